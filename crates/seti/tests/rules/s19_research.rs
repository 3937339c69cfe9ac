//! The rival: research and stored technologies (S19, rules 20 to 25).

use crate::rival::{acts, arrival, count, gains, ready, stored, tech, with_deck};
use crate::table::{Table, seat};
use orrery_core::plain::List;
use orrery_seti::Event;
use orrery_seti::state::Marker;

/// S19.20: S.1 asks for 6 publicity and advances nothing.
#[test]
fn research_costs_the_printed_publicity() {
    let mut t = ready([0, 0, 0], 1);
    t.p(2).publicity = 6;
    assert_eq!(gains(&mut t), "vp+5 publicity-6");
    assert_eq!(acts(&t), [(1, 3, vec!["S19.39", "S19.26"])]);
    assert_eq!(stored(&t), ["computer-1"]);
    assert_eq!((t.s.next_disc, t.s.offsets), (1, [1, 0, 0]));
    assert_eq!(t.s.rival.progress, 0);
    let mut t = ready([0, 0, 0], 1);
    t.p(2).publicity = 5;
    gains(&mut t);
    assert_eq!(acts(&t), [(1, 4, vec!["S19.39", "S19.26", "S19.20"])]);
    assert_eq!(t.s.next_disc, 0);
}

/// S19.20: S.4 asks for nothing and advances 1, after the choice.
#[test]
fn free_research_advances_afterwards() {
    let mut t = with_deck(1, &[4]);
    t.p(2).publicity = 0;
    assert_eq!(gains(&mut t), "vp+5");
    assert_eq!(acts(&t), [(4, 3, vec!["S19.45", "S19.27"])]);
    assert_eq!(stored(&t), ["computer-1"]);
    assert_eq!((t.s.rival.progress, t.s.next_disc), (1, 1));
}

/// S19.21
#[test]
fn the_first_two_point_tile_from_the_marker_on_is_taken() {
    let rows: [(u8, &[&str], &str); 5] = [
        (0, &[], "computer-1"),
        (3, &[], "computer-4"),
        (0, &["computer-1", "computer-2"], "computer-3"),
        (3, &["computer-4"], "telescope-1"),
        (11, &["probe-4"], "computer-1"),
    ];
    for (step, gone, taken) in rows {
        let mut t = with_deck(1, &[4]);
        t.s.rival.progress = step;
        for name in gone {
            t.s.techs[tech(name)].two_points = false;
        }
        assert_eq!(gains(&mut t), "vp+5");
        assert_eq!(stored(&t), [taken]);
    }
}

/// S19.22, D-47
#[test]
fn without_two_point_tiles_the_first_stack_with_tiles_is_taken() {
    let mut t = with_deck(1, &[4]);
    t.s.techs
        .iter_mut()
        .for_each(|stack| stack.two_points = false);
    t.s.techs[tech("computer-1")].tiles = List::new();
    assert_eq!(gains(&mut t), "vp+3");
    assert_eq!(stored(&t), ["computer-2"]);
}

/// S19.23, D-37
#[test]
fn the_rival_takes_the_same_technology_again() {
    let mut t = with_deck(1, &[4]);
    t.s.techs
        .iter_mut()
        .for_each(|stack| stack.two_points = false);
    t.s.techs[tech("computer-1")].tiles.pop();
    t.s.rival.techs[tech("computer-1")] = 1;
    assert_eq!(gains(&mut t), "publicity+1");
    assert_eq!(stored(&t), ["computer-1", "computer-1"]);
}

/// S19.24, S19.16: bonus points, publicity, energy and card of a tile.
#[test]
fn the_bonus_of_a_tile_is_converted() {
    let rows = [
        (0, "vp+5", 1),
        (1, "vp+2 publicity+1", 1),
        (2, "vp+2", 2),
        (3, "vp+2", 2),
    ];
    for (bonus, gained, progress) in rows {
        let mut t = with_deck(1, &[4]);
        let tiles = (0..4).filter(|&tile| tile != bonus).chain([bonus]);
        t.s.techs[tech("computer-1")].tiles = tiles.collect();
        assert_eq!(gains(&mut t), gained);
        assert_eq!(t.s.rival.progress, progress);
    }
}

/// S19.24, D-28
#[test]
fn a_tile_never_gives_the_rival_a_launch_or_data() {
    for (step, taken) in [(8, "probe-1"), (4, "telescope-1")] {
        let mut t = with_deck(1, &[4]);
        t.s.rival.progress = step;
        assert_eq!(gains(&mut t), "vp+5");
        assert_eq!(stored(&t), [taken]);
        assert_eq!(t.p(2).computer.upper, 0);
    }
}

/// S19.25: a telescope is one extra row signal.
#[test]
fn a_telescope_technology_is_spent_for_a_signal() {
    for (owned, signals) in [(0, 3), (2, 3 + 1)] {
        let mut t = with_deck(1, &[2]);
        t.s.rival.techs[tech("telescope-3")] = owned;
        gains(&mut t);
        assert_eq!(
            count(&t, |event| matches!(event, Event::Signal { .. })),
            signals
        );
        assert_eq!(stored(&t).len(), owned.saturating_sub(1) as usize);
    }
}

/// S19.25: a computer technology is 3 points and 1 progress.
#[test]
fn a_computer_technology_is_spent_for_points() {
    for (owned, gained) in [
        (0, "vp+5 publicity+1 traces+1"),
        (2, "vp+8 publicity+1 traces+1"),
    ] {
        let mut t = with_deck(1, &[1]);
        t.s.rival.techs[tech("computer-1")] = owned;
        t.p(2).computer.upper = 6;
        assert_eq!(gains(&mut t), gained);
        let spent = owned.min(1);
        assert_eq!(t.s.rival.progress, spent);
        assert_eq!(stored(&t).len(), (owned - spent) as usize);
    }
}

/// S19.60, S19.25: probe-2, which makes asteroids easy for a person, is no help.
#[test]
fn stored_technologies_give_no_ability() {
    let mut t = ready([1, 0, 0], 4);
    t.s.rival.techs[tech("probe-2")] = 1;
    gains(&mut t);
    assert_eq!(arrival(&t), "orbit venus");
    assert_eq!(stored(&t), ["probe-2"]);
}

/// S19.20, S19.21, S19.16: the rotation brings Earth to an anomaly that pays the rival a credit, so the
/// marker has moved before the choice; an energy bonus moves it only afterwards.
#[test]
fn the_choice_comes_after_the_rotation_and_before_the_bonus() {
    let mut t = with_deck(1, &[4]);
    t.discover("right");
    t.s.relics.anomalies[0].sector = 4;
    t.s.species[1].board[0][0] = Some(Marker::of(seat(2)));
    t.p(2).traces[1][0] = 1;
    t.s.techs[tech("computer-2")].tiles = [0, 1, 3, 2].into_iter().collect();
    assert_eq!(gains(&mut t), "vp+2");
    assert_eq!(stored(&t), ["computer-2"]);
    assert_eq!(t.s.rival.progress, 1 + 1 + 1);
    assert_eq!(t.p(2).credits, 0);
}

/// D-76, Card 72, Card 81: what the rival has researched and spent is still researched.
#[test]
fn a_technology_that_the_rival_has_spent_was_researched_by_somebody_else() {
    let mut t = Table::solo(1);
    t.hand(1, "81");
    t.s.techs[tech("probe-2")].tiles.pop();
    t.mark().play("play 81");
    assert_eq!(t.own_choices(), ["tech probe-2"]);

    let mut t = Table::solo(1);
    t.hand(1, "72");
    let mut untouched = t.clone();
    t.s.techs[tech("probe-2")].tiles.remove(0);
    for t in [&mut t, &mut untouched] {
        t.mark().play("play 72; tech probe-2");
    }
    assert_eq!(t.p(1).publicity, untouched.p(1).publicity + 2);
}

/// S19.25, D-76
#[test]
fn the_technology_with_the_fewest_dots_is_spent() {
    let mut t = ready([2, 0, 0], 8);
    t.s.rival.techs[tech("probe-4")] = 1;
    t.s.rival.techs[tech("probe-2")] = 2;
    t.s.rival.techs[tech("telescope-1")] = 1;
    gains(&mut t);
    assert_eq!(stored(&t), ["probe-2", "probe-4", "telescope-1"]);
}

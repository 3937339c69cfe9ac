//! Milestones (S10, rules 1 to 12).

use crate::s01_setup::new;
use crate::table::{Table, seat};
use orrery_seti::Options;
use orrery_seti::names::{Gold, Species, Trace};
use orrery_seti::state::Marker;

/// S10.4: the values of the gold tiles, as the setup has put them.
#[test]
fn gold_sides_decide_the_values() {
    let values = |gold: &str| {
        let options = Options {
            gold: Some(gold.to_owned()),
            ..Options::default()
        };
        let s = new(&options, 1);
        Gold::ALL
            .iter()
            .map(|&gold| s.gold_values(gold)[0])
            .collect::<Vec<_>>()
    };
    assert_eq!(values("AAAA"), [11, 4, 11, 8]);
    assert_eq!(values("BBBB"), [7, 8, 5, 8]);
}

/// S10.1: nothing is resolved during the turn, everything at its end.
#[test]
fn a_milestone_waits_for_the_end_of_the_turn() {
    let mut t = Table::new(2);
    t.score(1, 24)
        .hand(1, "75")
        .play("play 75; trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
    t.play("end");
    assert_eq!(t.decides(), "1 gold");
}

/// S10.1: also if another player's turn brought the points.
#[test]
fn points_in_somebody_elses_turn_count_at_its_end() {
    let mut t = Table::new(2);
    t.score(2, 24).signals("61-virginis", "2 2 2 1 2");
    t.play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(t.decides(), "2 trace", "seat 2 wins the sector");
    t.play("trace pink left overflow; end");
    assert_eq!(t.decides(), "2 gold");
}

/// S10.2: 25, 50 and 70, each once; S2.30: not again on the second lap.
#[test]
fn gold_milestones_are_25_50_and_70() {
    for (score, expected) in [
        (24, "2 turn"),
        (25, "1 gold"),
        (49, "1 gold"),
        (130, "1 gold"),
    ] {
        let mut t = Table::new(2);
        t.score(1, score).play("launch; end");
        assert_eq!(t.decides(), expected, "at {score}");
    }
    let mut t = Table::new(2);
    t.score(1, 130)
        .play("launch; end; gold income; gold other; gold missions");
    assert_eq!(t.decides(), "2 turn", "three milestones and no more");
}

/// S10.3, S10.4: the best free space; third and fourth share the last value.
#[test]
fn later_claimants_get_lower_values() {
    let mut t = Table::new(4);
    for number in 1..=4 {
        t.score(number, 25);
    }
    t.play("launch; end; gold technology; gold technology; gold technology; gold technology");
    let order: Vec<u8> = t.s.gold[Gold::Technology.index()]
        .iter()
        .map(|s| s.number())
        .collect();
    assert_eq!(order, [1, 2, 3, 4]);
    assert_eq!(t.s.gold_values(Gold::Technology), [11, 8, 5, 5]);
    for number in 1..=4 {
        t.tech(number, "probe-1 telescope-1 computer-1");
    }
    let points: Vec<u16> = (1..=4).map(|n| t.s.gold_points(seat(n))).collect();
    assert_eq!(points, [11, 8, 5, 5]);
}

/// S10.3, S10.5: never twice on one tile.
#[test]
fn a_player_marks_a_tile_once() {
    let mut t = Table::new(2);
    t.score(1, 70).play("launch; end");
    assert_eq!(
        t.own_choices(),
        [
            "gold technology",
            "gold missions",
            "gold income",
            "gold other"
        ]
    );
    t.play("gold income");
    assert_eq!(
        t.own_choices(),
        ["gold technology", "gold missions", "gold other"]
    );
    t.play("gold technology; gold other");
    assert_eq!(t.decides(), "2 turn");
}

/// S10.6, S2.17: one player's milestones before the next player's.
#[test]
fn the_active_player_resolves_all_of_them_first() {
    let mut t = Table::new(2);
    t.score(1, 50).score(2, 25).play("launch; end");
    assert_eq!(t.decides(), "1 gold");
    t.play("gold income");
    assert_eq!(t.decides(), "1 gold");
    t.play("gold other");
    assert_eq!(t.decides(), "2 gold");
}

/// S10.7, D-10: different kinds in ascending order of value, equal ones as the player likes.
#[test]
fn kinds_of_milestones_are_ordered_by_value() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Exertians);
    t.discover("left").score(1, 30);
    t.p(1).message = 20;
    t.p(2).message = 900;
    t.mark().play("launch; end");
    assert_eq!(
        t.decides(),
        "1 message",
        "the message lies at 20, the gold milestone at 25"
    );
    t.play("message 4");
    assert_eq!(t.decides(), "1 gold");

    let mut t = Table::with_species(2, Species::Centaurians, Species::Exertians);
    t.discover("left").score(1, 30);
    t.p(1).message = 25;
    t.p(2).message = 900;
    t.mark().play("launch; end");
    assert_eq!(t.own_choices(), ["milestone gold", "milestone message"]);
    t.play("milestone message");
    assert_eq!(t.decides(), "1 message");
}

/// S10.8, S10.9, S1.10: 20 and 30, while markers lie there; none with four players.
#[test]
fn neutral_markers_move_to_discovery_spaces() {
    for (players, at_20) in [(2, 2), (3, 1), (4, 0)] {
        let mut t = Table::new(players);
        assert_eq!(t.s.neutral, [at_20, at_20]);
        t.score(1, 20).play("launch; end");
        let placed = t.s.species[0].discovery.iter().flatten().count();
        assert_eq!(placed, usize::from(at_20 > 0), "{players} players");
        assert_eq!(t.s.neutral[0], at_20.saturating_sub(1));
        assert_eq!(t.s.neutral[1], at_20);
    }
}

/// S10.9, S21.7: one marker for each crossing, once per player and value.
#[test]
fn each_crossing_moves_one_marker() {
    let mut t = Table::new(2);
    t.score(1, 20)
        .play("launch; end; launch; end; pass; take 134");
    assert_eq!(t.s.neutral, [1, 2], "seat 1 passes 20 once");
    t.score(2, 31)
        .play("scan; earth proxima-centauri; row 110; signal barnards-star; end; gold income");
    assert_eq!(t.s.neutral, [0, 1], "seat 2 passes both");
}

/// S10.10: left species first, pink, orange, blue.
#[test]
fn neutral_markers_fill_from_the_left() {
    let mut t = Table::new(2);
    t.s.species[0].discovery[Trace::Orange.index()] = Some(Marker::Neutral);
    t.score(1, 30).play("launch; end; gold income");
    let left = t.s.species[0].discovery;
    assert_eq!(left, [Some(Marker::Neutral); 3]);
    assert!(t.s.species[0].discovered);
    assert_eq!(t.s.species[1].discovery, [None; 3]);
}

/// S10.11, S10.12: with all six spaces filled nothing happens, and boards are never used.
#[test]
fn without_a_discovery_space_the_marker_stays() {
    let mut t = Table::new(2);
    t.discover("left").discover("right").score(1, 20);
    t.play("launch; end");
    assert_eq!(t.s.neutral, [2, 2]);
    assert!(t.s.species.iter().all(|slot| slot.board == [[None; 9]; 3]));
    assert!(t.p(1).neutral_done[0]);
}

/// S2.19, S10.12: neutral markers come after all players' milestones and reward nobody.
#[test]
fn neutral_milestones_come_last() {
    let mut t = Table::new(2);
    t.score(1, 25).score(2, 20).play("launch; end");
    assert_eq!(t.decides(), "1 gold");
    assert_eq!(t.s.neutral, [2, 2]);
    t.mark().play("gold income");
    assert_eq!(t.s.neutral, [0, 2]);
    assert_eq!((t.diff(1), t.diff(2)), (String::new(), String::new()));
}

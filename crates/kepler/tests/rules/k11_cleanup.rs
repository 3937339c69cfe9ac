//! K11: the clean-up phase.

use crate::table::{Table, cubes, seat};
use orrery_core::Seat;
use orrery_kepler::names::{Tech, Track};
use orrery_kepler::{Event, Options};

/// The card that was turned up at the start of the round is applied when all turns are over, by those who
/// tie one at a time in turn order, and every benefit can be refused.
#[test]
fn k11_1_the_card_is_applied_after_the_last_turn() {
    let mut t = Table::new(3);
    for number in 1..=3 {
        t.burned(number, cubes(1, 1, 0))
            .set_track(number, Track::Colonial, 5);
    }
    t.set_track(2, Track::Colonial, 4); // not among the highest
    t.on_to(3, "recall");
    assert_eq!(t.p(1).well, cubes(1, 1, 0), "nothing before phase 3");
    t.play("end").decides(1, "regenerate");
    t.play("regenerate energy; skip").decides(3, "regenerate");
    t.play("regenerate matter; regenerate energy");
    let wells = [1, 2, 3].map(|number| t.p(number).well);
    assert_eq!(wells, [cubes(0, 1, 0), cubes(1, 1, 0), cubes(0, 0, 0)]);
    assert_eq!(t.s.round, 2);
}

/// K11.1, [R10]: who is concerned is settled first. Both are last; the first one's advance does not make
/// the second one the only last player, nor does it make the first one safe from a second step.
#[test]
fn k11_1_groups_are_found_before_anything_is_applied() {
    let mut t = Table::new(2);
    t.card("aiuti-alle-colonie").finish_turns();
    t.decides(1, "offer").play("accept; skip"); // the matter icon of space 2
    t.decides(2, "offer").play("accept; skip");
    assert_eq!(
        (t.track(1, Track::Colonial), t.track(2, Track::Colonial)),
        (2, 2)
    );
}

/// A medal brought to the card in phase 3a is awarded in phase 3b of the same round.
#[test]
fn k11_2_medals_gained_by_the_card_are_awarded_at_once() {
    let mut t = Table::new(2);
    t.set_track(1, Track::Colonial, 3)
        .set_track(2, Track::Colonial, 6);
    t.card("aiuti-alle-colonie").finish_turns().play("accept");
    // Player 1 took the medal of space 4 to the card; player 2 is still ahead.
    assert_eq!((t.p(1).medals, t.p(2).medals), ([0, 0], [1, 0]));
    assert_eq!((t.s.round, t.s.on_card, t.s.supplied), (2, [0, 0], 0));
}

/// Each track by itself; those who tie all get the full number, and the difference comes from the supply.
#[test]
fn k11_3_the_highest_get_all_medals_of_their_track() {
    let mut t = Table::new(3);
    t.set_track(1, Track::Colonial, 9)
        .set_track(2, Track::Technology, 9);
    t.set_track(3, Track::Technology, 9);
    t.s.on_card = [1, 2];
    t.s.medals[0].remove(4);
    t.s.medals[1].remove(5);
    t.s.medals[1].remove(8);
    t.finish_turns();
    let medals = [1, 2, 3].map(|number| t.p(number).medals);
    assert_eq!(medals, [[1, 0], [0, 2], [0, 2]]);
    assert_eq!((t.s.on_card, t.s.supplied, t.s.round), ([0, 0], 2, 2));
    let told = |n| {
        let medals = |event: &Event| matches!(event, Event::Medals { n: m, .. } if *m == n);
        t.events.iter().filter(|told| medals(&told.event)).count()
    };
    assert_eq!((told(1), told(2)), (1, 2));
}

/// [R11]: four players who tie for all ten medals get 40 although only 24 are printed.
#[test]
fn k11_3_the_supply_never_runs_out() {
    let mut t = Table::new(4);
    t.s.on_card = [5, 5];
    t.s.medals = Default::default();
    t.finish_turns();
    let medals = [1, 2, 3, 4].map(|number| t.p(number).medals);
    assert_eq!((medals, t.s.supplied), ([[5, 5]; 4], 30));
}

/// K11.4: the first player changes counter-clockwise while the turns of a round go clockwise; after round 16 the
/// game is over.
#[test]
fn k11_4_the_first_player_changes_counter_clockwise() {
    let mut t = Table::with(&Options {
        players: 3,
        first: Some(seat(2)),
        ..Options::default()
    });
    let mut order = vec![t.s.active.number()];
    let mut first = vec![t.s.first.number()];
    while t.s.decision_seat().is_some() {
        t.step_out();
        let turns = t.events.drain(..).filter_map(|told| match told.event {
            Event::Turn { seat } => Some(seat.number()),
            _ => None,
        });
        order.extend(turns);
        if t.s.round as usize > first.len() {
            first.push(t.s.first.number());
        }
    }
    assert_eq!(first[..5], [2, 1, 3, 2, 1]);
    assert_eq!(order[..9], [2, 3, 1, 1, 2, 3, 3, 1, 2]);
    assert_eq!((first.len(), order.len()), (16, 48));
    assert_eq!(t.s.first, seat(2), "not passed on after round 16");
}

trait Decides {
    fn decision_seat(&self) -> Option<Seat>;
}

impl<G: orrery_core::Game> Decides for G {
    fn decision_seat(&self) -> Option<Seat> {
        self.decision().map(|decision| decision.seat)
    }
}

/// K11.1: cards are applied in the round in which they lie face up, and a new one follows.
#[test]
fn k11_1_every_round_has_its_own_card() {
    let mut t = Table::new(2);
    let next = *t.s.deck.last().unwrap();
    t.level(1, Tech::SpaceTravel, 1);
    let face_up = t.s.card;
    t.on_to(1, "recall");
    assert_eq!(t.s.card, face_up);
    t.finish_turns();
    t.on_to(2, "main");
    assert_eq!((t.s.round, t.s.card), (2, Some(next)));
}

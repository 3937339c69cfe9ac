//! The course of the game (K5).

use crate::table::{Table, cubes, seat};
use orrery_core::{Game, Part, Seat, Speak, Viewer};
use orrery_kepler::event::Event;
use orrery_kepler::names::{Tech, Track};
use orrery_kepler::{Kepler, Options};

/// K5.1, K5.2, K5.3, K16.14
#[test]
fn everybody_has_one_turn_in_each_of_sixteen_rounds() {
    let mut t = Table::new(3);
    t.to_the_end();
    let (mut rounds, mut turns) = (vec![], [0; 3]);
    for told in &t.events {
        match &told.event {
            Event::Round { round, .. } => rounds.push(*round),
            Event::Turn { seat } => turns[seat.index()] += 1,
            _ => {}
        }
    }
    // The events begin after the first player's turn of round 1 has begun.
    assert_eq!(rounds, (2..=16).collect::<Vec<u8>>());
    assert_eq!(turns, [15, 16, 16]);
    assert!(t.said(&Event::GameOver));
}

/// K5.2: the card is turned up when the round begins and does nothing until the clean-up.
#[test]
fn a_round_begins_with_a_new_progress_card() {
    let mut t = Table::new(2);
    t.next_card("borse-di-ricerca");
    let next = *t.s.deck.last().unwrap();
    t.finish_turns().assert_asks(2, "main");
    assert_eq!((t.s.round, t.s.card, t.s.deck.len()), (2, Some(next), 14));
    assert_eq!(
        (t.track(1, Track::Technology), t.track(2, Track::Technology)),
        (0, 0)
    );
    assert!(matches!(t.events.last().unwrap().event, Event::Turn { .. }));
}

/// K5.3: main action, bonus actions, moving, recall; nobody goes back to an earlier step.
#[test]
fn a_turn_has_four_steps_in_order() {
    let mut t = Table::new(3);
    t.level(1, Tech::SpaceTravel, 1).ship(1, 1, "3,13");
    t.assert_asks(1, "main");
    t.play("action energy-storage").assert_asks(1, "bonus");
    t.illegal("ship 1; recall 1; action terraform");
    t.play("done").assert_asks(1, "fly");
    t.illegal("bonus scientific-progress; recall 1");
    t.play("done").assert_asks(1, "recall");
    t.illegal("ship 1; bonus scientific-progress");
    t.play("end").assert_asks(2, "main");
    t.on_to(3, "main").on_to(3, "recall").play("end");
    assert_eq!(t.s.round, 2);
}

/// K5.4: card, then medals, then the next round.
#[test]
fn the_clean_up_applies_the_card_then_awards_medals() {
    let mut t = Table::new(2);
    t.card("aiuti-alle-colonie")
        .set_track(1, Track::Colonial, 2)
        .set_track(2, Track::Colonial, 9);
    t.finish_turns().assert_asks(1, "offer");
    t.play("accept");
    let position =
        |wanted: fn(&Event) -> bool| t.events.iter().position(|told| wanted(&told.event));
    let applied = position(|event| matches!(event, Event::CardApplied { .. }));
    let moved = position(|event| matches!(event, Event::MedalToCard { .. }));
    let medals = position(|event| matches!(event, Event::Medals { .. }));
    let round = position(|event| matches!(event, Event::Round { .. }));
    assert!(applied.is_some() && applied < moved && moved < medals && medals < round);
    assert!(t.said(&Event::Medals {
        seat: Some(seat(2)),
        track: Track::Colonial,
        n: 1
    }));
    assert_eq!((t.s.round, t.s.first), (2, seat(2)));
}

/// K5.3, K5.4: a turn is somebody's from its first step to its last; the setup, phase 3 and the end are nobody's.
#[test]
fn turns_and_other_phases_are_told_apart() {
    let turn = |t: &Table| t.s.view(Viewer::Spectator).turn().map(Seat::number);
    let mut t = Table::fresh(&Options::default(), 1);
    while t.s.round == 0 {
        assert_eq!(turn(&t), None, "setup");
        let first = t.choices()[0].clone();
        t.play(&first);
    }
    let mut t = Table::new(2);
    t.card("riciclo-entropico")
        .burned(1, cubes(1, 0, 0))
        .burned(2, cubes(1, 0, 0));
    assert_eq!(turn(&t), Some(1));
    t.on_to(1, "recall");
    assert_eq!(turn(&t), Some(1));
    t.on_to(2, "main");
    assert_eq!(turn(&t), Some(2));
    t.mark();
    t.finish_turns().decides(1, "regenerate");
    assert_eq!(turn(&t), None, "phase 3");
    let parts = t
        .events
        .iter()
        .filter_map(|told| Kepler::begins(&told.event));
    assert_eq!(parts.collect::<Vec<_>>(), [Part::Phase]);
    t.to_the_end();
    assert_eq!(turn(&t), None, "the end");
}

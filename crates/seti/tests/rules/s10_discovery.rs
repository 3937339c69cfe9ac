//! Discovery of species (S10, rules 13 to 21).

use crate::table::Table;
use orrery_core::Game;
use orrery_seti::Event;
use orrery_seti::names::{Card, Side, Species, Trace};
use orrery_seti::state::Marker;

/// Seat 1 is about to fill the last (blue) space of the left species; seat 2 has the orange one.
fn nearly(left: Species, right: Species) -> Table {
    let mut t = Table::with_species(2, left, right);
    t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Two), None];
    t.p(2).traces[0][Trace::Orange.index()] = 1;
    t.p(1).computer.upper = 6;
    t.mark();
    t
}

/// Plays for seat 1 until the game is over: everybody passes every round.
fn to_the_end(table: &mut Table) {
    while table.s.decision().is_some() {
        let choices = table.choices();
        let next = ["pass", "end", "skip"]
            .into_iter()
            .find(|wanted| choices.iter().any(|c| c == wanted));
        let choice = next.map_or_else(|| choices[0].clone(), str::to_owned);
        table.play(&choice);
    }
}

/// S10.13, S10.14, S2.20, D-45: the reveal waits for the end of the turn.
#[test]
fn a_species_is_revealed_at_the_end_of_the_turn() {
    let mut t = nearly(Species::Mascamites, Species::Anomalies);
    t.hand(1, "99").overflow(1, "left", "orange", 1);
    t.play("analyse; trace blue left discovery");
    assert!(!t.s.species[0].discovered);
    t.play("end");
    assert!(t.s.species[0].discovered);
    assert!(t.events.iter().any(|told| matches!(
        told.event,
        Event::Discovered {
            side: Side::Left,
            species: Species::Mascamites
        }
    )));
}

/// S10.14: board spaces cannot be used between the third marker and the reveal.
#[test]
fn the_board_is_closed_until_the_reveal() {
    let mut t = nearly(Species::Mascamites, Species::Anomalies);
    t.s.species[0].discovery[2] = Some(Marker::Neutral);
    t.play("analyse");
    assert_eq!(
        t.own_choices(),
        [
            "trace blue left overflow",
            "trace blue right discovery",
            "trace blue right overflow"
        ]
    );
}

/// S10.15, S10.16, S10.17, S10.18, D-16: one card for each own discovery marker, neutral ones get none, then one
/// card is turned up.
#[test]
fn discovery_markers_earn_species_cards() {
    let mut t = nearly(Species::Mascamites, Species::Anomalies);
    t.overflow(1, "left", "pink", 2);
    t.play("analyse; trace blue left discovery; end");
    assert_eq!(
        t.p(1).hand.len(),
        1,
        "overflow markers earn nothing (S10.16)"
    );
    assert_eq!(t.p(2).hand.len(), 1);
    let slot = &t.s.species[0];
    assert!(slot.face_up.is_some());
    assert_eq!(slot.deck.len(), 7);
}

/// S10.18: dealt clockwise from the player whose turn ended, from the top of the shuffled deck.
#[test]
fn cards_are_dealt_from_the_active_player_on() {
    let mut t = nearly(Species::Anomalies, Species::Mascamites);
    t.play("analyse; trace blue left discovery; end");
    let dealt: Vec<u8> = t
        .events
        .iter()
        .filter_map(|told| match told.event {
            Event::Drew {
                seat,
                card: Some(_),
            } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(dealt, [1, 2]);
}

/// S10.19: the face-up card or the top of the deck; the face-up one is replaced.
#[test]
fn a_species_card_is_taken_open_or_blind() {
    let mut t = Table::new(2);
    t.discover("left");
    t.p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left 1");
    assert_eq!(t.own_choices(), ["take et.1", "draw"]);
    let mut blind = t.clone();
    t.play("take et.1");
    assert_eq!(t.s.species[0].face_up, Card::species(2));
    blind.play("draw");
    assert_eq!(blind.s.species[0].face_up, Card::species(1));
    assert!(blind.p(1).hand.has(Card::species(2).unwrap()));
}

/// S10.19: the last open card is not replaced; without cards the symbol does nothing.
#[test]
fn an_empty_species_deck_gives_what_is_left() {
    let mut t = Table::new(2);
    t.discover("left");
    t.hand(2, "et.2 et.3 et.4 et.5 et.6 et.7 et.8 et.9 et.10");
    t.p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left 1");
    assert_eq!(t.diff(1), "vp+5 energy-1 hand+1 traces+1");
    assert_eq!(t.s.species[0].face_up, None);
    t.next_own_turn();
    t.p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left 2");
    assert_eq!(t.diff(1), "vp+3 energy-1 traces+1");
}

/// S10.20, S10.21: the discovery spaces stay filled; two species at most.
#[test]
fn both_species_can_be_discovered_and_stay() {
    let mut t = Table::new(2);
    t.discover("left").discover("right");
    t.p(1).computer.upper = 6;
    t.mark()
        .play("analyse")
        .illegal("trace blue left discovery; trace blue right discovery");
    assert_eq!(t.s.species.len(), 2);
}

/// S10.21: a species may remain undiscovered.
#[test]
fn a_game_may_end_without_discovery() {
    let mut t = Table::new(2);
    to_the_end(&mut t);
    assert!(t.s.species.iter().all(|slot| !slot.discovered));
}

/// S2.21, D-11: left before right.
#[test]
fn of_two_discoveries_the_left_one_is_first() {
    let mut t = Table::new(2);
    t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
    t.s.species[1].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
    t.hand(1, "100").p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left discovery");
    t.s.species[1].discovery[2] = Some(Marker::Neutral);
    t.play("end");
    let order: Vec<Side> = t
        .events
        .iter()
        .filter_map(|told| match told.event {
            Event::Discovered { side, .. } => Some(side),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Side::Left, Side::Right]);
}

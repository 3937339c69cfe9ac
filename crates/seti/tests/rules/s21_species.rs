//! Rulings on species (S21, D).

use crate::table::{Table, seat};
use orrery_core::{Game, Rng};
use orrery_seti::Event;
use orrery_seti::names::{Body, Side, Species, Trace};
use orrery_seti::state::Marker;

fn oumuamua() -> Table {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left"); // the tile lies at r3s5, in the sector of 61-virginis
    t
}

/// Seat 1 analyses and fills the last discovery space of the left species.
fn discover_left(t: &mut Table) {
    t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
    t.p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left discovery; end");
}

/// D-10: in ascending order, and again until none is left, before neutral milestones.
#[test]
fn milestones_reached_by_milestones_come_at_once() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Exertians);
    t.discover("left").score(1, 20);
    t.p(1).message = 20;
    t.p(2).message = 900;
    t.mark().play("launch; end");
    assert_eq!(t.decides(), "1 message");
    t.play("message 4");
    assert_eq!(t.decides(), "1 gold", "28 points");
    assert_eq!(t.s.neutral, [2, 2], "neutral ones wait");
    t.play("gold income");
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(t.s.neutral, [1, 2]);
}

/// D-11
#[test]
fn the_left_species_is_revealed_first() {
    let mut t = Table::new(2);
    for slot in &mut t.s.species {
        slot.discovery = [Some(Marker::Neutral); 3];
    }
    t.mark().play("launch; end");
    let sides = t.events.iter().filter_map(|told| match told.event {
        Event::Discovered { side, .. } => Some(side),
        _ => None,
    });
    assert_eq!(sides.collect::<Vec<_>>(), [Side::Left, Side::Right]);
}

/// D-16
#[test]
fn species_cards_are_dealt_from_the_active_player_on() {
    let mut t = Table::new(3);
    t.play("launch; end");
    t.s.species[0].discovery = [Some(Marker::One), Some(Marker::Three), Some(Marker::Two)];
    for (number, color) in [(1, 0), (3, 1), (2, 2)] {
        t.p(number).traces[0][color] = 1;
    }
    t.mark().play("launch; end");
    let dealt = t.events.iter().filter_map(|told| match told.event {
        Event::Drew {
            seat,
            card: Some(_),
        } => Some(seat.number()),
        _ => None,
    });
    assert_eq!(dealt.collect::<Vec<_>>(), [2, 3, 1]);
}

/// D-17: any token may lie at any of the three places, either side up.
#[test]
fn anomalies_are_placed_at_random() {
    let mut seen = std::collections::BTreeSet::new();
    let mut sides = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut t = Table::with_species(2, Species::Anomalies, Species::Mascamites);
        t.s.rng = Rng::new(seed);
        discover_left(&mut t);
        let tokens = &t.s.relics.anomalies;
        let sectors: Vec<u8> = tokens.iter().map(|token| token.sector).collect();
        assert_eq!(sectors, [5, 0, 2], "Earth and three sectors either way");
        let mut colors: Vec<Trace> = tokens.iter().map(|token| token.color).collect();
        seen.insert(colors.clone());
        sides.extend(tokens.iter().map(|token| (token.color, token.side)));
        colors.sort_unstable();
        assert_eq!(colors, [Trace::Pink, Trace::Orange, Trace::Blue]);
    }
    assert_eq!(seen.len(), 6, "every order");
    assert_eq!(sides.len(), 6, "every side");
}

/// D-18: whichever disc turns, Earth moves and its new sector is checked.
#[test]
fn every_disc_carries_earth() {
    for disc in 0..3 {
        let mut t = Table::new(2);
        t.discover("right");
        t.s.relics.anomalies[0].sector = 4; // pink: a credit
        t.s.species[1].board[0][0] = Some(Marker::Two);
        t.p(2).traces[1][0] = 1;
        t.s.next_disc = disc;
        t.mark().play("pass");
        assert_eq!(t.s.space_of(Body::Earth).to_string(), "r1s4");
        assert_eq!(t.diff(2), "credits+1", "disc {disc}");
    }
}

/// D-19, S16.6
#[test]
fn orbiting_oumuamua() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").probe(1, "r3s5").probe(2, "r3s5");
    t.play("orbit oumuamua; signal 61-virginis; draw");
    assert_eq!(
        t.diff(1),
        "vp+10 credits-1 energy-1 data+1 exofossils+1 hand+1 pieces-1"
    );
    t.play("end; orbit oumuamua; signal 61-virginis");
    assert_eq!(
        t.diff(2),
        "vp+12 credits-1 energy-1 data+1 exofossils+1 pieces-1",
        "no card for the second; 2 points for the second position"
    );
}

/// D-19, D-44: landing gives points, exofossils and data, but no trace.
#[test]
fn landing_on_oumuamua() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").probe(1, "r3s5").play("land oumuamua");
    assert_eq!(t.own_choices(), ["space 1", "space 2", "space 3"]);
    t.play("space 1");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "vp+9 energy-3 data+3 exofossils+2 pieces-1");
}

/// D-21: the universal trace of the first message goes to any species.
#[test]
fn the_message_trace_goes_anywhere() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Exertians);
    t.discover("left").score(1, 15);
    t.p(1).message = 15;
    t.mark().play("launch; end; message 1");
    assert_eq!(t.decides(), "1 trace");
    for color in ["pink", "orange", "blue"] {
        t.legal(&format!(
            "trace {color} left 1; trace {color} left overflow; \
             trace {color} right discovery; trace {color} right overflow"
        ));
    }
}

/// D-22: the green part waits for the end of the turn.
#[test]
fn the_green_part_is_a_milestone() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
    t.discover("left")
        .hand(1, "et.34")
        .play("play et.34; end; pass; take 134");
    t.p(1).message = 900;
    t.score(1, 11).p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue right discovery");
    assert_eq!((t.p(1).score, t.decides().as_str()), (14, "1 late"));
    t.score(1, 15);
    assert_eq!(t.decides(), "1 late");
    t.play("end");
    assert_eq!(t.decides(), "1 trace");
    let pink = t.own_choices().iter().all(|c| c.starts_with("trace pink"));
    assert!(pink);
}

/// D-23: without any danger nobody loses.
#[test]
fn no_danger_costs_nothing() {
    for (danger, score) in [(false, 19), (true, 18)] {
        let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
        t.discover("left").score(1, 19).score(2, 12);
        if danger {
            t.s.species[0].board[0][0] = Some(Marker::One);
            t.p(1).traces[0][0] = 1;
        }
        t.last_round().play("pass; pass");
        let scores: Vec<i32> =
            t.s.outcome()
                .unwrap()
                .sides
                .iter()
                .map(|s| s.score)
                .collect();
        assert_eq!(scores, [score, 12]);
    }
}

/// D-45: after milestones, not when the third space is filled.
#[test]
fn discovery_waits_for_the_milestones() {
    let mut t = Table::new(2);
    t.score(1, 20);
    discover_left(&mut t);
    assert_eq!(t.decides(), "1 gold");
    assert!(!t.s.species[0].discovered);
    t.play("gold income");
    assert!(t.s.species[0].discovered);
}

/// D-70: completing the tile counts as completing a sector (card 45 gives energy for that).
#[test]
fn completing_the_tile_is_completing_a_sector() {
    let mut t = oumuamua();
    t.s.relics.tile = [seat(2), seat(2)].into_iter().collect();
    t.hand(1, "45"); // 112 is yellow: kepler-22 or 61-virginis; 110 is red
    t.play("play 45; row 112; signal 61-virginis; signal oumuamua; row 110; signal barnards-star");
    assert_eq!(
        t.diff(1),
        "vp+2 credits-2 energy+1 data+2 exofossils+1 hand-1"
    );
}

/// D-74: every probe that stands where the tile appears gives its owner 1 publicity.
#[test]
fn each_probe_under_the_tile_pays() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.probe(1, "r3s5").probe(1, "r3s5").probe(2, "r3s5");
    t.s.species[0].discovery = [Some(Marker::Neutral), Some(Marker::Neutral), None];
    t.p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left overflow");
    t.s.species[0].discovery[2] = Some(Marker::Neutral);
    t.mark().play("end");
    assert_eq!(
        (t.diff(1), t.diff(2)),
        ("publicity+2".to_owned(), "publicity+1".to_owned())
    );
}

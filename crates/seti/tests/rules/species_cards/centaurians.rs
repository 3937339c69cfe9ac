//! Species cards ET.31 to ET.40: Centaurians.

use crate::species_cards::centaurians;
use crate::table::{Table, card, seat};

/// Plays a Centaurian card at score 0 and lets the score reach its marker at 15; the turn is about to end.
fn white_part(text: &str, choices: &str, gained: &str) -> Table {
    let mut t = centaurians(text);
    t.play(&format!("play {text}{choices}"));
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", gained)
    );
    let pending: Vec<_> =
        t.s.relics
            .pending
            .iter()
            .map(|one| (one.seat, one.card, one.at))
            .collect();
    assert_eq!(pending, [(seat(1), card(text), 15)]);
    let mut below = t.clone();
    below.score(1, 14).play("end");
    assert_eq!(
        (below.decides().as_str(), below.s.relics.pending.len()),
        ("2 turn", 1)
    );
    t.score(1, 15);
    t
}

/// The card is tucked at the end of the turn and pays its income.
fn becomes_income(mut t: Table, text: &str, gained: &str) {
    t.play("end");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("2 turn", gained)
    );
    assert!(t.p(1).tucked.has(card(text)) && t.s.relics.pending.is_empty());
}

/// ET.31
#[test]
fn vessel_designs_launches_and_becomes_publicity_income() {
    let t = white_part("et.31", "", "energy-1 hand-1 pieces+1");
    becomes_income(t, "et.31", "publicity+1 tucked+1");
    let mut t = centaurians("et.31");
    t.probe(1, "r1s6").play("play et.31");
    assert_eq!(t.diff(1), "energy-1 hand-1", "no launch at the probe limit");
    assert_eq!(t.s.relics.pending.len(), 1);
}

/// ET.32
#[test]
fn exocomputers_gives_two_data_and_becomes_data_income() {
    let t = white_part("et.32", "", "energy-1 data+2 hand-1");
    becomes_income(t, "et.32", "data+1 tucked+1");
}

/// ET.33
#[test]
fn infocluster_gives_publicity_and_a_credit_and_becomes_publicity_income() {
    let t = white_part("et.33", "", "credits+1 energy-1 publicity+1 hand-1");
    becomes_income(t, "et.33", "publicity+1 tucked+1");
}

/// The card gives a trace of this colour for either species and leaves the game.
fn becomes_trace(mut t: Table, text: &str, color: &str) {
    t.play("end");
    let spots = [
        "left 1",
        "left 2",
        "left 3",
        "left overflow",
        "right discovery",
        "right overflow",
    ];
    let mut spots = spots.map(|spot| format!("trace {color} {spot}")).to_vec();
    if t.p(1).data > 0 {
        spots.insert(3, format!("trace {color} left 5"));
    }
    assert_eq!((t.decides().as_str(), t.own_choices()), ("1 trace", spots));
    t.play(&format!("trace {color} right discovery"));
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("2 turn", "vp+3 publicity+1 traces+1")
    );
    assert!(t.s.gone.has(card(text)));
}

/// ET.34: the card is drawn from the deck, so the hand stays the same.
#[test]
fn a_message_from_afar_draws_a_card_and_becomes_a_pink_trace() {
    let mut t = white_part("et.34", "", "energy-1");
    assert!(t.p(1).hand.has(card("1")), "the top of the deck");
    becomes_trace(t, "et.34", "pink");
}

/// ET.35
#[test]
fn synthesis_instructions_gives_a_data_and_becomes_an_orange_trace() {
    becomes_trace(
        white_part("et.35", "", "energy-1 data+1 hand-1"),
        "et.35",
        "orange",
    );
}

/// ET.36
#[test]
fn alien_schematics_gives_publicity_and_becomes_a_blue_trace() {
    becomes_trace(
        white_part("et.36", "", "energy-1 publicity+2 hand-1"),
        "et.36",
        "blue",
    );
}

/// ET.37
#[test]
fn music_of_the_spheres_takes_a_card_and_becomes_a_credit_and_any_trace() {
    let mut t = white_part("et.37", "; take 108", "energy-2");
    assert!(t.p(1).hand.has(card("108")));
    t.play("end");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 trace", "credits+1")
    );
    t.legal("trace pink left 1; trace orange right discovery; trace blue left overflow");
    t.play("trace orange left 3");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("2 turn", "vp+5 credits+1 traces+1")
    );
    assert!(t.s.gone.has(card("et.37")));
}

/// ET.38
#[test]
fn hivemind_concept_gives_a_computer_technology_and_becomes_data_income() {
    let t = white_part(
        "et.38",
        "; tech computer-4; slot 2",
        "vp+5 energy-2 hand-1 techs+1",
    );
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
    becomes_income(t, "et.38", "data+1 tucked+1");
    let mut t = centaurians("et.38");
    t.play("play et.38")
        .illegal("tech probe-1; tech telescope-1");
}

/// ET.39
#[test]
fn telescope_blueprints_gives_a_telescope_technology_and_becomes_publicity_income() {
    let t = white_part(
        "et.39",
        "; tech telescope-2",
        "vp+5 energy-2 hand-1 techs+1",
    );
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
    becomes_income(t, "et.39", "publicity+1 tucked+1");
    let mut t = centaurians("et.39");
    t.play("play et.39")
        .illegal("tech probe-1; tech computer-1");
}

/// ET.40: both signals go to one star; the second position scores 2.
#[test]
fn torrent_chain_signal_marks_two_signals_in_one_sector_and_becomes_data_income() {
    let t = white_part("et.40", "; signal vega", "vp+2 energy-2 data+2 hand-1");
    becomes_income(t, "et.40", "data+1 tucked+1");
    let mut t = centaurians("et.40");
    t.play("play et.40");
    assert_eq!(t.own_choices().len(), 8, "any star");
}

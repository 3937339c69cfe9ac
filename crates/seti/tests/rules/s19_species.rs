//! The rival among species (S19, rules 45 to 53, 58, 59 and 62).

use crate::rival::{deeds, met, prepare, turn, with, with_card};
use crate::table::{Table, seat};
use orrery_seti::Event;
use orrery_seti::names::{Side, Species, Trace};
use orrery_seti::state::Marker;

/// S19.45
#[test]
fn the_species_card_replaces_the_switching_card() {
    let mut t = with_card(3);
    prepare(&mut t, "first");
    turn(&mut t);
    assert_eq!(t.s.rival.played.to_vec(), [15]);
    assert!(t.s.rival.arrow_right && t.s.rival.deck.is_empty());
}

/// S19.46
#[test]
fn first_and_second_follow_the_order_of_discovery() {
    let found = |t: &mut Table, side: &str| {
        for color in ["pink", "orange", "blue"] {
            t.found(1, side, color);
        }
    };
    let mut t = with_card(3);
    found(&mut t, "right");
    assert!(turn(&mut t).starts_with("3.1 [], 16.1 []"));
    for (card, species) in [(3, 15), (4, 16)] {
        let mut t = with_card(card);
        found(&mut t, "left");
        found(&mut t, "right");
        let expected = format!("{card}.1 [], {species}.1 []");
        assert!(turn(&mut t).starts_with(&expected));
    }
    for (card, species) in [(3, 16), (4, 15)] {
        let mut t = with_card(card);
        prepare(&mut t, "first second");
        t.s.rival.first_discovered = Some(Side::Right);
        let expected = format!("{card}.1 [], {species}.1 []");
        assert!(turn(&mut t).starts_with(&expected));
    }
}

/// S19.47, D-58
#[test]
fn the_mascamites_card_never_orbits() {
    let mut t = met(15, Species::Mascamites);
    t.lander(1, "saturn");
    let saturn: orrery_seti::names::Body = "saturn".parse().unwrap();
    t.s.planets[saturn.index()].first_landers[0] = Some(Marker::of(seat(1)));
    prepare(&mut t, "ready");
    assert_eq!(deeds(&turn(&mut t)), "land saturn, right orange Discovery");
}

/// S14.16
#[test]
fn the_mascamites_card_brings_a_sample_to_the_board_without_reward() {
    let mut t = met(15, Species::Mascamites);
    prepare(&mut t, "ready");
    assert!(turn(&mut t).ends_with("vp+11 publicity+3 pieces-1 traces+1"));
    let relics = &t.s.relics;
    assert_eq!((relics.samples[0].len(), relics.samples[1].len()), (3, 2));
    assert_eq!(relics.delivered.len(), 2);
    assert!((3..6).contains(&relics.delivered[1].index()));

    let by_chance = |seed: u64| {
        let mut t = met(15, Species::Mascamites);
        t.s.rng = orrery_core::Rng::new(seed);
        prepare(&mut t, "ready");
        turn(&mut t);
        t.s.relics.delivered[1].index()
    };
    for sample in 3..6 {
        assert!((0..30).any(|seed| by_chance(seed) == sample));
    }

    let mut t = met(15, Species::Mascamites);
    while let Some(sample) = t.s.relics.samples[1].pop() {
        t.s.relics.delivered.push(sample);
    }
    prepare(&mut t, "ready");
    assert!(turn(&mut t).ends_with("vp+11 publicity+3 pieces-1 traces+1"));
    assert_eq!(t.s.relics.delivered.len(), 4);
}

/// S19.48
#[test]
fn the_leader_of_the_next_anomaly_researches_for_free() {
    let mut t = met(16, Species::Anomalies);
    t.on_board(2, "left", "blue", &[1]);
    assert_eq!(
        turn(&mut t),
        "16.2 [S19.48]: rotate 1, research computer-1: vp+5 progress+1"
    );
    let mut t = met(16, Species::Anomalies);
    t.on_board(2, "left", "blue", &[1]);
    t.on_board(1, "left", "blue", &[3]);
    assert_eq!(
        turn(&mut t),
        "16.1 []: left blue Row(2): vp+5 traces+1 progress+1"
    );
}

/// D-81, S10.19: without a species card left, its symbol gives the rival no progress either.
#[test]
fn a_species_symbol_without_cards_has_no_effect_for_the_rival() {
    let mut t = met(16, Species::Anomalies);
    t.on_board(1, "left", "blue", &[1]);
    let slot = &mut t.s.species[0];
    let cards: Vec<_> = slot
        .deck
        .iter()
        .copied()
        .chain(slot.face_up.take())
        .collect();
    slot.deck.clear();
    cards.into_iter().for_each(|card| t.s.gone.insert(card));
    t.mark();
    assert_eq!(turn(&mut t), "16.1 []: left blue Row(2): vp+5 traces+1");
}

/// S19.49: pink lies in Earth's sector, orange is nearest clockwise.
#[test]
fn the_next_anomaly_is_the_nearest_counter_clockwise() {
    let mut t = met(16, Species::Anomalies);
    t.s.relics.anomalies[1].sector = 6;
    t.mark();
    assert_eq!(deeds(&turn(&mut t)), "left blue Row(1)");
    let mut t = met(16, Species::Anomalies);
    t.s.relics.anomalies[1].sector = 4;
    t.mark();
    assert_eq!(deeds(&turn(&mut t)), "left orange Row(1)");
}

/// S19.50
#[test]
fn at_oumuamua_landing_is_preferred_unless_only_the_orbit_is_open() {
    let mut t = met(17, Species::Oumuamua);
    let tile: orrery_seti::names::Body = "oumuamua".parse().unwrap();
    let planet = &mut t.s.planets[tile.index()];
    planet.landers[0] = 3;
    planet.first_landers = [Some(Marker::of(seat(1))); 3];
    prepare(&mut t, "ready");
    assert!(deeds(&turn(&mut t)).starts_with("orbit oumuamua"));
}

/// D-75, S16.15, S19.37: the star of the tile's sector is 61 Virginis.
#[test]
fn the_signal_of_an_orbit_at_oumuamua_goes_to_the_tile() {
    let mut t = met(17, Species::Oumuamua);
    let tile: orrery_seti::names::Body = "oumuamua".parse().unwrap();
    let planet = &mut t.s.planets[tile.index()];
    planet.landers[0] = 3;
    planet.first_landers = [Some(Marker::of(seat(1))); 3];
    t.signals("61-virginis", "2");
    t.s.relics.tile = [seat(1), seat(1)].into_iter().collect();
    prepare(&mut t, "ready");
    assert_eq!(
        turn(&mut t),
        "17.1 []: orbit oumuamua, tile, tile completed: vp+12 publicity+1 exofossils+2 pieces-1 progress+1"
    );
    assert_eq!((t.p(2).computer.upper, t.s.relics.tile.len()), (1, 0));
}

/// S19.51, S17.16
#[test]
fn a_message_needs_a_tile_in_reserve_and_none_on_the_track() {
    let mut t = met(18, Species::Centaurians);
    t.score(2, 7);
    t.s.rival.messages = 2;
    t.p(2).message = 0;
    t.mark();
    assert_eq!(turn(&mut t), "18.1 []: : progress+1");
    assert_eq!((t.p(2).message, t.s.rival.messages), (22, 1));
    for (messages, on_track) in [(0, 0), (2, 15)] {
        let mut t = met(18, Species::Centaurians);
        t.s.rival.messages = messages;
        t.p(2).message = on_track;
        t.mark();
        assert!(turn(&mut t).starts_with("18.2 [S19.51]: 61-virginis"));
    }
}

/// S17.16, S19.58
#[test]
fn at_discovery_the_rival_places_its_message_and_keeps_two() {
    let mut t = with(1, Species::Centaurians, Species::Mascamites);
    t.score(2, 3)
        .found(2, "left", "pink")
        .found(2, "left", "orange")
        .found(1, "left", "blue");
    assert!(turn(&mut t).ends_with("progress+2"));
    assert_eq!((t.p(2).message, t.s.rival.messages), (18, 2));
    assert!(t.p(2).hand.is_empty());
    assert_eq!(t.p(1).hand.len(), 1);
}

/// S19.52
#[test]
fn exertian_cards_are_played_until_five_are_reached() {
    let played = |secrets: u8, markers: usize| {
        let mut t = met(19, Species::Exertians);
        for _ in 0..secrets {
            let card = t.s.species[0].deck.pop().unwrap();
            t.p(2).secrets.insert(card);
        }
        t.on_board(2, "left", "pink", &[1, 2, 3, 4, 5][..markers]);
        turn(&mut t).starts_with("19.1 []: secret")
    };
    assert!(played(4, 0) && played(2, 2));
    assert!(!played(3, 2) && !played(5, 0));
    let mut t = met(19, Species::Exertians);
    t.overflow(2, "left", "pink", 5);
    assert!(turn(&mut t).starts_with("19.1 []: secret"));
    assert_eq!((t.p(2).secrets.len(), t.s.species[0].deck.len()), (1, 14));
    let mut t = met(19, Species::Exertians);
    while let Some(card) = t.s.species[0].deck.pop() {
        t.p(1).exertians.insert(card);
    }
    t.mark();
    assert!(turn(&mut t).starts_with("19.2 [S19.52]: 61-virginis"));
}

/// S19.53
#[test]
fn the_message_reward_is_chosen_by_the_arrow() {
    let mut t = met(1, Species::Centaurians);
    t.score(2, 15).no_milestones();
    t.s.rival.arrow_right = true;
    t.mark();
    assert_eq!(
        turn(&mut t),
        "1.2 [S19.39]: message 4, launch: vp+8 publicity+1 pieces+1"
    );
    assert_eq!(t.p(2).message, 0);
    let mut t = met(1, Species::Centaurians);
    t.score(2, 15).no_milestones();
    t.s.relics.messages[0] = Some(Marker::of(seat(1)));
    t.mark();
    assert!(turn(&mut t).ends_with("message 2, launch: publicity+1 pieces+1 progress+2"));
}

/// S19.58, S18.15, S19.59, D-32
#[test]
fn exertians_give_the_rival_progress_but_no_cards_and_its_score_may_lead() {
    let mut t = with(1, Species::Exertians, Species::Mascamites);
    t.score(2, 31).score(1, 9).no_milestones();
    t.found(2, "left", "pink").found(2, "left", "blue");
    t.s.species[0].discovery[Trace::Orange.index()] = Some(Marker::Neutral);
    t.mark();
    assert!(turn(&mut t).ends_with("progress+2"));
    assert_eq!(t.s.relics.exertian_milestones, [51, 71]);
    assert_eq!((t.p(2).exertians.len(), t.p(2).secrets.len()), (0, 0));
    assert_eq!((t.p(1).exertians.len(), t.s.species[0].deck.len()), (3, 12));
    t.s.rival.deck = [2].into_iter().collect();
    t.score(2, 80);
    assert_eq!(t.play("pass").p(2).secrets.len(), 0);
}

/// S18.15: the message lies where the first Exertian milestone does. The rival takes its reward and nothing
/// else, while the human is asked at the same milestone.
#[test]
fn the_rival_ignores_exertian_milestones() {
    let mut t = with(1, Species::Exertians, Species::Centaurians);
    t.score(2, 11).score(1, 11).no_milestones();
    for color in Trace::ALL {
        t.s.species[0].discovery[color.index()] = Some(Marker::Neutral);
    }
    t.mark().play("launch; end");
    assert_eq!(t.s.relics.exertian_milestones, [31, 51]);
    t.discover("right");
    t.s.rival.deck = [2].into_iter().collect();
    t.score(1, 31).score(2, 31);
    t.p(1).message = 0;
    t.p(2).message = 31;
    let deck = t.s.species[0].deck;
    t.mark()
        .play("scan; earth 61-virginis; row 112; signal kepler-22; end");
    assert_eq!(t.decides(), "1 secret");
    let secret = t.own_choices().remove(0);
    t.play(&secret);
    let told = |wanted: fn(&Event) -> bool| t.events.iter().any(|told| wanted(&told.event));
    assert!(told(
        |event| matches!(event, Event::MessageTaken { seat, .. } if seat.index() == 1)
    ));
    assert!(!told(|event| matches!(
        event,
        Event::GoldMarked { .. } | Event::GoldMissed { .. }
    )));
    assert!(!told(
        |event| matches!(event, Event::SecretPlayed { seat, .. } if seat.index() == 1)
    ));
    assert!(t.p(2).secrets.is_empty() && t.s.species[0].deck == deck);
}

/// S18.15, S2.18: also in a position made by hand, in which nothing is noted about them.
#[test]
fn a_milestone_of_equal_value_does_not_confuse_the_rival() {
    let mut t = with(1, Species::Exertians, Species::Centaurians);
    t.discover("left").discover("right").no_milestones();
    t.p(1).exertian_done = [true; 2];
    t.p(1).message = 0;
    t.p(2).message = 20;
    t.score(2, 20);
    assert_eq!(deeds(&turn(&mut t)), "message 1, left pink Row(1), launch");
    assert_eq!((t.p(2).secrets.len(), t.p(2).message), (0, 0));
}

/// S19.62
#[test]
fn the_rival_is_rewarded_as_leader_of_an_anomaly() {
    for (color, side, reward) in [
        (0, 0, "vp+5 progress+2"),
        (0, 1, "vp+9 progress+1"),
        (1, 0, "vp+5 publicity+2 progress+1"),
        (1, 1, "vp+5 progress+2"),
    ] {
        let mut t = met(4, Species::Anomalies);
        t.on_board(2, "left", &Trace::ALL[color].to_string(), &[1]);
        t.s.relics.anomalies[0].sector = 0;
        t.s.relics.anomalies[1].sector = 1;
        t.s.relics.anomalies[color].sector = 4;
        t.s.relics.anomalies[color].side = side;
        t.mark();
        let done = turn(&mut t);
        assert!(
            done.contains(&format!("anomaly {}", Trace::ALL[color])),
            "{done}"
        );
        assert!(done.ends_with(&format!(": {reward}")), "{done}");
    }
}

//! Rotation of the solar system (S5, rules 15 to 28).

use crate::table::Table;
use orrery_core::Game;
use orrery_seti::Event;
use orrery_seti::names::{Body, Star};
use orrery_seti::state::Marker;

/// Seat 1 researches, so that this disc (1 to 3) turns.
pub fn turn(t: &mut Table, disc: u8) {
    (t.s.next_disc, t.p(1).publicity) = (disc - 1, 6);
    t.p(2).publicity = 5;
    t.mark().play("research");
}

fn rotations(t: &Table) -> Vec<u8> {
    let disc = |event: &Event| match event {
        Event::Rotated { disc } => Some(*disc),
        _ => None,
    };
    t.events
        .iter()
        .filter_map(|told| disc(&told.event))
        .collect()
}

/// S5.15
#[test]
fn research_and_rotation_symbols_turn_the_system_and_nothing_else_does() {
    let mut t = Table::new(2);
    turn(&mut t, 1);
    assert_eq!(rotations(&t), [1]);
    for (cards, play, expected) in [
        ("62", "play 62", 1),
        ("10", "play 10", 1),
        ("110", "play 110", 0),
        ("", "launch", 0),
        ("", "scan", 0),
    ] {
        let mut t = Table::new(2);
        t.hand(1, cards).play(play);
        assert_eq!(rotations(&t).len(), expected, "{play}");
    }
    let mut t = Table::new(2);
    t.tech(2, "probe-2")
        .hand(1, "81")
        .play("play 81; tech probe-2");
    assert!(
        rotations(&t).is_empty(),
        "a copied technology is not researched"
    );
}

/// S5.15
#[test]
fn only_the_first_pass_of_a_round_turns_the_system() {
    let mut t = Table::new(3);
    t.play("pass; take 134");
    assert_eq!(rotations(&t), [1]);
    t.play("pass; take 135; pass; take 136");
    assert_eq!((rotations(&t), t.s.round), (vec![1], 2));
    t.play("pass");
    assert_eq!(rotations(&t), [1, 2]);
}

/// S5.16
#[test]
fn a_card_with_rotation_and_technology_turns_once() {
    for card in [10, 57, 59, 61, 62, 65, 71, 72, 85, 119, 121, 126] {
        let mut t = Table::new(2);
        t.hand(1, &card.to_string()).play(&format!("play {card}"));
        while t.decides() != "1 late" {
            let choice = t.own_choices()[0].clone();
            t.play(&choice);
        }
        assert_eq!(rotations(&t), [1], "card {card}");
    }
}

/// S5.17
#[test]
fn discs_turn_in_order_over_the_whole_game() {
    let mut t = Table::new(2);
    while t.s.outcome().is_none() {
        let choices = t.own_choices();
        let passing = choices.iter().find(|choice| *choice == "pass");
        let choice = passing.unwrap_or(&choices[0]).clone();
        t.play(&choice);
    }
    assert_eq!(rotations(&t), [1, 2, 3, 1, 2]);
    assert_eq!((t.s.offsets, t.s.next_disc), ([5, 3, 1], 2));
}

/// S5.20
#[test]
fn being_carried_is_no_visit_and_gives_nothing() {
    // r2s0 is a comet of disc 3, r1s7 asteroids of disc 3, r2s6 asteroids of disc 2.
    let mut t = Table::probing("r2s0 r1s7 r2s6 r3s3");
    t.tech(1, "probe-2").played(1, "128 129");
    turn(&mut t, 3);
    assert_eq!(t.pieces(1).join(" "), "r2s7 r1s6 r2s5 r3s2");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 tech", "publicity-6")
    );
}

/// S5.21
#[test]
fn an_uncovered_piece_below_the_turning_disc_stays() {
    let mut t = Table::probing("r1s7 r2s0 r3s1");
    turn(&mut t, 1);
    assert_eq!(t.pieces(1).join(" "), "r1s7 r2s0 r3s1");
    let mut t = Table::probing("r2s3 r3s0 r3s5");
    turn(&mut t, 2);
    assert_eq!(t.pieces(1).join(" "), "r2s3 r3s0 r3s5");
    let mut t = Table::probing("r3s0 r3s5");
    turn(&mut t, 3);
    assert_eq!(t.pieces(1).join(" "), "r3s0 r3s5");
    assert_eq!(t.diff(1), "publicity-6");
}

/// S5.22
#[test]
fn a_disc_pushes_what_it_would_cover_one_sector_in_the_same_ring() {
    for (disc, before, after) in [
        (1, "r1s0 r1s4", "r1s7 r1s3"),
        (2, "r1s1 r2s1 r2s4", "r1s0 r2s0 r2s3"),
        (3, "r2s1 r2s3 r3s1 r3s6", "r2s0 r2s2 r3s0 r3s5"),
    ] {
        let mut t = Table::probing(before);
        turn(&mut t, disc);
        assert_eq!(t.pieces(1).join(" "), after, "disc {disc}");
    }
}

/// S5.23
#[test]
fn a_push_is_free_and_pays_publicity_to_the_owner_at_once() {
    let mut t = Table::probing("r2s1");
    t.probe(2, "r2s1").probe(2, "r2s1");
    turn(&mut t, 2);
    assert_eq!(
        (t.pieces(1).join(" "), t.pieces(2).join(" ")),
        ("r2s0".to_owned(), "r2s0 r2s0".to_owned())
    );
    assert_eq!(t.decides(), "1 tech");
    assert_eq!(
        (t.diff(1).as_str(), t.diff(2).as_str()),
        ("publicity-5", "publicity+2")
    );
}

/// S5.23
#[test]
fn a_push_by_a_pass_or_a_card_pays_as_well() {
    let mut t = Table::probing("r2s1");
    t.probe(2, "r2s1").s.next_disc = 1;
    let mut card = t.clone();
    t.mark().play("pass");
    assert_eq!(
        (t.diff(1).as_str(), t.diff(2).as_str()),
        ("publicity+1", "publicity+1")
    );
    card.hand(1, "62").play("play 62");
    assert_eq!(card.diff(1), "credits-3 publicity+1 hand-1");
    assert_eq!(card.diff(2), "publicity+1");
}

/// S5.23
#[test]
fn a_push_onto_an_empty_space_pays_nothing() {
    let mut t = Table::probing("r3s6");
    turn(&mut t, 3);
    assert_eq!(t.diff(1), "publicity-6");
}

/// S5.23: a capsule is pushed like a probe.
#[test]
fn a_capsule_is_pushed_and_pays_publicity() {
    let mut t = Table::new(2);
    t.discover("left").capsule(2, "r2s1", 1);
    turn(&mut t, 2);
    assert_eq!(
        (t.pieces(2).join(" ").as_str(), t.diff(2).as_str()),
        ("r2s0:1", "publicity+1")
    );
}

/// S5.23, Card 129
#[test]
fn a_push_is_a_visit_that_triggers_missions() {
    let mut t = Table::probing("r1s0 r1s4");
    t.played(1, "129");
    turn(&mut t, 1);
    assert_eq!(t.decides(), "1 trigger");
    assert_eq!(
        t.own_choices(),
        ["cover 129 1", "cover 129 2", "cover 129 3", "skip"]
    );
    t.play("cover 129 1");
    assert_eq!(
        t.own_choices(),
        ["cover 129 2", "cover 129 3", "skip"],
        "two pushes, two visits"
    );
    t.play("cover 129 3");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 tech", "publicity-6 data+2")
    );
}

/// S5.23, Card 129: its circles speak of the own turn.
#[test]
fn a_mission_for_the_own_turn_is_not_triggered_by_a_push_in_another_turn() {
    let mut t = Table::new(2);
    t.probe(2, "r1s0").played(2, "129");
    turn(&mut t, 1);
    assert_eq!((t.decides().as_str(), t.diff(2).as_str()), ("1 tech", ""));
}

/// S5.24, D-13
#[test]
fn a_push_onto_asteroids_pays_with_the_technology_only() {
    for (owner, tech, gained) in [
        (1, 1, [1, 0]),
        (1, 2, [0, 0]),
        (2, 2, [0, 1]),
        (2, 1, [0, 0]),
    ] {
        let mut t = Table::new(2);
        t.tech(tech, "probe-2").probe(owner, "r1s0");
        turn(&mut t, 1);
        let publicity = [t.p(1).publicity, t.p(2).publicity - 5];
        assert_eq!(publicity, gained, "probe of {owner}, technology of {tech}");
    }
}

/// S5.24
#[test]
fn a_push_off_asteroids_costs_nothing() {
    let mut t = Table::probing("r2s4");
    t.p(1).energy = 0;
    turn(&mut t, 2);
    assert_eq!(
        (t.pieces(1).join(" ").as_str(), t.diff(1).as_str()),
        ("r2s3", "publicity-6")
    );
}

/// S5.25
#[test]
fn stars_and_base_planets_stay_and_planets_on_discs_change_their_sector() {
    let mut t = Table::new(2);
    let stars = t.s.stars;
    t.clone()
        .play("scan")
        .legal("earth 61-virginis")
        .illegal("earth proxima-centauri");
    turn(&mut t, 3);
    assert_eq!(t.s.stars, stars);
    let spaces = [Body::Uranus, Body::Neptune].map(|body| t.s.space_of(body).to_string());
    assert_eq!(spaces, ["r4s0", "r4s3"]);
    t.play("tech probe-3").next_own_turn();
    t.play("scan").illegal("earth 61-virginis");
}

/// S5.26, Card 34
#[test]
fn a_signal_in_the_sector_of_a_planet_follows_the_planet() {
    for (offsets, star) in [([0, 0, 0], Star::BarnardsStar), ([0, 2, 0], Star::Vega)] {
        let mut t = Table::new(2);
        t.s.offsets = offsets;
        t.hand(1, "34").play("play 34");
        assert_eq!(t.s.sectors[star.index()].marks.len(), 2);
        assert_eq!(t.diff(1), "vp+2 credits-2 data+2 hand-1 played+1");
    }
}

/// S5.27, Card 125
#[test]
fn moving_within_a_ring_keeps_the_distance_to_the_sun() {
    for (step, reward) in [
        ("step 1 r3s6", "vp+3 credits-1 publicity+1 hand-1"),
        ("step 1 r2s5", "credits-1 hand-1"),
        ("step 1 r4s5", "credits-1 publicity+1 hand-1"),
        ("done", "credits-1 hand-1"),
    ] {
        let mut t = Table::probing("r3s5");
        t.hand(1, "125").play("play 125").play(step);
        assert_eq!(t.diff(1), reward, "{step}");
    }
    let mut t = Table::probing("r3s5");
    t.hand(1, "125").play("play 125; done; move 1 r3s6");
    assert_eq!(
        t.diff(1),
        "vp+3 credits-1 energy-1 publicity+1 hand-1",
        "later in the turn"
    );
}

/// S5.28
#[test]
fn an_anomaly_is_checked_after_the_rotation_and_before_its_effect_goes_on() {
    for (main, then) in [
        ("research", "1 tech"),
        ("play 62", "1 tech"),
        ("pass", "1 pass-take"),
    ] {
        let mut t = Table::new(2);
        t.discover("right").hand(1, "62");
        // An orange token showing a card, where Earth arrives.
        let token = &mut t.s.relics.anomalies[1];
        (token.sector, token.side) = (4, 1);
        t.s.species[1].board[1][0] = Some(Marker::Two);
        (t.p(2).traces[1][1], t.p(1).publicity) = (1, 6);
        t.mark().play(main);
        assert_eq!(t.decides(), "2 pick", "{main}");
        t.play("take 110");
        assert_eq!((t.decides().as_str(), t.diff(2).as_str()), (then, "hand+1"));
    }
}

/// S5.28
#[test]
fn without_a_token_where_earth_arrives_nothing_triggers() {
    let mut t = Table::new(2);
    t.discover("right");
    t.s.species[1].board[0][0] = Some(Marker::Two);
    t.p(2).traces[1][0] = 1;
    turn(&mut t, 1);
    assert_eq!((t.decides().as_str(), t.diff(2).as_str()), ("1 tech", ""));
}

//! Movement and rotation as they are played (S5). The geometry itself is tested in `src/solar.rs`.

use crate::table::Table;
use orrery_core::Game;
use orrery_seti::Event;
use orrery_seti::names::{Body, Star};
use orrery_seti::state::Marker;

/// A table with probes of seat 1 on these spaces.
fn probes(spaces: &str) -> Table {
    let mut t = Table::new(2);
    for space in spaces.split_whitespace() {
        t.probe(1, space);
    }
    t
}

fn places(t: &Table, seat: usize) -> String {
    let pieces = t.s.players[seat - 1].pieces.iter();
    pieces
        .map(|piece| piece.at.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Seat 1 researches, so that this disc (1 to 3) turns.
fn turn(t: &mut Table, disc: u8) {
    (t.s.next_disc, t.p(1).publicity) = (disc - 1, 6);
    t.p(2).publicity = 5;
    t.mark().play("research");
}

fn moves(t: &Table, word: &str) -> String {
    let all = t
        .choices()
        .into_iter()
        .filter(|choice| choice.starts_with(word));
    all.collect::<Vec<_>>().join("; ")
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

/// S5.1, S5.18, S5.19, S5.20
#[test]
fn a_turning_disc_takes_the_discs_above_it_and_never_the_outer_ring() {
    let all = "r1s5 r2s2 r3s3 r4s0 r4s3";
    let table = [
        (1, "r1s4 r2s2 r3s3 r4s0 r4s3"),
        (2, "r1s4 r2s1 r3s3 r4s0 r4s3"),
        (3, "r1s4 r2s1 r3s2 r4s0 r4s3"),
    ];
    for (disc, after) in table {
        let mut t = probes(all);
        turn(&mut t, disc);
        assert_eq!(places(&t, 1), after, "disc {disc}");
        assert_eq!(t.diff(1), "publicity-6", "carried pieces visit nothing");
        let bodies = [
            Body::Earth,
            Body::Mars,
            Body::Jupiter,
            Body::Uranus,
            Body::Neptune,
        ];
        let bodies = bodies.map(|body| t.s.space_of(body).to_string());
        assert_eq!(bodies.join(" "), after, "the planets turn with their discs");
    }
}

/// S5.1
#[test]
fn all_32_spaces_can_be_reached() {
    let mut reached = std::collections::BTreeSet::new();
    for ring in 1..=4 {
        for sector in 0..8 {
            let t = probes(&format!("r{ring}s{sector}"));
            reached.extend(moves(&t, "move").split("; ").map(str::to_owned));
        }
    }
    assert_eq!(reached.len(), 32);
}

/// S5.2
#[test]
fn a_movement_goes_to_one_of_four_neighbours() {
    let t = probes("r2s3");
    assert_eq!(
        moves(&t, "move"),
        "move 1 r2s2; move 1 r2s4; move 1 r1s3; move 1 r3s3"
    );
    probes("r2s3").illegal("move 1 r1s2; move 1 r3s4; move 1 r2s5; move 1 r4s3; move 1 r2s3");
}

/// S5.2
#[test]
fn nobody_moves_pieces_of_others() {
    let mut t = Table::new(2);
    t.probe(2, "r2s3");
    assert_eq!(moves(&t, "move"), "");
}

/// S5.3
#[test]
fn the_sun_and_the_outer_edge_are_no_spaces() {
    assert_eq!(
        moves(&probes("r1s0"), "move"),
        "move 1 r1s7; move 1 r1s1; move 1 r2s0"
    );
    assert_eq!(
        moves(&probes("r4s7"), "move"),
        "move 1 r4s6; move 1 r4s0; move 1 r3s7"
    );
}

/// S5.4
#[test]
fn only_what_is_visible_counts() {
    // The base board shows a comet at r2s4; disc 3 may cover it with asteroids.
    for (disc_3, publicity, next_step) in [(0, "energy-1", 2), (2, "energy-1 publicity+1", 1)] {
        let mut t = probes("r2s5");
        t.s.offsets = [0, 0, disc_3];
        t.mark().play("move 1 r2s4");
        assert_eq!(t.diff(1), publicity);
        t.mark().play("move 1 r2s5");
        assert_eq!(t.diff(1), format!("energy-{next_step}"));
    }
}

/// S5.5
#[test]
fn leaving_asteroids_costs_one_more_and_entering_does_not() {
    let mut t = probes("r2s5");
    let mut cost = |step: &str| t.mark().play(step).diff(1);
    assert_eq!(cost("move 1 r2s6"), "energy-1");
    assert_eq!(cost("move 1 r2s7"), "energy-2");
    assert_eq!(cost("move 1 r1s7"), "energy-2");
    assert_eq!(cost("move 1 r1s6"), "energy-2");
    assert_eq!(cost("move 1 r1s5"), "energy-1");
    let mut t = probes("r1s7");
    t.p(1).energy = 1;
    t.refused("move 1 r1s6", "S5.5").p(1).energy = 2;
    t.legal("move 1 r1s6");
}

/// S5.6
#[test]
fn with_asteroid_navigation_leaving_is_cheap_and_entering_gives_publicity() {
    let mut t = probes("r2s5");
    t.tech(1, "probe-2").tech(2, "probe-1");
    let mut cost = |step: &str| t.mark().play(step).diff(1);
    assert_eq!(cost("move 1 r2s6"), "energy-1 publicity+1");
    assert_eq!(cost("move 1 r2s7"), "energy-1 publicity+1");
    assert_eq!(cost("move 1 r3s7"), "energy-1 publicity+1");
    assert_eq!(cost("move 1 r3s6"), "energy-1");
}

/// S5.6
#[test]
fn the_asteroid_navigation_of_another_player_does_not_help() {
    let mut t = probes("r2s5");
    t.tech(2, "probe-2").play("move 1 r2s6; move 1 r2s5");
    assert_eq!(t.diff(1), "energy-3");
}

/// S5.7
#[test]
fn movement_of_one_effect_may_be_divided() {
    let mut t = probes("r3s5 r3s0");
    t.discover("left")
        .capsule(1, "r4s1", 1)
        .hand(1, "25")
        .play("play 25");
    t.play("step 1 r3s6; step 2 r4s0; step 3 r4s2; step 1 r3s5");
    assert_eq!(places(&t, 1), "r3s5 r4s0 r4s2");
    assert_eq!(t.decides(), "1 late");
}

/// S5.8
#[test]
fn unused_movement_is_lost_with_its_effect() {
    let mut t = probes("r3s5");
    t.hand(1, "20 1").play("play 20; step 1 r3s6; done");
    assert_eq!(
        (t.decides().as_str(), t.own_choices().join(" ")),
        ("1 late", "end".to_owned())
    );
    t.play("corner 1; done");
    t.illegal("step 1 r3s5");
    t.mark().play("move 1 r3s5");
    assert_eq!(t.diff(1), "energy-1");
}

/// S5.8
#[test]
fn movement_ends_by_itself_when_it_is_used_up() {
    let mut t = probes("r3s5");
    t.hand(1, "1").play("corner 1; step 1 r3s6");
    assert_eq!(t.decides(), "1 turn");
}

/// S5.9, D-57
#[test]
fn a_two_point_step_may_be_paid_by_a_corner_and_energy() {
    let mut t = probes("r1s7");
    t.hand(1, "1").play("corner 1");
    assert_eq!(
        t.choices().join("; "),
        "step 1 r1s6 energy; step 1 r1s0 energy; step 1 r2s7 energy; done"
    );
    t.play("step 1 r1s6 energy");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 turn", "energy-1 hand-1")
    );
    assert_eq!(places(&t, 1), "r1s6");
}

/// S5.9, D-57
#[test]
fn a_two_point_step_may_be_paid_by_two_corners() {
    let mut t = probes("r1s7");
    t.hand(1, "1 2 7 57").p(1).energy = 0;
    t.mark().play("corner 1");
    assert_eq!(
        t.choices().join("; "),
        "step 1 r1s6 card 2; step 1 r1s0 card 2; step 1 r2s7 card 2; done",
        "only cards with a movement corner"
    );
    t.play("step 1 r1s6 card 2");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 turn", "hand-2")
    );
}

/// S5.9, S4.2, ET.5
#[test]
fn a_corner_that_tops_up_a_step_gives_its_point_as_well() {
    let mut t = probes("r1s7");
    t.discover("left")
        .hand(1, "1 et.5")
        .play("corner 1; step 1 r1s6 card et.5");
    assert_eq!(t.diff(1), "vp+1 hand-2");
}

/// S5.9, Card 138
#[test]
fn a_corner_that_tops_up_a_step_is_a_corner_action() {
    let mut t = probes("r1s6");
    t.played(1, "138")
        .hand(1, "20 2")
        .play("play 20; step 1 r1s7; step 1 r1s6 card 2");
    assert_eq!(
        (t.decides().as_str(), places(&t, 1)),
        ("1 trigger", "r1s6".to_owned())
    );
    t.play("cover 138 3; step 1 r1s5");
    assert_eq!(t.decides(), "1 late");
}

/// S5.9
#[test]
fn the_last_point_of_an_effect_is_topped_up_and_two_points_need_nothing() {
    let mut t = probes("r1s7");
    t.hand(1, "20").play("play 20");
    assert_eq!(moves(&t, "step"), "step 1 r1s6; step 1 r1s0; step 1 r2s7");
    let mut t = probes("r1s6");
    t.hand(1, "20").play("play 20; step 1 r1s7");
    assert_eq!(
        moves(&t, "step"),
        "step 1 r1s6 energy; step 1 r1s0 energy; step 1 r2s7 energy"
    );
    t.play("step 1 r1s0 energy");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-1 energy-1 hand-1")
    );
}

/// S5.9
#[test]
fn without_another_source_a_single_point_does_not_leave_asteroids() {
    let mut t = probes("r1s7");
    t.hand(1, "1").p(1).energy = 0;
    t.play("corner 1");
    assert_eq!(t.choices(), ["done"]);
}

/// S5.10
#[test]
fn planets_and_comets_give_publicity_and_nothing_else_does() {
    let table = [
        ("r1s2", "r1s1", 1, "Mercury"),
        ("r1s2", "r1s3", 1, "Venus"),
        ("r2s3", "r2s2", 1, "Mars"),
        ("r3s4", "r3s3", 1, "Jupiter"),
        ("r3s6", "r3s7", 1, "Saturn"),
        ("r4s1", "r4s0", 1, "Uranus"),
        ("r4s4", "r4s3", 1, "Neptune"),
        ("r1s4", "r1s5", 0, "Earth"),
        ("r3s0", "r2s0", 1, "comet on a disc"),
        ("r2s2", "r2s1", 1, "comet on the base"),
        ("r4s4", "r4s5", 1, "comet"),
        ("r4s6", "r4s7", 1, "comet"),
        ("r3s2", "r3s1", 0, "asteroids"),
        ("r3s4", "r3s5", 0, "empty"),
    ];
    for (from, to, publicity, what) in table {
        let mut t = probes(from);
        t.play(&format!("move 1 {to}"));
        assert_eq!(t.p(1).publicity, 5 + publicity, "{what}");
    }
}

/// S5.10: publicity comes at once, so it can be spent at once.
#[test]
fn publicity_of_a_visit_can_be_spent_at_once() {
    let mut t = probes("r2s3");
    t.p(1).publicity = 5;
    t.illegal("research").play("move 1 r2s2").legal("research");
}

/// S5.11
#[test]
fn every_entry_of_the_same_space_counts() {
    let mut t = probes("r2s3");
    t.play("move 1 r2s2; move 1 r2s3; move 1 r2s2; move 1 r2s3; move 1 r2s2");
    assert_eq!(t.diff(1), "energy-5 publicity+3");
}

/// S5.12, Card 1
#[test]
fn entering_a_space_visits_what_is_there() {
    let mut t = probes("r3s4");
    t.played(1, "1").play("move 1 r3s3");
    assert_eq!(t.own_choices(), ["cover 1 1", "skip"]);
    t.play("cover 1 1");
    assert_eq!(t.diff(1), "energy-1 publicity+1 data+1");
}

/// S5.12, Card 22
#[test]
fn standing_on_a_planet_already_is_no_visit() {
    let mut t = probes("r2s2");
    t.hand(1, "22").play("play 22; done");
    assert_eq!(t.diff(1), "credits-1 hand-1");
    let mut t = probes("r2s2");
    t.hand(1, "22").play("play 22; step 1 r2s3; step 1 r2s2");
    assert_eq!(t.diff(1), "vp+4 credits-1 publicity+1 hand-1");
    let mut t = probes("r2s3");
    t.hand(1, "22").play("move 1 r2s2; play 22; done");
    assert_eq!(t.diff(1), "vp+4 credits-1 energy-1 publicity+1 hand-1");
}

/// S5.12, Card 25: a launched probe has not visited Earth.
#[test]
fn a_launch_is_no_visit_of_earth() {
    let mut t = Table::new(2);
    t.hand(1, "25").play("play 25");
    assert_eq!(t.diff(1), "credits-2 hand-1");
    let mut t = probes("r1s5");
    t.hand(1, "25")
        .play("play 25; step 1 r1s4; step 1 r1s5; done");
    assert_eq!(t.diff(1), "vp+1 credits-2 hand-1");
}

/// S5.13
#[test]
fn orbiters_and_landers_visit_nothing() {
    let mut t = probes("r3s3");
    t.played(1, "128").play("orbit jupiter");
    assert_eq!(t.decides(), "1 late");
    t.orbiter(1, "mars").lander(1, "jupiter").lander(1, "io");
    assert_eq!(moves(&t, "move"), "");
    let mut t = Table::new(2);
    t.orbiter(1, "mars").lander(1, "mars").played(1, "128");
    for disc in 1..=3 {
        let mut t = t.clone();
        turn(&mut t, disc);
        assert_eq!(
            (t.decides().as_str(), t.diff(1).as_str()),
            ("1 tech", "publicity-6")
        );
    }
}

/// S5.14
#[test]
fn probes_never_block() {
    let mut t = probes("r1s5 r1s4 r1s4");
    for _ in 0..3 {
        t.probe(2, "r1s4").probe(2, "r1s3");
    }
    t.play("move 1 r1s4; move 1 r1s3");
    assert_eq!(places(&t, 1), "r1s3 r1s4 r1s4");
    assert_eq!(places(&t, 2), "r1s4 r1s3 r1s4 r1s3 r1s4 r1s3");
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
    let mut t = probes("r2s0 r1s7 r2s6 r3s3");
    t.tech(1, "probe-2").played(1, "128 129");
    turn(&mut t, 3);
    assert_eq!(places(&t, 1), "r2s7 r1s6 r2s5 r3s2");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 tech", "publicity-6")
    );
}

/// S5.21
#[test]
fn an_uncovered_piece_below_the_turning_disc_stays() {
    let mut t = probes("r1s7 r2s0 r3s1");
    turn(&mut t, 1);
    assert_eq!(places(&t, 1), "r1s7 r2s0 r3s1");
    let mut t = probes("r2s3 r3s0 r3s5");
    turn(&mut t, 2);
    assert_eq!(places(&t, 1), "r2s3 r3s0 r3s5");
    let mut t = probes("r3s0 r3s5");
    turn(&mut t, 3);
    assert_eq!(places(&t, 1), "r3s0 r3s5");
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
        let mut t = probes(before);
        turn(&mut t, disc);
        assert_eq!(places(&t, 1), after, "disc {disc}");
    }
}

/// S5.23
#[test]
fn a_push_is_free_and_pays_publicity_to_the_owner_at_once() {
    let mut t = probes("r2s1");
    t.probe(2, "r2s1").probe(2, "r2s1");
    turn(&mut t, 2);
    assert_eq!(
        (places(&t, 1), places(&t, 2)),
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
    let mut t = probes("r2s1");
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
    let mut t = probes("r3s6");
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
        (places(&t, 2).as_str(), t.diff(2).as_str()),
        ("r2s0", "publicity+1")
    );
}

/// S5.23, Card 129
#[test]
fn a_push_is_a_visit_that_triggers_missions() {
    let mut t = probes("r1s0 r1s4");
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
    let mut t = probes("r2s4");
    t.p(1).energy = 0;
    turn(&mut t, 2);
    assert_eq!(
        (places(&t, 1).as_str(), t.diff(1).as_str()),
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
        let mut t = probes("r3s5");
        t.hand(1, "125").play("play 125").play(step);
        assert_eq!(t.diff(1), reward, "{step}");
    }
    let mut t = probes("r3s5");
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

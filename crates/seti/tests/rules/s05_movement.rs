//! Movement and visits (S5, rules 1 to 14). The geometry itself is tested in `src/solar.rs`.

use crate::s05_rotation::turn;
use crate::table::Table;
use orrery_seti::names::Body;

fn moves(t: &Table, word: &str) -> String {
    let all = t
        .choices()
        .into_iter()
        .filter(|choice| choice.starts_with(word));
    all.collect::<Vec<_>>().join("; ")
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
        let mut t = Table::probing(all);
        turn(&mut t, disc);
        assert_eq!(t.pieces(1).join(" "), after, "disc {disc}");
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
            let t = Table::probing(&format!("r{ring}s{sector}"));
            reached.extend(moves(&t, "move").split("; ").map(str::to_owned));
        }
    }
    assert_eq!(reached.len(), 32);
}

/// S5.2
#[test]
fn a_movement_goes_to_one_of_four_neighbours() {
    let t = Table::probing("r2s3");
    assert_eq!(
        moves(&t, "move"),
        "move 1 r2s2; move 1 r2s4; move 1 r1s3; move 1 r3s3"
    );
    Table::probing("r2s3")
        .illegal("move 1 r1s2; move 1 r3s4; move 1 r2s5; move 1 r4s3; move 1 r2s3");
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
        moves(&Table::probing("r1s0"), "move"),
        "move 1 r1s7; move 1 r1s1; move 1 r2s0"
    );
    assert_eq!(
        moves(&Table::probing("r4s7"), "move"),
        "move 1 r4s6; move 1 r4s0; move 1 r3s7"
    );
}

/// S5.4
#[test]
fn only_what_is_visible_counts() {
    // The base board shows a comet at r2s4; disc 3 may cover it with asteroids.
    for (disc_3, publicity, next_step) in [(0, "energy-1", 2), (2, "energy-1 publicity+1", 1)] {
        let mut t = Table::probing("r2s5");
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
    let mut t = Table::probing("r2s5");
    let mut cost = |step: &str| t.mark().play(step).diff(1);
    assert_eq!(cost("move 1 r2s6"), "energy-1");
    assert_eq!(cost("move 1 r2s7"), "energy-2");
    assert_eq!(cost("move 1 r1s7"), "energy-2");
    assert_eq!(cost("move 1 r1s6"), "energy-2");
    assert_eq!(cost("move 1 r1s5"), "energy-1");
    let mut t = Table::probing("r1s7");
    t.p(1).energy = 1;
    t.refused("move 1 r1s6", "S5.5").p(1).energy = 2;
    t.legal("move 1 r1s6");
}

/// S5.6
#[test]
fn with_asteroid_navigation_leaving_is_cheap_and_entering_gives_publicity() {
    let mut t = Table::probing("r2s5");
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
    let mut t = Table::probing("r2s5");
    t.tech(2, "probe-2").play("move 1 r2s6; move 1 r2s5");
    assert_eq!(t.diff(1), "energy-3");
}

/// S5.7
#[test]
fn movement_of_one_effect_may_be_divided() {
    let mut t = Table::probing("r3s5 r3s0");
    t.discover("left")
        .capsule(1, "r4s1", 1)
        .hand(1, "25")
        .play("play 25");
    t.play("step 1 r3s6; step 2 r4s0; step 3 r4s2; step 1 r3s5");
    assert_eq!(t.pieces(1).join(" "), "r3s5 r4s0 r4s2:1");
    assert_eq!(t.decides(), "1 late");
}

/// S5.8
#[test]
fn unused_movement_is_lost_with_its_effect() {
    let mut t = Table::probing("r3s5");
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
    let mut t = Table::probing("r3s5");
    t.hand(1, "1").play("corner 1; step 1 r3s6");
    assert_eq!(t.decides(), "1 turn");
}

/// S5.9, D-57
#[test]
fn a_two_point_step_may_be_paid_by_a_corner_and_energy() {
    let mut t = Table::probing("r1s7");
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
    assert_eq!(t.pieces(1).join(" "), "r1s6");
}

/// S5.9, D-57
#[test]
fn a_two_point_step_may_be_paid_by_two_corners() {
    let mut t = Table::probing("r1s7");
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
    let mut t = Table::probing("r1s7");
    t.discover("left")
        .hand(1, "1 et.5")
        .play("corner 1; step 1 r1s6 card et.5");
    assert_eq!(t.diff(1), "vp+1 hand-2");
}

/// S5.9, Card 138
#[test]
fn a_corner_that_tops_up_a_step_is_a_corner_action() {
    let mut t = Table::probing("r1s6");
    t.played(1, "138")
        .hand(1, "20 2")
        .play("play 20; step 1 r1s7; step 1 r1s6 card 2");
    assert_eq!(
        (t.decides().as_str(), t.pieces(1).join(" ")),
        ("1 trigger", "r1s6".to_owned())
    );
    t.play("cover 138 3; step 1 r1s5");
    assert_eq!(t.decides(), "1 late");
}

/// S5.9
#[test]
fn the_last_point_of_an_effect_is_topped_up_and_two_points_need_nothing() {
    let mut t = Table::probing("r1s7");
    t.hand(1, "20").play("play 20");
    assert_eq!(moves(&t, "step"), "step 1 r1s6; step 1 r1s0; step 1 r2s7");
    let mut t = Table::probing("r1s6");
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
    let mut t = Table::probing("r1s7");
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
        let mut t = Table::probing(from);
        t.play(&format!("move 1 {to}"));
        assert_eq!(t.p(1).publicity, 5 + publicity, "{what}");
    }
}

/// S5.10: publicity comes at once, so it can be spent at once.
#[test]
fn publicity_of_a_visit_can_be_spent_at_once() {
    let mut t = Table::probing("r2s3");
    t.p(1).publicity = 5;
    t.illegal("research").play("move 1 r2s2").legal("research");
}

/// S5.11
#[test]
fn every_entry_of_the_same_space_counts() {
    let mut t = Table::probing("r2s3");
    t.play("move 1 r2s2; move 1 r2s3; move 1 r2s2; move 1 r2s3; move 1 r2s2");
    assert_eq!(t.diff(1), "energy-5 publicity+3");
}

/// S5.12, Card 1
#[test]
fn entering_a_space_visits_what_is_there() {
    let mut t = Table::probing("r3s4");
    t.played(1, "1").play("move 1 r3s3");
    assert_eq!(t.own_choices(), ["cover 1 1", "skip"]);
    t.play("cover 1 1");
    assert_eq!(t.diff(1), "energy-1 publicity+1 data+1");
}

/// S5.12, Card 22
#[test]
fn standing_on_a_planet_already_is_no_visit() {
    let mut t = Table::probing("r2s2");
    t.hand(1, "22").play("play 22; done");
    assert_eq!(t.diff(1), "credits-1 hand-1");
    let mut t = Table::probing("r2s2");
    t.hand(1, "22").play("play 22; step 1 r2s3; step 1 r2s2");
    assert_eq!(t.diff(1), "vp+4 credits-1 publicity+1 hand-1");
    let mut t = Table::probing("r2s3");
    t.hand(1, "22").play("move 1 r2s2; play 22; done");
    assert_eq!(t.diff(1), "credits-1 energy-1 publicity+1 hand-1", "D-50");
}

/// S5.12, Card 25: a launched probe has not visited Earth.
#[test]
fn a_launch_is_no_visit_of_earth() {
    let mut t = Table::new(2);
    t.hand(1, "25").play("play 25");
    assert_eq!(t.diff(1), "credits-2 hand-1");
    let mut t = Table::probing("r1s5");
    t.hand(1, "25")
        .play("play 25; step 1 r1s4; step 1 r1s5; done");
    assert_eq!(t.diff(1), "vp+1 credits-2 hand-1");
}

/// S5.13
#[test]
fn orbiters_and_landers_visit_nothing() {
    let mut t = Table::probing("r3s3");
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
    let mut t = Table::probing("r1s5 r1s4 r1s4");
    for _ in 0..3 {
        t.probe(2, "r1s4").probe(2, "r1s3");
    }
    t.play("move 1 r1s4; move 1 r1s3");
    assert_eq!(t.pieces(1).join(" "), "r1s3 r1s4 r1s4");
    assert_eq!(t.pieces(2).join(" "), "r1s4 r1s3 r1s4 r1s3 r1s4 r1s3");
}

/// S5.11 (card 19): there is no end to flying between two neighbouring planets.
#[test]
fn slingshots_between_two_planets_never_run_out() {
    for mission in ["", "128"] {
        let mut t = Table::new(2);
        t.hand(1, "19").played(1, mission).probe(1, "r3s3");
        t.play("play 19");
        for to in ["r4s3", "r3s3"].into_iter().cycle().take(40) {
            t.play(&format!("step 1 {to}; movement"));
            if t.decides() == "1 trigger" {
                t.play("skip");
            }
        }
        assert_eq!(t.decides(), "1 moves");
        t.play("step 1 r3s4; step 1 r3s5");
        assert_eq!(
            t.decides(),
            "1 late",
            "both movements of the card were left"
        );
    }
}

/// S5.9 (card 19): the movement of a visit and that of the card pay one step together.
#[test]
fn movement_of_a_visit_adds_to_that_of_the_card() {
    let mut t = Table::new(2);
    t.hand(1, "19")
        .tech(1, "probe-1")
        .probe(1, "r3s1")
        .probe(1, "r3s4");
    t.p(1).energy = 0;
    t.mark().play("play 19; step 2 r3s3; movement; step 1 r3s0");
    assert_eq!(t.decides(), "1 late");
}

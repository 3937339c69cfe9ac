//! Main actions (S3).

use crate::table::Table;
use orrery_core::Game as _;
use orrery_seti::state::Marker;

/// S3.1, S3.4, S3.8, S3.13, S3.23, S3.24, S3.25, S3.26
#[test]
fn main_actions_that_cannot_be_paid_say_what_is_missing() {
    let mut t = Table::new(2);
    t.hand(1, "57");
    (t.p(1).credits, t.p(1).energy, t.p(1).publicity) = (0, 0, 0);
    assert_eq!(t.own_choices(), ["pass"]);
    let table = [
        ("launch", "launch: S3.4, S3.1; needs 2 credits, has 0"),
        ("orbit mars", "orbit mars: S3.8"),
        ("land mars", "land mars: S3.13"),
        (
            "scan",
            "scan: S3.23, S3.1; needs 1 credits, has 0; needs 2 energy, has 0",
        ),
        ("analyse", "analyse: S3.24, S7.9; needs 6 computer, has 0"),
        ("play 57", "play 57: S3.25, S3.1; needs 3 credits, has 0"),
        (
            "research",
            "research: S3.26, S3.1; needs 6 publicity, has 0",
        ),
    ];
    for (choice, because) in table {
        t.illegal(choice);
        assert_eq!(t.refusal(choice).unwrap().to_string(), because);
    }
    t.p(1).computer.upper = 6;
    assert_eq!(
        t.refusal("analyse").unwrap().to_string(),
        "analyse: S3.24, S3.1; needs 1 energy, has 0"
    );
}

/// S3.1
#[test]
fn one_resource_short_is_refused_and_exactly_enough_is_not() {
    let table: [(&str, [u8; 3]); 7] = [
        ("launch", [2, 0, 0]),
        ("orbit mars", [1, 1, 0]),
        ("land mars", [0, 3, 0]),
        ("scan", [1, 2, 0]),
        ("analyse", [0, 1, 0]),
        ("play 57", [3, 0, 0]),
        ("research", [0, 0, 6]),
    ];
    for (choice, cost) in table {
        let with = |[credits, energy, publicity]: [u8; 3]| {
            let mut t = Table::new(2);
            t.hand(1, "57");
            if choice.ends_with("mars") {
                t.probe(1, "r2s2");
            }
            t.p(1).computer.upper = 6;
            (t.p(1).credits, t.p(1).energy, t.p(1).publicity) = (credits, energy, publicity);
            t.mark();
            t
        };
        let mut t = with(cost);
        t.play(choice);
        let left = (t.p(1).credits, t.p(1).energy, t.p(1).publicity);
        assert_eq!(left, (0, 0, 0), "{choice}");
        for short in (0..3).filter(|&short| cost[short] > 0) {
            let mut less = cost;
            less[short] -= 1;
            with(less).illegal(choice);
        }
    }
}

/// S3.2, S6.29
#[test]
fn a_granted_action_is_free_but_its_additions_are_not() {
    let mut t = Table::new(2);
    t.hand(1, "105").tech(1, "telescope-2 telescope-4");
    (t.p(1).credits, t.p(1).energy) = (2, 1);
    t.mark()
        .play("play 105; telescope-2; telescope-4 launch; earth 61-virginis");
    t.play("row 110; signal barnards-star");
    assert_eq!(
        t.diff(1),
        "credits-2 energy-1 publicity-1 data+3 hand-1 played+1 pieces+1"
    );
    let mut t = Table::new(2);
    t.hand(1, "105").tech(1, "telescope-2 telescope-4");
    (t.p(1).credits, t.p(1).energy, t.p(1).publicity) = (2, 0, 0);
    t.play("play 105")
        .illegal("telescope-2; telescope-4 launch");
    let mut t = Table::new(2);
    t.hand(1, "16").probe(1, "r2s2");
    (t.p(1).credits, t.p(1).energy) = (1, 0);
    t.play("play 16; land mars");
}

/// S3.3
#[test]
fn a_granted_action_keeps_its_conditions() {
    let mut t = Table::new(2);
    t.hand(1, "130").probe(1, "r3s0").play("play 130");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-1 hand-1")
    );
    let mut t = Table::new(2);
    t.hand(1, "13").probe(1, "r3s3").play("play 13");
    assert_eq!(
        t.own_choices(),
        ["land jupiter"],
        "moons need the technology"
    );
    let mut t = Table::new(2);
    t.hand(1, "12")
        .probe(1, "r3s3")
        .lander(2, "io")
        .play("play 12");
    assert_eq!(
        t.own_choices(),
        [
            "land jupiter",
            "land europa",
            "land ganymede",
            "land callisto"
        ],
        "waived: the technology; not waived: the taken moon"
    );
    let mut t = Table::new(2);
    t.hand(1, "16")
        .probe(1, "r3s3")
        .tech(1, "probe-4")
        .lander(2, "io")
        .play("play 16")
        .legal("land io");
}

/// S3.4
#[test]
fn a_launch_puts_a_probe_on_earth_wherever_it_is() {
    let mut t = Table::new(2);
    t.play("launch");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
    let mut t = Table::new(2);
    t.s.offsets = [3, 0, 0];
    t.play("launch");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s2");
}

/// S3.5
#[test]
fn the_probe_limit_is_one_or_two_with_the_technology() {
    let mut t = Table::new(2);
    t.probe(1, "r3s0").refused("launch", "S3.5");
    assert_eq!(t.refusal("launch").unwrap().to_string(), "launch: S3.5");
    t.tech(1, "probe-1").legal("launch");
    t.probe(1, "r3s0").refused("launch", "S3.5");
}

/// S3.6
#[test]
fn orbiters_landers_and_capsules_are_not_in_space() {
    let mut t = Table::new(2);
    t.discover("left")
        .capsule(1, "r3s0", 1)
        .capsule(1, "r3s1", 2);
    t.orbiter(1, "mars")
        .lander(1, "venus")
        .lander(1, "io")
        .legal("launch");
    t.probe(1, "r4s0").refused("launch", "S3.5");
}

/// S3.7, Card 9
#[test]
fn ignoring_the_limit_helps_only_the_launch_it_is_printed_for() {
    let mut t = Table::new(2);
    t.hand(1, "9").probe(1, "r3s0").play("play 9");
    assert_eq!(t.diff(1), "credits-3 publicity+1 hand-1 pieces+2");
    t.next_own_turn();
    t.refused("launch", "S3.5")
        .tech(1, "probe-1")
        .refused("launch", "S3.5");
    t.hand(1, "130").play("play 130");
    assert_eq!(t.diff(1), "credits-1 hand-1");
}

/// S3.8
#[test]
fn orbiting_needs_an_own_probe_on_a_planet_other_than_earth() {
    let mut t = Table::new(2);
    t.refused("orbit mars", "S3.8")
        .probe(2, "r2s2")
        .refused("orbit mars", "S3.8");
    t.probe(1, "r1s5")
        .refused("orbit mars", "S3.8")
        .refused("orbit earth", "S3.8");
    t.discover("left")
        .capsule(1, "r2s2", 1)
        .refused("orbit mars", "S3.8");
    t.probe(1, "r2s2")
        .legal("orbit mars")
        .illegal("orbit venus");
}

/// S3.9, S3.10
#[test]
fn orbit_rewards_of_every_planet() {
    let table = [
        (
            "r1s1",
            "orbit mercury; skip",
            "vp+2 credits-1 energy-1 data+2 hand+1 pieces-1",
        ),
        ("r1s3", "orbit venus", "vp+6 credits-1 energy-1 pieces-1"),
        (
            "r2s2",
            "orbit mars; take 110; skip",
            "credits-1 energy-1 data+1 hand+1 pieces-1",
        ),
        (
            "r3s3",
            "orbit jupiter",
            "credits-1 energy-1 data+2 pieces-1",
        ),
        (
            "r3s7",
            "orbit saturn",
            "credits-1 energy-1 publicity+2 data+1 pieces-1",
        ),
        (
            "r4s0",
            "orbit uranus; signal vega",
            "vp+8 credits-1 energy-1 data+1 hand+3 pieces-1",
        ),
        (
            "r4s3",
            "orbit neptune; signal vega",
            "vp+7 credits-1 energy-1 data+5 pieces-1",
        ),
    ];
    for (space, play, later) in table {
        let planet = play.split([' ', ';']).nth(1).unwrap();
        let mut t = Table::new(2);
        t.orbiter(2, planet).probe(1, space).play(play);
        assert_eq!(
            (t.decides().as_str(), t.diff(1).as_str()),
            ("1 late", later)
        );
        let mut t = Table::new(2);
        t.probe(1, space).play(play);
        let first = t.p(1).score;
        let mut second = Table::new(2);
        second.orbiter(2, planet).probe(1, space).play(play);
        assert_eq!(
            first,
            second.p(1).score + 3,
            "{planet}: 3 points for the first orbiter"
        );
    }
}

/// S3.10
#[test]
fn the_first_orbiter_space_is_covered_once() {
    let mut t = Table::new(2);
    t.probe(1, "r1s3")
        .probe(2, "r1s3")
        .play("orbit venus; end; orbit venus");
    assert_eq!(
        (t.diff(1).as_str(), t.diff(2).as_str()),
        (
            "vp+9 credits-1 energy-1 pieces-1",
            "vp+6 credits-1 energy-1 pieces-1"
        )
    );
    assert_eq!(t.s.planets[1].first_orbiter, Some(Marker::One));
    assert_eq!(t.s.planets[1].orbiters, [1, 1, 0, 0]);
}

/// S3.12, S5.13
#[test]
fn an_orbiter_neither_moves_nor_lands_nor_visits() {
    let mut t = Table::new(2);
    t.orbiter(1, "mars").played(1, "128").hand(1, "1");
    t.refused("move 1 r2s3", "S5.2")
        .refused("land mars", "S3.13");
    (t.s.next_disc, t.p(1).publicity) = (1, 6);
    t.mark().play("research");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 tech", "publicity-6")
    );
}

/// S3.13, S3.14
#[test]
fn landing_costs_three_energy_less_its_discounts() {
    for (orbiter, tech, cost) in [
        (0, false, 3),
        (2, false, 2),
        (1, false, 2),
        (0, true, 2),
        (2, true, 1),
    ] {
        let prepare = |energy: u8| {
            let mut t = Table::new(2);
            t.probe(1, "r2s2").orbiter(2, "venus");
            if orbiter > 0 {
                t.orbiter(orbiter, "mars").orbiter(orbiter, "mars");
            }
            if tech {
                t.tech(1, "probe-3 probe-4");
            }
            t.p(1).energy = energy;
            t
        };
        let mut t = prepare(cost);
        t.play("land mars");
        assert_eq!(t.p(1).energy, 0);
        let mut t = prepare(cost - 1);
        t.illegal("land mars; land phobos-deimos")
            .refused("land mars", "S3.14");
        let fact = t.refusal("land mars").unwrap().facts[0];
        assert_eq!(
            (fact.what, fact.needs, fact.has),
            ("energy", i32::from(cost), i32::from(cost) - 1)
        );
    }
}

/// S3.13
#[test]
fn landing_needs_an_own_probe_on_a_planet_other_than_earth() {
    let mut t = Table::new(2);
    t.refused("land mars", "S3.13")
        .probe(2, "r2s2")
        .refused("land mars", "S3.13");
    t.probe(1, "r1s5")
        .refused("land mars", "S3.13")
        .refused("land earth", "S3.13");
    t.discover("left")
        .capsule(1, "r2s2", 1)
        .refused("land mars", "S3.13");
}

/// S3.15, S3.16
#[test]
fn landing_rewards_of_every_planet() {
    // The trace goes to an overflow space: 3 points.
    let table = [
        ("mercury", "r1s1", 12, 3),
        ("venus", "r1s3", 5, 2),
        ("jupiter", "r3s3", 7, 2),
        ("saturn", "r3s7", 8, 2),
        ("uranus", "r4s0", 9, 3),
        ("neptune", "r4s3", 10, 3),
    ];
    for (planet, space, vp, data) in table {
        let land = format!("land {planet}; trace orange left overflow");
        let mut t = Table::new(2);
        t.probe(1, space).probe(2, space).play(&land);
        let (vp, first) = (
            vp + 3,
            format!("vp+{} energy-3 data+{data} pieces-1 traces+1", vp + 3),
        );
        assert_eq!((t.decides(), t.diff(1)), ("1 late".to_owned(), first));
        t.play("end").play(&land);
        assert_eq!(t.diff(2), format!("vp+{vp} energy-3 pieces-1 traces+1"));
    }
}

/// S3.17, D-06
#[test]
fn the_first_two_landers_on_mars_choose_an_open_data_space() {
    let mut t = Table::new(3);
    t.probe(1, "r2s2").probe(2, "r2s2").probe(3, "r2s2");
    let land = "land mars; trace orange left overflow";
    t.play(land);
    assert_eq!(t.own_choices(), ["space 1", "space 2"]);
    t.play("space 2; end")
        .play(land)
        .play("end")
        .play(land)
        .play("end");
    assert_eq!(t.diff(1), "vp+9 energy-3 data+1 pieces-1 traces+1");
    assert_eq!(t.diff(2), "vp+9 energy-3 data+2 pieces-1 traces+1");
    assert_eq!(t.diff(3), "vp+9 energy-3 pieces-1 traces+1");
}

/// S3.19, S3.20
#[test]
fn moon_rewards_replace_those_of_the_planet() {
    let table = [
        ("r2s2", "land phobos-deimos", "vp+8 energy-3 pieces-1"),
        ("r3s3", "land io", "vp+10 energy+1 pieces-1"),
        (
            "r3s3",
            "land europa; trace orange left overflow; trace orange left overflow",
            "vp+13 energy-3 pieces-1 traces+2",
        ),
        (
            "r3s3",
            "land ganymede",
            "vp+12 energy-3 publicity+5 pieces-1",
        ),
        ("r3s3", "land callisto", "vp+13 energy-3 data+4 pieces-1"),
        (
            "r3s7",
            "land enceladus; signal barnards-star; signal procyon; signal kepler-22",
            "vp+12 energy-3 data+3 pieces-1",
        ),
        (
            "r3s7",
            "land titan; trace pink left overflow; trace blue left overflow",
            "vp+13 energy-3 pieces-1 traces+2",
        ),
        ("r4s0", "land titania", "vp+25 energy-3 pieces-1"),
        ("r4s3", "land triton", "vp+26 energy-3 pieces-1"),
    ];
    for (space, play, gain) in table {
        let mut t = Table::new(2);
        let moon = play.split(';').next().unwrap();
        t.probe(1, space).refused(moon, "S3.19");
        t.tech(1, "probe-4").play(play);
        assert_eq!((t.decides().as_str(), t.diff(1).as_str()), ("1 late", gain));
        assert!(
            t.s.planets
                .iter()
                .all(|planet| planet.first_landers == [None; 3])
        );
    }
}

/// S3.19
#[test]
fn landing_on_a_moon_has_the_discounts_of_its_planet() {
    let mut t = Table::new(2);
    t.tech(1, "probe-3 probe-4")
        .orbiter(2, "uranus")
        .probe(1, "r4s0")
        .play("land titania");
    assert_eq!(t.diff(1), "vp+25 energy-1 pieces-1");
}

/// S3.21
#[test]
fn a_moon_holds_one_lander_of_anybody() {
    for owner in [1, 2] {
        let mut t = Table::new(2);
        t.tech(1, "probe-4")
            .probe(1, "r3s3")
            .lander(owner, "io")
            .refused("land io", "S3.21");
        t.legal("land jupiter; land europa; land ganymede; land callisto");
    }
}

/// S3.22
#[test]
fn with_several_probes_at_planets_the_player_chooses() {
    let mut t = Table::new(2);
    t.tech(1, "probe-1").probe(1, "r2s2").probe(1, "r3s3");
    t.legal("orbit mars; orbit jupiter; land mars; land jupiter");
    t.play("orbit jupiter");
    let left: Vec<String> = t
        .p(1)
        .pieces
        .iter()
        .map(|piece| piece.at.to_string())
        .collect();
    assert_eq!(left, ["r2s2"]);
}

/// S3.23
#[test]
fn a_scan_marks_two_signals_in_any_order() {
    let mut t = Table::new(2);
    t.clone()
        .play("scan; row 110; signal barnards-star; earth 61-virginis");
    t.play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-1 energy-2 data+2")
    );
}

/// S3.24
#[test]
fn analysing_clears_a_full_computer_for_a_blue_trace() {
    let mut t = Table::new(2);
    t.p(1).computer.upper = 5;
    t.refused("analyse", "S3.24").p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left overflow");
    assert_eq!(
        (t.diff(1).as_str(), t.p(1).computer.upper),
        ("vp+3 energy-1 traces+1", 0)
    );
}

/// S3.25
#[test]
fn only_hand_cards_can_be_played() {
    let mut t = Table::new(2);
    t.refused("play 110", "S3.25")
        .hand(2, "137")
        .refused("play 137", "S3.25");
    t.hand(1, "110").play("play 110");
    assert_eq!(t.diff(1), "credits-1 publicity+3 hand-1");
    assert!(t.s.discard.has("110".parse().unwrap()));
}

/// S3.26
#[test]
fn research_pays_then_rotates_then_takes() {
    let mut t = Table::new(2);
    t.p(1).publicity = 7;
    t.mark().play("research");
    assert_eq!(
        (t.s.offsets, t.diff(1).as_str()),
        ([1, 0, 0], "publicity-6")
    );
    t.play("tech probe-3");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
}

/// S3.27
#[test]
fn passing_is_always_possible() {
    let mut t = Table::new(2);
    t.play("pass; take 135");
    assert_eq!((t.diff(1).as_str(), t.p(1).passed), ("hand+1", true));
}

/// S3.28
#[test]
fn orbiting_and_landing_make_room_for_a_launch_in_the_same_turn() {
    for (main, rest) in [
        ("orbit venus", ""),
        ("land venus", "trace orange left overflow"),
    ] {
        let mut t = Table::new(2);
        t.played(1, "117").probe(1, "r1s3").play(main);
        while t.decides() != "1 trigger" {
            t.play(rest);
        }
        t.play("cover 117 1");
        assert_eq!(t.p(1).pieces.len(), 1);
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
    }
}

/// S3.14: the refusal of the whole action names the lowest cost that would do.
#[test]
fn the_refusal_of_landing_knows_the_discount() {
    let mut t = Table::new(2);
    t.probe(1, "r2s2").orbiter(2, "mars").p(1).energy = 1;
    let refusal = t.refusal("land mars").unwrap();
    let because = ": S3.13, S3.14; needs 2 energy, has 1";
    assert_eq!(refusal.to_string(), format!("land mars{because}"));
    let all = t.s.refusals().into_iter().find(|one| one.what == "land");
    assert_eq!(all.unwrap().to_string(), format!("land{because}"));
}

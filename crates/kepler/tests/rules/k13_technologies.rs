//! K13: the technologies. Every number of the technology board is used by the engine.

use crate::table::{Table, cubes, hex};
use orrery_kepler::names::{Cubes, Main, Tech, Track};

/// Player 1 with this level.
fn at(tech: Tech, level: u8) -> Table {
    let mut t = Table::new(2);
    t.level(1, tech, level);
    t
}

/// One row for each level: cost, technology leadership, level unlocked for the others.
const BOARD: [(Tech, [(&str, Cubes, u8, u8); 5]); 5] = [
    (
        Tech::SpaceTravel,
        [
            ("Space Programme", cubes(0, 0, 0), 0, 0),
            ("Ion Propulsion", cubes(0, 1, 0), 0, 0),
            ("Space Warp Drive", cubes(2, 1, 0), 1, 0),
            ("Antimatter Propulsion", cubes(2, 1, 1), 2, 1),
            ("Wormhole Stabiliser", cubes(3, 2, 1), 2, 2),
        ],
    ),
    (
        Tech::QuantumPhysics,
        [
            ("Classical Mechanics", cubes(0, 0, 0), 0, 0),
            ("Controlled Entanglement", cubes(1, 0, 0), 0, 0),
            ("Quantum Teleportation", cubes(1, 2, 0), 1, 0),
            ("Field Manipulation", cubes(2, 2, 0), 2, 1),
            ("Mastery of Relativity", cubes(2, 3, 1), 2, 2),
        ],
    ),
    (
        Tech::EnergyDevelopment,
        [
            ("Renewable Energy", cubes(0, 0, 0), 0, 0),
            ("Nuclear Fusion", cubes(0, 1, 0), 0, 0),
            ("Dyson Swarm", cubes(1, 2, 0), 1, 0),
            ("Quantum Plasma Plant", cubes(2, 2, 0), 2, 1),
            ("Theory of Everything", cubes(3, 2, 1), 2, 2),
        ],
    ),
    (
        Tech::Terraforming,
        [
            ("Earth Ecology", cubes(0, 0, 0), 0, 0),
            ("Biosphere", cubes(1, 0, 0), 0, 0),
            ("Planetary Engineering", cubes(1, 2, 0), 1, 0),
            ("Alien Genetic Research", cubes(2, 2, 0), 2, 1),
            ("World Building", cubes(2, 3, 1), 2, 2),
        ],
    ),
    (
        Tech::AntimatterScience,
        [
            ("Particle Physics", cubes(0, 0, 0), 0, 0),
            ("Orbital Accelerator", cubes(1, 0, 0), 0, 0),
            ("Magnetic Trap", cubes(2, 0, 1), 1, 0),
            ("Metamaterials Generator", cubes(2, 1, 1), 2, 1),
            ("Antimatter Synthesis", cubes(3, 1, 2), 2, 2),
        ],
    ),
];

/// K13.6 (leadership icons), K13.7 and [H10] (collaboration), [H9] (levels 0 to 4 in order): every level
/// for its cost, and not for a cube less. Player 2 stands just below what is unlocked, player 3 has it.
#[test]
fn k13_6_k13_7_every_level_has_its_cost_leadership_and_collaboration() {
    for (tech, levels) in BOARD {
        for (level, (name, cost, leadership, unlocks)) in (0..).zip(levels) {
            assert_eq!(Table::new(2).s.pack.level(tech, level).name.en, name);
            if level == 0 {
                continue;
            }
            let ready = |cost: Cubes| {
                let mut t = Table::new(3);
                t.level(1, tech, level - 1).earth(1, cost);
                t.level(2, tech, unlocks.max(1) - 1).level(3, tech, unlocks);
                for number in 1..=3 {
                    t.set_track(number, Track::Technology, 12); // no icons to decide on until 15
                }
                t.action(Main::TechnologicalDevelopment);
                t
            };
            let develop = format!("develop {tech} earth");
            for less in [cubes(1, 0, 0), cubes(0, 1, 0), cubes(0, 0, 1)] {
                if cost.covers(less) {
                    ready(cost - less).illegal(&develop);
                }
            }
            let mut t = ready(cost);
            t.play(&develop);
            assert_eq!(t.p(1).techs[tech.index()], level, "{name}");
            assert_eq!(t.on_earth(1), cubes(0, 0, 0), "{name}");
            assert_eq!(t.p(1).storage, cubes(7, 7, 3), "{name}");
            let (second, third) = (t.p(2).techs[tech.index()], t.p(3).techs[tech.index()]);
            assert_eq!((second, third), (unlocks, unlocks), "{name}");
            // Of the levels that are unlocked only level 2 has an icon.
            let gained = u8::from(unlocks == 2);
            let spaces = [1, 2, 3].map(|number| t.track(number, Track::Technology));
            assert_eq!(spaces, [12 + leadership, 12 + gained, 12], "{name}");
        }
    }
}

/// K13.1: speed 0, 2, 3, 4, 5 in step 2c and by Stellar Propulsion; a ship costs 1 energy and 1 matter,
/// with *Wormhole Stabiliser* 1 energy.
#[test]
fn k13_1_space_travel() {
    let start = hex("3,14");
    let reach = |t: &Table| {
        let far = t.choices_of("move 1").into_iter();
        let distance = |text: String| start.distance(hex(text.rsplit(' ').next().unwrap()));
        far.map(distance).max().unwrap_or(0)
    };
    for (level, speed) in (0..).zip([0, 2, 3, 4, 5]) {
        let mut t = at(Tech::SpaceTravel, level);
        t.ship(1, 1, "3,14").action(Main::StellarPropulsion);
        if speed == 0 {
            t.decides(1, "bonus").play("done").decides(1, "recall");
        } else {
            t.decides(1, "fly").play("ship 1");
            assert_eq!(reach(&t), speed, "Stellar Propulsion at level {level}");
            t.play("stay")
                .on_to(1, "bonus")
                .play("done")
                .decides(1, "fly");
            t.play("ship 1");
            assert_eq!(reach(&t), speed, "step 2c at level {level}");
        }
        let paid = if level < 4 {
            cubes(1, 1, 0)
        } else {
            cubes(1, 0, 0)
        };
        let mut t = at(Tech::SpaceTravel, level);
        t.action(Main::SpaceMissions).play("build earth 3,14");
        assert_eq!(t.on_earth(1), cubes(3, 3, 0) - paid, "level {level}");
    }
}

/// How often a choice that begins with these words can be made before something else is done.
fn times(t: &mut Table, words: &str) -> usize {
    let mut n = 0;
    while let Some(choice) = t.choices_of(words).first().cloned() {
        t.play(&choice);
        n += 1;
    }
    n
}

/// K13.2: 0, 1, 1, 1 and any number of conversions, 0, 1, 2, 3, 5 shifts in a turn.
#[test]
fn k13_2_quantum_physics() {
    for (level, (conversions, shifts)) in (0..).zip([(0, 0), (1, 1), (1, 2), (1, 3), (6, 5)]) {
        let mut t = at(Tech::QuantumPhysics, level);
        t.colony(1, 2, cubes(3, 0, 0)).earth(1, cubes(3, 0, 0)); // 1 energy, 7 matter in storage
        assert_eq!(
            times(&mut t, "convert energy"),
            conversions,
            "level {level}"
        );
        let mut t = at(Tech::QuantumPhysics, level);
        t.colony(1, 2, cubes(0, 0, 0)).earth(1, cubes(3, 3, 3));
        let n = times(&mut t, "shift energy earth") + times(&mut t, "shift matter earth");
        assert_eq!(n, shifts, "level {level}");
        assert_eq!(t.on_planet(1, 2).total() as usize, shifts);
    }
}

/// K13.2a: a cube of the wanted kind must be in storage; antimatter is never converted; the planet must be
/// controlled; once a turn, and again in the next.
#[test]
fn k13_2a_conversion() {
    let mut t = at(Tech::QuantumPhysics, 1);
    t.earth(1, cubes(2, 0, 3)).burned(1, cubes(5, 6, 0)); // storage: 1 matter
    t.legal("convert energy earth");
    t.illegal("convert matter earth; convert antimatter earth; convert energy 2");
    t.play("convert energy earth");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(1, 1, 3), cubes(1, 0, 0))
    );
    t.refused("convert matter earth", "K13.2a");
    t.action(Main::SpaceMissions)
        .illegal("convert matter earth"); // still the same turn
    t.finish_turns()
        .on_to(1, "main")
        .legal("convert matter earth");
    assert_eq!(t.s.round, 2);
    // Without matter in storage there is nothing to exchange.
    let mut t = at(Tech::QuantumPhysics, 1);
    t.burned(1, cubes(0, 4, 0));
    t.illegal("convert energy earth")
        .legal("convert matter earth");
    t.refused("convert energy earth", "K13.2a");
}

/// K13.2b: cubes of any kind, also to Earth, each from and to where it is wanted.
#[test]
fn k13_2b_shift() {
    let mut t = at(Tech::QuantumPhysics, 3);
    t.colony(1, 2, cubes(0, 0, 1)).colony(1, 1, cubes(0, 0, 0));
    t.illegal("shift energy earth earth; shift matter 2 earth; shift energy earth 3");
    t.play("shift antimatter 2 earth; shift energy earth 1; shift energy 1 2");
    assert_eq!(t.on_earth(1), cubes(2, 3, 1));
    assert_eq!(
        (t.on_planet(1, 1), t.on_planet(1, 2)),
        (cubes(0, 0, 0), cubes(1, 0, 0))
    );
    t.refused("shift matter earth 1", "K13.2b");
}

/// K13.2, K13.2c, [R14]: in the middle of an action too; a level gained counts at once, less what was
/// used; not in another player's turn and not in phase 3.
#[test]
fn k13_2c_allowances_of_the_turn() {
    let mut t = at(Tech::QuantumPhysics, 1);
    t.colony(1, 2, cubes(0, 0, 0))
        .set_track(1, Track::Technology, 12);
    t.level(2, Tech::QuantumPhysics, 4)
        .burned(2, cubes(1, 0, 0));
    t.earth(1, cubes(5, 5, 0));
    t.play("shift energy earth 2")
        .illegal("shift matter earth 2");
    t.action(Main::TechnologicalDevelopment)
        .play("develop quantum-physics earth");
    assert_eq!(t.on_earth(1), cubes(3, 3, 0));
    // Level 2: two shifts, one of them used; still one conversion.
    t.play("convert matter earth; shift matter earth 2")
        .illegal("shift energy earth 2; convert energy earth");
    t.play("done")
        .decides(1, "bonus")
        .illegal("shift energy earth 2");
    // In the turn of player 1, player 2 can do nothing; in phase 3 neither can.
    t.card("primato-coloniale")
        .finish_turns()
        .decides(2, "regenerate");
    assert_eq!(t.choices(), ["regenerate energy", "skip"]);
    t.play("skip")
        .decides(2, "main")
        .legal("convert energy earth");
    t.illegal("shift energy earth 2");
    t.play("convert energy earth; convert energy earth; action energy-storage");
    t.decides(2, "bonus")
        .play("bonus civil-modernity; burn matter storage");
    t.legal("convert matter earth");
}

/// K13.2c: not in phase 3, not even between the payments of a card and by the last player of the round.
#[test]
fn k13_2c_no_quantum_physics_in_phase_3() {
    for (card, about) in [
        ("rotta-preferenziale", "build"),
        ("terraformazione-assistita", "terraform"),
        ("finestra-di-lancio", "fly"),
    ] {
        let mut t = Table::new(2);
        t.level(2, Tech::QuantumPhysics, 4)
            .level(2, Tech::Terraforming, 1);
        t.colony(2, 2, cubes(1, 1, 0)).ship(2, 1, "4,15");
        t.set_track(2, Track::Colonial, 5)
            .set_track(1, Track::Technology, 5);
        t.card(card).finish_turns().decides(2, about);
        assert_eq!(t.s.active.number(), 2);
        let quantum = [t.choices_of("convert"), t.choices_of("shift")].concat();
        assert_eq!(quantum, [] as [String; 0], "{card}");
    }
}

/// K13.3: Energy Storage produces up to 0, 2, 3, 4, 5; with *Theory of Everything* both bonus actions cost
/// 1 cube together.
#[test]
fn k13_3_energy_development() {
    for (level, energy) in (0..).zip([0, 2, 3, 4, 5]) {
        let mut t = at(Tech::EnergyDevelopment, level);
        t.earth(1, cubes(0, 0, 0)).action(Main::EnergyStorage);
        let choices: Vec<String> = (1..=energy)
            .rev()
            .map(|n| format!("produce earth {n} energy"))
            .collect();
        assert_eq!(t.choices_of("produce"), choices);

        let mut t = at(Tech::EnergyDevelopment, level);
        t.action(Main::EnergyStorage).on_to(1, "bonus");
        t.play("bonus scientific-progress; burn matter storage");
        assert_eq!(t.p(1).well.total(), 1, "a single one always costs 1");
        t.play("bonus civil-modernity");
        if level < 4 {
            t.decides(1, "burn").play("burn matter storage");
        }
        assert_eq!(t.p(1).well.total(), if level < 4 { 2 } else { 1 });
        assert_eq!((t.p(1).tracks, t.asks()), ([1, 1], (1, "recall")));
    }
    // The second one is free even for a player without any cube left.
    let mut t = at(Tech::EnergyDevelopment, 4);
    t.earth(1, cubes(0, 1, 0))
        .burned(1, cubes(7, 6, 3))
        .action(Main::EnergyStorage);
    t.play("bonus scientific-progress; burn matter earth; bonus civil-modernity");
    assert_eq!(t.p(1).tracks, [1, 1]);
}

/// K13.4: 0, 1, 1, 2, 3 planets produce; planets up to the level of the technology can be terraformed.
#[test]
fn k13_4_terraforming() {
    for (level, producing) in (0..).zip([0, 1, 1, 2, 3]) {
        let mut t = at(Tech::Terraforming, level);
        for planet in [1, 3, 6, 8] {
            t.colony(1, planet, cubes(0, 0, 0)); // each gives some matter
        }
        t.earth(1, cubes(0, 0, 0))
            .action(Main::PlanetaryExploitation);
        let mut n = 0;
        while t.asks().1 == "exploit" {
            let exploit = t.choices_of("exploit")[0].clone();
            t.play(&exploit);
            let produce = t.choices()[0].clone();
            t.play(&produce);
            n += 1;
        }
        assert_eq!(n, producing, "level {level}");

        let mut t = at(Tech::Terraforming, level);
        t.earth(1, cubes(0, 0, 0)); // planets of level 1, 2, 3, 4 with what they cost
        t.colony(1, 2, cubes(1, 0, 0)).colony(1, 5, cubes(1, 1, 0));
        t.colony(1, 15, cubes(2, 2, 0))
            .colony(1, 26, cubes(2, 0, 1));
        t.p(1).cube = 0;
        t.action(Main::Terraform);
        let allowed = ["terraform 2", "terraform 5", "terraform 15", "terraform 26"];
        assert_eq!(t.choices_of("terraform"), allowed[..usize::from(level)]);
        if level < 4 && level > 0 {
            t.refused(allowed[usize::from(level)], "K13.4");
        }
    }
}

/// K13.5: up to 0, 1, 1, 2, 3 antimatter; alien planets from *Metamaterials Generator* on. Level 1 costs 1
/// energy; level 2 costs 2 energy and 1 antimatter and gives 1 leadership: see the table above.
#[test]
fn k13_5_antimatter_science() {
    for (level, antimatter) in (0..).zip([0, 1, 1, 2, 3]) {
        let mut t = at(Tech::AntimatterScience, level);
        t.action(Main::AntimatterGeneration);
        let most = t.choices_of("produce earth").len();
        assert_eq!(most, antimatter, "level {level}");

        let mut t = at(Tech::AntimatterScience, level);
        t.tile("26", "5,15")
            .ship(1, 1, "5,15")
            .tile("22", "1,15")
            .ship(1, 2, "1,15");
        t.action(Main::ColonialSettlement).legal("settle 22");
        if level >= 3 {
            t.play("settle 26");
            assert_eq!(t.track(1, Track::Colonial), 2);
        } else {
            t.refused("settle 26", "K13.5");
        }
    }
}

/// K13.7: who has the level already gets nothing, and the one who acquires it is not among the others.
#[test]
fn k13_7_collaboration_gives_exactly_the_level_next_to_the_icon() {
    let mut t = Table::new(4);
    t.level(1, Tech::Terraforming, 2)
        .level(3, Tech::Terraforming, 1);
    t.level(4, Tech::Terraforming, 3).earth(1, cubes(2, 2, 0));
    t.set_track(1, Track::Technology, 12);
    t.action(Main::TechnologicalDevelopment)
        .play("develop terraforming earth");
    let levels = [1, 2, 3, 4].map(|number| t.p(number).techs[Tech::Terraforming.index()]);
    assert_eq!(levels, [3, 1, 1, 3]);
    assert_eq!(t.p(2).techs, [0, 0, 0, 1, 0], "no other technology");
    assert_eq!(t.p(2).storage, cubes(4, 4, 3), "and free");
}

/// K13.8: level 4 is the last, for payment, for cards and for collaboration.
#[test]
fn k13_8_nothing_above_level_4() {
    for &tech in Tech::ALL {
        let mut t = at(tech, 4);
        t.earth(1, cubes(7, 7, 3))
            .action(Main::TechnologicalDevelopment);
        t.refused(&format!("develop {tech} earth"), "K13.8");
        let mut t = at(tech, 4);
        t.card("conoscenza-extraterrestre").finish_turns();
        t.refused(&format!("advance {tech}"), "K13.8");
        assert_eq!(t.choices_of("advance").len(), 4);
    }
}

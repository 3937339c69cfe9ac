//! Every reason the game gives for what cannot be done, decision by decision.

use crate::table::{Table, cubes};
use orrery_core::Game;
use orrery_kepler::names::{Cubes, Tech};

/// Checks that choices are refused by exactly these rules for want of exactly these things.
#[track_caller]
fn check(t: &Table, table: &[(&str, &[&str], &[(&str, i32, i32)])]) {
    for (choice, rules, wants) in table {
        assert_eq!(t.refusal(choice).rules, *rules, "{choice}");
        t.lacks(choice, wants);
    }
}

/// A table of two in which seat 1 comes from Space Missions, so that Terraform is open.
fn table() -> Table {
    let mut t = Table::new(2);
    t.p(1).cube = 0;
    t
}

/// K3.4, K6.1, K16.1
#[test]
fn start_and_main() {
    let mut t = Table::fresh(&orrery_kepler::Options::default(), 1);
    t.play("start terraforming");
    check(&t, &[("start terraforming", &["K3.4"], &[])]);
    assert_eq!(t.s.refusals().len(), 1);
    check(
        &table(),
        &[("action space-missions", &["K6.1", "K16.1"], &[])],
    );
}

/// K7.1, K4.3, K16.5
#[test]
fn build() {
    let mut t = Table::new(2);
    t.colony(1, 2, cubes(1, 0, 0))
        .level(1, Tech::QuantumPhysics, 1)
        .play("action space-missions");
    check(
        &t,
        &[("build 2 4,13", &["K7.1", "K4.3"], &[("matter", 1, 0)])],
    );
    // Nobody can pay, but a conversion would help: the card that comes nearest is named.
    t.earth(1, Cubes::NONE);
    check(
        &t,
        &[
            (
                "build earth 3,14",
                &["K7.1", "K4.3"],
                &[("energy", 1, 0), ("matter", 1, 0)],
            ),
            ("build", &["K7.1", "K4.3"], &[("matter", 1, 0)]),
        ],
    );
    let mut t = Table::new(2);
    t.ship(1, 1, "3,13")
        .ship(1, 2, "3,12")
        .ship(1, 3, "3,11")
        .play("action space-missions");
    check(&t, &[("build earth 3,14", &["K16.5"], &[("ships", 1, 0)])]);
}

/// K7.2, K7.2a, K7.2b
#[test]
fn settle() {
    let mut t = Table::new(2);
    t.tile("26", "3,13")
        .ship(1, 1, "3,13")
        .play("action colonial-settlement");
    check(&t, &[("settle 26", &["K7.2a", "K13.5"], &[])]);
    let mut t = Table::new(2);
    for planet in [1, 2, 3, 4, 5] {
        t.colony(1, planet, Cubes::NONE);
    }
    t.tile("6", "3,13")
        .ship(1, 1, "3,13")
        .play("action colonial-settlement");
    check(
        &t,
        &[("settle 6", &["K7.2b", "K1.7"], &[("markers", 1, 0)])],
    );
    let mut t = Table::new(2);
    t.play("action colonial-settlement");
    check(&t, &[("settle 6", &["K7.2"], &[])]);
}

/// K7.3, K16.8, K13.8
#[test]
fn develop() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 4)
        .level(1, Tech::AntimatterScience, 1);
    t.level(1, Tech::Terraforming, 3)
        .colony(1, 2, cubes(2, 1, 0));
    t.play("action technological-development");
    check(
        &t,
        &[
            ("develop space-travel earth", &["K13.8"], &[]),
            (
                "develop antimatter-science 2",
                &["K7.3", "K16.8"],
                &[("antimatter", 1, 0)],
            ),
            (
                "develop terraforming earth",
                &["K7.3", "K16.8"],
                &[("antimatter", 1, 0)],
            ),
        ],
    );
}

/// K13.8, K4.7: cards that advance a technology.
#[test]
fn advance() {
    let mut t = Table::new(2);
    t.card("condivisione-dei-dati")
        .level(1, Tech::SpaceTravel, 2)
        .finish_turns();
    check(&t, &[("advance space-travel", &["K13.8", "K20.5"], &[])]);
    let mut t = Table::new(2);
    t.card("conoscenza-extraterrestre")
        .level(1, Tech::SpaceTravel, 2)
        .earth(1, Cubes::NONE);
    t.burned(1, cubes(7, 7, 1)).finish_turns();
    check(
        &t,
        &[(
            "advance space-travel",
            &["K4.7", "K11.1"],
            &[("cubes", 3, 2)],
        )],
    );
    t.legal("advance terraforming");
}

/// K9.3, K9.8, K16.10, K9.10, K10.1
#[test]
fn ships() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "3,13")
        .ship(1, 2, "4,11");
    t.play("action energy-storage; done");
    check(
        &t,
        &[
            ("ship 2", &["K9.3", "K9.8"], &[]),
            ("ship 3", &["K9.3"], &[]),
        ],
    );
    t.play("done");
    check(&t, &[("recall 3", &["K10.1"], &[])]);
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "3,13")
        .ship(1, 2, "3,11");
    t.play("action energy-storage; done; ship 1; move 1 3,12");
    check(&t, &[("ship 1", &["K9.3"], &[])]);
    let mut t = Table::new(2);
    for (planet, at) in ["1", "10", "15", "17", "18", "23"]
        .iter()
        .zip(["1,9", "1,8", "0,8", "-1,9", "-1,10", "0,10"])
    {
        t.tile(planet, at).cover(at);
    }
    t.level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "0,9")
        .ship(1, 2, "3,11");
    t.play("action energy-storage; done");
    check(&t, &[("ship 1", &["K16.10", "K9.5"], &[])]);
    let mut t = Table::new(2);
    t.ship(1, 1, "3,13").play("action energy-storage; done");
    check(&t, &[("ship 1", &["K9.10", "K9.3"], &[])]);
}

/// K9.5, K9.6, K9.7
#[test]
fn destination() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "4,12")
        .ship(2, 1, "4,11")
        .ship(2, 2, "3,12");
    t.colony(2, 16, Cubes::NONE)
        .play("action energy-storage; done; ship 1");
    check(
        &t,
        &[
            ("move 1 5,11", &["K9.5"], &[]),
            ("move 1 4,11", &["K9.7"], &[]),
            ("move 1 5,12", &["K9.7"], &[]),
            ("move 1 3,12", &["K9.6"], &[]),
        ],
    );
    assert_eq!(
        t.s.refusals()
            .iter()
            .filter(|refusal| refusal.what.starts_with("move"))
            .count(),
        4
    );
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "6,7")
        .play("action energy-storage; done; ship 1");
    check(
        &t,
        &[
            ("move 1 6,6", &["K9.5"], &[]),
            ("move 1 6,5", &["K9.5"], &[]),
        ],
    );
}

/// K7.5, K13.4, K16.2, K4.8
#[test]
fn terraform() {
    let mut t = table();
    t.level(1, Tech::Terraforming, 1);
    t.colony(1, 2, cubes(1, 0, 0))
        .colony(1, 4, Cubes::NONE)
        .colony(1, 5, cubes(1, 1, 0));
    t.colony(1, 3, cubes(0, 0, 0))
        .terraformed(1, 3)
        .play("action terraform");
    check(
        &t,
        &[
            ("terraform 3", &["K7.5"], &[]),
            ("terraform 4", &["K7.5", "K16.2"], &[("matter", 1, 0)]),
            (
                "terraform 5",
                &["K7.5", "K13.4"],
                &[("terraform-level", 2, 1)],
            ),
        ],
    );
    let mut t = table();
    t.play("action terraform");
    check(&t, &[("terraform 2", &["K7.5", "K4.8"], &[])]);
}

/// K7.8, K4.8, K4.7, K13.4
#[test]
fn exploit() {
    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 4).earth(1, cubes(6, 3, 0));
    for planet in [1, 2, 4] {
        t.colony(1, planet, Cubes::NONE);
    }
    t.play("action planetary-exploitation; exploit 2; produce 2 1 energy");
    check(
        &t,
        &[
            ("exploit earth", &["K7.8", "K4.8"], &[]),
            ("exploit 2", &["K7.8"], &[]),
            ("exploit 4", &["K4.7"], &[("energy", 1, 0)]),
        ],
    );
    let mut t = Table::new(2);
    t.colony(1, 2, Cubes::NONE)
        .play("action planetary-exploitation");
    check(&t, &[("exploit 2", &["K7.8", "K13.4"], &[])]);
}

/// K4.7: on Earth, on the exploited planet, on any planet.
#[test]
fn produce() {
    let mut t = Table::new(2);
    t.earth(1, cubes(7, 3, 0))
        .play("action antimatter-generation");
    t.play("bonus neo-exploitation; burn matter earth");
    let both = "produce earth 1 energy 1 matter";
    check(&t, &[(both, &["K4.7", "K16.7"], &[("energy", 1, 0)])]);
    let mut t = Table::new(2);
    t.earth(1, cubes(6, 3, 0))
        .colony(1, 7, Cubes::NONE)
        .level(1, Tech::Terraforming, 1);
    t.play("action planetary-exploitation; exploit 7");
    check(
        &t,
        &[(
            "produce 7 2 energy",
            &["K4.7", "K16.7"],
            &[("energy", 2, 1)],
        )],
    );
    assert_eq!(
        t.s.refusals()
            .iter()
            .filter(|refusal| refusal.what.starts_with("produce"))
            .count(),
        1
    );
    let mut t = Table::new(2);
    t.earth(1, cubes(6, 3, 0))
        .colony(1, 7, Cubes::NONE)
        .level(1, Tech::EnergyDevelopment, 1);
    t.play("action energy-storage");
    for place in ["earth", "7"] {
        let choice = format!("produce {place} 2 energy");
        check(&t, &[(&choice, &["K4.7", "K16.7"], &[("energy", 2, 1)])]);
    }
}

/// K8.1, K8.2, K8.4, K8.3
#[test]
fn bonus() {
    let mut t = Table::new(2);
    let player = t.p(1);
    (player.earth, player.storage, player.well) = (Cubes::NONE, cubes(1, 0, 0), cubes(6, 7, 3));
    t.play("action energy-storage");
    check(&t, &[("bonus neo-exploitation", &["K8.1"], &[])]);
    t.play("bonus civil-modernity; burn energy storage");
    check(
        &t,
        &[
            ("bonus civil-modernity", &["K8.2"], &[]),
            (
                "bonus scientific-progress",
                &["K8.4", "K8.3"],
                &[("cubes", 1, 0)],
            ),
        ],
    );
}

/// K4.5
#[test]
fn regenerate() {
    let mut t = Table::new(2);
    t.burned(1, cubes(0, 1, 0))
        .ship(1, 1, "4,11")
        .play("action energy-storage; done; recall 1");
    check(
        &t,
        &[
            ("regenerate energy", &["K4.5"], &[("energy", 1, 0)]),
            ("regenerate antimatter", &["K4.5"], &[("antimatter", 1, 0)]),
        ],
    );
}

/// K13.2a, K13.2b
#[test]
fn quantum_physics() {
    let mut t = Table::new(2);
    check(
        &t,
        &[
            (
                "convert energy earth",
                &["K13.2a"],
                &[("conversions", 1, 0)],
            ),
            ("shift energy earth 2", &["K13.2b"], &[("shifts", 1, 0)]),
        ],
    );
    t.level(1, Tech::QuantumPhysics, 1).earth(1, cubes(7, 3, 1));
    check(
        &t,
        &[
            ("convert matter earth", &["K13.2a"], &[("energy", 1, 0)]),
            ("convert antimatter earth", &["K13.2a"], &[]),
        ],
    );
    t.colony(1, 2, Cubes::NONE)
        .play("convert energy earth; shift matter earth 2");
    check(
        &t,
        &[
            (
                "convert energy earth",
                &["K13.2a"],
                &[("conversions", 2, 1)],
            ),
            ("shift energy earth 2", &["K13.2b"], &[("shifts", 2, 1)]),
        ],
    );
    // Nothing of this in another player's turn or in the clean-up.
    t.card("riciclo-entropico")
        .burned(1, cubes(0, 1, 0))
        .finish_turns();
    assert!(
        t.s.refusals()
            .iter()
            .all(|refusal| !refusal.what.starts_with("convert"))
    );
}

/// K5.3, K7.2, K7.5: whatever is pointed at has its own reason, also before its action is chosen.
#[test]
fn things_that_are_pointed_at() {
    let mut t = table();
    t.tile("6", "3,13").tile("26", "4,11").ship(1, 1, "4,11");
    t.colony(2, 16, Cubes::NONE).colony(1, 2, Cubes::NONE);
    t.asked("settle 6", &["K7.2"], "no-ship-there")
        .asked("settle 16", &["K7.2c", "K9.7"], "colony-of")
        .asked("settle 2", &["K7.2c"], "colony-yours")
        .asked("settle 26", &["K7.2a", "K13.5"], "alien")
        .asked("terraform 16", &["K7.5", "K4.8"], "colony-of")
        .asked("exploit 2", &["K7.8", "K13.4"], "terraform-level")
        .asked("develop terraforming 16", &["K4.8"], "colony-of")
        .asked("build earth 3,13", &["K9.1"], "tile-here")
        .asked("build earth 0,0", &["K9.1"], "nearer-hex")
        .asked("reveal 3,13", &["K7.6"], "only")
        .asked("bonus civil-modernity", &["K8.1", "K5.3"], "not-bonus-step")
        .asked("end", &["K10.1", "K5.3"], "not-last-step")
        .asked("action space-missions", &["K6.1", "K16.1"], "cube-here")
        .asked("convert antimatter earth", &["K13.2a"], "antimatter-stays");
    t.level(1, Tech::Terraforming, 1).play("action terraform");
    t.asked("action space-missions", &["K6.1", "K5.3"], "cube-moved");
    t.asked("bonus neo-exploitation", &["K8.1"], "other-line");
}

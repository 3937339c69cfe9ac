//! Bonus actions (K8), each with its exact outcome.

use crate::k06_choosing::GRID;
use crate::table::{Table, cubes, hex, seat};
use orrery_kepler::event::Event;
use orrery_kepler::names::{Bonus, Cubes, Main, Tech, Track};

/// A table at the bonus actions of a main action that was not carried out.
fn after(action: Main) -> Table {
    let mut t = Table::new(2);
    t.p(1).cube = if action == Main::SpaceMissions { 1 } else { 0 };
    t.action(action).on_to(1, "bonus");
    t
}

/// K8.1, [R7]
#[test]
fn every_space_has_the_bonus_actions_of_its_row_and_column() {
    let rows = [
        "space-logistics",
        "technical-evolution",
        "scientific-progress",
    ];
    let columns = ["civil-modernity", "space-exploration", "neo-exploitation"];
    for (space, action) in GRID.iter().enumerate() {
        let t = after(*action);
        let (row, column) = (rows[space / 3], columns[space % 3]);
        assert_eq!(
            t.choices(),
            [
                format!("bonus {row}"),
                format!("bonus {column}"),
                "done".into()
            ]
        );
        for other in rows
            .iter()
            .chain(&columns)
            .filter(|name| **name != row && **name != column)
        {
            t.refused(&format!("bonus {other}"), "K8.1");
        }
    }
}

/// K8.2, K8.3: in any order, each once, each for one cube.
#[test]
fn both_bonus_actions_may_be_taken_once_each() {
    for (first, second) in [
        ("scientific-progress", "civil-modernity"),
        ("civil-modernity", "scientific-progress"),
    ] {
        let mut t = after(Main::EnergyStorage);
        t.play(&format!("bonus {first}; burn energy earth"));
        t.refused(&format!("bonus {first}"), "K8.2");
        t.play(&format!("bonus {second}; burn matter storage"))
            .assert_asks(1, "recall");
        assert_eq!(t.p(1).well, cubes(1, 1, 0));
        assert_eq!(t.p(1).tracks, [1, 1]);
        let bonus: Bonus = first.parse().unwrap();
        assert!(t.said(&Event::BonusAction {
            seat: seat(1),
            bonus
        }));
    }
    // In the next turn they are available again.
    let mut t = after(Main::EnergyStorage);
    t.play("bonus scientific-progress; burn energy earth")
        .on_to(1, "main");
    t.play("action planetary-exploitation")
        .legal("bonus scientific-progress");
}

/// K8.3, K13.3: what two bonus actions cost by the level of technology III.
#[test]
fn theory_of_everything_makes_the_second_bonus_action_free() {
    for (level, price) in [(0, 2), (3, 2), (4, 1)] {
        let mut t = Table::new(2);
        t.level(1, Tech::EnergyDevelopment, level);
        t.play("action stellar-propulsion; bonus civil-modernity; burn matter earth");
        assert_eq!(t.p(1).well.total(), 1, "a single one still costs 1");
        t.play("bonus technical-evolution");
        if t.asks().1 == "burn" {
            t.play("burn matter earth");
        }
        t.play("produce earth 1 antimatter")
            .assert_asks(1, "recall");
        assert_eq!(
            (t.p(1).well.total(), t.on_earth(1).antimatter),
            (price, 1),
            "level {level}"
        );
    }
}

/// K8.4: nothing outside the well, no bonus action.
#[test]
fn without_cubes_there_are_no_bonus_actions() {
    let mut t = Table::new(2);
    let player = t.p(1);
    (player.earth, player.storage, player.well) = (Cubes::NONE, cubes(0, 0, 1), cubes(7, 7, 2));
    t.play("action energy-storage; bonus civil-modernity; burn antimatter storage");
    t.assert_asks(1, "recall");
    t.refused("bonus scientific-progress", "K8.4");
    t.lacks("bonus scientific-progress", &[("cubes", 1, 0)]);
    t.refused("bonus civil-modernity", "K8.2");
}

/// K8.4, [R29]
#[test]
fn a_second_bonus_action_that_is_paid_already_needs_no_cube() {
    let mut t = Table::new(2);
    t.level(1, Tech::EnergyDevelopment, 4);
    let player = t.p(1);
    (player.earth, player.storage, player.well) = (Cubes::NONE, cubes(0, 0, 1), cubes(7, 7, 2));
    t.play("action stellar-propulsion; bonus civil-modernity; burn antimatter storage");
    t.legal("bonus technical-evolution");
}

/// K8.5
#[test]
fn space_logistics_builds_a_ship_for_nothing_but_the_burned_cube() {
    let mut t = Table::new(2);
    t.tile("2", "4,12").colony(1, 2, Cubes::NONE);
    t.play("action colonial-settlement; bonus space-logistics; burn energy storage");
    t.assert_asks(1, "build")
        .legal("build earth 3,14; build 2 4,13");
    t.play("build 2 4,13").assert_asks(1, "bonus");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(3, 3, 0), cubes(3, 4, 3))
    );
    assert_eq!(t.p(1).ships, [Some(hex("4,13")), None, None]);
}

/// K8.6: on any planet.
#[test]
fn technical_evolution_produces_one_antimatter() {
    let mut t = Table::new(2);
    t.colony(1, 2, Cubes::NONE);
    t.play("action stellar-propulsion; bonus technical-evolution; burn energy storage");
    assert_eq!(
        t.choices(),
        [
            "produce earth 1 antimatter",
            "produce 2 1 antimatter",
            "skip"
        ]
    );
    t.play("produce 2 1 antimatter");
    assert_eq!(
        (t.on_planet(1, 2), t.p(1).storage),
        (cubes(0, 0, 1), cubes(3, 4, 2))
    );
}

/// K8.7, K8.8: the icon of the space works as always.
#[test]
fn scientific_progress_and_civil_modernity_advance_one_space() {
    let tracks = [
        (
            "scientific-progress",
            Track::Technology,
            "produce earth 1 energy",
            cubes(4, 3, 0),
        ),
        (
            "civil-modernity",
            Track::Colonial,
            "produce earth 1 matter",
            cubes(3, 4, 0),
        ),
    ];
    for (bonus, track, icon, earth) in tracks {
        let mut t = Table::new(2);
        t.set_track(1, track, 1);
        t.play(&format!(
            "action energy-storage; bonus {bonus}; burn antimatter storage; {icon}"
        ));
        assert_eq!(t.on_earth(1), earth);
        assert_eq!(t.track(1, track), 2);
        assert_eq!(
            t.p(1).tracks.iter().sum::<u8>(),
            2,
            "the other marker stays"
        );
    }
}

/// K8.9: two hexes whatever technology I says, less or more.
#[test]
fn space_exploration_moves_every_ship_two_hexes() {
    for level in [0, 4] {
        let mut t = Table::new(2);
        t.level(1, Tech::SpaceTravel, level)
            .ship(1, 1, "3,13")
            .ship(1, 3, "1,10");
        t.play("action planetary-exploitation; bonus space-exploration; burn energy storage");
        t.assert_asks(1, "fly").legal("ship 1; ship 3");
        t.play("ship 1").illegal("move 1 0,13");
        t.play("move 1 1,13; ship 3; move 3 0,9");
        assert_eq!(t.p(1).ships, [Some(hex("1,13")), None, Some(hex("0,9"))]);
        // Then comes the other bonus action, and step 2c as usual.
        t.assert_asks(1, "bonus");
        t.play("done");
        assert_eq!(t.asks().1, if level == 0 { "recall" } else { "fly" });
    }
}

/// K8.10: on Earth only.
#[test]
fn neo_exploitation_produces_on_earth() {
    let mut t = Table::new(2);
    t.colony(1, 2, Cubes::NONE);
    t.play("action antimatter-generation; bonus neo-exploitation; burn antimatter storage");
    assert_eq!(
        t.choices(),
        [
            "produce earth 1 energy 1 matter",
            "produce earth 1 energy",
            "produce earth 1 matter",
            "skip"
        ]
    );
    t.play("produce earth 1 energy 1 matter");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(4, 4, 0), cubes(3, 3, 2))
    );
}

/// K8.11
#[test]
fn the_price_is_paid_before_the_effect() {
    let mut t = Table::new(2);
    t.earth(1, cubes(0, 0, 2));
    t.play("action stellar-propulsion; bonus technical-evolution; burn antimatter storage");
    t.assert_asks(1, "bonus");
    assert_eq!(
        (t.on_earth(1), t.p(1).well),
        (cubes(0, 0, 2), cubes(0, 0, 1))
    );
}

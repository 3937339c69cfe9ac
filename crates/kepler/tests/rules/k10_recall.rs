//! Recalling ships (K10).

use crate::table::{Table, cubes, hex, seat};
use orrery_kepler::event::Event;
use orrery_kepler::names::Tech;

/// K10.1: any ships, from anywhere.
#[test]
fn ships_come_back_from_anywhere() {
    let mut t = Table::new(2);
    t.burned(1, cubes(1, 0, 0))
        .ship(1, 1, "3,13")
        .ship(1, 2, "5,12");
    t.play("action energy-storage").on_to(1, "recall");
    assert_eq!(t.choices(), ["recall 1", "recall 2", "end"]);
    t.refused("recall 3", "K10.1");
    t.play("recall 2");
    // From a planet nothing is regenerated.
    t.assert_asks(1, "recall");
    t.play("recall 1").assert_asks(1, "recall");
    assert_eq!((t.p(1).ships, t.p(1).well), ([None; 3], cubes(1, 0, 0)));
    assert!(t.said(&Event::Recalled {
        seat: seat(1),
        ship: 2,
        hex: hex("5,12")
    }));
    t.play("end").assert_asks(2, "main");
}

/// K10.2, K4.12: one cube of choice for each ship on a mine, even in the turn in which it landed.
#[test]
fn a_ship_recalled_from_a_mine_regenerates_a_cube() {
    let mut t = Table::new(2);
    t.burned(1, cubes(0, 1, 1))
        .ship(1, 3, "4,12")
        .level(1, Tech::SpaceTravel, 1);
    t.play("action energy-storage; done; ship 3; move 3 4,11; recall 3")
        .assert_asks(1, "regenerate");
    assert_eq!(
        t.choices(),
        ["regenerate matter", "regenerate antimatter", "skip"]
    );
    t.refused("regenerate energy", "K4.5")
        .lacks("regenerate energy", &[("energy", 1, 0)]);
    t.play("regenerate antimatter").assert_asks(1, "recall");
    assert_eq!(
        (t.p(1).well, t.p(1).storage),
        (cubes(0, 1, 0), cubes(4, 3, 3))
    );
    assert_eq!(t.p(1).reserve(), 3);
}

/// K10.2: it may be left, and with an empty well there is nothing to choose.
#[test]
fn regenerating_at_a_mine_is_optional() {
    for (well, asks) in [(cubes(0, 1, 0), "regenerate"), (cubes(0, 0, 0), "recall")] {
        let mut t = Table::new(2);
        t.burned(1, well).ship(1, 1, "4,11");
        t.play("action energy-storage; done; recall 1")
            .assert_asks(1, asks);
        t.on_to(2, "main");
        assert_eq!(t.p(1).well, well);
    }
}

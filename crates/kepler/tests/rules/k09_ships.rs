//! Ships: placing and moving them (K9).
//!
//! Around Sol on 3,15 everything is open. With two players planet 16 lies face up on 5,12 and a mine on
//! 4,11, between them a star on 5,11: all three touch 4,12. Planet 18 lies face down on 6,6.

use crate::table::{Table, cubes, hex, seat};
use orrery_kepler::event::Event;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{Cubes, Tech, Track};

/// A table of two with ship 1 of seat 1 here, at step 2c with this level of technology I.
fn flying(level: u8, at: &str) -> Table {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, level).ship(1, 1, at);
    t.play("action energy-storage; done");
    t
}

/// Where ship 1 can go.
fn reach(t: &Table) -> Vec<Hex> {
    let moves = t.choices_of("move 1 ");
    moves
        .iter()
        .map(|text| hex(text.trim_start_matches("move 1 ")))
        .collect()
}

/// The hexes at this distance from Sol.
fn ring(radius: u8) -> Vec<Hex> {
    let sol = hex("3,15");
    let around = (-6..=6).flat_map(|q| (-3..=3).map(move |r| Hex::new(sol.q + q, sol.r + r)));
    around.filter(|at| at.distance(sol) == radius).collect()
}

/// K9.1: with all six hexes taken the nearest free ones are used; never one with a tile.
#[test]
fn a_ship_appears_beside_its_planet_or_as_near_as_possible() {
    let mut t = Table::new(3);
    let around = ring(1);
    for (index, at) in around.iter().enumerate() {
        t.ship(2 + index as u8 / 3, 1 + index % 3, &at.to_string());
    }
    t.tile("target", "3,13").play("action space-missions");
    let mut sites: Vec<_> = t
        .choices_of("build earth")
        .iter()
        .map(|text| hex(&text[12..]))
        .collect();
    let mut second: Vec<_> = ring(2)
        .into_iter()
        .filter(|at| *at != hex("3,13"))
        .collect();
    sites.sort_unstable();
    second.sort_unstable();
    assert_eq!((around.len(), second.len()), (6, 11));
    assert_eq!(sites, second);
    // With one hex free again it has to be that one.
    t.p(2).ships[0] = None;
    assert_eq!(
        t.choices_of("build earth"),
        [format!("build earth {}", around[0])]
    );
}

/// K9.1, K16.6: a planet enclosed by a star, tiles and ships builds two hexes away.
#[test]
fn stars_and_tiles_count_as_taken() {
    let mut t = Table::new(2);
    t.tile("2", "4,12").colony(1, 2, cubes(1, 1, 0));
    t.ship(2, 1, "3,12").ship(2, 2, "3,13").ship(2, 3, "4,13");
    t.play("action space-missions");
    let sites = t
        .choices_of("build 2")
        .into_iter()
        .map(|text| hex(&text[8..]));
    let sites: Vec<_> = sites.collect();
    assert!(!sites.is_empty());
    for site in sites {
        assert_eq!(site.distance(hex("4,12")), 2, "{site}");
        assert!(t.s.tile(site).is_none() && !t.s.has_ship(site));
    }
    t.legal("build 2 4,14; build 2 2,13; build 2 2,12")
        .illegal("build 2 5,12; build 2 4,11");
}

/// K9.2
#[test]
fn a_new_ship_moves_in_the_same_turn() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1);
    t.play("action space-missions; build earth 3,14; done; done; ship 1; move 1 3,12");
    assert_eq!(t.p(1).ships[0], Some(hex("3,12")));
}

/// K9.3, K9.4, K13.1: level and speed. The hexes 3,13 to -2,13 lie in an open row.
#[test]
fn ships_go_as_far_as_technology_allows() {
    for (level, speed) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        let mut t = flying(level, "3,13");
        t.play("ship 1");
        let farthest = reach(&t).iter().map(|at| at.distance(hex("3,13"))).max();
        assert_eq!(farthest, Some(speed), "level {level}");
        for steps in 1..=5u8 {
            let at = Hex::new(3 - steps as i8, 13);
            assert_eq!(
                reach(&t).contains(&at),
                steps <= speed,
                "{at} with level {level}"
            );
        }
    }
}

/// K9.3: one after another in any order, each at most once; each may stay.
#[test]
fn ships_move_one_after_another() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "3,13")
        .ship(1, 2, "3,14")
        .ship(1, 3, "2,14");
    t.play("action energy-storage; done");
    assert_eq!(t.choices(), ["ship 1", "ship 2", "ship 3", "done"]);
    t.play("ship 3; move 3 0,14; ship 1; move 1 2,14");
    // Ship 3 has left, so its hex is free for ship 1; those two are done.
    assert_eq!(t.choices(), ["ship 2", "done"]);
    t.refused("ship 1", "K9.3");
    t.play("ship 2; stay").assert_asks(1, "recall");
    assert_eq!(
        t.p(1).ships,
        ["2,14", "3,14", "0,14"].map(|at| Some(hex(at)))
    );
}

/// K9.3, K9.8: a ship on a planet or mine stays where it is.
#[test]
fn ships_on_tiles_do_not_move() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 4)
        .ship(1, 1, "5,12")
        .ship(1, 2, "4,11")
        .ship(1, 3, "3,13");
    t.play("action energy-storage; done");
    assert_eq!(t.choices(), ["ship 3", "done"]);
    t.refused("ship 1", "K9.8").refused("ship 2", "K9.8");
}

/// K9.5: Sol, stars and Sagittarius A* are closed; the hexes around Sol are not.
#[test]
fn some_hexes_are_impassable() {
    let mut t = flying(1, "3,14");
    t.play("ship 1").refused("move 1 3,15", "K9.5");
    let near: Vec<_> = reach(&t)
        .into_iter()
        .filter(|at| at.distance(hex("3,15")) == 1)
        .collect();
    let mut wanted = ["4,15", "4,14", "2,15", "2,16"].map(hex);
    wanted.sort_unstable();
    let mut near = near;
    near.sort_unstable();
    assert_eq!(near, wanted, "3,16 is two hexes away only through Sol");

    let mut t = flying(1, "4,12");
    t.play("ship 1")
        .refused("move 1 5,11", "K9.5")
        .legal("move 1 5,12; move 1 4,11");
    let mut t = flying(1, "10,4");
    t.play("ship 1")
        .refused("move 1 10,3", "K9.5")
        .legal("move 1 10,5");
}

/// K9.5, K16.3, K16.9: a face-down tile is closed until it is turned up.
#[test]
fn face_down_tiles_are_impassable() {
    let mut t = flying(1, "6,7");
    t.play("ship 1").refused("move 1 6,6", "K9.5");
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1).ship(1, 1, "6,7");
    t.play(
        "action galactic-mapping; track colonial; reveal 6,6; reveal 2,6; reveal 12,6; reveal 19,3",
    );
    t.play("done; ship 1; move 1 6,6");
    assert_eq!(t.p(1).ships[0], Some(hex("6,6")));
}

/// K9.6: the way from 3,14 to 3,12 in two steps leads over 3,13 only.
#[test]
fn ships_pass_each_other_but_do_not_share_a_hex() {
    for other in [1, 2] {
        let mut t = Table::new(2);
        t.level(1, Tech::SpaceTravel, 1)
            .ship(1, 1, "3,14")
            .ship(other, 2, "3,13");
        t.play("action energy-storage; done; ship 1");
        t.refused("move 1 3,13", "K9.6").legal("move 1 3,12");
        t.play("move 1 3,12");
        assert_eq!(t.p(1).ships[0], Some(hex("3,12")));
    }
}

/// K9.7, K16.3: own and other ships, own and other markers close a tile, and nobody flies over it.
#[test]
fn occupied_tiles_cannot_be_entered_or_crossed() {
    for owner in [1, 2] {
        let mut t = Table::new(2);
        t.level(1, Tech::SpaceTravel, 1)
            .ship(1, 1, "4,12")
            .ship(owner, 2, "4,11");
        t.colony(owner, 16, Cubes::NONE);
        t.play("action energy-storage; done; ship 1");
        t.refused("move 1 4,11", "K9.7")
            .refused("move 1 5,12", "K9.7");
        t.illegal("move 1 4,10; move 1 6,12");
    }
}

/// K9.8, [R9]: 26 is an alien planet.
#[test]
fn a_landing_ends_the_movement() {
    let mut t = Table::new(2);
    t.tile("26", "3,12")
        .level(1, Tech::SpaceTravel, 4)
        .ship(1, 1, "3,13");
    t.play("action stellar-propulsion; ship 1; move 1 3,12")
        .assert_asks(1, "bonus");
    t.play("done").assert_asks(1, "recall");
    assert_eq!(t.p(1).ships[0], Some(hex("3,12")));
    assert_eq!(t.track(1, Track::Colonial), 0);
    // 3,13 to 3,11 over the tile would be two steps, around it three.
    let mut t = Table::new(2);
    t.tile("26", "3,12")
        .level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "3,13");
    t.play("action energy-storage; done; ship 1")
        .legal("move 1 3,12")
        .illegal("move 1 3,11");
}

/// K9.9, [R21], K16.11
#[test]
fn a_colonial_target_is_removed_and_the_ship_goes_on() {
    let mut t = Table::new(2);
    t.tile("target", "3,13")
        .level(1, Tech::SpaceTravel, 2)
        .ship(1, 1, "3,14");
    let tiles = t.s.tiles.len();
    t.play("action energy-storage; done; ship 1; move 1 3,13");
    assert_eq!((t.s.tiles.len(), t.s.tile(hex("3,13"))), (tiles - 1, None));
    assert_eq!(
        (t.track(1, Track::Colonial), t.track(2, Track::Colonial)),
        (1, 0)
    );
    assert!(t.said(&Event::Target {
        seat: seat(1),
        hex: hex("3,13")
    }));
    t.assert_asks(1, "destination");
    let farthest = reach(&t).iter().map(|at| at.distance(hex("3,13"))).max();
    assert_eq!(farthest, Some(2), "one of three steps is used");
    t.play("move 1 3,11");
    t.assert_asks(1, "recall");
    assert_eq!(t.p(1).ships[0], Some(hex("3,11")));
}

/// K9.9, [R21]: the way over a target is made in two moves.
#[test]
fn a_ship_stops_on_a_target_before_it_goes_on() {
    let mut t = Table::new(2);
    t.tile("target", "3,13")
        .level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "3,14");
    t.play("action energy-storage; done; ship 1")
        .illegal("move 1 3,12");
    t.play("move 1 3,13; move 1 3,12").assert_asks(1, "recall");
}

/// K9.9: with the last step the ship stays where the target was.
#[test]
fn a_target_can_be_reached_with_the_last_step() {
    let mut t = Table::new(2);
    t.tile("target", "3,12")
        .level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "3,14");
    t.set_track(1, Track::Colonial, 1);
    t.play("action energy-storage; done; ship 1; move 1 3,12")
        .assert_asks(1, "produce");
    t.play("produce earth 1 matter").assert_asks(1, "recall");
    assert_eq!(
        (t.p(1).ships[0], t.on_earth(1)),
        (Some(hex("3,12")), cubes(3, 4, 0))
    );
}

/// K9.10
#[test]
fn with_speed_0_no_ship_moves_but_space_exploration_works() {
    let mut t = Table::new(2);
    t.ship(1, 1, "3,13");
    t.play("action stellar-propulsion").assert_asks(1, "bonus");
    t.play("done").assert_asks(1, "recall");
    t.refused("ship 1", "K9.10");
    let mut t = Table::new(2);
    t.ship(1, 1, "3,13");
    t.play("action colonial-settlement; bonus space-exploration; burn matter storage");
    t.play("ship 1; move 1 3,11");
    assert_eq!(t.p(1).ships[0], Some(hex("3,11")));
}

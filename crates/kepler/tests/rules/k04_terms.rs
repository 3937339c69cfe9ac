//! Terms (K4): what may be done with cubes, and what counts as what.

use crate::table::{Table, cubes, hex, seat};
use orrery_core::Game;
use orrery_kepler::choice::Place;
use orrery_kepler::event::Event;
use orrery_kepler::names::{Cubes, Kind, Resource, Source, Tech, Track};
use orrery_kepler::pack::PackRef;
use orrery_kepler::state::What;

/// K4.1, K4.2: storage to one planet card.
#[test]
fn producing_moves_cubes_from_storage_to_one_planet() {
    let mut t = Table::new(2);
    t.colony(1, 2, cubes(0, 0, 0))
        .level(1, Tech::EnergyDevelopment, 1);
    t.play("action energy-storage");
    let all = ["earth 2", "earth 1", "2 2", "2 1"].map(|what| format!("produce {what} energy"));
    assert_eq!(t.choices_of("produce"), all);
    t.play("produce 2 1 energy");
    // What was left of the two cubes cannot go elsewhere.
    t.assert_asks(1, "bonus");
    assert_eq!(
        (t.on_planet(1, 2), t.on_earth(1)),
        (cubes(1, 0, 0), cubes(3, 3, 0))
    );
    assert_eq!(t.p(1).storage, cubes(3, 4, 3));
    let produced = Event::Produced {
        pack: PackRef::builtin(),
        seat: seat(1),
        on: Place::Planet(2),
        cubes: cubes(1, 0, 0),
    };
    assert!(t.said(&produced));
}

/// K4.3: planet card to storage, from a single card, never from storage.
#[test]
fn payments_come_from_one_planet_and_never_from_storage() {
    let mut t = Table::new(2);
    t.earth(1, cubes(0, 0, 0))
        .play("action space-missions")
        .assert_asks(1, "bonus");
    t.refused("build earth 3,14", "K4.3");
    t.lacks("build earth 3,14", &[("energy", 1, 0), ("matter", 1, 0)]);

    let mut t = Table::new(2);
    t.earth(1, cubes(1, 0, 0)).colony(1, 2, cubes(0, 1, 0));
    t.play("action space-missions").assert_asks(1, "bonus");

    let mut t = Table::new(2);
    t.earth(1, cubes(1, 1, 0))
        .play("action space-missions; build earth 3,14");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(0, 0, 0), cubes(7, 7, 3))
    );
}

/// K4.4, [R4], K4.6
#[test]
fn burned_cubes_come_from_anywhere_and_are_out_of_reach() {
    let mut t = Table::new(2);
    t.colony(1, 2, cubes(1, 0, 1));
    t.play("action energy-storage; bonus scientific-progress");
    let everywhere = [
        "energy storage",
        "matter storage",
        "antimatter storage",
        "energy earth",
        "matter earth",
        "energy 2",
        "antimatter 2",
    ];
    assert_eq!(t.choices(), everywhere.map(|what| format!("burn {what}")));
    t.play("burn antimatter 2; bonus civil-modernity; burn matter storage");
    assert_eq!(t.p(1).well, cubes(0, 1, 1));
    assert_eq!(
        (t.on_planet(1, 2), t.p(1).storage),
        (cubes(1, 0, 0), cubes(3, 3, 2))
    );
    let burned = |resource, from| Event::Burned {
        pack: PackRef::builtin(),
        seat: seat(1),
        resource,
        from,
    };
    assert!(t.said(&burned(Resource::Antimatter, Place::Planet(2))));
    assert!(t.said(&burned(Resource::Matter, Place::Storage)));
}

/// K4.5, K4.6: well to storage, and nothing else comes out of the well.
#[test]
fn regenerating_moves_a_cube_from_the_well_to_storage() {
    let mut t = Table::new(2);
    t.set_track(1, Track::Colonial, 2).burned(1, cubes(0, 2, 1));
    t.play("action energy-storage; bonus civil-modernity; burn energy earth");
    t.assert_asks(1, "regenerate");
    assert_eq!(
        t.choices(),
        [
            "regenerate energy",
            "regenerate matter",
            "regenerate antimatter",
            "skip"
        ]
    );
    t.play("regenerate antimatter");
    assert_eq!(
        (t.p(1).well, t.p(1).storage),
        (cubes(1, 2, 0), cubes(4, 2, 3))
    );
    assert!(t.said(&Event::Regenerated {
        seat: seat(1),
        resource: Resource::Antimatter
    }));
}

/// K4.6: with everything in the well nothing can be produced, spent, burned, converted or shifted.
#[test]
fn cubes_in_the_well_can_only_be_regenerated() {
    for action in [
        "space-missions",
        "technological-development",
        "energy-storage",
        "antimatter-generation",
    ] {
        let mut t = Table::new(2);
        for &tech in Tech::ALL {
            t.level(1, tech, 3);
        }
        let player = t.p(1);
        (player.earth, player.storage, player.well) = (Cubes::NONE, Cubes::NONE, cubes(7, 7, 3));
        assert!(
            t.choices()
                .iter()
                .all(|choice| choice.starts_with("action"))
        );
        t.play(&format!("action {action}")).assert_asks(1, "recall");
        assert_eq!(t.choices(), ["end"], "{action}");
    }
}

/// K4.7
#[test]
fn producing_is_limited_by_storage_and_may_be_done_in_part() {
    let mut t = Table::new(2);
    t.level(1, Tech::EnergyDevelopment, 3)
        .earth(1, cubes(5, 3, 0));
    t.play("action energy-storage");
    let parts = ["produce earth 2 energy", "produce earth 1 energy", "skip"];
    assert_eq!(t.choices(), parts);
    t.refused("produce earth 4 energy", "K4.7");
    t.lacks("produce earth 4 energy", &[("energy", 4, 2)]);
    t.play("skip");
    assert_eq!(t.on_earth(1), cubes(5, 3, 0));
}

/// K4.7: a price that cannot be paid in full is not paid at all.
#[test]
fn payments_are_made_in_full_or_not_at_all() {
    let mut t = Table::new(2);
    t.colony(1, 6, cubes(4, 1, 0))
        .level(1, Tech::Terraforming, 1);
    t.p(1).cube = 0;
    t.play("action terraform").assert_asks(1, "bonus");
    t.refused("terraform 6", "K7.5")
        .lacks("terraform 6", &[("matter", 2, 1)]);
    assert_eq!(t.on_planet(1, 6), cubes(4, 1, 0));
}

/// K4.8, [R5]: Earth is controlled by everybody, but is no colony.
#[test]
fn earth_pays_and_stores_but_does_not_count_as_a_colony() {
    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 1).colony(1, 2, Cubes::NONE);
    t.play("action planetary-exploitation");
    assert_eq!(t.choices(), ["exploit 2", "done"]);
    t.refused("exploit earth", "K4.8");
    let zones = |t: &Table, number: u8| t.s.points(seat(number))[Source::Zones.index()];
    assert_eq!((zones(&t, 1), zones(&t, 2)), (1, 0));
    let terraformed = t.s.points(seat(2))[Source::Terraformed.index()];
    assert_eq!(terraformed, 0);
    // The planets of others are not controlled.
    t.on_to(2, "main").level(2, Tech::EnergyDevelopment, 1);
    t.play("action energy-storage");
    assert!(
        t.choices_of("produce")
            .iter()
            .all(|choice| choice.starts_with("produce earth"))
    );
}

/// K4.9, K7.6: only tiles can be turned, never stars.
#[test]
fn celestial_bodies_are_planets_mines_and_colonial_targets() {
    let mut t = Table::new(2);
    t.play("action galactic-mapping; track colonial");
    let hidden = t.s.tiles.iter().filter(|tile| !tile.up);
    let hidden: Vec<_> = hidden.map(|tile| format!("reveal {}", tile.hex)).collect();
    assert_eq!(t.choices_of("reveal"), hidden);
    assert_eq!(hidden.len(), 17);
    t.legal("reveal -1,6; reveal 4,1; reveal 2,6")
        .illegal("reveal 5,11; reveal 10,3; reveal 3,15");
}

/// K4.10, K16.11
#[test]
fn the_hex_of_a_removed_target_is_empty_space() {
    let mut t = Table::new(2);
    t.tile("target", "3,14")
        .ship(1, 1, "3,13")
        .level(1, Tech::SpaceTravel, 1);
    t.play("action space-missions").illegal("build earth 3,14");
    t.play("done; done; ship 1; move 1 3,14; move 1 3,13; end");
    t.on_to(2, "main")
        .play("action space-missions")
        .legal("build earth 3,14");
    t.play("build earth 3,14");
    assert_eq!(t.p(2).ships[0], Some(hex("3,14")));
}

/// K4.11: 3,13 lies in the short, 6,7 in the medium and 12,0 in the long-range zone.
#[test]
fn a_planet_belongs_to_the_zone_of_its_hex() {
    for (at, points) in [("3,13", 1), ("6,7", 2), ("12,0", 3)] {
        let mut t = Table::new(2);
        t.tile("2", at).colony(1, 2, Cubes::NONE);
        assert_eq!(t.s.points(seat(1))[Source::Zones.index()], points, "{at}");
    }
}

/// K4.12
#[test]
fn a_mine_is_worth_points_with_a_ship_but_never_becomes_a_colony() {
    let mut t = Table::new(2);
    t.tile("mine", "3,13").ship(1, 1, "3,13");
    t.play("action colonial-settlement").assert_asks(1, "bonus");
    t.refused("settle 2", "K7.2");
    assert_eq!(t.s.tile(hex("3,13")).unwrap().owner, None);
    t.to_the_end();
    let outcome = t.s.outcome().unwrap();
    let mines = |side: usize| {
        let breakdown = &outcome.sides[side].breakdown;
        breakdown
            .iter()
            .find(|(source, _)| source == "mines")
            .unwrap()
            .1
    };
    assert_eq!((mines(0), mines(1)), (2, 0));
}

/// K4.13, [R6]
#[test]
fn only_alien_planets_produce_antimatter() {
    let pack = PackRef::builtin();
    for number in 1..=28 {
        let planet = pack.planet(number);
        let produces = [planet.colony, planet.terraformed].map(|cubes| cubes.antimatter > 0);
        assert_eq!(produces, [planet.kind == Kind::Alien; 2], "planet {number}");
    }
    let mut t = Table::new(2);
    t.colony(1, 26, Cubes::NONE).level(1, Tech::Terraforming, 1);
    t.play("action planetary-exploitation; exploit 26; produce 26 1 energy 1 antimatter");
    assert_eq!(
        (t.on_planet(1, 26), t.p(1).storage.antimatter),
        (cubes(1, 0, 1), 2)
    );
    assert!(t.s.tiles.iter().any(|tile| tile.what == What::Planet(26)));
}

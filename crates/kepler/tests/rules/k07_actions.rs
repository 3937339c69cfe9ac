//! The nine main actions (K7), each with its exact outcome.

use crate::table::{Table, cubes, hex, seat};
use orrery_kepler::choice::Place;
use orrery_kepler::event::Event;
use orrery_kepler::names::{Cubes, Tech, Track};
use orrery_kepler::pack::PackRef;
use orrery_kepler::state::What;

/// K7.1: up to three ships, each paid for by one planet and placed beside it.
#[test]
fn space_missions_builds_up_to_three_ships() {
    let mut t = Table::new(2);
    t.tile("2", "4,12").colony(1, 2, cubes(1, 1, 0));
    t.play("action space-missions");
    let sol = ["4,15", "4,14", "3,14", "2,15", "2,16", "3,16"];
    assert_eq!(
        t.choices_of("build earth"),
        sol.map(|hex| format!("build earth {hex}"))
    );
    // Around 4,12 lie planet 16 on 5,12, a star on 5,11 and a mine on 4,11.
    let beside = ["3,12", "3,13", "4,13"];
    assert_eq!(
        t.choices_of("build 2"),
        beside.map(|hex| format!("build 2 {hex}"))
    );
    t.play("build earth 4,15; build 2 3,13");
    assert_eq!(
        (t.on_earth(1), t.on_planet(1, 2)),
        (cubes(2, 2, 0), Cubes::NONE)
    );
    t.illegal("build earth 4,15; build 2 4,13")
        .refused("build 2 4,13", "K7.1");
    t.play("build earth 4,14");
    // The third ship was the last one.
    t.assert_asks(1, "bonus");
    assert_eq!(
        t.p(1).ships,
        ["4,15", "3,13", "4,14"].map(|at| Some(hex(at)))
    );
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(1, 1, 0), cubes(6, 6, 3))
    );
    assert!(t.said(&Event::Built {
        seat: seat(1),
        ship: 2,
        hex: hex("3,13")
    }));
    let paid = |from| Event::Paid {
        pack: PackRef::builtin(),
        seat: seat(1),
        from,
        cubes: cubes(1, 1, 0),
    };
    assert!(t.said(&paid(Place::Earth)) && t.said(&paid(Place::Planet(2))));
}

/// K7.1, K13.1: level, what one ship costs.
#[test]
fn ships_cost_less_with_the_wormhole_stabiliser() {
    for (level, cost) in [
        (0, cubes(1, 1, 0)),
        (1, cubes(1, 1, 0)),
        (3, cubes(1, 1, 0)),
        (4, cubes(1, 0, 0)),
    ] {
        let mut t = Table::new(2);
        t.level(1, Tech::SpaceTravel, level);
        t.play("action space-missions; build earth 3,14");
        assert_eq!(t.on_earth(1) + cost, cubes(3, 3, 0), "level {level}");
    }
}

/// K7.1, K16.5: only ships of the reserve can be built.
#[test]
fn ships_on_the_board_cannot_be_built_again() {
    let mut t = Table::new(2);
    t.ship(1, 1, "3,12").ship(1, 3, "3,13");
    t.play("action space-missions; build earth 3,14")
        .assert_asks(1, "bonus");
    assert_eq!(t.p(1).ships[1], Some(hex("3,14")));
    t.refused("build earth 4,14", "K16.5")
        .lacks("build", &[("ships", 1, 0)]);
}

/// K7.2: kind by kind, how far the colonial marker goes. From space 14 on nothing asks before 17.
#[test]
fn colonial_settlement_turns_ships_into_colonies() {
    let kinds = [(2, 1), (1, 2), (5, 0), (22, 1), (26, 2)];
    for (planet, spaces) in kinds {
        let mut t = Table::new(2);
        let number = planet.to_string();
        t.level(1, Tech::AntimatterScience, 3)
            .set_track(1, Track::Colonial, 14);
        t.tile(&number, "3,13").ship(1, 2, "3,13");
        t.play(&format!("action colonial-settlement; settle {number}"));
        assert_eq!(t.track(1, Track::Colonial), 14 + spaces, "planet {planet}");
        assert_eq!(t.track(1, Track::Technology), 0);
        assert_eq!((t.p(1).ships, t.on_earth(1)), ([None; 3], cubes(3, 3, 0)));
        // K7.2c, K16.2
        let colony = *t.p(1).colony(planet).unwrap();
        assert_eq!((colony.cubes, colony.terraformed), (Cubes::NONE, false));
        assert_eq!(t.s.tile(hex("3,13")).unwrap().owner, Some(seat(1)));
        assert!(t.said(&Event::Settled {
            pack: PackRef::builtin(),
            seat: seat(1),
            planet,
            hex: hex("3,13")
        }));
    }
}

/// K7.2: any number of planets at once, but only where an own ship stands.
#[test]
fn several_planets_are_settled_in_one_action() {
    let mut t = Table::new(2);
    t.set_track(1, Track::Colonial, 14);
    for (ship, planet, at) in [(1, "2", "3,13"), (2, "5", "2,13")] {
        t.tile(planet, at).ship(1, ship, at);
    }
    t.tile("4", "4,13")
        .ship(2, 1, "4,13")
        .tile("mine", "3,11")
        .ship(1, 3, "3,11");
    t.play("action colonial-settlement");
    assert_eq!(t.choices(), ["settle 5", "settle 2", "done"]);
    t.play("settle 5; settle 2").assert_asks(1, "bonus");
    assert_eq!(
        (t.p(1).colonies.len(), t.track(1, Track::Colonial)),
        (2, 15)
    );
    assert_eq!(t.p(1).ships[2], Some(hex("3,11")));
}

/// K7.2a: level of technology V, whether aliens can be colonised.
#[test]
fn alien_planets_need_the_metamaterials_generator() {
    for (level, may) in [(0, false), (1, false), (2, false), (3, true), (4, true)] {
        let mut t = Table::new(2);
        t.level(1, Tech::AntimatterScience, level);
        t.tile("28", "3,13")
            .ship(1, 1, "3,13")
            .tile("2", "4,13")
            .ship(1, 2, "4,13");
        t.play("action colonial-settlement");
        assert_eq!(t.may("settle 28"), may, "level {level}");
        if !may {
            t.refused("settle 28", "K7.2a");
        }
    }
}

/// K7.2c, K9.7: nobody can take or enter a colony of another.
#[test]
fn a_colony_stays_its_owners() {
    let mut t = Table::new(2);
    t.tile("2", "3,13").colony(2, 2, Cubes::NONE);
    t.level(1, Tech::SpaceTravel, 1).ship(1, 1, "3,12");
    t.play("action colonial-settlement; done")
        .assert_asks(1, "fly");
    t.play("ship 1").illegal("move 1 3,13");
    t.to_the_end();
    assert_eq!(t.p(2).colonies[0].planet, 2);
    assert_eq!(t.s.planet_tile(2).unwrap().owner, Some(seat(2)));
}

/// K7.3: what each level costs, and that it is paid by a single planet.
#[test]
fn technological_development_pays_for_each_level() {
    let costs = [
        (
            Tech::SpaceTravel,
            [(0, 1, 0), (2, 1, 0), (2, 1, 1), (3, 2, 1)],
        ),
        (
            Tech::QuantumPhysics,
            [(1, 0, 0), (1, 2, 0), (2, 2, 0), (2, 3, 1)],
        ),
        (
            Tech::EnergyDevelopment,
            [(0, 1, 0), (1, 2, 0), (2, 2, 0), (3, 2, 1)],
        ),
        (
            Tech::Terraforming,
            [(1, 0, 0), (1, 2, 0), (2, 2, 0), (2, 3, 1)],
        ),
        (
            Tech::AntimatterScience,
            [(1, 0, 0), (2, 0, 1), (2, 1, 1), (3, 1, 2)],
        ),
    ];
    for (tech, levels) in costs {
        for (from, (energy, matter, antimatter)) in (0..).zip(levels) {
            let cost = cubes(energy, matter, antimatter);
            let mut t = Table::new(2);
            t.level(1, tech, from)
                .level(2, tech, 2)
                .earth(1, cubes(4, 4, 3));
            t.play(&format!(
                "action technological-development; develop {tech} earth"
            ));
            assert_eq!(t.p(1).techs[tech.index()], from + 1);
            assert_eq!(t.on_earth(1) + cost, cubes(4, 4, 3), "{tech} {from}");
            // One cube less of any kind, and it cannot be done.
            for short in [cubes(1, 0, 0), cubes(0, 1, 0), cubes(0, 0, 1)] {
                if !cost.covers(short) {
                    continue;
                }
                let mut t = Table::new(2);
                t.level(1, tech, from).earth(1, cost - short);
                t.play("action technological-development");
                t.illegal(&format!("develop {tech} earth"));
            }
        }
    }
}

/// K7.3: several technologies and levels, each from another card; what a level gives helps at once.
#[test]
fn levels_follow_one_another_and_help_at_once() {
    let mut t = Table::new(2);
    t.colony(1, 2, cubes(1, 2, 0)).earth(1, cubes(1, 0, 0));
    t.set_track(1, Track::Technology, 1);
    t.play("action technological-development");
    t.illegal("develop terraforming 5; develop space-travel earth");
    t.play("develop terraforming earth")
        .legal("develop terraforming 2");
    t.play("develop terraforming 2");
    // The leadership of level 2 reaches the energy on space 2, which pays for the next level.
    t.assert_asks(1, "produce");
    t.play("produce earth 1 energy; develop antimatter-science earth");
    assert_eq!(t.p(1).techs, [0, 0, 0, 2, 1]);
    assert_eq!(
        (t.on_earth(1), t.on_planet(1, 2)),
        (Cubes::NONE, Cubes::NONE)
    );
    assert_eq!(t.track(1, Track::Technology), 2);
    t.assert_asks(1, "bonus");
}

/// K7.4: Stellar Propulsion moves ships once more, with the speed of technology I.
#[test]
fn stellar_propulsion_is_an_additional_movement() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "3,13")
        .ship(1, 2, "3,11");
    t.play("action stellar-propulsion; ship 1")
        .illegal("move 1 0,13");
    t.play("move 1 1,13; ship 2; move 2 2,10")
        .assert_asks(1, "bonus");
    t.play("done; ship 1; move 1 -1,13; done");
    assert_eq!(t.p(1).ships, [Some(hex("-1,13")), Some(hex("2,10")), None]);
    let moved = Event::Moved {
        pack: PackRef::builtin(),
        seat: seat(1),
        ship: 1,
        from: hex("3,13"),
        to: hex("1,13"),
        at: None,
    };
    assert!(t.said(&moved));
}

/// K7.5, K16.2: planet, its level and cost, spaces on the colonial track.
#[test]
fn terraform_turns_the_cards_of_colonies() {
    let table = [
        (2, 1, cubes(1, 0, 0), 1),
        (1, 1, cubes(0, 1, 0), 0),
        (5, 2, cubes(1, 1, 0), 2),
        (18, 3, cubes(3, 1, 0), 2),
        (26, 4, cubes(2, 0, 1), 2),
    ];
    for (planet, level, cost, spaces) in table {
        let mut t = Table::new(2);
        t.p(1).cube = 0;
        t.colony(1, planet, cost + cubes(1, 0, 0))
            .set_track(1, Track::Colonial, 14);
        t.level(1, Tech::Terraforming, level)
            .play("action terraform");
        t.play(&format!("terraform {planet}"));
        let colony = *t.p(1).colony(planet).unwrap();
        assert_eq!(
            (colony.terraformed, colony.cubes),
            (true, cubes(1, 0, 0)),
            "{planet}"
        );
        assert_eq!(t.track(1, Track::Colonial), 14 + spaces);
        assert_eq!(
            t.p(1).storage,
            cubes(3, 4, 3),
            "the cost is back in storage"
        );
        assert!(t.said(&Event::Terraformed {
            pack: PackRef::builtin(),
            seat: seat(1),
            planet
        }));

        // A level too low, the planet too poor (Earth is rich), or a second time.
        let mut t = Table::new(2);
        t.p(1).cube = 0;
        t.colony(1, planet, cost)
            .level(1, Tech::Terraforming, level - 1);
        t.play("action terraform").assert_asks(1, "bonus");
        t.refused(&format!("terraform {planet}"), "K13.4");
        let mut t = Table::new(2);
        t.p(1).cube = 0;
        t.colony(1, planet, Cubes::NONE)
            .level(1, Tech::Terraforming, level);
        t.play("action terraform").assert_asks(1, "bonus");
        t.refused(&format!("terraform {planet}"), "K16.2");
        let mut t = Table::new(2);
        t.p(1).cube = 0;
        t.colony(1, planet, cost)
            .terraformed(1, planet)
            .level(1, Tech::Terraforming, level);
        t.play("action terraform").assert_asks(1, "bonus");
    }
}

/// K7.6: a track of choice, then four tiles of choice.
#[test]
fn galactic_mapping_advances_and_turns_four_tiles() {
    let mut t = Table::new(2);
    t.play("action galactic-mapping");
    assert_eq!(t.choices(), ["track colonial", "track technology", "skip"]);
    t.play("track colonial; reveal 2,6; reveal 6,6; reveal 12,6; reveal 19,3");
    t.assert_asks(1, "bonus");
    assert_eq!(
        (t.track(1, Track::Colonial), t.track(1, Track::Technology)),
        (1, 0)
    );
    assert_eq!(t.s.tiles.iter().filter(|tile| !tile.up).count(), 13);
    let tile = What::Planet(22);
    assert!(t.said(&Event::Revealed {
        pack: PackRef::builtin(),
        seat: seat(1),
        hex: hex("2,6"),
        tile
    }));
}

/// K7.6: all of them if fewer than four are left.
#[test]
fn galactic_mapping_with_few_tiles_left() {
    let mut t = Table::new(2);
    for tile in t.s.tiles.iter_mut() {
        tile.up |= tile.hex != hex("2,6");
    }
    t.play("action galactic-mapping; track technology; reveal 2,6")
        .assert_asks(1, "bonus");
    assert!(t.s.tiles.iter().all(|tile| tile.up));
}

/// K7.7, K7.9, K13.3, K13.5: technology level and cubes produced.
#[test]
fn storage_and_generation_produce_by_level() {
    for (level, energy, antimatter) in [(0, 0, 0), (1, 2, 1), (2, 3, 1), (3, 4, 2), (4, 5, 3)] {
        let mut t = Table::new(2);
        t.earth(1, Cubes::NONE).colony(1, 2, Cubes::NONE);
        t.level(1, Tech::EnergyDevelopment, level)
            .play("action energy-storage");
        let most = t
            .choices_of("produce 2")
            .first()
            .cloned()
            .unwrap_or_default();
        let wanted = if energy > 0 {
            format!("produce 2 {energy} energy")
        } else {
            String::new()
        };
        assert_eq!(most, wanted);
        if energy > 0 {
            t.play(&most);
            assert_eq!(
                (t.on_planet(1, 2), t.p(1).storage),
                (cubes(energy, 0, 0), cubes(7 - energy, 7, 3))
            );
        }
        t.assert_asks(1, "bonus");

        let mut t = Table::new(2);
        t.level(1, Tech::AntimatterScience, level)
            .play("action antimatter-generation");
        let produces = t.choices_of("produce earth");
        assert_eq!(produces.len(), antimatter as usize);
        if antimatter > 0 {
            t.play(&format!("produce earth {antimatter} antimatter"));
            assert_eq!(t.on_earth(1), cubes(3, 3, antimatter));
            assert_eq!(t.p(1).storage, cubes(4, 4, 3 - antimatter));
        }
        t.assert_asks(1, "bonus");
    }
}

/// K7.8, K13.4: how many planets produce, each once and on its own card.
#[test]
fn planetary_exploitation_by_level() {
    for (level, planets) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3)] {
        let mut t = Table::new(2);
        t.earth(1, Cubes::NONE).level(1, Tech::Terraforming, level);
        for planet in [1, 2, 3, 4] {
            t.colony(1, planet, Cubes::NONE);
        }
        t.play("action planetary-exploitation");
        let mut done = 0;
        for choice in [
            "exploit 3; produce 3 1 energy 1 matter",
            "exploit 1; produce 1 1 matter",
            "exploit 4; produce 4 1 energy",
        ] {
            if t.asks().1 == "exploit" {
                t.play(choice);
                done += 1;
            }
        }
        assert_eq!(done, planets, "level {level}");
        t.assert_asks(1, "bonus");
        let produced = [cubes(1, 1, 0), cubes(0, 1, 0), cubes(1, 0, 0)];
        for (planet, produced) in [3, 1, 4].into_iter().zip(produced).take(planets) {
            assert_eq!(t.on_planet(1, planet), produced);
        }
        if level == 0 {
            t.refused("exploit 3", "K7.8");
        }
    }
}

/// K7.8: the current side counts, fewer cubes may be taken, and no planet produces twice.
#[test]
fn a_terraformed_planet_produces_what_its_other_side_shows() {
    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 4)
        .colony(1, 2, Cubes::NONE)
        .terraformed(1, 2);
    t.colony(1, 4, Cubes::NONE)
        .play("action planetary-exploitation; exploit 2");
    assert_eq!(
        t.choices(),
        [
            "produce 2 1 energy 1 matter",
            "produce 2 1 energy",
            "produce 2 1 matter",
            "skip"
        ]
    );
    t.play("produce 2 1 matter").refused("exploit 2", "K7.8");
    t.play("exploit 4; skip").assert_asks(1, "bonus");
    assert_eq!(
        (t.on_planet(1, 2), t.on_planet(1, 4)),
        (cubes(0, 1, 0), Cubes::NONE)
    );
}

/// K7.8: the order decides who gets scarce cubes.
#[test]
fn scarce_storage_goes_to_the_planet_that_is_exploited_first() {
    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 3).earth(1, cubes(6, 3, 0));
    t.colony(1, 2, Cubes::NONE).colony(1, 7, Cubes::NONE);
    t.play("action planetary-exploitation")
        .legal("exploit 2; exploit 7");
    t.play("exploit 7");
    assert_eq!(t.choices(), ["produce 7 1 energy", "skip"]);
    // With nothing left for planet 2 the action is over.
    t.play("produce 7 1 energy").assert_asks(1, "bonus");
    t.refused("exploit 2", "K4.7")
        .lacks("exploit 2", &[("energy", 1, 0)]);
}

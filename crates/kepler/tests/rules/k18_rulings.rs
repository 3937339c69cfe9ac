//! K18: rulings where the rulebook is silent.

use crate::table::{Table, altered, cubes, hex, seat};
use orrery_core::{Game, Rng, Viewer};
use orrery_kepler::map::Print;
use orrery_kepler::names::{Main, Resource, Source, Tech, Track, Zone};
use orrery_kepler::pack::PackRef;
use orrery_kepler::placement;
use orrery_kepler::setup::Placement;
use orrery_kepler::{Event, Kepler, Options};
use std::collections::BTreeMap;

fn with_pack(changes: &[(&str, &str, &str)]) -> Options {
    Options {
        pack: PackRef::add(altered(changes).unwrap()),
        first: Some(seat(1)),
        ..Options::default()
    }
}

/// [R1]: no tile next to Sol. [R2]: each tile on a hex drawn evenly from all that are allowed, until all lie.
#[test]
fn r1_r2_random_placement() {
    let map = &PackRef::builtin().map;
    let sol = map.find(map.sol()).unwrap();
    let sites = (0..map.spots().len()).filter(|&hex| placement::suits(map, hex, 4));
    let mut drawn: BTreeMap<usize, usize> = sites.map(|site| (site, 0)).collect();
    assert!(map.around(sol).all(|beside| !drawn.contains_key(&beside)));
    let draws = 50 * drawn.len();
    let mut complete = 0;
    for seed in 0..draws as u64 {
        let mut rng = Rng::new(seed);
        // A try that does not end well has no first tile to count.
        if let Some(hexes) = rng.with(|stream| placement::place(map, 4, stream)) {
            *drawn.get_mut(&hexes[0]).expect("a site") += 1;
            assert_eq!(hexes.len(), 36);
            complete += 1;
        }
    }
    assert!(complete > draws / 4);
    let expected = complete / drawn.len();
    let even = |n: &usize| (expected / 3..=expected * 2).contains(n);
    assert!(drawn.values().all(even), "{expected}: {drawn:?}");
    for seed in 0..200 {
        let s = Kepler::new(
            &Options {
                players: 4,
                ..Options::default()
            },
            seed,
        )
        .unwrap();
        assert_eq!(s.tiles.len(), 36, "begun anew until all tiles lie");
        assert!(s.tiles.iter().all(|tile| tile.hex.distance(map.sol()) > 1));
    }
}

/// [R3]: starting technologies in turn order. K3.4.
#[test]
fn r3_starting_technologies_in_turn_order() {
    let mut t = Table::fresh(
        &Options {
            players: 4,
            first: Some(seat(3)),
            ..Options::default()
        },
        1,
    );
    let mut order = Vec::new();
    while t.s.round == 0 {
        order.push(t.asks());
        let first = t.choices()[0].clone();
        t.play(&first);
    }
    let expected = [3, 3, 4, 4, 1, 1, 2, 2].map(|number| (number, "start"));
    assert_eq!(order, expected);
}

/// [R4]: cubes burned together may come from storage and several planets.
#[test]
fn r4_burning_from_several_places() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 2)
        .colony(1, 2, cubes(1, 0, 0));
    t.set_track(1, Track::Technology, 12);
    t.card("conoscenza-extraterrestre")
        .finish_turns()
        .play("advance space-travel");
    t.play("burn energy 2; burn antimatter storage; burn matter earth");
    assert_eq!(t.p(1).well, cubes(1, 1, 1));
    assert_eq!(
        (t.on_planet(1, 2), t.on_earth(1)),
        (cubes(0, 0, 0), cubes(3, 2, 0))
    );
}

/// [R5]: Earth counts neither as colonised nor as terraformed, nor against the five colonies.
#[test]
fn r5_earth_is_no_colony() {
    let mut t = Table::new(2);
    let points = t.s.points(seat(1));
    assert_eq!(
        points[Source::Zones.index()] + points[Source::Terraformed.index()],
        0
    );
    for planet in [1, 2, 3, 4] {
        t.colony(1, planet, cubes(0, 0, 0));
    }
    t.tile("5", "5,15")
        .ship(1, 1, "5,15")
        .tile("6", "1,15")
        .ship(1, 2, "1,15");
    t.action(Main::ColonialSettlement)
        .play("settle 5")
        .decides(1, "bonus");
    let (colonies, ship) = (t.p(1).colonies.len(), t.p(1).ships[1]);
    assert_eq!(
        (colonies, ship),
        (5, Some(hex("1,15"))),
        "the fifth beside Earth, and the last"
    );
    t.objective(1, "espansione-civile");
    for planet in [1, 2, 3] {
        t.terraformed(1, planet);
    }
    assert_eq!(
        t.points(1, Source::Objectives),
        0,
        "three terraformed planets and Earth"
    );
}

/// [R6]: of all planets only the alien ones produce antimatter, on both sides.
#[test]
fn r6_antimatter_comes_from_alien_planets() {
    let gives = |planet: u8, terraformed: bool| {
        let mut t = Table::new(4);
        t.level(1, Tech::Terraforming, 1).earth(1, cubes(0, 0, 0));
        t.colony(1, planet, cubes(0, 0, 0));
        if terraformed {
            t.terraformed(1, planet);
        }
        t.action(Main::PlanetaryExploitation)
            .play(&format!("exploit {planet}"));
        let most = t.choices()[0].clone();
        t.play(&most);
        t.on_planet(1, planet).antimatter
    };
    for planet in 1..=28 {
        let expected = match planet {
            26 | 27 => (1, 1),
            28 => (1, 2),
            _ => (0, 0),
        };
        assert_eq!(
            (gives(planet, false), gives(planet, true)),
            expected,
            "planet {planet}"
        );
    }
}

/// [R7]: the board, row by row, with Terraform in the centre; another arrangement is a matter of data.
#[test]
fn r7_the_board_is_data() {
    let t = Table::new(2);
    let names: Vec<&str> = t.s.pack.board.iter().map(|main| main.name()).collect();
    assert_eq!(
        names,
        [
            "space-missions",
            "colonial-settlement",
            "technological-development",
            "stellar-propulsion",
            "terraform",
            "galactic-mapping",
            "energy-storage",
            "planetary-exploitation",
            "antimatter-generation",
        ]
    );
    let rows = r#"["space-logistics", "technical-evolution", "scientific-progress"]"#;
    let columns = r#"["civil-modernity", "space-exploration", "neo-exploitation"]"#;
    let mut t = Table::with(&with_pack(&[
        (
            "action_board.json",
            &format!("\"rows\": {rows}"),
            &format!("\"rows\": {columns}"),
        ),
        (
            "action_board.json",
            &format!("\"columns\": {columns}"),
            &format!("\"columns\": {rows}"),
        ),
    ]));
    t.action(Main::AntimatterGeneration).decides(1, "bonus");
    assert_eq!(
        t.choices_of("bonus"),
        ["bonus neo-exploitation", "bonus scientific-progress"]
    );
}

/// [R8]: if nothing is free beside Sol, a ship appears on any of the nearest free hexes.
#[test]
fn r8_the_nearest_free_hexes() {
    let mut t = Table::new(3);
    let around = ["4,15", "4,14", "3,14", "2,15", "2,16", "3,16"];
    for (index, at) in around.iter().enumerate() {
        t.ship(2 + index as u8 / 3, 1 + index % 3, at);
    }
    t.tile("1", "5,15"); // covered by a tile, so not free
    t.action(Main::SpaceMissions);
    let sol = hex("3,15");
    let offered: Vec<String> = t.choices_of("build earth");
    let mut expected = Vec::new();
    for spot in t.s.pack.map.spots() {
        let free = spot.print == Print::Space && t.s.tile(spot.hex).is_none();
        if spot.hex.distance(sol) == 2 && free {
            expected.push(format!("build earth {}", spot.hex));
        }
    }
    assert!(expected.len() > 5 && expected.len() < 12, "{expected:?}");
    assert_eq!(offered, expected);
}

/// [R9]: a ship may land on an alien planet that it cannot colonise.
#[test]
fn r9_landing_on_an_alien_planet() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .tile("26", "5,14")
        .ship(1, 1, "4,14");
    t.on_to(1, "fly").play("ship 1; move 1 5,14");
    assert_eq!(t.p(1).ships[0], Some(hex("5,14")));
    t.on_to(1, "main").action(Main::ColonialSettlement);
    t.decides(1, "bonus").illegal("settle 26");
}

/// [R18]: a bonus action that does nothing can be paid for. K16.5.
#[test]
fn r18_void_bonus_actions() {
    let mut t = Table::new(2);
    t.ship(1, 1, "4,15")
        .ship(1, 2, "4,14")
        .ship(1, 3, "3,14")
        .action(Main::SpaceMissions);
    t.on_to(1, "bonus")
        .play("bonus space-logistics; burn energy storage");
    assert_eq!((t.p(1).well, t.asks()), (cubes(1, 0, 0), (1, "bonus")));
    t.illegal("bonus space-logistics");
}

/// [R19]: with *Mastery of Relativity* a planet that gave energy does not take it back at once; another may,
/// and so may the same one after any other choice.
#[test]
fn r19_conversions_do_not_cancel_out() {
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 4)
        .colony(1, 2, cubes(1, 1, 0));
    t.play("convert energy earth")
        .legal("convert energy earth; convert matter 2; convert energy 2");
    t.illegal("convert matter earth");
    t.play("convert matter 2")
        .illegal("convert matter earth; convert energy 2");
    t.action(Main::SpaceMissions)
        .legal("convert matter earth; convert energy 2");
}

/// [R20]: quantum physics at the steps of the turn and between payments, but not inside other decisions.
#[test]
fn r20_when_quantum_physics_is_offered() {
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 4)
        .level(1, Tech::SpaceTravel, 1);
    t.level(1, Tech::Terraforming, 1)
        .colony(1, 2, cubes(1, 0, 0))
        .ship(1, 1, "4,15");
    let offered = |t: &Table| !t.choices_of("convert").is_empty();
    let mut seen = BTreeMap::new();
    for &main in Main::ALL {
        let mut t = t.clone();
        t.p(1).cube = if main == Main::Terraform { 0 } else { 4 };
        seen.insert("main", offered(&t));
        t.action(main);
        while t.asks().0 == 1 {
            let about = t.asks().1;
            seen.insert(about, offered(&t));
            let next = match about {
                "bonus" => t.choices_of("bonus").first().cloned(),
                "fly" => t.choices_of("ship").first().cloned(),
                "exploit" => t.choices_of("exploit").first().cloned(),
                "burn" | "track" | "produce" => t.choices().first().cloned(),
                _ => None,
            };
            match next {
                Some(choice) => _ = t.play(&choice),
                None => t.step_out(),
            }
        }
    }
    let yes = [
        "bonus",
        "build",
        "develop",
        "exploit",
        "fly",
        "main",
        "recall",
        "terraform",
    ];
    let no = ["burn", "destination", "produce", "reveal", "track"];
    let expected = yes
        .map(|about| (about, true))
        .into_iter()
        .chain(no.map(|about| (about, false)));
    assert_eq!(seen, expected.collect());
}

/// [R21]: a ship stops on a colonial target and goes on with the steps that are left. K9.9.
#[test]
fn r21_over_a_colonial_target() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 2)
        .tile("target", "5,14")
        .ship(1, 1, "4,14");
    t.on_to(1, "fly")
        .play("ship 1; move 1 5,14")
        .decides(1, "destination");
    assert_eq!(
        (t.track(1, Track::Colonial), t.s.tile(hex("5,14"))),
        (1, None)
    );
    let reach = t.choices_of("move 1").into_iter();
    let far = reach.map(|text| hex(text.rsplit(' ').next().unwrap()).distance(hex("5,14")));
    assert_eq!(far.max(), Some(2), "one of three steps is used");
    t.play("stay");
    assert_eq!(t.p(1).ships[0], Some(hex("5,14")));
    // With the last step there is nothing left to decide.
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .tile("target", "6,14")
        .ship(1, 1, "4,14");
    t.on_to(1, "fly")
        .play("ship 1; move 1 6,14")
        .decides(1, "recall");
}

/// [R22]: what would happen by itself is offered; a choice can be skipped; a burn that cannot be paid is
/// passed over.
#[test]
fn r22_offers() {
    let asked = |card: &str, prepare: fn(&mut Table)| {
        let mut t = Table::new(2);
        t.burned(1, cubes(1, 0, 0)).burned(2, cubes(1, 0, 0));
        prepare(&mut t);
        t.asked_by(card)
    };
    let both = |about| vec![(1, about), (2, about)];
    assert_eq!(asked("aiuti-alle-colonie", |_| {}), both("offer"));
    assert_eq!(asked("sonde-automatiche", |_| {}), both("offer"));
    assert_eq!(asked("riciclo-entropico", |_| {}), both("regenerate"));
    assert_eq!(asked("spinta-alla-ricerca", |_| {}), both("offer"));
    let poor = |t: &mut Table| {
        t.earth(2, cubes(0, 0, 0));
        let all = t.p(2).storage;
        t.burned(2, all);
    };
    assert_eq!(asked("spinta-alla-ricerca", poor), [(1, "offer")]);
}

/// [R23]: with other data a collaboration of two levels brings the icons of both.
#[test]
fn r23_collaboration_level_by_level() {
    let mut t = Table::with(&with_pack(&[(
        "technologies.json",
        "\"unlocks\": 1",
        "\"unlocks\": 2",
    )]));
    t.level(1, Tech::Terraforming, 2).earth(1, cubes(2, 2, 0));
    t.set_track(1, Track::Technology, 12)
        .set_track(2, Track::Technology, 12);
    t.mark();
    t.action(Main::TechnologicalDevelopment)
        .play("develop terraforming earth");
    assert_eq!((t.p(2).techs[3], t.track(2, Track::Technology)), (2, 13));
    let reached = t.events.iter().filter_map(|told| match told.event {
        Event::Reached {
            seat: Some(who),
            level,
            ..
        } => Some((who.number(), level)),
        _ => None,
    });
    assert_eq!(reached.collect::<Vec<_>>(), [(1, 3), (2, 1), (2, 2)]);
}

/// [R24]: an exploited planet counts as chosen even if nothing is taken.
#[test]
fn r24_a_chosen_planet_counts() {
    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 3);
    for planet in [1, 2, 3] {
        t.colony(1, planet, cubes(0, 0, 0));
    }
    t.action(Main::PlanetaryExploitation)
        .play("exploit 1; skip")
        .refused("exploit 1", "K7.8");
    t.play("exploit 2; skip").decides(1, "bonus");
}

/// [R25]: own icons first, then the collaboration of the others in turn order, each with its icons.
#[test]
fn r25_own_icons_before_collaboration() {
    let mut t = Table::new(3);
    for number in 1..=3 {
        t.level(number, Tech::SpaceTravel, 1)
            .burned(number, cubes(1, 0, 0));
        t.set_track(number, Track::Technology, 2);
    }
    t.on_to(2, "main").level(2, Tech::SpaceTravel, 3);
    t.p(2).storage = cubes(0, 1, 2);
    t.p(2).earth = cubes(6, 6, 1);
    t.action(Main::TechnologicalDevelopment).mark();
    t.play("develop space-travel earth");
    for number in [2, 3, 1] {
        t.decides(number, "regenerate").play("regenerate energy");
    }
    t.decides(2, "develop");
}

/// [R26]: players place tiles beginning with the first player; nobody sees what lies face down.
#[test]
fn r26_placement_by_players() {
    let mut t = Table::fresh(
        &Options {
            players: 3,
            first: Some(seat(2)),
            placement: Placement::Players,
            ..Options::default()
        },
        1,
    );
    for number in [2, 3, 1, 2, 3] {
        t.decides(number, "place");
        let far = |choice: &&String| {
            let at = hex(choice.rsplit(' ').next().unwrap());
            t.s.zone(at) != Zone::Short
        };
        let choice = t.choices().iter().find(far).unwrap().clone();
        t.play(&choice);
    }
    let near = |choice: &&String| t.s.zone(hex(choice.rsplit(' ').next().unwrap())) == Zone::Short;
    let choice = t.choices().iter().find(near).unwrap().clone();
    t.play(&choice);
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(2))] {
        let seen = t.s.view(viewer).tiles;
        let up: Vec<bool> = seen.iter().map(|tile| tile.what.is_some()).collect();
        assert_eq!(up, [false, false, false, false, false, true]);
    }
    let told = t.events.iter().filter_map(|told| match told.event {
        Event::TilePlaced { tile, .. } => Some(tile.is_some()),
        _ => None,
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        [false, false, false, false, false, true]
    );
}

/// [R27]: every tile of the short-range zone is face up from the start, so it can be entered in round 1.
#[test]
fn r27_tiles_of_the_short_range_zone() {
    let mut near = BTreeMap::new();
    for seed in 0..50 {
        let mut t = Table::fresh(&Options::default(), seed);
        for tile in t.s.tiles.iter() {
            assert_eq!(tile.up, t.s.zone(tile.hex) == Zone::Short);
            if tile.up {
                near.insert(tile.what.to_string(), tile.hex);
            }
        }
        let Some(&at) = near.get("mine").filter(|at| t.s.tile(**at).is_some()) else {
            continue;
        };
        // Beside it in round 1, with the first level of Space Travel.
        while t.s.round == 0 {
            let first = t.choices()[0].clone();
            t.play(&first);
        }
        let map = t.s.pack.map.around(t.s.pack.map.find(at).unwrap());
        let free = |&index: &usize| t.s.pack.map.is_space(index);
        let beside = t.s.pack.map.spot(map.into_iter().find(free).unwrap()).hex;
        let number = t.asks().0;
        t.level(number, Tech::SpaceTravel, 1)
            .ship(number, 1, &beside.to_string());
        t.on_to(number, "fly")
            .play("ship 1")
            .legal(&format!("move 1 {at}"));
        near.remove("mine");
    }
    for what in ["target", "1"] {
        assert!(near.contains_key(what), "{what} is never near");
    }
}

/// [R40]: an effect ends at a burn that cannot be paid in full; what came before stands.
#[test]
fn r40_a_burn_that_cannot_be_paid_ends_the_effect() {
    let burn = r#"{ "op": "burn", "amount": 1 },
            { "op": "advance-track", "track": "choice", "amount": 1 }"#;
    let other = r#"{ "op": "advance-track", "track": "colonial", "amount": 1 },
            { "op": "burn", "amount": 2 },
            { "op": "advance-track", "track": "technology", "amount": 1 }"#;
    let options = with_pack(&[("progress_cards.json", burn, other)]);
    for (left, tracks) in [(2, [1, 1]), (1, [1, 0])] {
        let mut t = Table::with(&options);
        t.earth(1, cubes(left, 0, 0));
        let all = t.p(1).storage;
        t.burned(1, all);
        t.card("spinta-alla-ricerca")
            .finish_turns()
            .decides(1, "offer")
            .play("accept");
        if left == 2 {
            t.play("burn energy earth; burn energy earth");
        }
        t.decides(2, "offer");
        assert_eq!(t.p(1).tracks, tracks);
        assert_eq!(t.on_earth(1)[Resource::Energy], left % 2);
    }
}

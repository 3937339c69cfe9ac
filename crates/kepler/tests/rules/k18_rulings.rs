//! K18: rulings where the rulebook is silent.

use crate::table::{Table, altered, cubes, hex, seat};
use orrery_core::{Game, Rng, Told, Viewer};
use orrery_kepler::map::Print;
use orrery_kepler::names::{Cubes, Main, Resource, Source, Tech, Track, Zone};
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

/// [R20], K13.2: quantum physics at every decision of the own turn, also in the middle of an action.
#[test]
fn r20_when_quantum_physics_is_offered() {
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 4)
        .level(1, Tech::SpaceTravel, 1);
    t.level(1, Tech::Terraforming, 1)
        .colony(1, 2, cubes(1, 0, 0))
        .ship(1, 1, "4,15");
    t.tile("22", "0,0").ship(1, 2, "0,0");
    t.burned(1, cubes(1, 0, 0));
    let mine = t.up("mine", 0);
    t.ship(1, 3, &mine);
    let offered = |t: &Table| !t.choices_of("convert").is_empty();
    let mut seen = BTreeMap::new();
    for &main in Main::ALL {
        let mut t = t.clone();
        t.p(1).cube = if main == Main::Terraform { 0 } else { 4 };
        if main == Main::SpaceMissions {
            t.p(1).ships[1] = None;
        }
        seen.insert("main", offered(&t));
        t.action(main);
        while t.asks().0 == 1 {
            let about = t.asks().1;
            seen.insert(about, offered(&t));
            let next = match about {
                "bonus" => t.choices_of("bonus").first().cloned(),
                "fly" => t.choices_of("ship").first().cloned(),
                "exploit" => t.choices_of("exploit").first().cloned(),
                "recall" => t.choices_of("recall 3").first().cloned(),
                "burn" | "track" | "produce" => t.choices().first().cloned(),
                _ => None,
            };
            match next {
                Some(choice) => _ = t.play(&choice),
                None => t.step_out(),
            }
        }
        assert_eq!(
            t.choices_of("convert"),
            [] as [String; 0],
            "in another's turn"
        );
    }
    let everywhere = [
        "bonus",
        "build",
        "burn",
        "destination",
        "develop",
        "exploit",
        "fly",
        "main",
        "produce",
        "recall",
        "regenerate",
        "reveal",
        "settle",
        "terraform",
        "track",
    ];
    let expected = everywhere.map(|about| (about, true));
    assert_eq!(seen, expected.into_iter().collect());
}

/// [R20]: between two exploited planets a conversion brings back into storage what the second one
/// produces. K7.8, K13.2a.
#[test]
fn r20_a_conversion_between_two_exploited_planets() {
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 1)
        .level(1, Tech::Terraforming, 3);
    t.tile("21", "0,0").tile("2", "2,0");
    t.colony(1, 21, Cubes::NONE).colony(1, 2, Cubes::NONE);
    assert_eq!(t.s.pack.planet(2).colony, cubes(1, 0, 0));
    // 1 energy and 1 matter in storage; the rest is burned or on Earth.
    t.earth(1, cubes(0, 0, 0));
    let storage = t.p(1).storage;
    t.burned(1, storage - cubes(1, 2, 0));
    t.play("action planetary-exploitation; exploit 21; produce 21 1 energy 1 matter");
    assert_eq!(t.p(1).storage, cubes(0, 1, 0));
    // Planet 2 cannot produce now, but the action is not over.
    t.decides(1, "exploit").illegal("exploit 2");
    t.play("convert energy 21; exploit 2; produce 2 1 energy");
    assert_eq!(t.on_planet(1, 21), cubes(0, 2, 0));
    assert_eq!(t.on_planet(1, 2), cubes(1, 0, 0));
    // Without the technology there is nothing to wait for.
    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 3).colony(1, 2, Cubes::NONE);
    let storage = t.p(1).storage;
    t.burned(1, storage);
    t.play("action planetary-exploitation").decides(1, "bonus");
}

/// [R20]: after the action was chosen, before its first effect. K7.7, K13.2a.
#[test]
fn r20_a_conversion_between_the_choice_and_its_effect() {
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 1)
        .level(1, Tech::EnergyDevelopment, 1);
    let energy = cubes(t.p(1).storage.energy, 0, 0);
    t.burned(1, energy);
    t.play("action energy-storage").decides(1, "produce");
    assert_eq!(t.choices_of("produce"), [] as [String; 0]);
    t.play("convert energy earth; produce earth 1 energy")
        .decides(1, "bonus");
    // What no conversion can bring about is passed over: antimatter is never converted.
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 1)
        .level(1, Tech::AntimatterScience, 1);
    t.burned(1, cubes(0, 0, 3));
    t.play("action antimatter-generation").decides(1, "bonus");
}

/// [R20]: between two colonies of one settlement, the icon of a track included. K7.2, K12.3.
#[test]
fn r20_a_shift_between_two_colonies() {
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 1);
    t.tile("21", "0,0").tile("22", "2,0");
    t.ship(1, 1, "0,0").ship(1, 2, "2,0");
    t.play("action colonial-settlement; settle 21");
    t.on_to(1, "settle")
        .play("shift matter earth 21; settle 22");
    assert_eq!(t.on_planet(1, 21), cubes(0, 1, 0));
}

/// [R43]: what may be declined in an action. K6.2, K7.6.
#[test]
fn r43_galactic_mapping_is_done_as_a_whole_or_not_at_all() {
    let mut t = Table::new(2);
    let hidden = |t: &Table| t.s.tiles.iter().filter(|tile| !tile.up).count();
    let before = hidden(&t);
    let mut declined = t.clone();
    declined
        .play("action galactic-mapping; skip")
        .decides(1, "bonus");
    assert_eq!((hidden(&declined), declined.p(1).tracks), (before, [0, 0]));
    t.play("action galactic-mapping; track colonial");
    // The tiles are chosen first and turned up together: none is seen before the last one is chosen.
    for chosen in 0..4 {
        t.decides(1, "reveal");
        assert_eq!((hidden(&t), t.choices().len()), (before, before - chosen));
        let view = t.s.view(Viewer::Spectator);
        let marked = view.tiles.iter().filter(|tile| tile.chosen);
        assert_eq!(marked.count(), chosen);
        let first = t.choices()[0].clone();
        t.play(&first);
    }
    t.decides(1, "bonus");
    assert_eq!(hidden(&t), before - 4);
    assert!(t.s.chosen.is_empty());
}

/// [R44]: a ship that was picked and put back has not moved; it can be picked again after another one has
/// moved. K9.3.
#[test]
fn r44_a_ship_that_is_put_back_keeps_its_move() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .ship(1, 1, "3,13")
        .ship(1, 2, "3,14");
    t.on_to(1, "fly");
    t.play("ship 1; stay").decides(1, "fly");
    assert_eq!(t.choices(), ["ship 2", "done"], "no going round in circles");
    t.refused("ship 1", "R44");
    t.play("ship 2; move 2 4,13");
    assert_eq!(t.choices(), ["ship 1", "done"]);
    t.play("ship 1; move 1 3,12").decides(1, "recall");
    // Nothing else can move: the choice says that it stays.
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1).ship(1, 1, "3,13");
    t.on_to(1, "fly").play("ship 1; stay").decides(1, "recall");
    // After a colonial target the ship has moved.
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 2)
        .tile("target", "5,14")
        .ship(1, 1, "4,14")
        .ship(1, 2, "3,13");
    t.on_to(1, "fly").play("ship 1; move 1 5,14; stay");
    assert_eq!(t.choices(), ["ship 2", "done"]);
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

/// [R26], K2.6: players place tiles beginning with a random player, who need not be the first player; nobody
/// sees what is placed before all tiles lie.
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
    let starts = |seed| {
        let options = Options {
            players: 3,
            first: Some(seat(2)),
            placement: Placement::Players,
            ..Options::default()
        };
        Table::fresh(&options, seed).asks().0
    };
    let starts: std::collections::BTreeSet<u8> = (0..20).map(starts).collect();
    assert_eq!(starts.len(), 3, "anybody");
    let start = t.asks().0;
    for step in 0..5 {
        t.decides((start + step - 1) % 3 + 1, "place");
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
        assert_eq!(up, [false; 6]);
    }
    let placed = |told: &&Told<Event>| matches!(told.event, Event::TilePlaced { .. });
    assert_eq!(t.events.iter().filter(placed).count(), t.events.len());
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

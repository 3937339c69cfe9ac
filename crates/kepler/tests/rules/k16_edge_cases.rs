//! Reminders and edge cases (K16), and invariants of random games.

use crate::table::{Table, cubes, hex, seat};
use orrery_conformance::Conform;
use orrery_core::{Game, Rng, Silent};
use orrery_kepler::map::Print;
use orrery_kepler::names::{Cubes, Tech, Track};
use orrery_kepler::pack::PackRef;
use orrery_kepler::state::What;
use orrery_kepler::{Choice, Kepler, Options};
use std::collections::BTreeSet;

/// Plays random games with every set of options and shows every position with its choices and the one
/// that is taken.
fn random_games(games: u64, mut see: impl FnMut(&Kepler, &[Choice], Choice)) {
    for options in Kepler::option_sets() {
        for seed in 0..games {
            let mut game = Kepler::new(&options, seed).unwrap();
            let mut rng = Rng::new(seed);
            let mut choices = Vec::new();
            while game.decision().is_some() {
                choices.clear();
                game.choices(&mut choices);
                let choice = game.pick(&choices, |bound| rng.below(bound)).unwrap();
                see(&game, &choices, choice);
                game.apply(choice, &mut Silent);
            }
        }
    }
}

/// K16.12, said in another way than `validate` does.
fn check_invariants(game: &Kepler) {
    let mut ships = BTreeSet::new();
    for (index, player) in game.players.iter().enumerate() {
        let all = player.outside_well() + player.well;
        if game.is_solo() {
            assert!(all.covers(cubes(7, 7, 3)));
        } else {
            assert_eq!(all, cubes(7, 7, 3));
        }
        let markers = game
            .tiles
            .iter()
            .filter(|tile| tile.owner.is_some_and(|o| o.index() == index));
        assert_eq!(markers.count(), player.colonies.len());
        assert!(player.colonies.len() <= 5 && player.techs.iter().all(|&level| level <= 4));
        for at in player.ships.into_iter().flatten() {
            assert!(ships.insert(at), "two ships on {at}");
            let spot = game.pack.map.spot(game.pack.map.find(at).unwrap());
            assert_eq!(spot.print, Print::Space);
            let tile = game.tile(at);
            assert!(tile.is_none_or(|tile| tile.up && tile.owner.is_none()));
            assert!(tile.is_none_or(|tile| tile.what != What::Target));
        }
    }
    let lying: usize = game.medals.iter().map(|medals| medals.len()).sum();
    let won = game
        .players
        .iter()
        .map(|player| player.medals)
        .chain([game.solo.ghost.medals]);
    let others: u8 = won.chain([game.on_card]).flatten().sum();
    assert_eq!(lying + others as usize, 10 + game.supplied as usize);
}

/// K4.1, K6.1, K16.12, K16.14
#[test]
fn random_games_keep_the_invariants() {
    let (mut most, mut turns, mut ended, mut deepest) = ((0, ""), 0, 0, 0);
    random_games(10, |game, choices, choice| {
        check_invariants(game);
        deepest = deepest.max(game.stack.len());
        if choices.len() > most.0 {
            most = (choices.len(), game.decision().unwrap().about);
        }
        if let Choice::Action(action) = choice {
            assert_ne!(action, game.action(game.active));
            turns += 1;
        }
        if choice == Choice::End {
            ended += 1;
        }
    });
    println!("the longest list has {most:?} choices, the deepest stack {deepest} frames");
    assert!(most.0 <= 150, "{most:?}");
    // 12 sets of options with 2 to 4 players and 20 with one.
    assert_eq!((turns, ended), (10 * 16 * (4 * (2 + 3 + 4) + 20), turns));
}

/// The most that can be offered between payments: three ships to build beside six planets, conversions
/// on all and shifts between all of them.
#[test]
fn even_the_richest_player_has_a_list_that_can_be_read() {
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 4).earth(1, cubes(1, 1, 1));
    let places = [
        ("2", "3,10"),
        ("4", "0,10"),
        ("6", "-3,10"),
        ("8", "3,7"),
        ("10", "0,14"),
    ];
    for (index, (planet, at)) in places.into_iter().enumerate() {
        let antimatter = u8::from(index < 2);
        t.tile(planet, at)
            .colony(1, planet.parse().unwrap(), cubes(1, 1, antimatter));
    }
    t.play("action space-missions");
    assert_eq!(
        (t.choices_of("convert").len(), t.choices_of("shift").len()),
        (12, 15 * 5)
    );
    assert!(t.choices_of("build").len() <= 36 && t.choices().len() > 100);
    assert!(t.choices().len() <= 12 + 75 + 36 + 1);
}

/// Another data pack may give many points for a cube.
#[test]
fn points_of_one_source_may_exceed_a_byte() {
    let mut pack = orrery_kepler::read::builtin().unwrap();
    pack.scoring.antimatter = 20;
    pack.storage.antimatter = 20;
    pack.hash += 2;
    let options = Options {
        pack: PackRef::add(pack),
        ..Options::default()
    };
    let mut t = Table::with(&options);
    t.earth(1, cubes(0, 0, 20));
    assert_eq!(t.s.points(seat(1))[0], 400);
}

/// K16.4: one planet pays for two ships, both beside it.
#[test]
fn one_planet_pays_for_two_ships() {
    let mut t = Table::new(2);
    t.earth(1, Cubes::NONE)
        .tile("2", "3,12")
        .colony(1, 2, cubes(2, 2, 0));
    t.play("action space-missions; build 2 3,13; build 2 2,12")
        .assert_asks(1, "bonus");
    assert_eq!(t.on_planet(1, 2), Cubes::NONE);
    assert_eq!(t.p(1).ships, [Some(hex("3,13")), Some(hex("2,12")), None]);
}

/// K16.5, [R18]
#[test]
fn a_void_bonus_action_may_be_paid_for() {
    let mut t = Table::new(2);
    t.ship(1, 1, "3,13").ship(1, 2, "3,12").ship(1, 3, "2,13");
    t.play("action space-missions").assert_asks(1, "bonus");
    t.play("bonus space-logistics; burn energy storage")
        .assert_asks(1, "bonus");
    assert_eq!((t.p(1).well, t.p(1).reserve()), (cubes(1, 0, 0), 0));
}

/// K16.7
#[test]
fn energy_storage_4_with_3_energy_gives_3() {
    let mut t = Table::new(2);
    t.earth(1, cubes(4, 0, 0))
        .level(1, Tech::EnergyDevelopment, 3)
        .play("action energy-storage");
    t.illegal("produce earth 4 energy");
    t.play("produce earth 3 energy");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(7, 0, 0), cubes(0, 7, 3))
    );
}

/// K16.8, K13.2: a conversion and a shift complete the price just before it is paid.
#[test]
fn quantum_physics_helps_to_pay() {
    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 1).earth(1, cubes(2, 0, 0));
    t.play("action space-missions")
        .refused("build earth 3,14", "K4.3");
    t.play("convert energy earth; build earth 3,14");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (Cubes::NONE, cubes(7, 7, 3))
    );

    let mut t = Table::new(2);
    t.level(1, Tech::QuantumPhysics, 1)
        .earth(1, cubes(1, 0, 0))
        .colony(1, 2, cubes(0, 1, 0));
    t.play("action space-missions").illegal("build earth 3,14");
    t.play("shift matter 2 earth; build earth 3,14")
        .assert_asks(1, "bonus");
}

/// K16.10: six face-down tiles enclose the ship on 0,9.
#[test]
fn an_enclosed_ship_can_only_be_recalled() {
    let mut t = Table::new(2);
    for (planet, at) in ["1", "10", "15", "17", "18", "23"]
        .iter()
        .zip(["1,9", "1,8", "0,8", "-1,9", "-1,10", "0,10"])
    {
        t.tile(planet, at).cover(at);
    }
    t.level(1, Tech::SpaceTravel, 4)
        .ship(1, 1, "0,9")
        .ship(1, 2, "3,13");
    t.play("action energy-storage; done")
        .refused("ship 1", "K16.10");
    t.play("done; recall 1");
    assert_eq!(t.p(1).ships[0], None);
}

/// K16.13, K13.7, K12.7: the others resolve collaboration and its leadership before the action goes on.
#[test]
fn collaboration_comes_before_the_rest_of_the_action() {
    let mut t = Table::new(3);
    t.level(1, Tech::Terraforming, 3).earth(1, cubes(3, 3, 1));
    t.level(2, Tech::Terraforming, 1)
        .set_track(2, Track::Technology, 1);
    t.level(3, Tech::Terraforming, 1)
        .set_track(3, Track::Technology, 5);
    t.play("action technological-development; develop terraforming earth");
    // Two spaces of the active player first: energy on space 2.
    t.assert_asks(1, "produce");
    t.play("skip").assert_asks(2, "produce");
    assert_eq!(t.p(1).techs[3], 4);
    t.play("produce earth 1 energy").assert_asks(3, "produce");
    t.play("produce earth 1 matter").assert_asks(1, "develop");
    assert_eq!((t.p(2).techs[3], t.p(3).techs[3]), (2, 2));
    assert_eq!(
        [1, 2, 3].map(|number| t.track(number, Track::Technology)),
        [2, 2, 6]
    );
}

/// What a choice would bring, and why it would come to nothing: `1 antimatter`, `nothing: no-ship`.
fn brings(t: &Table, choice: &str) -> String {
    let who = orrery_core::Viewer::Seat(t.s.decision().unwrap().seat);
    let brings = t.s.view(who).brings(choice.parse().unwrap());
    let gains = brings.gains.iter();
    let mut said: Vec<String> = gains
        .map(|gain| format!("{} {}", gain.n, gain.what))
        .collect();
    if let Some(idle) = brings.idle() {
        said.extend(idle.whole.then(|| "nothing".to_owned()));
        let keys = idle.why.iter();
        said.extend(keys.map(|why| why.key.trim_start_matches("why-kepler-").to_owned()));
    }
    said.join(", ")
}

/// K16.5, R18: what each action would bring is known before it is chosen.
#[test]
fn actions_without_effect_say_so() {
    let mut t = Table::new(2);
    t.p(1).cube = 5;
    for (action, said) in [
        ("space-missions", "3 ship"),
        ("colonial-settlement", "nothing, none-landed"),
        ("technological-development", "5 level"),
        ("stellar-propulsion", "nothing, none-away"),
        ("terraform", "nothing, no-colony"),
        ("energy-storage", "nothing, produces"),
        ("planetary-exploitation", "nothing, no-colony"),
        ("antimatter-generation", "nothing, produces"),
    ] {
        assert_eq!(brings(&t, &format!("action {action}")), said, "{action}");
    }
    t.p(1).cube = 4;
    assert_eq!(brings(&t, "action galactic-mapping"), "1 any-track, 4 tile");
    // No ship left, all landed, antimatter all burned.
    t.tile("2", "4,13").tile("mine", "6,10");
    t.ship(1, 1, "4,13").ship(1, 2, "6,10").ship(1, 3, "6,10");
    t.level(1, Tech::AntimatterScience, 1)
        .burned(1, cubes(0, 0, 3));
    assert_eq!(brings(&t, "action space-missions"), "nothing, no-ship");
    assert_eq!(
        brings(&t, "action stellar-propulsion"),
        "nothing, all-landed"
    );
    assert_eq!(
        brings(&t, "action antimatter-generation"),
        "nothing, storage"
    );
    t.level(1, Tech::EnergyDevelopment, 1);
    assert_eq!(brings(&t, "action energy-storage"), "2 energy");
    // What is in storage pays for nothing (K4.3), so the reason says where cubes are missing.
    t.p(1).earth = Cubes::NONE;
    t.p(1).storage = cubes(7, 7, 0);
    assert_eq!(
        brings(&t, "action technological-development"),
        "nothing, missing-earth"
    );
}

/// K16.5, K8.11, R18: so is what a bonus action would bring; R20: unless quantum physics helps.
#[test]
fn bonus_actions_without_effect_say_so() {
    let mut t = Table::new(2);
    t.burned(1, cubes(0, 0, 3))
        .play("action stellar-propulsion");
    assert_eq!(brings(&t, "bonus technical-evolution"), "nothing, storage");
    assert_eq!(brings(&t, "bonus civil-modernity"), "1 colonial");
    let last = t.s.pack.track(Track::Colonial).len() - 1;
    t.set_track(1, Track::Colonial, last as u8);
    assert_eq!(brings(&t, "bonus civil-modernity"), "nothing, track-end");
    // The only antimatter outside the well would pay for its own production.
    t.p(1).storage = cubes(0, 0, 1);
    t.p(1).earth = Cubes::NONE;
    t.p(1).well = cubes(7, 7, 2);
    assert_eq!(
        brings(&t, "bonus technical-evolution"),
        "nothing, last-cube"
    );
    // No energy in storage, but a conversion would bring some there.
    let mut t = Table::new(2);
    t.level(1, Tech::EnergyDevelopment, 1)
        .earth(1, cubes(7, 0, 0));
    assert_eq!(brings(&t, "action energy-storage"), "nothing, storage");
    t.level(1, Tech::QuantumPhysics, 1);
    assert_eq!(brings(&t, "action energy-storage"), "storage, quantum");
}

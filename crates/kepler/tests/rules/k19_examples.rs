//! The examples of the rulebook (K19). G, B, D and J of the table sit where a test says.

use crate::table::{Table, cubes, hex, seat};
use orrery_core::Game;
use orrery_kepler::Options;
use orrery_kepler::names::{Cubes, Tech, Track};

/// KT-A: G is seat 1 and begins round 1, B is seat 2 and begins round 2.
#[test]
fn example_a_the_card_waits_for_the_clean_up() {
    let mut t = Table::new(2);
    t.next_card("conoscenza-extraterrestre").finish_turns();
    let card = t.s.card.unwrap() as usize;
    assert_eq!(
        (t.s.round, t.s.pack.cards[card].id.as_str()),
        (2, "conoscenza-extraterrestre")
    );
    t.assert_asks(2, "main");
    assert!(
        [1, 2]
            .iter()
            .all(|&number| t.s.player(seat(number)).techs == [0; 5])
    );
}

/// KT-A: in 3a everybody may advance one technology by one level, burning the number of the level.
#[test]
fn example_a_in_the_clean_up() {
    let mut t = Table::new(2);
    t.card("conoscenza-extraterrestre")
        .level(1, Tech::SpaceTravel, 2)
        .finish_turns();
    t.assert_asks(1, "advance");
    t.play("advance space-travel; skip").assert_asks(1, "burn");
    t.play("burn energy storage; burn matter earth; burn antimatter storage");
    assert_eq!((t.p(1).techs[0], t.p(1).well), (3, cubes(1, 1, 1)));
    // B has got level 1 by collaboration, and his turn to apply the card.
    assert_eq!(t.p(2).techs[0], 1);
    t.play("skip");
    assert_eq!((t.s.round, t.p(2).well), (2, Cubes::NONE));
}

/// KT-B
#[test]
fn example_b_two_planets_pay_for_two_ships() {
    let mut t = Table::new(2);
    t.tile("19", "3,12").colony(1, 19, cubes(1, 1, 0));
    t.play("action space-missions; build earth 4,14; build 19 3,11; done");
    assert_eq!(
        (t.on_earth(1), t.on_planet(1, 19)),
        (cubes(2, 2, 0), Cubes::NONE)
    );
    assert_eq!((t.p(1).storage, t.p(1).reserve()), (cubes(5, 5, 3), 1));
    assert_eq!(hex("4,14").distance(t.s.pack.map.sol()), 1);
    assert_eq!(hex("3,11").distance(hex("3,12")), 1);
    assert_eq!(t.p(1).ships, [Some(hex("4,14")), Some(hex("3,11")), None]);
}

/// KT-B2
#[test]
fn example_b_negative_two_planets_do_not_pay_for_one_ship() {
    let mut t = Table::new(2);
    t.earth(1, cubes(1, 0, 0))
        .tile("19", "3,12")
        .colony(1, 19, cubes(0, 1, 0));
    t.play("action space-missions").assert_asks(1, "bonus");
    t.lacks("build earth 4,14", &[("matter", 1, 0)])
        .lacks("build 19 3,11", &[("energy", 1, 0)]);
}

fn example_c(level: u8) -> Table {
    let mut t = Table::new(2);
    t.level(1, Tech::AntimatterScience, level);
    t.tile("22", "3,13")
        .ship(1, 1, "3,13")
        .tile("26", "4,14")
        .ship(1, 2, "4,14");
    t.play("action colonial-settlement");
    t
}

/// KT-C
#[test]
fn example_c_a_gas_giant_and_an_alien_planet_are_colonised() {
    let mut t = example_c(3);
    t.play("settle 22; settle 26; skip").assert_asks(1, "bonus");
    assert_eq!((t.p(1).ships, t.track(1, Track::Colonial)), ([None; 3], 3));
    let cards = t
        .p(1)
        .colonies
        .iter()
        .map(|colony| (colony.planet, colony.terraformed));
    assert_eq!(cards.collect::<Vec<_>>(), [(22, false), (26, false)]);
    for number in [22, 26] {
        assert_eq!(t.s.planet_tile(number).unwrap().owner, Some(seat(1)));
    }
}

/// KT-C2
#[test]
fn example_c_negative_one_level_below() {
    let mut t = example_c(2);
    t.refused("settle 26", "K7.2a");
    t.play("settle 22").assert_asks(1, "bonus");
    assert_eq!((t.p(1).colonies.len(), t.track(1, Track::Colonial)), (1, 1));
}

/// KT-D
#[test]
fn example_d_two_levels_in_one_action() {
    let mut t = Table::new(2);
    t.earth(1, cubes(1, 0, 0)).colony(1, 2, cubes(2, 0, 1));
    t.play("action technological-development");
    t.play("develop antimatter-science earth; develop antimatter-science 2");
    assert_eq!(
        (t.p(1).techs, t.track(1, Track::Technology)),
        ([0, 0, 0, 0, 2], 1)
    );
    assert_eq!(t.p(1).storage, cubes(7, 7, 3));
}

fn example_e(level: u8) -> Table {
    let mut t = Table::new(2);
    t.p(1).cube = 0;
    t.level(1, Tech::Terraforming, level)
        .colony(1, 2, cubes(2, 0, 0))
        .colony(1, 5, cubes(1, 2, 0));
    t.play("action terraform");
    t
}

/// KT-E
#[test]
fn example_e_two_planets_are_terraformed() {
    let mut t = example_e(2);
    t.play("terraform 2; terraform 5; skip")
        .assert_asks(1, "bonus");
    assert_eq!(
        (t.on_planet(1, 2), t.on_planet(1, 5)),
        (cubes(1, 0, 0), cubes(0, 1, 0))
    );
    assert!(t.p(1).colonies.iter().all(|colony| colony.terraformed));
    assert_eq!(t.track(1, Track::Colonial), 3);
}

/// KT-E2
#[test]
fn example_e_negative_level_1_is_not_enough_for_planet_5() {
    let mut t = example_e(1);
    t.refused("terraform 5", "K7.5")
        .lacks("terraform 5", &[("terraform-level", 2, 1)]);
    t.play("terraform 2").assert_asks(1, "bonus");
    assert_eq!(t.track(1, Track::Colonial), 1);
}

/// KT-F
#[test]
fn example_f_four_tiles_are_mapped() {
    let mut t = Table::new(2);
    t.tile("25", "6,8").cover("6,8");
    let before = t.s.tiles;
    t.play("action galactic-mapping; track technology");
    t.play("reveal -1,6; reveal 4,1; reveal 19,3; reveal 6,8")
        .assert_asks(1, "bonus");
    assert_eq!(
        (t.track(1, Track::Technology), t.track(1, Track::Colonial)),
        (1, 0)
    );
    let turned =
        t.s.tiles
            .iter()
            .zip(before.iter())
            .filter(|(now, then)| now.up != then.up);
    let mut turned: Vec<_> = turned.map(|(tile, _)| tile.what.to_string()).collect();
    turned.sort_unstable();
    assert_eq!(turned, ["25", "4", "mine", "target"]);
}

/// KT-G
#[test]
fn example_g_energy_storage_with_too_little_energy() {
    let mut t = Table::new(2);
    t.level(1, Tech::EnergyDevelopment, 3)
        .earth(1, cubes(2, 0, 0))
        .colony(1, 5, cubes(2, 0, 0));
    assert_eq!(t.p(1).storage.energy, 3);
    t.play("action energy-storage")
        .lacks("produce 5 4 energy", &[("energy", 4, 3)]);
    t.play("produce 5 3 energy");
    assert_eq!(
        (t.on_planet(1, 5), t.p(1).storage.energy),
        (cubes(5, 0, 0), 0)
    );
}

/// KT-H
#[test]
fn example_h_two_of_three_planets_produce() {
    let mut t = Table::new(2);
    t.level(1, Tech::Terraforming, 3).earth(1, Cubes::NONE);
    for planet in [21, 22, 2] {
        t.colony(1, planet, Cubes::NONE);
    }
    t.play("action planetary-exploitation")
        .refused("exploit earth", "K7.8");
    t.play("exploit 21; produce 21 1 energy 2 matter; exploit 22; produce 22 1 energy 3 matter");
    t.assert_asks(1, "bonus");
    assert_eq!(
        (t.on_planet(1, 21), t.on_planet(1, 22)),
        (cubes(1, 2, 0), cubes(1, 3, 0))
    );
    assert_eq!(
        (t.on_planet(1, 2), t.p(1).storage),
        (Cubes::NONE, cubes(5, 2, 3))
    );
}

/// KT-I
#[test]
fn example_i_antimatter_on_earth() {
    let mut t = Table::new(2);
    t.level(1, Tech::AntimatterScience, 3);
    t.play("action antimatter-generation")
        .illegal("produce earth 3 antimatter");
    t.play("produce earth 2 antimatter");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(3, 3, 2), cubes(4, 4, 1))
    );
}

/// KT-J
#[test]
fn example_j_both_bonus_actions_of_space_missions() {
    let mut t = Table::new(2);
    t.play("action space-missions; done");
    assert_eq!(
        t.choices(),
        ["bonus space-logistics", "bonus civil-modernity", "done"]
    );
    t.play("bonus space-logistics; burn energy earth; build earth 2,15");
    t.play("bonus civil-modernity; burn matter storage")
        .assert_asks(1, "recall");
    assert_eq!(
        (t.p(1).well, t.on_earth(1)),
        (cubes(1, 1, 0), cubes(2, 3, 0))
    );
    assert_eq!(t.p(1).ships, [Some(hex("2,15")), None, None]);
    assert_eq!(t.track(1, Track::Colonial), 1);
}

/// KT-K, KT-K2
#[test]
fn example_k_three_ships_move() {
    let mut t = Table::new(3);
    t.level(1, Tech::SpaceTravel, 2)
        .tile("27", "3,10")
        .tile("mine", "1,13");
    t.ship(1, 1, "3,14").ship(1, 2, "2,14").ship(1, 3, "4,13");
    t.play("action energy-storage; done; ship 1")
        .illegal("move 1 3,10");
    let mut near = Table::new(3);
    near.level(1, Tech::SpaceTravel, 2)
        .tile("27", "3,10")
        .tile("mine", "1,13");
    near.ship(1, 1, "3,13")
        .ship(1, 2, "2,14")
        .ship(1, 3, "4,14");
    near.play("action energy-storage; done; ship 1; move 1 3,10; ship 2; move 2 1,13");
    assert_eq!(near.choices(), ["ship 3", "done"]);
    near.refused("ship 1", "K9.3").refused("ship 2", "K9.3");
    near.play("ship 3")
        .illegal("move 3 4,10")
        .legal("move 3 7,11");
    near.play("move 3 7,11").assert_asks(1, "recall");
    assert_eq!(
        near.p(1).ships,
        ["3,10", "1,13", "7,11"].map(|at| Some(hex(at)))
    );
}

/// KT-L
#[test]
fn example_l_a_mine_regenerates() {
    let mut t = Table::new(2);
    t.level(1, Tech::SpaceTravel, 1)
        .burned(1, cubes(1, 2, 0))
        .ship(1, 1, "4,12");
    t.play("action energy-storage; done; ship 1; move 1 4,11; recall 1; regenerate matter");
    assert_eq!(
        (t.p(1).reserve(), t.p(1).well, t.p(1).storage),
        (3, cubes(1, 1, 0), cubes(3, 3, 3))
    );
}

/// KT-M: G, B and D are seats 1 to 3.
#[test]
fn example_m_medals_are_awarded() {
    let mut t = Table::new(3);
    t.s.medals[0].remove(4);
    t.s.medals[1].remove(5);
    t.s.medals[1].remove(8);
    t.s.on_card = [1, 2];
    t.set_track(1, Track::Colonial, 4)
        .set_track(2, Track::Technology, 9)
        .set_track(3, Track::Technology, 9);
    t.finish_turns();
    let medals = [1, 2, 3].map(|number| t.p(number).medals);
    assert_eq!(medals, [[1, 0], [0, 2], [0, 2]]);
    assert_eq!((t.s.on_card, t.s.supplied, t.s.round), ([0, 0], 2, 2));
}

/// KT-N
#[test]
fn example_n_the_track_produces_energy() {
    let mut t = Table::new(2);
    t.set_track(1, Track::Technology, 11)
        .level(1, Tech::QuantumPhysics, 2)
        .level(2, Tech::QuantumPhysics, 1);
    t.play("action technological-development; develop quantum-physics earth");
    assert_eq!(
        (t.track(1, Track::Technology), t.on_earth(1)),
        (12, cubes(1, 1, 0))
    );
    t.play("produce earth 1 energy").assert_asks(1, "develop");
    assert_eq!(
        (t.track(1, Track::Technology), t.on_earth(1)),
        (13, cubes(2, 1, 0))
    );
    assert_eq!(t.p(1).storage, cubes(5, 6, 3));
}

/// KT-O: D, J, G and B are seats 1 to 4.
#[test]
fn example_o_collaboration() {
    let mut t = Table::new(4);
    for (number, level) in [(1, 2), (2, 0), (3, 1), (4, 2)] {
        t.level(number, Tech::Terraforming, level);
    }
    t.play("action technological-development; develop terraforming earth; skip");
    let levels = [1, 2, 3, 4].map(|number| t.p(number).techs);
    assert_eq!(
        levels,
        [
            [0, 0, 0, 3, 0],
            [0, 0, 0, 1, 0],
            [0, 0, 0, 1, 0],
            [0, 0, 0, 2, 0]
        ]
    );
    assert_eq!(
        (t.on_earth(2), t.track(2, Track::Technology)),
        (cubes(3, 3, 0), 0)
    );
}

/// KT-P
#[test]
fn example_p_bonus_resources_of_the_next_level() {
    let options = Options {
        players: 1,
        scores: vec![30, 57],
        ..Options::default()
    };
    let mut t = Table::fresh(&options, 1);
    t.assert_asks(1, "cubes");
    assert_eq!(t.choices(), ["cube energy", "cube matter"]);
    t.play("cube matter; cube energy; cube matter")
        .assert_asks(1, "start");
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(1, 2, 2), cubes(7, 7, 3))
    );
}

/// KT-Q: with this antimatter on Earth, the score and whether the level is passed.
#[test]
fn example_q_three_objectives_of_a_campaign() {
    for (antimatter, score, passed) in [(1, 49, false), (2, 50, true)] {
        let mut t = Table::solo("confini-della-galassia", &[30, 40]);
        let fulfilled = |t: &Table| {
            let ids = [
                "progetto-atlantide",
                "progetto-helios",
                "base-logistica-esterna",
            ];
            ids.map(|id| {
                let card =
                    t.s.pack
                        .objectives
                        .iter()
                        .position(|card| card.id == id)
                        .unwrap();
                assert!(
                    t.s.objectives(seat(1))
                        .any(|required| required as usize == card)
                );
                t.s.fulfils(seat(1), card as u8)
            })
        };
        assert_eq!(t.s.objectives(seat(1)).count(), 3);
        t.level(1, Tech::Terraforming, 1);
        t.tile("2", "3,13").tile("1", "12,0");
        t.colony(1, 2, cubes(1, 0, 0)).colony(1, 1, cubes(0, 1, 0));
        assert_eq!(fulfilled(&t), [false; 3]);
        t.p(1).cube = 0;
        t.play("action terraform; terraform 2");
        assert_eq!(fulfilled(&t), [true, false, false]);
        t.on_to(1, "recall").play("end").on_to(1, "main");
        t.p(1).cube = 0;
        t.play("action terraform; terraform 1");
        assert_eq!(fulfilled(&t), [true; 3]);
        while t.s.round < 16 {
            t.step_out();
        }
        // 13 for the objectives, 2 for the planets, 1 and 3 for their zones, 24 for the tracks, 2 for the
        // medal of the last round, 3 for a technology, and the antimatter.
        t.earth(1, cubes(0, 0, antimatter))
            .level(1, Tech::SpaceTravel, 4);
        t.set_track(1, Track::Colonial, 20)
            .set_track(1, Track::Technology, 20);
        t.to_the_end();
        let side = t.s.outcome().unwrap().sides.remove(0);
        assert_eq!((side.score, side.won), (score, passed));
    }
}

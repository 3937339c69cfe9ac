//! What is in the box, and who may see it (K1).

use crate::table::{Table, seat};
use orrery_core::plain::Bits;
use orrery_core::{Game, Viewer};
use orrery_kepler::names::{Cubes, ObjectiveSet, Track};
use orrery_kepler::pack::PackRef;
use orrery_kepler::state::What;
use orrery_kepler::{Kepler, Options};
use serde_json::Value;

/// K1.1
#[test]
fn one_to_four_play_and_one_alone_plays_a_campaign() {
    for players in 0..=6 {
        let options = Options {
            players,
            ..Options::default()
        };
        match Kepler::new(&options, 3) {
            Ok(game) => {
                assert_eq!(game.seats(), players as usize);
                assert_eq!(game.is_solo(), players == 1);
            }
            Err(error) => {
                assert!(players == 0 || players > 4);
                assert_eq!(error.option, "players");
            }
        }
    }
}

/// K1.2, K2.12
#[test]
fn there_are_rounds_0_to_16_two_tracks_and_one_card_for_each_round() {
    let mut t = Table::fresh(&Options::default(), 1);
    assert_eq!((t.s.round, t.s.card, t.s.deck.len()), (0, None, 16));
    t.on_to(t.s.first.number(), "main");
    assert_eq!(
        (t.s.round, t.s.card.is_some(), t.s.deck.len()),
        (1, true, 15)
    );
    t.to_the_end();
    assert_eq!((t.s.round, t.s.card, t.s.deck.len()), (16, None, 0));
    assert_eq!(Track::ALL.len(), t.s.player(seat(1)).tracks.len());
}

/// K1.3, K1.4, K1.5
#[test]
fn everything_is_there_as_often_as_it_should_be() {
    let t = Table::new(4);
    let count =
        |wanted: fn(What) -> bool| t.s.tiles.iter().filter(|tile| wanted(tile.what)).count();
    assert_eq!(count(|what| what == What::Mine), 4);
    assert_eq!(count(|what| what == What::Target), 4);
    for number in 1..=28 {
        let here =
            t.s.tiles
                .iter()
                .filter(|tile| tile.what == What::Planet(number));
        assert_eq!(here.count(), 1, "planet {number}");
    }
    let pack = PackRef::builtin();
    assert_eq!((pack.planets.len(), pack.cards.len()), (28, 18));
    let of = |set| {
        pack.objectives
            .iter()
            .filter(|card| card.set == set)
            .count()
    };
    assert_eq!(
        (of(ObjectiveSet::Standard), of(ObjectiveSet::Advanced)),
        (10, 7)
    );
    assert_eq!(t.s.medals.map(Bits::len), [5, 5]);
}

/// K1.4: the two sides of a card differ in what the planet produces; 3 is one whose sides agree.
#[test]
fn a_planet_card_has_two_sides() {
    let pack = PackRef::builtin();
    let same = pack
        .planets
        .iter()
        .filter(|planet| planet.colony == planet.terraformed);
    assert_eq!(
        same.map(|planet| planet.name.en.as_str())
            .collect::<Vec<_>>(),
        ["Ferrum"]
    );
    let planet = pack.planet(22);
    assert_eq!(planet.colony, Cubes::new(1, 3, 0));
    assert_eq!(planet.terraformed, Cubes::new(2, 3, 0));
}

/// K1.6
#[test]
fn every_player_has_17_cubes_3_ships_and_an_action_cube() {
    for players in 2..=4 {
        let t = Table::new(players);
        for player in t.s.players.iter() {
            assert_eq!(player.outside_well() + player.well, Cubes::new(7, 7, 3));
            assert_eq!((player.reserve(), player.techs.len()), (3, 5));
        }
    }
}

/// K1.7, K7.2b
#[test]
fn the_sixth_planet_cannot_be_colonised_for_want_of_a_marker() {
    let mut t = Table::new(2);
    for planet in [1, 2, 3, 4] {
        t.colony(1, planet, Cubes::NONE);
    }
    t.tile("6", "3,13").ship(1, 1, "3,13");
    t.tile("8", "4,13").ship(1, 2, "4,13");
    t.play("action colonial-settlement")
        .legal("settle 6; settle 8");
    t.play("settle 6; skip").assert_asks(1, "bonus");
    assert_eq!(t.p(1).colonies.len(), 5);
    t.refused("settle 8", "K7.2b")
        .lacks("settle 8", &[("markers", 1, 0)]);
    assert_eq!(t.p(1).ships, [None, Some(crate::table::hex("4,13")), None]);
}

fn view(t: &Table, viewer: Viewer) -> Value {
    serde_json::to_value(t.s.view(viewer)).unwrap()
}

/// K1.8
#[test]
fn face_down_tiles_cards_to_come_and_others_objectives_are_secret() {
    let mut t = Table::new(3);
    let own = |view: &Value, number: usize| view["players"][number - 1]["objective"].clone();
    let seen = view(&t, Viewer::Seat(seat(2)));
    assert!(own(&seen, 1).is_null() && own(&seen, 3).is_null());
    assert_eq!(own(&seen, 2), Value::from(t.p(2).objective.unwrap()));
    let spectator = view(&t, Viewer::Spectator);
    assert!((1..=3).all(|number| own(&spectator, number).is_null()));
    for (tile, shown) in t.s.tiles.iter().zip(seen["tiles"].as_array().unwrap()) {
        let what = if tile.up {
            Value::from(tile.what.to_string())
        } else {
            Value::Null
        };
        assert_eq!(shown["what"], what, "{tile:?}");
    }
    assert_eq!(seen["deck"], 15);
    for hidden in ["box", "spare", "rng"] {
        assert!(seen.get(hidden).is_none(), "{hidden}");
    }
    // Everything else is public: cubes, technologies, tracks, ships.
    for (number, player) in t.s.players.iter().enumerate() {
        assert_eq!(
            seen["players"][number]["storage"]["energy"],
            player.storage.energy
        );
        assert_eq!(seen["players"][number]["cube"], player.cube);
    }
    t.to_the_end();
    let over = view(&t, Viewer::Spectator);
    assert!((1..=3).all(|number| own(&over, number).is_number()));
}

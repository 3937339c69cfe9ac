//! Central setup (K2).

use crate::table::{Table, hex, seat};
use orrery_core::{Arrange, Game, Rng, Seat};
use orrery_kepler::event::Event;
use orrery_kepler::map::{Hex, Map, Print};
use orrery_kepler::names::{ObjectiveSet, Zone};
use orrery_kepler::pack::PackRef;
use orrery_kepler::placement;
use orrery_kepler::read;
use orrery_kepler::setup::Placement;
use orrery_kepler::state::What;
use orrery_kepler::{Kepler, Options};
use std::collections::BTreeSet;

fn options(players: u8) -> Options {
    Options {
        players,
        ..Options::default()
    }
}

fn games(players: u8, seeds: u64) -> impl Iterator<Item = Kepler> {
    (0..seeds).map(move |seed| Kepler::new(&options(players), seed).unwrap())
}

/// K2.1, K4.10
#[test]
fn the_board_has_418_hexes_with_20_stars_sol_and_sagittarius() {
    let pack = PackRef::builtin();
    let count = |print| {
        pack.map
            .spots()
            .iter()
            .filter(|spot| spot.print == print)
            .count()
    };
    let stars = [Print::Single, Print::Binary, Print::Triple].map(count);
    assert_eq!((pack.map.spots().len(), count(Print::Space)), (418, 396));
    assert_eq!(
        (stars, count(Print::Sol), count(Print::SagittariusA)),
        ([14, 3, 3], 1, 1)
    );
}

/// K2.2, K2.3: the planets that are left out, all tiles, and mines or colonial targets.
#[test]
fn fewer_players_have_fewer_tiles() {
    let table: [(u8, &[u8], usize, usize); 4] = [
        (4, &[], 36, 4),
        (3, &[12, 14, 20, 24], 30, 3),
        (2, &[9, 11, 12, 13, 14, 20, 24, 27], 24, 2),
        (1, &[9, 11, 12, 13, 14, 20, 24, 27], 24, 2),
    ];
    for (players, without, tiles, extras) in table {
        let game = Kepler::new(&options(players), 5).unwrap();
        let absent = (1..=28).filter(|&number| game.planet_tile(number).is_none());
        assert_eq!(absent.collect::<Vec<u8>>(), without, "{players} players");
        assert_eq!(game.tiles.len(), tiles);
        for what in [What::Mine, What::Target] {
            let here = game.tiles.iter().filter(|tile| tile.what == what).count();
            assert_eq!(here, extras, "{players} players, {what}");
        }
    }
}

/// True if a tile may lie on a hex of an otherwise empty board, said in another way than the engine does.
fn may_lie(at: Hex, players: u8) -> bool {
    let pack = PackRef::builtin();
    let spots = pack.map.spots();
    let print = |wanted: Print| {
        spots
            .iter()
            .any(|spot| spot.hex == at && spot.print == wanted)
    };
    let beside = |wanted: Print| {
        let mut near = spots.iter().filter(|spot| spot.hex.distance(at) == 1);
        near.any(|spot| spot.print == wanted)
    };
    let star = beside(Print::Single) || beside(Print::Binary) || beside(Print::Triple);
    let too_large = players <= 3 && beside(Print::Triple) || players <= 2 && beside(Print::Binary);
    print(Print::Space) && star && !beside(Print::Sol) && !too_large
}

/// K2.4, K2.5
#[test]
fn tiles_lie_beside_stars_but_not_beside_sol_or_each_other() {
    for players in 1..=4 {
        let mut used = BTreeSet::new();
        for game in games(players, 120) {
            assert_eq!(game.tiles.len(), placement::tiles(players));
            for (index, tile) in game.tiles.iter().enumerate() {
                assert!(may_lie(tile.hex, players), "{} with {players}", tile.hex);
                let others = game.tiles.iter().skip(index + 1);
                assert!(
                    others
                        .into_iter()
                        .all(|other| other.hex.distance(tile.hex) > 1)
                );
                used.insert(tile.hex);
            }
        }
        // Every hex that may hold a tile does so sooner or later.
        let spots = PackRef::builtin();
        let allowed = spots.map.spots().iter().map(|spot| spot.hex);
        let allowed: BTreeSet<Hex> = allowed.filter(|&hex| may_lie(hex, players)).collect();
        assert_eq!(used, allowed, "{players} players");
    }
    // 11,10 lies beside a binary star, 9,2 beside a triple one.
    assert!(!may_lie(hex("11,10"), 2) && may_lie(hex("11,10"), 3));
    assert!(!may_lie(hex("9,2"), 3) && may_lie(hex("9,2"), 4));
}

/// The built-in pack with six stars less, on which 36 tiles do not always find room. On the board that is
/// built in they always do.
fn crowded() -> PackRef {
    let mut pack = read::builtin().unwrap();
    let mut hexes: Vec<_> = pack
        .map
        .spots()
        .iter()
        .map(|s| (s.hex, s.print, s.zone))
        .collect();
    let stars = hexes.iter_mut().filter(|(_, print, _)| print.is_star());
    stars
        .take(6)
        .for_each(|(_, print, _)| *print = Print::Space);
    pack.map = Map::new(&hexes).unwrap();
    pack.hash += 1;
    PackRef::add(pack)
}

/// K2.5: some attempts fail, and setup begins again until all tiles lie.
#[test]
fn placement_restarts_until_all_tiles_lie() {
    let pack = crowded();
    let tries = 0..100;
    let fails = |seed: &u64| {
        Rng::new(*seed).with(|stream| placement::place(&pack.map, 4, stream).is_none())
    };
    assert!(tries.clone().filter(fails).count() > 5);
    for seed in tries {
        let game = Kepler::new(&Options { pack, ..options(4) }, seed).unwrap();
        assert_eq!((game.tiles.len(), game.pile.len()), (36, 0));
    }
}

/// K2.4, [R1]: on the built-in board no star is near enough to Sol to matter, so one is put on 5,13.
#[test]
fn no_tile_lies_beside_sol_even_if_a_star_is_near() {
    let pack = PackRef::builtin();
    let hexes = pack.map.spots().iter().map(|spot| {
        let star = spot.hex == hex("5,13");
        let print = if star { Print::Single } else { spot.print };
        (spot.hex, print, spot.zone)
    });
    let map = Map::new(&hexes.collect::<Vec<_>>()).unwrap();
    let suits = |at| placement::suits(&map, map.find(hex(at)).unwrap(), 4);
    assert!(suits("5,14") && suits("6,12") && !suits("4,14"));
}

/// K2.6, [R28]
#[test]
fn tiles_without_room_stay_out_of_the_game() {
    let options = Options {
        placement: Placement::Players,
        pack: crowded(),
        ..options(4)
    };
    let mut t = Table::fresh(&options, 4);
    let pack = t.s.pack;
    // Two tiles on opposite sides of a star leave no room for a third one beside it.
    let stars = pack.map.spots().iter().filter(|spot| spot.print.is_star());
    for Hex { q, r } in stars.map(|spot| spot.hex) {
        t.play(&format!("place {},{r}; place {},{r}", q - 1, q + 1));
    }
    assert_eq!((t.s.tiles.len(), t.s.pile.len()), (28, 8));
    t.assert_asks(t.s.first.number(), "start");
    t.to_the_end();
    assert_eq!((t.s.round, t.s.pile.len()), (16, 8));
}

/// K2.6, K2.7, K2.4
#[test]
fn players_place_the_tiles_in_turn() {
    let options = Options {
        players: 3,
        placement: Placement::Players,
        first: Some(seat(2)),
        ..Options::default()
    };
    let mut t = Table::fresh(&options, 4);
    assert_eq!((t.s.tiles.len(), t.s.pile.len()), (0, 30));
    let free = PackRef::builtin();
    let free = free
        .map
        .spots()
        .iter()
        .filter(|spot| may_lie(spot.hex, 3))
        .count();
    assert_eq!(t.choices().len(), free);
    // 4,12 lies beside the star at 5,11; 4,13 beside that hex but no star; 3,14 beside Sol.
    let (one, two, three) = (t.asks().0, t.asks().0 % 3 + 1, (t.asks().0 + 1) % 3 + 1);
    t.assert_asks(one, "place")
        .legal("place 4,12; place 5,12; place 6,6");
    t.illegal("place 4,13; place 3,14; place 5,11; place 9,2");
    let near = *t.s.pile.last().unwrap();
    t.play("place 4,12")
        .assert_asks(two, "place")
        .illegal("place 4,12; place 5,12");
    assert!(t.said(&Event::TilePlaced {
        seat: seat(one),
        hex: hex("4,12"),
    }));
    t.play("place 6,6").assert_asks(three, "place");
    t.play("place 12,11").assert_asks(one, "place");
    // All lie face down until the last one lies; only then those of the short-range zone are turned up.
    let shown = Event::TurnedUp {
        pack: PackRef::builtin(),
        hex: hex("4,12"),
        tile: near,
    };
    while t.asks().1 == "place" {
        assert!(t.s.tiles.iter().all(|tile| !tile.up) && !t.said(&shown));
        t.step_out();
    }
    assert!(t.said(&shown));
    assert_eq!((t.s.tiles.len(), t.s.pile.len()), (30, 0));
    for tile in t.s.tiles.iter() {
        assert_eq!(tile.up, t.s.zone(tile.hex) == Zone::Short);
    }
    t.assert_asks(2, "start");
}

/// K2.7, R27
#[test]
fn only_the_short_range_zone_is_known_from_the_start() {
    for game in games(4, 20) {
        for tile in game.tiles.iter() {
            assert_eq!(tile.up, game.zone(tile.hex) == Zone::Short, "{tile:?}");
        }
        assert!(game.tiles.iter().any(|tile| tile.up));
    }
}

/// K2.8
#[test]
fn five_medals_lie_on_each_track() {
    let t = Table::new(2);
    let spaces = t.s.medals.map(|medals| medals.iter().collect::<Vec<_>>());
    assert_eq!(spaces, [vec![4, 7, 10, 13, 16], vec![5, 8, 11, 14, 17]]);
    assert_eq!((t.s.supplied, t.s.on_card), (0, [0, 0]));
}

/// K2.9
#[test]
fn the_card_of_any_planet_can_be_taken_first() {
    let mut t = Table::new(2);
    t.tile("25", "3,13").ship(1, 1, "3,13");
    t.play("action colonial-settlement; settle 25");
    let colony = t.p(1).colonies[0];
    assert_eq!((colony.planet, colony.terraformed), (25, false));
}

/// K2.10
#[test]
fn sixteen_of_eighteen_progress_cards_are_played() {
    let mut boxes = BTreeSet::new();
    let mut tops = BTreeSet::new();
    for game in games(2, 60) {
        assert_eq!((game.deck.len(), game.boxed.len()), (16, 2));
        let all: BTreeSet<u8> = game.deck.iter().chain(game.boxed.iter()).copied().collect();
        assert_eq!(all, (0..18).collect());
        boxes.insert(game.boxed.to_vec());
        tops.insert(*game.deck.last().unwrap());
    }
    assert!(boxes.len() > 30 && tops.len() > 12, "hardly shuffled");
}

/// K2.11
#[test]
fn everybody_gets_one_objective_of_the_agreed_set() {
    for (set, size) in [(ObjectiveSet::Standard, 10), (ObjectiveSet::Advanced, 7)] {
        let mut first = BTreeSet::new();
        for seed in 0..60 {
            let objectives = Some(set);
            let game = Kepler::new(
                &Options {
                    objectives,
                    ..options(4)
                },
                seed,
            )
            .unwrap();
            let held = game.players.iter().map(|player| player.objective.unwrap());
            let all: BTreeSet<u8> = held.chain(game.spare.iter().copied()).collect();
            assert_eq!((all.len(), game.spare.len()), (size, size - 4));
            assert!(
                all.iter()
                    .all(|&card| game.pack.objectives[card as usize].set == set)
            );
            first.insert(game.players[0].objective);
        }
        assert_eq!(first.len(), size, "every card is dealt sooner or later");
    }
}

/// K2.13
#[test]
fn the_first_player_is_drawn_or_named() {
    let drawn: BTreeSet<Seat> = games(4, 60).map(|game| game.first).collect();
    assert_eq!(drawn.len(), 4);
    let first = Some(seat(3));
    let named = |seed| {
        Kepler::new(
            &Options {
                first,
                ..options(4)
            },
            seed,
        )
        .unwrap()
    };
    assert!((0..20).all(|seed| named(seed).decision().unwrap().seat == seat(3)));
    let nobody = Kepler::new(
        &Options {
            first,
            ..options(2)
        },
        1,
    )
    .unwrap_err();
    assert_eq!(nobody.option, "first");
}

/// K2.7: a tile that makes room for one placed by hand lies as the rules want it where it goes.
#[test]
fn tiles_that_make_room_lie_face_up_near_sol() {
    let mut moved = 0;
    for seed in 0..40 {
        let game = Kepler::new(&Options::default(), seed).unwrap();
        let mut far = game.tiles.iter().filter(|tile| !tile.up);
        let mut near = game.tiles.iter().filter(|tile| tile.up);
        let (Some(far), Some(near)) = (far.next_back(), near.next()) else {
            continue;
        };
        let mut placed = game;
        let words = serde_json::json!({"tiles": {far.hex.to_string(): near.what.to_string()}});
        placed.arrange(words.as_object().unwrap()).unwrap();
        assert_eq!(placed.tile(near.hex).unwrap().what, far.what);
        placed.validate().unwrap();
        moved += 1;
    }
    assert!(moved > 20, "{moved}");
}

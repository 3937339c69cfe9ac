//! One test for every rule of `docs/rules/comets.md`, played by text from positions made by hand.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_comets::Comets;
use orrery_core::{Entry, Match, OptionsError, Seat};
use serde_json::{Value, json};

const COMETS: Entry = Entry::of::<Comets>();

fn start(options: &Value, seed: u64) -> Result<Box<dyn Match>, OptionsError> {
    (COMETS.start)(options, seed)
}

/// Two players in round 1 of 4, seat 1 to move; `changes` replace top-level parts of it.
///
/// Seat 1 holds Biela (1) and Faye (2), seat 2 Brorsen (3) and Tempel (3); West lies on top.
fn position(changes: &Value) -> Box<dyn Match> {
    let mut state = json!({
        "players": [player(&[2, 3], 1), player(&[4, 5], 1)],
        "deck": [0, 1, 6, 7, 8, 9, 11],
        "pile": [],
        "aside": 10,
        "rounds": 4,
        "round": 1,
        "first": 1,
        "turn": 1,
        "dazzled": null,
        "rng": {"seed": 1, "drawn": 0},
    });
    for (key, value) in changes.as_object().unwrap() {
        state[key] = value.clone();
    }
    (COMETS.restore)(&state).unwrap()
}

fn player(hand: &[u8], fuel: u8) -> Value {
    json!({"hand": hand, "fuel": fuel, "score": 0})
}

fn play(game: &mut dyn Match, choice: &str) {
    let seat = game.decision().unwrap().seat;
    game.play(seat, choice).unwrap();
}

/// What the game says about a choice that is not possible.
fn refused(game: &mut dyn Match, choice: &str) -> String {
    let seat = game.decision().unwrap().seat;
    let before = game.state();
    let error = game.play(seat, choice).unwrap_err().to_string();
    assert_eq!(game.state(), before);
    error
}

fn at(game: &dyn Match, pointer: &str) -> Value {
    game.state().pointer(pointer).unwrap().clone()
}

fn numbers(value: &Value) -> Vec<u64> {
    let items = value.as_array().unwrap().iter();
    items.map(|item| item.as_u64().unwrap()).collect()
}

/// C1.1
#[test]
fn two_to_four_players_and_twelve_comets() {
    for players in [0, 1, 5, 7, 255] {
        let error = start(&json!({"players": players}), 1).err().unwrap();
        assert_eq!(error.option, "players");
    }
    for players in 2..=4 {
        assert_eq!(
            start(&json!({"players": players}), 1).unwrap().seats(),
            players
        );
    }
    assert_eq!((COMETS.info.catalog)().sections[0].items.len(), 12);
}

/// C1.2
#[test]
fn one_comet_aside_two_in_each_hand_the_rest_in_the_deck() {
    for players in 2..=4 {
        let state = start(&json!({"players": players}), 5).unwrap().state();
        let mut comets = numbers(&state["deck"]);
        assert_eq!(comets.len(), 12 - 1 - 2 * players);
        comets.push(state["aside"].as_u64().unwrap());
        for player in state["players"].as_array().unwrap() {
            assert_eq!(player["hand"].as_array().unwrap().len(), 2);
            comets.extend(numbers(&player["hand"]));
        }
        comets.sort_unstable();
        assert!(comets.into_iter().eq(0..12));
    }
}

/// C1.3
#[test]
fn one_fuel_each_and_a_random_first_player() {
    let mut first = [false; 4];
    for seed in 0..50 {
        let game = start(&json!({"players": 4}), seed).unwrap();
        first[game.decision().unwrap().seat.index()] = true;
        for player in at(&*game, "/players").as_array().unwrap() {
            assert_eq!(player["fuel"], 1);
        }
    }
    assert_eq!(first, [true; 4]);
}

/// C2.1
#[test]
fn one_thing_in_a_turn_then_the_next_player_clockwise() {
    for choice in ["observe", "chase 3", "rest"] {
        let mut game = position(&json!({}));
        play(&mut *game, choice);
        assert_eq!(at(&*game, "/turn"), 2, "{choice}");
        assert!(game.play(Seat::default(), "rest").is_err());
        play(&mut *game, "rest");
        assert_eq!(at(&*game, "/turn"), 1);
    }
}

/// C2.2
#[test]
fn observing_takes_the_top_comet_up_to_three_in_hand() {
    let mut game = position(&json!({}));
    play(&mut *game, "observe");
    assert_eq!(at(&*game, "/players/0/hand"), json!([2, 3, 11]));
    assert_eq!(at(&*game, "/deck"), json!([0, 1, 6, 7, 8, 9]));
    play(&mut *game, "rest");
    assert!(!game.choices().contains(&"observe".to_owned()));
    assert!(refused(&mut *game, "observe").contains("C2.2"));
}

/// C2.3
#[test]
fn an_empty_deck_is_made_anew_from_the_pile() {
    let mut game = position(&json!({"deck": [], "pile": [0, 1, 6, 7, 8, 9, 11]}));
    play(&mut *game, "observe");
    assert_eq!(numbers(&at(&*game, "/deck")).len(), 6);
    assert_eq!(at(&*game, "/pile"), json!([]));
    assert_eq!(numbers(&at(&*game, "/players/0/hand")).len(), 3);

    let hands = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    let mut players: Vec<Value> = hands.iter().map(|hand| player(hand, 1)).collect();
    players.push(player(&[9, 10], 1));
    let mut game = position(&json!({
        "players": players, "deck": [], "aside": 11, "turn": 4, "first": 4,
    }));
    assert!(!game.choices().contains(&"observe".to_owned()));
    assert!(refused(&mut *game, "observe").contains("C2.3"));
}

/// C2.4, for every comet: what it costs and scores.
#[test]
fn chasing_pays_brightness_minus_two_and_scores_brightness() {
    let comets = [
        ("comet halley", 3, 5),
        ("comet encke", 0, 2),
        ("comet biela", 0, 1),
        ("comet faye", 0, 2),
        ("comet brorsen", 1, 3),
        ("comet tempel", 1, 3),
        ("comet borrelly", 0, 2),
        ("comet wolf", 0, 1),
        ("comet hale-bopp", 3, 5),
        ("comet donati", 2, 4),
        ("comet hyakutake", 2, 4),
        ("comet west", 3, 5),
    ];
    let catalog = (COMETS.info.catalog)();
    for (index, (name, cost, points)) in comets.into_iter().enumerate() {
        let id = &catalog.sections[0].items[index].id;
        assert_eq!(name, format!("comet {id}"));
        let others: Vec<usize> = (0..12).filter(|&other| other != index).collect();
        let with_fuel = |fuel: u8| {
            position(&json!({
                "players": [player(&[index as u8], fuel), player(&[], 0)],
                "deck": others[1..],
                "aside": others[0],
            }))
        };
        let choice = format!("chase {}", index + 1);
        let mut game = with_fuel(3);
        play(&mut *game, &choice);
        assert_eq!(at(&*game, "/players/0/fuel"), 3 - cost, "{name}");
        assert_eq!(at(&*game, "/players/0/score"), points, "{name}");
        assert_eq!(at(&*game, "/players/0/hand"), json!([]), "{name}");
        assert_eq!(at(&*game, "/pile"), json!([index]), "{name}");
        if cost > 0 {
            let error = refused(&mut *with_fuel(cost - 1), &choice);
            assert!(error.contains("C2.4") && error.contains("fuel"), "{error}");
        }
    }
}

/// C2.5
#[test]
fn resting_gives_one_fuel_up_to_three() {
    for (before, after) in [(0, 1), (2, 3), (3, 3)] {
        let players = json!([player(&[2, 3], before), player(&[4, 5], 1)]);
        let mut game = position(&json!({"players": players}));
        play(&mut *game, "rest");
        assert_eq!(at(&*game, "/players/0/fuel"), after);
    }
}

/// C2.6
#[test]
fn a_comet_of_brightness_five_dazzles_the_next_player() {
    let dazzle = |hand: &[u8], deck: Value| {
        let players = json!([player(&[0, 9], 3), player(hand, 1)]);
        position(&json!({"players": players, "deck": deck}))
    };
    let full = json!([1, 2, 3, 6, 7, 8, 11]);
    let mut game = dazzle(&[4, 5], full.clone());
    assert!(refused(&mut *game, "drop 1").contains("C2.6"));
    play(&mut *game, "chase 1");
    let decision = game.decision().unwrap();
    assert_eq!((decision.seat.number(), decision.about), (2, "dazzled"));
    assert_eq!(game.choices(), ["drop 5", "drop 6"]);
    assert!(refused(&mut *game, "rest").contains("C2.6"));
    play(&mut *game, "drop 5");
    assert_eq!(at(&*game, "/pile"), json!([0, 4]));
    assert_eq!(game.decision().unwrap().about, "turn");
    assert_eq!(at(&*game, "/turn"), 2);

    let mut brightness_four = dazzle(&[4, 5], full);
    play(&mut *brightness_four, "chase 10");
    assert_eq!(at(&*brightness_four, "/dazzled"), Value::Null);

    let mut nothing_to_drop = dazzle(&[], json!([1, 2, 3, 4, 5, 6, 7, 8, 11]));
    play(&mut *nothing_to_drop, "chase 1");
    assert_eq!(at(&*nothing_to_drop, "/dazzled"), Value::Null);
}

/// C3.1
#[test]
fn the_game_lasts_the_agreed_number_of_rounds() {
    for rounds in [0, 10] {
        let error = start(&json!({"rounds": rounds}), 1).err().unwrap();
        assert_eq!(error.option, "rounds");
    }
    assert_eq!((COMETS.options)(&json!({})).unwrap()["rounds"], 4);
    for (players, rounds) in [(2, 1), (3, 4), (4, 9)] {
        let mut game = start(&json!({"players": players, "rounds": rounds}), 3).unwrap();
        for _ in 0..players * rounds {
            play(&mut *game, "rest");
        }
        assert!(game.decision().is_none() && game.outcome().is_some());
    }
}

/// C3.2: the comets left in the hands would change who wins.
#[test]
fn most_points_win_and_ties_share() {
    let winners = |last_choice: &str| -> Vec<bool> {
        let scored = |hand: &[u8], score: u8| json!({"hand": hand, "fuel": 3, "score": score});
        let mut game = position(&json!({
            "players": [scored(&[2, 6], 2), scored(&[3, 4], 0)],
            "deck": [0, 1, 5, 7, 8, 9, 11],
            "round": 4,
            "turn": 2,
        }));
        play(&mut *game, last_choice);
        let sides = game.outcome().unwrap().sides;
        sides.into_iter().map(|side| side.won).collect()
    };
    assert_eq!(winners("chase 5"), [false, true]);
    assert_eq!(winners("chase 4"), [true, true]);
    assert_eq!(winners("rest"), [true, false]);
}

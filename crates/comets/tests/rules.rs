//! The rules of Comets that show in many games or in no position at all. The others are shown by the
//! files in `scenarios/comets`.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_comets::{Comets, Options};
use orrery_core::{Entry, Game, Match, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const ENTRY: Entry = Entry::of::<Comets>();

fn fresh(players: usize, seed: u64) -> Box<dyn Match> {
    (ENTRY.start)(&json!({ "players": players }), seed).unwrap()
}

fn numbers(value: &Value) -> Vec<u64> {
    let items = value.as_array().unwrap();
    items.iter().map(|item| item.as_u64().unwrap()).collect()
}

/// C1.1, C3.1
#[test]
fn two_to_four_players_agree_on_one_to_nine_rounds() {
    for players in 0..=9 {
        for rounds in 0..=12 {
            let made = Comets::new(&Options { players, rounds }, 1).is_ok();
            let fits = (2..=4).contains(&players) && (1..=9).contains(&rounds);
            assert_eq!(made, fits, "{players} players, {rounds} rounds");
        }
    }
    assert_eq!(
        (ENTRY.options)(&json!({})).unwrap(),
        json!({"players": 2, "rounds": 4})
    );
}

/// C1.1, C2.4: every comet with its brightness; chased, it scores and costs accordingly.
#[test]
fn the_twelve_comets() {
    let printed = [
        ("halley", 5),
        ("encke", 2),
        ("biela", 1),
        ("faye", 2),
        ("brorsen", 3),
        ("tempel", 3),
        ("borrelly", 2),
        ("wolf", 1),
        ("hale-bopp", 5),
        ("donati", 4),
        ("hyakutake", 4),
        ("west", 5),
    ];
    let catalog = (ENTRY.info.catalog)();
    let items = &catalog.sections[0].items;
    assert_eq!(items.len(), printed.len());
    for (comet, (item, (id, brightness))) in items.iter().zip(printed).enumerate() {
        assert_eq!(item.id, id);
        assert_eq!(item.facts["brightness"], brightness, "{id}");
        let cost = (brightness - 2).max(0);
        for fuel in 0..=3 {
            let mut game = holding(comet as u64, fuel);
            let seat = game.decision().unwrap().seat;
            let played = game.play(seat, &format!("chase {}", comet + 1));
            assert_eq!(played.is_ok(), fuel >= cost, "{id} with {fuel} fuel");
            if played.is_ok() {
                let player = &game.state()["players"][seat.index()];
                assert_eq!(player["score"], brightness, "{id}");
                assert_eq!(player["fuel"], fuel - cost, "{id}");
                let dazzles = game.decision().unwrap().about == "dazzled";
                assert_eq!(dazzles, brightness == 5, "{id}"); // C2.6
            }
        }
    }
}

/// A game whose first player holds this comet and this much fuel.
fn holding(comet: u64, fuel: i32) -> Box<dyn Match> {
    let find = |seed| {
        let mut state = fresh(2, seed).state();
        let turn = state["turn"].as_u64().unwrap() as usize - 1;
        let player = &mut state["players"][turn];
        player["fuel"] = json!(fuel);
        numbers(&player["hand"])
            .contains(&comet)
            .then(|| (ENTRY.restore)(&state).unwrap())
    };
    (0..1000).find_map(find).unwrap()
}

/// C1.2, C1.3: everybody gets the same, the rest lies in the deck, and chance decides which and who.
#[test]
fn the_deal() {
    for players in 2..=4 {
        let mut firsts = BTreeSet::new();
        let mut asides = BTreeSet::new();
        let mut tops = BTreeSet::new();
        let mut hands = BTreeSet::new();
        for seed in 0..300 {
            let game = fresh(players, seed);
            assert_eq!(game.seats(), players);
            let state = game.state();
            let deck = numbers(&state["deck"]);
            assert_eq!(deck.len(), 12 - 1 - 2 * players);
            assert_eq!(state["pile"], json!([]));
            let aside = state["aside"].as_u64().unwrap();
            let mut all = [deck.as_slice(), &[aside]].concat();
            for player in state["players"].as_array().unwrap() {
                let hand = numbers(&player["hand"]);
                assert_eq!((hand.len(), &player["fuel"]), (2, &json!(1)));
                assert_eq!(player["score"], 0);
                all.extend(&hand);
                hands.extend(hand);
            }
            all.sort_unstable();
            assert_eq!(all, (0..12).collect::<Vec<u64>>());
            assert_eq!(state["first"], state["turn"]);
            firsts.insert(state["first"].as_u64());
            asides.insert(aside);
            tops.insert(deck.last().copied());
        }
        assert_eq!(firsts.len(), players);
        assert_eq!((asides.len(), tops.len(), hands.len()), (12, 12, 12));
    }
}

/// C1.2: nobody sees the comet put aside, the deck or another hand.
#[test]
fn what_is_face_down_stays_unseen() {
    for players in 2..=4 {
        let game = fresh(players, 3);
        let state = game.state();
        for viewer in Viewer::all(players) {
            let view = game.look(viewer).json();
            assert!(view.get("aside").is_none());
            assert_eq!(view["deck"], 12 - 1 - 2 * players);
            for seat in Seat::first(players) {
                let seen = &view["players"][seat.index()]["hand"];
                let hand = &state["players"][seat.index()]["hand"];
                let expected = if viewer.is(seat) { hand } else { &Value::Null };
                assert_eq!(seen, expected, "{viewer:?} looks at seat {seat}");
            }
        }
    }
}

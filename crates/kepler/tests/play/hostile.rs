//! Positions of Kepler-3042 that somebody tampered with: either refused, or playable without a panic.

use orrery_conformance::hostile::Hostile;
use orrery_core::{Game, Rng, Seat};
use orrery_kepler::Kepler;
use orrery_kepler::names::Cubes;
use orrery_kepler::state::Frame;
use serde_json::{Value, json};

/// Tasks with arguments from 0 to 255, possible or not.
fn task(rng: &mut Rng) -> Value {
    const PLAIN: [&str; 12] = [
        "place_tile",
        "turn_up",
        "main",
        "map",
        "settle",
        "develop",
        "bonus",
        "recall",
        "new_round",
        "move_ships",
        "apply_card",
        "award",
    ];
    const COUNTED: [&str; 9] = [
        "start",
        "cubes",
        "choose_track",
        "reveal",
        "burn",
        "regenerate",
        "offer",
        "turns",
        "card_step",
    ];
    const TECHS: [&str; 3] = ["space-travel", "quantum-physics", "terraforming"];
    const NUMBERS: [u8; 10] = [0, 1, 2, 3, 4, 5, 7, 29, 200, 255];
    let mut n = || NUMBERS[rng.below(NUMBERS.len())];
    let (a, b, c, d) = (n(), n(), n(), n());
    let yes = rng.below(2) == 0;
    let program = json!({"start": a, "len": b});
    match rng.below(17) {
        0..=2 => json!(PLAIN[rng.below(PLAIN.len())]),
        3..=5 => json!({ COUNTED[rng.below(COUNTED.len())]: a }),
        6 => json!({"build": {"left": a, "paid": yes}}),
        7 => json!({"advance_free": {"levels": a, "max": b, "burn": yes}}),
        8 => json!({"fly": {"speed": a, "moved": b, "aside": c}}),
        9 => json!({"destination": {"ship": a, "left": b}}),
        10 => json!({"terraform": {"left": a, "paid": yes}}),
        11 => json!({"exploit": {"left": a, "done": b}}),
        12 => {
            let on = [json!("any"), json!("earth"), json!({ "planet": d })];
            let cubes = json!({"energy": a, "matter": b, "antimatter": c});
            json!({"produce": {"cubes": cubes, "on": on[rng.below(3)]}})
        }
        13 => json!({"opponent": [program, {"start": c, "len": d}]}),
        14 => json!({ "run": program }),
        15 => json!({ "advance": [if yes { "colonial" } else { "technology" }, a] }),
        _ => json!({ "acquire": [TECHS[rng.below(3)], a] }),
    }
}

/// Cubes that are missing go to storage; cards and medals fit the round and the tracks.
fn reconcile(game: &mut Kepler) {
    for player in game.players.iter_mut() {
        let all = Cubes::new(7, 7, 3);
        let elsewhere = player
            .planets()
            .map(|(_, cubes)| cubes)
            .chain([player.well]);
        let sum = elsewhere.fold([0u32; 3], |sum, cubes| {
            let more = [cubes.energy, cubes.matter, cubes.antimatter].map(u32::from);
            [0, 1, 2].map(|kind| sum[kind] + more[kind])
        });
        if sum[0] <= 7 && sum[1] <= 7 && sum[2] <= 3 {
            player.storage = all - Cubes::new(sum[0] as u8, sum[1] as u8, sum[2] as u8);
        }
    }
    let lying: usize = game.medals.iter().map(|medals| medals.len()).sum();
    let won = game.players.iter().map(|player| player.medals);
    let won = won.chain([game.on_card, game.solo.ghost.medals]);
    let won: usize = won.flatten().map(usize::from).sum();
    game.supplied = (lying + won).saturating_sub(10) as u8;
}

/// As much business on the stack as is let through.
fn stuff(game: &mut Kepler, rng: &mut Rng) {
    for _ in 0..60 {
        let mut changed = *game;
        let Ok(job) = serde_json::from_value(task(rng)) else {
            continue;
        };
        let who = Seat::new(rng.below(game.players.len())).expect("a seat of the game");
        if changed.stack.try_push(Frame { who, job }) {
            let at = rng.below(changed.stack.len());
            changed.stack[at..].rotate_right(1);
            if changed.validate().is_ok() {
                *game = changed;
            }
        }
    }
}

#[test]
fn tampered_positions_are_refused_or_playable() {
    let hostile = Hostile {
        task,
        reconcile,
        stuff,
    };
    let stood = hostile
        .attack(6_000)
        .unwrap_or_else(|cases| panic!("{cases}"));
    println!("{stood:?}");
    assert!(stood.played > stood.cases / 10, "{stood:?}");
}

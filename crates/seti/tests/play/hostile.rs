//! Positions of SETI that somebody tampered with: either refused, or playable without a panic.

use orrery_conformance::hostile::Hostile;
use orrery_core::{Game, Rng, Seat};
use orrery_seti::Seti;
use orrery_seti::names::Space;
use orrery_seti::state::{Frame, Marker, Piece};
use serde_json::{Value, json};

/// Tasks with arguments from 0 to 255 and beyond, possible or not.
fn task(rng: &mut Rng) -> Value {
    const BODIES: [&str; 4] = ["earth", "jupiter", "saturn", "oumuamua"];
    const SPECIES: [&str; 3] = ["centaurians", "exertians", "anomalies"];
    const PLAIN: [&str; 31] = [
        "first_income",
        "turn",
        "settle",
        "sectors",
        "late",
        "finish",
        "free_end",
        "pause",
        "card_end",
        "later_end",
        "refill",
        "pick",
        "tuck",
        "orbit_or_land",
        "remove_orbiter",
        "remove_lander",
        "choose_probe",
        "drawn_corner",
        "drawn_income",
        "sample_planet",
        "visit_choice",
        "milestone",
        "gold",
        "message",
        "pass_discard",
        "pass_rotate",
        "pass_take",
        "turn",
        "late",
        "settle",
        "gold",
    ];
    const COUNTED: [&str; 8] = [
        "moves",
        "scan",
        "around",
        "deck_signals",
        "row_signals",
        "hand_signals",
        "row_corners",
        "secret",
    ];
    let n = [0, 1, 2, 3, 7, 16, 200, 255][rng.below(8)];
    let yes = rng.below(2) == 0;
    let body = BODIES[rng.below(BODIES.len())];
    let pc = rng.below(1_200);
    match rng.below(16) {
        0 | 1 => json!(PLAIN[rng.below(PLAIN.len())]),
        2 | 3 => json!({ COUNTED[rng.below(COUNTED.len())]: n }),
        4 => json!({ "run": pc }),
        5 => json!({ "may_pay": pc }),
        6 => json!({ "show": pc }),
        7 => json!({"land": {"any_moon": yes, "occupied": rng.below(2) == 0}}),
        8 => json!({"data_space": [body, yes]}),
        9 => json!({"target": {"stars": rng.below(256), "n": n, "no_data": yes}}),
        10 => json!({"mark": {"star": "sirius-a", "n": n, "no_data": yes}}),
        11 => {
            json!({"probe_signals": [n, if yes { Value::Null } else { json!(rng.below(65_536)) }]})
        }
        12 => json!({ ["sample_take", "sample_peek"][rng.below(2)]: body }),
        13 => json!({"take_tech": {"kinds": rng.below(256), "of_others": yes, "no_bonus": true}}),
        14 => json!({"give": [n, "card"]}),
        _ => json!({ "species_pick": SPECIES[rng.below(3)] }),
    }
}

/// What is counted twice is made to agree again, so that not everything is refused for that.
fn reconcile(game: &mut Seti) {
    for index in 0..game.players.len() {
        let player = &mut game.players[index];
        let rest: i32 = player.points[1..].iter().map(|&n| i32::from(n)).sum();
        let missing = i32::from(player.score) - rest;
        player.points[0] = i16::try_from(missing).unwrap_or(player.points[0]);
        for (side, slot) in game.species.iter().enumerate() {
            for color in 0..3 {
                let mine = Seat::new(index).map(Marker::of);
                let board = slot.board[color].iter().filter(|&&one| one == mine).count() as u8;
                player.traces[side][color] = board
                    .saturating_add(u8::from(slot.discovery[color] == mine))
                    .saturating_add(slot.overflow[color][index])
                    .saturating_add(slot.top[color][index]);
            }
        }
    }
}

/// As much of everything as is let through: business on the stack, pieces in space, resources.
fn stuff(game: &mut Seti, rng: &mut Rng) {
    let keep_if_valid = |game: &mut Seti, changed: Seti| {
        if changed.validate().is_ok() {
            *game = changed;
        }
    };
    for _ in 0..40 {
        let mut changed = *game;
        let Ok(job) = serde_json::from_value(task(rng)) else {
            continue;
        };
        let who = Seat::new(rng.below(game.players.len())).expect("a seat of the game");
        let frame = Frame {
            who,
            own: rng.below(2) == 0,
            job,
            ..Frame::default()
        };
        if changed.stack.try_push(frame) {
            let at = rng.below(changed.stack.len());
            changed.stack[at..].rotate_right(1);
            keep_if_valid(game, changed);
        }
    }
    let mut changed = *game;
    for player in changed.players.iter_mut() {
        let at = Space::new(1 + rng.below(4) as u8, rng.below(8) as u8);
        while player.pieces.try_push(Piece { at, sample: None }) {}
        (player.credits, player.energy, player.exofossils) = (255, 255, 255);
        (player.data, player.publicity) = (6, 10);
    }
    keep_if_valid(game, changed);
}

#[test]
fn tampered_positions_are_refused_or_playable() {
    let hostile = Hostile {
        task,
        reconcile,
        stuff,
    };
    let stood = hostile
        .attack(3_000)
        .unwrap_or_else(|cases| panic!("{cases}"));
    println!("{stood:?}");
    assert!(stood.played > stood.cases / 10, "{stood:?}");
}

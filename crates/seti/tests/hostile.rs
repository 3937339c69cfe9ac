//! Positions that somebody tampered with: either refused, or playable without a panic.
//!
//! Scenario files may change every value of a state. Here random values of positions from lively games
//! are changed, and what `validate` lets through is played on.

use orrery_core::conformance::Conform;
use orrery_core::{Audience, Game, Rng, Seat, Sink, Speak, Viewer};
use orrery_seti::names::Space;
use orrery_seti::state::{Frame, Marker, Piece};
use orrery_seti::{Choice, Event, Seti};
use serde_json::{Value, json};
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// A choice that tells more than this is a loop.
const MOST_EVENTS: usize = 5_000;
const PLIES: usize = 200;

/// `ORRERY_HOSTILE` sets the number of tampered positions for a longer run.
fn cases() -> u64 {
    std::env::var("ORRERY_HOSTILE")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(3_000)
}

/// Counts events, so that a loop ends in a panic.
struct Counter(usize);

impl Sink<Event> for Counter {
    fn tell(&mut self, _: Audience, make: impl FnOnce() -> Event) {
        let _ = Seti::say_event(&make());
        self.0 += 1;
        assert!(self.0 <= MOST_EVENTS, "one choice leads to no end");
    }
}

fn choose(game: &Seti, rng: &mut Rng) -> Choice {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    assert!(!choices.is_empty(), "no choice in {:?}", game.stack.last());
    let weights: Vec<usize> = choices
        .iter()
        .map(|&choice| game.eagerness(choice) as usize)
        .collect();
    let mut at = rng.below(weights.iter().sum());
    for (choice, weight) in choices.iter().zip(weights) {
        match at.checked_sub(weight) {
            Some(rest) => at = rest,
            None => return *choice,
        }
    }
    choices[0]
}

fn play_on(game: &mut Seti, plies: usize, rng: &mut Rng) {
    for _ in 0..plies {
        if game.decision().is_none() {
            return;
        }
        let choice = choose(game, rng);
        game.apply(choice, &mut Counter(0));
    }
}

/// Every text and number of the state, to be used in other places.
fn leaves(value: &Value, out: &mut Vec<Value>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| leaves(item, out)),
        Value::Object(fields) => fields.values().for_each(|field| leaves(field, out)),
        leaf => out.push(leaf.clone()),
    }
}

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

fn other_value(old: &Value, pool: &[Value], rng: &mut Rng) -> Value {
    const NUMBERS: [i64; 16] = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 20, 127, 254, 255, 1_999, 65_535,
    ];
    match old {
        Value::Bool(yes) => json!(!yes),
        Value::Number(n) if rng.below(3) == 0 => {
            json!(n.as_i64().unwrap_or(0) + [-1, 1][rng.below(2)])
        }
        Value::Number(_) if rng.below(2) == 0 => json!(NUMBERS[rng.below(NUMBERS.len())]),
        Value::Number(_) | Value::String(_) if rng.below(6) > 0 => {
            let kind = |one: &&Value| one.is_string() == old.is_string() && !one.is_null();
            let same: Vec<&Value> = pool.iter().filter(kind).collect();
            same[rng.below(same.len())].clone()
        }
        _ if rng.below(4) == 0 => Value::Null,
        _ => pool[rng.below(pool.len())].clone(),
    }
}

/// Changes one place, shallow ones rather than deep ones, and notes what was done.
fn tamper(value: &mut Value, pool: &[Value], rng: &mut Rng, note: &mut String) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = rng.below(fields.len());
            let (name, field) = fields.iter_mut().nth(at).expect("below the length");
            let _ = write!(note, "/{name}");
            match name.as_str() {
                "task" => {
                    *field = task(rng);
                    let _ = write!(note, " = {field}");
                }
                _ => tamper(field, pool, rng, note),
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = rng.below(items.len());
            let _ = write!(note, "/{at}");
            match rng.below(8) {
                0 => {
                    let item = items.remove(at);
                    let _ = write!(note, " removed: {item}");
                }
                1 => {
                    let twin = items[at].clone();
                    items.push(twin);
                    let _ = write!(note, " twice");
                }
                2 => {
                    let with = rng.below(items.len());
                    items.swap(at, with);
                    let _ = write!(note, " swapped with {with}");
                }
                _ => tamper(&mut items[at], pool, rng, note),
            }
        }
        Value::Array(items) => {
            items.push(pool[rng.below(pool.len())].clone());
            let _ = write!(note, " = {items:?}");
        }
        leaf => {
            *leaf = other_value(leaf, pool, rng);
            let _ = write!(note, " = {leaf}");
        }
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
        let Ok(task) = serde_json::from_value(task(rng)) else {
            continue;
        };
        let who = Seat::new(rng.below(game.players.len())).expect("a seat of the game");
        let frame = Frame {
            who,
            own: rng.below(2) == 0,
            task,
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

/// Plays a tampered position if it is let through; true if it was.
fn stands(json: Value, rng: &mut Rng) -> bool {
    let Ok(mut game) = serde_json::from_value::<Seti>(json) else {
        return false;
    };
    if rng.below(4) > 0 {
        reconcile(&mut game);
    }
    if game.validate().is_err() {
        return false;
    }
    if rng.below(3) == 0 {
        stuff(&mut game, rng);
    }
    let seat = Viewer::Seat(Seat::default());
    read(&game, seat);
    let mut guess = game.determinize(seat, 7);
    play_on(&mut game, PLIES, rng);
    play_on(&mut guess, PLIES / 10, rng);
    read(&game, Viewer::Spectator);
    true
}

/// Everything that is shown of a position.
fn read(game: &Seti, viewer: Viewer) {
    let view = game.view(viewer);
    let mut choices = Vec::new();
    game.choices(&mut choices);
    for choice in choices {
        let _ = Seti::say_choice(&view, choice);
    }
    let _ = (Seti::panels(&view), game.refusals(), game.outcome());
}

enum Report {
    Trying(String),
    Failed(String),
    Done { played: u64 },
}

fn attack(report: &Sender<Report>) {
    let options = Seti::option_sets();
    let mut played = 0;
    for case in 0..cases() {
        let mut rng = Rng::new(case);
        // A few tampered positions for every game: most of the time goes into playing.
        let mut game = Seti::new(&options[(case / 8) as usize % options.len()], case / 8)
            .expect("these options make a game");
        let mut opening = Rng::new(case / 8);
        let plies = 8 * opening.below(60);
        play_on(&mut game, plies + rng.below(8), &mut opening);
        let mut json = serde_json::to_value(game).expect("a state can be written");
        let mut pool = Vec::new();
        leaves(&json, &mut pool);
        let mut note = format!("case {case}:");
        for _ in 0..1 + rng.below(3) {
            note.push(' ');
            let part = match rng.below(4) {
                0 => "/stack",
                1 => "/players",
                _ => "",
            };
            note.push_str(part);
            let value = json.pointer_mut(part).expect("every state has it");
            tamper(value, &pool, &mut rng, &mut note);
        }
        let _ = report.send(Report::Trying(note.clone()));
        match catch_unwind(AssertUnwindSafe(|| stands(json, &mut rng))) {
            Ok(stood) => played += u64::from(stood),
            Err(problem) => {
                let text = problem.downcast_ref::<String>().cloned();
                let text = text.or(problem.downcast_ref::<&str>().map(|&text| text.to_owned()));
                let _ = report.send(Report::Failed(format!("{note}: {text:?}")));
            }
        }
    }
    let _ = report.send(Report::Done { played });
}

#[test]
fn tampered_positions_are_refused_or_playable() {
    let (report, reports) = channel();
    std::thread::spawn(move || attack(&report));
    let (mut trying, mut failures) = (String::new(), Vec::new());
    let played = loop {
        match reports.recv_timeout(Duration::from_secs(20)) {
            Ok(Report::Trying(case)) => trying = case,
            Ok(Report::Failed(case)) => failures.push(case),
            Ok(Report::Done { played }) => break played,
            Err(RecvTimeoutError::Timeout) => panic!("no end in {trying}\n{}", failures.join("\n")),
            Err(RecvTimeoutError::Disconnected) => panic!("the attack itself failed in {trying}"),
        }
    };
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    println!("{played} of {} tampered positions were playable", cases());
    assert!(played > cases() / 10, "only {played} were playable");
}

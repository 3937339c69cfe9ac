//! Positions that somebody tampered with: either refused, or playable and readable without a panic.
//!
//! Scenario files may change every value of a state. Here random values of positions from lively games
//! are changed, and what `validate` lets through is played on.

use super::{Conform, Dice};
use orrery_core::{Audience, Rng, Seat, Sink, Speak, Viewer};
use serde_json::{Value, json};
use std::fmt::Write;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// A choice that tells more than this is a loop.
const MOST_EVENTS: usize = 5_000;
const PLIES: usize = 200;
/// A case that takes longer is a loop that tells nothing.
const PATIENCE: Duration = Duration::from_secs(20);

/// An attack on a game whose state has `players` and a `stack` of unfinished business, each piece of it
/// with a `task`.
pub struct Hostile<G> {
    /// A task with arguments that are possible or not.
    pub task: fn(&mut Rng) -> Value,
    /// Makes what is counted twice agree again, so that not everything is refused for that.
    pub reconcile: fn(&mut G),
    /// Fills a valid position with as much of everything as is let through.
    pub stuff: fn(&mut G, &mut Rng),
}

/// How many tampered positions there were, and how many were let through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stood {
    /// Tampered positions.
    pub cases: u64,
    /// Those that `validate` accepted; they were played on.
    pub played: u64,
}

enum Report {
    Trying(String),
    Failed(String),
    Done(u64),
}

impl<G: Conform + Speak> Hostile<G> {
    /// Tries about so many tampered positions, or as many as the environment variable `ORRERY_HOSTILE`
    /// says. The error tells of every case that panicked, or of the one that came to no end.
    pub fn attack(self, usual: u64) -> Result<Stood, String> {
        let asked = std::env::var("ORRERY_HOSTILE").ok();
        let cases = asked.and_then(|n| n.parse().ok()).unwrap_or(usual);
        let (report, reports) = channel();
        // A thread that loops for ever is left behind, so it must not be a scoped one.
        std::thread::spawn(move || self.run(cases, &report));
        let (mut trying, mut failures) = (String::new(), Vec::new());
        let played = loop {
            match reports.recv_timeout(PATIENCE) {
                Ok(Report::Trying(case)) => trying = case,
                Ok(Report::Failed(case)) => failures.push(case),
                Ok(Report::Done(played)) => break played,
                Err(RecvTimeoutError::Timeout) => {
                    failures.push(format!("no end in {trying}"));
                    return Err(failures.join("\n"));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(format!("the attack itself failed in {trying}"));
                }
            }
        };
        if failures.is_empty() {
            Ok(Stood { cases, played })
        } else {
            Err(failures.join("\n"))
        }
    }

    fn run(&self, cases: u64, report: &Sender<Report>) {
        let options = G::option_sets();
        let mut played = 0;
        for case in 0..cases {
            let mut rng = Rng::new(case);
            // A few tampered positions for every game: most of the time goes into playing.
            let start = case / 8;
            let mut game = G::new(&options[start as usize % options.len()], start)
                .expect("these options make a game");
            let mut opening = Dice::new(start);
            let plies = 8 * opening.below(60);
            play_on(&mut game, plies + rng.below(8), &mut opening);
            let mut json = serde_json::to_value(game).expect("a state can be written");
            let note = format!(
                "case {case}:{}",
                tamper_thrice(&mut json, self.task, &mut rng)
            );
            let _ = report.send(Report::Trying(note.clone()));
            match catch_unwind(AssertUnwindSafe(|| self.stands(json, &mut rng))) {
                Ok(stood) => played += u64::from(stood),
                Err(problem) => {
                    let text = problem.downcast_ref::<String>().map(String::as_str);
                    let text = text.or(problem.downcast_ref::<&str>().copied());
                    let text = text.unwrap_or("a panic without a message");
                    let _ = report.send(Report::Failed(format!("{note}: {text}")));
                }
            }
        }
        let _ = report.send(Report::Done(played));
    }

    /// Plays a tampered position if it is let through; true if it was.
    fn stands(&self, json: Value, rng: &mut Rng) -> bool {
        let Ok(mut game) = serde_json::from_value::<G>(json) else {
            return false;
        };
        if rng.below(4) > 0 {
            (self.reconcile)(&mut game);
        }
        if game.validate().is_err() {
            return false;
        }
        if rng.below(3) == 0 {
            (self.stuff)(&mut game, rng);
        }
        let mut dice = Dice::new(rng.below(1 << 20) as u64);
        let seat = Viewer::Seat(Seat::default());
        read(&game, seat);
        let mut guess = game.determinize(seat, 7);
        play_on(&mut game, PLIES, &mut dice);
        play_on(&mut guess, PLIES / 10, &mut dice);
        read(&game, Viewer::Spectator);
        true
    }
}

/// Everything that is shown of a position.
fn read<G: Speak>(game: &G, viewer: Viewer) {
    let view = game.view(viewer);
    let mut choices = Vec::new();
    game.choices(&mut choices);
    for choice in choices {
        let _ = G::say_choice(&view, choice);
    }
    let _ = (G::panels(&view), game.refusals(), game.outcome());
}

/// Reads and counts events, so that a loop ends in a panic.
struct Counter<G> {
    told: usize,
    of: PhantomData<G>,
}

impl<G: Speak> Sink<G::Event> for Counter<G> {
    fn tell(&mut self, _: Audience, make: impl FnOnce() -> G::Event) {
        let _ = G::say_event(&make());
        self.told += 1;
        assert!(self.told <= MOST_EVENTS, "one choice leads to no end");
    }
}

fn play_on<G: Conform + Speak>(game: &mut G, plies: usize, dice: &mut Dice) {
    let mut choices = Vec::new();
    for _ in 0..plies {
        let Some(decision) = game.decision() else {
            return;
        };
        choices.clear();
        game.choices(&mut choices);
        let choice = game.pick(&choices, |bound| dice.below(bound));
        let choice = choice.unwrap_or_else(|| unreachable!("no choice about {}", decision.about));
        let mut counter = Counter::<G> {
            told: 0,
            of: PhantomData,
        };
        game.apply(choice, &mut counter);
    }
}

/// Changes one to three places and says which.
fn tamper_thrice(json: &mut Value, task: fn(&mut Rng) -> Value, rng: &mut Rng) -> String {
    let mut pool = Vec::new();
    leaves(json, &mut pool);
    let mut note = String::new();
    for _ in 0..1 + rng.below(3) {
        let part = match rng.below(4) {
            0 => "/stack",
            1 => "/players",
            _ => "",
        };
        let _ = write!(note, " {part}");
        if let Some(value) = json.pointer_mut(part) {
            tamper(value, &pool, task, rng, &mut note);
        }
    }
    note
}

/// Every text and number of the state, to be used in other places.
fn leaves(value: &Value, out: &mut Vec<Value>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| leaves(item, out)),
        Value::Object(fields) => fields.values().for_each(|field| leaves(field, out)),
        leaf => out.push(leaf.clone()),
    }
}

/// Changes one place, shallow ones rather than deep ones, and notes what was done.
fn tamper(
    value: &mut Value,
    pool: &[Value],
    task: fn(&mut Rng) -> Value,
    rng: &mut Rng,
    note: &mut String,
) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = rng.below(fields.len());
            let (name, field) = fields.iter_mut().nth(at).expect("below the length");
            let _ = write!(note, "/{name}");
            if name == "task" {
                *field = task(rng);
                let _ = write!(note, " = {field}");
            } else {
                tamper(field, pool, task, rng, note);
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
                _ => tamper(&mut items[at], pool, task, rng, note),
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

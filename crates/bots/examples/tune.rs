//! Tunes the table of weights of Kepler-3042 for as long as it runs, and may be killed at any time.
//!
//! ```sh
//! nice -n 19 cargo run --profile dist -p orrery-bots --example tune -- DIR
//! ```
//!
//! `DIR/best.json` is the table that passed the gate last, `DIR/slopes.csv` what each number was worth, `DIR/gates.csv` how
//! the gates ended. Every round plays games in which all numbers are off by chance, makes steps of several lengths up the
//! slopes, and lets each stand at a gate until one passes. `DIR/try.json`, if it is there, is a table that stands at a gate
//! first.

use orrery_bots::gate::{Gate, Verdict};
use orrery_bots::tune::{Slope, Tuned, duel, moved, slopes};
use orrery_kepler::Kepler;
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::Path;

/// Games of a round, how far numbers are off in them, and the lengths of the steps that are tried: points of slope
/// become so much of the logarithm of a number.
const GAMES: usize = 1500;
const SPREAD: f64 = 0.3;
const STEPS: [f64; 3] = [0.3, 0.15, 0.6];
/// No number changes by more in one step.
const MOST: f64 = 0.5;
/// Points that a gain is worth a new table, and seeds after which a gate is given up.
const GAIN: f64 = 1.0;
const SEEDS: usize = 500;

fn main() -> Result<(), Box<dyn Error>> {
    let dir = env::args().nth(1).ok_or("missing: a directory")?;
    let dir = Path::new(&dir);
    fs::create_dir_all(dir)?;
    let best = dir.join("best.json");
    let mut table = match fs::read(&best) {
        Ok(bytes) => serde_json::from_slice(&bytes)?,
        Err(_) => Kepler::table(),
    };
    if let Ok(bytes) = fs::read(dir.join("try.json")) {
        let pupil = serde_json::from_slice(&bytes)?;
        if passes(dir, "try", [&pupil, &table], 0)? {
            table = pupil;
        }
    }
    // Rounds that were begun before are counted by their lines, and have had their seeds.
    let begun = fs::read_to_string(dir.join("rounds.csv")).unwrap_or_default();
    for round in begun.lines().count().. {
        note(dir, "rounds.csv", &round.to_string())?;
        if let Some(better) = improved(dir, &table, round as u64)? {
            table = better;
            fs::write(&best, serde_json::to_vec_pretty(&table)?)?;
        }
    }
    Ok(())
}

/// One round: a better table, if one was found.
fn improved(dir: &Path, table: &Value, round: u64) -> Result<Option<Value>, Box<dyn Error>> {
    let seed = (round + 1) << 32;
    let slopes = slopes::<Kepler>(table, &options(), GAMES, seed, SPREAD)?;
    for Slope {
        place,
        points,
        error,
    } in &slopes
    {
        let line = format!("{round},{place},{points:.3},{error:.3}");
        note(dir, "slopes.csv", &line)?;
    }
    for length in STEPS {
        let step = |points: f64| (points * length).clamp(-MOST, MOST);
        let moves = slopes.iter();
        let moves = moves.map(|slope| (slope.place.clone(), step(slope.sure())));
        let pupil = moved(table, &moves.collect::<Vec<_>>());
        let name = format!("{round},{length}");
        if passes(dir, &name, [&pupil, table], seed + (1 << 31))? {
            return Ok(Some(pupil));
        }
    }
    Ok(None)
}

/// Whether the first table plays better than the second, in games from this seed on.
fn passes(dir: &Path, name: &str, tables: [&Value; 2], seed: u64) -> Result<bool, Box<dyn Error>> {
    let options = options();
    let mut gate = Gate::new(GAIN);
    for number in 0..SEEDS {
        let options = &options[number % options.len()];
        gate.note(duel::<Kepler>(tables, options, seed + number as u64)?);
        if gate.verdict() != Verdict::Open {
            break;
        }
    }
    let ((more, half), seeds) = (gate.difference(), gate.seeds());
    let verdict = gate.verdict();
    let line = format!("{name},{seeds},{more:.2},{half:.2},{verdict:?}");
    note(dir, "gates.csv", &line)?;
    Ok(verdict == Verdict::Better)
}

fn options() -> [Value; 4] {
    [2, 4, 3, 4].map(|players| json!({"players": players}))
}

fn note(dir: &Path, file: &str, line: &str) -> std::io::Result<()> {
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(dir.join(file))?;
    writeln!(file, "{line}")
}

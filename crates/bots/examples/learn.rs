//! Teaches a network of SETI by playing it, and writes its weights after every lesson: with
//! `cargo run --profile dist -p orrery-bots --example learn -- crates/bots/weights/seti.bin 8 2000`
//! the one for several players, with `alone` as one more argument the one for the solo game.
//! If the file is there, it goes on from it.

use orrery_bots::learn::{Examples, Lesson, Pupil};
use orrery_seti::Seti;
use serde_json::{Value, json};
use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;
use std::{env, fs};

/// Lessons that are remembered.
const MEMORY: usize = 6;
/// See [`Pupil::learn`].
const TIMES: usize = 3;
const RATE: f32 = 0.0005;
const TRUST: f32 = 0.95;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let mut next = |what: &str| arguments.next().ok_or(format!("missing: {what}"));
    let path = PathBuf::from(next("file of the weights")?);
    let lessons: u64 = next("number of lessons")?.parse()?;
    let games = next("games for each")?.parse()?;
    let options = match arguments.next().as_deref() {
        None => several(),
        Some("alone") => alone(),
        Some(other) => return Err(format!("unknown: {other}").into()),
    };
    let mut pupil = match fs::read(&path) {
        Ok(bytes) => Pupil::from_bytes(&bytes).ok_or("these are not weights")?,
        Err(_) => Pupil::new(),
    };
    let seed = u64::from(std::process::id()) << 32;
    let mut memory: Vec<Examples> = Vec::new();
    for lesson in 0..lessons {
        let start = Instant::now();
        let played = pupil.play::<Seti>(&Lesson {
            options: options.clone(),
            games,
            seed: seed + lesson * games,
        })?;
        let (mean, count) = (played.mean(), played.len());
        memory.push(played);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let mut all = Examples::default();
        memory.iter().for_each(|part| all.append(part));
        let marks = pupil.learn(&all, TIMES, RATE, TRUST);
        fs::write(&path, pupil.to_bytes())?;
        let time = start.elapsed();
        println!("{lesson}: {count} positions, {mean:.1} points, {marks:?}, {time:.0?}");
    }
    Ok(())
}

/// Mostly games of four, some of two and three.
fn several() -> Vec<Value> {
    [4, 2, 4, 3]
        .map(|players| json!({"players": players}))
        .to_vec()
}

/// Every difficulty, the middle one most often.
fn alone() -> Vec<Value> {
    let levels = [3, 2, 3, 4, 3, 1, 3, 5];
    levels
        .map(|level| json!({"players": 1, "solo": level}))
        .to_vec()
}

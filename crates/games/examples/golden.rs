//! Makes the random half of `records/`: lively games in which much of each game happens.
//!
//! `cargo run --release -p orrery-games --example golden -- kepler 7 '{"players":3}'` prints the record of a
//! game of three with this seed.

use orrery_comets::Comets;
use orrery_conformance::Conform;
use orrery_core::{Arrange, Entry, Record, Speak};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use serde_json::Value;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, seed, options] = &args[..] else {
        return Err("usage: golden GAME SEED OPTIONS".into());
    };
    let play = match game.as_str() {
        "comets" => play::<Comets>,
        "kepler" => play::<Kepler>,
        "seti" => play::<Seti>,
        _ => return Err(format!("no game `{game}`").into()),
    };
    print!("{}", play(seed.parse()?, &serde_json::from_str(options)?)?);
    Ok(())
}

fn play<G: Speak + Arrange + Conform>(
    seed: u64,
    options: &Value,
) -> Result<Record, Box<dyn Error>> {
    let mut state = G::new(&serde_json::from_value(options.clone())?, seed)?;
    let names = (1..=state.seats()).map(|n| format!("lively bot {n}"));
    let (mut record, mut game) = Record::start(&Entry::of::<G>(), options, seed, names.collect())?;
    let mut dice = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut choices = Vec::new();
    while let Some(decision) = state.decision() {
        choices.clear();
        state.choices(&mut choices);
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let choice = state.pick(&choices, |total| (dice % total as u64) as usize);
        let choice = choice.ok_or("no choices")?;
        record.play(game.as_mut(), decision.seat, &choice.to_string())?;
        state.play(choice, &mut Vec::new())?;
    }
    Ok(record)
}

//! Makes the random half of `records/seti/`: lively games in which species are discovered.
//!
//! `cargo run --release -p orrery-seti --example golden -- 3 oumuamua exertians 7` prints the record of a
//! game of three with these species and this seed; with one player the difficulty follows.

use orrery_core::conformance::Conform;
use orrery_core::{Entry, Game, Record};
use orrery_seti::{Choice, Options, Seti};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [players, left, right, seed, solo @ ..] = &args[..] else {
        return Err("usage: golden PLAYERS LEFT RIGHT SEED [DIFFICULTY]".into());
    };
    let species = |name: &str| name.parse().map_err(|()| format!("no species `{name}`"));
    let options = Options {
        players: players.parse()?,
        solo: solo.first().map(|level| level.parse()).transpose()?,
        species: Some([species(left)?, species(right)?]),
        ..Options::default()
    };
    let seed: u64 = seed.parse()?;
    let mut state = Seti::new(&options, seed)?;
    let seats = (1..=options.players)
        .map(|n| format!("lively bot {n}"))
        .collect();
    let entry = Entry::of::<Seti>();
    let (mut record, mut game) =
        Record::start(&entry, &serde_json::to_value(&options)?, seed, seats)?;
    let mut dice = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut choices = Vec::new();
    while let Some(decision) = state.decision() {
        choices.clear();
        state.choices(&mut choices);
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let choice = pick(&state, &choices, dice);
        record.play(game.as_mut(), decision.seat, &choice.to_string())?;
        state.play(choice, &mut Vec::new())?;
    }
    print!("{record}");
    Ok(())
}

fn pick(state: &Seti, choices: &[Choice], dice: u64) -> Choice {
    let eagerness = |choice: &Choice| u64::from(state.eagerness(*choice).max(1));
    let mut rest = dice % choices.iter().map(eagerness).sum::<u64>();
    for choice in choices {
        match rest.checked_sub(eagerness(choice)) {
            Some(less) => rest = less,
            None => return *choice,
        }
    }
    choices[0]
}

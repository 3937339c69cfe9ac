//! Plays uniformly random 4-player games of SETI or Kepler-3042 and prints the number of decisions, for
//! counting instructions: `cargo xtask bench` runs it under valgrind.

use orrery_core::entry::parse_options;
use orrery_core::{Game, Silent};
use orrery_kepler::Kepler;
use orrery_seti::Seti;

fn main() {
    let mut args = std::env::args().skip(1);
    let play = match args.next().as_deref() {
        Some("kepler") => playouts::<Kepler>,
        _ => playouts::<Seti>,
    };
    let games = args.next().and_then(|n| n.parse().ok());
    println!("{}", play(games.unwrap_or(100)));
}

fn playouts<G: Game>(games: u64) -> u64 {
    let options = parse_options::<G>(&serde_json::json!({ "players": 4 }));
    let options = options.expect("four may play");
    let mut choices = Vec::with_capacity(256);
    let (mut decisions, mut dice) = (0u64, 0x9e37_79b9_7f4a_7c15_u64);
    for seed in 0..games {
        let mut state = G::new(&options, seed).expect("four may play");
        while state.decision().is_some() {
            choices.clear();
            state.choices(&mut choices);
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            let pick = (u128::from(dice) * choices.len() as u128) >> 64;
            state.apply(choices[pick as usize], &mut Silent);
            decisions += 1;
        }
        std::hint::black_box(&state);
    }
    decisions
}

//! Plays uniformly random 4-player games and prints the number of decisions, for counting instructions:
//! `cargo xtask bench` runs it under valgrind.

use orrery_core::{Game, Silent};
use orrery_seti::{Options, Seti};

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(100);
    let options = Options {
        players: 4,
        ..Options::default()
    };
    let mut choices = Vec::with_capacity(256);
    let (mut decisions, mut dice) = (0u64, 0x9e37_79b9_7f4a_7c15_u64);
    for seed in 0..games {
        let mut state = Seti::new(&options, seed).expect("four may play");
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
    println!("{decisions}");
}

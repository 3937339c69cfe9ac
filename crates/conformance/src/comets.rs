//! What the kit needs to know about Comets.

use crate::Conform;
use orrery_comets::{Choice, Comets, Options};

impl Conform for Comets {
    /// Nine rounds of four turns, each of which can dazzle.
    const MAX_PLIES: usize = 9 * 4 * 2;

    fn option_sets() -> Vec<Options> {
        let rounds = [1, 4, 9];
        (2..=4)
            .flat_map(|players| rounds.map(|rounds| Options { players, rounds }))
            .collect()
    }

    fn vocabulary() -> Vec<Choice> {
        let comets = (0..12).flat_map(|comet| [Choice::Chase(comet), Choice::Drop(comet)]);
        comets.chain([Choice::Observe, Choice::Rest]).collect()
    }
}

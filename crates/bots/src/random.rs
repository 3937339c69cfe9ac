//! The bot that decides by chance.

use crate::{Bot, Seen};
use orrery_core::Game;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

pub(crate) struct Random(Xoshiro256PlusPlus);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// 0 to `bound - 1`. The high half of a wide product: no number is favoured by more than
    /// `bound` / 2⁶⁴.
    fn below(&mut self, bound: usize) -> usize {
        let wide = u128::from(self.0.next_u64()) * bound as u128;
        (wide >> 64) as usize
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        self.below(seen.choices().len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_as_likely_as_the_others() {
        let mut random = Random::new(3);
        let mut counts = [0u32; 7];
        (0..70_000).for_each(|_| counts[random.below(7)] += 1);
        assert!(
            counts.iter().all(|n| (9_600..10_400).contains(n)),
            "{counts:?}"
        );
    }
}

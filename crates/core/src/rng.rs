//! The random generator that lives inside a game state.
//!
//! Version 1 is ChaCha with 8 rounds. The key is the seed (little endian), followed by the ASCII
//! bytes `orrery rng 1` and zeros; the stream is read as 32-bit words. A state holds only the seed and
//! the number of words read, so it stays small, comparable and easy to write down. The same seed gives
//! the same game on every platform and in every later release; a change needs a new version here.
//!
//! A cipher is used because players see the results of shuffles: nobody must be able to compute the
//! rest of the deck from them.

use chacha20::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

/// A position in the random stream that belongs to a seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rng {
    seed: u64,
    drawn: u64,
}

impl Rng {
    /// The start of the stream of `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, drawn: 0 }
    }

    /// A uniformly random number from 0 to `bound - 1`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.with(|stream| stream.below(bound))
    }

    /// Puts the items in uniformly random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.with(|stream| stream.shuffle(items));
    }

    /// Several draws in one go: setting the cipher up costs more than drawing.
    pub fn with<R>(&mut self, draw: impl FnOnce(&mut Stream) -> R) -> R {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..20].copy_from_slice(b"orrery rng 1");
        let mut chacha = ChaCha8Rng::from_seed(key);
        chacha.set_word_pos(u128::from(self.drawn));
        let mut stream = Stream { chacha, drawn: 0 };
        let result = draw(&mut stream);
        self.drawn = self.drawn.wrapping_add(stream.drawn);
        result
    }
}

/// An open random stream, see [`Rng::with`].
pub struct Stream {
    chacha: ChaCha8Rng,
    drawn: u64,
}

impl Stream {
    fn word(&mut self) -> u32 {
        self.drawn += 1;
        self.chacha.next_u32()
    }

    /// As [`Rng::below`]. Lemire's method with rejection, so that no number is favoured.
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(u32::try_from(bound).is_ok());
        let bound = bound as u32;
        if bound <= 1 {
            return 0;
        }
        let reject_below = bound.wrapping_neg() % bound;
        loop {
            let wide = u64::from(self.word()) * u64::from(bound);
            if wide as u32 >= reject_below {
                return (wide >> 32) as usize;
            }
        }
    }

    /// As [`Rng::shuffle`]. Fisher–Yates from the end.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are a promise: records of every release depend on them.
    #[test]
    fn the_stream_of_version_1_never_changes() {
        let mut rng = Rng::new(3042);
        let drawn: Vec<usize> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, PROMISED);
        let mut items: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut items);
        assert_eq!(items, PROMISED_ORDER);
    }
    const PROMISED: [usize; 8] = [57, 513, 465, 312, 954, 106, 263, 936];
    const PROMISED_ORDER: [u8; 10] = [4, 1, 9, 8, 6, 0, 7, 3, 5, 2];

    #[test]
    fn draws_do_not_depend_on_how_they_are_grouped() {
        let mut one_by_one = Rng::new(7);
        let mut at_once = Rng::new(7);
        let a: Vec<usize> = (0..100).map(|i| one_by_one.below(i + 2)).collect();
        let b: Vec<usize> = at_once.with(|s| (0..100).map(|i| s.below(i + 2)).collect());
        assert_eq!(a, b);
        assert_eq!(one_by_one, at_once);
    }

    #[test]
    fn numbers_stay_below_their_bound_and_are_fair() {
        let mut counts = [0u32; 6];
        Rng::new(1).with(|s| (0..60_000).for_each(|_| counts[s.below(6)] += 1));
        assert!(
            counts.iter().all(|&n| (9_500..10_500).contains(&n)),
            "{counts:?}"
        );
        assert_eq!(Rng::new(1).below(0), 0);
        assert_eq!(Rng::new(1).below(1), 0);
    }
}

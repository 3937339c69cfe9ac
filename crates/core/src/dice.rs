//! Dice for whoever tries games out. They are fast, the same everywhere, and apart from the generator inside the games.

/// SplitMix64.
#[derive(Clone, Debug)]
pub struct Dice(u64);

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Dice {
    /// Another seed, other numbers.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The dice of a seed after so many numbers.
    #[must_use]
    pub const fn after(seed: u64, numbers: u64) -> Self {
        Self(seed.wrapping_add(numbers.wrapping_mul(STEP)))
    }

    /// Dice that depend on something more.
    #[must_use]
    pub const fn mixed(&self, more: u64) -> Self {
        Self(self.0 ^ more)
    }

    /// The next number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound - 1`, or 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.number()) * bound as u128) >> 64) as usize
    }

    /// One of these, if there are any.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::Dice;

    #[test]
    fn the_numbers_are_those_that_everybody_knows() {
        let mut dice = Dice::new(1_234_567);
        assert_eq!(dice.number(), 6_457_827_717_110_365_317);
        assert_eq!(dice.number(), 3_203_168_211_198_807_973);
        let mut later = Dice::after(1_234_567, 2);
        assert_eq!(dice.number(), later.number());
    }
}

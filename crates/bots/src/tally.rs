//! Statistics of whole numbers, exact whatever the order they come in.

use serde::Serialize;

/// Sums of the numbers seen so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    count: u64,
    sum: i128,
    squares: i128,
    range: Option<(i64, i64)>,
}

/// What a [`Tally`] says.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation (they are all there are, not a sample).
    pub sd: f64,
    /// The smallest.
    pub min: i64,
    /// The largest.
    pub max: i64,
}

impl Tally {
    /// Counts one number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += i128::from(number);
        self.squares += i128::from(number) * i128::from(number);
        let (min, max) = self.range.unwrap_or((number, number));
        self.range = Some((min.min(number), max.max(number)));
    }

    /// How many there were.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// What they amount to; `None` if there were none.
    #[must_use]
    pub fn spread(&self) -> Option<Spread> {
        let (min, max) = self.range?;
        let (n, sum) = (self.count as f64, self.sum as f64);
        // n·Σx² − (Σx)² in whole numbers: nothing is lost by subtracting large from large.
        let squared = i128::from(self.count) * self.squares - self.sum * self.sum;
        Some(Spread {
            mean: sum / n,
            sd: (squared as f64).sqrt() / n,
            min,
            max,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_numbers_give_known_statistics() {
        let mut tally = Tally::default();
        assert_eq!(tally.spread(), None);
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            tally.add(number);
        }
        assert_eq!(
            tally.spread(),
            Some(Spread {
                mean: 5.0,
                sd: 2.0,
                min: 2,
                max: 9
            })
        );
        let mut one = Tally::default();
        one.add(-3);
        let one = one.spread().unwrap();
        assert_eq!((one.mean, one.sd, one.min, one.max), (-3.0, 0.0, -3, -3));
    }
}

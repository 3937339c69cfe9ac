//! Figures that the page and the tables share.

use orrery_bots::Report;
use orrery_bots::report::SideRow;
use orrery_core::SideName;

/// Numbers in order, to be asked where their quarters lie.
pub(super) struct Sorted(Vec<i64>);

impl Sorted {
    pub(super) fn new(numbers: impl Iterator<Item = i64>) -> Option<Self> {
        let mut numbers: Vec<i64> = numbers.collect();
        numbers.sort_unstable();
        (!numbers.is_empty()).then_some(Self(numbers))
    }

    pub(super) fn all(&self) -> &[i64] {
        &self.0
    }

    /// The number at this share of the way from the lowest (0) to the highest (1).
    pub(super) fn at(&self, share: f64) -> i64 {
        self.0[((self.0.len() - 1) as f64 * share).round() as usize]
    }

    pub(super) fn mean(&self) -> f64 {
        self.0.iter().sum::<i64>() as f64 / self.0.len() as f64
    }
}

/// Points by source of some sides of all games.
pub(super) struct Points {
    pub(super) sides: u64,
    sums: Vec<i64>,
}

impl Points {
    /// Of the sides for which `wanted` says yes to their place and their result.
    pub(super) fn of(report: &Report, wanted: impl Fn(usize, &SideRow) -> bool) -> Self {
        let mut points = Self {
            sides: 0,
            sums: vec![0; report.sources.len()],
        };
        for game in &report.games {
            let sides = game.sides.iter().enumerate();
            for (_, side) in sides.filter(|(place, side)| wanted(*place, side)) {
                points.sides += 1;
                let sums = points.sums.iter_mut().zip(&side.points);
                sums.for_each(|(sum, points)| *sum += i64::from(*points));
            }
        }
        points
    }

    /// Of all seats, automatons aside.
    pub(super) fn of_seats(report: &Report) -> Self {
        Self::of(report, |place, _| is_seat(report, place))
    }

    /// Of the seats that won, or of those that did not.
    pub(super) fn of_winners(report: &Report, won: bool) -> Self {
        Self::of(report, |place, side| {
            is_seat(report, place) && side.won == won
        })
    }

    /// On average; `None` if there were no such sides.
    pub(super) fn mean(&self, source: usize) -> Option<f64> {
        (self.sides > 0).then(|| self.sums[source] as f64 / self.sides as f64)
    }

    /// The part of all points that came from this source.
    pub(super) fn share(&self, source: usize) -> Option<f64> {
        let all = self.sums.iter().sum::<i64>();
        (all != 0).then(|| self.sums[source] as f64 / all as f64)
    }
}

pub(super) fn is_seat(report: &Report, place: usize) -> bool {
    matches!(report.sides.get(place), Some(SideName::Seat(_)))
}

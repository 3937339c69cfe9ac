//! A gate for new weights: only games decide whether they play better.
//!
//! Both networks meet in the same games on every seat, and the difference of their points in the games of a seed is
//! one observation. A sequential test (Wald's, with the variance of the observations so far) compares "no better"
//! with "better by `gain` points" and ends as soon as one of them is twenty times as likely as the other.

use crate::greedy::Greedy;
use crate::learn::{Pupil, play_out, result};
use crate::mind::Turns;
use crate::sight::Sketched;
use orrery_core::{OptionsError, Rng, Seat};
use serde_json::Value;

/// Evidence that decides: the logarithm of how much likelier one answer is. Each is wrong once in twenty times at most.
const LIMIT: f64 = 2.94;
/// The fewest seeds, so that the variance is known.
const FEWEST: u32 = 40;

/// What the gate says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The new weights play better.
    Better,
    /// They do not, or not by as much as was asked for.
    NoBetter,
    /// More games are needed.
    Open,
}

/// A test in progress.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    gain: f64,
    seeds: u32,
    sum: f64,
    squares: f64,
}

impl Gate {
    /// A test for a gain of so many points.
    #[must_use]
    pub fn new(gain: f64) -> Self {
        Self {
            gain,
            seeds: 0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    /// The points that the new weights had more than the old ones in the games of one seed.
    pub fn note(&mut self, difference: f64) {
        self.seeds += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// Seeds played.
    #[must_use]
    pub fn seeds(&self) -> u32 {
        self.seeds
    }

    /// The mean difference, and half of its 95 % interval.
    #[must_use]
    pub fn difference(&self) -> (f64, f64) {
        let n = f64::from(self.seeds.max(1));
        (self.sum / n, 1.96 * (self.variance() / n).sqrt())
    }

    fn variance(&self) -> f64 {
        let n = f64::from(self.seeds.max(2));
        ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(1e-9)
    }

    /// The logarithm of how much likelier the observations are if the new weights are better.
    #[must_use]
    pub fn evidence(&self) -> f64 {
        let n = f64::from(self.seeds);
        self.gain * (self.sum - n * self.gain / 2.0) / self.variance()
    }

    /// What can be said by now.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.evidence() {
            _ if self.seeds < FEWEST => Verdict::Open,
            evidence if evidence >= LIMIT => Verdict::Better,
            evidence if evidence <= -LIMIT => Verdict::NoBetter,
            _ => Verdict::Open,
        }
    }
}

/// Plays the games of a seed with both networks on every seat: the points that the first has more. Alone each plays the
/// same game.
///
/// # Errors
/// If the options are not those of the game.
pub fn duel<G: Sketched>(
    pupils: [&Pupil; 2],
    options: &Value,
    seed: u64,
) -> Result<f64, OptionsError> {
    meet(options, seed, |who, rng| {
        Ok(pupils[who].player::<G>(rng.below(1 << 30) as u64, 0.0))
    })
}

/// Plays the games of a seed with players of both kinds, 0 and 1, on every seat: the points that those of kind 0 have more.
pub(crate) fn meet<G: Sketched>(
    options: &Value,
    seed: u64,
    player: impl Fn(usize, &mut Rng) -> Result<Turns<Greedy<G>>, OptionsError>,
) -> Result<f64, OptionsError> {
    let options = orrery_core::entry::parse_options::<G>(options)?;
    let mut more = 0.0;
    for turned in [0, 1] {
        let mut game = G::new(&options, seed)?;
        let seats = game.seats();
        let who = |seat: usize| (seat + turned) % 2;
        let mut rng = Rng::new(seed);
        let players: Result<Vec<_>, _> =
            (0..seats).map(|seat| player(who(seat), &mut rng)).collect();
        play_out(&mut game, &mut players?, |_, _, _| ());
        for seat in Seat::first(seats) {
            let points = f64::from(result(&game, seat));
            // Of each kind half of the seats of both games together.
            more += points * [1.0, -1.0][who(seat.index())] / seats as f64;
        }
    }
    Ok(more)
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_seti::Seti;
    use serde_json::json;

    /// A test of observations around this mean, until it is decided.
    fn decided(mean: f64, seed: u64) -> (Verdict, u32) {
        let (mut gate, mut rng) = (Gate::new(4.0), Rng::new(seed));
        while gate.verdict() == Verdict::Open && gate.seeds() < 5_000 {
            // Nearly normal, with a standard deviation of 18.
            let sum: usize = (0..12).map(|_| rng.below(1000)).sum();
            gate.note(mean + 18.0 * (sum as f64 / 1000.0 - 6.0));
        }
        (gate.verdict(), gate.seeds())
    }

    #[test]
    fn the_better_ones_pass_and_the_others_do_not() {
        let count = |mean: f64, verdict: Verdict| {
            let decided = (0..200).map(|seed| decided(mean, seed));
            decided.filter(|&(said, _)| said == verdict).count()
        };
        assert!(count(4.0, Verdict::Better) >= 185);
        assert!(count(0.0, Verdict::NoBetter) >= 185);
        assert!(count(-4.0, Verdict::NoBetter) >= 199);
        let (_, seeds) = decided(10.0, 1);
        assert!(seeds < 80, "{seeds}");
    }

    #[test]
    fn equals_differ_by_nothing() {
        let pupil = Pupil::new();
        let alone = json!({"players": 1, "solo": 2});
        assert_eq!(duel::<Seti>([&pupil, &pupil], &alone, 4).unwrap(), 0.0);
        let two = json!({"players": 2});
        assert_eq!(duel::<Seti>([&pupil, &pupil], &two, 4).unwrap(), 0.0);
    }
}

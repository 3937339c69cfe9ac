//! A bot that looks ahead to the end of its own turn.

use crate::Seen;
use crate::judge::{Judge, by_hand};
use crate::mind::{Mind, Thinker};
use crate::turn::{Breadth, Eye, Line};

/// Plays the turn that leads to the most promising position, hidden things being as it guesses.
pub(crate) struct Greedy<G: Judge> {
    mind: Mind<G>,
    breadth: Breadth,
    /// Every turn seems better or worse than it is by up to so many points.
    error: f32,
}

impl<G: Judge> Greedy<G> {
    pub(crate) fn new(seed: u64) -> Self {
        Self::with(seed, by_hand(), 2, 0.0)
    }

    /// One with this eye that follows so many lines for each first choice.
    pub(crate) fn with(seed: u64, eye: Box<dyn Eye<G>>, lines: usize, error: f32) -> Self {
        Self {
            mind: Mind::new(seed, eye),
            breadth: Breadth { lines, depth: 20 },
            error,
        }
    }

    fn misjudged(&mut self, worth: f32) -> f32 {
        if self.error == 0.0 {
            return worth;
        }
        const STEPS: usize = 1 << 16;
        let part = self.mind.rng.below(STEPS) as f32 / STEPS as f32;
        worth + self.error * (2.0 * part - 1.0)
    }
}

impl<G: Judge> Thinker<G> for Greedy<G> {
    fn think(&mut self, seen: &Seen<'_, G>) -> Option<Line<G>> {
        let guess = seen.determinize(self.mind.rng.below(1 << 30) as u64);
        let firsts: Vec<_> = seen.choices().iter().copied().enumerate().collect();
        let lines =
            self.mind
                .ahead
                .lines(&guess, seen.seat(), &firsts, self.breadth, 1, seen.stop());
        let mut best: Option<(Line<G>, f32)> = None;
        for line in lines {
            let worth = self.misjudged(line.worth);
            let better = |(known, most): &(Line<G>, f32)| line.before(worth, known, *most).is_le();
            if best.as_ref().is_none_or(better) {
                best = Some((line, worth));
            }
        }
        best.map(|(line, _)| line)
    }

    fn mind(&self) -> &Mind<G> {
        &self.mind
    }

    fn mind_mut(&mut self) -> &mut Mind<G> {
        &mut self.mind
    }
}

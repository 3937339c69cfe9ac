//! A bot that looks ahead to the end of its own turn.

use crate::judge::Judge;
use crate::turn::{Breadth, lines};
use crate::{Bot, Seen};
use orrery_core::{Rng, Viewer};
use std::collections::VecDeque;

/// Plays the turn that leads to the most promising position, hidden things being as it guesses.
pub(crate) struct Greedy<G: Judge> {
    rng: Rng,
    breadth: Breadth,
    /// What it means to do next, and how the table should look by then.
    plan: VecDeque<(G, G::Choice)>,
}

impl<G: Judge> Greedy<G> {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            rng: Rng::new(seed),
            breadth: Breadth {
                lines: 2,
                depth: 20,
            },
            plan: VecDeque::new(),
        }
    }

    /// The next choice of the plan, if everything came as expected.
    fn planned(&mut self, seen: &Seen<'_, G>) -> Option<usize> {
        let (expected, choice) = self.plan.pop_front()?;
        let as_expected = expected.view(Viewer::Seat(seen.seat())) == seen.view();
        let index = seen.choices().iter().position(|&legal| legal == choice);
        index.filter(|_| as_expected)
    }
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if seen.choices().len() == 1 {
            return 0;
        }
        if let Some(index) = self.planned(seen) {
            return index;
        }
        let guess = seen.determinize(self.rng.below(1 << 30) as u64);
        let lines = lines(&guess, seen.seat(), seen.choices(), self.breadth);
        let ranked = lines.iter().enumerate();
        let best = ranked.max_by(|(_, a), (_, b)| a.worth.total_cmp(&b.worth));
        let Some((index, line)) = best else {
            return 0;
        };
        self.plan = line
            .positions
            .iter()
            .copied()
            .zip(line.choices.iter().skip(1).copied())
            .collect();
        index
    }
}

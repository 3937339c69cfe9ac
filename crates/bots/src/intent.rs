//! The rest of a turn that a bot has thought through.

use crate::Seen;
use crate::judge::Judge;
use crate::turn::Line;
use orrery_core::{Game, Viewer};
use std::collections::VecDeque;

/// What a bot means to do next, and how the table should look by then.
pub struct Intent<G: Game>(VecDeque<(G, G::Choice)>);

impl<G: Game> Default for Intent<G> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<G: Judge> Intent<G> {
    /// What comes after the first choice of this line.
    pub(crate) fn of(line: &Line<G>) -> Self {
        let positions = line.positions.iter().copied();
        Self(
            positions
                .zip(line.choices.iter().skip(1).copied())
                .collect(),
        )
    }
}

impl<G: Game> Intent<G> {
    /// The next choice, if everything came as expected.
    pub(crate) fn next(&mut self, seen: &Seen<'_, G>) -> Option<usize> {
        let (expected, choice) = self.0.pop_front()?;
        let as_expected = expected.view(Viewer::Seat(seen.seat())) == seen.view();
        let index = seen.choices().iter().position(|&legal| legal == choice);
        index.filter(|_| as_expected)
    }
}

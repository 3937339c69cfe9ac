//! Looking ahead to the end of the own turn.

use crate::judge::Judge;
use orrery_core::{Game, Seat, Silent};

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breadth {
    /// Lines that are followed for each first choice.
    pub(crate) lines: usize,
    /// Choices in a row before a line is given up.
    pub(crate) depth: usize,
}

/// A way to play a turn, as far as one player decides it alone.
#[derive(Clone)]
pub(crate) struct Line<G: Judge> {
    /// The choices in order.
    pub(crate) choices: Vec<G::Choice>,
    /// The positions after each of them.
    pub(crate) positions: Vec<G>,
    /// What the last position is worth.
    pub(crate) worth: f32,
}

impl<G: Judge> Line<G> {
    fn start(root: &G, seat: Seat, choice: G::Choice) -> Self {
        let mut after = *root;
        after.apply(choice, &mut Silent);
        Self {
            choices: vec![choice],
            positions: vec![after],
            worth: after.worth(seat),
        }
    }

    fn then(&self, choice: G::Choice, after: G, worth: f32) -> Self {
        let mut line = self.clone();
        line.choices.push(choice);
        line.positions.push(after);
        line.worth = worth;
        line
    }

    /// True if the player has nothing to decide at its end.
    fn ended(&self, seat: Seat) -> bool {
        let last = self.positions.last();
        let decision = last.and_then(Game::decision);
        decision.is_none_or(|decision| decision.seat != seat)
    }
}

/// The best line found for each of the first choices, in their order.
pub(crate) fn lines<G: Judge>(
    root: &G,
    seat: Seat,
    firsts: &[G::Choice],
    breadth: Breadth,
) -> Vec<Line<G>> {
    let mut buffer = Vec::new();
    firsts
        .iter()
        .map(|&first| line(root, seat, first, breadth, &mut buffer))
        .collect()
}

/// Follows the most promising lines that begin with this choice until they end.
fn line<G: Judge>(
    root: &G,
    seat: Seat,
    first: G::Choice,
    breadth: Breadth,
    buffer: &mut Vec<G::Choice>,
) -> Line<G> {
    let start = Line::start(root, seat, first);
    if start.ended(seat) {
        return start;
    }
    let mut best: Option<Line<G>> = None;
    let mut open = vec![start.clone()];
    for _ in 0..breadth.depth {
        let mut next = followed(&open, seat, buffer);
        next.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let (ended, mut going): (Vec<_>, Vec<_>) =
            next.into_iter().partition(|line| line.ended(seat));
        let found = ended.into_iter().next();
        if let Some(found) = found
            && best.as_ref().is_none_or(|best| found.worth > best.worth)
        {
            best = Some(found);
        }
        going.truncate(breadth.lines);
        if going.is_empty() {
            break;
        }
        open = going;
    }
    // If nothing came to its end within the depth, the best unfinished line must do.
    best.or(open.into_iter().next()).unwrap_or(start)
}

/// Every line that is one choice longer; of those that lead to the same position, the first.
fn followed<G: Judge>(open: &[Line<G>], seat: Seat, buffer: &mut Vec<G::Choice>) -> Vec<Line<G>> {
    let mut next: Vec<Line<G>> = Vec::new();
    for line in open {
        let Some(here) = line.positions.last() else {
            continue;
        };
        buffer.clear();
        here.choices(buffer);
        for &choice in buffer.iter() {
            let mut after = *here;
            after.apply(choice, &mut Silent);
            let worth = after.worth(seat);
            let known =
                |line: &Line<G>| line.worth == worth && line.positions.last() == Some(&after);
            if !next.iter().any(known) {
                next.push(line.then(choice, after, worth));
            }
        }
    }
    next
}

//! Looking ahead to the end of the own turn.

use crate::judge::Judge;
use orrery_core::{Seat, Silent};

/// How far to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breadth {
    /// Lines that are followed for each first choice.
    pub(crate) lines: usize,
    /// Choices in a row before a line is given up.
    pub(crate) depth: usize,
}

/// A way to play a turn, as far as one player decides it alone.
pub(crate) struct Line<G: Judge> {
    /// The choices in order.
    pub(crate) choices: Vec<G::Choice>,
    /// The positions after each of them.
    pub(crate) positions: Vec<G>,
    /// What the last position is worth.
    pub(crate) worth: f32,
}

/// A line that has not come to its end.
struct Open<G: Judge> {
    choices: Vec<G::Choice>,
    positions: Vec<G>,
    worth: f32,
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

fn line<G: Judge>(
    root: &G,
    seat: Seat,
    first: G::Choice,
    breadth: Breadth,
    buffer: &mut Vec<G::Choice>,
) -> Line<G> {
    let mut start = *root;
    start.apply(first, &mut Silent);
    let mut open = vec![Open {
        choices: vec![first],
        positions: vec![start],
        worth: start.worth(seat),
    }];
    let mut best: Option<Line<G>> = None;
    for _ in 0..breadth.depth {
        let mut next: Vec<(usize, G::Choice, G, f32)> = Vec::new();
        for (parent, line) in open.iter().enumerate() {
            let here = &line.positions[line.positions.len() - 1];
            if here.decision().is_none_or(|decision| decision.seat != seat) {
                keep(&mut best, line);
                continue;
            }
            buffer.clear();
            here.choices(buffer);
            for &choice in buffer.iter() {
                let mut after = *here;
                after.apply(choice, &mut Silent);
                let worth = after.worth(seat);
                let known = |(_, _, other, value): &(usize, G::Choice, G, f32)| {
                    *value == worth && *other == after
                };
                if !next.iter().any(known) {
                    next.push((parent, choice, after, worth));
                }
            }
        }
        // A line that has ended counts at once, so that only unfinished ones compete for the places.
        let ended = |game: &G| game.decision().is_none_or(|decision| decision.seat != seat);
        let mut following = Vec::new();
        next.sort_by(|a, b| b.3.total_cmp(&a.3));
        for (parent, choice, after, worth) in next {
            let done = ended(&after);
            if !done && following.len() >= breadth.lines {
                continue;
            }
            let parent = &open[parent];
            if done && best.as_ref().is_some_and(|best| best.worth >= worth) {
                continue;
            }
            let line = Open {
                choices: parent.choices.iter().copied().chain([choice]).collect(),
                positions: parent.positions.iter().copied().chain([after]).collect(),
                worth,
            };
            if done {
                keep(&mut best, &line);
            } else {
                following.push(line);
            }
        }
        open = following;
        if open.is_empty() {
            break;
        }
    }
    // Nothing came to its end within the depth: the unfinished lines must do.
    for line in &open {
        if best.is_none() {
            keep(&mut best, line);
        }
    }
    best.unwrap_or_else(|| Line {
        choices: vec![first],
        positions: vec![start],
        worth: start.worth(seat),
    })
}

fn keep<G: Judge>(best: &mut Option<Line<G>>, line: &Open<G>) {
    if best.as_ref().is_none_or(|best| line.worth > best.worth) {
        *best = Some(Line {
            choices: line.choices.clone(),
            positions: line.positions.clone(),
            worth: line.worth,
        });
    }
}

//! Puzzles: positions of recorded games in which one turn is clearly best.
//!
//! A puzzle is a scenario: its first steps lead to the position, the others play the solution. It is found with a small
//! budget and believed only after ten times the budget and other guesses have said the same. Whatever is as good as the
//! solution, as far as can be told, is right too.

mod attempt;
mod make;
mod shipped;
mod themes;

pub use attempt::{Attempt, Ended};
pub use make::{Found, Maker, NoPuzzles};
pub use shipped::{Shipped, of_day, puzzle, puzzle_files, shipped, tells};
pub use themes::themes;

use crate::{GameEntry, entries};
use orrery_bots::analyse::SURE;
use orrery_bots::weigh::Estimate;
use orrery_bots::{BotKind, Question, Stop, Weighed, Weighing};
use orrery_core::scenario::Puzzle;
use orrery_core::{Match, Scenario};

/// A turn is clearly best if the next that is not as good is worth so many points less, and so many standard errors.
const GAIN: f32 = 4.0;
const CLEAR: f32 = 3.0;
/// How much more is spent on believing a puzzle than on finding it, and on comparing a turn with its solution.
const PROOF: u64 = 10;
const COMPARE: u64 = 4;
/// Positions that are made to find a puzzle, unless somebody asks for more.
pub const BUDGET: u64 = 50_000;
/// The bots that are asked, the weakest first.
pub const LEVELS: [BotKind; 3] = [BotKind::Novice, BotKind::Standard, BotKind::Expert];

/// By how much the best turn is better than the next that is not as good. Turns that begin alike and are as good, as far
/// as can be told, are one and the same idea.
#[must_use]
pub fn gain(weighed: &Weighed) -> Option<Estimate> {
    let begins = |turn: &Weighing| turn.choices.first().cloned();
    let (best, others) = weighed.turns.split_first()?;
    let alike = |turn: &&Weighing| begins(turn) == begins(best) && right(turn.behind);
    Some(others.iter().find(|turn| !alike(turn))?.behind)
}

/// The same, if it is clear.
#[must_use]
pub fn clear(weighed: &Weighed) -> Option<Estimate> {
    gain(weighed).filter(|gain| gain.mean >= GAIN && gain.mean >= CLEAR * gain.error)
}

fn ask(game: &GameEntry, position: &dyn Match, nodes: u64, seed: u64) -> Option<Weighed> {
    let question = Question {
        nodes,
        seed,
        ..Question::default()
    };
    (game.weigh)(position, &question, &Stop::default())
}

/// The best turn and those that come next, if ten times this budget and guesses of their own find one that is clearly
/// best.
#[must_use]
pub fn proved(game: &GameEntry, position: &dyn Match, budget: u64) -> Option<Weighed> {
    examined(game, position, budget).filter(|weighed| clear(weighed).is_some())
}

/// The best turn and those that come next, whether or not one of them is clearly best.
#[must_use]
pub fn examined(game: &GameEntry, position: &dyn Match, budget: u64) -> Option<Weighed> {
    ask(game, position, PROOF * budget, !budget)
}

/// How much a turn is worth less than the solution; `None` if it is not possible.
#[must_use]
pub fn loss(
    game: &GameEntry,
    position: &dyn Match,
    solution: &[String],
    turn: &[String],
    budget: u64,
) -> Option<Estimate> {
    let question = Question {
        nodes: COMPARE * budget,
        seed: budget,
        played: Some(turn.to_vec()),
        against: Some(solution.to_vec()),
    };
    let weighed = (game.weigh)(position, &question, &Stop::default())?;
    Some(weighed.played()?.behind)
}

/// Whether a turn with this loss is as good as the best one, as far as can be told.
#[must_use]
pub fn right(loss: Estimate) -> bool {
    loss.mean <= (SURE * loss.error).max(0.5)
}

/// What a puzzle file asks: its position, its solution, and what is known about it.
pub struct Asked {
    /// The position.
    pub position: Box<dyn Match>,
    /// The best turn.
    pub solution: Vec<String>,
    /// What is known.
    pub facts: Puzzle,
}

/// Reads a puzzle from a scenario; all that is wrong if it is none.
pub fn asked(scenario: &Scenario) -> Result<Asked, String> {
    let report = scenario.run(&entries());
    match report.holds() {
        true => unchecked(scenario),
        false => Err(together(&report.failures)),
    }
}

fn together(errors: &[orrery_core::ScenarioError]) -> String {
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    errors.join("; ")
}

/// The same without the checks in its steps.
fn unchecked(scenario: &Scenario) -> Result<Asked, String> {
    let facts = scenario.puzzle.clone();
    let facts = facts.ok_or("there is no [puzzle] in it")?;
    let mut position = scenario
        .position(&entries())
        .map_err(|errors| together(&errors))?;
    let mut choices = scenario.steps.iter().flat_map(|step| &step.play);
    for choice in choices.by_ref().take(facts.ply) {
        let seat = position.decision().map(|now| now.seat);
        let played = position.play(seat.unwrap_or_default(), choice);
        played.map_err(|error| error.to_string())?;
    }
    let solution: Vec<String> = choices.cloned().collect();
    let mut attempt = Attempt::new(&*position).ok_or("nobody decides in it")?;
    for choice in &solution {
        attempt.play(choice).map_err(|error| error.to_string())?;
    }
    match attempt.ended() {
        None => Err("its solution is not a whole turn".to_owned()),
        Some(_) => Ok(Asked {
            position,
            solution,
            facts,
        }),
    }
}

/// The `n`th of so many in an order in which neighbours are far apart.
fn scattered(n: usize, all: usize) -> usize {
    let coprime = |stride: &usize| {
        let (mut a, mut b) = (*stride, all);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a == 1
    };
    // About the golden ratio.
    let stride = (all * 5 / 8..all).find(coprime).unwrap_or(1);
    n * stride % all.max(1)
}

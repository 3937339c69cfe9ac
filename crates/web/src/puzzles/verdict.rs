//! What turns that somebody tried are worth less than the solution. Where nobody may wait, a turn is judged elsewhere: it is
//! [taken](crate::App::tried_turn) as data and [brought back](crate::App::judged_turn), and the page looks again.

use crate::App;
use orrery_bots::weigh::Estimate;
use orrery_games::GameEntry;
use orrery_games::puzzles::{Asked, BUDGET, Shipped, loss, puzzle};
use orrery_outside::lock;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Mutex;

/// So many judgements are remembered, and so many turns wait for one.
const REMEMBERED: usize = 10_000;
const WAITING: usize = 8;

/// By puzzle and by where they end; nothing for one that could not be judged.
#[derive(Default)]
pub(crate) struct Verdicts {
    known: Mutex<HashMap<(String, u16, String), Option<Estimate>>>,
    waiting: Mutex<Vec<TriedTurn>>,
}

/// A turn that somebody tried in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TriedTurn {
    /// Which game.
    pub game: String,
    /// Which of its puzzles.
    pub puzzle: u16,
    /// The choices.
    pub turn: Vec<String>,
    /// A fingerprint of where they end, as a text: scripts have no numbers of this length.
    pub end: String,
}

impl TriedTurn {
    /// What it is worth less than the solution, which takes its time.
    #[must_use]
    pub fn judge(&self) -> Option<Estimate> {
        let game = orrery_games::find(&self.game).ok()?;
        let asked = puzzle(&self.game, self.puzzle)?.asked()?;
        compare(game, asked, &self.turn)
    }

    /// The address of its puzzle, by which pages know that it is meant.
    #[must_use]
    pub fn address(&self) -> String {
        format!("puzzles/{}/{}", self.game, self.puzzle)
    }
}

/// A fingerprint as a text.
pub(super) fn print(end: u64) -> String {
    format!("{end:016x}")
}

pub(super) fn compare(game: &GameEntry, asked: &Asked, turn: &[String]) -> Option<Estimate> {
    loss(game, &*asked.position, &asked.solution, turn, BUDGET)
}

impl Verdicts {
    pub(super) fn get(&self, puzzle: &Shipped, end: u64) -> Option<Option<Estimate>> {
        let known = puzzle.known(end).map(Some);
        let key = (puzzle.game.to_owned(), puzzle.number, print(end));
        known.or_else(|| lock(&self.known).get(&key).copied())
    }

    pub(super) fn keep(&self, tried: &TriedTurn, loss: Option<Estimate>) {
        let mut kept = lock(&self.known);
        if kept.len() >= REMEMBERED {
            kept.clear();
        }
        kept.insert((tried.game.clone(), tried.puzzle, tried.end.clone()), loss);
    }

    pub(super) fn ask(&self, tried: TriedTurn) {
        let mut waiting = lock(&self.waiting);
        if !waiting.contains(&tried) {
            waiting.truncate(WAITING - 1);
            waiting.push(tried);
        }
    }
}

/// For the edition without a server, where a page has its own worker think.
impl App {
    /// The last turn that waits to be judged: whoever tries another one no longer cares about those before.
    #[must_use]
    pub fn tried_turn(&self) -> Option<TriedTurn> {
        lock(&self.verdicts.waiting).last().cloned()
    }

    /// What came of it.
    pub fn judged_turn(&self, tried: &TriedTurn, loss: Option<Estimate>) {
        lock(&self.verdicts.waiting).retain(|one| one != tried);
        self.verdicts.keep(tried, loss);
    }
}

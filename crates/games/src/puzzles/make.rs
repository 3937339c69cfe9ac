//! Finding puzzles in records, and writing them down.

use super::{Attempt, GAIN, LEVELS, ask, clear, loss, proved, right, scattered};
use crate::{GameEntry, entries};
use orrery_bots::analyse::Analyst;
use orrery_bots::weigh::Estimate;
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::scenario::OtherTurn;
use orrery_core::{Match, Record, ReplayError};

/// Where there is less to choose from, there is nothing to find.
const LEAST_CHOICES: usize = 4;
/// One part in so many of the budget shows where a closer look is in vain.
const GLANCE: u64 = 10;
/// Puzzles of one game are so many choices apart.
const APART: usize = 10;
/// A line of a file is about so long.
const WIDTH: usize = 110;

/// A puzzle that was found.
pub struct Found {
    /// The choices made before.
    pub before: Vec<String>,
    /// The position.
    pub position: Box<dyn Match>,
    /// The best turn.
    pub solution: Vec<String>,
    /// What the next turn that is not as good is worth less.
    pub gain: Estimate,
    /// The levels of bots that miss it.
    pub missed: Vec<BotKind>,
    /// What the solution is about.
    pub themes: Vec<&'static str>,
    /// Turns that are known to be worse.
    pub others: Vec<OtherTurn>,
}

/// Why a record has no puzzles.
#[derive(Debug, thiserror::Error)]
pub enum NoPuzzles {
    /// It cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Scenarios have smaller seeds.
    #[error("the seed {0} does not fit into a scenario")]
    Seed(u64),
}

/// Looks for puzzles in a record, turn by turn.
pub struct Maker<'a> {
    game: &'a GameEntry,
    record: &'a Record,
    budget: u64,
    /// So many levels of bots must miss a puzzle.
    hard: usize,
    /// Positions to look at, each with the number of choices made before it.
    positions: Vec<(usize, Box<dyn Match>)>,
    looked: usize,
    /// The numbers of choices made before the puzzles that were found.
    found: Vec<usize>,
}

impl<'a> Maker<'a> {
    /// Replays a record; the work is in the [steps](Self::step), with this budget for each turn. Positions are looked
    /// at in an order that takes some from all parts of the game first.
    pub fn new(game: &'a GameEntry, record: &'a Record, budget: u64) -> Result<Self, NoPuzzles> {
        if i64::try_from(record.seed).is_err() {
            return Err(NoPuzzles::Seed(record.seed));
        }
        let analyst = Analyst::new(record, &entries(), game.weigh, budget)?;
        let all: Vec<_> = analyst.positions().collect();
        let nth = |n| {
            let (ply, game) = all[scattered(n, all.len())];
            (ply, game.fork())
        };
        let positions = (0..all.len()).map(nth).collect();
        Ok(Self {
            game,
            record,
            budget,
            hard: 0,
            positions,
            looked: 0,
            found: Vec::new(),
        })
    }

    /// Only puzzles that so many of [`LEVELS`] miss.
    #[must_use]
    pub fn missed_by(mut self, levels: usize) -> Self {
        self.hard = levels;
        self
    }

    /// Turns looked at so far, and all.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.looked, self.positions.len())
    }

    /// Looks at one turn more: a puzzle if it is one. `None` once there is none left.
    pub fn step(&mut self) -> Option<Option<Found>> {
        let (ply, position) = self.positions.get(self.looked)?;
        self.looked += 1;
        let ply = *ply;
        if self.found.iter().any(|other| other.abs_diff(ply) < APART) {
            return Some(None);
        }
        let found = self.puzzle(&**position, ply);
        self.found.extend(found.as_ref().map(|_| ply));
        Some(found)
    }

    fn puzzle(&self, position: &dyn Match, ply: usize) -> Option<Found> {
        let Self { game, budget, .. } = *self;
        if position.choices().len() < LEAST_CHOICES {
            return None;
        }
        let glance = ask(game, position, budget / GLANCE, ply as u64)?;
        if glance.turns.get(1)?.behind.mean < GAIN / 2.0 {
            return None;
        }
        let first = ask(game, position, budget, ply as u64)?;
        clear(&first)?;
        if !self.looks_hard(position, &first.turns.first()?.choices) {
            return None;
        }
        let proved = proved(game, position, budget)?;
        let gain = clear(&proved)?;
        let (best, next) = proved.turns.split_first()?;
        let solution = best.choices.clone();
        let begins_alike = first.turns.first()?.choices.first() == solution.first();
        // Just ending the turn is no puzzle.
        let themes = (game.themes)(position, &solution);
        if !begins_alike || themes.is_empty() || !is_whole(position, &solution) {
            return None;
        }
        let mut others: Vec<OtherTurn> = next
            .iter()
            .filter(|turn| !right(turn.behind) && is_whole(position, &turn.choices))
            .map(|turn| other(turn.choices.clone(), turn.behind))
            .collect();
        let missed = self.missed(position, &solution, &mut others);
        if missed.len() < self.hard {
            return None;
        }
        let before = self.record.plies[..ply].iter();
        Some(Found {
            before: before.map(|ply| ply.choice.clone()).collect(),
            position: position.fork(),
            themes,
            solution,
            gain,
            missed,
            others,
        })
    }

    /// False if too many levels play this very turn, the quickest bots first: a proof would be in vain.
    fn looks_hard(&self, position: &dyn Match, best: &[String]) -> bool {
        let (mut other, mut same) = (0, 0);
        for bot in LEVELS {
            if other >= self.hard || same > LEVELS.len() - self.hard {
                break;
            }
            match turn_of(self.game, position, bot) == best {
                true => same += 1,
                false => other += 1,
            }
        }
        other >= self.hard
    }

    /// The levels of bots that play something worse. What they play is added to the other turns.
    fn missed(
        &self,
        position: &dyn Match,
        solution: &[String],
        others: &mut Vec<OtherTurn>,
    ) -> Vec<BotKind> {
        let mut misses = |bot: &BotKind| {
            let turn = turn_of(self.game, position, *bot);
            if turn == solution {
                return false;
            }
            if others.iter().any(|other| other.play == turn) {
                return true;
            }
            let loss = loss(self.game, position, solution, &turn, self.budget);
            let wrong = loss.filter(|&loss| !right(loss));
            if let Some(loss) = wrong.filter(|_| is_whole(position, &turn)) {
                others.push(other(turn, loss));
            }
            wrong.is_some()
        };
        LEVELS.into_iter().filter(&mut misses).collect()
    }
}

fn other(play: Vec<String>, loss: Estimate) -> OtherTurn {
    OtherTurn {
        play,
        loss: loss.mean.into(),
        error: loss.error.into(),
    }
}

/// True if these choices are a turn, as far as its player knows what comes of it.
fn is_whole(position: &dyn Match, turn: &[String]) -> bool {
    let Some(mut attempt) = Attempt::new(position) else {
        return false;
    };
    turn.iter().all(|choice| attempt.play(choice).is_ok()) && attempt.ended().is_some()
}

/// The turn that a bot plays, as far as it knows what comes of it.
fn turn_of(game: &GameEntry, position: &dyn Match, bot: BotKind) -> Vec<String> {
    let (mut turn, mut intention, stop) = (Vec::new(), Intention::default(), Stop::default());
    let Some(mut attempt) = Attempt::new(position) else {
        return turn;
    };
    while attempt.ended().is_none() {
        let choice = (game.decide)(attempt.game(), bot, 1, &mut intention, &stop);
        let Some(choice) = choice.filter(|choice| attempt.play(choice).is_ok()) else {
            break;
        };
        turn.push(choice);
    }
    turn
}

impl Found {
    /// The number of choices made before.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.before.len()
    }

    /// The scenario file of this puzzle, from a record with this name.
    #[must_use]
    pub fn file(&self, record: &Record, name: &str) -> String {
        let seat = self.position.decision().map_or(1, |now| now.seat.number());
        let missed: Vec<String> = self.missed.iter().map(ToString::to_string).collect();
        let ply = self.ply();
        let mut text = format!(
            "title = \"Find the best turn\"\nnote = \"{name}, after choice {ply}\"\ngame = \"{}\"\nseed = {}\n\
             options = {}\n",
            record.game,
            record.seed,
            inline(&record.options),
        );
        text += &format!(
            "\n[puzzle]\nrecord = \"{name}\"\nply = {ply}\ngain = {:.1}\nerror = {:.2}\nmissed = {}\nthemes = {}\n",
            self.gain.mean,
            self.gain.error,
            list(&missed),
            list(&self.themes),
        );
        for OtherTurn { play, loss, error } in &self.others {
            let play = list(play);
            text += &format!(
                "\n[[puzzle.other]]\nplay = {play}\nloss = {loss:.2}\nerror = {error:.2}\n"
            );
        }
        if ply > 0 {
            text += &format!("\n[[step]]\nplay = {}\n", list(&self.before));
        }
        text + &format!(
            "\n[[step]]\ndecides = {seat}\nplay = {}\n",
            list(&self.solution)
        )
    }
}

/// Texts as a list of TOML, on several lines if it is long.
fn list(texts: &[impl AsRef<str>]) -> String {
    let texts: Vec<String> = texts
        .iter()
        .map(|text| format!("\"{}\"", text.as_ref()))
        .collect();
    let line = texts.join(", ");
    if line.len() <= WIDTH {
        return format!("[{line}]");
    }
    let mut lines = "[\n ".to_owned();
    let mut width = 0;
    for text in texts {
        if width + text.len() > WIDTH {
            lines += "\n ";
            width = 0;
        }
        width += text.len() + 2;
        lines += &format!(" {text},");
    }
    lines + "\n]"
}

/// JSON as an inline value of TOML; what TOML cannot write is given as JSON text.
fn inline(value: &serde_json::Value) -> String {
    use serde_json::Value;
    match value {
        Value::Object(fields) => {
            let fields: Vec<String> = fields
                .iter()
                .map(|(key, value)| format!("{key} = {}", inline(value)))
                .collect();
            format!("{{ {} }}", fields.join(", "))
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(inline).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Null => "{ json = 'null' }".to_owned(),
        other => other.to_string(),
    }
}

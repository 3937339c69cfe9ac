//! Puzzles: positions of recorded games in which one turn is clearly best.
//!
//! A puzzle is a scenario whose steps play its solution. It is found with a small budget and believed only after ten
//! times the budget and other guesses have said the same. Whatever is as good as the solution, as far as can be told, is
//! right too.

use crate::{GameEntry, entries};
use orrery_bots::analyse::{Analyst, SURE};
use orrery_bots::weigh::Estimate;
use orrery_bots::{BotKind, Intention, Question, Stop, Weighed};
use orrery_core::scenario::Puzzle;
use orrery_core::{Match, Part, Record, ReplayError, Scenario};

/// A turn is clearly best if the next different one is worth so many points less, and so many standard errors.
const GAIN: f32 = 4.0;
const CLEAR: f32 = 3.0;
/// How much more is spent on believing a puzzle than on finding it.
const PROOF: u64 = 10;
/// The bots that are asked, the weakest first.
pub const LEVELS: [BotKind; 3] = [BotKind::Novice, BotKind::Standard, BotKind::Expert];

/// A puzzle that was found.
pub struct Found {
    /// The number of choices made before.
    pub ply: usize,
    /// The position.
    pub position: Box<dyn Match>,
    /// The best turn.
    pub solution: Vec<String>,
    /// What the next different turn is worth less.
    pub gain: Estimate,
    /// The levels of bots that miss it.
    pub missed: Vec<BotKind>,
}

/// All puzzles in a record, found with this budget for each turn; `each` hears how many turns were looked at, of all.
pub fn puzzles(
    game: &GameEntry,
    record: &Record,
    budget: u64,
    mut each: impl FnMut(usize, usize),
) -> Result<Vec<Found>, ReplayError> {
    let analyst = Analyst::new(record, &entries(), game.weigh, budget)?;
    let all = analyst.progress().1;
    let mut found = Vec::new();
    for (index, (ply, position)) in analyst.positions().enumerate() {
        found.extend(puzzle(game, position, ply, budget));
        each(index + 1, all);
    }
    Ok(found)
}

fn puzzle(game: &GameEntry, position: &dyn Match, ply: usize, budget: u64) -> Option<Found> {
    if position.choices().len() < 2 {
        return None;
    }
    let first = ask(game, position, budget, ply as u64, None)?;
    clear(&first)?;
    let (solution, gain) = proved(game, position, budget)?;
    if first.turns.first()?.choices != solution {
        return None;
    }
    let missed = LEVELS
        .into_iter()
        .filter(|&bot| misses(game, position, bot, budget));
    Some(Found {
        ply,
        position: position.fork(),
        solution,
        gain,
        missed: missed.collect(),
    })
}

fn ask(
    game: &GameEntry,
    position: &dyn Match,
    nodes: u64,
    seed: u64,
    played: Option<Vec<String>>,
) -> Option<Weighed> {
    let question = Question {
        nodes,
        seed,
        played,
    };
    (game.weigh)(position, &question, &Stop::default())
}

/// By how much the first turn is better than the next, if that is clear.
fn clear(weighed: &Weighed) -> Option<Estimate> {
    let gain = weighed.turns.get(1)?.behind;
    (gain.mean >= GAIN && gain.mean >= CLEAR * gain.error).then_some(gain)
}

/// The best turn, if ten times this budget and guesses of their own find one that is clearly best.
#[must_use]
pub fn proved(
    game: &GameEntry,
    position: &dyn Match,
    budget: u64,
) -> Option<(Vec<String>, Estimate)> {
    let weighed = ask(game, position, PROOF * budget, !budget, None)?;
    let gain = clear(&weighed)?;
    Some((weighed.turns.first()?.choices.clone(), gain))
}

/// How much a turn is worth less than the best one; `None` if it is not possible.
#[must_use]
pub fn loss(
    game: &GameEntry,
    position: &dyn Match,
    turn: &[String],
    budget: u64,
) -> Option<Estimate> {
    let weighed = ask(game, position, PROOF * budget, budget, Some(turn.to_vec()))?;
    Some(weighed.played()?.behind)
}

/// Whether a turn with this loss is as good as the best one, as far as can be told.
#[must_use]
pub fn right(loss: Estimate) -> bool {
    loss.mean <= (SURE * loss.error).max(0.5)
}

/// Whether a bot plays something that is worse.
fn misses(game: &GameEntry, position: &dyn Match, bot: BotKind, budget: u64) -> bool {
    let turn = turn_of(game, position, bot);
    let loss = loss(game, position, &turn, budget);
    loss.is_some_and(|loss| !right(loss))
}

/// The turn that a bot plays, as far as it follows from what it knows.
fn turn_of(game: &GameEntry, position: &dyn Match, bot: BotKind) -> Vec<String> {
    let mut position = position.fork();
    let (mut turn, mut intention, stop) = (Vec::new(), Intention::default(), Stop::default());
    let Some(seat) = position.decision().map(|now| now.seat) else {
        return turn;
    };
    let viewer = orrery_core::Viewer::Seat(seat);
    while position.decision().is_some_and(|now| now.seat == seat) {
        let hidden = position.hidden(viewer);
        let choice = (game.decide)(&*position, bot, 1, &mut intention, &stop);
        let Some((choice, told)) = choice.and_then(|choice| {
            let told = position.play(seat, &choice).ok()?;
            Some((choice, told))
        }) else {
            break;
        };
        turn.push(choice);
        let begins = told
            .iter()
            .any(|told| told.event.begins == Some(Part::Turn));
        if begins || position.hidden(viewer) != hidden {
            break;
        }
    }
    turn
}

impl Found {
    /// The scenario file of this puzzle, from a record with this name.
    #[must_use]
    pub fn file(&self, game: &GameEntry, record: &Record, name: &str) -> String {
        let seat = self.position.decision().map_or(1, |now| now.seat.number());
        let missed: Vec<String> = self.missed.iter().map(|bot| format!("\"{bot}\"")).collect();
        let mut text = format!(
            "title = \"Find the best turn\"\nnote = \"{name}, after choice {ply}\"\ngame = \"{}\"\nseed = {}\n",
            game.id(),
            record.seed & i64::MAX as u64,
            ply = self.ply,
        );
        text += &format!("options = {}\n", inline(&record.options));
        text += &format!("\n[set]\n\"\" = {{ json = '{}' }}\n", self.position.state());
        text += &format!(
            "\n[puzzle]\nrecord = \"{name}\"\nply = {}\ngain = {:.1}\nerror = {:.2}\nmissed = [{}]\n",
            self.ply,
            self.gain.mean,
            self.gain.error,
            missed.join(", "),
        );
        for (index, choice) in self.solution.iter().enumerate() {
            text += "\n[[step]]\n";
            if index == 0 {
                text += &format!("decides = {seat}\n");
            }
            text += &format!("play = \"{choice}\"\n");
        }
        text
    }
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
    let facts = scenario
        .puzzle
        .clone()
        .ok_or("there is no [puzzle] in it")?;
    let report = scenario.run(&entries());
    let together = |errors: Vec<orrery_core::ScenarioError>| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        errors.join("; ")
    };
    if !report.holds() {
        return Err(together(report.failures));
    }
    let solution = scenario.steps.iter().flat_map(|step| step.play.clone());
    Ok(Asked {
        position: scenario.position(&entries()).map_err(together)?,
        solution: solution.collect(),
        facts,
    })
}

//! Scenarios: a game from a position made by hand, then steps to play and to check (`.toml`).
//!
//! Owns the file form, which `docs/scenarios.md` describes, and running it. Leaves out files, what words
//! of placements mean, and what makes a position possible: that is for the game to judge.

mod step;

pub(crate) use step::with_legal;
pub use step::{Choices, Step};

use crate::arrange::Misplaced;
use crate::entry::{Entry, Match};
use crate::game::OptionsError;
use crate::record::{SideResult, check_size, utf8};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Number, Value};
use std::collections::BTreeMap;
use toml::Spanned;

/// A longer file is refused.
pub const MAX_BYTES: usize = 1 << 20;
/// A file with more steps is refused.
pub const MAX_STEPS: usize = 10_000;
/// After so many failures a run ends.
pub const MAX_FAILURES: usize = 100;
/// A file that wants more shown is refused.
pub const MAX_SHOWN: usize = 100;

/// A position and what shall come of it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    pub title: String,
    /// Anything more to say.
    #[serde(default)]
    pub note: String,
    /// Which game.
    pub game: String,
    /// The seed of the fresh game.
    #[serde(default = "one")]
    pub seed: u64,
    /// The options of the fresh game.
    #[serde(default, deserialize_with = "values")]
    pub options: BTreeMap<String, Value>,
    /// What is different from the fresh game.
    #[serde(default)]
    pub set: Settings,
    /// What happens then.
    #[serde(default, rename = "step", deserialize_with = "steps")]
    pub steps: Vec<Step>,
    /// What is known about the position, if it is a puzzle: the steps lead to it and play its solution.
    #[serde(default)]
    pub puzzle: Option<Puzzle>,
}

/// A position in which one turn is clearly best: where it comes from, and how that was found out.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The record of the game.
    pub record: String,
    /// Choices that were made before: so many of those in the steps lead to the position.
    pub ply: usize,
    /// What the next different turn is worth less, in points.
    pub gain: f64,
    /// The standard error of it.
    pub error: f64,
    /// The levels of bots that miss it.
    #[serde(default)]
    pub missed: Vec<String>,
    /// What its solution is about.
    #[serde(default)]
    pub themes: Vec<String>,
    /// Turns that are known to be worse.
    #[serde(default, rename = "other")]
    pub others: Vec<OtherTurn>,
}

/// A turn that is worse than the solution of a puzzle.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherTurn {
    /// Its choices.
    #[serde(deserialize_with = "texts")]
    pub play: Vec<String>,
    /// What it is worth less, in points.
    pub loss: f64,
    /// The standard error of it.
    pub error: f64,
}

const fn one() -> u64 {
    1
}

/// What is to be different in a position: words are placements that the game completes, JSON pointers
/// name single values.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settings {
    /// See [`Arrange::arrange`](crate::Arrange::arrange).
    pub words: crate::arrange::Words,
    /// Pointers and new values.
    pub values: BTreeMap<String, Value>,
}

impl Settings {
    /// True if nothing is to be different.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.values.is_empty()
    }
}

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut settings = Self::default();
        for (key, value) in values(d)? {
            if key.is_empty() || key.starts_with('/') {
                settings.values.insert(key, value);
            } else {
                settings.words.insert(key, value);
            }
        }
        Ok(settings)
    }
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub struct ScenarioReport {
    /// Its title.
    pub title: String,
    /// How many steps were run.
    pub steps: usize,
    /// How many things were checked.
    pub checks: usize,
    /// What was asked to be shown: where, and the text.
    pub shown: Vec<(String, String)>,
    /// Everything that does not hold.
    pub failures: Vec<ScenarioError>,
}

impl ScenarioReport {
    /// True if everything holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Where a scenario is wrong or does not hold, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ScenarioError {
    /// A line, a step, a placement: the nearest that can be named.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

impl ScenarioError {
    pub(crate) fn new(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            problem: problem.into(),
        }
    }

    pub(crate) fn at_line((line, problem): (usize, String)) -> Self {
        Self::new(format!("line {line}"), problem)
    }
}

/// `set hand.1`, or `set` alone.
fn set_at(wrong: &Misplaced) -> String {
    match wrong.place.as_str() {
        "" | "." => "set".to_owned(),
        place => format!("set {place}"),
    }
}

/// A fresh position in the JSON form that the pointers of a scenario speak of.
pub fn template(entry: &Entry, options: &Value, seed: u64) -> Result<String, OptionsError> {
    Ok(pretty(&(entry.start)(options, seed)?.state()))
}

/// JSON on several lines, except for whatever fits on one: lists of cards would fill pages otherwise.
#[must_use]
pub fn pretty(value: &Value) -> String {
    indented(value, 0)
}

fn indented(value: &Value, indent: usize) -> String {
    let line = value.to_string();
    let (open, items, close): (_, Vec<String>, _) = match value {
        _ if indent + line.len() <= 80 => return line,
        Value::Array(items) => {
            let items = items.iter().map(|item| indented(item, indent + 2));
            ('[', items.collect(), ']')
        }
        Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| {
                let key = Value::from(key.as_str());
                format!("{key}: {}", indented(value, indent + 2))
            });
            ('{', fields.collect(), '}')
        }
        _ => return line,
    };
    let gap = format!("\n{}", " ".repeat(indent));
    let items = items.join(&format!(",{gap}  "));
    format!("{open}{gap}  {items}{gap}{close}")
}

impl Scenario {
    /// Reads a scenario from the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ScenarioError> {
        Self::parse(utf8(bytes).map_err(ScenarioError::at_line)?)
    }

    /// Reads a scenario. Whether it holds shows only when it [runs](Self::run).
    pub fn parse(text: &str) -> Result<Self, ScenarioError> {
        check_size(text, MAX_BYTES).map_err(ScenarioError::at_line)?;
        let line_ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
        let line = |byte: usize| line_ends.partition_point(|&end| end < byte) + 1;
        let mut scenario: Self = toml::from_str(text).map_err(|error| {
            let place = match error.span() {
                Some(span) => format!("line {}", line(span.start)),
                None => "file".to_owned(),
            };
            ScenarioError::new(place, error.message())
        })?;
        let mut shown = 0;
        for (index, step) in scenario.steps.iter_mut().enumerate() {
            step.line = line(step.line);
            shown += step.show.len();
            let problem = if index >= MAX_STEPS {
                format!("more than {MAX_STEPS} steps")
            } else if shown > MAX_SHOWN {
                format!("more than {MAX_SHOWN} things to show")
            } else if let Some(problem) = step.problem() {
                problem
            } else {
                continue;
            };
            return Err(ScenarioError::at_line((step.line, problem)));
        }
        Ok(scenario)
    }

    /// The position before the first step; all that is wrong if there is none.
    pub fn position(&self, entries: &[Entry]) -> Result<Box<dyn Match>, Vec<ScenarioError>> {
        let one = |place: &str, problem: String| Err(vec![ScenarioError::new(place, problem)]);
        let Some(entry) = entries.iter().find(|entry| entry.info.id == self.game) else {
            let games: Vec<&str> = entries.iter().map(|entry| entry.info.id).collect();
            let (game, games) = (&self.game, games.join(", "));
            return one(
                "game",
                format!("there is no game `{game}` here; there are {games}"),
            );
        };
        let options = self.options.clone().into_iter().collect();
        let fresh = match (entry.start)(&options, self.seed) {
            Ok(fresh) => fresh,
            Err(error) => return one("options", error.to_string()),
        };
        if self.set.is_empty() {
            return Ok(fresh);
        }
        let arranged = fresh.arranged(&self.set.words, &self.set.values);
        arranged.map_err(|wrong| {
            let wrong = wrong.into_iter();
            wrong
                .map(|wrong| ScenarioError::new(set_at(&wrong), wrong.problem))
                .collect()
        })
    }

    /// Plays all steps and collects everything that does not hold. What cannot be played ends the run.
    pub fn run(&self, entries: &[Entry]) -> ScenarioReport {
        let mut report = ScenarioReport {
            title: self.title.clone(),
            steps: 0,
            checks: 0,
            shown: Vec::new(),
            failures: Vec::new(),
        };
        let mut game = match self.position(entries) {
            Ok(game) => game,
            Err(failures) => {
                report.failures = failures;
                return report;
            }
        };
        for (index, step) in self.steps.iter().enumerate() {
            let place = format!("step {} (line {})", index + 1, step.line);
            let went = step.run(&mut game);
            report.steps += 1;
            report.checks += went.checks;
            let failures = went.failures.into_iter();
            let failures = failures.map(|problem| ScenarioError::new(place.clone(), problem));
            report.failures.extend(failures);
            let shown = went.shown.into_iter();
            let shown = shown.map(|(what, text)| (format!("{place}: {what}"), text));
            report.shown.extend(shown);
            let left = self.steps.len() - index - 1;
            let full = report.failures.len() >= MAX_FAILURES;
            if left > 0 && (went.stuck || full) {
                report.failures.truncate(MAX_FAILURES);
                let problem = format!("{left} more steps were not run");
                report.failures.push(ScenarioError::new(place, problem));
                break;
            }
        }
        report.failures.truncate(MAX_FAILURES + 1);
        report
    }
}

fn steps<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Step>, D::Error> {
    let steps = Vec::<Spanned<Step>>::deserialize(d)?.into_iter();
    Ok(steps
        .map(|step| Step {
            line: step.span().start,
            ..step.into_inner()
        })
        .collect())
}

pub(crate) fn texts<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "expected a text or a list of texts")]
    enum Texts {
        One(String),
        Many(Vec<String>),
    }
    Ok(match Texts::deserialize(d)? {
        Texts::One(text) => vec![text],
        Texts::Many(texts) => texts,
    })
}

fn result<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Vec<SideResult>>, D::Error> {
    let sides = texts(d)?;
    let sides: Result<_, String> = sides.iter().map(|side| side.parse()).collect();
    sides.map(Some).map_err(D::Error::custom)
}

pub(crate) fn values<'de, D: Deserializer<'de>>(d: D) -> Result<BTreeMap<String, Value>, D::Error> {
    let values = BTreeMap::<String, toml::Value>::deserialize(d)?.into_iter();
    values
        .map(|(key, value)| match json(value) {
            Ok(value) => Ok((key, value)),
            Err(problem) => Err(D::Error::custom(format!("{key}: {problem}"))),
        })
        .collect()
}

/// The JSON value that a TOML value means. What TOML cannot write, such as null, is a table with the
/// only key `json`.
fn json(value: toml::Value) -> Result<Value, String> {
    Ok(match value {
        toml::Value::String(text) => text.into(),
        toml::Value::Integer(number) => number.into(),
        toml::Value::Boolean(truth) => truth.into(),
        toml::Value::Float(number) => Number::from_f64(number)
            .ok_or_else(|| format!("{number} is not a JSON number"))?
            .into(),
        toml::Value::Datetime(date) => return Err(format!("JSON has no dates such as {date}")),
        toml::Value::Array(items) => {
            Value::Array(items.into_iter().map(json).collect::<Result<_, _>>()?)
        }
        toml::Value::Table(table) => match table.get("json") {
            Some(toml::Value::String(text)) if table.len() == 1 => {
                serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?
            }
            _ => table
                .into_iter()
                .map(|(key, value)| Ok((key, json(value)?)))
                .collect::<Result<_, String>>()?,
        },
    })
}

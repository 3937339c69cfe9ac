//! Scenarios: a game from a position made by hand, then steps to play and to check (`.toml`).
//!
//! Owns the file form, which `docs/scenarios.md` describes, and running it. Leaves out files, and what
//! makes a position possible: that is for the game to judge when it is restored.

use crate::entry::{Entry, Match, PlayError};
use crate::game::OptionsError;
use crate::record::{SideResult, check_size, result_of, result_text, utf8};
use crate::seat::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Number, Value};
use std::collections::BTreeMap;
use toml::Spanned;

/// A longer file is refused.
pub const MAX_BYTES: usize = 1 << 20;

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
    pub seed: u64,
    /// The options of the fresh game.
    #[serde(default, deserialize_with = "values")]
    pub options: BTreeMap<String, Value>,
    /// What is different from the fresh game: JSON pointers into its state and their new values.
    #[serde(default, deserialize_with = "values")]
    pub set: BTreeMap<String, Value>,
    /// What happens then.
    #[serde(default, rename = "step", deserialize_with = "steps")]
    pub steps: Vec<Step>,
}

/// One step of a [`Scenario`]. What is possible is checked first, then the choices are played, then
/// what has come of them is checked.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    /// The line of the file where it starts.
    #[serde(skip)]
    pub line: usize,
    /// This seat decides.
    pub decides: Option<Seat>,
    /// The decision is about this.
    pub about: Option<String>,
    /// These choices are legal.
    #[serde(deserialize_with = "texts")]
    pub legal: Vec<String>,
    /// These choices are not legal.
    #[serde(deserialize_with = "texts")]
    pub illegal: Vec<String>,
    /// These choices are refused by these rules.
    pub refused: BTreeMap<String, String>,
    /// Whoever decides plays these choices.
    #[serde(deserialize_with = "texts")]
    pub play: Vec<String>,
    /// The state holds these values at these JSON pointers.
    #[serde(deserialize_with = "values")]
    pub expect: BTreeMap<String, Value>,
    /// The game is over with this result.
    #[serde(deserialize_with = "result")]
    pub result: Option<Vec<SideResult>>,
}

/// What a [`Scenario`] that holds has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioReport {
    /// Its title.
    pub title: String,
    /// How many steps were run.
    pub steps: usize,
    /// How many things were checked.
    pub checks: usize,
}

/// Where a scenario is wrong or does not hold, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ScenarioError {
    /// A line, a step, an override: the nearest that can be named.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

impl ScenarioError {
    fn new(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            problem: problem.into(),
        }
    }

    fn at_line((line, problem): (usize, String)) -> Self {
        Self::new(format!("line {line}"), problem)
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
        for step in &mut scenario.steps {
            step.line = line(step.line);
            let line = step.line;
            let empty = Step {
                line,
                ..Step::default()
            };
            if *step == empty {
                return Err(ScenarioError::at_line((line, "an empty step".to_owned())));
            }
        }
        Ok(scenario)
    }

    /// The position before the first step.
    pub fn position(&self, entries: &[Entry]) -> Result<Box<dyn Match>, ScenarioError> {
        let Some(entry) = entries.iter().find(|entry| entry.info.id == self.game) else {
            let problem = format!("there is no game `{}` here", self.game);
            return Err(ScenarioError::new("game", problem));
        };
        let options = self.options.clone().into_iter().collect();
        let fresh = (entry.start)(&options, self.seed)
            .map_err(|error| ScenarioError::new("options", error.to_string()))?
            .state();
        let mut state = fresh.clone();
        for (pointer, value) in &self.set {
            if !put(&mut state, pointer, value) {
                let problem = "a fresh game has nothing at this pointer";
                return Err(ScenarioError::new(format!("set {pointer}"), problem));
            }
        }
        (entry.restore)(&state).map_err(|problem| {
            // Most mistakes also show when only the override at fault is made: then it can be named.
            let at_fault = self.set.iter().find(|(pointer, value)| {
                let mut state = fresh.clone();
                put(&mut state, pointer, value);
                (entry.restore)(&state).err().as_ref() == Some(&problem)
            });
            let place = at_fault.map_or("set".to_owned(), |(pointer, _)| format!("set {pointer}"));
            ScenarioError::new(place, problem)
        })
    }

    /// Plays all steps and stops at the first thing that does not hold.
    pub fn run(&self, entries: &[Entry]) -> Result<ScenarioReport, ScenarioError> {
        let mut game = self.position(entries)?;
        let mut checks = 0;
        for (index, step) in self.steps.iter().enumerate() {
            checks += step.run(&mut *game).map_err(|problem| {
                let place = format!("step {} (line {})", index + 1, step.line);
                ScenarioError::new(place, problem)
            })?;
        }
        Ok(ScenarioReport {
            title: self.title.clone(),
            steps: self.steps.len(),
            checks,
        })
    }
}

/// Replaces the value at a pointer; false if there is none.
fn put(state: &mut Value, pointer: &str, value: &Value) -> bool {
    let place = state.pointer_mut(pointer);
    place.map(|place| *place = value.clone()).is_some()
}

impl Step {
    /// Runs the step and counts its checks.
    fn run(&self, game: &mut dyn Match) -> Result<usize, String> {
        self.check_decision(game)?;
        self.check_choices(game)?;
        for choice in &self.play {
            play(game, choice).map_err(|error| format!("play: {error}"))?;
        }
        self.check_state(game)?;
        Ok(usize::from(self.decides.is_some())
            + usize::from(self.about.is_some())
            + self.legal.len()
            + self.illegal.len()
            + self.refused.len()
            + self.expect.len()
            + usize::from(self.result.is_some()))
    }

    fn check_decision(&self, game: &dyn Match) -> Result<(), String> {
        let decision = game.decision();
        let found = |what: Option<String>| what.unwrap_or("nobody, the game is over".to_owned());
        if let Some(seat) = self.decides
            && decision.map(|decision| decision.seat) != Some(seat)
        {
            let found = found(decision.map(|decision| format!("seat {}", decision.seat)));
            return Err(format!("decides: expected seat {seat}, found {found}"));
        }
        if let Some(about) = &self.about
            && decision.map(|decision| decision.about) != Some(about)
        {
            let found = found(decision.map(|decision| format!("`{}`", decision.about)));
            return Err(format!("about: expected `{about}`, found {found}"));
        }
        Ok(())
    }

    fn check_choices(&self, game: &dyn Match) -> Result<(), String> {
        let attempt = |choice: &str| play(&mut *game.fork(), choice);
        for choice in &self.legal {
            attempt(choice).map_err(|error| format!("legal: {error}"))?;
        }
        for choice in &self.illegal {
            match attempt(choice) {
                Err(PlayError::Illegal(_)) => {}
                Err(error) => return Err(format!("illegal: {error}")),
                Ok(()) => return Err(format!("illegal: `{choice}` is legal")),
            }
        }
        for (choice, rule) in &self.refused {
            let refusal = match attempt(choice) {
                Err(PlayError::Illegal(illegal)) => illegal.because,
                Err(error) => return Err(format!("refused: {error}")),
                Ok(()) => return Err(format!("refused: `{choice}` is legal")),
            };
            let rules = refusal.map_or(Vec::new(), |refusal| refusal.rules);
            if !rules.contains(&rule.as_str()) {
                let found = if rules.is_empty() {
                    "no rule"
                } else {
                    &rules.join(", ")
                };
                return Err(format!(
                    "refused: expected `{choice}` by {rule}, found {found}"
                ));
            }
        }
        Ok(())
    }

    fn check_state(&self, game: &dyn Match) -> Result<(), String> {
        let state = game.state();
        for (pointer, expected) in &self.expect {
            match state.pointer(pointer) {
                Some(found) if found == expected => {}
                Some(found) => {
                    return Err(format!(
                        "expect {pointer}: expected {expected}, found {found}"
                    ));
                }
                None => return Err(format!("expect {pointer}: nothing is at this pointer")),
            }
        }
        let result = result_of(game);
        if self.result.is_some() && self.result != result {
            let (expected, found) = (self.result.as_deref(), result.as_deref());
            return Err(format!(
                "result: expected `{}`, found `{}`",
                result_text(expected),
                result_text(found)
            ));
        }
        Ok(())
    }
}

/// Whoever decides plays this choice.
fn play(game: &mut dyn Match, choice: &str) -> Result<(), PlayError> {
    let decision = game.decision().ok_or(PlayError::Over)?;
    game.play(decision.seat, choice).map(drop)
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

fn texts<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<String>, D::Error> {
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

fn values<'de, D: Deserializer<'de>>(d: D) -> Result<BTreeMap<String, Value>, D::Error> {
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

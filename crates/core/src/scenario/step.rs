//! One step of a scenario: what is set, checked, played and shown.

use super::{MAX_FAILURES, Settings, pretty, result, set_at, texts, values};
use crate::arrange::{Named, Place};
use crate::entry::{Match, PlayError};
use crate::record::{SideResult, result_of, result_text};
use crate::seat::Seat;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// One step of a [`Scenario`](super::Scenario). First values are set, then what is possible is checked,
/// then the choices are played, then what has come of them is checked and shown.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    /// The line of the file where it starts.
    #[serde(skip)]
    pub line: usize,
    /// This is different from what the steps before have led to.
    pub set: Settings,
    /// This seat decides.
    pub decides: Option<Seat>,
    /// The decision is about this.
    pub about: Option<String>,
    /// Exactly these choices, or so many, are legal.
    pub choices: Option<Choices>,
    /// These choices are legal.
    #[serde(deserialize_with = "texts")]
    pub legal: Vec<String>,
    /// These choices are not legal.
    #[serde(deserialize_with = "texts")]
    pub illegal: Vec<String>,
    /// These choices are refused by these rules.
    pub refused: BTreeMap<String, String>,
    /// The state holds these values before anything is played.
    #[serde(deserialize_with = "values")]
    pub before: BTreeMap<String, Value>,
    /// Whoever decides plays these choices.
    #[serde(deserialize_with = "texts")]
    pub play: Vec<String>,
    /// The state holds these values at these pointers.
    #[serde(deserialize_with = "values")]
    pub expect: BTreeMap<String, Value>,
    /// The numbers at these pointers are not less than this.
    pub least: BTreeMap<String, i64>,
    /// The lists at these pointers have so many items.
    pub length: BTreeMap<String, usize>,
    /// The lists at these pointers contain this, or all of these.
    #[serde(deserialize_with = "values")]
    pub contains: BTreeMap<String, Value>,
    /// The lists at these pointers contain neither this nor any of these.
    #[serde(deserialize_with = "values")]
    pub lacks: BTreeMap<String, Value>,
    /// Nothing is at these pointers, or null.
    #[serde(deserialize_with = "texts")]
    pub absent: Vec<String>,
    /// The game is over with this result.
    #[serde(deserialize_with = "result")]
    pub result: Option<Vec<SideResult>>,
    /// What to print: `position`, `choices`, or a pointer.
    #[serde(deserialize_with = "texts")]
    pub show: Vec<String>,
}

/// Which choices are legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choices {
    /// These and no others, in any order.
    Exactly(Vec<String>),
    /// So many.
    Count(usize),
}

impl<'de> Deserialize<'de> for Choices {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a number, a text or a list of texts")]
        enum Form {
            Count(usize),
            One(String),
            Many(Vec<String>),
        }
        Ok(match Form::deserialize(d)? {
            Form::Count(n) => Self::Count(n),
            Form::One(text) => Self::Exactly(vec![text]),
            Form::Many(texts) => Self::Exactly(texts),
        })
    }
}

/// What came of a step.
#[derive(Default)]
pub(super) struct Went {
    pub(super) checks: usize,
    pub(super) failures: Vec<String>,
    pub(super) shown: Vec<(String, String)>,
    /// The steps after it make no sense any more.
    pub(super) stuck: bool,
}

impl Went {
    fn check(&mut self, checked: Result<(), String>) {
        self.checks += 1;
        if let Err(problem) = checked
            && self.failures.len() < MAX_FAILURES
        {
            self.failures.push(problem);
        }
    }

    fn stuck(&mut self, problem: String) {
        self.failures.push(problem);
        self.stuck = true;
    }
}

/// More of a value is not printed in a failure.
const MOST_SAID: usize = 600;
/// More legal choices are not listed in a failure.
const MOST_LISTED: usize = 60;

impl Step {
    /// What is wrong with the step as it is written.
    pub(super) fn problem(&self) -> Option<String> {
        let line = self.line;
        let empty = Self {
            line,
            ..Self::default()
        };
        if *self == empty {
            return Some("an empty step".to_owned());
        }
        let known = |what: &&String| {
            ["position", "choices"].contains(&what.as_str()) || what.starts_with('/')
        };
        let unknown = self.show.iter().find(|what| !known(what))?;
        Some(format!(
            "show: `{unknown}` is neither `position` nor `choices` nor a pointer"
        ))
    }

    /// True if everything that the step expects of a position holds in this one.
    #[must_use]
    pub fn holds(&self, game: &dyn Match) -> bool {
        self.misses(game).is_empty()
    }

    /// What the step expects of a position and this one does not have.
    #[must_use]
    pub fn misses(&self, game: &dyn Match) -> Vec<String> {
        self.run(&mut game.fork()).failures
    }

    /// True if the step only looks at a position, and sets, plays and shows nothing.
    #[must_use]
    pub fn only_looks(&self) -> bool {
        self.set.is_empty() && self.play.is_empty() && self.show.is_empty()
    }

    /// Runs the step on this game.
    pub(super) fn run(&self, game: &mut Box<dyn Match>) -> Went {
        let mut went = Went::default();
        if !self.set.is_empty() {
            match game.arranged(&self.set.words, &self.set.values) {
                Ok(arranged) => *game = arranged,
                Err(wrong) => {
                    let wrong = wrong.iter();
                    let said = wrong.map(|wrong| format!("{}: {}", set_at(wrong), wrong.problem));
                    went.failures.extend(said);
                    went.stuck = true;
                    return went;
                }
            }
        }
        self.check_decision(&**game, &mut went);
        self.check_choices(&**game, &mut went);
        self.check_refusals(&**game, &mut went);
        if !self.before.is_empty() {
            Found::of(&**game).check_values("before", &self.before, &mut went);
        }
        for choice in &self.play {
            if let Err(error) = play(&mut **game, choice) {
                went.stuck(format!("play: {}", with_legal(&**game, &error)));
                return went;
            }
        }
        self.check_state(&**game, &mut went);
        self.show(&**game, &mut went);
        went
    }

    fn check_decision(&self, game: &dyn Match, went: &mut Went) {
        let decision = game.decision();
        let found = |what: Option<String>| what.unwrap_or("nobody, the game is over".to_owned());
        if let Some(seat) = self.decides {
            let right = decision.map(|decision| decision.seat) == Some(seat);
            let found = || found(decision.map(|decision| format!("seat {}", decision.seat)));
            went.check(holds(right, || {
                format!("decides: expected seat {seat}, found {}", found())
            }));
        }
        if let Some(about) = &self.about {
            let right = decision.map(|decision| decision.about) == Some(about);
            let found = || found(decision.map(|decision| format!("`{}`", decision.about)));
            went.check(holds(right, || {
                format!("about: expected `{about}`, found {}", found())
            }));
        }
    }

    fn check_choices(&self, game: &dyn Match, went: &mut Went) {
        match &self.choices {
            None => {}
            Some(Choices::Count(n)) => {
                let legal = game.choices();
                went.check(holds(legal.len() == *n, || {
                    let (found, listed) = (legal.len(), listed(&legal, ""));
                    format!("choices: expected {n}, found {found}: {listed}")
                }));
            }
            Some(Choices::Exactly(expected)) => {
                let legal = game.choices();
                went.check(exactly(expected, &legal));
            }
        }
        let attempt = |choice: &str| play(&mut *game.fork(), choice);
        for choice in &self.legal {
            went.check(attempt(choice).map_err(|error| format!("legal: {error}")));
        }
        for choice in &self.illegal {
            went.check(match attempt(choice) {
                Err(PlayError::Illegal(_)) => Ok(()),
                Err(error) => Err(format!("illegal: {error}")),
                Ok(()) => Err(format!("illegal: `{choice}` is legal")),
            });
        }
    }

    fn check_refusals(&self, game: &dyn Match, went: &mut Went) {
        for (choice, rule) in &self.refused {
            let refusal = match play(&mut *game.fork(), choice) {
                Err(PlayError::Illegal(illegal)) => illegal.because,
                Err(error) => {
                    went.check(Err(format!("refused: {error}")));
                    continue;
                }
                Ok(()) => {
                    went.check(Err(format!("refused: `{choice}` is legal")));
                    continue;
                }
            };
            let rules = refusal.map_or(Vec::new(), |refusal| refusal.rules);
            went.check(holds(rules.contains(&rule.as_str()), || {
                let found = match rules[..] {
                    [] => "no rule",
                    _ => &rules.join(", "),
                };
                format!("refused: expected `{choice}` by {rule}, found {found}")
            }));
        }
    }

    fn check_state(&self, game: &dyn Match, went: &mut Went) {
        let asks = self.expect.len() + self.least.len() + self.length.len() + self.contains.len();
        if asks + self.lacks.len() + self.absent.len() > 0 {
            let found = Found::of(game);
            found.check_values("expect", &self.expect, went);
            for (pointer, n) in &self.least {
                went.check(found.is_at_least(pointer, *n));
            }
            for (pointer, n) in &self.length {
                went.check(found.has_length(pointer, *n));
            }
            for (pointer, items) in &self.contains {
                went.check(found.contains("contains", pointer, items, true));
            }
            for (pointer, items) in &self.lacks {
                went.check(found.contains("lacks", pointer, items, false));
            }
            for pointer in &self.absent {
                went.check(found.is_absent(pointer));
            }
        }
        if self.result.is_some() {
            let result = result_of(game);
            let (expected, found) = (self.result.as_deref(), result.as_deref());
            went.check(holds(expected == found, || {
                let (expected, found) = (result_text(expected), result_text(found));
                format!("result: expected `{expected}`, found `{found}`")
            }));
        }
    }

    fn show(&self, game: &dyn Match, went: &mut Went) {
        for what in &self.show {
            let text = match what.as_str() {
                "position" => pretty(&game.state()),
                "choices" => game.choices().join("\n"),
                pointer => match Found::of(game).at("show", pointer) {
                    Ok((_, value)) => pretty(value),
                    Err(problem) => {
                        went.check(Err(problem));
                        continue;
                    }
                },
            };
            went.shown.push((what.clone(), text));
        }
    }
}

fn holds(right: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if right { Ok(()) } else { Err(problem()) }
}

/// Whoever decides plays this choice.
fn play(game: &mut dyn Match, choice: &str) -> Result<(), PlayError> {
    let decision = game.decision().ok_or(PlayError::Over)?;
    game.play(decision.seat, choice).map(drop)
}

fn exactly(expected: &[String], legal: &[String]) -> Result<(), String> {
    let expected: BTreeSet<&str> = expected.iter().map(String::as_str).collect();
    let legal: BTreeSet<&str> = legal.iter().map(String::as_str).collect();
    let names = |names: Vec<&&str>| -> Vec<String> {
        names.into_iter().map(|name| (*name).to_owned()).collect()
    };
    let missing = names(expected.difference(&legal).collect());
    let more = names(legal.difference(&expected).collect());
    let said = |what: &str, names: &[String]| format!("{what} {}", listed(names, ""));
    match (missing.is_empty(), more.is_empty()) {
        (true, true) => Ok(()),
        (false, true) => Err(format!("choices: {}", said("not legal are", &missing))),
        (true, false) => Err(format!("choices: {}", said("legal are also", &more))),
        (false, false) => Err(format!(
            "choices: {}; {}",
            said("not legal are", &missing),
            said("legal are also", &more)
        )),
    }
}

/// Choices for people to read, those that begin like `wanted` first.
fn listed(choices: &[String], wanted: &str) -> String {
    let word = |text: &str| text.split(' ').next().map(str::to_owned);
    let mut choices: Vec<&String> = choices.iter().collect();
    choices.sort_by_key(|choice| word(choice) != word(wanted));
    let more = choices.len().saturating_sub(MOST_LISTED);
    choices.truncate(MOST_LISTED);
    let quoted: Vec<String> = choices.iter().map(|choice| format!("`{choice}`")).collect();
    match more {
        0 => quoted.join(", "),
        more => format!("{} and {more} more", quoted.join(", ")),
    }
}

/// What went wrong with a choice, and what could have been played.
pub(crate) fn with_legal(game: &dyn Match, error: &PlayError) -> String {
    let wanted = match error {
        PlayError::Over | PlayError::NotYourTurn { .. } => return error.to_string(),
        PlayError::Unreadable(text) => text,
        PlayError::Illegal(illegal) => &illegal.choice,
    };
    format!("{error}; legal are {}", listed(&game.choices(), wanted))
}

/// A state and the names in it.
struct Found {
    state: Value,
    named: Vec<Named>,
}

impl Found {
    fn of(game: &dyn Match) -> Self {
        Self {
            state: game.state(),
            named: game.named(),
        }
    }

    fn at(&self, check: &str, pointer: &str) -> Result<(Place, &Value), String> {
        let wrong = |problem| format!("{check} {pointer}: {problem}");
        let place = Place::find(&self.state, &self.named, pointer).map_err(wrong)?;
        let value = place.of(&self.state).unwrap_or(&Value::Null);
        Ok((place, value))
    }

    fn check_values(&self, check: &str, expected: &BTreeMap<String, Value>, went: &mut Went) {
        for (pointer, expected) in expected {
            went.check(self.equals(check, pointer, expected));
        }
    }

    fn equals(&self, check: &str, pointer: &str, expected: &Value) -> Result<(), String> {
        let (place, found) = self.at(check, pointer)?;
        let meant = place.meant(&self.named, expected);
        let meant = meant.map_err(|problem| format!("{check} {pointer}: {problem}"))?;
        holds(*found == meant, || {
            let expected = said(expected);
            let found = match place.name_of(&self.named, found) {
                Some(name) => format!("{found} (`{name}`)"),
                None => said(found),
            };
            format!("{check} {pointer}: expected {expected}, found {found}")
        })
    }

    fn is_at_least(&self, pointer: &str, n: i64) -> Result<(), String> {
        let (_, found) = self.at("least", pointer)?;
        let Some(number) = found.as_i64() else {
            return Err(format!("least {pointer}: {} is no number", said(found)));
        };
        holds(number >= n, || {
            format!("least {pointer}: expected {n} or more, found {number}")
        })
    }

    fn list(&self, check: &str, pointer: &str) -> Result<(Place, &[Value]), String> {
        match self.at(check, pointer)? {
            (place, Value::Array(items)) => Ok((place, items)),
            (_, value) => Err(format!("{check} {pointer}: {} is no list", said(value))),
        }
    }

    fn has_length(&self, pointer: &str, n: usize) -> Result<(), String> {
        let (_, items) = self.list("length", pointer)?;
        holds(items.len() == n, || {
            let found = items.len();
            format!("length {pointer}: expected {n}, found {found}")
        })
    }

    /// Every one of these items is in the list, or none of them.
    fn contains(&self, check: &str, at: &str, wanted: &Value, all: bool) -> Result<(), String> {
        let (place, items) = self.list(check, at)?;
        let wanted = match wanted {
            Value::Array(wanted) => wanted.clone(),
            one => vec![one.clone()],
        };
        for one in wanted {
            let meant = place.item().meant(&self.named, &one);
            let meant = meant.map_err(|problem| format!("{check} {at}: {problem}"))?;
            if items.contains(&meant) != all {
                let (one, found) = (said(&one), said(&Value::from(items)));
                let what = if all { "is not" } else { "is" };
                return Err(format!("{check} {at}: {one} {what} in {found}"));
            }
        }
        Ok(())
    }

    fn is_absent(&self, pointer: &str) -> Result<(), String> {
        // Only what may be missing can be absent: a mistyped pointer is not.
        let (parent, last) = pointer.rsplit_once('/').unwrap_or(("", pointer));
        match self.at("absent", pointer) {
            Ok((_, Value::Null)) => Ok(()),
            Ok((_, value)) => Err(format!("absent {pointer}: {} is there", said(value))),
            Err(problem) => match self.at("absent", parent)? {
                (place, Value::Object(_)) if place.may_have(&self.named, last) => Ok(()),
                (_, Value::Array(_)) if last.parse::<usize>().is_ok() => Ok(()),
                _ => Err(problem),
            },
        }
    }
}

fn said(value: &Value) -> String {
    let mut text = value.to_string();
    if let Some((at, _)) = text.char_indices().nth(MOST_SAID) {
        text.truncate(at);
        text.push('…');
    }
    text
}

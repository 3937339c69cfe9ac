//! Sentences without a language: what a choice means, what happened, what the position is.
//!
//! A game says everything through [`Speak`] as keys and arguments; `orrery-text` turns a [`Phrase`] into a
//! sentence of a language. Deliberately absent: languages, layout, names of people.

use crate::game::{Game, Refusal};
use crate::seat::Seat;
use crate::story::Beat;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;

/// A sentence, or a part of one: the key of a locale message and what stands in its places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// Which message.
    pub key: Cow<'static, str>,
    /// The arguments that the message names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Word)>,
    /// The rules behind it, most telling first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<&'static str>,
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
            rules: Vec::new(),
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl Into<Word>) -> Self {
        self.args.push((name, word.into()));
        self
    }

    /// The same with these names of people in the places of their seats; a seat without a name stays.
    #[must_use]
    pub fn naming(mut self, names: &[String]) -> Self {
        for (_, word) in &mut self.args {
            word.name_seats(names);
        }
        self
    }

    /// Adds the rules behind it.
    #[must_use]
    pub fn citing(mut self, rules: &[&'static str]) -> Self {
        self.rules.extend(rules);
        self
    }
}

/// What stands in a place of a [`Phrase`] or in a cell of a [`Panel`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// A number.
    Number(i64),
    /// A proper name, the same in every language.
    Text(Cow<'static, str>),
    /// A proper name that some languages, by their codes, say in another way.
    Local {
        /// In every other language.
        text: String,
        /// In these languages.
        others: Vec<(&'static str, String)>,
    },
    /// The key of another message, without arguments.
    Name(Cow<'static, str>),
    /// Whoever sits there. A seat beyond those of the game belongs to the opponent that the rules play.
    Seat(Seat),
    /// A phrase within the phrase.
    Phrase(Phrase),
    /// Several words side by side; none of them is said too.
    List(Vec<Word>),
    /// Several words that hold together: “1 energy and 2 matter”.
    All(Vec<Word>),
    /// Several words of which one holds: “Mars or a moon”.
    Either(Vec<Word>),
}

impl Word {
    /// The key of another message.
    pub fn name(key: impl Into<Cow<'static, str>>) -> Self {
        Self::Name(key.into())
    }

    /// A proper name.
    pub fn text(text: impl Into<Cow<'static, str>>) -> Self {
        Self::Text(text.into())
    }

    fn name_seats(&mut self, names: &[String]) {
        match self {
            Self::Seat(seat) => {
                if let Some(name) = names.get(seat.index()) {
                    *self = Self::text(name.clone());
                }
            }
            Self::Phrase(phrase) => {
                *phrase = std::mem::replace(phrase, Phrase::new("")).naming(names);
            }
            Self::List(words) | Self::All(words) | Self::Either(words) => {
                words.iter_mut().for_each(|word| word.name_seats(names));
            }
            _ => {}
        }
    }

    /// Several words side by side.
    pub fn list<W: Into<Self>>(words: impl IntoIterator<Item = W>) -> Self {
        Self::List(words.into_iter().map(Into::into).collect())
    }

    /// Several words that hold together.
    pub fn all<W: Into<Self>>(words: impl IntoIterator<Item = W>) -> Self {
        Self::All(words.into_iter().map(Into::into).collect())
    }

    /// Several words of which one holds.
    pub fn either<W: Into<Self>>(words: impl IntoIterator<Item = W>) -> Self {
        Self::Either(words.into_iter().map(Into::into).collect())
    }
}

/// The names of things in sentences: for each kind a set of names, and the function of the game that makes a word of the
/// kind and a name.
#[macro_export]
macro_rules! named {
    ($name:ident: $($kind:literal: $set:ident),* $(,)?) => {
        $(impl From<$set> for $crate::Word {
            fn from(value: $set) -> Self {
                $name($kind, value)
            }
        })*
    };
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Word {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, u16, u32, i16, i32, i64);

impl From<usize> for Word {
    /// Counts of things; no game has more than `i64` can hold.
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Word {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Phrase> for Word {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

/// How far a game has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// The round that is played.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// The points of each seat now, as far as the viewer can count them.
    pub points: Vec<i32>,
}

/// A table that shows one part of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Panel {
    /// What it shows.
    pub title: Phrase,
    /// Headings of the cells; none if the labels say it all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<Phrase>,
    /// The rows, each with as many cells as there are headings, if there are any.
    pub rows: Vec<PanelRow>,
}

/// One row of a [`Panel`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PanelRow {
    /// What the row is about.
    pub label: Word,
    /// What there is to say about it.
    pub cells: Vec<Word>,
}

impl Panel {
    /// A panel without rows.
    #[must_use]
    pub fn new(title: Phrase, columns: Vec<Phrase>) -> Self {
        Self {
            title,
            columns,
            rows: Vec::new(),
        }
    }

    /// Adds a row.
    pub fn row(&mut self, label: impl Into<Word>, cells: Vec<Word>) {
        let label = label.into();
        self.rows.push(PanelRow { label, cells });
    }
}

/// A part of a game that begins with an event, so that a log can be grouped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// A round, or whatever else turns are grouped by.
    Round,
    /// One player's turn.
    Turn,
    /// A part of a round that is nobody's turn.
    Phase,
}

/// A legal choice and what it means.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer<C = String> {
    /// The choice, or its text where nobody knows the type.
    pub choice: C,
    /// What it means; different for every choice of a decision.
    pub phrase: Phrase,
    /// What of it would come to nothing now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Idle>,
}

/// What of a legal choice would come to nothing now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Idle {
    /// Whether all of it would: the choice is legal and changes nothing but what it costs.
    pub whole: bool,
    /// Why, one sentence for each part without effect.
    pub why: Vec<Phrase>,
}

/// Something that is not possible now, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refused {
    /// For programs.
    #[serde(flatten)]
    pub refusal: Refusal,
    /// The same for people.
    pub phrase: Phrase,
}

/// A JSON form, written once and never read again here.
#[derive(Clone, Debug, Serialize)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Writes a value; `null` for what has no JSON form.
    #[must_use]
    pub fn of(value: &impl Serialize) -> Self {
        Self(to_raw_value(value).unwrap_or_default())
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

/// An event, for programs and for people.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Happening {
    /// The JSON form of the event.
    pub event: Json,
    /// What happened.
    pub phrase: Phrase,
    /// The part of the game that begins with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begins: Option<Part>,
    /// What it means in the story of its turn.
    #[serde(skip)]
    pub beat: Option<Beat>,
}

/// A game that can be read by people, in whatever language.
pub trait Speak: Game {
    /// What a choice means. `view` is what the one who decides sees; no two choices of a decision are
    /// said alike. Refusals speak of choices that are not possible, so any choice must have its phrase.
    fn say_choice(view: &Self::View, choice: Self::Choice) -> Phrase;

    /// What of a legal choice would come to nothing now, as far as the one who decides can know: `view` is what that
    /// player sees.
    fn idle(&self, _view: &Self::View, _choice: Self::Choice) -> Option<Idle> {
        None
    }

    /// What speaks for a choice just now, as far as it is sure, in sentences: what would be gone later, what it completes,
    /// what it counts for. `before` and `after` are what the one who decides, `seat`, sees then.
    fn causes(
        _seat: Seat,
        _before: &Self::View,
        _choice: Self::Choice,
        _after: &Self::View,
    ) -> Vec<Phrase> {
        Vec::new()
    }

    /// What a refusal speaks of if it is not a whole choice but the first words of some, such as `land`:
    /// by default the message `action-<game>-land`.
    fn say_action(_: &Self::View, words: &str) -> Phrase {
        Phrase::new(format!(
            "action-{}-{}",
            Self::INFO.id,
            words.replace(' ', "-")
        ))
    }

    /// What happened.
    fn say_event(event: &Self::Event) -> Phrase;

    /// The part of the game that begins with this event.
    fn begins(event: &Self::Event) -> Option<Part>;

    /// What an event means in the story of its turn; `None` if the story goes without it. Of the event with which a turn
    /// begins only the seat counts.
    fn beat(_event: &Self::Event) -> Option<Beat> {
        None
    }

    /// What follows the decision that is due, as far as it is sure.
    fn ahead(_view: &Self::View) -> Option<Word> {
        None
    }

    /// The whole position as far as the view shows it.
    fn panels(view: &Self::View) -> Vec<Panel>;

    /// How far the game has come, for lists of tables; nothing if it has no rounds.
    fn progress(_view: &Self::View) -> Option<Progress> {
        None
    }
}

/// Why something is not possible now.
pub(crate) fn say_refusal<G: Speak>(view: &G::View, refusal: &Refusal) -> Phrase {
    let what = match refusal.what.parse::<G::Choice>() {
        Ok(choice) => G::say_choice(view, choice),
        Err(_) => G::say_action(view, &refusal.what),
    };
    let facts = refusal.facts.iter().map(|fact| {
        Phrase::new("refusal-lacking")
            .with("what", Word::name(format!("resource-{}", fact.what)))
            .with("needs", fact.needs)
            .with("has", fact.has)
    });
    let why = refusal.why.iter().map(|why| Phrase::clone(why));
    let reasons: Vec<Phrase> = why.chain(facts).collect();
    Phrase::new("refusal-because")
        .with("what", what)
        .with("facts", Word::list(reasons))
        .citing(&refusal.rules)
}

//! The [`Game`] trait and the words it speaks in.

use crate::event::Sink;
use crate::phrase::Phrase;
use crate::seat::{Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A game in progress, complete with everything hidden: one plain value.
///
/// The type is `Copy`, so forking a game for search is copying bytes and nothing in it can live on the
/// heap. Its serde form is the documented JSON form of the state, used by scenarios; reading it back
/// gives an equal state.
pub trait Game:
    Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What the registry, the records and the tools know about this game.
    const INFO: Info;

    /// How the game is set up; `players` is one of its fields.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// One choice of one player. Its `Display` form is stable for ever, typeable, unique among the
    /// choices of a decision, and `FromStr` reads it back. The choice that says no more than "my turn
    /// ends" is called `end`, in every game that has one.
    type Choice: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync + 'static;

    /// What one viewer may know. A view has nowhere to put what its viewer must not know.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// Something that happened while a choice was played.
    type Event: Clone + PartialEq + Debug + Serialize + Send;

    /// A new game. The same options and seed give the same game.
    fn new(options: &Self::Options, seed: u64) -> Result<Self, OptionsError>;

    /// How many seats decide in this game.
    fn seats(&self) -> usize;

    /// Who decides now, and what about; `None` when the game is over.
    fn decision(&self) -> Option<Decision>;

    /// Appends every legal choice of the current decision, in a stable order. Never empty while there
    /// is a decision.
    fn choices(&self, out: &mut Vec<Self::Choice>);

    /// Plays a choice that [`choices`](Self::choices) lists for this very state.
    ///
    /// For any other choice the result is unspecified (but memory-safe): use [`play`](Self::play) for
    /// choices that come from outside.
    fn apply(&mut self, choice: Self::Choice, events: &mut impl Sink<Self::Event>);

    /// A legal choice that nobody could wish to make otherwise, with which people need not be asked. By default there is
    /// none.
    fn plain(&self) -> Option<Self::Choice> {
        None
    }

    /// Why actions that a player might expect are not possible now.
    fn refusals(&self) -> Vec<Refusal>;

    /// Why this choice is not possible now, with its rules and a reason; `None` exactly if it is legal, or if
    /// the game is over. Any choice may be asked about; the answer depends only on what the one who decides
    /// knows. By default the closest of the [`refusals`](Self::refusals).
    fn refusal(&self, choice: Self::Choice) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.choices(&mut legal);
        if legal.contains(&choice) {
            return None;
        }
        let text = choice.to_string();
        let covering = self.refusals().into_iter();
        covering
            .filter(|refusal| refusal.covers(&text))
            .max_by_key(|refusal| refusal.what.len())
    }

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Everything that is hidden from this viewer now, the random generator included: JSON pointers into
    /// the state, each standing for all that lies below it.
    ///
    /// What the viewer can deduce is not hidden.
    fn secrets(&self, viewer: Viewer) -> Vec<String>;

    /// A complete game that this viewer cannot tell from the true one: everything hidden from the
    /// viewer, the random generator included, is dealt anew from `seed`, evenly among what is possible.
    ///
    /// The result depends only on what the viewer knows and on `seed`, never on the hidden truth.
    #[must_use]
    fn determinize(&self, viewer: Viewer, seed: u64) -> Self;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The points of every side by source as everybody can count them now, in the order of
    /// [`outcome`](Self::outcome), to which they lead; empty if nobody can.
    fn standing(&self) -> Vec<Vec<i32>> {
        Vec::new()
    }

    /// The options of the game that goes on from this one once it is over, such as the next level of a
    /// campaign; `None` for a game that stands alone.
    fn sequel(&self) -> Option<Self::Options> {
        None
    }

    /// Checks that this state could be a position of the game, as far as components and limits go.
    fn validate(&self) -> Result<(), String>;

    /// Plays a choice if it is legal; otherwise the state stays as it was.
    fn play(
        &mut self,
        choice: Self::Choice,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.choices(&mut legal);
        if !legal.contains(&choice) {
            return Err(Illegal::explained(self, choice));
        }
        self.apply(choice, events);
        Ok(())
    }

    /// A fingerprint of the whole state, the same on every platform: XXH3 of its JSON form.
    fn hash(&self) -> u64 {
        let json = serde_json::to_vec(self).unwrap_or_default();
        xxhash_rust::xxh3::xxh3_64(&json)
    }
}

/// True if this is the very text of a choice. Nothing is written to find out.
pub(crate) fn says(choice: &impl Display, text: &str) -> bool {
    struct Rest<'a>(&'a str);
    impl fmt::Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    fmt::write(&mut rest, format_args!("{choice}")).is_ok() && rest.0.is_empty()
}

/// The identity card of a game.
#[derive(Clone, Copy)]
pub struct Info {
    /// Short stable name: `seti`.
    pub id: &'static str,
    /// Grows when the same choices could lead to another position than before.
    pub rules_version: u32,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// True for a game that only shows how games are written; it is not offered to players.
    pub demo: bool,
    /// The options that people choose from, `players` aside; others may exist for scenarios.
    pub options: &'static [OptionInfo],
    /// The numbered rules, Markdown.
    pub rules: &'static str,
    /// The components.
    pub catalog: fn() -> Catalog,
    /// Loads other component values from files, if the game can be played with such.
    pub pack: Option<Packs>,
}

/// How a game deals with data packs.
#[derive(Clone, Copy)]
pub struct Packs {
    /// Reads a pack.
    pub load: LoadPack,
    /// What its owner calls the pack with this fingerprint, if it was loaded.
    pub name: fn(&str) -> Option<String>,
}

/// Reads and checks a data pack and makes it known to its game. The argument gives the text of a file by
/// its name; on failure there is a line for everything that is wrong.
pub type LoadPack = fn(&dyn Fn(&str) -> Option<String>) -> Result<LoadedPack, Vec<String>>;

/// A data pack that can be played with.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadedPack {
    /// Its fingerprint, which is the value of the option `pack` of games played with it.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// The components with its values.
    pub catalog: Catalog,
}

impl Debug for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rules version {})", self.id, self.rules_version)
    }
}

/// An option of a game as people choose it. Its name is the locale message `option-<game>-<key>`; what
/// it is if nobody chooses is in the options that the game completes, and if they leave it out as well,
/// chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionInfo {
    /// The field of the options.
    pub key: &'static str,
    /// Fewest and most players with which it means anything.
    pub players: (u8, u8),
    /// What can be chosen.
    pub kind: OptionKind,
}

/// What an [`OptionInfo`] offers. Names are shown as the locale message `<of>-<game>-<name>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// A whole number from the first to the second.
    Number(i64, i64),
    /// Yes or no.
    Flag,
    /// One of these names.
    Name {
        /// What kind of name it is.
        of: &'static str,
        /// The names.
        names: &'static [&'static str],
    },
    /// A list of different names.
    Names {
        /// What kind of name it is.
        of: &'static str,
        /// How many.
        count: usize,
        /// The names.
        names: &'static [&'static str],
    },
}

/// Somebody has to decide something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// What about: a stable key such as `turn`, for prompts and logs.
    pub about: &'static str,
}

/// These options make no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("option {option}: {problem}")]
pub struct OptionsError {
    /// The option at fault.
    pub option: String,
    /// What is wrong with it.
    pub problem: String,
}

impl OptionsError {
    /// An error about one option.
    pub fn new(option: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            option: option.into(),
            problem: problem.into(),
        }
    }

    /// Checks a number of players against what a game allows.
    pub fn check_players(info: &Info, players: u8) -> Result<(), Self> {
        let (min, max) = info.players;
        if (min..=max).contains(&players) {
            return Ok(());
        }
        Err(Self::new(
            "players",
            format!("{} takes {min} to {max} players, not {players}", info.id),
        ))
    }
}

/// Why something is not possible now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The choice, or the first words that all choices of that kind share: `launch`, `play 57`.
    pub what: String,
    /// The rules that forbid it, most telling first.
    pub rules: Vec<&'static str>,
    /// What is missing, if the reason can be counted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
    /// The reason in words, if it cannot be counted, or not only: part of a sentence, such as "no probe of
    /// yours is at Mars".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Box<Phrase>>,
}

impl Refusal {
    /// A refusal whose reason is still to be told.
    pub fn new(what: impl Into<String>, rules: &[&'static str]) -> Self {
        Self {
            what: what.into(),
            rules: rules.to_vec(),
            facts: Vec::new(),
            why: None,
        }
    }

    /// Adds the reason in words.
    #[must_use]
    pub fn because(mut self, why: Phrase) -> Self {
        self.why = Some(Box::new(why));
        self
    }

    /// Adds what is needed and what is there.
    #[must_use]
    pub fn lacking(mut self, what: &'static str, needs: i32, has: i32) -> Self {
        self.facts.push(Fact { what, needs, has });
        self
    }

    /// True if this refusal speaks of the choice with this text.
    #[must_use]
    pub fn covers(&self, choice: &str) -> bool {
        choice
            .strip_prefix(self.what.as_str())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.what, self.rules.join(", "))?;
        for fact in &self.facts {
            write!(f, "; needs {} {}, has {}", fact.needs, fact.what, fact.has)?;
        }
        Ok(())
    }
}

/// One missing thing of a [`Refusal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Fact {
    /// A stable key: `energy`.
    pub what: &'static str,
    /// How many are needed.
    pub needs: i32,
    /// How many are there.
    pub has: i32,
}

/// A choice was refused; the state is untouched.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Illegal {
    /// The choice as text.
    pub choice: String,
    /// Why, if the game knows.
    pub because: Option<Refusal>,
}

impl Illegal {
    /// Asks `game` why `choice` is not possible.
    pub fn explained<G: Game>(game: &G, choice: G::Choice) -> Self {
        Self {
            choice: choice.to_string(),
            because: game.refusal(choice),
        }
    }
}

impl Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not possible now", self.choice)?;
        match &self.because {
            Some(refusal) => write!(f, " ({refusal})"),
            None => Ok(()),
        }
    }
}

/// The result of a finished game. Side `i` is seat `i`; sides beyond the seats are played by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Everybody with a score.
    pub sides: Vec<Side>,
}

/// One side of an [`Outcome`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side {
    /// Who.
    pub name: SideName,
    /// Final points.
    pub score: i32,
    /// True for the winner, and for everybody who shares the victory.
    pub won: bool,
    /// Where the points came from: stable key and points, adding up to the score.
    pub breakdown: Vec<(String, i32)>,
}

/// Who a [`Side`] is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SideName {
    /// A person or bot in a seat.
    Seat(Seat),
    /// An opponent that the rules play, such as `rival`.
    Automaton(String),
}

impl Display for SideName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => Display::fmt(seat, f),
            Self::Automaton(name) => Display::fmt(name, f),
        }
    }
}

/// All components of a game, for catalogue pages and `orrery catalog`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Catalog {
    /// One section for each kind of component.
    pub sections: Vec<CatalogSection>,
}

/// One kind of component.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CatalogSection {
    /// Stable key; the heading is the locale message `catalog-<game>-<id>`.
    pub id: &'static str,
    /// The components.
    pub items: Vec<CatalogItem>,
}

/// One component.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CatalogItem {
    /// Stable key, unique in its section.
    pub id: String,
    /// Its proper name, or a locale message key if that message exists.
    pub name: String,
    /// Everything else that is printed on it.
    pub facts: serde_json::Map<String, serde_json::Value>,
    /// Where its facts, and its `name`, come from: `rulebook`, `printed`, `public:SITE` or
    /// `reconstructed`. Empty if all of it is printed.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub sources: BTreeMap<String, String>,
}

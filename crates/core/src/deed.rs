//! What players did with the components of a game: the raw material of statistics.
//!
//! Deliberately absent: counting, and what the counts mean.

use crate::phrase::{Part, Speak, Word};
use crate::seat::Seat;

/// A game that tells what its players did with its components.
///
/// Statistics look at whole games when they are over, so deeds may speak of what was hidden.
pub trait Chronicle: Speak {
    /// What there is to tell of, in the order in which it is shown.
    const KINDS: &'static [Kind];

    /// Parts of the game that have begun in a new game already, so that no event tells of them.
    const BEGUN: &'static [Part] = &[];

    /// What puzzles can be about, in the order in which it is shown; the name is the message `theme-<game>-<theme>`.
    const THEMES: &'static [&'static str] = &[];

    /// What a turn of this player is about in which this happens.
    fn theme(_event: &Self::Event, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// Every component of a kind, in the order of [`Deed::thing`].
    fn things(&self, kind: &str) -> Vec<Thing>;

    /// The deeds that an event tells of.
    fn deeds(event: &Self::Event) -> Vec<Deed>;

    /// The deeds that the setup consists of, such as dealing cards.
    fn dealt(&self) -> Vec<Deed> {
        Vec::new()
    }

    /// The deeds that only a finished game tells of, such as what its last position fulfils.
    fn settled(&self) -> Vec<Deed> {
        Vec::new()
    }
}

/// A kind of component. Its heading is the locale message `things-<game>-<id>`, what it means
/// `things-<game>-<id>-about`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Stable key.
    pub id: &'static str,
    /// What can be done with it, in the order of the columns; the name is the message `deed-<deed>`.
    pub deeds: &'static [&'static str],
    /// The one of them whose part in the score is of interest.
    pub telling: &'static str,
    /// True if players do it again and again with the same component, so that it matters how often.
    pub often: bool,
}

/// One component.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// Stable key, unique among its kind.
    pub id: String,
    /// What people call it.
    pub name: Word,
}

impl Thing {
    /// Components whose text form is their key.
    pub fn all<T: Copy + ToString + Into<Word>>(all: impl IntoIterator<Item = T>) -> Vec<Self> {
        let thing = |one: T| Self {
            id: one.to_string(),
            name: one.into(),
        };
        all.into_iter().map(thing).collect()
    }
}

/// Somebody did something with a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Who; `None` if it concerns everybody at the table alike.
    pub by: Option<Seat>,
    /// The id of a [`Kind`].
    pub kind: &'static str,
    /// One of its deeds.
    pub what: &'static str,
    /// Which of its [things](Chronicle::things).
    pub thing: usize,
}

impl Deed {
    /// A deed of one player.
    #[must_use]
    pub const fn of(by: Seat, kind: &'static str, what: &'static str, thing: usize) -> Self {
        Self {
            by: Some(by),
            kind,
            what,
            thing,
        }
    }

    /// Something that concerns everybody alike.
    #[must_use]
    pub const fn all(kind: &'static str, what: &'static str, thing: usize) -> Self {
        Self {
            by: None,
            kind,
            what,
            thing,
        }
    }
}

//! What a bot has to know about a game beyond its rules.

mod comets;
mod kepler;
mod seti;

pub use crate::turn::Eye;

use crate::style::Style;
use orrery_core::{Game, Seat, Speak};

/// Bots are taught and rewritten; an earlier state stays as an opponent, so that progress can be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// `expert-1` and `search-1`, with weights and ways of their own.
    First,
    /// Those that people play against.
    Now,
}

/// A game whose positions can be judged.
///
/// Bots judge positions that they made up themselves ([`Game::determinize`]), so a judge may look at
/// everything in them.
pub trait Judge: Game + Speak {
    /// How many points a player can expect at the end: those it has, and what its resources, pieces
    /// and prospects are worth.
    fn worth(&self, seat: Seat) -> f32;

    /// The points that a player has already.
    fn points_now(&self, seat: Seat) -> f32;

    /// How the search sees positions: as finished games have taught; by hand where none have.
    fn eye(_edition: Edition) -> Box<dyn Eye<Self>> {
        by_hand()
    }

    /// How many lines a search with so many positions for a decision follows for each first choice. More
    /// help where a turn is a long chain of choices that only together make sense.
    fn lines(_nodes: u64, _edition: Edition) -> usize {
        2
    }

    /// How many turns with the same first choice such a search tries out. Only trials tell which is best,
    /// but a small budget is better spent on few.
    fn alike(_nodes: u64) -> usize {
        1
    }

    /// Points that somebody with this style sees in what a player has achieved, beyond what it is worth.
    fn liked(&self, _seat: Seat, _style: Style) -> f32 {
        0.0
    }

    /// A choice that can as well be made later in the turn: looking ahead passes it over.
    fn can_wait(&self, _choice: Self::Choice) -> bool {
        false
    }
}

/// Positions as the hand-written judge sees them.
pub(crate) fn by_hand<G: Judge>() -> Box<dyn Eye<G>> {
    Box::new(|game: &G, seat: Seat| game.worth(seat))
}

//! What a bot has to know about a game beyond its rules.

use orrery_core::{Game, Seat};

/// A game whose positions can be judged.
///
/// Bots judge positions that they made up themselves ([`Game::determinize`]), so a judge may look at
/// everything in them.
pub trait Judge: Game {
    /// How many points a player can expect at the end: those it has, and what its resources, pieces
    /// and prospects are worth.
    fn worth(&self, seat: Seat) -> f32;

    /// Another number after every turn, if a player can have two turns in a row: looking ahead ends
    /// between them, so that only ends of turns are compared.
    fn stretch(&self) -> u8 {
        0
    }

    /// A choice that can as well be made later in the turn: looking ahead passes it over.
    fn can_wait(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// What the best of the others can expect, an automaton included; 0 if there are none.
    fn opponent(&self, seat: Seat) -> f32 {
        let others = Seat::first(self.seats()).filter(|&other| other != seat);
        others
            .map(|other| self.worth(other))
            .max_by(f32::total_cmp)
            .unwrap_or(0.0)
    }
}

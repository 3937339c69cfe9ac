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

    /// The same for the best of the others, an automaton included; 0 if there are none.
    fn opponent(&self, seat: Seat) -> f32 {
        let others = Seat::first(self.seats()).filter(|&other| other != seat);
        others
            .map(|other| self.worth(other))
            .max_by(f32::total_cmp)
            .unwrap_or(0.0)
    }
}

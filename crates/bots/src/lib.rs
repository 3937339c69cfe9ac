//! Players that are not people, and many games played by them.
//!
//! | module | owns |
//! |---|---|
//! | (here) | [`Bot`], what a bot may see ([`Seen`]), the kinds of bots ([`BotKind`]) |
//! | [`simulate`](mod@simulate) | whole games between bots, many of them, and the statistics |
//! | [`yardstick`] | how fast this machine copies memory, to compare speeds between machines |
//!
//! Deliberately absent: the true state of a game in the hands of a bot, files, and anything for people
//! to read.

pub mod arena;
mod comets;
mod greedy;
pub mod judge;
mod kepler;
mod random;
mod seti;
pub mod simulate;
pub mod tally;
mod turn;
pub mod yardstick;

pub use arena::{Arena, arena};
pub use judge::Judge;
pub use simulate::{Plan, SimulateError, Simulation, playout, simulate};

use orrery_core::{Game, Seat, Viewer};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// Plays one seat of one game.
pub trait Bot<G: Game>: Send {
    /// Decides: an index into [`Seen::choices`].
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize;
}

/// Everything a bot may know when it has to decide. The true state stays out of reach:
///
/// ```compile_fail,E0616
/// fn peek<G: orrery_core::Game>(seen: &orrery_bots::Seen<'_, G>) -> G {
///     *seen.game
/// }
/// ```
pub struct Seen<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    choices: &'a [G::Choice],
}

impl<'a, G: Game> Seen<'a, G> {
    /// What the player in `seat` sees of `game`, and the legal choices to decide between.
    pub fn new(game: &'a G, seat: Seat, choices: &'a [G::Choice]) -> Self {
        Self {
            game,
            seat,
            choices,
        }
    }

    /// The seat that decides.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the game has.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// The legal choices, never empty.
    #[must_use]
    pub fn choices(&self) -> &'a [G::Choice] {
        self.choices
    }

    /// See [`Game::view`].
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// See [`Game::determinize`].
    #[must_use]
    pub fn determinize(&self, seed: u64) -> G {
        self.game.determinize(Viewer::Seat(self.seat), seed)
    }
}

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BotKind {
    /// Any legal choice, each as likely as the others.
    Random,
    /// The best turn by a quick look at where it leads.
    Greedy,
}

impl BotKind {
    /// Every kind.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The name people type.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// A bot of this kind for one game. The same seed and the same sights give the same choices.
    #[must_use]
    pub fn build<G: Judge>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(random::Random::new(seed)),
            Self::Greedy => Box::new(greedy::Greedy::new(seed)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown bot `{0}`; there are: {known}", known = BotKind::ALL.map(BotKind::name).join(", "))]
pub struct UnknownBot(pub String);

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_comets::{Comets, Options};

    #[test]
    fn bots_are_known_by_name() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
        let error = "clever".parse::<BotKind>().unwrap_err();
        assert_eq!(error.to_string(), "unknown bot `clever`; there are: random");
    }

    #[test]
    fn a_bot_sees_what_its_seat_may_know() {
        let game = Comets::new(&Options::default(), 5).unwrap();
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let seat = game.decision().unwrap().seat;
        let seen = Seen::new(&game, seat, &choices);
        assert_eq!(seen.view(), game.view(Viewer::Seat(seat)));
        assert_eq!((seen.seats(), seen.seat()), (2, seat));
        let guess = seen.determinize(1);
        assert_ne!(guess, game);
        assert_eq!(guess.view(Viewer::Seat(seat)), seen.view());
    }
}

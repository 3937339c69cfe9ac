//! Games as numbers, for programs that learn: every choice has an index, and what a seat may know is a vector.
//!
//! | module | owns |
//! |---|---|
//! | (here) | [`Encode`], what both games promise, and the page that describes it |
//! | `actions` | how choices become indices |
//! | `pen` | how a vector is written, and what its parts are called |
//! | `seti`, `kepler` | the actions and the vector of each game, and the lists that its places are counted by |
//!
//! Indices and places are promises of [`VERSION`]: whoever trained a network relies on them. Deliberately absent: states.
//! A vector is made of a view, which has nowhere to put what its seat must not know.

mod actions;
mod describe;
mod kepler;
mod pen;
mod seti;

pub use actions::ActionKind;
pub use describe::{describe, values};
pub use pen::{Order, Part, Pen};

use orrery_core::{Decision, Game, Seat, Viewer};

/// Grows when an index or a place of a vector means something else than before.
pub const VERSION: u32 = 1;

/// No number of a vector is further from zero than this.
pub const BOUND: f32 = 10.0;

/// No decision offers more choices.
pub const CHOICES: usize = 768;

/// A game whose choices and views have a form of fixed size.
pub trait Encode: Game {
    /// How many indices there are.
    const ACTIONS: usize;

    /// How many numbers a vector has.
    const FEATURES: usize;

    /// The index of a choice; `None` for one that no game can offer.
    fn index(choice: Self::Choice) -> Option<usize>;

    /// The choice with this index.
    fn choice(index: usize) -> Option<Self::Choice>;

    /// All kinds of choices, in the order of their indices.
    fn kinds() -> Vec<ActionKind>;

    /// What places of a vector are counted by: the names that the meanings of its parts have between `*`.
    fn orders() -> Vec<Order>;

    /// Writes what `seat` sees: the same parts in the same places for every view.
    fn write(view: &Self::View, seat: Seat, decision: Option<Decision>, pen: &mut Pen<'_>);

    /// The vector of what this seat may know.
    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let view = self.view(Viewer::Seat(seat));
        Self::write(&view, seat, self.decision(), &mut Pen::new(out));
    }
}

/// The parts of a vector, found by writing one.
#[must_use]
pub fn parts<G: Encode>(game: &G) -> Vec<Part> {
    let seat = Seat::default();
    let mut out = vec![0.0; G::FEATURES];
    let mut pen = Pen::noting(&mut out);
    G::write(
        &game.view(Viewer::Seat(seat)),
        seat,
        game.decision(),
        &mut pen,
    );
    pen.into_parts()
}

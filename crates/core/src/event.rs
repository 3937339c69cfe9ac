//! What happened, and who may know it.

use crate::seat::{Seat, Viewer};
use serde::Serialize;

/// Who may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// Only the person in this seat.
    Only(Seat),
    /// Everybody except the person in this seat, who is told more by an event of their own.
    Except(Seat),
}

impl Audience {
    /// True if this viewer may know.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer.is(seat),
            Self::Except(seat) => !viewer.is(seat),
        }
    }
}

/// An event together with its audience.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told<E> {
    /// Who may know.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Receives events while a choice is played.
pub trait Sink<E> {
    /// Takes an event. `make` runs only if somebody listens, so silence costs nothing.
    fn tell(&mut self, to: Audience, make: impl FnOnce() -> E);

    /// Takes the event with which a turn begins ([`Part::Turn`](crate::Part)); to most an event like any
    /// other.
    fn tell_turn(&mut self, make: impl FnOnce() -> E) {
        self.tell(Audience::All, make);
    }
}

/// Nobody listens: simulation and search.
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Audience, make: impl FnOnce() -> E) {
        self.push(Told { to, event: make() });
    }
}

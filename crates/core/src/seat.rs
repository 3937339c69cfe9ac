//! Seats at a table and who looks at it.

use serde::{Deserialize, Serialize};
use std::fmt;

/// No game of Orrery seats more people than this.
pub const MAX_SEATS: usize = 4;

/// One seat at the table. Counted from 0 inside, shown from 1 to people and in every text form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index (0 is the first), or `None` beyond [`MAX_SEATS`].
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The first `n` seats in order.
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..n.min(MAX_SEATS) as u8).map(Self)
    }

    /// Position counted from 0, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Position counted from 1, as people count.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat a person means by this number (1 is the first).
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Self> {
        if number == 0 {
            None
        } else {
            Self::new(number as usize - 1)
        }
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        if self.0 as usize + 1 >= seats {
            Self(0)
        } else {
            Self(self.0 + 1)
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(d)?;
        Self::from_number(number)
            .ok_or_else(|| serde::de::Error::custom(format!("no seat {number}; seats are 1 to 4")))
    }
}

/// Whose eyes look at a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The person in this seat.
    Seat(Seat),
    /// Somebody who only watches and knows no secrets.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table with that many seats: each seat, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::first(seats)
            .map(Self::Seat)
            .chain(std::iter::once(Self::Spectator))
    }

    /// True if this viewer sits in `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

//! What lies on the boards of stars, planets and technologies.

use crate::names::TileBonus;
use orrery_core::Seat;
use orrery_core::plain::List;
use serde::{Deserialize, Serialize};

/// Whose marker lies somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Marker {
    #[serde(rename = "1")]
    One,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "3")]
    Three,
    #[serde(rename = "4")]
    Four,
    Neutral,
}

impl Marker {
    /// A player's marker.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        [Self::One, Self::Two, Self::Three, Self::Four][seat.index()]
    }

    /// The player it belongs to.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        Seat::new(self as usize)
    }
}

/// Markers in a data slot, oldest first. The first `capacity` of them replaced data.
pub type Marks = List<Seat, 18>;

/// One near star.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// Signals in the slot.
    pub marks: Marks,
    /// Win markers of each player.
    pub wins: [u8; 4],
}

/// One planet with everything at it except its moons.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planet {
    /// Orbiters of each player, the first one included.
    pub orbiters: [u8; 4],
    /// Landers of each player, those on data spaces included.
    pub landers: [u8; 4],
    /// Who covers the first-orbiter space.
    pub first_orbiter: Option<Marker>,
    /// Who covers the data spaces.
    pub first_landers: [Option<Marker>; 3],
}

/// One technology stack.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechStack {
    /// Bonuses of the tiles left, the top one last.
    pub tiles: List<u8, 4>,
    /// True while the 2-point tile lies on it.
    pub two_points: bool,
}

impl TechStack {
    /// The visible bonus.
    #[must_use]
    pub fn top(&self) -> Option<TileBonus> {
        self.tiles.last().map(|&tile| TileBonus::at(tile as usize))
    }
}

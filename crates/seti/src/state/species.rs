//! The two species slots, and the things of single species.

use super::{Marker, Marks};
use crate::names::{Card, Species, Trace};
use orrery_core::Seat;
use orrery_core::plain::List;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// The highest number of spaces in one column of a species board.
pub const ROWS: usize = 9;

/// One of the two species slots.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeciesSlot {
    pub species: Species,
    pub discovered: bool,
    /// By colour.
    pub discovery: [Option<Marker>; 3],
    /// By colour and player.
    pub overflow: [[u8; 4]; 3],
    /// By colour, bottom to top; repeatable spaces are counted below.
    pub board: [[Option<Marker>; ROWS]; 3],
    /// Markers on the repeatable top space, by colour and player.
    pub top: [[u8; 4]; 3],
    /// The latest marker on the repeatable top space.
    pub top_last: [Option<Marker>; 3],
    /// The species deck; the top card is the last one.
    pub deck: List<Card, 15>,
    pub face_up: Option<Card>,
}

/// An anomaly token in the outermost ring.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anomaly {
    pub sector: u8,
    pub color: Trace,
    pub side: u8,
}

impl Default for Anomaly {
    fn default() -> Self {
        Self {
            sector: 0,
            color: Trace::Pink,
            side: 0,
        }
    }
}

/// A Centaurian card waiting for its owner's score (S17.6).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pending {
    pub seat: Seat,
    pub card: Card,
    pub at: u16,
}

/// Things of single species that are in play.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relics {
    /// Face-down samples on Jupiter's and Saturn's space (S14.1, S14.3).
    pub samples: [List<Sample, 3>; 2],
    /// Face-up samples on the Mascamites board.
    pub delivered: List<Sample, 7>,
    /// Tokens in the outermost ring (S15.1, S15.3).
    pub anomalies: List<Anomaly, 3>,
    /// Signals on the 'Oumuamua tile; the tile is in play once the species is discovered.
    pub tile: Marks,
    /// Whose message covers each Centaurian reward (S17.3).
    pub messages: [Option<Marker>; 4],
    /// Centaurian cards waiting, oldest first.
    pub pending: List<Pending, 10>,
    /// Scores of the two Exertian milestones; 0 while there are none.
    pub exertian_milestones: [u16; 2],
}

/// One sample token of the Mascamites, numbered 1 to 7 as in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Sample(NonZeroU8);

impl Sample {
    /// All seven.
    pub fn all() -> [Self; 7] {
        std::array::from_fn(|index| Self::default().plus(index as u8))
    }

    fn plus(self, n: u8) -> Self {
        Self(self.0.saturating_add(n))
    }

    /// For indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The token with this number, 1 to 7.
    #[must_use]
    pub fn number(number: u8) -> Option<Self> {
        NonZeroU8::new(number)
            .filter(|number| number.get() <= 7)
            .map(Self)
    }
}

impl Default for Sample {
    fn default() -> Self {
        Self(NonZeroU8::MIN)
    }
}

impl TryFrom<u8> for Sample {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::number(number).ok_or_else(|| format!("there is no sample {number}"))
    }
}

impl From<Sample> for u8 {
    fn from(sample: Sample) -> Self {
        sample.0.get()
    }
}

//! Everything one player owns.

use super::{CardSet, Sample, SecretSet, TechSet};
use crate::names::{SOURCES, Space, Tech, Trace};
use orrery_core::plain::List;
use serde::{Deserialize, Serialize};

/// A probe in space, or a capsule with a sample in it, which goes where a probe goes (S14.8 to S14.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Where it is.
    pub at: Space,
    /// What a capsule holds; probes hold nothing.
    pub sample: Option<Sample>,
}

/// The computer of a player (S7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Computer {
    /// How many upper spaces hold data, from the left.
    pub upper: u8,
    /// The technology in each of the four slots.
    pub tiles: [Option<Tech>; 4],
    /// Whether the lower space of each slot holds data.
    pub lower: [bool; 4],
}

/// S7.5: the upper spaces (0 to 5) above the four technology slots.
pub const SLOT_SPACES: [u8; 4] = [0, 2, 4, 5];

/// Everything one player owns.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub score: u16,
    pub publicity: u8,
    pub credits: u8,
    pub energy: u8,
    pub data: u8,
    pub exofossils: u8,
    pub passed: bool,
    pub computer: Computer,
    pub techs: TechSet,
    pub hand: CardSet,
    pub tucked: CardSet,
    /// Missions (open or completed) and gold-box cards in front of the player.
    pub played: CardSet,
    /// Probes and capsules in space.
    pub pieces: List<Piece, 12>,
    /// Own traces by species slot and colour; discovery, board and overflow together.
    pub traces: [[u8; 3]; 2],
    /// Resolved gold milestones 25, 50, 70.
    pub gold_done: [bool; 3],
    /// Passed neutral milestones 20, 30.
    pub neutral_done: [bool; 2],
    /// Passed Exertian milestones.
    pub exertian_done: [bool; 2],
    /// Where the message tile lies on the score track (S17.1); 0 if nowhere.
    pub message: u16,
    /// Exertian cards not yet played, and played face down (S18).
    pub exertians: SecretSet,
    pub secrets: SecretSet,
    pub points: [i16; SOURCES],
}

impl Player {
    /// True if the player owns the technology.
    #[inline]
    #[must_use]
    pub fn has(&self, tech: Tech) -> bool {
        self.techs.has(tech)
    }

    /// Probes in space, without capsules (S3.6).
    #[inline]
    #[must_use]
    pub fn probes(&self) -> usize {
        self.pieces
            .iter()
            .filter(|piece| piece.sample.is_none())
            .count()
    }

    /// True if the player has a probe there, no capsule.
    #[inline]
    #[must_use]
    pub fn has_probe_at(&self, space: Space) -> bool {
        let mut pieces = self.pieces.iter();
        pieces.any(|piece| piece.at == space && piece.sample.is_none())
    }

    /// S3.5, S9.12
    #[inline]
    #[must_use]
    pub fn probe_limit(&self) -> usize {
        1 + usize::from(self.has(Tech::Probe1))
    }

    /// S8.31: own traces of a colour over both species.
    #[must_use]
    pub fn traces_of(&self, color: Trace) -> u8 {
        self.traces[0][color.index()] + self.traces[1][color.index()]
    }
}

//! The rival of a solo game and its objectives.

use crate::names::{Card, Side, TECHS};
use orrery_core::plain::List;
use serde::{Deserialize, Serialize};

/// A revealed objective: its place in the data file, and one bit for each marked task.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenObjective {
    pub tile: u8,
    pub done: u8,
}

/// The rival agency of a solo game (S19, S20). Its score, publicity, computer, probes and markers are
/// those of the second player.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rival {
    /// Difficulty 1 to 5; 0 if there is no rival.
    pub level: u8,
    /// The step of the progress marker, from 0.
    pub progress: u8,
    /// The decision arrow points to the right.
    pub arrow_right: bool,
    /// Action cards by number; the top card is the last one.
    pub deck: List<u8, 16>,
    pub played: List<u8, 16>,
    pub reserve: List<u8, 10>,
    /// Action cards that have been revealed at some time, one bit each.
    pub seen: u32,
    /// Stored technology tiles.
    pub techs: [u8; TECHS],
    /// Cards that it took off the end-of-round stacks; nobody has seen them (S19.56).
    #[serde(default)]
    pub removed: List<Card, 4>,
    /// Message tiles in reserve.
    pub messages: u8,
    pub first_discovered: Option<Side>,
    /// Sectors (and, as 8, the 'Oumuamua tile) completed by the rival in this turn, in order.
    pub completed: List<u8, 4>,
    /// Hidden objectives; the top tile is the last one.
    pub objectives: List<u8, 14>,
    pub open: List<OpenObjective, 3>,
    /// Completed objectives not yet spent.
    pub finished: u8,
    /// Objectives completed at some time, one bit each.
    pub done: u32,
}

impl Rival {
    pub(super) fn is_absent(&self) -> bool {
        *self == Self::default()
    }
}

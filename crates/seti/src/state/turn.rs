//! What is remembered of the current turn and of the card in play.

use super::Sample;
use crate::names::{Body, Card, Space, Star, Tech, Trace};
use crate::op::Addr;
use orrery_core::plain::List;
use serde::{Deserialize, Serialize};

/// Where the current turn stands (S2.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Income choices before the first turn.
    Setup,
    /// Before the main action.
    Before,
    /// During the main action.
    Main,
    /// Sectors are being resolved, or the player passes: no free actions.
    Closed,
    /// After the main action.
    After,
    /// Milestones, discoveries, end of round.
    Closing,
    /// The game has ended.
    Over,
}

/// A reward that waits until something happens in this turn.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// Its instruction.
    pub pc: Addr,
    /// How many units were already paid.
    pub paid: u8,
}

/// What is remembered of the current turn.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Visited by the active player while a card looks at it (D-50), see
    /// [`visit_bit`](crate::solar::Cell::visit_bit).
    pub visited: u16,
    /// The active player moved a piece without changing its ring, while a card looks at it (D-50).
    pub moved_in_ring: bool,
    /// The active player replaced the last data of a sector.
    pub completed_sector: bool,
    /// Exceptions in force, one bit per `TurnRule`.
    pub rules: u8,
    /// Who has gained points in this turn, one bit each: only they can have reached a milestone (S10.1).
    #[serde(default)]
    pub scored: u8,
    /// Something was gained since the active player last decided: a pause may matter (S2.5).
    pub gained: bool,
    /// Rewards that wait for something.
    pub watches: List<Watch, 4>,
}

/// What becomes of the played card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    #[default]
    Usual,
    Tucked,
    Returned,
}

/// What the card being played has done so far.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InPlay {
    pub card: Option<Card>,
    pub fate: Fate,
    /// Its cost has been announced to triggered missions.
    pub announced: bool,
    /// Sectors it marked, one bit each by star, and signals by colour.
    pub sectors: u8,
    pub signals: [u8; 4],
    pub last_star: Option<Star>,
    pub tile_signals: u8,
    /// Where it landed or orbited.
    pub landed: Option<Body>,
    pub on_moon: bool,
    pub launched_at_anomaly: bool,
    pub tech: Option<Tech>,
    pub tech_of_others: bool,
    pub trace: Option<Trace>,
    pub picked: Option<Card>,
    pub drawn: List<Card, 3>,
    pub probe: Option<Space>,
    /// The sample that was just delivered, or whose space was just marked.
    pub sample: Option<Sample>,
}

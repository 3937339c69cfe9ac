//! What happened: the raw material of the log.

use crate::choice::Place;
use crate::map::Hex;
use crate::names::{Bonus, Cubes, Main, Resource, Tech, Track};
use crate::pack::PackRef;
use crate::state::What;
use orrery_core::Seat;
use serde::{Serialize, Serializer};

/// A progress card of a pack; written down by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardName {
    pub pack: PackRef,
    pub index: u8,
}

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.pack.cards[self.index as usize].id)
    }
}

/// An objective card of a pack; written down by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveName {
    pub pack: PackRef,
    pub index: u8,
}

impl Serialize for ObjectiveName {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.pack.objectives[self.index as usize].id)
    }
}

/// Something that happened. Where planets and levels are named, the pack knows their names.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Event {
    /// A tile was placed by a player, face down.
    TilePlaced {
        seat: Seat,
        hex: Hex,
    },
    /// All tiles lie, and this one of the short-range zone is turned up.
    TurnedUp {
        #[serde(skip)]
        pack: PackRef,
        hex: Hex,
        tile: What,
    },
    Round {
        round: u8,
        card: CardName,
    },
    Turn {
        seat: Seat,
    },
    Action {
        seat: Seat,
        action: Main,
    },
    /// Ships are numbered from 1 in events.
    Built {
        seat: Seat,
        ship: u8,
        hex: Hex,
    },
    Paid {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        from: Place,
        cubes: Cubes,
    },
    Settled {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        planet: u8,
        hex: Hex,
    },
    Terraformed {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        planet: u8,
    },
    /// A technology reached a level; `seat` is `None` for the ghost.
    Reached {
        #[serde(skip)]
        pack: PackRef,
        seat: Option<Seat>,
        tech: Tech,
        level: u8,
    },
    Advanced {
        seat: Option<Seat>,
        track: Track,
        space: u8,
    },
    MedalToCard {
        track: Track,
    },
    Medals {
        seat: Option<Seat>,
        track: Track,
        n: u8,
    },
    Moved {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        ship: u8,
        from: Hex,
        to: Hex,
        /// What lies there, face up.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<What>,
    },
    Target {
        seat: Seat,
        hex: Hex,
    },
    Recalled {
        seat: Seat,
        ship: u8,
        hex: Hex,
    },
    Revealed {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        hex: Hex,
        tile: What,
    },
    Produced {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        on: Place,
        cubes: Cubes,
    },
    Burned {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        resource: Resource,
        from: Place,
    },
    Regenerated {
        seat: Seat,
        resource: Resource,
    },
    BonusAction {
        seat: Seat,
        bonus: Bonus,
    },
    Converted {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        on: Place,
        gives: Resource,
    },
    Shifted {
        #[serde(skip)]
        pack: PackRef,
        seat: Seat,
        resource: Resource,
        from: Place,
        to: Place,
    },
    /// An extra cube at the start of a campaign level.
    BonusCube {
        seat: Seat,
        resource: Resource,
    },
    /// Phase 3 begins with this progress card.
    CleanUp {
        card: CardName,
    },
    /// The progress card is applied by this player.
    CardApplied {
        seat: Seat,
        card: CardName,
    },
    Declined {
        seat: Seat,
        card: CardName,
    },
    Named {
        seat: Seat,
        opponent: Seat,
    },
    GameOver,
    /// The objective of a player is revealed.
    Objective {
        objective: ObjectiveName,
        seat: Seat,
        fulfilled: bool,
    },
}

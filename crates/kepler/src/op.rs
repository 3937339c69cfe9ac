//! Effects of bonus actions and progress cards as short programs (K20.5), and conditions of objectives
//! (K20.6).

use crate::names::{Cubes, Kind, Target, Track, Zone};
use serde::{Deserialize, Serialize};

/// A program: a run of operations in [`Pack::code`](crate::pack::Pack::code).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Addr {
    pub start: u8,
    pub len: u8,
}

impl Addr {
    /// The program without its first `n` operations.
    #[must_use]
    pub fn after(self, n: u8) -> Self {
        Self {
            start: self.start + n,
            len: self.len - n,
        }
    }
}

/// One operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Advance on a track; `None` lets the player choose.
    AdvanceTrack(Option<Track>, u8),
    /// Regenerate up to so many cubes.
    Regenerate(u8),
    /// Produce on one planet of choice.
    Produce(Cubes),
    /// Produce on Earth.
    ProduceOnEarth(Cubes),
    /// Burn so many cubes.
    Burn(u8),
    /// Burn as many cubes as the number of the level that was just reached.
    BurnLevel,
    /// Advance one technology by so many levels without paying, to this level at most.
    AdvanceTechnology { levels: u8, max: u8 },
    /// Build one ship without paying.
    BuildShip,
    /// Move each own ship up to so many hexes.
    MoveShips(u8),
    /// Turn so many tiles face up.
    RevealTiles(u8),
    /// Terraform up to so many planets, meeting the level; `paid` if the cost is due.
    Terraform { planets: u8, paid: bool },
    /// Name an opponent: the first program is theirs, the second one's own.
    ChooseOpponent(Addr, Addr),
}

/// One step of a progress card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardStep {
    pub target: Target,
    pub optional: bool,
    pub run: Addr,
}

/// One condition of an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    TerraformedInZone(Zone, u8),
    TerraformedOfKind(Kind, u8),
    TerraformedTotal(u8),
    TerraformedSameKind(u8),
    ColonisedInZone(Zone, u8),
    ColonisedOfKind(Kind, u8),
    ColonisedTotal(u8),
    /// So many technologies at this level or higher.
    TechnologiesAtLevel {
        level: u8,
        n: u8,
    },
    AntimatterOnPlanets(u8),
    ShipsOnMines(u8),
    ShipsOnBoard(u8),
    HighestOnTrack {
        track: Track,
        ties: bool,
        ghost: bool,
    },
}

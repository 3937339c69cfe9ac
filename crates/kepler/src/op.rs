//! Effects of bonus actions and progress cards as short programs (K20.5), and conditions of objectives and
//! progress cards (K20.4, K20.6).

use crate::names::{Berth, Cubes, Kind, Pool, Resource, Tech, Track, Zone};
use serde::{Deserialize, Serialize};

/// A program: a run of operations in [`Pack::code`](crate::pack::Pack::code), or of conditions.
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
    /// Whom it concerns: everybody for whom this holds; `None` is everybody.
    pub target: Option<Cond>,
    pub optional: bool,
    pub run: Addr,
}

/// What a condition counts of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Colonised planets, or only terraformed ones; `None` is any type and any zone.
    Planets {
        terraformed: bool,
        kind: Option<Kind>,
        zone: Option<Zone>,
    },
    /// Planets of that type of which there are most.
    OfOneType {
        terraformed: bool,
    },
    /// Types of which there is a planet.
    Types {
        terraformed: bool,
    },
    /// Technologies at this level or higher.
    Technologies {
        level: u8,
    },
    /// Levels of a technology.
    Levels(Tech),
    /// Spaces on a track.
    Spaces(Track),
    /// Medals won, of one track or of both.
    Medals(Option<Track>),
    Ships(Berth),
    /// Cubes of one kind or of all.
    Cubes(Option<Resource>, Pool),
}

/// What can make a player have less of something that conditions count: a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Loss {
    /// Cubes of planet cards are spent or burned.
    Spent = 1,
    /// Storage falls: cubes are produced or burned.
    Stored = 2,
    /// The well falls: cubes are regenerated.
    Well = 4,
    /// Energy becomes matter, or matter energy.
    Converted = 8,
    /// Cubes leave a planet card for another.
    Shifted = 16,
    /// Ships leave the board or the reserve.
    Ships = 32,
}

impl Count {
    /// The losses after which a player can have less of it, as bits of [`Loss`]; colonies, levels, spaces and
    /// medals are never lost.
    #[must_use]
    pub const fn losses(self) -> u8 {
        let Self::Cubes(resource, pool) = self else {
            return match self {
                Self::Ships(_) => Loss::Ships as u8,
                _ => 0,
            };
        };
        let converted = match resource {
            Some(Resource::Energy | Resource::Matter) => Loss::Converted as u8,
            Some(Resource::Antimatter) | None => 0,
        };
        match pool {
            Pool::Planets => Loss::Spent as u8 | converted,
            Pool::Earth => Loss::Spent as u8 | Loss::Shifted as u8 | converted,
            Pool::Storage => Loss::Stored as u8 | converted,
            Pool::Well => Loss::Well as u8,
        }
    }
}

/// A condition: what is asked of a player by an objective or a progress card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    /// So many or more.
    AtLeast(Count, u8),
    /// Nobody has more or, without `ties`, as many; `ghost` if the ghost counts.
    Highest { of: Count, ties: bool, ghost: bool },
    /// Nobody has less or, without `ties`, as few.
    Lowest { of: Count, ties: bool, ghost: bool },
    /// At least `n` of these hold: a run of [`Pack::conditions`](crate::pack::Pack::conditions).
    Several { n: u8, of: Addr },
}

//! The vocabulary of the game: small closed sets of names, each with one text form that is used in
//! data files, choices, states and scenarios alike (K20).

use orrery_core::names;
use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

names! {
    /// Kinds of resource cubes (K4.1, K20.1).
    Resource { Energy = "energy", Matter = "matter", Antimatter = "antimatter" }
}

names! {
    /// Kinds of planets, from easy to hard (K20.2).
    Kind {
        Oceanic = "oceanic", Rocky = "rocky", SuperEarth = "super-earth", GasGiant = "gas-giant",
        Alien = "alien",
    }
}

names! {
    /// Range zones, spreading outward from Sol (K4.11).
    Zone { Short = "short", Medium = "medium", Long = "long" }
}

names! {
    /// The five technologies I to V (K13).
    Tech {
        SpaceTravel = "space-travel", QuantumPhysics = "quantum-physics",
        EnergyDevelopment = "energy-development", Terraforming = "terraforming",
        AntimatterScience = "antimatter-science",
    }
}

names! {
    /// The two leadership tracks (K12).
    Track { Colonial = "colonial", Technology = "technology" }
}

names! {
    /// The nine main actions (K7).
    Main {
        SpaceMissions = "space-missions", ColonialSettlement = "colonial-settlement",
        TechnologicalDevelopment = "technological-development",
        StellarPropulsion = "stellar-propulsion", Terraform = "terraform",
        GalacticMapping = "galactic-mapping", EnergyStorage = "energy-storage",
        PlanetaryExploitation = "planetary-exploitation",
        AntimatterGeneration = "antimatter-generation",
    }
}

names! {
    /// The six bonus actions (K8): what each does is in the data.
    Bonus {
        SpaceLogistics = "space-logistics", TechnicalEvolution = "technical-evolution",
        ScientificProgress = "scientific-progress", CivilModernity = "civil-modernity",
        SpaceExploration = "space-exploration", NeoExploitation = "neo-exploitation",
    }
}

names! {
    /// What is printed on a space of a leadership track, beside a medal (K12.2, K12.3, K20.3).
    Icon {
        Regenerate = "regenerate", ProduceEnergy = "produce-energy",
        ProduceMatter = "produce-matter", ProduceAntimatter = "produce-antimatter",
    }
}

names! {
    /// Where ships are counted (K20.6).
    Berth { Board = "board", Mines = "mines", Planets = "planets", Reserve = "reserve" }
}

names! {
    /// Where cubes are counted (K20.6); Earth is a planet card too.
    Pool { Planets = "planets", Earth = "earth", Storage = "storage", Well = "well" }
}

names! {
    /// The two sets of objective cards (K2.11).
    ObjectiveSet { Standard = "standard", Advanced = "advanced" }
}

names! {
    /// Where points come from (K14.2).
    Source {
        Antimatter = "antimatter", AllTypes = "all-types", ThreeOfAType = "three-of-a-type",
        Mines = "mines", Technologies = "technologies", Medals = "medals", Zones = "zones",
        Colonial = "colonial-track", Technology = "technology-track",
        Terraformed = "terraformed", Objectives = "objectives",
    }
}

/// How many planets are numbered (K1.3, K1.4).
pub const PLANETS: usize = 28;
/// How many mines there are, and how many colonial targets (K1.3).
pub const EXTRAS: usize = 4;
/// How many progress cards there are (K1.5).
pub const CARDS: usize = 18;
/// How many objective cards there are (K1.5).
pub const OBJECTIVES: usize = 17;
/// The highest level of a technology (H9).
pub const TOP: u8 = 4;
/// How many colony markers a player has (K1.7).
pub const COLONIES: usize = 5;
/// How many ships a player has (K3.8).
pub const SHIPS: usize = 3;

/// Some cubes of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    pub energy: u8,
    pub matter: u8,
    pub antimatter: u8,
}

impl Cubes {
    /// No cube.
    pub const NONE: Self = Self::new(0, 0, 0);

    /// So many of each kind.
    #[must_use]
    pub const fn new(energy: u8, matter: u8, antimatter: u8) -> Self {
        Self {
            energy,
            matter,
            antimatter,
        }
    }

    /// Cubes of one kind.
    #[must_use]
    pub fn of(resource: Resource, n: u8) -> Self {
        let mut cubes = Self::NONE;
        cubes[resource] = n;
        cubes
    }

    /// True if there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// How many in all.
    #[must_use]
    pub fn total(self) -> u8 {
        self.energy + self.matter + self.antimatter
    }

    /// True if there is energy or matter, which conversions bring into storage (K13.2a).
    #[must_use]
    pub fn convertible(self) -> bool {
        self.energy > 0 || self.matter > 0
    }

    /// True if everything in `other` is here too.
    #[inline]
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        self.energy >= other.energy
            && self.matter >= other.matter
            && self.antimatter >= other.antimatter
    }

    /// What is left of `self` when everything in `other` is taken away from it.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::new(
            self.energy.saturating_sub(other.energy),
            self.matter.saturating_sub(other.matter),
            self.antimatter.saturating_sub(other.antimatter),
        )
    }

    /// As much of `self` as `other` has.
    #[must_use]
    pub fn at_most(self, other: Self) -> Self {
        Self::new(
            self.energy.min(other.energy),
            self.matter.min(other.matter),
            self.antimatter.min(other.antimatter),
        )
    }
}

impl Index<Resource> for Cubes {
    type Output = u8;
    fn index(&self, resource: Resource) -> &u8 {
        match resource {
            Resource::Energy => &self.energy,
            Resource::Matter => &self.matter,
            Resource::Antimatter => &self.antimatter,
        }
    }
}

impl IndexMut<Resource> for Cubes {
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        match resource {
            Resource::Energy => &mut self.energy,
            Resource::Matter => &mut self.matter,
            Resource::Antimatter => &mut self.antimatter,
        }
    }
}

impl Add for Cubes {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(
            self.energy + other.energy,
            self.matter + other.matter,
            self.antimatter + other.antimatter,
        )
    }
}

impl Sub for Cubes {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(
            self.energy - other.energy,
            self.matter - other.matter,
            self.antimatter - other.antimatter,
        )
    }
}

impl AddAssign for Cubes {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Cubes {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

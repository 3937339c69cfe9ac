//! An index for every choice of Kepler-3042 with the built-in data pack.

use crate::actions::{Below, Factor, actions, listed};
use orrery_core::{MAX_SEATS, Seat};
use orrery_kepler::Choice;
use orrery_kepler::choice::Place;
use orrery_kepler::map::{HEXES, Hex};
use orrery_kepler::names::{Bonus, Cubes, Main, PLANETS, Resource, SHIPS, Tech, Track};
use orrery_kepler::pack::PackRef;

listed!(Bonus, Main, Resource, Tech, Track);

/// A hex of the printed board, in its order.
impl Factor for Hex {
    type Value = Self;
    const COUNT: usize = HEXES;
    fn rank(hex: Self) -> Option<usize> {
        PackRef::builtin().map.find(hex)
    }
    fn at(rank: usize) -> Self {
        PackRef::builtin().map.spot(rank).hex
    }
}

/// A planet by its number, from 1.
enum Planet {}

impl Factor for Planet {
    type Value = u8;
    const COUNT: usize = PLANETS;
    fn rank(number: u8) -> Option<usize> {
        usize::from(number)
            .checked_sub(1)
            .filter(|&rank| rank < PLANETS)
    }
    fn at(rank: usize) -> u8 {
        rank as u8 + 1
    }
}

/// Earth, the planets, and storage last.
impl Factor for Place {
    type Value = Self;
    const COUNT: usize = PLANETS + 2;
    fn rank(place: Self) -> Option<usize> {
        match place {
            Self::Storage => Some(PLANETS + 1),
            card => Card::rank(card),
        }
    }
    fn at(rank: usize) -> Self {
        match rank {
            rank if rank > PLANETS => Self::Storage,
            card => Card::at(card),
        }
    }
}

/// A planet card: Earth, or a planet.
enum Card {}

impl Factor for Card {
    type Value = Place;
    const COUNT: usize = PLANETS + 1;
    fn rank(place: Place) -> Option<usize> {
        match place {
            Place::Storage => None,
            Place::Earth => Some(0),
            Place::Planet(number) => Some(Planet::rank(number)? + 1),
        }
    }
    fn at(rank: usize) -> Place {
        match rank {
            0 => Place::Earth,
            number => Place::Planet(number as u8),
        }
    }
}

/// How many cubes of each kind a player has (K3.2, K15.3).
const ENERGY: usize = 7;
const MATTER: usize = 7;
const ANTIMATTER: usize = 3;

/// Some of the cubes of a player, but not none.
impl Factor for Cubes {
    type Value = Self;
    const COUNT: usize = (ENERGY + 1) * (MATTER + 1) * (ANTIMATTER + 1) - 1;
    fn rank(cubes: Self) -> Option<usize> {
        let [energy, matter, antimatter] =
            [cubes.energy, cubes.matter, cubes.antimatter].map(usize::from);
        if energy > ENERGY || matter > MATTER || antimatter > ANTIMATTER {
            return None;
        }
        (((energy * (MATTER + 1)) + matter) * (ANTIMATTER + 1) + antimatter).checked_sub(1)
    }
    fn at(rank: usize) -> Self {
        let (rest, antimatter) = ((rank + 1) / (ANTIMATTER + 1), (rank + 1) % (ANTIMATTER + 1));
        let (energy, matter) = (rest / (MATTER + 1), rest % (MATTER + 1));
        Self::new(energy as u8, matter as u8, antimatter as u8)
    }
}

impl Factor for Seat {
    type Value = Self;
    const COUNT: usize = MAX_SEATS;
    fn rank(seat: Self) -> Option<usize> {
        Some(seat.index())
    }
    fn at(rank: usize) -> Self {
        Self::new(rank).unwrap_or_default()
    }
}

type Ship = Below<SHIPS>;

actions! { Choice {
    Place(hex: Hex) = "place",
    Start(technology: Tech) = "start",
    Cube(resource: Resource) = "cube",
    Action(action: Main) = "action",
    Build(planet: Card, hex: Hex) = "build",
    Settle(planet: Planet) = "settle",
    Develop(technology: Tech, planet: Card) = "develop",
    Advance(technology: Tech) = "advance",
    Ship(ship: Ship) = "ship",
    Move(ship: Ship, hex: Hex) = "move",
    Stay = "stay",
    Terraform(planet: Planet) = "terraform",
    Track(track: Track) = "track",
    Reveal(hex: Hex) = "reveal",
    Exploit(planet: Planet) = "exploit",
    Produce(planet: Card, cubes: Cubes) = "produce",
    Bonus(bonus: Bonus) = "bonus",
    Burn(resource: Resource, place: Place) = "burn",
    Recall(ship: Ship) = "recall",
    Regenerate(resource: Resource) = "regenerate",
    Opponent(seat: Seat) = "opponent",
    Accept = "accept",
    Decline = "decline",
    Convert(resource: Resource, planet: Card) = "convert",
    Shift(resource: Resource, from: Card, to: Card) = "shift",
    Done = "done",
    Skip = "skip",
    End = "end",
} }

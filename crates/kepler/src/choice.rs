//! Every choice and its one text form, described in `docs/notation-kepler.md`.

use crate::map::Hex;
use crate::names::{Bonus, Cubes, Main, PLANETS, Resource, SHIPS, Tech, Track};
use orrery_core::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Where cubes lie: `storage`, `earth`, or a planet card by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    Storage,
    Earth,
    Planet(u8),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Storage => f.write_str("storage"),
            Self::Earth => f.write_str("earth"),
            Self::Planet(number) => number.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "storage" => Ok(Self::Storage),
            "earth" => Ok(Self::Earth),
            number => planet(number).map(Self::Planet),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(d)?;
        text.parse()
            .map_err(|()| D::Error::custom(format!("`{text}` is no place for cubes")))
    }
}

/// One choice of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Put the next face-down tile here (K2.6).
    Place(Hex),
    /// Begin with this technology at level 1 (K3.4).
    Start(Tech),
    /// A bonus cube of a campaign (K15.8).
    Cube(Resource),
    /// Move the action cube (K6.1).
    Action(Main),
    /// Build a ship beside this planet, which pays if anything is paid (K7.1, K8.5).
    Build(Place, Hex),
    Settle(u8),
    /// Advance a technology, paid from this planet (K7.3).
    Develop(Tech, Place),
    /// Advance a technology free of cost.
    Advance(Tech),
    /// This ship moves next.
    Ship(u8),
    /// The ship goes there.
    Move(u8, Hex),
    Stay,
    Terraform(u8),
    Track(Track),
    Reveal(Hex),
    Exploit(u8),
    Produce(Place, Cubes),
    Bonus(Bonus),
    Burn(Resource, Place),
    Recall(u8),
    Regenerate(Resource),
    Opponent(Seat),
    Accept,
    Decline,
    /// Exchange this cube of the planet for the other kind (K13.2a).
    Convert(Resource, Place),
    /// Move a cube between planets (K13.2b).
    Shift(Resource, Place, Place),
    Done,
    Skip,
    End,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place(hex) => write!(f, "place {hex}"),
            Self::Start(tech) => write!(f, "start {tech}"),
            Self::Cube(resource) => write!(f, "cube {resource}"),
            Self::Action(main) => write!(f, "action {main}"),
            Self::Build(place, hex) => write!(f, "build {place} {hex}"),
            Self::Settle(planet) => write!(f, "settle {planet}"),
            Self::Develop(tech, place) => write!(f, "develop {tech} {place}"),
            Self::Advance(tech) => write!(f, "advance {tech}"),
            Self::Ship(ship) => write!(f, "ship {}", ship + 1),
            Self::Move(ship, hex) => write!(f, "move {} {hex}", ship + 1),
            Self::Stay => f.write_str("stay"),
            Self::Terraform(planet) => write!(f, "terraform {planet}"),
            Self::Track(track) => write!(f, "track {track}"),
            Self::Reveal(hex) => write!(f, "reveal {hex}"),
            Self::Exploit(planet) => write!(f, "exploit {planet}"),
            Self::Produce(place, cubes) => {
                write!(f, "produce {place}")?;
                for &resource in Resource::ALL {
                    if cubes[resource] > 0 {
                        write!(f, " {} {resource}", cubes[resource])?;
                    }
                }
                Ok(())
            }
            Self::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Self::Burn(resource, place) => write!(f, "burn {resource} {place}"),
            Self::Recall(ship) => write!(f, "recall {}", ship + 1),
            Self::Regenerate(resource) => write!(f, "regenerate {resource}"),
            Self::Opponent(seat) => write!(f, "opponent {seat}"),
            Self::Accept => f.write_str("accept"),
            Self::Decline => f.write_str("decline"),
            Self::Convert(resource, place) => write!(f, "convert {resource} {place}"),
            Self::Shift(resource, from, to) => write!(f, "shift {resource} {from} {to}"),
            Self::Done => f.write_str("done"),
            Self::Skip => f.write_str("skip"),
            Self::End => f.write_str("end"),
        }
    }
}

fn planet(text: &str) -> Result<u8, ()> {
    let number: u8 = text.parse().map_err(|_| ())?;
    if (1..=PLANETS as u8).contains(&number) {
        Ok(number)
    } else {
        Err(())
    }
}

fn ship(text: &str) -> Result<u8, ()> {
    let number: u8 = text.parse().map_err(|_| ())?;
    if (1..=SHIPS as u8).contains(&number) {
        Ok(number - 1)
    } else {
        Err(())
    }
}

fn cubes(words: &[&str]) -> Result<Cubes, ()> {
    let mut cubes = Cubes::NONE;
    for pair in words.chunks(2) {
        let &[number, resource] = pair else {
            return Err(());
        };
        cubes[resource.parse()?] = number.parse().map_err(|_| ())?;
    }
    Ok(cubes)
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let choice = match *words.as_slice() {
            ["place", hex] => Self::Place(hex.parse()?),
            ["start", tech] => Self::Start(tech.parse()?),
            ["cube", resource] => Self::Cube(resource.parse()?),
            ["action", main] => Self::Action(main.parse()?),
            ["build", place, hex] => Self::Build(place.parse()?, hex.parse()?),
            ["settle", number] => Self::Settle(planet(number)?),
            ["develop", tech, place] => Self::Develop(tech.parse()?, place.parse()?),
            ["advance", tech] => Self::Advance(tech.parse()?),
            ["ship", number] => Self::Ship(ship(number)?),
            ["move", number, hex] => Self::Move(ship(number)?, hex.parse()?),
            ["stay"] => Self::Stay,
            ["terraform", number] => Self::Terraform(planet(number)?),
            ["track", track] => Self::Track(track.parse()?),
            ["reveal", hex] => Self::Reveal(hex.parse()?),
            ["exploit", number] => Self::Exploit(planet(number)?),
            ["produce", place, ref amounts @ ..] => Self::Produce(place.parse()?, cubes(amounts)?),
            ["bonus", bonus] => Self::Bonus(bonus.parse()?),
            ["burn", resource, place] => Self::Burn(resource.parse()?, place.parse()?),
            ["recall", number] => Self::Recall(ship(number)?),
            ["regenerate", resource] => Self::Regenerate(resource.parse()?),
            ["opponent", number] => {
                let number = number.parse().map_err(|_| ())?;
                Self::Opponent(Seat::from_number(number).ok_or(())?)
            }
            ["accept"] => Self::Accept,
            ["decline"] => Self::Decline,
            ["convert", resource, place] => Self::Convert(resource.parse()?, place.parse()?),
            ["shift", resource, from, to] => {
                Self::Shift(resource.parse()?, from.parse()?, to.parse()?)
            }
            ["done"] => Self::Done,
            ["skip"] => Self::Skip,
            ["end"] => Self::End,
            _ => return Err(()),
        };
        // `04,015` or an order of cubes of one's own is not the one text of a choice.
        if choice.to_string() == text {
            Ok(choice)
        } else {
            Err(())
        }
    }
}

//! The complete state of a game: one plain value, and questions about it that need no engine.
//!
//! Everything unfinished is on [`Kepler::stack`]; there is no second place for pending business. What
//! can be computed from the rest is not stored.

use crate::choice::Place;
use crate::map::{Cell, Hex};
use crate::names::{
    CARDS, COLONIES, Cubes, EXTRAS, Kind, Main, OBJECTIVES, PLANETS, Resource, SHIPS, TOP, Tech,
    Track, Zone,
};
use crate::op::Addr;
use crate::pack::{Benefit, PackRef};
use crate::placement;
use crate::setup::Placement;
use orrery_core::plain::{Bits, List};
use orrery_core::{MAX_SEATS, Rng, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How many tiles there are (K1.3).
pub const TILES: usize = PLANETS + 2 * EXTRAS;

/// What a tile is: `14`, `mine` or `target`; nothing else is a celestial body (K4.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum What {
    #[default]
    Mine,
    /// A colonial target (K9.9).
    Target,
    /// A planet by its number.
    Planet(u8),
}

impl What {
    /// What a ship meets on a tile; `None` lies face down.
    #[inline]
    #[must_use]
    pub fn cell(what: Option<Self>, owned: bool) -> Cell {
        match what {
            None => Cell::Blocked,             // K9.5, K16.3
            Some(_) if owned => Cell::Blocked, // K9.7
            Some(Self::Target) => Cell::Target,
            Some(Self::Mine | Self::Planet(_)) => Cell::Stop,
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mine => f.write_str("mine"),
            Self::Target => f.write_str("target"),
            Self::Planet(number) => number.fmt(f),
        }
    }
}

impl FromStr for What {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "mine" => Ok(Self::Mine),
            "target" => Ok(Self::Target),
            number => match number.parse() {
                Ok(number) if (1..=PLANETS as u8).contains(&number) => Ok(Self::Planet(number)),
                _ => Err(()),
            },
        }
    }
}

impl Serialize for What {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for What {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(d)?;
        text.parse()
            .map_err(|()| D::Error::custom(format!("`{text}` is no tile")))
    }
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub hex: Hex,
    pub what: What,
    /// Face up.
    pub up: bool,
    /// Whose colony marker lies on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
}

/// A planet card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colony {
    pub planet: u8,
    pub terraformed: bool,
    pub cubes: Cubes,
}

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub storage: Cubes,
    pub well: Cubes,
    pub earth: Cubes,
    pub colonies: List<Colony, COLONIES>,
    /// Levels by [`Tech`].
    pub techs: [u8; 5],
    /// Spaces by [`Track`].
    pub tracks: [u8; 2],
    /// Medals won, by [`Track`].
    pub medals: [u8; 2],
    /// `None` in the reserve.
    pub ships: [Option<Hex>; SHIPS],
    /// The space of the action cube, 0 to 8, row by row.
    pub cube: u8,
    /// The objective card; none in the solo game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective: Option<u8>,
    /// Objectives of [`Pack::passing`](crate::pack::Pack::passing), held or not, that this player has
    /// fulfilled at some time (R15).
    #[serde(default, skip_serializing_if = "empty")]
    pub achieved: Bits<1>,
}

/// What the active player has done in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    pub conversions: u8,
    pub shifts: u8,
    /// Bonus actions taken: 1 for the one of the row, 2 for the one of the column.
    pub bonus: u8,
    /// Conversions since the last other choice, two bits for each planet card, Earth first: a planet
    /// that gave energy does not take it back at once (R19).
    pub converted: u16,
}

/// The solo game (K15); level 0 if there are several players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// Index of the campaign.
    pub campaign: u8,
    pub level: u8,
    /// The scores with which the lower levels were passed.
    pub scores: List<u16, 3>,
    /// Who placed the tiles: the next game of the campaign does it in the same way.
    pub placement: Placement,
    pub ghost: Ghost,
}

/// The ghost's markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ghost {
    pub techs: [u8; 5],
    pub tracks: [u8; 2],
    pub medals: [u8; 2],
}

impl Solo {
    fn is_absent(&self) -> bool {
        self.level == 0
    }
}

/// Where something is produced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum On {
    /// On one planet card of choice (K4.2).
    Any,
    Earth,
    Planet(u8),
}

/// Unfinished business. The first group waits for a choice, the second runs by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// Put a tile on the board (K2.6).
    PlaceTile,
    /// Choose so many starting technologies (K3.4).
    Start(u8),
    /// Choose so many bonus cubes (K15.8).
    Cubes(u8),
    /// Choose the main action (K6).
    Main,
    /// Build up to so many ships; paid or free.
    Build {
        left: u8,
        paid: bool,
    },
    Settle,
    Develop,
    /// Advance a technology free of cost; `burn` if the level reached is burned afterwards.
    AdvanceFree {
        levels: u8,
        max: u8,
        burn: bool,
    },
    /// Choose the ship that moves next; `moved` are the bits of those that have, `aside` of those that
    /// were put back since (R44).
    Fly {
        speed: u8,
        moved: u8,
        #[serde(default)]
        aside: u8,
    },
    /// Choose where the ship goes.
    Destination {
        ship: u8,
        left: u8,
    },
    Terraform {
        left: u8,
        paid: bool,
    },
    /// Galactic Mapping, from its first step on: choose a track, or do without the action (K7.6, R43).
    Map,
    ChooseTrack(u8),
    /// Choose so many more tiles, which are then turned up together (K7.6).
    Reveal(u8),
    /// Exploit up to so many planets; `done` are the bits of those that have produced.
    Exploit {
        left: u8,
        done: u8,
    },
    Produce {
        cubes: Cubes,
        on: On,
    },
    /// Choose a bonus action (K8).
    Bonus,
    Burn(u8),
    /// Recall ships and end the turn (K10).
    Recall,
    Regenerate(u8),
    /// Take this step of the progress card or not.
    Offer(u8),
    /// Name an opponent; programs for them and for oneself.
    Opponent(Addr, Addr),

    /// Turn up what lies in the short-range zone (K2.7).
    TurnUp,
    #[default]
    NewRound,
    /// The turns of so many players are still to come in this round.
    Turns(u8),
    /// Step 2c (K9.3).
    MoveShips,
    /// Advance so many spaces on a track (K12.1).
    Advance(Track, u8),
    /// Reach this level of a technology, level by level (K13.6, K13.7).
    Acquire(Tech, u8),
    Run(Addr),
    /// Apply this step of the progress card.
    CardStep(u8),
    /// Phase 3a (K11.1).
    ApplyCard,
    /// Phases 3b and 3c (K11.3, K11.4).
    Award,
}

impl Job {
    /// All ships may move so far.
    #[must_use]
    pub const fn fly(speed: u8) -> Self {
        Self::Fly {
            speed,
            moved: 0,
            aside: 0,
        }
    }
}

/// A job and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    pub who: Seat,
    #[serde(rename = "task")]
    pub job: Job,
}

/// How deep unfinished business can get: a progress card with four steps for four players, below a chain
/// of collaborations that only another data pack could have.
pub const STACK: usize = 48;

/// A game of Kepler-3042, complete with everything hidden.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kepler {
    pub pack: PackRef,
    pub rng: Rng,
    /// 0 before the first round.
    pub round: u8,
    /// Who begins this round.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What is remembered of the turn.
    #[serde(rename = "turn")]
    pub facts: Facts,
    pub players: List<Player, MAX_SEATS>,
    pub tiles: List<Tile, TILES>,
    /// Tiles that are about to be turned up, by their position in `tiles` (K7.6).
    #[serde(default, skip_serializing_if = "empty")]
    pub chosen: Bits<1>,
    /// Tiles that the players still have to place, face down.
    #[serde(default, skip_serializing_if = "nothing")]
    pub pile: List<What, TILES>,
    /// Progress cards by their index, the next one last.
    pub deck: List<u8, CARDS>,
    /// Progress cards in the box, unseen.
    #[serde(rename = "box")]
    pub boxed: List<u8, CARDS>,
    /// The face-up progress card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// Medals on the card, by track.
    pub on_card: [u8; 2],
    /// Spaces of the tracks on which a medal lies.
    pub medals: [Bits<1>; 2],
    /// Medals taken from the supply.
    pub supplied: u8,
    /// Objectives that nobody has.
    pub spare: List<u8, OBJECTIVES>,
    #[serde(default, skip_serializing_if = "Solo::is_absent")]
    pub solo: Solo,
    pub stack: List<Frame, STACK>,
}

const _: () = assert!(size_of::<Kepler>() <= 2048);

fn empty(set: &Bits<1>) -> bool {
    set.is_empty()
}

fn nothing(pile: &List<What, TILES>) -> bool {
    pile.is_empty()
}

impl Player {
    /// The cubes at a place; `None` for a planet that is not theirs.
    #[must_use]
    pub fn cubes(&self, place: Place) -> Option<Cubes> {
        match place {
            Place::Storage => Some(self.storage),
            Place::Earth => Some(self.earth),
            Place::Planet(number) => self.colony(number).map(|colony| colony.cubes),
        }
    }

    /// The cubes at a place, to change them.
    pub fn cubes_mut(&mut self, place: Place) -> Option<&mut Cubes> {
        match place {
            Place::Storage => Some(&mut self.storage),
            Place::Earth => Some(&mut self.earth),
            Place::Planet(number) => {
                let mut colonies = self.colonies.iter_mut();
                let colony = colonies.find(|colony| colony.planet == number)?;
                Some(&mut colony.cubes)
            }
        }
    }

    /// The card of a planet.
    #[must_use]
    pub fn colony(&self, number: u8) -> Option<&Colony> {
        self.colonies.iter().find(|colony| colony.planet == number)
    }

    /// The planet cards of this player, Earth first (K4.8).
    #[inline]
    pub fn planets(&self) -> impl Iterator<Item = (Place, Cubes)> + Clone {
        let colonies = self.colonies.iter();
        let colonies = colonies.map(|colony| (Place::Planet(colony.planet), colony.cubes));
        std::iter::once((Place::Earth, self.earth)).chain(colonies)
    }

    /// Cubes on all planet cards.
    #[must_use]
    pub fn on_planets(&self) -> Cubes {
        self.planets()
            .fold(Cubes::NONE, |sum, (_, cubes)| sum + cubes)
    }

    /// All cubes that are not in the well.
    #[must_use]
    pub fn outside_well(&self) -> Cubes {
        self.storage + self.on_planets()
    }

    /// The level of a technology.
    #[inline]
    #[must_use]
    pub fn level(&self, tech: Tech) -> u8 {
        self.techs[tech.index()]
    }

    /// Ships in the reserve.
    #[must_use]
    pub fn reserve(&self) -> usize {
        self.ships.iter().filter(|ship| ship.is_none()).count()
    }
}

impl Kepler {
    /// A player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// True for the solo game.
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.solo.level > 0
    }

    /// What a player's level of a technology gives.
    #[inline]
    #[must_use]
    pub fn benefit(&self, seat: Seat, tech: Tech) -> &Benefit {
        &self.pack.level(tech, self.player(seat).level(tech)).gives
    }

    /// The seats in turn order, beginning with `from`.
    pub fn seats_from(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.players.len();
        let from = from.index();
        (0..seats).filter_map(move |step| Seat::new((from + step) % seats))
    }

    /// The other seats in turn order, beginning left of `who`.
    pub fn others(&self, who: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.seats_from(who).filter(move |&seat| seat != who)
    }

    /// The tile on a hex.
    #[inline]
    #[must_use]
    pub fn tile(&self, hex: Hex) -> Option<&Tile> {
        self.tiles.iter().find(|tile| tile.hex == hex)
    }

    /// The tile of a planet.
    #[must_use]
    pub fn planet_tile(&self, number: u8) -> Option<&Tile> {
        let what = What::Planet(number);
        self.tiles.iter().find(|tile| tile.what == what)
    }

    /// True if a ship of anybody stands there.
    #[must_use]
    pub fn has_ship(&self, hex: Hex) -> bool {
        let mut ships = self.players.iter().flat_map(|player| player.ships);
        ships.any(|ship| ship == Some(hex))
    }

    /// The zone of a hex.
    #[must_use]
    pub fn zone(&self, hex: Hex) -> Zone {
        self.pack.map.zone(hex)
    }

    /// The kind of a planet.
    #[inline]
    #[must_use]
    pub fn kind(&self, number: u8) -> Kind {
        self.pack.planet(number).kind
    }

    /// The action that the cube of a player stands on.
    #[must_use]
    pub fn action(&self, seat: Seat) -> Main {
        self.pack.board[self.player(seat).cube as usize]
    }

    /// The hex beside which ships paid or built by a planet appear (K9.1).
    #[must_use]
    pub fn home(&self, place: Place) -> Option<Hex> {
        match place {
            Place::Storage => None,
            Place::Earth => Some(self.pack.map.sol()),
            Place::Planet(number) => self.planet_tile(number).map(|tile| tile.hex),
        }
    }

    /// Advances of the players and the ghost on a track, the ghost last.
    pub(crate) fn positions(&self, track: Track) -> impl Iterator<Item = u8> {
        let players = self
            .players
            .iter()
            .map(move |player| player.tracks[track.index()]);
        let ghost = self
            .is_solo()
            .then(|| self.solo.ghost.tracks[track.index()]);
        players.chain(ghost)
    }

    /// True if a technology of a player can still advance.
    #[must_use]
    pub fn can_advance(&self, seat: Seat, tech: Tech) -> bool {
        self.player(seat).level(tech) < TOP
    }

    /// A place where a tile may be put now (K2.4).
    #[must_use]
    pub fn may_hold_tile(&self, index: usize) -> bool {
        let map = &self.pack.map;
        let mut near = map.around(index).chain([index]);
        placement::suits(map, index, self.players.len() as u8)
            && near.all(|hex| self.tile(map.spot(hex).hex).is_none())
    }

    /// How many conversions and shifts the active player has left in this turn (K13.2c).
    #[must_use]
    pub fn quanta(&self) -> (u8, u8) {
        let gives = self.benefit(self.active, Tech::QuantumPhysics);
        let conversions = if gives.conversions == crate::pack::UNLIMITED {
            gives.conversions
        } else {
            gives.conversions.saturating_sub(self.facts.conversions)
        };
        (conversions, gives.shifts.saturating_sub(self.facts.shifts))
    }

    /// True if the planet card at this position (Earth is 0) gave up the other kind just before (R19).
    #[must_use]
    pub fn would_undo(&self, position: usize, gives: Resource) -> bool {
        let other = if gives == Resource::Energy { 1 } else { 0 };
        self.facts.converted & 1 << (2 * position + other) != 0
    }
}

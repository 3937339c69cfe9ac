//! The printed components, read once from `data/seti/`.
//!
//! Everything here is fixed for all games. Effects are programs in [`Pack::code`].

mod read;

pub(crate) use read::Files;
pub use read::{FILES, builtin_file, read};

use crate::names::{
    Card, Color, Corner, Income, MOONS, PLANETS, Place, Resource, Species, Star, Subject, TECHS,
};
use crate::op::{Addr, Code, Cond, Metric, Op, Trigger};
use crate::rival::Solo;
use crate::solar::Layouts;
use orrery_core::plain::Bits;
use serde::Deserialize;
use std::sync::LazyLock;

/// A set of cards that can be in a hand, as bits by [`Card::index`].
pub type CardBits = Bits<3>;

/// What becomes of a card after its effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Event,
    Conditional,
    Triggered,
    Endgame,
    Message,
    Exertian,
}

/// Points of a gold-box card at the end of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum EndScore {
    /// So many for each unit.
    Per(u8, Metric),
    /// So many if the condition holds.
    If(u8, Cond),
    /// An unmarked gold tile, scored as if marked on its last space.
    UnmarkedGoldTile,
}

/// One printed card.
#[derive(Debug)]
pub struct CardData {
    pub name: String,
    /// What its picture shows, and where; no part of the rules.
    pub subject: Subject,
    pub place: Option<Place>,
    pub species: Option<Species>,
    pub cost: u8,
    pub costs_energy: bool,
    pub corner: Addr,
    pub corner_kind: Corner,
    pub color: Color,
    pub income: Income,
    pub kind: Kind,
    pub play: Addr,
    /// Reward of a conditional mission, or the green part of a message card.
    pub later: Addr,
    /// Condition of a conditional mission or of an Exertian card.
    pub cond: Option<Cond>,
    pub slots: Vec<(Trigger, Addr)>,
    pub end: Option<EndScore>,
    pub danger: u8,
    pub end_vp: u8,
    /// Place in the state's list of covered circles.
    pub slot_index: u8,
}

/// One planet.
#[derive(Debug, Default)]
pub struct PlanetData {
    pub first_orbiter: Addr,
    pub every_orbiter: Addr,
    pub every_lander: Addr,
    pub first_landers: Vec<Addr>,
}

/// One near star.
#[derive(Debug)]
pub struct StarData {
    pub color: Color,
    pub capacity: u8,
    pub first_win: Addr,
    pub later_wins: Addr,
}

/// One space of a species board.
#[derive(Debug, Clone, Copy)]
pub struct BoardSpace {
    pub reward: Addr,
    pub cost: Option<(Resource, u8)>,
    pub repeatable: bool,
    pub danger: u8,
}

/// All printed components.
#[derive(Debug)]
pub struct Pack {
    pub code: Code,
    pub cards: Vec<CardData>,
    pub planets: [PlanetData; PLANETS],
    pub moons: [Addr; MOONS],
    pub stars: Vec<StarData>,
    /// The two stars of each sector tile, counter-clockwise first.
    pub tiles: [[Star; 2]; 4],
    pub stars_of_color: [[Star; 2]; 4],
    /// Bonus programs of each technology, by [`TileBonus`].
    pub tile: [[Addr; 4]; TECHS],
    /// What a technology gives whatever its tile shows (S9.6).
    pub own_effect: [Addr; TECHS],
    /// Lower computer spaces by dots.
    pub lower: [Addr; 4],
    pub upper: [Addr; 6],
    pub upper_with_tech: Addr,
    pub analyse: Addr,
    pub income_card: Addr,
    pub start: Start,
    /// Spaces of the species boards, by species and colour, bottom to top.
    pub boards: [[Vec<BoardSpace>; 3]; 5],
    /// Discovery spaces of the left and the right slot.
    pub discovery: [Addr; 2],
    pub overflow: Addr,
    pub samples: [Addr; 7],
    /// By colour and side.
    pub anomalies: [[Addr; 2]; 3],
    pub messages: [Addr; 4],
    /// By tile, side (A, B) and place.
    pub gold: [[[u8; 4]; 2]; 4],
    pub layouts: Layouts,
    pub solo: Solo,
    pub income_is: [CardBits; 5],
    pub corner_is: [CardBits; 3],
    pub kind_is: [CardBits; 5],
    /// Cards that launch beyond the probe limit (S3.7).
    pub beyond_limit: CardBits,
    /// Missions whose condition can be fulfilled for a moment of a main action only (D-64).
    pub for_now: CardBits,
    /// Cards that can be played with so many credits or so much energy.
    pub for_credits: [CardBits; 6],
    pub for_energy: [CardBits; 6],
    pub cards_of: [CardBits; 4],
}

/// What a player starts with (S1.16, S1.17).
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub publicity: u8,
    pub credit: u8,
    pub energy: u8,
    pub cards: u8,
    pub vp_by_turn_order: [u8; 4],
}

impl Pack {
    /// A printed card.
    #[inline]
    #[must_use]
    pub fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    /// A near star.
    #[inline]
    #[must_use]
    pub fn star(&self, star: Star) -> &StarData {
        &self.stars[star.index()]
    }
}

static PACK: LazyLock<Pack> = LazyLock::new(|| {
    read(&|name| builtin_file(name).map(str::to_owned))
        .expect("the built-in data files are valid; a test reads them")
});

/// The printed components.
#[inline]
#[must_use]
pub fn pack() -> &'static Pack {
    &PACK
}

impl Pack {
    /// The plain gains of a program.
    pub fn gains(&self, program: Addr) -> impl Iterator<Item = (Resource, u8)> + '_ {
        self.code.program(program).filter_map(|op| match op {
            Op::Gain(what, n) => Some((what, n)),
            _ => None,
        })
    }
}

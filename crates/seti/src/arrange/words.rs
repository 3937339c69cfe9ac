//! The words of placements, as `docs/scenarios.md` explains them.

use crate::names::{Body, CARDS, Card, Gold, Moon, Side, Space, Species, Star, Tech, Trace};
use crate::pack::pack;
use crate::state::{Marker, Sample, Seti};
use orrery_core::Seat;
use orrery_core::arrange::{BySeat, plain_name};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What people place.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Placements {
    pub(super) round: Option<u8>,
    pub(super) turn: Option<Seat>,
    pub(super) first: Option<Seat>,
    pub(super) passed: Option<Vec<Seat>>,
    pub(super) next_disc: Option<u8>,
    pub(super) score: BySeat<u16>,
    pub(super) credits: BySeat<u8>,
    pub(super) energy: BySeat<u8>,
    pub(super) publicity: BySeat<u8>,
    pub(super) data: BySeat<u8>,
    pub(super) exofossils: BySeat<u8>,
    pub(super) hand: BySeat<Vec<CardName>>,
    pub(super) tucked: BySeat<Vec<CardName>>,
    pub(super) played: BySeat<Vec<CardName>>,
    pub(super) completed: Vec<CardName>,
    pub(super) covered: BTreeMap<CardName, Vec<u8>>,
    pub(super) row: Option<[CardName; 3]>,
    /// The next cards, in the order in which they are drawn.
    pub(super) deck: Vec<CardName>,
    pub(super) discard: Option<Vec<CardName>>,
    /// The end-of-round stack of this round.
    pub(super) stack: Option<Vec<CardName>>,
    pub(super) technologies: BySeat<Vec<Tech>>,
    pub(super) computer: BySeat<ComputerWord>,
    pub(super) probes: BySeat<Vec<At>>,
    pub(super) capsules: BySeat<Vec<Capsule>>,
    pub(super) orbiters: BTreeMap<Body, Vec<Seat>>,
    pub(super) landers: BTreeMap<Body, Vec<Seat>>,
    pub(super) moons: BTreeMap<Moon, Vec<Seat>>,
    pub(super) signals: BTreeMap<Star, Vec<Seat>>,
    pub(super) wins: BTreeMap<Star, Vec<Seat>>,
    pub(super) discovered: Vec<Species>,
    pub(super) traces: BTreeMap<Where, BTreeMap<Trace, TraceWord>>,
    pub(super) gold: BTreeMap<Gold, Vec<Seat>>,
    pub(super) rival: RivalWord,
}

/// Cards by their printed names.
static CALLED: LazyLock<BTreeMap<String, Card>> = LazyLock::new(|| {
    let cards = (0..CARDS).rev().map(Card::at);
    cards
        .map(|card| (plain_name(&pack().card(card).name), card))
        .collect()
});

/// A card by its number or its printed name: `45`, `"45"`, `"et.3"`, `"Voyager 2 Mission"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CardName(pub(super) Card);

impl<'de> Deserialize<'de> for CardName {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected the number or the name of a card")]
        enum Form {
            Number(u64),
            Text(String),
        }
        let text = match Form::deserialize(d)? {
            Form::Number(number) => number.to_string(),
            Form::Text(text) => text,
        };
        let called = || CALLED.get(&plain_name(&text)).copied();
        match text.parse().ok().or_else(called) {
            Some(card) => Ok(Self(card)),
            None => Err(D::Error::custom(format!("there is no card `{text}`"))),
        }
    }
}

/// Where a piece is: on a body or a space.
#[derive(Clone, Copy)]
pub(super) enum At {
    Body(Body),
    Space(Space),
}

impl At {
    pub(super) fn space(self, state: &Seti) -> Space {
        match self {
            Self::Body(body) => state.space_of(body),
            Self::Space(space) => space,
        }
    }
}

impl<'de> Deserialize<'de> for At {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let body = text.parse().map(Self::Body);
        let at = body.or_else(|()| text.parse().map(Self::Space));
        at.map_err(|()| D::Error::custom(format!("`{text}` is neither a body nor a space")))
    }
}

/// A capsule with its sample.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Capsule {
    pub(super) at: At,
    pub(super) sample: Sample,
}

/// `3` for so many data in the upper row, or everything.
pub(super) enum ComputerWord {
    Upper(u8),
    All(ComputerTable),
}

impl<'de> Deserialize<'de> for ComputerWord {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let word = Value::deserialize(d)?;
        let read = match word {
            Value::Number(_) => serde_json::from_value(word).map(Self::Upper),
            _ => serde_json::from_value(word).map(Self::All),
        };
        read.map_err(D::Error::custom)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ComputerTable {
    #[serde(default)]
    pub(super) upper: u8,
    /// Slots, from 1, whose lower space holds data.
    #[serde(default)]
    pub(super) lower: Vec<u8>,
    /// The technology in each slot, from 1.
    pub(super) tiles: Option<BTreeMap<u8, Tech>>,
}

/// One side of the planet board, by its name or by its species.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Where {
    Side(Side),
    Species(Species),
}

impl<'de> Deserialize<'de> for Where {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let side = text.parse().map(Self::Side);
        let found = side.or_else(|()| text.parse().map(Self::Species));
        found.map_err(|()| D::Error::custom(format!("`{text}` is neither a side nor a species")))
    }
}

/// `[1, 2]`: the first on the discovery space, the others below it; or each by its place.
pub(super) enum TraceWord {
    Some(Vec<MarkerName>),
    All(TraceTable),
}

impl<'de> Deserialize<'de> for TraceWord {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let word = Value::deserialize(d)?;
        let read = match word {
            Value::Array(_) => serde_json::from_value(word).map(Self::Some),
            _ => serde_json::from_value(word).map(Self::All),
        };
        read.map_err(D::Error::custom)
    }
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct TraceTable {
    pub(super) discovery: Option<MarkerName>,
    pub(super) overflow: Vec<Seat>,
    /// By row, 1 at the bottom.
    pub(super) board: BTreeMap<u8, MarkerName>,
    pub(super) top: Vec<Seat>,
}

/// `1` to `4`, or `"neutral"`.
#[derive(Clone, Copy)]
pub(super) struct MarkerName(pub(super) Marker);

impl<'de> Deserialize<'de> for MarkerName {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a seat or `neutral`")]
        enum Form {
            Seat(Seat),
            Text(Marker),
        }
        Ok(Self(match Form::deserialize(d)? {
            Form::Seat(seat) => Marker::of(seat),
            Form::Text(marker) => marker,
        }))
    }
}

/// The rival of a solo game.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RivalWord {
    pub(super) progress: Option<u8>,
    pub(super) arrow: Option<Side>,
    /// Its next action cards by number, in the order in which they are turned up.
    pub(super) cards: Vec<u8>,
}

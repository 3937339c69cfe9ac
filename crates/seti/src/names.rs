//! The vocabulary of the game: small closed sets of names, each with one text form that is used in
//! data files, choices, states and scenarios alike.

use orrery_core::names;
use orrery_core::read::number_or_text;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

names! {
    /// Everything with a name on the solar-system board that a probe can visit. The first eight can be
    /// orbited and landed on.
    Body {
        Mercury = "mercury", Venus = "venus", Mars = "mars", Jupiter = "jupiter", Saturn = "saturn",
        Uranus = "uranus", Neptune = "neptune", Oumuamua = "oumuamua", Earth = "earth",
    }
}

/// Bodies that can be orbited and landed on: all but Earth.
pub const PLANETS: usize = 8;

names! {
    /// Moons, in the printed order of their planets.
    Moon {
        PhobosDeimos = "phobos-deimos", Io = "io", Europa = "europa", Ganymede = "ganymede",
        Callisto = "callisto", Enceladus = "enceladus", Titan = "titan", Titania = "titania",
        Triton = "triton",
    }
}

/// How many moons there are.
pub const MOONS: usize = Moon::ALL.len();

impl Moon {
    /// The planet it belongs to.
    #[must_use]
    pub const fn planet(self) -> Body {
        match self {
            Self::PhobosDeimos => Body::Mars,
            Self::Io | Self::Europa | Self::Ganymede | Self::Callisto => Body::Jupiter,
            Self::Enceladus | Self::Titan => Body::Saturn,
            Self::Titania => Body::Uranus,
            Self::Triton => Body::Neptune,
        }
    }
}

names! {
    /// The eight near stars.
    Star {
        Procyon = "procyon", Vega = "vega", SiriusA = "sirius-a", BarnardsStar = "barnards-star",
        Kepler22 = "kepler-22", ProximaCentauri = "proxima-centauri", Virginis61 = "61-virginis",
        BetaPictoris = "beta-pictoris",
    }
}

names! {
    /// Signal colours of stars and cards.
    Color { Yellow = "yellow", Red = "red", Blue = "blue", Black = "black" }
}

names! {
    /// Colours of life traces.
    Trace { Pink = "pink", Orange = "orange", Blue = "blue" }
}

names! {
    /// Kinds of technology.
    TechKind { Probe = "probe", Telescope = "telescope", Computer = "computer" }
}

names! {
    /// The twelve technologies, named by kind and dots.
    Tech {
        Probe1 = "probe-1", Probe2 = "probe-2", Probe3 = "probe-3", Probe4 = "probe-4",
        Telescope1 = "telescope-1", Telescope2 = "telescope-2", Telescope3 = "telescope-3",
        Telescope4 = "telescope-4", Computer1 = "computer-1", Computer2 = "computer-2",
        Computer3 = "computer-3", Computer4 = "computer-4",
    }
}

/// How many technologies there are.
pub const TECHS: usize = Tech::ALL.len();

impl Tech {
    /// Its kind.
    #[must_use]
    pub const fn kind(self) -> TechKind {
        TechKind::at(self as usize / 4)
    }
}

names! {
    /// Bonuses printed on technology tiles.
    TileBonus { Points = "points", Publicity = "publicity", Energy = "energy", Card = "card" }
}

names! {
    /// The five species.
    Species {
        Mascamites = "mascamites", Anomalies = "anomalies", Oumuamua = "oumuamua",
        Centaurians = "centaurians", Exertians = "exertians",
    }
}

names! {
    /// What the picture of a card shows, which follows from what the card does. Pictures are no part of the rules.
    Subject {
        Dish = "dish", Array = "array", Dome = "dome", Crater = "crater", Spacescope = "spacescope", Webb = "webb",
        Probe = "probe", Voyager = "voyager", Capsule = "capsule", Rocket = "rocket", Lander = "lander",
        Rover = "rover", Station = "station", Center = "center", Chip = "chip", Lab = "lab", Crowd = "crowd",
        Creature = "creature",
    }
}

names! {
    /// Where the picture of a card shows it.
    Place {
        Mercury = "mercury", Venus = "venus", Earth = "earth", Mars = "mars", Jupiter = "jupiter",
        Saturn = "saturn", Uranus = "uranus", Neptune = "neptune", Moon = "moon", Exoplanet = "exoplanet",
        Star = "star", Asteroids = "asteroids", Comet = "comet", Vortex = "vortex",
    }
}

names! {
    /// The two species slots of the planet board.
    Side { Left = "left", Right = "right" }
}

names! {
    /// Things that can be gained and spent.
    Resource {
        Vp = "vp", Credit = "credit", Energy = "energy", Publicity = "publicity", Data = "data",
        Exofossil = "exofossil",
    }
}

names! {
    /// What a tucked card pays.
    Income { Credit = "credit", Energy = "energy", Card = "card", Publicity = "publicity", Data = "data" }
}

names! {
    /// The four gold tiles.
    Gold { Technology = "technology", Missions = "missions", Income = "income", Other = "other" }
}

names! {
    /// Where points come from.
    Source {
        Start = "start", Cards = "cards", Missions = "missions", Planets = "planets",
        Sectors = "sectors", Traces = "traces", Technology = "technology", Computer = "computer",
        Species = "species", Milestones = "milestones", EndCards = "end-cards", Gold = "gold",
        Danger = "danger",
    }
}

/// How many sources of points there are.
pub const SOURCES: usize = Source::ALL.len();

/// What the points are called that the rival counts as [`Source::Missions`]: it completes none, but scores for
/// objectives that stayed open (S19.64).
pub const OBJECTIVES: &str = "objectives";

names! {
    /// What a decision can be about.
    About {
        FirstIncome = "first-income", Turn = "turn", Settle = "settle", Sectors = "sectors",
        Late = "late", Pause = "pause", Pick = "pick", SpeciesPick = "species-pick", Tuck = "tuck",
        Moves = "moves", Land = "land", OrbitOrLand = "orbit-or-land", DataSpace = "data-space",
        Scan = "scan", Target = "target", Mark = "mark", Around = "around", RowSignals = "row-signals",
        HandSignals = "hand-signals", ProbeSignals = "probe-signals", Trace = "trace", Tech = "tech",
        Slot = "slot", RemoveOrbiter = "remove-orbiter", RemoveLander = "remove-lander",
        Probe = "probe", RowCorners = "row-corners", DrawnCorner = "drawn-corner",
        DrawnIncome = "drawn-income", MayPay = "may-pay", Show = "show", SampleTake = "sample-take",
        SamplePlanet = "sample-planet", SamplePeek = "sample-peek", Trigger = "trigger", Objective = "objective",
        Visit = "visit", Milestone = "milestone", Gold = "gold", Message = "message", Secret = "secret",
        PassDiscard = "pass-discard", PassTake = "pass-take", Give = "give",
    }
}

names! {
    /// What a card's corner gives first.
    Corner { Move = "move", Data = "data", Publicity = "publicity" }
}

/// A card: project cards 1 to 138, then the species cards ET.1 to ET.55.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

/// Project cards in the main deck.
pub const PROJECTS: usize = 138;
/// Cards that can be in a hand: projects and the cards of four species.
pub const HAND_CARDS: usize = PROJECTS + 40;
/// Exertian cards, which are never in a hand (S12.3, S18.3).
pub const EXERTIANS: usize = 15;
/// Cards with circles (S8.12).
pub const TRIGGERED: usize = 22;
/// All cards.
pub const CARDS: usize = HAND_CARDS + EXERTIANS;

impl Card {
    /// The card at this index: projects first, then species cards.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        debug_assert!(index < CARDS);
        Self(index as u8)
    }

    /// The project card with this printed number.
    #[must_use]
    pub const fn project(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= PROJECTS {
            Some(Self(number - 1))
        } else {
            None
        }
    }

    /// The species card with this printed number.
    #[must_use]
    pub const fn species(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= CARDS - PROJECTS {
            Some(Self(number - 1 + PROJECTS as u8))
        } else {
            None
        }
    }

    /// For indexing.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// True for a card of the main deck.
    #[inline]
    #[must_use]
    pub const fn is_project(self) -> bool {
        (self.0 as usize) < PROJECTS
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_project() {
            write!(f, "{}", self.0 + 1)
        } else {
            write!(f, "et.{}", self.0 as usize - PROJECTS + 1)
        }
    }
}

/// A number without sign, spaces or leading zeros.
pub(crate) fn plain_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix("et.") {
            Some(number) => plain_number(number).and_then(Self::species),
            None => plain_number(text).and_then(Self::project),
        }
        .ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.is_project() {
            s.serialize_u8(self.0 + 1)
        } else {
            s.collect_str(self)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = number_or_text(d)?;
        text.parse()
            .map_err(|()| D::Error::custom(format!("there is no card `{text}`")))
    }
}

/// A space of the solar system: ring 1 (inner) to 4 (outer), sector 0 to 7 clockwise. Text: `r3s4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u8);

/// Spaces of the solar system.
pub const SPACES: usize = 32;

impl Space {
    /// The space in this ring (1 to 4) and sector (taken modulo 8).
    #[inline]
    #[must_use]
    pub const fn new(ring: u8, sector: u8) -> Self {
        debug_assert!(ring >= 1 && ring <= 4);
        Self((ring - 1) * 8 + sector % 8)
    }

    /// The space with this index.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        debug_assert!(index < SPACES);
        Self(index as u8)
    }

    /// For indexing.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 to 4.
    #[inline]
    #[must_use]
    pub const fn ring(self) -> u8 {
        self.0 / 8 + 1
    }

    /// 0 to 7.
    #[inline]
    #[must_use]
    pub const fn sector(self) -> u8 {
        self.0 % 8
    }

    /// The next space counter-clockwise in the same ring.
    #[inline]
    #[must_use]
    pub const fn counterclockwise(self) -> Self {
        Self::new(self.ring(), self.sector() + 7)
    }

    /// Steps on the shortest path to another space; nothing ever blocks (S5.14).
    #[inline]
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let around = (self.sector() + 8 - other.sector()) % 8;
        let back = 8 - around;
        self.ring().abs_diff(other.ring()) + if around < back { around } else { back }
    }

    /// Orthogonally adjacent spaces (S5.2, S5.3): counter-clockwise, clockwise, inward, outward.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let (ring, sector) = (self.ring(), self.sector());
        [
            Some(Self::new(ring, sector + 7)),
            Some(Self::new(ring, sector + 1)),
            (ring > 1).then(|| Self::new(ring - 1, sector)),
            (ring < 4).then(|| Self::new(ring + 1, sector)),
        ]
        .into_iter()
        .flatten()
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}s{}", self.ring(), self.sector())
    }
}

impl FromStr for Space {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [b'r', ring @ b'1'..=b'4', b's', sector @ b'0'..=b'7'] => {
                Ok(Self::new(ring - b'0', sector - b'0'))
            }
            _ => Err(()),
        }
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        text.parse()
            .map_err(|()| D::Error::custom(format!("there is no space `{text}`")))
    }
}

//! The complete state of a game: one plain value.
//!
//! Everything unfinished is on [`Seti::stack`]; there is no second place for pending business. What
//! can be computed from the rest is not stored, with two exceptions that conditions ask for all the
//! time: traces per species and points per source.

use crate::names::{
    Body, Card, EXERTIANS, Gold, HAND_CARDS, MOONS, PLANETS, PROJECTS, SOURCES, Side, Source,
    Space, Species, Star, TECHS, TRIGGERED, Tech, TileBonus, Trace,
};
use crate::op::{Addr, TraceOn};
use crate::pack::{CardBits, pack};
use crate::solar::{Cell, Layout, Offsets};
use orrery_core::plain::List;
use orrery_core::{Rng, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::num::NonZeroU8;

/// A set of cards, written down as a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardSet(pub CardBits);

impl CardSet {
    /// True if the card is in the set.
    #[inline]
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        self.0.has(card.index())
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0.insert(card.index());
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0.remove(card.index());
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// True if there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.0.iter().map(Card::at)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().map(Card::index).collect())
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut set = Self::default();
        for card in Vec::<Card>::deserialize(d)? {
            if card.index() >= HAND_CARDS {
                return Err(serde::de::Error::custom(format!(
                    "{card} is an Exertian card"
                )));
            }
            if set.has(card) {
                return Err(serde::de::Error::custom(format!(
                    "card {card} stands twice in a set"
                )));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

/// A set of Exertian cards, written down as a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SecretSet(u16);

impl SecretSet {
    /// All fifteen.
    pub const ALL: Self = Self((1 << EXERTIANS) - 1);

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << (card.index() - HAND_CARDS);
    }

    /// Removes a card.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << (card.index() - HAND_CARDS));
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards of both sets.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many cards.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let bits = (0..EXERTIANS).filter(move |bit| self.0 >> bit & 1 == 1);
        bits.map(|bit| Card::at(HAND_CARDS + bit))
    }
}

impl FromIterator<Card> for SecretSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for SecretSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SecretSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(d)?;
        match cards.iter().find(|card| card.index() < HAND_CARDS) {
            Some(card) => Err(serde::de::Error::custom(format!(
                "{card} is no Exertian card"
            ))),
            None => Ok(cards.into_iter().collect()),
        }
    }
}

/// A set of technologies, written down as a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TechSet(u16);

impl TechSet {
    /// True if the technology is in the set.
    #[inline]
    #[must_use]
    pub fn has(self, tech: Tech) -> bool {
        self.0 >> tech.index() & 1 == 1
    }

    /// Adds a technology.
    pub fn insert(&mut self, tech: Tech) {
        self.0 |= 1 << tech.index();
    }

    /// Removes a technology.
    pub fn remove(&mut self, tech: Tech) {
        self.0 &= !(1 << tech.index());
    }

    /// How many of each kind: probe, telescope, computer.
    #[inline]
    #[must_use]
    pub fn by_kind(self) -> [u8; 3] {
        std::array::from_fn(|kind| (self.0 >> (4 * kind) & 0xf).count_ones() as u8)
    }

    /// The technologies in order.
    pub fn iter(self) -> impl Iterator<Item = Tech> {
        Tech::ALL
            .iter()
            .copied()
            .filter(move |&tech| self.has(tech))
    }
}

impl FromIterator<Tech> for TechSet {
    fn from_iter<I: IntoIterator<Item = Tech>>(techs: I) -> Self {
        let mut set = Self::default();
        techs.into_iter().for_each(|tech| set.insert(tech));
        set
    }
}

impl Serialize for TechSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TechSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tech>::deserialize(d)?.into_iter().collect())
    }
}

/// Whose marker lies somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Marker {
    #[serde(rename = "1")]
    One,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "3")]
    Three,
    #[serde(rename = "4")]
    Four,
    Neutral,
}

impl Marker {
    /// A player's marker.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        [Self::One, Self::Two, Self::Three, Self::Four][seat.index()]
    }

    /// The player it belongs to.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        Seat::new(self as usize)
    }
}

/// One sample token of the Mascamites, numbered 1 to 7 as in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Sample(NonZeroU8);

impl Sample {
    /// All seven.
    pub fn all() -> [Self; 7] {
        std::array::from_fn(|index| Self::default().plus(index as u8))
    }

    fn plus(self, n: u8) -> Self {
        Self(self.0.saturating_add(n))
    }

    /// For indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The token with this number, 1 to 7.
    #[must_use]
    pub fn number(number: u8) -> Option<Self> {
        NonZeroU8::new(number)
            .filter(|number| number.get() <= 7)
            .map(Self)
    }
}

impl Default for Sample {
    fn default() -> Self {
        Self(NonZeroU8::MIN)
    }
}

impl TryFrom<u8> for Sample {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::number(number).ok_or_else(|| format!("there is no sample {number}"))
    }
}

impl From<Sample> for u8 {
    fn from(sample: Sample) -> Self {
        sample.0.get()
    }
}

/// A probe in space, or a capsule with a sample in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Where it is.
    pub at: Space,
    /// What a capsule holds; probes hold nothing.
    pub sample: Option<Sample>,
}

/// The computer of a player (S7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Computer {
    /// How many upper spaces hold data, from the left.
    pub upper: u8,
    /// The technology in each of the four slots.
    pub tiles: [Option<Tech>; 4],
    /// Whether the lower space of each slot holds data.
    pub lower: [bool; 4],
}

/// S7.5: the upper spaces (0 to 5) above the four technology slots.
pub const SLOT_SPACES: [u8; 4] = [0, 2, 4, 5];

/// Everything one player owns.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub score: u16,
    pub publicity: u8,
    pub credits: u8,
    pub energy: u8,
    pub data: u8,
    pub exofossils: u8,
    pub passed: bool,
    pub computer: Computer,
    pub techs: TechSet,
    pub hand: CardSet,
    pub tucked: CardSet,
    /// Missions (open or completed) and gold-box cards in front of the player.
    pub played: CardSet,
    /// Probes and capsules in space.
    pub pieces: List<Piece, 12>,
    /// Own traces by species slot and colour; discovery, board and overflow together.
    pub traces: [[u8; 3]; 2],
    /// Resolved gold milestones 25, 50, 70.
    pub gold_done: [bool; 3],
    /// Passed neutral milestones 20, 30.
    pub neutral_done: [bool; 2],
    /// Passed Exertian milestones.
    pub exertian_done: [bool; 2],
    /// Where the message tile lies on the score track (S17.1); 0 if nowhere.
    pub message: u16,
    /// Exertian cards not yet played, and played face down (S18).
    pub exertians: SecretSet,
    pub secrets: SecretSet,
    pub points: [i16; SOURCES],
}

impl Player {
    /// True if the player owns the technology.
    #[inline]
    #[must_use]
    pub fn has(&self, tech: Tech) -> bool {
        self.techs.has(tech)
    }

    /// Probes in space, without capsules (S3.6).
    #[inline]
    #[must_use]
    pub fn probes(&self) -> usize {
        self.pieces
            .iter()
            .filter(|piece| piece.sample.is_none())
            .count()
    }

    /// S3.5
    #[inline]
    #[must_use]
    pub fn probe_limit(&self) -> usize {
        1 + usize::from(self.has(Tech::Probe1))
    }

    /// S8.31: own traces of a colour over both species.
    #[must_use]
    pub fn traces_of(&self, color: Trace) -> u8 {
        self.traces[0][color.index()] + self.traces[1][color.index()]
    }
}

/// Markers in a data slot, oldest first. The first `capacity` of them replaced data.
pub type Marks = List<Seat, 18>;

/// One near star.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// Signals in the slot.
    pub marks: Marks,
    /// Win markers of each player.
    pub wins: [u8; 4],
}

/// One planet with everything at it except its moons.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planet {
    /// Orbiters of each player, the first one included.
    pub orbiters: [u8; 4],
    /// Landers of each player, those on data spaces included.
    pub landers: [u8; 4],
    /// Who covers the first-orbiter space.
    pub first_orbiter: Option<Marker>,
    /// Who covers the data spaces.
    pub first_landers: [Option<Marker>; 3],
}

/// One technology stack.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechStack {
    /// Bonuses of the tiles left, the top one last.
    pub tiles: List<u8, 4>,
    /// True while the 2-point tile lies on it.
    pub two_points: bool,
}

impl TechStack {
    /// The visible bonus.
    #[must_use]
    pub fn top(&self) -> Option<TileBonus> {
        self.tiles.last().map(|&tile| TileBonus::at(tile as usize))
    }
}

/// The highest number of spaces in one column of a species board.
pub const ROWS: usize = 9;

/// One of the two species slots.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeciesSlot {
    pub species: Species,
    pub discovered: bool,
    /// By colour.
    pub discovery: [Option<Marker>; 3],
    /// By colour and player.
    pub overflow: [[u8; 4]; 3],
    /// By colour, bottom to top; repeatable spaces are counted below.
    pub board: [[Option<Marker>; ROWS]; 3],
    /// Markers on the repeatable top space, by colour and player.
    pub top: [[u8; 4]; 3],
    /// The latest marker on the repeatable top space.
    pub top_last: [Option<Marker>; 3],
    /// The species deck; the top card is the last one.
    pub deck: List<Card, 15>,
    pub face_up: Option<Card>,
}

/// An anomaly token in the outermost ring.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anomaly {
    pub sector: u8,
    pub color: Trace,
    pub side: u8,
}

impl Default for Anomaly {
    fn default() -> Self {
        Self {
            sector: 0,
            color: Trace::Pink,
            side: 0,
        }
    }
}

/// A Centaurian card waiting for its owner's score (S17.6).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pending {
    pub seat: Seat,
    pub card: Card,
    pub at: u16,
}

/// Things of single species that are in play.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relics {
    /// Face-down samples on Jupiter's and Saturn's space (S14.1).
    pub samples: [List<Sample, 3>; 2],
    /// Face-up samples on the Mascamites board.
    pub delivered: List<Sample, 7>,
    /// Tokens in the outermost ring (S15.1).
    pub anomalies: List<Anomaly, 3>,
    /// Signals on the 'Oumuamua tile; the tile is in play once the species is discovered.
    pub tile: Marks,
    /// Whose message covers each Centaurian reward (S17.3).
    pub messages: [Option<Marker>; 4],
    /// Centaurian cards waiting, oldest first.
    pub pending: List<Pending, 10>,
    /// Scores of the two Exertian milestones; 0 while there are none.
    pub exertian_milestones: [u16; 2],
}

/// A revealed objective: its place in the data file, and one bit for each marked task.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenObjective {
    pub tile: u8,
    pub done: u8,
}

/// The rival agency of a solo game (S19, S20). Its score, publicity, computer, probes and markers are
/// those of the second player.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rival {
    /// Difficulty 1 to 5; 0 if there is no rival.
    pub level: u8,
    /// The step of the progress marker, from 0.
    pub progress: u8,
    /// The decision arrow points to the right.
    pub arrow_right: bool,
    /// Action cards by number; the top card is the last one.
    pub deck: List<u8, 16>,
    pub played: List<u8, 16>,
    pub reserve: List<u8, 10>,
    /// Action cards that have been revealed at some time, one bit each.
    pub seen: u32,
    /// Stored technology tiles.
    pub techs: [u8; TECHS],
    /// Message tiles in reserve.
    pub messages: u8,
    pub first_discovered: Option<Side>,
    /// Sectors (and, as 8, the 'Oumuamua tile) completed by the rival in this turn, in order.
    pub completed: List<u8, 4>,
    /// Hidden objectives; the top tile is the last one.
    pub objectives: List<u8, 14>,
    pub open: List<OpenObjective, 3>,
    /// Completed objectives not yet spent.
    pub finished: u8,
    /// Objectives completed at some time, one bit each.
    pub done: u32,
}

impl Rival {
    fn is_absent(&self) -> bool {
        *self == Self::default()
    }
}

/// Where the current turn stands (S2.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Income choices before the first turn.
    Setup,
    /// Before the main action.
    Before,
    /// During the main action.
    Main,
    /// Sectors are being resolved, or the player passes: no free actions.
    Closed,
    /// After the main action.
    After,
    /// Milestones, discoveries, end of round.
    Closing,
    /// The game has ended.
    Over,
}

/// A reward that waits until something happens in this turn.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// Its instruction.
    pub pc: Addr,
    /// How many units were already paid.
    pub paid: u8,
}

/// What is remembered of the current turn.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Visited by the active player, see [`Cell::visit_bit`].
    pub visited: u16,
    /// The active player moved a piece without changing its ring.
    pub moved_in_ring: bool,
    /// The active player replaced the last data of a sector.
    pub completed_sector: bool,
    /// Exceptions in force, one bit per `TurnRule`.
    pub rules: u8,
    /// Something was gained since the active player last decided: a pause may matter (S2.5).
    pub gained: bool,
    /// Rewards that wait for something.
    pub watches: List<Watch, 4>,
}

/// What becomes of the played card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    #[default]
    Usual,
    Tucked,
    Returned,
}

/// What the card being played has done so far.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InPlay {
    pub card: Option<Card>,
    pub fate: Fate,
    /// Its cost has been announced to triggered missions.
    pub announced: bool,
    /// Sectors it marked, one bit each by star, and signals by colour.
    pub sectors: u8,
    pub signals: [u8; 4],
    pub last_star: Option<Star>,
    pub tile_signals: u8,
    /// Where it landed or orbited.
    pub landed: Option<Body>,
    pub on_moon: bool,
    pub launched_at_anomaly: bool,
    pub tech: Option<Tech>,
    pub tech_of_others: bool,
    pub trace: Option<Trace>,
    pub picked: Option<Card>,
    pub drawn: List<Card, 3>,
    pub probe: Option<Space>,
    /// The sample that was just delivered, or whose space was just marked.
    pub sample: Option<Sample>,
}

/// Something that may cover a circle of a triggered mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    Visit(Body),
    VisitAsteroids,
    VisitComet,
    Launch,
    Orbit(Body),
    Land(Body),
    Scan,
    Mission,
    Win(crate::names::Color),
    Tech(crate::names::TechKind),
    Trace(Trace),
    Signal(crate::names::Color),
    PlayCard(u8),
    Corner(crate::names::Corner),
}

/// One piece of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// S1.18: tuck the first income card.
    FirstIncome,
    /// Choose a main action (or a free one).
    Turn,
    /// The rival's turn (S19.8).
    RivalTurn,
    /// The rival takes a technology after the rotation, then advances so far.
    RivalResearch(u8),
    /// The rival refills its computer.
    RivalAnalysed,
    /// The rival turns up a sample of this planet.
    RivalSample(Body),
    /// The rival removes a card of the end-of-round stack.
    RivalPassed,
    /// Choose which task of the objectives this occasion marks.
    Objective(Occasion),
    /// D-55: conditional missions before completed sectors are reset.
    Settle,
    /// Resolve completed sectors.
    Sectors,
    /// Further free actions, then the end of the turn.
    Late,
    /// Milestones, discoveries, next turn.
    Finish,
    /// A free action ends here (S2.6).
    FreeEnd,
    /// Free actions are possible between two steps (S2.5).
    Pause,
    /// Run the program from here.
    Run(Addr),
    /// The played card goes where it belongs.
    CardEnd,
    /// The green part of a Centaurian card is done.
    LaterEnd,
    /// Fill the gaps of the row.
    Refill,
    /// Take a card of the row or the deck.
    Pick,
    /// Take a card of this species.
    SpeciesPick(Species),
    /// Tuck a hand card, or not.
    Tuck,
    /// Use movement points.
    Moves(u8),
    /// Land without cost.
    Land { any_moon: bool, occupied: bool },
    /// Orbit or land without cost.
    OrbitOrLand,
    /// Choose an open data space of this planet, or any of them.
    DataSpace(Body, bool),
    /// Steps of a scan; the mask holds those that are done.
    Scan(u8),
    /// Choose one of these stars for `n` signals.
    Target { stars: u8, n: u8, no_data: bool },
    /// Mark `n` signals at this star, or on the tile in front of it.
    Mark { star: Star, n: u8, no_data: bool },
    /// Choose one of these stars; it and both its neighbours get a signal.
    Around(u8),
    /// Turn over so many more deck cards for signals.
    DeckSignals(u8),
    /// Discard so many more row cards for signals.
    RowSignals(u8),
    /// Discard up to so many more hand cards for signals.
    HandSignals(u8),
    /// Signals in sectors of different probes: how many more, and from the first signal on how many probes
    /// are left in each sector, up to three, two bits each.
    ProbeSignals(u8, Option<u16>),
    /// Mark a trace.
    Trace(Option<Trace>, TraceOn),
    /// Take a technology.
    TakeTech {
        kinds: u8,
        of_others: bool,
        no_bonus: bool,
    },
    /// Choose a slot for a computer tile.
    PlaceTile(Tech),
    /// Take an own orbiter away.
    RemoveOrbiter,
    /// Take an own lander away.
    RemoveLander,
    /// Choose an own probe.
    ChooseProbe,
    /// Discard so many more row cards for their corners.
    RowCorners(u8),
    /// Discard a drawn card for its corner.
    DrawnCorner,
    /// Discard a drawn card for its income.
    DrawnIncome,
    /// Pay or skip: the `MayPay` instruction is at this address.
    MayPay(Addr),
    /// Show hand cards: the instruction is at this address.
    Show(Addr),
    /// Take a sample of this planet into a capsule.
    SampleTake(Body),
    /// Choose whose samples to look at: Jupiter's or Saturn's.
    SamplePlanet,
    /// Gain the reward of one sample of this planet.
    SamplePeek(Body),
    /// Cover a circle for this occasion.
    Trigger(Occasion),
    /// Publicity or movement for a visit (card 19).
    VisitChoice,
    /// Two milestones of equal value: choose.
    Milestone,
    /// Mark a gold tile.
    Gold,
    /// Choose a Centaurian message reward.
    Message,
    /// Play an Exertian card face down, for so many credits.
    Secret(u8),
    /// S12.2: discard down to four.
    PassDiscard,
    /// S12.2: first pass of the round turns a disc.
    PassRotate,
    /// S12.2: take a card of the end-of-round stack.
    PassTake,
    /// Give up so many more hand cards in exchange for this.
    Give(u8, crate::names::Income),
}

/// A job, whose it is, and where its points are booked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// Whose business it is.
    pub who: Seat,
    /// Where points are booked.
    pub from: Source,
    /// Part of the effect of the card in play.
    pub own: bool,
    /// What is to be done.
    #[serde(rename = "task")]
    pub job: Job,
}

impl Default for Frame {
    fn default() -> Self {
        Self {
            who: Seat::default(),
            from: Source::Cards,
            own: false,
            job: Job::Turn,
        }
    }
}

/// A game of SETI in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seti {
    pub round: u8,
    pub first: Seat,
    /// Whose turn it is.
    #[serde(rename = "turn")]
    pub active: Seat,
    pub phase: Phase,
    /// A free action is being resolved.
    pub in_free: bool,
    /// Nobody has passed in this round yet.
    pub reminder: bool,
    pub players: List<Player, 4>,
    /// The main deck; the top card is the last one.
    pub deck: List<Card, PROJECTS>,
    pub row: [Option<Card>; 3],
    pub discard: CardSet,
    /// Species cards that left the game (S8.29).
    pub gone: CardSet,
    /// End-of-round stacks of rounds 1 to 4.
    pub stacks: [List<Card, 5>; 4],
    /// Completed missions of all players.
    pub completed: CardSet,
    /// Covered circles, one bit each, by the card's slot index.
    pub covered: [u8; TRIGGERED],
    pub offsets: Offsets,
    /// The disc that turns next, 0 to 2.
    pub next_disc: u8,
    /// The star of each sector.
    pub stars: [Star; 8],
    /// By star.
    pub sectors: [Sector; 8],
    pub planets: [Planet; PLANETS],
    /// Landers on moons by player.
    pub moons: [[u8; 4]; MOONS],
    pub techs: [TechStack; TECHS],
    /// Side B of each gold tile up?
    pub gold_side_b: [bool; 4],
    /// Markers on each gold tile in order.
    pub gold: [List<Seat, 4>; 4],
    /// Neutral markers left at 20 and 30.
    pub neutral: [u8; 2],
    pub species: [SpeciesSlot; 2],
    pub relics: Relics,
    /// Present in solo games only.
    #[serde(default, skip_serializing_if = "Rival::is_absent")]
    pub rival: Rival,
    pub facts: Facts,
    pub in_play: InPlay,
    pub stack: List<Frame, 24>,
    pub rng: Rng,
}

const _: () = assert!(size_of::<Seti>() <= 2048, "a state must stay within 2 KiB");

impl Seti {
    /// What is visible now.
    #[inline]
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        pack().layouts.get(self.offsets)
    }

    /// The slot that holds this species, if it is discovered.
    #[inline]
    #[must_use]
    pub fn discovered(&self, species: Species) -> Option<Side> {
        let found = |side: &&Side| {
            let slot = &self.species[side.index()];
            slot.discovered && slot.species == species
        };
        Side::ALL.iter().find(found).copied()
    }

    /// True once the 'Oumuamua tile lies on disc 3.
    #[inline]
    #[must_use]
    pub fn tile_in_play(&self) -> bool {
        self.discovered(Species::Oumuamua).is_some()
    }

    /// What a space shows.
    #[inline]
    #[must_use]
    pub fn cell(&self, space: Space) -> Cell {
        let layout = self.layout();
        if self.tile_in_play() && layout.space_of(Body::Oumuamua) == space {
            return Cell::Body(Body::Oumuamua);
        }
        layout.cell(space)
    }

    /// Where a body stands.
    #[inline]
    #[must_use]
    pub fn space_of(&self, body: Body) -> Space {
        self.layout().space_of(body)
    }

    /// The star in front of which a sector lies.
    #[inline]
    #[must_use]
    pub fn star_of(&self, sector: u8) -> Star {
        self.stars[sector as usize]
    }

    /// The sector of a star.
    #[must_use]
    pub fn sector_of(&self, star: Star) -> u8 {
        self.stars.iter().position(|&one| one == star).unwrap_or(0) as u8
    }

    /// One player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// One player, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Seats in turn order, starting with this one.
    pub fn seats_from(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let n = self.players.len();
        (0..n).filter_map(move |step| Seat::new((seat.index() + step) % n))
    }

    /// How many of a tile's spaces pay what (S10.4).
    #[must_use]
    pub fn gold_values(&self, gold: Gold) -> [u8; 4] {
        pack().gold[gold.index()][usize::from(self.gold_side_b[gold.index()])]
    }
}

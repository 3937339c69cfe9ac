//! Effect programs: what a card, tile, planet or species space does, as a short list of instructions.
//!
//! The data files hold programs as nested JSON; `data/seti/VOCABULARY.md` describes every word. [`read`]
//! flattens them into one array in which a nested body is skipped by a forward jump. The interpreter is in
//! `engine::program`.

pub mod read;

use crate::names::{Body, Color, Corner, Income, Resource, Species, Star, TechKind, Trace};
use read::words;
use serde::Deserialize;

/// Start of a program in [`Code`].
pub type Addr = u16;

words! {
    /// One instruction: its word and keys in the data files, and its compact form. Bodies follow the
    /// instruction that they belong to.
    #[derive(Clone, Copy, PartialEq, Debug)]
    Op by "op" {
        /// Gain so many of a resource.
        Gain(what: Resource, n: u8) = "gain",
        /// Gain so many for each unit of a metric.
        GainPer(what: Resource, n: u8, per: Metric) = "gain_per",
        /// Pay; the program is only started if it can be paid.
        Spend(what: Resource, n: u8) = "spend",
        /// Take cards from the top of the deck.
        Draw(n: u8) = "draw",
        /// Take one card of the row or the top of the deck.
        Pick = "pick",
        /// Take one card of this species.
        SpeciesCard(species: This) = "alien_card",
        /// Take the whole row.
        TakeRow = "take_row",
        /// Discard one of the cards just drawn and gain its corner.
        DiscardForCorner = "discard_for_corner",
        /// Discard one of the cards just drawn and gain one unit of its income.
        DiscardForIncome = "discard_for_income",
        /// Movement points.
        Move(n: u8) = "move",
        /// Movement points for each unit of a metric.
        MovePer(n: u8, per: Metric) = "move_per",
        /// Show hand cards with this corner and gain a movement point for each.
        ShowCorners(corner: Corner) = "show_corners",
        /// Show hand cards with this income and gain the resource for each.
        ShowIncomes(income: Income, what: Resource) = "show_incomes",
        /// Put a probe on Earth.
        Launch { ignore_limit: bool } = "launch",
        /// Land a probe without cost.
        Land { any_moon: bool as "moon_without_tech", occupied: bool as "occupied_ok" } = "land",
        /// Orbit or land a probe without cost.
        OrbitOrLand = "orbit_or_land",
        /// The Scan action without its cost.
        Scan = "scan",
        /// Turn the next disc.
        Rotate = "rotate",
        /// Take a technology.
        Tech {
            kinds: Kinds as "type",
            of_others: bool as "owned_by_other",
            no_bonus: bool as "no_tile_bonus",
        } = "tech",
        /// Mark `n` signals.
        Signal { n: u8, at: At as "where", no_data: bool } = "signal",
        /// Discard so many row cards for a signal each.
        SignalRow(n: u8) = "signal_row",
        /// Discard up to so many hand cards for a signal each.
        SignalHand(max: u8) = "signal_hand",
        /// Turn over so many deck cards for a signal each.
        SignalDeck(times: u8) = "signal_deck",
        /// Mark a life trace; `None` is the universal one.
        Trace(color: Option<Trace>, on: TraceOn) = "trace",
        /// Take an own orbiter off its planet, then run the body.
        RemoveOrbiter { skip: Skip as "then" } = "remove_orbiter",
        /// Take an own lander off its planet or moon, then run the body.
        RemoveLander { skip: Skip as "then" } = "remove_lander",
        /// Choose an own probe in space, then run the body.
        ChooseProbe { skip: Skip as "then" } = "choose_own_probe",
        /// Gain the corner of the card just picked.
        CornerOfPicked = "corner_of_picked",
        /// Discard the row and gain every corner.
        RowCorners = "row_corners",
        /// Tuck a hand card (optional).
        Tuck = "tuck",
        /// Tuck the card being played.
        TuckSelf = "tuck_self",
        /// Take the card being played back into the hand.
        ReturnSelf = "return_self_to_hand",
        /// An exception until the end of the turn.
        TurnRule(rule: TurnRule) = "turn_rule",
        /// Run the body if the condition holds now.
        If(test: Cond, then: Skip) = "if",
        /// Run the body once, as soon as the condition holds in this turn.
        Watch(test: Cond, then: Skip) = "this_turn_if",
        /// Gain so many for each unit the metric reaches in this turn.
        WatchPer(what: Resource, n: u8, per: Metric) = "this_turn_per",
        /// Pay or not, once or as often as wanted; if paid, run the body.
        MayPay { what: Resource, n: u8, repeat: bool, skip: Skip as "then" } = "may_pay",
        /// Put a message marker so many points ahead.
        Message(ahead: u8) = "message_marker",
        /// Collect a sample where this card landed or orbited.
        SamplePickUp = "sample_pick_up",
        /// Look at the samples of one of these planets and gain one reward.
        SamplePeek(from: PeekFrom) = "sample_peek",
        /// Gain the reward of the delivered sample so many times.
        SampleReward(times: u8) = "sample_reward",
        /// Gain the reward of the sample on the space just marked.
        SampleOnSpace = "sample_on_space",
        /// Gain the visible reward of the next anomaly.
        NextAnomalyReward = "next_anomaly_reward",
    } beside {
        /// The program is finished.
        End,
        /// Go back so many instructions, to the `MayPay` that may be paid again.
        Again(u8),
    }
}

/// The number of instructions of the body that follows an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skip(pub u8);

impl From<Skip> for Addr {
    fn from(skip: Skip) -> Self {
        skip.0.into()
    }
}

/// The species that a program belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct This(pub Species);

/// Kinds of technology, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(pub u8);

impl Kinds {
    /// In order.
    pub fn iter(self) -> impl Iterator<Item = TechKind> {
        let all = TechKind::ALL.iter().copied();
        all.filter(move |kind| self.0 >> kind.index() & 1 == 1)
    }
}

/// Some bodies, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bodies(u16);

impl Bodies {
    /// True if this body is one of them.
    #[must_use]
    pub const fn has(self, body: Body) -> bool {
        self.0 >> body.index() & 1 == 1
    }

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Body> {
        let all = Body::ALL.iter().copied();
        all.filter(move |&body| self.has(body))
    }
}

impl FromIterator<Body> for Bodies {
    fn from_iter<I: IntoIterator<Item = Body>>(bodies: I) -> Self {
        let bits = bodies.into_iter().map(|body| 1 << body.index());
        Self(bits.fold(0, |mask, bit: u16| mask | bit))
    }
}

words! {
    /// Where a signal goes.
    #[derive(Clone, Copy, PartialEq, Debug)]
    At by "at" {
        /// The sector of this body.
        Body(body: Body) = "body",
        /// This star.
        Star(star: Star) = "star",
        /// Either star of this colour.
        Color(color: Color) = "color",
        /// Any star.
        Any = "any",
        /// One sector with an own probe, for all signals.
        OwnProbe = "own_probe",
        /// One sector with an own probe and both its neighbours, one signal each.
        OwnProbeAndNeighbours = "own_probe_and_neighbors",
        /// Sectors of different probes of anybody.
        ChosenProbes = "chosen_probes",
        /// One freely chosen sector for all signals.
        OneSector = "one_chosen_sector",
        /// The sector of the next anomaly.
        NextAnomaly = "next_anomaly_sector",
    }
}

/// Restrictions on where a trace goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TraceOn {
    /// Anywhere.
    Any,
    /// A species on which the player already has a trace of the colour.
    SameColor,
    /// A species on which the player has all three colours.
    AllColors,
}

/// Whose samples are looked at.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub enum PeekFrom {
    /// The player chooses.
    #[serde(rename = "jupiter_or_saturn")]
    Either,
    /// Those of a planet with an own probe.
    #[serde(rename = "planet_with_own_probe")]
    OwnProbe,
}

/// Exceptions that last to the end of the turn.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnRule {
    /// The publicity of visiting a planet may become a movement point.
    VisitPublicityMayBecomeMove,
    /// Leaving asteroids costs nothing extra.
    FreeAsteroidExit,
    /// Moving probes gives no publicity.
    NoPublicityFromMovingProbes,
}

/// Whose traces count.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum OnSpecies {
    /// Both species.
    Both,
    /// This species.
    This(Species),
    /// The species beside this one.
    NotThis(Species),
}

/// Which pieces count.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// Orbiters.
    Orbiter,
    /// Landers.
    Lander,
    /// Both.
    OrbiterOrLander,
}

/// Features of spaces that conditions ask for.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feature {
    /// Asteroids.
    Asteroids,
    /// A comet.
    Comet,
}

words! {
    /// Something that is true or not for a player.
    #[derive(Clone, Copy, PartialEq, Debug)]
    Cond by "cond" {
        FigureAtAll(bodies: Bodies) = "figure_at_all",
        Figures { piece: Figure, n: u8 as "at_least", moons: bool as "incl_moons" } = "figures",
        OrbiterAndLanderSamePlanet = "orbiter_and_lander_same_planet",
        SectorWins { color: Option<Color>, n: u8 as "at_least", same_sector: bool } = "sector_wins",
        SectorsWithOwnSignal(n: u8 as "at_least") = "sectors_with_own_signal",
        Traces { color: Option<Trace>, on: OnSpecies as "species", n: u8 as "at_least" } = "traces",
        TracesSameColor(n: u8 as "at_least") = "traces_same_color",
        TraceOnEachSpecies(color: Trace) = "trace_on_each_species",
        AllTraceColorsOnOneSpecies = "all_trace_colors_on_one_species",
        AllTraceColors(species: This) = "all_trace_colors",
        TraceOnExofossilCostSpace(n: u8 as "at_least") = "trace_on_exofossil_cost_space",
        Techs(kind: TechKind as "type", n: u8 as "at_least") = "techs",
        Publicity(n: u8 as "at_least") = "publicity",
        Score(n: u8 as "at_least") = "score",
        HandEmpty = "hand_empty",
        ProbeOn { feature: Feature, next_to_earth: bool } = "probe_on",
        ProbeDistanceFromEarth(n: u8 as "at_least") = "probe_distance_from_earth",
        VisitedBody(body: Body) = "visited_this_turn",
        VisitedFeature(feature: Feature) = "visited_feature_this_turn",
        MovedWithinRing = "moved_within_ring_this_turn",
        CompletedSector = "completed_sector_this_turn",
        LandedWithThisCard { bodies: Bodies, any_moon: bool } = "landed_with_this_card",
        ChosenProbeOn(feature: Feature) = "chosen_probe_on",
        TakenTechOwnedByOther = "taken_tech_owned_by_other",
        OwnSignalsInThatSector(n: u8 as "exactly") = "own_signals_in_that_sector",
        DeliverSample(body: Body) = "deliver_sample",
        Exofossils(n: u8 as "at_least") = "exofossils",
        LanderAt(body: Body) = "lander_at",
        SignalsOnOumuamua(n: u8 as "at_least") = "signals_on_oumuamua",
        SignalsOnOumuamuaByThisCard(n: u8 as "at_least") = "signals_on_oumuamua_by_this_card",
        LaunchedInAnomalySector = "launched_in_anomaly_sector",
        FiguresAtOnePlanet(n: u8 as "at_least") = "figures_at_one_planet",
        TuckedCards(n: u8 as "at_least") = "tucked_cards",
        CompletedMissions(n: u8 as "at_least") = "completed_missions",
    }
}

impl Cond {
    /// True if the instruction can make it false although nobody decides anything (D-64).
    #[must_use]
    pub const fn undone_by(self, op: Op) -> bool {
        match op {
            Op::Draw(_) | Op::TakeRow => matches!(self, Self::HandEmpty),
            Op::Rotate => matches!(self, Self::ProbeOn { .. } | Self::ProbeDistanceFromEarth(_)),
            _ => false,
        }
    }
}

words! {
    /// Something that can be counted for a player.
    #[derive(Clone, Copy, PartialEq, Debug)]
    Metric by "metric" {
        FiguresAt(body: Body) = "figures_at",
        SectorWins(color: Color) = "sector_wins",
        SectorsWithOwnSignal = "sectors_with_own_signal",
        SectorsSignaledByThisCard = "sectors_signaled_by_this_card",
        SignalsByThisCard(color: Color) = "signals_by_this_card",
        Traces { color: Option<Trace>, on: OnSpecies as "species" } = "traces",
        TracesJustMarked = "traces_just_marked",
        Techs(kind: TechKind as "type") = "techs",
        TechsJustTaken = "techs_just_taken",
        Publicity = "publicity",
        TuckedCards(income: Income) = "tucked_cards",
        UniquePlanetsVisited = "unique_planets_visited_this_turn",
        AsteroidsNextToChosenProbe = "asteroids_adjacent_to_chosen_probe",
        OtherPlanetsAndCometsInEarthSector = "other_planets_and_comets_in_earth_sector",
        OwnSignalsInAnomalySectors = "own_signals_in_anomaly_sectors",
        SignalsOnOumuamuaByThisCard = "signals_on_oumuamua_by_this_card",
    }
}

words! {
    /// What can cover a circle of a triggered mission.
    #[derive(Clone, Copy, PartialEq, Debug)]
    Trigger by "on" {
        Visit(body: Body) = "visit",
        VisitPlanet = "visit_planet",
        VisitAsteroidsOwnTurn = "visit_asteroids_on_own_turn",
        Launch = "launch",
        Orbit = "orbit",
        Land = "land",
        OrbitOrLand = "orbit_or_land",
        Scan = "scan",
        Tech(kind: Option<TechKind> as "type") = "tech",
        Trace(color: Option<Trace>) = "trace",
        Signal(color: Color) = "signal",
        PlayCard(cost: u8) = "play_card",
        CornerDiscard(corner: Corner) = "corner_discard",
    }
}

/// All programs in one array. The first one does nothing.
#[derive(Debug)]
pub struct Code(Vec<Op>);

impl Default for Code {
    fn default() -> Self {
        Self(vec![Op::End])
    }
}

/// The program that does nothing.
pub const NOTHING: Addr = 0;

impl Code {
    /// The instruction at this address.
    #[inline]
    #[must_use]
    pub fn at(&self, pc: Addr) -> Op {
        self.0[pc as usize]
    }

    /// True if there is an instruction at this address.
    #[must_use]
    pub fn contains(&self, pc: Addr) -> bool {
        (pc as usize) < self.0.len()
    }

    /// The instructions of the program at `start`, up to its first end.
    pub fn program(&self, start: Addr) -> impl Iterator<Item = Op> + '_ {
        self.0[start as usize..]
            .iter()
            .copied()
            .take_while(|&op| op != Op::End)
    }
}

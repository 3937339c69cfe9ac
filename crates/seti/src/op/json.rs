//! The form of programs in the data files; `data/seti/VOCABULARY.md` describes every word.

use super::{Feature, OnSpecies, Piece, TurnRule};
use crate::names::{Body, Color, Corner, Income, Resource, Species, Star, TechKind, Trace};
use serde::Deserialize;

/// An instruction.
#[derive(Deserialize, Debug)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    Gain {
        what: Resource,
        n: u8,
    },
    GainPer {
        what: Resource,
        n: u8,
        per: Metric,
    },
    Spend {
        what: Resource,
        n: u8,
    },
    Draw {
        n: u8,
    },
    Pick {
        n: u8,
    },
    AlienCard {
        n: u8,
    },
    TakeRow,
    DiscardDrawn {
        n: u8,
        gain: DrawnGain,
    },
    Move {
        n: u8,
    },
    MovePer {
        n: u8,
        per: Metric,
    },
    Launch {
        n: u8,
        #[serde(default)]
        ignore_limit: bool,
    },
    Land {
        #[serde(default)]
        moon_without_tech: bool,
        #[serde(default)]
        occupied_ok: bool,
    },
    OrbitOrLand,
    Scan,
    Rotate,
    Tech {
        #[serde(rename = "type")]
        kind: TechKinds,
        #[serde(default)]
        owned_by_other: bool,
        #[serde(default)]
        no_tile_bonus: bool,
    },
    Signal {
        n: u8,
        #[serde(rename = "where")]
        place: Where,
        #[serde(default)]
        no_data: bool,
    },
    SignalRow {
        n: u8,
    },
    SignalHand {
        max: u8,
    },
    SignalDeck {
        times: u8,
    },
    Trace {
        color: AnyOr<Trace>,
        n: Option<u8>,
        on: Option<TraceOn>,
    },
    RemoveOwn {
        piece: Piece,
        from: String,
        then: Vec<Op>,
    },
    ChooseOwnProbe {
        then: Vec<Op>,
    },
    CornerOfPicked,
    RowCorners {
        n: u8,
    },
    Tuck {
        n: u8,
    },
    TuckSelf,
    ReturnSelfToHand,
    TurnRule {
        rule: TurnRule,
    },
    If {
        test: Cond,
        then: Vec<Op>,
    },
    ThisTurnIf {
        test: Cond,
        then: Vec<Op>,
    },
    ThisTurnPer {
        what: Resource,
        n: u8,
        per: Metric,
    },
    MayPay {
        pay: Vec<Op>,
        then: Vec<Op>,
        #[serde(default)]
        repeat: bool,
    },
    MessageMarker {
        ahead: u8,
    },
    SamplePickUp,
    SamplePeek {
        from: PeekFrom,
    },
    SampleReward {
        times: u8,
    },
    SampleOnSpace,
    NextAnomalyReward,
}

/// `any`, or one of the names.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq)]
#[serde(untagged)]
pub enum AnyOr<T> {
    One(T),
    Any(Any),
}

/// The word `any`.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Any {
    Any,
}

impl<T: Copy> AnyOr<T> {
    /// `None` for any.
    pub fn one(self) -> Option<T> {
        match self {
            Self::One(one) => Some(one),
            Self::Any(Any::Any) => None,
        }
    }
}

/// One kind, several, or any.
#[derive(Deserialize, Debug)]
#[serde(untagged)]
pub enum TechKinds {
    One(AnyOr<TechKind>),
    Several(Vec<TechKind>),
}

impl TechKinds {
    /// One bit per kind.
    pub fn mask(&self) -> u8 {
        match self {
            Self::One(kind) => kind.one().map_or(0b111, |kind| 1 << kind.index()),
            Self::Several(kinds) => kinds.iter().map(|kind| 1 << kind.index()).sum(),
        }
    }
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum DrawnGain {
    Corner,
    IncomeResource,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum TraceOn {
    SpeciesWithOwnSameColor,
    SpeciesOfCondition,
}

#[derive(Deserialize, Debug)]
#[serde(untagged)]
pub enum PeekFrom {
    Bodies(Vec<Body>),
    Named(String),
}

/// A signal target.
#[derive(Deserialize, Debug)]
#[serde(tag = "at", rename_all = "snake_case", deny_unknown_fields)]
pub enum Where {
    Body { body: Body },
    Star { star: Star },
    Color { color: Color },
    Any,
    OwnProbe,
    OwnProbeAndNeighbors,
    ChosenProbes,
    OneChosenSector,
    Oumuamua,
    NextAnomalySector,
}

impl Where {
    /// Its compact form.
    pub fn compile(&self) -> super::At {
        use super::At;
        match *self {
            Self::Body { body } => At::Body(body),
            Self::Star { star } => At::Star(star),
            Self::Color { color } => At::Color(color),
            Self::Any => At::Any,
            Self::OwnProbe => At::OwnProbe,
            Self::OwnProbeAndNeighbors => At::OwnProbeAndNeighbours,
            Self::ChosenProbes => At::ChosenProbes,
            Self::OneChosenSector => At::OneSector,
            Self::Oumuamua => At::Body(Body::Oumuamua),
            Self::NextAnomalySector => At::NextAnomaly,
        }
    }
}

/// Which species a count looks at, seen from the card.
#[derive(Deserialize, Debug, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    This,
    Other,
}

fn on_species(which: Option<Which>, this: Option<Species>) -> Result<OnSpecies, String> {
    let this = || this.ok_or_else(|| "the program belongs to no species".to_owned());
    Ok(match which {
        None => OnSpecies::Both,
        Some(Which::This) => OnSpecies::This(this()?),
        Some(Which::Other) => OnSpecies::NotThis(this()?),
    })
}

fn mask(bodies: &[Body]) -> u16 {
    bodies.iter().map(|body| 1 << body.index()).sum()
}

/// A condition.
#[derive(Deserialize, Debug)]
#[serde(tag = "cond", rename_all = "snake_case", deny_unknown_fields)]
pub enum Cond {
    FigureAt {
        body: Body,
        incl_moons: bool,
    },
    FigureAtAll {
        bodies: Vec<Body>,
        incl_moons: bool,
    },
    Figures {
        piece: Piece,
        at_least: u8,
        #[serde(default)]
        incl_moons: bool,
    },
    OrbiterAndLanderSamePlanet {
        incl_moons: bool,
    },
    SectorWins {
        color: AnyOr<Color>,
        at_least: u8,
        #[serde(default)]
        same_sector: bool,
    },
    SectorsWithOwnSignal {
        at_least: u8,
    },
    Traces {
        color: AnyOr<Trace>,
        at_least: u8,
        species: Option<Which>,
    },
    TracesSameColor {
        at_least: u8,
    },
    TraceOnEachSpecies {
        color: Trace,
    },
    AllTraceColorsOnOneSpecies,
    AllTraceColors {
        species: Which,
    },
    TraceOnExofossilCostSpace {
        at_least: u8,
    },
    Techs {
        #[serde(rename = "type")]
        kind: TechKind,
        at_least: u8,
    },
    Publicity {
        at_least: u8,
    },
    Score {
        at_least: u8,
    },
    HandEmpty,
    ProbeOn {
        feature: Feature,
        adjacent_to: Option<Body>,
    },
    ProbeDistanceFromEarth {
        at_least: u8,
    },
    VisitedThisTurn {
        body: Option<Body>,
        feature: Option<Feature>,
    },
    MovedWithinRingThisTurn,
    CompletedSectorThisTurn,
    LandedWithThisCard {
        bodies: Vec<Body>,
        #[serde(default)]
        any_moon: bool,
    },
    ChosenProbeOn {
        feature: Feature,
    },
    TakenTechOwnedByOther,
    OwnSignalsInThatSector {
        exactly: u8,
    },
    DeliverSample {
        body: Body,
    },
    Exofossils {
        at_least: u8,
    },
    LanderAt {
        body: Body,
    },
    SignalsOnOumuamua {
        at_least: u8,
    },
    SignalsOnOumuamuaByThisCard {
        at_least: u8,
    },
    LaunchedInAnomalySector,
    FiguresAtOnePlanet {
        at_least: u8,
        incl_moons: bool,
    },
    TuckedCards {
        at_least: u8,
    },
    CompletedMissions {
        at_least: u8,
    },
}

impl Cond {
    /// Its compact form, printed on a card of species `this`.
    pub fn compile(&self, this: Option<Species>) -> Result<super::Cond, String> {
        use super::Cond as C;
        Ok(match self {
            Self::FigureAt {
                body,
                incl_moons: true,
            } => C::FigureAtAll(mask(&[*body])),
            Self::FigureAtAll {
                bodies,
                incl_moons: true,
            } => C::FigureAtAll(mask(bodies)),
            Self::FigureAt { .. } | Self::FigureAtAll { .. } => {
                return Err("figures at a planet always include its moons (S8.30)".to_owned());
            }
            Self::Figures {
                piece,
                at_least,
                incl_moons,
            } => C::Figures {
                piece: *piece,
                n: *at_least,
                moons: *incl_moons,
            },
            Self::OrbiterAndLanderSamePlanet { .. } => C::OrbiterAndLanderSamePlanet,
            Self::SectorWins {
                color,
                at_least,
                same_sector,
            } => C::SectorWins {
                color: color.one(),
                n: *at_least,
                same_sector: *same_sector,
            },
            Self::SectorsWithOwnSignal { at_least } => C::SectorsWithOwnSignal(*at_least),
            Self::Traces {
                color,
                at_least,
                species,
            } => C::Traces {
                color: color.one(),
                on: on_species(*species, this)?,
                n: *at_least,
            },
            Self::TracesSameColor { at_least } => C::TracesSameColor(*at_least),
            Self::TraceOnEachSpecies { color } => C::TraceOnEachSpecies(*color),
            Self::AllTraceColorsOnOneSpecies => C::AllTraceColorsOnOneSpecies,
            Self::AllTraceColors { .. } => C::AllTraceColors(this.ok_or("no species")?),
            Self::TraceOnExofossilCostSpace { at_least } => C::TraceOnExofossilCostSpace(*at_least),
            Self::Techs { kind, at_least } => C::Techs(*kind, *at_least),
            Self::Publicity { at_least } => C::Publicity(*at_least),
            Self::Score { at_least } => C::Score(*at_least),
            Self::HandEmpty => C::HandEmpty,
            Self::ProbeOn {
                feature,
                adjacent_to,
            } => C::ProbeOn {
                feature: *feature,
                next_to_earth: adjacent_to.is_some(),
            },
            Self::ProbeDistanceFromEarth { at_least } => C::ProbeDistanceFromEarth(*at_least),
            Self::VisitedThisTurn {
                body: Some(body), ..
            } => C::VisitedBody(*body),
            Self::VisitedThisTurn {
                feature: Some(feature),
                ..
            } => C::VisitedFeature(*feature),
            Self::VisitedThisTurn { .. } => return Err("visited what?".to_owned()),
            Self::MovedWithinRingThisTurn => C::MovedWithinRing,
            Self::CompletedSectorThisTurn => C::CompletedSector,
            Self::LandedWithThisCard { bodies, any_moon } => C::LandedWithThisCard {
                bodies: mask(bodies),
                any_moon: *any_moon,
            },
            Self::ChosenProbeOn { feature } => C::ChosenProbeOn(*feature),
            Self::TakenTechOwnedByOther => C::TakenTechOwnedByOther,
            Self::OwnSignalsInThatSector { exactly } => C::OwnSignalsInThatSector(*exactly),
            Self::DeliverSample { body } => C::DeliverSample(*body),
            Self::Exofossils { at_least } => C::Exofossils(*at_least),
            Self::LanderAt { body } => C::LanderAt(*body),
            Self::SignalsOnOumuamua { at_least } => C::SignalsOnOumuamua(*at_least),
            Self::SignalsOnOumuamuaByThisCard { at_least } => {
                C::SignalsOnOumuamuaByThisCard(*at_least)
            }
            Self::LaunchedInAnomalySector => C::LaunchedInAnomalySector,
            Self::FiguresAtOnePlanet { at_least, .. } => C::FiguresAtOnePlanet(*at_least),
            Self::TuckedCards { at_least } => C::TuckedCards(*at_least),
            Self::CompletedMissions { at_least } => C::CompletedMissions(*at_least),
        })
    }
}

/// `just_taken` and `just_marked` stand beside the ordinary names.
#[derive(Deserialize, Debug, Clone, Copy)]
#[serde(rename_all = "snake_case")]
pub enum Just {
    JustTaken,
    JustMarked,
}

/// What the card itself has just done, or a name.
#[derive(Deserialize, Debug, Clone, Copy)]
#[serde(untagged)]
pub enum JustOr<T> {
    Just(Just),
    Name(T),
}

/// A metric.
#[derive(Deserialize, Debug)]
#[serde(tag = "metric", rename_all = "snake_case", deny_unknown_fields)]
pub enum Metric {
    FiguresAt {
        body: Body,
        incl_moons: bool,
    },
    SectorWins {
        color: Color,
    },
    SectorsWithOwnSignal,
    SectorsSignaledByThisCard,
    SignalsByThisCard {
        color: Color,
    },
    Traces {
        color: JustOr<AnyOr<Trace>>,
        species: Option<Which>,
    },
    Techs {
        #[serde(rename = "type")]
        kind: JustOr<TechKind>,
    },
    Publicity,
    TuckedCards {
        income: Income,
    },
    HandCardsShown {
        income: Option<Income>,
        corner: Option<Corner>,
    },
    UniquePlanetsVisitedThisTurn {
        incl_earth: bool,
    },
    AsteroidsAdjacentToChosenProbe,
    OtherPlanetsAndCometsInEarthSector,
    OwnSignalsInAnomalySectors,
    SignalsOnOumuamuaByThisCard,
}

impl Metric {
    /// Its compact form, printed on a card of species `this`.
    pub fn compile(&self, this: Option<Species>) -> Result<super::Metric, String> {
        use super::Metric as M;
        Ok(match self {
            Self::FiguresAt { body, .. } => M::FiguresAt(*body),
            Self::SectorWins { color } => M::SectorWins(*color),
            Self::SectorsWithOwnSignal => M::SectorsWithOwnSignal,
            Self::SectorsSignaledByThisCard => M::SectorsSignaledByThisCard,
            Self::SignalsByThisCard { color } => M::SignalsByThisCard(*color),
            Self::Traces {
                color: JustOr::Just(_),
                ..
            } => M::TracesJustMarked,
            Self::Traces {
                color: JustOr::Name(color),
                species,
            } => M::Traces {
                color: color.one(),
                on: on_species(*species, this)?,
            },
            Self::Techs {
                kind: JustOr::Just(_),
            } => M::TechsJustTaken,
            Self::Techs {
                kind: JustOr::Name(kind),
            } => M::Techs(*kind),
            Self::Publicity => M::Publicity,
            Self::TuckedCards { income } => M::TuckedCards(*income),
            Self::HandCardsShown { .. } => {
                return Err("shown cards are an instruction of their own".to_owned());
            }
            Self::UniquePlanetsVisitedThisTurn { .. } => M::UniquePlanetsVisited,
            Self::AsteroidsAdjacentToChosenProbe => M::AsteroidsNextToChosenProbe,
            Self::OtherPlanetsAndCometsInEarthSector => M::OtherPlanetsAndCometsInEarthSector,
            Self::OwnSignalsInAnomalySectors => M::OwnSignalsInAnomalySectors,
            Self::SignalsOnOumuamuaByThisCard => M::SignalsOnOumuamuaByThisCard,
        })
    }
}

/// A trigger.
#[derive(Deserialize, Debug)]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Trigger {
    Visit {
        body: Body,
    },
    VisitPlanet {
        incl_earth: bool,
    },
    VisitAsteroids {
        own_turn: bool,
    },
    Launch,
    Orbit,
    Land,
    OrbitOrLand,
    Scan,
    Tech {
        #[serde(rename = "type")]
        kind: AnyOr<TechKind>,
    },
    Trace {
        color: AnyOr<Trace>,
    },
    Signal {
        color: Color,
    },
    PlayCard {
        cost: u8,
    },
    CornerDiscard {
        corner: Corner,
    },
}

impl Trigger {
    /// Its compact form.
    pub fn compile(&self) -> super::Trigger {
        use super::Trigger as T;
        match self {
            Self::Visit { body } => T::Visit(*body),
            Self::VisitPlanet { .. } => T::VisitPlanet,
            Self::VisitAsteroids { .. } => T::VisitAsteroidsOwnTurn,
            Self::Launch => T::Launch,
            Self::Orbit => T::Orbit,
            Self::Land => T::Land,
            Self::OrbitOrLand => T::OrbitOrLand,
            Self::Scan => T::Scan,
            Self::Tech { kind } => T::Tech(kind.one()),
            Self::Trace { color } => T::Trace(color.one()),
            Self::Signal { color } => T::Signal(*color),
            Self::PlayCard { cost } => T::PlayCard(*cost),
            Self::CornerDiscard { corner } => T::CornerDiscard(*corner),
        }
    }
}

//! Effect programs: what a card, tile, planet or species space does, as a short list of instructions.
//!
//! The data files hold programs as nested JSON; [`Code::compile`] flattens them into one array in which
//! a nested body is skipped by a forward jump. The interpreter is in `engine::run`.

use crate::names::{Body, Color, Corner, Income, Resource, Species, TechKind, Trace};
use serde::Deserialize;

/// Start of a program in [`Code`].
pub type Addr = u16;

/// One instruction. `skip` is the number of instructions of the body that follows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    /// The program is finished.
    End,
    /// Gain so many of a resource.
    Gain(Resource, u8),
    /// Gain so many for each unit of a metric.
    GainPer(Resource, u8, Metric),
    /// Pay; the program is only started if it can be paid.
    Spend(Resource, u8),
    /// Take cards from the top of the deck.
    Draw(u8),
    /// Take one card of the row or the top of the deck.
    Pick,
    /// Take one card of this species.
    SpeciesCard(Species),
    /// Take the whole row.
    TakeRow,
    /// Discard one of the cards just drawn and gain its corner.
    DiscardForCorner,
    /// Discard one of the cards just drawn and gain one unit of its income.
    DiscardForIncome,
    /// Movement points.
    Move(u8),
    /// Movement points for each unit of a metric.
    MovePer(u8, Metric),
    /// Show hand cards with this corner and gain a movement point for each.
    ShowCorners(Corner),
    /// Show hand cards with this income and gain the resource for each.
    ShowIncomes(Income, Resource),
    /// Put a probe on Earth.
    Launch { ignore_limit: bool },
    /// Land a probe without cost.
    Land { any_moon: bool, occupied: bool },
    /// Orbit or land a probe without cost.
    OrbitOrLand,
    /// The Scan action without its cost.
    Scan,
    /// Turn the next disc.
    Rotate,
    /// Take a technology; `kinds` has one bit per [`TechKind`].
    Tech {
        kinds: u8,
        of_others: bool,
        no_bonus: bool,
    },
    /// Mark `n` signals.
    Signal { n: u8, at: At, no_data: bool },
    /// Discard so many row cards for a signal each.
    SignalRow(u8),
    /// Discard up to so many hand cards for a signal each.
    SignalHand(u8),
    /// Turn over so many deck cards for a signal each.
    SignalDeck(u8),
    /// Mark a life trace; `None` is the universal one.
    Trace(Option<Trace>, TraceOn),
    /// Take an own orbiter off its planet, then run the body.
    RemoveOrbiter { skip: u8 },
    /// Take an own lander off its planet or moon, then run the body.
    RemoveLander { skip: u8 },
    /// Choose an own probe in space, then run the body.
    ChooseProbe { skip: u8 },
    /// Gain the corner of the card just picked.
    CornerOfPicked,
    /// Discard the row and gain every corner.
    RowCorners,
    /// Tuck a hand card (optional).
    Tuck,
    /// Tuck the card being played.
    TuckSelf,
    /// Take the card being played back into the hand.
    ReturnSelf,
    /// An exception until the end of the turn.
    TurnRule(TurnRule),
    /// Run the body if the condition holds now.
    If(Cond, u8),
    /// Run the body once, as soon as the condition holds in this turn.
    Watch(Cond, u8),
    /// Gain so many for each unit the metric reaches in this turn.
    WatchPer(Resource, u8, Metric),
    /// Pay or not; if paid, run the body.
    MayPay { what: Resource, n: u8, skip: u8 },
    /// Go back so many instructions, to the `MayPay` that may be paid again.
    Again(u8),
    /// Put a message marker so many points ahead.
    Message(u8),
    /// Collect a sample where this card landed or orbited.
    SamplePickUp,
    /// Look at the samples of one of these planets and gain one reward.
    SamplePeek(PeekFrom),
    /// Gain the reward of the delivered sample so many times.
    SampleReward(u8),
    /// Gain the reward of the sample on the space just marked.
    SampleOnSpace,
    /// Gain the visible reward of the next anomaly.
    NextAnomalyReward,
}

/// Where a signal goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum At {
    /// The sector of this body.
    Body(Body),
    /// This star.
    Star(crate::names::Star),
    /// Either star of this colour.
    Color(Color),
    /// Any star.
    Any,
    /// One sector with an own probe, for all signals.
    OwnProbe,
    /// One sector with an own probe and both its neighbours, one signal each.
    OwnProbeAndNeighbours,
    /// Sectors of different probes of anybody.
    ChosenProbes,
    /// One freely chosen sector for all signals.
    OneSector,
    /// The sector of the next anomaly.
    NextAnomaly,
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
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PeekFrom {
    /// Jupiter's or Saturn's, the player chooses.
    Either,
    /// Those of a planet with an own probe.
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
pub enum Piece {
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

/// Something that is true or not for a player. Bodies come as bit masks over [`Body`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cond {
    FigureAtAll(u16),
    Figures {
        piece: Piece,
        n: u8,
        moons: bool,
    },
    OrbiterAndLanderSamePlanet,
    SectorWins {
        color: Option<Color>,
        n: u8,
        same_sector: bool,
    },
    SectorsWithOwnSignal(u8),
    Traces {
        color: Option<Trace>,
        on: OnSpecies,
        n: u8,
    },
    TracesSameColor(u8),
    TraceOnEachSpecies(Trace),
    AllTraceColorsOnOneSpecies,
    AllTraceColors(Species),
    TraceOnExofossilCostSpace(u8),
    Techs(TechKind, u8),
    Publicity(u8),
    Score(u8),
    HandEmpty,
    ProbeOn {
        feature: Feature,
        next_to_earth: bool,
    },
    ProbeDistanceFromEarth(u8),
    VisitedBody(Body),
    VisitedFeature(Feature),
    MovedWithinRing,
    CompletedSector,
    LandedWithThisCard {
        bodies: u16,
        any_moon: bool,
    },
    ChosenProbeOn(Feature),
    TakenTechOwnedByOther,
    OwnSignalsInThatSector(u8),
    DeliverSample(Body),
    Exofossils(u8),
    LanderAt(Body),
    SignalsOnOumuamua(u8),
    SignalsOnOumuamuaByThisCard(u8),
    LaunchedInAnomalySector,
    FiguresAtOnePlanet(u8),
    TuckedCards(u8),
    CompletedMissions(u8),
}

/// Something that can be counted for a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Metric {
    FiguresAt(Body),
    SectorWins(Color),
    SectorsWithOwnSignal,
    SectorsSignaledByThisCard,
    SignalsByThisCard(Color),
    Traces { color: Option<Trace>, on: OnSpecies },
    TracesJustMarked,
    Techs(TechKind),
    TechsJustTaken,
    Publicity,
    TuckedCards(Income),
    UniquePlanetsVisited,
    AsteroidsNextToChosenProbe,
    OtherPlanetsAndCometsInEarthSector,
    OwnSignalsInAnomalySectors,
    SignalsOnOumuamuaByThisCard,
}

/// What can cover a circle of a triggered mission.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Trigger {
    Visit(Body),
    VisitPlanet,
    VisitAsteroidsOwnTurn,
    Launch,
    Orbit,
    Land,
    OrbitOrLand,
    Scan,
    Tech(Option<TechKind>),
    Trace(Option<Trace>),
    Signal(Color),
    PlayCard(u8),
    CornerDiscard(Corner),
}

/// All programs in one array.
#[derive(Default, Debug)]
pub struct Code(Vec<Op>);

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

    /// Appends a program; `this` is the species whose card or board it is printed on.
    pub fn compile(&mut self, ops: &[json::Op], this: Option<Species>) -> Result<Addr, String> {
        let start = self.0.len() as Addr;
        self.body(ops, this)?;
        self.0.push(Op::End);
        Ok(start)
    }

    fn body(&mut self, ops: &[json::Op], this: Option<Species>) -> Result<(), String> {
        ops.iter().try_for_each(|op| self.one(op, this))
    }

    /// An instruction with a body: `make` gets the length of the body.
    fn nested(
        &mut self,
        then: &[json::Op],
        this: Option<Species>,
        make: impl FnOnce(u8) -> Op,
    ) -> Result<(), String> {
        let place = self.0.len();
        self.0.push(Op::End);
        self.body(then, this)?;
        self.0[place] = make((self.0.len() - place - 1) as u8);
        Ok(())
    }

    fn one(&mut self, op: &json::Op, this: Option<Species>) -> Result<(), String> {
        use json::Op as J;
        let mut push = |n: u8, op: Op| (0..n).for_each(|_| self.0.push(op));
        match op {
            J::Gain { what, n } => push(1, Op::Gain(*what, *n)),
            J::GainPer { what, n, per } => match per {
                json::Metric::HandCardsShown {
                    income: Some(income),
                    ..
                } => {
                    push(1, Op::ShowIncomes(*income, *what));
                }
                per => push(1, Op::GainPer(*what, *n, per.compile(this)?)),
            },
            J::Spend { what, n } => push(1, Op::Spend(*what, *n)),
            J::Draw { n } => push(1, Op::Draw(*n)),
            J::Pick { n } => push(*n, Op::Pick),
            J::AlienCard { n } => push(
                *n,
                Op::SpeciesCard(this.ok_or("species card without species")?),
            ),
            J::TakeRow => push(1, Op::TakeRow),
            J::DiscardDrawn { gain, .. } => push(
                1,
                match gain {
                    json::DrawnGain::Corner => Op::DiscardForCorner,
                    json::DrawnGain::IncomeResource => Op::DiscardForIncome,
                },
            ),
            J::Move { n } => push(1, Op::Move(*n)),
            J::MovePer { n, per } => match per {
                json::Metric::HandCardsShown {
                    corner: Some(corner),
                    ..
                } => {
                    push(1, Op::ShowCorners(*corner));
                }
                per => push(1, Op::MovePer(*n, per.compile(this)?)),
            },
            J::Launch { n, ignore_limit } => push(
                *n,
                Op::Launch {
                    ignore_limit: *ignore_limit,
                },
            ),
            J::Land {
                moon_without_tech,
                occupied_ok,
            } => {
                push(
                    1,
                    Op::Land {
                        any_moon: *moon_without_tech,
                        occupied: *occupied_ok,
                    },
                );
            }
            J::OrbitOrLand => push(1, Op::OrbitOrLand),
            J::Scan => push(1, Op::Scan),
            J::Rotate => push(1, Op::Rotate),
            J::Tech {
                kind,
                owned_by_other,
                no_tile_bonus,
            } => push(
                1,
                Op::Tech {
                    kinds: kind.mask(),
                    of_others: *owned_by_other,
                    no_bonus: *no_tile_bonus,
                },
            ),
            J::Signal { n, place, no_data } => {
                push(
                    1,
                    Op::Signal {
                        n: *n,
                        at: place.compile(),
                        no_data: *no_data,
                    },
                );
            }
            J::SignalRow { n } => push(1, Op::SignalRow(*n)),
            J::SignalHand { max } => push(1, Op::SignalHand(*max)),
            J::SignalDeck { times } => push(1, Op::SignalDeck(*times)),
            J::Trace { color, n, on } => {
                let on = match on {
                    None => TraceOn::Any,
                    Some(json::TraceOn::SpeciesWithOwnSameColor) => TraceOn::SameColor,
                    Some(json::TraceOn::SpeciesOfCondition) => TraceOn::AllColors,
                };
                push(n.unwrap_or(1), Op::Trace(color.one(), on));
            }
            J::RemoveOwn {
                piece: Piece::Orbiter,
                then,
                ..
            } => {
                return self.nested(then, this, |skip| Op::RemoveOrbiter { skip });
            }
            J::RemoveOwn { then, .. } => {
                return self.nested(then, this, |skip| Op::RemoveLander { skip });
            }
            J::ChooseOwnProbe { then } => {
                return self.nested(then, this, |skip| Op::ChooseProbe { skip });
            }
            J::CornerOfPicked => push(1, Op::CornerOfPicked),
            J::RowCorners { .. } => push(1, Op::RowCorners),
            J::Tuck { n } => push(*n, Op::Tuck),
            J::TuckSelf => push(1, Op::TuckSelf),
            J::ReturnSelfToHand => push(1, Op::ReturnSelf),
            J::TurnRule { rule } => push(1, Op::TurnRule(*rule)),
            J::If { test, then } => {
                let test = test.compile(this)?;
                return self.nested(then, this, |skip| Op::If(test, skip));
            }
            J::ThisTurnIf { test, then } => {
                let test = test.compile(this)?;
                self.nested(then, this, |skip| Op::Watch(test, skip + 1))?;
                self.0.push(Op::End); // the body runs as a program of its own
                return Ok(());
            }
            J::ThisTurnPer { what, n, per } => push(1, Op::WatchPer(*what, *n, per.compile(this)?)),
            J::MayPay { pay, then, repeat } => {
                let [J::Spend { what, n }] = pay[..] else {
                    return Err("may_pay takes exactly one spend".to_owned());
                };
                self.nested(then, this, |skip| Op::MayPay {
                    what,
                    n,
                    skip: skip + u8::from(*repeat),
                })?;
                if *repeat {
                    let Some(Op::MayPay { skip, .. }) = self
                        .0
                        .iter()
                        .rev()
                        .find(|op| matches!(op, Op::MayPay { .. }))
                        .copied()
                    else {
                        return Err("may_pay lost".to_owned());
                    };
                    self.0.push(Op::Again(skip));
                }
                return Ok(());
            }
            J::MessageMarker { ahead } => push(1, Op::Message(*ahead)),
            J::SamplePickUp => push(1, Op::SamplePickUp),
            J::SamplePeek { from } => push(
                1,
                Op::SamplePeek(match from {
                    json::PeekFrom::Bodies(_) => PeekFrom::Either,
                    json::PeekFrom::Named(_) => PeekFrom::OwnProbe,
                }),
            ),
            J::SampleReward { times } => push(1, Op::SampleReward(*times)),
            J::SampleOnSpace => push(1, Op::SampleOnSpace),
            J::NextAnomalyReward => push(1, Op::NextAnomalyReward),
        }
        Ok(())
    }
}

/// The form of programs in the data files.
pub mod json {
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
    #[derive(Deserialize, Debug, Clone, Copy)]
    #[serde(untagged)]
    pub enum AnyOr<T> {
        One(T),
        Any(Any),
    }

    /// The word `any`.
    #[derive(Deserialize, Debug, Clone, Copy)]
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
                Self::TraceOnExofossilCostSpace { at_least } => {
                    C::TraceOnExofossilCostSpace(*at_least)
                }
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
}

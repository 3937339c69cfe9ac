//! Effect programs: what a card, tile, planet or species space does, as a short list of instructions.
//!
//! The data files hold programs as nested JSON; [`Code::compile`] flattens them into one array in which
//! a nested body is skipped by a forward jump. The interpreter is in `engine::run`.

pub mod json;

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

//! Unfinished business.

use crate::names::{Body, Color, Corner, Income, Source, Species, Star, Tech, TechKind, Trace};
use crate::op::{Addr, TraceOn};
use orrery_core::Seat;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU16;

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
    Win(Color),
    Tech(TechKind),
    Trace(Trace),
    Signal(Color),
    PlayCard(u8),
    Corner(Corner),
}

/// One piece of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// S1.18: tuck the first income card.
    FirstIncome,
    /// Choose a main action (or a free one).
    Turn,
    /// The rival's turn (S19.7, S19.8).
    RivalTurn,
    /// The rival takes a technology after the rotation, then advances so far.
    RivalResearch(u8),
    /// The rival refills its computer.
    RivalAnalysed,
    /// The rival turns up a sample of this planet.
    RivalSample(Body),
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
    /// Signals in sectors of different probes: how many more, and from the first signal on which probes are
    /// left.
    ProbeSignals(u8, Option<ProbesLeft>),
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
    Give(u8, Income),
}

/// How many probes can still be chosen in each sector, up to three, two bits each. One has been chosen, so
/// not all bits are set; kept as their complement, `None` takes no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct ProbesLeft(NonZeroU16);

impl TryFrom<u16> for ProbesLeft {
    type Error = &'static str;
    fn try_from(left: u16) -> Result<Self, Self::Error> {
        NonZeroU16::new(!left)
            .map(Self)
            .ok_or("one probe has been chosen")
    }
}

impl From<ProbesLeft> for u16 {
    fn from(left: ProbesLeft) -> Self {
        !left.0.get()
    }
}

const _: () = assert!(size_of::<Frame>() == 8);

/// A job, whose it is, and where its points are booked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// Whose business it is, whoever's turn it is (S2.26).
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

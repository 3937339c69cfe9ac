//! What happened: the raw material of the log.

use crate::choice::{Site, Spot};
use crate::names::{Body, Card, Gold, Resource, Side, Source, Space, Species, Star, Tech, Trace};
use crate::solar::Sight;
use orrery_core::Seat;
use serde::{Serialize, Serializer};

/// Something that happened. Hidden cards are `None` for those who must not know them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Event {
    Round {
        round: u8,
    },
    /// All have passed: what happens between the rounds.
    RoundEnds {
        round: u8,
    },
    /// The final scoring begins.
    Scoring,
    Turn {
        seat: Seat,
    },
    Gained {
        seat: Seat,
        resource: Resource,
        n: u8,
        from: Source,
    },
    /// S19.64: what the rival scores for objectives that stayed open.
    ObjectivesScored {
        seat: Seat,
        n: u8,
    },
    Lost {
        seat: Seat,
        resource: Resource,
        n: u8,
    },
    Paid {
        seat: Seat,
        resource: Resource,
        n: u8,
    },
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Took {
        seat: Seat,
        card: Card,
    },
    /// S12.2: a card of the end-of-round stack, chosen unseen by the others.
    Kept {
        seat: Seat,
        card: Option<Card>,
    },
    Shown {
        seat: Seat,
        card: Card,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// A card is turned up in this place of the row, 1 to 3.
    RowFilled {
        place: u8,
        card: Card,
    },
    Tucked {
        seat: Seat,
        card: Card,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Returned {
        seat: Seat,
        card: Card,
    },
    Reshuffled,
    Launched {
        seat: Seat,
    },
    /// A probe moves; `there` is what people see in its new space.
    Moved {
        seat: Seat,
        from: Space,
        to: Space,
        there: Sight,
    },
    Pushed {
        seat: Seat,
        from: Space,
        to: Space,
        there: Sight,
    },
    Orbited {
        seat: Seat,
        body: Body,
    },
    Landed {
        seat: Seat,
        site: Site,
    },
    Removed {
        seat: Seat,
        site: Site,
        orbiter: bool,
    },
    Rotated {
        disc: u8,
    },
    Scanned {
        seat: Seat,
    },
    Signal {
        seat: Seat,
        star: Star,
    },
    TileSignal {
        seat: Seat,
    },
    SectorWon {
        seat: Seat,
        star: Star,
        second: Option<Seat>,
    },
    TileCompleted,
    /// The tile is filled again (S16.11).
    TileReset,
    DataPlaced {
        seat: Seat,
        upper: bool,
    },
    Analysed {
        seat: Seat,
    },
    Researched {
        seat: Seat,
        tech: Tech,
    },
    /// `species` is known once it is discovered.
    Traced {
        seat: Seat,
        color: Trace,
        side: Side,
        species: Option<Species>,
        spot: Spot,
    },
    Covered {
        seat: Seat,
        card: Card,
        circle: u8,
    },
    Completed {
        seat: Seat,
        card: Card,
    },
    Passed {
        seat: Seat,
    },
    Neutral {
        side: Side,
        color: Trace,
    },
    Discovered {
        side: Side,
        species: Species,
    },
    GoldMarked {
        seat: Seat,
        gold: Gold,
        value: u8,
    },
    /// S19.54: the rival reached a gold milestone and found no first space free.
    GoldMissed {
        seat: Seat,
    },
    /// A message tile lies on the score track (S17.1, S19.51).
    MessagePlaced {
        seat: Seat,
        at: u16,
    },
    MessageTaken {
        seat: Seat,
        reward: u8,
    },
    SecretDealt {
        seat: Seat,
        n: u8,
    },
    SecretPlayed {
        seat: Seat,
        card: Option<Card>,
    },
    AnomalyTriggered {
        color: Trace,
        seat: Option<Seat>,
    },
    Collected {
        seat: Seat,
        body: Body,
    },
    Delivered {
        seat: Seat,
        card: Card,
        sample: u8,
    },
    Danger {
        seat: Seat,
        danger: u16,
        lost: u16,
    },
    /// The rival's card, the line it carried out (0: none), and why each line above was not possible.
    RivalActs {
        card: u8,
        line: u8,
        skipped: Vec<&'static str>,
    },
    RivalSpends {
        tech: Tech,
    },
    /// Its flight: the target, the movements used, the publicity of the route, and the listed planets
    /// before the target that it could not reach. The steps follow as `Moved`.
    RivalFlies {
        body: Body,
        moves: u8,
        publicity: u8,
        beyond: Vec<Body>,
    },
    /// Its choice among several sectors, and the step of S19.36 that decided.
    RivalAims {
        star: Star,
        step: u8,
    },
    /// A sample turned up on the Mascamites board without reward (S14.16).
    RivalSample {
        body: Body,
        sample: u8,
    },
    /// It takes the top card off the end-of-round stack, and nobody sees it (S19.56, D-80).
    RivalRemoves,
    /// Its played action cards are its new deck (S19.56).
    RivalShuffles {
        cards: u8,
    },
    /// The progress marker moves `steps` steps and stands on step `to`, 1 to 12.
    Progress {
        steps: u8,
        to: u8,
        cause: Cause,
    },
    Strengthened,
    ObjectiveRevealed {
        tile: u8,
    },
    TaskMarked {
        tile: u8,
        task: u8,
    },
    ObjectiveCompleted {
        tile: u8,
    },
    ObjectivesSpent {
        spent: u8,
        due: u8,
    },
    Over,
}

/// Why the rival advances.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Printed on its action card (S19.12).
    Printed,
    /// Instead of credits (S19.16).
    Credit,
    /// Instead of energy (S19.16).
    Energy,
    /// Instead of a card of any origin (S19.16).
    Card,
    /// Instead of an income (S19.17).
    Income,
    /// The fourth space of its computer (S19.19).
    Computer,
    /// A computer technology spent (S19.25).
    Technology,
    /// Objectives that could not be spent (S20.23).
    Objectives,
}

impl Serialize for Site {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Discovery => s.serialize_str("discovery"),
            Self::Row(row) => s.serialize_u8(*row),
            Self::Overflow => s.serialize_str("overflow"),
        }
    }
}

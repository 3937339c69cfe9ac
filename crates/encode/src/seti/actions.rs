//! An index for every choice of SETI.

use crate::actions::{Below, Factor, actions, listed};
use orrery_seti::Choice;
use orrery_seti::choice::{Extra, MilestoneKind, Site, Spot};
use orrery_seti::names::{
    Body, CARDS, Card, Corner, Gold, HAND_CARDS, Income, MOONS, Moon, PLANETS, SPACES, Side, Space,
    Star, Tech, Trace,
};
use orrery_seti::pack::pack;
use orrery_seti::state::{ROWS, Sample};
use std::sync::LazyLock;

listed!(Body, Gold, Income, MilestoneKind, Side, Star, Tech, Trace);

/// Any card.
impl Factor for Card {
    type Value = Self;
    const COUNT: usize = CARDS;
    fn rank(card: Self) -> Option<usize> {
        Some(card.index())
    }
    fn at(rank: usize) -> Self {
        Self::at(rank)
    }
}

/// A card that can be in a hand.
enum Hand {}

impl Factor for Hand {
    type Value = Card;
    const COUNT: usize = HAND_CARDS;
    fn rank(card: Card) -> Option<usize> {
        Some(card.index()).filter(|&rank| rank < HAND_CARDS)
    }
    fn at(rank: usize) -> Card {
        Card::at(rank)
    }
}

impl Factor for Space {
    type Value = Self;
    const COUNT: usize = SPACES;
    fn rank(space: Self) -> Option<usize> {
        Some(space.index())
    }
    fn at(rank: usize) -> Self {
        Self::at(rank)
    }
}

impl Factor for Sample {
    type Value = Self;
    const COUNT: usize = 7;
    fn rank(sample: Self) -> Option<usize> {
        Some(sample.index())
    }
    fn at(rank: usize) -> Self {
        Self::all()[rank]
    }
}

impl Factor for bool {
    type Value = Self;
    const COUNT: usize = 2;
    fn rank(value: Self) -> Option<usize> {
        Some(value.into())
    }
    fn at(rank: usize) -> Self {
        rank == 1
    }
}

/// Planets first, then moons.
impl Factor for Site {
    type Value = Self;
    const COUNT: usize = PLANETS + MOONS;
    fn rank(site: Self) -> Option<usize> {
        match site {
            Self::Planet(body) => Some(body.index()).filter(|&rank| rank < PLANETS),
            Self::Moon(moon) => Some(PLANETS + moon.index()),
        }
    }
    fn at(rank: usize) -> Self {
        match rank.checked_sub(PLANETS) {
            None => Self::Planet(Body::at(rank)),
            Some(moon) => Self::Moon(Moon::at(moon)),
        }
    }
}

/// The discovery space, the rows from the bottom, the overflow area.
impl Factor for Spot {
    type Value = Self;
    const COUNT: usize = ROWS + 2;
    fn rank(spot: Self) -> Option<usize> {
        match spot {
            Self::Discovery => Some(0),
            Self::Row(row) => Some(row.into()).filter(|row| (1..=ROWS).contains(row)),
            Self::Overflow => Some(ROWS + 1),
        }
    }
    fn at(rank: usize) -> Self {
        match rank {
            0 => Self::Discovery,
            row if row <= ROWS => Self::Row(row as u8),
            _ => Self::Overflow,
        }
    }
}

/// How many cards have a movement corner; only they pay for a step (S5.9).
const MOVERS: usize = 57;

/// The cards with a movement corner.
static MOVING: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let moving = pack().corner_is[Corner::Move.index()];
    moving.iter().map(Card::at).collect()
});

/// Nothing, energy, or a card with a movement corner.
impl Factor for Extra {
    type Value = Self;
    const COUNT: usize = 2 + MOVERS;
    fn rank(extra: Self) -> Option<usize> {
        match extra {
            Self::None => Some(0),
            Self::Energy => Some(1),
            Self::Card(card) => Some(2 + MOVING.binary_search(&card).ok()?),
        }
    }
    fn at(rank: usize) -> Self {
        match rank {
            0 => Self::None,
            1 => Self::Energy,
            card => Self::Card(MOVING[card - 2]),
        }
    }
}

type Piece = Below<12>;
type Planet = Body;

actions! { Choice {
    Income(card: Hand) = "income",
    Launch = "launch",
    Orbit(planet: Planet) = "orbit",
    Land(site: Site) = "land",
    Scan = "scan",
    Analyse = "analyse",
    Play(card: Hand) = "play",
    Research = "research",
    Pass = "pass",
    Move(piece: Piece, space: Space) = "move",
    Corner(card: Hand) = "corner",
    PlaceUpper = "place upper",
    PlaceLower(slot: Below<4>) = "place lower",
    Complete(card: Hand) = "complete",
    Deliver(card: Hand, piece: Piece) = "deliver",
    Exchange(give: Income, gain: Income) = "exchange",
    Buy = "buy",
    End = "end",
    Continue = "continue",
    Take(card: Hand) = "take",
    Draw = "draw",
    Tuck(card: Hand) = "tuck",
    Skip = "skip",
    Done = "done",
    Step(piece: Piece, space: Space, extra: Extra) = "step",
    Earth(star: Star) = "earth",
    Row(card: Hand) = "row",
    Telescope2 = "telescope-2",
    Telescope3(card: Hand) = "telescope-3",
    Telescope4Launch = "telescope-4 launch",
    Telescope4Move = "telescope-4 move",
    Signal(star: Star) = "signal",
    SignalTile = "signal oumuamua",
    Discard(card: Hand) = "discard",
    Trace(color: Trace, side: Side, spot: Spot) = "trace",
    Tech(technology: Tech) = "tech",
    Slot(slot: Below<4>) = "slot",
    RemoveOrbiter(planet: Planet, first: bool) = "remove orbiter",
    RemoveLander(site: Site, space: Below<4>) = "remove lander",
    Probe(space: Space) = "probe",
    Pay = "pay",
    Show(cards: Below<{ HAND_CARDS + 1 }>) = "show",
    Sample(sample: Sample) = "sample",
    Samples(planet: Planet) = "samples",
    Cover(card: Hand, circle: Below<3>) = "cover",
    Publicity = "publicity",
    Movement = "movement",
    DataSpace(space: Below<3>) = "space",
    Gold(tile: Gold) = "gold",
    Message(reward: Below<4>) = "message",
    Secret(card: Card) = "secret",
    Resolve(star: Star) = "resolve",
    ResolveTile = "resolve oumuamua",
    Milestone(kind: MilestoneKind) = "milestone",
    Task(tile: Below<3>, task: Below<3>) = "task",
} }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_that_pay_for_a_step_are_those_of_the_data() {
        assert_eq!(MOVING.len(), MOVERS);
    }
}

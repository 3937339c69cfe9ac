//! Everything a player can choose, and its one text form (see `docs/notation-seti.md`).

use crate::names::{Body, Card, Gold, Income, Moon, Side, Space, Star, Tech, Trace, plain_number};
use crate::state::Sample;
use orrery_core::names;
use std::fmt;
use std::str::FromStr;

/// Where a probe lands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// On the planet itself.
    Planet(Body),
    /// On one of its moons.
    Moon(Moon),
}

impl Site {
    /// The planet whose space the probe must be on.
    #[must_use]
    pub const fn planet(self) -> Body {
        match self {
            Self::Planet(body) => body,
            Self::Moon(moon) => moon.planet(),
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Planet(body) => body.fmt(f),
            Self::Moon(moon) => moon.fmt(f),
        }
    }
}

impl FromStr for Site {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse()
            .map(Self::Planet)
            .or_else(|()| text.parse().map(Self::Moon))
    }
}

/// Where a trace goes on one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// The discovery space.
    Discovery,
    /// A space of the board, counted from 1 at the bottom.
    Row(u8),
    /// The overflow area.
    Overflow,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Discovery => f.write_str("discovery"),
            Self::Row(row) => row.fmt(f),
            Self::Overflow => f.write_str("overflow"),
        }
    }
}

/// How the missing point of a step is paid (S5.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extra {
    /// The movement points suffice.
    None,
    /// One energy.
    Energy,
    /// A hand card with a movement corner.
    Card(Card),
}

/// What follows the text of the step, if anything.
impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Energy => f.write_str(" energy"),
            Self::Card(card) => write!(f, " card {card}"),
        }
    }
}

names! {
    /// Which of several milestones of equal value comes first (S10.7).
    MilestoneKind { Gold = "gold", Message = "message", Card = "card", Exertian = "exertian" }
}

/// One choice. Spaces of the computer and circles of missions are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Income(Card),
    Launch,
    Orbit(Body),
    Land(Site),
    Scan,
    Analyse,
    Play(Card),
    Research,
    Pass,
    Move(u8, Space),
    Corner(Card),
    PlaceUpper,
    PlaceLower(u8),
    Complete(Card),
    Deliver(Card, u8),
    Exchange(Income, Income),
    Buy,
    End,
    Continue,
    Take(Card),
    Draw,
    Tuck(Card),
    Skip,
    Done,
    Step(u8, Space, Extra),
    Earth(Star),
    Row(Card),
    Telescope2,
    Telescope3(Card),
    Telescope4Launch,
    Telescope4Move,
    Signal(Star),
    SignalTile,
    Discard(Card),
    Trace(Trace, Side, Spot),
    Tech(Tech),
    Slot(u8),
    RemoveOrbiter(Body, bool),
    RemoveLander(Site, u8),
    Probe(Space),
    Pay,
    Show(u8),
    Sample(Sample),
    Samples(Body),
    Cover(Card, u8),
    Publicity,
    Movement,
    DataSpace(u8),
    Gold(Gold),
    Message(u8),
    Secret(Card),
    Resolve(Star),
    ResolveTile,
    Milestone(MilestoneKind),
    Task(u8, u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Income(card) => write!(f, "income {card}"),
            Self::Launch => write!(f, "launch"),
            Self::Orbit(body) => write!(f, "orbit {body}"),
            Self::Land(site) => write!(f, "land {site}"),
            Self::Scan => write!(f, "scan"),
            Self::Analyse => write!(f, "analyse"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Research => write!(f, "research"),
            Self::Pass => write!(f, "pass"),
            Self::Move(piece, space) => write!(f, "move {} {space}", piece + 1),
            Self::Corner(card) => write!(f, "corner {card}"),
            Self::PlaceUpper => write!(f, "place upper"),
            Self::PlaceLower(slot) => write!(f, "place lower {}", slot + 1),
            Self::Complete(card) => write!(f, "complete {card}"),
            Self::Deliver(card, piece) => write!(f, "deliver {card} {}", piece + 1),
            Self::Exchange(give, gain) => write!(f, "exchange {give} {gain}"),
            Self::Buy => write!(f, "buy"),
            Self::End => write!(f, "end"),
            Self::Continue => write!(f, "continue"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Draw => write!(f, "draw"),
            Self::Tuck(card) => write!(f, "tuck {card}"),
            Self::Skip => write!(f, "skip"),
            Self::Done => write!(f, "done"),
            Self::Step(piece, space, extra) => write!(f, "step {} {space}{extra}", piece + 1),
            Self::Earth(star) => write!(f, "earth {star}"),
            Self::Row(card) => write!(f, "row {card}"),
            Self::Telescope2 => write!(f, "telescope-2"),
            Self::Telescope3(card) => write!(f, "telescope-3 {card}"),
            Self::Telescope4Launch => write!(f, "telescope-4 launch"),
            Self::Telescope4Move => write!(f, "telescope-4 move"),
            Self::Signal(star) => write!(f, "signal {star}"),
            Self::SignalTile => write!(f, "signal oumuamua"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Trace(color, side, spot) => write!(f, "trace {color} {side} {spot}"),
            Self::Tech(tech) => write!(f, "tech {tech}"),
            Self::Slot(slot) => write!(f, "slot {}", slot + 1),
            Self::RemoveOrbiter(body, false) => write!(f, "remove orbiter {body}"),
            Self::RemoveOrbiter(body, true) => write!(f, "remove orbiter {body} first"),
            Self::RemoveLander(site, 0) => write!(f, "remove lander {site}"),
            Self::RemoveLander(site, space) => write!(f, "remove lander {site} space {space}"),
            Self::Probe(space) => write!(f, "probe {space}"),
            Self::Pay => write!(f, "pay"),
            Self::Show(n) => write!(f, "show {n}"),
            Self::Sample(sample) => write!(f, "sample {}", u8::from(sample)),
            Self::Samples(body) => write!(f, "samples {body}"),
            Self::Cover(card, circle) => write!(f, "cover {card} {}", circle + 1),
            Self::Publicity => write!(f, "publicity"),
            Self::Movement => write!(f, "movement"),
            Self::DataSpace(space) => write!(f, "space {}", space + 1),
            Self::Gold(gold) => write!(f, "gold {gold}"),
            Self::Message(reward) => write!(f, "message {}", reward + 1),
            Self::Secret(card) => write!(f, "secret {card}"),
            Self::Resolve(star) => write!(f, "resolve {star}"),
            Self::ResolveTile => write!(f, "resolve oumuamua"),
            Self::Task(tile, task) => write!(f, "task {} {}", tile + 1, task + 1),
            Self::Milestone(kind) => write!(f, "milestone {kind}"),
        }
    }
}

/// A number from 1 to `most`, turned into an index.
fn index(text: &str, most: u8) -> Result<u8, ()> {
    match plain_number(text) {
        Some(n) if n >= 1 && n <= most => Ok(n - 1),
        _ => Err(()),
    }
}

fn extra(words: &[&str]) -> Result<Extra, ()> {
    match words {
        [] => Ok(Extra::None),
        ["energy"] => Ok(Extra::Energy),
        ["card", card] => card.parse().map(Extra::Card),
        _ => Err(()),
    }
}

fn spot(text: &str) -> Result<Spot, ()> {
    match text {
        "discovery" => Ok(Spot::Discovery),
        "overflow" => Ok(Spot::Overflow),
        row => index(row, 9).map(|row| Spot::Row(row + 1)),
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').take(8).collect();
        Ok(match words[..] {
            ["income", card] => Self::Income(card.parse()?),
            ["launch"] => Self::Launch,
            ["orbit", body] => Self::Orbit(body.parse()?),
            ["land", site] => Self::Land(site.parse()?),
            ["scan"] => Self::Scan,
            ["analyse"] => Self::Analyse,
            ["play", card] => Self::Play(card.parse()?),
            ["research"] => Self::Research,
            ["pass"] => Self::Pass,
            ["move", piece, space] => Self::Move(index(piece, 12)?, space.parse()?),
            ["corner", card] => Self::Corner(card.parse()?),
            ["place", "upper"] => Self::PlaceUpper,
            ["place", "lower", slot] => Self::PlaceLower(index(slot, 4)?),
            ["complete", card] => Self::Complete(card.parse()?),
            ["deliver", card, piece] => Self::Deliver(card.parse()?, index(piece, 12)?),
            ["exchange", give, gain] => Self::Exchange(give.parse()?, gain.parse()?),
            ["buy"] => Self::Buy,
            ["end"] => Self::End,
            ["continue"] => Self::Continue,
            ["take", card] => Self::Take(card.parse()?),
            ["draw"] => Self::Draw,
            ["tuck", card] => Self::Tuck(card.parse()?),
            ["skip"] => Self::Skip,
            ["done"] => Self::Done,
            ["step", piece, space, ref rest @ ..] => {
                Self::Step(index(piece, 12)?, space.parse()?, extra(rest)?)
            }
            ["earth", star] => Self::Earth(star.parse()?),
            ["row", card] => Self::Row(card.parse()?),
            ["telescope-2"] => Self::Telescope2,
            ["telescope-3", card] => Self::Telescope3(card.parse()?),
            ["telescope-4", "launch"] => Self::Telescope4Launch,
            ["telescope-4", "move"] => Self::Telescope4Move,
            ["signal", "oumuamua"] => Self::SignalTile,
            ["signal", star] => Self::Signal(star.parse()?),
            ["discard", card] => Self::Discard(card.parse()?),
            ["trace", color, side, place] => {
                Self::Trace(color.parse()?, side.parse()?, spot(place)?)
            }
            ["tech", tech] => Self::Tech(tech.parse()?),
            ["slot", slot] => Self::Slot(index(slot, 4)?),
            ["remove", "orbiter", body] => Self::RemoveOrbiter(body.parse()?, false),
            ["remove", "orbiter", body, "first"] => Self::RemoveOrbiter(body.parse()?, true),
            ["remove", "lander", site] => Self::RemoveLander(site.parse()?, 0),
            ["remove", "lander", site, "space", space] => {
                Self::RemoveLander(site.parse()?, index(space, 3)? + 1)
            }
            ["probe", space] => Self::Probe(space.parse()?),
            ["pay"] => Self::Pay,
            ["show", n] => Self::Show(plain_number(n).ok_or(())?),
            ["sample", n] => Self::Sample(plain_number(n).and_then(Sample::number).ok_or(())?),
            ["samples", body] => Self::Samples(body.parse()?),
            ["cover", card, circle] => Self::Cover(card.parse()?, index(circle, 3)?),
            ["publicity"] => Self::Publicity,
            ["movement"] => Self::Movement,
            ["space", space] => Self::DataSpace(index(space, 3)?),
            ["gold", gold] => Self::Gold(gold.parse()?),
            ["message", reward] => Self::Message(index(reward, 4)?),
            ["secret", card] => Self::Secret(card.parse()?),
            ["resolve", "oumuamua"] => Self::ResolveTile,
            ["resolve", star] => Self::Resolve(star.parse()?),
            ["task", tile, task] => Self::Task(index(tile, 3)?, index(task, 3)?),
            ["milestone", kind] => Self::Milestone(kind.parse()?),
            _ => return Err(()),
        })
    }
}

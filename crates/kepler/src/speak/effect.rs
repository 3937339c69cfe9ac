//! What cards, objectives and technologies say, read from their programs and values.

use super::{cubes, name, printed};
use crate::names::{Cubes, Tech};
use crate::op::{Addr, CardStep, Cond, Op};
use crate::pack::{PackRef, UNLIMITED};
use orrery_core::{Phrase, Word};

/// The name of a level.
#[must_use]
pub fn level_name(pack: PackRef, tech: Tech, level: u8) -> Word {
    let text = &pack.level(tech, level).name;
    printed(pack, "level", &format!("{tech}-{level}"), text)
}

/// What a level of a technology gives.
#[must_use]
pub fn gives(pack: PackRef, tech: Tech, level: u8) -> Phrase {
    let gives = &pack.level(tech, level).gives;
    let phrase = |words: &str| Phrase::new(format!("gives-kepler-{tech}{words}"));
    match tech {
        Tech::SpaceTravel => phrase("")
            .with("speed", gives.speed)
            .with("cost", cubes(gives.ship_cost)),
        Tech::QuantumPhysics if gives.conversions == UNLIMITED => {
            phrase("-unlimited").with("shifts", gives.shifts)
        }
        Tech::QuantumPhysics => phrase("")
            .with("conversions", gives.conversions)
            .with("shifts", gives.shifts),
        Tech::EnergyDevelopment if gives.single_burn => phrase("-single")
            .with("energy", gives.energy)
            .with("n", pack.burn_for_both),
        Tech::EnergyDevelopment => phrase("").with("energy", gives.energy),
        Tech::Terraforming => phrase("")
            .with("planets", gives.producing)
            .with("level", gives.terraform),
        Tech::AntimatterScience if gives.alien_colonies => {
            phrase("-alien").with("antimatter", gives.antimatter)
        }
        Tech::AntimatterScience => phrase("").with("antimatter", gives.antimatter),
    }
}

/// A program as a list of effects.
#[must_use]
pub fn program(pack: PackRef, addr: Addr) -> Word {
    Word::list(pack.program(addr).iter().map(|&op| effect(pack, op)))
}

/// The steps of a progress card: who may or must do what.
pub(super) fn steps(pack: PackRef, card: u8) -> Word {
    let steps = pack.cards[card as usize].steps.iter();
    Word::list(steps.map(|step| say_step(pack, step)))
}

/// A step of a progress card.
#[must_use]
pub fn say_step(pack: PackRef, step: &CardStep) -> Phrase {
    let words = if step.optional { "may" } else { "must" };
    op(words)
        .with("target", step.target)
        .with("do", program(pack, step.run))
}

/// The messages of the catalogue, which names the same operations.
fn op(words: &str) -> Phrase {
    Phrase::new(format!("op-kepler-{words}"))
}

/// A message chooses its words by it.
fn truth(truth: bool) -> Word {
    Word::text(truth.to_string())
}

fn effect(pack: PackRef, of: Op) -> Phrase {
    let produce = |on: &str, resources: Cubes| {
        op("produce")
            .with("on", name("on", on))
            .with("resources", cubes(resources))
    };
    match of {
        Op::AdvanceTrack(Some(track), n) => {
            op("advance-track").with("amount", n).with("track", track)
        }
        Op::AdvanceTrack(None, n) => op("advance-track")
            .with("amount", n)
            .with("track", name("track", "choice")),
        Op::Regenerate(n) => op("regenerate").with("amount", n),
        Op::Produce(resources) => produce("any-one-planet", resources),
        Op::ProduceOnEarth(resources) => produce("earth", resources),
        Op::Burn(n) => op("burn").with("amount", n),
        Op::BurnLevel => op("burn").with("amount", name("amount", "number-of-the-level-reached")),
        Op::AdvanceTechnology { levels, max } => op("advance-technology")
            .with("levels", levels)
            .with("maxlevel", max),
        Op::BuildShip => op("build-ship-free"),
        Op::MoveShips(n) => op("move-ships").with("hexes", n),
        Op::RevealTiles(n) => op("reveal-tiles").with("count", n),
        Op::Terraform { planets, paid } => op("terraform")
            .with("planets", planets)
            .with("paycost", truth(paid)),
        Op::ChooseOpponent(theirs, own) => op("choose-opponent")
            .with("opponent", program(pack, theirs))
            .with("self", program(pack, own)),
    }
}

/// A condition of an objective.
#[must_use]
pub fn condition(cond: Cond) -> Phrase {
    let at_least = |words: &str, n: u8| op(words).with("atleast", n);
    match cond {
        Cond::TerraformedInZone(zone, n) => at_least("terraformed-in-zone", n).with("zone", zone),
        Cond::TerraformedOfKind(kind, n) => at_least("terraformed-of-type", n).with("type", kind),
        Cond::TerraformedTotal(n) => at_least("terraformed-total", n),
        Cond::TerraformedSameKind(n) => at_least("terraformed-same-type", n),
        Cond::ColonisedInZone(zone, n) => at_least("colonised-in-zone", n).with("zone", zone),
        Cond::ColonisedOfKind(kind, n) => at_least("colonised-of-type", n).with("type", kind),
        Cond::ColonisedTotal(n) => at_least("colonised-total", n),
        Cond::TechnologiesAtLevel { level, n } => {
            at_least("technologies-at-level", n).with("level", level)
        }
        Cond::AntimatterOnPlanets(n) => at_least("antimatter-on-planets", n),
        Cond::ShipsOnMines(n) => at_least("ships-on-mines", n),
        Cond::ShipsOnBoard(n) => at_least("ships-on-board", n),
        Cond::HighestOnTrack { track, ties, ghost } => op("highest-on-track")
            .with("track", track)
            .with("ties", truth(ties))
            .with("ghost", truth(ghost)),
    }
}

//! What cards, objectives and technologies say, read from their programs and values.

use super::{cubes, name, printed};
use crate::names::{Cubes, Tech};
use crate::op::{Addr, CardStep, Cond, Count, Op};
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
    Word::all(pack.program(addr).iter().map(|&op| effect(pack, op)))
}

/// The steps of a progress card: who may or must do what.
pub(super) fn steps(pack: PackRef, card: u8) -> Word {
    let steps = pack.cards[card as usize].steps.iter();
    let both = |one, other| op("then").with("one", one).with("other", other);
    Word::list(steps.map(|step| say_step(pack, step)).reduce(both))
}

/// A step of a progress card.
#[must_use]
pub fn say_step(pack: PackRef, step: &CardStep) -> Phrase {
    let words = if step.optional { "may" } else { "must" };
    let steps = match step.target {
        None => op(words).with("target", Word::text("all")),
        Some(cond) => {
            leads(words, cond).unwrap_or_else(|| op(words).with("target", condition(pack, cond)))
        }
    };
    steps.with("do", program(pack, step.run))
}

/// Whoever is first or last on a track, by whom most cards go.
fn leads(words: &str, cond: Cond) -> Option<Phrase> {
    let (place, of) = match cond {
        Cond::Highest {
            of,
            ties: true,
            ghost: true,
        } => ("first", of),
        Cond::Lowest {
            of,
            ties: true,
            ghost: true,
        } => ("last", of),
        _ => return None,
    };
    let Count::Spaces(track) = of else {
        return None;
    };
    Some(op(&format!("{words}-{place}")).with("track", name("along", track)))
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

/// All that a condition asks, part by part.
#[must_use]
pub fn conditions(pack: PackRef, cond: Cond) -> Word {
    Word::list(pack.parts(&cond).iter().map(|&part| condition(pack, part)))
}

/// A condition of an objective or a progress card.
#[must_use]
pub fn condition(pack: PackRef, cond: Cond) -> Phrase {
    let compared = |words: &str, of: Count, ties: bool, ghost: bool| {
        op(words)
            .with("of", counted(of))
            .with("ties", truth(ties))
            .with("ghost", truth(ghost))
    };
    match cond {
        Cond::AtLeast(of, n) => op("at-least").with("of", counted(of)).with("n", n),
        Cond::Highest { of, ties, ghost } => compared("highest", of, ties, ghost),
        Cond::Lowest { of, ties, ghost } => compared("lowest", of, ties, ghost),
        Cond::Several { n, of } => {
            let parts = pack.conditions(of).iter();
            let parts = Word::list(parts.map(|&part| condition(pack, part)));
            let joined = match n {
                n if n == of.len => op("all-of"),
                1 => op("any-of"),
                n => op("some-of").with("n", n),
            };
            joined.with("conditions", parts)
        }
    }
}

/// What a condition asks for, where the numbers stand beside it.
#[must_use]
pub fn counted_by(pack: PackRef, cond: Cond) -> Phrase {
    match cond {
        Cond::AtLeast(of, _) => counted(of),
        other => condition(pack, other),
    }
}

/// A word that a message chooses its words by: one of a set, or any.
fn any<T: Into<Word>>(one: Option<T>) -> Word {
    one.map_or_else(|| Word::text("any"), Into::into)
}

/// What a condition counts.
fn counted(of: Count) -> Phrase {
    match of {
        Count::Planets {
            terraformed,
            kind,
            zone,
        } => op("planets")
            .with("terraformed", truth(terraformed))
            .with("type", any(kind))
            .with("zone", any(zone)),
        Count::OfOneType { terraformed } => {
            op("planets-of-one-type").with("terraformed", truth(terraformed))
        }
        Count::Types { terraformed } => {
            op("types-of-planets").with("terraformed", truth(terraformed))
        }
        Count::Technologies { level } => op("technologies").with("level", level),
        Count::Levels(tech) => op("technology-levels").with("tech", tech),
        Count::Spaces(track) => op("track-spaces").with("track", track),
        Count::Medals(track) => op("medals").with("track", any(track)),
        Count::Ships(berth) => op("ships").with("where", Word::text(berth.name())),
        Count::Cubes(resource, pool) => op("cubes")
            .with(
                "resource",
                any(resource.map(|resource| Word::text(resource.name()))),
            )
            .with("where", Word::text(pool.name())),
    }
}

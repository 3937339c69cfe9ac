//! What choices, events and positions mean, as phrases without a language.
//!
//! Here are names and choices; `event` and `panel` own the rest. Names are keys of `locales/*/seti.ftl`;
//! only the names of cards stand for themselves. Everything here reads views and events, never the state,
//! so nothing hidden can be said.

mod event;
mod panel;

use crate::Seti;
use crate::choice::{Choice, Extra, MilestoneKind, Site, Spot};
use crate::data::data;
use crate::event::Event;
use crate::names::{
    Body, Card, Color, Corner, Gold, Income, Resource, Side, Space, Species, Star, Tech, Trace,
};
use crate::op::{Addr, At, Op};
use crate::solar::Cell;
use crate::view::View;
use orrery_core::{Panel, Part, Phrase, Speak, Word};
use std::fmt::Display;

impl Speak for Seti {
    fn say_choice(view: &View, choice: Choice) -> Phrase {
        say_choice(view, choice)
    }

    fn say_event(event: &Event) -> Phrase {
        event::say(event)
    }

    fn begins(event: &Event) -> Option<Part> {
        match event {
            Event::Round { .. } => Some(Part::Round),
            Event::Turn { .. } => Some(Part::Turn),
            _ => None,
        }
    }

    fn panels(view: &View) -> Vec<Panel> {
        panel::all(view)
    }
}

/// The name of a thing: `body-seti-mars`.
fn name(kind: &str, name: impl Display) -> Word {
    Word::name(format!("{kind}-seti-{name}"))
}

impl From<Card> for Word {
    fn from(card: Card) -> Self {
        Self::text(&data().card(card).name)
    }
}

macro_rules! named {
    ($($kind:literal: $set:ident),* $(,)?) => {
        $(impl From<$set> for Word {
            fn from(value: $set) -> Self {
                name($kind, value)
            }
        })*
    };
}

named! {
    "body": Body, "corner": Corner, "gold": Gold, "income": Income, "side": Side, "signal": Color,
    "species": Species, "star": Star, "tech": Tech, "trace": Trace,
}

impl From<Site> for Word {
    fn from(site: Site) -> Self {
        match site {
            Site::Planet(body) => body.into(),
            Site::Moon(moon) => name("moon", moon),
        }
    }
}

impl From<Space> for Word {
    fn from(space: Space) -> Self {
        space_phrase("space-seti", space).into()
    }
}

fn space_phrase(key: &str, space: Space) -> Phrase {
    Phrase::new(key)
        .with("ring", space.ring())
        .with("sector", space.sector())
}

/// A space together with what lies there now.
fn place(view: &View, space: Space) -> Word {
    let what = match view.cell(space) {
        Cell::Empty => return space.into(),
        Cell::Asteroids => Word::name("feature-seti-asteroids"),
        Cell::Comet => Word::name("feature-seti-comet"),
        Cell::Body(body) => body.into(),
    };
    space_phrase("space-seti-with", space)
        .with("what", what)
        .into()
}

/// So many of a resource.
fn amount(resource: Resource, n: u8) -> Phrase {
    Phrase::new(format!("amount-seti-{resource}")).with("n", n)
}

fn say_choice(view: &View, choice: Choice) -> Phrase {
    use Choice as C;
    let say = |words: &str| Phrase::new(format!("choice-seti-{words}"));
    let of_card = |words: &str, card: Card| say(words).with("card", card);
    let step = |words: &str, piece: u8, space: Space| {
        say(words)
            .with("probe", piece + 1)
            .with("space", place(view, space))
    };
    match choice {
        C::Income(card) => of_card("income", card),
        C::Launch => say("launch"),
        C::Orbit(body) => say("orbit").with("body", body),
        C::Land(site) => say("land").with("site", site),
        C::Scan => say("scan"),
        C::Analyse => say("analyse"),
        C::Play(card) => of_card("play", card),
        C::Research => say("research"),
        C::Pass => say("pass"),
        C::Move(piece, space) => step("move", piece, space),
        C::Corner(card) => of_card("corner", card),
        C::PlaceUpper => say("place-upper"),
        C::PlaceLower(slot) => say("place-lower").with("slot", slot + 1),
        C::Complete(card) => of_card("complete", card),
        C::Deliver(card, piece) => of_card("deliver", card).with("probe", piece + 1),
        C::Exchange(give, gain) => say("exchange").with("give", give).with("gain", gain),
        C::Buy => say("buy"),
        C::End => say("end"),
        C::Continue => say("continue"),
        C::Take(card) => of_card("take", card),
        C::Draw => say("draw"),
        C::Tuck(card) => of_card("tuck", card),
        C::Skip => say("skip"),
        C::Done => say("done"),
        C::Step(piece, space, Extra::None) => step("step", piece, space),
        C::Step(piece, space, Extra::Energy) => step("step-energy", piece, space),
        C::Step(piece, space, Extra::Card(card)) => {
            step("step-card", piece, space).with("card", card)
        }
        C::Earth(star) => say("earth").with("star", star),
        C::Row(card) => of_card("row", card),
        C::Telescope2 => say("telescope-2"),
        C::Telescope3(card) => of_card("telescope-3", card),
        C::Telescope4Launch => say("telescope-4-launch"),
        C::Telescope4Move => say("telescope-4-move"),
        C::Signal(star) => say("signal").with("star", star),
        C::SignalTile => say("signal-oumuamua"),
        C::Discard(card) => of_card("discard", card),
        C::Trace(trace, side, spot) => traced("choice-seti-trace", trace, side, spot),
        C::Tech(tech) => say("tech").with("tech", tech),
        C::Slot(slot) => say("slot").with("slot", slot + 1),
        C::RemoveOrbiter(body, false) => say("remove-orbiter").with("body", body),
        C::RemoveOrbiter(body, true) => say("remove-orbiter-first").with("body", body),
        C::RemoveLander(site, 0) => say("remove-lander").with("site", site),
        C::RemoveLander(site, space) => say("remove-lander-space")
            .with("site", site)
            .with("number", space),
        C::Probe(space) => say("probe").with("space", place(view, space)),
        C::Pay => say("pay"),
        C::Show(n) => say("show").with("count", n),
        C::Sample(sample) => say("sample")
            .with("number", u8::from(sample))
            .with("reward", reward(data().samples[sample.index()])),
        C::Samples(body) => say("samples").with("body", body),
        C::Cover(card, circle) => of_card("cover", card).with("number", circle + 1),
        C::Publicity => say("publicity"),
        C::Movement => say("movement"),
        C::DataSpace(space) => say("space").with("number", space + 1),
        C::Gold(gold) => say("gold").with("gold", gold),
        C::Message(place) => say("message")
            .with("number", place + 1)
            .with("reward", reward(data().messages[place as usize])),
        C::Secret(card) => of_card("secret", card),
        C::Resolve(star) => say("resolve").with("star", star),
        C::ResolveTile => say("resolve-oumuamua"),
        C::Milestone(MilestoneKind::Gold) => say("milestone-gold"),
        C::Milestone(MilestoneKind::Message) => say("milestone-message"),
        C::Milestone(MilestoneKind::Card) => say("milestone-card"),
        C::Milestone(MilestoneKind::Exertian) => say("milestone-exertian"),
        C::Task(place, task) => say("task")
            .with("objective", open_objective(view, place))
            .with("task", task + 1),
    }
}

/// A trace and its place: one message for each kind of place.
fn traced(key: &str, trace: Trace, side: Side, spot: Spot) -> Phrase {
    let phrase = match spot {
        Spot::Row(row) => Phrase::new(key).with("number", row),
        Spot::Discovery => Phrase::new(format!("{key}-discovery")),
        Spot::Overflow => Phrase::new(format!("{key}-overflow")),
    };
    phrase.with("trace", trace).with("side", side)
}

/// An objective by its printed id.
fn objective(tile: u8) -> Word {
    let known = data().solo.objectives.get(tile as usize);
    Word::text(known.map_or("?", |objective| &objective.id))
}

/// The objective in this place of the three that are revealed.
fn open_objective(view: &View, place: u8) -> Word {
    let open = view.rival.as_ref().map(|rival| rival.open.as_slice());
    match open.and_then(|open| open.get(place as usize)) {
        Some(open) => objective(open.tile),
        None => Word::from(place + 1),
    }
}

/// What a printed space gives. Boards use only some of the instructions; a test reads them all.
fn reward(program: Addr) -> Word {
    let say = |words: &str| Phrase::new(format!("reward-seti-{words}"));
    let ops = data().code.program(program);
    Word::list(ops.filter_map(|op| {
        Some(match op {
            Op::Gain(what, n) => amount(what, n),
            Op::Draw(n) => say("draw").with("n", n),
            Op::Pick => say("pick"),
            Op::SpeciesCard(species) => say("species-card").with("species", species),
            Op::Launch { .. } => say("launch"),
            Op::Tuck => say("tuck"),
            Op::Trace(Some(trace), _) => say("trace").with("trace", trace),
            Op::Trace(None, _) => say("trace-any"),
            Op::Signal {
                n,
                at: At::Body(body),
                ..
            } => say("signal").with("n", n).with("body", body),
            Op::SampleOnSpace => say("sample"),
            _ => return None,
        })
    }))
}

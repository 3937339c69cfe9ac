//! What choices, events and positions mean, as phrases without a language.
//!
//! Here are names and choices; `effect`, `event` and `panel` own the rest. Names are keys of `locales/*/seti-names.ftl`;
//! only the names of cards stand for themselves. Everything here reads views and events, never the state,
//! so nothing hidden can be said.

mod causes;
pub mod effect;
mod event;
mod idle;
pub(crate) mod panel;
mod story;

use crate::Seti;
use crate::choice::{Choice, Extra, MilestoneKind, Site, Spot};
use crate::engine::ROUNDS;
use crate::event::Event;
use crate::names::{
    Body, Card, Color, Corner, Gold, Income, Resource, Side, Space, Species, Star, Tech, Trace,
};
use crate::op::{Addr, Feature, Op};
use crate::pack::pack;
use crate::rival::{Goal, GoalAction, Stat};
use crate::solar::{Cell, Sight};
use crate::state::Job;
use crate::view::View;
use orrery_core::{Beat, Idle, Panel, Part, Phrase, Progress, Seat, Speak, Word, named};
use std::fmt::Display;

pub use event::say_action;

impl Speak for Seti {
    fn say_choice(view: &View, choice: Choice) -> Phrase {
        say_choice(view, choice)
    }

    fn idle(&self, _: &View, choice: Choice) -> Option<Idle> {
        idle::idle(self, choice)
    }

    fn causes(seat: Seat, before: &View, choice: Choice, after: &View) -> Vec<Phrase> {
        causes::causes(seat, before, choice, after)
    }

    fn say_event(event: &Event) -> Phrase {
        event::say(event)
    }

    fn begins(event: &Event) -> Option<Part> {
        match event {
            Event::Round { .. } => Some(Part::Round),
            Event::Turn { .. } => Some(Part::Turn),
            Event::RoundEnds { .. } | Event::Scoring => Some(Part::Phase),
            _ => None,
        }
    }

    fn beat(event: &Event) -> Option<Beat> {
        story::beat(event)
    }

    fn ahead(view: &View) -> Option<Word> {
        let things: Vec<Phrase> = things(pending(view)).collect();
        (!things.is_empty()).then(|| Word::all(things))
    }

    fn panels(view: &View) -> Vec<Panel> {
        panel::all(view)
    }

    fn progress(view: &View) -> Option<Progress> {
        let points = view.players.iter().map(|player| player.score.into());
        Some(Progress {
            round: view.round,
            rounds: ROUNDS,
            points: points.collect(),
        })
    }
}

/// The name of a thing: `body-seti-mars`.
fn name(kind: &str, name: impl Display) -> Word {
    Word::name(format!("{kind}-seti-{name}"))
}

impl From<Card> for Word {
    fn from(card: Card) -> Self {
        Self::text(pack().card(card).name.replace('\'', "’"))
    }
}

named! {
    name:
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

/// A planet by its name, anything else by its sector.
impl From<Sight> for Word {
    fn from(sight: Sight) -> Self {
        let words = match sight.shows {
            Cell::Body(body) => return body.into(),
            Cell::Empty => "empty",
            Cell::Asteroids => "asteroids",
            Cell::Comet => "comet",
        };
        let phrase = |key: String| Phrase::new(key).with("star", sight.star);
        match sight.ring {
            Some(ring) => phrase(format!("space-seti-{words}-ring")).with("ring", ring),
            None => phrase(format!("space-seti-{words}")),
        }
        .into()
    }
}

/// A space by what lies there now.
#[must_use]
pub fn place(view: &View, space: Space) -> Word {
    Sight::of(space, &view.stars, |space| view.cell(space)).into()
}

/// So many of a resource.
#[must_use]
pub fn amount(resource: Resource, n: u8) -> Phrase {
    Phrase::new(format!("amount-seti-{resource}")).with("n", n)
}

fn say_payment(view: &View) -> Phrase {
    match view.stack.last().map(|frame| frame.job) {
        Some(Job::MayPay(pc)) => effect::payment(pc),
        _ => Phrase::new("choice-seti-pay"),
    }
}

fn say_choice(view: &View, choice: Choice) -> Phrase {
    use Choice as C;
    let phrase = |words: &str| Phrase::new(format!("choice-seti-{words}"));
    let of_card = |words: &str, card: Card| phrase(words).with("card", card);
    let step = |words: &str, piece: u8, space: Space| {
        phrase(words)
            .with("probe", piece + 1)
            .with("to", place(view, space))
    };
    match choice {
        C::Income(card) => of_card("income", card),
        C::Launch => phrase("launch"),
        C::Orbit(body) => phrase("orbit").with("body", body),
        C::Land(site) => phrase("land").with("site", site),
        C::Scan => phrase("scan"),
        C::Analyse => phrase("analyse"),
        C::Play(card) => of_card("play", card),
        C::Research => phrase("research"),
        C::Pass => phrase("pass"),
        C::Move(piece, space) => step("move", piece, space),
        C::Corner(card) => of_card("corner", card),
        C::PlaceUpper => phrase("place-upper"),
        C::PlaceLower(slot) => phrase("place-lower").with("slot", slot + 1),
        C::Complete(card) => of_card("complete", card),
        C::Deliver(card, piece) => of_card("deliver", card).with("probe", piece + 1),
        C::Exchange(give, gain) => phrase("exchange").with("give", give).with("gain", gain),
        C::Buy => phrase("buy"),
        C::End => phrase("end"),
        C::Continue => phrase("continue"),
        C::Take(card) => of_card("take", card),
        C::Draw => phrase("draw"),
        C::Tuck(card) => of_card("tuck", card),
        C::Skip => phrase("skip"),
        C::Done => phrase("done"),
        C::Step(piece, space, Extra::None) => step("step", piece, space),
        C::Step(piece, space, Extra::Energy) => step("step-energy", piece, space),
        C::Step(piece, space, Extra::Card(card)) => {
            step("step-card", piece, space).with("card", card)
        }
        C::Earth(star) => phrase("earth").with("star", star),
        C::Row(card) => of_card("row", card).with("color", pack().card(card).color),
        C::Telescope2 => phrase("telescope-2"),
        C::Telescope3(card) => of_card("telescope-3", card),
        C::Telescope4Launch => phrase("telescope-4-launch"),
        C::Telescope4Move => phrase("telescope-4-move"),
        C::Signal(star) => phrase("signal").with("star", star),
        C::SignalTile => phrase("signal-oumuamua"),
        C::Discard(card) => of_card("discard", card),
        C::Trace(trace, side, spot) => say_trace(view, trace, side, spot),
        C::Tech(tech) => phrase("tech").with("tech", tech),
        C::Slot(slot) => phrase("slot").with("slot", slot + 1),
        C::RemoveOrbiter(body, false) => phrase("remove-orbiter").with("from", body),
        C::RemoveOrbiter(body, true) => phrase("remove-orbiter-first").with("from", body),
        C::RemoveLander(site, 0) => phrase("remove-lander").with("from", site),
        C::RemoveLander(site, space) => phrase("remove-lander-space")
            .with("from", site)
            .with("number", space),
        C::Probe(space) => phrase("probe").with("space", place(view, space)),
        C::Pay => say_payment(view),
        C::Show(n) => phrase("show").with("count", n),
        C::Sample(sample) => phrase("sample")
            .with("number", u8::from(sample))
            .with("reward", reward(pack().samples[sample.index()])),
        C::Samples(body) => phrase("samples").with("from", body),
        C::Cover(card, circle) => of_card("cover", card).with("number", circle + 1),
        C::Publicity => phrase("publicity"),
        C::Movement => phrase("movement"),
        C::DataSpace(space) => phrase("space").with("number", space + 1),
        C::Gold(gold) => phrase("gold").with("gold", gold),
        C::Message(place) => phrase("message")
            .with("number", place + 1)
            .with("reward", reward(pack().messages[place as usize])),
        C::Secret(card) => of_card("secret", card),
        C::Resolve(star) => phrase("resolve").with("star", star),
        C::ResolveTile => phrase("resolve-oumuamua"),
        C::Milestone(MilestoneKind::Gold) => phrase("milestone-gold"),
        C::Milestone(MilestoneKind::Message) => phrase("milestone-message"),
        C::Milestone(MilestoneKind::Card) => phrase("milestone-card"),
        C::Milestone(MilestoneKind::Exertian) => phrase("milestone-exertian"),
        C::Task(place, task) => phrase("task")
            .with("objective", open_objective(view, place))
            .with("task", task + 1),
    }
}

fn say_trace(view: &View, trace: Trace, side: Side, spot: Spot) -> Phrase {
    let whose = whose(view.species[side.index()].species, side);
    traced("choice-seti-trace", trace, whose, spot)
}

/// A trace and its place: one message for each kind of place.
fn traced(key: &'static str, trace: Trace, whose: Word, spot: Spot) -> Phrase {
    let phrase = match spot {
        Spot::Row(row) => Phrase::new(key).with("number", row),
        Spot::Discovery => Phrase::new(format!("{key}-discovery")),
        Spot::Overflow => Phrase::new(format!("{key}-overflow")),
    };
    phrase.with("trace", trace).with("whose", whose)
}

/// A species by its name once everybody knows it, before that by its side.
fn whose(species: Option<Species>, side: Side) -> Word {
    species.map_or_else(|| side.into(), Word::from)
}

/// An objective by its printed id.
fn objective(tile: u8) -> Word {
    Word::text(&pack().solo.objectives[tile as usize].id)
}

/// The objective in this place of the three that are revealed.
fn open_objective(view: &View, place: u8) -> Word {
    let open = view.rival.as_ref().map(|rival| rival.open.as_slice());
    match open.and_then(|open| open.get(place as usize)) {
        Some(open) => objective(open.tile),
        None => Word::from(place + 1),
    }
}

/// All tasks of an objective, with one bit for each that is marked.
fn say_tasks(tile: u8, done: u8) -> Word {
    let tasks = pack().solo.objectives[tile as usize].tasks.iter();
    Word::list(tasks.enumerate().map(|(task, goals)| {
        let words = if done >> task & 1 == 1 {
            "task-done-seti"
        } else {
            "task-open-seti"
        };
        Phrase::new(words)
            .with("task", task + 1)
            .with("goal", alternatives(goals))
    }))
}

/// S20.5: any of these fulfils the task.
#[must_use]
pub fn alternatives(goals: &[Goal]) -> Word {
    let goals = goals.iter().map(say_goal);
    let either = |one, other| {
        Phrase::new("goal-or-seti")
            .with("one", one)
            .with("other", other)
    };
    Word::list(goals.reduce(either))
}

/// One way to fulfil a task (S20.5, S20.10 to S20.20).
fn say_goal(goal: &Goal) -> Phrase {
    let phrase = |words: &str| Phrase::new(format!("goal-seti-{words}"));
    match *goal {
        Goal::State { stat, at_least } => phrase(match stat {
            Stat::Publicity => "publicity",
            Stat::Vp => "vp",
            Stat::DataPool => "data",
        })
        .with("n", at_least),
        Goal::Action { action } => phrase(match action {
            GoalAction::Launch => "launch",
            GoalAction::Orbit => "orbit",
            GoalAction::Land => "land",
            GoalAction::Scan => "scan",
        }),
        Goal::OrbitOrLand { planet } => phrase("orbit-or-land").with("body", planet),
        Goal::Research { tech } => match tech {
            Some(kind) => phrase("research").with("kind", name("tech-kind", kind)),
            None => phrase("research-any"),
        },
        Goal::Trace { color } => phrase("trace").with("trace", color),
        Goal::Visit { what } => phrase(match what {
            Feature::Asteroids => "visit-asteroids",
            Feature::Comet => "visit-comet",
        }),
        Goal::PlayCard {
            printed_credit_cost,
        } => phrase("card").with("cost", printed_credit_cost),
        Goal::MissionCompleted => phrase("mission"),
        Goal::SectorWin { color } => match color {
            Some(color) => phrase("sector").with("color", color),
            None => phrase("sector-any"),
        },
    }
}

/// What a printed space gives. Boards use only some of the instructions; a test reads them all.
#[must_use]
pub fn reward(program: Addr) -> Word {
    Word::all(things(pack().code.program(program)))
}

/// The instructions that follow the decision that is due, as far as they are sure: the rest of the programs under way.
pub fn pending(view: &View) -> impl Iterator<Item = Op> + use<'_> {
    let waiting = view.stack.iter().rev().skip(1);
    let waiting =
        waiting.take_while(|frame| !matches!(frame.job, Job::Turn | Job::Late | Job::Finish));
    waiting.flat_map(|frame| match frame.job {
        Job::Run(at) => pack().code.program(at).collect(),
        Job::Tuck => vec![Op::Tuck],
        Job::Pick => vec![Op::Pick],
        _ => Vec::new(),
    })
}

/// What instructions give.
fn things(program: impl Iterator<Item = Op>) -> impl Iterator<Item = Phrase> {
    let mut told: Vec<(Op, u8)> = Vec::new();
    for op in program {
        match told.last_mut() {
            // Two traces or increases of income are told as two, not twice as one.
            Some((last @ (Op::Tuck | Op::Trace(..)), times)) if *last == op => *times += 1,
            _ => told.push((op, 1)),
        }
    }
    told.into_iter()
        .filter_map(|(op, times)| effect::thing(op, times))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reward_printed_on_a_board_is_said_in_full() {
        let pack = pack();
        let planets = pack.planets.iter().flat_map(|planet| {
            let orbits = [planet.first_orbiter, planet.every_orbiter];
            let landings = planet.first_landers.iter().copied();
            orbits
                .into_iter()
                .chain([planet.every_lander])
                .chain(landings)
        });
        let wins = pack
            .stars
            .iter()
            .flat_map(|star| [star.first_win, star.later_wins]);
        let spaces = pack
            .boards
            .iter()
            .flatten()
            .flatten()
            .map(|space| space.reward);
        let programs = planets
            .chain(wins)
            .chain(spaces)
            .chain(pack.moons)
            .chain(pack.discovery)
            .chain([pack.overflow])
            .chain(pack.samples)
            .chain(pack.anomalies.into_iter().flatten())
            .chain(pack.messages);
        for program in programs {
            // The sample that lies on a space is said instead (S14.14); increases of income and equal traces together.
            let mut ops: Vec<Op> = pack.code.program(program).collect();
            ops.retain(|&op| op != Op::SampleOnSpace);
            ops.dedup_by(|a, b| a == b && matches!(a, Op::Tuck | Op::Trace(..)));
            let Word::All(words) = reward(program) else {
                panic!("rewards are had together");
            };
            assert_eq!(words.len(), ops.len(), "{words:?}");
        }
    }
}

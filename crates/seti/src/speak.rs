//! What choices, events and positions mean, as phrases without a language.
//!
//! Names are keys of `locales/*/seti.ftl`; only the names of cards stand for themselves. Everything here
//! reads views and events, never the state, so nothing hidden can be said.

use crate::Seti;
use crate::choice::{Choice, Extra, MilestoneKind, Site, Spot};
use crate::data::data;
use crate::event::Event;
use crate::names::{Body, Card, Income, Resource, Side, Space, Species, Star, Tech, Trace};
use crate::rival::{Action, ActionCard};
use crate::solar::Cell;
use crate::view::View;
use orrery_core::{Panel, Part, Phrase, Seat, Speak, Word};
use std::fmt::Display;

impl Speak for Seti {
    fn say_choice(view: &View, choice: Choice) -> Phrase {
        say_choice(view, choice)
    }

    fn say_event(event: &Event) -> Phrase {
        say_event(event)
    }

    fn begins(event: &Event) -> Option<Part> {
        match event {
            Event::Round { .. } => Some(Part::Round),
            Event::Turn { .. } => Some(Part::Turn),
            _ => None,
        }
    }

    fn panels(_: &View) -> Vec<Panel> {
        Vec::new()
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
    "body": Body, "income": Income, "side": Side, "species": Species, "star": Star, "tech": Tech,
    "trace": Trace,
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
        C::Sample(sample) => say("sample").with("number", u8::from(sample)),
        C::Samples(body) => say("samples").with("body", body),
        C::Cover(card, circle) => of_card("cover", card).with("number", circle + 1),
        C::Publicity => say("publicity"),
        C::Movement => say("movement"),
        C::DataSpace(space) => say("space").with("number", space + 1),
        C::Gold(gold) => say("gold").with("gold", name("gold", gold)),
        C::Message(reward) => say("message").with("number", reward + 1),
        C::Secret(card) => of_card("secret", card),
        C::Resolve(star) => say("resolve").with("star", star),
        C::ResolveTile => say("resolve-oumuamua"),
        C::Milestone(MilestoneKind::Gold) => say("milestone-gold"),
        C::Milestone(MilestoneKind::Message) => say("milestone-message"),
        C::Milestone(MilestoneKind::Card) => say("milestone-card"),
        C::Milestone(MilestoneKind::Exertian) => say("milestone-exertian"),
        C::Task(tile, task) => say("task").with("tile", tile + 1).with("task", task + 1),
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

fn say_event(event: &Event) -> Phrase {
    use Event as E;
    let say = |words: &str| Phrase::new(format!("event-seti-{words}"));
    let by = |words: &str, seat: Seat| say(words).with("seat", seat);
    let of_card = |words: &str, seat: Seat, card: Card| by(words, seat).with("card", card);
    match *event {
        E::Round { round } => say("round").with("round", round),
        E::Turn { seat } => by("turn", seat),
        E::Gained {
            seat,
            resource,
            n,
            from,
        } => by("gained", seat)
            .with("amount", amount(resource, n))
            .with("from", name("score", from)),
        E::Lost { seat, resource, n } => by("lost", seat)
            .with("amount", amount(resource, n))
            .citing(match resource {
                Resource::Publicity => &["S21.11"],
                Resource::Data => &["S7.1"],
                _ => &[],
            }),
        E::Paid { seat, resource, n } => by("paid", seat).with("amount", amount(resource, n)),
        E::Drew { seat, card: None } => by("drew-hidden", seat),
        E::Drew {
            seat,
            card: Some(card),
        } => of_card("drew", seat, card),
        E::Took { seat, card } => of_card("took", seat, card),
        E::Shown { seat, card } => of_card("shown", seat, card),
        E::Discarded { seat, card } => of_card("discarded", seat, card),
        E::Tucked { seat, card } => of_card("tucked", seat, card),
        E::Played { seat, card } => of_card("played", seat, card),
        E::Returned { seat, card } => of_card("returned", seat, card),
        E::Reshuffled => say("reshuffled"),
        E::Launched { seat } => by("launched", seat),
        E::Moved { seat, from, to } => by("moved", seat).with("from", from).with("to", to),
        E::Pushed { seat, from, to } => by("pushed", seat).with("from", from).with("to", to),
        E::Orbited { seat, body } => by("orbited", seat).with("body", body),
        E::Landed { seat, site } => by("landed", seat).with("site", site),
        E::Removed {
            seat,
            site,
            orbiter: true,
        } => by("removed-orbiter", seat).with("site", site),
        E::Removed { seat, site, .. } => by("removed-lander", seat).with("site", site),
        E::Rotated { disc } => say("rotated").with("disc", disc),
        E::Scanned { seat } => by("scanned", seat),
        E::Signal { seat, star } => by("signal", seat).with("star", star),
        E::TileSignal { seat } => by("tile-signal", seat),
        E::SectorWon {
            seat,
            star,
            second: None,
        } => by("sector-won", seat).with("star", star),
        E::SectorWon {
            seat,
            star,
            second: Some(second),
        } => by("sector-won-second", seat)
            .with("star", star)
            .with("second", second),
        E::TileCompleted => say("tile-completed"),
        E::DataPlaced { seat, upper: true } => by("data-upper", seat),
        E::DataPlaced { seat, .. } => by("data-lower", seat),
        E::Analysed { seat } => by("analysed", seat),
        E::Researched { seat, tech } => by("researched", seat).with("tech", tech),
        E::Traced {
            seat,
            color,
            side,
            spot,
        } => traced("event-seti-traced", color, side, spot).with("seat", seat),
        E::Covered { seat, card, circle } => {
            of_card("covered", seat, card).with("number", circle + 1)
        }
        E::Completed { seat, card } => of_card("completed", seat, card),
        E::Passed { seat } => by("passed", seat),
        E::Neutral { side, color } => say("neutral").with("side", side).with("trace", color),
        E::Discovered { side, species } => say("discovered")
            .with("side", side)
            .with("species", species),
        E::GoldMarked { seat, gold, value } => by("gold-marked", seat)
            .with("gold", name("gold", gold))
            .with("value", value),
        E::MessageTaken { seat, reward } => by("message-taken", seat).with("number", reward),
        E::SecretDealt { seat, n } => by("secret-dealt", seat).with("n", n),
        E::SecretPlayed { seat, card: None } => by("secret-played-hidden", seat),
        E::SecretPlayed {
            seat,
            card: Some(card),
        } => of_card("secret-played", seat, card),
        E::AnomalyTriggered { color, seat: None } => say("anomaly-nobody").with("trace", color),
        E::AnomalyTriggered {
            color,
            seat: Some(seat),
        } => by("anomaly", seat).with("trace", color),
        E::Collected { seat, body } => by("collected", seat).with("body", body),
        E::Delivered { seat, card, sample } => {
            of_card("delivered", seat, card).with("sample", sample)
        }
        E::Danger { seat, danger, lost } => {
            by("danger", seat).with("danger", danger).with("lost", lost)
        }
        E::RivalActs {
            card,
            line,
            ref skipped,
        } => rival_acts(card, line, skipped),
        E::RivalSpends { tech } => say("rival-spends").with("tech", tech),
        E::Progress { steps } => say("progress").with("steps", steps),
        E::Strengthened => say("strengthened"),
        E::TaskMarked { tile, task } => say("task-marked")
            .with("objective", objective(tile))
            .with("task", task),
        E::ObjectiveCompleted { tile } => {
            say("objective-completed").with("objective", objective(tile))
        }
        E::ObjectivesSpent { spent, due } => say("objectives-spent")
            .with("spent", spent)
            .with("due", due),
        E::Over => say("over"),
    }
}

fn objective(tile: u8) -> Word {
    let known = data().solo.objectives.get(tile as usize);
    Word::text(known.map_or("?", |objective| &objective.id))
}

/// S19.8: the card, which lines were not possible and why, and what the rival does.
fn rival_acts(card: ActionCard, line: u8, skipped: &[&'static str]) -> Phrase {
    let printed = data().solo.card(card);
    let number = Word::text(format!("S.{card}"));
    let arrow = if printed.right {
        Side::Right
    } else {
        Side::Left
    };
    let said = |index: usize| {
        Phrase::new("rival-line-seti")
            .with("line", index + 1)
            .with("action", say_action(&printed.actions[index]))
    };
    let impossible = skipped.iter().enumerate().map(|(index, rule)| {
        Phrase::new("rival-skipped-seti")
            .with("line", said(index))
            .with("rule", Word::text(*rule))
    });
    let key = match (line, skipped) {
        (0, _) => "event-seti-rival-idle",
        (_, []) => "event-seti-rival-acts",
        _ => "event-seti-rival-acts-after",
    };
    let mut phrase = Phrase::new(key).with("card", number).with("arrow", arrow);
    if !skipped.is_empty() {
        phrase = phrase.with("skipped", Word::list(impossible));
    }
    if line > 0 {
        phrase = phrase.with("line", said(line as usize - 1));
    }
    phrase.citing(&["S19.8"])
}

fn say_action(action: &Action) -> Phrase {
    Phrase::new(match action {
        Action::Analyse { .. } => "rival-seti-analyse",
        Action::Launch { .. } => "rival-seti-launch",
        Action::Research { .. } => "rival-seti-research",
        Action::Fly { .. } => "rival-seti-fly",
        Action::Scan { .. } => "rival-seti-scan",
        Action::SpeciesSwitch { .. } => "rival-seti-species",
        Action::AnomalyTrace { .. } => "rival-seti-anomaly",
        Action::Message { .. } => "rival-seti-message",
        Action::PlayExertian => "rival-seti-exertian",
    })
}

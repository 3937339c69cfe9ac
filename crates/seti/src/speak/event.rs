//! What happened.

use super::{amount, name, objective, say_tasks, traced, whose};
use crate::event::{Cause, Event};
use crate::names::{Card, OBJECTIVES, Resource, Side};
use crate::pack::pack;
use crate::rival::{Action, ActionCard, RivalSignal, Target};
use orrery_core::{Phrase, Seat, Word};

pub(super) fn say(event: &Event) -> Phrase {
    use Event as E;
    let phrase = |words: &str| Phrase::new(format!("event-seti-{words}"));
    let by = |words: &str, seat: Seat| phrase(words).with("seat", seat);
    let of_card = |words: &str, seat: Seat, card: Card| by(words, seat).with("card", card);
    match *event {
        E::Round { .. } | E::RoundEnds { .. } | E::Scoring | E::Over => part(event),
        E::Turn { seat } => by("turn", seat),
        E::Gained {
            seat,
            resource: Resource::Vp,
            n,
            from,
        } => by("scored", seat)
            .with("amount", amount(Resource::Vp, n))
            .with("from", name("score", from)),
        E::Gained {
            seat, resource, n, ..
        } => by("gained", seat).with("amount", amount(resource, n)),
        E::ObjectivesScored { seat, n } => by("scored", seat)
            .with("amount", amount(Resource::Vp, n))
            .with("from", name("score", OBJECTIVES))
            .citing(&["S19.64"]),
        E::Lost { seat, resource, n } => by("lost", seat)
            .with("amount", amount(resource, n))
            .citing(match resource {
                Resource::Publicity => &["S2.28"],
                Resource::Data => &["S2.29"],
                _ => &[],
            }),
        E::Paid { seat, resource, n } => by("paid", seat).with("amount", amount(resource, n)),
        E::Drew { seat, card } => unseen("drew", seat, card),
        E::Took { seat, card } => of_card("took", seat, card),
        E::Kept { seat, card } => unseen("kept", seat, card).citing(&["S12.2"]),
        E::Shown { seat, card } => of_card("shown", seat, card),
        E::Discarded { seat, card } => of_card("discarded", seat, card),
        E::RowFilled { place, card } => {
            phrase("row-filled").with("place", place).with("card", card)
        }
        E::Tucked { seat, card } => of_card("tucked", seat, card).citing(&["S8.23"]),
        E::Played { seat, card } => of_card("played", seat, card),
        E::Returned { seat, card } => of_card("returned", seat, card),
        E::Reshuffled => phrase("reshuffled").citing(&["S8.22"]),
        E::Launched { seat } => by("launched", seat),
        E::Moved { seat, there, .. } => by("moved", seat).with("to", there),
        E::Pushed { seat, there, .. } => by("pushed", seat)
            .with("to", there)
            .citing(&["S5.22", "S5.23"]),
        E::Orbited { seat, body } => by("orbited", seat).with("around", body),
        E::Landed { seat, site } => by("landed", seat).with("site", site),
        E::Removed {
            seat,
            site,
            orbiter: true,
        } => by("removed-orbiter", seat).with("from", site),
        E::Removed { seat, site, .. } => by("removed-lander", seat).with("from", site),
        E::Rotated { disc } => phrase("rotated").with("disc", disc).citing(&["S5.17"]),
        E::Scanned { seat } => by("scanned", seat),
        E::Signal { seat, star } => by("signal", seat).with("star", star),
        E::TileSignal { seat } => by("tile-signal", seat).citing(&["S16.9"]),
        E::SectorWon {
            seat,
            star,
            second: None,
        } => by("sector-won", seat)
            .with("star", star)
            .citing(&["S6.13", "S6.16"]),
        E::SectorWon {
            seat,
            star,
            second: Some(second),
        } => by("sector-won-second", seat)
            .with("star", star)
            .with("second", second)
            .citing(&["S6.13", "S6.17"]),
        E::TileCompleted | E::TileReset | E::RivalRemoves => plain(event),
        E::DataPlaced { seat, upper: true } => by("data-upper", seat),
        E::DataPlaced { seat, .. } => by("data-lower", seat),
        E::Analysed { seat } => by("analysed", seat).citing(&["S7.10"]),
        E::Researched { seat, tech } => by("researched", seat).with("what", tech),
        E::Traced {
            seat,
            color,
            side,
            species,
            spot,
        } => traced("event-seti-traced", color, whose(species, side), spot).with("seat", seat),
        E::Covered { seat, card, circle } => of_card("covered", seat, card)
            .with("number", circle + 1)
            .citing(&["S8.12"]),
        E::Completed { seat, card } => of_card("completed", seat, card),
        E::Passed { seat } => by("passed", seat).citing(&["S12.2"]),
        E::Neutral { side, color } => phrase("neutral")
            .with("side", side)
            .with("trace", color)
            .citing(&["S10.9"]),
        E::Discovered { side, species } => phrase("discovered")
            .with("side", side)
            .with("species", species)
            .citing(&["S10.15"]),
        E::GoldMarked { seat, gold, value } => by("gold-marked", seat)
            .with("gold", gold)
            .with("value", value)
            .citing(&["S10.3"]),
        E::GoldMissed { seat } => by("gold-missed", seat).citing(&["S19.54"]),
        E::MessagePlaced { seat, at } => {
            by("message-placed", seat).with("at", at).citing(&["S17.1"])
        }
        E::MessageTaken { seat, reward } => by("message-taken", seat)
            .with("number", reward)
            .citing(&["S17.3"]),
        E::SecretDealt { seat, n } => by("secret-dealt", seat).with("n", n).citing(&["S18.1"]),
        E::SecretPlayed { seat, card } => unseen("secret-played", seat, card),
        E::AnomalyTriggered { color, seat: None } => phrase("anomaly-nobody")
            .with("trace", color)
            .citing(&["S15.5", "S15.7"]),
        E::AnomalyTriggered {
            color,
            seat: Some(seat),
        } => by("anomaly", seat)
            .with("trace", color)
            .citing(&["S15.5", "S15.6"]),
        E::Collected { seat, body } => by("collected", seat).with("from", body).citing(&["S14.5"]),
        E::Delivered { seat, card, sample } => of_card("delivered", seat, card)
            .with("sample", sample)
            .citing(&["S14.12"]),
        E::Danger { seat, danger, lost } => by("danger", seat)
            .with("danger", danger)
            .with("lost", lost)
            .citing(&["S18.13"]),
        E::RivalActs {
            card,
            line,
            ref skipped,
        } => rival_acts(card, line, skipped),
        E::RivalSpends { tech } => phrase("rival-spends")
            .with("what", tech)
            .citing(&["S19.25"]),
        E::RivalFlies {
            body,
            moves,
            publicity,
            ref beyond,
        } => {
            let flight = |words: &str| {
                phrase(words)
                    .with("to", body)
                    .with("moves", moves)
                    .with("publicity", publicity)
                    .citing(&["S19.28", "S19.29"])
            };
            match beyond[..] {
                [] => flight("rival-flies"),
                _ => flight("rival-flies-beyond").with("beyond", Word::all(beyond.iter().copied())),
            }
        }
        E::RivalAims { star, step } => {
            let why = name("aim", step.clamp(1, 3));
            phrase("rival-aims")
                .with("star", star)
                .with("why", why)
                .citing(&["S19.36"])
        }
        E::RivalSample { body, sample } => phrase("rival-sample")
            .with("from", body)
            .with("sample", sample)
            .citing(&["S14.16"]),
        E::RivalShuffles { cards } => phrase("rival-shuffles")
            .with("n", cards)
            .citing(&["S19.56"]),
        E::Progress { steps, to, cause } => progress(steps, to, cause),
        E::Strengthened => phrase("strengthened").citing(&["S19.13"]),
        E::ObjectiveRevealed { tile } => phrase("objective-revealed")
            .with("objective", objective(tile))
            .with("tasks", say_tasks(tile, 0))
            .citing(&["S20.21"]),
        E::TaskMarked { tile, task } => phrase("task-marked")
            .with("objective", objective(tile))
            .with("task", task),
        E::ObjectiveCompleted { tile } => phrase("objective-completed")
            .with("objective", objective(tile))
            .citing(&["S20.21"]),
        E::ObjectivesSpent { spent, due } => phrase("objectives-spent")
            .with("spent", spent)
            .with("due", due)
            .citing(&["S20.23"]),
    }
}

/// What somebody does with a card that others may not see.
fn unseen(words: &str, seat: Seat, card: Option<Card>) -> Phrase {
    match card {
        Some(card) => Phrase::new(format!("event-seti-{words}")).with("card", card),
        None => Phrase::new(format!("event-seti-{words}-hidden")),
    }
    .with("seat", seat)
}

/// Where a part of the game begins, or the whole of it ends.
fn part(event: &Event) -> Phrase {
    match *event {
        Event::Round { round } => Phrase::new("event-seti-round").with("round", round),
        Event::RoundEnds { round } => Phrase::new("event-seti-round-ends").with("round", round),
        Event::Scoring => Phrase::new("event-seti-scoring").citing(&["S13.1"]),
        _ => Phrase::new("event-seti-over"),
    }
}

/// What has no arguments but cites rules.
fn plain(event: &Event) -> Phrase {
    let (words, rules): (_, &'static [&'static str]) = match event {
        Event::TileCompleted => ("tile-completed", &["S16.10", "S16.11"]),
        Event::TileReset => ("tile-reset", &["S16.11"]),
        _ => ("rival-removes", &["S19.56"]),
    };
    Phrase::new(format!("event-seti-{words}")).citing(rules)
}

fn progress(steps: u8, to: u8, cause: Cause) -> Phrase {
    let (why, rule) = match cause {
        Cause::Printed => ("printed", "S19.12"),
        Cause::Credit => ("credit", "S19.16"),
        Cause::Energy => ("energy", "S19.16"),
        Cause::Card => ("card", "S19.16"),
        Cause::Income => ("income", "S19.17"),
        Cause::Computer => ("computer", "S19.19"),
        Cause::Technology => ("technology", "S19.25"),
        Cause::Objectives => ("objectives", "S20.23"),
    };
    Phrase::new("event-seti-progress")
        .with("steps", steps)
        .with("to", to)
        .with("why", name("cause", why))
        .citing(&[rule])
}

/// S19.8: the card, which lines were not possible and why, and what the rival does.
fn rival_acts(card: ActionCard, line: u8, skipped: &[&'static str]) -> Phrase {
    let printed = pack().solo.card(card);
    let arrow = if printed.right {
        Side::Right
    } else {
        Side::Left
    };
    let impossible = printed.actions.iter().zip(skipped).enumerate();
    let impossible = impossible.map(|(index, (action, rule))| {
        Phrase::new("rival-skipped-seti")
            .with("line", index + 1)
            .with("action", say_action(action))
            .with("why", name("rival-not", action_name(action)))
            .with("rule", Word::text(*rule))
    });
    let impossible = Word::list(impossible);
    let done = (line as usize).checked_sub(1);
    let done = done.and_then(|index| printed.actions.get(index));
    let key = match (done, skipped) {
        (None, _) => "event-seti-rival-idle",
        (_, []) => "event-seti-rival-acts",
        _ => "event-seti-rival-acts-after",
    };
    let mut phrase = Phrase::new(key)
        .with("card", Word::text(format!("S.{card}")))
        .with("arrow", arrow)
        .citing(&["S19.8"]);
    if !skipped.is_empty() || done.is_none() {
        phrase = phrase.with("skipped", impossible);
    }
    match done {
        Some(action) => phrase.with("line", line).with("action", say_action(action)),
        None => phrase,
    }
}

pub(super) fn action_name(action: &Action) -> &'static str {
    match action {
        Action::Analyse { .. } => "analyse",
        Action::Launch { .. } => "launch",
        Action::Research { .. } => "research",
        Action::Fly { .. } => "fly",
        Action::Scan { .. } => "scan",
        Action::SpeciesSwitch { .. } => "species",
        Action::AnomalyTrace { .. } => "anomaly",
        Action::Message { .. } => "message",
        Action::PlayExertian => "exertian",
    }
}

/// Where the rival flies: how far is said once if it is the same for all planets.
fn fly_to(targets: &[Target]) -> Phrase {
    let same = targets.iter().all(|one| one.moves == targets[0].moves);
    if same && !targets.is_empty() {
        let planets = targets.iter().map(|target| target.planet);
        return Phrase::new("rival-seti-fly")
            .with("moves", targets[0].moves)
            .with("targets", Word::list(planets));
    }
    let target = |target: &Target| {
        Phrase::new("rival-target-seti")
            .with("planet", target.planet)
            .with("moves", target.moves)
    };
    Phrase::new("rival-seti-fly-each").with("targets", Word::list(targets.iter().map(target)))
}

/// One line of an action card of the rival.
#[must_use]
pub fn say_action(action: &Action) -> Phrase {
    let phrase = Phrase::new(format!("rival-seti-{}", action_name(action)));
    match action {
        Action::Research { publicity_cost, .. } => phrase.with("cost", *publicity_cost),
        Action::Fly { targets, .. } => fly_to(targets),
        Action::Scan { signals } => {
            let signals = signals.chunk_by(|one, next| one == next);
            let signal = |same: &[RivalSignal]| {
                let words = match same[0] {
                    RivalSignal::EarthSector => "earth",
                    RivalSignal::CardRow => "row",
                    RivalSignal::OumuamuaTile => "oumuamua",
                };
                Phrase::new(format!("rival-signal-seti-{words}")).with("n", same.len())
            };
            phrase.with("signals", Word::all(signals.map(signal)))
        }
        Action::SpeciesSwitch { discovered_ordinal } => phrase.with("number", *discovered_ordinal),
        Action::Analyse { .. }
        | Action::Launch { .. }
        | Action::AnomalyTrace { .. }
        | Action::Message { .. }
        | Action::PlayExertian => phrase,
    }
}

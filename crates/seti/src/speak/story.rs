//! What events mean in the story of a turn.

use super::event::action_name;
use super::{amount, objective, say_action};
use crate::event::Event;
use crate::names::Resource;
use crate::pack::pack;
use crate::rival::ActionCard;
use orrery_core::{Beat, POINTS, Phrase, Seat, Weight, Word};

/// What is counted of a resource.
fn what(resource: Resource) -> &'static str {
    match resource {
        Resource::Vp => POINTS,
        other => other.name(),
    }
}

fn told(words: &str) -> Phrase {
    Phrase::new(format!("beat-seti-{words}"))
}

fn action(seat: Seat, icon: &'static str, phrase: Phrase) -> Beat {
    Beat::new(Weight::Action, Some(seat), icon, phrase)
}

fn deed(seat: impl Into<Option<Seat>>, icon: &'static str, phrase: Phrase) -> Beat {
    Beat::new(Weight::Deed, seat.into(), icon, phrase)
}

fn step(seat: impl Into<Option<Seat>>, icon: &'static str, phrase: Phrase) -> Beat {
    Beat::new(Weight::Step, seat.into(), icon, phrase)
}

pub(super) fn beat(event: &Event) -> Option<Beat> {
    use Event as E;
    Some(match *event {
        // A choice that discards or shows a card says so itself.
        E::Turn { seat } | E::Discarded { seat, .. } | E::Shown { seat, .. } => Beat::of(seat),
        E::Gained {
            seat, resource, n, ..
        } => Beat::gain(seat, what(resource), n),
        E::Paid { seat, resource, n } => Beat::gain(seat, what(resource), -i32::from(n)),
        E::DataPlaced { seat, .. } => Beat::gain(seat, Resource::Data.name(), -1),
        E::Danger { seat, lost, .. } => {
            deed(seat, "danger", told("danger")).bringing(seat, POINTS, -i32::from(lost))
        }
        E::ObjectivesScored { seat, n } => Beat::gain(seat, POINTS, n),
        E::Drew { seat, .. }
        | E::Took { seat, .. }
        | E::Kept { seat, .. }
        | E::Returned { seat, .. } => Beat::gain(seat, "card", 1),
        E::Played { seat, card } => action(seat, "play", told("played").with("card", card)),
        E::Scanned { seat } => action(seat, "scan", told("scanned")),
        E::Launched { seat } => action(seat, "launch", told("launched")),
        E::Orbited { seat, body } => action(seat, "orbit", told("orbited").with("body", body)),
        E::Landed { seat, site } => action(seat, "land", told("landed").with("site", site)),
        E::Analysed { seat } => action(seat, "computer", told("analysed")),
        E::Researched { seat, tech } => action(seat, "tech", told("researched").with("tech", tech)),
        E::Passed { seat } => action(seat, "pass", told("passed")),
        E::RivalActs { card, line, .. } => return rival_acts(card, line),
        _ => return follows(event),
    })
}

/// What follows from actions, and what else happens in a turn.
fn follows(event: &Event) -> Option<Beat> {
    use Event as E;
    Some(match *event {
        E::Signal { seat, star } => step(
            seat,
            "signal",
            told("signal").with("n", 1).with("star", star),
        ),
        E::TileSignal { seat } => step(seat, "signal", told("tile-signal").with("n", 1)),
        E::Moved { seat, .. } => step(seat, "move", told("moved").with("n", 1)),
        E::Pushed { seat, there, .. } => step(seat, "move", told("pushed").with("to", there)),
        E::Lost { seat, resource, n } => {
            let phrase = told("lost").with("amount", amount(resource, n));
            step(seat, resource.name(), phrase)
        }
        E::Tucked { seat, card } => step(seat, "tuck", told("tucked").with("card", card)),
        E::Rotated { disc } => step(None, "rotate", told("rotated").with("disc", disc)),
        E::Removed { seat, site, .. } => step(seat, "move", told("removed").with("from", site)),
        E::Covered { seat, card, .. } => step(seat, "mission", told("covered").with("card", card)),
        E::Completed { seat, card } => deed(seat, "mission", told("completed").with("card", card)),
        E::Traced { seat, color, .. } => {
            let icon = match color.name() {
                "pink" => "trace-pink",
                "orange" => "trace-orange",
                _ => "trace-blue",
            };
            deed(seat, icon, told("traced").with("n", 1).with("trace", color))
        }
        E::SectorWon { seat, star, .. } => deed(seat, "crown", told("sector").with("star", star)),
        E::Discovered { species, .. } => deed(
            None,
            "species-card",
            told("discovered").with("species", species),
        ),
        E::GoldMarked { seat, gold, value } => {
            let phrase = told("gold").with("gold", gold).with("value", value);
            deed(seat, "gold", phrase)
        }
        E::Neutral { color, .. } => step(None, "neutral", told("neutral").with("trace", color)),
        E::MessageTaken { seat, .. } => deed(seat, "message", told("message")),
        E::SecretPlayed { seat, .. } => deed(seat, "secret", told("secret").with("n", 1)),
        E::AnomalyTriggered { color, seat } => {
            deed(seat, "signal", told("anomaly").with("trace", color))
        }
        E::Collected { seat, body } => deed(seat, "capsule", told("collected").with("from", body)),
        E::Delivered { seat, card, .. } => {
            deed(seat, "capsule", told("delivered").with("card", card))
        }
        E::TileCompleted => deed(None, "exofossil", told("tile-completed")),
        E::Progress { steps, .. } => step(None, "rotate", told("progress").with("n", steps)),
        E::Strengthened => step(None, "card", told("strengthened")),
        E::ObjectiveCompleted { tile } => deed(
            None,
            "done",
            told("objective").with("objective", objective(tile)),
        ),
        _ => return None,
    })
}

/// S19.8. What an event of its own tells at once (a launch, an orbiter, a technology …) is not told twice.
fn rival_acts(card: ActionCard, line: u8) -> Option<Beat> {
    let printed = pack().solo.card(card);
    let done = (line as usize).checked_sub(1);
    let Some(done) = done.and_then(|index| printed.actions.get(index)) else {
        let idle = told("rival-idle");
        return Some(Beat::new(Weight::Action, None, "card", idle));
    };
    let acts = || told("rival").with("action", Word::from(say_action(done)));
    let (icon, phrase) = match action_name(done) {
        "analyse" | "launch" | "research" | "fly" | "exertian" => return None,
        "scan" => ("scan", told("scanned")),
        "message" => ("message", acts()),
        _ => ("species-card", acts()),
    };
    Some(Beat::new(Weight::Action, None, icon, phrase))
}

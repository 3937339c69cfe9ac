//! What a choice says of itself: what it would bring, or why it would come to nothing, as short as can be.

use super::Desk;
use crate::offers::Open;
use maud::{Markup, html};
use orrery_kepler::Choice;
use orrery_kepler::brings::{Gain, Good};
use orrery_kepler::op::Op;
use orrery_kepler::pack::PackRef;

/// How a choice looks: it brings something, or it is legal and comes to nothing.
pub(super) enum Says {
    Good(Markup),
    Void(Markup),
}

impl Says {
    pub(super) fn class(&self) -> &'static str {
        match self {
            Self::Good(_) => "good",
            Self::Void(_) => "void",
        }
    }

    pub(super) fn line(&self) -> Markup {
        html! {
            span.says {
                @match self { Self::Good(gains) => (gains), Self::Void(why) => (why) }
            }
        }
    }
}

pub(super) fn of(desk: &Desk<'_>, open: &Open<Choice>) -> Says {
    let gains = desk.view.brings(open.choice).gains;
    let why = open.idle.as_ref().and_then(|idle| idle.why.first());
    match why.filter(|_| gains.is_empty()) {
        Some(why) => Says::Void(desk.broken(&desk.say(why))),
        None if too_late(desk, open.choice) => Says::Void(desk.broken(&desk.key("too-late"))),
        None => Says::Good(line(desk, &gains)),
    }
}

/// Whether an action or bonus action brings something that is still of use.
pub(super) fn good(desk: &Desk<'_>, choice: Choice) -> bool {
    !desk.view.brings(choice).gains.is_empty() && !too_late(desk, choice)
}

/// In the last round, energy and matter that are produced pay for nothing any more, and at the end only antimatter
/// scores (K14.2): true if they are all that comes of an action. What objectives and bonus actions of other packs ask
/// for is not looked into.
fn too_late(desk: &Desk<'_>, choice: Choice) -> bool {
    let (view, pack) = (desk.view, desk.view.pack);
    if view.round < pack.rounds || pack != PackRef::builtin() {
        return false;
    }
    let gains = view.brings(choice).gains;
    let pays = |op: &Op| matches!(op, Op::Terraform { paid: true, .. });
    let card = view.card.map(|card| &pack.cards[card as usize]);
    let mut programs = card.into_iter().flat_map(|card| &*card.steps);
    matches!(choice, Choice::Action(_) | Choice::Bonus(_))
        && !gains.is_empty()
        && gains
            .iter()
            .all(|gain| matches!(gain.what, Good::Energy | Good::Matter))
        && !programs.any(|step| pack.program(step.run).iter().any(pays))
}

/// The most important gain in words, or several as numbers with icons.
pub(super) fn line(desk: &Desk<'_>, gains: &[Gain]) -> Markup {
    let pictured = |gain: &&Gain| words(gain.what).is_none() && gain.what != Good::Points;
    html! {
        @if let Some(gain) = gains.first() && let Some(words) = words(gain.what) {
            (desk.text(words, &[("n", gain.n.into())]))
        } @else {
            @for gain in gains.iter().filter(pictured) { (pair(desk, gain)) " " }
        }
    }
}

/// What is told in a word.
fn words(what: Good) -> Option<&'static str> {
    match what {
        Good::Ship => Some("n-ships"),
        Good::Flight => Some("n-flights"),
        Good::Colony => Some("n-colonies"),
        Good::Terraformed => Some("n-planets"),
        Good::Level => Some("n-levels"),
        _ => None,
    }
}

/// A number and an icon.
pub(super) fn pair(desk: &Desk<'_>, &Gain { what, n }: &Gain) -> Markup {
    let icon = match what {
        Good::Colonial => "colonial",
        Good::Technology => "technology",
        Good::Energy => "energy",
        Good::Matter => "matter",
        Good::Antimatter => "antimatter",
        Good::Regenerate => "regenerate",
        Good::Ship | Good::Reserve | Good::Flight => "space-missions",
        Good::Colony => "colonial-settlement",
        Good::Terraformed => "terraform",
        Good::Level => "technological-development",
        Good::AnyTrack => {
            return html! {
                span.amount.either { "+" (n) (desk.icon("colonial")) "/" (desk.icon("technology")) }
            };
        }
        Good::Tile => return html! { span.amount { (n) " " span.tileq { "?" } } },
        Good::Points => return html! { span.vp { "+" (n) "★" } },
    };
    let steps = matches!(what, Good::Colonial | Good::Technology);
    html! { span.amount { @if steps { "+" } (n) (desk.icon(icon)) } }
}

/// Everything that a choice brings, as numbers with icons.
pub(super) fn all(desk: &Desk<'_>, choice: Choice) -> Markup {
    html! { @for gain in &desk.view.brings(choice).gains { (pair(desk, gain)) " " } }
}

//! The eight main actions, always in the same places; free actions beside them; the end of the turn.

use crate::ink::{self, icon};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Refused;
use orrery_seti::{Choice, View};

/// The main actions in the order of the rules, their icons, and where on the board they are chosen.
const MAIN: [(&str, &str, Option<&str>); 8] = [
    ("launch", "seti-launch", None),
    ("orbit", "seti-orbit", Some("planets")),
    ("land", "seti-land", Some("planets")),
    ("scan", "seti-scan", None),
    ("analyse", "seti-computer", None),
    ("play", "seti-play", Some("hand")),
    ("research", "seti-tech", None),
    ("pass", "seti-pass", None),
];

/// The free actions, and where they are chosen if not here.
const FREE: [(&str, &str, Option<&str>); 7] = [
    ("move", "seti-move", Some("sky")),
    ("place", "seti-data", Some("mine")),
    ("corner", "seti-corner", Some("hand")),
    ("complete", "seti-mission", Some("mine")),
    ("deliver", "seti-sample", Some("mine")),
    ("exchange", "seti-exchange", None),
    ("buy", "seti-pick", None),
];

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let playing = scene.viewer.is_some() && !view.stack.is_empty();
    let html = html! {
        @if playing {
            div.main-actions role="group" aria-label=(scene.key("draw-seti-main")) {
                @for (what, name, at) in MAIN { (action(scene, offers, what, name, at, "main-action")) }
            }
            @let end: Vec<_> = offers.take(|choice| matches!(choice, Choice::End | Choice::Continue)).collect();
            @for open in &end { (ink::worded(open, "end")) }
            // Nothing else may come under the pointer that has just ended a turn.
            @if end.is_empty() { span.button.end.place aria-hidden="true" { (scene.key("choice-seti-end")) } }
            details.free.over #free {
                summary {
                    (scene.key("draw-seti-free")) " "
                    span.count { (FREE.iter().filter(|(what, ..)| offers.any_action(what)).count()) }
                }
                div.free-actions {
                    @for (what, name, at) in FREE { (action(scene, offers, what, name, at, "free-action")) }
                }
            }
        }
    };
    Part {
        id: "actions",
        html,
    }
}

fn action(
    scene: &Scene<'_>,
    offers: &Offers<Choice>,
    what: &'static str,
    name: &str,
    at: Option<&str>,
    class: &str,
) -> Markup {
    let label = scene.key(&format!("draw-seti-do-{what}"));
    let face = html! { (icon(scene, name)) span { (label) } };
    let possible = offers.any_action(what);
    html! {
        @if let Some(at) = at.filter(|_| possible) {
            a.button.where.(class) href={ "#" (at) } title=(scene.key("draw-seti-on-board")) { (face) " " span aria-hidden="true" { "↘" } }
        } @else if possible {
            @for open in offers.take_action(what) {
                @if what == "exchange" { (ink::worded(open, class)) } @else { (ink::button(open, class, &face)) }
            }
        } @else {
            (ink::quiet(&label, &reason(scene, what), class, &face))
        }
    }
}

/// Why an action is not possible now.
fn reason(scene: &Scene<'_>, what: &str) -> String {
    let refused = scene.look.refused();
    let whole = refused.iter().find(|one| one.refusal.what == what);
    let some = || {
        let first = |one: &&Refused| one.refusal.what.split(' ').next() == Some(what);
        refused.iter().find(first)
    };
    match whole.or_else(some) {
        Some(refused) => why(scene, refused),
        None => scene.key("draw-seti-not-now"),
    }
}

/// A refusal in words, with its rules.
pub(super) fn why(scene: &Scene<'_>, refused: &Refused) -> String {
    let rules = refused.refusal.rules.join(", ");
    format!("{} [{rules}]", scene.say(&refused.phrase))
}

//! The rival of a solo game: its numbers, its track, the card it played last, and the objectives.

use super::{marks, mine, others, techs};
use crate::ink::{self, icon};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::{Phrase, Word};
use orrery_seti::pack::pack;
use orrery_seti::rival::ActionCard;
use orrery_seti::view::RivalView;
use orrery_seti::{Choice, View, speak};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = match &view.rival {
        Some(rival) => html! {
            (board(scene, view, rival))
            @if rival.level > 1 { (objectives(scene, view, rival, offers)) }
        },
        None => html! {},
    };
    Part { id: "solo", html }
}

fn board(scene: &Scene<'_>, view: &View, rival: &RivalView) -> Markup {
    let seat = super::rival_seat(view);
    let track = &pack().solo.boards[rival.level as usize - 1].track;
    html! {
        @if let Some(seat) = seat {
            @let player = &view.players[seat.index()];
            h2 { (icon(scene, "seti-people")) (scene.key("panel-seti-rival"))
                span.sub { (scene.key("panel-seti-difficulty")) " " (rival.level) } }
            p.wins { (scene.key("story-seti-wins")) }
            article.player.{ (marks::color(seat)) } {
                header { (marks::of(scene, seat)) h3 { (scene.name(seat)) } }
                div.numbers { (others::rival_line(scene, player, rival)) }
                div.bits {
                    (others::pips(scene, player))
                    (mine::crafts(scene, view, seat))
                    (mine::traces(scene, player))
                }
                div.minis { (others::rival_minis(scene, rival)) }
            }
        }
        @if let Some(last) = last_card(scene, rival) { (action_card(scene, last)) }
        ol.rival-track aria-label=(scene.key("panel-seti-progress-track")) {
            @for (step, tech) in track.iter().enumerate() {
                @let here = step == usize::from(rival.progress);
                @let name = scene.key(&format!("tech-seti-{tech}"));
                li.here[here] aria-current=[here.then_some("step")] title={ (step + 1) ": " (name) } {
                    (techs::numbered(scene, *tech))
                }
            }
        }
        p.quiet {
            (scene.key("panel-seti-action-deck")) ": " (rival.deck) " · "
            (scene.key("panel-seti-reserve")) ": " (rival.reserve) " · "
            (scene.key("panel-seti-arrow")) ": "
            (scene.key(if rival.arrow_right { "side-seti-right" } else { "side-seti-left" }))
        }
        (how(scene))
    }
}

/// How the rival plays, for newcomers.
fn how(scene: &Scene<'_>) -> Markup {
    let sentences = [
        ("draw-seti-rival-how", "S19.8"),
        ("draw-seti-rival-how-track", "S19.16"),
        ("draw-seti-rival-how-techs", "S19.25"),
    ];
    html! {
        details.plays {
            summary { (scene.key("draw-seti-rival-plays")) }
            ul {
                @for (key, rule) in sentences {
                    li { (scene.key(key)) " " a.rule href={ "/rules/seti#" (rule) } { (rule) } }
                }
            }
        }
    }
}

/// The card that the rival played last: the line it carried out, and why those above were not possible
/// (S19.8).
fn action_card(scene: &Scene<'_>, number: ActionCard) -> Markup {
    let Some(printed) = pack().solo.cards.get(number as usize - 1) else {
        return html! {};
    };
    let card = format!("S.{number}");
    let acted = last_act(scene);
    let done = match acted.and_then(|acted| arg(acted, "line")) {
        Some(&Word::Number(line)) => line,
        _ => 0,
    };
    let skipped = match acted.and_then(|acted| arg(acted, "skipped")) {
        Some(Word::List(skipped)) => skipped.as_slice(),
        _ => &[],
    };
    html! {
        div.action-card {
            strong { (scene.text("draw-seti-rival-card", &[("card", card.into())])) }
            ol {
                @for (line, action) in (1..).zip(&printed.actions) {
                    li.carried[line == done] {
                        @if line == done { (icon(scene, "seti-done")) " " }
                        (scene.say(&speak::say_action(action)))
                        @if let Some(Word::Phrase(skipped)) = skipped.get(line as usize - 1) { (because(scene, skipped)) }
                    }
                }
            }
            @if acted.is_none() { p.quiet { (scene.key("draw-seti-rival-first")) } }
        }
    }
}

/// The card that the rival played last, also if it has been shuffled since then.
fn last_card(scene: &Scene<'_>, rival: &RivalView) -> Option<ActionCard> {
    let told = last_act(scene).and_then(|acted| match arg(acted, "card") {
        Some(Word::Text(name)) => name.strip_prefix("S.")?.parse().ok(),
        _ => None,
    });
    told.or_else(|| rival.played.last().copied())
}

/// What was told when the rival played its last card.
fn last_act<'a>(scene: &Scene<'a>) -> Option<&'a Phrase> {
    let mut told = scene.told.iter().copied().rev();
    told.find(|phrase| phrase.key.starts_with("event-seti-rival-") && arg(phrase, "card").is_some())
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Word> {
    let found = phrase.args.iter().find(|(known, _)| *known == name);
    found.map(|(_, word)| word)
}

/// Why a line was not possible, with its rule.
fn because(scene: &Scene<'_>, skipped: &Phrase) -> Markup {
    let word = |name| arg(skipped, name).map_or_else(String::new, |word| scene.word(word));
    let rule = word("rule");
    html! {
        span.because { " – " (word("why")) " " a.rule href={ "/rules/seti#" (rule) } { (rule) } }
    }
}

fn objectives(
    scene: &Scene<'_>,
    view: &View,
    rival: &RivalView,
    offers: &Offers<Choice>,
) -> Markup {
    html! {
        h2 { (icon(scene, "seti-mission")) (scene.key("panel-seti-objectives")) }
        ul.objectives {
            @for (place, open) in (0u8..).zip(&rival.open) {
                @let printed = &pack().solo.objectives[open.tile as usize];
                li {
                    strong { (printed.id) }
                    ol {
                        @for (task, goals) in (0u8..).zip(&printed.tasks) {
                            @let done = open.done >> task & 1 == 1;
                            li.done[done] {
                                @if done { (icon(scene, "seti-done")) " " }
                                (scene.word(&speak::alternatives(goals)))
                                @for open in offers.take(move |choice| *choice == Choice::Task(place, task)) {
                                    " " (ink::button(open, "act", &html! { (icon(scene, "seti-done")) span { (scene.key("draw-seti-act-task")) } }))
                                }
                            }
                        }
                    }
                }
            }
        }
        p.quiet {
            (scene.key("panel-seti-objectives-hidden")) ": " (rival.objectives) " · "
            (scene.key("panel-seti-objectives-finished")) ": " (rival.finished)
        }
        (demand(scene, view.round))
    }
}

/// What the end of this round demands (S20.23, S20.25).
fn demand(scene: &Scene<'_>, round: u8) -> Markup {
    let (said, rule) = match round {
        0 => return html! {},
        1..=4 => (
            scene.text("draw-seti-objectives-due", &[("n", round.into())]),
            "S20.23",
        ),
        _ => (scene.key("draw-seti-objectives-last"), "S20.25"),
    };
    html! {
        p.quiet { (said) " " a.rule href={ "/rules/seti#" (rule) } { (rule) } }
    }
}

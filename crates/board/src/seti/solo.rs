//! The rival of a solo game: its numbers, its track, the card it played last, and the objectives.

use super::{card, marks, mine, others};
use crate::ink::{self, icon};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_seti::data::data;
use orrery_seti::names::Tech;
use orrery_seti::rival::ActionCard;
use orrery_seti::view::RivalView;
use orrery_seti::{Choice, View, speak};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = match &view.rival {
        Some(rival) => html! {
            (board(scene, view, rival))
            @if rival.level > 1 { (objectives(scene, rival, offers)) }
        },
        None => html! {},
    };
    Part { id: "solo", html }
}

fn board(scene: &Scene<'_>, view: &View, rival: &RivalView) -> Markup {
    let seat = super::rival_seat(view);
    let track = &data().solo.boards[rival.level as usize - 1].track;
    let stored = Tech::ALL.iter().zip(rival.techs).filter(|&(_, n)| n > 0);
    html! {
        @if let Some(seat) = seat {
            @let player = &view.players[seat.index()];
            h2.quiet { (marks::of(scene, seat)) " " (scene.key("panel-seti-rival")) " · "
                (scene.key("panel-seti-difficulty")) " " (rival.level) }
            div.numbers { (others::line(scene, player)) }
            details.other #rival-board {
                summary { (scene.key("panel-seti-computer")) " · " (scene.key("panel-seti-stored")) }
                (mine::computer(scene, player, None))
                p {
                    @for (tech, n) in stored { span.owned title=(scene.key(&format!("tech-seti-{tech}"))) {
                        (icon(scene, card::tech_icon(tech.kind()))) b { (tech.index() % 4 + 1) } " ×" (n) } }
                }
            }
        }
        ol.rival-track aria-label=(scene.key("panel-seti-progress-track")) {
            @for (step, tech) in track.iter().enumerate() {
                @let here = step == usize::from(rival.progress);
                @let name = scene.key(&format!("tech-seti-{tech}"));
                li.here[here] aria-current=[here.then_some("step")] title={ (step + 1) ": " (name) } {
                    (icon(scene, card::tech_icon(tech.kind()))) (tech.index() % 4 + 1)
                }
            }
        }
        p.quiet {
            (scene.key("panel-seti-action-deck")) ": " (rival.deck) " · "
            (scene.key("panel-seti-reserve")) ": " (rival.reserve) " · "
            (scene.key("panel-seti-arrow")) ": "
            (scene.key(if rival.arrow_right { "side-seti-right" } else { "side-seti-left" }))
        }
        @if let Some(&last) = rival.played.last() { (action_card(scene, last)) }
    }
}

/// The card that the rival played last. It carries out the first line that is possible; the log says why
/// earlier ones were not.
fn action_card(scene: &Scene<'_>, number: ActionCard) -> Markup {
    let Some(printed) = data().solo.cards.get(number as usize - 1) else {
        return html! {};
    };
    html! {
        div.action-card {
            strong { (scene.text("draw-seti-rival-card", &[("card", format!("S.{number}").into())])) }
            ol { @for action in &printed.actions { li { (scene.say(&speak::say_action(action))) } } }
            p.quiet { (scene.key("draw-seti-rival-first")) " " a href="#log" { (scene.key("draw-seti-jump-log")) } }
        }
    }
}

fn objectives(scene: &Scene<'_>, rival: &RivalView, offers: &Offers<Choice>) -> Markup {
    html! {
        h2.quiet { (scene.key("panel-seti-objectives")) }
        ul.objectives {
            @for (place, open) in (0u8..).zip(&rival.open) {
                @let printed = &data().solo.objectives[open.tile as usize];
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
    }
}

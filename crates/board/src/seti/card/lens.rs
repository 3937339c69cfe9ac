//! A card under the lens: everything in words, how far its owner is, and why it would do nothing now.

use super::{Drawn, corner_icon, cost, covered, income_icon, kind_name, program_text, signal_name};
use crate::Scene;
use crate::ink::icon;
use crate::seti::reward;
use maud::{Markup, html};
use orrery_seti::View;
use orrery_seti::pack::{CardData, Kind, pack};
use orrery_seti::speak::effect::{self, Line};
use orrery_seti::view::Standing;
use orrery_text::capital;

/// Everything in words. `why` tells what of it would come to nothing.
pub(in crate::seti) fn full(
    scene: &Scene<'_>,
    view: &View,
    drawn: &Drawn<'_>,
    why: &[String],
) -> Markup {
    let printed = pack().card(drawn.card);
    html! {
        div.art {
            (super::art(drawn.card))
            div.title {
                strong lang="en" { (printed.name) }
                (about(scene, drawn, printed))
            }
        }
        (words(scene, view, drawn, printed))
        @for why in why { p.why { (capital(why)) } }
        (uses(scene, printed))
    }
}

/// Kind, cost, number and species of a card.
fn about(scene: &Scene<'_>, drawn: &Drawn<'_>, printed: &CardData) -> Markup {
    html! {
        span.about {
            (scene.key(&format!("draw-seti-kind-{}", kind_name(printed.kind))))
            @if printed.kind != Kind::Exertian { " · " (cost(scene, printed)) }
            " · " (scene.text("draw-seti-number", &[("number", drawn.card.to_string().to_uppercase().into())]))
            @if let Some(species) = printed.species { " · " (scene.key(&format!("species-seti-{species}"))) }
        }
    }
}

/// What the card does, line by line, and what it asks for.
fn words(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>, printed: &CardData) -> Markup {
    let lines = effect::effects(printed.play);
    html! {
        @if !lines.is_empty() { ul.lines { @for line in &lines { (said(scene, line)) } } }
        (mission(scene, view, drawn, printed))
        (gold(scene, drawn, printed))
    }
}

/// The other three uses of a card.
fn uses(scene: &Scene<'_>, printed: &CardData) -> Markup {
    let use_ = |key: &str, icon: &Markup, words: &str| {
        html! { div { dt { (scene.key(&format!("draw-seti-{key}"))) } dd { (icon) " " (words) } } }
    };
    let income = scene.key(&format!("income-seti-{}", printed.income));
    html! {
        @if printed.kind != Kind::Exertian {
            dl.uses {
                (use_("corner", &corner_icon(scene, printed), &program_text(scene, printed.corner)))
                (use_("signal", &icon(scene, reward::signal(printed.color)), &signal_name(scene, printed.color)))
                (use_("income", &icon(scene, income_icon(printed.income)), &income))
            }
        }
    }
}

/// What lines give; everything that it hangs on stands beside it in words.
fn gained(scene: &Scene<'_>, lines: &[Line]) -> Markup {
    let ops = lines.iter().flat_map(|line| &line.ops);
    html! {
        span.reward aria-hidden="true" {
            @for gain in reward::joined(ops.copied()) { (reward::one(scene, gain)) }
        }
    }
}

fn said(scene: &Scene<'_>, line: &Line) -> Markup {
    html! {
        li { (gained(scene, std::slice::from_ref(line))) " " span { (capital(&scene.say(&line.phrase))) } }
    }
}

fn mission(scene: &Scene<'_>, view: &View, drawn: &Drawn<'_>, printed: &CardData) -> Markup {
    let later = effect::effects(printed.later);
    html! {
        @if printed.kind == Kind::Triggered {
            ol.circles {
                @let marks = covered(view, drawn, printed);
                @for (circle, (trigger, reward)) in printed.slots.iter().enumerate() {
                    @let is = marks >> circle & 1 == 1;
                    li.covered[is] {
                        @if is { (icon(scene, "seti-done")) }
                        span { (capital(&scene.say(&effect::trigger(*trigger)))) }
                        " → " (gained(scene, &effect::effects(*reward)))
                        span.words { (program_text(scene, *reward)) }
                    }
                }
            }
        } @else if let Some(cond) = printed.cond {
            p.condition {
                (icon(scene, "seti-mission")) " " span { (capital(&scene.word(&effect::condition(cond).into()))) }
                @if let Some(Standing::Reached(has, needs)) = drawn.standing() {
                    " " b.progress {
                        (scene.text("draw-seti-of", &[("n", has.into()), ("all", needs.into())]))
                    }
                }
            }
            @if !later.is_empty() { ul.lines { @for line in &later { (said(scene, line)) } } }
            @if printed.kind == Kind::Exertian {
                ul.lines {
                    li { (icon(scene, "seti-vp")) span { (scene.text("amount-seti-vp", &[("n", printed.end_vp.into())])) } }
                    li { (icon(scene, "seti-danger")) span { (scene.key("fact-seti-danger")) ": " (printed.danger) } }
                }
            }
        } @else if !later.is_empty() {
            p.condition { (scene.key("draw-seti-later")) }
            ul.lines { @for line in &later { (said(scene, line)) } }
        }
    }
}

fn gold(scene: &Scene<'_>, drawn: &Drawn<'_>, printed: &CardData) -> Markup {
    html! {
        @if let Some(end) = printed.end {
            p.gold {
                (icon(scene, "seti-gold")) " " (scene.say(&effect::end_score(end)))
                @if let Some(Standing::Worth(points)) = drawn.standing() {
                    " " b.progress { (scene.text("draw-seti-worth", &[("n", points.into())])) }
                }
            }
        }
    }
}

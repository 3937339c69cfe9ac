//! Moments, which all boards have: hidden on the page from the position on in which they are true, and shown by the
//! script when an update brings them, on a stage or in passing.

use crate::Scene;
use maud::{Markup, html};
use orrery_core::Seat;

/// What is told in passing, without a pause.
#[must_use]
pub(crate) fn brief(id: &str, picture: &Markup, title: &str, words: &Markup) -> Markup {
    html! {
        article.moment id={ "moment-" (id) } data-brief hidden {
            (picture)
            div { strong { (title) } (words) }
        }
    }
}

/// Who wins and by how much; several share the victory.
#[must_use]
pub(crate) fn won(scene: &Scene<'_>, winners: &[Seat], margin: i32) -> String {
    let &[winner] = winners else {
        let names: Vec<String> = winners.iter().map(|&seat| scene.name(seat)).collect();
        let names = orrery_text::all(scene.lang, &names);
        return scene.text("story-shared", &[("names", names.into())]);
    };
    let key = match (scene.you == Some(winner), margin) {
        (true, 0) => "story-you-win-level",
        (true, _) => "story-you-win",
        (false, 0) => "story-wins-level",
        (false, _) => "story-wins",
    };
    let name = scene.name(winner);
    scene.text(key, &[("name", name.into()), ("margin", margin.into())])
}

/// The end has the stage: who wins, everybody's points, what else decided it, and the way to all of it.
#[must_use]
pub(crate) fn ending(scene: &Scene<'_>, sign: &Markup, title: &str, told: &Markup) -> Markup {
    html! {
        article.moment #moment-end hidden {
            div.art.crowned {
                (sign)
                div.title { p { (scene.key("story-over")) } h2 { (title) } }
            }
            div.told {
                (told)
                div.ways-on {
                    @if let Some(result) = scene.result { a.button.main href=(result) { (scene.key("story-result")) } }
                    button.main[scene.result.is_none()] type="button" data-go-on { (scene.key("story-table")) }
                }
            }
        }
    }
}

/// Everybody's points, the winner first.
#[must_use]
pub(crate) fn scored(
    rows: &[(Markup, i32)],
    class: impl Fn(usize) -> String,
    star: &Markup,
) -> Markup {
    html! {
        ol.scored {
            @for (index, (name, points)) in rows.iter().enumerate() {
                li.(class(index)) { span { (name) } b { (points) } (star) }
            }
        }
    }
}

//! What decided a finished game: the gold tiles, and against the rival what wins.

use super::marks;
use crate::Scene;
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::names::Gold;
use orrery_seti::{Seti, View};

pub(super) fn part(scene: &Scene<'_>) -> Option<Markup> {
    let view = &scene.look.of::<Seti>()?.view;
    Some(html! {
        @if view.rival.is_some() { p { (against_rival(scene, view)) } }
        h2 { (scene.key("story-gold")) }
        ul.gold-told {
            @for &gold in Gold::ALL {
                @let side = if view.gold_side_b[gold.index()] { "b" } else { "a" };
                li {
                    strong { (scene.word(&gold.into())) " " span.quiet { (scene.key(&format!("draw-seti-gold-{gold}-{side}"))) } }
                    div { @for (seat, told) in marked(scene, view, gold) { span { (marks::of(scene, seat)) " " (told) } } }
                }
            }
        }
    })
}

/// What wins against the rival, and how much was missing (S19.64, D-46).
pub(super) fn against_rival(scene: &Scene<'_>, view: &View) -> String {
    let mut said = scene.key("story-seti-wins");
    if let [own, rival] = &view.players[..]
        && let Some(ahead) = rival.score.checked_sub(own.score)
    {
        said.push(' ');
        said.push_str(&scene.text("story-seti-short", &[("n", (ahead + 1).into())]));
    }
    said
}

/// Everybody who has marked a gold tile: sets, what each is worth, and the points (S13.4 to S13.13). The rival only
/// takes the space (S19.54).
fn marked(scene: &Scene<'_>, view: &View, gold: Gold) -> impl Iterator<Item = (Seat, String)> {
    let index = gold.index();
    let rival = super::rival_seat(view);
    let places = view.gold[index].iter().enumerate();
    places.filter_map(move |(place, &seat)| {
        if rival == Some(seat) {
            return Some((seat, scene.key("story-seti-gold-rival")));
        }
        let sets = view.players.get(seat.index())?.gold_sets[index];
        let value = u16::from(view.gold_values[index][place.min(3)]);
        Some((seat, format!("{sets} × {value} = {}", sets * value)))
    })
}

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
        @if view.rival.is_some() { p { (scene.key("story-seti-wins")) } }
        h2 { (scene.key("story-gold")) }
        ul.gold-told {
            @for &gold in Gold::ALL {
                li { strong { (scene.word(&gold.into())) } @for (seat, told) in marked(view, gold) {
                    " " span { (marks::of(scene, seat)) " " (told) }
                } }
            }
        }
    })
}

/// Everybody who has marked a gold tile: sets, what each is worth, and the points (S13.4 to S13.13).
fn marked(view: &View, gold: Gold) -> impl Iterator<Item = (Seat, String)> {
    let index = gold.index();
    let places = view.gold[index].iter().enumerate();
    places.filter_map(move |(place, &seat)| {
        let sets = view.players.get(seat.index())?.gold_sets[index];
        let value = u16::from(view.gold_values[index][place.min(3)]);
        Some((seat, format!("{sets} × {value} = {}", sets * value)))
    })
}

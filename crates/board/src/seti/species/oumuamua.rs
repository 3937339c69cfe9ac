//! 'Oumuamua (S16).

use super::Look;
use crate::offers::Offers;
use crate::seti::marks;
use crate::seti::sky::slot_says;
use crate::{Scene, ink};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::engine::{TILE_CAPACITY, tile_points};
use orrery_seti::names::{Body, Resource};
use orrery_seti::view::SpeciesView;
use orrery_seti::{Choice, View, speak};

pub(super) const LOOK: Look = Look { figure, things };

fn figure() -> Markup {
    html! {
        path d="M5 33C10 20 28 8 43 12 41 26 24 40 5 33z" {}
        path.line d="M6 12h7M9.500 8.500v7M35 38h6" {}
    }
}

/// The data and markers of the tile (S16.9), and the exofossils of everybody (S16.11).
fn things(scene: &Scene<'_>, view: &View, _: &Offers<Choice>, _: &SpeciesView) -> Markup {
    let name = scene.word(&Body::Oumuamua.into());
    let says = slot_says(scene, &name, &view.tile, TILE_CAPACITY);
    html! {
        span.relic.tile role="img" aria-label=(says) title=(says) {
            @for position in 1..=view.tile.len().max(TILE_CAPACITY) {
                @match view.tile.get(position - 1) {
                    Some(&seat) => (marks::of(scene, seat)),
                    None => span.gain { @if tile_points(position) > 0 { b { (tile_points(position)) } } (ink::icon(scene, "seti-data")) },
                }
            }
        }
        @for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
            @let says = scene.word(&speak::amount(Resource::Exofossil, player.exofossils).into());
            span.relic title={ (scene.called(seat)) ": " (says) } {
                (marks::of(scene, seat)) b { (player.exofossils) }
                (ink::icon(scene, "seti-exofossil"))
            }
        }
    }
}

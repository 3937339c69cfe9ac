//! Markers, probes and other pieces of players: a colour and a shape for each seat.

use crate::Scene;
use crate::ink::{self, Area, SEAT_SHAPES};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::state::Marker;

/// The shape of a seat.
pub(super) fn shape(seat: Seat) -> &'static str {
    SEAT_SHAPES[seat.index()]
}

/// The class that gives a seat its colour.
pub(super) fn color(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// Whose marker this is, in words.
pub(super) fn owner(scene: &Scene<'_>, marker: Marker) -> String {
    match marker.seat() {
        Some(seat) => scene.called(seat),
        None => scene.key("panel-seti-neutral"),
    }
}

/// A marker of a player; the name is its title.
pub(super) fn of(scene: &Scene<'_>, seat: Seat) -> Markup {
    marker(scene, Marker::of(seat))
}

/// A marker of a player, or a neutral one.
pub(super) fn marker(scene: &Scene<'_>, marker: Marker) -> Markup {
    let name = owner(scene, marker);
    html! {
        span.mark.{ (class(marker)) } role="img" aria-label=(name) title=(name) {
            (ink::icon(scene, icon(marker)))
        }
    }
}

fn class(marker: Marker) -> String {
    marker.seat().map_or_else(|| "seat-none".to_owned(), color)
}

fn icon(marker: Marker) -> &'static str {
    marker.seat().map_or("seti-neutral", shape)
}

/// All markers of all players in one place: one for each, with their number.
pub(super) fn counts(scene: &Scene<'_>, counts: &[u8]) -> Markup {
    let some = Seat::first(counts.len()).zip(counts);
    html! {
        @for (seat, &n) in some.filter(|&(_, &n)| n > 0) {
            span.count { (of(scene, seat)) @if n > 1 { b { "×" (n) } } }
        }
    }
}

/// A marker in a picture.
pub(super) fn drawn(scene: &Scene<'_>, seat: Seat, at: (f32, f32), half: f32) -> Markup {
    html! {
        g.mark.{ (color(seat)) } { (ink::icon_at(scene, shape(seat), Area::around(at, half))) }
    }
}

//! What stands above the board: the round, what turns next, and everybody with their points.

use super::{marks, mine};
use crate::ink::icon;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::View;
use orrery_seti::engine::ROUNDS;

pub(super) fn part(scene: &Scene<'_>, view: &View) -> Part {
    let over = view.stack.is_empty();
    let html = html! {
        span.rounds {
            @if over { (scene.key("story-over")) }
            @else { (scene.text("draw-seti-round", &[("round", view.round.into()), ("rounds", ROUNDS.into())])) }
            span.pips aria-hidden="true" {
                @for round in 1..=ROUNDS { i.past[round < view.round].now[round == view.round] {} }
            }
        }
        @if !over { (next_rotation(scene, view)) }
        ol.plaques aria-label=(scene.key("scores")) {
            @for seat in Seat::first(view.players.len()) { (plaque(scene, view, seat)) }
        }
        @if let Some((_, player)) = mine(scene, view) {
            div.own.resources aria-hidden="true" {
                span.chip.chip-vp { b { (player.score) } (icon(scene, "seti-vp")) }
                (mine::resources(scene, player))
                span.chip.chip-computer { b { (player.computer.upper) } i { "/" (mine::UPPER_SPACES) } (icon(scene, "seti-computer")) }
            }
        }
    };
    Part { id: "bar", html }
}

/// Which discs turn next (S5.17, S5.18); whoever asks sees where everything would be then.
fn next_rotation(scene: &Scene<'_>, view: &View) -> Markup {
    let next = view.next_disc + 1;
    let says = scene.key(&format!("draw-seti-next-rotation-{next}"));
    let tell = format!("{says}. {}", scene.key("draw-seti-next-rotation-see"));
    html! {
        label.spin data-next=(next) title=(tell) data-tell=(tell) {
            input.sr type="checkbox" #turn-ahead data-keep="checked" aria-label=(tell);
            (icon(scene, "seti-rotate"))
            span.turns { (scene.key(&format!("draw-seti-turns-{next}"))) }
        }
    }
}

fn plaque(scene: &Scene<'_>, view: &View, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    // Whoever is asked, which before the first turn is not whoever begins.
    let now = view.stack.last().is_some_and(|frame| frame.who == seat);
    html! {
        li.plaque.{ (marks::color(seat)) }.now[now].passed[player.passed] id={ "plaque-" (seat) }
            aria-current=[now.then_some("true")] title=(mine::points(scene, player)) {
            (marks::of(scene, seat))
            span.name { (scene.called(seat)) }
            b { (player.score) } (icon(scene, "seti-vp"))
            @if player.passed && !view.stack.is_empty() { span.tag { (scene.key("panel-seti-passed")) } }
        }
    }
}

//! The other players: a line each, everything on demand.

use super::{marks, mine, reward};
use crate::ink::icon;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::View;
use orrery_seti::names::{Resource, Species};
use orrery_seti::view::PlayerView;

pub(super) fn part(scene: &Scene<'_>, view: &View) -> Part {
    let others = Seat::first(view.players.len()).filter(|&seat| Some(seat) != scene.viewer);
    let others = others.filter(|&seat| Some(seat) != super::rival_seat(view));
    let others: Vec<Seat> = others.collect();
    let html = html! {
        @if !others.is_empty() {
            h2.quiet { (scene.key("draw-seti-others")) }
            @for seat in others { (player(scene, view, seat)) }
        }
        @if let (Some(rival), Some(seat)) = (&view.rival, super::rival_seat(view)) {
            a.rival href="#solo" {
                (marks::of(scene, seat)) " " strong { (scene.name(seat)) }
                span.numbers { (line(scene, &view.players[seat.index()])) }
                span.quiet {
                    (scene.key("panel-seti-progress-track")) " " (rival.progress + 1)
                    @if rival.level > 1 {
                        " · " (scene.key("panel-seti-objectives")) " " (rival.open.len()) " + " (rival.objectives)
                    }
                }
            }
        }
    };
    Part { id: "others", html }
}

/// A number of something, with an icon and its name.
fn count(scene: &Scene<'_>, name: &str, n: usize, key: &str) -> Markup {
    html! {
        span.gain title=(scene.key(&format!("panel-seti-{key}"))) { (icon(scene, name)) b { (n) } }
    }
}

/// The numbers of a player on one line.
pub(super) fn line(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let cards = player.hand_backs.projects + player.hand_backs.species.iter().sum::<usize>();
    html! {
        (count(scene, "seti-vp", player.score.into(), "points"))
        (count(scene, reward::resource(Resource::Credit), player.credits.into(), "credits"))
        (count(scene, reward::resource(Resource::Energy), player.energy.into(), "energy"))
        (count(scene, reward::resource(Resource::Publicity), player.publicity.into(), "publicity"))
        (count(scene, reward::resource(Resource::Data), player.data.into(), "data"))
        (count(scene, "seti-card", cards, "cards"))
        (count(scene, "seti-tech", player.techs.iter().count(), "techs"))
    }
}

fn player(scene: &Scene<'_>, view: &View, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    html! {
        details.other id={ "other-" (seat) } {
            summary {
                (marks::of(scene, seat)) " " strong { (scene.name(seat)) }
                @if view.active == seat && !view.stack.is_empty() { " " span.tag.turn { (scene.key("panel-seti-turn")) } }
                @if player.passed { " " span.tag { (scene.key("panel-seti-passed")) } }
                span.numbers { (line(scene, player)) }
            }
            div.resources { (mine::resources(scene, player)) }
            (mine::computer(scene, player, None))
            (mine::holdings(scene, view, player))
            p.quiet { (backs(scene, player)) }
            (mine::in_front(scene, view, player, None))
        }
    }
}

/// The backs of a hand in words.
fn backs(scene: &Scene<'_>, player: &PlayerView) -> String {
    let mut words = vec![scene.text(
        "panel-seti-backs",
        &[("n", player.hand_backs.projects.into())],
    )];
    for (species, &n) in Species::ALL.iter().zip(&player.hand_backs.species) {
        if n > 0 {
            let species = scene.key(&format!("species-seti-{species}"));
            words.push(scene.text(
                "panel-seti-backs-species",
                &[("n", n.into()), ("species", species.into())],
            ));
        }
    }
    words.join(", ")
}

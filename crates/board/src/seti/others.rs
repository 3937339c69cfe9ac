//! The other players: what they have at a glance, everything on demand.

use super::{marks, mine, reward, techs};
use crate::ink::icon;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::View;
use orrery_seti::names::{Resource, Species, Tech};
use orrery_seti::view::{PlayerView, RivalView};

pub(super) fn part(scene: &Scene<'_>, view: &View) -> Part {
    let others = Seat::first(view.players.len()).filter(|&seat| Some(seat) != scene.viewer);
    let others: Vec<Seat> = others.collect();
    let html = html! {
        @if !others.is_empty() {
            h2 { (icon(scene, "seti-people")) (scene.key("draw-seti-others")) }
            div.players data-players=(others.len()) { @for seat in others { (player(scene, view, seat)) } }
        }
    };
    Part { id: "others", html }
}

/// A number of something, with an icon and its name.
fn count(scene: &Scene<'_>, name: &str, n: usize, key: &str) -> Markup {
    html! {
        span.gain title=(scene.key(&format!("panel-seti-{key}"))) { b { (n) } (icon(scene, name)) }
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

/// The numbers of the rival: it has no credits, energy or cards, and may have a technology more than once (S19.3).
pub(super) fn rival_line(scene: &Scene<'_>, player: &PlayerView, rival: &RivalView) -> Markup {
    let techs = rival.techs.iter().map(|&n| usize::from(n)).sum();
    html! {
        (count(scene, "seti-vp", player.score.into(), "points"))
        (count(scene, reward::resource(Resource::Publicity), player.publicity.into(), "publicity"))
        (count(scene, reward::resource(Resource::Data), player.data.into(), "data"))
        (count(scene, "seti-tech", techs, "techs"))
    }
}

fn player(scene: &Scene<'_>, view: &View, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    let rival = view
        .rival
        .as_ref()
        .filter(|_| super::rival_seat(view) == Some(seat));
    html! {
        article.player.{ (marks::color(seat)) } id={ "other-" (seat) } {
            header {
                (marks::of(scene, seat))
                h3 { button.whole type="button" popovertarget={ "board-" (seat) } { (scene.name(seat)) } }
                @if view.first == seat { span.tag.first { (scene.key("draw-seti-first")) } }
                @if player.passed { span.tag { (scene.key("panel-seti-passed")) } }
            }
            div.numbers {
                @match rival {
                    Some(rival) => (rival_line(scene, player, rival)),
                    None => (line(scene, player)),
                }
            }
            div.bits {
                (pips(scene, player))
                (mine::crafts(scene, view, seat))
                (mine::traces(scene, player))
            }
            div.minis {
                @for tech in player.techs.iter() { (mini(scene, tech, 1)) }
                @if let Some(rival) = rival { (rival_minis(scene, rival)) }
            }
            @if rival.is_none() { div.inc { (mine::income(scene, player)) } }
            div.board popover id={ "board-" (seat) } {
                h2 { (marks::of(scene, seat)) (scene.name(seat)) }
                div.resources { (mine::resources(scene, player)) }
                (mine::computer(scene, player, None))
                (mine::holdings(scene, view, seat))
                p.quiet { (backs(scene, player)) }
                (mine::in_front(scene, view, player, None))
            }
        }
    }
}

/// How full the computer is.
pub(super) fn pips(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let says = format!(
        "{}: {}/6",
        scene.key("panel-seti-computer"),
        player.computer.upper
    );
    html! {
        span.pips role="img" aria-label=(says) title=(says) {
            (icon(scene, "seti-computer"))
            @for space in 0..6 { i.on[space < player.computer.upper] {} }
        }
    }
}

/// The technologies that the rival has stored (S19.23, S19.25).
pub(super) fn rival_minis(scene: &Scene<'_>, rival: &RivalView) -> Markup {
    let stored = Tech::ALL.iter().zip(rival.techs).filter(|&(_, n)| n > 0);
    html! { @for (tech, n) in stored { (mini(scene, *tech, n)) } }
}

/// A technology of somebody else: its two symbols, and how many of it there are.
fn mini(scene: &Scene<'_>, tech: Tech, n: u8) -> Markup {
    let says = techs::sentence(scene, tech);
    html! {
        span.mini.{ (techs::kind_class(tech.kind())) } role="img" aria-label=(says) title=(says) {
            (techs::picture(scene, tech)) @if n > 1 { "×" (n) }
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

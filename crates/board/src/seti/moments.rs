//! Moments: a species is discovered, a sector completed, a gold tile marked. Each is on the page, hidden, from the
//! position on in which it is true; the script gives the stage to those that an update brings.

use super::{card, marks};
use crate::ink::icon;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::View;
use orrery_seti::names::{CARDS, Card, Gold, Side, Species, Star, Subject};
use orrery_seti::pack::pack;

pub(super) fn part(scene: &Scene<'_>, view: &View) -> Part {
    let html = html! {
        @for &side in Side::ALL {
            @if let Some(species) = view.species[side.index()].species { (discovery(scene, side, species)) }
        }
        @for &star in Star::ALL { (sector(scene, view, star)) }
        @for &tile in Gold::ALL { (milestone(scene, view, tile)) }
    };
    Part {
        id: "moments",
        html,
    }
}

fn moment(scene: &Scene<'_>, id: &str, picture: &Markup, title: &str, words: &Markup) -> Markup {
    html! {
        article.moment id={ "moment-" (id) } hidden {
            div.art { (picture) }
            h2 { (title) }
            (words)
            button.main type="button" data-go-on { (scene.key("draw-seti-moment-go-on")) }
        }
    }
}

/// The picture of the card that shows the species itself.
fn portrait(species: Species) -> Markup {
    let shows = |card: &Card| {
        let printed = pack().card(*card);
        printed.species == Some(species) && printed.subject == Subject::Creature
    };
    let card = (0..CARDS).map(Card::at).find(shows);
    html! { @if let Some(card) = card { (card::art(card)) } }
}

fn discovery(scene: &Scene<'_>, side: Side, species: Species) -> Markup {
    let name = scene.key(&format!("species-seti-{species}"));
    let title = scene.text("draw-seti-moment-species", &[("species", name.into())]);
    let words = html! { p { (scene.key("draw-seti-moment-species-words")) } };
    moment(
        scene,
        &format!("species-{side}"),
        &portrait(species),
        &title,
        &words,
    )
}

fn sector(scene: &Scene<'_>, view: &View, star: Star) -> Markup {
    let wins = view.sectors[star.index()].wins;
    let total: u8 = wins.iter().sum();
    let name = scene.word(&star.into());
    let title = scene.text("draw-seti-moment-star", &[("star", name.into())]);
    let winners = Seat::first(wins.len()).filter(|seat| wins[seat.index()] > 0);
    let words = html! {
        @for seat in winners {
            p { (marks::of(scene, seat)) " " (scene.text("draw-seti-won", &[
                ("name", scene.name(seat).into()), ("n", wins[seat.index()].into())])) }
        }
    };
    html! {
        @if total > 0 {
            (moment(scene, &format!("star-{star}-{total}"), &icon(scene, "seti-signal"), &title, &words))
        }
    }
}

fn milestone(scene: &Scene<'_>, view: &View, tile: Gold) -> Markup {
    let marked = &view.gold[tile.index()];
    html! {
        @if let Some(&seat) = marked.last() {
            @let title = scene.text("draw-seti-moment-gold", &[("name", scene.name(seat).into())]);
            @let side = if view.gold_side_b[tile.index()] { "b" } else { "a" };
            @let words = html! { p { (scene.key(&format!("draw-seti-gold-{tile}-{side}"))) } };
            (moment(scene, &format!("gold-{tile}-{}", marked.len()), &icon(scene, "seti-gold"), &title, &words))
        }
    }
}

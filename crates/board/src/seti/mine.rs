//! Everything the viewer owns: resources, income, the computer, technologies, missions.

use super::card::{self, Drawn};
use super::{marks, reward};
use crate::ink::{self, icon};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_seti::engine::{DATA_LIMIT, PUBLICITY_LIMIT};
use orrery_seti::names::{Card, Income, Resource, Side, Trace};
use orrery_seti::op::Op;
use orrery_seti::pack::{Kind, pack};
use orrery_seti::solar::Cell;
use orrery_seti::state::{SLOT_SPACES, SecretSet};
use orrery_seti::view::PlayerView;
use orrery_seti::{Choice, View, speak};

/// S7.4
const UPPER_SPACES: u8 = 6;

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = match super::mine(scene, view) {
        Some((seat, player)) => html! {
            h2.sr { (scene.key("draw-seti-jump-mine")) }
            div.resources {
                span.chip.who {
                    (marks::of(scene, seat)) span { (scene.name(seat)) }
                    b { (player.score) } (icon(scene, "seti-vp"))
                }
                (resources(scene, player))
                @if player.passed { span.tag { (scene.key("panel-seti-passed")) } }
            }
            div #my-computer { (computer(scene, player, Some(offers))) }
            (holdings(scene, view, player))
            (in_front(scene, view, player, Some(offers)))
        },
        None => html! {},
    };
    Part { id: "mine", html }
}

/// A number with its icon, and its name for those who cannot see it.
fn chip(scene: &Scene<'_>, what: Resource, text: &str, key: &str) -> Markup {
    let name = scene.key(&format!("panel-seti-{key}"));
    html! {
        span.chip.{ "chip-" (what) } title=(name) {
            (icon(scene, reward::resource(what))) b { (text) } span.name { (name) }
        }
    }
}

/// Credits, energy, publicity and data.
pub(super) fn resources(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let of = |n: u8, most: u8| format!("{n}/{most}");
    html! {
        (chip(scene, Resource::Credit, &player.credits.to_string(), "credits"))
        (chip(scene, Resource::Energy, &player.energy.to_string(), "energy"))
        (chip(scene, Resource::Publicity, &of(player.publicity, PUBLICITY_LIMIT), "publicity"))
        (chip(scene, Resource::Data, &of(player.data, DATA_LIMIT), "data"))
        @if player.exofossils > 0 {
            (chip(scene, Resource::Exofossil, &player.exofossils.to_string(), "exofossils"))
        }
    }
}

/// What the income card and the cards under it pay (S12).
fn paid(player: &PlayerView, income: Income) -> u8 {
    let printed = pack()
        .code
        .program(pack().income_card)
        .map(|op| match (op, income) {
            (Op::Gain(Resource::Credit, n), Income::Credit)
            | (Op::Gain(Resource::Energy, n), Income::Energy)
            | (Op::Gain(Resource::Publicity, n), Income::Publicity)
            | (Op::Gain(Resource::Data, n), Income::Data)
            | (Op::Draw(n), Income::Card) => n,
            _ => 0,
        });
    let tucked = player
        .tucked
        .iter()
        .filter(|&card| pack().card(card).income == income);
    printed.sum::<u8>() + tucked.count() as u8
}

fn income(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let incomes = Income::ALL
        .iter()
        .map(|&income| (income, paid(player, income)));
    let incomes: Vec<_> = incomes.filter(|&(_, n)| n > 0).collect();
    let tucked: Vec<String> = player
        .tucked
        .iter()
        .map(|card| pack().card(card).name.clone())
        .collect();
    let title = scene.text(
        "draw-seti-income-why",
        &[
            ("n", tucked.len().into()),
            ("cards", tucked.join(", ").into()),
        ],
    );
    html! {
        span.income title=(title) {
            (icon(scene, "seti-tuck"))
            @for (income, n) in incomes {
                span.gain { b { "+" (n) } (icon(scene, card::income_icon(income))) }
            }
            span.name { (scene.key("draw-seti-income")) }
        }
    }
}

/// S7: the upper row with what each space gives, and the lower spaces under their technologies.
pub(super) fn computer(
    scene: &Scene<'_>,
    player: &PlayerView,
    offers: Option<&Offers<Choice>>,
) -> Markup {
    let computer = &player.computer;
    let slot_of = |space: u8| SLOT_SPACES.iter().position(|&above| above == space);
    let tile_above = |space: u8| slot_of(space).and_then(|slot| computer.tiles[slot]);
    html! {
        div.computer role="group" aria-label=(scene.key("panel-seti-computer")) {
            @for space in 0..UPPER_SPACES {
                @let filled = space < computer.upper;
                @let program = if tile_above(space).is_some() { pack().upper_with_tech } else { pack().upper[space as usize] };
                @let gives = card::program_text(scene, program);
                div.column {
                    @let face = html! {
                        @if filled { (icon(scene, "seti-data")) } @else { (card::program_icons(scene, program)) }
                    };
                    @let mut place = offers.into_iter().flat_map(|offers| offers.take(move |choice| *choice == Choice::PlaceUpper && space == computer.upper));
                    @if let Some(open) = place.next() {
                        (ink::button(open, "slot next", &html! { (icon(scene, "seti-place")) (face) }))
                    } @else {
                        span.slot.filled[filled].next[space == computer.upper] title=(gives) { (face) }
                    }
                    @if let Some(slot) = slot_of(space) { (lower(scene, player, offers, slot)) }
                }
            }
        }
    }
}

fn lower(
    scene: &Scene<'_>,
    player: &PlayerView,
    offers: Option<&Offers<Choice>>,
    slot: usize,
) -> Markup {
    let computer = &player.computer;
    let is = move |choice: &Choice| match *choice {
        Choice::PlaceLower(one) | Choice::Slot(one) => usize::from(one) == slot,
        _ => false,
    };
    let tile = computer.tiles[slot];
    let face = html! {
        @match tile {
            Some(_) if computer.lower[slot] => (icon(scene, "seti-data")),
            Some(tech) => (card::program_icons(scene, pack().lower[tech.index() % 4])),
            None => (icon(scene, "seti-computer")),
        }
    };
    let title = match tile {
        Some(tech) => scene.key(&format!("tech-seti-{tech}-does")),
        None => scene.key("draw-seti-slot-empty"),
    };
    let mut place = offers.into_iter().flat_map(move |offers| offers.take(is));
    html! {
        @if let Some(open) = place.next() {
            (ink::button(open, "slot lower next", &html! { (icon(scene, "seti-place")) (face) }))
        } @else {
            span.slot.lower.filled[computer.lower[slot]].empty[tile.is_none()] title=(title) { (face) }
        }
    }
}

/// Income, technologies, probes and traces.
pub(super) fn holdings(scene: &Scene<'_>, view: &View, player: &PlayerView) -> Markup {
    html! {
        div.holdings {
            (income(scene, player))
            span.own-techs {
                @for tech in player.techs.iter() {
                    @let title = format!("{}: {}", scene.key(&format!("tech-seti-{tech}")), scene.key(&format!("tech-seti-{tech}-does")));
                    span.owned role="img" aria-label=(title) title=(title) {
                        (icon(scene, card::tech_icon(tech.kind()))) b { (tech.index() % 4 + 1) }
                    }
                }
            }
            @for (index, piece) in player.pieces.iter().enumerate() {
                @let name = if piece.capsule { "seti-capsule" } else { "seti-launch" };
                @let key = if piece.capsule { "draw-seti-capsule" } else { "draw-seti-probe" };
                @let place = scene.word(&speak::place(view, piece.at));
                @let title = format!("{}: {place}", scene.text(key, &[("number", (index + 1).into())]));
                @let short = match view.cell(piece.at) { Cell::Body(body) => scene.word(&body.into()), _ => place };
                span.own-piece title=(title) { (icon(scene, name)) (index + 1) ": " (short)
                    @if let Some(sample) = piece.sample { " (" (u8::from(sample)) ")" }
                }
            }
            @for &side in Side::ALL {
                @let counts = player.traces[side.index()];
                @if counts != [0; 3] {
                    @let title = scene.text("draw-seti-traces", &[("side", scene.key(&format!("side-seti-{side}")).into())]);
                    span.own-traces title=(title) {
                        @for &color in Trace::ALL {
                            @let n = counts[color.index()];
                            @if n > 0 {
                                span.gain.{ "gain-" (reward::trace(Some(color))) } { b { (n) } (icon(scene, reward::trace(Some(color)))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Missions, gold boxes and secret cards in front of a player; completed missions come last.
pub(super) fn in_front(
    scene: &Scene<'_>,
    view: &View,
    player: &PlayerView,
    offers: Option<&Offers<Choice>>,
) -> Markup {
    let mut cards: Vec<Card> = player.played.iter().collect();
    cards.sort_by_key(|&card| {
        (
            view.completed.has(card),
            pack().card(card).kind == Kind::Endgame,
        )
    });
    let secrets = player.exertians.into_iter().chain(player.secrets);
    let secrets = secrets.flat_map(SecretSet::iter);
    let backs = [
        (player.exertians, player.exertian_count),
        (player.secrets, player.secret_count),
    ];
    let backs = backs.iter().filter(|(known, _)| known.is_none());
    let hidden: usize = backs.map(|(_, n)| n).sum();
    html! {
        div.cards.in-front {
            @for card in cards.into_iter().chain(secrets) {
                @let acts = front_acts(scene, player, offers, card);
                (card::small(scene, view, &Drawn { card, owner: Some(player), acts, in_front: true }))
            }
            @if hidden > 0 {
                p.quiet { (icon(scene, "seti-secret")) " " (scene.text("panel-seti-backs", &[("n", hidden.into())])) }
            }
        }
    }
}

/// What can be done with a card in front.
fn front_acts(
    scene: &Scene<'_>,
    player: &PlayerView,
    offers: Option<&Offers<Choice>>,
    card: Card,
) -> Markup {
    let mut secrets = player.secrets.into_iter().flat_map(SecretSet::iter);
    let face_down = secrets.any(|one| one == card);
    let is = move |choice: &Choice| match *choice {
        Choice::Complete(one)
        | Choice::Deliver(one, _)
        | Choice::Cover(one, _)
        | Choice::Secret(one) => one == card,
        _ => false,
    };
    html! {
        @if face_down { span.tag { (scene.key("draw-seti-face-down")) } }
        @for open in offers.into_iter().flat_map(|offers| offers.take(is)) {
            @match open.choice {
                Choice::Cover(_, circle) => {
                    (ink::button(open, "act", &html! {
                        span { (scene.text("draw-seti-act-cover", &[("number", (circle + 1).into())])) }
                        (card::program_icons(scene, pack().card(card).slots[usize::from(circle)].1))
                    }))
                }
                Choice::Complete(_) => (card::act(scene, open, "seti-done", "complete")),
                Choice::Deliver(..) => (card::act(scene, open, "seti-sample", "deliver")),
                _ => (card::act(scene, open, "seti-secret", "secret")),
            }
        }
    }
}

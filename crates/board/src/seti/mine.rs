//! Everything the viewer owns: resources, income, the computer, technologies, missions.

use super::card::{self, Drawn};
use super::{marks, reward, techs};
use crate::ink::{self, icon};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::choice::Site;
use orrery_seti::engine::{DATA_LIMIT, PUBLICITY_LIMIT};
use orrery_seti::names::{Body, Card, Income, Moon, Resource, Side, Source, Trace};
use orrery_seti::op::Op;
use orrery_seti::pack::{Kind, pack};
use orrery_seti::state::{SLOT_SPACES, SecretSet};
use orrery_seti::view::{PieceView, PlayerView};
use orrery_seti::{Choice, View, speak};

/// S7.4
pub(super) const UPPER_SPACES: u8 = 6;

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = match super::mine(scene, view) {
        Some((seat, player)) => html! {
            h2.sr { (scene.key("draw-seti-jump-mine")) }
            div.console.{ (marks::color(seat)) } {
                div.resources {
                    span.chip.who title=(scene.key("panel-seti-points")) {
                        (marks::of(scene, seat)) span.me { (scene.called(seat)) }
                        b { (player.score) } (icon(scene, "seti-vp"))
                    }
                    (resources(scene, player))
                    @if player.passed && !view.stack.is_empty() { span.tag { (scene.key("panel-seti-passed")) } }
                }
                div #my-computer {
                    span.label title=(scene.key("panel-seti-computer")) {
                        (icon(scene, "seti-computer")) span { (scene.key("panel-seti-computer")) }
                        b { (player.computer.upper) "/" (UPPER_SPACES) }
                    }
                    (computer(scene, player, Some(offers)))
                }
                (holdings(scene, view, seat))
                (pill(scene, view, player, offers))
            }
            (front(scene, view, player, offers))
        },
        None => html! {},
    };
    Part { id: "mine", html }
}

/// Cards in front, and whether something can be done with them; opens the list where that is not seen.
fn pill(scene: &Scene<'_>, view: &View, player: &PlayerView, offers: &Offers<Choice>) -> Markup {
    let open = player
        .played
        .iter()
        .filter(|&card| !view.completed.has(card))
        .count();
    let ready = offers.count(|choice| matches!(choice, Choice::Complete(_) | Choice::Deliver(..)));
    let secret = player.exertian_count + player.secret_count;
    html! {
        @if !player.played.is_empty() || secret > 0 {
            button.pill.ready[ready > 0] type="button" popovertarget="in-front" {
                (icon(scene, "seti-mission"))
                @if ready > 0 {
                    span { (scene.text("draw-seti-ready", &[("n", ready.into())])) }
                } @else {
                    span.what { (scene.key("draw-seti-in-front")) }
                    b { (open) }
                    @if secret > 0 { span title=(scene.text("panel-seti-backs", &[("n", secret.into())])) { (icon(scene, "seti-secret")) b { (secret) } } }
                }
            }
        }
    }
}

/// The cards in front; what is due there lies open.
fn front(scene: &Scene<'_>, view: &View, player: &PlayerView, offers: &Offers<Choice>) -> Markup {
    let due = offers.any(|choice| matches!(choice, Choice::Cover(..) | Choice::Secret(_)));
    html! {
        div.missions #in-front popover=[(!due).then_some("auto")] .due[due] {
            h2 { (icon(scene, "seti-mission")) (scene.key("draw-seti-in-front")) }
            (in_front(scene, view, player, Some(offers)))
        }
    }
}

/// Where the points of a player have come from.
pub(super) fn points(scene: &Scene<'_>, player: &PlayerView) -> String {
    let told = Source::ALL.iter().zip(player.points);
    let told = told.filter(|&(_, n)| n != 0);
    let name = |source: &Source| scene.key(&format!("score-seti-{}", source.name()));
    let told: Vec<String> = told
        .map(|(source, n)| format!("{} {n}", name(source)))
        .collect();
    format!("{}: {}", scene.key("panel-seti-breakdown"), told.join(", "))
}

/// A number with its icon, and its name for those who cannot see it.
fn chip(scene: &Scene<'_>, what: Resource, n: u8, most: Option<u8>, key: &str) -> Markup {
    let name = scene.key(&format!("panel-seti-{key}"));
    html! {
        span.chip.{ "chip-" (what) } title=(name) {
            b { (n) } @if let Some(most) = most { i { "/" (most) } }
            (icon(scene, reward::resource(what))) span.sr { (name) }
        }
    }
}

/// Credits, energy, publicity and data.
pub(super) fn resources(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    html! {
        (chip(scene, Resource::Credit, player.credits, None, "credits"))
        (chip(scene, Resource::Energy, player.energy, None, "energy"))
        (chip(scene, Resource::Publicity, player.publicity, Some(PUBLICITY_LIMIT), "publicity"))
        (chip(scene, Resource::Data, player.data, Some(DATA_LIMIT), "data"))
        @if player.exofossils > 0 {
            (chip(scene, Resource::Exofossil, player.exofossils, None, "exofossils"))
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

pub(super) fn income(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let incomes = Income::ALL
        .iter()
        .map(|&income| (income, paid(player, income)));
    let incomes: Vec<_> = incomes.filter(|&(_, n)| n > 0).collect();
    let tucked: Vec<String> = player
        .tucked
        .iter()
        .map(|card| pack().card(card).name.clone())
        .collect();
    let says = scene.text(
        "draw-seti-income-why",
        &[
            ("n", tucked.len().into()),
            ("cards", tucked.join(", ").into()),
        ],
    );
    html! {
        span.income title=(says) tabindex="0" {
            span.label { (scene.key("draw-seti-income")) }
            @for (income, n) in incomes {
                span.gain { b { "+" (n) } (icon(scene, card::income_icon(income))) }
            }
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
                        (ink::pressed(open, "slot next", &html! { (icon(scene, "seti-place")) (face) }))
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
            (ink::pressed(open, "slot lower next", &html! { (icon(scene, "seti-place")) (face) }))
        } @else {
            span.slot.lower.filled[computer.lower[slot]].empty[tile.is_none()] title=(title) { (face) }
        }
    }
}

/// So many pieces in one kind of place, and where.
fn craft(scene: &Scene<'_>, name: &str, key: &str, places: &[String]) -> Markup {
    let says = format!("{}: {}", scene.key(key), places.join(", "));
    html! {
        @if !places.is_empty() {
            span.gain role="img" aria-label=(says) title=(says) { b { (places.len()) } (icon(scene, name)) }
        }
    }
}

/// Probes in space, orbiters and landers of a player.
pub(super) fn crafts(scene: &Scene<'_>, view: &View, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    let place = |piece: &PieceView| {
        let place = scene.word(&speak::place(view, piece.at));
        let sample = piece
            .sample
            .map(|sample| format!(" ({})", u8::from(sample)));
        format!("{place}{}", sample.unwrap_or_default())
    };
    let named = |(index, n): (usize, u8)| vec![scene.word(&Body::at(index).into()); n.into()];
    let planets = view.planets.iter();
    let orbiters = planets
        .clone()
        .map(|planet| planet.orbiters[seat.index()])
        .enumerate();
    let landers = planets
        .map(|planet| planet.landers[seat.index()])
        .enumerate();
    let moons = Moon::ALL
        .iter()
        .filter(|moon| view.moons[moon.index()][seat.index()] > 0);
    let moons = moons.map(|&moon| scene.word(&Site::Moon(moon).into()));
    let (capsules, probes): (Vec<_>, Vec<_>) =
        player.pieces.iter().partition(|piece| piece.capsule);
    let places = |pieces: Vec<&PieceView>| pieces.into_iter().map(place).collect::<Vec<_>>();
    html! {
        span.craft {
            (craft(scene, "seti-launch", "draw-seti-probes", &places(probes)))
            (craft(scene, "seti-capsule", "draw-seti-capsules", &places(capsules)))
            (craft(scene, "seti-orbit", "panel-seti-orbiters", &orbiters.flat_map(named).collect::<Vec<_>>()))
            (craft(scene, "seti-land", "panel-seti-landers", &landers.flat_map(named).chain(moons).collect::<Vec<_>>()))
        }
    }
}

/// Traces of a player with each species.
pub(super) fn traces(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    html! {
        @for &side in Side::ALL {
            @let counts = player.traces[side.index()];
            @if counts != [0; 3] {
                @let says = scene.text("draw-seti-traces", &[("side", scene.key(&format!("side-seti-{side}")).into())]);
                span.own-traces title=(says) {
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

/// Technologies, income, pieces and traces.
pub(super) fn holdings(scene: &Scene<'_>, view: &View, seat: Seat) -> Markup {
    let player = &view.players[seat.index()];
    html! {
        div.holdings {
            div.own-techs { @for tech in player.techs.iter() { (techs::owned(scene, tech)) } }
            div.facts {
                (income(scene, player))
                span.in-play {
                    span.label { (scene.key("draw-seti-pieces")) }
                    (crafts(scene, view, seat))
                    (traces(scene, player))
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

//! Moments: a round begins with its card, the game ends.

use super::{Desk, campaign, holdings, seat_class};
use crate::moments;
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_kepler::names::Source;
use orrery_kepler::speak;
use std::cmp::Reverse;

pub(super) fn draw(desk: &Desk<'_>) -> Markup {
    html! {
        @match desk.view.decision {
            Some(_) => (round(desk)),
            None => (ending(desk)),
        }
    }
}

fn round(desk: &Desk<'_>) -> Markup {
    let (round, rounds) = (desk.view.round, desk.view.pack.rounds);
    let title = desk.text(
        "round",
        &[("round", round.into()), ("rounds", rounds.into())],
    );
    let card = desk.view.card.filter(|_| round > 1);
    let name = card.map(|card| desk.word(speak::card_name(desk.view.pack, card)));
    let first = desk.view.first;
    let begins = match desk.scene.you == Some(first) {
        _ if desk.view.players.len() == 1 => None,
        true => Some(desk.key("begins-you")),
        false => Some(desk.text("begins", &[("name", desk.scene.name(first).into())])),
    };
    html! {
        @if let Some(name) = name {
            (moments::brief(&format!("round-{round}"), &desk.icon("galactic-mapping"), &title, &html! {
                p { (name) }
                @if let Some(begins) = begins { p { (begins) } }
            }))
        }
    }
}

/// The end: who wins or whether the level is passed, everybody's points, the objectives of all (K14.3).
fn ending(desk: &Desk<'_>) -> Markup {
    let points = |seat: Seat| desk.view.player(seat).points.iter().sum::<i32>();
    let mut seats: Vec<Seat> = desk.seats().map(|(seat, _)| seat).collect();
    seats.sort_by_key(|&seat| Reverse((points(seat), highest(desk, seat))));
    let best = |&seat: &Seat| Some((points(seat), highest(desk, seat)));
    let first = seats.first().and_then(best);
    let mut winners = seats.clone();
    winners.retain(|seat| best(seat) == first);
    let second = seats.get(winners.len()).map_or(0, |&seat| points(seat));
    let margin = first.map_or(0, |(points, _)| points) - second;
    let title =
        campaign::verdict(desk).unwrap_or_else(|| moments::won(desk.scene, &winners, margin));
    let name = |&seat: &Seat| {
        (
            html! { (desk.mark(seat)) (desk.scene.called(seat)) },
            points(seat),
        )
    };
    let rows: Vec<(Markup, i32)> = seats.iter().map(name).collect();
    let told = html! {
        (moments::scored(&rows, |index| seat_class(seats[index]), &html! { span.vp { "★" } }))
        (parts(desk, &seats))
        @for &seat in &seats {
            @for goal in &desk.view.player(seat).goals { (holdings::fulfilled(desk, seat, goal)) }
        }
    };
    moments::ending(desk.scene, &settled(desk), &title, &told)
}

/// The galaxy as it was settled; where there is no page of the result, there is no picture beside it.
fn settled(desk: &Desk<'_>) -> Markup {
    let table = desk
        .scene
        .result
        .and_then(|page| page.strip_suffix("/result"));
    html! {
        @match table {
            Some(table) => { img src={ (table) "/board.svg" } alt="" loading="lazy"; },
            None => { (desk.icon("medal")) },
        }
    }
}

/// Where everybody's points come from, what gave most before the rest; what gave nobody anything is left out.
fn parts(desk: &Desk<'_>, seats: &[Seat]) -> Markup {
    let points = |seat: Seat, index: usize| desk.view.player(seat).points[index];
    let most = |index: usize| seats.iter().map(|&seat| points(seat, index)).max();
    let mut rows: Vec<(usize, Source)> = Source::ALL.iter().copied().enumerate().collect();
    rows.retain(|&(index, _)| seats.iter().any(|&seat| points(seat, index) != 0));
    rows.sort_by_key(|&(index, _)| Reverse(most(index)));
    let leads = |seat: Seat, index: usize| {
        let mut others = seats.iter().filter(|&&other| other != seat);
        seats.len() > 1 && others.all(|&other| points(other, index) < points(seat, index))
    };
    html! {
        table.parts {
            @if seats.len() > 1 {
                thead { tr { td {} @for &seat in seats { th scope="col" { (desk.mark(seat)) } } } }
            }
            tbody {
                @for (index, source) in rows {
                    tr {
                        th scope="row" { (desk.word(source)) }
                        @for &seat in seats {
                            td.part.(seat_class(seat)).leads[leads(seat, index)] { (points(seat, index)) }
                        }
                    }
                }
            }
        }
    }
}

/// The terraformed planet that decides a tie (K14.4).
fn highest(desk: &Desk<'_>, seat: Seat) -> Option<u8> {
    let colonies = desk.view.player(seat).colonies.iter();
    let terraformed = colonies.filter(|colony| colony.terraformed);
    terraformed.map(|colony| colony.planet).max()
}

//! The two species: their traces, boards, decks and the things that came with them.

use super::{card, marks, reward};
use crate::ink;
use crate::offers::{Offers, Open};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::{Phrase, Seat};
use orrery_seti::choice::Spot;
use orrery_seti::engine::SAMPLE_ROWS_FROM;
use orrery_seti::names::{Body, Resource, Side, Species, Trace};
use orrery_seti::op::Addr;
use orrery_seti::pack::{BoardSpace, pack};
use orrery_seti::state::{Job, Marker, Sample, SecretSet};
use orrery_seti::view::{PlayerView, SpeciesView};
use orrery_seti::{Choice, View, speak};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = html! {
        h2.quiet { (scene.key("draw-seti-species")) }
        div.species-slots {
            @for &side in Side::ALL { (slot(scene, view, offers, side)) }
        }
    };
    Part {
        id: "species",
        html,
    }
}

fn slot(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, side: Side) -> Markup {
    let slot = &view.species[side.index()];
    let name = match slot.species {
        Some(species) => scene.word(&species.into()),
        None => scene.key("draw-seti-undiscovered"),
    };
    html! {
        article.species-slot.known[slot.species.is_some()] id={ "species-" (side) } {
            header {
                (portrait(slot.species))
                h3 { (name) }
                @if let Some(species) = slot.species { (deck(scene, view, offers, slot, species)) }
            }
            @match slot.species {
                Some(Species::Mascamites) => (samples(scene, view, offers)),
                Some(Species::Anomalies) => (anomalies(scene, view, slot)),
                Some(Species::Oumuamua) => (exofossils(scene, view)),
                Some(Species::Centaurians) => (messages(scene, view, offers)),
                Some(Species::Exertians) => (danger(scene, view, slot)),
                None => {}
            }
            (board(scene, view, offers, side))
        }
    }
}

/// A picture of a species; those that nobody knows are a question.
fn portrait(species: Option<Species>) -> Markup {
    html! {
        svg.portrait viewBox="0 0 48 48" aria-hidden="true" {
            rect.ground width="48" height="48" rx="9" {}
            @match species {
                None => {
                    circle.ring cx="24" cy="24" r="16" {}
                    text.question x="24" y="33" { "?" }
                }
                Some(Species::Mascamites) => g.figure {
                    ellipse cx="24" cy="26" rx="11" ry="8" {}
                    circle cx="24" cy="16" r="5.500" {}
                    path d="M14 22 5 17M13 27l-9 1M15 32l-7 7M34 22l9-5M35 27l9 1M33 32l7 7M21 12l-4-6M27 12l4-6" {}
                }
                Some(Species::Anomalies) => g.figure {
                    path.line d="M24 5a19 19 0 1 1-13.400 5.600" {}
                    path.line d="M24 13a11 11 0 1 0 7.800 3.200" {}
                    circle cx="24" cy="24" r="4.500" {}
                }
                Some(Species::Oumuamua) => g.figure {
                    path d="M5 33C10 20 28 8 43 12 41 26 24 40 5 33z" {}
                    path.line d="M6 12h7M9.500 8.500v7M35 38h6" {}
                }
                Some(Species::Centaurians) => g.figure {
                    circle cx="15" cy="20" r="6.500" {}
                    circle cx="32" cy="17" r="5" {}
                    circle cx="29" cy="34" r="3.500" {}
                    path.line d="M6 40c8-6 26-6 36-1M21 20l6-2M18 26l8 6" {}
                }
                Some(Species::Exertians) => g.figure {
                    path d="M24 6c10 0 15 7 15 15 0 6-4 9-5 13l-4 8H18l-4-8c-1-4-5-7-5-13C9 13 14 6 24 6z" {}
                    path.hollow d="M14 21c4-1 7 1 8 6-5 0-8-2-8-6zM34 21c-4-1-7 1-8 6 5 0 8-2 8-6z" {}
                }
            }
        }
    }
}

/// The deck and its face-up card, and the choice between them (S10.19).
fn deck(
    scene: &Scene<'_>,
    view: &View,
    offers: &Offers<Choice>,
    slot: &SpeciesView,
    species: Species,
) -> Markup {
    let picks = matches!(view.stack.last(), Some(frame) if frame.job == Job::SpeciesPick(species));
    let take = offers
        .take(move |choice| {
            picks && matches!(choice, Choice::Take(card) if slot.face_up == Some(*card))
        })
        .next();
    let draw = offers
        .take(move |choice| picks && *choice == Choice::Draw)
        .next();
    let backs = scene.say(&Phrase::new("panel-seti-backs").with("n", slot.deck));
    let pile = html! { (ink::icon(scene, "seti-species-card")) b { (slot.deck) } };
    html! {
        div.deck {
            @match draw {
                Some(open) => (ink::button(open, "pile", &pile)),
                None => span.pile title=(backs) { (pile) },
            }
            @if let Some(card) = slot.face_up {
                @let acts = html! { @if let Some(open) = take { (card::act(scene, open, "seti-pick", "take")) } };
                (card::small(scene, view, &card::Drawn::of(card, None, acts)))
            }
        }
    }
}

/// The columns of traces from the top of the board down to discovery and overflow.
fn board(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>, side: Side) -> Markup {
    let slot = &view.species[side.index()];
    let columns = slot.species.map(|species| &pack().boards[species.index()]);
    let highest = columns.map_or(0, |columns| columns.iter().map(Vec::len).max().unwrap_or(0));
    html! {
        table.traces {
            thead {
                tr {
                    td {}
                    @for &color in Trace::ALL {
                        @let name = scene.word(&color.into());
                        th.{ "trace-" (color) } scope="col" title=(name) {
                            (ink::icon(scene, reward::trace(Some(color))))
                            span { (name) }
                        }
                    }
                }
            }
            tbody {
                @for row in (1..=highest).rev() {
                    @if shown(view, slot, row) {
                        tr {
                            th scope="row" { (row) (row_danger(scene, columns, row)) }
                            @for &color in Trace::ALL {
                                td { (space(scene, view, offers, side, color, row)) }
                            }
                        }
                    }
                }
                tr.discovery {
                    th scope="row" { (ink::icon(scene, "seti-secret")) span.sr { (scene.key("panel-seti-discovery")) } }
                    @for &color in Trace::ALL {
                        @let open = trace(offers, color, side, Spot::Discovery);
                        td { (marked(scene, slot.discovery[color.index()], pack().discovery[side.index()], open)) }
                    }
                }
                tr.overflow {
                    th scope="row" title=(scene.key("panel-seti-overflow")) { "∞" span.sr { (scene.key("panel-seti-overflow")) } }
                    @for &color in Trace::ALL {
                        @let open = trace(offers, color, side, Spot::Overflow);
                        td {
                            (marked(scene, None, pack().overflow, open))
                            (marks::counts(scene, &slot.overflow[color.index()]))
                        }
                    }
                }
            }
        }
    }
}

/// Rows that become spaces only when samples are delivered are not shown before (S14.14).
fn shown(view: &View, slot: &SpeciesView, row: usize) -> bool {
    slot.species != Some(Species::Mascamites)
        || row <= pack().boards[Species::Mascamites.index()][Trace::Pink.index()].len()
        || row <= SAMPLE_ROWS_FROM + view.delivered.len()
}

fn trace(offers: &Offers<Choice>, color: Trace, side: Side, spot: Spot) -> Option<&Open<Choice>> {
    offers
        .take(move |choice| *choice == Choice::Trace(color, side, spot))
        .next()
}

/// A space for one marker: who is there, or what it gives.
fn marked(
    scene: &Scene<'_>,
    marker: Option<Marker>,
    program: Addr,
    open: Option<&Open<Choice>>,
) -> Markup {
    html! {
        @match (open, marker) {
            (Some(open), _) => (ink::button(open, "spot", &reward::plain(scene, program))),
            (None, Some(marker)) => span.spot.taken { (marks::marker(scene, marker)) },
            (None, None) => span.spot { (reward::icons(scene, program)) },
        }
    }
}

fn space(
    scene: &Scene<'_>,
    view: &View,
    offers: &Offers<Choice>,
    side: Side,
    color: Trace,
    row: usize,
) -> Markup {
    let slot = &view.species[side.index()];
    let Some((species, printed)) = slot.species.and_then(|species| {
        let column = &pack().boards[species.index()][color.index()];
        Some((species, *column.get(row - 1)?))
    }) else {
        return html! {};
    };
    let program = match (row - 1).checked_sub(SAMPLE_ROWS_FROM) {
        Some(index) if species == Species::Mascamites && color == Trace::Blue => {
            match view.delivered.get(index) {
                Some(sample) => pack().samples[sample.index()],
                None => return html! { span.spot.not-yet { "–" } }, // S14.14
            }
        }
        _ => printed.reward,
    };
    let marker = slot.board[color.index()][row - 1];
    let open = trace(offers, color, side, Spot::Row(row as u8));
    // Only repeatable spaces hold more than one marker.
    let crowd = marks::counts(scene, &slot.top[color.index()]);
    let crowd = html! { @if printed.repeatable { (crowd) } };
    html! {
        @match (open, marker) {
            (Some(open), _) => (ink::button(open, "spot", &html! {
                (price(scene, printed)) (reward::plain(scene, program)) (crowd)
            })),
            (None, Some(marker)) => span.spot.taken { (marks::marker(scene, marker)) },
            (None, None) => span.spot {
                (price(scene, printed)) (reward::icons(scene, program)) (crowd)
            },
        }
    }
}

/// What a space costs.
fn price(scene: &Scene<'_>, printed: BoardSpace) -> Markup {
    html! {
        @if let Some((what, n)) = printed.cost {
            @let cost = scene.say(&speak::amount(what, n));
            @let says = scene.text("draw-seti-costs", &[("cost", cost.into())]);
            span.price role="img" aria-label=(says) title=(says) {
                "−" (n) (ink::icon(scene, reward::resource(what)))
            }
        }
    }
}

/// How dangerous the spaces of a row are: all three alike (S18.11).
fn row_danger(scene: &Scene<'_>, columns: Option<&[Vec<BoardSpace>; 3]>, row: usize) -> Markup {
    let spaces = columns.iter().copied().flatten();
    let danger = spaces.filter_map(|column| Some(column.get(row - 1)?.danger));
    html! {
        @if let Some(danger) = danger.max().filter(|danger| *danger > 0) {
            @let says = scene.text("draw-seti-danger", &[("n", danger.into())]);
            span.danger role="img" aria-label=(says) title=(says) {
                (danger) (ink::icon(scene, "seti-danger"))
            }
        }
    }
}

/// The samples of the Mascamites: where they lie, and those that somebody looks at (S14).
fn samples(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    html! {
        div.relics {
            @for (body, n) in [Body::Jupiter, Body::Saturn].into_iter().zip(view.samples) {
                @let says = scene.say(&Phrase::new("panel-seti-samples").with("body", body));
                @let content = html! {
                    (ink::icon(scene, "seti-sample")) " " (scene.word(&body.into())) " × " (n)
                };
                @match offers.take(move |choice| *choice == Choice::Samples(body)).next() {
                    Some(open) => (ink::button(open, "relic", &content)),
                    None => span.relic title=(says) { (content) },
                }
            }
            @if let Some((_, seen)) = &view.samples_seen {
                @for &sample in seen { (seen_sample(scene, offers, sample)) }
            }
        }
    }
}

fn seen_sample(scene: &Scene<'_>, offers: &Offers<Choice>, sample: Sample) -> Markup {
    let program = pack().samples[sample.index()];
    let content = html! { (ink::icon(scene, "seti-sample")) (reward::plain(scene, program)) };
    // Equal samples are one choice.
    let open = offers
        .take(move |choice| *choice == Choice::Sample(sample))
        .next();
    html! {
        @match open {
            Some(open) => (ink::button(open, "relic", &content)),
            None => span.relic title=(reward::sentence(scene, program)) { (content) },
        }
    }
}

/// The anomalies, where they wait, and whom they would pay now (S15).
fn anomalies(scene: &Scene<'_>, view: &View, slot: &SpeciesView) -> Markup {
    html! {
        div.relics {
            @for one in &view.anomalies {
                @let program = pack().anomalies[one.color.index()][one.side as usize];
                @let says = Phrase::new("panel-seti-anomaly").with("trace", one.color)
                    .with("reward", speak::reward(program));
                @let star = view.stars[one.sector as usize];
                span.relic title=(scene.say(&says)) {
                    (ink::icon(scene, reward::trace(Some(one.color))))
                    (reward::icons(scene, program))
                    small { (scene.word(&star.into())) }
                    @if let Some(marker) = highest(slot, one.color) { (marks::marker(scene, marker)) }
                }
            }
        }
    }
}

/// The highest marker of a column; on the top space the latest one (S15.6).
fn highest(slot: &SpeciesView, color: Trace) -> Option<Marker> {
    let board = slot.board[color.index()].iter().rev();
    slot.top_last[color.index()].or(board.flatten().next().copied())
}

fn exofossils(scene: &Scene<'_>, view: &View) -> Markup {
    html! {
        div.relics {
            @for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
                @let says = scene.say(&speak::amount(Resource::Exofossil, player.exofossils));
                span.relic title={ (scene.name(seat)) ": " (says) } {
                    (marks::of(scene, seat)) b { (player.exofossils) }
                    (ink::icon(scene, "seti-exofossil"))
                }
            }
        }
    }
}

/// The message rewards of the Centaurians (S17.3).
fn messages(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    html! {
        div.relics {
            @for (index, (&marker, program)) in view.messages.iter().zip(pack().messages).enumerate() {
                @let open = offers.take(move |choice| *choice == Choice::Message(index as u8)).next();
                span.message { (ink::icon(scene, "seti-message")) (marked(scene, marker, program, open)) }
            }
        }
    }
}

/// The danger that everybody sees, and how many cards lie face down; one's own cards count too, because only
/// their owner knows them (S18.11).
fn danger(scene: &Scene<'_>, view: &View, slot: &SpeciesView) -> Markup {
    let board = &pack().boards[Species::Exertians.index()];
    let seen = |seat: Seat| -> u8 {
        let spaces = (0..3).flat_map(|color| board[color].iter().zip(slot.board[color]));
        let mine = spaces.filter(|(_, marker)| *marker == Some(Marker::of(seat)));
        mine.map(|(space, _)| space.danger).sum()
    };
    let hidden = |player: &PlayerView| -> u8 {
        let cards = player.secrets.into_iter().flat_map(SecretSet::iter);
        cards.map(|card| pack().card(card).danger).sum()
    };
    html! {
        div.relics {
            @for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
                @let own = scene.viewer == Some(seat);
                @let n = seen(seat) + hidden(player);
                @let says = scene.text(if own { "draw-seti-danger-mine" } else { "draw-seti-danger-of" }, &[
                    ("name", scene.name(seat).into()), ("n", n.into()), ("cards", player.secret_count.into()),
                ]);
                span.relic role="img" aria-label=(says) title=(says) {
                    (marks::of(scene, seat))
                    b { (n) } (ink::icon(scene, "seti-danger"))
                    b { (player.secret_count) } (ink::icon(scene, "seti-species-card"))
                }
            }
        }
    }
}

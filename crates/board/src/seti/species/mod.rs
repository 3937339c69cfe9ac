//! The two species: their traces, boards, decks and the things that came with them. What is drawn
//! differently for one of them is in its own module.

mod anomalies;
mod centaurians;
mod exertians;
mod mascamites;
mod oumuamua;

use super::{card, marks, reward};
use crate::ink;
use crate::offers::{Offers, Open};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_core::Phrase;
use orrery_seti::choice::Spot;
use orrery_seti::names::{Resource, Side, Species, Trace};
use orrery_seti::op::Addr;
use orrery_seti::pack::{BoardSpace, pack};
use orrery_seti::state::{Job, Marker};
use orrery_seti::view::SpeciesView;
use orrery_seti::{Choice, View, speak};

/// What is drawn differently for each species.
struct Look {
    /// What its portrait shows.
    figure: fn() -> Markup,
    /// What came with it and lies beside its board.
    things: fn(&Scene<'_>, &View, &Offers<Choice>, &SpeciesView) -> Markup,
}

/// The one list of species.
fn look(species: Species) -> Look {
    match species {
        Species::Mascamites => mascamites::LOOK,
        Species::Anomalies => anomalies::LOOK,
        Species::Oumuamua => oumuamua::LOOK,
        Species::Centaurians => centaurians::LOOK,
        Species::Exertians => exertians::LOOK,
    }
}

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = html! {
        h2 { (ink::icon(scene, "seti-species-card")) (scene.key("draw-seti-species")) }
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
        article.species-slot.known[slot.species.is_some()].{ (slot.species.map_or_else(|| "unknown".to_owned(), |species| format!("is-{species}"))) } id={ "species-" (side) } {
            header {
                (portrait(slot.species))
                div.who data-lens={ "lens-species-" (side) } tabindex="0" {
                    h3 { (name) (ink::icon(scene, "seti-help")) }
                    p { @match slot.species {
                        Some(species) => (scene.key(&format!("draw-seti-about-{species}"))),
                        None => (scene.text("draw-seti-hunt", &[("n", slot.discovery.iter().flatten().count().into())])),
                    } }
                }
                @if let Some(species) = slot.species { (deck(scene, view, offers, slot, species)) }
            }
            @if let Some(species) = slot.species {
                div.relics { ((look(species).things)(scene, view, offers, slot)) }
            }
            (board(scene, view, offers, side))
            @if slot.species.is_none() { (how(scene, slot.discovery)) }
            div.lens id={ "lens-species-" (side) } hidden { (works(scene, slot.species)) }
        }
    }
}

/// How a board works, in sentences.
fn works(scene: &Scene<'_>, species: Option<Species>) -> Markup {
    let known = ["trace", "price", "later", "found", "extra"];
    let lines = if species.is_some() {
        &known[..]
    } else {
        &known[3..]
    };
    html! {
        p.head { strong { (scene.key("draw-seti-works")) } }
        @if let Some(species) = species { p.head { (scene.key(&format!("draw-seti-moment-new-{species}"))) } }
        ul.sentences { @for line in lines { li { (scene.key(&format!("draw-seti-works-{line}"))) } } }
    }
}

/// How the traces that are still missing are usually found (S3.15, S7.11).
fn how(scene: &Scene<'_>, found: [Option<Marker>; 3]) -> Markup {
    let missing = Trace::ALL.iter().zip(found);
    html! {
        ul.how {
            @for (&trace, _) in missing.filter(|(_, found)| found.is_none()) {
                li { (ink::icon(scene, reward::trace(Some(trace)))) span { (scene.key(&format!("draw-seti-how-{trace}"))) } }
            }
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
                Some(species) => g.figure { ((look(species).figure)()) }
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
    let id = format!("deck-{species}");
    html! {
        div.deck {
            @match (draw, slot.face_up) {
                (Some(open), _) => (ink::button(open, "pile", &html! { (pile) span { (open.label) } })),
                (None, Some(card)) => {
                    @let says = format!("{backs} · {}", pack().card(card).name);
                    button.pile type="button" popovertarget=(id) title=(says) aria-label=(says) { (pile) }
                }
                (None, None) => span.pile title=(backs) { (pile) },
            }
        }
        @if let Some(card) = slot.face_up {
            @let due = take.is_some();
            @let acts = html! { @if let Some(open) = take { (card::take_button(scene, open, card)) } };
            div.face-up.due[due] id=(id) popover=[(!due).then_some("auto")] {
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
                            th scope="row" {
                                span.row { (row) } (row_danger(scene, columns, row))
                                (price(scene, columns.and_then(|columns| row_cost(columns, row))))
                            }
                            @for &color in Trace::ALL {
                                td { (space(scene, view, offers, side, color, row)) }
                            }
                        }
                    }
                }
                tr.discovery {
                    th scope="row" title=(scene.key("panel-seti-discovery")) { (scene.key("draw-seti-found-by")) }
                    @for &color in Trace::ALL {
                        @let open = trace(offers, color, side, Spot::Discovery);
                        td { (marked(scene, slot.discovery[color.index()], pack().discovery[side.index()], open)) }
                    }
                }
                tr.overflow {
                    th scope="row" title=(scene.key("panel-seti-overflow")) { (scene.key("draw-seti-extra")) }
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

/// A row without any space is not shown: some become spaces only later (S14.14).
fn shown(view: &View, slot: &SpeciesView, row: usize) -> bool {
    let gives = |color: &Trace| view.gives(slot.species?, *color, row - 1);
    Trace::ALL.iter().any(|color| gives(color).is_some())
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
    let Some((species, &printed)) = slot.species.and_then(|species| {
        let column = &pack().boards[species.index()][color.index()];
        Some((species, column.get(row - 1)?))
    }) else {
        return html! {};
    };
    let Some(program) = view.gives(species, color, row - 1) else {
        return html! { span.spot.not-yet { "–" } };
    };
    let marker = slot.board[color.index()][row - 1];
    let common = row_cost(&pack().boards[species.index()], row);
    let cost = printed.cost.filter(|_| common.is_none());
    let open = trace(offers, color, side, Spot::Row(row as u8));
    // Only repeatable spaces hold more than one marker.
    let crowd = marks::counts(scene, &slot.top[color.index()]);
    let crowd = html! { @if printed.repeatable { (crowd) } };
    html! {
        @match (open, marker) {
            (Some(open), _) => (ink::button(open, "spot", &html! {
                (price(scene, cost)) (reward::plain(scene, program)) (crowd)
            })),
            (None, Some(marker)) => span.spot.taken { (marks::marker(scene, marker)) },
            (None, None) => span.spot {
                (price(scene, cost)) (reward::icons(scene, program)) (crowd)
            },
        }
    }
}

/// What every space of a row costs, if that is the same: it stands at the head of the row then.
fn row_cost(columns: &[Vec<BoardSpace>; 3], row: usize) -> Option<(Resource, u8)> {
    let mut costs = columns.iter().map(|column| column.get(row - 1)?.cost);
    let first = costs.next()??;
    costs.all(|cost| cost == Some(first)).then_some(first)
}

/// What a space costs.
fn price(scene: &Scene<'_>, cost: Option<(Resource, u8)>) -> Markup {
    html! {
        @if let Some((what, n)) = cost {
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

//! The card row, the deck, the discard pile, and the end-of-round stacks.

use super::card::{self, Drawn, Places};
use crate::ink::{self, icon};
use crate::offers::{Offers, Open};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_seti::names::Card;
use orrery_seti::state::Job;
use orrery_seti::{Choice, View};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let owner = super::mine(scene, view).map(|(_, player)| player);
    let show = |card: Card| {
        let (acts, places) = acts(scene, offers, card);
        card::placed(scene, view, &Drawn::of(card, owner, acts), &places)
    };
    let hand = owner.and_then(|player| player.hand);
    let drawn = view.drawn.iter().flatten();
    let drawn = drawn.filter(|&&card| !hand.is_some_and(|hand| hand.has(card)));
    let drawn: Vec<Card> = drawn.copied().collect();
    // Cards to choose from that lie nowhere else.
    let apart = |title: &str, cards: &[Card]| {
        html! { div.apart { h2.quiet { (scene.key(title)) } div.cards { @for &card in cards { (show(card)) } } } }
    };
    let html = html! {
        @if let Some(stack) = &view.stack_cards { (apart("panel-seti-stack", stack)) }
        @if !drawn.is_empty() { (apart("panel-seti-drawn", &drawn)) }
        h2.quiet { (scene.key("panel-seti-row")) }
        div.cards {
            @for place in view.row {
                @match place {
                    Some(card) => (show(card)),
                    None => div.playing-card.gap {},
                }
            }
            (piles(scene, view, offers))
        }
    };
    Part { id: "row", html }
}

/// What can be done with a card of the row: taken, discarded for its signal or its corner, or only discarded.
fn acts(scene: &Scene<'_>, offers: &Offers<Choice>, card: Card) -> (Markup, Places) {
    let take = |choice: Choice| offers.take(move |one| *one == choice).next();
    let (signal, pick) = (take(Choice::Row(card)), take(Choice::Take(card)));
    let discard = take(Choice::Discard(card));
    let places = Places {
        whole: signal.or(pick).or(discard).map(Open::id),
        corner: take(Choice::Corner(card)).map(|open| card::corner_button(scene, open, card)),
        signal: signal.map(|open| card::signal_button(scene, open, card)),
        ..Places::default()
    };
    let acts = html! {
        @if let Some(open) = pick { (card::take_button(scene, open, card)) }
        @if let Some(open) = discard { (card::act(scene, open, "seti-discard", "discard")) }
    };
    (acts, places)
}

fn piles(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Markup {
    let picks = matches!(view.stack.last(), Some(frame) if frame.job == Job::Pick);
    let pile = |key: &str, n: usize| {
        html! { div { dt { (scene.key(&format!("panel-seti-{key}"))) } dd { (n) } } }
    };
    let round = usize::from(view.round);
    html! {
        div.piles {
            @for open in offers.take(|choice| picks && *choice == Choice::Draw) {
                (ink::button(open, "draw", &html! {
                    (icon(scene, "seti-draw")) span { (scene.key("draw-seti-act-draw")) }
                }))
            }
            dl {
                (pile("deck", view.deck))
                (pile("discard", view.discard.len()))
                @if (1..=4).contains(&round) {
                    div title=(scene.key("draw-seti-stack-why")) {
                        dt { (scene.key("panel-seti-stack")) } dd { (view.stacks[round - 1]) }
                    }
                }
            }
        }
    }
}

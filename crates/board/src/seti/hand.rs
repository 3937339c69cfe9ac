//! The viewer's hand: what can be done with a card stands on the card.

use super::card::{self, Drawn};
use crate::ink::{self, icon};
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_seti::names::Card;
use orrery_seti::pack::pack;
use orrery_seti::{Choice, View};

pub(super) fn part(scene: &Scene<'_>, view: &View, offers: &Offers<Choice>) -> Part {
    let html = match super::mine(scene, view) {
        Some((_, player)) => {
            let cards: Vec<Card> = player.hand.iter().flat_map(|hand| hand.iter()).collect();
            html! {
                h2.quiet {
                    (scene.key("panel-seti-cards")) " " span.count { (cards.len()) }
                    @for open in offers.take(|choice| matches!(choice, Choice::Show(_))) {
                        " " (ink::worded(open, "act"))
                    }
                }
                div.cards {
                    @for &card in &cards {
                        (card::small(scene, view, &Drawn::of(card, Some(player), acts(scene, offers, card))))
                    }
                    @if cards.is_empty() { p.quiet { (scene.key("draw-seti-no-cards")) } }
                }
            }
        }
        None => html! {},
    };
    Part { id: "hand", html }
}

/// What can be done with a card of the hand.
fn acts(scene: &Scene<'_>, offers: &Offers<Choice>, card: Card) -> Markup {
    let is = move |choice: &Choice| {
        matches!(*choice, Choice::Income(one) | Choice::Play(one) | Choice::Corner(one)
            | Choice::Tuck(one) | Choice::Discard(one) | Choice::Telescope3(one) if one == card)
    };
    let play = Choice::Play(card).to_string();
    let mut refused = scene.look.refused().iter();
    html! {
        @if let Some(refused) = refused.find(|one| one.refusal.what == play) {
            @let why = super::why(scene, refused);
            (ink::quiet(&scene.key("draw-seti-act-play"), &why, "act", &html! {
                (icon(scene, "seti-play")) span { (scene.key("draw-seti-act-play")) }
            }))
        }
        @for open in offers.take(is) {
            @let (name, key) = match open.choice {
                Choice::Play(_) => ("seti-play", "play"),
                Choice::Corner(_) => (card::corner_kind_icon(pack().card(card).corner_kind), "corner"),
                Choice::Tuck(_) | Choice::Income(_) => ("seti-tuck", "tuck"),
                Choice::Telescope3(_) => ("seti-signal", "signal"),
                _ => ("seti-discard", "discard"),
            };
            (card::act(scene, open, name, key))
        }
    }
}

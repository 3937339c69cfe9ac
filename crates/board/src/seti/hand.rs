//! The viewer's hand: what can be done with a card stands on the card.

use super::card::{self, Drawn, Places, State};
use crate::ink;
use crate::offers::Offers;
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_seti::names::Card;
use orrery_seti::view::PlayerView;
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
                        (shown(scene, view, offers, player, card))
                    }
                    @if cards.is_empty() { p.quiet { (scene.key("draw-seti-no-cards")) } }
                }
            }
        }
        None => html! {},
    };
    Part { id: "hand", html }
}

/// A card of the hand, with what can be done with it in its places.
fn shown(
    scene: &Scene<'_>,
    view: &View,
    offers: &Offers<Choice>,
    player: &PlayerView,
    card: Card,
) -> Markup {
    let take = |is: fn(&Choice) -> Option<Card>| {
        offers.take(move |choice| is(choice) == Some(card)).next()
    };
    let corner = take(|choice| match *choice {
        Choice::Corner(card) => Some(card),
        _ => None,
    });
    let signal = take(|choice| match *choice {
        Choice::Telescope3(card) => Some(card),
        _ => None,
    });
    let income = take(|choice| match *choice {
        Choice::Income(card) | Choice::Tuck(card) => Some(card),
        _ => None,
    });
    let play = take(|choice| match *choice {
        Choice::Play(card) => Some(card),
        _ => None,
    });
    let discard = take(|choice| match *choice {
        Choice::Discard(card) => Some(card),
        _ => None,
    });
    let text = Choice::Play(card).to_string();
    let refused = scene
        .look
        .refused()
        .iter()
        .find(|one| one.refusal.what == text);
    let state = match (play, refused) {
        (Some(open), _) => match &open.idle {
            Some(idle) => State::Idle {
                whole: idle.whole,
                why: idle.why.iter().map(|why| scene.say(why)).collect(),
            },
            None => State::Open,
        },
        (None, Some(refused)) => State::Refused(scene.say(&refused.phrase)),
        (None, None) => State::Rest,
    };
    let acts = html! {
        @if let Some(open) = play { (card::play_button(scene, open, card)) }
        @else if let Some(refused) = refused { (card::refused(scene, refused, card)) }
        @if let Some(open) = discard { (card::act(scene, open, "seti-discard", "discard")) }
    };
    let places = Places {
        corner: corner.map(|open| card::corner_button(scene, open, card)),
        signal: signal.map(|open| card::signal_button(scene, open, card)),
        income: income.map(|open| card::income_button(scene, open, card)),
        state,
    };
    card::placed(scene, view, &Drawn::of(card, Some(player), acts), &places)
}

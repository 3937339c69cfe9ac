//! The viewer's hand: what can be done with a card stands on the card.

use super::card::{self, Drawn, Places, State};
use crate::ink;
use crate::offers::{Offers, Open};
use crate::{Part, Scene};
use maud::{Markup, html};
use orrery_seti::names::Card;
use orrery_seti::view::PlayerView;
use orrery_seti::{Choice, View};

/// So many cards leave room beside them.
const FEW: usize = 3;
/// More than so many are moved sideways.
const MANY: usize = 9;

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
                div.cards.{ "n-" (cards.len()) }.many[cards.len() > MANY] {
                    @for &card in &cards {
                        (shown(scene, view, offers, player, card))
                    }
                    @if cards.is_empty() { p.quiet { (scene.key("draw-seti-no-cards")) } }
                    @if cards.len() <= FEW { (tray(scene, view, offers, player, cards.len())) }
                }
            }
        }
        None => html! {},
    };
    Part { id: "hand", html }
}

/// Beside a small hand: the cards in front that still matter, a line each, as many as there is room for.
fn tray(
    scene: &Scene<'_>,
    view: &View,
    offers: &Offers<Choice>,
    player: &PlayerView,
    hand: usize,
) -> Markup {
    let open = player
        .played
        .iter()
        .filter(|&card| !view.completed.has(card));
    let open: Vec<Card> = open.take(3 * (FEW + 1 - hand)).collect();
    html! {
        div.tray aria-hidden="true" {
            @if open.is_empty() { p { (scene.key("draw-seti-tray")) } }
            @for &card in &open {
                @let complete = offers.only(|open| open.choice == Choice::Complete(card));
                (card::kept(scene, view, player, card, complete))
            }
        }
    }
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
        whole: income.or(discard).or(signal).map(Open::id),
        corner: corner.map(|open| card::corner_button(scene, open, card)),
        signal: signal.map(|open| card::signal_button(scene, open, card)),
        income: income.map(|open| card::income_button(scene, open, card)),
        state,
    };
    card::placed(scene, view, &Drawn::of(card, Some(player), acts), &places)
}

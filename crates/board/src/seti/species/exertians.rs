//! The Exertians (S18).

use super::Look;
use crate::offers::Offers;
use crate::seti::marks;
use crate::{Scene, ink};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_seti::names::Species;
use orrery_seti::pack::pack;
use orrery_seti::state::{Marker, SecretSet};
use orrery_seti::view::{PlayerView, SpeciesView};
use orrery_seti::{Choice, View};

pub(super) const LOOK: Look = Look { figure, things };

fn figure() -> Markup {
    html! {
        path d="M24 6c10 0 15 7 15 15 0 6-4 9-5 13l-4 8H18l-4-8c-1-4-5-7-5-13C9 13 14 6 24 6z" {}
        path.hollow d="M14 21c4-1 7 1 8 6-5 0-8-2-8-6zM34 21c-4-1-7 1-8 6 5 0 8-2 8-6z" {}
    }
}

/// The danger that everybody sees, and how many cards lie face down; one's own cards count too, because only
/// their owner knows them (S18.11).
fn things(scene: &Scene<'_>, view: &View, _: &Offers<Choice>, slot: &SpeciesView) -> Markup {
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

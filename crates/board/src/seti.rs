//! The board of SETI.
//!
//! | module | draws |
//! |---|---|
//! | `actions` | the eight main actions, free actions, the end of the turn |
//! | `sky`, `planets`, `species`, `scores` | the boards in the middle of the table |
//! | `card` | cards: icons, sentences, missions, gold boxes |
//! | `emblem` | the pictures of cards |
//! | `hand`, `row`, `techs`, `mine` | what their names say, with the choices in their places |
//! | `others`, `solo` | the other players; the rival |
//! | `guide`, `tabs` | the introduction, the legend, the jump bar; what shares the side of a wide table |
//! | `reward`, `marks` | what programs give, as icons; markers of players |

mod actions;
mod card;
mod emblem;
mod guide;
mod hand;
mod marks;
mod mine;
mod others;
mod planets;
mod reward;
mod row;
mod scores;
mod sky;
mod solo;
mod species;
mod tabs;
mod techs;

use crate::offers::Offers;
use crate::{Board, Drawing, Picture, Scene};
use actions::why;
use orrery_core::{Game, Seat};
use orrery_seti::view::PlayerView;
use orrery_seti::{Seti, View};

pub(crate) const BOARD: Board = Board {
    game: Seti::INFO.id,
    draw,
    style: sheet! {
        "seti": "page", "marks", "status", "actions", "card", "row", "techs", "mine", "hand", "others",
        "solo", "guide", "tabs", "sky", "planets", "species", "scores"
    },
    script: None,
    icons: include_str!("../assets/seti-icons.svg"),
    art: emblem::art,
    picture: Picture {
        part: "sky",
        style: sheet! { "seti": "marks", "sky" },
    },
};

fn draw(scene: &Scene<'_>) -> Option<Drawing> {
    let seen = scene.look.of::<Seti>()?;
    let view = &seen.view;
    let offers = Offers::of(scene, &seen.offers);
    let parts = vec![
        actions::part(scene, view, &offers),
        sky::part(scene, view, &offers),
        scores::part(scene, view, &offers),
        planets::part(scene, view, &offers),
        species::part(scene, view, &offers),
        hand::part(scene, view, &offers),
        mine::part(scene, view, &offers),
        row::part(scene, view, &offers),
        tabs::part(scene, view),
        techs::part(scene, view, &offers),
        solo::part(scene, view, &offers),
        others::part(scene, view),
        guide::part(scene),
    ];
    Some(Drawing {
        parts,
        tray: offers.left(),
        why: None,
    })
}

/// The viewer's seat and things.
fn mine<'a>(scene: &Scene<'_>, view: &'a View) -> Option<(Seat, &'a PlayerView)> {
    let seat = scene.viewer?;
    Some((seat, view.players.get(seat.index())?))
}

/// The rival of a solo game, who is the last player.
fn rival_seat(view: &View) -> Option<Seat> {
    view.rival.as_ref()?;
    Seat::first(view.players.len()).last()
}

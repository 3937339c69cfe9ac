//! The board of SETI.
//!
//! | module | draws |
//! |---|---|
//! | `bar` | the round, what turns next, and everybody's points |
//! | `actions`, `steps` | the eight main actions and free actions; what is due within an action |
//! | `sky`, `planets`, `species`, `scores` | the boards in the middle of the table |
//! | `card` | cards: icons, sentences, missions, gold boxes |
//! | `moments` | what deserves a pause when it happens |
//! | `emblem`, `shelf` | the pictures of cards; cards in the catalogue |
//! | `hand`, `row`, `techs`, `mine` | what their names say, with the choices in their places |
//! | `others`, `solo` | the other players; the rival |
//! | `closing` | what decided a finished game |
//! | `named` | what there is to read about cards, technologies and planets that the log names |
//! | `guide`, `tabs` | the introduction, the legend, the menu; what shares the side of the table, ways around it |
//! | `reward`, `words`, `marks` | what programs give, as icons; icons among words; markers of players |

mod actions;
mod bar;
mod card;
mod closing;
mod emblem;
mod guide;
mod hand;
mod marks;
mod mine;
mod moments;
mod named;
mod others;
mod planets;
mod reward;
mod row;
mod scores;
mod shelf;
mod sky;
mod solo;
mod species;
mod steps;
mod tabs;
mod techs;
mod words;

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
        "seti": "page", "marks", "bar", "status", "actions", "card", "row", "techs", "mine", "hand", "others",
        "solo", "guide", "tabs", "sky", "planets", "species", "scores", "phone"
    },
    script: None,
    icons: concat!(
        include_str!("../assets/seti-icons.svg"),
        include_str!("../assets/seti-signs.svg")
    ),
    prefix: "seti-",
    closing: closing::part,
    verdict: |_| None,
    art: emblem::art,
    picture: Picture {
        part: "sky",
        stock: Some(sky::STOCK_ID),
        style: sheet! { "seti": "marks", "sky" },
    },
    component: shelf::component,
    poster: Some(named::poster),
    named: named::named,
};

fn draw(scene: &Scene<'_>) -> Option<Drawing> {
    let seen = scene.look.of::<Seti>()?;
    let view = &seen.view;
    let offers = Offers::of(scene, &seen.offers);
    let mut parts = vec![
        bar::part(scene, view),
        sky::stock(),
        sky::part(scene, view, &offers),
        scores::part(scene, view, &offers),
        planets::part(scene, view, &offers),
        tabs::part(scene, view),
        techs::part(scene, view, &offers),
        species::part(scene, view, &offers),
        others::part(scene, view),
        solo::part(scene, view, &offers),
        mine::part(scene, view, &offers),
        hand::part(scene, view, &offers),
        row::part(scene, view, &offers),
        guide::part(scene, view.rival.is_some()),
        moments::part(scene, view),
    ];
    // What has found no place on the board stands among the steps of the turn.
    parts.insert(1, actions::part(scene, view, &offers));
    Some(Drawing {
        why: steps::cause(scene, view).filter(|_| !seen.offers.is_empty()),
        parts,
        answers: maud::html! {},
        tray: offers.left(),
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

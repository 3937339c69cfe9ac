//! Drawn boards: what a player sees, as pictures with the choices in their places.
//!
//! | module | owns |
//! |---|---|
//! | (here) | [`Scene`], what there is to draw; [`Part`], a part of the page; the list of boards |
//! | [`offers`] | the legal choices, each of which is drawn exactly once |
//! | [`ink`] | buttons, icons and positions that all boards share |
//! | [`tour`] | the introduction, step by step around the board |
//! | `seti`, `kepler` | the boards |
//!
//! A board reads a view, never a state, so nothing hidden can be drawn. It takes each choice to its place;
//! what has no place is left for the tray beside the prompt. Deliberately absent: rules, requests, the
//! frame of the page.

pub mod ink;
mod kepler;
pub mod offers;
mod seti;
pub mod tour;

use maud::Markup;
use orrery_core::{Look, Phrase, Seat, Word};
use orrery_text::{Arg, Lang};

/// Everything a board may draw.
pub struct Scene<'a> {
    /// What the viewer sees, with the choices if the viewer decides.
    pub look: &'a Look,
    /// Through whose eyes; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What happened so far, oldest first, as far as the viewer knows it.
    pub told: &'a [&'a Phrase],
    /// What people call each other, in the order of the seats.
    pub names: &'a [String],
    /// The reader's language.
    pub lang: Lang,
    /// The address of the sheet of icons.
    pub icons: &'a str,
}

impl Scene<'_> {
    /// A sentence in the reader's language.
    #[must_use]
    pub fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        orrery_text::text(self.lang, key, args)
    }

    /// A sentence without arguments.
    #[must_use]
    pub fn key(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// A phrase in the reader's language.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        orrery_text::say(self.lang, phrase, &|seat| self.name(seat))
    }

    /// A word in the reader's language.
    #[must_use]
    pub fn word(&self, word: &Word) -> String {
        orrery_text::word(self.lang, word, &|seat| self.name(seat))
    }

    /// What the player in this seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        orrery_text::seat_name(self.lang, self.names, seat)
    }
}

/// A part of the page that is sent anew when it changes.
pub struct Part {
    /// The id of its element, the same in every position.
    pub id: &'static str,
    /// What is in it.
    pub html: Markup,
}

/// A drawn position.
pub struct Drawing {
    /// The parts, in reading order.
    pub parts: Vec<Part>,
    /// The choices that have no place on the board.
    pub tray: Vec<Button>,
}

/// A choice that is offered in words.
pub struct Button {
    /// Its text, which the button sends.
    pub choice: String,
    /// What it means, in the reader's language.
    pub label: String,
}

type Draw = fn(&Scene<'_>) -> Option<Drawing>;

/// The games that have a drawn board.
const BOARDS: [(&str, Draw); 2] = [("seti", seti::draw), ("kepler", kepler::draw)];

/// Draws a position; `None` if the game has no board.
#[must_use]
pub fn draw(game: &str, scene: &Scene<'_>) -> Option<Drawing> {
    let (_, draw) = BOARDS.iter().find(|(id, _)| *id == game)?;
    draw(scene)
}

/// The style sheet of a board: one file for each of its parts, those that others build upon first.
macro_rules! sheet {
    ($game:literal: $($part:literal),* $(,)?) => {
        concat!($(include_str!(concat!("../assets/", $game, "/", $part, ".css"))),*)
    };
}

/// The style sheet of the SETI board.
pub const SETI_STYLE: &str = sheet! {
    "seti": "page", "marks", "status", "actions", "card", "row", "techs", "mine", "hand", "others",
    "solo", "guide", "tabs", "sky", "planets", "species", "scores"
};

/// The style sheet of the Kepler-3042 board.
pub const KEPLER_STYLE: &str = sheet! {
    "kepler": "page", "marks", "status", "console", "holdings", "people", "tracks", "galaxy", "help",
    "touch"
};

/// The script of the Kepler-3042 board: zooming.
pub const KEPLER_SCRIPT: &str = include_str!("../assets/kepler.js");

/// One sheet with all icons, each an SVG symbol.
pub const ICONS: &str = concat!(
    r#"<svg xmlns="http://www.w3.org/2000/svg">"#,
    include_str!("../assets/icons.svg"),
    include_str!("../assets/seti-icons.svg"),
    include_str!("../assets/kepler-icons.svg"),
    "</svg>"
);

//! Drawn boards: what a player sees, as pictures with the choices in their places.
//!
//! | module | owns |
//! |---|---|
//! | (here) | [`Scene`], what there is to draw; [`Part`], a part of the page; [`BOARDS`], what each game brings along |
//! | [`offers`] | the legal choices, each of which is drawn exactly once |
//! | [`ink`] | buttons, icons and positions that all boards share |
//! | [`picture`](picture()) | a position as one picture that stands alone |
//! | `lasting` | what is drawn once, because it looks the same at every table |
//! | `moments` | what has the stage or is told in passing |
//! | [`tour`] | the introduction, step by step around the board |
//! | `seti`, `kepler` | the boards |
//!
//! A board reads a view, never a state, so nothing hidden can be drawn. It takes each choice to its place;
//! what has no place is left for the tray beside the prompt. Deliberately absent: rules, requests, the
//! frame of the page.

/// The style sheet of a board: one file for each of its parts, those that others build upon first.
macro_rules! sheet {
    ($game:literal: $($part:literal),* $(,)?) => {
        concat!($(include_str!(concat!("../assets/", $game, "/", $part, ".css"))),*)
    };
}

pub mod ink;
mod kepler;
mod lasting;
mod moments;
pub mod offers;
mod picture;
mod seti;
pub mod tour;

pub use picture::{Picture, picture};

use maud::Markup;
use orrery_core::{Arrange, Look, Match as _, Phrase, Seat, Speak, Viewer, Word};
use orrery_text::{Arg, Lang};
use std::fmt::Display;

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
    /// Whose name the viewer need not be told: a seat of their own without a name.
    pub you: Option<Seat>,
    /// What the viewer's turn under way has brought, where the board tells it.
    pub so_far: Option<&'a Markup>,
    /// The address of the page that tells how the game ended.
    pub result: Option<&'a str>,
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

    /// Why the choice with this text, or whatever begins with these words, is not possible now, with its rules;
    /// `None` if it is possible, or if the viewer does not decide. Boards say it on each thing that they draw.
    #[must_use]
    pub fn why_not(&self, choice: &impl Display) -> Option<String> {
        let refused = self.look.refusal(&choice.to_string())?;
        let rules = refused.refusal.rules.join(", ");
        Some(format!("{} [{rules}]", self.say(&refused.phrase)))
    }

    /// What the player in this seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        orrery_text::seat_name(self.lang, self.names, seat)
    }

    /// The same where it stands alone, outside of a sentence.
    #[must_use]
    pub fn called(&self, seat: Seat) -> String {
        match self.you == Some(seat) {
            true => self.key("web-you-alone"),
            false => self.name(seat),
        }
    }
}

/// Draws a component of a game for nobody: it says the same at every table, so any will do.
fn at_any_table<G: Speak + Arrange, T>(
    lang: Lang,
    icons: &str,
    draw: impl FnOnce(&Scene<'_>) -> Option<T>,
) -> Option<T>
where
    G::Options: Default,
{
    let game = G::new(&G::Options::default(), 0).ok()?;
    draw(&Scene {
        look: &game.look(Viewer::Spectator),
        viewer: None,
        told: &[],
        names: &[],
        you: None,
        so_far: None,
        result: None,
        lang,
        icons,
    })
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
    /// Answers that the board draws beside the prompt.
    pub answers: Markup,
    /// The choices that have no place on the board.
    pub tray: Vec<Button>,
    /// Why the viewer is asked: the second line of the prompt.
    pub why: Option<Markup>,
}

/// A choice that is offered in words.
pub struct Button {
    /// Its text, which the button sends.
    pub choice: String,
    /// What it means, in the reader's language.
    pub label: String,
}

/// The drawn board of a game: everything that `web` serves for it.
pub struct Board {
    /// The id of the game.
    pub game: &'static str,
    /// Draws a position of this game.
    pub draw: fn(&Scene<'_>) -> Option<Drawing>,
    /// Its style sheet.
    pub style: &'static str,
    /// Its script, if it needs one.
    pub script: Option<&'static str>,
    /// Its icons, each an SVG symbol.
    pub icons: &'static str,
    /// What the names of its icons begin with.
    pub prefix: &'static str,
    /// What decided a finished game beside the points.
    pub closing: fn(&Scene<'_>) -> Option<Markup>,
    /// How a game for one ended, in a sentence, where the game knows more than won or lost.
    pub verdict: fn(&Scene<'_>) -> Option<String>,
    /// What of it makes a picture.
    pub picture: Picture,
    /// Its pictures by the names of their files.
    pub art: fn(&str) -> Option<Art>,
    /// A component of the catalogue, drawn and in words: the address of the icons, its section and its id.
    pub component: fn(Lang, &str, &str, &str) -> Option<Component>,
    /// A picture of what a sentence tells, if there is one, where the game has such pictures.
    pub poster: Option<fn(&Phrase) -> Option<Markup>>,
    /// What there is to read about something that a sentence names.
    pub named: fn(Lang, &Word) -> Option<Named>,
}

/// Where it is written what something is that a sentence names.
pub enum Named {
    /// In the catalogue, as the component with this id.
    Component(String),
    /// Here.
    Words(String),
}

/// A component as the catalogue shows it.
pub struct Component {
    /// Everything about it.
    pub html: Markup,
    /// Classes of its frame.
    pub class: String,
    /// By what it can be found.
    pub tags: Vec<Tag>,
}

/// One thing by which components are told apart, such as their cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Its name in addresses.
    pub name: &'static str,
    /// The same for people.
    pub label: String,
    /// The value in addresses.
    pub value: String,
    /// The same for people.
    pub text: String,
}

/// A picture that is a file of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Art {
    /// The picture, an SVG.
    pub svg: &'static str,
    /// The fingerprint in its address, under which browsers may keep it for ever.
    pub print: &'static str,
}

/// The games that have a drawn board.
pub const BOARDS: &[Board] = &[seti::BOARD, kepler::BOARD];

/// The icons that all boards share.
const ICONS: &str = include_str!("../assets/icons.svg");

/// Draws a position; `None` if the game has no board.
#[must_use]
pub fn draw(game: &str, scene: &Scene<'_>) -> Option<Drawing> {
    let board = BOARDS.iter().find(|board| board.game == game)?;
    (board.draw)(scene)
}

/// What decided a finished game beside the points: objectives, tiles, what wins.
#[must_use]
pub fn closing(game: &str, scene: &Scene<'_>) -> Option<Markup> {
    let board = BOARDS.iter().find(|board| board.game == game)?;
    (board.closing)(scene)
}

/// How a game for one ended, in a sentence.
#[must_use]
pub fn verdict(game: &str, scene: &Scene<'_>) -> Option<String> {
    let board = BOARDS.iter().find(|board| board.game == game)?;
    (board.verdict)(scene)
}

/// One sheet with the icons of all boards.
#[must_use]
pub fn icons() -> String {
    let own: String = BOARDS.iter().map(|board| board.icons).collect();
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{ICONS}{own}</svg>"#)
}

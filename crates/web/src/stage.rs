//! A real board whose choices are in the address: lessons and puzzles. Nothing is kept, so each of them works without a
//! table, can be linked to, and the browser's own way back takes back.

use crate::assets;
use crate::hint;
use crate::layout;
use crate::log;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::table::{Around, board_styles, drawing, in_words, offered, refusals_beside};
use crate::tables::Names;
use axum::response::Html;
use maud::{Markup, html};
use orrery_board::{Drawing, Part};
use orrery_core::{Foresight, Happening, Look, MAX_SEATS, Refused, Seat};
use orrery_text::{say, seat_name};
use serde::Deserialize;

/// What was chosen so far, and what now: one choice, or several that belong together.
#[derive(Deserialize)]
pub(crate) struct So {
    #[serde(default)]
    so: String,
    choice: Option<String>,
    choices: Option<String>,
}

impl So {
    pub(crate) fn choices(&self) -> Vec<&str> {
        let now = self.choice.as_deref().or(self.choices.as_deref());
        let all = self
            .so
            .split(';')
            .chain(now.into_iter().flat_map(|now| now.split(';')));
        all.filter(|choice| !choice.is_empty()).collect()
    }

    /// The choices but for the last one, and the last one: what to foresee, and from where.
    pub(crate) fn before_last(&self) -> (Vec<&str>, &str) {
        let mut choices = self.choices();
        let last = choices.pop().unwrap_or_default();
        (choices, last)
    }

    /// How many of the choices are made now.
    pub(crate) fn together(&self) -> usize {
        let now = self.choices.as_deref();
        now.map_or(1, |now| now.split(';').count())
    }
}

/// What those who sit there are called.
pub(crate) fn people(reader: &Reader) -> Names<'_> {
    let seats = Seat::first(MAX_SEATS);
    let names = seats.map(|seat| reader.say(&format!("learn-name-{seat}")));
    Names {
        reader,
        names: names.collect(),
        you: None,
    }
}

/// What is sure to come of a choice, in words; nothing if it is no choice here.
pub(crate) fn foreseen(reader: &Reader, game: &str, sure: Option<&Foresight>) -> Html<String> {
    let told = sure.map(|sure| log::foreseen(&people(reader), game, sure));
    Html(told.unwrap_or_default().into_string())
}

/// What somebody is told whose choice is refused.
pub(crate) fn refused(reader: &Reader, because: Option<&Refused>) -> Problem {
    let Some(refused) = because else {
        return Problem::ILLEGAL;
    };
    let seat = |seat| seat_name(reader.lang, &[], seat);
    let reason = say(reader.lang, &refused.phrase, &seat);
    Problem::ILLEGAL
        .because(reason)
        .citing(&refused.phrase.rules)
}

pub(crate) fn style() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("learn.css")); }
}

/// A board on a page, and where its choices lead.
pub(crate) struct Stage<'a> {
    pub(crate) names: &'a Names<'a>,
    pub(crate) game: &'static str,
    /// The address without the choices.
    pub(crate) address: String,
    pub(crate) choices: &'a [&'a str],
    /// Whose eyes see it, and what they see.
    pub(crate) seat: Seat,
    pub(crate) look: Look,
    /// What there is to decide.
    pub(crate) about: Option<&'static str>,
    /// What happened since the last choice.
    pub(crate) told: &'a [Happening],
    /// The parts to look at.
    pub(crate) spot: &'a [String],
    /// A choice to look at, and how it is lit.
    pub(crate) lit: Option<(&'a str, &'static str)>,
    /// What every choice carries along.
    pub(crate) along: Vec<(&'static str, String)>,
}

impl Stage<'_> {
    /// The address with these choices as a form, so that no choice has to be encoded; `more` are fields beside them.
    pub(crate) fn way(
        &self,
        choices: &[&str],
        more: &[(&'static str, String)],
        class: &str,
        words: &str,
    ) -> Markup {
        html! {
            form method="get" action=(self.address) {
                input type="hidden" name="so" value=(choices.join(";"));
                @for (name, value) in more { input type="hidden" name=(name) value=(value); }
                button class=(class) { (self.names.reader.say(words)) }
            }
        }
    }

    /// The page: what is said, and the board.
    pub(crate) fn page(&self, title: &str, teacher: &Markup) -> Html<String> {
        let told: Vec<_> = self.told.iter().map(|told| &told.phrase).collect();
        let drawing = drawing(
            self.names,
            self.game,
            Some(self.seat),
            Some(&self.look),
            &Around {
                told: &told,
                ..Around::default()
            },
        );
        let drawn = drawing.is_some();
        let head = html! {
            @if drawn {
                (board_styles(self.game))
                script type="module" src=(assets::url("learn.js")) {}
            }
            (log::styles())
            (style())
        };
        let so = self.choices.join(";");
        let body = html! {
            (teacher)
            div #table.table.drawn[drawn] data-game=(self.game) data-seq=(self.choices.len())
                data-foresee=(self.foresee()) data-so=(so) {
                div #notice role="alert" data-busy=(self.names.reader.say("learn-busy")) {}
                @if drawn { p #hint role="status" {} }
                (self.board(drawing, &so))
            }
        };
        layout::framed(self.names.reader, title, &body, &head)
    }

    /// Where a script asks what is sure to come of a choice.
    fn foresee(&self) -> String {
        let held = self.along.iter().find(|(name, _)| *name == "at");
        let held = held.map_or_else(String::new, |(_, packed)| format!("?at={packed}"));
        format!("{}/foresee{held}", self.address)
    }

    /// The board, the prompt and the choices that have no place on it.
    fn board(&self, drawing: Option<Drawing>, so: &str) -> Markup {
        let drawn = drawing.is_some();
        let (answers, tray, parts) = match drawing {
            Some(Drawing {
                parts,
                answers,
                tray,
                ..
            }) => (answers, tray, parts),
            None => {
                let (tray, panels) = in_words(self.names, Some(&self.look));
                (html! {}, tray, vec![panels])
            }
        };
        let is_spot = |id: &str| self.spot.iter().any(|spot| spot == id);
        let refused = self.look.refused();
        let choices = html! {
            form #play.live method="get" action=(self.address) {
                input type="hidden" name="so" value=(so);
                @for (name, value) in &self.along { input type="hidden" name=(name) value=(value); }
                (answers)
                (offered(self.names, self.game, &tray, refused, drawn))
            }
            (refusals_beside(self.names, refused, drawn))
        };
        let choices = Part {
            id: "choices",
            html: choices,
        };
        let mut parts: Vec<Part> = [choices].into_iter().chain(parts).collect();
        if let Some((choice, how)) = self.lit {
            parts = hint::light(parts, choice, how);
        }
        html! {
            section #status.status {
                @if let Some(about) = self.about {
                    p.prompt { strong { (self.names.reader.say(&format!("about-{}-{about}", self.game))) } }
                }
            }
            @for Part { id, html } in parts {
                section id=(id) class=(id) data-spot[is_spot(id)] { (html) }
            }
        }
    }
}

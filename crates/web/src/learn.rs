//! Lessons: a real board, one task at a time. Nothing is kept: where a learner stands follows from the choices in the
//! address, so a lesson works without a table, can be linked to, and the browser's own way back takes back.

use crate::App;
use crate::assets;
use crate::layout::{self, sign};
use crate::log;
use crate::problem::Problem;
use crate::reader::{LEARNED, Reader, lasting};
use crate::table::{Around, board_styles, drawing, in_words, offered, refusals_beside};
use crate::tables::Names;
use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_board::{Drawing, Part};
use orrery_core::lesson::NoWay;
use orrery_core::{Lessoned, Look, MAX_SEATS, Match, Seat, Task, Viewer};
use orrery_games::{GameEntry, NamedLesson, entries, lessons, quick_look};
use orrery_text::{say, seat_name};
use serde::Deserialize;
use std::sync::Arc;

/// What the learner chose so far, and what now.
#[derive(Deserialize)]
pub(crate) struct So {
    #[serde(default)]
    so: String,
    choice: Option<String>,
    choices: Option<String>,
}

/// So many choices belong together at most: each of them may be tried as the last.
const TOGETHER: usize = 8;

impl So {
    fn choices(&self) -> Vec<&str> {
        let now = self.choice.as_deref().or(self.choices.as_deref());
        let all = self
            .so
            .split(';')
            .chain(now.into_iter().flat_map(|now| now.split(';')));
        all.filter(|choice| !choice.is_empty()).collect()
    }

    /// Where all this leads, and how many of the choices led there: choices that belong together may fulfil a task before
    /// the last of them, and the next task begins without the rest.
    fn follow(&self, game: &GameEntry, named: &NamedLesson) -> (Result<Lessoned, NoWay>, usize) {
        let all = self.choices();
        let together = self
            .choices
            .as_deref()
            .map_or(1, |now| now.split(';').count().min(TOGETHER));
        let least = (all.len() + 1).saturating_sub(together);
        let mut made = all.len();
        loop {
            let at = follow(game, named, &all[..made]);
            if at.is_ok() || made <= least {
                return (at, made);
            }
            made -= 1;
        }
    }
}

/// A lesson on a page.
struct Page<'a> {
    names: Names<'a>,
    game: &'static GameEntry,
    named: &'static NamedLesson,
    choices: Vec<&'a str>,
    at: Lessoned,
}

/// What the learner and the others are called.
fn people(reader: &Reader) -> Vec<String> {
    let seats = Seat::first(MAX_SEATS);
    seats
        .map(|seat| reader.say(&format!("learn-name-{seat}")))
        .collect()
}

/// `GET /learn`
pub(crate) async fn index(reader: Reader, State(app): State<Arc<App>>) -> Html<String> {
    let games: Vec<_> = app
        .games()
        .into_iter()
        .filter(|game| lessons(game.id()).next().is_some())
        .collect();
    let body = html! {
        h1 { (reader.say("learn-title")) }
        p.quiet { (reader.say("learn-about")) }
        div.lessons { @for game in games { (list(&reader, game)) } }
    };
    layout::framed(&reader, &reader.say("learn-title"), &body, &style())
}

fn style() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("learn.css")); }
}

fn key(game: &str, lesson: &str) -> String {
    format!("lesson-{game}-{lesson}")
}

/// The lessons of one game, and which of them are done.
fn list(reader: &Reader, game: &GameEntry) -> Markup {
    let all: Vec<_> = lessons(game.id()).collect();
    let is_done = |lesson: &NamedLesson| reader.learned.has(game.id(), lesson.name);
    let done = all.iter().filter(|lesson| is_done(lesson)).count();
    let next = all.iter().position(|lesson| !is_done(lesson));
    html! {
        section.box id=(game.id()) {
            h2 { (reader.game(game.id())) }
            p.quiet { (reader.text("learn-done-of", &[("done", done.into()), ("all", all.len().into())])) }
            ol {
                @for (index, lesson) in all.iter().enumerate() {
                    @let key = key(game.id(), lesson.name);
                    li.done[is_done(lesson)].next[next == Some(index)] {
                        a href={ "/learn/" (game.id()) "/" (lesson.name) } {
                            span.number aria-hidden="true" {
                                @if is_done(lesson) { (sign("check")) } @else { (index + 1) }
                            }
                            span.what {
                                strong { (reader.say(&key)) }
                                span.quiet { (reader.say(&format!("{key}-about"))) }
                            }
                            @if is_done(lesson) { span.sr { (reader.say("learn-is-done")) } }
                        }
                    }
                }
            }
        }
    }
}

fn find(
    app: &App,
    game: &str,
    lesson: &str,
) -> Result<(&'static GameEntry, &'static NamedLesson), Problem> {
    let entry = app.game(game).ok_or(Problem::NOT_FOUND)?;
    let named = lessons(game).find(|named| named.name == lesson);
    Ok((entry, named.ok_or(Problem::NOT_FOUND)?))
}

/// Where these choices lead.
fn follow(game: &GameEntry, named: &NamedLesson, choices: &[&str]) -> Result<Lessoned, NoWay> {
    let others = |position: &dyn Match| quick_look(game, position);
    named.lesson.follow(&entries(), choices, &others)
}

/// What somebody is told whose choices lead nowhere.
fn problem(reader: &Reader, named: &NamedLesson, error: NoWay) -> Problem {
    match error {
        NoWay::Refused {
            because: Some(refused),
            ..
        } => {
            let seat = |seat| seat_name(reader.lang, &[], seat);
            let reason = say(reader.lang, &refused.phrase, &seat);
            Problem::ILLEGAL
                .because(reason)
                .citing(&refused.phrase.rules)
        }
        NoWay::Refused { .. } => Problem::ILLEGAL,
        NoWay::TooLong => Problem::LONG,
        NoWay::Lesson(errors) => {
            let (game, lesson) = (&named.lesson.game, named.name);
            tracing::error!(%game, %lesson, ?errors, "a lesson is wrong");
            Problem::INTERNAL
        }
    }
}

/// `GET /learn/{game}/{lesson}?so=…&choice=…`
pub(crate) async fn lesson(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((game, lesson)): Path<(String, String)>,
    Query(so): Query<So>,
) -> Result<Response, Problem> {
    let (game, named) = find(&app, &game, &lesson)?;
    // Others may have to think, so this is no work for whoever answers everybody.
    let followed = app.think(&reader, move || (so.follow(game, named), so));
    let ((at, made), so) = followed.await?;
    let mut choices = so.choices();
    choices.truncate(made);
    let at = at.map_err(|error| problem(&reader, named, error))?;
    let finished = at.task == named.lesson.tasks.len();
    let page = Page {
        names: Names {
            reader: &reader,
            names: people(&reader),
            you: None,
        },
        game,
        named,
        choices,
        at,
    };
    let mut response = page.html().into_response();
    if finished {
        let learned = lasting(
            LEARNED,
            &reader.learned.with(game.id(), named.name),
            &reader,
            "",
        );
        if let Ok(cookie) = learned.parse() {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

/// `GET /learn/{game}/{lesson}/foresee?so=…&choice=…`: what is sure to come of a choice.
pub(crate) async fn foresee(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((game, lesson)): Path<(String, String)>,
    Query(so): Query<So>,
) -> Result<Html<String>, Problem> {
    let (game, named) = find(&app, &game, &lesson)?;
    let sure = app.think(&reader, move || {
        let mut choices = so.choices();
        let choice = choices.pop().unwrap_or_default();
        follow(game, named, &choices).map(|at| at.game.foresee(choice))
    });
    let sure = sure
        .await?
        .map_err(|error| problem(&reader, named, error))?;
    let names = Names {
        reader: &reader,
        names: people(&reader),
        you: None,
    };
    let told = sure.map(|sure| log::foreseen(&names, game.id(), &sure));
    Ok(Html(told.unwrap_or_default().into_string()))
}

impl Page<'_> {
    fn text(&self, more: &str) -> String {
        let key = key(self.game.id(), self.named.name);
        self.names.reader.say(&format!("{key}{more}"))
    }

    /// The address with these choices as a form, so that no choice has to be encoded.
    fn way(&self, choices: &[&str], class: &str, words: &str) -> Markup {
        html! {
            form method="get" action=(self.address()) {
                input type="hidden" name="so" value=(choices.join(";"));
                button class=(class) { (self.names.reader.say(words)) }
            }
        }
    }

    fn address(&self) -> String {
        format!("/learn/{}/{}", self.game.id(), self.named.name)
    }

    fn task(&self) -> Option<&Task> {
        self.named.lesson.tasks.get(self.at.task)
    }

    fn html(&self) -> Html<String> {
        let reader = self.names.reader;
        let seat = self.named.lesson.seat;
        let look = self.at.game.look(Viewer::Seat(seat));
        let told: Vec<_> = self
            .at
            .told
            .iter()
            .map(|happening| &happening.phrase)
            .collect();
        let drawing = drawing(
            &self.names,
            self.game.id(),
            Some(seat),
            Some(&look),
            &Around {
                told: &told,
                ..Around::default()
            },
        );
        let drawn = drawing.is_some();
        let head = html! {
            @if drawn {
                (board_styles(self.game.id()))
                script type="module" src=(assets::url("learn.js")) {}
            }
            (log::styles())
            (style())
        };
        let so = self.choices.join(";");
        let body = html! {
            (self.teacher())
            div #table.table.drawn[drawn] data-game=(self.game.id()) data-seq=(self.choices.len())
                data-foresee={ (self.address()) "/foresee" } data-so=(so) {
                div #notice role="alert" {}
                @if drawn { p #hint role="status" {} }
                (self.board(drawing, &look, &so))
            }
        };
        layout::framed(reader, &self.text(""), &body, &head)
    }

    /// The board, the prompt and the choices that have no place on it.
    fn board(&self, drawing: Option<Drawing>, look: &Look, so: &str) -> Markup {
        let drawn = drawing.is_some();
        let (answers, tray, parts) = match drawing {
            Some(Drawing {
                parts,
                answers,
                tray,
                ..
            }) => (answers, tray, parts),
            None => {
                let (tray, panels) = in_words(&self.names, Some(look));
                (html! {}, tray, vec![panels])
            }
        };
        let decision = self.at.game.decision();
        let spot = self.task().map_or(&[][..], |task| &task.spot);
        let lit = |id: &str| spot.iter().any(|spot| spot == id);
        html! {
            section #status.status {
                @if let Some(now) = decision {
                    p.prompt {
                        strong { (self.names.reader.say(&format!("about-{}-{}", self.game.id(), now.about))) }
                    }
                }
            }
            section #choices.choices {
                form #play.live method="get" action=(self.address()) {
                    input type="hidden" name="so" value=(so);
                    (answers)
                    (offered(&self.names, self.game.id(), &tray, look.refused(), drawn))
                }
                (refusals_beside(&self.names, look.refused(), drawn))
            }
            @for Part { id, html } in parts {
                section id=(id) class=(id) data-spot[lit(id)] { (html) }
            }
        }
    }

    /// What to do, what came of it, and the ways on.
    fn teacher(&self) -> Markup {
        let reader = self.names.reader;
        let (task, all) = (self.at.task, self.named.lesson.tasks.len());
        html! {
            aside #teacher.teacher aria-live="polite" {
                div.where {
                    a href="/learn" { (reader.say("learn-all")) }
                    progress max=(all) value=(task) {
                        (reader.text("learn-step", &[("n", (task + 1).min(all).into()), ("all", all.into())]))
                    }
                }
                h1 { (self.text("")) }
                div.words {
                    @if self.at.fulfilled { p.good { (self.text(&format!("-{task}-done"))) } }
                    @if let Some(reply) = &self.at.reply {
                        p.reply { (self.text(&format!("-{}-{reply}", task + 1))) }
                    }
                    @if self.task().is_some() { p.task { (self.text(&format!("-{}", task + 1))) } }
                }
                div.row { (self.ways()) }
            }
        }
    }

    fn ways(&self) -> Markup {
        let so_far = &self.choices[..self.at.begun.min(self.choices.len())];
        let reader = self.names.reader;
        let Some(task) = self.task() else {
            let next = lessons(self.game.id())
                .skip_while(|one| one.name != self.named.name)
                .nth(1);
            return html! {
                @match next {
                    Some(next) => a.button.main href={ "/learn/" (self.game.id()) "/" (next.name) } {
                        (reader.text("learn-next", &[("title", reader.say(&key(self.game.id(), next.name)).into())]))
                    },
                    None => a.button.main href={ "/new?game=" (self.game.id()) } { (reader.say("learn-play")) },
                }
                a.button href=(self.address()) { (reader.say("learn-again")) }
            };
        };
        let shown: Vec<&str> = so_far
            .iter()
            .copied()
            .chain(task.solution.iter().map(String::as_str))
            .collect();
        html! {
            @if self.choices.len() > so_far.len() {
                (self.way(&self.choices[..self.choices.len() - 1], "", "learn-back"))
                (self.way(so_far, "", "learn-restart"))
            }
            (self.way(&shown, "", "learn-show"))
        }
    }
}

//! Lessons: a real board, one task at a time. Where a learner stands follows from the choices in the address.

use crate::App;
use crate::layout::{self, sign};
use crate::problem::Problem;
use crate::puzzles;
use crate::reader::{LEARNED, Reader, lasting};
use crate::stage::{self, So, Stage, style};
use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_core::lesson::NoWay;
use orrery_core::{Lessoned, Match, Task, Viewer};
use orrery_games::{GameEntry, NamedLesson, entries, lessons, quick_look};
use std::sync::Arc;

/// So many choices belong together at most: each of them may be tried as the last.
const TOGETHER: usize = 8;

/// Where all choices lead, and how many of them led there: choices that belong together may fulfil a task before the last
/// of them, and the next task begins without the rest.
fn follow_all(so: &So, game: &GameEntry, named: &NamedLesson) -> (Result<Lessoned, NoWay>, usize) {
    let all = so.choices();
    let together = so.together().min(TOGETHER);
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

/// A lesson on a page.
struct Page<'a> {
    stage: Stage<'a>,
    named: &'static NamedLesson,
    at: &'a Lessoned,
    /// Whether what was chosen does not lead where it should.
    astray: bool,
    /// Choices that do the task, from the beginning of the lesson.
    solved: Vec<String>,
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
        (puzzles::of_the_day(&reader, &app))
        p { a href="/puzzles" { (reader.say("puzzle-all")) } }
        div.lessons { @for game in games { (list(&reader, game)) } }
    };
    layout::framed(&reader, &reader.say("learn-title"), &body, &style())
}

fn key(game: &str, lesson: &str) -> String {
    format!("lesson-{game}-{lesson}")
}

/// How many lessons of a game are done, of how many, and the first that is not; nothing if it has none.
pub(crate) fn progress(
    reader: &Reader,
    game: &GameEntry,
) -> Option<(usize, usize, Option<&'static NamedLesson>)> {
    let all: Vec<_> = lessons(game.id()).collect();
    let open = |lesson: &&&NamedLesson| !reader.learned.has(game.id(), lesson.name);
    let left = all.iter().filter(open).count();
    let next = all.iter().find(open).copied();
    (!all.is_empty()).then_some((all.len() - left, all.len(), next))
}

/// Where a lesson is.
pub(crate) fn address(lesson: &NamedLesson) -> String {
    format!("/learn/{}/{}", lesson.lesson.game, lesson.name)
}

/// The way to the next lesson, in words.
pub(crate) fn next_title(reader: &Reader, lesson: &NamedLesson) -> String {
    let title = reader.say(&key(&lesson.lesson.game, lesson.name));
    reader.text("learn-next", &[("title", title.into())])
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
            p { (reader.say(&format!("learn-goal-{}", game.id()))) }
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

/// Whether nothing good comes of them.
fn is_astray(game: &GameEntry, named: &NamedLesson, at: &Lessoned) -> bool {
    let others = |position: &dyn Match| quick_look(game, position);
    named.lesson.is_astray(at, &others)
}

/// Choices that do this task: its solution after what was chosen before, or the solutions of all tasks if that has led
/// where this one does not work.
fn solved(game: &GameEntry, named: &NamedLesson, before: &[&str], task: usize) -> Vec<String> {
    let tasks = &named.lesson.tasks;
    let Some(last) = tasks.get(task) else {
        return Vec::new();
    };
    let solution = last.solution.iter().map(String::as_str);
    let here: Vec<&str> = before.iter().copied().chain(solution).collect();
    if follow(game, named, &here).is_ok_and(|at| at.task > task) {
        return here.into_iter().map(ToOwned::to_owned).collect();
    }
    let solutions = tasks[..=task].iter().flat_map(|task| &task.solution);
    solutions.cloned().collect()
}

/// What somebody is told whose choices lead nowhere.
fn problem(reader: &Reader, named: &NamedLesson, error: NoWay) -> Problem {
    match error {
        NoWay::Refused { because, .. } => stage::refused(reader, because.as_deref()),
        NoWay::TooLong => Problem::MANY_CHOICES,
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
    let followed = app.think(&reader, move || {
        let (at, made) = follow_all(&so, game, named);
        let at = at.map(|at| {
            let choices = so.choices();
            let before = &choices[..at.begun.min(choices.len())];
            let solved = solved(game, named, before, at.task);
            let astray = is_astray(game, named, &at);
            (at, astray, solved)
        });
        (at, made, so)
    });
    let (at, made, so) = followed.await?;
    let mut choices = so.choices();
    choices.truncate(made);
    let (at, astray, solved) = at.map_err(|error| problem(&reader, named, error))?;
    let finished = at.task == named.lesson.tasks.len();
    let names = stage::people(&reader);
    let (seat, task) = (named.lesson.seat, named.lesson.tasks.get(at.task));
    let page = Page {
        stage: Stage {
            names: &names,
            game: game.id(),
            address: format!("/learn/{}/{}", game.id(), named.name),
            choices: &choices,
            seat,
            look: at.game.look(Viewer::Seat(seat)),
            about: at.game.decision().map(|now| now.about),
            told: &at.told,
            spot: task.map_or(&[][..], |task| &task.spot),
            lit: None,
            along: Vec::new(),
        },
        named,
        at: &at,
        astray,
        solved,
    };
    let mut response = page.html().into_response();
    if finished {
        let learned = reader.learned.with(game.id(), named.name);
        let cookie = lasting(LEARNED, &learned, &reader, "");
        if let Ok(cookie) = cookie.parse() {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        app.keep(&reader, &[(LEARNED, &learned)]).await?;
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
        let (choices, choice) = so.before_last();
        follow(game, named, &choices).map(|at| at.game.foresee(choice))
    });
    let sure = sure
        .await?
        .map_err(|error| problem(&reader, named, error))?;
    Ok(stage::foreseen(&reader, game.id(), sure.as_ref()))
}

impl Page<'_> {
    fn reader(&self) -> &Reader {
        self.stage.names.reader
    }

    fn text(&self, more: &str) -> String {
        let key = key(self.stage.game, self.named.name);
        self.reader().say(&format!("{key}{more}"))
    }

    fn task(&self) -> Option<&Task> {
        self.named.lesson.tasks.get(self.at.task)
    }

    fn html(&self) -> Html<String> {
        self.stage.page(&self.text(""), &self.teacher())
    }

    /// What to do, what came of it, and the ways on.
    fn teacher(&self) -> Markup {
        let reader = self.reader();
        let (task, all) = (self.at.task, self.named.lesson.tasks.len());
        html! {
            aside #teacher.teacher aria-live="polite" data-step=(task) data-finished[task == all] {
                div.where {
                    a href="/learn" { (reader.say("learn-all")) }
                    progress max=(all) value=(task) aria-hidden="true" {}
                    span.quiet {
                        (reader.text("learn-step", &[("n", (task + 1).min(all).into()), ("all", all.into())]))
                    }
                }
                h1 { (self.text("")) }
                div.words {
                    @if self.at.fulfilled { p.good { (self.text(&format!("-{task}-done"))) } }
                    @if let Some(reply) = &self.at.reply {
                        p.reply { (self.text(&format!("-{}-{reply}", task + 1))) }
                    } @else if self.astray {
                        p.reply { (reader.say("learn-other-way")) }
                    }
                    @if self.task().is_some() { p.task { (self.text(&format!("-{}", task + 1))) } }
                }
                div.row { (self.ways()) }
            }
        }
    }

    fn ways(&self) -> Markup {
        let choices = self.stage.choices;
        let so_far = &choices[..self.at.begun.min(choices.len())];
        let reader = self.reader();
        if self.task().is_none() {
            let next = lessons(self.stage.game)
                .skip_while(|one| one.name != self.named.name)
                .nth(1);
            return html! {
                @match next {
                    Some(next) => a.button.main href={ "/learn/" (self.stage.game) "/" (next.name) } {
                        (reader.text("learn-next", &[("title", reader.say(&key(self.stage.game, next.name)).into())]))
                    },
                    None => a.button.main href={ "/new?game=" (self.stage.game) "&bot=novice" } { (reader.say("learn-play")) },
                }
                a.button href=(self.stage.address) { (reader.say("learn-again")) }
            };
        }
        let solved: Vec<&str> = self.solved.iter().map(String::as_str).collect();
        html! {
            @if choices.len() > so_far.len() {
                (self.stage.way(&choices[..choices.len() - 1], &[], "", "learn-back"))
                (self.stage.way(so_far, &[], "", "learn-restart"))
            }
            span data-next=[solved.get(choices.len()).filter(|_| solved.starts_with(choices))] {
                (self.stage.way(&solved, &[], "", "learn-show"))
            }
        }
    }
}

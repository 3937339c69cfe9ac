//! Lessons: a real board, one task at a time. Where a learner stands follows from the choices in the address.

use crate::App;
use crate::hint;
use crate::layout::{self, sign};
use crate::problem::Problem;
use crate::puzzles;
use crate::reader::{LEARNED, Reader, lasting};
use crate::stage::{self, So, Stage, style};
use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_bots::Stop;
use orrery_core::lesson::NoWay;
use orrery_core::{Lessoned, Match, Task, Viewer};
use orrery_games::{FIRST_LESSONS, GameEntry, NamedLesson, entries, lessons, quick_look};
use orrery_table::{Advice, HintView, STAGES};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// Positions that are made for a hint, so that it is given at once, and the longest it may take.
const HINT: u64 = 60_000;
const HINT_TIME: Duration = Duration::from_secs(2);

/// How much of a hint was asked for, and after how many choices.
#[derive(Deserialize)]
pub(crate) struct Asking {
    #[serde(default)]
    hint: u8,
    #[serde(default)]
    from: usize,
}

impl Asking {
    fn fields(hint: u8, from: usize) -> Vec<(&'static str, String)> {
        vec![("hint", hint.to_string()), ("from", from.to_string())]
    }
}

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
    /// Choices that do the task, from the beginning of the lesson; none in a game of the learner's own.
    solved: Vec<String>,
    /// The hint that was asked for after so many choices, as far as what was chosen since follows it.
    hint: Option<(usize, HintView)>,
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
            @for (title, first, part) in parts(&all) {
                h3 { (reader.say(title)) }
                ol start=(first + 1) {
                    @for (index, lesson) in part.iter().enumerate() {
                        @let index = first + index;
                        li.done[is_done(lesson)].next[next == Some(index)] {
                            (entry(reader, lesson, index, is_done(lesson)))
                        }
                    }
                }
            }
        }
    }
}

/// The lessons that are enough for a first game and the others, under their titles, and where they begin.
fn parts<'a>(
    all: &'a [&'static NamedLesson],
) -> impl Iterator<Item = (&'static str, usize, &'a [&'static NamedLesson])> {
    let (first, more) = all.split_at(FIRST_LESSONS.min(all.len()));
    let parts = [("learn-first", 0, first), ("learn-more", first.len(), more)];
    parts.into_iter().filter(|(.., part)| !part.is_empty())
}

fn entry(reader: &Reader, lesson: &NamedLesson, index: usize, done: bool) -> Markup {
    let key = key(&lesson.lesson.game, lesson.name);
    html! {
        a href=(address(lesson)) {
            span.number aria-hidden="true" {
                @if done { (sign("check")) } @else { (index + 1) }
            }
            span.what {
                strong { (reader.say(&key)) }
                span.quiet { (reader.say(&format!("{key}-about"))) }
            }
            @if done { span.sr { (reader.say("learn-is-done")) } }
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

/// Choices that do this task: its solution after what was chosen before, or another way from there; the solutions of
/// all tasks only if none is found. In a game of the learner's own there are none.
fn solved(game: &GameEntry, named: &NamedLesson, before: &[&str], task: usize) -> Vec<String> {
    let tasks = &named.lesson.tasks;
    let Some(last) = tasks.get(task).filter(|task| !task.advice) else {
        return Vec::new();
    };
    let after = |more: &[String]| -> Vec<String> {
        let before = before.iter().map(ToString::to_string);
        before.chain(more.iter().cloned()).collect()
    };
    let here = after(&last.solution);
    let texts: Vec<&str> = here.iter().map(String::as_str).collect();
    if follow(game, named, &texts).is_ok_and(|at| at.task > task) {
        return here;
    }
    let others = |position: &dyn Match| quick_look(game, position);
    let begun = follow(game, named, before).ok();
    if let Some(way) = begun.and_then(|at| named.lesson.way_on(&at, &others)) {
        return after(&way);
    }
    let solutions = tasks[..=task].iter().flat_map(|task| &task.solution);
    solutions.cloned().collect()
}

/// The hint that was asked for in this task, if it is one with advice and all that was chosen since follows it.
fn hinted(
    game: &GameEntry,
    named: &NamedLesson,
    at: &Lessoned,
    choices: &[&str],
    asking: &Asking,
    stop: &Stop,
) -> Option<(usize, HintView)> {
    let task = named.lesson.tasks.get(at.task)?;
    if asking.hint == 0 || asking.from < at.begun || !task.advice {
        return None;
    }
    let (before, since) = choices.split_at_checked(asking.from)?;
    let asked = follow(game, named, before).ok()?;
    let advice = Advice::on(&*asked.game, game.weigh, HINT, stop).unwrap_or_default();
    let done = since.len();
    let follows = advice.choices.iter().zip(since).all(|(a, b)| a == b);
    let more = done == 0 || advice.choices.len() > done;
    let hint = HintView {
        stage: asking.hint.min(STAGES),
        done,
        advice: Some(Arc::new(advice)),
    };
    (follows && more).then_some((asking.from, hint))
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
    Query(asking): Query<Asking>,
) -> Result<Response, Problem> {
    let (game, named) = find(&app, &game, &lesson)?;
    let clock = app.tables.clock();
    // Others may have to think, so this is no work for whoever answers everybody.
    let followed = app.think(&reader, move || {
        let (at, made) = follow_all(&so, game, named);
        let at = at.map(|at| {
            let choices = &so.choices()[..made];
            let before = &choices[..at.begun.min(made)];
            let solved = solved(game, named, before, at.task);
            let stop = Stop::after(HINT_TIME, clock);
            let hint = hinted(game, named, &at, choices, &asking, &stop);
            (is_astray(game, named, &at), solved, hint, at)
        });
        (at, made, so)
    });
    let (at, made, so) = followed.await?;
    let mut choices = so.choices();
    choices.truncate(made);
    let (astray, solved, hint, at) = at.map_err(|error| problem(&reader, named, error))?;
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
            lit: hint.as_ref().and_then(|(_, hint)| hint::next(hint)),
            along: match &hint {
                Some((from, hint)) => Asking::fields(hint.stage, *from),
                None => Vec::new(),
            },
        },
        named,
        at: &at,
        astray,
        solved,
        hint: hint.clone(),
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
                    @if self.at.fulfilled && self.hint.is_none() { p.good { (self.text(&format!("-{task}-done"))) } }
                    @if let Some(reply) = &self.at.reply {
                        p.reply { (self.text(&format!("-{}-{reply}", task + 1))) }
                    } @else if self.astray {
                        p.reply { (reader.say("learn-other-way")) }
                    }
                    @if self.task().is_some() { p.task { (self.text(&format!("-{}", task + 1))) } }
                    @if let Some((_, hint)) = &self.hint {
                        div.hinted { (hint::told(self.stage.names, self.stage.game, hint)) }
                    }
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
            @if solved.is_empty() { (self.to_a_hint()) } @else {
                span data-next=[solved.get(choices.len()).filter(|_| solved.starts_with(choices))] {
                    (self.stage.way(&solved, &[], "", "learn-show"))
                }
            }
        }
    }

    /// The way to a hint for where the learner's own game has led, or to more of it.
    fn to_a_hint(&self) -> Markup {
        let choices = self.stage.choices;
        let hint = self.hint.as_ref();
        let (from, stage) = hint.map_or((choices.len(), 0), |(from, hint)| (*from, hint.stage));
        html! {
            @if let Some(key) = hint::more(hint.map(|(_, hint)| hint)) {
                (self.stage.way(choices, &Asking::fields(stage + 1, from), "", key))
            }
        }
    }
}

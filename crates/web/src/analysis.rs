//! The analysis of a finished game: asking for it, and what the page of the replay shows of it.

use crate::App;
use crate::layout;
use crate::log::{headline, mark};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::{Names, table_id};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_bots::Analysis;
use orrery_bots::analyse::{By, Class, Judged, Moment, PHASES, Player, What, moment_key};
use orrery_core::{Chapter, Headline, Phrase, Seat};
use orrery_table::{Analysed, People, TableError, TableId, Tables};
use orrery_text::number;
use serde_json::json;
use std::sync::Arc;

/// `POST /t/{id}/analyse`
pub(crate) async fn start(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let ply = form.get("ply").and_then(|ply| ply.parse::<usize>().ok());
    begin(&app, &reader, &id).await?;
    let at = ply.map_or_else(String::new, |ply| format!("?ply={ply}"));
    Ok(Redirect::to(&format!("/t/{id}/replay{at}")).into_response())
}

async fn begin(app: &App, reader: &Reader, id: &TableId) -> Result<Analysed, Problem> {
    let (table, by) = (id.clone(), reader.clone());
    app.at(reader, move |tables| tables.analyse(&table, by.visitor()))
        .await
}

/// `POST /api/tables/{id}/analysis`
pub(crate) async fn ask(reader: &Reader, app: &App, id: &str) -> Result<Response, Problem> {
    let id = table_id(id)?;
    answer(&id, begin(app, reader, &id).await?)
}

/// `GET /t/{id}/analysis.json` and `GET /api/tables/{id}/analysis`
pub(crate) async fn get(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let table = id.clone();
    let known = app
        .at(&reader, move |tables| tables.analysis(&table))
        .await?;
    answer(&id, known)
}

fn answer(id: &TableId, known: Analysed) -> Result<Response, Problem> {
    match known {
        Analysed::Not => Err(Problem::NOT_ANALYSED),
        Analysed::Running { done, all } => {
            let progress = Json(json!({"is": "running", "done": done, "all": all}));
            Ok((StatusCode::ACCEPTED, progress).into_response())
        }
        Analysed::Ready(analysis) => {
            let name = format!("attachment; filename=\"{id}-analysis.json\"");
            Ok(([(CONTENT_DISPOSITION, name)], Json(&*analysis)).into_response())
        }
    }
}

/// What the page of a replay knows of the analysis.
pub(crate) struct Opinion {
    known: Analysed,
    /// The turn that is looked at: what was played, and what was best.
    turn: Option<(Judged, Vec<Phrase>, Vec<Phrase>)>,
}

impl Opinion {
    /// At the position after so many choices.
    pub(crate) fn at(tables: &Tables, id: &TableId, plies: usize) -> Result<Self, TableError> {
        let known = tables.analysis(id)?;
        let analysis = known.ready();
        let turn = analysis
            .and_then(|analysis| turn_at(analysis, plies))
            .cloned();
        let turn = match turn {
            None => None,
            Some(turn) => {
                let words = |choices: &[String]| tables.turn_in_words(id, turn.from, choices);
                let (played, best) = (words(&turn.played)?, words(&turn.best)?);
                Some((turn, played, best))
            }
        };
        Ok(Self { known, turn })
    }

    /// The analysis, once it is done.
    pub(crate) fn ready(&self) -> Option<&Analysis> {
        self.known.ready()
    }
}

/// The turn to which the last of so many choices belongs.
fn turn_at(analysis: &Analysis, plies: usize) -> Option<&Judged> {
    let mut turns = analysis.turns.iter();
    turns.find(|turn| turn.from < plies && plies <= turn.to)
}

/// The way to ask the expert, which leads to the replay.
pub(crate) fn offer(reader: &Reader, view: &People, plies: usize, class: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (view.id) "/analyse" } {
            (layout::token(reader))
            input type="hidden" name="ply" value=(plies);
            button.(class) { (reader.say("analysis-start")) }
        }
    }
}

/// The way through the game: its turns, where rounds begin, and how many there are.
pub(crate) struct Way<'a> {
    pub(crate) turns: &'a [Chapter],
    pub(crate) begins: &'a [usize],
    pub(crate) rounds: Option<u8>,
}

/// What the expert says about the turn that is looked at, or the way to ask.
pub(crate) fn opinion(
    names: &Names<'_>,
    view: &People,
    plies: usize,
    of: &Opinion,
    way: &Way<'_>,
) -> Markup {
    let reader = names.reader;
    html! {
        div #opinion data-running=[matches!(of.known, Analysed::Running { .. }).then_some("")] {
            @match &of.known {
                Analysed::Not => (offer(reader, view, plies, "")),
                Analysed::Running { all: 0, .. } => span.quiet { (reader.say("analysis-waiting")) },
                Analysed::Running { done, all } => {
                    progress max=(all) value=(done) {}
                    span.quiet {
                        (reader.text("analysis-running", &[("n", (*done).into()), ("all", (*all).into())]))
                    }
                },
                Analysed::Ready(analysis) => {
                    (panel(names, view, analysis, way))
                    @if let Some(turn) = &of.turn { (verdict(names, view, turn)) }
                },
            }
        }
    }
}

fn points(reader: &Reader, points: f32) -> String {
    let sign = if points > 0.0 { "+" } else { "" };
    format!("{sign}{}", number(reader.lang, points.into(), 1))
}

fn class(reader: &Reader, class: Class) -> Markup {
    html! {
        span.class.{ "class-" (class.name()) } {
            b aria-hidden="true" { (glyph(class)) } " "
            (reader.say(&format!("analysis-class-{}", class.name())))
        }
    }
}

fn glyph(class: Class) -> &'static str {
    match class {
        Class::Best => "★",
        Class::Good => "✓",
        Class::Inaccuracy => "?!",
        Class::Mistake => "?",
        Class::Blunder => "??",
    }
}

/// The turn that is looked at: how good it was, and what was better.
fn verdict(
    names: &Names<'_>,
    view: &People,
    (turn, played, best): &(Judged, Vec<Phrase>, Vec<Phrase>),
) -> Markup {
    let reader = names.reader;
    let words = |phrases: &[Phrase]| {
        let words: Vec<String> = phrases.iter().map(|phrase| names.say(phrase)).collect();
        words.join("; ")
    };
    let figure = |value: f32| number(reader.lang, value.into(), 1);
    let better = turn.class >= Class::Inaccuracy;
    html! {
        div.verdict {
            p {
                (mark(turn.seat)) (class(reader, turn.class))
                @if better {
                    b.num {
                        "−" (reader.text("analysis-within", &[
                            ("n", figure(turn.loss.mean).into()), ("error", figure(turn.loss.error).into()),
                        ]))
                    }
                    a href={ "/t/" (view.id) "/replay?ply=" (turn.from) } data-ply=(turn.from) {
                        (reader.say("analysis-play-on"))
                    }
                }
                span.quiet { (reader.say("analysis-expected")) " " b { (figure(turn.after.mean)) } }
                @if turn.change.mean.abs() >= 1.0 {
                    span.quiet { (reader.text(then(turn.by), &[("n", points(reader, turn.change.mean).into())])) }
                }
            }
            p title=(words(if better { best } else { played })) {
                @if better {
                    span.quiet { (reader.say("analysis-best-turn")) ":" } (words(best))
                } @else {
                    span.quiet { (reader.say("analysis-played")) ":" } (words(played))
                }
            }
        }
    }
}

/// What is said about what has changed since a turn.
fn then(by: By) -> &'static str {
    match by {
        By::Draw => "analysis-luck-then",
        By::Others => "analysis-others-then",
    }
}

/// The whole game: how everybody played, and the moments worth a look.
fn panel(names: &Names<'_>, view: &People, analysis: &Analysis, way: &Way<'_>) -> Markup {
    let reader = names.reader;
    html! {
        details #analysis {
            summary.button { (reader.say("analysis-title")) }
            span.sr role="status" { (reader.say("analysis-ready")) }
            div.box {
                h2 { (reader.say("analysis-title")) }
                @if !analysis.moments.is_empty() {
                    h3 { (reader.say("analysis-moments")) }
                    ul.moments {
                        @for moment in &analysis.moments {
                            @if let Some(turn) = analysis.turns.get(moment.turn) {
                                (moment_line(names, view, turn, moment, way))
                            }
                        }
                    }
                }
                div.wide { (players(names, &analysis.players)) }
                p.quiet { (reader.say("analysis-about")) }
                p { a.button href={ "/t/" (view.id) "/analysis.json" } download { (reader.say("analysis-json")) } }
            }
        }
    }
}

/// When it was, what was done, and what it was worth; a way to the turn itself.
fn moment_line(
    names: &Names<'_>,
    view: &People,
    turn: &Judged,
    moment: &Moment,
    way: &Way<'_>,
) -> Markup {
    let reader = names.reader;
    let key = moment_key(moment);
    let n = number(reader.lang, moment.points.abs().into(), 1);
    let within = |one: &&Chapter| {
        let mut plies = one.lines.iter().map(|(ply, _)| *ply);
        one.seat == Some(turn.seat) && plies.any(|ply| turn.from < ply && ply <= turn.to)
    };
    let story = way.turns.iter().find(within).map(Headline::of);
    let round = way
        .begins
        .iter()
        .filter(|&&begins| begins <= turn.from)
        .count();
    let to = turn.from + 1;
    html! {
        li {
            a href={ "/t/" (view.id) "/replay?ply=" (to) } data-ply=(to) {
                span.what {
                    @if let Some(rounds) = way.rounds.filter(|_| round > 0) {
                        b.quiet {
                            (reader.text("web-round", &[("round", round.into()), ("rounds", rounds.into())]))
                        }
                    }
                    @if let Some(story) = story { (headline(names, &view.game, &story)) }
                }
                (reader.text(key, &[("name", names.called(turn.seat).into()), ("n", n.into())]))
            }
        }
    }
}

fn players(names: &Names<'_>, players: &[Player]) -> Markup {
    let reader = names.reader;
    let whole = |value: Option<f32>| {
        value.map_or_else(
            || "–".to_owned(),
            |value| number(reader.lang, value.into(), 0),
        )
    };
    let row = |key: &str, cell: &dyn Fn(&Player) -> String| {
        html! {
            tr {
                th scope="row" { (reader.say(key)) }
                @for player in players { td { (cell(player)) } }
            }
        }
    };
    html! {
        table.result {
            thead {
                tr {
                    td {}
                    @for player in players { th scope="col" { (mark(player.seat)) (names.seat(player.seat)) } }
                }
            }
            tbody {
                (row("analysis-accuracy", &|player| whole(player.accuracy)))
                @for phase in 0..PHASES {
                    (row(&format!("analysis-phase-{}", phase + 1), &|player| {
                        whole(player.phases.get(phase).copied().flatten())
                    }))
                }
                @for (index, class) in Class::ALL.iter().enumerate() {
                    (row(&format!("analysis-class-{}", class.name()), &|player| player.classes[index].to_string()))
                }
                (row("analysis-lost", &|player| number(reader.lang, player.lost.into(), 1)))
                (row("analysis-luck", &|player| points(reader, player.luck)))
                (row("analysis-others", &|player| points(reader, player.others)))
            }
        }
    }
}

/// What everybody could expect along the way, and marks where it is worth to stop.
pub(crate) fn graph(reader: &Reader, analysis: &Analysis, rounds: &[usize], of: usize) -> Markup {
    let x = |ply: usize| ply * 1000 / of.max(1);
    let seats = || Seat::first(analysis.players.len());
    let curve = |seat: Seat| -> Vec<(usize, f32)> {
        let own = analysis.turns.iter().filter(move |turn| turn.seat == seat);
        let mut curve: Vec<_> = own
            .flat_map(|turn| [(turn.from, turn.before.mean), (turn.to, turn.after.mean)])
            .collect();
        let end = analysis
            .players
            .get(seat.index())
            .map(|player| player.result);
        curve.extend(end.map(|end| (of, end)));
        curve
    };
    let curves: Vec<_> = seats().map(curve).collect();
    let values = || curves.iter().flatten().map(|(_, value)| *value);
    let low = values().fold(f32::INFINITY, f32::min);
    let span = (values().fold(f32::NEG_INFINITY, f32::max) - low).max(1.0);
    let y = |value: f32| (38.0 - 36.0 * (value - low) / span) as i32;
    html! {
        svg.graph viewBox="0 0 1000 40" preserveAspectRatio="none" role="img" aria-label=(reader.say("analysis-graph")) {
            @for round in rounds { path.round d={ "M" (x(*round)) " 0v40" } {} }
            @for moment in &analysis.moments {
                @if let Some(turn) = analysis.turns.get(moment.turn) {
                    @let what = match moment.what {
                        What::Missed => "missed",
                        What::Luck => "luck",
                        What::Others => "others",
                    };
                    path.moment.{ (what) } d={ "M" (x(turn.to)) " 0v40" } {}
                }
            }
            @for (index, curve) in curves.iter().enumerate() {
                @let steps: String = curve.iter().enumerate().map(|(at, (ply, value))| {
                    format!("{}{} {}", if at == 0 { 'M' } else { 'L' }, x(*ply), y(*value))
                }).collect();
                path.{ "seat-" (index + 1) } d=(steps) {}
            }
        }
    }
}

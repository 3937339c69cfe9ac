//! Looking at earlier positions, going on from one, and the record of a finished game.

use crate::App;
use crate::analysis::{self, Opinion};
use crate::assets;
use crate::bring;
use crate::layout;
use crate::log;
use crate::new::{seat_row, seats};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::table::{Around, board_styles, drawing, panels};
use crate::tables::{Eyes, Names, table_id};
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Redirect};
use maud::{Markup, html};
use orrery_board::Part;
use orrery_core::{Chapter, Happening, Headline, Part as Phase, Progress, Record, Seat};
use orrery_games::entries;
use orrery_table::{Log, MAX_TEXT, People, Position, Remark, Span, Status};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub(crate) struct At {
    ply: Option<usize>,
}

/// Where one can stop on the way through a game, by the number of choices made.
struct Stops {
    /// After every choice of which the viewer heard something.
    choices: Vec<usize>,
    /// At the end of every turn.
    turns: Vec<usize>,
    /// Where a round begins.
    rounds: Vec<usize>,
}

impl Stops {
    fn of(log: &Log, turns: &[Chapter]) -> Self {
        let heard = log.plies.iter().filter(|ply| !ply.events.is_empty());
        let last = |turn: &Chapter| turn.lines.last().map(|(ply, _)| *ply);
        let mut ends: Vec<usize> = turns.iter().filter_map(last).collect();
        ends.dedup();
        let rounds = turns
            .iter()
            .filter(|turn| turn.begins == Some(Phase::Round));
        Self {
            choices: heard.map(|ply| ply.ply).collect(),
            turns: ends,
            rounds: rounds.map(|turn| turn.ply).collect(),
        }
    }
}

fn numbers(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}

/// `GET /t/{id}/replay?ply=12`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    Query(eyes): Query<Eyes>,
) -> Result<Html<String>, Problem> {
    let id = table_id(&id)?;
    let (session, viewer) = (reader.secret(), eyes.viewer()?);
    let (view, position, log, opinion, remarks) = app
        .at(&reader, move |tables| {
            let view = tables.people(&id, session, viewer)?;
            let sits = view.seats.iter().any(|seat| seat.mine);
            let remarks = sits.then(|| tables.remarks(&id, session)).transpose()?;
            let plies = at.ply.unwrap_or(view.plies).min(view.plies);
            let log = tables.log(&id, session, viewer, Span::After(0))?;
            let over = matches!(view.status, Status::Over { .. });
            let opinion = over.then(|| Opinion::at(tables, &id, plies));
            let position = tables.position(&id, session, viewer, plies)?;
            Ok((view, position, log, opinion.transpose()?, remarks))
        })
        .await?;
    let names = Names::of(&reader, &view);
    let drawing = drawing(
        &names,
        &view.game,
        position.viewer,
        Some(&position.look),
        &Around::default(),
    );
    let styles = html! {
        @if drawing.is_some() {
            (board_styles(&view.game))
            script type="module" src=(assets::url("replay.js")) {}
        }
        (log::styles())
    };
    let title = reader.text("web-replay-of", &[("game", reader.game(&view.game).into())]);
    let turns = log::turns(&log);
    let stops = Stops::of(&log, &turns);
    let beside = Beside {
        opinion: opinion.as_ref(),
        seat: eyes.seat,
        remarks: remarks.as_deref(),
    };
    let body = html! {
        h1.sr { (title) }
        @match drawing {
            Some(drawing) => div #table.table.drawn.past data-game=(view.game) {
                @for Part { id, html } in drawing.parts { section id=(id) class=(id) { (html) } }
            },
            None => section #panels { (panels(&names, &position.look.panels())) },
        }
        (transport(&names, &view, &position, &turns, &stops, &beside))
        (told(&names, &position))
    };
    Ok(layout::framed(&reader, &title, &body, &styles))
}

/// The notes of the reader: the one here, and the way to the others.
fn remarks_part(reader: &Reader, view: &People, ply: usize, remarks: &[Remark]) -> Markup {
    let here = remarks.iter().find(|one| one.ply == ply);
    html! {
        details #remarks {
            summary.button {
                (reader.say("remark-all"))
                @if !remarks.is_empty() { " (" (remarks.len()) ")" }
            }
            form.box method="post" action={ "/t/" (view.id) "/remark" } {
                (layout::token(reader))
                input type="hidden" name="ply" value=(ply);
                p {
                    label for="remark" { b { (reader.say("remark-here")) } }
                    " " small.quiet { (reader.say("remark-help")) }
                }
                div.row {
                    input #remark.words name="text" maxlength=(MAX_TEXT) autocomplete="off"
                        value=[here.map(|one| &one.text)];
                    button { (reader.say("remark-save")) }
                }
                ul {
                    @for one in remarks {
                        li { a href={ "/t/" (view.id) "/replay?ply=" (one.ply) } { "#" (one.ply) } " " (one.text) }
                    }
                }
            }
        }
    }
}

/// `POST /t/{id}/remark`: a note at a position, for nobody else.
pub(crate) async fn remark(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Redirect, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let ply = form.get("ply").and_then(|ply| ply.parse().ok());
    let ply: usize = ply.ok_or(Problem::BAD)?;
    let text = form.get("text").unwrap_or_default().to_owned();
    let back = format!("/t/{id}/replay?ply={ply}");
    let done = app.at(&reader, move |tables| {
        tables.remark(&id, session, ply, &text)
    });
    done.await?;
    Ok(Redirect::to(&back))
}

/// The turn that is shown, in one line.
fn happened(names: &Names<'_>, view: &People, position: &Position, turns: &[Chapter]) -> Markup {
    let within = |turn: &&Chapter| turn.lines.iter().any(|(ply, _)| *ply == position.plies);
    let turn = turns.iter().rfind(within).map(Headline::of);
    html! {
        @if let Some(last) = &position.last {
            p.prompt {
                @match turn.filter(|turn| !turn.told.is_empty()) {
                    Some(turn) => (log::headline(names, &view.game, &turn)),
                    None => (names.reader.text("web-replay-last", &[("name", names.seat(last.seat).into())])),
                }
            }
        }
    }
}

/// Everything that came of the last choice.
fn told(names: &Names<'_>, position: &Position) -> Markup {
    let reader = names.reader;
    html! {
        section.box #told {
            @if let Some(last) = &position.last {
                @if last.events.is_empty() { p.quiet { (reader.say("web-replay-quiet")) } }
                @for turn in parts(&last.events) {
                    ul {
                        @for event in turn {
                            li { (names.say(&event.phrase)) (layout::rules(&event.phrase.rules)) }
                        }
                    }
                }
            }
        }
    }
}

/// What came of one choice, turn by turn: others without a seat may act before anybody decides again. A turn in
/// which nothing has happened yet is left out.
fn parts(events: &[Arc<Happening>]) -> impl Iterator<Item = &[Arc<Happening>]> {
    let turns = events.chunk_by(|_, next| next.begins.is_none());
    turns.filter(|turn| !matches!(turn, [only] if only.begins.is_some()))
}

/// What the bar holds beside the way through the game: what the expert thinks, whose eyes see it, and their notes.
struct Beside<'a> {
    opinion: Option<&'a Opinion>,
    seat: Option<u8>,
    remarks: Option<&'a [Remark]>,
}

/// The bar below the board: the way through the game with everybody's points, the steps, and the ways out.
fn transport(
    names: &Names<'_>,
    view: &People,
    position: &Position,
    turns: &[Chapter],
    stops: &Stops,
    beside: &Beside<'_>,
) -> Markup {
    let Beside {
        opinion,
        seat,
        remarks,
    } = *beside;
    let reader = names.reader;
    let (ply, of) = (position.plies, position.of);
    let progress = position.look.progress();
    // The rival has no seat, but points.
    let sides = progress
        .as_ref()
        .map_or(0, |progress| progress.points.len());
    let way = analysis::Way {
        turns,
        begins: &stops.rounds,
        rounds: progress.map(|progress| progress.rounds),
    };
    html! {
        div.box #transport {
            form.replay method="get" data-choices=(numbers(&stops.choices))
                data-turns=(numbers(&stops.turns)) data-rounds=(numbers(&stops.rounds)) {
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                div.film {
                    @match opinion.and_then(Opinion::ready) {
                        Some(analysis) => (analysis::graph(reader, analysis, &stops.rounds, of)),
                        None => (graph(sides, turns, stops, of)),
                    }
                    label.sr for="ply" { (reader.say("web-replay")) }
                    (numbered(&stops.rounds, of))
                    input #ply.slider type="range" name="ply" min="0" max=(of) value=(ply);
                }
                div.row {
                    div.tape {
                        (steps(reader, view, position, stops, seat))
                        // On a phone the rest comes when it is asked for.
                        input #further type="checkbox" title=(reader.say("story-further"))
                            aria-label=(reader.say("story-further"));
                        (choosers(reader))
                        button data-plain="" { (reader.say("web-replay-go")) }
                    }
                    div #now {
                        (happened(names, view, position, turns))
                        p.quiet { (standing(names, position)) }
                    }
                }
            }
            @if let Some(opinion) = opinion { (analysis::opinion(names, view, ply, opinion, &way)) }
            div.ways {
                a.button href={ "/t/" (view.id) } { (reader.say("story-table")) }
                @if matches!(view.status, Status::Over { .. }) {
                    a.button href={ "/t/" (view.id) "/result" } { (reader.say("story-result")) }
                }
                (passing_on(reader, view, ply))
                div #notes { @if let Some(remarks) = remarks { (remarks_part(reader, view, ply, remarks)) } }
                (continuing(reader, view, position))
            }
        }
    }
}

/// The links that lead to other positions; the script takes them over, and plays.
fn steps(
    reader: &Reader,
    view: &People,
    position: &Position,
    stops: &Stops,
    seat: Option<u8>,
) -> Markup {
    let (ply, of) = (position.plies, position.of);
    let back = stops.choices.iter().rfind(|stop| **stop < ply).copied();
    let next = stops.choices.iter().find(|stop| **stop > ply).copied();
    let seat = seat.map_or_else(String::new, |seat| format!("&seat={seat}"));
    let step = |way: &str, key: &str, to: Option<usize>| {
        let at = to.unwrap_or(ply);
        html! {
            a.button data-step=(way) href={ "/t/" (view.id) "/replay?ply=" (at) (seat) } title=(reader.say(key))
                aria-label=(reader.say(key)) aria-disabled=[to.is_none().then_some("true")] { (layout::sign(way)) }
        }
    };
    html! {
        nav #steps aria-label=(reader.say("web-replay")) {
            (step("first", "web-replay-first", (ply > 0).then_some(0)))
            (step("back", "web-replay-back", back.or((ply > 0).then_some(0))))
            button.main type="button" data-play="" data-script="" aria-pressed="false" hidden
                title=(reader.say("story-play")) aria-label=(reader.say("story-play")) {
                (layout::sign("play")) (layout::sign("pause"))
            }
            (step("next", "web-replay-next", next.or((ply < of).then_some(of))))
            (step("last", "web-replay-end", (ply < of).then_some(of)))
        }
    }
}

/// The round, everybody's points, and how many choices were made.
fn standing(names: &Names<'_>, position: &Position) -> Markup {
    let reader = names.reader;
    let ply = [("ply", position.plies.into()), ("of", position.of.into())];
    html! {
        @if let Some(Progress { round, rounds, points }) = position.look.progress() {
            @for (index, points) in points.iter().enumerate() {
                @if let Some(seat) = Seat::new(index) { (log::mark(seat)) b { (points) } " " }
            }
            (reader.text("web-round", &[("round", round.into()), ("rounds", rounds.into())])) " · "
        }
        (reader.text("web-replay-ply", &ply))
    }
}

/// Everybody's points along the way, and where rounds begin.
fn graph(sides: usize, turns: &[Chapter], stops: &Stops, of: usize) -> Markup {
    let x = |ply: usize| ply * 1000 / of.max(1);
    let stories: Vec<(usize, Headline)> = turns
        .iter()
        .map(|turn| {
            let end = turn.lines.last().map_or(turn.ply, |(ply, _)| *ply);
            (end, Headline::of(turn))
        })
        .collect();
    let curve = |seat: Seat| {
        let mut points = 0;
        let steps = stories.iter().filter_map(|(ply, story)| {
            let more = story.points(seat);
            points += more;
            (more != 0).then_some((*ply, points))
        });
        steps.collect::<Vec<_>>()
    };
    let curves: Vec<_> = (0..sides).filter_map(Seat::new).map(curve).collect();
    let top = curves.iter().flatten().map(|(_, points)| *points).max();
    let top = top.unwrap_or_default().max(1);
    let y = |points: i32| 38 - 36 * points.max(0) / top;
    html! {
        svg.graph viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true" {
            @for round in &stops.rounds { path.round d={ "M" (x(*round)) " 0v40" } {} }
            @for (index, curve) in curves.iter().enumerate() {
                @let steps: String = curve.iter().map(|(ply, points)| format!("H{}V{}", x(*ply), y(*points))).collect();
                path.{ "seat-" (index + 1) } d={ "M0 38" (steps) "H1000" } {}
            }
        }
    }
}

/// The numbers of the rounds, where they begin on the way through the game.
fn numbered(rounds: &[usize], of: usize) -> Markup {
    let every = rounds.len().div_ceil(20).max(1);
    html! {
        svg.numbers aria-hidden="true" {
            @for (index, ply) in rounds.iter().enumerate().step_by(every) {
                text x={ (format!("{:.1}", *ply as f32 * 100.0 / of.max(1) as f32)) "%" } y="12" { (index + 1) }
            }
        }
    }
}

/// What the script asks: how far a step goes, and how fast.
fn choosers(reader: &Reader) -> Markup {
    let select = |name: &str, label: &str, options: &[(&str, &str)]| {
        html! {
            label data-script="" hidden title=(reader.say(label)) {
                span.sr { (reader.say(label)) }
                select data-by=[(name == "by").then_some("")] data-speed=[(name == "speed").then_some("")] {
                    @for (value, key) in options { option value=(value) { (reader.say(key)) } }
                }
            }
        }
    };
    html! {
        (select("by", "story-by", &[
            ("turns", "story-by-turn"), ("choices", "story-by-choice"), ("rounds", "story-by-round"),
        ]))
        (select("speed", "story-speed", &[
            ("1", "story-speed-1"), ("2", "story-speed-2"), ("4", "story-speed-4"),
        ]))
        span.quiet.keys data-script="" hidden { (reader.say("story-keys")) }
    }
}

/// The ways to show this position to others. A link that holds the whole record is made where nothing is hidden any more.
fn passing_on(reader: &Reader, view: &People, ply: usize) -> Markup {
    let ended = matches!(view.status, Status::Over { .. } | Status::Closed { .. });
    let open = reader.offline || ended;
    html! {
        div #pass-on {
            details #passing data-script="" hidden {
                summary.button { (reader.say("bring-pass-on")) }
                div.box {
                    button.small type="button" data-copy="" data-done=(reader.say("web-copied")) { (layout::sign("link")) span { (reader.say("web-copy")) } }
                    @if open { (bring::share(reader, &view.id, Some(ply))) }
                }
            }
        }
    }
}

/// A new table from here, once the game is over.
fn continuing(reader: &Reader, view: &People, position: &Position) -> Markup {
    let over = matches!(view.status, Status::Over { .. });
    // What was played is best tried against the expert, who judged it.
    let others = view.seats.iter().map(|seat| seat.seat.number()).skip(1);
    let others = others.map(|number| (format!("seat-{number}"), "bot-expert".to_owned()));
    let usual = Posted(others.collect());
    html! {
        div #go-on {
            @if over && position.plies < position.of {
                details #continue {
                    summary.button { (reader.say("story-go-on")) }
                    form.new.box method="post" action={ "/t/" (view.id) "/continue" } {
                        (layout::token(reader))
                        input type="hidden" name="ply" value=(position.plies);
                        p { (reader.say("web-continue")) }
                        fieldset {
                            legend { (reader.say("web-continue-seats")) }
                            @for seat in &view.seats { (seat_row(reader, seat.seat.number(), false, &usual)) }
                        }
                        button.main { (reader.say("web-new-start")) }
                    }
                }
            }
        }
    }
}

/// `POST /t/{id}/continue`: a new table that goes on from a position.
pub(crate) async fn go_on(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Redirect, Problem> {
    let id = table_id(&id)?;
    let ply = form.get("ply").and_then(|ply| ply.parse().ok());
    let ply: usize = ply.ok_or(Problem::BAD)?;
    app.may_make(&reader)?;
    let (links, session, table) = (Arc::clone(&app), reader.secret(), id.clone());
    let view = app
        .at(&reader, move |tables| tables.people(&table, session, None))
        .await?;
    let seats = seats(&reader, &form, view.seats.len() as u8)?;
    let by = reader.clone();
    let new = app
        .at(&reader, move |tables| {
            let links = |id: &_, seat| links.link(id, seat, 0);
            tables.continue_from(&id, by.visitor(), ply, &seats, false, &links)
        })
        .await?;
    Ok(Redirect::to(&format!("/t/{new}")))
}

/// A game up to this choice: a position, with all that led to it.
fn until(mut record: Record, ply: usize) -> Option<Record> {
    record.hash = record.position(&entries(), ply).ok()?.hash();
    record.plies.truncate(ply);
    record.comments.clear();
    record.result = None;
    Some(record)
}

/// `GET /t/{id}/record?ply=12` and `GET /api/tables/{id}/record`
pub(crate) async fn record(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<impl IntoResponse, Problem> {
    let id = table_id(&id)?;
    let name = format!("attachment; filename=\"{id}.orrery\"");
    // Where there is no server, whoever asks has the seed on their own device.
    let whole = app.settings.offline;
    let record = app.at(&reader, move |tables| match whole {
        true => tables.record_so_far(&id),
        false => tables.record(&id),
    });
    let record = record.await?;
    let record = match at.ply.filter(|ply| *ply < record.plies.len()) {
        Some(ply) => until(record, ply).ok_or(Problem::INTERNAL)?,
        None => record,
    };
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.to_string()))
}

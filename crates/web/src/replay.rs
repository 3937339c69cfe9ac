//! Looking at earlier positions, going on from one, and the record of a finished game.

use crate::App;
use crate::layout;
use crate::new::{seat_row, seats};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::table::{board_styles, drawing, panels};
use crate::tables::{Eyes, Names, table_id};
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Redirect};
use maud::{Markup, html};
use orrery_board::Part;
use orrery_core::Happening;
use orrery_table::{People, Position, Status};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub(crate) struct At {
    ply: Option<usize>,
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
    let (view, position) = app
        .at(&reader, move |tables| {
            let view = tables.people(&id, session, viewer)?;
            let plies = at.ply.unwrap_or(view.plies).min(view.plies);
            Ok((view, tables.position(&id, session, viewer, plies)?))
        })
        .await?;
    let names = Names::of(&reader, &view);
    let drawing = drawing(
        &names,
        &view.game,
        position.viewer,
        Some(&position.look),
        &[],
    );
    let styles = html! { @if drawing.is_some() { (board_styles(&view.game)) } };
    let title = reader.text("web-replay-of", &[("game", reader.game(&view.game).into())]);
    let body = html! {
        p { a href={ "/t/" (view.id) } { (reader.say("problem-back")) } }
        h1 { (title) }
        (controls(&reader, &view, &position, eyes.seat))
        @if let Some(last) = &position.last {
            section.box #told {
                h2 { (reader.text("web-replay-last", &[("name", names.seat(last.seat).into())])) }
                @if last.events.is_empty() { p.quiet { (reader.say("web-replay-quiet")) } }
                @for turn in turns(&last.events) {
                    ul {
                        @for event in turn {
                            li { (names.say(&event.phrase)) (layout::rules(&event.phrase.rules)) }
                        }
                    }
                }
            }
        }
        @match drawing {
            Some(drawing) => div.table.drawn data-game=(view.game) {
                @for Part { id, html } in drawing.parts { section id=(id) class=(id) { (html) } }
            },
            None => section #panels { (panels(&names, &position.look.panels())) },
        }
    };
    Ok(layout::framed(&reader, &title, &body, &styles))
}

/// What came of one choice, turn by turn: others without a seat may act before anybody decides again. A turn in
/// which nothing has happened yet is left out.
fn turns(events: &[Arc<Happening>]) -> impl Iterator<Item = &[Arc<Happening>]> {
    let turns = events.chunk_by(|_, next| next.begins.is_none());
    turns.filter(|turn| !matches!(turn, [only] if only.begins.is_some()))
}

fn controls(reader: &Reader, view: &People, position: &Position, seat: Option<u8>) -> Markup {
    let (ply, of) = (position.plies, position.of);
    let at = |ply: usize| {
        let seat = seat.map_or_else(String::new, |seat| format!("&seat={seat}"));
        format!("/t/{}/replay?ply={ply}{seat}", view.id)
    };
    let step = |key: &str, to: Option<usize>| {
        html! {
            @match to {
                Some(to) => a.button href=(at(to)) { (reader.say(key)) },
                None => span.button aria-disabled="true" { (reader.say(key)) },
            }
        }
    };
    let over = matches!(view.status, Status::Over { .. });
    html! {
        nav.row.replay aria-label=(reader.say("web-replay")) {
            (step("web-replay-first", (ply > 0).then_some(0)))
            (step("web-replay-back", ply.checked_sub(1)))
            (step("web-replay-next", (ply < of).then_some(ply + 1)))
            (step("web-replay-end", (ply < of).then_some(of)))
        }
        form.row method="get" {
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            label for="ply" {
                (reader.text("web-replay-ply", &[("ply", ply.into()), ("of", of.into())]))
            }
            input #ply.slider type="range" name="ply" min="0" max=(of) value=(ply);
            button { (reader.say("web-replay-go")) }
        }
        @if over && ply < of {
            details.box #continue {
                summary { (reader.say("web-continue")) }
                form.new method="post" action={ "/t/" (view.id) "/continue" } {
                    (layout::token(reader))
                    input type="hidden" name="ply" value=(ply);
                    fieldset {
                        legend { (reader.say("web-continue-seats")) }
                        @for seat in &view.seats { (seat_row(reader, seat.seat.number(), false)) }
                    }
                    button.main { (reader.say("web-new-start")) }
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

/// `GET /t/{id}/record` and `GET /api/tables/{id}/record`
pub(crate) async fn record(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let id = table_id(&id)?;
    let name = format!("attachment; filename=\"{id}.orrery\"");
    let record = app.at(&reader, move |tables| tables.record(&id)).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.to_string()))
}

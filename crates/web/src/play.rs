//! What people do at a table: choose, step back, close, play again.

use crate::App;
use crate::log::foreseen;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::{Names, table_id};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, post};
use orrery_core::Seat;
use orrery_table::{After, Back, TableError, TableId, Tables, Update, Visitor};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// What a form asks to be done at a table; it gives back the number of the last act, if it made one.
pub(crate) type Deed =
    Box<dyn FnOnce(&Tables, &TableId, &Visitor<'_>) -> Result<u64, TableError> + Send>;

/// The route of something people do at a table by a form.
pub(crate) fn deed(
    read: fn(&Arc<App>, &Posted) -> Result<Deed, Problem>,
) -> MethodRouter<Arc<App>> {
    post(
        move |reader: Reader, State(app): State<Arc<App>>, Path(id): Path<String>, form: Posted| async move {
            let deed = read(&app, &form)?;
            act(&app, &reader, &table_id(&id)?, deed).await
        },
    )
}

/// Does it, and leads back to the table: by a redirect, or for our script by a number.
pub(crate) async fn act(
    app: &App,
    reader: &Reader,
    id: &TableId,
    deed: Deed,
) -> Result<Response, Problem> {
    let (table, by) = (id.clone(), reader.clone());
    let done = app.at(reader, move |tables| deed(tables, &table, &by.visitor()));
    let seq = done.await.map_err(|problem| problem.back_to_table(id))?;
    Ok(back(reader, id, seq))
}

/// Back to the table.
fn back(reader: &Reader, id: &TableId, seq: u64) -> Response {
    if reader.json {
        Json(json!({ "seq": seq })).into_response()
    } else {
        Redirect::to(&format!("/t/{id}")).into_response()
    }
}

pub(crate) fn seq_of(form: &Posted) -> Result<u64, Problem> {
    let seq = form.get("seq").and_then(|seq| seq.parse().ok());
    seq.ok_or(Problem::BAD)
}

pub(crate) fn seat_of(form: &Posted) -> Result<Seat, Problem> {
    let number = form.get("seat").and_then(|seat| seat.parse().ok());
    number.and_then(Seat::from_number).ok_or(Problem::BAD)
}

/// Plays choices by the given means and counts them.
pub(crate) async fn choose(
    app: &App,
    reader: &Reader,
    play: impl FnOnce(&Tables) -> Result<Update, TableError> + Send + 'static,
) -> Result<Update, Problem> {
    let played = app.at(reader, play).await;
    Metrics::count(match played {
        Ok(_) => &app.metrics.choices,
        Err(_) => &app.metrics.refused,
    });
    played
}

/// No button sends more choices at once.
const TOGETHER: usize = 12;

/// `POST /t/{id}/play`: a choice, or several that belong together, such as a ship and where it goes.
pub(crate) async fn play(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let chosen: Vec<String> = match form.get("choice") {
        Some(choice) => vec![choice.to_owned()],
        None => {
            let choices = form.get("choices").ok_or(Problem::BAD)?;
            choices.split(';').map(str::to_owned).collect()
        }
    };
    if chosen.len() > TOGETHER {
        return Err(Problem::BAD);
    }
    let (table, session, seq) = (id.clone(), reader.secret(), seq_of(&form)?);
    let played = choose(&app, &reader, move |tables| {
        let chosen: Vec<&str> = chosen.iter().map(String::as_str).collect();
        tables.play_on(&table, session, seq, &chosen)
    });
    let played = played.await.map_err(|problem| problem.back_to_table(&id))?;
    Ok(back(&reader, &id, played.seq))
}

#[derive(Deserialize)]
pub(crate) struct Considered {
    seq: u64,
    choice: String,
}

/// `GET /t/{id}/foresee?seq=4&choice=…`: what is sure to come of a choice, for the script of the board.
pub(crate) async fn foresee(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(Considered { seq, choice }): Query<Considered>,
) -> Result<Html<String>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let (sure, table) = app
        .at(&reader, move |tables| {
            // While the page asked, the table went on: there is nothing left to foresee.
            let sure = match tables.foresee(&id, session, seq, &choice) {
                Err(TableError::Stale { .. }) => None,
                sure => Some(sure?),
            };
            Ok((sure, tables.people(&id, session, None)?))
        })
        .await?;
    let names = Names::of(&reader, &table);
    let told = sure.map(|sure| foreseen(&names, &table.game, &sure));
    Ok(Html(told.unwrap_or_default().into_string()))
}

/// `POST /t/{id}/undo`
pub(crate) fn undo(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seq = seq_of(form)?;
    let back = match form.get("back") {
        Some("turn") => Back::Turn,
        _ => Back::Step,
    };
    Ok(Box::new(move |tables, id, visitor| {
        Ok(tables.undo(id, visitor.session, seq, back)?.seq)
    }))
}

/// `POST /t/{id}/close`: whoever closes a table means it as it is now.
pub(crate) fn close(_: &Arc<App>, _: &Posted) -> Result<Deed, Problem> {
    Ok(Box::new(move |tables, id, visitor| {
        let seq = tables.people(id, visitor.session, None)?.seq;
        Ok(tables.close(id, visitor.session, seq)?.seq)
    }))
}

/// `POST /t/{id}/auto-end`
pub(crate) fn auto_end(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    let wish = form.get("wish") == Some("yes");
    Ok(Box::new(move |tables, id, visitor| {
        tables.set_auto_end(id, visitor.session, seat, wish)?;
        Ok(0)
    }))
}

/// Makes the table that follows another, or leads to the one that somebody has made already.
pub(crate) async fn follow(
    app: &Arc<App>,
    reader: &Reader,
    id: &str,
    after: After,
) -> Result<TableId, Problem> {
    let (id, session) = (table_id(id)?, reader.secret());
    let table = id.clone();
    let there = app.at(reader, move |tables| {
        tables.followed(&table, session, after)
    });
    if let Some(there) = there.await? {
        return Ok(there);
    }
    app.may_make(reader)?;
    let (links, by) = (Arc::clone(app), reader.clone());
    app.at(reader, move |tables| {
        let links = |id: &_, seat| links.link(id, seat, 0);
        match after {
            After::Rematch => tables.rematch(&id, by.visitor(), &links),
            After::Sequel => tables.sequel(&id, by.visitor(), &links),
        }
    })
    .await
}

/// `POST /t/{id}/rematch`, and `POST /t/{id}/sequel`: on to the next level of a campaign.
pub(crate) fn following(after: After) -> MethodRouter<Arc<App>> {
    post(
        move |reader: Reader, State(app): State<Arc<App>>, Path(id): Path<String>, _: Posted| async move {
            let new = follow(&app, &reader, &id, after).await?;
            Ok::<_, Problem>(Redirect::to(&format!("/t/{new}")))
        },
    )
}

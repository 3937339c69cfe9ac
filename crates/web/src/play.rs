//! What people do at a table: choose, step back, sit down, close, play again.

use crate::App;
use crate::layout;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::{Names, table_id};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, post};
use maud::html;
use orrery_core::Seat;
use orrery_table::{Back, Claim, Links, Secret, TableError, TableId, Tables, Update};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// What a form asks to be done at a table; it gives back the number of the last act, if it made one.
type Deed = Box<dyn FnOnce(&Tables, &TableId, Secret) -> Result<u64, TableError> + Send>;

/// The route of something people do at a table by a form.
pub(crate) fn deed(read: fn(&Posted) -> Result<Deed, Problem>) -> MethodRouter<Arc<App>> {
    post(
        move |reader: Reader, State(app): State<Arc<App>>, Path(id): Path<String>, form: Posted| async move {
            let deed = read(&form)?;
            act(&app, &reader, &table_id(&id)?, deed).await
        },
    )
}

/// Does it, and leads back to the table: by a redirect, or for our script by a number.
async fn act(app: &App, reader: &Reader, id: &TableId, deed: Deed) -> Result<Response, Problem> {
    let (table, session) = (id.clone(), reader.secret());
    let done = app.at(reader, move |tables| deed(tables, &table, session));
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

fn seq_of(form: &Posted) -> Result<u64, Problem> {
    let seq = form.get("seq").and_then(|seq| seq.parse().ok());
    seq.ok_or(Problem::BAD)
}

fn seat_of(form: &Posted) -> Result<Seat, Problem> {
    let number = form.get("seat").and_then(|seat| seat.parse().ok());
    number.and_then(Seat::from_number).ok_or(Problem::BAD)
}

/// Plays a choice and counts it.
pub(crate) async fn choose(
    app: &App,
    reader: &Reader,
    id: TableId,
    seq: u64,
    choice: String,
) -> Result<Update, Problem> {
    let session = reader.secret();
    let played = app
        .at(reader, move |tables| {
            tables.play(&id, session, seq, &choice)
        })
        .await;
    Metrics::count(match played {
        Ok(_) => &app.metrics.choices,
        Err(_) => &app.metrics.refused,
    });
    played
}

/// `POST /t/{id}/play`: a choice, or several that belong together, such as a ship and where it goes.
pub(crate) async fn play(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let chosen: Vec<&str> = match form.get("choice") {
        Some(choice) => vec![choice],
        None => form
            .get("choices")
            .ok_or(Problem::BAD)?
            .split(';')
            .collect(),
    };
    let mut seq = seq_of(&form)?;
    for choice in chosen {
        let played = choose(&app, &reader, id.clone(), seq, choice.to_owned()).await;
        seq = played.map_err(|problem| problem.back_to_table(&id))?.seq;
    }
    Ok(back(&reader, &id, seq))
}

#[derive(Deserialize)]
pub(crate) struct Considered {
    seq: u64,
    choice: String,
}

/// `GET /t/{id}/foresee?seq=4&choice=…`: what is sure to come of a choice, one sentence each.
pub(crate) async fn foresee(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(Considered { seq, choice }): Query<Considered>,
) -> Result<Json<Vec<String>>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let (sure, table) = app
        .at(&reader, move |tables| {
            // While the page asked, the table went on: there is nothing left to foresee.
            let sure = match tables.foresee(&id, session, seq, &choice) {
                Err(TableError::Stale { .. }) => Vec::new(),
                sure => sure?,
            };
            Ok((sure, tables.people(&id, session, None)?))
        })
        .await?;
    let names = Names::of(&reader, &table);
    Ok(Json(sure.iter().map(|phrase| names.say(phrase)).collect()))
}

/// `POST /t/{id}/undo`
pub(crate) fn undo(form: &Posted) -> Result<Deed, Problem> {
    let seq = seq_of(form)?;
    let back = match form.get("back") {
        Some("turn") => Back::Turn,
        _ => Back::Step,
    };
    Ok(Box::new(move |tables, id, session| {
        Ok(tables.undo(id, session, seq, back)?.seq)
    }))
}

/// `POST /t/{id}/close`
pub(crate) fn close(form: &Posted) -> Result<Deed, Problem> {
    let seq = seq_of(form)?;
    Ok(Box::new(move |tables, id, session| {
        Ok(tables.close(id, session, seq)?.seq)
    }))
}

/// `POST /t/{id}/auto-end`
pub(crate) fn auto_end(form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    let wish = form.get("wish") == Some("yes");
    Ok(Box::new(move |tables, id, session| {
        tables.set_auto_end(id, session, seat, wish)?;
        Ok(0)
    }))
}

/// `POST /t/{id}/sit`
pub(crate) fn sit(form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    let name = form.get("name").map(str::to_owned);
    Ok(Box::new(move |tables, id, session| {
        tables.claim(id, session, Claim::Open(seat), name.as_deref())?;
        Ok(0)
    }))
}

/// `GET /t/{id}/seat/{link}`: asks before sitting down, so that nobody sits who only looked.
pub(crate) async fn invitation(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((id, link)): Path<(String, String)>,
) -> Result<Html<String>, Problem> {
    let id = table_id(&id)?;
    let seat = (1..=4)
        .filter_map(Seat::from_number)
        .find(|&seat| app.link(&id, seat) == link)
        .ok_or(Problem::NOT_FOUND)?;
    let (table, session) = (id.clone(), reader.secret());
    let view = app
        .at(&reader, move |tables| tables.people(&table, session, None))
        .await?;
    let seat = view.seats.get(seat.index()).ok_or(Problem::NOT_FOUND)?;
    let game = reader.game(&view.game);
    let title = reader.text("web-invited", &[("game", game.into())]);
    let body = html! {
        h1 { (title) }
        p.lead { (reader.text("web-invited-seat", &[("name", seat.name.clone().into())])) }
        form.box method="post" {
            (layout::token(&reader))
            p {
                label for="name" { (reader.say("web-name")) } " "
                input #name name="name" maxlength=(orrery_table::MAX_NAME) placeholder=(seat.name);
            }
            button.main { (reader.say("web-sit")) }
            " " a.button href={ "/t/" (id) "?seat=0" } { (reader.say("web-watch")) }
        }
    };
    Ok(layout::page(&reader, &title, &body))
}

/// `POST /t/{id}/seat/{link}`
pub(crate) async fn accept(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((id, link)): Path<(String, String)>,
    form: Posted,
) -> Result<Response, Problem> {
    let name = form.get("name").map(str::to_owned);
    let deed: Deed = Box::new(move |tables, id, session| {
        tables.claim(id, session, Claim::Link(&link), name.as_deref())?;
        Ok(0)
    });
    act(&app, &reader, &table_id(&id)?, deed).await
}

/// How one table follows another: [`Tables::rematch`] or [`Tables::sequel`].
pub(crate) type Follow = fn(&Tables, &TableId, Secret, Links<'_>) -> Result<TableId, TableError>;

/// Makes the table that follows another.
pub(crate) async fn follow(
    app: &Arc<App>,
    reader: &Reader,
    id: &str,
    follow: Follow,
) -> Result<TableId, Problem> {
    let id = table_id(id)?;
    let (links, session) = (Arc::clone(app), reader.secret());
    app.at(reader, move |tables| {
        follow(tables, &id, session, &|id, seat| links.link(id, seat))
    })
    .await
}

/// `POST /t/{id}/rematch`, and `POST /t/{id}/sequel`: on to the next level of a campaign.
pub(crate) fn following(next: Follow) -> MethodRouter<Arc<App>> {
    post(
        move |reader: Reader, State(app): State<Arc<App>>, Path(id): Path<String>, _: Posted| async move {
            let new = follow(&app, &reader, &id, next).await?;
            Ok::<_, Problem>(Redirect::to(&format!("/t/{new}")))
        },
    )
}

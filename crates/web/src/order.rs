//! Keeping order: reporting what somebody said, and what the operator does about it.

use crate::App;
use crate::calendar::day;
use crate::layout;
use crate::operator::admit;
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::table_id;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_table::{MAX_TEXT, Report, TableError, Tables};
use serde::Deserialize;
use std::sync::Arc;

impl App {
    /// Lets a reader report something, unless others would not be heard any more.
    fn may_report(&self, reader: &Reader) -> Result<(), Problem> {
        let now = self.tables.clock().uptime();
        match self.reported.take(&reader.client, now) {
            true => Ok(()),
            false => Err(Problem::MANY),
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct About {
    message: Option<u64>,
}

/// `GET /t/{id}/report?message=3`: what is wrong with it.
pub(crate) async fn form(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(About { message }): Query<About>,
) -> Result<Html<String>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let table = id.clone();
    app.at(&reader, move |tables| tables.talk(&table, session))
        .await?;
    let title = reader.say("order-report");
    let body = html! {
        h1 { (title) }
        p { (reader.say("order-report-what")) }
        form.box method="post" action={ "/t/" (id) "/report" } {
            (layout::token(&reader))
            @if let Some(message) = message { input type="hidden" name="message" value=(message); }
            p {
                label for="why" { (reader.say("order-why")) } " "
                input #why name="why" required maxlength=(MAX_TEXT) autocomplete="off";
            }
            button.main { (reader.say("order-send")) }
            " " a.button href={ "/t/" (id) } { (reader.say("problem-back")) }
        }
    };
    Ok(layout::page(&reader, &title, &body))
}

/// `POST /t/{id}/report`
pub(crate) async fn report(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    app.may_report(&reader)?;
    let message = form.get("message").map(str::parse).transpose();
    let message = message.map_err(|_| Problem::BAD)?;
    let (table, why) = (id.clone(), form.get("why").unwrap_or("").to_owned());
    let done = app.at(&reader, move |tables| {
        tables.report(&table, session, message, &why)
    });
    done.await.map_err(|problem| problem.back_to_table(&id))?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// What the operator can do about a report, and without one.
pub(crate) fn part(reader: &Reader, reports: &[Report]) -> Markup {
    html! {
        h2 { (reader.say("order-reports")) }
        @if reports.is_empty() { p.quiet { (reader.say("order-nothing")) } }
        @for one in reports {
            section.box {
                p {
                    b { (one.name) } " "
                    @if let Some(tag) = &one.tag { span.quiet { "#" (tag) } " " }
                    (one.said)
                }
                p { (one.why) " " span.quiet { (day(reader, one.at)) } " " a href={ "/t/" (one.table) "?seat=0" } { (one.table) } }
                (deeds(reader, one))
            }
        }
        section.box {
            h3 { (reader.say("order-otherwise")) }
            form.row method="post" action="/operator" {
                (layout::token(reader))
                input name="table" maxlength="16" size="26" placeholder=(reader.say("order-table"))
                    aria-label=(reader.say("order-table"));
                button name="deed" value="close" { (reader.say("order-close")) }
                button name="deed" value="hide" { (reader.say("order-hide")) }
            }
            form.row method="post" action="/operator" {
                (layout::token(reader))
                input name="tag" maxlength="60" size="26" placeholder=(reader.say("invite-who")) aria-label=(reader.say("invite-who"));
                button name="deed" value="ban" { (reader.say("order-ban")) }
                button name="deed" value="unban" { (reader.say("order-unban")) }
            }
        }
    }
}

fn deeds(reader: &Reader, report: &Report) -> Markup {
    let tag = report.tag.as_ref();
    html! {
        form.row method="post" action="/operator" {
            (layout::token(reader))
            input type="hidden" name="report" value=(report.id);
            input type="hidden" name="table" value=(report.table);
            input type="hidden" name="message" value=(report.message);
            @if let Some(tag) = tag { input type="hidden" name="tag" value=(tag); }
            button name="deed" value="settle" { (reader.say("order-settle")) }
            @if report.message > 0 { button name="deed" value="unsay" { (reader.say("order-unsay")) } }
            button name="deed" value="close" { (reader.say("order-close")) }
            button name="deed" value="hide" { (reader.say("order-hide")) }
            @if tag.is_some() { button name="deed" value="ban" { (reader.say("order-ban")) } }
        }
    }
}

/// `POST /operator`: does something about it.
pub(crate) async fn act(
    reader: Reader,
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    form: Posted,
) -> Result<Redirect, Problem> {
    admit(&app, &headers)?;
    app.at(&reader, move |tables| order(tables, &form)).await?;
    Ok(Redirect::to("/operator"))
}

fn order(tables: &Tables, form: &Posted) -> Result<(), TableError> {
    let table = || {
        let id = form.get("table").unwrap_or("");
        id.parse().map_err(|_| TableError::NotFound)
    };
    let tag = || {
        let tag = form.get("tag").unwrap_or("");
        tag.rsplit('#').next().unwrap_or(tag).to_lowercase()
    };
    match form.get("deed").unwrap_or("") {
        "settle" => tables.settle_report(form.get("report").unwrap_or(""))?,
        "unsay" => {
            let message = form.get("message").and_then(|text| text.parse().ok());
            tables.unsay(&table()?, message.ok_or(TableError::NotFound)?)?;
        }
        "close" => tables.shut(&table()?)?,
        "hide" => tables.hide(&table()?)?,
        "ban" => tables.ban(&tag(), true)?,
        "unban" => tables.ban(&tag(), false)?,
        _ => return Err(TableError::NotFound),
    }
    Ok(())
}

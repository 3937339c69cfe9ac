//! Games that come from elsewhere: a record, pasted or in the fragment of a link, becomes a table. The fragment never leaves
//! the browser by itself; a script puts it into the form.

use crate::App;
use crate::assets;
use crate::layout;
use crate::new::{default_name, seat_kind, seat_row};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::scenario;
use axum::extract::State;
use axum::response::{Html, Redirect};
use maud::{Markup, html};
use orrery_core::{MAX_SEATS, Record};
use orrery_table::{NewSeat, SeatKind, TableId};
use std::sync::Arc;

/// `GET /bring`
pub(crate) async fn form(reader: Reader) -> Html<String> {
    let title = reader.say("bring-title");
    let body = html! {
        h1 { (title) }
        form.box method="post" action="/bring" data-bring {
            (layout::token(&reader))
            p { label for="record" { (reader.say("bring-record")) } }
            textarea #record name="record" rows="8" required spellcheck="false" {}
            fieldset {
                legend { (reader.say("bring-seats")) }
                @for number in 1..=MAX_SEATS as u8 { (seat_row(&reader, number, false, &Posted(Vec::new()))) }
            }
            p { button.main { (reader.say("bring-now")) } }
        }
    };
    let script = html! { script type="module" src=(assets::url("share.js")) {} };
    layout::framed(&reader, &title, &body, &script)
}

/// `POST /bring`
pub(crate) async fn bring(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Redirect, Problem> {
    let text = form.get("record").ok_or(Problem::BAD)?;
    let record = match (Record::parse(text), scenario::way(text)) {
        (Ok(record), _) => record,
        (Err(_), Some(way)) => return Ok(Redirect::to(&way)),
        (Err(error), None) => return Err(Problem::RECORD.because(error.to_string())),
    };
    let over = record.result.is_some();
    let seat = |(index, name): (usize, &String)| {
        let kind = form.get(&format!("seat-{}", index + 1)).and_then(seat_kind);
        let usual = if index == 0 || over {
            SeatKind::Here
        } else {
            SeatKind::Link
        };
        let given = form.get(&format!("name-{}", index + 1));
        let name = given.map_or_else(|| name.clone(), str::to_owned);
        let kind = if over { usual } else { kind.unwrap_or(usual) };
        match name.is_empty() {
            true => NewSeat {
                name: default_name(&reader, kind, index + 1),
                kind,
            },
            false => NewSeat { name, kind },
        }
    };
    let seats: Vec<NewSeat> = record.seats.iter().enumerate().map(seat).collect();
    app.may_make(&reader)?;
    let (links, by) = (Arc::clone(&app), reader.clone());
    let new = app.at(&reader, move |tables| {
        let links = |id: &_, seat| links.link(id, seat, 0);
        tables.bring(&record, by.visitor(), &seats, &links)
    });
    Ok(Redirect::to(&format!("/t/{}", new.await?)))
}

/// What stands in links before a packed text. Where there is no server, only the first page is a file that everybody
/// finds; it knows the way on.
fn before(reader: &Reader) -> String {
    let to = if reader.offline { "/#open:" } else { "/bring#" };
    format!("{}{to}", reader.origin)
}

/// The link to a packed text.
pub(crate) fn link(reader: &Reader, packed: &str) -> Markup {
    html! {
        details.share {
            summary.button.small { (layout::sign("link")) (reader.say("bring-share-board")) }
            input readonly value={ (before(reader)) (packed) } aria-label=(reader.say("bring-link"));
        }
    }
}

/// The way to pass a game on, or the position after so many choices: a script makes a link of its record.
pub(crate) fn share(reader: &Reader, table: &TableId, ply: Option<usize>) -> Markup {
    let record = format!("{}/t/{table}/record", reader.base);
    let ways = [
        (record.clone(), "bring-share"),
        (
            format!("{record}?ply={}", ply.unwrap_or_default()),
            "bring-share-board",
        ),
    ];
    html! {
        @for (record, words) in &ways[..1 + usize::from(ply.is_some())] {
            div.share data-share=(record) data-to=(before(reader)) hidden {
                button.small type="button" { (layout::sign("link")) (reader.say(words)) }
                input readonly hidden aria-label=(reader.say("bring-link"));
            }
        }
        script type="module" src=(assets::url("share.js")) {}
    }
}

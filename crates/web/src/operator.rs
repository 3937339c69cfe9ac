//! What the operator sees: whether all is well, numbers for a monitoring system, and a page. Whether all is well
//! everybody may know; the rest is behind a token.

use crate::App;
use crate::account;
use crate::layout;
use crate::order;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use data_encoding::BASE64;
use maud::html;
use orrery_outside::lock;
use orrery_table::{Secret, Size, Tables};
use orrery_text::number;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long an answer about health is good for: whoever asks often makes the disk write no more often.
const FRESH: Duration = Duration::from_secs(5);

/// When a write was last tried, and whether it succeeded.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Duration, bool)>>);

/// `GET /healthz`: whether a choice could be stored.
pub(crate) async fn healthz(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    let clock = app.tables.clock();
    let known = lock(&app.health.0).filter(|(at, _)| clock.since(*at) < FRESH);
    let well = match known {
        Some((_, well)) => well,
        None => {
            let well = app.blocking(Tables::probe).await?.is_ok();
            let before = lock(&app.health.0).replace((clock.uptime(), well));
            // The first answer is news only if it is a bad one.
            match (before.is_none_or(|(_, well)| well), well) {
                (true, false) => tracing::error!("nothing can be stored"),
                (false, true) => tracing::info!("everything can be stored again"),
                _ => {}
            }
            well
        }
    };
    Ok(match well {
        true => "ok\n".into_response(),
        false => {
            // A text of its own, not a page: programs read it.
            let kind = [(CONTENT_TYPE, "application/json")];
            let text = "{\"error\":{\"code\":\"store\",\"message\":\"Nothing can be stored.\"}}\n";
            (StatusCode::SERVICE_UNAVAILABLE, kind, text).into_response()
        }
    })
}

/// Lets the operator in, and tells everybody else that there is nothing, or that a token is needed.
pub(crate) fn admit(app: &App, headers: &HeaderMap) -> Result<(), Problem> {
    let token = app.settings.operator.ok_or(Problem::NOT_FOUND)?;
    let shown = headers
        .get(AUTHORIZATION)
        .and_then(|value| credential(value.to_str().ok()?));
    // Fingerprints are compared: how long that takes says nothing about the token.
    match shown.is_some_and(|shown| Secret::of(&shown) == token) {
        true => Ok(()),
        false => Err(Problem::OPERATOR),
    }
}

/// What programs send as it is, and browsers as the password of any user.
fn credential(header: &str) -> Option<String> {
    let (scheme, rest) = header.split_once(' ')?;
    if scheme.eq_ignore_ascii_case("bearer") {
        return Some(rest.trim().to_owned());
    }
    let pair = BASE64.decode(rest.trim().as_bytes()).ok()?;
    let pair = String::from_utf8(pair).ok()?;
    let (_, password) = pair.split_once(':')?;
    let basic = scheme.eq_ignore_ascii_case("basic");
    basic.then(|| password.to_owned())
}

/// `GET /metrics`
pub(crate) async fn metrics(
    reader: Reader,
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    admit(&app, &headers)?;
    let size = app.at(&reader, Tables::size).await?;
    let stats = app.tables.stats();
    let streams = app.streams.count().into();
    let waiting = stats.bots_waiting as u64;
    let free = size.free.unwrap_or(0);
    let gauges = [
        ("streams", "Streams that are open.", streams),
        ("tables", "Tables in the store.", size.tables),
        (
            "tables_unfinished",
            "Tables neither over nor closed.",
            size.unfinished,
        ),
        ("tables_loaded", "Tables in memory.", stats.loaded as u64),
        (
            "table_loads",
            "Tables replayed from the store.",
            stats.loads,
        ),
        ("table_appends", "Changes stored.", stats.appends),
        ("bot_choices", "Choices of bots.", stats.bot_choices),
        (
            "bot_failures",
            "Bots that came to no answer.",
            stats.bot_failures,
        ),
        (
            "bots_waiting",
            "Tables whose bot waits for a thread.",
            waiting,
        ),
        (
            "tables_deleted",
            "Abandoned tables deleted since the start.",
            stats.deleted,
        ),
        (
            "connections",
            "Connections that are open.",
            app.connections.count().into(),
        ),
        (
            "store_bytes",
            "What the store takes on the disk.",
            size.bytes,
        ),
        (
            "disk_free_bytes",
            "What is free on the disk of the store.",
            free,
        ),
    ];
    let kind = [(CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((kind, app.metrics.text(&gauges)).into_response())
}

/// `GET /operator`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Html<String>, Problem> {
    admit(&app, &headers)?;
    let (size, reports) = app
        .at(&reader, |tables| Ok((tables.size()?, tables.reports()?)))
        .await?;
    let title = reader.say("operator-title");
    let body = html! {
        h1 { (title) }
        table.numbers {
            @for (key, value) in rows(&app, &reader, size) {
                tr { th scope="row" { (reader.say(key)) } td { (value) } }
            }
        }
        p { a href="/metrics" { (reader.say("operator-metrics")) } }
        (order::part(&reader, &reports))
    };
    Ok(layout::framed(&reader, &title, &body, &account::head()))
}

fn rows(app: &App, reader: &Reader, size: Size) -> Vec<(&'static str, String)> {
    let stats = app.tables.stats();
    let uptime = app.tables.clock().uptime().as_secs();
    let (hours, minutes) = (uptime / 3600, uptime / 60 % 60);
    #[expect(clippy::cast_precision_loss, reason = "one decimal is shown")]
    let megabytes = |bytes: u64| match bytes as f64 / 1e6 {
        few if few < 1e4 => format!("{}\u{a0}MB", number(reader.lang, few, 1)),
        many => format!("{}\u{a0}GB", number(reader.lang, many / 1e3, 1)),
    };
    let free = size
        .free
        .map_or_else(|| reader.say("operator-unknown"), megabytes);
    vec![
        ("operator-version", env!("CARGO_PKG_VERSION").to_owned()),
        ("operator-uptime", format!("{hours}:{minutes:02}")),
        ("operator-tables", size.tables.to_string()),
        ("operator-unfinished", size.unfinished.to_string()),
        ("operator-loaded", stats.loaded.to_string()),
        ("operator-streams", app.streams.count().to_string()),
        ("operator-bots-waiting", stats.bots_waiting.to_string()),
        ("operator-bot-choices", stats.bot_choices.to_string()),
        ("operator-bot-failures", stats.bot_failures.to_string()),
        ("operator-store", megabytes(size.bytes)),
        ("operator-free", free),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_comes_from_programs_and_from_browsers() {
        let basic = format!("Basic {}", BASE64.encode(b"anybody:a:b"));
        assert_eq!(credential(&basic).as_deref(), Some("a:b"));
        assert_eq!(credential("bearer a:b").as_deref(), Some("a:b"));
        for wrong in [
            "",
            "a",
            "Basic",
            "Basic !",
            "Basic YQ==",
            "Digest YTpi",
            "Other a",
        ] {
            assert_eq!(credential(wrong), None, "{wrong}");
        }
    }
}

//! Live updates: one stream for each open page.
//!
//! A stream waits until the table changes, looks at it through the eyes of its reader, and sends what is
//! different on the page. It always sends the newest state: a slow reader skips what is no longer true
//! and holds up nobody. After a break the browser names the last number it saw and gets what it missed.

use crate::App;
use crate::limits::Stream as Permit;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::table::{parts, title};
use crate::tables::{Eyes, table_id};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, StreamExt as _, unfold};
use orrery_board::Part;
use orrery_core::Viewer;
use orrery_table::{TableId, Update};
use serde::Deserialize;
use serde_json::json;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use xxhash_rust::xxh3::xxh3_64;

#[derive(Deserialize)]
pub(crate) struct After {
    after: Option<u64>,
}

/// An open stream.
struct Live {
    app: Arc<App>,
    reader: Reader,
    id: TableId,
    viewer: Option<Viewer>,
    news: watch::Receiver<Update>,
    /// The last number the browser has.
    after: Option<u64>,
    /// Fingerprints of what the page shows.
    shown: HashMap<&'static str, u64>,
    _permit: Permit,
}

impl Live {
    async fn open(
        app: &Arc<App>,
        reader: &Reader,
        id: &str,
        viewer: Option<Viewer>,
        after: Option<u64>,
    ) -> Result<Self, Problem> {
        let id = table_id(id)?;
        let permit = app.streams.one(reader.client, app.settings.limits.streams);
        let permit = permit.ok_or(Problem::STREAMS)?;
        let (table, session) = (id.clone(), reader.secret());
        let news = app
            .at(reader, move |tables| {
                // Whoever may not look through these eyes is told so now.
                tables.view(&table, session, viewer, u64::MAX)?;
                tables.listen(&table)
            })
            .await?;
        Ok(Self {
            app: Arc::clone(app),
            reader: reader.clone(),
            id,
            viewer,
            news,
            after,
            shown: HashMap::new(),
            _permit: permit,
        })
    }

    /// Waits for news. `None` when the server stops.
    async fn wait(&mut self, first: bool) -> Option<Update> {
        let mut stop = self.app.stopping.subscribe();
        if *stop.borrow_and_update() {
            return None;
        }
        if !first {
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                _ = stop.changed() => return None,
            }
        }
        Some(*self.news.borrow_and_update())
    }

    /// What has changed on the page, if anything.
    async fn look(&mut self) -> Result<Option<Event>, Problem> {
        let (id, session, viewer) = (self.id.clone(), self.reader.secret(), self.viewer);
        let (app, reader) = (Arc::clone(&self.app), self.reader.clone());
        let (seq, title, page) = self
            .app
            .at(&self.reader, move |tables| {
                let view = tables.view(&id, session, viewer, 0)?;
                tables.saw(&id, session, view.seq)?;
                let title = title(&reader, &view);
                Ok((view.seq, title, parts(&app, &reader, &view)))
            })
            .await?;
        let mut changed = Vec::new();
        // People sit down without a number of their own, so that part is always sent.
        let knows = self.after == Some(seq) && self.shown.is_empty();
        for Part { id, html } in page {
            let html = html.into_string();
            let print = xxh3_64(html.as_bytes());
            let before = self.shown.insert(id, print);
            if before != Some(print) && (!knows || id == "seats") {
                changed.push(json!({"id": id, "html": html}));
            }
        }
        self.after = Some(seq);
        if changed.is_empty() {
            return Ok(None);
        }
        let data = json!({"seq": seq, "title": title, "fragments": changed});
        Metrics::count(&self.app.metrics.updates);
        Ok(Some(
            Event::default().id(seq.to_string()).data(data.to_string()),
        ))
    }
}

fn keep_alive<S>(stream: S) -> Sse<impl Stream<Item = Result<Event, Infallible>> + Send>
where
    S: Stream<Item = Result<Event, Infallible>> + Send + 'static,
{
    Sse::new(stream.fuse()).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
}

/// The number after which to go on: what the browser says when it comes back, or what the page says.
fn resume(headers: &HeaderMap, after: &After) -> Option<u64> {
    let last = headers.get("last-event-id");
    let last = last.and_then(|value| value.to_str().ok()?.parse().ok());
    last.or(after.after)
}

/// `GET /t/{id}/stream`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    Query(after): Query<After>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let after = resume(&headers, &after);
    let live = Live::open(&app, &reader, &id, eyes.viewer()?, after).await?;
    Ok(keep_alive(unfold(
        (live, true),
        |(mut live, mut first)| async move {
            loop {
                live.wait(first).await?;
                first = false;
                match live.look().await {
                    Ok(Some(event)) => return Some((Ok(event), (live, first))),
                    Ok(None) => {}
                    Err(_) => return None,
                }
            }
        },
    )))
}

/// `GET /api/tables/{id}/events`: only that there is something new, the same for everybody.
pub(crate) async fn api(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(after): Query<After>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let after = resume(&headers, &after);
    let live = Live::open(&app, &reader, &id, Some(Viewer::Spectator), after).await?;
    Ok(keep_alive(unfold(
        (live, true),
        |(mut live, mut first)| async move {
            loop {
                let update = live.wait(first).await?;
                let known = first && live.after == Some(update.seq);
                first = false;
                if !known {
                    let data = json!(update).to_string();
                    let event = Event::default().id(update.seq.to_string()).data(data);
                    Metrics::count(&live.app.metrics.updates);
                    return Some((Ok(event), (live, first)));
                }
            }
        },
    )))
}

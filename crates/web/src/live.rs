//! Live updates: one stream for each open page.
//!
//! A stream waits until the table changes, looks at it through the eyes of its reader, and sends what is
//! different on the page. It always sends the newest state: a slow reader skips what is no longer true
//! and holds up nobody. After a break the browser names the last number it saw and gets what it missed.

use crate::App;
use crate::gzip::Writer;
use crate::limits::Stream as Permit;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::sheet::{Printed, Shown, event};
use crate::table::{SEATS, people};
use crate::tables::{Eyes, Names, table_id};
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::stream::unfold;
use orrery_core::Viewer;
use orrery_table::{TableId, Update};
use serde::Deserialize;
use serde_json::json;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often a quiet stream shows that it is alive.
const ALIVE: Duration = Duration::from_secs(15);

/// About how long a stream waits for a store that is away.
const AGAIN: Duration = Duration::from_secs(1);

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
    stop: watch::Receiver<bool>,
    /// True until the first look.
    first: bool,
    /// True if the store was away at the last look.
    away: bool,
    /// The last number the browser has.
    after: Option<u64>,
    /// What the page shows, and the number of change of the sheet it comes from, if others see the same.
    shown: Shown,
    shared: Option<u64>,
    writer: Writer,
    _permit: Permit,
}

/// Why a stream goes on.
enum Wake {
    News(Update),
    Quiet,
    Over,
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
                tables.people(&table, session, viewer)?;
                tables.listen(&table)
            })
            .await?;
        Ok(Self {
            app: Arc::clone(app),
            reader: reader.clone(),
            id,
            viewer,
            news,
            stop: app.stopping.subscribe(),
            first: true,
            away: false,
            after,
            shown: Shown::default(),
            shared: None,
            writer: Writer::new(reader.gzip),
            _permit: permit,
        })
    }

    /// Waits for news; the first look needs none.
    async fn wait(&mut self) -> Wake {
        // Without a server a stream is one look; whoever wants another one is told when.
        let looked = self.app.settings.offline && (self.away || !self.first);
        if *self.stop.borrow_and_update() || looked {
            return Wake::Over;
        }
        if self.away {
            tokio::select! {
                () = tokio::time::sleep(again()) => {}
                _ = self.stop.changed() => return Wake::Over,
            }
        } else if !self.first {
            tokio::select! {
                changed = self.news.changed() => if changed.is_err() { return Wake::Over },
                _ = self.stop.changed() => return Wake::Over,
                () = tokio::time::sleep(ALIVE) => return Wake::Quiet,
            }
        }
        Wake::News(*self.news.borrow_and_update())
    }

    /// A device that was signed out from elsewhere hears nothing more.
    async fn still_signed_in(&self) -> Result<(), Problem> {
        if self.reader.account.is_none() {
            return Ok(());
        }
        let session = self.reader.device_secret();
        let account = self
            .app
            .at(&self.reader, move |tables| tables.account(session))
            .await?;
        account.map(drop).ok_or(Problem::SIGNED_OUT)
    }

    /// What has changed on the page, if anything.
    async fn look(&mut self) -> Result<Option<Bytes>, Problem> {
        self.reader = self
            .reader
            .afresh(&self.app)
            .map_err(|_| Problem::INTERNAL)?;
        self.still_signed_in().await?;
        let (id, session, viewer) = (self.id.clone(), self.reader.secret(), self.viewer);
        let table = self.app.at(&self.reader, move |tables| {
            let table = tables.people(&id, session, viewer)?;
            tables.saw(&id, session, table.seq)?;
            Ok((table, tables.talk(&id, session)?))
        });
        let (table, talk) = table.await?;
        let sheet = self.app.sheet(&self.reader, &table).await?;
        let names = Names::of(&self.reader, &table);
        let people = people(&self.app, &names, &table, &talk).into_string();
        let people = Printed::new(&self.reader, SEATS, people);
        let shared = sheet.shared.then_some(sheet.change);
        let knows = self.after == Some(sheet.seq) && self.shown.is_empty();
        let mut out = Vec::new();
        match (self.shared, shared) {
            (Some(from), Some(_)) => {
                let update = sheet.shared_update(from, &mut self.shown);
                out.extend(update.map(|piece| self.writer.share(&piece)));
            }
            _ => {
                let update = sheet.update(&mut self.shown).filter(|_| !knows);
                out.extend(update.map(|text| self.writer.write(&text)));
            }
        }
        // People sit down without a number of their own, so that part is always sent.
        if self.shown.replace(&people) {
            let text = event(&sheet, &[&people]);
            out.push(self.writer.write(&text));
        }
        (self.after, self.shared) = (Some(sheet.seq), shared);
        if out.is_empty() {
            return Ok(None);
        }
        Metrics::count(&self.app.metrics.updates);
        Ok(Some(match <[Bytes; 1]>::try_from(out) {
            Ok([one]) => one,
            Err(several) => several.concat().into(),
        }))
    }

    /// Where the table stands now, unless the browser knows it.
    fn number(&mut self, update: Update) -> Option<Bytes> {
        if self.first && self.after == Some(update.seq) {
            return None;
        }
        Metrics::count(&self.app.metrics.updates);
        let text = format!("id: {}\ndata: {}\n\n", update.seq, json!(update));
        Some(self.writer.write(&text))
    }
}

/// How long to wait for a store that is away: never the same, so that not all come back in one moment.
fn again() -> Duration {
    AGAIN.mul_f64(0.5 + (orrery_outside::number().unwrap_or(500) % 1000) as f64 / 1000.0)
}

/// What a stream sends: see [`page`] and [`api`].
#[derive(Clone, Copy)]
enum What {
    Parts,
    Numbers,
}

fn stream(live: Live, what: What) -> Response {
    let gzip = live.reader.gzip;
    let chunks = unfold(live, move |mut live| async move {
        loop {
            let bytes = match (live.wait().await, what) {
                (Wake::Over, _) => return None,
                (Wake::Quiet, _) => Some(live.writer.write(":\n\n")),
                (Wake::News(_), What::Parts) => match live.look().await {
                    Ok(bytes) => {
                        live.away = false;
                        bytes
                    }
                    Err(problem) if problem.status == StatusCode::SERVICE_UNAVAILABLE => {
                        live.away = true;
                        Some(live.writer.write(":\n\n"))
                    }
                    Err(_) => return None,
                },
                (Wake::News(update), What::Numbers) => live.number(update),
            };
            live.first = false;
            if let Some(bytes) = bytes {
                return Some((Ok::<_, Infallible>(bytes), live));
            }
        }
    });
    Writer::answer(gzip, Body::from_stream(chunks))
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
) -> Result<Response, Problem> {
    let after = resume(&headers, &after);
    let live = Live::open(&app, &reader, &id, eyes.viewer()?, after).await?;
    Ok(stream(live, What::Parts))
}

/// `GET /api/tables/{id}/events`: only that there is something new, the same for everybody.
pub(crate) async fn api(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(after): Query<After>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let after = resume(&headers, &after);
    let live = Live::open(&app, &reader, &id, Some(Viewer::Spectator), after).await?;
    Ok(stream(live, What::Numbers))
}

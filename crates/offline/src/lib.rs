//! The edition without a server: the router of `orrery-web`, called from a service worker.
//!
//! | module | owns |
//! |---|---|
//! | (here) | [`Site`]: a request in, an answer out, and what has to be written down before it is given |
//! | `jar` | cookies, which a service worker neither sees nor sets |
//!
//! What scripts call is in `crates/door`; what surrounds it, the service worker and the pages' own scripts, is in `site/`. Deliberately absent: pages, rules,
//! a way to write anything down.

mod jar;

use axum::Router;
use axum::body::Body;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Request};
use futures_util::FutureExt as _;
use http_body_util::BodyExt as _;
use jar::Jar;
use orrery_core::Record;
use orrery_games::{GAMES, entries};
use orrery_table::{
    Change, Config, Found, JournalStore, Secret, Store, StoreError, Tables, Task, Thinker,
};
use orrery_web::session::Key;
use orrery_web::{App, Base, Limits, Settings, TriedTurn};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt as _;

/// How long a bot may think: as on a server, which is twice as fast.
const BOT_TIME: Duration = Duration::from_secs(4);

/// The names of what is kept beside the rows.
const KEY: &str = "key";
const JAR: &str = "jar";

/// What a script asks for.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Call {
    /// Opens the site, with everything that was written down.
    Open {
        base: String,
        rows: Vec<(String, u64, String)>,
        kept: BTreeMap<String, String>,
    },
    /// A request of a page.
    Ask(Asked),
    /// The next thing to think about; `fresh` if nobody thinks about what was taken before.
    Task { fresh: bool },
    /// Whether anybody still wants to know what comes of it.
    Wanted { task: Work },
    /// What came of it.
    Found { task: Work, found: Value },
    /// Thinks: the only thing that needs no site.
    Think { task: Work },
    /// Takes in tables from the rows of another place, and what was remembered there.
    Import {
        rows: Vec<(String, u64, String)>,
        #[serde(default)]
        jar: String,
    },
    /// Replays a record and says where it ends.
    Replay { record: String },
}

/// Something to think about: at a table, or a turn that was tried in a puzzle.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Work {
    Table(Box<Task>),
    Turn(TriedTurn),
}

/// A request of a page.
#[derive(Deserialize)]
struct Asked {
    method: String,
    /// With the base and the query.
    path: String,
    headers: Vec<(String, String)>,
    body: String,
}

/// An answer: what is said about it, and its bytes.
#[derive(Serialize, Default)]
struct Said {
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<u16>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    headers: Vec<(String, String)>,
    /// What has to be written down before the answer is given.
    changes: Vec<Change>,
    kept: BTreeMap<&'static str, String>,
    /// Tables at which something has changed.
    news: Vec<String>,
    #[serde(skip_serializing_if = "Value::is_null")]
    value: Value,
}

/// What scripts call, and what it remembers from call to call.
#[derive(Default)]
pub struct Offline {
    site: Option<Site>,
    thinker: Thinker,
}

impl Offline {
    /// Does what the JSON text asks for. The answer is the length of its head in four bytes, the head in JSON, and
    /// the body.
    #[inline(never)] // into the door, where everything is made quick rather than small
    pub fn call(&mut self, text: &[u8]) -> Vec<u8> {
        let done = match serde_json::from_slice(text) {
            Ok(call) => self.act(call),
            Err(error) => Err(error.to_string()),
        };
        let (said, body) = done.unwrap_or_else(|problem| {
            let value = json!({ "problem": problem });
            (
                Said {
                    value,
                    ..Said::default()
                },
                Vec::new(),
            )
        });
        let head = serde_json::to_vec(&said).unwrap_or_default();
        [&(head.len() as u32).to_le_bytes()[..], &head, &body].concat()
    }

    fn act(&mut self, call: Call) -> Result<(Said, Vec<u8>), String> {
        let value = match call {
            Call::Open { base, rows, kept } => {
                let site = Site::open(&base, rows, &kept)?;
                let said = site.said();
                self.site = Some(site);
                return Ok((said, Vec::new()));
            }
            Call::Think { task } => {
                let seed = orrery_outside::number().map_err(|error| error.to_string())?;
                match task {
                    Work::Table(task) => json!(self.thinker.think(&task, seed)),
                    // Nothing would be a page that was left.
                    Work::Turn(turn) => turn
                        .judge()
                        .map_or_else(|| json!({"is": "nothing"}), |loss| json!(loss)),
                }
            }
            Call::Replay { record } => {
                let record =
                    Record::from_bytes(record.as_bytes()).map_err(|error| error.to_string())?;
                let end = record.position(&entries(), record.plies.len());
                let end = end.map_err(|error| error.to_string())?;
                json!(format!("{:016x}", end.hash()))
            }
            call => {
                let site = self.site.as_mut().ok_or("the site is not open")?;
                return site.act(call);
            }
        };
        Ok((
            Said {
                value,
                ..Said::default()
            },
            Vec::new(),
        ))
    }
}

/// The pages and the tables of one browser.
struct Site {
    store: Arc<JournalStore>,
    tables: Tables,
    app: Arc<App>,
    router: Router,
    jar: Jar,
    /// Kept values that are not written down yet.
    fresh: BTreeMap<&'static str, String>,
}

impl Site {
    fn open(
        base: &str,
        rows: Vec<(String, u64, String)>,
        kept: &BTreeMap<String, String>,
    ) -> Result<Self, String> {
        let base: Base = base.parse().map_err(|error| format!("{error}"))?;
        let mut fresh = BTreeMap::new();
        let key = kept.get(KEY).and_then(|text| Key::of(&unhex(text)?));
        let key = match key {
            Some(key) => key,
            None => {
                let key = Key::random().map_err(|error| error.to_string())?;
                fresh.insert(KEY, hex(key.bytes()));
                key
            }
        };
        let jar = kept.get(JAR).map(|text| Jar::of(text)).unwrap_or_default();
        let store = Arc::new(JournalStore::open(rows));
        let config = Config {
            tables_per_session: usize::MAX,
            unattended: usize::MAX,
            abandoned: None,
            bot_threads: 0,
            bot_time: BOT_TIME,
            // A browser has little memory, and loading is quick.
            loaded: 8,
            ..Config::default()
        };
        let tables = Tables::open(Arc::clone(&store) as Arc<dyn Store>, GAMES, config);
        let tables = tables.map_err(|error| error.to_string())?;
        let settings = Settings {
            base,
            limits: Limits {
                requests: 1_000_000,
                tables: 1_000_000,
                messages: 1_000_000,
                body: 1 << 20,
                ..Limits::default()
            },
            offline: true,
            ..Settings::default()
        };
        let app = App::new(settings, key, tables.clone());
        Ok(Self {
            store,
            tables,
            router: orrery_web::app(Arc::clone(&app)),
            app,
            jar,
            fresh,
        })
    }

    /// What there is to write down and to tell.
    fn said(&self) -> Said {
        let changes = self.store.changes();
        let mut news: Vec<String> = changes
            .iter()
            .filter_map(|change| match change {
                Change::Add { table, .. } | Change::Remove { table } => Some(table.clone()),
                Change::Put { .. } => None,
            })
            .collect();
        news.dedup();
        Said {
            changes,
            kept: self.fresh.clone(),
            news,
            ..Said::default()
        }
    }

    fn telling(&self, value: Value) -> (Said, Vec<u8>) {
        let said = self.said();
        (Said { value, ..said }, Vec::new())
    }

    fn act(&mut self, call: Call) -> Result<(Said, Vec<u8>), String> {
        self.fresh.clear();
        match call {
            Call::Ask(asked) => self.ask(asked),
            Call::Task { fresh } => {
                if fresh {
                    self.tables
                        .recall_tasks()
                        .map_err(|error| error.to_string())?;
                }
                let task = self.tables.task().map(|task| Work::Table(Box::new(task)));
                let value = json!(task.or_else(|| self.app.tried_turn().map(Work::Turn)));
                Ok(self.telling(value))
            }
            Call::Wanted { task } => {
                let value = json!(match task {
                    Work::Table(task) => self.tables.wants(&task),
                    Work::Turn(_) => true,
                });
                Ok(self.telling(value))
            }
            Call::Found { task, found } => Ok((self.found(&task, found), Vec::new())),
            Call::Import { rows, jar } => {
                let (taken, known, damaged) = self.import(rows)?;
                if self.jar.take_in(&Jar::of(&jar)) {
                    self.fresh.insert(JAR, self.jar.text());
                }
                let value = json!({"taken": taken, "known": known, "damaged": damaged});
                Ok(self.telling(value))
            }
            Call::Open { .. } | Call::Think { .. } | Call::Replay { .. } => {
                Err("not here".to_owned())
            }
        }
    }

    /// What came of something that was thought about; whatever cannot be read is nothing.
    fn found(&self, task: &Work, found: Value) -> Said {
        let changed = match task {
            Work::Table(task) => {
                let found = serde_json::from_value(found).unwrap_or(Found::Nothing);
                let told = self.tables.found(task, found);
                told.is_ok_and(|told| told).then(|| task.table.to_string())
            }
            Work::Turn(turn) => {
                self.app
                    .judged_turn(turn, serde_json::from_value(found).ok());
                Some(turn.address())
            }
        };
        let mut said = self.said();
        if let Some(changed) = changed.filter(|changed| !said.news.contains(changed)) {
            said.news.push(changed);
        }
        said
    }

    fn ask(&mut self, asked: Asked) -> Result<(Said, Vec<u8>), String> {
        let mut request = Request::builder()
            .method(asked.method.as_str())
            .uri(&asked.path);
        for (name, value) in &asked.headers {
            request = request.header(name, value);
        }
        if let Some(cookies) = self.jar.header() {
            request = request.header(COOKIE, cookies);
        }
        let request = request
            .body(Body::from(asked.body))
            .map_err(|error| error.to_string())?;
        let answer = self.router.clone().oneshot(request).now_or_never();
        let answer = answer.ok_or("the answer is not there")?;
        let (parts, body) = answer.unwrap_or_else(|never| match never {}).into_parts();
        let body = body
            .collect()
            .now_or_never()
            .ok_or("the answer has no end")?;
        let body = body.map_err(|error| error.to_string())?.to_bytes();
        let cookies = parts.headers.get_all(SET_COOKIE).iter();
        let mut changed = false;
        for cookie in cookies.filter_map(|cookie| cookie.to_str().ok()) {
            changed |= self.jar.set(cookie);
        }
        if changed {
            self.fresh.insert(JAR, self.jar.text());
        }
        let mut said = Said {
            status: Some(parts.status.as_u16()),
            headers: texts(&parts.headers),
            ..self.said()
        };
        // Whoever thinks is told that there is something, such as a hint that is due now that somebody looks; it is nothing
        // that a page would show.
        let due = self.tables.stats().bots_waiting > 0 || self.app.tried_turn().is_some();
        if said.news.is_empty() && due {
            said.news.push(String::new());
        }
        Ok((said, body.to_vec()))
    }

    /// Takes in tables that are not here: whoever brings them has the seats of people. How many were taken in, were
    /// here already, and could not be read.
    fn import(
        &mut self,
        rows: Vec<(String, u64, String)>,
    ) -> Result<(usize, usize, usize), String> {
        let from = JournalStore::open(rows);
        let told = |error: StoreError| error.to_string();
        let me = self
            .jar
            .get("orrery")
            .and_then(|cookie| cookie.split('.').next());
        let me = Secret::of(me.ok_or("open a page first")?);
        for pack in from.packs().map_err(told)? {
            self.store
                .keep_pack(&pack.game, &pack.id, &pack.files)
                .map_err(told)?;
        }
        let (mut taken, mut known, mut refused) = (0, 0, 0);
        for id in from.ids(None, usize::MAX).map_err(told)? {
            let Some(mut stored) = from.load(&id).map_err(told)? else {
                continue;
            };
            stored.table.host = me;
            for holder in &mut stored.holders {
                holder.session = me;
            }
            match self.store.create(stored) {
                Ok(()) => taken += 1,
                Err(error) => {
                    match error {
                        StoreError::Taken => known += 1,
                        _ => refused += 1,
                    }
                    continue;
                }
            }
            if let Some(analysis) = from.analysis(&id).map_err(told)? {
                self.store.keep_analysis(&id, &analysis).map_err(told)?;
            }
        }
        self.tables
            .recall_tasks()
            .map_err(|error| error.to_string())?;
        Ok((taken, known, refused + from.damaged().len()))
    }
}

fn texts(headers: &HeaderMap<HeaderValue>) -> Vec<(String, String)> {
    let text = |(name, value): (&axum::http::HeaderName, &HeaderValue)| {
        Some((name.to_string(), value.to_str().ok()?.to_owned()))
    };
    let ours = headers.iter().filter(|(name, _)| **name != SET_COOKIE);
    ours.filter_map(text).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let byte = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(byte).collect()
}

//! A server in the test's own process, with a real SQLite file, and people who visit it.
#![allow(dead_code, reason = "every test uses another part of the kit")]

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderMap, Method, Request};
use futures_util::StreamExt as _;
use http_body_util::BodyExt as _;
use orrery_core::{Match, OptionsError, Record};
use orrery_games::{GAMES, GameEntry, entries};
use orrery_notice::{PushKey, Reach, Smtp};
use orrery_table::{Config, Secret, SqliteStore, Tables};
use orrery_web::session::Key;
use orrery_web::{App, Base, Limits, Notices, Outgoing, Settings, app};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::thread::JoinHandle;
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tower::ServiceExt as _;

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().unwrap());

/// What opens the pages of the operator.
pub const OPERATOR: &str = "a token for tests";

/// Limits that no test reaches by accident.
pub fn generous() -> Settings {
    Settings {
        demo: true,
        proxies: 0,
        base: Base::default(),
        operator: Some(Secret::of(OPERATOR)),
        offline: false,
        folder: None,
        limits: Limits {
            requests: 1_000_000,
            streams: 1000,
            tables: 100_000,
            messages: 100_000,
            watchers: 100_000,
            entries: 100_000,
            letters: 100_000,
            letters_to: 100_000,
            ..Limits::default()
        },
    }
}

pub fn open(dir: &Path, settings: Settings, games: &'static [GameEntry]) -> Arc<App> {
    let config = Config {
        tables_per_session: 100_000,
        packs: Some(dir.join("packs")),
        analysis: 200, // positions for a turn: nobody waits for more here
        ..Config::default()
    };
    open_with(dir, settings, games, config)
}

fn open_with(
    dir: &Path,
    settings: Settings,
    games: &'static [GameEntry],
    config: Config,
) -> Arc<App> {
    let key = Key::load(&dir.join("key")).unwrap();
    let store = SqliteStore::open(&dir.join("orrery.db")).unwrap();
    let tables = Tables::open(Arc::new(store), games, config).unwrap();
    App::new(settings, key, tables)
}

fn open_writing(
    dir: &Path,
    settings: Settings,
    games: &'static [GameEntry],
    post: &str,
    url: String,
) -> Arc<App> {
    let key = Key::load(&dir.join("key")).unwrap();
    let store = SqliteStore::open(&dir.join("orrery.db")).unwrap();
    let tables = Tables::open(Arc::new(store), games, Config::default()).unwrap();
    let notices = Notices::new(Outgoing {
        url: Some(url),
        smtp: Some(Smtp::parse(post, "orrery@example.org").unwrap()),
        push: Some(PushKey::generate().unwrap()),
        push_hosts: Vec::new(),
        hooks: vec!["127.0.0.1".to_owned()],
        reach: Reach { inside: true },
    });
    App::telling(settings, key, tables, notices.unwrap())
}

/// How a game starts: see [`orrery_core::Entry::start`].
pub type Start = fn(&Value, u64) -> Result<Box<dyn Match>, OptionsError>;

/// All games, but some of them begin with another position.
pub fn beginning(otherwise: &[(&str, Start)]) -> &'static [GameEntry] {
    let mut games = GAMES.to_vec();
    for game in &mut games {
        if let Some((_, start)) = otherwise.iter().find(|(id, _)| *id == game.id()) {
            game.core.start = *start;
        }
    }
    games.leak()
}

/// All games; SETI and Kepler-3042 begin late in a game for four.
pub fn late_games() -> &'static [GameEntry] {
    fn late(record: &[u8]) -> Result<Box<dyn Match>, OptionsError> {
        let record = Record::from_bytes(record).unwrap();
        let late = record.plies.len() * 2 / 3;
        Ok(record.position(&entries(), late).unwrap())
    }
    const SETI: &[u8] = include_bytes!("../../../../records/seti/4p-mascamites-centaurians.orrery");
    const KEPLER: &[u8] = include_bytes!("../../../../records/kepler/4p-standard-placed.orrery");
    beginning(&[("seti", |_, _| late(SETI)), ("kepler", |_, _| late(KEPLER))])
}

/// The routes of a server, without a network.
pub struct Site {
    router: Option<Router>,
    settings: Settings,
    games: &'static [GameEntry],
    dir: TempDir,
}

impl Site {
    pub fn new() -> Self {
        Self::with(generous())
    }

    pub fn with(settings: Settings) -> Self {
        Self::open(settings, GAMES)
    }

    pub fn open(settings: Settings, games: &'static [GameEntry]) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let router = Some(app(open(dir.path(), settings, games)));
        Self {
            router,
            settings,
            games,
            dir,
        }
    }

    /// One whose tables have other limits.
    pub fn limited(config: Config) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let settings = generous();
        Self {
            router: Some(app(open_with(dir.path(), settings, GAMES, config))),
            settings,
            games: GAMES,
            dir,
        }
    }

    /// One that sends notices when it is told to, and what it is told by.
    pub fn telling(wanted: Outgoing, config: Config) -> (Self, Arc<App>) {
        Self::telling_with(generous(), wanted, config)
    }

    /// The same with other settings.
    pub fn telling_with(settings: Settings, wanted: Outgoing, config: Config) -> (Self, Arc<App>) {
        let dir = tempfile::tempdir().unwrap();
        let key = Key::load(&dir.path().join("key")).unwrap();
        let store = SqliteStore::open(&dir.path().join("orrery.db")).unwrap();
        let tables = Tables::open(Arc::new(store), GAMES, config).unwrap();
        let notices = Notices::new(wanted).unwrap();
        let state = App::telling(settings, key, tables, notices);
        let site = Self {
            router: Some(app(Arc::clone(&state))),
            settings,
            games: GAMES,
            dir,
        };
        (site, state)
    }

    /// Where its data packs lie.
    pub fn packs(&self) -> PathBuf {
        self.dir.path().join("packs")
    }

    /// Stops and starts again with the same files.
    pub fn restart(&mut self) {
        self.router = None;
        self.router = Some(app(open(self.dir.path(), self.settings, self.games)));
    }

    pub fn person(&self) -> Person {
        Person {
            jar: BTreeMap::new(),
            token: None,
            lang: "en",
        }
    }

    pub fn send(&self, request: Request<Body>) -> (u16, HeaderMap, BodyDataStream) {
        let router = self.router.clone().unwrap();
        let answer = RUNTIME.block_on(router.oneshot(request)).unwrap();
        let (parts, body) = answer.into_parts();
        (
            parts.status.as_u16(),
            parts.headers,
            body.into_data_stream(),
        )
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    /// Bytes of the body as they were sent.
    pub size: usize,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub fn location(&self) -> &str {
        self.headers["location"].to_str().unwrap()
    }

    #[track_caller]
    pub fn ok(self) -> Self {
        assert!(self.status < 400, "{} {}", self.status, self.body);
        self
    }
}

/// Somebody with a browser of their own.
#[derive(Clone)]
pub struct Person {
    pub jar: BTreeMap<String, String>,
    token: Option<String>,
    pub lang: &'static str,
}

impl Person {
    pub fn request(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Request<Body> {
        let cookies: Vec<String> = self.jar.iter().map(|(k, v)| format!("{k}={v}")).collect();
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "orrery.test")
            .header("accept-language", self.lang)
            .header("cookie", cookies.join("; "));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Body::from(body)).unwrap()
    }

    pub fn send(&mut self, site: &Site, request: Request<Body>) -> Answer {
        let (status, headers, body) = site.send(request);
        for cookie in headers.get_all("set-cookie") {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            let before = self.jar.insert(name.to_owned(), value.to_owned());
            if name == "orrery" && before.as_deref() != Some(value) {
                self.token = None;
            }
        }
        let bytes = RUNTIME
            .block_on(Body::from_stream(body).collect())
            .unwrap()
            .to_bytes();
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Answer {
            status,
            headers,
            size: bytes.len(),
            body,
        }
    }

    pub fn get(&mut self, site: &Site, path: &str) -> Answer {
        let request = self.request(Method::GET, path, &[], String::new());
        self.send(site, request)
    }

    /// A page that is for the operator.
    pub fn operate(&mut self, site: &Site, path: &str) -> Answer {
        let bearer = format!("Bearer {OPERATOR}");
        let headers = [("authorization", bearer.as_str())];
        let request = self.request(Method::GET, path, &headers, String::new());
        self.send(site, request)
    }

    /// The token that forms carry, from the home page.
    pub fn token(&mut self, site: &Site) -> String {
        if self.token.is_none() {
            let home = format!("{}/", site.settings.base);
            let page = self.get(site, &home).ok().body;
            let rest = page.split_once("name=\"token\" value=\"").unwrap().1;
            self.token = Some(rest.split('"').next().unwrap().to_owned());
        }
        self.token.clone().unwrap()
    }

    /// Fills in a form of ours.
    pub fn post(&mut self, site: &Site, path: &str, fields: &[(&str, &str)]) -> Answer {
        let token = self.token(site);
        let mut body = format!("token={token}");
        for (name, value) in fields {
            body += &format!("&{name}={}", encode(value));
        }
        self.post_raw(site, path, &[], body)
    }

    pub fn post_raw(
        &mut self,
        site: &Site,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Answer {
        let form = [("content-type", "application/x-www-form-urlencoded")];
        let request = self.request(Method::POST, path, &[&form, headers].concat(), body);
        self.send(site, request)
    }

    pub fn post_json(&mut self, site: &Site, path: &str, body: &Value) -> Answer {
        let headers = [("content-type", "application/json")];
        let request = self.request(Method::POST, path, &headers, body.to_string());
        self.send(site, request)
    }

    /// Opens a stream of updates.
    pub fn listen(&mut self, site: &Site, path: &str, last: Option<&str>) -> Result<Feed, u16> {
        let last = last.map(|last| ("last-event-id", last));
        self.listen_with(site, path, last.as_slice())
    }

    pub fn listen_with(
        &mut self,
        site: &Site,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<Feed, u16> {
        let request = self.request(Method::GET, path, headers, String::new());
        match site.send(request) {
            (200, _, body) => Ok(Feed {
                body,
                text: String::new(),
            }),
            (status, ..) => Err(status),
        }
    }

    /// Starts a game and gives back the id of its table.
    pub fn start(&mut self, site: &Site, fields: &[(&str, &str)]) -> String {
        let answer = self.post(site, "/new", fields);
        assert_eq!(answer.status, 303, "{}", answer.body);
        answer.location().split('/').nth(2).unwrap().to_owned()
    }

    /// Sits down with the link on somebody's page.
    pub fn accept(&mut self, site: &Site, link: &str) {
        let path = &link[link.find("/t/").unwrap()..];
        self.get(site, path).ok();
        assert_eq!(self.post(site, path, &[]).status, 303);
    }
}

/// A stream of updates.
pub struct Feed {
    body: BodyDataStream,
    text: String,
}

impl Feed {
    /// How many bytes come before the stream is quiet for a moment; the first of them may take its time.
    pub fn bytes(&mut self) -> usize {
        let mut patience = Duration::from_secs(5);
        let mut next = || {
            let wait = std::mem::replace(&mut patience, Duration::from_millis(150));
            RUNTIME.block_on(async { tokio::time::timeout(wait, self.body.next()).await })
        };
        let chunks = std::iter::from_fn(|| next().ok()?);
        chunks.map(|chunk| chunk.unwrap().len()).sum()
    }

    /// Whether the stream comes to its end soon, whatever it says before.
    pub fn ends(&mut self) -> bool {
        let soon = Duration::from_secs(5);
        let end = async { while self.body.next().await.is_some() {} };
        RUNTIME.block_on(async { tokio::time::timeout(soon, end).await.is_ok() })
    }

    /// The next update, or nothing if none comes soon or the stream ends.
    pub fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                let data = data.map(|data| serde_json::from_str(data).unwrap());
                self.text = rest.to_owned();
                if data.is_some() {
                    return data;
                }
                continue;
            }
            let soon = Duration::from_secs(3);
            let bytes =
                RUNTIME.block_on(async { tokio::time::timeout(soon, self.body.next()).await });
            self.text += std::str::from_utf8(&bytes.ok()??.ok()?).unwrap();
        }
    }
}

pub fn encode(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// Undoes what HTML needs.
pub fn decode(html: &str) -> String {
    html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
}

/// The values of all attributes that follow this text.
pub fn values(page: &str, before: &str) -> Vec<String> {
    let parts = page.split(before).skip(1);
    parts
        .map(|part| decode(part.split('"').next().unwrap()))
        .collect()
}

/// A server on a real port, for browsers.
pub struct Server {
    pub url: String,
    pub port: u16,
    dir: PathBuf,
    settings: Settings,
    games: &'static [GameEntry],
    /// The mail server that passes letters on.
    post: Option<String>,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    _keep: TempDir,
}

impl Server {
    pub fn start() -> Self {
        Self::with(generous())
    }

    pub fn with(settings: Settings) -> Self {
        Self::open(settings, GAMES)
    }

    pub fn open(settings: Settings, games: &'static [GameEntry]) -> Self {
        let keep = tempfile::tempdir().unwrap();
        let mut server = Self {
            url: String::new(),
            port: 0,
            dir: keep.path().to_owned(),
            settings,
            games,
            post: None,
            running: None,
            _keep: keep,
        };
        server.run();
        server
    }

    /// One that sends letters by this mail server.
    pub fn writing(post: &str) -> Self {
        let mut server = Self::start();
        server.stop();
        server.post = Some(post.to_owned());
        server.run();
        server
    }

    fn run(&mut self) {
        let (stop, stopped) = oneshot::channel();
        let (port, dir, settings) = (self.port, self.dir.clone(), self.settings);
        let (games, post, url) = (self.games, self.post.clone(), self.url.clone());
        let (tell, told) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = Runtime::new().unwrap();
            runtime.block_on(async move {
                let listener = listen(port).await;
                tell.send(listener.local_addr().unwrap().port()).unwrap();
                let app = match &post {
                    Some(post) => open_writing(&dir, settings, games, post, url),
                    None => open(&dir, settings, games),
                };
                let stop = async { drop(stopped.await) };
                orrery_web::serve(app, listener, stop).await.unwrap();
            });
        });
        self.port = told.recv().unwrap();
        self.url = format!("http://127.0.0.1:{}", self.port);
        self.running = Some((stop, thread));
    }

    pub fn stop(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            let _ = stop.send(());
            thread.join().unwrap();
        }
    }

    /// The same address and files, another process for all that a browser can tell.
    pub fn restart(&mut self) {
        self.stop();
        self.run();
    }
}

async fn listen(port: u16) -> tokio::net::TcpListener {
    for _ in 0..100 {
        if let Ok(listener) = tokio::net::TcpListener::bind(("127.0.0.1", port)).await {
            return listener;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("port {port} stays taken");
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

//! Nonsense by chance, for a bounded time: the API after its own description, then forms, headers and whatever is no
//! HTTP at all. Nothing may be answered with 5xx, nothing may stop the server or fill its memory.
//!
//! `ORRERY_FUZZ` sets the seconds of each part, `ORRERY_SEED` repeats a run.

use crate::kit::{Server, ask, exchange};
use orrery_core::Dice;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant, SystemTime};

/// What the server may take in memory, in kilobytes: a few dozen tables and their pages.
const MEMORY: u64 = 300 << 10;

/// Random numbers and what is made of them.
struct Luck(Dice);

impl Luck {
    fn new() -> (Self, u64) {
        let given = std::env::var("ORRERY_SEED")
            .ok()
            .map(|text| text.parse().unwrap());
        let clock = || {
            SystemTime::now()
                .duration_since(SystemTime::UNIX_EPOCH)
                .unwrap()
                .as_nanos() as u64
        };
        let seed = given.unwrap_or_else(clock);
        (Self(Dice::new(seed)), seed)
    }

    fn below(&mut self, end: usize) -> usize {
        self.0.below(end)
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    fn text(&mut self) -> String {
        const NASTY: &[&str] = &[
            "",
            " ",
            "0",
            "-1",
            "1",
            "2",
            "4294967296",
            "18446744073709551615",
            "1e999",
            "NaN",
            "null",
            "true",
            "../../key",
            "/\t/evil.example",
            "//evil.example",
            "\\evil",
            "<script>",
            "'\"><",
            "\u{202e}txt",
            "\u{0}",
            "\u{feff}",
            "é",
            "\u{1f680}",
            "%00",
            "%zz",
            "{}",
            "[]",
            "a;b=c",
            "\r\nX: y",
            "seti",
            "kepler",
            "comets",
            "bot-expert",
            "me",
            "here",
            "link",
            "open",
            "rest",
            "chase 1",
            "pass",
        ];
        match self.below(8) {
            0 => "x".repeat(self.below(3000)),
            1 => (0..self.below(40))
                .map(|_| char::from_u32(self.below(0x3000) as u32).unwrap_or('?'))
                .collect(),
            _ => (*self.pick(NASTY)).to_owned(),
        }
    }

    fn number(&mut self) -> Value {
        const NUMBERS: [i64; 9] = [0, 1, 2, 3, 7, -1, 255, 1 << 40, i64::MAX];
        match self.below(10) {
            0 => json!(u64::MAX),
            1 => json!(0.5),
            _ => json!(*self.pick(&NUMBERS)),
        }
    }

    /// Anything at all.
    fn value(&mut self, depth: usize) -> Value {
        match self.below(if depth > 3 { 4 } else { 6 }) {
            0 => Value::Null,
            1 => json!(self.one_in(2)),
            2 => self.number(),
            3 => json!(self.text()),
            4 => (0..self.below(5)).map(|_| self.value(depth + 1)).collect(),
            _ => {
                let fields = (0..self.below(4)).map(|_| (self.text(), self.value(depth + 1)));
                Value::Object(fields.collect())
            }
        }
    }

    /// Something that fits a schema of the description, more often than not.
    fn of_schema(&mut self, doc: &Value, schema: &Value, depth: usize) -> Value {
        if self.one_in(12) {
            return self.value(depth);
        }
        if let Some(name) = schema["$ref"].as_str() {
            let place = name.trim_start_matches('#');
            return self.of_schema(doc, doc.pointer(place).unwrap(), depth + 1);
        }
        if let Some(values) = schema["enum"].as_array() {
            return self.pick(values).clone();
        }
        match schema["type"].as_str() {
            Some("integer" | "number") => self.number(),
            Some("boolean") => json!(self.one_in(2)),
            Some("string") => json!(self.text()),
            Some("array") => (0..self.below(5))
                .map(|_| self.of_schema(doc, &schema["items"], depth + 1))
                .collect(),
            Some("object") => {
                let mut object = Map::new();
                for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
                    if !self.one_in(4) {
                        object.insert(name.clone(), self.of_schema(doc, schema, depth + 1));
                    }
                }
                if self.one_in(20) {
                    object.insert(self.text(), self.value(depth));
                }
                Value::Object(object)
            }
            _ => self.value(depth),
        }
    }
}

/// A server, somebody who knows a table on it, and what came of the requests.
struct Target {
    server: Server,
    luck: Luck,
    cookie: String,
    tables: Vec<String>,
    token: String,
    links: Vec<String>,
    answers: BTreeMap<u16, u64>,
}

impl Target {
    fn new(dir: &std::path::Path) -> Self {
        let (luck, seed) = Luck::new();
        println!("ORRERY_SEED={seed}");
        let server = Server::with(dir, &["--streams", "1000"]);
        let mut cookie = String::new();
        let (mut tables, mut links) = (Vec::new(), Vec::new());
        for game in ["comets", "seti", "kepler"] {
            let body = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "link"}]});
            let (_, made) = ask(server.port, &mut cookie, "POST /api/tables", Some(&body)).unwrap();
            tables.push(made["id"].as_str().unwrap().to_owned());
            let link = made["seats"][1]["link"].as_str().unwrap();
            links.push(link.rsplit('/').next().unwrap().to_owned());
        }
        let (_, _, home) = exchange(server.port, &cookie, "GET /", None).unwrap();
        let token = home.split_once("name=\"token\" value=\"").unwrap().1;
        let token = token.split('"').next().unwrap().to_owned();
        Self {
            server,
            luck,
            cookie,
            tables,
            token,
            links,
            answers: BTreeMap::new(),
        }
    }

    /// Sends bytes, and reads at least the beginning of the answer. Who hangs up (`end`) may get none.
    fn send(&mut self, request: &[u8], end: bool) -> Option<u16> {
        let stream = TcpStream::connect(("127.0.0.1", self.server.port));
        let mut stream = stream.unwrap_or_else(|error| panic!("the server is gone: {error}"));
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let _ = stream.write_all(request);
        if end {
            let _ = stream.shutdown(Shutdown::Write);
        }
        let mut answer = Vec::new();
        let mut buffer = [0; 4096];
        while answer.len() < 12 {
            match stream.read(&mut buffer) {
                Ok(0) | Err(_) => break,
                Ok(count) => answer.extend_from_slice(&buffer[..count]),
            }
        }
        let status = std::str::from_utf8(answer.get(9..12)?).ok()?.parse().ok()?;
        *self.answers.entry(status).or_default() += 1;
        let shown = String::from_utf8_lossy(&request[..request.len().min(2000)]).into_owned();
        assert!(
            status < 500,
            "{status} for {shown}\n{}",
            String::from_utf8_lossy(&answer)
        );
        Some(status)
    }

    fn table(&mut self) -> String {
        match self.luck.below(12) {
            0 => percent(&self.luck.text()),
            1 => "aaaaaaaaaaaaaaaa".to_owned(),
            _ => self.luck.pick(&self.tables).clone(),
        }
    }

    /// The head of a request, mostly a sensible one.
    fn head(&mut self, method: &str, path: &str, kind: &str, length: usize) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\n");
        if !self.luck.one_in(40) {
            head += "Host: localhost\r\n";
        }
        if !self.luck.one_in(10) {
            head += &format!("Cookie: {}\r\n", self.cookie);
        }
        const NAMES: &[&str] = &[
            "Accept",
            "Accept-Language",
            "Accept-Encoding",
            "Cookie",
            "Content-Type",
            "Content-Length",
            "Origin",
            "Sec-Fetch-Site",
            "Last-Event-ID",
            "Authorization",
            "X-Forwarded-For",
            "X-Forwarded-Proto",
            "Range",
            "Expect",
            "Transfer-Encoding",
            "Upgrade",
            "If-None-Match",
            "Host",
            "Connection",
            "Content-Encoding",
            "Forwarded",
            "x",
        ];
        const VALUES: &[&str] = &[
            "gzip;q=0",
            "gzip, br;q=x",
            "chunked",
            "application/json",
            "text/html",
            "bytes=0-9",
            "100-continue",
            "-1",
            "cross-site",
            "null",
            "uk;q=2, it;q=nan",
            "*/*",
            "Basic !!!",
            "Bearer ",
            "::1, 1.2.3.4",
            "websocket",
            "close",
        ];
        while self.luck.one_in(3) {
            let name = *self.luck.pick(NAMES);
            let value = match self.luck.below(3) {
                0 => self.luck.text().replace(['\r', '\n', '\0'], ""),
                _ => (*self.luck.pick(VALUES)).to_owned(),
            };
            head += &format!("{name}: {value}\r\n");
        }
        if !kind.is_empty() {
            head += &format!("Content-Type: {kind}\r\nContent-Length: {length}\r\n");
        }
        head + "Connection: close\r\n\r\n"
    }

    /// Checks that it is still there, and how much it has taken.
    fn alive(&mut self) {
        let (status, _, body) =
            exchange(self.server.port, &self.cookie, "GET /healthz", None).unwrap();
        assert_eq!((status, &*body), (200, "ok\n"));
        let file = format!("/proc/{}/status", self.server.child.id());
        if let Ok(text) = fs::read_to_string(file) {
            let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let most: u64 = line
                .unwrap()
                .trim()
                .trim_end_matches(" kB")
                .parse()
                .unwrap();
            println!("{:?}, at most {} MB of memory", self.answers, most >> 10);
            assert!(most < MEMORY, "{most} kB");
        }
    }
}

fn seconds() -> Duration {
    Duration::from_secs(std::env::var("ORRERY_FUZZ").map_or(12, |text| text.parse().unwrap()))
}

fn percent(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// An operation of the description.
struct Operation {
    method: String,
    path: String,
    about: Value,
}

fn operations(doc: &Value) -> Vec<Operation> {
    let paths = doc["paths"].as_object().unwrap();
    let all = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(move |(method, about)| Operation {
            method: method.to_uppercase(),
            path: path.clone(),
            about: about.clone(),
        })
    });
    all.collect()
}

/// What any request can be told: too slow, too large, too much.
const ALWAYS: [u16; 3] = [408, 413, 429];

#[test]
fn the_api_answers_any_nonsense_as_described() {
    let dir = tempfile::tempdir().unwrap();
    let mut target = Target::new(dir.path());
    let (_, doc) = ask(
        target.server.port,
        &mut String::new(),
        "GET /api/openapi.json",
        None,
    )
    .unwrap();
    let operations = operations(&doc);
    assert!(operations.len() > 10);
    let (begin, seconds) = (Instant::now(), seconds());
    let mut made = 0;
    while begin.elapsed() < seconds {
        let operation = &operations[target.luck.below(operations.len())];
        // New tables would be all that fills the memory; a few are enough.
        let creates = operation.path == "/api/tables" && operation.method == "POST";
        if creates && made > 40 {
            continue;
        }
        let mut path = operation.path.replace("{id}", &target.table());
        let ply = target.luck.number().to_string();
        path = path.replace("{ply}", &ply);
        let parameters = operation.about["parameters"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let mut query = Vec::new();
        for parameter in parameters
            .iter()
            .filter(|parameter| parameter["in"] == "query")
        {
            if target.luck.one_in(2) {
                let value = match target.luck.one_in(3) {
                    true => percent(&target.luck.text()),
                    false => target.luck.number().to_string(),
                };
                query.push(format!("{}={value}", parameter["name"].as_str().unwrap()));
            }
        }
        if !query.is_empty() {
            path = format!("{path}?{}", query.join("&"));
        }
        let schema = operation
            .about
            .pointer("/requestBody/content/application~1json/schema");
        let body = schema.map(|schema| target.luck.of_schema(&doc, schema, 0).to_string());
        let kind = if body.is_some() {
            "application/json"
        } else {
            ""
        };
        let body = body.unwrap_or_default();
        let plain = format!(
            "{} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\nConnection: close\r\nContent-Type: {kind}\r\n\
             Content-Length: {}\r\n\r\n{body}",
            operation.method,
            target.cookie,
            body.len()
        );
        let Some(status) = target.send(plain.as_bytes(), false) else {
            panic!("no answer to {plain}");
        };
        made += u64::from(creates && status == 201);
        let described = !operation.about["responses"][status.to_string()].is_null();
        let Operation { method, path, .. } = operation;
        assert!(
            described || ALWAYS.contains(&status),
            "{method} {path}: {status} is not described: {plain}"
        );
    }
    target.alive();
}

#[test]
fn forms_and_headers_are_answered_whatever_they_say() {
    const PAGES: &[&str] = &[
        "/",
        "/new",
        "/new?game=",
        "/rules",
        "/rules/seti?q=",
        "/catalog/kepler?q=",
        "/t/{id}?seat=",
        "/t/{id}/log?seat=",
        "/t/{id}/replay?ply=",
        "/t/{id}/replay?seat=",
        "/t/{id}/record",
        "/t/{id}/foresee?choice=",
        "/t/{id}/stream?after=",
        "/t/{id}/seat/{link}",
        "/assets/x/",
        "/healthz",
        "/metrics",
        "/operator",
        "/api/tables/{id}/events?after=",
        "/api/",
    ];
    const FORMS: &[&str] = &[
        "/settings",
        "/new",
        "/t/{id}/play",
        "/t/{id}/undo",
        "/t/{id}/auto-end",
        "/t/{id}/sit",
        "/t/{id}/seat/{link}",
        "/t/{id}/continue",
        "/t/{id}/rematch",
        "/t/{id}/sequel",
    ];
    const FIELDS: &[&str] = &[
        "game",
        "players",
        "seat-1",
        "seat-2",
        "name-1",
        "name-2",
        "seed",
        "public",
        "pack",
        "seq",
        "choice",
        "choices",
        "ply",
        "seat",
        "name",
        "wish",
        "back",
        "lang",
        "theme",
        "board",
        "turn",
        "option-players",
        "rounds",
        "token",
        "",
    ];
    const METHODS: &[&str] = &[
        "GET", "GET", "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "FETCH", "get",
    ];
    let dir = tempfile::tempdir().unwrap();
    let mut target = Target::new(dir.path());
    let (begin, seconds) = (Instant::now(), seconds());
    while begin.elapsed() < seconds {
        let (table, link) = (target.table(), target.luck.pick(&target.links).clone());
        let fill = |path: &str| path.replace("{id}", &table).replace("{link}", &link);
        let kind = target.luck.below(10);
        let garbage = kind == 0;
        let request = match kind {
            // No HTTP at all, or cut off in the middle.
            0 => {
                let mut bytes = target.head("GET", "/", "", 0).into_bytes();
                for _ in 0..=target.luck.below(4) {
                    let at = target.luck.below(bytes.len());
                    bytes[at] = target.luck.below(256) as u8;
                }
                bytes.truncate(1 + target.luck.below(bytes.len()));
                bytes
            }
            1..=3 => {
                let mut path = fill(target.luck.pick::<&str>(PAGES));
                if path.ends_with(['=', '/']) {
                    path += &percent(&target.luck.text());
                }
                let method = *target.luck.pick(METHODS);
                target.head(method, &path, "", 0).into_bytes()
            }
            _ => {
                let path = fill(target.luck.pick::<&str>(FORMS));
                let mut body = match target.luck.one_in(10) {
                    true => String::new(),
                    false => format!("token={}", target.token),
                };
                for _ in 0..target.luck.below(8) {
                    let (name, value) = (*target.luck.pick(FIELDS), target.luck.text());
                    body += &format!("&{name}={}", percent(&value));
                }
                let kind = match target.luck.below(12) {
                    0 => "application/json",
                    1 => "multipart/form-data; boundary=x",
                    _ => "application/x-www-form-urlencoded",
                };
                target
                    .head("POST", &path, kind, body.len())
                    .into_bytes()
                    .into_iter()
                    .chain(body.bytes())
                    .collect()
            }
        };
        // Whatever may make the server wait for more is ended.
        let text = String::from_utf8_lossy(&request).to_lowercase();
        let lengths = text.matches("content-length:").count();
        let waits = ["transfer-encoding:", "expect:"]
            .iter()
            .any(|name| text.contains(name));
        let end = garbage || waits || lengths > usize::from(text.starts_with("post"));
        assert!(
            target.send(&request, end).is_some() || end,
            "no answer to {text}"
        );
    }
    target.alive();
}

//! `cargo xtask bench-server`: a release build of the server with 200 tables and two open pages at each.
//!
//! Clients are threads that speak HTTP over plain sockets, so that their own cost is small beside the
//! server's. First everybody moves at a human pace, then as fast as the server lets them.

use crate::run;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

const TABLES: usize = 200;
/// How long each part is measured.
const SPAN: Duration = Duration::from_secs(10);
/// Between two choices at a table, when people play.
const PAUSE: Duration = Duration::from_secs(2);

type Outcome<T> = Result<T, String>;

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

struct Server {
    child: Child,
    port: u16,
    folder: std::path::PathBuf,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Server {
    fn start() -> Outcome<Self> {
        let folder = run::root().join("target/bench-server");
        let _ = std::fs::remove_dir_all(&folder);
        let many = [
            "--requests",
            "1000000",
            "--streams",
            "10000",
            "--tables",
            "100000",
        ];
        let mut child = Command::new(run::root().join("target/release/orrery"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--log",
                "error",
                "--data",
            ])
            .arg(&folder)
            .args(many)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(text)?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or("no output")?;
        BufReader::new(out).read_line(&mut line).map_err(text)?;
        let port = line.trim().trim_end_matches('/').rsplit(':').next();
        let port = port.and_then(|port| port.parse().ok());
        let port = port.ok_or(format!("no port in `{line}`"))?;
        Ok(Self {
            child,
            port,
            folder,
        })
    }

    /// Resident memory in bytes.
    fn memory(&self) -> Outcome<f64> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).map_err(text)?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
        let kilobytes: f64 = kilobytes.ok_or("no memory")?.parse().map_err(text)?;
        Ok(kilobytes * 1024.0)
    }
}

/// One request; the head of the answer and its body.
fn ask(port: u16, cookie: &str, request: &str, body: &str) -> Outcome<(String, String)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(text)?;
    let length = body.len();
    write!(
        stream,
        "{request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .map_err(text)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).map_err(text)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    if head.contains(" 20") {
        Ok((head.to_owned(), body.to_owned()))
    } else {
        Err(format!("{request}: {}", head.lines().next().unwrap_or("")))
    }
}

/// The choices in each part of a page.
type Parts = BTreeMap<String, Vec<String>>;

/// An open page: its newest number, the choices in each of its parts, and when it last changed.
#[derive(Default)]
struct Latest {
    state: Mutex<(u64, Parts, Option<Instant>)>,
    changed: Condvar,
}

impl Latest {
    fn set(&self, seq: u64, parts: impl Iterator<Item = (String, Vec<String>)>) {
        if let Ok(mut state) = self.state.lock() {
            state.0 = seq;
            state.1.extend(parts);
            state.2 = Some(Instant::now());
        }
        self.changed.notify_all();
    }

    /// When the page showed this entry, or a later one.
    fn wait(&self, seq: u64) -> Option<(Instant, Vec<String>)> {
        let state = self.state.lock().ok()?;
        let patience = Duration::from_secs(20);
        let (state, _) = self
            .changed
            .wait_timeout_while(state, patience, |state| state.2.is_none() || state.0 < seq)
            .ok()?;
        let choices = state.1.values().flatten().cloned().collect();
        (state.0 >= seq).then(|| Some((state.2?, choices)))?
    }
}

/// Reads the stream of an open page for ever.
fn follow(port: u16, cookie: &str, table: &str, latest: &Latest) -> Outcome<()> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(text)?;
    write!(
        stream,
        "GET /t/{table}/stream HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n"
    )
    .map_err(text)?;
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    while line != "\r\n" {
        line.clear();
        reader.read_line(&mut line).map_err(text)?;
    }
    let mut events = String::new();
    loop {
        line.clear();
        reader.read_line(&mut line).map_err(text)?;
        let length = usize::from_str_radix(line.trim(), 16).map_err(text)?;
        let mut chunk = vec![0; length + 2];
        reader.read_exact(&mut chunk).map_err(text)?;
        events += std::str::from_utf8(&chunk[..length]).map_err(text)?;
        while let Some((event, rest)) = events.split_once("\n\n") {
            let data = event.lines().find_map(|line| line.strip_prefix("data: "));
            if let Some(data) = data {
                let update: Value = serde_json::from_str(data).map_err(text)?;
                let parts = update["fragments"].as_array().into_iter().flatten();
                let parts = parts.filter_map(|part| {
                    let id = part["id"].as_str()?.to_owned();
                    Some((id, choices(part["html"].as_str()?)))
                });
                latest.set(update["seq"].as_u64().unwrap_or_default(), parts);
            }
            events = rest.to_owned();
        }
    }
}

fn choices(html: &str) -> Vec<String> {
    let parts = html.split("name=\"choice\" value=\"").skip(1);
    let value = |part: &str| part.split('"').next().unwrap_or_default().to_owned();
    parts.map(value).collect()
}

struct Table {
    id: String,
    cookie: String,
    pages: [Arc<Latest>; 2],
}

fn open(port: u16, followed: bool) -> Outcome<Table> {
    let body = json!({"game": "seti", "seats": [{"kind": "me"}, {"kind": "here"}]});
    let (head, body) = ask(port, "", "POST /api/tables", &body.to_string())?;
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    let cookie = cookie.ok_or("no cookie")?.to_owned();
    let made: Value = serde_json::from_str(&body).map_err(text)?;
    let id = made["id"].as_str().ok_or("no table")?.to_owned();
    let pages: [Arc<Latest>; 2] = Default::default();
    for page in pages.iter().filter(|_| followed) {
        let (cookie, id, page) = (cookie.clone(), id.clone(), Arc::clone(page));
        thread::spawn(move || follow(port, &cookie, &id, &page));
    }
    Ok(Table { id, cookie, pages })
}

/// Plays at a table until told to stop; how long each choice took to reach the other page.
fn play(
    port: u16,
    table: &Table,
    pause: Duration,
    number: usize,
    stop: &AtomicBool,
) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut seq = 0;
    let mut luck = number as u64 + 1;
    thread::sleep(pause.mul_f64(number as f64 / TABLES as f64));
    while !stop.load(Ordering::Relaxed) {
        let Some((_, choices)) = table.pages[0].wait(seq) else {
            break;
        };
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let Some(choice) = choices.get((luck >> 33) as usize % choices.len().max(1)) else {
            break; // The game is over.
        };
        let now = table.pages[0].state.lock().map_or(0, |state| state.0);
        let body = json!({"seq": now, "choice": choice}).to_string();
        let start = Instant::now();
        let request = format!("POST /api/tables/{}/choices", table.id);
        if ask(port, &table.cookie, &request, &body).is_err() {
            continue;
        }
        seq = now + 1;
        if let Some((shown, _)) = table.pages[1].wait(seq) {
            times.push(shown.saturating_duration_since(start));
        }
        thread::sleep(pause);
    }
    times
}

fn measure(port: u16, tables: &[Table], pause: Duration) -> Outcome<String> {
    let stop = AtomicBool::new(false);
    let start = Instant::now();
    let mut times: Vec<Duration> = thread::scope(|scope| {
        let stop = &stop;
        let players: Vec<_> = tables
            .iter()
            .enumerate()
            .map(|(number, table)| scope.spawn(move || play(port, table, pause, number, stop)))
            .collect();
        thread::sleep(SPAN);
        stop.store(true, Ordering::Relaxed);
        let times = players
            .into_iter()
            .map(|player| player.join().unwrap_or_default());
        times.flatten().collect()
    });
    let seconds = start.elapsed().as_secs_f64();
    times.sort_unstable();
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        times.get(index.min(times.len().saturating_sub(1)))
    };
    let millis = |part| at(part).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0);
    let rate = times.len() as f64 / seconds;
    Ok(format!(
        "{rate:.0} choices per second; to the other page p50 {:.1} ms, p99 {:.1} ms",
        millis(0.5),
        millis(0.99)
    ))
}

/// Pages of tables per second, four readers at once.
fn pages(port: u16, tables: &[Table]) -> Outcome<String> {
    let stop = AtomicBool::new(false);
    let start = Instant::now();
    let (count, bytes) = thread::scope(|scope| {
        let stop = &stop;
        let readers: Vec<_> = (0..4)
            .map(|reader| {
                scope.spawn(move || {
                    let (mut count, mut bytes) = (0_u64, 0_u64);
                    for table in tables.iter().cycle().skip(reader * 50) {
                        if stop.load(Ordering::Relaxed) {
                            break;
                        }
                        let request = format!("GET /t/{}", table.id);
                        if let Ok((_, body)) = ask(port, &table.cookie, &request, "") {
                            count += 1;
                            bytes += body.len() as u64;
                        }
                    }
                    (count, bytes)
                })
            })
            .collect();
        thread::sleep(SPAN / 2);
        stop.store(true, Ordering::Relaxed);
        let sums = readers
            .into_iter()
            .map(|reader| reader.join().unwrap_or_default());
        sums.fold((0, 0), |(a, b), (c, d)| (a + c, b + d))
    });
    let rate = count as f64 / start.elapsed().as_secs_f64();
    let size = bytes as f64 / count.max(1) as f64 / 1024.0;
    Ok(format!(
        "{rate:.0} table pages per second, {size:.0} KiB each"
    ))
}

/// Runs everything and tells the numbers.
pub(crate) fn run() -> Outcome<String> {
    run::run(&run::cargo(), &["build", "--release"])?;
    let server = Server::start()?;
    let port = server.port;
    let empty = server.memory()?;
    let idle: Vec<Table> = (0..TABLES)
        .map(|_| open(port, false))
        .collect::<Outcome<_>>()?;
    let loaded = server.memory()?;
    drop(idle);
    let tables: Vec<Table> = (0..TABLES)
        .map(|_| open(port, true))
        .collect::<Outcome<_>>()?;
    let streaming = server.memory()?;
    let human = measure(port, &tables, PAUSE)?;
    let fast = measure(port, &tables, Duration::ZERO)?;
    let pages = pages(port, &tables)?;
    let played = server.memory()?;
    let each = |more: f64, less: f64| (more - less) / 1024.0 / TABLES as f64;
    let mut sizes = HashMap::new();
    for name in ["orrery.db", "orrery.db-wal"] {
        let size = std::fs::metadata(server.folder.join(name)).map_or(0, |meta| meta.len());
        sizes.insert(name, size / 1024);
    }
    Ok(format!(
        "{TABLES} tables of SETI, two open pages each\n\
         at a human pace: {human}\n\
         as fast as it goes: {fast}\n\
         {pages}\n\
         memory: {:.0} MiB empty; {:.0} KiB for each new table, {:.0} KiB with two open pages, {:.0} KiB \
         after playing\n\
         database: {} KiB, log {} KiB",
        empty / 1024.0 / 1024.0,
        each(loaded, empty),
        each(streaming, loaded),
        each(played, loaded),
        sizes["orrery.db"],
        sizes["orrery.db-wal"],
    ))
}

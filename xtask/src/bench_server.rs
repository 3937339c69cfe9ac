//! `cargo xtask bench-server [BINARY …]`: the server under load, by default the one of this tree. Several
//! binaries are measured one after the other in the same run and told side by side.
//!
//! Clients are threads that speak HTTP over plain sockets, so that their own cost is small beside the
//! server's. At 200 tables with two open pages each everybody moves at a human pace, then as fast as the server
//! lets them; then pages are read one after the other; then a thousand strangers watch one table.

use crate::run;
use orrery_core::Dice;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
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

pub(crate) fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

pub(crate) struct Server {
    child: Child,
    pub(crate) port: u16,
    folder: PathBuf,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Server {
    /// Starts one that lets any number of connections in, since all clients come from one address.
    pub(crate) fn start(binary: &Path, more: &[&str]) -> Outcome<Self> {
        // A variable, because older releases refuse an option that they do not know.
        Self::launch(
            Command::new(binary).env("ORRERY_CONNECTIONS", "10000"),
            more,
        )
    }

    /// Starts one that bounds connections as it usually does.
    pub(crate) fn guarded(binary: &Path) -> Outcome<Self> {
        Self::launch(&mut Command::new(binary), &[])
    }

    fn launch(command: &mut Command, more: &[&str]) -> Outcome<Self> {
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
        let mut child = command
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
            .args(more)
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

    /// Seconds of processor time so far; the system counts hundredths.
    pub(crate) fn cpu(&self) -> Outcome<f64> {
        let path = format!("/proc/{}/stat", self.child.id());
        let stat = std::fs::read_to_string(path).map_err(text)?;
        let fields = stat.rsplit(')').next().unwrap_or_default();
        let ticks = fields.split_whitespace().skip(11).take(2);
        let ticks = ticks.map(|field| field.parse::<f64>().map_err(text));
        Ok(ticks.sum::<Outcome<f64>>()? / 100.0)
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
pub(crate) fn ask(port: u16, cookie: &str, request: &str, body: &str) -> Outcome<(String, String)> {
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

pub(crate) struct Table {
    pub(crate) port: u16,
    pub(crate) id: String,
    pub(crate) cookie: String,
    pages: [Arc<Latest>; 2],
}

/// A table of two at one screen, with two open pages, one at each of these servers.
pub(crate) fn open(ports: [u16; 2]) -> Outcome<Table> {
    let table = make(
        ports[0],
        &json!({"game": "seti", "seats": [{"kind": "me"}, {"kind": "here"}]}),
    )?;
    for (port, page) in ports.into_iter().zip(&table.pages) {
        let (cookie, id, page) = (table.cookie.clone(), table.id.clone(), Arc::clone(page));
        thread::spawn(move || follow(port, &cookie, &id, &page));
    }
    Ok(table)
}

pub(crate) fn make(port: u16, body: &Value) -> Outcome<Table> {
    let (head, body) = ask(port, "", "POST /api/tables", &body.to_string())?;
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    let cookie = cookie.ok_or("no cookie")?.to_owned();
    let made: Value = serde_json::from_str(&body).map_err(text)?;
    let id = made["id"].as_str().ok_or("no table")?.to_owned();
    let pages = Default::default();
    Ok(Table {
        port,
        id,
        cookie,
        pages,
    })
}

/// Plays at a table until told to stop; how long each choice took to reach the other page.
fn play(table: &Table, pause: Duration, number: usize, stop: &AtomicBool) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut seq = 0;
    let mut dice = Dice::new(number as u64);
    thread::sleep(pause.mul_f64(number as f64 / TABLES as f64));
    while !stop.load(Ordering::Relaxed) {
        let Some((_, choices)) = table.pages[0].wait(seq) else {
            break;
        };
        let Some(choice) = dice.pick(&choices) else {
            break; // The game is over.
        };
        let now = table.pages[0].state.lock().map_or(0, |state| state.0);
        let body = json!({"seq": now, "choice": choice}).to_string();
        let start = Instant::now();
        let request = format!("POST /api/tables/{}/choices", table.id);
        if ask(table.port, &table.cookie, &request, &body).is_err() {
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

/// One number of the comparison.
pub(crate) struct Figure {
    what: String,
    value: f64,
    unit: &'static str,
}

impl Figure {
    /// How many of a rate there were while it was measured.
    pub(crate) fn total(&self) -> f64 {
        self.value * SPAN.as_secs_f64()
    }
}

pub(crate) fn figure(what: impl Into<String>, value: f64, unit: &'static str) -> Figure {
    let what = what.into();
    Figure { what, value, unit }
}

pub(crate) fn measure(tables: &[Table], pause: Duration, how: &str) -> Vec<Figure> {
    let stop = AtomicBool::new(false);
    let start = Instant::now();
    let mut times: Vec<Duration> = thread::scope(|scope| {
        let stop = &stop;
        let players: Vec<_> = tables
            .iter()
            .enumerate()
            .map(|(number, table)| scope.spawn(move || play(table, pause, number, stop)))
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
    vec![
        figure(
            format!("{how}: choices"),
            times.len() as f64 / seconds,
            "/s",
        ),
        figure(format!("{how}: to the other page, p50"), millis(0.5), "ms"),
        figure(format!("{how}: to the other page, p99"), millis(0.99), "ms"),
    ]
}

/// A table of three at one screen after so many choices, the same for every binary.
fn late_table(port: u16, game: &str, plies: usize) -> Outcome<Table> {
    let seats = [
        json!({"kind": "me"}),
        json!({"kind": "here"}),
        json!({"kind": "here"}),
    ];
    let table = make(port, &json!({"game": game, "seed": 7, "seats": seats}))?;
    let mut dice = Dice::new(5);
    for _ in 0..plies {
        let shown = ask(
            port,
            &table.cookie,
            &format!("GET /api/tables/{}?since=1000000", table.id),
            "",
        )?;
        let shown: Value = serde_json::from_str(&shown.1).map_err(text)?;
        let choices = shown["choices"].as_array().ok_or("no choices")?;
        let Some(choice) = dice.pick(choices) else {
            break;
        };
        let body = json!({"seq": shown["seq"], "choice": choice["choice"]}).to_string();
        ask(
            port,
            &table.cookie,
            &format!("POST /api/tables/{}/choices", table.id),
            &body,
        )?;
    }
    Ok(table)
}

/// What one compressed page costs the server.
fn page(server: &Server, cookie: &str, path: &str, what: &str) -> Outcome<Figure> {
    const PAGES: u32 = 200;
    let once = || -> Outcome<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", server.port)).map_err(text)?;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Accept-Encoding: gzip\r\n\r\n"
        )
        .map_err(text)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).map_err(text)?;
        match answer.starts_with(b"HTTP/1.1 200") {
            true => Ok(()),
            false => Err(format!("{path}: no page")),
        }
    };
    once()?;
    let before = server.cpu()?;
    (0..PAGES).try_for_each(|_| once())?;
    let millis = (server.cpu()? - before) * 1000.0 / f64::from(PAGES);
    Ok(figure(format!("{what}: processor time"), millis, "ms"))
}

/// When each stranger was told of an update.
type Told = Arc<(Mutex<Vec<Instant>>, Condvar)>;

/// A stranger with an open page of a table, who notes the first update.
fn watch(port: u16, table: &str, seq: u64, told: Told) -> Outcome<()> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(text)?;
    write!(
        stream,
        "GET /t/{table}/stream?after={seq} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n"
    )
    .map_err(text)?;
    let watch = move || {
        let mut chunk = vec![0; 64 << 10];
        // The head of the answer and the seats come first; an update is larger than both.
        let mut calm = false;
        while let Ok(length @ 1..) = stream.read(&mut chunk) {
            let now = Instant::now();
            if std::mem::replace(&mut calm, length > 0) && length > 1000 {
                if let Ok(mut told) = told.0.lock() {
                    told.push(now);
                }
                told.1.notify_all();
                return;
            }
        }
    };
    let thread = thread::Builder::new().stack_size(128 << 10);
    thread.spawn(watch).map_err(text)?;
    Ok(())
}

/// A thousand strangers watch one table, and one choice is made.
fn strangers(server: &Server, table: &Table) -> Outcome<Vec<Figure>> {
    const STRANGERS: usize = 1000;
    let port = server.port;
    let path = format!("GET /api/tables/{}?since=1000000", table.id);
    let shown: Value =
        serde_json::from_str(&ask(port, &table.cookie, &path, "")?.1).map_err(text)?;
    let seq = shown["seq"].as_u64().ok_or("no number")?;
    let before = server.memory()?;
    let told = Told::default();
    for _ in 0..STRANGERS {
        watch(port, &table.id, seq, Arc::clone(&told))?;
    }
    thread::sleep(Duration::from_secs(6));
    let idle = server.memory()?;
    let choice = shown["choices"][0]["choice"].as_str().ok_or("no choice")?;
    let body = json!({"seq": seq, "choice": choice}).to_string();
    let start = Instant::now();
    ask(
        port,
        &table.cookie,
        &format!("POST /api/tables/{}/choices", table.id),
        &body,
    )?;
    let all = told.0.lock().map_err(text)?;
    let few = |all: &mut Vec<Instant>| all.len() < STRANGERS;
    let (all, waited) = (told.1)
        .wait_timeout_while(all, Duration::from_secs(60), few)
        .map_err(text)?;
    if waited.timed_out() {
        return Err(format!("{} of {STRANGERS} strangers were told", all.len()));
    }
    let last = all
        .iter()
        .max()
        .map_or(f64::NAN, |last| (*last - start).as_secs_f64());
    let each = |more: f64| (more - before) / 1024.0 / STRANGERS as f64;
    Ok(vec![
        figure(
            "1,000 strangers: the last is told after",
            last * 1000.0,
            "ms",
        ),
        figure("1,000 strangers: memory for each", each(idle), "KiB"),
        figure(
            "1,000 strangers: the same after an update",
            each(server.memory()?),
            "KiB",
        ),
    ])
}

/// Everything about one binary.
fn figures(binary: &Path) -> Outcome<Vec<Figure>> {
    let server = Server::start(binary, &[])?;
    let port = server.port;
    let empty = server.memory()?;
    let mut figures = Vec::new();
    for (game, name) in [("seti", "SETI"), ("kepler", "Kepler-3042")] {
        let table = late_table(port, game, 250)?;
        let path = format!("/t/{}", table.id);
        figures.push(page(
            &server,
            &table.cookie,
            &path,
            &format!("table page of {name}"),
        )?);
        figures.push(page(
            &server,
            "",
            &path,
            &format!("the same for a stranger, {name}"),
        )?);
    }
    figures.push(page(&server, "", "/rules/seti", "rules of SETI")?);
    figures.push(page(&server, "", "/catalog/seti", "components of SETI")?);
    let loaded = server.memory()?;
    let tables: Vec<Table> = (0..TABLES)
        .map(|_| open([port; 2]))
        .collect::<Outcome<_>>()?;
    let streaming = server.memory()?;
    figures.extend(measure(&tables, PAUSE, "at a human pace"));
    figures.extend(measure(&tables, Duration::ZERO, "as fast as it goes"));
    let each = (streaming - loaded) / 1024.0 / TABLES as f64;
    figures.push(figure("memory, empty", empty / 1024.0 / 1024.0, "MiB"));
    figures.push(figure(
        "memory of a new table with two open pages",
        each,
        "KiB",
    ));
    // Last, since memory that a thousand of them have used is not given back.
    figures.extend(strangers(&server, &late_table(port, "seti", 250)?)?);
    Ok(figures)
}

/// Runs everything and tells the numbers.
pub(crate) fn run(binaries: &[&str]) -> Outcome<String> {
    let mut binaries: Vec<PathBuf> = binaries.iter().map(PathBuf::from).collect();
    if binaries.is_empty() {
        run::run(&run::cargo(), &["build", "--profile", "dist"])?;
        binaries.push(run::root().join("target/dist/orrery"));
    }
    let all = binaries.iter().map(|binary| figures(binary));
    side_by_side(&all.collect::<Outcome<Vec<_>>>()?)
}

/// The same figures of several, and the ratio of the last to the first.
pub(crate) fn side_by_side(all: &[Vec<Figure>]) -> Outcome<String> {
    let first = all.first().ok_or("nothing to measure")?;
    let lines = first.iter().enumerate().map(|(index, figure)| {
        let values = all
            .iter()
            .map(|figures| format!(" {:>10.2}", figures[index].value));
        let values: String = values.collect();
        let ratio = match &all[1..] {
            [] => String::new(),
            [.., last] => format!("  ratio {:.2}", last[index].value / figure.value),
        };
        format!("{:<48}{values} {}{ratio}", figure.what, figure.unit)
    });
    Ok(lines.collect::<Vec<String>>().join("\n"))
}

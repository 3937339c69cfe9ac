//! A server in a process of its own, and programs that play on it and remember what they were told.

use orrery_core::Dice;
use serde_json::{Value, json};
use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

pub(crate) const ORRERY: &str = env!("CARGO_BIN_EXE_orrery");

/// A quiet server with limits that no test reaches; the folder of its data follows.
pub(crate) const UNLIMITED: [&str; 11] = [
    "serve",
    "--listen",
    "127.0.0.1:0",
    "--demo",
    "--log",
    "error",
    "--requests",
    "100000",
    "--tables",
    "100000",
    "--data",
];

/// A server; dropping it kills it.
pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) port: u16,
}

impl Server {
    /// Starts one with options that no test reaches the limits of.
    pub(crate) fn start(data: &Path) -> Self {
        Self::with(data, &[])
    }

    pub(crate) fn with(data: &Path, more: &[&str]) -> Self {
        let mut command = Command::new(ORRERY);
        command.args(UNLIMITED).arg(data).args(more);
        Self::run(&mut command)
    }

    /// Runs a command that starts a server, and waits until it says where.
    pub(crate) fn run(command: &mut Command) -> Self {
        Self::try_run(command).unwrap_or_else(|line| panic!("the server did not start: {line}"))
    }

    /// The same for a server that may refuse to start; then it gives back what it said instead.
    pub(crate) fn try_run(command: &mut Command) -> Result<Self, String> {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let Some((_, after)) = line.split_once("//127.0.0.1:") else {
            child.wait().unwrap();
            return Err(line);
        };
        let port = after.trim().split('/').next().unwrap().parse().unwrap();
        Ok(Self { child, port })
    }

    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Sends a signal and waits for the end; true if it was a good one.
    pub(crate) fn signal(&mut self, signal: &str) -> bool {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().unwrap();
        sent.success() && self.child.wait().unwrap().success()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Runs `orrery` to its end: exit code, output and errors.
pub(crate) fn orrery(args: &[&OsStr]) -> (Option<i32>, String, String) {
    let done = Command::new(ORRERY).args(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (done.status.code(), text(done.stdout), text(done.stderr))
}

/// The built-in data pack of Kepler-3042 under another name, which makes it another pack.
pub(crate) fn own_pack(folder: &Path, name: &str) {
    fs::create_dir_all(folder).unwrap();
    let builtin = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/kepler");
    for file in fs::read_dir(builtin).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.join(file.file_name())).unwrap();
    }
    let header = json!({"format": 2, "name": name}).to_string();
    fs::write(folder.join("pack.json"), header).unwrap();
}

/// One request of a program; `None` if the server is gone in the middle of it.
pub(crate) fn ask(
    port: u16,
    cookie: &mut String,
    request: &str,
    body: Option<&Value>,
) -> Option<(u16, Value)> {
    let (status, head, body) = exchange(port, cookie, request, body)?;
    let set = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    if let Some(set) = set {
        *cookie = set.split(';').next()?.to_owned();
    }
    Some((status, serde_json::from_str(&body).ok()?))
}

/// The same, with everything that came back: status, head and body.
pub(crate) fn exchange(
    port: u16,
    cookie: &str,
    request: &str,
    body: Option<&Value>,
) -> Option<(u16, String, String)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream
        .set_read_timeout(Some(Duration::from_secs(10)))
        .ok()?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let length = body.len();
    write!(
        stream,
        "{request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, head.to_owned(), body.to_owned()))
}

/// What a client was told.
#[derive(Clone, Default)]
pub(crate) struct Memory {
    pub(crate) cookie: String,
    pub(crate) tables: Vec<String>,
    pub(crate) played: Vec<Played>,
}

/// A choice that was acknowledged.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) table: String,
    pub(crate) seq: u64,
    pub(crate) choice: String,
    /// When the client knew, in seconds since 1970.
    pub(crate) at: f64,
}

impl Memory {
    /// What the client knew at a moment.
    pub(crate) fn until(&self, moment: f64) -> Self {
        let played: Vec<Played> = (self.played.iter())
            .filter(|played| played.at < moment)
            .cloned()
            .collect();
        let known = |table: &&String| played.iter().any(|played| played.table == **table);
        Self {
            cookie: self.cookie.clone(),
            tables: self.tables.iter().filter(known).cloned().collect(),
            played,
        }
    }
}

fn now() -> f64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap().as_secs_f64()
}

/// Programs that play game after game until they are told to stop.
pub(crate) struct Players {
    port: Arc<AtomicU16>,
    stop: Arc<AtomicBool>,
    memories: Vec<Arc<Mutex<Memory>>>,
    threads: Vec<JoinHandle<()>>,
}

impl Players {
    pub(crate) fn start(count: u64, port: u16) -> Self {
        let port = Arc::new(AtomicU16::new(port));
        let stop = Arc::new(AtomicBool::new(false));
        let memories: Vec<Arc<Mutex<Memory>>> = (0..count).map(|_| Arc::default()).collect();
        let threads = (1..).zip(&memories).map(|(luck, memory)| {
            let (port, stop, memory) = (Arc::clone(&port), Arc::clone(&stop), Arc::clone(memory));
            thread::spawn(move || play(&port, &stop, &memory, luck))
        });
        Self {
            threads: threads.collect(),
            port,
            stop,
            memories,
        }
    }

    /// The server has moved.
    pub(crate) fn move_to(&self, port: u16) {
        self.port.store(port, Ordering::Relaxed);
    }

    /// What everybody was told until now.
    pub(crate) fn told(&self) -> Vec<Memory> {
        let all = self.memories.iter();
        all.map(|memory| memory.lock().unwrap().clone()).collect()
    }

    /// Waits until this many choices are acknowledged in all, however busy the machine is.
    pub(crate) fn wait_for(&self, choices: usize) {
        let begin = Instant::now();
        let played = |memory: &Arc<Mutex<Memory>>| memory.lock().unwrap().played.len();
        while self.memories.iter().map(played).sum::<usize>() < choices {
            assert!(begin.elapsed() < Duration::from_secs(60), "nobody plays");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Lets them finish.
    pub(crate) fn stop(self) -> Vec<Memory> {
        self.stop.store(true, Ordering::Relaxed);
        for thread in self.threads {
            thread.join().unwrap();
        }
        let all = self.memories.iter();
        all.map(|memory| memory.lock().unwrap().clone()).collect()
    }
}

/// Plays game after game and remembers what was acknowledged.
fn play(port: &AtomicU16, stop: &AtomicBool, memory: &Mutex<Memory>, luck: u64) {
    let mut dice = Dice::new(luck);
    let mut table = String::new();
    while !stop.load(Ordering::Relaxed) {
        let port = port.load(Ordering::Relaxed);
        let mut cookie = memory.lock().unwrap().cookie.clone();
        if table.is_empty() {
            let game = if dice.below(2) == 0 { "seti" } else { "comets" };
            let body = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]});
            if let Some((201, made)) = ask(port, &mut cookie, "POST /api/tables", Some(&body)) {
                table = made["id"].as_str().unwrap().to_owned();
                let mut memory = memory.lock().unwrap();
                memory.tables.push(table.clone());
                memory.cookie = cookie;
            }
            continue;
        }
        let path = format!("/api/tables/{table}");
        let look = format!("GET {path}?since=99999999");
        let Some((200, view)) = ask(port, &mut cookie, &look, None) else {
            continue;
        };
        let choices = view["choices"].as_array().unwrap();
        let Some(choice) = dice.pick(choices) else {
            table.clear();
            continue;
        };
        let choice = &choice["choice"];
        let body = json!({"seq": view["seq"], "choice": choice});
        let choose = format!("POST {path}/choices");
        if let Some((200, done)) = ask(port, &mut cookie, &choose, Some(&body)) {
            let seq = done["seq"].as_u64().unwrap();
            let choice = choice.as_str().unwrap().to_owned();
            memory.lock().unwrap().played.push(Played {
                table: table.clone(),
                seq,
                choice,
                at: now(),
            });
        }
    }
}

/// Everything that somebody was told is on this server, once, and every table loads. Gives back how many choices.
pub(crate) fn check(port: u16, memories: &[Memory]) -> u64 {
    let (choices, lost) = lost(port, memories);
    assert_eq!(lost, [""; 0], "acknowledged and lost");
    choices
}

/// How many choices somebody was told of, and those among them that are not there.
pub(crate) fn lost(port: u16, memories: &[Memory]) -> (u64, Vec<String>) {
    let (mut choices, mut lost) = (0, Vec::new());
    for memory in memories {
        let mut cookie = memory.cookie.clone();
        for table in &memory.tables {
            let stored = stored(port, &mut cookie, table);
            // Nobody steps back here: entry and choice have the same number, without gaps.
            for (index, (seq, _)) in stored.iter().enumerate() {
                assert_eq!(*seq, index as u64 + 1, "{table}");
            }
            for told in memory.played.iter().filter(|told| told.table == *table) {
                choices += 1;
                let found = stored.get(told.seq as usize - 1);
                if found != Some(&(told.seq, told.choice.clone())) {
                    lost.push(format!("{table}: {} {}: {found:?}", told.seq, told.choice));
                }
            }
        }
    }
    (choices, lost)
}

/// The choices of a table with their numbers. Each seat is shown its own.
fn stored(port: u16, cookie: &mut String, table: &str) -> Vec<(u64, String)> {
    let mut stored: Vec<(u64, String)> = Vec::new();
    for seat in [1, 2] {
        let request = format!("GET /api/tables/{table}?seat={seat}");
        let (mut status, mut view) = ask(port, cookie, &request, None).unwrap();
        // A busy server says so, and is asked again.
        for _ in 0..10 {
            if status != 503 {
                break;
            }
            thread::sleep(Duration::from_millis(50));
            (status, view) = ask(port, cookie, &request, None).unwrap();
        }
        // What cannot be read, now or ever, or by whoever played it, is not stored.
        if [403, 404, 503].contains(&status) {
            return Vec::new();
        }
        assert_eq!(status, 200, "{table}: {view}");
        assert_ne!(view["status"]["is"], "set_aside", "{table}");
        for ply in view["log"]["plies"].as_array().unwrap() {
            if ply["seat"] == seat {
                let choice = ply["choice"].as_str().unwrap().to_owned();
                stored.push((ply["seq"].as_u64().unwrap(), choice));
            }
        }
    }
    stored.sort_unstable();
    stored
}

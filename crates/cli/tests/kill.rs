//! The server is killed at random moments while clients play: every choice that was acknowledged is
//! there afterwards, none twice, and every table loads. `ORRERY_KILLS` sets how often.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const CLIENTS: u64 = 4;

fn start(dir: &TempDir) -> (Child, u16) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--demo",
            "--log",
            "error",
            "--data",
        ])
        .arg(dir.path())
        .args(["--requests", "100000", "--tables", "100000"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let port = line
        .trim()
        .trim_end_matches('/')
        .rsplit(':')
        .next()
        .unwrap();
    (server, port.parse().unwrap())
}

/// One request of a program; `None` if the server is gone in the middle of it.
fn ask(
    port: u16,
    cookie: &mut String,
    request: &str,
    body: Option<&Value>,
) -> Option<(u16, Value)> {
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
    let set = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    if let Some(set) = set {
        *cookie = set.split(';').next()?.to_owned();
    }
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, serde_json::from_str(body).ok()?))
}

/// What a client was told.
#[derive(Default)]
struct Memory {
    cookie: String,
    tables: Vec<String>,
    /// Table, number and choice.
    played: Vec<(String, u64, String)>,
}

/// Plays game after game and remembers what was acknowledged.
fn play(port: &AtomicU16, stop: &AtomicBool, memory: &Mutex<Memory>, mut luck: u64) {
    let mut table = String::new();
    while !stop.load(Ordering::Relaxed) {
        let port = port.load(Ordering::Relaxed);
        let mut memory = memory.lock().unwrap();
        let mut cookie = memory.cookie.clone();
        luck = luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        if table.is_empty() {
            let game = if luck >> 40 & 1 == 0 {
                "seti"
            } else {
                "comets"
            };
            let body = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]});
            if let Some((201, made)) = ask(port, &mut cookie, "POST /api/tables", Some(&body)) {
                table = made["id"].as_str().unwrap().to_owned();
                memory.tables.push(table.clone());
                memory.cookie = cookie;
            }
            continue;
        }
        let path = format!("/api/tables/{table}");
        let Some((200, view)) = ask(
            port,
            &mut cookie,
            &format!("GET {path}?since=99999999"),
            None,
        ) else {
            continue;
        };
        let choices = view["choices"].as_array().unwrap();
        if choices.is_empty() {
            table.clear();
            continue;
        }
        let choice = &choices[(luck >> 33) as usize % choices.len()]["choice"];
        let body = json!({"seq": view["seq"], "choice": choice});
        if let Some((200, done)) = ask(
            port,
            &mut cookie,
            &format!("POST {path}/choices"),
            Some(&body),
        ) {
            let seq = done["seq"].as_u64().unwrap();
            memory
                .played
                .push((table.clone(), seq, choice.as_str().unwrap().to_owned()));
        }
    }
}

#[test]
fn no_acknowledged_choice_is_lost_when_the_server_is_killed() {
    let kills: u64 = std::env::var("ORRERY_KILLS").map_or(8, |text| text.parse().unwrap());
    let dir = tempfile::tempdir().unwrap();
    let (mut server, first) = start(&dir);
    let port = Arc::new(AtomicU16::new(first));
    let stop = Arc::new(AtomicBool::new(false));
    let memories: Vec<Arc<Mutex<Memory>>> = (0..CLIENTS).map(|_| Arc::default()).collect();
    let clients: Vec<_> = (1..)
        .zip(&memories)
        .map(|(luck, memory)| {
            let (port, stop, memory) = (Arc::clone(&port), Arc::clone(&stop), Arc::clone(memory));
            thread::spawn(move || play(&port, &stop, &memory, luck))
        })
        .collect();
    let mut wait = 1;
    for _ in 0..kills {
        wait = wait * 75 % 65537;
        thread::sleep(Duration::from_millis(40 + wait % 260));
        server.kill().unwrap();
        server.wait().unwrap();
        let (next, address) = start(&dir);
        server = next;
        port.store(address, Ordering::Relaxed);
    }
    thread::sleep(Duration::from_millis(200));
    stop.store(true, Ordering::Relaxed);
    clients
        .into_iter()
        .for_each(|client| client.join().unwrap());
    let address = port.load(Ordering::Relaxed);
    let mut choices = 0;
    for memory in &memories {
        let mut memory = memory.lock().unwrap();
        let mut cookie = memory.cookie.clone();
        let tables = std::mem::take(&mut memory.tables);
        for table in &tables {
            // Each seat is shown its own choices.
            let mut stored: Vec<(u64, String)> = Vec::new();
            for seat in [1, 2] {
                let request = format!("GET /api/tables/{table}?seat={seat}");
                let (status, view) = ask(address, &mut cookie, &request, None).unwrap();
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
            // Nobody steps back here: entry and choice have the same number, without gaps.
            for (index, (seq, _)) in stored.iter().enumerate() {
                assert_eq!(*seq, index as u64 + 1, "{table}");
            }
            for (_, seq, choice) in memory.played.iter().filter(|(at, ..)| at == table) {
                choices += 1;
                let found = stored.get(*seq as usize - 1);
                assert_eq!(
                    found,
                    Some(&(*seq, choice.clone())),
                    "{table}: acknowledged and lost"
                );
            }
        }
    }
    server.kill().unwrap();
    server.wait().unwrap();
    println!("{kills} kills, {choices} acknowledged choices, none lost");
    assert!(choices > kills * 3, "only {choices} choices");
}

#[test]
fn a_table_keeps_its_data_pack_when_the_server_starts_again() {
    let dir = tempfile::tempdir().unwrap();
    let pack = dir.path().join("packs/kepler/mine");
    fs::create_dir_all(&pack).unwrap();
    let builtin = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/kepler");
    for file in fs::read_dir(builtin).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), pack.join(file.file_name())).unwrap();
    }
    fs::write(pack.join("pack.json"), r#"{"format": 1, "name": "Mine"}"#).unwrap();
    let (mut server, port) = start(&dir);
    let mut cookie = String::new();
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let body = json!({"game": "kepler", "pack": "mine", "seats": seats});
    let (status, made) = ask(port, &mut cookie, "POST /api/tables", Some(&body)).unwrap();
    assert_eq!((status, &made["pack"]["name"]), (201, &json!("Mine")));
    server.kill().unwrap();
    server.wait().unwrap();
    fs::remove_dir_all(dir.path().join("packs")).unwrap();
    let (mut server, port) = start(&dir);
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let (_, view) = ask(port, &mut cookie, &format!("GET {path}"), None).unwrap();
    assert_eq!(
        (&view["pack"], &view["position"]),
        (&made["pack"], &made["position"])
    );
    let choice = json!({"seq": 0, "choice": view["choices"][0]["choice"]});
    let request = format!("POST {path}/choices");
    let (status, _) = ask(port, &mut cookie, &request, Some(&choice)).unwrap();
    assert_eq!(status, 200);
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn the_server_stops_when_asked_and_keeps_others_out_of_its_files() {
    let dir = tempfile::tempdir().unwrap();
    let (mut server, port) = start(&dir);
    let second = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(dir.path())
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    let error = String::from_utf8(second.stderr).unwrap();
    assert!(error.contains("in use by another Orrery"), "{error}");
    // A stream is open while the server is asked to stop.
    let mut cookie = String::new();
    let body = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}]});
    let (_, made) = ask(port, &mut cookie, "POST /api/tables", Some(&body)).unwrap();
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let path = format!("/api/tables/{}/events", made["id"].as_str().unwrap());
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).unwrap();
    let asked = Instant::now();
    let id = server.id().to_string();
    assert!(Command::new("kill").arg(&id).status().unwrap().success());
    assert!(server.wait().unwrap().success());
    assert!(
        asked.elapsed() < Duration::from_secs(4),
        "{:?}",
        asked.elapsed()
    );
}

//! `cargo xtask bench-crowd [BINARY …]`: how soon people are answered while a crowd does nothing, slowly.
//!
//! People play at twenty tables. Then a thousand connections send half a head and fall silent, and two hundred more send
//! a byte now and then: first all from one address, then from fifty. Each that is cut off comes again. Several binaries are
//! measured one after the other in the same run.

use crate::bench_server::{Server, Table, ask, make, text};
use crate::run;
use orrery_core::Dice;
use rustix::net::{AddressFamily, SocketType, bind, connect, socket};
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddrV4, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

const IDLE: usize = 1000;
const SLOW: usize = 200;
const TABLES: usize = 20;
/// How long each part is measured.
const SPAN: Duration = Duration::from_secs(10);
/// Longer than this nobody waits.
const PATIENCE: Duration = Duration::from_secs(20);

type Outcome<T> = Result<T, String>;

/// A connection from an address of one's own.
fn connected(from: Ipv4Addr, port: u16) -> Outcome<TcpStream> {
    let socket = socket(AddressFamily::INET, SocketType::STREAM, None).map_err(text)?;
    bind(&socket, &SocketAddrV4::new(from, 0)).map_err(text)?;
    connect(&socket, &SocketAddrV4::new(Ipv4Addr::LOCALHOST, port)).map_err(text)?;
    Ok(TcpStream::from(socket))
}

/// Where the member of a crowd with this number comes from.
fn address(number: usize, addresses: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 1, (number % addresses) as u8 + 1)
}

/// A crowd that stays until it is told to go.
struct Crowd<'a> {
    port: u16,
    addresses: usize,
    stop: &'a AtomicBool,
    /// How often somebody was cut off or not let in.
    cut: &'a AtomicUsize,
}

impl Crowd<'_> {
    /// Keeps a part of the crowd connected; `every` so often each of them sends a byte, or nothing.
    fn stay(&self, members: std::ops::Range<usize>, every: Option<Duration>) {
        let mut all: Vec<Option<TcpStream>> = members.clone().map(|_| None).collect();
        while !self.stop.load(Ordering::Relaxed) {
            for (number, place) in members.clone().zip(&mut all) {
                let gone = match place {
                    Some(stream) => {
                        is_gone(stream) || (every.is_some() && stream.write_all(b"x").is_err())
                    }
                    None => true,
                };
                if gone {
                    self.cut
                        .fetch_add(usize::from(place.is_some()), Ordering::Relaxed);
                    *place = self.join(number);
                }
            }
            thread::sleep(every.unwrap_or(Duration::from_millis(500)));
        }
    }

    fn join(&self, number: usize) -> Option<TcpStream> {
        let mut stream = connected(address(number, self.addresses), self.port).ok()?;
        stream
            .write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            .ok()?;
        stream.set_nonblocking(true).ok()?;
        Some(stream)
    }
}

/// True if the other side has hung up.
fn is_gone(stream: &mut TcpStream) -> bool {
    let mut buffer = [0; 256];
    match stream.read(&mut buffer) {
        Ok(count) => count == 0,
        Err(error) => error.kind() != std::io::ErrorKind::WouldBlock,
    }
}

/// Plays at a table, and tells how long each answer took.
fn play(port: u16, table: &Table, stop: &AtomicBool) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut dice = Dice::new(7);
    while !stop.load(Ordering::Relaxed) {
        let path = format!("/api/tables/{}", table.id);
        let mut timed = |request: String, body: &str| {
            let start = Instant::now();
            let answer = ask(port, &table.cookie, &request, body);
            times.push(if answer.is_ok() {
                start.elapsed()
            } else {
                PATIENCE
            });
            answer.ok().map(|(_, body)| body)
        };
        let seen = timed(format!("GET {path}?since=99999999"), "");
        let Some(view) = seen.and_then(|body| serde_json::from_str::<Value>(&body).ok()) else {
            continue;
        };
        let choices = view["choices"].as_array().map_or(&[][..], Vec::as_slice);
        let Some(choice) = dice.pick(choices) else {
            break; // The game is over.
        };
        let body = json!({"seq": view["seq"], "choice": choice["choice"]}).to_string();
        timed(format!("POST {path}/choices"), &body);
        thread::sleep(Duration::from_millis(100));
    }
    times
}

/// What people had to wait, while a crowd from so many addresses is there.
fn measure(server: &Server, tables: &[Table], addresses: Option<usize>) -> String {
    let (stop, cut) = (AtomicBool::new(false), AtomicUsize::new(0));
    let port = server.port;
    let mut times: Vec<Duration> = thread::scope(|scope| {
        let (stop, cut) = (&stop, &cut);
        if let Some(addresses) = addresses {
            let crowd = move || Crowd {
                port,
                addresses,
                stop,
                cut,
            };
            for part in 0..4 {
                let idle = part * IDLE / 4..(part + 1) * IDLE / 4;
                scope.spawn(move || crowd().stay(idle, None));
                let slow = IDLE + part * SLOW / 4..IDLE + (part + 1) * SLOW / 4;
                scope.spawn(move || crowd().stay(slow, Some(Duration::from_millis(200))));
            }
            thread::sleep(Duration::from_secs(2));
        }
        let play = |table| scope.spawn(move || play(port, table, stop));
        let players: Vec<_> = tables.iter().map(play).collect();
        thread::sleep(SPAN);
        stop.store(true, Ordering::Relaxed);
        let times = players
            .into_iter()
            .map(|player| player.join().unwrap_or_default());
        times.flatten().collect()
    });
    times.sort_unstable();
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    };
    let failed = times.iter().filter(|time| **time >= PATIENCE).count();
    let cut = cut.load(Ordering::Relaxed);
    format!(
        "{:>6} answers, {failed:>4} failed, p50 {:>7.1} ms, p99 {:>8.1} ms; cut off {cut}",
        times.len(),
        at(0.5),
        at(0.99)
    )
}

fn try_binary(binary: &str) -> Outcome<()> {
    let server = Server::guarded(&PathBuf::from(binary))?;
    let two = json!({"game": "seti", "seats": [{"kind": "me"}, {"kind": "here"}]});
    println!("{binary}");
    for (how, addresses) in [
        ("alone", None),
        ("with a crowd from one address", Some(1)),
        ("with a crowd from 50 addresses", Some(50)),
    ] {
        // Fresh tables, so that games are as long.
        let tables: Outcome<Vec<Table>> = (0..TABLES).map(|_| make(server.port, &two)).collect();
        println!("  {how:<32}{}", measure(&server, &tables?, addresses));
    }
    Ok(())
}

/// Measures the binaries, or the one of this tree.
pub(crate) fn run(binaries: &[&str]) -> Result<String, String> {
    if binaries.is_empty() {
        run::run(
            &run::cargo(),
            &["build", "--profile", "dist", "--package", "orrery"],
        )?;
        let own = run::root().join("target/dist/orrery");
        try_binary(&own.display().to_string())?;
    }
    binaries.iter().try_for_each(|binary| try_binary(binary))?;
    Ok(format!("bench-crowd: {IDLE} idle and {SLOW} slow clients"))
}

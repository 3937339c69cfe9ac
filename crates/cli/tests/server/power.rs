//! The power fails: whatever was written after the last flush of a file may be gone, or there in part.
//!
//! strace writes down everything that the server writes to its database, in order, with the flushes. From that the
//! files are put together as they may be found after a loss of power at some moment: everything up to the last flush, and
//! of the rest nothing, or some sectors by chance. A server that is started on them has to know every choice that a client
//! had been told of. It proves that an answer waits for the flush and that the log of the database is
//! read back whatever is torn in it; not that the disk keeps what it says it has flushed.

use crate::kit::{Memory, ORRERY, Players, Server, UNLIMITED, check, lost};
use orrery_core::Dice;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

/// How many moments are tried, each without and with some of what was not flushed.
const MOMENTS: usize = 25;
/// What a disk writes at once.
const SECTOR: usize = 512;

/// What happened to a file.
#[derive(Clone)]
enum What {
    Write(u64, Vec<u8>),
    Truncate(u64),
    Flush,
}

#[derive(Clone)]
struct Event {
    /// When it was over, in seconds since 1970.
    at: f64,
    /// The log, or the database itself.
    log: bool,
    what: What,
}

/// The events in what strace wrote. Calls that were interrupted by those of other threads stand in two lines.
fn events(trace: &str) -> Vec<Event> {
    let mut begun: HashMap<&str, String> = HashMap::new();
    let mut events = Vec::new();
    for line in trace.lines() {
        let Some((process, rest)) = line.split_once(' ') else {
            continue;
        };
        let Some((at, call)) = rest.trim_start().split_once(' ') else {
            continue;
        };
        if let Some(first) = call.strip_suffix("<unfinished ...>") {
            begun.insert(process, first.to_owned());
            continue;
        }
        let whole = match call.strip_prefix("<... ") {
            Some(rest) => {
                let (_, rest) = rest.split_once("resumed>").unwrap();
                begun.remove(process).unwrap_or_default() + rest
            }
            None => call.to_owned(),
        };
        events.extend(event(at.parse().unwrap(), &whole));
    }
    events
}

/// What stands there as `\x37\x7f`.
fn bytes(text: &str) -> Vec<u8> {
    let byte = |hex: &str| u8::from_str_radix(hex, 16).unwrap();
    text.split("\\x").skip(1).map(byte).collect()
}

/// `pwrite64(5<\x2f…>, "\x37\x7f", 2, 0) = 2`
fn event(at: f64, call: &str) -> Option<Event> {
    let (name, rest) = call.split_once('(')?;
    let (args, result) = rest.rsplit_once(") = ")?;
    let (file, args) = args.split_once('>')?;
    let file = String::from_utf8(bytes(file)).unwrap();
    let log = file.ends_with("/orrery.db-wal");
    if !log && !file.ends_with("/orrery.db") {
        return None;
    }
    // The server was killed meanwhile, so nobody was told anything because of it.
    if result.starts_with('?') {
        return None;
    }
    assert!(!result.starts_with('-'), "{name}: {result}");
    let numbers = || {
        args.rsplit(", ")
            .map_while(|word| word.trim().parse::<u64>().ok())
    };
    let what = match name {
        "fdatasync" | "fsync" => What::Flush,
        "ftruncate" => What::Truncate(numbers().next()?),
        "pwrite64" => {
            let bytes = bytes(args.split('"').nth(1)?);
            let written: u64 = result.trim().parse().unwrap();
            assert_eq!(bytes.len() as u64, written, "strace has cut something off");
            What::Write(numbers().next()?, bytes)
        }
        other => panic!("{other} is not expected: {call}"),
    };
    Some(Event { at, log, what })
}

/// What happens to that which was not flushed.
#[derive(Clone, Copy, PartialEq)]
enum Rest {
    Gone,
    Torn,
    /// The last flush did nothing either: a disk that lies.
    Lie,
}

fn apply(file: &mut Vec<u8>, what: &What, mut keep: impl FnMut() -> bool) {
    match what {
        What::Write(offset, bytes) => {
            let offset = *offset as usize;
            for (index, part) in bytes.chunks(SECTOR).enumerate() {
                let from = offset + index * SECTOR;
                if keep() {
                    file.resize(file.len().max(from + part.len()), 0);
                    file[from..from + part.len()].copy_from_slice(part);
                }
            }
        }
        What::Truncate(length) if keep() => file.resize(*length as usize, 0),
        What::Truncate(_) | What::Flush => {}
    }
}

/// A file after so many events.
fn image(before: Vec<u8>, events: &[Event], log: bool, rest: Rest, dice: &mut Dice) -> Vec<u8> {
    let mine: Vec<&Event> = events.iter().filter(|event| event.log == log).collect();
    let flush = |event: &&Event| matches!(event.what, What::Flush);
    let mut last = mine.iter().rposition(flush).map_or(0, |at| at + 1);
    if rest == Rest::Lie {
        last = mine[..last.saturating_sub(1)]
            .iter()
            .rposition(flush)
            .map_or(0, |at| at + 1);
    }
    let mut file = before;
    for event in &mine[..last] {
        apply(&mut file, &event.what, || true);
    }
    if rest == Rest::Torn {
        for event in &mine[last..] {
            apply(&mut file, &event.what, || dice.below(2) == 0);
        }
    }
    file
}

/// A data directory as it is found after the loss of power.
fn found(dir: &Path, before: &Path, events: &[Event], rest: Rest, dice: &mut Dice) {
    let _ = fs::remove_dir_all(dir);
    fs::create_dir(dir).unwrap();
    fs::copy(before.join("key"), dir.join("key")).unwrap();
    let database = fs::read(before.join("orrery.db")).unwrap();
    fs::write(
        dir.join("orrery.db"),
        image(database, events, false, rest, dice),
    )
    .unwrap();
    fs::write(
        dir.join("orrery.db-wal"),
        image(Vec::new(), events, true, rest, dice),
    )
    .unwrap();
}

/// Plays for a while under the eyes of strace: what it saw, and what the clients were told.
fn watched(data: &Path, trace: &Path) -> (Vec<Event>, Vec<Memory>) {
    let mut command = Command::new("strace");
    command.args(["-f", "-y", "-ttt", "-xx", "-s", "100000", "--seccomp-bpf"]);
    command
        .args([
            "-e",
            "trace=pwrite64,write,pwritev,ftruncate,fdatasync,fsync",
            "-o",
        ])
        .arg(trace);
    for name in ["orrery.db", "orrery.db-wal"] {
        command.arg("-P").arg(data.join(name));
    }
    command.arg(ORRERY).args(UNLIMITED).arg(data);
    let mut server = Server::run(&mut command);
    let players = Players::start(4, server.port);
    thread::sleep(Duration::from_secs(4));
    let told = players.stop();
    // strace would let it go on.
    let id = server.child.id();
    let traced = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap();
    let killed = Command::new("kill")
        .arg("-KILL")
        .args(traced.split_whitespace())
        .status();
    assert!(killed.unwrap().success());
    server.kill();
    let text = fs::read_to_string(trace).unwrap();
    (events(&text), told)
}

#[test]
fn no_acknowledged_choice_is_lost_when_the_power_fails() {
    let dir = tempfile::tempdir().unwrap();
    let (data, before, again) = (
        dir.path().join("data"),
        dir.path().join("before"),
        dir.path().join("again"),
    );
    // A server that was started and stopped has a whole database and no log.
    assert!(Server::start(&data).signal("-TERM"));
    fs::create_dir(&before).unwrap();
    for name in ["key", "orrery.db"] {
        fs::copy(data.join(name), before.join(name)).unwrap();
    }
    let (events, told) = watched(&data, &dir.path().join("trace"));
    let mut dice = Dice::new(3042);
    let (mut checked, mut lies) = (0, 0);
    for moment in 0..MOMENTS {
        let count = events.len() / 3 + dice.below(events.len() - events.len() / 3);
        let known: Vec<Memory> = told
            .iter()
            .map(|memory| memory.until(events[count - 1].at))
            .collect();
        for rest in [Rest::Gone, Rest::Torn] {
            found(&again, &before, &events[..count], rest, &mut dice);
            checked += check(Server::start(&again).port, &known);
        }
        // If this found nothing, it could find nothing.
        if moment % 5 == 0 {
            found(&again, &before, &events[..count], Rest::Lie, &mut dice);
            // What is left may be no database any more: then nothing is.
            let started = Server::try_run(Command::new(ORRERY).args(UNLIMITED).arg(&again));
            lies += started.map_or(1, |server| lost(server.port, &known).1.len());
        }
    }
    let flushes = events
        .iter()
        .filter(|event| matches!(event.what, What::Flush))
        .count();
    println!(
        "{} events, {flushes} flushes, {checked} acknowledged choices looked up, none lost",
        events.len()
    );
    println!("with a disk that lies about its last flush: {lies} lost");
    assert!(
        checked > 500 && flushes > 50 && lies > 0,
        "{checked} {flushes} {lies}"
    );
}

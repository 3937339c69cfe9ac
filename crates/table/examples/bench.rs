//! How fast tables are on this machine, and how much memory they take. Not a test: the numbers are for
//! reading. `cargo run --profile dist -p orrery-table --example bench [FOLDER]` writes its database into FOLDER.

#![allow(clippy::unwrap_used, reason = "it stops where something is wrong")]

use orrery_bots::{BotKind, Series};
use orrery_games::GAMES;
use orrery_table::{Config, NewSeat, NewTable, SeatKind, Secret, SqliteStore, TableId, Tables};
use serde_json::json;
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

const SECONDS: Duration = Duration::from_secs(3);
const GAMES_IN_MEMORY: usize = 200;

fn main() {
    let folder = std::env::args()
        .nth(1)
        .map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = tempfile::tempdir_in(folder).unwrap();
    let file = folder.path().join("bench.db");
    let config = Config {
        tables_per_session: usize::MAX,
        loaded: usize::MAX,
        ..Config::default()
    };
    let open = || {
        let store = Arc::new(SqliteStore::open(&file).unwrap());
        Tables::open(store, GAMES, config.clone()).unwrap()
    };
    let tables = open();
    println!("players at once  durable choices/s  p50 ms  p99 ms");
    for threads in [1, 4, 16, 64, 200] {
        choices(&tables, threads);
    }
    drop(tables);
    memory(&open());
}

fn host() -> Secret {
    Secret::of("bench")
}

fn create(tables: &Tables, players: usize, seed: u64) -> TableId {
    let seat = NewSeat {
        name: "somebody".to_owned(),
        kind: SeatKind::Here,
    };
    let new = NewTable {
        game: "seti".to_owned(),
        options: json!({"players": players}),
        pack: None,
        seed: Some(seed),
        public: false,
        several: false,
        hints: false,
        rated: false,
        pace: None,
        seats: vec![seat; players],
    };
    let link = |id: &TableId, seat| format!("{id} {seat}");
    tables.create(host(), &new, &link).unwrap()
}

/// Random choices at as many tables as there are threads.
fn choices(tables: &Tables, threads: usize) {
    let times: Vec<Duration> = std::thread::scope(|scope| {
        let player = move |number: usize| {
            let mut id = create(tables, 2, number as u64);
            let (begin, mut times) = (Instant::now(), Vec::new());
            while begin.elapsed() < SECONDS {
                let view = tables
                    .view(&id, host(), None, orrery_table::Span::Nothing)
                    .unwrap();
                if view.choices().is_empty() {
                    id = create(tables, 2, number as u64 + times.len() as u64);
                    continue;
                }
                let choice = &view.choices()[times.len() * 31 % view.choices().len()].choice;
                let start = Instant::now();
                tables.play(&id, host(), view.seq, choice).unwrap();
                times.push(start.elapsed());
            }
            times
        };
        let threads: Vec<_> = (0..threads)
            .map(|number| scope.spawn(move || player(number)))
            .collect();
        (threads.into_iter())
            .flat_map(|thread| thread.join().unwrap())
            .collect()
    });
    let mut sorted = times;
    sorted.sort();
    let at = |part: f64| sorted[(sorted.len() as f64 * part) as usize].as_secs_f64() * 1000.0;
    let speed = sorted.len() as f64 / SECONDS.as_secs_f64();
    println!(
        "{threads:15}  {speed:17.0}  {:6.2}  {:6.2}",
        at(0.5),
        at(0.99)
    );
}

/// Whole four-player games in memory, and out of it again.
fn memory(tables: &Tables) {
    let entry = orrery_games::find("seti").unwrap();
    let series = Series {
        options: json!({"players": 4}),
        games: NonZeroU64::MIN,
        seed: 1,
        bots: vec![BotKind::Random],
        threads: 1,
    };
    let playout = (entry.many.playout)(&series, 0).unwrap();
    let first = create(tables, 4, playout.seed);
    for (_, choice) in &playout.choices {
        let seq = tables
            .view(&first, host(), None, orrery_table::Span::Nothing)
            .unwrap()
            .seq;
        tables.play(&first, host(), seq, choice).unwrap();
    }
    let seat = NewSeat {
        name: "somebody".to_owned(),
        kind: SeatKind::Here,
    };
    let almost = playout.choices.len() - 1;
    let link = |id: &TableId, seat| format!("{id} {seat}");
    let copy = || {
        let seats = vec![seat.clone(); 4];
        tables.continue_from(&first, host(), almost, &seats, false, &link)
    };
    let ids: Vec<TableId> = (0..GAMES_IN_MEMORY).map(|_| copy().unwrap()).collect();
    tables.sweep(Duration::ZERO);
    let empty = resident();
    let start = Instant::now();
    let listening: Vec<_> = ids.iter().map(|id| tables.listen(id).unwrap()).collect();
    let load = start.elapsed() / GAMES_IN_MEMORY as u32;
    let full = resident();
    let start = Instant::now();
    for id in &ids {
        tables
            .view(id, host(), None, orrery_table::Span::After(0))
            .unwrap();
    }
    let look = start.elapsed() / GAMES_IN_MEMORY as u32;
    tables.sweep(Duration::ZERO);
    assert_eq!(tables.stats().loaded, 0);
    println!("\n{GAMES_IN_MEMORY} tables, four players, {almost} choices each");
    println!("loading a table          {load:?}");
    println!("the whole view of it     {look:?}");
    println!(
        "memory of a loaded table {} kB",
        (full - empty) / GAMES_IN_MEMORY
    );
    drop(listening);
}

/// Resident memory in kB; 0 where the system does not tell.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.unwrap_or_default()
}

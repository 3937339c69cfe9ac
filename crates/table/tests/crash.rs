//! A process that plays is killed at random moments. What it acknowledged must be there, once.
//!
//! `ORRERY_KILLS=200 cargo test -p orrery-table --test crash` makes the long run. A killed process leaves
//! the kernel's memory alone, so this proves the order of things, not the disk.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up shall fail"
)]

use orrery_games::GAMES;
use orrery_table::{
    Back, Config, NewSeat, NewTable, SeatKind, Secret, SqliteStore, Status, TableError, TableId,
    TableView, Tables, Update,
};
use rusqlite::Connection;
use serde_json::json;
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

const TABLES: usize = 4;

/// The file that a process of its own shall play in.
const CHILD: &str = "ORRERY_CRASH";

fn main() {
    match std::env::var(CHILD) {
        Ok(path) => play(path.as_ref()),
        Err(_) => what_was_acknowledged_survives_being_killed(),
    }
}

fn ada() -> Secret {
    Secret::of("session of Ada")
}

fn open(file: &Path) -> Tables {
    let store = Arc::new(SqliteStore::open(file).unwrap());
    Tables::open(store, GAMES, Config::default()).unwrap()
}

fn look(tables: &Tables, id: &TableId) -> TableView {
    tables
        .view(id, ada(), None, orrery_table::Span::After(0))
        .unwrap()
}

/// Plays until it is killed, and says what it tries and what was acknowledged.
fn play(file: &Path) {
    let tables = open(file);
    let begin = Instant::now();
    let running = tables.mine(ada()).unwrap().into_iter();
    let mut ids: Vec<TableId> = running
        .filter(|one| one.decides.is_some())
        .map(|one| one.id)
        .collect();
    ids.resize_with(ids.len().max(TABLES), || fresh(&tables));
    std::thread::scope(|scope| {
        for mut id in ids {
            let tables = &tables;
            scope.spawn(move || {
                // Nobody kills it if the test itself has failed.
                while begin.elapsed() < Duration::from_secs(60) {
                    id = step(tables, id);
                }
            });
        }
    });
}

fn fresh(tables: &Tables) -> TableId {
    let seat = NewSeat {
        name: "Ada".to_owned(),
        kind: SeatKind::Here,
    };
    let new = NewTable {
        game: ["seti", "comets"][orrery_outside::number().unwrap() as usize % 2].to_owned(),
        options: json!({"players": 2}),
        pack: None,
        seed: None,
        public: false,
        several: false,
        hints: false,
        rated: false,
        pace: None,
        seats: vec![seat; 2],
    };
    let link = |id: &TableId, seat| format!("{id} {seat}");
    tables.create(ada(), &new, &link).unwrap()
}

fn step(tables: &Tables, id: TableId) -> TableId {
    let view = look(tables, &id);
    let Status::Playing { .. } = view.status else {
        return fresh(tables);
    };
    let pick = orrery_outside::number().unwrap() as usize;
    let undo = view.undo.steps > 0 && pick.is_multiple_of(4);
    let choice = match undo {
        true => "undo",
        false => &view.choices()[pick / 4 % view.choices().len()].choice,
    };
    say("try", &id, view.seq + 1, choice);
    match post(tables, &id, view.seq, choice) {
        Ok(update) => say("ack", &id, update.seq, choice),
        Err(error) => panic!("{error}"),
    }
    id
}

fn post(tables: &Tables, id: &TableId, seq: u64, choice: &str) -> Result<Update, TableError> {
    match choice {
        "undo" => tables.undo(id, ada(), seq, Back::Step),
        choice => tables.play(id, ada(), seq, choice),
    }
}

fn say(word: &str, id: &TableId, seq: u64, choice: &str) {
    let line = format!("{word} {id} {seq} {choice}\n");
    std::io::stdout().write_all(line.as_bytes()).unwrap();
}

/// What a process said before it was killed.
#[derive(Default)]
struct Said {
    tried: HashMap<TableId, (u64, String)>,
    acknowledged: Vec<(TableId, u64, String)>,
}

/// Starts a process and kills it some time after it has begun to play.
fn killed(file: &Path) -> Said {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .env(CHILD, file)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let moment = Duration::from_millis(orrery_outside::number().unwrap() % 120);
    let (mut said, mut begun) = (Said::default(), false);
    for line in lines {
        let line = line.unwrap();
        let mut words = line.splitn(4, ' ');
        let mut next = || words.next().unwrap_or_default();
        let (word, id, seq, choice) = (next(), next().parse(), next().parse(), next());
        let (Ok(id), Ok(seq)) = (id, seq) else {
            continue;
        };
        if !begun {
            begun = true;
            let id = child.id();
            std::thread::spawn(move || {
                std::thread::sleep(moment);
                let kill = Command::new("kill").args(["-9", &id.to_string()]).status();
                assert!(kill.unwrap().success());
            });
        }
        match word {
            "try" => drop(said.tried.insert(id, (seq, choice.to_owned()))),
            "ack" => {
                said.tried.remove(&id);
                said.acknowledged.push((id, seq, choice.to_owned()));
            }
            _ => {}
        }
    }
    assert!(!child.wait().unwrap().success() && begun);
    said
}

/// The acts of a table as they lie in the file.
fn acts(file: &Path) -> HashMap<(String, u64), String> {
    let db = Connection::open(file).unwrap();
    let mut select = db
        .prepare("SELECT table_id, seq, coalesce(choice, 'undo') FROM acts")
        .unwrap();
    let rows = select.query_map([], |row| {
        let seq: i64 = row.get(1)?;
        Ok(((row.get(0)?, seq as u64), row.get(2)?))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

fn what_was_acknowledged_survives_being_killed() {
    let kills = std::env::var("ORRERY_KILLS").map_or(20, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let file = &folder.path().join("orrery.db");
    let mut acknowledged = Vec::new();
    let (mut stored, mut lost) = (0, 0);
    for _ in 0..kills {
        let said = killed(file);
        acknowledged.extend(said.acknowledged);
        let before = acts(file);
        let tables = open(file);
        // Whoever got no answer posts again: if the choice was stored, that is stale; if not, it counts.
        for (id, (seq, choice)) in said.tried {
            let again = post(&tables, &id, seq - 1, &choice);
            match before.get(&(id.to_string(), seq)) {
                Some(there) => {
                    assert_eq!(*there, choice);
                    assert_eq!(again, Err(TableError::Stale { seq }));
                    stored += 1;
                }
                None => {
                    assert_eq!(again.unwrap().seq, seq);
                    lost += 1;
                }
            }
            acknowledged.push((id, seq, choice));
        }
        for table in tables.mine(ada()).unwrap() {
            let view = look(&tables, &table.id);
            assert!(
                !matches!(view.status, Status::SetAside { .. }),
                "{:?}",
                view.status
            );
        }
    }
    let acts = acts(file);
    for (id, seq, choice) in &acknowledged {
        assert_eq!(
            acts.get(&(id.to_string(), *seq)),
            Some(choice),
            "{id} {seq}"
        );
    }
    assert_eq!(acts.len(), acknowledged.len());
    println!(
        "{kills} kills, {} choices; of those in flight {stored} were stored, {lost} were not",
        acknowledged.len()
    );
}

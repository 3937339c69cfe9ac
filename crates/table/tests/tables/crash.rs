//! A process that plays is killed at random moments. What it acknowledged must be there, once.
//!
//! `ORRERY_KILLS=200 cargo test -p orrery-table crash` makes the long run. A killed process leaves the
//! kernel's memory alone, so this proves the order of things, not the disk.

use crate::kit::{Place, ada, create, game, here, look};
use orrery_table::{Back, SqliteStore, Status, TableError, TableId, Tables};
use rusqlite::Connection;
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const TABLES: usize = 4;

/// Plays until it is killed, and says what it tries and what was acknowledged.
#[test]
#[ignore = "the crash test starts it as a process of its own"]
fn child() {
    let path = std::env::var("ORRERY_CRASH").unwrap();
    let store = SqliteStore::open(path.as_ref()).unwrap();
    let tables = Tables::open(
        std::sync::Arc::new(store),
        orrery_games::GAMES,
        orrery_table::Config::default(),
    )
    .unwrap();
    let begin = Instant::now();
    std::thread::scope(|scope| {
        for number in 0..TABLES {
            let tables = &tables;
            scope.spawn(move || {
                let mine = tables.mine(ada()).unwrap();
                let running = mine.iter().filter(|one| one.decides.is_some()).nth(number);
                let mut id = match running {
                    Some(running) => running.id.clone(),
                    None => fresh(tables),
                };
                // Nobody kills it if the test itself has failed.
                while begin.elapsed() < Duration::from_secs(60) {
                    id = step(tables, id);
                }
            });
        }
    });
}

fn fresh(tables: &Tables) -> TableId {
    let name = ["seti", "comets"][getrandom::u32().unwrap() as usize % 2];
    let seats = vec![here("Ada"), here("Ben")];
    create(tables, &game(name, getrandom::u64().unwrap(), seats))
}

fn step(tables: &Tables, id: TableId) -> TableId {
    let view = look(tables, &id, ada());
    let Status::Playing { .. } = view.status else {
        return fresh(tables);
    };
    let pick = getrandom::u32().unwrap() as usize;
    let undo = view.undo.steps > 0 && pick.is_multiple_of(4);
    let choice = match undo {
        true => "undo",
        false => &view.choices[pick / 4 % view.choices.len()].choice,
    };
    say("try", &id, view.seq + 1, choice);
    match post(tables, &id, view.seq, choice) {
        Ok(update) => say("ack", &id, update.seq, choice),
        Err(error) => panic!("{error}"),
    }
    id
}

fn post(
    tables: &Tables,
    id: &TableId,
    seq: u64,
    choice: &str,
) -> Result<orrery_table::Update, TableError> {
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
fn killed(place: &Place) -> Said {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["crash::child", "--exact", "--ignored", "--nocapture"])
        .env("ORRERY_CRASH", place.file())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let moment = Duration::from_millis(u64::from(getrandom::u32().unwrap() % 120));
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

/// The entries of a table as they lie in the file.
fn entries(place: &Place) -> HashMap<(String, u64), String> {
    let db = Connection::open(place.file()).unwrap();
    let mut select = db
        .prepare("SELECT table_id, seq, coalesce(choice, 'undo') FROM entries")
        .unwrap();
    let rows = select.query_map([], |row| {
        let seq: i64 = row.get(1)?;
        Ok(((row.get(0)?, seq as u64), row.get(2)?))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let kills = std::env::var("ORRERY_KILLS").map_or(20, |kills| kills.parse().unwrap());
    let place = Place::new();
    let mut acknowledged = Vec::new();
    let (mut stored, mut lost) = (0, 0);
    for _ in 0..kills {
        let said = killed(&place);
        acknowledged.extend(said.acknowledged);
        let before = entries(&place);
        let tables = place.open();
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
            let view = look(&tables, &table.id, ada());
            assert!(
                !matches!(view.status, Status::SetAside { .. }),
                "{:?}",
                view.status
            );
        }
    }
    let entries = entries(&place);
    for (id, seq, choice) in &acknowledged {
        assert_eq!(
            entries.get(&(id.to_string(), *seq)),
            Some(choice),
            "{id} {seq}"
        );
    }
    assert_eq!(entries.len(), acknowledged.len());
    println!(
        "{kills} kills, {} choices; of those in flight {stored} were stored, {lost} were not",
        acknowledged.len()
    );
}

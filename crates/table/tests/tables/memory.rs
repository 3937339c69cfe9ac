//! Leaving memory, coming back, and what is stored but cannot be played.

use crate::kit::{Place, ada, ben, create, duel, finish, game, here, json_of, link, look, play};
use orrery_games::{GAMES, GameEntry};
use orrery_outside::Clock;
use orrery_table::sqlite::VERSION;
use orrery_table::{Aside, Config, SqliteStore, Status, StoreError, TableError, TableId, Tables};
use rusqlite::Connection;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

#[test]
fn idle_tables_leave_memory_and_listeners_hear_on() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let mut news = tables.listen(&id).unwrap();
    play(&tables, &id, ada(), "rest").unwrap();
    assert_eq!(news.borrow_and_update().seq, 2);
    tables.sweep(Duration::from_secs(60));
    assert_eq!(tables.stats().loaded, 1);
    tables.sweep(Duration::ZERO);
    assert_eq!((tables.stats().loaded, tables.stats().listeners), (0, 1));
    tables.play(&id, ben(), 2, "rest").unwrap();
    assert!(news.has_changed().unwrap());
    assert_eq!(news.borrow_and_update().seq, 3);
    assert_eq!(tables.stats().loaded, 1);
}

#[test]
fn tables_go_by_the_clock_they_are_given() {
    static MINUTES: AtomicU64 = AtomicU64::new(0);
    fn uptime() -> Duration {
        Duration::from_secs(60 * MINUTES.load(Ordering::Relaxed))
    }
    let config = Config {
        clock: Clock::new(|| 1_000 + uptime().as_millis() as i64, uptime),
        ..Config::default()
    };
    let place = Place::new();
    let tables = place.open_with(GAMES, config);
    let id = duel(&tables, "comets", 1);
    MINUTES.store(2, Ordering::Relaxed);
    play(&tables, &id, ada(), "rest").unwrap();
    let view = look(&tables, &id, ada());
    assert_eq!((view.created, view.updated), (1_000, 121_000));
    MINUTES.store(6, Ordering::Relaxed);
    tables.sweep(Duration::from_secs(5 * 60));
    assert_eq!(tables.stats().loaded, 1);
    MINUTES.store(7, Ordering::Relaxed);
    tables.sweep(Duration::from_secs(5 * 60));
    assert_eq!(tables.stats().loaded, 0);
}

#[test]
fn only_so_many_tables_stay_in_memory() {
    let place = Place::new();
    let config = Config {
        loaded: 5,
        ..Config::default()
    };
    let tables = place.open_with(GAMES, config);
    let ids: Vec<TableId> = (0..20)
        .map(|seed| {
            create(
                &tables,
                &game("comets", seed, vec![here("Ada"), here("Ben")]),
            )
        })
        .collect();
    for id in &ids {
        play(&tables, id, ada(), "rest").unwrap();
    }
    assert!(tables.stats().loaded <= 6, "{:?}", tables.stats());
    // The last ones used are those that stayed.
    let loads = tables.stats().loads;
    look(&tables, &ids[19], ada());
    assert_eq!(tables.stats().loads, loads);
    assert!(ids.iter().all(|id| look(&tables, id, ada()).plies == 1));
}

#[test]
fn unknown_tables_leave_no_trace() {
    let place = Place::new();
    let tables = place.open();
    let id: TableId = "abcdefghijklmnop".parse().unwrap();
    let view = tables.view(&id, ada(), None, orrery_table::Span::After(0));
    assert_eq!(view.err(), Some(TableError::NotFound));
    assert_eq!(tables.listen(&id).err(), Some(TableError::NotFound));
    assert_eq!(tables.stats().loaded, 0);
}

/// The games of a release in which Comets has other rules.
fn other_rules() -> &'static [GameEntry] {
    let mut games = GAMES.to_vec();
    for game in &mut games {
        game.core.info.rules_version += 1;
    }
    games.leak()
}

#[test]
fn games_of_other_rules_are_set_aside_and_finished_ones_stay_readable() {
    let place = Place::new();
    let tables = place.open();
    let running = duel(&tables, "comets", 1);
    play(&tables, &running, ada(), "rest").unwrap();
    let over = duel(&tables, "comets", 2);
    finish(&tables, &over, |_| 0);
    let (before, record) = (
        look(&tables, &running, ada()),
        tables.record(&over).unwrap(),
    );
    let outcome = look(&tables, &over, ada()).people.status;
    drop(tables);

    let tables = place.open_with(other_rules(), Config::default());
    let because = Aside::Rules {
        recorded: 1,
        here: 2,
    };
    let view = look(&tables, &running, ben());
    let status = Status::SetAside {
        because: because.clone(),
    };
    assert_eq!(view.status, status);
    assert!(view.look.is_none());
    assert_eq!((view.choices().len(), view.log.plies.len()), (0, 1));
    let refused = play(&tables, &running, ben(), "rest");
    assert_eq!(refused, Err(TableError::SetAside(because)));
    let list = tables.mine(ada()).unwrap();
    assert!(list.iter().all(|one| one.aside == (one.id == running)));
    assert_eq!(look(&tables, &over, ada()).status, outcome);
    assert_eq!(tables.record(&over).unwrap(), record);
    assert!(look(&tables, &over, ada()).log.plies[0].choice.is_some());
    drop(tables);

    // Nothing was changed: the old release goes on with it.
    let tables = place.open();
    assert_eq!(json_of(&look(&tables, &running, ada())), json_of(&before));
    play(&tables, &running, ben(), "rest").unwrap();
}

fn tamper(place: &Place, sql: &str) {
    let changed = Connection::open(place.file())
        .unwrap()
        .execute(sql, [])
        .unwrap();
    assert!(changed > 0, "{sql}");
}

#[test]
fn a_game_that_does_not_come_out_the_same_is_set_aside() {
    for (sql, ply) in [
        ("UPDATE acts SET hash = hash + 1 WHERE seq = 3", 2),
        ("UPDATE acts SET choice = 'chase 99' WHERE seq = 2", 1),
        ("UPDATE tables SET seed = seed + 1", 1),
    ] {
        let place = Place::new();
        let tables = place.open();
        let id = duel(&tables, "comets", 49);
        play(&tables, &id, ada(), "chase 6").unwrap();
        play(&tables, &id, ben(), "chase 3").unwrap();
        drop(tables);
        tamper(&place, sql);
        let tables = place.open();
        match look(&tables, &id, ada()).people.status {
            Status::SetAside {
                because: Aside::Differs { ply: found, .. },
            } => assert_eq!(found, ply, "{sql}"),
            other => panic!("{sql}: {other:?}"),
        }
        let refused = play(&tables, &id, ada(), "rest").unwrap_err();
        assert!(
            matches!(refused, TableError::SetAside(_)),
            "{sql}: {refused}"
        );
        assert_eq!(tables.close(&id, ada(), 3).unwrap().seq, 4);
    }
}

#[test]
fn damage_is_named() {
    for sql in [
        "DELETE FROM acts WHERE seq = 1",
        "UPDATE seats SET bot = 'clever', kind = 'bot' WHERE seat = 2",
        "UPDATE seats SET kind = 'throne' WHERE seat = 2",
        "UPDATE tables SET options = '{'",
        "UPDATE acts SET undo = 0 WHERE seq = 2",
        "UPDATE acts SET seat = 9 WHERE seq = 2",
        "UPDATE acts SET people = '{}' WHERE seq = 1",
    ] {
        let place = Place::new();
        let tables = place.open();
        let id = duel(&tables, "comets", 49);
        play(&tables, &id, ada(), "chase 6").unwrap();
        play(&tables, &id, ben(), "chase 3").unwrap();
        drop(tables);
        tamper(&place, sql);
        let error = place
            .open()
            .view(&id, ada(), None, orrery_table::Span::After(0))
            .unwrap_err();
        let damaged = matches!(error, TableError::Store(StoreError::Damaged { .. }));
        assert!(damaged, "{sql}: {error}");
    }
}

#[test]
fn a_newer_or_foreign_file_is_refused_untouched() {
    let place = Place::new();
    drop(place.open());
    tamper_version(&place, VERSION + 1);
    let bytes = std::fs::read(place.file()).unwrap();
    let error = SqliteStore::open(&place.file()).err().unwrap();
    assert!(matches!(error, StoreError::Newer { .. }));
    assert!(error.to_string().contains("written by a newer Orrery"));
    assert_eq!(std::fs::read(place.file()).unwrap(), bytes);
    tamper_version(&place, VERSION);
    drop(place.open());

    for content in [
        "something else entirely, not a database at all",
        "SQLite format 3",
    ] {
        let place = Place::new();
        std::fs::write(place.file(), content).unwrap();
        let error = SqliteStore::open(&place.file()).err().unwrap();
        assert!(matches!(error, StoreError::Foreign(_)), "{error}");
        assert_eq!(std::fs::read_to_string(place.file()).unwrap(), content);
    }
    let place = Place::new();
    let db = Connection::open(place.file()).unwrap();
    db.execute_batch("CREATE TABLE shopping (item TEXT)")
        .unwrap();
    drop(db);
    let error = SqliteStore::open(&place.file()).err().unwrap();
    assert!(matches!(error, StoreError::Foreign(_)), "{error}");
}

#[test]
fn a_database_of_the_first_version_is_brought_up_to_date() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    play(&tables, &id, ada(), "rest").unwrap();
    let before = look(&tables, &id, ada()).look.unwrap().json();
    drop(tables);
    let db = Connection::open(place.file()).unwrap();
    db.execute_batch(
        "DROP TABLE packs; DROP INDEX tables_sequel_of; ALTER TABLE tables DROP COLUMN sequel_of;
         DROP INDEX tables_updated; ALTER TABLE tables DROP COLUMN duplicate;
         ALTER TABLE tables DROP COLUMN origin; ALTER TABLE tables DROP COLUMN several;
         ALTER TABLE tables DROP COLUMN seating; ALTER TABLE seats DROP COLUMN links;
         ALTER TABLE holders DROP COLUMN number; ALTER TABLE holders DROP COLUMN device;
         ALTER TABLE holders DROP COLUMN since; ALTER TABLE holders DROP COLUMN active;
         DELETE FROM acts WHERE people IS NOT NULL; UPDATE acts SET seq = seq - 1;
         ALTER TABLE acts DROP COLUMN people; UPDATE tables SET seq = seq - 1;",
    )
    .unwrap();
    drop(db);
    tamper_version(&place, 1);
    let tables = place.open();
    let after = look(&tables, &id, ada());
    assert_eq!(after.look.as_ref().unwrap().json(), before);
    assert_eq!(after.plies, 1);
    finish(&tables, &id, |_| 0);
    assert!(tables.rematch(&id, ada(), &link).is_ok());
}

fn tamper_version(place: &Place, version: i64) {
    let db = Connection::open(place.file()).unwrap();
    db.pragma_update(None, "user_version", version).unwrap();
}

#[test]
fn a_store_is_opened_by_one_process_only() {
    let place = Place::new();
    let first = SqliteStore::open(&place.file()).unwrap();
    let error = SqliteStore::open(&place.file()).err().unwrap();
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    drop(first);
    SqliteStore::open(&place.file()).unwrap();
}

/// Whoever writes an act first has decided, even if others do not know of it yet.
#[test]
fn two_owners_of_a_table_never_write_the_same_act() {
    let place = Place::new();
    let store = Arc::new(SqliteStore::open(&place.file()).unwrap());
    let open = || Tables::open(store.clone(), GAMES, Config::default()).unwrap();
    let (one, two) = (open(), open());
    let id = duel(&one, "comets", 1);
    assert_eq!(look(&two, &id, ada()).seq, 1);
    one.play(&id, ada(), 1, "rest").unwrap();
    let late = two.play(&id, ada(), 1, "rest");
    assert_eq!(late, Err(TableError::Stale { seq: 2 }));
    let [first, second] = [&one, &two].map(|tables| json_of(&look(tables, &id, ada())));
    assert_eq!(first, second);
    two.play(&id, ben(), 2, "rest").unwrap();
}

#[test]
fn of_many_who_post_at_once_one_wins() {
    let place = Place::new();
    let tables = place.open();
    let id = create(&tables, &game("seti", 5, vec![here("Ada"), here("Ben")]));
    for round in 0..20 {
        let view = look(&tables, &id, ada());
        let choice = view.choices()[round % view.choices().len()].choice.clone();
        let results: Vec<_> = std::thread::scope(|scope| {
            let post = || tables.play(&id, ada(), view.seq, &choice);
            let threads: Vec<_> = (0..16).map(|_| scope.spawn(post)).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap())
                .collect()
        });
        let won = results.iter().filter(|result| result.is_ok()).count();
        assert_eq!(won, 1);
        let stale = TableError::Stale { seq: view.seq + 1 };
        let lost = results
            .iter()
            .filter(|result| **result == Err(stale.clone()));
        assert_eq!(lost.count(), 15);
    }
    assert_eq!(look(&tables, &id, ada()).plies, 20);
}

#[test]
fn one_damaged_table_hides_no_other() {
    for sql in [
        "UPDATE tables SET options = '{' WHERE seed = 1",
        "UPDATE tables SET host = x'00' WHERE seed = 1",
        "UPDATE tables SET outcome = 'great' WHERE seed = 1",
        "UPDATE seats SET kind = 'throne' WHERE table_id = (SELECT id FROM tables WHERE seed = 1)",
        "UPDATE holders SET seat = 9 WHERE seat = 2 AND table_id = (SELECT id FROM tables WHERE seed = 1)",
        "PRAGMA foreign_keys = OFF; UPDATE tables SET id = 'odd', decides = 2 WHERE seed = 1;
         UPDATE seats SET table_id = 'odd', kind = 'bot', bot = 'random'
         WHERE table_id NOT IN (SELECT id FROM tables) AND seat = 2",
        "INSERT INTO packs VALUES ('kepler', 'x', '{')",
    ] {
        let place = Place::new();
        let tables = place.open();
        let ids: Vec<TableId> = [1, 2].map(|seed| public_duel(&tables, seed)).into();
        drop(tables);
        Connection::open(place.file())
            .unwrap()
            .execute_batch(sql)
            .unwrap();
        let (log, tables) = heard(|| {
            let tables = place.open();
            for list in [tables.mine(ada()), tables.public(ben()), tables.mine(ada())] {
                let list = list.unwrap();
                assert!(list.iter().any(|one| one.id == ids[1]), "{sql}");
            }
            tables
        });
        assert_eq!(look(&tables, &ids[1], ada()).plies, 0);
        assert_eq!(
            log.matches("something damaged is left out").count(),
            1,
            "{sql}: {log}"
        );
    }
}

fn public_duel(tables: &Tables, seed: u64) -> TableId {
    let mut new = game("comets", seed, vec![here("Ada"), here("Ben")]);
    new.public = true;
    create(tables, &new)
}

/// What the operator reads meanwhile.
fn heard<T>(work: impl FnOnce() -> T) -> (String, T) {
    #[derive(Clone, Default)]
    struct Ear(Arc<Mutex<Vec<u8>>>);
    impl std::io::Write for Ear {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let ear = Ear::default();
    let writer = ear.clone();
    let log = tracing_subscriber::fmt()
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish();
    let done = tracing::subscriber::with_default(log, work);
    let text = String::from_utf8(ear.0.lock().unwrap().clone()).unwrap();
    (text, done)
}

#[test]
fn the_operator_is_told_of_tables_that_are_set_aside() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    play(&tables, &id, ada(), "rest").unwrap();
    drop(tables);
    tamper(&place, "UPDATE acts SET hash = hash + 1");
    let tables = place.open();
    let (log, ()) = heard(|| drop(look(&tables, &id, ada())));
    assert!(
        log.contains("set aside") && log.contains(id.as_str()),
        "{log}"
    );
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    let folder = place.file().parent().unwrap().to_owned();
    let open_to_others = || -> Vec<String> {
        let files = std::fs::read_dir(&folder).unwrap().map(Result::unwrap);
        files
            .filter(|file| file.metadata().unwrap().permissions().mode() & 0o077 != 0)
            .map(|file| file.file_name().into_string().unwrap())
            .collect()
    };
    let tables = place.open();
    duel(&tables, "comets", 1);
    assert_eq!(open_to_others(), [""; 0]);
    // One of an earlier release.
    for file in std::fs::read_dir(&folder).unwrap().map(Result::unwrap) {
        std::fs::set_permissions(file.path(), std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    drop(tables);
    let tables = place.open();
    duel(&tables, "comets", 1);
    assert_eq!(open_to_others(), [""; 0]);
}

#[test]
fn seeds_have_64_bits() {
    let place = Place::new();
    let tables = place.open();
    for _ in 0..40 {
        let mut new = game("comets", 0, vec![here("Ada"), here("Ben")]);
        new.seed = None;
        create(&tables, &new);
    }
    let seeds = Connection::open(place.file()).unwrap();
    let mut seeds = seeds.prepare("SELECT seed FROM tables").unwrap();
    let seeds = seeds.query_map([], |row| row.get::<_, i64>(0)).unwrap();
    let bits = seeds.fold(0, |bits, seed| bits | seed.unwrap());
    assert_eq!(bits, -1, "every bit is used");
}

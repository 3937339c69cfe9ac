//! What is special about a database that is a file.

use crate::kit::{Place, ada, ben, duel, finish, link, look, play, seat, stranger};
use crate::old;
use orrery_games::GAMES;
use orrery_table::sqlite::VERSION;
use orrery_table::{Claim, Config, SqliteStore, Status, StoreError, TableError, Tables};
use rusqlite::Connection;

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
        "DROP TABLE devices; DROP TABLE passkeys; DROP TABLE tickets; DROP TABLE results; DROP TABLE ratings;
         DROP TABLE invitations; DROP TABLE wishes; DROP TABLE reports; DROP TABLE accounts;
         DROP INDEX tables_uncounted; ALTER TABLE tables DROP COLUMN counted;
         DROP TABLE stays; DROP TABLE days_off; DROP TABLE listeners; DROP TABLE notices; DROP TABLE remarks; DROP TABLE plans;
         DROP TABLE talk; DROP TABLE mutes; ALTER TABLE tables DROP COLUMN spoken; DROP INDEX tables_due; ALTER TABLE tables DROP COLUMN due; DROP TABLE analyses; DROP TABLE packs; DROP INDEX tables_sequel_of; ALTER TABLE tables DROP COLUMN sequel_of;
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

#[cfg(unix)]
#[test]
fn a_store_is_free_when_it_is_closed_even_while_programs_are_started() {
    use std::process::{Command, Stdio};
    let place = Place::new();
    let starting = std::thread::spawn(|| {
        for _ in 0..300 {
            let program = Command::new("true").stdout(Stdio::null()).status();
            assert!(program.unwrap().success());
        }
    });
    let mut times = 0;
    while !starting.is_finished() {
        drop(SqliteStore::keep_out(&place.file()).unwrap());
        times += 1;
    }
    starting.join().unwrap();
    assert!(times > 0);
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

/// A file that an earlier release wrote.
#[test]
fn a_database_of_the_second_version_is_brought_up_to_date() {
    let place = Place::new();
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old/version-2.db");
    std::fs::copy(old, place.file()).unwrap();
    let config = Config {
        abandoned: None,
        ..Config::default()
    };
    let tables = place.open_with(GAMES, config);
    let mine = tables.mine(ada()).unwrap();
    assert_eq!(mine.len(), 7);
    let find = |name: &str| {
        let named = |one: &&orrery_table::Summary| {
            one.decides.is_some() && one.game == "comets" && one.seats[1].name == name
        };
        mine.iter().find(named).unwrap().id.clone()
    };
    let running = find("Ben");
    let view = look(&tables, &running, ben());
    assert_eq!((view.plies, view.seq), (2, 2));
    assert!(view.seats[1].mine && view.seats[1].auto_end == Some(true));
    assert!(!view.duplicate && view.seats[1].link.is_none());
    let numbers: Vec<u64> = view.seats[1].devices.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [2, 3], "Ben's two devices");
    // The link that Ben used is void; one that nobody used still opens its seat, once.
    let used = tables.claim(
        &running,
        stranger(),
        Claim::Link(&link(&running, seat(2))),
        None,
    );
    assert_eq!(used, Err(TableError::Forbidden));
    let waiting = find("a friend");
    assert_eq!(look(&tables, &waiting, ada()).seats[1].link, Some(0));
    let token = link(&waiting, seat(2));
    let claim = |who| tables.claim(&waiting, who, Claim::Link(&token), None);
    assert_eq!(claim(ben()), Ok(seat(2)));
    assert_eq!(claim(stranger()), Err(TableError::Forbidden));
    let open = find("anybody");
    let claim = tables.claim(&open, ben(), Claim::Open(seat(2)), Some("Ben"));
    assert_eq!(claim, Ok(seat(2)));
    finish(&tables, &running, |_| 0);
    let record = tables.record(&running).unwrap();
    record
        .replay(&orrery_games::entries(), |_, _, _| ())
        .unwrap();
    assert!(tables.rematch(&running, ben(), &link).is_ok());
    let over = mine.iter().filter(|one| one.outcome.is_some()).count();
    let closed = mine
        .iter()
        .filter(|one| one.outcome.is_none() && one.decides.is_none());
    assert_eq!((over, closed.count()), (1, 1));
    // SETI has other rules since: the table is set aside, and its log is there.
    let seti = mine.iter().find(|one| one.game == "seti").unwrap();
    let view = look(&tables, &seti.id, ada());
    assert!(seti.aside && matches!(view.status, Status::SetAside { .. }));
    assert_eq!(
        (view.log.plies.len(), view.log.people.len()),
        (view.plies, 0)
    );
    assert!(view.plies > 0);
}

/// Looks at what an old file holds.
type Check = fn(&Tables);

/// Files that servers of earlier versions wrote; the seventh knew no accounts, the eleventh told nobody why a plan was not
/// played.
#[test]
fn databases_of_later_versions_are_brought_up_to_date() {
    let versions: [(&str, Check); 3] = [
        ("version-4.db", old::first),
        ("version-7.db", old::second),
        ("version-11.db", old::third),
    ];
    for (name, check) in versions {
        let place = Place::new();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old/");
        std::fs::copy(format!("{folder}{name}"), place.file()).unwrap();
        check(&place.open_with(GAMES, old::config()));
    }
}

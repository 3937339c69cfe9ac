//! A database that is not what it was, and what goes wrong at it.

use crate::cluster::Cluster;
use crate::kit::{Place, ada, ben, duel, json_of, look, play};
use crate::place::CLUSTER;
use orrery_games::GAMES;
use orrery_table::{PostgresStore, Store as _, StoreError};
use std::thread;
use std::time::{Duration, Instant};

const KEEP: &str = "CREATE TABLE kept AS SELECT * FROM tables";
const SET_BACK: &str = "DELETE FROM acts WHERE seq > (SELECT seq FROM kept);
    UPDATE tables SET (seq, updated, plies, decides, outcome, bot)
        = (SELECT seq, updated, plies, decides, outcome, bot FROM kept)";

#[test]
fn a_database_that_was_set_back_is_believed() {
    let place = Place::new();
    let (one, two) = (place.open(), place.open());
    let id = duel(&one, "comets", 1);
    play(&one, &id, ada(), "rest").unwrap();
    place.tamper(KEEP);
    play(&one, &id, ben(), "rest").unwrap();
    let ahead = look(&one, &id, ben());
    assert_eq!(look(&two, &id, ben()).seq, ahead.seq);
    // A copy took over that lacks the last act.
    place.tamper(SET_BACK);
    let back = look(&one, &id, ben());
    assert_eq!((back.seq, back.plies), (ahead.seq - 1, ahead.plies - 1));
    play(&one, &id, ben(), "rest").unwrap();
    // And one in which somebody else has gone on already, with an act of the same number.
    thread::sleep(Duration::from_millis(5));
    place.tamper(SET_BACK);
    let other = look(&two, &id, ben());
    let mut choices = other.choices().into_iter();
    let choice = choices.find(|one| one.choice != "rest").unwrap().choice;
    play(&two, &id, ben(), &choice).unwrap();
    let [first, second] = [&one, &two].map(|tables| look(tables, &id, ben()));
    assert_eq!(first.seq, ahead.seq);
    assert_eq!(json_of(&first.log), json_of(&second.log));
    play(&one, &id, ada(), "rest").unwrap();
    assert_eq!(look(&place.open(), &id, ada()).seq, ahead.seq + 1);
}

#[test]
fn tables_that_nobody_can_play_do_not_keep_other_bots_waiting() {
    let place = Place::new();
    let tables = place.open();
    for seed in 0..9 {
        duel(&tables, "comets", seed);
    }
    drop(tables);
    place.tamper("UPDATE tables SET bot = true, rules = 99");
    let store = PostgresStore::open(&place.url(), GAMES).unwrap();
    assert_eq!(store.waiting_for_bots(100).unwrap().len(), 9);
    let _tables = place.open();
    let begin = Instant::now();
    while !store.waiting_for_bots(100).unwrap().is_empty() {
        assert!(begin.elapsed() < Duration::from_secs(20));
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn what_was_seen_is_written_down_although_somebody_holds_a_row() {
    let place = Place::new();
    let tables = place.open();
    let [held, free] = [1, 2].map(|seed| duel(&tables, "comets", seed));
    let (schema, hold) = (
        place.schema().to_owned(),
        format!(
            "BEGIN; SELECT 1 FROM holders WHERE table_id = '{held}' FOR UPDATE; SELECT pg_sleep(4); COMMIT"
        ),
    );
    let other = thread::spawn(move || drop(CLUSTER.sql(&schema, &hold)));
    thread::sleep(Duration::from_millis(500));
    for id in [&held, &free] {
        play(&tables, id, ada(), "rest").unwrap();
        let seq = look(&tables, id, ben()).seq;
        tables.saw(id, ben(), seq).unwrap();
    }
    let seq = look(&tables, &free, ben()).seq.cast_signed();
    let sql = format!("SELECT max(seen) FROM holders WHERE table_id = '{free}'");
    let begin = Instant::now();
    while place.numbers(&sql) != [seq] {
        assert!(begin.elapsed() < Duration::from_secs(3));
        thread::sleep(Duration::from_millis(50));
    }
    other.join().unwrap();
}

#[test]
fn nobody_copies_into_a_store_that_somebody_else_makes() {
    // The name of the store ends like that of an unfinished one.
    let schema = format!("{}_new", Place::new().schema());
    let url = CLUSTER.url(&schema);
    let first = PostgresStore::open_new(&url).unwrap();
    let refused = PostgresStore::open_new(&url).err().unwrap().to_string();
    assert!(refused.contains("somebody else is copying"), "{refused}");
    // Whoever gave up leaves nothing that is in the way.
    drop(first);
    let begin = Instant::now();
    let second = loop {
        match PostgresStore::open_new(&url) {
            Ok(store) => break store,
            Err(_) => assert!(begin.elapsed() < Duration::from_secs(10)),
        }
    };
    second.keep_secret("key", b"ours").unwrap();
    second.settle().unwrap();
    let store = PostgresStore::open(&url, GAMES).unwrap();
    assert_eq!(store.secret("key").unwrap().as_deref(), Some(&b"ours"[..]));
    let refused = PostgresStore::open_new(&url).err().unwrap().to_string();
    assert!(refused.contains("already"), "{refused}");
}

#[test]
fn a_database_that_only_follows_another_counts_as_away() {
    let cluster = Cluster::start(false);
    let store = PostgresStore::open(&cluster.url("orrery"), GAMES).unwrap();
    store.probe().unwrap();
    let follow = |on: &str| {
        cluster.sql(
            "orrery",
            &format!("ALTER SYSTEM SET default_transaction_read_only = {on}"),
        );
        cluster.sql("orrery", "SELECT pg_reload_conf()");
        thread::sleep(Duration::from_millis(300));
    };
    follow("on");
    let refused = store.probe();
    assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
    cluster.sql(
        "orrery",
        "SET default_transaction_read_only = off; ALTER SYSTEM RESET default_transaction_read_only;
         SELECT pg_reload_conf()",
    );
    let begin = Instant::now();
    while store.probe().is_err() {
        assert!(begin.elapsed() < Duration::from_secs(10));
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn the_operator_is_told_once_that_the_database_went_and_once_that_it_is_back() {
    let cluster = Cluster::start(false);
    let store = PostgresStore::open(&cluster.url("orrery"), GAMES).unwrap();
    store.probe().unwrap();
    cluster.stop("INT");
    let (log, ()) = crate::memory::heard(|| {
        for _ in 0..20 {
            assert!(matches!(store.probe(), Err(StoreError::Away(_))));
        }
        cluster.run();
        let begin = Instant::now();
        while store.probe().is_err() {
            assert!(begin.elapsed() < Duration::from_secs(20));
            thread::sleep(Duration::from_millis(50));
        }
        store.probe().unwrap();
    });
    let lines: Vec<&str> = log.lines().collect();
    assert_eq!(lines.len(), 2, "{log}");
    assert!(lines[0].contains("the database is away"), "{log}");
    assert!(lines[1].contains("the database is back"), "{log}");
}

#[test]
fn one_connection_serves_many_and_its_end_is_known_to_all_at_once() {
    let cluster = Cluster::start(false);
    let url = cluster
        .url("orrery")
        .replace("connections=6", "connections=1");
    let store = PostgresStore::open(&url, GAMES).unwrap();
    // One connection serves many who wait for it, each for their turn.
    let begin = Instant::now();
    thread::scope(|scope| {
        for _ in 0..40 {
            scope.spawn(|| store.probe().unwrap());
        }
    });
    assert!(begin.elapsed() < Duration::from_secs(20));
    cluster.stop("KILL");
    let begin = Instant::now();
    thread::scope(|scope| {
        for _ in 0..40 {
            scope.spawn(|| assert!(store.probe().is_err()));
        }
    });
    // All of them know at once, not one after the other.
    assert!(
        begin.elapsed() < Duration::from_secs(10),
        "{:?}",
        begin.elapsed()
    );
}

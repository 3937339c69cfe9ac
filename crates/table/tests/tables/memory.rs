//! Leaving memory, coming back, and what is stored but cannot be played.

use crate::kit::{Place, ada, ben, create, duel, finish, game, here, json_of, look, play};
use orrery_games::{GAMES, GameEntry};
use orrery_outside::Clock;
use orrery_table::{Aside, Config, Status, StoreError, TableError, TableId, Tables};
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
        place.tamper(sql);
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
        place.tamper(sql);
        let error = place
            .open()
            .view(&id, ada(), None, orrery_table::Span::After(0))
            .unwrap_err();
        let damaged = matches!(error, TableError::Store(StoreError::Damaged { .. }));
        assert!(damaged, "{sql}: {error}");
    }
}

/// Whoever writes an act first has decided, even if others do not know of it yet.
#[test]
fn two_owners_of_a_table_never_write_the_same_act() {
    let place = Place::new();
    let store = place.store(GAMES);
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
    let host = format!("UPDATE tables SET host = {} WHERE seed = 1", Place::BYTE);
    for sql in [
        "UPDATE tables SET options = '{' WHERE seed = 1",
        &*host,
        "UPDATE tables SET outcome = 'great' WHERE seed = 1",
        "UPDATE seats SET kind = 'throne' WHERE table_id = (SELECT id FROM tables WHERE seed = 1)",
        "UPDATE holders SET seat = 9 WHERE seat = 2 AND table_id = (SELECT id FROM tables WHERE seed = 1)",
        Place::ODD,
        "INSERT INTO packs VALUES ('kepler', 'x', '{')",
    ] {
        let place = Place::new();
        let tables = place.open();
        let ids: Vec<TableId> = [1, 2].map(|seed| public_duel(&tables, seed)).into();
        drop(tables);
        place.tamper(sql);
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
pub(crate) fn heard<T>(work: impl FnOnce() -> T) -> (String, T) {
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
    place.tamper("UPDATE acts SET hash = hash + 1");
    let tables = place.open();
    let (log, ()) = heard(|| drop(look(&tables, &id, ada())));
    assert!(
        log.contains("set aside") && log.contains(id.as_str()),
        "{log}"
    );
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
    let seeds = place.numbers("SELECT seed FROM tables");
    let bits = seeds.iter().fold(0, |bits, seed| bits | seed);
    assert_eq!(bits, -1, "every bit is used");
}

//! Several servers at one database.

use crate::cluster::Cluster;
use crate::kit::{
    Place, ada, ben, bot, create, duel, finish, game, here, json_of, look, play, stranger,
    wait_until,
};
use orrery_games::{GAMES, GameEntry};
use orrery_outside::Clock;
use orrery_table::store::{Act, Head, What};
use orrery_table::{
    Back, Config, Ended, PostgresStore, Status, Store as _, StoreError, TableError, TableId, Tables,
};
use std::time::Duration;

#[test]
fn what_one_server_does_the_other_shows_at_once() {
    let place = Place::new();
    let (one, two) = (place.open(), place.open());
    let id = duel(&one, "seti", 3);
    let mut random = 7_u64;
    let mut undone = 0;
    for step in 0..120 {
        // Whoever asks anywhere sees what was acknowledged anywhere.
        let tables = [&one, &two][step % 2];
        let sessions = [ada(), ben()];
        let views = sessions.map(|who| (who, look(tables, &id, who)));
        let (who, view) = views
            .iter()
            .find(|(_, view)| !view.choices().is_empty())
            .unwrap();
        random = random.wrapping_mul(6364136223846793005).wrapping_add(1);
        let pick = (random >> 33) as usize;
        let done = match view.undo.steps > 0 && pick.is_multiple_of(3) {
            true => tables.undo(&id, *who, view.seq, Back::Step),
            false => {
                let choice = &view.choices()[pick % view.choices().len()].choice;
                tables.play(&id, *who, view.seq, choice)
            }
        };
        undone += usize::from(view.undo.steps > 0 && pick.is_multiple_of(3));
        done.unwrap();
    }
    assert!(undone > 5, "{undone}");
    // Neither has read the whole game again, and both have the same.
    assert_eq!((one.stats().loads, two.stats().loads), (1, 1));
    for who in [ada(), ben(), stranger()] {
        let [mut first, mut second] = [&one, &two].map(|tables| json_of(&look(tables, &id, who)));
        for shown in [&mut first, &mut second] {
            shown["people"]["change"] = 0.into();
            shown["change"] = 0.into();
        }
        assert_eq!(first, second);
    }
    // What is read from the store is the same once more.
    let three = place.open();
    assert_eq!(
        json_of(&look(&three, &id, ada()).log),
        json_of(&look(&one, &id, ada()).log)
    );
}

#[test]
fn of_two_servers_that_accept_a_choice_one_wins() {
    let place = Place::new();
    let (one, two) = (place.open(), place.open());
    let id = create(&one, &game("seti", 5, vec![here("Ada"), here("Ben")]));
    let mut lost = [0; 2];
    for round in 0..40 {
        let view = look(&one, &id, ada());
        let choice = &view.choices()[round % view.choices().len()].choice;
        let post = |tables: &Tables| tables.play(&id, ada(), view.seq, choice);
        let [first, second] = std::thread::scope(|scope| {
            let other = scope.spawn(|| post(&two));
            let first = post(&one);
            [first, other.join().unwrap()]
        });
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        let stale = first.clone().err().or(second.clone().err()).unwrap();
        assert!(matches!(stale, TableError::Stale { .. }), "{stale}");
        lost[usize::from(second.is_err())] += 1;
    }
    println!("lost: {lost:?}");
}

#[test]
fn whoever_listens_on_another_server_is_woken_within_milliseconds() {
    let place = Place::new();
    let (one, two) = (place.open(), place.open());
    // Hints are heard once both listen.
    std::thread::sleep(Duration::from_millis(300));
    let mut times = Vec::new();
    for seed in 0..5 {
        let both = vec![here("Ada"), here("Ben")];
        let id = create(&one, &game("comets", seed, both));
        let news = two.listen(&id).unwrap();
        for _ in 0..4 {
            let done = play(&one, &id, ada(), "rest").unwrap();
            times.push(wait_until("woken", || news.borrow().seq == done.seq));
        }
    }
    times.sort_unstable();
    println!("woken after {:?}, at most {:?}", times[10], times[19]);
    // Looking alone would take a quarter of a second or more.
    assert!(times[10] < Duration::from_millis(100), "{times:?}");
    let id = duel(&one, "comets", 1);
    let mut news = two.listen(&id).unwrap();
    // Who comes and goes is no act of the log, and is heard of too.
    let before = news.borrow_and_update().change;
    one.set_auto_end(&id, ben(), crate::kit::seat(2), true)
        .unwrap();
    wait_until("the wish is heard of", || {
        news.borrow_and_update().change > before
    });
}

#[test]
fn a_lost_hint_does_no_harm() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let mut news = tables.listen(&id).unwrap();
    // A server that listens to nobody tells nobody.
    let silent = PostgresStore::open(&place.url(), GAMES).unwrap();
    let stored = silent.load(&id).unwrap().unwrap();
    let close = Act {
        seq: stored.table.seq + 1,
        at: 0,
        seat: None,
        what: What::Close,
        hash: stored.acts.last().unwrap().hash,
    };
    let head = Head {
        decides: None,
        ..stored.table.head
    };
    silent.append(&id, vec![close], head, None).unwrap();
    let seq = stored.table.seq + 1;
    let time = wait_until("found by looking", || news.borrow_and_update().seq == seq);
    println!("found after {time:?}");
    assert_eq!(
        look(&tables, &id, ada()).status,
        Status::Closed { how: Ended::Host }
    );
    assert_eq!(tables.stats().loads, 1);
}

#[test]
fn a_bot_thinks_once_on_any_server() {
    let place = Place::new();
    let servers = [place.open(), place.open(), place.open()];
    let ids: Vec<TableId> = (0..6)
        .map(|seed| {
            create(
                &servers[seed % 3],
                &game("comets", seed as u64, vec![bot("One"), bot("Two")]),
            )
        })
        .collect();
    let over = |id: &TableId| matches!(look(&servers[0], id, ada()).status, Status::Over { .. });
    wait_until("all games are over", || ids.iter().all(over));
    let chosen: Vec<u64> = servers.iter().map(|one| one.stats().bot_choices).collect();
    let failed: u64 = servers.iter().map(|one| one.stats().bot_failures).sum();
    let plies: usize = ids
        .iter()
        .map(|id| look(&servers[1], id, ada()).plies)
        .sum();
    println!("choices of the bots on each server: {chosen:?}");
    // Nothing was thought about twice: whoever is late would have failed.
    assert_eq!((chosen.iter().sum::<u64>(), failed), (plies as u64, 0));
}

#[test]
fn a_lease_is_for_one_decision_and_runs_out() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let store = |()| PostgresStore::open(&place.url(), GAMES).unwrap();
    let (one, two) = (store(()), store(()));
    let short = Duration::from_millis(400);
    assert!(one.lease(&id, 4, short).unwrap());
    assert!(!two.lease(&id, 4, short).unwrap());
    // A later decision is another one.
    assert!(two.lease(&id, 5, short).unwrap());
    assert!(!one.lease(&id, 4, short).unwrap());
    std::thread::sleep(short);
    assert!(one.lease(&id, 5, short).unwrap());
    let time = Duration::from_secs(600);
    assert_eq!(one.waiting_for_bots(10).unwrap().len(), 0);
    place.tamper("UPDATE tables SET bot = true");
    assert_eq!(one.waiting_for_bots(10).unwrap().len(), 0);
    std::thread::sleep(short);
    assert_eq!(one.waiting_for_bots(10).unwrap().len(), 1);
    assert!(one.lease(&id, 5, time).unwrap());
    assert_eq!(two.waiting_for_bots(10).unwrap().len(), 0);
}

#[test]
fn clocks_that_differ_change_nothing_but_dates() {
    const HOUR: i64 = 60 * 60 * 1000;
    fn uptime() -> Duration {
        Clock::default().uptime()
    }
    let place = Place::new();
    let clocks = [
        Clock::new(|| Clock::default().date() - HOUR, uptime),
        Clock::new(|| Clock::default().date() + HOUR, uptime),
    ];
    let open = |clock| {
        let config = Config {
            clock,
            ..Config::default()
        };
        place.open_with(GAMES, config)
    };
    let servers = clocks.map(open);
    let id = duel(&servers[0], "comets", 1);
    for (step, who) in [ada(), ben()].into_iter().cycle().take(6).enumerate() {
        play(&servers[step % 2], &id, who, "rest").unwrap();
    }
    let bots = create(
        &servers[1],
        &game("comets", 9, vec![bot("One"), bot("Two")]),
    );
    let over = || matches!(look(&servers[0], &bots, ada()).status, Status::Over { .. });
    wait_until("the bots play on", over);
    finish(&servers[1], &id, |_| 0);
    assert_eq!(
        servers[0].record(&id).unwrap(),
        servers[1].record(&id).unwrap()
    );
}

/// The games of a release with other rules.
fn other_rules() -> &'static [GameEntry] {
    let mut games = GAMES.to_vec();
    games[0].core.info.rules_version += 1;
    games.leak()
}

#[test]
fn servers_of_other_rules_or_another_schema_are_refused_while_others_run() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let refused = PostgresStore::open(&place.url(), other_rules())
        .err()
        .unwrap();
    assert!(matches!(refused, StoreError::Others { .. }), "{refused}");
    assert!(refused.to_string().contains("stop them first"), "{refused}");
    play(&tables, &id, ada(), "rest").unwrap();
    drop(tables);
    // Alone it may.
    drop(PostgresStore::open(&place.url(), other_rules()).unwrap());
    place.tamper("UPDATE meta SET value = '99' WHERE name = 'version'");
    let newer = PostgresStore::open(&place.url(), GAMES).err().unwrap();
    assert!(
        matches!(newer, StoreError::Newer { found: 99, .. }),
        "{newer}"
    );
}

#[test]
fn two_servers_that_start_together_prepare_the_database_once() {
    for _ in 0..5 {
        let place = Place::new();
        std::thread::scope(|scope| {
            let open = || drop(PostgresStore::open(&place.url(), GAMES).unwrap());
            let threads: Vec<_> = (0..4).map(|_| scope.spawn(open)).collect();
            threads
                .into_iter()
                .for_each(|thread| thread.join().unwrap());
        });
        assert_eq!(place.numbers("SELECT count(*) FROM meta"), [2]);
    }
}

#[test]
fn a_table_that_another_server_deletes_is_gone() {
    let place = Place::new();
    let (one, two) = (place.open(), place.open());
    let id = duel(&one, "comets", 1);
    let mut news = two.listen(&id).unwrap();
    let seq = look(&two, &id, ada()).seq;
    let store = PostgresStore::open(&place.url(), GAMES).unwrap();
    assert_eq!(store.delete(&id, seq + 1), Err(StoreError::Taken));
    store.delete(&id, seq).unwrap();
    let gone = two.view(&id, ada(), None, orrery_table::Span::Nothing);
    assert_eq!(gone.err(), Some(TableError::NotFound));
    wait_until("whoever listens is told", || {
        news.has_changed().is_err() || news.borrow_and_update().change == u64::MAX
    });
}

#[test]
fn the_certificate_of_the_database_is_checked() {
    let mut cluster = Cluster::start(false);
    cluster.stop("INT");
    let trusted = cluster.secure();
    cluster.run();
    let open = |host: &str, more: &str| {
        let port = cluster.port();
        let url = format!("postgres://orrery@{host}:{port}/postgres?sslmode=require{more}");
        PostgresStore::open(&url, GAMES)
    };
    let trust = format!("&sslrootcert={}", trusted.display());
    let store = open("localhost", &trust).unwrap();
    store.probe().unwrap();
    let encrypted = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                     WHERE ssl AND application_name = 'orrery'";
    assert_ne!(cluster.sql("orrery", encrypted).trim(), "0");
    // Nobody vouches for it, or it is for another name.
    for (host, more) in [("localhost", ""), ("127.0.0.1", &*trust)] {
        let refused = open(host, more).err().unwrap();
        let text = refused.to_string();
        assert!(text.contains("certificate"), "{host}: {text}");
    }
}

#[test]
fn an_address_is_understood_or_refused_without_its_password() {
    for wrong in [
        "postgres://ada:pass1234@h:x/db",
        "postgres://ada:pass1234@h/db?schema=No",
        "postgres://ada:pass1234@h/db?schema=a;drop",
        "postgres://ada:pass1234@h/db?connections=0",
        "postgres://ada:pass1234@h/db?sslrootcert=/nowhere/at/all",
        "postgres://ada:pass1234@127.0.0.1:1/db",
    ] {
        let error = PostgresStore::open(wrong, GAMES).err().unwrap().to_string();
        assert!(!error.contains("pass1234"), "{error}");
    }
}

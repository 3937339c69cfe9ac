//! Bots in the background.

use crate::kit::{Place, ada, bot, create, game, here, look, play};
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::Match;
use orrery_games::{GAMES, GameEntry};
use orrery_table::{Config, Ended, Status, TableId, Tables};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

type Decide = fn(&dyn Match, BotKind, u64, &mut Intention, &Stop) -> Option<String>;

/// The games, with bots that decide this way.
fn games(decide: Decide) -> &'static [GameEntry] {
    let mut games = GAMES.to_vec();
    games.iter_mut().for_each(|game| game.decide = decide);
    games.leak()
}

fn wait(what: &str, mut until: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !until() {
        assert!(begin.elapsed() < Duration::from_secs(30), "{what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn against_bot(tables: &Tables) -> TableId {
    let id = create(tables, &game("comets", 1, vec![here("Ada"), bot("Bot")]));
    play(tables, &id, ada(), "rest").unwrap();
    id
}

#[test]
fn a_thinking_bot_blocks_nobody_and_stops_with_its_table() {
    static THINKING: AtomicUsize = AtomicUsize::new(0);
    fn endless(
        _: &dyn Match,
        _: BotKind,
        _: u64,
        _: &mut Intention,
        stop: &Stop,
    ) -> Option<String> {
        THINKING.fetch_add(1, Ordering::SeqCst);
        while !stop.cancelled() {
            std::thread::sleep(Duration::from_millis(1));
        }
        THINKING.fetch_sub(1, Ordering::SeqCst);
        Some("rest".to_owned())
    }
    let thinking = |n| wait("thinking", || THINKING.load(Ordering::SeqCst) == n);
    let place = Place::new();
    let tables = place.open_with(games(endless), Config::default());
    let id = against_bot(&tables);
    thinking(1);
    // The table can be read, others can be played, and a table in thought stays in memory.
    assert_eq!(look(&tables, &id, ada()).plies, 1);
    let other = create(&tables, &game("comets", 2, vec![here("Ada"), here("Eve")]));
    play(&tables, &other, ada(), "rest").unwrap();
    tables.sweep(Duration::ZERO);
    assert_eq!(tables.stats().loaded, 1);
    tables.close(&id, ada(), 1).unwrap();
    thinking(0);
    assert_eq!(
        look(&tables, &id, ada()).status,
        Status::Closed { how: Ended::Host }
    );
    assert_eq!(tables.stats().bot_choices, 0);
    // So does shutting down.
    against_bot(&tables);
    thinking(1);
    tables.shut_down();
    thinking(0);
}

#[test]
fn a_bot_answers_in_time() {
    fn slow(_: &dyn Match, _: BotKind, _: u64, _: &mut Intention, stop: &Stop) -> Option<String> {
        while !stop.now() {
            std::thread::sleep(Duration::from_millis(1));
        }
        Some("rest".to_owned())
    }
    let place = Place::new();
    let config = Config {
        bot_time: Duration::from_millis(50),
        ..Config::default()
    };
    let tables = place.open_with(games(slow), config);
    let begin = Instant::now();
    let id = against_bot(&tables);
    wait("the answer", || look(&tables, &id, ada()).plies == 2);
    assert!(begin.elapsed() >= Duration::from_millis(50));
}

#[test]
fn a_bot_keeps_its_intention_until_its_next_decision() {
    fn counts(
        game: &dyn Match,
        _: BotKind,
        _: u64,
        kept: &mut Intention,
        _: &Stop,
    ) -> Option<String> {
        let before: u32 = kept.take().unwrap_or_default();
        LAST.store(before, Ordering::SeqCst);
        kept.keep(before + 1);
        game.choices().pop()
    }
    static LAST: AtomicU32 = AtomicU32::new(0);
    let place = Place::new();
    let tables = place.open_with(games(counts), Config::default());
    let bots = vec![bot("One"), bot("Two")];
    let id = create(&tables, &game("comets", 1, bots));
    let over = || matches!(look(&tables, &id, ada()).status, Status::Over { .. });
    wait("the end", over);
    let plies = look(&tables, &id, ada()).plies;
    assert_eq!(LAST.load(Ordering::SeqCst) as usize + 1, plies as usize);
}

#[test]
fn a_bot_that_fails_harms_nobody_else() {
    fn panics(game: &dyn Match, _: BotKind, _: u64, _: &mut Intention, _: &Stop) -> Option<String> {
        match game.decision()?.about {
            "never" => None,
            about => panic!("no idea what to do about {about}"),
        }
    }
    fn wrong(_: &dyn Match, _: BotKind, _: u64, _: &mut Intention, _: &Stop) -> Option<String> {
        Some("chase everything".to_owned())
    }
    for decide in [panics as Decide, wrong] {
        let place = Place::new();
        let config = Config {
            bot_threads: 1,
            ..Config::default()
        };
        let tables = place.open_with(games(decide), config);
        for failed in 1..=3 {
            let id = against_bot(&tables);
            wait("the failure", || tables.stats().bot_failures == failed);
            assert_eq!(look(&tables, &id, ada()).plies, 1);
        }
    }
}

#[test]
fn greedy_plays_for_a_bot_that_fails() {
    fn fails(
        game: &dyn Match,
        kind: BotKind,
        _: u64,
        _: &mut Intention,
        _: &Stop,
    ) -> Option<String> {
        match kind {
            BotKind::Greedy => game.choices().pop(),
            _ if game.seats() == 2 => panic!("no idea"),
            _ => Some("chase everything".to_owned()),
        }
    }
    let place = Place::new();
    let tables = place.open_with(games(fails), Config::default());
    let two = against_bot(&tables);
    wait("the help", || look(&tables, &two, ada()).plies == 2);
    assert_eq!(tables.stats().bot_failures, 1);
    let seats = vec![here("Ada"), bot("One"), bot("Two")];
    let three = create(&tables, &game("comets", 1, seats));
    play(&tables, &three, ada(), "rest").unwrap();
    wait("the help", || look(&tables, &three, ada()).plies == 3);
    assert_eq!(tables.stats().bot_failures, 3);
}

#[test]
fn bots_think_on_after_a_restart() {
    fn never(_: &dyn Match, _: BotKind, _: u64, _: &mut Intention, _: &Stop) -> Option<String> {
        None
    }
    let place = Place::new();
    let tables = place.open_with(games(never), Config::default());
    let ids: Vec<TableId> = (0..5).map(|_| against_bot(&tables)).collect();
    wait("the failures", || tables.stats().bot_failures == 5);
    drop(tables);
    let tables = place.open();
    wait("the answers", || tables.stats().bot_choices == 5);
    for id in ids {
        assert_eq!(look(&tables, &id, ada()).plies, 2);
    }
}

#[test]
fn bots_alone_play_to_the_end() {
    let place = Place::new();
    let tables = place.open();
    let ids: Vec<TableId> = (0..6)
        .map(|seed| create(&tables, &game("comets", seed, vec![bot("One"), bot("Two")])))
        .collect();
    for id in ids {
        let over = || matches!(look(&tables, &id, ada()).status, Status::Over { .. });
        wait("the end", over);
        tables
            .record(&id)
            .unwrap()
            .replay(&orrery_games::entries(), |_, _, _| ())
            .unwrap();
    }
}

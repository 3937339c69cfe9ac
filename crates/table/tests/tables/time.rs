//! Clocks, resigning, agreeing to stop. Every test has a clock of its own, which it sets.

use crate::kit::{
    Place, ada, ben, bot, create, duel, game, here, json_of, link, look, play, seat, sit, stranger,
};
use orrery_bots::BotKind;
use orrery_games::GAMES;
use orrery_outside::Clock;
use orrery_table::{
    Claim, Config, End, Ended, NewTable, Pace, SeatChange, SeatKind, Secret, Status, TableError,
    TableId, Tables, Time,
};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

const START: i64 = 1_000_000;
const MINUTE: i64 = 60 * 1000;

/// Tables that go by the clock `$now`.
macro_rules! by_clock {
    ($place:expr, $now:ident) => {{
        let uptime = || Duration::from_millis($now.load(Ordering::SeqCst).cast_unsigned());
        let clock = Clock::new(|| $now.load(Ordering::SeqCst), uptime);
        let config = Config {
            clock,
            abandoned: None,
            ..Config::default()
        };
        $place.open_with(GAMES, config)
    }};
}

fn cleo() -> Secret {
    Secret::of("session of Cleo")
}

fn with_pace(mut new: NewTable, time: Time, end: End) -> NewTable {
    new.pace = Some(Pace { time, end });
    new
}

const TURN: Time = Time::Turn { seconds: 600 };
const BANK: Time = Time::Bank {
    seconds: 600,
    increment: 60,
};

/// Ada, and others who come by links.
fn friends(count: usize) -> NewTable {
    let others = ["Ben", "Cleo", "Dora"].map(|name| sit(name, SeatKind::Link));
    let seats = [vec![here("Ada")], others[..count].to_vec()].concat();
    game("comets", 1, seats)
}

fn take_seat(tables: &Tables, id: &TableId, who: Secret, number: u8) {
    let token = link(id, seat(number));
    let claim = tables.claim(id, who, Claim::Link(&token), None);
    assert_eq!(claim, Ok(seat(number)));
}

fn changes(tables: &Tables, id: &TableId) -> Vec<SeatChange> {
    let notes = look(tables, id, stranger()).log.people;
    notes.into_iter().map(|note| note.what).collect()
}

fn named(name: &str) -> String {
    name.to_owned()
}

#[test]
fn a_game_of_four_goes_on_when_one_runs_out_of_time() {
    static NOW: AtomicI64 = AtomicI64::new(START);
    let place = Place::new();
    let tables = by_clock!(place, NOW);
    let new = with_pace(friends(3), TURN, End::Bot(BotKind::Random));
    let id = create(&tables, &new);
    let due = |who| look(&tables, &id, who).due;
    // As long as somebody is missing, nobody's time runs.
    take_seat(&tables, &id, ben(), 2);
    take_seat(&tables, &id, cleo(), 3);
    NOW.fetch_add(60 * MINUTE, Ordering::SeqCst);
    assert_eq!(due(ada()), None);
    take_seat(&tables, &id, stranger(), 4);
    let begin = NOW.load(Ordering::SeqCst);
    assert_eq!(due(ada()), Some(begin + 10 * MINUTE));
    NOW.fetch_add(10 * MINUTE - 1, Ordering::SeqCst);
    tables.notice_late().unwrap();
    assert!(look(&tables, &id, ben()).seats[1].mine);
    NOW.fetch_add(1, Ordering::SeqCst);
    // Whoever is too late is too late, whether somebody noticed or not.
    let late = play(&tables, &id, ben(), "rest");
    assert_eq!(late, Err(TableError::Forbidden));
    let bot = BotKind::Random;
    let told = changes(&tables, &id);
    let [.., late, replaced] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(*late, SeatChange::Late { name: named("Ben") });
    let name = named("Ben");
    assert_eq!(*replaced, SeatChange::Bot { name, bot });
    let people = [ada(), cleo(), stranger()];
    while let Status::Playing { decision } = look(&tables, &id, ada()).people.status {
        let who = match decision.seat.number() {
            2 => {
                std::thread::sleep(Duration::from_millis(2));
                continue;
            }
            number => people[usize::from(number.max(2)) - 2],
        };
        let view = look(&tables, &id, who);
        if let Some(choice) = view.choices().first() {
            tables.play(&id, who, view.seq, &choice.choice).unwrap();
        }
    }
    let over = look(&tables, &id, ben());
    assert!(matches!(over.status, Status::Over { .. }) && over.due.is_none());
    let record = tables.record(&id).unwrap();
    record
        .replay(&orrery_games::entries(), |_, _, _| ())
        .unwrap();
}

#[test]
fn a_bank_is_the_same_after_a_restart() {
    static NOW: AtomicI64 = AtomicI64::new(START);
    let place = Place::new();
    let tables = by_clock!(place, NOW);
    let id = create(&tables, &with_pace(friends(1), BANK, End::Resign));
    take_seat(&tables, &id, ben(), 2);
    let first = look(&tables, &id, ada());
    assert_eq!(first.due, Some(START + 10 * MINUTE));
    NOW.fetch_add(4 * MINUTE, Ordering::SeqCst);
    play(&tables, &id, ada(), "rest").unwrap();
    let view = look(&tables, &id, ben());
    let left: Vec<_> = view.seats.iter().map(|seat| seat.time).collect();
    assert_eq!(left, [Some(7 * MINUTE), Some(10 * MINUTE)]);
    assert_eq!(view.due, Some(START + 14 * MINUTE));
    drop(tables);
    let tables = by_clock!(place, NOW);
    assert_eq!(json_of(&look(&tables, &id, ben())), json_of(&view));
    assert_eq!(tables.mine(ben()).unwrap()[0].due, view.due);
    // Nobody looks: it is noticed all the same, and there is a winner.
    NOW.fetch_add(10 * MINUTE, Ordering::SeqCst);
    tables.notice_late().unwrap();
    let over = look(&tables, &id, ada());
    let how = Ended::Resigned;
    assert_eq!(over.status, Status::Closed { how });
    assert!(over.seats[1].resigned && !over.seats[0].resigned && over.due.is_none());
    let told = changes(&tables, &id);
    let late = SeatChange::Late { name: named("Ben") };
    assert_eq!(
        told[told.len() - 2..],
        [late, SeatChange::Resigned { name: named("Ben") }]
    );
    if Place::ASKS {
        // Both play again by the same clock, which waits for both.
        let again = tables.rematch(&id, ben(), &link).unwrap();
        assert_eq!(look(&tables, &again, ada()).pace, over.pace);
        assert_eq!(look(&tables, &again, ada()).due, None);
        tables.rematch(&id, ada(), &link).unwrap();
        assert_eq!(
            look(&tables, &again, ada()).due,
            Some(NOW.load(Ordering::SeqCst) + 10 * MINUTE)
        );
    }
}

#[test]
fn a_seat_that_was_left_runs_out_of_time_too() {
    static NOW: AtomicI64 = AtomicI64::new(START);
    let place = Place::new();
    let tables = by_clock!(place, NOW);
    let new = with_pace(friends(1), TURN, End::Bot(BotKind::Random));
    let id = create(&tables, &new);
    take_seat(&tables, &id, ben(), 2);
    play(&tables, &id, ada(), "rest").unwrap();
    tables.leave(&id, ben(), seat(2)).unwrap();
    assert!(look(&tables, &id, ada()).due.is_some());
    NOW.fetch_add(10 * MINUTE, Ordering::SeqCst);
    tables.notice_late().unwrap();
    assert_eq!(
        look(&tables, &id, ada()).seats[1].bot,
        Some(BotKind::Random)
    );
}

#[test]
fn nobody_makes_a_table_with_a_nonsensical_clock() {
    let place = Place::new();
    let tables = place.open();
    let new = with_pace(friends(1), Time::Turn { seconds: 5 }, End::Resign);
    let refused = tables.create(ada(), &new, &link);
    assert!(
        matches!(refused, Err(TableError::Options(_))),
        "{refused:?}"
    );
}

#[test]
fn of_two_the_other_wins_when_one_resigns() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    play(&tables, &id, ada(), "rest").unwrap();
    for other in [ada(), stranger()] {
        let refused = tables.resign(&id, other, seat(2));
        assert_eq!(refused, Err(TableError::Forbidden));
    }
    let beyond = tables.resign(&id, ben(), seat(4));
    assert_eq!(beyond, Err(TableError::NotFound));
    tables.resign(&id, ben(), seat(2)).unwrap();
    let view = look(&tables, &id, ben());
    let how = Ended::Resigned;
    assert_eq!(view.status, Status::Closed { how });
    assert!(view.seats[1].resigned && view.seats[1].mine);
    assert_eq!(tables.resign(&id, ada(), seat(1)), Err(TableError::Over));
    drop(tables);
    let tables = place.open();
    assert_eq!(json_of(&look(&tables, &id, ben())), json_of(&view));
    assert!(tables.rematch(&id, ben(), &link).is_ok());
}

#[test]
fn whoever_resigns_among_three_has_lost_and_the_others_play_on() {
    let place = Place::new();
    let config = Config {
        bot_time: Duration::from_millis(10),
        ..Config::default()
    };
    let tables = place.open_with(GAMES, config);
    let mut new = friends(1);
    new.options = serde_json::json!({"players": 3});
    new.seats.push(bot("Robo"));
    // The bot is a rival, and nobody but Ada is left to play against it.
    let id = create(&tables, &new);
    take_seat(&tables, &id, ben(), 2);
    tables.resign(&id, ben(), seat(2)).unwrap();
    let view = look(&tables, &id, ada());
    assert_eq!(view.seats[1].bot, Some(BotKind::Standard));
    assert!(view.seats[1].resigned && look(&tables, &id, ben()).viewer.is_none());
    while !matches!(look(&tables, &id, ada()).status, Status::Over { .. }) {
        let view = look(&tables, &id, ada());
        match view.choices().first() {
            Some(choice) => {
                tables.play(&id, ada(), view.seq, &choice.choice).unwrap();
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    }
    let Status::Over { outcome } = look(&tables, &id, ada()).people.status else {
        panic!("over");
    };
    let won: Vec<bool> = outcome.sides.iter().map(|side| side.won).collect();
    assert!(!won[1] && (won[0] || won[2]), "{won:?}");
    // Alone against bots, giving up is the end.
    let id = create(&tables, &game("comets", 2, vec![here("Ada"), bot("Robo")]));
    tables.resign(&id, ada(), seat(1)).unwrap();
    let how = Ended::Resigned;
    assert_eq!(look(&tables, &id, ada()).status, Status::Closed { how });
}

#[test]
fn a_game_stops_when_all_who_sit_there_want_it() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let stop = |who, number, wish| tables.want_stop(&id, who, seat(number), wish);
    assert_eq!(stop(stranger(), 2, true), Err(TableError::Forbidden));
    assert_eq!(stop(ben(), 1, true), Err(TableError::Forbidden));
    let first = stop(ben(), 2, true).unwrap();
    assert_eq!(stop(ben(), 2, true), Ok(first), "said once");
    assert!(look(&tables, &id, stranger()).seats[1].stops);
    // That costs nobody anything: the game goes on.
    play(&tables, &id, ada(), "rest").unwrap();
    stop(ben(), 2, false).unwrap();
    stop(ada(), 1, true).unwrap();
    assert!(matches!(
        look(&tables, &id, ada()).status,
        Status::Playing { .. }
    ));
    stop(ada(), 1, false).unwrap();
    // Nobody changes their mind for ever.
    for number in 0..4 {
        stop(ben(), 2, number % 2 == 0).unwrap();
    }
    let refused = stop(ben(), 2, true);
    assert!(matches!(refused, Err(TableError::TooMany { .. })));
    stop(ada(), 1, true).unwrap();
    tables.leave(&id, ben(), seat(2)).unwrap();
    let how = Ended::Agreed;
    assert_eq!(look(&tables, &id, ada()).status, Status::Closed { how });
    assert_eq!(stop(ada(), 1, false), Err(TableError::Over));
    drop(tables);
    let view = look(&place.open(), &id, ada());
    assert_eq!(view.status, Status::Closed { how });
}

//! Links, devices, leaving, being replaced; and whose bots think first.

use crate::kit::{
    Place, ada, ben, bot, create, duel, finish, game, here, json_of, link, look, play, seat, sit,
    stranger, wait_until,
};
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::Match;
use orrery_games::GAMES;
use orrery_outside::Clock;
use orrery_table::{
    Claim, Config, Limited, Note, SeatChange, SeatKind, Secret, Status, TableError, TableId,
    Tables, Visitor,
};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

fn phone() -> Secret {
    Secret::of("Ben's phone")
}

/// A new link for a seat.
fn invite(tables: &Tables, id: &TableId, who: Secret, number: u8) -> Result<String, TableError> {
    let token = |count| format!("{} {count}", link(id, seat(number)));
    let count = tables.invite(id, who, seat(number), &token)?;
    Ok(token(count))
}

fn changes(tables: &Tables, id: &TableId) -> Vec<SeatChange> {
    let notes = look(tables, id, stranger()).log.people;
    notes.into_iter().map(|note| note.what).collect()
}

#[test]
fn a_link_is_void_once_it_was_used() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let first = link(&id, seat(2));
    for thief in [ada(), stranger()] {
        let again = tables.claim(&id, thief, Claim::Link(&first), None);
        assert_eq!(again, Err(TableError::Forbidden));
        assert_eq!(tables.invited(&id, &first), Ok(None));
    }
    // Nobody makes a link for the seat of somebody else, the host included.
    for other in [ada(), stranger()] {
        assert_eq!(invite(&tables, &id, other, 2), Err(TableError::Forbidden));
    }
    let second = invite(&tables, &id, ben(), 2).unwrap();
    assert_eq!(tables.invited(&id, &second), Ok(Some(seat(2))));
    let seen = |who| look(&tables, &id, who).seats[1].link;
    assert_eq!([ada(), ben(), stranger()].map(seen), [None, Some(1), None]);
    // Making another one voids it.
    let third = invite(&tables, &id, ben(), 2).unwrap();
    let old = tables.claim(&id, phone(), Claim::Link(&second), None);
    assert_eq!(old, Err(TableError::Forbidden));
    // The device of the holder itself does not use it up.
    let own = tables.claim(&id, ben(), Claim::Link(&third), None);
    assert_eq!(own, Ok(seat(2)));
    let claim = tables.claim(&id, phone(), Claim::Link(&third), Some("Eve"));
    assert_eq!(claim, Ok(seat(2)));
    assert_eq!(
        look(&tables, &id, ben()).seats[1].name,
        "Ben",
        "a device has no name"
    );
    let thief = tables.claim(&id, stranger(), Claim::Link(&third), None);
    assert_eq!(thief, Err(TableError::Forbidden));
    assert_eq!(
        changes(&tables, &id).len(),
        1,
        "devices are nobody else's business"
    );
    drop(tables);
    let tables = place.open();
    assert_eq!(look(&tables, &id, phone()).viewer, Some(seat(2)));
    let thief = tables.claim(&id, stranger(), Claim::Link(&third), None);
    assert_eq!(thief, Err(TableError::Forbidden));
}

#[test]
fn whoever_holds_a_seat_sees_its_devices_and_ends_them() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let token = invite(&tables, &id, ben(), 2).unwrap();
    let visitor = Visitor {
        device: "Firefox · Android",
        ..phone().into()
    };
    tables
        .claim(&id, visitor, Claim::Link(&token), None)
        .unwrap();
    let devices = |who| look(&tables, &id, who).people.seats.remove(1).devices;
    let [first, second] = &devices(ben())[..] else {
        panic!("two devices");
    };
    assert!(first.this && !second.this && second.name == "Firefox · Android");
    assert!(second.since > 0 && second.active >= second.since);
    assert_eq!((devices(ada()), devices(stranger())), (vec![], vec![]));
    let end = |who, number| tables.end_device(&id, who, seat(2), number);
    for other in [ada(), stranger()] {
        assert_eq!(end(other, second.number), Err(TableError::Forbidden));
    }
    assert_eq!(end(ben(), 99), Err(TableError::NotFound));
    play(&tables, &id, ada(), "rest").unwrap();
    end(ben(), second.number).unwrap();
    assert_eq!(
        play(&tables, &id, phone(), "rest"),
        Err(TableError::Forbidden)
    );
    assert_eq!(look(&tables, &id, phone()).viewer, None);
    // The last device leaves instead; and a number is never given again.
    assert_eq!(end(ben(), first.number), Err(TableError::Forbidden));
    let token = invite(&tables, &id, ben(), 2).unwrap();
    tables
        .claim(&id, phone(), Claim::Link(&token), None)
        .unwrap();
    assert!(devices(ben())[1].number > second.number);
    drop(tables);
    let tables = place.open();
    assert_eq!(look(&tables, &id, ben()).seats[1].devices.len(), 2);
    play(&tables, &id, phone(), "rest").unwrap();
}

#[test]
fn one_person_takes_one_open_seat_unless_the_host_allows_more() {
    let place = Place::new();
    let tables = place.open();
    for several in [false, true] {
        let open = || sit("?", SeatKind::Open);
        let mut new = game("comets", 1, vec![here("Ada"), open(), open(), open()]);
        (new.public, new.several) = (true, several);
        let id = create(&tables, &new);
        let claim = |who, number| tables.claim(&id, who, Claim::Open(seat(number)), None);
        assert_eq!(claim(ben(), 2), Ok(seat(2)));
        assert_eq!(claim(ben(), 2), Ok(seat(2)));
        for who in [ben(), ada()] {
            let expected = match several {
                true => Ok(seat(3)),
                false => Err(TableError::OneSeat),
            };
            let number = if who == ada() && several { 4 } else { 3 };
            assert_eq!(claim(who, number), expected.map(|_| seat(number)));
        }
        assert_eq!(look(&tables, &id, stranger()).several, several);
    }
}

#[test]
fn whoever_leaves_is_gone_and_somebody_else_takes_the_seat() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    play(&tables, &id, ada(), "rest").unwrap();
    for other in [ada(), stranger()] {
        assert_eq!(
            tables.leave(&id, other, seat(2)),
            Err(TableError::Forbidden)
        );
    }
    let beyond = tables.leave(&id, ben(), seat(4));
    assert_eq!(beyond, Err(TableError::NotFound));
    assert_eq!(tables.leave(&id, ben(), seat(2)), Ok(3));
    assert_eq!(
        play(&tables, &id, ben(), "rest"),
        Err(TableError::Forbidden)
    );
    assert_eq!(tables.mine(ben()).unwrap(), []);
    let view = look(&tables, &id, ben());
    assert!(view.viewer.is_none() && !view.seats[1].taken && view.seats[1].left);
    // No old link works; the host makes a new one, and whoever comes has a name of their own.
    let old = tables.claim(&id, ben(), Claim::Link(&link(&id, seat(2))), None);
    assert_eq!(old, Err(TableError::Forbidden));
    assert_eq!(invite(&tables, &id, ben(), 2), Err(TableError::Forbidden));
    let token = invite(&tables, &id, ada(), 2).unwrap();
    assert_eq!(look(&tables, &id, ada()).seats[1].link, Some(1));
    let nameless = tables.claim(&id, stranger(), Claim::Link(&token), None);
    assert!(
        matches!(nameless, Err(TableError::Options(_))),
        "{nameless:?}"
    );
    let claim = tables.claim(&id, stranger(), Claim::Link(&token), Some("Cleo"));
    assert_eq!(claim, Ok(seat(2)));
    play(&tables, &id, stranger(), "rest").unwrap();
    let name = |name: &str| name.to_owned();
    let told = [
        SeatChange::Sat { name: name("Ben") },
        SeatChange::Left { name: name("Ben") },
        SeatChange::Sat { name: name("Cleo") },
    ];
    assert_eq!(changes(&tables, &id), told);
    let before = json_of(&look(&tables, &id, stranger()));
    drop(tables);
    let tables = place.open();
    assert_eq!(json_of(&look(&tables, &id, stranger())), before);
    finish_with(&tables, &id, &[ada(), stranger()]);
    assert_eq!(tables.leave(&id, ada(), seat(1)), Err(TableError::Over));
    let record = tables.record(&id).unwrap();
    assert_eq!(record.seats, ["Ada", "Cleo"]);
    record
        .replay(&orrery_games::entries(), |_, _, _| ())
        .unwrap();
}

fn finish_with(tables: &Tables, id: &TableId, people: &[Secret]) {
    while let Some((who, view)) = people
        .iter()
        .map(|who| (*who, look(tables, id, *who)))
        .find(|(_, view)| !view.choices().is_empty())
    {
        tables
            .play(id, who, view.seq, &view.choices()[0].choice)
            .unwrap();
    }
}

#[test]
fn coming_and_going_is_never_taken_back() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "seti", 5);
    for number in 0..200 {
        let view = look(&tables, &id, ada());
        if view.undo.steps > 0 {
            tables.leave(&id, ben(), seat(2)).unwrap();
            // That costs Ada nothing: what she has seen is still the position.
            tables
                .undo(&id, ada(), view.seq, orrery_table::Back::Step)
                .unwrap();
            let after = look(&tables, &id, ada());
            let Note { ply, seq, .. } = after.log.people[1];
            assert_eq!((ply, seq), (view.plies - 1, view.seq + 1));
            assert!(!after.seats[1].taken && after.plies == view.plies - 1);
            drop(tables);
            let again = look(&place.open(), &id, ada());
            assert_eq!(json_of(&again), json_of(&after));
            return;
        }
        let who = if view.choices().is_empty() {
            ben()
        } else {
            ada()
        };
        let view = look(&tables, &id, who);
        let choice = &view.choices()[number * 7 % view.choices().len()].choice;
        tables.play(&id, who, view.seq, choice).unwrap();
    }
    panic!("nothing could ever be taken back");
}

static NOW: AtomicI64 = AtomicI64::new(1_000_000);

/// A clock that the tests of absence set; nothing else goes by it.
fn clock() -> Clock {
    let uptime = || Duration::from_millis(NOW.load(Ordering::SeqCst).cast_unsigned());
    Clock::new(|| NOW.load(Ordering::SeqCst), uptime)
}

const DAY: i64 = 24 * 60 * 60 * 1000;

#[test]
fn the_host_frees_a_seat_of_somebody_absent_and_abandoned_tables_are_deleted() {
    let place = Place::new();
    let config = Config {
        clock: clock(),
        absent: Duration::from_secs(2 * 24 * 60 * 60),
        abandoned: Some(Duration::from_secs(10 * 24 * 60 * 60)),
        finished: Some(Duration::from_secs(30 * 24 * 60 * 60)),
        ..Config::default()
    };
    let tables = place.open_with(GAMES, config);
    let id = duel(&tables, "comets", 1);
    let free = |who, number| tables.free(&id, who, seat(number));
    NOW.fetch_add(DAY, Ordering::SeqCst);
    assert_eq!(free(ada(), 2), Err(TableError::NotAbsent));
    // To look is to be here.
    tables.saw(&id, ben(), 0).unwrap();
    NOW.fetch_add(DAY + DAY / 2, Ordering::SeqCst);
    assert_eq!(free(ada(), 2), Err(TableError::NotAbsent));
    assert!(!look(&tables, &id, ada()).seats[1].absent);
    NOW.fetch_add(DAY, Ordering::SeqCst);
    let absent = |who| look(&tables, &id, who).seats[1].absent;
    assert_eq!([ada(), ben(), stranger()].map(absent), [true, false, false]);
    for (who, number) in [(ben(), 1), (stranger(), 2), (ada(), 1)] {
        assert_eq!(free(who, number), Err(TableError::Forbidden));
    }
    assert_eq!(free(ada(), 2), Ok(2));
    assert_eq!(look(&tables, &id, ben()).viewer, None);
    let name = "Ben".to_owned();
    assert_eq!(
        changes(&tables, &id).pop(),
        Some(SeatChange::Freed { name })
    );

    let over = duel(&tables, "comets", 2);
    finish(&tables, &over, |_| 0);
    let news = tables.listen(&id).unwrap();
    NOW.fetch_add(9 * DAY, Ordering::SeqCst);
    tables.clear().unwrap();
    assert_eq!(tables.stats().deleted, 0);
    NOW.fetch_add(2 * DAY, Ordering::SeqCst);
    tables.clear().unwrap();
    assert_eq!(tables.stats().deleted, 1);
    let gone = tables.view(&id, ada(), None, orrery_table::Span::Nothing);
    assert_eq!(gone.err(), Some(TableError::NotFound));
    // Whoever still has the table in their hands lets go of it in a moment.
    wait_until("whoever listens is told", || news.has_changed().is_err());
    assert_eq!(tables.mine(ada()).unwrap().len(), 1);
    NOW.fetch_add(20 * DAY, Ordering::SeqCst);
    tables.clear().unwrap();
    assert_eq!(tables.mine(ada()).unwrap(), []);
    let left = place.numbers(
        "SELECT (SELECT count(*) FROM acts) + (SELECT count(*) FROM seats)
             + (SELECT count(*) FROM holders) + (SELECT count(*) FROM tables)",
    );
    assert_eq!(left, [0]);
}

#[test]
fn a_bot_takes_over_when_all_the_others_want_it() {
    let place = Place::new();
    let tables = place.open();
    let seats = vec![
        here("Ada"),
        sit("Ben", SeatKind::Link),
        sit("Cleo", SeatKind::Link),
    ];
    let id = create(&tables, &game("comets", 1, seats));
    let cleo = Secret::of("session of Cleo");
    for (who, number) in [(ben(), 2), (cleo, 3)] {
        let token = link(&id, seat(number));
        tables.claim(&id, who, Claim::Link(&token), None).unwrap();
    }
    let want = |who, bot| tables.want_bot(&id, who, seat(2), bot);
    assert_eq!(
        want(ada(), Some(BotKind::Random)),
        Err(TableError::SeatTaken)
    );
    play(&tables, &id, ada(), "rest").unwrap();
    tables.leave(&id, ben(), seat(2)).unwrap();
    assert_eq!(
        want(stranger(), Some(BotKind::Random)),
        Err(TableError::Forbidden)
    );
    assert_eq!(
        want(ben(), Some(BotKind::Random)),
        Err(TableError::Forbidden)
    );
    let odd = want(ada(), Some(BotKind::Search(1_000_000_000)));
    assert!(matches!(odd, Err(TableError::Options(_))), "{odd:?}");
    want(ada(), Some(BotKind::Random)).unwrap();
    let seq = look(&tables, &id, ada()).seq;
    assert_eq!(
        want(ada(), Some(BotKind::Random)),
        Ok(seq),
        "once is enough"
    );
    want(cleo, Some(BotKind::Greedy)).unwrap();
    let view = look(&tables, &id, stranger());
    assert_eq!(view.seats[1].wishes.len(), 2);
    assert!(!view.seats[1].taken, "not the same one");
    want(ada(), None).unwrap();
    want(cleo, Some(BotKind::Random)).unwrap();
    assert!(!look(&tables, &id, ada()).seats[1].taken);
    want(ada(), Some(BotKind::Random)).unwrap();
    let (name, bot) = ("Ben".to_owned(), BotKind::Random);
    assert_eq!(
        changes(&tables, &id).pop(),
        Some(SeatChange::Bot { name, bot })
    );
    wait("the bot", || look(&tables, &id, ada()).plies >= 2);
    assert_eq!(
        look(&tables, &id, ada()).seats[1].bot,
        Some(BotKind::Random)
    );
    assert_eq!(invite(&tables, &id, ada(), 2), Err(TableError::Forbidden));
    // Cleo leaves too: Ada alone is all the others.
    tables.leave(&id, cleo, seat(3)).unwrap();
    tables
        .want_bot(&id, ada(), seat(3), Some(BotKind::Random))
        .unwrap();
    drop(tables);
    let tables = place.open();
    let bots = look(&tables, &id, ada()).people.seats;
    assert_eq!(bots.iter().filter(|seat| seat.bot.is_some()).count(), 2);
    wait("the end", || {
        let view = look(&tables, &id, ada());
        if let Some(choice) = view.choices().first() {
            drop(tables.play(&id, ada(), view.seq, &choice.choice));
        }
        matches!(view.status, Status::Over { .. })
    });
    let record = tables.record(&id).unwrap();
    record
        .replay(&orrery_games::entries(), |_, _, _| ())
        .unwrap();
}

/// What somebody wanted who has left since counts for nobody who comes after.
#[test]
fn wishes_go_with_those_who_had_them() {
    let place = Place::new();
    let tables = place.open();
    let seats = vec![
        here("Ada"),
        sit("Ben", SeatKind::Link),
        sit("Cleo", SeatKind::Link),
    ];
    let id = create(&tables, &game("comets", 1, seats));
    let cleo = Secret::of("session of Cleo");
    let token = link(&id, seat(3));
    tables.claim(&id, cleo, Claim::Link(&token), None).unwrap();
    let bot = Some(BotKind::Random);
    tables.want_bot(&id, cleo, seat(2), bot).unwrap();
    tables.leave(&id, cleo, seat(3)).unwrap();
    let token = invite(&tables, &id, ada(), 3).unwrap();
    tables
        .claim(&id, stranger(), Claim::Link(&token), Some("Dora"))
        .unwrap();
    tables.want_bot(&id, ada(), seat(2), bot).unwrap();
    let view = look(&tables, &id, ada());
    assert!(!view.seats[1].taken && view.seats[1].wishes.len() == 1);
    // Dora never said so; but if she leaves, all who are left agree.
    tables.leave(&id, stranger(), seat(3)).unwrap();
    assert_eq!(look(&tables, &id, ada()).seats[1].bot, bot);
}

/// Nobody fills the log by coming and going, or by changing their mind.
#[test]
fn whoever_comes_and_goes_leaves_room_for_the_others() {
    let place = Place::new();
    let config = Config {
        acts_per_table: 100,
        ..Config::default()
    };
    let tables = place.open_with(GAMES, config);
    let open = || sit("?", SeatKind::Open);
    let mut new = game("comets", 1, vec![here("Ada"), open(), open()]);
    new.public = true;
    let id = create(&tables, &new);
    let claim = |name| tables.claim(&id, ben(), Claim::Open(seat(2)), name);
    claim(Some("Ben")).unwrap();
    let want = |bot| tables.want_bot(&id, ben(), seat(3), bot);
    for _ in 0..3 {
        want(Some(BotKind::Random)).unwrap();
        want(None).unwrap();
    }
    let (what, limit) = (Limited::Wishes, 6);
    assert_eq!(
        want(Some(BotKind::Random)),
        Err(TableError::TooMany { what, limit })
    );
    tables.leave(&id, ben(), seat(2)).unwrap();
    claim(Some("Ben")).unwrap();
    tables.leave(&id, ben(), seat(2)).unwrap();
    let (what, limit) = (Limited::Comings, 100);
    assert_eq!(claim(Some("Ben")), Err(TableError::TooMany { what, limit }));
    play(&tables, &id, ada(), "rest").unwrap();
}

fn wait(what: &str, mut until: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !until() {
        assert!(begin.elapsed() < Duration::from_secs(30), "{what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_chosen_seed_is_told_to_everybody() {
    let place = Place::new();
    let tables = place.open();
    let chosen = duel(&tables, "comets", 7);
    let mut new = game("comets", 0, vec![here("Ada"), sit("Ben", SeatKind::Link)]);
    new.seed = None;
    let fair = create(&tables, &new);
    for (id, duplicate) in [(&chosen, true), (&fair, false)] {
        for who in [ada(), ben(), stranger()] {
            assert_eq!(look(&tables, id, who).duplicate, duplicate);
        }
    }
    // The seed of a finished game stands in its record.
    finish(&tables, &chosen, |_| 0);
    let seats = [here("Ada"), sit("Ben", SeatKind::Link)];
    let copy = tables
        .continue_from(&chosen, ada(), 2, &seats, false, &link)
        .unwrap();
    assert!(look(&tables, &copy, stranger()).duplicate);
    let again = tables.rematch(&chosen, ada(), &link).unwrap();
    assert!(!look(&tables, &again, stranger()).duplicate);
    let listed = tables.mine(ada()).unwrap();
    assert!(listed.iter().any(|one| one.id == copy && one.duplicate));
}

/// Somebody has dozens of tables of bots; somebody else plays against one.
#[test]
fn nobody_s_bots_starve_those_of_others() {
    fn slow(
        game: &dyn Match,
        _: BotKind,
        _: u64,
        _: &mut Intention,
        stop: &Stop,
    ) -> Option<String> {
        for _ in 0..20 {
            if stop.cancelled() {
                return None;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        game.choices().first().cloned()
    }
    let mut games = GAMES.to_vec();
    games.iter_mut().for_each(|game| game.decide = slow);
    let place = Place::new();
    let config = Config {
        bot_threads: 1,
        unattended: 60,
        ..Config::default()
    };
    let tables = place.open_with(games.leak(), config);
    let many = vec![bot("One"), bot("Two"), bot("Three"), bot("Four")];
    for number in 0..57 {
        let greedy = Visitor {
            origin: Secret::of("one address"),
            ..Secret::of(&format!("session {number}")).into()
        };
        tables
            .create(greedy, &game("comets", number, many.clone()), &link)
            .unwrap();
    }
    let id = create(&tables, &game("comets", 1, vec![here("Ada"), bot("Bot")]));
    for _ in 0..3 {
        let view = look(&tables, &id, ada());
        tables.saw(&id, ada(), view.seq).unwrap();
        let before = tables.stats().bot_choices;
        play(&tables, &id, ada(), &view.choices()[0].choice).unwrap();
        wait("the answer", || {
            look(&tables, &id, ada()).plies > view.plies + 1
        });
        let others = tables.stats().bot_choices - before;
        assert!(others <= 6, "{others} others came first");
    }
    assert!(tables.stats().bots_waiting > 50);
}

#[test]
fn only_so_many_tables_have_nobody_at_them() {
    fn never(_: &dyn Match, _: BotKind, _: u64, _: &mut Intention, _: &Stop) -> Option<String> {
        None
    }
    let mut games = GAMES.to_vec();
    games.iter_mut().for_each(|game| game.decide = never);
    let place = Place::new();
    let config = Config {
        unattended: 3,
        ..Config::default()
    };
    let tables = place.open_with(games.leak(), config);
    let make = |who: &str, seats| tables.create(Secret::of(who), &game("comets", 1, seats), &link);
    let alone = || vec![bot("One"), bot("Two")];
    let ids = ["a", "b", "c"].map(|who| make(who, alone()).unwrap());
    let (what, limit) = (Limited::Unattended, 3);
    assert_eq!(make("d", alone()), Err(TableError::TooMany { what, limit }));
    make("d", vec![here("Dora"), bot("Two")]).unwrap();
    tables.close(&ids[0], Secret::of("a"), 0).unwrap();
    make("d", alone()).unwrap();
}

#[test]
fn a_rematch_moves_everybody_one_seat_on_and_exists_once() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    assert_eq!(tables.rematch(&id, ada(), &link), Err(TableError::Running));
    finish(&tables, &id, |choices| choices.len() / 2);
    assert_eq!(
        tables.rematch(&id, stranger(), &link),
        Err(TableError::Forbidden)
    );
    let again = tables.rematch(&id, ben(), &link).unwrap();
    assert_eq!(tables.rematch(&id, ada(), &link), Ok(again.clone()));
    let view = look(&tables, &again, ada());
    let names: Vec<&str> = view.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!((names, view.viewer), (vec!["Ben", "Ada"], Some(seat(2))));
    assert_eq!(look(&tables, &again, ben()).viewer, Some(seat(1)));
    assert!(look(&tables, &again, ben()).host);
    finish(&tables, &again, |_| 0);
    let seeds = [&id, &again].map(|id| tables.record(id).unwrap().seed);
    assert_ne!(seeds[0], seeds[1]);
    // Everybody has a seat, so no link opens one.
    for number in [1, 2] {
        for table in [&id, &again] {
            let token = link(table, seat(number));
            let claim = tables.claim(&again, stranger(), Claim::Link(&token), None);
            assert_eq!(claim, Err(TableError::Forbidden));
        }
    }
}

//! What is kept for people beside the tables: news, notices on their way, notes, plans, days off.

use crate::accounts::sign_up;
use crate::kit::{
    Place, ada, ben, create, duel, game, here, link, look, play, seat, sit, stranger,
};
use orrery_games::GAMES;
use orrery_outside::Clock;
use orrery_table::{
    Claim, Config, Crossed, End, Kind, Listener, News, Notice, Pace, PlanView, Said, SeatChange,
    SeatKind, Secret, Status, StoreError, TableError, TableId, Tables, Time, Unplanned,
};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The one who decides and the one who waits, with their seats.
fn turn(tables: &Tables, id: &TableId) -> [(Secret, u8); 2] {
    let Status::Playing { decision } = look(tables, id, ada()).people.status else {
        panic!("it is over");
    };
    match decision.seat.number() {
        1 => [(ada(), 1), (ben(), 2)],
        _ => [(ben(), 2), (ada(), 1)],
    }
}

fn choices(tables: &Tables, id: &TableId, who: Secret) -> Vec<String> {
    let view = look(tables, id, who);
    view.choices()
        .iter()
        .map(|one| one.choice.clone())
        .collect()
}

#[test]
fn news_come_up_once_and_only_for_those_whom_they_concern() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    assert_eq!(tables.news(), [], "nobody has asked before");
    let [(first, _), (second, _)] = turn(&tables, &id);
    play(&tables, &id, first, "rest").unwrap();
    let said = Said::Text("Hello".to_owned());
    tables.say(&id, second, None, said.clone()).unwrap();
    let watcher = tables.say(&id, stranger(), Some("Eve"), said);
    watcher.unwrap();
    let news = tables.news();
    let told: Vec<(Kind, Vec<Secret>)> =
        news.iter().map(|one| (one.kind, one.to.clone())).collect();
    let expected = [(Kind::Turn, vec![second]), (Kind::Talk, vec![first])];
    assert_eq!(told, expected);
    assert_eq!(news[0].seq, look(&tables, &id, ada()).seq);
    assert_eq!(tables.news(), [], "told once");
    tables.resign(&id, ben(), seat(2)).unwrap();
    let again = tables.rematch(&id, ada(), &link).unwrap();
    let news = tables.news();
    assert_eq!(news.len(), 2, "{news:?}");
    assert_eq!((news[0].kind, news[0].to.len()), (Kind::Over, 2));
    assert_eq!((news[1].kind, &news[1].table), (Kind::Invitation, &again));
    assert_eq!(news[1].to, [ben()]);
}

#[test]
fn whoever_is_muted_makes_no_news() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let said = || Said::Text("Hello".to_owned());
    tables.say(&id, ben(), None, said()).unwrap();
    let message = tables.talk(&id, ada()).unwrap().messages[0].number;
    tables.mute(&id, ada(), message, true).unwrap();
    assert_eq!(tables.news(), []);
    tables.say(&id, ben(), None, said()).unwrap();
    assert_eq!(tables.news(), []);
}

#[test]
fn wishes_have_a_lock() {
    let place = Place::new();
    let tables = place.open();
    let wish = |version, text: &str| Listener {
        version,
        text: text.to_owned(),
        at: i64::MAX,
    };
    assert_eq!(tables.listener(ada()), Ok(None));
    tables.keep_listener(ada(), &wish(1, "a")).unwrap();
    let late = tables.keep_listener(ada(), &wish(1, "b"));
    assert_eq!(late, Err(TableError::Store(StoreError::Taken)));
    tables.keep_listener(ada(), &wish(2, "c")).unwrap();
    let other = place.another(&tables);
    assert_eq!(other.listener(ada()), Ok(Some(wish(2, "c"))));
    assert_eq!(other.listener(ben()), Ok(None));
}

#[test]
fn a_notice_is_taken_by_one_server_and_a_newer_one_stays() {
    let place = Place::new();
    let tables = place.open();
    let other = place.another(&tables);
    let id = duel(&tables, "comets", 1);
    let notice = |channel: &str, kind, seq| Notice {
        who: ada(),
        channel: channel.to_owned(),
        table: id.clone(),
        kind,
        session: ada(),
        seq,
        at: 5,
        due: 100,
        tries: 0,
    };
    let mine = [
        notice("push-1", Kind::Turn, 1),
        notice("mail", Kind::Turn, 1),
        notice("mail", Kind::Talk, 1),
    ];
    tables.queue_notices(&mine).unwrap();
    // A newer one takes the place of the one before.
    tables
        .queue_notices(&[notice("push-1", Kind::Turn, 2)])
        .unwrap();
    assert_eq!(other.take_notices(99, 500, 10), Ok(vec![]));
    let some = other.take_notices(100, 500, 2).unwrap();
    let rest = tables.take_notices(100, 500, 10).unwrap();
    assert_eq!((some.len(), rest.len()), (2, 1), "each is taken once");
    assert!(some.iter().chain(&rest).all(|one| one.due == 500));
    assert_eq!(tables.take_notices(499, 900, 10), Ok(vec![]));
    // What was not settled in time is due again.
    let mut all = tables.take_notices(500, 900, 10).unwrap();
    assert_eq!(all.len(), 3);
    all.sort_by_key(|one| (one.channel.clone(), one.kind.name()));
    let [talk, letter, push] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!((push.seq, letter.kind), (2, Kind::Turn));
    tables.settle_notice(letter, None).unwrap();
    let mut again = talk.clone();
    again.tries = 3;
    tables.settle_notice(&again, Some(950)).unwrap();
    // While one is on its way, another thing happens.
    tables
        .queue_notices(&[notice("push-1", Kind::Turn, 7)])
        .unwrap();
    tables.settle_notice(push, None).unwrap();
    let left = other.take_notices(2000, 3000, 10).unwrap();
    let mut left: Vec<_> = left.iter().map(|one| (one.seq, one.tries)).collect();
    left.sort_unstable();
    assert_eq!(left, [(1, 3), (7, 0)]);
    let together = tables.take_together(ada(), "mail", 4000).unwrap();
    assert_eq!(together.len(), 1);
    assert_eq!(tables.take_together(ben(), "mail", 4000), Ok(vec![]));
    // Of a table that does not exist there is none.
    let mut lost = notice("mail", Kind::Over, 1);
    lost.table = "aaaaaaaaaaaaaaaa".parse().unwrap();
    tables.queue_notices(&[lost]).unwrap();
    assert_eq!(tables.take_notices(9000, 9999, 10).unwrap().len(), 2);
}

#[test]
fn notes_are_for_their_author_alone() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let [(first, _), _] = turn(&tables, &id);
    play(&tables, &id, first, "rest").unwrap();
    tables.remark(&id, ada(), 1, "Why did she rest?").unwrap();
    tables.remark(&id, ada(), 0, "The beginning").unwrap();
    tables.remark(&id, ada(), 1, "I see now.").unwrap();
    let notes = |who| {
        let notes = place.another(&tables).remarks(&id, who).unwrap();
        let notes = notes.into_iter().map(|note| (note.ply, note.text));
        notes.collect::<Vec<_>>()
    };
    let expected = [(0, "The beginning"), (1, "I see now.")];
    assert_eq!(
        notes(ada()),
        expected.map(|(ply, text)| (ply, text.to_owned()))
    );
    assert_eq!(notes(ben()), []);
    let forbidden = Err(TableError::Forbidden);
    assert_eq!(tables.remark(&id, stranger(), 0, "x"), forbidden);
    assert_eq!(tables.remarks(&id, stranger()).err(), forbidden.err());
    assert_eq!(tables.remark(&id, ada(), 2, "x"), Err(TableError::NotFound));
    assert!(tables.remark(&id, ada(), 0, &"x".repeat(301)).is_err());
    tables.remark(&id, ada(), 1, "  ").unwrap();
    assert_eq!(notes(ada()).len(), 1);
}

#[test]
fn a_friend_takes_over_by_a_link() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let token = |number: u32| format!("passed on {number}");
    let foreign = tables.pass_on(&id, ada(), seat(2), &token);
    assert_eq!(foreign, Err(TableError::Forbidden));
    let number = tables.pass_on(&id, ben(), seat(2), &token).unwrap();
    assert!(!look(&tables, &id, ben()).seats[1].taken);
    let token = token(number);
    let claim = |name| tables.claim(&id, stranger(), Claim::Link(&token), name);
    assert!(claim(None).is_err(), "somebody new needs a name");
    assert_eq!(claim(Some("Cleo")), Ok(seat(2)));
    let again = tables.claim(&id, ben(), Claim::Link(&token), Some("Ben"));
    assert_eq!(again, Err(TableError::Forbidden));
    let told: Vec<SeatChange> = look(&tables, &id, ada())
        .log
        .people
        .into_iter()
        .map(|note| note.what)
        .collect();
    let name = |name: &str| name.to_owned();
    let end = [
        SeatChange::Left { name: name("Ben") },
        SeatChange::Sat { name: name("Cleo") },
    ];
    assert!(told.ends_with(&end), "{told:?}");
}

/// Waits until so many choices were made; false if they are not.
fn reaches(tables: &Tables, id: &TableId, plies: usize) -> bool {
    for _ in 0..200 {
        if look(tables, id, ada()).plies >= plies {
            return true;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    false
}

#[test]
fn a_plan_is_carried_out_when_its_turn_comes() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let [(first, ahead), (second, behind)] = turn(&tables, &id);
    let plan =
        |who, number, choices: &[&str]| tables.keep_plan(&id, who, seat(number), choices, false);
    assert_eq!(plan(first, ahead, &["rest"]), Err(TableError::NoPlan));
    assert_eq!(plan(first, behind, &["rest"]), Err(TableError::Forbidden));
    assert_eq!(
        plan(stranger(), behind, &["rest"]),
        Err(TableError::Forbidden)
    );
    for wrong in [&["nonsense"][..], &["drop 1"], &["rest", "rest"], &[]] {
        assert!(plan(second, behind, wrong).is_err(), "{wrong:?}");
    }
    plan(second, behind, &["rest"]).unwrap();
    let kept = tables.plan(&id, second, seat(behind)).unwrap();
    let expected = PlanView {
        choices: vec!["rest".to_owned()],
        whatever: false,
    };
    assert_eq!(kept, Some(expected));
    let foreign = tables.plan(&id, first, seat(behind));
    assert_eq!(foreign, Err(TableError::Forbidden));
    let other = place.another(&tables);
    play(&other, &id, first, "rest").unwrap();
    assert!(reaches(&tables, &id, 2));
    let [(now, _), _] = turn(&tables, &id);
    assert_eq!(now, first);
    assert_eq!(tables.plan(&id, second, seat(behind)), Ok(None));
}

#[test]
fn a_plan_goes_with_whoever_made_it() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let [(first, _), (second, behind)] = turn(&tables, &id);
    tables
        .keep_plan(&id, second, seat(behind), &["rest"], true)
        .unwrap();
    tables.drop_plan(&id, second, seat(behind)).unwrap();
    assert_eq!(tables.plan(&id, second, seat(behind)), Ok(None));
    tables
        .keep_plan(&id, second, seat(behind), &["rest"], true)
        .unwrap();
    let token = |number: u32| format!("passed on {number}");
    let number = tables.pass_on(&id, second, seat(behind), &token).unwrap();
    let cleo = Secret::of("session of Cleo");
    let token = token(number);
    let claim = tables.claim(&id, cleo, Claim::Link(&token), Some("Cleo"));
    assert_eq!(claim, Ok(seat(behind)));
    assert_eq!(tables.plan(&id, cleo, seat(behind)), Ok(None));
    let (account, _) = sign_up(&tables, cleo, "Cleo");
    let export = tables.export(account.person).unwrap();
    assert!(export["tables"][0]["plan"].is_null(), "{export}");
    let before = look(&tables, &id, ada()).plies;
    let rest = choices(&tables, &id, first)[0].clone();
    play(&tables, &id, first, &rest).unwrap();
    std::thread::sleep(Duration::from_millis(300));
    let after = look(&tables, &id, ada()).plies;
    assert_eq!(
        after,
        before + 1,
        "nobody plays by the plan of somebody else"
    );
}

#[test]
fn a_plan_comes_along_to_the_account() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let [(first, _), (second, behind)] = turn(&tables, &id);
    tables
        .keep_plan(&id, second, seat(behind), &["rest"], false)
        .unwrap();
    let arrival = orrery_table::Arrival {
        before: Some(second),
        session: Secret::of("a device"),
        device: "Firefox",
    };
    let tag = tables.free_tag().unwrap();
    let kept = std::collections::BTreeMap::new();
    let account = tables.sign_up(&arrival, &tag, "Me", &kept, None).unwrap();
    let plan = tables.plan(&id, account.person, seat(behind)).unwrap();
    assert_eq!(plan.map(|plan| plan.choices), Some(vec!["rest".to_owned()]));
    play(&tables, &id, first, "rest").unwrap();
    let played = (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        look(&tables, &id, account.person).plies >= 2
    });
    assert!(played, "it is carried out for the account");
}

/// Looks until it sees whether a plan was dropped.
pub(crate) fn told(tables: &Tables, id: &TableId, who: Secret) -> Option<Unplanned> {
    (0..400).find_map(|_| {
        std::thread::sleep(Duration::from_millis(5));
        look(tables, id, who).unplanned
    })
}

/// Three at the screen of Ada, and Ben, who comes last.
pub(crate) fn four(tables: &Tables) -> TableId {
    for seed in 1.. {
        let seats = ["Ada", "Cem", "Dora"].map(here).into_iter();
        let seats = seats.chain([sit("Ben", SeatKind::Link)]);
        let id = create(tables, &game("comets", seed, seats.collect()));
        let status = look(tables, &id, ada()).people.status;
        if matches!(status, Status::Playing { decision } if decision.seat == seat(1)) {
            let token = link(&id, seat(4));
            tables.claim(&id, ben(), Claim::Link(&token), None).unwrap();
            return id;
        }
    }
    unreachable!("somebody else begins every time");
}

#[test]
fn whoever_planned_hears_that_it_was_not_played_and_why() {
    let place = Place::new();
    let tables = place.open();
    let id = four(&tables);
    let keep = |choice: &str| tables.keep_plan(&id, ben(), seat(4), &[choice], false);
    keep("observe").unwrap();
    // The others take the last comets from the deck (C2.3).
    for _ in 0..3 {
        play(&tables, &id, ada(), "observe").unwrap();
    }
    let crossed = told(&tables, &id, ben()).expect("nothing is told");
    assert_eq!(crossed.why, Crossed::Impossible(0));
    let because = crossed.because.unwrap();
    assert!(because.phrase.rules.contains(&"C2.3"), "{because:?}");
    assert_eq!(look(&tables, &id, ben()).plies, 3, "nothing was played");
    // Nobody else hears of it, and it waits for nothing.
    assert!(look(&tables, &id, ada()).unplanned.is_none());
    for who in [ada(), stranger()] {
        assert!(tables.unplanned(&id, who).unwrap().is_none());
    }
    assert_eq!(tables.plan(&id, ben(), seat(4)), Ok(None));
    let other = place.another(&tables);
    assert!(other.unplanned(&id, ben()).unwrap().is_some());
    let foreign = tables.drop_plan(&id, ada(), seat(4));
    assert_eq!(foreign, Err(TableError::Forbidden));
    // It is over with the first choice, or when they do not want to hear it any more.
    play(&tables, &id, ben(), "rest").unwrap();
    assert!(tables.unplanned(&id, ben()).unwrap().is_none());
    keep("rest").unwrap();
    place.tamper("UPDATE plans SET text = replace(text, '\"plies\":4', '\"plies\":99')");
    for _ in 0..3 {
        play(&tables, &id, ada(), "rest").unwrap();
    }
    let crossed = told(&tables, &id, ben()).unwrap();
    assert_eq!(crossed.why, Crossed::TakenBack);
    tables.drop_plan(&id, ben(), seat(4)).unwrap();
    assert!(tables.unplanned(&id, ben()).unwrap().is_none());
}

#[test]
fn a_plan_for_another_turn_waits_and_is_dropped_once_its_owner_has_chosen() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let [(first, _), (second, behind)] = turn(&tables, &id);
    let keep = || tables.keep_plan(&id, second, seat(behind), &["rest"], true);
    keep().unwrap();
    // As if it had been made for something else that there is to decide.
    place.tamper("UPDATE plans SET text = replace(text, '\"turn\"', '\"dazzled\"')");
    play(&tables, &id, first, "rest").unwrap();
    std::thread::sleep(Duration::from_millis(200));
    assert!(tables.plan(&id, second, seat(behind)).unwrap().is_some());
    assert!(look(&tables, &id, second).unplanned.is_none());
    play(&tables, &id, second, "rest").unwrap();
    place.tamper("UPDATE plans SET text = replace(text, '\"dazzled\"', '\"turn\"')");
    play(&tables, &id, first, "rest").unwrap();
    let crossed = told(&tables, &id, second).unwrap();
    assert_eq!(crossed.why, Crossed::Chosen);
    // A plan that goes on to another seat says nothing to whoever sits there now.
    let token = |_: u32| "passed on".to_owned();
    tables.pass_on(&id, second, seat(behind), &token).unwrap();
    let cleo = Secret::of("session of Cleo");
    let claim = Claim::Link("passed on");
    tables.claim(&id, cleo, claim, Some("Cleo")).unwrap();
    assert!(tables.unplanned(&id, cleo).unwrap().is_none());
}

/// Whatever the others do: what was planned is played as it was planned, or nothing is.
#[test]
fn a_plan_never_plays_anything_else() {
    let place = Place::new();
    let tables = place.open();
    for name in ["seti", "kepler"] {
        let id = duel(&tables, name, 3);
        let (mut held, mut crossed) = (0, 0);
        for step in 0..60 {
            if !matches!(
                look(&tables, &id, ada()).people.status,
                Status::Playing { .. }
            ) {
                break;
            }
            let [(first, ahead), (second, behind)] = turn(&tables, &id);
            let mut planned: Vec<String> = Vec::new();
            for _ in 0..3 {
                let so_far: Vec<&str> = planned.iter().map(String::as_str).collect();
                let Ok(tried) = tables.ahead(&id, second, seat(behind), &so_far) else {
                    break;
                };
                let open = tried.look.offers();
                if tried.about.is_none() || open.is_empty() {
                    break;
                }
                planned.push(open[(step * 7) % open.len()].choice.clone());
            }
            let chain: Vec<&str> = planned.iter().map(String::as_str).collect();
            let kept = !chain.is_empty()
                && tables
                    .keep_plan(&id, second, seat(behind), &chain, false)
                    .is_ok();
            let before = look(&tables, &id, ada()).plies;
            let mut now = before;
            // The other one plays a whole turn.
            while now < before + 40 {
                let open = choices(&tables, &id, first);
                let Some(choice) = open.get((step * 5 + now) % open.len().max(1)) else {
                    break;
                };
                let seq = look(&tables, &id, first).seq;
                let Ok(update) = tables.play(&id, first, seq, choice) else {
                    break;
                };
                now = update.plies;
                if update.decides != Some(seat(ahead)) {
                    break;
                }
            }
            if !kept {
                continue;
            }
            settled_or_waiting(&tables, &id, second, behind);
            let played = tables
                .view(&id, second, None, orrery_table::Span::After(0))
                .unwrap();
            let mine: Vec<&str> = played.log.plies[now.min(played.log.plies.len())..]
                .iter()
                .filter_map(|ply| ply.choice.as_deref())
                .collect();
            match mine.is_empty() {
                true => {
                    crossed += 1;
                    let dropped = tables.plan(&id, second, seat(behind)) == Ok(None);
                    let told = played.unplanned.is_some();
                    assert_eq!(told, dropped, "{name}: {chain:?}");
                }
                false => {
                    assert!(mine.starts_with(&chain), "{name}: {mine:?} for {chain:?}");
                    held += 1;
                }
            }
            tables.drop_plan(&id, second, seat(behind)).unwrap();
        }
        println!("{name}: {held} held, {crossed} crossed");
        assert!(
            held > 3 && crossed > 0,
            "{name}: {held} held, {crossed} crossed"
        );
    }
}

fn settled_or_waiting(tables: &Tables, id: &TableId, who: Secret, number: u8) {
    for _ in 0..60 {
        if tables.plan(id, who, seat(number)) == Ok(None) {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_clock_stands_still_for_whoever_is_away() {
    static NOW: AtomicI64 = AtomicI64::new(1_780_000_000_000);
    let place = Place::new();
    let uptime = || Duration::from_millis(NOW.load(Ordering::SeqCst).cast_unsigned());
    let config = Config {
        clock: Clock::new(|| NOW.load(Ordering::SeqCst), uptime),
        abandoned: None,
        ..Config::default()
    };
    let tables = place.open_with(GAMES, config);
    let mut new = game("comets", 1, vec![here("Ada"), sit("Ben", SeatKind::Link)]);
    new.pace = Some(Pace {
        time: Time::Turn { seconds: 86_400 },
        end: End::Resign,
    });
    let id = create(&tables, &new);
    let token = link(&id, seat(2));
    tables.claim(&id, ben(), Claim::Link(&token), None).unwrap();
    let start = NOW.load(Ordering::SeqCst);
    let due = || look(&tables, &id, ada()).due;
    assert_eq!(due(), Some(start + DAY));
    let [(first, number), (second, _)] = turn(&tables, &id);
    // Somebody who does not decide changes nothing about the time that runs.
    assert_eq!(tables.go_away(second, start + 3 * DAY), Ok(1));
    assert_eq!(due(), Some(start + DAY));
    assert_eq!(tables.go_away(first, start + 5 * DAY), Ok(1));
    assert_eq!(due(), Some(start + 6 * DAY));
    let away = look(&tables, &id, second).seats[usize::from(number) - 1].away;
    assert_eq!(away, Some(start + 5 * DAY), "everybody sees it");
    NOW.fetch_add(2 * DAY, Ordering::SeqCst);
    tables.notice_late().unwrap();
    assert!(matches!(
        look(&tables, &id, ada()).people.status,
        Status::Playing { .. }
    ));
    // Coming back early gives the rest of the days back.
    assert_eq!(tables.go_away(first, NOW.load(Ordering::SeqCst)), Ok(1));
    assert_eq!(due(), Some(start + 3 * DAY));
    let now = NOW.load(Ordering::SeqCst);
    let long = tables.go_away(first, now + 20 * DAY);
    assert!(matches!(long, Err(TableError::TooMany { .. })), "{long:?}");
    assert_eq!(tables.go_away(first, now + 19 * DAY), Ok(1));
    assert_eq!(due(), Some(now + 20 * DAY));
    assert_eq!(tables.go_away(stranger(), now + DAY), Ok(0));
    NOW.fetch_add(20 * DAY, Ordering::SeqCst);
    tables.notice_late().unwrap();
    assert!(!matches!(
        look(&tables, &id, ada()).people.status,
        Status::Playing { .. }
    ));
}

#[test]
fn days_off_are_counted_once_for_all_tables() {
    static NOW: AtomicI64 = AtomicI64::new(1_780_000_000_000);
    let place = Place::new();
    let uptime = || Duration::from_millis(NOW.load(Ordering::SeqCst).cast_unsigned());
    let config = Config {
        clock: Clock::new(|| NOW.load(Ordering::SeqCst), uptime),
        ..Config::default()
    };
    let tables = place.open_with(GAMES, config);
    let table = |seed| {
        let mut new = game(
            "comets",
            seed,
            vec![here("Ada"), sit("Ben", SeatKind::Link)],
        );
        new.pace = Some(Pace {
            time: Time::Turn {
                seconds: 14 * 86_400,
            },
            end: End::Resign,
        });
        create(&tables, &new)
    };
    let sit_down = |id: &TableId| {
        let token = link(id, seat(2));
        tables.claim(id, ben(), Claim::Link(&token), None).unwrap();
    };
    let away = |id: &TableId, number: usize| look(&tables, id, stranger()).seats[number - 1].away;
    let now = || NOW.load(Ordering::SeqCst);
    let [first, second] = [1, 2].map(|seed| {
        let id = table(seed);
        sit_down(&id);
        id
    });
    let until = now() + 10 * DAY;
    assert_eq!(tables.go_away(ben(), until), Ok(2));
    assert_eq!(
        (away(&first, 2), away(&second, 2)),
        (Some(until), Some(until))
    );
    assert_eq!(tables.clocks_of(ben()), Ok(2));
    // Whoever sits down somewhere else meanwhile is away there too; others are not.
    let third = table(3);
    sit_down(&third);
    assert_eq!((away(&third, 2), away(&third, 1)), (Some(until), None));
    NOW.fetch_add(4 * DAY, Ordering::SeqCst);
    assert_eq!(tables.go_away(ben(), now()), Ok(3));
    assert_eq!(
        (away(&third, 2), tables.away_until(ben()).unwrap()),
        (None, None)
    );
    // Four days are used, at whichever table: a new one gives no new days.
    let fourth = table(4);
    sit_down(&fourth);
    assert_eq!(away(&fourth, 2), None);
    let long = tables.go_away(ben(), now() + 18 * DAY);
    assert!(matches!(long, Err(TableError::TooMany { .. })), "{long:?}");
    assert_eq!(tables.go_away(ben(), now() + 17 * DAY), Ok(4));
    // Ada has all of hers, and another year has days of its own.
    assert_eq!(tables.go_away(ada(), now() + 21 * DAY), Ok(4));
    NOW.fetch_add(300 * DAY, Ordering::SeqCst);
    assert_eq!(
        tables.go_away(ben(), now() + 21 * DAY),
        Ok(0),
        "all games ended long ago"
    );
    assert_eq!(tables.away_until(ben()), Ok(Some(now() + 21 * DAY)));
}

/// However many devices hold a seat, its clock does not stand still for longer than that of one person.
#[test]
fn a_seat_is_not_away_for_longer_than_one_person() {
    static NOW: AtomicI64 = AtomicI64::new(1_780_000_000_000);
    let uptime = || Duration::from_millis(NOW.load(Ordering::SeqCst).cast_unsigned());
    let config = Config {
        clock: Clock::new(|| NOW.load(Ordering::SeqCst), uptime),
        ..Config::default()
    };
    let tables = Place::new().open_with(GAMES, config);
    let seats = vec![here("Ada"), sit("Ben", SeatKind::Link)];
    let mut new = game("comets", 1, seats);
    new.pace = Some(Pace {
        time: Time::Turn {
            seconds: 14 * 86_400,
        },
        end: End::Resign,
    });
    let id = create(&tables, &new);
    let token = |number: u32| format!("link {number}");
    tables
        .claim(&id, ben(), Claim::Link(&link(&id, seat(2))), None)
        .unwrap();
    let number = tables.invite(&id, ben(), seat(2), &token).unwrap();
    tables
        .claim(&id, stranger(), Claim::Link(&token(number)), None)
        .unwrap();
    let now = || NOW.load(Ordering::SeqCst);
    let away = || look(&tables, &id, ada()).seats[1].away;
    assert_eq!(tables.go_away(ben(), now() + 12 * DAY), Ok(1));
    NOW.fetch_add(12 * DAY, Ordering::SeqCst);
    // The other device has all its days, but the seat has only the nine that are left.
    assert_eq!(tables.go_away(stranger(), now() + 21 * DAY), Ok(1));
    assert_eq!(away(), Some(now() + 9 * DAY));
}

/// What browsers wanted that nobody uses any more does not stay for ever; what belongs to an account, a seat or a
/// table does.
#[test]
fn browsers_that_never_came_back_are_forgotten() {
    let tables = Place::new().open();
    let id = duel(&tables, "comets", 1);
    let old = |at| Listener {
        version: 1,
        text: "a".to_owned(),
        at,
    };
    let kept = [
        (ada(), 5),
        (Tables::ear_of(&id), 0),
        (Secret::of("new"), i64::MAX),
    ];
    for (who, at) in kept.into_iter().chain([(stranger(), 5)]) {
        tables.keep_listener(who, &old(at)).unwrap();
    }
    tables.clear().unwrap();
    assert_eq!(tables.listener(stranger()), Ok(None));
    for (who, at) in kept {
        assert_eq!(tables.listener(who), Ok(Some(old(at))));
    }
}

#[test]
fn news_are_for_whoever_is_named() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    assert_eq!(tables.news(), []);
    let news = News {
        table: id,
        kind: Kind::Invitation,
        seq: 0,
        at: 1,
        to: vec![stranger()],
    };
    tables.tell(news.clone());
    assert_eq!(tables.news(), [news]);
}

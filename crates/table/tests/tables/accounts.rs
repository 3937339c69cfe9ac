//! Accounts: one person on several devices, what comes along, what is left when they go.

use crate::kit::{
    Place, ada, ben, bot, create, duel, finish, game, here, link, look, play, seat, sit, stranger,
};
use orrery_games::GAMES;
use orrery_outside::Clock;
use orrery_table::{
    Account, Arrival, Claim, Config, End, NewTable, Pace, Passkey, Purpose, Said, SeatKind, Secret,
    Status, TableError, TableId, Tables, Time, Visitor,
};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);

pub(crate) fn session(name: &str) -> Secret {
    Secret::of(name)
}

/// Somebody makes an account in a browser that had this session.
pub(crate) fn sign_up(tables: &Tables, before: Secret, name: &str) -> (Account, Secret) {
    let tag = tables.free_tag().unwrap();
    let new = session(&format!("first device of {name} {tag}"));
    let arrival = Arrival {
        before: Some(before),
        session: new,
        device: "Firefox · Linux",
    };
    let made = tables.sign_up(&arrival, &tag, name, &BTreeMap::new(), None);
    (made.unwrap(), new)
}

#[test]
fn what_a_browser_holds_comes_along_and_is_held_on_every_device() {
    let place = Place::new();
    let tables = place.open();
    let (running, over) = (duel(&tables, "comets", 1), duel(&tables, "comets", 2));
    finish(&tables, &over, |_| 0);
    let (account, here) = sign_up(&tables, ada(), "Ada");
    assert_eq!(tables.account(here).unwrap().as_ref(), Some(&account));
    assert_eq!(tables.account(ada()).unwrap(), None);
    // The session of before holds nothing any more.
    assert!(tables.mine(ada()).unwrap().is_empty());
    assert!(look(&tables, &running, account.person).seats[0].mine);
    assert!(!look(&tables, &running, ada()).seats[0].mine);
    assert_eq!(tables.mine(account.person).unwrap().len(), 2);
    // Another server sees it too.
    let other = place.another(&tables);
    assert!(look(&other, &running, account.person).seats[0].mine);
    // A second device, which sat at the same table as somebody who only looked, and at another one.
    let third = duel(&tables, "comets", 3);
    let arrival = Arrival {
        before: Some(ben()),
        session: session("second device"),
        device: "Chrome · Android",
    };
    tables.sign_in(&arrival, account.person).unwrap();
    let view = look(&tables, &third, account.person);
    assert!(view.seats[1].mine && !view.seats[0].mine);
    let devices = tables.signed_in(account.person, here).unwrap();
    assert_eq!(devices.len(), 2);
    assert_eq!(devices.iter().filter(|device| device.this).count(), 1);
    let view = look(&tables, &running, account.person);
    assert!(view.seats[0].mine && view.seats[1].mine && view.host);
    let choice = view.choices()[0].choice.clone();
    play(&tables, &running, account.person, &choice).unwrap();
}

#[test]
fn a_device_that_is_signed_out_is_nobody() {
    let tables = Place::new().open();
    let (account, first) = sign_up(&tables, ada(), "Ada");
    let second = session("second device");
    let arrival = Arrival {
        before: None,
        session: second,
        device: "",
    };
    tables.sign_in(&arrival, account.person).unwrap();
    let devices = tables.signed_in(account.person, second).unwrap();
    let other = devices.iter().find(|device| !device.this).unwrap();
    let (eve, _) = sign_up(&tables, stranger(), "Eve");
    assert_eq!(
        tables.end_signed_in(eve.person, &other.id),
        Err(TableError::NotFound)
    );
    assert!(tables.account(first).unwrap().is_some());
    tables.end_signed_in(account.person, &other.id).unwrap();
    assert_eq!(tables.account(first).unwrap(), None);
    assert!(tables.account(second).unwrap().is_some());
    tables.sign_out(second).unwrap();
    assert_eq!(tables.account(second).unwrap(), None);
    // So many devices and no more: the one that was not here for the longest time goes.
    for number in 0..30 {
        let arrival = Arrival {
            before: None,
            session: session(&number.to_string()),
            device: "",
        };
        tables.sign_in(&arrival, account.person).unwrap();
    }
    let devices = tables.signed_in(account.person, second).unwrap();
    assert_eq!(devices.len(), 20);
}

#[test]
fn what_works_once_works_once_and_not_for_long() {
    let tables = Place::new().open();
    let (account, _) = sign_up(&tables, ada(), "Ada");
    let (one, other) = (Secret::of("one"), Secret::of("other"));
    let issue = |secret, lasts| {
        let person = Some(account.person);
        tables.issue(Purpose::Device, secret, person, "note", lasts)
    };
    issue(one, MINUTE).unwrap();
    assert_eq!(tables.redeem(Purpose::Mail, one), Ok(None));
    assert_eq!(tables.redeem(Purpose::Device, other), Ok(None));
    assert!(tables.ticket(Purpose::Device, one).unwrap().is_some());
    let ticket = tables.redeem(Purpose::Device, one).unwrap().unwrap();
    assert_eq!(
        (ticket.person, ticket.note.as_str()),
        (Some(account.person), "note")
    );
    assert_eq!(tables.redeem(Purpose::Device, one), Ok(None));
    assert_eq!(tables.ticket(Purpose::Device, one), Ok(None));
    issue(other, Duration::ZERO).unwrap();
    assert_eq!(tables.ticket(Purpose::Device, other), Ok(None));
    assert_eq!(tables.redeem(Purpose::Device, other), Ok(None));
    // For nobody yet.
    tables
        .issue(Purpose::Challenge, one, None, "", MINUTE)
        .unwrap();
    let ticket = tables.redeem(Purpose::Challenge, one).unwrap().unwrap();
    assert_eq!(ticket.person, None);
}

/// What a device that was taken away has asked for helps nobody, and neither does what was sent to an address of before.
#[test]
fn what_opens_an_account_is_void_when_its_way_in_is_closed() {
    let tables = Place::new().open();
    let (account, here) = sign_up(&tables, ada(), "Ada");
    let person = account.person;
    let (code, letter, other) = (Secret::of("1"), Secret::of("2"), Secret::of("3"));
    let issue = |purpose, secret, note| {
        let ticket = tables.issue(purpose, secret, Some(person), note, MINUTE);
        ticket.unwrap();
    };
    let works = |purpose, secret| tables.ticket(purpose, secret).unwrap().is_some();
    let lost = Arrival {
        before: None,
        session: stranger(),
        device: "Safari · iPhone",
    };
    tables.sign_in(&lost, person).unwrap();
    issue(Purpose::Device, code, "");
    tables.set_mail(person, Some("ada@example.org")).unwrap();
    issue(Purpose::Mail, letter, "ada@example.org");
    let devices = tables.signed_in(person, here).unwrap();
    let phone = devices.iter().find(|one| !one.this).unwrap();
    assert_eq!(
        tables.end_signed_in(person, "nobody"),
        Err(TableError::NotFound)
    );
    assert!(works(Purpose::Device, code));
    tables.end_signed_in(person, &phone.id).unwrap();
    assert!(!works(Purpose::Device, code) && works(Purpose::Mail, letter));
    tables.set_mail(person, None).unwrap();
    assert!(!works(Purpose::Mail, letter));
    // An address that is now somebody else's opens nothing of its former owner.
    tables.set_mail(person, Some("ada@example.org")).unwrap();
    issue(Purpose::Mail, other, "ada@example.org");
    let (ben, _) = sign_up(&tables, ben(), "Ben");
    tables
        .set_mail(ben.person, Some("ada@example.org"))
        .unwrap();
    assert!(!works(Purpose::Mail, other));
}

/// A session that a code has let in proves nothing, and what somebody proved is soon forgotten.
#[test]
fn only_whoever_signs_in_by_themselves_proves_who_they_are() {
    static NOW: AtomicI64 = AtomicI64::new(1_780_000_000_000);
    let uptime = || Duration::from_millis(NOW.load(Ordering::SeqCst).cast_unsigned());
    let config = Config {
        clock: Clock::new(|| NOW.load(Ordering::SeqCst), uptime),
        ..Config::default()
    };
    let tables = Place::new().open_with(GAMES, config);
    let (account, first) = sign_up(&tables, ada(), "Ada");
    let proved = |session| tables.has_proved(session, 10 * MINUTE).unwrap();
    let arrival = |name| Arrival {
        before: None,
        session: session(name),
        device: "",
    };
    tables
        .link_in(&arrival("by a code"), account.person)
        .unwrap();
    assert!(proved(first) && !proved(session("by a code")) && !proved(stranger()));
    NOW.fetch_add(11 * 60 * 1000, Ordering::SeqCst);
    assert!(!proved(first));
    tables.sign_in(&arrival("again"), account.person).unwrap();
    assert!(proved(session("again")) && !proved(first));
    // Neither opens an account that is shut out.
    tables.ban(&account.tag, true).unwrap();
    let refused = tables.link_in(&arrival("too late"), account.person);
    assert_eq!(refused, Err(TableError::Forbidden));
}

fn passkey(id: &str, counter: u32) -> Passkey {
    Passkey {
        id: id.as_bytes().to_vec(),
        key: vec![1, 2, 3],
        counter,
        device: "Firefox".to_owned(),
        since: 5,
        used: 6,
    }
}

#[test]
fn a_passkey_that_counts_backwards_is_refused() {
    let tables = Place::new().open();
    let (account, _) = sign_up(&tables, ada(), "Ada");
    let (eve, _) = sign_up(&tables, stranger(), "Eve");
    tables
        .add_passkey(account.person, &passkey("a", 7))
        .unwrap();
    tables
        .add_passkey(account.person, &passkey("b", 0))
        .unwrap();
    // Nobody else gets the same one.
    assert!(tables.add_passkey(eve.person, &passkey("a", 0)).is_err());
    assert_eq!(tables.used_passkey(b"a", 8), Ok(()));
    for again in [8, 3, 0] {
        assert_eq!(tables.used_passkey(b"a", again), Err(TableError::Forbidden));
    }
    // One that does not count may sign as often as it likes.
    assert_eq!(tables.used_passkey(b"b", 0), Ok(()));
    assert_eq!(tables.used_passkey(b"b", 0), Ok(()));
    let (found, person) = tables.passkey(b"a").unwrap().unwrap();
    assert_eq!((found.counter, person), (8, account.person));
    assert_eq!(
        tables.remove_passkey(eve.person, b"a"),
        Err(TableError::NotFound)
    );
    tables.remove_passkey(account.person, b"a").unwrap();
    assert_eq!(tables.passkey(b"a").unwrap(), None);
    assert_eq!(tables.passkeys(account.person).unwrap().len(), 1);
}

#[test]
fn an_address_belongs_to_the_account_that_proved_it_last() {
    let tables = Place::new().open();
    let (one, _) = sign_up(&tables, ada(), "Ada");
    let (two, _) = sign_up(&tables, ben(), "Ada");
    assert_ne!(one.tag, two.tag);
    let mail = "ada@example.org";
    tables.set_mail(one.person, Some(mail)).unwrap();
    assert_eq!(tables.account_at(mail).unwrap().unwrap().person, one.person);
    tables.set_mail(two.person, Some(mail)).unwrap();
    assert_eq!(tables.account_at(mail).unwrap().unwrap().person, two.person);
    assert_eq!(tables.account_of(one.person).unwrap().unwrap().mail, None);
    tables.set_mail(two.person, None).unwrap();
    assert_eq!(tables.account_at(mail).unwrap(), None);
    tables.rename(one.person, " Ada Lovelace ").unwrap();
    assert!(tables.rename(one.person, "\u{202e}").is_err());
    tables.set_public(one.person, true).unwrap();
    let kept = BTreeMap::from([("lang".to_owned(), "uk".to_owned())]);
    tables.keep(one.person, &kept).unwrap();
    let account = tables.account_tagged(&one.tag).unwrap().unwrap();
    assert_eq!(account.name, "Ada Lovelace");
    assert!(account.public && account.kept == kept);
}

#[test]
fn a_deleted_account_leaves_its_games_and_no_name() {
    let place = Place::new();
    let tables = place.open();
    let (running, over) = (duel(&tables, "comets", 1), duel(&tables, "comets", 2));
    finish(&tables, &over, |_| 0);
    let (account, here) = sign_up(&tables, ada(), "Ada");
    let said = Said::Text("Good luck".to_owned());
    tables.say(&running, account.person, None, said).unwrap();
    let export = tables.export(account.person).unwrap();
    assert_eq!(export["account"]["name"], "Ada");
    let kept = export["tables"].as_array().unwrap();
    assert_eq!(kept.len(), 2);
    let texts = kept.iter().map(|table| table["said"][0]["text"].clone());
    assert!(texts.into_iter().any(|text| text == "Good luck"));
    assert!(
        kept.iter()
            .any(|table| table["choices"][0]["choice"].is_string())
    );
    tables.delete_account(account.person, "somebody").unwrap();
    assert_eq!(tables.account(here).unwrap(), None);
    assert_eq!(tables.account_of(account.person).unwrap(), None);
    assert!(tables.mine(account.person).unwrap().is_empty());
    assert_eq!(tables.export(account.person), Err(TableError::NotFound));
    for id in [&running, &over] {
        let view = look(&tables, id, ben());
        assert_eq!(view.seats[0].name, "somebody");
        let told = crate::kit::json_of(&view.log.people).to_string();
        assert!(!told.contains("Ada"), "{told}");
        let heard = crate::kit::json_of(&tables.talk(id, ben()).unwrap()).to_string();
        assert!(!heard.contains("Ada"), "{heard}");
    }
    // The seat can be taken by a bot or a friend as any that somebody left.
    let view = look(&tables, &running, ben());
    assert!(!view.seats[0].taken && view.seats[0].left);
    let claim = tables.claim(
        &running,
        stranger(),
        Claim::Link(&link(&running, seat(1))),
        Some("Eve"),
    );
    assert_eq!(claim, Err(TableError::Forbidden));
}

/// Also where somebody left long ago, watched, or was reported, their name goes with the account.
#[test]
fn a_name_disappears_from_where_somebody_was_once() {
    let tables = Place::new().open();
    let (account, _) = sign_up(&tables, stranger(), "Zoe");
    let zoe = account.person;
    let said = |text: &str| Said::Text(text.to_owned());
    let (left, watched) = (duel(&tables, "comets", 1), duel(&tables, "comets", 2));
    let seats = vec![here("Ada"), sit("Ben", SeatKind::Link)];
    let handed = create(&tables, &game("comets", 3, seats));
    tables.leave(&left, ben(), seat(2)).unwrap();
    let token = |_| "again".to_owned();
    tables.invite(&left, ada(), seat(2), &token).unwrap();
    for (id, link) in [
        (&left, "again".to_owned()),
        (&handed, link(&handed, seat(2))),
    ] {
        let claim = Claim::Link(&link);
        tables
            .claim(id, visitor(&account), claim, Some("Zoe"))
            .unwrap();
        tables.say(id, zoe, None, said("I was here")).unwrap();
    }
    let message = tables.talk(&left, ada()).unwrap().messages[0].number;
    tables.report(&left, ada(), Some(message), "rude").unwrap();
    tables.leave(&left, zoe, seat(2)).unwrap();
    tables.pass_on(&handed, zoe, seat(2), &token).unwrap();
    tables.say(&watched, zoe, Some("Zoe"), said("Hm")).unwrap();
    // Somebody else of that name sits there now.
    let claim = Claim::Link("again");
    tables.claim(&handed, ben(), claim, Some("Zoe")).unwrap();

    let export = tables.export(zoe).unwrap();
    let sat = export["tables"].as_array().unwrap();
    assert_eq!(sat.len(), 2);
    for table in sat {
        assert_eq!(table["said"][0]["text"], "I was here");
        assert!(table["until"].is_number());
    }
    assert_eq!(export["said_as_a_watcher"][0]["text"], "Hm");

    tables.delete_account(zoe, "somebody").unwrap();
    for id in [&left, &watched] {
        let view = look(&tables, id, ada());
        let talk = |who| crate::kit::json_of(&tables.talk(id, who).unwrap()).to_string();
        let people = crate::kit::json_of(&view.log.people).to_string();
        let told = people + &talk(ada()) + &talk(ben());
        assert!(!told.contains("Zoe"), "{told}");
        assert!(view.seats.iter().all(|seat| seat.name != "Zoe"));
    }
    assert_eq!(look(&tables, &handed, ada()).seats[1].name, "Zoe");
    let report = tables.reports().unwrap().pop().unwrap();
    assert_eq!((report.name.as_str(), report.tag), ("somebody", None));
}

/// Nobody keeps the operator from hearing of other tables.
#[test]
fn reports_about_one_table_leave_room_for_others() {
    let tables = Place::new().open();
    let [first, second] = [1, 2].map(|seed| duel(&tables, "comets", seed));
    let mut taken = 0;
    for number in 0..30 {
        let who = Secret::of(&format!("somebody {number}"));
        taken += u32::from(tables.report(&first, who, None, "why not").is_ok());
    }
    assert_eq!(taken, 20);
    tables.report(&second, ada(), None, "rude").unwrap();
}

/// A host cannot end a rated game for somebody who is within their time.
#[test]
fn where_there_is_a_clock_nobody_is_sent_away() {
    static NOW: AtomicI64 = AtomicI64::new(1_780_000_000_000);
    let uptime = || Duration::from_millis(NOW.load(Ordering::SeqCst).cast_unsigned());
    let config = Config {
        clock: Clock::new(|| NOW.load(Ordering::SeqCst), uptime),
        ..Config::default()
    };
    let tables = Place::new().open_with(GAMES, config);
    let [one, two] =
        [(ada(), "Ada"), (ben(), "Ben")].map(|(who, name)| sign_up(&tables, who, name).0);
    let mut new = rated(2);
    let seconds = 14 * 86_400;
    new.pace = Some(Pace {
        time: Time::Turn { seconds },
        end: End::Resign,
    });
    let id = tables.create(visitor(&one), &new, &link).unwrap();
    claim(&tables, &id, visitor(&two), 2).unwrap();
    NOW.fetch_add(5 * 86_400_000, Ordering::SeqCst);
    assert!(!look(&tables, &id, one.person).seats[1].absent);
    let sent = tables.free(&id, one.person, seat(2));
    assert_eq!(sent, Err(TableError::NotAbsent));
}

#[test]
fn accounts_that_nobody_uses_go() {
    let place = Place::new();
    let tables = place.open();
    let (account, here) = sign_up(&tables, ada(), "Ada");
    let (stays, there) = sign_up(&tables, ben(), "Ben");
    tables.clear().unwrap();
    assert!(tables.account(here).unwrap().is_some());
    let tag = &account.tag;
    place.tamper(&format!(
        "UPDATE accounts SET active = 1 WHERE tag = '{tag}'"
    ));
    tables.clear().unwrap();
    assert_eq!(tables.account(here).unwrap(), None);
    assert!(tables.account_of(stays.person).unwrap().is_some());
    // A device that nobody uses is signed out; the account stays.
    place.tamper("UPDATE devices SET active = 1");
    tables.clear().unwrap();
    assert_eq!(tables.account(there).unwrap(), None);
    assert!(tables.account_of(stays.person).unwrap().is_some());
}

/// Somebody who is signed in.
pub(crate) fn visitor(account: &Account) -> Visitor<'_> {
    Visitor {
        tag: Some(&account.tag),
        ..account.person.into()
    }
}

pub(crate) fn rated(seats: usize) -> NewTable {
    let mut all = vec![
        here("Ada"),
        sit("Ben", SeatKind::Link),
        sit("Cem", SeatKind::Link),
    ];
    all.truncate(seats);
    NewTable {
        seed: None,
        rated: true,
        pace: Some(Pace {
            time: Time::Turn { seconds: 86_400 },
            end: End::Resign,
        }),
        ..game("comets", 1, all)
    }
}

/// Plays a game to its end, whoever decides.
pub(crate) fn play_out(tables: &Tables, id: &TableId, people: &[Secret]) {
    loop {
        let views = people.iter().map(|who| (*who, look(tables, id, *who)));
        let decides = views
            .into_iter()
            .find(|(_, view)| !view.choices().is_empty());
        let Some((who, view)) = decides else {
            return;
        };
        let choice = view.choices()[0].choice.clone();
        tables.play(id, who, view.seq, &choice).unwrap();
    }
}

pub(crate) fn claim(
    tables: &Tables,
    id: &TableId,
    who: Visitor<'_>,
    number: u8,
) -> Result<(), TableError> {
    let token = link(id, seat(number));
    tables.claim(id, who, Claim::Link(&token), None).map(drop)
}

#[test]
fn the_list_of_finished_games_knows_who_resigned() {
    let tables = Place::new().open();
    let seats = vec![here("Ada"), sit("Ben", SeatKind::Link), bot("Lyra")];
    let id = tables
        .create(ada(), &game("comets", 3, seats), &link)
        .unwrap();
    claim(&tables, &id, ben().into(), 2).unwrap();
    tables.resign(&id, ben(), seat(2)).unwrap();
    let over = || tables.mine(ada()).unwrap()[0].outcome.clone();
    for _ in 0..2000 {
        let view = look(&tables, &id, ada());
        if let Some(choice) = view.choices().first() {
            // Somebody else may have been faster.
            let _ = tables.play(&id, ada(), view.seq, &choice.choice);
        }
        if over().is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let listed = over().unwrap();
    let view = look(&tables, &id, ada());
    let Status::Over { outcome } = &view.status else {
        panic!("it is over");
    };
    assert_eq!(&listed, outcome, "lists tell what the table tells");
    assert!(!listed.sides[1].won);
    assert!(listed.sides[0].won || listed.sides[2].won);
    // The record tells what the rules say.
    let record = tables.record(&id).unwrap();
    record
        .replay(&orrery_games::entries(), |_, _, _| ())
        .unwrap();
}

#[test]
fn games_without_an_account_come_along_as_results_that_judge_nobody() {
    let tables = Place::new().open();
    let id = duel(&tables, "comets", 2);
    finish(&tables, &id, |_| 0);
    tables.count_results().unwrap();
    let (account, _) = sign_up(&tables, ada(), "Ada");
    tables.count_results().unwrap();
    let profile = tables.profile(account.person).unwrap();
    assert_eq!(profile.last.len(), 1);
    assert!(!profile.last[0].rated && profile.ratings.is_empty());
    let export = tables.export(account.person).unwrap();
    assert_eq!(export["results"].as_array().unwrap().len(), 1);
    // Help, a seed of one's own, a bot that nobody knows: nobody can be judged by that.
    let with = |change: fn(&mut NewTable)| {
        let mut new = rated(2);
        change(&mut new);
        let made = tables.create(visitor(&account), &new, &link);
        matches!(made, Err(TableError::Options(error)) if error.option == "rated")
    };
    assert!(with(|new| new.hints = true));
    assert!(with(|new| new.seed = Some(1)));
    assert!(with(|new| new.several = true));
    assert!(with(|new| new.seats[1] = here("Ben")));
}

#[test]
fn a_rematch_asks_the_others_and_people_are_asked_by_name() {
    let place = Place::new();
    let tables = place.open();
    let (one, _) = sign_up(&tables, ada(), "Ada");
    let id = tables.create(visitor(&one), &rated(2), &link).unwrap();
    let (two, _) = sign_up(&tables, ben(), "Ben");
    let ask = |who: &str| tables.ask_named(&id, one.person, seat(2), who);
    // Whoever is meant or not, the host learns nothing.
    for nobody in ["aaaaaa", "Ben", "Ben#aaaaaa", "", "#"] {
        assert_eq!(ask(nobody), Ok(()), "{nobody}");
    }
    assert!(tables.invitations(two.person).unwrap().is_empty());
    assert_eq!(
        tables.ask_named(&id, two.person, seat(2), &one.tag),
        Err(TableError::Forbidden)
    );
    ask(&format!("Ben#{}", two.tag.to_uppercase())).unwrap();
    let asked = tables.invitations(two.person).unwrap();
    // What somebody calls themselves says nothing of who they are.
    let host = format!("Ada #{}", one.tag);
    assert_eq!((asked.len(), &asked[0].host), (1, &host));
    assert!(!asked[0].rematch && asked[0].seat == seat(2));
    let sit_down = |who, at: &TableId| tables.claim(at, who, Claim::Invited(seat(2)), None);
    assert_eq!(sit_down(stranger().into(), &id), Err(TableError::Forbidden));
    sit_down(visitor(&two), &id).unwrap();
    assert!(tables.invitations(two.person).unwrap().is_empty());
    play_out(&tables, &id, &[one.person, two.person]);
    tables.count_results().unwrap();
    // Once more: Ben asks, and Ada sits down when she wants it too.
    let again = tables.rematch(&id, visitor(&two), &link).unwrap();
    let view = look(&tables, &again, two.person);
    assert!(view.seats[0].mine && view.seats[0].name == "Ben" && view.rated);
    assert!(!view.seats[1].taken && view.seats[1].name == "Ada");
    let asked = tables.invitations(one.person).unwrap();
    assert!(asked[0].rematch && asked[0].table == again && asked[0].host == "Ben");
    assert_eq!(tables.rematch(&id, visitor(&one), &link), Ok(again.clone()));
    assert!(look(&tables, &again, one.person).seats[1].mine);
    assert!(tables.invitations(one.person).unwrap().is_empty());
    // Those who played together find each other by name; an invitation can be declined.
    let third = tables.create(visitor(&one), &rated(2), &link).unwrap();
    tables
        .ask_named(&third, one.person, seat(2), "Ben")
        .unwrap();
    assert_eq!(tables.invitations(two.person).unwrap().len(), 1);
    tables.decline(&third, two.person, seat(2)).unwrap();
    assert_eq!(
        tables.decline(&third, two.person, seat(2)),
        Err(TableError::NotFound)
    );
    assert!(tables.invitations(two.person).unwrap().is_empty());
}

#[test]
fn the_limit_of_invitations_does_not_tell_who_exists() {
    let tables = Place::new().open();
    let (one, _) = sign_up(&tables, ada(), "Ada");
    let (two, _) = sign_up(&tables, ben(), "Ben");
    let asked = |whom: &str, declines: bool| {
        let id = tables.create(visitor(&one), &rated(2), &link).unwrap();
        let ask = || tables.ask_named(&id, one.person, seat(2), whom);
        let mut times = 0;
        while ask().is_ok() {
            times += 1;
            if declines && times == 2 {
                tables.decline(&id, two.person, seat(2)).unwrap();
            }
        }
        times
    };
    let nobody = asked("aaaaaa", false);
    assert!(nobody > 1);
    assert_eq!(asked(&two.tag, false), nobody);
    assert_eq!(asked(&two.tag, true), nobody);
}

#[test]
fn whoever_is_asked_by_name_sits_under_it() {
    let tables = Place::new().open();
    let (one, _) = sign_up(&tables, ada(), "Ada");
    let (two, _) = sign_up(&tables, ben(), "Benedetta");
    let seats = vec![here("Ada"), sit("Player 2", SeatKind::Link)];
    let id = tables
        .create(visitor(&one), &game("comets", 1, seats), &link)
        .unwrap();
    let sit_down = || {
        tables
            .ask_named(&id, one.person, seat(2), &two.tag)
            .unwrap();
        tables.claim(&id, visitor(&two), Claim::Invited(seat(2)), None)
    };
    sit_down().unwrap();
    let name = || look(&tables, &id, one.person).seats[1].name.clone();
    assert_eq!(name(), "Benedetta");
    // Also where somebody has left, whose name nobody goes by.
    tables.leave(&id, two.person, seat(2)).unwrap();
    sit_down().unwrap();
    assert_eq!(name(), "Benedetta");
}

#[test]
fn a_report_names_the_account_of_whoever_said_it_and_no_other() {
    let tables = Place::new().open();
    let (one, _) = sign_up(&tables, ada(), "Ada");
    let (two, _) = sign_up(&tables, ben(), "Ben");
    let seats = vec![here("Ada"), sit("Player 2", SeatKind::Link)];
    let id = tables
        .create(visitor(&one), &game("comets", 1, seats), &link)
        .unwrap();
    // A stranger calls themselves as if they had the account of somebody else.
    let forged = format!("Ben#{}", two.tag);
    let token = link(&id, seat(2));
    tables
        .claim(&id, stranger(), Claim::Link(&token), Some(&forged))
        .unwrap();
    let rude = || Said::Text("You fool".to_owned());
    tables.say(&id, stranger(), None, rude()).unwrap();
    let report = |message| {
        tables
            .report(&id, one.person, Some(message), "rude")
            .unwrap();
        let last = tables.reports().unwrap().pop().unwrap();
        tables.settle_report(&last.id).unwrap();
        (last.name, last.tag)
    };
    assert_eq!(report(1), (forged.clone(), None));
    // Ben takes over the seat, and is not blamed for what was said there before.
    tables.leave(&id, stranger(), seat(2)).unwrap();
    std::thread::sleep(Duration::from_millis(5));
    tables
        .ask_named(&id, one.person, seat(2), &two.tag)
        .unwrap();
    tables
        .claim(&id, visitor(&two), Claim::Invited(seat(2)), None)
        .unwrap();
    assert_eq!(report(1), (forged, None));
    tables.say(&id, two.person, None, rude()).unwrap();
    assert_eq!(report(2), ("Ben".to_owned(), Some(two.tag.clone())));
}

#[test]
fn a_rematch_is_announced_to_those_who_look_at_the_finished_table() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    finish(&tables, &id, |_| 0);
    let rematch = |who| tables.people(&id, who, None).unwrap().rematch;
    assert_eq!(rematch(ben()), None);
    let mut listener = tables.listen(&id).unwrap();
    listener.mark_unchanged();
    let new = tables.rematch(&id, ada(), &link).unwrap();
    assert!(listener.has_changed().unwrap(), "nobody was woken");
    assert_eq!(rematch(ben()), Some(new.clone()));
    assert_eq!(look(&tables, &id, ben()).rematch, Some(new.clone()));
    assert_eq!(rematch(stranger()), None, "it is for those who played");
    assert_eq!(tables.rematch(&id, ben(), &link), Ok(new));
}

#[test]
fn a_rematch_asks_browsers_without_an_account_too() {
    let tables = Place::new().open();
    let id = duel(&tables, "comets", 1);
    finish(&tables, &id, |_| 0);
    let again = tables.rematch(&id, ada(), &link).unwrap();
    assert_eq!(tables.invitations(ben()).unwrap().len(), 1);
    // What a browser is asked to comes along.
    let (account, _) = sign_up(&tables, ben(), "Ben");
    assert!(tables.invitations(ben()).unwrap().is_empty());
    let asked = tables.invitations(account.person).unwrap();
    let claim = Claim::Invited(asked[0].seat);
    tables
        .claim(&again, visitor(&account), claim, None)
        .unwrap();
    assert!(look(&tables, &again, account.person).seats[0].mine);
}

//! What was stored by earlier releases, whichever database it is in.

use crate::kit::{look, seat};
use orrery_table::{Arrival, Config, Said, Secret, Tables};
use std::collections::BTreeMap;

/// What is old is not deleted for that.
pub(crate) fn config() -> Config {
    Config {
        abandoned: None,
        ..Config::default()
    }
}

/// Three tables without clocks and talk: they are played on, replayed, and shown.
pub(crate) fn first(tables: &Tables) {
    let (ada, ben) = (
        Secret::of("2938baab9338196eb6d8475f0dd5348c"),
        Secret::of("9ed593d6c5bfd6203f26ac2b7d2c462b"),
    );
    assert_eq!(tables.mine(ada).unwrap().len(), 3);
    let running = "qab4dwsqr5fdj3g3".parse().unwrap();
    let view = look(tables, &running, ben);
    assert!(view.hints_agreed && view.pace.is_none() && view.due.is_none());
    let choice = &view.choices()[0].choice;
    tables.play(&running, ben, view.seq, choice).unwrap();
    tables.notice_late().unwrap();
    tables
        .say(&running, ben, None, Said::Text("Hello".to_owned()))
        .unwrap();
    tables.resign(&running, ben, seat(2)).unwrap();
    let over = "ipkw3s5ecehdf4wq".parse().unwrap();
    let record = tables.record(&over).unwrap();
    record
        .replay(&orrery_games::entries(), |_, _, _| ())
        .unwrap();
    let left = "wj3wvgizdqda3qit".parse().unwrap();
    let view = look(tables, &left, ada);
    assert!(view.seats[1].bot.is_some() && view.log.people.len() == 4);
}

/// Three tables with clocks and talk, and no accounts: whoever plays there makes one and takes them along.
pub(crate) fn second(tables: &Tables) {
    let (ada, ben) = (
        Secret::of("2299928b1bf20670021c48eef0c52e5b"),
        Secret::of("b9fce1625d8033fefd79ddac86544c1c"),
    );
    assert_eq!(tables.mine(ada).unwrap().len(), 3);
    let arrival = Arrival {
        before: Some(ada),
        session: Secret::of("a new session"),
        device: "Firefox",
    };
    let tag = tables.free_tag().unwrap();
    let account = tables.sign_up(&arrival, &tag, "Ada", &BTreeMap::new(), None);
    let person = account.unwrap().person;
    assert!(tables.mine(ada).unwrap().is_empty());
    assert_eq!(tables.mine(person).unwrap().len(), 3);
    let running = "qhpnf7gmhvacrekv".parse().unwrap();
    let view = look(tables, &running, person);
    assert!(view.seats[0].mine && view.host);
    assert_eq!(tables.talk(&running, person).unwrap().messages.len(), 1);
    // The clock ran out long ago, and a bot plays for Ben.
    assert!(view.seats[1].bot.is_some() || view.seats[0].bot.is_some());
    let over = "dvehcgfevbya4bwv".parse().unwrap();
    tables.record(&over).unwrap();
    assert!(look(tables, &"crrn42b4rhsf5zyl".parse().unwrap(), ben).seats[1].resigned);
}

/// A table of somebody with an account and somebody without one, who has a plan for their next turn.
pub(crate) fn third(tables: &Tables) {
    let device = Secret::of("pcad4cfda90c9e3a290e037abef2e56c1");
    let ben = Secret::of("094ebefedce1496ba0921c5fc49fdea3");
    let ada = tables.account(device).unwrap().unwrap();
    assert_eq!((ada.name.as_str(), ada.tag.as_str()), ("Ada", "kyuwox"));
    // When its owner last showed that it is theirs nobody knows.
    let ever = std::time::Duration::from_secs(100 * 365 * 86_400);
    assert_eq!(tables.has_proved(device, ever), Ok(false));
    let id = "jo6gnugm7xvyt54v".parse().unwrap();
    let plan = tables.plan(&id, ben, seat(1)).unwrap().unwrap();
    assert_eq!(plan.choices, ["rest"]);
    let view = look(tables, &id, ada.person);
    tables.play(&id, ada.person, view.seq, "rest").unwrap();
    let played = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        look(tables, &id, ben).plies >= 2
    });
    assert!(played, "the plan is carried out");
    assert!(look(tables, &id, ben).unplanned.is_none());
}

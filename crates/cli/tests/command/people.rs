//! Keeping order from the command line.

use crate::orrery;
use orrery_games::GAMES;
use orrery_table::{
    Arrival, Config, NewSeat, NewTable, Said, SeatKind, Secret, SqliteStore, Status, Tables,
};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

fn open(folder: &Path) -> Tables {
    let store = Arc::new(SqliteStore::open(&folder.join("orrery.db")).unwrap());
    Tables::open(store, GAMES, Config::default()).unwrap()
}

#[test]
fn an_operator_keeps_order_without_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let at = format!("sqlite:{}", folder.path().display());
    let people = |deed: &str| orrery(&format!("people --at {at} {deed}"));
    people("reports").fails(1, &["there are no games"]);
    let tables = open(folder.path());
    let (eve, ada) = (Secret::of("Eve"), Secret::of("Ada"));
    let here = |name: &str| NewSeat {
        name: name.to_owned(),
        kind: SeatKind::Here,
    };
    let new = NewTable {
        game: "comets".to_owned(),
        options: json!({"players": 2}),
        pack: None,
        seed: Some(1),
        public: true,
        several: false,
        hints: false,
        rated: false,
        pace: None,
        seats: vec![here("Eve"), here("Adam")],
    };
    let id = tables.create(eve, &new, &|_, _| String::new()).unwrap();
    tables
        .say(&id, eve, None, Said::Text("You fool".to_owned()))
        .unwrap();
    tables.report(&id, eve, Some(1), "rude").unwrap();
    let device = Secret::of("a device");
    let arrival = Arrival {
        before: Some(eve),
        session: device,
        device: "Firefox",
    };
    let tag = tables.free_tag().unwrap();
    tables
        .sign_up(&arrival, &tag, "Eve", &BTreeMap::new(), None)
        .unwrap();
    // One process works with a data directory.
    people("reports").fails(1, &["in use"]);
    drop(tables);
    let said = people("reports").ok();
    assert!(
        said.contains("Eve: You fool") && said.contains("because: rude"),
        "{said}"
    );
    assert!(
        said.contains(&format!("table {id} message 1")) && said.ends_with("reports: 1\n"),
        "{said}"
    );
    let report = said.split(' ').next().unwrap().to_owned();
    for (deed, good) in [
        (format!("hide {id}"), true),
        (format!("unsay {id} 1"), true),
        (format!("unsay {id} 9"), false),
        (format!("close {id}"), true),
        ("close aaaaaaaaaaaaaaaa".to_owned(), false),
        ("hide aaaaaaaaaaaaaaaa".to_owned(), false),
        (format!("settle {report}"), true),
        (format!("settle {report}"), false),
        (format!("ban Eve#{tag}"), true),
        ("ban nobody".to_owned(), false),
    ] {
        match good {
            true => assert_eq!(people(&deed).ok(), "done\n", "{deed}"),
            false => people(&deed).fails(1, &["there is no such"]),
        }
    }
    people("close nonsense").fails(2, &["nonsense"]);
    let tables = open(folder.path());
    assert!(tables.public(ada).unwrap().is_empty() && tables.reports().unwrap().is_empty());
    let view = tables.people(&id, ada, None).unwrap();
    assert!(matches!(view.status, Status::Closed { .. }));
    let account = tables.account_tagged(&tag).unwrap().unwrap();
    assert!(account.banned && tables.account(device).unwrap().is_none());
    let said = &tables.talk(&id, account.person).unwrap().messages[0].said;
    assert_eq!(*said, Said::Text("…".to_owned()));
    drop(tables);
    people(&format!("unban {tag}")).ok();
    assert!(
        !open(folder.path())
            .account_tagged(&tag)
            .unwrap()
            .unwrap()
            .banned
    );
}

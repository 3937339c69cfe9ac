//! From one release to the next, and from one store to another.

use crate::kit::{Place, ada, ben, create, duel, finish, game, here, play, seat, sit, stranger};
use crate::old;
use crate::personal::{four, told};
use crate::place::CLUSTER;
use orrery_games::GAMES;
use orrery_table::{
    Account, Arrival, Config, Kind, Listener, Notice, Passkey, Purpose, Said, SeatKind, Secret,
    SqliteStore, Store, TableId, Tables, Terms, Wishes, copy,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Looks at what an old dump holds.
type Check = fn(&Tables);

/// The schemas of the first release that had this store, of the last one without accounts, and of the last one that told
/// nobody why a plan was not played, with what stood in real files of those releases.
#[test]
fn databases_of_earlier_releases_are_brought_up_to_date() {
    let versions: [(&str, Check); 3] = [
        (include_str!("../old/postgres-1.sql"), old::first),
        (include_str!("../old/postgres-6.sql"), old::second),
        (include_str!("../old/postgres-10.sql"), old::third),
    ];
    for (dump, check) in versions {
        let place = Place::new();
        CLUSTER.sql("public", &format!("CREATE SCHEMA {}", place.schema()));
        place.tamper(dump);
        check(&place.open_with(GAMES, old::config()));
        // A second server finds nothing more to do.
        drop(place.open_with(GAMES, old::config()));
    }
}

fn sign_up(tables: &Tables, before: Secret, name: &str) -> Account {
    let arrival = Arrival {
        before: Some(before),
        session: Secret::of(&format!("device of {name}")),
        device: "Firefox · Linux",
    };
    let key = Passkey {
        id: name.as_bytes().to_vec(),
        key: b"a public key".to_vec(),
        counter: 7,
        device: "Firefox · Linux".to_owned(),
        since: 11,
        used: 12,
    };
    let tag = tables.free_tag().unwrap();
    let kept = BTreeMap::from([("theme".to_owned(), "dark".to_owned())]);
    tables
        .sign_up(&arrival, &tag, name, &kept, Some(&key))
        .unwrap()
}

/// Everything that is ever kept: who has it, and at which tables.
fn fill(tables: &Tables) -> ([Account; 2], [TableId; 4]) {
    let (running, over) = (duel(tables, "comets", 1), duel(tables, "comets", 2));
    finish(tables, &over, |_| 0);
    let said = Said::Text("Hello".to_owned());
    tables.say(&running, ben(), None, said).unwrap();
    tables.report(&running, ada(), Some(1), "rude").unwrap();
    let waits = [ada(), ben()].into_iter().find(|who| {
        let view = crate::kit::look(tables, &running, *who);
        view.choices().is_empty()
    });
    let (waits, number) = match waits.unwrap() == ada() {
        true => (ada(), 1),
        false => (ben(), 2),
    };
    tables
        .keep_plan(&running, waits, seat(number), &["rest"], true)
        .unwrap();
    let crossed = four(tables);
    tables
        .keep_plan(&crossed, ben(), seat(4), &["observe"], false)
        .unwrap();
    for _ in 0..3 {
        play(tables, &crossed, ada(), "observe").unwrap();
    }
    assert!(told(tables, &crossed, ben()).is_some());
    tables.remark(&running, ada(), 0, "The beginning").unwrap();
    for (who, version) in [(ada(), 1), (Tables::ear_of(&running), 1), (stranger(), 1)] {
        let text = format!("{{\"lang\":\"de\",\"of\":{version}}}");
        tables
            .keep_listener(
                who,
                &Listener {
                    version,
                    text,
                    at: i64::MAX,
                },
            )
            .unwrap();
    }
    let notice = Notice {
        who: ada(),
        channel: "mail".to_owned(),
        table: running.clone(),
        kind: Kind::Turn,
        session: ada(),
        seq: 1,
        at: 5,
        due: 100,
        tries: 0,
    };
    tables.queue_notices(&[notice]).unwrap();
    let people = [sign_up(tables, ada(), "Ada"), sign_up(tables, ben(), "Ben")];
    tables.set_public(people[0].person, true).unwrap();
    tables
        .set_mail(people[0].person, Some("ada@example.org"))
        .unwrap();
    tables.go_away(people[0].person, i64::MAX / 2).unwrap_err();
    let week = tables.clock().date() + 7 * 24 * 60 * 60 * 1000;
    assert_eq!(tables.go_away(people[0].person, week), Ok(0));
    tables.count_results().unwrap();
    let mut open = game("comets", 3, vec![here("Ada"), sit("Cleo", SeatKind::Link)]);
    open.public = true;
    let open = create(tables, &open);
    let wish = Wishes {
        lang: "uk".to_owned(),
        level: "new".to_owned(),
        terms: Terms {
            pace: None,
            rated: true,
        },
    };
    tables.wish(&open, &wish).unwrap();
    tables
        .ask_named(&open, ada(), seat(2), &people[1].tag)
        .unwrap();
    let once = Secret::of("a link that works once");
    let minute = Duration::from_secs(60);
    tables
        .issue(Purpose::Device, once, Some(people[0].person), "", minute)
        .unwrap();
    (people, [running, over, open, crossed])
}

/// All of it, as whoever asks sees it.
fn all(tables: &Tables, people: &[Account; 2], ids: &[TableId; 4]) -> Value {
    let own = people.each_ref().map(|account| {
        let passkeys = tables.passkeys(account.person).unwrap();
        let plans = [1, 2].map(|number| {
            let plan = tables.plan(&ids[0], account.person, seat(number));
            format!("{plan:?}")
        });
        json!({
            "export": tables.export(account.person).unwrap(),
            "passkeys": format!("{passkeys:?}"),
            "devices": format!("{:?}", tables.signed_in(account.person, ada()).unwrap()),
            "found": format!("{:?}", tables.account_tagged(&account.tag).unwrap()),
            "profile": format!("{:?}", tables.profile(account.person).unwrap()),
            "invitations": format!("{:?}", tables.invitations(account.person).unwrap()),
            "remarks": format!("{:?}", tables.remarks(&ids[0], account.person).unwrap()),
            "listener": format!("{:?}", tables.listener(account.person).unwrap()),
            "plans": plans,
            "unplanned": format!("{:?}", tables.unplanned(&ids[3], account.person).unwrap()),
            "proved": tables.has_proved(Secret::of(&format!("device of {}", account.name)), DAY).unwrap(),
            "away": tables.away_until(account.person).unwrap().is_some(),
        })
    });
    json!({
        "people": own,
        "ear": format!("{:?}", tables.listener(Tables::ear_of(&ids[0])).unwrap()),
        "browser": format!("{:?}", tables.listener(stranger()).unwrap()),
        "reports": format!("{:?}", tables.reports().unwrap()),
        "wishes": format!("{:?}", tables.wishes().unwrap()),
        "record": format!("{:?}", tables.record(&ids[1]).unwrap()),
    })
}

/// There and back again.
#[test]
fn everything_about_people_moves_from_one_store_to_another() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| Arc::new(SqliteStore::open(&folder.path().join(name)).unwrap());
    let tables = |store: Arc<dyn Store>| Tables::open(store, GAMES, Config::default()).unwrap();
    let place = Place::new();
    let first = tables(file("first.db"));
    let (people, ids) = fill(&first);
    let before = all(&first, &people, &ids);
    let text = before.to_string();
    for kept in [
        "rude",
        "The beginning",
        "ada@example.org",
        "whatever",
        "Impossible(0)",
        "\"proved\":true",
        "level",
        "lang",
        "theme",
    ] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    assert_eq!(
        before["people"][1]["export"]["invitations"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    let held = [people[0].person, ada()].map(|who| first.mine(who).unwrap().len());
    drop(first);
    let (first, there) = (file("first.db"), place.store(GAMES));
    let moved = copy(&*first, &*there, GAMES, |_| ()).unwrap();
    assert_eq!(moved.tables, held.iter().sum::<usize>() as u64);
    let then = tables(Arc::clone(&there));
    assert_eq!(all(&then, &people, &ids), before);
    // What works once stays behind, and so do notices on their way.
    let once = Secret::of("a link that works once");
    assert_eq!(then.redeem(Purpose::Device, once).unwrap(), None);
    assert_eq!(then.take_notices(i64::MAX, 1, 10).unwrap(), []);
    drop(then);
    let back = file("back.db");
    copy(&*there, &*back, GAMES, |_| ()).unwrap();
    let back = tables(back);
    assert_eq!(all(&back, &people, &ids), before);
    // It goes on from there, and nothing is counted twice.
    back.count_results().unwrap();
    assert_eq!(all(&back, &people, &ids), before);
    let device = Secret::of("device of Ada");
    assert_eq!(back.account(device).unwrap().unwrap().tag, people[0].tag);
    // One choice and no more: the other one's plan may be carried out at once.
    let decides = people.iter().find_map(|who| {
        let view = crate::kit::look(&back, &ids[0], who.person);
        Some((who.person, view.choices().first()?.choice.clone()))
    });
    let (who, choice) = decides.unwrap();
    play(&back, &ids[0], who, &choice).unwrap();
}

//! Talk: who hears what, what is kept, and how much of it.

use crate::kit::{Place, ada, ben, duel, json_of, look, play, stranger};
use orrery_games::GAMES;
use orrery_table::{Config, Limited, Reaction, Said, Secret, TableError, TableId, Tables};

fn text(words: &str) -> Said {
    Said::Text(words.to_owned())
}

fn heard(tables: &Tables, id: &TableId, who: Secret) -> Vec<(String, Said)> {
    let talk = tables.talk(id, who).unwrap();
    let messages = talk.messages.into_iter();
    messages.map(|one| (one.name, one.said)).collect()
}

#[test]
fn those_who_sit_and_those_who_watch_hear_their_own() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    let other = place.another(&tables);
    tables
        .say(&id, ada(), Some("Mallory"), text(" Hello\n Ben "))
        .unwrap();
    play(&tables, &id, ada(), "rest").unwrap();
    other
        .say(&id, ben(), None, Said::Reaction(Reaction::Thanks))
        .unwrap();
    let nameless = tables.say(&id, stranger(), None, text("Hm"));
    assert!(
        matches!(nameless, Err(TableError::Options(_))),
        "{nameless:?}"
    );
    tables
        .say(&id, stranger(), Some("Eve"), text("Hm"))
        .unwrap();
    other.say(&id, stranger(), None, text("Hm!")).unwrap();
    let named = |name: &str, said| (name.to_owned(), said);
    let table = [
        named("Ada", text("Hello Ben")),
        named("Ben", Said::Reaction(Reaction::Thanks)),
    ];
    for tables in [&tables, &other] {
        assert_eq!(heard(tables, &id, ada()), table);
        assert_eq!(heard(tables, &id, ben()), table);
        let watchers = [named("Eve", text("Hm")), named("Eve", text("Hm!"))];
        assert_eq!(heard(tables, &id, stranger()), watchers);
    }
    let talk = tables.talk(&id, ben()).unwrap();
    let plies: Vec<usize> = talk.messages.iter().map(|one| one.plies).collect();
    assert_eq!(plies, [0, 1]);
    // It is no act, and is there after a restart.
    assert_eq!(look(&tables, &id, ada()).seq, 2);
    let before = json_of(&talk);
    drop((tables, other));
    let tables = place.open();
    assert_eq!(json_of(&tables.talk(&id, ben()).unwrap()), before);
}

#[test]
fn muting_is_for_oneself_and_only_of_those_one_hears() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    tables.say(&id, ben(), None, text("one")).unwrap();
    tables
        .say(&id, stranger(), Some("Eve"), text("two"))
        .unwrap();
    let mute = |who, message, mute| tables.mute(&id, who, message, mute);
    assert_eq!(mute(ben(), 1, true), Err(TableError::Forbidden));
    assert_eq!(mute(stranger(), 1, true), Err(TableError::NotFound));
    assert_eq!(mute(ada(), 2, true), Err(TableError::NotFound));
    assert_eq!(mute(ada(), 9, true), Err(TableError::NotFound));
    mute(ada(), 1, true).unwrap();
    mute(ada(), 1, true).unwrap();
    assert_eq!(heard(&tables, &id, ada()), []);
    assert_eq!(tables.talk(&id, ada()).unwrap().muted.len(), 1);
    assert_eq!(heard(&tables, &id, ben()).len(), 1);
    drop(tables);
    let tables = place.open();
    assert_eq!(heard(&tables, &id, ada()), []);
    tables.mute(&id, ada(), 1, false).unwrap();
    assert_eq!(heard(&tables, &id, ada()).len(), 1);
}

#[test]
fn those_who_watch_cannot_take_the_room_of_those_who_play() {
    let place = Place::new();
    let config = Config {
        messages_per_table: 3,
        ..Config::default()
    };
    let tables = place.open_with(GAMES, config);
    let id = duel(&tables, "comets", 1);
    let watch = || tables.say(&id, stranger(), Some("Eve"), Said::Reaction(Reaction::Oops));
    let mut said = 0;
    let refused = loop {
        match watch() {
            Ok(()) => said += 1,
            Err(error) => break error,
        }
    };
    let (what, limit) = (Limited::Talk, 3);
    assert_eq!((said, refused), (3, TableError::TooMany { what, limit }));
    tables.say(&id, ada(), None, text("Hello")).unwrap();
}

#[test]
fn those_who_watch_cannot_mute_without_end() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    tables
        .say(&id, stranger(), Some("Eve"), text("Hello"))
        .unwrap();
    tables.say(&id, ben(), None, text("Hello")).unwrap();
    let crowd = (0..256).map(|number| Secret::of(&format!("one of many: {number}")));
    let done: Vec<_> = crowd.map(|who| tables.mute(&id, who, 1, true)).collect();
    let muted = done.iter().filter(|done| done.is_ok()).count();
    let (what, limit) = (Limited::Mutes, 200);
    assert_eq!(muted, limit);
    assert_eq!(done[255], Err(TableError::TooMany { what, limit }));
    tables.mute(&id, ada(), 2, true).unwrap();
}

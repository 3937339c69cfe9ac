//! Rows that are damaged, or come from elsewhere.

use crate::kit::{Place, ada, duel, finish, look, play};
use orrery_table::{JournalStore, Store};

#[test]
fn a_store_that_is_opened_again_after_every_choice_is_the_same() {
    let place = Place::new();
    let id = duel(&place.open(), "comets", 3);
    loop {
        let tables = place.open();
        let before = look(&tables, &id, ada());
        let decides = [ada(), crate::kit::ben()];
        let choice = decides.iter().find_map(|session| {
            let view = look(&tables, &id, *session);
            Some((*session, view.choices().first()?.choice.clone()))
        });
        let Some((session, choice)) = choice else {
            assert!(tables.record(&id).is_ok());
            return;
        };
        play(&tables, &id, session, &choice).unwrap();
        drop(tables);
        let again = look(&place.open(), &id, ada());
        assert!(again.seq > before.seq);
    }
}

#[test]
fn what_cannot_be_read_is_left_out_and_the_rest_is_there() {
    let place = Place::new();
    let tables = place.open();
    let ids = [1, 2, 3, 4].map(|seed| duel(&tables, "comets", seed));
    finish(&tables, &ids[3], |_| 0);
    drop(tables);
    let mut rows = place.rows().clone();
    // Not a row; a row of a later release; one that is missing.
    rows.insert((ids[0].to_string(), 1), "{".to_owned());
    rows.insert((ids[1].to_string(), 3), "{\"other\":1}".to_owned());
    let last = rows
        .keys()
        .filter(|(table, _)| *table == ids[3].to_string())
        .count() as u64;
    rows.remove(&(ids[3].to_string(), last / 2));
    let rows = rows
        .into_iter()
        .map(|((table, number), text)| (table, number, text));
    let store = JournalStore::open(rows);
    let mut damaged = [&ids[0], &ids[1], &ids[3]].map(ToString::to_string);
    damaged.sort();
    assert_eq!(store.damaged(), damaged);
    assert_eq!(store.ids(None, 10).unwrap(), [ids[2].clone()]);
    assert_eq!(store.changes(), [], "nothing is written over them");
}

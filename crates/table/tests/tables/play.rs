//! The path of a move.

use crate::kit::{
    Place, ada, ben, bot, create, duel, finish, game, here, json_of, look, play, seat, stranger,
};
use orrery_table::{Status, TableError};
use std::time::{Duration, Instant};

#[test]
fn a_game_is_played_to_its_end_and_read_again() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 49);
    finish(&tables, &id, |choices| choices.len() - 1);
    let view = look(&tables, &id, ada());
    assert!(matches!(view.status, Status::Over { .. }));
    // Whoever looked before the end is told that they looked before it.
    let (stale, over) = (view.seq - 1, view.seq);
    let late = tables.play(&id, ada(), stale, "rest");
    assert_eq!(late, Err(TableError::Stale { seq: over }));
    assert_eq!(tables.play(&id, ada(), over, "rest"), Err(TableError::Over));
    let record = tables.record(&id).unwrap();
    record
        .replay(&orrery_games::entries(), |_, _, _| ())
        .unwrap();
    drop(tables);
    let tables = place.open();
    assert_eq!(json_of(&look(&tables, &id, ada())), json_of(&view));
    assert_eq!(tables.record(&id).unwrap(), record);
}

#[test]
fn only_who_decides_may_choose_and_only_what_is_possible() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 49);
    let choice = look(&tables, &id, ada()).choices()[0].choice.clone();
    assert_eq!(
        play(&tables, &id, stranger(), &choice),
        Err(TableError::Forbidden)
    );
    let decides = seat(1);
    assert_eq!(
        play(&tables, &id, ben(), &choice),
        Err(TableError::NotYourTurn { decides })
    );
    let error = play(&tables, &id, ada(), "drop 2").unwrap_err();
    assert!(matches!(error, TableError::Illegal { .. }), "{error}");
    assert_eq!(look(&tables, &id, ada()).seq, 1);
    // That Ben sat down meanwhile changes nothing about the position.
    let update = tables.play(&id, ada(), 0, &choice).unwrap();
    assert_eq!((update.seq, update.plies), (2, 1));
    for seq in [0, 1, 3] {
        let again = tables.play(&id, ada(), seq, &choice);
        assert_eq!(again, Err(TableError::Stale { seq: 2 }));
    }
    assert_eq!(look(&tables, &id, ada()).plies, 1);
}

#[test]
fn bots_answer_by_themselves() {
    let place = Place::new();
    let tables = place.open();
    let id = create(&tables, &game("seti", 3, vec![here("Ada"), bot("Bot")]));
    let mut news = tables.listen(&id).unwrap();
    let begin = Instant::now();
    loop {
        let view = look(&tables, &id, ada());
        match view.status {
            Status::Over { .. } => break,
            _ if view.choices().is_empty() => {
                assert!(begin.elapsed() < Duration::from_secs(60));
                std::thread::sleep(Duration::from_millis(1));
            }
            _ => {
                let choice = &view.choices()[view.plies % view.choices().len()].choice;
                tables.play(&id, ada(), view.seq, choice).unwrap();
            }
        }
    }
    let stats = tables.stats();
    assert!(
        stats.bot_choices > 10 && stats.bot_failures == 0,
        "{stats:?}"
    );
    assert_eq!(news.borrow_and_update().decides, None);
}

//! Seats, links, lists, rematches, campaigns, replays.

use crate::kit::{
    Place, ada, ben, bot, create, duel, eyes, finish, game, here, link, look, play, seat, sit,
    stranger,
};
use orrery_core::{Record, Viewer};
use orrery_table::{
    Claim, Config, Ended, Limited, NewTable, SeatKind, Secret, Status, TableError, TableId, Tables,
};
use serde_json::json;

#[test]
fn a_link_opens_its_seat_and_no_other() {
    let place = Place::new();
    let tables = place.open();
    let seats = vec![here("Ada"), sit("a friend", SeatKind::Link)];
    let id = create(&tables, &game("comets", 1, seats));
    let wrong = tables.claim(&id, ben(), Claim::Link("guess"), None);
    assert_eq!(wrong, Err(TableError::Forbidden));
    let open = tables.claim(&id, ben(), Claim::Open(seat(2)), None);
    assert_eq!(open, Err(TableError::Forbidden));
    assert!(!look(&tables, &id, ada()).seats[1].taken);
    let mut news = tables.listen(&id).unwrap();
    news.mark_unchanged();
    let token = link(&id, seat(2));
    let claimed = tables.claim(&id, ben(), Claim::Link(&token), Some(" Ben "));
    assert_eq!(claimed, Ok(seat(2)));
    assert!(news.has_changed().unwrap());
    let view = look(&tables, &id, ben());
    assert_eq!(
        (view.seats[1].name.as_str(), view.viewer),
        ("Ben", Some(seat(2)))
    );
    assert!(view.seats[1].taken && view.seats[1].mine && !view.seats[0].mine);
    let unheard = tables.claim(&id, ada(), Claim::Link(&link(&id, seat(1))), None);
    assert_eq!(
        unheard,
        Err(TableError::Forbidden),
        "a seat at the screen needs none"
    );
    drop(tables);
    let tables = place.open();
    assert_eq!(look(&tables, &id, ben()).seats[1].name, "Ben");
}

#[test]
fn an_open_seat_is_for_the_first_who_comes() {
    let place = Place::new();
    let tables = place.open();
    let seats = vec![here("Ada"), sit("?", SeatKind::Open)];
    let mut new = game("comets", 1, seats);
    assert!(matches!(
        tables.create(ada(), &new, &link),
        Err(TableError::Options(_))
    ));
    new.public = true;
    let id = create(&tables, &new);
    assert!(tables.public(stranger()).unwrap()[0].seats[1].open);
    let claim = Claim::Open(seat(2));
    assert_eq!(tables.claim(&id, ben(), claim, Some("Ben")), Ok(seat(2)));
    assert_eq!(tables.claim(&id, ben(), claim, None), Ok(seat(2)));
    assert_eq!(
        tables.claim(&id, stranger(), claim, None),
        Err(TableError::SeatTaken)
    );
    assert_eq!(
        tables.claim(&id, stranger(), Claim::Open(seat(1)), None),
        Err(TableError::Forbidden)
    );
    let list = tables.public(stranger()).unwrap();
    assert!(!list[0].seats[1].open && list[0].seats[1].taken);
}

#[test]
fn people_at_one_screen_look_through_the_eyes_of_who_decides() {
    let place = Place::new();
    let tables = place.open();
    let id = create(
        &tables,
        &game("comets", 1, vec![here("Ada"), bot("Bot"), here("Eve")]),
    );
    let mut looked = Vec::new();
    for _ in 0..1000 {
        let view = look(&tables, &id, ada());
        if looked.last() != Some(&view.viewer) {
            looked.push(view.viewer);
        }
        match view.choices().first() {
            Some(choice) => drop(tables.play(&id, ada(), view.seq, &choice.choice)),
            None if matches!(view.status, Status::Over { .. }) => break,
            None => std::thread::sleep(std::time::Duration::from_millis(1)),
        }
    }
    assert!(
        looked.starts_with(&[Some(seat(1)), Some(seat(3)), Some(seat(1))]),
        "{looked:?}"
    );
    let other = tables
        .view(&id, stranger(), None, orrery_table::Span::After(0))
        .unwrap();
    assert_eq!(other.viewer, None);
}

#[test]
fn lists_show_my_turn_first_and_what_is_new() {
    let place = Place::new();
    let tables = place.open();
    let waiting = duel(&tables, "comets", 1);
    let over = duel(&tables, "comets", 2);
    finish(&tables, &over, |_| 0);
    let running = duel(&tables, "comets", 1);
    play(&tables, &running, ada(), "rest").unwrap();
    let ids = |session| -> Vec<_> {
        tables
            .mine(session)
            .unwrap()
            .into_iter()
            .map(|one| one.id)
            .collect()
    };
    assert_eq!(ids(ada()), [waiting.clone(), running.clone(), over.clone()]);
    assert_eq!(ids(ben()), [running.clone(), waiting, over.clone()]);
    assert_eq!(ids(stranger()), []);
    assert_eq!(tables.public(ada()).unwrap(), []);
    let of_ben = |which| {
        tables
            .mine(ben())
            .unwrap()
            .into_iter()
            .find(|one| one.id == which)
            .unwrap()
    };
    assert_eq!(of_ben(running.clone()).unread, 1);
    assert!(of_ben(running.clone()).my_turn);
    assert!(of_ben(over).outcome.is_some());
    tables.saw(&running, ben(), 2).unwrap();
    // Written some time soon.
    play(&tables, &running, ben(), "rest").unwrap();
    let begin = std::time::Instant::now();
    while of_ben(running.clone()).unread != 1 {
        assert!(begin.elapsed().as_secs() < 20);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    tables.saw(&running, stranger(), 3).unwrap();
    assert_eq!(tables.saw(&running, ben(), 99), Ok(()));
    play(&tables, &running, ada(), "rest").unwrap();
    assert_eq!(of_ben(running).unread, 2);
}

/// A table of Ada at which this recorded game of one person was played.
fn replayed(tables: &Tables, name: &str) -> TableId {
    let root = env!("CARGO_MANIFEST_DIR");
    let record = std::fs::read(format!("{root}/../../records/kepler/{name}.orrery")).unwrap();
    let record = Record::from_bytes(&record).unwrap();
    let mut new = game("kepler", record.seed, vec![here("Ada")]);
    new.options = record.options;
    let id = create(tables, &new);
    for (seq, ply) in (0..).zip(&record.plies) {
        tables.play(&id, ada(), seq, &ply.choice).unwrap();
    }
    id
}

#[test]
fn a_campaign_goes_on_from_level_to_level() {
    let place = Place::new();
    let tables = place.open();
    let first = replayed(&tables, "1p-progenie-superiore-1");
    assert!(look(&tables, &first, ada()).sequel);
    assert_eq!(
        tables.sequel(&first, stranger(), &link),
        Err(TableError::Forbidden)
    );
    let second = tables.sequel(&first, ada(), &link).unwrap();
    assert_eq!(tables.sequel(&first, ada(), &link), Ok(second.clone()));
    let view = look(&tables, &second, ada());
    let (campaign, scores) = (&view.options["campaign"], &view.options["scores"]);
    assert_eq!(
        (campaign, scores),
        (&json!("progenie-superiore"), &json!([37]))
    );
    assert_eq!((&*view.seats[0].name, view.host), ("Ada", true));
    assert!(!view.sequel && !view.choices().is_empty());
    assert_eq!(
        tables.sequel(&second, ada(), &link),
        Err(TableError::Running)
    );
    // The rematch is another table, of the first level.
    let again = tables.rematch(&first, ada(), &link).unwrap();
    assert_eq!(look(&tables, &again, ada()).options.get("scores"), None);
    drop(tables);

    // The place after the first level stays taken.
    let tables = place.open();
    assert_eq!(tables.sequel(&first, ada(), &link), Ok(second));
    let failed = replayed(&tables, "1p-progenie-superiore-2");
    let retry = tables.sequel(&failed, ada(), &link).unwrap();
    let options = |id| look(&tables, id, ada()).people.options;
    assert_eq!(options(&retry), options(&failed));
    let alone = duel(&tables, "comets", 1);
    finish(&tables, &alone, |_| 0);
    assert!(!look(&tables, &alone, ada()).sequel);
    assert_eq!(
        tables.sequel(&alone, ada(), &link),
        Err(TableError::NotFound)
    );
}

#[test]
fn a_finished_game_is_open_to_all_eyes_and_can_be_continued() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 49);
    play(&tables, &id, ada(), "chase 6").unwrap();
    let early = |viewer, plies| tables.position(&id, ada(), viewer, plies);
    assert_eq!(early(None, 0).unwrap().decision.unwrap().seat, seat(1));
    assert_eq!(early(eyes(2), 1).err(), Some(TableError::Forbidden));
    assert_eq!(early(eyes(3), 1).err(), Some(TableError::NotFound));
    assert_eq!(early(None, 2).err(), Some(TableError::NotFound));
    assert!(
        early(Some(Viewer::Spectator), 1)
            .unwrap()
            .last
            .unwrap()
            .choice
            .is_none()
    );
    assert_eq!(tables.record(&id), Err(TableError::Running));
    let seats = [here("Ada"), bot("Bot")];
    let early_copy = tables.continue_from(&id, ada(), 1, &seats, false, &link);
    assert_eq!(early_copy, Err(TableError::Running));

    finish(&tables, &id, |choices| choices.len() - 1);
    let record = tables.record(&id).unwrap();
    let entries = orrery_games::entries();
    for plies in 0..=record.plies.len() {
        let truth = record.position(&entries, plies).unwrap();
        for viewer in Viewer::all(2) {
            let shown = tables
                .position(&id, stranger(), Some(viewer), plies)
                .unwrap();
            assert_eq!(shown.look.json(), truth.look(viewer).json());
            assert_eq!(shown.decision, truth.decision());
            assert_eq!(shown.of, record.plies.len());
        }
    }
    let seats = [here("Eve"), here("Fay")];
    let over = tables.continue_from(&id, stranger(), record.plies.len(), &seats, false, &link);
    assert_eq!(over, Err(TableError::Over));
    for beyond in [record.plies.len() + 1, 1_000_000_000, usize::MAX] {
        let refused = tables.continue_from(&id, stranger(), beyond, &seats, false, &link);
        assert_eq!(refused, Err(TableError::NotFound));
    }
    let copy = tables
        .continue_from(&id, stranger(), 4, &seats, false, &link)
        .unwrap();
    let view = look(&tables, &copy, stranger());
    assert_eq!((view.plies, view.seq), (4, 4));
    let (mine, theirs) = (eyes(1), tables.position(&id, ada(), eyes(1), 4).unwrap());
    let shown = tables
        .view(&copy, stranger(), mine, orrery_table::Span::After(0))
        .unwrap();
    assert_eq!(shown.look.unwrap().json(), theirs.look.json());
    assert_eq!(tables.record(&copy), Err(TableError::Running));
    play(&tables, &copy, stranger(), &view.choices()[0].choice).unwrap();
}

#[test]
fn a_closed_table_is_read_but_not_played() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 1);
    // Somebody else plays here: the host alone does not decide.
    for who in [ada(), ben()] {
        assert_eq!(tables.close(&id, who, 1), Err(TableError::Forbidden));
    }
    tables.leave(&id, ben(), seat(2)).unwrap();
    assert_eq!(
        tables.close(&id, ada(), 7),
        Err(TableError::Stale { seq: 2 })
    );
    assert_eq!(tables.record(&id), Err(TableError::Running));
    tables.close(&id, ada(), 2).unwrap();
    assert_eq!(play(&tables, &id, ada(), "rest"), Err(TableError::Over));
    assert_eq!(tables.close(&id, ada(), 3), Err(TableError::Over));
    // Nobody plays on here, so nothing has to stay hidden.
    assert_eq!(tables.record(&id).unwrap().result, None);
    drop(tables);
    let tables = place.open();
    let how = Ended::Host;
    assert_eq!(look(&tables, &id, ada()).status, Status::Closed { how });
    assert!(tables.rematch(&id, ada(), &link).is_ok());
}

#[test]
fn impossible_tables_and_too_many_are_refused() {
    let place = Place::new();
    let config = Config {
        tables_per_session: 2,
        acts_per_table: 3,
        holders_per_seat: 2,
        ..Config::default()
    };
    let tables = place.open_with(orrery_games::GAMES, config);
    let duel = |name: &str| game("comets", 1, vec![here("Ada"), here(name)]);
    let refused = |new: &NewTable| match tables.create(ada(), new, &link) {
        Err(TableError::Options(error)) => error.option,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&game("chess", 1, vec![here("Ada")])), "game");
    assert_eq!(refused(&game("comets", 1, vec![here("Ada"); 5])), "players");
    let mut odd = duel("Ben");
    odd.options = json!({"players": 3});
    assert_eq!(refused(&odd), "seats");
    for name in ["", "  ", "a\nb", &"x".repeat(41)] {
        assert_eq!(refused(&duel(name)), "name");
    }
    let id = create(&tables, &duel("Ben"));
    create(&tables, &duel("Ben"));
    let (what, limit) = (Limited::Tables, 2);
    let third = tables.create(ada(), &duel("Ben"), &link);
    assert_eq!(third, Err(TableError::TooMany { what, limit }));
    let claim = |name| {
        tables
            .invite(&id, ada(), seat(2), &|_| "another".to_owned())
            .unwrap();
        tables.claim(&id, Secret::of(name), Claim::Link("another"), None)
    };
    assert_eq!(claim("phone"), Ok(seat(2)));
    let what = Limited::Holders;
    assert_eq!(claim("tablet"), Err(TableError::TooMany { what, limit }));
    assert_eq!(claim("phone"), Ok(seat(2)));
    for _ in 0..3 {
        play(&tables, &id, ada(), "rest").unwrap();
    }
    let (what, limit) = (Limited::Acts, 3);
    assert_eq!(
        play(&tables, &id, ada(), "rest"),
        Err(TableError::TooMany { what, limit })
    );
}

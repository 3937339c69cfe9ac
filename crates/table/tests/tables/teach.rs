//! Hints and analyses.

use crate::kit::{
    Place, ada, ben, bot, create, duel, finish, game, here, link, look, play, seat, sit, stranger,
};
use orrery_bots::{Question, Stop, Weighed};
use orrery_core::Match;
use orrery_games::{GAMES, GameEntry};
use orrery_table::{
    Analysed, Claim, Config, Limited, SeatChange, SeatKind, Secret, TableError, TableId, TableView,
    Tables,
};
use std::time::{Duration, Instant};

fn wait<T>(mut until: impl FnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(done) = until() {
            return done;
        }
        assert!(
            begin.elapsed() < Duration::from_secs(60),
            "it takes too long"
        );
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Quick analyses.
fn open(place: &Place) -> Tables {
    let config = Config {
        analysis: 200,
        ..Config::default()
    };
    place.open_with(GAMES, config)
}

fn ask(tables: &Tables, id: &TableId, session: Secret) -> Result<u64, TableError> {
    let seq = look(tables, id, session).seq;
    tables.hint(id, session, seq)
}

/// The table once the expert has thought.
fn advised(tables: &Tables, id: &TableId, session: Secret) -> TableView {
    wait(|| {
        let view = look(tables, id, session);
        let known = view.hint.as_ref().is_some_and(|hint| hint.advice.is_some());
        known.then_some(view)
    })
}

fn hints(view: &TableView) -> usize {
    let notes = view.log.people.iter();
    notes.filter(|note| note.what == SeatChange::Hint).count()
}

#[test]
fn a_hint_comes_in_stages_and_goes_with_the_position() {
    let place = Place::new();
    let tables = open(&place);
    let id = create(&tables, &game("comets", 1, vec![here("Ada"), bot("Bot")]));
    assert!(look(&tables, &id, ada()).hints);
    assert!(look(&tables, &id, ada()).hint.is_none());
    ask(&tables, &id, ada()).unwrap();
    let view = advised(&tables, &id, ada());
    let hint = view.hint.clone().unwrap();
    let advice = hint.advice.unwrap();
    assert_eq!((hint.stage, hint.done, hints(&view)), (1, 0, 1));
    assert_eq!(advice.choices.len(), advice.phrases.len());
    let legal = view.choices().into_iter().map(|offer| offer.choice);
    assert!(legal.into_iter().any(|choice| choice == advice.choices[0]));
    for stage in [2, 3, 3] {
        ask(&tables, &id, ada()).unwrap();
        let view = look(&tables, &id, ada());
        assert_eq!(view.hint.as_ref().map(|hint| hint.stage), Some(stage));
        assert_eq!(hints(&view), 1, "one hint, however much of it");
    }
    // Nobody else sees it.
    assert!(look(&tables, &id, stranger()).hint.is_none());
    assert_eq!(ask(&tables, &id, stranger()), Err(TableError::Forbidden));
    let other = view.choices().into_iter().map(|offer| offer.choice);
    let other = other
        .into_iter()
        .find(|choice| *choice != advice.choices[0]);
    play(&tables, &id, ada(), &other.unwrap()).unwrap();
    assert!(look(&tables, &id, ada()).hint.is_none());
}

#[test]
fn a_turn_that_was_begun_as_advised_goes_on_as_advised() {
    let place = Place::new();
    let tables = open(&place);
    let id = create(&tables, &game("kepler", 3, vec![here("Ada"), bot("Bot")]));
    let begin = Instant::now();
    loop {
        wait(|| (!look(&tables, &id, ada()).choices().is_empty()).then_some(()));
        ask(&tables, &id, ada()).unwrap();
        let hint = advised(&tables, &id, ada()).hint.unwrap();
        let advice = hint.advice.unwrap();
        play(&tables, &id, ada(), &advice.choices[0]).unwrap();
        if advice.choices.len() > 1 {
            let hint = look(&tables, &id, ada()).hint.expect("the rest of it");
            assert_eq!((hint.done, hint.stage), (1, 1));
            return;
        }
        assert!(begin.elapsed() < Duration::from_secs(50), "no turn is long");
    }
}

#[test]
fn among_people_there_are_hints_only_where_all_know_it() {
    let place = Place::new();
    let tables = open(&place);
    let without = duel(&tables, "comets", 1);
    for session in [ada(), ben()] {
        let asked = ask(&tables, &without, session);
        let known = [
            TableError::NoHints,
            TableError::NotYourTurn { decides: seat(1) },
        ];
        assert!(known.contains(&asked.unwrap_err()));
        assert!(!look(&tables, &without, session).hints);
    }
    let mut new = game("comets", 1, vec![here("Ada"), sit("Ben", SeatKind::Link)]);
    new.hints = true;
    let id = create(&tables, &new);
    let token = link(&id, seat(2));
    tables.claim(&id, ben(), Claim::Link(&token), None).unwrap();
    let [one, other] = [ada(), ben()];
    ask(&tables, &id, one).unwrap();
    let view = look(&tables, &id, other);
    assert!(view.hints_agreed && view.hint.is_none());
    assert_eq!(hints(&view), 1, "everybody reads who asked");
    assert!(
        view.log
            .people
            .iter()
            .any(|note| note.what == SeatChange::Hints)
    );
    advised(&tables, &id, one);
    // It stays so when the tables are opened again, and in a rematch.
    drop(tables);
    let tables = open(&place);
    assert!(look(&tables, &id, one).hints_agreed);
    finish(&tables, &id, |_| 0);
    let again = tables.rematch(&id, one, &link).unwrap();
    assert!(look(&tables, &again, one).hints_agreed);
}

#[test]
fn people_at_one_screen_are_several_people() {
    let place = Place::new();
    let tables = open(&place);
    let id = create(&tables, &game("comets", 1, vec![here("Ada"), here("Eve")]));
    assert_eq!(ask(&tables, &id, ada()), Err(TableError::NoHints));
}

#[test]
fn a_finished_game_is_analysed_once_and_the_analysis_is_kept() {
    let place = Place::new();
    let tables = open(&place);
    let id = duel(&tables, "comets", 4);
    assert_eq!(tables.analysis(&id), Err(TableError::Running));
    assert_eq!(tables.analyse(&id, ada()), Err(TableError::Running));
    finish(&tables, &id, |choices| choices.len() - 1);
    assert_eq!(tables.analysis(&id), Ok(Analysed::Not));
    assert!(matches!(
        tables.analyse(&id, ada()),
        Ok(Analysed::Running { .. })
    ));
    let ready = |tables: &Tables| {
        let known = tables.analysis(&id).unwrap();
        known.ready().cloned()
    };
    let analysis = wait(|| ready(&tables));
    assert!(!analysis.turns.is_empty());
    assert!(matches!(tables.analyse(&id, ada()), Ok(Analysed::Ready(_))));
    let turn = &analysis.turns[0];
    let words = tables.turn_in_words(&id, turn.from, &turn.best).unwrap();
    assert_eq!(words.len(), turn.best.len());
    drop(tables);
    let tables = open(&place);
    assert_eq!(ready(&tables), Some(analysis));
    let seq = look(&tables, &id, ada()).seq;
    assert!(seq > 0);
}

/// The games, with experts who think until they are stopped.
fn endless() -> &'static [GameEntry] {
    fn weigh(_: &dyn Match, _: &Question, stop: &Stop) -> Option<Weighed> {
        while !stop.now() {
            std::thread::sleep(Duration::from_millis(1));
        }
        None
    }
    let mut games = GAMES.to_vec();
    games.iter_mut().for_each(|game| game.weigh = weigh);
    games.leak()
}

#[test]
fn nobody_fills_the_queue_with_analyses_and_a_failed_hint_says_so() {
    let place = Place::new();
    let config = Config {
        bot_threads: 1,
        analyses: 3,
        ..Config::default()
    };
    let tables = place.open_with(endless(), config);
    let over = |seed| {
        let id = duel(&tables, "comets", seed);
        finish(&tables, &id, |_| 0);
        id
    };
    let games = [1, 2, 3, 4].map(over);
    for id in &games[..2] {
        assert!(tables.analyse(id, ada()).is_ok());
    }
    let limited = Err(TableError::TooMany {
        what: Limited::Analyses,
        limit: 3,
    });
    assert_eq!(tables.analyse(&games[2], ada()), limited, "of one place");
    assert!(tables.analyse(&games[2], ben()).is_ok());
    assert_eq!(tables.analyse(&games[3], stranger()), limited, "of all");
    // The only thread thinks for ever about a finished game; it can be stopped all the same.
    let begin = Instant::now();
    tables.shut_down();
    assert!(begin.elapsed() < Duration::from_secs(20));
}

//! Hints and analyses.

use crate::kit::{
    Place, ada, ben, bot, create, duel, finish, game, here, link, look, play, seat, sit, stranger,
};
use orrery_bots::analyse::Weigh;
use orrery_bots::weigh::{Estimate, Weighing};
use orrery_bots::{Question, Stop, Weighed};
use orrery_core::{Match, Record};
use orrery_games::{GAMES, GameEntry, entries};
use orrery_outside::Clock;
use orrery_table::{
    Analysed, Back, Claim, Config, Limited, SeatChange, SeatKind, Secret, TableError, TableId,
    TableView, Tables,
};
use std::sync::atomic::{AtomicUsize, Ordering};
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
    // A game this short may be analysed before the answer is looked at.
    assert!(matches!(
        tables.analyse(&id, ada()),
        Ok(Analysed::Running { .. } | Analysed::Ready(_))
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
}

/// An expert who advises the first choice at once.
fn hasty(game: &dyn Match, _: &Question, _: &Stop) -> Option<Weighed> {
    let turn = Weighing {
        choices: game.choices().into_iter().take(1).collect(),
        phrases: Vec::new(),
        result: Estimate::default(),
        behind: Estimate::default(),
        played: false,
    };
    Some(Weighed {
        turns: vec![turn],
        trials: 2,
        positions: 1,
    })
}

/// An expert who thinks until it is stopped.
fn endless(_: &dyn Match, _: &Question, stop: &Stop) -> Option<Weighed> {
    while !stop.now() {
        std::thread::sleep(Duration::from_millis(1));
    }
    None
}

fn with_experts(weigh: Weigh) -> &'static [GameEntry] {
    let mut games = GAMES.to_vec();
    games.iter_mut().for_each(|game| game.weigh = weigh);
    games.leak()
}

/// A table of Kepler-3042 at which Ada has more to decide after each of these two choices.
fn forked(tables: &Tables) -> (TableId, [String; 2]) {
    let id = create(tables, &game("kepler", 3, vec![here("Ada"), bot("Bot")]));
    wait(|| (!look(tables, &id, ada()).choices().is_empty()).then_some(()));
    let mut both = Vec::new();
    for offer in look(tables, &id, ada()).choices() {
        play(tables, &id, ada(), &offer.choice).unwrap();
        let view = look(tables, &id, ada());
        if view.undo.steps == 0 {
            break;
        }
        both.push(offer.choice);
        tables.undo(&id, ada(), view.seq, Back::Step).unwrap();
    }
    both.truncate(2);
    (id, both.try_into().expect("two choices"))
}

#[test]
fn a_hint_goes_when_what_it_builds_on_is_taken_back() {
    let place = Place::new();
    let tables = place.open_with(with_experts(hasty), Config::default());
    let (id, [one, other]) = forked(&tables);
    play(&tables, &id, ada(), &one).unwrap();
    ask(&tables, &id, ada()).unwrap();
    advised(&tables, &id, ada());
    let seq = look(&tables, &id, ada()).seq;
    tables.undo(&id, ada(), seq, Back::Step).unwrap();
    assert!(look(&tables, &id, ada()).hint.is_none());
    // After as many choices as before, but others.
    play(&tables, &id, ada(), &other).unwrap();
    assert!(look(&tables, &id, ada()).hint.is_none());
    ask(&tables, &id, ada()).unwrap();
    let view = advised(&tables, &id, ada());
    let advice = view.hint.as_ref().and_then(|hint| hint.advice.clone());
    let mut legal = view.choices().into_iter();
    assert_eq!(legal.next().unwrap().choice, advice.unwrap().choices[0]);
}

static ASKED: AtomicUsize = AtomicUsize::new(0);

#[test]
fn what_was_thought_of_another_position_is_no_hint() {
    fn weigh(game: &dyn Match, question: &Question, stop: &Stop) -> Option<Weighed> {
        match ASKED.fetch_add(1, Ordering::Relaxed) {
            0 => endless(game, question, stop),
            _ => hasty(game, question, stop),
        }
    }
    let place = Place::new();
    let tables = place.open_with(with_experts(weigh), Config::default());
    let (id, [one, other]) = forked(&tables);
    play(&tables, &id, ada(), &one).unwrap();
    ask(&tables, &id, ada()).unwrap();
    let thinking = look(&tables, &id, ada());
    assert!(thinking.hint.is_some_and(|hint| hint.advice.is_none()));
    wait(|| (ASKED.load(Ordering::Relaxed) > 0).then_some(()));
    let seq = thinking.people.seq;
    tables.undo(&id, ada(), seq, Back::Step).unwrap();
    play(&tables, &id, ada(), &other).unwrap();
    ask(&tables, &id, ada()).unwrap();
    let advice = advised(&tables, &id, ada()).hint.unwrap().advice.unwrap();
    assert_eq!(advice.choices.len(), 1, "what was stopped has said nothing");
}

#[test]
fn whoever_asks_twice_at_once_has_asked_once() {
    let place = Place::new();
    let tables = place.open_with(with_experts(hasty), Config::default());
    let id = create(&tables, &game("comets", 1, vec![here("Ada"), bot("Bot")]));
    let stage = || look(&tables, &id, ada()).hint.map(|hint| hint.stage);
    for expected in [1, 2, 3] {
        let seq = look(&tables, &id, ada()).seq;
        tables.hint(&id, ada(), seq).unwrap();
        tables.hint(&id, ada(), seq).unwrap();
        assert_eq!(stage(), Some(expected));
    }
}

#[test]
fn every_server_knows_of_a_hint_and_so_does_the_next_one() {
    let place = Place::new();
    let tables = place.open_with(with_experts(hasty), Config::default());
    let other = place.another(&tables);
    let id = create(&tables, &game("comets", 1, vec![here("Ada"), bot("Bot")]));
    for (stage, tables) in [(1, &tables), (2, &other), (3, &tables)] {
        ask(tables, &id, ada()).unwrap();
        for tables in [tables, &other] {
            let view = advised(tables, &id, ada());
            assert_eq!(view.hint.as_ref().map(|hint| hint.stage), Some(stage));
            assert_eq!(hints(&view), 1, "one hint, however much of it");
        }
    }
    drop((tables, other));
    let tables = place.open_with(with_experts(hasty), Config::default());
    assert_eq!(advised(&tables, &id, ada()).hint.unwrap().stage, 3);
}

#[test]
fn hints_leave_room_for_those_who_come_and_go() {
    let place = Place::new();
    let config = Config {
        acts_per_table: 100,
        ..Config::default()
    };
    let tables = place.open_with(with_experts(hasty), config);
    let mut new = game("comets", 1, vec![here("Ada"), sit("Ben", SeatKind::Link)]);
    new.hints = true;
    let id = create(&tables, &new);
    let token = link(&id, seat(2));
    tables.claim(&id, ben(), Claim::Link(&token), None).unwrap();
    // That there are hints and that Ben came is told too.
    for session in [ada(), ben(), ada()] {
        ask(&tables, &id, session).unwrap();
        play(&tables, &id, session, "rest").unwrap();
    }
    let (what, limit) = (Limited::Hints, 100);
    assert_eq!(
        ask(&tables, &id, ben()),
        Err(TableError::TooMany { what, limit })
    );
    tables.leave(&id, ben(), seat(2)).unwrap();
}

#[test]
fn an_analysis_that_was_interrupted_is_taken_up_again() {
    let place = Place::new();
    let tables = place.open_with(with_experts(endless), Config::default());
    let id = duel(&tables, "comets", 4);
    finish(&tables, &id, |_| 0);
    tables.analyse(&id, ada()).unwrap();
    drop(tables);
    place.forget_servers();
    let tables = open(&place);
    wait(|| tables.analysis(&id).unwrap().ready().cloned());
}

#[test]
fn however_much_is_analysed_bots_play_on() {
    let place = Place::new();
    let config = Config {
        bot_threads: 2,
        ..Config::default()
    };
    let tables = place.open_with(with_experts(endless), config);
    for seed in [1, 2] {
        let id = duel(&tables, "comets", seed);
        finish(&tables, &id, |_| 0);
        tables.analyse(&id, ada()).unwrap();
    }
    // Whoever may analyse has begun.
    std::thread::sleep(Duration::from_millis(200));
    let id = create(&tables, &game("comets", 1, vec![here("Ada"), bot("Bot")]));
    play(&tables, &id, ada(), "rest").unwrap();
    wait(|| (look(&tables, &id, ada()).plies > 1).then_some(()));
}

/// A hint may think for two seconds. Once they are over it looks at few more positions, of which one core makes several
/// hundred thousand a second, and still names a turn.
#[test]
fn when_its_time_is_over_a_hint_is_given_at_once() {
    let records: [&[u8]; 2] = [
        include_bytes!("../../../../records/seti/4p-centaurians-anomalies.orrery"),
        include_bytes!("../../../../records/kepler/4p-standard-placed.orrery"),
    ];
    for record in records {
        let record = Record::from_bytes(record).unwrap();
        let game = GAMES.iter().find(|game| game.id() == record.game).unwrap();
        let part = record.plies.len() / 5;
        for ply in (1..5).map(|nth| nth * part) {
            let position = record.position(&entries(), ply).unwrap();
            let over = Stop::after(Duration::ZERO, Clock::default());
            let question = Question {
                nodes: 600_000,
                ..Question::default()
            };
            let weighed = (game.weigh)(&*position, &question, &over).expect("a turn");
            assert!(!weighed.turns.is_empty(), "{} {ply}", record.game);
            let made = weighed.positions;
            println!("{} after {ply} choices: {made} positions", record.game);
            assert!(made < 50_000, "{} {ply}: {made}", record.game);
        }
    }
}

static WEIGHED: AtomicUsize = AtomicUsize::new(0);

#[test]
fn what_many_ask_for_at_once_is_analysed_once() {
    fn weigh(_: &dyn Match, _: &Question, _: &Stop) -> Option<Weighed> {
        WEIGHED.fetch_add(1, Ordering::Relaxed);
        std::thread::yield_now();
        None
    }
    let place = Place::new();
    let tables = place.open_with(with_experts(weigh), Config::default());
    let turns = |askers: usize| {
        let id = duel(&tables, "comets", 4);
        finish(&tables, &id, |_| 0);
        let before = WEIGHED.load(Ordering::Relaxed);
        std::thread::scope(|scope| {
            for _ in 0..askers {
                scope.spawn(|| tables.analyse(&id, ada()).unwrap());
            }
        });
        wait(|| tables.analysis(&id).unwrap().ready().cloned());
        WEIGHED.load(Ordering::Relaxed) - before
    };
    let alone = turns(1);
    for _ in 0..20 {
        assert_eq!(turns(16), alone);
    }
}

#[test]
fn nobody_fills_the_queue_with_analyses() {
    let place = Place::new();
    let config = Config {
        bot_threads: 1,
        analyses: 3,
        ..Config::default()
    };
    let tables = place.open_with(with_experts(endless), config);
    let over = |seed| {
        let id = duel(&tables, "comets", seed);
        finish(&tables, &id, |_| 0);
        id
    };
    let games = [1, 2, 3, 4].map(over);
    for id in &games[..2] {
        assert!(tables.analyse(id, ada()).is_ok());
    }
    let limited = |limit| {
        let what = Limited::Analyses;
        Err(TableError::TooMany { what, limit })
    };
    assert_eq!(tables.analyse(&games[2], ada()), limited(2), "of one place");
    assert!(tables.analyse(&games[2], ben()).is_ok());
    assert_eq!(tables.analyse(&games[3], stranger()), limited(3), "of all");
    // The only thread thinks for ever about a finished game; it can be stopped all the same.
    let begin = Instant::now();
    tables.shut_down();
    assert!(begin.elapsed() < Duration::from_secs(20));
}

//! Bots that think elsewhere.

use crate::kit::{Place, ada, create, game, here, look, play, sit};
use orrery_bots::BotKind;
use orrery_games::GAMES;
use orrery_table::{Analysed, Ask, Config, Found, SeatKind, Tables, Thinker};

fn without_threads(place: &Place) -> Tables {
    let config = Config {
        bot_threads: 0,
        ..Config::default()
    };
    place.open_with(GAMES, config)
}

fn seats(bot: BotKind) -> Vec<orrery_table::NewSeat> {
    vec![here("Ada"), sit("Lyra", SeatKind::Bot(bot))]
}

/// Has everything thought about that there is.
fn think(tables: &Tables, thinker: &mut Thinker) -> usize {
    let mut tasks = 0;
    while let Some(task) = tables.task() {
        // As data, as it travels.
        let text = serde_json::to_string(&task).unwrap();
        let task = serde_json::from_str(&text).unwrap();
        let found = serde_json::to_string(&thinker.think(&task, 7)).unwrap();
        tables
            .found(&task, serde_json::from_str(&found).unwrap())
            .unwrap();
        tasks += 1;
        assert!(tasks < 1000, "it has an end");
    }
    tasks
}

#[test]
fn a_game_is_played_with_bots_that_think_elsewhere() {
    for name in ["comets", "seti"] {
        let place = Place::new();
        let mut tables = without_threads(&place);
        let id = create(&tables, &game(name, 4, seats(BotKind::Greedy)));
        let mut thinker = Thinker::default();
        for turn in 0.. {
            think(&tables, &mut thinker);
            let view = look(&tables, &id, ada());
            let Some(choice) = view.choices().last().map(|one| one.choice.clone()) else {
                break;
            };
            play(&tables, &id, ada(), &choice).unwrap();
            if turn % 10 == 0 {
                drop(tables);
                tables = without_threads(&place);
            }
        }
        let record = tables.record(&id).unwrap();
        assert!(record.plies.iter().any(|ply| ply.seat.number() == 2));
    }
}

#[test]
fn a_task_shows_nothing_that_its_seat_may_not_know() {
    let place = Place::new();
    let tables = without_threads(&place);
    let mut states = Vec::new();
    let id = create(&tables, &game("seti", 11, seats(BotKind::Greedy)));
    let mut thinker = Thinker::default();
    while states.len() < 3 {
        tables.recall_tasks().unwrap();
        if let Some(task) = tables.task() {
            let Ask::Decide { state, .. } = &task.ask else {
                panic!("a bot decides");
            };
            states.push(state.clone());
            tables.recall_tasks().unwrap();
            let again = tables.task().unwrap();
            let Ask::Decide { state: other, .. } = &again.ask else {
                panic!("a bot decides");
            };
            assert_ne!(state, other, "what is hidden is another guess each time");
            let found = thinker.think(&again, 1);
            tables.found(&again, found).unwrap();
        } else {
            let choice = look(&tables, &id, ada()).choices()[0].choice.clone();
            play(&tables, &id, ada(), &choice).unwrap();
        }
    }
}

#[test]
fn what_comes_too_late_or_is_wrong_changes_nothing_it_should_not() {
    let place = Place::new();
    let tables = without_threads(&place);
    let id = create(&tables, &game("comets", 4, seats(BotKind::Greedy)));
    while look(&tables, &id, ada()).choices().is_empty() {
        think(&tables, &mut Thinker::default());
    }
    let choice = look(&tables, &id, ada()).choices()[0].choice.clone();
    play(&tables, &id, ada(), &choice).unwrap();
    let task = tables.task().unwrap();
    let before = look(&tables, &id, ada()).seq;
    assert!(tables.wants(&task), "whatever else is told of the table");
    // What is no choice, or nothing, is played by a simpler bot.
    let nonsense = Found::Choice {
        choice: "nonsense".to_owned(),
    };
    assert_eq!(tables.found(&task, nonsense.clone()), Ok(true));
    let then = look(&tables, &id, ada()).seq;
    assert!(then > before);
    assert!(!tables.wants(&task));
    // The table has moved on.
    assert_eq!(tables.found(&task, nonsense), Ok(false));
    assert_eq!(tables.found(&task, Found::Nothing), Ok(false));
    assert_eq!(look(&tables, &id, ada()).seq, then);
}

#[test]
fn hints_and_analyses_are_thought_of_elsewhere() {
    let place = Place::new();
    let tables = without_threads(&place);
    let id = create(&tables, &game("comets", 4, seats(BotKind::Greedy)));
    let mut thinker = Thinker::default();
    think(&tables, &mut thinker);
    let seq = look(&tables, &id, ada()).seq;
    tables.hint(&id, ada(), seq).unwrap();
    assert!(look(&tables, &id, ada()).hint.unwrap().advice.is_none());
    let task = tables.task().unwrap();
    assert!(tables.wants(&task));
    let found = thinker.think(&task, 7);
    assert_eq!(tables.found(&task, found), Ok(true));
    assert!(!tables.wants(&task) && tables.task().is_none());
    let advice = look(&tables, &id, ada()).hint.unwrap().advice.unwrap();
    assert!(!advice.choices.is_empty() && advice.phrases.len() == advice.choices.len());
    loop {
        think(&tables, &mut thinker);
        let view = look(&tables, &id, ada());
        let Some(choice) = view.choices().first().map(|one| one.choice.clone()) else {
            break;
        };
        play(&tables, &id, ada(), &choice).unwrap();
    }
    assert!(matches!(
        tables.analyse(&id, ada()),
        Ok(Analysed::Running { .. })
    ));
    // Whoever began goes; somebody else starts anew.
    let task = tables.task().unwrap();
    thinker.think(&task, 1);
    tables.recall_tasks().unwrap();
    assert!(think(&tables, &mut Thinker::default()) > 1);
    assert!(matches!(tables.analysis(&id), Ok(Analysed::Ready(_))));
}

//! Taking back, and what cannot be taken back.

use crate::kit::{Place, ada, ben, create, duel, game, here, json_of, look, play, seat};
use orrery_bots::{BotKind, Intention, Series, Stop};
use orrery_comets::Comets;
use orrery_core::{Arrange, Game, Match, Ply, Seat, Speak, Viewer};
use orrery_games::GAMES;
use orrery_seti::Seti;
use orrery_table::{Back, Barrier, Config, Status, TableError, Tables};
use serde_json::json;
use std::num::NonZeroU64;

/// Plays choices that can be taken back until there are two of them; a SETI turn has free actions.
fn two_steps(tables: &Tables, id: &orrery_table::TableId) {
    for number in 0..200 {
        let view = look(tables, id, ada());
        if view.undo.steps >= 2 {
            return;
        }
        let choice = &view.choices()[number * 7 % view.choices().len()].choice;
        tables.play(id, ada(), view.seq, choice).unwrap();
    }
    panic!("no two choices in a row that can be taken back");
}

#[test]
fn a_step_back_and_a_turn_back_lead_to_the_same_positions_as_before() {
    let place = Place::new();
    let tables = place.open();
    let id = create(&tables, &game("seti", 4, vec![here("Ada"), here("Ben")]));
    two_steps(&tables, &id);
    let view = look(&tables, &id, ada());
    let earlier = |plies| {
        tables
            .position(&id, ada(), None, plies)
            .unwrap()
            .look
            .json()
    };
    let (one, all) = (
        earlier(view.plies - 1),
        earlier(view.plies - view.undo.turn),
    );
    let update = tables.undo(&id, ada(), view.seq, Back::Step).unwrap();
    assert_eq!((update.seq, update.plies), (view.seq + 1, view.plies - 1));
    let after = look(&tables, &id, ada());
    assert_eq!(after.look.as_ref().unwrap().json(), one);
    assert_eq!(after.undo.steps, view.undo.steps - 1);
    // A reader who had seen everything keeps all but the last choice.
    let log = tables
        .view(&id, ada(), None, orrery_table::Span::After(view.seq))
        .unwrap()
        .log;
    assert_eq!((log.keep, log.plies.len()), (view.plies - 1, 0));
    tables.undo(&id, ada(), after.seq, Back::Turn).unwrap();
    let start = look(&tables, &id, ada());
    assert_eq!(start.look.as_ref().unwrap().json(), all);
    assert_eq!(start.undo.turn, 0);
    // Nothing is forgotten: the numbers only grow, and old ones are stale.
    let stale = tables.play(&id, ada(), view.seq, "pass");
    assert_eq!(stale, Err(TableError::Stale { seq: start.seq }));
    drop(tables);
    assert_eq!(json_of(&look(&place.open(), &id, ada())), json_of(&start));
}

#[test]
fn what_revealed_something_or_passed_the_turn_on_stays() {
    let place = Place::new();
    let tables = place.open();
    let id = duel(&tables, "comets", 49);
    let refused = |session, barrier| {
        let seq = look(&tables, &id, session).seq;
        let undo = tables.undo(&id, session, seq, Back::Step);
        assert_eq!(undo, Err(TableError::NoUndo(barrier)));
    };
    refused(ada(), Barrier::Start);
    play(&tables, &id, ada(), "chase 6").unwrap();
    let view = look(&tables, &id, ada());
    assert_eq!(
        (view.undo.steps, view.undo.barrier),
        (0, Barrier::NotYourTurn)
    );
    let undo = tables.undo(&id, ada(), view.seq, Back::Turn);
    assert_eq!(undo, Err(TableError::NotYourTurn { decides: seat(2) }));
    refused(ben(), Barrier::Other);
}

/// SETI: a choice that draws from the deck changes what its player cannot see.
#[test]
fn a_drawn_card_is_a_barrier() {
    let place = Place::new();
    let tables = place.open();
    let mut met = false;
    for seed in 0..40 {
        let id = create(&tables, &game("seti", seed, vec![here("Ada"), here("Ben")]));
        for number in 0..30 {
            let view = look(&tables, &id, ada());
            if view.undo.barrier == Barrier::Revealed && view.undo.steps == 0 {
                let undo = tables.undo(&id, ada(), view.seq, Back::Step);
                assert_eq!(undo, Err(TableError::NoUndo(Barrier::Revealed)));
                met = true;
                break;
            }
            let choice = &view.choices()[(number * 5 + 1) % view.choices().len()].choice;
            tables.play(&id, ada(), view.seq, choice).unwrap();
        }
        let seq = look(&tables, &id, ada()).seq;
        tables.close(&id, ada(), seq).unwrap();
    }
    assert!(met);
}

/// A choice that can be taken back has taught its player nothing: whatever the hidden truth had been,
/// the player would see the same now.
fn teaches_nothing<G: orrery_bots::Judge + Speak + Arrange>(
    options: &serde_json::Value,
    seed: u64,
) -> [usize; 2] {
    let options = orrery_core::entry::parse_options::<G>(options).unwrap();
    let mut game = G::new(&options, seed).unwrap();
    let (mut free, mut revealing) = (0, 0);
    while let Some(decision) = Game::decision(&game) {
        let choice = orrery_bots::decide::<G>(
            &game,
            BotKind::Random,
            seed + free as u64 + revealing as u64,
            &mut Intention::default(),
            &Stop::default(),
        )
        .unwrap();
        let (before, viewer) = (game, Viewer::Seat(decision.seat));
        Match::play(&mut game, decision.seat, &choice).unwrap();
        let same_seat = Game::decision(&game).is_some_and(|next| next.seat == decision.seat);
        if !same_seat {
            continue;
        }
        if before.hidden(viewer) != game.hidden(viewer) {
            revealing += 1;
            continue;
        }
        free += 1;
        for other in 0..3 {
            let mut other = before.determinize(viewer, other);
            Match::play(&mut other, decision.seat, &choice).unwrap();
            assert!(
                Game::view(&other, viewer) == Game::view(&game, viewer),
                "{choice} shows seat {} something",
                decision.seat
            );
        }
    }
    [free, revealing]
}

#[test]
fn what_can_be_taken_back_has_taught_its_player_nothing() {
    let mut seen = [0, 0];
    for seed in 0..12 {
        let players = seed % 4 + 1;
        let [free, revealing] = teaches_nothing::<Seti>(&json!({"players": players}), seed);
        seen = [seen[0] + free, seen[1] + revealing];
        teaches_nothing::<Comets>(&json!({"players": seed % 3 + 2}), seed);
    }
    assert!(seen[0] > 200 && seen[1] > 20, "{seen:?}");
}

/// After any sequence of choices and steps back, what is read from the store is what is in memory.
#[test]
fn reloading_changes_nothing() {
    let place = Place::new();
    let store = place.store(GAMES);
    let open = || Tables::open(store.clone(), GAMES, Config::default()).unwrap();
    let tables = open();
    let cases = [
        ("seti", 1, 150),
        ("seti", 2, 150),
        ("seti", 3, 100),
        ("comets", 3, 60),
    ];
    let mut undone = 0;
    for (case, (name, players, steps)) in cases.into_iter().enumerate() {
        let seats = (0..players).map(|number| here(&format!("{number}")));
        let id = create(&tables, &game(name, case as u64, seats.collect()));
        let mut random = case as u64 + 1;
        for step in 0..steps {
            random = random
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            let pick = (random >> 33) as usize;
            let view = look(&tables, &id, ada());
            if !matches!(view.status, Status::Playing { .. }) {
                break;
            }
            if view.undo.steps > 0 && pick.is_multiple_of(3) {
                let back = [Back::Step, Back::Turn][pick % 2];
                match tables.undo(&id, ada(), view.seq, back) {
                    Ok(_) => undone += 1,
                    Err(error) => assert_eq!(back, Back::Turn, "{error}"),
                }
            } else {
                let choice = &view.choices()[pick % view.choices().len()].choice;
                tables.play(&id, ada(), view.seq, choice).unwrap();
            }
            if step % 10 == 0 {
                let fresh = open();
                for viewer in Viewer::all(players) {
                    let view = |tables: &Tables| {
                        tables
                            .view(&id, ada(), Some(viewer), orrery_table::Span::After(0))
                            .unwrap()
                    };
                    assert_eq!(json_of(&view(&fresh)), json_of(&view(&tables)));
                }
            }
        }
    }
    assert!(undone > 20, "{undone}");
}

#[test]
fn choices_that_belong_together_are_made_and_taken_back_together() {
    let place = Place::new();
    let tables = place.open();
    let id = create(&tables, &game("kepler", 3, vec![here("Ada"), here("Ben")]));
    for _ in 0..4 {
        let view = look(&tables, &id, ada());
        let choice = &view.choices()[0].choice;
        tables.play(&id, ada(), view.seq, choice).unwrap();
    }
    let before = look(&tables, &id, ada());
    let wrong = ["action space-missions", "settle 1"];
    tables.play_on(&id, ada(), before.seq, &wrong).unwrap_err();
    assert_eq!(look(&tables, &id, ada()).seq, before.seq, "none of them");

    let action = wrong[0];
    tables.play(&id, ada(), before.seq, action).unwrap();
    let view = look(&tables, &id, ada());
    let mut choices = view.choices().into_iter().map(|offer| offer.choice);
    let build = choices.find(|choice| choice.starts_with("build ")).unwrap();
    tables.undo(&id, ada(), view.seq, Back::Step).unwrap();
    let seq = look(&tables, &id, ada()).seq;
    tables.play_on(&id, ada(), seq, &[action, &build]).unwrap();
    let view = look(&tables, &id, ada());
    assert_eq!(view.plies, before.plies + 2);
    tables.undo(&id, ada(), view.seq, Back::Step).unwrap();
    assert_eq!(look(&tables, &id, ada()).plies, before.plies);
}

#[test]
fn a_decision_that_leaves_no_choice_is_made() {
    let place = Place::new();
    let tables = place.open();
    let series = Series {
        options: json!({"players": 2}),
        games: NonZeroU64::MIN,
        seed: 5,
        bots: vec![BotKind::Random],
        threads: 1,
    };
    let playout = (orrery_games::find("kepler").unwrap().many.playout)(&series, 0).unwrap();
    let seats = || vec![here("Ada"), here("Ben")];
    let [asked, made] = [(); 2].map(|()| create(&tables, &game("kepler", playout.seed, seats())));
    let (mut lone, mut by_itself) = (0, 0);
    for (index, (_, choice)) in playout.choices.iter().enumerate() {
        let view = look(&tables, &asked, ada());
        let is_lone = view.choices().len() == 1 && choice != "end";
        lone += usize::from(is_lone);
        tables.play(&asked, ada(), view.seq, choice).unwrap();
        let view = look(&tables, &made, ada());
        if view.plies > index {
            assert!(is_lone, "{choice}");
            by_itself += 1;
        } else {
            tables.play_on(&made, ada(), view.seq, &[choice]).unwrap();
        }
    }
    assert!(by_itself > 0 && by_itself <= lone, "{by_itself} of {lone}");
    let record = |id| tables.record(id).unwrap().plies;
    assert_eq!(record(&asked), record(&made));
}

#[test]
fn a_turn_ends_by_itself_only_if_its_player_wishes() {
    let place = Place::new();
    let tables = place.open();
    let (asked, by_hand) = ends(&tables, false);
    assert!(asked > 0);
    let (asked, by_itself) = ends(&tables, true);
    assert_eq!(asked, 0);
    // It is the same game, and its log shows every end.
    assert_eq!(by_hand, by_itself);
}

/// Plays a random game. How often was a player asked to end the turn when nothing else was possible?
fn ends(tables: &Tables, wish: bool) -> (usize, Vec<Ply>) {
    let series = Series {
        options: json!({"players": 2}),
        games: NonZeroU64::MIN,
        seed: 5,
        bots: vec![BotKind::Random],
        threads: 1,
    };
    let playout = (orrery_games::find("seti").unwrap().many.playout)(&series, 0).unwrap();
    let seats = vec![here("Ada"), here("Ben")];
    let id = create(tables, &game("seti", playout.seed, seats));
    for seat in Seat::first(2) {
        tables.set_auto_end(&id, ada(), seat, wish).unwrap();
    }
    let mut asked = 0;
    for (index, (_, choice)) in playout.choices.iter().enumerate() {
        let view = look(tables, &id, ada());
        if view.plies > index {
            assert_eq!(choice, "end");
            continue;
        }
        asked += usize::from(view.choices().len() == 1 && choice == "end");
        tables.play(&id, ada(), view.seq, choice).unwrap();
    }
    (asked, tables.record(&id).unwrap().plies)
}

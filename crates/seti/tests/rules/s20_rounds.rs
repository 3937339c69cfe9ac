//! Solo objectives: replacing, spending, scoring (S20, rules 21 to 25).

use crate::objectives::{
    act, action_deck, at, completed, end_round, finish_turn, marked, pass, place, progress,
    revealed, rival_passed, spent, tiles, with,
};
use crate::table::seat;
use orrery_seti::names::{Body, Resource};
use orrery_seti::{Cause, Event};

/// S20.21
#[test]
fn completed_tiles_are_replaced_at_the_end_of_the_turn() {
    let mut t = with("I-3 III-9 III-3", "II-1 II-2");
    rival_passed(&mut t);
    act(&mut t, "win black");
    t.play("task 2 1");
    assert_eq!(
        (revealed(&t).as_str(), completed(&t).as_str()),
        ("I-3 III-9 III-3", "")
    );
    finish_turn(&mut t);
    assert_eq!(completed(&t), "III-9");
    assert_eq!(revealed(&t), "I-3 III-3 II-1");
    assert_eq!(t.s.rival.objectives.to_vec(), tiles("II-2"));
    assert_eq!(t.s.rival.finished, 1);
}

/// S20.21: a tile completed in the rival's turn waits for the end of the human's next turn.
#[test]
fn tiles_are_not_replaced_at_the_end_of_the_rivals_turn() {
    let mut t = with("I-3", "II-1");
    action_deck(&mut t, 6);
    t.probe(2, "r1s5").signals("61-virginis", "1 1 1 1 1");
    t.play("launch; end; trace pink left discovery");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(
        (marked(&t).as_str(), revealed(&t).as_str()),
        ("I-3.1", "I-3")
    );
    rival_passed(&mut t);
    t.hand(1, "108").play("play 108; end");
    assert_eq!(revealed(&t), "II-1");
}

/// S20.22
#[test]
fn an_empty_stack_replaces_nothing() {
    let mut t = with("III-3 II-1", "");
    rival_passed(&mut t);
    at(&mut t, Body::Venus);
    t.play("orbit venus");
    finish_turn(&mut t);
    assert_eq!(
        (completed(&t).as_str(), revealed(&t).as_str()),
        ("III-3", "II-1")
    );
}

/// S20.23, S20.24
#[test]
fn each_round_spends_its_number_of_tiles_or_the_rival_advances() {
    for (round, finished, left, steps) in [
        (1, 0, 0, 3),
        (1, 1, 0, 0),
        (1, 3, 2, 0),
        (2, 1, 0, 3),
        (3, 1, 0, 6),
        (3, 3, 0, 0),
        (4, 0, 0, 12),
        (4, 6, 2, 0),
    ] {
        let mut t = with("II-1 II-2 II-3", "III-1");
        t.s.rival.finished = finished;
        end_round(&mut t, round);
        assert_eq!(t.s.round, round + 1);
        assert_eq!(spent(&t), Some((finished - left, round)));
        assert_eq!(
            (t.s.rival.finished, progress(&t)),
            (left, steps),
            "round {round}"
        );
        assert_eq!(t.s.rival.progress, steps % 12);
    }
}

/// S20.23: a tile completed in the turn of the pass is spent, and the income comes later.
#[test]
fn tiles_are_spent_before_income() {
    let mut t = with("I-4", "");
    t.s.rival.open[0].done = 1;
    end_round(&mut t, 1);
    assert_eq!((completed(&t).as_str(), spent(&t)), ("I-4", Some((1, 1))));
    let spent = place(&t, |event| matches!(event, Event::ObjectivesSpent { .. }));
    let income = place(&t, |event| {
        matches!(
            event,
            Event::Gained {
                resource: Resource::Credit,
                ..
            }
        )
    });
    assert!(spent < income && spent.is_some());
}

/// D-77, S20.23: the human has passed when the rival completes the sector that marks the last task.
#[test]
fn a_tile_completed_after_the_pass_is_spent_in_that_round() {
    let mut t = with("I-3 II-1 II-2", "II-8 III-1");
    action_deck(&mut t, 6);
    t.hand(1, "")
        .probe(2, "r1s5")
        .signals("61-virginis", "1 1 1 1 1");
    t.s.reminder = false;
    t.mark();
    pass(&mut t);
    assert_eq!(t.decides(), "1 trace");
    t.play("trace pink left discovery");
    assert_eq!((t.s.round, completed(&t).as_str()), (2, "I-3"));
    assert_eq!((spent(&t), t.s.rival.finished), (Some((1, 1)), 0));
    assert_eq!(revealed(&t), "II-1 II-2 II-8");
    let penalty = |event: &Event| {
        matches!(
            event,
            Event::Progress {
                cause: Cause::Objectives,
                ..
            }
        )
    };
    assert_eq!(place(&t, penalty), None);
}

/// S20.25
#[test]
fn uncompleted_tiles_give_the_rival_five_points_each() {
    for (open, stack, finished, points) in [
        ("II-1 II-2 II-3", "III-1 III-2", 0, "vp+25"),
        ("II-1 II-2", "", 4, "vp+10"),
        ("", "", 9, ""),
    ] {
        let mut t = with(open, stack);
        t.s.rival.finished = finished;
        t.last_round();
        rival_passed(&mut t);
        pass(&mut t);
        assert_eq!((t.decides().as_str(), t.diff(2).as_str()), ("over", points));
        assert_eq!(
            (spent(&t), progress(&t), t.s.rival.finished),
            (None, 0, finished)
        );
    }
}

/// S20.25, S20.4, S20.20: a tile completed in the rival's turns after the human's last pass is completed.
#[test]
fn a_tile_completed_after_the_last_pass_costs_nothing() {
    let mut t = with("I-3 III-3", "");
    t.last_round().s.reminder = false;
    action_deck(&mut t, 6);
    t.probe(2, "r1s5").signals("61-virginis", "1 1 1 1 1");
    t.play("pass; trace pink left discovery");
    assert_eq!(
        (t.decides().as_str(), marked(&t).as_str()),
        ("over", "I-3.1")
    );
    let points = t.events.iter().filter_map(|told| match told.event {
        Event::ObjectivesScored { seat: who, n } if who == seat(2) => Some(n),
        _ => None,
    });
    assert_eq!(points.sum::<u8>(), 5);
}

/// D-40
#[test]
fn objectives_are_checked_after_milestones_and_discovery() {
    let mut t = with("II-2", "II-1");
    t.s.rival.open[0].done = 0b11;
    rival_passed(&mut t);
    t.score(1, 24).hand(1, "75");
    t.play("play 75; trace pink left overflow; end");
    assert_eq!(
        (t.decides().as_str(), completed(&t).as_str()),
        ("1 gold", "")
    );
    let choice = t.own_choices().remove(0);
    t.play(&choice);
    assert_eq!(completed(&t), "II-2");

    let mut t = with("I-3", "");
    rival_passed(&mut t);
    t.found(1, "left", "pink")
        .found(1, "left", "blue")
        .probe(1, "r2s2");
    t.play("land mars; trace orange left discovery; space 1; end");
    let found = place(&t, |event| matches!(event, Event::Discovered { .. }));
    let done = place(&t, |event| {
        matches!(event, Event::ObjectiveCompleted { .. })
    });
    assert!(found.is_some() && found < done);
}

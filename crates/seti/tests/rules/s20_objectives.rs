//! Solo objectives: the five difficulties, what marks a task (S20, rules 1 to 20).

use crate::objectives::{
    act, action_deck, at, completed, end_round, finish_turn, marked, pass, place, progress,
    revealed, rival_passed, spent, with,
};
use crate::table::{COMPUTERS, PROBES, TELESCOPES, Table, seat};
use orrery_core::Game;
use orrery_seti::names::Body;
use orrery_seti::pack::pack;
use orrery_seti::state::Seti;
use orrery_seti::{Event, Options};

/// Tiers of the stack from the top, the three revealed tiles first.
fn tiers(s: &Seti) -> Vec<usize> {
    let open = s.rival.open.iter().map(|open| open.tile);
    let all = open.chain(s.rival.objectives.iter().rev().copied());
    all.map(|tile| pack().solo.objectives[tile as usize].tier + 1)
        .collect()
}

fn solo_game(level: u8, seed: u64) -> Seti {
    let options = Options {
        players: 1,
        solo: Some(level),
        ..Options::default()
    };
    Seti::new(&options, seed).unwrap()
}

/// The printed board: objectives by tier, first step, advanced cards, technologies along the track.
fn check_board(level: u8, objectives: [usize; 3], step: u8, advanced: usize, track: &str) {
    let mut expected = vec![1; objectives[0]];
    expected.extend(vec![2; objectives[1]]);
    expected.extend(vec![3; objectives[2]]);
    for seed in 0..8 {
        let s = solo_game(level, seed);
        assert_eq!(tiers(&s), expected);
        assert_eq!(s.rival.progress + 1, step);
        let mut deck = s.rival.deck.to_vec();
        deck.sort_unstable();
        assert_eq!(deck[..4], [1, 2, 3, 4]);
        assert_eq!(deck.len(), 4 + advanced);
        assert!(deck[4..].iter().all(|card| (5..=14).contains(card)));
        assert_eq!(s.rival.reserve.len(), 10 - advanced);
    }
    for (step, tech) in (0..).zip(track.split_whitespace()) {
        let mut t = Table::solo(level);
        t.s.rival.progress = step;
        action_deck(&mut t, 2);
        t.s.players[1].publicity = 6;
        t.mark().play("launch; end");
        let researched = t.events.iter().find_map(|told| match told.event {
            Event::Researched { tech, .. } => Some(tech.to_string()),
            _ => None,
        });
        assert_eq!(researched.as_deref(), Some(tech), "step {}", step + 1);
    }
}

/// difficulty 1, S20.1
#[test]
fn the_board_of_difficulty_1() {
    let track = [COMPUTERS, TELESCOPES, PROBES].join(" ");
    check_board(1, [0, 0, 0], 1, 0, &track);
}

/// difficulty 2, S20.2
#[test]
fn the_board_of_difficulty_2() {
    let track = [COMPUTERS, TELESCOPES, PROBES].join(" ");
    check_board(2, [2, 3, 5], 1, 0, &track);
}

/// difficulty 3, S20.2
#[test]
fn the_board_of_difficulty_3() {
    let track = [TELESCOPES, PROBES, COMPUTERS].join(" ");
    check_board(3, [2, 4, 6], 1, 1, &track);
}

/// difficulty 4, S20.2
#[test]
fn the_board_of_difficulty_4() {
    let track = [COMPUTERS, TELESCOPES, PROBES].join(" ");
    check_board(4, [2, 6, 7], 4, 1, &track);
}

/// difficulty 5, S20.2
#[test]
fn the_board_of_difficulty_5() {
    let track = [PROBES, COMPUTERS, TELESCOPES].join(" ");
    check_board(5, [2, 7, 8], 9, 1, &track);
}

/// S20.1
#[test]
fn difficulty_1_has_no_penalty_and_no_points_for_objectives() {
    let mut t = Table::solo(1);
    end_round(&mut t, 1);
    assert_eq!((spent(&t), progress(&t)), (None, 0));
    t.last_round();
    rival_passed(&mut t);
    pass(&mut t);
    assert_eq!((t.decides().as_str(), t.diff(2).as_str()), ("over", ""));
}

/// S20.2
#[test]
fn each_tier_is_shuffled() {
    for tier in 1..=3 {
        let mut seen = [false; 24];
        for seed in 0..60 {
            let s = solo_game(2, seed);
            let open = s.rival.open.iter().map(|open| open.tile);
            open.chain(s.rival.objectives.iter().copied())
                .for_each(|tile| seen[tile as usize] = true);
        }
        let all = pack().solo.objectives.iter().zip(seen);
        let of_tier: Vec<bool> = all
            .filter(|(one, _)| one.tier + 1 == tier)
            .map(|(_, seen)| seen)
            .collect();
        assert_eq!(of_tier, vec![true; [4, 11, 9][tier - 1]]);
    }
}

/// S20.3
#[test]
fn three_objectives_are_revealed_and_each_tile_exists_once() {
    let s = solo_game(4, 3);
    assert_eq!((s.rival.open.len(), s.rival.objectives.len()), (3, 12));
    let view = serde_json::to_value(s.view(orrery_core::Viewer::Seat(seat(1)))).unwrap();
    assert_eq!(view["rival"]["objectives"], 12, "only their number is seen");
    let open = s.rival.open.iter().map(|open| open.tile);
    let mut all: Vec<u8> = open.chain(s.rival.objectives.iter().copied()).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 15);
}

/// S20.4
#[test]
fn a_tile_is_completed_when_all_its_tasks_are_marked() {
    let mut t = with("III-5", "");
    act(&mut t, "launch");
    rival_passed(&mut t);
    t.play("end");
    assert_eq!(
        (marked(&t).as_str(), completed(&t).as_str()),
        ("III-5.2", "")
    );
    act(&mut t, "scan");
    t.play("end");
    assert_eq!(
        (marked(&t).as_str(), completed(&t).as_str()),
        ("III-5.2 III-5.3", "")
    );
    act(&mut t, "trace blue");
    t.play("end");
    assert_eq!((completed(&t).as_str(), t.s.rival.finished), ("III-5", 1));
}

/// S20.5: the second alternative does not mark anything further.
#[test]
fn one_alternative_is_enough() {
    for deed in ["land mars", "win red"] {
        let mut t = with("I-3", "");
        act(&mut t, deed);
        assert_eq!(marked(&t), "I-3.1");
    }
}

/// S20.6
#[test]
fn the_rival_marks_no_tasks() {
    let mut t = with("III-8 I-1 I-2", "");
    t.s.players[1].publicity = 9;
    t.no_milestones().score(2, 20).hand(1, "108");
    t.play("play 108; end");
    assert!(t.s.players[1].pieces.len() == 1, "the rival has launched");
    assert_eq!(marked(&t), "");
}

/// S20.7
#[test]
fn one_event_marks_one_task_and_the_human_chooses() {
    let mut t = with("II-3 III-7 II-6", "");
    act(&mut t, "tech computer");
    if t.decides() == "1 slot" {
        t.play("slot 1");
    }
    assert_eq!(t.decides(), "1 objective");
    assert_eq!(
        t.own_choices(),
        ["task 1 1", "task 2 1", "task 2 2", "skip"]
    );
    for (choice, expected) in [
        ("task 1 1", "II-3.1"),
        ("task 2 1", "III-7.1"),
        ("task 2 2", "III-7.2"),
    ] {
        let mut t = t.clone();
        t.play(choice);
        assert_eq!(marked(&t), expected);
        assert_ne!(t.decides(), "1 objective");
    }
}

/// S20.7: a marked task takes no second event.
#[test]
fn a_marked_task_is_not_asked_for_again() {
    let mut t = with("III-1", "");
    t.s.rival.open[0].done = 1;
    act(&mut t, "scan");
    assert_eq!(marked(&t), "III-1.1 III-1.2");
}

/// S20.8
#[test]
fn the_same_event_also_covers_a_circle() {
    let mut t = with("III-8", "");
    t.played(1, "79").play("launch");
    assert_eq!(
        (marked(&t).as_str(), t.decides().as_str()),
        ("III-8.1", "1 trigger")
    );
    t.play("cover 79 1");
    assert_eq!(t.diff(1), "credits-1 pieces+1");

    let mut t = with("III-8 III-5", "");
    t.played(1, "79").play("launch; cover 79 1");
    assert_eq!(t.own_choices(), ["task 1 1", "task 2 2", "skip"]);
}

/// S20.9, D-33
#[test]
fn a_declined_event_is_lost() {
    let mut t = with("III-8 III-5", "");
    t.play("launch; skip");
    assert_eq!((marked(&t).as_str(), t.decides().as_str()), ("", "1 late"));
    rival_passed(&mut t);
    t.play("end");
    assert_eq!((marked(&t).as_str(), t.decides().as_str()), ("", "1 turn"));
}

/// D-33, S20.9: a single task is marked without a question, and a state is never declined.
#[test]
fn a_single_task_is_marked_by_itself() {
    let mut t = with("III-8", "");
    t.play("launch");
    assert_eq!(
        (marked(&t).as_str(), t.decides().as_str()),
        ("III-8.1", "1 late")
    );
    let mut t = with("III-8 I-1", "");
    act(&mut t, "publicity 9");
    assert_eq!(
        (marked(&t).as_str(), t.decides().as_str()),
        ("III-8.2 I-1.1", "1 turn")
    );
}

/// S20.10: several states at the same moment; a marked task stays marked.
#[test]
fn states_are_marked_at_once_and_together() {
    let mut t = with("I-1 III-8", "");
    act(&mut t, "publicity 8");
    assert_eq!(marked(&t), "I-1.1");
    t.p(1).publicity = 9;
    t.mark().play("research; tech probe-2");
    assert_eq!((t.p(1).publicity, marked(&t).as_str()), (3, "I-1.1"));

    let mut t = with("I-1 I-2", "");
    t.p(1).publicity = 7;
    t.played(1, "5").orbiter(1, "venus").score(1, 9);
    t.play("complete 5");
    assert_eq!(marked(&t), "I-1.1 I-2.1");
}

/// S20.10, S20.21: a state that is true when its tile is revealed.
#[test]
fn a_revealed_state_is_checked_at_once() {
    let mut t = with("III-3", "I-4 II-1");
    t.p(1).data = 5;
    rival_passed(&mut t);
    at(&mut t, Body::Venus);
    t.play("orbit venus");
    finish_turn(&mut t);
    assert_eq!(completed(&t), "III-3 I-4");
    assert_eq!((revealed(&t).as_str(), t.s.rival.finished), ("II-1", 2));
}

/// S20.11
#[test]
fn data_in_the_computer_does_not_count() {
    let mut t = with("I-4", "");
    t.p(1).data = 4;
    t.hand(1, "22").play("place upper; corner 22");
    assert_eq!(
        (t.p(1).data, t.p(1).computer.upper, marked(&t).as_str()),
        (4, 1, "")
    );
}

/// S20.12
#[test]
fn an_event_before_the_tile_was_revealed_does_not_count() {
    let mut t = with("III-3", "III-8 II-8 II-2");
    rival_passed(&mut t);
    t.orbiter(1, "mercury");
    at(&mut t, Body::Venus);
    t.play("orbit venus");
    finish_turn(&mut t);
    assert_eq!(
        (revealed(&t).as_str(), marked(&t).as_str()),
        ("III-8 II-8 II-2", "")
    );
}

/// S20.13
#[test]
fn actions_granted_by_an_effect_count() {
    let mut t = with("III-8 III-1 III-6", "");
    t.hand(1, "130").play("play 130");
    assert_eq!(marked(&t), "III-8.1");
    let mut t = with("III-5 III-6", "");
    t.hand(1, "52")
        .play("play 52; earth 61-virginis; row 112; signal kepler-22");
    assert_eq!(marked(&t), "III-5.3");
    let mut t = with("III-5 III-6", "");
    at(&mut t, Body::Mars);
    t.hand(1, "16").play("play 16; land mars");
    assert_eq!(marked(&t), "III-6.2");
    let mut t = with("III-8", "");
    t.tech(1, "telescope-4").play("scan; telescope-4 launch");
    assert_eq!(marked(&t), "III-8.1");
}

/// S20.14, D-34
#[test]
fn a_moon_counts_as_its_planet() {
    for (site, expected) in [("titan", "II-1.1"), ("triton", "II-10.1")] {
        let mut t = with("II-1 II-10 II-8", "");
        act(&mut t, &format!("land {site}"));
        assert_eq!(marked(&t), expected);
    }
}

/// S20.15
#[test]
fn a_technology_from_a_card_counts() {
    let mut t = with("II-6 II-2", "");
    t.hand(1, "103").play("play 103; tech telescope-2");
    assert_eq!(marked(&t), "II-6.1");
}

/// S20.16
#[test]
fn overflow_and_universal_traces_count_as_their_colour() {
    for (color, expected) in [("blue", "II-3.2"), ("pink", ""), ("orange", "")] {
        let mut t = with("II-3", "");
        t.hand(1, "75");
        t.play(&format!("play 75; trace {color} right overflow"));
        assert_eq!(marked(&t), expected);
    }
}

/// S20.17
#[test]
fn pushed_probes_and_moving_capsules_visit() {
    let mut t = with("II-4", "");
    action_deck(&mut t, 2);
    t.s.players[1].publicity = 6;
    t.probe(1, "r1s0").hand(1, "108").play("play 108; end");
    assert_eq!(marked(&t), "II-4.1", "pushed in the rival's turn");

    let mut t = with("II-7", "");
    t.probe(1, "r2s1").s.next_disc = 1;
    t.p(1).publicity = 6;
    t.mark().play("research");
    assert_eq!(marked(&t), "II-7.1", "pushed onto a comet");

    let mut t = with("II-4", "");
    t.discover("left").capsule(1, "r2s5", 1).play("move 1 r2s4");
    assert_eq!(marked(&t), "II-4.1", "a capsule");

    let mut t = with("II-4", "");
    t.probe(1, "r1s7").p(1).publicity = 6;
    t.mark().play("research");
    assert_eq!(marked(&t), "", "carried along with the asteroids");
}

/// S20.18
#[test]
fn a_card_for_three_discarded_for_its_corner_does_not_count() {
    let mut t = with("II-7", "");
    t.hand(1, "57").play("corner 57");
    assert_eq!(marked(&t), "");
}

/// S20.19
#[test]
fn a_triggerable_mission_counts_with_its_last_circle() {
    let slot = pack().card("79".parse().unwrap()).slot_index as usize;
    for (covered, expected) in [(0b100, ""), (0b110, "II-2.2")] {
        let mut t = with("II-2", "");
        t.played(1, "79").s.covered[slot] = covered;
        t.mark().play("launch; cover 79 1");
        assert_eq!(marked(&t), expected);
    }
}

/// S20.20, S20.6: a sector resolved in the rival's turn.
#[test]
fn a_sector_won_in_the_rivals_turn_counts_for_its_winner() {
    for (marks, expected) in [("1 1 1 1 1", "I-3.1"), ("2 2 2 2 2", "")] {
        let mut t = with("I-3 III-9", "");
        action_deck(&mut t, 6);
        t.probe(2, "r1s5")
            .signals("61-virginis", marks)
            .hand(1, "14");
        t.play("play 14; end");
        let won = place(&t, |event| matches!(event, Event::SectorWon { .. }));
        assert!(won.is_some());
        assert_eq!(marked(&t), expected);
    }
}

//! Missions and gold boxes (S8, rules 6 to 19).

use crate::s08_cards::names;
use crate::table::{Table, card, seat};
use orrery_seti::names::{Gold, Source};

/// S8.6
#[test]
fn missions_and_gold_boxes_stay_in_front_of_the_player() {
    let cards = [
        ("104", "credits-2 hand-1 played+1 pieces+1"),
        ("107", "credits-2 data+2 hand-1 played+1"),
        ("14", "credits-2 publicity+1 data+2 hand-1 played+1"),
    ];
    for (number, gained) in cards {
        let mut t = Table::new(2);
        t.hand(1, number).play(&format!("play {number}"));
        assert_eq!(t.diff(1), gained);
        assert_eq!(names(t.s.players[0].played), number);
        assert_eq!(names(t.s.discard), "");
        assert!(!t.s.completed.has(card(number)));
    }
}

/// S8.7, S8.10, card 51
#[test]
fn a_mission_is_not_in_play_before_its_effect_is_done() {
    let mut t = Table::new(2);
    t.hand(1, "51").p(1).publicity = 8;
    t.play("play 51").illegal("complete 51");
    t.play("earth 61-virginis; row 110").illegal("complete 51");
    t.play("signal barnards-star");
    assert_eq!(t.decides(), "1 late");
    t.mark().play("complete 51; draw");
    assert_eq!(t.diff(1), "vp+3 hand+1");
}

/// S8.7, S21.20, card 106
#[test]
fn a_mission_is_not_triggered_by_its_own_card() {
    let mut t = Table::new(2);
    t.hand(1, "106 110").play("play 106");
    assert_eq!(t.decides(), "1 late");
    t.next_own_turn();
    t.play("play 110");
    assert_eq!(t.own_choices(), ["cover 106 1", "skip"]);
}

/// S8.8, card 5
#[test]
fn missions_look_at_the_owners_pieces() {
    let mut t = Table::new(2);
    t.played(1, "5").orbiter(2, "venus").lander(2, "venus");
    t.illegal("complete 5").orbiter(1, "venus");
    t.legal("complete 5");
}

/// S8.8, S8.12, card 79
#[test]
fn missions_look_at_the_owners_deeds() {
    let mut t = Table::new(2);
    t.played(2, "79").play("launch");
    assert_eq!(t.decides(), "1 late");
    t.play("end; launch");
    assert_eq!(t.decides(), "2 trigger");
}

/// S8.9, card 5
#[test]
fn a_conditional_mission_is_completed_as_a_free_action_in_the_own_turn() {
    let mut t = Table::new(2);
    t.played(1, "5").refused("complete 5", "S8.9");
    t.orbiter(1, "venus");
    let mut others_turn = t.clone();
    others_turn
        .play("launch")
        .legal("complete 5")
        .play("end")
        .illegal("complete 5");
    t.play("complete 5");
    assert_eq!(t.diff(1), "vp+7 publicity+1");
    assert_eq!(t.decides(), "1 turn");
    assert!(t.s.completed.has(card("5")));
    assert!(t.s.players[0].played.has(card("5")));
    t.illegal("complete 5").legal("launch");
}

/// S8.9, S2.7, card 5
#[test]
fn a_mission_is_not_completed_while_deciding_in_another_players_turn() {
    let mut t = Table::new(2);
    t.played(2, "5")
        .orbiter(2, "venus")
        .signals("61-virginis", "2 2 2 2 2");
    t.play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(t.decides(), "2 trace");
    t.illegal("complete 5");
}

/// S8.10, card 5
#[test]
fn a_condition_that_is_already_true_can_be_used_in_the_same_turn() {
    let mut t = Table::new(2);
    t.hand(1, "5").orbiter(1, "venus").play("play 5").mark();
    t.play("complete 5");
    assert_eq!(t.diff(1), "vp+7 publicity+1");
}

/// S8.11, card 104
#[test]
fn completing_is_optional_may_wait_and_needs_the_condition_at_that_moment() {
    let mut t = Table::new(2);
    t.played(1, "104").probe(1, "r2s0").legal("complete 104");
    t.play("move 1 r1s0").refused("complete 104", "S8.11");
    t.play("move 1 r2s0").legal("complete 104");
    t.play("scan; earth 61-virginis; row 110; signal barnards-star")
        .next_own_turn();
    assert!(!t.s.completed.has(card("104")));
    t.play("complete 104");
    assert_eq!(t.diff(1), "vp+3 data+1");
}

/// S8.12, S8.15, card 79
#[test]
fn an_event_covers_a_circle_once_and_pays_its_bonus() {
    let mut t = Table::new(2);
    t.played(1, "79").tech(1, "probe-1").play("launch");
    assert_eq!(t.decides(), "1 trigger");
    assert_eq!(
        t.own_choices(),
        ["cover 79 1", "cover 79 2", "cover 79 3", "skip"]
    );
    t.play("cover 79 3");
    assert_eq!(t.diff(1), "vp+5 credits-2 pieces+1");
    t.next_own_turn();
    t.play("launch");
    assert_eq!(t.own_choices(), ["cover 79 1", "cover 79 2", "skip"]);
    t.play("cover 79 1");
    assert_eq!(t.diff(1), "credits-1 pieces+1");
}

/// S8.12
#[test]
fn what_happened_before_the_card_came_into_play_covers_nothing() {
    let mut t = Table::new(2);
    t.hand(1, "79").play("launch").next_own_turn();
    t.play("play 79");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-2 publicity+1 hand-1 played+1");
}

/// S8.13, cards 79 and 80
#[test]
fn one_event_covers_one_circle_over_all_missions() {
    let mut t = Table::new(2);
    t.played(1, "79 80").play("launch");
    let all = [
        "cover 79 1",
        "cover 79 2",
        "cover 79 3",
        "cover 80 1",
        "cover 80 2",
        "cover 80 3",
        "skip",
    ];
    assert_eq!(t.own_choices(), all);
    let mut none = t.clone();
    none.play("skip");
    assert_eq!(none.decides(), "1 late");
    t.play("cover 80 2; step 1 r1s6");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
}

/// S8.13, card 1, card 128
#[test]
fn generic_and_specific_circles_compete() {
    let mut t = Table::new(2);
    t.played(1, "1 128").probe(1, "r3s4").play("move 1 r3s3");
    let all = [
        "cover 1 1",
        "cover 128 1",
        "cover 128 2",
        "cover 128 3",
        "skip",
    ];
    assert_eq!(t.own_choices(), all);
    let mut specific = t.clone();
    specific.play("cover 1 1");
    assert_eq!(specific.decides(), "1 turn");
    assert_eq!(specific.diff(1), "energy-1 publicity+1 data+1");
    t.play("cover 128 1");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(t.diff(1), "publicity+1");
}

/// S8.13, card 76, ET.13
#[test]
fn a_technology_covers_a_circle_of_any_kind_or_of_its_kind() {
    let mut t = Table::new(2);
    t.discover("right").played(1, "76 et.13").p(1).publicity = 10;
    t.mark().play("research; tech telescope-2");
    let all = [
        "cover 76 2",
        "cover et.13 1",
        "cover et.13 2",
        "cover et.13 3",
        "skip",
    ];
    assert_eq!(t.own_choices(), all);
    t.play("cover et.13 3");
    assert_eq!(t.diff(1), "vp+8 publicity-6 techs+1");
    assert_eq!(t.decides(), "1 late");
}

/// S8.13, card 78, card 116
#[test]
fn two_events_of_one_action_cover_two_circles() {
    let mut t = Table::new(2);
    t.played(1, "116 78")
        .probe(1, "r2s5")
        .play("scan; earth 61-virginis");
    assert_eq!(t.own_choices(), ["cover 116 1", "skip"]); // a yellow signal
    t.play("cover 116 1; done; row 110; signal barnards-star");
    assert_eq!(t.own_choices(), ["cover 116 2", "skip"]); // a red signal
    t.play("skip");
    assert_eq!(
        t.own_choices(),
        ["cover 78 1", "cover 78 2", "cover 78 3", "skip"]
    ); // the scan
    t.play("cover 78 3");
    assert_eq!(t.diff(1), "vp+4 credits-1 energy-2 data+2");
    assert_eq!(t.decides(), "1 late");
}

/// S8.14, card 79
#[test]
fn a_declined_event_is_lost() {
    let mut t = Table::new(2);
    t.played(1, "79").play("launch; skip");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    assert!(!t.choices().iter().any(|choice| choice.starts_with("cover")));
    t.next_own_turn();
    t.play("scan; earth proxima-centauri; row 110; signal barnards-star");
    assert_eq!(t.decides(), "1 late");
}

/// S8.15, card 82
#[test]
fn a_circle_may_be_covered_though_its_bonus_is_lost() {
    let mut t = Table::new(2);
    t.played(1, "82").probe(1, "r1s3").p(1).publicity = 10;
    t.mark().play("orbit venus; cover 82 1");
    assert_eq!(t.diff(1), "vp+9 credits-1 energy-1 pieces-1");
    t.probe(1, "r1s3");
    t.next_own_turn();
    t.p(1).pieces[0].at = t.s.space_of("venus".parse().unwrap());
    t.mark().play("orbit venus");
    assert_eq!(t.decides(), "1 late");
}

/// S8.16, S2.26, card 77
#[test]
fn a_trace_won_in_another_players_turn_covers_a_circle() {
    let mut t = Table::new(2);
    t.played(2, "77").signals("61-virginis", "2 2 2 2 2");
    t.play("scan; earth 61-virginis; row 110; signal barnards-star; trace pink left overflow");
    assert_eq!(t.decides(), "2 trigger");
    assert_eq!(t.choices(), ["cover 77 1", "skip"]);
    t.play("cover 77 1");
    assert_eq!(t.diff(2), "vp+3 publicity+1 data+1 traces+1");
    assert_eq!(t.decides(), "1 late");
}

/// S8.16, card 129: a push onto asteroids counts in the owner's own turn; this card says so.
#[test]
fn a_push_covers_a_circle_in_the_own_turn_only_if_the_card_says_so() {
    let mut t = Table::new(2);
    t.played(1, "129").probe(1, "r1s4").p(1).publicity = 6;
    t.mark().play("research");
    assert_eq!(t.decides(), "1 trigger");
    t.play("cover 129 2");
    assert_eq!(t.diff(1), "publicity-6 data+1");
    assert_eq!(t.decides(), "1 tech");
    assert_eq!(t.s.players[0].pieces[0].at, "r1s3".parse().unwrap());

    let mut t = Table::new(2);
    t.played(2, "129").probe(2, "r1s4").p(1).publicity = 6;
    t.mark().play("research");
    assert_eq!(t.decides(), "1 tech");
    assert_eq!(t.s.players[1].pieces[0].at, "r1s3".parse().unwrap());
}

/// S8.17, S8.18, card 1
#[test]
fn a_mission_is_completed_when_all_its_circles_are_covered() {
    let mut t = Table::new(2);
    t.played(1, "1").probe(1, "r3s4").probe(1, "r3s6");
    t.play("move 1 r3s3; cover 1 1");
    assert!(!t.s.completed.has(card("1")));
    assert_eq!(t.s.gold_sets(seat(1), Gold::Missions), 0);
    t.play("move 2 r3s7; cover 1 2");
    assert!(t.s.completed.has(card("1")));
    assert!(t.s.players[0].played.has(card("1")));
    assert_eq!(t.s.gold_sets(seat(1), Gold::Missions), 1);
    t.play("move 1 r3s4").mark().play("move 1 r3s3");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(t.diff(1), "energy-1 publicity+1");
}

/// S8.18, card 5, card 104
#[test]
fn only_completed_missions_score() {
    let mut t = Table::new(2);
    t.s.round = 5;
    t.s.gold[Gold::Missions.index()].push(seat(1));
    t.played(1, "5 104 79")
        .orbiter(1, "venus")
        .play("complete 5")
        .mark();
    t.play("pass; pass");
    assert_eq!(t.decides(), "over");
    assert_eq!(t.diff(1), "vp+4");
}

/// S8.19, card 14
#[test]
fn a_gold_box_scores_at_the_end_and_is_never_completed() {
    let mut t = Table::new(2);
    t.s.round = 5;
    t.s.gold[Gold::Missions.index()].push(seat(1));
    t.hand(1, "14").orbiter(1, "mars").play("play 14");
    assert_eq!(t.diff(1), "credits-2 publicity+1 data+2 hand-1 played+1");
    t.illegal("complete 14")
        .play("end")
        .mark()
        .play("pass; pass");
    assert_eq!(t.diff(1), "vp+4");
    assert_eq!(t.s.players[0].points[Source::EndCards.index()], 4);
    assert!(!t.s.completed.has(card("14")));
}

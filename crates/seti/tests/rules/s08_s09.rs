//! Cards, income and missions (S8); technology (S9).

use crate::table::{Table, seat};
use orrery_seti::Event;
use orrery_seti::names::{Card, Gold, Resource, Source, Species, Tech, TileBonus};
use orrery_seti::state::{CardSet, Marker};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn row(t: &Table) -> String {
    let name = |place: &Option<Card>| place.map_or("-".to_owned(), |card| card.to_string());
    t.s.row.iter().map(name).collect::<Vec<_>>().join(" ")
}

fn names(cards: CardSet) -> String {
    cards
        .iter()
        .map(|card| card.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Puts the whole deck somewhere else: into the discard pile, or out of reach.
fn empty_deck(t: &mut Table, to_discard: bool) {
    let cards: CardSet = t.s.deck.iter().copied().collect();
    t.s.deck.clear();
    if to_discard {
        t.s.discard = cards;
    } else {
        t.p(2).tucked = cards;
    }
    t.mark();
}

/// A free income increase: three data lie in the computer, the next one gives it.
fn with_income(hand: &str) -> Table {
    let mut t = Table::new(2);
    t.p(1).computer.upper = 3;
    t.p(1).data = 1;
    t.hand(1, hand);
    t
}

fn centaurians() -> Table {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Mascamites);
    t.discover("left");
    t
}

/// S8.1, S4.3, card 110
#[test]
fn a_card_has_a_corner_a_colour_a_cost_an_effect_and_an_income() {
    let mut t = with_income("110");
    t.tech(1, "telescope-3");
    let after = |choices: &str| {
        let mut t = t.clone();
        t.play(choices);
        t
    };
    assert_eq!(after("play 110").diff(1), "credits-1 publicity+3 hand-1");
    assert_eq!(after("corner 110").diff(1), "data+1 hand-1");
    assert_eq!(
        after("place upper; tuck 110").diff(1),
        "credits+1 data-1 hand-1 tucked+1"
    );
    let signal = after("scan; telescope-3 110");
    assert_eq!(
        signal.own_choices(),
        ["signal barnards-star", "signal proxima-centauri"]
    );
    assert_eq!(signal.diff(1), "credits-1 energy-2 hand-1");
}

/// S8.2, card 1
#[test]
fn a_card_that_costs_nothing_is_still_a_main_action() {
    let mut t = Table::new(2);
    t.hand(1, "1 123").p(1).credits = 0;
    t.mark().play("play 1");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "hand-1 played+1");
    t.refused("play 123", "S2.3");
    t.illegal("launch; scan; research; pass").play("end");
    assert_eq!(t.decides(), "2 turn");
}

/// S8.3, card 57
#[test]
fn cards_cost_credits() {
    let mut t = Table::new(2);
    t.hand(1, "57").p(1).credits = 2;
    t.refused("play 57", "S3.25");
    t.p(1).credits = 3;
    t.mark().play("play 57");
    assert_eq!(t.diff(1), "credits-3 hand-1");
}

/// S8.3, ET.31
#[test]
fn centaurian_cards_cost_energy() {
    let mut t = centaurians();
    t.hand(1, "et.31").p(1).credits = 0;
    t.mark();
    let mut poor = t.clone();
    poor.p(1).energy = 0;
    poor.refused("play et.31", "S3.25");
    t.play("play et.31");
    assert_eq!(t.diff(1), "energy-1 hand-1 pieces+1");
}

/// S8.4, S3.2: card, what it costs beside the usual price of the action it grants.
#[test]
fn actions_in_an_effect_cost_nothing_more() {
    let mut t = Table::new(2);
    t.hand(1, "130").p(1).credits = 1;
    t.mark().play("play 130");
    assert_eq!(t.diff(1), "credits-1 hand-1 pieces+1");

    let mut t = Table::new(2);
    t.hand(1, "105").p(1).energy = 0;
    t.mark()
        .play("play 105; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(t.diff(1), "credits-2 data+2 hand-1 played+1");

    let mut t = Table::new(2);
    t.hand(1, "13").probe(1, "r1s3").p(1).energy = 0;
    t.mark()
        .play("play 13; land venus; trace orange left overflow");
    assert_eq!(t.diff(1), "vp+8 credits-1 data+2 hand-1 pieces-1 traces+1");

    let mut t = Table::new(2);
    t.hand(1, "71").p(1).publicity = 0;
    t.mark().play("play 71; tech probe-2");
    assert_eq!(t.diff(1), "vp+7 credits-3 hand-1 techs+1");
}

/// S8.5, card 114
#[test]
fn an_ordinary_card_is_discarded_after_its_effect() {
    let mut t = Table::new(2);
    t.hand(1, "114").play("play 114");
    assert_eq!(names(t.s.discard), "");
    t.play("draw; done");
    assert_eq!(names(t.s.discard), "114");
    assert_eq!(t.s.players[0].played.len(), 0);
}

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

/// S8.20, card 8, card 89
#[test]
fn a_card_of_row_or_deck_is_chosen_and_a_random_card_is_not() {
    let mut t = Table::new(2);
    t.hand(1, "8").deck_top("9 57 66").play("play 8");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
    let mut top = t.clone();
    top.play("draw");
    assert_eq!(names(top.s.players[0].hand), "9");
    t.play("take 108");
    assert_eq!(names(t.s.players[0].hand), "108");
    let mut t = Table::new(2);
    t.hand(1, "89").deck_top("9 57 66").play("play 89");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(names(t.s.players[0].hand), "9 57 66");
    assert_eq!(row(&t), "110 108 112");
}

/// S8.21
#[test]
fn a_card_taken_from_the_row_is_replaced_at_once() {
    let mut t = Table::new(2);
    t.deck_top("9 57").play("buy; take 108");
    assert_eq!(row(&t), "110 9 112");
    t.p(1).publicity = 3;
    t.play("buy");
    assert_eq!(t.own_choices(), ["take 110", "take 9", "take 112", "draw"]);
    t.play("draw");
    assert_eq!(row(&t), "110 9 112");
}

/// S8.22, card 89
#[test]
fn an_empty_deck_is_made_anew_from_the_discard_pile() {
    let mut t = Table::new(2);
    t.hand(1, "89");
    empty_deck(&mut t, true);
    let discarded = t.s.discard;
    t.play("play 89");
    assert!(t.events.iter().any(|told| told.event == Event::Reshuffled));
    assert_eq!(t.s.players[0].hand.len(), 3);
    assert!(t.s.players[0].hand.iter().all(|card| discarded.has(card)));
    assert_eq!(t.s.deck.len(), discarded.len() - 3);
    assert_eq!(t.s.discard.len(), 0);
    let in_order: Vec<Card> = discarded.iter().collect();
    let drawn: Vec<Card> = t.s.deck.iter().copied().collect();
    assert!(!in_order.starts_with(&drawn), "shuffled");
}

/// S8.22
#[test]
fn the_discard_pile_stays_until_a_card_is_needed() {
    let mut t = Table::new(2);
    empty_deck(&mut t, true);
    let last = t.s.discard.iter().next().unwrap();
    t.s.discard.remove(last);
    t.s.deck.push(last);
    t.play("buy; draw");
    assert_eq!(names(t.s.players[0].hand), last.to_string());
    assert!(t.s.deck.is_empty() && !t.s.discard.is_empty());
    assert!(!t.events.iter().any(|told| told.event == Event::Reshuffled));
}

/// S8.22
#[test]
fn with_deck_and_discard_pile_empty_no_card_is_gained_and_the_row_stays_short() {
    let mut t = Table::new(2);
    t.hand(1, "89");
    empty_deck(&mut t, false);
    t.p(1).publicity = 10;
    t.play("buy");
    assert_eq!(t.own_choices(), ["take 110", "take 108", "take 112"]);
    t.play("take 108; buy; take 110; buy; take 112");
    assert_eq!(row(&t), "- - -");
    t.p(1).publicity = 10;
    t.illegal("buy; exchange credit card; exchange energy card");
    t.mark().play("play 89");
    assert_eq!(t.diff(1), "credits-2 hand-1 played+1");
    assert_eq!(t.decides(), "1 late");
}

/// S8.22, S6.3
#[test]
fn a_row_card_discarded_last_comes_back_into_the_row() {
    let mut t = Table::new(2);
    empty_deck(&mut t, false);
    t.play("scan; row 110; signal barnards-star");
    assert_eq!(row(&t), "110 108 112");
}

/// S8.22, S6.2
#[test]
fn a_scan_with_an_empty_row_has_no_row_signal() {
    let mut t = Table::new(2);
    empty_deck(&mut t, false);
    t.s.row = [None; 3];
    t.p(2).tucked.insert(card("110"));
    t.p(2).tucked.insert(card("108"));
    t.p(2).tucked.insert(card("112"));
    t.mark().play("scan; earth 61-virginis");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-1 energy-2 data+1");
}

/// S8.23, S8.26: a card of each income, tucked for the fourth computer space.
#[test]
fn a_tucked_card_pays_its_income_at_once() {
    let cards = [
        ("110", "credits+1 data-1 hand-1 tucked+1"),
        ("112", "energy+1 data-1 hand-1 tucked+1"),
        ("3", "data-1 tucked+1"),
        ("et.31", "publicity+1 data-1 hand-1 tucked+1"),
        ("et.32", "hand-1 tucked+1"),
    ];
    for (number, gained) in cards {
        let mut t = centaurians();
        t.p(1).computer.upper = 3;
        t.p(1).data = 1;
        t.hand(1, number)
            .play(&format!("place upper; tuck {number}"));
        assert_eq!(t.diff(1), gained, "{number}");
        assert_eq!(names(t.s.players[0].tucked), number);
    }
}

/// S8.23, S12.10: what tucked cards pay at the end of a round, beside 3 credits, 2 energy, 1 card and the
/// card of the pass.
#[test]
fn tucked_cards_pay_again_in_every_income_phase() {
    let cases = [
        ("", "credits+3 energy+2 hand+2"),
        ("110", "credits+4 energy+2 hand+2"),
        ("112", "credits+3 energy+3 hand+2"),
        ("3", "credits+3 energy+2 hand+3"),
        ("110 112 3 108", "credits+5 energy+3 hand+3"),
        ("et.31 et.33", "credits+3 energy+2 publicity+2 hand+2"),
        ("et.32", "credits+3 energy+2 data+1 hand+2"),
    ];
    for (tucked, income) in cases {
        let mut t = centaurians();
        t.tucked(1, tucked).play("pass; take 134; pass; take 135");
        assert_eq!(t.s.round, 2);
        assert_eq!(t.diff(1), income, "{tucked}");
        assert_eq!(t.diff(2), "credits+3 energy+2 hand+2");
        t.mark().play("pass; take 129; pass; take 130");
        assert_eq!(t.s.round, 3);
        assert_eq!(t.diff(1), income, "{tucked}");
    }
}

/// S8.24, D-51, card 91, card 92, card 93
#[test]
fn some_cards_tuck_themselves() {
    let cards = [
        ("91", "credits-3 energy+1 hand-1 tucked+1"),
        ("92", "credits-3 publicity+2 tucked+1"),
        ("93", "credits-2 hand-1 tucked+1"),
    ];
    for (number, gained) in cards {
        let mut t = Table::new(2);
        t.hand(1, "57")
            .hand(1, number)
            .play(&format!("play {number}"));
        assert_eq!(t.decides(), "1 late");
        assert_eq!(t.diff(1), gained);
        assert_eq!(names(t.s.players[0].tucked), number);
        assert_eq!(names(t.s.discard), "");
    }
}

/// S8.25
#[test]
fn tucked_cards_cannot_be_used_otherwise() {
    let mut t = Table::new(2);
    t.tucked(1, "110 112").tech(1, "telescope-3");
    t.illegal("play 110; corner 110; exchange card credit");
    t.clone().play("scan").illegal("telescope-3 110");
    t.play("pass; take 134; pass; take 135");
    assert_eq!(names(t.s.players[0].tucked), "110 112");
}

/// S8.26
#[test]
fn card_income_is_the_top_card_of_the_deck() {
    let mut t = with_income("3");
    t.deck_top("66").play("place upper; tuck 3");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(names(t.s.players[0].hand), "66");
    assert_eq!(row(&t), "110 108 112");
}

/// S8.27, S12.2
#[test]
fn a_hand_has_no_limit_except_when_passing() {
    let mut t = Table::new(2);
    t.hand(1, "1 2 3 4 5 6 7 8 9 10 11 12")
        .play("buy; draw; launch; end");
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(t.s.players[0].hand.len(), 13);
    t.play("launch; end; pass");
    assert_eq!(t.decides(), "1 pass-discard");
    t.play(
        "discard 1; discard 2; discard 3; discard 4; discard 5; discard 6; discard 7; discard 8",
    );
    assert_eq!(t.decides(), "1 pass-discard");
    t.play("discard 9");
    assert_eq!(t.decides(), "1 pass-take");
    assert_eq!(t.s.players[0].hand.len(), 4);
}

/// S8.28, S8.29, D-15, ET.3, ET.19: every use of a species card, and where the card is afterwards.
#[test]
fn species_cards_are_used_like_others_and_leave_the_game() {
    let mut t = Table::new(2);
    t.discover("left").discover("right").tech(1, "telescope-3");
    t.p(1).computer.upper = 3;
    t.p(1).data = 1;
    t.hand(1, "et.3 et.19");
    let cases = [
        ("corner et.3", "vp+1 data+1 hand-1", "et.3"),
        (
            "place upper; tuck et.3",
            "energy+1 data-1 hand-1 tucked+1",
            "",
        ),
        (
            "scan; telescope-3 et.3; signal kepler-22",
            "credits-1 energy-2 data+1 hand-1",
            "et.3",
        ),
        (
            "exchange card credit; discard et.3; discard et.19",
            "credits+1 hand-2",
            "et.3 et.19",
        ),
        (
            "play et.19; trace blue left overflow",
            "vp+3 credits-1 hand-1 traces+1",
            "et.19",
        ),
        ("play et.3", "credits-1 hand-1 played+1", ""),
    ];
    for (choices, gained, gone) in cases {
        let mut t = t.clone();
        t.play(choices);
        assert_eq!(t.diff(1), gained, "{choices}");
        assert_eq!(names(t.s.gone), gone, "{choices}");
        assert_eq!(names(t.s.discard), "", "{choices}");
    }
}

/// S8.28, S8.29, S12.3
#[test]
fn species_cards_count_for_the_hand_limit() {
    let mut t = Table::new(2);
    t.discover("left")
        .hand(1, "et.3 et.4 57 59 66")
        .play("pass");
    assert_eq!(t.decides(), "1 pass-discard");
    t.play("discard et.4");
    assert_eq!(t.decides(), "1 pass-take");
    assert_eq!(
        (names(t.s.gone).as_str(), names(t.s.discard).as_str()),
        ("et.4", "")
    );
}

/// S8.28, ET.41
#[test]
fn exertian_cards_are_not_in_the_hand() {
    let mut t = Table::with_species(2, Species::Exertians, Species::Mascamites);
    t.discover("left");
    let dealt = t.s.species[0].deck.pop().unwrap();
    t.p(1).exertians.insert(dealt);
    assert_eq!(dealt, card("et.41"));
    t.hand(1, "57 59 66 68").tech(1, "telescope-3").mark();
    t.illegal("play et.41; corner et.41");
    t.clone().play("scan").illegal("telescope-3 et.41");
    t.clone()
        .play("exchange card credit")
        .illegal("discard et.41");
    t.play("pass");
    assert_eq!(t.decides(), "1 pass-take");
}

/// S8.29
#[test]
fn a_new_deck_has_no_species_cards() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "et.3");
    empty_deck(&mut t, true);
    t.play("corner et.3; buy; draw");
    assert!(t.events.iter().any(|told| told.event == Event::Reshuffled));
    assert_eq!(names(t.s.gone), "et.3");
    assert!(t.s.deck.iter().all(|card| card.is_project()));
}

/// S8.30, card 6, card 58
#[test]
fn a_planet_includes_its_moons() {
    for (number, site, reward) in [
        ("6", "io", "vp+7 publicity+1"),
        ("6", "callisto", "vp+7 publicity+1"),
        ("58", "titania", "vp+3 hand+1"),
    ] {
        let mut t = Table::new(2);
        t.played(1, number)
            .lander(1, "triton")
            .illegal(&format!("complete {number}"));
        t.lander(1, site).play(&format!("complete {number}"));
        assert_eq!(t.diff(1), reward, "{site}");
    }
}

/// S8.31, card 70
#[test]
fn traces_count_on_discovery_overflow_and_board_spaces() {
    let mut t = Table::new(2);
    t.discover("left")
        .played(1, "70")
        .overflow(1, "right", "blue", 1);
    t.overflow(1, "right", "pink", 4)
        .overflow(2, "left", "blue", 4)
        .illegal("complete 70");
    t.s.species[1].discovery[2] = Some(Marker::One);
    t.p(1).traces[1][2] += 1;
    t.illegal("complete 70");
    t.s.species[0].board[2][0] = Some(Marker::One);
    t.p(1).traces[0][2] += 1;
    t.mark().play("complete 70");
    assert_eq!(t.diff(1), "vp+3 data+1");
}

/// S8.32, card 138
#[test]
fn discarding_a_hand_card_for_its_corner_is_the_corner_action() {
    for (number, circle) in [("112", 1), ("110", 2), ("1", 3)] {
        let mut t = Table::new(2);
        t.played(1, "138")
            .hand(1, number)
            .play(&format!("corner {number}"));
        // A corner of movement without a probe gives nothing, yet it is the action.
        assert_eq!(
            t.own_choices(),
            [format!("cover 138 {circle}"), "skip".to_owned()]
        );
    }
}

/// S8.32, card 73, card 11
#[test]
fn corners_of_row_cards_are_not_the_corner_action() {
    let mut t = Table::new(2);
    t.played(1, "138").hand(1, "73 11");
    let mut row = t.clone();
    row.play("play 73; row 110; row 108; row 112");
    assert_eq!(row.decides(), "1 late");
    assert_eq!(row.diff(1), "credits-1 publicity+1 data+2 hand-1");
    t.play("play 11; take 110");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-1 data+1");
}

/// S8.32, S5.9, D-57, card 138
#[test]
fn a_corner_that_pays_for_half_a_step_is_the_corner_action() {
    let mut t = Table::new(2);
    t.played(1, "138").hand(1, "48 1").probe(1, "r2s4");
    t.play("play 48; step 1 r2s5 card 1");
    assert_eq!(t.own_choices(), ["cover 138 3", "skip"]);
    assert!(t.s.discard.has(card("1")));
}

// Technology.

/// S9.1
#[test]
fn twelve_technologies_exist_four_times_each() {
    let t = Table::new(2);
    assert_eq!(t.s.techs.len(), 12);
    for stack in &t.s.techs {
        let mut tiles = stack.tiles.to_vec();
        tiles.sort_unstable();
        assert_eq!(tiles, [0, 1, 2, 3]);
    }
    let kinds: Vec<String> = Tech::ALL
        .iter()
        .map(|tech| tech.kind().to_string())
        .collect();
    for kind in ["probe", "telescope", "computer"] {
        assert_eq!(kinds.iter().filter(|one| *one == kind).count(), 4);
    }
}

/// A table on which seat 1 can research.
fn researcher() -> Table {
    let mut t = Table::new(2);
    t.p(1).publicity = 6;
    t.mark();
    t
}

/// S9.2, S3.26
#[test]
fn researching_costs_six_publicity() {
    let mut t = researcher();
    t.p(1).publicity = 5;
    t.refused("research", "S3.26");
    t.p(1).publicity = 6;
    t.mark().play("research");
    assert_eq!(t.diff(1), "publicity-6");
}

/// S9.2: rotation, choice, 2-point tile, bonus, placing.
#[test]
fn the_steps_of_a_research_in_order() {
    let mut t = researcher();
    t.s.techs[Tech::Computer1.index()].tiles = [0, 1, 2, 3].into_iter().collect();
    t.mark().play("research");
    assert_eq!((t.decides().as_str(), t.s.offsets), ("1 tech", [1, 0, 0]));
    t.play("tech computer-1");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 pick", "vp+2 publicity-6 techs+1")
    );
    t.play("take 110");
    assert_eq!(t.decides(), "1 slot");
    assert_eq!(t.s.players[0].computer.tiles, [None; 4]);
    t.play("slot 3");
    assert_eq!(
        t.s.players[0].computer.tiles,
        [None, None, Some(Tech::Computer1), None]
    );
    assert_eq!(t.decides(), "1 late");

    let mut t = researcher();
    t.play("research; tech probe-2");
    let told: Vec<&Event> = t.events.iter().map(|told| &told.event).collect();
    let gained = |n| Event::Gained {
        seat: seat(1),
        resource: Resource::Vp,
        n,
        from: Source::Technology,
    };
    let wanted = [
        Event::Paid {
            seat: seat(1),
            resource: Resource::Publicity,
            n: 6,
        },
        Event::Rotated { disc: 1 },
        Event::Researched {
            seat: seat(1),
            tech: Tech::Probe2,
        },
        gained(2),
        gained(3),
    ];
    assert_eq!(told, wanted.iter().collect::<Vec<_>>());
}

/// S9.3, S5.15
#[test]
fn the_discs_turn_before_the_choice_and_the_bonus() {
    let mut t = researcher();
    t.probe(1, "r1s0")
        .probe(2, "r1s0")
        .tech(2, "probe-2")
        .play("research");
    assert_eq!(t.decides(), "1 tech");
    assert_eq!(t.diff(1), "publicity-6"); // pushed onto asteroids before probe-2 can be taken
    assert_eq!(t.diff(2), "publicity+1");
    t.play("tech probe-1");
    // The launch of the tile starts from where Earth is now.
    assert_eq!(t.s.players[0].pieces[1].at, "r1s4".parse().unwrap());
}

/// S9.4
#[test]
fn only_technologies_not_owned_can_be_taken() {
    let mut t = researcher();
    t.tech(1, "probe-1 probe-4 telescope-2 computer-3")
        .tech(2, "probe-2")
        .play("research");
    let open = [
        "probe-2",
        "probe-3",
        "telescope-1",
        "telescope-3",
        "telescope-4",
        "computer-1",
        "computer-2",
        "computer-4",
    ];
    assert_eq!(t.own_choices(), open.map(|tech| format!("tech {tech}")));
}

/// S9.5, S9.6, S9.7, S9.8: each of the 48 tiles on top of its stack, with and without the 2-point tile.
#[test]
fn the_bonus_of_every_tile() {
    for &tech in Tech::ALL {
        for &bonus in TileBonus::ALL {
            for two_points in [true, false] {
                let mut t = researcher();
                let tiles = &mut t.s.techs[tech.index()].tiles;
                let top = tiles
                    .iter()
                    .position(|&tile| tile as usize == bonus.index())
                    .unwrap();
                let tile = tiles.remove(top);
                tiles.push(tile);
                assert_eq!(t.s.techs[tech.index()].top(), Some(bonus));
                t.s.techs[tech.index()].two_points = two_points;
                t.mark().play(&format!("research; tech {tech}"));
                if bonus == TileBonus::Card {
                    assert_eq!(
                        t.own_choices(),
                        ["take 110", "take 108", "take 112", "draw"]
                    );
                    t.play("draw");
                }
                if tech.index() >= 8 {
                    assert_eq!(t.own_choices(), ["slot 1", "slot 2", "slot 3", "slot 4"]);
                    t.play("slot 2");
                    assert_eq!(t.s.players[0].computer.tiles[1], Some(tech));
                }
                let vp = 2 * i32::from(two_points) + 3 * i32::from(bonus == TileBonus::Points);
                let words = [
                    (format!("vp+{vp}"), vp > 0),
                    ("energy+1".to_owned(), bonus == TileBonus::Energy),
                    ("publicity-5".to_owned(), bonus == TileBonus::Publicity),
                    ("publicity-6".to_owned(), bonus != TileBonus::Publicity),
                    ("data+2".to_owned(), tech == Tech::Telescope1),
                    ("hand+1".to_owned(), bonus == TileBonus::Card),
                    ("pieces+1".to_owned(), tech == Tech::Probe1),
                    ("techs+1".to_owned(), true),
                ];
                let words: Vec<String> = words
                    .into_iter()
                    .filter(|word| word.1)
                    .map(|word| word.0)
                    .collect();
                assert_eq!(t.diff(1), words.join(" "), "{tech} with {bonus}");
                assert_eq!(t.decides(), "1 late", "{tech} with {bonus}");
                assert!(!t.s.techs[tech.index()].two_points);
                assert_eq!(t.s.techs[tech.index()].tiles.len(), 3);
            }
        }
    }
}

/// S9.6, S21.4, D-60
#[test]
fn the_launch_of_probe_1_obeys_the_new_limit() {
    for (before, after) in [(0, 1), (1, 2), (2, 2)] {
        let mut t = researcher();
        (0..before).for_each(|_| {
            t.probe(1, "r4s1");
        });
        t.play("research; tech probe-1");
        assert_eq!(t.s.players[0].pieces.len(), after);
        assert_eq!(t.decides(), "1 late");
    }
}

/// S9.7
#[test]
fn the_two_point_tile_is_scored_once() {
    let mut t = researcher();
    t.p(2).publicity = 6;
    t.mark()
        .play("research; tech probe-3; end; research; tech probe-3");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    assert_eq!(t.diff(2), "publicity-5 techs+1");
    assert!(!t.s.techs[Tech::Probe3.index()].two_points);
    assert_eq!(
        t.s.techs.iter().filter(|stack| stack.two_points).count(),
        11
    );
}

/// S9.8
#[test]
fn a_computer_tile_goes_into_any_free_slot() {
    let mut t = researcher();
    t.tech(1, "computer-1");
    t.p(1).computer.tiles = [None, None, Some(Tech::Computer1), None];
    t.play("research; tech computer-4");
    assert_eq!(t.own_choices(), ["slot 1", "slot 2", "slot 4"]);
    t.play("slot 4");
    let tiles = [None, None, Some(Tech::Computer1), Some(Tech::Computer4)];
    assert_eq!(t.s.players[0].computer.tiles, tiles);
}

/// S9.8
#[test]
fn the_last_computer_tile_has_only_one_place() {
    let mut t = researcher();
    t.tech(1, "computer-1 computer-2 computer-3")
        .play("research; tech computer-4");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.s.players[0].computer.tiles[3], Some(Tech::Computer4));
}

/// S9.9: a tile put under data in each slot.
#[test]
fn a_tile_put_under_data_scores_nothing_but_opens_its_lower_space() {
    for slot in 1..=4 {
        let mut t = researcher();
        t.p(1).computer.upper = 6;
        t.p(1).data = 1;
        t.mark()
            .play(&format!("research; tech computer-1; slot {slot}"));
        assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
        assert_eq!(t.s.players[0].computer.upper, 6);
        t.mark().play(&format!("place lower {slot}"));
        assert_eq!(t.diff(1), "credits+1 data-1");
    }
}

/// S9.10, card 10, card 57, card 61, card 71, card 126
#[test]
fn an_effect_that_names_a_kind_restricts_the_choice() {
    let of = |kinds: &[&str]| -> Vec<String> {
        let dots = |kind: &&str| {
            (1..=4)
                .map(|n| format!("tech {kind}-{n}"))
                .collect::<Vec<_>>()
        };
        kinds.iter().flat_map(dots).collect()
    };
    let cases = [
        ("play 10", of(&["probe"])),
        ("play 57; draw", of(&["telescope"])),
        ("play 61", of(&["computer"])),
        ("play 126", of(&["probe", "telescope"])),
        ("play 71", of(&["probe", "telescope", "computer"])),
    ];
    for (choices, techs) in cases {
        let mut t = Table::new(2);
        t.hand(1, "10 57 61 71 126").play(choices);
        assert_eq!(t.own_choices(), techs, "{choices}");
        assert_eq!(t.s.offsets, [1, 0, 0], "{choices}");
    }
}

/// S9.11, card 59
#[test]
fn with_all_four_of_the_kind_the_discs_still_turn() {
    let mut t = Table::new(2);
    t.tech(1, "probe-1 probe-2 probe-3 probe-4")
        .hand(1, "59")
        .play("play 59");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-3 energy+1 hand-1");
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
}

/// S9.11
#[test]
fn with_all_twelve_the_discs_still_turn() {
    let mut t = researcher();
    t.tech(
        1,
        "probe-1 probe-2 probe-3 probe-4 telescope-1 telescope-2 telescope-3 telescope-4",
    );
    t.tech(1, "computer-1 computer-2 computer-3 computer-4")
        .play("research");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "publicity-6");
    assert_eq!(t.s.offsets, [1, 0, 0]);
}

/// S9.12
#[test]
fn probe_1_allows_two_probes_but_launches_one_at_a_time() {
    let mut t = Table::new(2);
    t.probe(1, "r4s1").refused("launch", "S3.5");
    t.tech(1, "probe-1").play("launch");
    assert_eq!(t.diff(1), "credits-2 pieces+1");
    t.next_own_turn();
    t.refused("launch", "S3.5");
}

/// S9.13, S5.6
#[test]
fn probe_2_crosses_asteroids() {
    for (techs, entering, leaving) in [
        ("", "energy-1", "energy-2"),
        ("probe-1 probe-3 probe-4", "energy-1", "energy-2"),
        ("probe-2", "energy-1 publicity+1", "energy-1"),
    ] {
        let mut t = Table::new(2);
        t.tech(1, techs).probe(1, "r2s5").play("move 1 r2s4");
        assert_eq!(t.diff(1), entering, "{techs}");
        t.mark().play("move 1 r2s5");
        assert_eq!(t.diff(1), leaving, "{techs}");
    }
}

/// S9.14, S9.15: what landing on Jupiter and on Io costs.
#[test]
fn probe_3_lands_cheaper_and_probe_4_lands_on_moons() {
    for (techs, orbited, planet, moon) in [
        ("", false, 3, None),
        ("probe-3", false, 2, None),
        ("probe-3", true, 1, None),
        ("probe-4", false, 3, Some(3)),
        ("probe-3 probe-4", false, 2, Some(2)),
        ("probe-3 probe-4", true, 1, Some(1)),
        ("probe-1 probe-2", false, 3, None),
    ] {
        let mut t = Table::new(2);
        t.tech(1, techs).probe(1, "r3s3");
        if orbited {
            t.orbiter(2, "jupiter");
        }
        let paid = |site: &str| {
            let mut t = t.clone();
            t.play(&format!("land {site}"));
            let energy = |told: &orrery_core::Told<Event>| match told.event {
                Event::Paid {
                    resource: Resource::Energy,
                    n,
                    ..
                } => Some(n),
                _ => None,
            };
            t.events.iter().find_map(energy)
        };
        assert_eq!(paid("jupiter"), Some(planet), "{techs}");
        match moon {
            Some(cost) => assert_eq!(paid("io"), Some(cost), "{techs}"),
            None => {
                t.refused("land io", "S3.19");
            }
        }
    }
}

/// S9.16
#[test]
fn a_technology_works_at_once_and_for_ever() {
    let mut t = researcher();
    t.probe(1, "r2s5").play("research; tech probe-2").mark();
    t.play("move 1 r2s4");
    assert_eq!(t.diff(1), "energy-1 publicity+1");
    t.play("end; pass; take 134; pass; take 135");
    assert_eq!(t.s.round, 2);
    assert!(t.s.players[0].has(Tech::Probe2));
    assert!(!t.s.players[1].has(Tech::Probe2));
}

/// S9.17
#[test]
fn a_stack_has_a_tile_for_each_of_four_players() {
    let mut t = Table::new(4);
    t.s.players
        .iter_mut()
        .for_each(|player| player.publicity = 6);
    t.mark()
        .play("research; tech probe-3; end; research; tech probe-3; end");
    t.play("research; tech probe-3; end; research; tech probe-3; draw; end");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    assert_eq!(t.diff(2), "publicity-5 techs+1");
    assert_eq!(t.diff(3), "energy+1 publicity-6 techs+1");
    assert_eq!(t.diff(4), "publicity-6 hand+1 techs+1");
    assert!(t.s.techs[Tech::Probe3.index()].tiles.is_empty());
}

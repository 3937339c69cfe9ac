//! Cards, hand, deck, income (S8, rules 1 to 5 and 20 to 32).

use crate::table::{Table, card};
use orrery_seti::Event;
use orrery_seti::names::{Card, Species};
use orrery_seti::state::{CardSet, Marker};

pub fn names(cards: CardSet) -> String {
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
    assert_eq!(t.row_now(), "110 108 112");
}

/// S8.21
#[test]
fn a_card_taken_from_the_row_is_replaced_at_once() {
    let mut t = Table::new(2);
    t.deck_top("9 57").play("buy; take 108");
    assert_eq!(t.row_now(), "110 9 112");
    t.p(1).publicity = 3;
    t.play("buy");
    assert_eq!(t.own_choices(), ["take 110", "take 9", "take 112", "draw"]);
    t.play("draw");
    assert_eq!(t.row_now(), "110 9 112");
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
    assert_eq!(t.row_now(), "- - -");
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
    assert_eq!(t.row_now(), "110 108 112");
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
    assert_eq!(t.row_now(), "110 108 112");
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

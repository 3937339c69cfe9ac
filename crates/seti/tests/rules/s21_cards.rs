//! Rulings on cards, missions, income (S21, D).

use crate::s21_boards::printed;
use crate::table::{Table, card};
use orrery_core::Game;
use orrery_seti::names::{Card, Species, Star, Tech, Trace};
use orrery_seti::op::Op;
use orrery_seti::state::{Marker, Seti};

/// S21.6
#[test]
fn the_income_space_is_lost_without_a_card() {
    let mut t = Table::new(2);
    t.tech(1, "computer-3").p(1).computer.upper = 3;
    t.p(1).data = 2;
    t.mark().play("place upper");
    assert_eq!(t.decides(), "1 turn");
    t.play("place lower 1; draw");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(t.diff(1), "data-2 hand+1");
}

/// S21.14
#[test]
fn research_comes_before_what_is_printed_after_it() {
    let mut t = Table::new(2);
    t.hand(1, "71").play("play 71");
    assert_eq!(t.s.offsets, [1, 0, 0]);
    assert_eq!(t.diff(1), "credits-3 hand-1");
    t.play("tech probe-2");
    assert_eq!(t.diff(1), "vp+7 credits-3 hand-1 techs+1");
}

/// S21.14: the bonus of the tile counts for what comes after it.
#[test]
fn the_tile_bonus_counts_for_the_rest_of_the_card() {
    let mut t = Table::new(2);
    t.s.techs[Tech::Computer1.index()].tiles = [3, 2, 0, 1].into_iter().collect();
    t.hand(1, "119").play("play 119; tech computer-1; slot 1");
    assert_eq!(t.diff(1), "vp+8 credits-3 publicity+1 hand-1 techs+1");
}

/// S21.15
#[test]
fn all_row_cards_go_even_if_useless() {
    let mut t = Table::new(2);
    t.row("1 110 112").hand(1, "73").play("play 73");
    assert_eq!(t.own_choices(), ["row 1", "row 110", "row 112"]);
    t.play("row 1");
    assert_eq!(t.own_choices(), ["row 110", "row 112"], "no probe to move");
    t.play("row 110");
    assert_eq!(t.s.row.iter().flatten().count(), 1, "not yet refilled");
    t.play("row 112");
    assert_eq!(t.s.row.iter().flatten().count(), 3);
    assert_eq!(t.diff(1), "credits-1 publicity+1 data+1 hand-1");
    assert_eq!(
        t.s.discard,
        ["1", "73", "110", "112"].map(card).into_iter().collect()
    );
}

/// S21.16, D-66: from all to none, species cards included.
#[test]
fn the_player_says_how_many_cards_are_shown() {
    let mut t = Table::new(2);
    t.discover("left")
        .hand(1, "74 et.5 et.1 3 110")
        .play("play 74");
    assert_eq!(t.own_choices(), ["show 2", "show 1", "show 0"]);
    let mut none = t.clone();
    t.play("show 2; step 1 r1s4; step 1 r1s3");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.p(1).hand.len(), 4, "shown cards stay");
    none.play("show 0");
    assert_eq!(none.decides(), "1 late");
    let mut t = Table::new(2);
    t.discover("left")
        .hand(1, "90 et.2 6 110")
        .play("play 90; show 2");
    assert_eq!(t.diff(1), "credits-1 energy+2 hand-1");
}

/// S21.17, D-59: no rotation, no bonus of the tile, but its own effect.
#[test]
fn copying_a_technology_turns_nothing() {
    let mut t = Table::new(2);
    t.tech(2, "telescope-1").hand(1, "81");
    t.s.techs[Tech::Telescope1.index()].two_points = false;
    t.mark().play("play 81");
    assert_eq!(t.own_choices(), ["tech telescope-1"]);
    t.play("tech telescope-1");
    assert_eq!(t.diff(1), "credits-2 data+2 hand-1 techs+1");
    assert_eq!(t.s.offsets, [0, 0, 0]);
}

/// D-59: every other card with a technology turns exactly one disc.
#[test]
fn technology_cards_rotate_once() {
    for cards in [
        printed(include_str!("../../../../data/seti/main_deck.json")),
        printed(include_str!("../../../../data/seti/alien_cards.json")),
    ] {
        for card in cards.as_array().unwrap() {
            let ops = card["play"].as_array().unwrap();
            let count = |name: &str| ops.iter().filter(|op| op["op"] == name).count();
            if count("tech") > 0 {
                let project = card["id"].is_null();
                let copies = project && card["n"] == 81;
                assert_eq!(count("rotate"), usize::from(!copies), "{card}");
            }
        }
    }
    let mut t = Table::new(2);
    t.hand(1, "57").play("play 57; draw; tech telescope-3");
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
}

/// S21.18
#[test]
fn pieces_on_moons_are_at_the_planet() {
    for (site, possible) in [("titania", true), ("uranus", true), ("triton", false)] {
        let mut t = Table::new(2);
        t.played(1, "58").lander(1, site);
        assert_eq!(
            t.choices().contains(&"complete 58".to_owned()),
            possible,
            "{site}"
        );
    }
}

/// S21.19
#[test]
fn two_wins_in_one_sector_are_on_one_star() {
    let mut t = Table::new(2);
    t.played(1, "103");
    t.s.sectors[Star::SiriusA.index()].wins[0] = 1;
    t.s.sectors[Star::Procyon.index()].wins = [1, 1, 0, 0];
    t.mark().illegal("complete 103");
    t.s.sectors[Star::Procyon.index()].wins[0] = 2;
    t.mark().play("complete 103");
    assert_eq!(t.diff(1), "vp+9");
}

/// S21.20
#[test]
fn a_cost_circle_comes_after_the_whole_effect() {
    let mut t = Table::new(2);
    t.played(1, "106").hand(1, "57");
    t.play("play 57; draw; tech telescope-3");
    assert_eq!(
        t.own_choices(),
        ["cover 106 3", "skip"],
        "3 credits are printed"
    );
    assert_eq!(
        t.diff(1),
        "vp+5 credits-3 techs+1",
        "the technology is there"
    );
}

/// S21.20: the card that brings the circles does not cover one itself.
#[test]
fn a_cost_circle_needs_another_card() {
    let mut t = Table::new(2);
    t.hand(1, "106").play("play 106");
    assert_eq!(t.decides(), "1 late");
}

/// S21.27
#[test]
fn a_trace_beside_an_own_one_may_overflow() {
    let mut t = Table::new(2);
    t.hand(1, "98").play("play 98");
    assert_eq!(t.diff(1), "credits-1 hand-1", "no such species, no trace");
    let mut t = Table::new(2);
    t.s.species[1].discovery[Trace::Pink.index()] = Some(Marker::Neutral);
    t.overflow(1, "right", "pink", 1)
        .overflow(1, "left", "blue", 1);
    t.hand(1, "98").play("play 98");
    assert_eq!(t.own_choices(), ["trace pink right overflow"]);
}

/// S21.28, D-51: it counts what was tucked before, then tucks itself without asking.
#[test]
fn an_income_card_does_not_count_itself() {
    let mut t = Table::new(2);
    t.tucked(1, "6 8 5").hand(1, "91").play("play 91");
    assert_eq!(t.diff(1), "credits-3 energy+3 hand-1 tucked+1");
    assert_eq!(t.decides(), "1 late");
    let mut t = Table::new(2);
    t.tucked(1, "5").hand(1, "93").play("play 93");
    assert_eq!(t.diff(1), "vp+3 credits-2 hand-1 tucked+1");
    let mut t = Table::new(2);
    t.hand(1, "92").play("play 92");
    assert_eq!(
        t.diff(1),
        "credits-3 publicity+2 tucked+1",
        "and a card for its own"
    );
}

/// S21.31
#[test]
fn whoever_has_passed_can_cover_but_not_complete() {
    let mut t = Table::new(2);
    t.play("launch; end; pass; take 134");
    t.played(2, "77 58").lander(2, "titania");
    t.signals("proxima-centauri", "2 2 2 1 2");
    t.play("scan; earth proxima-centauri; row 110; signal barnards-star");
    t.play("trace pink left overflow");
    assert_eq!(t.decides(), "2 trigger");
    assert_eq!(t.choices(), ["cover 77 1", "skip"], "card 58 is fulfilled");
    t.play("cover 77 1");
    assert_eq!(t.diff(2), "vp+3 publicity+1 data+1 traces+1");
    t.play("end");
    assert_eq!(t.decides(), "1 turn", "no turn in which to complete it");
}

/// D-36: optional, except at setup.
#[test]
fn tucking_may_be_declined_except_at_setup() {
    let mut t = Table::new(2);
    t.hand(1, "5").p(1).computer.upper = 3;
    t.p(1).data = 1;
    t.mark().play("place upper");
    assert_eq!(t.own_choices(), ["tuck 5", "skip"]);
    t.play("skip");
    assert_eq!(t.diff(1), "data-1");
    let s = Seti::new(&Default::default(), 7).unwrap();
    let mut choices = Vec::new();
    s.choices(&mut choices);
    assert_eq!(choices.len(), 5);
    let all_tuck = choices.iter().all(|c| c.to_string().starts_with("income "));
    assert!(all_tuck);
}

/// D-49
#[test]
fn the_card_of_a_grant_stays_in_hand() {
    let mut t = Table::new(2);
    t.hand(1, "11").play("play 11; take 110");
    assert_eq!(t.diff(1), "credits-1 data+1");
    assert!(t.p(1).hand.has(card("110")));
    assert_eq!(t.s.discard, [card("11")].into_iter().collect());
}

/// D-62
#[test]
fn only_cards_are_exchanged_for_their_own_kind() {
    let mut t = Table::new(2);
    t.hand(1, "1 2");
    let all = t.choices();
    let exchanges: Vec<&String> = all.iter().filter(|c| c.starts_with("exchange")).collect();
    assert_eq!(
        exchanges,
        [
            "exchange credit energy",
            "exchange credit card",
            "exchange energy credit",
            "exchange energy card",
            "exchange card credit",
            "exchange card energy",
            "exchange card card",
        ]
    );
}

/// D-63: orbiting pays everything before the circle is asked for.
#[test]
fn the_deed_pays_before_its_circle() {
    let mut t = Table::new(2);
    t.played(1, "82")
        .hand(1, "5")
        .probe(1, "r1s3")
        .play("orbit venus");
    assert_eq!(t.decides(), "1 tuck");
    t.play("tuck 5");
    assert_eq!(t.decides(), "1 trigger");
    assert_eq!(t.diff(1), "vp+9 energy-1 hand-1 tucked+1 pieces-1");
}

/// D-63: so do a trace space, a technology and a visit.
#[test]
fn traces_technologies_and_visits_pay_before_their_circles() {
    let mut t = Table::new(2);
    t.played(1, "77").p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left discovery");
    assert_eq!(t.decides(), "1 trigger");
    assert_eq!(t.diff(1), "vp+5 energy-1 publicity+1 traces+1");
    let mut t = Table::new(2);
    t.played(1, "76").p(1).publicity = 6;
    t.mark().play("research; tech computer-1");
    assert_eq!(t.decides(), "1 slot");
    t.play("slot 2");
    assert_eq!(t.decides(), "1 trigger");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    let mut t = Table::new(2);
    t.played(1, "1").probe(1, "r3s4").play("move 1 r3s3");
    assert_eq!(t.decides(), "1 trigger");
    assert_eq!(t.diff(1), "energy-1 publicity+1");
}

/// D-64: before a disc turns, if the effect has given something and there is something to move.
#[test]
fn the_table_pauses_before_a_disc_turns() {
    let mut t = Table::new(2);
    t.probe(1, "r1s0").hand(1, "121").play("play 121");
    assert_eq!(t.own_choices(), ["continue"]);
    assert_eq!(t.diff(1), "credits-4 data+3 hand-1");
    t.legal("place upper; move 1 r1s1")
        .play("move 1 r1s1; continue");
    assert_eq!(t.decides(), "1 tech");
    assert_eq!(
        t.p(1).pieces[0].at.to_string(),
        "r1s0",
        "carried by Mercury"
    );
    let mut no_probe = Table::new(2);
    no_probe.hand(1, "121").play("play 121");
    assert_eq!(no_probe.decides(), "1 tech");
    let mut nothing_given = Table::new(2);
    nothing_given.probe(1, "r1s0").hand(1, "71").play("play 71");
    assert_eq!(nothing_given.decides(), "1 tech");
}

/// D-64: before data would be lost that could still be placed.
#[test]
fn the_table_pauses_before_data_is_lost() {
    let mut t = Table::new(2);
    t.hand(1, "14").p(1).data = 5;
    t.mark().play("play 14");
    assert_eq!(t.decides(), "1 pause");
    t.play("place upper; continue");
    assert_eq!(t.diff(1), "credits-2 publicity+1 data+1 hand-1 played+1");
    let mut full = Table::new(2);
    full.hand(1, "14").p(1).data = 5;
    full.p(1).computer.upper = 6;
    full.mark().play("play 14");
    assert_eq!(full.decides(), "1 late", "nowhere to place it");
    let mut room = Table::new(2);
    room.hand(1, "14").p(1).data = 4;
    room.mark().play("play 14");
    assert_eq!(room.decides(), "1 late");
}

/// D-64: before publicity would be lost that could still be spent.
#[test]
fn the_table_pauses_before_publicity_is_lost() {
    let mut t = Table::new(2);
    t.hand(1, "9").p(1).publicity = 10;
    t.mark().play("play 9");
    assert_eq!(t.decides(), "1 pause", "two probes are launched");
    t.play("buy; draw; continue");
    assert_eq!(t.p(1).publicity, 8);
    let mut orbit = Table::new(2);
    orbit.probe(1, "r3s7").p(1).publicity = 9;
    orbit.mark().play("orbit saturn");
    assert_eq!(orbit.decides(), "1 late", "nothing was given before");
    assert_eq!(orbit.p(1).publicity, 10);
}

/// D-64, S8.11, Card 89: the hand is empty between playing the last card and its draw.
#[test]
fn the_table_pauses_where_a_mission_is_fulfilled_for_a_moment() {
    for last in ["96", "92"] {
        let mut t = Table::new(2);
        t.played(1, "89")
            .hand(1, last)
            .play(&format!("play {last}"));
        assert_eq!(t.decides(), "1 pause", "card {last}");
        t.legal("complete 89");
        let mut declined = t.clone();
        t.play("complete 89; draw; continue");
        assert_eq!((t.p(1).hand.len(), t.decides().as_str()), (2, "1 late"));
        declined.play("continue");
        assert_eq!(declined.decides(), "1 late", "asked once");
        declined.illegal("complete 89");
    }
    // The whole row, for a species card.
    let mut t = Table::new(2);
    t.discover("right")
        .played(1, "89")
        .hand(1, "et.16")
        .play("play et.16");
    assert_eq!(t.decides(), "1 pause");
    // Not with another card in hand, not for a card that gives none, not for a mission that is completed.
    let mut t = Table::new(2);
    t.played(1, "89").hand(1, "96 110").play("play 96");
    assert_eq!(t.decides(), "1 late");
    let mut t = Table::new(2);
    t.played(1, "89").hand(1, "93").play("play 93");
    assert_eq!(t.decides(), "1 late");
    let mut t = Table::new(2);
    t.played(1, "89").hand(1, "96");
    t.s.completed.insert("89".parse().unwrap());
    t.play("play 96");
    assert_eq!(t.decides(), "1 late");
}

/// D-64: the missions that a draw or a rotation can undo: 87 (far from Earth), 89, 95 and 104 (on a feature).
#[test]
fn what_an_instruction_can_undo_is_known() {
    let pack = orrery_seti::pack::pack();
    let cards = pack.for_now.iter().map(Card::at);
    let cards: Vec<String> = cards.map(|card| card.to_string()).collect();
    assert_eq!(cards, ["87", "89", "95", "104"]);
    let undone = |card: &str, op| pack.card(card.parse().unwrap()).cond.unwrap().undone_by(op);
    assert!(undone("89", Op::Draw(1)) && undone("89", Op::TakeRow) && !undone("89", Op::Rotate));
    for card in ["87", "95", "104"] {
        assert!(undone(card, Op::Rotate) && !undone(card, Op::Draw(1)));
    }
}

/// D-72: gaps are filled at the next refill; taking a row card replaces only its own place.
#[test]
fn a_short_row_is_filled_at_the_next_refill() {
    let mut t = Table::new(2);
    t.s.row[1] = None;
    t.hand(2, "1").play("buy; take 110");
    assert_eq!(
        t.s.row.iter().flatten().count(),
        2,
        "only the place of card 110 is filled"
    );
    t.play("scan; earth 61-virginis; row 112; signal 61-virginis");
    assert_eq!(t.s.row.iter().flatten().count(), 3);
}

/// D-73: a card that costs energy covers no card-cost circle (card 106).
#[test]
fn a_card_for_energy_has_no_cost_in_credits() {
    let mut t = Table::with_species(2, Species::Centaurians, Species::Anomalies);
    t.discover("left").played(1, "106").hand(1, "et.36 110");
    let mut project = t.clone();
    t.play("play et.36");
    assert_eq!(t.decides(), "1 late");
    project.play("play 110");
    assert_eq!(project.own_choices(), ["cover 106 1", "skip"]);
}

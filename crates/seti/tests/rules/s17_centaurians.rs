//! Centaurians (S17). Discovered at score 0, so that everybody's message lies at 15.

use crate::table::{Table, card, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::names::{Gold, Space, Species};
use orrery_seti::state::Pending;

fn undiscovered(players: u8) -> Table {
    Table::with_species(players, Species::Centaurians, Species::Anomalies)
}

fn table(players: u8) -> Table {
    Table::with_left(players, Species::Centaurians)
}

/// No message tiles, no gold and neutral milestones: only waiting cards are left.
fn quiet(players: u8) -> Table {
    let mut t = table(players);
    t.s.players.iter_mut().for_each(|player| player.message = 0);
    t.no_milestones();
    t
}

/// Puts a card into the queue of waiting cards.
fn waiting(t: &mut Table, number: u8, text: &str, at: u16) {
    t.hand(number, text).p(number).hand.remove(card(text));
    let pending = Pending {
        seat: seat(number),
        card: card(text),
        at,
    };
    t.s.relics.pending.push(pending);
    t.mark();
}

fn pending(t: &Table) -> Vec<String> {
    let one = |one: &Pending| format!("{} {} {}", one.seat, one.card, one.at);
    t.s.relics.pending.iter().map(one).collect()
}

fn messages(t: &Table) -> Vec<u16> {
    t.s.players.iter().map(|player| player.message).collect()
}

/// S17.1, S10.17: seat 1 has 17 points then, seat 2 has 5.
#[test]
fn at_discovery_every_message_is_put_15_points_ahead_of_its_owner() {
    let mut t = undiscovered(2);
    t.discover_by_play();
    assert_eq!(messages(&t), [32, 20]);
    assert_eq!((t.p(1).hand.len(), t.p(2).hand.len()), (2, 1));
    assert_eq!(t.s.species[0].deck.len(), 6);
    assert!(t.s.species[0].face_up.is_some());
    assert_eq!(t.decides(), "2 turn");
}

/// S17.1: also for those who marked nothing.
#[test]
fn everybody_gets_a_message() {
    let mut t = undiscovered(4);
    for color in ["pink", "orange"] {
        t.found(1, "left", color);
    }
    t.score(3, 12).p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left discovery; end");
    assert_eq!(messages(&t), [20, 15, 27, 15]);
}

/// S17.2: landing on Venus gives 5 points, the overflow space 3.
#[test]
fn a_reached_message_waits_for_the_end_of_the_turn() {
    let mut t = table(2);
    t.score(1, 10)
        .probe(1, "r1s3")
        .play("land venus; trace orange left overflow");
    assert_eq!((t.decides().as_str(), t.p(1).score), ("1 late", 18));
    t.play("end");
    assert_eq!(t.decides(), "1 message");
    assert_eq!(
        t.refusal("buy").map(|refusal| refusal.rules),
        Some(vec!["S2.23"])
    );
    t.play("message 3");
    assert_eq!(
        (t.decides().as_str(), messages(&t)),
        ("2 turn", vec![0, 15])
    );
}

/// S17.2
#[test]
fn a_message_is_reached_at_its_value_and_not_below() {
    let mut t = table(2);
    t.score(1, 14).play("launch; end");
    assert_eq!(t.decides(), "2 turn");
    let mut t = table(2);
    t.score(1, 15).play("launch; end");
    assert_eq!(t.decides(), "1 message");
    t.play("message 3; launch; end; pass; take 134");
    assert_eq!(t.decides(), "2 turn", "and only once");
}

/// S17.2, S2.26: seat 2 wins Vega (2 points) in the turn of seat 1.
#[test]
fn a_message_reached_in_another_turn_is_resolved_at_its_end_by_its_owner() {
    let mut t = table(2);
    t.score(2, 13).signals("vega", "2 2 2").hand(1, "44");
    t.play("play 44; trace pink right overflow");
    assert_eq!((t.p(2).score, t.decides().as_str()), (18, "1 late"));
    t.play("end");
    assert_eq!(t.decides(), "2 message");
    t.mark().play("message 3");
    assert_eq!(
        (t.diff(1).as_str(), t.diff(2).as_str()),
        ("", "publicity+3")
    );
    assert_eq!(t.decides(), "2 turn");
}

/// S17.3, D-86, S2.17: the player whose turn ends comes first.
#[test]
fn a_covered_reward_is_gone_for_everybody() {
    let mut t = table(3);
    t.score(1, 15).score(2, 16).score(3, 17).play("launch; end");
    assert_eq!(t.decides(), "1 message");
    assert_eq!(
        t.own_choices(),
        ["message 1", "message 2", "message 3", "message 4"]
    );
    t.play("message 3");
    assert_eq!(t.decides(), "2 message");
    assert_eq!(t.own_choices(), ["message 1", "message 2", "message 4"]);
    t.play("message 1; trace pink left overflow");
    assert_eq!(t.decides(), "3 message");
    assert_eq!(t.own_choices(), ["message 2", "message 4"]);
}

/// S17.4: the second to fourth reward.
#[test]
fn the_rewards_are_a_species_card_with_energy_publicity_and_points() {
    for (choices, gained) in [
        ("message 2; take et.31", "energy+1 hand+1"),
        ("message 2; draw", "energy+1 hand+1"),
        ("message 3", "publicity+3"),
        ("message 4", "vp+8"),
    ] {
        let mut t = table(2);
        t.no_milestones().score(1, 15).play("launch").mark();
        t.play(&format!("end; {choices}"));
        assert_eq!(t.diff(1), gained, "{choices}");
        assert_eq!(t.decides(), "2 turn");
    }
}

/// S17.4, D-21: the first reward is a trace of any colour for any species.
#[test]
fn the_first_reward_is_a_universal_trace() {
    let mut t = table(2);
    t.score(1, 15).play("launch; end; message 1");
    let color = |color: &str| {
        [
            "left 1",
            "left 2",
            "left 3",
            "left overflow",
            "right discovery",
            "right overflow",
        ]
        .map(|spot| format!("trace {color} {spot}"))
    };
    assert_eq!(
        t.own_choices(),
        [color("pink"), color("orange"), color("blue")].concat()
    );
}

/// S17.4, S2.22: the trace may fill the last discovery space of the other species.
#[test]
fn a_trace_of_a_message_can_discover_the_other_species_at_once() {
    let mut t = table(2);
    t.found(2, "right", "pink")
        .found(2, "right", "blue")
        .score(1, 15);
    t.play("launch; end; message 1; trace orange right discovery");
    assert!(t.s.species[1].discovered);
    assert_eq!(t.decides(), "2 turn");
    assert_eq!((t.p(1).hand.len(), t.p(2).hand.len()), (1, 2));
}

/// S17.5, S8.3
#[test]
fn cards_cost_energy_and_no_credits() {
    let mut t = quiet(2);
    t.hand(1, "et.36 et.37").p(1).credits = 0;
    t.p(1).energy = 1;
    t.mark().refused("play et.37", "S3.25");
    assert!(
        t.refusal("play et.37")
            .unwrap()
            .to_string()
            .contains("energy")
    );
    t.play("play et.36");
    assert_eq!(t.diff(1), "energy-1 publicity+2 hand-1");
    let mut t = quiet(2);
    t.hand(1, "et.36").p(1).energy = 0;
    t.refused("play et.36", "S3.25");
}

/// S17.6: the card lies openly in front of its owner, out of the hand.
#[test]
fn a_played_card_waits_for_15_more_points() {
    let mut t = quiet(2);
    t.score(1, 7).hand(1, "et.36").play("play et.36");
    assert_eq!(pending(&t), ["1 et.36 22"]);
    assert_eq!(t.diff(1), "energy-1 publicity+2 hand-1");
    for viewer in Viewer::all(2) {
        assert_eq!(t.s.view(viewer).pending[0].card, card("et.36"));
    }
}

/// S17.7: ET.38 scores 5 points for the technology it gives.
#[test]
fn points_of_the_white_part_do_not_move_its_marker() {
    let mut t = quiet(2);
    t.score(1, 7)
        .hand(1, "et.38")
        .play("play et.38; tech computer-1; slot 1");
    assert_eq!(
        (t.p(1).score, pending(&t)),
        (12, vec!["1 et.38 22".to_owned()])
    );
}

/// S17.8, D-22
#[test]
fn the_green_part_is_resolved_at_the_end_of_the_turn_that_reaches_the_marker() {
    let mut t = quiet(2);
    waiting(&mut t, 1, "et.34", 18);
    t.score(1, 10)
        .probe(1, "r1s3")
        .play("land venus; trace orange left overflow");
    assert_eq!((t.decides().as_str(), t.p(1).score), ("1 late", 18));
    t.play("end");
    assert_eq!(t.decides(), "1 trace");
    t.mark().play("trace pink left 3");
    assert_eq!(t.diff(1), "vp+5 traces+1");
    assert_eq!((t.decides().as_str(), pending(&t).len()), ("2 turn", 0));

    let mut t = quiet(2);
    waiting(&mut t, 1, "et.34", 18);
    t.score(1, 17).play("launch; end");
    assert_eq!((t.decides().as_str(), pending(&t).len()), ("2 turn", 1));
}

/// S17.8, S2.26
#[test]
fn the_owner_decides_about_the_green_part_also_outside_the_own_turn() {
    let mut t = quiet(2);
    waiting(&mut t, 2, "et.34", 15);
    t.score(2, 15).play("launch; end");
    assert_eq!(t.decides(), "2 trace");
    t.play("trace pink left 1; take et.31");
    assert_eq!(t.diff(2), "vp+5 hand+1 traces+1");
}

/// S17.9
#[test]
fn each_marker_reached_resolves_the_oldest_card() {
    let queue = |score: u16| {
        let mut t = quiet(2);
        waiting(&mut t, 1, "et.35", 15);
        waiting(&mut t, 2, "et.36", 15);
        waiting(&mut t, 1, "et.34", 20);
        t.score(1, score).play("launch; end");
        t
    };
    let mut t = queue(16);
    t.legal("trace orange left overflow")
        .illegal("trace pink left overflow");
    t.play("trace orange left overflow");
    assert_eq!(t.decides(), "2 turn");
    assert_eq!(pending(&t), ["2 et.36 15", "1 et.34 20"]);

    let mut t = queue(20);
    t.play("trace orange left overflow")
        .illegal("trace orange left overflow");
    t.play("trace pink left overflow");
    assert_eq!(
        (t.decides().as_str(), pending(&t)),
        ("2 turn", vec!["2 et.36 15".to_owned()])
    );
}

/// S17.9: points of one green part reach the marker of the next card.
#[test]
fn a_green_part_can_reach_the_next_marker() {
    let mut t = quiet(2);
    waiting(&mut t, 1, "et.34", 15);
    waiting(&mut t, 1, "et.35", 18);
    t.score(1, 15)
        .play("launch; end; trace pink left overflow; trace orange left overflow");
    assert_eq!((t.p(1).score, pending(&t).len()), (21, 0));
}

/// S10.7, S17.2, S17.9: gold 25 between the message and a card.
#[test]
fn messages_cards_and_gold_are_resolved_in_the_order_of_their_values() {
    let setup = |message: u16, at: u16| {
        let mut t = table(2);
        t.p(1).neutral_done = [true; 2];
        t.p(1).message = message;
        waiting(&mut t, 1, "et.34", at);
        t.score(1, 40).play("launch; end");
        t
    };
    let step = |t: &mut Table, about: &str, choice: &str| {
        assert_eq!(t.decides(), format!("1 {about}"));
        t.play(choice);
    };
    let mut t = setup(20, 30);
    step(&mut t, "message", "message 3");
    step(&mut t, "gold", "gold other");
    step(&mut t, "trace", "trace pink left overflow");
    assert_eq!(t.decides(), "2 turn");

    let mut t = setup(31, 24);
    step(&mut t, "trace", "trace pink left overflow");
    step(&mut t, "gold", "gold other");
    step(&mut t, "message", "message 3");
    assert_eq!(t.decides(), "2 turn");
}

/// S10.7: at equal value the player chooses.
#[test]
fn at_equal_value_the_player_chooses_the_order() {
    let mut t = table(2);
    t.p(1).neutral_done = [true; 2];
    t.p(1).message = 25;
    waiting(&mut t, 1, "et.34", 25);
    t.score(1, 25).play("launch; end");
    assert_eq!(t.decides(), "1 milestone");
    assert_eq!(
        t.own_choices(),
        ["milestone gold", "milestone message", "milestone card"]
    );
    t.play("milestone card; trace pink left overflow");
    assert_eq!(t.own_choices(), ["milestone gold", "milestone message"]);
    t.play("milestone message; message 3; gold other");
    assert_eq!(t.decides(), "2 turn");
}

/// S2.18, S17.4: 8 points of a message reach the gold milestone at 50.
#[test]
fn points_of_a_message_can_reach_a_gold_milestone() {
    let mut t = table(2);
    t.p(1).neutral_done = [true; 2];
    t.p(1).gold_done[0] = true;
    t.score(1, 44).play("launch; end; message 4");
    assert_eq!((t.decides().as_str(), t.p(1).score), ("1 gold", 52));
}

/// S17.10, S12.10, S12.12: publicity and data incomes, at once and after each round.
#[test]
fn cards_that_become_income_pay_at_once_and_at_the_end_of_every_round() {
    let mut t = quiet(2);
    waiting(&mut t, 1, "et.31", 15);
    waiting(&mut t, 1, "et.32", 15);
    t.score(1, 15).play("pass; take 134");
    assert_eq!(t.diff(1), "publicity+1 data+1 hand+1 tucked+2");
    assert!(t.p(1).tucked.has(card("et.31")) && t.p(1).tucked.has(card("et.32")));
    t.mark().play("pass; take 135");
    assert_eq!(t.diff(1), "credits+3 energy+2 publicity+1 data+1 hand+1");
    assert_eq!(t.diff(2), "credits+3 energy+2 hand+2");
    t.p(1).publicity = 10;
    t.p(1).data = 6;
    t.mark().play("pass; take 130; pass; take 131");
    assert_eq!(
        t.diff(1),
        "credits+3 energy+2 hand+2",
        "what exceeds the limits is lost"
    );
}

/// S17.10, S8.29
#[test]
fn the_other_cards_leave_the_game_after_their_green_part() {
    let mut t = quiet(2);
    waiting(&mut t, 1, "et.34", 15);
    t.score(1, 15).play("launch; end");
    assert!(!t.s.gone.has(card("et.34")));
    t.play("trace pink left overflow");
    assert!(t.s.gone.has(card("et.34")));
    assert_eq!(t.diff(1), "vp+3 credits-2 pieces+1 traces+1");
}

/// S17.11, S13.10
#[test]
fn cards_count_neither_as_missions_nor_as_gold_boxes_nor_their_incomes_for_gold() {
    let mut t = quiet(2);
    t.tucked(1, "et.31 et.32")
        .hand(1, "et.36")
        .play("play et.36");
    assert!(t.p(1).played.is_empty());
    for side_b in [false, true] {
        t.s.gold_side_b = [side_b; 4];
        for gold in [Gold::Missions, Gold::Income] {
            assert_eq!(t.s.gold_sets(seat(1), gold), 0);
        }
    }
    t.illegal("complete et.36");
}

/// S17.12: card 75 marks any trace for 2 credits and adds a point for the trace itself.
#[test]
fn each_space_of_the_board_gives_and_costs_what_it_shows() {
    for color in ["pink", "orange", "blue"] {
        for (row, pool, choice, gained) in [
            (1, 0, "take et.31", "vp+6 credits-2 traces+1"),
            (2, 0, "take et.31", "vp+4 credits-2 traces+1"),
            (3, 0, "", "vp+6 credits-2 hand-1 traces+1"),
            (4, 3, "", "vp+16 credits-2 data-3 hand-1 traces+1"),
            (5, 1, "", "vp+7 credits-2 data-1 hand-1 traces+1"),
        ] {
            let mut t = quiet(2);
            t.p(1).data = pool;
            t.hand(1, "75")
                .play(&format!("play 75; trace {color} left {row}"));
            if !choice.is_empty() {
                assert_eq!(t.own_choices(), ["take et.31", "draw"]);
                t.play(choice);
            }
            assert_eq!(t.diff(1), gained, "{color} {row}");
        }
    }
}

/// S17.13, S7.14: data in the computer pays nothing.
#[test]
fn data_prices_are_paid_from_the_pool_only() {
    let rows = |pool: u8| {
        let mut t = quiet(2);
        t.p(1).computer.upper = 6;
        t.p(1).data = pool;
        t.hand(1, "75").play("play 75");
        let pink = t
            .own_choices()
            .into_iter()
            .filter(|text| text.starts_with("trace pink left"));
        pink.map(|text| text.replace("trace pink left ", ""))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(rows(0), "1 2 3 overflow");
    assert_eq!(rows(1), "1 2 3 5 overflow");
    assert_eq!(rows(2), "1 2 3 5 overflow");
    assert_eq!(rows(3), "1 2 3 4 5 overflow");
}

/// S17.13, S11.12
#[test]
fn the_top_space_is_paid_every_time_and_the_one_below_is_used_once() {
    let mut t = quiet(2);
    t.p(1).data = 2;
    t.hand(1, "75 98")
        .play("play 75; trace pink left 5")
        .next_own_turn();
    t.play("play 98; trace pink left 5");
    assert_eq!(t.diff(1), "vp+6 credits-1 data-1 hand-1 traces+1");

    let mut t = quiet(2);
    t.p(1).data = 6;
    t.hand(1, "75 98")
        .play("play 75; trace pink left 4")
        .next_own_turn();
    t.play("play 98")
        .illegal("trace pink left 4")
        .legal("trace pink left 5");
}

/// S17.14, S2.30
#[test]
fn messages_beyond_100_points_count_on_the_absolute_score() {
    let mut t = quiet(2);
    t.score(1, 95).hand(1, "et.36").play("play et.36");
    assert_eq!(pending(&t), ["1 et.36 110"]);
    t.p(1).message = 110;
    t.score(1, 109).play("end");
    assert_eq!(t.decides(), "2 turn");

    let mut t = quiet(2);
    t.p(1).message = 110;
    t.score(1, 110).play("launch; end");
    assert_eq!(t.decides(), "1 message");
}

/// S17.15
#[test]
fn messages_not_reached_by_the_end_give_nothing() {
    let mut t = quiet(2);
    waiting(&mut t, 1, "et.31", 41);
    waiting(&mut t, 1, "et.37", 41);
    t.p(1).message = 41;
    t.s.round = 5;
    t.score(1, 40).play("pass; pass");
    assert_eq!((t.decides().as_str(), t.diff(1).as_str()), ("over", ""));
    assert_eq!(t.s.outcome().unwrap().sides[0].score, 40);
}

/// S17.6: launching is the white part of ET.31.
#[test]
fn the_white_part_is_resolved_at_once() {
    let mut t = quiet(2);
    t.hand(1, "et.31").play("play et.31");
    assert_eq!(t.p(1).pieces[0].at, "r1s5".parse::<Space>().unwrap());
    assert_eq!(t.p(1).tucked.len(), 0, "the green part is not");
}

//! Data and the computer (S7).

use crate::s06_sectors::PINK;
use crate::table::{Table, orders};
use orrery_seti::names::Tech;
use orrery_seti::state::Computer;

fn with_data(upper: u8, data: u8) -> Table {
    let mut t = Table::new(2);
    t.p(1).computer.upper = upper;
    t.p(1).data = data;
    t.mark();
    t
}

/// S7.1, card 137
#[test]
fn the_pool_holds_six() {
    for (before, gained) in [(3, " data+2"), (4, " data+2"), (5, " data+1"), (6, "")] {
        let mut t = with_data(0, before);
        t.hand(1, "137").play("play 137");
        assert_eq!(t.diff(1), format!("credits-1{gained} hand-1"));
    }
}

/// S7.2
#[test]
fn placing_moves_one_data_from_the_pool_to_the_next_upper_space() {
    let mut t = with_data(0, 1);
    t.legal("place upper")
        .illegal("place lower 1; place lower 2; place lower 3; place lower 4");
    t.play("place upper");
    assert_eq!(t.diff(1), "data-1");
    assert_eq!(t.s.players[0].computer.upper, 1);
    assert_eq!(t.decides(), "1 turn");
    t.refused("place upper", "S7.2");
}

/// S7.2
#[test]
fn a_lower_space_needs_a_tile_and_data_above_it() {
    let mut t = with_data(2, 3);
    t.tech(1, "computer-1");
    t.p(1).computer.tiles = [None, Some(Tech::Computer1), None, None];
    t.illegal("place lower 1; place lower 2")
        .play("place upper");
    t.legal("place lower 2")
        .illegal("place lower 1; place lower 3; place lower 4");
    t.play("place lower 2").illegal("place lower 2");
    assert_eq!(t.s.players[0].computer.lower, [false, true, false, false]);
}

/// S7.3
#[test]
fn lower_spaces_are_filled_in_any_order() {
    let slots = [
        "place lower 1",
        "place lower 2",
        "place lower 3",
        "place lower 4",
    ];
    for order in orders(&slots) {
        let mut t = with_data(6, 4);
        t.tech(1, "computer-1 computer-2 computer-3 computer-4");
        t.legal(&slots.join("; ")).illegal("place upper");
        for slot in order {
            t.play(slot);
            if slot == "place lower 3" {
                t.play("draw");
            }
        }
        assert_eq!(t.diff(1), "credits+1 energy+1 publicity+2 data-4 hand+1");
    }
}

/// S7.3, S7.4
#[test]
fn the_six_upper_spaces_from_left_to_right() {
    let mut t = with_data(0, 6);
    t.hand(1, "110");
    for space in 1..=6 {
        t.mark().play("place upper");
        assert_eq!(t.s.players[0].computer.upper, space);
        let tuck = space == 4;
        assert_eq!(
            t.decides(),
            if tuck { "1 tuck" } else { "1 turn" },
            "space {space}"
        );
        if tuck {
            t.play("tuck 110");
        }
        let gained = match space {
            2 => "publicity+1 data-1",
            4 => "credits+1 data-1 hand-1 tucked+1",
            _ => "data-1",
        };
        assert_eq!(t.diff(1), gained, "space {space}");
    }
    t.p(1).data = 1;
    t.illegal("place upper");
}

/// S7.5, D-14
#[test]
fn the_technology_slots_are_at_the_upper_spaces_1_3_5_and_6() {
    for (slot, at) in [(0, 1), (1, 3), (2, 5), (3, 6)] {
        let mut t = with_data(0, 6);
        t.tech(1, "computer-1");
        t.p(1).computer.tiles = [None; 4];
        t.p(1).computer.tiles[slot] = Some(Tech::Computer1);
        for space in 1..=6 {
            t.mark().play("place upper");
            assert_eq!(
                t.diff(1).contains("vp+2"),
                space == at,
                "slot {slot}, space {space}"
            );
            let lower = format!("place lower {}", slot + 1);
            let open = t.choices().contains(&lower);
            assert_eq!(open, space >= at && space < 6, "slot {slot}, space {space}");
        }
    }
}

/// S7.6: every computer tile in every slot.
#[test]
fn every_computer_tile_works_in_every_slot() {
    let rewards = [
        "credits+1 data-1",
        "energy+1 data-1",
        "data-1 hand+1",
        "publicity+2 data-1",
    ];
    for slot in 0..4 {
        for (dots, reward) in rewards.into_iter().enumerate() {
            let tile = Tech::at(8 + dots);
            let mut t = with_data([0, 2, 4, 5][slot], 2);
            t.tech(1, &tile.to_string());
            t.p(1).computer.tiles = [None; 4];
            t.p(1).computer.tiles[slot] = Some(tile);
            t.mark().play("place upper");
            assert_eq!(t.diff(1), "vp+2 data-1", "{tile} in slot {slot}");
            t.mark().play(&format!("place lower {}", slot + 1));
            if dots == 2 {
                assert_eq!(
                    t.own_choices(),
                    ["take 110", "take 108", "take 112", "draw"]
                );
                t.play("take 108");
            }
            assert_eq!(t.diff(1), reward, "{tile} in slot {slot}");
            assert_eq!(t.decides(), "1 turn");
        }
    }
}

/// S7.7, D-36
#[test]
fn the_income_of_the_fourth_space_may_be_declined_and_needs_a_card() {
    let mut t = with_data(3, 2);
    t.hand(1, "110 57").play("place upper");
    assert_eq!(t.own_choices(), ["tuck 57", "tuck 110", "skip"]);
    t.play("skip");
    assert_eq!(t.diff(1), "data-1");
    assert_eq!(t.decides(), "1 turn");
    let mut t = with_data(3, 2);
    t.play("place upper");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(t.diff(1), "data-1");
}

/// S7.8
#[test]
fn a_bonus_is_finished_before_the_next_data_is_placed() {
    let mut t = with_data(3, 2);
    t.tech(1, "computer-1").hand(1, "110").play("place upper");
    assert_eq!(t.choices(), ["tuck 110", "skip"]);
    t.refused("place upper", "S2.6");
    t.play("tuck 110").legal("place upper; place lower 1");
}

/// S7.9
#[test]
fn analysing_needs_six_upper_data_and_no_lower_ones() {
    for upper in 0..6 {
        let mut t = with_data(upper, 6);
        t.tech(1, "computer-1 computer-2 computer-3 computer-4");
        t.p(1).computer.lower = [0, 2, 4, 5].map(|space| upper > space);
        t.refused("analyse", "S7.9");
    }
    with_data(6, 0).legal("analyse");
}

/// S7.10, S7.11
#[test]
fn analysing_clears_the_computer_keeps_the_pool_and_marks_a_blue_trace() {
    let mut t = with_data(6, 3);
    t.tech(1, "computer-1 computer-2");
    t.p(1).computer.lower = [true, true, false, false];
    let tiles = t.p(1).computer.tiles;
    t.play("analyse");
    assert_eq!(
        t.s.players[0].computer,
        Computer {
            upper: 0,
            tiles,
            lower: [false; 4]
        }
    );
    assert_eq!(t.decides(), "1 trace");
    let blue = PINK.map(|text| text.replace("pink", "blue"));
    assert_eq!(t.own_choices(), blue);
    assert_eq!(t.diff(1), "energy-1");
    t.play("trace blue left discovery");
    assert_eq!(t.diff(1), "vp+5 energy-1 publicity+1 traces+1");
    assert_eq!(t.decides(), "1 late");
}

/// S7.12
#[test]
fn after_analysing_all_bonuses_are_available_again() {
    let mut t = with_data(6, 4);
    t.tech(1, "computer-2").p(1).computer.lower = [true, false, false, false];
    t.play("analyse; trace blue left overflow").mark();
    t.play("place upper");
    assert_eq!(t.diff(1), "vp+2 data-1");
    t.mark().play("place lower 1");
    assert_eq!(t.diff(1), "energy+1 data-1");
    t.mark().play("place upper");
    assert_eq!(t.diff(1), "publicity+1 data-1");
}

/// S7.13
#[test]
fn data_stays_in_the_computer_over_turns_and_rounds() {
    let mut t = with_data(5, 2);
    t.tech(1, "computer-1").p(1).computer.lower = [true, false, false, false];
    let before = t.p(1).computer;
    t.play("scan; earth 61-virginis; row 110; signal barnards-star; end");
    t.play("pass; take 134; pass; take 135");
    assert_eq!(t.s.round, 2);
    assert_eq!(t.s.players[0].computer, before);
    assert_eq!(t.s.players[0].data, 4);
}

/// S7.14
#[test]
fn data_in_the_computer_is_not_in_the_pool() {
    let mut t = with_data(5, 0);
    t.refused("place upper", "S7.2");
    t.illegal("exchange data credit; exchange data energy; exchange data card");
    t.hand(1, "121").p(1).data = 4;
    t.mark().play("play 121"); // three data, of which the pool takes two
    assert_eq!(t.diff(1), "credits-4 data+2 hand-1");
    assert_eq!(t.s.players[0].computer.upper, 5);
}

/// S7.15
#[test]
fn nobody_places_data_outside_the_own_turn() {
    let mut t = Table::new(2);
    t.p(2).data = 3;
    t.signals("61-virginis", "2 2 2 2 2")
        .play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.choices(), PINK);
    t.play("trace pink left overflow; end");
    assert_eq!(t.decides(), "2 turn");
    t.legal("place upper");
}

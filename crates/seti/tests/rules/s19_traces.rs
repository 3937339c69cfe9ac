//! The rival: analysis and traces (S19, rules 39 to 44 and 63).

use crate::rival::{deeds, met, prepare, turn, with_card};
use orrery_seti::names::Species;

/// S19.39
#[test]
fn analysing_empties_the_computer_and_refills_it_from_the_pool() {
    let mut t = with_card(1);
    t.p(2).data = 5;
    prepare(&mut t, "full computer-2 computer-3");
    assert_eq!(
        turn(&mut t),
        "1.1 []: left blue Discovery, spend computer-2: vp+8 publicity+2 data-5 traces+1 progress+5"
    );
    assert_eq!(t.p(2).computer.upper, 5);
    let mut t = with_card(1);
    t.p(2).data = 8;
    prepare(&mut t, "full");
    turn(&mut t);
    assert_eq!((t.p(2).computer.upper, t.p(2).data), (6, 2));
    let mut t = with_card(1);
    t.p(2).computer.upper = 5;
    t.p(2).data = 3;
    assert!(turn(&mut t).starts_with("1.2 [S19.39]"));
}

/// S19.40
#[test]
fn the_lowest_space_of_the_colour_is_marked() {
    let mut t = met(1, Species::Mascamites);
    prepare(&mut t, "full");
    assert_eq!(deeds(&turn(&mut t)), "right blue Discovery");

    let mut t = met(2, Species::Mascamites);
    t.found(1, "right", "blue");
    prepare(&mut t, "full");
    assert_eq!(deeds(&turn(&mut t)), "left blue Row(1)");

    let mut t = met(1, Species::Mascamites);
    prepare(&mut t, "full second");
    t.on_board(1, "left", "blue", &[1]);
    assert_eq!(deeds(&turn(&mut t)), "right blue Row(1)");
}

/// S19.42
#[test]
fn spaces_at_the_same_level_are_chosen_by_the_arrow() {
    for (card, side) in [(1, "left"), (2, "right")] {
        let mut t = with_card(card);
        prepare(&mut t, "full first second");
        assert_eq!(deeds(&turn(&mut t)), format!("{side} blue Row(1)"));
    }
}

/// S19.40, S19.44
#[test]
fn overflow_is_used_last_and_by_the_arrow() {
    for (card, side) in [(1, "left"), (2, "right")] {
        let mut t = with_card(card);
        t.found(1, "left", "blue").found(1, "right", "blue");
        prepare(&mut t, "full");
        assert_eq!(deeds(&turn(&mut t)), format!("{side} blue Overflow"));
    }
}

/// S19.41, S19.42, S19.53: the leftmost message is a universal trace.
#[test]
fn a_universal_trace_considers_all_columns_of_both_species() {
    let mut t = met(1, Species::Centaurians);
    t.score(2, 15).found(1, "right", "pink");
    assert_eq!(
        deeds(&turn(&mut t)),
        "message 1, right orange Discovery, launch"
    );
    let mut t = met(1, Species::Centaurians);
    t.score(2, 15);
    prepare(&mut t, "second");
    assert_eq!(deeds(&turn(&mut t)), "message 1, left pink Row(1), launch");
}

/// S19.43, S16.15
#[test]
fn a_space_that_costs_exofossils_needs_them() {
    for (exofossils, row) in [(3, 2), (4, 1)] {
        let mut t = met(1, Species::Oumuamua);
        t.found(1, "right", "blue").no_milestones();
        t.p(2).exofossils = exofossils;
        prepare(&mut t, "full");
        assert_eq!(deeds(&turn(&mut t)), format!("left blue Row({row})"));
        assert_eq!(t.p(2).exofossils, if row == 1 { 0 } else { 4 });
    }
}

/// S19.43
#[test]
fn a_space_that_costs_data_needs_a_full_computer_and_the_pool() {
    for (upper, data, spot, left) in [
        (6, 3, "Row(4)", 0),
        (6, 2, "Row(5)", 1),
        (6, 0, "Overflow", 0),
        (5, 3, "Overflow", 3),
    ] {
        let mut t = met(13, Species::Centaurians);
        t.found(1, "right", "orange").no_milestones();
        t.p(2).message = 0;
        t.on_board(1, "left", "orange", &[1, 2, 3]);
        prepare(&mut t, "ready");
        t.p(2).computer.upper = upper;
        t.p(2).data = data;
        let done = turn(&mut t);
        assert_eq!(deeds(&done), format!("land mars, left orange {spot}"));
        let gained = if upper == 6 { 2 } else { 1 };
        assert_eq!(t.p(2).data, left + gained);
    }
}

/// S19.63
#[test]
fn sample_spaces_are_levels_in_the_order_they_were_filled() {
    let trace = |taken: &[usize], delivered: u8| {
        let mut t = met(1, Species::Mascamites);
        t.found(1, "right", "blue");
        t.on_board(1, "left", "blue", taken);
        for _ in 1..delivered {
            let sample = t.s.relics.samples[0].pop().unwrap();
            t.s.relics.delivered.push(sample);
        }
        prepare(&mut t, "full");
        deeds(&turn(&mut t)).to_owned()
    };
    assert_eq!(trace(&[1, 2], 1), "left blue Row(3)");
    assert_eq!(trace(&[1, 2, 3], 2), "left blue Row(4)");
    assert_eq!(trace(&[1, 2, 3], 1), "left blue Overflow");
}

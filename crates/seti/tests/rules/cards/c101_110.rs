//! Project cards 101 to 110.

use crate::cards::{
    alone_holding, alone_in_front, asks, completes, covers, event, gives, researches, rests,
};
use crate::table::{Table, seat, star};

/// The same with so much publicity.
fn with_publicity(hand: &str, publicity: u8) -> Table {
    let mut t = alone_holding(hand);
    t.p(1).publicity = publicity;
    t
}

/// Card 101: each scan allows one of the three signals.
#[test]
fn telescope_time_allocation_adds_a_signal_to_each_of_three_scans() {
    let mut t = alone_holding("101");
    gives(&mut t, "play 101", "credits-2 hand-1 played+1");
    asks(&t, "end");
    let scans = [
        (
            "row 110; signal barnards-star",
            "cover 101 1; cover 101 2; cover 101 3; skip",
        ),
        ("row 108; signal vega", "cover 101 2; cover 101 3; skip"),
        ("row 112; signal kepler-22", "cover 101 3; skip"),
    ];
    let signals = [
        (
            "cover 101 1",
            "signal kepler-22; signal 61-virginis",
            "signal kepler-22",
        ),
        (
            "cover 101 2",
            "signal barnards-star; signal proxima-centauri",
            "signal proxima-centauri",
        ),
        (
            "cover 101 3",
            "signal procyon; signal sirius-a",
            "signal sirius-a",
        ),
    ];
    for ((row, offered), (cover, targets, signal)) in scans.into_iter().zip(signals) {
        rests(&t, "101", "front 1");
        t.play("end").p(1).data = 0;
        covers(
            &mut t,
            &format!("scan; earth 61-virginis; {row}"),
            offered,
            cover,
            "",
        );
        asks(&t, targets);
        gives(&mut t, signal, "data+1");
        asks(&t, "end");
    }
    rests(&t, "101", "completed 1");
}

/// Card 101: no other signal covers a circle, and a skipped scan is lost.
#[test]
fn telescope_time_allocation_is_for_scans_only() {
    let mut t = alone_holding("115");
    t.played(1, "101").play("play 115; signal kepler-22");
    asks(&t, "end");
    t.play("end; scan; earth 61-virginis; row 110; signal barnards-star; skip");
    asks(&t, "end");
    rests(&t, "101", "front 1");
}

/// Card 101, S21.12: the extra signal is marked before the completed sector is resolved.
#[test]
fn telescope_time_allocation_can_turn_the_majority() {
    let mut t = alone_in_front("101");
    t.signals("61-virginis", "1 2 2 2 2");
    t.play("scan; earth 61-virginis; row 112; signal 61-virginis");
    let mut without = t.clone();
    without.play("skip");
    assert_eq!(without.decides(), "2 trace", "2 has four of seven");
    gives(&mut t, "cover 101 1; signal 61-virginis", "publicity+1");
    assert_eq!(t.decides(), "1 trace", "four each, and 1 was the last");
    assert_eq!(t.s.sectors[star("61-virginis").index()].wins, [1, 0, 0, 0]);
}

/// Card 102: all colours on one species, and the universal trace goes to that species.
#[test]
fn linguistic_analysis_wants_all_colours_on_one_species() {
    let mut t = alone_holding("102");
    gives(&mut t, "play 102", "credits-2 publicity+3 hand-1 played+1");
    rests(&t, "102", "front 1");
    t.overflow(1, "left", "pink", 1)
        .overflow(1, "left", "orange", 1)
        .overflow(1, "right", "blue", 1);
    t.overflow(2, "left", "blue", 1)
        .illegal("complete 102")
        .overflow(1, "left", "blue", 1);
    t.play("complete 102");
    let spots = |color| format!("trace {color} left discovery; trace {color} left overflow");
    asks(&t, &["pink", "orange", "blue"].map(spots).join("; "));
    gives(&mut t, "trace blue left overflow", "vp+3 traces+1");
    rests(&t, "102", "completed 1");
    t.illegal("complete 102");
}

/// Card 103, S21.19: both wins on the same star, not in two sectors of one colour.
#[test]
fn westerbork_wants_two_wins_in_one_sector() {
    let mut t = researches("103", "telescope", "credits-3 hand-1 played+1");
    t.play("tech telescope-1");
    assert_eq!(t.diff(1), "vp+5 credits-3 data+2 hand-1 played+1 techs+1");
    rests(&t, "103", "front 1");
    t.s.sectors[star("kepler-22").index()].wins = [1, 2, 0, 0];
    t.s.sectors[star("61-virginis").index()].wins = [1, 0, 0, 0];
    t.illegal("complete 103");
    t.s.sectors[star("61-virginis").index()].wins = [2, 0, 0, 0];
    completes(&mut t, "103", "", "vp+9");
}

/// Card 104
#[test]
fn rosetta_probe_launches_and_wants_a_probe_on_a_comet() {
    let mut t = alone_holding("104");
    gives(&mut t, "play 104", "credits-2 hand-1 played+1 pieces+1");
    rests(&t, "104", "front 1");
    t.illegal("complete 104");
    t.probe(2, "r2s0").illegal("complete 104");
    t.probe(1, "r2s7").illegal("complete 104"); // asteroids
    t.probe(1, "r4s5");
    completes(&mut t, "104", "", "vp+3 data+1");

    let mut t = alone_holding("104");
    t.probe(1, "r2s0");
    gives(&mut t, "play 104", "credits-2 hand-1 played+1"); // probe limit
    completes(&mut t, "104", "", "vp+3 data+1"); // true already when it comes into play (S8.10)
}

/// Card 104, card 117, card 130, card 132, card 133: one probe each, even where two would fit (S9.12).
#[test]
fn a_launch_is_one_probe() {
    for card in ["104", "117", "130", "132", "133"] {
        let mut t = alone_holding(card);
        t.tech(1, "probe-1").play(&format!("play {card}"));
        let spaces: Vec<String> = t
            .p(1)
            .pieces
            .iter()
            .map(|piece| piece.at.to_string())
            .collect();
        assert_eq!(spaces, ["r1s5"], "card {card}");
    }
}

/// Card 104, card 118, card 127, S14.9: a capsule counts as a probe.
#[test]
fn a_capsule_is_a_probe_for_cards() {
    let mut t = alone_holding("118");
    t.discover("left")
        .capsule(1, "r2s0", 1)
        .played(1, "104 127");
    completes(&mut t, "104", "", "vp+3 data+1"); // a comet
    let worth = |t: &Table| t.s.end_card(seat(1), "127".parse().unwrap());
    assert_eq!(worth(&t), 0);
    t.play("play 118");
    assert_eq!(t.marks("vega"), "1 1 1");
    t.play("move 1 r2s7");
    assert_eq!(worth(&t), 13);
}

/// Card 105, card 135: the scan is free, telescope technologies cost what they print (S3.2).
#[test]
fn a_granted_scan_waives_only_the_base_cost() {
    for (card, publicity, played) in [("105", "", " played+1"), ("135", " publicity+1", "")] {
        let mut t = alone_holding(card);
        t.p(1).energy = 0;
        t.mark().play(&format!("play {card}"));
        asks(&t, "earth 61-virginis; row 110; row 108; row 112");
        t.play("earth 61-virginis; row 110; signal barnards-star");
        assert_eq!(
            t.diff(1),
            format!("credits-2{publicity} data+2 hand-1{played}")
        );
        asks(&t, "end");
        assert_eq!(
            (t.marks("61-virginis"), t.marks("barnards-star")),
            ("1".into(), "1".into())
        );
        rests(
            &t,
            card,
            if played.is_empty() {
                "discard"
            } else {
                "front 1"
            },
        );

        let mut t = alone_holding(card);
        t.tech(1, "telescope-2 telescope-4")
            .play(&format!("play {card}"));
        asks(
            &t,
            "earth 61-virginis; row 110; row 108; row 112; telescope-2; telescope-4 launch",
        );
        gives(&mut t, "telescope-2", "publicity-1 data+1");
        assert_eq!(t.marks("sirius-a"), "1");
        gives(&mut t, "telescope-4 launch", "energy-1 pieces+1");
        gives(
            &mut t,
            "row 108; signal vega; earth 61-virginis",
            &format!("data+2{played}"),
        );
        asks(&t, "end");
    }
}

/// Card 105
#[test]
fn green_bank_telescope_wants_three_pink_traces() {
    let mut t = alone_in_front("105");
    t.overflow(1, "right", "pink", 2)
        .overflow(2, "right", "pink", 3)
        .overflow(1, "left", "blue", 3);
    t.illegal("complete 105")
        .overflow(1, "left", "pink", 1)
        .play("complete 105");
    asks(
        &t,
        "trace pink left discovery; trace pink left overflow; trace pink right discovery; \
         trace pink right overflow",
    );
    gives(
        &mut t,
        "trace pink right discovery",
        "vp+3 publicity+1 traces+1",
    );
    rests(&t, "105", "completed 1");
    t.illegal("complete 105");
}

/// Card 106, S21.20: a circle each for playing a card of cost 1, 2 and 3, after that card's effect.
#[test]
fn strategic_planning_rewards_cards_by_cost() {
    let mut t = alone_holding("106 110 102 93");
    gives(&mut t, "play 106", "credits-1 hand-1 played+1");
    asks(&t, "end"); // it does not cover its own circle

    t.play("end");
    gives(&mut t, "play 110", "credits-1 publicity+3 hand-1");
    asks(&t, "cover 106 1; skip");
    gives(&mut t, "cover 106 1", "vp+2");
    rests(&t, "110", "discard");

    t.play("end").row("108 112 119");
    gives(&mut t, "play 102", "credits-2 publicity+2 hand-1");
    asks(&t, "cover 106 2; skip");
    gives(&mut t, "cover 106 2; take 112", "hand+1 played+1"); // 102 comes to rest after the circle
    rests(&t, "106", "front 1");

    t.play("end").p(1).publicity = 0;
    gives(&mut t, "play 93", "credits-2 hand-1 tucked+1");
    asks(&t, "cover 106 3; skip");
    gives(&mut t, "cover 106 3", "publicity+2");
    rests(&t, "106", "completed 1");
}

/// Card 106: cards of cost 0 or 4, corners, tucked cards and other players' cards cover nothing.
#[test]
fn strategic_planning_ignores_everything_but_own_plays_of_its_costs() {
    let mut t = alone_holding("123 121 110 108 137");
    t.played(1, "106");
    t.p(1).computer.upper = 3;
    t.p(1).data = 1;
    t.play("corner 110");
    assert_eq!(t.decides(), "1 turn");
    t.play("place upper; tuck 108");
    assert_eq!(t.decides(), "1 turn");
    t.play("play 123");
    asks(&t, "end");
    t.play("end; play 121; tech computer-1; slot 1");
    asks(&t, "end");
    t.play("end; play 137; skip");
    asks(&t, "end");
    rests(&t, "106", "front 1");

    let mut t = Table::new(2);
    t.played(1, "106")
        .hand(2, "110")
        .play("launch; end; play 110");
    assert_eq!(t.decides(), "2 late");
}

/// Card 106: a played species card counts by its credits.
#[test]
fn strategic_planning_counts_species_cards() {
    let mut t = alone_in_front("106");
    t.discover("right").hand(1, "et.12").play("play et.12");
    asks(&t, "cover 106 1; skip");
}

/// Card 107
#[test]
fn first_black_hole_photo_rewards_two_blue_traces() {
    let mut t = alone_holding("107 98");
    gives(&mut t, "play 107", "credits-2 data+2 hand-1 played+1");
    t.overflow(1, "left", "pink", 1)
        .play("end; play 98; trace pink left overflow");
    asks(&t, "end"); // not blue
    let analyse = "analyse; trace blue left overflow";
    t.play("end").p(1).computer.upper = 6;
    covers(
        &mut t,
        analyse,
        "cover 107 1; cover 107 2; skip",
        "cover 107 1",
        "publicity+2",
    );
    asks(&t, "end"); // one trace, one circle
    rests(&t, "107", "front 1");
    t.play("end").p(1).computer.upper = 6;
    covers(&mut t, analyse, "cover 107 2; skip", "cover 107 2", "vp+4");
    rests(&t, "107", "completed 1");
    t.play("end").p(1).computer.upper = 6;
    t.play(analyse);
    asks(&t, "end");
}

/// Card 108: the publicity is looked at when the card is played.
#[test]
fn seti_at_home_marks_pink_with_eight_publicity() {
    event(
        &mut with_publicity("108", 7),
        "play 108",
        "credits-1 hand-1",
    );
    let mut t = with_publicity("108", 8);
    t.play("play 108");
    asks(
        &t,
        "trace pink left discovery; trace pink left overflow; trace pink right discovery; \
         trace pink right overflow",
    );
    t.play("trace pink left discovery");
    assert_eq!((t.p(1).score, t.p(1).publicity, t.p(1).credits), (5, 9, 9));
    asks(&t, "end");
    rests(&t, "108", "discard");
}

/// Card 109
#[test]
fn low_power_microprocessors_gives_energy_and_researches_computers() {
    let mut t = researches("109", "computer", "credits-3 energy+1 hand-1");
    t.play("tech computer-2");
    asks(&t, "slot 1; slot 2; slot 3; slot 4");
    t.play("slot 3");
    assert_eq!(t.diff(1), "vp+5 credits-3 energy+1 hand-1 techs+1");
    asks(&t, "end");
    rests(&t, "109", "discard");
}

/// Card 109, S2.5: with a probe in space the energy can be used before the discs turn.
#[test]
fn low_power_microprocessors_energy_can_be_used_before_the_rotation() {
    let mut t = alone_holding("109");
    t.probe(1, "r1s5").p(1).energy = 0;
    t.play("play 109");
    asks(&t, "continue");
    assert_eq!(t.s.offsets, [0, 0, 0]);
    t.play("move 1 r2s5; continue; tech computer-1; slot 1");
    assert_eq!(t.s.offsets, [1, 0, 0]);
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s5");
}

/// Card 110, S2.28
#[test]
fn press_statement_gives_three_publicity() {
    event(
        &mut alone_holding("110"),
        "play 110",
        "credits-1 publicity+3 hand-1",
    );
    event(
        &mut with_publicity("110", 9),
        "play 110",
        "credits-1 publicity+1 hand-1",
    );
}

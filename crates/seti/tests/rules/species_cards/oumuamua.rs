//! Species cards ET.21 to ET.30: 'Oumuamua.

use crate::species_cards::oumuamua;
use crate::table::{Table, card, seat};
use orrery_seti::state::Marker;

/// ET.21: a scan, and 2 points for each signal it marks on the tile (the first one scores 1 itself).
#[test]
fn visitor_in_the_sky_scores_for_signals_on_the_tile() {
    let scan = |choices: &str| {
        let mut t = oumuamua("et.21");
        t.play(&format!("play et.21; earth 61-virginis; {choices}"));
        t
    };
    let none = scan("signal 61-virginis; row 110; signal barnards-star");
    assert_eq!(none.diff(1), "credits-2 data+2 hand-1 played+1");
    let one = scan("signal oumuamua; row 110; signal barnards-star");
    assert_eq!(one.diff(1), "vp+3 credits-2 data+2 hand-1 played+1");
    let two = scan("signal oumuamua; row 112; signal 61-virginis; signal oumuamua");
    assert_eq!(two.diff(1), "vp+5 credits-2 data+2 hand-1 played+1");
}

/// ET.21: marks of earlier turns do not count.
#[test]
fn visitor_in_the_sky_scores_only_for_its_own_signals() {
    let mut t = oumuamua("et.21");
    t.s.relics.tile.push(seat(1));
    t.mark()
        .play("play et.21; earth 61-virginis; signal oumuamua; row 110; signal barnards-star");
    assert_eq!(t.diff(1), "vp+2 credits-2 data+2 hand-1 played+1");
}

/// ET.21: its mission needs a marker on a space that costs exofossils, rows 1 and 5.
#[test]
fn visitor_in_the_sky_is_completed_by_a_trace_paid_with_exofossils() {
    for row in 1..=5 {
        for number in 1..=2 {
            let mut t = oumuamua("");
            t.played(1, "et.21");
            if row == 5 {
                t.s.species[0].top[1][number as usize - 1] = 1;
                t.s.species[0].top_last[1] = Some(Marker::of(seat(number)));
            } else {
                t.s.species[0].board[1][row - 1] = Some(Marker::of(seat(number)));
            }
            t.p(number).traces[0][1] += 1;
            if number == 1 && (row == 1 || row == 5) {
                t.mark().play("complete et.21");
                assert_eq!(t.diff(1), "data+1");
                assert!(t.s.completed.has(card("et.21")));
            } else {
                t.refused("complete et.21", "S8.9");
            }
        }
    }
}

/// ET.22: a scan, and one exofossil if it marks the tile at all.
#[test]
fn altered_trajectory_gives_one_exofossil_for_signals_on_the_tile() {
    let scan = |choices: &str| {
        let mut t = oumuamua("et.22");
        t.play(&format!("play et.22; earth 61-virginis; {choices}"));
        t
    };
    let none = scan("signal 61-virginis; row 110; signal barnards-star");
    assert_eq!(none.diff(1), "credits-2 data+2 hand-1 played+1");
    let one = scan("signal oumuamua; row 110; signal barnards-star");
    assert_eq!(
        one.diff(1),
        "vp+1 credits-2 data+2 exofossils+1 hand-1 played+1"
    );
    let two = scan("signal oumuamua; row 112; signal 61-virginis; signal oumuamua");
    assert_eq!(
        two.diff(1),
        "vp+1 credits-2 data+2 exofossils+1 hand-1 played+1"
    );
}

/// ET.22
#[test]
fn altered_trajectory_is_completed_by_an_own_lander_on_oumuamua() {
    let mut t = oumuamua("");
    t.played(1, "et.22")
        .orbiter(1, "oumuamua")
        .lander(2, "oumuamua")
        .lander(1, "mars");
    t.refused("complete et.22", "S8.9")
        .lander(1, "oumuamua")
        .play("complete et.22");
    assert_eq!(t.diff(1), "vp+4");
}

/// ET.23
#[test]
fn exofossil_discovery_marks_a_signal_on_tile_or_star() {
    let mut t = oumuamua("et.23");
    t.play("play et.23");
    assert_eq!(t.own_choices(), ["signal 61-virginis", "signal oumuamua"]);
    t.play("signal oumuamua");
    assert_eq!(t.diff(1), "vp+1 credits-1 data+1 hand-1 played+1");
}

/// ET.23
#[test]
fn exofossil_discovery_needs_three_exofossils_and_takes_two() {
    let mut t = oumuamua("");
    t.played(1, "et.23").p(1).exofossils = 2;
    t.refused("complete et.23", "S8.9").p(1).exofossils = 3;
    t.mark().play("complete et.23");
    assert_eq!(t.diff(1), "vp+11 exofossils-2");
    assert!(t.s.completed.has(card("et.23")));
}

/// ET.24: one signal for each colour but black, and one anywhere for an exofossil.
#[test]
fn terrain_mapping_marks_three_signals_and_a_fourth_for_an_exofossil() {
    let play = |t: &mut Table| {
        t.play("play et.24");
        assert_eq!(t.own_choices(), ["signal kepler-22", "signal 61-virginis"]);
        t.play("signal kepler-22");
        assert_eq!(
            t.own_choices(),
            ["signal barnards-star", "signal proxima-centauri"]
        );
        t.play("signal barnards-star");
        assert_eq!(t.own_choices(), ["signal procyon", "signal sirius-a"]);
        t.play("signal procyon");
    };
    let mut t = oumuamua("et.24");
    play(&mut t);
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-3 data+3 hand-1 played+1")
    );

    let mut t = oumuamua("et.24");
    t.p(1).exofossils = 2;
    play(t.mark());
    assert_eq!(t.own_choices(), ["pay", "skip"]);
    let mut skipped = t.clone();
    skipped.play("skip");
    assert_eq!(skipped.diff(1), "credits-3 data+3 hand-1 played+1");
    t.play("pay");
    assert_eq!(t.own_choices().len(), 8, "any star");
    t.play("signal procyon");
    assert_eq!(t.decides(), "1 late", "only once");
    assert_eq!(
        t.diff(1),
        "vp+2 credits-3 data+4 exofossils-1 hand-1 played+1"
    );
}

/// ET.24
#[test]
fn terrain_mapping_scores_a_point_for_each_trace_of_oumuamua_at_the_end() {
    let mut t = oumuamua("");
    t.played(1, "et.24")
        .overflow(1, "left", "pink", 2)
        .found(1, "left", "blue");
    t.overflow(1, "right", "pink", 4)
        .overflow(2, "left", "pink", 5);
    t.s.round = 5;
    t.play("pass; pass");
    assert_eq!(t.diff(1), "vp+3");
}

/// ET.25: two movements for each exofossil, then a landing without cost.
#[test]
fn probe_customisation_turns_exofossils_into_movement_and_lands() {
    let mut t = oumuamua("et.25");
    t.p(1).exofossils = 2;
    t.probe(1, "r4s4")
        .play("play et.25; pay; step 1 r4s5; step 1 r3s5");
    assert_eq!(t.own_choices(), ["pay", "skip"]);
    t.play("skip");
    assert_eq!(t.own_choices(), ["land oumuamua"]);
    t.play("land oumuamua; space 1");
    assert_eq!(
        t.diff(1),
        "vp+9 credits-1 publicity+2 data+3 exofossils+1 hand-1 pieces-1"
    );
    assert!(t.s.gone.has(card("et.25")));
}

/// ET.25
#[test]
fn probe_customisation_is_paid_as_often_as_wanted() {
    let mut t = oumuamua("et.25");
    t.p(1).exofossils = 2;
    t.probe(1, "r4s1")
        .play("play et.25; pay; step 1 r4s2; step 1 r4s3; pay; step 1 r4s4");
    assert_eq!(t.decides(), "1 moves");
    t.play("done");
    assert_eq!(
        t.decides(),
        "1 late",
        "no exofossil left, and nowhere to land"
    );
    assert_eq!(t.diff(1), "credits-1 publicity+1 exofossils-2 hand-1");
}

/// ET.25: without exofossils it only lands.
#[test]
fn probe_customisation_lands_without_exofossils_too() {
    let mut t = oumuamua("et.25");
    t.probe(1, "r1s3")
        .play("play et.25; land venus; trace orange left overflow");
    assert_eq!(t.diff(1), "vp+8 credits-1 data+2 hand-1 pieces-1 traces+1");
}

/// ET.26
#[test]
fn race_against_time_launches_and_gives_an_exofossil() {
    let mut t = oumuamua("et.26");
    t.play("play et.26");
    assert_eq!(t.diff(1), "credits-1 exofossils+1 hand-1 pieces+1");
    assert!(t.s.gone.has(card("et.26")));

    let mut t = oumuamua("et.26");
    t.probe(1, "r1s6").play("play et.26");
    assert_eq!(
        t.diff(1),
        "credits-1 exofossils+1 hand-1",
        "no launch at the probe limit"
    );
}

/// ET.27: an exofossil for visiting 'Oumuamua in this turn, once.
#[test]
fn perfect_timing_gives_an_exofossil_for_a_visit_in_this_turn() {
    let mut t = oumuamua("et.27");
    t.probe(1, "r3s6")
        .play("play et.27; step 1 r3s5; step 1 r3s6; step 1 r3s5; done");
    assert_eq!(
        t.diff(1),
        "credits-2 publicity+2 exofossils+1 hand-1 played+1"
    );

    let mut t = oumuamua("et.27");
    t.probe(1, "r3s6").play("move 1 r3s5; play et.27; done");
    assert_eq!(
        t.diff(1),
        "credits-2 energy-1 publicity+1 hand-1 played+1",
        "before the card was played (D-50)"
    );

    let mut t = oumuamua("et.27");
    t.probe(1, "r3s6").play("play et.27; done; move 1 r3s5");
    assert_eq!(
        t.diff(1),
        "credits-2 energy-1 publicity+1 exofossils+1 hand-1 played+1"
    );

    let mut t = oumuamua("et.27");
    t.probe(1, "r3s5").play("play et.27; step 1 r3s6; done");
    assert_eq!(
        t.diff(1),
        "credits-2 hand-1 played+1",
        "standing there is no visit"
    );
}

/// ET.27: four movements.
#[test]
fn perfect_timing_gives_four_movements() {
    let mut t = oumuamua("et.27");
    t.probe(1, "r4s1")
        .play("play et.27; step 1 r4s2; step 1 r3s2; step 1 r4s2; step 1 r4s1");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-2 hand-1 played+1")
    );
}

/// ET.27: its mission asks for a marker on the tile, not at its star.
#[test]
fn perfect_timing_is_completed_by_an_own_signal_on_the_tile() {
    let mut t = oumuamua("");
    t.played(1, "et.27")
        .signals("61-virginis", "1 1")
        .s
        .relics
        .tile
        .push(seat(2));
    t.refused("complete et.27", "S8.9")
        .s
        .relics
        .tile
        .push(seat(1));
    t.mark().play("complete et.27");
    assert_eq!(t.diff(1), "exofossils+1");
}

/// ET.27, D-55: a marker that completes the tile still counts before the tile is reset.
#[test]
fn perfect_timing_can_be_completed_before_the_tile_is_reset() {
    let mut t = oumuamua("et.23");
    t.played(1, "et.27");
    t.s.relics.tile = [seat(2), seat(2)].into_iter().collect();
    t.mark().play("play et.23; signal oumuamua");
    assert_eq!(t.decides(), "1 settle");
    assert_eq!(t.choices(), ["continue", "complete et.27"]);
    t.play("complete et.27");
    assert_eq!(
        t.diff(1),
        "vp+2 credits-1 data+1 exofossils+2 hand-1 played+1"
    );
    assert_eq!(t.s.relics.tile.len(), 0);
}

/// ET.28: turns disc 1, gives a computer technology (2 + 3 points) and a data for an exofossil.
#[test]
fn exofossil_samples_gives_a_computer_technology_and_sells_a_data() {
    let play = |exofossils: u8| {
        let mut t = oumuamua("et.28");
        t.p(1).exofossils = exofossils;
        t.mark().play("play et.28");
        assert_eq!(
            t.own_choices(),
            [
                "tech computer-1",
                "tech computer-2",
                "tech computer-3",
                "tech computer-4"
            ]
        );
        assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
        t.play("tech computer-2; slot 3");
        t
    };
    let t = play(0);
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "vp+5 credits-2 hand-1 techs+1")
    );
    let mut t = play(2);
    assert_eq!(t.own_choices(), ["pay", "skip"]);
    t.play("pay");
    assert_eq!(t.decides(), "1 late", "only once");
    assert_eq!(
        t.diff(1),
        "vp+5 credits-2 data+1 exofossils-1 hand-1 techs+1"
    );
    assert!(t.s.gone.has(card("et.28")));
    let mut t = play(1);
    t.play("skip");
    assert_eq!(t.diff(1), "vp+5 credits-2 hand-1 techs+1");
}

/// ET.29
#[test]
fn comparative_analysis_gives_an_exofossil() {
    let mut t = oumuamua("et.29");
    t.play("play et.29");
    assert_eq!(t.diff(1), "credits-1 exofossils+1 hand-1 played+1");
}

/// ET.29: a trace of any colour and species covers one circle; 3 points of the overflow space and 1 of
/// card 75 come on top.
#[test]
fn comparative_analysis_has_circles_for_three_traces() {
    for (trace, circle, gained) in [
        ("pink left", 1, "vp+4 credits-2 data+1 hand-1 traces+1"),
        (
            "orange right",
            2,
            "vp+4 credits-2 publicity+1 hand-1 traces+1",
        ),
        ("blue left", 3, "vp+7 credits-2 hand-1 traces+1"),
    ] {
        let mut t = oumuamua("75");
        t.played(1, "et.29")
            .play(&format!("play 75; trace {trace} overflow"));
        assert_eq!(
            t.own_choices(),
            ["cover et.29 1", "cover et.29 2", "cover et.29 3", "skip"]
        );
        t.play(&format!("cover et.29 {circle}"));
        assert_eq!(
            (t.decides().as_str(), t.diff(1).as_str()),
            ("1 late", gained)
        );
    }
}

/// ET.29, S8.17
#[test]
fn comparative_analysis_is_completed_with_its_third_circle() {
    let mut t = oumuamua("75 98");
    t.played(1, "et.29")
        .play("play 75; trace pink left overflow; cover et.29 2")
        .next_own_turn();
    t.play("play 98; trace pink left overflow");
    assert_eq!(t.own_choices(), ["cover et.29 1", "cover et.29 3", "skip"]);
    t.play("cover et.29 1");
    assert!(!t.s.completed.has(card("et.29")));
    t.p(1).computer.upper = 6;
    t.play("end; analyse; trace blue left overflow; cover et.29 3");
    assert!(t.s.completed.has(card("et.29")));
}

/// ET.30
#[test]
fn excavation_rover_lands_and_scores_on_oumuamua() {
    let mut t = oumuamua("et.30");
    t.probe(1, "r3s5")
        .play("play et.30; land oumuamua; space 3");
    assert_eq!(
        t.diff(1),
        "vp+12 credits-1 data+1 exofossils+2 hand-1 played+1 pieces-1"
    );

    let mut t = oumuamua("et.30");
    t.probe(1, "r1s3")
        .play("play et.30; land venus; trace orange left overflow");
    assert_eq!(
        t.diff(1),
        "vp+8 credits-1 data+2 hand-1 played+1 pieces-1 traces+1"
    );

    let mut t = oumuamua("et.30");
    t.probe(1, "r3s6").play("play et.30");
    assert_eq!(t.diff(1), "credits-1 hand-1 played+1", "nowhere to land");
}

/// ET.30
#[test]
fn excavation_rover_is_completed_by_all_colours_on_oumuamua() {
    let mut t = oumuamua("");
    t.played(1, "et.30")
        .overflow(1, "left", "pink", 1)
        .found(1, "left", "orange");
    t.overflow(1, "right", "blue", 2)
        .refused("complete et.30", "S8.9");
    t.overflow(1, "left", "blue", 1).play("complete et.30");
    assert_eq!(t.diff(1), "exofossils+1");
}

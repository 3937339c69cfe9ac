//! Traces and overflow (S11).

use crate::table::Table;
use orrery_seti::names::{Species, Trace};
use orrery_seti::state::Marker;

fn analysing() -> Table {
    let mut t = Table::new(2);
    t.p(1).computer.upper = 6;
    t.mark();
    t
}

/// S11.1, S11.3: every free matching space of both species, in any order of rows.
#[test]
fn a_trace_goes_to_any_free_space_of_its_colour() {
    let mut t = analysing();
    t.discover("right").play("analyse");
    assert_eq!(
        t.own_choices(),
        [
            "trace blue left discovery",
            "trace blue left overflow",
            "trace blue right 1",
            "trace blue right 2",
            "trace blue right 3",
            "trace blue right 4",
            "trace blue right 5",
            "trace blue right overflow",
        ]
    );
}

/// S11.2: a universal trace has any colour.
#[test]
fn a_universal_trace_may_have_any_colour() {
    let mut t = Table::new(2);
    t.hand(1, "75").play("play 75");
    let colours = t.own_choices();
    for colour in ["pink", "orange", "blue"] {
        assert!(
            colours.contains(&format!("trace {colour} left discovery")),
            "{colours:?}"
        );
    }
}

/// S11.4, D-04: 5 points on the left, 3 on the right, and 1 publicity.
#[test]
fn discovery_spaces_pay_five_or_three() {
    let mut t = analysing();
    let mut right = t.clone();
    t.play("analyse; trace blue left discovery");
    assert_eq!(t.diff(1), "vp+5 energy-1 publicity+1 traces+1");
    right.play("analyse; trace blue right discovery");
    assert_eq!(right.diff(1), "vp+3 energy-1 publicity+1 traces+1");
}

/// S11.5, S11.12: a board space pays once and is then taken.
#[test]
fn a_board_space_is_marked_once() {
    let mut t = analysing();
    t.discover("right").play("analyse; trace blue right 3");
    assert_eq!(t.diff(1), "vp+2 energy-1 publicity+1 traces+1");
    t.next_own_turn();
    t.p(1).computer.upper = 6;
    t.mark().play("analyse").illegal("trace blue right 3");
}

/// S11.12: the repeatable top space takes any number of markers of all players.
#[test]
fn the_top_space_can_be_marked_again() {
    let mut t = analysing();
    t.discover("right").play("analyse; trace blue right 5");
    assert_eq!(t.diff(1), "vp+2 energy-1 traces+1");
    t.next_own_turn();
    t.p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue right 5");
    assert_eq!(t.s.species[1].top[Trace::Blue.index()], [2, 0, 0, 0]);
}

/// S11.6: a space that cannot be paid cannot be marked.
#[test]
fn a_priced_space_needs_its_price() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").p(1).computer.upper = 6;
    t.mark()
        .play("analyse")
        .illegal("trace blue left 1; trace blue left 5");
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").p(1).computer.upper = 6;
    t.p(1).exofossils = 4;
    t.mark().play("analyse; trace blue left 1");
    assert_eq!(t.diff(1), "vp+25 energy-1 exofossils-4 traces+1");
}

/// S11.7, S11.8, D-07: overflow pays 3 and may be chosen although other spaces are free.
#[test]
fn overflow_is_always_open() {
    let mut t = analysing();
    t.play("analyse; trace blue left overflow");
    assert_eq!(t.diff(1), "vp+3 energy-1 traces+1");
    assert_eq!(t.s.species[0].overflow[Trace::Blue.index()], [1, 0, 0, 0]);
}

/// S11.9, D-85: without any other space overflow is what remains.
#[test]
fn a_trace_is_never_lost() {
    let mut t = analysing();
    for slot in &mut t.s.species {
        slot.discovery[Trace::Blue.index()] = Some(Marker::Neutral);
    }
    t.mark().play("analyse");
    assert_eq!(
        t.own_choices(),
        ["trace blue left overflow", "trace blue right overflow"]
    );
    t.illegal("skip");
}

/// S11.10, S8.31: discovery, board and overflow markers all count.
#[test]
fn all_markers_count_as_traces() {
    let mut t = analysing();
    t.discover("right").overflow(1, "left", "blue", 1);
    t.play("analyse; trace blue right 4; end");
    assert_eq!(t.p(1).traces_of(Trace::Blue), 2);
    assert_eq!(t.p(1).traces, [[0, 0, 1], [0, 0, 1]]);
}

/// S11.11: two traces of one effect are marked one after the other.
#[test]
fn two_traces_are_two_decisions() {
    let mut t = Table::new(2);
    t.probe(1, "r3s3")
        .tech(1, "probe-4")
        .play("land europa; trace orange left discovery");
    assert_eq!(t.decides(), "1 trace");
    t.illegal("trace orange left discovery")
        .play("trace orange right discovery");
    assert_eq!(t.diff(1), "vp+15 energy-3 publicity+2 pieces-1 traces+2");
}

/// S11.13: an effect that names a species leaves no other.
#[test]
fn a_named_species_restricts_the_trace() {
    let mut t = Table::new(2);
    t.hand(1, "100")
        .overflow(1, "right", "blue", 1)
        .play("play 100");
    assert_eq!(
        t.own_choices(),
        ["trace blue right discovery", "trace blue right overflow"]
    );
}

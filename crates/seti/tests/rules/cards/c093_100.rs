//! Project cards 93 to 100.

use crate::cards::{
    alone_holding, alone_in_front, asks, completes, covers, event, gives, researches, rests,
};
use crate::table::Table;

/// Card 93, S21.28, D-51: three points for each credit card tucked before it, then it must be tucked.
#[test]
fn government_funding_counts_tucked_credits_and_becomes_income() {
    let mut t = alone_holding("93");
    gives(&mut t, "play 93", "credits-2 hand-1 tucked+1");
    asks(&t, "end");
    rests(&t, "93", "tucked 1");

    let mut t = alone_holding("93 8");
    t.tucked(1, "2 5 1 3").tucked(2, "14");
    gives(&mut t, "play 93", "vp+6 credits-2 hand-1 tucked+1");
    asks(&t, "end");
    rests(&t, "93", "tucked 1");
}

/// Card 94: one circle for each kind of technology.
#[test]
fn popularization_of_science_gives_publicity_for_each_kind_of_technology() {
    let mut t = alone_holding("94");
    gives(&mut t, "play 94", "credits-2 publicity+1 hand-1 played+1");
    asks(&t, "end");
    for (tech, circle) in [
        ("probe-2", 1),
        ("telescope-2", 2),
        ("computer-1; slot 1", 3),
    ] {
        rests(&t, "94", "front 1");
        t.play("end").p(1).publicity = 6;
        let cover = format!("cover 94 {circle}");
        covers(
            &mut t,
            &format!("research; tech {tech}"),
            &format!("{cover}; skip"),
            &cover,
            "publicity+2",
        );
        asks(&t, "end");
    }
    rests(&t, "94", "completed 1");
}

/// Card 94: a covered circle is not offered again, and a skipped event is lost (S8.14, S8.15).
#[test]
fn popularization_of_science_pays_each_kind_once() {
    let mut t = alone_in_front("94");
    t.p(1).publicity = 6;
    t.play("research; tech probe-2; skip");
    asks(&t, "end");
    t.play("end").p(1).publicity = 6;
    t.play("research; tech probe-3; cover 94 1; end")
        .p(1)
        .publicity = 6;
    gives(&mut t, "research; tech probe-4", "vp+5 publicity-6 techs+1");
    asks(&t, "end");
    rests(&t, "94", "front 1");
}

/// Card 94 and card 131, S8.13: one technology covers one circle over all missions.
#[test]
fn one_technology_covers_one_circle_of_two_missions() {
    let mut t = alone_in_front("94 131");
    t.p(1).publicity = 6;
    covers(
        &mut t,
        "research; tech telescope-2",
        "cover 94 2; cover 131 1; skip",
        "cover 131 1",
        "publicity+1",
    );
    asks(&t, "end");
}

/// Card 95: an own probe on asteroids next to Earth; diagonal is not next to it.
#[test]
fn near_earth_asteroids_survey_wants_a_probe_on_asteroids_next_to_earth() {
    let mut t = alone_holding("95");
    gives(&mut t, "play 95", "credits-2 publicity+2 hand-1 played+1");
    rests(&t, "95", "front 1");
    t.illegal("complete 95");
    t.probe(1, "r2s5").illegal("complete 95"); // next to Earth, no asteroids
    t.probe(1, "r2s4").illegal("complete 95"); // asteroids, diagonal to Earth
    let earth_turned = |t: &mut Table| t.s.offsets = [1, 0, 0]; // to r1s4; asteroids at r1s3 and r2s4
    earth_turned(&mut t);
    completes(&mut t, "95", "; take 110", "vp+5 hand+1");
    assert_eq!(
        t.s.row[0],
        Some("1".parse().unwrap()),
        "a row card is replaced at once"
    );

    let mut t = alone_in_front("95");
    earth_turned(&mut t);
    t.probe(2, "r1s3").illegal("complete 95").probe(1, "r1s3");
    completes(&mut t, "95", "; draw", "vp+5 hand+1");
}

/// Card 96
#[test]
fn tardigrades_study_wants_three_orange_traces() {
    let mut t = alone_holding("96");
    gives(&mut t, "play 96", "credits-2 publicity+1 data+1 played+1");
    rests(&t, "1", "hand 1");
    rests(&t, "96", "front 1");
    t.overflow(1, "left", "orange", 2)
        .overflow(2, "left", "orange", 3)
        .overflow(1, "left", "blue", 1);
    t.illegal("complete 96")
        .overflow(1, "right", "orange", 1)
        .play("complete 96");
    asks(
        &t,
        "trace orange left discovery; trace orange left overflow; trace orange right discovery; \
         trace orange right overflow",
    );
    gives(
        &mut t,
        "trace orange left discovery",
        "vp+5 publicity+1 traces+1",
    );
    t.illegal("complete 96");
    rests(&t, "96", "completed 1");
}

/// Card 97
#[test]
fn apollo_11_mission_researches_probes_and_wants_orange_on_both_species() {
    let mut t = researches("97", "probe", "credits-3 hand-1 played+1");
    t.play("tech probe-2");
    assert_eq!(t.diff(1), "vp+5 credits-3 hand-1 played+1 techs+1");
    rests(&t, "97", "front 1");
    t.overflow(1, "left", "orange", 2)
        .overflow(2, "right", "orange", 1)
        .overflow(1, "right", "pink", 1);
    t.illegal("complete 97").overflow(1, "right", "orange", 1);
    completes(&mut t, "97", "", "vp+2 hand+1");
    rests(&t, "1", "hand 1");
}

/// Card 98, card 99, card 100, S21.27: the trace goes to a species that has the own colour already.
#[test]
fn a_trace_beside_the_own_colour_is_skipped_without_such_a_species() {
    for (card, color, other) in [
        ("98", "pink", "blue"),
        ("99", "orange", "pink"),
        ("100", "blue", "orange"),
    ] {
        let mut t = alone_holding(card);
        t.overflow(2, "left", color, 1)
            .overflow(1, "left", other, 1);
        event(&mut t, &format!("play {card}"), "credits-1 hand-1");

        let mut t = alone_holding(card);
        t.overflow(1, "left", other, 1)
            .overflow(1, "right", color, 1);
        t.play(&format!("play {card}"));
        asks(
            &t,
            &format!("trace {color} right discovery; trace {color} right overflow"),
        );
        t.play(&format!("trace {color} right discovery"));
        assert_eq!(t.diff(1), "vp+3 credits-1 publicity+1 hand-1 traces+1");
        rests(&t, card, "discard");

        let mut t = alone_holding(card);
        t.overflow(1, "left", color, 1)
            .overflow(1, "right", color, 1);
        t.play(&format!("play {card}"));
        let spots = |side| format!("trace {color} {side} discovery; trace {color} {side} overflow");
        asks(&t, &format!("{}; {}", spots("left"), spots("right")));
        t.play(&format!("trace {color} left overflow"));
        assert_eq!(t.diff(1), "vp+3 credits-1 hand-1 traces+1");
    }
}

/// Card 98, card 99, card 100, S11.3: on a discovered species any free space of the colour will do.
#[test]
fn a_trace_beside_the_own_colour_may_use_the_board() {
    for (card, color) in [("98", "pink"), ("99", "orange")] {
        let mut t = alone_holding(card);
        t.discover("left")
            .overflow(1, "left", color, 1)
            .play(&format!("play {card}"));
        let rows: Vec<String> = ["1", "2", "3", "4", "overflow"]
            .map(|spot| format!("trace {color} left {spot}"))
            .into();
        asks(&t, &rows.join("; "));
        t.play(&format!("trace {color} left 3"));
        assert_eq!(t.diff(1), "vp+5 credits-1 hand-1 traces+1");
    }
    let mut t = alone_holding("100");
    t.discover("left")
        .overflow(1, "left", "blue", 1)
        .play("play 100");
    asks(
        &t,
        "trace blue left 1; trace blue left 2; trace blue left 3; trace blue left overflow",
    );
}

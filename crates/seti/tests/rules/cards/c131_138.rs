//! Project cards 131 to 138.

use crate::cards::{alone_holding, alone_in_front, asks, completes, covers, event, gives, rests};
use crate::table::{Table, star};
use orrery_seti::names::Species;

/// Card 131: one circle for a telescope, one for a scan, also a granted one.
#[test]
fn telescope_modernization_rewards_a_telescope_and_a_scan() {
    let mut t = alone_holding("131 135");
    t.play("play 131");
    asks(&t, "take 110; take 108; take 112; draw");
    t.play("take 110");
    assert_eq!(t.diff(1), "credits-1 played+1");
    asks(&t, "end");
    let scan = "end; play 135; earth 61-virginis; row 112; signal kepler-22";
    covers(&mut t, scan, "cover 131 2; skip", "cover 131 2", "data+1");
    asks(&t, "end");
    rests(&t, "131", "front 1");
    t.play("end").p(1).publicity = 6;
    t.play("research; tech probe-2");
    asks(&t, "end");
    t.play("end").p(1).publicity = 6;
    covers(
        &mut t,
        "research; tech telescope-1",
        "cover 131 1; skip",
        "cover 131 1",
        "publicity+1",
    );
    rests(&t, "131", "completed 1");
}

/// Card 131: a second scan covers nothing any more.
#[test]
fn telescope_modernization_rewards_one_scan() {
    let mut t = alone_in_front("131");
    let scan = |row| format!("scan; earth 61-virginis; row {row}; signal kepler-22");
    covers(
        &mut t,
        &scan("112"),
        "cover 131 2; skip",
        "cover 131 2",
        "data+1",
    );
    t.row("9 108 110").play(&format!("end; {}", scan("9")));
    asks(&t, "end");
}

/// Card 132
#[test]
fn space_shuttle_wants_five_figures() {
    let mut t = alone_holding("132");
    gives(
        &mut t,
        "play 132",
        "credits-3 publicity+2 hand-1 played+1 pieces+1",
    );
    asks(&t, "end");
    rests(&t, "132", "front 1");
    t.orbiter(1, "mars")
        .orbiter(1, "venus")
        .lander(1, "mars")
        .lander(1, "mars");
    t.lander(2, "mars")
        .orbiter(2, "mars")
        .illegal("complete 132")
        .lander(1, "io");
    completes(&mut t, "132", "", "vp+3 credits+1");

    let mut t = alone_holding("132");
    t.probe(1, "r3s0");
    gives(&mut t, "play 132", "credits-3 publicity+2 hand-1 played+1"); // probe limit
}

/// Card 133: as many movements as planets and comets stand with Earth in its sector.
#[test]
fn optimal_launch_window_moves_for_what_stands_in_earths_sector() {
    let mut t = alone_holding("133"); // a comet at r4s5
    t.play("play 133");
    asks(&t, "step 1 r1s4; step 1 r1s6; step 1 r2s5; done");
    event(
        &mut alone_holding("133"),
        "play 133; step 1 r1s6",
        "credits-2 hand-1 pieces+1",
    );

    let mut t = alone_holding("133");
    t.s.offsets = [1, 0, 0]; // only asteroids and empty spaces behind Earth at r1s4
    event(&mut t, "play 133", "credits-2 hand-1 pieces+1");

    let mut t = alone_holding("133");
    t.s.offsets = [0, 5, 2]; // Mars, Saturn and a comet behind Earth at r1s5
    event(
        &mut t,
        "play 133; step 1 r1s6; step 1 r1s5; step 1 r1s6",
        "credits-2 hand-1 pieces+1",
    );

    let mut t = alone_holding("133");
    t.probe(1, "r3s0"); // no launch, but still the movement
    event(
        &mut t,
        "play 133; step 1 r3s7",
        "credits-2 publicity+1 hand-1",
    );
}

/// Card 133, S16.3: 'Oumuamua is a planet.
#[test]
fn optimal_launch_window_counts_oumuamua() {
    let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
    t.discover("left").hand(1, "133");
    event(
        &mut t,
        "play 133; step 1 r1s6; step 1 r1s5",
        "credits-2 hand-1 pieces+1",
    );
}

/// Card 134: signals now in four different sectors; win markers are no signals (S21.30).
#[test]
fn herschel_signals_at_a_probe_and_wants_four_sectors() {
    let mut t = alone_holding("134");
    t.probe(1, "r4s2")
        .signals("vega", "1 1")
        .signals("sirius-a", "1")
        .signals("procyon", "2");
    t.s.sectors[star("kepler-22").index()].wins[0] = 1;
    gives(&mut t, "play 134", "credits-1 data+1 hand-1 played+1");
    assert_eq!(t.marks("barnards-star"), "1");
    rests(&t, "134", "front 1");
    t.illegal("complete 134").signals("procyon", "2 1");
    completes(&mut t, "134", "", "publicity+2");

    let mut t = alone_holding("134");
    t.probe(2, "r4s2").orbiter(1, "mars");
    gives(&mut t, "play 134", "credits-1 hand-1 played+1"); // no probe in space
    asks(&t, "end");
}

/// Card 134, D-55: the mission may be completed before the sector is reset, not afterwards.
#[test]
fn herschel_can_be_completed_before_the_reset() {
    let mut t = alone_holding("134");
    t.probe(1, "r4s2")
        .signals("vega", "1")
        .signals("sirius-a", "1")
        .signals("procyon", "1");
    t.signals("barnards-star", "1 1 2 1").play("play 134");
    assert_eq!(t.decides(), "1 settle");
    assert_eq!(t.choices(), ["continue", "complete 134"]);
    let mut later = t.clone();
    gives(&mut t, "complete 134", "publicity+3"); // 2 for the mission, 1 for the sector
    rests(&t, "134", "completed 1");
    assert_eq!(
        (t.decides(), t.marks("barnards-star")),
        ("1 trace".into(), "2".into())
    );
    gives(
        &mut later,
        "continue; trace pink left overflow",
        "vp+3 publicity+1 traces+1",
    );
    later.illegal("complete 134");
    rests(&later, "134", "front 1");
}

/// Card 135, S6.32: its publicity can pay a telescope of its scan.
#[test]
fn noto_radio_observatory_gives_publicity_before_the_scan() {
    let mut t = alone_holding("135");
    t.tech(1, "telescope-2").p(1).publicity = 0;
    t.play("play 135").legal("telescope-2");
    gives(&mut t, "telescope-2", "publicity-1 data+1");
}

/// Card 136: one signal of each colour, in printed order, none of them with data or optional.
#[test]
fn algonquin_marks_each_colour_without_data() {
    let mut t = alone_holding("136");
    t.signals("vega", "2").play("play 136");
    let offers = [
        ("signal kepler-22; signal 61-virginis", "signal 61-virginis"),
        (
            "signal barnards-star; signal proxima-centauri",
            "signal barnards-star",
        ),
        ("signal procyon; signal sirius-a", "signal procyon"),
        ("signal vega; signal beta-pictoris", "signal vega"),
    ];
    for (offered, choose) in offers {
        asks(&t, offered);
        t.play(choose);
    }
    assert_eq!(t.diff(1), "vp+2 credits-1 hand-1"); // the second place of Vega
    asks(&t, "end");
    rests(&t, "136", "discard");
    let stars = ["61-virginis", "barnards-star", "procyon", "vega"];
    assert_eq!(stars.map(|star| t.marks(star)), ["1", "1", "1", "2 1"]);
}

/// Card 137, S2.29
#[test]
fn seti_data_archive_gives_two_data() {
    event(
        &mut alone_holding("137"),
        "play 137",
        "credits-1 data+2 hand-1",
    );
    let mut t = alone_holding("137");
    t.p(1).data = 5;
    event(&mut t, "play 137", "credits-1 data+1 hand-1");
}

/// Card 138: one circle for each kind of corner.
#[test]
fn cornell_university_doubles_each_kind_of_corner_once() {
    let mut t = alone_holding("138 137 130 110 96");
    gives(&mut t, "play 138", "credits-1 hand-1 played+1");
    asks(&t, "end");
    t.probe(1, "r1s5");
    covers(
        &mut t,
        "corner 137",
        "cover 138 1; skip",
        "cover 138 1",
        "publicity+1",
    );
    gives(&mut t, "corner 130", "publicity+1 hand-1");
    asks(&t, "end"); // the publicity circle is covered
    covers(
        &mut t,
        "corner 110",
        "cover 138 2; skip",
        "cover 138 2",
        "data+1",
    );
    rests(&t, "138", "front 1");
    covers(
        &mut t,
        "corner 96; step 1 r1s6",
        "cover 138 3; skip",
        "cover 138 3",
        "",
    );
    rests(&t, "138", "completed 1");
    asks(&t, "step 1 r1s5; step 1 r1s7; step 1 r2s6; done");
}

/// Card 138, S21.16: a species card's corner counts by its kind.
#[test]
fn cornell_university_counts_corners_of_species_cards() {
    let mut t = alone_in_front("138");
    t.discover("left").hand(1, "et.1 et.3 et.5");
    covers(
        &mut t,
        "corner et.1",
        "cover 138 1; skip",
        "cover 138 1",
        "publicity+1",
    );
    covers(
        &mut t,
        "corner et.3",
        "cover 138 2; skip",
        "cover 138 2",
        "data+1",
    );
    covers(
        &mut t,
        "corner et.5",
        "cover 138 3; skip",
        "cover 138 3",
        "",
    );
    rests(&t, "138", "completed 1");
}

/// Card 138, S8.32: row cards, cards discarded for a signal or given in exchange cover nothing.
#[test]
fn cornell_university_wants_hand_cards_discarded_for_their_corner() {
    let mut t = alone_holding("73 114 1 137 130");
    t.played(1, "138").row("110 108 112");
    t.play("play 73; row 110; row 108; row 112");
    asks(&t, "end");
    t.play("end; exchange card credit; discard 137; discard 130");
    assert_eq!(t.decides(), "1 turn");
    t.play("play 114; draw; discard 1; signal kepler-22; done");
    asks(&t, "end");
    rests(&t, "138", "front 1");
}

/// Card 138, D-57: a corner that tops up a step is a corner used.
#[test]
fn cornell_university_counts_a_corner_that_tops_up_a_step() {
    let mut t = alone_holding("123 96");
    t.played(1, "138")
        .probe(1, "r1s7")
        .play("play 123; step 1 r1s6 card 96");
    asks(&t, "cover 138 3; skip");
}

//! Project cards 71 to 80.

use crate::cards::{in_front, list, plays, taken_by_2, turns};
use crate::table::{COMPUTERS, PROBES, TELESCOPES, Table};

/// Card 71; new-tech-counts.
#[test]
fn card_71_scores_the_technologies_of_the_kind_taken() {
    for (owned, then, diff) in [
        (
            "telescope-1 telescope-2 probe-2",
            "tech telescope-3",
            "vp+11 credits-3 hand-1 techs+1",
        ),
        (
            "telescope-1 telescope-2 probe-2",
            "tech probe-3",
            "vp+9 credits-3 hand-1 techs+1",
        ),
        (
            "telescope-1 telescope-2",
            "tech computer-1; slot 1",
            "vp+7 credits-3 hand-1 techs+1",
        ),
    ] {
        let mut t = Table::holding("71");
        t.tech(1, owned).play("play 71");
        assert_eq!(turns(&t), 1);
        assert_eq!(t.own_choices().len(), 12 - owned.split(' ').count());
        plays(&mut t, then, diff);
        assert_eq!(t.place("71"), "discard");
    }
}

/// Card 71, Card 72; S9.11: somebody with all twelve only turns the system.
#[test]
fn nothing_is_scored_for_no_technology() {
    for card in ["71", "72"] {
        let mut t = Table::holding(card);
        t.tech(1, &format!("{PROBES} {TELESCOPES} {COMPUTERS}"));
        taken_by_2(&mut t, PROBES);
        plays(&mut t, &format!("play {card}"), "credits-3 hand-1");
        assert_eq!(turns(&t), 1);
    }
}

/// Card 72
#[test]
fn card_72_gives_publicity_for_a_technology_of_somebody_else() {
    let mut t = Table::holding("72");
    taken_by_2(&mut t, "probe-2");
    t.tech(1, "probe-3").play("play 72");
    assert_eq!((turns(&t), t.own_choices().len()), (1, 11));
    let mut other = t.clone();
    plays(
        &mut t,
        "tech probe-2",
        "vp+3 credits-3 publicity+2 hand-1 techs+1",
    );
    assert_eq!(t.place("72"), "discard");
    plays(
        &mut other,
        "tech telescope-2",
        "vp+5 credits-3 hand-1 techs+1",
    );
}

/// Card 73; S21.15, refill-row-after-all-discards: in any order, refilled after the last.
#[test]
fn card_73_gives_all_corners_of_the_row() {
    let mut t = Table::holding("73");
    t.play("play 73");
    assert_eq!(t.own_choices(), list("row", "110 108 112"));
    t.play("row 112");
    assert_eq!(t.diff(1), "credits-1 publicity+1 hand-1");
    assert_eq!(t.own_choices(), list("row", "110 108"));
    t.play("row 108");
    assert_eq!(t.own_choices(), ["row 110"]);
    plays(&mut t, "row 110", "credits-1 publicity+1 data+2 hand-1");
    assert_eq!(t.row_now(), "1 2 3");
    assert_eq!(
        ["73", "110", "108", "112"].map(|card| t.place(card)),
        ["discard"; 4]
    );
}

/// Card 73; moves-may-be-skipped.
#[test]
fn card_73_discards_cards_whose_movement_is_not_used() {
    let mut t = Table::holding("73");
    t.row("1 2 112")
        .probe(1, "r2s3")
        .play("play 73; row 1; step 1 r2s4; row 2");
    assert_eq!(t.decides(), "1 moves");
    plays(&mut t, "done; row 112", "credits-1 publicity+1 hand-1");
    assert_eq!(["1", "2", "112"].map(|card| t.place(card)), ["discard"; 3]);
    let mut t = Table::holding("73");
    t.row("1 2 112");
    plays(
        &mut t,
        "play 73; row 1; row 2; row 112",
        "credits-1 publicity+1 hand-1",
    );
    assert_eq!(["1", "2", "112"].map(|card| t.place(card)), ["discard"; 3]);
}

/// Card 73; not-a-hand-discard (S8.32): card 138 is not triggered.
#[test]
fn card_73_does_not_cover_circles_for_corners() {
    let mut t = Table::holding("73");
    t.row("1 110 112").played(1, "138").probe(1, "r2s3");
    let choices = "play 73; row 1; done; row 110; row 112";
    plays(&mut t, choices, "credits-1 publicity+1 data+1 hand-1");
    t.hand(1, "48").play("corner 48");
    assert_eq!(t.own_choices(), ["cover 138 1", "skip"]);
}

/// Card 74
#[test]
fn card_74_launches_and_moves_for_each_card_shown() {
    let mut t = Table::holding("74 1 2 48");
    t.play("play 74");
    assert_eq!(t.own_choices(), ["show 2", "show 1", "show 0"]);
    t.play("show 2");
    let diff = "credits-2 publicity+1 hand-1 pieces+1";
    plays(&mut t, "step 1 r1s4; step 1 r1s3", diff);
    assert_eq!(
        ["74", "1", "2"].map(|card| t.place(card)),
        ["discard", "hand 1", "hand 1"]
    );
    let mut t = Table::holding("74 1 2 48");
    t.play("play 74; show 1; step 1 r1s4");
    assert_eq!(t.decides(), "1 late");
    plays(
        &mut Table::holding("74 1 2"),
        "play 74; show 0",
        "credits-2 hand-1 pieces+1",
    );
    plays(
        &mut Table::holding("74 47 48"),
        "play 74",
        "credits-2 hand-1 pieces+1",
    );
}

/// Card 74; alien-hand-cards-count (S21.16): ET.5 shows a movement, ET.3 does not.
#[test]
fn card_74_counts_species_cards() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "74 1 et.3 et.5").play("play 74");
    assert_eq!(t.own_choices(), ["show 2", "show 1", "show 0"]);
    t.play("show 2; step 1 r1s4; step 1 r1s5");
    assert_eq!(t.decides(), "1 late");
}

/// Card 74; S21.3: at the limit another probe moves.
#[test]
fn card_74_moves_without_its_launch() {
    let mut t = Table::holding("74 1");
    t.probe(1, "r2s3").play("play 74; show 1");
    assert_eq!(t.p(1).pieces.len(), 1);
    plays(&mut t, "step 1 r2s4", "credits-2 hand-1");
}

/// Card 75; new-trace-counts.
#[test]
fn card_75_marks_any_trace_and_scores_its_colour() {
    let mut t = Table::holding("75");
    t.overflow(1, "left", "blue", 1)
        .overflow(1, "right", "blue", 1);
    t.overflow(2, "left", "pink", 2).play("play 75");
    let spots = [
        "left discovery",
        "left overflow",
        "right discovery",
        "right overflow",
    ];
    let all: Vec<String> = ["pink", "orange", "blue"]
        .iter()
        .flat_map(|color| spots.map(|spot| format!("trace {color} {spot}")))
        .collect();
    assert_eq!(t.own_choices(), all);
    let mut other = t.clone();
    plays(
        &mut t,
        "trace blue right overflow",
        "vp+6 credits-2 hand-1 traces+1",
    );
    assert_eq!(t.place("75"), "discard");
    let diff = "vp+6 credits-2 publicity+1 hand-1 traces+1";
    plays(&mut other, "trace pink left discovery", diff);
}

/// Card 76
#[test]
fn card_76_has_a_circle_for_each_kind_of_technology() {
    let mut t = Table::holding("76");
    plays(&mut t, "play 76", "credits-1 hand-1 played+1");
    for (tech, circle, then, diff) in [
        (
            "tech telescope-2",
            "cover 76 2",
            "",
            "vp+5 publicity-5 techs+1",
        ),
        (
            "tech probe-2",
            "cover 76 1",
            "",
            "vp+5 energy+1 publicity-6 techs+1",
        ),
        (
            "tech computer-2; slot 1",
            "cover 76 3",
            "; draw",
            "vp+5 publicity-6 hand+1 techs+1",
        ),
    ] {
        assert_eq!(t.place("76"), "front 1");
        t.next_own_turn();
        t.p(1).publicity = 6;
        t.mark().play(&format!("research; {tech}"));
        assert_eq!(t.own_choices(), [circle, "skip"]);
        plays(&mut t, &format!("{circle}{then}"), diff);
    }
    assert_eq!(t.place("76"), "completed 1");
}

/// Card 76: a covered circle and other kinds of technology offer nothing; declining loses the event.
#[test]
fn circles_of_card_76_are_covered_once() {
    let mut t = in_front("76");
    t.hand(1, "59 85").p(1).energy = 0;
    t.mark().play("play 59; tech probe-2; skip");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "vp+5 credits-3 energy+1 hand-1 techs+1")
    );
    t.next_own_turn();
    t.p(1).publicity = 6;
    t.play("research; tech probe-3; cover 76 1").next_own_turn();
    t.p(1).publicity = 6;
    t.play("research; tech probe-4");
    assert_eq!(t.decides(), "1 late");
}

/// Card 77
#[test]
fn card_77_has_a_circle_for_each_colour_of_trace() {
    let mut t = Table::holding("77");
    plays(&mut t, "play 77", "credits-1 publicity+1 hand-1 played+1");
    for (color, circle) in [("pink", 1), ("orange", 2), ("blue", 3)] {
        let mut t = in_front("77");
        t.hand(1, "75")
            .play(&format!("play 75; trace {color} left overflow"));
        assert_eq!(
            t.own_choices(),
            [format!("cover 77 {circle}"), "skip".to_owned()]
        );
        let mut other = t.clone();
        let cover = format!("cover 77 {circle}");
        plays(&mut t, &cover, "vp+4 credits-2 data+1 hand-1 traces+1");
        plays(&mut other, "skip", "vp+4 credits-2 hand-1 traces+1");
        assert_eq!(t.place("77"), "front 1");
    }
}

/// Card 77: traces of an analysis, a landing and a sector win.
#[test]
fn card_77_is_completed_by_three_colours() {
    let mut t = in_front("77");
    t.probe(1, "r1s3").p(1).computer.upper = 6;
    t.mark()
        .play("analyse; trace blue left discovery; cover 77 3");
    assert_eq!(t.diff(1), "vp+5 energy-1 publicity+1 data+1 traces+1");
    t.next_own_turn();
    t.p(1).pieces[0].at = t.s.space_of(orrery_seti::names::Body::Venus);
    t.mark()
        .play("land venus; trace orange left overflow; cover 77 2");
    assert_eq!(t.diff(1), "vp+8 energy-3 data+3 pieces-1 traces+1");
    t.next_own_turn();
    t.p(1).data = 0;
    t.signals("proxima-centauri", "1 1 1 1 1").hand(1, "75");
    t.play("scan; row 108; signal vega; earth proxima-centauri; trace pink right overflow");
    assert_eq!(t.own_choices(), ["cover 77 1", "skip"]);
    plays(
        &mut t,
        "cover 77 1",
        "vp+3 credits-1 energy-2 publicity+1 data+3 traces+1",
    );
    assert_eq!(t.place("77"), "completed 1");
    t.next_own_turn();
    t.play("play 75; trace pink left overflow");
    assert_eq!(t.decides(), "1 late");
}

/// Card 77; S8.16: a sector won in the turn of another player.
#[test]
fn card_77_is_triggered_in_the_turn_of_another_player() {
    let mut t = in_front("77");
    t.play("launch; end").signals("61-virginis", "1 1 1 1 1");
    t.play("scan; row 108; signal vega; earth 61-virginis");
    assert_eq!(t.decides(), "1 trace");
    t.play("trace pink left overflow");
    assert_eq!(
        (t.decides().as_str(), t.choices()),
        (
            "1 trigger",
            vec!["cover 77 1".to_owned(), "skip".to_owned()]
        )
    );
    t.play("cover 77 1");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("2 late", "vp+3 publicity+1 data+1 traces+1")
    );
}

/// Card 78; one-slot-per-event: three scans for three circles.
#[test]
fn card_78_has_three_circles_for_scans() {
    let mut t = Table::holding("78");
    plays(&mut t, "play 78", "credits-2 publicity+1 hand-1 played+1");
    let mut open = vec!["cover 78 1", "cover 78 2", "cover 78 3", "skip"];
    for (circle, then, diff) in [
        ("cover 78 3", "", "vp+4 credits-1 energy-2 data+2"),
        ("cover 78 1", "", "credits-1 energy-2 data+4"),
        ("cover 78 2", "; draw", "credits-1 energy-2 data+2 hand+1"),
    ] {
        assert_eq!(t.place("78"), "front 1");
        t.next_own_turn();
        t.p(1).data = 0;
        for star in ["proxima-centauri", "vega"] {
            t.signals(star, "");
        }
        t.row("108")
            .play("scan; earth proxima-centauri; row 108; signal vega");
        assert_eq!(t.own_choices(), open);
        plays(&mut t, &format!("{circle}{then}"), diff);
        open.retain(|one| *one != circle);
    }
    assert_eq!(t.place("78"), "completed 1");
}

/// Card 78: a scan of a card counts, single signals do not, and the circle is covered before completed
/// sectors are resolved.
#[test]
fn card_78_is_triggered_by_any_scan_and_only_by_scans() {
    let mut t = in_front("78");
    t.hand(1, "52 83").signals("61-virginis", "2 2 2 2 2");
    let mut other = t.clone();
    t.play("play 52; row 108; signal vega; earth 61-virginis");
    assert_eq!(
        (t.decides().as_str(), t.marks("61-virginis").as_str()),
        ("1 trigger", "2 2 2 2 2 1")
    );
    t.play("skip");
    assert_eq!(
        (t.decides().as_str(), t.marks("61-virginis").as_str()),
        ("2 trace", "1")
    );
    other.signals("61-virginis", "");
    plays(
        &mut other,
        "play 83",
        "vp+2 credits-2 publicity+1 data+2 hand-1",
    );
}

/// Card 79; one-slot-per-event: three launches for three circles.
#[test]
fn card_79_has_three_circles_for_launches() {
    let mut t = Table::holding("79");
    plays(&mut t, "play 79", "credits-2 publicity+1 hand-1 played+1");
    let mut open = vec!["cover 79 1", "cover 79 2", "cover 79 3", "skip"];
    for (circle, then, diff) in [
        ("cover 79 1", "", "credits-1 pieces+1"),
        ("cover 79 3", "", "vp+5 credits-2 pieces+1"),
        ("cover 79 2", "; take 108", "credits-2 hand+1 pieces+1"),
    ] {
        assert_eq!(t.place("79"), "front 1");
        t.next_own_turn();
        t.p(1).pieces.clear();
        t.mark().play("launch");
        assert_eq!(t.own_choices(), open);
        plays(&mut t, &format!("{circle}{then}"), diff);
        open.retain(|one| *one != circle);
    }
    assert_eq!(t.place("79"), "completed 1");
    t.next_own_turn();
    t.p(1).pieces.clear();
    plays(t.mark(), "launch", "credits-2 pieces+1");
}

/// Card 79, Card 80; one-slot-per-event (S8.13): one circle over all missions.
#[test]
fn one_launch_covers_one_circle_of_all_missions() {
    let mut t = in_front("79 80");
    t.play("launch");
    let all = ["79 1", "79 2", "79 3", "80 1", "80 2", "80 3"].map(|one| format!("cover {one}"));
    assert_eq!(t.own_choices()[..6], all);
    let mut other = t.clone();
    plays(&mut t, "cover 79 3", "vp+5 credits-2 pieces+1");
    plays(&mut other, "cover 80 3; done", "credits-2 pieces+1");
}

/// Card 79, Card 80; D-53: launches of cards, technology tiles and telescope-4 count.
#[test]
fn every_launch_counts_for_the_circles() {
    for (card, circles) in [("79", 3), ("80", 3)] {
        for (launch, hand) in [
            ("play 58", "58"),
            ("play 59; tech probe-1", "59"),
            ("play 52; telescope-4 launch", "52"),
        ] {
            let mut t = in_front(card);
            t.hand(1, hand).tech(1, "telescope-4").play(launch);
            assert_eq!(
                (t.decides().as_str(), t.own_choices().len()),
                ("1 trigger", circles + 1)
            );
        }
    }
}

/// Card 79, Card 80: a launch of somebody else is not the owner's.
#[test]
fn launches_of_others_do_not_count() {
    let mut t = in_front("79 80");
    t.hand(1, "83").play("play 83; end; launch");
    assert_eq!(t.decides(), "2 late");
}

/// Card 80; one-slot-per-event: three launches for three circles.
#[test]
fn card_80_has_three_circles_for_launches() {
    let mut t = Table::holding("80");
    plays(&mut t, "play 80", "credits-1 hand-1 played+1");
    let mut open = vec!["cover 80 1", "cover 80 2", "cover 80 3", "skip"];
    for circle in ["cover 80 2", "cover 80 1", "cover 80 3"] {
        assert_eq!(t.place("80"), "front 1");
        t.next_own_turn();
        t.p(1).pieces.clear();
        t.mark().play("launch");
        assert_eq!(t.own_choices(), open);
        t.play(circle);
        assert_eq!(t.decides(), "1 moves");
        let earth = t.p(1).pieces[0].at;
        let out = format!("step 1 r2s{}", earth.sector());
        plays(&mut t, &out, "credits-2 pieces+1");
        open.retain(|one| *one != circle);
    }
    assert_eq!(t.place("80"), "completed 1");
}

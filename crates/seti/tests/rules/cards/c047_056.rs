//! Project cards 47 to 56.

use crate::cards::{completes, in_front, list, plays, stays_open};
use crate::table::Table;

/// Card 47; refill-row-after-all-discards (S6.4, S21.13).
#[test]
fn card_47_discards_two_row_cards_for_signals_and_refills_once() {
    let mut t = Table::holding("47");
    t.play("play 47");
    assert_eq!(t.own_choices(), list("row", "110 108 112"));
    t.play("row 110");
    assert_eq!(
        t.own_choices(),
        list("signal", "barnards-star proxima-centauri")
    );
    t.play("signal barnards-star");
    assert_eq!(t.own_choices(), list("row", "108 112"));
    plays(&mut t, "row 108; signal vega", "credits-2 data+2 hand-1");
    assert_eq!(t.row_now(), "1 2 112");
    assert_eq!([t.marks("barnards-star"), t.marks("vega")], ["1", "1"]);
    assert_eq!(t.place("47"), "discard");
}

/// Card 47; completing-is-enough: seat 2 wins the sector, seat 1 gets the data.
#[test]
fn card_47_gives_data_for_completing_a_sector() {
    let mut t = Table::holding("47");
    t.signals("vega", "2 2 2")
        .play("play 47; row 108; signal vega");
    assert_eq!(t.diff(1), "credits-2 data+2 hand-1");
    t.play("row 110; signal barnards-star");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.diff(1), "credits-2 publicity+1 data+3 hand-1");
}

/// Card 47; reward-once (S21.26).
#[test]
fn card_47_pays_once_for_two_completed_sectors() {
    let mut t = Table::holding("47");
    t.row("75 108 112")
        .signals("vega", "2 2 2")
        .signals("beta-pictoris", "2 2 2 2");
    t.play("play 47; row 108; signal vega; row 75; signal beta-pictoris");
    assert_eq!(t.decides(), "1 sectors");
    assert_eq!(t.diff(1), "credits-2 data+3 hand-1");
}

/// Card 47: a marker beyond the data completes nothing.
#[test]
fn card_47_gives_nothing_for_an_excess_marker() {
    let mut t = Table::holding("47");
    t.signals("vega", "2 2 2 2");
    t.play("play 47; row 108; signal vega; row 112; signal kepler-22");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.diff(1), "credits-2 publicity+1 data+1 hand-1");
}

/// Card 48, Card 49, Card 56
#[test]
fn one_movement_and_a_signal_of_the_colour() {
    for (card, stars) in [
        ("48", "barnards-star proxima-centauri"),
        ("49", "kepler-22 61-virginis"),
        ("56", "procyon sirius-a"),
    ] {
        let mut t = Table::holding(card);
        t.probe(1, "r2s3").play(&format!("play {card}"));
        let near = "r1s3 r2s2 r2s4 r3s3"
            .split(' ')
            .map(|space| format!("step 1 {space}"));
        let mut steps: Vec<String> = near.chain(["done".to_owned()]).collect();
        let mut offered = t.own_choices();
        steps.sort();
        offered.sort();
        assert_eq!(offered, steps);
        t.play("step 1 r2s4");
        assert_eq!(t.own_choices(), list("signal", stars));
        let (first, second) = stars.split_once(' ').unwrap();
        plays(
            &mut t,
            &format!("signal {second}"),
            "credits-1 data+1 hand-1",
        );
        assert_eq!([t.marks(first), t.marks(second)], ["", "1"]);
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s4");
        assert_eq!(t.place(card), "discard");
    }
}

/// Card 48, Card 49, Card 56; S2.10, S2.12: the movement may be left unused, and is skipped without a probe.
#[test]
fn the_signal_is_marked_without_the_movement() {
    for (card, star) in [
        ("48", "barnards-star"),
        ("49", "kepler-22"),
        ("56", "procyon"),
    ] {
        let signal = format!("signal {star}");
        let mut t = Table::holding(card);
        t.play(&format!("play {card}"));
        assert_eq!(t.decides(), "1 target");
        plays(&mut t, &signal, "credits-1 data+1 hand-1");
        let mut t = Table::holding(card);
        t.probe(1, "r2s3").play(&format!("play {card}; done"));
        plays(&mut t, &signal, "credits-1 data+1 hand-1");
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s3");
    }
}

/// Card 50; refill-row-after-all-discards (S6.4).
#[test]
fn card_50_scores_two_points_for_each_of_three_sectors() {
    let mut t = Table::holding("50");
    t.play("play 50; row 110; signal barnards-star; row 108; signal vega");
    assert_eq!(t.own_choices(), ["row 112"]);
    assert_eq!(t.diff(1), "credits-3 data+2 hand-1");
    plays(
        &mut t,
        "row 112; signal kepler-22",
        "vp+6 credits-3 data+3 hand-1",
    );
    assert_eq!(t.row_now(), "1 2 3");
    assert_eq!(t.place("50"), "discard");
}

/// Card 50; distinct-sectors-not-signals (S21.22). Positions 3 and 4 score nothing themselves.
#[test]
fn card_50_counts_a_sector_once() {
    let mut t = Table::holding("50");
    t.row("110 111 112").signals("proxima-centauri", "2 2");
    let twice = "row 110; signal proxima-centauri; row 111; signal proxima-centauri";
    let choices = format!("play 50; {twice}; row 112; signal kepler-22");
    plays(&mut t, &choices, "vp+4 credits-3 data+3 hand-1");
}

/// Card 51
#[test]
fn card_51_gives_data_and_a_scan() {
    let mut t = Table::holding("51");
    t.play("play 51");
    assert_eq!(t.diff(1), "credits-3 data+1 hand-1");
    assert_eq!(
        t.own_choices(),
        ["earth 61-virginis", "row 110", "row 108", "row 112"]
    );
    plays(
        &mut t,
        "row 110; signal barnards-star; earth 61-virginis",
        "credits-3 data+3 hand-1 played+1",
    );
    assert_eq!(t.row_now(), "1 108 112");
    stays_open(&mut t, "51");
}

/// Card 51
#[test]
fn mission_51_needs_eight_publicity() {
    let mut t = in_front("51");
    t.p(1).publicity = 7;
    stays_open(&mut t, "51");
    t.p(1).publicity = 8;
    let mut other = t.clone();
    completes(&mut t, "51", "; take 108", "vp+3 hand+1");
    assert_eq!(t.row_now(), "110 1 112");
    completes(&mut other, "51", "; draw", "vp+3 hand+1");
    assert_eq!(other.row_now(), "110 108 112");
}

/// Card 51, Card 52, Card 53, Card 54, Card 55; scan-base-cost-waived-only: no credit and no energy for
/// the scan, but telescope-2 costs 1 publicity and telescope-4 1 energy.
#[test]
fn only_the_base_cost_of_the_scan_is_waived() {
    for (card, rest, diff) in [
        (
            "51",
            "",
            "credits-3 energy-1 publicity-1 data+4 hand-1 played+1 pieces+1",
        ),
        (
            "52",
            "",
            "credits-2 energy-1 publicity-1 data+3 hand-1 pieces+1",
        ),
        (
            "53",
            "",
            "vp+2 credits-2 energy-1 publicity-1 data+3 hand-1 pieces+1",
        ),
        (
            "54",
            "",
            "vp+2 credits-2 energy-1 publicity-1 data+3 hand-1 pieces+1",
        ),
        (
            "55",
            "; signal kepler-22",
            "credits-3 energy-1 publicity-1 data+4 hand-1 pieces+1",
        ),
    ] {
        let mut t = Table::holding(card);
        t.tech(1, "telescope-2 telescope-4");
        let scan = "earth 61-virginis; row 108; signal vega; telescope-2; telescope-4 launch";
        plays(&mut t, &format!("play {card}; {scan}{rest}"), diff);
        assert_eq!(t.marks("sirius-a"), "1");
    }
}

/// Card 51, Card 52, Card 53, Card 54, Card 55; S6.2: both parts of the scan must be done.
#[test]
fn a_scan_of_a_card_cannot_be_cut_short() {
    for card in ["51", "52", "53", "54", "55"] {
        let mut t = Table::holding(card);
        t.tech(1, "telescope-2")
            .play(&format!("play {card}"))
            .illegal("done");
        t.play("earth 61-virginis")
            .illegal("done; earth 61-virginis");
        t.play("row 108; signal vega").legal("done; telescope-2");
    }
}

/// Card 52, Card 53, Card 54: 2 points for each signal of the scan in the colour.
#[test]
fn scans_that_score_a_colour() {
    let scan = |card: &str, signal: &str, diff: &str| {
        let mut t = Table::holding(card);
        t.row("110 48 112");
        let choices = format!("play {card}; earth 61-virginis; {signal}");
        plays(&mut t, &choices, diff);
        assert_eq!(t.place(card), "discard");
    };
    let (red, yellow, blue) = (
        "row 110; signal barnards-star",
        "row 112; signal kepler-22",
        "row 48; signal procyon",
    );
    scan("52", red, "vp+2 credits-2 data+2 hand-1");
    scan("52", yellow, "credits-2 data+2 hand-1");
    scan("52", blue, "credits-2 data+2 hand-1");
    scan("53", red, "vp+2 credits-2 data+2 hand-1");
    scan("53", yellow, "vp+4 credits-2 data+2 hand-1");
    scan("53", blue, "vp+2 credits-2 data+2 hand-1");
    scan("54", red, "credits-2 data+2 hand-1");
    scan("54", yellow, "credits-2 data+2 hand-1");
    scan("54", blue, "vp+2 credits-2 data+2 hand-1");
}

/// Card 52, Card 53, Card 54: signals of telescope technologies in the scan count too.
#[test]
fn signals_of_telescopes_count_for_the_card() {
    for (card, discarded, star, diff) in [
        ("52", "49", "barnards-star", "vp+2 credits-2 data+3 hand-2"),
        ("53", "47", "kepler-22", "vp+4 credits-2 data+3 hand-2"),
        ("54", "48", "procyon", "vp+2 credits-2 data+3 hand-2"),
    ] {
        let mut t = Table::holding(&format!("{card} {discarded}"));
        t.tech(1, "telescope-3");
        let scan = "earth 61-virginis; row 108; signal vega";
        let telescope = format!("telescope-3 {discarded}; signal {star}");
        plays(&mut t, &format!("play {card}; {scan}; {telescope}"), diff);
    }
}

/// Card 55
#[test]
fn card_55_scans_and_marks_any_sector() {
    let mut t = Table::holding("55");
    t.play("play 55; earth 61-virginis; row 110; signal barnards-star");
    let all =
        "procyon vega sirius-a barnards-star kepler-22 proxima-centauri 61-virginis beta-pictoris";
    assert_eq!(t.own_choices(), list("signal", all));
    plays(
        &mut t,
        "signal barnards-star",
        "vp+2 credits-3 data+3 hand-1",
    );
    assert_eq!(t.marks("barnards-star"), "1 1");
    assert_eq!(t.place("55"), "discard");
}

//! Project cards 47 to 92: each is played from the hand in a prepared position, and its mission, circles
//! or end-of-game value are checked on their own.

use crate::table::{Table, seat};
use orrery_seti::names::{Card, Species, Star, Tech};
use orrery_seti::state::Marker;

/// A table where seat 1 holds these cards.
fn holding(hand: &str) -> Table {
    let mut t = Table::new(2);
    t.hand(1, hand);
    t
}

/// A table where these cards lie in front of seat 1.
fn in_front(cards: &str) -> Table {
    let mut t = Table::new(2);
    t.played(1, cards);
    t
}

/// Plays choices of seat 1 that end its main action, and compares what seat 1 gained and lost.
#[track_caller]
fn outcome(t: &mut Table, choices: &str, diff: &str) {
    t.play(choices);
    assert_eq!(t.diff(1), diff, "after {choices}");
    assert_eq!(t.decides(), "1 late", "after {choices}");
}

/// The condition of a mission in front of seat 1 does not hold.
#[track_caller]
fn stays_open(t: &mut Table, card: &str) {
    t.refused(&format!("complete {card}"), "S8.9");
    assert_eq!(place(t, card), "in front");
}

/// The mission can be completed, gives exactly this reward, and gives it once.
#[track_caller]
fn completes(t: &mut Table, card: &str, then: &str, diff: &str) {
    let complete = format!("complete {card}");
    let decides = t.decides();
    t.mark().play(&format!("{complete}{then}"));
    assert_eq!((t.diff(1).as_str(), t.decides()), (diff, decides));
    assert_eq!(place(t, card), "completed");
    t.illegal(&complete);
}

/// Where a card is, as far as seat 1 is concerned.
fn place(t: &Table, card: &str) -> &'static str {
    let card: Card = card.parse().unwrap();
    let player = t.s.player(seat(1));
    if player.played.has(card) {
        return if t.s.completed.has(card) {
            "completed"
        } else {
            "in front"
        };
    }
    let places = [
        (player.hand, "hand"),
        (player.tucked, "tucked"),
        (t.s.discard, "discarded"),
        (t.s.gone, "gone"),
    ];
    places
        .iter()
        .find(|(set, _)| set.has(card))
        .map_or("elsewhere", |&(_, name)| name)
}

fn row(t: &Table) -> String {
    let cards: Vec<String> = t.s.row.iter().flatten().map(ToString::to_string).collect();
    cards.join(" ")
}

/// The markers in a star's slot, oldest first.
fn marks(t: &Table, star: &str) -> String {
    let star: Star = star.parse().unwrap();
    let seats: Vec<String> = t.s.sectors[star.index()]
        .marks
        .iter()
        .map(ToString::to_string)
        .collect();
    seats.join(" ")
}

/// How often the solar system has turned in this test (at most twice).
fn turns(t: &Table) -> u8 {
    t.s.next_disc
}

/// Seat 2 has taken these technologies with their 2-point tiles.
fn taken_by_2(t: &mut Table, techs: &str) {
    t.tech(2, techs);
    for tech in techs.split(' ') {
        let tech: Tech = tech.parse().unwrap();
        t.s.techs[tech.index()].two_points = false;
    }
    t.mark();
}

const PROBES: &str = "probe-1 probe-2 probe-3 probe-4";
const TELESCOPES: &str = "telescope-1 telescope-2 telescope-3 telescope-4";
const COMPUTERS: &str = "computer-1 computer-2 computer-3 computer-4";

fn list(prefix: &str, names: &str) -> Vec<String> {
    names
        .split(' ')
        .map(|name| format!("{prefix} {name}"))
        .collect()
}

/// Card, cost, corner, signal colour, income.
#[rustfmt::skip]
const PRINTED: [(u8, u8, &str, &str, &str); 46] = [
    (47, 2, "publicity", "yellow", "energy"),
    (48, 1, "publicity", "blue", "credit"),
    (49, 1, "publicity", "red", "credit"),
    (50, 3, "publicity", "blue", "credit"),
    (51, 3, "move", "red", "energy"),
    (52, 2, "move", "yellow", "card"),
    (53, 2, "move", "blue", "energy"),
    (54, 2, "move", "red", "credit"),
    (55, 3, "publicity", "yellow", "card"),
    (56, 1, "publicity", "yellow", "credit"),
    (57, 3, "publicity", "blue", "energy"),
    (58, 2, "publicity", "red", "credit"),
    (59, 3, "publicity", "red", "card"),
    (60, 2, "publicity", "blue", "card"),
    (61, 3, "publicity", "black", "card"),
    (62, 3, "data", "red", "credit"),
    (63, 3, "move", "blue", "credit"),
    (64, 3, "move", "blue", "credit"),
    (65, 4, "move", "black", "credit"),
    (66, 3, "publicity", "yellow", "card"),
    (67, 3, "move", "blue", "card"),
    (68, 3, "publicity", "red", "credit"),
    (69, 3, "move", "black", "energy"),
    (70, 3, "publicity", "red", "credit"),
    (71, 3, "publicity", "red", "credit"),
    (72, 3, "data", "blue", "energy"),
    (73, 1, "publicity", "yellow", "credit"),
    (74, 2, "publicity", "yellow", "card"),
    (75, 2, "data", "black", "credit"),
    (76, 1, "move", "blue", "card"),
    (77, 1, "publicity", "yellow", "card"),
    (78, 2, "data", "red", "energy"),
    (79, 2, "data", "red", "credit"),
    (80, 1, "publicity", "black", "card"),
    (81, 2, "move", "yellow", "card"),
    (82, 1, "data", "yellow", "energy"),
    (83, 2, "move", "blue", "energy"),
    (84, 1, "publicity", "blue", "energy"),
    (85, 4, "publicity", "red", "credit"),
    (86, 1, "publicity", "red", "energy"),
    (87, 3, "move", "yellow", "card"),
    (88, 2, "move", "blue", "energy"),
    (89, 2, "publicity", "blue", "credit"),
    (90, 1, "data", "blue", "card"),
    (91, 3, "publicity", "red", "energy"),
    (92, 3, "data", "blue", "card"),
];

/// S3.25
#[test]
fn the_printed_cost_is_paid_and_needed() {
    for (card, cost, ..) in PRINTED {
        let play = format!("play {card}");
        let mut t = holding(&card.to_string());
        if cost > 0 {
            t.p(1).credits = cost - 1;
            t.refused(&play, "S3.25");
        }
        t.p(1).credits = cost;
        t.play(&play);
        assert_eq!((card, t.p(1).credits), (card, 0));
    }
}

/// S4.2
#[test]
fn the_corner_gives_what_is_printed() {
    for (card, _, corner, ..) in PRINTED {
        let mut t = holding(&card.to_string());
        t.probe(1, "r1s5").play(&format!("corner {card}"));
        let (gained, then) = match corner {
            "move" => ("hand-1", "1 moves"),
            "data" => ("data+1 hand-1", "1 turn"),
            _ => ("publicity+1 hand-1", "1 turn"),
        };
        assert_eq!(
            (card, t.diff(1).as_str(), t.decides().as_str()),
            (card, gained, then)
        );
        assert_eq!(place(&t, &card.to_string()), "discarded");
    }
}

/// S6.1
#[test]
fn the_signal_colour_names_the_two_stars() {
    for (card, _, _, color, _) in PRINTED {
        let mut t = Table::new(2);
        t.row(&format!("{card} 108 112"))
            .play(&format!("scan; row {card}"));
        let stars = match color {
            "yellow" => "kepler-22 61-virginis",
            "red" => "barnards-star proxima-centauri",
            "blue" => "procyon sirius-a",
            _ => "vega beta-pictoris",
        };
        assert_eq!((card, t.own_choices()), (card, list("signal", stars)));
    }
}

/// S8.23
#[test]
fn the_income_is_gained_when_tucked() {
    for (card, _, _, _, income) in PRINTED {
        let mut t = holding(&card.to_string());
        t.p(1).computer.upper = 3;
        t.p(1).data = 1;
        t.mark().play(&format!("place upper; tuck {card}"));
        let gained = match income {
            "credit" => "credits+1 data-1 hand-1 tucked+1",
            "energy" => "energy+1 data-1 hand-1 tucked+1",
            _ => "data-1 tucked+1",
        };
        assert_eq!((card, t.diff(1).as_str()), (card, gained));
    }
}

// Signals

/// Card 47; refill-row-after-all-discards (S6.4, S21.13).
#[test]
fn card_47_discards_two_row_cards_for_signals_and_refills_once() {
    let mut t = holding("47");
    t.play("play 47");
    assert_eq!(t.own_choices(), list("row", "110 108 112"));
    t.play("row 110");
    assert_eq!(
        t.own_choices(),
        list("signal", "barnards-star proxima-centauri")
    );
    t.play("signal barnards-star");
    assert_eq!(t.own_choices(), list("row", "108 112"));
    outcome(&mut t, "row 108; signal vega", "credits-2 data+2 hand-1");
    assert_eq!(row(&t), "1 2 112");
    assert_eq!([marks(&t, "barnards-star"), marks(&t, "vega")], ["1", "1"]);
    assert_eq!(place(&t, "47"), "discarded");
}

/// Card 47; completing-is-enough: seat 2 wins the sector, seat 1 gets the data.
#[test]
fn card_47_gives_data_for_completing_a_sector() {
    let mut t = holding("47");
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
    let mut t = holding("47");
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
    let mut t = holding("47");
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
        let mut t = holding(card);
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
        outcome(
            &mut t,
            &format!("signal {second}"),
            "credits-1 data+1 hand-1",
        );
        assert_eq!([marks(&t, first), marks(&t, second)], ["", "1"]);
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s4");
        assert_eq!(place(&t, card), "discarded");
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
        let mut t = holding(card);
        t.play(&format!("play {card}"));
        assert_eq!(t.decides(), "1 target");
        outcome(&mut t, &signal, "credits-1 data+1 hand-1");
        let mut t = holding(card);
        t.probe(1, "r2s3").play(&format!("play {card}; done"));
        outcome(&mut t, &signal, "credits-1 data+1 hand-1");
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s3");
    }
}

/// Card 50; refill-row-after-all-discards (S6.4).
#[test]
fn card_50_scores_two_points_for_each_of_three_sectors() {
    let mut t = holding("50");
    t.play("play 50; row 110; signal barnards-star; row 108; signal vega");
    assert_eq!(t.own_choices(), ["row 112"]);
    assert_eq!(t.diff(1), "credits-3 data+2 hand-1");
    outcome(
        &mut t,
        "row 112; signal kepler-22",
        "vp+6 credits-3 data+3 hand-1",
    );
    assert_eq!(row(&t), "1 2 3");
    assert_eq!(place(&t, "50"), "discarded");
}

/// Card 50; distinct-sectors-not-signals (S21.22). Positions 3 and 4 score nothing themselves.
#[test]
fn card_50_counts_a_sector_once() {
    let mut t = holding("50");
    t.row("110 111 112").signals("proxima-centauri", "2 2");
    let twice = "row 110; signal proxima-centauri; row 111; signal proxima-centauri";
    let choices = format!("play 50; {twice}; row 112; signal kepler-22");
    outcome(&mut t, &choices, "vp+4 credits-3 data+3 hand-1");
}

// Scans

/// Card 51
#[test]
fn card_51_gives_data_and_a_scan() {
    let mut t = holding("51");
    t.play("play 51");
    assert_eq!(t.diff(1), "credits-3 data+1 hand-1");
    assert_eq!(
        t.own_choices(),
        ["earth 61-virginis", "row 110", "row 108", "row 112"]
    );
    outcome(
        &mut t,
        "row 110; signal barnards-star; earth 61-virginis",
        "credits-3 data+3 hand-1 played+1",
    );
    assert_eq!(row(&t), "1 108 112");
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
    assert_eq!(row(&t), "110 1 112");
    completes(&mut other, "51", "; draw", "vp+3 hand+1");
    assert_eq!(row(&other), "110 108 112");
}

/// Card 52, Card 53, Card 54: 2 points for each signal of the scan in the colour.
#[test]
fn scans_that_score_a_colour() {
    let scan = |card: &str, signal: &str, diff: &str| {
        let mut t = holding(card);
        t.row("110 48 112");
        let choices = format!("play {card}; earth 61-virginis; {signal}");
        outcome(&mut t, &choices, diff);
        assert_eq!(place(&t, card), "discarded");
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
        let mut t = holding(&format!("{card} {discarded}"));
        t.tech(1, "telescope-3");
        let scan = "earth 61-virginis; row 108; signal vega";
        let telescope = format!("telescope-3 {discarded}; signal {star}");
        outcome(&mut t, &format!("play {card}; {scan}; {telescope}"), diff);
    }
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
        let mut t = holding(card);
        t.tech(1, "telescope-2 telescope-4");
        let scan = "earth 61-virginis; row 108; signal vega; telescope-2; telescope-4 launch";
        outcome(&mut t, &format!("play {card}; {scan}{rest}"), diff);
        assert_eq!(marks(&t, "sirius-a"), "1");
    }
}

/// Card 51, Card 52, Card 53, Card 54, Card 55; S6.2: both parts of the scan must be done.
#[test]
fn a_scan_of_a_card_cannot_be_cut_short() {
    for card in ["51", "52", "53", "54", "55"] {
        let mut t = holding(card);
        t.tech(1, "telescope-2")
            .play(&format!("play {card}"))
            .illegal("done");
        t.play("earth 61-virginis")
            .illegal("done; earth 61-virginis");
        t.play("row 108; signal vega").legal("done; telescope-2");
    }
}

/// Card 55
#[test]
fn card_55_scans_and_marks_any_sector() {
    let mut t = holding("55");
    t.play("play 55; earth 61-virginis; row 110; signal barnards-star");
    let all =
        "procyon vega sirius-a barnards-star kepler-22 proxima-centauri 61-virginis beta-pictoris";
    assert_eq!(t.own_choices(), list("signal", all));
    outcome(
        &mut t,
        "signal barnards-star",
        "vp+2 credits-3 data+3 hand-1",
    );
    assert_eq!(marks(&t, "barnards-star"), "1 1");
    assert_eq!(place(&t, "55"), "discarded");
}

// Technologies

/// Card 57
#[test]
fn card_57_takes_a_card_turns_and_takes_a_telescope() {
    let mut t = holding("57");
    t.play("play 57");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
    assert_eq!(turns(&t), 0);
    t.play("take 110");
    assert_eq!((row(&t).as_str(), turns(&t)), ("1 108 112", 1));
    assert_eq!(t.own_choices(), list("tech", TELESCOPES));
    outcome(&mut t, "tech telescope-2", "vp+5 credits-3 techs+1");
    assert_eq!([place(&t, "57"), place(&t, "110")], ["discarded", "hand"]);
}

/// Card 59
#[test]
fn card_59_gives_energy_turns_and_takes_a_probe_technology() {
    let mut t = holding("59");
    t.play("play 59");
    assert_eq!(
        (t.diff(1).as_str(), turns(&t)),
        ("credits-3 energy+1 hand-1", 1)
    );
    assert_eq!(t.own_choices(), list("tech", PROBES));
    let mut other = t.clone();
    outcome(
        &mut t,
        "tech probe-3",
        "vp+5 credits-3 energy+1 hand-1 techs+1",
    );
    assert_eq!(place(&t, "59"), "discarded");
    let diff = "vp+5 credits-3 energy+1 hand-1 pieces+1 techs+1";
    outcome(&mut other, "tech probe-1", diff);
}

/// Card 69
#[test]
fn card_69_gives_data_turns_and_takes_a_computer() {
    let mut t = holding("69");
    t.play("play 69");
    assert_eq!(
        (t.diff(1).as_str(), turns(&t)),
        ("credits-3 data+1 hand-1", 1)
    );
    assert_eq!(t.own_choices(), list("tech", COMPUTERS));
    t.play("tech computer-4");
    assert_eq!(t.own_choices(), ["slot 1", "slot 2", "slot 3", "slot 4"]);
    outcome(&mut t, "slot 3", "vp+5 credits-3 data+1 hand-1 techs+1");
    assert_eq!(t.p(1).computer.tiles[2], Some(Tech::Computer4));
    assert_eq!(place(&t, "69"), "discarded");
}

/// Card 61, Card 62, Card 63, Card 64, Card 66, Card 68, Card 70, Card 87: the system turns, then a
/// technology of the printed kind is taken, and the card stays in front of its owner.
#[test]
fn missions_and_gold_boxes_with_a_technology() {
    for (card, kind, then) in [
        ("61", COMPUTERS, "tech computer-3; slot 1"),
        ("62", TELESCOPES, "tech telescope-3"),
        ("63", PROBES, "tech probe-3"),
        ("64", COMPUTERS, "tech computer-3; slot 1"),
        ("66", TELESCOPES, "tech telescope-3"),
        ("68", COMPUTERS, "tech computer-3; slot 1"),
        ("70", COMPUTERS, "tech computer-3; slot 1"),
        ("87", PROBES, "tech probe-3"),
    ] {
        let mut t = holding(card);
        t.play(&format!("play {card}"));
        assert_eq!((turns(&t), t.own_choices()), (1, list("tech", kind)));
        outcome(&mut t, then, "vp+5 credits-3 hand-1 played+1 techs+1");
        assert_eq!(place(&t, card), "in front");
    }
}

/// Card 57, Card 59, Card 61, Card 62, Card 63, Card 64, Card 65, Card 66, Card 67, Card 68, Card 69,
/// Card 70, Card 85, Card 87; S9.11: with all four of the kind the system turns and nothing is taken.
#[test]
fn no_technology_left_of_the_kind() {
    let row = "row 110; signal barnards-star; row 108; signal vega";
    for (card, kind, then, diff) in [
        ("57", TELESCOPES, "draw", "credits-3"),
        ("59", PROBES, "", "credits-3 energy+1 hand-1"),
        ("61", COMPUTERS, "", "credits-3 hand-1 played+1"),
        ("62", TELESCOPES, "", "credits-3 hand-1 played+1"),
        ("63", PROBES, "", "credits-3 hand-1 played+1"),
        ("64", COMPUTERS, "", "credits-3 hand-1 played+1"),
        ("65", TELESCOPES, row, "credits-4 data+2 hand-1"),
        ("66", TELESCOPES, "", "credits-3 hand-1 played+1"),
        ("67", TELESCOPES, "", "credits-3 publicity+1 hand-1"),
        ("68", COMPUTERS, "", "credits-3 hand-1 played+1"),
        ("69", COMPUTERS, "", "credits-3 data+1 hand-1"),
        ("70", COMPUTERS, "", "credits-3 hand-1 played+1"),
        ("85", PROBES, "continue", "credits-4 hand-1 pieces+1"),
        ("87", PROBES, "", "credits-3 hand-1 played+1"),
    ] {
        let mut t = holding(card);
        t.tech(1, kind);
        let choices = format!("play {card}; {then}");
        outcome(&mut t, choices.trim_end_matches("; "), diff);
        assert_eq!((card, turns(&t)), (card, 1));
    }
}

/// Card 57, Card 59, Card 65, Card 67, Card 69; S2.5: what the card gave may move a probe before the
/// system turns.
#[test]
fn free_actions_come_between_the_gain_and_the_turning() {
    let row = "; row 110; signal barnards-star; row 108; signal vega";
    for (card, then) in [
        ("57", "; draw"),
        ("59", ""),
        ("65", row),
        ("67", ""),
        ("69", ""),
    ] {
        let mut t = holding(card);
        t.probe(1, "r1s5").play(&format!("play {card}{then}"));
        assert_eq!(
            (card, t.decides().as_str(), turns(&t)),
            (card, "1 pause", 0)
        );
        t.play("move 1 r2s5; continue");
        assert_eq!((card, t.decides().as_str(), turns(&t)), (card, "1 tech", 1));
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s5");
    }
}

/// Card 65; refill-row-after-all-discards, refill-before-tech (S21.13): the bonus of the tile sees the
/// new row.
#[test]
fn card_65_refills_the_row_before_the_technology() {
    let mut t = holding("65");
    t.s.techs[Tech::Telescope2.index()].tiles = [0, 1, 2, 3].into_iter().collect();
    t.mark().play("play 65; row 110; signal barnards-star");
    assert_eq!((t.own_choices(), turns(&t)), (list("row", "108 112"), 0));
    t.play("row 108; signal vega");
    assert_eq!((row(&t).as_str(), turns(&t)), ("1 2 112", 1));
    assert_eq!(t.own_choices(), list("tech", TELESCOPES));
    t.play("tech telescope-2");
    assert_eq!(t.own_choices(), ["take 1", "take 2", "take 112", "draw"]);
    outcome(&mut t, "take 2", "vp+2 credits-4 data+2 techs+1");
    assert_eq!(place(&t, "65"), "discarded");
}

/// Card 67
#[test]
fn card_67_may_discard_one_hand_card_for_a_signal() {
    let mut t = holding("67 48 49");
    t.play("play 67");
    assert_eq!(
        (t.diff(1).as_str(), turns(&t)),
        ("credits-3 publicity+1 hand-1", 1)
    );
    assert_eq!(t.own_choices(), list("tech", TELESCOPES));
    t.play("tech telescope-3");
    assert_eq!(t.own_choices(), ["discard 48", "discard 49", "done"]);
    let mut other = t.clone();
    t.play("discard 48");
    assert_eq!(t.own_choices(), list("signal", "procyon sirius-a"));
    let diff = "vp+5 credits-3 publicity+1 data+1 hand-2 techs+1";
    outcome(&mut t, "signal sirius-a", diff);
    assert_eq!(
        [place(&t, "67"), place(&t, "48")],
        ["discarded", "discarded"]
    );
    outcome(
        &mut other,
        "done",
        "vp+5 credits-3 publicity+1 hand-1 techs+1",
    );
    let mut alone = holding("67");
    let diff = "vp+5 credits-3 publicity+1 hand-1 techs+1";
    outcome(&mut alone, "play 67; tech telescope-3", diff);
}

/// Card 67; S21.8, S8.29: a species card can be discarded for its colour and leaves the game.
#[test]
fn card_67_takes_species_cards() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "67 et.3");
    t.play("play 67; tech telescope-3; discard et.3");
    assert_eq!(t.own_choices(), list("signal", "kepler-22 61-virginis"));
    assert_eq!(place(&t, "et.3"), "gone");
}

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
        let mut t = holding("71");
        t.tech(1, owned).play("play 71");
        assert_eq!(turns(&t), 1);
        assert_eq!(t.own_choices().len(), 12 - owned.split(' ').count());
        outcome(&mut t, then, diff);
        assert_eq!(place(&t, "71"), "discarded");
    }
}

/// Card 71, Card 72; S9.11: somebody with all twelve only turns the system.
#[test]
fn nothing_is_scored_for_no_technology() {
    for card in ["71", "72"] {
        let mut t = holding(card);
        t.tech(1, &format!("{PROBES} {TELESCOPES} {COMPUTERS}"));
        taken_by_2(&mut t, PROBES);
        outcome(&mut t, &format!("play {card}"), "credits-3 hand-1");
        assert_eq!(turns(&t), 1);
    }
}

/// Card 72
#[test]
fn card_72_gives_publicity_for_a_technology_of_somebody_else() {
    let mut t = holding("72");
    taken_by_2(&mut t, "probe-2");
    t.tech(1, "probe-3").play("play 72");
    assert_eq!((turns(&t), t.own_choices().len()), (1, 11));
    let mut other = t.clone();
    outcome(
        &mut t,
        "tech probe-2",
        "vp+3 credits-3 publicity+2 hand-1 techs+1",
    );
    assert_eq!(place(&t, "72"), "discarded");
    outcome(
        &mut other,
        "tech telescope-2",
        "vp+5 credits-3 hand-1 techs+1",
    );
}

/// Card 81; S21.17, D-59: no turning, no tile bonus, only what somebody else has.
#[test]
fn card_81_copies_a_technology_of_somebody_else() {
    let mut t = holding("81");
    taken_by_2(&mut t, "probe-2 telescope-3 computer-1");
    t.tech(1, "telescope-3").play("play 81");
    assert_eq!(t.own_choices(), list("tech", "probe-2 computer-1"));
    let mut other = t.clone();
    outcome(&mut t, "tech probe-2", "credits-2 hand-1 techs+1");
    assert_eq!((turns(&t), place(&t, "81")), (0, "discarded"));
    outcome(
        &mut other,
        "tech computer-1; slot 4",
        "credits-2 hand-1 techs+1",
    );
}

/// Card 81; tech-own-effect-kept: probe-1 still launches and telescope-1 still gives 2 data.
#[test]
fn card_81_keeps_the_own_effect_of_a_technology() {
    let mut t = holding("81");
    taken_by_2(&mut t, "probe-1 telescope-1");
    t.play("play 81");
    let mut other = t.clone();
    outcome(&mut t, "tech probe-1", "credits-2 hand-1 pieces+1 techs+1");
    outcome(
        &mut other,
        "tech telescope-1",
        "credits-2 data+2 hand-1 techs+1",
    );
}

/// Card 81; S2.12
#[test]
fn card_81_does_nothing_if_nobody_else_has_a_technology() {
    let mut t = holding("81");
    outcome(&mut t, "play 81", "credits-2 hand-1");
    let mut t = holding("81");
    taken_by_2(&mut t, "probe-2");
    t.tech(1, "probe-2");
    outcome(&mut t, "play 81", "credits-2 hand-1");
}

/// Card 85: the launched probe is carried with Earth.
#[test]
fn card_85_launches_turns_and_takes_a_probe_technology() {
    let mut t = holding("85");
    t.mark().play("play 85; continue");
    assert_eq!(
        (t.diff(1).as_str(), turns(&t)),
        ("credits-4 hand-1 pieces+1", 1)
    );
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s4");
    assert_eq!(t.own_choices(), list("tech", PROBES));
    let mut other = t.clone();
    outcome(
        &mut t,
        "tech probe-4",
        "vp+5 credits-4 hand-1 pieces+1 techs+1",
    );
    assert_eq!(place(&t, "85"), "discarded");
    outcome(
        &mut other,
        "tech probe-1",
        "vp+5 credits-4 hand-1 pieces+2 techs+1",
    );
}

/// Card 85; S2.5: the launched probe may move before the system turns.
#[test]
fn card_85_lets_the_new_probe_leave_before_the_turning() {
    let mut t = holding("85");
    t.play("play 85");
    assert_eq!((t.decides().as_str(), turns(&t)), ("1 pause", 0));
    t.play("move 1 r2s5; continue");
    assert_eq!((t.decides().as_str(), turns(&t)), ("1 tech", 1));
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r2s5");
}

/// Card 85, Card 58, Card 60, Card 74; S21.3: at the probe limit only the launch is lost.
#[test]
fn launches_of_cards_are_skipped_at_the_limit() {
    for (card, then, diff) in [
        ("85", "; tech probe-3", "vp+5 credits-4 hand-1 techs+1"),
        ("58", "", "credits-2 hand-1 played+1"),
        ("60", "", "credits-2 hand-1 played+1"),
        ("74", "", "credits-2 hand-1"),
    ] {
        let mut t = holding(card);
        t.probe(1, "r4s4");
        outcome(&mut t, &format!("play {card}{then}"), diff);
    }
}

/// Card 58, Card 60, Card 74, Card 85: one probe is launched, also if the limit is two.
#[test]
fn cards_launch_one_probe() {
    for card in ["58", "60", "74", "85"] {
        let mut t = holding(card);
        t.tech(1, "probe-1").play(&format!("play {card}"));
        assert_eq!((card, t.p(1).pieces.len()), (card, 1));
    }
}

// Missions

/// Card 58, Card 60
#[test]
fn cards_58_and_60_launch_a_probe() {
    for card in ["58", "60"] {
        let mut t = holding(card);
        outcome(
            &mut t,
            &format!("play {card}"),
            "credits-2 hand-1 played+1 pieces+1",
        );
        assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
        stays_open(&mut t, card);
    }
}

/// Card 58, Card 60; moons-count-by-glossary (S8.30, S21.18).
#[test]
fn missions_58_and_60_need_a_figure_at_the_planet() {
    for (card, planet, moon, space, reward) in [
        ("58", "uranus", "titania", "r4s0", "vp+3 hand+1"),
        ("60", "neptune", "triton", "r4s3", "vp+4 data+1"),
    ] {
        let mut t = in_front(card);
        t.probe(1, space)
            .orbiter(2, planet)
            .lander(2, planet)
            .lander(2, moon);
        t.orbiter(1, "saturn").lander(1, "jupiter").lander(1, "io");
        stays_open(&mut t, card);
        completes(
            &mut in_front(card).orbiter(1, planet).clone(),
            card,
            "",
            reward,
        );
        completes(
            &mut in_front(card).lander(1, planet).clone(),
            card,
            "",
            reward,
        );
        completes(
            &mut in_front(card).lander(1, moon).clone(),
            card,
            "",
            reward,
        );
    }
}

/// Card 58: the card of the reward is the top one of the deck.
#[test]
fn mission_58_draws_unseen() {
    let mut t = in_front("58");
    t.deck_top("9").orbiter(1, "uranus").play("complete 58");
    assert_eq!((place(&t, "9"), row(&t).as_str()), ("hand", "110 108 112"));
}

/// Card 61
#[test]
fn mission_61_needs_fifty_points_and_tucks_a_card() {
    let mut t = in_front("61");
    t.hand(1, "47 48").score(1, 49);
    stays_open(&mut t, "61");
    t.score(1, 50);
    let mut other = t.clone();
    t.play("complete 61");
    assert_eq!(t.own_choices(), ["tuck 47", "tuck 48", "skip"]);
    t.play("tuck 48").illegal("complete 61");
    assert_eq!(t.diff(1), "credits+1 hand-1 tucked+1");
    assert_eq!([place(&t, "61"), place(&t, "48")], ["completed", "tucked"]);
    completes(&mut other, "61", "; skip", "");
    completes(in_front("61").score(1, 50), "61", "", "");
}

/// Card 64, Card 66
#[test]
fn missions_64_and_66_need_the_colour_at_both_species() {
    for (card, color, wrong, reward) in [
        ("64", "blue", "pink", "data+2"),
        ("66", "pink", "blue", "vp+2 energy+1"),
    ] {
        let mut t = in_front(card);
        t.overflow(1, "left", color, 2)
            .overflow(1, "left", wrong, 1);
        t.overflow(1, "right", wrong, 1)
            .overflow(1, "right", "orange", 1);
        t.overflow(2, "right", color, 1);
        stays_open(&mut t, card);
        completes(t.overflow(1, "right", color, 1), card, "", reward);
    }
}

/// Card 64, Card 66: a discovery space and a space of the board count as well (S8.31).
#[test]
fn traces_on_discovery_and_board_spaces_count() {
    for (card, color, reward) in [("64", 2, "data+2"), ("66", 0, "vp+2 energy+1")] {
        let mut t = in_front(card);
        t.discover("right");
        t.s.species[0].discovery[color] = Some(Marker::One);
        t.s.species[1].board[color][1] = Some(Marker::One);
        t.p(1).traces[0][color] = 1;
        t.p(1).traces[1][color] = 1;
        completes(&mut t, card, "", reward);
    }
}

/// Card 70
#[test]
fn mission_70_needs_three_blue_traces() {
    let mut t = in_front("70");
    t.overflow(1, "left", "blue", 2)
        .overflow(1, "left", "pink", 3);
    t.overflow(1, "right", "orange", 3)
        .overflow(2, "left", "blue", 3);
    stays_open(&mut t, "70");
    let mut other = t.clone();
    completes(t.overflow(1, "right", "blue", 1), "70", "", "vp+3 data+1");
    completes(
        other.overflow(1, "left", "blue", 1),
        "70",
        "",
        "vp+3 data+1",
    );
}

/// Card 87: Earth is at r1s5.
#[test]
fn mission_87_needs_a_probe_five_steps_from_earth() {
    for space in ["r4s4", "r1s1", "r4s6", "r2s2", "r3s3"] {
        stays_open(in_front("87").probe(1, space), "87");
    }
    for space in ["r4s3", "r4s7", "r2s1", "r3s2", "r4s1"] {
        completes(in_front("87").probe(1, space), "87", "", "vp+3 energy+1");
    }
    stays_open(in_front("87").probe(2, "r4s1").orbiter(1, "uranus"), "87");
}

/// Card 88; one-sector-for-all-signals (S21.21).
#[test]
fn card_88_marks_two_signals_in_the_sector_of_one_probe() {
    let mut t = holding("88");
    t.tech(1, "probe-1")
        .probe(1, "r4s0")
        .probe(1, "r2s2")
        .play("play 88");
    assert_eq!(t.own_choices(), list("signal", "vega barnards-star"));
    outcome(
        &mut t,
        "signal barnards-star",
        "vp+2 credits-2 data+2 hand-1 played+1",
    );
    assert_eq!([marks(&t, "barnards-star"), marks(&t, "vega")], ["1 1", ""]);
    stays_open(&mut t, "88");
}

/// Card 88; probe-must-be-in-space, S2.12: other players' probes and own figures do not help.
#[test]
fn card_88_needs_an_own_probe_in_space() {
    let mut t = holding("88");
    t.probe(2, "r4s0").orbiter(1, "mars").lander(1, "venus");
    outcome(&mut t, "play 88", "credits-2 hand-1 played+1");
}

/// Card 88; S14.9: a capsule counts as a probe.
#[test]
fn card_88_may_use_a_capsule() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "88").capsule(1, "r3s3", 2);
    outcome(&mut t, "play 88", "vp+2 credits-2 data+2 hand-1 played+1");
    assert_eq!(marks(&t, "kepler-22"), "1 1");
}

/// Card 88; S21.30: win markers are not signals.
#[test]
fn mission_88_needs_signals_in_four_sectors() {
    let mut t = in_front("88");
    t.signals("vega", "1 1")
        .signals("procyon", "2 1")
        .signals("kepler-22", "1");
    t.signals("sirius-a", "2");
    t.s.sectors[Star::SiriusA.index()].wins[0] = 2;
    stays_open(&mut t, "88");
    completes(t.signals("sirius-a", "2 1"), "88", "", "publicity+2");
}

/// Card 88; checkable-before-sector-reset (D-55, S6.21): the fourth sector is completed by the card
/// itself, and seat 1 wins it and loses its markers there.
#[test]
fn mission_88_can_be_completed_before_the_sector_is_reset() {
    let mut t = holding("88");
    t.probe(1, "r4s0").signals("vega", "2 2");
    t.signals("procyon", "1")
        .signals("kepler-22", "1")
        .signals("sirius-a", "1");
    t.play("play 88");
    assert_eq!(
        (t.decides().as_str(), marks(&t, "vega").as_str()),
        ("1 settle", "2 2 1 1")
    );
    assert_eq!(t.choices(), ["continue", "complete 88"]);
    let mut later = t.clone();
    t.mark().play("complete 88");
    assert_eq!(
        (t.diff(1).as_str(), place(&t, "88")),
        ("vp+2 publicity+3", "completed")
    );
    assert_eq!(
        (t.decides().as_str(), marks(&t, "vega").as_str()),
        ("1 trace", "2")
    );
    later.play("continue; trace pink left overflow");
    assert_eq!(later.decides(), "1 late");
    stays_open(&mut later, "88");
}

/// Card 89
#[test]
fn card_89_draws_three_cards() {
    let mut t = holding("89");
    t.deck_top("9 8 7");
    outcome(&mut t, "play 89", "credits-2 hand+2 played+1");
    assert_eq!(["9", "8", "7"].map(|card| place(&t, card)), ["hand"; 3]);
    assert_eq!(row(&t), "110 108 112");
    stays_open(&mut t, "89");
    t.play("corner 7; corner 8").refused("complete 89", "S8.9");
    completes(t.play("corner 9"), "89", "; draw", "hand+1");
}

/// Card 89; mission-active-after-effect (S8.7): the hand is empty while the card is played, and
/// without any card to draw the mission can be completed after its effect.
#[test]
fn mission_89_is_active_after_the_effect() {
    let mut t = holding("89");
    let deck: Vec<Card> = t.s.deck.iter().copied().collect();
    deck.into_iter().for_each(|card| t.p(2).hand.insert(card));
    t.s.deck.clear();
    t.mark();
    outcome(&mut t, "play 89", "credits-2 hand-1 played+1");
    completes(&mut t, "89", "; take 110", "hand+1");
}

/// Card 89
#[test]
fn mission_89_needs_an_empty_hand() {
    let mut t = in_front("89");
    t.hand(1, "48");
    stays_open(&mut t, "89");
    completes(&mut in_front("89"), "89", "; take 112", "hand+1");
    completes(&mut in_front("89"), "89", "; draw", "hand+1");
}

/// Card 89; alien-hand-cards-count: ordinary species cards are in the hand, Exertian cards are not.
#[test]
fn species_cards_count_for_mission_89_but_not_exertian_ones() {
    let mut t = Table::with_species(2, Species::Mascamites, Species::Exertians);
    t.discover("left")
        .discover("right")
        .played(1, "89")
        .hand(1, "et.3");
    stays_open(&mut t, "89");
    t.play("corner et.3");
    let secret = t.s.species[1].deck.pop().unwrap();
    t.p(1).exertians.insert(secret);
    completes(&mut t, "89", "; draw", "hand+1");
}

// End of the game

/// Card 62, Card 63, Card 68
#[test]
fn gold_boxes_score_two_points_for_each_trace_of_the_colour() {
    for (card, color, others) in [
        ("62", "pink", ["orange", "blue"]),
        ("63", "orange", ["pink", "blue"]),
        ("68", "blue", ["pink", "orange"]),
    ] {
        let mut t = in_front(card);
        let value = |t: &Table| t.s.end_card(seat(1), card.parse().unwrap());
        t.overflow(1, "left", others[0], 4)
            .overflow(1, "right", others[1], 5);
        t.overflow(2, "left", color, 3);
        assert_eq!(value(&t), 0);
        t.overflow(1, "left", color, 2)
            .overflow(1, "right", color, 1);
        assert_eq!((value(&t), t.s.end_cards(seat(1))), (6, 6));
    }
}

/// Card 86
#[test]
fn card_86_marks_a_signal_from_the_row() {
    let mut t = holding("86");
    t.play("play 86");
    assert_eq!(t.own_choices(), list("row", "110 108 112"));
    t.play("row 112");
    assert_eq!(t.own_choices(), list("signal", "kepler-22 61-virginis"));
    outcome(
        &mut t,
        "signal kepler-22",
        "credits-1 data+1 hand-1 played+1",
    );
    assert_eq!(
        (row(&t).as_str(), place(&t, "86")),
        ("110 108 1", "in front")
    );
    assert_eq!(t.s.end_card(seat(1), "86".parse().unwrap()), 1);
}

/// Card 86: win markers and signals of others do not count; several signals in one sector count once.
#[test]
fn card_86_scores_the_sectors_with_own_signals() {
    let mut t = in_front("86");
    let value = |t: &Table| t.s.end_card(seat(1), "86".parse().unwrap());
    t.signals("vega", "2 2");
    t.s.sectors[Star::Vega.index()].wins[0] = 1;
    assert_eq!(value(&t), 0);
    t.signals("procyon", "1 1 2")
        .signals("sirius-a", "2 1")
        .signals("kepler-22", "1");
    assert_eq!((value(&t), t.s.end_cards(seat(1))), (3, 3));
}

// Other events

/// Card 73; S21.15, refill-row-after-all-discards: in any order, refilled after the last.
#[test]
fn card_73_gives_all_corners_of_the_row() {
    let mut t = holding("73");
    t.play("play 73");
    assert_eq!(t.own_choices(), list("row", "110 108 112"));
    t.play("row 112");
    assert_eq!(t.diff(1), "credits-1 publicity+1 hand-1");
    assert_eq!(t.own_choices(), list("row", "110 108"));
    t.play("row 108");
    assert_eq!(t.own_choices(), ["row 110"]);
    outcome(&mut t, "row 110", "credits-1 publicity+1 data+2 hand-1");
    assert_eq!(row(&t), "1 2 3");
    assert_eq!(
        ["73", "110", "108", "112"].map(|card| place(&t, card)),
        ["discarded"; 4]
    );
}

/// Card 73; moves-may-be-skipped.
#[test]
fn card_73_discards_cards_whose_movement_is_not_used() {
    let mut t = holding("73");
    t.row("1 2 112")
        .probe(1, "r2s3")
        .play("play 73; row 1; step 1 r2s4; row 2");
    assert_eq!(t.decides(), "1 moves");
    outcome(&mut t, "done; row 112", "credits-1 publicity+1 hand-1");
    assert_eq!(
        ["1", "2", "112"].map(|card| place(&t, card)),
        ["discarded"; 3]
    );
    let mut t = holding("73");
    t.row("1 2 112");
    outcome(
        &mut t,
        "play 73; row 1; row 2; row 112",
        "credits-1 publicity+1 hand-1",
    );
    assert_eq!(
        ["1", "2", "112"].map(|card| place(&t, card)),
        ["discarded"; 3]
    );
}

/// Card 73; not-a-hand-discard (S8.32): card 138 is not triggered.
#[test]
fn card_73_does_not_cover_circles_for_corners() {
    let mut t = holding("73");
    t.row("1 110 112").played(1, "138").probe(1, "r2s3");
    let choices = "play 73; row 1; done; row 110; row 112";
    outcome(&mut t, choices, "credits-1 publicity+1 data+1 hand-1");
    t.hand(1, "48").play("corner 48");
    assert_eq!(t.own_choices(), ["cover 138 1", "skip"]);
}

/// Card 74
#[test]
fn card_74_launches_and_moves_for_each_card_shown() {
    let mut t = holding("74 1 2 48");
    t.play("play 74");
    assert_eq!(t.own_choices(), ["show 2", "show 1", "show 0"]);
    t.play("show 2");
    let diff = "credits-2 publicity+1 hand-1 pieces+1";
    outcome(&mut t, "step 1 r1s4; step 1 r1s3", diff);
    assert_eq!(
        ["74", "1", "2"].map(|card| place(&t, card)),
        ["discarded", "hand", "hand"]
    );
    let mut t = holding("74 1 2 48");
    t.play("play 74; show 1; step 1 r1s4");
    assert_eq!(t.decides(), "1 late");
    outcome(
        &mut holding("74 1 2"),
        "play 74; show 0",
        "credits-2 hand-1 pieces+1",
    );
    outcome(
        &mut holding("74 47 48"),
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
    let mut t = holding("74 1");
    t.probe(1, "r2s3").play("play 74; show 1");
    assert_eq!(t.p(1).pieces.len(), 1);
    outcome(&mut t, "step 1 r2s4", "credits-2 hand-1");
}

/// Card 75; new-trace-counts.
#[test]
fn card_75_marks_any_trace_and_scores_its_colour() {
    let mut t = holding("75");
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
    outcome(
        &mut t,
        "trace blue right overflow",
        "vp+6 credits-2 hand-1 traces+1",
    );
    assert_eq!(place(&t, "75"), "discarded");
    let diff = "vp+6 credits-2 publicity+1 hand-1 traces+1";
    outcome(&mut other, "trace pink left discovery", diff);
}

/// Card 83
#[test]
fn card_83_marks_two_signals_in_the_sector_of_earth() {
    let mut t = holding("83");
    outcome(
        &mut t,
        "play 83",
        "vp+2 credits-2 publicity+1 data+2 hand-1",
    );
    assert_eq!(
        (marks(&t, "61-virginis").as_str(), place(&t, "83")),
        ("1 1", "discarded")
    );
    let mut t = holding("83");
    t.s.offsets = [1, 0, 0];
    outcome(
        &mut t,
        "play 83",
        "vp+2 credits-2 publicity+1 data+2 hand-1",
    );
    assert_eq!(
        [marks(&t, "proxima-centauri"), marks(&t, "61-virginis")],
        ["1 1", ""]
    );
}

/// Card 84
#[test]
fn card_84_removes_an_own_lander_for_an_orange_trace() {
    let mut t = holding("84");
    t.lander(1, "venus")
        .lander(1, "io")
        .lander(2, "mars")
        .orbiter(1, "saturn")
        .play("play 84");
    assert_eq!(t.own_choices(), ["remove lander venus", "remove lander io"]);
    let mut moon = t.clone();
    t.play("remove lander venus");
    let spots = [
        "left discovery",
        "left overflow",
        "right discovery",
        "right overflow",
    ];
    assert_eq!(
        t.own_choices(),
        spots.map(|spot| format!("trace orange {spot}"))
    );
    let diff = "vp+5 credits-1 publicity+1 hand-1 traces+1";
    outcome(&mut t, "trace orange left discovery", diff);
    assert_eq!((t.s.planets[1].landers[0], t.s.moons[1][0]), (0, 1));
    assert_eq!(place(&t, "84"), "discarded");
    let diff = "vp+3 credits-1 hand-1 traces+1";
    outcome(
        &mut moon,
        "remove lander io; trace orange right overflow",
        diff,
    );
    assert_eq!((moon.s.planets[1].landers[0], moon.s.moons[1]), (1, [0; 4]));
}

/// Card 84; removed-figure-reopens-its-space (S21.10): the next lander gains the data again.
#[test]
fn card_84_reopens_the_data_space_of_the_lander() {
    let mut t = holding("84");
    t.lander(1, "venus").lander(2, "venus").probe(1, "r1s3");
    t.s.planets[1].first_landers[0] = Some(Marker::One);
    t.play("play 84");
    assert_eq!(t.own_choices(), ["remove lander venus space 1"]);
    t.play("remove lander venus space 1; trace orange left overflow");
    assert_eq!(t.s.planets[1].first_landers[0], None);
    t.next_own_turn();
    t.p(1).pieces[0].at = "r1s2".parse().unwrap();
    t.mark().play("land venus; trace orange left overflow");
    assert_eq!(t.diff(1), "vp+8 energy-3 data+2 pieces-1 traces+1");
}

/// Card 84; removed-figure-reopens-its-space: the moon can be landed on again.
#[test]
fn card_84_frees_the_moon() {
    let mut t = holding("84");
    t.lander(1, "io")
        .tech(1, "probe-4")
        .probe(1, "r3s3")
        .illegal("land io");
    t.play("play 84; remove lander io; trace orange left overflow")
        .next_own_turn();
    t.legal("land io");
}

/// Card 84; S2.12: without a lander there is no trace.
#[test]
fn card_84_does_nothing_without_a_lander() {
    let mut t = holding("84");
    t.orbiter(1, "venus")
        .lander(2, "mars")
        .lander(2, "io")
        .probe(1, "r1s3");
    outcome(&mut t, "play 84", "credits-1 hand-1");
    assert_eq!(place(&t, "84"), "discarded");
}

/// Card 90
#[test]
fn card_90_gives_energy_for_each_energy_income_shown() {
    let mut t = holding("90 47 51 48 52");
    t.play("play 90");
    assert_eq!(t.own_choices(), ["show 2", "show 1", "show 0"]);
    let mut one = t.clone();
    let mut none = t.clone();
    outcome(&mut t, "show 2", "credits-1 energy+2 hand-1");
    assert_eq!(
        ["90", "47", "51"].map(|card| place(&t, card)),
        ["discarded", "hand", "hand"]
    );
    outcome(&mut one, "show 1", "credits-1 energy+1 hand-1");
    outcome(&mut none, "show 0", "credits-1 hand-1");
    outcome(&mut holding("90 48 52"), "play 90", "credits-1 hand-1");
}

/// Card 90; alien-hand-cards-count: ET.3 shows energy, ET.4 a credit.
#[test]
fn card_90_counts_species_cards() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "90 et.3 et.4").play("play 90");
    assert_eq!(t.own_choices(), ["show 1", "show 0"]);
    outcome(&mut t, "show 1", "credits-1 energy+1 hand-1");
}

/// Card 91; this-card-not-counted (S21.28), base-income-not-counted, decline-open (D-51): two tucked
/// energy incomes and the card's own.
#[test]
fn card_91_gives_energy_for_tucked_energy_and_is_tucked() {
    let mut t = holding("91");
    t.tucked(1, "47 51 48 52").tucked(2, "53");
    outcome(&mut t, "play 91", "credits-3 energy+3 hand-1 tucked+1");
    assert_eq!(place(&t, "91"), "tucked");
    outcome(
        &mut holding("91"),
        "play 91",
        "credits-3 energy+1 hand-1 tucked+1",
    );
}

/// Card 92; this-card-not-counted (S21.28), base-income-not-counted, decline-open (D-51): its own income
/// is a card.
#[test]
fn card_92_gives_publicity_for_tucked_cards_and_is_tucked() {
    let mut t = holding("92");
    t.tucked(1, "52 55 47 48").tucked(2, "59").deck_top("9");
    outcome(&mut t, "play 92", "credits-3 publicity+4 tucked+1");
    assert_eq!([place(&t, "92"), place(&t, "9")], ["tucked", "hand"]);
    outcome(
        &mut holding("92"),
        "play 92",
        "credits-3 publicity+2 tucked+1",
    );
}

/// Card 92; S2.5, S2.28: publicity can be spent between its two gains, before the second is lost.
#[test]
fn card_92_pauses_before_publicity_is_lost() {
    let mut t = holding("92");
    t.tucked(1, "52 55");
    t.p(1).publicity = 8;
    t.mark().play("play 92");
    assert_eq!((t.decides().as_str(), t.p(1).publicity), ("1 pause", 10));
    outcome(
        &mut t,
        "buy; take 110; continue",
        "credits-3 publicity+1 hand+1 tucked+1",
    );
}

// Triggered missions

/// Card 76
#[test]
fn card_76_has_a_circle_for_each_kind_of_technology() {
    let mut t = holding("76");
    outcome(&mut t, "play 76", "credits-1 hand-1 played+1");
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
        assert_eq!(place(&t, "76"), "in front");
        t.next_own_turn();
        t.p(1).publicity = 6;
        t.mark().play(&format!("research; {tech}"));
        assert_eq!(t.own_choices(), [circle, "skip"]);
        outcome(&mut t, &format!("{circle}{then}"), diff);
    }
    assert_eq!(place(&t, "76"), "completed");
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
    let mut t = holding("77");
    outcome(&mut t, "play 77", "credits-1 publicity+1 hand-1 played+1");
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
        outcome(&mut t, &cover, "vp+4 credits-2 data+1 hand-1 traces+1");
        outcome(&mut other, "skip", "vp+4 credits-2 hand-1 traces+1");
        assert_eq!(place(&t, "77"), "in front");
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
    outcome(
        &mut t,
        "cover 77 1",
        "vp+3 credits-1 energy-2 publicity+1 data+3 traces+1",
    );
    assert_eq!(place(&t, "77"), "completed");
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
    let mut t = holding("78");
    outcome(&mut t, "play 78", "credits-2 publicity+1 hand-1 played+1");
    let mut open = vec!["cover 78 1", "cover 78 2", "cover 78 3", "skip"];
    for (circle, then, diff) in [
        ("cover 78 3", "", "vp+4 credits-1 energy-2 data+2"),
        ("cover 78 1", "", "credits-1 energy-2 data+4"),
        ("cover 78 2", "; draw", "credits-1 energy-2 data+2 hand+1"),
    ] {
        assert_eq!(place(&t, "78"), "in front");
        t.next_own_turn();
        t.p(1).data = 0;
        for star in ["proxima-centauri", "vega"] {
            t.signals(star, "");
        }
        t.row("108")
            .play("scan; earth proxima-centauri; row 108; signal vega");
        assert_eq!(t.own_choices(), open);
        outcome(&mut t, &format!("{circle}{then}"), diff);
        open.retain(|one| *one != circle);
    }
    assert_eq!(place(&t, "78"), "completed");
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
        (t.decides().as_str(), marks(&t, "61-virginis").as_str()),
        ("1 trigger", "2 2 2 2 2 1")
    );
    t.play("skip");
    assert_eq!(
        (t.decides().as_str(), marks(&t, "61-virginis").as_str()),
        ("2 trace", "1")
    );
    other.signals("61-virginis", "");
    outcome(
        &mut other,
        "play 83",
        "vp+2 credits-2 publicity+1 data+2 hand-1",
    );
}

/// Card 79; one-slot-per-event: three launches for three circles.
#[test]
fn card_79_has_three_circles_for_launches() {
    let mut t = holding("79");
    outcome(&mut t, "play 79", "credits-2 publicity+1 hand-1 played+1");
    let mut open = vec!["cover 79 1", "cover 79 2", "cover 79 3", "skip"];
    for (circle, then, diff) in [
        ("cover 79 1", "", "credits-1 pieces+1"),
        ("cover 79 3", "", "vp+5 credits-2 pieces+1"),
        ("cover 79 2", "; take 108", "credits-2 hand+1 pieces+1"),
    ] {
        assert_eq!(place(&t, "79"), "in front");
        t.next_own_turn();
        t.p(1).pieces.clear();
        t.mark().play("launch");
        assert_eq!(t.own_choices(), open);
        outcome(&mut t, &format!("{circle}{then}"), diff);
        open.retain(|one| *one != circle);
    }
    assert_eq!(place(&t, "79"), "completed");
    t.next_own_turn();
    t.p(1).pieces.clear();
    outcome(t.mark(), "launch", "credits-2 pieces+1");
}

/// Card 80; one-slot-per-event: three launches for three circles.
#[test]
fn card_80_has_three_circles_for_launches() {
    let mut t = holding("80");
    outcome(&mut t, "play 80", "credits-1 hand-1 played+1");
    let mut open = vec!["cover 80 1", "cover 80 2", "cover 80 3", "skip"];
    for circle in ["cover 80 2", "cover 80 1", "cover 80 3"] {
        assert_eq!(place(&t, "80"), "in front");
        t.next_own_turn();
        t.p(1).pieces.clear();
        t.mark().play("launch");
        assert_eq!(t.own_choices(), open);
        t.play(circle);
        assert_eq!(t.decides(), "1 moves");
        let earth = t.p(1).pieces[0].at;
        let out = format!("step 1 r2s{}", earth.sector());
        outcome(&mut t, &out, "credits-2 pieces+1");
        open.retain(|one| *one != circle);
    }
    assert_eq!(place(&t, "80"), "completed");
}

/// Card 79, Card 80; one-slot-per-event (S8.13): one circle over all missions.
#[test]
fn one_launch_covers_one_circle_of_all_missions() {
    let mut t = in_front("79 80");
    t.play("launch");
    let all = ["79 1", "79 2", "79 3", "80 1", "80 2", "80 3"].map(|one| format!("cover {one}"));
    assert_eq!(t.own_choices()[..6], all);
    let mut other = t.clone();
    outcome(&mut t, "cover 79 3", "vp+5 credits-2 pieces+1");
    outcome(&mut other, "cover 80 3; done", "credits-2 pieces+1");
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

/// Card 82
#[test]
fn card_82_has_a_circle_for_orbiting_and_one_for_landing() {
    let mut t = holding("82");
    outcome(&mut t, "play 82", "credits-1 hand-1 played+1");
    let mut t = in_front("82");
    t.probe(1, "r1s3").play("orbit venus");
    assert_eq!(t.own_choices(), ["cover 82 1", "skip"]);
    let diff = "vp+9 credits-1 energy-1 publicity+2 pieces-1";
    outcome(&mut t, "cover 82 1", diff);
    assert_eq!(place(&t, "82"), "in front");
    t.next_own_turn();
    t.p(1).score = 0;
    t.p(1).points = Default::default();
    t.probe(1, "r1s2")
        .play("land venus; trace orange left overflow");
    assert_eq!(t.own_choices(), ["cover 82 2", "skip"]);
    outcome(
        &mut t,
        "cover 82 2",
        "vp+8 energy-2 publicity+2 data+2 pieces-1 traces+1",
    );
    assert_eq!(place(&t, "82"), "completed");
}

/// Card 82: a covered circle stays covered, and a landing on a moon is a landing.
#[test]
fn circles_of_card_82_are_covered_once() {
    let mut t = in_front("82");
    t.tech(1, "probe-4").probe(1, "r3s3").play("land io");
    assert_eq!(t.own_choices(), ["cover 82 2", "skip"]);
    t.play("cover 82 2").next_own_turn();
    let jupiter = t.s.space_of(orrery_seti::names::Body::Jupiter).to_string();
    t.probe(1, &jupiter);
    outcome(&mut t, "land callisto", "vp+13 energy-3 data+4 pieces-1");
}

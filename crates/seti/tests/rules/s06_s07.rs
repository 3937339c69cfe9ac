//! Scanning, signals and sectors (S6); data and the computer (S7).

use crate::table::{Table, seat};
use orrery_core::Seat;
use orrery_seti::Event;
use orrery_seti::names::{Card, Resource, Star, Tech};
use orrery_seti::state::Computer;

fn star(name: &str) -> Star {
    name.parse().expect("a star")
}

/// The markers in a star's slot, oldest first.
fn marks(t: &Table, name: &str) -> String {
    let marks = t.s.sectors[star(name).index()].marks;
    marks
        .iter()
        .map(Seat::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn wins(t: &Table, name: &str) -> [u8; 4] {
    t.s.sectors[star(name).index()].wins
}

fn set_wins(t: &mut Table, name: &str, wins: [u8; 4]) {
    t.s.sectors[star(name).index()].wins = wins;
}

/// Adds markers behind those that are there.
fn add(t: &mut Table, name: &str, seats: &str) {
    let all = format!("{} {seats}", marks(t, name));
    t.signals(name, &all);
}

fn row(t: &Table) -> String {
    let name = |place: &Option<Card>| place.map_or("-".to_owned(), |card| card.to_string());
    t.s.row.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// Who won and who came second, for each sector resolved since the last mark.
fn won(t: &Table) -> Vec<(String, u8, Option<u8>)> {
    let number = |seat: Seat| seat.index() as u8 + 1;
    let events = t.events.iter().filter_map(|told| match told.event {
        Event::SectorWon { seat, star, second } => {
            Some((star.to_string(), number(seat), second.map(number)))
        }
        _ => None,
    });
    events.collect()
}

const PINK: [&str; 4] = [
    "trace pink left discovery",
    "trace pink left overflow",
    "trace pink right discovery",
    "trace pink right overflow",
];

const STARS: [(&str, usize); 8] = [
    ("procyon", 5),
    ("vega", 4),
    ("sirius-a", 6),
    ("barnards-star", 5),
    ("kepler-22", 5),
    ("proxima-centauri", 6),
    ("61-virginis", 6),
    ("beta-pictoris", 5),
];

/// S6.1
#[test]
fn a_scan_marks_in_earths_sector_and_for_a_row_card() {
    let mut t = Table::new(2);
    t.play("scan");
    assert_eq!(
        t.own_choices(),
        ["earth 61-virginis", "row 110", "row 108", "row 112"]
    );
    t.play("earth 61-virginis");
    assert_eq!(t.own_choices(), ["row 110", "row 108", "row 112"]);
    t.play("row 110");
    assert_eq!(
        t.own_choices(),
        ["signal barnards-star", "signal proxima-centauri"]
    );
    t.play("signal proxima-centauri");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-1 energy-2 data+2");
    assert_eq!(marks(&t, "61-virginis"), "1");
    assert_eq!(marks(&t, "proxima-centauri"), "1");
    assert!(t.s.discard.has("110".parse().unwrap()));
}

fn orders(steps: &[&'static str]) -> Vec<Vec<&'static str>> {
    if steps.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in steps.iter().enumerate() {
        let rest: Vec<&str> = [&steps[..index], &steps[index + 1..]].concat();
        all.extend(
            orders(&rest)
                .into_iter()
                .map(|rest| [vec![first], rest].concat()),
        );
    }
    all
}

/// S6.1
#[test]
fn the_steps_of_a_scan_come_in_any_order() {
    let steps = [
        "earth beta-pictoris",
        "row 110; signal barnards-star",
        "telescope-2",
        "telescope-3 57; signal procyon",
        "telescope-4 move; step 1 r1s5",
    ];
    let mut start = Table::new(2);
    start.tech(1, "telescope-1 telescope-2 telescope-3 telescope-4");
    start.hand(1, "57").probe(1, "r2s5");
    let all = orders(&steps);
    assert_eq!(all.len(), 120);
    for order in all {
        let mut t = start.clone();
        t.play("scan").play(&order.join("; "));
        assert_eq!(t.decides(), "1 late", "{order:?}");
        assert_eq!(
            t.diff(1),
            "credits-1 energy-2 publicity-1 data+4 hand-1",
            "{order:?}"
        );
        for name in ["beta-pictoris", "barnards-star", "sirius-a", "procyon"] {
            assert_eq!(marks(&t, name), "1", "{order:?}");
        }
        assert_eq!(row(&t), "1 108 112", "{order:?}");
    }
}

/// S6.2
#[test]
fn the_two_signals_cannot_be_left_out() {
    for action in ["scan", "play 135", "play 105"] {
        let mut t = Table::new(2);
        t.tech(1, "telescope-2").hand(1, "135 105");
        t.play(action).illegal("done; end");
        let mut row_first = t.clone();
        row_first
            .play("row 110; signal barnards-star")
            .illegal("done; end");
        row_first.play("earth 61-virginis").legal("done");
        t.play("earth 61-virginis").illegal("done; end");
        t.play("row 110; signal barnards-star")
            .legal("done")
            .play("done");
        assert_eq!(t.decides(), "1 late", "{action}");
    }
}

/// S6.3, D-08
#[test]
fn the_row_is_refilled_right_after_its_signal() {
    let mut t = Table::new(2);
    t.play("scan; row 110");
    assert_eq!(row(&t), "- 108 112");
    t.play("signal barnards-star");
    assert_eq!(t.own_choices(), ["earth 61-virginis"]);
    assert_eq!(row(&t), "1 108 112");
}

/// S6.4, card 50
#[test]
fn several_row_discards_of_one_effect_are_refilled_once_at_the_end() {
    let mut t = Table::new(2);
    t.hand(1, "50")
        .play("play 50; row 110; signal barnards-star");
    assert_eq!(row(&t), "- 108 112");
    assert_eq!(t.own_choices(), ["row 108", "row 112"]);
    t.play("row 112; signal kepler-22");
    assert_eq!(row(&t), "- 108 -");
    t.play("row 108");
    assert_eq!(row(&t), "- - -");
    t.play("signal vega");
    assert_eq!(row(&t), "1 2 3");
}

/// S6.5, S6.6, S6.7: every position of every star, marked behind markers of another player.
#[test]
fn data_up_to_the_capacity_and_two_points_on_the_second_position() {
    for (name, capacity) in STARS {
        for position in 1..=capacity + 2 {
            let mut t = Table::new(2);
            t.hand(1, "115").signals(name, &"2 ".repeat(position - 1));
            t.play(&format!("play 115; signal {name}"));
            let words = [
                ("vp+2", position == 2),
                ("credits-1", true),
                ("publicity+1", position >= capacity), // completed: S6.14
                ("data+1", position <= capacity),
                ("hand-1", true),
                ("played+1", true),
            ];
            let words: Vec<&str> = words
                .iter()
                .filter(|word| word.1)
                .map(|word| word.0)
                .collect();
            assert_eq!(t.diff(1), words.join(" "), "position {position} at {name}");
        }
    }
}

/// S6.5
#[test]
fn a_marker_takes_the_place_of_one_data() {
    let mut t = Table::new(2);
    assert_eq!(t.s.data_left(star("61-virginis")), 6);
    t.play("scan; earth 61-virginis");
    assert_eq!(t.s.data_left(star("61-virginis")), 5);
    assert_eq!(marks(&t, "61-virginis"), "1");
    assert_eq!(t.diff(1), "credits-1 energy-2 data+1");
}

/// S6.7, card 44
#[test]
fn excess_markers_count_for_the_majority() {
    let mut t = Table::new(2);
    t.hand(1, "44").signals("vega", "1 1 2 2");
    t.play("play 44");
    assert_eq!(won(&t), [("vega".to_owned(), 1, Some(2))]);
}

/// S6.7, S6.13, card 83
#[test]
fn excess_markers_count_for_ties() {
    let mut t = Table::new(2);
    t.hand(1, "83").signals("61-virginis", "1 1 2 2 2 2");
    t.play("play 83");
    assert_eq!(won(&t), [("61-virginis".to_owned(), 1, Some(2))]);
    let mut t = Table::new(2);
    t.hand(1, "83").signals("61-virginis", "1 1 2 2 2 2 2");
    t.play("play 83");
    assert_eq!(won(&t), [("61-virginis".to_owned(), 2, Some(1))]);
}

/// S6.8
#[test]
fn with_a_full_pool_the_data_is_lost_but_the_marker_is_placed() {
    let mut t = Table::new(2);
    t.p(1).data = 6;
    t.mark().play("scan; earth 61-virginis");
    assert_eq!(t.diff(1), "credits-1 energy-2");
    assert_eq!(marks(&t, "61-virginis"), "1");
    assert_eq!(t.s.data_left(star("61-virginis")), 5);
    let lost = Event::Lost {
        seat: seat(1),
        resource: Resource::Data,
        n: 1,
    };
    assert!(t.events.iter().any(|told| told.event == lost));
}

/// S6.9, card 136
#[test]
fn a_signal_without_data_replaces_data_but_gains_none() {
    let mut t = Table::new(2);
    t.hand(1, "136").signals("kepler-22", "2");
    t.play("play 136; signal kepler-22; signal barnards-star; signal procyon; signal vega");
    assert_eq!(t.diff(1), "vp+2 credits-1 hand-1");
    assert_eq!(marks(&t, "kepler-22"), "2 1");
    assert_eq!(t.s.data_left(star("kepler-22")), 3);
    assert_eq!(t.s.data_left(star("vega")), 3);
}

/// S6.10, D-48
#[test]
fn marking_a_signal_is_neither_optional_nor_ever_impossible() {
    let mut t = Table::new(2);
    t.signals("barnards-star", "2 2 2 2 2 2")
        .signals("proxima-centauri", "2 2 2 2 2 2 2");
    t.play("scan; row 110");
    assert_eq!(
        t.own_choices(),
        ["signal barnards-star", "signal proxima-centauri"]
    );
    t.play("signal barnards-star");
    assert_eq!(marks(&t, "barnards-star"), "2 2 2 2 2 2 1");
}

/// S6.11
#[test]
fn a_completed_sector_waits_for_the_end_of_the_main_action() {
    let mut t = Table::new(2);
    t.signals("61-virginis", "1 2 2 1 2")
        .play("scan; earth 61-virginis");
    assert_eq!(t.decides(), "1 scan");
    assert_eq!(marks(&t, "61-virginis"), "1 2 2 1 2 1");
    assert_eq!(wins(&t, "61-virginis"), [0; 4]);
    t.play("row 112; signal 61-virginis");
    assert_eq!(t.decides(), "1 trace");
    assert_eq!(won(&t), [("61-virginis".to_owned(), 1, Some(2))]);
    assert_eq!(t.diff(1), "credits-1 energy-2 publicity+1 data+1");
}

/// S6.11
#[test]
fn a_sector_with_data_left_is_not_completed() {
    let mut t = Table::new(2);
    t.signals("61-virginis", "1 2 2 1")
        .play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(marks(&t, "61-virginis"), "1 2 2 1 1");
    assert_eq!(won(&t), []);
}

/// S6.12
#[test]
fn the_active_player_chooses_which_sector_is_resolved_first() {
    let mut t = Table::new(2);
    t.signals("vega", "2 2 2")
        .signals("61-virginis", "2 2 2 2 2");
    t.play("scan; earth 61-virginis; row 108; signal vega");
    assert_eq!(t.decides(), "1 sectors");
    assert_eq!(t.choices(), ["resolve vega", "resolve 61-virginis"]);
    let mut other = t.clone();
    other.play("resolve vega");
    assert_eq!(other.diff(2), "vp+2 publicity+1");
    t.play("resolve 61-virginis");
    assert_eq!(t.diff(2), "publicity+1");
    assert_eq!(t.decides(), "2 trace");
    t.play("trace pink left overflow");
    let order: Vec<String> = won(&t).into_iter().map(|(star, ..)| star).collect();
    assert_eq!(order, ["61-virginis", "vega"]);
}

/// S6.13, S6.16, S6.17, D-05, card 42: markers before, winner, second, markers after the reset.
#[test]
fn most_markers_win_and_ties_go_to_the_last_marker() {
    let cases = [
        ("2 2 3", 1, Some(2)),
        ("2 3 3", 1, Some(3)),
        ("3 2 2", 1, Some(2)),
        ("2 3 4", 1, Some(4)),
        ("4 3 2", 1, Some(2)),
        ("1 2 2", 1, Some(2)),
        ("2 2 2", 2, Some(1)),
        ("2 2 2 3", 2, Some(1)),
        ("3 3 3 3", 3, Some(1)),
        ("2 2 3 3", 1, Some(3)),
        ("3 3 2 2", 1, Some(2)),
        ("2 2 2 3 3 3", 3, Some(2)),
        ("3 3 3 2 2 2", 2, Some(3)),
        ("1 1 1", 1, None),
    ];
    for (before, winner, second) in cases {
        let mut t = Table::new(4);
        t.hand(1, "42").signals("procyon", before).play("play 42");
        assert_eq!(
            won(&t),
            [("procyon".to_owned(), winner, second)],
            "{before} 1 1"
        );
        let kept = second.map_or(String::new(), |second| second.to_string());
        assert_eq!(marks(&t, "procyon"), kept, "{before} 1 1");
        assert_eq!(
            t.s.data_left(star("procyon")),
            5 - kept.len(),
            "{before} 1 1"
        );
        assert_eq!(t.decides(), format!("{winner} trace"));
    }
}

/// S6.14
#[test]
fn everybody_in_the_slot_gains_one_publicity_whatever_the_number_of_markers() {
    let mut t = Table::new(4);
    t.hand(1, "42").signals("procyon", "2 2 3").play("play 42");
    assert_eq!(t.diff(1), "credits-2 publicity+1 data+2 hand-1 played+1");
    assert_eq!(t.diff(2), "publicity+1");
    assert_eq!(t.diff(3), "publicity+1");
    assert_eq!(t.diff(4), "");
}

/// S6.15: points and trace of the first win and of later wins.
#[test]
fn each_star_pays_its_first_and_its_later_winners() {
    let cases = [
        ("procyon", (0, true), (3, false)),
        ("vega", (2, true), (5, false)),
        ("sirius-a", (0, true), (0, true)),
        ("barnards-star", (0, true), (3, false)),
        ("kepler-22", (0, true), (3, false)),
        ("proxima-centauri", (0, true), (0, true)),
        ("61-virginis", (0, true), (0, true)),
        ("beta-pictoris", (3, true), (0, true)),
    ];
    for ((name, first, later), (_, capacity)) in cases.into_iter().zip(STARS) {
        // An earlier win of anybody makes it a later one.
        for (before, (points, trace)) in [
            ([0; 4], first),
            ([1, 0, 0, 0], later),
            ([0, 2, 0, 0], later),
        ] {
            let mut t = Table::new(2);
            set_wins(&mut t, name, before);
            t.hand(1, "115").signals(name, &"1 ".repeat(capacity - 1));
            t.play(&format!("play 115; signal {name}"));
            let vp = if points > 0 {
                format!("vp+{points} ")
            } else {
                String::new()
            };
            let expected = format!("{vp}credits-1 publicity+1 data+1 hand-1 played+1");
            assert_eq!(t.diff(1), expected, "{name} after {before:?}");
            assert_eq!(wins(&t, name), [before[0] + 1, before[1], 0, 0]);
            if trace {
                assert_eq!(t.decides(), "1 trace", "{name} after {before:?}");
                assert_eq!(t.own_choices(), PINK);
                t.play("trace pink right overflow");
            }
            assert_eq!(t.decides(), "1 late", "{name} after {before:?}");
        }
    }
}

/// S6.16, S6.17
#[test]
fn a_sector_of_one_player_alone_is_refilled_completely() {
    let mut t = Table::new(2);
    t.hand(1, "44")
        .signals("vega", "1 1 1")
        .play("play 44; trace pink left discovery");
    assert_eq!(marks(&t, "vega"), "");
    assert_eq!(t.s.data_left(star("vega")), 4);
}

/// S6.6, S6.17
#[test]
fn the_retained_marker_lies_on_the_first_position() {
    let mut t = Table::new(2);
    t.hand(1, "44")
        .signals("vega", "2 1 1")
        .play("play 44; trace pink left overflow");
    assert_eq!(marks(&t, "vega"), "2");
    assert_eq!(t.s.data_left(star("vega")), 3);
    t.next_own_turn();
    t.play("scan; row 108; signal vega");
    assert_eq!(t.diff(1), "vp+2 credits-1 energy-2 data+1");
    assert_eq!(marks(&t, "vega"), "2 1");
}

/// S6.17, S6.18, S6.20, S6.22
#[test]
fn retained_markers_over_several_completions() {
    let mut t = Table::new(3);
    t.row("108 105 116").hand(1, "44");
    t.signals("vega", "2 1 1")
        .play("play 44; trace pink left overflow");
    assert_eq!(
        (marks(&t, "vega").as_str(), wins(&t, "vega")),
        ("2", [1, 0, 0, 0])
    );
    t.next_own_turn();

    // The retained marker is older than the only marker of 3: 3 comes second. It still pays publicity.
    add(&mut t, "vega", "3 1");
    t.play("scan; row 108; signal vega; earth proxima-centauri");
    assert_eq!(won(&t), [("vega".to_owned(), 1, Some(3))]);
    assert_eq!(
        (t.diff(2).as_str(), t.diff(3).as_str()),
        ("publicity+1", "publicity+1")
    );
    assert_eq!(
        (marks(&t, "vega").as_str(), wins(&t, "vega")),
        ("3", [2, 0, 0, 0])
    );
    t.next_own_turn();

    // The retained marker counts for the majority: 3 needs only one more than 1.
    add(&mut t, "vega", "1 3");
    t.play("scan; row 105; signal vega; earth proxima-centauri");
    assert_eq!(won(&t), [("vega".to_owned(), 1, Some(3))]);
    t.next_own_turn();
    add(&mut t, "vega", "3 3");
    t.play("scan; row 116; signal vega; earth proxima-centauri");
    assert_eq!(won(&t), [("vega".to_owned(), 3, Some(1))]);
    assert_eq!(t.diff(3), "vp+5 publicity+1");
    assert_eq!(
        (marks(&t, "vega").as_str(), wins(&t, "vega")),
        ("1", [3, 0, 1, 0])
    );
}

/// S6.19, card 44
#[test]
fn win_markers_do_not_help_in_later_majorities() {
    let mut t = Table::new(2);
    set_wins(&mut t, "vega", [4, 0, 0, 0]);
    t.hand(1, "44").signals("vega", "2 2 2").play("play 44");
    assert_eq!(won(&t), [("vega".to_owned(), 2, Some(1))]);
    assert_eq!(wins(&t, "vega"), [4, 1, 0, 0]);
}

/// S6.19, card 134
#[test]
fn win_markers_are_not_signals() {
    let four = ["vega", "procyon", "kepler-22", "sirius-a"];
    let mut t = Table::new(2);
    t.played(1, "134");
    four.iter()
        .for_each(|name| set_wins(&mut t, name, [1, 0, 0, 0]));
    t.illegal("complete 134");
    for name in &four[..3] {
        t.signals(name, "1");
    }
    t.illegal("complete 134").signals("sirius-a", "2 1");
    t.legal("complete 134");
}

/// S6.20, S6.23, card 41: wins at Procyon, Sirius A (both blue) and Vega, and whether two blue wins are reached.
#[test]
fn every_win_counts_in_either_sector_of_the_colour() {
    let cases = [
        ([1, 0, 0], false),
        ([2, 0, 0], true),
        ([0, 2, 0], true),
        ([1, 1, 0], true),
        ([1, 0, 3], false),
        ([0, 0, 2], false),
    ];
    for (own, enough) in cases {
        let mut t = Table::new(2);
        for (name, n) in ["procyon", "sirius-a", "vega"].into_iter().zip(own) {
            set_wins(&mut t, name, [n, 2, 0, 0]);
        }
        t.played(1, "41");
        assert_eq!(
            t.choices().contains(&"complete 41".to_owned()),
            enough,
            "{own:?}"
        );
    }
}

/// S6.21, D-55, card 88
#[test]
fn signals_in_sectors_are_looked_at_before_the_reset() {
    let mut t = Table::new(3);
    t.played(1, "88").signals("61-virginis", "2 2 2 3 3");
    ["vega", "procyon", "kepler-22"].iter().for_each(|name| {
        t.signals(name, "1");
    });
    t.play("scan; row 110; signal barnards-star");
    t.signals("barnards-star", "").play("earth 61-virginis");
    assert_eq!(t.decides(), "1 settle");
    assert_eq!(t.choices(), ["continue", "complete 88"]);
    let mut late = t.clone();
    late.play("continue; trace pink left overflow")
        .illegal("complete 88");
    assert_eq!(late.decides(), "1 late");
    t.mark().play("complete 88");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.diff(1), "publicity+3");
}

/// S6.24, S2.26
#[test]
fn a_winner_who_is_not_active_decides_before_the_next_sector() {
    let mut t = Table::new(3);
    t.signals("kepler-22", "2 2 2 2")
        .signals("61-virginis", "3 3 3 3 3");
    t.play("scan; earth 61-virginis; row 112; signal kepler-22; resolve 61-virginis");
    assert_eq!(t.decides(), "3 trace");
    assert_eq!(t.choices(), PINK);
    assert_eq!(marks(&t, "kepler-22"), "2 2 2 2 1");
    t.play("trace pink right discovery");
    assert_eq!(t.diff(3), "vp+3 publicity+2 traces+1");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(marks(&t, "kepler-22"), "1");
    t.play("trace pink left discovery");
    assert_eq!(t.diff(2), "vp+5 publicity+2 traces+1");
    assert_eq!(t.decides(), "1 late");
}

/// S6.25, card 114
#[test]
fn a_hand_card_discarded_for_its_signal_uses_its_colour() {
    let colors = [
        ("57", ["signal procyon", "signal sirius-a"]),
        ("59", ["signal barnards-star", "signal proxima-centauri"]),
        ("66", ["signal kepler-22", "signal 61-virginis"]),
        ("61", ["signal vega", "signal beta-pictoris"]),
    ];
    for (card, stars) in colors {
        let mut t = Table::new(2);
        t.hand(1, "114").hand(1, card).play("play 114; draw");
        assert_eq!(
            t.own_choices(),
            [
                "discard 1".to_owned(),
                format!("discard {card}"),
                "done".to_owned()
            ]
        );
        t.play(&format!("discard {card}"));
        assert_eq!(t.own_choices(), stars);
        t.play(stars[1]);
        assert_eq!(marks(&t, &stars[1][7..]), "1");
        assert!(t.s.discard.has(card.parse().unwrap()));
    }
}

/// S6.26
#[test]
fn the_face_up_species_card_is_not_in_the_row() {
    let mut t = Table::new(2);
    t.discover("left").hand(1, "86");
    assert_eq!(t.s.species[0].face_up, Some("et.1".parse().unwrap()));
    t.clone().play("scan").illegal("row et.1");
    t.play("play 86");
    assert_eq!(t.own_choices(), ["row 110", "row 108", "row 112"]);
}

const TELESCOPES: &str = "telescope-1 telescope-2 telescope-3 telescope-4";

/// S6.27
#[test]
fn telescopes_are_used_only_in_scans() {
    let mut t = Table::new(2);
    t.tech(1, TELESCOPES).hand(1, "83 57").probe(1, "r2s5");
    t.illegal(
        "telescope-2; telescope-3 57; telescope-4 launch; telescope-4 move; earth proxima-centauri",
    );
    t.play("play 83");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(marks(&t, "61-virginis"), "1 1");
    t.illegal("telescope-2; telescope-3 57; telescope-4 launch; telescope-4 move");
}

/// S6.27
#[test]
fn each_telescope_works_once_in_a_scan_and_again_in_the_next() {
    let mut t = Table::new(2);
    t.tech(1, TELESCOPES).hand(1, "57 59 66").probe(1, "r2s5");
    t.play("scan; telescope-2").illegal("telescope-2");
    t.play("telescope-3 57; signal procyon")
        .illegal("telescope-3 59; telescope-3 66");
    t.play("telescope-4 move; done")
        .illegal("telescope-4 move; telescope-4 launch");
    t.play("earth proxima-centauri")
        .illegal("earth 61-virginis; earth beta-pictoris");
    t.play("row 110; signal barnards-star");
    assert_eq!(t.decides(), "1 late");
    t.next_own_turn();
    t.play("scan")
        .legal("telescope-2; telescope-3 59; telescope-4 move; earth kepler-22");
}

/// S6.27, S3.2, card 135
#[test]
fn a_granted_scan_allows_telescopes_at_their_own_cost() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-2 telescope-4").hand(1, "135");
    t.p(1).energy = 1;
    t.mark().play("play 135; telescope-2; telescope-4 launch");
    assert_eq!(t.diff(1), "credits-2 energy-1 data+1 hand-1 pieces+1");
    assert_eq!(
        t.own_choices(),
        ["earth 61-virginis", "row 110", "row 108", "row 112"]
    );
}

/// S6.28
#[test]
fn telescope_1_moves_the_earth_signal_to_a_neighbouring_sector() {
    let earth = [
        "earth 61-virginis",
        "earth proxima-centauri",
        "earth beta-pictoris",
    ];
    let mut t = Table::new(2);
    t.play("scan")
        .illegal("earth proxima-centauri; earth beta-pictoris");
    let mut t = Table::new(2);
    t.tech(1, "telescope-1").play("scan");
    assert_eq!(
        t.own_choices(),
        [&earth[..], &["row 110", "row 108", "row 112"]].concat()
    );
    t.play("earth proxima-centauri; row 108; signal vega");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "credits-1 energy-2 data+2");
    assert_eq!(
        (
            marks(&t, "proxima-centauri").as_str(),
            marks(&t, "61-virginis").as_str()
        ),
        ("1", "")
    );
}

/// S6.29, D-01
#[test]
fn telescope_2_pays_publicity_for_a_signal_in_mercurys_sector() {
    for (offset, name) in [(0, "sirius-a"), (1, "vega"), (2, "procyon")] {
        let mut t = Table::new(2);
        t.s.offsets = [offset, 0, 0];
        t.tech(1, "telescope-2").play("scan").mark();
        t.play("telescope-2");
        assert_eq!(t.diff(1), "publicity-1 data+1");
        assert_eq!(marks(&t, name), "1");
    }
}

/// S6.29
#[test]
fn telescope_2_needs_a_publicity_to_pay() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-2").p(1).publicity = 0;
    t.play("scan").illegal("telescope-2");
    t.play("earth 61-virginis; row 110; signal barnards-star; done");
    assert_eq!(marks(&t, "sirius-a"), "");
}

/// S6.30
#[test]
fn telescope_3_discards_a_hand_card_for_a_signal() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-3")
        .hand(1, "57 61")
        .play("scan")
        .mark();
    t.legal("telescope-3 57; telescope-3 61")
        .play("telescope-3 61");
    assert_eq!(t.own_choices(), ["signal vega", "signal beta-pictoris"]);
    t.play("signal vega");
    assert_eq!(t.diff(1), "data+1 hand-1");
    assert!(t.s.discard.has("61".parse().unwrap()));
    let mut t = Table::new(2);
    t.tech(1, "telescope-3")
        .play("scan; earth 61-virginis; row 110; signal barnards-star");
    assert_eq!(t.own_choices(), ["done"]);
}

/// S6.31, D-02
#[test]
fn telescope_4_launches_for_one_energy_or_moves_for_nothing() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-4 probe-1")
        .probe(1, "r2s5")
        .play("scan")
        .mark();
    let mut moved = t.clone();
    t.play("telescope-4 launch")
        .illegal("telescope-4 launch; telescope-4 move");
    assert_eq!(t.diff(1), "energy-1 pieces+1");
    assert_eq!(t.s.players[0].pieces[1].at, "r1s5".parse().unwrap());
    moved
        .play("telescope-4 move; step 1 r2s4")
        .illegal("telescope-4 launch; telescope-4 move");
    assert_eq!(moved.diff(1), "");
    assert_eq!(moved.s.players[0].pieces[0].at, "r2s4".parse().unwrap());
}

/// S6.31
#[test]
fn telescope_4_obeys_the_probe_limit_and_needs_energy() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-4")
        .play("scan")
        .legal("telescope-4 launch")
        .illegal("telescope-4 move");
    let mut t = Table::new(2);
    t.tech(1, "telescope-4").probe(1, "r2s5");
    t.play("scan")
        .illegal("telescope-4 launch")
        .legal("telescope-4 move");
    let mut t = Table::new(2);
    t.tech(1, "telescope-4").p(1).energy = 2;
    t.play("scan").illegal("telescope-4 launch");
}

/// S6.32
#[test]
fn what_a_scan_brings_can_pay_for_its_telescopes() {
    let mut t = Table::new(2);
    t.tech(1, "telescope-2 telescope-4")
        .probe(1, "r1s4")
        .p(1)
        .publicity = 0;
    t.play("scan").illegal("telescope-2");
    t.play("telescope-4 move; step 1 r1s3").legal("telescope-2");

    let mut t = Table::new(2);
    t.tech(1, "telescope-3")
        .play("scan; buy; take 110")
        .legal("telescope-3 110");

    let mut t = Table::new(2);
    t.tech(1, "telescope-4").p(1).energy = 2;
    t.play("scan").illegal("telescope-4 launch");
    t.play("exchange credit energy").legal("telescope-4 launch");
}

// The computer.

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

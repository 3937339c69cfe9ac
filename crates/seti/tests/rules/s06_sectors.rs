//! Completed sectors: who wins, what it pays, what stays (S6, rules 11 to 24).

use crate::table::{Table, star};
use orrery_core::Seat;
use orrery_seti::Event;

fn wins(t: &Table, name: &str) -> [u8; 4] {
    t.s.sectors[star(name).index()].wins
}

fn set_wins(t: &mut Table, name: &str, wins: [u8; 4]) {
    t.s.sectors[star(name).index()].wins = wins;
}

/// Adds markers behind those that are there.
fn add(t: &mut Table, name: &str, seats: &str) {
    let all = format!("{} {seats}", t.marks(name));
    t.signals(name, &all);
}

/// Who won and who came second, for each sector resolved since the last mark.
pub fn won(t: &Table) -> Vec<(String, u8, Option<u8>)> {
    let number = |seat: Seat| seat.index() as u8 + 1;
    let events = t.events.iter().filter_map(|told| match told.event {
        Event::SectorWon { seat, star, second } => {
            Some((star.to_string(), number(seat), second.map(number)))
        }
        _ => None,
    });
    events.collect()
}

pub const PINK: [&str; 4] = [
    "trace pink left discovery",
    "trace pink left overflow",
    "trace pink right discovery",
    "trace pink right overflow",
];

pub const STARS: [(&str, usize); 8] = [
    ("procyon", 5),
    ("vega", 4),
    ("sirius-a", 6),
    ("barnards-star", 5),
    ("kepler-22", 5),
    ("proxima-centauri", 6),
    ("61-virginis", 6),
    ("beta-pictoris", 5),
];

/// S6.11
#[test]
fn a_completed_sector_waits_for_the_end_of_the_main_action() {
    let mut t = Table::new(2);
    t.signals("61-virginis", "1 2 2 1 2")
        .play("scan; earth 61-virginis");
    assert_eq!(t.decides(), "1 scan");
    assert_eq!(t.marks("61-virginis"), "1 2 2 1 2 1");
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
    assert_eq!(t.marks("61-virginis"), "1 2 2 1 1");
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
        assert_eq!(t.marks("procyon"), kept, "{before} 1 1");
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
    assert_eq!(t.marks("vega"), "");
    assert_eq!(t.s.data_left(star("vega")), 4);
}

/// S6.6, S6.17
#[test]
fn the_retained_marker_lies_on_the_first_position() {
    let mut t = Table::new(2);
    t.hand(1, "44")
        .signals("vega", "2 1 1")
        .play("play 44; trace pink left overflow");
    assert_eq!(t.marks("vega"), "2");
    assert_eq!(t.s.data_left(star("vega")), 3);
    t.next_own_turn();
    t.play("scan; row 108; signal vega");
    assert_eq!(t.diff(1), "vp+2 credits-1 energy-2 data+1");
    assert_eq!(t.marks("vega"), "2 1");
}

/// S6.17, S6.18, S6.20, S6.22
#[test]
fn retained_markers_over_several_completions() {
    let mut t = Table::new(3);
    t.row("108 105 116").hand(1, "44");
    t.signals("vega", "2 1 1")
        .play("play 44; trace pink left overflow");
    assert_eq!(
        (t.marks("vega").as_str(), wins(&t, "vega")),
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
        (t.marks("vega").as_str(), wins(&t, "vega")),
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
        (t.marks("vega").as_str(), wins(&t, "vega")),
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
    assert_eq!(t.marks("kepler-22"), "2 2 2 2 1");
    t.play("trace pink right discovery");
    assert_eq!(t.diff(3), "vp+3 publicity+2 traces+1");
    assert_eq!(t.decides(), "2 trace");
    assert_eq!(t.marks("kepler-22"), "1");
    t.play("trace pink left discovery");
    assert_eq!(t.diff(2), "vp+5 publicity+2 traces+1");
    assert_eq!(t.decides(), "1 late");
}

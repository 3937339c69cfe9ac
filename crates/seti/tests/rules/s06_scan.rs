//! Scanning and marking signals (S6, rules 1 to 10, 25 and 26).

use crate::s06_sectors::{STARS, won};
use crate::table::{Table, orders, seat, star};
use orrery_seti::Event;
use orrery_seti::names::Resource;

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
    assert_eq!(t.marks("61-virginis"), "1");
    assert_eq!(t.marks("proxima-centauri"), "1");
    assert!(t.s.discard.has("110".parse().unwrap()));
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
            assert_eq!(t.marks(name), "1", "{order:?}");
        }
        assert_eq!(t.row_now(), "1 108 112", "{order:?}");
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
    assert_eq!(t.row_now(), "- 108 112");
    t.play("signal barnards-star");
    assert_eq!(t.own_choices(), ["earth 61-virginis"]);
    assert_eq!(t.row_now(), "1 108 112");
}

/// S6.4, card 50
#[test]
fn several_row_discards_of_one_effect_are_refilled_once_at_the_end() {
    let mut t = Table::new(2);
    t.hand(1, "50")
        .play("play 50; row 110; signal barnards-star");
    assert_eq!(t.row_now(), "- 108 112");
    assert_eq!(t.own_choices(), ["row 108", "row 112"]);
    t.play("row 112; signal kepler-22");
    assert_eq!(t.row_now(), "- 108 -");
    t.play("row 108");
    assert_eq!(t.row_now(), "- - -");
    t.play("signal vega");
    assert_eq!(t.row_now(), "1 2 3");
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
    assert_eq!(t.marks("61-virginis"), "1");
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
    assert_eq!(t.marks("61-virginis"), "1");
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
    assert_eq!(t.marks("kepler-22"), "2 1");
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
    assert_eq!(t.marks("barnards-star"), "2 2 2 2 2 2 1");
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
        assert_eq!(t.marks(&stars[1][7..]), "1");
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

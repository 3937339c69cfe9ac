//! Rulings on the boards: milestones, gold tiles, technologies, traces (S21, D).

use crate::table::{Table, card, seat};
use orrery_core::Game;
use orrery_seti::Event;
use orrery_seti::names::Gold;
use orrery_seti::state::{Marker, Seti};

/// A file of `data/seti/` as it is printed.
pub fn printed(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}

/// S21.7
#[test]
fn one_crossing_moves_one_neutral_marker() {
    let mut t = Table::new(2);
    t.score(1, 20).play("launch; end");
    assert_eq!(t.s.neutral, [1, 2]);
    let filled = t.s.species[0].discovery;
    assert_eq!(filled, [Some(Marker::Neutral), None, None]);
}

/// S21.9
#[test]
fn a_gold_box_worth_nothing_counts() {
    let mut t = Table::new(2);
    t.s.gold_side_b[Gold::Missions.index()] = true;
    t.played(1, "127");
    assert_eq!(t.s.gold_sets(seat(1), Gold::Missions), 0);
    t.played(1, "12");
    assert_eq!(t.s.end_cards(seat(1)), 0);
    assert_eq!(t.s.gold_sets(seat(1), Gold::Missions), 1);
}

/// S21.25, D-67: the best unmarked tile at its last value, without a marker.
#[test]
fn card_113_scores_the_best_unmarked_tile() {
    let mut t = Table::new(2);
    t.played(1, "113").tech(1, "probe-1 telescope-1 computer-1");
    for color in ["pink", "orange", "blue"] {
        t.overflow(1, "left", color, 2);
    }
    assert_eq!(t.s.end_card(seat(1), card("113")), 8, "two sets at 4");
    t.s.gold[Gold::Other.index()].push(seat(1));
    assert_eq!(t.s.end_card(seat(1), card("113")), 5, "one set at 5");
    t.last_round().play("pass; pass");
    let occupied: Vec<usize> = t.s.gold.iter().map(orrery_core::plain::List::len).collect();
    assert_eq!(occupied, [0, 0, 0, 1]);
    assert_eq!(t.s.outcome().unwrap().sides[0].score, 16 + 5);
}

/// D-03: every technology has its own four tiles; only their order is random.
#[test]
fn each_technology_has_its_own_stack() {
    let mut tops = [[false; 4]; 12];
    for seed in 0..60 {
        let s = Seti::new(&Default::default(), seed).unwrap();
        for (tech, stack) in s.techs.iter().enumerate() {
            let mut tiles = stack.tiles.to_vec();
            tops[tech][tiles[3] as usize] = true;
            tiles.sort_unstable();
            assert_eq!(tiles, [0, 1, 2, 3]);
        }
    }
    assert_eq!(tops, [[true; 4]; 12]);
}

/// D-04
#[test]
fn discovery_pays_five_on_the_left_and_three_on_the_right() {
    for (side, outcome) in [
        ("left", "vp+5 energy-1 publicity+1 traces+1"),
        ("right", "vp+3 energy-1 publicity+1 traces+1"),
    ] {
        let mut t = Table::new(2);
        t.p(1).computer.upper = 6;
        t.mark()
            .play(&format!("analyse; trace blue {side} discovery"));
        assert_eq!(t.diff(1), outcome);
    }
}

/// D-07
#[test]
fn overflow_may_be_chosen_beside_a_free_discovery_space() {
    let mut t = Table::new(2);
    t.p(1).computer.upper = 6;
    t.mark().play("analyse");
    t.legal("trace blue left discovery; trace blue left overflow");
    t.play("trace blue left overflow");
    assert_eq!(t.diff(1), "vp+3 energy-1 traces+1");
    assert_eq!(t.s.species[0].discovery, [None; 3]);
}

/// D-14
#[test]
fn the_slots_are_under_spaces_1_3_5_and_6() {
    let mut t = Table::new(2);
    t.tech(1, "computer-1 computer-2 computer-3 computer-4");
    t.p(1).data = 6;
    t.mark();
    let mut seen = Vec::new();
    for _ in 0..6 {
        t.play("place upper");
        seen.push((t.p(1).score, t.p(1).publicity));
    }
    assert_eq!(seen, [(2, 5), (2, 6), (4, 6), (4, 6), (6, 6), (8, 6)]);
}

/// D-35: between two rounds: not at the own pass, not at setup, not after the last round.
#[test]
fn income_is_paid_between_rounds() {
    let mut t = Table::new(2);
    t.tucked(1, "5").play("pass; take 134");
    assert_eq!(t.diff(1), "hand+1");
    t.play("pass; take 135");
    assert_eq!(t.diff(1), "credits+4 energy+2 hand+2");
    let place = |wanted: fn(&Event) -> bool| {
        let events = t.events.iter();
        events.map(|told| &told.event).position(wanted).unwrap()
    };
    let passed = place(|e| matches!(e, Event::Passed { seat } if seat.number() == 2));
    let income = place(|e| matches!(e, Event::Gained { .. }));
    let round = place(|e| matches!(e, Event::Round { round: 2 }));
    assert!(passed < income && income < round);
    let s = Seti::new(&Default::default(), 3).unwrap();
    assert_eq!((s.players[0].credits, s.players[0].energy), (4, 3));
    let mut t = Table::new(2);
    t.tucked(1, "5").last_round().play("pass; pass");
    assert_eq!((t.diff(1), t.diff(2)), (String::new(), String::new()));
}

/// D-41: the rulebooks' numbers, and the names by dots.
#[test]
fn technologies_are_known_by_their_dots() {
    let file = printed(include_str!("../../../../data/seti/technologies.json"));
    let named: Vec<String> = file["technologies"]
        .as_array()
        .unwrap()
        .iter()
        .map(|tech| {
            let text = |key: &str| tech[key].to_string().replace('"', "");
            format!("{} {}-{}", text("id"), text("kind"), text("board_slot"))
        })
        .collect();
    assert_eq!(
        named,
        [
            "ST#01 probe-1",
            "ST#02 probe-3",
            "ST#03 probe-2",
            "ST#04 probe-4",
            "TT#01 telescope-1",
            "TT#02 telescope-3",
            "TT#03 telescope-2",
            "TT#04 telescope-4",
            "CT#01 computer-1",
            "CT#02 computer-2",
            "CT#03 computer-3",
            "CT#04 computer-4",
        ]
    );
}

/// D-41: the effects behind the two swapped pairs.
#[test]
fn technologies_are_known_by_their_effect() {
    let mut t = Table::new(2);
    t.tech(1, "probe-2").probe(1, "r2s4").play("move 1 r2s3");
    assert_eq!(t.diff(1), "energy-1", "probe-2 leaves asteroids");
    let mut t = Table::new(2);
    t.tech(1, "probe-3").probe(1, "r1s3").play("land venus");
    assert_eq!(t.p(1).energy, 8, "probe-3 lands for less");
    let mut t = Table::new(2);
    t.tech(1, "telescope-2 telescope-3")
        .hand(1, "1")
        .play("scan");
    assert_eq!(t.own_choices()[4..], ["telescope-2", "telescope-3 1"]);
}

/// D-42: species are known by name; their cards are ET.1 to ET.55 in a fixed order.
#[test]
fn species_cards_belong_to_their_species_by_number() {
    let species = [
        ("mascamites", 1..=10),
        ("anomalies", 11..=20),
        ("oumuamua", 21..=30),
        ("centaurians", 31..=40),
        ("exertians", 41..=55),
    ];
    let catalog = (orrery_seti::INFO.catalog)();
    let items = &catalog.sections[1].items;
    assert_eq!(items.len(), 55);
    for (name, numbers) in species {
        for number in numbers {
            let item = &items[number - 1];
            assert_eq!(item.id, format!("et.{number}"));
            assert_eq!(item.facts["species"], name);
        }
    }
}

//! Free actions (S4).

use crate::table::Table;
use orrery_seti::names::{Card, Species};

pub const FREE: [&str; 7] = [
    "move 1 r1s4",
    "corner 57",
    "place upper",
    "complete 5",
    "deliver et.1 1",
    "exchange credit energy",
    "buy",
];

/// S4.1, S4.2, S4.4, S4.5, S4.6, S4.10, S4.11
#[test]
fn free_actions_that_are_not_possible_say_what_is_missing() {
    let mut t = Table::new(2);
    (t.p(1).credits, t.p(1).energy, t.p(1).publicity) = (0, 1, 2);
    let table = [
        ("move 1 r1s4", "move 1 r1s4: S5.2"),
        ("corner 57", "corner 57: S4.2"),
        (
            "place upper",
            "place upper: S4.4, S7.2; needs 1 data, has 0",
        ),
        ("complete 5", "complete 5: S8.9, S4.5"),
        ("deliver et.1 1", "deliver et.1 1: S4.11, S14.12"),
        (
            "exchange energy credit",
            "exchange energy credit: S4.6; needs 2 energy, has 1",
        ),
        ("buy", "buy: S4.10; needs 3 publicity, has 2"),
    ];
    for (choice, because) in table {
        t.illegal(choice);
        assert_eq!(t.refusal(choice).unwrap().to_string(), because);
    }
    t.probe(1, "r1s7");
    let because = |t: &Table| t.refusal("move 1 r1s6").unwrap().to_string();
    assert_eq!(
        because(&t),
        "move 1 r1s6: S4.1, S5.5; needs 2 energy, has 1"
    );
    t.p(1).energy = 0;
    assert_eq!(
        because(&t),
        "move 1 r1s6: S4.1, S5.5; needs 2 energy, has 0"
    );
    t.played(1, "5");
    assert_eq!(
        t.refusal("complete 5").unwrap().to_string(),
        "complete 5: S8.9, S8.11"
    );
}

/// S4.1
#[test]
fn one_energy_is_one_movement() {
    let mut t = Table::new(2);
    t.probe(1, "r3s0").play("move 1 r4s0");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 turn", "energy-1 publicity+1")
    );
}

/// S4.2
#[test]
fn a_corner_gives_what_is_printed() {
    let mut t = Table::new(2);
    t.discover("left")
        .hand(1, "6 7 1 et.1 et.3 et.5")
        .probe(1, "r3s0")
        .p(1)
        .publicity = 0;
    let mut gain = |choice: &str| t.mark().play(choice).diff(1);
    assert_eq!(gain("corner 6"), "data+1 hand-1");
    assert_eq!(gain("corner 7"), "publicity+1 hand-1");
    assert_eq!(gain("corner 1; step 1 r4s0"), "publicity+1 hand-1");
    assert_eq!(gain("corner et.1"), "publicity+2 hand-1");
    assert_eq!(gain("corner et.3"), "vp+1 data+1 hand-1");
    assert_eq!(gain("corner et.5; step 1 r4s1"), "vp+1 hand-1");
    assert_eq!(t.decides(), "1 turn");
}

/// S4.3
#[test]
fn a_card_gives_only_one_of_its_uses() {
    let uses = [
        "play 110",
        "corner 110",
        "scan; telescope-3 110; signal barnards-star",
        "place upper; tuck 110",
        "exchange card credit; discard 110; discard 57",
    ];
    for choices in uses {
        let mut t = Table::new(2);
        t.hand(1, "110 57").tech(1, "telescope-3");
        (t.p(1).data, t.p(1).computer.upper) = (1, 3);
        t.play(choices);
        let card: Card = "110".parse().unwrap();
        assert!(!t.p(1).hand.has(card), "{choices}");
        assert_eq!(
            t.s.discard.has(card),
            !choices.contains("tuck"),
            "{choices}"
        );
        t.illegal("play 110; corner 110; tuck 110; discard 110");
    }
}

/// S4.4
#[test]
fn placing_moves_one_data_from_pool_to_computer() {
    let mut t = Table::new(2);
    t.p(1).data = 2;
    t.mark().play("place upper");
    assert_eq!((t.diff(1).as_str(), t.p(1).computer.upper), ("data-1", 1));
}

/// S4.5
#[test]
fn a_fulfilled_condition_completes_a_mission_at_any_time_of_the_own_turn() {
    let mut t = Table::new(2);
    t.played(1, "5")
        .played(2, "6")
        .orbiter(1, "venus")
        .orbiter(2, "jupiter");
    t.illegal("complete 6").play("scan; complete 5");
    assert_eq!(t.diff(1), "vp+7 credits-1 energy-2 publicity+1");
    t.illegal("complete 5");
}

/// S4.6, S4.8
#[test]
fn two_of_a_kind_are_exchanged_for_one() {
    let table = [
        ("exchange credit energy", "credits-2 energy+1"),
        ("exchange credit card; draw", "credits-2 hand+1"),
        ("exchange energy credit", "credits+1 energy-2"),
        ("exchange energy card; take 108", "energy-2 hand+1"),
        (
            "exchange card credit; discard 1; discard 2",
            "credits+1 hand-2",
        ),
        (
            "exchange card energy; discard 1; discard 2",
            "energy+1 hand-2",
        ),
        (
            "exchange card card; discard 1; discard 2; take 110",
            "hand-1",
        ),
    ];
    for (choices, change) in table {
        let mut t = Table::new(2);
        t.hand(1, "1 2 4").play(choices);
        assert_eq!(
            (t.decides().as_str(), t.diff(1).as_str()),
            ("1 turn", change)
        );
    }
}

/// S4.6
#[test]
fn one_of_each_kind_cannot_be_exchanged() {
    let mut t = Table::new(2);
    t.hand(1, "57");
    (t.p(1).credits, t.p(1).energy) = (1, 1);
    assert!(
        !t.choices()
            .iter()
            .any(|choice| choice.starts_with("exchange"))
    );
    t.refused("exchange credit energy", "S4.6")
        .refused("exchange card energy", "S4.6");
    t.p(1).credits = 2;
    t.legal("exchange credit energy; exchange credit card");
}

/// S4.7
#[test]
fn species_cards_can_be_exchanged_but_not_exertian_cards() {
    let mut t = Table::new(2);
    t.discover("left")
        .hand(1, "57 et.1")
        .play("exchange card energy; discard 57; discard et.1");
    assert_eq!(t.diff(1), "energy+1 hand-2");
    let mut t = Table::with_species(2, Species::Anomalies, Species::Exertians);
    t.discover("right").hand(1, "57");
    let deck = t.s.species[1].deck;
    for &card in &deck[..3] {
        t.p(1).exertians.insert(card);
    }
    t.s.species[1].deck = deck[3..].iter().copied().collect();
    t.illegal("exchange card energy; exchange card credit; exchange card card");
}

/// S4.8, S8.21
#[test]
fn a_card_gained_by_exchange_comes_from_row_or_deck() {
    let mut t = Table::new(2);
    t.deck_top("7 8").play("exchange credit card");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    t.clone()
        .play("draw")
        .p(1)
        .hand
        .iter()
        .for_each(|card| assert_eq!(card.to_string(), "7"));
    t.play("take 108");
    assert_eq!(
        t.s.row.map(|card| card.unwrap().to_string()),
        ["110", "7", "112"]
    );
}

/// S4.9
#[test]
fn nothing_else_can_be_exchanged() {
    let mut t = Table::new(2);
    t.tech(1, "probe-1 probe-2").probe(1, "r1s5");
    let player = t.p(1);
    (player.credits, player.energy, player.publicity) = (0, 0, 10);
    (player.data, player.exofossils) = (6, 6);
    t.illegal("exchange data credit; exchange data card; exchange publicity credit");
    t.illegal("exchange credit data; exchange credit publicity; exchange energy card");
    t.p(1).credits = 2;
    t.illegal("exchange credit data; exchange credit publicity");
}

/// S4.10
#[test]
fn a_card_costs_three_publicity() {
    let mut t = Table::new(2);
    t.play("buy");
    assert_eq!(t.choices(), ["take 110", "take 108", "take 112", "draw"]);
    t.play("take 112");
    assert_eq!(t.diff(1), "publicity-3 hand+1");
}

/// S4.11, S14.12
#[test]
fn delivering_a_capsule_is_a_free_action() {
    let mut t = Table::new(2);
    t.discover("left").played(1, "et.7").capsule(1, "r1s4", 2);
    t.refused("deliver et.7 1", "S4.11")
        .play("move 1 r1s5; deliver et.7 1");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(t.p(1).pieces.len(), 0);
    assert!(t.s.completed.has("et.7".parse().unwrap()));
}

/// S4.12
#[test]
fn free_actions_have_no_limit_in_number() {
    let mut t = Table::new(2);
    t.probe(1, "r3s5").p(1).publicity = 10;
    t.mark();
    for _ in 0..5 {
        t.play("move 1 r3s6; move 1 r3s5");
    }
    t.play(
        "buy; draw; buy; draw; buy; draw; exchange credit card; draw; exchange credit card; draw",
    );
    assert_eq!(t.diff(1), "credits-4 energy-10 publicity-9 hand+5");
}

/// S4.13
#[test]
fn no_free_actions_once_a_pass_has_begun() {
    let mut t = Table::new(2);
    t.hand(1, "1 2 4 7 57").probe(1, "r1s5").p(1).data = 3;
    t.play("move 1 r1s4; pass");
    assert_eq!(
        t.choices(),
        [
            "discard 1",
            "discard 2",
            "discard 4",
            "discard 7",
            "discard 57"
        ]
    );
    for decision in ["1 pass-discard", "1 pass-take"] {
        assert_eq!(t.decides(), decision);
        for choice in FREE {
            t.refused(choice, "S4.13");
        }
        let choice = t.choices()[0].clone();
        t.play(&choice);
    }
    assert_eq!(t.decides(), "2 turn");
}

//! What is printed on project cards: cost, corner, signal colour, income.

use crate::cards::{alone_holding, list};
use crate::table::Table;

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

/// S3.25: the printed costs of cards 1 to 46.
#[test]
fn a_card_can_be_played_for_its_cost_and_not_for_less() {
    let costs = [
        (0, "1 2 3 4"),
        (1, "11 13 15 16 17 18 19 20 21 22 23 26 27 43 44"),
        (
            2,
            "12 14 24 25 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 45 46",
        ),
        (3, "5 6 7 8 9 10"),
    ];
    let mut cards = 0;
    for (cost, list) in costs {
        for card in list.split(' ') {
            cards += 1;
            let mut t = Table::holding(card);
            t.p(1).credits = cost;
            t.legal(&format!("play {card}"))
                .play(&format!("play {card}"));
            assert_eq!(t.p(1).credits, 0, "card {card}");
            if cost > 0 {
                let mut t = Table::holding(card);
                t.p(1).credits = cost - 1;
                t.refused(&format!("play {card}"), "S3.25");
            }
        }
    }
    assert_eq!(cards, 46);
}

/// S3.25
#[test]
fn the_printed_cost_is_paid_and_needed() {
    for (card, cost, ..) in PRINTED {
        let play = format!("play {card}");
        let mut t = Table::holding(&card.to_string());
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
        let mut t = Table::holding(&card.to_string());
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
        assert_eq!(t.place(&card.to_string()), "discard");
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
        let mut t = Table::holding(&card.to_string());
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

/// S3.1, S3.25: cards 93 to 138 can be played with exactly their printed credits and not with one less.
#[test]
fn every_card_costs_its_printed_credits() {
    let costs = "3 2 2 2 3 1 1 1 2 2 3 2 2 1 2 1 3 1 3 3 2 1 1 1 3 1 3 1 4 2 0 1 1 3 1 1 0 1 1 3 2 1 2 1 1 1";
    let costs: Vec<u8> = costs.split(' ').map(|cost| cost.parse().unwrap()).collect();
    assert_eq!(costs.len(), 46);
    for (card, cost) in (93..=138).zip(costs) {
        let mut t = alone_holding(&card.to_string());
        t.p(1).credits = cost;
        t.legal(&format!("play {card}"));
        if cost > 0 {
            t.p(1).credits = cost - 1;
            t.illegal(&format!("play {card}"));
        }
        t.p(1).credits = cost;
        t.play(&format!("play {card}"));
        assert_eq!(
            t.p(1).credits,
            u8::from(card == 93),
            "card 93 gains a credit as income"
        );
    }
}

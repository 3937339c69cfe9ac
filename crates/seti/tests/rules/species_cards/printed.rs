//! What is printed on species cards: cost, corner, signal colour, income (Exertian cards have none).

use crate::species_cards::{centaurians, oumuamua, with};
use crate::table::{Table, card};

/// Card, cost, corner, colour and income as printed.
const PRINTED: [(u8, &str, &str, &str, &str); 20] = [
    (21, "2 credits", "publicity", "blue", "card"),
    (22, "2 credits", "move", "red", "energy"),
    (23, "1 credits", "publicity", "yellow", "energy"),
    (24, "3 credits", "move", "yellow", "credit"),
    (25, "1 credits", "data", "blue", "credit"),
    (26, "1 credits", "publicity", "red", "energy"),
    (27, "2 credits", "data", "yellow", "credit"),
    (28, "2 credits", "move", "blue", "card"),
    (29, "1 credits", "move", "red", "energy"),
    (30, "1 credits", "data", "black", "card"),
    (31, "1 energy", "data", "blue", "publicity"),
    (32, "1 energy", "move", "red", "data"),
    (33, "1 energy", "publicity", "yellow", "publicity"),
    (34, "1 energy", "move", "red", "energy"),
    (35, "1 energy", "publicity", "yellow", "card"),
    (36, "1 energy", "data", "blue", "credit"),
    (37, "2 energy", "data", "black", "energy"),
    (38, "2 energy", "publicity", "blue", "data"),
    (39, "2 energy", "move", "red", "publicity"),
    (40, "2 energy", "publicity", "yellow", "data"),
];

/// A table with the card in the hand of seat 1.
fn holding(number: u8) -> (Table, String) {
    let text = format!("et.{number}");
    let t = if number <= 30 {
        oumuamua(&text)
    } else {
        centaurians(&text)
    };
    (t, text)
}

/// S4.2, S8.28, S8.29: the corner of ET.1 to ET.20 as a free action; the card leaves the game.
#[test]
fn corners() {
    let (publicity, data, movement) = ("publicity+2 hand-1", "vp+1 data+1 hand-1", "vp+1 hand-1");
    for (card, diff) in [
        ("et.1", publicity),
        ("et.2", publicity),
        ("et.3", data),
        ("et.4", data),
        ("et.5", movement),
        ("et.6", movement),
        ("et.7", publicity),
        ("et.8", movement),
        ("et.9", movement),
        ("et.10", data),
        ("et.11", publicity),
        ("et.12", publicity),
        ("et.13", data),
        ("et.14", movement),
        ("et.15", movement),
        ("et.16", data),
        ("et.17", movement),
        ("et.18", data),
        ("et.19", publicity),
        ("et.20", publicity),
    ] {
        let mut t = with(card);
        t.probe(1, "r1s5").play(&format!("corner {card}"));
        let moved = if diff == movement {
            assert_eq!(t.decides(), "1 moves", "{card}");
            t.play("step 1 r1s6");
            "r1s6"
        } else {
            "r1s5"
        };
        assert_eq!(t.diff(1), diff, "{card}");
        assert_eq!(t.pieces(1), [moved], "{card}");
        assert_eq!(t.place(card), "gone");
        assert_eq!(t.decides(), "1 turn", "{card}");
    }
}

/// S3.1, S3.25: ET.1 to ET.20 cost credits, and are refused with one credit less.
#[test]
fn costs() {
    let costs = [1, 2, 1, 1, 1, 2, 1, 3, 3, 3, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1];
    for (number, cost) in (1..).zip(costs) {
        let play = format!("play et.{number}");
        let mut t = with(&format!("et.{number}"));
        (t.p(1).credits, t.p(1).energy) = (cost - 1, 10);
        t.refused(&play, "S3.25");
        t.p(1).credits = cost;
        t.mark().play(&play);
        assert!(
            t.diff(1).contains(&format!("credits-{cost}")),
            "{play}: {}",
            t.diff(1)
        );
    }
}

/// S8.23, S8.28: the income of ET.1 to ET.20 when tucked.
#[test]
fn incomes() {
    let (credit, energy, drawn) = (
        "credits+1 hand-1 tucked+1",
        "energy+1 hand-1 tucked+1",
        "tucked+1",
    );
    let incomes = [
        drawn, energy, energy, credit, drawn, credit, energy, energy, credit, drawn, drawn, credit,
        credit, drawn, energy, credit, drawn, credit, energy, energy,
    ];
    for (number, diff) in (1..).zip(incomes) {
        let card = format!("et.{number}");
        let mut t = with(&card);
        t.orbiter(2, "venus")
            .probe(1, "r1s3")
            .play("orbit venus")
            .mark()
            .play(&format!("tuck {card}"));
        assert_eq!(t.diff(1), diff, "{card}");
        assert_eq!(t.place(&card), "tucked 1");
    }
}

/// S21.8, S6.30: the signal colour of ET.1 to ET.20, used by telescope.3; the card leaves the game.
#[test]
fn signal_colours() {
    let yellow = ["signal kepler-22", "signal 61-virginis"];
    let red = ["signal barnards-star", "signal proxima-centauri"];
    let blue = ["signal procyon", "signal sirius-a"];
    let black = ["signal vega", "signal beta-pictoris"];
    let colors = [
        blue, black, yellow, red, blue, red, red, blue, yellow, yellow, blue, red, yellow, red,
        blue, red, yellow, blue, black, yellow,
    ];
    for (number, stars) in (1..).zip(colors) {
        let card = format!("et.{number}");
        let mut t = with(&card);
        t.tech(1, "telescope-3")
            .play(&format!("scan; telescope-3 {card}"));
        assert_eq!(t.own_choices(), stars, "{card}");
        assert_eq!(t.place(&card), "gone");
    }
}

/// S3.25, S17.5: ET.21 to ET.40.
#[test]
fn each_card_needs_its_cost_in_its_currency() {
    for (number, cost, ..) in PRINTED {
        let (mut t, card) = holding(number);
        let (needs, what) = cost.split_once(' ').unwrap();
        let needs: u8 = needs.parse().unwrap();
        let set = |t: &mut Table, n: u8| {
            let p = t.p(1);
            (p.credits, p.energy) = if what == "credits" { (n, 0) } else { (0, n) };
        };
        set(&mut t, needs - 1);
        t.refused(&format!("play {card}"), "S3.25");
        set(&mut t, needs);
        t.legal(&format!("play {card}"));
    }
}

/// S8.28, S8.29: ET.21 to ET.40; the probe on r3s6 can use a movement.
#[test]
fn each_card_can_be_discarded_for_its_corner() {
    for (number, _, corner, ..) in PRINTED {
        let (mut t, text) = holding(number);
        t.probe(1, "r3s6").play(&format!("corner {text}"));
        let gained = match corner {
            "publicity" => "publicity+2 hand-1",
            "data" => "vp+1 data+1 hand-1",
            _ => {
                assert_eq!(t.decides(), "1 moves", "{text}");
                t.play("step 1 r4s6");
                "vp+1 hand-1"
            }
        };
        assert_eq!(
            (t.decides().as_str(), t.diff(1).as_str()),
            ("1 turn", gained),
            "{text}"
        );
        assert!(t.s.gone.has(card(&text)));
    }
}

/// S8.28, S21.8: ET.21 to ET.40 discarded for a signal with telescope-3.
#[test]
fn each_card_can_be_discarded_for_its_signal() {
    for (number, _, _, color, _) in PRINTED {
        let (mut t, text) = holding(number);
        t.tech(1, "telescope-3")
            .play(&format!("scan; telescope-3 {text}"));
        let stars = match color {
            "yellow" => ["signal kepler-22", "signal 61-virginis"],
            "red" => ["signal barnards-star", "signal proxima-centauri"],
            "blue" => ["signal procyon", "signal sirius-a"],
            _ => ["signal vega", "signal beta-pictoris"],
        };
        assert_eq!(t.own_choices(), stars, "{text}");
        assert!(t.s.gone.has(card(&text)));
    }
}

/// S8.28, S8.23: ET.21 to ET.40; the fourth space of the computer tucks a hand card.
#[test]
fn each_card_can_be_tucked_for_its_income() {
    for (number, _, _, _, income) in PRINTED {
        let (mut t, text) = holding(number);
        (t.p(1).computer.upper, t.p(1).data) = (3, 1);
        t.mark().play(&format!("place upper; tuck {text}"));
        let gained = match income {
            "credit" => "credits+1 data-1 hand-1 tucked+1",
            "energy" => "energy+1 data-1 hand-1 tucked+1",
            "publicity" => "publicity+1 data-1 hand-1 tucked+1",
            "data" => "hand-1 tucked+1",
            _ => "data-1 tucked+1",
        };
        assert_eq!(t.diff(1), gained, "{text}");
    }
}

//! Species cards ET.11 to ET.20: Anomalies.

use crate::species_cards::with;
use crate::table::{Table, card, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::names::{Body, Card};

/// ET.11: a launch, and one movement because Earth is in a sector with an anomaly.
#[test]
fn et_11_launches_and_moves_from_an_anomaly() {
    let mut t = with("et.11");
    t.play("play et.11");
    assert_eq!(t.decides(), "1 moves");
    t.play("step 1 r1s6");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("credits-1 hand-1 pieces+1", "1 late")
    );
    assert_eq!(
        (t.pieces(1), t.place("et.11").as_str()),
        (vec!["r1s6".to_owned()], "gone")
    );
}

/// ET.11: no anomaly at Earth, no movement; no launch at the limit, no movement either.
#[test]
fn et_11_moves_only_after_a_launch_at_an_anomaly() {
    let mut t = with("et.11");
    t.s.relics.anomalies[0].sector = 6;
    t.mark().play("play et.11");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("credits-1 hand-1 pieces+1", "1 late")
    );
    let mut t = with("et.11");
    t.probe(1, "r1s5").play("play et.11");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("credits-1 hand-1", "1 late")
    );
}

/// ET.12: five movements, and no publicity from moving for the rest of the turn.
#[test]
fn et_12_moves_five_without_publicity_this_turn() {
    let mut t = with("et.12");
    t.probe(1, "r1s5");
    t.play("play et.12; step 1 r1s4; step 1 r1s3; step 1 r1s2; step 1 r1s1; step 1 r1s0");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("credits-1 hand-1", "1 late")
    );
    assert_eq!(t.place("et.12"), "gone");
    t.play("move 1 r1s1");
    assert_eq!(t.diff(1), "credits-1 energy-1 hand-1");
    // The pass carried the probe and Mercury to r1s0; r1s7 shows asteroids.
    t.next_own_turn().play("move 1 r1s7; move 1 r1s0");
    assert_eq!(t.diff(1), "energy-3 publicity+1");
}

/// ET.12: publicity of earlier moves is kept, publicity from other sources is gained.
#[test]
fn et_12_spares_other_publicity() {
    let mut t = with("et.12 et.1");
    t.probe(1, "r2s3").play("move 1 r2s2");
    assert_eq!(t.diff(1), "energy-1 publicity+1");
    t.play("play et.12; done; corner et.1");
    assert_eq!(t.diff(1), "credits-1 energy-1 publicity+3 hand-2");
}

/// ET.13: publicity, then three circles for technologies, one for each.
#[test]
fn et_13_gives_publicity_and_opens_three_circles() {
    let mut t = with("et.13");
    t.play("play et.13");
    assert_eq!(t.diff(1), "credits-1 publicity+1 hand-1 played+1");
    assert_eq!(t.place("et.13"), "front 1");
    for (circle, then, diff) in [
        (1, "", "vp+5 energy+1 publicity-6 techs+1"),
        (2, "; take 110", "vp+5 publicity-6 hand+1 techs+1"),
        (3, "", "vp+8 publicity-6 techs+1"),
    ] {
        let mut t = Table::met();
        t.p(1).publicity = 6;
        t.played(1, "et.13").play("research; tech probe-2");
        assert_eq!(
            t.own_choices(),
            ["cover et.13 1", "cover et.13 2", "cover et.13 3", "skip"]
        );
        t.play(&format!("cover et.13 {circle}{then}"));
        assert_eq!(t.diff(1), diff, "circle {circle}");
        assert_eq!(
            (t.place("et.13").as_str(), t.decides().as_str()),
            ("front 1", "1 late")
        );
    }
}

/// ET.13: any kind of technology covers a circle, each circle once; the third completes the mission.
#[test]
fn et_13_is_completed_by_the_third_technology() {
    let mut t = Table::met();
    t.played(1, "et.13");
    for (tech, open, cover) in [
        ("probe-2", 3, "cover et.13 3"),
        ("telescope-2", 2, "cover et.13 1"),
        ("computer-1; slot 1", 1, "cover et.13 2; draw"),
    ] {
        assert_eq!(t.place("et.13"), "front 1");
        t.p(1).publicity = 6;
        t.play(&format!("research; tech {tech}"));
        assert_eq!(t.own_choices().len(), open + 1);
        t.legal("skip").play(cover);
        assert_eq!(t.decides(), "1 late");
        if open > 1 {
            t.next_own_turn();
        }
    }
    assert_eq!(t.place("et.13"), "completed 1");
}

/// ET.13: declining leaves all circles open; the card does not cover its own circles.
#[test]
fn et_13_may_be_declined() {
    let mut t = Table::met();
    t.p(1).publicity = 6;
    t.played(1, "et.13").play("research; tech probe-2; skip");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    assert_eq!(
        (t.s.covered.iter().sum::<u8>(), t.place("et.13").as_str()),
        (0, "front 1")
    );
}

/// ET.14: a whole scan, then a signal in the sector of the next anomaly, not of Earth's own.
#[test]
fn et_14_scans_and_signals_at_the_next_anomaly() {
    let mut t = with("et.14");
    t.play("play et.14");
    assert_eq!(
        t.own_choices(),
        ["earth 61-virginis", "row 110", "row 108", "row 112"]
    );
    t.play("earth 61-virginis; row 110; signal proxima-centauri");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("credits-2 data+3 hand-1", "1 late")
    );
    let marked: Vec<&str> =
        t.s.stars
            .iter()
            .filter(|star| !t.s.sectors[star.index()].marks.is_empty())
            .map(|star| star.name())
            .collect();
    assert_eq!(marked, ["barnards-star", "proxima-centauri", "61-virginis"]);
    assert_eq!(t.place("et.14"), "gone");
    assert!(t.s.discard.has(card("110")));
}

/// ET.14: the next anomaly is the first one counter-clockwise of Earth.
#[test]
fn et_14_follows_the_way_of_earth() {
    for (sectors, star) in [([5, 6, 4], 4), ([5, 6, 7], 7), ([1, 2, 5], 2)] {
        let mut t = with("et.14");
        for (token, sector) in t.s.relics.anomalies.iter_mut().zip(sectors) {
            token.sector = sector;
        }
        t.play("play et.14; earth 61-virginis; row 108; signal beta-pictoris")
            .mark();
        let star = t.s.star_of(star);
        let marks = &t.s.sectors[star.index()].marks;
        assert_eq!(marks.last(), Some(&seat(1)), "{star}");
    }
}

/// ET.15: three cards, one for its corner, one for its income, the third stays.
#[test]
fn et_15_uses_two_of_three_drawn_cards() {
    let mut t = with("et.15 5");
    t.deck_top("9 8 7").play("play et.15");
    assert_eq!(t.decides(), "1 drawn-corner");
    assert_eq!(t.own_choices(), ["discard 7", "discard 8", "discard 9"]);
    t.play("discard 7");
    assert_eq!(t.diff(1), "credits-1 publicity+1 hand+1");
    assert_eq!(t.decides(), "1 drawn-income");
    assert_eq!(t.own_choices(), ["discard 8", "discard 9"]);
    t.play("discard 8");
    assert_eq!(t.diff(1), "credits-1 energy+1 publicity+1");
    assert!(t.s.discard.has(card("7")) && t.s.discard.has(card("8")));
    let hand: Vec<Card> = t.p(1).hand.iter().collect();
    assert_eq!(hand, [card("5"), card("9")]);
    assert_eq!(
        (t.place("et.15").as_str(), t.decides().as_str()),
        ("gone", "1 late")
    );
    assert!(t.p(1).tucked.is_empty());
}

/// ET.15: a movement corner is used, and a card income draws a card.
#[test]
fn et_15_moves_and_draws() {
    let mut t = with("et.15");
    t.probe(1, "r1s5")
        .deck_top("9 8 7 6")
        .play("play et.15; discard 9; step 1 r1s6; discard 7");
    assert_eq!(t.diff(1), "credits-1 hand+1");
    let hand: Vec<Card> = t.p(1).hand.iter().collect();
    assert_eq!(
        (hand, t.pieces(1)),
        (vec![card("6"), card("8")], vec!["r1s6".to_owned()])
    );
}

/// ET.15: what was drawn is seen by its owner only.
#[test]
fn et_15_shows_the_drawn_cards_to_their_owner() {
    let mut t = with("et.15");
    t.deck_top("9 8 7").play("play et.15");
    assert_eq!(
        t.s.view(Viewer::Seat(seat(1)))
            .drawn
            .map(|cards| cards.len()),
        Some(3)
    );
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        let view = t.s.view(viewer);
        assert_eq!((view.drawn, view.players[0].hand), (None, None));
    }
}

/// ET.16: the whole row into the hand, then a new row.
#[test]
fn et_16_takes_the_row() {
    let mut t = with("et.16");
    t.deck_top("9 8 7").play("play et.16");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("credits-1 hand+2", "1 late")
    );
    let hand: Vec<Card> = t.p(1).hand.iter().collect();
    assert_eq!(hand, ["108", "110", "112"].map(card));
    assert_eq!(t.s.row, ["9", "8", "7"].map(|text| Some(card(text))));
    assert_eq!(t.place("et.16"), "gone");
}

/// ET.17: the reward of the next anomaly, whoever leads its column.
#[test]
fn et_17_gains_the_reward_of_the_next_anomaly() {
    for (color, side, then, diff) in [
        (0, 0, "", "hand-1 played+1"),
        (0, 1, "", "vp+4 credits-1 hand-1 played+1"),
        (1, 0, "", "credits-1 publicity+2 hand-1 played+1"),
        (1, 1, "; take 108", "credits-1 played+1"),
        (2, 0, "", "credits-1 data+1 hand-1 played+1"),
        (2, 1, "", "credits-1 energy+1 hand-1 played+1"),
    ] {
        let mut t = with("et.17");
        for (index, token) in t.s.relics.anomalies.iter_mut().enumerate() {
            token.sector = if index == color { 2 } else { [5, 0, 6][index] };
            token.side = side;
        }
        t.mark().play(&format!("play et.17{then}"));
        assert_eq!(t.diff(1), diff, "token {color} side {side}");
        assert_eq!(
            (t.diff(2).as_str(), t.place("et.17").as_str()),
            ("", "front 1")
        );
    }
}

/// ET.17: the mission needs an own trace of each colour for the Anomalies.
#[test]
fn et_17_rewards_all_colours_on_the_anomalies() {
    let mut t = Table::met();
    t.played(1, "et.17")
        .overflow(1, "right", "pink", 2)
        .overflow(1, "right", "orange", 1);
    for color in ["pink", "orange", "blue"] {
        t.overflow(1, "left", color, 1);
    }
    t.overflow(2, "right", "blue", 1)
        .refused("complete et.17", "S8.9");
    t.overflow(1, "right", "blue", 1).play("complete et.17");
    assert_eq!(
        (t.diff(1).as_str(), t.place("et.17").as_str()),
        ("vp+3 publicity+2", "completed 1")
    );
    assert_eq!(t.decides(), "1 turn");
}

/// ET.18: a rotation, then any technology.
#[test]
fn et_18_researches_any_technology() {
    let mut t = with("et.18");
    t.tech(1, "probe-3").play("play et.18");
    assert_eq!(t.s.space_of(Body::Earth).to_string(), "r1s4");
    let choices = t.own_choices();
    assert_eq!(choices.len(), 11);
    assert!(!choices.contains(&"tech probe-3".to_owned()));
    t.play("tech telescope-3");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("vp+5 credits-2 hand-1 techs+1", "1 late")
    );
    assert_eq!(t.place("et.18"), "gone");
}

/// ET.19: a trace of any colour for either species.
#[test]
fn et_19_marks_any_trace() {
    let mut t = Table::new(2);
    t.discover("right").hand(1, "et.19").play("play et.19");
    let mut expected = Vec::new();
    for color in ["pink", "orange", "blue"] {
        let spots = [
            "left discovery",
            "left overflow",
            "right 1",
            "right 2",
            "right 3",
            "right 4",
            "right 5",
            "right overflow",
        ];
        expected.extend(spots.map(|spot| format!("trace {color} {spot}")));
    }
    assert_eq!(t.own_choices(), expected);
    t.play("trace blue left discovery");
    assert_eq!(t.diff(1), "vp+5 credits-1 publicity+1 hand-1 traces+1");
    assert_eq!(
        (t.place("et.19").as_str(), t.decides().as_str()),
        ("gone", "1 late")
    );
}

/// ET.20: a signal anywhere, then a point for each own signal in sectors with anomalies.
#[test]
fn et_20_scores_signals_in_anomaly_sectors() {
    for (star, diff) in [
        ("barnards-star", "vp+3 credits-1 data+1 hand-1"),
        ("61-virginis", "vp+3 credits-1 data+1 hand-1"),
        ("kepler-22", "vp+2 credits-1 data+1 hand-1"),
    ] {
        let mut t = with("et.20");
        t.signals("vega", "1 2 1")
            .signals("procyon", "1 1")
            .play("play et.20");
        assert_eq!(t.own_choices().len(), 8);
        t.play(&format!("signal {star}"));
        assert_eq!(
            (t.diff(1).as_str(), t.decides().as_str()),
            (diff, "1 late"),
            "{star}"
        );
        assert_eq!(t.place("et.20"), "gone");
    }
}

/// ET.20: a sector completed by the card itself still counts (S21.12).
#[test]
fn et_20_counts_before_completed_sectors_are_resolved() {
    let mut t = with("et.20");
    t.signals("vega", "1 2 1").play("play et.20; signal vega");
    assert_eq!(t.decides(), "1 trace"); // the reward of the won sector
    assert_eq!(t.diff(1), "vp+5 credits-1 publicity+1 data+1 hand-1"); // 3 of the card, 2 of the win
}

//! Species cards of the Mascamites (ET.1 to ET.10) and the Anomalies (ET.11 to ET.20).

use crate::table::{Table, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::names::{Body, Card, Source};
use orrery_seti::state::{Piece, Sample};

/// Mascamites on the left, Anomalies on the right, both discovered.
fn table() -> Table {
    let mut t = Table::new(2);
    t.discover("left").discover("right");
    t
}

/// The card in seat 1's hand.
fn with(card: &str) -> Table {
    let mut t = table();
    t.hand(1, card);
    t
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Space and sample of each piece of seat 1.
fn pieces(t: &Table) -> Vec<String> {
    let text = |piece: &Piece| match piece.sample {
        Some(sample) => format!("{}:{}", piece.at, u8::from(sample)),
        None => piece.at.to_string(),
    };
    t.s.player(seat(1)).pieces.iter().map(text).collect()
}

fn samples(t: &Table) -> [Vec<u8>; 2] {
    t.s.relics
        .samples
        .map(|samples| samples.iter().map(|&sample| sample.into()).collect())
}

/// Where a card is: in a hand, in front of seat 1 (open or completed), tucked or out of the game.
fn place(t: &Table, text: &str) -> &'static str {
    let (card, player) = (card(text), t.s.player(seat(1)));
    assert!(!t.s.discard.has(card) && !t.s.deck.contains(&card));
    match () {
        () if player.hand.has(card) => "hand",
        () if player.tucked.has(card) => "tucked",
        () if player.played.has(card) && t.s.completed.has(card) => "completed",
        () if player.played.has(card) => "open",
        () if t.s.gone.has(card) => "gone",
        () => "elsewhere",
    }
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
        assert_eq!(pieces(&t), [moved], "{card}");
        assert_eq!(place(&t, card), "gone");
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
        t.probe(1, "r1s3")
            .play("orbit venus")
            .mark()
            .play(&format!("tuck {card}"));
        assert_eq!(t.diff(1), diff, "{card}");
        assert_eq!(place(&t, &card), "tucked");
    }
}

/// S21.8, S6.30: the signal colour of ET.1 to ET.20, used by telescope.3; the card leaves the game.
#[test]
fn signal_colours() {
    let yellow = ["signal kepler-22", "signal 61-virginis"];
    let red = ["signal barnards-star", "signal proxima-centauri"];
    let blue = ["signal procyon", "signal sirius-a"];
    let black = ["signal vega", "signal beta-pictoris"];
    let colours = [
        blue, black, yellow, red, blue, red, red, blue, yellow, yellow, blue, red, yellow, red,
        blue, red, yellow, blue, black, yellow,
    ];
    for (number, stars) in (1..).zip(colours) {
        let card = format!("et.{number}");
        let mut t = with(&card);
        t.tech(1, "telescope-3")
            .play(&format!("scan; telescope-3 {card}"));
        assert_eq!(t.own_choices(), stars, "{card}");
        assert_eq!(place(&t, &card), "gone");
    }
}

/// ET.1: one movement, a landing, a sample.
#[test]
fn et_1_moves_lands_and_collects() {
    let mut t = with("et.1");
    t.probe(1, "r3s4");
    t.play("play et.1; step 1 r3s3; land jupiter; trace orange left overflow; sample 1");
    assert_eq!(
        t.diff(1),
        "vp+10 credits-1 publicity+1 data+2 hand-1 played+1 traces+1"
    );
    assert_eq!(pieces(&t), ["r3s3:1"]);
    assert_eq!(
        (place(&t, "et.1"), t.decides().as_str()),
        ("open", "1 late")
    );
}

/// ET.1: what cannot be done is skipped; the mission is open all the same (S2.12, D-54).
#[test]
fn et_1_without_a_probe_at_a_planet_only_opens_the_mission() {
    let mut t = with("et.1");
    t.play("play et.1");
    assert_eq!(t.diff(1), "credits-1 hand-1 played+1");
    assert_eq!(t.decides(), "1 late");
    let mut t = with("et.1");
    t.probe(1, "r1s5").play("play et.1; step 1 r1s6");
    assert_eq!(
        (place(&t, "et.1"), t.decides().as_str()),
        ("open", "1 late")
    );
    assert_eq!(samples(&t), [[1, 2, 3], [4, 5, 6]]);
}

/// ET.1, ET.4, ET.7: the landing takes place on the planet only, without technology probe.4.
#[test]
fn et_1_4_and_7_do_not_reach_moons_without_technology() {
    for card in ["et.1", "et.4", "et.7"] {
        let mut t = with(card);
        t.probe(1, "r3s3").play(&format!("play {card}"));
        if card == "et.1" {
            t.play("done");
        }
        assert_eq!(t.own_choices(), ["land jupiter"], "{card}");
        let mut t = with(card);
        t.tech(1, "probe-4")
            .probe(1, "r2s2")
            .play(&format!("play {card}"));
        if card == "et.1" {
            t.play("done");
        }
        assert_eq!(
            t.own_choices(),
            ["land mars", "land phobos-deimos"],
            "{card}"
        );
    }
}

/// ET.2, ET.6: the landing may be on a free moon without the technology; the moon counts as its planet.
#[test]
fn et_2_and_6_land_on_moons() {
    for card in ["et.2", "et.6"] {
        let mut t = with(card);
        t.probe(1, "r3s3")
            .lander(2, "io")
            .play(&format!("play {card}"));
        let sites = [
            "land jupiter",
            "land europa",
            "land ganymede",
            "land callisto",
        ];
        assert_eq!(t.own_choices(), sites, "{card}");
        t.play("land ganymede");
        assert_eq!(t.own_choices(), ["sample 1", "sample 2", "sample 3"]);
        t.play("sample 3");
        assert_eq!(
            t.diff(1),
            "vp+12 credits-2 publicity+5 hand-1 played+1",
            "{card}"
        );
        assert_eq!(pieces(&t), ["r3s3:3"]);
        assert_eq!(place(&t, card), "open");
    }
}

/// ET.3: orbit or land; an orbit collects as well.
#[test]
fn et_3_orbits_or_lands_and_collects() {
    let mut t = with("et.3");
    t.probe(1, "r3s3").play("play et.3");
    assert_eq!(t.own_choices(), ["orbit jupiter", "land jupiter"]);
    let mut orbit = t.clone();
    orbit.play("orbit jupiter; sample 2");
    assert_eq!(orbit.diff(1), "vp+3 credits-1 data+2 hand-1 played+1");
    assert_eq!(
        (
            pieces(&orbit),
            orbit.s.planets[Body::Jupiter.index()].orbiters[0]
        ),
        (vec!["r3s3:2".to_owned()], 1)
    );
    t.play("land jupiter; trace orange left overflow; sample 3");
    assert_eq!(t.diff(1), "vp+10 credits-1 data+2 hand-1 played+1 traces+1");
    assert_eq!(
        (pieces(&t), place(&t, "et.3")),
        (vec!["r3s3:3".to_owned()], "open")
    );
}

/// ET.4, ET.7: a landing and a sample, here from Saturn.
#[test]
fn et_4_and_7_land_and_collect() {
    for card in ["et.4", "et.7"] {
        let mut t = with(card);
        t.probe(1, "r3s7").play(&format!(
            "play {card}; land saturn; trace orange left overflow"
        ));
        t.play("sample 5");
        assert_eq!(
            t.diff(1),
            "vp+11 credits-1 data+2 hand-1 played+1 traces+1",
            "{card}"
        );
        assert_eq!(
            (pieces(&t), samples(&t)[1].clone()),
            (vec!["r3s7:5".to_owned()], vec![4, 6])
        );
        assert_eq!(place(&t, card), "open");
    }
}

/// ET.1, ET.2, ET.3, ET.4, ET.6, ET.7: what a delivery pays, here with the token worth 2 credits.
#[test]
fn deliveries() {
    for (card, at, wrong, then, diff) in [
        ("et.1", "r1s5", "r2s2", "", "credits+2 data+2 pieces-1"),
        ("et.2", "r1s5", "r2s2", "", "vp+3 credits+2 data+3 pieces-1"),
        ("et.3", "r1s5", "r2s2", "", "vp+3 credits+3 pieces-1"),
        (
            "et.4",
            "r2s2",
            "r1s5",
            "; take 110",
            "vp+2 credits+2 hand+1 pieces-1",
        ),
        (
            "et.6",
            "r1s5",
            "r2s2",
            "",
            "vp+6 credits+2 publicity+2 pieces-1",
        ),
        ("et.7", "r1s5", "r2s2", "", "credits+4 pieces-1"),
    ] {
        let deliver = format!("deliver {card} 1");
        let mut t = table();
        t.played(1, card).capsule(1, wrong, 1).illegal(&deliver);
        let mut t = table();
        t.played(1, card)
            .capsule(1, at, 1)
            .play(&format!("{deliver}{then}"));
        assert_eq!(t.diff(1), diff, "{card}");
        assert_eq!(
            (place(&t, card), t.decides().as_str()),
            ("completed", "1 turn")
        );
        assert_eq!(
            t.s.relics.delivered.to_vec(),
            [Sample::number(7), Sample::number(1)].map(Option::unwrap)
        );
        let points = t.s.player(seat(1)).points;
        assert_eq!(
            points[Source::Missions.index()],
            t.s.player(seat(1)).score as i16,
            "{card}"
        );
    }
}

/// ET.4: the destination travels with Mars.
#[test]
fn et_4_is_delivered_where_mars_is_now() {
    let mut t = table();
    t.s.offsets = [1, 1, 0];
    t.played(1, "et.4")
        .capsule(1, "r2s1", 1)
        .legal("deliver et.4 1");
    t.p(1).pieces[0].at = "r2s2".parse().unwrap();
    t.illegal("deliver et.4 1");
}

/// ET.7: the whole reward of the token twice, with two picks for the token that has one.
#[test]
fn et_7_pays_the_sample_twice() {
    let mut t = table();
    t.played(1, "et.7")
        .capsule(1, "r1s5", 6)
        .play("deliver et.7 1; take 110");
    assert_eq!(t.decides(), "1 pick");
    t.play("take 112");
    assert_eq!(t.diff(1), "vp+6 hand+2 pieces-1");
    let mut t = table();
    t.p(1).publicity = 5;
    t.played(1, "et.7")
        .capsule(1, "r1s5", 3)
        .play("deliver et.7 1");
    assert_eq!(t.diff(1), "publicity+5 pieces-1"); // 6, but 10 is the limit
}

/// ET.5: look at the samples of a planet with an own probe, gain one reward, leave all samples there.
#[test]
fn et_5_gains_the_reward_of_a_sample_that_stays() {
    let mut t = with("et.5");
    t.probe(1, "r3s3").play("play et.5");
    assert_eq!(t.decides(), "1 sample-peek");
    assert_eq!(t.own_choices(), ["sample 1", "sample 2", "sample 3"]);
    let seen = |viewer| {
        t.s.view(viewer)
            .samples_seen
            .map(|(body, samples)| (body, samples.len()))
    };
    assert_eq!(seen(Viewer::Seat(seat(1))), Some((Body::Jupiter, 3)));
    assert_eq!(
        (seen(Viewer::Seat(seat(2))), seen(Viewer::Spectator)),
        (None, None)
    );
    t.play("sample 2");
    assert_eq!(t.diff(1), "credits-1 energy+2 hand-1 played+1");
    assert_eq!(
        (samples(&t), pieces(&t)),
        ([vec![1, 2, 3], vec![4, 5, 6]], vec!["r3s3".to_owned()])
    );
    assert_eq!(
        (place(&t, "et.5"), t.decides().as_str()),
        ("open", "1 late")
    );
}

/// ET.5: with probes at both planets one is chosen, before looking; a capsule counts (S14.9).
#[test]
fn et_5_chooses_the_planet() {
    let mut t = with("et.5");
    t.probe(1, "r3s3").capsule(1, "r3s7", 1).play("play et.5");
    assert_eq!(t.own_choices(), ["samples jupiter", "samples saturn"]);
    assert_eq!(t.s.view(Viewer::Seat(seat(1))).samples_seen, None);
    t.play("samples saturn");
    assert_eq!(t.own_choices(), ["sample 4", "sample 5", "sample 6"]);
    t.play("sample 4");
    assert_eq!(t.diff(1), "credits-1 data+2 hand-1 played+1");
}

/// ET.5: no own probe at a planet with samples, no look.
#[test]
fn et_5_without_such_a_planet_gives_nothing() {
    for space in ["r2s2", "r3s4"] {
        let mut t = with("et.5");
        t.probe(1, space).probe(2, "r3s3").play("play et.5");
        assert_eq!(
            (t.diff(1).as_str(), t.decides().as_str()),
            ("credits-1 hand-1 played+1", "1 late")
        );
    }
}

/// ET.5: at the end 1 point for each own trace of any colour for the Mascamites; never completed.
#[test]
fn et_5_scores_traces_for_the_mascamites() {
    let mut t = table();
    t.s.round = 5;
    t.played(1, "et.5")
        .overflow(1, "left", "pink", 2)
        .overflow(1, "left", "blue", 1);
    t.overflow(1, "right", "pink", 4)
        .overflow(2, "left", "orange", 1);
    t.p(1).computer.upper = 6;
    t.mark().play("analyse; trace blue left 3; end; pass; pass");
    assert_eq!(t.decides(), "over");
    assert_eq!(t.s.player(seat(1)).points[Source::EndCards.index()], 4);
    assert_eq!(
        (t.diff(1).as_str(), place(&t, "et.5")),
        ("vp+11 energy-1 traces+1", "open")
    );
}

/// ET.8, ET.9, ET.10: publicity, a rotation, a technology of one kind.
#[test]
fn et_8_to_10_research_one_kind() {
    for (card, kind) in [
        ("et.8", "probe"),
        ("et.9", "telescope"),
        ("et.10", "computer"),
    ] {
        let mut t = with(card);
        t.play(&format!("play {card}"));
        assert_eq!(t.s.space_of(Body::Earth).to_string(), "r1s4");
        let techs: Vec<String> = (1..=4).map(|dots| format!("tech {kind}-{dots}")).collect();
        assert_eq!(t.own_choices(), techs, "{card}");
        t.play(&techs[1]);
        if kind == "computer" {
            t.play("slot 1");
        }
        assert_eq!(
            t.diff(1),
            "vp+5 credits-3 publicity+1 hand-1 played+1 techs+1",
            "{card}"
        );
        assert_eq!((place(&t, card), t.decides().as_str()), ("open", "1 late"));
    }
}

/// ET.8, ET.9, ET.10: two own traces of one colour for the Mascamites allow a look at either planet.
#[test]
fn et_8_to_10_reward_two_traces_with_a_look() {
    for (card, color, other) in [
        ("et.8", "orange", "pink"),
        ("et.9", "pink", "blue"),
        ("et.10", "blue", "orange"),
    ] {
        let complete = format!("complete {card}");
        let mut t = table();
        t.played(1, card)
            .overflow(1, "left", color, 1)
            .overflow(1, "right", color, 1);
        t.overflow(1, "left", other, 2)
            .overflow(2, "left", color, 2);
        t.refused(&complete, "S8.9");
        t.overflow(1, "left", color, 1).play(&complete);
        assert_eq!(
            t.own_choices(),
            ["samples jupiter", "samples saturn"],
            "{card}"
        );
        t.play("samples saturn");
        assert_eq!(
            t.own_choices(),
            ["sample 4", "sample 5", "sample 6"],
            "{card}"
        );
        t.play("sample 4");
        assert_eq!(t.diff(1), "data+2", "{card}");
        assert_eq!(samples(&t), [[1, 2, 3], [4, 5, 6]]);
        assert_eq!(
            (place(&t, card), t.decides().as_str()),
            ("completed", "1 turn")
        );
        t.illegal(&complete);
    }
}

/// ET.8: only planets with samples can be looked at; with none left the mission is completed for
/// nothing.
#[test]
fn et_8_looks_where_samples_are_left() {
    let mut t = table();
    t.played(1, "et.8").overflow(1, "left", "orange", 2);
    t.capsule(2, "r1s0", 1)
        .capsule(2, "r1s0", 2)
        .capsule(2, "r1s0", 3);
    let mut none = t.clone();
    t.play("complete et.8");
    assert_eq!(t.own_choices(), ["sample 4", "sample 5", "sample 6"]);
    none.capsule(2, "r1s0", 4)
        .capsule(2, "r1s0", 5)
        .capsule(2, "r1s0", 6)
        .play("complete et.8");
    assert_eq!(
        (none.diff(1).as_str(), none.decides().as_str()),
        ("", "1 turn")
    );
    assert_eq!(place(&none, "et.8"), "completed");
}

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
        (pieces(&t), place(&t, "et.11")),
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
    assert_eq!(place(&t, "et.12"), "gone");
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
    assert_eq!(place(&t, "et.13"), "open");
    for (circle, then, diff) in [
        (1, "", "vp+5 energy+1 publicity-6 techs+1"),
        (2, "; take 110", "vp+5 publicity-6 hand+1 techs+1"),
        (3, "", "vp+8 publicity-6 techs+1"),
    ] {
        let mut t = table();
        t.p(1).publicity = 6;
        t.played(1, "et.13").play("research; tech probe-2");
        assert_eq!(
            t.own_choices(),
            ["cover et.13 1", "cover et.13 2", "cover et.13 3", "skip"]
        );
        t.play(&format!("cover et.13 {circle}{then}"));
        assert_eq!(t.diff(1), diff, "circle {circle}");
        assert_eq!(
            (place(&t, "et.13"), t.decides().as_str()),
            ("open", "1 late")
        );
    }
}

/// ET.13: any kind of technology covers a circle, each circle once; the third completes the mission.
#[test]
fn et_13_is_completed_by_the_third_technology() {
    let mut t = table();
    t.played(1, "et.13");
    for (tech, open, cover) in [
        ("probe-2", 3, "cover et.13 3"),
        ("telescope-2", 2, "cover et.13 1"),
        ("computer-1; slot 1", 1, "cover et.13 2; draw"),
    ] {
        assert_eq!(place(&t, "et.13"), "open");
        t.p(1).publicity = 6;
        t.play(&format!("research; tech {tech}"));
        assert_eq!(t.own_choices().len(), open + 1);
        t.legal("skip").play(cover);
        assert_eq!(t.decides(), "1 late");
        if open > 1 {
            t.next_own_turn();
        }
    }
    assert_eq!(place(&t, "et.13"), "completed");
}

/// ET.13: declining leaves all circles open; the card does not cover its own circles.
#[test]
fn et_13_may_be_declined() {
    let mut t = table();
    t.p(1).publicity = 6;
    t.played(1, "et.13").play("research; tech probe-2; skip");
    assert_eq!(t.diff(1), "vp+5 publicity-6 techs+1");
    assert_eq!(
        (t.s.covered.iter().sum::<u8>(), place(&t, "et.13")),
        (0, "open")
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
    assert_eq!(place(&t, "et.14"), "gone");
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
        (place(&t, "et.15"), t.decides().as_str()),
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
        (hand, pieces(&t)),
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
    assert_eq!(place(&t, "et.16"), "gone");
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
        assert_eq!((t.diff(2).as_str(), place(&t, "et.17")), ("", "open"));
    }
}

/// ET.17: the mission needs an own trace of each colour for the Anomalies.
#[test]
fn et_17_rewards_all_colours_on_the_anomalies() {
    let mut t = table();
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
        (t.diff(1).as_str(), place(&t, "et.17")),
        ("vp+3 publicity+2", "completed")
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
    assert_eq!(place(&t, "et.18"), "gone");
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
        (place(&t, "et.19"), t.decides().as_str()),
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
        assert_eq!(place(&t, "et.20"), "gone");
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

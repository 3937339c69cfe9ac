//! Species cards ET.1 to ET.10: Mascamites.

use crate::species_cards::with;
use crate::table::{Table, seat};
use orrery_core::{Game, Viewer};
use orrery_seti::names::{Body, Source};
use orrery_seti::state::Sample;

fn samples(t: &Table) -> [Vec<u8>; 2] {
    t.s.relics
        .samples
        .map(|samples| samples.iter().map(|&sample| sample.into()).collect())
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
    assert_eq!(t.pieces(1), ["r3s3:1"]);
    assert_eq!(
        (t.place("et.1").as_str(), t.decides().as_str()),
        ("front 1", "1 late")
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
        (t.place("et.1").as_str(), t.decides().as_str()),
        ("front 1", "1 late")
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
        assert_eq!(t.pieces(1), ["r3s3:3"]);
        assert_eq!(t.place(card), "front 1");
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
            orbit.pieces(1),
            orbit.s.planets[Body::Jupiter.index()].orbiters[0]
        ),
        (vec!["r3s3:2".to_owned()], 1)
    );
    t.play("land jupiter; trace orange left overflow; sample 3");
    assert_eq!(t.diff(1), "vp+10 credits-1 data+2 hand-1 played+1 traces+1");
    assert_eq!(
        (t.pieces(1), t.place("et.3").as_str()),
        (vec!["r3s3:3".to_owned()], "front 1")
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
            (t.pieces(1), samples(&t)[1].clone()),
            (vec!["r3s7:5".to_owned()], vec![4, 6])
        );
        assert_eq!(t.place(card), "front 1");
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
        let mut t = Table::met();
        t.played(1, card).capsule(1, wrong, 1).illegal(&deliver);
        let mut t = Table::met();
        t.played(1, card)
            .capsule(1, at, 1)
            .play(&format!("{deliver}{then}"));
        assert_eq!(t.diff(1), diff, "{card}");
        assert_eq!(
            (t.place(card).as_str(), t.decides().as_str()),
            ("completed 1", "1 turn")
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
    let mut t = Table::met();
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
    let mut t = Table::met();
    t.played(1, "et.7")
        .capsule(1, "r1s5", 6)
        .play("deliver et.7 1; take 110");
    assert_eq!(t.decides(), "1 pick");
    t.play("take 112");
    assert_eq!(t.diff(1), "vp+6 hand+2 pieces-1");
    let mut t = Table::met();
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
        (samples(&t), t.pieces(1)),
        ([vec![1, 2, 3], vec![4, 5, 6]], vec!["r3s3".to_owned()])
    );
    assert_eq!(
        (t.place("et.5").as_str(), t.decides().as_str()),
        ("front 1", "1 late")
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
    let mut t = Table::met();
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
        (t.diff(1).as_str(), t.place("et.5").as_str()),
        ("vp+11 energy-1 traces+1", "front 1")
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
        assert_eq!(
            (t.place(card).as_str(), t.decides().as_str()),
            ("front 1", "1 late")
        );
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
        let mut t = Table::met();
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
            (t.place(card).as_str(), t.decides().as_str()),
            ("completed 1", "1 turn")
        );
        t.illegal(&complete);
    }
}

/// ET.8: only planets with samples can be looked at; with none left the mission is completed for
/// nothing.
#[test]
fn et_8_looks_where_samples_are_left() {
    let mut t = Table::met();
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
    assert_eq!(none.place("et.8"), "completed 1");
}

//! Project cards 1 to 10.

use crate::cards::{APPROACHES, approach, mission, outcome};
use crate::table::Table;
use orrery_seti::names::Body;

/// The planets that the two circles of a mission name and what covering them gains.
#[track_caller]
fn visit_circles(card: &str, circles: [(&str, &str); 2]) {
    let mut t = Table::holding(card);
    assert_eq!(
        outcome(&mut t, card, &format!("play {card}")),
        "hand-1 played+1; front 1"
    );

    // Every planet is visited; only the named ones offer their circle.
    for (planet, from, to) in APPROACHES {
        let mut t = Table::new(2);
        t.played(1, card)
            .probe(1, from)
            .play(&format!("move 1 {to}"));
        let Some(circle) = circles.iter().position(|(named, _)| *named == planet) else {
            assert_eq!(t.decides(), "1 turn", "{planet} is not on card {card}");
            continue;
        };
        let (circle, gain) = (format!("cover {card} {}", circle + 1), circles[circle].1);
        assert_eq!(t.own_choices(), [circle.as_str(), "skip"]);
        t.mark().play(&circle);
        assert_eq!((t.diff(1).as_str(), t.decides().as_str()), (gain, "1 turn"));
        assert_eq!(t.place(card), "front 1");
        // Covered once: the same visit again covers nothing.
        t.play(&format!("move 1 {from}; move 1 {to}"));
        assert_eq!(t.decides(), "1 turn");
    }

    // Standing there when the card is played is no visit; leaving and returning is.
    for (planet, _) in circles {
        let (from, to) = approach(planet);
        let mut t = Table::holding(card);
        t.probe(1, to);
        assert_eq!(
            outcome(&mut t, card, &format!("play {card}")),
            "hand-1 played+1; front 1"
        );
        t.play(&format!("move 1 {from}"));
        assert_eq!(t.decides(), "1 late");
        t.play(&format!("move 1 {to}"));
        assert_eq!(t.decides(), "1 trigger");
    }

    // Declined, the event is lost; the next one offers the circle again. Both covered, it is completed.
    let mut t = Table::new(2);
    let [(from1, to1), (from2, to2)] = circles.map(|(planet, _)| approach(planet));
    t.played(1, card)
        .probe(1, from1)
        .probe(1, from2)
        .play(&format!("move 1 {to1}"));
    t.mark().play("skip");
    assert_eq!((t.diff(1).as_str(), t.decides().as_str()), ("", "1 turn"));
    t.play(&format!("move 1 {from1}; move 1 {to1}; cover {card} 1"));
    assert_eq!(t.place(card), "front 1");
    t.play(&format!("move 2 {to2}; cover {card} 2"));
    assert_eq!(
        (t.place(card).as_str(), t.decides().as_str()),
        ("completed 1", "1 turn")
    );
}

/// Card 1
#[test]
fn pioneer_11_wants_jupiter_and_saturn() {
    visit_circles("1", [("jupiter", "data+1"), ("saturn", "vp+4")]);
}

/// Card 1, Card 4; S8.13
#[test]
fn one_visit_of_jupiter_covers_one_circle_of_two_missions() {
    let mut t = Table::new(2);
    t.played(1, "1 4").probe(1, "r3s2").play("move 1 r3s3");
    assert_eq!(t.own_choices(), ["cover 1 1", "cover 4 2", "skip"]);
    t.mark().play("cover 4 2");
    assert_eq!(
        (t.diff(1).as_str(), t.decides().as_str()),
        ("data+1", "1 turn")
    );
    t.play("move 1 r3s2; move 1 r3s3");
    assert_eq!(
        t.own_choices(),
        ["cover 1 1", "skip"],
        "the other circle is still open"
    );
}

/// Card 1; S8.8
#[test]
fn visits_of_other_players_cover_no_circle() {
    let mut t = Table::new(2);
    t.played(1, "1")
        .probe(2, "r3s2")
        .play("launch; end; move 1 r3s3");
    assert_eq!(t.decides(), "2 turn");
}

/// Card 1; S5.20
#[test]
fn being_carried_with_jupiter_is_no_visit() {
    let mut t = Table::new(2);
    t.played(1, "1").probe(1, "r3s3");
    t.p(1).publicity = 6;
    t.s.next_disc = 2;
    t.play("research");
    let (probe, jupiter) = (t.p(1).pieces[0].at, t.s.space_of(Body::Jupiter));
    assert_eq!([probe.to_string(), jupiter.to_string()], ["r3s2", "r3s2"]);
    assert_eq!(t.decides(), "1 tech");
}

/// Card 2
#[test]
fn mariner_10_wants_mercury_and_venus() {
    visit_circles("2", [("mercury", "hand+1"), ("venus", "publicity+1")]);
    let mut t = Table::new(2);
    t.played(1, "2")
        .deck_top("77")
        .probe(1, "r1s2")
        .play("move 1 r1s1; cover 2 1");
    assert_eq!(
        t.place("77"),
        "hand 1",
        "the reward is the top card of the deck"
    );
}

/// Card 2, Card 4; S8.13
#[test]
fn one_visit_of_venus_covers_one_circle_of_two_missions() {
    let mut t = Table::new(2);
    t.played(1, "2 4").probe(1, "r1s2").play("move 1 r1s3");
    assert_eq!(t.own_choices(), ["cover 2 2", "cover 4 1", "skip"]);
    t.play("cover 2 2");
    assert_eq!(t.decides(), "1 turn");
}

/// Card 3
#[test]
fn voyager_2_wants_uranus_and_neptune() {
    visit_circles("3", [("uranus", "energy+1"), ("neptune", "credits+1")]);
}

/// Card 4
#[test]
fn galileo_wants_venus_and_jupiter() {
    visit_circles("4", [("venus", "publicity+1"), ("jupiter", "data+1")]);
}

/// Card 5
#[test]
fn venera_launches_and_wants_a_figure_at_venus() {
    let mut t = Table::holding("5");
    let gained = "credits-3 publicity+1 hand-1 played+1 pieces+1; front 1";
    assert_eq!(outcome(&mut t, "5", "play 5"), gained);
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s5");
    let no = [
        "probe 1 r1s3",
        "orbiter 2 venus",
        "lander 2 venus",
        "orbiter 1 mercury, lander 1 mars",
    ];
    let yes = ["orbiter 1 venus", "lander 1 venus"];
    mission("5", "play 5", "complete 5", &no, &yes, "vp+7 publicity+1");
}

/// Card 5, Card 6, Card 7, Card 8, Card 31; S21.3
#[test]
fn a_launch_at_the_probe_limit_is_skipped_and_the_rest_of_the_card_goes_on() {
    for (card, plays, result) in [
        (
            "5",
            "play 5",
            "credits-3 publicity+1 hand-1 played+1; front 1",
        ),
        ("6", "play 6", "credits-3 data+1 hand-1 played+1; front 1"),
        (
            "7",
            "play 7; step 1 r4s5",
            "credits-3 publicity+1 hand-1 played+1; front 1",
        ),
        ("8", "play 8; draw", "credits-3 played+1; front 1"),
        (
            "31",
            "play 31; step 1 r4s5",
            "credits-2 publicity+1 hand-1 played+1; front 1",
        ),
    ] {
        let mut t = Table::holding(card);
        t.probe(1, "r4s4");
        assert_eq!(outcome(&mut t, card, plays), result, "card {card}");
        let mut t = Table::holding(card);
        t.probe(1, "r4s4").tech(1, "probe-1").play(plays);
        assert_eq!(
            t.p(1).pieces.len(),
            2,
            "card {card} launches under the higher limit"
        );
    }
}

/// Card 6; S21.18
#[test]
fn juno_launches_and_wants_a_figure_at_jupiter_or_its_moons() {
    let mut t = Table::holding("6");
    let gained = "credits-3 data+1 hand-1 played+1 pieces+1; front 1";
    assert_eq!(outcome(&mut t, "6", "play 6"), gained);
    let no = [
        "probe 1 r3s3",
        "lander 2 io",
        "lander 1 titan, orbiter 1 mars",
    ];
    let yes = [
        "orbiter 1 jupiter",
        "lander 1 jupiter",
        "lander 1 io",
        "lander 1 callisto",
    ];
    mission("6", "play 6", "complete 6", &no, &yes, "vp+7 publicity+1");
}

/// Card 7
#[test]
fn messenger_launches_and_moves_once_and_wants_a_figure_at_mercury() {
    let mut t = Table::holding("7");
    t.play("play 7");
    assert_eq!(
        t.own_choices(),
        ["step 1 r1s4", "step 1 r1s6", "step 1 r2s5", "done"]
    );
    let gained = "credits-3 hand-1 played+1 pieces+1; front 1";
    assert_eq!(
        outcome(&mut Table::holding("7"), "7", "play 7; step 1 r1s4"),
        gained
    );
    assert_eq!(
        outcome(&mut Table::holding("7"), "7", "play 7; done"),
        gained
    );
    let no = ["probe 1 r1s1", "orbiter 2 mercury", "orbiter 1 venus"];
    let yes = ["orbiter 1 mercury", "lander 1 mercury"];
    mission(
        "7",
        "play 7; done",
        "complete 7",
        &no,
        &yes,
        "vp+7 publicity+1",
    );
}

/// Card 7; S8.7
#[test]
fn a_mission_cannot_be_completed_during_its_own_effect() {
    let mut t = Table::holding("7");
    t.orbiter(1, "mercury").play("play 7").illegal("complete 7");
    t.play("done").legal("complete 7");
}

/// Card 8; S8.21
#[test]
fn cassini_launches_and_picks_a_card_and_wants_a_figure_at_saturn() {
    let mut t = Table::holding("8");
    t.deck_top("77").play("play 8");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
    let mut t = Table::holding("8");
    t.deck_top("77");
    assert_eq!(
        outcome(&mut t, "8", "play 8; take 108"),
        "credits-3 played+1 pieces+1; front 1"
    );
    assert_eq!([t.place("108"), t.place("77")], ["hand 1", "row"]);
    let no = ["probe 1 r3s7", "lander 2 titan", "lander 1 io"];
    let yes = [
        "orbiter 1 saturn",
        "lander 1 saturn",
        "lander 1 titan",
        "lander 1 enceladus",
    ];
    mission(
        "8",
        "play 8; draw",
        "complete 8",
        &no,
        &yes,
        "vp+6 publicity+1",
    );
}

/// Card 9; S3.7
#[test]
fn falcon_heavy_launches_two_probes_whatever_the_limit_says() {
    let result = "credits-3 publicity+1 hand-1 pieces+2; discard";
    assert_eq!(outcome(&mut Table::holding("9"), "9", "play 9"), result);
    let mut t = Table::holding("9");
    t.probe(1, "r4s4");
    assert_eq!(outcome(&mut t, "9", "play 9"), result);
    assert_eq!(t.p(1).pieces[1].at.to_string(), "r1s5");
    assert_eq!(t.p(1).pieces[2].at.to_string(), "r1s5");
}

/// Card 9; S3.7
#[test]
fn after_falcon_heavy_the_limit_counts_all_probes_again() {
    for techs in ["", "probe-1"] {
        let mut t = Table::holding("9");
        t.tech(1, techs).play("play 9");
        t.next_own_turn().refused("launch", "S3.5");
    }
    let mut t = Table::holding("9 5");
    t.tech(1, "probe-1").play("play 9");
    t.next_own_turn().play("play 5");
    assert_eq!(t.diff(1), "credits-3 publicity+1 hand-1 played+1");
}

/// Card 10
#[test]
fn odinus_rotates_and_takes_a_probe_technology() {
    let mut t = Table::holding("10");
    t.play("play 10");
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
    assert_eq!(
        t.own_choices(),
        [
            "tech probe-1",
            "tech probe-2",
            "tech probe-3",
            "tech probe-4"
        ]
    );
    // 2 points for the first tile of the stack, 3 points as its bonus.
    let result = "vp+5 credits-3 hand-1 played+1 techs+1; front 1";
    assert_eq!(
        outcome(&mut Table::holding("10"), "10", "play 10; tech probe-3"),
        result
    );
    let mut t = Table::holding("10");
    let result = "vp+5 credits-3 hand-1 played+1 pieces+1 techs+1; front 1";
    assert_eq!(outcome(&mut t, "10", "play 10; tech probe-1"), result);
    assert_eq!(
        t.p(1).pieces[0].at.to_string(),
        "r1s4",
        "launched after the rotation"
    );
}

/// Card 10; S9.11
#[test]
fn odinus_rotates_even_if_no_probe_technology_is_left() {
    let mut t = Table::holding("10");
    t.tech(1, "probe-1 probe-2 probe-3 probe-4");
    assert_eq!(
        outcome(&mut t, "10", "play 10"),
        "credits-3 hand-1 played+1; front 1"
    );
    assert_eq!((t.s.offsets, t.s.next_disc), ([1, 0, 0], 1));
}

/// Card 10
#[test]
fn odinus_wants_figures_at_both_neptune_and_uranus() {
    let no = [
        "orbiter 1 neptune, lander 1 triton",
        "orbiter 1 uranus, lander 1 titania",
        "orbiter 1 neptune, orbiter 2 uranus",
    ];
    let yes = [
        "orbiter 1 neptune, lander 1 uranus",
        "lander 1 triton, lander 1 titania",
    ];
    let plays = "play 10; tech probe-3";
    mission("10", plays, "complete 10; draw", &no, &yes, "vp+5 hand+1");
    let mut t = Table::new(2);
    t.played(1, "10")
        .orbiter(1, "neptune")
        .orbiter(1, "uranus")
        .play("complete 10");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
}

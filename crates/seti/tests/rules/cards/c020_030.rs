//! Project cards 20 to 30.

use crate::cards::{APPROACHES, approach, outcome, signals};
use crate::table::Table;

/// A card that rewards a visit of one planet in this turn.
#[track_caller]
fn flyby(card: &str, planet: &str, vp: u16, moves: usize, cost: u8) {
    let (from, to) = approach(planet);
    let play = format!("play {card}");
    let paid = format!("credits-{cost}");

    // All movements are used back and forth: the reward comes once.
    let mut t = Table::holding(card);
    t.probe(1, from).play(&play);
    for step in 0..moves {
        assert_eq!(t.decides(), "1 moves");
        t.play(&format!("step 1 {}", if step % 2 == 0 { to } else { from }));
    }
    let publicity = moves.div_ceil(2);
    assert_eq!(
        t.diff(1),
        format!("vp+{vp} {paid} publicity+{publicity} hand-1")
    );
    assert_eq!([t.place(card), t.decides()], ["discard", "1 late"]);

    // No other planet is rewarded.
    for (other, from, to) in APPROACHES
        .into_iter()
        .filter(|(other, ..)| *other != planet)
    {
        let mut t = Table::holding(card);
        t.probe(1, from).play(&format!("{play}; step 1 {to}; done"));
        assert_eq!(t.p(1).score, 0, "{other} is not on card {card}");
    }

    // Standing there is no visit; leaving and returning is.
    let mut t = Table::holding(card);
    t.probe(1, to);
    assert_eq!(
        outcome(&mut t, card, &format!("{play}; done")),
        format!("{paid} hand-1; discard")
    );
    let mut t = Table::holding(card);
    t.probe(1, to)
        .play(&format!("{play}; step 1 {from}; step 1 {to}"));
    assert_eq!(t.p(1).score, vp);

    // A visit before the card is played pays nothing; leaving and entering again does, and a later visit too.
    let mut t = Table::holding(card);
    t.probe(1, from)
        .play(&format!("move 1 {to}"))
        .mark()
        .play(&play);
    assert_eq!(t.diff(1), format!("{paid} hand-1"));
    t.play(&format!("step 1 {from}; step 1 {to}"));
    assert_eq!(t.p(1).score, vp);
    let mut t = Table::holding(card);
    t.probe(1, from)
        .play(&format!("{play}; done"))
        .mark()
        .play(&format!("move 1 {to}"));
    assert_eq!(t.diff(1), format!("vp+{vp} energy-1 publicity+1"));

    // Not in the next turn, and nothing without a probe.
    let mut t = Table::holding(card);
    t.probe(1, from).play(&format!("{play}; done"));
    t.next_own_turn();
    let at = t.s.space_of(planet.parse().unwrap());
    t.p(1).pieces[0].at = at
        .neighbours()
        .find(|near| near.ring() == at.ring())
        .unwrap();
    t.play(&format!("move 1 {at}"));
    assert_eq!(t.p(1).score, 0);
    let mut t = Table::holding(card);
    assert_eq!(
        outcome(&mut t, card, &play),
        format!("{paid} hand-1; discard")
    );
}

/// Card 20; D-50, S21.1, S21.26
#[test]
fn mercury_flyby() {
    flyby("20", "mercury", 4, 2, 1);
}

/// Card 21; D-50, S21.1, S21.26
#[test]
fn venus_flyby() {
    flyby("21", "venus", 3, 2, 1);
}

/// Card 22; D-50, S21.1, S21.26
#[test]
fn mars_flyby() {
    flyby("22", "mars", 4, 2, 1);
}

/// Card 23; D-50, S21.1, S21.26
#[test]
fn jupiter_flyby() {
    flyby("23", "jupiter", 4, 2, 1);
}

/// Card 24; D-50, S21.1, S21.26
#[test]
fn saturn_flyby() {
    flyby("24", "saturn", 6, 3, 2);
}

/// Card 25; S21.23
#[test]
fn lightsail_scores_each_different_planet_visited_in_the_turn() {
    for (steps, result) in [
        (
            "step 1 r1s3; step 1 r1s2; step 1 r1s1; step 1 r1s2",
            "vp+2 credits-2 publicity+2 hand-1",
        ),
        (
            "step 1 r1s3; step 1 r1s4; step 1 r1s3; step 1 r1s4",
            "vp+1 credits-2 publicity+2 hand-1",
        ),
        (
            "step 1 r1s5; step 1 r1s4; step 1 r1s3; step 1 r1s2",
            "vp+2 credits-2 publicity+1 hand-1",
        ),
        (
            "step 1 r1s5; step 1 r1s4; step 1 r1s5; done",
            "vp+1 credits-2 hand-1",
        ),
        ("step 1 r2s4; done", "credits-2 hand-1"),
    ] {
        let mut t = Table::holding("25");
        t.probe(1, "r1s4");
        let result = format!("{result}; discard");
        assert_eq!(
            outcome(&mut t, "25", &format!("play 25; {steps}")),
            result,
            "{steps}"
        );
    }
    let mut t = Table::holding("25");
    t.probe(1, "r4s4").play("play 25; step 1 r4s5; done");
    assert_eq!(t.p(1).score, 0, "a comet is no planet");
}

/// Card 25; D-50, S5.12
#[test]
fn lightsail_counts_visits_after_it_in_the_turn() {
    let mut t = Table::holding("25");
    t.probe(1, "r1s4")
        .play("move 1 r1s3; move 1 r1s4; move 1 r1s5")
        .mark()
        .play("play 25");
    assert_eq!(t.diff(1), "credits-2 hand-1", "before the card");
    t.play("step 1 r1s4; step 1 r1s3; step 1 r1s4; step 1 r1s3");
    assert_eq!(t.p(1).score, 1, "Venus counts once");
    t.play("move 1 r1s2; move 1 r1s1");
    assert_eq!(t.p(1).score, 2);
    let mut t = Table::holding("25");
    t.probe(1, "r1s3");
    assert_eq!(
        outcome(&mut t, "25", "play 25; done"),
        "credits-2 hand-1; discard"
    );
    assert_eq!(
        outcome(&mut Table::holding("25"), "25", "play 25"),
        "credits-2 hand-1; discard"
    );
}

/// Card 26; S21.24
#[test]
fn the_asteroid_belt_can_be_left_without_extra_movement_for_the_whole_turn() {
    let mut t = Table::holding("26");
    t.probe(1, "r2s6");
    let result = "credits-1 hand-1; discard";
    assert_eq!(
        outcome(&mut t, "26", "play 26; step 1 r2s7; step 1 r2s6"),
        result
    );
    t.mark().play("move 1 r2s7");
    assert_eq!(t.diff(1), "energy-1", "also for movement paid with energy");
    t.next_own_turn();
    let at = t.p(1).pieces[0].at;
    assert_eq!(at.to_string(), "r2s7");
    t.play("move 1 r2s6");
    assert_eq!(
        t.diff(1),
        "energy-2",
        "the next turn costs the extra movement again"
    );
}

/// Card 26
#[test]
fn through_the_asteroid_belt_gives_two_movements_and_does_not_change_earlier_ones() {
    let mut t = Table::holding("26");
    t.probe(1, "r2s6").play("move 1 r2s7");
    assert_eq!(t.diff(1), "energy-2");
    let mut t = Table::holding("26");
    t.probe(1, "r4s1").play("play 26; step 1 r4s2");
    assert_eq!(t.decides(), "1 moves");
    t.play("step 1 r4s1");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(
        outcome(&mut Table::holding("26"), "26", "play 26"),
        "credits-1 hand-1; discard"
    );
}

/// Card 27
#[test]
fn hubble_moves_a_probe_and_marks_a_signal_in_its_sector() {
    let mut t = Table::holding("27");
    t.probe(1, "r1s2");
    let result = "credits-1 publicity+1 data+1 hand-1; discard";
    assert_eq!(outcome(&mut t, "27", "play 27; step 1 r1s3"), result);
    assert_eq!(signals(&t), "kepler-22 1");
    let mut t = Table::holding("27");
    t.probe(1, "r1s2");
    assert_eq!(
        outcome(&mut t, "27", "play 27; done"),
        "credits-1 data+1 hand-1; discard"
    );
    assert_eq!(signals(&t), "barnards-star 1");
}

/// Card 27
#[test]
fn hubble_with_two_probes_chooses_the_sector_of_one() {
    let mut t = Table::holding("27");
    t.probe(1, "r1s2")
        .probe(1, "r4s4")
        .probe(2, "r4s6")
        .play("play 27; done");
    assert_eq!(
        t.own_choices(),
        ["signal barnards-star", "signal proxima-centauri"]
    );
    t.play("signal proxima-centauri");
    assert_eq!(
        (signals(&t).as_str(), t.decides().as_str()),
        ("proxima-centauri 1", "1 late")
    );
}

/// Card 27, Card 28, Card 29; S2.12
#[test]
fn without_a_probe_in_space_the_space_telescopes_mark_nothing() {
    for (card, cost) in [("27", 1), ("28", 2), ("29", 2)] {
        let mut t = Table::holding(card);
        t.orbiter(1, "mars").lander(1, "venus").probe(2, "r1s4");
        let result = outcome(&mut t, card, &format!("play {card}"));
        assert_eq!(result, format!("credits-{cost} hand-1; discard"));
        assert_eq!(signals(&t), "");
    }
}

/// Card 28; S21.21
#[test]
fn kepler_marks_both_signals_in_the_sector_of_one_probe() {
    let mut t = Table::holding("28");
    t.probe(1, "r1s4")
        .probe(1, "r4s1")
        .play("play 28; step 2 r4s2");
    assert_eq!(
        t.own_choices(),
        ["signal barnards-star", "signal proxima-centauri"]
    );
    assert_eq!(
        outcome(&mut t, "28", "signal barnards-star"),
        "vp+2 data+2; discard"
    );
    assert_eq!(signals(&t), "barnards-star 1 1");
    let mut t = Table::holding("28");
    t.probe(1, "r1s4");
    assert_eq!(
        outcome(&mut t, "28", "play 28; done"),
        "vp+2 credits-2 data+2 hand-1; discard"
    );
    assert_eq!(signals(&t), "proxima-centauri 1 1");
}

/// Card 29
#[test]
fn james_webb_marks_one_signal_in_the_sector_of_a_probe_and_in_each_neighbour() {
    let mut t = Table::holding("29");
    t.probe(1, "r4s1")
        .signals("vega", "2")
        .play("play 29; step 1 r4s0");
    // The publicity is for visiting Uranus, the 2 points are for the second position at Vega.
    assert_eq!(t.diff(1), "vp+2 credits-2 publicity+1 data+3 hand-1");
    assert_eq!(signals(&t), "vega 2 1, sirius-a 1, procyon 1");
    assert_eq!([t.place("29"), t.decides()], ["discard", "1 late"]);
}

/// Card 29; S21.21
#[test]
fn james_webb_chooses_one_of_several_probes() {
    let mut t = Table::holding("29");
    t.probe(1, "r1s4").probe(1, "r4s1").play("play 29; done");
    assert_eq!(
        t.own_choices(),
        ["signal sirius-a", "signal proxima-centauri"]
    );
    assert_eq!(
        outcome(&mut t, "29", "signal proxima-centauri"),
        "data+3; discard"
    );
    assert_eq!(
        signals(&t),
        "kepler-22 1, proxima-centauri 1, 61-virginis 1"
    );
}

/// Card 30
#[test]
fn great_observatories_marks_a_signal_for_each_chosen_probe_of_anybody() {
    let mut t = Table::holding("30");
    t.probe(1, "r1s4")
        .probe(2, "r3s3")
        .probe(2, "r4s3")
        .probe(2, "r4s6")
        .play("play 30");
    let stars = [
        "signal kepler-22",
        "signal proxima-centauri",
        "signal beta-pictoris",
        "done",
    ];
    assert_eq!(t.own_choices(), stars);
    t.play("signal kepler-22; signal kepler-22");
    let stars = ["signal proxima-centauri", "signal beta-pictoris", "done"];
    assert_eq!(t.own_choices(), stars, "both probes at Kepler 22 were used");
    t.play("signal beta-pictoris");
    assert_eq!(t.diff(1), "vp+2 credits-2 data+3 hand-1");
    assert_eq!(signals(&t), "kepler-22 1 1, beta-pictoris 1");
    assert_eq!(
        [t.place("30"), t.decides()],
        ["discard", "1 late"],
        "never more than three"
    );
}

/// Card 30
#[test]
fn great_observatories_may_choose_fewer_probes_or_none() {
    let mut t = Table::holding("30");
    t.probe(1, "r1s4").probe(2, "r3s3");
    assert_eq!(
        outcome(&mut t, "30", "play 30; done"),
        "credits-2 hand-1; discard"
    );
    assert_eq!(signals(&t), "");
    let mut t = Table::holding("30");
    t.probe(1, "r1s4").probe(2, "r3s3");
    let one = "play 30; signal kepler-22; done";
    assert_eq!(
        outcome(&mut t, "30", one),
        "credits-2 data+1 hand-1; discard"
    );
    let mut t = Table::holding("30");
    t.probe(2, "r3s3");
    let all = "play 30; signal kepler-22";
    assert_eq!(
        outcome(&mut t, "30", all),
        "credits-2 data+1 hand-1; discard"
    );
    assert_eq!(
        outcome(&mut Table::holding("30"), "30", "play 30"),
        "credits-2 hand-1; discard"
    );
}

/// Card 30
#[test]
fn a_probe_that_moves_between_two_signals_is_not_used_twice() {
    let mut t = Table::holding("30");
    t.probe(1, "r1s4")
        .probe(2, "r4s6")
        .play("play 30; move 1 r1s3");
    let stars = ["signal kepler-22", "signal beta-pictoris", "done"];
    assert_eq!(
        t.own_choices(),
        stars,
        "before the first signal its new sector counts"
    );
    t.play("signal kepler-22; move 1 r1s2");
    assert_eq!(t.own_choices(), ["signal beta-pictoris", "done"]);
    t.play("signal beta-pictoris");
    assert_eq!(signals(&t), "kepler-22 1, beta-pictoris 1");
    assert_eq!(t.decides(), "1 late");
}

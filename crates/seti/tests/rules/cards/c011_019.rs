//! Project cards 11 to 19.

use crate::cards::{outcome, worth};
use crate::table::{Table, seat};
use orrery_core::Audience;
use orrery_seti::Event;
use orrery_seti::names::{Body, Species};
use orrery_seti::state::Marker;

/// Card 11; D-49
#[test]
fn grant_gives_the_corner_of_the_picked_card_which_stays_in_hand() {
    for (pick, result) in [
        ("112", "credits-1 publicity+1; discard"),
        ("110", "credits-1 data+1; discard"),
        ("108", "credits-1 data+1; discard"),
    ] {
        let mut t = Table::holding("11");
        t.deck_top("77");
        assert_eq!(
            outcome(&mut t, "11", &format!("play 11; take {pick}")),
            result
        );
        assert_eq!([t.place(pick), t.place("77")], ["hand 1", "row"]);
    }
}

/// Card 11
#[test]
fn grant_gives_a_movement_if_the_picked_card_shows_one() {
    let mut t = Table::holding("11");
    t.row("5 108 112").probe(1, "r4s4").play("play 11; take 5");
    let steps = ["step 1 r4s3", "step 1 r4s5", "step 1 r3s4", "done"];
    assert_eq!(t.own_choices(), steps);
    t.play("step 1 r4s5");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 late", "credits-1 publicity+1")
    );
    let mut t = Table::holding("11");
    t.row("5 108 112");
    assert_eq!(
        outcome(&mut t, "11", "play 11; take 5"),
        "credits-1; discard"
    );
    assert_eq!(
        t.place("5"),
        "hand 1",
        "without a probe the movement is lost, the card is not"
    );
}

/// Card 11
#[test]
fn a_card_drawn_with_grant_is_shown_to_everybody() {
    let mut t = Table::holding("11");
    t.deck_top("22");
    assert_eq!(
        outcome(&mut t, "11", "play 11; draw"),
        "credits-1 data+1; discard"
    );
    assert_eq!(t.place("22"), "hand 1");
    let shown = Event::Shown {
        seat: seat(1),
        card: "22".parse().unwrap(),
    };
    let told = t.events.iter().find(|told| told.event == shown);
    assert_eq!(told.map(|told| told.to), Some(Audience::All));
}

/// Card 11; S8.32
#[test]
fn the_corner_shown_with_grant_is_no_discard_from_the_hand() {
    let mut t = Table::holding("11 22");
    t.played(1, "138");
    assert_eq!(
        outcome(&mut t, "11", "play 11; take 110"),
        "credits-1 data+1; discard"
    );
    t.play("corner 22");
    assert_eq!(
        t.decides(),
        "1 trigger",
        "a real discard for the same corner covers the circle"
    );
}

/// Card 12; D-54
#[test]
fn europa_clipper_lands_on_a_moon_without_the_technology() {
    let mut t = Table::holding("12");
    t.probe(1, "r3s3").play("play 12");
    let sites = [
        "land jupiter",
        "land io",
        "land europa",
        "land ganymede",
        "land callisto",
    ];
    assert_eq!(t.own_choices(), sites);
    let mut t = Table::holding("12");
    t.probe(1, "r3s3");
    let result = "vp+13 credits-2 data+4 hand-1 played+1 pieces-1; front 1";
    assert_eq!(outcome(&mut t, "12", "play 12; land callisto"), result);
}

/// Card 12; S3.21
#[test]
fn europa_clipper_does_not_land_on_an_occupied_moon() {
    let mut t = Table::holding("12");
    t.probe(1, "r3s7").lander(2, "titan").play("play 12");
    assert_eq!(t.own_choices(), ["land saturn", "land enceladus"]);
}

/// Card 12, Card 13, Card 16; D-54, S2.12
#[test]
fn a_landing_without_a_probe_at_a_planet_is_skipped() {
    for (card, result) in [
        ("12", "credits-2 hand-1 played+1; front 1"),
        ("13", "credits-1 hand-1; discard"),
        ("16", "credits-1 hand-1; discard"),
    ] {
        let mut t = Table::holding(card);
        t.probe(1, "r1s5").probe(2, "r2s2").orbiter(1, "mars");
        assert_eq!(outcome(&mut t, card, &format!("play {card}")), result);
    }
}

/// Card 12
#[test]
fn europa_clipper_scores_3_for_each_figure_at_jupiter_and_its_moons() {
    worth(
        "12",
        "play 12",
        "orbiter 1 mars, orbiter 2 jupiter, lander 2 io, lander 1 titan",
        0,
    );
    let four = "orbiter 1 jupiter, orbiter 1 jupiter, lander 1 jupiter, lander 1 europa";
    worth("12", "play 12", four, 12);
}

/// Card 13
#[test]
fn perseverance_lands_and_scores_4_on_mars_mercury_or_a_moon() {
    let trace = "trace orange left overflow";
    for (space, techs, land, result) in [
        // 6 or 12 for the planet, 3 for the trace, 4 for the card
        (
            "r2s2",
            "",
            format!("land mars; {trace}; space 1"),
            "vp+13 credits-1 data+2",
        ),
        (
            "r1s1",
            "",
            format!("land mercury; {trace}"),
            "vp+19 credits-1 data+3",
        ),
        // 5, 7 or 8 for the planet, 3 for the trace
        (
            "r1s3",
            "",
            format!("land venus; {trace}"),
            "vp+8 credits-1 data+2",
        ),
        (
            "r3s3",
            "",
            format!("land jupiter; {trace}"),
            "vp+10 credits-1 data+2",
        ),
        (
            "r3s7",
            "probe-4",
            format!("land saturn; {trace}"),
            "vp+11 credits-1 data+2",
        ),
    ] {
        let mut t = Table::holding("13");
        t.probe(1, space).tech(1, techs);
        let result = format!("{result} hand-1 pieces-1 traces+1; discard");
        assert_eq!(outcome(&mut t, "13", &format!("play 13; {land}")), result);
    }
    for (space, land, result) in [
        (
            "r2s2",
            "land phobos-deimos",
            "vp+12 credits-1 hand-1 pieces-1; discard",
        ),
        (
            "r3s3",
            "land io",
            "vp+14 credits-1 energy+4 hand-1 pieces-1; discard",
        ),
        (
            "r4s0",
            "land titania",
            "vp+29 credits-1 hand-1 pieces-1; discard",
        ),
    ] {
        let mut t = Table::holding("13");
        t.probe(1, space).tech(1, "probe-4");
        assert_eq!(outcome(&mut t, "13", &format!("play 13; {land}")), result);
    }
}

/// Card 13; S3.19
#[test]
fn perseverance_reaches_moons_only_with_the_technology() {
    let mut t = Table::holding("13");
    t.probe(1, "r2s2").play("play 13");
    assert_eq!(t.own_choices(), ["land mars"]);
    let mut t = Table::holding("13");
    t.probe(1, "r2s2").tech(1, "probe-4").play("play 13");
    assert_eq!(t.own_choices(), ["land mars", "land phobos-deimos"]);
}

/// Card 14
#[test]
fn mars_science_laboratory_gives_publicity_and_data() {
    let result = "credits-2 publicity+1 data+2 hand-1 played+1; front 1";
    assert_eq!(outcome(&mut Table::holding("14"), "14", "play 14"), result);
}

/// Card 14
#[test]
fn mars_science_laboratory_scores_4_for_each_figure_at_mars_and_its_moons() {
    worth(
        "14",
        "play 14",
        "orbiter 2 mars, lander 1 venus, probe 1 r2s2",
        0,
    );
    worth(
        "14",
        "play 14",
        "orbiter 1 mars, lander 1 mars, lander 1 phobos-deimos",
        12,
    );
}

/// Card 15
#[test]
fn atmospheric_entry_takes_an_own_orbiter_for_points_data_and_a_card() {
    let mut t = Table::holding("15");
    t.orbiter(1, "mars")
        .orbiter(2, "venus")
        .lander(1, "jupiter")
        .play("play 15");
    assert_eq!(t.own_choices(), ["remove orbiter mars first"]);
    t.play("remove orbiter mars first");
    assert_eq!(
        t.own_choices(),
        ["take 110", "take 108", "take 112", "draw"]
    );
    t.play("draw");
    assert_eq!(t.diff(1), "vp+3 credits-1 data+1");
    assert_eq!([t.place("15"), t.decides()], ["discard", "1 late"]);
    assert_eq!(t.s.planets[Body::Mars.index()].orbiters, [0; 4]);
}

/// Card 15; S2.12
#[test]
fn atmospheric_entry_gives_nothing_without_an_own_orbiter() {
    let mut t = Table::holding("15");
    t.orbiter(2, "mars").lander(1, "venus").probe(1, "r3s3");
    assert_eq!(
        outcome(&mut t, "15", "play 15"),
        "credits-1 hand-1; discard"
    );
}

/// Card 15; S21.10
#[test]
fn an_orbiter_taken_off_the_first_space_opens_it_again() {
    let mut t = Table::holding("15");
    t.orbiter(1, "venus").probe(2, "r1s3");
    t.play("play 15; remove orbiter venus first; draw; end")
        .mark()
        .play("orbit venus");
    assert_eq!(t.diff(2), "vp+9 credits-1 energy-1 pieces-1");
}

/// Card 15; S21.10
#[test]
fn other_orbiters_do_not_shift_when_the_first_one_is_taken() {
    let mut t = Table::holding("15");
    t.orbiter(1, "venus").orbiter(2, "venus").probe(2, "r1s3");
    t.play("play 15; remove orbiter venus first; draw");
    let venus = t.s.planets[Body::Venus.index()];
    assert_eq!((venus.orbiters, venus.first_orbiter), ([0, 1, 0, 0], None));
}

/// Card 15; S21.10
#[test]
fn the_player_chooses_between_the_first_and_a_later_own_orbiter() {
    let mut t = Table::holding("15");
    t.orbiter(1, "venus").orbiter(1, "venus").play("play 15");
    assert_eq!(
        t.own_choices(),
        ["remove orbiter venus first", "remove orbiter venus"]
    );
    t.play("remove orbiter venus");
    let venus = t.s.planets[Body::Venus.index()];
    assert_eq!(venus.first_orbiter, Some(Marker::of(seat(1))));
    assert_eq!(venus.orbiters, [1, 0, 0, 0]);
}

/// A planet whose data spaces are covered by player 2.
fn cover(t: &mut Table, body: Body, spaces: usize) {
    let planet = &mut t.s.planets[body.index()];
    planet.landers[1] = spaces as u8;
    planet.first_landers[..spaces].fill(Some(Marker::of(seat(2))));
}

/// Card 16; S21.11
#[test]
fn dragonfly_gains_the_data_under_an_earlier_lander() {
    let trace = "trace orange left overflow";
    // Card 13 lands in the same place without the covered data.
    for (card, data) in [("16", " data+2"), ("13", "")] {
        let mut t = Table::holding(card);
        t.probe(1, "r3s3");
        cover(&mut t, Body::Jupiter, 1);
        let result = outcome(&mut t, card, &format!("play {card}; land jupiter; {trace}"));
        assert_eq!(
            result,
            format!("vp+10 credits-1{data} hand-1 pieces-1 traces+1; discard")
        );
        let space = t.s.planets[Body::Jupiter.index()].first_landers[0];
        assert_eq!(space, Some(Marker::of(seat(2))), "the earlier lander stays");
    }
}

/// Card 16; S21.11
#[test]
fn dragonfly_chooses_among_the_covered_spaces_of_mars() {
    for covered in [1, 2] {
        let mut t = Table::holding("16");
        t.probe(1, "r2s2");
        cover(&mut t, Body::Mars, covered);
        t.play("play 16; land mars; trace orange left overflow");
        assert_eq!(t.own_choices(), ["space 1", "space 2"]);
        t.play("space 1");
        assert_eq!(t.diff(1), "vp+9 credits-1 data+2 hand-1 pieces-1 traces+1");
    }
}

/// Card 16; S21.11
#[test]
fn dragonfly_may_land_on_an_occupied_moon_but_needs_the_technology_for_moons() {
    let mut t = Table::holding("16");
    t.probe(1, "r2s2")
        .lander(2, "phobos-deimos")
        .play("play 16");
    assert_eq!(t.own_choices(), ["land mars"]);
    let mut t = Table::holding("16");
    t.probe(1, "r2s2")
        .lander(2, "phobos-deimos")
        .tech(1, "probe-4");
    let result = "vp+8 credits-1 hand-1 pieces-1; discard";
    assert_eq!(outcome(&mut t, "16", "play 16; land phobos-deimos"), result);
}

/// Card 17
#[test]
fn osiris_rex_counts_asteroids_under_and_beside_the_chosen_probe() {
    for (space, data) in [
        ("r2s7", " data+4"), // on asteroids, two more beside it
        ("r2s6", " data+3"), // on asteroids, one more beside it
        ("r1s6", " data+2"), // two beside it; the ones at r2s7 are diagonal
        ("r3s6", " data+1"), // one beside it; r2s7 is diagonal
        ("r3s5", ""),        // two of them diagonal, none beside it
    ] {
        let mut t = Table::holding("17");
        t.probe(1, space);
        let result = outcome(&mut t, "17", &format!("play 17; probe {space}"));
        assert_eq!(
            result,
            format!("credits-1{data} hand-1; discard"),
            "{space}"
        );
    }
}

/// Card 17
#[test]
fn osiris_rex_uses_one_own_probe_in_space() {
    let mut t = Table::holding("17");
    t.probe(1, "r2s7")
        .probe(1, "r3s6")
        .probe(2, "r2s6")
        .play("play 17");
    assert_eq!(t.own_choices(), ["probe r2s7", "probe r3s6"]);
    t.play("probe r3s6");
    assert_eq!(t.diff(1), "credits-1 data+1 hand-1");
    let mut t = Table::holding("17");
    t.probe(2, "r2s7").orbiter(1, "mars");
    assert_eq!(
        outcome(&mut t, "17", "play 17"),
        "credits-1 hand-1; discard"
    );
}

/// Card 17, Card 18, Card 27, Card 30; S14.9
#[test]
fn a_capsule_counts_as_a_probe() {
    for (card, plays, data) in [
        ("17", "play 17; probe r2s6", 3),
        ("18", "play 18; trace orange left overflow", 0),
        ("27", "play 27; done", 1),
        ("30", "play 30; signal beta-pictoris", 1),
    ] {
        let mut t = Table::holding(card);
        t.discover("left").capsule(1, "r2s6", 1).play(plays);
        assert_eq!(
            (t.decides().as_str(), t.p(1).data),
            ("1 late", data),
            "card {card}"
        );
    }
}

/// Card 18
#[test]
fn hayabusa_marks_an_orange_trace_if_a_probe_is_on_asteroids() {
    let mut t = Table::holding("18");
    t.probe(1, "r1s4").probe(1, "r2s6").play("play 18");
    let spots = [
        "trace orange left discovery",
        "trace orange left overflow",
        "trace orange right discovery",
        "trace orange right overflow",
    ];
    assert_eq!(t.own_choices(), spots);
    t.play("trace orange left discovery");
    assert_eq!(t.diff(1), "vp+5 credits-1 publicity+1 hand-1 traces+1");
    assert_eq!([t.place("18"), t.decides()], ["discard", "1 late"]);
}

/// Card 18
#[test]
fn hayabusa_gives_nothing_without_an_own_probe_on_asteroids() {
    let mut t = Table::holding("18");
    t.probe(1, "r1s6").probe(2, "r2s6");
    assert_eq!(
        outcome(&mut t, "18", "play 18"),
        "credits-1 hand-1; discard"
    );
}

/// Card 19
#[test]
fn slingshot_moves_twice_and_turns_the_publicity_of_a_planet_into_movement() {
    let mut t = Table::holding("19");
    t.probe(1, "r1s4").play("play 19; step 1 r1s3");
    assert_eq!(
        (t.decides().as_str(), t.diff(1).as_str()),
        ("1 visit", "credits-1 hand-1")
    );
    assert_eq!(t.own_choices(), ["publicity", "movement"]);
    t.play("movement; step 1 r1s2; step 1 r1s1; publicity");
    assert_eq!(t.diff(1), "credits-1 publicity+1 hand-1");
    assert_eq!([t.place("19"), t.decides()], ["discard", "1 late"]);
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r1s1");
}

/// Card 19; S5.8
#[test]
fn the_movement_of_slingshot_may_stay_unused() {
    let mut t = Table::holding("19");
    t.probe(1, "r1s4").play("play 19; step 1 r1s3; movement");
    assert_eq!(t.decides(), "1 moves");
    assert_eq!(outcome(&mut t, "19", "done"), "; discard");
    assert_eq!(
        outcome(&mut Table::holding("19"), "19", "play 19"),
        "credits-1 hand-1; discard"
    );
}

/// Card 19
#[test]
fn slingshot_turns_only_the_publicity_of_planets_into_movement() {
    for (from, to, techs, publicity) in [
        ("r3s0", "r2s0", "", " publicity+1"),        // comet
        ("r1s6", "r1s5", "", ""),                    // Earth gives no publicity to replace
        ("r2s5", "r2s6", "probe-2", " publicity+1"), // asteroids
    ] {
        let mut t = Table::holding("19");
        t.probe(1, from)
            .tech(1, techs)
            .play(&format!("play 19; step 1 {to}"));
        let result = format!("credits-1{publicity} hand-1");
        assert_eq!(
            (t.decides(), t.diff(1)),
            ("1 moves".to_owned(), result),
            "{to}"
        );
    }
}

/// Card 19; S21.24
#[test]
fn slingshot_lasts_to_the_end_of_the_turn() {
    let mut t = Table::holding("19");
    t.probe(1, "r1s4").play("move 1 r1s3");
    assert_eq!(t.decides(), "1 turn", "not yet before the card");
    t.play("move 1 r1s2; play 19; done; move 1 r1s3");
    assert_eq!(t.decides(), "1 visit", "also for movement paid with energy");
    t.play("movement; step 1 r1s4");
    assert_eq!(t.decides(), "1 late");
    t.next_own_turn();
    let at = t.p(1).pieces[0].at;
    let venus = t.s.space_of(Body::Venus);
    assert_eq!(
        (at.ring(), at.sector()),
        (1, venus.sector() + 1),
        "still beside Venus"
    );
    t.play(&format!("move 1 {venus}"));
    assert_eq!(t.decides(), "1 turn");
}

/// Card 19, Card 25; S16.3
#[test]
fn oumuamua_is_a_planet_for_slingshot_and_lightsail() {
    for (card, asked, vp) in [("19", "1 visit", 0), ("25", "1 moves", 1)] {
        let mut t = Table::with_species(2, Species::Oumuamua, Species::Anomalies);
        t.discover("left").hand(1, card).probe(1, "r3s4");
        t.play(&format!("play {card}; step 1 r3s5"));
        assert_eq!((t.decides().as_str(), t.p(1).score), (asked, vp));
    }
}

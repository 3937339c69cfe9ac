//! Project cards 111 to 120.

use crate::cards::{
    alone_holding, alone_in_front, asks, completes, covers, event, gives, researches, rests,
};
use crate::table::{Table, seat};
use orrery_seti::names::{Gold, Star, Tech};

/// Card 111
#[test]
fn roman_space_telescope_wants_two_orbiters() {
    let mut t = researches("111", "telescope", "credits-3 hand-1 played+1");
    t.play("tech telescope-3");
    assert_eq!(t.diff(1), "vp+5 credits-3 hand-1 played+1 techs+1");
    t.orbiter(1, "mars").orbiter(2, "venus").orbiter(2, "mars");
    t.lander(1, "mars").lander(1, "io").illegal("complete 111");
    let mut same_planet = t.clone();
    same_planet.orbiter(1, "mars");
    completes(&mut same_planet, "111", "", "data+2");
    t.orbiter(1, "venus");
    completes(&mut t, "111", "", "data+2");
}

/// Card 112, S21.18: a lander on a moon is at its planet.
#[test]
fn planetary_geologic_mapping_wants_orbiter_and_lander_at_one_planet() {
    let mut t = researches("112", "probe", "credits-3 hand-1 played+1");
    t.play("tech probe-1");
    assert_eq!(t.diff(1), "vp+5 credits-3 hand-1 played+1 pieces+1 techs+1");
    t.orbiter(1, "mars")
        .lander(1, "venus")
        .lander(1, "io")
        .lander(2, "mars");
    t.illegal("complete 112");
    let mut on_planet = t.clone();
    on_planet.lander(1, "mars");
    completes(&mut on_planet, "112", "", "vp+3 data+1");
    t.lander(1, "phobos-deimos");
    completes(&mut t, "112", "", "vp+3 data+1");
}

/// Card 113, S21.25: the best unmarked gold tile counts with its lowest value; nothing is marked.
#[test]
fn solvay_conference_scores_an_unmarked_gold_tile() {
    let mut t = alone_holding("113");
    gives(&mut t, "play 113", "credits-2 publicity+2 hand-1 played+1");
    asks(&t, "end");
    rests(&t, "113", "front 1");
    let worth = |t: &Table| t.s.end_card(seat(1), "113".parse().unwrap());
    assert_eq!(worth(&t), 0);
    t.tech(1, "probe-2 telescope-2 computer-1"); // one set for 5
    assert_eq!(worth(&t), 5);
    t.played(1, "95 96 97"); // three missions for 2 each
    for card in ["95", "96", "97"] {
        t.s.completed.insert(card.parse().unwrap());
    }
    assert_eq!(worth(&t), 6);
    t.s.gold[Gold::Missions.index()].push(seat(2));
    assert_eq!(worth(&t), 6);
    t.s.gold[Gold::Missions.index()].push(seat(1));
    assert_eq!(
        worth(&t),
        5,
        "the missions are marked, the technologies are not"
    );
    t.s.gold[Gold::Technology.index()].push(seat(1));
    assert_eq!(worth(&t), 0);
    assert_eq!(
        t.s.gold[Gold::Income.index()].len() + t.s.gold[Gold::Other.index()].len(),
        0
    );
}

/// Card 114
#[test]
fn planet_hunters_picks_a_card_and_discards_up_to_three_for_signals() {
    let mut t = alone_holding("114 1 2 3 4");
    t.play("play 114");
    asks(&t, "take 110; take 108; take 112; draw");
    t.play("take 110");
    asks(
        &t,
        "discard 1; discard 2; discard 3; discard 4; discard 110; done",
    );
    t.play("discard 110");
    asks(&t, "signal barnards-star; signal proxima-centauri");
    t.play("signal barnards-star; discard 1; signal kepler-22; discard 2; signal procyon");
    assert_eq!(t.diff(1), "credits-1 data+3 hand-3");
    asks(&t, "end");
    for card in ["114", "110", "1", "2"] {
        rests(&t, card, "discard");
    }
    event(
        &mut alone_holding("114 1"),
        "play 114; draw; done",
        "credits-1",
    );
    event(
        &mut alone_holding("114"),
        "play 114; draw; discard 1; signal kepler-22",
        "credits-1 data+1 hand-1",
    );
}

/// Card 115
#[test]
fn canadian_hydrogen_telescope_signals_anywhere_and_wants_three_telescopes() {
    let mut t = alone_holding("115");
    t.play("play 115");
    let stars: Vec<String> = Star::ALL
        .iter()
        .map(|star| format!("signal {star}"))
        .collect();
    asks(&t, &stars.join("; "));
    t.play("signal vega");
    assert_eq!(
        (t.diff(1), t.marks("vega")),
        ("credits-1 data+1 hand-1 played+1".into(), "1".into())
    );
    rests(&t, "115", "front 1");
    t.tech(1, "telescope-2 telescope-4 probe-2 computer-1")
        .tech(2, "telescope-1 telescope-3");
    t.illegal("complete 115").tech(1, "telescope-3");
    completes(&mut t, "115", "", "data+1");
}

/// Card 116: a signal of each colour but black gives a movement, whatever granted it.
#[test]
fn control_center_moves_for_signals_of_three_colours() {
    let mut t = alone_holding("116 136 115");
    gives(&mut t, "play 116", "credits-1 hand-1 played+1");
    asks(&t, "end");
    t.probe(1, "r1s5").play("end");
    covers(
        &mut t,
        "play 136; signal kepler-22",
        "cover 116 1; skip",
        "cover 116 1",
        "",
    );
    asks(&t, "step 1 r1s4; step 1 r1s6; step 1 r2s5; done");
    t.play("step 1 r1s6");
    covers(
        &mut t,
        "signal barnards-star",
        "cover 116 2; skip",
        "cover 116 2; step 1 r1s5",
        "",
    );
    covers(
        &mut t,
        "signal procyon",
        "cover 116 3; skip",
        "cover 116 3; done",
        "",
    );
    rests(&t, "116", "completed 1");
    asks(&t, "signal vega; signal beta-pictoris");
    t.play("signal vega");
    asks(&t, "end");

    let mut t = alone_in_front("116");
    covers(
        &mut t,
        "scan; earth 61-virginis",
        "cover 116 1; skip",
        "cover 116 1",
        "",
    ); // no probe to move
    t.play("row 112; signal kepler-22");
    asks(&t, "end"); // the yellow circle is covered
    t.play("end; scan; earth 61-virginis; row 108; signal vega");
    asks(&t, "end"); // black has no circle
    rests(&t, "116", "front 1");
}

/// Card 117: its own launch covers nothing; orbits and landings cover one circle each.
#[test]
fn lunar_gateway_rewards_two_orbits_or_landings() {
    let mut t = alone_holding("117");
    gives(&mut t, "play 117", "credits-3 hand-1 played+1 pieces+1");
    asks(&t, "end");
    t.play("end").p(1).pieces[0].at = "r1s3".parse().unwrap();
    let both = "cover 117 1; cover 117 2; skip";
    covers(
        &mut t,
        "land venus; trace orange left overflow",
        both,
        "cover 117 1",
        "pieces+1",
    );
    asks(&t, "end");
    rests(&t, "117", "front 1");
    t.play("end").p(1).pieces[0].at = "r1s3".parse().unwrap();
    covers(
        &mut t,
        "orbit venus",
        "cover 117 2; skip",
        "cover 117 2",
        "energy+1",
    );
    rests(&t, "117", "completed 1");
}

/// Card 117: at the probe limit the launch is lost, on the card and in its circle; launching covers nothing.
#[test]
fn lunar_gateway_launches_obey_the_probe_limit() {
    let mut t = alone_holding("117");
    t.probe(1, "r1s3").probe(1, "r1s4");
    gives(&mut t, "play 117", "credits-3 hand-1 played+1");
    covers(
        &mut t,
        "end; orbit venus",
        "cover 117 1; cover 117 2; skip",
        "cover 117 1",
        "",
    );
    asks(&t, "end");
    let mut t = alone_in_front("117");
    t.play("launch");
    asks(&t, "end");
}

/// Card 118, S21.21: three signals without data in one sector with an own probe in space.
#[test]
fn plato_marks_three_signals_without_data() {
    let mut t = alone_holding("118");
    t.probe(1, "r3s0");
    event(&mut t, "play 118", "vp+2 credits-1 hand-1");
    assert_eq!(t.marks("vega"), "1 1 1");

    let mut t = alone_holding("118");
    t.probe(1, "r3s0")
        .probe(1, "r4s2")
        .probe(2, "r4s3")
        .play("play 118");
    asks(&t, "signal vega; signal barnards-star");
    t.play("signal barnards-star");
    asks(&t, "end");
    assert_eq!(
        (t.marks("barnards-star"), t.marks("vega")),
        ("1 1 1".into(), String::new())
    );

    let mut t = alone_holding("118");
    t.probe(2, "r3s0").orbiter(1, "mars").lander(1, "mars");
    event(&mut t, "play 118", "credits-1 hand-1");
    assert!(t.s.sectors.iter().all(|sector| sector.marks.is_empty()));
}

/// The bonus of the visible tile: 0 points, 1 publicity, 2 energy, 3 card.
fn bonus(t: &mut Table, tech: &str, bonus: u8) {
    let tiles = &mut t.s.techs[tech.parse::<Tech>().unwrap().index()].tiles;
    let others: Vec<u8> = tiles.iter().copied().filter(|&one| one != bonus).collect();
    *tiles = others.into_iter().chain([bonus]).collect();
}

/// Card 119: publicity is counted after the bonus of the tile.
#[test]
fn pixl_scores_publicity_after_the_technology() {
    let mut t = researches("119", "computer", "vp+5 credits-3 hand-1");
    bonus(&mut t, "computer-1", 1);
    t.play("tech computer-1; slot 1");
    assert_eq!(t.diff(1), "vp+8 credits-3 publicity+1 hand-1 techs+1"); // 2 + 6
    asks(&t, "end");
    rests(&t, "119", "discard");
}

/// Card 120: back to the hand if it is the only own signal there.
#[test]
fn orbiting_lagrange_point_returns_after_a_first_signal() {
    let mut t = alone_holding("120");
    t.probe(1, "r1s0").signals("vega", "2");
    gives(&mut t, "play 120", "vp+2 credits-1 data+1");
    asks(&t, "end");
    rests(&t, "120", "hand 1");
    event(t.play("end"), "play 120", "credits-1 data+1 hand-1"); // now there are two

    let mut t = alone_holding("120");
    t.probe(1, "r1s0").probe(1, "r1s2").play("play 120");
    asks(&t, "signal vega; signal barnards-star");
    event(&mut alone_holding("120"), "play 120", "credits-1 hand-1"); // no probe, no signal
    let mut t = alone_holding("120");
    t.orbiter(1, "mars").probe(2, "r1s0");
    event(&mut t, "play 120", "credits-1 hand-1");
}

/// Card 120, S21.12: the signals are counted before a completed sector is resolved.
#[test]
fn orbiting_lagrange_point_counts_before_the_reset() {
    let mut t = alone_holding("120");
    t.probe(1, "r4s2").signals("barnards-star", "2 2 2 2");
    gives(&mut t, "play 120", "credits-1 publicity+1 data+1");
    assert_eq!(
        (t.decides(), t.marks("barnards-star")),
        ("2 trace".into(), "1".into())
    );
    rests(&t, "120", "hand 1");

    let mut t = alone_holding("120");
    t.probe(1, "r4s2").signals("barnards-star", "1 2 2 2");
    gives(&mut t, "play 120", "credits-1 publicity+1 data+1 hand-1");
    assert_eq!(
        (t.decides(), t.marks("barnards-star")),
        ("2 trace".into(), "1".into())
    );
    rests(&t, "120", "discard");
}

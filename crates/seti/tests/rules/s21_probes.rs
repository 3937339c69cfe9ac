//! Rulings on probes, orbiters, landers (S21, D).

use crate::table::{Table, card, seat};
use orrery_core::Game;
use orrery_seti::names::{Body, Space};
use orrery_seti::state::Marker;

/// S21.1
#[test]
fn standing_on_a_planet_is_no_visit() {
    let mut t = Table::new(2);
    t.hand(1, "1").probe(1, "r3s3").play("play 1");
    assert_eq!(t.decides(), "1 late");
    assert_eq!(t.diff(1), "hand-1 played+1");
    t.play("move 1 r3s4; move 1 r3s3");
    assert_eq!(t.own_choices(), ["cover 1 1", "skip"]);
    t.play("cover 1 1");
    assert_eq!(
        t.diff(1),
        "energy-2 publicity+1 data+1 hand-1 played+1",
        "left and came back"
    );
}

/// S21.2
#[test]
fn a_moon_has_the_discounts_of_its_planet() {
    for (energy, orbiter, tech, possible) in [
        (1, true, "probe-3 probe-4", true),
        (1, false, "probe-3 probe-4", false),
        (1, true, "probe-4", false),
        (2, true, "probe-4", true),
        (2, false, "probe-4", false),
        (3, false, "probe-4", true),
    ] {
        let mut t = Table::new(2);
        t.probe(1, "r3s3").tech(1, tech);
        if orbiter {
            t.orbiter(2, "jupiter");
        }
        t.p(1).energy = energy;
        t.mark();
        if possible {
            t.play("land callisto");
            assert_eq!(t.diff(1), format!("vp+13 energy-{energy} data+4 pieces-1"));
        } else {
            t.illegal("land callisto");
        }
    }
}

/// S21.3
#[test]
fn a_granted_launch_is_lost_at_the_limit() {
    let mut t = Table::new(2);
    t.probe(1, "r2s2").hand(1, "130").play("play 130");
    assert_eq!(t.diff(1), "credits-1 hand-1");
    let mut ignoring = Table::new(2);
    ignoring.probe(1, "r2s2").hand(1, "9").play("play 9");
    assert_eq!(ignoring.diff(1), "credits-3 publicity+1 hand-1 pieces+2");
}

/// S21.4, D-60: the tile's own launch already has a limit of two.
#[test]
fn the_second_probe_comes_with_its_technology() {
    let mut t = Table::new(2);
    t.probe(1, "r2s2").p(1).publicity = 6;
    t.mark().play("research; tech probe-1");
    assert_eq!(t.diff(1), "vp+5 publicity-6 pieces+1 techs+1");
    let mut full = Table::new(2);
    full.probe(1, "r2s2").probe(1, "r2s2").p(1).publicity = 6;
    full.mark().play("research; tech probe-1");
    assert_eq!(full.diff(1), "vp+5 publicity-6 techs+1", "not a third one");
}

/// S21.10
#[test]
fn a_removed_orbiter_reopens_the_first_space() {
    let mut t = Table::new(2);
    t.orbiter(1, "venus").orbiter(1, "venus").orbiter(2, "mars");
    t.probe(2, "r1s3").hand(1, "15").play("play 15");
    assert_eq!(
        t.own_choices(),
        ["remove orbiter venus first", "remove orbiter venus"]
    );
    let mut other = t.clone();
    t.play("remove orbiter venus first; draw; end").mark();
    t.play("orbit venus");
    assert_eq!(t.diff(2), "vp+9 credits-1 energy-1 pieces-1");
    other.play("remove orbiter venus; draw; end").mark();
    other.play("orbit venus");
    assert_eq!(other.diff(2), "vp+6 credits-1 energy-1 pieces-1");
}

/// S21.10
#[test]
fn a_removed_lander_reopens_its_data_space() {
    let mut t = Table::new(2);
    t.lander(1, "venus").probe(2, "r1s3").hand(1, "84");
    t.s.planets[Body::Venus.index()].first_landers[0] = Some(Marker::One);
    t.mark().play("play 84");
    assert_eq!(t.own_choices(), ["remove lander venus space 1"]);
    t.play("remove lander venus space 1; trace orange left overflow; end")
        .mark()
        .play("land venus; trace orange left overflow");
    assert_eq!(t.diff(2), "vp+8 energy-3 data+2 pieces-1 traces+1");
}

/// S21.10
#[test]
fn a_removed_lander_frees_its_moon() {
    let mut t = Table::new(2);
    t.lander(1, "titan").probe(2, "r3s7").tech(2, "probe-4");
    t.hand(1, "84").play("play 84");
    assert_eq!(t.own_choices(), ["remove lander titan"]);
    t.play("remove lander titan; trace orange left overflow; end")
        .legal("land titan");
}

/// S21.11
#[test]
fn an_occupied_moon_still_pays() {
    let mut t = Table::new(2);
    t.lander(2, "titan").probe(1, "r3s7").tech(1, "probe-4");
    t.hand(1, "16")
        .refused("land titan", "S3.21")
        .play("play 16")
        .legal("land titan; land enceladus; land saturn")
        .play("land titan; trace pink left overflow; trace blue left overflow");
    assert_eq!(t.diff(1), "vp+13 credits-1 hand-1 pieces-1 traces+2");
    assert_eq!(t.s.moons[6], [1, 1, 0, 0], "both are on Titan");
}

/// S21.11
#[test]
fn a_covered_data_space_still_pays() {
    let mut t = Table::new(2);
    t.lander(2, "venus").probe(1, "r1s3").hand(1, "16");
    t.s.planets[Body::Venus.index()].first_landers[0] = Some(Marker::Two);
    t.mark();
    let mut usual = t.clone();
    t.play("play 16; land venus; trace orange left overflow");
    assert_eq!(t.diff(1), "vp+8 credits-1 data+2 hand-1 pieces-1 traces+1");
    let space = t.s.planets[Body::Venus.index()].first_landers[0];
    assert_eq!(space, Some(Marker::Two), "it stays covered");
    usual.play("land venus; trace orange left overflow");
    assert_eq!(usual.diff(1), "vp+8 energy-3 pieces-1 traces+1");
}

/// S21.29: the first pass of the last round still turns a disc.
#[test]
fn the_final_place_of_a_probe_counts() {
    let mut t = Table::new(2);
    t.played(1, "127").probe(1, "r1s0").last_round();
    assert_eq!(t.s.end_card(seat(1), card("127")), 0);
    t.play("pass; pass");
    assert_eq!(
        t.p(1).pieces[0].at.to_string(),
        "r1s7",
        "pushed to asteroids"
    );
    assert_eq!(t.s.outcome().unwrap().sides[0].score, 13);
}

/// S21.32, D-13: a push onto asteroids pays everybody who has probe.2, in whoever's turn.
#[test]
fn pushes_pay_everybody_independently() {
    let mut t = Table::new(3);
    t.probe(1, "r1s0").probe(2, "r1s0").probe(3, "r1s0");
    t.tech(1, "probe-2").tech(2, "probe-2");
    t.p(1).publicity = 6;
    t.p(2).publicity = 10;
    t.mark().play("research");
    let places: Vec<String> = (1..=3)
        .map(|number| t.p(number).pieces[0].at.to_string())
        .collect();
    assert_eq!(places, ["r1s7", "r1s7", "r1s7"]);
    assert_eq!(t.diff(1), "publicity-5");
    assert_eq!(t.diff(2), "", "at 10 it is lost, to nobody's disadvantage");
    assert_eq!(t.diff(3), "", "no technology, no publicity");
    let mut again = Table::new(2);
    again.probe(2, "r1s0").tech(2, "probe-2").play("pass");
    assert_eq!(again.diff(2), "publicity+1", "outside the own turn");
}

/// D-61: over all positions of the discs, with the tile in play, a push never ends on a planet.
#[test]
fn a_push_never_ends_on_a_planet() {
    use orrery_seti::solar::Turned::Pushed;
    use orrery_seti::solar::{Cell, Rotation};
    let layouts = &orrery_seti::pack::pack().layouts;
    let (mut asteroids, mut comets) = (0, 0);
    for n in 0..512u16 {
        let offsets = [(n >> 6) as u8, (n >> 3 & 7) as u8, (n & 7) as u8];
        for disc in 0..3 {
            let after = layouts.get(Rotation::offsets(offsets, disc));
            let rotation = Rotation::new(layouts, offsets, disc, true);
            for space in (0..32).map(Space::at) {
                let Pushed(to) = rotation.turn(space) else {
                    continue;
                };
                assert!(after.support(to) > disc);
                assert_ne!(after.space_of(Body::Oumuamua), to);
                match after.cell(to) {
                    Cell::Body(body) => panic!("pushed onto {body}"),
                    Cell::Asteroids => asteroids += 1,
                    Cell::Comet => comets += 1,
                    Cell::Empty => {}
                }
            }
        }
    }
    assert!(asteroids > 0 && comets > 0);
}

/// D-06: each of the first two landers covers an open space of choice.
#[test]
fn mars_has_data_for_two() {
    let mut t = Table::new(2);
    t.probe(1, "r2s2").probe(2, "r2s2").probe(2, "r2s2");
    t.play("land mars; trace orange left overflow");
    assert_eq!(t.own_choices(), ["space 1", "space 2"]);
    t.play("space 2");
    assert_eq!(t.diff(1), "vp+9 energy-3 data+1 pieces-1 traces+1");
    t.play("end").mark();
    t.play("land mars; trace orange left overflow; end");
    assert_eq!(t.diff(2), "vp+9 energy-3 data+2 pieces-1 traces+1");
    t.play("pass; take 134").mark();
    t.play("land mars; trace orange left overflow");
    assert_eq!(t.diff(2), "vp+9 energy-3 pieces-1 traces+1");
}

/// D-43: Uranus and Neptune lie in a fourth ring that never turns.
#[test]
fn there_are_four_rings() {
    assert_eq!(orrery_seti::names::SPACES, 32);
    assert!("r5s0".parse::<Space>().is_err());
    let mut t = Table::new(2);
    t.probe(1, "r3s0").play("move 1 r4s0");
    assert_eq!(t.diff(1), "energy-1 publicity+1");
    let moves: Vec<String> = t.choices();
    let moves: Vec<&String> = moves.iter().filter(|c| c.starts_with("move")).collect();
    assert_eq!(moves, ["move 1 r4s7", "move 1 r4s1", "move 1 r3s0"]);
    t.s.next_disc = 2;
    t.mark().play("pass");
    assert_eq!(t.s.offsets, [1, 1, 1]);
    assert_eq!(t.s.space_of(Body::Uranus).to_string(), "r4s0");
    assert_eq!(t.s.space_of(Body::Neptune).to_string(), "r4s3");
    assert_eq!(t.p(1).pieces[0].at.to_string(), "r4s0");
}

/// D-53
#[test]
fn the_launch_of_a_technology_tile_covers_a_circle() {
    let mut t = Table::new(2);
    t.played(1, "79").p(1).publicity = 6;
    t.mark().play("research; tech probe-1");
    assert_eq!(
        t.own_choices(),
        ["cover 79 1", "cover 79 2", "cover 79 3", "skip"]
    );
    t.play("cover 79 1");
    assert_eq!(t.diff(1), "vp+5 credits+1 publicity-6 pieces+1 techs+1");
}

/// D-54
#[test]
fn a_granted_landing_is_a_duty() {
    let mut t = Table::new(2);
    t.probe(1, "r2s2").probe(1, "r1s3").hand(1, "13");
    t.play("play 13");
    assert_eq!(t.own_choices(), ["land venus", "land mars"]);
    t.play("land venus; trace orange left overflow");
    assert_eq!(t.diff(1), "vp+8 credits-1 data+2 hand-1 pieces-1 traces+1");
    let mut nowhere = Table::new(2);
    nowhere.probe(1, "r2s3").hand(1, "13").play("play 13");
    assert_eq!(nowhere.diff(1), "credits-1 hand-1");
    assert_eq!(nowhere.decides(), "1 late");
}

/// D-69
#[test]
fn two_probes_on_one_space_are_one_choice() {
    let mut t = Table::new(2);
    t.probe(1, "r1s5").probe(1, "r1s5").probe(1, "r2s2");
    t.legal("move 1 r1s4; move 3 r2s3");
    assert!(!t.choices().iter().any(|c| c.starts_with("move 2")));
    t.hand(1, "17").play("play 17");
    assert_eq!(t.own_choices(), ["probe r1s5", "probe r2s2"]);
}

/// D-69: a probe and a capsule differ.
#[test]
fn a_probe_and_a_capsule_are_two_choices() {
    let mut t = Table::new(2);
    t.discover("left").probe(1, "r1s5").capsule(1, "r1s5", 3);
    t.legal("move 1 r1s4; move 2 r1s4");
}

//! The rival: launch, flight, orbit and landing (S19, rules 26 to 33).

use crate::rival::{acts, arrival, count, cover, gains, planet, ready, stored, tech, with_deck};
use crate::table::{Table, seat};
use orrery_seti::Event;
use orrery_seti::names::{Resource, Source, Species};
use orrery_seti::state::Marker;

/// S19.26
#[test]
fn the_rival_launches_if_none_of_its_probes_is_on_earth() {
    let mut t = with_deck(1, &[14]);
    t.probe(2, "r2s5").probe(2, "r3s5");
    assert_eq!(gains(&mut t), "publicity+1 pieces+1");
    assert_eq!(t.p(2).pieces[2].at.to_string(), "r1s5");
    assert_eq!(t.s.rival.progress, 1);
    let mut t = ready([0, 0, 0], 14);
    gains(&mut t);
    assert_eq!(acts(&t), [(14, 3, vec!["S19.26", "S19.20"])]);
    assert_eq!(t.p(2).pieces.len(), 1);
}

/// S19.27
#[test]
fn only_a_probe_on_earth_flies() {
    let mut t = with_deck(1, &[4]);
    t.probe(2, "r1s4");
    gains(&mut t);
    assert_eq!(acts(&t), [(4, 3, vec!["S19.45", "S19.27"])]);
    let mut t = ready([0, 0, 0], 4);
    gains(&mut t);
    assert_eq!(acts(&t), [(4, 2, vec!["S19.45"])]);
}

/// S19.27: every way of three steps to Mars and Jupiter leads through asteroids; Venus is two steps away.
#[test]
fn leaving_asteroids_costs_a_movement() {
    let mut t = ready([1, 0, 0], 4);
    gains(&mut t);
    assert_eq!(arrival(&t), "orbit venus");
    let mut t = ready([1, 0, 0], 12); // with four movements
    gains(&mut t);
    assert_eq!(arrival(&t), "land jupiter");
}

/// S19.27: S.17 in a game without 'Oumuamua.
#[test]
fn a_card_whose_planets_are_out_of_reach_does_something_else() {
    let mut t = ready([2, 0, 0], 17);
    gains(&mut t);
    assert_eq!(acts(&t), [(17, 2, vec!["S19.27"])]);
    assert_eq!(t.p(2).pieces.len(), 1);
}

/// S19.28
#[test]
fn the_first_reachable_planet_is_the_target() {
    let rows = [
        ([2, 0, 0], 4, "orbit jupiter"),
        ([2, 0, 0], 1, "orbit mars"),
        ([0, 4, 0], 4, "orbit mars"),
        ([0, 0, 0], 4, "orbit venus"),
        ([5, 2, 0], 1, "orbit saturn"),
    ];
    for (offsets, card, target) in rows {
        let mut t = ready(offsets, card);
        gains(&mut t);
        assert_eq!(arrival(&t), target);
    }
}

/// S19.29: Mars is next to Earth, but two comets are on a longer way.
#[test]
fn the_route_with_most_publicity_is_flown() {
    let mut t = ready([3, 0, 0], 1);
    assert_eq!(gains(&mut t), "vp+3 publicity+3 pieces-1");
}

/// S19.29, D-29: to Mars over a comet, not to Mars, the comet and Mars again.
#[test]
fn no_space_is_entered_twice() {
    let mut t = ready([5, 2, 0], 4);
    assert_eq!(gains(&mut t), "vp+3 publicity+2 pieces-1");
    assert_eq!(arrival(&t), "orbit mars");
    // a comet lies next to Earth and Mars; going back and over it again would be within four movements
    let mut t = ready([0, 4, 3], 13);
    gains(&mut t);
    assert_eq!(arrival(&t), "land mars");
    let flown = |event: &Event| {
        matches!(
            event,
            Event::Gained {
                resource: Resource::Publicity,
                n: 2,
                from: Source::Planets,
                ..
            }
        )
    };
    assert_eq!(count(&t, flown), 1);
}

/// S19.30, S19.25, S19.33, D-56: S.8 points to the left, S.4 to the right.
#[test]
fn a_probe_technology_lands_on_the_moon_given_by_the_arrow() {
    let rows: [(u8, &[&str], &str, &str, u8); 4] = [
        (8, &[], "land io", "vp+10 publicity+2 pieces-1", 4),
        (
            8,
            &["io"],
            "land europa",
            "vp+15 publicity+4 pieces-1 traces+2",
            0,
        ),
        (4, &[], "land callisto", "vp+13 publicity+2 pieces-1", 4),
        (
            4,
            &["callisto"],
            "land ganymede",
            "vp+12 publicity+6 pieces-1",
            0,
        ),
    ];
    for (card, taken, moon, gained, progress) in rows {
        let mut t = ready([2, 0, 0], card);
        t.s.rival.techs[tech("probe-2")] = 2;
        for name in taken {
            t.lander(1, name);
        }
        let diff = gains(&mut t);
        assert_eq!(arrival(&t), moon);
        assert_eq!(diff, gained);
        assert_eq!(t.s.rival.progress, progress);
        assert_eq!(stored(&t), ["probe-2"]);
    }
}

/// S19.30
#[test]
fn without_a_probe_technology_or_a_free_moon_there_is_no_moon_landing() {
    let mut t = ready([2, 0, 0], 4);
    t.s.rival.techs[tech("computer-1")] = 1;
    t.s.rival.techs[tech("telescope-1")] = 1;
    gains(&mut t);
    assert_eq!(arrival(&t), "orbit jupiter");
    let mut t = ready([2, 0, 0], 1);
    t.s.rival.techs[tech("probe-4")] = 1;
    t.lander(1, "phobos-deimos");
    gains(&mut t);
    assert_eq!(arrival(&t), "orbit mars");
    assert_eq!(stored(&t), ["probe-4"]);
}

/// S19.31: S.1 prefers orbiting (Venus), S.7 landing (Saturn).
#[test]
fn the_one_open_first_space_is_taken_otherwise_the_card_decides() {
    let rows = [
        (1, "venus", false, false, "orbit venus"),
        (1, "venus", true, false, "land venus"),
        (1, "venus", false, true, "orbit venus"),
        (1, "venus", true, true, "orbit venus"),
        (7, "saturn", false, false, "land saturn"),
        (7, "saturn", true, false, "land saturn"),
        (7, "saturn", false, true, "orbit saturn"),
        (7, "saturn", true, true, "land saturn"),
    ];
    for (card, body, orbiter, lander, expected) in rows {
        let mut t = ready([0, 0, 0], card);
        if orbiter {
            t.orbiter(1, body);
        }
        if lander {
            cover(&mut t, body, 0);
        }
        gains(&mut t);
        assert_eq!(arrival(&t), expected);
    }
}

/// S19.32, D-30, D-56: Mars; S.1 points to the left, S.4 to the right.
#[test]
fn the_arrow_gives_the_data_space_of_mars() {
    let rows = [
        ([2, 0, 0], 1, vec![], Some(0)),
        ([2, 0, 0], 1, vec![0], Some(1)),
        ([0, 4, 0], 4, vec![], Some(1)),
        ([0, 4, 0], 4, vec![1], Some(0)),
        ([2, 0, 0], 1, vec![0, 1], None),
    ];
    for (offsets, card, covered, space) in rows {
        let mut t = ready(offsets, card);
        t.orbiter(1, "mars");
        covered
            .iter()
            .for_each(|&space| cover(&mut t, "mars", space));
        gains(&mut t);
        let mine = |space: &usize| {
            t.s.planets[planet("mars")].first_landers[*space] == Some(Marker::of(seat(2)))
        };
        assert_eq!((0..3).find(mine), space);
        let expected = if space.is_some() {
            "land mars"
        } else {
            "orbit mars"
        };
        assert_eq!(arrival(&t), expected);
        let data = [2, 1];
        if let Some(space) = space {
            assert_eq!(t.s.players[1].computer.upper, data[space]);
        }
    }
}

/// S19.32, D-30, S19.33: 'Oumuamua; S.17 points to the left.
#[test]
fn the_arrow_gives_the_data_space_of_oumuamua() {
    for (covered, space, gained, data) in [
        (0, 0, "vp+9 publicity+2 exofossils+2 pieces-1", 3),
        (1, 1, "vp+9 publicity+2 exofossils+2 pieces-1", 2),
        (2, 2, "vp+9 publicity+1 exofossils+2 pieces-1", 1),
    ] {
        let mut t = Table::solo_with(1, Species::Oumuamua, Species::Anomalies);
        t.rival_deck(&[17]);
        t.discover("left").orbiter(1, "oumuamua").probe(2, "r1s5");
        (0..covered).for_each(|space| cover(&mut t, "oumuamua", space));
        assert_eq!(gains(&mut t), gained);
        let landers = t.s.planets[planet("oumuamua")].first_landers;
        assert_eq!(landers[space], Some(Marker::of(seat(2))));
        assert_eq!(t.p(2).computer.upper, data);
    }
}

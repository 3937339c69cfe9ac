//! Species cards ET.41 to ET.55: Exertians. Each is played face down by a seat that reaches the first
//! Exertian milestone with 20 points in its last turn, and revealed at the end.

use crate::table::{Table, seat};
use orrery_seti::names::{Card, Source, Species, Star};

/// Points the card scored at the end, and its danger.
fn revealed(text: &str, prepare: &dyn Fn(&mut Table)) -> (i16, u16) {
    let mut t = Table::with_species(2, Species::Exertians, Species::Anomalies);
    t.discover("left").no_milestones();
    let card: Card = text.parse().unwrap();
    let index = t.s.species[0]
        .deck
        .iter()
        .position(|&one| one == card)
        .unwrap();
    t.s.species[0].deck.remove(index);
    t.p(1).exertians.insert(card);
    prepare(&mut t);
    t.s.round = 5;
    t.score(1, 20).play(&format!("pass; secret {text}"));
    assert_eq!(
        (t.diff(1), t.s.danger(seat(2))),
        (String::new(), 0),
        "nothing before the end"
    );
    let danger = t.s.danger(seat(1));
    t.play("pass");
    let points = t.p(1).points[Source::Species.index()];
    let total = 20 + points as u16;
    let lost = if danger > 0 { total / 10 } else { 0 };
    assert_eq!(t.p(1).score, total - lost);
    (points, danger)
}

/// Danger and points of a card, a position that just meets its condition, and one that just does not.
fn check(
    card: &str,
    danger: u16,
    points: i16,
    met: impl Fn(&mut Table),
    not_met: impl Fn(&mut Table),
) {
    assert_eq!(revealed(card, &met), (points, danger));
    assert_eq!(revealed(card, &not_met), (0, danger));
}

/// Gives win markers: `wins(t, 1, "vega", 2)`.
fn wins(t: &mut Table, number: usize, star: &str, n: u8) {
    let star: Star = star.parse().unwrap();
    t.s.sectors[star.index()].wins[number - 1] = n;
}

fn landers(t: &mut Table, sites: &str) {
    sites.split(' ').for_each(|site| {
        t.lander(1, site);
    });
}

fn orbiters(t: &mut Table, planets: &str) {
    planets.split(' ').for_each(|planet| {
        t.orbiter(1, planet);
    });
}

/// Puts missions in front of seat 1, the first `completed` of them completed.
fn missions(t: &mut Table, text: &str, completed: usize) {
    t.played(1, text);
    for card in text.split(' ').take(completed) {
        t.s.completed.insert(card.parse().unwrap());
    }
}

/// ET.41
#[test]
fn razor_edge_shuttle_wants_three_probe_technologies() {
    check(
        "et.41",
        6,
        14,
        |t| {
            t.tech(1, "probe-1 probe-2 probe-4");
        },
        |t| {
            t.tech(1, "probe-1 probe-2 telescope-1 computer-1")
                .tech(2, "probe-3");
        },
    );
}

/// ET.42
#[test]
fn deflector_wants_three_telescope_technologies() {
    check(
        "et.42",
        7,
        15,
        |t| {
            t.tech(1, "telescope-1 telescope-2 telescope-3");
        },
        |t| {
            t.tech(1, "telescope-1 telescope-2 probe-1 computer-1");
        },
    );
}

/// ET.43
#[test]
fn expender_core_wants_three_computer_technologies() {
    check(
        "et.43",
        3,
        9,
        |t| {
            t.tech(1, "computer-1 computer-2 computer-3 computer-4");
        },
        |t| {
            t.tech(1, "computer-1 computer-2 telescope-1 probe-1");
        },
    );
}

/// Two wins of a colour, in one sector or in both; one win is too few, and wins of others do not count.
fn check_wins(card: &str, danger: u16, points: i16, stars: [&str; 2], other: &str) {
    let one_short = |t: &mut Table| {
        wins(t, 1, stars[0], 1);
        wins(t, 1, other, 3);
        wins(t, 2, stars[1], 2);
    };
    check(card, danger, points, |t| wins(t, 1, stars[1], 2), one_short);
    let both = |t: &mut Table| stars.into_iter().for_each(|star| wins(t, 1, star, 1));
    check(card, danger, points, both, one_short);
}

/// ET.44
#[test]
fn pierced_exoplanet_wants_two_red_wins() {
    check_wins(
        "et.44",
        4,
        12,
        ["barnards-star", "proxima-centauri"],
        "vega",
    );
}

/// ET.45
#[test]
fn core_breach_exoplanet_wants_two_blue_wins() {
    check_wins("et.45", 4, 12, ["procyon", "sirius-a"], "barnards-star");
}

/// ET.46
#[test]
fn vortex_exoplanet_wants_two_yellow_wins() {
    check_wins("et.46", 4, 12, ["kepler-22", "61-virginis"], "procyon");
}

/// ET.47
#[test]
fn fission_sun_exoplanet_wants_two_black_wins() {
    check_wins("et.47", 5, 14, ["vega", "beta-pictoris"], "kepler-22");
}

/// ET.48
#[test]
fn oscillating_probes_wants_three_orbiters() {
    check(
        "et.48",
        3,
        11,
        |t| orbiters(t, "mars mars venus"),
        |t| {
            orbiters(t, "mars venus");
            landers(t, "mars venus io");
            t.orbiter(2, "mars");
        },
    );
}

/// ET.49: moons count.
#[test]
fn generative_infrastructure_wants_four_landers() {
    check(
        "et.49",
        7,
        16,
        |t| landers(t, "mars venus io titan"),
        |t| {
            landers(t, "mars venus io");
            orbiters(t, "mars venus");
            t.lander(2, "titan");
        },
    );
}

/// ET.50: orbiters, landers and landers on moons of one planet.
#[test]
fn casette_deployment_wants_three_figures_at_one_planet() {
    check(
        "et.50",
        2,
        10,
        |t| {
            orbiters(t, "jupiter");
            landers(t, "jupiter europa");
        },
        |t| {
            orbiters(t, "jupiter mars");
            landers(t, "europa mars titan");
            t.lander(2, "jupiter").lander(2, "mars");
        },
    );
}

/// ET.51: incomes of any kind, without the starting income card.
#[test]
fn extractor_wants_eight_tucked_cards() {
    check(
        "et.51",
        8,
        18,
        |t| {
            t.tucked(1, "1 2 3 4 5 6 7 8");
        },
        |t| {
            t.tucked(1, "1 2 3 4 5 6 7").tucked(2, "8");
        },
    );
}

/// ET.52: discovery, board and overflow spaces of the Exertians.
#[test]
fn automated_lab_wants_six_traces_of_the_exertians() {
    check(
        "et.52",
        0,
        7,
        |t| {
            t.found(1, "left", "pink")
                .overflow(1, "left", "blue", 3)
                .overflow(1, "left", "pink", 2);
        },
        |t| {
            t.overflow(1, "left", "blue", 5)
                .overflow(1, "right", "blue", 6);
        },
    );
}

/// ET.53
#[test]
fn neuralab_wants_six_traces_of_the_other_species() {
    check(
        "et.53",
        9,
        20,
        |t| {
            t.found(1, "right", "pink").overflow(1, "right", "blue", 5);
        },
        |t| {
            t.overflow(1, "right", "blue", 5)
                .overflow(1, "left", "blue", 6);
        },
    );
}

/// ET.54: over both species.
#[test]
fn nanowielder_node_wants_five_traces_of_one_colour() {
    check(
        "et.54",
        1,
        8,
        |t| {
            t.overflow(1, "left", "orange", 3)
                .overflow(1, "right", "orange", 2);
        },
        |t| {
            t.overflow(1, "left", "orange", 4)
                .overflow(1, "right", "pink", 4);
        },
    );
}

/// ET.55
#[test]
fn stratoelevator_wants_five_completed_missions() {
    check(
        "et.55",
        4,
        12,
        |t| missions(t, "32 33 34 35 36", 5),
        |t| missions(t, "32 33 34 35 36 37", 4),
    );
}

//! The 28 planet cards: every printed value is used when the planet is colonised (K7.2), exploited (K7.8),
//! terraformed (K7.5) and scored (K14.2).

use crate::table::{Table, cubes};
use orrery_kepler::names::{Cubes, Kind, Main, Source, Tech, Track};

/// Type, terraform level, cost, what it produces as a colony and terraformed, points.
type Printed = (&'static str, Kind, u8, Cubes, Cubes, Cubes, u8);

#[rustfmt::skip]
const PLANETS: [Printed; 28] = [
    ("planet 1", Kind::Rocky, 1, cubes(0, 1, 0), cubes(0, 1, 0), cubes(1, 1, 0), 1),
    ("planet 2", Kind::Oceanic, 1, cubes(1, 0, 0), cubes(1, 0, 0), cubes(1, 1, 0), 1),
    ("planet 3", Kind::Rocky, 1, cubes(1, 1, 0), cubes(1, 1, 0), cubes(1, 1, 0), 2),
    ("planet 4", Kind::Oceanic, 1, cubes(0, 1, 0), cubes(1, 0, 0), cubes(2, 0, 0), 1),
    ("planet 5", Kind::SuperEarth, 2, cubes(1, 1, 0), cubes(0, 1, 0), cubes(1, 2, 0), 2),
    ("planet 6", Kind::Rocky, 1, cubes(0, 2, 0), cubes(0, 2, 0), cubes(1, 2, 0), 2),
    ("planet 7", Kind::Oceanic, 1, cubes(2, 0, 0), cubes(2, 0, 0), cubes(2, 1, 0), 2),
    ("planet 8", Kind::Rocky, 2, cubes(1, 1, 0), cubes(1, 1, 0), cubes(1, 2, 0), 2),
    ("planet 9", Kind::Oceanic, 2, cubes(2, 0, 0), cubes(1, 1, 0), cubes(2, 1, 0), 2),
    ("planet 10", Kind::SuperEarth, 2, cubes(1, 2, 0), cubes(1, 0, 0), cubes(2, 1, 0), 3),
    ("planet 11", Kind::Rocky, 2, cubes(1, 2, 0), cubes(0, 2, 0), cubes(1, 3, 0), 3),
    ("planet 12", Kind::Oceanic, 2, cubes(2, 1, 0), cubes(2, 0, 0), cubes(2, 1, 0), 3),
    ("planet 13", Kind::SuperEarth, 2, cubes(2, 1, 0), cubes(0, 1, 0), cubes(1, 2, 0), 3),
    ("planet 14", Kind::Rocky, 2, cubes(2, 1, 0), cubes(1, 1, 0), cubes(2, 1, 0), 3),
    ("planet 15", Kind::Oceanic, 3, cubes(2, 2, 0), cubes(1, 1, 0), cubes(2, 2, 0), 3),
    ("planet 16", Kind::SuperEarth, 3, cubes(2, 2, 0), cubes(1, 0, 0), cubes(2, 2, 0), 4),
    ("planet 17", Kind::Rocky, 3, cubes(1, 3, 0), cubes(1, 2, 0), cubes(1, 3, 0), 4),
    ("planet 18", Kind::GasGiant, 3, cubes(3, 1, 0), cubes(2, 1, 0), cubes(3, 1, 0), 3),
    ("planet 19", Kind::Oceanic, 3, cubes(3, 1, 0), cubes(2, 1, 0), cubes(3, 1, 0), 4),
    ("planet 20", Kind::SuperEarth, 3, cubes(2, 3, 0), cubes(0, 1, 0), cubes(2, 2, 0), 4),
    ("planet 21", Kind::GasGiant, 3, cubes(2, 2, 0), cubes(1, 2, 0), cubes(2, 2, 0), 4),
    ("planet 22", Kind::GasGiant, 4, cubes(2, 3, 0), cubes(1, 3, 0), cubes(2, 3, 0), 4),
    ("planet 23", Kind::SuperEarth, 4, cubes(3, 3, 0), cubes(1, 1, 0), cubes(3, 2, 0), 5),
    ("planet 24", Kind::GasGiant, 4, cubes(3, 2, 0), cubes(3, 1, 0), cubes(4, 1, 0), 4),
    ("planet 25", Kind::GasGiant, 4, cubes(3, 3, 0), cubes(2, 2, 0), cubes(3, 2, 0), 5),
    ("planet 26", Kind::Alien, 4, cubes(2, 0, 1), cubes(1, 0, 1), cubes(1, 1, 1), 4),
    ("planet 27", Kind::Alien, 4, cubes(2, 1, 1), cubes(0, 1, 1), cubes(1, 1, 1), 5),
    ("planet 28", Kind::Alien, 4, cubes(2, 2, 1), cubes(1, 0, 1), cubes(1, 1, 2), 5),
];

/// Leadership for colonising and for terraforming.
fn leadership(kind: Kind) -> (u8, u8) {
    match kind {
        Kind::Oceanic => (1, 1),
        Kind::Rocky => (2, 0),
        Kind::SuperEarth => (0, 2),
        Kind::GasGiant => (1, 2),
        Kind::Alien => (2, 2),
    }
}

/// Player 1 can do everything and stands on space 8 of the colonial track, before spaces without a choice.
fn table() -> Table {
    let mut t = Table::new(4);
    t.level(1, Tech::AntimatterScience, 3)
        .level(1, Tech::Terraforming, 4);
    t.set_track(1, Track::Colonial, 8).earth(1, cubes(0, 0, 0));
    t.p(1).cube = 0;
    t
}

#[test]
fn every_planet_as_printed() {
    for (number, (name, kind, level, cost, colony, terraformed, points)) in (1..).zip(PLANETS) {
        let mut t = table();
        t.tile(&u8::to_string(&number), "5,15").ship(1, 1, "5,15");
        t.action(Main::ColonialSettlement)
            .play(&format!("settle {number}"));
        let (colonising, terraforming) = leadership(kind);
        assert_eq!(t.track(1, Track::Colonial), 8 + colonising, "{name}");
        assert_eq!(t.on_planet(1, number), cubes(0, 0, 0), "{name}");

        for (turned, expected) in [(false, colony), (true, terraformed)] {
            let mut t = table();
            t.colony(1, number, cubes(0, 0, 0));
            if turned {
                t.terraformed(1, number);
            }
            t.action(Main::PlanetaryExploitation)
                .play(&format!("exploit {number}"));
            let most = t.choices()[0].clone();
            t.play(&most);
            assert_eq!(t.on_planet(1, number), expected, "{name}");
        }

        let terraform = format!("terraform {number}");
        let ready = |cost: Cubes, level: u8| {
            let mut t = table();
            t.colony(1, number, cost)
                .level(1, Tech::Terraforming, level);
            t.action(Main::Terraform);
            t
        };
        ready(cost, level - 1).illegal(&terraform);
        for less in [cubes(1, 0, 0), cubes(0, 1, 0), cubes(0, 0, 1)] {
            if cost.covers(less) {
                ready(cost - less, level).illegal(&terraform);
            }
        }
        let mut t = ready(cost, level);
        assert_eq!(t.points(1, Source::Terraformed), 0, "{name}");
        t.play(&terraform);
        assert_eq!(t.on_planet(1, number), cubes(0, 0, 0), "{name}");
        assert_eq!(t.track(1, Track::Colonial), 8 + terraforming, "{name}");
        assert_eq!(
            t.points(1, Source::Terraformed),
            i32::from(points),
            "{name}"
        );
    }
}

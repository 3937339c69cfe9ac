//! The 17 objectives (K20.6): each just fulfilled, and just not.

use crate::table::{Table, cubes};
use orrery_core::Game;
use orrery_kepler::names::{Source, Tech, Track};

const SHORT: [&str; 4] = ["-2,14", "0,14", "-3,16", "-1,16"];
const MEDIUM: [&str; 2] = ["-7,14", "-5,14"];
const LONG: [&str; 3] = ["0,0", "2,0", "4,0"];

/// Points of this objective for player 1.
fn scores(id: &str, prepare: impl Fn(&mut Table)) -> i32 {
    let mut t = Table::new(2);
    t.objective(1, id);
    t.set_track(2, Track::Colonial, 5)
        .set_track(2, Track::Technology, 5);
    prepare(&mut t);
    t.points(1, Source::Objectives)
}

/// The points of an objective, a position that fulfils it, and one that does not quite.
fn check(id: &str, points: i32, met: impl Fn(&mut Table), not_met: impl Fn(&mut Table)) {
    assert_eq!(scores(id, met), points, "{id}");
    assert_eq!(scores(id, not_met), 0, "{id}");
}

fn colonies(t: &mut Table, planets: &[u8]) {
    for &planet in planets {
        t.colony(1, planet, cubes(0, 0, 0));
    }
}

fn terraformed(t: &mut Table, planets: &[u8]) {
    colonies(t, planets);
    for &planet in planets {
        t.terraformed(1, planet);
    }
}

/// Colonies on these hexes, the planets 1, 2, 3 …
fn lying(t: &mut Table, hexes: &[&str]) {
    for (planet, hex) in (1..).zip(hexes) {
        t.tile(&u8::to_string(&planet), hex);
        colonies(t, &[planet]);
    }
}

/// A ship on each of the first `mines` mines, and so many beside Sol.
fn ships(t: &mut Table, mines: usize, beside_sol: usize) {
    for ship in 0..mines {
        let mine = t.up("mine", ship);
        t.ship(1, ship + 1, &mine);
    }
    for (ship, hex) in (mines..mines + beside_sol).zip(["4,15", "4,14", "3,14"]) {
        t.ship(1, ship + 1, hex);
    }
}

#[test]
fn standard_objectives() {
    check(
        "base-logistica-esterna",
        5,
        |t| {
            lying(t, &LONG[..1]);
            t.terraformed(1, 1);
        },
        |t| {
            lying(t, &[LONG[0], MEDIUM[0], SHORT[0]]); // long, but not terraformed
            t.terraformed(1, 2).terraformed(1, 3);
        },
    );
    // One terraformed planet of a type; all other types and an untouched colony do not do.
    for (id, points, one, others) in [
        ("progetto-atlantide", 4, 2, [4, 1, 5, 18, 26]),
        ("progetto-helios", 4, 1, [3, 2, 5, 18, 26]),
        ("progetto-titano", 5, 18, [21, 1, 2, 5, 26]),
        ("progetto-eden", 5, 5, [10, 1, 2, 18, 26]),
        ("studio-extraterrestre", 6, 26, [28, 1, 2, 5, 18]),
    ] {
        check(
            id,
            points,
            |t| terraformed(t, &[one]),
            |t| {
                colonies(t, &others[..1]);
                terraformed(t, &others[1..]);
            },
        );
    }
    check(
        "ramo-scientifico-elite",
        4,
        |t| t.p(1).techs = [0, 0, 4, 0, 0],
        |t| t.p(1).techs = [3, 3, 3, 3, 3],
    );
    check(
        "padronanza-antimateria",
        4,
        |t| {
            t.earth(1, cubes(0, 0, 1)).colony(1, 2, cubes(0, 0, 1));
        },
        |t| {
            t.earth(1, cubes(0, 0, 1)).burned(1, cubes(0, 0, 1)); // storage and well do not count
        },
    );
    check(
        "contatto-extraterrestre",
        5,
        |t| colonies(t, &[28]),
        |t| terraformed(t, &[1, 2, 5, 18, 22]),
    );
    check(
        "supporto-logistico",
        4,
        |t| ships(t, 1, 2),
        |t| ships(t, 1, 1),
    );
    assert_eq!(scores("supporto-logistico", |t| ships(t, 0, 3)), 0);
    assert_eq!(scores("supporto-logistico", |t| ships(t, 2, 1)), 4);
}

#[test]
fn advanced_objectives() {
    let beside = |far: &'static str, near: &[&'static str]| [near, &[far]].concat();
    check(
        "logistica-interna",
        6,
        |t| lying(t, &SHORT[..3]),
        |t| lying(t, &beside(MEDIUM[0], &SHORT[..2])),
    );
    check(
        "logistica-esterna",
        7,
        |t| lying(t, &LONG[..2]),
        |t| lying(t, &beside(MEDIUM[0], &LONG[..1])),
    );
    check(
        "piano-coloniale",
        6,
        |t| colonies(t, &[1, 2, 3, 4, 5]),
        |t| terraformed(t, &[1, 2, 3, 4]),
    );
    check(
        "programma-gemini",
        7,
        |t| terraformed(t, &[2, 1, 4]),
        |t| {
            terraformed(t, &[2, 1, 5, 18]);
            colonies(t, &[4]);
        },
    );
    check(
        "espansione-civile",
        8,
        |t| terraformed(t, &[1, 2, 3, 4]),
        |t| {
            terraformed(t, &[1, 2, 3]);
            colonies(t, &[4, 5]);
        },
    );
    for (id, track, other) in [
        ("supremazia-coloniale", Track::Colonial, Track::Technology),
        ("supremazia-tecnologica", Track::Technology, Track::Colonial),
    ] {
        check(
            id,
            8,
            |t| {
                t.set_track(1, track, 5); // a tie is enough
            },
            |t| {
                t.set_track(1, track, 4).set_track(1, other, 20);
            },
        );
    }
}

/// K14.2, K14.3: at the end of the game the points of the card are part of the score.
#[test]
fn an_objective_counts_at_the_end_of_the_game() {
    let mut t = Table::new(2);
    t.objective(1, "ramo-scientifico-elite")
        .objective(2, "padronanza-antimateria");
    t.level(1, Tech::SpaceTravel, 4).earth(2, cubes(3, 3, 1));
    t.last_round().to_the_end();
    let sides = t.s.outcome().unwrap().sides;
    let objectives = sides
        .iter()
        .map(|side| side.breakdown.last().unwrap().clone());
    let expected = [4, 0].map(|points| ("objectives".to_owned(), points));
    assert_eq!(objectives.collect::<Vec<_>>(), expected);
    assert_eq!([sides[0].score, sides[1].score], [4 + 3, 1]);
}

//! K14: the end of the game.

use crate::table::{Table, cubes, seat};
use orrery_core::{Game, Viewer};
use orrery_kepler::names::{ObjectiveSet, Source, Tech, Track};
use orrery_kepler::{Event, Options};

const SHORT: [&str; 2] = ["-2,14", "0,14"];
const MEDIUM: [&str; 2] = ["-7,14", "-5,14"];
const LONG: [&str; 2] = ["0,0", "2,0"];

/// K14.1: rounds 1 to 15 are followed by another; after round 16 with its card and its medals all is over.
#[test]
fn k14_1_the_game_ends_after_round_16() {
    let mut t = Table::new(2);
    t.last_round().burned(1, cubes(2, 0, 0));
    t.s.on_card = [1, 0];
    t.s.medals[0].remove(4);
    t.finish_turns()
        .decides(1, "regenerate")
        .play("regenerate energy");
    assert!(t.s.outcome().is_none());
    t.play("skip");
    assert!(t.s.decision().is_none());
    assert_eq!((t.p(1).well, t.p(1).medals), (cubes(1, 0, 0), [1, 0]));
    assert!(t.said(&Event::GameOver));
    let mut t = Table::new(2);
    t.last_round();
    t.s.round = 15;
    t.s.deck.push(t.s.boxed.pop().unwrap());
    let card =
        t.s.pack
            .cards
            .iter()
            .position(|card| card.id == "accordo-espansione");
    t.s.boxed.push(card.unwrap() as u8);
    t.s.boxed.sort_unstable();
    t.finish_turns();
    assert_eq!((t.s.round, t.asks().1), (16, "main"));
}

/// Points of player 1 from one source after `prepare`; all others must stay as they are without it, apart
/// from those named.
fn only(source: Source, also: &[Source], prepare: impl Fn(&mut Table)) -> i32 {
    let mut t = Table::new(2);
    t.objective(1, "studio-extraterrestre"); // out of reach below
    let before = t.s.points(seat(1));
    assert_eq!(before, [0; 11]);
    prepare(&mut t);
    for &other in Source::ALL {
        let own = other == source || also.contains(&other);
        assert!(own || t.points(1, other) == 0, "{other} scores too");
    }
    t.points(1, source)
}

fn colonies(t: &mut Table, planets: &[u8]) {
    for &planet in planets {
        t.colony(1, planet, cubes(0, 0, 0));
    }
}

/// Item 1: antimatter on the planet cards, Earth included; not storage (3 cubes here), not the well.
#[test]
fn k14_2_antimatter() {
    let points = |earth, planet, well| {
        only(Source::Antimatter, &[Source::Zones], |t| {
            t.earth(1, cubes(3, 3, earth))
                .colony(1, 2, cubes(1, 1, planet));
            t.burned(1, cubes(0, 0, well));
        })
    };
    let scored = [
        points(0, 0, 0),
        points(1, 0, 1),
        points(1, 2, 0),
        points(0, 0, 3),
    ];
    assert_eq!(scored, [0, 1, 3, 0]);
}

/// Items 2 and 3, `all-types` and `three-of-a-type`: colonies are enough, and each scores once.
#[test]
fn k14_2_types_of_planets() {
    let also = [Source::Zones];
    let all = |planets: &[u8]| only(Source::AllTypes, &also, |t| colonies(t, planets));
    assert_eq!((all(&[1, 2, 5, 18, 26]), all(&[1, 2, 5, 18])), (5, 0));
    let three = |planets: &[u8]| only(Source::ThreeOfAType, &also, |t| colonies(t, planets));
    assert_eq!((three(&[1, 3, 2, 4]), three(&[1, 3, 6])), (0, 3));
    assert_eq!(three(&[2, 4, 7, 15, 19]), 3, "five of a type score no more");
}

/// Item 4, `ship-on-mine`: not for ships elsewhere.
#[test]
fn k14_2_ships_on_mines() {
    let points = |mines: usize| {
        only(Source::Mines, &[], |t| {
            t.ship(1, 3, "4,15");
            for ship in 0..mines {
                let mine = t.up("mine", ship);
                t.ship(1, ship + 1, &mine);
            }
        })
    };
    assert_eq!([points(0), points(1), points(2)], [0, 2, 4]);
}

/// Items 5 and 6, `maxed-technology` and `medal`.
#[test]
fn k14_2_technologies_and_medals() {
    let techs = |techs: [u8; 5]| only(Source::Technologies, &[], |t| t.p(1).techs = techs);
    assert_eq!(
        [techs([3; 5]), techs([4, 0, 0, 4, 3]), techs([4; 5])],
        [0, 6, 15]
    );
    let medals = |medals: [u8; 2]| only(Source::Medals, &[], |t| t.p(1).medals = medals);
    assert_eq!([medals([1, 0]), medals([0, 1]), medals([3, 2])], [2, 2, 10]);
}

/// Item 7, `zone-short`, `zone-medium`, `zone-long`: the zone of the hex, for a colony as for a terraformed
/// planet.
#[test]
fn k14_2_zones() {
    let points = |hexes: &[&str]| {
        only(Source::Zones, &[Source::Terraformed], |t| {
            for (planet, hex) in (1..).zip(hexes) {
                t.tile(&u8::to_string(&planet), hex);
                colonies(t, &[planet]);
            }
            t.terraformed(1, 1);
        })
    };
    assert_eq!(
        [
            points(&SHORT[..1]),
            points(&MEDIUM[..1]),
            points(&LONG[..1])
        ],
        [1, 2, 3]
    );
    assert_eq!(
        points(&[SHORT[0], SHORT[1], MEDIUM[0], LONG[0], LONG[1]]),
        10
    );
}

/// Item 8: see K12.6. Item 9: what is printed on each terraformed planet; `planets.rs` has them all.
#[test]
fn k14_2_tracks_and_terraformed_planets() {
    let both = [Source::Technology];
    let points = only(Source::Colonial, &both, |t| {
        t.set_track(1, Track::Colonial, 9)
            .set_track(1, Track::Technology, 20);
    });
    assert_eq!(points, 4);
    let mut t = Table::new(2);
    colonies(&mut t, &[1, 3, 10, 16, 23]);
    for planet in [10, 16, 23] {
        t.terraformed(1, planet);
    }
    assert_eq!(t.points(1, Source::Terraformed), 3 + 4 + 5);
}

/// All of it added up; the parts are in the order of K14.2 and add up to the score.
#[test]
fn k14_2_the_score_is_the_sum() {
    let mut t = Table::new(2);
    t.objective(1, "progetto-atlantide")
        .objective(2, "progetto-eden");
    t.earth(1, cubes(3, 3, 2)).level(1, Tech::SpaceTravel, 4); // 2, 3
    t.tile("2", LONG[0]);
    colonies(&mut t, &[2]); // 3
    t.terraformed(1, 2); // 1, and the objective: 4
    t.set_track(1, Track::Colonial, 12)
        .set_track(1, Track::Technology, 9); // 6, 4
    t.last_round().to_the_end();
    let side = t.s.outcome().unwrap().sides[0].clone();
    let parts: Vec<(&str, i32)> = side
        .breakdown
        .iter()
        .map(|(id, n)| (id.as_str(), *n))
        .collect();
    let expected = [
        ("antimatter", 2),
        ("all-types", 0),
        ("three-of-a-type", 0),
        ("mines", 0),
        ("technologies", 3),
        ("medals", 0),
        ("zones", 3),
        ("colonial-track", 6),
        ("technology-track", 4),
        ("terraformed", 1),
        ("objectives", 4),
    ];
    assert_eq!((parts.as_slice(), side.score), (expected.as_slice(), 23));
}

/// K14.3, [R15]: an objective that was fulfilled stays so, and is hidden until the end.
#[test]
fn k14_3_objectives_once_fulfilled_count_at_the_end() {
    let mut t = Table::new(2);
    t.objective(1, "padronanza-antimateria");
    t.earth(1, cubes(3, 3, 2)).last_round();
    assert_eq!(t.points(1, Source::Objectives), 4, "fulfilled now");
    let seen = |t: &Table| t.s.view(Viewer::Spectator).players[0].objective;
    assert_eq!(seen(&t), None);
    t.on_to(1, "bonus")
        .play("bonus civil-modernity; burn antimatter earth");
    let goal = &t.s.view(Viewer::Seat(seat(1))).players[0].goals[0];
    assert_eq!((goal.progress.as_slice(), goal.met), (&[(1, 2)][..], true));
    t.to_the_end();
    assert!(seen(&t).is_some());
    let parts = t.s.outcome().unwrap().sides[0].breakdown.clone();
    assert_eq!(parts.last().unwrap().1, 4, "it was fulfilled before");
}

/// [R15]: it counts for whoever is dealt the card in a guess of the hidden cards, too, because everybody could
/// see it happen.
#[test]
fn r15_what_was_fulfilled_is_noted_for_every_objective() {
    let mut t = Table::new(2);
    t.objective(1, "progetto-titano");
    t.earth(1, cubes(3, 3, 2)).last_round();
    t.on_to(1, "bonus")
        .play("bonus civil-modernity; burn antimatter earth")
        .objective(1, "padronanza-antimateria");
    assert_eq!(t.points(1, Source::Objectives), 4);
    assert_eq!(t.points(2, Source::Objectives), 0);
}

/// [R15]: whoever is ahead on a track is ahead at the end, or not at all.
#[test]
fn r15_comparisons_are_decided_at_the_end() {
    let options = Options {
        players: 2,
        objectives: Some(ObjectiveSet::Advanced),
        first: Some(seat(1)),
        ..Options::default()
    };
    let mut t = Table::with(&options);
    t.objective(1, "supremazia-coloniale");
    t.set_track(1, Track::Colonial, 5).last_round();
    assert_eq!(t.points(1, Source::Objectives), 8);
    t.on_to(2, "main").set_track(2, Track::Colonial, 6);
    t.to_the_end();
    assert_eq!(t.points(1, Source::Objectives), 0);
}

/// K14.3: the log tells everybody's objective, and whether it is fulfilled, after the end and not before.
#[test]
fn k14_3_the_log_reveals_the_objectives() {
    let mut t = Table::new(2);
    t.objective(1, "padronanza-antimateria")
        .objective(2, "progetto-titano");
    t.earth(1, cubes(3, 3, 2)).last_round();
    t.to_the_end();
    let mut revealed = Vec::new();
    let mut over = false;
    for told in &t.events {
        match told.event {
            Event::GameOver => over = true,
            Event::Objective {
                objective,
                seat,
                fulfilled,
            } => {
                assert!(over);
                let id = t.s.pack.objectives[objective.index as usize].id.clone();
                revealed.push((seat.number(), id, fulfilled));
            }
            _ => {}
        }
    }
    assert_eq!(
        revealed,
        [
            (1, "padronanza-antimateria".to_owned(), true),
            (2, "progetto-titano".to_owned(), false)
        ]
    );
}

/// Who wins when both have 9 points: with these terraformed planets.
fn winners(planets: [&[u8]; 2]) -> [bool; 2] {
    let mut t = Table::new(2);
    for (number, planets) in (1..).zip(planets) {
        t.objective(
            number,
            ["studio-extraterrestre", "contatto-extraterrestre"][number as usize - 1],
        );
        let mut hexes = ["0,0", "2,0", "4,0", "6,0"]
            .into_iter()
            .skip(2 * (number as usize - 1));
        for &planet in planets {
            t.tile(&planet.to_string(), hexes.next().unwrap());
            t.colony(number, planet, cubes(0, 0, 0))
                .terraformed(number, planet);
        }
    }
    t.last_round();
    for number in [1, 2] {
        // Medals and cubes fill up to 19 points.
        let missing = 19 - t.s.points(seat(number)).iter().sum::<i32>() as u8;
        t.earth(number, cubes(3, 3, missing % 2));
        t.p(number).medals = [missing / 2, 0];
        t.s.supplied += missing / 2;
    }
    t.to_the_end();
    let sides = t.s.outcome().unwrap().sides;
    assert_eq!([sides[0].score, sides[1].score], [19, 19]);
    [sides[0].won, sides[1].won]
}

/// K14.4, [R16], [R5]: the highest number of a terraformed planet breaks a tie, not how many there are;
/// without any the victory is shared.
#[test]
fn k14_4_most_points_then_the_highest_terraformed_planet() {
    let mut t = Table::new(3);
    t.set_track(2, Track::Colonial, 9)
        .set_track(3, Track::Colonial, 3);
    t.last_round().to_the_end();
    let won: Vec<bool> =
        t.s.outcome()
            .unwrap()
            .sides
            .iter()
            .map(|side| side.won)
            .collect();
    assert_eq!(won, [false, true, false]);

    assert_eq!(winners([&[7], &[5]]), [true, false]);
    assert_eq!(winners([&[1, 6], &[7]]), [false, true]);
    assert_eq!(winners([&[1], &[]]), [true, false]);
    assert_eq!(winners([&[], &[]]), [true, true]);
}

/// K14.4: a colony that is not terraformed breaks no tie.
#[test]
fn k14_4_colonies_break_no_tie() {
    let mut t = Table::new(2);
    t.objective(1, "studio-extraterrestre")
        .objective(2, "contatto-extraterrestre");
    t.tile("23", "0,0").tile("1", "2,0");
    t.colony(1, 23, cubes(0, 0, 0)).colony(2, 1, cubes(0, 0, 0));
    t.last_round().to_the_end();
    let sides = t.s.outcome().unwrap().sides;
    assert_eq!(sides[0].score, sides[1].score);
    assert!(sides[0].won && sides[1].won);
}

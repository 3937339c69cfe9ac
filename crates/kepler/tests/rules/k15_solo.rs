//! K15: the solo campaigns, every campaign at every level.

use crate::table::{Table, altered, cubes, seat};
use orrery_core::Game;
use orrery_kepler::map::Print;
use orrery_kepler::names::{Source, Track};
use orrery_kepler::pack::PackRef;
use orrery_kepler::setup::Placement;
use orrery_kepler::state::What;
use orrery_kepler::{Event, Kepler, Options};

/// Id, difficulty and objectives of every campaign.
const CAMPAIGNS: [(&str, &str, [&str; 4]); 5] = [
    (
        "confini-della-galassia",
        "easy",
        [
            "base-logistica-esterna",
            "progetto-atlantide",
            "progetto-helios",
            "progetto-titano",
        ],
    ),
    (
        "figli-del-progresso",
        "medium",
        [
            "ramo-scientifico-elite",
            "padronanza-antimateria",
            "contatto-extraterrestre",
            "supremazia-tecnologica",
        ],
    ),
    (
        "rete-delle-colonie",
        "hard",
        [
            "supporto-logistico",
            "logistica-interna",
            "progetto-eden",
            "logistica-esterna",
        ],
    ),
    (
        "civilta-ibrida",
        "extreme",
        [
            "studio-extraterrestre",
            "piano-coloniale",
            "programma-gemini",
            "espansione-civile",
        ],
    ),
    (
        "progenie-superiore",
        "utopian",
        [
            "supremazia-coloniale",
            "piano-coloniale",
            "supremazia-tecnologica",
            "logistica-interna",
        ],
    ),
];

/// Scores that just pass campaign level 1, campaign level 2, campaign level 3 and campaign level 4.
const MINIMA: [u16; 4] = [30, 40, 50, 60];

fn options(campaign: &str, scores: &[u16]) -> Options {
    Options {
        players: 1,
        campaign: Some(campaign.to_owned()),
        scores: scores.to_vec(),
        ..Options::default()
    }
}

/// A new game in which the first of all choices are made: cubes and starting technologies.
fn started(options: &Options, choices: &str) -> Table {
    let mut t = Table::fresh(options, 1);
    t.play(choices);
    t
}

const SHORT: [&str; 4] = ["-2,14", "0,14", "-3,16", "-1,16"];
const MEDIUM: [&str; 2] = ["-7,14", "-5,14"];
const LONG: [&str; 2] = ["0,0", "2,0"];

fn colony(t: &mut Table, planet: u8, hex: &str) {
    t.tile(&planet.to_string(), hex)
        .colony(1, planet, cubes(0, 0, 0));
}

/// Fulfils every objective of a campaign but one.
fn fulfil(t: &mut Table, campaign: &str, without: &str) {
    let wanted = |id: &str| id != without;
    t.s.solo.ghost.tracks = [3, 3];
    match campaign {
        "confini-della-galassia" => {
            for (id, planet, hex) in [
                ("base-logistica-esterna", 5, LONG[0]),
                ("progetto-atlantide", 2, SHORT[0]),
                ("progetto-helios", 1, SHORT[1]),
                ("progetto-titano", 18, SHORT[2]),
            ] {
                colony(t, planet, hex);
                if wanted(id) {
                    t.terraformed(1, planet);
                }
            }
        }
        "figli-del-progresso" => {
            t.p(1).techs[2] = if wanted("ramo-scientifico-elite") {
                4
            } else {
                3
            };
            let antimatter = if wanted("padronanza-antimateria") {
                2
            } else {
                0
            };
            t.earth(1, cubes(0, 0, antimatter));
            colony(
                t,
                if wanted("contatto-extraterrestre") {
                    26
                } else {
                    25
                },
                SHORT[0],
            );
            let space = if wanted("supremazia-tecnologica") {
                3
            } else {
                2
            };
            t.set_track(1, Track::Technology, space);
        }
        "rete-delle-colonie" => {
            let mine = t.up("mine", 0);
            t.ship(1, 1, "4,15").ship(1, 2, "4,14");
            if wanted("supporto-logistico") {
                t.ship(1, 3, &mine);
            }
            colony(t, 1, SHORT[0]);
            colony(t, 2, SHORT[1]);
            colony(
                t,
                3,
                if wanted("logistica-interna") {
                    SHORT[2]
                } else {
                    MEDIUM[0]
                },
            );
            colony(t, 5, LONG[0]);
            colony(
                t,
                4,
                if wanted("logistica-esterna") {
                    LONG[1]
                } else {
                    MEDIUM[1]
                },
            );
            if wanted("progetto-eden") {
                t.terraformed(1, 5);
            }
        }
        "civilta-ibrida" => {
            let spots = [SHORT[0], SHORT[1], SHORT[2], SHORT[3], MEDIUM[0]];
            let colonies = if wanted("piano-coloniale") { 5 } else { 4 };
            for (planet, hex) in [26, 2, 4, 5, 18].into_iter().zip(spots).take(colonies) {
                colony(t, planet, hex);
            }
            let terraformed: &[u8] = match without {
                "studio-extraterrestre" => &[2, 4, 5, 18],
                "programma-gemini" => &[26, 2, 5, 18],
                "espansione-civile" => &[26, 2, 4],
                _ => &[26, 2, 4, 5],
            };
            for &planet in terraformed {
                t.terraformed(1, planet);
            }
        }
        _ => {
            for (id, track) in [
                ("supremazia-coloniale", Track::Colonial),
                ("supremazia-tecnologica", Track::Technology),
            ] {
                t.set_track(1, track, if wanted(id) { 3 } else { 2 });
            }
            colony(t, 1, SHORT[0]);
            colony(t, 2, SHORT[1]);
            colony(
                t,
                3,
                if wanted("logistica-interna") {
                    SHORT[2]
                } else {
                    MEDIUM[0]
                },
            );
            colony(t, 4, MEDIUM[1]);
            if wanted("piano-coloniale") {
                colony(t, 5, LONG[0]);
            }
        }
    }
}

/// The end of a game with this score, made up by medals and a cube of antimatter.
fn finish(t: &mut Table, score: u16) {
    t.last_round();
    let points: i32 = t.s.points(seat(1)).iter().sum();
    let missing = u8::try_from(i32::from(score) - points).unwrap();
    let antimatter = t.on_earth(1).antimatter + missing % 2;
    t.earth(1, cubes(0, 0, antimatter));
    t.p(1).medals = [missing / 2, 0];
    t.s.supplied += missing / 2;
    t.to_the_end();
    let side = &t.s.outcome().unwrap().sides[0];
    assert_eq!(side.score, i32::from(score));
}

/// The level after these scores, finished with this score and without one objective (or with all).
fn finished(campaign: &str, scores: &[u16], without: &str, score: u16) -> Table {
    let mut t = Table::solo(campaign, scores);
    let (earth, storage) = (t.on_earth(1), t.p(1).storage);
    t.p(1).storage = storage + earth; // bonus cubes out of the way
    t.p(1).earth = cubes(0, 0, 0);
    fulfil(&mut t, campaign, without);
    finish(&mut t, score);
    t
}

fn won(t: &Table) -> bool {
    t.s.outcome().unwrap().sides[0].won
}

/// K15.1: five campaigns of four levels; K15.5: the objectives of the level and of all lower ones; K15.9:
/// success with all of them and the minimum, failure without any one of them or with a point less. And how
/// a campaign goes on: the next level, the same again, nothing after the last.
#[test]
fn k15_1_k15_5_k15_9_every_campaign_at_every_level() {
    let pack = PackRef::builtin();
    assert_eq!(pack.campaigns.len(), 5);
    for ((id, difficulty, objectives), printed) in CAMPAIGNS.iter().zip(&pack.campaigns) {
        assert_eq!(
            (printed.id.as_str(), printed.difficulty.as_str()),
            (*id, *difficulty)
        );
        for level in 1..=4 {
            let passed = &MINIMA[..level - 1];
            let minimum = MINIMA[level - 1];
            let t = Table::solo(id, passed);
            let required = t.s.objectives(seat(1));
            let required: Vec<&str> = required
                .map(|index| pack.objectives[index as usize].id.as_str())
                .collect();
            assert_eq!(required, objectives[..level], "{id} campaign level {level}");

            let same = Some(options(id, passed));
            let success = finished(id, passed, "", minimum);
            assert!(won(&success), "{id} campaign level {level}");
            let next = (level < 4).then(|| options(id, &MINIMA[..level]));
            assert_eq!(success.s.sequel(), next, "{id} campaign level {level}");
            let short = finished(id, passed, "", minimum - 1);
            assert!(
                !won(&short),
                "{id} campaign level {level} with {} points",
                minimum - 1
            );
            assert_eq!(short.s.sequel(), same);
            for objective in required {
                let missed = finished(id, passed, objective, minimum + 20);
                assert!(
                    !won(&missed),
                    "{id} campaign level {level} without {objective}"
                );
                assert_eq!(missed.s.sequel(), same);
            }
        }
    }
}

/// K15.9: the objective of a higher level is neither required nor scored.
#[test]
fn k15_9_only_required_objectives_score() {
    let t = finished("confini-della-galassia", &[30], "progetto-titano", 40);
    assert!(won(&t));
    assert_eq!(t.points(1, Source::Objectives), 5 + 4);
    let t = finished("confini-della-galassia", &[30, 40, 50], "", 60);
    assert_eq!(t.points(1, Source::Objectives), 5 + 4 + 4 + 5);
}

/// K15.2: the board of two players and 16 of 17 cards.
#[test]
fn k15_2_setup() {
    let pack = PackRef::builtin();
    let mut boxed = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let s = Kepler::new(&options("civilta-ibrida", &[]), seed).unwrap();
        let count = |wanted: fn(&What) -> bool| s.tiles.iter().filter(|t| wanted(&t.what)).count();
        let planets = count(|what| matches!(what, What::Planet(_)));
        let (mines, targets) = (count(|w| *w == What::Mine), count(|w| *w == What::Target));
        assert_eq!((planets, mines, targets), (20, 2, 2));
        for tile in s.tiles.iter() {
            let index = pack.map.find(tile.hex).unwrap();
            let large = |&beside: &usize| {
                matches!(pack.map.spot(beside).print, Print::Binary | Print::Triple)
            };
            assert_eq!(pack.map.around(index).filter(large).count(), 0);
        }
        assert_eq!((s.deck.len(), s.boxed.len()), (16, 1));
        let agreement = pack
            .cards
            .iter()
            .position(|card| card.id == "accordo-espansione");
        let agreement = agreement.unwrap() as u8;
        assert!(!s.deck.contains(&agreement) && !s.boxed.contains(&agreement));
        boxed.insert(s.boxed[0]);
    }
    assert!(boxed.len() > 10, "the other card is any of 17");
}

/// K15.3: everything in storage, nothing on Earth; K15.4: the ghost starts at 0 everywhere.
#[test]
fn k15_3_k15_4_cubes_and_ghost_at_the_start() {
    let mut t = Table::fresh(&options("civilta-ibrida", &[]), 1);
    assert_eq!(
        (t.on_earth(1), t.p(1).storage),
        (cubes(0, 0, 0), cubes(7, 7, 3))
    );
    assert_eq!(t.p(1).objective, None);
    let ghost = t.s.solo.ghost;
    assert_eq!(
        (ghost.techs, ghost.tracks, ghost.medals),
        ([0; 5], [0; 2], [0; 2])
    );
    assert_eq!(t.s.pack.ghost.technology_rounds, [5, 10, 15]);
    assert_eq!(t.s.players.len(), 1, "the ghost has no seat");
}

/// K15.5: the ghost begins with the three technologies that the player does not choose.
#[test]
fn k15_5_starting_technologies() {
    let mut t = started(
        &options("civilta-ibrida", &[]),
        "start quantum-physics; start antimatter-science",
    );
    assert_eq!(t.p(1).techs, [0, 1, 0, 0, 1]);
    assert_eq!(t.s.solo.ghost.techs, [1, 0, 1, 1, 0]);
    let mut t = Table::fresh(&options("civilta-ibrida", &[]), 1);
    t.play("start terraforming")
        .refused("start terraforming", "K3.4");
    assert_eq!(t.p(1).techs, [0, 0, 0, 1, 0]);
}

/// K15.6, K15.6a, [R17], K15.10: round by round what the ghost does and what the player gets from it.
#[test]
fn k15_6_the_ghost_round_by_round() {
    let mut t = started(
        &options("civilta-ibrida", &[]),
        "start space-travel; start quantum-physics",
    );
    for round in 1..=16 {
        assert_eq!((t.s.round, t.asks()), (round, (1, "main")));
        let ghost = t.s.solo.ghost;
        assert_eq!(ghost.tracks, [round, round], "one space on each track");
        let more = [5, 10, 15].iter().filter(|&&done| done <= round).count() as u8;
        assert_eq!(
            ghost.techs,
            [more, more, more + 1, more + 1, more + 1],
            "round {round}"
        );
        // The ghost ignores collaboration: levels 3 and 4 of it give the player nothing.
        assert_eq!(t.p(1).techs, [1, 1, 0, 0, 0], "round {round}");
        assert_eq!(t.p(1).tracks, [0, 0]);
        // The medals of the spaces that the ghost has reached lie on the card or before the ghost.
        let medals =
            |spaces: [u8; 5], last: u8| spaces.iter().filter(|&&s| s <= last).count() as u8;
        let (colonial, technology) = ([4, 7, 10, 13, 16], [5, 8, 11, 14, 17]);
        let earlier = [medals(colonial, round - 1), medals(technology, round - 1)];
        assert_eq!(ghost.medals, earlier, "K11.3, [H13]");
        let now = [medals(colonial, round), medals(technology, round)];
        let on_card = [now[0] - earlier[0], now[1] - earlier[1]];
        assert_eq!(t.s.on_card, on_card, "round {round}");
        t.card("primato-coloniale"); // for the ghost, so nobody
        t.finish_turns();
        while t.s.round == round && t.s.decision().is_some() {
            t.step_out();
        }
        while t.s.decision().is_some() && t.asks().1 != "main" {
            t.step_out(); // icons of a new round
        }
    }
    assert!(t.s.decision().is_none());
    let turns = t
        .events
        .iter()
        .filter(|told| matches!(told.event, Event::Turn { .. }));
    assert_eq!(turns.count(), 16, "one turn in each round");
}

/// [R17]: whether the ghost helps, is helped and gains leadership is data.
#[test]
fn k15_6a_the_ghost_can_be_switched() {
    let with = |key: &str, value: &str, other: &str| {
        let from = format!("\"{key}\": {value}");
        let to = format!("\"{key}\": {other}");
        let pack = altered(&[("campaigns.json", &from, &to)]).unwrap();
        let options = Options {
            pack: PackRef::add(pack),
            ..options("civilta-ibrida", &[])
        };
        started(&options, "start space-travel; start quantum-physics")
    };
    let to_round = |t: &mut Table, round: u8| {
        while t.s.round < round || t.asks().1 != "main" {
            t.step_out();
        }
    };
    let mut t = with("grants_collaboration", "false", "true");
    to_round(&mut t, 10);
    let unlocked = [1, 1, 1, 1, 1]; // level 3 of the ghost unlocks level 1
    assert_eq!(t.p(1).techs, unlocked);
    to_round(&mut t, 15);
    // Level 4 unlocks level 2, level 3 nothing new; three levels 2 have an icon each.
    assert_eq!((t.p(1).techs, t.p(1).tracks), ([1, 1, 2, 2, 2], [0, 3]));

    let mut t = with("leadership_from_technology", "false", "true");
    to_round(&mut t, 5);
    assert_eq!(
        t.s.solo.ghost.tracks,
        [5, 8],
        "three levels 2 with one icon each"
    );

    let mut t = with("receives_collaboration", "false", "true");
    to_round(&mut t, 1);
    assert_eq!(t.s.solo.ghost.techs[0], 0);
    t.level(1, orrery_kepler::names::Tech::SpaceTravel, 2)
        .earth(1, cubes(2, 1, 1));
    t.play("action technological-development; develop space-travel earth");
    assert_eq!(t.s.solo.ghost.techs[0], 1);

    // [R41]: a ghost that collects nothing leaves all medals to the player.
    let mut t = with("collects_medals", "true", "false");
    to_round(&mut t, 5);
    assert_eq!((t.s.solo.ghost.medals, t.p(1).medals), ([0, 0], [1, 0]));
    t.s.validate().unwrap();
}

/// The switches of the ghost do nothing when there is none.
#[test]
fn k15_6a_no_ghost_among_several_players() {
    let pack = altered(&[(
        "campaigns.json",
        "\"receives_collaboration\": false",
        "\"receives_collaboration\": true",
    )]);
    let mut t = Table::with(&Options {
        pack: PackRef::add(pack.unwrap()),
        first: Some(seat(1)),
        ..Options::default()
    });
    t.level(1, orrery_kepler::names::Tech::SpaceTravel, 2)
        .earth(1, cubes(2, 1, 1));
    t.set_track(1, Track::Technology, 12);
    t.play("action technological-development; develop space-travel earth");
    assert_eq!(t.p(2).techs[0], 1);
}

/// K15.7: the ghost counts for cards, medals and objectives; a tie with it is enough. It applies no card,
/// and what it has is not scored. K15.10: a card for all is for the player alone.
#[test]
fn k15_7_k15_10_the_ghost_counts_but_does_nothing() {
    let asked = |card: &str, own: u8, ghost: u8| {
        let mut t = Table::solo("progenie-superiore", &[]);
        t.burned(1, cubes(1, 0, 0));
        t.p(1).tracks = [own, own];
        t.s.solo.ghost.tracks = [ghost, ghost];
        t.asked_by(card)
    };
    for card in ["primato-coloniale", "primato-scientifico"] {
        assert_eq!(asked(card, 5, 6), [], "{card}");
        assert_eq!(asked(card, 5, 5), [(1, "regenerate")], "{card}");
        assert_eq!(asked(card, 6, 5), [(1, "regenerate")], "{card}");
    }
    for (card, about) in [
        ("programma-di-recupero", "regenerate"),
        ("surplus-energetico", "produce"),
    ] {
        assert_eq!(asked(card, 6, 5), [], "{card}");
        assert_eq!(asked(card, 5, 5), [(1, about)], "{card}");
        assert_eq!(asked(card, 4, 5), [(1, about)], "{card}");
    }
    assert_eq!(asked("riciclo-entropico", 5, 9), [(1, "regenerate")]);

    for (own, ghost, expected) in [
        (9, 8, ([1, 0], 0)),
        (9, 9, ([1, 1], 1)),
        (8, 9, ([0, 1], 0)),
    ] {
        let mut t = Table::solo("progenie-superiore", &[]);
        t.p(1).tracks = [own, 0];
        t.s.solo.ghost.tracks = [ghost, 0];
        t.s.on_card = [1, 0];
        t.s.medals[0].remove(4);
        t.last_round().to_the_end();
        let medals = [t.p(1).medals[0], t.s.solo.ghost.medals[0]];
        assert_eq!((medals, t.s.supplied), expected);
        assert_eq!(
            t.s.outcome().unwrap().sides.len(),
            1,
            "the ghost is not scored"
        );
    }
}

/// K15.8, [H14], KT-P: bonus cubes for every full 5 points above the minimum, and antimatter by level.
#[test]
fn k15_8_bonus_cubes() {
    for (scores, n, antimatter) in [
        (&[][..], 0, 0),
        (&[30], 0, 1),
        (&[34], 0, 1),
        (&[35], 1, 1),
        (&[44], 2, 1),
        (&[90, 40], 0, 2), // only the level before counts
        (&[30, 57], 3, 2),
        (&[30, 40, 54], 0, 3),
        (&[30, 40, 100], 10, 3),
    ] {
        let mut t = Table::fresh(&options("rete-delle-colonie", scores), 1);
        assert_eq!(
            (t.on_earth(1), t.p(1).storage),
            (cubes(0, 0, antimatter), cubes(7, 7, 3))
        );
        for left in (0..n).rev() {
            t.decides(1, "cubes");
            assert_eq!(t.choices(), ["cube energy", "cube matter"], "no antimatter");
            t.play(if left == 0 {
                "cube matter"
            } else {
                "cube energy"
            });
        }
        t.decides(1, "start");
        let matter = u8::from(n > 0);
        assert_eq!(t.on_earth(1), cubes(n - matter, matter, antimatter));
        assert_eq!(t.p(1).storage, cubes(7, 7, 3), "extra cubes");
    }
}

/// K15.1, K15.8, [R42]: a campaign played on from game to game by its sequels, with a level that fails on
/// the way. A retry starts with the same bonus; pack and placement stay.
#[test]
fn k15_8_a_campaign_goes_on_from_game_to_game() {
    let campaign = "confini-della-galassia";
    let pack = altered(&[("pack.json", "Rulebook values", "Other values")]).unwrap();
    let first = Options {
        placement: Placement::Players,
        pack: PackRef::add(pack),
        ..options(campaign, &[])
    };
    let mut next = Some(first.clone());
    let mut seen = Vec::new();
    for (without, score, cubes) in [
        ("", 41, 0),
        ("progetto-atlantide", 99, 2),
        ("", 57, 2),
        ("", 50, 3),
        ("", 99, 0),
    ] {
        let options = next.take().expect("the campaign goes on");
        seen.push(options.scores.clone());
        let t = Table::fresh(&options, 3);
        assert_eq!(t.s.solo.bonus_cubes(&t.s.pack), cubes);
        assert_eq!(t.asks(), (1, "place"));
        assert_eq!(t.s.sequel(), None, "not before the end");
        let mut t = finished(campaign, &options.scores, without, score);
        t.s.pack = options.pack;
        t.s.solo.placement = options.placement;
        next = t.s.sequel();
        if let Some(next) = &next {
            let rest = Options {
                scores: Vec::new(),
                ..next.clone()
            };
            assert_eq!(rest, first);
        }
    }
    assert_eq!(next, None);
    let expected: [&[u16]; 5] = [&[], &[41], &[41], &[41, 57], &[41, 57, 50]];
    assert_eq!(seen, expected);
}

/// A game of several players stands alone.
#[test]
fn games_of_several_players_have_no_sequel() {
    let mut t = Table::new(2);
    t.last_round().to_the_end();
    assert_eq!(t.s.sequel(), None);
}

/// K15.1, K15.8: which options make a campaign game.
#[test]
fn k15_1_options_of_a_campaign() {
    let refused = |options: Options| Kepler::new(&options, 1).unwrap_err().to_string();
    let problem = refused(options("figli", &[]));
    assert!(problem.contains("figli-del-progresso"), "{problem}");
    for scores in [
        &[29][..],
        &[30, 39],
        &[30, 40, 49],
        &[30, 40, 50, 60],
        &[301],
    ] {
        let problem = refused(options("civilta-ibrida", scores));
        assert!(problem.starts_with("option scores"), "{problem}");
    }
    let two = Options {
        players: 2,
        ..options("civilta-ibrida", &[])
    };
    assert!(refused(two).starts_with("option campaign"));
    let own = Options {
        objectives: Some(orrery_kepler::names::ObjectiveSet::Standard),
        ..options("civilta-ibrida", &[])
    };
    assert!(refused(own).starts_with("option objectives"));
}

//! Every puzzle that comes with Orrery can be read, its solution is right and something else is wrong; and how puzzles are
//! made and judged.
#![expect(clippy::panic, reason = "helpers of tests may panic too")]

use orrery_bots::BotKind;
use orrery_bots::weigh::Estimate;
use orrery_core::{Match, Record, Scenario, Viewer};
use orrery_games::puzzles::{
    self, Asked, Attempt, Ended, Found, LEVELS, Maker, NoPuzzles, of_day, puzzle_files, shipped,
};
use orrery_games::{entries, find};
use orrery_text::{Lang, has};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn all() -> Vec<(String, Asked)> {
    let read = |(game, name, text): (&str, &str, &str)| {
        let key = format!("{game}/{name}");
        let scenario = Scenario::parse(text).unwrap_or_else(|error| panic!("{key}: {error}"));
        assert_eq!(scenario.game, game, "{key}");
        let asked = puzzles::asked(&scenario);
        let asked = asked.unwrap_or_else(|error| panic!("{key}: {error}"));
        (key, asked)
    };
    puzzle_files().map(read).collect()
}

fn followed(position: &dyn Match, turn: &[String]) -> Attempt {
    let mut attempt = Attempt::new(position).expect("somebody decides");
    for choice in turn {
        attempt.play(choice).expect("a legal choice");
    }
    attempt
}

#[test]
fn every_file_is_in_the_list_and_numbered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let known: BTreeSet<String> = puzzle_files()
        .map(|(game, name, _)| format!("{game}/{name}.toml"))
        .collect();
    let mut there = BTreeSet::new();
    for game in fs::read_dir(&folder).unwrap() {
        let game = game.unwrap();
        for file in fs::read_dir(game.path()).unwrap() {
            let (game, file) = (game.file_name(), file.unwrap().file_name());
            there.insert(format!("{}/{}", game.display(), file.display()));
        }
    }
    assert_eq!(known, there);
    assert_eq!(shipped().len(), there.len());
    for (one, (game, name, _)) in shipped().iter().zip(puzzle_files()) {
        assert_eq!(
            (one.game, format!("{:03}", one.number)),
            (game, name.to_owned())
        );
    }
}

/// There is enough to choose from: in number, in what they are about, and in how hard they are.
#[test]
fn there_are_many_puzzles_of_every_kind() {
    for (game, least, kinds) in [
        (
            "seti",
            100,
            ["landing", "sector", "mission", "round", "discovery"],
        ),
        (
            "kepler",
            60,
            ["colony", "terraforming", "technology", "round", "discovery"],
        ),
    ] {
        let own: Vec<_> = shipped().iter().filter(|one| one.game == game).collect();
        assert!(own.len() >= least, "{game}: {}", own.len());
        let named: BTreeSet<&str> = own
            .iter()
            .flat_map(|one| one.facts.themes.iter().map(|theme| &**theme))
            .collect();
        for kind in kinds {
            assert!(named.contains(kind), "{game}: {kind} of {named:?}");
        }
        let grades: BTreeSet<usize> = own.iter().map(|one| one.facts.missed.len()).collect();
        assert!(grades.len() >= 3, "{game}: {grades:?}");
    }
}

#[test]
fn every_puzzle_is_as_it_says_and_tells_right_from_wrong() {
    for ((key, asked), one) in all().into_iter().zip(shipped()) {
        let Asked {
            position,
            solution,
            facts,
        } = &asked;
        let game = find(one.game).unwrap();
        assert!(
            facts.gain >= 4.0 && facts.gain >= 2.9 * facts.error,
            "{key}"
        );
        assert_eq!((game.themes)(&**position, solution), facts.themes, "{key}");
        assert!(!facts.themes.is_empty(), "{key}");
        let levels = LEVELS.map(|level| level.to_string());
        assert!(facts.missed.iter().all(|bot| levels.contains(bot)), "{key}");
        let verdict = |turn: &[String]| {
            let end = followed(&**position, turn).end();
            one.known(end.expect("a whole turn")).map(puzzles::right)
        };
        assert_eq!(verdict(solution), Some(true), "{key}");
        assert!(!facts.others.is_empty(), "{key}");
        for other in &facts.others {
            assert_eq!(verdict(&other.play), Some(false), "{key}: {:?}", other.play);
        }
    }
}

#[test]
fn what_is_hidden_in_a_puzzle_is_not_even_there() {
    let mut differ = 0;
    for one in shipped() {
        let asked = one.asked().expect("a puzzle");
        let attempt = Attempt::new(&*asked.position).expect("somebody decides");
        let viewer = Viewer::Seat(attempt.seat());
        let [shown, truth] = [attempt.game(), &*asked.position].map(|game| game.look(viewer));
        assert_eq!(shown.json(), truth.json(), "{} {}", one.game, one.number);
        differ += usize::from(attempt.game().hash() != asked.position.hash());
    }
    assert!(differ * 10 >= shipped().len() * 9, "{differ}");
}

#[test]
fn every_theme_has_a_name() {
    for one in shipped() {
        for theme in find(one.game).unwrap().all_themes {
            assert!(
                has(Lang::En, &format!("theme-{}-{theme}", one.game)),
                "{theme}"
            );
        }
    }
}

#[test]
fn every_puzzle_has_its_day_and_neighbours_are_far_apart() {
    let many = shipped().len() as u64;
    let of = |day: u64| of_day(day).map(|one| (one.game, one.number)).unwrap();
    let days: BTreeSet<_> = (20_000..20_000 + many).map(of).collect();
    assert_eq!(days.len(), shipped().len());
    assert_eq!(of(20_000), of(20_000 + many));
    assert!((0..many).any(|day| of(day).0 != of(day + 1).0));
}

fn record() -> Record {
    let record = include_bytes!("../../../../records/seti/2p-novice.orrery");
    Record::from_bytes(record).expect("the record of the tree is whole")
}

const BUDGET: u64 = 6_000;

#[test]
fn a_puzzle_is_a_scenario_and_whatever_is_as_good_is_right() {
    let (record, game) = (record(), find("seti").unwrap());
    let clear = |ply: usize| {
        let position = record.position(&entries(), ply).ok()?;
        let proved = puzzles::proved(game, &*position, BUDGET)?;
        (proved.turns[0].choices.len() == 1).then_some((ply, position, proved))
    };
    let (ply, position, proved) = (90..).find_map(clear).expect("one is clear");
    let solution = proved.turns[0].choices.clone();
    let found = Found {
        before: record.plies[..ply]
            .iter()
            .map(|ply| ply.choice.clone())
            .collect(),
        position: position.fork(),
        themes: (game.themes)(&*position, &solution),
        solution,
        gain: proved.turns[1].behind,
        missed: vec![BotKind::Novice],
        others: Vec::new(),
    };
    let file = found.file(&record, "2p-novice.orrery");
    let scenario = Scenario::parse(&file).unwrap();
    let asked = puzzles::asked(&scenario).unwrap();
    assert_eq!(asked.position.hash(), position.hash());
    assert_eq!(asked.solution, found.solution);
    assert_eq!(
        (asked.facts.ply, &*asked.facts.missed),
        (ply, &["novice".to_owned()][..])
    );
    let right = |turn: &str| {
        let loss = puzzles::loss(
            game,
            &*position,
            &found.solution,
            &[turn.to_owned()],
            BUDGET,
        );
        loss.map(puzzles::right)
    };
    let best = &found.solution[0];
    assert_eq!(right(best), Some(true));
    let mut others = position.choices().into_iter().filter(|one| one != best);
    assert!(others.any(|other| right(&other) == Some(false)));
    assert_eq!(right("nonsense"), None);
    let without = Scenario::parse("title = \"x\"\ngame = \"seti\"").unwrap();
    assert!(puzzles::asked(&without).is_err());
    let half = file.replace(&format!("ply = {ply}"), &format!("ply = {}", ply - 1));
    let half = puzzles::asked(&Scenario::parse(&half).unwrap()).map(|_| ());
    assert!(half.is_err(), "a turn and a half is no solution");
}

/// Which cube is burned does not matter in one of the shipped puzzles.
#[test]
fn in_a_shipped_puzzle_another_turn_is_as_good() {
    let one = puzzles::puzzle("kepler", 22).expect("it is shipped");
    let Asked {
        position, solution, ..
    } = one.asked().expect("a puzzle");
    let end = |turn: &[String]| followed(&**position, turn).end().expect("a whole turn");
    let instead = |choice: &str| -> Vec<String> {
        let of = |one: &String| match &**one {
            "burn antimatter storage" => choice.to_owned(),
            _ => one.clone(),
        };
        solution.iter().map(of).collect()
    };
    let other = instead("burn matter storage");
    assert_ne!(&other, solution);
    assert_ne!(end(&other), end(solution), "it leads elsewhere");
    assert!(one.is_solution(end(solution)) && !one.is_solution(end(&other)));
    assert_eq!(
        one.known(end(&other)),
        None,
        "no file says what it is worth"
    );
    let game = find("kepler").unwrap();
    let loss = |turn: &[String]| {
        puzzles::loss(game, &**position, solution, turn, BUDGET).expect("a possible turn")
    };
    assert!(puzzles::right(loss(&other)));
    let worse = &one.facts.others[0].play;
    assert!(!puzzles::right(loss(worse)), "{worse:?}");
}

#[test]
fn a_seed_that_no_scenario_can_have_is_refused() {
    let mut record = record();
    record.seed = u64::MAX;
    let made = Maker::new(find("seti").unwrap(), &record, BUDGET);
    assert!(matches!(made.err(), Some(NoPuzzles::Seed(u64::MAX))));
}

/// What too few levels of bots miss is passed over; the same positions are looked at.
#[test]
fn hard_puzzles_can_be_asked_for() {
    let record = include_bytes!("../../../../records/kepler/2p-novice.orrery");
    let record = Record::from_bytes(record).expect("the record of the tree is whole");
    let maker = || Maker::new(find("kepler").unwrap(), &record, 2_000).expect("it can be replayed");
    let mut any = maker();
    let first = std::iter::from_fn(|| any.step()).flatten().next();
    let (first, looked) = (first.expect("there is one"), any.progress().0);
    let missed = first.missed.len();
    for (levels, taken) in [(missed, true), (missed + 1, false)] {
        let mut hard = maker().missed_by(levels);
        let found = (0..looked).filter_map(|_| hard.step().flatten());
        let found: Vec<Found> = found.collect();
        assert_eq!(found.iter().any(|one| one.ply() == first.ply()), taken);
        assert!(found.iter().all(|one| one.missed.len() >= levels));
    }
}

#[test]
fn a_turn_is_tried_as_far_as_its_player_knows_what_comes() {
    let record = record();
    // A card is drawn from the deck: the player learns which one, and nothing is shown of it.
    let mut learned = 0;
    for ply in (0..record.plies.len()).step_by(7) {
        let position = record.position(&entries(), ply).unwrap();
        for choice in position.choices() {
            let mut attempt = Attempt::new(&*position).unwrap();
            let before = attempt.game().hash();
            attempt.play(&choice).unwrap();
            assert!(attempt.ended().is_none() || attempt.play("end").is_err());
            if attempt.ended() == Some(Ended::Learns) {
                learned += 1;
                assert_eq!(attempt.game().hash(), before);
            }
        }
    }
    assert!(learned > 0);
    assert!(puzzles::right(Estimate {
        mean: 0.9,
        error: 0.5
    }));
    assert!(!puzzles::right(Estimate {
        mean: 1.1,
        error: 0.5
    }));
}

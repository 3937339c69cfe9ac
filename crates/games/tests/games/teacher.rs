//! What the expert says about turns: from what a player may know only, and more about weak games than about strong ones.

use orrery_bots::analyse::{Analysis, Analyst, By, Class};
use orrery_bots::{Judge, Question, Stop, Weighed};
use orrery_comets::Comets;
use orrery_core::{Arrange, Match, Record, Viewer};
use orrery_games::{GAMES, GameEntry, entries, find};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use serde_json::{Value, json};
use std::any::Any;

fn weigh(game: &GameEntry, position: &dyn Match, played: Option<&[&str]>, nodes: u64) -> Weighed {
    let question = Question {
        nodes,
        seed: 5,
        played: played.map(|played| played.iter().map(ToString::to_string).collect()),
        against: None,
    };
    let weighed = (game.weigh)(position, &question, &Stop::default());
    weighed.expect("the game goes on")
}

/// A game of random bots after so many choices.
fn position(game: &GameEntry, options: &Value, seed: u64, plies: usize) -> Box<dyn Match> {
    let mut position = (game.core.start)(options, seed).expect("options");
    let mut rng = orrery_core::Rng::new(seed);
    for _ in 0..plies {
        let seat = position.decision().expect("the game goes on").seat;
        let choices = position.choices();
        let choice = &choices[rng.below(choices.len())];
        position.play(seat, choice).expect("a legal choice");
    }
    position
}

fn texts(weighed: &Weighed) -> Vec<(Vec<String>, String)> {
    let turns = weighed.turns.iter();
    turns
        .map(|turn| (turn.choices.clone(), format!("{:?}", turn.result)))
        .collect()
}

/// In random games of two: turns of the same view are weighed the same, whatever is hidden.
fn looks_decide<G: Judge + Arrange>(plies: usize) {
    let game = find(G::INFO.id).expect("a game");
    let mut differed = 0;
    for seed in 1..4 {
        let here = position(game, &json!({"players": 2}), seed, plies);
        let true_game = *(&*here as &dyn Any).downcast_ref::<G>().expect("its type");
        let viewer = Viewer::Seat(here.decision().expect("a decision").seat);
        let other = true_game.determinize(viewer, 1_000 + seed);
        assert_eq!(true_game.view(viewer), other.view(viewer));
        differed += u32::from(true_game != other);
        let [one, two] = [true_game, other].map(|one| texts(&weigh(game, &one, None, 8_000)));
        assert_eq!(one, two, "{} {seed}", game.id());
    }
    assert!(differed > 0, "something is hidden");
}

#[test]
fn turns_that_look_the_same_are_weighed_the_same() {
    looks_decide::<Seti>(40);
    looks_decide::<Kepler>(40);
    looks_decide::<Comets>(3);
}

#[test]
fn the_played_turn_is_among_those_weighed() {
    for game in GAMES {
        let here = position(game, &json!({"players": 2}), 3, 2);
        for choice in here.choices() {
            let weighed = weigh(game, &*here, Some(&[&choice]), 2_000);
            let played = weighed.played().expect("the played turn");
            assert!(played.choices.first() == Some(&choice) || weighed.turns.len() < 5);
            assert!(
                weighed
                    .turns
                    .iter()
                    .all(|turn| turn.result.mean.is_finite())
            );
            assert_eq!(weighed.turns[0].behind.mean, 0.0);
        }
    }
    let here = position(find("seti").unwrap(), &json!({"players": 2}), 3, 2);
    let question = Question {
        nodes: 2_000,
        seed: 1,
        played: Some(vec!["nonsense".to_owned()]),
        against: None,
    };
    assert!((find("seti").unwrap().weigh)(&*here, &question, &Stop::default()).is_none());
}

#[test]
fn more_positions_are_surer() {
    let game = find("seti").unwrap();
    // Few trials may agree by chance, so all turns of two positions are looked at.
    let error = |nodes| {
        let weighed = [7, 8].map(|seed| {
            let here = position(game, &json!({"players": 2}), seed, 30);
            weigh(game, &*here, None, nodes)
        });
        let turns = weighed.iter().flat_map(|weighed| &weighed.turns);
        turns.map(|turn| turn.result.error).sum::<f32>()
    };
    let (few, many) = (error(20_000), error(400_000));
    assert!(many < few, "{many} {few}");
}

fn analysis(record: &[u8], budget: u64) -> Analysis {
    let record = Record::from_bytes(record).expect("a record");
    let game = find(&record.game).expect("a game");
    let mut analyst = Analyst::new(&record, &entries(), game.weigh, budget).expect("a game");
    let stop = Stop::default();
    while analyst.step(&stop) {}
    assert_eq!(analyst.progress().0, analyst.progress().1);
    analyst.finish()
}

/// Mistakes and blunders for each turn, and the points that were lost for sure with each.
fn wrong(analysis: &Analysis) -> (f32, f32) {
    let turns = analysis.turns.len() as f32;
    let mistakes = analysis.turns.iter();
    let mistakes = mistakes.filter(|turn| turn.class >= Class::Mistake).count();
    let lost: f32 = analysis.players.iter().map(|player| player.lost).sum();
    (mistakes as f32 / turns, lost / turns)
}

/// The same options and seeds; only who plays differs.
#[test]
fn a_novice_makes_more_and_larger_mistakes_than_an_expert() {
    let games: [(&str, &[u8], &[u8], u64); 2] = [
        (
            "seti",
            include_bytes!("../../../../records/seti/2p-novice.orrery"),
            include_bytes!("../../../../records/seti/2p-expert.orrery"),
            12_000,
        ),
        (
            "kepler",
            include_bytes!("../../../../records/kepler/2p-novice.orrery"),
            include_bytes!("../../../../records/kepler/2p-expert.orrery"),
            8_000,
        ),
    ];
    for (game, novice, expert, budget) in games {
        let [novice, expert] = [novice, expert].map(|record| wrong(&analysis(record, budget)));
        println!("{game}: mistakes and points lost per turn: novice {novice:?}, expert {expert:?}");
        assert!(novice.0 > expert.0, "{game}: {novice:?} {expert:?}");
        assert!(novice.1 > 1.5 * expert.1, "{game}: {novice:?} {expert:?}");
    }
}

#[test]
fn an_analysis_adds_up_and_is_the_same_again() {
    let record = include_bytes!("../../../../records/kepler/2p-novice.orrery");
    let (one, again) = (analysis(record, 2_000), analysis(record, 2_000));
    assert_eq!(one, again);
    let text = serde_json::to_string(&one).unwrap();
    assert_eq!(serde_json::from_str::<Analysis>(&text).unwrap(), one);
    for player in &one.players {
        let own: Vec<_> = one
            .turns
            .iter()
            .filter(|turn| turn.seat == player.seat)
            .collect();
        // What was expected at first, less what was lost, luck, what came between turns, and the drift: this is the result.
        let lost: f32 = own
            .iter()
            .map(|turn| turn.before.mean - turn.after.mean)
            .sum();
        let drift: f32 = own.iter().map(|turn| one.drift.of(turn.by)).sum();
        let sum = own[0].before.mean - lost + player.luck + player.others + drift;
        assert!((sum - player.result).abs() < 0.1, "{sum} {}", player.result);
        assert!(
            player
                .accuracy
                .is_some_and(|accuracy| (0.0..=100.0).contains(&accuracy))
        );
    }
    for turn in &one.turns {
        assert!(turn.class <= Class::Good || turn.loss.mean > 2.0 * turn.loss.error);
    }
    for moment in &one.moments {
        assert!(moment.turn < one.turns.len());
    }
}

/// What somebody drew in their own turn is luck; what changed while others chose is never called so.
#[test]
fn luck_is_told_apart_from_what_the_others_did() {
    let files: [&[u8]; 2] = [
        include_bytes!("../../../../records/kepler/2p-novice.orrery"),
        include_bytes!("../../../../records/seti/2p-novice.orrery"),
    ];
    for file in files {
        let (record, analysis) = (Record::from_bytes(file).unwrap(), analysis(file, 500));
        let turns = &analysis.turns;
        let mut counted = [(0, 0.0); 2];
        for (index, turn) in turns.iter().enumerate() {
            let mut later = turns[index + 1..].iter();
            let next = later.find(|next| next.seat == turn.seat);
            let until = next.map_or(record.plies.len(), |next| next.from);
            let between = &record.plies[turn.to..until];
            let others = between.iter().any(|ply| ply.seat != turn.seat);
            assert!(!others || turn.by == By::Others, "turn {index}");
            let (many, sum) = &mut counted[usize::from(turn.by == By::Others)];
            *many += 1;
            *sum += turn.change.mean;
        }
        println!("{}: {counted:?}, {:?}", record.game, analysis.drift);
        // Of each kind there are some, and on average none brings anything.
        for (many, sum) in counted {
            assert!(many > 5 && sum.abs() < 0.5, "{counted:?}");
        }
    }
}

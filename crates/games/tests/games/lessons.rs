//! Every lesson can be read, done as it says, and said in words; what else may be tried is possible and leads elsewhere.
#![expect(clippy::panic, reason = "helpers of tests may panic too")]

use orrery_core::lesson::NoWay;
use orrery_core::{Lesson, Lessoned, Match, Rng, Seat};
use orrery_games::{entries, find, lesson_files, quick_look};
use orrery_text::{Lang, has};
use std::fs;
use std::path::Path;

/// As others choose on the page of a lesson.
fn by_a_quick_look(lesson: &Lesson, position: &dyn Match) -> Option<String> {
    quick_look(find(&lesson.game).ok()?, position)
}

fn follow(lesson: &Lesson, choices: &[&str]) -> Result<Lessoned, NoWay> {
    lesson.follow(&entries(), choices, &|position| {
        by_a_quick_look(lesson, position)
    })
}

fn all() -> Vec<(String, Lesson)> {
    let read = |(game, name, text): (&str, &str, &str)| {
        let lesson = Lesson::from_bytes(text.as_bytes());
        let lesson = lesson.unwrap_or_else(|error| panic!("{game}/{name}: {error}"));
        assert_eq!(lesson.game, game, "{name}");
        (format!("lesson-{game}-{name}"), lesson)
    };
    lesson_files().map(read).collect()
}

#[test]
fn every_solution_leads_to_its_goal_and_every_answer_to_a_try() {
    for (key, lesson) in all() {
        let problems = lesson.problems(&entries(), &|position| by_a_quick_look(&lesson, position));
        assert_eq!(problems, [], "{key}");
    }
}

#[test]
fn every_lesson_has_its_words() {
    for (key, lesson) in all() {
        let mut keys = vec![key.clone(), format!("{key}-about")];
        for (index, task) in lesson.tasks.iter().enumerate() {
            let n = index + 1;
            keys.extend([format!("{key}-{n}"), format!("{key}-{n}-done")]);
            keys.extend(
                task.wrong
                    .values()
                    .map(|reply| format!("{key}-{n}-{reply}")),
            );
        }
        for key in keys {
            assert!(has(Lang::En, &key), "{key}");
        }
    }
}

#[test]
fn every_file_is_in_the_list() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut known: Vec<String> = lesson_files()
        .map(|(game, name, _)| format!("{game}/{name}.toml"))
        .collect();
    let mut there = Vec::new();
    for game in fs::read_dir(&folder).unwrap() {
        let game = game.unwrap();
        for file in fs::read_dir(game.path()).unwrap() {
            let (game, file) = (game.file_name(), file.unwrap().file_name());
            there.push(format!("{}/{}", game.display(), file.display()));
        }
    }
    known.sort();
    there.sort();
    assert_eq!(known, there);
}

#[test]
fn what_is_wrong_with_a_lesson_is_told() {
    let problems = |from: &str, to: &str| {
        let lesson = Lesson::from_bytes(COMETS.replacen(from, to, 1).as_bytes()).unwrap();
        let problems = lesson.problems(&entries(), &|position| by_a_quick_look(&lesson, position));
        problems
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    };
    assert_eq!(problems("", ""), "");
    let wrong = [
        (
            "solution = \"chase 9\"",
            "solution = \"rest\"",
            "its goal does not hold",
        ),
        (
            "solution = \"chase 9\"",
            "solution = \"chase 5\"",
            "task 1: `chase 5` is not possible",
        ),
        (
            "solution = \"chase 9\"",
            "solution = [\"chase 9\", \"rest\"]",
            "already fulfils it",
        ),
        (
            "rest = \"rest\"",
            "drop = \"rest\"",
            "wrong `drop`: nobody can try",
        ),
        (
            "/seat-1/score",
            "/seat-1/scores",
            "least /players/seat-1/scores",
        ),
        ("turn = 1", "turn = 3", "no such seat"),
    ];
    for (from, to, told) in wrong {
        let told_instead = problems(from, to);
        assert!(told_instead.contains(told), "{to}: {told_instead}");
    }
}

#[test]
fn a_lesson_that_cannot_be_is_refused() {
    let wrong = |text: &str| Lesson::from_bytes(text.as_bytes()).unwrap_err().to_string();
    assert!(wrong("game = \"comets\"").contains("task"));
    assert!(wrong("game = \"comets\"\ntask = []").contains("without a task"));
    let task = |task: &str| format!("game = \"comets\"\n[[task]]\n{task}\n");
    assert!(wrong(&task("solution = \"rest\"")).contains("neither a goal nor"));
    assert!(wrong(&task("played = \"rest\"")).contains("no solution"));
    assert!(wrong(&task("goal = { play = \"rest\" }\nsolution = \"rest\"")).contains("only looks"));
    let done = "played = \"rest\"\nsolution = \"rest\"\nwrong = { chase = \"done\" }";
    assert!(wrong(&task(done)).contains("`done`"));
    assert!(wrong(&task("colour = 1")).contains("unknown field"));
}

const COMETS: &str = r#"
game = "comets"
options = { players = 2 }

[set]
turn = 1
fuel.1 = 3
hand.1 = [4, 9]

[[task]]
played = "chase"
goal = { least = { "/players/seat-1/score" = 4 } }
solution = "chase 9"
wrong = { rest = "rest", "chase 4" = "small" }
answers = ["drop 1", "rest"]

[[task]]
set = { fuel.1 = 0 }
played = "rest"
solution = "rest"
"#;

#[test]
fn a_lesson_is_followed_choice_by_choice() {
    let lesson = Lesson::from_bytes(COMETS.as_bytes()).unwrap();
    let at = follow(&lesson, &[]).unwrap();
    assert_eq!((at.task, at.begun, at.fulfilled), (0, 0, false));
    let at = follow(&lesson, &["rest"]).unwrap();
    assert_eq!((at.task, at.reply.as_deref()), (0, Some("rest")));
    assert!(!at.told.is_empty());
    assert_eq!(
        at.game.decision().map(|now| now.seat),
        Seat::from_number(1),
        "the other has answered"
    );
    let at = follow(&lesson, &["chase 9"]).unwrap();
    assert_eq!(
        (at.task, at.begun, at.fulfilled, at.reply),
        (1, 1, true, None)
    );
    assert_eq!(
        at.game.state()["players"][0]["fuel"],
        0,
        "set for the second task"
    );
    let at = follow(&lesson, &["chase 9", "rest"]).unwrap();
    assert_eq!((at.task, at.fulfilled), (2, true));
    let refused = follow(&lesson, &["chase 9", "drop 4"]).map(|at| at.task);
    assert!(
        matches!(
            refused,
            Err(NoWay::Refused {
                because: Some(_),
                ..
            })
        ),
        "{refused:?}"
    );
    assert!(matches!(
        follow(&lesson, &["nonsense"]),
        Err(NoWay::Refused { because: None, .. })
    ));
    let many = vec!["rest"; 201];
    assert!(matches!(follow(&lesson, &many), Err(NoWay::TooLong)));
}

fn is_astray(lesson: &Lesson, choices: &[&str]) -> bool {
    let at = follow(lesson, choices).unwrap_or_else(|error| panic!("{choices:?}: {error}"));
    lesson.is_astray(&at, &|position| by_a_quick_look(lesson, position))
}

#[test]
fn nobody_is_called_back_from_a_way_that_leads_there() {
    let lessons = all();
    let find = |name: &str| &lessons.iter().find(|(key, _)| key == name).unwrap().1;
    let fine: [(&str, &[&str]); 5] = [
        ("lesson-seti-research", &["research", "tech telescope-1"]),
        ("lesson-seti-income", &["corner 130"]),
        ("lesson-seti-milestones", &["orbit venus", "tuck 110"]),
        (
            "lesson-seti-mascamites",
            &[
                "play et.4",
                "land jupiter",
                "trace orange left 1",
                "take et.2",
                "sample 5",
                "move 1 r2s3",
            ],
        ),
        (
            "lesson-kepler-actions",
            &["action galactic-mapping", "track technology", "reveal 9,7"],
        ),
    ];
    for (name, choices) in fine {
        assert!(!is_astray(find(name), choices), "{name}: {choices:?}");
    }
    let astray: [(&str, &[&str]); 2] = [
        ("lesson-kepler-campaign", &["action galactic-mapping"]),
        ("lesson-kepler-campaign", &["action terraform", "done"]),
    ];
    for (name, choices) in astray {
        assert!(is_astray(find(name), choices), "{name}: {choices:?}");
    }
    // Whatever action is chosen here is right, and the end of the last lesson is a game in which nobody knows better.
    for (name, choices) in [
        ("lesson-kepler-cubes", &["action galactic-mapping"][..]),
        ("lesson-seti-finale", &["end", "gold missions"]),
    ] {
        let lesson = find(name);
        let tasks = lesson.tasks.iter().take(3);
        let way = tasks.flat_map(|task| task.solution.iter().map(String::as_str));
        let way: Vec<&str> = way.chain(choices.iter().copied()).collect();
        assert!(!is_astray(lesson, &way), "{way:?}");
    }
}

/// The choices that the tasks before the last one are solved by.
fn up_to_the_last(lesson: &Lesson) -> Vec<String> {
    let before = &lesson.tasks[..lesson.tasks.len() - 1];
    let solutions = before.iter().flat_map(|task| &task.solution);
    solutions.cloned().collect()
}

#[test]
fn whatever_is_chosen_in_a_game_of_ones_own_leads_to_its_end() {
    let last = ["lesson-seti-finale", "lesson-kepler-game"];
    for (key, lesson) in all().iter().filter(|(key, _)| last.contains(&key.as_str())) {
        assert!(lesson.tasks.last().unwrap().advice, "{key}");
        for seed in 0..12 {
            let mut rng = Rng::new(seed);
            let mut choices = up_to_the_last(lesson);
            loop {
                let texts: Vec<&str> = choices.iter().map(String::as_str).collect();
                let at = follow(lesson, &texts)
                    .unwrap_or_else(|error| panic!("{key} {seed}: {error} after {choices:?}"));
                assert!(!is_astray(lesson, &texts), "{key}: {choices:?}");
                if at.task == lesson.tasks.len() {
                    assert!(at.game.decision().is_none(), "{key}: the game goes on");
                    break;
                }
                let legal = at.game.choices();
                choices.push(legal[rng.below(legal.len())].clone());
            }
        }
    }
}

#[test]
fn a_way_is_found_from_where_the_solution_leads_nowhere() {
    let lessons = all();
    let (_, lesson) = lessons
        .iter()
        .find(|(key, _)| key == "lesson-seti-finale")
        .unwrap();
    // The card that the solution of the third task tucks was discarded in the second.
    let mut choices = lesson.tasks[0].solution.clone();
    choices.extend(["corner 137", "complete 35"].map(str::to_owned));
    let texts = |choices: &[String]| choices.join(";");
    let at = |choices: &str| follow(lesson, &choices.split(';').collect::<Vec<_>>());
    let begun = at(&texts(&choices)).unwrap();
    assert_eq!(begun.task, 2);
    let solved = [&choices[..], &lesson.tasks[2].solution].concat();
    assert!(at(&texts(&solved)).is_err());
    let way = lesson.way_on(&begun, &|position| by_a_quick_look(lesson, position));
    let found = [&choices[..], &way.unwrap()].concat();
    assert_eq!(at(&texts(&found)).unwrap().task, 3, "{found:?}");
}

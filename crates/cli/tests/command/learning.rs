//! `analyse`, `lesson` and `puzzle make|check|solve`.

use crate::{Answer, duel, file, folder, orrery, orrery_with};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

#[test]
fn a_finished_game_is_analysed_in_words_and_as_json() {
    let out = orrery_with("analyse --budget 200", &[&duel()]).ok();
    for part in [
        "duel.orrery: ",
        "Accuracy",
        "Opening",
        "Luck of the draw",
        "Others, between turns",
        "\nAda ",
        "Key moments",
        "Turns with a better option",
    ] {
        assert!(out.contains(part), "no {part:?} in {out}");
    }
    for (lang, words) in [
        ("it", ["Precisione", "Gli altri, tra un turno e l’altro"]),
        ("de", ["Genauigkeit", "Die anderen, zwischen den Zügen"]),
        ("uk", ["Точність", "Інші гравці, між ходами"]),
    ] {
        let out = orrery_with(&format!("analyse --budget 200 --lang {lang}"), &[&duel()]).ok();
        assert!(words.iter().all(|word| out.contains(word)), "{lang}: {out}");
    }
    let json = |budget: u32| {
        let arguments = format!("analyse --budget {budget} --json");
        orrery_with(&arguments, &[&duel()]).json()
    };
    let analysis = json(200);
    assert_eq!(analysis, json(200), "the same budget tells the same");
    let analysis = &analysis[0];
    assert_eq!(
        (&analysis["format"], &analysis["ok"]),
        (&2.into(), &true.into())
    );
    assert_eq!(
        (&analysis["game"], &analysis["budget"]),
        (&"comets".into(), &200.into())
    );
    let turns = analysis["turns"].as_array().unwrap();
    let players = analysis["players"].as_array().unwrap();
    assert_eq!((turns.len(), players.len()), (8, 2));
    let number = |value: &Value| value.as_f64().unwrap();
    for (seat, player) in players.iter().enumerate() {
        let by = |by: &str| -> f64 {
            let own = turns.iter().filter(|turn| turn["seat"] == seat + 1);
            let own = own.filter(|turn| turn["by"] == by);
            own.map(|turn| number(&turn["change"]["mean"])).sum()
        };
        assert!((by("draw") - number(&player["luck"])).abs() < 0.01);
        assert!((by("others") - number(&player["others"])).abs() < 0.01);
    }
}

#[test]
fn what_cannot_be_analysed_is_told() {
    let unfinished = root("records/comets/adjourned.orrery");
    orrery_with("analyse --budget 200", &[&unfinished]).fails(1, &["the game is not finished"]);
    let nonsense = file("analyse-nonsense", "nonsense");
    orrery_with("analyse --budget 200", &[&nonsense]).fails(1, &["file: ", "line 1"]);
    let text = fs::read_to_string(duel()).unwrap();
    let cheat = file(
        "analyse-cheat",
        text.replace("1. 1 chase 6", "1. 1 chase 7"),
    );
    orrery_with("analyse --budget 200", &[&cheat]).fails(1, &["chase 7"]);
    orrery("analyse --budget 200 no-such-file").fails(1, &["no-such-file: cannot be read"]);
    orrery_with("analyse --budget 0", &[&duel()]).fails(2, &["--budget"]);
    orrery("analyse").fails(2, &["FILE"]);
    // What is wrong with one file takes nothing from the others.
    let both = orrery_with("analyse --budget 200", &[&unfinished, &duel()]);
    assert_eq!(both.code, 1);
    assert!(both.out.contains("Accuracy") && both.err.contains("not finished"));
}

#[test]
fn lessons_are_checked() {
    let lessons = [
        root("lessons/seti/launch.toml"),
        root("lessons/kepler/cubes.toml"),
    ];
    let out = orrery_with("lesson", &[&lessons[0], &lessons[1]]).ok();
    assert!(out.contains("launch.toml: ok, seti, 2 tasks, "), "{out}");
    let json = orrery_with("lesson --json", &[&lessons[0]]).json();
    assert_eq!(
        (&json[0]["game"], &json[0]["tasks"]),
        (&"seti".into(), &2.into())
    );

    let text = fs::read_to_string(&lessons[0]).unwrap();
    let refuse = |from: &str, to: &str, says: &[&str]| {
        let altered = text.replacen(from, to, 1);
        assert_ne!(altered, text, "{from}");
        orrery_with("lesson", &[&file("lesson-bad", altered)]).fails(1, says);
    };
    refuse("solution = \"launch\"", "solution = \"pass\"", &["task 1"]);
    refuse(
        "solution = \"launch\"",
        "solution = \"lunch\"",
        &["task 1", "`lunch`"],
    );
    refuse(
        "wrong = { ",
        "wrong = { nothing = \"x\", ",
        &["task 1", "nobody can try"],
    );
    refuse("game = \"seti\"", "game = \"chess\"", &["chess"]);
    refuse("[[task]]", "[[tusk]]", &["tusk"]);
    let nonsense = file("lesson-nonsense", [0xff, 0xfe]);
    orrery_with("lesson", &[&nonsense]).fails(1, &["file: "]);
    orrery("lesson no-such-file").fails(1, &["no-such-file: cannot be read"]);
    orrery("lesson").fails(2, &["FILE"]);
}

/// A record in which a small budget finds a puzzle soon.
fn game() -> PathBuf {
    root("records/kepler/2p-novice.orrery")
}

fn make(arguments: &str, into: &Path, files: &[&PathBuf]) -> Answer {
    let arguments = format!(
        "puzzle make --budget 2000 {arguments} --into {}",
        into.display()
    );
    orrery_with(&arguments, files)
}

fn made(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap();
    files.map(|file| file.unwrap().path()).collect()
}

#[test]
fn puzzles_are_made_checked_and_never_overwritten() {
    let into = folder("puzzle-make");
    let out = make("--most 1", &into, &[&game()]).ok();
    let [puzzle] = &made(&into)[..] else {
        panic!("one puzzle expected: {out}");
    };
    assert_eq!(out.trim(), puzzle.display().to_string());
    let text = fs::read_to_string(puzzle).unwrap();
    assert!(text.contains("record = \"2p-novice.orrery\"\n") && text.contains("[[step]]"));
    let told = orrery_with("puzzle check --budget 2000", &[puzzle]).ok();
    assert!(told.contains(": ok, kepler, "), "{told}");
    let json = orrery_with("puzzle check --budget 2000 --json", &[puzzle]).json();
    assert!(json[0]["gain"]["mean"].as_f64().unwrap() >= 4.0, "{json}");
    assert_eq!(json[0]["missed"].as_array().unwrap().len(), 1, "{json}");
    // It is a scenario like any other.
    orrery_with("scenario", &[puzzle]).ok();

    make("--most 1", &into, &[&game()]).fails(1, &["cannot be written"]);
    assert_eq!(fs::read_to_string(puzzle).unwrap(), text);
}

#[test]
fn what_no_puzzle_can_be_made_of_is_told() {
    let into = folder("puzzle-make-bad");
    make("", &into, &[&root("puzzles/kepler/001.toml")]).fails(1, &["001.toml: ", "line 1"]);
    let text = fs::read_to_string(game()).unwrap();
    let seed = text.lines().find(|line| line.starts_with("seed ")).unwrap();
    let large = file(
        "puzzle-seed",
        text.replace(seed, &format!("seed {}", u64::MAX)),
    );
    make("", &into, &[&large]).fails(1, &["does not fit into a scenario"]);
    make("", &into, &[&root("no-such-file")]).fails(1, &["cannot be read"]);
    make("--missed 4", &into, &[&game()]).fails(2, &["--missed"]);
    make("--most few", &into, &[&game()]).fails(2, &["--most"]);
    orrery("puzzle make").fails(2, &["--into"]);
    assert_eq!(made(&into), [""; 0].map(PathBuf::from));
}

#[test]
fn what_is_wrong_with_a_puzzle_is_told() {
    let puzzle = root("puzzles/kepler/022.toml");
    let text = fs::read_to_string(&puzzle).unwrap();
    let refuse = |from: &str, to: &str, says: &[&str]| {
        let altered = text.replacen(from, to, 1);
        assert_ne!(altered, text, "{from}");
        let bad = file("puzzle-bad", altered);
        orrery_with("puzzle check --budget 2000", &[&bad]).fails(1, says);
    };
    refuse("themes = [", "themes = [\"luck\", ", &["its themes are"]);
    refuse("[puzzle]", "[pozzle]", &["pozzle"]);
    refuse("game = \"kepler\"", "game = \"chess\"", &["chess"]);
    let seat = text.lines().find(|line| line.starts_with("decides = "));
    refuse(seat.unwrap(), "decides = 4", &["decides"]);
    let scenario = root("scenarios/comets/last-dazzle.toml");
    orrery_with("puzzle check", &[&scenario]).fails(1, &["no [puzzle] in it"]);
    orrery_with("puzzle solve", &[&scenario]).fails(1, &["no [puzzle] in it"]);
    orrery("puzzle solve no-such-file").fails(1, &["no-such-file: cannot be read"]);
    orrery_with("puzzle solve --budget 0", &[&puzzle]).fails(2, &["--budget"]);
    solve(&puzzle, "nonsense", 2_000).fails(1, &["not possible"]);
}

fn solve(puzzle: &Path, turn: &str, budget: u32) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["puzzle", "solve", "--play", turn, "--budget"])
        .arg(budget.to_string())
        .arg(puzzle)
        .output()
        .unwrap();
    Answer {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Which cube is burned does not matter in this one: the file has antimatter.
#[test]
fn another_turn_that_is_as_good_is_right() {
    let puzzle = root("puzzles/kepler/022.toml");
    let solution = orrery_with("puzzle solve", &[&puzzle]).ok();
    let other = solution.replace("burn antimatter storage", "burn matter storage");
    assert_ne!(solution, other);
    for turn in [&solution, &other] {
        assert_eq!(solve(&puzzle, turn.trim(), 50_000).ok(), "right\n");
    }
}

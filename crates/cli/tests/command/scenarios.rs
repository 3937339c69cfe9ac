//! `scenario`.

use crate::{file, orrery, orrery_with};
use std::fs;
use std::path::Path;
use std::process::Command;

const SCENARIO: &str = r#"
title = "A comet without fuel"
game = "comets"
seed = 4
options = { players = 3 }

[set]
"/players/0/fuel" = 0

[[step]]
illegal = "chase 9"
refused = { "chase 9" = "C2.4" }
play = "rest"
expect = { "/players/0/fuel" = 1 }
"#;

#[test]
fn scenarios_are_run() {
    let good = file("scenario-good", SCENARIO);
    let out = orrery_with("scenario", &[&good]).ok();
    assert!(out.contains("file: ok, A comet without fuel, "), "{out}");
    let json = orrery_with("scenario --json", &[&good]).json();
    assert_eq!(
        (&json[0]["ok"], &json[0]["steps"]),
        (&true.into(), &1.into())
    );
    assert_eq!(json[0]["checks"], 3);

    let refuse = |from: &str, to: &str, says: &[&str]| {
        let altered = SCENARIO.replace(from, to);
        assert_ne!(altered, SCENARIO);
        let bad = file("scenario-bad", altered);
        orrery_with("scenario", &[&bad]).fails(1, says);
    };
    refuse("fuel\" = 1", "fuel\" = 2", &["step 1", "/players/0/fuel"]);
    refuse("C2.4", "C2.5", &["step 1", "C2.4"]);
    refuse("fuel\" = 0", "fuel\" = 9", &["/players/0/fuel", "C2.5"]);
    refuse("\"comets\"", "\"chess\"", &["chess"]);
    refuse("players = 3", "players = 7", &["players"]);
    refuse("seed = 4", "seed = true", &["line 4"]);
}

#[test]
fn a_template_shows_the_names_in_a_state() {
    let json = orrery("scenario --template comets --players 3 --seed 4 --option rounds=2").json();
    assert_eq!(json["players"].as_array().unwrap().len(), 3);
    assert_eq!(json["rounds"], 2);
    orrery("scenario --template comets --players 7").fails(2, &["players"]);
    orrery("scenario --template chess").fails(2, &["chess", "comets"]);
    orrery("scenario --template comets some.toml").fails(2, &["--template"]);
    orrery("scenario some.toml --players 3").fails(2, &["--players"]);
}

#[test]
fn every_failure_is_printed_and_what_is_shown_too() {
    let text = SCENARIO
        .replace("C2.4", "C2.5")
        .replace("fuel\" = 1 }", "fuel\" = 2 }\nshow = \"choices\"");
    let bad = file("scenario-failures", text);
    let says = [
        "found C2.4",
        "expected 2, found 1",
        "step 1 (line 10): choices",
    ];
    orrery_with("scenario", &[&bad]).fails(1, &says);
    let shows = SCENARIO.replace("fuel\" = 1 }", "fuel\" = 1 }\nshow = \"/turn\"");
    let good = file("scenario-shows", shows);
    let out = orrery_with("scenario", &[&good]).ok();
    assert!(out.contains("step 1 (line 10): /turn\n2\n"), "{out}");
    let json = orrery_with("scenario --json", &[&good]).json();
    assert_eq!(json[0]["shown"][0]["text"], "2");
}

#[test]
fn the_names_in_a_state_are_printed() {
    let out = orrery("scenario --names seti").ok();
    assert!(
        out.contains("| `/planets` | planet | mercury, venus, mars,"),
        "{out}"
    );
    assert!(
        orrery("scenario --names kepler")
            .ok()
            .contains("space-travel")
    );
    orrery("scenario --names chess").fails(2, &["chess", "comets"]);
    orrery("scenario --names seti some.toml").fails(2, &["--names"]);
}

/// A small budget proves what is as clear as these; what is shipped was proved with the whole one.
#[test]
fn puzzles_are_proved_again_and_turns_are_judged() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    for game in ["seti", "kepler"] {
        let puzzle = root.join(game).join("001.toml");
        let out = orrery_with("puzzle check --budget 4000", &[&puzzle]).ok();
        assert!(out.contains(": ok, "), "{out}");
        let solution = orrery_with("puzzle solve", &[&puzzle]).ok();
        let solve = |turn: &str| {
            let answer = Command::new(env!("CARGO_BIN_EXE_orrery"))
                .args(["puzzle", "solve", "--budget", "4000", "--play", turn])
                .arg(&puzzle)
                .output()
                .unwrap();
            String::from_utf8(answer.stdout).unwrap() + &String::from_utf8(answer.stderr).unwrap()
        };
        assert_eq!(solve(solution.trim()), "right\n");
        assert!(solve("nonsense").contains("not possible"));
        let text = fs::read_to_string(&puzzle).unwrap();
        let worse = text.split("[[puzzle.other]]").nth(1).unwrap();
        let worse = worse.split_once(']').unwrap().0;
        let worse: Vec<&str> = worse.split('"').skip(1).step_by(2).collect();
        let told = solve(&worse.join("; "));
        assert!(told.contains("a better turn is worth"), "{told}");
    }
}

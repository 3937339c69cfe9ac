//! `simulate` and `arena`.

use crate::{folder, orrery, orrery_with, records};
use std::fs;
use std::path::PathBuf;

#[test]
fn simulate_reports_to_programs() {
    let arguments = "simulate comets --players 3 --games 50 --seed 9 --option rounds=2 --json";
    let json = orrery(arguments).json();
    assert_eq!(json["game"], "comets");
    assert_eq!(json["players"], 3);
    assert_eq!(
        (&json["games"], &json["finished"]),
        (&50.into(), &50.into())
    );
    assert_eq!(json["options"]["rounds"], 2);
    assert!(json["decisions"].as_u64().unwrap() >= 50 * 6);
    for number in [
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "state_bytes",
        "block_copies_per_second",
    ] {
        assert!(json[number].as_f64().unwrap() > 0.0, "{number}");
    }
    let sides = json["scores"]["sides"].as_array().unwrap();
    assert_eq!(sides.len(), 3);
    for number in ["mean", "sd", "min", "max", "wins"] {
        assert!(sides[0][number].is_number(), "{number}");
    }
    let again = orrery(&format!(
        "{arguments} --threads 2 --bots random,random,random"
    ))
    .json();
    assert_eq!(json["checksum"], again["checksum"]);
    assert_eq!(json["scores"], again["scores"]);
    let other = orrery(&arguments.replace("--seed 9", "--seed 10")).json();
    assert_ne!(json["checksum"], other["checksum"]);
}

#[test]
fn simulate_reports_to_people() {
    let out = orrery("simulate comets --games 10").ok();
    assert!(out.starts_with("Comets: 10 games, 2 players\n"), "{out}");
    assert!(out.contains("\nSeat 2 "), "{out}");
    let out = orrery("simulate comets --games 1 --lang de").ok();
    assert!(out.starts_with("Kometen: 1 Partie, 2 Personen\n"), "{out}");
}

#[test]
fn one_person_meets_the_automaton() {
    let json = orrery("simulate seti --solo 4 --games 3 --json").json();
    assert_eq!(json["players"], 1);
    assert_eq!(json["options"]["solo"], 4);
    assert_eq!(json["finished"], 3);
    let out = orrery("simulate seti --solo 1 --games 1 --lang uk").ok();
    assert!(out.contains("\nКонкурент "), "{out}");
}

#[test]
fn the_arena_tells_who_is_stronger() {
    let arguments = "arena comets --bots greedy,random,random --games 60 --seed 2";
    let json = orrery(&format!("{arguments} --json")).json();
    assert_eq!(
        (&json["arrangements"], &json["games"]),
        (&3.into(), &60.into())
    );
    let bots = json["bots"].as_array().unwrap();
    assert_eq!(
        (&bots[0]["name"], &bots[0]["seats"]),
        (&"greedy".into(), &1.into())
    );
    assert_eq!(
        (&bots[1]["name"], &bots[1]["seats"]),
        (&"random".into(), &2.into())
    );
    for number in ["games", "wins", "win_rate", "mean_score", "rating"] {
        assert!(bots[0][number].as_f64() > bots[1][number].as_f64() || number == "games");
    }
    for range in ["win_rate_ci95", "score_ci95"] {
        let [low, high] = [0, 1].map(|end| bots[0][range][end].as_f64().unwrap());
        assert!(low < high, "{range}");
    }
    let mut again = orrery(&format!("{arguments} --json --threads 1")).json();
    for bot in 0..2 {
        let effort = &json["bots"][bot]["effort"];
        assert_eq!(effort["positions"].as_u64() > Some(0), bot == 0, "{effort}");
        again["bots"][bot]["effort"]["seconds"] = effort["seconds"].clone();
    }
    assert_eq!(json, again);
    let out = orrery(&format!("{arguments} --lang it")).ok();
    assert!(
        out.contains("60 partite, 3 disposizioni dei bot, seed 2"),
        "{out}"
    );
    let solo = orrery("arena seti --bots random --solo 3 --games 2 --json").json();
    assert_eq!(solo["bots"][1]["name"], "rival");
    assert_eq!(solo["bots"][1]["automaton"], true);
    orrery("arena comets --bots greedy --players 2 --games 1 --lang uk").ok();
    orrery("arena comets").fails(2, &["--bots"]);
    orrery("arena comets --bots greedy,clever").fails(2, &["clever", "expert", "search:NODES"]);
    orrery("arena comets --bots search:many").fails(2, &["search:many"]);
    orrery("arena comets --bots greedy,random --players 3").fails(2, &["2 bots for 3 seats"]);
}

#[test]
fn simulate_refuses_what_makes_no_sense() {
    orrery("simulate chess").fails(2, &["chess", "comets"]);
    orrery("simulate").fails(2, &["<GAME>"]);
    orrery("simulate comets --players 7").fails(2, &["players", "2 to 4", "7"]);
    orrery("simulate comets --players 300").fails(2, &["--players", "300"]);
    orrery("simulate comets --games 0").fails(2, &["--games"]);
    orrery("simulate comets --threads 1000").fails(2, &["--threads"]);
    orrery("simulate comets --seed -1").fails(2, &["-1"]);
    orrery("simulate comets --bots clever").fails(2, &["clever", "random"]);
    orrery("simulate comets --bots random,random,random").fails(2, &["3 bots for 2 seats"]);
    orrery("simulate comets --option rounds=99").fails(2, &["option rounds", "1 to 9"]);
    orrery("simulate comets --option rounds=many").fails(2, &["option rounds", "\"many\""]);
    orrery("simulate comets --option roundz=1").fails(2, &["option roundz"]);
    orrery("simulate comets --option rounds").fails(2, &["KEY=VALUE"]);
    orrery("simulate comets --option players=3").fails(2, &["--players"]);
    orrery("simulate comets --option rounds=1 --option rounds=2").fails(2, &["twice"]);
    let deep = format!("simulate comets --option rounds={}", "[".repeat(100_000));
    orrery(&deep).fails(2, &["option rounds"]);
    orrery("simulate comets --solo 1").fails(2, &["option solo", "comets has no solo game"]);
    orrery("simulate seti --solo 6").fails(2, &["option solo", "1 to 5"]);
    orrery("simulate seti --solo 2 --players 2").fails(2, &["--solo", "--players"]);
    orrery("simulate seti --solo 2 --option solo=3").fails(2, &["use --solo"]);
    orrery("simulate comets --lang fr").fails(2, &["unknown language `fr`", "uk"]);
}

#[test]
fn saved_games_are_records_and_are_not_overwritten() {
    let files = records("saved");
    assert_eq!(files.len(), 5);
    let files: Vec<&PathBuf> = files.iter().collect();
    let out = orrery_with("record verify", &files).ok();
    assert_eq!(
        out.lines()
            .filter(|line| line.contains(": ok, comets, "))
            .count(),
        5
    );
    fs::write(files[4], "precious").unwrap();
    fs::remove_file(files[0]).unwrap();
    let folder = files[0].parent().unwrap().to_owned();
    orrery_with("simulate comets --players 3 --games 5 --save", &[&folder])
        .fails(2, &["exists already"]);
    assert_eq!(fs::read_to_string(files[4]).unwrap(), "precious");
    assert!(!files[0].exists());
}

#[test]
fn nothing_is_saved_when_the_game_is_impossible() {
    let folder = folder("impossible").join("new");
    orrery_with("simulate comets --players 7 --save", &[&folder]).fails(2, &["players"]);
    assert!(!folder.exists());
}

//! The `orrery` command as a person or a program uses it.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

struct Answer {
    code: i32,
    out: String,
    err: String,
}

/// Runs `orrery` with these arguments, separated by blanks.
fn orrery(arguments: &str) -> Answer {
    orrery_with(arguments, &[])
}

/// The same, followed by files.
fn orrery_with(arguments: &str, files: &[&PathBuf]) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(arguments.split_whitespace())
        .args(files)
        .output()
        .unwrap();
    Answer {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Answer {
    /// All went well and nothing was complained about.
    #[track_caller]
    fn ok(self) -> String {
        assert_eq!((self.code, &*self.err), (0, ""), "{}", self.out);
        self.out
    }

    #[track_caller]
    fn json(self) -> Value {
        serde_json::from_str(&self.ok()).unwrap()
    }

    /// It failed with this code, without a panic and without an answer, and said all of this.
    #[track_caller]
    fn fails(self, code: i32, says: &[&str]) {
        assert_eq!(self.code, code, "{}", self.err);
        assert_eq!(self.out, "");
        assert!(self.err.starts_with("error: "), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        for part in says {
            assert!(self.err.contains(part), "no {part:?} in {}", self.err);
        }
    }
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file in a folder of its own.
fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let file = folder(name).join("file");
    fs::write(&file, content).unwrap();
    file
}

/// The records of five simulated games.
fn records(test: &str) -> Vec<PathBuf> {
    let folder = folder(test);
    orrery_with("simulate comets --players 3 --games 5 --save", &[&folder]).ok();
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
}

#[test]
#[cfg(target_os = "linux")]
fn alone_it_serves_from_the_user_s_data_directory() {
    let output = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .env("XDG_DATA_HOME", "/dev/null")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.starts_with("error: /dev/null/orrery: "), "{error}");
}

#[test]
fn help_teaches_every_command() {
    assert!(orrery("--help").ok().contains("Exit codes"));
    for command in [
        "serve",
        "simulate",
        "arena",
        "record verify",
        "record show",
        "scenario",
        "catalog",
        "rules",
    ] {
        let help = orrery(&format!("{command} --help")).ok();
        assert!(
            help.contains(&format!("Examples:\n  orrery {command}")),
            "{help}"
        );
    }
}

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
    assert!(out.starts_with("Kometen: 1 Partie, 2 Spieler\n"), "{out}");
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
        out.contains("60 partite, 3 disposizioni dei bot, seme 2"),
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

#[test]
fn records_are_shown() {
    let files = records("shown");
    let out = orrery_with("record show", &[&files[0]]).ok();
    assert!(
        out.contains("\n   1. ") && out.contains("\nresult: 1 "),
        "{out}"
    );

    let json = orrery_with("record show --json", &[&files[0], &files[1]]).json();
    let [first, second] = &json.as_array().unwrap()[..] else {
        panic!("two records expected: {json}");
    };
    assert_eq!(
        (&first["game"], &second["ok"]),
        (&"comets".into(), &true.into())
    );
    assert_ne!(first["seed"], second["seed"]);
    let plies = first["plies"].as_u64().unwrap();
    assert_eq!(first["choices"].as_array().unwrap().len() as u64, plies);
    assert_eq!(first["result"].as_array().unwrap().len(), 3);

    let start = orrery_with("record show --json --at 0", &[&files[0]]).json();
    assert_eq!(start[0]["state"]["round"], 1);
    assert!(
        start[0]["legal"]
            .as_array()
            .unwrap()
            .contains(&"rest".into())
    );
    let end = orrery_with(&format!("record show --json --at {plies}"), &[&files[0]]).json();
    assert_eq!(end[0]["state_hash"], first["hash"]);
    assert!(end[0]["decision"].is_null());
    let text = orrery_with("record show --at 1", &[&files[0]]).ok();
    assert!(text.contains(" decides (turn): "), "{text}");
    orrery_with(&format!("record show --at {}", plies + 1), &[&files[0]])
        .fails(1, &["there is no choice"]);
}

/// A game whose log is known by heart.
fn duel() -> PathBuf {
    PathBuf::from("../../records/comets/duel.orrery")
}

#[test]
fn games_are_told_from_start_to_end() {
    let log = orrery_with("record show --log", &[&duel()]).ok();
    for part in [
        "=== Start ===",
        "=== Round 2 ===",
        "--- Turn: ",
        "=== Result ===",
        " points",
        "[C2.4]",
    ] {
        assert!(log.contains(part), "no {part:?} in {log}");
    }
    let italian = orrery_with("record show --log --lang it", &[&duel()]).ok();
    for part in ["=== Inizio ===", "--- Turno: ", "vince con"] {
        assert!(italian.contains(part), "no {part:?} in {italian}");
    }
    assert_eq!(log.lines().count(), italian.lines().count());

    let json = orrery_with("record show --log --json", &[&duel()]).json();
    let entries = json[0]["log"].as_array().unwrap();
    assert_eq!(entries.len() as u64, json[0]["plies"].as_u64().unwrap());
    for entry in entries {
        assert!(entry["sentence"].is_string() && entry["events"].is_array());
    }
}

/// Only the own choices and what was told to everybody; the observed comets of the other stay hidden.
#[test]
fn a_log_tells_a_viewer_only_what_the_viewer_knew() {
    let all = orrery_with("record show --log --json", &[&duel()]).json();
    let one = orrery_with("record show --log --json --viewer 1", &[&duel()]).json();
    let nobody = orrery_with("record show --log --json --viewer spectator", &[&duel()]).json();
    let entries = |json: &Value| json[0]["log"].as_array().unwrap().clone();
    let observed = |json: &Value| {
        let entries = entries(json).into_iter();
        let events = entries.flat_map(|entry| entry["events"].as_array().unwrap().clone());
        let comets = events.filter(|event| event["event"]["what"] == "observed");
        comets
            .map(|event| event["event"]["comet"].clone())
            .collect::<Vec<_>>()
    };
    assert!(observed(&all).iter().all(Value::is_number) && !observed(&all).is_empty());
    assert!(observed(&nobody).iter().all(Value::is_null));
    assert_eq!(observed(&all).len(), observed(&nobody).len());
    for (all, one) in entries(&all).iter().zip(entries(&one)) {
        let told = if all["seat"] == 1 {
            &all["sentence"]
        } else {
            &Value::Null
        };
        assert_eq!(&one["sentence"], told);
    }
    assert!(
        entries(&nobody)
            .iter()
            .all(|entry| entry["choice"].is_null())
    );
    let text = orrery_with("record show --log --viewer spectator", &[&duel()]).ok();
    assert!(!text.contains('#') && !text.contains("Observe"), "{text}");
}

#[test]
fn positions_are_shown_in_words() {
    let text = orrery_with("record show --at 0 --viewer spectator", &[&duel()]).ok();
    assert!(
        text.contains("Players") && text.contains("2 comets, face down"),
        "{text}"
    );
    assert!(!text.contains("(rest)"), "{text}");
    let own = orrery_with("record show --at 0 --lang de --viewer 1", &[&duel()]).ok();
    assert!(own.contains("(rest)") && own.contains("Ausruhen"), "{own}");
    orrery_with("record show --log --viewer 3", &[&duel()]).fails(1, &["nobody sits in seat 3"]);
    orrery_with("record show --log --viewer nobody", &[&duel()]).fails(2, &["or spectator"]);
    orrery_with("record show --log --at 3", &[&duel()]).fails(2, &["--at"]);
}

/// The record of a passed campaign level tells the options of the next, which the record of that one has;
/// a level that failed is to be played again.
#[test]
fn a_campaign_goes_on_from_its_record() {
    let records = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records/kepler");
    let level = |n: u8| records.join(format!("1p-progenie-superiore-{n}.orrery"));
    let json = orrery_with("record verify --json", &[&level(1), &level(2)]).json();
    assert_eq!(json[0]["result"][0]["won"], true);
    assert_eq!(json[0]["sequel"]["scores"], serde_json::json!([41]));
    assert_eq!(json[0]["sequel"], json[1]["options"]);
    assert_eq!(json[1]["result"][0]["won"], false);
    assert_eq!(json[1]["sequel"], json[1]["options"]);
    let text = orrery_with("record verify", &[&level(1)]).ok();
    assert!(
        text.contains("to go on: a game with the options {"),
        "{text}"
    );
    let several = records.join("3p-advanced.orrery");
    let alone = orrery_with("record verify", &[&several]).ok();
    assert!(!alone.contains("to go on"), "{alone}");
}

#[test]
fn altered_records_are_refused() {
    let file = &records("altered")[0];
    let text = fs::read_to_string(file).unwrap();
    let refuse = |altered: String, says: &str| {
        assert_ne!(altered, text);
        fs::write(file, altered).unwrap();
        orrery_with("record verify", &[file]).fails(1, &[".orrery: ", says]);
    };
    refuse(text.replace("orrery 1\n", "orrery 2\n"), "line 1: ");
    refuse(text.replace("game comets", "game chess"), "chess");
    refuse(text.replace("rules 1\n", "rules 9\n"), "version 9");
    refuse(text[..text.len() / 2].to_owned(), "line ");
    refuse(text.replacen("\n1. ", "\n1. 4", 1), "line ");
    refuse(
        text.replace("\"rounds\":4", "\"rounds\":44"),
        "option rounds",
    );
    refuse(text.replace("seed ", "seed 1"), "");
    fs::write(file, &text).unwrap();
    orrery_with("record verify", &[file]).ok();
}

#[test]
fn one_bad_file_does_not_hide_the_others() {
    let good = &records("mixed")[0];
    let bad = file("mixed-bad", "orrery 1\n");
    let answer = orrery_with("record verify", &[&bad, good]);
    assert_eq!(answer.code, 1);
    assert!(answer.out.contains(": ok, comets"), "{}", answer.out);
    assert!(answer.err.contains(": line 2: "), "{}", answer.err);
    let answer = orrery_with("record verify --json", &[&bad, good]);
    assert_eq!(answer.code, 1);
    let json: Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!(
        (&json[0]["ok"], &json[1]["ok"]),
        (&false.into(), &true.into())
    );
    assert!(json[0]["error"].as_str().unwrap().starts_with("line 2: "));
}

#[test]
fn hostile_files_are_refused() {
    let hostile: [(&str, Vec<u8>); 6] = [
        ("empty", Vec::new()),
        ("huge", vec![b'a'; 5 << 20]),
        ("binary", (0..=255).cycle().take(100_000).collect()),
        ("deep", "[".repeat(500_000).into()),
        (
            "deep-options",
            format!(
                "orrery 1\ngame comets\nrules 1\nseed 1\noptions {}\n",
                "[".repeat(4000)
            )
            .into(),
        ),
        (
            "deep-toml",
            format!(
                "title = \"x\"\ngame = \"comets\"\nseed = 1\nset = {{ \"/deck\" = {} }}\n",
                "[".repeat(100_000)
            )
            .into(),
        ),
    ];
    for (name, content) in hostile {
        let file = file(&format!("hostile-{name}"), content);
        for command in [
            "record verify",
            "record show",
            "record show --at 0",
            "scenario",
        ] {
            orrery_with(command, &[&file]).fails(1, &["file: "]);
        }
    }
    let nowhere = folder("nowhere");
    for command in ["record verify", "record show", "scenario"] {
        orrery_with(command, &[&nowhere]).fails(1, &["cannot be read"]);
        orrery_with(command, &[&nowhere.join("missing")]).fails(1, &["cannot be read"]);
        orrery(command).fails(2, &["<FILE>"]);
    }
    assert_eq!(fs::read_dir(nowhere).unwrap().count(), 0);
}

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
fn the_catalogue_speaks_all_languages() {
    let out = orrery("catalog comets").ok();
    assert!(
        out.starts_with("Comets: components\n\nComets (12)\n"),
        "{out}"
    );
    assert!(
        out.contains("  hale-bopp  Hale-Bopp  brightness 5\n"),
        "{out}"
    );
    for (lang, word) in [
        ("it", "luminosità 5"),
        ("de-AT", "Helligkeit 5"),
        ("UK", "яскравість 5"),
    ] {
        let out = orrery(&format!("catalog comets --lang {lang}")).ok();
        assert!(out.contains(word), "{out}");
    }
    for (lang, words) in [
        (
            "en",
            ["signal colour red", "corner movement", "species Mascamites"],
        ),
        (
            "it",
            [
                "colore settore rosso",
                "angolo movimento",
                "specie Mascamiti",
            ],
        ),
        (
            "de",
            ["Sektorenfarbe rot", "Ecke Bewegung", "Spezies Mascamiten"],
        ),
        (
            "uk",
            ["колір сектора червоний", "кут переміщення", "вид маскаміти"],
        ),
    ] {
        let out = orrery(&format!("catalog seti --lang {lang}")).ok();
        assert!(words.iter().all(|words| out.contains(words)), "{out}");
    }
    let json = orrery("catalog seti --lang it --json").json();
    assert_eq!(json["sections"][0]["items"][0]["facts"]["signal"], "yellow");
    let json = orrery("catalog comets --lang it --json").json();
    assert_eq!(
        (&json["name"], &json["lang"]),
        (&"Comete".into(), &"it".into())
    );
    let section = &json["sections"][0];
    assert_eq!(
        (&section["id"], &section["title"]),
        (&"comets".into(), &"Comete".into())
    );
    assert_eq!(section["items"].as_array().unwrap().len(), 12);
    assert_eq!(section["items"][0]["facts"]["brightness"], 5);
    orrery("catalog comets --lang fr").fails(2, &["unknown language `fr`"]);
    orrery("catalog chess").fails(2, &["chess"]);
}

#[test]
fn rules_are_found_by_id() {
    let out = orrery("rules comets").ok();
    assert!(out.contains("C2   Turns  6 rules\n"), "{out}");
    let out = orrery("rules comets c2").ok();
    assert!(out.contains("\nC2.1 ") && out.contains("\nC2.6 ") && !out.contains("C3.1"));
    let out = orrery("rules comets C2.5").ok();
    assert!(out.ends_with("\nC2.5 Rest: gain 1 fuel; a player holds at most 3 fuel.\n"));
    assert!(!out.contains("C2.4"));
    let out = orrery("rules comets --all").ok();
    assert!(out.contains("\nC1.1 ") && out.contains("\nC3.2 "));
    let json = orrery("rules comets C2.5 --json").json();
    assert_eq!(json["sections"][0]["rules"][0]["id"], "C2.5");
    assert!(orrery("rules comets --lang uk").ok().contains("6 правил\n"));
    orrery("rules comets C9").fails(2, &["`C9`", "C1, C2, C3"]);
    orrery("rules chess").fails(2, &["chess"]);
}

#[test]
fn a_reader_may_stop_reading() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["rules", "comets", "--all"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
}

#[test]
fn games_without_data_packs_refuse_them() {
    for command in [
        "simulate comets",
        "catalog comets",
        "scenario --template comets",
    ] {
        orrery(&format!("{command} --data .")).fails(2, &["--data: comets has no data packs"]);
    }
}

#[test]
fn games_can_be_played_with_a_data_pack() {
    let dir = folder("data-pack");
    let pack = dir.join("pack");
    fs::create_dir_all(&pack).unwrap();
    let builtin = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/kepler");
    for file in fs::read_dir(builtin).unwrap() {
        let path = file.unwrap().path();
        fs::copy(&path, pack.join(path.file_name().unwrap())).unwrap();
    }
    fs::write(
        pack.join("pack.json"),
        r#"{"format": 1, "name": "My copy"}"#,
    )
    .unwrap();
    let (data, games) = (pack.display(), dir.join("games"));
    let catalog = orrery(&format!("catalog kepler --data {data}")).ok();
    assert!(catalog.contains("  My copy\n"), "{catalog}");

    let save = format!("--games 1 --save {}", games.display());
    orrery(&format!("simulate kepler --data {data} {save}")).ok();
    let record = games.join("kepler-2-1-1.orrery");
    let verify = format!("record verify {}", record.display());
    orrery(&format!("{verify} --data {data}")).ok();
    orrery(&verify).fails(1, &["the data pack", "is not loaded", "--data DIR"]);

    fs::remove_file(pack.join("setup.json")).unwrap();
    let missing = ["setup.json: the file is missing"];
    orrery(&format!("{verify} --data {data}")).fails(1, &missing);
}

/// Every element is closed in the right order; returns the text between the tags.
#[track_caller]
fn well_formed(page: &str) -> String {
    let mut open: Vec<&str> = Vec::new();
    let mut text = String::new();
    for part in page
        .strip_prefix("<!DOCTYPE html>")
        .unwrap()
        .split('<')
        .skip(1)
    {
        let (tag, rest) = part.split_once('>').unwrap();
        text += rest;
        text.push('\n');
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None => open.push(tag.split(' ').next().unwrap()),
        }
        if open.last() == Some(&"meta") {
            open.pop();
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
    }
    assert!(open.is_empty(), "{open:?}");
    text
}

/// The rows of a CSV file, by column.
fn table(file: &std::path::Path) -> Vec<std::collections::HashMap<String, String>> {
    let text = fs::read_to_string(file).unwrap();
    let mut rows = Vec::new();
    let (mut row, mut cell, mut quoted) = (Vec::new(), String::new(), false);
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(std::mem::take(&mut cell)),
            '\r' if !quoted => {}
            '\n' if !quoted => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            c => cell.push(c),
        }
    }
    assert!(
        cell.is_empty() && row.is_empty(),
        "the last line has an end"
    );
    let head = rows.remove(0);
    let row = |row: Vec<String>| {
        assert_eq!(row.len(), head.len(), "{row:?}");
        head.iter().cloned().zip(row).collect()
    };
    rows.into_iter().map(row).collect()
}

fn number(row: &std::collections::HashMap<String, String>, column: &str) -> f64 {
    row[column].parse().unwrap()
}

#[test]
fn a_report_says_what_the_simulation_says() {
    for (game, kind, things) in [("seti", "projects", 138), ("kepler", "cards", 18)] {
        let folder = folder(&format!("report-{game}"));
        let arguments = format!("simulate {game} --players 3 --games 50 --json");
        let plain = orrery(&arguments).json();
        let json = orrery_with(&format!("{arguments} --report"), &[&folder]).json();
        assert_eq!(json["checksum"], plain["checksum"]);

        let page = fs::read_to_string(folder.join("index.html")).unwrap();
        let text = well_formed(&page);
        for foreign in ["<script", "http:", "https:", "url(", "@import"] {
            assert!(!page.contains(foreign), "{foreign}");
        }
        assert!(text.contains("50 games, 3 players"));
        assert!(text.contains(json["checksum"].as_str().unwrap()));

        let games = table(&folder.join("games.csv"));
        assert_eq!(games.len(), 150);
        for side in json["scores"]["sides"].as_array().unwrap() {
            let seat = side["side"]["seat"].to_string();
            let rows = || games.iter().filter(|row| row["side"] == seat);
            let mean = rows().map(|row| number(row, "score")).sum::<f64>() / 50.0;
            assert!((mean - side["mean"].as_f64().unwrap()).abs() < 1e-9);
            assert!(text.contains(&format!("{mean:.1}")), "{mean}");
            let wins = rows().map(|row| number(row, "won")).sum::<f64>();
            assert_eq!(wins, side["wins"].as_f64().unwrap());
        }
        for row in &games {
            let points = row.keys().filter(|column| column.starts_with("points-"));
            let sum: f64 = points.map(|column| number(row, column)).sum();
            assert_eq!(sum, number(row, "score"));
        }
        let sources = table(&folder.join("sources.csv"));
        let seats = sources.iter().filter(|row| row["sides"] == "seats");
        let mean: f64 = seats.map(|row| number(row, "mean")).sum();
        let overall = json["scores"]["overall"]["mean"].as_f64().unwrap();
        assert!((mean - overall).abs() < 0.01, "{mean} {overall}");

        let components = table(&folder.join("components.csv"));
        let ids: std::collections::HashSet<&str> = components
            .iter()
            .filter(|row| row["kind"] == kind)
            .map(|row| row["id"].as_str())
            .collect();
        assert_eq!(ids.len(), things);
        for row in &components {
            let players = number(row, "players-with") + number(row, "players-without");
            assert_eq!(players, 150.0);
            assert!(page.contains(&row["name"].replace('&', "&amp;").replace('"', "&quot;")));
        }

        let again = orrery_with(&format!("{arguments} --report"), &[&folder]);
        again.fails(2, &["index.html exists already"]);
    }
}

#[test]
fn a_report_speaks_the_language_that_is_asked_for() {
    let folder = folder("report-language");
    let arguments = "simulate kepler --players 1 --games 3 --lang uk --report";
    orrery_with(arguments, &[&folder]).ok();
    let text = well_formed(&fs::read_to_string(folder.join("index.html")).unwrap());
    for words in [
        "Звідки беруться очки",
        "Карти прогресу",
        "колоніальна шкала",
    ] {
        assert!(text.contains(words), "{words}");
    }
    assert!(!text.contains("stats-") && !text.contains("deed-") && !text.contains("things-"));
}

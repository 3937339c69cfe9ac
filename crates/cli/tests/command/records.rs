//! `record`: showing, telling and verifying games.

use crate::{duel, file, folder, orrery, orrery_with, records};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

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

#[test]
fn games_are_told_from_start_to_end() {
    let log = orrery_with("record show --log", &[&duel()]).ok();
    for part in [
        "=== Start ===",
        "=== Round 2 ===",
        "’s turn · ",
        "=== Result ===",
        " points",
        "[C2.4]",
    ] {
        assert!(log.contains(part), "no {part:?} in {log}");
    }
    let italian = orrery_with("record show --log --lang it", &[&duel()]).ok();
    for part in ["=== Inizio ===", "--- Turno: ", "vittoria con"] {
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
    assert!(!text.contains('#') && !text.contains(": Observe"), "{text}");
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
    assert_eq!(json[0]["sequel"]["scores"], serde_json::json!([37]));
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

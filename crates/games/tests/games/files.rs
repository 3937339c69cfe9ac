//! Every scenario in `scenarios/` holds, and every record in `records/` replays to its exact result.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_core::{Record, Scenario};
use orrery_games::entries;
use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder of the repository, which must be of one kind.
fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, out: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, out);
            } else {
                out.push(path);
            }
        }
    }
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    walk(&root.join(folder), &mut files);
    for path in &files {
        assert_eq!(path.extension().unwrap(), extension, "{}", path.display());
    }
    assert!(!files.is_empty());
    files
}

#[test]
fn all_scenarios_hold() {
    for path in files("scenarios", "toml") {
        let scenario = Scenario::from_bytes(&fs::read(&path).unwrap())
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let report = scenario.run(&entries());
        assert!(report.holds(), "{}: {:#?}", path.display(), report.failures);
        assert!(report.checks > 0, "{} checks nothing", path.display());
    }
}

/// The examples of the documentation hold, and it tells of every word of every game.
#[test]
fn the_documentation_of_scenarios_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = fs::read_to_string(root.join("docs/scenarios.md")).unwrap();
    let blocks = docs.split("```").skip(1).step_by(2);
    let blocks: Vec<&str> = blocks
        .filter_map(|block| block.strip_prefix("toml\n"))
        .collect();
    assert!(blocks.len() >= 5);
    for text in blocks {
        let report = Scenario::parse(text).unwrap().run(&entries());
        assert!(report.holds(), "{}: {:#?}", report.title, report.failures);
    }
    for (game, heading) in [
        ("seti", "SETI"),
        ("kepler", "Kepler-3042"),
        ("comets", "Comets"),
    ] {
        let section = docs
            .split(&format!("## Words of {heading}\n"))
            .nth(1)
            .unwrap();
        let section = section.split("\n## ").next().unwrap();
        let text = format!("title = 't'\ngame = '{game}'\n[set]\nno-such-word = 1");
        let report = Scenario::parse(&text).unwrap().run(&entries());
        let known = report.failures[0].to_string();
        let (_, words) = known.split_once("expected one of ").unwrap();
        for word in words.split(", ") {
            assert!(section.contains(word), "{game}: {word} is not explained");
        }
    }
}

#[test]
fn all_records_replay_to_their_exact_result() {
    for path in files("records", "orrery") {
        let bytes = fs::read(&path).unwrap();
        let record = Record::from_bytes(&bytes)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if let Err(error) = record.replay(&entries(), |_, _, _| {}) {
            panic!("{}: {error}", path.display());
        }
        assert_eq!(record.to_string().into_bytes(), bytes, "{}", path.display());
    }
}

/// A game that was played by the first rules of Kepler-3042: its text is read and its result is there, but it is
/// not played again.
#[test]
fn records_of_older_rules_are_read_and_not_played() {
    let old = "orrery 1\ngame kepler\nrules 1\nseed 392\noptions {\"campaign\":\"progenie-superiore\",\
        \"pack\":\"d0d230032e1847f0\",\"placement\":\"random\",\"players\":1}\nseat 1 Ada\n\n\
        1. 1 start space-travel\nend 1\nresult 1 41 won\nhash 51bf4fe905539c6f\n";
    let record = Record::from_bytes(old.as_bytes()).unwrap();
    assert_eq!(record.to_string(), old);
    let refused = record.replay(&entries(), |_, _, _| {}).map(|_| ());
    let told = refused.unwrap_err().to_string();
    assert!(told.contains("version 1"), "{told}");
}

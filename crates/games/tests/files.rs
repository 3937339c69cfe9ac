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
        let run = Scenario::from_bytes(&fs::read(&path).unwrap())
            .and_then(|scenario| scenario.run(&entries()));
        match run {
            Ok(report) => assert!(report.checks > 0, "{} checks nothing", path.display()),
            Err(error) => panic!("{}: {error}", path.display()),
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

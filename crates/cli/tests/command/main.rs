//! The `orrery` command as a person or a program uses it. Here are help, serving, and how the command is run.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

mod learning;
mod packs;
mod people;
mod records;
mod reference;
mod report;
mod scenarios;
mod simulate;

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
        "analyse",
        "lesson",
        "puzzle make",
        "puzzle check",
        "puzzle solve",
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

/// A game whose log is known by heart.
fn duel() -> PathBuf {
    PathBuf::from("../../records/comets/duel.orrery")
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

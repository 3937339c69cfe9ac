//! `cargo xtask test`: all tests. `cargo test` runs one binary after the other; here three run side by side, because many
//! tests wait most of their time: for a killed server, a clock, a browser.

use crate::run;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

/// So many binaries run at once, each with as many threads as there are cores.
const TOGETHER: usize = 3;

/// What takes longest begins first.
const LONGEST: [&str; 6] = ["browser", "server", "play", "postgres", "games", "routes"];

/// A binary with tests.
struct Suite {
    name: String,
    program: PathBuf,
    /// The folder of its crate, where it expects to be started.
    folder: PathBuf,
}

/// Builds all tests and runs them, to the last one even if some fail.
pub(crate) fn run() -> Result<String, String> {
    let suites = build()?;
    let count = suites.len();
    let (queue, failed) = (Mutex::new(suites), Mutex::new(Vec::new()));
    let next = || queue.lock().ok()?.pop();
    thread::scope(|scope| {
        for _ in 0..TOGETHER {
            scope.spawn(|| {
                while let Some(suite) = next() {
                    if let Err(error) = play(&suite)
                        && let Ok(mut failed) = failed.lock()
                    {
                        failed.push(error);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().map_err(|error| error.to_string())?;
    match failed.is_empty() {
        true => Ok(format!("tests: {count} binaries passed")),
        false => Err(failed.join("\n")),
    }
}

/// All binaries with tests, those that take longest last.
fn build() -> Result<Vec<Suite>, String> {
    let args = "test --workspace --tests --no-run --message-format json-render-diagnostics";
    let args: Vec<&str> = args.split(' ').collect();
    let messages = run::output(&run::cargo(), &args)?;
    let mut suites: Vec<Suite> = messages.lines().filter_map(suite).collect();
    let place = |suite: &Suite| LONGEST.iter().position(|long| suite.name.ends_with(long));
    suites.sort_by_key(|suite| std::cmp::Reverse(place(suite).unwrap_or(LONGEST.len())));
    match suites.is_empty() {
        true => Err("cargo has built no tests".to_owned()),
        false => Ok(suites),
    }
}

/// The binary that a message of cargo tells of, if it has tests.
fn suite(message: &str) -> Option<Suite> {
    let message: Value = serde_json::from_str(message).ok()?;
    let tests = message["reason"] == "compiler-artifact" && message["profile"]["test"] == true;
    let program = message["executable"].as_str().filter(|_| tests)?;
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    let (package, target) = (folder.file_name()?, message["target"]["name"].as_str()?);
    Some(Suite {
        name: format!("{} {target}", package.to_string_lossy()),
        program: program.into(),
        folder: folder.to_owned(),
    })
}

/// Runs one binary and prints what it said, all at once.
fn play(suite: &Suite) -> Result<(), String> {
    let output = Command::new(&suite.program)
        .current_dir(&suite.folder)
        .env("CARGO_MANIFEST_DIR", &suite.folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{}: {error}", suite.program.display()))?;
    let said = [output.stdout, output.stderr].concat();
    println!(
        "     Running {}{}",
        suite.name,
        String::from_utf8_lossy(&said)
    );
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("tests: {} failed: {}", suite.name, output.status)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binaries_with_tests_are_told_from_others() {
        let message = |test: bool| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/o/crates/web/Cargo.toml",
                "target":{{"name":"routes"}},"profile":{{"test":{test}}},"executable":"/t/routes-1"}}"#
            )
        };
        let found = suite(&message(true)).unwrap();
        assert_eq!(
            (found.name.as_str(), found.folder),
            ("web routes", "/o/crates/web".into())
        );
        assert!(suite(&message(false)).is_none());
        assert!(suite(r#"{"reason":"build-finished","success":true}"#).is_none());
    }

    #[test]
    fn what_a_failing_binary_said_is_an_error() {
        let suite = |program: &str| Suite {
            name: program.to_owned(),
            program: program.into(),
            folder: "/".into(),
        };
        play(&suite("true")).unwrap();
        assert!(play(&suite("false")).unwrap_err().contains("false failed"));
        assert!(play(&suite("/nowhere")).is_err());
    }
}

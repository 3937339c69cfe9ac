//! `cargo xtask python`: the Python package is built, installed into a fresh environment and tested there, and the
//! examples of its guide run as they are printed.
//!
//! It is built with the profile `dev`, whose crates the tests have left at hand; what is published is built with `dist`.

use crate::packages::{self, Tool};
use crate::run;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PYTHON: Tool = Tool {
    program: "python3",
    package: "python3-venv",
};

/// What builds wheels.
const MATURIN: &str = "maturin>=1.9,<2";

/// Examples that need nothing but the package, and so many games of each that a check takes no time.
const EXAMPLES: [&str; 5] = [
    "quickstart.py",
    "environments.py",
    "baselines.py",
    "monte_carlo.py",
    "vectors.py",
];
const GAMES: &str = "2";

/// Builds, installs, tests.
pub(crate) fn run() -> Result<String, String> {
    packages::ensure(&[PYTHON])?;
    if !has_venv() {
        packages::install(&[PYTHON])?;
    }
    let folder = run::root().join("target/python");
    let tools = environment(&folder.join("tools"), false)?;
    call(&tools, &["-m", "pip", "install", "--quiet", MATURIN])?;
    let wheel = build(&tools, &folder.join("wheels"))?;

    let python = environment(&folder.join("venv"), true)?;
    let with_tests = format!("{}[test]", wheel.display());
    call(&python, &["-m", "pip", "install", "--quiet", &with_tests])?;
    call(&python, &["-m", "pytest", "--quiet", "python/tests"])?;
    for example in EXAMPLES {
        call(&python, &[&format!("python/examples/{example}")])?;
    }
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    Ok(format!(
        "python: {name} passes its tests and its examples run"
    ))
}

/// Debian keeps a part of Python's own library in a package that may be missing.
fn has_venv() -> bool {
    let check = Command::new(PYTHON.program)
        .args(["-c", "import ensurepip, venv"])
        .stderr(Stdio::null())
        .status();
    check.is_ok_and(|status| status.success())
}

/// The interpreter of an environment in this folder, made anew if it must be fresh or is not there.
fn environment(folder: &Path, fresh: bool) -> Result<PathBuf, String> {
    let python = folder.join("bin/python");
    if fresh && folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    if !python.exists() {
        let path = folder.display().to_string();
        run::run(PYTHON.program, &["-m", "venv", &path])?;
    }
    Ok(python)
}

/// The newly built wheel.
fn build(tools: &Path, folder: &Path) -> Result<PathBuf, String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let out = folder.display().to_string();
    let args = "-m maturin build --quiet --locked --profile dev --out";
    let args: Vec<&str> = args.split(' ').chain([out.as_str()]).collect();
    call_in("python", tools, &args)?;
    let files = fs::read_dir(folder).map_err(|error| format!("{out}: {error}"))?;
    let mut wheels = files.flatten().map(|entry| entry.path());
    wheels.next().ok_or_else(|| format!("no wheel in {out}"))
}

fn call(python: &Path, args: &[&str]) -> Result<(), String> {
    call_in("", python, args)
}

fn call_in(folder: &str, python: &Path, args: &[&str]) -> Result<(), String> {
    let status = Command::new(python)
        .args(args)
        .env("GAMES", GAMES)
        .current_dir(run::root().join(folder))
        .status()
        .map_err(|error| format!("cannot start {}: {error}", python.display()))?;
    match status.success() {
        true => Ok(()),
        false => Err(format!("python {}: {status}", args.join(" "))),
    }
}

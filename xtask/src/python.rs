//! `cargo xtask python`: the Python package is built, installed into a fresh environment and tested there, and the
//! examples of its guide run as they are printed.
//!
//! It is built with the profile `dev`, whose crates the tests have left at hand; what is published is built with `dist`.

use crate::packages::{self, Tool};
use crate::run;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Python, in the package that brings along what makes environments.
pub(crate) const PYTHON: Tool = Tool {
    program: "python3",
    package: "python3-venv",
};

/// What builds wheels.
const MATURIN: &str = "maturin>=1.9,<2";

/// Examples that need nothing but the package, and so few games and playouts of each that a check takes no time.
const EXAMPLES: [&str; 5] = [
    "quickstart.py",
    "environments.py",
    "baselines.py",
    "monte_carlo.py",
    "vectors.py",
];
const SHORT: [&str; 2] = ["GAMES=1", "PLAYOUTS=8"];

/// Builds, installs, tests.
pub(crate) fn run() -> Result<String, String> {
    check_python()?;
    let folder = run::root().join("target/python");
    let tools = environment(&folder.join("tools"), false)?;
    install(&tools, MATURIN)?;
    let wheel = build(&tools, &folder.join("wheels"))?;

    let python = environment(&folder.join("venv"), true)?;
    install(&python, &format!("{}[test]", wheel.display()))?;
    run::run(&python, &["-m", "pytest", "--quiet", "python/tests"])?;
    let [games, playouts] = SHORT;
    for example in EXAMPLES {
        let example = format!("python/examples/{example}");
        run::run("env", &[games, playouts, &python, &example])?;
    }
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    Ok(format!(
        "python: {name} passes its tests and its examples run"
    ))
}

/// Whether there is a Python that can be used; what Debian leaves out of it is installed where possible.
fn check_python() -> Result<(), String> {
    packages::ensure(&[PYTHON])?;
    if !asks("import sys; sys.exit(sys.version_info < (3, 10))") {
        return Err("python3 is older than 3.10, the oldest that the package is for".to_owned());
    }
    if !asks("import ensurepip, venv") {
        packages::install(&[PYTHON])?;
    }
    Ok(())
}

/// Whether these lines of Python end well.
fn asks(lines: &str) -> bool {
    let check = Command::new(PYTHON.program)
        .args(["-c", lines])
        .stderr(Stdio::null())
        .status();
    check.is_ok_and(|status| status.success())
}

/// The interpreter of an environment in this folder, made anew if it must be fresh or is not there.
fn environment(folder: &Path, fresh: bool) -> Result<String, String> {
    let python = folder.join("bin/python");
    if fresh || !python.exists() {
        let path = folder.display().to_string();
        run::run(PYTHON.program, &["-m", "venv", "--clear", &path])?;
    }
    Ok(python.display().to_string())
}

/// Installs a package and what it needs.
fn install(python: &str, what: &str) -> Result<(), String> {
    let args = "-m pip install --quiet --disable-pip-version-check";
    let args: Vec<&str> = args.split(' ').chain([what]).collect();
    run::run(python, &args).map_err(|error| {
        format!(
            "{error}\nThe packages come from PyPI. Without a way there, name a copy of it in PIP_INDEX_URL, \
             or a folder of wheels in PIP_FIND_LINKS with PIP_NO_INDEX=1."
        )
    })
}

/// The newly built wheel.
fn build(tools: &str, folder: &Path) -> Result<PathBuf, String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let out = folder.display().to_string();
    let maturin = "-m maturin build --quiet --locked --profile dev --out";
    let maturin = maturin.split(' ').chain([out.as_str()]);
    let args: Vec<&str> = ["--chdir=python", tools]
        .into_iter()
        .chain(maturin)
        .collect();
    run::run("env", &args)?;
    let files = fs::read_dir(folder).map_err(|error| format!("{out}: {error}"))?;
    let mut wheels = files.flatten().map(|entry| entry.path());
    wheels.next().ok_or_else(|| format!("no wheel in {out}"))
}

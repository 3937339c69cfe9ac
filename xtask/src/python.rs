//! `cargo xtask python`: the Python package is built, installed into a fresh environment and tested there; then its
//! guide is followed in another one, block by block, as it is printed.
//!
//! It is built with the profile `dev`, whose crates the tests have left at hand; what is published is built with `dist`.

use crate::packages::{self, Tool};
use crate::run;
use crate::tidy::examples::blocks;
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

/// What a wheel for every Python from 3.10 on has in its name.
const TAG: &str = "-cp310-abi3-";

/// Documents whose blocks are run.
const GUIDES: [&str; 2] = ["docs/python.md", "python/README.md"];

/// What makes the lines of the guides take less time than they take for those who read them: how many games, playouts
/// and rounds, and how the package is built.
const SHORT: [&str; 6] = [
    "GAMES=1",
    "PLAYOUTS=8",
    "ROUNDS=1",
    "MATURIN_PEP517_ARGS=--profile dev --locked",
    "PIP_DISABLE_PIP_VERSION_CHECK=1",
    "PIP_QUIET=1",
];

/// Builds, installs, tests.
pub(crate) fn run() -> Result<String, String> {
    check_python()?;
    let folder = run::root().join("target/python");
    let tools = environment(&folder.join("tools"), false)?;
    install(&tools, MATURIN)?;
    let wheel = build(&tools, &folder.join("wheels"))?;
    let name = wheel.file_name().unwrap_or_default().to_string_lossy();
    if !name.contains(TAG) {
        return Err(format!("{name} is not for every Python: no {TAG}"));
    }

    let python = environment(&folder.join("venv"), true)?;
    install(&python, &format!("{}[test]", wheel.display()))?;
    let types = "-m mypy --cache-dir target/python/mypy --config-file python/pyproject.toml python/orrery_games";
    run::run(&python, &types.split(' ').collect::<Vec<_>>())?;
    run::run(&python, &["-m", "pytest", "--quiet", "python/tests"])?;
    let blocks = follow(&folder.join("guide"))?;
    Ok(format!(
        "python: {name} passes its tests, and {blocks} blocks of its guides work as printed"
    ))
}

/// Does what the guides say, in a folder that has of the repository only what they name.
fn follow(folder: &Path) -> Result<usize, String> {
    let path = folder.display().to_string();
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{path}: {error}"))?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{path}: {error}"))?;
    let package = run::root().join("python").display().to_string();
    run::run("ln", &["-s", &package, &path])?;
    let place = format!("--chdir={path}");
    let mut done = 0;
    for guide in GUIDES {
        let text = fs::read_to_string(run::root().join(guide));
        let text = text.map_err(|error| format!("{guide}: {error}"))?;
        for block in blocks(&text) {
            let [program, flag] = match block.language {
                "sh" => ["sh", "-ec"],
                "python" => ["env/bin/python", "-c"],
                _ => continue,
            };
            let lines = block.lines.join("\n");
            let args = SHORT.into_iter().chain([program, flag, lines.as_str()]);
            let args: Vec<&str> = [place.as_str()].into_iter().chain(args).collect();
            run::run("env", &args).map_err(|_| format!("{guide}:{}: this fails", block.line))?;
            done += 1;
        }
    }
    Ok(done)
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

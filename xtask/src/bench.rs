//! `cargo xtask bench`: instructions per decision of random play.
//!
//! Valgrind counts instructions, so the figure is the same on a busy and on a quiet machine. Two runs of
//! different length are compared, which takes start-up out of it.

use crate::packages::{self, Tool};
use crate::run;

const VALGRIND: Tool = Tool {
    program: "valgrind",
    package: "valgrind",
};
/// Games of the short and of the long run.
const GAMES: [&str; 2] = ["50", "250"];

struct Count {
    decisions: u64,
    instructions: u64,
}

/// Measures SETI.
pub(crate) fn run() -> Result<String, String> {
    packages::ensure(&[VALGRIND])?;
    let build = [
        "build",
        "--release",
        "--package",
        "orrery-seti",
        "--example",
        "playouts",
    ];
    run::run(&run::cargo(), &build)?;
    let [short, long] = [count(GAMES[0])?, count(GAMES[1])?];
    let instructions = long.instructions - short.instructions;
    let decisions = long.decisions - short.decisions;
    let figure = instructions as f64 / decisions as f64;
    Ok(format!(
        "seti, 4 random players: {figure:.0} instructions per decision ({decisions} decisions)"
    ))
}

fn count(games: &str) -> Result<Count, String> {
    let file = run::root()
        .join("target")
        .join(format!("callgrind.{games}"));
    let out = format!("--callgrind-out-file={}", file.display());
    let args = [
        "--tool=callgrind",
        "--quiet",
        &out,
        "target/release/examples/playouts",
        games,
    ];
    let printed = run::output("valgrind", &args)?;
    let profile =
        std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let totals = profile
        .lines()
        .find_map(|line| line.strip_prefix("totals: "));
    Ok(Count {
        decisions: number(printed.trim())?,
        instructions: number(totals.unwrap_or_default())?,
    })
}

fn number(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("expected a number, got `{text}`"))
}

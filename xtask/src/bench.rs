//! `cargo xtask bench`: instructions per decision of random play.
//!
//! Measured is what is published, the profile `dist`. Valgrind counts instructions, so the figure is the same
//! on a busy and on a quiet machine. Two runs of different length are compared, which takes start-up out of
//! it.

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

/// Measures every game that is not a demonstration.
pub(crate) fn run() -> Result<String, String> {
    packages::ensure(&[VALGRIND])?;
    let build = [
        "build",
        "--profile",
        "dist",
        "--package",
        "orrery-games",
        "--example",
        "playouts",
    ];
    run::run(&run::cargo(), &build)?;
    let lines = ["seti", "kepler"].map(measure);
    let lines: Result<Vec<String>, String> = lines.into_iter().collect();
    Ok(lines?.join("\n"))
}

fn measure(game: &str) -> Result<String, String> {
    let [short, long] = [count(game, GAMES[0])?, count(game, GAMES[1])?];
    let instructions = long.instructions - short.instructions;
    let decisions = long.decisions - short.decisions;
    let figure = instructions as f64 / decisions as f64;
    Ok(format!(
        "{game}, 4 random players: {figure:.0} instructions per decision ({decisions} decisions)"
    ))
}

fn count(game: &str, games: &str) -> Result<Count, String> {
    let file = run::root()
        .join("target")
        .join(format!("callgrind.{game}.{games}"));
    let out = format!("--callgrind-out-file={}", file.display());
    let args = [
        "--tool=callgrind",
        "--quiet",
        &out,
        "target/dist/examples/playouts",
        game,
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

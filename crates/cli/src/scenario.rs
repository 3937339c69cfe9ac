//! `orrery scenario`: positions made by hand, played and checked.

use crate::Failure;
use crate::data::Data;
use crate::input::{Finding, look_into};
use crate::setup::{Setup, game};
use orrery_core::Scenario;
use orrery_core::scenario::{MAX_BYTES, template};
use orrery_games::{GameEntry, entries};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Run scenarios: positions made by hand, played and checked
///
/// A scenario is a small TOML file: a game, what is different from its fresh start, and steps that play
/// choices and say what must hold. `docs/scenarios.md` explains the form. To see the names in the state
/// of a game, print a fresh position with --template.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery scenario puzzle.toml\n  \
                        orrery scenario tests/*.toml --json\n  \
                        orrery scenario --template comets --players 3 --seed 7")]
pub(crate) struct Args {
    /// Scenarios
    #[arg(required_unless_present = "template", conflicts_with_all = ["template", "Setup"], value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print JSON for programs
    #[arg(long, conflicts_with = "template")]
    json: bool,

    /// Print a fresh position of this game instead, in the JSON form that scenarios speak of
    #[arg(long, value_name = "GAME", value_parser = game())]
    template: Option<&'static GameEntry>,

    #[command(flatten)]
    setup: Setup,

    #[command(flatten)]
    data: Data,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let Some(game) = args.template else {
        args.data.load_for_files()?;
        return look_into(&args.files, MAX_BYTES, args.json, out, check);
    };
    let position = template(
        &game.core,
        &args.setup.options(game, &args.data, 2)?,
        args.setup.seed,
    )
    .map_err(|error| Failure::Usage(error.to_string()))?;
    Ok(writeln!(out, "{position}")?)
}

fn check(bytes: &[u8]) -> Result<Finding, String> {
    let scenario = Scenario::from_bytes(bytes).map_err(|error| error.to_string())?;
    let report = scenario
        .run(&entries())
        .map_err(|error| error.to_string())?;
    let text = format!("ok, {}, {} checks", report.title, report.checks);
    let object = json!({
        "title": report.title,
        "steps": report.steps,
        "checks": report.checks,
    });
    Ok((text, object))
}

//! `orrery scenario`: positions made by hand, played and checked.

use crate::Failure;
use crate::data::Data;
use crate::input::{Finding, look_into};
use crate::setup::{Setup, game};
use orrery_core::Scenario;
use orrery_core::ScenarioReport;
use orrery_core::arrange::{Means, Named};
use orrery_core::scenario::{MAX_BYTES, template};
use orrery_games::{GameEntry, entries};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Run scenarios: positions made by hand, played and checked
///
/// A scenario is a small TOML file: a game, what is different from its fresh start, and steps that play
/// choices and say what must hold. `docs/scenarios.md` explains the form. To see the parts of the state
/// of a game, print a fresh position with --template; --names prints what its lists and numbers mean.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery scenario puzzle.toml\n  \
                        orrery scenario tests/*.toml --json\n  \
                        orrery scenario --template comets --players 3 --seed 7\n  \
                        orrery scenario --names seti")]
pub(crate) struct Args {
    /// Scenarios
    #[arg(required_unless_present_any = ["template", "names"], conflicts_with_all = ["template", "names", "Setup"], value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print JSON for programs
    #[arg(long, conflicts_with_all = ["template", "names"])]
    json: bool,

    /// Print a fresh position of this game instead, in the JSON form that scenarios speak of
    #[arg(long, value_name = "GAME", value_parser = game())]
    template: Option<&'static GameEntry>,

    /// Print what the items of lists and the numbers in positions of this game mean
    #[arg(long, value_name = "GAME", value_parser = game(), conflicts_with = "template")]
    names: Option<&'static GameEntry>,

    #[command(flatten)]
    setup: Setup,

    #[command(flatten)]
    data: Data,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let Some(game) = args.template.or(args.names) else {
        args.data.load_for_files()?;
        return look_into(&args.files, MAX_BYTES, args.json, out, check);
    };
    let options = args.setup.options(game, &args.data, 2)?;
    let usage = |error: orrery_core::OptionsError| Failure::Usage(error.to_string());
    if args.names.is_some() {
        let fresh = (game.core.start)(&options, args.setup.seed).map_err(usage)?;
        return Ok(write!(out, "{}", table(&fresh.named()))?);
    }
    let position = template(&game.core, &options, args.setup.seed).map_err(usage)?;
    Ok(writeln!(out, "{position}")?)
}

/// A table in Markdown.
fn table(named: &[Named]) -> String {
    let mut lines = vec!["| pointer | by | names, the one of number 0 first |".to_owned()];
    lines.push("|---|---|---|".to_owned());
    for one in named {
        let names = match one.means {
            Means::Items => one.names.join(", "),
            Means::ItemsNow => "as they are in the position".to_owned(),
            Means::Numbers => format!("a number that means: {}", one.names.join(", ")),
            Means::Absent => "is left out where there is none".to_owned(),
        };
        lines.push(format!("| `{}` | {} | {names} |", one.at, one.by));
    }
    lines.join("\n") + "\n"
}

fn check(bytes: &[u8]) -> Result<Finding, String> {
    let scenario = Scenario::from_bytes(bytes).map_err(|error| error.to_string())?;
    let report = scenario.run(&entries());
    let shown: String = report
        .shown
        .iter()
        .map(|(what, text)| format!("\n{what}\n{text}"))
        .collect();
    if !report.holds() {
        return Err(problems(&report) + &shown);
    }
    let text = format!("ok, {}, {} checks{shown}", report.title, report.checks);
    let shown = report.shown.iter();
    let shown = shown.map(|(what, text)| json!({"what": what, "text": text}));
    let object = json!({
        "title": report.title,
        "steps": report.steps,
        "checks": report.checks,
        "shown": shown.collect::<Vec<_>>(),
    });
    Ok((text, object))
}

/// One line for each thing that does not hold.
fn problems(report: &ScenarioReport) -> String {
    let failures = report.failures.iter().map(ToString::to_string);
    failures.collect::<Vec<_>>().join("\n  ")
}

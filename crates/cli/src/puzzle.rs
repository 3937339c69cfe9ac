//! `orrery puzzle`: positions in which one turn is clearly best.

use crate::Failure;
use crate::input::{Finding, look_into, read};
use indicatif::ProgressBar;
use orrery_core::record::MAX_BYTES;
use orrery_core::{Record, Scenario, scenario};
use orrery_games::puzzles::{Asked, asked, loss, proved, puzzles, right};
use orrery_games::{GameEntry, find};
use serde_json::json;
use std::fs::{self, File};
use std::io::Write;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

/// Find positions in which one turn is clearly best, check them, and try them
///
/// A puzzle is a scenario file whose steps play its solution. It says which record it comes from, by how many points the
/// next different turn is worse, and which levels of bots miss it.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand)]
enum Action {
    Make(Make),
    Check(Check),
    Solve(Solve),
}

#[derive(clap::Args)]
struct Budget {
    /// Positions that are made to find a puzzle; ten times as many prove it
    #[arg(long, value_name = "N", default_value = "100000")]
    budget: NonZeroU64,
}

/// Find puzzles in records and write a file for each
///
/// The same records and budget give the same puzzles.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery puzzle make game.orrery --into puzzles\n  \
                        orrery puzzle make games/*.orrery --into puzzles --budget 300000"
)]
struct Make {
    /// Records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The folder for the puzzles; nothing is overwritten
    #[arg(long, value_name = "DIR")]
    into: PathBuf,

    #[command(flatten)]
    budget: Budget,
}

/// Check puzzles: the position is possible, and its solution is still clearly best
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery puzzle check puzzles/*.toml")]
struct Check {
    /// Puzzles
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    budget: Budget,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// Show the solution of a puzzle, or whether a turn is as good
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery puzzle solve puzzle.toml\n  \
                        orrery puzzle solve puzzle.toml --play 'launch; end'")]
struct Solve {
    /// A puzzle
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The choices of a turn, separated by semicolons
    #[arg(long, value_name = "TURN")]
    play: Option<String>,

    #[command(flatten)]
    budget: Budget,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.action {
        Action::Make(args) => make(args, out),
        Action::Check(args) => {
            look_into(&args.files, scenario::MAX_BYTES, args.json, out, |bytes| {
                check(bytes, args.budget.budget.get())
            })
        }
        Action::Solve(args) => solve(args, out),
    }
}

fn make(args: &Make, out: &mut impl Write) -> Result<(), Failure> {
    let mut problems = Vec::new();
    for path in &args.files {
        match make_from(path, args) {
            Ok(files) => {
                for file in files {
                    writeln!(out, "{file}")?;
                }
            }
            Err(problem) => problems.push(format!("{}: {problem}", path.display())),
        }
    }
    match problems[..] {
        [] => Ok(()),
        _ => Err(Failure::Check(problems)),
    }
}

fn make_from(path: &Path, args: &Make) -> Result<Vec<String>, String> {
    let bytes = read(path, MAX_BYTES)?;
    let record = Record::from_bytes(&bytes).map_err(|error| error.to_string())?;
    let game = find(&record.game).map_err(|error| error.to_string())?;
    let bar = ProgressBar::new(0);
    let found = puzzles(game, &record, args.budget.budget.get(), |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    fs::create_dir_all(&args.into).map_err(|error| error.to_string())?;
    let mut written = Vec::new();
    for puzzle in found.map_err(|error| error.to_string())? {
        let file = args.into.join(format!("{stem}-{}.toml", puzzle.ply));
        let text = puzzle.file(game, &record, &name);
        File::create_new(&file)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
        written.push(file.display().to_string());
    }
    Ok(written)
}

fn ask(bytes: &[u8]) -> Result<(&'static GameEntry, Asked), String> {
    let scenario = Scenario::from_bytes(bytes).map_err(|error| error.to_string())?;
    let game = find(&scenario.game).map_err(|error| error.to_string())?;
    Ok((game, asked(&scenario)?))
}

fn check(bytes: &[u8], budget: u64) -> Result<Finding, String> {
    let (game, asked) = ask(bytes)?;
    let proved = proved(game, &*asked.position, budget);
    let (best, gain) = proved.ok_or("no turn is clearly best")?;
    if best != asked.solution {
        let loss = loss(game, &*asked.position, &asked.solution, budget);
        if !loss.is_some_and(right) {
            return Err(format!("the best turn is `{}`", best.join("; ")));
        }
    }
    let text = format!(
        "ok, {}, {} better by {:.1} ± {:.1}",
        game.id(),
        best.join("; "),
        gain.mean,
        gain.error
    );
    let object = json!({
        "game": game.id(), "solution": best, "gain": gain, "missed": asked.facts.missed,
    });
    Ok((text, object))
}

fn solve(args: &Solve, out: &mut impl Write) -> Result<(), Failure> {
    let failure =
        |problem: String| Failure::Check(vec![format!("{}: {problem}", args.file.display())]);
    let bytes = read(&args.file, scenario::MAX_BYTES).map_err(failure)?;
    let (game, asked) = ask(&bytes).map_err(failure)?;
    let Some(play) = &args.play else {
        writeln!(out, "{}", asked.solution.join("; "))?;
        return Ok(());
    };
    let turn: Vec<String> = play
        .split(';')
        .map(|choice| choice.trim().to_owned())
        .collect();
    let loss = loss(game, &*asked.position, &turn, args.budget.budget.get());
    let loss = loss.ok_or_else(|| failure("this turn is not possible".to_owned()))?;
    match right(loss) {
        true => Ok(writeln!(out, "right")?),
        false => Err(failure(format!(
            "a better turn is worth {:.1} ± {:.1} more",
            loss.mean, loss.error
        ))),
    }
}

//! `orrery puzzle`: positions in which one turn is clearly best.

use crate::Failure;
use crate::input::{Finding, look_into, read};
use clap::value_parser;
use indicatif::ProgressBar;
use orrery_core::record::MAX_BYTES;
use orrery_core::{Record, Scenario, scenario};
use orrery_games::puzzles::{Asked, BUDGET, Maker, asked, clear, examined, gain, loss, right};
use orrery_games::{GameEntry, find};
use serde_json::json;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Find positions in which one turn is clearly best, check them, and try them
///
/// A puzzle is a scenario file whose steps lead to a position and play its solution. It says which record it comes from,
/// by how many points the next different turn is worse, which levels of bots miss it, and what it is about.
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
    #[arg(long, value_name = "N", default_value_t = BUDGET, value_parser = value_parser!(u64).range(1..))]
    budget: u64,
}

/// Find puzzles in records and write a file for each
///
/// The same records and budget give the same puzzles.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery puzzle make game.orrery --into puzzles\n  \
                        orrery puzzle make games/*.orrery --into puzzles --missed 2 --most 5"
)]
struct Make {
    /// Records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The folder for the puzzles; nothing is overwritten
    #[arg(long, value_name = "DIR")]
    into: PathBuf,

    /// Take no more than so many from one record
    #[arg(long, value_name = "N")]
    most: Option<usize>,

    /// Take only those that so many levels of bots miss, from 0 to 3
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u8).range(..=3))]
    missed: u8,

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
                check(bytes, args.budget.budget)
            })
        }
        Action::Solve(args) => solve(args, out),
    }
}

fn make(args: &Make, out: &mut impl Write) -> Result<(), Failure> {
    let mut problems = Vec::new();
    for path in &args.files {
        match make_from(path, args, out) {
            Err(Failure::Check(more)) => problems.extend(more),
            done => done?,
        }
    }
    match problems[..] {
        [] => Ok(()),
        _ => Err(Failure::Check(problems)),
    }
}

/// Each puzzle is written as soon as it is found: finding all of them takes long.
fn make_from(path: &Path, args: &Make, out: &mut impl Write) -> Result<(), Failure> {
    let failure = |problem: String| Failure::Check(vec![format!("{}: {problem}", path.display())]);
    let bytes = read(path, MAX_BYTES).map_err(failure)?;
    let record = Record::from_bytes(&bytes).map_err(|error| failure(error.to_string()))?;
    let game = find(&record.game).map_err(|error| failure(error.to_string()))?;
    let maker = Maker::new(game, &record, args.budget.budget);
    let mut maker = maker
        .map_err(|error| failure(error.to_string()))?
        .missed_by(args.missed.into());
    fs::create_dir_all(&args.into).map_err(|error| failure(error.to_string()))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let bar = ProgressBar::new(maker.progress().1 as u64);
    let mut left = args.most.unwrap_or(usize::MAX);
    while left > 0
        && let Some(step) = maker.step()
    {
        bar.inc(1);
        let Some(puzzle) = step else { continue };
        left -= 1;
        let file = args.into.join(format!("{stem}-{}.toml", puzzle.ply()));
        let text = puzzle.file(&record, &name);
        File::create_new(&file)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| failure(format!("{} cannot be written: {error}", file.display())))?;
        bar.suspend(|| writeln!(out, "{}", file.display()))?;
    }
    bar.finish_and_clear();
    Ok(())
}

fn ask(bytes: &[u8]) -> Result<(&'static GameEntry, Asked), String> {
    let scenario = Scenario::from_bytes(bytes).map_err(|error| error.to_string())?;
    let game = find(&scenario.game).map_err(|error| error.to_string())?;
    Ok((game, asked(&scenario)?))
}

fn check(bytes: &[u8], budget: u64) -> Result<Finding, String> {
    let (game, asked) = ask(bytes)?;
    let weighed = examined(game, &*asked.position, budget).ok_or("nobody decides in it")?;
    let (Some(best), Some(found)) = (weighed.turns.first(), gain(&weighed)) else {
        return Err("there is only one turn".to_owned());
    };
    let gain = clear(&weighed).ok_or_else(|| {
        format!(
            "no turn is clearly best: `{}` is better by {:.1} ± {:.1} only",
            best.choices.join("; "),
            found.mean,
            found.error
        )
    })?;
    if best.choices != asked.solution {
        let loss = loss(
            game,
            &*asked.position,
            &best.choices,
            &asked.solution,
            budget,
        );
        if !loss.is_some_and(right) {
            return Err(format!("the best turn is `{}`", best.choices.join("; ")));
        }
    }
    let themes = (game.themes)(&*asked.position, &asked.solution);
    if themes != asked.facts.themes {
        return Err(format!("its themes are {}", themes.join(", ")));
    }
    let text = format!(
        "ok, {}, {} better by {:.1} ± {:.1}",
        game.id(),
        best.choices.join("; "),
        gain.mean,
        gain.error
    );
    let object = json!({
        "game": game.id(), "solution": best.choices, "gain": gain, "missed": asked.facts.missed, "themes": themes,
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
    let Asked {
        position, solution, ..
    } = &asked;
    let loss = loss(game, &**position, solution, &turn, args.budget.budget);
    let loss = loss.ok_or_else(|| failure("this turn is not possible".to_owned()))?;
    match right(loss) {
        true => Ok(writeln!(out, "right")?),
        false => Err(failure(format!(
            "a better turn is worth {:.1} ± {:.1} more",
            loss.mean, loss.error
        ))),
    }
}

//! The `orrery` command: reads arguments and files, asks the other crates, prints the answer.
//!
//! Deliberately absent: rules of games, and every decision that another program would also have to
//! make. `--help` speaks English; what `--lang` changes comes from `orrery-text`.

mod analyse;
mod arena;
mod backup;
mod catalog;
mod data;
mod input;
mod lesson;
mod log;
mod migrate;
mod offer;
mod output;
mod people;
mod puzzle;
mod record;
mod report;
mod rules;
mod save;
mod scenario;
mod serve;
mod settings;
mod setup;
mod simulate;

use clap::{Parser, Subcommand};
use std::io::{self, Write as _};
use std::process::ExitCode;

/// A digital table for board games about space.
///
/// Orrery enforces every rule, explains every refusal and never loses a game: a game is its options, a
/// seed and a list of choices, and all of that fits into one readable text file.
#[derive(Parser)]
#[command(
    name = "orrery",
    version,
    args_conflicts_with_subcommands = true,
    after_help = "Without a command, orrery runs the server: see `orrery help serve`.\n\
                  Exit codes: 0 all is well, 1 a check failed, 2 the command makes no sense."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Migrate(migrate::Args),
    Offer(offer::Args),
    People(people::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Record(record::Args),
    Analyse(analyse::Args),
    Scenario(scenario::Args),
    Lesson(lesson::Args),
    Puzzle(puzzle::Args),
    Catalog(catalog::Args),
    Rules(rules::Args),
}

/// Why a command did not do what was asked.
enum Failure {
    /// It makes no sense: exit code 2.
    Usage(String),
    /// Things that were to be checked are not right: exit code 1.
    Check(Vec<String>),
    /// The answer could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn main() -> ExitCode {
    let cli = settings::parse(std::env::args_os().collect()).unwrap_or_else(|error| error.exit());
    let mut out = io::stdout().lock();
    let done = match &cli.command {
        None => serve::run(&cli.serve, &mut out),
        Some(Command::Serve(args)) => serve::run(args, &mut out),
        Some(Command::Backup(args)) => backup::backup(args, &mut out),
        Some(Command::Restore(args)) => backup::restore(args, &mut out),
        Some(Command::Migrate(args)) => migrate::run(args, &mut out),
        Some(Command::Offer(args)) => offer::run(args, &mut out),
        Some(Command::People(args)) => people::run(args, &mut out),
        Some(Command::Simulate(args)) => simulate::run(args, &mut out),
        Some(Command::Arena(args)) => arena::run(args, &mut out),
        Some(Command::Record(args)) => record::run(args, &mut out),
        Some(Command::Analyse(args)) => analyse::run(args, &mut out),
        Some(Command::Scenario(args)) => scenario::run(args, &mut out),
        Some(Command::Lesson(args)) => lesson::run(args, &mut out),
        Some(Command::Puzzle(args)) => puzzle::run(args, &mut out),
        Some(Command::Catalog(args)) => catalog::run(args, &mut out),
        Some(Command::Rules(args)) => rules::run(args, &mut out),
    };
    let (problems, code) = match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Usage(problem)) => (vec![problem], 2),
        Err(Failure::Check(problems)) => (problems, 1),
        // Whoever reads our output has seen enough: `orrery rules seti --all | head`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(Failure::Output(error)) => (vec![format!("cannot write the answer: {error}")], 1),
    };
    for problem in problems {
        output::error(&problem);
    }
    ExitCode::from(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_defined() {
        settings::command().debug_assert();
    }
}

//! `orrery lesson`: whether lessons can be done as they say.

use crate::Failure;
use crate::input::{Finding, look_into};
use orrery_core::scenario::MAX_BYTES;
use orrery_core::{Lesson, Match};
use orrery_games::{entries, find, quick_look};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Check lessons: each task is solved as the file says, and every answer can be given
///
/// A lesson is a small TOML file: a position made by hand, as in a scenario, and tasks with goals.
/// `docs/lessons.md` explains the form.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  orrery lesson lessons/seti/launch.toml\n  \
                        orrery lesson lessons/*/*.toml --json")]
pub(crate) struct Args {
    /// Lessons
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    look_into(&args.files, MAX_BYTES, args.json, out, check)
}

fn check(bytes: &[u8]) -> Result<Finding, String> {
    let lesson = Lesson::from_bytes(bytes).map_err(|error| error.to_string())?;
    let game = find(&lesson.game).map_err(|error| error.to_string())?;
    let others = |position: &dyn Match| quick_look(game, position);
    let problems = lesson.problems(&entries(), &others);
    if !problems.is_empty() {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        return Err(problems.join("\n  "));
    }
    let tasks = lesson.tasks.len();
    let solution = lesson.tasks.iter().map(|task| task.solution.len());
    let choices: usize = solution.sum();
    let text = format!("ok, {}, {tasks} tasks, {choices} choices", lesson.game);
    let object = json!({"game": lesson.game, "tasks": tasks, "choices": choices});
    Ok((text, object))
}

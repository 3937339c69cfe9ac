//! Running other programs in the root of the workspace.

use std::path::Path;
use std::process::{Command, Stdio};

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask is a folder of the workspace")
}

/// The cargo that started us.
pub(crate) fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// A program that works in the root of the workspace.
fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    // Where nothing is built twice and nobody debugs, what would help with either is not worth its time.
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
        command.env("CARGO_PROFILE_DEV_DEBUG", "false");
    }
    command
}

/// Runs a program with its output on our terminal.
pub(crate) fn run(program: &str, args: &[&str]) -> Result<(), String> {
    let status = command(program, args)
        .status()
        .map_err(|error| format!("cannot start {program}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{program} {}: {status}", args.join(" ")))
    }
}

/// Runs a program and gives back what it printed; its errors go to our terminal.
pub(crate) fn output(program: &str, args: &[&str]) -> Result<String, String> {
    let output = command(program, args)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot start {program}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{program} {}: {}", args.join(" "), output.status))
    }
}

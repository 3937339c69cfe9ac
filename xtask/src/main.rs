//! `cargo xtask`: everything a developer or a CI machine runs.
//!
//! | module | owns |
//! |---|---|
//! | [`bench`] | instructions per decision, for `DESIGN.md` |
//! | [`bench_crowd`] | how soon people are answered while a crowd does nothing, slowly |
//! | [`bench_many`] | several servers at one database, for `DESIGN.md` |
//! | [`bench_server`] | speed and memory of the server, for `DESIGN.md` |
//! | [`ci`] | the list of all checks, and running it |
//! | [`deb`] | the Debian package, and whether it works |
//! | [`deps`] | what dependencies may be |
//! | [`offline`] | the edition without a server, as a folder |
//! | [`python`] | the Python package, and whether it works |
//! | [`packages`] | Debian packages that a check needs |
//! | [`suites`] | all tests, several binaries side by side |
//! | [`tidy`] | checks of the files themselves, one function each |
//! | [`codegen`] | files that are made from other files |
//! | [`repo`] | the files of the repository, and running the `orrery` binary |
//!
//! Deliberately absent: anything the `orrery` binary could need when it runs.

mod bench;
mod bench_crowd;
mod bench_many;
mod bench_server;
mod ci;
mod codegen;
mod deb;
mod deps;
mod offline;
mod packages;
mod python;
mod repo;
mod run;
mod suites;
mod tidy;

use repo::Repo;
use std::process::ExitCode;

const HELP: &str = "\
Everything a developer or a CI machine runs.

Usage: cargo xtask <TASK>

Tasks:
  ci       run every check
  test     build and run all tests
  tidy     check the files themselves: rules, data, crates, functions, translations, examples
  rule     show a rule (cargo xtask rule S6.17) and every line of code, tests and data that cites it
  codegen  write the generated files anew
  deps     check the dependencies: licences, duplicates, bans, known holes
  deb      build the Debian package; `deb check` tries one with the binary at hand
  offline [FOLDER]  build the edition without a server, for any web space; `offline check` plays in a browser,
                    `offline bench` prints how fast it is
  python   build the Python package, install it into a fresh environment, test it
  bench    count instructions per decision
  bench-server [BINARY ...]  measure the server, or several side by side
  bench-many URL [BINARY]    measure one, two and three servers at a PostgreSQL
  bench-crowd [BINARY ...]   measure the server while idle and slow clients crowd it
  screenshots   take pictures of the pages into docs/images
  help     print this text
";

/// Pictures of the pages, to look at.
fn screenshots() -> Result<String, String> {
    packages::ensure(&[ci::CHROMIUM])?;
    let folder = "docs/images";
    let args = "run --package orrery-web --example screenshots --";
    let args: Vec<&str> = args.split(' ').chain([folder]).collect();
    run::run(&run::cargo(), &args)?;
    Ok(format!("screenshots: in {folder}"))
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        ["ci"] => ci::run(),
        ["test"] => suites::run(),
        ["tidy"] => Repo::load().and_then(|repo| tidy::run(&repo)),
        ["rule", id] => Repo::load().and_then(|repo| tidy::rules::show(&repo, id)),
        ["deps"] => deps::run(),
        ["deb"] => deb::build(),
        ["deb", "check"] => deb::check(),
        ["offline"] => offline::build(None),
        ["offline", "check"] => offline::check(),
        ["offline", "bench"] => offline::bench(),
        ["offline", folder] => offline::build(Some(folder)),
        ["python"] => python::run(),
        ["bench"] => bench::run(),
        ["bench-server", ref binaries @ ..] => bench_server::run(binaries),
        ["bench-many", ref args @ ..] => bench_many::run(args),
        ["bench-crowd", ref binaries @ ..] => bench_crowd::run(binaries),
        ["screenshots"] => screenshots(),
        ["codegen"] => Repo::load().and_then(|repo| codegen::write(&repo)),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("cargo xtask: unknown task `{}`\n\n{HELP}", args.join(" "));
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(message) => {
            println!("{message}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

//! `cargo xtask tidy`: checks of the files themselves.
//!
//! A check is a function from the repository to what is wrong with it; adding one is one line in
//! [`CHECKS`].

mod crates;
mod data;
mod doors;
pub(crate) mod examples;
mod functions;
mod glossary;
mod locales;
mod places;
pub(crate) mod rules;
mod words;

use crate::codegen;
use crate::repo::{Finding, Repo};

type Check = fn(&Repo) -> Vec<Finding>;

const CHECKS: &[(&str, Check)] = &[
    ("rule ids are defined, once", rules::defined),
    ("rules of finished sections have tests", rules::tested),
    ("rules are translated", rules::translated),
    ("rules are kept by code or by data", rules::kept),
    ("components have tests", data::tested),
    ("crates use what they may", crates::edges),
    ("functions are short", functions::short),
    ("the list of long functions shrinks", functions::listed),
    ("files are short", functions::files),
    ("translations are complete", locales::complete),
    ("messages in the code exist", locales::used),
    ("terms have one word", glossary::kept),
    ("terms are translated by theirs", glossary::word_by_word),
    ("the places of a game are told", places::listed),
    ("the places of a large game are told", places::listed_large),
    (
        "what touches the outside goes through its door",
        doors::used,
    ),
    ("words that do not belong are absent", words::absent),
    ("generated files are fresh", codegen::fresh),
    ("examples in the documents work", examples::work),
];

/// Runs every check and prints what they found.
pub(crate) fn run(repo: &Repo) -> Result<String, String> {
    let mut found = 0;
    for (name, check) in CHECKS {
        let findings = check(repo);
        if !findings.is_empty() {
            println!("not tidy: {name}");
        }
        for finding in &findings {
            println!("  {finding}");
        }
        found += findings.len();
    }
    match found {
        0 => Ok(format!("tidy: {} checks, nothing found", CHECKS.len())),
        1 => Err("tidy: 1 finding".to_owned()),
        _ => Err(format!("tidy: {found} findings")),
    }
}

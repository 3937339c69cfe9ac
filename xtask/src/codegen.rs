//! Files that are made from other files: `cargo xtask codegen` writes them, `tidy` compares them.

use crate::repo::{Finding, Repo};
use crate::run;
use crate::tidy::rules;
use std::fmt::Write as _;

type Make = fn(&Repo) -> Result<String, String>;

const GENERATED: &[(&str, Make)] = &[
    ("docs/cli.md", command_line),
    ("docs/python-encoding.md", encoding),
    ("docs/scenario-names.md", scenario_names),
    ("docs/rules/coverage.md", coverage),
];

const NOTE: &str = "<!-- Written by `cargo xtask codegen`. -->\n";

/// Writes every generated file that is not fresh.
pub(crate) fn write(repo: &Repo) -> Result<String, String> {
    let mut written = 0;
    for (path, make) in GENERATED {
        let text = make(repo)?;
        if repo.files.get(*path) != Some(&text) {
            std::fs::write(run::root().join(path), text)
                .map_err(|error| format!("{path}: {error}"))?;
            println!("wrote {path}");
            written += 1;
        }
    }
    Ok(format!(
        "codegen: {} files, {written} written",
        GENERATED.len()
    ))
}

/// Check: every generated file is what would be generated now.
pub(crate) fn fresh(repo: &Repo) -> Vec<Finding> {
    let check = |(path, make): &(&str, Make)| {
        let problem = match make(repo) {
            Err(problem) => problem,
            Ok(text) if repo.files.get(*path) == Some(&text) => return None,
            Ok(_) => "stale; run cargo xtask codegen".to_owned(),
        };
        Some(Finding::new(*path, 0, problem))
    };
    GENERATED.iter().filter_map(check).collect()
}

/// `docs/cli.md`: the help of `orrery` and of every subcommand.
fn command_line(repo: &Repo) -> Result<String, String> {
    let mut text = format!("{NOTE}\n# The `orrery` command\n");
    append_help(repo, &[], &mut text)?;
    Ok(text)
}

/// `docs/scenario-names.md`: what lists and numbers in the states of each game mean.
fn scenario_names(repo: &Repo) -> Result<String, String> {
    let mut text = format!(
        "{NOTE}\n# Names in positions\n\nWhat the items of lists and the numbers in the state of a game mean; a \
         pointer of a\n[scenario](scenarios.md) may use the names. `*` is any item.\n"
    );
    for game in ["seti", "kepler"] {
        let table = (repo.orrery)(&["scenario", "--names", game])?;
        let _ = write!(text, "\n## {game}\n\n{table}");
    }
    Ok(text)
}

/// `docs/python-encoding.md`: what indices of actions and places of observations mean.
fn encoding(repo: &Repo) -> Result<String, String> {
    let page = (repo.encoding)()?;
    Ok(format!(
        "{NOTE}\n# Actions and observations of the Python package\n\n{page}"
    ))
}

fn append_help(repo: &Repo, command: &[&str], text: &mut String) -> Result<(), String> {
    let help = (repo.orrery)(&[command, &["--help"]].concat())?;
    let title = [&["orrery"], command].concat().join(" ");
    if !help.contains("Usage:") {
        return Err(format!("`{title} --help` prints no usage:\n{help}"));
    }
    let help: Vec<&str> = help.trim_end().lines().map(str::trim_end).collect();
    let _ = write!(text, "\n## {title}\n\n```text\n{}\n```\n", help.join("\n"));
    for subcommand in subcommands(&help) {
        append_help(repo, &[command, &[subcommand]].concat(), text)?;
    }
    Ok(())
}

/// The names in the paragraph `Commands:` of a help text.
fn subcommands<'a>(help: &[&'a str]) -> Vec<&'a str> {
    help.iter()
        .skip_while(|line| **line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.strip_prefix("  "))
        .filter(|line| !line.starts_with(' '))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect()
}

/// `docs/rules/coverage.md`: how many rules of each section are cited by tests.
fn coverage(repo: &Repo) -> Result<String, String> {
    let mut text = format!(
        "{NOTE}\n# Rules and their tests\n\nA section is finished when every rule of it must be \
         cited by a test; `xtask/tidy.toml` lists\nthe finished ones.\n"
    );
    for book in rules::books(repo) {
        if book.sections.is_empty() {
            continue;
        }
        let name = book.file.rsplit('/').next().unwrap_or(book.file);
        let _ = write!(
            text,
            "\n## [{name}]({name})\n\n| section | topic | rules | cited by tests | finished |\n\
             |---|---|---:|---:|---|\n"
        );
        let cited = book.cited_by_tests(repo);
        let (mut rules, mut tested) = (0, 0);
        for section in &book.sections {
            let with_test = section
                .rules
                .iter()
                .filter(|rule| cited.contains(&rule.id))
                .count();
            let finished = match repo.config.finished.contains(&section.id) {
                true => "yes",
                false => "no",
            };
            let (id, title, count) = (&section.id, &section.title, section.rules.len());
            let _ = writeln!(
                text,
                "| {id} | {title} | {count} | {with_test} | {finished} |"
            );
            rules += count;
            tested += with_test;
        }
        let _ = writeln!(text, "| all | | {rules} | {tested} | |");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repo::CONFIG;

    fn repo(files: &[(&str, &str)]) -> Repo {
        let mut repo = Repo::of(files);
        repo.orrery = Box::new(|args| {
            Ok(match args {
                ["--help"] => {
                    "Usage: orrery\n\nCommands:\n  play  Play\n          a game\n  help  Help\n\n\
                     Options:\n  -h\n"
                }
                ["play", "--help"] => "Usage: orrery play\n",
                _ => "error\n",
            }
            .to_owned())
        });
        repo
    }

    #[test]
    fn the_help_of_every_subcommand_is_written_down() {
        assert_eq!(
            command_line(&repo(&[])).unwrap(),
            format!(
                "{NOTE}\n# The `orrery` command\n\n## orrery\n\n```text\nUsage: orrery\n\n\
                 Commands:\n  play  Play\n          a game\n  help  Help\n\nOptions:\n  -h\n```\n\n\
                 ## orrery play\n\n```text\nUsage: orrery play\n```\n"
            )
        );
        let mut broken = repo(&[]);
        broken.orrery = Box::new(|_| Ok("error\n".to_owned()));
        assert!(
            command_line(&broken)
                .unwrap_err()
                .contains("prints no usage")
        );
    }

    #[test]
    fn the_coverage_of_every_section_is_counted() {
        let text = coverage(&repo(&[
            (
                "docs/rules/a.md",
                "## S1 One\n- **S1.1** x\n- **S1.2** x\n## S2 Two\n- **S2.1** x\n",
            ),
            ("docs/rules/coverage.md", "old"),
            ("crates/a/tests/t.rs", "// S1.2, S2.1"),
            (CONFIG, "finished = [\"S2\"]"),
        ]))
        .unwrap();
        let (_, table) = text.split_once("\n## ").unwrap();
        assert_eq!(
            table,
            "[a.md](a.md)\n\n| section | topic | rules | cited by tests | finished |\n\
             |---|---|---:|---:|---|\n| S1 | One | 2 | 1 | no |\n| S2 | Two | 1 | 1 | yes |\n\
             | all | | 3 | 2 | |\n"
        );
    }

    #[test]
    fn stale_and_missing_files_are_found_and_fresh_ones_are_not() {
        let made = GENERATED
            .iter()
            .map(|(path, make)| (*path, make(&repo(&[])).unwrap()));
        let made: Vec<(&str, String)> = made.collect();
        let found = |change: &dyn Fn(&str) -> Option<&'static str>| -> Vec<String> {
            let files = made
                .iter()
                .map(|(path, text)| (*path, change(path).unwrap_or(text)));
            let files: Vec<(&str, &str)> = files.filter(|(_, text)| *text != "missing").collect();
            let findings = fresh(&repo(&files)).into_iter();
            findings.map(|finding| finding.file).collect()
        };
        assert_eq!(found(&|_| None), [""; 0]);
        for (path, _) in GENERATED {
            for wrong in ["old", "missing"] {
                assert_eq!(found(&|file| (file == *path).then_some(wrong)), [*path]);
            }
        }
    }
}

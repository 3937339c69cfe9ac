//! Which crate uses which: the table of crates in `ARCHITECTURE.md` against the `Cargo.toml` files.
//!
//! A row says it in its second column: `core, text` or `core; tests: text`, a dash for nothing. A crate
//! uses only crates whose rows stand below its own.

use crate::repo::{Finding, Repo};
use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

const TABLE: &str = "ARCHITECTURE.md";
const HEADER: &str = "| crate | uses |";

/// The crates of this workspace that one crate uses, by their short names.
#[derive(Default, PartialEq)]
struct Uses {
    always: BTreeSet<String>,
    /// Only to test itself; here everything is allowed that is said.
    tests: BTreeSet<String>,
}

/// A row of the table.
struct Row {
    line: usize,
    name: String,
    uses: Uses,
}

/// Check: the table says exactly what the crates use, and uses point downwards.
pub(crate) fn edges(repo: &Repo) -> Vec<Finding> {
    let mut crates = manifests(repo);
    let rows = rows(repo.files.get(TABLE).map_or("", String::as_str));
    let mut findings = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let mut find = |text| findings.push(Finding::new(TABLE, row.line, text));
        let Some((_, uses)) = crates.remove(&row.name) else {
            find(format!("there is no crate {}", row.name));
            continue;
        };
        for (said, done, what) in [
            (&row.uses.always, &uses.always, "use"),
            (&row.uses.tests, &uses.tests, "use in its tests"),
        ] {
            for other in done.difference(said) {
                find(format!("{} may not {what} {other}", row.name));
            }
            for other in said.difference(done) {
                find(format!("{} does not {what} {other}", row.name));
            }
        }
        let below = |name: &String| rows[place + 1..].iter().any(|row| row.name == *name);
        for other in row.uses.always.iter().filter(|name| !below(name)) {
            find(format!("{} uses {other}, which is not below", row.name));
        }
    }
    let missing = crates.into_iter().map(|(name, (file, _))| {
        let text = format!("{name} has no row in the table of crates of {TABLE}");
        Finding::new(file, 0, text)
    });
    findings.extend(missing);
    findings
}

/// Every crate: its short name, its file, what it uses.
fn manifests(repo: &Repo) -> BTreeMap<String, (&str, Uses)> {
    repo.with_extension(&["toml"])
        .filter(|(path, _)| path.ends_with("/Cargo.toml"))
        .map(|(path, text)| {
            let folder = path.trim_end_matches("/Cargo.toml");
            let name = folder.rsplit('/').next().unwrap_or(folder).to_owned();
            // Cargo itself complains of a file that is no TOML.
            let manifest: Table = toml::from_str(text).unwrap_or_default();
            let mut uses = Uses::default();
            collect(&manifest, &mut uses);
            uses.tests.retain(|name| !uses.always.contains(name));
            (name, (path, uses))
        })
        .collect()
}

/// Adds the crates of this workspace among the dependencies, those of single platforms included.
fn collect(manifest: &Table, uses: &mut Uses) {
    for (key, value) in manifest {
        let Value::Table(table) = value else {
            continue;
        };
        let own = table.keys().filter_map(|key| key.strip_prefix("orrery-"));
        match key.as_str() {
            "dependencies" | "build-dependencies" => uses.always.extend(own.map(str::to_owned)),
            "dev-dependencies" => uses.tests.extend(own.map(str::to_owned)),
            "target" => table
                .values()
                .filter_map(Value::as_table)
                .for_each(|table| collect(table, uses)),
            _ => {}
        }
    }
}

fn rows(text: &str) -> Vec<Row> {
    text.lines()
        .enumerate()
        .skip_while(|(_, line)| !line.starts_with(HEADER))
        .skip(2) // the header and the ruler under it
        .map_while(|(index, line)| {
            let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
            let path = cells.next()?.trim_matches('`');
            let (always, tests) = split(cells.next()?);
            Some(Row {
                line: index + 1,
                name: path.rsplit('/').next().unwrap_or(path).to_owned(),
                uses: Uses { always, tests },
            })
        })
        .collect()
}

/// `core, text; tests: comets`
fn split(cell: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let names = |list: &str| {
        let names = list.split(',').map(str::trim);
        names
            .filter(|name| !["", "—"].contains(name))
            .map(str::to_owned)
            .collect()
    };
    let (always, tests) = cell.split_once("tests:").unwrap_or((cell, ""));
    (names(always.trim_end_matches([' ', ';'])), names(tests))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CORE: (&str, &str) = (
        "crates/core/Cargo.toml",
        "[dependencies]\nserde = '1'\n[dev-dependencies]\norrery-game.workspace = true",
    );
    const GAME: (&str, &str) = (
        "crates/game/Cargo.toml",
        "[target.'cfg(unix)'.dependencies]\norrery-core.workspace = true\n\
         [dev-dependencies]\norrery-core.workspace = true",
    );

    fn found(rows: &str, crates: &[(&str, &str)]) -> Vec<String> {
        let table = format!(
            "# Crates\n\n{HEADER} owns |\n|---|---|---|\n{rows}\n\n| `crates/other` | core | x |\n"
        );
        let files = [crates, &[(TABLE, table.as_str())]].concat();
        let findings = edges(&Repo::of(&files));
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_true_table_is_left_alone() {
        let rows = "| `crates/game` | core | x |\n| `crates/core` | —; tests: game | x |";
        assert_eq!(found(rows, &[CORE, GAME]), [""; 0]);
    }

    #[test]
    fn an_edge_that_is_not_in_the_table_is_found() {
        let rows = "| `crates/game` | — | x |\n| `crates/core` | — | x |";
        assert_eq!(
            found(rows, &[CORE, GAME]),
            [
                "ARCHITECTURE.md:5: game may not use core",
                "ARCHITECTURE.md:6: core may not use in its tests game",
            ]
        );
    }

    #[test]
    fn an_edge_that_is_only_in_the_table_is_found() {
        let rows =
            "| `crates/game` | core, x; tests: y | x |\n| `crates/core` | —; tests: game | x |";
        assert_eq!(
            found(rows, &[CORE, GAME]),
            [
                "ARCHITECTURE.md:5: game does not use x",
                "ARCHITECTURE.md:5: game does not use in its tests y",
                "ARCHITECTURE.md:5: game uses x, which is not below",
            ]
        );
    }

    #[test]
    fn an_edge_upwards_is_found() {
        let rows = "| `crates/core` | —; tests: game | x |\n| `crates/game` | core | x |";
        assert_eq!(
            found(rows, &[CORE, GAME]),
            ["ARCHITECTURE.md:6: game uses core, which is not below"]
        );
    }

    #[test]
    fn every_crate_has_a_row_and_every_row_a_crate() {
        let rows = "| `crates/stars` | — | x |\n| `crates/core` | —; tests: game | x |";
        assert_eq!(
            found(rows, &[CORE, GAME]),
            [
                "ARCHITECTURE.md:5: there is no crate stars",
                "crates/game/Cargo.toml: game has no row in the table of crates of ARCHITECTURE.md",
            ]
        );
    }
}

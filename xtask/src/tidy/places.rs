//! Where a game stands outside its own folders: what whoever adds one has to touch.
//!
//! Told in ARCHITECTURE.md, and compared with the places where the demonstration game stands.

use crate::repo::{Finding, Repo, split_tests};
use regex::Regex;
use std::sync::LazyLock;

const DOCUMENT: &str = "ARCHITECTURE.md";
const SECTION: &str = "## Adding a game";
const GAME: &str = "comets";

/// The game as a crate, a type, a module, a word of the program or a part of a path; SETI has comets too.
static NAMED: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"\borrery[-_]comets\b|\bComets\b|\bmod comets\b|"comets["-]|-comets-|\bcomets/"#)
        .expect("the pattern is valid")
});

/// Check: the tables of the section name every place that the demonstration game touches, and no other.
pub(crate) fn listed(repo: &Repo) -> Vec<Finding> {
    let Some((first, section)) = section(repo) else {
        return Vec::new();
    };
    let places: Vec<(usize, String)> = (first..)
        .zip(section.lines())
        .flat_map(|(line, row)| places(row).map(move |place| (line, place)))
        .collect();
    let mut findings = Vec::new();
    for (file, text) in &repo.files {
        let covered = places.iter().any(|(_, place)| covers(place, file));
        if !covered && names_the_game(file, text) {
            let text = format!("names {GAME}, but \"{SECTION}\" in {DOCUMENT} does not tell of it");
            findings.push(Finding::new(file, 0, text));
        }
    }
    for (line, place) in &places {
        let here = |(file, text): (&String, &String)| {
            covers(place, file) && (file.contains(GAME) || names_the_game(file, text))
        };
        if !repo.files.iter().any(here) {
            let text = format!("{GAME} is not in `{place}`");
            findings.push(Finding::new(DOCUMENT, *line, text));
        }
    }
    findings
}

/// The section and the number of its first line.
fn section(repo: &Repo) -> Option<(usize, &str)> {
    let text = repo.files.get(DOCUMENT)?;
    let start = text.find(SECTION)?;
    let rest = &text[start + SECTION.len()..];
    let end = rest.find("\n## ").unwrap_or(rest.len());
    Some((1 + text[..start].lines().count(), &rest[..end]))
}

/// The places in the first column of a row of a table.
fn places(row: &str) -> impl Iterator<Item = String> {
    let cell = row.strip_prefix('|').and_then(|row| row.split('|').next());
    let quoted = cell.unwrap_or_default().split('`').skip(1).step_by(2);
    quoted.map(|place| place.replace("<game>", GAME))
}

/// True if this place is the file, or a folder that holds it; `*` is any one folder.
fn covers(place: &str, file: &str) -> bool {
    let mut parts = file.split('/');
    place
        .split('/')
        .all(|name| name.is_empty() || parts.next().is_some_and(|part| name == "*" || name == part))
        && (place.ends_with('/') || parts.next().is_none())
}

/// True if what is neither a test nor a document names the game.
fn names_the_game(file: &str, text: &str) -> bool {
    if file.ends_with(".md") || file == "Cargo.lock" || file == "xtask/src/tidy/places.rs" {
        return false;
    }
    let (code, _) = split_tests(file, text);
    let ships = code.split("[dev-dependencies]").next();
    ships.is_some_and(|code| NAMED.is_match(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: (&str, &str) = (
        DOCUMENT,
        "# A\n## Adding a game\n\nText: `crates/c`.\n| where | what |\n|---|---|\n\
         | `crates/<game>/`, `locales/*/<game>.ftl` | all |\n| `a/list.rs` | a line |\n## B\n| `b` | |\n",
    );
    const CRATE: (&str, &str) = ("crates/comets/src/lib.rs", "struct Comets;");
    const WORDS: (&str, &str) = ("locales/en/comets.ftl", "game-comets = Comets");
    const LIST: (&str, &str) = ("a/list.rs", "mod comets;");

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let findings = listed(&Repo::of(files));
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_is_told_and_what_only_tests_and_documents_say_is_left_alone() {
        let others = [
            ("a/tests/b.rs", "use orrery_comets::Comets;"),
            ("a/c.rs", "code\n#[cfg(test)]\nuse orrery_comets::Comets;"),
            (
                "a/Cargo.toml",
                "[dev-dependencies]\norrery-comets.workspace = true",
            ),
            ("README.md", "Comets"),
            ("a/sky.rs", "/// Asteroids and comets."),
        ];
        assert_eq!(
            found(&[&[TOLD, CRATE, WORDS, LIST], &others[..]].concat()),
            [""; 0]
        );
        assert_eq!(found(&[CRATE]), [""; 0]);
    }

    #[test]
    fn a_place_that_nobody_told_of_is_found() {
        for code in [
            "Comets",
            "\"comets\"",
            "key-comets-x",
            "data/comets/x",
            "orrery-comets",
        ] {
            let place = ("web/new.rs", code);
            assert_eq!(
                found(&[TOLD, CRATE, WORDS, LIST, place]),
                [
                    "web/new.rs: names comets, but \"## Adding a game\" in ARCHITECTURE.md does not tell of it"
                ],
                "{code}"
            );
        }
    }

    #[test]
    fn a_place_that_is_no_longer_one_is_found() {
        let list = ("a/list.rs", "mod seti;");
        assert_eq!(
            found(&[TOLD, CRATE, list]),
            [
                "ARCHITECTURE.md:7: comets is not in `locales/*/comets.ftl`",
                "ARCHITECTURE.md:8: comets is not in `a/list.rs`",
            ]
        );
    }
}

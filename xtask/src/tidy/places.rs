//! Where a game stands outside its own folders: what whoever adds one has to touch.
//!
//! Told in ARCHITECTURE.md, and compared with the places where the demonstration game stands, and with those where the
//! large games stand that have all that a game can have.

use crate::repo::{Finding, Repo, split_tests};
use regex::Regex;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const DOCUMENT: &str = "ARCHITECTURE.md";
const SECTION: &str = "## Adding a game";
/// Within the section, what only a large game adds.
const LARGE_SECTION: &str = "\n### ";
const GAME: &str = "comets";
const LARGE: [&str; 2] = ["seti", "kepler"];

/// A game as a crate, a type, a module, a word of the program or a part of a path; SETI has comets too.
static NAMED: LazyLock<BTreeMap<&str, Regex>> = LazyLock::new(|| {
    let games = [(GAME, "Comets"), ("seti", "Seti"), ("kepler", "Kepler")];
    let named = games.map(|(game, kind)| {
        let pattern = format!(
            r#"\borrery[-_]{game}\b|\b{kind}\b|\bmod {game}\b|"{game}["-]|-{game}-|\b{game}/"#
        );
        (game, Regex::new(&pattern).expect("the pattern is valid"))
    });
    BTreeMap::from(named)
});

/// Check: the tables of the section name every place that the demonstration game touches, and no other.
pub(crate) fn listed(repo: &Repo) -> Vec<Finding> {
    let Some((first, section)) = section(repo) else {
        return Vec::new();
    };
    let small = section.split(LARGE_SECTION).next().unwrap_or_default();
    let places = all_places(first, small, GAME);
    let mut findings = Vec::new();
    for (file, text) in &repo.files {
        let covered = places.iter().any(|(_, place)| covers(place, file));
        if !covered && names_the_game(file, text, GAME) {
            let text = format!("names {GAME}, but \"{SECTION}\" in {DOCUMENT} does not tell of it");
            findings.push(Finding::new(file, 0, text));
        }
    }
    for (line, place) in &places {
        let here = |(file, text): (&String, &String)| stands_in(place, file, text, GAME);
        if !repo.files.iter().any(here) {
            let text = format!("{GAME} is not in `{place}`");
            findings.push(Finding::new(DOCUMENT, *line, text));
        }
    }
    findings
}

/// Check: the section names every source file, outside its own, that names a large game, and no other.
pub(crate) fn listed_large(repo: &Repo) -> Vec<Finding> {
    let Some((first, section)) = section(repo) else {
        return Vec::new();
    };
    let Some(start) = section.find(LARGE_SECTION) else {
        return Vec::new();
    };
    let line = first + section[..=start].lines().count();
    let mut findings = Vec::new();
    for game in LARGE {
        let told = all_places(first, section, game);
        let untold = |file: &str| !told.iter().any(|(_, place)| covers(place, file));
        for (file, text) in &repo.files {
            // Another game may have a star of that name.
            let games = LARGE
                .iter()
                .any(|of| file.starts_with(&format!("crates/{of}/")));
            let source = file.starts_with("crates/") && file.contains("/src/") && !games;
            if source && untold(file) && names_the_game(file, &code_alone(text), game) {
                let text =
                    format!("names {game}, but \"{SECTION}\" in {DOCUMENT} does not tell of it");
                findings.push(Finding::new(file, 0, text));
            }
        }
        for (line, place) in all_places(line, &section[start + 1..], game) {
            let here = |(file, text): (&String, &String)| stands_in(&place, file, text, game);
            if !repo.files.iter().any(here) {
                findings.push(Finding::new(
                    DOCUMENT,
                    line,
                    format!("{game} is not in `{place}`"),
                ));
            }
        }
    }
    findings
}

/// A source file without comments and without the examples of its help.
fn code_alone(text: &str) -> String {
    let code = |line: &&str| {
        let line = line.trim_start();
        !line.starts_with("//") && !line.starts_with("#[command(after_help")
    };
    text.lines().filter(code).collect::<Vec<_>>().join("\n")
}

/// The places of all tables in a text for a game, with the numbers of their lines.
fn all_places(first: usize, text: &str, game: &str) -> Vec<(usize, String)> {
    (first..)
        .zip(text.lines())
        .flat_map(|(line, row)| places(row).map(move |place| (line, place.replace("<game>", game))))
        .collect()
}

/// True if the place is this file, and the game stands there.
fn stands_in(place: &str, file: &str, text: &str, game: &str) -> bool {
    covers(place, file) && (file.contains(game) || names_the_game(file, text, game))
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
    quoted.map(str::to_owned)
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
fn names_the_game(file: &str, text: &str, game: &str) -> bool {
    if file.ends_with(".md") || file == "Cargo.lock" || file == "xtask/src/tidy/places.rs" {
        return false;
    }
    let (code, _) = split_tests(file, text);
    let ships = code.split("[dev-dependencies]").next();
    ships.is_some_and(|code| NAMED[game].is_match(code))
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

    #[test]
    fn what_a_large_game_adds_is_told_too() {
        let told = (
            DOCUMENT,
            "# A\n## Adding a game\n| `crates/<game>/` | all |\n\n### More\n\n\
             | `crates/a/src/list.rs` | a line |\n## B\n",
        );
        let own = ("crates/seti/src/lib.rs", "struct Seti;");
        let list = (
            "crates/a/src/list.rs",
            "mod kepler;\nuse orrery_seti::Seti;",
        );
        let found = |others: &[(&str, &str)]| {
            let files = [&[told, own], others].concat();
            let findings = listed_large(&Repo::of(&files));
            Vec::from_iter(findings.iter().map(ToString::to_string))
        };
        let silent = (
            "crates/b/src/c.rs",
            "/// Seti.\n#[command(after_help = \"lessons/seti/launch.toml\")]",
        );
        assert_eq!(found(&[list, silent]), [""; 0]);
        let untold = ("crates/b/src/c.rs", "match game { \"seti\" => 1 }");
        assert_eq!(
            found(&[list, untold]),
            [
                "crates/b/src/c.rs: names seti, but \"## Adding a game\" in ARCHITECTURE.md does not tell of it"
            ]
        );
        let only = ("crates/a/src/list.rs", "mod kepler;");
        assert_eq!(
            found(&[only]),
            ["ARCHITECTURE.md:7: seti is not in `crates/a/src/list.rs`"]
        );
    }
}

//! The words of the games: `docs/rules/glossary.md`.

use crate::repo::{Finding, Repo};
use std::collections::BTreeMap;

const GLOSSARY: &str = "docs/rules/glossary.md";

/// A word that would be a second name for a thing.
struct Stray<'a> {
    term: &'a str,
    language: &'a str,
    /// The beginning of the names of the files it is looked for in; empty means all.
    game: String,
    /// In small letters.
    word: String,
    /// Only the beginning of a word is given.
    beginning: bool,
}

impl Stray<'_> {
    fn is_in(&self, said: &str) -> bool {
        said.match_indices(&self.word).any(|(at, word)| {
            let before = said[..at].chars().next_back();
            let after = said[at + word.len()..].chars().next();
            !before.is_some_and(char::is_alphanumeric)
                && (self.beginning || !after.is_some_and(char::is_alphanumeric))
        })
    }
}

/// A word of English and what the other languages have where it stands.
struct Pair<'a> {
    words: Vec<&'a str>,
    /// The beginning of the names of the files it is looked for in.
    game: String,
    /// A language and parts of words, one of which a translation has.
    parts: [(&'static str, Vec<String>); 3],
    /// Messages that say it otherwise on purpose.
    otherwise: Vec<&'a str>,
}

/// The heading of a table of [`Pair`]s, before the name of its game.
const WORD_BY_WORD: &str = "## Word by word: ";

/// Check: what English calls by a term of the glossary, the other languages call by theirs.
pub(crate) fn word_by_word(repo: &Repo) -> Vec<Finding> {
    let Some(glossary) = repo.files.get(GLOSSARY) else {
        return Vec::new();
    };
    let mut findings = Vec::new();
    for pair in pairs(repo, glossary) {
        let mut used = false;
        let all = pair.parts.iter();
        let all = all.map(|(language, parts)| (said_in(repo, language, &pair.game), parts));
        let all: Vec<_> = all.collect();
        for (key, english) in said_in(repo, "en", &pair.game) {
            if !pair.words.iter().any(|word| has_word(&english.1, word)) {
                continue;
            }
            let excepted = pair.otherwise.contains(&key);
            for (translated, parts) in &all {
                let Some(((file, line), said)) = translated.get(key) else {
                    continue;
                };
                if parts.iter().any(|part| said.contains(part.as_str())) {
                    continue;
                }
                used |= excepted;
                if !excepted {
                    let text = format!("`{key}` does not say “{}” by its word", pair.words[0]);
                    findings.push(Finding::new(*file, *line, text));
                }
            }
        }
        if !used && !pair.otherwise.is_empty() {
            let text = format!("no message says “{}” otherwise any more", pair.words[0]);
            findings.push(Finding::new(GLOSSARY, 0, text));
        }
    }
    findings
}

fn pairs<'a>(repo: &Repo, glossary: &'a str) -> Vec<Pair<'a>> {
    let (mut pairs, mut game) = (Vec::new(), None);
    for line in glossary.lines() {
        if line.starts_with("## ") {
            let title = line.strip_prefix(WORD_BY_WORD);
            game = title.map(|title| game_titled(repo, title));
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let (Some(game), [_, word, it, de, uk, otherwise, _]) = (&game, &cells[..]) else {
            continue;
        };
        if *word == "English" || word.starts_with("---") {
            continue;
        }
        let parts = |cell: &str| cell.split(", ").map(str::to_lowercase).collect();
        let keys = otherwise.split(", ").filter(|key| !key.is_empty());
        pairs.push(Pair {
            words: word.split(", ").collect(),
            game: game.clone(),
            parts: [("it", parts(it)), ("de", parts(de)), ("uk", parts(uk))],
            otherwise: keys.collect(),
        });
    }
    pairs
}

/// What the messages of a game say in a language, in small letters and without what is put in: by key, with their
/// place.
fn said_in<'a>(
    repo: &'a Repo,
    language: &str,
    game: &str,
) -> BTreeMap<&'a str, ((&'a str, usize), String)> {
    let mut messages = BTreeMap::new();
    let folder = format!("locales/{language}/{game}");
    for (file, text) in repo.with_extension(&["ftl"]) {
        // Lessons are told freely.
        if !file.starts_with(&folder) || file.ends_with("-lessons.ftl") {
            continue;
        }
        let mut key = "";
        for (index, line) in text.lines().enumerate() {
            let (begins, said) = match line.split_once(" =") {
                Some((begins, said)) if !begins.contains(' ') => (begins, said),
                _ => ("", line),
            };
            if line.starts_with('#') {
                continue;
            }
            if !begins.is_empty() {
                key = begins;
            }
            let place = (file, index + 1);
            let entry = messages.entry(key).or_insert((place, String::new()));
            entry.1 += &bare(said).to_lowercase();
            entry.1.push(' ');
        }
    }
    messages
}

/// A text without placeables and marks in brackets.
fn bare(text: &str) -> String {
    let mut depth = 0u8;
    let inside = |c: char| {
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > 0 || "}]".contains(c) {
            ' '
        } else {
            c
        }
    };
    text.chars().map(inside).collect()
}

fn has_word(said: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '-';
    said.match_indices(word).any(|(at, word)| {
        let before = said[..at].chars().next_back();
        let after = said[at + word.len()..].chars().next();
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

/// Check: the locales have one word for each term of the glossary.
pub(crate) fn kept(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    let Some(glossary) = repo.files.get(GLOSSARY) else {
        return findings;
    };
    let strays = strays(repo, glossary, &mut findings);
    for (file, text) in repo.with_extension(&["ftl"]) {
        let Some((language, name)) = file
            .strip_prefix("locales/")
            .and_then(|rest| rest.split_once('/'))
        else {
            continue;
        };
        let here = |stray: &&Stray<'_>| stray.language == language && name.starts_with(&stray.game);
        let strays: Vec<&Stray<'_>> = strays.iter().filter(here).collect();
        for (index, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#'))
        {
            let said = line.split_once(" =").map_or(line, |(_, said)| said);
            let said = said.to_lowercase();
            for stray in strays.iter().filter(|stray| stray.is_in(&said)) {
                let text = format!("another word for “{}” is in the glossary", stray.term);
                findings.push(Finding::new(file, index + 1, text));
            }
        }
    }
    findings
}

/// The last column: `it: cubo, cubi; de: erzeug…`.
fn strays<'a>(repo: &Repo, glossary: &'a str, findings: &mut Vec<Finding>) -> Vec<Stray<'a>> {
    let (mut strays, mut game) = (Vec::new(), String::new());
    for (index, line) in glossary.lines().enumerate() {
        if let Some(title) = line.strip_prefix("## ") {
            game = game_titled(repo, title);
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, term, _, _, _, never, _] = cells[..] else {
            continue;
        };
        for words in never.split(';').filter(|words| words.contains(':')) {
            let Some((language, words)) = words.trim().split_once(": ") else {
                findings.push(Finding::new(
                    GLOSSARY,
                    index + 1,
                    "expected `it: word, word`",
                ));
                continue;
            };
            strays.extend(words.split(", ").map(|word| Stray {
                term,
                language,
                game: game.clone(),
                word: word.trim_end_matches('…').to_lowercase(),
                beginning: word.ends_with('…'),
            }));
        }
    }
    strays
}

/// The id of the game that a heading names (`Kepler-3042`), or nothing if it names none.
fn game_titled(repo: &Repo, title: &str) -> String {
    let id = title.split('-').next().unwrap_or_default().to_lowercase();
    let is_game = repo.files.contains_key(&*format!("docs/rules/{id}.md"));
    if is_game { id } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: (&str, &str) = (
        GLOSSARY,
        "## SETI\n| English | It | De | Uk | never |\n|---|---|---|---|---|\n\
         | deck | mazzo | Stapel | колода | de: Deck; it: pila, mazz di… |\n",
    );

    fn found(file: &str, text: &str) -> Vec<String> {
        let rules = ("docs/rules/seti.md", "");
        let findings = kept(&Repo::of(&[WORDS, rules, (file, text)]));
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_second_word_for_a_term_is_found() {
        let text = "# Deck\npanel-seti-deck = Stapel\nb = das deck hier\nc = er deckt auf\n";
        assert_eq!(
            found("locales/de/seti-panels.ftl", text),
            ["locales/de/seti-panels.ftl:3: another word for “deck” is in the glossary"]
        );
        assert_eq!(
            found("locales/it/seti-panels.ftl", "a = mazz distante\n").len(),
            1
        );
    }

    #[test]
    fn a_term_that_is_translated_otherwise_is_found() {
        let words = |otherwise: &str| {
            format!(
                "## Word by word: SETI\n| English | It | De | Uk | |\n|---|---|---|---|---|\n| probe, probes | sond | Sonde | зонд | {otherwise} |\n"
            )
        };
        let english = "a = Move { $probe }\nb = { $n ->\n    [one] A probe\n   *[other] probes\n}\nc = [1 probe]\n";
        let italian =
            "a = Muovi\nb = { $n ->\n    [one] Una navicella\n   *[other] sonda\n}\nc = x\n";
        let german = "a = x\nb = Kapsel\nc = y\n";
        let found = |otherwise: &str| {
            let glossary = words(otherwise);
            let repo = Repo::of(&[
                (GLOSSARY, glossary.as_str()),
                ("docs/rules/seti.md", ""),
                ("locales/en/seti-a.ftl", english),
                ("locales/it/seti-a.ftl", italian),
                ("locales/de/seti-a.ftl", german),
            ]);
            let findings = word_by_word(&repo);
            findings.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let wrong =
            |word: &str| format!("locales/de/seti-a.ftl:2: `b` does not say “{word}” by its word");
        assert_eq!(found(""), [wrong("probe")]);
        assert_eq!(found("b"), [""; 0]);
        assert_eq!(found("b, gone"), [""; 0]);
        assert_eq!(found("gone").len(), 2);
    }

    #[test]
    fn other_games_and_languages_are_left_alone() {
        assert_eq!(found("locales/de/kepler-panels.ftl", "a = Deck\n"), [""; 0]);
        assert_eq!(found("locales/en/seti-panels.ftl", "a = Deck\n"), [""; 0]);
    }
}

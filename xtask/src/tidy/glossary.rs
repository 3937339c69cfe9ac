//! The words of the games: `docs/rules/glossary.md`.

use crate::repo::{Finding, Repo};

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
    fn other_games_and_languages_are_left_alone() {
        assert_eq!(found("locales/de/kepler-panels.ftl", "a = Deck\n"), [""; 0]);
        assert_eq!(found("locales/en/seti-panels.ftl", "a = Deck\n"), [""; 0]);
    }
}

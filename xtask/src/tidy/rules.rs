//! Rule ids: where `docs/rules` defines them and where everything else cites them.
//!
//! What a rules file defines is for [`orrery_core::rules`] to say. Cited are ids such as `S6.17`,
//! `D-07` and `KT-A`; the very short ids of holes and rulings count only in brackets: `[R17]`.

use crate::repo::{CONFIG, Finding, LANGUAGES, Repo};
use orrery_core::rules::{self, Rule, Section};
use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

static CITATION: LazyLock<Regex> =
    LazyLock::new(|| regex(r"\b([SKC]\d+\.\d+[a-z]?|D-\d\d|KT-[A-Z]\d?)\b|(?:^|\W)\[([RH]\d+)\]"));

/// `S6.13 to S6.17`, also with a dash: everything from one id to the other.
static RANGE: LazyLock<Regex> = LazyLock::new(|| {
    let id = r"([SKC]\d+\.\d+[a-z]?|D-\d\d|KT-[A-Z]\d?)";
    regex(&format!(r"\b{id}(?: to |-|–){id}\b"))
});

/// What the very short ids of holes and rulings look like in a comment: `(K4.7, R40)`.
static SHORT: LazyLock<Regex> = LazyLock::new(|| regex(r"\b[RH]\d+\b"));

/// The curves of an SVG path look like rule ids; a path always starts by moving somewhere.
static PATH_DATA: LazyLock<Regex> = LazyLock::new(|| regex(r#""[Mm][\s\d.,+-][^"]*""#));

fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("the pattern is valid")
}

/// The rules of one game.
pub(crate) struct Book<'a> {
    pub(crate) file: &'a str,
    text: &'a str,
    pub(crate) sections: Vec<Section>,
}

impl Book<'_> {
    /// The line that defines a rule.
    fn line(&self, id: &str) -> usize {
        let starts = [
            format!("- **{id}*"),
            format!("- **{id} "),
            format!("| {id} "),
        ];
        let defines = |line: &str| {
            starts
                .iter()
                .any(|start| line.trim_start().starts_with(start))
        };
        self.text
            .lines()
            .position(defines)
            .map_or(0, |index| index + 1)
    }

    fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The ids of this book that a text cites, by name or as part of a range.
    fn cited_in(&self, text: &str) -> BTreeSet<&str> {
        let mut names: BTreeSet<String> = text.lines().flat_map(cited).collect();
        for (_, comment) in text.lines().filter_map(|line| line.split_once("//")) {
            names.extend(SHORT.find_iter(comment).map(|id| id.as_str().to_owned()));
        }
        let mut found: BTreeSet<&str> = self.rules().map(|rule| rule.id.as_str()).collect();
        found.retain(|id| names.contains(*id));
        for range in RANGE.captures_iter(text) {
            let place = |id: &str| self.rules().position(|rule| rule.id == *id);
            if let (Some(first), Some(last)) = (place(&range[1]), place(&range[2])) {
                let inside = self.rules().take(last + 1).skip(first);
                found.extend(inside.map(|rule| rule.id.as_str()));
            }
        }
        found
    }

    /// The ids that the tests of this game cite: those with its name in their path.
    pub(crate) fn cited_by_tests(&self, repo: &Repo) -> BTreeSet<String> {
        let game = self.file.trim_start_matches(FOLDER).trim_end_matches(".md");
        repo.tests()
            .filter(|(path, _)| path.contains(game))
            .flat_map(|(_, text)| text.lines())
            .flat_map(cited)
            .collect()
    }
}

const FOLDER: &str = "docs/rules/";

/// Disagreements, holes and rulings: they say why a rule is as it is.
fn is_ruling(id: &str) -> bool {
    id.starts_with("D-") || id.starts_with(['H', 'R'])
}

/// Every rules file, English and translated.
fn all_books(repo: &Repo) -> impl Iterator<Item = Book<'_>> {
    repo.with_extension(&["md"])
        .filter(|(file, _)| file.starts_with(FOLDER))
        .map(|(file, text)| {
            let sections = rules::parse(text);
            Book {
                file,
                text,
                sections,
            }
        })
}

/// Every English rules file: these define the rules.
pub(crate) fn books(repo: &Repo) -> impl Iterator<Item = Book<'_>> {
    all_books(repo).filter(|book| !book.file[FOLDER.len()..].contains('/'))
}

/// Check: translated rules have the sections and rules of the English ones, in the same order.
pub(crate) fn translated(repo: &Repo) -> Vec<Finding> {
    let ids = |book: &Book<'_>| -> Vec<String> {
        let sections = book.sections.iter();
        let ids = sections.flat_map(|section| {
            let rules = section.rules.iter().map(|rule| rule.id.clone());
            std::iter::once(section.id.clone()).chain(rules)
        });
        ids.collect()
    };
    let mut findings = Vec::new();
    for language in LANGUAGES {
        for english in books(repo).filter(|book| !book.sections.is_empty()) {
            let name = &english.file[FOLDER.len()..];
            let file = format!("{FOLDER}{language}/{name}");
            let Some(book) = all_books(repo).find(|book| book.file == file) else {
                findings.push(Finding::new(&file, 1, "is missing".to_owned()));
                continue;
            };
            let (here, there) = (ids(&book), ids(&english));
            let same = here.iter().zip(&there).take_while(|(a, b)| a == b).count();
            if here != there {
                let id =
                    |ids: &[String]| ids.get(same).map_or("the end", String::as_str).to_owned();
                let text = format!("{} stands where English has {}", id(&here), id(&there));
                let line = here.get(same).map_or(1, |id| book.line(id));
                findings.push(Finding::new(&file, line, text));
            }
        }
    }
    findings
}

/// The rule ids in this line.
fn cited(line: &str) -> Vec<String> {
    let line = PATH_DATA.replace_all(line, "");
    CITATION
        .captures_iter(&line)
        .filter_map(|found| found.get(1).or(found.get(2)))
        .map(|id| id.as_str().to_owned())
        .collect()
}

/// Check: every id that is cited is defined, and none is defined twice.
pub(crate) fn defined(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut places = BTreeMap::new();
    for book in books(repo) {
        for rule in book.sections.iter().flat_map(|section| &section.rules) {
            if let Some(first) = places.insert(rule.id.clone(), book.file) {
                let text = format!("rule {} is already defined in {first}", rule.id);
                findings.push(Finding::new(book.file, book.line(&rule.id), text));
            }
        }
    }
    for (file, text) in repo.with_extension(&["rs", "toml", "md", "ftl", "js", "json", "orrery"]) {
        // This folder speaks of ids without citing rules; JSON elsewhere is not written by us.
        if file.starts_with("xtask/") || file.ends_with(".json") && !file.starts_with("data/") {
            continue;
        }
        for (index, line) in text.lines().enumerate() {
            for id in cited(line) {
                if !places.contains_key(&id) {
                    let text = format!("rule {id} is not defined in docs/rules");
                    findings.push(Finding::new(file, index + 1, text));
                }
            }
        }
    }
    findings
}

/// Check: every rule of a finished section is cited by a test of its game.
pub(crate) fn tested(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut unknown: BTreeSet<&str> = repo.config.finished.iter().map(String::as_str).collect();
    for book in books(repo) {
        let cited = book.cited_by_tests(repo);
        for section in &book.sections {
            if !unknown.remove(section.id.as_str()) {
                continue;
            }
            for rule in &section.rules {
                let text = match (
                    cited.contains(&rule.id),
                    repo.config.open.contains(&rule.id),
                ) {
                    (false, false) => {
                        format!("no test cites rule {} of a finished section", rule.id)
                    }
                    (true, true) => format!("rule {} has a test and is no longer open", rule.id),
                    _ => continue,
                };
                findings.push(Finding::new(book.file, book.line(&rule.id), text));
            }
        }
    }
    let missing = unknown.iter().map(|id| {
        let text = format!("finished section {id} is not in docs/rules");
        Finding::new(CONFIG, 0, text)
    });
    findings.extend(missing);
    findings
}

/// Check: every rule is cited by the code that keeps it, or the settings say what keeps it instead. A
/// ruling may also be cited by a rule.
pub(crate) fn kept(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    let code: Vec<&str> = source(repo).map(|(_, text)| text).collect();
    let mut strangers: BTreeSet<String> = repo
        .config
        .by_data
        .keys()
        .flat_map(|key| cited(key))
        .collect();
    for book in books(repo) {
        let in_code: BTreeSet<&str> = code.iter().flat_map(|text| book.cited_in(text)).collect();
        let by_rules: BTreeSet<&str> = book
            .rules()
            .filter(|rule| !is_ruling(&rule.id))
            .flat_map(|rule| book.cited_in(&rule.text))
            .filter(|id| is_ruling(id))
            .collect();
        let mut by_data = BTreeSet::new();
        for key in repo.config.by_data.keys() {
            by_data.extend(book.cited_in(key));
            for id in cited(key).iter().filter(|id| in_code.contains(id.as_str())) {
                let text = format!("rule {id} is cited in the code; take it off the list");
                findings.push(Finding::new(CONFIG, 0, text));
            }
        }
        for rule in book.rules() {
            let id = rule.id.as_str();
            strangers.remove(id);
            if ![&in_code, &by_rules, &by_data]
                .iter()
                .any(|ids| ids.contains(id))
            {
                let text = format!("no code cites rule {id}, and `by_data` does not name it");
                findings.push(Finding::new(book.file, book.line(id), text));
            }
        }
    }
    let missing = strangers.iter().map(|id| {
        let text = format!("rule {id} of `by_data` is not in docs/rules");
        Finding::new(CONFIG, 0, text)
    });
    findings.extend(missing);
    findings
}

/// The code of the crates: where rules are kept.
fn source(repo: &Repo) -> impl Iterator<Item = (&str, &str)> {
    repo.code()
        .filter(|(file, _)| file.starts_with("crates/") && file.contains("/src/"))
}

/// `cargo xtask rule <id>`: the text of a rule, and every line that cites it.
pub(crate) fn show(repo: &Repo, id: &str) -> Result<String, String> {
    let has = |book: &Book<'_>| book.rules().any(|rule| rule.id == id);
    let book = books(repo)
        .find(has)
        .ok_or_else(|| format!("no rule {id} in docs/rules"))?;
    let text = book
        .rules()
        .find(|rule| rule.id == id)
        .map_or("", |rule| &rule.text);
    let mut out = format!("{}:{}\n  {id} {text}\n", book.file, book.line(id));
    let mut list = |title: &str, lines: Vec<String>| {
        out += &format!("\n{title}\n");
        let none = || vec!["nothing".to_owned()];
        for line in if lines.is_empty() { none() } else { lines } {
            out += &format!("  {line}\n");
        }
    };
    let data = repo
        .files
        .iter()
        .filter(|(file, _)| file.starts_with("data/"));
    let data = data.map(|(file, text)| (file.as_str(), text.as_str()));
    let kept = repo.config.by_data.iter();
    let kept = kept.filter(|(key, _)| book.cited_in(key).contains(id));
    let kept = kept.map(|(key, why)| format!("{key}: {why}"));
    list("code", citing(repo, &book, id, source(repo)).collect());
    list("tests", citing(repo, &book, id, repo.tests()).collect());
    list("data", kept.chain(citing(repo, &book, id, data)).collect());
    Ok(out.trim_end().to_owned())
}

/// The lines of these files, or parts of files, that cite a rule.
fn citing<'a>(
    repo: &'a Repo,
    book: &'a Book<'a>,
    id: &'a str,
    files: impl Iterator<Item = (&'a str, &'a str)>,
) -> impl Iterator<Item = String> {
    files.flat_map(move |(file, part)| {
        let before = repo.files[file].strip_suffix(part);
        let first = before.map_or(1, |before| before.lines().count() + 1);
        let lines = part.lines().enumerate();
        lines
            .filter(|(_, line)| book.cited_in(line).contains(id))
            .map(move |(index, line)| format!("{file}:{}: {}", first + index, line.trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: (&str, &str) = (
        "docs/rules/game.md",
        "# Rules\n\
         ## S1 Setup\n\
         - **S1.1** First, as in (D-01).\n\
         - **S1.2 Named** Second **[R1]**; see S1.1-S1.3.\n\
         \x20 - **S1.2a** A part of it.\n\
         - **S1.3** Third.\n\
         ## D Disagreements\n\
         - **D-01** Ruling: S1.1.\n\
         ## K18 Rulings\n\
         | id | ruling |\n\
         |---|---|\n\
         | R1 | ruling |\n\
         | KT-A | vector |\n",
    );

    fn texts(findings: &[Finding]) -> Vec<String> {
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn translations_have_the_rules_of_english() {
        let english = (
            "docs/rules/game.md",
            "## S1 One\n- **S1.1** A.\n- **S1.2** B.\n",
        );
        let it = (
            "docs/rules/it/game.md",
            "## S1 Uno\n- **S1.1** A.\n- **S1.2** B.\n",
        );
        let de = (
            "docs/rules/de/game.md",
            "## S1 Eins\n- **S1.2** B.\n- **S1.1** A.\n",
        );
        let repo = Repo::of(&[english, it, de]);
        let found: Vec<String> = translated(&repo).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "docs/rules/de/game.md:2: S1.2 stands where English has S1.1",
                "docs/rules/uk/game.md:1: is missing",
            ]
        );
    }

    #[test]
    fn a_cited_id_must_be_defined() {
        let repo = Repo::of(&[
            RULES,
            ("crates/a/src/lib.rs", "\n// S1.4 and K9.3\n"),
            ("data/a/b.json", "[\"D-02\"]"),
            ("locales/en/a.ftl", "a = KT-B [R2]"),
        ]);
        assert_eq!(
            texts(&defined(&repo)),
            [
                "crates/a/src/lib.rs:2: rule S1.4 is not defined in docs/rules",
                "crates/a/src/lib.rs:2: rule K9.3 is not defined in docs/rules",
                "data/a/b.json:1: rule D-02 is not defined in docs/rules",
                "locales/en/a.ftl:1: rule KT-B is not defined in docs/rules",
                "locales/en/a.ftl:1: rule R2 is not defined in docs/rules",
            ]
        );
    }

    #[test]
    fn defined_ids_and_lookalikes_are_left_alone() {
        let repo = Repo::of(&[
            RULES,
            (
                "crates/a/src/lib.rs",
                "// S1.1, S1.2a; KT-A, [R1] (D-01).\n",
            ),
            (
                "crates/a/src/b.rs",
                "card(\"S.15\"); 0xC1.0; v1.S2; items[R2]; R9; D-123; 3D-07",
            ),
            ("crates/a/src/svg.rs", "path d=\"M1.5 2C2.4 3.1 S9.9\" {}"),
            ("package-lock.json", "S9.9"),
            ("xtask/src/tidy.rs", "S9.9"),
        ]);
        assert_eq!(defined(&repo), []);
    }

    #[test]
    fn a_rule_is_defined_once() {
        let again = ("docs/rules/other.md", "## S1 Again\n- **S1.1** Again.\n");
        assert_eq!(
            texts(&defined(&Repo::of(&[RULES, again]))),
            ["docs/rules/other.md:2: rule S1.1 is already defined in docs/rules/game.md"]
        );
    }

    #[test]
    fn finished_sections_need_a_test_for_every_rule() {
        let repo = Repo::of(&[
            RULES,
            (CONFIG, "finished = [\"S1\", \"K18\", \"S7\"]"),
            ("crates/game/tests/setup.rs", "// S1.1, S1.3, KT-A [R1]"),
            ("crates/game/src/lib.rs", "// S1.2"),
            ("crates/other/tests/lib.rs", "// S1.2a"),
        ]);
        assert_eq!(
            texts(&tested(&repo)),
            [
                "docs/rules/game.md:4: no test cites rule S1.2 of a finished section",
                "docs/rules/game.md:5: no test cites rule S1.2a of a finished section",
                "xtask/tidy.toml: finished section S7 is not in docs/rules",
            ]
        );
    }

    #[test]
    fn tested_and_unfinished_sections_are_left_alone() {
        let config = (CONFIG, "finished = [\"S1\"]");
        let test = ("scenarios/game/b.toml", "# S1.1 S1.2 S1.2a S1.3");
        assert_eq!(tested(&Repo::of(&[RULES, config, test])), []);
        assert_eq!(tested(&Repo::of(&[RULES])), []);
    }

    fn kept_texts(files: &[(&str, &str)]) -> Vec<String> {
        texts(&kept(&Repo::of(&[&[RULES], files].concat())))
    }

    #[test]
    fn a_rule_that_nothing_keeps_is_found() {
        let code = ("crates/game/src/lib.rs", "// S1.1\n#[cfg(test)]\n// S1.2");
        let elsewhere = [
            ("crates/game/tests/a.rs", "// S1.2"),
            ("crates/game/examples/a.rs", "// S1.2"),
            ("xtask/src/a.rs", "// S1.2"),
        ];
        let config = (CONFIG, "[by_data]\n\"S1.2a-S1.3, KT-A\" = \"a list\"");
        assert_eq!(
            kept_texts(&[&[code, config], &elsewhere[..]].concat()),
            ["docs/rules/game.md:4: no code cites rule S1.2, and `by_data` does not name it"]
        );
    }

    #[test]
    fn code_may_cite_a_range_and_rules_their_rulings() {
        for range in ["S1.1 to S1.3", "S1.1-S1.3", "S1.1–S1.3"] {
            let code = format!("// {range} KT-A");
            assert_eq!(kept_texts(&[("crates/game/src/lib.rs", &code)]), [""; 0]);
        }
        // Only rules pass on what they cite: D-01 names S1.1.
        let code = ("crates/game/src/lib.rs", "// D-01, S1.2a, S1.3, KT-A (R1)");
        assert_eq!(
            kept_texts(&[code]),
            [
                "docs/rules/game.md:3: no code cites rule S1.1, and `by_data` does not name it",
                "docs/rules/game.md:4: no code cites rule S1.2, and `by_data` does not name it",
            ]
        );
    }

    #[test]
    fn the_list_of_what_data_keeps_only_shrinks() {
        let code = ("crates/game/src/lib.rs", "// S1.1 to S1.3, KT-A");
        let config = (
            CONFIG,
            "[by_data]\n\"S1.2\" = \"a list\"\n\"S1.9\" = \"a list\"",
        );
        assert_eq!(
            kept_texts(&[code, config]),
            [
                "xtask/tidy.toml: rule S1.2 is cited in the code; take it off the list",
                "xtask/tidy.toml: rule S1.9 of `by_data` is not in docs/rules",
            ]
        );
    }

    #[test]
    fn a_rule_is_shown_with_every_line_that_cites_it() {
        let repo = Repo::of(&[
            RULES,
            (
                "crates/game/src/lib.rs",
                "\n/// S1.1 to S1.3.\n#[cfg(test)]\n// S1.2\n",
            ),
            ("crates/game/tests/a.rs", "// S1.1"),
            ("data/game/a.json", "[\"S1.2\"]"),
            (CONFIG, "[by_data]\n\"S1.2a-S1.3\" = \"a list\""),
        ]);
        assert_eq!(
            show(&repo, "S1.2").unwrap(),
            "docs/rules/game.md:4\n  S1.2 **Named** Second **[R1]**; see S1.1-S1.3.\n\n\
             code\n  crates/game/src/lib.rs:2: /// S1.1 to S1.3.\n\n\
             tests\n  crates/game/src/lib.rs:4: // S1.2\n\n\
             data\n  data/game/a.json:1: [\"S1.2\"]"
        );
        assert!(
            show(&repo, "S1.3")
                .unwrap()
                .ends_with("tests\n  nothing\n\ndata\n  S1.2a-S1.3: a list")
        );
        assert_eq!(
            show(&repo, "S9.9").unwrap_err(),
            "no rule S9.9 in docs/rules"
        );
    }

    #[test]
    fn an_open_rule_needs_no_test_until_it_has_one() {
        let config = (CONFIG, "finished = [\"S1\"]\nopen = [\"S1.3\"]");
        let test = ("scenarios/game/b.toml", "# S1.1 S1.2 S1.2a");
        assert_eq!(tested(&Repo::of(&[RULES, config, test])), []);
        let test = ("scenarios/game/b.toml", "# S1.1 S1.2 S1.2a S1.3");
        let findings = tested(&Repo::of(&[RULES, config, test]));
        assert!(
            findings
                .iter()
                .all(|f| f.text == "rule S1.3 has a test and is no longer open")
        );
        assert_eq!(findings.len(), 1);
    }
}

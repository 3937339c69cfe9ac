//! Words that do not belong into the repository.

use crate::repo::{Finding, Repo};
use regex::Regex;
use std::sync::LazyLock;

struct Word {
    pattern: &'static str,
    /// Only files whose name ends so; empty means all.
    files: &'static str,
    why: &'static str,
}

const WORDS: &[Word] = &[
    Word {
        pattern: r"\b(todo|unimplemented)!\(",
        files: ".rs",
        why: "unfinished code",
    },
    Word {
        pattern: r"#\[ignore\b",
        files: ".rs",
        why: "a test that does not run",
    },
    Word {
        pattern: r"\b(crates\.io|registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org|pythonhosted\.org)\b",
        files: "",
        why: "the host of a package registry",
    },
    Word {
        pattern: r#"(^|[\s"'`(=:<])/(home|work|root|Users)/"#,
        files: "",
        why: "a path of one machine",
    },
];

static PATTERNS: LazyLock<Vec<(Regex, &Word)>> = LazyLock::new(|| {
    let compile = |word| Regex::new(word).expect("the pattern is valid");
    WORDS
        .iter()
        .map(|word| (compile(word.pattern), word))
        .collect()
});

/// Check: none of the words occurs.
pub(crate) fn absent(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (file, text) in &repo.files {
        // Lock files are written by tools and have to say where packages come from.
        if file == "Cargo.lock" || file.ends_with("package-lock.json") {
            continue;
        }
        for (index, line) in text.lines().enumerate() {
            for (pattern, word) in PATTERNS.iter() {
                if file.ends_with(word.files) && pattern.is_match(line) {
                    findings.push(Finding::new(file, index + 1, word.why));
                }
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_do_not_belong_are_found() {
        let lines = [
            concat!("todo", "!()"),
            concat!("    unimplemented", "!(\"later\")"),
            concat!("#[", "ignore]"),
            concat!("#[", "ignore = \"slow\"]"),
            concat!("see https://crates", ".io/x"),
            concat!("cd /", "work/x"),
            concat!("open(\"/", "home/me\")"),
            concat!("/", "root/file"),
        ];
        for line in lines {
            let repo = Repo::of(&[("a.rs", &format!("fine\n{line}"))]);
            let found = absent(&repo);
            assert_eq!(found.len(), 1, "{line}");
            assert_eq!(found[0].line, 2);
        }
    }

    #[test]
    fn words_that_belong_are_left_alone() {
        let repo = Repo::of(&[
            (
                "a.rs",
                "todo(); my/work/x; href=\"/homes/1\"; #[ignored]; crates/io",
            ),
            ("a.md", concat!("todo", "!(")),
            ("Cargo.lock", concat!("crates", ".io")),
        ]);
        assert_eq!(absent(&repo), []);
    }
}

//! Functions that are too long to be read at a glance, and files that are too long to be known.
//!
//! The code is formatted, so a function ends at the first `}` that stands as far to the right as its `fn`.

use crate::repo::{CONFIG, Finding, Repo};
use regex::Regex;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// More lines than this are too many.
const LIMIT: usize = 70;

/// The functions on the list, and their lines together. Both only ever get smaller.
const LISTED: (usize, usize) = (6, 711);

/// More lines than this are too many for a file of code or a style sheet.
const FILE_LIMIT: usize = 900;

static FN: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^( *)(?:pub(?:\([a-z :]+\))? )?(?:(?:const|async) )*fn (\w+)")
        .expect("the pattern is valid")
});

struct Function<'a> {
    file: &'a str,
    line: usize,
    lines: usize,
}

/// Check: no function is too long, but for those that are listed with their length. What is no longer
/// true in the list has to go, so it only ever shrinks.
pub(crate) fn short(repo: &Repo) -> Vec<Finding> {
    let mut found = long(repo);
    let mut findings = Vec::new();
    for (name, &listed) in &repo.config.long {
        let Some(function) = found.remove(name) else {
            let text = format!("{name} is not longer than {LIMIT} lines; take it off the list");
            findings.push(Finding::new(CONFIG, 0, text));
            continue;
        };
        let (file, line, lines) = (function.file, function.line, function.lines);
        if lines > listed {
            let text = format!("{name} has grown from {listed} to {lines} lines");
            findings.push(Finding::new(file, line, text));
        } else if lines < listed {
            let text = format!("{name} has only {lines} lines left, not {listed}; say so");
            findings.push(Finding::new(CONFIG, 0, text));
        }
    }
    findings.extend(found.into_iter().map(|(name, function)| {
        let text = format!("{name} has {} lines, more than {LIMIT}", function.lines);
        Finding::new(function.file, function.line, text)
    }));
    findings
}

/// Check: the list of long functions has not grown; where it has shrunk, the numbers follow.
pub(crate) fn listed(repo: &Repo) -> Vec<Finding> {
    let long = &repo.config.long;
    let now = (long.len(), long.values().sum());
    let text = match now == LISTED {
        true => return Vec::new(),
        false => format!("{now:?} long functions and their lines are listed, not {LISTED:?}"),
    };
    vec![Finding::new(CONFIG, 0, text)]
}

/// Check: no file of code and no style sheet is too long.
pub(crate) fn files(repo: &Repo) -> Vec<Finding> {
    let files = repo.files.iter().filter(|(file, _)| {
        let kinds = [".rs", ".css"];
        kinds.iter().any(|kind| file.ends_with(kind))
    });
    let lengths = files.map(|(file, text)| (file, text.lines().count()));
    let long = lengths.filter(|(_, lines)| *lines > FILE_LIMIT);
    long.map(|(file, lines)| {
        let text = format!("{lines} lines, more than {FILE_LIMIT}: split it by meaning");
        Finding::new(file, 0, text)
    })
    .collect()
}

/// The functions that are too long, as `crate::module::name`; of several with one name, the longest.
fn long(repo: &Repo) -> BTreeMap<String, Function<'_>> {
    let mut found: BTreeMap<String, Function<'_>> = BTreeMap::new();
    for (file, text) in repo.code() {
        let Some(module) = module(file) else {
            continue;
        };
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let Some(head) = FN.captures(line) else {
                continue;
            };
            let length = length(&lines[index..], &head[1]);
            let name = format!("{module}::{}", &head[2]);
            if length > LIMIT.max(found.get(&name).map_or(0, |other| other.lines)) {
                let (line, lines) = (index + 1, length);
                found.insert(name, Function { file, line, lines });
            }
        }
    }
    found
}

/// `seti::engine::run` for `crates/seti/src/engine/run.rs`; nothing for files that are not in a `src`.
fn module(file: &str) -> Option<String> {
    let (folder, path) = file.strip_suffix(".rs")?.split_once("/src/")?;
    let owner = folder.rsplit('/').next();
    let inner = path
        .split('/')
        .filter(|part| !["lib", "main", "mod"].contains(part));
    Some(
        owner
            .into_iter()
            .chain(inner)
            .collect::<Vec<_>>()
            .join("::"),
    )
}

/// How many lines the function has whose head is the first of these; 0 if it has no body.
fn length(lines: &[&str], indent: &str) -> usize {
    for (index, line) in lines.iter().enumerate() {
        let Some(rest) = line.strip_prefix(indent) else {
            continue;
        };
        if rest.starts_with(' ') {
            continue;
        }
        if rest.ends_with(';') {
            return 0;
        }
        if rest.starts_with('}') || index == 0 && rest.ends_with('}') {
            return index + 1;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function of so many lines.
    fn function(head: &str, lines: usize) -> String {
        let indent = &head[..head.len() - head.trim_start().len()];
        let body = format!("{indent}    call(|x| {{\n{indent}    }});\n").repeat(lines / 2 - 1);
        let odd = if lines % 2 == 1 { "\n" } else { "" };
        format!("{head} {{\n{body}{odd}{indent}}}\n")
    }

    fn found(config: &str, code: &str) -> Vec<String> {
        let files = [("crates/a/src/b.rs", code), (CONFIG, config)];
        let findings = short(&Repo::of(&files));
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_function_of_71_lines_is_too_long_and_one_of_70_is_not() {
        for head in [
            "fn f()",
            "    pub(crate) const fn f(&self) -> u8",
            "pub(in a::b) async fn f()",
        ] {
            assert_eq!(function(head, 71).lines().count(), 71);
            assert_eq!(found("", &function(head, 70)), [""; 0], "{head}");
            assert_eq!(
                found("", &format!("\n{}", function(head, 71))),
                ["crates/a/src/b.rs:2: a::b::f has 71 lines, more than 70"]
            );
        }
    }

    #[test]
    fn a_function_is_named_by_its_module() {
        for (file, name) in [
            ("crates/a/src/lib.rs", Some("a")),
            ("crates/a/src/b/mod.rs", Some("a::b")),
            ("crates/a/src/b/c.rs", Some("a::b::c")),
            ("xtask/src/main.rs", Some("xtask")),
            ("crates/a/examples/b.rs", None),
        ] {
            assert_eq!(module(file).as_deref(), name);
        }
    }

    #[test]
    fn neighbours_tests_and_heads_without_a_body_are_not_counted_together() {
        let declared =
            "    fn f(&self) -> u8;\n    fn g(\n        a: u8,\n    ) -> u8;\n    fn h() {}\n";
        let code = format!("trait T {{\n{}{declared}}}\n", function("    fn i()", 60));
        let code = format!("{code}{}", function("fn j()", 60));
        assert_eq!(found("", &code), [""; 0]);
        let test = format!("#[cfg(test)]\n{}", function("fn f()", 200));
        assert_eq!(found("", &test), [""; 0]);
        let long = function("fn f()", 200);
        let elsewhere = Repo::of(&[
            ("crates/a/examples/b.rs", &long),
            ("crates/a/tests/c.rs", &long),
        ]);
        assert_eq!(short(&elsewhere), []);
    }

    #[test]
    fn a_listed_function_may_stay_as_it_is() {
        let config = "[long]\n\"a::b::f\" = 90";
        assert_eq!(found(config, &function("fn f()", 90)), [""; 0]);
        let both = format!("{}{}", function("fn f()", 80), function("    fn f()", 90));
        assert_eq!(found(config, &both), [""; 0]);
        assert_eq!(
            found(config, &function("fn f()", 92)),
            ["crates/a/src/b.rs:1: a::b::f has grown from 90 to 92 lines"]
        );
    }

    #[test]
    fn the_list_only_shrinks() {
        let config = "[long]\n\"a::b::f\" = 90";
        assert_eq!(
            found(config, &function("fn f()", 80)),
            ["xtask/tidy.toml: a::b::f has only 80 lines left, not 90; say so"]
        );
        for gone in [function("fn f()", 70), function("fn g()", 12)] {
            assert_eq!(
                found(config, &gone),
                ["xtask/tidy.toml: a::b::f is not longer than 70 lines; take it off the list"]
            );
        }
    }

    #[test]
    fn a_file_of_901_lines_is_too_long_and_one_of_900_is_not() {
        let of = |lines| "x\n".repeat(lines);
        let (long, short) = (of(901), of(900));
        let files = [
            ("a.rs", long.as_str()),
            ("b.css", &long),
            ("c.md", &long),
            ("d.rs", &short),
        ];
        let findings = files_found(&files);
        let text = "901 lines, more than 900: split it by meaning";
        assert_eq!(
            findings,
            [format!("a.rs: {text}"), format!("b.css: {text}")]
        );
    }

    fn files_found(found: &[(&str, &str)]) -> Vec<String> {
        let findings = files(&Repo::of(found));
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_list_of_long_functions_may_not_grow() {
        let listed = |config| {
            let findings = listed(&Repo::of(&[(CONFIG, config)]));
            Vec::from_iter(findings.iter().map(ToString::to_string))
        };
        assert_eq!(
            listed(
                "[long]\n\"a::f\" = 711\n\"b::g\" = 0\n\"c\" = 0\n\"d\" = 0\n\"e\" = 0\n\"f\" = 0"
            ),
            [""; 0]
        );
        assert_eq!(
            listed("[long]\n\"a::f\" = 712"),
            ["xtask/tidy.toml: (1, 712) long functions and their lines are listed, not (6, 711)"]
        );
    }
}

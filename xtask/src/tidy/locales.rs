//! Translations: `locales/<language>/*.ftl`, of which English is the measure.

use crate::repo::{Finding, Repo};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// A message, or one of its attributes.
struct Message<'a> {
    file: &'a str,
    line: usize,
    variables: BTreeSet<&'a str>,
}

type Messages<'a> = BTreeMap<String, Message<'a>>;

/// Check: every language has the keys of English with the same variables, and each once.
pub(crate) fn complete(repo: &Repo) -> Vec<Finding> {
    let mut findings = Vec::new();
    let languages = languages(repo, &mut findings);
    let Some(english) = languages.get("en") else {
        return findings;
    };
    for (language, messages) in languages.iter().filter(|(language, _)| **language != "en") {
        for (key, expected) in english {
            let Some(message) = messages.get(key) else {
                let file = expected.file.replacen("/en/", &format!("/{language}/"), 1);
                findings.push(Finding::new(file, 0, format!("`{key}` is missing")));
                continue;
            };
            if message.variables != expected.variables {
                let (here, there) = (&message.variables, &expected.variables);
                let text = format!("`{key}` uses {here:?}, in English {there:?}");
                findings.push(Finding::new(message.file, message.line, text));
            }
        }
        // Forms that English does not need are a language's own business.
        for (key, message) in messages
            .iter()
            .filter(|(key, _)| !english.contains_key(*key) && !key.contains('.'))
        {
            let text = format!("`{key}` does not exist in English");
            findings.push(Finding::new(message.file, message.line, text));
        }
    }
    findings
}

/// `text(lang, "…", …)`, on one line or several, `Phrase::new("…")`, `Word::name("…")`, or `say("…")`, as
/// closures that know the language are called.
static USE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"\b(?:text\(\s*[\w.:]+,|Phrase::new\(|Word::name\(|say\()\s*"([\w-]+)""#)
        .expect("the pattern is valid")
});

/// Check: every key that the code asks for by name exists in English.
pub(crate) fn used(repo: &Repo) -> Vec<Finding> {
    let languages = languages(repo, &mut Vec::new());
    let exists = |key: &str| {
        languages
            .get("en")
            .is_some_and(|english| english.contains_key(key))
    };
    let mut findings = Vec::new();
    for (file, code) in repo.code() {
        for key in USE.captures_iter(code).filter_map(|found| found.get(1)) {
            if !exists(key.as_str()) {
                let text = format!("there is no message `{}`", key.as_str());
                findings.push(Finding::new(file, line_at(code, key.start()), text));
            }
        }
    }
    findings
}

fn languages<'a>(repo: &'a Repo, findings: &mut Vec<Finding>) -> BTreeMap<&'a str, Messages<'a>> {
    let mut languages: BTreeMap<&str, Messages<'_>> = BTreeMap::new();
    for (file, text) in repo.with_extension(&["ftl"]) {
        let Some(language) = file
            .strip_prefix("locales/")
            .and_then(|rest| rest.split('/').next())
        else {
            continue;
        };
        let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = line_at(text, error.pos.start);
                findings.push(Finding::new(file, line, error.kind.to_string()));
            }
            resource
        });
        let messages = languages.entry(language).or_default();
        for (key, message) in resource
            .body
            .iter()
            .flat_map(|entry| messages_of(file, text, entry))
        {
            let line = message.line;
            if let Some(first) = messages.insert(key.clone(), message) {
                let text = format!("`{key}` stands already in {}:{}", first.file, first.line);
                findings.push(Finding::new(file, line, text));
            }
        }
    }
    languages
}

/// The messages of an entry and their forms. Terms are left out: they are a language's own business.
fn messages_of<'a>(
    file: &'a str,
    text: &str,
    entry: &Entry<&'a str>,
) -> Vec<(String, Message<'a>)> {
    let Entry::Message(message) = entry else {
        return Vec::new();
    };
    let key = message.id.name;
    let defines = |line: &str| {
        let rest = line.strip_prefix(key);
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let line = text.lines().position(defines).map_or(0, |index| index + 1);
    let value = message
        .value
        .iter()
        .map(|pattern| (key.to_owned(), pattern));
    let attributes = message.attributes.iter();
    let attributes = attributes.map(|part| (format!("{key}.{}", part.id.name), &part.value));
    value
        .chain(attributes)
        .map(|(key, pattern)| {
            let mut variables = BTreeSet::new();
            collect(pattern, &mut variables);
            let message = Message {
                file,
                line,
                variables,
            };
            (key, message)
        })
        .collect()
}

fn line_at(text: &str, position: usize) -> usize {
    let before = text.bytes().take(position);
    1 + before.filter(|byte| *byte == b'\n').count()
}

fn collect<'a>(pattern: &Pattern<&'a str>, out: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, out);
        }
    }
}

fn collect_expression<'a>(expression: &Expression<&'a str>, out: &mut BTreeSet<&'a str>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, out),
        Expression::Select { selector, variants } => {
            collect_inline(selector, out);
            variants
                .iter()
                .for_each(|variant| collect(&variant.value, out));
        }
    }
}

fn collect_inline<'a>(inline: &InlineExpression<&'a str>, out: &mut BTreeSet<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            out.insert(id.name);
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference {
            arguments: Some(arguments),
            ..
        } => arguments
            .positional
            .iter()
            .for_each(|argument| collect_inline(argument, out)),
        InlineExpression::Placeable { expression } => collect_expression(expression, out),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference {
            arguments: None, ..
        } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let findings = complete(&Repo::of(files));
        findings.iter().map(ToString::to_string).collect()
    }

    const ENGLISH: (&str, &str) = (
        "locales/en/game.ftl",
        "# Comment\n\
         -term = Orrery\n\
         hello = Hello, { $name }!\n    .title = { NUMBER($n) }\n\
         points = { $n ->\n    [one] one point\n   *[other] { $n } points of { $all }\n}\n",
    );

    #[test]
    fn a_complete_translation_is_left_alone() {
        let italian = (
            "locales/it/other.ftl",
            "hello = Ciao { $name }\n    .title = { $n }\n    .alone = Ciao\npoints = { $n } su { $all }\n",
        );
        assert_eq!(found(&[ENGLISH, italian]), [""; 0]);
        assert_eq!(found(&[]), [""; 0]);
    }

    #[test]
    fn missing_superfluous_and_different_messages_are_found() {
        let italian = (
            "locales/it/game.ftl",
            "hello = Ciao { $nome }\n\npoints = { $n } su { $all }\nextra = Di più\n",
        );
        assert_eq!(
            found(&[ENGLISH, italian]),
            [
                "locales/it/game.ftl:1: `hello` uses {\"nome\"}, in English {\"name\"}",
                "locales/it/game.ftl: `hello.title` is missing",
                "locales/it/game.ftl:4: `extra` does not exist in English",
            ]
        );
    }

    #[test]
    fn keys_that_stand_twice_and_junk_are_found() {
        let again = (
            "locales/en/more.ftl",
            "hello = Again { $name }\n\nno message\n",
        );
        let found = found(&[ENGLISH, again]);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("locales/en/more.ftl:3: "), "{found:?}");
        assert_eq!(
            found[1],
            "locales/en/more.ftl:1: `hello` stands already in locales/en/game.ftl:3"
        );
    }

    #[test]
    fn messages_that_the_code_asks_for_must_exist() {
        let code = "text(lang, \"hello\", &[]);\n\
                    orrery_text::text(\n    Lang::En,\n    \"gone\",\n    &[]);\n\
                    context(a, \"b\"); text(lang, key, &[]); say(\"hello\"); say(\"lost\");\n\
                    Phrase::new(\"hello\").with(\"x\", Word::name(\"nameless\"));\n\
                    #[cfg(test)]\ntext(lang, \"unknown\", &[]);";
        let repo = Repo::of(&[ENGLISH, ("crates/a/src/lib.rs", code)]);
        let found: Vec<String> = used(&repo).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/a/src/lib.rs:4: there is no message `gone`",
                "crates/a/src/lib.rs:6: there is no message `lost`",
                "crates/a/src/lib.rs:7: there is no message `nameless`",
            ]
        );
    }
}

//! Components, the elements of the data files: each needs a test that names it, once its file counts as
//! finished.

use crate::repo::{CONFIG, DataFile, Finding, Repo};
use serde_json::Value;
use std::collections::BTreeSet;

/// Check: every data file is listed, and every component of a finished one is cited by a test.
pub(crate) fn tested(repo: &Repo) -> Vec<Finding> {
    let listed = |path: &str| repo.config.data.iter().any(|data| data.file == path);
    let mut findings: Vec<Finding> = repo
        .with_extension(&["json"])
        .filter(|(path, _)| path.starts_with("data/") && !listed(path))
        .map(|(path, _)| Finding::new(path, 0, format!("not listed in {CONFIG}")))
        .collect();
    let tests: Vec<String> = repo.tests().map(|(_, text)| text.to_lowercase()).collect();
    for data in &repo.config.data {
        match components(repo, data) {
            Err(problem) => findings.push(Finding::new(&data.file, 0, problem)),
            Ok(components) if data.finished => {
                let name_it = |name: &String| data.cite.replace("{}", name);
                let citations: BTreeSet<String> = components.iter().map(name_it).collect();
                for citation in citations {
                    if !tests.iter().any(|text| cites(text, &citation)) {
                        let text = format!("no test says `{citation}`");
                        findings.push(Finding::new(&data.file, 0, text));
                    }
                }
            }
            Ok(_) => {}
        }
    }
    findings
}

fn components(repo: &Repo, data: &DataFile) -> Result<Vec<String>, String> {
    let text = repo.files.get(&data.file).ok_or("no such file")?;
    let json: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let at = &data.at;
    match (json.pointer(at), &data.key) {
        (Some(Value::Array(list)), Some(key)) => list
            .iter()
            .enumerate()
            .map(|(index, component)| match component.get(key) {
                Some(Value::String(name)) => Ok(name.clone()),
                Some(Value::Number(number)) => Ok(number.to_string()),
                _ => Err(format!("{at}/{index} has no name at `{key}`")),
            })
            .collect(),
        (Some(Value::Object(object)), None) => Ok(object.keys().cloned().collect()),
        (_, Some(key)) => Err(format!("no list of components with `{key}` at `{at}`")),
        (_, None) => Err(format!("no object of components at `{at}`")),
    }
}

/// True if the text, in small letters, has this citation as words of their own, so that `card 1` is not
/// in `card 12`.
fn cites(text: &str, citation: &str) -> bool {
    let citation = citation.to_lowercase();
    let part_of_word = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.match_indices(&citation).any(|(start, _)| {
        !text[..start].ends_with(part_of_word)
            && !text[start + citation.len()..].starts_with(part_of_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: (&str, &str) = ("data/a/cards.json", r#"[{"n": 1}, {"n": 12}]"#);
    const MAP: (&str, &str) = ("data/a/species.json", r#"{"species": {"x": 1, "x-y": 2}}"#);

    fn found(config: &str, files: &[(&str, &str)]) -> Vec<String> {
        let files = [files, &[(CONFIG, config)]].concat();
        let findings = tested(&Repo::of(&files));
        findings.iter().map(ToString::to_string).collect()
    }

    fn config(list_finished: bool, map_finished: bool) -> String {
        format!(
            "[[data]]\nfile = '{}'\nkey = 'n'\ncite = 'card {{}}'\nfinished = {list_finished}\n\
             [[data]]\nfile = '{}'\nat = '/species'\ncite = 'species {{}}'\nfinished = {map_finished}",
            LIST.0, MAP.0
        )
    }

    #[test]
    fn components_without_a_test_are_found() {
        let test = ("crates/a/tests/cards.rs", "\"card 12\", \"species x-y\"");
        assert_eq!(
            found(&config(true, true), &[LIST, MAP, test]),
            [
                "data/a/cards.json: no test says `card 1`",
                "data/a/species.json: no test says `species x`",
            ]
        );
    }

    #[test]
    fn tested_components_and_unfinished_files_are_left_alone() {
        let test = ("crates/a/tests/cards.rs", "Card 1, card 12: works");
        assert!(found(&config(true, false), &[LIST, MAP, test]).is_empty());
    }

    #[test]
    fn unlisted_and_misdescribed_files_are_found() {
        assert_eq!(
            found("", &[LIST]),
            ["data/a/cards.json: not listed in xtask/tidy.toml"]
        );
        let list = ("data/a/cards.json", r#"[{"n": 1}, {"id": "x"}]"#);
        let map = ("data/a/species.json", "[]");
        assert_eq!(
            found(&config(false, false), &[list, map]),
            [
                "data/a/cards.json: /1 has no name at `n`",
                "data/a/species.json: no object of components at `/species`",
            ]
        );
    }

    #[test]
    fn one_citation_can_stand_for_a_whole_file() {
        let config = format!(
            "[[data]]\nfile = '{}'\nkey = 'n'\ncite = 'all cards'\nfinished = true",
            LIST.0
        );
        assert_eq!(
            found(&config, &[LIST]),
            ["data/a/cards.json: no test says `all cards`"]
        );
        assert!(found(&config, &[LIST, ("tests/a.rs", "// All cards")]).is_empty());
    }
}

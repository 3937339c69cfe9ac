//! Reading the numbered rules of `docs/rules/`.
//!
//! A section starts at `## <id> <title>`. Inside it a rule is a list item `- **<id>** text` (its bold
//! part may go on with a title: `- **K4.3 Spend** — move …`) or a row of a table whose first column is
//! headed `id`. Every other line belongs to the rule before it, or to the introduction of the section.
//! Text outside such sections is for readers of the file only.

use serde::Serialize;

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// `C2`
    pub id: String,
    /// `Turns`
    pub title: String,
    /// Markdown before the first rule, often empty.
    pub intro: String,
    /// In the order of the file.
    pub rules: Vec<Rule>,
}

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// `C2.4`
    pub id: String,
    /// Markdown, without the id.
    pub text: String,
}

/// All sections of a rules file.
#[must_use]
pub fn parse(markdown: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut inside = false;
    let mut columns: Option<Vec<&str>> = None;
    for line in markdown.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let section = parse_heading(heading);
            inside = section.is_some();
            sections.extend(section);
            columns = None;
            continue;
        }
        let Some(section) = sections.last_mut().filter(|_| inside) else {
            continue;
        };
        let row = cells(line);
        if row.as_ref().is_some_and(|row| row[0] == "id") {
            columns = row;
            continue;
        }
        match (&columns, row) {
            (Some(columns), Some(row)) => section.rules.extend(rule_of_row(columns, &row)),
            _ => {
                columns = None;
                match rule_of_item(line) {
                    Some(rule) => section.rules.push(rule),
                    None => section.append(line),
                }
            }
        }
    }
    for section in &mut sections {
        section.trim();
    }
    sections
}

/// What begins a mark in brackets that tells developers where a rule comes from: `[H11]`, `[seed: setup 3]`.
const MARKS: [&str; 9] = ["D", "DE", "FAQ", "H", "R", "art", "inferred", "ops", "seed"];

/// Markdown for readers: without the marks that tell where a rule comes from.
#[must_use]
pub fn plain(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some((before, after)) = rest.split_once('[') {
        let (inside, behind) = after.split_once(']').unwrap_or((after, ""));
        let first = inside
            .split([';', ':', ' ', '+'])
            .next()
            .unwrap_or_default();
        let first = first.trim_end_matches(|c: char| c.is_ascii_digit());
        let mark = MARKS.contains(&first) || inside.starts_with("peer data");
        if mark && !behind.starts_with('(') {
            // A mark in bold leaves nothing to be bold.
            let bold = before.strip_suffix("**").zip(behind.strip_prefix("**"));
            let (before, behind) = bold.unwrap_or((before, behind));
            out += before.trim_end_matches(' ');
            rest = behind;
        } else {
            out += before;
            out.push('[');
            rest = after;
        }
    }
    out + rest
}

/// The rules that an id names: all of a section (`C2`), or one rule (`C2.4`) with its parts
/// (`K7.2` has `K7.2a`). The section comes with only these rules. Case does not matter.
#[must_use]
pub fn find(sections: &[Section], id: &str) -> Option<Section> {
    let names = |candidate: &str| {
        candidate
            .get(..id.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(id))
            && candidate[id.len()..]
                .bytes()
                .all(|b| b.is_ascii_lowercase())
    };
    sections.iter().find_map(|section| {
        if section.id.eq_ignore_ascii_case(id) {
            return Some(section.clone());
        }
        let rules: Vec<Rule> = section
            .rules
            .iter()
            .filter(|rule| names(&rule.id))
            .cloned()
            .collect();
        (!rules.is_empty()).then(|| Section {
            id: section.id.clone(),
            title: section.title.clone(),
            intro: String::new(),
            rules,
        })
    })
}

impl Section {
    fn append(&mut self, line: &str) {
        let text = match self.rules.last_mut() {
            Some(rule) => &mut rule.text,
            None => &mut self.intro,
        };
        text.push('\n');
        text.push_str(line.strip_prefix("  ").unwrap_or(line));
    }

    fn trim(&mut self) {
        self.intro = self.intro.trim().to_owned();
        for rule in &mut self.rules {
            rule.text = rule.text.trim().to_owned();
        }
    }
}

/// `C2 Turns`, where the id is capitals and digits; other headings are no sections.
fn parse_heading(heading: &str) -> Option<Section> {
    let (id, title) = heading.split_once(' ')?;
    let digits = id.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let numbered = digits.len() < id.len() && digits.bytes().all(|b| b.is_ascii_digit());
    numbered.then(|| Section {
        id: id.to_owned(),
        title: title.trim().to_owned(),
        intro: String::new(),
        rules: Vec::new(),
    })
}

/// `- **K4.3 Spend** — move …`, at any depth of nesting.
fn rule_of_item(line: &str) -> Option<Rule> {
    let (bold, text) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    let (id, title) = bold.split_once(' ').unwrap_or((bold, ""));
    let text = match title {
        "" => text.to_owned(),
        _ => format!("**{title}**{text}"),
    };
    is_id(id).then(|| Rule {
        id: id.to_owned(),
        text,
    })
}

/// Capitals first, at least one digit, and only what an id is made of.
fn is_id(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.bytes().any(|b| b.is_ascii_digit())
        && word
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-')
}

/// The cells of a table row; never empty.
fn cells(line: &str) -> Option<Vec<&str>> {
    let row = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(row.split('|').map(str::trim).collect())
}

/// A row under `columns`, one cell per line with its column's name; a single cell goes without.
fn rule_of_row(columns: &[&str], row: &[&str]) -> Option<Rule> {
    let (&id, cells) = row.split_first()?;
    if id.is_empty() || id.starts_with('-') {
        return None; // the ruler under the header
    }
    let text = match cells {
        [only] => (*only).to_owned(),
        _ => {
            let named = columns.iter().skip(1).zip(cells);
            let lines: Vec<String> = named
                .map(|(name, cell)| format!("{name}: {cell}"))
                .collect();
            lines.join("\n")
        }
    };
    Some(Rule {
        id: id.to_owned(),
        text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const FILES: [&str; 3] = [
        include_str!("../../../docs/rules/comets.md"),
        include_str!("../../../docs/rules/kepler.md"),
        include_str!("../../../docs/rules/seti.md"),
    ];

    fn text<'a>(sections: &'a [Section], id: &str) -> &'a str {
        let mut rules = sections.iter().flat_map(|section| &section.rules);
        &rules.find(|rule| rule.id == id).unwrap().text
    }

    #[test]
    fn every_form_of_rule_is_read() {
        let sections = parse(
            "# Title\n- **X0.1** before any section\n\n## X1 First\n\nIntro.\n\n\
             - **X1.1** One\n  goes on\n  - **X1.1a Part** — of it\n- **bold** word\n\n| | a |\n|---|---|\n| b | c |\n\n\
             ## X2 Tables\n\n| id | ruling |\n|---|---|\n| R1 | Yes. |\n\n\
             | id | when | then |\n|---|---|---|\n| T-A | now | later |\n\nAfter.\n\n\
             ## Number of rules\n\n| id | n |\n|---|---|\n| X1 | 2 |\n",
        );
        let ids: Vec<&str> = sections.iter().map(|s| s.id.as_str()).collect();
        assert_eq!(ids, ["X1", "X2"]);
        assert_eq!(
            (&*sections[0].title, &*sections[0].intro),
            ("First", "Intro.")
        );
        let rules = |n: usize| -> Vec<(&str, &str)> {
            let rules = sections[n].rules.iter();
            rules.map(|rule| (&*rule.id, &*rule.text)).collect()
        };
        assert_eq!(
            rules(0),
            [
                ("X1.1", "One\ngoes on"),
                (
                    "X1.1a",
                    "**Part** — of it\n- **bold** word\n\n| | a |\n|---|---|\n| b | c |"
                ),
            ]
        );
        assert_eq!(
            rules(1),
            [("R1", "Yes."), ("T-A", "when: now\nthen: later\n\nAfter.")]
        );
    }

    #[test]
    fn all_rules_of_all_games_are_read() {
        const STARTS: [&str; 4] = ["- **", "| H", "| R", "| KT-"];
        for (file, sections) in FILES.into_iter().zip([3, 20, 22]) {
            let lines = file.lines().map(str::trim_start);
            let expected = lines.filter(|line| STARTS.iter().any(|start| line.starts_with(start)));
            let parsed = parse(file);
            let rules: usize = parsed.iter().map(|section| section.rules.len()).sum();
            assert_eq!((parsed.len(), rules), (sections, expected.count()));
        }
    }

    #[test]
    fn ids_are_unique_and_belong_to_their_section() {
        for file in FILES {
            let mut seen = HashSet::new();
            for section in parse(file) {
                assert!(!section.title.is_empty() && !section.rules.is_empty());
                for rule in section.rules {
                    assert!(!rule.text.is_empty(), "{} is empty", rule.id);
                    if let Some((start, _)) = rule.id.split_once('.') {
                        assert_eq!(start, section.id);
                    }
                    assert!(seen.insert(rule.id.clone()), "{} twice", rule.id);
                }
            }
        }
    }

    #[test]
    fn texts_are_complete() {
        let [comets, kepler, seti] = FILES.map(parse);
        assert_eq!(
            text(&comets, "C2.5"),
            "Rest: gain 1 fuel; a player holds at most 3 fuel."
        );
        assert!(text(&kepler, "K2.4").ends_with("Star colors mean nothing."));
        assert!(text(&kepler, "K4.3").starts_with("**Spend** — move a cube"));
        assert!(text(&kepler, "K6.3").contains("**Terraform** (start)"));
        assert!(text(&kepler, "K20.5").contains("reveal-tiles"));
        assert!(text(&kepler, "KT-I").contains("\nresult: Earth +2A"));
        assert_eq!(
            text(&kepler, "R16"),
            "If the tiebreaker does not decide, the victory is shared."
        );
        assert!(text(&seti, "D-09").contains("after your main action"));
    }

    #[test]
    fn an_id_finds_a_section_or_a_rule_with_its_parts() {
        let [comets, kepler, seti] = FILES.map(parse);
        let ids = |sections: &[Section], id: &str| -> Option<Vec<String>> {
            find(sections, id).map(|section| section.rules.into_iter().map(|r| r.id).collect())
        };
        assert_eq!(ids(&comets, "c2").unwrap().len(), 6);
        assert_eq!(ids(&comets, "C2.4").unwrap(), ["C2.4"]);
        assert_eq!(
            ids(&kepler, "K7.2").unwrap(),
            ["K7.2", "K7.2a", "K7.2b", "K7.2c"]
        );
        assert_eq!(ids(&kepler, "K15.6A").unwrap(), ["K15.6a"]);
        assert!(ids(&seti, "D").unwrap().iter().any(|id| id == "D-61"));
        for unknown in ["", "C", "C9", "C2.", "ж", "C2.4 "] {
            assert_eq!(ids(&comets, unknown), None, "{unknown}");
        }
    }
}

//! The page that describes indices and vectors, made from the same lines that make them.

use crate::{ActionKind, BOUND, Encode, VERSION, parts};
use orrery_core::{Game, OptionsError};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use std::fmt::Write as _;

/// Markdown: every kind of action and every part of a vector of both games.
pub fn describe() -> Result<String, OptionsError> {
    let mut page = format!(
        "Version {VERSION} of the encoding. An index or a place keeps its meaning as long as this number stays.\n"
    );
    let seti = orrery_seti::Options {
        players: 4,
        ..Default::default()
    };
    game(&mut page, "SETI", &Seti::new(&seti, 0)?);
    let kepler = orrery_kepler::Options {
        players: 4,
        ..Default::default()
    };
    game(&mut page, "Kepler-3042", &Kepler::new(&kepler, 0)?);
    Ok(page)
}

fn game<G: Encode>(page: &mut String, name: &str, game: &G) {
    let _ = write!(
        page,
        "\n## Actions of {name}\n\n{} indices, by the words of the choice ([notation](notation-{}.md)). Within a kind \
         the last word counts fastest.\n\n| first | count | choice |\n|---:|---:|---|\n",
        G::ACTIONS,
        G::INFO.id,
    );
    for kind in G::kinds() {
        let names = kind.names.iter();
        let names: String = names
            .map(|(name, count)| format!(" *{name}* ({count})"))
            .collect();
        let _ = writeln!(
            page,
            "| {} | {} | `{}`{names} |",
            kind.first, kind.count, kind.form
        );
    }
    name_rows::<G>(page);
    let _ = write!(
        page,
        "\n## Observations of {name}\n\n{} numbers between -{BOUND} and {BOUND}. Seats count from the one that looks: \
         `me`, `next`, `third`, `fourth`. Names \
         like *this* are lists at the end; \"by\" one of them means one place for each of its items.\n\n| first | count | part | meaning |\n|---:|---:|---|---|\n",
        G::FEATURES,
    );
    for part in parts(game) {
        let _ = writeln!(
            page,
            "| {} | {} | `{}` | {} |",
            part.first, part.count, part.name, part.meaning
        );
    }
    page.push_str("\n### Lists of these places\n\n| name | count | what stands where, the first first |\n|---|---:|---|\n");
    for order in G::orders() {
        row(page, order.name, &order.values);
    }
}

/// What each name of a choice can be. Most kinds share them; each list is told once.
fn name_rows<G: Encode>(page: &mut String) {
    page.push_str("\n### What they name\n\n| name | count | values in the order of their indices |\n|---|---:|---|\n");
    let mut told = Vec::new();
    for kind in G::kinds() {
        for (&(name, _), values) in kind.names.iter().zip(values::<G>(&kind)) {
            if !told.contains(&(name, values.clone())) {
                row(page, name, &values);
                told.push((name, values));
            }
        }
    }
}

/// The texts of what the choices of a kind name, by name and in order: what changes in a choice while all else that it
/// names stays the same.
#[must_use]
pub fn values<G: Encode>(kind: &ActionKind) -> Vec<Vec<String>> {
    let mut step = kind.count;
    let mut all = Vec::new();
    for &(_, count) in &kind.names {
        step /= count;
        let choices = (0..count).filter_map(|rank| G::choice(kind.first + rank * step));
        let texts: Vec<String> = choices.map(|choice| choice.to_string()).collect();
        let texts: Vec<Vec<&str>> = texts.iter().map(|text| text.split(' ').collect()).collect();
        let before = shared(&texts, |words, at| words.get(at));
        let rest: Vec<&[&str]> = texts.iter().map(|words| &words[before..]).collect();
        let after = shared(&rest, |words, at| words.iter().nth_back(at));
        let value = |words: &&[&str]| words[..words.len() - after].join(" ");
        all.push(rest.iter().map(value).collect());
    }
    all
}

/// How many words are the same in all of these.
fn shared<'a, T>(all: &'a [T], word: fn(&'a T, usize) -> Option<&'a &'a str>) -> usize {
    let same = |&at: &usize| {
        let mut words = all.iter().map(|words| word(words, at));
        let first = words.next().flatten();
        first.is_some() && words.all(|word| word == first)
    };
    (0..).take_while(same).count()
}

/// A line with everything that a list holds; what counts up is told by its ends.
fn row(page: &mut String, name: &str, values: &[String]) {
    let mut told = Vec::new();
    for run in values.chunk_by(|one, next| follows(one, next)) {
        match run {
            [first, _, .., last] => told.push(format!("`{first}` … `{last}`")),
            few => told.extend(few.iter().map(|value| match value.as_str() {
                "" => "nothing".to_owned(),
                value => format!("`{value}`"),
            })),
        }
    }
    let _ = writeln!(page, "| {name} | {} | {} |", values.len(), told.join(", "));
}

/// Whether only the number at the end differs, by 1.
fn follows(one: &str, next: &str) -> bool {
    let split = |text: &str| {
        let words = text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        let number = text[words..].parse::<u32>().ok()?;
        Some((text[..words].to_owned(), number))
    };
    match (split(one), split(next)) {
        (Some((one, first)), Some((next, second))) => {
            one == next && !one.ends_with('-') && first + 1 == second
        }
        _ => false,
    }
}

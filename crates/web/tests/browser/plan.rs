//! Positions in which every kind of choice can be clicked once.
//!
//! The kinds come from the descriptions of the choices in `docs/`, so a choice that is added there must be
//! clicked too.

use orrery_conformance::Conform;
use orrery_core::{Game, Rng, Silent};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;

/// So many games are tried with each set of options.
const MOST: u64 = 20;

pub type Kinds = BTreeSet<String>;

/// The notation of a game: what its choices look like.
pub struct Notation {
    /// The names on components, and what they are names of.
    names: BTreeMap<String, String>,
    /// The kind of every choice that is described, by the heading above it.
    pub kinds: BTreeMap<String, Kinds>,
}

impl Notation {
    /// Reads a description. `each` says which word is followed by which names that are told apart: every one
    /// of them makes a kind of its own.
    pub fn read(text: &str, each: &[(&str, &str)]) -> Self {
        let (mut names, mut examples, mut apart) = (BTreeMap::new(), Vec::new(), Kinds::new());
        let mut section = "";
        for line in text.lines() {
            section = line.strip_prefix("## ").unwrap_or(section);
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            match (section, &cells[..]) {
                ("Names", ["", what, _, shown, ""]) => {
                    let words = quoted(shown).flat_map(|text| text.split(' '));
                    if let Some((verb, _)) = each.iter().find(|(_, apart)| apart == what) {
                        apart.extend(words.map(|word| format!("{verb} {word}")));
                    } else {
                        names.extend(words.map(|word| (word.to_owned(), format!("<{what}>"))));
                    }
                }
                (_, ["", texts, _, _, ""]) => {
                    examples.extend(quoted(texts).map(|text| (section, text)));
                }
                _ => {}
            }
        }
        let mut notation = Self {
            names,
            kinds: BTreeMap::from([("Names".to_owned(), apart)]),
        };
        for (section, text) in examples {
            let kind = notation.kind(text);
            notation
                .kinds
                .entry(section.to_owned())
                .or_default()
                .insert(kind);
        }
        notation
    }

    /// All kinds below these headings.
    pub fn below(&self, headings: &[&str]) -> Kinds {
        let below = headings.iter().flat_map(|heading| &self.kinds[*heading]);
        below.cloned().collect()
    }

    pub fn all(&self) -> Kinds {
        self.kinds.values().flatten().cloned().collect()
    }

    /// The choice with every name and number replaced by what it stands for.
    pub fn kind(&self, choice: &str) -> String {
        let digit = |text: &str| text.ends_with(|last: char| last.is_ascii_digit());
        let word = |word: &str| match self.names.get(word) {
            _ if word.contains(',') => "<hex>".to_owned(),
            _ if word.starts_with('r') && digit(word) => "<space>".to_owned(),
            _ if word.trim_start_matches("et.").parse::<u8>().is_ok() => "<number>".to_owned(),
            Some(what) => what.clone(),
            None if word.contains('-') && digit(word) => "<technology>".to_owned(),
            None => word.to_owned(),
        };
        let (first, rest) = choice.split_once(' ').unwrap_or((choice, ""));
        let words = rest.split(' ').filter(|rest| !rest.is_empty()).map(word);
        std::iter::once(first.to_owned())
            .chain(words)
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// What stands between backticks.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// A position, and the kinds for which a choice is to be clicked there.
#[derive(Clone)]
pub struct Step<G: Game> {
    pub options: G::Options,
    pub before: G,
    pub choice: G::Choice,
    pub kinds: Kinds,
}

/// How games begin, and for which kinds a choice stands.
pub struct Guide<'a, G: Game> {
    pub start: fn(&G::Options, u64) -> G,
    pub kinds: &'a dyn Fn(&G::Options, G::Choice) -> Kinds,
}

impl<G: Conform> Guide<'_, G>
where
    G::Choice: Eq + Hash,
{
    /// Random games that take a choice of a kind that is still missing whenever there is one.
    pub fn search(&self, mut missing: Kinds) -> Vec<Step<G>> {
        let mut found = Vec::new();
        for seed in 0..MOST {
            for options in G::option_sets() {
                self.wander(&options, seed, &mut missing, &mut found);
                if missing.is_empty() {
                    return found;
                }
            }
        }
        panic!("no game leads to {missing:?}");
    }

    fn wander(
        &self,
        options: &G::Options,
        seed: u64,
        missing: &mut Kinds,
        found: &mut Vec<Step<G>>,
    ) {
        let mut game = (self.start)(options, seed);
        let (mut rng, mut choices, mut known) = (Rng::new(seed), Vec::new(), HashMap::new());
        while game.decision().is_some() && !missing.is_empty() {
            choices.clear();
            game.choices(&mut choices);
            let mut kinds = |choice| {
                let kinds = known
                    .entry(choice)
                    .or_insert_with(|| (self.kinds)(options, choice));
                &*kinds & &*missing
            };
            let new = choices.iter().find(|choice| !kinds(**choice).is_empty());
            let choice = match new {
                Some(&choice) => {
                    let kinds = kinds(choice);
                    missing.retain(|kind| !kinds.contains(kind));
                    found.push(Step {
                        options: options.clone(),
                        before: game,
                        choice,
                        kinds,
                    });
                    choice
                }
                None => game.pick(&choices, |bound| rng.below(bound)).unwrap(),
            };
            game.apply(choice, &mut Silent);
        }
    }
}

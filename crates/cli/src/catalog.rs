//! `orrery catalog`: the components of a game.

use crate::data::Data;
use crate::setup::{Language, game};
use crate::{Failure, output};
use orrery_core::{CatalogItem, CatalogSection};
use orrery_games::GameEntry;
use orrery_text::{Lang, component, mark, text};
use serde_json::{Value, json};
use std::io::Write;

/// Show the components of a game
///
/// Lists every card, tile and board of a game with everything printed on it. Where the values of a game
/// are not all known from print, marks tell where each of them comes from.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery catalog comets\n  orrery catalog comets --lang uk\n  \
                        orrery catalog seti Mars             the components that have this word\n  \
                        orrery catalog kepler planets rocky  the components that have both\n  \
                        orrery catalog comets --json"
)]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game())]
    game: &'static GameEntry,

    /// Show only components that have all these words: in their kind, their name, or what is printed on them
    words: Vec<String>,

    #[command(flatten)]
    data: Data,

    #[command(flatten)]
    language: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (id, lang) = (args.game.id(), args.language.lang);
    let name = text(lang, &format!("game-{id}"), &[]);
    let mut sections = match args.data.load(args.game)? {
        Some(pack) => pack.catalog.sections,
        None => (args.game.core.info.catalog)().sections,
    };
    keep(&mut sections, id, lang, &args.words);
    if sections.is_empty() {
        let sought = args.words.join(" ");
        let text = format!("no component of {id} has the words `{sought}`");
        return Err(Failure::Usage(text));
    }
    let title = |section: &CatalogSection| text(lang, &format!("catalog-{id}-{}", section.id), &[]);
    if args.json {
        let section = |section: &CatalogSection| {
            let item = |item: &CatalogItem| {
                let name = component(lang, id, section.id, item);
                let mut answer = json!({"id": item.id, "name": name, "facts": item.facts});
                if !item.sources.is_empty() {
                    answer["sources"] = json!(item.sources);
                }
                answer
            };
            let items: Vec<Value> = section.items.iter().map(item).collect();
            json!({"id": section.id, "title": title(section), "items": items})
        };
        let sections: Vec<Value> = sections.iter().map(section).collect();
        let answer = json!({"game": id, "name": name, "lang": lang.code(), "sections": sections});
        return output::json(&answer, out);
    }
    writeln!(
        out,
        "{}",
        text(lang, "catalog-title", &[("game", name.into())])
    )?;
    let marked = |item: &CatalogItem| !item.sources.is_empty();
    if sections
        .iter()
        .any(|section| section.items.iter().any(marked))
    {
        writeln!(out, "{}", text(lang, "catalog-marks", &[]))?;
    }
    for section in &sections {
        writeln!(out, "\n{} ({})", title(section), section.items.len())?;
        let row = |item: &CatalogItem| {
            [
                item.id.clone(),
                component(lang, id, section.id, item) + mark(item, "name"),
                facts(lang, id, item),
            ]
        };
        let rows: Vec<_> = section.items.iter().map(row).collect();
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let widths = [0, 1].map(|column| width(column).unwrap_or(0));
        for [id, name, facts] in &rows {
            let line = format!("  {id:0$}  {name:1$}  {facts}", widths[0], widths[1]);
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    Ok(())
}

/// Leaves the items that have all these words, and no empty section.
fn keep(sections: &mut Vec<CatalogSection>, game: &str, lang: Lang, words: &[String]) {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    for section in sections.iter_mut() {
        let kind = section.id;
        let title = text(lang, &format!("catalog-{game}-{kind}"), &[]);
        section.items.retain(|item| {
            let name = component(lang, game, kind, item);
            let printed = facts(lang, game, item);
            let all = format!("{title} {} {name} {printed}", item.id).to_lowercase();
            words.iter().all(|word| all.contains(word))
        });
    }
    sections.retain(|section| !section.items.is_empty());
}

/// `brightness: 5 · …`
fn facts(lang: Lang, game: &str, item: &CatalogItem) -> String {
    let facts = orrery_text::facts(lang, game, item);
    let facts = facts
        .iter()
        .map(|fact| format!("{}: {}", fact.name, fact.value));
    facts.collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::CatalogItem;
    use std::collections::BTreeMap;

    fn item() -> CatalogItem {
        let facts = json!({
            "cost": {"energy": 2, "matter": 1, "antimatter": 0},
            "icon": null,
            "points": 3,
            "type": "gas-giant",
            "steps": [{"op": "may", "target": {"op": "lowest", "of": {"op": "track-spaces", "track": "colonial"}}, "do": [
                {"op": "terraform", "planets": 1, "pay_cost": false},
                {"op": "burn", "amount": "number-of-the-level-reached"},
            ]}],
        });
        let Value::Object(facts) = facts else {
            panic!("{facts}");
        };
        let sources = [
            ("cost", "reconstructed"),
            ("points", "rulebook"),
            ("type", "public:a.b"),
        ];
        let sources = sources.map(|(fact, origin)| (fact.to_owned(), origin.to_owned()));
        CatalogItem {
            id: "1".to_owned(),
            name: "X".to_owned(),
            facts,
            sources: BTreeMap::from(sources),
        }
    }

    #[test]
    fn facts_are_put_into_words_and_marked() {
        assert_eq!(
            facts(Lang::En, "kepler", &item()),
            "cost: energy 2 + matter 1* · icon: – · points: 3 · effect: whoever has the fewest spaces on the \
             colonial track may terraform 1 planet for free and burn as many cubes as the level reached · \
             type: gas giant°"
        );
        assert_eq!(
            facts(Lang::It, "kepler", &item()),
            "costo: energia 2 + materia 1* · icona: – · punti: 3 · effetto: chi ha il minor numero di caselle \
             percorse sul tracciato Leadership Coloniale può terraformare 1 pianeta gratis e bruciare un numero \
             di risorse pari al livello raggiunto · tipo: gigante gassoso°"
        );
    }
}

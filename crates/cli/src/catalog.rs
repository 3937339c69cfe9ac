//! `orrery catalog`: the components of a game.

use crate::setup::{Language, game};
use crate::{Failure, output};
use orrery_core::{CatalogItem, CatalogSection};
use orrery_games::GameEntry;
use orrery_text::{Lang, has, text};
use serde_json::{Value, json};
use std::io::Write;

/// Show the components of a game
///
/// Lists every card, tile and board of a game with everything printed on it.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery catalog comets\n  orrery catalog comets --lang uk\n  \
                        orrery catalog comets --json"
)]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = game())]
    game: &'static GameEntry,

    #[command(flatten)]
    language: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (id, lang) = (args.game.id(), args.language.lang);
    let name = text(lang, &format!("game-{id}"), &[]);
    let sections = (args.game.core.info.catalog)().sections;
    let title = |section: &CatalogSection| text(lang, &format!("catalog-{id}-{}", section.id), &[]);
    if args.json {
        let section = |section: &CatalogSection| {
            let item = |item: &CatalogItem| {
                let name = text(lang, &item.name, &[]);
                json!({"id": item.id, "name": name, "facts": item.facts})
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
    for section in &sections {
        writeln!(out, "\n{} ({})", title(section), section.items.len())?;
        let row = |item: &CatalogItem| {
            [
                item.id.clone(),
                text(lang, &item.name, &[]),
                facts(lang, id, item),
            ]
        };
        let rows: Vec<_> = section.items.iter().map(row).collect();
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let widths = [0, 1].map(|column| width(column).unwrap_or(0));
        for [id, name, facts] in &rows {
            writeln!(out, "  {id:0$}  {name:1$}  {facts}", widths[0], widths[1])?;
        }
    }
    Ok(())
}

/// `brightness 5, …`
fn facts(lang: Lang, game: &str, item: &CatalogItem) -> String {
    let fact = |(key, value): (&String, &Value)| {
        let name = text(lang, &format!("fact-{game}-{key}"), &[]);
        match value {
            Value::String(value) => format!("{name} {}", word(lang, game, key, value)),
            value => format!("{name} {value}"),
        }
    };
    let facts: Vec<String> = item.facts.iter().map(fact).collect();
    facts.join(", ")
}

/// The value of a fact in the language, or as it stands if it is no word of the game.
fn word(lang: Lang, game: &str, fact: &str, value: &str) -> String {
    let key = format!("{fact}-{game}-{value}");
    if has(Lang::En, &key) {
        text(lang, &key, &[])
    } else {
        value.to_owned()
    }
}

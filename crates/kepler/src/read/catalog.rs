//! The catalogue of a pack: every entry of its files with the provenance of every value.

use super::form::{Files, Sourced};
use crate::map::{Map as Galaxy, Print};
use orrery_core::{Catalog, CatalogItem, CatalogSection};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// An entry as a component: its fields become facts, `name_en` its name.
fn item(id: impl ToString, entry: &impl Sourced) -> CatalogItem {
    let id = id.to_string();
    let mut item = CatalogItem {
        name: id.clone(),
        id,
        facts: Map::new(),
        sources: BTreeMap::new(),
    };
    let Ok(Value::Object(fields)) = serde_json::to_value(entry) else {
        return item;
    };
    for (field, value) in fields {
        let fact = match field.as_str() {
            "id" | "number" | "levels" => continue,
            "name" | "name_en" => "name".to_owned(),
            "name_it" => "italian".to_owned(),
            _ => field.replace('_', "-"),
        };
        if let Some(origin) = entry.source().of(&field) {
            item.sources.insert(fact.clone(), origin.to_string());
        }
        match value {
            Value::String(name) if fact == "name" => item.name = name,
            value => {
                item.facts.insert(fact, value);
            }
        }
    }
    item
}

/// A component whose name is the locale message with this key.
fn named(key: &str, mut item: CatalogItem) -> CatalogItem {
    item.name = format!("{key}-kepler-{}", item.id);
    item.sources.remove("name");
    item
}

/// All components of a pack.
pub(super) fn catalog(files: &Files, map: &Galaxy, hash: u64) -> Catalog {
    let section = |id, items| CatalogSection { id, items };
    let pack = CatalogItem {
        id: format!("{hash:016x}"),
        name: files.header.name.clone(),
        facts: Map::new(),
        sources: BTreeMap::new(),
    };
    Catalog {
        sections: vec![
            section("pack", vec![pack]),
            section(
                "planets",
                files.planets.iter().map(|p| item(p.number, p)).collect(),
            ),
            section(
                "types",
                files.kinds.iter().map(|kind| item(kind.id, kind)).collect(),
            ),
            section("technologies", technologies(files)),
            section("tracks", tracks(files)),
            section("main-actions", main_actions(files)),
            section("bonus-actions", bonus_actions(files)),
            section("action-board", vec![action_board(files)]),
            section("cards", cards(files)),
            section(
                "objectives",
                files
                    .objectives
                    .iter()
                    .map(|objective| item(&objective.id, objective))
                    .collect(),
            ),
            section(
                "scoring",
                files
                    .scoring
                    .iter()
                    .map(|entry| named("scoring", item(entry.id, entry)))
                    .collect(),
            ),
            section("setup", vec![named("setup", item("setup", &files.setup))]),
            section("galaxy", vec![galaxy(files, map)]),
            section(
                "campaigns",
                files
                    .campaigns
                    .iter()
                    .map(|campaign| item(&campaign.id, campaign))
                    .collect(),
            ),
            section(
                "levels",
                files
                    .levels
                    .iter()
                    .map(|level| {
                        let mut item = named("level", item(level.level, level));
                        item.facts.remove("level");
                        item.sources.remove("level");
                        item
                    })
                    .collect(),
            ),
            section("ghost", vec![named("ghost", item("ghost", &files.ghost))]),
        ],
    }
}

/// The levels of all technologies, each with the name of its technology.
fn technologies(files: &Files) -> Vec<CatalogItem> {
    let mut items = Vec::new();
    for technology in &files.technologies {
        let whole = item(technology.id, technology);
        for level in &technology.levels {
            let mut item = item(format!("{}-{}", technology.id, level.level), level);
            item.facts
                .insert("technology".to_owned(), technology.id.name().into());
            if let Some(origin) = whole.sources.get("name") {
                item.sources.insert("technology".to_owned(), origin.clone());
            }
            // Absent and null differ here (K20.7), and only one of them should look like nothing.
            if level.conversions == Some(None) {
                item.facts
                    .insert("conversions".to_owned(), "unlimited".into());
            }
            items.push(item);
        }
    }
    items
}

/// The spaces of both tracks, each with the name of its track.
fn tracks(files: &Files) -> Vec<CatalogItem> {
    let mut items = Vec::new();
    for track in &files.tracks {
        let whole = item(track.id, track);
        let spaces = whole.sources.get("spaces");
        for space in &track.spaces {
            let facts = [("icon", json!(space.icon)), ("points", json!(space.points))];
            let facts = facts.map(|(fact, value)| (fact.to_owned(), value));
            let mut sources = BTreeMap::new();
            for (fact, origin) in [
                ("name", whole.sources.get("name")),
                ("icon", spaces),
                ("points", spaces),
            ] {
                sources.extend(origin.map(|origin| (fact.to_owned(), origin.clone())));
            }
            items.push(CatalogItem {
                id: format!("{}-{}", track.id, space.space),
                name: whole.name.clone(),
                facts: facts.into_iter().collect(),
                sources,
            });
        }
    }
    items
}

fn main_actions(files: &Files) -> Vec<CatalogItem> {
    files
        .main_actions
        .iter()
        .map(|action| item(action.id, action))
        .collect()
}

fn bonus_actions(files: &Files) -> Vec<CatalogItem> {
    files
        .bonus_actions
        .iter()
        .map(|action| item(action.id, action))
        .collect()
}

fn action_board(files: &Files) -> CatalogItem {
    named("board", item("action-board", &files.board))
}

/// Each step becomes a sentence: who may or must do what.
fn cards(files: &Files) -> Vec<CatalogItem> {
    let card = |card: &super::form::CardForm| {
        let mut item = item(&card.id, card);
        let step = |step: &super::program::StepForm| {
            let op = if step.optional { "may" } else { "must" };
            json!({"op": op, "target": step.target, "do": step.ops})
        };
        let steps: Vec<Value> = card.steps.iter().map(step).collect();
        item.facts.insert("steps".to_owned(), steps.into());
        item
    };
    files.cards.iter().map(card).collect()
}

/// The board in numbers; its pictures are too large for a line.
fn galaxy(files: &Files, map: &Galaxy) -> CatalogItem {
    let whole = item("galaxy", &files.galaxy);
    let count =
        |is: &dyn Fn(&crate::map::Spot) -> bool| map.spots().iter().filter(|spot| is(spot)).count();
    let mut galaxy = CatalogItem {
        facts: Map::new(),
        sources: BTreeMap::new(),
        ..named("galaxy", whole.clone())
    };
    let mut add = |fact: String, value: Value, from: &str| {
        if let Some(origin) = whole.sources.get(from) {
            galaxy.sources.insert(fact.clone(), origin.clone());
        }
        galaxy.facts.insert(fact, value);
    };
    add("sol".to_owned(), map.sol().to_string().into(), "board");
    for print in [Print::Single, Print::Binary, Print::Triple] {
        let stars = map.spots().iter().filter(|spot| spot.print == print);
        let stars: Vec<String> = stars.map(|spot| spot.hex.to_string()).collect();
        add(print.to_string(), stars.into(), "board");
    }
    let black_hole = map
        .spots()
        .iter()
        .find(|spot| spot.print == Print::SagittariusA);
    let black_hole = black_hole.map(|spot| spot.hex.to_string());
    add("sagittarius-a".to_owned(), json!(black_hole), "board");
    for &zone in crate::names::Zone::ALL {
        add(
            format!("hexes-{zone}"),
            count(&|spot| spot.zone == zone).into(),
            "zones",
        );
    }
    galaxy
}

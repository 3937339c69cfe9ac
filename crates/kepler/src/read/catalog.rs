//! The catalogue of a pack: every entry of its files with the provenance of every value.

use super::form::{CardForm, Files, Sourced};
use super::program::StepForm;
use crate::map::{Map as Galaxy, Print};
use crate::names::Zone;
use orrery_core::{Catalog, CatalogItem, CatalogSection};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// An entry as a component: its fields become facts, `name_en` its name.
fn item(id: &impl ToString, entry: &impl Sourced) -> CatalogItem {
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
            "name_de" => "german".to_owned(),
            "name_uk" => "ukrainian".to_owned(),
            _ => field.replace('_', "-"),
        };
        let origin = entry.source().of(&field).map(ToString::to_string);
        match value {
            Value::String(name) if fact == "name" => {
                item.name = name;
                item.sources.extend(origin.map(|origin| (fact, origin)));
            }
            value => add(&mut item, &fact, value, origin.as_ref()),
        }
    }
    item
}

fn add(item: &mut CatalogItem, fact: &str, value: Value, origin: Option<&String>) {
    item.facts.insert(fact.to_owned(), value);
    let origin = origin.map(|origin| (fact.to_owned(), origin.clone()));
    item.sources.extend(origin);
}

/// The items of a list of entries, with the field that tells them apart.
macro_rules! items {
    ($entries:expr, $id:ident) => {
        $entries
            .iter()
            .map(|entry| item(&entry.$id, entry))
            .collect()
    };
}

/// A component that is the only one of its section and shares its name.
fn single(section: &str, entry: &impl Sourced) -> Vec<CatalogItem> {
    let mut item = item(&section, entry);
    item.name = format!("catalog-kepler-{section}");
    vec![item]
}

/// The section of the pack itself.
pub(super) const PACK: &str = "pack";

/// All components of a pack.
pub(super) fn catalog(files: &Files, map: &Galaxy, hash: u64) -> Catalog {
    let pack = CatalogItem {
        id: format!("{hash:016x}"),
        name: files.header.name.clone(),
        facts: Map::new(),
        sources: BTreeMap::new(),
    };
    let mut main_actions: Vec<CatalogItem> = items!(files.main_actions, id);
    let mut bonus_actions: Vec<CatalogItem> = items!(files.bonus_actions, id);
    let action_board = action_board(files, &mut main_actions, &mut bonus_actions);
    let sections = [
        (PACK, vec![pack]),
        ("planets", items!(files.planets, number)),
        ("types", items!(files.kinds, id)),
        ("technologies", technologies(files)),
        ("tracks", tracks(files)),
        ("main-actions", main_actions),
        ("bonus-actions", bonus_actions),
        ("action-board", action_board),
        ("cards", files.cards.iter().map(card).collect()),
        ("objectives", items!(files.objectives, id)),
        ("scoring", named("scoring", items!(files.scoring, id))),
        ("setup", single("setup", &files.setup)),
        ("galaxy", galaxy(files, map)),
        ("campaigns", items!(files.campaigns, id)),
        ("levels", named("level", items!(files.levels, level))),
        ("ghost", single("ghost", &files.ghost)),
    ];
    let section = |(id, items)| CatalogSection { id, items };
    Catalog {
        sections: sections.into_iter().map(section).collect(),
    }
}

/// Components whose names are the locale messages `<kind>-kepler-<id>`.
fn named(kind: &str, mut items: Vec<CatalogItem>) -> Vec<CatalogItem> {
    for item in &mut items {
        item.name = format!("{kind}-kepler-{}", item.id);
    }
    items
}

/// The levels of all technologies, each with the name of its technology.
fn technologies(files: &Files) -> Vec<CatalogItem> {
    let mut items = Vec::new();
    for technology in &files.technologies {
        let whole = item(&technology.id, technology);
        for level in &technology.levels {
            let id = format!("{}-{}", technology.id, level.level);
            let mut item = item(&id, level);
            let name = technology.id.name().into();
            add(&mut item, "tech", name, whole.sources.get("name"));
            // Null would look like none, but means no limit (K20.7).
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
        let mut whole = item(&track.id, track);
        whole.facts.remove("spaces");
        let origin = whole.sources.remove("spaces");
        for space in &track.spaces {
            let mut item = whole.clone();
            item.id = format!("{}-{}", track.id, space.space);
            item.name = format!("track-kepler-{}", track.id);
            add(&mut item, "icon", json!(space.icon), origin.as_ref());
            add(&mut item, "medal", space.medal.into(), origin.as_ref());
            add(&mut item, "points", space.points.into(), origin.as_ref());
            items.push(item);
        }
    }
    items
}

/// The board itself; where an action lies becomes a fact of the action. Rows and columns count from 1.
fn action_board(
    files: &Files,
    main_actions: &mut [CatalogItem],
    bonus_actions: &mut [CatalogItem],
) -> Vec<CatalogItem> {
    let mut board = single("action-board", &files.board);
    let whole = &mut board[0];
    let mut take = |field: &str| {
        whole.facts.remove(field);
        whole.sources.remove(field)
    };
    let (spaces, start) = (take("board"), take("start"));
    for (row, actions) in files.board.board.iter().enumerate() {
        for (column, action) in actions.iter().enumerate() {
            for item in main_actions
                .iter_mut()
                .filter(|item| item.id == action.name())
            {
                add(item, "row", (row + 1).into(), spaces.as_ref());
                add(item, "column", (column + 1).into(), spaces.as_ref());
                if *action == files.board.start {
                    add(item, "start", true.into(), start.as_ref());
                }
            }
        }
    }
    let lines = [
        ("row", "rows", files.board.rows),
        ("column", "columns", files.board.columns),
    ];
    for (fact, field, actions) in lines {
        let origin = take(field);
        for (index, action) in actions.iter().enumerate() {
            for item in bonus_actions
                .iter_mut()
                .filter(|item| item.id == action.name())
            {
                add(item, fact, (index + 1).into(), origin.as_ref());
            }
        }
    }
    board
}

/// Each step of a card becomes a sentence: who may or must do what.
fn card(card: &CardForm) -> CatalogItem {
    let mut item = item(&card.id, card);
    let step = |step: &StepForm| {
        let op = if step.optional { "may" } else { "must" };
        json!({"op": op, "target": step.target, "do": step.ops})
    };
    let steps: Vec<Value> = card.steps.iter().map(step).collect();
    item.facts.insert("steps".to_owned(), steps.into());
    if !card.removed_in_solo {
        item.facts.remove("removed-in-solo");
        item.sources.remove("removed-in-solo");
    }
    item
}

/// The board as a list of what is printed where, and how large the zones are.
fn galaxy(files: &Files, map: &Galaxy) -> Vec<CatalogItem> {
    let mut items = single("galaxy", &files.galaxy);
    let item = &mut items[0];
    item.facts.clear();
    let sources = std::mem::take(&mut item.sources);
    for &print in Print::ALL.iter().filter(|&&print| print != Print::Space) {
        let there = map.spots().iter().filter(|spot| spot.print == print);
        let hexes = there.map(|spot| {
            let hex = spot.hex.to_string();
            json!({"op": "hex", "hex": hex, "zone": spot.zone.name()})
        });
        let hexes = hexes.collect::<Vec<Value>>();
        add(item, print.name(), hexes.into(), sources.get("board"));
    }
    for &zone in Zone::ALL {
        let hexes = map.spots().iter().filter(|spot| spot.zone == zone).count();
        add(item, zone.name(), hexes.into(), sources.get("zones"));
    }
    items
}

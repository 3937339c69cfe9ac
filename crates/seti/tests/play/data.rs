//! The files of `data/seti/` cannot lie: whatever nobody reads, whatever is missing, miscounted or unknown is
//! refused with its file and place.

use orrery_core::read::Problem;
use orrery_seti::pack::{FILES, builtin_file, read};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What is wrong if one file is changed.
fn problems(file: &str, changed: &Value) -> Vec<Problem> {
    let text = |name: &str| match name == file {
        true => Some(changed.to_string()),
        false => builtin_file(name).map(str::to_owned),
    };
    read(&text).err().unwrap_or_default()
}

fn printed(file: &str) -> Value {
    let text = builtin_file(file).expect("a file of the game");
    serde_json::from_str(text).expect("JSON")
}

/// The words by which objects of the same form differ.
const TAGS: [&str; 6] = ["op", "cond", "metric", "on", "at", "do"];

/// One value of every kind in a file: its pointer, and what tells its kind.
fn kinds(file: &str) -> Vec<(String, String)> {
    fn walk(
        value: &Value,
        at: &str,
        kind: String,
        seen: &mut BTreeSet<String>,
        out: &mut Vec<(String, String)>,
    ) {
        let word = TAGS
            .iter()
            .find_map(|tag| Some(format!("{tag} {}", value.get(tag)?.as_str()?)));
        let card = value.get("kind").and_then(Value::as_str);
        // What a word names is read in the same way wherever it stands.
        let kind = match word {
            Some(word) => word,
            None => kind + card.unwrap_or_default(),
        };
        if seen.insert(kind.clone()) {
            out.push((at.to_owned(), kind.clone()));
        }
        match value {
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    walk(
                        item,
                        &format!("{at}/{index}"),
                        format!("{kind}/*"),
                        seen,
                        out,
                    );
                }
            }
            Value::Object(fields) => {
                for (key, item) in fields {
                    walk(
                        item,
                        &format!("{at}/{key}"),
                        format!("{kind}/{key}"),
                        seen,
                        out,
                    );
                }
            }
            _ => {}
        }
    }
    let mut out = Vec::new();
    walk(
        &printed(file),
        "",
        String::new(),
        &mut BTreeSet::new(),
        &mut out,
    );
    out
}

fn assert_refused(file: &str, at: &str, changed: &Value) {
    let problems = problems(file, changed);
    let there = |problem: &Problem| problem.file == file && problem.entry.starts_with(at);
    assert!(problems.iter().any(there), "{file} {at}: {problems:?}");
}

#[test]
fn the_built_in_files_are_right() {
    let read = read(&|name| builtin_file(name).map(str::to_owned));
    assert_eq!(read.err(), None);
}

#[test]
fn unknown_keys_are_refused_everywhere() {
    for file in FILES {
        let file_as_printed = printed(file);
        let is_object = |at: &str| file_as_printed.pointer(at).is_some_and(Value::is_object);
        let objects = kinds(file).into_iter().filter(|(at, _)| is_object(at));
        let mut found = 0;
        for (at, _) in objects {
            let mut changed = printed(file);
            changed.pointer_mut(&at).unwrap()["made_up"] = json!(1);
            assert_refused(file, &at, &changed);
            found += 1;
        }
        assert!(found > 0, "{file}");
    }
}

/// What may be left out somewhere, because it has a meaning when absent or only speaks to those who read.
const OPTIONAL: [&str; 20] = [
    "about",
    "any_moon",
    "cost",
    "danger",
    "ignore_limit",
    "incl_moons",
    "moon_first",
    "moon_without_tech",
    "n",
    "next_to_earth",
    "no_data",
    "no_tile_bonus",
    "occupied_ok",
    "on",
    "owned_by_other",
    "place",
    "repeat",
    "repeatable",
    "same_sector",
    "species",
];

#[test]
fn missing_fields_are_refused() {
    for file in FILES {
        for (at, kind) in kinds(file) {
            let Some((object, key)) = at.rsplit_once('/') else {
                continue;
            };
            let mut changed = printed(file);
            let Some(fields) = changed.pointer_mut(object).and_then(Value::as_object_mut) else {
                continue;
            };
            fields.remove(key);
            let optional = OPTIONAL.contains(&key);
            // A ring that is not listed is not covered.
            let rings = file == "solar_system.json" && key.len() == 1;
            let problems = problems(file, &changed);
            let there =
                |problem: &Problem| problem.file == file && problem.entry.starts_with(object);
            let refused = problems.iter().any(there);
            assert!(
                refused || optional || rings,
                "{file} {at} ({kind}): {problems:?}"
            );
        }
    }
}

/// Text for those who read the file; every other text is one of a closed set of names.
fn is_free(key: &str) -> bool {
    matches!(key, "about" | "name")
}

#[test]
fn unknown_names_are_refused() {
    for file in FILES {
        for (at, kind) in kinds(file) {
            let mut changed = printed(file);
            let value = changed.pointer_mut(&at).unwrap();
            let key = at.rsplit('/').find(|part| part.parse::<usize>().is_err());
            if !value.is_string() || is_free(key.unwrap_or_default()) || kind.contains("/rulings") {
                continue;
            }
            *value = json!("made_up");
            // The ids of technologies and objectives are free, but other files know the former.
            if (file, key) == ("objectives.json", Some("id")) {
                continue;
            }
            assert!(!problems(file, &changed).is_empty(), "{file} {at}");
            if (file, key) != ("technologies.json", Some("id")) {
                let object = at.rsplit_once('/').map_or("", |(object, _)| object);
                assert_refused(file, object, &changed);
            }
        }
    }
}

#[test]
fn wrong_counts_are_refused() {
    let lists = [
        ("main_deck.json", ""),
        ("alien_cards.json", ""),
        ("rival_actions.json", ""),
        ("rival_boards.json", "/boards"),
        ("rival_boards.json", "/boards/0/progress_track"),
        ("planets.json", "/planets"),
        ("planets.json", "/planets/3/moons"),
        ("sectors.json", "/stars"),
        ("technologies.json", "/technologies"),
        ("technologies.json", "/technologies/0/tiles"),
        ("gold_tiles.json", "/tiles"),
        ("gold_tiles.json", "/tiles/0/values"),
        ("player_board.json", "/computer/upper"),
        ("player_board.json", "/start/vp_by_turn_order"),
        ("aliens.json", "/species/mascamites/samples"),
        ("aliens.json", "/species/anomalies/tokens"),
        ("aliens.json", "/species/centaurians/message_rewards"),
        ("solar_system.json", "/layers/base/4"),
    ];
    for (file, at) in lists {
        for more in [false, true] {
            let mut changed = printed(file);
            let list = changed
                .pointer_mut(at)
                .and_then(Value::as_array_mut)
                .unwrap();
            match more {
                true => list.push(list[0].clone()),
                false => drop(list.pop()),
            }
            let problems = problems(file, &changed);
            assert!(
                problems.iter().any(|problem| problem.file == file),
                "{file} {at}: {problems:?}"
            );
        }
    }
}

/// The message of the one thing that is wrong after a change at one place.
fn told(file: &str, at: &str, value: Value) -> Vec<String> {
    let mut changed = printed(file);
    *changed.pointer_mut(at).expect("a place in the file") = value;
    let problems = problems(file, &changed);
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn messages_name_file_and_place() {
    let pick = json!([{"op": "pick", "n": 0}]);
    assert_eq!(
        told("main_deck.json", "/4/play", pick),
        ["main_deck.json /4/play/0/n: must be at least 1"]
    );
    let deep = json!([{"op": "if", "test": {"cond": "hand_empty"}, "then": [{"op": "gain", "what": "vp"}]}]);
    assert_eq!(
        told("main_deck.json", "/4/play", deep),
        ["main_deck.json /4/play/0/then/0: `n` is missing"]
    );
    let body = json!([{"op": "signal", "n": 1, "where": {"at": "body", "body": "pluto"}}]);
    assert_eq!(
        told("main_deck.json", "/4/play", body),
        ["main_deck.json /4/play/0/where/body: `pluto` is no Body"]
    );
    assert_eq!(
        told("main_deck.json", "/4/subject", json!("unicorn")),
        ["main_deck.json /4/subject: `unicorn` is no Subject"]
    );
    assert_eq!(
        told("main_deck.json", "/4/place", json!("pluto")),
        ["main_deck.json /4/place: `pluto` is no Place"]
    );
    let dance = json!([{"op": "dance"}]);
    assert_eq!(
        told(
            "aliens.json",
            "/species/oumuamua/orbit/first_orbiter",
            dance
        ),
        ["aliens.json /species/oumuamua/orbit/first_orbiter/0/op: `dance` is no Op"]
    );
    let alien = json!([{"op": "alien_card"}]);
    assert_eq!(
        told("planets.json", "/overflow", alien),
        ["planets.json /overflow/0: this is printed on no component of a species"]
    );
    assert_eq!(
        told("main_deck.json", "/0/kind", json!("event")).len(),
        2,
        "slots and their count"
    );
    assert_eq!(
        told("aliens.json", "/species/exertians/cards", json!(10)),
        ["aliens.json /species/exertians/cards: alien_cards.json has 15 of them"]
    );
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let text = |name: &str| match name {
        "main_deck.json" => {
            builtin_file(name).map(|text| text.replacen("\"n\":1,", "\"n\":1,\"n\":1,", 1))
        }
        "planets.json" => None,
        "sectors.json" => Some("[".to_owned()),
        "gold_tiles.json" => Some("[]".to_owned()),
        _ => builtin_file(name).map(str::to_owned),
    };
    let problems = read(&text).err().unwrap();
    let told = |file: &str| {
        problems
            .iter()
            .filter(|problem| problem.file == file)
            .count()
    };
    for file in [
        "main_deck.json",
        "planets.json",
        "sectors.json",
        "gold_tiles.json",
    ] {
        assert!(told(file) > 0, "{file}: {problems:?}");
    }
    assert!(
        problems
            .iter()
            .any(|problem| problem.problem.contains("`n` is there twice"))
    );
}

/// Every ruling tag of a card, and every word of the programs, is explained.
#[test]
fn the_vocabulary_explains_every_word() {
    let vocabulary = include_str!("../../../../data/seti/VOCABULARY.md");
    fn words(value: &Value, out: &mut BTreeSet<String>) {
        if let Value::Object(fields) = value {
            out.extend(fields.keys().cloned());
            let named = TAGS.iter().filter_map(|tag| fields.get(*tag)?.as_str());
            out.extend(named.map(str::to_owned));
            let tags = fields.get("rulings").and_then(Value::as_array);
            out.extend(
                tags.into_iter()
                    .flatten()
                    .filter_map(|tag| tag.as_str().map(str::to_owned)),
            );
            fields.values().for_each(|value| words(value, out));
        } else if let Value::Array(items) = value {
            items.iter().for_each(|item| words(item, out));
        }
    }
    for file in [
        "main_deck.json",
        "alien_cards.json",
        "planets.json",
        "aliens.json",
    ] {
        let mut used = BTreeSet::new();
        words(&printed(file), &mut used);
        for word in used {
            assert!(
                vocabulary.contains(&format!("`{word}`")),
                "{file}: `{word}`"
            );
        }
    }
}

//! K20: the words of the data files, and what is checked when they are read.

use crate::table::altered;
use orrery_kepler::names::{Icon, Kind, Resource, Zone};
use orrery_kepler::pack::{PackRef, UNLIMITED};
use orrery_kepler::read::{builtin_file, read};

/// A change makes the pack unreadable, with a complaint about this file that says all of this.
#[track_caller]
fn refused(file: &'static str, from: &str, to: &str, says: &[&str]) {
    let errors = altered(&[(file, from, to)]).map(|_| ()).expect_err(to);
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert!(errors.iter().all(|error| error.file == file), "{told:?}");
    let found = |text: &String| says.iter().all(|part| text.contains(part));
    assert!(told.iter().any(found), "{says:?} not in {told:?}");
}

/// A change that is allowed.
#[track_caller]
fn accepted(file: &str, from: &str, to: &str) {
    let errors = altered(&[(file, from, to)]).map(|_| ()).err();
    let told: Vec<String> = errors.iter().flatten().map(ToString::to_string).collect();
    assert_eq!(told, [] as [String; 0]);
}

fn words<T: Copy + std::fmt::Display>(all: &[T]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

/// K20.1: three resources, and amounts that name all of them.
#[test]
fn k20_1_resources() {
    assert_eq!(words(Resource::ALL), ["energy", "matter", "antimatter"]);
    let cost = r#""cost": { "energy": 0, "matter": 1, "antimatter": 0 }"#;
    let file = "planets.json";
    refused(
        file,
        cost,
        r#""cost": { "energy": 0, "matter": 1 }"#,
        &["/planets/0", "antimatter"],
    );
    let other = r#""cost": { "energy": 0, "matter": 1, "antimatter": 0, "gold": 1 }"#;
    refused(file, cost, other, &["/planets/0", "gold"]);
}

/// K20.2: types of planets, zones, stars and hexes.
#[test]
fn k20_2_types_zones_stars_hexes() {
    let kinds = ["oceanic", "rocky", "super-earth", "gas-giant", "alien"];
    assert_eq!(words(Kind::ALL), kinds);
    assert_eq!(words(Zone::ALL), ["short", "medium", "long"]);
    refused(
        "planets.json",
        r#""type": "alien""#,
        r#""type": "dwarf""#,
        &["/planets/25", "dwarf"],
    );
    refused("galaxy.json", "@", "?", &["/board/15", "`?`"]);
    refused(
        "galaxy.json",
        "\" l m m m",
        "\" l m m x",
        &["/zones/11", "`x`"],
    );
    let zone = r#""zone": "short""#;
    refused("objectives.json", zone, r#""zone": "near""#, &["near"]);
}

/// K20.3: icons of the tracks, the antimatter one included; a medal can lie beside an icon.
#[test]
fn k20_3_icons() {
    let icons = [
        "regenerate",
        "produce-energy",
        "produce-matter",
        "produce-antimatter",
    ];
    assert_eq!(words(Icon::ALL), icons);
    let file = "leadership_tracks.json";
    let space = |icon: &str| format!(r#""space": 6, "icon": "{icon}""#);
    accepted(file, &space("produce-energy"), &space("produce-antimatter"));
    refused(
        file,
        &space("produce-energy"),
        &space("produce-gold"),
        &["/tracks/0", "produce-gold"],
    );
    refused(
        file,
        r#""icon": null, "medal": true"#,
        r#""icon": "medal""#,
        &["/tracks/0", "medal"],
    );
    let both = r#""space": 4, "icon": "regenerate", "medal": true"#;
    accepted(file, r#""space": 4, "icon": null, "medal": true"#, both);
}

/// K20.4: whom cards concern.
#[test]
fn k20_4_targets() {
    let file = "progress_cards.json";
    let lowest = r#"{ "op": "lowest", "of": { "op": "track-spaces", "track": "colonial" } }"#;
    refused(file, lowest, r#""last""#, &["/cards/4", "`all`"]);
    let wrong = r#"{ "op": "lowest", "of": { "op": "luck" } }"#;
    refused(file, lowest, wrong, &["/cards/4", "luck"]);
    for target in [
        r#""all""#,
        r#"{ "op": "highest", "of": { "op": "technology-levels", "tech": "terraforming" }, "ties": false }"#,
        r#"{ "op": "lowest", "of": { "op": "medals" } }"#,
        r#"{ "op": "at-least", "n": 2, "of": { "op": "planets", "zone": "long" } }"#,
    ] {
        accepted(file, lowest, target);
    }
}

/// K20.5: every operation with its limits; anything else is refused.
#[test]
fn k20_5_operations() {
    let file = "progress_cards.json";
    let all = r#""do": [{ "op": "regenerate", "amount": 1 }]"#;
    for op in [
        r#"{ "op": "advance-track", "track": "colonial", "amount": 10 }"#,
        r#"{ "op": "regenerate", "amount": 10 }"#,
        r#"{ "op": "produce", "resources": { "energy": 1, "matter": 1, "antimatter": 1 }, "on": "earth" }"#,
        r#"{ "op": "burn", "amount": 10 }"#,
        r#"{ "op": "advance-technology", "levels": 4, "max_level": 4 }"#,
        r#"{ "op": "build-ship-free" }"#,
        r#"{ "op": "move-ships", "hexes": 20 }"#,
        r#"{ "op": "reveal-tiles", "count": 36 }"#,
        r#"{ "op": "terraform", "planets": 5, "pay_cost": false }"#,
    ] {
        accepted(file, all, &format!(r#""do": [{op}]"#));
    }
    for (op, says) in [
        (r#"{ "op": "draw", "amount": 1 }"#, "draw"),
        (r#"{ "op": "regenerate", "amount": 0 }"#, "amount"),
        (r#"{ "op": "regenerate", "amount": 11 }"#, "amount"),
        (
            r#"{ "op": "regenerate", "amount": 1, "kind": "energy" }"#,
            "kind",
        ),
        (
            r#"{ "op": "advance-track", "track": "both", "amount": 1 }"#,
            "both",
        ),
        (
            r#"{ "op": "produce", "resources": { "energy": 0, "matter": 0, "antimatter": 0 }, "on": "earth" }"#,
            "nothing",
        ),
        (r#"{ "op": "burn", "amount": "all" }"#, "all"),
        (
            r#"{ "op": "burn", "amount": "number-of-the-level-reached" }"#,
            "level",
        ),
        (r#"{ "op": "advance-technology", "levels": 5 }"#, "levels"),
        (
            r#"{ "op": "advance-technology", "levels": 1, "max_level": 5 }"#,
            "max_level",
        ),
        (r#"{ "op": "move-ships", "hexes": 21 }"#, "hexes"),
        (r#"{ "op": "reveal-tiles", "count": 0 }"#, "count"),
        (
            r#"{ "op": "terraform", "planets": 6, "pay_cost": true }"#,
            "planets",
        ),
        (
            r#"{ "op": "choose-opponent", "opponent": [{ "op": "regenerate", "amount": 1 }], "self": [{ "op": "regenerate", "amount": 1 }] }"#,
            "removed_in_solo",
        ),
    ] {
        refused(file, all, &format!(r#""do": [{op}]"#), &["/cards/9", says]);
    }
    // The level that was reached must have been reached just before.
    let burn = r#"{ "op": "burn", "amount": "number-of-the-level-reached" }"#;
    let later = format!(r#"{{ "op": "regenerate", "amount": 1 }}, {burn}"#);
    refused(file, burn, &later, &["/cards/0", "just before"]);
    // A bonus action names no opponent.
    refused(
        "action_board.json",
        r#"[{ "op": "build-ship-free" }]"#,
        r#"[{ "op": "choose-opponent", "opponent": [{ "op": "build-ship-free" }], "self": [{ "op": "build-ship-free" }] }]"#,
        &["/bonus_actions/0", "opponent"],
    );
}

/// K20.6: every condition within what can be reached; see `objectives.rs` for what they mean.
#[test]
fn k20_6_conditions() {
    let file = "objectives.json";
    for (from, to, says) in [
        (
            r#""n": 5, "of": { "op": "planets" }"#,
            r#""n": 6, "of": { "op": "planets" }"#,
            "n is 6",
        ),
        (
            r#""n": 4, "of": { "op": "planets", "terraformed": true }"#,
            r#""n": 0, "of": { "op": "planets", "terraformed": true }"#,
            "n is 0",
        ),
        (
            r#""n": 2, "of": { "op": "cubes""#,
            r#""n": 4, "of": { "op": "cubes""#,
            "n is 4",
        ),
        (
            r#""n": 1, "of": { "op": "ships""#,
            r#""n": 4, "of": { "op": "ships""#,
            "n is 4",
        ),
        (
            r#""op": "technologies", "level": 4"#,
            r#""op": "technologies", "level": 5"#,
            "level",
        ),
        (
            r#""op": "planets-of-one-type""#,
            r#""op": "pairs""#,
            "pairs",
        ),
        (
            r#""where": "mines""#,
            r#""where": "mines", "speed": 1"#,
            "speed",
        ),
        (r#""type": "oceanic""#, r#""type": "wet""#, "wet"),
    ] {
        refused(file, from, to, &["/objectives/", says]);
    }
    let five = r#""n": 5, "of": { "op": "planets" }"#;
    accepted(
        file,
        five,
        r#""n": 1, "of": { "op": "planets", "type": "any" }"#,
    );
}

/// K20.6: conditions within conditions, as many and as deep as people can read.
#[test]
fn k20_6_conditions_are_composed() {
    let file = "objectives.json";
    let plan = r#"{ "op": "at-least", "n": 5, "of": { "op": "planets" } }"#;
    let nested = |inner: &str| format!(r#"{{ "op": "any-of", "conditions": [{inner}, {plan}] }}"#);
    let two = nested(plan);
    let four = nested(&nested(&two));
    accepted(file, plan, &four);
    refused(
        file,
        plan,
        &nested(&four),
        &["/objectives/12", "more than 4 deep"],
    );
    let list = |n: usize| {
        format!(
            r#"{{ "op": "all-of", "conditions": [{}] }}"#,
            vec![plan; n].join(", ")
        )
    };
    accepted(file, plan, &list(8));
    refused(
        file,
        plan,
        &list(9),
        &["/objectives/12", "number of conditions is 9"],
    );
    refused(
        file,
        plan,
        &list(1),
        &["/objectives/12", "number of conditions is 1"],
    );
    let many = format!(
        r#"{{ "op": "all-of", "conditions": [{}] }}"#,
        vec![list(3); 8].join(", ")
    );
    refused(file, plan, &many, &["/objectives/12", "33 parts"]);
    let some =
        |n: u8| format!(r#"{{ "op": "some-of", "n": {n}, "conditions": [{plan}, {plan}] }}"#);
    accepted(file, plan, &some(2));
    refused(file, plan, &some(3), &["/objectives/12", "n is 3"]);
}

/// K20.7: what `null` means.
#[test]
fn k20_7_null() {
    let pack = PackRef::builtin();
    let levels = &pack.technologies[1].levels;
    let conversions: Vec<u8> = levels.iter().map(|level| level.gives.conversions).collect();
    assert_eq!(conversions, [0, 1, 1, 1, UNLIMITED]);
    let file = "technologies.json";
    refused(
        file,
        r#""cost": null"#,
        r#""cost": { "energy": 0, "matter": 0, "antimatter": 0 }"#,
        &["/levels/0", "null"],
    );
    let cost = r#""cost": { "energy": 2, "matter": 2, "antimatter": 0 }"#;
    refused(
        file,
        cost,
        r#""cost": null"#,
        &["/levels/3", "cost is missing"],
    );
    let unlocks: Vec<u8> = levels.iter().map(|level| level.unlocks).collect();
    assert_eq!(unlocks, [0, 0, 0, 1, 2], "null unlocks nothing");
    assert!(pack.tracks[0][0].icon.is_none());
}

/// K20.8: counts, references and the map.
#[test]
fn k20_8_what_loading_checks() {
    // Planets: all 28 in order, 4 and 4 for more players.
    refused(
        "planets.json",
        r#""number": 28"#,
        r#""number": 27"#,
        &["/planets/27", "28"],
    );
    refused(
        "planets.json",
        r#""min_players": 4"#,
        r#""min_players": 3"#,
        &["0 planets with min_players 4"],
    );
    refused(
        "planets.json",
        r#""min_players": 3"#,
        r#""min_players": 2"#,
        &["min_players is 2"],
    );
    // Technologies: 5 × 5.
    refused(
        "technologies.json",
        r#""id": "terraforming""#,
        r#""id": "space-travel""#,
        &["/technologies/3"],
    );
    refused(
        "technologies.json",
        r#""level": 4"#,
        r#""level": 3"#,
        &["/levels/4", "in order"],
    );
    // Cards and objectives: 18 and 10 + 7, each id once.
    let file = "progress_cards.json";
    refused(
        file,
        r#""id": "riciclo-entropico""#,
        r#""id": "anomalia-quantica""#,
        &["/cards/9", "twice"],
    );
    refused(
        "objectives.json",
        r#""set": "advanced""#,
        r#""set": "standard""#,
        &["17 standard objectives instead of 10"],
    );
    // Five medals on each track.
    let file = "leadership_tracks.json";
    refused(
        file,
        r#""space": 4, "icon": null, "medal": true"#,
        r#""space": 4, "icon": null"#,
        &["/tracks/0", "4 medals instead of 5"],
    );
    // Nine actions, a bonus action for each row and column.
    let file = "action_board.json";
    refused(
        file,
        r#"["energy-storage","#,
        r#"["terraform","#,
        &["/board", "energy-storage"],
    );
    refused(
        file,
        r#""columns": ["civil-modernity","#,
        r#""columns": ["space-logistics","#,
        &["civil-modernity"],
    );
    // The map: any number of stars, one Sol, one Sagittarius A*.
    let file = "galaxy.json";
    refused(file, "#", ".", &["Sagittarius A*: 0 instead of 1"]);
    refused(file, "@", ".", &["Sol: 0 instead of 1"]);
    accepted(
        file,
        ". . 2 . . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . . . . .",
    );
    // Every objective of a campaign is known.
    let file = "campaigns.json";
    refused(
        file,
        "\"progetto-titano\"",
        "\"progetto-zeus\"",
        &["/campaigns/0/objectives/3", "progetto-zeus"],
    );
    refused(
        file,
        r#""id": "civilta-ibrida""#,
        r#""id": "rete-delle-colonie""#,
        &["/campaigns/3", "twice"],
    );
}

/// K20.8: a missing or damaged file is named, whichever it is.
#[test]
fn k20_8_every_file_is_needed() {
    for missing in orrery_kepler::read::FILES {
        for damage in [None, Some(String::new()), Some("{}".to_owned())] {
            let files = |name: &str| match name == missing {
                true => damage.clone(),
                false => builtin_file(name).map(str::to_owned),
            };
            let errors = read(&files).map(|_| ()).unwrap_err();
            assert!(
                errors.iter().all(|error| error.file == missing),
                "{errors:?}"
            );
        }
    }
}

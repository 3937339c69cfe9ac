//! What a pack must not hold is told with its file and entry (K20).

use crate::{Files, cubes, errors};
use orrery_kepler::names::{Berth, Icon, Kind, Pool, Resource, Tech, Track, Zone};
use orrery_kepler::op::{Cond, Count, Op};
use orrery_kepler::read::{FILES, PackError, read};
use serde_json::{Value, json};

/// File, JSON pointer, the new value there (nothing takes it away), the entry that is told, the problem.
const DEFECTS: &str = r#"
# Form.
pack | /format | 1 | /format | format 2, not 1
pack | /name | | | missing field `name`
pack | /name | " " | /name | short text
pack | /extra | 1 | /extra | unknown field `extra`
planets | /planets | | | `planets` is missing
planets | /planets | {} | /planets | expected a list
planets | /extra | [] | /extra | unknown field `extra`
planets | /planets/3/colour | "red" | /planets/3/colour | unknown field
planets | /planets/3/cost/gold | 1 | /planets/3/cost/gold | unknown field
planets | /planets/3/cost/energy | | /planets/3/cost | missing field `energy`
planets | /planets/3/cost/energy | -1 | /planets/3/cost/energy | -1
planets | /planets/3/cost/energy | 1.5 | /planets/3/cost/energy | 1.5
planets | /planets/3/type | "gas_giant" | /planets/3/type | no Kind
planets | /planets/3/source | | /planets/3 | missing field `source`
planets | /planets/3/source | "guessed" | /planets/3/source | no provenance
planets | /planets/3/source | "public:" | /planets/3/source | no provenance
planets | /planets/3/source | 7 | /planets/3/source | expected a string
leadership_tracks | /tracks/0/spaces/4/icon | "produce_energy" | /tracks/0/spaces/4/icon | no Icon
action_board | /board/1 | ["terraform"] | /board/1 | length
action_board | /start | "rest" | /start | no Main
progress_cards | /cards/2/steps/0/target | "nobody" | /cards/2/steps/0/target | `all` or a condition
progress_cards | /cards/2/steps/0/target/of/track | "third" | /cards/2/steps/0/target | no Track
progress_cards | /cards/2/steps/0/target/since | 3 | /cards/2/steps/0/target | unknown field
progress_cards | /cards/2/steps/0/do/0/op | "win" | /cards/2/steps/0/do/0 | unknown variant
progress_cards | /cards/2/steps/0/do/0/free | true | /cards/2/steps/0/do/0 | unknown field
progress_cards | /cards/0/steps/0/do/1/amount | "all" | /cards/0/steps/0/do/1 | expected a number
objectives | /objectives/0/condition/op | "rich" | /objectives/0/condition | unknown variant
objectives | /objectives/0/condition/of/zone | "near" | /objectives/0/condition | no Zone
objectives | /objectives/0/condition/of/colour | "red" | /objectives/0/condition | unknown field
campaigns | /ghost | | | `ghost` is missing
campaigns | /campaigns/0/difficulty | "fun" | /campaigns/0/difficulty | no Difficulty
scoring | /items/0/id | "beauty" | /items/0/id | no Item
# Provenance.
planets | /planets/3/source | {"cost": "printed"} | /planets/3/source | `type` comes from
planets | /planets/3/source | {"size": "printed", "rest": "printed"} | /planets/3/source | no field `size`
galaxy | /source | {"board": "printed"} | /source | `zones` comes from
scoring | /items/0/note | "" | /items/0 | the note
# Planets.
planets | /planets/27 | | /planets | 27 planets instead of 28
planets | /planets/3/number | 5 | /planets/3 | in order: 4
planets | /planets/3/name | "" | /planets/3 | name must be
planets | /planets/3/level | 5 | /planets/3 | level is 5
planets | /planets/3/level | 0 | /planets/3 | level is 0
planets | /planets/3/points | 6 | /planets/3 | points is 6
planets | /planets/3/cost/energy | 8 | /planets/3 | never be paid
planets | /planets/3/colony/matter | 200 | /planets/3 | colony/matter is 200
planets | /planets/3/colony/antimatter | 1 | /planets/3 | only alien
planets | /planets/0/min_players | 2 | /planets/0 | must be 1, 3 or 4
planets | /planets/0/min_players | 4 | /planets | 5 planets with min_players 4
planets | /types/1/id | "alien" | /types | `rocky` is there 0 times
planets | /types/1/leadership_terraform | 9 | /types/1 | leadership_terraform is 9
# Technologies.
technologies | /technologies/4 | | /technologies | 4 technologies instead of 5
technologies | /technologies/0/id | "terraforming" | /technologies/0 | in order: `space-travel`
technologies | /technologies/0/levels/4 | | /technologies/0/levels | 4 levels instead of 5
technologies | /technologies/0/levels/2/level | 3 | /technologies/0/levels/2 | in order: 2
technologies | /technologies/0/levels/2/cost | null | /technologies/0/levels/2 | cost is missing
technologies | /technologies/0/levels/0/cost | {"energy": 1, "matter": 0, "antimatter": 0} | /technologies/0/levels/0 | cost must be null
technologies | /technologies/0/levels/2/cost/energy | 9 | /technologies/0/levels/2 | never be paid
technologies | /technologies/0/levels/3/unlocks | 3 | /technologies/0/levels/3 | unlocks is 3
technologies | /technologies/0/levels/3/unlocks | 0 | /technologies/0/levels/3 | unlocks is 0
technologies | /technologies/0/levels/3/leadership | 6 | /technologies/0/levels/3 | leadership is 6
technologies | /technologies/0/levels/3/speed | | /technologies/0/levels/3 | speed is missing
technologies | /technologies/0/levels/3/speed | 21 | /technologies/0/levels/3 | speed is 21
technologies | /technologies/0/levels/3/ship_cost/matter | 8 | /technologies/0/levels/3 | never be paid
technologies | /technologies/0/levels/3/shifts | 1 | /technologies/0/levels/3 | belongs to the technology `quantum-physics`
technologies | /technologies/1/levels/3/conversions | 255 | /technologies/1/levels/3 | conversions is 255
technologies | /technologies/2/levels/2/single_burn | true | /technologies/2/levels/3 | must stay once gained
technologies | /technologies/3/levels/4/producing | 6 | /technologies/3/levels/4 | producing is 6
technologies | /technologies/4/levels/4/alien_colonies | false | /technologies/4/levels | alien_colonies
# Tracks.
leadership_tracks | /tracks/1 | | /tracks | 1 tracks instead of 2
leadership_tracks | /tracks/0/id | "technology" | /tracks/0 | in order: `colonial`
leadership_tracks | /tracks/0/spaces/4/medal | false | /tracks/0/spaces | 4 medals instead of 5
leadership_tracks | /tracks/0/spaces/0/icon | "regenerate" | /tracks/0/spaces/0 | start space
leadership_tracks | /tracks/0/spaces/5/space | 6 | /tracks/0/spaces/5 | in order: 5
leadership_tracks | /tracks/0/spaces/5/points | 51 | /tracks/0/spaces/5 | points is 51
leadership_tracks | /tracks/0/spaces | [] | /tracks/0/spaces | must be 2 to 60
# Action board.
action_board | /board/0/0 | "terraform" | /board | `space-missions` is there 0 times
action_board | /rows/0 | "civil-modernity" | | `civil-modernity` is there 2 times
action_board | /burn_per_bonus | 0 | | burn_per_bonus is 0
action_board | /main_actions/0 | | /main_actions | `space-missions` is there 0 times
action_board | /bonus_actions/0 | | /bonus_actions | `space-logistics` is there 0 times
action_board | /bonus_actions/0/effect | [] | /bonus_actions/0/effect | operations is 0
action_board | /bonus_actions/0/effect/0 | OPPONENT | /bonus_actions/0/effect/0 | only a step
# Progress cards.
progress_cards | /cards/17 | | /cards | 17 cards instead of 18
progress_cards | /cards/3/id | "primato-coloniale" | /cards/3 | there twice
progress_cards | /cards/3/id | "Primato" | /cards/3 | small letters
progress_cards | /cards/3/removed_in_solo | true | /cards | 2 cards with removed_in_solo
progress_cards | /cards/1/removed_in_solo | | /cards | 0 cards with removed_in_solo
progress_cards | /cards/3/steps | [] | /cards/3/steps | number of steps is 0
progress_cards | /cards/3/steps/0/do | [] | /cards/3/steps/0/do | operations is 0
progress_cards | /cards/3/steps/0/do/0/amount | 0 | /cards/3/steps/0/do/0 | amount is 0
progress_cards | /cards/3/steps/0/do/0 | {"op": "burn", "amount": "number-of-the-level-reached"} | /cards/3/steps/0/do/0 | no level was reached
progress_cards | /cards/3/steps/0/do/0 | {"op": "produce", "on": "earth", "resources": {"energy": 0, "matter": 0, "antimatter": 0}} | /cards/3/steps/0/do/0 | produces nothing
progress_cards | /cards/3/steps/0/do/0 | {"op": "advance-technology", "levels": 1, "max_level": 5} | /cards/3/steps/0/do/0 | max_level is 5
progress_cards | /cards/3/steps/0/do/0 | {"op": "terraform", "planets": 6, "pay_cost": true} | /cards/3/steps/0/do/0 | planets is 6
progress_cards | /cards/3/steps/0/do/0 | {"op": "move-ships", "hexes": 0} | /cards/3/steps/0/do/0 | hexes is 0
progress_cards | /cards/3/steps/0/do/0 | {"op": "reveal-tiles", "count": 37} | /cards/3/steps/0/do/0 | count is 37
progress_cards | /cards/3/steps/0/do/0 | OPPONENT | /cards/3/steps/0/do | must have removed_in_solo
progress_cards | /cards/1/steps/0/do/0/opponent/0 | OPPONENT | /cards/1/steps/0/do/0/opponent/0 | only a step
# Objectives.
objectives | /objectives/16 | | /objectives | 16 objectives instead of 17
objectives | /objectives/0/set | "advanced" | /objectives | 9 standard objectives
objectives | /objectives/1/id | "progetto-helios" | /objectives/2 | there twice
objectives | /objectives/1/points | 0 | /objectives/1 | points is 0
objectives | /objectives/0/condition/n | 6 | /objectives/0/condition | n is 6
objectives | /objectives/6/condition/n | 4 | /objectives/6/condition | n is 4
objectives | /objectives/5/condition/of/level | 5 | /objectives/5/condition/of | level is 5
objectives | /objectives/9/condition/conditions/1 | {"op": "all-of", "conditions": []} | /objectives/9/condition/conditions/1 | number of conditions is 0
# Scoring and the start of a game.
scoring | /items/0 | | /items | `antimatter` is there 0 times
scoring | /items/5/points | 21 | /items/5 | points is 21
scoring | /items/8/points | 2 | /items | farther zones
setup | /rounds | 17 | | rounds is 17
setup | /rounds | 0 | | rounds is 0
setup | /storage/energy | 255 | | energy on earth and storage together is 255
setup | /solo_storage/antimatter | 21 | | antimatter on solo_earth
# Campaigns.
campaigns | /campaigns/4 | | /campaigns | 4 campaigns instead of 5
campaigns | /campaigns/1/id | "confini-della-galassia" | /campaigns/1 | there twice
campaigns | /campaigns/0/objectives/1 | "progetto-x" | /campaigns/0/objectives/1 | `progetto-x` is no objective
campaigns | /campaigns/0/objectives/1 | "progetto-helios" | /campaigns/0/objectives/2 | there twice
campaigns | /campaigns/0/objectives/3 | | /campaigns/0/objectives | 3 objectives instead of 4
campaigns | /levels/3 | | /levels | 3 levels instead of 4
campaigns | /levels/1/level | 1 | /levels/1 | in order: 2
campaigns | /levels/1/minimum | 30 | /levels | higher than the one before
campaigns | /levels/1/cubes_per_5 | 4 | /levels/1 | cubes_per_5 is 4
campaigns | /levels/0/antimatter | 1 | /levels/0 | antimatter is 1
campaigns | /ghost/technology_rounds | [5, 5] | /ghost | ascending
campaigns | /ghost/technology_rounds | [17] | /ghost | rounds of the game
campaigns | /ghost/setup_levels | 2 | /ghost | lead to level 5
campaigns | /ghost/track_steps | 6 | /ghost | track_steps is 6
# The galaxy board.
galaxy | /board/1 | " . . . . . 1 . . . 3 . . . 1 . . . 3 . . . x" | /board/1 | `x` at character 43
galaxy | /board/0 | " . . . ." | /board/0 | `.` at character 1 is not in line
galaxy | /zones/0 | "" | /zones | zone of hex 0,0 is missing
galaxy | /zones/0 | "l l l l l l l l l l l l l l l l l l l l l l l" | /zones | hex 22,0 is not on the board
galaxy | /board/3 | " . . . . . . . . . . . . . . . . . . . . . ." | /board | Sagittarius A*: 0
galaxy | /board/15 | " . . . . . . . . . . . . . . . . . . . . . ." | /board | Sol: 0
galaxy | /zones/15 | " m m m m m m m m m m m m m m m m m m m m m m" | /zones | Sol at 3,15 must lie in the short-range zone
"#;

/// What stands for `OPPONENT` above.
const OPPONENT: &str = r#"{"op": "choose-opponent",
    "opponent": [{"op": "regenerate", "amount": 1}], "self": [{"op": "regenerate", "amount": 1}]}"#;

/// K20.1, K20.2, K20.3, K20.4, K20.5, K20.6, K20.7 and K20.8: only known words and fields, and everything
/// is counted.
#[test]
fn every_defect_is_told_with_its_file_and_entry() {
    let lines = DEFECTS.lines().filter(|line| line.contains('|'));
    let mut untold = Vec::new();
    for line in lines.clone() {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [file, pointer, value, entry, problem] = columns[..] else {
            panic!("{line}");
        };
        let file = format!("{file}.json");
        let value = value.replace("OPPONENT", OPPONENT);
        let value = (!value.is_empty()).then(|| serde_json::from_str(&value).expect(line));
        let mut files = Files::builtin();
        files.change(&file, pointer, value);
        let errors = files.read().err().unwrap_or_default();
        let told = |error: &PackError| {
            // An entry inside the expected one is even better.
            let inside = error.entry.strip_prefix(entry);
            let there = inside.is_some_and(|rest| rest.is_empty() || !entry.is_empty());
            error.file == file && there && error.problem.contains(problem)
        };
        if !errors.iter().any(told) {
            untold.push(format!("{line}: {errors:#?}"));
        }
    }
    assert!(untold.is_empty(), "{}", untold.join("\n"));
    assert!(lines.count() > 120);
}

/// K20.3, K20.5, K20.6: words that the built-in pack does not use, or not in this way.
#[test]
fn every_word_can_be_used() {
    let track = "/tracks/0/spaces/1/icon";
    let files = Files::changed("leadership_tracks.json", track, json!("produce-antimatter"));
    let icon = files.read().unwrap().tracks[0][1].icon;
    assert_eq!(icon, Some(Icon::ProduceAntimatter));

    let cubes_of = json!({"energy": 1, "matter": 2, "antimatter": 3});
    for (written, op) in [
        (json!({"op": "burn", "amount": 2}), Op::Burn(2)),
        (json!({"op": "build-ship-free"}), Op::BuildShip),
        (json!({"op": "move-ships", "hexes": 3}), Op::MoveShips(3)),
        (
            json!({"op": "reveal-tiles", "count": 4}),
            Op::RevealTiles(4),
        ),
        (json!({"op": "regenerate", "amount": 5}), Op::Regenerate(5)),
        (
            json!({"op": "advance-track", "track": "choice", "amount": 2}),
            Op::AdvanceTrack(None, 2),
        ),
        (
            json!({"op": "advance-technology", "levels": 2, "max_level": 3}),
            Op::AdvanceTechnology { levels: 2, max: 3 },
        ),
        (
            json!({"op": "terraform", "planets": 2, "pay_cost": false}),
            Op::Terraform {
                planets: 2,
                paid: false,
            },
        ),
        (
            json!({"op": "produce", "on": "earth", "resources": cubes_of}),
            Op::ProduceOnEarth(cubes(1, 2, 3)),
        ),
    ] {
        let at = "/cards/2/steps/0/do/0";
        let pack = Files::changed("progress_cards.json", at, written)
            .read()
            .unwrap();
        assert_eq!(pack.program(pack.cards[2].steps[0].run), [op]);
    }

    let at_least = |of: Value| json!({"op": "at-least", "n": 2, "of": of});
    let two = |count| Cond::AtLeast(count, 2);
    let planets = |terraformed, kind, zone| Count::Planets {
        terraformed,
        kind,
        zone,
    };
    for (written, cond) in [
        (
            at_least(json!({"op": "planets"})),
            two(planets(false, None, None)),
        ),
        (
            at_least(json!({"op": "planets", "terraformed": true, "type": "alien", "zone": "any"})),
            two(planets(true, Some(Kind::Alien), None)),
        ),
        (
            at_least(json!({"op": "planets", "zone": "medium"})),
            two(planets(false, None, Some(Zone::Medium))),
        ),
        (
            at_least(json!({"op": "planets-of-one-type", "terraformed": true})),
            two(Count::OfOneType { terraformed: true }),
        ),
        (
            at_least(json!({"op": "types-of-planets"})),
            two(Count::Types { terraformed: false }),
        ),
        (
            at_least(json!({"op": "technologies", "level": 3})),
            two(Count::Technologies { level: 3 }),
        ),
        (
            at_least(json!({"op": "technology-levels", "tech": "terraforming"})),
            two(Count::Levels(Tech::Terraforming)),
        ),
        (
            at_least(json!({"op": "track-spaces", "track": "colonial"})),
            two(Count::Spaces(Track::Colonial)),
        ),
        (
            at_least(json!({"op": "medals", "track": "technology"})),
            two(Count::Medals(Some(Track::Technology))),
        ),
        (
            at_least(json!({"op": "ships", "where": "mines"})),
            two(Count::Ships(Berth::Mines)),
        ),
        (
            at_least(json!({"op": "cubes", "resource": "antimatter", "where": "planets"})),
            two(Count::Cubes(Some(Resource::Antimatter), Pool::Planets)),
        ),
        (
            json!({"op": "highest", "of": {"op": "track-spaces", "track": "colonial"}, "ties": false, "ghost": false}),
            Cond::Highest {
                of: Count::Spaces(Track::Colonial),
                ties: false,
                ghost: false,
            },
        ),
        (
            json!({"op": "lowest", "of": {"op": "medals"}}),
            Cond::Lowest {
                of: Count::Medals(None),
                ties: true,
                ghost: true,
            },
        ),
    ] {
        let at = "/objectives/0/condition";
        let pack = Files::changed("objectives.json", at, written)
            .read()
            .unwrap();
        assert_eq!(pack.objectives[0].condition, cond);
    }
}

#[test]
fn missing_and_broken_files_are_named() {
    for file in FILES {
        let mut files = Files::builtin();
        files.0.remove(file);
        assert_eq!(
            errors(files.read()),
            [format!("{file}: the file is missing")]
        );
        files.0.insert(file, json!([]));
        assert_eq!(
            errors(files.read()),
            [format!("{file}: expected a JSON object")]
        );
        let texts = Files::builtin();
        let broken = |name: &str| {
            let text = (texts.texts())(name)?;
            Some(if name == file {
                text[1..].to_owned()
            } else {
                text
            })
        };
        let told = errors(read(&broken));
        assert!(
            told.len() == 1 && told[0].starts_with(&format!("{file}: no JSON: ")),
            "{told:?}"
        );
        let twice = |name: &str| {
            let text = (texts.texts())(name)?;
            let doubled = text.replacen('{', r#"{"a": 1, "a": 2, "#, 1);
            Some(if name == file { doubled } else { text })
        };
        let told = errors(read(&twice));
        assert!(told[0].contains("`a` is there twice"), "{told:?}");
        let large = |name: &str| {
            let text = (texts.texts())(name)?;
            let spaces = " ".repeat(1 << 20);
            Some(if name == file { text + &spaces } else { text })
        };
        assert_eq!(
            errors(read(&large)),
            [format!("{file}: the file is larger than 1048576 bytes")]
        );
    }
}

#[test]
fn all_problems_are_told_at_once() {
    let mut files = Files::builtin();
    files.change("planets.json", "/planets/3/level", Some(json!(9)));
    files.change("planets.json", "/planets/7/points", Some(json!(9)));
    files.change("setup.json", "/rounds", Some(json!(99)));
    assert_eq!(
        errors(files.read()),
        [
            "setup.json: rounds is 99, but must be 1 to 16",
            "planets.json /planets/3: level is 9, but must be 1 to 4",
            "planets.json /planets/7: points is 9, but must be 1 to 5",
        ]
    );
    // Words that mean nothing are told first, everywhere.
    files.change("planets.json", "/planets/3/type", Some(json!("flat")));
    files.change(
        "progress_cards.json",
        "/cards/0/steps/0/target",
        Some(json!("me")),
    );
    let told = errors(files.read());
    assert_eq!(told.len(), 2, "{told:?}");
}

#[test]
fn a_bonus_beyond_all_limits_is_refused() {
    let mut files = Files::builtin();
    for level in 1..4 {
        let pointer = format!("/levels/{level}/cubes_per_5");
        files.change("campaigns.json", &pointer, Some(json!(3)));
    }
    assert_eq!(errors(files.read()), [""; 0]);
    for space in 1..21 {
        for track in 0..2 {
            let pointer = format!("/tracks/{track}/spaces/{space}/points");
            files.change("leadership_tracks.json", &pointer, Some(json!(50)));
        }
    }
    for item in 0..9 {
        let points = [20, 20, 20, 20, 20, 20, 1, 2, 20][item];
        files.change(
            "scoring.json",
            &format!("/items/{item}/points"),
            Some(json!(points)),
        );
    }
    let told = errors(files.read());
    assert!(
        told[0].contains("campaigns.json /levels/1: a score of"),
        "{told:?}"
    );
}

//! Placements of scenarios: things move, the rest follows, and whatever people write is a position or refused.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_core::scenario::Settings;
use orrery_core::{Match, Rng, Scenario};
use orrery_games::entries;
use serde_json::{Map, Value, json};

fn scenario(game: &str, rest: &str) -> Scenario {
    Scenario::parse(&format!("title = 't'\ngame = '{game}'\n{rest}")).unwrap()
}

fn position(game: &str, rest: &str) -> Box<dyn Match> {
    scenario(game, rest).position(&entries()).unwrap()
}

/// Everything that is wrong with a scenario.
fn complaint(game: &str, rest: &str) -> String {
    let report = scenario(game, rest).run(&entries());
    let failures = report.failures.iter().map(ToString::to_string);
    failures.collect::<Vec<_>>().join("\n")
}

fn decides(game: &dyn Match) -> (u8, &'static str) {
    let decision = game.decision().unwrap();
    (decision.seat.number(), decision.about)
}

#[test]
fn a_turn_of_any_round_begins_without_knowing_the_stack() {
    let seti = position(
        "seti",
        "options = { players = 3, first = 1 }\nset = { round = 3, turn = 2, passed = [3] }",
    );
    assert_eq!(decides(&*seti), (2, "turn"));
    let state = seti.state();
    assert_eq!((&state["round"], &state["first"]), (&json!(3), &json!(3)));
    assert_eq!(state["stacks"][1], json!([]));
    assert_eq!(state["stacks"][2].as_array().unwrap().len(), 4);

    let kepler = position(
        "kepler",
        "options = { players = 3, first = 1 }\nset = { round = 5, turn = 2 }",
    );
    assert_eq!(decides(&*kepler), (2, "main"));
    let state = kepler.state();
    assert_eq!((&state["round"], &state["first"]), (&json!(5), &json!(3)));
    assert_eq!(state["deck"].as_array().unwrap().len(), 11);
    assert!(state["card"].is_u64());
}

/// S19.8: the rival's turn is played at once.
#[test]
fn the_turn_of_the_rival_can_be_set() {
    let solo = "options = { players = 1, solo = 1, discs = [0, 0, 0], first = 1 }\n";
    let game = position(
        "seti",
        &format!("{solo}set = {{ turn = 2, rival.cards = [3] }}"),
    );
    assert_eq!(game.decision().unwrap().seat.number(), 1);
    assert_eq!(game.state()["rival"]["played"], json!([3]));
}

#[test]
fn cards_leave_where_they_were_and_holes_are_filled() {
    let fresh = position("seti", "options = { players = 2 }").state();
    let row = &fresh["row"];
    let text = format!(
        "options = {{ players = 2 }}\n[set]\nturn = 1\nhand = {{ 1 = [45, '59', 'Voyager 2 Mission', {}] }}\ndeck = [7, 8]",
        row[0]
    );
    let state = position("seti", &text).state();
    let mut hand = vec![3, 45, 59, row[0].as_u64().unwrap()];
    hand.sort_unstable();
    assert_eq!(state["players"][0]["hand"], json!(hand));
    assert_eq!(state["players"][1]["hand"].as_array().unwrap().len(), 5);
    assert!(state["row"].as_array().unwrap().iter().all(Value::is_u64));
    let deck = state["deck"].as_array().unwrap();
    assert_eq!(deck[deck.len() - 2..], [json!(8), json!(7)]);
}

#[test]
fn technologies_points_milestones_and_species_are_completed() {
    let state = position(
        "seti",
        "options = { players = 2 }
        [set]
        turn = 1
        technologies = { 1 = ['probe-1', 'computer-2'], 2 = ['probe-1'] }
        computer.1 = 3
        score = { 1 = 52, 2 = 21 }
        gold.income = [1]
        discovered = ['mascamites']
        traces.mascamites.pink = { discovery = 1, overflow = [2] }
        orbiters.mars = [2, 1, 2]",
    )
    .state();
    let player = &state["players"][0];
    assert_eq!(player["computer"]["tiles"][0], "computer-2");
    assert_eq!(player["gold_done"], json!([true, true, false]));
    assert_eq!(state["gold"], json!([[1], [], [1], []]));
    assert_eq!(state["neutral"], json!([0, 1]));
    assert_eq!(state["techs"][0]["tiles"].as_array().unwrap().len(), 2);
    assert_eq!(state["techs"][0]["two_points"], false);
    assert_eq!(state["planets"][2]["orbiters"], json!([1, 2, 0, 0]));
    assert_eq!(state["planets"][2]["first_orbiter"], "2");
    let slots = state["species"].as_array().unwrap();
    let slot = slots
        .iter()
        .find(|slot| slot["species"] == "mascamites")
        .unwrap();
    assert_eq!(
        (&slot["discovered"], &slot["discovery"]),
        (&json!(true), &json!(["1", "neutral", "neutral"]))
    );
    let hand = player["hand"].as_array().unwrap();
    assert!(
        hand.iter()
            .any(|card| card.as_str().is_some_and(|card| card.starts_with("et.")))
    );
}

/// K4.1, K11.3, K16.12
#[test]
fn cubes_cards_and_medals_are_conserved() {
    let state = position(
        "kepler",
        "options = { players = 2, first = 1 }
        [set]
        turn = 1
        card = 'Extraterrestrial Knowledge'
        earth.1 = { energy = 1 }
        colonies.1 = { 2 = { matter = 2 } }
        storage.2 = { energy = 1 }
        tracks = { 1 = { technology = 9 }, 2 = { technology = 9 } }
        objective = { 1 = 'base-logistica-esterna', 2 = 'progetto-atlantide' }
        ships.2 = ['3,13']",
    )
    .state();
    let cubes = |energy, matter, antimatter| json!({"energy": energy, "matter": matter, "antimatter": antimatter});
    assert_eq!(state["players"][0]["storage"], cubes(6, 5, 3));
    assert_eq!(state["players"][1]["well"], cubes(3, 4, 3));
    assert_eq!(
        (&state["players"][0]["medals"], &state["supplied"]),
        (&json!([0, 2]), &json!(2))
    );
    assert_eq!(state["players"][1]["ships"], json!(["3,13", null, null]));
}

#[rustfmt::skip] // a table
const REFUSED: &[(&str, &str, &str)] = &[
    ("seti", "hand = { 1 = [22], 2 = [22] }", "set hand.2: card 22 is placed twice"),
    ("seti", "hand = { 1 = ['et.1'] }", "set hand.1: card et.1 is one of the mascamites, which are not discovered"),
    ("seti", "hand = { 1 = ['Sputnik'] }", "set hand.1[0]: there is no card `Sputnik`"),
    ("seti", "hnd = {}", "set hnd: unknown field `hnd`, expected one of"),
    ("seti", "turn = 3", "set turn: there is no seat 3 among 2"),
    ("seti", "round = 6", "set round: rounds are 1 to 5 (S2.1)"),
    ("seti", "'/planets/marss/orbiters' = []", "set /planets/marss/orbiters: /planets has no `marss`; it has mercury, venus, mars"),
    ("seti", "rival = { progress = 1 }", "set rival: there is a rival only in the solo game (S19.1)"),
    ("kepler", "turn = 1, card = 'sputnik'", "set card: there is no progress card `sputnik`; there are conoscenza"),
    ("kepler", "turn = 1, earth = { 1 = { energy = 9 } }", "set cubes of seat 1: 9 energy in all; there are 7 (K4.1)"),
    ("kepler", "turn = 1, ships = { 1 = ['3,13'], 2 = ['3,13'] }", "set: player 1: ships of seat 1 and seat 2 are on 3,13"),
    ("kepler", "technologies = { 1 = { space-travel = 5 } }", "set technologies.1.space-travel: levels are 0 to 4 (H9)"),
    ("kepler", "technologies = { 1 = { space-trvel = 1 } }", "`space-trvel` is no Tech"),
];

#[test]
fn messages_name_the_place() {
    for (game, set, said) in REFUSED {
        let complaint = complaint(
            game,
            &format!("options = {{ players = 2 }}\nset = {{ {set} }}"),
        );
        assert!(complaint.contains(said), "{complaint}");
    }
}

/// Single values that contradict others: both places are named.
#[test]
fn messages_name_both_places() {
    let fresh = position("seti", "options = { players = 2 }").state();
    let (top, hand) = (&fresh["deck"][0], &fresh["players"][0]["hand"]);
    let mut more = hand.as_array().unwrap().clone();
    more.push(top.clone());
    let set = format!("set = {{ '/players/seat-1/hand' = {} }}", json!(more));
    let told = complaint("seti", &format!("options = {{ players = 2 }}\n{set}"));
    let said = format!("card {top} is in the deck and in hand 1 (S1.3, S1.7)");
    assert_eq!(told, format!("set /players/seat-1/hand: {said}"));

    let running = position("kepler", "options = { players = 2 }\nset = { turn = 1 }").state();
    let set = format!("set = {{ turn = 1, '/card' = {} }}", running["deck"][0]);
    let told = complaint("kepler", &format!("options = {{ players = 2 }}\n{set}"));
    assert!(told.contains("is in the deck and face up"), "{told}");
}

/// A text that means nothing to a game is not an illegal choice, whatever refuses its first word.
#[test]
fn a_mistyped_choice_never_passes() {
    for (game, rest, choice) in [
        ("seti", "turn = 1", "orbit marss"),
        ("seti", "turn = 1", "land  mars"),
        ("kepler", "turn = 1", "action terraformm"),
        ("kepler", "turn = 1", "bonus nothing"),
    ] {
        let told = complaint(
            game,
            &format!(
                "[set]\n{rest}\n[[step]]\nillegal = '{choice}'\nrefused = {{ '{choice}' = 'S3.8' }}"
            ),
        );
        let said = format!("`{choice}` is not a choice of this game");
        assert_eq!(told.matches(&said).count(), 2, "{told}");
    }
}

const NAMES: &[&str] = &[
    "mars",
    "jupiter",
    "earth",
    "europa",
    "vega",
    "procyon",
    "left",
    "right",
    "pink",
    "blue",
    "mascamites",
    "anomalies",
    "oumuamua",
    "centaurians",
    "exertians",
    "technology",
    "income",
    "probe-1",
    "computer-2",
    "telescope-4",
    "space-travel",
    "quantum-physics",
    "colonial",
    "energy",
    "matter",
    "discovery",
    "overflow",
    "board",
    "top",
    "upper",
    "lower",
    "tiles",
    "cards",
    "progress",
    "arrow",
    "at",
    "sample",
    "1",
    "2",
    "3",
    "4",
    "19",
    "22",
    "3,12",
    "4,14",
    "mine",
    "target",
    "primato-coloniale",
    "neutral",
    "et.3",
    "et.50",
    "r2s2",
];

/// A value such as people write, or do not.
fn any_value(rng: &mut Rng, depth: usize) -> Value {
    let name = |rng: &mut Rng| NAMES[rng.below(NAMES.len())];
    match rng.below(if depth == 0 { 6 } else { 10 }) {
        0..=2 => rng.below(8).into(),
        3 => [0, 18, 99, 255, 256, 65_535, 4_000_000_000_u64][rng.below(7)].into(),
        4 | 5 => name(rng).into(),
        6 | 7 => (0..rng.below(5))
            .map(|_| any_value(rng, depth - 1))
            .collect(),
        _ => {
            let fields =
                (0..rng.below(4)).map(|_| (name(rng).to_owned(), any_value(rng, depth - 1)));
            Value::Object(fields.collect::<Map<_, _>>())
        }
    }
}

/// A value of the right form for most words, so that many are accepted.
fn likely(rng: &mut Rng, word: &str) -> Value {
    let seat = |rng: &mut Rng| (1 + rng.below(2)).to_string();
    let seats = |rng: &mut Rng| -> Value { (0..rng.below(4)).map(|_| 1 + rng.below(2)).collect() };
    let cards =
        |rng: &mut Rng| -> Value { (0..rng.below(5)).map(|_| 1 + rng.below(138)).collect() };
    let bodies = ["mars", "jupiter", "saturn", "mercury", "neptune"];
    let body = |rng: &mut Rng| bodies[rng.below(bodies.len())];
    match word {
        "round" | "turn" | "first" => (1 + rng.below(3)).into(),
        "passed" => seats(rng),
        "hand" | "tucked" | "played" => json!({ (seat(rng)): cards(rng) }),
        "deck" | "discard" | "stack" => cards(rng),
        "score" | "credits" | "energy" | "publicity" | "data" => {
            json!({ (seat(rng)): rng.below(80) })
        }
        "probes" => json!({ (seat(rng)): [body(rng)] }),
        "orbiters" | "landers" => json!({ (body(rng)): seats(rng) }),
        "signals" | "wins" => json!({ "vega": seats(rng) }),
        "discovered" => {
            let all = [
                "mascamites",
                "anomalies",
                "oumuamua",
                "centaurians",
                "exertians",
            ];
            json!([all[rng.below(5)]])
        }
        "traces" => json!({ "left": { "pink": seats(rng) } }),
        "technologies" => json!({ (seat(rng)): ["probe-1", "computer-3"] }),
        "computer" => json!({ (seat(rng)): rng.below(7) }),
        "tracks" | "medals" => json!({ (seat(rng)): { "colonial": rng.below(12) } }),
        "earth" | "well" | "storage" => json!({ (seat(rng)): { "energy": rng.below(6) } }),
        "colonies" => json!({ (seat(rng)): { "2": { "energy": rng.below(4) } } }),
        "ships" => json!({ (seat(rng)): ["3,13"] }),
        _ => any_value(rng, 3),
    }
}

/// The words of a game, as the refusal of an unknown one lists them.
fn words(game: &str) -> Vec<String> {
    let known = complaint(game, "set = { no-such-word = 1 }");
    let (_, words) = known.split_once("expected one of ").unwrap();
    words
        .split(", ")
        .map(|word| word.trim_matches('`').to_owned())
        .collect()
}

fn play_on(mut game: Box<dyn Match>, rng: &mut Rng) {
    for _ in 0..40 {
        let Some(decision) = game.decision() else {
            return;
        };
        let choices = game.choices();
        let choice = &choices[rng.below(choices.len())];
        game.play(decision.seat, choice).unwrap();
    }
}

/// Whatever is placed is refused, or a position that can be played; some of each.
#[test]
fn any_placements_are_refused_or_can_be_played() {
    for game in ["seti", "kepler", "comets"] {
        let words = words(game);
        let mut rng = Rng::new(7);
        let (mut accepted, mut refused) = (0, 0);
        for seed in 0..1500 {
            let mut set = Settings::default();
            for _ in 0..=rng.below(4) {
                let word = &words[rng.below(words.len())];
                let value = match rng.below(4) {
                    0 => any_value(&mut rng, 3),
                    _ => likely(&mut rng, word),
                };
                set.words.insert(word.clone(), value);
            }
            let players = if game == "comets" || rng.below(4) > 0 {
                2
            } else {
                1
            };
            let scenario = Scenario {
                seed,
                options: [("players".to_owned(), json!(players))].into(),
                set,
                ..scenario(game, "")
            };
            match scenario.position(&entries()) {
                Ok(position) => {
                    accepted += 1;
                    play_on(position, &mut rng);
                }
                Err(wrong) => {
                    assert!(!wrong.is_empty());
                    refused += 1;
                }
            }
        }
        assert!(
            accepted > 100 && refused > 100,
            "{game}: {accepted} accepted, {refused} refused"
        );
    }
}

/// Words can also be placed in the middle of a game.
#[test]
fn things_are_placed_between_steps_of_running_games() {
    for game in ["seti", "kepler"] {
        let words = words(game);
        let mut rng = Rng::new(11);
        for seed in 0..60 {
            let start = format!("seed = {seed}\noptions = {{ players = 2 }}");
            let mut position = position(game, &start);
            for _ in 0..60 {
                let Some(decision) = position.decision() else {
                    break;
                };
                let choices = position.choices();
                let choice = &choices[rng.below(choices.len())];
                position.play(decision.seat, choice).unwrap();
                let word = &words[rng.below(words.len())];
                let set = [(word.clone(), likely(&mut rng, word))]
                    .into_iter()
                    .collect();
                if let Ok(arranged) = position.arranged(&set, &std::collections::BTreeMap::new()) {
                    position = arranged;
                }
            }
        }
    }
}

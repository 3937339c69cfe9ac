//! Scenarios: the steps hold or say where they do not, and bad files are refused.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_comets::Comets;
use orrery_core::scenario::{MAX_BYTES, MAX_FAILURES, MAX_SHOWN, MAX_STEPS, Settings, template};
use orrery_core::{Entry, Match, Rng, Scenario, ScenarioReport, Viewer};
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop, prop_oneof, proptest};
use proptest::sample::Index;
use serde_json::{Value, json};

mod damage;
use damage::{damage, damaged};

const GAMES: &[Entry] = &[Entry::of::<Comets>()];
const DOCS: &str = include_str!("../../../docs/scenarios.md");
const START: &str = "title = \"t\"\ngame = \"comets\"\nseed = 7\n";

/// The blocks of the documentation in one language.
fn blocks(language: &str) -> Vec<&'static str> {
    let blocks = DOCS.split("```").skip(1).step_by(2);
    blocks
        .filter_map(|block| block.strip_prefix(language))
        .collect()
}

fn run(text: &str) -> Result<ScenarioReport, String> {
    let scenario = Scenario::parse(text).map_err(|error| error.to_string())?;
    let report = scenario.run(GAMES);
    let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    if report.holds() {
        Ok(report)
    } else {
        Err(failures.join("\n"))
    }
}

/// Runs a scenario of seed 7 that goes on like this and returns the complaint.
fn complaint(rest: &str) -> String {
    run(&format!("{START}{rest}")).unwrap_err()
}

/// Blocks of other games are run where these games are known.
#[test]
fn the_documentation_is_true() {
    let own = |text: &&str| text.contains("game = \"comets\"");
    let scenarios: Vec<&str> = blocks("toml\n").into_iter().filter(own).collect();
    assert!(scenarios.len() >= 3);
    let reports: Vec<_> = scenarios.iter().map(|text| run(text).unwrap()).collect();
    assert_eq!(reports[0].title, "A bright comet dazzles the next player");
    assert_eq!((reports[0].steps, reports[0].checks), (2, 14));
    let fresh = template(&GAMES[0], &json!({"players": 2}), 7).unwrap();
    assert_eq!(blocks("json\n"), [format!("{fresh}\n")]);
}

#[test]
fn a_template_is_the_state_in_json() {
    for players in 2..=4 {
        let options = json!({ "players": players });
        let text = template(&GAMES[0], &options, 3).unwrap();
        let state: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(state, (GAMES[0].start)(&options, 3).unwrap().state());
    }
    assert!(template(&GAMES[0], &json!({"players": 5}), 3).is_err());
}

#[test]
fn only_the_overrides_differ_from_a_fresh_game() {
    let text = format!(
        "{START}set = {{ \"/players/1/fuel\" = 0, \"/players/1\" = {{ fuel = 3, hand = [4, 11], score = 5 }} }}"
    );
    let position = Scenario::parse(&text).unwrap().position(GAMES).unwrap();
    let mut state = (GAMES[0].start)(&json!({}), 7).unwrap().state();
    state["players"][1]["score"] = json!(5);
    state["players"][1]["fuel"] = json!(0); // the inner pointer comes last
    assert_eq!(position.state(), state);
}

#[test]
fn values_that_toml_lacks_are_given_as_json() {
    let state = r#"{ json = '{"drawn": 12, "seed": 18446744073709551615}' }"#;
    let text = format!(
        "{START}set = {{ \"/dazzled\" = {{ json = \"null\" }}, \"/rng\" = {state} }}
        [[step]]
        expect = {{ \"/rng\" = {{ drawn = 12, seed = {{ json = \"18446744073709551615\" }} }} }}"
    );
    assert_eq!(run(&text).unwrap().checks, 1);
    assert_eq!(
        complaint("set = { \"/dazzled\" = { json = \"nul\" } }"),
        "line 4: /dazzled: not JSON: EOF while parsing a value at line 1 column 3"
    );
}

#[test]
fn the_largest_seed_can_be_written() {
    let text = START.replace("seed = 7", "seed = 18446744073709551615");
    assert!(run(&text).is_ok());
}

#[test]
fn a_step_checks_what_is_possible_then_plays_then_checks_what_came_of_it() {
    let step = "[[step]]
        expect = { \"/players/0/score\" = 2, \"/turn\" = 2 }
        play = \"chase 4\"
        decides = 1
        about = \"turn\"
        legal = \"chase 4\"";
    assert_eq!(run(&format!("{START}{step}")).unwrap().checks, 5);
}

#[rustfmt::skip] // a table
const UNTRUE: &[(&str, &str)] = &[
    ("decides = 2", "decides: expected seat 2, found seat 1"),
    ("about = 'dazzled'", "about: expected `dazzled`, found `turn`"),
    ("legal = ['rest', 'chase 10']", "legal: `chase 10` is not possible now (chase 10: C2.4; needs 2 fuel, has 1)"),
    ("legal = 'chase 99'", "legal: `chase 99` is not a choice of this game"),
    ("illegal = ['drop 1', 'rest']", "illegal: `rest` is legal"),
    ("illegal = 'rset'", "illegal: `rset` is not a choice of this game"),
    ("refused = { rest = 'C2.6' }", "refused: `rest` is legal"),
    ("refused = { 'chase 10' = 'C2.6' }", "refused: expected `chase 10` by C2.6, found C2.4"),
    ("refused = { 'chase 1' = 'C2.6' }", "refused: expected `chase 1` by C2.6, found C2.4"),
    ("refused = { 'chase' = 'C2.6' }", "refused: `chase` is not a choice of this game"),
    ("refused = { 'chase 10x' = 'C2.4' }", "refused: `chase 10x` is not a choice of this game"),
    ("illegal = 'chase 10x'", "illegal: `chase 10x` is not a choice of this game"),
    ("play = ['rest', 'drop 4']", "play: `drop 4` is not possible now (drop 4: C2.6); legal are `observe`, `chase 5`, `rest`"),
    ("play = 'chase 40'", "play: `chase 40` is not a choice of this game; legal are `chase 4`, `observe`, `rest`"),
    ("choices = 4", "choices: expected 4, found 3: `observe`, `chase 4`, `rest`"),
    ("choices = ['rest', 'observe']", "choices: legal are also `chase 4`"),
    ("choices = ['rest', 'observe', 'chase 4', 'chase 9']", "choices: not legal are `chase 9`"),
    ("choices = 'drop 9'", "choices: not legal are `drop 9`; legal are also `chase 4`, `observe`, `rest`"),
    ("before = { '/turn' = 2 }\nplay = 'rest'", "before /turn: expected 2, found 1"),
    ("length = { '/deck' = 3 }", "length /deck: expected 3, found 7"),
    ("length = { '/turn' = 3 }", "length /turn: 1 is no list"),
    ("contains = { '/players/0/hand' = [3, 4] }", "contains /players/0/hand: 4 is not in [3,9]"),
    ("lacks = { '/players/0/hand' = 9 }", "lacks /players/0/hand: 9 is in [3,9]"),
    ("absent = '/turn'", "absent /turn: 1 is there"),
    ("absent = '/dazled'", "absent /dazled: the state has no `dazled`; it has aside, dazzled, deck, first, pile, players, rng, round, rounds, turn"),
    ("show = '/trun'", "show /trun: the state has no `trun`; it has aside, dazzled, deck, first, pile, players, rng, round, rounds, turn"),
    ("set = { turn = 3 }", "set: no such seat"),
    ("set = { fuel = { 3 = 1 } }", "set fuel.3: there is no seat 3 among 2"),
    ("expect = { '/turn' = 2 }", "expect /turn: expected 2, found 1"),
    ("expect = { '/turn' = 1.0 }", "expect /turn: expected 1.0, found 1"),
    ("expect = { '/turn' = '1' }", "expect /turn: expected \"1\", found 1"),
    ("expect = { '/players/0/hand' = [9, 3] }", "expect /players/0/hand: expected [9,3], found [3,9]"),
    ("expect = { '/players/2' = {} }", "expect /players/2: /players has no item `2`; it has 2, counted from 0"),
    ("expect = { '/players/seat-9' = {} }", "expect /players/seat-9: /players has no `seat-9`; it has seat-1, seat-2, seat-3, seat-4"),
    ("expect = { '/players/seat-1/fuell' = 1 }", "expect /players/seat-1/fuell: /players/0 has no `fuell`; it has fuel, hand, score"),
    ("expect = { 'turn' = 1 }", "expect turn: a pointer begins with `/`: `/turn`"),
    ("result = ['1 0 won', '2 0 won']", "result: expected `1 0 won, 2 0 won`, found `unfinished`"),
];

#[test]
fn a_step_that_does_not_hold_says_why() {
    for (step, problem) in UNTRUE {
        let text = format!("\n[[step]]\nlegal = 'rest'\n[[step]]\n{step}\n");
        assert_eq!(complaint(&text), format!("step 2 (line 7): {problem}"));
    }
}

#[test]
fn after_the_end_nothing_can_be_decided() {
    let end = "options = { rounds = 1 }\n[[step]]\nplay = ['rest', 'rest']\nresult = ['1 0 won', '2 0 won']\n";
    assert_eq!(run(&format!("{START}{end}")).unwrap().checks, 1);
    for (step, problem) in [
        ("play = 'rest'", "play: the game is over"),
        ("legal = 'rest'", "legal: the game is over"),
        ("illegal = 'rest'", "illegal: the game is over"),
        ("refused = { rest = 'C3.1' }", "refused: the game is over"),
        (
            "decides = 1",
            "decides: expected seat 1, found nobody, the game is over",
        ),
        (
            "about = 'turn'",
            "about: expected `turn`, found nobody, the game is over",
        ),
        (
            "result = ['1 0 won', '2 0']",
            "result: expected `1 0 won, 2 0`, found `1 0 won, 2 0 won`",
        ),
        (
            "result = '1 0 won'",
            "result: expected `1 0 won`, found `1 0 won, 2 0 won`",
        ),
    ] {
        let complaint = complaint(&format!("{end}[[step]]\n{step}\n"));
        assert_eq!(complaint, format!("step 2 (line 8): {problem}"));
    }
}

#[rustfmt::skip] // a table
const REFUSED: &[(&str, &str)] = &[
    ("sed = 7", "line 4: unknown field `sed`, expected one of `title`, `note`, `game`, `seed`, `options`, `set`, `step`, `puzzle`"),
    ("seed = 7", "line 4: duplicate key"),
    ("set = 5", "line 4: invalid type: integer `5`, expected a map"),
    ("set = { '/turn' = 2026-01-01 }", "line 4: /turn: JSON has no dates such as 2026-01-01"),
    ("set = { '/turn' = nan }", "line 4: /turn: NaN is not a JSON number"),
    ("set = { '/turn' = [inf] }", "line 4: /turn: inf is not a JSON number"),
    ("step = 'rest'", "line 4: invalid type: string \"rest\", expected a sequence"),
    ("[[step]]\nplay = 'rest'\n[[step]]", "line 6: an empty step"),
    ("[[step]]\nlegal = []", "line 4: an empty step"),
    ("[[step]]\npaly = 'rest'", "line 5: unknown field `paly`, expected one of `set`, `decides`, `about`, `choices`, `legal`, `illegal`, `refused`, `before`, `play`, `expect`, `least`, `length`, `contains`, `lacks`, `absent`, `result`, `show`"),
    ("[[step]]\nplay = 5", "line 5: expected a text or a list of texts"),
    ("[[step]]\nplay = ['rest', 5]", "line 5: expected a text or a list of texts"),
    ("[[step]]\ndecides = 0", "line 5: no seat 0; seats are 1 to 4"),
    ("[[step]]\ndecides = 300", "line 5: invalid value: integer `300`, expected u8"),
    ("[[step]]\nrefused = 'rest'", "line 5: invalid type: string \"rest\", expected a map"),
    ("[[step]]\nresult = '1 many'", "line 5: expected `SIDE POINTS` or `SIDE POINTS won`, found `1 many`"),
    ("[[step]]\nline = 5", "line 5: unknown field `line`, expected one of `set`, `decides`, `about`, `choices`, `legal`, `illegal`, `refused`, `before`, `play`, `expect`, `least`, `length`, `contains`, `lacks`, `absent`, `result`, `show`"),
    ("options = { players = 7 }", "options: option players: comets takes 2 to 4 players, not 7"),
    ("options = { player = 2 }", "options: option player: unknown field `player`, expected `players` or `rounds`"),
    ("set = { '/players/2/fuel' = 1 }", "set /players/2/fuel: /players has no item `2`; it has 2, counted from 0"),
    ("set = { 'players' = 1 }", "set players: unknown field `players`, expected one of `round`, `turn`, `fuel`, `score`, `hand`, `pile`, `deck`"),
    ("set = { '/deck/-' = 1 }", "set /deck/-: /deck has no item `-`; it has 7, counted from 0"),
    ("set = { '/turn' = 2, '/players/0/fuel' = 4 }", "set /players/0/fuel: seat 1 has more than 3 fuel (C2.5)"),
    ("set = { '/turn' = 2, '/players/0/fuel' = 'full' }", "set /players/0/fuel: invalid type: string \"full\", expected u8"),
    ("set = { '/turn' = 2, '/players/0/fuel' = -1 }", "set /players/0/fuel: invalid value: integer `-1`, expected u8"),
    ("set = { '/turn' = 2, '/players/0/score' = 65535 }", "set /players/0/score: seat 1 has more than 5 points a turn (C2.4)"),
    ("set = { '/turn' = 3 }", "set /turn: no such seat"),
    ("set = { '/deck' = [] }", "set /deck: comet 0 is nowhere (C1.2)"),
    ("set = { '/players/0/hand' = [], '/pile' = [3, 9], '/dazzled' = 1, '/turn' = 2 }", "set: a player without comets cannot be dazzled (C2.6)"),
    ("set = { '/deck' = [10, 0, 8, 6, 1, 7, 3] }", "set /deck: comet 3 is in the deck and in hand 1 (C1.2)"),
    ("set = { '/deck/0' = 99 }", "set /deck/0: comet 10 is nowhere (C1.2)"),
    ("set = { '/players/seat-3/fuel' = 1 }", "set /players/seat-3/fuel: /players has no item `seat-3`; it has 2, counted from 0"),
    ("set = { '/trun' = 1, '/players/9' = 1 }", "set /players/9: /players has no item `9`; it has 2, counted from 0\nset /trun: the state has no `trun`; it has aside, dazzled, deck, first, pile, players, rng, round, rounds, turn"),
    ("set = { hand = { 1 = [3, 3] } }", "set hand.1: comet 3 is placed twice"),
    ("set = { hand = { 1 = [3], 2 = [3] } }", "set hand.2: comet 3 is placed twice"),
    ("set = { hand = { 1 = [13] } }", "set hand.1: there is no comet 13; they are 1 to 12"),
    ("set = { hand = { 9 = [3] } }", "set hand.9: no seat 9; seats are 1 to 4"),
    ("set = { hand = { 1 = [1, 2, 3, 4] } }", "set: seat 1 holds more than 3 comets (C2.2)"),
    ("[[step]]\nshow = 'cards'", "line 4: show: `cards` is neither `position` nor `choices` nor a pointer"),
    ("[[step]]\nchoices = true", "line 5: expected a number, a text or a list of texts"),
    ("set = { '' = {} }", "set: missing field `players`"),
];

#[test]
fn a_bad_file_or_position_is_refused_with_its_place() {
    for (rest, said) in REFUSED {
        assert_eq!(complaint(rest), *said);
    }
    assert_eq!(
        run("title = 't'\ngame = 'chess'\nseed = 1").unwrap_err(),
        "game: there is no game `chess` here; there are comets"
    );
    assert_eq!(
        run("title = 't'\nseed = 1").unwrap_err(),
        "line 1: missing field `game`"
    );
    assert_eq!(
        run("title = 't'\ngame = 'comets'\nseed = -1").unwrap_err(),
        "line 3: invalid value: integer `-1`, expected u64"
    );
    assert!(
        run("title = 't'\ngame = ")
            .unwrap_err()
            .starts_with("line 2: ")
    );
}

#[test]
fn huge_deep_and_binary_files_are_refused() {
    let huge = format!("{START}# {}", "x".repeat(MAX_BYTES));
    assert_eq!(
        run(&huge).unwrap_err(),
        "line 4: the file is larger than 1048576 bytes"
    );
    let most = format!("{START}# {}", "x".repeat(MAX_BYTES - START.len() - 2));
    assert!(run(&most).is_ok());

    let levels = 100_000;
    for deep in [
        format!(
            "set = {{ a = {}0{} }}",
            "[".repeat(levels),
            "]".repeat(levels)
        ),
        format!("set{} = 0", ".a".repeat(levels)),
        format!("[set{}]", ".a".repeat(levels)),
        format!("[[step{}]]", ".a".repeat(levels)),
        format!("set = {}{}", "{a=".repeat(levels), "}".repeat(levels)),
        format!("set.a.json = '{}'", "[".repeat(levels)),
    ] {
        let complaint = complaint(&deep);
        let (place, problem) = complaint.split_once(": ").unwrap();
        assert!(["line 4", "file"].contains(&place), "{complaint}");
        assert!(problem.contains("recur"), "{complaint}");
    }

    let bytes = [START.as_bytes(), b"note = \"\xff\""].concat();
    let error = Scenario::from_bytes(&bytes).unwrap_err();
    assert_eq!(error.to_string(), "line 4: not text in UTF-8");
    assert!(Scenario::from_bytes(START.as_bytes()).is_ok());
}

#[test]
fn a_scenario_of_many_steps_is_run_in_good_time() {
    let step = "[[step]]\nlegal='rest'\n";
    let report = run(&format!("{START}{}", step.repeat(MAX_STEPS))).unwrap();
    assert_eq!((report.steps, report.checks), (MAX_STEPS, MAX_STEPS));
    let too_many = complaint(&step.repeat(MAX_STEPS + 1));
    assert_eq!(
        too_many,
        format!("line {}: more than 10000 steps", 4 + 2 * MAX_STEPS)
    );
    let set = "[[step]]\nset={turn=1,fuel={1=2}}\n";
    assert_eq!(
        run(&format!("{START}{}", set.repeat(MAX_STEPS)))
            .unwrap()
            .steps,
        MAX_STEPS
    );
}

#[test]
fn every_failure_of_a_file_is_told_and_what_cannot_be_played_ends_it() {
    let told = complaint(
        "[[step]]\ndecides = 2\nlegal = ['chase 10', 'rest']\nexpect = { '/turn' = 2 }\n[[step]]\nabout = 'dazzled'\nplay = 'drop 1'\n[[step]]\ndecides = 1\n[[step]]\ndecides = 1\n",
    );
    assert_eq!(
        told,
        "step 1 (line 4): decides: expected seat 2, found seat 1\n\
         step 1 (line 4): legal: `chase 10` is not possible now (chase 10: C2.4; needs 2 fuel, has 1)\n\
         step 1 (line 4): expect /turn: expected 2, found 1\n\
         step 2 (line 8): about: expected `dazzled`, found `turn`\n\
         step 2 (line 8): play: `drop 1` is not possible now (drop 1: C2.6); legal are `observe`, `chase 4`, `rest`\n\
         step 2 (line 8): 2 more steps were not run"
    );
    let many = complaint(&"[[step]]\ndecides = 2\n".repeat(5000));
    assert_eq!(many.lines().count(), MAX_FAILURES + 1);
    let long = format!("[[step]]\nillegal = [{}]", "'rest',".repeat(5000));
    assert_eq!(complaint(&long).lines().count(), MAX_FAILURES);
}

#[test]
fn a_step_sets_values_and_shows_what_came_of_it() {
    let report = run(&format!(
        "{START}[[step]]
        play = 'rest'
        [[step]]
        set = {{ turn = 1, fuel.1 = 3, hand.2 = [1, 2], '/rounds' = 9 }}
        choices = ['observe', 'chase 4', 'chase 10', 'rest']
        before = {{ '/players/seat-1/fuel' = 3, '/players/seat-2/hand' = [0, 1] }}
        play = 'chase 10'
        expect = {{ '/players/seat-1/fuel' = 1 }}
        length = {{ '/players/seat-1/hand' = 1 }}
        contains = {{ '/pile' = 9 }}
        lacks = {{ '/players/seat-1/hand' = [9, 10] }}
        absent = ['/dazzled', '/players/2']
        show = ['choices', '/players/seat-1', 'position']"
    ))
    .unwrap();
    assert_eq!(report.checks, 9);
    assert_eq!(
        report.shown[..2],
        [
            (
                "step 2 (line 6): choices".to_owned(),
                "observe\nchase 2\nrest".to_owned()
            ),
            (
                "step 2 (line 6): /players/seat-1".to_owned(),
                "{\"fuel\":1,\"hand\":[3],\"score\":4}".to_owned()
            ),
        ]
    );
    assert!(report.shown[2].1.contains("\"rounds\": 9"));
    let shows = format!("show = [{}]", "'choices',".repeat(MAX_SHOWN + 1));
    assert_eq!(
        complaint(&format!("[[step]]\n{shows}")),
        "line 4: more than 100 things to show"
    );
}

#[test]
fn placements_move_things_and_the_rest_follows() {
    let text = format!(
        "{START}options = {{ players = 3 }}
        [set]
        round = 2
        turn = 3
        hand = {{ 1 = [1, 2, 3], 2 = [4] }}
        deck = [12, 11]
        pile = [5]
        score.1 = 7"
    );
    let state = Scenario::parse(&text)
        .unwrap()
        .position(GAMES)
        .unwrap()
        .state();
    assert_eq!((&state["round"], &state["turn"]), (&json!(2), &json!(3)));
    assert_eq!(
        state["players"][0],
        json!({"fuel": 1, "hand": [0, 1, 2], "score": 7})
    );
    assert_eq!(state["players"][1]["hand"], json!([3]));
    assert_eq!(state["players"][2]["hand"].as_array().unwrap().len(), 2);
    assert_eq!(state["pile"], json!([4]));
    let deck = state["deck"].as_array().unwrap();
    assert_eq!(deck[deck.len() - 2..], [json!(10), json!(11)]);
}

#[test]
fn a_seed_need_not_be_given() {
    let (with, without) = (
        "title='t'\ngame='comets'\nseed=1",
        "title='t'\ngame='comets'",
    );
    let state = |text| {
        Scenario::parse(text)
            .unwrap()
            .position(GAMES)
            .unwrap()
            .state()
    };
    assert_eq!(state(with), state(without));
}

/// Plays to the end; panics if the position was not sound.
fn play_on(mut game: Box<dyn Match>, seed: u64) {
    let mut rng = Rng::new(seed);
    while let Some(decision) = game.decision() {
        let choices = game.choices();
        let choice = &choices[rng.below(choices.len())];
        game.play(decision.seat, choice).unwrap();
        Viewer::all(game.seats()).for_each(|viewer| drop(game.look(viewer)));
    }
    game.outcome().unwrap();
}

/// The pointers to everything that is neither a list nor an object.
fn leaves(value: &Value, at: &str, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            let items = items.iter().enumerate();
            items.for_each(|(index, item)| leaves(item, &format!("{at}/{index}"), out));
        }
        Value::Object(fields) => {
            let fields = fields.iter();
            fields.for_each(|(key, value)| leaves(value, &format!("{at}/{key}"), out));
        }
        _ => out.push(at.to_owned()),
    }
}

fn any_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        8 => (0..6u64).prop_map(Value::from),
        2 => any::<u64>().prop_map(Value::from),
        2 => any::<u16>().prop_map(Value::from),
        1 => Just(Value::Null),
        1 => Just(json!(-1)),
        1 => Just(json!("x")),
        1 => Just(json!([])),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// A damaged file is run or refused, never a panic.
    #[test]
    fn damaged_files_do_no_harm(
        which in any::<Index>(),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let texts = blocks("toml\n");
        let text = texts[which.index(texts.len())].as_bytes().to_vec();
        let bytes = damages.iter().fold(text, |text, damage| damaged(&text, damage));
        if let Ok(scenario) = Scenario::from_bytes(&bytes) {
            let _ = scenario.run(GAMES);
        }
    }

    /// Any bytes are read or refused.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Scenario::from_bytes(&bytes);
    }

    /// Whatever position the game accepts can be played to the end.
    #[test]
    fn any_accepted_position_can_be_played(
        players in 2..=4,
        seed in any::<u64>(),
        overrides in prop::collection::vec((any::<Index>(), any_value()), 1..3),
    ) {
        let options = json!({ "players": players });
        let state = (GAMES[0].start)(&options, seed).unwrap().state();
        let mut all = Vec::new();
        leaves(&state, "", &mut all);
        let scenario = Scenario {
            options: [("players".to_owned(), json!(players))].into(),
            seed,
            set: Settings {
                values: overrides
                    .into_iter()
                    .map(|(at, value)| (all[at.index(all.len())].clone(), value))
                    .collect(),
                ..Settings::default()
            },
            ..Scenario::parse(START).unwrap()
        };
        if let Ok(game) = scenario.position(GAMES) {
            play_on(game, seed);
        }
    }
}

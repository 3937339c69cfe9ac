//! Records: what is written can be read and replayed, and nothing else can.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_comets::Comets;
use orrery_core::record::{MAX_BYTES, MAX_CHOICES, MAX_LINE};
use orrery_core::{Entry, Match, PlayError, Record, ReplayError, Rng, Seat, SideName, SideResult};
use proptest::prelude::{ProptestConfig, any, prop, prop_assert_eq, proptest};
use serde_json::json;

mod damage;
use damage::{damage, damaged};

const GAMES: &[Entry] = &[Entry::of::<Comets>()];
const DUEL: &str = include_str!("../../../records/comets/duel.orrery");
const DOCS: &str = include_str!("../../../docs/records.md");

fn names(players: usize) -> Vec<String> {
    ["Ada", "random bot", "Jérôme", "Zoë # 4"][..players]
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn start(players: usize, seed: u64) -> (Record, Box<dyn Match>) {
    let options = json!({ "players": players });
    Record::start(&GAMES[0], &options, seed, names(players)).unwrap()
}

/// Plays one random choice; false when the game is over.
fn play_any(record: &mut Record, game: &mut dyn Match, rng: &mut Rng) -> bool {
    let Some(decision) = game.decision() else {
        return false;
    };
    let choices = game.choices();
    let choice = &choices[rng.below(choices.len())];
    record.play(game, decision.seat, choice).unwrap();
    true
}

fn replay(record: &Record) -> Result<Box<dyn Match>, ReplayError> {
    record.replay(GAMES, |_, _, _| {})
}

/// Reads the duel with one change and returns the complaint.
fn complaint(from: &str, to: &str) -> String {
    assert!(DUEL.contains(from), "{from}");
    Record::parse(&DUEL.replacen(from, to, 1))
        .unwrap_err()
        .to_string()
}

/// Replays the duel with one change and returns the complaint.
fn replay_complaint(from: &str, to: &str) -> String {
    assert!(DUEL.contains(from), "{from}");
    let record = Record::parse(&DUEL.replacen(from, to, 1)).unwrap();
    replay(&record).err().unwrap().to_string()
}

#[test]
fn every_position_of_a_game_can_be_written_read_and_replayed() {
    for players in 2..=4 {
        for seed in [0, 7, u64::MAX] {
            let (mut record, mut game) = start(players, seed);
            let mut rng = Rng::new(seed);
            loop {
                let read = Record::parse(&record.to_string()).unwrap();
                assert_eq!(read, record);
                assert_eq!(replay(&read).unwrap().state(), game.state());
                assert_eq!(record.hash, game.hash());
                assert_eq!(record.result.is_some(), game.decision().is_none());
                if record.plies.len().is_multiple_of(3) {
                    record.comment("two lines\n\n  one of them empty").unwrap();
                }
                if !play_any(&mut record, &mut *game, &mut rng) {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_replay_shows_every_choice_with_its_position_and_events() {
    let (mut record, mut game) = start(3, 5);
    let mut rng = Rng::new(5);
    let mut hashes = vec![game.hash()];
    while play_any(&mut record, &mut *game, &mut rng) {
        hashes.push(game.hash());
    }
    let mut seen = Vec::new();
    record
        .replay(GAMES, |ply, position, events| {
            assert_eq!(*ply, record.plies[seen.len()]);
            assert!(!events.is_empty());
            seen.push(position.hash());
        })
        .unwrap();
    assert_eq!(seen, hashes[1..]);
    for (plies, hash) in hashes.iter().enumerate() {
        assert_eq!(record.position(GAMES, plies).unwrap().hash(), *hash);
    }
    let beyond = record.position(GAMES, hashes.len()).err().unwrap();
    assert_eq!(
        beyond,
        ReplayError::TooShort {
            asked: hashes.len(),
            holds: hashes.len() - 1
        }
    );
}

#[test]
fn options_are_written_with_all_defaults_and_sorted_keys() {
    let (record, _) = Record::start(&GAMES[0], &json!({}), 1, names(2)).unwrap();
    let text = record.to_string();
    assert!(
        text.contains("\noptions {\"players\":2,\"rounds\":4}\n"),
        "{text}"
    );
}

#[test]
fn a_game_without_a_name_for_each_seat_is_not_started() {
    let refused = |names: &[&str]| {
        let names = names.iter().map(ToString::to_string).collect();
        let started = Record::start(&GAMES[0], &json!({"players": 2}), 1, names);
        started.err().unwrap().to_string()
    };
    assert_eq!(refused(&["Ada"]), "option seats: 1 names for 2 seats");
    assert_eq!(refused(&["Ada", ""]), "option seats: ends in a blank");
    assert_eq!(refused(&["Ada", "B "]), "option seats: ends in a blank");
    assert_eq!(
        refused(&["Ada", "B\nend 0"]),
        "option seats: contains the control character U+000A"
    );
    assert_eq!(
        refused(&["Ada", &"x".repeat(MAX_LINE)]),
        "option seats: longer than 4096 bytes"
    );
    let bad = Record::start(&GAMES[0], &json!({"players": 7}), 1, names(4));
    assert_eq!(
        bad.err().unwrap().to_string(),
        "option players: comets takes 2 to 4 players, not 7"
    );
}

#[test]
fn a_refused_choice_leaves_record_and_game_as_they_were() {
    let (mut record, mut game) = start(2, 49);
    let before = (record.clone(), game.state());
    let [first, second] = [0, 1].map(|index| Seat::new(index).unwrap());
    for (seat, choice) in [
        (first, "drop 1"),
        (first, "rest "),
        (first, "chase 06"),
        (first, "chase 6\nrest"),
        (first, ""),
        (second, "rest"),
    ] {
        assert!(record.play(&mut *game, seat, choice).is_err(), "{choice}");
        assert_eq!((record.clone(), game.state()), before);
    }
    assert_eq!(
        record.play(&mut *game, first, "rset"),
        Err(PlayError::Unreadable("rset".to_owned()))
    );
}

#[test]
fn comments_belong_to_the_next_choice_or_to_the_end() {
    let (mut record, mut game) = start(2, 49);
    let seat = game.decision().unwrap().seat;
    record.comment("before").unwrap();
    record.play(&mut *game, seat, "rest").unwrap();
    record.comment("after").unwrap();
    assert_eq!(record.plies[0].comments, ["before"]);
    assert_eq!(record.comments, ["after"]);
    assert!(
        record
            .to_string()
            .contains("\n# before\n1. 1 rest\n# after\nend 1\n")
    );
    for bad in ["bell \u{7}", "blank ", "fine\nblank ", &"x".repeat(4095)] {
        assert!(record.comment(bad).is_err(), "{bad}");
    }
    assert_eq!(record.comments, ["after"]);
}

#[test]
fn automata_have_results_after_the_seats() {
    let text = DUEL.replace("result 2 6 won\n", "result 2 -6\nresult rival 9 won\n");
    let record = Record::parse(&text).unwrap();
    let result = record.result.as_ref().unwrap();
    assert_eq!(
        result[2],
        SideResult {
            name: SideName::Automaton("rival".to_owned()),
            score: 9,
            won: true
        }
    );
    assert_eq!(result[1].score, -6);
    assert_eq!(record.to_string(), text);
}

#[test]
fn line_ends_are_free() {
    let record = Record::parse(DUEL).unwrap();
    assert_eq!(Record::parse(&DUEL.replace('\n', "\r\n")).unwrap(), record);
    assert_eq!(Record::parse(DUEL.trim_end()).unwrap(), record);
    assert_eq!(
        complaint("rest\n", "rest\r\r\n"),
        "line 12: contains the control character U+000D"
    );
}

#[test]
fn every_truncated_file_is_refused() {
    for (end, _) in DUEL.char_indices().take(DUEL.len() - 1) {
        let error = Record::parse(&DUEL[..end]).unwrap_err();
        let lines = DUEL[..end].lines().count();
        assert!((lines..=lines + 1).contains(&error.line), "{error}");
    }
    assert_eq!(
        Record::parse("").unwrap_err().to_string(),
        "line 1: the file ends here; expected `orrery` and the format version"
    );
    assert_eq!(
        complaint(
            "end 9\nresult 1 5\nresult 2 6 won\nhash 51bf4fe905539c6f\n",
            ""
        ),
        "line 20: the file ends here; expected choice `10. SEAT CHOICE`, a comment or `end 9`"
    );
}

#[test]
fn every_missing_and_every_doubled_line_is_refused() {
    let lines = DUEL.lines().filter(|line| !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    for (index, line) in lines.iter().enumerate() {
        let mut missing = lines.clone();
        missing.remove(index);
        let error = Record::parse(&missing.join("\n")).unwrap_err();
        // Without its last seat a file is well-formed until that seat chooses.
        let shows = if *line == "seat 2 random bot" {
            9
        } else {
            index + 1
        };
        assert_eq!(error.line, shows, "without {line}: {error}");
        let mut doubled = lines.clone();
        doubled.insert(index, line);
        let error = Record::parse(&doubled.join("\n")).unwrap_err();
        assert_eq!(error.line, index + 2, "{line} twice: {error}");
    }
}

#[rustfmt::skip] // a table
const UNREADABLE: &[(&str, &str, &str)] = &[
    ("orrery 1", "orrery 2",
     "line 1: this is a record of format version 2; here is only version 1"),
    ("orrery 1", "\u{feff}orrery 1",
     "line 1: expected `orrery` and the format version, found `\u{feff}orrery 1`"),
    ("orrery", "PNG",
     "line 1: expected `orrery` and the format version, found `PNG 1`"),
    ("game comets", "game The Comets",
     "line 2: expected `game` and a game's short name, found `game The Comets`"),
    ("rules 1", "rules one",
     "line 3: expected `rules` and a version number, found `rules one`"),
    ("rules 1", "rules 4294967296",
     "line 3: expected `rules` and a version number, found `rules 4294967296`"),
    ("seed 49", "seed 18446744073709551616",
     "line 4: expected `seed` and a number below 2^64, found `seed 18446744073709551616`"),
    ("seed 49", "seed -1",
     "line 4: expected `seed` and a number below 2^64, found `seed -1`"),
    ("seed 49", "seed 049",
     "line 4: expected `seed` and a number below 2^64, found `seed 049`"),
    ("seed 49", "seed  49",
     "line 4: expected `seed` and a number below 2^64, found `seed  49`"),
    ("{\"players\":2,", "{\"players\":2",
     "line 5: the options are not JSON: expected `,` or `}` at line 1 column 13"),
    ("{\"players\":2,\"rounds\":4}", "[2,4]",
     "line 5: expected a JSON object, found `[2,4]`"),
    ("{\"players\":2,", "{\"players\": 2,",
     "line 5: options are written without blanks, sorted by key, each key once: `{\"players\":2,\"rounds\":4}`"),
    ("{\"players\":2,", "{\"players\":3,\"players\":2,",
     "line 5: options are written without blanks, sorted by key, each key once: `{\"players\":2,\"rounds\":4}`"),
    ("seat 1 Ada", "seat 2 Ada",
     "line 6: expected `seat 1` and a name, found `seat 2 Ada`"),
    ("seat 1 Ada", "seat 1",
     "line 6: expected `seat 1` and a name, found `seat 1`"),
    ("seat 2 random bot\n", "seat 2 random bot\n# hello\n",
     "line 8: expected `seat 3` and a name, or an empty line, found `# hello`"),
    ("bot\n", "bot\nseat 3 C\nseat 4 D\nseat 5 E\n",
     "line 10: expected an empty line, found `seat 5 E`"),
    ("1. 1 chase 6", "2. 1 chase 6",
     "line 9: expected choice `1. SEAT CHOICE`, a comment or `end 0`, found `2. 1 chase 6`"),
    ("1. 1 chase 6", "01. 1 chase 6",
     "line 9: expected choice `1. SEAT CHOICE`, a comment or `end 0`, found `01. 1 chase 6`"),
    ("1. 1 chase 6", "1. 3 chase 6",
     "line 9: expected a seat from 1 to 2 and a choice, found `3 chase 6`"),
    ("1. 1 chase 6", "1. 0 chase 6",
     "line 9: expected a seat from 1 to 2 and a choice, found `0 chase 6`"),
    ("1. 1 chase 6", "1. 1",
     "line 9: expected a seat from 1 to 2 and a choice, found `1`"),
    ("1. 1 chase 6", "1. 1 chase 6 ",
     "line 9: ends in a blank"),
    ("1. 1 chase 6", "1. 1 chase\t6",
     "line 9: contains the control character U+0009"),
    ("1. 1 chase 6", "\n1. 1 chase 6",
     "line 9: expected choice `1. SEAT CHOICE`, a comment or `end 0`, found ``"),
    ("# Hale", "#Hale",
     "line 16: expected choice `8. SEAT CHOICE`, a comment or `end 7`, found `#Hale-Bopp, brightness 5: seat 1 is dazzled and loses a come…`"),
    ("end 9", "end 10",
     "line 20: expected choice `10. SEAT CHOICE`, a comment or `end 9`, found `end 10`"),
    ("result 1 5\n", "unfinished\n",
     "line 22: expected `hash` and 16 hexadecimal digits, found `result 2 6 won`"),
    ("result 1 5\nresult 2 6 won\n", "unfinished business\n",
     "line 21: expected `result` and `1 POINTS` or `1 POINTS won`, found `unfinished business`"),
    ("6f\n", "6f\n\u{1b}[2J",
     "line 24: contains the control character U+001B"),
    ("result 1 5\n", "result 2 5\n",
     "line 21: expected `result` and `1 POINTS` or `1 POINTS won`, found `result 2 5`"),
    ("result 1 5\n", "result 1 5 lost\n",
     "line 21: expected `result` and `1 POINTS` or `1 POINTS won`, found `result 1 5 lost`"),
    ("result 1 5\n", "result 1 2147483648\n",
     "line 21: expected `result` and `1 POINTS` or `1 POINTS won`, found `result 1 2147483648`"),
    ("result 2 6 won\n", "result 2 6 won\nresult 3 1\n",
     "line 23: expected `result` and the points of a further side, found `result 3 1`"),
    ("hash 51", "hash 5",
     "line 23: expected `hash` and 16 hexadecimal digits, found `hash 5bf4fe905539c6f`"),
    ("hash 51b", "hash 51B",
     "line 23: expected `hash` and 16 hexadecimal digits, found `hash 51Bf4fe905539c6f`"),
    ("6f\n", "6f\n\n",
     "line 24: expected nothing after the hash, found ``"),
    ("6f\n", "6f\n#\n",
     "line 24: expected nothing after the hash, found `#`"),
];

#[test]
fn a_complaint_names_the_line_and_what_is_wrong() {
    for (from, to, said) in UNREADABLE {
        assert_eq!(complaint(from, to), *said);
    }
}

#[test]
fn binary_files_are_refused() {
    let mut bytes = DUEL.as_bytes().to_vec();
    let seat_2 = DUEL.find("random").unwrap();
    bytes[seat_2] = 0xff;
    assert_eq!(
        Record::from_bytes(&bytes).unwrap_err().to_string(),
        "line 7: not text in UTF-8"
    );
    bytes[seat_2] = 0;
    assert_eq!(
        Record::from_bytes(&bytes).unwrap_err().to_string(),
        "line 7: contains the control character U+0000"
    );
    assert!(Record::from_bytes(DUEL.as_bytes()).is_ok());
}

#[test]
fn huge_and_deep_files_are_refused() {
    let comment = format!("# {}\n", "x".repeat(MAX_LINE - 2));
    assert!(Record::parse(&DUEL.replace("1. 1", &format!("{comment}1. 1"))).is_ok());
    let longer = format!("{}x\n", comment.trim_end());
    assert_eq!(
        complaint("1. 1", &format!("{longer}1. 1")),
        "line 9: longer than 4096 bytes"
    );

    let lines = MAX_BYTES / comment.len() + 1;
    assert_eq!(
        complaint("1. 1", &format!("{}1. 1", comment.repeat(lines))),
        format!("line {}: the file is larger than 4194304 bytes", lines + 8)
    );

    let choices = |count: usize| -> String {
        (1..=count)
            .map(|number| format!("{number}. 1 rest\n"))
            .collect()
    };
    let head = &DUEL[..DUEL.find("1. 1").unwrap()];
    let tail = "end 50000\nunfinished\nhash 0000000000000000\n";
    let most = format!("{head}{}{tail}", choices(MAX_CHOICES));
    assert_eq!(Record::parse(&most).unwrap().plies.len(), MAX_CHOICES);
    let more = format!("{head}{}{tail}", choices(MAX_CHOICES + 1));
    assert_eq!(
        Record::parse(&more).unwrap_err().to_string(),
        "line 50009: more than 50000 choices"
    );

    let deep = |levels: usize| format!("{{\"x\":{}0{}}}", "[".repeat(levels), "]".repeat(levels));
    let options = "{\"players\":2,\"rounds\":4}";
    assert!(Record::parse(&DUEL.replace(options, &deep(126))).is_ok());
    assert!(
        complaint(options, &deep(127))
            .starts_with("line 5: the options are not JSON: recursion limit")
    );
    assert!(
        complaint(options, &deep(2000))
            .starts_with("line 5: the options are not JSON: recursion limit")
    );
}

#[rustfmt::skip] // a table
const UNTRUE: &[(&str, &str, &str)] = &[
    ("game comets", "game chess",
     "there is no game `chess` here"),
    ("rules 1", "rules 2",
     "this is a game of comets rules version 2; here is only version 1"),
    ("\"players\":2", "\"players\":7",
     "option players: comets takes 2 to 4 players, not 7"),
    ("\"players\":2", "\"players\":3",
     "2 seats are named, but the options make a game for 3"),
    ("rounds", "sounds",
     "option sounds: unknown field `sounds`, expected `players` or `rounds`"),
    ("seed 49", "seed 50",
     "choice 1: seat 1 may not decide now; seat 2 does"),
    ("1. 1 chase 6", "1. 1 drop 6",
     "choice 1: `drop 6` is not possible now (drop 6: C2.6)"),
    ("1. 1 chase 6", "1. 1 think",
     "choice 1: `think` is not a choice of this game"),
    ("1. 1 chase 6", "1. 2 rest",
     "choice 1: seat 2 may not decide now; seat 1 does"),
    ("8. 2 chase 9", "8. 2 rest",
     "choice 9: the game is over"),
    ("end 9", "10. 1 rest\nend 10",
     "choice 10: the game is over"),
    ("5. 1 rest", "5. 1 observe",
     "the recorded hash is 51bf4fe905539c6f, but the choices lead to "),
    ("result 1 5", "result 1 7",
     "the recorded result is `1 7, 2 6 won`, but the choices lead to `1 5, 2 6 won`"),
    ("result 2 6 won", "result 2 6",
     "the recorded result is `1 5, 2 6`, but the choices lead to `1 5, 2 6 won`"),
    ("result 1 5\nresult 2 6 won", "unfinished",
     "the recorded result is `unfinished`, but the choices lead to `1 5, 2 6 won`"),
    ("hash 51bf4fe905539c6f", "hash 51bf4fe905539c6e",
     "the recorded hash is 51bf4fe905539c6e, but the choices lead to 51bf4fe905539c6f"),
];

#[test]
fn a_record_that_is_not_true_is_refused() {
    for (from, to, said) in UNTRUE {
        let complaint = replay_complaint(from, to);
        assert!(complaint.starts_with(said), "{complaint}\n{said}");
    }
}

#[test]
fn the_records_in_the_documentation_are_true() {
    let records: Vec<&str> = DOCS
        .split("```orrery\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect();
    assert_eq!(records.len(), 2);
    for text in records {
        let record = Record::parse(text).unwrap();
        replay(&record).unwrap();
        assert_eq!(record.to_string(), text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Whatever a damaged file still says can be written and read again, and replaying it is safe.
    #[test]
    fn damaged_files_do_no_harm(
        seed in 0..20u64,
        players in 2..=4usize,
        plies in 0..12usize,
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let (mut record, mut game) = start(players, seed);
        record.comment("a game").unwrap();
        let mut rng = Rng::new(seed);
        while record.plies.len() < plies && play_any(&mut record, &mut *game, &mut rng) {}
        let text = record.to_string().into_bytes();
        let bytes = damages.iter().fold(text, |text, damage| damaged(&text, damage));
        if let Ok(read) = Record::from_bytes(&bytes) {
            let written = read.to_string();
            prop_assert_eq!(&Record::parse(&written).unwrap(), &read);
            let given = String::from_utf8(bytes).unwrap().replace("\r\n", "\n");
            prop_assert_eq!(given.trim_end_matches('\n'), written.trim_end_matches('\n'));
            let _ = replay(&read);
        }
    }

    /// Any text at all is read or refused, never a panic.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Record::from_bytes(&bytes);
    }
}

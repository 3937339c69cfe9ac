//! Why a turn is good just now: told where it is so and not where it is not, from what its player knows, in every language.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_core::{Match, Phrase, Record, Scenario, Seat, Viewer};
use orrery_games::{entries, find, lessons, quick_look};
use orrery_text::{Lang, say, seat_name};
use std::collections::BTreeSet;

fn words(lang: Lang, phrases: &[Phrase]) -> Vec<String> {
    let seat = |seat: Seat| seat_name(lang, &[], seat);
    phrases.iter().map(|one| say(lang, one, &seat)).collect()
}

/// What speaks for these choices, one after the other.
fn along(mut game: Box<dyn Match>, turn: &[&str]) -> Vec<String> {
    let mut told = Vec::new();
    for choice in turn {
        let seat = game.decision().unwrap().seat;
        told.extend(words(Lang::En, &game.causes(choice)));
        game.play(seat, choice).unwrap();
    }
    told
}

fn position(head: &str, set: &str) -> Box<dyn Match> {
    let text = format!("title = \"causes\"\nseed = 1\n{head}\n\n[set]\nturn = 1\n{set}\n");
    let scenario = Scenario::parse(&text).unwrap();
    scenario.position(&entries()).unwrap()
}

/// The discs as they are printed; it is the first player's turn.
fn seti(round: u8, set: &str) -> Box<dyn Match> {
    let head = "game = \"seti\"\noptions = { players = 2, discs = [0, 0, 0], tiles = \"ABCD\", gold = \"AAAA\", first = 1 }";
    let common =
        "credits.1 = 6\nenergy.1 = 6\npublicity.1 = 6\nhand.1 = [110, 137]\nrow = [29, 86, 136]";
    position(head, &format!("round = {round}\n{common}\n{set}"))
}

fn kepler(round: u8, set: &str) -> Box<dyn Match> {
    let head = "game = \"kepler\"\noptions = { players = 2, first = 1 }";
    let common = "card = \"primato-coloniale\"\ntiles = { \"5,12\" = 7, \"6,14\" = 2 }\n\
        technologies = { 1 = { space-travel = 2, terraforming = 1 }, 2 = { space-travel = 2 } }\n\
        colonies = { 1 = { 7 = { energy = 2 } }, 2 = { 2 = { energy = 1 } } }\n\
        cube = { 1 = \"planetary-exploitation\", 2 = \"space-missions\" }";
    position(head, &format!("round = {round}\n{common}\n{set}"))
}

#[track_caller]
fn tells(position: Box<dyn Match>, turn: &[&str], says: &[&str]) {
    assert_eq!(along(position, turn), says);
}

/// S5.17 to S5.22: Mars travels with disc 2; a probe on the same disc travels along.
#[test]
fn a_planet_that_turns_away_is_a_cause() {
    let away = "Mars is 1 step away now; after the next rotation it will be 2.";
    let near = "probes.1 = [\"r2s3\"]\nnext_disc = ";
    tells(seti(2, &format!("{near}2")), &["move 1 r2s2"], &[away]);
    // Disc 1 turns without Mars, and disc 3 carries both.
    tells(seti(2, &format!("{near}1")), &["move 1 r2s2"], &[]);
    let jupiter = "probes.1 = [\"r3s4\"]\nnext_disc = 3";
    tells(seti(2, jupiter), &["move 1 r3s3"], &[]);
}

/// S3.10, S3.14, S3.16
#[test]
fn what_only_the_first_get_is_a_cause_as_long_as_it_is_there() {
    let orbiter = "Mars: the bonus for the first orbiter is still there (3 points).";
    let data = "Venus: a data space for the first landers is still free (2 data).";
    let cheap = "Venus: an orbiter is already there, so landing costs 1 energy less.";
    let at = |planet: &str, more: &str| seti(2, &format!("probes.1 = [\"{planet}\"]\n{more}"));
    tells(at("mars", ""), &["orbit mars"], &[orbiter]);
    tells(at("mars", "orbiters.mars = [2]"), &["orbit mars"], &[]);
    // The space is covered once the trace of the landing is marked.
    let land = &["land venus", "trace orange left discovery"];
    tells(at("venus", ""), land, &[data]);
    tells(at("venus", "landers.venus = [2]"), land, &[]);
    tells(at("venus", "orbiters.venus = [2]"), land, &[cheap, data]);
}

/// S6.11, S6.13
#[test]
fn a_sector_that_is_won_or_nearly_is_a_cause() {
    let scan = &["scan", "earth 61-virginis"];
    let marks = |marks: &str| seti(2, &format!("signals = {{ 61-virginis = {marks} }}"));
    let near = "61 Virginis: only 2 data left, and you lead there.";
    tells(marks("[2, 1, 1]"), scan, &[near]);
    tells(marks("[2, 2, 2]"), scan, &[]);
    tells(marks("[]"), scan, &[]);
    let won = along(marks("[2, 1, 2, 1, 1]"), scan);
    assert!(
        won[0].starts_with("61 Virginis: the last data is taken, and you win the sector (1 pink"),
        "{won:?}"
    );
    tells(marks("[2, 2, 2, 2, 1]"), scan, &[]);
}

/// S9.7, S10.2, S10.13, S12.2, S12.10, S13.3
#[test]
fn what_is_counted_later_and_who_is_first_are_causes() {
    let tile = "The first tile of this stack brings 2 points more.";
    tells(seti(2, ""), &["research", "tech computer-3"], &[tile]);
    let set = "Your gold tile (technology) counts 11 points more at the end.";
    let own = "technologies.1 = [\"probe-2\", \"telescope-2\"]\ngold.technology = [1]\nscore = { 1 = 30, 2 = 5 }";
    tells(seti(2, own), &["research", "tech computer-3"], &[tile, set]);
    let reached =
        "You reach 25 points and mark a gold tile; the first there get the highest values.";
    let orbiter = "Venus: the bonus for the first orbiter is still there (3 points).";
    let near = "score = { 1 = 20, 2 = 5 }\nprobes.1 = [\"venus\"]";
    tells(seti(2, near), &["orbit venus", "skip"], &[orbiter, reached]);
    let first = "Nobody has passed yet: the solar system rotates now, and you choose first from the end-of-round stack.";
    tells(seti(2, ""), &["pass"], &[first]);
    tells(seti(2, "passed = [2]"), &["pass"], &[]);
    tells(seti(5, ""), &["pass"], &[]);
    let income =
        |times: &str| format!("This income pays now and {times}: after each round but the last.");
    let tuck = |round| {
        along(
            seti(round, "probes.1 = [\"venus\"]\norbiters.venus = [2]"),
            &["orbit venus", "tuck 110"],
        )
    };
    assert_eq!(tuck(2), [income("3 more times")]);
    assert_eq!(tuck(4), [income("once more")]);
    assert_eq!(tuck(5), [""; 0]);
    let traces = "computer.1 = 6\ntraces.left = { pink = [2], orange = [1] }";
    let last = "The last discovery space of this species is taken: it is discovered at the end of the turn, and each marker there is rewarded.";
    tells(
        seti(2, traces),
        &["analyse", "trace blue left discovery"],
        &[last],
    );
    tells(
        seti(2, "computer.1 = 6"),
        &["analyse", "trace blue left discovery"],
        &[],
    );
}

/// A mission that is fulfilled with this choice, and one that was before.
#[test]
fn a_mission_that_is_fulfilled_is_a_cause() {
    let at = |more: &str| {
        seti(
            2,
            &format!("played.1 = [34]\nprobes.1 = [\"mars\"]\n{more}"),
        )
    };
    let told = along(at(""), &["orbit mars"]);
    let mission = |told: &[String]| told.iter().any(|one| one.starts_with("Mission “"));
    assert!(mission(&told), "{told:?}");
    let before = along(at("orbiters.mars = [1]"), &["orbit mars"]);
    assert!(!mission(&before), "{before:?}");
}

/// What is told of the solution of the first task of a lesson.
fn lesson(name: &str) -> Vec<String> {
    let mut all = lessons("kepler");
    let lesson = &all.find(|named| named.name == name).unwrap().lesson;
    let others = |position: &dyn Match| quick_look(find("kepler").unwrap(), position);
    let begun = lesson.follow(&entries(), &[], &others).unwrap();
    let solution: Vec<&str> = lesson.tasks[0]
        .solution
        .iter()
        .map(String::as_str)
        .collect();
    along(begun.game, &solution)
}

#[track_caller]
fn among(told: &[String], says: &str) {
    assert!(told.iter().any(|one| one == says), "{says}: {told:?}");
}

/// K5.1, K11.1, K11.3, K14.2, K14.3
#[test]
fn what_a_turn_of_kepler_counts_for_is_told() {
    among(
        &lesson("colony"),
        "1 point more at the end of the game: Colonies by zone.",
    );
    among(
        &lesson("objective"),
        "Your objective “Mastery of Antimatter” is fulfilled now (4 points).",
    );
    let card = "As things stand now, you benefit from the progress card “Colonial Primacy” at the end of the round.";
    let medals = "Nobody is ahead of you on the colonial track now, and the progress card holds 1 medal for it.";
    let turn = [
        "action energy-storage",
        "bonus civil-modernity",
        "burn energy storage",
    ];
    let at = |round: u8, own: u8, on_card: u8| {
        let tracks = format!("tracks = {{ 1 = {{ colonial = {own} }}, 2 = {{ colonial = 5 }} }}");
        let on_card = format!("on_card = {{ colonial = {on_card} }}");
        along(
            kepler(
                round,
                &format!("{tracks}\n{on_card}\nmedals = {{ 2 = {{ colonial = 1 }} }}"),
            ),
            &turn,
        )
    };
    let level = at(7, 4, 1);
    among(&level, card);
    among(&level, medals);
    assert!(
        !at(7, 4, 0).iter().any(|one| one == medals),
        "there is no medal"
    );
    assert!(
        !at(7, 3, 1).iter().any(|one| one == medals || one == card),
        "the other is ahead"
    );
    let last = "It is your last turn of the game: what does not count at the end is lost.";
    among(&at(16, 4, 1), last);
    assert!(!at(15, 4, 1).iter().any(|one| one == last));
}

/// Nothing hidden is told: two games that look the same have the same causes. Every one of them is told in some game, and
/// can be said in every language.
#[test]
fn causes_follow_from_what_is_known_and_are_said_in_every_language() {
    let records: [&[u8]; 7] = [
        include_bytes!("../../../../records/seti/4p-centaurians-anomalies.orrery"),
        include_bytes!("../../../../records/seti/2p-expert.orrery"),
        include_bytes!("../../../../records/seti/2p-novice.orrery"),
        include_bytes!("../../../../records/seti/2p-by-hand.orrery"),
        include_bytes!("../../../../records/kepler/2p-expert.orrery"),
        include_bytes!("../../../../records/kepler/2p-novice.orrery"),
        include_bytes!("../../../../records/kepler/4p-standard-placed.orrery"),
    ];
    let mut keys = BTreeSet::new();
    for record in records {
        let record = Record::from_bytes(record).unwrap();
        let mut game = record.position(&entries(), 0).unwrap();
        for (number, ply) in record.plies.iter().enumerate() {
            let causes = game.causes(&ply.choice);
            if number % 11 == 0 {
                let other = game.guess(Viewer::Seat(ply.seat), 99);
                assert_eq!(causes, other.causes(&ply.choice), "choice {number}");
            }
            for lang in Lang::ALL {
                for said in words(lang, &causes) {
                    assert!(said.ends_with('.') && !said.contains("reason-"), "{said}");
                }
            }
            keys.extend(causes.into_iter().map(|cause| cause.key));
            game.play(ply.seat, &ply.choice).unwrap();
        }
        assert!(game.causes("nonsense").is_empty());
    }
    let locales = [
        include_str!("../../../../locales/en/seti-choices.ftl"),
        include_str!("../../../../locales/en/kepler-choices.ftl"),
    ];
    let lines = locales.iter().flat_map(|locale| locale.lines());
    let all = lines.filter_map(|line| line.split_once(" = "));
    let all = all
        .map(|(key, _)| key)
        .filter(|key| key.starts_with("reason-"));
    let never: Vec<&str> = all.filter(|key| !keys.contains(*key)).collect();
    assert_eq!(never, [""; 0]);
}

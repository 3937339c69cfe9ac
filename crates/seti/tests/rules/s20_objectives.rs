//! Solo objectives and the five difficulties (S20).

use crate::table::{Table, seat};
use orrery_core::Game;
use orrery_seti::data::data;
use orrery_seti::names::{Body, Moon, Resource};
use orrery_seti::state::{OpenObjective, Piece, Seti};
use orrery_seti::{Cause, Event, Options};

fn tile(id: &str) -> u8 {
    let tiles = &data().solo.objectives;
    tiles.iter().position(|tile| tile.id == id).unwrap() as u8
}

fn id(tile: u8) -> &'static str {
    &data().solo.objectives[tile as usize].id
}

fn tiles(text: &str) -> Vec<u8> {
    text.split_whitespace().map(tile).collect()
}

/// A solo position with these revealed tiles and this stack, the next one first.
fn with(open: &str, stack: &str) -> Table {
    let mut t = Table::solo(2);
    let open = tiles(open).into_iter();
    t.s.rival.open = open.map(|tile| OpenObjective { tile, done: 0 }).collect();
    t.s.rival.objectives = tiles(stack).into_iter().rev().collect();
    t.mark();
    t
}

/// Marked tasks of the revealed tiles: `II-3.1 III-8.2`.
fn marked(t: &Table) -> String {
    let mut words = Vec::new();
    for open in t.s.rival.open.iter() {
        let marked = (0..8).filter(|task| open.done >> task & 1 == 1);
        words.extend(marked.map(|task| format!("{}.{}", id(open.tile), task + 1)));
    }
    words.join(" ")
}

fn revealed(t: &Table) -> String {
    let ids: Vec<&str> = t.s.rival.open.iter().map(|open| id(open.tile)).collect();
    ids.join(" ")
}

/// Tiles completed since the last mark.
fn completed(t: &Table) -> String {
    let ids = t.events.iter().filter_map(|told| match told.event {
        Event::ObjectiveCompleted { tile } => Some(id(tile)),
        _ => None,
    });
    ids.collect::<Vec<_>>().join(" ")
}

/// Where in the log something is.
fn place(t: &Table, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
    t.events.iter().position(|told| wanted(&told.event))
}

/// The rival rests until the round ends.
fn rival_passed(t: &mut Table) {
    t.s.players[1].passed = true;
    t.mark();
}

/// Ends the turn by passing.
fn pass(t: &mut Table) {
    t.play("pass");
    if t.decides() == "1 pass-take" {
        let choice = t.own_choices().remove(0);
        t.play(&choice);
    }
}

/// Round `round` ends with this pass; the human will begin the next one.
fn end_round(t: &mut Table, round: u8) {
    t.s.round = round;
    for stack in &mut t.s.stacks[..round as usize - 1] {
        stack.clear();
    }
    t.hand(1, "");
    t.s.first = seat(2);
    rival_passed(t);
    pass(t);
}

fn progress(t: &Table) -> u8 {
    let steps = t.events.iter().filter_map(|told| match told.event {
        Event::Progress { steps, .. } => Some(steps),
        _ => None,
    });
    steps.sum()
}

fn spent(t: &Table) -> Option<(u8, u8)> {
    t.events.iter().find_map(|told| match told.event {
        Event::ObjectivesSpent { spent, due } => Some((spent, due)),
        _ => None,
    })
}

/// The rival has only this action card.
fn action_deck(t: &mut Table, card: u8) {
    t.s.rival.deck = [card].into_iter().collect();
    t.s.rival.reserve.clear();
    t.mark();
}

/// A probe of the human at a planet.
fn at(t: &mut Table, body: Body) {
    let at = t.s.space_of(body);
    t.p(1).pieces.push(Piece { at, sample: None });
    t.mark();
}

const SCAN: &str = "scan; earth 61-virginis; row 112; signal kepler-22";

/// One marker of the human is missing to win this sector; card 115 sets it.
fn almost_won(t: &mut Table, star: &str, capacity: usize) -> String {
    t.hand(1, "115").signals(star, &"1 ".repeat(capacity - 1));
    format!("play 115; signal {star}")
}

/// Everything that may mark a task. The number after `publicity`, `data` and `mission` is what the human
/// then has of publicity, data or points (Titania and Triton alone pay 16); `card` is a card of that cost, and card 5 for 3 credits launches.
const DEEDS: [&str; 48] = [
    "launch",
    "scan",
    "orbit mercury",
    "orbit venus",
    "orbit mars",
    "orbit jupiter",
    "orbit saturn",
    "orbit uranus",
    "orbit neptune",
    "land mercury",
    "land venus",
    "land mars",
    "land jupiter",
    "land saturn",
    "land uranus",
    "land neptune",
    "land phobos-deimos",
    "land io",
    "land europa",
    "land ganymede",
    "land callisto",
    "land titan",
    "land enceladus",
    "land titania",
    "land triton",
    "tech probe",
    "tech telescope",
    "tech computer",
    "trace pink",
    "trace orange",
    "trace blue",
    "visit asteroids",
    "visit comet",
    "visit earth",
    "card 1",
    "card 2",
    "card 3",
    "mission 15",
    "mission 16",
    "win blue",
    "win red",
    "win yellow",
    "win black",
    "publicity 7",
    "publicity 8",
    "publicity 9",
    "data 4",
    "data 5",
];

fn act(t: &mut Table, deed: &str) {
    let (verb, object) = deed.split_once(' ').unwrap_or((deed, ""));
    let play = match verb {
        "launch" => deed.to_owned(),
        "scan" => SCAN.to_owned(),
        "orbit" | "land" => {
            let moon = object.parse::<Moon>().map(Moon::planet);
            at(t, moon.unwrap_or_else(|()| object.parse().unwrap()));
            t.tech(1, "probe-4").p(1).publicity = 0;
            deed.to_owned()
        }
        "tech" => {
            t.p(1).publicity = 6;
            format!("research; tech {object}-2")
        }
        "trace" if object == "blue" => {
            t.p(1).computer.upper = 6;
            "analyse; trace blue left discovery".to_owned()
        }
        "trace" => {
            t.hand(1, "75");
            format!("play 75; trace {object} left discovery")
        }
        "visit" => {
            let (from, to) = match object {
                "asteroids" => ("r2s5", "r2s4"),
                "comet" => ("r2s7", "r2s0"),
                _ => ("r1s4", "r1s5"),
            };
            t.probe(1, from);
            format!("move 1 {to}")
        }
        "card" => {
            let card = ["108", "14", "5"][object.parse::<usize>().unwrap() - 1];
            t.hand(1, card);
            format!("play {card}")
        }
        "mission" => {
            let points: u16 = object.parse().unwrap();
            t.played(1, "5").orbiter(1, "venus").score(1, points - 7);
            "complete 5".to_owned()
        }
        "win" => match object {
            "blue" => almost_won(t, "procyon", 5),
            "red" => almost_won(t, "barnards-star", 5),
            "yellow" => almost_won(t, "kepler-22", 5),
            _ => almost_won(t, "vega", 4),
        },
        "publicity" => {
            t.p(1).publicity = object.parse::<u8>().unwrap() - 1;
            t.hand(1, "11");
            "corner 11".to_owned()
        }
        _ => {
            t.p(1).data = object.parse::<u8>().unwrap() - 1;
            t.hand(1, "22");
            "corner 22".to_owned()
        }
    };
    t.mark().play(&play);
}

/// `land` stands for every landing, `tech` for every technology and so on.
fn fits(goal: &str, deed: &str) -> bool {
    deed == goal || deed.split_once(' ').is_some_and(|(verb, _)| verb == goal)
}

/// Every deed marks exactly the tasks that list it; the human chooses if there are two.
fn check(id: &str, tasks: &[&[&str]]) {
    assert_eq!(
        data().solo.objectives[tile(id) as usize].tasks.len(),
        tasks.len()
    );
    for goal in tasks.iter().flat_map(|task| task.iter()) {
        assert!(DEEDS.iter().any(|deed| fits(goal, deed)), "{goal}");
    }
    for deed in DEEDS {
        let wanted = |task: &&usize| tasks[**task - 1].iter().any(|goal| fits(goal, deed));
        let numbers: Vec<usize> = (1..=tasks.len()).collect();
        let wanted: Vec<usize> = numbers.iter().filter(wanted).copied().collect();
        let mut t = with(id, "");
        act(&mut t, deed);
        if deed == "tech computer" && t.decides() == "1 slot" {
            t.play("slot 1");
        }
        match wanted[..] {
            [] => assert_eq!(marked(&t), "", "{id}: {deed}"),
            [task] => assert_eq!(marked(&t), format!("{id}.{task}"), "{id}: {deed}"),
            _ => {
                assert_eq!(t.decides(), "1 objective", "{id}: {deed}");
                assert_eq!(t.own_choices(), ["task 1 1", "task 1 2", "skip"]);
                for task in &wanted {
                    let mut t = t.clone();
                    t.play(&format!("task 1 {task}"));
                    assert_eq!(marked(&t), format!("{id}.{task}"), "{id}: {deed}");
                }
            }
        }
    }
}

macro_rules! objectives {
    ($($(#[$doc:meta])* $name:ident: $id:literal $tasks:expr;)*) => {
        $($(#[$doc])* #[test] fn $name() { check($id, &$tasks); })*
    };
}

const JUPITER: [&str; 6] = [
    "orbit jupiter",
    "land jupiter",
    "land io",
    "land europa",
    "land ganymede",
    "land callisto",
];

objectives! {
    /// objective I-1, S20.10
    eight_publicity: "I-1" [&["publicity 8", "publicity 9"]];
    /// objective I-2, S20.10
    sixteen_points: "I-2" [&["mission 16", "land titania", "land triton"]];
    /// objective I-3, S20.5
    land_or_win_any_sector: "I-3" [&["land", "win"]];
    /// objective I-4, S20.10
    five_data: "I-4" [&["data 5"]];
    /// objective II-1, S20.14, D-34
    jupiter_or_saturn: "II-1" [&[
        JUPITER[0], JUPITER[1], JUPITER[2], JUPITER[3], JUPITER[4], JUPITER[5],
        "orbit saturn", "land saturn", "land titan", "land enceladus",
    ]];
    /// objective II-2, S20.15, S20.19
    probe_technology_and_mission: "II-2" [&["tech probe"], &["mission"]];
    /// objective II-3, S20.15, S20.16
    computer_technology_and_blue_trace: "II-3" [&["tech computer"], &["trace blue"]];
    /// objective II-4, S20.16, S20.17
    asteroids_and_blue_trace: "II-4" [&["visit asteroids"], &["trace blue"]];
    /// objective II-5, S20.20
    win_blue_or_red: "II-5" [&["win blue", "win red"]];
    /// objective II-6, S20.15, S20.19
    telescope_technology_and_mission: "II-6" [&["tech telescope"], &["mission"]];
    /// objective II-7, S20.17, S20.18
    comet_and_card_for_three: "II-7" [&["visit comet"], &["card 3"]];
    /// objective II-8, S20.14
    venus_or_mercury: "II-8" [&["orbit venus", "land venus", "orbit mercury", "land mercury"]];
    /// objective II-9, S20.20
    win_red_or_yellow: "II-9" [&["win red", "win yellow"]];
    /// objective II-10, S20.14, D-34
    mars_uranus_or_neptune: "II-10" [&[
        "orbit mars", "land mars", "land phobos-deimos", "orbit uranus", "land uranus",
        "land titania", "orbit neptune", "land neptune", "land triton",
    ]];
    /// objective II-11, S20.20
    win_yellow_or_blue: "II-11" [&["win yellow", "win blue"]];
    /// objective III-1, S20.13
    two_scans: "III-1" [&["scan"], &["scan"]];
    /// objective III-2, S20.15, S20.20
    telescope_technology_and_any_sector: "III-2" [&["tech telescope"], &["win"]];
    /// objective III-3, S20.13
    any_orbit: "III-3" [&["orbit"]];
    /// objective III-4, S20.16
    two_blue_traces: "III-4" [&["trace blue"], &["trace blue"]];
    /// objective III-5, S20.13, S20.16
    blue_trace_launch_and_scan: "III-5" [&["trace blue"], &["launch", "card 3"], &["scan"]];
    /// objective III-6, S20.13, S20.15
    probe_technology_and_landing: "III-6" [&["tech probe"], &["land"]];
    /// objective III-7, S20.15
    computer_and_any_technology: "III-7" [&["tech computer"], &["tech"]];
    /// objective III-8, S20.10, S20.13
    launch_and_nine_publicity: "III-8" [&["launch", "card 3"], &["publicity 9"]];
    /// objective III-9, S20.20
    win_black: "III-9" [&["win black"]];
}

/// Tiers of the stack from the top, the three revealed tiles first.
fn tiers(s: &Seti) -> Vec<usize> {
    let open = s.rival.open.iter().map(|open| open.tile);
    let all = open.chain(s.rival.objectives.iter().rev().copied());
    all.map(|tile| data().solo.objectives[tile as usize].tier + 1)
        .collect()
}

fn solo_game(level: u8, seed: u64) -> Seti {
    let options = Options {
        players: 1,
        solo: Some(level),
        ..Options::default()
    };
    Seti::new(&options, seed).unwrap()
}

/// The printed board: objectives by tier, first step, advanced cards, technologies along the track.
fn check_board(level: u8, objectives: [usize; 3], step: u8, advanced: usize, track: &str) {
    let mut expected = vec![1; objectives[0]];
    expected.extend(vec![2; objectives[1]]);
    expected.extend(vec![3; objectives[2]]);
    for seed in 0..8 {
        let s = solo_game(level, seed);
        assert_eq!(tiers(&s), expected);
        assert_eq!(s.rival.progress + 1, step);
        let mut deck = s.rival.deck.to_vec();
        deck.sort_unstable();
        assert_eq!(deck[..4], [1, 2, 3, 4]);
        assert_eq!(deck.len(), 4 + advanced);
        assert!(deck[4..].iter().all(|card| (5..=14).contains(card)));
        assert_eq!(s.rival.reserve.len(), 10 - advanced);
    }
    for (step, tech) in (0..).zip(track.split_whitespace()) {
        let mut t = Table::solo(level);
        t.s.rival.progress = step;
        action_deck(&mut t, 2);
        t.s.players[1].publicity = 6;
        t.mark().play("launch; end");
        let researched = t.events.iter().find_map(|told| match told.event {
            Event::Researched { tech, .. } => Some(tech.to_string()),
            _ => None,
        });
        assert_eq!(researched.as_deref(), Some(tech), "step {}", step + 1);
    }
}

const COMPUTERS: &str = "computer-1 computer-2 computer-3 computer-4";
const TELESCOPES: &str = "telescope-1 telescope-2 telescope-3 telescope-4";
const PROBES: &str = "probe-1 probe-2 probe-3 probe-4";

/// difficulty 1, S20.1
#[test]
fn the_board_of_difficulty_1() {
    let track = [COMPUTERS, TELESCOPES, PROBES].join(" ");
    check_board(1, [0, 0, 0], 1, 0, &track);
}

/// difficulty 2, S20.2
#[test]
fn the_board_of_difficulty_2() {
    let track = [COMPUTERS, TELESCOPES, PROBES].join(" ");
    check_board(2, [2, 3, 5], 1, 0, &track);
}

/// difficulty 3, S20.2
#[test]
fn the_board_of_difficulty_3() {
    let track = [TELESCOPES, PROBES, COMPUTERS].join(" ");
    check_board(3, [2, 4, 6], 1, 1, &track);
}

/// difficulty 4, S20.2
#[test]
fn the_board_of_difficulty_4() {
    let track = [COMPUTERS, TELESCOPES, PROBES].join(" ");
    check_board(4, [2, 6, 7], 4, 1, &track);
}

/// difficulty 5, S20.2
#[test]
fn the_board_of_difficulty_5() {
    let track = [PROBES, COMPUTERS, TELESCOPES].join(" ");
    check_board(5, [2, 7, 8], 9, 1, &track);
}

/// S20.1
#[test]
fn difficulty_1_has_no_penalty_and_no_points_for_objectives() {
    let mut t = Table::solo(1);
    end_round(&mut t, 1);
    assert_eq!((spent(&t), progress(&t)), (None, 0));
    t.last_round();
    rival_passed(&mut t);
    pass(&mut t);
    assert_eq!((t.decides().as_str(), t.diff(2).as_str()), ("over", ""));
}

/// S20.2
#[test]
fn each_tier_is_shuffled() {
    for tier in 1..=3 {
        let mut seen = [false; 24];
        for seed in 0..60 {
            let s = solo_game(2, seed);
            let open = s.rival.open.iter().map(|open| open.tile);
            open.chain(s.rival.objectives.iter().copied())
                .for_each(|tile| seen[tile as usize] = true);
        }
        let all = data().solo.objectives.iter().zip(seen);
        let of_tier: Vec<bool> = all
            .filter(|(one, _)| one.tier + 1 == tier)
            .map(|(_, seen)| seen)
            .collect();
        assert_eq!(of_tier, vec![true; [4, 11, 9][tier - 1]]);
    }
}

/// S20.3
#[test]
fn three_objectives_are_revealed_and_each_tile_exists_once() {
    let s = solo_game(4, 3);
    assert_eq!((s.rival.open.len(), s.rival.objectives.len()), (3, 12));
    let view = serde_json::to_value(s.view(orrery_core::Viewer::Seat(seat(1)))).unwrap();
    assert_eq!(view["rival"]["objectives"], 12, "only their number is seen");
    let open = s.rival.open.iter().map(|open| open.tile);
    let mut all: Vec<u8> = open.chain(s.rival.objectives.iter().copied()).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 15);
}

/// S20.4
#[test]
fn a_tile_is_completed_when_all_its_tasks_are_marked() {
    let mut t = with("III-5", "");
    act(&mut t, "launch");
    rival_passed(&mut t);
    t.play("end");
    assert_eq!(
        (marked(&t).as_str(), completed(&t).as_str()),
        ("III-5.2", "")
    );
    act(&mut t, "scan");
    t.play("end");
    assert_eq!(
        (marked(&t).as_str(), completed(&t).as_str()),
        ("III-5.2 III-5.3", "")
    );
    act(&mut t, "trace blue");
    t.play("end");
    assert_eq!((completed(&t).as_str(), t.s.rival.finished), ("III-5", 1));
}

/// S20.5: the second alternative does not mark anything further.
#[test]
fn one_alternative_is_enough() {
    for deed in ["land mars", "win red"] {
        let mut t = with("I-3", "");
        act(&mut t, deed);
        assert_eq!(marked(&t), "I-3.1");
    }
}

/// S20.6
#[test]
fn the_rival_marks_no_tasks() {
    let mut t = with("III-8 I-1 I-2", "");
    t.s.players[1].publicity = 9;
    t.no_milestones().score(2, 20).hand(1, "108");
    t.play("play 108; end");
    assert!(t.s.players[1].pieces.len() == 1, "the rival has launched");
    assert_eq!(marked(&t), "");
}

/// S20.7
#[test]
fn one_event_marks_one_task_and_the_human_chooses() {
    let mut t = with("II-3 III-7 II-6", "");
    act(&mut t, "tech computer");
    if t.decides() == "1 slot" {
        t.play("slot 1");
    }
    assert_eq!(t.decides(), "1 objective");
    assert_eq!(
        t.own_choices(),
        ["task 1 1", "task 2 1", "task 2 2", "skip"]
    );
    for (choice, expected) in [
        ("task 1 1", "II-3.1"),
        ("task 2 1", "III-7.1"),
        ("task 2 2", "III-7.2"),
    ] {
        let mut t = t.clone();
        t.play(choice);
        assert_eq!(marked(&t), expected);
        assert_ne!(t.decides(), "1 objective");
    }
}

/// S20.7: a marked task takes no second event.
#[test]
fn a_marked_task_is_not_asked_for_again() {
    let mut t = with("III-1", "");
    t.s.rival.open[0].done = 1;
    act(&mut t, "scan");
    assert_eq!(marked(&t), "III-1.1 III-1.2");
}

/// S20.8
#[test]
fn the_same_event_also_covers_a_circle() {
    let mut t = with("III-8", "");
    t.played(1, "79").play("launch");
    assert_eq!(
        (marked(&t).as_str(), t.decides().as_str()),
        ("III-8.1", "1 trigger")
    );
    t.play("cover 79 1");
    assert_eq!(t.diff(1), "credits-1 pieces+1");

    let mut t = with("III-8 III-5", "");
    t.played(1, "79").play("launch; cover 79 1");
    assert_eq!(t.own_choices(), ["task 1 1", "task 2 2", "skip"]);
}

/// S20.9, D-33
#[test]
fn a_declined_event_is_lost() {
    let mut t = with("III-8 III-5", "");
    t.play("launch; skip");
    assert_eq!((marked(&t).as_str(), t.decides().as_str()), ("", "1 late"));
    rival_passed(&mut t);
    t.play("end");
    assert_eq!((marked(&t).as_str(), t.decides().as_str()), ("", "1 turn"));
}

/// D-33, S20.9: a single task is marked without a question, and a state is never declined.
#[test]
fn a_single_task_is_marked_by_itself() {
    let mut t = with("III-8", "");
    t.play("launch");
    assert_eq!(
        (marked(&t).as_str(), t.decides().as_str()),
        ("III-8.1", "1 late")
    );
    let mut t = with("III-8 I-1", "");
    act(&mut t, "publicity 9");
    assert_eq!(
        (marked(&t).as_str(), t.decides().as_str()),
        ("III-8.2 I-1.1", "1 turn")
    );
}

/// S20.10: several states at the same moment; a marked task stays marked.
#[test]
fn states_are_marked_at_once_and_together() {
    let mut t = with("I-1 III-8", "");
    act(&mut t, "publicity 8");
    assert_eq!(marked(&t), "I-1.1");
    t.p(1).publicity = 9;
    t.mark().play("research; tech probe-2");
    assert_eq!((t.p(1).publicity, marked(&t).as_str()), (3, "I-1.1"));

    let mut t = with("I-1 I-2", "");
    t.p(1).publicity = 7;
    t.played(1, "5").orbiter(1, "venus").score(1, 9);
    t.play("complete 5");
    assert_eq!(marked(&t), "I-1.1 I-2.1");
}

/// S20.10, S20.21: a state that is true when its tile is revealed.
#[test]
fn a_revealed_state_is_checked_at_once() {
    let mut t = with("III-3", "I-4 II-1");
    t.p(1).data = 5;
    rival_passed(&mut t);
    at(&mut t, Body::Venus);
    t.play("orbit venus");
    finish_turn(&mut t);
    assert_eq!(completed(&t), "III-3 I-4");
    assert_eq!((revealed(&t).as_str(), t.s.rival.finished), ("II-1", 2));
}

/// Takes the first choice of whatever is left, then ends the turn.
fn finish_turn(t: &mut Table) {
    while t.decides() != "1 late" {
        let choice = t.own_choices().remove(0);
        t.play(&choice);
    }
    t.play("end");
}

/// S20.11
#[test]
fn data_in_the_computer_does_not_count() {
    let mut t = with("I-4", "");
    t.p(1).data = 4;
    t.hand(1, "22").play("place upper; corner 22");
    assert_eq!(
        (t.p(1).data, t.p(1).computer.upper, marked(&t).as_str()),
        (4, 1, "")
    );
}

/// S20.12
#[test]
fn an_event_before_the_tile_was_revealed_does_not_count() {
    let mut t = with("III-3", "III-8 II-8 II-2");
    rival_passed(&mut t);
    t.orbiter(1, "mercury");
    at(&mut t, Body::Venus);
    t.play("orbit venus");
    finish_turn(&mut t);
    assert_eq!(
        (revealed(&t).as_str(), marked(&t).as_str()),
        ("III-8 II-8 II-2", "")
    );
}

/// S20.13
#[test]
fn actions_granted_by_an_effect_count() {
    let mut t = with("III-8 III-1 III-6", "");
    t.hand(1, "130").play("play 130");
    assert_eq!(marked(&t), "III-8.1");
    let mut t = with("III-5 III-6", "");
    t.hand(1, "52")
        .play("play 52; earth 61-virginis; row 112; signal kepler-22");
    assert_eq!(marked(&t), "III-5.3");
    let mut t = with("III-5 III-6", "");
    at(&mut t, Body::Mars);
    t.hand(1, "16").play("play 16; land mars");
    assert_eq!(marked(&t), "III-6.2");
    let mut t = with("III-8", "");
    t.tech(1, "telescope-4").play("scan; telescope-4 launch");
    assert_eq!(marked(&t), "III-8.1");
}

/// S20.14, D-34
#[test]
fn a_moon_counts_as_its_planet() {
    for (site, expected) in [("titan", "II-1.1"), ("triton", "II-10.1")] {
        let mut t = with("II-1 II-10 II-8", "");
        act(&mut t, &format!("land {site}"));
        assert_eq!(marked(&t), expected);
    }
}

/// S20.15
#[test]
fn a_technology_from_a_card_counts() {
    let mut t = with("II-6 II-2", "");
    t.hand(1, "103").play("play 103; tech telescope-2");
    assert_eq!(marked(&t), "II-6.1");
}

/// S20.16
#[test]
fn overflow_and_universal_traces_count_as_their_colour() {
    for (color, expected) in [("blue", "II-3.2"), ("pink", ""), ("orange", "")] {
        let mut t = with("II-3", "");
        t.hand(1, "75");
        t.play(&format!("play 75; trace {color} right overflow"));
        assert_eq!(marked(&t), expected);
    }
}

/// S20.17
#[test]
fn pushed_probes_and_moving_capsules_visit() {
    let mut t = with("II-4", "");
    action_deck(&mut t, 2);
    t.s.players[1].publicity = 6;
    t.probe(1, "r1s0").hand(1, "108").play("play 108; end");
    assert_eq!(marked(&t), "II-4.1", "pushed in the rival's turn");

    let mut t = with("II-7", "");
    t.probe(1, "r2s1").s.next_disc = 1;
    t.p(1).publicity = 6;
    t.mark().play("research");
    assert_eq!(marked(&t), "II-7.1", "pushed onto a comet");

    let mut t = with("II-4", "");
    t.discover("left").capsule(1, "r2s5", 1).play("move 1 r2s4");
    assert_eq!(marked(&t), "II-4.1", "a capsule");

    let mut t = with("II-4", "");
    t.probe(1, "r1s7").p(1).publicity = 6;
    t.mark().play("research");
    assert_eq!(marked(&t), "", "carried along with the asteroids");
}

/// S20.18
#[test]
fn a_card_for_three_discarded_for_its_corner_does_not_count() {
    let mut t = with("II-7", "");
    t.hand(1, "57").play("corner 57");
    assert_eq!(marked(&t), "");
}

/// S20.19
#[test]
fn a_triggerable_mission_counts_with_its_last_circle() {
    let slot = data().card("79".parse().unwrap()).slot_index as usize;
    for (covered, expected) in [(0b100, ""), (0b110, "II-2.2")] {
        let mut t = with("II-2", "");
        t.played(1, "79").s.covered[slot] = covered;
        t.mark().play("launch; cover 79 1");
        assert_eq!(marked(&t), expected);
    }
}

/// S20.20, S20.6: a sector resolved in the rival's turn.
#[test]
fn a_sector_won_in_the_rivals_turn_counts_for_its_winner() {
    for (marks, expected) in [("1 1 1 1 1", "I-3.1"), ("2 2 2 2 2", "")] {
        let mut t = with("I-3 III-9", "");
        action_deck(&mut t, 6);
        t.probe(2, "r1s5")
            .signals("61-virginis", marks)
            .hand(1, "14");
        t.play("play 14; end");
        let won = place(&t, |event| matches!(event, Event::SectorWon { .. }));
        assert!(won.is_some());
        assert_eq!(marked(&t), expected);
    }
}

/// S20.21
#[test]
fn completed_tiles_are_replaced_at_the_end_of_the_turn() {
    let mut t = with("I-3 III-9 III-3", "II-1 II-2");
    rival_passed(&mut t);
    act(&mut t, "win black");
    t.play("task 2 1");
    assert_eq!(
        (revealed(&t).as_str(), completed(&t).as_str()),
        ("I-3 III-9 III-3", "")
    );
    finish_turn(&mut t);
    assert_eq!(completed(&t), "III-9");
    assert_eq!(revealed(&t), "I-3 III-3 II-1");
    assert_eq!(t.s.rival.objectives.to_vec(), tiles("II-2"));
    assert_eq!(t.s.rival.finished, 1);
}

/// S20.21: a tile completed in the rival's turn waits for the end of the human's next turn.
#[test]
fn tiles_are_not_replaced_at_the_end_of_the_rivals_turn() {
    let mut t = with("I-3", "II-1");
    action_deck(&mut t, 6);
    t.probe(2, "r1s5").signals("61-virginis", "1 1 1 1 1");
    t.play("launch; end; trace pink left discovery");
    assert_eq!(t.decides(), "1 turn");
    assert_eq!(
        (marked(&t).as_str(), revealed(&t).as_str()),
        ("I-3.1", "I-3")
    );
    rival_passed(&mut t);
    t.hand(1, "108").play("play 108; end");
    assert_eq!(revealed(&t), "II-1");
}

/// S20.22
#[test]
fn an_empty_stack_replaces_nothing() {
    let mut t = with("III-3 II-1", "");
    rival_passed(&mut t);
    at(&mut t, Body::Venus);
    t.play("orbit venus");
    finish_turn(&mut t);
    assert_eq!(
        (completed(&t).as_str(), revealed(&t).as_str()),
        ("III-3", "II-1")
    );
}

/// S20.23, S20.24
#[test]
fn each_round_spends_its_number_of_tiles_or_the_rival_advances() {
    for (round, finished, left, steps) in [
        (1, 0, 0, 3),
        (1, 1, 0, 0),
        (1, 3, 2, 0),
        (2, 1, 0, 3),
        (3, 1, 0, 6),
        (3, 3, 0, 0),
        (4, 0, 0, 12),
        (4, 6, 2, 0),
    ] {
        let mut t = with("II-1 II-2 II-3", "III-1");
        t.s.rival.finished = finished;
        end_round(&mut t, round);
        assert_eq!(t.s.round, round + 1);
        assert_eq!(spent(&t), Some((finished - left, round)));
        assert_eq!(
            (t.s.rival.finished, progress(&t)),
            (left, steps),
            "round {round}"
        );
        assert_eq!(t.s.rival.progress, steps % 12);
    }
}

/// S20.23: a tile completed in the turn of the pass is spent, and the income comes later.
#[test]
fn tiles_are_spent_before_income() {
    let mut t = with("I-4", "");
    t.s.rival.open[0].done = 1;
    end_round(&mut t, 1);
    assert_eq!((completed(&t).as_str(), spent(&t)), ("I-4", Some((1, 1))));
    let spent = place(&t, |event| matches!(event, Event::ObjectivesSpent { .. }));
    let income = place(&t, |event| {
        matches!(
            event,
            Event::Gained {
                resource: Resource::Credit,
                ..
            }
        )
    });
    assert!(spent < income && spent.is_some());
}

/// D-77, S20.23: the human has passed when the rival completes the sector that marks the last task.
#[test]
fn a_tile_completed_after_the_pass_is_spent_in_that_round() {
    let mut t = with("I-3 II-1 II-2", "II-8 III-1");
    action_deck(&mut t, 6);
    t.hand(1, "")
        .probe(2, "r1s5")
        .signals("61-virginis", "1 1 1 1 1");
    t.s.reminder = false;
    t.mark();
    pass(&mut t);
    assert_eq!(t.decides(), "1 trace");
    t.play("trace pink left discovery");
    assert_eq!((t.s.round, completed(&t).as_str()), (2, "I-3"));
    assert_eq!((spent(&t), t.s.rival.finished), (Some((1, 1)), 0));
    assert_eq!(revealed(&t), "II-1 II-2 II-8");
    let penalty = |event: &Event| {
        matches!(
            event,
            Event::Progress {
                cause: Cause::Objectives,
                ..
            }
        )
    };
    assert_eq!(place(&t, penalty), None);
}

/// S20.25
#[test]
fn uncompleted_tiles_give_the_rival_five_points_each() {
    for (open, stack, finished, points) in [
        ("II-1 II-2 II-3", "III-1 III-2", 0, "vp+25"),
        ("II-1 II-2", "", 4, "vp+10"),
        ("", "", 9, ""),
    ] {
        let mut t = with(open, stack);
        t.s.rival.finished = finished;
        t.last_round();
        rival_passed(&mut t);
        pass(&mut t);
        assert_eq!((t.decides().as_str(), t.diff(2).as_str()), ("over", points));
        assert_eq!(
            (spent(&t), progress(&t), t.s.rival.finished),
            (None, 0, finished)
        );
    }
}

/// S20.25, S20.4, S20.20: a tile completed in the rival's turns after the human's last pass is completed.
#[test]
fn a_tile_completed_after_the_last_pass_costs_nothing() {
    let mut t = with("I-3 III-3", "");
    t.last_round().s.reminder = false;
    action_deck(&mut t, 6);
    t.probe(2, "r1s5").signals("61-virginis", "1 1 1 1 1");
    t.play("pass; trace pink left discovery");
    assert_eq!(
        (t.decides().as_str(), marked(&t).as_str()),
        ("over", "I-3.1")
    );
    let points = t.events.iter().filter_map(|told| match told.event {
        Event::Gained {
            seat: who,
            resource: Resource::Vp,
            n: 5,
            ..
        } if who == seat(2) => Some(5),
        _ => None,
    });
    assert_eq!(points.sum::<u8>(), 5);
}

/// D-40
#[test]
fn objectives_are_checked_after_milestones_and_discovery() {
    let mut t = with("II-2", "II-1");
    t.s.rival.open[0].done = 0b11;
    rival_passed(&mut t);
    t.score(1, 24).hand(1, "75");
    t.play("play 75; trace pink left overflow; end");
    assert_eq!(
        (t.decides().as_str(), completed(&t).as_str()),
        ("1 gold", "")
    );
    let choice = t.own_choices().remove(0);
    t.play(&choice);
    assert_eq!(completed(&t), "II-2");

    let mut t = with("I-3", "");
    rival_passed(&mut t);
    t.found(1, "left", "pink")
        .found(1, "left", "blue")
        .probe(1, "r2s2");
    t.play("land mars; trace orange left discovery; space 1; end");
    let found = place(&t, |event| matches!(event, Event::Discovered { .. }));
    let done = place(&t, |event| {
        matches!(event, Event::ObjectiveCompleted { .. })
    });
    assert!(found.is_some() && found < done);
}

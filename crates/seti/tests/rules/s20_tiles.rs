//! Every objective tile (S20): which deeds mark which of its tasks.

use crate::objectives::{act, marked, tile, with};
use orrery_seti::pack::pack;

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

/// `land` stands for every landing, `tech` for every technology and so on.
fn fits(goal: &str, deed: &str) -> bool {
    deed == goal || deed.split_once(' ').is_some_and(|(verb, _)| verb == goal)
}

/// Every deed marks exactly the tasks that list it; the human chooses if there are two.
fn check(id: &str, tasks: &[&[&str]]) {
    assert_eq!(
        pack().solo.objectives[tile(id) as usize].tasks.len(),
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

objectives! {
    /// objective I-1, S20.10, D-87
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

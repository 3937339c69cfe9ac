//! Lessons: every one of them can be done on its pages, and nothing is kept but its name.

use crate::kit::{Person, Site, values};
use orrery_core::Task;
use orrery_games::{NamedLesson, lesson_files, lessons};
use std::sync::Barrier;

/// A value as a browser writes it into an address.
pub fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(byte).to_string(),
        b' ' => "+".to_owned(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

fn named(game: &str, name: &str) -> &'static NamedLesson {
    lessons(game).find(|named| named.name == name).unwrap()
}

/// The choices that are in the address of a page.
fn so(page: &str) -> String {
    values(page, "data-so=\"")[0].clone()
}

/// Whether every part that a task speaks of is there and lit, and no other.
fn spots(page: &str, task: &Task, place: &str) {
    for spot in &task.spot {
        let lit = format!("<section id=\"{spot}\" class=\"{spot}\" data-spot");
        assert!(page.contains(&lit), "{place}: {spot}");
    }
    assert_eq!(
        page.matches(" data-spot").count(),
        task.spot.len(),
        "{place}"
    );
}

#[test]
fn every_lesson_is_done_as_it_shows_itself() {
    let site = Site::new();
    let mut learner = site.person();
    for (game, name, _) in lesson_files() {
        let path = format!("/learn/{game}/{name}");
        let mut page = learner.get(&site, &path).ok().body;
        let all = &named(game, name).lesson.tasks;
        for (done, task) in all.iter().enumerate() {
            let place = format!("{path}: task {done}");
            let (max, now) = (all.len(), format!("value=\"{done}\""));
            let now = format!("<progress max=\"{max}\" {now}");
            assert!(page.contains(&now), "{place}");
            spots(&page, task, &place);
            if task.advice {
                while page.contains(&now) {
                    page = as_advised(&site, &mut learner, &path, &so(&page), &place);
                }
                continue;
            }
            // The last way on before the board plays the solution of the task.
            let ways = values(&page, "name=\"so\" value=\"");
            let path = format!("{path}?so={}", encoded(&ways[ways.len() - 2]));
            page = learner.get(&site, &path).ok().body;
        }
        assert!(page.contains("data-finished"), "{path}");
        let learned = &learner.jar["learned"];
        assert!(learned.contains(&format!("{game}.{name}")), "{learned}");
    }
}

/// The choice that a page with a hint lights up.
fn lit(page: &str) -> Option<String> {
    let (before, _) = page.split_once("\" data-lit=\"what\"")?;
    let (_, choice) = before.rsplit_once("value=\"")?;
    Some(choice.to_owned())
}

/// The page after the choice that a hint names.
fn as_advised(site: &Site, learner: &mut Person, path: &str, so: &str, place: &str) -> String {
    let made = so.split(';').filter(|choice| !choice.is_empty()).count();
    let address = format!("{path}?so={}", encoded(so));
    let hint = learner.get(site, &format!("{address}&hint=2&from={made}"));
    let hint = hint.ok().body;
    let choice = lit(&hint).unwrap_or_else(|| panic!("{place}: no hint after {so}"));
    let legal = values(&hint, "name=\"choice\" value=\"");
    assert!(legal.contains(&choice), "{place}: {choice}");
    let next = format!("{address}&choice={}", encoded(&choice));
    learner.get(site, &next).ok().body
}

/// Somebody goes a way of their own in the game at the end of the last lesson.
#[test]
fn a_game_of_ones_own_is_advised_and_never_lost() {
    let site = Site::new();
    let mut learner = site.person();
    for (game, name, own) in [
        ("seti", "finale", "end;gold other;buy;draw"),
        ("kepler", "game", "action galactic-mapping;track colonial"),
    ] {
        let path = format!("/learn/{game}/{name}");
        let tasks = named(game, name).lesson.tasks.iter();
        let before = tasks.take_while(|task| !task.advice);
        let before: Vec<&str> = before
            .flat_map(|task| task.solution.iter().map(String::as_str))
            .collect();
        let made = before.len() + own.split(';').count();
        let so = format!("{};{own}", before.join(";"));
        let address = format!("{path}?so={}", encoded(&so));
        let page = learner.get(&site, &address).ok().body;
        // Every way on goes on from what was chosen; taking back and starting over say what they do.
        let ways = values(&page, "name=\"so\" value=\"");
        let back = so.rsplit_once(';').unwrap().0;
        assert_eq!(ways, [back, &before.join(";"), &so, &so], "{path}");
        assert!(lit(&page).is_none(), "{path}");
        // Where, what, why.
        let hint = |stage: u8| format!("{address}&hint={stage}&from={made}");
        let stages: Vec<String> = (1..=3)
            .map(|stage| learner.get(&site, &hint(stage)).ok().body)
            .collect();
        assert!(stages[0].contains("data-lit=\"where\""), "{path}");
        let choice = lit(&stages[1]).unwrap();
        assert_eq!(lit(&stages[2]).as_ref(), Some(&choice));
        assert!(values(&page, "name=\"choice\" value=\"").contains(&choice));
        let reason = |stage: &String| stage.contains("Expected points");
        assert!(!reason(&stages[1]) && reason(&stages[2]), "{path}");
        // The hint goes on with its turn, and ends where something else is chosen.
        let next = format!("{}&choice={}", hint(2), encoded(&choice));
        let next = learner.get(&site, &next).ok().body;
        let legal = values(&page, "name=\"choice\" value=\"");
        let other = legal.iter().find(|legal| **legal != choice).unwrap();
        let other = format!("{}&choice={}", hint(2), encoded(other));
        let other = learner.get(&site, &other).ok().body;
        assert!(next.contains("<li class=\"done\">") && lit(&next).is_some());
        assert!(lit(&other).is_none());
    }
}

#[test]
fn a_choice_goes_on_from_the_address_and_a_wrong_one_is_refused_with_its_rule() {
    let site = Site::new();
    let mut learner = site.person();
    let start = learner.get(&site, "/learn/seti/launch").ok().body;
    assert!(
        values(&start, "name=\"choice\" value=\"").contains(&"launch".to_owned()),
        "{start}"
    );
    let next = learner
        .get(&site, "/learn/seti/launch?so=&choice=launch")
        .ok()
        .body;
    assert!(values(&next, "name=\"so\" value=\"").contains(&"launch".to_owned()));
    let refused = learner.get(&site, "/learn/seti/launch?so=launch&choice=launch");
    assert_eq!(refused.status, 422, "{}", refused.body);
    for path in [
        "/learn/seti/nothing",
        "/learn/chess/launch",
        "/learn/comets/launch",
    ] {
        assert_eq!(learner.get(&site, path).status, 404, "{path}");
    }
    let long = vec!["end"; 500].join(";");
    let long = learner.get(&site, &format!("/learn/seti/launch?so={}", encoded(&long)));
    assert!((400..500).contains(&long.status), "{}", long.status);
}

#[test]
fn choices_that_belong_together_lead_as_far_as_they_can() {
    let site = Site::new();
    let mut learner = site.person();
    let both = "action energy-storage;produce earth 2 energy";
    let first = format!("/learn/kepler/cubes?choices={}", encoded(both));
    let first = learner.get(&site, &first).ok().body;
    let more = format!("{both};settle 1");
    let more = format!("/learn/kepler/cubes?choices={}", encoded(&more));
    let more = learner.get(&site, &more).ok().body;
    let so = |page: &str| values(page, "name=\"so\" value=\"");
    assert_eq!(so(&more), so(&first));
    let none = learner.get(&site, "/learn/kepler/cubes?choices=settle%201%3Bdone");
    assert_eq!(none.status, 422);
}

#[test]
fn what_is_learned_is_remembered_by_name_only() {
    let site = Site::new();
    let mut learner = site.person();
    let cookie = "seti.launch+nonsense+seti.launch+<b>";
    learner.jar.insert("learned".to_owned(), cookie.to_owned());
    let list = learner.get(&site, "/learn").ok().body;
    assert!(list.contains("class=\"done"), "{list}");
    assert!(
        !list.contains("nonsense") && !list.contains("<b>"),
        "{list}"
    );
}

#[test]
fn nobody_takes_all_the_time_that_others_need_to_think() {
    const AT_ONCE: usize = 60;
    let site = Site::new();
    let start = Barrier::new(AT_ONCE);
    let ask = || {
        let mut learner = site.person();
        start.wait();
        learner.get(&site, "/learn/seti/launch").status
    };
    let answers: Vec<u16> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(ask)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect()
    });
    let count = |status: u16| answers.iter().filter(|answer| **answer == status).count();
    assert_eq!(count(200) + count(429), AT_ONCE, "{answers:?}");
    assert!(count(200) >= 12 && count(429) > 0, "{answers:?}");
    site.person().get(&site, "/learn/seti/launch").ok();
}

//! Lessons: every one of them can be done on its pages, and nothing is kept but its name.

use crate::kit::{Site, values};
use orrery_games::lesson_files;
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

#[test]
fn every_lesson_is_done_as_it_shows_itself() {
    let site = Site::new();
    let mut learner = site.person();
    for (game, name, _) in lesson_files() {
        let path = format!("/learn/{game}/{name}");
        let mut page = learner.get(&site, &path).ok().body;
        let tasks: usize = values(&page, "<progress max=\"")[0].parse().unwrap();
        for done in 0..tasks {
            assert!(
                page.contains(&format!("<progress max=\"{tasks}\" value=\"{done}\"")),
                "{path}: task {done}"
            );
            // The last way on before the board plays the solution of the task.
            let ways = values(&page, "name=\"so\" value=\"");
            let shown = ways[ways.len() - 2].clone();
            let shown = shown.replace("&amp;", "&");
            page = learner
                .get(&site, &format!("{path}?so={}", encoded(&shown)))
                .ok()
                .body;
        }
        assert!(page.contains("data-finished"), "{path}");
        let learned = &learner.jar["learned"];
        assert!(learned.contains(&format!("{game}.{name}")), "{learned}");
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

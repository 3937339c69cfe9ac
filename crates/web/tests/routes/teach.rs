//! Hints and analyses through plain forms.

use crate::kit::{Person, Site, values};
use crate::{buttons, look, pair, play_first, seq};
use orrery_table::Config;

const ALONE: &[(&str, &str)] = &[
    ("game", "comets"),
    ("players", "2"),
    ("seat-1", "me"),
    ("seat-2", "bot-random"),
    ("name-1", "Ada"),
];

fn ask(site: &Site, person: &mut Person, id: &str) -> String {
    let page = look(site, person, id);
    let fields = [("seq", &*seq(&page))];
    let answer = person.post(site, &format!("/t/{id}/hint"), &fields).ok();
    assert_eq!(
        (answer.status, answer.location()),
        (303, &*format!("/t/{id}"))
    );
    look(site, person, id)
}

/// Waits until it is the turn of this person.
fn my_turn(site: &Site, person: &mut Person, id: &str) -> String {
    loop {
        let page = look(site, person, id);
        if !buttons(&page).is_empty() {
            return page;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
fn a_hint_is_asked_for_in_stages_without_script() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(&site, ALONE);
    let page = my_turn(&site, &mut ada, &id);
    assert!(page.contains(&format!("/t/{id}/hint")) && !page.contains("data-lit"));
    let first = ask(&site, &mut ada, &id);
    assert!(first.contains("data-lit=\"where\""), "{first}");
    assert!(first.contains("What exactly?"), "{first}");
    let second = ask(&site, &mut ada, &id);
    assert!(second.contains("data-lit=\"what\"") && second.contains("The expert would play:"));
    let third = ask(&site, &mut ada, &id);
    assert!(third.contains("Expected points:"), "{third}");
    for (lang, words) in [
        ("it", "L’esperto giocherebbe"),
        ("de", "Der Experte würde"),
        ("uk", "Експерт зіграв би"),
    ] {
        ada.lang = lang;
        assert!(look(&site, &mut ada, &id).contains(words), "{lang}");
    }
    ada.lang = "en";
    let log = ada.get(&site, &format!("/t/{id}/log")).ok().body;
    assert!(log.contains("Ada asked for a hint."), "{log}");
    // Whoever watches sees nothing of it.
    let watched = site.person().get(&site, &format!("/t/{id}")).ok().body;
    assert!(!watched.contains("data-lit") && !watched.contains("The expert"));
}

#[test]
fn people_are_told_where_there_are_hints() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    for person in [&mut ada, &mut ben] {
        let page = look(&site, person, &id);
        assert!(!page.contains("/hint"));
        let refused = person.post(&site, &format!("/t/{id}/hint"), &[("seq", "0")]);
        assert!([403, 409].contains(&refused.status), "{}", refused.status);
    }
    let with: Vec<_> = [crate::PAIR, &[("hints", "on")]].concat();
    let id = ada.start(&site, &with);
    let page = ada.get(&site, &format!("/t/{id}")).ok().body;
    assert!(page.contains("Everybody here may ask for hints"));
    let log = ada.get(&site, &format!("/t/{id}/log")).ok().body;
    assert!(log.contains("At this table everybody may ask for hints."));
}

#[test]
fn a_finished_game_is_analysed_and_the_replay_shows_it() {
    let site = Site::limited(Config {
        analysis: 200,
        ..Config::default()
    });
    let (mut ada, mut ben, id) = pair(&site);
    let analysis = format!("/t/{id}/analysis.json");
    assert_eq!(ada.get(&site, &analysis).status, 403, "the game goes on");
    let replay = format!("/t/{id}/replay");
    assert!(!ada.get(&site, &replay).ok().body.contains("/analyse"));
    while ada.get(&site, &format!("/t/{id}/record")).status != 200 {
        for person in [&mut ada, &mut ben] {
            if !buttons(&look(&site, person, &id)).is_empty() {
                play_first(&site, person, &id).ok();
            }
        }
    }
    assert_eq!(ada.get(&site, &analysis).status, 404, "nobody has asked");
    let mut stranger = site.person();
    assert!(
        stranger
            .get(&site, &replay)
            .ok()
            .body
            .contains("Analyze this game")
    );
    let begun = stranger.post(&site, &format!("/t/{id}/analyse"), &[("ply", "3")]);
    assert_eq!(begun.location(), format!("/t/{id}/replay?ply=3"));
    let json = loop {
        let answer = ada.get(&site, &analysis).ok();
        match answer.status {
            202 => std::thread::sleep(std::time::Duration::from_millis(5)),
            _ => break answer.json(),
        }
    };
    let turn = &json["turns"][0];
    let page = format!("{replay}?ply={}", turn["to"]);
    for (lang, words) in [
        ("en", "Accuracy"),
        ("it", "Precisione"),
        ("de", "Genauigkeit"),
        ("uk", "Точність"),
    ] {
        ada.lang = lang;
        let page = ada.get(&site, &page).ok().body;
        assert!(
            page.contains(words) && page.contains("class=\"verdict\""),
            "{lang}"
        );
        assert_eq!(values(&page, "class=\"graph\" viewBox=\"").len(), 1);
    }
}

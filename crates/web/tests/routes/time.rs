//! Clocks, resigning and stopping: by forms and in words.

use crate::kit::{Site, values};
use crate::{PAIR, pair};

const CLOCK: [(&str, &str); 2] = [("pace", "turn-86400"), ("pace-end", "resign")];

#[test]
fn a_clock_is_agreed_on_in_the_form_and_told_in_every_language() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.person(), site.person());
    let id = ada.start(&site, &[PAIR, &CLOCK].concat());
    let path = format!("/t/{id}");
    let page = ada.get(&site, &path).ok().body;
    assert!(page.contains("The clock starts when every seat has been taken."));
    assert!(!page.contains("data-due"));
    ben.accept(&site, &values(&page, "readonly value=\"")[0]);
    for (lang, clock, end) in [
        (
            "en",
            "1 day for each turn",
            "Whoever runs out of time resigns.",
        ),
        (
            "it",
            "1 giorno per ogni turno",
            "Chi finisce il tempo si arrende.",
        ),
        ("de", "1 Tag für jeden Zug", "gilt das als Aufgabe."),
        ("uk", "1 день на кожен хід", "він здається."),
    ] {
        ben.lang = lang;
        let page = ben.get(&site, &path).ok().body;
        assert!(page.contains(clock) && page.contains(end), "{lang}: {page}");
        // Beside the question, and beside whoever decides.
        assert_eq!(values(&page, "data-due=\"").len(), 2, "{lang}");
        assert!(page.contains(" UTC</time>"));
    }
}

#[test]
fn a_clock_that_is_none_is_named_in_the_form() {
    let site = Site::new();
    let mut ada = site.person();
    for wrong in [
        [("pace", "turn-1"), ("pace-end", "resign")],
        [("pace", "turn-86400"), ("pace-end", "bot-search:999999999")],
    ] {
        let answer = ada.post(&site, "/new", &[PAIR, &wrong].concat());
        assert_eq!(answer.status, 422, "{wrong:?}");
        assert!(answer.body.contains("id=\"wrong-pace\""), "{}", answer.body);
    }
}

#[test]
fn one_resigns_and_the_other_has_won_in_every_language() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let path = format!("/t/{id}");
    assert!(
        !ada.get(&site, &path).body.contains("/close\""),
        "not alone"
    );
    ben.post(&site, &format!("{path}/resign"), &[("seat", "2")])
        .ok();
    for (lang, told) in [
        ("en", "Ada wins: everyone else has resigned."),
        ("it", "Ada vince: tutti gli altri si sono arresi."),
        ("de", "Ada gewinnt: Alle anderen haben aufgegeben."),
        ("uk", "Ada перемагає: усі інші здалися."),
    ] {
        ada.lang = lang;
        assert!(ada.get(&site, &path).ok().body.contains(told), "{lang}");
    }
    assert_eq!(ben.post(&site, &format!("{path}/rematch"), &[]).status, 303);
}

#[test]
fn both_agree_to_stop() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (path, stop) = (format!("/t/{id}"), format!("/t/{id}/stop"));
    ben.post(&site, &stop, &[("seat", "2"), ("wish", "yes")])
        .ok();
    let page = ada.get(&site, &path).ok().body;
    assert!(
        page.contains("Ben would like to stop the game.")
            && page.contains("would like to stop</span>")
    );
    ada.post(&site, &stop, &[("seat", "1"), ("wish", "yes")])
        .ok();
    let page = ben.get(&site, &path).ok().body;
    assert!(page.contains("Everyone agreed to stop."), "{page}");
}

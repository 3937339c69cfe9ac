//! Links, devices, leaving, being replaced: by forms and in words.

use crate::kit::{Person, Site, generous, values};
use crate::{PAIR, buttons, decider, pair, play_first};
use axum::http::Method;
use serde_json::json;

fn page(site: &Site, person: &mut Person, id: &str) -> String {
    person.get(site, &format!("/t/{id}")).ok().body
}

fn link(page: &str) -> String {
    let link = values(page, "readonly value=\"").pop().expect("a link");
    link[link.find("/t/").unwrap()..].to_owned()
}

#[test]
fn whoever_comes_too_late_with_a_link_is_told_so_and_whoever_used_it_comes_back() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.person(), site.person());
    let id = ada.start(&site, PAIR);
    let link = link(&page(&site, &mut ada, &id));
    ben.accept(&site, &link);
    for person in [&mut ada, &mut site.person()] {
        let sat = person.post(&site, &link, &[]);
        assert_eq!(sat.status, 404);
        assert!(sat.body.contains("a link works once"), "{}", sat.body);
    }
    let mut late = site.person();
    assert_eq!(late.get(&site, &link).status, 404);
    let back = ben.get(&site, &link);
    assert_eq!((back.status, back.location()), (303, &*format!("/t/{id}")));
    let seen = [&mut ada, &mut ben, &mut late].map(|who| page(&site, who, &id));
    assert!(seen.iter().all(|page| !page.contains("readonly value")));
}

#[test]
fn a_second_device_is_added_listed_and_ended() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    assert_eq!(
        ada.post(&site, &format!("/t/{id}/invite"), &[("seat", "2")])
            .status,
        403
    );
    ben.post(&site, &format!("/t/{id}/invite"), &[("seat", "2")])
        .ok();
    assert!(
        !page(&site, &mut ada, &id).contains("readonly value"),
        "not for the host"
    );
    let link = link(&page(&site, &mut ben, &id));
    let mut phone = site.person();
    let asked = phone.get(&site, &link).ok().body;
    assert!(
        asked.contains("on this device") && !asked.contains("id=\"name\""),
        "{asked}"
    );
    let token = phone.token(&site);
    let agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
    let headers = [("user-agent", agent)];
    let sat = phone.post_raw(&site, &link, &headers, format!("token={token}"));
    assert_eq!(sat.status, 303);
    let shown = page(&site, &mut ben, &id);
    assert!(shown.contains("2 devices are signed in to this seat"));
    assert!(shown.contains("Firefox · Android") && shown.contains("this device"));
    assert!(!page(&site, &mut ada, &id).contains("Firefox"));
    let device = values(&shown, "name=\"device\" value=\"").pop().unwrap();
    let fields = [("seat", "2"), ("device", &*device)];
    assert_eq!(
        ada.post(&site, &format!("/t/{id}/end-device"), &fields)
            .status,
        403
    );
    ben.post(&site, &format!("/t/{id}/end-device"), &fields)
        .ok();
    let path = format!("/t/{id}?seat=2");
    assert_eq!(phone.get(&site, &path).status, 403);
    assert_eq!(ben.get(&site, &path).status, 200);
}

#[test]
fn whoever_leaves_is_told_of_in_every_language_and_a_bot_plays_on() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
    play_first(&site, one, &id).ok();
    let mut feed = ada.listen(&site, &format!("/t/{id}/stream"), None).unwrap();
    while feed
        .next()
        .is_some_and(|update| !update.to_string().contains("leave-1"))
    {}
    ben.post(&site, &format!("/t/{id}/leave"), &[("seat", "2")])
        .ok();
    let update = feed.next().unwrap().to_string();
    assert!(update.contains("Ben has left the table"), "{update}");
    for (lang, told) in [
        ("en", "Ben has left the table."),
        ("it", "Ben ha lasciato il tavolo."),
        ("de", "Ben hat den Tisch verlassen."),
        ("uk", "Ben більше не грає за цим столом."),
    ] {
        let mut reader = site.person();
        reader.lang = lang;
        for path in [format!("/t/{id}"), format!("/t/{id}/log")] {
            let page = reader.get(&site, &path).ok().body;
            assert!(page.contains(told), "{path} in {lang}");
        }
        assert!(!page(&site, &mut reader, &id).contains("/bot\""));
    }
    assert!(buttons(&page(&site, &mut ben, &id)).is_empty());
    let path = format!("/t/{id}/bot");
    let odd = ada.post(&site, &path, &[("seat", "2"), ("bot", "search:999999999")]);
    assert_eq!(odd.status, 400);
    ada.post(&site, &path, &[("seat", "2"), ("bot", "random")])
        .ok();
    let shown = page(&site, &mut ada, &id);
    assert!(shown.contains("A bot takes over for Ben (Bot: random)."));
    for _ in 0..400 {
        let page = page(&site, &mut ada, &id);
        if page.contains("The game is over.") {
            return;
        }
        match buttons(&page).is_empty() {
            true => std::thread::sleep(std::time::Duration::from_millis(5)),
            false => drop(play_first(&site, &mut ada, &id)),
        }
    }
    panic!("the game came to no end");
}

#[test]
fn whoever_takes_a_seat_that_was_left_says_their_name() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    ben.post(&site, &format!("/t/{id}/leave"), &[("seat", "2")])
        .ok();
    ada.post(&site, &format!("/t/{id}/invite"), &[("seat", "2")])
        .ok();
    let link = link(&page(&site, &mut ada, &id));
    let mut cleo = site.person();
    assert!(cleo.get(&site, &link).ok().body.contains("required"));
    assert_eq!(cleo.post(&site, &link, &[]).status, 422);
    assert_eq!(
        cleo.post(&site, &link, &[("name", "Cleo\u{202e}")]).status,
        422
    );
    cleo.post(&site, &link, &[("name", "Cleo")]).ok();
    assert!(page(&site, &mut ada, &id).contains("Cleo has sat down."));
}

#[test]
fn one_stranger_cannot_take_all_open_seats() {
    let mut settings = generous();
    settings.limits.tables = 3;
    let site = Site::with(settings);
    let (mut ada, mut eve) = (site.person(), site.person());
    let open = [
        ("game", "comets"),
        ("players", "4"),
        ("public", "yes"),
        ("seat-2", "open"),
        ("seat-3", "open"),
        ("seat-4", "open"),
    ];
    let id = ada.start(&site, &open);
    let sit = format!("/t/{id}/sit");
    eve.post(&site, &sit, &[("seat", "2")]).ok();
    let again = eve.post(&site, &sit, &[("seat", "3")]);
    assert_eq!(again.status, 409);
    assert!(again.body.contains("You already have a seat at this table"));
    // Nor does coming and going make the table busy.
    eve.post(&site, &format!("/t/{id}/leave"), &[("seat", "2")])
        .ok();
    let name = [("seat", "2"), ("name", "Eve")];
    assert_eq!(eve.post(&site, &sit, &name).status, 303);
    eve.post(&site, &format!("/t/{id}/leave"), &[("seat", "2")])
        .ok();
    assert_eq!(eve.post(&site, &sit, &name).status, 429);
}

#[test]
fn a_chosen_seed_is_shown_before_anybody_sits_down() {
    let site = Site::new();
    for (seed, shown) in [("7", true), ("", false)] {
        let mut ada = site.person();
        let fields = [PAIR, &[("seed", seed), ("public", "yes")]].concat();
        let id = ada.start(&site, &fields);
        let own = page(&site, &mut ada, &id);
        let mut ben = site.person();
        let asked = ben.get(&site, &link(&own)).ok().body;
        let watched = page(&site, &mut ben, &id);
        let listed = ben.get(&site, "/").ok().body;
        let table = ben.get(&site, &format!("/api/tables/{id}")).ok().json();
        assert_eq!(table["duplicate"], shown);
        let listed = listed
            .split(&id)
            .nth(1)
            .unwrap()
            .split("</li>")
            .next()
            .unwrap();
        for text in [&own, &asked, &watched] {
            assert_eq!(text.contains("The seed of this game was chosen"), shown);
        }
        assert_eq!(listed.contains("duplicate game"), shown);
    }
}

/// Every way to make a table counts; being led to one that is there does not.
#[test]
fn closing_and_playing_again_makes_no_more_tables_than_allowed() {
    let mut settings = generous();
    settings.limits.tables = 3;
    let site = Site::with(settings);
    let mut ada = site.person();
    let game = [("game", "comets"), ("players", "2")];
    let mut id = ada.start(&site, &game);
    let mut made = 1;
    for _ in 0..10 {
        let close = format!("/t/{id}/close");
        ada.post(&site, &close, &[("seq", "0")]).ok();
        let rematch = format!("/t/{id}/rematch");
        let next = ada.post(&site, &rematch, &[]);
        if next.status == 429 {
            assert_eq!(made, 3);
            let api = format!("/api/tables/{id}/rematch");
            assert_eq!(ada.post_json(&site, &api, &json!({})).status, 429);
            return;
        }
        made += 1;
        let again = ada.post(&site, &rematch, &[]);
        assert_eq!(again.location(), next.location());
        id = next.location().rsplit('/').next().unwrap().to_owned();
    }
    panic!("{made} tables");
}

#[test]
fn forms_about_seats_say_what_is_wrong() {
    let site = Site::new();
    let (mut ada, _, id) = pair(&site);
    for (deed, fields) in [
        ("invite", &[("seat", "9")][..]),
        ("leave", &[]),
        ("free", &[("seat", "x")]),
        ("end-device", &[("seat", "1")]),
        ("resign", &[]),
        ("stop", &[("seat", "1"), ("wish", "perhaps")]),
        ("bot", &[("seat", "2"), ("bot", "bot-random")]),
    ] {
        let answer = ada.post(&site, &format!("/t/{id}/{deed}"), fields);
        assert_eq!(answer.status, 400, "{deed}");
        let request = ada.request(Method::GET, &format!("/t/{id}/{deed}"), &[], String::new());
        assert_eq!(ada.send(&site, request).status, 405);
    }
}

//! The server below a path of its host: every address keeps to it.

use crate::kit::{Person, Site, decode, generous, values};
use crate::{buttons, seq};
use orrery_web::Settings;
use serde_json::json;
use std::collections::BTreeSet;

const BASE: &str = "/games/orrery";

fn site() -> Site {
    Site::with(Settings {
        base: BASE.parse().unwrap(),
        ..generous()
    })
}

/// Every address of ours on a page, or in a part of one.
fn addresses(html: &str) -> Vec<String> {
    let attributes = ["href", "src", "action", "data-stream", "data-foresee"];
    let all = attributes
        .iter()
        .flat_map(|name| values(html, &format!(" {name}=\"")));
    all.filter(|to| !to.starts_with('#')).collect()
}

/// Follows every link from here, and gives back the pages that were found.
fn crawl(person: &mut Person, site: &Site, from: &[String]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut todo = from.to_vec();
    while let Some(path) = todo.pop() {
        let path = path.split('#').next().unwrap().to_owned();
        if !found.insert(path.clone()) || found.len() > 150 {
            continue;
        }
        assert!(
            path.starts_with(&format!("{BASE}/")),
            "{path} is beside the base"
        );
        let answer = person.get(site, &path);
        // A record is for after the game.
        assert!(
            answer.status < 400 || path.ends_with("/record"),
            "{path}: {}",
            answer.status
        );
        let html = answer
            .headers
            .get("content-type")
            .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        if html {
            for to in addresses(&answer.body) {
                assert!(to.starts_with(&format!("{BASE}/")), "{path} leads to {to}");
            }
            todo.extend(values(&answer.body, " href=\""));
            todo.extend(values(&answer.body, " src=\""));
            todo.retain(|to| !to.starts_with('#'));
        }
    }
    found
}

#[test]
fn every_link_of_every_page_keeps_to_the_base() {
    let site = site();
    let mut ada = site.person();
    let home = ada.get(&site, &format!("{BASE}/")).ok();
    let cookie = home.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains(&format!("; Path={BASE}/;")), "{cookie}");
    let mut starts = vec![format!("{BASE}/")];
    for game in ["seti", "kepler", "comets"] {
        let fields = [
            ("game", game),
            ("players", "2"),
            ("seat-1", "me"),
            ("seat-2", "here"),
        ];
        let new = ada.post(&site, &format!("{BASE}/new"), &fields);
        let table = new.location().to_owned();
        assert!(table.starts_with(&format!("{BASE}/t/")), "{table}");
        for _ in 0..6 {
            let mut page = ada.get(&site, &table).ok().body;
            if let Some(over) = values(&page, "take-over\" href=\"").first() {
                page = ada.get(&site, over).ok().body;
            }
            let first = buttons(&page).into_iter().next().unwrap();
            let seq = seq(&page);
            let played = ada.post(
                &site,
                &format!("{table}/play"),
                &[("seq", &seq), ("choice", &first)],
            );
            assert_eq!(played.location(), table);
        }
        starts.push(table);
    }
    let found = crawl(&mut ada, &site, &starts);
    for part in [
        "/rules/seti",
        "/catalog/kepler",
        "/new?game=comets",
        "/log",
        "/replay?ply=",
        "/assets/",
    ] {
        assert!(
            found.iter().any(|path| path.contains(part)),
            "{part}: {found:?}"
        );
    }
}

#[test]
fn updates_links_and_the_api_keep_to_the_base() {
    let site = site();
    let mut ada = site.person();
    let body = json!({"game": "seti", "seats": [{"kind": "me"}, {"kind": "link"}]});
    let made = ada
        .post_json(&site, &format!("{BASE}/api/tables"), &body)
        .ok()
        .json();
    let id = made["id"].as_str().unwrap();
    let link = made["seats"][1]["link"].as_str().unwrap();
    assert!(link.starts_with(&format!("{BASE}/t/{id}/seat/")), "{link}");
    let mut ben = site.person();
    let invited = ben.get(&site, link).ok().body;
    assert!(
        invited.contains(&format!("href=\"{BASE}/t/{id}?seat=0\"")),
        "{invited}"
    );
    assert_eq!(
        ben.post(&site, link, &[]).location(),
        format!("{BASE}/t/{id}")
    );
    let page = ada.get(&site, &format!("{BASE}/t/{id}")).ok().body;
    let stream = values(&page, " data-stream=\"").remove(0);
    assert_eq!(
        stream.split('?').next(),
        Some(&*format!("{BASE}/t/{id}/stream"))
    );
    let mut feed = ada.listen(&site, &stream, None).unwrap();
    let update = feed.next().unwrap();
    let parts = update["fragments"].as_array().unwrap();
    assert!(parts.len() > 3);
    for part in parts {
        for to in addresses(part["html"].as_str().unwrap()) {
            assert!(to.starts_with(&format!("{BASE}/")), "{to}");
        }
    }
    let api = ada
        .get(&site, &format!("{BASE}/api/openapi.json"))
        .ok()
        .json();
    assert_eq!(api["servers"], json!([{"url": BASE}]));
}

#[test]
fn settings_lead_back_and_nothing_is_beside_the_base() {
    let site = site();
    let mut ada = site.person();
    let page = ada
        .get(&site, &format!("{BASE}/rules/seti?q=probe"))
        .ok()
        .body;
    let back = decode(&values(&page, "name=\"back\" value=\"")[0]);
    let set = ada.post(
        &site,
        &format!("{BASE}/settings"),
        &[("lang", "it"), ("back", &back)],
    );
    assert_eq!(set.location(), format!("{BASE}/rules/seti?q=probe"));
    let cookie = set.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains(&format!("; Path={BASE}/;")), "{cookie}");
    let moved = ada.get(&site, BASE);
    assert_eq!(
        (moved.status, moved.location()),
        (308, &*format!("{BASE}/"))
    );
    for path in [
        "/",
        "/games",
        "/games/",
        "/new",
        "/games/orreryx/",
        "/healthz",
    ] {
        assert_eq!(ada.get(&site, path).status, 404, "{path}");
    }
    // What a reader typed is no address.
    let search = ada.get(&site, &format!("{BASE}/rules/seti?q=/x")).ok().body;
    assert!(search.contains("value=\"/x\""), "{search}");
}

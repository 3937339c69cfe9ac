//! Every route of the server, and who may use it. Those of a table are in `access`.

use crate::kit::{Person, Site};
use crate::notices::wanted;
use axum::http::Method;
use orrery_table::Config;
use std::collections::BTreeSet;
use std::path::Path;

/// A form, JSON, or nothing.
#[derive(Clone, Copy)]
enum Sent {
    Get,
    Form(&'static str),
    Json(&'static str),
}
use Sent::{Form, Get, Json};

/// A route, an address of it, and whether a stranger and somebody with an account may.
type Door = (&'static str, &'static str, Sent, [bool; 2]);

const ALL: [bool; 2] = [true, true];
const NONE: [bool; 2] = [false, false];
const OWN: [bool; 2] = [false, true];

/// What does not exist, or is wrong, is for nobody; whoever has an account signs out last.
const DOORS: &[Door] = &[
    ("/", "", Get, ALL),
    ("/settings", "", Form("lang=en"), ALL),
    ("/rules", "", Get, ALL),
    ("/rules/{game}", "/rules/seti", Get, ALL),
    (
        "/rules/{game}/{print}/{picture}",
        "/rules/seti/0/none.svg",
        Get,
        NONE,
    ),
    ("/catalog", "", Get, ALL),
    ("/catalog/{game}", "/catalog/seti", Get, ALL),
    ("/learn", "", Get, ALL),
    ("/learn/{game}/{lesson}", "/learn/seti/none", Get, NONE),
    (
        "/learn/{game}/{lesson}/foresee",
        "/learn/seti/none/foresee",
        Get,
        NONE,
    ),
    ("/puzzles", "", Get, ALL),
    ("/puzzles/today", "", Get, ALL),
    ("/puzzles/{game}/{number}", "/puzzles/seti/1", Get, ALL),
    (
        "/puzzles/{game}/{number}/foresee",
        "/puzzles/seti/1/foresee?choice=none",
        Get,
        ALL,
    ),
    ("/scenario", "", Get, NONE),
    ("/scenario/foresee", "", Get, NONE),
    ("/new", "", Get, ALL),
    ("/new", "", Form("game=chess"), NONE),
    ("/bring", "", Get, ALL),
    ("/bring", "", Form("record=none"), NONE),
    ("/here", "", Get, NONE),
    ("/offline", "", Get, NONE),
    ("/offline/", "", Get, NONE),
    ("/offline/{*path}", "/offline/index.html", Get, NONE),
    ("/assets/{version}/{name}", "/assets/0/none.css", Get, NONE),
    (
        "/art/{game}/{version}/{name}",
        "/art/seti/0/none.svg",
        Get,
        NONE,
    ),
    ("/healthz", "", Get, ALL),
    ("/healthz/live", "", Get, ALL),
    ("/metrics", "", Get, NONE),
    ("/operator", "", Get, NONE),
    ("/operator", "", Form("do=ban&tag=none"), NONE),
    ("/account", "", Get, ALL),
    ("/account/challenge", "", Form(""), ALL),
    ("/account/new", "", Form("name="), NONE),
    ("/account/passkey", "", Form(""), NONE),
    ("/account/enter", "", Form(""), NONE),
    ("/account/link", "", Form(""), OWN),
    ("/account/name", "", Form("name=Eva"), OWN),
    ("/account/public", "", Form("public=no"), OWN),
    ("/account/device", "", Form("id=none"), NONE),
    ("/account/remove", "", Form("id=none"), NONE),
    ("/account/export", "", Get, OWN),
    ("/account/delete", "", Form("sure=no"), NONE),
    ("/account/mail", "", Form("mail=eva@example.org"), NONE),
    ("/link", "", Get, ALL),
    ("/link", "", Form("code=none"), NONE),
    ("/link/{code}", "/link/none", Get, NONE),
    ("/enter/{once}", "/enter/none", Get, NONE),
    ("/enter/{once}", "/enter/none", Form(""), NONE),
    ("/privacy", "", Get, ALL),
    ("/people", "", Get, ALL),
    ("/people/{tag}", "/people/none", Get, NONE),
    ("/notices", "", Get, ALL),
    ("/notices", "", Form("digest=60"), ALL),
    ("/notices", "", Form("digest=1"), NONE),
    ("/notices/worker.js", "", Get, ALL),
    (
        "/notices/push",
        "",
        Form("endpoint=https://push.example/&p256dh=x&auth=y"),
        NONE,
    ),
    ("/notices/mail", "", Form("address=eva@example.org"), NONE),
    (
        "/notices/hook",
        "",
        Form("form=slack&url=https://elsewhere.example/"),
        NONE,
    ),
    ("/notices/remove", "", Form("channel=none"), ALL),
    ("/notices/away", "", Form("days=0"), ALL),
    (
        "/notices/confirm/{code}",
        "/notices/confirm/none",
        Get,
        NONE,
    ),
    (
        "/notices/confirm/{code}",
        "/notices/confirm/none",
        Form(""),
        NONE,
    ),
    ("/notices/off/{code}", "/notices/off/none", Get, NONE),
    ("/notices/off/{code}", "/notices/off/none", Form(""), NONE),
    ("/api/openapi.json", "", Get, ALL),
    ("/api/games", "", Get, ALL),
    ("/api/tables", "", Get, ALL),
    ("/api/tables", "", Json("{}"), NONE),
    ("/api/account", "", Get, ALL),
    ("/api/account", "", Json("{\"public\": false}"), OWN),
    ("/api/account/export", "", Get, OWN),
    ("/api/account/delete", "", Json("{\"sure\": false}"), NONE),
    (
        "/api/account/devices/{device}/end",
        "/api/account/devices/none/end",
        Json("{}"),
        NONE,
    ),
    (
        "/api/account/passkeys/{key}/remove",
        "/api/account/passkeys/none/remove",
        Json("{}"),
        NONE,
    ),
    ("/api/people", "/api/people?game=seti", Get, ALL),
    ("/api/people", "/api/people?game=chess", Get, NONE),
    ("/api/people/{tag}", "/api/people/none", Get, NONE),
    ("/api/invitations", "", Get, ALL),
    ("/api/notices", "", Get, ALL),
    (
        "/api/notices",
        "",
        Json("{\"kinds\": [\"turn\"], \"digest\": 60}"),
        ALL,
    ),
    (
        "/api/notices/push",
        "",
        Json("{\"endpoint\": \"https://push.example/\", \"p256dh\": \"x\", \"auth\": \"y\"}"),
        NONE,
    ),
    (
        "/api/notices/mail",
        "",
        Json("{\"address\": \"eva@example.org\"}"),
        NONE,
    ),
    (
        "/api/notices/hooks",
        "",
        Json("{\"form\": \"slack\", \"url\": \"https://elsewhere.example/\"}"),
        NONE,
    ),
    (
        "/api/notices/remove",
        "",
        Json("{\"channel\": \"none\"}"),
        ALL,
    ),
    ("/api/notices/away", "", Json("{\"days\": 0}"), ALL),
    ("/api/account/leave", "", Json("{}"), OWN),
    ("/account/leave", "", Form(""), NONE),
];

/// The routes in the source, each with the methods that it takes.
pub(crate) fn in_source() -> BTreeSet<(String, &'static str)> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                read(&std::fs::read_to_string(path).unwrap(), &mut found);
            }
        }
    }
    assert!(found.len() > 100, "{found:?}");
    found
}

fn read(source: &str, found: &mut BTreeSet<(String, &'static str)>) {
    for part in source.split(".route(").skip(1) {
        let Some(rest) = part.trim_start().strip_prefix('"') else {
            continue;
        };
        let (route, rest) = rest.split_once('"').unwrap();
        let rest = rest
            .split(['\n', ';'])
            .take_while(|line| !line.trim().is_empty());
        let rest: String = rest.take(4).collect();
        let before = found.len();
        for (words, method) in [
            (&[" get(", "index(", "analysed("][..], "GET"),
            (
                &[
                    "post(",
                    " own(",
                    "deed(",
                    "following(",
                    "analysed(",
                    "leave()",
                    "resign()",
                    "free()",
                ],
                "POST",
            ),
        ] {
            if words.iter().any(|word| rest.contains(word)) {
                found.insert((route.to_owned(), method));
            }
        }
        assert!(found.len() > before, "how is {route} asked? {rest}");
    }
}

fn ask(site: &Site, person: &mut Person, door: &Door, token: Option<&str>) -> u16 {
    let (route, path, sent, _) = *door;
    let path = if path.is_empty() { route } else { path };
    let (method, kind, body) = match sent {
        Get => (Method::GET, "text/plain", String::new()),
        Json(body) => (Method::POST, "application/json", body.to_owned()),
        Form(body) => {
            let token = token.map_or_else(|| person.token(site), str::to_owned);
            let kind = "application/x-www-form-urlencoded";
            (Method::POST, kind, format!("token={token}&{body}"))
        }
    };
    let request = person.request(method, path, &[("content-type", kind)], body);
    site.send(request).0
}

#[test]
fn every_route_is_known_and_opens_for_whom_it_should() {
    let (site, _app) = Site::telling(wanted(), Config::default());
    let (mut eve, mut ada) = (site.person(), site.person());
    let made = ada.post(&site, "/account/new", &[("name", "Ada")]);
    assert_eq!(made.status, 303);
    // Which, what it gave, whether it should, and whether a form needs its token.
    let mut wrong = Vec::new();
    for door in DOORS {
        for (person, may) in [&mut eve, &mut ada].into_iter().zip(door.3) {
            let form = matches!(door.2, Form(_)) && may;
            let forged = !form || ask(&site, person, door, Some("0")) == 403;
            let status = ask(&site, person, door, None);
            if (status < 400) != may || !forged {
                wrong.push((door.0, status, may, forged));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    let known: BTreeSet<(String, &'static str)> = DOORS
        .iter()
        .map(|(route, _, sent, _)| {
            let method = if matches!(sent, Get) { "GET" } else { "POST" };
            ((*route).to_owned(), method)
        })
        .collect();
    let mut there = in_source();
    there.retain(|(route, _)| !route.contains("{id}"));
    assert_eq!(known, there);
}

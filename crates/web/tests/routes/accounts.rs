//! Accounts: signing in, devices, what comes along, what nobody else may.

use crate::kit::{Answer, OPERATOR, Person, Site, values};
use crate::notices::{HOUR, MINUTE, NOON, by_clock};
use crate::{decider, pair, play_first};
use axum::http::Method;
use data_encoding::BASE64URL_NOPAD;
use orrery_outside::Clock;
use orrery_table::Config;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

fn sign_up(site: &Site, person: &mut Person, name: &str) {
    let made = person.post(site, "/account/new", &[("name", name)]);
    assert_eq!((made.status, made.location()), (303, "/account"));
}

/// The code on the page of an account that lets another device in.
fn code(site: &Site, person: &mut Person) -> String {
    let page = person.post(site, "/account/link", &[]).ok().body;
    let code = values(&page, "class=\"big-code\">")[0].clone();
    code.split('<').next().unwrap().to_owned()
}

fn link(site: &Site, person: &mut Person, code: &str) -> Answer {
    person.post(site, "/link", &[("code", code)])
}

/// Whoever would lose the account by signing out is told so first.
#[test]
fn the_last_way_into_an_account_is_not_closed_by_one_click() {
    let site = Site::new();
    let mut ada = site.person();
    sign_up(&site, &mut ada, "Ada");
    let warned = |ada: &mut Person| {
        let page = ada.get(&site, "/account").ok().body;
        page.contains("Sign out and lose the account")
    };
    assert!(warned(&mut ada));
    let made = code(&site, &mut ada);
    link(&site, &mut site.person(), &made);
    assert!(!warned(&mut ada));
}

/// Without a clock, whoever is losing would only have to wait for ever.
#[test]
fn a_rated_game_without_a_clock_is_refused_in_words() {
    let site = Site::new();
    let mut ada = site.person();
    sign_up(&site, &mut ada, "Ada");
    let fields = [
        ("game", "kepler"),
        ("who", "bots"),
        ("players", "2"),
        ("bot", "novice"),
        ("rated", "yes"),
    ];
    let refused = ada.post(&site, "/new", &fields);
    assert_eq!(refused.status, 422);
    let said = "id=\"wrong-rated\">A rated game has a clock";
    assert!(refused.body.contains(said), "{}", refused.body);
    let clock = [("pace", "turn-86400"), ("pace-end", "resign")];
    let made = ada.post(&site, "/new", &[&fields[..], &clock].concat());
    assert_eq!(made.status, 303);
}

#[test]
fn games_come_along_to_every_device() {
    let site = Site::new();
    let (mut ada, _, id) = pair(&site);
    let before = ada.jar["orrery"].clone();
    sign_up(&site, &mut ada, "Ada");
    assert_ne!(ada.jar["orrery"], before, "another session");
    let page = ada.get(&site, &format!("/t/{id}")).ok().body;
    assert!(page.contains("/leave\""), "the seat is hers");
    // The session of before is worth nothing.
    let mut old = site.person();
    old.jar.insert("orrery".to_owned(), before);
    let page = old.get(&site, &format!("/t/{id}")).ok().body;
    assert!(!page.contains("/leave\""));
    // Another device, by the code, which works once.
    let made = code(&site, &mut ada);
    let mut phone = site.person();
    let typed = phone.post(&site, "/link", &[("code", &made), ("typed", "yes")]);
    let asks = phone.get(&site, typed.location()).ok().body;
    assert!(asks.contains("Sign in as Ada?"), "{asks}");
    assert_eq!(link(&site, &mut phone, &made).location(), "/account");
    let page = phone.get(&site, &format!("/t/{id}")).ok().body;
    assert!(page.contains("/leave\""));
    let mut eve = site.person();
    assert_eq!(link(&site, &mut eve, &made).status, 404);
    assert_eq!(eve.get(&site, &format!("/link/{made}")).status, 404);
    // Signed out from the other device, it is nobody; so is its stream.
    let mut feed = phone
        .listen(&site, &format!("/t/{id}/stream"), None)
        .unwrap();
    assert!(feed.next().is_some());
    let page = ada.get(&site, "/account").ok().body;
    let device = values(&page, "name=\"id\" value=\"")[0].clone();
    assert_eq!(
        eve.post(&site, "/account/device", &[("id", &device)])
            .status,
        403
    );
    ada.post(&site, "/account/device", &[("id", &device)]).ok();
    assert!(phone.get(&site, "/account").body.contains("data-passkey"));
    let page = phone.get(&site, &format!("/t/{id}")).ok().body;
    assert!(!page.contains("/leave\""));
    ada.post(&site, &format!("/t/{id}/say"), &[("text", "Hello")])
        .ok();
    assert!(feed.ends(), "nothing more for a device that is signed out");
}

#[test]
fn lessons_puzzles_and_settings_come_along() {
    let site = Site::new();
    let mut ada = site.person();
    ada.post(&site, "/settings", &[("theme", "dark"), ("lang", "de")])
        .ok();
    for (name, value) in [
        ("learned", "seti.launch"),
        ("solved", "seti.1"),
        ("streak", "20000.4"),
    ] {
        ada.jar.insert(name.to_owned(), value.to_owned());
    }
    sign_up(&site, &mut ada, "Ada");
    let made = code(&site, &mut ada);
    let mut phone = site.person();
    phone
        .jar
        .insert("learned".to_owned(), "kepler.colony+nonsense".to_owned());
    link(&site, &mut phone, &made).ok();
    assert_eq!(phone.jar["theme"], "dark");
    assert_eq!(phone.jar["lang"], "de");
    assert_eq!(phone.jar["solved"], "seti.1");
    assert_eq!(phone.jar["streak"], "20000.4");
    let export = phone.get(&site, "/account/export").ok().json();
    let kept = &export["account"]["kept"];
    assert!(kept["learned"].as_str().unwrap().contains("seti.launch"));
    assert!(!kept["learned"].as_str().unwrap().contains("nonsense"));
    // Whoever signs out leaves nothing of it in the browser.
    phone.post(&site, "/account/leave", &[]).ok();
    assert!(phone.jar.get("learned").is_none_or(String::is_empty));
    assert!(!phone.get(&site, "/account/export").body.contains("Ada"));
}

/// A device that makes a passkey and signs with it, as browsers do.
struct Device {
    pair: EcdsaKeyPair,
    counter: u32,
}

const HOST: &str = "orrery.test";

impl Device {
    fn new() -> Self {
        let (kind, random) = (&ECDSA_P256_SHA256_ASN1_SIGNING, SystemRandom::new());
        let pair = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        Self {
            pair: EcdsaKeyPair::from_pkcs8(kind, pair.as_ref(), &random).unwrap(),
            counter: 0,
        }
    }

    fn data(&mut self, flags: u8) -> Vec<u8> {
        self.counter += 1;
        let mut data = Sha256::digest(HOST).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// What is sent for a new passkey.
    fn make(&mut self, asked: &Value) -> Vec<(&'static str, String)> {
        let mut data = self.data(0b100_0101);
        data.extend([0; 16]);
        data.extend([0, 4]);
        data.extend(b"mine");
        let head = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
        let key = [head.as_slice(), self.pair.public_key().as_ref()].concat();
        vec![
            ("client", encode(&client("webauthn.create", asked))),
            ("data", encode(&data)),
            ("key", encode(&key)),
        ]
    }

    /// What is sent to sign in.
    fn sign(&mut self, asked: &Value) -> Vec<(&'static str, String)> {
        let (client, data) = (client("webauthn.get", asked), self.data(0b101));
        let text = [data.as_slice(), Sha256::digest(&client).as_slice()].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &text).unwrap();
        vec![
            ("id", encode(b"mine")),
            ("client", encode(&client)),
            ("data", encode(&data)),
            ("signature", encode(signature.as_ref())),
        ]
    }
}

fn encode(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}

fn client(purpose: &str, asked: &Value) -> Vec<u8> {
    let challenge = encode(asked["challenge"].as_str().unwrap().as_bytes());
    let client =
        json!({"type": purpose, "challenge": challenge, "origin": format!("http://{HOST}")});
    client.to_string().into_bytes()
}

fn ask(site: &Site, person: &mut Person) -> Value {
    let answer = person.post(site, "/account/challenge", &[("name", "Ada")]);
    answer.ok().json()
}

fn send(site: &Site, person: &mut Person, path: &str, fields: &[(&str, String)]) -> u16 {
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (*k, v.as_str())).collect();
    fields.push(("name", "Ada"));
    person.post(site, path, &fields).status
}

#[test]
fn a_passkey_opens_the_account_and_every_challenge_is_good_once() {
    let site = Site::new();
    let (mut ada, mut device) = (site.person(), Device::new());
    let asked = ask(&site, &mut ada);
    assert_eq!(asked["host"], HOST);
    let made = device.make(&asked);
    // Nobody else can use what Ada was asked.
    let mut eve = site.person();
    assert_eq!(send(&site, &mut eve, "/account/passkey", &made), 403);
    // Even the attempt has used it up.
    assert_eq!(send(&site, &mut ada, "/account/passkey", &made), 403);
    let made = device.make(&ask(&site, &mut ada));
    assert_eq!(send(&site, &mut ada, "/account/passkey", &made), 303);
    assert!(ada.get(&site, "/account").body.contains("<h1>Ada"));
    let mut phone = site.person();
    let asked = ask(&site, &mut phone);
    let signed = device.sign(&asked);
    assert_eq!(send(&site, &mut eve, "/account/enter", &signed), 403);
    let asked = ask(&site, &mut phone);
    let signed = device.sign(&asked);
    assert_eq!(send(&site, &mut phone, "/account/enter", &signed), 303);
    assert!(phone.get(&site, "/account").body.contains("<h1>Ada"));
    let mut other = site.person();
    let replayed = send(&site, &mut other, "/account/enter", &signed);
    assert_eq!(replayed, 403);
    // A signature of another key, with the right id, and a counter that went back.
    let asked = ask(&site, &mut other);
    let forged = Device::new().sign(&asked);
    assert_eq!(send(&site, &mut other, "/account/enter", &forged), 403);
    device.counter = 0;
    let asked = ask(&site, &mut other);
    let copied = device.sign(&asked);
    assert_eq!(send(&site, &mut other, "/account/enter", &copied), 403);
    assert_eq!(
        send(
            &site,
            &mut other,
            "/account/enter",
            &[("id", "!".to_owned())]
        ),
        403
    );
    // Nothing tells an id that exists from one that does not.
    let unknown = |body: String| body.contains("This passkey was not accepted");
    let asked = ask(&site, &mut other);
    let mut fields = device.sign(&asked);
    fields[0].1 = encode(b"somebody else's");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (*k, v.as_str())).collect();
    assert!(unknown(other.post(&site, "/account/enter", &fields).body));
    // Removed, it opens nothing.
    let id = encode(b"mine");
    ada.post(&site, "/account/remove", &[("id", &id)]).ok();
    device.counter = 100;
    let asked = ask(&site, &mut other);
    let signed = device.sign(&asked);
    assert_eq!(send(&site, &mut other, "/account/enter", &signed), 403);
}

/// What opens an account, as its owner might want to change it, and what becomes of the attempt.
fn meddle(site: &Site, person: &mut Person) -> Vec<(u16, bool)> {
    let id = encode(b"mine");
    let asked = ask(site, person);
    let made = Device::new().make(&asked);
    let mut new: Vec<(&str, &str)> = made.iter().map(|(k, v)| (*k, v.as_str())).collect();
    new.push(("name", "Ada"));
    let forms = [
        ("/account/passkey", new),
        ("/account/remove", vec![("id", id.as_str())]),
        ("/account/delete", vec![("sure", "yes")]),
    ];
    let mut done = Vec::new();
    for (path, fields) in forms {
        let answer = person.post(site, path, &fields);
        let stale = answer.body.contains("you signed in too long ago");
        done.push((answer.status, stale));
    }
    let remove = format!("/api/account/passkeys/{id}/remove");
    for (path, body) in [
        (remove.as_str(), json!({})),
        ("/api/account/delete", json!({"sure": true})),
    ] {
        let answer = person.post_json(site, path, &body);
        done.push((answer.status, answer.body.contains("\"prove\"")));
    }
    done
}

/// Whoever has stolen a session that is open can play for its owner, but not take the account away from them.
#[test]
fn an_open_session_does_not_suffice_to_change_what_opens_an_account() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let site = Site::limited(by_clock!(NOW));
    let (mut ada, mut device) = (site.person(), Device::new());
    let made = device.make(&ask(&site, &mut ada));
    assert_eq!(send(&site, &mut ada, "/account/passkey", &made), 303);
    let may = |person: &mut Person| {
        let page = person.get(&site, "/account").ok().body;
        let forms = ["/account/remove", "/account/passkey\"", "/account/delete"];
        let open = forms.map(|path| page.contains(&format!("action=\"{path}")));
        assert_eq!(page.contains("id=\"again\""), !open[0]);
        assert!(open.iter().all(|one| *one == open[0]), "{page}");
        open[0]
    };
    assert!(may(&mut ada), "just signed up");
    NOW.fetch_add(11 * MINUTE, Ordering::SeqCst);
    assert!(!may(&mut ada));
    let mut thief = site.person();
    thief.jar = ada.jar.clone();
    assert_eq!(meddle(&site, &mut thief), [(403, true); 5]);
    // A session that it lets in is not fresh, however new it is.
    let made = code(&site, &mut thief);
    let mut other = site.person();
    assert_eq!(link(&site, &mut other, &made).status, 303);
    assert!(!may(&mut other));
    assert_eq!(meddle(&site, &mut other), [(403, true); 5]);
    // Its owner signs in once more, by which that session ends: what is fresh is another one.
    let signed = device.sign(&ask(&site, &mut ada));
    assert_eq!(send(&site, &mut ada, "/account/enter", &signed), 303);
    assert!(may(&mut ada));
    assert!(thief.get(&site, "/account").body.contains("new-name"));
    assert!(!may(&mut other));
    ada.post(&site, "/account/delete", &[("sure", "yes")]).ok();
    assert!(other.get(&site, "/account").body.contains("new-name"));
    // Where there is nothing by which one could sign in once more, nobody is asked for it.
    let mut ben = site.person();
    sign_up(&site, &mut ben, "Ben");
    NOW.fetch_add(HOUR, Ordering::SeqCst);
    ben.post(&site, "/account/delete", &[("sure", "yes")]).ok();
    assert_eq!(ben.get(&site, "/account/export").status, 403);
}

/// Whoever knows the address of a table may look on: a profile tells it to nobody but its owner.
#[test]
fn a_public_profile_names_no_tables() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    sign_up(&site, &mut ada, "Ada");
    let status = |person: &mut Person| {
        let table = person.get(&site, &format!("/api/tables/{id}")).ok().json();
        table["status"]["is"].as_str().unwrap().to_owned()
    };
    while status(&mut ben) == "playing" {
        let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
        play_first(&site, one, &id).ok();
    }
    let account = ada.get(&site, "/api/account").ok().json();
    let tag = account["tag"].as_str().unwrap();
    let paths = [format!("/people/{tag}"), format!("/api/people/{tag}")];
    ada.post(&site, "/account/public", &[("public", "yes")])
        .ok();
    let own = ada.get(&site, &paths[1]).ok().json();
    assert_eq!(own["last"][0]["table"], id.as_str());
    for path in paths
        .iter()
        .map(String::as_str)
        .chain(["/people", "/api/people?game=comets"])
    {
        let page = ben.get(&site, path).ok().body;
        assert!(!page.contains(&id), "{path}: {page}");
    }
    let seen = ben.get(&site, &paths[1]).ok().json();
    assert_eq!(seen["last"][0]["game"], "comets");
    assert!(seen["last"][0].get("table").is_none());
}

#[test]
fn an_account_is_renamed_exported_and_deleted() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    sign_up(&site, &mut ada, "Ada");
    ada.post(&site, &format!("/t/{id}/say"), &[("text", "Good luck")])
        .ok();
    assert_eq!(
        ada.post(&site, "/account/name", &[("name", "\u{202e}")])
            .status,
        422
    );
    ada.post(&site, "/account/name", &[("name", "Ada Lovelace")])
        .ok();
    assert!(ada.get(&site, "/account").body.contains("Ada Lovelace"));
    let export = ada.get(&site, "/account/export").ok();
    assert!(
        export.headers["content-disposition"]
            .to_str()
            .unwrap()
            .contains("orrery.json")
    );
    assert!(export.body.contains("Good luck"));
    assert_eq!(ada.post(&site, "/account/delete", &[]).status, 400);
    ada.post(&site, "/account/delete", &[("sure", "yes")]).ok();
    assert_eq!(ada.get(&site, "/account/export").status, 403);
    let page = ben.get(&site, &format!("/t/{id}")).ok().body;
    assert!(
        page.contains("somebody") && !page.contains(">Ada<"),
        "{page}"
    );
}

/// Every route about accounts, tried by somebody who is not signed in, without the token of a form, and from another
/// site.
#[test]
fn what_is_about_an_account_is_for_its_owner() {
    let site = Site::new();
    let mut ada = site.person();
    sign_up(&site, &mut ada, "Ada");
    let open = ["/account", "/link", "/privacy", "/people"];
    let entries = [
        ("/account/challenge", 200),
        ("/account/new", 422),
        ("/account/passkey", 403),
        ("/account/enter", 403),
        ("/link", 404),
        // Where no letters are sent, there is no such way.
        ("/account/mail", 404),
        ("/enter/0000", 404),
    ];
    let own = [
        "/account/leave",
        "/account/link",
        "/account/name",
        "/account/public",
        "/account/device",
        "/account/remove",
        "/account/delete",
    ];
    let mut stranger = site.person();
    for path in open {
        assert_eq!(stranger.get(&site, path).status, 200, "{path}");
    }
    assert_eq!(stranger.get(&site, "/link/aaaaaaaa").status, 404);
    // Ada's profile is private, which looks as if there were none.
    let page = ada.get(&site, "/account").body;
    let tag = values(&page, "tagged\">#")[0]
        .split('<')
        .next()
        .unwrap()
        .to_owned();
    let private = stranger.get(&site, &format!("/people/{tag}"));
    let none = stranger.get(&site, "/people/aaaaaa");
    assert_eq!((private.status, none.status), (404, 404));
    assert_eq!(private.size, none.size);
    ada.post(&site, "/account/public", &[("public", "yes")])
        .ok();
    let shown = stranger.get(&site, &format!("/people/{tag}")).ok().body;
    assert!(
        shown.contains("<h1>Ada") && !shown.contains("/t/"),
        "{shown}"
    );
    ada.post(&site, "/account/public", &[("public", "no")]).ok();
    assert_eq!(stranger.get(&site, "/account/export").status, 403);
    for (path, status) in entries {
        assert_eq!(stranger.post(&site, path, &[]).status, status, "{path}");
    }
    for path in own {
        assert_eq!(stranger.post(&site, path, &[]).status, 403, "{path}");
    }
    for path in own.into_iter().chain(entries.map(|(path, _)| path)) {
        let bare = ada.post_raw(&site, path, &[], "name=Eve&sure=yes".to_owned());
        assert_eq!(bare.status, 403, "{path} without a token");
        let token = ada.token(&site);
        let foreign = [("sec-fetch-site", "cross-site")];
        let foreign = ada.post_raw(&site, path, &foreign, format!("token={token}&sure=yes"));
        assert_eq!(foreign.status, 403, "{path} from elsewhere");
    }
    assert!(ada.get(&site, "/account").body.contains("<h1>Ada"));
    let source = include_str!("../../src/account.rs");
    let tried = [&open[..], &own, &entries.map(|(path, _)| path)].concat();
    let tried = |route: &String| {
        tried.contains(&route.as_str())
            || [
                "/account/export",
                "/link/{code}",
                "/people/{tag}",
                "/enter/{once}",
            ]
            .contains(&route.as_str())
    };
    for route in values(source, ".route(\"")
        .iter()
        .chain(&values(source, "\n            \"/"))
    {
        let route = match route.starts_with('/') {
            true => route.clone(),
            false => format!("/{route}"),
        };
        assert!(tried(&route), "{route} is not tried");
    }
}

#[test]
fn guessing_codes_is_slow() {
    let mut settings = crate::kit::generous();
    settings.limits.entries = 5;
    let site = Site::with(settings);
    let mut eve = site.person();
    let tries: Vec<u16> = (0..8)
        .map(|_| link(&site, &mut eve, "aaaaaaaa").status)
        .collect();
    assert_eq!((tries[0], tries[7]), (404, 429), "{tries:?}");
}

#[test]
fn everything_works_without_an_account_and_the_operator_sees_no_names() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    sign_up(&site, &mut ben, "Benjamin Secret");
    let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
    play_first(&site, one, &id).ok();
    let bearer = format!("Bearer {OPERATOR}");
    let headers = [("authorization", bearer.as_str())];
    let request = ada.request(Method::GET, "/metrics", &headers, String::new());
    let metrics = ada.send(&site, request).ok().body;
    assert!(!metrics.contains("Secret"), "{metrics}");
    assert!(!ada.get(&site, &format!("/t/{id}")).body.contains("Secret"));
}

/// What is reported reaches the operator, who can hide, close and shut out; nobody else can.
#[test]
fn the_operator_keeps_order() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    sign_up(&site, &mut ben, "Ben");
    ben.post(
        &site,
        &format!("/t/{id}/say"),
        &[("text", "Something rude")],
    )
    .ok();
    let report = format!("/t/{id}/report");
    assert_eq!(
        ada.post(&site, &report, &[("message", "7"), ("why", "x")])
            .status,
        404
    );
    ada.post(
        &site,
        &report,
        &[("message", "1"), ("why", "That is rude.")],
    )
    .ok();
    let close = ada.post(&site, "/operator", &[("deed", "close"), ("table", &id)]);
    assert_eq!(close.status, 401);
    let bearer = format!("Bearer {OPERATOR}");
    let mut boss = site.person();
    let act = |boss: &mut Person, fields: &str| {
        let body = format!("token={}&{fields}", boss.token(&site));
        let headers = [("authorization", bearer.as_str())];
        boss.post_raw(&site, "/operator", &headers, body).status
    };
    let page = boss.operate(&site, "/operator").ok().body;
    assert!(page.contains("Something rude") && page.contains("That is rude."));
    let tag = values(&page, "name=\"tag\" value=\"")[0].clone();
    let number = values(&page, "name=\"report\" value=\"")[0].clone();
    assert_eq!(
        act(&mut boss, &format!("deed=unsay&table={id}&message=1")),
        303
    );
    let talk = ada.get(&site, &format!("/t/{id}/talk")).ok().body;
    assert!(!talk.contains("Something rude"), "{talk}");
    assert_eq!(act(&mut boss, &format!("deed=ban&tag={tag}")), 303);
    assert_eq!(ben.get(&site, "/account/export").status, 403);
    let page = ben.get(&site, &format!("/t/{id}")).ok().body;
    assert!(!page.contains("/leave\""), "shut out, he is nobody");
    assert_eq!(act(&mut boss, &format!("deed=hide&table={id}")), 303);
    assert_eq!(act(&mut boss, &format!("deed=close&table={id}")), 303);
    assert!(ada.get(&site, &format!("/t/{id}")).body.contains("closed"));
    assert_eq!(act(&mut boss, &format!("deed=settle&report={number}")), 303);
    assert_eq!(act(&mut boss, &format!("deed=settle&report={number}")), 404);
    for wrong in [
        "deed=",
        "deed=close&table=x",
        "deed=ban&tag=aaaaaa",
        "deed=unsay",
    ] {
        assert_eq!(act(&mut boss, wrong), 404, "{wrong}");
    }
    let page = boss.operate(&site, "/operator").ok().body;
    assert!(!page.contains("That is rude."));
}

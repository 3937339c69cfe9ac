//! Notices, days off, plans and notes: through forms and letters, to receivers in the test's own process.

use crate::kit::{Person, Site, decode, values};
use crate::letters::mail;
use crate::receivers::{Browser, Post, Web, claims};
use crate::{PAIR, decider, pair, play_first, seq};
use axum::http::Method;
use orrery_notice::{PushKey, Reach};
use orrery_outside::Clock;
use orrery_table::Config;
use orrery_web::{App, Outgoing};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

pub(crate) const SECOND: i64 = 1000;
pub(crate) const MINUTE: i64 = 60 * SECOND;
pub(crate) const HOUR: i64 = 60 * MINUTE;
/// Noon of a day in November.
pub(crate) const NOON: i64 = 1_794_960_000_000 + 12 * HOUR;

/// Tables that go by the clock `$now`.
macro_rules! by_clock {
    ($now:ident) => {{
        let uptime = || Duration::from_millis($now.load(Ordering::SeqCst).cast_unsigned());
        Config {
            clock: Clock::new(|| $now.load(Ordering::SeqCst), uptime),
            ..Config::default()
        }
    }};
}
pub(crate) use by_clock;

pub(crate) fn wanted() -> Outgoing {
    Outgoing {
        url: Some("https://orrery.example".to_owned()),
        push: Some(PushKey::generate().unwrap()),
        push_hosts: Vec::new(),
        hooks: vec!["127.0.0.1".to_owned()],
        reach: Reach { inside: true },
        smtp: None,
    }
}

fn subscribe(site: &Site, who: &mut Person, web: &Web, browser: &Browser) -> u16 {
    let endpoint = format!("{}/push", web.url);
    let (key, auth) = (browser.p256dh(), browser.auth());
    let fields = [
        ("endpoint", endpoint.as_str()),
        ("p256dh", &key),
        ("auth", &auth),
    ];
    who.post(site, "/notices/push", &fields).status
}

/// A turn after which somebody else decides.
pub(crate) fn rest(site: &Site, who: &mut Person, id: &str) {
    let page = who.get(site, &format!("/t/{id}")).ok().body;
    let fields = [("seq", seq(&page)), ("choice", "rest".to_owned())];
    let fields = fields
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    who.post(site, &format!("/t/{id}/play"), &fields).ok();
}

/// A round.
pub(crate) fn send(app: &App) {
    app.send_letters();
    app.send_notices().unwrap();
}

/// Lets so much time pass, with a round before and after.
pub(crate) fn pass(app: &App, now: &AtomicI64, millis: i64) {
    send(app);
    now.fetch_add(millis, Ordering::SeqCst);
    send(app);
}

#[test]
fn a_browser_is_told_that_it_is_its_turn_and_nothing_else() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    send(&app);
    let (web, browser) = (Web::start("201 Created", Duration::ZERO), Browser::new());
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    other.lang = "de";
    assert_eq!(subscribe(&site, other, &web, &browser), 303);
    let page = other.get(&site, "/notices").ok().body;
    let key = values(&page, "data-push=\"").remove(0);
    play_first(&site, one, &id).ok();
    // For a moment people may see for themselves.
    pass(&app, &NOW, 10 * SECOND);
    assert!(web.is_quiet());
    pass(&app, &NOW, 11 * SECOND);
    let got = web.next().unwrap();
    let (claims, signer) = claims(&got);
    assert_eq!(
        (signer, &claims["sub"]),
        (key, &Value::from("https://orrery.example"))
    );
    let told: Value = serde_json::from_str(&browser.read(&got)).unwrap();
    assert_eq!(told["url"], format!("/t/{id}"));
    let text = told["text"].as_str().unwrap();
    let name = if text.contains("Ada") { "Ada" } else { "Ben" };
    assert_eq!(text, format!("Du bist am Zug in Kometen (mit {name})."));
    assert_eq!(told.as_object().unwrap().len(), 3, "{told}");
    pass(&app, &NOW, HOUR);
    assert!(web.is_quiet(), "told once");
}

#[test]
fn whoever_looks_is_not_told_and_a_browser_that_is_gone_is_forgotten() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    send(&app);
    let (web, gone) = (
        Web::start("201 Created", Duration::ZERO),
        Web::start("410 Gone", Duration::ZERO),
    );
    for person in [&mut ada, &mut ben] {
        subscribe(&site, person, &web, &Browser::new());
    }
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    rest(&site, one, &id);
    send(&app);
    other.get(&site, &format!("/t/{id}")).ok();
    // What was seen is written down soon, not at once.
    std::thread::sleep(Duration::from_millis(300));
    pass(&app, &NOW, MINUTE);
    assert!(web.is_quiet());
    let count = |person: &mut Person| {
        let page = person.get(&site, "/notices").ok().body;
        page.matches("name=\"channel\"").count()
    };
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    subscribe(&site, other, &gone, &Browser::new());
    assert_eq!(count(other), 2);
    rest(&site, one, &id);
    pass(&app, &NOW, MINUTE);
    assert!(gone.next().is_some() && web.next().is_some());
    assert_eq!(count(other), 1, "it is gone");
}

#[test]
fn a_receiver_that_is_down_is_tried_again_with_limits() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    send(&app);
    let down = Web::start("503 Service Unavailable", Duration::ZERO);
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    let url = format!("{}/hook/secret", down.url);
    let add = |person: &mut Person, form: &str, url: &str| {
        person
            .post(&site, "/notices/hook", &[("form", form), ("url", url)])
            .status
    };
    assert_eq!(add(other, "slack", &url), 303);
    for wrong in [
        "https://hooks.example/x",
        "http://localhost/x",
        "file:///etc/passwd",
        "nonsense",
        "",
    ] {
        assert_eq!(add(other, "slack", wrong), 422, "{wrong}");
    }
    assert_eq!(add(other, "carrier-pigeon", &url), 400);
    play_first(&site, one, &id).ok();
    send(&app);
    let mut tries = 0;
    for _ in 0..40 {
        NOW.fetch_add(HOUR, Ordering::SeqCst);
        send(&app);
        while !down.is_quiet() {
            tries += 1;
        }
    }
    assert_eq!(tries, 6, "at first, and five times more");
}

#[test]
fn what_a_browser_wants_to_be_told_comes_along_to_the_account() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    send(&app);
    let (web, browser) = (Web::start("201 Created", Duration::ZERO), Browser::new());
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    subscribe(&site, other, &web, &browser);
    other
        .post(
            &site,
            &format!("/t/{id}/remark"),
            &[("ply", "0"), ("text", "Hm")],
        )
        .ok();
    // While the notice waits, the browser signs in: it is told all the same.
    rest(&site, one, &id);
    send(&app);
    let made = other.post(&site, "/account/new", &[("name", "Other")]);
    assert_eq!(made.status, 303);
    pass(&app, &NOW, MINUTE);
    assert!(browser.read(&web.next().unwrap()).contains("turn"));
    let channels = |person: &mut Person| {
        let page = person.get(&site, "/notices").ok().body;
        page.matches("name=\"channel\"").count()
    };
    assert_eq!(channels(other), 1);
    let note = |person: &mut Person| {
        let page = person
            .get(&site, &format!("/t/{id}/replay?ply=0"))
            .ok()
            .body;
        page.contains("Hm")
    };
    assert!(note(other));
    // A second browser, with channels of its own, signs in to the same account: both are told.
    let page = other.post(&site, "/account/link", &[]).ok().body;
    let code = values(&page, "class=\"big-code\">").remove(0);
    let code = code.split('<').next().unwrap().to_owned();
    let (mut phone, pocket) = (site.person(), Web::start("201 Created", Duration::ZERO));
    subscribe(&site, &mut phone, &pocket, &Browser::new());
    assert_eq!(phone.post(&site, "/link", &[("code", &code)]).status, 303);
    assert_eq!((channels(&mut phone), channels(other)), (2, 2));
    assert!(note(&mut phone));
    rest(&site, other, &id);
    rest(&site, one, &id);
    pass(&app, &NOW, MINUTE);
    assert!(web.next().is_some() && pocket.next().is_some());
}

/// A browser that is no longer one of an account's hears nothing more of it.
#[test]
fn a_device_that_is_signed_out_is_told_nothing_more() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    send(&app);
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    let (own, lost) = (
        Web::start("201 Created", Duration::ZERO),
        Web::start("201 Created", Duration::ZERO),
    );
    subscribe(&site, other, &own, &Browser::new());
    other.post(&site, "/account/new", &[("name", "Other")]);
    let page = other.post(&site, "/account/link", &[]).ok().body;
    let code = values(&page, "class=\"big-code\">").remove(0);
    let code = code.split('<').next().unwrap().to_owned();
    let mut phone = site.person();
    assert_eq!(phone.post(&site, "/link", &[("code", &code)]).status, 303);
    assert_eq!(
        subscribe(&site, &mut phone, &lost, &Browser::new()),
        303,
        "signed in"
    );
    rest(&site, one, &id);
    pass(&app, &NOW, MINUTE);
    assert!(own.next().is_some() && lost.next().is_some());
    // The phone is lost.
    let page = other.get(&site, "/account").ok().body;
    let devices = values(&page, "name=\"id\" value=\"");
    let ended = devices.iter().map(|id| {
        let id = id.split('"').next().unwrap();
        other.post(&site, "/account/device", &[("id", id)]).status
    });
    assert!(ended.collect::<Vec<_>>().contains(&303));
    assert_eq!(phone.get(&site, "/account/export").status, 403);
    rest(&site, other, &id);
    rest(&site, one, &id);
    pass(&app, &NOW, MINUTE);
    assert!(own.next().is_some() && lost.is_quiet());
    let page = other.get(&site, "/notices").ok().body;
    assert_eq!(page.matches("name=\"channel\"").count(), 1, "it is gone");
}

/// What somebody wants to be told costs a row: a browser has to show first that it keeps its session, and there are only so
/// many new ones in an hour.
#[test]
fn nobody_fills_the_store_with_wishes() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, _app) = Site::telling(wanted(), by_clock!(NOW));
    let kind = [("content-type", "application/json")];
    let wish = r#"{"kinds": ["turn"], "quiet": null, "digest": 60}"#;
    let eve = site.person();
    let bare = eve.request(Method::POST, "/api/notices", &kind, wish.to_owned());
    assert_eq!(site.send(bare).0, 429, "nobody keeps this session");
    let wishing = || {
        let mut person = site.person();
        person.get(&site, "/notices").ok();
        person
            .post(&site, "/notices", &[("digest", "60"), ("turn", "yes")])
            .status
    };
    let all: Vec<u16> = (0..40).map(|_| wishing()).collect();
    assert_eq!(all.iter().filter(|status| **status == 303).count(), 30);
    assert_eq!(all.last(), Some(&429));
    NOW.fetch_add(HOUR, Ordering::SeqCst);
    assert_eq!(wishing(), 303);
}

/// The other kinds: somebody is asked to a table, something is said there, and it is over.
#[test]
fn somebody_is_told_of_an_invitation_of_talk_and_of_the_end() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben) = (site.person(), site.person());
    send(&app);
    let web = Web::start("200 OK", Duration::ZERO);
    for (who, name) in [(&mut ada, "Ada"), (&mut ben, "Ben")] {
        who.post(&site, "/account/new", &[("name", name)]);
    }
    let page = ben.get(&site, "/account").ok().body;
    let tag = values(&page, "tagged\">#").remove(0);
    let tag = tag.split('<').next().unwrap().to_owned();
    let all = [
        ("digest", "60"),
        ("over", "yes"),
        ("invitation", "yes"),
        ("talk", "yes"),
    ];
    assert_eq!(ben.post(&site, "/notices", &all).status, 303);
    let hook = [("form", "ntfy"), ("url", web.url.as_str())];
    assert_eq!(ben.post(&site, "/notices/hook", &hook).status, 303);
    let told = || web.next().map(|got| String::from_utf8(got.body).unwrap());

    let id = ada.start(&site, PAIR);
    let ask = [("seat", "2"), ("who", tag.as_str())];
    ada.post(&site, &format!("/t/{id}/ask"), &ask).ok();
    pass(&app, &NOW, MINUTE);
    let text = told().unwrap();
    assert!(text.contains("Ada") && text.contains("Comets"), "{text}");
    // An invitation that is not wanted is no news.
    let second = ada.start(&site, PAIR);
    ada.post(&site, &format!("/t/{second}/ask"), &ask).ok();
    send(&app);
    ben.post(&site, &format!("/t/{second}/decline"), &[("seat", "2")])
        .ok();
    pass(&app, &NOW, MINUTE);
    assert!(web.is_quiet());

    ben.post(&site, &format!("/t/{id}/join"), &[("seat", "2")])
        .ok();
    send(&app);
    NOW.fetch_add(HOUR, Ordering::SeqCst);
    let say = format!("/t/{id}/say");
    ada.post(&site, &say, &[("text", "Are you there?")]).ok();
    pass(&app, &NOW, MINUTE);
    let text = told().unwrap();
    assert!(
        text.contains("Comets") && !text.contains("Are you there"),
        "{text}"
    );
    let resign = [("seat", "1")];
    ada.post(&site, &format!("/t/{id}/resign"), &resign).ok();
    pass(&app, &NOW, MINUTE);
    assert!(told().unwrap().contains("over"));
    assert!(web.is_quiet());
}

/// Adds a webhook to a table.
fn add_hook(site: &Site, who: &mut Person, id: &str, form: &str, url: &str) -> u16 {
    let fields = [("form", form), ("url", url)];
    who.post(site, &format!("/t/{id}/hooks"), &fields).status
}

#[test]
fn a_chat_is_told_whose_turn_it_is_and_when_the_game_is_over() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    let mut eve = site.person();
    send(&app);
    let (chat, topic) = (
        Web::start("204 No Content", Duration::ZERO),
        Web::start("200 OK", Duration::ZERO),
    );
    let (hook, page) = (format!("{}/secret", chat.url), format!("/t/{id}/hooks"));
    for stranger in [&mut ben, &mut eve] {
        assert_eq!(add_hook(&site, stranger, &id, "discord", &hook), 403);
    }
    assert_eq!(add_hook(&site, &mut ada, &id, "discord", &hook), 303);
    assert_eq!(add_hook(&site, &mut ada, &id, "ntfy", &topic.url), 303);
    assert!(ada.get(&site, &page).ok().body.contains(&chat.url));
    // Those who play here know that somebody is told, not by which address; others do not.
    let seen = ben.get(&site, &page).ok().body;
    assert!(
        seen.contains("Discord") && !seen.contains(&chat.url) && !seen.contains("name=\"url\"")
    );
    assert_eq!(eve.get(&site, &page).status, 403);
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    rest(&site, one, &id);
    pass(&app, &NOW, 21 * SECOND);
    let told: Value = serde_json::from_slice(&chat.next().unwrap().body).unwrap();
    let text = told["content"].as_str().unwrap();
    let link = format!("https://orrery.example/t/{id}");
    let names = ["Ada", "Ben"].map(|name| format!("Comets: it is {name}’s turn. {link}"));
    assert!(names.contains(&text.to_owned()), "{text}");
    assert_eq!(told["allowed_mentions"]["parse"], serde_json::json!([]));
    let plain = topic.next().unwrap();
    assert_eq!(
        format!("{} {link}", String::from_utf8(plain.body).unwrap()),
        text
    );
    // Whoever sees it for themselves needs no chat.
    rest(&site, other, &id);
    send(&app);
    for person in [&mut ada, &mut ben] {
        person.get(&site, &format!("/t/{id}")).ok();
    }
    std::thread::sleep(Duration::from_millis(300));
    pass(&app, &NOW, MINUTE);
    assert!(chat.is_quiet() && topic.is_quiet());
    // Somebody else's button removes nothing.
    let remove = [("remove", "hook-1")];
    assert_eq!(ben.post(&site, &page, &remove).status, 403);
    assert_eq!(ada.post(&site, &page, &remove).status, 303);
    let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
    let seat = if one.get(&site, &format!("/t/{id}?seat=1")).status == 200 {
        "1"
    } else {
        "2"
    };
    one.post(&site, &format!("/t/{id}/resign"), &[("seat", seat)])
        .ok();
    pass(&app, &NOW, MINUTE);
    let over = String::from_utf8(topic.next().unwrap().body).unwrap();
    assert_eq!(over, "Comets is over (Ada, Ben).");
    assert!(chat.is_quiet() && topic.is_quiet());
    assert_eq!(add_hook(&site, &mut ada, &id, "ntfy", &hook), 409);
}

#[test]
fn the_chat_of_a_table_is_tried_again_with_limits_and_forgotten_when_it_is_gone() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    send(&app);
    let (down, gone) = (
        Web::start("503 Service Unavailable", Duration::ZERO),
        Web::start("404 Not Found", Duration::ZERO),
    );
    for url in [&down.url, &gone.url] {
        assert_eq!(add_hook(&site, &mut ada, &id, "slack", url), 303);
    }
    let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
    rest(&site, one, &id);
    send(&app);
    let mut tries = 0;
    for _ in 0..40 {
        NOW.fetch_add(HOUR, Ordering::SeqCst);
        send(&app);
        while !down.is_quiet() {
            tries += 1;
        }
    }
    assert_eq!(tries, 6, "at first, and five times more");
    assert!(gone.next().is_some() && gone.is_quiet());
    let page = ada.get(&site, &format!("/t/{id}/hooks")).ok().body;
    assert_eq!(page.matches("name=\"remove\"").count(), 1);
    for number in 0..9 {
        let url = format!("{}/{number}", down.url);
        assert_eq!(add_hook(&site, &mut ada, &id, "slack", &url), 303);
    }
    let page = ada.get(&site, &format!("/t/{id}/hooks")).ok().body;
    assert_eq!(page.matches("name=\"remove\"").count(), 5);
}

/// Whatever an operator allows by mistake, and whatever a name leads to: nobody reaches inside.
#[test]
fn no_webhook_reaches_inside() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    const INSIDE: [&str; 5] = [
        "127.0.0.1",
        "localhost",
        "10.0.0.1",
        "169.254.169.254",
        "[::1]",
    ];
    let inside = Outgoing {
        hooks: INSIDE
            .map(|host| host.trim_matches(['[', ']']).to_owned())
            .to_vec(),
        reach: Reach { inside: false },
        ..wanted()
    };
    let (site, app) = Site::telling(inside, by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    send(&app);
    let web = Web::start("200 OK", Duration::ZERO);
    let port = web.url.rsplit(':').next().unwrap();
    for host in INSIDE {
        for (url, status) in [
            (format!("http://{host}/"), 422),
            (format!("http://{host}:{port}/"), 422),
            (format!("https://{host}:{port}/"), 422),
            (format!("https://eve@{host}/"), 422),
            // What a name or a number leads to is judged when it is used, each time.
            (format!("https://{host}/"), 303),
        ] {
            let own = [("form", "slack"), ("url", url.as_str())];
            assert_eq!(
                ada.post(&site, "/notices/hook", &own).status,
                status,
                "{url}"
            );
            assert_eq!(
                add_hook(&site, &mut ada, &id, "slack", &url),
                status,
                "{url}"
            );
        }
    }
    for _ in 0..2 {
        let (one, _) = decider(&site, [&mut ada, &mut ben], &id);
        rest(&site, one, &id);
        pass(&app, &NOW, MINUTE);
    }
    assert!(web.is_quiet());
}

#[test]
fn nothing_is_sent_in_quiet_hours_or_against_somebodys_will() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = pair(&site);
    send(&app);
    let web = Web::start("200 OK", Duration::ZERO);
    let url = format!("{}/hook", web.url);
    for person in [&mut ada, &mut ben] {
        let hook = [("form", "discord"), ("url", url.as_str())];
        assert_eq!(person.post(&site, "/notices/hook", &hook).status, 303);
        // It is noon in Greenwich and one o'clock in Rome.
        let wishes = [
            ("turn", "on"),
            ("over", "on"),
            ("digest", "60"),
            ("from", "12:30"),
            ("until", "14:00"),
            ("ahead", "60"),
        ];
        assert_eq!(person.post(&site, "/notices", &wishes).status, 303);
        for (name, value) in [("digest", "7"), ("from", "25:00"), ("ahead", "13")] {
            let mut wrong = wishes.to_vec();
            wrong.retain(|(field, _)| *field != name);
            wrong.push((name, value));
            assert_eq!(person.post(&site, "/notices", &wrong).status, 400, "{name}");
        }
    }
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    play_first(&site, one, &id).ok();
    // What was said is not wanted.
    let said = [("text", "Hello")];
    one.post(&site, &format!("/t/{id}/say"), &said).ok();
    let _ = other;
    pass(&app, &NOW, 30 * MINUTE);
    assert!(web.is_quiet());
    pass(&app, &NOW, 31 * MINUTE);
    let got = web.next().unwrap().json();
    let text = got["content"].as_str().unwrap();
    assert!(text.starts_with("It is your turn in Comets"), "{text}");
    assert!(text.ends_with(&format!("https://orrery.example/t/{id}")));
    pass(&app, &NOW, HOUR);
    assert!(web.is_quiet(), "nobody wanted to hear of the talk");
}

#[test]
fn wishes_are_those_of_one_browser_and_need_its_token() {
    let (site, _app) = Site::telling(wanted(), Config::default());
    let (mut ben, mut eve) = (site.person(), site.person());
    let hook = [("form", "ntfy"), ("url", "http://127.0.0.1/topic")];
    ben.post(&site, "/notices/hook", &hook).ok();
    assert!(
        ben.get(&site, "/notices")
            .ok()
            .body
            .contains("127.0.0.1/topic")
    );
    assert!(!eve.get(&site, "/notices").ok().body.contains("topic"));
    eve.post(&site, "/notices/remove", &[("channel", "hook-1")])
        .ok();
    assert!(
        ben.get(&site, "/notices")
            .ok()
            .body
            .contains("127.0.0.1/topic")
    );
    for path in ["", "/push", "/mail", "/hook", "/remove", "/away"] {
        let path = format!("/notices{path}");
        let forged = ben.post_raw(&site, &path, &[], "token=0&channel=hook-1".to_owned());
        assert_eq!(forged.status, 403, "{path}");
    }
    ben.post(&site, "/notices/remove", &[("channel", "hook-1")])
        .ok();
    assert!(!ben.get(&site, "/notices").ok().body.contains("topic"));
    let nonsense = [
        ("endpoint", "https://push.example/"),
        ("p256dh", "x"),
        ("auth", "y"),
    ];
    assert_eq!(ben.post(&site, "/notices/push", &nonsense).status, 400);
    // Without a mail server there is no mail.
    let address = [("address", "ben@example.org")];
    assert_eq!(ben.post(&site, "/notices/mail", &address).status, 404);
    let worker = ben.get(&site, "/notices/worker.js").ok();
    assert_eq!(
        worker.headers["content-type"],
        "text/javascript; charset=utf-8"
    );
    assert!(
        worker.headers["content-security-policy"]
            .to_str()
            .unwrap()
            .contains("worker-src 'self'")
    );
}

#[test]
fn the_page_speaks_every_language() {
    let post = Post::start(None, "250 ok");
    let (site, _app) = Site::telling(mail(&post), Config::default());
    let mut ada = site.person();
    for (lang, title) in [
        ("en", "Notices"),
        ("it", "Avvisi"),
        ("de", "Benachrichtigungen"),
        ("uk", "Сповіщення"),
    ] {
        ada.lang = lang;
        let page = ada.get(&site, "/notices").ok().body;
        assert!(page.contains(&format!("<h1>{title}</h1>")), "{lang}");
        assert!(
            !page.contains("notice-") && !page.contains("{ $"),
            "{lang}: {page}"
        );
    }
    // Where nothing can be sent, the page says so.
    let silent = Site::new();
    let page = silent.person().get(&silent, "/notices").ok().body;
    assert!(page.contains("This server sends no such messages."));
}

#[test]
fn days_off_stop_the_clock_and_everybody_sees_it() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, _app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben) = (site.person(), site.person());
    let clock = [("pace", "turn-86400"), ("pace-end", "resign")];
    let id = ada.start(&site, &[PAIR, &clock].concat());
    let path = format!("/t/{id}");
    let page = ada.get(&site, &path).ok().body;
    ben.accept(&site, &values(&page, "readonly value=\"")[0]);
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    let due =
        |person: &mut Person| values(&person.get(&site, &path).body, "data-due=\"")[0].clone();
    let before: i64 = due(one).parse().unwrap();
    assert!(
        one.get(&site, "/notices")
            .ok()
            .body
            .contains("action=\"/notices/away\"")
    );
    one.post(&site, "/notices/away", &[("more", "3")]).ok();
    let after: i64 = due(other).parse().unwrap();
    assert_eq!(after - before, 3 * 24 * HOUR);
    let page = other.get(&site, &path).ok().body;
    assert!(page.contains("is away until 21 Nov 2026"), "{page}");
    assert_eq!(
        one.post(&site, "/notices/away", &[("more", "21")]).status,
        303
    );
    NOW.fetch_add(24 * HOUR, Ordering::SeqCst);
    one.post(&site, "/notices/away", &[("days", "0")]).ok();
    let back: i64 = due(other).parse().unwrap();
    assert_eq!(back - before, 24 * HOUR);
    assert_eq!(
        one.post(&site, "/notices/away", &[("more", "21")]).status,
        429
    );
    assert_eq!(
        one.post(&site, "/notices/away", &[("more", "22")]).status,
        400
    );
}

#[test]
fn a_turn_is_planned_in_forms_and_a_note_is_private() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let (one, other) = decider(&site, [&mut ada, &mut ben], &id);
    let path = format!("/t/{id}/plan");
    assert!(
        other
            .get(&site, &format!("/t/{id}"))
            .body
            .contains("Plan my next turn")
    );
    assert!(
        !one.get(&site, &format!("/t/{id}"))
            .body
            .contains("Plan my next turn")
    );
    let page = other.get(&site, &path).ok().body;
    assert!(page.contains("value=\"rest\""), "{page}");
    let seat = values(&page, "name=\"seat\" value=\"").remove(0);
    let page = other.get(&site, &format!("{path}?choice=rest")).ok().body;
    assert!(page.contains("name=\"choices\" value=\"rest\""), "{page}");
    let plan = [("seat", seat.as_str()), ("choices", "rest")];
    assert_eq!(other.post(&site, &path, &plan).status, 303);
    assert!(
        other
            .get(&site, &path)
            .ok()
            .body
            .contains("A plan waits for your turn.")
    );
    let before = seq(&one.get(&site, &format!("/t/{id}")).body);
    one.post(
        &site,
        &format!("/t/{id}/play"),
        &[("seq", &before), ("choice", "rest")],
    )
    .ok();
    let plies = |person: &mut Person| {
        let table = person.get(&site, &format!("/api/tables/{id}")).ok().json();
        table["plies"].as_u64().unwrap()
    };
    let played = (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        plies(one) == 2
    });
    assert!(played);
    let note = [("ply", "1"), ("text", "A <b>strange</b> rest")];
    assert_eq!(
        one.post(&site, &format!("/t/{id}/remark"), &note).status,
        303
    );
    let replay = format!("/t/{id}/replay?ply=1");
    let page = decode(&one.get(&site, &replay).ok().body);
    assert!(page.contains("A <b>strange</b> rest"));
    assert!(!one.get(&site, &replay).body.contains("<b>strange"));
    assert!(!other.get(&site, &replay).ok().body.contains("strange"));
}

#[test]
fn a_seat_is_handed_over_to_a_friend() {
    let site = Site::new();
    let (mut ada, mut ben, id) = pair(&site);
    let answer = ben.post(&site, &format!("/t/{id}/pass-on"), &[("seat", "2")]);
    assert_eq!(answer.status, 200);
    let link = values(&answer.body, "readonly value=\"").remove(0);
    let path = link[link.find("/t/").unwrap()..].to_owned();
    let mut cleo = site.person();
    cleo.get(&site, &path).ok();
    assert_eq!(cleo.post(&site, &path, &[("name", "Cleo")]).status, 303);
    let page = ada.get(&site, &format!("/t/{id}")).ok().body;
    assert!(page.contains("Cleo") && page.contains("Ben"));
    assert_eq!(ben.post(&site, &path, &[("name", "Ben")]).status, 404);
}

/// Three at the screen of Ada, and Ben, who comes last.
fn four(site: &Site) -> (Person, Person, String) {
    let (mut ada, mut ben) = (site.person(), site.person());
    let seats = json!([
        {"kind": "me", "name": "Ada"},
        {"kind": "here", "name": "Cem"},
        {"kind": "here", "name": "Dora"},
        {"kind": "link"},
    ]);
    let table = (1..100).find_map(|seed| {
        let table = json!({"game": "comets", "seed": seed, "seats": seats});
        let made = ada.post_json(site, "/api/tables", &table).ok().json();
        (made["status"]["decides"] == 1).then_some(made)
    });
    let table = table.unwrap();
    let id = table["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}/seats/4/link");
    let link = ada.post_json(site, &path, &json!({})).ok().json();
    ben.accept(site, link["link"].as_str().unwrap());
    (ada, ben, id)
}

/// Whoever trusted in a plan hears at the table that it was not played, and with the notice that it is their turn.
#[test]
fn a_plan_that_was_not_played_is_told_with_the_turn() {
    static NOW: AtomicI64 = AtomicI64::new(NOON);
    let (site, app) = Site::telling(wanted(), by_clock!(NOW));
    let (mut ada, mut ben, id) = four(&site);
    send(&app);
    let (web, browser) = (Web::start("201 Created", Duration::ZERO), Browser::new());
    subscribe(&site, &mut ben, &web, &browser);
    let plan = [("seat", "4"), ("choices", "observe")];
    let path = format!("/t/{id}/plan");
    assert_eq!(ben.post(&site, &path, &plan).status, 303);
    let table = format!("/t/{id}");
    let said = "Your plan was not played.";
    // The others take the last comets from the deck.
    let play = |who: &mut Person, choice: &str| {
        let path = format!("/api/tables/{id}");
        let seq = who.get(&site, &path).ok().json()["seq"].clone();
        let body = json!({"seq": seq, "choice": choice});
        who.post_json(&site, &format!("{path}/choices"), &body).ok();
    };
    for _ in 0..3 {
        play(&mut ada, "observe");
    }
    // The crew looks at the plan soon.
    std::thread::sleep(Duration::from_millis(500));
    pass(&app, &NOW, MINUTE);
    let told: Value = serde_json::from_str(&browser.read(&web.next().unwrap())).unwrap();
    let text = told["text"].as_str().unwrap();
    assert!(text.starts_with("It is your turn in Comets"), "{text}");
    assert!(
        text.ends_with("no longer fits and was not played."),
        "{text}"
    );
    let page = ben.get(&site, &table).ok().body;
    assert!(
        page.contains(said) && page.contains("no longer possible"),
        "{page}"
    );
    for other in [&mut ada, &mut site.person()] {
        assert!(!other.get(&site, &table).body.contains(said));
    }
    // It is enough to have heard it once.
    ben.post(&site, &format!("{table}/drop-plan"), &[("seat", "4")])
        .ok();
    assert!(!ben.get(&site, &table).ok().body.contains(said));
    // A turn without a plan is told as before.
    let (web, browser) = (Web::start("201 Created", Duration::ZERO), Browser::new());
    subscribe(&site, &mut ben, &web, &browser);
    play(&mut ben, "rest");
    for _ in 0..3 {
        play(&mut ada, "rest");
    }
    pass(&app, &NOW, MINUTE);
    let told: Value = serde_json::from_str(&browser.read(&web.next().unwrap())).unwrap();
    let text = told["text"].as_str().unwrap();
    assert!(!text.contains("was not played"), "{text}");
}

//! The ways into an account, and what a server that sends letters shows, fit on every screen: whoever is asked to sign in once
//! more, a code, a link, webhooks, and a plan that was not played.

use crate::accounts::{mail_server, named, with_authenticator};
use crate::cdp::{Browser, Page};
use crate::every_choice::CREATE;
use crate::fits::{DESKS, INVITE, look_on, speak};
use crate::kit::Server;
use serde_json::json;
use std::sync::mpsc::Receiver;
use std::time::Duration;

const ADDRESS: &str = "wilhelmine.herschel@observatory.example.org";

type Letters = Receiver<(String, String)>;

/// The link of the letter that comes next.
fn link(letters: &Letters) -> String {
    let (_, body) = letters.recv_timeout(Duration::from_secs(20)).unwrap();
    let mut words = body.split_whitespace();
    let link = words.find(|word| word.contains("/enter/"));
    let (_, path) = link.unwrap().split_once("/enter/").unwrap();
    format!("/enter/{path}")
}

fn fill(browser: &mut Browser, page: &Page, field: &str, value: &str) {
    let script = format!(
        "document.querySelector({}).value = {}",
        json!(field),
        json!(value)
    );
    browser.eval(page, &script);
}

/// Somebody with a passkey and an address.
fn owner(browser: &mut Browser, url: &str, letters: &Letters) -> Page {
    let (page, _) = with_authenticator(browser);
    browser.open(&page, &format!("{url}/account"));
    browser.until(
        &page,
        "!document.querySelector('[data-passkey=create]').hidden",
    );
    fill(browser, &page, "#new-name", "Wilhelmine Herschel");
    browser.click(&page, "[data-passkey=create] button");
    browser.until(&page, "document.querySelector('.me')");
    fill(browser, &page, "[name=mail]", ADDRESS);
    browser.click(&page, "form:has([name=mail]) button");
    browser.until(&page, "!document.querySelector('.me')");
    browser.open(&page, &format!("{url}{}", link(letters)));
    browser.click(&page, ".door button");
    browser.until(&page, "document.querySelector('.me')");
    page
}

/// A code of a device that is signed in.
fn code(browser: &mut Browser, owner: &Page, url: &str) -> String {
    browser.open(owner, &format!("{url}/account"));
    browser.click(owner, "form[action^='/account/link'] button");
    browser.until(owner, "document.querySelector('.big-code')");
    browser.text(owner, ".big-code").replace('-', "")
}

/// A link to sign in with, which somebody else has asked for.
fn asked(browser: &mut Browser, stranger: &Page, url: &str, letters: &Letters) -> String {
    browser.open(stranger, &format!("{url}/account"));
    fill(browser, stranger, "[name=mail]", ADDRESS);
    browser.click(stranger, "form:has([name=mail]) button");
    link(letters)
}

/// A table of four, three of them at the screen of a friend, at which it is the turn of the page, which had planned something
/// that is not possible any more: the others have taken the last comets from the deck.
fn crossed(browser: &mut Browser, page: &Page, friend: &Page, url: &str) -> String {
    browser.open(friend, url);
    let seats = json!([{"kind": "me", "name": "Ben"}, {"kind": "here"}, {"kind": "here"}, {"kind": "link"}]);
    let id = (1..100).find_map(|seed| {
        let table = json!({"game": "comets", "seed": seed, "seats": seats});
        let id = browser.eval(friend, &format!("({CREATE})({table})"));
        let id = id.as_str().unwrap().to_owned();
        let first = format!(
            "fetch('/api/tables/{id}').then((a) => a.json()).then((t) => t.status.decides)"
        );
        (browser.eval(friend, &first) == 1).then_some(id)
    });
    let id = id.unwrap();
    let invitation = browser.eval(friend, &format!("({INVITE})('{id}', 4)"));
    browser.open(page, &format!("{url}{}", invitation.as_str().unwrap()));
    browser.click(page, "main form button");
    browser.until(page, "document.querySelector('#table')");
    browser.open(page, &format!("{url}/t/{id}/plan?choice=observe"));
    browser.click(page, "#keep button");
    browser.until(page, "document.querySelector('#table')");
    browser.eval(friend, &format!("({PLAY})('{id}')"));
    browser.until(page, "document.querySelector('#unplanned')");
    id
}

/// Makes three choices.
const PLAY: &str = "async (id) => {
    const headers = {'content-type': 'application/json'};
    for (let times = 0; times < 3; times += 1) {
        const {seq} = await (await fetch(`/api/tables/${id}`)).json();
        const body = JSON.stringify({seq, choice: 'observe'});
        await fetch(`/api/tables/${id}/choices`, {method: 'POST', headers, body});
    }
}";

#[test]
fn ways_into_an_account_and_what_a_server_sends_fit_on_every_screen() {
    let (post, letters) = mail_server();
    let mut server = Server::writing(&post);
    server.url = named(&server.url);
    let url = server.url.clone();
    let mut browser = Browser::start();
    let ada = owner(&mut browser, &url, &letters);
    // Whoever came in by a code is asked to sign in once more before anything is changed.
    let [page, friend, stranger] = [(); 3].map(|()| browser.stranger());
    let first = code(&mut browser, &ada, &url);
    browser.open(&page, &format!("{url}/link/{first}"));
    browser.click(&page, ".door button");
    browser.until(&page, "document.querySelector('#again form')");
    assert_eq!(browser.count(&page, "form[action='/account/delete']"), 0);
    let table = crossed(&mut browser, &page, &friend, &url);
    let own = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "link"}]});
    let own = browser.eval(&page, &format!("({CREATE})({own})"));
    let hooks = format!("/t/{}/hooks", own.as_str().unwrap());
    browser.open(&page, &format!("{url}{hooks}"));
    fill(
        &mut browser,
        &page,
        "[name=url]",
        "http://127.0.0.1:9/hooks/of/the/table",
    );
    browser.click(&page, "form:has([name=url]) button");
    browser.until(&page, "document.querySelector('#hooks [name=remove]')");
    let mut all = Vec::new();
    let narrow = &DESKS[2..];
    for (lang, screens) in [
        ("de", &DESKS[..]),
        ("uk", &DESKS[..]),
        ("it", narrow),
        ("en", narrow),
    ] {
        speak(&mut browser, &page, &server, lang);
        let paths = [
            "/account".to_owned(),
            "/link".to_owned(),
            format!("/link/{}", code(&mut browser, &ada, &url)),
            asked(&mut browser, &stranger, &url, &letters),
            "/notices".to_owned(),
            hooks.clone(),
            format!("/t/{table}"),
        ];
        for path in paths {
            browser.open(&page, &format!("{url}{path}"));
            assert_eq!(browser.count(&page, ".problem"), 0, "{path}");
            let kind = path.split('/').nth(1).unwrap_or_default();
            let what = format!("{kind} {lang}");
            all.extend(look_on(&mut browser, &page, &what, false, screens));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

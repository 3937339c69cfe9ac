//! Push messages, from the button to what the browser shows.
//!
//! Chromium registers for push with a service of its maker, which tests do not reach. So the push manager of the page is
//! a stub whose address is a receiver of the test; everything else is real: the button, the permission, the worker, the
//! encrypted message on the way, and what the worker shows when it is handed over.

use crate::cdp::{Browser, Page};
use crate::kit::Server;
use crate::receivers::{Browser as Keys, Web};
use serde_json::{Value, json};
use std::time::Duration;

/// The push service of the test in place of the real one.
fn stub(browser: &mut Browser, page: &Page, web: &Web, keys: &Keys) {
    let (endpoint, p256dh, auth) = (format!("{}/push", web.url), keys.p256dh(), keys.auth());
    let script = format!(
        "(() => {{
            const own = {{endpoint: {endpoint}, p256dh: {p256dh}, auth: {auth}}};
            const bytes = (text) => Uint8Array.from(
                atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0)).buffer;
            PushManager.prototype.getSubscription = async () => null;
            PushManager.prototype.subscribe = async (options) => {{
                const visible = options.userVisibleOnly && options.applicationServerKey.length === 65;
                if (!visible) throw new Error('not how Chromium wants it');
                return {{endpoint: own.endpoint, getKey: (name) => bytes(own[name])}};
            }};
        }})()",
        endpoint = json!(endpoint),
        p256dh = json!(p256dh),
        auth = json!(auth),
    );
    browser.eval(page, &script);
}

/// Plays at a table with a bot until it is the own turn once more; the page looks at something else.
const PLAY: &str = "(async () => {
    const ask = async (path, body) => {
        const headers = {'content-type': 'application/json'};
        const answer = await fetch(path, body ? {method: 'POST', headers, body: JSON.stringify(body)} : {});
        return answer.json();
    };
    const seats = [{kind: 'me', name: 'Ada'}, {kind: 'bot-random'}];
    const {id} = await ask('/api/tables', {game: 'comets', seats});
    for (let tries = 0; tries < 100; tries += 1) {
        const table = await ask(`/api/tables/${id}`);
        if (table.choices.length > 0) {
            await ask(`/api/tables/${id}/choices`, {seq: table.seq, choice: 'rest'});
            return id;
        }
        await new Promise((done) => setTimeout(done, 100));
    }
})()";

/// A click on the notice that is shown, and what the worker wants to open. Only a person can make a real click; what
/// would open is written down.
const CLICK: &str = "(async () => {
    const opened = [];
    WindowClient.prototype.focus = async function () { opened.push(`focus ${this.url}`); };
    Clients.prototype.openWindow = async (url) => { opened.push(`new ${url}`); };
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    await new Promise((done) => setTimeout(done, 300));
    return opened;
})()";

#[test]
fn a_push_message_is_shown_by_the_worker() {
    let server = Server::writing("smtp://127.0.0.1:9");
    let mut browser = Browser::alone();
    let page = browser.owner();
    let allowed = json!({"origin": server.url, "permissions": ["notifications"]});
    browser.call(None, "Browser.grantPermissions", &allowed);
    browser.call_on(&page, "ServiceWorker.enable", &json!({}));
    let (web, keys) = (Web::start("201 Created", Duration::ZERO), Keys::new());
    browser.open(&page, &format!("{}/notices", server.url));
    browser.until(&page, "!document.querySelector('[data-push]').hidden");
    stub(&mut browser, &page, &web, &keys);
    browser.click(&page, "[data-push] button");
    browser.until(&page, "document.querySelector('#push [name=channel]')");
    let id = browser.eval(&page, PLAY);
    let id = id.as_str().unwrap();
    // For a while people may see for themselves.
    let got = (0..10).find_map(|_| web.next()).unwrap();
    let message = keys.read(&got);
    let told: Value = serde_json::from_str(&message).unwrap();
    assert_eq!(told["url"], format!("/t/{id}"));
    let known = browser.event("ServiceWorker.workerRegistrationUpdated");
    let known = known["params"]["registrations"][0].clone();
    assert_eq!(known["scopeURL"], format!("{}/notices/", server.url));
    let handed =
        json!({"origin": server.url, "registrationId": known["registrationId"], "data": message});
    browser.call_on(&page, "ServiceWorker.deliverPushMessage", &handed);
    let shown = "navigator.serviceWorker.getRegistration('/notices/')
        .then((one) => one.getNotifications())
        .then((all) => all.map((one) => [one.title, one.body, one.data]))";
    let expected = json!([["Orrery", told["text"], told["url"]]]);
    let seen = (0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        browser.eval(&page, shown) == expected
    });
    assert!(seen, "{} instead of {expected}", browser.eval(&page, shown));
    // A click leads to the table: to the page that shows it, or to a new one.
    let opened = browser.worker();
    let click = |browser: &mut Browser| browser.eval(&opened, CLICK);
    assert_eq!(
        click(&mut browser),
        json!([format!("new {}/t/{id}", server.url)])
    );
    let left = browser.eval(&page, shown);
    assert_eq!(left, json!([]), "whoever has clicked has seen it");
    browser.open(&page, &format!("{}/t/{id}", server.url));
    browser.call_on(&page, "ServiceWorker.deliverPushMessage", &handed);
    let again = (0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        browser.eval(&page, shown) == expected
    });
    assert!(again);
    assert_eq!(
        click(&mut browser),
        json!([format!("focus {}/t/{id}", server.url)])
    );
    // Nothing but a page of this server is opened, whatever a message says.
    let mut forged = handed.clone();
    let message = json!({"text": "Click", "url": "https://elsewhere.example/", "tag": "forged"});
    forged["data"] = message.to_string().into();
    browser.call_on(&page, "ServiceWorker.deliverPushMessage", &forged);
    let there = (0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        browser.eval(&page, shown).as_array().unwrap().len() == 1
    });
    assert!(there);
    assert_eq!(click(&mut browser), json!([]));
    // Whoever wants it no more is told no more.
    browser.open(&page, &format!("{}/notices", server.url));
    browser.click(&page, "#push [name=channel]");
    browser.until(&page, "!document.querySelector('#push [name=channel]')");
}

//! The folder of `cargo xtask offline` in a real browser: `cargo xtask offline check` builds it first.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "a test that cannot be set up shall fail; the client is shared"
)]

#[path = "../../../web/tests/browser/cdp.rs"]
mod cdp;
mod firefox;
mod fits;
mod host;
mod learn;
mod moving;
#[cfg(feature = "figures")]
mod speed;
mod together;

use cdp::{Browser, Page};
use host::Host;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

/// Plays a choice as the script of the page does, if possible none of those that are named, and gives back the number that was
/// acknowledged.
const PLAY: &str = "async (pick, never = []) => {
    const page = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), 'text/html');
    const buttons = [...page.querySelectorAll('#table button[name=\"choice\"]')];
    if (!buttons.length) return page.querySelector('a[href$=\"/result\"]') ? -1 : 0;
    const open = buttons.filter(({ value }) => !never.includes(value));
    const button = (open.length ? open : buttons)[pick % (open.length || buttons.length)];
    const body = new URLSearchParams(new FormData(button.form));
    body.set('choice', button.value);
    const answer = await fetch(location.pathname + '/play', { method: 'POST', headers: { accept: 'application/json' }, body });
    return answer.ok ? (await answer.json()).seq : 0;
}";

/// Notes what comes of each thought of a bot.
const NOTE_FOUND: &str = "(() => {
    const fetched = window.fetch;
    window.found = [];
    window.fetch = (url, asked) => {
        const { found } = JSON.parse(String(url).endsWith('/crew') ? asked.body : '{}');
        if (found) window.found.push(found.is);
        return fetched(url, asked);
    };
    return true;
})()";

struct Visit {
    host: Host,
    browser: Browser,
    page: Page,
}

impl Visit {
    /// Somebody who opens the page for the first time; then the network goes.
    fn offline() -> Self {
        let mut visit = Self::online();
        // What the first page can do without comes right after it.
        visit.in_worker("complete().then(() => true)");
        visit.host.stop();
        visit
    }

    fn online() -> Self {
        Self::nowhere().arrived()
    }

    fn arrived(mut self) -> Self {
        self.go("");
        self.eval("localStorage.setItem('intro-closed', 'yes')");
        self
    }

    /// A browser, before it goes anywhere.
    fn nowhere() -> Self {
        Self::at(Host::start("orrery"))
    }

    fn at(host: Host) -> Self {
        Self::with(host, Browser::start())
    }

    fn with(host: Host, mut browser: Browser) -> Self {
        let page = browser.stranger();
        Self {
            host,
            browser,
            page,
        }
    }

    /// Opens a text that came from elsewhere.
    fn bring(&mut self, text: &str) {
        self.go("bring");
        let script = format!(
            "(() => {{
                const form = document.querySelector('[data-bring]');
                form.elements.record.value = {};
                form.requestSubmit();
                return true;
            }})()",
            json!(text)
        );
        self.eval(&script);
        self.browser
            .until(&self.page, "!location.pathname.endsWith('/bring')");
        self.browser.settle(&self.page);
    }

    fn go(&mut self, path: &str) {
        let url = self.host.url() + path;
        self.browser.open(&self.page, &url);
        self.browser
            .until(&self.page, "document.querySelector('header.top, #table')");
    }

    fn eval(&mut self, script: &str) -> Value {
        self.browser.eval(&self.page, script)
    }

    /// Makes a table with this form and goes there.
    fn sit_down(&mut self, fields: &Value) {
        self.go("");
        let script = format!(
            "(async () => {{
                const body = new URLSearchParams({fields});
                body.set('token', document.querySelector('[name=\"token\"]').value);
                const answer = await fetch('new', {{ method: 'POST', body }});
                return answer.url;
            }})()"
        );
        let url = self.eval(&script);
        self.browser.open(&self.page, url.as_str().unwrap());
        self.browser
            .until(&self.page, "document.getElementById('table')");
    }

    /// Plays to the end with any choices.
    fn play_on(&mut self, most: u64) -> u64 {
        let mut made = 0;
        let start = Instant::now();
        for number in 0.. {
            let seq = self.eval(&format!("({PLAY})({})", number * 7919 + 13));
            match seq.as_i64().unwrap() {
                -1 => return made,
                0 => std::thread::sleep(std::time::Duration::from_millis(20)),
                _ => made += 1,
            }
            assert!(
                made < most && start.elapsed().as_secs() < 240,
                "{made} choices"
            );
        }
        made
    }

    /// Ends the service worker, as browsers do at any moment.
    fn end_worker(&mut self) {
        self.browser
            .send(&self.page, "ServiceWorker.enable", &json!({}));
        self.browser
            .send(&self.page, "ServiceWorker.stopAllWorkers", &json!({}));
    }

    /// Runs a script in the service worker.
    fn in_worker(&mut self, script: &str) -> Value {
        let targets = self.browser.call(None, "Target.getTargets", &json!({}));
        let workers = targets["targetInfos"].as_array().unwrap().iter();
        let own = |target: &&Value| {
            target["url"]
                .as_str()
                .unwrap()
                .starts_with(&self.host.url())
        };
        let worker = workers
            .rev()
            .filter(own)
            .find(|target| target["type"] == "service_worker")
            .unwrap();
        let params = json!({"targetId": worker["targetId"], "flatten": true});
        let attached = self.browser.call(None, "Target.attachToTarget", &params);
        let session = attached["sessionId"].as_str().unwrap();
        let params = json!({"expression": script, "returnByValue": true, "awaitPromise": true});
        let mut answer = self
            .browser
            .call(Some(session), "Runtime.evaluate", &params);
        assert!(answer["exceptionDetails"].is_null(), "{answer}");
        answer["result"]["value"].take()
    }
}

#[test]
fn every_record_comes_out_the_same_in_the_browser() {
    let mut visit = Visit::offline();
    let mut records = 0;
    for game in ["comets", "kepler", "seti"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../records")
            .join(game);
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path
                .extension()
                .is_none_or(|extension| extension != "orrery")
            {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let hash = text
                .lines()
                .find_map(|line| line.strip_prefix("hash "))
                .unwrap();
            let call = json!({"do": "replay", "record": text});
            let script = format!("program().then((call) => call({call}).value)");
            assert_eq!(visit.in_worker(&script), hash, "{}", path.display());
            records += 1;
        }
    }
    assert!(records >= 30, "{records}");
}

#[test]
fn whole_games_without_a_network() {
    let mut visit = Visit::offline();
    visit.sit_down(&json!({"game": "seti", "players": "2", "seat-2": "bot-novice"}));
    visit.eval(NOTE_FOUND);
    assert!(visit.play_on(600) > 30);
    let found = visit.eval("window.found");
    let found = found.as_array().unwrap();
    assert!(found.len() > 10, "the bot has thought: {found:?}");
    assert!(!found.contains(&json!("nothing")), "{found:?}");
    visit.sit_down(&json!({"game": "kepler", "players": "1"}));
    assert!(visit.play_on(600) > 10);
    // Everything as one file.
    let saved = visit.eval("fetch('/orrery/save').then((answer) => answer.json()).then(({ orrery, rows }) => [orrery, rows.length])");
    assert!(saved[0] == 1 && saved[1].as_u64().unwrap() > 60, "{saved}");
}

#[test]
fn nothing_acknowledged_is_lost_when_the_worker_is_ended() {
    let mut visit = Visit::offline();
    visit.sit_down(&json!({"game": "seti", "players": "1"}));
    let (mut known, mut acknowledged) = (0, 0);
    for round in 0..110_u64 {
        if round % 3 == 0 {
            // In the middle of it: nobody waits for the answer.
            let script = format!("void ({PLAY})({round}).then((seq) => {{ window.told = seq; }})");
            visit.eval(&script);
            visit.end_worker();
            let told = visit.eval("window.told ?? 0").as_u64().unwrap_or(0);
            known = known.max(told);
        } else {
            let seq = visit.eval(&format!("({PLAY})({round})")).as_i64().unwrap();
            if seq < 0 {
                visit.sit_down(&json!({"game": "seti", "players": "1"}));
                known = 0;
                continue;
            }
            known = known.max(seq.unsigned_abs());
            acknowledged += u32::from(seq > 0);
            visit.end_worker();
        }
        if round % 5 == 0 {
            visit.browser.send(&visit.page, "Page.reload", &json!({}));
            visit
                .browser
                .until(&visit.page, "document.getElementById('table')?.dataset.seq");
        }
        let script = "fetch(location.pathname).then((answer) => answer.text()).then((text) => \
                      Number(new DOMParser().parseFromString(text, 'text/html').getElementById('table').dataset.seq))";
        let there = visit.eval(script).as_u64().unwrap();
        assert!(
            there >= known,
            "round {round}: {known} was acknowledged, {there} is there"
        );
    }
    assert!(acknowledged > 50, "{acknowledged}");
}

#[test]
fn a_new_version_waits_and_games_go_on_with_it() {
    let mut visit = Visit::at(Host::older("orrery")).arrived();
    visit.in_worker("complete().then(() => true)");
    // One against a bot that goes on, and one alone.
    visit.sit_down(&json!({"game": "kepler", "players": "2", "seat-2": "bot-random"}));
    let other = visit.eval("location.pathname").as_str().unwrap().to_owned();
    let begun = (0..3)
        .map(|n| visit.eval(&format!("({PLAY})({n})")).as_u64())
        .max()
        .flatten();
    visit.sit_down(&json!({"game": "seti", "players": "1"}));
    let seq = (0..6)
        .map(|n| visit.eval(&format!("({PLAY})({n})")).as_u64().unwrap())
        .max();
    let before = visit.in_worker("VERSION");
    visit.host.publish();
    visit.eval(
        "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)",
    );
    visit.browser.until(
        &visit.page,
        "document.getElementById('update')?.hidden === false",
    );
    assert_eq!(visit.in_worker("VERSION").as_str().map(str::len), Some(16));
    visit.eval("document.querySelector('#update button').click()");
    visit.browser.until(&visit.page, "document.getElementById('update')?.hidden && document.getElementById('table')?.dataset.seq");
    assert_ne!(visit.in_worker("VERSION"), before);
    let there = visit
        .eval("Number(document.getElementById('table').dataset.seq)")
        .as_u64();
    assert!(there >= seq, "{there:?} {seq:?}");
    assert!(visit.eval(&format!("({PLAY})(1)")).as_u64() > seq);
    assert_eq!(
        visit.eval("document.documentElement.dataset.edition"),
        "another"
    );
    // Nothing of the old version is left, and nothing of the new one is missing without a network.
    visit.host.stop();
    let kept = visit.eval("caches.keys().then((names) => names.length)");
    assert_eq!(kept, 1);
    visit.end_worker();
    visit.go(other.trim_start_matches("/orrery/"));
    let there = visit
        .eval("Number(document.getElementById('table').dataset.seq)")
        .as_u64();
    assert!(there >= begun, "{there:?} {begun:?}");
    visit.go("rules/seti");
    assert_eq!(
        visit.eval("document.body.innerText.includes('S6.17')"),
        true
    );
}

#[test]
fn browsers_offer_to_install_it() {
    // Only a browser with windows installs anything.
    let mut visit = Visit::with(Host::start("orrery"), Browser::alone()).arrived();
    let manifest = visit
        .browser
        .call_on(&visit.page, "Page.getAppManifest", &json!({}));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    assert!(
        manifest["url"]
            .as_str()
            .unwrap()
            .starts_with(&visit.host.url()),
        "{manifest}"
    );
    let problems = visit
        .browser
        .call_on(&visit.page, "Page.getInstallabilityErrors", &json!({}));
    let problems = problems["installabilityErrors"].as_array().unwrap().iter();
    // As strangers the tests are in a window that keeps nothing.
    let problems: Vec<_> = problems
        .filter(|one| one["errorId"] != "in-incognito")
        .collect();
    assert!(problems.is_empty(), "{problems:?}");
}

#[test]
fn a_failure_within_is_told_and_games_can_be_taken_along() {
    let mut visit = Visit::offline();
    visit.sit_down(&json!({"game": "kepler", "players": "1"}));
    // As if the program failed in every call.
    visit.in_worker("saved = program, program = async () => { throw new Error('a & <b>'); }, true");
    let url = visit.eval("location.href");
    visit.browser.open(&visit.page, url.as_str().unwrap());
    let page = visit.browser.text(&visit.page, "main");
    assert!(
        page.contains("Download all games") && page.contains("a & <b>"),
        "{page}"
    );
    let save = visit.eval("fetch(document.querySelector('a[download]').href).then((answer) => answer.json()).then((all) => all.rows.length)");
    assert!(save.as_u64().unwrap() > 0);
    // When it is well again, everything is there.
    visit.in_worker("program = saved, true");
    visit.browser.open(&visit.page, url.as_str().unwrap());
    visit
        .browser
        .until(&visit.page, "document.getElementById('table')?.dataset.seq");
}

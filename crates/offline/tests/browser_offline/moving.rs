//! Games that go elsewhere: to a server and back, into another browser, and out of one whose program is of another release.

use crate::host::Host;
use crate::{PLAY, Visit};
use orrery_games::GAMES;
use orrery_table::{Config, JournalStore, Tables};
use orrery_web::session::Key;
use orrery_web::{App, Settings};
use serde_json::{Value, json};
use std::sync::Arc;

/// A server in this process, for as long as its runtime lives.
fn server() -> (tokio::runtime::Runtime, String) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0"));
    let listener = listener.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let store = Arc::new(JournalStore::open([]));
    let tables = Tables::open(store, GAMES, Config::default()).unwrap();
    let app = App::new(Settings::default(), Key::random().unwrap(), tables);
    runtime.spawn(orrery_web::serve(app, listener, std::future::pending()));
    (runtime, url)
}

impl Visit {
    /// What its player can do and has, as the page shows it.
    fn position(&mut self) -> Value {
        let choices = "document.querySelector('#table button[name=\"choice\"]')";
        self.browser.until(&self.page, choices);
        let script = "[[...document.querySelectorAll('#table button[name=\"choice\"]')].map((one) => one.value).sort(),
            document.querySelectorAll('#table [id^=\"hand-\"]').length]";
        self.eval(script)
    }

    /// The link to this table's game, from its page of the replay.
    fn link(&mut self) -> String {
        let replay = self.eval("location.origin + location.pathname + '/replay'");
        self.browser.open(&self.page, replay.as_str().unwrap());
        let share = "#passing .share:not([hidden]) button";
        self.browser
            .until(&self.page, &format!("document.querySelector('{share}')"));
        self.eval(&format!("document.querySelector('{share}').click()"));
        let field = "document.querySelector('#passing .share input').value";
        self.browser.until(&self.page, field);
        self.eval(field).as_str().unwrap().to_owned()
    }

    /// Pastes a link into the page for games from elsewhere of this place.
    fn paste(&mut self, place: &str, link: &str) {
        self.browser.open(&self.page, &format!("{place}bring"));
        let paste = format!(
            "(() => {{
                const field = document.querySelector('[data-bring] [name=\"record\"]');
                field.value = {};
                field.dispatchEvent(new Event('input', {{ bubbles: true }}));
                return true;
            }})()",
            json!(link)
        );
        self.eval(&paste);
        let read =
            "document.querySelector('[data-bring] [name=\"record\"]').value.startsWith('orrery 1')";
        self.browser.until(&self.page, read);
        self.eval("document.querySelector('[data-bring]').requestSubmit()");
        self.browser
            .until(&self.page, "/\\/t\\/[^/]+$/.test(location.pathname)");
        self.browser.settle(&self.page);
        self.eval("localStorage.setItem('intro-closed', 'yes')");
    }
}

#[test]
fn a_running_game_moves_to_a_server_and_back() {
    let (_runtime, server) = server();
    let server = format!("{server}/");
    let mut visit = Visit::offline();
    let here = visit.host.url();
    visit.sit_down(&json!({"game": "seti", "players": "1"}));
    for number in 0..9 {
        visit.eval(&format!("({PLAY})({number})"));
    }
    let table = visit.eval("location.href");
    visit.browser.open(&visit.page, table.as_str().unwrap());
    let position = visit.position();
    let link = visit.link();
    assert!(link.starts_with(&here) && link.contains("#open:"), "{link}");
    visit.paste(&server, &link);
    assert_eq!(visit.position(), position);
    for number in 0..4 {
        visit.eval(&format!("({PLAY})({number})"));
    }
    // The server keeps the seed to itself as long as the game goes on there.
    let record = "fetch(location.pathname + '/record').then((answer) => answer.status)";
    assert!(visit.eval(record).as_u64() >= Some(400));
    let table = visit.eval("location.href");
    visit.browser.open(&visit.page, table.as_str().unwrap());
    let position = visit.position();
    let close = "(async () => {
        const form = document.querySelector('form[action$=\"/close\"]');
        const body = new URLSearchParams(new FormData(form));
        return (await fetch(form.action, { method: 'POST', body })).ok;
    })()";
    assert_eq!(visit.eval(close), true);
    let link = visit.link();
    assert!(link.starts_with(&server), "{link}");
    visit.paste(&here, &link);
    assert_eq!(visit.position(), position);
}

#[test]
fn everything_goes_into_a_file_and_from_there_into_another_browser() {
    let mut visit = Visit::offline();
    visit.sit_down(&json!({"game": "kepler", "players": "1"}));
    visit.eval(&format!("({PLAY})(1)"));
    let table = visit.eval("location.pathname");
    visit.go(table.as_str().unwrap().trim_start_matches("/orrery/"));
    let shown = visit.position();
    visit.go("here");
    let save = visit
        .eval("fetch(document.querySelector('a[download]').href).then((answer) => answer.text())");
    // What was made by another release of the rules is there too, to be read; what is damaged is named.
    let mut all: Value = serde_json::from_str(save.as_str().unwrap()).unwrap();
    let rows = all["rows"].as_array_mut().unwrap();
    let text = serde_json::to_string(rows).unwrap();
    let id = table
        .as_str()
        .unwrap()
        .rsplit('/')
        .next()
        .unwrap()
        .to_owned();
    let other = id.chars().rev().collect::<String>();
    let mut old: Vec<Value> = serde_json::from_str(&text.replace(&id, &other)).unwrap();
    for row in &mut old {
        let line = row[2].as_str().unwrap();
        row[2] = with_rules(line, 0).into();
    }
    rows.extend(old);
    rows.push(json!(["damaged", 1, "{}"]));
    let other_browser = visit.browser.stranger();
    // Whoever has never been here needs the network once.
    visit.page = other_browser;
    visit.host = Host::start("orrery");
    visit.go("");
    visit.go("here");
    let choose = format!(
        "(() => {{
            const field = document.querySelector('#kept [name=\"file\"]');
            const file = new DataTransfer();
            file.items.add(new File([{}], 'orrery.json'));
            field.files = file.files;
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));
            return true;
        }})()",
        json!(all.to_string())
    );
    visit.eval(&choose);
    let count = |what: &str| {
        format!(
            "document.querySelector('[data-brought]:not([hidden]) [data-count=\"{what}\"]').textContent"
        )
    };
    visit
        .browser
        .until(&visit.page, &format!("{} === '2'", count("taken")));
    assert_eq!(visit.eval(&count("damaged")), "1");
    visit.go(table.as_str().unwrap().trim_start_matches("/orrery/"));
    assert_eq!(visit.position(), shown);
    visit.go(&format!("t/{other}"));
    assert_eq!(visit.browser.count(&visit.page, "button[name=choice]"), 0);
    let page = visit.browser.text(&visit.page, "#table");
    assert!(page.contains("on hold"), "{page}");
}

/// A row as if it had been written by a program with these rules.
fn with_rules(line: &str, rules: u32) -> String {
    let mut row: Value = serde_json::from_str(line).unwrap();
    if let Some(found) = row.pointer_mut("/create/table/rules") {
        *found = rules.into();
    }
    row.to_string()
}

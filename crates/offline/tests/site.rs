//! The site without a browser: rows are written down as the service worker does it.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up shall fail"
)]

use orrery_offline::Offline;
use orrery_table::Change;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What the disk holds.
#[derive(Default)]
struct Disk {
    rows: BTreeMap<(String, u64), String>,
    kept: BTreeMap<String, String>,
}

struct Browser {
    disk: Disk,
    offline: Offline,
}

impl Browser {
    fn new(disk: Disk) -> Self {
        let mut browser = Self {
            disk,
            offline: Offline::default(),
        };
        let rows: Vec<_> = browser
            .disk
            .rows
            .iter()
            .map(|((table, number), text)| (table, number, text))
            .collect();
        let open = json!({"do": "open", "base": "/o", "rows": rows, "kept": browser.disk.kept});
        browser.call(&open);
        browser
    }

    /// The worker is ended and started again.
    fn again(self) -> Self {
        Self::new(self.disk)
    }

    fn call(&mut self, call: &Value) -> (Value, String) {
        let answer = self.offline.call(call.to_string().as_bytes());
        let length = u32::from_le_bytes(answer[..4].try_into().unwrap()) as usize;
        let head: Value = serde_json::from_slice(&answer[4..4 + length]).unwrap();
        assert_eq!(head["value"]["problem"], Value::Null, "{call}");
        for change in serde_json::from_value::<Vec<Change>>(head["changes"].clone()).unwrap() {
            match change {
                Change::Add {
                    table,
                    number,
                    text,
                } => {
                    assert!(self.disk.rows.insert((table, number), text).is_none());
                }
                Change::Put {
                    table,
                    number,
                    text,
                } => {
                    self.disk.rows.insert((table, number), text);
                }
                Change::Remove { table } => self.disk.rows.retain(|(of, _), _| *of != table),
            }
        }
        for (name, value) in head["kept"].as_object().unwrap() {
            self.disk
                .kept
                .insert(name.clone(), value.as_str().unwrap().to_owned());
        }
        (
            head,
            String::from_utf8_lossy(&answer[4 + length..]).into_owned(),
        )
    }

    fn get(&mut self, path: &str) -> (Value, String) {
        self.ask("GET", path, "")
    }

    fn ask(&mut self, method: &str, path: &str, body: &str) -> (Value, String) {
        let headers = json!([
            ["host", "example.org"],
            ["accept", "text/html"],
            ["accept-language", "de"],
            ["content-type", "application/x-www-form-urlencoded"],
        ]);
        self.call(
            &json!({"do": "ask", "method": method, "path": path, "headers": headers, "body": body}),
        )
    }

    /// Has the bots think.
    fn think(&mut self) {
        loop {
            let task = self.call(&json!({"do": "task", "fresh": true})).0["value"].take();
            if task.is_null() {
                return;
            }
            let found = self.call(&json!({"do": "think", "task": task})).0["value"].take();
            self.call(&json!({"do": "found", "task": task, "found": found}));
        }
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let from = text
        .find(before)
        .unwrap_or_else(|| panic!("{before} in {text}"))
        + before.len();
    let rest = &text[from..];
    &rest[..rest.find(after).unwrap()]
}

fn token(page: &str) -> &str {
    between(page, "name=\"token\" value=\"", "\"")
}

fn location(head: &Value) -> String {
    let headers = head["headers"].as_array().unwrap().iter();
    let mut to = headers.filter(|pair| pair[0] == "location");
    to.next().unwrap()[1].as_str().unwrap().to_owned()
}

/// The first choice on a page, and the number it is sent with.
fn choice(page: &str) -> Option<(String, String)> {
    let at = page.find("name=\"choice\"")?;
    let button = &page[page[..at].rfind('<').unwrap()..];
    let value = between(button, "value=\"", "\"")
        .replace(' ', "+")
        .replace("&amp;", "%26");
    Some((
        value,
        between(page, "name=\"seq\" value=\"", "\"").to_owned(),
    ))
}

#[test]
fn a_game_is_played_and_the_worker_is_ended_after_every_choice() {
    let mut browser = Browser::new(Disk::default());
    let (head, home) = browser.get("/o/");
    assert_eq!(head["status"], 200);
    assert!(home.contains("lang=\"de\"") && home.contains("src=\"/o/offline.js\""));
    let form = format!(
        "token={}&game=seti&players=2&seat-2=bot-random",
        token(&home)
    );
    let (head, _) = browser.ask("POST", "/o/new", &form);
    let table = location(&head);
    assert!(table.starts_with("/o/t/"), "{table}");
    for turn in 0..60 {
        browser.think();
        let (_, page) = browser.get(&table);
        let Some((choice, seq)) = choice(&page) else {
            panic!("turn {turn}: {page}");
        };
        let form = format!("token={}&seq={seq}&choice={choice}", token(&page));
        let (head, answer) = browser.ask("POST", &format!("{table}/play"), &form);
        assert_eq!(head["status"], 303, "{choice}: {answer}");
        assert_eq!(head["news"][0], table[5..], "pages are told");
        let shown = |browser: &mut Browser| {
            let (_, page) = browser.get(&table);
            page.replace(token(&page), "")
        };
        let before = shown(&mut browser);
        browser = browser.again();
        assert!(
            shown(&mut browser) == before,
            "turn {turn}: another page after the worker was ended"
        );
    }
    let rows: Vec<_> = browser
        .disk
        .rows
        .into_iter()
        .map(|((table, number), text)| (table, number, text))
        .collect();
    // Another browser takes them in and sits in the same seat.
    let mut other = Browser::new(Disk::default());
    other.get("/o/");
    let taken = other.call(&json!({"do": "import", "rows": rows})).0;
    assert_eq!(
        taken["value"],
        json!({"taken": 1, "known": 0, "damaged": 0})
    );
    other.think();
    assert!(choice(&other.get(&table).1).is_some());
    let again = other.call(&json!({"do": "import", "rows": rows})).0;
    assert_eq!(again["value"]["known"], 1);
}

#[test]
fn what_needs_a_server_is_not_offered() {
    let mut browser = Browser::new(Disk::default());
    let (_, form) = browser.get("/o/new?game=seti");
    for absent in ["value=\"link\"", "value=\"open\"", "name=\"public\""] {
        assert!(!form.contains(absent), "{absent}");
    }
    let (head, here) = browser.get("/o/here");
    assert_eq!(head["status"], 200);
    assert!(here.contains("href=\"/o/save\"") && here.contains("name=\"persist\""));
    // One line says how to get it, another what this edition cannot keep secret.
    assert!(
        here.contains("Server") && here.contains("auf deinem eigenen Gerät"),
        "{here}"
    );
    assert_eq!(browser.get("/o/nowhere").0["status"], 404);
}

/// What `before` stands before in a page, up to the next quote.
fn named<'a>(page: &'a str, before: &'a str) -> impl Iterator<Item = String> + 'a {
    let parts = page.split(before).skip(1);
    parts.filter_map(|part| Some(part.split_once('"')?.0.replace("&amp;", "&")))
}

/// What the service worker has beside the program.
fn is_file(path: &str) -> bool {
    let name = path.trim_start_matches("/o/");
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("site")
        .join(name);
    name == "save" || file.is_file()
}

#[test]
fn no_link_and_no_button_leads_nowhere() {
    let mut browser = Browser::new(Disk::default());
    let (_, home) = browser.get("/o/");
    let mut open: Vec<String> = vec!["/o/".to_owned()];
    for form in [
        "game=seti&players=2&seat-2=bot-random",
        "game=kepler&players=2&seat-2=here",
    ] {
        let form = format!("token={}&{form}", token(&home));
        open.push(location(&browser.ask("POST", "/o/new", &form).0));
    }
    let mut seen: BTreeSet<String> = open.iter().cloned().collect();
    let (mut looked, mut wrong) = (0, Vec::new());
    while let Some(path) = open.pop() {
        let (head, page) = browser.get(&path);
        let status = head["status"].as_u64().unwrap();
        if status >= 400 {
            wrong.push(format!("{status} {path}"));
        }
        looked += 1;
        // One page of each kind says what the others have: of many alike a few are enough.
        let links = [named(&page, "href=\"/o/"), named(&page, "src=\"/o/")];
        for link in links.into_iter().flatten() {
            let link = format!("/o/{}", link.split('#').next().unwrap_or_default());
            let kind: Vec<&str> = link.split(['?', '/']).take(4).collect();
            let kind = kind.join("/");
            let alike = seen.iter().filter(|one| one.starts_with(&kind)).count();
            if alike < 40 && !is_file(&link) && seen.insert(link.clone()) {
                open.push(link);
            }
        }
        for action in named(&page, "action=\"/o/") {
            let action = format!("/o/{action}");
            if seen.insert(format!("to {action}")) && browser.get(&action).0["status"] == 404 {
                wrong.push(format!("{path}: the form to {action}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(looked > 100, "{looked}");
}

#[test]
fn a_stream_is_one_look() {
    let mut browser = Browser::new(Disk::default());
    let (_, home) = browser.get("/o/");
    let form = format!("token={}&game=kepler&players=1", token(&home));
    let table = location(&browser.ask("POST", "/o/new", &form).0);
    let (_, looked) = browser.get(&format!("{table}/stream"));
    assert!(looked.starts_with("id: ") && looked.contains("\"fragments\""));
    assert!(looked.ends_with("\n\n"));
}

#[test]
fn whoever_thinks_is_told_of_a_hint_and_the_page_of_what_came_of_it() {
    let mut browser = Browser::new(Disk::default());
    let (_, home) = browser.get("/o/");
    let form = format!("token={}&game=kepler&players=1", token(&home));
    let table = location(&browser.ask("POST", "/o/new", &form).0);
    let (_, page) = browser.get(&table);
    let (_, seq) = choice(&page).unwrap();
    let form = format!("token={}&seq={seq}", token(&page));
    browser.ask("POST", &format!("{table}/hint"), &form);
    let (head, _) = browser.get(&format!("{table}/stream"));
    assert_eq!(head["news"], json!([""]));
    let task = browser.call(&json!({"do": "task", "fresh": false})).0["value"].take();
    assert_eq!(task["ask"]["is"], "hint", "{task}");
    let wanted = json!({"do": "wanted", "task": task});
    assert_eq!(browser.call(&wanted).0["value"], true);
    let found = browser.call(&json!({"do": "think", "task": task})).0["value"].take();
    let (head, _) = browser.call(&json!({"do": "found", "task": task, "found": found}));
    assert_eq!(head["news"][0], table[5..]);
    assert_eq!(browser.call(&wanted).0["value"], false);
    assert!(browser.get(&table).1.contains("id=\"advice\""));
}

#[test]
fn nonsense_is_refused_in_words() {
    let mut offline = Offline::default();
    for call in [
        "",
        "{}",
        "{\"do\":\"task\",\"fresh\":true}",
        "{\"do\":\"open\",\"base\":\"x\",\"rows\":[],\"kept\":{}}",
    ] {
        let answer = offline.call(call.as_bytes());
        let text = String::from_utf8_lossy(&answer[4..]).into_owned();
        assert!(text.contains("\"problem\""), "{call}: {text}");
    }
}

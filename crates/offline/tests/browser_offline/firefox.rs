//! The same in Firefox, which has other engines for scripts, workers and storage. It is driven by WebDriver BiDi, which it
//! speaks itself: no driver stands between.

use crate::host::Host;
use crate::{NOTE_FOUND, PLAY};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tungstenite::{Message, WebSocket};

/// How long anything on a page may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a browser says and fetches about itself when it is started for the first time.
const QUIET: &str = "user_pref('app.normandy.enabled', false);
user_pref('app.update.enabled', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('services.settings.server', 'data:,#remote-settings-dummy/v1');
user_pref('toolkit.telemetry.enabled', false);
";

/// A running Firefox with one tab.
struct Firefox {
    child: Child,
    socket: WebSocket<TcpStream>,
    next: u64,
    tab: String,
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Firefox {
    /// With everything that it has kept in this folder.
    fn start(profile: &Path) -> Self {
        std::fs::write(profile.join("user.js"), QUIET).unwrap();
        let mut child = Command::new("firefox-esr")
            .args(["--headless", "--no-remote", "--remote-debugging-port", "0"])
            .arg("--profile")
            .arg(profile)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("firefox-esr can be started; `cargo xtask ci` installs it");
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let url = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| {
                Some(
                    line.strip_prefix("WebDriver BiDi listening on ")?
                        .to_owned(),
                )
            })
            .expect("firefox says where it listens");
        // Its chatter must go somewhere, or it stops.
        std::thread::spawn(move || lines.for_each(drop));
        let stream = TcpStream::connect(url.trim_start_matches("ws://")).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (socket, _) = tungstenite::client(format!("{url}/session"), stream).unwrap();
        let mut firefox = Self {
            child,
            socket,
            next: 0,
            tab: String::new(),
        };
        firefox.call("session.new", &json!({"capabilities": {}}));
        let tree = firefox.call("browsingContext.getTree", &json!({}));
        let tab = tree["contexts"][0]["context"].as_str().unwrap();
        tab.clone_into(&mut firefox.tab);
        firefox
    }

    fn call(&mut self, method: &str, params: &Value) -> Value {
        self.next += 1;
        let message = json!({"id": self.next, "method": method, "params": params});
        self.socket
            .send(Message::text(message.to_string()))
            .unwrap();
        loop {
            let Message::Text(text) = self.socket.read().unwrap() else {
                continue;
            };
            let mut answer: Value = serde_json::from_str(&text).unwrap();
            if answer["id"] == self.next {
                assert_eq!(answer["type"], "success", "{method}: {answer}");
                return answer["result"].take();
            }
        }
    }

    fn open(&mut self, url: &str) {
        let params = json!({"context": self.tab, "url": url, "wait": "complete"});
        self.call("browsingContext.navigate", &params);
    }

    /// The value of an expression on the page; nothing if the page was left meanwhile.
    fn try_eval(&mut self, script: &str) -> Option<Value> {
        let params = json!({
            "expression": format!("(async () => JSON.stringify(await ({script}) ?? null))()"),
            "target": {"context": self.tab},
            "awaitPromise": true,
        });
        let answer = self.call("script.evaluate", &params);
        serde_json::from_str(answer["result"]["value"].as_str()?).ok()
    }

    #[track_caller]
    fn eval(&mut self, script: &str) -> Value {
        let value = self.try_eval(script);
        value.unwrap_or_else(|| panic!("no value: {script}"))
    }

    /// Waits until an expression is true.
    #[track_caller]
    fn until(&mut self, script: &str) {
        let start = Instant::now();
        while self.try_eval(&format!("!!({script})")) != Some(json!(true)) {
            if start.elapsed() > PATIENCE {
                let page = self.try_eval("document.body.innerText");
                panic!("never true: {script}\n{page:?}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Plays so many choices, while bots play theirs; the number of the last one.
    fn play(&mut self, choices: u64) -> u64 {
        let (mut made, mut last) = (0, 0);
        let start = Instant::now();
        while made < choices {
            match self
                .eval(&format!("({PLAY})({})", made * 7919 + 13))
                .as_u64()
            {
                Some(0) | None => std::thread::sleep(Duration::from_millis(20)),
                Some(seq) => (made, last) = (made + 1, seq),
            }
            assert!(start.elapsed() < 3 * PATIENCE, "{made} choices");
        }
        last
    }
}

#[test]
fn firefox_plays_without_a_network_and_after_it_was_killed() {
    let mut host = Host::start("orrery");
    let profile = tempfile::tempdir().unwrap();
    let mut firefox = Firefox::start(profile.path());
    firefox.open(&host.url());
    firefox.until("document.querySelector('header.top')");
    // Now everything is there that pages may need.
    assert_eq!(
        firefox.eval("fetch('rules/seti').then(({ status }) => status)"),
        200
    );
    host.stop();
    let form = json!({"game": "seti", "players": "2", "seat-2": "bot-novice"});
    let sit_down = format!(
        "(async () => {{
            const body = new URLSearchParams({form});
            body.set('token', document.querySelector('[name=\"token\"]').value);
            return (await fetch('new', {{ method: 'POST', body }})).url;
        }})()"
    );
    let table = firefox.eval(&sit_down);
    let table = table.as_str().unwrap();
    firefox.open(table);
    firefox.eval(NOTE_FOUND);
    firefox.play(12);
    let found = firefox.eval("window.found");
    let found = found.as_array().unwrap();
    assert!(
        !found.is_empty() && !found.contains(&json!("nothing")),
        "{found:?}"
    );
    // With the buttons of the page, which shows what came of it without being loaded again.
    firefox.until("document.querySelector('#table:not([aria-busy]) button[name=\"choice\"]')");
    firefox.eval("(window.stays = document.getElementById('table').dataset.seq, true)");
    firefox.eval("(document.querySelector('#table button[name=\"choice\"]').click(), true)");
    firefox.until("document.getElementById('table').dataset.seq > Number(window.stays)");
    let seq = firefox.play(1);
    // Killed at any moment, and started again: still nobody answers from outside.
    drop(firefox);
    let mut firefox = Firefox::start(profile.path());
    firefox.open(table);
    let there = firefox.eval("Number(document.getElementById('table').dataset.seq)");
    assert!(there.as_u64() >= Some(seq), "{there} {seq}");
    firefox.play(3);
}

//! A small client of the Chromium DevTools protocol: just what a person does at a screen.
#![allow(dead_code, reason = "tests and screenshots use different parts")]

use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tungstenite::{Message, WebSocket};

/// How long anything on a page may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running Chromium.
struct Chromium {
    child: Child,
    url: String,
    _profile: TempDir,
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// To start one takes longer than most tests, so tests that run at the same time share it: each has tabs of its own.
static SHARED: Mutex<Weak<Chromium>> = Mutex::new(Weak::new());

/// A browser, as one test sees it.
pub struct Browser {
    socket: WebSocket<TcpStream>,
    next: u64,
    events: VecDeque<Value>,
    _chromium: Arc<Chromium>,
}

/// A tab.
#[derive(Clone)]
pub struct Page {
    session: String,
    /// Whose it is; nobody's own if that is the browser's.
    context: Option<String>,
}

/// The browser as people have it, and the same without windows and menus, which has a sixth less to do. Where the latter
/// is missing the former serves as well.
const WHOLE: &[&str] = &["chromium"];
const BARE: &[&str] = &["chromium-headless-shell", "chromium"];

impl Chromium {
    fn start(programs: &[&str]) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let flags = [
            "--headless",
            // Pieces that fly would be somewhere else when the click arrives.
            "--force-prefers-reduced-motion",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            // The tabs of one test are in the background for another one.
            "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows",
            "--disable-renderer-backgrounding",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--lang=en",
            "--remote-debugging-port=0",
        ];
        let spawn = |program: &&str| {
            Command::new(program)
                .args(flags)
                .arg(format!("--user-data-dir={}", profile.path().display()))
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .ok()
        };
        let mut child = (programs.iter().find_map(spawn))
            .expect("chromium can be started; `cargo xtask ci` installs it");
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let url = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| Some(line.strip_prefix("DevTools listening on ")?.to_owned()))
            .expect("chromium says where it listens");
        // Its chatter must go somewhere, or it stops.
        std::thread::spawn(move || lines.for_each(drop));
        Self {
            child,
            url,
            _profile: profile,
        }
    }
}

impl Browser {
    pub fn start() -> Self {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        let chromium = shared.upgrade().unwrap_or_else(|| {
            let chromium = Arc::new(Chromium::start(BARE));
            *shared = Arc::downgrade(&chromium);
            chromium
        });
        Self::of(chromium)
    }

    /// One that nobody else uses, for what tabs cannot have apart: traces, permissions, the browser's own profile.
    pub fn alone() -> Self {
        Self::of(Arc::new(Chromium::start(WHOLE)))
    }

    fn of(chromium: Arc<Chromium>) -> Self {
        let host = chromium.url.trim_start_matches("ws://");
        let stream = TcpStream::connect(host.split('/').next().unwrap()).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (socket, _) = tungstenite::client(chromium.url.as_str(), stream).unwrap();
        Self {
            socket,
            next: 0,
            events: VecDeque::new(),
            _chromium: chromium,
        }
    }

    pub fn call(&mut self, session: Option<&str>, method: &str, params: &Value) -> Value {
        let answer = self.try_call(session, method, params);
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn try_call(
        &mut self,
        session: Option<&str>,
        method: &str,
        params: &Value,
    ) -> Result<Value, Value> {
        self.next += 1;
        let mut message = json!({"id": self.next, "method": method, "params": params});
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        self.socket
            .send(Message::text(message.to_string()))
            .unwrap();
        loop {
            let mut answer = self.receive();
            if answer["id"] == self.next {
                return match answer["error"].take() {
                    Value::Null => Ok(answer["result"].take()),
                    error => Err(error),
                };
            }
            self.events.push_back(answer);
        }
    }

    fn receive(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.read().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    /// A tab of somebody whom the server has never seen.
    pub fn stranger(&mut self) -> Page {
        let context = self.call(
            None,
            "Target.createBrowserContext",
            &json!({"disposeOnDetach": true}),
        );
        let context = context["browserContextId"].as_str().unwrap().to_owned();
        self.tab(Some(&context))
    }

    /// Another tab of whoever has this one.
    pub fn beside(&mut self, page: &Page) -> Page {
        self.tab(page.context.as_deref())
    }

    pub fn close(&mut self, page: &Page) {
        self.send(page, "Page.close", &json!({}));
    }

    /// A tab of the browser's own profile, where workers and permissions last.
    pub fn owner(&mut self) -> Page {
        self.tab(None)
    }

    /// The service worker that runs now, in which scripts can be tried.
    pub fn worker(&mut self) -> Page {
        let targets = self.call(None, "Target.getTargets", &json!({}));
        let mut targets = targets["targetInfos"].as_array().unwrap().iter();
        let worker = targets.find(|target| target["type"] == "service_worker");
        let params = json!({"targetId": worker.unwrap()["targetId"], "flatten": true});
        let attached = self.call(None, "Target.attachToTarget", &params);
        let session = attached["sessionId"].as_str().unwrap().to_owned();
        let context = None;
        Page { session, context }
    }

    /// The last event of this name.
    pub fn event(&mut self, method: &str) -> Value {
        let mut events = self.events.iter().rev();
        let found = events.find(|event| event["method"] == method).cloned();
        found.unwrap_or_else(|| panic!("no {method}"))
    }

    fn tab(&mut self, context: Option<&str>) -> Page {
        let mut params = json!({"url": "about:blank"});
        if let Some(context) = context {
            params["browserContextId"] = context.into();
        }
        let target = self.call(None, "Target.createTarget", &params);
        let params = json!({"targetId": target["targetId"], "flatten": true});
        let attached = self.call(None, "Target.attachToTarget", &params);
        let session = attached["sessionId"].as_str().unwrap().to_owned();
        let context = context.map(str::to_owned);
        let page = Page { session, context };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable"] {
            self.send(&page, domain, &json!({}));
        }
        // Of all tabs only one would have the focus otherwise.
        let focus = json!({"enabled": true});
        self.send(&page, "Emulation.setFocusEmulationEnabled", &focus);
        self.size(&page, 1366, 768);
        page
    }

    pub fn send(&mut self, page: &Page, method: &str, params: &Value) -> Value {
        self.call(Some(&page.session), method, params)
    }

    /// Asks the browser for something on behalf of a tab.
    pub fn call_on(&mut self, page: &Page, method: &str, params: &Value) -> Value {
        self.send(page, method, params)
    }

    pub fn size(&mut self, page: &Page, width: u32, height: u32) {
        let params = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600
        });
        self.send(page, "Emulation.setDeviceMetricsOverride", &params);
    }

    pub fn dark(&mut self, page: &Page, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        // Colours that are still on their way would be seen otherwise.
        let params = json!({"features": [
            {"name": "prefers-color-scheme", "value": value},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]});
        self.send(page, "Emulation.setEmulatedMedia", &params);
    }

    /// Lets things move, which is off otherwise.
    pub fn moving(&mut self, page: &Page) {
        let params =
            json!({"features": [{"name": "prefers-reduced-motion", "value": "no-preference"}]});
        self.send(page, "Emulation.setEmulatedMedia", &params);
    }

    /// What the browser's engine did meanwhile: layouts, shifts, frames, marks.
    pub fn trace(&mut self, page: &Page, meanwhile: impl FnOnce(&mut Self)) -> Vec<Value> {
        let kinds = "devtools.timeline,devtools.timeline.frame,\
                     disabled-by-default-devtools.timeline,loading,blink.user_timing,benchmark";
        let params = json!({"categories": kinds, "transferMode": "ReportEvents"});
        self.send(page, "Tracing.start", &params);
        meanwhile(self);
        self.send(page, "Tracing.end", &json!({}));
        let mut trace = Vec::new();
        loop {
            let mut event = match self.events.pop_front() {
                Some(event) => event,
                None => self.receive(),
            };
            match event["method"].as_str() {
                Some("Tracing.tracingComplete") => return trace,
                Some("Tracing.dataCollected") => {
                    let values = event["params"]["value"].take();
                    trace.extend(values.as_array().unwrap().iter().cloned());
                }
                _ => {}
            }
        }
    }

    pub fn without_script(&mut self, page: &Page) {
        let params = json!({"value": true});
        self.send(page, "Emulation.setScriptExecutionDisabled", &params);
    }

    /// Opens an address and waits until the page is there.
    pub fn open(&mut self, page: &Page, url: &str) {
        self.send(page, "Page.navigate", &json!({"url": url}));
        self.settle(page);
    }

    /// Waits until the page has loaded.
    pub fn settle(&mut self, page: &Page) {
        self.until(
            page,
            "document.readyState === 'complete' && location.href !== 'about:blank'",
        );
    }

    /// The value of an expression on the page.
    pub fn eval(&mut self, page: &Page, script: &str) -> Value {
        let params = json!({"expression": script, "returnByValue": true, "awaitPromise": true});
        let mut answer = self.send(page, "Runtime.evaluate", &params);
        let problem = &answer["exceptionDetails"];
        assert!(problem.is_null(), "{script}: {problem}");
        answer["result"]["value"].take()
    }

    pub fn text(&mut self, page: &Page, selector: &str) -> String {
        let script = format!(
            "document.querySelector({})?.innerText ?? ''",
            json!(selector)
        );
        self.eval(page, &script).as_str().unwrap().to_owned()
    }

    pub fn count(&mut self, page: &Page, selector: &str) -> u64 {
        let script = format!("document.querySelectorAll({}).length", json!(selector));
        self.eval(page, &script).as_u64().unwrap()
    }

    /// Whether something is to be seen.
    pub fn seen(&mut self, page: &Page, selector: &str) -> bool {
        let script = format!(
            "document.querySelector({})?.checkVisibility() ?? false",
            json!(selector)
        );
        self.eval(page, &script) == true
    }

    /// Waits until an expression is true.
    #[track_caller]
    pub fn until(&mut self, page: &Page, script: &str) {
        let start = Instant::now();
        loop {
            let expression =
                format!("(() => {{ try {{ return !!({script}) }} catch {{ return false }} }})()");
            let params = json!({"expression": expression, "returnByValue": true});
            // While a page is being replaced there is nobody to ask.
            let answer = self.try_call(Some(&page.session), "Runtime.evaluate", &params);
            if answer.is_ok_and(|answer| answer["result"]["value"] == true) {
                return;
            }
            let waited = start.elapsed() < PATIENCE;
            assert!(waited, "never true: {script}\n{}", self.text(page, "body"));
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Clicks with the mouse in the middle of an element, as soon as there is one: a bot may still be thinking.
    #[track_caller]
    pub fn click(&mut self, page: &Page, selector: &str) {
        self.until(
            page,
            &format!("document.querySelector({})", json!(selector)),
        );
        let script = format!(
            "(() => {{
                const element = document.querySelector({});
                element.scrollIntoView({{block: 'center', behavior: 'instant'}});
                const box = element.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const top = document.elementFromPoint(x, y);
                const hit = element === top || element.contains(top);
                return {{x, y, cover: hit ? null : String(top?.outerHTML).slice(0, 200), what: element.outerHTML.slice(0, 200)}};
            }})()",
            json!(selector)
        );
        let place = self.eval(page, &script);
        assert!(place["cover"].is_null(), "{selector} is covered: {place}");
        for kind in ["mousePressed", "mouseReleased"] {
            let params = json!({
                "type": kind, "x": place["x"], "y": place["y"], "button": "left", "clickCount": 1
            });
            self.send(page, "Input.dispatchMouseEvent", &params);
        }
    }

    /// Presses a key: `Tab`, `Enter`, `Escape`, `ArrowRight`, or a space.
    pub fn key(&mut self, page: &Page, key: &str) {
        let (code, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            "ArrowRight" => (39, ""),
            _ => (32, " "),
        };
        for kind in ["keyDown", "keyUp"] {
            let params = json!({
                "type": kind, "key": key, "windowsVirtualKeyCode": code, "text": text
            });
            self.send(page, "Input.dispatchKeyEvent", &params);
        }
    }

    /// What the browser complained about: blocked scripts, failed requests, exceptions.
    pub fn complaints(&mut self) -> Vec<String> {
        let complaint = |event: &Value| match event["method"].as_str()? {
            "Log.entryAdded" if event["params"]["entry"]["level"] == "error" => {
                Some(event["params"]["entry"].to_string())
            }
            "Runtime.exceptionThrown" => Some(event["params"].to_string()),
            _ => None,
        };
        self.events
            .drain(..)
            .filter_map(|event| complaint(&event))
            .collect()
    }

    /// The screen at half its size, as a WebP file.
    pub fn thumbnail(&mut self, page: &Page, width: u32, height: u32) -> Vec<u8> {
        let clip = json!({"x": 0, "y": 0, "width": width, "height": height, "scale": 0.5});
        let params = json!({"format": "webp", "quality": 70, "clip": clip});
        let answer = self.send(page, "Page.captureScreenshot", &params);
        base64(answer["data"].as_str().unwrap())
    }

    /// The screen as a WebP file, or the whole page.
    pub fn screenshot(&mut self, page: &Page, whole: bool) -> Vec<u8> {
        let params = json!({"format": "webp", "quality": 80, "captureBeyondViewport": whole});
        let answer = self.send(page, "Page.captureScreenshot", &params);
        base64(answer["data"].as_str().unwrap())
    }
}

fn base64(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(u32::from(byte - b'A')),
        b'a'..=b'z' => Some(u32::from(byte - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(byte - b'0') + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0, 0);
    for digit in text.bytes().filter_map(digit) {
        (bits, held) = (bits << 6 | digit, held + 6);
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    bytes
}

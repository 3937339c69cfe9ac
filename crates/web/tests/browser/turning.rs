//! A disc of the solar system turns, and the page around it is not laid out anew meanwhile.

use crate::cdp::{Browser, Page};
use crate::every_choice::{CREATE, rich};
use crate::kit::{Server, Start, beginning, generous};
use orrery_core::{Game, Silent};
use orrery_seti::{Choice, Options, Seti};
use serde_json::{Value, json};

/// A position in which research is possible, which turns a disc first (S9.1).
fn before_research() -> Seti {
    let mut game = rich(&Options::default(), 1);
    loop {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        if choices.contains(&Choice::Research) {
            return game;
        }
        game.apply(choices[0], &mut Silent);
    }
}

/// Notes when the first movement begins to be shown and when all of them have ended.
pub const WATCH: &str = "(() => {
    const animate = Element.prototype.animate;
    window.moved = [];
    Element.prototype.animate = function (frames, timing) {
        const movement = animate.call(this, frames, timing);
        window.moved.push({what: this.id, properties: [...new Set(frames.flatMap(Object.keys))], movement});
        if (window.moved.length === 1) {
            // What was sent is laid out once; from the next frame on everything only moves.
            const first = () => performance.mark('turning');
            requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(first)));
            movement.finished.then(() => performance.mark('turned'));
        }
        return movement;
    };
})()";

/// What a trace tells about the time between the two marks.
pub struct Turning {
    pub layouts: Vec<Value>,
    pub shifts: Vec<Value>,
    /// Milliseconds between two pictures.
    pub gaps: Vec<f64>,
    /// Why movements were left to the main thread, if they were.
    pub failed: Vec<Value>,
    /// How often something was painted anew.
    pub paints: usize,
    /// Milliseconds that the thread of the page worked, without what others took from the machine meanwhile.
    pub busy: f64,
}

/// Sixty pictures a second.
const FRAME: f64 = 1000.0 / 60.0;

impl Turning {
    pub fn read(trace: &[Value]) -> Self {
        let mark = |name: &str| {
            let mark = trace.iter().find(|event| event["name"] == name);
            mark.unwrap_or_else(|| panic!("no mark {name}")).clone()
        };
        let (begin, end) = (mark("turning"), mark("turned"));
        let during = |event: &&Value| {
            let at = event["ts"].as_f64();
            at > begin["ts"].as_f64() && at < end["ts"].as_f64()
        };
        let named = |name: &str| {
            let all = trace.iter().filter(|event| event["name"] == name);
            let here = all
                .filter(during)
                .filter(|event| event["pid"] == begin["pid"]);
            here.cloned().collect::<Vec<_>>()
        };
        let pictures = trace
            .iter()
            .filter(|event| event["name"] == "PipelineReporter");
        let pictures = pictures.filter(|event| event["ph"] == "e").filter(during);
        let mut at: Vec<f64> = pictures.filter_map(|event| event["ts"].as_f64()).collect();
        at.sort_by(f64::total_cmp);
        Self {
            gaps: at
                .windows(2)
                .map(|pair| (pair[1] - pair[0]) / 1000.0)
                .collect(),
            paints: named("Paint").len(),
            busy: named("RunTask")
                .iter()
                .filter(|task| task["tid"] == begin["tid"])
                .filter_map(|task| task["tdur"].as_f64())
                .sum::<f64>()
                / 1000.0,
            layouts: named("Layout"),
            shifts: named("LayoutShift"),
            failed: trace
                .iter()
                .filter(|event| !event["args"]["data"]["compositeFailed"].is_null())
                .map(|event| event["args"]["data"].clone())
                .collect(),
        }
    }
}

impl Turning {
    /// Sixty pictures a second are possible: the page itself needs less than a frame for each of them.
    #[track_caller]
    pub fn is_smooth(&self) {
        let frames = self.gaps.len().max(1) as f64;
        let late = self.gaps.iter().filter(|&&gap| gap > 1.5 * FRAME).count();
        println!(
            "{frames} pictures, {late} late, {} layouts, {:.1} paints and {:.1} ms of the page for each; {:.0?}",
            self.layouts.len(),
            self.paints as f64 / frames,
            self.busy / frames,
            self.gaps,
        );
        assert!(
            self.busy / frames < FRAME,
            "{} ms in {frames} pictures",
            self.busy
        );
    }
}

fn research(browser: &mut Browser, page: &Page, id: &str) {
    let body = json!({"seq": 0, "choice": "research"}).to_string();
    let send = format!(
        "fetch('/api/tables/{id}/choices', {{method: 'POST', \
         headers: {{'content-type': 'application/json'}}, body: {}}}).then((answer) => answer.ok)",
        json!(body)
    );
    assert_eq!(browser.eval(page, &send), true);
}

#[test]
fn nothing_else_is_laid_out_while_a_disc_turns() {
    let start: Start = |_, _| Ok(Box::new(before_research()));
    let server = Server::open(generous(), beginning(&[("seti", start)]));
    let mut browser = Browser::alone();
    let page = browser.stranger();
    browser.open(&page, &server.url);
    browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
    browser.moving(&page);
    let table = json!({"game": "seti", "seats": [{"kind": "me"}, {"kind": "here"}]});
    let id = browser.eval(&page, &format!("({CREATE})({table})"));
    let id = id.as_str().unwrap();
    browser.open(&page, &format!("{}/t/{id}?seat=1", server.url));
    browser.eval(&page, WATCH);
    let trace = browser.trace(&page, |browser| {
        research(browser, &page, id);
        let over = "performance.getEntriesByName('turned').length";
        browser.until(&page, over);
    });
    let moved = browser.eval(
        &page,
        "moved.map(({what, properties}) => [what, properties.join(' ')])",
    );
    let moved = moved.as_array().unwrap();
    let disc = |one: &Value| one[0].as_str().is_some_and(|id| id.starts_with("disc-"));
    assert!(moved.iter().any(disc), "no disc among {moved:?}");
    assert!(moved.iter().all(|one| one[1] == "transform"), "{moved:?}");
    let turning = Turning::read(&trace);
    turning.is_smooth();
    // Where something drawn turns, the engine counts that as a layout of the thing itself.
    let page_wide = |layout: &&Value| {
        let data = &layout["args"]["beginData"];
        data["partialLayout"] != true
            || data["dirtyObjects"].as_u64() > Some(2 * moved.len() as u64)
    };
    let layouts: Vec<&Value> = turning.layouts.iter().filter(page_wide).collect();
    assert!(layouts.is_empty(), "{:?}: {:#?}", turning.failed, layouts);
    assert!(turning.shifts.is_empty(), "{:#?}", turning.shifts);
}

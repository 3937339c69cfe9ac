//! How fast it is: `cargo xtask offline bench` builds what is published and prints these figures.

use crate::{PLAY, Visit};
use serde_json::json;
use std::time::Instant;

/// The first choice of somebody who can be asked, and how long until the board shows what came of it.
const CHOOSE: &str = "new Promise((resolve) => {
    const table = document.getElementById('table');
    const button = document.querySelector('#table button[name=\"choice\"]');
    if (!button || table.ariaBusy) return resolve(0);
    const [start, seq] = [performance.now(), table.dataset.seq];
    const look = () => {
        const now = document.getElementById('table');
        if (now.dataset.seq !== seq) requestAnimationFrame(() => resolve(performance.now() - start));
        else if (performance.now() - start > 5000) resolve(0);
        else setTimeout(look, 1);
    };
    button.click();
    look();
})";

fn middle(mut all: Vec<f64>) -> (f64, f64, usize) {
    all.sort_by(f64::total_cmp);
    let at = |part: f64| all.get((all.len() as f64 * part) as usize).copied();
    (at(0.5).unwrap_or(0.0), at(0.95).unwrap_or(0.0), all.len())
}

#[test]
fn figures() {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load: {}", load.trim());
    let mut visit = Visit::nowhere();
    let start = Instant::now();
    visit.go("");
    println!(
        "first visit to the first page: {:.2} s",
        start.elapsed().as_secs_f64()
    );
    visit.sit_down(&json!({"game": "seti", "players": "1"}));
    visit.browser.until(
        &visit.page,
        "document.querySelector('#table button[name=\"choice\"]')",
    );
    println!(
        "first visit to the first board: {:.2} s",
        start.elapsed().as_secs_f64()
    );
    visit.in_worker("complete().then(() => true)");
    visit.host.stop();
    let url = visit.eval("location.href").as_str().unwrap().to_owned();
    for _ in 0..3 {
        let nowhere = json!({"url": "about:blank"});
        visit
            .browser
            .call_on(&visit.page, "Page.navigate", &nowhere);
        visit.end_worker();
        let start = Instant::now();
        visit.browser.open(&visit.page, &url);
        visit.browser.until(
            &visit.page,
            "document.querySelector('#table button[name=\"choice\"]')",
        );
        println!(
            "later visit without a network to the board: {:.2} s",
            start.elapsed().as_secs_f64()
        );
    }
    visit.eval("localStorage.setItem('intro-closed', 'yes')");
    visit.browser.open(&visit.page, &url);
    let took: Vec<f64> = (0..60)
        .filter_map(|_| visit.eval(CHOOSE).as_f64().filter(|time| *time > 0.0))
        .collect();
    let (half, most, count) = middle(took);
    println!("choice to changed board: p50 {half:.0} ms, p95 {most:.0} ms, {count} choices");
    for bot in ["standard", "expert"] {
        for game in ["seti", "kepler"] {
            turns(&mut visit, game, bot);
        }
    }
    long_game(&mut visit);
}

/// What the program takes in the memory of the service worker and of the worker that thinks, after a game of four.
fn long_game(visit: &mut Visit) {
    let bots = json!({
        "game": "seti", "players": "4", "seat-2": "bot-standard", "seat-3": "bot-novice", "seat-4": "bot-novice",
    });
    visit.sit_down(&bots);
    let attach = json!({"autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true});
    visit
        .browser
        .call_on(&visit.page, "Target.setAutoAttach", &attach);
    let choices = visit.play_on(2000);
    let pages = visit.in_worker("program().then((call) => call.size())");
    let worker = visit.browser.event("Target.attachedToTarget");
    let session = worker["params"]["sessionId"].as_str().unwrap().to_owned();
    let size = json!({
        "expression": "program.then((call) => call.size())", "awaitPromise": true, "returnByValue": true,
    });
    let thinks = visit
        .browser
        .call(Some(&session), "Runtime.evaluate", &size);
    let heap = visit.eval("performance.memory.usedJSHeapSize");
    let [pages, thinks, heap] =
        [&pages, &thinks["result"]["value"], &heap].map(|bytes| bytes.as_f64().unwrap() / 1e6);
    println!(
        "a game of four, {choices} own choices: memory of the service worker's program {pages:.0} MB, of the one that \
         thinks {thinks:.0} MB, of the page's scripts {heap:.0} MB"
    );
}

/// Notes how long each thought takes, and how many workers there were for them.
const NOTE_THOUGHTS: &str = "(() => {
    const post = Worker.prototype.postMessage;
    [window.thoughts, window.workers] = [[], new Set()];
    Worker.prototype.postMessage = function (task) {
        const start = performance.now();
        window.workers.add(this);
        this.addEventListener('message', () => window.thoughts.push(performance.now() - start), { once: true });
        return post.call(this, task);
    };
    return true;
})()";

/// How long it takes until the player of the page decides again; nothing if that was so all the time.
const WAIT: &str = "(async () => {
    const start = performance.now();
    const mine = async () => (await (await fetch(location.pathname + '/turn')).json()).turn;
    if (await mine()) return 0;
    for (;;) {
        const waited = performance.now() - start;
        if (await mine() || waited > 60000) return waited;
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
})()";

/// How long a bot has the board to itself, and how much of that it thinks.
fn turns(visit: &mut Visit, game: &str, bot: &str) {
    visit.sit_down(&json!({"game": game, "players": "2", "seat-2": format!("bot-{bot}")}));
    visit.eval(NOTE_THOUGHTS);
    let (mut took, mut thought) = (Vec::new(), Vec::new());
    let start = Instant::now();
    for number in 0.. {
        if took.len() == 12 || start.elapsed().as_secs() > 150 {
            break;
        }
        visit.eval("(window.thoughts.length = 0, true)");
        visit.eval(&format!(
            "((window.waited = null), void {WAIT}.then((time) => {{ window.waited = time; }}))"
        ));
        let mut waited = None;
        while waited.is_none() {
            std::thread::sleep(std::time::Duration::from_millis(50));
            waited = visit.eval("window.waited").as_f64();
        }
        let waited = waited.unwrap();
        if waited > 0.0 {
            took.push(waited);
            let thoughts = visit.eval("window.thoughts.reduce((sum, one) => sum + one, 0)");
            thought.push(thoughts.as_f64().unwrap());
        }
        // Whoever passes leaves several turns in a row to the bot.
        let go_on = format!("({PLAY})({}, ['pass'])", number * 7 + 3);
        if visit.eval(&go_on) == -1 {
            break;
        }
    }
    let (half, most, count) = middle(took);
    let (thinks, longest, _) = middle(thought);
    let workers = visit.eval("window.workers.size");
    println!(
        "{bot} at {game}: a turn p50 {half:.0} ms, p95 {most:.0} ms, {count} turns; \
         thinking p50 {thinks:.0} ms, p95 {longest:.0} ms, in {workers} workers"
    );
}

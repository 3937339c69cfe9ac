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
    let bytes = visit.in_worker("program().then((call) => call.size())");
    println!(
        "memory of the program: {:.0} MB",
        bytes.as_f64().unwrap_or(0.0) / 1e6
    );
}

/// How long a bot has the board to itself.
fn turns(visit: &mut Visit, game: &str, bot: &str) {
    visit.sit_down(&json!({"game": game, "players": "2", "seat-2": format!("bot-{bot}")}));
    let mut took = Vec::new();
    let mut waits: Option<Instant> = None;
    let start = Instant::now();
    while took.len() < 12 && start.elapsed().as_secs() < 150 {
        let seq = visit
            .eval(&format!("({PLAY})({})", took.len() * 7 + 3))
            .as_i64();
        match (seq, waits) {
            (Some(-1), _) => break,
            (Some(0), None) => waits = Some(Instant::now()),
            (Some(0), Some(_)) => std::thread::sleep(std::time::Duration::from_millis(10)),
            (_, Some(since)) => {
                took.push(since.elapsed().as_secs_f64() * 1000.0);
                waits = None;
            }
            _ => {}
        }
    }
    let (half, most, count) = middle(took);
    println!("{bot} at {game}: a turn p50 {half:.0} ms, p95 {most:.0} ms, {count} turns");
}

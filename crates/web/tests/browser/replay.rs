//! Looking back: the bar below the board goes by choices, turns and rounds, plays, and never loads the page again.

use crate::cdp::{Browser, Page};
use crate::visit;
use serde_json::json;
use std::fs;
use std::path::Path;

fn at(browser: &mut Browser, page: &Page) -> u64 {
    let ply = browser.eval(page, "Number(document.getElementById('ply').value)");
    ply.as_u64().unwrap()
}

/// A key, as a browser tells a page of it.
fn press(browser: &mut Browser, page: &Page, key: &str) {
    let told = format!("new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}})");
    browser.eval(page, &format!("document.body.dispatchEvent({told})"));
}

/// Waits until the board shows the position after so many choices.
fn shows(browser: &mut Browser, page: &Page, ply: u64) {
    let there = format!(
        "document.getElementById('ply').value === '{ply}' && new URL(location).searchParams.get('ply') === '{ply}'"
    );
    browser.until(page, &there);
}

/// The choices at which the bar stops if it goes by these.
fn stops(browser: &mut Browser, page: &Page, by: &str) -> Vec<u64> {
    let script = format!(
        "document.querySelector('form.replay').dataset.{by}.split(' ').filter(Boolean).map(Number)"
    );
    let stops = browser.eval(page, &script);
    let stops = stops.as_array().unwrap().iter();
    stops.map(|stop| stop.as_u64().unwrap()).collect()
}

#[test]
fn a_replay_goes_by_choices_turns_and_rounds_and_plays() {
    let (server, mut browser, page) = visit();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/kepler/2p-novice.orrery");
    let record = json!(fs::read_to_string(file).unwrap());
    browser.open(&page, &format!("{}/bring", server.url));
    let paste = format!("document.getElementById('record').value = {record}");
    browser.eval(&page, &paste);
    browser.click(&page, "form[data-bring] button.main");
    browser.until(&page, "location.pathname.startsWith('/t/')");
    let id = browser.eval(&page, "location.pathname.split('/')[2]");
    let id = id.as_str().unwrap();
    browser.open(&page, &format!("{}/t/{id}/replay?ply=0", server.url));
    let ready = "document.querySelector('[data-play]')?.checkVisibility()";
    browser.until(&page, ready);
    browser.eval(&page, "window.mark = 1");
    let last = browser.eval(&page, "Number(document.getElementById('ply').max)");
    let last = last.as_u64().unwrap();
    for by in ["choices", "turns", "rounds"] {
        press(&mut browser, &page, "Home");
        shows(&mut browser, &page, 0);
        let choose = format!("document.querySelector('[data-by]').value = '{by}'");
        browser.eval(&page, &choose);
        let stops = stops(&mut browser, &page, by);
        assert!(!stops.is_empty() && stops.is_sorted(), "{by}: {stops:?}");
        for stop in stops.iter().copied().filter(|stop| *stop > 0).take(4) {
            press(&mut browser, &page, "ArrowRight");
            shows(&mut browser, &page, stop);
        }
        press(&mut browser, &page, "End");
        shows(&mut browser, &page, last);
        press(&mut browser, &page, "ArrowLeft");
        let before = stops.iter().copied().rfind(|stop| *stop < last);
        shows(&mut browser, &page, before.unwrap_or(0));
    }
    // The graph is a slider: whoever lets go of it stays on this page.
    let slide = "const ply = document.getElementById('ply'); ply.value = 40; \
        for (const kind of ['input', 'change']) ply.dispatchEvent(new Event(kind, {bubbles: true}))";
    browser.eval(&page, &format!("(() => {{ {slide} }})()"));
    shows(&mut browser, &page, 40);
    browser.settle(&page);
    assert_eq!(browser.eval(&page, "window.mark"), 1);
    // It plays by itself, faster if somebody wants it so, and stops where it is told to.
    press(&mut browser, &page, "Home");
    shows(&mut browser, &page, 0);
    browser.eval(
        &page,
        "document.querySelector('[data-by]').value = 'choices'",
    );
    browser.eval(&page, "document.querySelector('[data-speed]').selectedIndex = document.querySelector('[data-speed]').length - 1");
    browser.click(&page, "[data-play]");
    browser.until(&page, "Number(document.getElementById('ply').value) > 2");
    browser.click(&page, "[data-play]");
    browser.until(
        &page,
        "document.querySelector('[data-play]').ariaPressed === 'false'",
    );
    browser.settle(&page);
    let stopped = at(&mut browser, &page);
    std::thread::sleep(std::time::Duration::from_millis(700));
    assert_eq!(at(&mut browser, &page), stopped);
    // All of this was one page.
    assert_eq!(browser.eval(&page, "window.mark"), 1);
    assert_eq!(browser.complaints(), [""; 0]);
}

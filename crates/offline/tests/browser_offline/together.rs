//! Tabs of one table, several people at one screen, and what the scripts of a table do.

use crate::cdp::Page;
use crate::{NOTE_FOUND, Visit};
use serde_json::json;
use std::time::{Duration, Instant};

const CHOICE: &str = "#table button[name=choice]:not(details:not([open]) *)";

impl Visit {
    /// Waits until this page can choose.
    fn waits_for_choice(&mut self, page: &Page) {
        let free = format!(
            "!document.querySelector('#table[aria-busy]')
                && [...document.querySelectorAll('{CHOICE}')].some((one) => one.checkVisibility())"
        );
        self.browser.until(page, &free);
    }

    /// Presses one of the choices as somebody at the screen does; the number of what came of it.
    fn press(&mut self, page: &Page) -> u64 {
        self.waits_for_choice(page);
        let now = self.number(page);
        let press = format!(
            "(() => {{
                const open = [...document.querySelectorAll('{CHOICE}')].filter((one) => one.checkVisibility());
                open[{now} * 7919 % open.length].click();
                return true;
            }})()"
        );
        self.browser.eval(page, &press);
        self.shows(page, now + 1);
        self.number(page)
    }

    fn number(&mut self, page: &Page) -> u64 {
        let number = "Number(document.getElementById('table').dataset.seq)";
        self.browser.eval(page, number).as_u64().unwrap()
    }

    /// Waits until a page that was never loaded again shows this act or a later one.
    fn shows(&mut self, page: &Page, number: u64) {
        let there = format!("Number(document.getElementById('table').dataset.seq) >= {number}");
        self.browser.until(page, &there);
    }
}

#[test]
fn tabs_of_one_table_show_the_same_and_one_of_them_has_the_bots_think() {
    let mut visit = Visit::offline();
    visit.sit_down(&json!({"game": "kepler", "players": "2", "seat-2": "bot-novice"}));
    let first = visit.page.clone();
    let url = visit.eval("location.href");
    let second = visit.browser.beside(&first);
    visit.browser.open(&second, url.as_str().unwrap());
    for page in [&first, &second] {
        visit.browser.eval(page, "window.stays = true");
        visit.browser.eval(page, NOTE_FOUND);
    }
    let found = "window.found.length";
    for turn in 0..40 {
        let (one, other) = match turn % 2 {
            0 => (&first, &second),
            _ => (&second, &first),
        };
        let number = visit.press(one);
        visit.shows(other, number);
        if turn > 3 && visit.browser.eval(&first, found) != 0 {
            break;
        }
    }
    let thoughts = [&first, &second].map(|page| visit.browser.eval(page, found));
    assert!(
        thoughts[0] != 0 && thoughts[1] == 0,
        "the first page has them think: {thoughts:?}"
    );
    assert_eq!(visit.browser.eval(&first, "window.stays"), true);
    // It is closed, perhaps while a bot thinks: the other one goes on.
    let number = visit.press(&first);
    visit.browser.close(&first);
    visit.shows(&second, number);
    for _ in 0..40 {
        if visit.browser.eval(&second, found) != 0 {
            break;
        }
        visit.press(&second);
    }
    let found = visit.browser.eval(&second, "window.found");
    let found = found.as_array().unwrap();
    assert!(
        !found.is_empty() && !found.contains(&json!("nothing")),
        "{found:?}"
    );
    assert_eq!(visit.browser.eval(&second, "window.stays"), true);
}

#[test]
fn at_one_screen_the_next_one_takes_over() {
    let mut visit = Visit::offline();
    visit.sit_down(&json!({"game": "seti", "players": "2", "seat-2": "here", "name-2": "Ben"}));
    let page = visit.page.clone();
    let private = format!("[...document.querySelectorAll('{CHOICE}, [id^=\"hand-\"]')].length");
    let mut handed = 0;
    for _ in 0..60 {
        visit.browser.until(
            &page,
            &format!("document.querySelector('.take-over, {CHOICE}')"),
        );
        if visit.browser.count(&page, ".take-over") == 0 {
            visit.press(&page);
            continue;
        }
        // Nothing that only one of the two may see, in this tab and in a fresh one.
        assert_eq!(visit.browser.eval(&page, &private), 0);
        let url = visit.eval("location.origin + location.pathname");
        let other = visit.browser.beside(&page);
        visit.browser.open(&other, url.as_str().unwrap());
        assert_eq!(visit.browser.eval(&other, &private), 0);
        visit.browser.close(&other);
        visit.browser.click(&page, ".take-over");
        visit
            .browser
            .until(&page, "!document.querySelector('.take-over')");
        visit.browser.settle(&page);
        handed += 1;
        if handed == 2 {
            return;
        }
    }
    panic!("handed over {handed} times");
}

#[test]
fn the_scripts_of_a_table_do_here_what_they_do_with_a_server() {
    let mut visit = Visit::offline();
    visit.sit_down(&json!({"game": "seti", "players": "1", "seed": "77"}));
    let page = visit.page.clone();
    visit.eval("window.stays = true");
    visit.waits_for_choice(&page);
    let before = visit.number(&page);
    // A hint, which the worker of the page thinks of.
    visit.eval("document.querySelector('.advice button').click()");
    // There is more of it once it is there; on a busy machine that takes its time.
    let start = Instant::now();
    while visit.browser.count(&page, "#advice button") == 0 {
        assert!(start.elapsed() < Duration::from_secs(120), "no hint");
        std::thread::sleep(Duration::from_millis(50));
    }
    // A choice, and taking it back.
    let undo = "[name=back][value=step]:not(:disabled)";
    let mut undone = false;
    for _ in 0..12 {
        visit.press(&page);
        if visit.browser.count(&page, undo) > 0 {
            let now = visit.number(&page);
            visit.eval(&format!("document.querySelector('{undo}').click()"));
            visit.shows(&page, now + 1);
            undone = true;
            break;
        }
    }
    assert!(undone);
    visit.press(&page);
    // The way back to an earlier position, on the board itself.
    visit
        .browser
        .until(&page, "document.querySelector('a[data-past]')");
    visit.eval("document.querySelector('a.ply[data-past]').click()");
    visit.browser.until(&page, "document.getElementById('past').hidden === false && document.getElementById('table').dataset.past");
    visit.eval("document.querySelector('#past [data-to=\"now\"]').click()");
    visit.browser.until(
        &page,
        "document.getElementById('past').hidden && !document.getElementById('table').dataset.past",
    );
    assert!(visit.number(&page) > before);
    assert_eq!(
        visit.eval("window.stays"),
        true,
        "the page was never loaded again"
    );
}

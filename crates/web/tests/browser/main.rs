//! What people do, in a real browser. `cargo xtask ci` installs Chromium where it is missing.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests may panic too"
)]
#![allow(unreachable_pub, reason = "the kit is shared")]

mod accounts;
mod cdp;
mod drawn;
mod entering;
mod every_choice;
mod everybody;
mod first_steps;
mod fits;
mod flying;
#[path = "../kit/mod.rs"]
mod kit;
mod live;
mod people;
mod plan;
#[path = "../../../notice/tests/delivery/receivers.rs"]
mod receivers;
mod replay;
mod together;
mod told;
mod turning;
mod visible;
mod whole_games;

use cdp::{Browser, Page};
use kit::Server;
use serde_json::json;

/// Whatever can be chosen, on a board or beside it, and is not folded away.
const CHOICE: &str = "#table button[name=choice]:not(details:not([open]) *)";

/// A browser on the home page of a fresh server.
fn visit() -> (Server, Browser, Page) {
    let server = Server::start();
    let mut browser = Browser::start();
    let page = browser.stranger();
    browser.open(&page, &server.url);
    // Whoever comes for the first time is shown an introduction over the board.
    browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
    (server, browser, page)
}

/// Chooses in a list.
fn select(browser: &mut Browser, page: &Page, selector: &str, value: &str) {
    let script = format!(
        "document.querySelector({}).value = {}",
        json!(selector),
        json!(value)
    );
    browser.eval(page, &script);
}

/// Sets up a game for two on the page of new games and starts it.
fn start_pair(browser: &mut Browser, page: &Page, server: &Server, game: &str, second: &str) {
    browser.open(page, &format!("{}/new?game={game}", server.url));
    browser.click(page, "#who-mixed");
    select(browser, page, "[name=seat-2]", second);
    browser.eval(page, "document.querySelector('[name=seed]').value = '77'");
    browser.click(page, "form.new button.main");
    if second == "link" {
        // Links are there to be passed on first.
        browser.until(page, "document.querySelector('.link input')");
        browser.click(page, "a.button.main[href^='/t/']");
    }
    browser.until(page, "document.querySelector('#table')");
    browser.settle(page);
}

fn seq(browser: &mut Browser, page: &Page) -> u64 {
    let seq = browser.eval(page, "Number(document.getElementById('table').dataset.seq)");
    seq.as_u64().unwrap()
}

/// Opens the menu of a table, where the site's own links and settings are, or the tab of its seats.
fn open_menu(browser: &mut Browser, page: &Page) {
    browser.eval(page, "document.querySelector('#tab-seats')?.click()");
    if browser.count(page, "#menu:not(:checked)") > 0 {
        browser.click(page, "label:has(#menu)");
    }
}

/// Takes over a screen that several people share, if it is the turn of the other one.
fn take_over(browser: &mut Browser, page: &Page) {
    if browser.count(page, ".take-over") > 0 {
        browser.click(page, ".take-over");
        browser.until(page, "!document.querySelector('.take-over') && document.querySelector('#table [name=choice]')");
        browser.settle(page);
    }
}

/// Clicks on one of the choices with the mouse; not always the first, so that games go somewhere.
fn choose(browser: &mut Browser, page: &Page) {
    take_over(browser, page);
    let now = seq(browser, page);
    // Some choices lie in lists that have to be opened first; the others are enough here.
    let mark = format!(
        "(() => {{
            const seen = (one) => one.checkVisibility() && one.offsetWidth > 0;
            const open = [...document.querySelectorAll('{CHOICE}')].filter(seen);
            open[({now} * 7919 + Math.floor({now} / 7)) % open.length].id = 'chosen';
        }})()"
    );
    browser.eval(page, &mark);
    browser.click(page, "#chosen");
    browser.until(
        page,
        &format!("document.getElementById('table').dataset.seq != {now}"),
    );
}

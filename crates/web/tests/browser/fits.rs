//! Everything fits: nothing is cut off, lies over something else or is too small to read, on any screen, in any
//! language, by day and by night.

use crate::cdp::{Browser, Page};
use crate::every_choice::CREATE;
use crate::kit::{Server, Start, beginning, generous};
use orrery_core::{Match, Record};
use orrery_games::entries;
use serde_json::json;

/// Small and large desks, and a phone.
const SCREENS: [(u32, u32); 5] = [
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (390, 844),
];

/// A game from its records, after so many percent of its choices, in one of the languages.
struct Place {
    game: &'static str,
    record: &'static [u8],
    percent: usize,
    lang: &'static str,
}

macro_rules! place {
    ($game:literal, $record:literal, $percent:literal, $lang:literal) => {
        Place {
            game: $game,
            record: include_bytes!(concat!(
                "../../../../records/",
                $game,
                "/",
                $record,
                ".orrery"
            )),
            percent: $percent,
            lang: $lang,
        }
    };
}

/// Tables that must fit into every screen without scrolling: one line for each.
static TABLES: [Place; 6] = [
    place!("seti", "2p-mascamites-anomalies", 2, "en"),
    place!("seti", "2p-exertians-centaurians", 60, "de"),
    place!("seti", "3p-anomalies-oumuamua", 45, "uk"),
    place!("seti", "4p-mascamites-centaurians", 70, "it"),
    place!("seti", "4p-oumuamua-exertians", 85, "de"),
    place!("seti", "solo3-centaurians-exertians", 55, "uk"),
];

/// Other pages, which may be longer than a screen: one line for each.
const PAGES: [&str; 0] = [];

fn position(place: &Place) -> Box<dyn Match> {
    let record = Record::from_bytes(place.record).unwrap();
    let plies = record.plies.len() * place.percent / 100;
    record.position(&entries(), plies).unwrap()
}

fn speak(browser: &mut Browser, page: &Page, server: &Server, lang: &str) {
    browser.open(page, &server.url);
    browser.click(page, ".settings summary");
    browser.click(page, &format!(".settings [value={lang}]"));
    browser.until(page, &format!("document.documentElement.lang === '{lang}'"));
}

/// What does not fit now.
fn findings(browser: &mut Browser, page: &Page, one_screen: bool) -> Vec<String> {
    let script = format!("{}({one_screen})", include_str!("layout.js"));
    let found = browser.eval(page, &script);
    let found = found.as_array().unwrap().iter();
    found
        .map(|what| what.as_str().unwrap().to_owned())
        .collect()
}

/// Looks at a page on every screen, behind every tab.
fn look(browser: &mut Browser, page: &Page, what: &str, one_screen: bool) -> Vec<String> {
    let mut all = Vec::new();
    for (index, (width, height)) in SCREENS.into_iter().enumerate() {
        browser.size(page, width, height);
        browser.dark(page, index % 2 == 0);
        let tabs = browser.count(page, "[name=tab]");
        for tab in 0..tabs.max(1) {
            let open = format!("document.querySelectorAll('[name=tab]')[{tab}]?.click()");
            browser.eval(page, &open);
            let found = findings(browser, page, one_screen && width > 600);
            all.extend(
                found
                    .into_iter()
                    .map(|one| format!("{what}, {width} × {height}: {one}")),
            );
        }
    }
    all.sort();
    all.dedup();
    all
}

#[test]
fn every_table_fits_on_every_screen() {
    let start: Start = |_, seed| Ok(position(&TABLES[seed as usize]));
    let server = Server::open(generous(), beginning(&[("seti", start), ("kepler", start)]));
    let mut browser = Browser::start();
    let page = browser.stranger();
    let mut all = Vec::new();
    for (seed, place) in TABLES.iter().enumerate() {
        speak(&mut browser, &page, &server, place.lang);
        browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
        let game = position(place);
        let mut seats = vec![json!({"kind": "me", "name": "Ada"})];
        seats.resize(game.seats(), json!({"kind": "here"}));
        let table = json!({"game": place.game, "seed": seed, "seats": seats});
        let id = browser.eval(&page, &format!("({CREATE})({table})"));
        let seat = game.decision().map_or(1, |decision| decision.seat.number());
        let url = format!("{}/t/{}?seat={seat}", server.url, id.as_str().unwrap());
        browser.open(&page, &url);
        browser.settle(&page);
        let what = format!("{} {}", place.game, place.lang);
        all.extend(look(&mut browser, &page, &what, true));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn every_page_fits_on_every_screen() {
    let server = Server::start();
    let mut browser = Browser::start();
    let page = browser.stranger();
    let mut all = Vec::new();
    for lang in ["de", "uk"] {
        speak(&mut browser, &page, &server, lang);
        for path in PAGES {
            browser.open(&page, &format!("{}{path}", server.url));
            all.extend(look(&mut browser, &page, &format!("{path} {lang}"), false));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

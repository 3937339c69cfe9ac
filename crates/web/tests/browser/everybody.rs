//! Every page for everybody: languages, phones, contrast, keyboard, assistive technology.

use crate::cdp::{Browser, Page};
use crate::kit::Server;
use crate::{CHOICE, choose, open_menu, seq, start_pair, take_over, visit};
use serde_json::json;

#[test]
fn the_language_can_be_changed_everywhere() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "here");
    for (lang, word) in [
        ("de", "Neue Partie"),
        ("it", "Nuova partita"),
        ("uk", "Нова гра"),
        ("en", "New game"),
    ] {
        open_menu(&mut browser, &page);
        browser.click(&page, ".settings summary");
        browser.click(&page, &format!(".settings [value={lang}]"));
        browser.until(
            &page,
            &format!(
                "document.documentElement.lang === '{lang}' && document.readyState === 'complete'"
            ),
        );
        open_menu(&mut browser, &page);
        assert!(browser.text(&page, ".top nav").contains(word));
        assert!(browser.count(&page, CHOICE) > 0, "still at the table");
    }
}

/// Nothing makes a phone scroll sideways.
pub(crate) fn fits_a_phone(browser: &mut Browser, page: &Page) {
    let wide = browser.eval(page, "document.documentElement.scrollWidth");
    let wide = wide.as_u64().unwrap();
    assert!(wide <= 390, "the page scrolls sideways: {wide}");
}

/// Text can be read and buttons can be hit on a phone.
pub(crate) fn suits_fingers(browser: &mut Browser, page: &Page) {
    let small = "[...document.querySelectorAll('body *')].filter((e) => e.innerText && \
                 parseFloat(getComputedStyle(e).fontSize) < 11).map((e) => e.outerHTML.slice(0, 80))";
    assert_eq!(browser.eval(page, small), json!([]));
    let low = "[...document.querySelectorAll('button')].filter((e) => e.offsetHeight && \
               e.offsetHeight < 36).map((e) => e.outerHTML.slice(0, 120))";
    assert_eq!(browser.eval(page, low), json!([]));
}

#[test]
fn a_phone_is_enough() {
    let (server, mut browser, page) = visit();
    browser.size(&page, 390, 844);
    start_pair(&mut browser, &page, &server, "seti", "here");
    for _ in 0..25 {
        choose(&mut browser, &page);
        fits_a_phone(&mut browser, &page);
    }
    suits_fingers(&mut browser, &page);
}

/// Every text on the page that does not stand out enough, by day and by night.
fn low_contrast(browser: &mut Browser, page: &Page, at: &str) -> Vec<String> {
    browser.eval(
        page,
        "document.querySelectorAll('details').forEach((details) => details.open = true)",
    );
    let mut low = Vec::new();
    for dark in [false, true] {
        browser.dark(page, dark);
        let found = browser.eval(page, include_str!("contrast.js"));
        assert!(found["seen"].as_u64().unwrap() > 10, "{at}: {found}");
        let texts = found["low"].as_array().unwrap().iter();
        low.extend(texts.map(|text| format!("{at}, dark: {dark}: {text}")));
    }
    low
}

#[test]
fn every_text_stands_out_from_its_background() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "link");
    let table = browser.eval(&page, "location.pathname");
    let table = table.as_str().unwrap();
    browser.eval(
        &page,
        "document.getElementById('notice').textContent = 'Too late.'",
    );
    let mut low = low_contrast(&mut browser, &page, "a table with a notice");
    start_pair(&mut browser, &page, &server, "comets", "here");
    let finished = browser.eval(&page, "location.pathname");
    let finished = finished.as_str().unwrap();
    while browser.count(&page, ".prompt .turn, .take-over") > 0 {
        choose(&mut browser, &page);
    }
    for path in [
        "/",
        "/new?game=seti",
        "/new?game=kepler",
        table,
        finished,
        &format!("{finished}/log"),
        &format!("{finished}/replay?ply=3"),
        "/rules",
        "/rules/kepler?q=probe",
        "/rules/seti#S6.17",
        "/catalog",
        "/catalog/seti?q=mars",
        "/nowhere",
    ] {
        browser.open(&page, &format!("{}{path}", server.url));
        low.extend(low_contrast(&mut browser, &page, path));
    }
    assert!(low.is_empty(), "{}", low.join("\n"));
}

/// Opens a new table of four at one screen, through the eyes of whoever decides; gives back its id.
fn open_table(browser: &mut Browser, page: &Page, server: &Server, game: &str) -> String {
    let seats = ["me", "here", "here", "here"].map(|kind| json!({"kind": kind}));
    let table = json!({"game": game, "seats": seats});
    let id = browser.eval(page, &format!("({})({table})", crate::every_choice::CREATE));
    let id = id.as_str().unwrap();
    let ask = format!("fetch('/api/tables/{id}').then((answer) => answer.json())");
    let seat = browser.eval(page, &ask)["status"]["decides"].take();
    browser.open(page, &format!("{}/t/{id}?seat={seat}", server.url));
    id.to_owned()
}

#[test]
fn every_text_on_the_boards_stands_out_from_what_is_drawn_behind_it() {
    let server = Server::open(crate::kit::generous(), crate::kit::late_games());
    let mut browser = Browser::start();
    let page = browser.stranger();
    browser.open(&page, &server.url);
    let mut low = Vec::new();
    for game in ["seti", "kepler"] {
        open_table(&mut browser, &page, &server, game);
        low.extend(low_contrast(&mut browser, &page, game));
        let found = browser.eval(&page, include_str!("contrast.js"));
        let lost = found["lost"].as_array().unwrap();
        assert!(lost.len() < 4, "{game}: something lies over {lost:?}");
        assert!(found["drawn"].as_u64().unwrap() > 20, "{game}: {found}");
    }
    assert!(low.is_empty(), "{}", low.join("\n"));
}

#[test]
fn the_keyboard_is_enough() {
    let (_server, mut browser, page) = visit();
    let focus = |browser: &mut Browser, page: &Page, wanted: &str| {
        for _ in 0..200 {
            browser.key(page, "Tab");
            let script = format!("document.activeElement.matches({})", json!(wanted));
            if browser.eval(page, &script) == true {
                return;
            }
        }
        panic!("never reached {wanted}");
    };
    browser.key(&page, "Tab");
    assert_eq!(
        browser.eval(&page, "document.activeElement.className"),
        "skip"
    );
    focus(&mut browser, &page, "form.solo button");
    browser.key(&page, "Enter");
    browser.until(&page, "document.querySelector('#table [name=choice]')");
    browser.settle(&page);
    focus(&mut browser, &page, CHOICE);
    for _ in 0..12 {
        let now = seq(&mut browser, &page);
        browser.key(&page, "Enter");
        // What is pressed while a choice is still on its way counts for nothing.
        browser.until(
            &page,
            &format!("document.querySelector('#table:not([aria-busy=true])').dataset.seq != {now}"),
        );
        // The focus stays among the choices, so that one can go on.
        assert_eq!(
            browser.eval(&page, "!!document.activeElement.closest('#table')"),
            true
        );
        focus(&mut browser, &page, CHOICE);
    }
}

/// What the audit finds on a page, at both sizes.
fn audit(browser: &mut Browser, page: &Page) -> Vec<String> {
    let mut findings = Vec::new();
    for (width, height) in [(1366, 768), (390, 844)] {
        browser.size(page, width, height);
        let found = browser.eval(page, include_str!("audit.js"));
        let url = browser.eval(page, "location.pathname");
        let found = found.as_array().unwrap().iter();
        findings.extend(found.map(|what| format!("{url} at {width}: {what}")));
    }
    browser.size(page, 1366, 768);
    findings
}

#[test]
fn everybody_can_use_every_page() {
    let (server, mut browser, page) = visit();
    let mut findings = Vec::new();
    for path in [
        "/",
        "/new",
        "/rules",
        "/rules/seti",
        "/catalog",
        "/catalog/kepler",
        "/nowhere",
    ] {
        browser.open(&page, &format!("{}{path}", server.url));
        findings.extend(audit(&mut browser, &page));
    }
    for game in ["comets", "seti", "kepler"] {
        start_pair(&mut browser, &page, &server, game, "here");
        findings.extend(audit(&mut browser, &page));
        for _ in 0..40 {
            if browser.count(&page, ".prompt .turn, .take-over") > 0 {
                choose(&mut browser, &page);
            }
        }
        take_over(&mut browser, &page);
        findings.extend(audit(&mut browser, &page));
        // On the table of SETI it stands in the menu.
        open_menu(&mut browser, &page);
        browser.click(&page, "a[href$='/replay']");
        browser.until(&page, "document.querySelector('#ply')");
        findings.extend(audit(&mut browser, &page));
    }
    findings.dedup();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

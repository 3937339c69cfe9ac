//! What people do, in a real browser. `cargo xtask ci` installs Chromium where it is missing.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests may panic too"
)]
#![allow(unreachable_pub, reason = "the kit is shared")]

mod cdp;
mod every_choice;
#[path = "../kit/mod.rs"]
mod kit;
mod live;
mod plan;
mod turning;

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
    select(browser, page, "[name=seat-2]", second);
    browser.eval(page, "document.querySelector('[name=seed]').value = '77'");
    browser.click(page, "form.new button.main");
    browser.until(page, "document.querySelector('#table')");
    browser.settle(page);
}

fn seq(browser: &mut Browser, page: &Page) -> u64 {
    let seq = browser.eval(page, "Number(document.getElementById('table').dataset.seq)");
    seq.as_u64().unwrap()
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

#[test]
fn a_solo_game_starts_with_one_click() {
    let (_server, mut browser, page) = visit();
    browser.click(&page, "form[action='/new'] button");
    browser.until(&page, "document.querySelector('#table [name=choice]')");
    assert!(browser.text(&page, ".prompt").starts_with("Your turn"));
    assert!(browser.count(&page, "#sky svg") > 0);
    choose(&mut browser, &page);
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn newcomers_are_asked_once_and_shown_around() {
    let (_server, mut browser, page) = visit();
    browser.eval(&page, "localStorage.clear()");
    browser.click(&page, "form[action='/new'] button");
    browser.until(
        &page,
        "document.querySelector('#tour-offer')?.hidden === false",
    );
    assert!(!browser.seen(&page, "#tour"), "nothing starts by itself");
    browser.click(&page, "#tour-offer [data-tour-start]");
    let steps = browser.count(&page, "[data-tour] > li");
    for step in 1..=steps {
        let said = browser.text(&page, "#tour");
        assert!(
            said.contains(&format!("Step {step} of {steps}")),
            "{step}: {said}"
        );
        assert!(
            browser.seen(&page, "#tour-spot"),
            "{step} points at something"
        );
        let key = if step == 1 { "ArrowRight" } else { "Enter" };
        browser.key(&page, key);
    }
    assert!(!browser.seen(&page, "#tour"));
    let url = browser.eval(&page, "location.href");
    browser.open(&page, url.as_str().unwrap());
    browser.settle(&page);
    assert!(!browser.seen(&page, "#tour-offer"), "asked once");
    browser.click(&page, ".guide [data-tour-start]");
    assert!(browser.seen(&page, "#tour"));
    browser.key(&page, "Escape");
    assert!(!browser.seen(&page, "#tour"));
    choose(&mut browser, &page);
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_plain_page_is_enough() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "here");
    browser.click(&page, ".settings summary");
    browser.click(&page, ".settings [value=plain]");
    browser.until(&page, "document.querySelector('#panels table')");
    browser.settle(&page);
    for _ in 0..10 {
        choose(&mut browser, &page);
    }
    assert!(browser.count(&page, "#panels table") > 3);
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Plays a game for two at one screen to its end, by clicks alone.
fn play_whole(browser: &mut Browser, page: &Page, server: &Server, game: &str) {
    start_pair(browser, page, server, game, "here");
    let mut clicks = 0;
    while browser.count(page, ".prompt .turn, .take-over") > 0 {
        choose(browser, page);
        clicks += 1;
    }
    assert!(clicks > 50, "{clicks}");
    assert_eq!(browser.text(page, ".prompt"), "The game is over.");
    assert_eq!(browser.count(page, ".result thead th"), 2);
    assert!(browser.count(page, ".result .tag") >= 1, "somebody has won");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_whole_game_of_seti_is_played_by_clicks() {
    let (server, mut browser, page) = visit();
    play_whole(&mut browser, &page, &server, "seti");
    browser.click(&page, "a[href$='/replay']");
    browser.until(&page, "document.querySelector('#ply')");
    browser.click(&page, ".replay a");
    browser.until(&page, "document.querySelector('#ply')?.value === '0'");
    browser.click(&page, "#continue summary");
    select(&mut browser, &page, "[name=seat-2]", "bot-random");
    browser.click(&page, "form[action$='/continue'] button");
    browser.until(&page, "document.querySelector('#table [name=choice]')");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_whole_game_of_kepler_is_played_by_clicks() {
    let (server, mut browser, page) = visit();
    play_whole(&mut browser, &page, &server, "kepler");
}

#[test]
fn two_people_see_each_other_s_moves_live() {
    let (server, mut browser, ada) = visit();
    start_pair(&mut browser, &ada, &server, "comets", "link");
    let link = browser.eval(&ada, "document.querySelectorAll('.link input')[1].value");
    let ben = browser.stranger();
    browser.open(&ben, link.as_str().unwrap());
    browser.eval(&ben, "document.querySelector('#name').value = 'Ben'");
    browser.click(&ben, "button.main");
    browser.until(&ben, "document.querySelector('#table')");
    // Ada sees who came without doing anything.
    browser.until(
        &ada,
        "document.querySelector('#seats').innerText.includes('Ben')",
    );
    assert_eq!(
        browser.count(&ada, ".link"),
        1,
        "the link has done its work"
    );
    let watcher = browser.stranger();
    let url = browser.eval(&ada, "location.href");
    browser.open(&watcher, url.as_str().unwrap());
    for _ in 0..6 {
        let (one, other) = match browser.count(&ada, CHOICE) {
            0 => (&ben, &ada),
            _ => (&ada, &ben),
        };
        browser.until(one, "document.querySelector('#table [name=choice]')");
        choose(&mut browser, one);
        let now = seq(&mut browser, one);
        for page in [other, &watcher] {
            browser.until(
                page,
                &format!("document.getElementById('table').dataset.seq == {now}"),
            );
        }
        assert_eq!(browser.count(&watcher, CHOICE), 0);
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn choices_are_taken_back_up_to_what_was_revealed() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "here");
    let undo = ".undo [value=step]:not(:disabled)";
    let (mut undone, mut barrier) = (false, false);
    for _ in 0..120 {
        take_over(&mut browser, &page);
        let before = browser.text(&page, "#mine");
        choose(&mut browser, &page);
        barrier |= browser
            .text(&page, ".undo")
            .contains("something hidden was revealed");
        if !undone && browser.count(&page, ".take-over") == 0 && browser.count(&page, undo) > 0 {
            let now = seq(&mut browser, &page);
            browser.click(&page, undo);
            browser.until(
                &page,
                &format!("document.getElementById('table').dataset.seq != {now}"),
            );
            assert_eq!(browser.text(&page, "#mine"), before);
            undone = true;
        }
        if undone && barrier {
            return;
        }
    }
    panic!("undone: {undone}, barrier: {barrier}");
}

#[test]
fn a_turn_goes_on_after_a_reload_and_after_a_restart_of_the_server() {
    let (mut server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "here");
    for _ in 0..5 {
        choose(&mut browser, &page);
    }
    take_over(&mut browser, &page);
    let shown = |browser: &mut Browser| {
        ["#status", "#mine", "#hand", "#log"].map(|part| browser.text(&page, part))
    };
    let before = shown(&mut browser);
    let url = browser.eval(&page, "location.href");
    browser.open(&page, url.as_str().unwrap());
    assert_eq!(shown(&mut browser), before);
    server.restart();
    // The open page finds the server again by itself, and plays on.
    choose(&mut browser, &page);
    browser.open(&page, url.as_str().unwrap());
    assert!(browser.count(&page, ".prompt") > 0);
    choose(&mut browser, &page);
}

#[test]
fn a_stale_page_is_told_so_and_refreshes_itself() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "comets", "here");
    let now = seq(&mut browser, &page);
    // As if the page had slept: it believes in a number that is gone.
    browser.eval(
        &page,
        "document.querySelectorAll('[name=seq]').forEach((field) => field.value = 999)",
    );
    browser.click(&page, CHOICE);
    browser.until(
        &page,
        "document.getElementById('notice').innerText.includes('has changed in the meantime')",
    );
    browser.until(
        &page,
        &format!("document.querySelector('[name=seq]').value == {now}"),
    );
    choose(&mut browser, &page);
}

#[test]
fn the_language_can_be_changed_everywhere() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "here");
    for (lang, word) in [
        ("de", "Neues Spiel"),
        ("it", "Nuova partita"),
        ("uk", "Нова гра"),
        ("en", "New game"),
    ] {
        browser.click(&page, ".settings summary");
        browser.click(&page, &format!(".settings [value={lang}]"));
        browser.until(
            &page,
            &format!(
                "document.documentElement.lang === '{lang}' && document.readyState === 'complete'"
            ),
        );
        assert!(browser.text(&page, ".top nav").contains(word));
        assert!(browser.count(&page, CHOICE) > 0, "still at the table");
    }
}

/// Nothing makes a phone scroll sideways.
fn fits_a_phone(browser: &mut Browser, page: &Page) {
    let wide = browser.eval(page, "document.documentElement.scrollWidth");
    let wide = wide.as_u64().unwrap();
    assert!(wide <= 390, "the page scrolls sideways: {wide}");
}

/// Text can be read and buttons can be hit on a phone.
fn suits_fingers(browser: &mut Browser, page: &Page) {
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
    let id = browser.eval(page, &format!("({})({table})", every_choice::CREATE));
    let id = id.as_str().unwrap();
    let ask = format!("fetch('/api/tables/{id}').then((answer) => answer.json())");
    let seat = browser.eval(page, &ask)["status"]["decides"].take();
    browser.open(page, &format!("{}/t/{id}?seat={seat}", server.url));
    id.to_owned()
}

#[test]
fn every_text_on_the_boards_stands_out_from_what_is_drawn_behind_it() {
    let server = Server::open(kit::generous(), kit::late_games());
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
    focus(&mut browser, &page, "form[action='/new'] button");
    browser.key(&page, "Enter");
    browser.until(&page, "document.querySelector('#table [name=choice]')");
    browser.settle(&page);
    focus(&mut browser, &page, CHOICE);
    for _ in 0..12 {
        let now = seq(&mut browser, &page);
        browser.key(&page, "Enter");
        browser.until(
            &page,
            &format!("document.getElementById('table').dataset.seq != {now}"),
        );
        // The focus stays among the choices, so that one can go on.
        assert_eq!(
            browser.eval(&page, "!!document.activeElement.closest('#table')"),
            true
        );
        focus(&mut browser, &page, CHOICE);
    }
}

#[test]
fn a_whole_game_is_played_without_scripts() {
    let (server, mut browser, page) = visit();
    browser.without_script(&page);
    browser.open(&page, &server.url);
    start_pair(&mut browser, &page, &server, "comets", "here");
    let mut clicks = 0;
    while browser.count(&page, ".prompt .turn, .take-over") > 0 {
        choose(&mut browser, &page);
        browser.settle(&page);
        clicks += 1;
    }
    assert!(clicks >= 8);
    assert_eq!(browser.text(&page, ".prompt"), "The game is over.");
}

#[test]
fn a_round_of_seti_is_played_on_the_drawn_board_without_scripts() {
    let (server, mut browser, page) = visit();
    browser.without_script(&page);
    start_pair(&mut browser, &page, &server, "seti", "here");
    assert!(browser.count(&page, "#sky svg") > 0);
    while !browser.text(&page, "#log").contains("Round 2") {
        choose(&mut browser, &page);
        browser.settle(&page);
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
        // On the table of SETI it stands behind a tab.
        browser.eval(&page, "document.querySelector('#tab-seats')?.click()");
        browser.click(&page, "a[href$='/replay']");
        browser.until(&page, "document.querySelector('#ply')");
        findings.extend(audit(&mut browser, &page));
    }
    findings.dedup();
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

/// Everything that can be chosen, on the board and in the tray.
const DRAWN: &str = "button[name=choice]";

/// Sets up a game of Kepler-3042 with these fields of the page of new games.
fn start_kepler(browser: &mut Browser, page: &Page, server: &Server, script: &str) {
    browser.open(page, &format!("{}/new?game=kepler", server.url));
    browser.eval(page, script);
    browser.eval(page, "document.querySelector('[name=seed]').value = '77'");
    browser.click(page, "form.new button.main");
    browser.until(page, "document.querySelector('#map')");
    browser.settle(page);
}

/// Marks one of the choices as `mine`; true if it is on the board itself. What is folded away is left out, such as
/// quantum physics: exchanging cubes leads nowhere.
fn mark_drawn(browser: &mut Browser, page: &Page, now: u64) -> bool {
    let mark = format!(
        "(() => {{
            const all = [...document.querySelectorAll('{DRAWN}')]
                .filter((button) => !button.closest('details:not([open])'));
            const index = ({now} * 7919 + Math.floor({now} / 7)) % all.length;
            all[index].id = 'mine';
            return !all[index].closest('#choices');
        }})()"
    );
    browser.eval(page, &mark) == true
}

/// Plays the drawn board to the end with the mouse. Returns how many clicks were on the board itself.
fn play_drawn(browser: &mut Browser, page: &Page) -> usize {
    let mut on_board = 0;
    loop {
        browser.until(
            page,
            "document.querySelector('.result') || document.querySelector('button[name=choice]')",
        );
        if browser.count(page, ".result") > 0 {
            return on_board;
        }
        let now = seq(browser, page);
        on_board += usize::from(mark_drawn(browser, page, now));
        browser.click(page, "#mine");
        browser.until(
            page,
            &format!("document.getElementById('table').dataset.seq != {now}"),
        );
    }
}

#[test]
fn a_whole_game_of_kepler_is_played_on_the_drawn_board() {
    let (server, mut browser, page) = visit();
    let bot = "document.querySelector('[name=seat-2]').value = 'bot-random'";
    start_kepler(&mut browser, &page, &server, bot);
    assert_eq!(browser.count(&page, "#panels"), 0);
    // Zooming stays where it is when the table changes.
    browser.click(&page, "#closer");
    let near = "document.getElementById('map').getAttribute('viewBox')";
    let zoomed = browser.eval(&page, near);
    assert_ne!(
        zoomed,
        browser.eval(&page, "document.getElementById('map').dataset.fit")
    );
    let now = seq(&mut browser, &page);
    browser.click(&page, "#techs button[name=choice]");
    browser.until(
        &page,
        &format!("document.getElementById('table').dataset.seq != {now}"),
    );
    assert_eq!(browser.eval(&page, near), zoomed);
    browser.click(&page, "#fit");
    let clicks = play_drawn(&mut browser, &page);
    assert!(clicks > 40, "{clicks}");
    assert_eq!(browser.text(&page, ".prompt"), "The game is over.");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_level_of_a_campaign_is_played_on_the_drawn_board() {
    let (server, mut browser, page) = visit();
    let alone = "document.querySelector('[name=players][value=\"1\"]').checked = true";
    start_kepler(&mut browser, &page, &server, alone);
    assert!(browser.text(&page, "#goals").contains("of 30 points"));
    let clicks = play_drawn(&mut browser, &page);
    assert!(clicks > 20, "{clicks}");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_drawn_board_is_played_on_a_phone() {
    let (server, mut browser, page) = visit();
    browser.size(&page, 390, 844);
    let bot = "document.querySelector('[name=seat-2]').value = 'bot-random'";
    start_kepler(&mut browser, &page, &server, bot);
    for _ in 0..25 {
        browser.until(&page, "document.querySelector('button[name=choice]')");
        let now = seq(&mut browser, &page);
        mark_drawn(&mut browser, &page, now);
        // A finger finds it: nothing lies over it.
        browser.click(&page, "#mine");
        browser.until(
            &page,
            &format!("document.getElementById('table').dataset.seq != {now}"),
        );
        fits_a_phone(&mut browser, &page);
    }
    suits_fingers(&mut browser, &page);
}

/// Plays on the drawn board until this is true or the game is over; bots move in between.
fn play_until(browser: &mut Browser, page: &Page, script: &str) {
    loop {
        let ready = "document.querySelector('.result, #table [name=choice]')";
        browser.until(page, ready);
        if browser.count(page, ".result") > 0 || browser.eval(page, script) == true {
            return;
        }
        choose(browser, page);
    }
}

#[test]
fn a_whole_solo_game_of_seti_is_played_on_the_drawn_board() {
    let (_server, mut browser, page) = visit();
    browser.click(&page, "form[action='/new'] button");
    browser.until(&page, "document.querySelector('#sky svg')");
    play_until(&mut browser, &page, "false");
    assert_eq!(browser.count(&page, ".result thead th"), 2);
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn seti_is_played_in_every_language_until_a_species_is_discovered() {
    let (server, mut browser, page) = visit();
    for lang in ["uk", "de", "it", "en"] {
        browser.click(&page, ".settings summary");
        browser.click(&page, &format!(".settings [value={lang}]"));
        browser.until(
            &page,
            &format!("document.documentElement.lang === '{lang}'"),
        );
        browser.open(&page, &format!("{}/new?game=seti", server.url));
        browser.click(&page, "[name=players][value='3']");
        for seat in ["[name=seat-2]", "[name=seat-3]"] {
            select(&mut browser, &page, seat, "bot-greedy");
        }
        browser.eval(&page, "document.querySelector('[name=seed]').value = '77'");
        browser.click(&page, "form.new button.main");
        browser.until(&page, "document.querySelector('#sky svg')");
        browser.settle(&page);
        let known = "document.querySelector('.species-slot.known') !== null";
        play_until(&mut browser, &page, known);
        assert_eq!(
            browser.eval(&page, known),
            true,
            "{lang}: nothing was discovered"
        );
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

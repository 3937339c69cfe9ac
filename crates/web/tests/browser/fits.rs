//! Everything fits: nothing is cut off, lies over something else or is too small to read, on any screen, in any
//! language, by day and by night.

use crate::cdp::{Browser, Page};
use crate::every_choice::CREATE;
use crate::kit::{OPERATOR, Server, Start, beginning, generous};
use orrery_core::{Match, Record};
use orrery_games::entries;
use serde_json::json;

/// Small and large desks, and a phone.
const SCREENS: [(u32, u32); 6] = [
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    PHONE,
];

/// What other pages are looked at on: the lines of most of them grow no longer on larger desks.
pub const DESKS: [(u32, u32); 3] = [(1366, 768), (2560, 1440), PHONE];

const PHONE: (u32, u32) = (390, 844);

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
static TABLES: [Place; 12] = [
    place!("seti", "2p-mascamites-anomalies", 2, "en"),
    place!("seti", "2p-exertians-centaurians", 60, "de"),
    place!("seti", "3p-anomalies-oumuamua", 45, "uk"),
    place!("seti", "4p-mascamites-centaurians", 70, "it"),
    place!("seti", "4p-oumuamua-exertians", 85, "de"),
    place!("seti", "solo3-centaurians-exertians", 55, "uk"),
    place!("kepler", "2p-standard", 40, "de"),
    place!("kepler", "3p-advanced", 12, "uk"),
    place!("kepler", "2p-advanced-placed", 92, "it"),
    place!("kepler", "1p-civilta-ibrida-3", 30, "de"),
    place!("kepler", "4p-standard-placed", 80, "uk"),
    place!("kepler", "1p-progenie-superiore-1", 60, "it"),
];

/// Games that are played to their end, for the pages that come after it.
static PLAYED: [Place; 3] = [
    place!("seti", "3p-anomalies-oumuamua", 80, "en"),
    place!("kepler", "2p-advanced-placed", 60, "en"),
    place!("kepler", "1p-progenie-superiore-1", 50, "en"),
];

/// Other pages, which may be longer than a screen: one line for each kind. The numbers stand for the tables of `PLAYED`,
/// `{hint}` for one with a hint, `{analysed}` for one that has been analysed, `{link}` for one that waits for somebody, and
/// `{invitation}` for the page that invites.
const PAGES: [&str; 45] = [
    "/",
    "/new?game=seti",
    "/new?game=kepler",
    "/new?game=comets",
    "/rules",
    "/rules/seti?q=probe",
    "/rules/kepler",
    "/catalog",
    "/catalog/seti?kind=endgame",
    "/catalog/kepler",
    "/catalog/kepler?section=planets&type=rocky",
    "/learn",
    "/learn/seti/scan",
    "/learn/seti/exertians",
    "/learn/kepler/bonus",
    "/puzzles",
    "/puzzles?game=kepler&theme=colony",
    "/puzzles/seti/1",
    "/puzzles/seti/1?hint=3",
    "/puzzles/kepler/1?hint=2",
    "/account",
    "/link",
    "/privacy",
    "/people",
    "/notices",
    "/bring",
    "/nowhere",
    "/t/{link}",
    "/t/{link}/links",
    "/t/{link}/log",
    "{invitation}",
    "/t/{hint}",
    "/operator",
    "/t/{0}",
    "/t/{0}/result",
    "/t/{0}/replay?ply=40",
    "/t/{0}/log",
    "/t/{1}/result",
    "/t/{1}/replay?ply=30",
    "/t/{1}/log",
    "/t/{1}",
    "/t/{2}",
    "/t/{2}/result",
    "/t/{2}/replay",
    "/t/{analysed}/replay?ply=6",
];

/// Tables in words.
const PLAIN: [&str; 3] = ["/t/{0}", "/t/{1}", "/t/{2}"];

impl Place {
    fn plies(&self) -> usize {
        let record = Record::from_bytes(self.record).unwrap();
        record.plies.len() * self.percent / 100
    }

    /// The position after so many choices.
    fn after(&self, plies: usize) -> Box<dyn Match> {
        let record = Record::from_bytes(self.record).unwrap();
        record.position(&entries(), plies).unwrap()
    }

    /// So many choices, from the record.
    fn choices(&self, from: usize, to: usize) -> Vec<String> {
        let record = Record::from_bytes(self.record).unwrap();
        let plies = &record.plies[from..to];
        plies.iter().map(|ply| ply.choice.clone()).collect()
    }
}

fn position(place: &Place) -> Box<dyn Match> {
    place.after(place.plies())
}

/// So many choices are made at the table itself, so that it has something to tell.
const TOLD: usize = 24;

fn told_from(place: &Place) -> usize {
    place.plies().saturating_sub(TOLD)
}

pub fn speak(browser: &mut Browser, page: &Page, server: &Server, lang: &str) {
    browser.open(page, &server.url);
    if browser.eval(page, "document.documentElement.lang") != lang {
        set(browser, page, lang);
    }
}

/// Chooses among the settings.
fn set(browser: &mut Browser, page: &Page, value: &str) {
    browser.click(page, ".settings summary");
    browser.click(page, &format!(".settings [value={value}]"));
    browser.until(
        page,
        &format!("document.querySelector('.settings [value={value}]').ariaPressed === 'true'"),
    );
    browser.settle(page);
}

/// What does not fit now.
fn findings(browser: &mut Browser, page: &Page, one_screen: bool) -> Vec<String> {
    // With letters that are still on their way everything is wider.
    browser.eval(page, "document.fonts.ready.then(() => true)");
    let script = format!("{}({one_screen})", include_str!("layout.js"));
    let found = browser.eval(page, &script);
    let found = found.as_array().unwrap().iter();
    found
        .map(|what| what.as_str().unwrap().to_owned())
        .collect()
}

/// How many tabs there are, if they can be seen.
const TABS: &str = "(() => {
    const tabs = [...document.querySelectorAll('[name=tab]')];
    return tabs.some((tab) => (tab.labels[0] ?? tab).checkVisibility()) ? tabs.length : 0;
})()";

/// Looks at a page on every screen, behind every tab.
fn look(browser: &mut Browser, page: &Page, what: &str, one_screen: bool) -> Vec<String> {
    look_on(browser, page, what, one_screen, &SCREENS)
}

pub fn look_on(
    browser: &mut Browser,
    page: &Page,
    what: &str,
    one_screen: bool,
    screens: &[(u32, u32)],
) -> Vec<String> {
    let mut all = Vec::new();
    for (index, &(width, height)) in screens.iter().enumerate() {
        browser.size(page, width, height);
        browser.dark(page, index % 2 == 0);
        // Where everything is seen at once there are no tabs to look behind.
        let tabs = browser.eval(page, TABS).as_u64().unwrap();
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
    let start: Start = |_, seed| {
        let place = &TABLES[seed as usize];
        Ok(place.after(told_from(place)))
    };
    let server = Server::open(generous(), beginning(&[("seti", start), ("kepler", start)]));
    let mut browser = Browser::start();
    let page = browser.stranger();
    let mut all = Vec::new();
    for (seed, place) in TABLES.iter().enumerate() {
        speak(&mut browser, &page, &server, place.lang);
        browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
        let id = at_one_screen(&mut browser, &page, place, seed);
        play(
            &mut browser,
            &page,
            &id,
            &place.choices(told_from(place), place.plies()),
        );
        let decision = position(place).decision();
        let seat = decision.map_or(1, |decision| decision.seat.number());
        let url = format!("{}/t/{id}?seat={seat}", server.url);
        browser.open(&page, &url);
        browser.settle(&page);
        let what = format!("{} {}", place.game, place.lang);
        all.extend(look(&mut browser, &page, &what, true));
        all.extend(seen_and_hit(&mut browser, &page, &what));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// Texts that do not stand out, by day and by night, and targets that are hard to hit.
fn seen_and_hit(browser: &mut Browser, page: &Page, what: &str) -> Vec<String> {
    browser.size(page, 1440, 900);
    let mut all = Vec::new();
    for dark in [true, false] {
        browser.dark(page, dark);
        let found = browser.eval(page, include_str!("contrast.js"));
        let low = found["low"].as_array().unwrap().iter();
        all.extend(low.map(|one| format!("{what}, dark: {dark}: {one}")));
    }
    for (width, height) in [(1280, 720), (390, 844)] {
        browser.size(page, width, height);
        for script in [include_str!("audit.js"), LISTS] {
            let found = browser.eval(page, script);
            let found = found.as_array().unwrap().iter();
            all.extend(found.map(|one| format!("{what}, {width} × {height}: {one}")));
        }
    }
    all
}

/// Choices in lists that open over the board and that no pointer can reach.
const LISTS: &str = "(() => {
    const found = [];
    const lists = [...document.querySelectorAll('details.over')].filter((one) => one.checkVisibility());
    for (const list of lists) {
        list.open = true;
        for (const one of list.querySelectorAll('.list button')) {
            one.scrollIntoView({ block: 'center', inline: 'nearest' });
            const { x, y, width, height } = one.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            if (!one.contains(hit)) found.push(`${one.value} in ${list.id} is covered`);
        }
        list.open = false;
    }
    scrollTo(0, 0);
    return found;
})()";

/// Faults, each with the words by which it must be found.
const FAULTS: [(&str, &str); 8] = [
    (".planet h3 { font-size: 9px !important }", "text of 9.0 px"),
    (
        "#table .planet { width: 60px; overflow: hidden }",
        "cut off by",
    ),
    (
        "#table .planet h3 { width: 2ch; overflow: hidden; white-space: nowrap }",
        "cut off by",
    ),
    (
        "#table > .techs { position: relative; left: -20rem }",
        "covered by",
    ),
    (
        "#table .half { display: grid } #table .half > * { grid-area: 1 / 1 }",
        "lies over",
    ),
    (
        "html, body, main, #table { height: 200vh !important; overflow: visible !important }",
        "px too high",
    ),
    (
        "#table .planet h3 { color: #777 !important; background: #666 !important }",
        "on 102,102,102",
    ),
    (
        "#table .undo button { width: 12px; height: 12px; min-height: 0; padding: 0 }",
        "only 12",
    ),
];

#[test]
fn the_audit_finds_what_is_wrong() {
    let start: Start = |_, _| Ok(position(&TABLES[0]));
    let server = Server::open(generous(), beginning(&[("seti", start)]));
    let mut browser = Browser::start();
    let page = browser.stranger();
    browser.open(&page, &server.url);
    browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
    let id = at_one_screen(&mut browser, &page, &TABLES[0], 0);
    let seat = position(&TABLES[0]).decision().unwrap().seat.number();
    browser.open(&page, &format!("{}/t/{id}?seat={seat}", server.url));
    for (style, words) in FAULTS {
        let put = format!(
            "(() => {{ const sheet = new CSSStyleSheet(); sheet.replaceSync({}); \
             document.adoptedStyleSheets = [sheet]; }})()",
            json!(style)
        );
        browser.eval(&page, &put);
        browser.size(&page, 1440, 900);
        let mut found = findings(&mut browser, &page, true);
        found.extend(seen_and_hit(&mut browser, &page, ""));
        let is = found.iter().any(|one| one.contains(words));
        assert!(is, "{style} is not found: {found:?}");
    }
}

/// Makes choices.
const PLAY: &str = "async (id, choices) => {
    const headers = {'content-type': 'application/json'};
    for (const [seq, choice] of choices.entries()) {
        const body = JSON.stringify({seq, choice});
        const answer = await fetch(`/api/tables/${id}/choices`, {method: 'POST', headers, body});
        if (!answer.ok) return await answer.text();
    }
}";

fn play(browser: &mut Browser, page: &Page, id: &str, choices: &[String]) {
    let wrong = browser.eval(page, &format!("({PLAY})('{id}', {})", json!(choices)));
    assert!(wrong.is_null(), "{wrong}");
}

/// A table of people who share a screen.
fn at_one_screen(browser: &mut Browser, page: &Page, place: &Place, seed: usize) -> String {
    let mut seats = vec![json!({"kind": "me", "name": "Ada"})];
    seats.resize(position(place).seats(), json!({"kind": "here"}));
    let table = json!({"game": place.game, "seed": seed, "seats": seats});
    let id = browser.eval(page, &format!("({CREATE})({table})"));
    id.as_str().unwrap().to_owned()
}

/// The addresses of all pages and of tables in words, once the games have been played.
fn addresses(browser: &mut Browser, page: &Page, server: &Server) -> (Vec<String>, Vec<String>) {
    let pages = PAGES.iter().chain(&PLAIN);
    let mut pages: Vec<String> = pages.map(|&path| path.to_owned()).collect();
    for (seed, place) in PLAYED.iter().enumerate() {
        let id = at_one_screen(browser, page, place, seed);
        let all = Record::from_bytes(place.record).unwrap().plies.len();
        play(browser, page, &id, &place.choices(place.plies(), all));
        pages = pages
            .iter()
            .map(|path| path.replace(&format!("{{{seed}}}"), &id))
            .collect();
    }
    let table = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "link"}]});
    let id = browser.eval(page, &format!("({CREATE})({table})"));
    let id = id.as_str().unwrap();
    let invitation = browser.eval(page, &format!("({INVITE})('{id}')"));
    let (hint, analysed) = (advised(browser, page, server), analysed(browser, page));
    let of_link = |path: &String| {
        let path = path.replace("{link}", id).replace("{hint}", &hint);
        let path = path.replace("{analysed}", &analysed);
        path.replace("{invitation}", invitation.as_str().unwrap())
    };
    let mut pages: Vec<String> = pages.iter().map(of_link).collect();
    let plain = pages.split_off(PAGES.len());
    (pages, plain)
}

/// A table at which the expert has said all of a hint.
fn advised(browser: &mut Browser, page: &Page, server: &Server) -> String {
    let table = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "bot-random"}]});
    let id = browser.eval(page, &format!("({CREATE})({table})"));
    let id = id.as_str().unwrap().to_owned();
    browser.open(page, &format!("{}/t/{id}", server.url));
    browser.until(page, "document.querySelector('.advice button')");
    for then in ["#advice button", "#advice ol", "#advice:not(:has(button))"] {
        browser.until(page, "!document.querySelector('#table[aria-busy=true]')");
        browser.click(page, ".advice button");
        browser.until(page, &format!("document.querySelector('{then}')"));
    }
    id
}

/// A table whose game is over and has been analysed: its replay tells what the expert thinks of each turn.
fn analysed(browser: &mut Browser, page: &Page) -> String {
    let table = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "bot-random"}]});
    let id = browser.eval(page, &format!("({CREATE})({table})"));
    let id = id.as_str().unwrap().to_owned();
    let on = format!("({ANALYSE})('{id}')");
    let mut answers = (0..600).map(|_| browser.eval(page, &on));
    assert!(answers.any(|status| status == 200), "{id} is not analysed");
    id
}

/// Plays on; asks for the analysis when the game is over.
const ANALYSE: &str = "async (id) => {
    const url = `/api/tables/${id}`;
    const post = (path, body) => fetch(`${url}/${path}`, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
    });
    await new Promise((done) => setTimeout(done, 20));
    const {seq, choices, status} = await (await fetch(url)).json();
    if (status.is === 'over') return (await post('analysis', {})).status;
    if (choices?.length) return (await post('choices', {seq, choice: choices[0].choice})).status === 200 ? 0 : 1;
    return 0;
}";

/// Asks for the link of a seat.
pub const INVITE: &str = "async (id, seat = 2) => {
    const headers = {'content-type': 'application/json'};
    const answer = await fetch(`/api/tables/${id}/seats/${seat}/link`, {method: 'POST', headers, body: '{}'});
    return (await answer.json()).link;
}";

/// The browser remembers the token of the operator from now on.
fn operate(browser: &mut Browser, page: &Page, server: &Server) {
    let token = OPERATOR.replace(' ', "%20");
    let url = server
        .url
        .replacen("//", &format!("//operator:{token}@"), 1);
    browser.open(page, &format!("{url}/operator"));
    assert!(browser.count(page, "table.numbers") > 0);
}

/// Signs up and shows everybody what was played; the pages that are for people with a seat or an account.
fn of_people(browser: &mut Browser, page: &Page, server: &Server) -> Vec<String> {
    let table =
        json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}], "several": true});
    let id = browser.eval(page, &format!("({CREATE})({table})"));
    let id = id.as_str().unwrap();
    let waits = format!(
        "fetch('/api/tables/{id}').then((a) => a.json()).then((t) => 3 - t.status.decides)"
    );
    let waits = browser.eval(page, &waits);
    browser.open(page, &format!("{}/account", server.url));
    browser.eval(
        page,
        "document.querySelector('#plain-name').value = 'Wilhelmine Herschel'",
    );
    browser.click(page, "form[action='/account/new'] button");
    browser.until(page, "document.querySelector('.me')");
    browser.click(page, "form[action='/account/public'] button");
    browser.until(page, "document.querySelector('a[href^=\"/people/\"]')");
    let profile = browser.eval(
        page,
        "document.querySelector('.me a[href^=\"/people/\"]').getAttribute('href')",
    );
    vec![
        "/account".to_owned(),
        profile.as_str().unwrap().to_owned(),
        "/people?game=seti".to_owned(),
        format!("/t/{id}/plan?seat={waits}"),
        format!("/t/{id}/report"),
        format!("/t/{id}/pass-on?seat=1"),
    ]
}

#[test]
fn every_page_fits_on_every_screen() {
    let start: Start = |_, seed| Ok(position(&PLAYED[seed as usize]));
    let games = beginning(&[("seti", start), ("kepler", start)]);
    let server = Server::open(generous(), games);
    let mut browser = Browser::start();
    let page = browser.stranger();
    browser.open(&page, &server.url);
    let mut all = look_on(&mut browser, &page, "home of a newcomer", false, &DESKS);
    let (pages, plain) = addresses(&mut browser, &page, &server);
    operate(&mut browser, &page, &server);
    // The longest words are German and Ukrainian; the others are looked at on the narrowest screens.
    let langs = [
        ("de", &DESKS[..]),
        ("uk", &DESKS[..]),
        ("it", &DESKS[2..]),
        ("en", &DESKS[2..]),
    ];
    for (lang, screens) in langs {
        speak(&mut browser, &page, &server, lang);
        for (board, pages) in [("drawn", &pages), ("plain", &plain)] {
            for path in pages {
                browser.open(&page, &format!("{}{path}", server.url));
                let what = format!("{path} {board} {lang}");
                all.extend(look_on(&mut browser, &page, &what, false, screens));
            }
            browser.open(&page, &server.url);
            set(
                &mut browser,
                &page,
                if board == "drawn" { "plain" } else { "drawn" },
            );
        }
    }
    let pages = of_people(&mut browser, &page, &server);
    for (lang, screens) in langs {
        speak(&mut browser, &page, &server, lang);
        for path in &pages {
            browser.open(&page, &format!("{}{path}", server.url));
            assert_eq!(browser.count(&page, ".problem"), 0, "{path}");
            let what = format!("{path} {lang}");
            all.extend(look_on(&mut browser, &page, &what, false, screens));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

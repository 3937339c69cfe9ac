//! What is gained flies to where it is counted, a moment has the stage, and the lens stays beside its thing.

use crate::cdp::{Browser, Page};
use crate::every_choice::{CREATE, rich};
use crate::kit::{Server, Start, beginning, generous};
use crate::turning::{Turning, WATCH};
use orrery_core::{Game, Silent};
use orrery_seti::names::Corner;
use orrery_seti::pack::pack;
use orrery_seti::{Choice, Options, Seti};
use serde_json::{Value, json};

/// A position in which a card can be discarded for data (S4.2), and that choice.
fn before_data() -> (Seti, Choice) {
    let mut game = rich(&Options::default(), 1);
    loop {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let data = |choice: &&Choice| matches!(choice, Choice::Corner(card) if pack().card(*card).corner_kind == Corner::Data);
        if let Some(&choice) = choices.iter().find(data) {
            return (game, choice);
        }
        game.apply(choices[0], &mut Silent);
    }
}

fn table(browser: &mut Browser, server: &Server) -> (Page, String) {
    let page = browser.stranger();
    browser.open(&page, &server.url);
    browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
    browser.moving(&page);
    let table = json!({"game": "seti", "seats": [{"kind": "me"}, {"kind": "here"}]});
    let id = browser.eval(&page, &format!("({CREATE})({table})"));
    let id = id.as_str().unwrap().to_owned();
    browser.open(&page, &format!("{}/t/{id}?seat=1", server.url));
    (page, id)
}

fn choose(browser: &mut Browser, page: &Page, id: &str, choice: Choice) {
    let body = json!({"seq": 0, "choice": choice.to_string()}).to_string();
    let send = format!(
        "fetch('/api/tables/{id}/choices', {{method: 'POST', \
         headers: {{'content-type': 'application/json'}}, body: {}}}).then((answer) => answer.ok)",
        json!(body)
    );
    assert_eq!(browser.eval(page, &send), true);
}

#[test]
fn nothing_is_laid_out_while_something_flies() {
    let start: Start = |_, _| Ok(Box::new(before_data().0));
    let server = Server::open(generous(), beginning(&[("seti", start)]));
    let mut browser = Browser::alone();
    let (page, id) = table(&mut browser, &server);
    browser.eval(&page, WATCH);
    let trace = browser.trace(&page, |browser| {
        choose(browser, &page, &id, before_data().1);
        browser.until(&page, "performance.getEntriesByName('turned').length");
    });
    let moved = browser.eval(
        &page,
        "moved.map(({what, properties}) => [what, properties.filter((name) => name !== 'offset').join(' ')])",
    );
    let moved = moved.as_array().unwrap();
    let token = |one: &Value| one[0].as_str().is_some_and(|id| id.starts_with("token-"));
    assert!(moved.iter().any(token), "nothing flies: {moved:?}");
    let plain = |one: &Value| one[1] == "transform" || one[1] == "transform opacity";
    assert!(moved.iter().all(plain), "{moved:?}");
    let flying = Turning::read(&trace);
    flying.is_smooth();
    let page_wide = |layout: &&Value| {
        let data = &layout["args"]["beginData"];
        data["partialLayout"] != true
            || data["dirtyObjects"].as_u64() > Some(2 * moved.len() as u64)
    };
    let layouts: Vec<&Value> = flying.layouts.iter().filter(page_wide).collect();
    assert!(layouts.is_empty(), "{:?}: {layouts:#?}", flying.failed);
    assert!(flying.shifts.is_empty(), "{:#?}", flying.shifts);
}

#[test]
fn motion_can_be_turned_off() {
    let start: Start = |_, _| Ok(Box::new(before_data().0));
    let server = Server::open(generous(), beginning(&[("seti", start)]));
    let mut browser = Browser::start();
    let (page, id) = table(&mut browser, &server);
    browser.eval(
        &page,
        "document.querySelector('[data-motion] [value=off]').click()",
    );
    browser.eval(&page, WATCH);
    choose(&mut browser, &page, &id, before_data().1);
    browser.until(
        &page,
        "document.getElementById('table').dataset.seq === '1'",
    );
    assert_eq!(browser.eval(&page, "moved.length"), 0);
}

/// Whether two boxes overlap.
const OVERLAP: &str =
    "(a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom";

#[test]
fn the_lens_opens_by_keyboard_beside_its_thing_and_closes_with_escape() {
    let start: Start = |_, _| Ok(Box::new(before_data().0));
    let server = Server::open(generous(), beginning(&[("seti", start)]));
    let mut browser = Browser::start();
    let (page, _) = table(&mut browser, &server);
    let open = "document.querySelector('#lens').matches(':popover-open')";
    assert_eq!(browser.eval(&page, open), false);
    let lens = format!(
        "(() => {{ const card = document.querySelector('#hand .playing-card');
            card.querySelector('h3 a').focus({{focusVisible: true}});
            const lens = document.querySelector('#lens');
            const boxes = [card, lens].map((one) => one.getBoundingClientRect());
            return {{open: {open}, over: ({OVERLAP})(...boxes),
                same: lens.textContent.trim() === card.querySelector('.lens').textContent.trim(),
                inside: boxes[1].left >= 0 && boxes[1].top >= 0
                    && boxes[1].right <= innerWidth && boxes[1].bottom <= innerHeight}}; }})()"
    );
    let told = browser.eval(&page, &lens);
    assert_eq!(
        told,
        json!({"open": true, "over": false, "same": true, "inside": true})
    );
    browser.eval(&page, "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))");
    assert_eq!(browser.eval(&page, open), false);
}

#[test]
fn planets_of_the_map_lead_to_their_boards() {
    let start: Start = |_, _| Ok(Box::new(before_data().0));
    let server = Server::open(generous(), beginning(&[("seti", start)]));
    let mut browser = Browser::start();
    let (page, _) = table(&mut browser, &server);
    browser.size(&page, 1440, 900);
    let ways = "[...document.querySelectorAll('#sky a[href^=\"#planet-\"]')]";
    let lost = format!(
        "{ways}.filter((way) => !document.querySelector(`article${{way.getAttribute('href')}}`)).length"
    );
    assert_eq!(browser.eval(&page, &lost), 0);
    // Planets by their names, without Earth.
    let all = format!("new Set({ways}.map((way) => way.getAttribute('href'))).size");
    assert_eq!(browser.eval(&page, &all), 7);
    browser.eval(&page, &format!("{ways}.find((way) => way.getAttribute('href') === '#planet-saturn').dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true}}))"));
    assert_eq!(
        browser.eval(&page, "document.querySelector(':target')?.id"),
        "planet-saturn"
    );
}

#[test]
fn a_marked_signal_can_be_seen() {
    let start: Start = |_, _| Ok(Box::new(rich(&Options::default(), 1)));
    let server = Server::open(generous(), beginning(&[("seti", start)]));
    let mut browser = Browser::start();
    let (page, id) = table(&mut browser, &server);
    browser.eval(&page, "Element.prototype.animate = ((animate) => function (...all) { (window.pinged ??= []).push(this.closest('[data-taken]') !== null); return animate.apply(this, all); })(Element.prototype.animate)");
    let ask = format!(
        "(async () => {{
            const send = (path, body) => fetch(path, body && {{method: 'POST', headers: {{'content-type': 'application/json'}}, body: JSON.stringify(body)}}).then((answer) => answer.json());
            for (let i = 0; i < 30; i += 1) {{
                const {{seq, choices}} = await send('/api/tables/{id}');
                const all = choices.map(({{choice}}) => choice);
                const choice = all.find((one) => /^(earth|signal)/.test(one)) ?? all.find((one) => one === 'scan') ?? all[0];
                await send('/api/tables/{id}/choices', {{seq, choice}});
                if (/^(earth|signal)/.test(choice)) return seq + 1;
            }}
        }})()"
    );
    let seq = browser.eval(&page, &ask);
    browser.until(
        &page,
        &format!("Number(document.getElementById('table').dataset.seq) >= {seq}"),
    );
    assert_eq!(browser.eval(&page, "window.pinged?.includes(true)"), true);
}

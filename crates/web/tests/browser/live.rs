//! Pages that stay open while their table, their server or their reader changes.

use crate::cdp::{Browser, Page};
use crate::{CHOICE, choose, seq, start_pair, take_over, visit};
use serde_json::json;

/// Calls the API from a page, as the person who has it open.
fn post(browser: &mut Browser, page: &Page, path: &str, body: &serde_json::Value) -> String {
    let (path, body) = (json!(path), json!(body.to_string()));
    let script = format!(
        "fetch({path}, {{method: 'POST', headers: {{'content-type': 'application/json'}}, body: {body}}})
            .then((answer) => answer.json()).then(({{id, seat}}) => String(id ?? seat))"
    );
    let answer = browser.eval(page, &script);
    answer.as_str().unwrap().to_owned()
}

#[test]
fn a_half_typed_name_is_not_lost_when_somebody_else_sits_down() {
    let (server, mut browser, ada) = visit();
    let seats = ["me", "open", "open"].map(|kind| json!({"kind": kind}));
    let new = json!({"game": "comets", "seats": seats, "public": true});
    let id = post(&mut browser, &ada, "/api/tables", &new);
    let [ben, cleo] = [(); 2].map(|()| {
        let page = browser.stranger();
        browser.open(&page, &format!("{}/t/{id}", server.url));
        page
    });
    let field = "#person-2 [name=name]";
    browser.click(&ben, field);
    browser.eval(
        &ben,
        &format!("document.querySelector('{field}').value = 'Be'"),
    );
    let sit = json!({"seat": 3, "name": "Cleo"});
    post(
        &mut browser,
        &cleo,
        &format!("/api/tables/{id}/seats"),
        &sit,
    );
    browser.until(
        &ben,
        "document.querySelector('#person-3').innerText.includes('Cleo')",
    );
    let typed = browser.eval(&ben, "document.activeElement.value");
    assert_eq!(typed, "Be");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_page_follows_when_another_tab_changes_to_words() {
    let (mut server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "here");
    let elsewhere = "fetch('/settings', {method: 'POST', body: new URLSearchParams([
        ...new FormData(document.querySelector('.settings form')), ['board', 'plain']])}).then(() => true)";
    browser.eval(&page, elsewhere);
    // The stream is opened anew, and now it is that of somebody who wants words.
    server.restart();
    browser.click(&page, CHOICE);
    browser.until(&page, "document.querySelector('#panels table')");
    browser.settle(&page);
    choose(&mut browser, &page);
}

#[test]
fn what_was_refused_is_said_until_the_table_moves_on() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "comets", "here");
    take_over(&mut browser, &page);
    browser.eval(
        &page,
        "document.querySelector('#play [name=seq]').value = 999",
    );
    browser.click(&page, CHOICE);
    browser.until(
        &page,
        "document.querySelector('#play [name=seq]').value == 0",
    );
    assert!(
        browser
            .text(&page, "#notice")
            .contains("has changed in the meantime")
    );
    choose(&mut browser, &page);
    assert_eq!(browser.text(&page, "#notice"), "");
}

#[test]
fn a_choice_is_posted_by_the_browser_when_the_script_cannot() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "comets", "here");
    browser.eval(
        &page,
        "void (window.fetch = () => new Promise((_, refuse) => setTimeout(refuse, 10)))",
    );
    choose(&mut browser, &page);
    assert_eq!(seq(&mut browser, &page), 1);
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_position_that_was_asked_for_last_is_shown() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "here");
    while browser.count(&page, "a[data-past='3']") == 0 {
        choose(&mut browser, &page);
    }
    // The first answer comes long after the second one.
    let late = "(() => {
        const ask = window.fetch;
        let first = true;
        window.late = new Promise((done) => {
            window.fetch = async (...asked) => {
                const slow = first;
                first = false;
                const answer = await ask(...asked);
                if (slow) {
                    await new Promise((go) => setTimeout(go, 500));
                    setTimeout(done, 100);
                }
                return answer;
            };
        });
        for (const ply of [1, 3]) document.querySelector(`a[data-past='${ply}']`).click();
        return window.late.then(() => document.getElementById('table').dataset.past);
    })()";
    assert_eq!(browser.eval(&page, late), "3");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn whoever_touched_the_screen_still_chooses_by_keyboard() {
    let (server, mut browser, page) = visit();
    start_pair(&mut browser, &page, &server, "seti", "here");
    take_over(&mut browser, &page);
    let now = seq(&mut browser, &page);
    browser.eval(
        &page,
        "(async () => {
            const all = [...document.querySelectorAll('#table button.choice[name=choice]')];
            const choice = all.find((one) => one.checkVisibility());
            const touch = {pointerType: 'touch', bubbles: true};
            for (const how of ['pointerdown', 'pointerup']) choice.dispatchEvent(new PointerEvent(how, touch));
            await new Promise((done) => setTimeout(done, 600));
            choice.focus();
        })()",
    );
    browser.key(&page, "Enter");
    browser.until(
        &page,
        &format!("document.getElementById('table').dataset.seq != {now}"),
    );
}

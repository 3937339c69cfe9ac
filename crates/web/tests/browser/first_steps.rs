//! How a game begins: with one click, with an introduction, on the plain page.

use crate::{choose, open_menu, start_pair, visit};

#[test]
fn a_solo_game_starts_with_one_click() {
    let (_server, mut browser, page) = visit();
    browser.click(&page, "form.solo button");
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
    browser.click(&page, "form.solo button");
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
    open_menu(&mut browser, &page);
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

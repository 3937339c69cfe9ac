//! People at one table: live moves, taking back, reloading, stale pages.

use crate::cdp::Browser;
use crate::{CHOICE, choose, seq, start_pair, take_over, visit};

#[test]
fn two_people_see_each_other_s_moves_live() {
    let (server, mut browser, ada) = visit();
    start_pair(&mut browser, &ada, &server, "comets", "link");
    let link = browser.eval(&ada, "document.querySelector('.link input').value");
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
        0,
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
            .contains("brought something to light");
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
        // What a card says while it is pointed at is not part of the table.
        let lenses = "document.querySelectorAll(':popover-open')";
        browser.eval(
            &page,
            &format!("{lenses}.forEach((lens) => lens.hidePopover())"),
        );
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
    take_over(&mut browser, &page);
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

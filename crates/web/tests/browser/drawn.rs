//! Games on the drawn board.

use crate::cdp::{Browser, Page};
use crate::kit::Server;
use crate::{choose, open_menu, select, seq, visit};

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
    let bot = "document.querySelector('#who-mixed').checked = true; document.querySelector('[name=seat-2]').value = 'bot-random'";
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
    let alone = "document.querySelector('#who-solo').checked = true";
    start_kepler(&mut browser, &page, &server, alone);
    assert!(browser.text(&page, "#goals").contains("of 30"));
    let clicks = play_drawn(&mut browser, &page);
    assert!(clicks > 20, "{clicks}");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_drawn_board_is_played_on_a_phone() {
    let (server, mut browser, page) = visit();
    browser.size(&page, 390, 844);
    let bot = "document.querySelector('#who-mixed').checked = true; document.querySelector('[name=seat-2]').value = 'bot-random'";
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
        crate::everybody::fits_a_phone(&mut browser, &page);
    }
    crate::everybody::suits_fingers(&mut browser, &page);
}

/// Whoever plays on without an answer is asked about the tour no more; and on a phone every turn begins with the actions
/// in view, wherever the last one was looked at.
#[test]
fn turns_begin_where_they_are_decided() {
    let (server, mut browser, page) = visit();
    browser.eval(&page, "localStorage.clear()");
    browser.size(&page, 390, 844);
    let bot = "document.querySelector('#who-mixed').checked = true; document.querySelector('[name=seat-2]').value = 'bot-random'";
    start_kepler(&mut browser, &page, &server, bot);
    assert!(browser.seen(&page, "#tour-offer"));
    let main = "document.querySelector('.space.choice')";
    let at_actions = "(() => {
        const top = document.getElementById('actions').getBoundingClientRect().top;
        return top > 0 && top < innerHeight / 2;
    })()";
    let mut turns = 0;
    while turns < 4 {
        browser.until(&page, "document.querySelector('button[name=choice]')");
        let now = seq(&mut browser, &page);
        if browser.eval(&page, &format!("!!{main}")) == true {
            browser.until(&page, at_actions);
            turns += 1;
        }
        // What ends or skips something stands in the tray.
        browser.eval(&page, "(document.querySelector('#play button[name=choice]') ?? document.querySelector('button[name=choice]')).id = 'mine'");
        browser.eval(&page, "scrollTo(0, 9999)");
        browser.click(&page, "#mine");
        browser.until(
            &page,
            &format!("document.getElementById('table').dataset.seq != {now}"),
        );
    }
    assert!(!browser.seen(&page, "#tour-offer"));
    assert_eq!(browser.complaints(), [""; 0]);
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
    browser.click(&page, "form.solo button");
    browser.until(&page, "document.querySelector('#sky svg')");
    play_until(&mut browser, &page, "false");
    assert_eq!(browser.count(&page, ".result thead th"), 2);
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn seti_is_played_in_every_language_until_a_species_is_discovered() {
    let (server, mut browser, page) = visit();
    for lang in ["uk", "de", "it", "en"] {
        open_menu(&mut browser, &page);
        browser.click(&page, ".settings summary");
        browser.click(&page, &format!(".settings [value={lang}]"));
        browser.until(
            &page,
            &format!("document.documentElement.lang === '{lang}'"),
        );
        browser.open(&page, &format!("{}/new?game=seti", server.url));
        browser.click(&page, "#who-mixed");
        browser.click(&page, "label:has([name=players][value='3'])");
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

//! Whole games, by clicks and without scripts.

use crate::cdp::{Browser, Page};
use crate::kit::Server;
use crate::{choose, select, start_pair, visit};

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

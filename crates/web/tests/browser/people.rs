//! Two people, each with a browser of their own: they talk, go by a clock, and are told when it is their turn.

use crate::cdp::{Browser, Page};
use crate::{CHOICE, choose, select, visit};
use serde_json::json;

/// Ada, and Ben by his link, at a table of Comets with a clock.
fn pair(browser: &mut Browser, ada: &Page, url: &str) -> Page {
    browser.open(ada, &format!("{url}/new?game=comets"));
    browser.click(ada, "#who-link");
    select(browser, ada, "[name=pace]", "bank-1800-30");
    browser.click(ada, "form.new button.main");
    browser.until(ada, "document.querySelector('.link input')");
    let link = browser.eval(ada, "document.querySelector('.link input').value");
    browser.click(ada, "a.button.main[href^='/t/']");
    browser.until(ada, "document.querySelector('#table')");
    let ben = browser.stranger();
    browser.open(&ben, link.as_str().unwrap());
    browser.click(&ben, "main form button");
    browser.until(&ben, "document.querySelector('#table')");
    browser.until(ada, "document.querySelector('time[data-due]')");
    ben
}

/// The page believes that nobody sees it.
const HIDE: &str =
    "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'))";

/// Writes down every tone that the page makes.
const HEAR: &str = "window.heard = [];
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        const tone = make.call(this);
        const start = tone.start.bind(tone);
        tone.start = (at) => { heard.push(tone.frequency.value); start(at); };
        return tone;
    };
    true";

#[test]
fn they_talk_and_are_told_of_their_turn() {
    let (server, mut browser, ada) = visit();
    let ben = pair(&mut browser, &ada, &server.url);
    for page in [&ada, &ben] {
        browser.until(
            page,
            "/^0:(29|30):\\d\\d$/.test(document.querySelector('#seats time[data-due]').textContent)",
        );
    }
    let say = "document.querySelector('.say [name=text]')";
    browser.eval(&ben, &format!("{say}.value = 'Look at #0'"));
    browser.click(&ben, ".say button");
    browser.until(&ben, &format!("{say}.value === ''"));
    browser.until(
        &ada,
        "document.querySelector('.messages a[data-past=\"0\"]')?.textContent === '#0'",
    );
    browser.click(&ada, ".reactions [value=thanks]");
    browser.until(
        &ben,
        "document.querySelector('.messages em')?.textContent === 'Thank you!'",
    );
    // Whoever decides sees it by the icon; the other one is told although nobody looks at the page.
    let badge = "document.querySelector('link[rel=icon]').href.endsWith('icon-turn.svg')";
    let first = browser.count(&ada, CHOICE) > 0;
    let (one, other) = if first { (&ada, &ben) } else { (&ben, &ada) };
    assert_eq!(browser.eval(one, badge), true);
    assert_eq!(browser.eval(other, badge), false);
    for page in [one, other] {
        browser.eval(page, HEAR);
    }
    browser.eval(other, "localStorage.setItem('sound', 'on')");
    browser.eval(other, HIDE);
    while browser.count(one, CHOICE) > 0 {
        choose(&mut browser, one);
    }
    browser.eval(other, HIDE);
    browser.until(other, badge);
    let title = browser.eval(other, "document.title");
    assert!(title.as_str().unwrap().contains("Your turn"), "{title}");
    browser.until(one, &format!("!{badge}"));
    // Whoever wants sounds hears that it is their turn: two tones, once.
    assert_eq!(browser.eval(other, "heard"), json!([523, 784]));
    assert_eq!(
        browser.eval(one, "heard"),
        json!([]),
        "nobody has asked for it"
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

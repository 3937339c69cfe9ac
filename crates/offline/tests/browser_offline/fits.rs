//! What only this edition has fits on every screen: its own pages, and the server's with what is different on them here.
//! Everything else is the same page from the same router, and is looked at where the server is tested.

use crate::Visit;
use serde_json::json;

const SCREENS: [(u32, u32); 4] = [(1280, 720), (1440, 900), (1920, 1080), (390, 844)];

/// What does not fit, does not stand out, or is hard to hit.
fn findings(visit: &mut Visit, what: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (width, height) in SCREENS {
        visit.browser.size(&visit.page, width, height);
        // Names and targets are the same by day and by night.
        let small = visit.eval(include_str!("../../../web/tests/browser/audit.js"));
        for small in small.as_array().unwrap() {
            all.push(format!("{what}, {width} × {height}: {small}"));
        }
        for dark in [true, false] {
            visit.browser.dark(&visit.page, dark);
            visit.eval("document.fonts.ready.then(() => true)");
            let layout = include_str!("../../../web/tests/browser/layout.js");
            let found = visit.eval(&format!("{layout}(false)"));
            let low =
                visit.eval(include_str!("../../../web/tests/browser/contrast.js"))["low"].take();
            for found in [found, low] {
                let found = found.as_array().unwrap().iter();
                all.extend(
                    found.map(|one| format!("{what}, {width} × {height}, dark {dark}: {one}")),
                );
            }
        }
    }
    all
}

fn speak(visit: &mut Visit, lang: &str) {
    visit.go("");
    let script = format!(
        "(async () => {{
            const body = new URLSearchParams({{ lang: '{lang}' }});
            body.set('token', document.querySelector('[name=\"token\"]').value);
            await fetch('settings', {{ method: 'POST', body }});
            return true;
        }})()"
    );
    visit.eval(&script);
    visit.go("");
    assert_eq!(visit.eval("document.documentElement.lang"), lang);
}

#[test]
fn the_pages_of_this_edition_fit_in_english_and_german() {
    let mut visit = Visit::offline();
    let all = audit(&mut visit, [("en", "seti"), ("de", "kepler")]);
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn the_pages_of_this_edition_fit_in_ukrainian_and_italian() {
    let mut visit = Visit::offline();
    let mut all = audit(&mut visit, [("uk", "seti"), ("it", "kepler")]);
    visit.in_worker("saved = program, program = async () => { throw new Error('broken'); }, true");
    let url = visit.host.url() + "here";
    visit.browser.open(&visit.page, &url);
    visit
        .browser
        .until(&visit.page, "document.querySelector('a[download]')");
    all.extend(findings(&mut visit, "failure"));
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// What is found on the pages of this edition in each language, with a table of one of the games.
fn audit(visit: &mut Visit, langs: [(&str, &str); 2]) -> Vec<String> {
    let scenario = include_str!("../../../../scenarios/seti/sector-tie.toml");
    let mut all = Vec::new();
    for (lang, game) in langs {
        speak(visit, lang);
        visit.sit_down(&json!({"game": game, "players": "2", "seat-2": "bot-random"}));
        visit.browser.until(
            &visit.page,
            "document.querySelector('#table button[name=\"choice\"]')",
        );
        all.extend(findings(visit, &format!("table {lang}")));
        let replay = visit.eval("location.pathname + '/replay?ply=2'");
        let replay = replay.as_str().unwrap().replace("/orrery/", "");
        visit.go(&replay);
        visit.browser.until(
            &visit.page,
            "document.querySelector('.share')?.hidden === false",
        );
        // The link is there to be seen.
        visit.eval("document.querySelectorAll('.share button').forEach((one) => one.click())");
        visit.browser.until(&visit.page, "[...document.querySelectorAll('.share input')].every((one) => one.value.includes('/orrery/#open:'))");
        for (path, what) in [("", "home"), ("here", "here"), ("bring", "bring")] {
            visit.go(path);
            visit.eval("document.querySelectorAll('#update, #told-kept').forEach((one) => { one.hidden = false; })");
            all.extend(findings(visit, &format!("{what} {lang}")));
        }
        visit.bring(scenario);
        visit
            .browser
            .until(&visit.page, "document.querySelector('#teacher .share')");
        visit.eval("document.querySelector('#teacher .share').open = true");
        all.extend(findings(visit, &format!("scenario {lang}")));
    }
    all
}

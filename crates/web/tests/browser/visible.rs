//! Planets can really be seen: what is drawn where they are changes when they are taken away.

use crate::cdp::{Browser, Page};
use crate::every_choice::CREATE;
use crate::kit::Server;
use serde_json::{Value, json};

/// The planets of each game, and how many lie open at least.
const PLANETS: [(&str, &str, usize); 2] = [
    ("seti", "#sky use[href^=\"#body-\"]", 8),
    ("kepler", "#map .tile:not(.down, .mine, .target) use", 5),
];

/// The screen as a picture that a page can read.
fn shot(browser: &mut Browser, page: &Page) -> Value {
    let params = json!({"format": "png"});
    browser.send(page, "Page.captureScreenshot", &params)["data"].take()
}

/// How much two pictures differ in the middle of each box, as a mean over its points, from 0 to 255.
const DIFFER: &str = "async (shots, boxes) => {
    const points = await Promise.all(shots.map(async (shot) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${shot}`;
        await picture.decode();
        const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        paper.drawImage(picture, 0, 0);
        return paper;
    }));
    return boxes.map(([x, y, width, height]) => {
        const part = [x + width / 4, y + height / 4, Math.max(width / 2, 1), Math.max(height / 2, 1)].map(Math.round);
        const [one, other] = points.map((paper) => paper.getImageData(...part).data);
        return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]), 0) / one.length;
    });
}";

/// What each planet adds to the picture.
fn added(browser: &mut Browser, page: &Page, desk: &Page, planets: &str) -> Vec<f64> {
    let all = format!("[...document.querySelectorAll({})]", json!(planets));
    let boxes = format!(
        "{all}.map((one) => one.getBoundingClientRect()).map(({{x, y, width, height}}) => [x, y, width, height])"
    );
    let boxes = browser.eval(page, &boxes);
    let with = shot(browser, page);
    let hide =
        |value: &str| format!("{all}.forEach((one) => {{ one.style.visibility = '{value}'; }})");
    browser.eval(page, &hide("hidden"));
    let without = shot(browser, page);
    browser.eval(page, &hide(""));
    let differ = format!("({DIFFER})({}, {boxes})", json!([with, without]));
    let differ = browser.eval(desk, &differ);
    let differ = differ.as_array().unwrap().iter();
    differ.map(|one| one.as_f64().unwrap()).collect()
}

/// Less than this nobody would see.
const SEEN: f64 = 6.0;

#[test]
fn planets_are_really_there() {
    let server = Server::start();
    let mut browser = Browser::start();
    let (page, desk) = (browser.stranger(), browser.stranger());
    browser.open(&page, &server.url);
    browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
    for (game, planets, least) in PLANETS {
        let table = json!({"game": game, "seed": 7, "seats": [{"kind": "me"}, {"kind": "here"}]});
        let id = browser.eval(&page, &format!("({CREATE})({table})"));
        let url = format!("{}/t/{}?seat=1", server.url, id.as_str().unwrap());
        browser.open(&page, &url);
        browser.size(&page, 1440, 900);
        for dark in [true, false] {
            browser.dark(&page, dark);
            let added = added(&mut browser, &page, &desk, planets);
            assert!(added.len() >= least, "{game}: {added:?}");
            assert!(added.iter().all(|&much| much > SEEN), "{game}: {added:?}");
        }
        // A rule that leaves them without a color is found.
        let fault = format!("{planets} {{ opacity: 0 }}");
        let put = format!(
            "(() => {{ const sheet = new CSSStyleSheet(); sheet.replaceSync({}); \
             document.adoptedStyleSheets = [sheet]; }})()",
            json!(fault)
        );
        browser.eval(&page, &put);
        let added = added(&mut browser, &page, &desk, planets);
        assert!(added.iter().all(|&much| much < SEEN), "{game}: {added:?}");
    }
}

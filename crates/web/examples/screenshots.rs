//! Pictures of the main pages, to look at: `cargo xtask screenshots`.
#![expect(clippy::unwrap_used, reason = "a tool for developers")]
#![allow(unreachable_pub, clippy::panic, reason = "shared with tests")]

#[path = "../tests/browser/cdp.rs"]
mod cdp;
#[path = "../tests/kit/mod.rs"]
mod kit;

use cdp::{Browser, Page};
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let folder = std::env::args()
        .nth(1)
        .map_or_else(|| PathBuf::from("."), PathBuf::from);
    fs::create_dir_all(&folder).unwrap();
    let server = kit::Server::start();
    let mut browser = Browser::start();
    let page = browser.stranger();
    browser.open(&page, &server.url);
    take(&mut browser, &page, &folder, "home-first");
    browser.open(&page, &format!("{}/new", server.url));
    take(&mut browser, &page, &folder, "new");
    browser.click(&page, "form.new button.main");
    browser.until(&page, "document.querySelector('#choices button')");
    browser.settle(&page);
    take(&mut browser, &page, &folder, "table-start");
    for _ in 0..90 {
        play(&mut browser, &page);
    }
    take(&mut browser, &page, &folder, "table-middle");
    while browser.count(&page, ".prompt .turn, .take-over") > 0 {
        play(&mut browser, &page);
    }
    take(&mut browser, &page, &folder, "table-end");
    browser.click(&page, "a[href$='/replay']");
    browser.until(&page, "document.querySelector('#ply')");
    take(&mut browser, &page, &folder, "replay");
    for path in ["/", "/rules/seti", "/catalog/seti", "/nowhere"] {
        browser.open(&page, &format!("{}{path}", server.url));
        let name = path.trim_start_matches('/').replace('/', "-");
        take(
            &mut browser,
            &page,
            &folder,
            if name.is_empty() { "home" } else { &name },
        );
    }
}

/// Plays some choice, not always the first.
fn play(browser: &mut Browser, page: &Page) {
    if browser.count(page, ".take-over") > 0 {
        browser.click(page, ".take-over");
        browser.until(page, "document.querySelector('#choices [name=choice]')");
        browser.settle(page);
    }
    let script = "(() => {
        const all = [...document.querySelectorAll('#choices [name=choice]')];
        const seq = Number(document.getElementById('table').dataset.seq);
        all[(seq * 7919) % all.length]?.click();
        return seq;
    })()";
    let seq = browser.eval(page, script);
    browser.until(
        page,
        &format!("document.getElementById('table').dataset.seq != {seq}"),
    );
}

fn take(browser: &mut Browser, page: &Page, folder: &Path, name: &str) {
    for (size, (width, height)) in [("desk", (1366, 768)), ("phone", (390, 844))] {
        for dark in [false, true] {
            browser.size(page, width, height);
            browser.dark(page, dark);
            std::thread::sleep(std::time::Duration::from_millis(300));
            let theme = if dark { "dark" } else { "light" };
            let picture = browser.screenshot(page, false);
            fs::write(folder.join(format!("{name}-{size}-{theme}.png")), picture).unwrap();
        }
    }
    browser.size(page, 1366, 768);
    browser.dark(page, false);
}

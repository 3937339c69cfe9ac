//! Pictures of the main pages, to look at: `cargo xtask screenshots`.
#![expect(clippy::unwrap_used, reason = "a tool for developers")]
#![allow(unreachable_pub, clippy::panic, reason = "shared with tests")]

#[path = "../tests/browser/cdp.rs"]
mod cdp;
#[path = "../tests/kit/mod.rs"]
mod kit;

use cdp::{Browser, Page};
use orrery_core::Record;
use orrery_games::entries;
use orrery_web::Settings;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

const DESK: (u32, u32) = (1366, 768);
const PHONE: (u32, u32) = (390, 844);
/// Where tables are looked at beside each other, at half their size.
const SIZES: [(u32, u32); 6] = [
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    PHONE,
];

/// The species of SETI.
const SPECIES: [&str; 5] = [
    "mascamites",
    "anomalies",
    "oumuamua",
    "centaurians",
    "exertians",
];

/// Makes a table with the person who looks in the first seat and plays so many choices there, not always
/// the first one and seldom passing; gives back its address.
const PLAY: &str = "async (table, choices) => {
    const send = async (path, body) => {
        const headers = {'content-type': 'application/json'};
        const answer = await fetch(path, body && {method: 'POST', headers, body: JSON.stringify(body)});
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    const {id} = await send('/api/tables', table);
    for (let played = 0; played < choices;) {
        const {status, seq, choices: all} = await send(`/api/tables/${id}`);
        if (status.is !== 'playing') break;
        if (!all?.length) {
            await new Promise((done) => setTimeout(done, 50));
            continue;
        }
        const lively = all.filter(({choice}) => !/^(pass|end|skip|done|exchange)/.test(choice));
        const from = lively.length ? lively : all;
        const {choice} = from[(played * 7919 + 3) % from.length];
        await send(`/api/tables/${id}/choices`, {seq, choice});
        played += 1;
    }
    return `/t/${id}`;
}";

/// Kepler-3042 begins within a stored game, after as many percent of its choices as the seed says.
const WITHIN: kit::Start = |_, seed| {
    let record = include_bytes!("../../../records/kepler/2p-advanced-placed.orrery");
    let record = Record::from_bytes(record).unwrap();
    let plies = record.plies.len() * (seed as usize) / 100;
    Ok(record.position(&entries(), plies).unwrap())
};

struct Studio {
    server: kit::Server,
    browser: Browser,
    page: Page,
    folder: PathBuf,
}

impl Studio {
    fn open(folder: &Path) -> Self {
        fs::create_dir_all(folder).unwrap();
        let games = kit::beginning(&[("kepler", WITHIN)]);
        let settings = Settings {
            demo: false,
            ..kit::generous()
        };
        let server = kit::Server::open(settings, games);
        let mut browser = Browser::start();
        let page = browser.stranger();
        browser.open(&page, &server.url);
        browser.eval(&page, "localStorage.setItem('intro-closed', 'yes')");
        Self {
            server,
            browser,
            page,
            folder: folder.to_owned(),
        }
    }

    fn show(&mut self, path: &str) {
        let url = format!("{}{path}", self.server.url);
        self.browser.open(&self.page, &url);
    }

    /// Opens a table on which somebody has played for a while.
    fn play(&mut self, game: &str, options: &Value, bots: usize, choices: usize) {
        self.show("/");
        let path = self.path(game, options, bots, choices, 7);
        self.show(&path);
    }

    /// Opens a table of Kepler-3042 that has come so far, in percent; gives back its address.
    fn within(&mut self, percent: u64, choices: usize) -> String {
        self.show("/");
        let path = self.path("kepler", &json!({}), 1, choices, percent);
        self.show(&path);
        path
    }

    fn path(
        &mut self,
        game: &str,
        options: &Value,
        bots: usize,
        choices: usize,
        seed: u64,
    ) -> String {
        let mut seats = vec![json!({"kind": "me", "name": "Ada"})];
        let names = ["Ben", "Cleo", "Dora"].into_iter().take(bots);
        seats.extend(names.map(|name| json!({"kind": "bot-greedy", "name": name})));
        let table = json!({"game": game, "options": options, "seats": seats, "seed": seed});
        let path = self
            .browser
            .eval(&self.page, &format!("({PLAY})({table}, {choices})"));
        path.as_str().unwrap().to_owned()
    }

    fn take(&mut self, name: &str, (width, height): (u32, u32), dark: bool) {
        self.browser.size(&self.page, width, height);
        self.browser.dark(&self.page, dark);
        std::thread::sleep(std::time::Duration::from_millis(400));
        let picture = self.browser.screenshot(&self.page, false);
        fs::write(self.folder.join(format!("{name}.webp")), picture).unwrap();
    }
}

impl Studio {
    /// The table on every screen, by night and by day in turn.
    fn take_everywhere(&mut self, name: &str) {
        let folder = self.folder.join("sizes");
        fs::create_dir_all(&folder).unwrap();
        for (index, &(width, height)) in SIZES.iter().enumerate() {
            self.browser.size(&self.page, width, height);
            self.browser.dark(&self.page, index % 3 != 1);
            std::thread::sleep(std::time::Duration::from_millis(300));
            let picture = self.browser.thumbnail(&self.page, width, height);
            let file = folder.join(format!("{name}-{width}.webp"));
            fs::write(file, picture).unwrap();
        }
    }

    fn speak(&mut self, lang: &str) {
        self.browser.size(&self.page, DESK.0, DESK.1);
        self.show("/");
        self.browser.click(&self.page, ".settings summary");
        let choose = format!(".settings [value={lang}]");
        self.browser.click(&self.page, &choose);
        let there = format!("document.documentElement.lang === '{lang}'");
        self.browser.until(&self.page, &there);
        self.browser.settle(&self.page);
    }
}

fn main() {
    let folder = std::env::args()
        .nth(1)
        .map_or(PathBuf::from("."), PathBuf::from);
    let mut studio = Studio::open(&folder);
    studio.take("home", DESK, false);
    studio.show("/new");
    studio.take("new", DESK, true);
    studio.play("seti", &json!({}), 2, 3);
    studio.take("seti-early", DESK, true);
    studio.take_everywhere("early");
    studio.take("seti-early-phone", PHONE, false);
    studio.browser.eval(
        &studio.page,
        "document.querySelector('#hand .face')?.focus()",
    );
    studio.take("seti-card", DESK, false);
    studio.play("seti", &json!({}), 3, 150);
    studio.take("seti-late", DESK, true);
    studio.take("seti-late-light", DESK, false);
    studio.take("seti-late-phone", PHONE, true);
    studio.take_everywhere("late");
    for (place, species) in SPECIES.iter().enumerate() {
        let options = json!({"species": [species, SPECIES[(place + 1) % 5]]});
        studio.play("seti", &options, 3, 75);
        studio.take(&format!("seti-{species}"), DESK, true);
        studio.take_everywhere(species);
    }
    studio.play("seti", &json!({"solo": 3}), 0, 60);
    studio.take("seti-solo", DESK, true);
    studio.take_everywhere("solo");
    for (lang, bots) in [("de", 1), ("uk", 2), ("it", 3)] {
        studio.speak(lang);
        studio.play("seti", &json!({}), bots, 40);
        studio.take_everywhere(lang);
    }
    studio.speak("en");
    studio.play("seti", &json!({}), 1, 2000);
    let table = studio.browser.eval(&studio.page, "location.pathname");
    studio.show(&format!("{}/result", table.as_str().unwrap()));
    studio.take("seti-end", DESK, true);
    studio.take_everywhere("end");
    kepler(&mut studio);
    studio.show("/catalog/seti");
    studio.take("catalog", DESK, false);
}

fn kepler(studio: &mut Studio) {
    studio.within(12, 1);
    studio.take("kepler-early", DESK, true);
    studio.within(62, 1);
    studio.take("kepler-late", DESK, true);
    studio.take("kepler-late-light", DESK, false);
    studio.take("kepler-late-phone", PHONE, true);
    let path = studio.within(90, 9999);
    studio.show(&format!("{path}/result"));
    studio.take("kepler-end", DESK, true);
    studio.show(&format!("{path}/replay?ply=10"));
    studio.take("kepler-replay", DESK, true);
    studio.show("/catalog/kepler");
    studio.take("catalog-kepler", DESK, false);
}

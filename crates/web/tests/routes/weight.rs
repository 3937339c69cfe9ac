//! How much a drawn table weighs on the wire, the first visit and one update, and how long drawing takes.

use crate::kit::{Person, Site, generous, late_games, values};
use axum::http::Method;
use orrery_board::Scene;
use orrery_core::Viewer;
use orrery_text::Lang;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// What a first visit may load, with the pictures of all cards in sight.
const FIRST: usize = 120_000;
/// What the faces of a language may add to it.
const FONTS: usize = 70_000;
/// What half of all choices may send to a page at most, and what any of them may.
const UPDATE: usize = 8_200;
const MOST: usize = 32_000;
/// What drawing a board may take at best; a busy machine leaves at least one moment alone. It should be 2 ms, and is less as
/// the tests are usually built; without optimization it takes five times as long.
const DRAWING: Duration = Duration::from_millis(20);

fn packed(person: &mut Person, site: &Site, path: &str) -> usize {
    let headers = [("accept-encoding", "gzip")];
    let request = person.request(Method::GET, path, &headers, String::new());
    let answer = person.send(site, request).ok();
    assert_eq!(answer.headers["content-encoding"], "gzip", "{path}");
    answer.size
}

/// A table of four at one screen late in a game, and its page.
fn table(site: &Site, person: &mut Person, game: &str) -> (String, String) {
    let seats = ["me", "here", "here", "here"].map(|kind| json!({"kind": kind}));
    let made = person.post_json(site, "/api/tables", &json!({"game": game, "seats": seats}));
    let id = made.ok().json()["id"].as_str().unwrap().to_owned();
    let shown = person.get(site, &format!("/api/tables/{id}")).json();
    let seat = shown["status"]["decides"].as_u64().unwrap();
    let page = format!("/t/{id}?seat={seat}");
    (id, page)
}

#[test]
fn a_first_visit_is_light() {
    let site = Site::open(generous(), late_games());
    for game in ["seti", "kepler"] {
        let mut person = site.person();
        let (_, path) = table(&site, &mut person, game);
        let page = person.get(&site, &path).ok().body;
        let mut waiting: Vec<String> = ["href=\"", "src=\""]
            .iter()
            .flat_map(|before| values(&page, before))
            .filter(|url| url.starts_with("/assets/") || url.starts_with("/art/"))
            .map(|url| url.split('#').next().unwrap().to_owned())
            .collect();
        let mut assets = BTreeSet::new();
        while let Some(url) = waiting.pop() {
            if url.ends_with(".js") {
                let script = person.get(&site, &url).ok().body;
                let folder = &url[..=url.rfind('/').unwrap()];
                let imports = script.split("from './").skip(1);
                let names = imports.map(|rest| rest.split('\'').next().unwrap());
                waiting.extend(names.map(|name| format!("{folder}{name}")));
            }
            assets.insert(url);
        }
        assert!(assets.len() >= 7, "{assets:?}");
        let html = packed(&mut person, &site, &path);
        let rest: usize = assets
            .iter()
            .map(|url| packed(&mut person, &site, url))
            .sum();
        println!(
            "{game}: page {html} bytes, {} assets {rest} bytes, packed",
            assets.len()
        );
        assert!(html + rest <= FIRST, "{game}: {html} + {rest}");
        let sheet = assets.iter().find(|url| url.ends_with("/board.css"));
        let sheet = sheet.expect("boards have a sheet");
        let folder = &sheet[..=sheet.rfind('/').unwrap()];
        let sheet = person.get(&site, sheet).ok().body;
        let faces = values(&sheet, "url(\"");
        let mut size = |face: &String| person.get(&site, &format!("{folder}{face}")).ok().size;
        let faces: usize = faces.iter().map(&mut size).sum();
        assert!(faces > 0 && faces <= FONTS, "{faces}");
    }
}

#[test]
fn an_update_is_light() {
    let site = Site::open(generous(), late_games());
    for game in ["seti", "kepler"] {
        let mut person = site.person();
        let (id, page) = table(&site, &mut person, game);
        let stream = format!("{}&after=0", page.replace('?', "/stream?"));
        let gzip = [("accept-encoding", "gzip")];
        let mut feeds =
            [&gzip[..], &[]].map(|headers| person.listen_with(&site, &stream, headers).unwrap());
        for feed in &mut feeds {
            feed.bytes();
        }
        let mut sizes: [Vec<usize>; 2] = Default::default();
        for seq in 0..12 {
            let shown = person
                .get(&site, &format!("/api/tables/{id}?since={seq}"))
                .json();
            let choices = shown["choices"].as_array().unwrap();
            let choice = &choices[seq * 7 % choices.len()]["choice"];
            let path = format!("/api/tables/{id}/choices");
            person
                .post_json(&site, &path, &json!({"seq": seq, "choice": choice}))
                .ok();
            for (feed, sizes) in feeds.iter_mut().zip(&mut sizes) {
                sizes.push(feed.bytes());
            }
        }
        let [packed, plain] = sizes.map(|mut sizes| {
            sizes.sort_unstable();
            (sizes[sizes.len() / 2], sizes[sizes.len() - 1])
        });
        println!(
            "{game}: an update has {packed:?} bytes packed, {plain:?} unpacked (median, most)"
        );
        assert!(plain.0 > 0 && packed.0 > 0, "{game}: nothing was sent");
        assert!(packed.0 <= UPDATE && packed.1 <= MOST, "{game}: {packed:?}");
    }
}

#[test]
fn a_board_is_drawn_quickly() {
    for entry in late_games().iter().filter(|entry| entry.id() != "comets") {
        let game = (entry.core.start)(&json!({}), 0).unwrap();
        let seat = game.decision().unwrap().seat;
        let look = game.look(Viewer::Seat(seat));
        let scene = Scene {
            look: &look,
            viewer: Some(seat),
            told: &[],
            names: &["Ada", "Ben", "Cleo", "Dora"].map(str::to_owned),
            you: None,
            so_far: None,
            result: None,
            lang: Lang::Uk,
            icons: "icons.svg",
        };
        let mut times: Vec<Duration> = (0..300)
            .map(|_| {
                let start = Instant::now();
                let drawing = orrery_board::draw(entry.id(), &scene).unwrap();
                assert!(drawing.parts.len() > 3);
                start.elapsed()
            })
            .collect();
        times.sort_unstable();
        let [best, p50, p99] = [0, 150, 297].map(|index| times[index]);
        println!(
            "{}: drawn in {best:.2?} at best, {p50:.2?} (p50), {p99:.2?} (p99)",
            entry.id()
        );
        assert!(best < DRAWING, "{best:?}");
    }
}

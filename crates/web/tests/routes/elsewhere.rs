//! Games that come from elsewhere, and the edition without a server as a server offers it.

use crate::kit::{Site, generous};
use orrery_web::{Folder, Settings};

const DUEL: &str = include_str!("../../../../records/comets/duel.orrery");

#[test]
fn a_record_becomes_a_table() {
    let site = Site::new();
    let mut ada = site.person();
    assert!(
        ada.get(&site, "/bring")
            .ok()
            .body
            .contains("name=\"record\"")
    );
    let brought = ada.post(&site, "/bring", &[("record", DUEL)]);
    assert_eq!(brought.status, 303);
    let table = brought.headers["location"].to_str().unwrap().to_owned();
    let record = ada.get(&site, &format!("{table}/record")).ok().body;
    assert!(record.contains("result 2 6 won") && record.contains("hash 51bf4fe905539c6f"));
    // One that goes on: the others are bots.
    let (begun, _) = DUEL.split_once("7. 1 observe").unwrap();
    let begun = format!("{begun}end 6\nhash {}\n", "0".repeat(16));
    let refused = ada.post(&site, "/bring", &[("record", &begun)]);
    assert_eq!(refused.status, 422, "its hash is wrong");
    for wrong in ["", "nonsense", "orrery 1\ngame nothing\n"] {
        let refused = ada.post(&site, "/bring", &[("record", wrong)]);
        assert!(
            refused.status == 422 || refused.status == 400,
            "{wrong}: {}",
            refused.status
        );
    }
    let other = DUEL.replace("rules 1", "rules 99");
    assert_eq!(ada.post(&site, "/bring", &[("record", &other)]).status, 422);
}

#[test]
fn a_server_keeps_the_seed_of_a_running_game() {
    let site = Site::new();
    let mut ada = site.person();
    let id = ada.start(&site, &[("game", "comets"), ("players", "2")]);
    let record = ada.get(&site, &format!("/t/{id}/record"));
    assert!(record.status >= 400 && !record.body.contains("seed"));
    assert_eq!(ada.get(&site, "/here").status, 404);
}

#[test]
fn a_server_offers_the_edition_without_one() {
    let none = Site::new();
    let mut ada = none.person();
    for path in ["/offline", "/offline/", "/offline/sw.js"] {
        assert_eq!(ada.get(&none, path).status, 404, "{path}");
    }
    let files = [
        ("index.html", "first"),
        ("sw.js", "worker"),
        ("v/1/orrery.wasm", "program"),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
    let site = Site::with(Settings {
        folder: Some(Folder::of(files)),
        ..generous()
    });
    let mut ada = site.person();
    assert_eq!(ada.get(&site, "/offline").status, 303);
    assert_eq!(ada.get(&site, "/offline/").ok().body, "first");
    let worker = ada.get(&site, "/offline/sw.js").ok();
    assert_eq!(worker.headers["cache-control"], "no-cache");
    let program = ada.get(&site, "/offline/v/1/orrery.wasm").ok();
    assert_eq!(program.headers["content-type"], "application/wasm");
    assert!(
        program.headers["cache-control"]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    let policy = program.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("'wasm-unsafe-eval'") && !policy.contains("unsafe-inline"));
    for path in ["/offline/t/abc", "/offline/../key", "/offline/v"] {
        assert_eq!(ada.get(&site, path).status, 404, "{path}");
    }
}

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

/// The address that an answer leads to.
fn leads(answer: &crate::kit::Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.headers["location"].to_str().unwrap().to_owned()
}

#[test]
fn a_scenario_is_a_board_that_can_be_played_on_and_passed_on() {
    let site = Site::new();
    let mut ada = site.person();
    let text = include_str!("../../../../scenarios/comets/last-dazzle.toml");
    let board = leads(&ada.post(&site, "/bring", &[("record", text)]));
    let packed = board.strip_prefix("/scenario?at=").unwrap();
    let page = ada.get(&site, &board).ok().body;
    assert!(page.contains("A player dazzled by the last chase still drops a comet"));
    assert!(page.contains(&format!("/bring#{packed}")), "its own link");
    assert!(page.contains("value=\"chase 12\""));
    let next = ada.get(&site, &format!("{board}&so=chase+12")).ok().body;
    assert!(next.contains("value=\"drop 4\"") && next.contains("data-so=\"chase 12\""));
    let refused = ada.get(&site, &format!("{board}&so=chase+1"));
    assert_eq!(refused.status, 422);
    let sure = format!("/scenario/foresee?at={packed}&choice=chase+12");
    assert!(!ada.get(&site, &sure).ok().body.is_empty());
    for wrong in ["", "!", "AAAA", &packed[..20]] {
        let refused = ada.get(&site, &format!("/scenario?at={wrong}"));
        assert!((400..500).contains(&refused.status), "{wrong}");
    }
    assert_eq!(ada.get(&site, "/scenario").status, 400);
}

#[test]
fn the_link_of_a_puzzle_leads_to_it() {
    let site = Site::new();
    let mut ada = site.person();
    let page = ada.get(&site, "/puzzles/kepler/1").ok().body;
    assert!(page.contains("/bring#"));
    let text = include_str!("../../../../puzzles/kepler/001.toml");
    let there = leads(&ada.post(&site, "/bring", &[("record", text)]));
    assert_eq!(there, "/puzzles/kepler/1");
    // One that is not here is a board.
    let other = text.replace("Find the best turn", "Find another");
    let there = leads(&ada.post(&site, "/bring", &[("record", &other)]));
    let board = ada.get(&site, &there).ok().body;
    assert!(board.contains("Find another") && board.contains("name=\"choice\""));
}

#[test]
fn a_position_of_a_finished_game_is_a_record_that_goes_on() {
    let site = Site::new();
    let mut ada = site.person();
    let table = leads(&ada.post(&site, "/bring", &[("record", DUEL)]));
    let replay = ada.get(&site, &format!("{table}/replay?ply=6")).ok().body;
    assert!(replay.contains(&format!("data-share=\"{table}/record?ply=6\"")));
    let begun = ada.get(&site, &format!("{table}/record?ply=6")).ok().body;
    assert!(begun.contains("6. 2 rest") && !begun.contains("7. 1") && !begun.contains("result"));
    let seats = [("record", begun.as_str()), ("seat-2", "bot-random")];
    let there = leads(&ada.post(&site, "/bring", &seats));
    assert!(
        ada.get(&site, &there)
            .ok()
            .body
            .contains("value=\"observe\"")
    );
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

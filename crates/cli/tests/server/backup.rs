//! Copies are whole while people play, and nothing is ever overwritten.

use crate::kit::{Players, Server, ask, check, orrery};
use serde_json::json;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

fn backup(data: &Path, file: &Path) -> (Option<i32>, String, String) {
    orrery(&[
        "backup".as_ref(),
        "--data".as_ref(),
        data.as_ref(),
        file.as_ref(),
    ])
}

fn restore(file: &Path, data: &Path) -> (Option<i32>, String, String) {
    orrery(&[
        "restore".as_ref(),
        "--data".as_ref(),
        data.as_ref(),
        file.as_ref(),
    ])
}

#[test]
fn no_acknowledged_choice_is_missing_in_a_copy_made_while_people_play() {
    let dir = tempfile::tempdir().unwrap();
    let (data, copies) = (dir.path().join("data"), dir.path().join("copies"));
    fs::create_dir_all(&copies).unwrap();
    let server = Server::start(&data);
    let players = Players::start(4, server.port);
    let mut made = Vec::new();
    for number in 0..6 {
        thread::sleep(Duration::from_millis(250));
        players.wait_for(10 * (number + 1));
        // What was acknowledged before the copy is begun has to be in it.
        let told = players.told();
        let file = copies.join(format!("{number}.db"));
        let (code, said, error) = backup(&data, &file);
        assert_eq!(code, Some(0), "{error}");
        assert!(said.contains("tables: "), "{said}");
        made.push((file, told));
    }
    players.stop();
    drop(server);
    let mut all = 0;
    for (number, (file, told)) in made.iter().enumerate() {
        let back = dir.path().join(format!("back-{number}"));
        let (code, _, error) = restore(file, &back);
        assert_eq!(code, Some(0), "{error}");
        // The cookies are good there: the key came along.
        let server = Server::start(&back);
        all += check(server.port, told);
    }
    println!("6 copies, {all} acknowledged choices, none missing");
    assert!(all > 100, "only {all} choices");
}

#[test]
fn a_copy_holds_the_key_and_the_data_packs_and_is_private() {
    let dir = tempfile::tempdir().unwrap();
    let (data, file, back) = (
        dir.path().join("a"),
        dir.path().join("copy"),
        dir.path().join("b"),
    );
    drop(Server::start(&data));
    // Browsers know this server by the key of its first start.
    let push = fs::read(data.join("push-key")).unwrap();
    drop(Server::start(&data));
    assert!(!push.is_empty() && fs::read(data.join("push-key")).unwrap() == push);
    fs::create_dir_all(data.join("packs/kepler/mine")).unwrap();
    fs::write(data.join("packs/kepler/mine/pack.json"), "{}").unwrap();
    fs::write(data.join("notes"), "not ours").unwrap();
    assert_eq!(backup(&data, &file).0, Some(0));
    assert_eq!(restore(&file, &back).0, Some(0));
    let same =
        |name: &str| fs::read(data.join(name)).unwrap() == fs::read(back.join(name)).unwrap();
    assert!(same("key") && same("push-key") && same("packs/kepler/mine/pack.json"));
    assert!(!back.join("notes").exists());
    #[cfg(unix)]
    for private in [
        &file,
        &data.join("push-key"),
        &back.join("push-key"),
        &back.join("key"),
        &back.join("orrery.db"),
    ] {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(private).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", private.display());
    }
}

#[test]
fn nothing_is_overwritten_and_nothing_foreign_is_restored() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let at = |name: &str| dir.path().join(name);
    let fails = |done: (Option<i32>, String, String), because: &str| {
        assert_eq!(done.0, Some(1), "{done:?}");
        assert!(done.2.contains(because), "{because}: {done:?}");
    };
    fails(backup(&data, &at("copy")), "there are no games");
    let server = Server::start(&data);
    let mut cookie = String::new();
    let body = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}]});
    ask(server.port, &mut cookie, "POST /api/tables", Some(&body)).unwrap();
    assert_eq!(backup(&data, &at("copy")).0, Some(0));
    fails(backup(&data, &at("copy")), "is there already");
    fails(backup(&data, &data.join("orrery.db")), "is there already");
    fails(restore(&at("copy"), &data), "in use by another Orrery");
    drop(server);
    fails(restore(&at("copy"), &data), "is not empty");
    fs::create_dir(at("full")).unwrap();
    fs::write(at("full/something"), "").unwrap();
    fails(restore(&at("copy"), &at("full")), "is not empty");
    fs::write(
        at("text"),
        "not a database, but long enough to look at it twice",
    )
    .unwrap();
    fails(
        restore(&at("text"), &at("new")),
        "is not a database of Orrery",
    );
    fails(restore(&at("absent"), &at("new")), "there are no games");
    let mut bytes = fs::read(at("copy")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0x55);
    fs::write(at("damaged"), bytes).unwrap();
    let damaged = restore(&at("damaged"), &at("newer"));
    assert_eq!(damaged.0, Some(1), "{damaged:?}");
    assert!(!at("newer/orrery.db").exists(), "nothing half");
    assert!(!at("copy.new").exists());
    let name: &OsStr = "restore".as_ref();
    assert_eq!(orrery(&[name]).0, Some(2), "which file?");
}

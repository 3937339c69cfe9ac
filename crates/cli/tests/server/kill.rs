//! The server is killed at random moments while clients play: every choice that was acknowledged is there afterwards,
//! none twice, and every table loads. `ORRERY_KILLS` sets how often.

use crate::kit::{ORRERY, Players, Server, ask, check, own_pack};
use serde_json::json;
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

const CLIENTS: u64 = 4;

#[test]
fn no_acknowledged_choice_is_lost_when_the_server_is_killed() {
    let kills: usize = std::env::var("ORRERY_KILLS").map_or(200, |text| text.parse().unwrap());
    let dir = tempfile::tempdir().unwrap();
    let mut server = Server::start(dir.path());
    let players = Players::start(CLIENTS, server.port);
    let mut wait = 1;
    for kill in 1..=kills {
        players.wait_for(kill * 3);
        wait = wait * 75 % 65537;
        thread::sleep(Duration::from_millis(20 + wait % 180));
        server.kill();
        server = Server::start(dir.path());
        players.move_to(server.port);
    }
    thread::sleep(Duration::from_millis(200));
    let choices = check(server.port, &players.stop());
    println!("{kills} kills, {choices} acknowledged choices, none lost");
    assert!(choices >= kills as u64 * 3, "only {choices} choices");
}

#[test]
fn a_table_keeps_its_data_pack_when_the_server_starts_again() {
    let dir = tempfile::tempdir().unwrap();
    own_pack(&dir.path().join("packs/kepler/mine"), "Mine");
    let mut server = Server::start(dir.path());
    let port = server.port;
    let mut cookie = String::new();
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let body = json!({"game": "kepler", "pack": "mine", "seats": seats});
    let (status, made) = ask(port, &mut cookie, "POST /api/tables", Some(&body)).unwrap();
    assert_eq!((status, &made["pack"]["name"]), (201, &json!("Mine")));
    server.kill();
    fs::remove_dir_all(dir.path().join("packs")).unwrap();
    let server = Server::start(dir.path());
    let port = server.port;
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let (_, view) = ask(port, &mut cookie, &format!("GET {path}"), None).unwrap();
    assert_eq!(
        (&view["pack"], &view["position"]),
        (&made["pack"], &made["position"])
    );
    let choice = json!({"seq": 0, "choice": view["choices"][0]["choice"]});
    let request = format!("POST {path}/choices");
    let (status, _) = ask(port, &mut cookie, &request, Some(&choice)).unwrap();
    assert_eq!(status, 200);
}

#[test]
fn the_server_stops_when_asked_and_keeps_others_out_of_its_files() {
    let dir = tempfile::tempdir().unwrap();
    let mut server = Server::start(dir.path());
    let port = server.port;
    let second = Command::new(ORRERY)
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(dir.path())
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    let error = String::from_utf8(second.stderr).unwrap();
    assert!(error.contains("in use by another Orrery"), "{error}");
    // A stream is open while the server is asked to stop.
    let mut cookie = String::new();
    let body = json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}]});
    let (_, made) = ask(port, &mut cookie, "POST /api/tables", Some(&body)).unwrap();
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let path = format!("/api/tables/{}/events", made["id"].as_str().unwrap());
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).unwrap();
    let asked = Instant::now();
    assert!(server.signal("-TERM"));
    assert!(
        asked.elapsed() < Duration::from_secs(4),
        "{:?}",
        asked.elapsed()
    );
}

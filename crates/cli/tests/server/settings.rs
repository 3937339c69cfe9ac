//! Options from arguments, the environment and a file.

use crate::kit::{ORRERY, Server, exchange};
use std::fs;
use std::process::Command;

fn wrong(file: &str, line: &str) -> String {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(file);
    fs::write(&path, line).unwrap();
    let done = Command::new(ORRERY)
        .args(["serve", "--config"])
        .arg(path)
        .output()
        .unwrap();
    assert_eq!(done.status.code(), Some(2), "{line}");
    String::from_utf8(done.stderr).unwrap()
}

#[test]
fn what_is_wrong_with_a_file_is_told() {
    assert!(wrong("a.toml", "listn = \"x\"").contains("there is no option `listn`"));
    assert!(wrong("a.toml", "listen = \"nowhere\"").contains("nowhere"));
    assert!(wrong("a.toml", "listen = [1]").contains("`listen` is a text, a number"));
    assert!(wrong("a.toml", "requests = -1").contains("-1"));
    assert!(wrong("a.toml", "listen = ").contains("a.toml"));
    assert!(wrong("a.toml", "base = \"no slash\"").contains("a base is a path"));
    assert!(wrong("a.toml", "operator-token = \"short\"").contains("16 characters"));
    assert!(wrong("a.toml", "config = \"b.toml\"").contains("there is no option `config`"));
    let absent = Command::new(ORRERY)
        .args(["serve", "--config", "no-such-file"])
        .output()
        .unwrap();
    assert_eq!(absent.status.code(), Some(2));
}

#[test]
fn arguments_overrule_variables_and_variables_the_file() {
    let dir = tempfile::tempdir().unwrap();
    let (data, file) = (dir.path().join("data"), dir.path().join("orrery.toml"));
    let text = format!(
        "data = {data:?}\nlisten = \"127.0.0.1:0\"\nbase = \"/file\"\ndemo = true\nlog = \"error\"\n\
         operator-token = \"the token of the file\"\n"
    );
    fs::write(&file, text).unwrap();
    let status =
        |server: &Server, request: &str| exchange(server.port, "", request, None).unwrap().0;
    let start = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = Command::new(ORRERY);
        command.args(["serve", "--config"]).arg(&file).args(args);
        Server::run(command.envs(variables.iter().copied()))
    };
    let server = start(&[], &[]);
    assert_eq!(
        status(&server, "GET /file/rules/comets"),
        200,
        "the file says demo"
    );
    assert_eq!(
        status(&server, "GET /file/operator"),
        401,
        "and has a token"
    );
    assert!(data.join("orrery.db").exists(), "and where games are kept");
    drop(server);
    let server = start(&[("ORRERY_BASE", "/variable"), ("ORRERY_DEMO", "no")], &[]);
    assert_eq!(status(&server, "GET /variable/"), 200);
    assert_eq!(
        status(&server, "GET /variable/rules/comets"),
        404,
        "no demo"
    );
    drop(server);
    let server = start(&[("ORRERY_BASE", "/variable")], &["--base", "/argument"]);
    assert_eq!(status(&server, "GET /argument/"), 200);
    drop(server);
    // All of it without a subcommand, and the file from a variable.
    let mut command = Command::new(ORRERY);
    let server = Server::run(command.env("ORRERY_CONFIG", &file).env("ORRERY_BASE", "/"));
    assert_eq!(status(&server, "GET /"), 200);
    // Other commands do not mind.
    let rules = Command::new(ORRERY)
        .args(["rules", "comets", "C1.1"])
        .env("ORRERY_BASE", "/x")
        .output();
    assert!(rules.unwrap().status.success());
}

#[test]
fn requests_are_logged_without_secrets() {
    let dir = tempfile::tempdir().unwrap();
    let log = dir.path().join("log");
    let mut command = Command::new(ORRERY);
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--demo", "--data"])
        .arg(dir.path().join("data"));
    command.args(["--operator-token", "a-token-that-nobody-sees"]);
    command.stderr(fs::File::create(&log).unwrap());
    let mut server = Server::run(&mut command);
    let port = server.port;
    let mut cookie = String::new();
    let body = serde_json::json!({"game": "comets", "seats": [{"kind": "me"}, {"kind": "link"}]});
    let (_, made) = crate::kit::ask(port, &mut cookie, "POST /api/tables", Some(&body)).unwrap();
    let (id, link) = (
        made["id"].as_str().unwrap(),
        made["seats"][1]["link"].as_str().unwrap(),
    );
    exchange(port, "", &format!("GET {link}"), None).unwrap();
    exchange(
        port,
        "",
        &format!("GET /t/{id}?seat=0&password=hunter2"),
        None,
    )
    .unwrap();
    exchange(port, "", "GET /no/such/hunter2", None).unwrap();
    exchange(port, "", "HUNTER2 /", None).unwrap();
    assert!(server.signal("-HUP"), "a hang-up ends it in good order too");
    let log = fs::read_to_string(&log).unwrap();
    for expected in [
        "method=POST route=/api/tables status=201",
        "method=GET route=/t/{id}/seat/{link} status=200",
        "method=GET route=none status=404",
        "client=127.0.0.1",
        "micros=",
    ] {
        assert!(log.contains(expected), "{expected}: {log}");
    }
    let secret = link.rsplit('/').next().unwrap();
    let (name, signature) = cookie.split_once('=').unwrap().1.split_once('.').unwrap();
    for hidden in [
        id,
        secret,
        name,
        signature,
        "hunter2",
        "HUNTER2",
        "nobody-sees",
    ] {
        assert!(!log.contains(hidden), "{hidden}: {log}");
    }
}

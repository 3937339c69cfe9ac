//! The server behind nginx, HAProxy and Caddy, with the very files of `packaging/`: HTTPS, who asks, streams at once, logs.

use crate::kit::{ORRERY, Server};
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn packaging(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// A port that nobody uses now.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// A proxy in front of a server; both end with it.
struct Front {
    proxy: Child,
    server: Server,
    /// The address with the base below it.
    url: String,
    dir: TempDir,
}

impl Drop for Front {
    fn drop(&mut self) {
        let id = self.proxy.id().to_string();
        // HAProxy and nginx take their workers with them.
        let _ = Command::new("kill").args(["-TERM", &id]).status();
        let _ = self.proxy.wait();
    }
}

/// A certificate that only this test believes in.
fn certificate(dir: &Path) {
    let done = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
        ])
        .args([
            "-subj",
            "/CN=localhost",
            "-days",
            "2",
            "-keyout",
            "privkey.pem",
            "-out",
            "fullchain.pem",
        ])
        .current_dir(dir)
        .output()
        .unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let text = |name: &str| fs::read_to_string(dir.join(name)).unwrap();
    fs::write(
        dir.join("both.pem"),
        text("fullchain.pem") + &text("privkey.pem"),
    )
    .unwrap();
}

fn server(dir: &Path, base: &str) -> Server {
    let mut command = Command::new(ORRERY);
    command.args([
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--demo",
        "--proxy",
        "--base",
        base,
        "--data",
    ]);
    command
        .arg(dir.join("data"))
        .stderr(fs::File::create(dir.join("orrery.log")).unwrap());
    Server::run(&mut command)
}

/// Replaces every one of these texts, which must be there.
fn adapted(mut text: String, pairs: &[(&str, String)]) -> String {
    for (from, to) in pairs {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    text
}

fn nginx(base: &str) -> Front {
    let dir = tempfile::tempdir().unwrap();
    certificate(dir.path());
    let server = server(dir.path(), base);
    let at = |name: &str| dir.path().join(name).display().to_string();
    let (http, https) = (free_port(), free_port());
    let site = adapted(
        packaging("nginx.conf"),
        &[
            ("127.0.0.1:3042", format!("127.0.0.1:{}", server.port)),
            ("    listen [::]:80;\n", String::new()),
            ("    listen [::]:443 ssl;\n", String::new()),
            ("listen 80;", format!("listen 127.0.0.1:{http};")),
            ("listen 443 ssl;", format!("listen {https} ssl;")),
            ("orrery.example.org", "localhost".to_owned()),
            ("/etc/ssl/orrery", at("")),
            ("/var/log/nginx/orrery.log", at("orrery.access")),
            ("location / {", format!("location {base}/ {{")),
        ],
    );
    fs::write(dir.path().join("site.conf"), site).unwrap();
    let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let folders = folders
        .map(|name| format!("{name}_temp_path {};", at(name)))
        .join("\n");
    let main = format!(
        "user root; daemon off; pid {}; error_log {} warn; events {{}}\nhttp {{ {folders}\ninclude {}; }}",
        at("pid"),
        at("error.log"),
        at("site.conf")
    );
    fs::write(dir.path().join("nginx.conf"), main).unwrap();
    let mut proxy = Command::new("nginx");
    proxy.args(["-e", &at("error.log"), "-c", &at("nginx.conf")]);
    start(proxy, server, https, base, dir)
}

fn haproxy() -> Front {
    let dir = tempfile::tempdir().unwrap();
    certificate(dir.path());
    let server = server(dir.path(), "");
    let (http, https) = (free_port(), free_port());
    let both = dir.path().join("both.pem").display().to_string();
    let config = adapted(
        packaging("haproxy.cfg"),
        &[
            ("127.0.0.1:3042", format!("127.0.0.1:{}", server.port)),
            ("bind :80", format!("bind 127.0.0.1:{http}")),
            ("bind :443 ssl", format!("bind :{https} ssl")),
            ("/etc/ssl/orrery/both.pem", both),
        ],
    );
    let file = dir.path().join("haproxy.cfg");
    fs::write(&file, config).unwrap();
    let mut proxy = Command::new("haproxy");
    proxy.arg("-db").arg("-f").arg(file);
    proxy.stdout(fs::File::create(dir.path().join("orrery.access")).unwrap());
    start(proxy, server, https, "", dir)
}

fn caddy() -> Front {
    let dir = tempfile::tempdir().unwrap();
    certificate(dir.path());
    let server = server(dir.path(), "");
    let at = |name: &str| dir.path().join(name).display().to_string();
    let https = free_port();
    let site = format!(
        "{{\n\tadmin off\n\tauto_https off\n}}\nhttps://localhost:{https} {{\n\ttls {} {}\n",
        at("fullchain.pem"),
        at("privkey.pem")
    );
    let config = adapted(
        packaging("Caddyfile"),
        &[
            ("127.0.0.1:3042", format!("127.0.0.1:{}", server.port)),
            ("orrery.example.org {\n", site),
            ("/var/log/caddy/orrery.log", at("orrery.access")),
        ],
    );
    fs::write(dir.path().join("Caddyfile"), config).unwrap();
    let mut proxy = Command::new("caddy");
    proxy.args([
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        &at("Caddyfile"),
    ]);
    // It keeps nothing elsewhere.
    proxy
        .env("XDG_DATA_HOME", at(""))
        .env("XDG_CONFIG_HOME", at(""));
    start(proxy, server, https, "", dir)
}

fn start(mut proxy: Command, server: Server, port: u16, base: &str, dir: TempDir) -> Front {
    let front = Front {
        proxy: proxy.stderr(Stdio::null()).spawn().unwrap(),
        server,
        url: format!("https://localhost:{port}{base}"),
        dir,
    };
    let begin = Instant::now();
    while front.curl(&["-s", "-o", "/dev/null"], "/healthz").is_none() {
        assert!(
            begin.elapsed() < Duration::from_secs(10),
            "the proxy does not listen"
        );
        thread::sleep(Duration::from_millis(50));
    }
    front
}

impl Front {
    fn file(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// What a client with a memory for cookies is answered, head and body.
    fn curl(&self, args: &[&str], path: &str) -> Option<String> {
        let jar = self.file("jar");
        let done = Command::new("curl")
            .args([
                "-sS",
                "--insecure",
                "--max-time",
                "10",
                "--noproxy",
                "*",
                "-b",
            ])
            .arg(&jar)
            .arg("-c")
            .arg(&jar)
            .args(args)
            .arg(format!("{}{path}", self.url))
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&done.stdout).into_owned();
        done.status.success().then_some(text)
    }

    fn post(&self, path: &str, body: &str) -> String {
        self.curl(&["-H", "Content-Type: application/json", "-d", body], path)
            .unwrap()
    }

    /// Lines of the server's own log.
    fn log(&self) -> String {
        fs::read_to_string(self.file("orrery.log")).unwrap()
    }
}

/// What has to hold behind any proxy.
fn all_is_well(front: &Front) {
    let home = front.curl(&["-i"], "/").unwrap();
    assert!(home.contains(" 200"), "{home}");
    assert!(
        home.to_lowercase()
            .contains("strict-transport-security: max-age=31536000"),
        "{home}"
    );
    let cookie = home
        .lines()
        .find(|line| line.to_lowercase().starts_with("set-cookie:"));
    assert!(
        cookie.is_some_and(|cookie| cookie.contains("; Secure")),
        "{home}"
    );
    let made = front.post(
        "/api/tables",
        r#"{"game": "comets", "seats": [{"kind": "me"}, {"kind": "link"}]}"#,
    );
    let made: serde_json::Value = serde_json::from_str(&made).unwrap();
    let id = made["id"].as_str().unwrap();
    let page = front.curl(&[], &format!("/t/{id}")).unwrap();
    assert!(
        page.contains(&format!("value=\"{}/t/{id}/seat/", front.url)),
        "links are what friends can open"
    );
    // The address that the proxy saw counts, not what a client says about itself.
    let spoofed = [
        "-o",
        "/dev/null",
        "--interface",
        "127.0.0.9",
        "-H",
        "X-Forwarded-For: 6.6.6.6",
    ];
    front.curl(&spoofed, "/rules").unwrap();
    let log = front.log();
    assert!(
        log.contains("client=127.0.0.9 method=GET route=/rules"),
        "{log}"
    );
    assert!(!log.contains("6.6.6.6"), "{log}");
    streams_pass_at_once(front);
    let link = made["seats"][1]["link"]
        .as_str()
        .unwrap()
        .rsplit('/')
        .next()
        .unwrap();
    front
        .curl(
            &["-o", "/dev/null"],
            &format!("/t/{id}/seat/{link}?q=hunter2"),
        )
        .unwrap();
    thread::sleep(Duration::from_millis(300));
    let access = ["orrery.log", "orrery.access"]
        .map(|name| fs::read_to_string(front.file(name)).unwrap_or_default());
    assert!(
        access
            .iter()
            .all(|log| !log.contains(link) && !log.contains("hunter2")),
        "{access:?}"
    );
}

/// An update is there long before the next sign of life of a quiet stream.
fn streams_pass_at_once(front: &Front) {
    let made = front.post(
        "/api/tables",
        r#"{"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}]}"#,
    );
    let made: serde_json::Value = serde_json::from_str(&made).unwrap();
    let id = made["id"].as_str().unwrap();
    let mut stream = Command::new("curl")
        .args([
            "-sS",
            "--insecure",
            "--no-buffer",
            "--compressed",
            "--max-time",
            "30",
            "--noproxy",
            "*",
            "-b",
        ])
        .arg(front.file("jar"))
        .arg(format!("{}/t/{id}/stream", front.url))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(stream.stdout.take().unwrap()).lines();
    let mut next = |number: u64| {
        let found = lines
            .by_ref()
            .any(|line| line.unwrap() == format!("id: {number}"));
        assert!(found, "the stream has ended");
    };
    next(0);
    let begin = Instant::now();
    let choice = made["choices"][0]["choice"].as_str().unwrap();
    front.post(
        &format!("/api/tables/{id}/choices"),
        &format!("{{\"seq\": 0, \"choice\": {choice:?}}}"),
    );
    next(1);
    let took = begin.elapsed();
    stream.kill().unwrap();
    stream.wait().unwrap();
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn behind_nginx() {
    let front = nginx("");
    all_is_well(&front);
    let access = fs::read_to_string(front.file("orrery.access")).unwrap();
    assert!(
        access.contains(" GET /rules 200 ") && access.contains("/seat/- 200"),
        "{access}"
    );
}

#[test]
fn behind_nginx_below_a_path() {
    let front = nginx("/games/orrery");
    all_is_well(&front);
    let page = front.curl(&[], "/rules").unwrap();
    assert!(page.contains("href=\"/games/orrery/rules/seti\""), "{page}");
}

#[test]
fn behind_caddy() {
    let front = caddy();
    all_is_well(&front);
    let access = fs::read_to_string(front.file("orrery.access")).unwrap();
    assert!(access.contains("\"status\":200"), "{access}");
}

#[test]
fn behind_haproxy_also_while_the_server_is_started_again() {
    let mut front = haproxy();
    all_is_well(&front);
    let port = front.server.port.to_string();
    assert!(front.server.signal("-TERM"));
    let (data, log) = (front.file("data"), front.file("again.log"));
    let again = thread::spawn(move || {
        // Somebody asks while nobody is there.
        thread::sleep(Duration::from_millis(700));
        let mut command = Command::new(ORRERY);
        command.args([
            "serve",
            "--demo",
            "--proxy",
            "--listen",
            &format!("127.0.0.1:{port}"),
            "--data",
        ]);
        command.arg(data).stderr(fs::File::create(log).unwrap());
        Server::run(&mut command)
    });
    let home = front.curl(&["-i"], "/").unwrap();
    assert!(home.contains(" 200"), "{home}");
    front.server = again.join().unwrap();
}

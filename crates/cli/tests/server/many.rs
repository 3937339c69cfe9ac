//! Several servers at one PostgreSQL, each in a process of its own: servers die, the database dies, the wire between
//! them is cut; and the way from the file to the database and back. `ORRERY_KILLS` sets how often servers die.

use crate::cluster::Cluster;
use crate::kit::{Memory, ORRERY, Players, Server, ask, check, exchange, orrery, own_pack};
use crate::relay::Relay;
use serde_json::{Value, json};
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

const CLIENTS: u64 = 4;

/// The database of those tests that leave it alone.
static CLUSTER: LazyLock<Cluster> = LazyLock::new(|| Cluster::start(false));

fn schema() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("s{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

fn serve(url: &str) -> Server {
    // Nothing is to lie on the disk of one server.
    Server::with(Path::new("/nowhere"), &["--store", url])
}

fn now() -> f64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap().as_secs_f64()
}

/// How long after a moment somebody was told of a choice, in seconds.
fn next_after(memories: &[Memory], moment: f64) -> Option<f64> {
    let told = memories.iter().flat_map(|memory| &memory.played);
    let later = told
        .map(|played| played.at - moment)
        .filter(|late| *late > 0.0);
    later.reduce(f64::min)
}

#[test]
fn any_of_three_servers_may_die_at_any_moment() {
    let kills: usize = std::env::var("ORRERY_KILLS").map_or(200, |text| text.parse().unwrap());
    let url = CLUSTER.url(&schema());
    let mut servers = [serve(&url), serve(&url), serve(&url)];
    let front = Relay::start(&servers.each_ref().map(|server| server.port));
    let players = Players::start(CLIENTS, front.port);
    let (mut wait, mut moments) = (1, Vec::new());
    for kill in 0..kills {
        players.wait_for(kill * 3);
        wait = wait * 75 % 65537;
        thread::sleep(Duration::from_millis(20 + wait % 80));
        let one = wait as usize % 3;
        moments.push(now());
        servers[one].kill();
        // The others go on alone for a while now and then.
        if kill % 4 == 0 {
            thread::sleep(Duration::from_millis(100));
        }
        servers[one] = serve(&url);
        front.replace(one, servers[one].port);
    }
    players.wait_for(kills * 3);
    thread::sleep(Duration::from_millis(500));
    let memories = players.stop();
    // Any server can answer any request.
    let choices: Vec<u64> = servers
        .iter()
        .map(|server| check(server.port, &memories))
        .collect();
    assert!(choices.iter().all(|count| *count == choices[0]));
    let mut pauses: Vec<f64> = moments
        .iter()
        .filter_map(|moment| next_after(&memories, *moment))
        .collect();
    pauses.sort_by(f64::total_cmp);
    let (usual, most) = (pauses[pauses.len() / 2], pauses[pauses.len() - 1]);
    println!(
        "{kills} kills, {} acknowledged choices, none lost, none twice; play went on after {usual:.3} s (median), \
         at most {most:.3} s",
        choices[0]
    );
    assert!(
        choices[0] >= kills as u64 * 3,
        "only {} choices",
        choices[0]
    );
    assert!(usual < 1.0, "{usual}");
}

/// An open page: what its stream has sent so far.
struct Page(TcpStream, String);

impl Page {
    fn open(port: u16, cookie: &str, table: &str) -> Self {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        let path = format!("/t/{table}/stream");
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n"
        )
        .unwrap();
        let wait = Some(Duration::from_millis(50));
        stream.set_read_timeout(wait).unwrap();
        Self(stream, String::new())
    }

    /// Waits until the stream tells of this act, without being opened again.
    fn hears_of(&mut self, seq: u64, time: Duration) -> bool {
        let (begin, mark) = (Instant::now(), format!("id: {seq}\n"));
        let mut bytes = [0; 1 << 14];
        while begin.elapsed() < time && !self.1.contains(&mark) {
            match self.0.read(&mut bytes) {
                Ok(0) => panic!("the stream was closed"),
                Ok(length) => self.1 += &String::from_utf8_lossy(&bytes[..length]),
                Err(_) => {}
            }
        }
        self.1.contains(&mark)
    }
}

/// A table of one person in two seats, and its cookie.
fn table(port: u16) -> (String, String) {
    let mut cookie = String::new();
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let body = json!({"game": "comets", "options": {"rounds": 9}, "seats": seats});
    let (status, made) = ask(port, &mut cookie, "POST /api/tables", Some(&body)).unwrap();
    assert_eq!(status, 201, "{made}");
    (made["id"].as_str().unwrap().to_owned(), cookie)
}

/// Plays something; the answer.
fn choose(port: u16, cookie: &str, table: &str, seq: u64) -> Option<(u16, Value)> {
    let body = json!({"seq": seq, "choice": "rest"});
    let request = format!("POST /api/tables/{table}/choices");
    ask(port, &mut cookie.to_owned(), &request, Some(&body))
}

/// Plays until it is taken.
fn insist(port: u16, cookie: &str, table: &str, seq: u64) {
    let begin = Instant::now();
    loop {
        match choose(port, cookie, table, seq) {
            Some((200, _)) => return,
            // It was stored, only the answer was lost.
            Some((409, _)) => return,
            _ => assert!(begin.elapsed() < Duration::from_secs(20)),
        }
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn the_database_may_stop_or_die_under_load() {
    let cluster = Cluster::start(true);
    let url = cluster.url("orrery");
    let servers = [serve(&url), serve(&url)];
    let front = Relay::start(&servers.each_ref().map(|server| server.port));
    let (id, cookie) = table(servers[0].port);
    let mut page = Page::open(servers[1].port, &cookie, &id);
    insist(servers[0].port, &cookie, &id, 0);
    assert!(page.hears_of(1, Duration::from_secs(10)));
    let players = Players::start(CLIENTS, front.port);
    let (mut seq, mut back) = (1, Vec::new());
    for signal in ["INT", "KILL", "INT", "KILL"] {
        thread::sleep(Duration::from_millis(700));
        cluster.stop(signal);
        // Whoever asks now is told so in words, soon, and the server is alive.
        let asked = Instant::now();
        let request = format!("GET /t/{id}");
        let (status, _, body) = exchange(servers[0].port, &cookie, &request, None).unwrap();
        assert_eq!(status, 503);
        assert!(body.contains("<h1"), "{body}");
        assert!(
            asked.elapsed() < Duration::from_secs(6),
            "{:?}",
            asked.elapsed()
        );
        let live = exchange(servers[0].port, "", "GET /healthz/live", None).unwrap();
        assert_eq!((live.0, &*live.2), (200, "ok\n"));
        let begin = Instant::now();
        while exchange(servers[0].port, "", "GET /healthz", None)
            .unwrap()
            .0
            != 503
        {
            assert!(begin.elapsed() < Duration::from_secs(10));
            thread::sleep(Duration::from_millis(100));
        }
        cluster.run();
        let begin = Instant::now();
        insist(servers[0].port, &cookie, &id, seq);
        back.push(begin.elapsed());
        seq += 1;
        // The page on the other server was never closed.
        assert!(page.hears_of(seq, Duration::from_secs(15)), "{signal}");
    }
    let begin = Instant::now();
    while exchange(servers[0].port, "", "GET /healthz", None)
        .unwrap()
        .0
        != 200
    {
        assert!(begin.elapsed() < Duration::from_secs(10));
        thread::sleep(Duration::from_millis(100));
    }
    thread::sleep(Duration::from_millis(500));
    let memories = players.stop();
    let choices = check(servers[0].port, &memories);
    assert_eq!(check(servers[1].port, &memories), choices);
    println!(
        "{choices} acknowledged choices, none lost; play went on {back:?} after the database was back"
    );
}

#[test]
fn the_wire_to_the_database_may_be_cut_or_slow() {
    let schema = schema();
    let wire = Relay::start(&[CLUSTER.port()]);
    let far = serve(&CLUSTER.url_at(wire.port, &schema));
    let near = serve(&CLUSTER.url(&schema));
    let front = Relay::start(&[far.port, near.port]);
    let (id, cookie) = table(near.port);
    let mut page = Page::open(far.port, &cookie, &id);
    insist(near.port, &cookie, &id, 0);
    assert!(page.hears_of(1, Duration::from_secs(10)));
    let players = Players::start(CLIENTS, front.port);
    let mut seq = 1;
    let troubles: [(&str, &dyn Fn()); 3] = [
        ("cut", &|| wire.cut()),
        ("stalled", &|| wire.stall()),
        ("slow", &|| wire.slow(60)),
    ];
    for (trouble, begin) in troubles {
        begin();
        thread::sleep(Duration::from_millis(600));
        // What happens meanwhile on the other server is shown when the wire is whole again.
        insist(near.port, &cookie, &id, seq);
        seq += 1;
        if trouble == "slow" {
            insist(far.port, &cookie, &id, seq);
            seq += 1;
            assert!(page.hears_of(seq, Duration::from_secs(20)), "{trouble}");
        }
        wire.heal();
        assert!(page.hears_of(seq, Duration::from_secs(20)), "{trouble}");
        insist(far.port, &cookie, &id, seq);
        seq += 1;
        assert!(page.hears_of(seq, Duration::from_secs(20)), "{trouble}");
    }
    let memories = players.stop();
    let choices = check(near.port, &memories);
    assert_eq!(check(far.port, &memories), choices);
    println!("{choices} acknowledged choices, none lost");
}

#[test]
fn a_choice_on_one_server_is_on_pages_of_another_within_milliseconds() {
    let url = CLUSTER.url(&schema());
    let servers = [serve(&url), serve(&url)];
    let (id, cookie) = table(servers[0].port);
    let mut page = Page::open(servers[1].port, &cookie, &id);
    insist(servers[0].port, &cookie, &id, 0);
    assert!(page.hears_of(1, Duration::from_secs(10)));
    let mut times = Vec::new();
    for seq in 1..18 {
        let begin = Instant::now();
        assert_eq!(choose(servers[0].port, &cookie, &id, seq).unwrap().0, 200);
        let answered = begin.elapsed();
        assert!(page.hears_of(seq + 1, Duration::from_secs(10)));
        times.push((begin.elapsed(), answered));
    }
    times.sort_unstable();
    let (usual, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "from the click to the page on the other server {usual:?}, at most {most:?} (with the answer itself)"
    );
    // Whoever only looked now and then would need a quarter of a second or more.
    assert!(usual.0 < Duration::from_millis(150), "{times:?}");
}

fn place(dir: &Path) -> String {
    format!("sqlite:{}", dir.display())
}

fn migrate(from: &str, to: &str) -> (Option<i32>, String, String) {
    orrery(&["migrate", "--from", from, "--to", to].map(AsRef::as_ref))
}

/// Starts to copy, and is killed after a while.
fn migrate_until(from: &str, to: &str, time: Duration) {
    let mut command = Command::new(ORRERY);
    command.args(["migrate", "--from", from, "--to", to]);
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = quiet.spawn().unwrap();
    thread::sleep(time);
    let _ = child.kill();
    child.wait().unwrap();
}

#[test]
fn whoever_copies_may_be_killed_at_any_moment() {
    const TABLES: usize = 60;
    const KILLS: u32 = 10;
    let [first, second] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let server = Server::start(first.path());
    for _ in 0..TABLES {
        let (id, cookie) = table(server.port);
        insist(server.port, &cookie, &id, 0);
    }
    drop(server);
    let schema = schema();
    let (url, file) = (CLUSTER.url(&schema), second.path().join("orrery.db"));
    let trial = CLUSTER.url(&format!("{schema}_trial"));
    let begin = Instant::now();
    assert_eq!(migrate(&place(first.path()), &trial).0, Some(0));
    let whole = begin.elapsed();
    let whole_schema = format!(
        "SELECT count(*) FROM pg_tables WHERE schemaname = '{schema}' AND tablename = 'tables'"
    );
    let (mut halves, mut left) = (0, 0);
    for kill in 1..=KILLS {
        migrate_until(&place(first.path()), &url, whole * kill / (KILLS + 1));
        if CLUSTER.sql("public", &whole_schema).trim() != "0" {
            break;
        }
        halves += 1;
        let new = whole_schema.replace(&schema, &format!("{schema}_new"));
        left += usize::from(CLUSTER.sql("public", &new).trim() != "0");
    }
    if halves == KILLS {
        let (code, _, error) = migrate(&place(first.path()), &url);
        assert_eq!(code, Some(0), "{error}");
    }
    assert!(left > 0, "it was never killed in the middle");
    let count = |sql: &str| CLUSTER.sql(&schema, sql).trim().parse::<usize>().unwrap();
    assert_eq!(count("SELECT count(*) FROM tables"), TABLES);
    assert_eq!(count("SELECT count(*) FROM acts"), TABLES);
    for kill in 1..=KILLS {
        migrate_until(&url, &place(second.path()), whole * kill / (KILLS + 1));
        if file.exists() {
            break;
        }
        halves += 1;
    }
    if !file.exists() {
        let (code, _, error) = migrate(&url, &place(second.path()));
        assert_eq!(code, Some(0), "{error}");
    }
    println!("killed {halves} times before the end of {whole:?}, {left} times with something left");
    // The way forth and back left nothing out: the same once more is the same in every row.
    let again = format!("{schema}_again");
    assert_eq!(
        migrate(&place(second.path()), &CLUSTER.url(&again)).0,
        Some(0)
    );
    same_rows(&schema, &again);
}

fn same_rows(one: &str, other: &str) {
    let tables = [
        "tables", "seats", "holders", "acts", "analyses", "packs", "offers", "secrets",
    ];
    for table in tables {
        let sql = format!("SELECT t::text FROM {table} AS t ORDER BY 1");
        assert_eq!(CLUSTER.sql(one, &sql), CLUSTER.sql(other, &sql), "{table}");
    }
}

/// The data packs of Kepler-3042 that a server offers.
fn offers(port: u16) -> Value {
    let (_, games) = ask(port, &mut String::new(), "GET /api/games", None).unwrap();
    let mut games = games["games"].as_array().unwrap().iter();
    games.find(|game| game["id"] == "kepler").unwrap()["packs"].clone()
}

#[test]
fn data_packs_on_offer_are_in_the_database() {
    let dir = tempfile::tempdir().unwrap();
    let packs = dir.path().join("packs");
    let url = CLUSTER.url(&schema());
    let servers = [serve(&url), serve(&url)];
    own_pack(&packs.join("kepler/mine"), "Mine");
    let offer = || {
        let folder = packs.to_str().unwrap();
        orrery(&["offer", "--store", &url, folder].map(AsRef::as_ref))
    };
    let (code, told, error) = offer();
    assert_eq!(
        (code, &*told),
        (Some(0), "kepler mine\non offer: 1\n"),
        "{error}"
    );
    for server in &servers {
        assert_eq!(offers(server.port), json!(["mine"]));
    }
    // A table that was made with it on one server is played on the other.
    let seats = json!([{"kind": "me"}, {"kind": "here"}]);
    let body = json!({"game": "kepler", "pack": "mine", "seats": seats});
    let mut cookie = String::new();
    let (status, made) = ask(
        servers[0].port,
        &mut cookie,
        "POST /api/tables",
        Some(&body),
    )
    .unwrap();
    assert_eq!(
        (status, &made["pack"]["name"]),
        (201, &json!("Mine")),
        "{made}"
    );
    // By its fingerprint too.
    let body = json!({"game": "kepler", "options": {"pack": made["pack"]["id"]}, "seats": seats});
    let (status, other) = ask(
        servers[1].port,
        &mut cookie,
        "POST /api/tables",
        Some(&body),
    )
    .unwrap();
    assert_eq!((status, &other["pack"]), (201, &made["pack"]), "{other}");
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let (_, view) = ask(servers[1].port, &mut cookie, &format!("GET {path}"), None).unwrap();
    assert_eq!(view["pack"], made["pack"]);
    // One that is wrong is refused, and everything stays as it was.
    own_pack(&packs.join("kepler/broken"), "Broken");
    fs::remove_file(packs.join("kepler/broken/planets.json")).unwrap();
    let (code, _, error) = offer();
    assert_eq!(code, Some(1));
    assert!(error.contains("kepler/broken/planets.json"), "{error}");
    assert_eq!(offers(servers[0].port), json!(["mine"]));
    fs::remove_dir_all(packs.join("kepler")).unwrap();
    assert_eq!(offer().1, "on offer: 0\n");
    assert_eq!(offers(servers[1].port), json!([]));
    let (_, view) = ask(servers[1].port, &mut cookie, &format!("GET {path}"), None).unwrap();
    assert_eq!(view["pack"], made["pack"]);
}

#[test]
fn games_move_to_the_database_and_back() {
    let [first, second, third] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let schema = schema();
    let url = CLUSTER.url(&schema);
    own_pack(&first.path().join("packs/kepler/mine"), "Mine");
    let server = Server::start(first.path());
    let players = Players::start(3, server.port);
    thread::sleep(Duration::from_secs(2));
    let memories = players.stop();
    let (code, _, error) = migrate(&place(first.path()), &url);
    assert!(error.contains("in use by another Orrery"), "{error}");
    assert_eq!(code, Some(1));
    drop(server);

    // What an interrupted attempt has left is in nobody's way.
    CLUSTER.sql(
        "public",
        &format!("CREATE SCHEMA {schema}_new; CREATE TABLE {schema}_new.half ()"),
    );
    let (code, told, error) = migrate(&place(first.path()), &url);
    assert_eq!(code, Some(0), "{error}");
    assert!(told.contains("all copied and replayed"), "{told}");
    let (code, _, error) = migrate(&place(first.path()), &url);
    assert_eq!(code, Some(1));
    assert!(error.contains("already"), "{error}");
    // Cookies of before are good, on any server.
    let servers = [serve(&url), serve(&url)];
    let choices = check(servers[0].port, &memories);
    assert_eq!(check(servers[1].port, &memories), choices);
    assert!(choices > 20, "{choices}");
    assert_eq!(offers(servers[0].port), json!(["mine"]));
    let (code, _, error) = migrate(&url, &place(second.path()));
    assert_eq!(code, Some(1));
    assert!(error.contains("stop them first"), "{error}");
    drop(servers);

    let (code, _, error) = migrate(&url, &place(second.path()));
    assert_eq!(code, Some(0), "{error}");
    let (code, _, error) = migrate(&url, &place(first.path()));
    assert_eq!(code, Some(1));
    assert!(error.contains("is there already"), "{error}");
    let server = Server::start(second.path());
    assert_eq!(check(server.port, &memories), choices);
    assert_eq!(offers(server.port), json!(["mine"]));
    drop(server);
    // A copy of the copy is the same in every row.
    let again = CLUSTER.url(&format!("{schema}_again"));
    assert_eq!(migrate(&place(second.path()), &again).0, Some(0));
    same_rows(&schema, &format!("{schema}_again"));
    // A damaged game is not passed on.
    CLUSTER.sql(&schema, "UPDATE acts SET hash = hash + 1");
    let (code, _, error) = migrate(&url, &place(third.path()));
    assert_eq!(code, Some(1));
    assert!(error.contains("does not come out the same"), "{error}");
    assert!(!third.path().join("orrery.db").exists());
}

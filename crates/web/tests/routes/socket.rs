//! Clients on a real socket: slow ones, and the commands of `docs/api.md`.

use crate::kit::{Server, generous};
use orrery_web::Settings;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long a connection may take to send a head in these tests.
const HEAD: Duration = Duration::from_millis(700);

fn impatient() -> Server {
    let mut settings = generous();
    settings.limits.head = HEAD;
    Server::with(settings)
}

fn connect(server: &Server) -> TcpStream {
    let stream = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(10)))
        .unwrap();
    stream
}

/// Waits until the server hangs up.
fn hung_up(stream: &mut TcpStream) -> Duration {
    let start = Instant::now();
    let mut rest = Vec::new();
    // Closed or reset, both is the end.
    if let Err(error) = stream.read_to_end(&mut rest) {
        assert_ne!(error.kind(), std::io::ErrorKind::WouldBlock, "still open");
    }
    start.elapsed()
}

const HEALTH: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: orrery.test\r\n\r\n";

/// Reads one answer to [`HEALTH`].
fn answer(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    while !answer.ends_with(b"ok\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        answer.extend(byte);
    }
    String::from_utf8(answer).unwrap()
}

#[test]
fn whoever_sends_a_head_slowly_is_cut_off() {
    let server = impatient();
    let mut slow = connect(&server);
    let start = Instant::now();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: orrery.test\r\n")
        .unwrap();
    // A byte now and then keeps nothing alive.
    let mut cut = false;
    while start.elapsed() < HEAD * 6 && !cut {
        std::thread::sleep(HEAD / 7);
        cut = slow.write_all(b"x").is_err();
    }
    assert!(cut, "still listening after {:?}", start.elapsed());
    let mut silent = connect(&server);
    assert!(hung_up(&mut silent) < HEAD * 6);
}

#[test]
fn an_idle_connection_is_closed_and_a_busy_one_is_not() {
    let server = impatient();
    let mut client = connect(&server);
    for _ in 0..4 {
        client.write_all(HEALTH).unwrap();
        assert!(answer(&mut client).starts_with("HTTP/1.1 200"));
        std::thread::sleep(HEAD / 2);
    }
    assert!(hung_up(&mut client) < HEAD * 6);
}

#[test]
fn a_stream_stays_open_and_ends_with_the_server() {
    let mut server = impatient();
    let new = r#"{"game": "comets", "seats": [{"kind": "me"}, {"kind": "here"}]}"#;
    let mut client = connect(&server);
    let length = new.len();
    write!(
        client,
        "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{new}"
    )
    .unwrap();
    let mut made = String::new();
    client.read_to_string(&mut made).unwrap();
    let id = made
        .split_once("\"id\":\"")
        .unwrap()
        .1
        .split('"')
        .next()
        .unwrap();
    let mut stream = connect(&server);
    write!(
        stream,
        "GET /api/tables/{id}/events HTTP/1.1\r\nHost: a\r\n\r\n"
    )
    .unwrap();
    stream.set_read_timeout(Some(HEAD * 4)).unwrap();
    let mut rest = Vec::new();
    let waited = stream.read_to_end(&mut rest);
    let kind = waited.map_err(|error| error.kind());
    assert_eq!(
        kind,
        Err(std::io::ErrorKind::WouldBlock),
        "the stream has ended"
    );
    assert!(String::from_utf8_lossy(&rest).contains("data: {"));
    server.stop();
    hung_up(&mut stream);
}

/// Half a request on each of many connections keeps nobody else out.
#[test]
fn one_client_has_only_so_many_connections() {
    let mut settings = generous();
    settings.limits.connections = 20;
    let server = Server::with(settings);
    let half = b"GET /healthz HTTP/1.1\r\nHost: orrery.test\r\n";
    let mut idle: Vec<TcpStream> = (0..20).map(|_| connect(&server)).collect();
    for stream in &mut idle {
        stream.write_all(half).unwrap();
    }
    let mut refused = connect(&server);
    let answer_to = |stream: &mut TcpStream| {
        let _ = stream.write_all(HEALTH);
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).is_ok()
    };
    assert!(!answer_to(&mut refused));
    // Somebody else, from another address of this machine.
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let address = format!("127.0.0.1:{}", server.port).parse().unwrap();
    let other = runtime.block_on(async { socket.connect(address).await.unwrap().into_std() });
    let mut other = other.unwrap();
    other.set_nonblocking(false).unwrap();
    assert!(answer_to(&mut other));
    drop(idle.pop());
    let begin = Instant::now();
    while !answer_to(&mut connect(&server)) {
        assert!(begin.elapsed() < Duration::from_secs(5), "a place was free");
    }
}

/// A shell that is told one block of commands after the other.
struct Shell {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

const END: &str = "--- the end of a block ---";

impl Shell {
    fn start(dir: &Path) -> Self {
        let mut shell = Command::new("bash")
            .current_dir(dir)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self {
            input: shell.stdin.take().unwrap(),
            output: BufReader::new(shell.stdout.take().unwrap()),
            child: shell,
        }
    }

    /// What a block of commands prints: everything, or so many lines of something that never ends.
    fn run(&mut self, block: &str, lines: Option<usize>) -> String {
        writeln!(self.input, "{block}\necho; echo '{END}'").unwrap();
        let mut printed = String::new();
        while lines != Some(printed.lines().count()) {
            let mut line = String::new();
            assert!(
                self.output.read_line(&mut line).unwrap() > 0,
                "the shell has ended"
            );
            if line.trim_end() == END {
                break;
            }
            printed += &line;
        }
        printed.trim_end().to_owned()
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The blocks of a document: language and text.
fn blocks(document: &str) -> Vec<(&str, &str)> {
    let fenced = document.split("```").skip(1).step_by(2);
    fenced
        .map(|block| block.split_once('\n').unwrap())
        .collect()
}

/// Every `sh` block of the document is run as it stands. A `json` block after it is what it prints; a
/// `text` block is the beginning of what it prints without end.
#[test]
fn the_commands_of_the_api_document_work_as_shown() {
    let server = Server::with(Settings {
        demo: false,
        ..generous()
    });
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md");
    let document = std::fs::read_to_string(document).unwrap();
    let address = "ORRERY=http://127.0.0.1:3042";
    assert!(document.contains(address));
    let document = document.replace(address, &format!("ORRERY={}", server.url));
    let dir = TempDir::new().unwrap();
    let mut shell = Shell::start(dir.path());
    let blocks = blocks(&document);
    let mut shown = 0;
    for (index, (language, block)) in blocks.iter().enumerate() {
        if *language != "sh" {
            continue;
        }
        let next = blocks.get(index + 1);
        let expected = next.filter(|(language, _)| *language != "sh");
        let endless = expected.filter(|(language, _)| *language == "text");
        let printed = shell.run(
            block,
            endless.map(|(_, text)| text.trim_end().lines().count()),
        );
        let expected = expected.map_or("", |(_, text)| text.trim_end());
        assert_eq!(printed, expected, "{block}");
        shown += usize::from(!expected.is_empty());
    }
    assert!(shown >= 6, "{shown}");
    let record = std::fs::read(dir.path().join("game.orrery")).unwrap();
    let record = orrery_core::Record::from_bytes(&record).unwrap();
    record
        .replay(&orrery_games::entries(), |_, _, _| {})
        .unwrap();
}

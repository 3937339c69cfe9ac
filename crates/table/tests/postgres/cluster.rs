//! A PostgreSQL of our own: unprivileged, in a folder of its own, on a port of its own, gone when the test is.

use std::fs;
use std::io::Write as _;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::{ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

/// See the [module](self).
pub(crate) struct Cluster {
    folder: PathBuf,
    port: u16,
    settings: String,
    /// The shell that looks after the folder ends when this is closed.
    _keeper: ChildStdin,
}

/// Where Debian puts the programs of the server, which are not on the path.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut found: Vec<PathBuf> = versions
        .flatten()
        .map(|version| version.path().join("bin").join(name))
        .filter(|path| path.exists())
        .collect();
    found.sort();
    found.pop().unwrap_or_else(|| PathBuf::from(name))
}

/// The server refuses to run as root.
fn unprivileged() -> &'static str {
    let root = fs::metadata("/proc/self").map(|me| std::os::unix::fs::MetadataExt::uid(&me));
    match root {
        Ok(0) => "setpriv --reuid=nobody --regid=nogroup --clear-groups",
        _ => "",
    }
}

fn shell(script: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", script]);
    command
}

fn done(script: &str) -> bool {
    let mut command = shell(script);
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().unwrap().success()
}

/// A port that nobody uses.
pub(crate) fn free_port() -> u16 {
    let socket = TcpListener::bind("127.0.0.1:0").unwrap();
    socket.local_addr().unwrap().port()
}

impl Cluster {
    /// A new one. What it has acknowledged need not survive the loss of power unless `durable`.
    #[expect(
        clippy::zombie_processes,
        reason = "they outlive the test that started them"
    )]
    pub(crate) fn start(durable: bool) -> Self {
        let folder = tempfile::tempdir().unwrap().keep();
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        let data = folder.join("data");
        fs::create_dir(&data).unwrap();
        if !unprivileged().is_empty() {
            assert!(done(&format!("chown nobody:nogroup {}", data.display())));
        }
        let script = format!(
            "cd / && {} {} --pgdata={} --auth=trust --username=orrery --encoding=UTF8 --locale=C --no-sync",
            unprivileged(),
            program("initdb").display(),
            data.display()
        );
        let made = shell(&script).output().unwrap();
        assert!(made.status.success(), "{made:?}");
        // The folder goes when this process has gone, whatever became of it.
        let keeper = format!(
            "cat > /dev/null; pid=$(head -n 1 {0}/data/postmaster.pid) && kill -QUIT $pid
             for i in 1 2 3 4 5; do kill -0 $pid && sleep 0.2; done; rm -rf {0}",
            folder.display()
        );
        let mut keeper = shell(&keeper);
        let keeper = keeper.stdin(Stdio::piped()).stdout(Stdio::null());
        let mut keeper = keeper.stderr(Stdio::null()).spawn().unwrap();
        let fsync = if durable { "on" } else { "off" };
        let cluster = Self {
            folder,
            port: free_port(),
            settings: format!("-c fsync={fsync} -c max_connections=300 -c shared_buffers=64MB"),
            _keeper: keeper.stdin.take().unwrap(),
        };
        cluster.run();
        cluster
    }

    /// Lets it speak TLS from its next start on; gives back the certificate to trust.
    #[allow(dead_code, reason = "not all tests do")]
    pub(crate) fn secure(&mut self) -> PathBuf {
        let script = format!(
            "set -e; umask 077; cd {}
             openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=ours -keyout ca.key -out ca.crt
             openssl req -newkey rsa:2048 -nodes -subj /CN=database -keyout data/server.key -out server.csr
             echo subjectAltName=DNS:localhost > names
             openssl x509 -req -days 2 -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -extfile names \
                 -out data/server.crt
             if [ $(id -u) = 0 ]; then chown nobody:nogroup data/server.key data/server.crt; fi",
            self.folder.display()
        );
        assert!(done(&script));
        self.settings += " -c ssl=on";
        self.folder.join("ca.crt")
    }

    /// Starts the server and waits until it answers.
    #[expect(
        clippy::zombie_processes,
        reason = "they outlive the test that started them"
    )]
    pub(crate) fn run(&self) {
        let script = format!(
            "cd / && exec {} {} -D {}/data -p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories= {} \
             >> {2}/log 2>&1 < /dev/null",
            unprivileged(),
            program("postgres").display(),
            self.folder.display(),
            self.port,
            self.settings
        );
        shell(&script).spawn().unwrap();
        let begin = Instant::now();
        let ready = format!(
            "{} -q -h 127.0.0.1 -p {}",
            program("pg_isready").display(),
            self.port
        );
        while !done(&ready) {
            let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(begin.elapsed() < Duration::from_secs(60), "{log}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Stops the server: INT ends it in good order, KILL at once.
    #[allow(dead_code, reason = "not all tests do")]
    pub(crate) fn stop(&self, signal: &str) {
        let file = self.folder.join("data/postmaster.pid");
        let pid = fs::read_to_string(&file).unwrap();
        let pid = pid.lines().next().unwrap().to_owned();
        assert!(done(&format!("kill -{signal} {pid}")));
        let begin = Instant::now();
        // A child that nobody has waited for still counts.
        while done(&format!(
            "test -d /proc/{pid} && ! grep -q '^State:.Z' /proc/{pid}/status"
        )) {
            assert!(begin.elapsed() < Duration::from_secs(30));
            std::thread::sleep(Duration::from_millis(20));
        }
        if signal == "KILL" {
            // Its children notice by themselves.
            std::thread::sleep(Duration::from_millis(300));
            let _ = fs::remove_file(file);
        }
    }

    #[allow(dead_code, reason = "not all tests do")]
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The address of a schema.
    pub(crate) fn url(&self, schema: &str) -> String {
        self.url_at(self.port, schema)
    }

    /// The same through something that listens on another port.
    pub(crate) fn url_at(&self, port: u16, schema: &str) -> String {
        format!(
            "postgres://orrery@127.0.0.1:{port}/postgres?sslmode=disable&schema={schema}&connections=6"
        )
    }

    /// Runs SQL with the client of PostgreSQL, and gives back what it prints.
    pub(crate) fn sql(&self, schema: &str, sql: &str) -> String {
        let mut psql = Command::new(program("psql"))
            .args([
                "-qAtX",
                "-v",
                "ON_ERROR_STOP=1",
                "-h",
                "127.0.0.1",
                "-U",
                "orrery",
                "-p",
            ])
            .arg(self.port.to_string())
            .args(["-d", "postgres", "-f", "-"])
            .env("PGOPTIONS", format!("-c search_path={schema}"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        psql.stdin
            .take()
            .unwrap()
            .write_all(sql.as_bytes())
            .unwrap();
        let said = psql.wait_with_output().unwrap();
        assert!(said.status.success(), "{sql}");
        String::from_utf8(said.stdout).unwrap()
    }
}

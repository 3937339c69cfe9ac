//! `orrery serve`: the server, and what it needs from the system.

use crate::Failure;
use crate::backup::{DATABASE, KEY, PACKS, PUSH};
use clap::builder::TypedValueParser as _;
use orrery_games::GAMES;
use orrery_notice::{PushKey, Reach, Smtp};
use orrery_table::{Config, PostgresStore, Secret, SqliteStore, Store, StoreError, Tables};
use orrery_web::session::Key;
use orrery_web::{App, Base, Folder, Limits, Notices, Outgoing, Settings, load_push_key};
use std::env;
use std::fs;
use std::io::{self, IsTerminal as _, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing::Level;

/// Run the server: tables to play at in the browser
///
/// Everything is kept in the data directory: the games in a database, and the key that tells browsers
/// apart. Data packs that lie there in packs/GAME/NAME are offered for new games. With --store all of it is kept in a
/// PostgreSQL database instead, which any number of servers may share. The server may be stopped, or killed, at any
/// moment; no choice that was answered is lost.
#[derive(clap::Args)]
#[command(
    after_help = "Every option can also stand in the file named by --config, as a line of TOML without the dashes \
                  (listen = \"127.0.0.1:3042\", proxy = true), or in the variable that is shown. An argument overrules the \
                  variable, and the variable the file.\n\nExamples:\n  orrery serve\n  \
                  orrery serve --listen 0.0.0.0:80 --data /var/lib/orrery\n  \
                  orrery serve --listen 127.0.0.1:0    any free port\n  \
                  orrery serve --config /etc/orrery/orrery.toml"
)]
pub(crate) struct Args {
    /// A file with further options
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// Address and port to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDR", default_value_t = SocketAddr::from((Ipv4Addr::LOCALHOST, 3042)))]
    listen: SocketAddr,

    /// Where to keep games; by default the user's data directory
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// A PostgreSQL database to keep games in, postgres://USER:PASSWORD@HOST/NAME, for any number of servers at once;
    /// by default a file in the data directory
    #[arg(long, value_name = "URL", value_parser = address)]
    store: Option<String>,

    /// Offer the demonstration games too
    #[arg(long)]
    demo: bool,

    /// So many proxies stand in front, one if no number is given: believe their X-Forwarded-For and
    /// X-Forwarded-Proto
    #[arg(long, value_name = "N", default_value_t = 0, default_missing_value = "1",
          num_args = 0..=1, require_equals = true, value_parser = proxies)]
    proxy: u8,

    /// Where the server stands below its host, such as /orrery
    #[arg(long, value_name = "PATH", default_value_t = Base::default(), hide_default_value = true)]
    base: Base,

    /// The token that opens /operator and /metrics, 16 characters or more; without one they stay closed
    #[arg(long, value_name = "TOKEN", value_parser = token)]
    operator_token: Option<Secret>,

    /// The address of this server as everybody writes it, such as https://orrery.example.org; links in e-mail and webhooks
    /// begin with it
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,

    /// The mail server that passes e-mail on: smtps://USER:PASSWORD@HOST, or smtp:// with STARTTLS; without one
    /// there is no e-mail
    #[arg(long, value_name = "URL", requires = "mail_from")]
    smtp: Option<String>,

    /// The address that e-mail comes from
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,

    /// Hosts to which webhooks may go, such as discord.com,hooks.slack.com,ntfy.sh; without any there are none
    #[arg(long, value_name = "HOSTS", value_delimiter = ',')]
    webhook_hosts: Vec<String>,

    /// More push services than those of the known browsers, such as push.example.org; with a dot in front, all hosts below
    /// that name
    #[arg(long, value_name = "HOSTS", value_delimiter = ',')]
    push_hosts: Vec<String>,

    /// Send nothing to browsers that are not open
    #[arg(long)]
    no_push: bool,

    /// Let notices go to private addresses and without encryption: for tests
    #[arg(long, hide = true)]
    notices_inside: bool,

    /// Days in a year that somebody may be away while the clocks of their tables stand still
    #[arg(long, value_name = "DAYS", default_value_t = Config::default().days_off)]
    days_off: u32,

    /// Requests per second that one client may make
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests)]
    requests: u32,

    /// Pages of one client that may follow tables at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().streams)]
    streams: u32,

    /// Tables that one client may make in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables)]
    tables: u32,

    /// Connections of one client that may be open at the same time; behind a proxy, the proxy has to count
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    connections: u32,

    /// Unfinished games with a bot in every seat that there may be
    #[arg(long, value_name = "N", default_value_t = Config::default().unattended)]
    bots_alone: usize,

    /// Days after which the host may give the seat of somebody free who has not been there
    #[arg(long, value_name = "DAYS", default_value_t = days(Config::default().absent))]
    absent: u32,

    /// Days after which an unfinished table is deleted at which nobody does anything; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = Config::default().abandoned.map_or(0, days))]
    keep_unfinished: u32,

    /// Days after which a finished game is deleted; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = Config::default().finished.map_or(0, days))]
    keep_finished: u32,

    /// The folder with the edition that needs no server, made by `cargo xtask offline`: it is offered below /offline/
    #[arg(long, value_name = "DIR")]
    offline: Option<PathBuf>,

    /// Days after which an account is deleted that nobody uses; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = Config::default().unused.map_or(0, days))]
    keep_accounts: u32,

    /// What to log: error, warn, info or debug
    #[arg(long, value_name = "LEVEL", default_value = "info", value_parser = level())]
    log: Level,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn days(time: Duration) -> u32 {
    time.div_duration_f64(DAY).round() as u32
}

/// A number of proxies; variables say `true` for one.
fn proxies(text: &str) -> Result<u8, String> {
    match text {
        "true" => Ok(1),
        "false" => Ok(0),
        number => number.parse().map_err(|_| "a number of proxies".to_owned()),
    }
}

fn level() -> impl clap::builder::TypedValueParser<Value = Level> {
    clap::builder::PossibleValuesParser::new(["error", "warn", "info", "debug"])
        .try_map(|name| name.parse::<Level>())
}

/// An address of ours: everything else is put behind it.
fn public_url(text: &str) -> Result<String, &'static str> {
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    match plain && (text.starts_with("https://") || text.starts_with("http://")) {
        true => Ok(text.trim_end_matches('/').to_owned()),
        false => Err("an address is https://HOST"),
    }
}

/// Somebody who guesses needs a lifetime.
fn token(text: &str) -> Result<Secret, &'static str> {
    match text.chars().count() {
        16.. => Ok(Secret::of(text)),
        _ => Err("a token has 16 characters or more"),
    }
}

/// The address of a database; what is wrong with it is told when it is opened.
pub(crate) fn address(text: &str) -> Result<String, &'static str> {
    match PostgresStore::is_address(text) {
        true => Ok(text.to_owned()),
        false => Err("a database is postgres://USER:PASSWORD@HOST/NAME"),
    }
}

/// The data directory: the one that was named, or the usual one.
pub(crate) fn data_directory(named: Option<&Path>) -> Result<PathBuf, Failure> {
    let data = named.map(Path::to_owned).or_else(usual_directory);
    data.ok_or_else(|| {
        Failure::Usage("no data directory is known; name one with --data".to_owned())
    })
}

/// A folder of our own where this system keeps the data of programs.
fn usual_directory() -> Option<PathBuf> {
    let folder = |name: &str| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|p| p.is_absolute())
    };
    let base = if cfg!(windows) {
        folder("APPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("orrery"))
}

fn failed(problem: String) -> Failure {
    Failure::Check(vec![problem])
}

/// What the games are kept in.
struct Kept {
    store: Arc<dyn Store>,
    key: Key,
    push: Vec<u8>,
    place: String,
}

/// The file in the data directory, and the key beside it.
fn in_file(data: &Path) -> Result<Kept, Failure> {
    let at = |path: &Path, error: &io::Error| failed(format!("{}: {error}", path.display()));
    fs::create_dir_all(data).map_err(|error| at(data, &error))?;
    let key = data.join(KEY);
    let key = Key::load(&key).map_err(|error| at(&key, &error))?;
    let push = data.join(PUSH);
    let push = load_push_key(&push).map_err(|error| at(&push, &error))?;
    let store = SqliteStore::open(&data.join(DATABASE));
    Ok(Kept {
        store: Arc::new(store.map_err(|error| failed(error.to_string()))?),
        key,
        push,
        place: data.display().to_string(),
    })
}

/// The database, which keeps the key for all servers too.
fn in_database(url: &str) -> Result<Kept, Failure> {
    let told = |error: StoreError| failed(error.to_string());
    let store = PostgresStore::open(url, GAMES).map_err(told)?;
    let fresh = Key::random().map_err(|error| failed(error.to_string()))?;
    store.keep_secret(KEY, fresh.bytes()).map_err(told)?;
    let key = store.secret(KEY).map_err(told)?;
    let key = key.and_then(|bytes| Key::of(&bytes));
    let fresh = PushKey::generate().map_err(|error| failed(error.to_string()))?;
    store.keep_secret(PUSH, &fresh).map_err(told)?;
    let push = store.secret(PUSH).map_err(told)?;
    Ok(Kept {
        push: push.unwrap_or(fresh),
        key: key.ok_or_else(|| failed("the key in the database has not 64 bytes".to_owned()))?,
        place: format!("the database {}", store.place()),
        store: Arc::new(store),
    })
}

/// The files of a folder that `cargo xtask offline` made, by their paths.
fn site(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let told = |path: &Path, error: io::Error| failed(format!("{}: {error}", path.display()));
    let (mut files, mut folders) = (Vec::new(), vec![(String::new(), folder.to_owned())]);
    while let Some((name, folder)) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| told(&folder, error))? {
            let path = entry.map_err(|error| told(&folder, error))?.path();
            let own = path.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{name}{own}");
            match path.is_dir() {
                true => folders.push((format!("{name}/"), path)),
                false => files.push((name, fs::read(&path).map_err(|error| told(&path, error))?)),
            }
        }
    }
    match files.iter().any(|(name, _)| name == "sw.js") {
        true => Ok(files),
        false => Err(failed(format!(
            "{}: no edition without a server; `cargo xtask offline {0}` makes one",
            folder.display()
        ))),
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let data = data_directory(args.data.as_deref());
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .with_max_level(args.log)
        .with_target(false)
        .init();
    let (kept, packs) = match (&args.store, data) {
        // Data packs on offer are in the database too: see `orrery offer`.
        (Some(url), _) => (in_database(url)?, None),
        (None, data) => {
            let data = data?;
            (in_file(&data)?, Some(data.join(PACKS)))
        }
    };
    let config = Config {
        packs,
        unattended: args.bots_alone,
        absent: DAY * args.absent,
        days_off: args.days_off,
        abandoned: (args.keep_unfinished > 0).then(|| DAY * args.keep_unfinished),
        finished: (args.keep_finished > 0).then(|| DAY * args.keep_finished),
        unused: (args.keep_accounts > 0).then(|| DAY * args.keep_accounts),
        ..Config::default()
    };
    let tables = Tables::open(kept.store, GAMES, config);
    let tables = tables.map_err(|error| failed(error.to_string()))?;
    let folder = args.offline.as_deref().map(site).transpose()?;
    let settings = Settings {
        demo: args.demo,
        proxies: args.proxy,
        base: args.base,
        operator: args.operator_token,
        limits: Limits {
            requests: args.requests,
            streams: args.streams,
            tables: args.tables,
            connections: args.connections,
            sockets: sockets(),
            ..Limits::default()
        },
        offline: false,
        folder: folder.map(Folder::of),
    };
    let notices = notices(args, kept.push)?;
    let app = App::telling(settings, kept.key, tables, notices);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.listen).await;
        let listener = listener
            .map_err(|error| failed(format!("cannot listen on {}: {error}", args.listen)))?;
        let address = listener.local_addr()?;
        let stop = stop()?;
        let (kept, base) = (&kept.place, args.base);
        // A server that nobody listens to at the terminal still serves.
        let _ = write!(
            out,
            "Orrery is at http://{address}{base}/\nGames are kept in {kept}\n"
        );
        let _ = out.flush();
        tracing::info!(%address, "started");
        orrery_web::serve(app, listener, stop).await?;
        tracing::info!("stopped");
        Ok(())
    })
}

/// The notices that the operator wants to be sent.
fn notices(args: &Args, push: Vec<u8>) -> Result<Notices, Failure> {
    let smtp = args.smtp.as_deref().zip(args.mail_from.as_deref());
    let smtp = smtp.map(|(url, from)| Smtp::parse(url, from)).transpose();
    let wanted = Outgoing {
        url: args.public_url.clone(),
        smtp: smtp.map_err(|problem| Failure::Usage(problem.to_owned()))?,
        hooks: args.webhook_hosts.clone(),
        push: (!args.no_push).then_some(push),
        push_hosts: args.push_hosts.clone(),
        reach: Reach {
            inside: args.notices_inside,
        },
    };
    Notices::new(wanted).map_err(|error| Failure::Usage(error.to_string()))
}

/// Files that the server has open beside connections, with some to spare.
const FILES: u64 = 100;

/// Raises the limit of open files as far as the system allows, and tells how many connections that leaves room
/// for.
fn sockets() -> u32 {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        // More would only cost memory of the kernel.
        const ENOUGH: u64 = 1 << 16;
        let limit = getrlimit(Resource::Nofile);
        let (before, most) = (
            limit.current.unwrap_or(ENOUGH),
            limit.maximum.unwrap_or(ENOUGH),
        );
        let wanted = most.min(ENOUGH);
        let raised = Rlimit {
            current: Some(wanted),
            ..limit
        };
        let files = match before < wanted && setrlimit(Resource::Nofile, raised).is_ok() {
            true => wanted,
            false => before,
        };
        tracing::info!(files, "files may be open");
        u32::try_from(files.saturating_sub(FILES).max(FILES)).unwrap_or(u32::MAX)
    }
    #[cfg(not(unix))]
    Limits::default().sockets
}

/// Ready when the system or the person at the terminal wants us to stop. Signals count from this call on, not only
/// once somebody waits.
#[cfg(unix)]
fn stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hangup = signal(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hangup.recv() => {}
        }
    })
}

/// Ready when the person at the terminal wants us to stop.
#[cfg(not(unix))]
fn stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

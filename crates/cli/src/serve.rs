//! `orrery serve`: the server, and what it needs from the system.

use crate::Failure;
use clap::builder::TypedValueParser as _;
use orrery_games::GAMES;
use orrery_table::{Config, SqliteStore, Tables};
use orrery_web::session::Key;
use orrery_web::{App, Limits, Settings};
use std::env;
use std::fs;
use std::io::{IsTerminal as _, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::signal::ctrl_c;
use tracing::Level;

/// Run the server: tables to play at in the browser
///
/// Everything is kept in the data directory: the games in a database, and the key that tells browsers
/// apart. Data packs that lie there in packs/GAME/NAME are offered for new games. The server may be stopped, or killed, at any moment; no choice that was answered is lost.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery serve\n  orrery serve --listen 0.0.0.0:80 --data /var/lib/orrery\n  \
                        orrery serve --listen 127.0.0.1:0    any free port"
)]
pub(crate) struct Args {
    /// Address and port to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDR", default_value_t = SocketAddr::from((Ipv4Addr::LOCALHOST, 3042)))]
    listen: SocketAddr,

    /// Where to keep games; by default the user's data directory
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Offer the demonstration games too
    #[arg(long)]
    demo: bool,

    /// A proxy stands in front: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long)]
    proxy: bool,

    /// Requests per second that one client may make
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests)]
    requests: u32,

    /// Pages of one client that may follow tables at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().streams)]
    streams: u32,

    /// Tables that one client may make in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables)]
    tables: u32,

    /// What to log: error, warn, info or debug
    #[arg(long, value_name = "LEVEL", default_value = "info", value_parser = level())]
    log: Level,
}

fn level() -> impl clap::builder::TypedValueParser<Value = Level> {
    clap::builder::PossibleValuesParser::new(["error", "warn", "info", "debug"])
        .try_map(|name| name.parse::<Level>())
}

/// A folder of our own where this system keeps the data of programs.
fn data_directory() -> Option<PathBuf> {
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

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let failed = |problem: String| Failure::Check(vec![problem]);
    let data = args.data.clone().or_else(data_directory).ok_or_else(|| {
        Failure::Usage("no data directory is known; name one with --data".to_owned())
    })?;
    fs::create_dir_all(&data).map_err(|error| failed(format!("{}: {error}", data.display())))?;
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_max_level(args.log)
        .with_target(false)
        .init();
    let key = data.join("key");
    let key = Key::load(&key).map_err(|error| failed(format!("{}: {error}", key.display())))?;
    let store = SqliteStore::open(&data.join("orrery.db"));
    let store = store.map_err(|error| failed(error.to_string()))?;
    let config = Config {
        packs: Some(data.join("packs")),
        ..Config::default()
    };
    let tables = Tables::open(Arc::new(store), GAMES, config);
    let tables = tables.map_err(|error| failed(error.to_string()))?;
    let settings = Settings {
        demo: args.demo,
        proxy: args.proxy,
        limits: Limits {
            requests: args.requests,
            streams: args.streams,
            tables: args.tables,
            ..Limits::default()
        },
    };
    let app = App::new(settings, key, tables);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.listen).await;
        let listener = listener
            .map_err(|error| failed(format!("cannot listen on {}: {error}", args.listen)))?;
        let address = listener.local_addr()?;
        let kept = data.display();
        // A server that nobody listens to at the terminal still serves.
        let _ = write!(
            out,
            "Orrery is at http://{address}/\nGames are kept in {kept}\n"
        );
        let _ = out.flush();
        tracing::info!(%address, "started");
        orrery_web::serve(app, listener, stop()).await?;
        tracing::info!("stopped");
        Ok(())
    })
}

/// Ready when the system or the person at the terminal wants us to stop.
async fn stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = ctrl_c().await;
}

//! The server: pages, live updates and the JSON API.
//!
//! | module | owns |
//! |---|---|
//! | (here) | [`App`], the routes, running the server |
//! | `guard` | what every request and every answer goes through |
//! | `reader` | who asks: language, theme, session |
//! | [`session`] | signed cookies and form tokens |
//! | [`limits`] | how much one client may ask for |
//! | `problem` | errors in words |
//! | `layout`, `assets` | the frame of pages, style and scripts |
//! | `home`, `rules`, `catalog` | pages without a table |
//! | `metrics` | numbers for operators |
//!
//! Everything a person reads comes from `orrery-text`. Deliberately absent: rules, the states of games,
//! and storage.

mod assets;
mod catalog;
mod guard;
mod home;
mod layout;
pub mod limits;
mod metrics;
mod problem;
mod reader;
mod rules;
pub mod session;

pub use limits::Limits;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use limits::{Buckets, Open};
use metrics::Metrics;
use orrery_games::{GAMES, GameEntry};
use session::Key;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// How the server behaves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// Offer the demonstration games too.
    pub demo: bool,
    /// A proxy stands in front and says in `X-Forwarded-…` who asks.
    pub proxy: bool,
    /// What one client may do.
    pub limits: Limits,
}

/// Everything the pages share.
pub struct App {
    pub(crate) settings: Settings,
    pub(crate) key: Key,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) streams: Open,
    pub(crate) metrics: Metrics,
}

/// The games on offer.
type Games = Vec<&'static GameEntry>;

impl App {
    /// A server with this key.
    #[must_use]
    pub fn new(settings: Settings, key: Key) -> Arc<Self> {
        let limits = settings.limits;
        Arc::new(Self {
            settings,
            key,
            requests: Buckets::new(limits.requests * 10, limits.requests.into()),
            streams: Open::default(),
            metrics: Metrics::default(),
        })
    }

    fn games(&self) -> Games {
        let offered = |game: &&GameEntry| self.settings.demo || !game.core.info.demo;
        GAMES.iter().filter(offered).collect()
    }

    fn game(&self, id: &str) -> Option<&'static GameEntry> {
        self.games().into_iter().find(|game| game.id() == id)
    }
}

/// All routes.
pub fn app(state: Arc<App>) -> Router {
    let body = state.settings.limits.body;
    Router::new()
        .route("/", get(home::home))
        .route("/settings", post(home::settings))
        .route("/rules", get(rules::index))
        .route("/rules/{game}", get(rules::game))
        .route("/catalog", get(catalog::index))
        .route("/catalog/{game}", get(catalog::game))
        .route("/assets/{version}/{name}", get(assets::get))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .layer(CatchPanicLayer::new())
        .layer(axum::middleware::from_fn_with_state(state.clone(), guard::guard))
        .layer(DefaultBodyLimit::max(body))
        .layer(CompressionLayer::new())
        .with_state(state)
}

async fn healthz() -> &'static str {
    "ok\n"
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let gauges = [(
        "streams",
        "Streams that are open.",
        u64::from(app.streams.count()),
    )];
    let kind = [(CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics.text(&gauges))
}

/// Serves until `stop` is ready, then finishes what is under way.
pub async fn serve(
    state: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let service = app(state).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service)
        .with_graceful_shutdown(stop)
        .await
}

//! The server: pages, live updates and the JSON API.
//!
//! | module | owns |
//! |---|---|
//! | (here) | [`App`], the routes |
//! | [`serve`](serve()) | the server on a socket |
//! | `guard` | what every request and every answer goes through |
//! | `reader` | who asks: language, theme, session |
//! | [`session`], `key_file` | signed cookies and form tokens, and the file of the key that signs them |
//! | [`limits`] | how much one client may ask for |
//! | `problem` | errors in words |
//! | `layout`, `assets` | the frame of pages, style and scripts |
//! | `home`, `rules`, `catalog` | pages without a table |
//! | `art` | boards as pictures |
//! | `account`, `passkey` | signing in, devices, the page of an account; what a passkey signs |
//! | `profile` | what people have played, and the best of the server |
//! | `new`, `options` | setting up a table, and what is wrong with it |
//! | `learn`, `puzzles`, `stage` | lessons and puzzles: boards whose choices are in the address |
//! | `tables` | from requests to tables and back |
//! | `table`, `log`, `replay`, `end` | the pages of a table |
//! | `folder` | the edition without a server, offered by a server |
//! | `here` | what only the edition without a server shows |
//! | `hint`, `analysis` | what the expert says: about the present turn, about a finished game |
//! | `named` | sentences in which what they name has a lens |
//! | `play`, `plan` | what people do at a table, and what they want to do next |
//! | [`notices`](Notices) | telling people outside of an open page |
//! | `seats` | who sits where: links, devices, leaving, being replaced |
//! | `sheet` | what the page of a table shows, rendered once for all who see the same |
//! | `live` | one stream of updates for each open page |
//! | `gzip` | texts that are compressed once and sent often |
//! | `bring` | games that come from elsewhere, by a record or a link |
//! | `api` | the same for programs |
//! | `base` | where the server stands below its host |
//! | `operator`, `metrics`, `seldom` | what operators see |
//! | `order` | reporting what somebody said, and what the operator does about it |
//!
//! Everything a person reads comes from `orrery-text`, everything about tables from `orrery-table`.
//! Deliberately absent: rules, the states of games, and storage.
#![cfg_attr(
    not(feature = "serve"),
    allow(dead_code, reason = "what only a server offers is left out")
)]

mod account;
mod analysis;
mod api;
mod art;
mod assets;
mod base;
mod bring;
mod calendar;
mod catalog;
mod end;
mod examples;
mod folder;
mod guard;
mod gzip;
mod here;
mod hint;
mod home;
#[cfg(feature = "serve")]
mod key_file;
mod layout;
mod learn;
pub mod limits;
mod live;
mod log;
mod metrics;
mod named;
mod new;
#[cfg(feature = "serve")]
mod notices;
mod operator;
mod options;
mod order;
mod pace;
mod passkey;
mod plan;
mod play;
mod problem;
mod profile;
mod puzzles;
mod reader;
mod replay;
mod rules;
mod scenario;
mod seats;
mod seldom;
#[cfg(feature = "serve")]
mod serve;
pub mod session;
mod sheet;
mod stage;
mod table;
mod tables;
mod talk;

pub use base::{Base, NotABase};
pub use calendar::date;
pub use folder::Folder;
#[cfg(feature = "serve")]
pub use key_file::load_push_key;
pub use limits::Limits;
#[cfg(feature = "serve")]
pub use notices::{NoNotices, Notices, Outgoing};
pub use puzzles::TriedTurn;
pub use reader::{REMEMBERED, together};
#[cfg(feature = "serve")]
pub use serve::serve;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use limits::{Buckets, Open, Turns};
use metrics::Metrics;
use operator::Health;
use orrery_games::{GAMES, GameEntry};
use orrery_table::{After, Secret, TableId, Tables};
use puzzles::Verdicts;
use rules::Pages;
use seldom::Seldom;
use session::Key;
use sheet::Sheets;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
#[cfg(feature = "serve")]
use tower_http::compression::CompressionLayer;
#[cfg(feature = "serve")]
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};

/// How the server behaves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// Offer the demonstration games too.
    pub demo: bool,
    /// So many proxies stand in front and say in `X-Forwarded-…` who asks.
    pub proxies: u8,
    /// Where it stands below its host.
    pub base: Base,
    /// The fingerprint of the token that opens what is for operators only; without one nobody sees it.
    pub operator: Option<Secret>,
    /// What one client may do.
    pub limits: Limits,
    /// True in the edition without a server, for whoever has it in their own browser: nobody waits, there is one thread,
    /// and what needs a server is not offered.
    pub offline: bool,
    /// That edition as a folder, to be offered by a server.
    pub folder: Option<&'static Folder>,
}

/// Everything the pages share.
pub struct App {
    pub(crate) settings: Settings,
    pub(crate) key: Key,
    pub(crate) tables: Tables,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) created: Buckets<IpAddr>,
    pub(crate) seated: Buckets<IpAddr>,
    pub(crate) said: Buckets<IpAddr>,
    pub(crate) watched: Buckets<(IpAddr, TableId)>,
    pub(crate) reported: Buckets<IpAddr>,
    pub(crate) entered: Buckets<IpAddr>,
    /// Letters that somebody had sent to an address, and letters that were sent there.
    #[cfg(feature = "serve")]
    pub(crate) mailed: Buckets<IpAddr>,
    #[cfg(feature = "serve")]
    pub(crate) lettered: Buckets<Secret>,
    #[cfg(feature = "serve")]
    pub(crate) listened: Buckets<IpAddr>,
    #[cfg(feature = "serve")]
    pub(crate) notices: Notices,
    pub(crate) streams: Open,
    pub(crate) connections: Open,
    /// Requests for which others have to think, and whose turn it is.
    pub(crate) learners: Open,
    pub(crate) thinking: Turns,
    /// What was thought about turns in puzzles.
    pub(crate) verdicts: Verdicts,
    pub(crate) sheets: Sheets,
    /// Compressed parts of tables.
    pub(crate) packed: Arc<gzip::Shelf>,
    pub(crate) rules: Pages,
    pub(crate) components: Pages,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    /// The store fails.
    pub(crate) failing: Mutex<Seldom>,
    /// True once the server is to stop: streams end.
    pub(crate) stopping: watch::Sender<bool>,
}

impl App {
    /// A server for these tables that tells nobody anything elsewhere.
    #[must_use]
    pub fn new(settings: Settings, key: Key, tables: Tables) -> Arc<Self> {
        Arc::new(Self::silent(settings, key, tables))
    }

    /// A server for these tables that sends notices.
    #[cfg(feature = "serve")]
    #[must_use]
    pub fn telling(settings: Settings, key: Key, tables: Tables, notices: Notices) -> Arc<Self> {
        let silent = Self::silent(settings, key, tables);
        Arc::new(Self { notices, ..silent })
    }

    fn silent(settings: Settings, key: Key, tables: Tables) -> Self {
        let limits = settings.limits;
        Self {
            settings,
            key,
            tables,
            requests: Buckets::new(limits.requests * 10, limits.requests.into()),
            created: Buckets::new(limits.tables, f64::from(limits.tables) / 3600.0),
            seated: Buckets::new(limits.tables, f64::from(limits.tables) / 3600.0),
            said: Buckets::new(limits.messages, f64::from(limits.messages) / 60.0),
            watched: Buckets::new(limits.watchers, f64::from(limits.watchers) / 86_400.0),
            reported: Buckets::new(limits.reports, f64::from(limits.reports) / 3600.0),
            entered: Buckets::new(limits.entries, f64::from(limits.entries) / 600.0),
            #[cfg(feature = "serve")]
            mailed: Buckets::new(limits.letters, f64::from(limits.letters) / 3600.0),
            #[cfg(feature = "serve")]
            lettered: Buckets::new(limits.letters_to, f64::from(limits.letters_to) / 3600.0),
            #[cfg(feature = "serve")]
            listened: Buckets::new(limits.listeners, f64::from(limits.listeners) / 3600.0),
            #[cfg(feature = "serve")]
            notices: Notices::default(),
            streams: Open::default(),
            connections: Open::default(),
            learners: Open::default(),
            thinking: Turns::default(),
            verdicts: Verdicts::default(),
            sheets: Sheets::default(),
            packed: Arc::default(),
            rules: Pages::default(),
            components: Pages::default(),
            metrics: Metrics::default(),
            health: Health::default(),
            failing: Mutex::default(),
            stopping: watch::Sender::new(false),
        }
    }

    /// Whether letters can be sent from here; without a server none can.
    pub(crate) fn has_mail(&self) -> bool {
        #[cfg(feature = "serve")]
        let has = self.notices.has_mail();
        #[cfg(not(feature = "serve"))]
        let has = false;
        has
    }

    /// Whether webhooks can be told from here.
    pub(crate) fn has_hooks(&self) -> bool {
        #[cfg(feature = "serve")]
        let has = self.notices.has_hooks();
        #[cfg(not(feature = "serve"))]
        let has = false;
        has
    }

    /// The games on offer.
    fn games(&self) -> Vec<&'static GameEntry> {
        let offered = |game: &&GameEntry| self.settings.demo || !game.core.info.demo;
        GAMES.iter().filter(offered).collect()
    }

    fn game(&self, id: &str) -> Option<&'static GameEntry> {
        self.games().into_iter().find(|game| game.id() == id)
    }
}

/// Where there is no server nobody can be written to.
#[cfg(not(feature = "serve"))]
impl App {
    pub(crate) fn may_write(&self, _: &reader::Reader, _: &str) -> Result<(), problem::Problem> {
        Ok(())
    }

    pub(crate) fn write_way_in(
        &self,
        _: orrery_text::Lang,
        _: [&str; 2],
        _: &str,
        _: &str,
    ) -> bool {
        false
    }
}

/// What is at a table.
fn table_routes() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/board.svg", get(art::table))
        .route("/t/{id}/stream", get(live::page))
        .route("/t/{id}/turn", get(table::turn))
        .route("/t/{id}/play", post(play::play))
        .route("/t/{id}/foresee", get(play::foresee))
        .route("/t/{id}/hint", post(hint::ask))
        .route("/t/{id}/undo", play::deed(play::undo))
        .route("/t/{id}/close", play::deed(play::close))
        .route("/t/{id}/auto-end", play::deed(play::auto_end))
        .route("/t/{id}/plan", get(plan::page).post(plan::post))
        .route("/t/{id}/plan/foresee", get(plan::foresee))
        .route("/t/{id}/drop-plan", play::deed(plan::drop_plan))
        .route("/t/{id}/remark", post(replay::remark))
        .route(
            "/t/{id}/pass-on",
            get(seats::pass_page).post(seats::pass_on),
        )
        .route("/t/{id}/sit", post(seats::sit))
        .route("/t/{id}/invite", play::deed(seats::invite))
        .route("/t/{id}/end-device", play::deed(seats::end_device))
        .route("/t/{id}/leave", play::deed(seats::leave))
        .route("/t/{id}/resign", play::deed(seats::resign))
        .route("/t/{id}/stop", play::deed(seats::want_stop))
        .route("/t/{id}/free", play::deed(seats::free))
        .route("/t/{id}/bot", play::deed(seats::want_bot))
        .route(
            "/t/{id}/seat/{link}",
            get(seats::invitation).post(seats::accept),
        )
        .route("/t/{id}/links", get(seats::links))
        .route("/t/{id}/ask", post(seats::ask))
        .route("/t/{id}/join", play::deed(seats::join))
        .route("/t/{id}/decline", post(seats::decline))
        .route("/t/{id}/talk", get(talk::page))
        .route("/t/{id}/say", post(talk::say))
        .route("/t/{id}/mute", post(talk::mute))
        .route("/t/{id}/report", get(order::form).post(order::report))
        .route("/t/{id}/log", get(log::page))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/result", get(end::page))
        .route("/t/{id}/continue", post(replay::go_on))
        .route("/t/{id}/rematch", play::following(After::Rematch))
        .route("/t/{id}/sequel", play::following(After::Sequel))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/analyse", post(analysis::start))
        .route("/t/{id}/analysis.json", get(analysis::get))
}

/// All routes.
pub fn app(state: Arc<App>) -> Router {
    let Settings { base, limits, .. } = state.settings;
    let routes = Router::new()
        .route("/", get(home::home))
        .route("/settings", post(home::settings))
        .route("/rules", rules::index("web-nav-rules", "/rules"))
        .route("/rules/{game}", get(rules::game))
        .route("/rules/{game}/{print}/{picture}", get(examples::picture))
        .route("/catalog", rules::index("web-nav-catalog", "/catalog"))
        .route("/catalog/{game}", get(catalog::game))
        .route("/learn", get(learn::index))
        .route("/learn/{game}/{lesson}", get(learn::lesson))
        .route("/learn/{game}/{lesson}/foresee", get(learn::foresee))
        .route("/puzzles", get(puzzles::index))
        .route("/puzzles/today", get(puzzles::today))
        .route("/puzzles/{game}/{number}", get(puzzles::page))
        .route("/puzzles/{game}/{number}/foresee", get(puzzles::foresee))
        .route("/new", get(new::form).post(new::create))
        .route("/bring", get(bring::form).post(bring::bring))
        .route("/scenario", get(scenario::page))
        .route("/scenario/foresee", get(scenario::foresee))
        .route("/here", get(here::page))
        .merge(table_routes())
        .route("/assets/{version}/{name}", get(assets::get))
        .route("/art/{game}/{version}/{name}", get(assets::art))
        .merge(server_routes(state.settings.offline))
        .layer(CatchPanicLayer::new())
        .layer(axum::middleware::from_fn_with_state(
            state.clone(),
            guard::guard,
        ))
        .layer(DefaultBodyLimit::max(limits.body));
    #[cfg(feature = "serve")]
    let routes = routes.layer(compression());
    base.below(routes.with_state(state))
}

/// What `gzip` sends is compressed already.
#[cfg(feature = "serve")]
fn compression() -> CompressionLayer<impl tower_http::compression::predicate::Predicate> {
    let compressed = SizeAbove::default().and(NotForContentType::IMAGES);
    CompressionLayer::new().compress_when(compressed)
}

/// What only a server offers: accounts and notices, for people who meet there, an interface for programs, and what its
/// operator looks at.
#[cfg(feature = "serve")]
fn server_routes(offline: bool) -> Router<Arc<App>> {
    if offline {
        return Router::new();
    }
    Router::new()
        .route("/offline", get(folder::way))
        .route("/offline/", get(folder::index))
        .route("/offline/{*path}", get(folder::file))
        .merge(account::routes())
        .merge(notices::routes())
        .merge(api::routes())
        .route("/healthz", get(operator::healthz))
        .route("/healthz/live", get(|| async { "ok\n" }))
        .route("/metrics", get(operator::metrics))
        .route("/operator", get(operator::page).post(order::act))
}

#[cfg(not(feature = "serve"))]
fn server_routes(_offline: bool) -> Router<Arc<App>> {
    Router::new()
}

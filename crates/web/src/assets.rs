//! Style sheets, scripts and one font, built into the program.
//!
//! Their address holds a fingerprint of all of them together, so that browsers may keep them for ever
//! and modules can still find each other by relative names.

use crate::art;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use std::sync::LazyLock;
use xxhash_rust::xxh3::Xxh3;

struct Asset {
    name: String,
    kind: &'static str,
    bytes: Cow<'static, [u8]>,
}

impl Asset {
    fn new(name: impl Into<String>, bytes: impl Into<Cow<'static, [u8]>>) -> Self {
        let name = name.into();
        let kind = match name.rsplit('.').next() {
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("woff2") => "font/woff2",
            _ => "image/svg+xml",
        };
        let bytes = bytes.into();
        Self { name, kind, bytes }
    }
}

/// What every page may use, what the boards of all games share, and what each of them brings along.
static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    macro_rules! own {
        ($($name:literal),*) => {
            vec![$(Asset::new($name, include_bytes!(concat!("../assets/", $name)).as_slice())),*]
        };
    }
    let mut all = own![
        "board.css",
        "board.js",
        "clock.js",
        "icon.svg",
        "icon-turn.svg",
        "learn.css",
        "learn.js",
        "lens.js",
        "live.js",
        "motion.js",
        "notice.js",
        "notices.js",
        "page.js",
        "patch.js",
        "replay.js",
        "pages.css",
        "roboto-condensed-cyrillic-400.woff2",
        "roboto-condensed-cyrillic-700.woff2",
        "roboto-condensed-latin-400.woff2",
        "roboto-condensed-latin-700.woff2",
        "story.css",
        "story.js",
        "signs.svg",
        "style.css",
        "tour.js"
    ];
    all.push(Asset::new("icons.svg", orrery_board::icons().into_bytes()));
    for board in orrery_board::BOARDS {
        all.push(Asset::new(
            format!("{}.css", board.game),
            board.style.as_bytes(),
        ));
        let script = board.script;
        all.extend(
            script.map(|script| Asset::new(format!("{}.js", board.game), script.as_bytes())),
        );
    }
    let pictures = art::shown().into_iter();
    all.extend(pictures.map(|(name, picture)| Asset::new(name, picture.into_bytes())));
    all
});

/// The beginning of the style sheet of all pages, which names the colours.
pub(crate) fn tokens() -> &'static str {
    let style = include_str!("../assets/style.css");
    style.split("\n*,").next().unwrap_or_default()
}

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Xxh3::new();
    for asset in ALL.iter() {
        hash.update(asset.name.as_bytes());
        hash.update(&asset.bytes);
    }
    format!("{:016x}", hash.digest())
});

/// The fingerprint of all assets together.
pub(crate) fn version() -> &'static str {
    &VERSION
}

/// True if there is an asset with this name.
pub(crate) fn has(name: &str) -> bool {
    ALL.iter().any(|asset| asset.name == name)
}

/// The address of an asset.
pub(crate) fn url(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}

/// `GET /art/{game}/{version}/{name}`: the pictures of a board.
pub(crate) async fn art(Path((game, version, name)): Path<(String, String, String)>) -> Response {
    let board = orrery_board::BOARDS.iter().find(|board| board.game == game);
    match board.and_then(|board| (board.art)(&name)) {
        Some(art) => kept(art.svg.as_bytes(), "image/svg+xml", version == art.print),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// `GET /assets/{version}/{name}`
pub(crate) async fn get(Path((version, name)): Path<(String, String)>) -> Response {
    let Some(asset) = ALL.iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    kept(&asset.bytes, asset.kind, version == *VERSION)
}

/// A file that browsers may keep for ever. A page of an older or newer release asks for another version: what we
/// have is better than nothing, but must not be kept under that name.
pub(crate) fn kept(bytes: &'static [u8], kind: &'static str, current: bool) -> Response {
    let keep = if current {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    };
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(kind)),
        (CACHE_CONTROL, HeaderValue::from_static(keep)),
    ];
    (headers, bytes).into_response()
}

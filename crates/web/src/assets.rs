//! Style sheets and scripts, built into the program.
//!
//! Their address holds a fingerprint of all of them together, so that browsers may keep them for ever
//! and modules can still find each other by relative names.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;
use xxhash_rust::xxh3::Xxh3;

struct Asset {
    name: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

macro_rules! assets {
    ($($name:literal: $kind:literal),* $(,)?) => {
        &[$(Asset {
            name: $name,
            kind: $kind,
            bytes: include_bytes!(concat!("../assets/", $name)),
        }),*]
    };
}

const CSS: &str = "text/css; charset=utf-8";

/// What the boards bring along.
const BOARDS: [Asset; 4] = [
    board("icons.svg", "image/svg+xml", orrery_board::ICONS),
    board("seti.css", CSS, orrery_board::SETI_STYLE),
    board("kepler.css", CSS, orrery_board::KEPLER_STYLE),
    board(
        "kepler.js",
        "text/javascript; charset=utf-8",
        orrery_board::KEPLER_SCRIPT,
    ),
];

const fn board(name: &'static str, kind: &'static str, text: &'static str) -> Asset {
    Asset {
        name,
        kind,
        bytes: text.as_bytes(),
    }
}

const PAGES: &[Asset] = assets! {
    "board.css": "text/css; charset=utf-8",
    "board.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "live.js": "text/javascript; charset=utf-8",
    "page.js": "text/javascript; charset=utf-8",
    "style.css": "text/css; charset=utf-8",
    "tour.js": "text/javascript; charset=utf-8",
};

fn all() -> impl Iterator<Item = &'static Asset> {
    PAGES.iter().chain(&BOARDS)
}

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Xxh3::new();
    for asset in all() {
        hash.update(asset.name.as_bytes());
        hash.update(asset.bytes);
    }
    format!("{:016x}", hash.digest())
});

/// True if there is an asset with this name.
pub(crate) fn has(name: &str) -> bool {
    all().any(|asset| asset.name == name)
}

/// The address of an asset.
pub(crate) fn url(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}

/// `GET /assets/{version}/{name}`
pub(crate) async fn get(Path((version, name)): Path<(String, String)>) -> Response {
    let Some(asset) = all().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // A page of an older or newer release asks for another version: what we have is better than
    // nothing, but must not be kept under that name.
    let keep = if version == *VERSION {
        "public, max-age=31536000, immutable"
    } else {
        "no-store"
    };
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(asset.kind)),
        (CACHE_CONTROL, HeaderValue::from_static(keep)),
    ];
    (headers, asset.bytes).into_response()
}

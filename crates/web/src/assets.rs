//! Style sheets, scripts and one font, built into the program.
//!
//! Their address holds a fingerprint of all of them together, so that browsers may keep them for ever
//! and modules can still find each other by relative names.

use crate::art;
use crate::gzip;
use crate::reader::reads_gzip;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use std::sync::{LazyLock, OnceLock};
use xxhash_rust::xxh3::Xxh3;

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const FONT: &str = "font/woff2";

pub(crate) struct Asset {
    name: String,
    kind: &'static str,
    bytes: Cow<'static, [u8]>,
    /// Compressed, once somebody has asked for it; fonts are already.
    packed: OnceLock<Bytes>,
}

impl Asset {
    pub(crate) fn new(name: impl Into<String>, bytes: impl Into<Cow<'static, [u8]>>) -> Self {
        let name = name.into();
        let kind = match name.rsplit('.').next() {
            Some("css") => STYLE,
            Some("js") => SCRIPT,
            Some("woff2") => FONT,
            _ => "image/svg+xml",
        };
        let bytes = bytes.into();
        let lean = match kind {
            STYLE | SCRIPT => str::from_utf8(&bytes).ok().map(lean),
            _ => None,
        };
        Self {
            name,
            kind,
            bytes: lean.map_or(bytes, |text| text.into_bytes().into()),
            packed: OnceLock::new(),
        }
    }
}

/// A style sheet or a script without indentation and without comments, which have lines of their own: a fifth less to
/// load.
fn lean(text: &str) -> String {
    let mut lean = String::with_capacity(text.len());
    let mut comment = false;
    for line in text.lines().map(str::trim) {
        comment |= line.starts_with("/*");
        if !comment && !line.is_empty() && !line.starts_with("//") {
            lean += line;
            lean.push('\n');
        }
        comment &= !line.ends_with("*/");
    }
    lean
}

/// A style sheet made of files, in their order.
macro_rules! sheet {
    ($name:literal: $($part:literal),*) => {
        Asset::new(
            concat!($name, ".css"),
            concat!($(include_str!(concat!("../assets/", $name, "/", $part, ".css"))),*).as_bytes(),
        )
    };
}

/// What every page may use, what the boards of all games share, and what each of them brings along.
static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    macro_rules! own {
        ($($name:literal),*) => {
            vec![$(Asset::new($name, include_bytes!(concat!("../assets/", $name)).as_slice())),*]
        };
    }
    let mut all = own![
        "account.css",
        "account.js",
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
        "share.js",
        "source.js",
        "roboto-condensed-cyrillic-400.woff2",
        "roboto-condensed-cyrillic-700.woff2",
        "roboto-condensed-latin-400.woff2",
        "roboto-condensed-latin-700.woff2",
        "story.js",
        "signs.svg",
        "tour.js"
    ];
    all.push(sheet!("style": "tokens", "page", "table", "lens"));
    all.push(sheet!("pages": "home", "new", "lists", "other"));
    all.push(sheet!("story": "log", "turn", "replay", "end"));
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
    all
});

/// The beginning of the style sheet of all pages, which names the colours.
pub(crate) fn tokens() -> &'static str {
    include_str!("../assets/style/tokens.css")
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
pub(crate) async fn get(
    headers: HeaderMap,
    Path((version, name)): Path<(String, String)>,
) -> Response {
    let (asset, current) = match ALL.iter().find(|asset| asset.name == name) {
        Some(asset) => (asset, version == *VERSION),
        None => match art::shown(&name) {
            Some(picture) => (&picture.asset, version == picture.print),
            None => return StatusCode::NOT_FOUND.into_response(),
        },
    };
    if asset.kind == FONT || !reads_gzip(&headers) {
        return kept(&*asset.bytes, asset.kind, current);
    }
    let packed = asset.packed.get_or_init(|| gzip::whole(&asset.bytes));
    let mut answer = kept(packed.clone(), asset.kind, current);
    gzip::mark(&mut answer);
    answer
}

/// A file that browsers may keep for ever. A page of an older or newer release asks for another version: what we
/// have is better than nothing, but must not be kept under that name.
pub(crate) fn kept(bytes: impl IntoResponse, kind: &'static str, current: bool) -> Response {
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn files(folder: &str) -> Vec<PathBuf> {
        let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let entries = std::fs::read_dir(assets.join(folder)).unwrap();
        entries.map(|file| file.unwrap().path()).collect()
    }

    #[test]
    fn every_part_of_a_sheet_is_built_in() {
        for sheet in ["pages", "story", "style"] {
            let name = format!("{sheet}.css");
            let built = ALL.iter().find(|asset| asset.name == name).unwrap();
            let built = str::from_utf8(&built.bytes).unwrap();
            for path in files(sheet) {
                let part = std::fs::read_to_string(&path).unwrap();
                assert!(built.contains(&lean(&part)), "{}", path.display());
            }
        }
    }

    /// Where [`lean`] would change what a file means: code behind a comment, and texts of several lines.
    #[test]
    fn comments_have_lines_of_their_own_and_texts_have_one() {
        let code = "/* why */\na {\n  b: c; /* kept */\n\n  // why\n}\n/**\n * why\n */\n";
        assert_eq!(lean(code), "a {\nb: c; /* kept */\n}\n");
        let own = ["", "pages", "story", "style"].into_iter().flat_map(files);
        let own = own.filter(|path| {
            path.extension()
                .is_some_and(|end| end == "js" || end == "css")
        });
        let mut texts: Vec<String> = own
            .map(|path| std::fs::read_to_string(path).unwrap())
            .collect();
        for board in orrery_board::BOARDS {
            texts.push(board.style.to_owned());
            texts.extend(board.script.map(str::to_owned));
        }
        assert!(texts.len() > 15);
        for line in texts.iter().flat_map(|text| text.lines()).map(str::trim) {
            let inside = line
                .strip_prefix("/*")
                .and_then(|line| line.split_once("*/"));
            assert!(inside.is_none_or(|(_, after)| after.is_empty()), "{line}");
            assert!(line.matches('`').count().is_multiple_of(2), "{line}");
        }
    }
}

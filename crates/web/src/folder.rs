//! The edition without a server, offered by a server: a folder of files below `/offline/`.

use crate::App;
use crate::gzip;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Redirect, Response};
use std::collections::BTreeMap;
use std::sync::Arc;

/// As for our own pages, but programs may be run that were compiled for browsers.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'; object-src 'none'";

/// The files, by their paths, as they are and compressed.
#[derive(Debug, Default)]
pub struct Folder(BTreeMap<String, (Bytes, Bytes)>);

impl Folder {
    /// A folder with these files; it is read once, at the start, and needed until the end.
    #[must_use]
    pub fn of(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> &'static Self {
        let packed = |(path, bytes): (String, Vec<u8>)| {
            let packed = gzip::whole(&bytes);
            (path, (bytes.into(), packed))
        };
        let folder = Self(files.into_iter().map(packed).collect());
        Box::leak(Box::new(folder))
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// `GET /offline`
pub(crate) async fn way(State(app): State<Arc<App>>) -> Result<Redirect, Problem> {
    app.settings.folder.ok_or(Problem::NOT_FOUND)?;
    Ok(Redirect::to("/offline/"))
}

/// `GET /offline/`
pub(crate) async fn index(reader: Reader, app: State<Arc<App>>) -> Result<Response, Problem> {
    file(reader, app, Path("index.html".to_owned())).await
}

/// `GET /offline/{path}`
pub(crate) async fn file(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(path): Path<String>,
) -> Result<Response, Problem> {
    let folder = app.settings.folder.ok_or(Problem::NOT_FOUND)?;
    let (bytes, packed) = folder.0.get(&path).ok_or(Problem::NOT_FOUND)?;
    let keep = match path.starts_with("v/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(kind(&path))),
        (CACHE_CONTROL, HeaderValue::from_static(keep)),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ];
    if !reader.gzip {
        return Ok((headers, bytes.clone()).into_response());
    }
    let mut answer = (headers, packed.clone()).into_response();
    gzip::mark(&mut answer);
    Ok(answer)
}

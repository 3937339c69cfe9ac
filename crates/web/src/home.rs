//! The first page, and what is remembered about a reader.

use crate::layout;
use crate::reader::{LANG, Posted, Reader, THEME, Theme, lasting};
use crate::App;
use axum::extract::State;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use maud::html;
use orrery_text::Lang;
use std::sync::Arc;

/// `GET /`
pub(crate) async fn home(reader: Reader, State(_app): State<Arc<App>>) -> Html<String> {
    let title = reader.say("web-home");
    let body = html! {
        h1 { "Orrery" }
        p.lead { (reader.say("web-what")) }
    };
    layout::page(&reader, &title, &body)
}

/// `POST /settings`
pub(crate) async fn settings(reader: Reader, form: Posted) -> Response {
    let mut headers = HeaderMap::new();
    let mut remember = |name: &str, value: &str| {
        if let Ok(cookie) = HeaderValue::from_str(&lasting(name, value, &reader.origin, "")) {
            headers.append(SET_COOKIE, cookie);
        }
    };
    if let Some(lang) = form.get("lang").and_then(|lang| lang.parse::<Lang>().ok()) {
        remember(LANG, lang.code());
    }
    if let Some(theme) = form.get("theme").and_then(Theme::named) {
        remember(THEME, theme.name());
    }
    let back = form.get("back").unwrap_or("/");
    headers.insert(LOCATION, own_path(back));
    (StatusCode::SEE_OTHER, headers).into_response()
}

/// A path of this server, whatever was asked for.
fn own_path(path: &str) -> HeaderValue {
    let own = path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
    let path = if own { path } else { "/" };
    HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_here() {
        assert_eq!(own_path("/rules/seti?q=a"), "/rules/seti?q=a");
        for path in ["", "http://a", "//a", "/\\a", "\\a", "/a\nb", "rules"] {
            assert_eq!(own_path(path), "/", "{path}");
        }
    }
}

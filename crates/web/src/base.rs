//! Where the server stands below its host, such as `/orrery`.
//!
//! Routes and pages know nothing of it: their addresses begin with `/`. The base is taken off every request
//! before it is routed, and put in front of every address on the way out, here and nowhere else, so no page
//! can forget it.

use axum::Router;
use axum::extract::Request;
use axum::http::header::LOCATION;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::fmt;
use tower::ServiceExt as _;

/// A path without a slash at its end; empty if the server has the host for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Base(&'static str);

/// Why a text is no base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotABase;

impl fmt::Display for NotABase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a base is a path such as /orrery or /games/orrery")
    }
}

impl std::error::Error for NotABase {}

impl std::str::FromStr for Base {
    type Err = NotABase;

    fn from_str(text: &str) -> Result<Self, NotABase> {
        let path = text.strip_suffix('/').unwrap_or(text);
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_~.".contains(c);
        let step = |step: &str| !step.is_empty() && step.chars().all(plain) && !dots(step);
        let fine = match path.strip_prefix('/') {
            Some(steps) => steps.split('/').all(step),
            None => path.is_empty(),
        };
        // It is read once, at the start, and needed until the end.
        fine.then(|| Self(path.to_owned().leak())).ok_or(NotABase)
    }
}

fn dots(step: &str) -> bool {
    step.chars().all(|c| c == '.')
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The attributes that hold addresses. In what maud and our Markdown write, a quotation mark stands nowhere else.
const ATTRIBUTES: [&str; 5] = ["href", "action", "src", "data-stream", "data-foresee"];

impl Base {
    /// The path itself.
    #[must_use]
    pub fn path(self) -> &'static str {
        self.0
    }

    /// HTML with every address of ours below the base.
    pub(crate) fn place(self, html: String) -> String {
        if self.0.is_empty() {
            return html;
        }
        let mut out = String::with_capacity(html.len() + html.len() / 32);
        let mut rest = html.as_str();
        while let Some(at) = rest.find("=\"/") {
            let (before, after) = rest.split_at(at);
            out += before;
            out += "=\"";
            let named = |name: &&str| before.ends_with(name);
            if ATTRIBUTES.iter().any(named) {
                out += self.0;
            }
            out.push('/');
            rest = &after[3..];
        }
        out + rest
    }

    /// The same for the address that an answer leads to.
    pub(crate) fn place_location(self, headers: &mut HeaderMap) {
        let location = headers.get(LOCATION).and_then(|to| to.to_str().ok());
        let ours = location.filter(|to| to.starts_with('/') && !self.0.is_empty());
        let placed = ours.map(|to| HeaderValue::from_str(&format!("{self}{to}")));
        if let Some(Ok(to)) = placed {
            headers.insert(LOCATION, to);
        }
    }

    /// The routes below the base; nothing is beside it.
    pub(crate) fn below(self, routes: Router) -> Router {
        if self.0.is_empty() {
            return routes;
        }
        Router::new().fallback(async move |mut request: Request| -> Response {
            if request.uri().path() == self.0 {
                let to = [(LOCATION, format!("{self}/"))];
                return (StatusCode::PERMANENT_REDIRECT, to).into_response();
            }
            match self.inner(request.uri()) {
                Some(uri) => *request.uri_mut() = uri,
                None => return StatusCode::NOT_FOUND.into_response(),
            }
            routes.oneshot(request).await.into_response()
        })
    }

    /// An address below the base as the routes know it.
    fn inner(self, uri: &Uri) -> Option<Uri> {
        let path = uri.path_and_query()?.as_str().strip_prefix(self.0)?;
        let path = path
            .starts_with('/')
            .then(|| path.parse::<PathAndQuery>())?;
        let mut parts = uri.clone().into_parts();
        parts.path_and_query = Some(path.ok()?);
        Uri::from_parts(parts).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_is_a_plain_path() {
        for (text, path) in [("", ""), ("/", ""), ("/a", "/a"), ("/a-b/c.d/", "/a-b/c.d")] {
            assert_eq!(text.parse::<Base>().map(Base::path), Ok(path), "{text}");
        }
        for wrong in [
            "a", "//", "/a//b", "/a b", "/..", "/a/./b", "/é", "/a?b", "/a\"", "http://a",
        ] {
            assert_eq!(wrong.parse::<Base>(), Err(NotABase), "{wrong}");
        }
    }

    #[test]
    fn addresses_are_placed_and_other_values_are_not() {
        let base: Base = "/o".parse().unwrap();
        let html = "<a href=\"/t/1\" title=\"/x\"><use href=\"#i\"></use><input value=\"/y\">\
                    <form action=\"/new\">href=&quot;/z";
        assert_eq!(
            base.place(html.to_owned()),
            html.replace("\"/t", "\"/o/t").replace("\"/new", "\"/o/new")
        );
        assert_eq!(Base::default().place(html.to_owned()), html);
    }

    #[test]
    fn the_base_is_taken_off_requests() {
        let base: Base = "/o".parse().unwrap();
        let inner = |uri: &'static str| {
            base.inner(&Uri::from_static(uri))
                .map(|uri| uri.to_string())
        };
        assert_eq!(inner("/o/t/1?a=b"), Some("/t/1?a=b".to_owned()));
        assert_eq!(inner("/o/"), Some("/".to_owned()));
        assert_eq!(inner("http://h/o/x"), Some("http://h/x".to_owned()));
        assert_eq!(
            [inner("/"), inner("/other/x"), inner("/ox")],
            [None, None, None]
        );
    }
}

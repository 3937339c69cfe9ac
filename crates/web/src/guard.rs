//! What every request goes through before it reaches a page, and every answer before it leaves.

use crate::App;
use crate::metrics::known_method;
use crate::problem::{Problem, in_words};
use crate::reader::{Reader, SESSION, SIGNED_IN, Who, lasting, session_of};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use orrery_table::Secret;
use std::sync::Arc;
use std::time::Duration;

/// Nothing but our own files; no script or style inside a page.
const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
                      object-src 'none'; worker-src 'self'";

/// How long a request may take until its answer begins.
const PATIENCE: Duration = Duration::from_secs(30);

/// Finds out who reads, lets the request in or not, and puts errors into words.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let clock = app.tables.clock();
    let start = clock.uptime();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str).to_owned();
    let named = session_of(&app, request.headers());
    let file = is_file(request.uri().path());
    let (who, away) = who(&app, named, file).await;
    let reader = match Reader::of(&app, &request, who) {
        Ok(reader) => reader,
        Err(error) => {
            tracing::error!(%error, "no random numbers");
            return Problem::INTERNAL.into_response();
        }
    };
    request.extensions_mut().insert(reader.clone());
    let answer = if !app.requests.take(&reader.client, start) {
        Problem::MANY.into_response()
    } else if let Some(away) = away {
        away.into_response()
    } else if !names_one_host(&request) {
        Problem::BAD.into_response()
    } else if method != Method::GET && method != Method::HEAD && !same_site(request.headers()) {
        Problem::FOREIGN.into_response()
    } else {
        // Streams begin at once and are not meant; a body that trickles in is.
        let answer = app.patiently(PATIENCE, next.run(request)).await;
        answer.unwrap_or_else(|| Problem::SLOW.into_response())
    };
    let mut answer = in_words(&reader, answer);
    app.settings.base.place_location(answer.headers_mut());
    let (status, took) = (answer.status().as_u16(), clock.since(start));
    let method = known_method(&method);
    app.metrics.request(method, &route, status, took);
    // The route, not the address: addresses of seats are secrets, and so may queries be.
    let (micros, client) = (took.as_micros() as u64, reader.client);
    tracing::info!(%client, %method, %route, status, micros, "answered");
    dress(&app, &reader, answer.headers_mut());
    answer
}

/// Whether this is the same for everybody.
fn is_file(path: &str) -> bool {
    let files = ["/assets/", "/art/", "/healthz"];
    files.iter().any(|begin| path.starts_with(begin))
}

/// Whose request it is; and what is wrong if that cannot be found out now.
async fn who(app: &App, named: Option<String>, file: bool) -> (Who, Option<Problem>) {
    let Some(session) = named else {
        return (Who::New, None);
    };
    if file || !session.starts_with(SIGNED_IN) {
        return (Who::Known(session, None), None);
    }
    let secret = Secret::of(&session);
    match app.blocking(move |tables| tables.account(secret)).await {
        Ok(Ok(Some(account))) => (Who::Known(session, Some(Arc::new(account))), None),
        // It was signed out from elsewhere.
        Ok(Ok(None)) => (Who::New, None),
        Ok(Err(_)) => (Who::Known(session, None), Some(Problem::BUSY)),
        Err(problem) => (Who::Known(session, None), Some(problem)),
    }
}

/// True if the request says once, in plain characters, whom it is meant for, as HTTP/1.1 demands.
fn names_one_host(request: &Request) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(byte);
    let mut hosts = request.headers().get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        (Some(host), None) => host.as_bytes().iter().all(plain),
        (None, _) => request.version() < Version::HTTP_11,
        (Some(_), Some(_)) => false,
    }
}

/// False if the browser says that another site sent this.
fn same_site(headers: &HeaderMap) -> bool {
    let get = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = get(HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin" || site == "none";
    }
    match (get(ORIGIN), get(HOST)) {
        // No browser: programs send what they like anyway.
        (None, _) => true,
        (Some(origin), Some(host)) => {
            let rest = origin.split_once("://").map(|(_, rest)| rest);
            rest == Some(host)
        }
        (Some(_), None) => false,
    }
}

fn dress(app: &App, reader: &Reader, headers: &mut HeaderMap) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(REFERRER_POLICY, "same-origin");
    set(
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    );
    set(
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    );
    // Pages show what one reader may know; nobody else may be served a copy.
    set(CACHE_CONTROL, "private, no-store");
    let kind = headers.get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    let ours = |kind: &[u8]| kind.starts_with(b"text/html") || kind == b"application/json";
    if reader.new_session && kind.is_some_and(ours) {
        let cookie = app.key.cookie(&reader.session);
        let cookie = lasting(SESSION, &cookie, reader, "; HttpOnly");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            headers.append(SET_COOKIE, cookie);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn posts_of_other_sites_are_recognised() {
        let check = |pairs: &[(&'static str, &str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.insert(*name, value.parse().unwrap());
            }
            same_site(&headers)
        };
        assert!(check(&[]));
        assert!(check(&[("sec-fetch-site", "same-origin")]));
        assert!(check(&[("origin", "http://a:1"), ("host", "a:1")]));
        assert!(check(&[("origin", "https://a"), ("host", "a")]));
        for site in ["cross-site", "same-site", ""] {
            assert!(!check(&[("sec-fetch-site", site)]), "{site}");
        }
        for origin in ["http://b", "null", "http://a:2", "http://a.b", "a:1"] {
            assert!(!check(&[("origin", origin), ("host", "a:1")]), "{origin}");
        }
        assert!(!check(&[("origin", "http://a")]));
    }
}

//! Answers that say what is wrong and what to do about it, as a page or as JSON.
//!
//! A handler returns a [`Problem`]; a layer that knows the reader turns it into words. Nothing of what
//! happened inside leaves the server.

use crate::layout;
use crate::reader::Reader;
use axum::http::header::{CONTENT_TYPE, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use orrery_table::TableId;
use serde_json::json;

/// What is wrong. The sentence is the message `problem-<code>`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    /// A stable word for programs.
    pub(crate) code: &'static str,
    /// The reason in words that a game or a table gave, already in the reader's language.
    pub(crate) reason: Option<String>,
    /// Everything that is wrong, line by line, if it is more than a sentence.
    pub(crate) details: Vec<String>,
    /// The rules behind it.
    pub(crate) rules: Vec<&'static str>,
    /// The field of a form that it is about.
    pub(crate) field: Option<Box<str>>,
    /// Where to go on.
    pub(crate) back: Option<Box<Back>>,
}

/// Where a reader goes on after a problem.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Back {
    /// To a table.
    Table(TableId),
    /// To the form in which a new table of this game is set up.
    Form(&'static str),
    /// To the page of the account.
    Account,
}

macro_rules! problems {
    ($($name:ident = $status:ident $code:literal;)*) => {
        impl Problem {
            $(pub(crate) const $name: Self = Self::new(StatusCode::$status, $code);)*
            /// Every kind of problem.
            pub(crate) const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

problems! {
    BAD = BAD_REQUEST "bad";
    OPERATOR = UNAUTHORIZED "operator";
    FOREIGN = FORBIDDEN "foreign";
    FORBIDDEN = FORBIDDEN "forbidden";
    SECRET = FORBIDDEN "secret";
    SIGNED_OUT = FORBIDDEN "signed-out";
    PASSKEY = FORBIDDEN "passkey";
    PROVE = FORBIDDEN "prove";
    RATED = FORBIDDEN "rated";
    SHUT_OUT = FORBIDDEN "shut-out";
    HINTS = FORBIDDEN "hint-people";
    NOT_FOUND = NOT_FOUND "not-found";
    LINK = NOT_FOUND "link";
    CODE = NOT_FOUND "code";
    LETTER_LINK = NOT_FOUND "letter-link";
    NOT_ANALYSED = NOT_FOUND "not-analyzed";
    METHOD = METHOD_NOT_ALLOWED "method";
    SLOW = REQUEST_TIMEOUT "slow";
    STALE = CONFLICT "stale";
    TAKEN = CONFLICT "taken";
    ONE_SEAT = CONFLICT "one-seat";
    PRESENT = CONFLICT "present";
    OVER = CONFLICT "over";
    PLAN = CONFLICT "plan";
    NOT_YOUR_TURN = CONFLICT "not-your-turn";
    SET_ASIDE = CONFLICT "set-aside";
    LARGE = PAYLOAD_TOO_LARGE "large";
    KIND = UNSUPPORTED_MEDIA_TYPE "kind";
    ILLEGAL = UNPROCESSABLE_ENTITY "illegal";
    NO_UNDO = UNPROCESSABLE_ENTITY "no-undo";
    OPTIONS = UNPROCESSABLE_ENTITY "options";
    NOTICE = UNPROCESSABLE_ENTITY "notice";
    MAIL = UNPROCESSABLE_ENTITY "mail";
    PACK = UNPROCESSABLE_ENTITY "pack";
    RECORD = UNPROCESSABLE_ENTITY "record";
    SCENARIO = UNPROCESSABLE_ENTITY "scenario";
    MANY = TOO_MANY_REQUESTS "many";
    STREAMS = TOO_MANY_REQUESTS "streams";
    TABLES = TOO_MANY_REQUESTS "tables";
    UNFINISHED = TOO_MANY_REQUESTS "unfinished";
    UNATTENDED = TOO_MANY_REQUESTS "unattended";
    LONG = TOO_MANY_REQUESTS "long";
    LONG_RECORD = TOO_MANY_REQUESTS "record-long";
    MANY_CHOICES = TOO_MANY_REQUESTS "choices-many";
    MANY_HINTS = TOO_MANY_REQUESTS "hints-many";
    COMINGS = TOO_MANY_REQUESTS "comings";
    STOP_WISHES = TOO_MANY_REQUESTS "stop-wishes";
    BOT_WISHES = TOO_MANY_REQUESTS "bot-wishes";
    INVITATIONS = TOO_MANY_REQUESTS "invitations-many";
    PASSKEYS = TOO_MANY_REQUESTS "passkeys-many";
    MUTES = TOO_MANY_REQUESTS "mutes-many";
    REPORTS = TOO_MANY_REQUESTS "reports-many";
    DEVICES = TOO_MANY_REQUESTS "devices";
    ANALYSES = TOO_MANY_REQUESTS "analysis-many";
    AWAY = TOO_MANY_REQUESTS "away";
    REMARKS = TOO_MANY_REQUESTS "remarks";
    TALK = TOO_MANY_REQUESTS "talk-full";
    WATCHERS = TOO_MANY_REQUESTS "talk-share";
    INTERNAL = INTERNAL_SERVER_ERROR "internal";
    BUSY = SERVICE_UNAVAILABLE "busy";
}

impl Problem {
    const fn new(status: StatusCode, code: &'static str) -> Self {
        Self {
            status,
            code,
            reason: None,
            details: Vec::new(),
            rules: Vec::new(),
            field: None,
            back: None,
        }
    }

    /// The problem that a bare status stands for.
    pub(crate) fn of_status(status: StatusCode) -> Self {
        match status {
            // What cannot be read is nothing a player can do about.
            StatusCode::UNPROCESSABLE_ENTITY => Self::BAD,
            _ => Self::ALL
                .iter()
                .find(|problem| problem.status == status)
                .cloned()
                .unwrap_or(if status.is_server_error() {
                    Self::INTERNAL
                } else {
                    Self::BAD
                }),
        }
    }

    pub(crate) fn because(mut self, reason: impl Into<String>) -> Self {
        self.reason = Some(reason.into());
        self
    }

    pub(crate) fn with_details(mut self, details: &[String]) -> Self {
        self.details.extend_from_slice(details);
        self
    }

    pub(crate) fn citing(mut self, rules: &[&'static str]) -> Self {
        self.rules.extend(rules);
        self
    }

    /// Stands beside this field of a form.
    pub(crate) fn about(mut self, field: &str) -> Self {
        self.field = Some(field.into());
        self
    }

    /// Leads back to a table.
    pub(crate) fn back_to_table(mut self, id: &TableId) -> Self {
        self.back = Some(Box::new(Back::Table(id.clone())));
        self
    }

    /// Leads back to the form in which a new table was set up.
    pub(crate) fn back_to_form(mut self, game: &'static str) -> Self {
        self.back = Some(Box::new(Back::Form(game)));
        self
    }

    /// Leads back to the page of the account.
    pub(crate) fn back_to_account(mut self) -> Self {
        self.back = Some(Box::new(Back::Account));
        self
    }

    /// The sentence for people.
    pub(crate) fn message(&self, reader: &Reader) -> String {
        reader.say(&format!("problem-{}", self.code))
    }

    /// Whether nothing is there, something is not possible, or the server is to blame.
    fn headline(&self) -> &'static str {
        match self.status {
            StatusCode::NOT_FOUND => "problem-lost",
            status if status.is_server_error() => "problem-ours",
            _ => "problem-refused",
        }
    }

    /// Back to where it happened, or anywhere else.
    fn ways_on(&self, reader: &Reader) -> Markup {
        html! {
            p.ways {
                @match self.back.as_deref() {
                    Some(Back::Table(id)) => a.button.main href={ "/t/" (id) } { (reader.say("problem-back")) },
                    Some(Back::Form(game)) => a.button.main href={ "/new?game=" (game) } {
                        (reader.say("problem-back-new"))
                    },
                    Some(Back::Account) => a.button.main href="/account" { (reader.say("problem-back-account")) },
                    None => a.button.main href="/" { (reader.say("problem-home")) },
                }
                @for (to, key) in [("/new", "web-nav-new"), ("/learn", "web-nav-learn"), ("/rules", "web-nav-rules")] {
                    a href=(to) { (reader.say(key)) }
                }
            }
        }
    }

    fn render(&self, reader: &Reader) -> Response {
        let message = self.message(reader);
        if reader.json {
            let mut error = json!({"code": self.code, "message": message});
            if let Some(reason) = &self.reason {
                error["reason"] = reason.as_str().into();
            }
            if !self.details.is_empty() {
                error["details"] = json!(self.details);
            }
            if !self.rules.is_empty() {
                error["rules"] = json!(self.rules);
            }
            return (self.status, axum::Json(json!({"error": error}))).into_response();
        }
        let title = reader.text("problem-title", &[("status", self.status.as_u16().into())]);
        let body = html! {
            section.problem {
                (empty_orbit())
                div {
                    p.quiet { (title) }
                    h1 { (reader.say(self.headline())) }
                    p.lead { (message) }
                    @if let Some(reason) = &self.reason { p { (reason) } }
                    @if !self.details.is_empty() { ul { @for line in &self.details { li { (line) } } } }
                    @if !self.rules.is_empty() { p { (layout::rules(&self.rules)) } }
                    (self.ways_on(reader))
                }
            }
        };
        let mut page = layout::page(reader, &title, &body).into_response();
        *page.status_mut() = self.status;
        page
    }
}

/// A sun and three orbits; from the second one the planet is missing.
fn empty_orbit() -> Markup {
    html! {
        svg.empty-orbit viewBox="0 0 240 240" aria-hidden="true" {
            @for radius in [48, 78, 108] { circle.way cx="120" cy="120" r=(radius) {} }
            circle.sun cx="120" cy="120" r="18" {}
            circle.inner cx="86" cy="86" r="7" {}
            circle.missing cx="175" cy="65" r="13" {}
            circle.outer cx="62" cy="211" r="10" {}
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts every error into words, also those of the framework.
pub(crate) fn in_words(reader: &Reader, mut response: Response) -> Response {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        let mut rendered = problem.render(reader);
        if problem == Problem::OPERATOR {
            let ask = HeaderValue::from_static("Basic realm=\"Orrery\", charset=\"UTF-8\"");
            rendered.headers_mut().insert(WWW_AUTHENTICATE, ask);
        }
        return rendered;
    }
    let ours = response.headers().get(CONTENT_TYPE).is_some_and(|kind| {
        let kind = kind.as_bytes();
        kind.starts_with(b"text/html") || kind.starts_with(b"application/json")
    });
    if ours {
        return response;
    }
    let mut rendered = Problem::of_status(status).render(reader);
    if let Some(allow) = response.headers().get("allow") {
        rendered.headers_mut().insert("allow", allow.clone());
    }
    rendered
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_text::{Lang, has};

    #[test]
    fn every_problem_has_a_sentence_and_a_name_of_its_own() {
        for (index, problem) in Problem::ALL.iter().enumerate() {
            assert!(
                has(Lang::En, &format!("problem-{}", problem.code)),
                "{}",
                problem.code
            );
            let same = |other: &Problem| other.code == problem.code;
            assert_eq!(Problem::ALL.iter().position(same), Some(index));
        }
    }

    #[test]
    fn a_bare_status_is_the_problem_it_stands_for() {
        let code = |status: u16| Problem::of_status(StatusCode::from_u16(status).unwrap()).code;
        assert_eq!(
            [404, 405, 413, 429].map(code),
            ["not-found", "method", "large", "many"]
        );
        assert_eq!([400, 418, 422].map(code), ["bad"; 3]);
        assert_eq!([500, 502].map(code), ["internal"; 2]);
    }
}

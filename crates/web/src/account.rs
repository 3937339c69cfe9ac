//! Accounts: signing in without a password, devices, name, export, the end.
//!
//! A browser that signs in gets a new session that belongs to the account; what its old session held comes along. A
//! form that needs a passkey is filled in by a script; everything else works without one.

mod door;
mod mail;
mod page;

pub(crate) use door::{challenge, enter, link_form, link_page, make, make_plain, use_link};
pub(crate) use page::{face, head, page, privacy};

use crate::App;
use crate::problem::Problem;
use crate::profile;
use crate::reader::{
    BOARD, LANG, LEARNED, Posted, Reader, SESSION, SIGNED_IN, SOLVED, STREAK, THEME, lasting,
};
use crate::session::random_name;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get, post};
use data_encoding::BASE64URL_NOPAD;
use orrery_table::{Account, Arrival, Purpose, Secret, TableError, Tables, letters};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// How long something works that works once.
const ONCE: Duration = Duration::from_secs(10 * 60);

/// So long whoever has shown that the account is theirs may change what opens it.
const FRESH: Duration = Duration::from_secs(10 * 60);

/// Letters of the code that lets another device in.
const CODE: usize = 8;

impl Reader {
    /// The account of whoever asks.
    pub(crate) fn signed_in(&self) -> Result<&Arc<Account>, Problem> {
        self.account.as_ref().ok_or(Problem::SIGNED_OUT)
    }

    /// What this browser remembers, as an account keeps it.
    fn kept(&self) -> BTreeMap<String, String> {
        let board = if self.plain { "plain" } else { "drawn" };
        let all = [
            (LANG, self.lang.code().to_owned()),
            (THEME, self.theme.name().to_owned()),
            (BOARD, board.to_owned()),
            (LEARNED, self.learned.text()),
            (SOLVED, self.solved.text()),
            (STREAK, self.streak.to_string()),
        ];
        let all = all.into_iter();
        all.map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

impl App {
    /// Has the account of whoever asks remember this, if there is one.
    pub(crate) async fn keep(
        &self,
        reader: &Reader,
        changes: &[(&str, &str)],
    ) -> Result<(), Problem> {
        let Some(account) = reader.account.clone() else {
            return Ok(());
        };
        let mut kept = account.kept.clone();
        for (name, value) in changes {
            kept.insert((*name).to_owned(), (*value).to_owned());
        }
        if kept == account.kept {
            return Ok(());
        }
        self.at(reader, move |tables| tables.keep(account.person, &kept))
            .await
    }

    /// Lets a reader try to sign in once more.
    fn may_enter(&self, reader: &Reader) -> Result<(), Problem> {
        let now = self.tables.clock().uptime();
        match self.entered.take(&reader.client, now) {
            true => Ok(()),
            false => Err(Problem::MANY),
        }
    }

    /// True if what opens the account of a reader may be changed now: they have just signed in by themselves, or there is
    /// nothing by which they could. A session that somebody has stolen cannot do that.
    pub(crate) async fn is_fresh(&self, reader: &Reader) -> Result<bool, Problem> {
        let account = Arc::clone(reader.signed_in()?);
        let (session, mail) = (reader.device_secret(), self.has_mail());
        self.at(reader, move |tables| {
            let mail = mail && account.mail.is_some();
            let provable = mail || !tables.passkeys(account.person)?.is_empty();
            Ok(!provable || tables.has_proved(session, FRESH)?)
        })
        .await
    }

    /// An error unless [`is_fresh`](Self::is_fresh).
    pub(crate) async fn must_be_fresh(&self, reader: &Reader) -> Result<(), Problem> {
        match self.is_fresh(reader).await? {
            true => Ok(()),
            false => Err(Problem::PROVE.back_to_account()),
        }
    }

    /// Makes a browser one of an account's, which `how` finds or makes, and leads to its page.
    async fn welcome(
        &self,
        reader: &Reader,
        how: impl FnOnce(&Tables, &Arrival<'_>) -> Result<Account, TableError> + Send + 'static,
    ) -> Result<Response, Problem> {
        let name = random_name().map_err(|_| Problem::INTERNAL)?;
        let session = format!("{SIGNED_IN}{name}");
        let (by, new) = (reader.clone(), Secret::of(&session));
        let done = self.blocking(move |tables| {
            let before = by.account.is_none().then(|| by.device_secret());
            let arrival = Arrival {
                before,
                session: new,
                device: &by.device,
            };
            let account = how(tables, &arrival)?;
            #[cfg(feature = "serve")]
            {
                if let Some(before) = before {
                    crate::notices::take_along(tables, before, account.person)?;
                }
                let (was, is) = (by.device_secret(), new);
                crate::notices::rename_session(tables, account.person, was, is)?;
            }
            if by.account.is_some() {
                tables.sign_out(by.device_secret())?;
            }
            let kept = merged(&account, &by);
            tables.keep(account.person, &kept)?;
            Ok(kept)
        });
        let kept = match done.await? {
            Err(TableError::Forbidden) => return Err(Problem::SHUT_OUT),
            done => done.map_err(|error| crate::tables::problem(reader, None, &error))?,
        };
        let mut headers = HeaderMap::new();
        let cookie = lasting(SESSION, &self.key.cookie(&session), reader, "; HttpOnly");
        let kept = kept.iter().filter(|(_, value)| !value.is_empty());
        let kept = kept.map(|(name, value)| lasting(name, value, reader, ""));
        for cookie in kept.chain([cookie]) {
            if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                headers.append(SET_COOKIE, cookie);
            }
        }
        headers.insert(LOCATION, HeaderValue::from_static("/account"));
        Ok((StatusCode::SEE_OTHER, headers).into_response())
    }
}

/// What account and browser remember together: settings are the account's, what was learned is both's.
fn merged(account: &Account, reader: &Reader) -> BTreeMap<String, String> {
    crate::reader::together(reader.kept(), &account.kept)
}

/// What somebody does to their own account by a form; it leads back to its page.
fn own(work: fn(&Tables, &Account, &Posted) -> Result<(), TableError>) -> MethodRouter<Arc<App>> {
    post(
        move |reader: Reader, State(app): State<Arc<App>>, form: Posted| async move {
            let account = Arc::clone(reader.signed_in()?);
            app.at(&reader, move |tables| work(tables, &account, &form))
                .await?;
            let to = [(LOCATION, "/account")];
            Ok::<_, Problem>((StatusCode::SEE_OTHER, to).into_response())
        },
    )
}

/// `POST /account/remove`: a passkey that opens the account no more.
async fn remove(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let person = reader.signed_in()?.person;
    app.must_be_fresh(&reader).await?;
    let id = BASE64URL_NOPAD.decode(form.get("id").unwrap_or("").as_bytes());
    let id = id.map_err(|_| Problem::NOT_FOUND)?;
    app.at(&reader, move |tables| tables.remove_passkey(person, &id))
        .await?;
    Ok(Redirect::to("/account").into_response())
}

/// All about accounts.
pub(crate) fn routes() -> axum::Router<Arc<App>> {
    axum::Router::new()
        .route("/account", get(page))
        .route("/account/challenge", post(challenge))
        .route("/account/new", post(make_plain))
        .route("/account/passkey", post(make))
        .route("/account/enter", post(enter))
        .route("/account/leave", post(leave))
        .route("/account/link", post(new_link))
        .route(
            "/account/name",
            own(|tables, account, form| {
                tables.rename(account.person, form.get("name").unwrap_or(""))
            }),
        )
        .route(
            "/account/public",
            own(|tables, account, form| {
                tables.set_public(account.person, form.get("public") == Some("yes"))
            }),
        )
        .route(
            "/account/device",
            own(|tables, account, form| {
                tables.end_signed_in(account.person, form.get("id").unwrap_or(""))
            }),
        )
        .route("/account/remove", post(remove))
        .route("/account/export", get(export))
        .route("/account/delete", post(delete))
        .route("/link", get(link_form).post(use_link))
        .route("/link/{code}", get(link_page))
        .route("/account/mail", post(mail::ask))
        .route("/enter/{once}", get(mail::page).post(mail::enter))
        .route("/privacy", get(privacy))
        .route("/people", get(profile::best))
        .route("/people/{tag}", get(profile::page))
        .merge(crate::api::people::routes())
}

/// A session that is nobody's, for a browser that has signed out.
fn signed_out(reader: &Reader, app: &App) -> Result<Response, Problem> {
    let session = random_name().map_err(|_| Problem::INTERNAL)?;
    let cookie = lasting(SESSION, &app.key.cookie(&session), reader, "; HttpOnly");
    let mut headers = HeaderMap::new();
    headers.append(SET_COOKIE, cookie.parse().map_err(|_| Problem::INTERNAL)?);
    // What the account has learned stays with the account.
    for name in [LEARNED, SOLVED, STREAK] {
        let cookie = lasting(name, "", reader, "").replace("Max-Age=34560000", "Max-Age=0");
        headers.append(SET_COOKIE, cookie.parse().map_err(|_| Problem::INTERNAL)?);
    }
    headers.insert(LOCATION, HeaderValue::from_static("/"));
    Ok((StatusCode::SEE_OTHER, headers).into_response())
}

/// `POST /account/leave`: signs this device out.
async fn leave(
    reader: Reader,
    State(app): State<Arc<App>>,
    _: Posted,
) -> Result<Response, Problem> {
    reader.signed_in()?;
    let session = reader.device_secret();
    app.at(&reader, move |tables| tables.sign_out(session))
        .await?;
    signed_out(&reader, &app)
}

/// `POST /account/delete`: for good.
async fn delete(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let account = reader.signed_in()?;
    if form.get("sure") != Some("yes") {
        return Err(Problem::BAD);
    }
    app.must_be_fresh(&reader).await?;
    let (person, somebody) = (account.person, reader.say("account-somebody"));
    app.at(&reader, move |tables| {
        tables.delete_account(person, &somebody)
    })
    .await?;
    signed_out(&reader, &app)
}

/// `GET /account/export`: everything that is kept about the account.
pub(crate) async fn export(
    reader: Reader,
    State(app): State<Arc<App>>,
) -> Result<Response, Problem> {
    let person = reader.signed_in()?.person;
    let all = app.at(&reader, move |tables| tables.export(person)).await?;
    let file = [(CONTENT_DISPOSITION, "attachment; filename=\"orrery.json\"")];
    Ok((file, Json(all)).into_response())
}

/// `POST /account/link`: a code that lets one other device in, on the page of the account.
async fn new_link(
    reader: Reader,
    State(app): State<Arc<App>>,
    _: Posted,
) -> Result<Response, Problem> {
    let person = reader.signed_in()?.person;
    app.may_enter(&reader)?;
    let code = app
        .at(&reader, move |tables| {
            let code = letters(CODE)?;
            let secret = Secret::of(&code);
            tables.issue(Purpose::Device, secret, Some(person), "", ONCE)?;
            Ok(code)
        })
        .await?;
    page::shown(&app, &reader, Some(&code)).await
}

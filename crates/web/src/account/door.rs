//! The ways in: a passkey, a code of a device that is signed in, or only a name.

use crate::App;
use crate::layout::{self, sign};
use crate::passkey::{self, Place};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::session::random_name;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use maud::{Markup, html};
use orrery_table::{Account, MAX_NAME, Passkey, Purpose, Secret, TableError};
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;

use super::{ONCE, mail};

impl Reader {
    /// What passkeys are made for here.
    fn for_passkeys(&self) -> Place<'_> {
        let (origin, host) = self.place();
        Place { host, origin }
    }

    /// Browsers make passkeys for names of hosts only. Where to find this one under a name, if that is known.
    pub(super) fn needs_a_name(&self) -> Option<Option<String>> {
        let (origin, host) = self.place();
        let number: IpAddr = host.trim_matches(['[', ']']).parse().ok()?;
        let named = origin.replacen(host, "localhost", 1);
        Some(
            number
                .is_loopback()
                .then(|| format!("{named}{}", self.base)),
        )
    }
}

/// Whose browser was asked, as it stands on what it was asked.
fn asked(reader: &Reader) -> String {
    HEXLOWER.encode(reader.device_secret().as_bytes())
}

/// `POST /account/challenge`: what a passkey has to sign, and for whom a new one is made.
pub(crate) async fn challenge(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Json<Value>, Problem> {
    app.may_enter(&reader)?;
    let challenge = random_name().map_err(|_| Problem::INTERNAL)?;
    let name = form.get("name").unwrap_or("").to_owned();
    let (by, text) = (reader.clone(), challenge.clone());
    let (tag, known) = app
        .at(&reader, move |tables| {
            let (tag, known) = match &by.account {
                Some(account) => (account.tag.clone(), tables.passkeys(account.person)?),
                None => (tables.free_tag()?, Vec::new()),
            };
            let note = format!("{} {tag}", asked(&by));
            let secret = Secret::of(&text);
            tables.issue(Purpose::Challenge, secret, None, &note, ONCE)?;
            Ok((tag, known))
        })
        .await?;
    let name = match &reader.account {
        Some(account) => account.name.clone(),
        None => name,
    };
    let known = known.iter().map(|key| BASE64URL_NOPAD.encode(&key.id));
    Ok(Json(json!({
        "challenge": challenge,
        "host": reader.for_passkeys().host,
        "user": {"id": tag, "name": name},
        "known": known.collect::<Vec<_>>(),
    })))
}

/// A field of a form that a script has filled in with bytes.
fn bytes(form: &Posted, name: &str) -> Result<Vec<u8>, Problem> {
    let text = form.get(name).ok_or(Problem::PASSKEY)?;
    let bytes = BASE64URL_NOPAD.decode(text.as_bytes());
    bytes.map_err(|_| Problem::PASSKEY)
}

/// What was signed: what this browser was asked to have signed not long ago, and only once. Gives back the tag for which
/// a new passkey was meant.
async fn answered(
    app: &App,
    reader: &Reader,
    purpose: &str,
    client: &[u8],
) -> Result<String, Problem> {
    let text = passkey::challenge(reader.for_passkeys(), purpose, client);
    let secret = Secret::of(&text.ok_or(Problem::PASSKEY)?);
    let ticket = app
        .at(reader, move |tables| {
            tables.redeem(Purpose::Challenge, secret)
        })
        .await?;
    let note = ticket.ok_or(Problem::PASSKEY)?.note;
    let tag = note.split_once(' ').filter(|(by, _)| *by == asked(reader));
    Ok(tag.ok_or(Problem::PASSKEY)?.1.to_owned())
}

/// `POST /account/passkey`: a new passkey, for this account or for a new one.
pub(crate) async fn make(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    app.may_enter(&reader)?;
    let (client, data, key) = (
        bytes(&form, "client")?,
        bytes(&form, "data")?,
        bytes(&form, "key")?,
    );
    let tag = answered(&app, &reader, "webauthn.create", &client).await?;
    let made = passkey::made(reader.for_passkeys(), &data, &key);
    let (id, counter) = made.ok_or(Problem::PASSKEY)?;
    let now = app.tables.clock().date();
    let new = Passkey {
        id,
        key,
        counter,
        device: reader.device.clone(),
        since: now,
        used: now,
    };
    if let Some(account) = reader.account.clone() {
        app.must_be_fresh(&reader).await?;
        app.at(&reader, move |tables| {
            tables.add_passkey(account.person, &new)
        })
        .await?;
        return Ok(Redirect::to("/account").into_response());
    }
    let (name, kept) = (name_of(&form)?, reader.kept());
    app.welcome(&reader, move |tables, arrival| {
        tables.sign_up(arrival, &tag, &name, &kept, Some(&new))
    })
    .await
}

fn name_of(form: &Posted) -> Result<String, Problem> {
    let name = form.get("name").map(str::to_owned);
    name.ok_or(Problem::OPTIONS.about("name"))
}

/// `POST /account/new`: an account that only this browser knows, until another way in is added.
pub(crate) async fn make_plain(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    app.may_enter(&reader)?;
    let (name, kept) = (name_of(&form)?, reader.kept());
    app.welcome(&reader, move |tables, arrival| {
        let tag = tables.free_tag()?;
        tables.sign_up(arrival, &tag, &name, &kept, None)
    })
    .await
}

/// `POST /account/enter`: by a passkey.
pub(crate) async fn enter(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    app.may_enter(&reader)?;
    let (id, client) = (bytes(&form, "id")?, bytes(&form, "client")?);
    let (data, signature) = (bytes(&form, "data")?, bytes(&form, "signature")?);
    answered(&app, &reader, "webauthn.get", &client).await?;
    let key = id.clone();
    let known = app.at(&reader, move |tables| tables.passkey(&key)).await?;
    let (known, person) = known.ok_or(Problem::PASSKEY)?;
    let place = reader.for_passkeys();
    let counter = passkey::signed(place, &known.key, &client, &data, &signature);
    let counter = counter.ok_or(Problem::PASSKEY)?;
    app.welcome(&reader, move |tables, arrival| {
        tables.used_passkey(&id, counter)?;
        tables.sign_in(arrival, person)
    })
    .await
}

/// A code as it is kept, however somebody wrote it.
fn plain_code(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// `GET /link/{code}`: asks before this browser becomes one of somebody's.
pub(crate) async fn link_page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<Html<String>, Problem> {
    app.may_enter(&reader)?;
    let code = plain_code(&code);
    let secret = Secret::of(&code);
    let name = app
        .at(&reader, move |tables| {
            let ticket = tables.ticket(Purpose::Device, secret)?;
            let person = ticket.and_then(|ticket| ticket.person);
            let account = person.map(|person| tables.account_of(person));
            Ok(account.transpose()?.flatten().map(|account| account.name))
        })
        .await?
        .ok_or(Problem::CODE)?;
    let title = reader.text("account-link-to", &[("name", name.clone().into())]);
    let body = html! {
        section.door {
            h1 { (title) }
            p.lead { (reader.text("account-link-sure", &[("name", name.into())])) }
            form.box method="post" action="/link" {
                (layout::token(&reader))
                input type="hidden" name="code" value=(code);
                button.main.large { (reader.say("account-link-yes")) }
            }
        }
    };
    Ok(layout::page(&reader, &title, &body))
}

/// `GET /link`: where a code is typed.
pub(crate) async fn link_form(reader: Reader) -> Html<String> {
    let title = reader.say("account-link-here");
    let body = html! {
        section.door { h1 { (title) } div.two { (by_code(&reader)) } }
    };
    layout::page(&reader, &title, &body)
}

/// `POST /link`: this browser becomes one of somebody's. Without the answer of the page before, only that is shown.
pub(crate) async fn use_link(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let code = plain_code(form.get("code").unwrap_or(""));
    if form.get("typed").is_some() {
        let to = if code.is_empty() { "-" } else { &code };
        return Ok(Redirect::to(&format!("/link/{to}")).into_response());
    }
    app.may_enter(&reader)?;
    let secret = Secret::of(&code);
    let ticket = app
        .at(&reader, move |tables| {
            tables.redeem(Purpose::Device, secret)
        })
        .await?;
    let person = ticket.and_then(|ticket| ticket.person);
    let person = person.ok_or(Problem::CODE)?;
    app.welcome(&reader, move |tables, arrival| {
        tables.link_in(arrival, person)
    })
    .await
}

fn by_code(reader: &Reader) -> Markup {
    html! {
        section.box {
            h2 { (sign("phone")) (reader.say("account-by-device")) }
            ol {
                li { span { (reader.say("account-by-device-open")) } }
                li { span { (reader.say("account-by-device-type")) } }
            }
            form.field method="post" action="/link" {
                (layout::token(reader))
                input type="hidden" name="typed" value="yes";
                input.code-in name="code" required maxlength="12" autocomplete="off" autocapitalize="characters"
                    spellcheck="false" aria-label=(reader.say("account-code")) placeholder="K7F2-QMXA";
                button { (reader.say("account-link-it")) }
            }
            p.quiet { (reader.say("account-code-once")) }
        }
    }
}

/// What somebody sees who is not signed in.
pub(super) async fn shown(app: &App, reader: &Reader) -> Result<Html<String>, Problem> {
    let session = reader.secret();
    let games = app
        .at(reader, move |tables| {
            Ok::<_, TableError>(tables.mine(session)?.len())
        })
        .await?;
    let title = reader.say("account-door");
    let body = html! {
        section.door {
            h1 { (title) }
            p.lead { (reader.say("account-door-why")) }
            div.two {
                section.box {
                    h2 { (sign("key")) (reader.say("account-by-passkey")) }
                    p.quiet { (reader.say("account-by-passkey-what")) }
                    (passkey_forms(reader))
                    @if games > 0 {
                        p.quiet { (reader.text("account-comes-along", &[("count", games.into())])) }
                    }
                }
                (by_code(reader))
                (mail::by_mail(app, reader))
                section.box {
                    h2 { (sign("user")) (reader.say("account-plain")) }
                    p.quiet { (reader.say("account-plain-what")) }
                    form.field method="post" action="/account/new" {
                        (layout::token(reader))
                        (name_field(reader, "plain-name"))
                        button { (reader.say("account-plain-make")) }
                    }
                }
            }
            p.quiet { a href="/privacy" { (reader.say("account-privacy")) } }
        }
    };
    Ok(layout::framed(reader, &title, &body, &super::page::head()))
}

fn name_field(reader: &Reader, id: &str) -> Markup {
    html! {
        input id=(id) name="name" required maxlength=(MAX_NAME) autocomplete="nickname"
            aria-label=(reader.say("account-name")) placeholder=(reader.say("account-name"));
    }
}

/// Why there can be no passkeys here.
fn no_passkeys(reader: &Reader) -> Markup {
    html! {
        @match reader.needs_a_name() {
            Some(Some(named)) => p.wrong {
                (reader.say("account-passkey-number")) " "
                a href={ (named) "/account" } { (named) }
            },
            Some(None) => p.wrong { (reader.say("account-passkey-number-only")) },
            None => p.wrong data-without-passkeys { (reader.say("account-passkey-script")) },
        }
    }
}

/// Signing in by a passkey, and making the first one. The script shows them where there can be any.
fn passkey_forms(reader: &Reader) -> Markup {
    html! {
        (no_passkeys(reader))
        @if reader.needs_a_name().is_none() {
            (by_passkey(reader, "account-enter"))
            form.field method="post" action="/account/passkey" data-passkey="create" hidden {
                (layout::token(reader))
                @for field in ["client", "data", "key"] { input type="hidden" name=(field); }
                (name_field(reader, "new-name"))
                button { (reader.say("account-make")) }
            }
            (failed(reader))
        }
    }
}

/// Signing in by a passkey.
fn by_passkey(reader: &Reader, key: &str) -> Markup {
    html! {
        form method="post" action="/account/enter" data-passkey="get" hidden {
            (layout::token(reader))
            @for field in ["id", "client", "data", "signature"] { input type="hidden" name=(field); }
            button.main.large { (reader.say(key)) }
        }
    }
}

fn failed(reader: &Reader) -> Markup {
    html! {
        p.wrong role="alert" data-passkey-failed hidden { (reader.say("account-passkey-failed")) }
    }
}

/// Signing in once more, for whoever wants to change what opens their account.
pub(super) fn again(app: &App, reader: &Reader, account: &Account, passkeys: bool) -> Markup {
    html! {
        div #again.box.again {
            p { (reader.say("account-again")) }
            @if passkeys {
                (no_passkeys(reader))
                @if reader.needs_a_name().is_none() {
                    (by_passkey(reader, "account-again-passkey"))
                    (failed(reader))
                }
            }
            (mail::again(app, reader, account))
        }
    }
}

/// One more passkey for an account.
pub(super) fn another_passkey(reader: &Reader) -> Markup {
    html! {
        (no_passkeys(reader))
        @if reader.needs_a_name().is_none() {
            form method="post" action="/account/passkey" data-passkey="create" hidden {
                (layout::token(reader))
                @for field in ["client", "data", "key"] { input type="hidden" name=(field); }
                button { (sign("key")) (reader.say("account-passkey-add")) }
            }
            (failed(reader))
        }
    }
}

//! The way in by e-mail, where the operator has switched letters on: a link that works once.
//!
//! Whoever asks for a link is told the same whether there is such an account or not, after the same work.

use crate::App;
use crate::layout::{self, sign};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::session::random_name;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_table::{Account, Purpose, Secret, Ticket};
use std::sync::Arc;

use super::ONCE;

/// An address as it is kept.
fn address(form: &Posted) -> Result<String, Problem> {
    let text = form.get("mail").unwrap_or("").to_lowercase();
    let plain =
        text.len() <= 254 && text.contains('@') && text.bytes().all(|byte| byte.is_ascii_graphic());
    plain.then_some(text).ok_or(Problem::MAIL)
}

fn told(reader: &Reader, key: &str) -> Html<String> {
    let title = reader.say("account-mail-sent");
    let body = html! {
        section.door {
            h1 { (title) }
            p.lead { (reader.say(key)) }
        }
    };
    layout::framed(reader, &title, &body, &super::head())
}

/// `POST /account/mail`: a link to sign in with, for whoever reads what is sent to this address; for somebody who is signed
/// in, one that makes the address theirs.
pub(crate) async fn ask(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    if !app.has_mail() {
        return Err(Problem::NOT_FOUND);
    }
    app.may_enter(&reader)?;
    if let (Some(account), Some("yes")) = (&reader.account, form.get("again")) {
        return prove(&app, &reader, account).await;
    }
    if reader.account.is_some() {
        app.must_be_fresh(&reader).await?;
    }
    if let (Some(account), Some("yes")) = (&reader.account, form.get("forget")) {
        let person = account.person;
        app.at(&reader, move |tables| tables.set_mail(person, None))
            .await?;
        return Ok(Redirect::to("/account").into_response());
    }
    let (mail, once) = (
        address(&form)?,
        random_name().map_err(|_| Problem::INTERNAL)?,
    );
    // Before anybody knows whether there is such an account, so that this tells nobody.
    app.may_write(&reader, &mail)?;
    let own = reader.account.as_ref().map(|account| account.person);
    let (to, secret) = (mail.clone(), Secret::of(&once));
    let known = app
        .at(&reader, move |tables| {
            let known = tables.account_at(&to)?;
            let person = known.as_ref().filter(|account| !account.banned);
            let person = person.map(|account| account.person);
            match own {
                Some(own) => tables.issue(Purpose::Address, secret, Some(own), &to, ONCE)?,
                None => tables.issue(Purpose::Mail, secret, person, &to, ONCE)?,
            }
            Ok(person.is_some())
        })
        .await?;
    let path = format!("/enter/{once}");
    let words = match own {
        Some(_) => ["notice-confirm", "account-mail-prove-open"],
        None => ["notice-sign-in", "notice-sign-in-open"],
    };
    let sent = (own.is_some() || known) && app.write_way_in(reader.lang, words, &mail, &path);
    if own.is_some() && !sent {
        return Err(Problem::MAIL);
    }
    let key = match own {
        Some(_) => "account-mail-prove",
        None => "account-mail-look",
    };
    Ok(told(&reader, key).into_response())
}

/// Sends somebody who is signed in a link to their own address, by which they sign in once more.
async fn prove(app: &App, reader: &Reader, account: &Account) -> Result<Response, Problem> {
    let mail = account.mail.clone().ok_or(Problem::MAIL)?;
    let once = random_name().map_err(|_| Problem::INTERNAL)?;
    app.may_write(reader, &mail)?;
    let (person, secret, to) = (account.person, Secret::of(&once), mail.clone());
    app.at(reader, move |tables| {
        tables.issue(Purpose::Mail, secret, Some(person), &to, ONCE)
    })
    .await?;
    let words = ["notice-sign-in", "notice-sign-in-open"];
    match app.write_way_in(reader.lang, words, &mail, &format!("/enter/{once}")) {
        true => Ok(told(reader, "account-again-look").into_response()),
        false => Err(Problem::MAIL),
    }
}

/// Whoever only reads what is sent to an address cannot make it that of somebody else's account.
fn own_address(reader: &Reader, person: Secret) -> Result<(), Problem> {
    match &reader.account {
        Some(account) if account.person == person => Ok(()),
        _ => Err(Problem::SIGNED_OUT),
    }
}

/// `GET /enter/{once}`: asks, since programs that read letters open links too. Whoever opens it sees whose account it is, and
/// so is not led into somebody else's.
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(once): Path<String>,
) -> Result<Html<String>, Problem> {
    app.may_enter(&reader)?;
    let secret = Secret::of(&once);
    let (account, proves) = app
        .at(&reader, move |tables| {
            let enters = tables.ticket(Purpose::Mail, secret)?;
            let proves = tables.ticket(Purpose::Address, secret)?;
            let person = enters.and_then(|ticket| ticket.person);
            let account = person.map(|person| tables.account_of(person));
            Ok((account.transpose()?.flatten(), proves))
        })
        .await?;
    let title = match (account, proves) {
        (Some(account), _) => reader.text("account-link-to", &[("name", account.name.into())]),
        (
            None,
            Some(Ticket {
                person: Some(person),
                note,
            }),
        ) => {
            own_address(&reader, person)?;
            reader.text("account-mail-own", &[("mail", note.into())])
        }
        (None, _) => return Err(Problem::CODE),
    };
    let body = html! {
        section.door {
            h1 { (title) }
            p.lead { (reader.say("account-mail-sure")) }
            form.box method="post" action={ "/enter/" (once) } {
                (layout::token(&reader))
                button.main.large { (reader.say("account-link-yes")) }
            }
        }
    };
    Ok(layout::framed(&reader, &title, &body, &super::head()))
}

/// `POST /enter/{once}`: signs in, or makes an address that of the account for which it was asked.
pub(crate) async fn enter(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(once): Path<String>,
    _: Posted,
) -> Result<Response, Problem> {
    app.may_enter(&reader)?;
    let secret = Secret::of(&once);
    let proves = app
        .at(&reader, move |tables| {
            tables.ticket(Purpose::Address, secret)
        })
        .await?;
    if let Some(person) = proves.and_then(|ticket| ticket.person) {
        own_address(&reader, person)?;
        app.at(&reader, move |tables| {
            match tables.redeem(Purpose::Address, secret)? {
                Some(ticket) => tables.set_mail(person, Some(&ticket.note)),
                None => Ok(()),
            }
        })
        .await?;
        return Ok(Redirect::to("/account").into_response());
    }
    let enters = app
        .at(&reader, move |tables| tables.redeem(Purpose::Mail, secret))
        .await?;
    let person = enters.and_then(|ticket| ticket.person);
    let person = person.ok_or(Problem::CODE)?;
    app.welcome(&reader, move |tables, arrival| {
        tables.sign_in(arrival, person)
    })
    .await
}

/// The way in by e-mail, where there is one.
pub(super) fn by_mail(app: &App, reader: &Reader) -> Markup {
    html! {
        @if app.has_mail() {
            section.box {
                h2 { (sign("mail")) (reader.say("account-by-mail")) }
                p.quiet { (reader.say("account-by-mail-what")) }
                (form(reader, "account-mail-send"))
                p.quiet { (reader.say("account-link-once")) }
            }
        }
    }
}

fn form(reader: &Reader, key: &str) -> Markup {
    html! {
        form.field method="post" action="/account/mail" {
            (layout::token(reader))
            input type="email" name="mail" required maxlength="254" autocomplete="email"
                placeholder="ada@example.org" aria-label=(reader.say("account-mail"));
            button { (reader.say(key)) }
        }
    }
}

/// Signing in once more by a link that is sent to the address of the account.
pub(super) fn again(app: &App, reader: &Reader, account: &Account) -> Markup {
    html! {
        @if app.has_mail() && account.mail.is_some() {
            form method="post" action="/account/mail" {
                (layout::token(reader))
                button name="again" value="yes" { (sign("mail")) (reader.say("account-again-mail")) }
            }
        }
    }
}

/// The address of an account, and another one, for whoever may change it now.
pub(super) fn own(app: &App, reader: &Reader, account: &Account, fresh: bool) -> Markup {
    html! {
        @if app.has_mail() {
            div.dev {
                (sign("mail"))
                b {
                    @match &account.mail {
                        Some(mail) => (mail),
                        None => (reader.say("account-mail-none")),
                    }
                }
                small { (reader.say("account-mail-why")) }
                @if account.mail.is_some() && fresh {
                    form method="post" action="/account/mail" {
                        (layout::token(reader))
                        button.small name="forget" value="yes" { (reader.say("account-remove")) }
                    }
                }
            }
            @if fresh { (form(reader, "account-mail-set")) }
        }
    }
}

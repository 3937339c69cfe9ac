//! The page of an account, and what is kept about people.

use crate::App;
use crate::assets;
use crate::calendar::day;
use crate::layout::{self, sign};
use crate::problem::Problem;
use crate::profile;
use crate::reader::Reader;
use crate::seats::code;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use data_encoding::BASE64URL_NOPAD;
use maud::{Markup, html};
use orrery_table::{Account, MAX_NAME, Passkey, SignedIn};
use std::sync::Arc;

use super::{door, mail};

pub(crate) fn head() -> Markup {
    html! {
        link rel="stylesheet" href=(assets::url("account.css"));
        script type="module" src=(assets::url("account.js")) {}
    }
}

/// `GET /account`
pub(crate) async fn page(reader: Reader, State(app): State<Arc<App>>) -> Result<Response, Problem> {
    match reader.account {
        Some(_) => shown(&app, &reader, None).await,
        None => Ok(door::shown(&app, &reader).await?.into_response()),
    }
}

/// The page of whoever is signed in, with a code for another device if one was made.
pub(super) async fn shown(
    app: &App,
    reader: &Reader,
    code: Option<&str>,
) -> Result<Response, Problem> {
    let account = reader.signed_in()?;
    let (person, this) = (account.person, reader.device_secret());
    let (devices, passkeys, played, mine) = app
        .at(reader, move |tables| {
            tables.count_results()?;
            let mine = tables.mine(person)?.into_iter();
            Ok((
                tables.signed_in(person, this)?,
                tables.passkeys(person)?,
                tables.profile(person)?,
                mine.map(|table| (table.id.clone(), table)).collect(),
            ))
        })
        .await?;
    let fresh = app.is_fresh(reader).await?;
    let last = passkeys.is_empty() && devices.len() < 2 && account.mail.is_none();
    let body = html! {
        div.acc {
            (me(reader, account, last))
            div.stack {
                (profile::results(reader, &played, Some(&mine)))
                (profile::settings(reader, &played))
                (profile::rivals(reader, &played))
                section.box {
                    h2 { (reader.say("notice-title")) }
                    p.quiet { (reader.say("account-notices-what")) }
                    p { a.button href="/notices" { (reader.say("account-notices")) } }
                }
            }
            div.stack {
                (profile::learned(reader, app))
                section.box {
                    h2 { (reader.say("account-devices")) }
                    @if !fresh { (door::again(app, reader, account, !passkeys.is_empty())) }
                    (keys(reader, &passkeys, fresh))
                    @if fresh { (door::another_passkey(reader)) }
                    (signed_in(reader, &devices))
                    (mail::own(app, reader, account, fresh))
                    (pair(reader, code))
                }
                (ends(reader, fresh))
            }
        }
    };
    let page = layout::framed(reader, &account.name, &body, &head());
    Ok(page.into_response())
}

/// The name, and whether others see what was played. `last` is true if nothing opens the account but this browser.
fn me(reader: &Reader, account: &Account, last: bool) -> Markup {
    html! {
        section.box.whole.me {
            (face())
            div {
                h1 { (account.name) " " span.quiet.tagged { "#" (account.tag) } }
                p.quiet { (reader.text("account-since", &[("date", day(reader, account.created).into())])) }
            }
            div.row {
                details.edit {
                    summary.button { (reader.say("account-edit")) }
                    form.field method="post" action="/account/name" {
                        (layout::token(reader))
                        input name="name" required maxlength=(MAX_NAME) value=(account.name)
                            aria-label=(reader.say("account-name"));
                        button { (reader.say("account-rename")) }
                    }
                }
                (profile::visibility(reader, account))
                @if last {
                    details.edit {
                        summary.button { (reader.say("account-leave")) }
                        p.wrong { (reader.say("account-leave-lost")) }
                        (leave(reader, "account-leave-sure"))
                    }
                } @else {
                    (leave(reader, "account-leave"))
                }
            }
        }
    }
}

fn leave(reader: &Reader, key: &str) -> Markup {
    html! {
        form method="post" action="/account/leave" {
            (layout::token(reader))
            button { (reader.say(key)) }
        }
    }
}

/// A planet with its ring: the picture of everybody.
pub(crate) fn face() -> Markup {
    html! {
        svg.face viewBox="0 0 72 72" aria-hidden="true" {
            circle.sky cx="36" cy="36" r="35" {}
            circle.planet cx="36" cy="36" r="17" {}
            ellipse.ring cx="36" cy="36" rx="31" ry="9" transform="rotate(-20 36 36)" {}
        }
    }
}

fn keys(reader: &Reader, passkeys: &[Passkey], fresh: bool) -> Markup {
    html! {
        @if passkeys.is_empty() { p { (reader.say("account-no-passkey")) } }
        @for key in passkeys {
            div.dev {
                (sign("key"))
                b { (reader.text("account-passkey-of", &[("device", device(reader, &key.device).into())])) }
                small { (reader.text("account-used", &[("date", day(reader, key.used).into())])) }
                @if fresh {
                    form method="post" action="/account/remove" {
                        (layout::token(reader))
                        button.small name="id" value=(BASE64URL_NOPAD.encode(&key.id)) { (reader.say("account-remove")) }
                    }
                }
            }
        }
    }
}

fn device(reader: &Reader, name: &str) -> String {
    match name {
        "" => reader.say("account-device"),
        name => name.to_owned(),
    }
}

fn signed_in(reader: &Reader, devices: &[SignedIn]) -> Markup {
    html! {
        @for one in devices {
            div.dev {
                (sign("screen"))
                b { (device(reader, &one.device)) }
                small { (reader.text("account-active", &[("date", day(reader, one.active).into())])) }
                @if one.this {
                    span.tag { (reader.say("account-this")) }
                } @else {
                    form method="post" action="/account/device" {
                        (layout::token(reader))
                        button.small name="id" value=(one.id) { (reader.say("account-end-device")) }
                    }
                }
            }
        }
    }
}

/// The way in for another device.
fn pair(reader: &Reader, made: Option<&str>) -> Markup {
    html! {
        @match made {
            Some(made) => {
                @let url = format!("{}/link/{made}", reader.origin);
                @let (left, right) = made.split_at(made.len() / 2);
                div.pair #pair {
                    (code(&url).unwrap_or_default())
                    div {
                        b { (reader.say("account-pair")) }
                        p.quiet { (reader.text("account-pair-how", &[("place", format!("{}/link", reader.origin).into())])) }
                        p.big-code { (left) "-" (right) }
                        p.quiet { (reader.say("account-code-once")) }
                    }
                }
            }
            None => form method="post" action="/account/link#pair" {
                (layout::token(reader))
                button { (sign("phone")) (reader.say("account-pair")) }
            },
        }
    }
}

/// What is kept, and how to end it.
fn ends(reader: &Reader, fresh: bool) -> Markup {
    html! {
        section.box {
            h2 { (reader.say("account-data")) }
            p { a href="/privacy" { (reader.say("account-privacy")) } }
            p { a.button href="/account/export" download { (reader.say("account-export")) } }
            details {
                summary { (reader.say("account-delete")) }
                p { (reader.say("account-delete-sure")) }
                @if fresh {
                    form method="post" action="/account/delete" {
                        (layout::token(reader))
                        button.small name="sure" value="yes" { (reader.say("account-delete-now")) }
                    }
                } @else {
                    p { a href="#again" { (reader.say("account-again-first")) } }
                }
            }
        }
    }
}

/// What `/privacy` tells of, a sentence each.
const KEPT: [&str; 9] = [
    "browser", "tables", "account", "public", "mail", "notices", "own", "reports", "logs",
];

/// `GET /privacy`: what is kept about people, and for how long.
pub(crate) async fn privacy(reader: Reader, State(app): State<Arc<App>>) -> Html<String> {
    let title = reader.say("privacy-title");
    let kept = app.tables.kept_for();
    let time = |key: &str, days: Option<u64>| match days {
        Some(days) => reader.text(&format!("privacy-{key}"), &[("days", days.into())]),
        None => reader.say(&format!("privacy-{key}-always")),
    };
    let body = html! {
        article.prose {
            h1 { (title) }
            p.lead { (reader.say("privacy-short")) }
            ul {
                @for key in KEPT { li { (reader.say(&format!("privacy-{key}"))) } }
            }
            h2 { (reader.say("privacy-long")) }
            ul {
                li { (time("unfinished", kept.unfinished)) }
                li { (time("finished", kept.finished)) }
                li { (time("unused", kept.accounts)) }
                @for key in ["banned", "once"] { li { (reader.say(&format!("privacy-{key}"))) } }
            }
            h2 { (reader.say("privacy-yours")) }
            p { (reader.say("privacy-yours-how")) }
        }
    };
    layout::page(&reader, &title, &body)
}

//! Where people say how they want to be told, and the links in letters.

use super::wishes::{MAIL, Mail, Quiet, Wishes, change, of_print, print_of};
use super::{api, hooks};
use crate::App;
use crate::assets;
use crate::calendar::day;
use crate::layout;
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::session::random_name;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use orrery_notice::{Letter, Subscription};
use orrery_table::{Kind, Secret, TableError, Tables};
use orrery_text::text;
use std::sync::Arc;

/// Where it stands.
const PAGE: &str = "/notices";

/// The letters that somebody may choose between: so many minutes lie between two of them.
pub(super) const DIGESTS: [u32; 4] = [0, 60, 6 * 60, 24 * 60];

/// How long the link in a letter is good for, in milliseconds.
const GOOD_FOR: i64 = 24 * 60 * 60 * 1000;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The most days off that a form offers at once.
const DAYS: u32 = 21;

/// The routes around notices.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/notices", get(page).post(save))
        .route("/notices/worker.js", get(worker))
        .route("/notices/push", post(add_push))
        .route("/notices/mail", post(add_mail))
        .route("/notices/hook", post(add_hook))
        .route("/notices/remove", post(remove))
        .route("/notices/away", post(away))
        .route("/notices/confirm/{code}", get(confirm_page).post(confirm))
        .route("/notices/off/{code}", get(off_page).post(off))
        .route("/t/{id}/hooks", get(hooks::page).post(hooks::post))
        .merge(api::routes())
}

fn back() -> Response {
    Redirect::to(PAGE).into_response()
}

impl App {
    /// Lets a reader say how they want to be told. Whoever has never said it costs a row for good: of those there are only
    /// so many in an hour, and a browser has to show that it keeps its session.
    async fn may_listen(&self, reader: &Reader) -> Result<(), Problem> {
        let who = reader.secret();
        let known = self.at(reader, move |tables| tables.listener(who)).await?;
        if known.is_some() {
            return Ok(());
        }
        let now = self.tables.clock().uptime();
        match !reader.new_session && self.listened.take(&reader.client, now) {
            true => Ok(()),
            false => Err(Problem::MANY),
        }
    }
}

/// Changes what somebody wants, in their present language.
pub(super) async fn change_own(
    app: &App,
    reader: &Reader,
    what: impl Fn(&mut Wishes) + Send + 'static,
) -> Result<(), Problem> {
    app.may_listen(reader).await?;
    let (session, lang) = (reader.secret(), reader.lang.code());
    app.at(reader, move |tables| {
        change(tables, session, |wishes| {
            wishes.lang = lang.to_owned();
            what(wishes);
        })
    })
    .await
}

/// `GET /notices`
async fn page(reader: Reader, State(app): State<Arc<App>>) -> Result<Html<String>, Problem> {
    let session = reader.secret();
    let (wishes, away) = app
        .at(&reader, move |tables| {
            let wishes = Wishes::of(tables, session)?;
            Ok((wishes.unwrap_or_default(), away_until(tables, session)?))
        })
        .await?;
    let title = reader.say("notice-title");
    let head = html! { script type="module" src=(assets::url("notices.js")) {} };
    let body = html! {
        h1 { (title) }
        p.lead { (reader.say("notice-lead")) }
        div.channels {
            (kinds(&app, &reader, &wishes))
            (push(&app, &reader, &wishes))
            (mail(&app, &reader, &wishes))
            (own_hooks(&app, &reader, &wishes))
            (days_off(&app, &reader, away))
        }
        p.quiet { (reader.say("notice-privacy")) }
    };
    Ok(layout::framed(&reader, &title, &body, &head))
}

/// At how many tables with a clock somebody sits, and until when they are away; nothing if that concerns nobody.
pub(super) fn away_until(
    tables: &Tables,
    session: Secret,
) -> Result<Option<(usize, i64)>, TableError> {
    let (clocks, until) = (tables.clocks_of(session)?, tables.away_until(session)?);
    Ok((clocks > 0 || until.is_some()).then_some((clocks, until.unwrap_or(0))))
}

/// What somebody wants to be told of, and when not.
fn kinds(app: &App, reader: &Reader, wishes: &Wishes) -> Markup {
    let quiet = wishes.quiet;
    let time = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let ahead = quiet.map_or(0, |quiet| quiet.ahead);
    html! {
        form.box method="post" action=(PAGE) {
            (layout::token(reader))
            h2 { (reader.say("notice-what")) }
            @for kind in Kind::ALL {
                p { label.check {
                    input type="checkbox" name=(kind.name()) value="on" checked[wishes.wants(kind)];
                    " " (reader.say(&format!("notice-kind-{}", kind.name())))
                } }
            }
            h3 { (reader.say("notice-quiet")) }
            p.row {
                label { (reader.say("notice-quiet-from")) " "
                    input type="time" name="from" value=[quiet.map(|quiet| time(quiet.from))]; }
                label { (reader.say("notice-quiet-until")) " "
                    input type="time" name="until" value=[quiet.map(|quiet| time(quiet.until))]; }
                label { (reader.say("notice-zone")) " "
                    select name="ahead" data-zone[quiet.is_none()] {
                        @for zone in zones() {
                            option value=(zone) selected[zone == ahead] { (zone_name(zone)) }
                        }
                    }
                }
            }
            @if app.notices.has_mail() {
                h3 { (reader.say("notice-digest")) }
                p { select name="digest" aria-label=(reader.say("notice-digest")) {
                    @for minutes in DIGESTS {
                        option value=(minutes) selected[minutes == wishes.digest] {
                            (reader.say(&format!("notice-digest-{minutes}")))
                        }
                    }
                } }
            } @else {
                input type="hidden" name="digest" value=(wishes.digest);
            }
            button.main { (reader.say("notice-save")) }
        }
    }
}

/// How far clocks may be ahead of UTC, in minutes.
pub(super) fn zones() -> impl Iterator<Item = i16> {
    const ODD: [i16; 3] = [5 * 60 + 45, 8 * 60 + 45, 12 * 60 + 45];
    let mut all: Vec<i16> = (-24..=28).map(|half| half * 30).chain(ODD).collect();
    all.sort_unstable();
    all.into_iter()
}

fn zone_name(minutes: i16) -> String {
    let sign = if minutes < 0 { '−' } else { '+' };
    let minutes = minutes.abs();
    format!("UTC{sign}{:02}:{:02}", minutes / 60, minutes % 60)
}

fn remove_form(reader: &Reader, channel: &str) -> Markup {
    html! {
        form method="post" action="/notices/remove" {
            (layout::token(reader))
            button.small name="channel" value=(channel) { (reader.say("notice-remove")) }
        }
    }
}

/// Browsers that are told.
fn push(app: &App, reader: &Reader, wishes: &Wishes) -> Markup {
    let key = app
        .notices
        .push
        .as_ref()
        .map(orrery_notice::PushKey::public);
    html! {
        section.box #push {
            h2 { (reader.say("notice-push")) }
            p { (reader.say("notice-push-help")) }
            @for one in &wishes.push {
                div.row.spread {
                    span { (device(reader, &one.device)) }
                    (remove_form(reader, &format!("push-{}", one.number)))
                }
            }
            @if let Some(key) = key {
                form method="post" action="/notices/push" data-push=(key) data-worker={ (PAGE) "/worker.js" } hidden {
                    (layout::token(reader))
                    button { (reader.say("notice-push-on")) }
                    p role="alert" data-denied=(reader.say("notice-push-denied"))
                        data-failed=(reader.say("notice-push-failed")) {}
                }
                p.quiet data-without="" { (reader.say("notice-push-script")) }
            } @else {
                p.quiet { (reader.say("notice-off")) }
            }
        }
    }
}

fn device(reader: &Reader, name: &str) -> String {
    match name.is_empty() {
        true => reader.say("web-device-unknown"),
        false => name.to_owned(),
    }
}

fn mail(app: &App, reader: &Reader, wishes: &Wishes) -> Markup {
    html! {
        @if app.notices.has_mail() {
            section.box #mail {
                h2 { (reader.say("notice-mail")) }
                @if let Some(mail) = &wishes.mail {
                    div.row.spread {
                        span {
                            (mail.address)
                            @if mail.asked.is_some() { " " span.tag { (reader.say("notice-mail-asked")) } }
                        }
                        (remove_form(reader, MAIL))
                    }
                    @if mail.asked.is_some() { p { (reader.say("notice-mail-look")) } }
                } @else {
                    p { (reader.say("notice-mail-help")) }
                }
                form.row method="post" action="/notices/mail" {
                    (layout::token(reader))
                    input type="email" name="address" required maxlength="254" autocomplete="email"
                        placeholder="ada@example.org" aria-label=(reader.say("notice-mail"));
                    button { (reader.say("notice-mail-ask")) }
                }
            }
        }
    }
}

fn own_hooks(app: &App, reader: &Reader, wishes: &Wishes) -> Markup {
    html! {
        @if !app.notices.hooks.is_empty() {
            section.box #hooks {
                h2 { (reader.say("notice-hook")) }
                (hooks::list(app, reader, &wishes.hooks, |channel| Some(remove_form(reader, channel))))
                (hooks::form(reader, "/notices/hook"))
            }
        }
    }
}

/// Days off, for whoever plays against a clock.
fn days_off(app: &App, reader: &Reader, away: Option<(usize, i64)>) -> Markup {
    let now = app.tables.clock().date();
    html! {
        @if let Some((tables, until)) = away {
            form.box method="post" action="/notices/away" {
                (layout::token(reader))
                h2 { (reader.say("notice-away")) }
                p { (reader.text("notice-away-help", &[("count", tables.into())])) }
                @if until > now {
                    p { strong { (reader.text("notice-away-until", &[("date", day(reader, until).into())])) } }
                    p { button name="days" value="0" { (reader.say("notice-away-back")) } }
                }
                p.row {
                    label { (reader.say("notice-away-days")) " "
                        select name="more" { @for days in 1..=DAYS { option value=(days) { (days) } } } }
                    button { (reader.say("notice-away-go")) }
                }
            }
        }
    }
}

/// `POST /notices`
async fn save(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let not: Vec<String> = (Kind::ALL.into_iter())
        .filter(|kind| form.get(kind.name()).is_none())
        .map(|kind| kind.name().to_owned())
        .collect();
    let digest = form.get("digest").and_then(|minutes| minutes.parse().ok());
    let digest = digest.filter(|minutes| DIGESTS.contains(minutes));
    let digest: u32 = digest.ok_or(Problem::BAD)?;
    let quiet = quiet(&form).ok_or(Problem::BAD)?;
    change_own(&app, &reader, move |wishes| {
        (wishes.not, wishes.digest, wishes.quiet) = (not.clone(), digest, quiet);
    })
    .await?;
    Ok(back())
}

/// The quiet hours of a form; nothing if it is nonsense.
#[expect(clippy::option_option, reason = "nonsense and nothing differ")]
fn quiet(form: &Posted) -> Option<Option<Quiet>> {
    let time = |name: &str| -> Option<Option<u16>> {
        let Some(text) = form.get(name) else {
            return Some(None);
        };
        let (hours, minutes) = text.split_once(':')?;
        let (hours, minutes) = (
            hours.parse::<u16>().ok()?,
            minutes.get(..2)?.parse::<u16>().ok()?,
        );
        (hours < 24 && minutes < 60).then_some(Some(hours * 60 + minutes))
    };
    let ahead: i16 = form.get("ahead").unwrap_or("0").parse().ok()?;
    let ahead = zones().find(|zone| *zone == ahead)?;
    let (from, until) = (time("from")?, time("until")?);
    Some(
        from.zip(until)
            .map(|(from, until)| Quiet { from, until, ahead }),
    )
}

/// A browser wants to be told, if messages can be sent there.
pub(super) async fn add_browser(
    app: &App,
    reader: &Reader,
    to: Subscription,
) -> Result<(), Problem> {
    let to = checked_push(app, &to)?;
    let (device, session) = (reader.device.clone(), print_of(reader.device_secret()));
    change_own(app, reader, move |wishes| {
        wishes.add_push(&device, &session, &to);
    })
    .await
}

fn checked_push(app: &App, to: &Subscription) -> Result<Subscription, Problem> {
    match app.notices.push.is_some() {
        true => to.checked(&app.notices.services).map_err(|_| Problem::BAD),
        false => Err(Problem::BAD),
    }
}

/// `POST /notices/push`: a browser wants to be told.
async fn add_push(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let field = |name: &str| form.get(name).unwrap_or_default().to_owned();
    let to = Subscription {
        endpoint: field("endpoint"),
        p256dh: field("p256dh"),
        auth: field("auth"),
    };
    add_browser(&app, &reader, to).await?;
    Ok(back())
}

/// `POST /notices/hook`: a webhook is told.
async fn add_hook(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let field = |name| form.get(name).unwrap_or_default();
    let hook = app.checked_hook(&reader, field("form"), field("url"))?;
    change_own(&app, &reader, move |wishes| wishes.add_hook(&hook)).await?;
    Ok(back())
}

/// `POST /notices/remove`
async fn remove(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let channel = form.get("channel").ok_or(Problem::BAD)?.to_owned();
    change_own(&app, &reader, move |wishes| wishes.remove(&channel)).await?;
    Ok(back())
}

/// `POST /notices/mail`
async fn add_mail(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let address = form.get("address").unwrap_or_default().to_owned();
    ask_mail(&app, &reader, address).await?;
    Ok(back())
}

/// Asks whoever has this address.
pub(super) async fn ask_mail(app: &App, reader: &Reader, address: String) -> Result<(), Problem> {
    if !app.notices.has_mail() {
        return Err(Problem::NOT_FOUND);
    }
    if !orrery_notice::mail::is_address(&address) {
        return Err(Problem::NOTICE.because(reader.say("notice-mail-wrong")));
    }
    let clock = app.tables.clock();
    app.may_write(reader, &address)?;
    let token = random_name().map_err(|_| Problem::INTERNAL)?;
    let (asked, until) = (print_of(Secret::of(&token)), clock.date() + GOOD_FOR);
    let who = reader.secret();
    let path = format!("{PAGE}/confirm/{}{token}", print_of(who));
    let letter = Letter {
        to: address.clone(),
        subject: text(reader.lang, "notice-confirm", &[]),
        text: format!(
            "{}\n\n{}\n\n{}\n",
            reader.say("notice-confirm-open"),
            app.notices.link(&path),
            reader.say("notice-letter-else")
        ),
        unsubscribe: None,
    };
    change_own(app, reader, move |wishes| {
        wishes.mail = Some(Mail {
            address: address.clone(),
            asked: Some((asked.clone(), until)),
        });
    })
    .await?;
    match app.write_letter(letter) {
        true => Ok(()),
        false => Err(Problem::BUSY),
    }
}

/// Who is meant by a code of a letter, and the rest of it.
fn read_code(code: &str) -> Result<(Secret, String), Problem> {
    let (print, rest) = code.split_at_checked(64).ok_or(Problem::LETTER_LINK)?;
    let who = of_print(print).ok_or(Problem::LETTER_LINK)?;
    Ok((who, rest.to_owned()))
}

/// A page with one button: programs that preview links open them too.
fn ask(reader: &Reader, title: &str, words: &str, button: &str) -> Html<String> {
    let body = html! {
        h1 { (title) }
        p.lead { (words) }
        form.box method="post" { button.main { (button) } }
    };
    layout::page(reader, title, &body)
}

/// A page that says that it is done.
fn told(reader: &Reader, title: &str, words: &str) -> Html<String> {
    let body = html! {
        h1 { (title) }
        p.lead { (words) }
        p { a.button href="/" { (reader.say("web-nav-home")) } }
    };
    layout::page(reader, title, &body)
}

/// The address that waits to be confirmed by this code.
async fn asked(
    app: &App,
    reader: &Reader,
    code: &str,
) -> Result<(Secret, String, String), Problem> {
    let (who, token) = read_code(code)?;
    let asked = print_of(Secret::of(&token));
    let wishes = app
        .at(reader, move |tables| Wishes::of(tables, who))
        .await?;
    let now = app.tables.clock().date();
    let mail = wishes.and_then(|wishes| wishes.mail);
    let good = |(print, until): &(String, i64)| *print == asked && now < *until;
    let mail = mail.filter(|mail| mail.asked.as_ref().is_some_and(good));
    let address = mail.ok_or(Problem::LETTER_LINK)?.address;
    Ok((who, asked, address))
}

/// `GET /notices/confirm/{code}`
async fn confirm_page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<Html<String>, Problem> {
    let (_, _, address) = asked(&app, &reader, &code).await?;
    let words = reader.text("notice-confirm-ask", &[("address", address.into())]);
    let title = reader.say("notice-confirm");
    let button = reader.say("notice-confirm-yes");
    Ok(ask(&reader, &title, &words, &button))
}

/// `POST /notices/confirm/{code}`: the code works once, and in any browser.
async fn confirm(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<Html<String>, Problem> {
    let (who, asked, _) = asked(&app, &reader, &code).await?;
    let done = app.at(&reader, move |tables| {
        change(tables, who, |wishes| {
            let mail = wishes.mail.as_mut().filter(|mail| {
                let waits = mail.asked.as_ref();
                waits.is_some_and(|(print, _)| *print == asked)
            });
            mail.is_some_and(|mail| mail.asked.take().is_some())
        })
    });
    match done.await? {
        true => Ok(told(
            &reader,
            &reader.say("notice-confirm"),
            &reader.say("notice-confirm-done"),
        )),
        false => Err(Problem::LETTER_LINK),
    }
}

/// Whose letters a code ends, if it does.
async fn letters_of(app: &App, reader: &Reader, code: &str) -> Result<Secret, Problem> {
    let (who, _) = read_code(code)?;
    let wishes = app
        .at(reader, move |tables| Wishes::of(tables, who))
        .await?;
    let mail = wishes.and_then(|wishes| wishes.mail);
    let good = mail.is_some_and(|mail| app.off_code(who, &mail.address) == code);
    match good {
        true => Ok(who),
        false => Err(Problem::LETTER_LINK),
    }
}

/// `GET /notices/off/{code}`
async fn off_page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<Html<String>, Problem> {
    letters_of(&app, &reader, &code).await?;
    let (title, button) = (reader.say("notice-mail-off"), reader.say("notice-mail-off"));
    Ok(ask(
        &reader,
        &title,
        &reader.say("notice-mail-off-ask"),
        &button,
    ))
}

/// `POST /notices/off/{code}`: one click, which the reader's mail program may make for them (RFC 8058).
async fn off(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<Html<String>, Problem> {
    let who = letters_of(&app, &reader, &code).await?;
    app.at(&reader, move |tables| {
        change(tables, who, |wishes| wishes.remove(MAIL))
    })
    .await?;
    let title = reader.say("notice-mail-off");
    Ok(told(&reader, &title, &reader.say("notice-mail-off-done")))
}

/// `POST /notices/away`: days off, or coming back.
async fn away(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let days = form.get("days").or(form.get("more"));
    let days = days.and_then(|days| days.parse::<u32>().ok());
    go_away(&app, &reader, days.ok_or(Problem::BAD)?).await?;
    Ok(back())
}

/// Stops the clocks of somebody for so many days; tells at how many tables.
pub(super) async fn go_away(app: &App, reader: &Reader, days: u32) -> Result<usize, Problem> {
    if days > DAYS {
        return Err(Problem::BAD);
    }
    let until = app.tables.clock().date() + i64::from(days) * DAY;
    app.may_listen(reader).await?;
    let session = reader.secret();
    app.at(reader, move |tables| tables.go_away(session, until))
        .await
}

/// `GET /notices/worker.js`: what shows a notice when no page is open. It stands here so that it has power over nothing
/// but this folder.
async fn worker() -> Response {
    let kind = [(CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (kind, include_str!("../../assets/worker.js")).into_response()
}

//! Who sits where: links, devices, leaving, being replaced. The forms on the page of a table, and what comes of them.

use crate::App;
use crate::calendar::{date, day};
use crate::layout;
use crate::new::seat_kind;
use crate::pace;
use crate::play::{Deed, act, seat_of};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::{Eyes, Names, table_id};
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_bots::BotKind;
use orrery_core::Seat;
use orrery_table::{Claim, Device, Note, People, SeatChange, SeatKind, SeatView, Status, TableId};
use qrcodegen::{QrCode, QrCodeEcc};
use std::sync::Arc;

impl App {
    /// The address of the link of a seat that waits to be used, if this reader may see it.
    pub(crate) fn seat_link(&self, table: &TableId, seat: &SeatView) -> Option<String> {
        let secret = self.link(table, seat.seat, seat.link?);
        Some(format!("/t/{table}/seat/{secret}"))
    }

    /// Lets a reader sit down on an open seat, unless somebody there does so all the time.
    pub(crate) fn may_sit(&self, reader: &Reader) -> Result<(), Problem> {
        let now = self.tables.clock().uptime();
        match self.seated.take(&reader.client, now) {
            true => Ok(()),
            false => Err(Problem::MANY),
        }
    }
}

/// What this reader can do about a seat.
pub(crate) fn forms(app: &App, names: &Names<'_>, view: &People, seat: &SeatView) -> Markup {
    let reader = names.reader;
    let running = matches!(view.status, Status::Playing { .. });
    let member = view.seats.iter().any(|seat| seat.mine);
    html! {
        @if seat.open && running && (!member || view.several) { (sit_form(reader, view, seat)) }
        @let link = app.seat_link(&view.id, seat).map(|link| format!("{}{link}", reader.origin));
        @if let Some(url) = link.as_ref().filter(|_| !seat.mine) {
            (link_box(reader, seat.seat, url, "web-link-friend"))
        }
        @if view.host && running && !seat.taken && !seat.mine && !reader.offline {
            (button(reader, view, seat, "invite", if seat.link.is_some() { "web-invite-again" } else { "web-invite" }))
        }
        @if view.host && running && !seat.taken && !seat.mine { (ask_form(reader, view, seat)) }
        @if running && member && !seat.taken { (bot_form(names, view, seat)) }
        @if seat.absent {
            details id={ "free-" (seat.seat) } {
                summary.quiet { (reader.say("web-free")) }
                p { (reader.say("web-free-sure")) }
                (button(reader, view, seat, "free", "web-free-now"))
            }
        }
        @if seat.mine && !reader.offline { (devices(reader, view, seat, link.as_deref())) }
        @if seat.mine && running {
            @if has_company(view) { (end_forms(reader, view, seat)) }
            details id={ "leave-" (seat.seat) } {
                summary.quiet { (reader.say("web-leave")) }
                p { (reader.say(if view.rated { "people-resign-sure" } else { "web-leave-sure" })) }
                (button(reader, view, seat, "leave", "web-leave-now"))
                @if !reader.offline && !view.rated {
                    p { a href={ "/t/" (view.id) "/pass-on?seat=" (seat.seat) } { (reader.say("people-pass")) } }
                }
            }
        }
    }
}

/// True if somebody else plays here.
pub(crate) fn has_company(view: &People) -> bool {
    let other = |seat: &SeatView| seat.taken && seat.bot.is_none() && !seat.mine;
    view.seats.iter().any(other)
}

/// The ways to end a game among people before its time: all agree, or one gives up.
fn end_forms(reader: &Reader, view: &People, seat: &SeatView) -> Markup {
    let (wish, key) = match seat.stops {
        true => ("no", "people-stop-not"),
        false => ("yes", "people-stop-now"),
    };
    html! {
        details id={ "stop-" (seat.seat) } {
            summary.quiet { (reader.say("people-stop")) }
            p { (reader.say("people-stop-sure")) }
            form.live method="post" action={ "/t/" (view.id) "/stop" } {
                (layout::token(reader))
                input type="hidden" name="seat" value=(seat.seat);
                button.small name="wish" value=(wish) { (reader.say(key)) }
            }
        }
        details id={ "resign-" (seat.seat) } {
            summary.quiet { (reader.say("people-resign")) }
            p { (reader.say("people-resign-sure")) }
            (button(reader, view, seat, "resign", "people-resign-now"))
        }
    }
}

/// A form of one button.
fn button(reader: &Reader, view: &People, seat: &SeatView, deed: &str, key: &str) -> Markup {
    html! {
        form.live method="post" action={ "/t/" (view.id) "/" (deed) } {
            (layout::token(reader))
            input type="hidden" name="seat" value=(seat.seat);
            button.small { (reader.say(key)) }
        }
    }
}

/// Asking somebody by their name.
fn ask_form(reader: &Reader, view: &People, seat: &SeatView) -> Markup {
    html! {
        form.row method="post" action={ "/t/" (view.id) "/ask" } {
            (layout::token(reader))
            input type="hidden" name="seat" value=(seat.seat);
            input name="who" required maxlength="60" autocomplete="off" placeholder=(reader.say("invite-who"))
                aria-label=(reader.say("invite-who"));
            button { (reader.say("invite-ask")) }
        }
    }
}

fn sit_form(reader: &Reader, view: &People, seat: &SeatView) -> Markup {
    html! {
        form.row method="post" action={ "/t/" (view.id) "/sit" } {
            (layout::token(reader))
            input type="hidden" name="seat" value=(seat.seat);
            input name="name" maxlength=(orrery_table::MAX_NAME) required[seat.left]
                placeholder=(reader.say("web-name")) aria-label=(reader.say("web-name"))
                value=[reader.account.as_ref().map(|account| &account.name)];
            button { (reader.say("web-sit")) }
        }
    }
}

/// Which bot is to take over an empty seat, and who wants it already.
fn bot_form(names: &Names<'_>, view: &People, seat: &SeatView) -> Markup {
    let reader = names.reader;
    let mine = |by: Seat| view.seats.get(by.index()).is_some_and(|seat| seat.mine);
    let wanted = seat.wishes.iter().find(|wish| mine(wish.by));
    html! {
        @for wish in &seat.wishes {
            p.quiet {
                (reader.text("web-wish", &[
                    ("name", names.seat(wish.by).into()),
                    ("bot", reader.say(&format!("web-seat-bot-{}", wish.bot)).into()),
                ]))
            }
        }
        form.live.row method="post" action={ "/t/" (view.id) "/bot" } {
            (layout::token(reader))
            input type="hidden" name="seat" value=(seat.seat);
            select name="bot" aria-label=(reader.say("web-bot-which")) {
                @for bot in BotKind::ALL {
                    option value=(bot) selected[wanted.map_or(BotKind::Standard, |wish| wish.bot) == bot] {
                        (reader.say(&format!("web-seat-bot-{bot}")))
                    }
                }
                @if wanted.is_some() { option value="" { (reader.say("web-bot-none")) } }
            }
            button.small { (reader.say("web-bot-want")) }
        }
    }
}

/// A link to pass on, with a button that copies it.
fn link_box(reader: &Reader, seat: Seat, url: &str, key: &str) -> Markup {
    html! {
        div.link {
            label for={ "link-" (seat) } { (reader.say(key)) }
            input id={ "link-" (seat) } readonly value=(url);
            button type="button" data-copy={ "link-" (seat) } data-done=(reader.say("web-copied")) {
                (reader.say("web-copy"))
            }
        }
    }
}

/// The devices that hold one's own seat, and the way in for another one.
fn devices(reader: &Reader, view: &People, seat: &SeatView, link: Option<&str>) -> Markup {
    let name = |device: &Device| match device.name.is_empty() {
        true => reader.say("web-device-unknown"),
        false => device.name.clone(),
    };
    html! {
        details id={ "devices-" (seat.seat) } open[link.is_some()] {
            summary.quiet { (reader.say("web-device-other")) }
            @if let Some(url) = link {
                (link_box(reader, seat.seat, url, "web-link-mine"))
                (code(url).unwrap_or_default())
            }
            (button(reader, view, seat, "invite", "web-device-new"))
            p.quiet { (reader.text("web-devices", &[("count", seat.devices.len().into())])) }
            ul {
                @for device in &seat.devices {
                    li.row {
                        span { (name(device)) }
                        @if device.this { span.tag { (reader.say("web-device-this")) } }
                        @else {
                            time.quiet datetime=(date(device.active)) { (day(reader, device.active)) }
                        }
                        @if seat.devices.len() > 1 {
                            form.live method="post" action={ "/t/" (view.id) "/end-device" } {
                                (layout::token(reader))
                                input type="hidden" name="seat" value=(seat.seat);
                                input type="hidden" name="device" value=(device.number);
                                button.small { (reader.say("web-device-end")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the log tells of somebody who came or went.
pub(crate) fn note_text(names: &Names<'_>, note: &Note) -> String {
    let reader = names.reader;
    let bot_name = |bot: &BotKind| reader.say(&format!("web-seat-bot-{bot}"));
    let tell = |key: &str, name: &str| reader.text(key, &[("name", name.to_owned().into())]);
    match &note.what {
        SeatChange::Sat { name } => tell("web-note-sat", name),
        SeatChange::Left { name } => tell("web-note-left", name),
        SeatChange::Freed { name } => tell("web-note-freed", name),
        SeatChange::Wish { by, bot: Some(bot) } => reader.text(
            "web-note-wish",
            &[
                ("name", names.seat(*by).into()),
                ("seat", names.seat(note.seat).into()),
                ("bot", bot_name(bot).into()),
            ],
        ),
        SeatChange::Wish { by, bot: None } => reader.text(
            "web-note-no-wish",
            &[
                ("name", names.seat(*by).into()),
                ("seat", names.seat(note.seat).into()),
            ],
        ),
        SeatChange::Hint if names.is_you(note.seat) => reader.say("web-note-hint-you"),
        SeatChange::Hint => tell("web-note-hint", &names.seat(note.seat)),
        SeatChange::Hints => reader.say("web-note-hints"),
        SeatChange::Rated => reader.say("profile-note-rated"),
        SeatChange::Player { .. } => tell("profile-note-player", &names.seat(note.seat)),
        SeatChange::Pace(pace) => pace::agreed(reader, *pace),
        SeatChange::Late { name } => tell("people-note-late", name),
        SeatChange::Away { until } => {
            let name = ("name", names.seat(note.seat).into());
            match *until > note.at {
                true => reader.text(
                    "people-note-away",
                    &[name, ("date", day(reader, *until).into())],
                ),
                false => reader.text("people-note-back", &[name]),
            }
        }
        SeatChange::Resigned { name } => tell("people-note-resigned", name),
        SeatChange::Stop { wish: true } => tell("people-note-stop", &names.seat(note.seat)),
        SeatChange::Stop { wish: false } => tell("people-note-stop-not", &names.seat(note.seat)),
        SeatChange::Bot { name, bot } => reader.text(
            "web-note-bot",
            &[("name", name.clone().into()), ("bot", bot_name(bot).into())],
        ),
    }
}

/// The bot that a form or a program names.
pub(crate) fn bot_named(name: &str) -> Option<BotKind> {
    match seat_kind(&format!("bot-{name}")) {
        Some(SeatKind::Bot(bot)) => Some(bot),
        _ => None,
    }
}

/// `POST /t/{id}/sit`
pub(crate) async fn sit(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let (id, seat) = (table_id(&id)?, seat_of(&form)?);
    app.may_sit(&reader)?;
    let name = form.get("name").map(str::to_owned);
    let deed: Deed = Box::new(move |tables, id, visitor| {
        tables.claim(id, *visitor, Claim::Open(seat), name.as_deref())?;
        Ok(0)
    });
    act(&app, &reader, &id, deed).await
}

/// `POST /t/{id}/invite`: a new link, for a friend or another device.
pub(crate) fn invite(app: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let (app, seat) = (Arc::clone(app), seat_of(form)?);
    Ok(Box::new(move |tables, id, visitor| {
        let token = |number| app.link(id, seat, number);
        tables.invite(id, visitor.session, seat, &token)?;
        Ok(0)
    }))
}

/// `POST /t/{id}/end-device`
pub(crate) fn end_device(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    let device = form.get("device").and_then(|number| number.parse().ok());
    let device: u64 = device.ok_or(Problem::BAD)?;
    Ok(Box::new(move |tables, id, visitor| {
        tables.end_device(id, visitor.session, seat, device)?;
        Ok(0)
    }))
}

/// `POST /t/{id}/leave`
pub(crate) fn leave(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    Ok(Box::new(move |tables, id, visitor| {
        tables.leave(id, visitor.session, seat)
    }))
}

/// `POST /t/{id}/resign`
pub(crate) fn resign(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    Ok(Box::new(move |tables, id, visitor| {
        tables.resign(id, visitor.session, seat)
    }))
}

/// `POST /t/{id}/stop`: the wish to end the game without a result.
pub(crate) fn want_stop(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    let wish = match form.get("wish") {
        Some("yes") => true,
        Some("no") => false,
        _ => return Err(Problem::BAD),
    };
    Ok(Box::new(move |tables, id, visitor| {
        tables.want_stop(id, visitor.session, seat, wish)
    }))
}

/// `POST /t/{id}/free`: the seat of somebody absent.
pub(crate) fn free(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    Ok(Box::new(move |tables, id, visitor| {
        tables.free(id, visitor.session, seat)
    }))
}

/// `POST /t/{id}/bot`: the wish that a bot takes over an empty seat.
pub(crate) fn want_bot(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    let bot = match form.get("bot") {
        Some(name) => Some(bot_named(name).ok_or(Problem::BAD)?),
        None => None,
    };
    Ok(Box::new(move |tables, id, visitor| {
        tables.want_bot(id, visitor.session, seat, bot)
    }))
}

/// `GET /t/{id}/links`: the links of the seats that wait for friends, to be passed on at once.
pub(crate) async fn links(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let (table, session) = (id.clone(), reader.secret());
    let view = app
        .at(&reader, move |tables| tables.people(&table, session, None))
        .await?;
    let waiting = view.seats.iter().filter(|seat| !seat.taken && !seat.mine);
    let waiting: Vec<_> = waiting
        .filter_map(|seat| Some((seat, app.seat_link(&id, seat)?)))
        .collect();
    if waiting.is_empty() {
        return Ok(Redirect::to(&format!("/t/{id}")).into_response());
    }
    let game = reader.game(&view.game);
    let title = reader.text("web-links", &[("game", game.into())]);
    let body = html! {
        h1 { (title) }
        p.lead { (reader.say("web-links-what")) }
        ul.links {
            @for (seat, link) in &waiting {
                @let url = format!("{}{link}", reader.origin);
                li.box {
                    h2 { (layout::mark(seat.seat)) " " (seat.name) }
                    (link_box(&reader, seat.seat, &url, "web-link-friend"))
                    (code(&url).unwrap_or_default())
                    @if !reader.offline { (ask_form(&reader, &view, seat)) }
                }
            }
        }
        p { a.button.main.large href={ "/t/" (id) } { (reader.say("web-links-go")) } }
    };
    Ok(layout::page(&reader, &title, &body).into_response())
}

/// An address as a square that cameras read.
pub(crate) fn code(url: &str) -> Option<Markup> {
    let code = QrCode::encode_text(url, QrCodeEcc::Low).ok()?;
    let (size, quiet) = (code.size(), 3);
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let dark = dark.filter(|&(x, y)| code.get_module(x, y));
    let path: String = dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let view = format!("-{quiet} -{quiet} {0} {0}", size + 2 * quiet);
    Some(html! { svg.code viewBox=(view) aria-hidden="true" { path d=(path) {} } })
}

/// `GET /t/{id}/seat/{link}`: asks before sitting down, so that nobody sits who only looked.
pub(crate) async fn invitation(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((id, link)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let (table, session) = (id.clone(), reader.secret());
    let (view, seat) = app
        .at(&reader, move |tables| {
            let view = tables.people(&table, session, None)?;
            Ok((view, tables.invited(&table, &link)?))
        })
        .await?;
    let Some(seat) = seat.and_then(|seat| view.seats.get(seat.index())) else {
        // Whoever keeps the link that brought them here comes back to their seat.
        return match view.seats.iter().any(|seat| seat.mine) {
            true => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
            false => Err(Problem::LINK),
        };
    };
    let game = reader.game(&view.game);
    let title = match seat.taken {
        true => reader.text("web-device-go", &[("game", game.into())]),
        false => reader.text("web-invited", &[("game", game.into())]),
    };
    let name = ("name", seat.name.clone().into());
    let body = html! {
        h1 { (title) }
        @if seat.taken {
            p.lead { (reader.text("web-invited-device", &[name])) }
        } @else {
            p.lead { (reader.text("web-invited-seat", &[name])) }
        }
        @if view.duplicate { p { (reader.say("web-duplicate-why")) } }
        @if view.rated { p { (reader.say("profile-new-rated-help")) } }
        form.box method="post" {
            (layout::token(&reader))
            @if !seat.taken {
                p {
                    label for="name" { (reader.say("web-name")) } " "
                    input #name name="name" maxlength=(orrery_table::MAX_NAME) required[seat.left]
                        placeholder=(seat.name) value=[reader.account.as_ref().map(|account| &account.name)];
                }
            }
            button.main { (reader.say("web-sit")) }
            " " a.button href={ "/t/" (id) "?seat=0" } { (reader.say("web-watch")) }
        }
    };
    Ok(layout::page(&reader, &title, &body).into_response())
}

/// `POST /t/{id}/ask`: asks somebody by name to sit down. Whether there is such an account nobody is told.
pub(crate) async fn ask(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Html<String>, Problem> {
    let (id, seat) = (table_id(&id)?, seat_of(&form)?);
    app.may_sit(&reader)?;
    let who = form.get("who").unwrap_or("").to_owned();
    let (table, session, asked) = (id.clone(), reader.secret(), who.clone());
    app.at(&reader, move |tables| {
        tables.ask_named(&table, session, seat, &asked)
    })
    .await
    .map_err(|problem| problem.back_to_table(&id))?;
    let title = reader.say("invite-asked");
    let body = html! {
        h1 { (title) }
        p.lead { (reader.text("invite-asked-what", &[("who", who.into())])) }
        p { a.button.main href={ "/t/" (id) } { (reader.say("problem-back")) } }
    };
    Ok(layout::page(&reader, &title, &body))
}

/// `POST /t/{id}/join`: sits down where one was asked to.
pub(crate) fn join(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    Ok(Box::new(move |tables, id, visitor| {
        tables.claim(id, *visitor, Claim::Invited(seat), None)?;
        Ok(0)
    }))
}

/// `POST /t/{id}/decline`: does not want to.
pub(crate) async fn decline(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Redirect, Problem> {
    let (id, seat, person) = (table_id(&id)?, seat_of(&form)?, reader.secret());
    app.at(&reader, move |tables| tables.decline(&id, person, seat))
        .await?;
    Ok(Redirect::to("/"))
}

/// `POST /t/{id}/seat/{link}`
pub(crate) async fn accept(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((id, link)): Path<(String, String)>,
    form: Posted,
) -> Result<Response, Problem> {
    let name = form.get("name").map(str::to_owned);
    let deed: Deed = Box::new(move |tables, id, visitor| {
        tables.claim(id, *visitor, Claim::Link(&link), name.as_deref())?;
        Ok(0)
    });
    let done = act(&app, &reader, &table_id(&id)?, deed).await;
    done.map_err(|problem| match problem.code == Problem::FORBIDDEN.code {
        true => Problem::LINK,
        false => problem,
    })
}

/// `GET /t/{id}/pass-on?seat=2`: asks before a seat is handed over.
pub(crate) async fn pass_page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Html<String>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let view = app.at(&reader, move |tables| tables.people(&id, session, None));
    let view = view.await?;
    let mut mine = view.seats.iter().filter(|seat| seat.mine);
    let seat = mine.find(|seat| Some(seat.seat.number()) == eyes.seat);
    let seat = seat.ok_or(Problem::FORBIDDEN)?;
    let title = reader.say("people-pass");
    let body = html! {
        h1 { (title) }
        p.lead { (reader.say("people-pass-sure")) }
        form.box.row method="post" action={ "/t/" (view.id) "/pass-on" } {
            (layout::token(&reader))
            input type="hidden" name="seat" value=(seat.seat);
            button.main { (reader.say("people-pass-now")) }
            a.button href={ "/t/" (view.id) } { (reader.say("story-table")) }
        }
    };
    Ok(layout::page(&reader, &title, &body))
}

/// `POST /t/{id}/pass-on`: leaves a seat and shows the link by which a friend takes it over.
pub(crate) async fn pass_on(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Html<String>, Problem> {
    let (id, seat) = (table_id(&id)?, seat_of(&form)?);
    let (table, session, links) = (id.clone(), reader.secret(), Arc::clone(&app));
    let number = app
        .at(&reader, move |tables| {
            let link = |number| links.link(&table, seat, number);
            tables.pass_on(&table, session, seat, &link)
        })
        .await
        .map_err(|problem| problem.back_to_table(&id))?;
    let secret = app.link(&id, seat, number);
    let link = format!("{}/t/{id}/seat/{secret}", reader.origin);
    let title = reader.say("people-passed");
    let body = html! {
        h1 { (title) }
        p.lead { (reader.say("people-passed-help")) }
        div.box {
            p.row { input.words readonly value=(link) aria-label=(title); }
            p { a.button href={ "/t/" (id) "?seat=0" } { (reader.say("web-watch")) } }
        }
    };
    Ok(layout::page(&reader, &title, &body))
}

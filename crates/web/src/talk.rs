//! Talk at a table: among those who sit there, and among those who watch.

use crate::App;
use crate::calendar::{day, minute};
use crate::layout;
use crate::play::{Deed, act};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::table_id;
use axum::extract::{Path, State};
use axum::response::{Html, Response};
use maud::{Markup, html};
use orrery_table::{
    MAX_NAME, MAX_TEXT, MessageView, People, Reaction, Said, SeatView, Secret, TableId, TalkView,
};
use std::sync::Arc;

/// How many messages the page of the table shows.
const RECENT: usize = 30;

/// How much of what one client may say to those who watch a message takes, and muting somebody: of that, fewer are kept.
pub(crate) const SAYING: u32 = 1;
pub(crate) const MUTING: u32 = 5;

impl App {
    /// Lets a reader say something, unless somebody there talks all the time.
    pub(crate) async fn may_say(
        &self,
        reader: &Reader,
        id: &TableId,
        takes: u32,
    ) -> Result<(), Problem> {
        let now = self.tables.clock().uptime();
        if !self.said.take(&reader.client, now) {
            return Err(Problem::MANY);
        }
        let (table, session) = (id.clone(), reader.secret());
        let sits = self.at(reader, move |tables| tables.sits(&table, session));
        let share = (reader.client, id.clone());
        match sits.await? || (0..takes).all(|_| self.watched.take(&share, now)) {
            true => Ok(()),
            false => Err(Problem::WATCHERS.back_to_table(id)),
        }
    }
}

/// The talk on the page of a table. Whoever plays alone has nobody to talk to.
pub(crate) fn part(reader: &Reader, view: &People, talk: &TalkView) -> Markup {
    let other = |seat: &SeatView| seat.bot.is_none() && !seat.mine;
    let alone = talk.sits && !view.seats.iter().any(other);
    if alone && talk.messages.is_empty() {
        return html! {};
    }
    let shown = talk.messages.len().saturating_sub(RECENT);
    html! {
        div.talk {
            h3 { (reader.say(if talk.sits { "talk-table" } else { "talk-watchers" })) }
            (say_form(reader, &view.id, talk))
            @if talk.messages.is_empty() { p.quiet { (reader.say("talk-nothing")) } }
            @else { (messages(reader, view, &talk.messages[shown..])) }
            @if shown > 0 { p { a href={ "/t/" (view.id) "/talk" } { (reader.say("talk-all")) } } }
            (muted(reader, &view.id, talk))
        }
    }
}

fn say_form(reader: &Reader, id: &TableId, talk: &TalkView) -> Markup {
    let label = reader.say("talk-say");
    html! {
        form.live.say method="post" action={ "/t/" (id) "/say" } {
            (layout::token(reader))
            div.row {
                @if !talk.sits && talk.name.is_none() {
                    input name="name" maxlength=(MAX_NAME) required autocomplete="nickname"
                        placeholder=(reader.say("web-name")) aria-label=(reader.say("web-name"));
                }
                input.words name="text" maxlength=(MAX_TEXT) required autocomplete="off"
                    placeholder=(label) aria-label=(label) title=(reader.say("talk-help"));
                button.small { (reader.say("talk-send")) }
            }
        }
        @if talk.sits || talk.name.is_some() {
            form.live.reactions.row method="post" action={ "/t/" (id) "/say" } {
                (layout::token(reader))
                @for reaction in Reaction::ALL {
                    button.small name="reaction" value=(reaction.name()) { (reaction_text(reader, reaction)) }
                }
            }
        }
    }
}

fn reaction_text(reader: &Reader, reaction: Reaction) -> String {
    reader.say(&format!("talk-reaction-{}", reaction.name()))
}

/// Messages, the newest first.
fn messages(reader: &Reader, view: &People, messages: &[MessageView]) -> Markup {
    html! {
        ol.messages role="log" {
            @for message in messages.iter().rev() {
                li id={ "message-" (message.number) } data-mine[message.mine] {
                    @if let Some(seat) = message.seat { (layout::mark(seat)) " " }
                    b { (message.name) } " "
                    span.said { (said(reader, view, message)) } " "
                    a.quiet.when data-past=(message.plies) href={ "/t/" (view.id) "/replay?ply=" (message.plies) }
                        title={ (reader.say("talk-then")) " " (minute(reader, message.at)) } { (day(reader, message.at)) }
                    @if !message.mine {
                        " " (mute_form(reader, &view.id, message.number, true))
                        " " a.quiet.report href={ "/t/" (view.id) "/report?message=" (message.number) } {
                            (reader.say("order-report"))
                        }
                    }
                }
            }
        }
    }
}

/// What was said. A number sign and a number, or the address of an earlier position, leads to that position.
fn said(reader: &Reader, view: &People, message: &MessageView) -> Markup {
    let text = match &message.said {
        Said::Reaction(reaction) => return html! { em { (reaction_text(reader, *reaction)) } },
        Said::Text(text) => text,
    };
    html! {
        @for (index, word) in text.split(' ').enumerate() {
            @if index > 0 { " " }
            @match position(view, word) {
                Some((ply, end)) => {
                    a data-past=(ply) href={ "/t/" (view.id) "/replay?ply=" (ply) } { "#" (ply) } (end)
                }
                None => (word),
            }
        }
    }
}

/// The position that a word stands for, and what else stands in it.
fn position<'a>(view: &People, word: &'a str) -> Option<(usize, &'a str)> {
    let address = format!("/t/{}/replay?ply=", view.id);
    let rest = match word.strip_prefix('#') {
        Some(rest) => rest,
        None if word.starts_with("http") => word.split_once(&address)?.1,
        None => return None,
    };
    let digits = rest.find(|c: char| !c.is_ascii_digit());
    let (number, end) = rest.split_at(digits.unwrap_or(rest.len()));
    // What follows the number in an address belongs to the address.
    let end = if word.starts_with('#') { end } else { "" };
    let ply = number.parse().ok().filter(|ply| *ply <= view.plies)?;
    Some((ply, end))
}

fn mute_form(reader: &Reader, id: &TableId, message: u64, mute: bool) -> Markup {
    let (wish, key) = match mute {
        true => ("yes", "talk-mute"),
        false => ("no", "talk-hear"),
    };
    html! {
        form.live.mute method="post" action={ "/t/" (id) "/mute" } {
            (layout::token(reader))
            input type="hidden" name="message" value=(message);
            button name="wish" value=(wish) { (reader.say(key)) }
        }
    }
}

/// Who is not heard.
fn muted(reader: &Reader, id: &TableId, talk: &TalkView) -> Markup {
    html! {
        @for one in &talk.muted {
            p.quiet.muted {
                (reader.text("talk-muted", &[("name", one.name.clone().into())])) " "
                (mute_form(reader, id, one.message, false))
            }
        }
    }
}

/// `GET /t/{id}/talk`: all that was said.
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let (view, talk) = heard(&app, &reader, table_id(&id)?, reader.secret()).await?;
    let title = reader.say(if talk.sits {
        "talk-table"
    } else {
        "talk-watchers"
    });
    let body = html! {
        h1 { (title) }
        p { a href={ "/t/" (view.id) } { (reader.say("story-table")) } }
        div.talk {
            @if talk.messages.is_empty() { p.quiet { (reader.say("talk-nothing")) } }
            @else { (messages(&reader, &view, &talk.messages)) }
            (muted(&reader, &view.id, &talk))
        }
    };
    Ok(layout::page(&reader, &title, &body))
}

/// A table and what a session hears there.
pub(crate) async fn heard(
    app: &App,
    reader: &Reader,
    id: TableId,
    session: Secret,
) -> Result<(People, TalkView), Problem> {
    app.at(reader, move |tables| {
        let people = tables.people(&id, session, None)?;
        Ok((people, tables.talk(&id, session)?))
    })
    .await
}

/// `POST /t/{id}/say`
pub(crate) async fn say(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let said = match (form.get("text"), form.get("reaction")) {
        (Some(text), None) => Said::Text(text.to_owned()),
        (None, Some(name)) => Said::Reaction(Reaction::named(name).ok_or(Problem::BAD)?),
        _ => return Err(Problem::BAD),
    };
    app.may_say(&reader, &id, SAYING).await?;
    let name = form.get("name").map(str::to_owned);
    let deed: Deed = Box::new(move |tables, id, visitor| {
        tables.say(id, visitor.session, name.as_deref(), said)?;
        Ok(0)
    });
    act(&app, &reader, &id, deed).await
}

/// `POST /t/{id}/mute`
pub(crate) async fn mute(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let message = form.get("message").and_then(|number| number.parse().ok());
    let message: u64 = message.ok_or(Problem::BAD)?;
    let mute = match form.get("wish") {
        Some("yes") => true,
        Some("no") => false,
        _ => return Err(Problem::BAD),
    };
    app.may_say(&reader, &id, MUTING).await?;
    let deed: Deed = Box::new(move |tables, id, visitor| {
        tables.mute(id, visitor.session, message, mute)?;
        Ok(0)
    });
    act(&app, &reader, &id, deed).await
}

//! The first page, and what is remembered about a reader.

use crate::App;
use crate::layout;
use crate::problem::Problem;
use crate::reader::{BOARD, LANG, Posted, Reader, THEME, Theme, lasting};
use crate::tables::Names;
use axum::extract::State;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_core::{Phrase, Viewer};
use orrery_games::GameEntry;
use orrery_table::{Secret, Span, Summary, Tables};
use orrery_text::Lang;
use std::sync::Arc;

/// How many tables tell what happened there, and how many lines each.
const TELLING: usize = 10;
const LINES: usize = 3;

/// A table in a list, and the last things that happened there since the reader looked.
struct Listed {
    table: Summary,
    news: Vec<Phrase>,
}

impl Listed {
    fn plain(table: Summary) -> Self {
        let news = Vec::new();
        Self { table, news }
    }
}

/// What a session has missed at a table. Several people at one screen are told what everybody may know.
fn news(tables: &Tables, session: Secret, table: &Summary) -> Vec<Phrase> {
    let shared = table.seats.iter().filter(|seat| seat.mine).count() > 1;
    let viewer = shared.then_some(Viewer::Spectator);
    let seen = Span::After(table.seq.saturating_sub(table.unread));
    let Ok(missed) = tables.log(&table.id, session, viewer, seen) else {
        return Vec::new();
    };
    let missed = missed.plies.iter().flat_map(|ply| &ply.events);
    let mut last: Vec<Phrase> = (missed.rev().take(LINES))
        .map(|happening| happening.phrase.clone())
        .collect();
    last.reverse();
    last
}

/// `GET /`
pub(crate) async fn home(
    reader: Reader,
    State(app): State<Arc<App>>,
) -> Result<Html<String>, Problem> {
    let session = reader.secret();
    let (mine, public) = app
        .at(&reader, move |tables| {
            let mut public = tables.public(session)?;
            public.retain(|table| {
                table.decides.is_some() && table.seats.iter().all(|seat| !seat.mine)
            });
            let mut mine: Vec<Listed> = tables
                .mine(session)?
                .into_iter()
                .map(Listed::plain)
                .collect();
            let telling = mine.iter_mut().filter(|listed| listed.table.unread > 0);
            for listed in telling.take(TELLING) {
                listed.news = news(tables, session, &listed.table);
            }
            Ok((mine, public))
        })
        .await?;
    let title = reader.say("web-home");
    let (open, others): (Vec<_>, Vec<_>) = public
        .into_iter()
        .map(Listed::plain)
        .partition(|listed| listed.table.seats.iter().any(|seat| seat.open));
    let body = html! {
        div.hero {
            h1 { "Orrery" }
            p.lead { (reader.say("web-what")) }
        }
        div.row.start {
            a.button.main href="/new" { (reader.say("web-nav-new")) }
            @for game in app.games().iter().filter(|game| game.core.info.players.0 == 1) {
                (solo(&reader, game))
            }
        }
        (list(&reader, "web-mine", &mine))
        @if mine.is_empty() { p.quiet { (reader.say("web-mine-none")) } }
        (list(&reader, "web-open", &open))
        (list(&reader, "web-public", &others))
    };
    Ok(layout::page(&reader, &title, &body))
}

/// One click, and a game for one begins.
fn solo(reader: &Reader, game: &GameEntry) -> Markup {
    let name = reader.game(game.id());
    html! {
        form method="post" action="/new" {
            (layout::token(reader))
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="players" value="1";
            button { (reader.text("web-solo", &[("game", name.into())])) }
        }
    }
}

fn list(reader: &Reader, key: &str, tables: &[Listed]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section {
                h2 { (reader.say(key)) }
                ul.cards {
                    @for Listed { table, news } in tables {
                        li {
                            a href={ "/t/" (table.id) } {
                                strong { (reader.game(&table.game)) }
                                " " (tags(reader, table))
                                br;
                                span.quiet {
                                    @let names: Vec<&str> = table.seats.iter().map(|seat| &*seat.name).collect();
                                    (names.join(", "))
                                }
                                @if !news.is_empty() {
                                    @let names = Names::among(reader, &table.seats);
                                    ul.news { @for line in news { li { (names.say(line)) } } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn tags(reader: &Reader, table: &Summary) -> Markup {
    let mine = table.seats.iter().any(|seat| seat.mine);
    html! {
        @if table.my_turn { span.tag.turn { (reader.say("web-your-turn")) } " " }
        @if table.outcome.is_some() { span.tag { (reader.say("web-tag-over")) } " " }
        @else if table.decides.is_none() { span.tag { (reader.say("web-tag-closed")) } " " }
        @if table.duplicate { span.tag { (reader.say("web-duplicate")) } " " }
        @if table.aside { span.tag { (reader.say("web-tag-aside")) } " " }
        @if mine && table.unread > 0 {
            span.tag { (reader.text("web-unread", &[("count", table.unread.into())])) }
        }
    }
}

/// `POST /settings`
pub(crate) async fn settings(reader: Reader, form: Posted) -> Response {
    let mut headers = HeaderMap::new();
    let mut remember = |name: &str, value: &str| {
        if let Ok(cookie) = HeaderValue::from_str(&lasting(name, value, &reader, "")) {
            headers.append(SET_COOKIE, cookie);
        }
    };
    if let Some(lang) = form.get("lang").and_then(|lang| lang.parse::<Lang>().ok()) {
        remember(LANG, lang.code());
    }
    if let Some(theme) = form.get("theme").and_then(Theme::named) {
        remember(THEME, theme.name());
    }
    if let Some(board @ ("drawn" | "plain")) = form.get("board") {
        remember(BOARD, board);
    }
    let back = form.get("back").unwrap_or("/");
    headers.insert(LOCATION, own_path(back));
    (StatusCode::SEE_OTHER, headers).into_response()
}

/// A path of this server, whatever was asked for.
fn own_path(path: &str) -> HeaderValue {
    // Browsers leave out tabs and line ends before they read an address.
    let plain = path
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let own = plain && path.starts_with('/') && !path.starts_with("//");
    let path = if own { path } else { "/" };
    HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_here() {
        assert_eq!(own_path("/rules/seti?q=a"), "/rules/seti?q=a");
        for path in ["", "http://a", "//a", "/\\a", "\\a", "/a\nb", "rules"] {
            assert_eq!(own_path(path), "/", "{path}");
        }
        for path in ["/\t/a", "\t//a", "/\r/a", "/ /a", "/é"] {
            assert_eq!(own_path(path), "/", "{path:?}");
        }
    }
}

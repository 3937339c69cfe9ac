//! The first page, and what is remembered about a reader.

use crate::App;
use crate::art;
use crate::end;
use crate::here;
use crate::layout::{self, sign};
use crate::learn;
use crate::log;
use crate::new::{self, choices};
use crate::pace;
use crate::problem::Problem;
use crate::puzzles;
use crate::reader::{BOARD, LANG, Posted, Reader, THEME, Theme, lasting};
use crate::tables::Names;
use axum::extract::State;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use orrery_bots::BotKind;
use orrery_core::{Headline, Look, Part, Phrase, Progress, Side, SideName, Viewer};
use orrery_games::GameEntry;
use orrery_table::{
    Invitation, Log, People, SeatView, Secret, Span, Status, Summary, TableId, Tables, Wishes,
};
use orrery_text::{Lang, capital, has};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many tables tell how they stand and what happened there, and how many lines each.
const TELLING: usize = 10;
const LINES: usize = 3;

/// Where nothing is new, so many of the last acts are looked at.
const BEFORE: u64 = 60;

/// A table in a list, how it stands, and the last things that happened there, if possible since the reader looked.
struct Listed {
    table: Summary,
    progress: Option<Progress>,
    news: News,
}

/// What happened: turns in one line each, or sentences where no turn has ended.
#[derive(Default)]
struct News {
    turns: Vec<Headline>,
    lines: Vec<Phrase>,
}

impl News {
    fn of(log: &Log) -> Self {
        let told = log::turns(log).into_iter().rev();
        let told = told.filter(|turn| turn.begins == Some(Part::Turn));
        let told = told.map(|turn| Headline::of(&turn));
        let mut turns: Vec<_> = told
            .filter(|turn| !turn.told.is_empty())
            .take(LINES)
            .collect();
        turns.reverse();
        let lines = log.plies.iter().flat_map(|ply| &ply.events).rev();
        let lines = lines.take(if turns.is_empty() { LINES } else { 0 });
        let mut lines: Vec<_> = lines.map(|happening| happening.phrase.clone()).collect();
        lines.reverse();
        Self { turns, lines }
    }
}

impl Listed {
    fn plain(table: Summary) -> Self {
        Self {
            table,
            progress: None,
            news: News::default(),
        }
    }

    /// Looks at a table of the session. Several people at one screen are told what everybody may know.
    fn told(tables: &Tables, session: Secret, table: Summary) -> Self {
        let shared = table.seats.iter().filter(|seat| seat.mine).count() > 1;
        let viewer = shared.then_some(Viewer::Spectator);
        let acts = match table.unread {
            0 => BEFORE,
            unread => unread,
        };
        let span = Span::After(table.seq.saturating_sub(acts));
        let Ok(view) = tables.view(&table.id, session, viewer, span) else {
            return Self::plain(table);
        };
        Self {
            progress: view.look.as_ref().and_then(Look::progress),
            news: News::of(&view.log),
            table,
        }
    }

    fn runs(&self) -> bool {
        self.table.decides.is_some() && !self.table.aside
    }
}

/// The game that has come to its end last, if none goes on.
fn last_over(tables: &Tables, session: Secret, mine: &[Listed]) -> Option<People> {
    let none_runs = !mine.iter().any(Listed::runs);
    let over = mine.iter().filter(|listed| listed.table.outcome.is_some());
    let last = over.max_by_key(|listed| listed.table.updated);
    let last = last.filter(|_| none_runs)?;
    tables.people(&last.table.id, session, None).ok()
}

/// `GET /`
pub(crate) async fn home(
    reader: Reader,
    State(app): State<Arc<App>>,
) -> Result<Html<String>, Problem> {
    let session = reader.secret();
    let (mine, last, public, now, asked, wishes) = app
        .at(&reader, move |tables| {
            let mut public = tables.public(session)?;
            public.retain(|table| {
                table.decides.is_some() && table.seats.iter().all(|seat| !seat.mine)
            });
            let mut telling = TELLING;
            let mine = tables.mine(session)?.into_iter().map(|table| {
                let tell = table.decides.is_some() && !table.aside && telling > 0;
                telling -= usize::from(tell);
                match tell {
                    true => Listed::told(tables, session, table),
                    false => Listed::plain(table),
                }
            });
            let mine: Vec<_> = mine.collect();
            let last = last_over(tables, session, &mine);
            let (asked, wishes) = (tables.invitations(session)?, tables.wishes()?);
            Ok((mine, last, public, tables.clock().date(), asked, wishes))
        })
        .await?;
    let title = reader.say(if mine.is_empty() {
        "web-home"
    } else {
        "web-mine"
    });
    let (open, others): (Vec<_>, Vec<_>) = public
        .into_iter()
        .map(Listed::plain)
        .partition(|listed| listed.table.seats.iter().any(|seat| seat.open));
    let (run, done): (Vec<_>, Vec<_>) = mine.iter().partition(|listed| listed.runs());
    let body = html! {
        @if reader.offline && !mine.is_empty() { (here::told(&reader)) }
        (invited(&reader, &asked))
        @if let Some((first, rest)) = run.split_first() {
            h1.sr { (title) }
            (back(&reader, &app, &go_on(&reader, first, now), rest, &done, now))
        } @else if let Some(last) = last {
            h1.sr { (title) }
            (back(&reader, &app, &ended(&reader, &last), &[], &done, now))
        } @else {
            (welcome(&reader, &app))
            (list(&reader, "web-mine-done", &done, now))
            (reasons(&reader))
        }
        (open_tables(&reader, &open, &wishes, now))
        (list(&reader, "web-public", &others.iter().collect::<Vec<_>>(), now))
    };
    let title = match mine.iter().filter(|listed| listed.table.my_turn).count() {
        0 => title,
        waiting => format!("({waiting}) {title}"),
    };
    Ok(layout::framed(&reader, &title, &body, &log::styles()))
}

/// What newcomers see first: what this is, the games, and what is new every day.
fn welcome(reader: &Reader, app: &App) -> Markup {
    html! {
        div.welcome {
            div.hero {
                h1 { (reader.say("web-home-claim")) }
                p.lead { (reader.say("web-what")) }
            }
            section.games aria-label=(reader.say("web-home-games")) {
                @for game in app.games() { (tile(reader, game, true)) }
            }
            (puzzles::of_the_day(reader, app))
        }
    }
}

/// What those who come back see first: the game that waits, the others, and beside them what else there is to do.
fn back(
    reader: &Reader,
    app: &App,
    first: &Markup,
    rest: &[&Listed],
    done: &[&Listed],
    now: i64,
) -> Markup {
    let games = app.games();
    html! {
        div.back {
            div.mine {
                (first)
                (list(reader, "web-mine-others", rest, now))
                section {
                    h2 { (reader.say("web-mine-more")) }
                    div.games { @for game in &games { (tile(reader, game, false)) } }
                }
                (list(reader, "web-mine-done", done, now))
            }
            div.beside {
                (puzzles::of_the_day(reader, app))
                (lessons(reader, &games))
            }
        }
    }
}

/// How far the reader has come in the lessons of each game, and the next one.
fn lessons(reader: &Reader, games: &[&GameEntry]) -> Markup {
    let begun = games
        .iter()
        .filter_map(|game| Some((game, learn::progress(reader, game)?)));
    let begun: Vec<_> = begun.collect();
    html! {
        @if !begun.is_empty() {
            section.box.progress {
                h2 { (reader.say("web-home-progress")) }
                @for (game, (done, all, next)) in &begun {
                    @let said = reader.text("learn-done-of", &[("done", (*done).into()), ("all", (*all).into())]);
                    div {
                        p.row.spread { b { (reader.game(game.id())) } span.quiet { (said) } }
                        progress max=(all) value=(done) aria-label=(reader.game(game.id())) {}
                        @if let Some(lesson) = next {
                            p { a href=(learn::address(lesson)) { (learn::next_title(reader, lesson)) } }
                        }
                    }
                }
            }
        }
    }
}

/// A game: its board, what it is, and every way into it with one click.
fn tile(reader: &Reader, game: &GameEntry, newcomer: bool) -> Markup {
    let info = game.core.info;
    let (id, name) = (game.id(), reader.game(game.id()));
    let (min, max) = info.players;
    let about = |what: &str| {
        let key = format!("intro-{id}-{what}");
        has(reader.lang, &key).then(|| reader.say(&key))
    };
    let players = [("min", min.into()), ("max", max.into())];
    html! {
        article.game.box {
            @if let Some(picture) = art::url(id, reader.lang).filter(|_| newcomer) {
                div.art.night { img src=(picture) alt=(about("picture").unwrap_or_default()) loading="lazy"; }
            }
            div.body {
                h2 { (name) }
                p.facts {
                    span { (sign("people")) (reader.text("web-home-players", &players)) }
                    @if let Some(long) = about("length") { span { (sign("clock")) (long) } }
                    @if let Some(heavy) = about("weight") { span { (sign("weight")) (heavy) } }
                }
                @if let Some(what) = about("what").filter(|_| newcomer) { p { (what) } }
                div.acts {
                    (against_bot(reader, game, newcomer))
                    @if newcomer { (learn_it(reader, game)) }
                    @if min == 1 { (solo(reader, game)) }
                }
                p.also {
                    a href={ "/new?game=" (id) } { (reader.say("web-home-ways")) }
                    a href={ "/rules/" (id) } { (reader.say("web-nav-rules")) }
                    a href={ "/catalog/" (id) } { (reader.say("web-nav-catalog")) }
                }
            }
        }
    }
}

/// One click, and a game against a gentle bot begins.
fn against_bot(reader: &Reader, game: &GameEntry, newcomer: bool) -> Markup {
    html! {
        form.bot method="post" action="/new" {
            (layout::token(reader))
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="players" value="2";
            input type="hidden" name="seat-2" value={ "bot-" (BotKind::Novice) };
            button.main[newcomer] {
                span { (sign("bot")) (reader.say("web-home-bot")) }
                small { (reader.say("web-home-bot-kind")) }
            }
        }
    }
}

/// The next lesson, which for newcomers is the first.
fn learn_it(reader: &Reader, game: &GameEntry) -> Markup {
    html! {
        @if let Some((_, all, Some(next))) = learn::progress(reader, game) {
            a.button href=(learn::address(next)) {
                span { (sign("learn")) (reader.say("web-home-learn")) }
                small { (reader.text("web-home-lessons", &[("count", all.into())])) }
            }
        }
    }
}

/// A game for one begins with one click, as difficult as one likes.
fn solo(reader: &Reader, game: &GameEntry) -> Markup {
    let options = game.core.info.options.iter();
    let alone = options.filter(|option| option.players == (1, 1));
    html! {
        form.solo method="post" action="/new" {
            (layout::token(reader))
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="players" value="1";
            button { span { (sign("user")) (reader.say("web-solo")) } }
            @for option in alone {
                select name={ "option-" (option.key) }
                    aria-label=(reader.say(&format!("option-{}-{}", game.id(), option.key))) {
                    @for (value, text) in choices(reader, game.id(), option) {
                        option value=(value) { (difficulty(reader, game, &value).unwrap_or(text)) }
                    }
                }
            }
        }
    }
}

/// How difficult a campaign is; its name says nothing to newcomers.
fn difficulty(reader: &Reader, game: &GameEntry, campaign: &str) -> Option<String> {
    let difficulty = new::campaign(reader, game, campaign).difficulty;
    (!difficulty.is_empty()).then_some(difficulty)
}

/// What is different here, for those who see it for the first time.
fn reasons(reader: &Reader) -> Markup {
    html! {
        section.trio aria-label=(reader.say("web-home-why")) {
            @for (reason, picture) in [("reason", "book"), ("bots", "bot"), ("friends", "link")] {
                @if reason != "friends" || !reader.offline {
                div.box {
                    h3 { (sign(picture)) (reader.say(&format!("web-home-{reason}"))) }
                    p { (reader.say(&format!("web-home-{reason}-why"))) }
                }
                }
            }
        }
    }
}

/// The game that was played last: how it ended, and the way to the next one.
fn ended(reader: &Reader, view: &People) -> Markup {
    let names = Names::of(reader, view);
    let Status::Over { outcome } = &view.status else {
        return html! {};
    };
    html! {
        section.go.box aria-label=(reader.say("web-mine-last")) {
            @if art::has(&view.game) {
                div.see.night { img src={ "/t/" (view.id) "/board.svg" } alt=""; }
            }
            div.text {
                p.row { span.tag { (reader.say("web-tag-over")) } b { (reader.game(&view.game)) } }
                p { b { (end::verdict(&names, view, outcome)) } }
                p.versus {
                    @for (side, seat) in outcome.sides.iter().zip(&view.seats) {
                        span { (layout::mark(seat.seat)) (capital(&names.called(seat.seat))) b.points { (side.score) } }
                    }
                }
                div.row {
                    (end::goes_on(reader, view, outcome))
                    a.button href={ "/t/" (view.id) "/result" } { (reader.say("story-result")) }
                }
            }
        }
    }
}

/// The game that waits for the reader: how it stands, what happened, and the way on.
fn go_on(reader: &Reader, listed: &Listed, now: i64) -> Markup {
    let table = &listed.table;
    let drawn = art::has(&table.game);
    html! {
        section.go.box.waits[table.my_turn] aria-label=(reader.say("web-continue-game")) {
            @if drawn {
                div.see.night { img src={ "/t/" (table.id) "/board.svg" } alt=""; }
            }
            div.text {
                p.row { (tags(reader, table)) b { (reader.game(&table.game)) } (round(reader, listed)) }
                p.versus {
                    @for (n, seat) in table.seats.iter().enumerate() {
                        span {
                            (layout::mark(seat.seat))
                            (called(reader, table, seat))
                            @if let Some(points) = listed.progress.as_ref().and_then(|progress| progress.points.get(n)) {
                                b.points { (points) }
                            }
                        }
                    }
                }
                p.meta {
                    span { (sign("clock")) (since(reader, table, now)) }
                    @if table.my_turn { (pace::ends(reader, table.due)) }
                }
                (news(reader, listed))
                p.row {
                    a.button.main.large href={ "/t/" (table.id) } {
                        (reader.say("web-continue-game")) (sign("next"))
                    }
                    @if table.plies > 0 {
                        a.button.bare href={ "/t/" (table.id) "/replay" } { (reader.say("web-replay")) }
                    }
                }
            }
        }
    }
}

/// Whoever plays alone at a screen is `you`; those who share one have names.
fn called(reader: &Reader, table: &Summary, seat: &SeatView) -> String {
    let alone = table.seats.iter().filter(|seat| seat.mine).count() == 1;
    match seat.mine && alone {
        true => capital(&reader.say("web-you")),
        false => seat.name.clone(),
    }
}

fn round(reader: &Reader, listed: &Listed) -> Markup {
    html! {
        @if let Some(Progress { round, rounds, .. }) = &listed.progress {
            span.quiet {
                (reader.text("web-round", &[("round", (*round).max(1).into()), ("rounds", (*rounds).into())]))
            }
        }
    }
}

/// Whose turn it is, and since when.
fn since(reader: &Reader, table: &Summary, now: i64) -> String {
    let minutes = (now - table.updated).max(0) / 60_000;
    let (unit, count) = match minutes {
        0 => ("now", 0),
        1..60 => ("minutes", minutes),
        60..1440 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    let ago = reader.text(&format!("web-ago-{unit}"), &[("count", count.into())]);
    let decides = table.decides.and_then(|seat| table.seats.get(seat.index()));
    let key = match decides {
        _ if table.my_turn => "web-since-you",
        Some(seat) if !seat.taken => "web-since-nobody",
        Some(_) => "web-since-other",
        None => "web-since-over",
    };
    let name = decides.map(|seat| seat.name.clone()).unwrap_or_default();
    reader.text(key, &[("name", name.into()), ("ago", ago.into())])
}

fn news(reader: &Reader, listed: &Listed) -> Markup {
    let names = Names::among(reader, &listed.table.seats);
    let title = match listed.table.unread {
        0 => "web-last-turns",
        _ => "web-news",
    };
    html! {
        @let News { turns, lines } = &listed.news;
        @if !turns.is_empty() || !lines.is_empty() {
            span.news-title { (reader.say(title)) }
            ul.news {
                @for turn in turns { li { (log::headline(&names, &listed.table.game, turn)) } }
                @for line in lines { li { (names.say(line)) } }
            }
        }
    }
}

/// Seats that wait for the reader.
fn invited(reader: &Reader, asked: &[Invitation]) -> Markup {
    html! {
        @for one in asked {
            @let key = if one.rematch { "invite-rematch" } else { "invite-to" };
            section.box.waits.invited {
                p {
                    (reader.text(key, &[("name", one.host.clone().into()), ("game", reader.game(&one.game).into())]))
                    " " a href={ "/t/" (one.table) "?seat=0" } { (reader.say("invite-look")) }
                }
                div.row {
                    @for (deed, key) in [("join", "invite-join"), ("decline", "invite-decline")] {
                        form method="post" action={ "/t/" (one.table) "/" (deed) } {
                            (layout::token(reader))
                            input type="hidden" name="seat" value=(one.seat);
                            button.main[deed == "join"] { (reader.say(key)) }
                        }
                    }
                }
            }
        }
    }
}

/// Tables that wait for anybody, and whom they wish for.
fn open_tables(
    reader: &Reader,
    tables: &[Listed],
    wishes: &BTreeMap<TableId, Wishes>,
    now: i64,
) -> Markup {
    html! {
        @if !tables.is_empty() {
            section {
                h2 { (reader.say("web-open")) }
                ul.cards {
                    @for listed in tables {
                        li {
                            (card(reader, listed, now))
                            @if let Some(Wishes { lang, level, terms }) = wishes.get(&listed.table.id) {
                                p.wishes {
                                    @if let Ok(lang) = lang.parse::<Lang>() { span.tag { (lang.name()) } " " }
                                    @if !level.is_empty() { span.tag { (reader.say(&format!("invite-level-{level}"))) } " " }
                                    @if let Some(pace) = terms.pace { (pace::short(reader, pace)) " " }
                                    @if terms.rated { span.tag { (reader.say("profile-new-rated")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn list(reader: &Reader, key: &str, tables: &[&Listed], now: i64) -> Markup {
    html! {
        @if !tables.is_empty() {
            section {
                h2 { (reader.say(key)) }
                ul.cards { @for listed in tables { li { (card(reader, listed, now)) } } }
            }
        }
    }
}

/// A table in a list: who plays, how it stands, whose turn it is, what happened.
fn card(reader: &Reader, listed: &Listed, now: i64) -> Markup {
    let table = &listed.table;
    let points = |n: usize| listed.progress.as_ref()?.points.get(n).copied();
    let of_outcome = |n: usize| {
        let sides = &table.outcome.as_ref()?.sides;
        let own = |side: &&Side| matches!(side.name, SideName::Seat(seat) if seat.index() == n);
        Some(sides.iter().find(own)?.score)
    };
    let won = |n: usize| {
        let sides = table.outcome.iter().flat_map(|outcome| &outcome.sides);
        let won = |side: &Side| matches!(side.name, SideName::Seat(seat) if side.won && seat.index() == n);
        sides.into_iter().any(won)
    };
    let place = if table.outcome.is_some() {
        "/result"
    } else {
        ""
    };
    html! {
        a.waits[table.my_turn] href={ "/t/" (table.id) (place) } {
            span.row.spread { strong { (reader.game(&table.game)) } span { (tags(reader, table)) } }
            span.people-line {
                @for (n, seat) in table.seats.iter().enumerate() {
                    span {
                        (layout::mark(seat.seat)) (called(reader, table, seat))
                        @if let Some(points) = of_outcome(n).or_else(|| points(n)) { " " b.won[won(n)] { (points) } }
                        @if won(n) { " " span.won { (reader.say("web-won")) } }
                    }
                }
            }
            span.meta {
                (round(reader, listed)) span { (since(reader, table, now)) }
                @if table.my_turn { (pace::ends(reader, table.due)) }
            }
            (news(reader, listed))
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
pub(crate) async fn settings(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let lang = form.get("lang").and_then(|lang| lang.parse::<Lang>().ok());
    let theme = form.get("theme").and_then(Theme::named);
    let board = form
        .get("board")
        .filter(|board| matches!(*board, "drawn" | "plain"));
    let kept = [
        (LANG, lang.map(Lang::code)),
        (THEME, theme.map(Theme::name)),
        (BOARD, board),
    ];
    let kept = kept
        .iter()
        .filter_map(|(name, value)| Some((*name, (*value)?)));
    let kept: Vec<_> = kept.collect();
    let mut headers = HeaderMap::new();
    for (name, value) in &kept {
        if let Ok(cookie) = HeaderValue::from_str(&lasting(name, value, &reader, "")) {
            headers.append(SET_COOKIE, cookie);
        }
    }
    app.keep(&reader, &kept).await?;
    let back = form.get("back").unwrap_or("/");
    headers.insert(LOCATION, own_path(back));
    Ok((StatusCode::SEE_OTHER, headers).into_response())
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

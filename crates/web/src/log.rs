//! What happened, in the reader's language, grouped by turn.

use crate::App;
use crate::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::tables::{Eyes, Names, table_id};
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use orrery_core::{Part, Phrase, Seat};
use orrery_table::{LogPly, People, Span, TableView};
use std::ops::Range;
use std::sync::Arc;

/// One turn, or what happened between turns.
struct Group<'a> {
    title: Option<&'a Phrase>,
    begins: Option<Part>,
    lines: Vec<(usize, &'a Phrase)>,
    /// Who decided anything in it.
    deciders: Vec<Seat>,
}

/// How many turns the page of the table shows.
const RECENT: usize = 6;

fn groups(plies: &[LogPly]) -> Vec<Group<'_>> {
    let new = |title, begins| Group {
        title,
        begins,
        lines: Vec::new(),
        deciders: Vec::new(),
    };
    let mut current = new(None, None);
    let mut groups = Vec::new();
    for ply in plies {
        if !current.deciders.contains(&ply.seat) {
            current.deciders.push(ply.seat);
        }
        for happening in &ply.events {
            if happening.begins.is_some() {
                groups.push(current);
                current = new(Some(&happening.phrase), happening.begins);
            } else {
                current.lines.push((ply.ply, &happening.phrase));
            }
        }
    }
    groups.push(current);
    groups.retain(|group| group.title.is_some() || !group.lines.is_empty());
    groups
}

/// The groups that are news for the viewer: everything after the viewer's last turn, the one under way
/// left out.
fn news(groups: &[Group<'_>], viewer: Option<Seat>) -> Range<usize> {
    let none = groups.len()..groups.len();
    let Some(viewer) = viewer else {
        return none;
    };
    let mine = |group: &Group<'_>| group.deciders.contains(&viewer);
    let Some(last) = groups.iter().rposition(|group| !mine(group)) else {
        return none;
    };
    let before = groups[..=last].iter().rposition(mine);
    before.map_or(0, |at| at + 1)..last + 1
}

/// The way through what happened since the viewer's last turn, one choice after the other; the script leads it on
/// the board itself.
pub(crate) fn step_by_step(reader: &Reader, view: &TableView) -> Markup {
    let groups = groups(&view.log.plies);
    let news = &groups[news(&groups, view.viewer)];
    let mut plies = news.iter().flat_map(|group| &group.lines);
    html! {
        @if let Some((ply, _)) = plies.next() {
            a.news data-past=(ply) href={ "/t/" (view.id) "/replay?ply=" (ply) } { (reader.say("web-log-steps")) }
        }
    }
}

/// The last turns, for the page of the table.
pub(crate) fn recent(names: &Names<'_>, view: &TableView) -> Markup {
    let reader = names.reader;
    let groups = groups(&view.log.plies);
    let news = news(&groups, view.viewer);
    let start = groups.len().saturating_sub(RECENT).min(news.start);
    html! {
        h2.quiet { (reader.say("web-log")) }
        @if groups.is_empty() { p.quiet { (reader.say("web-log-empty")) } }
        (list(names, view, &groups, start, &news, true))
        @if !groups.is_empty() {
            p { a href={ "/t/" (view.id) "/log" } { (reader.say("web-log-all")) } }
        }
    }
}

fn list(
    names: &Names<'_>,
    view: &People,
    groups: &[Group<'_>],
    start: usize,
    news: &Range<usize>,
    newest_first: bool,
) -> Markup {
    let shown = groups.iter().enumerate().skip(start);
    let mut shown: Vec<(usize, &Group<'_>)> = shown.collect();
    if newest_first {
        shown.reverse();
    }
    html! {
        ol.turns {
            @for (index, group) in shown {
                li class=(match group.begins { Some(Part::Round) => "round", _ => "turn" })
                    id={ "turn-" (index) } data-new[news.contains(&index)] {
                    h3 {
                        @if let Some(title) = group.title { (names.say(title)) (layout::rules(&title.rules)) }
                        @else { (names.reader.say("web-log-start")) }
                        @if news.contains(&index) { " " span.tag { (names.reader.say("web-log-new")) } }
                    }
                    @if !group.lines.is_empty() {
                        ul {
                            @for (ply, line) in &group.lines {
                                li {
                                    a.ply data-past=(ply) href={ "/t/" (view.id) "/replay?ply=" (ply) }
                                        aria-label=(names.reader.text("web-log-ply", &[("ply", (*ply).into())])) {
                                        (ply)
                                    }
                                    span { (names.say(line)) (layout::rules(&line.rules)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `GET /t/{id}/log`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Html<String>, Problem> {
    let id = table_id(&id)?;
    let (viewer, session) = (eyes.viewer()?, reader.secret());
    let view = app
        .at(&reader, move |tables| {
            tables.view(&id, session, viewer, Span::After(0))
        })
        .await?;
    let names = Names::of(&reader, &view);
    let groups = groups(&view.log.plies);
    let title = reader.say("web-log");
    let body = html! {
        p { a href={ "/t/" (view.id) } { (reader.say("problem-back")) } }
        h1 { (title) ": " (reader.game(&view.game)) }
        div.log { (list(&names, &view, &groups, 0, &news(&groups, view.viewer), false)) }
    };
    Ok(layout::page(&reader, &title, &body))
}

//! What happened, in the reader's language, grouped by turn.

use crate::App;
use crate::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::seats::note_text;
use crate::tables::{Eyes, Names, table_id};
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use orrery_core::{Part, Phrase, Seat};
use orrery_table::{Log, Note, People, Span, TableView};
use std::ops::Range;
use std::sync::Arc;

/// One turn, or what happened between turns.
struct Group<'a> {
    title: Option<&'a Phrase>,
    begins: Option<Part>,
    lines: Vec<Line<'a>>,
    /// Who decided anything in it.
    deciders: Vec<Seat>,
}

/// Something that happened.
enum Line<'a> {
    /// It came of the choice with this number.
    Event(usize, &'a Phrase),
    /// Somebody came or went.
    Note(&'a Note),
}

/// How many turns the page of the table shows.
const RECENT: usize = 6;

fn groups(log: &Log) -> Vec<Group<'_>> {
    let new = |title, begins| Group {
        title,
        begins,
        lines: Vec::new(),
        deciders: Vec::new(),
    };
    let mut current = new(None, None);
    let mut groups = Vec::new();
    let mut notes = log.people.iter().peekable();
    for ply in &log.plies {
        while let Some(note) = notes.next_if(|note| note.ply < ply.ply) {
            current.lines.push(Line::Note(note));
        }
        if !current.deciders.contains(&ply.seat) {
            current.deciders.push(ply.seat);
        }
        for happening in &ply.events {
            if happening.begins.is_some() {
                groups.push(current);
                current = new(Some(&happening.phrase), happening.begins);
            } else {
                current.lines.push(Line::Event(ply.ply, &happening.phrase));
            }
        }
    }
    current.lines.extend(notes.map(Line::Note));
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
    let groups = groups(&view.log);
    let news = &groups[news(&groups, view.viewer)];
    let lines = news.iter().flat_map(|group| &group.lines);
    let mut plies = lines.filter_map(|line| match line {
        Line::Event(ply, _) => Some(ply),
        Line::Note(_) => None,
    });
    html! {
        @if let Some(ply) = plies.next() {
            a.news data-past=(ply) href={ "/t/" (view.id) "/replay?ply=" (ply) } { (reader.say("web-log-steps")) }
        }
    }
}

/// The last turns, for the page of the table.
pub(crate) fn recent(names: &Names<'_>, view: &TableView) -> Markup {
    let reader = names.reader;
    let groups = groups(&view.log);
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
                            @for line in &group.lines { li { (line_of(names, view, line)) } }
                        }
                    }
                }
            }
        }
    }
}

fn line_of(names: &Names<'_>, view: &People, line: &Line<'_>) -> Markup {
    html! {
        @match line {
            Line::Event(ply, phrase) => {
                a.ply data-past=(ply) href={ "/t/" (view.id) "/replay?ply=" (ply) }
                    aria-label=(names.reader.text("web-log-ply", &[("ply", (*ply).into())])) {
                    (ply)
                }
                span { (names.say(phrase)) (layout::rules(&phrase.rules)) }
            }
            Line::Note(note) => {
                span.ply aria-hidden="true" { "·" }
                span { (note_text(names, note)) }
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
    let groups = groups(&view.log);
    let title = reader.say("web-log");
    let body = html! {
        p { a href={ "/t/" (view.id) } { (reader.say("problem-back")) } }
        h1 { (title) ": " (reader.game(&view.game)) }
        div.log { (list(&names, &view, &groups, 0, &news(&groups, view.viewer), false)) }
    };
    Ok(layout::page(&reader, &title, &body))
}

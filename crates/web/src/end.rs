//! The end of a game: who won and by how much, where the points came from and when, what decided it, what next.

use crate::App;
use crate::layout;
use crate::log::{headline, mark, styles, turns};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::table::{board_styles, breakdown, sequel_key, side_name, with_scene};
use crate::tables::{Eyes, Names, table_id};
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_board::Scene;
use orrery_board::ink::SEAT_SHAPES;
use orrery_core::{Chapter, Headline, Outcome, Part, Seat, Side, SideName};
use orrery_table::{People, Span, Status, TableView};
use std::sync::Arc;

/// How many moments are worth a look.
const MOMENTS: usize = 3;

/// `GET /t/{id}/result`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let (viewer, session) = (eyes.viewer()?, reader.secret());
    let view = app
        .at(&reader, move |tables| {
            tables.view(&id, session, viewer, Span::After(0))
        })
        .await?;
    let Status::Over { outcome } = &view.status else {
        // There is no result yet: the table tells how it stands.
        return Ok(Redirect::to(&format!("/t/{}", view.id)).into_response());
    };
    let names = Names::of(&reader, &view);
    let title = reader.text(
        "story-result-of",
        &[("game", reader.game(&view.game).into())],
    );
    let head = html! { (board_styles(&view.game)) (styles()) };
    let body = stage(&names, &view, outcome);
    let Html(page) = layout::framed(&reader, &title, &body, &head);
    Ok(Html(page).into_response())
}

fn stage(names: &Names<'_>, view: &TableView, outcome: &Outcome) -> Markup {
    let reader = names.reader;
    let turns = turns(&view.log);
    let closing = |look| {
        let draw = |scene: &Scene<'_>| orrery_board::closing(&view.game, scene);
        with_scene(names, view.viewer, look, &[], draw)
    };
    let closing = view.look.as_ref().and_then(closing);
    html! {
        div.end {
            section.hero {
                p.quiet { (reader.game(&view.game)) " · " (rounds_played(names, &turns)) }
                h1 { (verdict(names, view, outcome)) }
                ul.scores {
                    @for (index, side) in outcome.sides.iter().enumerate() {
                        li.won[side.won] { (side_mark(index)) " " (side_name(names, &side.name)) " " b { (side.score) } }
                    }
                }
                (next(reader, view, outcome))
            }
            section.box { h2 { (reader.say("story-sources")) } (bars(names, view, outcome))
                div.wide { (breakdown(names, view, outcome)) } }
            section.box { h2 { (reader.say("story-rounds")) } (chart(names, outcome, &turns)) }
            @if let Some(closing) = closing {
                section.box.drawn.closing data-game=(view.game) { (closing) }
            }
            (moments(names, view, &turns))
        }
    }
}

fn rounds_played(names: &Names<'_>, turns: &[Chapter]) -> String {
    let rounds = turns
        .iter()
        .filter(|turn| turn.begins == Some(Part::Round))
        .count();
    names
        .reader
        .text("story-rounds-played", &[("n", rounds.into())])
}

/// The colour and shape of a side; those beyond the seats have theirs too.
fn side_mark(index: usize) -> Markup {
    html! { @if let Some(seat) = Seat::new(index) { (mark(seat)) } }
}

/// Who won and by how much, or whether the level was passed.
fn verdict(names: &Names<'_>, view: &People, outcome: &Outcome) -> String {
    let reader = names.reader;
    let won: Vec<&Side> = outcome.sides.iter().filter(|side| side.won).collect();
    if let [side] = &outcome.sides[..] {
        let key = if side.won {
            "story-passed"
        } else {
            "story-failed"
        };
        return reader.text(key, &[("points", side.score.into())]);
    }
    let [winner] = won[..] else {
        let all: Vec<String> = won
            .iter()
            .map(|side| side_name(names, &side.name))
            .collect();
        return reader.text("story-shared", &[("names", all.join(", ").into())]);
    };
    let others = outcome.sides.iter().filter(|side| !side.won);
    let margin = winner.score - others.map(|side| side.score).max().unwrap_or_default();
    // People who share a screen are called by their names.
    let alone = view.seats.iter().filter(|seat| seat.mine).count() == 1;
    let mine = match winner.name {
        SideName::Seat(seat) => alone && view.viewer == Some(seat),
        SideName::Automaton(_) => false,
    };
    let name = side_name(names, &winner.name);
    // Somebody who is level on points has won by another rule.
    let key = match (mine, margin) {
        (true, 0) => "story-you-win-level",
        (true, _) => "story-you-win",
        (false, 0) => "story-wins-level",
        (false, _) => "story-wins",
    };
    reader.text(key, &[("name", name.into()), ("margin", margin.into())])
}

/// What one can do now.
fn next(reader: &Reader, view: &People, outcome: &Outcome) -> Markup {
    let plays = view.seats.iter().any(|seat| seat.mine);
    html! {
        div.row {
            @if plays && view.sequel {
                form method="post" action={ "/t/" (view.id) "/sequel" } {
                    (layout::token(reader))
                    button.main { (reader.say(sequel_key(outcome))) }
                }
            }
            @if plays {
                form method="post" action={ "/t/" (view.id) "/rematch" } {
                    (layout::token(reader))
                    button.main[!view.sequel] { (reader.say("web-rematch")) }
                }
            }
            a.button href={ "/t/" (view.id) "/replay?ply=0" } { (reader.say("web-replay")) }
            a.button href={ "/t/" (view.id) "/record" } download { (reader.say("web-record")) }
            a href={ "/t/" (view.id) } { (reader.say("story-table")) }
        }
        @if plays && view.seats.len() > 1 { p.quiet { (reader.say("story-rematch-rotates")) } }
    }
}

/// The sources of a side that gave points, with where each begins on its bar and which one it is.
fn stacked(side: &Side) -> impl Iterator<Item = (i32, usize, &str, i32)> {
    let some = side
        .breakdown
        .iter()
        .enumerate()
        .filter(|(_, (_, points))| *points > 0);
    some.scan(0, |at, (index, (part, points))| {
        let from = *at;
        *at += points;
        Some((from, index, part.as_str(), *points))
    })
}

/// A bar for each side, made of the points of each source.
fn bars(names: &Names<'_>, view: &People, outcome: &Outcome) -> Markup {
    let reader = names.reader;
    let gained = |side: &Side| side.breakdown.iter().map(|part| part.1.max(0)).sum::<i32>();
    let most = outcome
        .sides
        .iter()
        .map(gained)
        .max()
        .unwrap_or_default()
        .max(1);
    let source = |part: &str| reader.say(&format!("score-{}-{part}", view.game));
    let known = outcome
        .sides
        .first()
        .map_or(&[][..], |side| &side.breakdown);
    let some = |index: usize| {
        let points = |side: &Side| side.breakdown.get(index).map_or(0, |part| part.1);
        outcome.sides.iter().any(|side| points(side) > 0)
    };
    html! {
        div.bars aria-hidden="true" {
            @for (row, side) in outcome.sides.iter().enumerate() {
                div.bar {
                    span.name { (side_mark(row)) " " (side_name(names, &side.name)) }
                    svg viewBox={ "0 0 " (most * 10) " 40" } preserveAspectRatio="none" {
                        @for (at, index, part, points) in stacked(side) {
                            rect.{ "part-" (index) } x=(at * 10) width=(points * 10) height="40" {
                                title { (source(part)) ": " (points) }
                            }
                        }
                    }
                    b { (side.score) }
                }
            }
            ul.key {
                @for (index, (part, _)) in known.iter().enumerate().filter(|(index, _)| some(*index)) {
                    li { svg viewBox="0 0 10 10" { rect.{ "part-" (index) } width="10" height="10" {} } (source(part)) }
                }
            }
        }
    }
}

/// The points of every side when each round began, and at the end.
fn curve(outcome: &Outcome, turns: &[Chapter]) -> Vec<Vec<i32>> {
    let stories: Vec<Headline> = turns.iter().map(Headline::of).collect();
    let sides = outcome.sides.iter().enumerate();
    let curve = sides.filter_map(|(index, side)| {
        let seat = Seat::new(index)?;
        let gained: i32 = stories.iter().map(|story| story.points(seat)).sum();
        let mut points = side.score - gained;
        let mut curve = Vec::new();
        for (turn, story) in turns.iter().zip(&stories) {
            if turn.begins == Some(Part::Round) {
                curve.push(points);
            }
            points += story.points(seat);
        }
        curve.push(points);
        Some(curve)
    });
    curve.collect()
}

const WIDE: f32 = 640.0;
const HIGH: f32 = 260.0;
const LEFT: f32 = 56.0;
const RIGHT: f32 = 76.0;

/// Points over rounds, as a picture and for those who do not see it as a table.
fn chart(names: &Names<'_>, outcome: &Outcome, turns: &[Chapter]) -> Markup {
    let curves = curve(outcome, turns);
    let rounds = curves
        .first()
        .map_or(0, |curve| curve.len().saturating_sub(1));
    if rounds == 0 {
        return html! {};
    }
    let top = curves
        .iter()
        .flatten()
        .copied()
        .max()
        .unwrap_or_default()
        .max(1);
    let step = [5, 10, 20, 25, 50, 100]
        .into_iter()
        .find(|step| top / step <= 5)
        .unwrap_or(200);
    let x = |round: usize| LEFT + (WIDE - LEFT - RIGHT) * round as f32 / rounds as f32;
    let y = |points: i32| HIGH - 34.0 - (HIGH - 54.0) * points as f32 / top as f32;
    let every = rounds.div_ceil(8);
    html! {
        svg.chart viewBox={ "0 0 " (WIDE) " " (HIGH) } role="img" aria-label=(names.reader.say("story-rounds")) {
            @for line in (0..=top / step).map(|n| n * step) {
                path.grid d={ "M" (LEFT) " " (y(line)) "H" (WIDE - RIGHT) } {}
                text.scale x=(LEFT - 8.0) y=(y(line) + 5.0) text-anchor="end" { (line) }
            }
            @for round in (0..=rounds).step_by(every) {
                text.scale x=(x(round)) y=(HIGH - 8.0) text-anchor="middle" { (round) }
            }
            @for (index, curve) in curves.iter().enumerate() {
                @let points: Vec<String> = curve.iter().enumerate().map(|(at, n)| format!("{:.1} {:.1}", x(at), y(*n))).collect();
                g.{ "seat-" (index + 1) } {
                    path.curve d={ "M" (points.join("L")) } {}
                    @if let (Some(last), Some(shape)) = (curve.last(), SEAT_SHAPES.get(index)) {
                        use href={ (crate::assets::url("icons.svg")) "#" (shape) } x=(x(rounds) - 8.0) y=(y(*last) - 8.0)
                            width="16" height="16" {}
                        text.final x=(x(rounds) + 14.0) y=(y(*last) + 5.0) { (last) }
                    }
                }
            }
        }
        div.sr {
            table {
                @for (side, curve) in outcome.sides.iter().zip(&curves) {
                    tr { th scope="row" { (side_name(names, &side.name)) } @for points in curve { td { (points) } } }
                }
            }
        }
    }
}

/// The turns that brought the most points.
fn moments(names: &Names<'_>, view: &People, turns: &[Chapter]) -> Markup {
    let worth = |turn: &Chapter| {
        let story = Headline::of(turn);
        let points = story.seat.map_or(0, |seat| story.points(seat));
        let first = turn.lines.first().map_or(turn.ply, |(ply, _)| *ply);
        (turn.begins == Some(Part::Turn) && points > 0).then_some((points, first, story))
    };
    let mut best: Vec<(i32, usize, Headline)> = turns.iter().filter_map(worth).collect();
    best.sort_by_key(|(points, ply, _)| (-points, *ply));
    best.truncate(MOMENTS);
    html! {
        @if !best.is_empty() {
            section.box {
                h2 { (names.reader.say("story-moments")) }
                ol.moments {
                    @for (_, ply, story) in &best {
                        li {
                            (headline(names, &view.game, story))
                            " " a.button.small href={ "/t/" (view.id) "/replay?ply=" (ply) } {
                                (names.reader.say("story-watch"))
                            }
                        }
                    }
                }
            }
        }
    }
}

//! The end of a game: who won and by how much, where the points came from and when, what decided it, what next.

use crate::App;
use crate::analysis;
use crate::art;
use crate::bring;
use crate::layout;
use crate::log::{headline, mark, story_icon, styles, turns, whole};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::table::{
    Around, board_styles, rematch_key, sequel_key, side_called, side_name, with_scene,
};
use crate::tables::{Eyes, Names};
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_board::Scene;
use orrery_board::ink::SEAT_SHAPES;
use orrery_core::{Chapter, Headline, Outcome, Part, Seat, Side, SideName};
use orrery_table::{People, Status, TableView};
use std::cmp::Reverse;
use std::sync::Arc;

/// How many moments are worth a look.
const MOMENTS: usize = 3;
/// How many sources are named that made the difference.
const REASONS: usize = 3;

/// `GET /t/{id}/result`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Problem> {
    let view = whole(&app, &reader, &id, &eyes).await?;
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
    let curves = curves(outcome, &turns);
    let (closing, level) = of_board(names, view);
    let drawn = art::has(&view.game);
    html! {
        div.end {
            section.hero.night {
                @if drawn { img.sky src={ "/t/" (view.id) "/board.svg" } alt=""; }
                div.told {
                    p.quiet { (reader.game(&view.game)) " · " (rounds_played(names, &turns)) }
                    h1 { (level.unwrap_or_else(|| verdict(names, view, outcome))) }
                    @if let Some(why) = why(names, view, outcome, &curves) { p { (why) } }
                    (next(reader, view, outcome))
                }
                ul.scores {
                    @for (index, side) in outcome.sides.iter().enumerate() {
                        li.won[side.won] { (side_mark(index)) b { (side.score) } span { (side_called(names, &side.name)) } }
                    }
                }
            }
            div.half {
                section.box { h2 { (reader.say("story-sources")) } (sources(names, view, outcome)) }
                (moments(names, view, &turns))
            }
            div.half {
                section.box.rounds { h2 { (reader.say("story-rounds")) } (chart(names, outcome, &curves)) }
                @if let Some(closing) = closing {
                    section.box.drawn.closing data-game=(view.game) { (closing) }
                }
            }
        }
    }
}

/// What the board of the game tells about its end: what decided it, and how a level was passed or not.
fn of_board(names: &Names<'_>, view: &TableView) -> (Option<Markup>, Option<String>) {
    let told = |look| {
        with_scene(
            names,
            view.viewer,
            look,
            &Around::default(),
            |scene: &Scene<'_>| {
                let closing = orrery_board::closing(&view.game, scene);
                (closing, orrery_board::verdict(&view.game, scene))
            },
        )
    };
    view.look.as_ref().map(told).unwrap_or_default()
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
pub(crate) fn verdict(names: &Names<'_>, view: &People, outcome: &Outcome) -> String {
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
        return reader.text(
            "story-shared",
            &[("names", orrery_text::all(reader.lang, &all).into())],
        );
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

/// Going on with the same people: the next level, or the same again.
pub(crate) fn goes_on(reader: &Reader, view: &People, outcome: &Outcome) -> Markup {
    let plays = view.seats.iter().any(|seat| seat.mine);
    let sequel = sequel_key(outcome);
    let again = sequel == "web-sequel-again";
    html! {
        @if plays && view.sequel {
            form method="post" action={ "/t/" (view.id) "/sequel" } {
                (layout::token(reader))
                button.main { (reader.say(sequel)) }
            }
        }
        @if plays && !(view.sequel && again) {
            form method="post" action={ "/t/" (view.id) "/rematch" } {
                (layout::token(reader))
                button.main[!view.sequel] { (reader.say(rematch_key(view))) }
            }
        }
    }
}

/// What one can do now.
fn next(reader: &Reader, view: &People, outcome: &Outcome) -> Markup {
    let plays = view.seats.iter().any(|seat| seat.mine);
    let again = sequel_key(outcome) == "web-sequel-again";
    html! {
        div.row {
            (goes_on(reader, view, outcome))
            (analysis::offer(reader, view, 0, ""))
            a.button href={ "/t/" (view.id) "/replay?ply=0" } { (reader.say("web-replay")) }
            details.further {
                summary { (reader.say("story-further")) }
                div.row {
                    a href={ "/t/" (view.id) } { (reader.say("story-table")) }
                    @if plays { a href={ "/new?game=" (view.game) } { (reader.say("web-nav-new")) } }
                    a href={ "/t/" (view.id) "/record" } download { (reader.say("web-record")) }
                    (bring::share(reader, &view.id, None))
                }
            }
        }
        @if plays && view.seats.len() > 1 { p.quiet { (reader.say("story-rematch-rotates")) } }
        @if plays && view.sequel {
            p.quiet { (reader.say(if again { "story-sequel-again" } else { "story-sequel-next" })) }
        }
    }
}

/// Since when the winner was ahead, and which sources made the difference.
fn why(names: &Names<'_>, view: &People, outcome: &Outcome, curves: &[Vec<i32>]) -> Option<String> {
    let reader = names.reader;
    let winner = outcome.sides.iter().position(|side| side.won)?;
    let others = || (0..outcome.sides.len()).filter(move |&side| side != winner);
    let second = others().max_by_key(|&side| outcome.sides[side].score)?;
    let (best, second) = (&outcome.sides[winner], &outcome.sides[second]);
    let mut parts: Vec<(i32, &str)> = best
        .breakdown
        .iter()
        .zip(&second.breakdown)
        .map(|((part, points), (_, theirs))| (points - theirs, part.as_str()))
        .filter(|(more, _)| *more > 0)
        .collect();
    parts.sort_by_key(|(more, _)| -more);
    parts.truncate(REASONS);
    let source = |part: &str| reader.say(&format!("score-{}-{part}", view.game));
    let parts = parts
        .iter()
        .map(|(more, part)| format!("{} +{more}", source(part)));
    let parts: Vec<String> = parts.collect();
    let end = curves.first()?.len().checked_sub(1)?;
    let since = match ahead_since(outcome, curves) {
        Some(round) if round <= 1 => Some(reader.say("story-ahead-always")),
        Some(round) if round < end => Some(reader.text("story-ahead", &[("round", round.into())])),
        _ => None,
    };
    let won = (!parts.is_empty()).then(|| {
        let parts = orrery_text::all(reader.lang, &parts);
        reader.text("story-made", &[("parts", parts.into())])
    });
    let said: Vec<String> = [since, won].into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// The round from whose beginning on the winner was ahead to the end.
fn ahead_since(outcome: &Outcome, curves: &[Vec<i32>]) -> Option<usize> {
    let winner = outcome.sides.iter().position(|side| side.won)?;
    let ahead = |round: &usize| {
        let points = |side: usize| curves.get(side).and_then(|curve| curve.get(*round));
        let mut others = (0..outcome.sides.len()).filter(|&side| side != winner);
        others.all(|other| points(winner) > points(other))
    };
    let end = curves.first()?.len().checked_sub(1)?;
    (0..=end).rev().take_while(ahead).last()
}

/// Where everybody's points came from, what gave most before the rest; sources that gave nobody anything are left out.
/// Between two, a bar tells who gained by it; among others each number has its own.
fn sources(names: &Names<'_>, view: &People, outcome: &Outcome) -> Markup {
    let reader = names.reader;
    let number = |points: i32| orrery_text::number(reader.lang, points.into(), 0);
    let points = |side: &Side, index: usize| side.breakdown.get(index).map_or(0, |part| part.1);
    let parts = outcome.sides.first();
    let parts = parts.map_or(&[][..], |side| &side.breakdown);
    let some = |index: &usize| outcome.sides.iter().any(|side| points(side, *index) != 0);
    let mut rows: Vec<usize> = (0..parts.len()).filter(some).collect();
    let best = |row: usize| {
        outcome
            .sides
            .iter()
            .map(move |side| points(side, row))
            .max()
    };
    rows.sort_by_key(|&row| Reverse(best(row)));
    let most = rows.iter().filter_map(|&row| best(row)).max();
    let most = most.unwrap_or_default().max(1);
    let two = match &outcome.sides[..] {
        [one, other] => Some((one, other)),
        _ => None,
    };
    html! {
        table.sources {
            thead {
                tr {
                    td {}
                    @for (index, side) in outcome.sides.iter().enumerate() {
                        @if index == 1 && two.is_some() { td {} }
                        th scope="col" { (side_mark(index)) (side_called(names, &side.name)) }
                    }
                }
            }
            tbody {
                @for row in rows {
                    tr {
                        th scope="row" { (reader.say(&format!("score-{}-{}", view.game, parts[row].0))) }
                        @if let Some((one, other)) = two {
                            td { span { (number(points(one, row))) } }
                            (gained(points(other, row) - points(one, row), most))
                            td { span { (number(points(other, row))) } }
                        } @else {
                            @for (index, side) in outcome.sides.iter().enumerate() {
                                td.{ "seat-" (index + 1) } {
                                    span { (number(points(side, row))) }
                                    svg viewBox={ "0 0 " (most) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                                        rect width=(points(side, row).max(0)) height="1" {}
                                    }
                                }
                            }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (reader.say("scores")) }
                    @for (index, side) in outcome.sides.iter().enumerate() {
                        @if index == 1 && two.is_some() { td {} }
                        td { span { (number(side.score)) } }
                    }
                }
            }
        }
    }
}

/// By how much one of two gained by a source: to the left the first, to the right the second.
fn gained(more: i32, most: i32) -> Markup {
    let seat = if more < 0 { 1 } else { 2 };
    html! {
        td.gained.{ "seat-" (seat) } aria-hidden="true" {
            svg viewBox={ (-most) " 0 " (2 * most) " 1" } preserveAspectRatio="none" {
                path d="M0 0V1" {}
                rect x=(more.min(0)) width=(more.abs()) height="1" {}
            }
        }
    }
}

/// The points of every side when each round began, and at the end.
fn curves(outcome: &Outcome, turns: &[Chapter]) -> Vec<Vec<i32>> {
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

/// Moves numbers that would stand over each other apart, up and down.
fn apart(heights: Vec<f32>) -> Vec<f32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|one, other| heights[*one].total_cmp(&heights[*other]));
    let mut places = heights;
    for pair in 1..order.len() {
        let above = places[order[pair - 1]];
        let below = &mut places[order[pair]];
        *below = below.max(above + LINE);
    }
    // Nothing stands below the scale.
    let over = order
        .last()
        .map_or(0.0, |last| (places[*last] - HIGH + 34.0).max(0.0));
    for place in &mut places {
        *place -= over;
    }
    places
}

const WIDE: f32 = 640.0;
const HIGH: f32 = 260.0;
const LEFT: f32 = 56.0;
const RIGHT: f32 = 76.0;
/// Between two numbers, one above the other.
const LINE: f32 = 26.0;

/// Points over rounds, as a picture and for those who do not see it as a table.
fn chart(names: &Names<'_>, outcome: &Outcome, curves: &[Vec<i32>]) -> Markup {
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
    let ends = curves.iter().filter_map(|curve| curve.last());
    let ends = apart(ends.map(|last| y(*last)).collect());
    let since = ahead_since(outcome, curves).filter(|since| (2..rounds).contains(since));
    html! {
        @if outcome.sides.len() > 1 {
            p.legend aria-hidden="true" {
                @for (index, side) in outcome.sides.iter().enumerate() {
                    span { (side_mark(index)) " " (side_called(names, &side.name)) } " "
                }
            }
        }
        svg.chart viewBox={ "0 0 " (WIDE) " " (HIGH) } role="img" aria-label=(names.reader.say("story-rounds")) {
            @for line in (0..=top / step).map(|n| n * step) {
                path.grid d={ "M" (LEFT) " " (y(line)) "H" (WIDE - RIGHT) } {}
                text.scale x=(LEFT - 8.0) y=(y(line) + 5.0) text-anchor="end" { (line) }
            }
            @for round in (0..=rounds).step_by(every) {
                text.scale x=(x(round)) y=(HIGH - 8.0) text-anchor="middle" { (round) }
            }
            // From here on the winner was ahead.
            @if let Some(since) = since { path.since d={ "M" (x(since)) " 12V" (HIGH - 34.0) } {} }
            @for (index, curve) in curves.iter().enumerate() {
                @let points: Vec<String> = curve.iter().enumerate().map(|(at, n)| format!("{:.1} {:.1}", x(at), y(*n))).collect();
                g.{ "seat-" (index + 1) } {
                    path.curve d={ "M" (points.join("L")) } {}
                    @if let (Some(last), Some(shape)) = (curve.last(), SEAT_SHAPES.get(index)) {
                        use href={ (crate::assets::url("icons.svg")) "#" (shape) } x=(x(rounds) - 8.0) y=(y(*last) - 8.0)
                            width="16" height="16" {}
                        text.final x=(x(rounds) + 14.0) y=(ends[index] + 5.0) { (last) }
                    }
                }
            }
        }
        div.sr {
            table {
                @for (side, curve) in outcome.sides.iter().zip(curves) {
                    tr { th scope="row" { (side_called(names, &side.name)) } @for points in curve { td { (points) } } }
                }
            }
        }
    }
}

/// The turns that brought the most points.
fn moments(names: &Names<'_>, view: &People, turns: &[Chapter]) -> Markup {
    let mut round = 0;
    let worth = |turn: &Chapter| {
        round += usize::from(turn.begins == Some(Part::Round));
        let story = Headline::of(turn);
        let points = story.seat.map_or(0, |seat| story.points(seat));
        let first = turn.lines.first().map_or(turn.ply, |(ply, _)| *ply);
        (turn.begins == Some(Part::Turn) && points > 0).then_some((points, first, round, story))
    };
    let mut best: Vec<_> = turns.iter().filter_map(worth).collect();
    best.sort_by_key(|(points, ply, ..)| (-points, *ply));
    best.truncate(MOMENTS);
    html! {
        @if !best.is_empty() {
            section.box {
                h2 { (names.reader.say("story-moments")) }
                ol.moments {
                    @for (_, ply, round, story) in &best {
                        li.{ "seat-" (story.seat.map_or(0, Seat::number)) } {
                            @if let Some(poster) = poster(&view.game, story) { div.art { (poster) } }
                            p.quiet { (names.reader.text("story-in-round", &[("round", (*round).into())])) }
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

/// A picture of what a turn was about, where the game has pictures: of what it names, or the sign of what was done.
fn poster(game: &str, story: &Headline) -> Option<Markup> {
    let board = orrery_board::BOARDS
        .iter()
        .find(|board| board.game == game)?;
    let draw = board.poster?;
    let mut told = story.told.iter().filter_map(|beat| beat.phrase.as_ref());
    let done = story.told.first().map_or("", |beat| beat.icon);
    Some(
        told.find_map(draw)
            .unwrap_or_else(|| story_icon(game, done)),
    )
}

//! What happened, in the reader's language: one headline for each turn, the details folded.

use crate::App;
use crate::assets;
use crate::layout;
use crate::named::told;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::seats::note_text;
use crate::tables::{Eyes, Names, table_id};
use axum::extract::{Path, Query, State};
use axum::response::Html;
use maud::{Markup, html};
use orrery_board::ink::SEAT_SHAPES;
use orrery_core::{
    Beat, Chapter, Foresight, Gain, Happening, Headline, POINTS, Part, Phrase, Seat, Weight,
    chapters,
};
use orrery_table::{Log, Note, People, Span, TableView};
use orrery_text::attribute;
use std::ops::Range;
use std::sync::Arc;

/// How many turns the page of the table shows.
const RECENT: usize = 6;

/// The log by turn.
pub(crate) fn turns(log: &Log) -> Vec<Chapter> {
    let choices = log.plies.iter();
    chapters(choices.map(|ply| (ply.ply, ply.seat, &ply.events[..])))
}

/// The turns that are news for the viewer: everything after the viewer's last turn, the one under way left out.
fn news(turns: &[Chapter], viewer: Option<Seat>) -> Range<usize> {
    let Some(viewer) = viewer else {
        return turns.len()..turns.len();
    };
    let decided = |turn: &Chapter| turn.deciders.contains(&viewer);
    let mine = |turn: &Chapter| turn.seat.map_or_else(|| decided(turn), |of| of == viewer);
    let under_way = turns.last().is_some_and(mine);
    let end = turns.len() - usize::from(under_way);
    let before = turns[..end].iter().rposition(mine);
    before.map_or(0, |at| at + 1)..end
}

/// The last turn of somebody else in one line, and the way through all of them since the viewer's own; the script leads
/// it on the board itself.
pub(crate) fn last_turn(names: &Names<'_>, view: &TableView, turns: &[Chapter]) -> Markup {
    let news = &turns[news(turns, view.viewer)];
    let ply = news.iter().flat_map(|turn| &turn.lines).next();
    let told = news
        .iter()
        .rev()
        .filter(|turn| turn.begins == Some(Part::Turn));
    let told = told.map(Headline::of).find(|story| !story.told.is_empty());
    html! {
        @if let (Some((ply, _)), Some(story)) = (ply, told) {
            p.last-turn {
                (headline(names, &view.game, &story)) " "
                a.news data-past=(ply) href={ "/t/" (view.id) "/replay?ply=" (ply) }
                    title=(names.reader.say("web-log-steps")) {
                    (layout::sign("again")) span.sr { (names.reader.say("web-log-steps")) }
                }
            }
        }
    }
}

/// The viewer's turn under way, as far as it has got.
pub(crate) fn under_way(view: &TableView, turns: &[Chapter]) -> Option<Headline> {
    let own = |turn: &&Chapter| turn.begins == Some(Part::Turn) && turn.seat == view.viewer;
    turns.last().filter(own).map(Headline::of)
}

/// What the viewer's turn under way is about.
pub(crate) fn cause(names: &Names<'_>, game: &str, under_way: Option<&Headline>) -> Option<Markup> {
    let told = under_way?.told.first()?;
    let said = orrery_text::capital(&names.say(told.phrase.as_ref()?));
    Some(html! { (story_icon(game, told.icon)) " " (said) })
}

/// What the viewer's turn under way has brought and cost so far, in words for whoever asks.
pub(crate) fn so_far(
    names: &Names<'_>,
    game: &str,
    under_way: Option<&Headline>,
) -> Option<Markup> {
    let story = under_way?;
    let phrases = story
        .beats
        .iter()
        .filter_map(|(_, one)| one.phrase.as_ref());
    let words: Vec<String> = phrases.map(|phrase| names.say(phrase)).collect();
    let some = !words.is_empty() || !story.gains.is_empty();
    some.then(|| {
        html! {
            span.so-far title=(words.join(" · ")) {
                @if !story.gains.is_empty() {
                    span.label { (names.reader.say("story-so-far")) }
                    (gains(names, game, story.seat, &story.gains))
                }
            }
        }
    })
}

/// An icon of the sheet.
pub(crate) fn icon(id: &str) -> Markup {
    html! {
        svg.icon.{ "icon-" (id) } viewBox="0 0 24 24" aria-hidden="true" {
            use href={ (assets::url("icons.svg")) "#" (id) } {}
        }
    }
}

/// The icon of a game for something in its story.
pub(crate) fn story_icon(game: &str, key: &str) -> Markup {
    let board = orrery_board::BOARDS.iter().find(|board| board.game == game);
    let id = board
        .filter(|_| !key.is_empty())
        .map(|board| format!("{}{key}", board.prefix));
    html! { @if let Some(id) = id { (icon(&id)) } }
}

/// The mark of a seat: colour and shape.
pub(crate) fn mark(seat: Seat) -> Markup {
    html! { span.by.{ "seat-" (seat) } { (icon(SEAT_SHAPES[seat.index()])) } }
}

/// What somebody gained or lost: a number and an icon, in words for whoever asks.
pub(crate) fn gain(names: &Names<'_>, game: &str, gain: &Gain) -> Markup {
    let key = format!("gain-{game}-{}", gain.what);
    let words = names.reader.text(&key, &[("n", gain.n.abs().into())]);
    let sign = if gain.n < 0 { "−" } else { "+" };
    let icon = story_icon(game, gain.what);
    html! {
        @if icon.0.is_empty() {
            span.gain.less[gain.n < 0] { (sign) (words) }
        } @else {
            span.gain.less[gain.n < 0].points[gain.what == POINTS] role="img" aria-label={ (sign) (words) }
                title={ (sign) (words) } data-lens="" { (sign) (gain.n.abs()) (icon) }
        }
    }
}

/// What something brought: to the one it is about, then to the others.
fn gains(names: &Names<'_>, game: &str, about: Option<Seat>, all: &[Gain]) -> Markup {
    let mut sorted: Vec<&Gain> = all.iter().collect();
    sorted.sort_by_key(|gain| (Some(gain.seat) != about, gain.seat, gain.n < 0));
    html! {
        @if !sorted.is_empty() {
            " " span.gains {
                @for (index, one) in sorted.iter().enumerate() {
                    @let first = index == 0 || sorted[index - 1].seat != one.seat;
                    @if first && Some(one.seat) != about { (mark(one.seat)) span.sr { (names.called(one.seat)) " " } }
                    (gain(names, game, one)) " "
                }
            }
        }
    }
}

/// What one beat says.
fn beat(names: &Names<'_>, game: &str, beat: &Beat) -> Markup {
    html! { @if let Some(phrase) = &beat.phrase { (told(names, game, phrase, false)) } }
}

/// A turn in one line: who, what, what came of it.
pub(crate) fn headline(names: &Names<'_>, game: &str, story: &Headline) -> Markup {
    html! {
        span.headline {
            @if let Some(seat) = story.seat {
                (mark(seat)) strong.who.{ "seat-" (seat) } { (names.called(seat)) } " "
            }
            @for (index, told) in story.told.iter().enumerate() {
                @let other = told.seat.filter(|_| told.seat != story.seat);
                @let whose = html! { @if let Some(seat) = other { (mark(seat)) span.sr { (names.called(seat)) " " } } };
                @if index == 0 {
                    span.act { (story_icon(game, told.icon)) (whose) (beat(names, game, told)) }
                } @else {
                    span.sep { " · " }
                    span.then { (whose) (beat(names, game, told)) }
                }
            }
            (gains(names, game, story.seat, &story.gains))
        }
    }
}

/// What is sure to come of a choice: what happens, what it costs and brings, and what is asked then. What the choice itself
/// is, its button says.
pub(crate) fn foreseen(names: &Names<'_>, game: &str, sure: &Foresight) -> Markup {
    let (beats, mut plain): (Vec<&Happening>, Vec<&Happening>) =
        sure.told.iter().partition(|one| one.beat.is_some());
    // That a round begins is not what somebody chooses.
    plain.retain(|one| one.begins.is_none());
    let ahead = (sure.ahead.clone()).map(|what| Phrase::new("story-afterwards").with("what", what));
    let story = Headline::of(&Chapter {
        seat: beats.iter().find_map(|one| one.beat.as_ref()?.seat),
        lines: beats
            .into_iter()
            .map(|one| (0, Arc::new(one.clone())))
            .collect(),
        under_way: true,
        ..Chapter::default()
    });
    let is_action = |(_, beat): &(usize, Beat)| beat.weight == Weight::Action;
    let chosen = story.beats.iter().position(is_action);
    let then = sure.next.map(|about| format!("about-{game}-{about}"));
    let then = then.and_then(|key| attribute(names.reader.lang, &key, "then", &[]));
    html! {
        @if story.beats.is_empty() { (gains(names, game, story.seat, &story.gains)) }
        @for (index, (_, one)) in story.beats.iter().enumerate() {
            span.beat {
                @if Some(index) != chosen {
                    @if let Some(seat) = one.seat.filter(|_| one.seat != story.seat) { (mark(seat)) }
                    (story_icon(game, one.icon)) (beat(names, game, one))
                }
                (gains(names, game, story.seat, &one.gains))
            }
        }
        @for one in plain { span.beat { (names.say(&one.phrase)) } }
        @if let Some(then) = then { span.beat.then { (then) } }
        @if let Some(ahead) = ahead { span.beat.then { (names.say(&ahead)) } }
    }
}

/// The turns of others since the viewer's last one, beat by beat: a strip of headlines, which the script plays.
pub(crate) fn ribbon(names: &Names<'_>, view: &TableView, turns: &[Chapter]) -> Markup {
    let news = news(turns, view.viewer);
    let told = turns[news]
        .iter()
        .filter(|turn| turn.begins == Some(Part::Turn));
    let told = told
        .map(Headline::of)
        .filter(|story| !story.beats.is_empty());
    let told: Vec<Headline> = told.collect();
    html! {
        @if !told.is_empty() {
            h2.sr { (names.reader.say("story-others")) }
            ol.strip {
                @for story in &told {
                    li.{ "seat-" (story.seat.map_or(0, Seat::number)) } {
                        (headline(names, &view.game, story))
                        ol.beats {
                            @for (ply, one) in &story.beats {
                                li data-ply=(ply) {
                                    (story_icon(&view.game, one.icon)) (beat(names, &view.game, one))
                                    (gains(names, &view.game, story.seat, &one.gains))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where the script shows the turns of others: the way through them, and how fast.
pub(crate) fn player(reader: &Reader) -> Markup {
    let button = |way: &str, key: &str| {
        let label = reader.say(key);
        html! {
            button type="button" data-beat=(way) title=(label) aria-label=(label) { (layout::sign(way)) }
        }
    };
    html! {
        div #player.row role="group" aria-label=(reader.say("story-others")) hidden {
            (button("back", "story-back"))
            span.at aria-live="polite" {}
            (button("next", "story-next"))
            (button("pause", "story-pause"))
            label {
                span.sr { (reader.say("story-speed")) }
                select name="motion" {
                    @for speed in layout::SPEEDS {
                        option value=(speed) { (reader.say(&format!("web-motion-{speed}"))) }
                    }
                }
            }
            button.main type="button" data-beat="skip" { (layout::sign("last")) (reader.say("story-skip")) }
        }
    }
}

/// The last turns, for the page of the table.
pub(crate) fn recent(names: &Names<'_>, view: &TableView, turns: &[Chapter]) -> Markup {
    let reader = names.reader;
    let news = news(turns, view.viewer);
    let start = turns.len().saturating_sub(RECENT).min(news.start);
    html! {
        h2.quiet { (reader.say("web-log")) }
        @if turns.is_empty() && view.log.people.is_empty() { p.quiet { (reader.say("web-log-empty")) } }
        (list(names, view, &view.log, turns, start, &news, true))
        @if !turns.is_empty() {
            p { a href={ "/t/" (view.id) "/log" } { (reader.say("web-log-all")) } }
        }
    }
}

fn list(
    names: &Names<'_>,
    view: &People,
    log: &Log,
    turns: &[Chapter],
    start: usize,
    news: &Range<usize>,
    newest_first: bool,
) -> Markup {
    let before = Chapter::default();
    let turns = if turns.is_empty() {
        std::slice::from_ref(&before)
    } else {
        turns
    };
    let mut shown: Vec<usize> = (start.min(turns.len() - 1)..turns.len()).collect();
    if newest_first {
        shown.reverse();
    }
    let since = if newest_first {
        news.end.checked_sub(1)
    } else {
        Some(news.start)
    };
    let since = since.filter(|_| !news.is_empty());
    html! {
        ol.turns {
            @for index in shown {
                @let turn = &turns[index];
                @let notes = notes_of(log, turns, index);
                @if since == Some(index) {
                    li.since { h3 { (names.reader.say("story-since")) } }
                }
                @if !turn.lines.is_empty() || turn.title.is_some() || !notes.is_empty() {
                    li class=(match turn.begins { Some(Part::Turn) => "turn", _ => "round" })
                        id={ "turn-" (index) } data-new[news.contains(&index)] {
                        (chapter(names, view, turn, &notes, index))
                    }
                }
            }
        }
    }
}

/// Who came and went during a turn.
fn notes_of<'a>(log: &'a Log, turns: &[Chapter], index: usize) -> Vec<&'a Note> {
    let from = if index == 0 { 0 } else { turns[index].ply };
    let to = turns.get(index + 1).map_or(usize::MAX, |next| next.ply);
    let notes = log.people.iter();
    notes
        .filter(|note| (from..to).contains(&note.ply))
        .collect()
}

/// One turn: its headline, and folded under it everything that happened.
fn chapter(
    names: &Names<'_>,
    view: &People,
    turn: &Chapter,
    notes: &[&Note],
    index: usize,
) -> Markup {
    let story = Headline::of(turn);
    let reader = names.reader;
    html! {
        @for note in notes { p.note { (note_text(names, note)) } }
        @if turn.lines.is_empty() {
            h3 { (title(names, view, turn, &story)) (rules(turn)) }
        } @else {
            details id={ "fold-" (index) } {
                summary { (title(names, view, turn, &story)) }
                (rules(turn))
                ul {
                    @for (ply, happening) in &turn.lines {
                        li {
                            a.ply data-past=(ply) href={ "/t/" (view.id) "/replay?ply=" (ply) }
                                aria-label=(reader.text("web-log-ply", &[("ply", (*ply).into())])) { (ply) }
                            span { (told(names, &view.game, &happening.phrase, true)) (layout::rules(&happening.phrase.rules)) }
                        }
                    }
                }
            }
        }
    }
}

/// The rules behind the title of a chapter; they are links, so they stand beside what can be unfolded.
fn rules(turn: &Chapter) -> Markup {
    let is_turn = turn.begins == Some(Part::Turn);
    let title = turn.title.as_ref().filter(|_| !is_turn);
    html! { @if let Some(title) = title { (layout::rules(&title.rules)) } }
}

fn title(names: &Names<'_>, view: &People, turn: &Chapter, story: &Headline) -> Markup {
    let is_turn = turn.begins == Some(Part::Turn);
    html! {
        @match &turn.title {
            Some(_) if is_turn && !story.told.is_empty() => (headline(names, &view.game, story)),
            Some(_) if is_turn && turn.seat.is_some() && turn.seat == view.viewer => (names.reader.say("web-your-turn")),
            Some(title) => (names.say(title)),
            None => (names.reader.say("web-log-start")),
        }
        @if !is_turn { (gains(names, &view.game, None, &story.gains)) }
    }
}

/// A table with everything that its reader may know of its game.
pub(crate) async fn whole(
    app: &Arc<App>,
    reader: &Reader,
    id: &str,
    eyes: &Eyes,
) -> Result<TableView, Problem> {
    let id = table_id(id)?;
    let (viewer, session) = (eyes.viewer()?, reader.secret());
    app.at(reader, move |tables| {
        tables.view(&id, session, viewer, Span::After(0))
    })
    .await
}

/// `GET /t/{id}/log`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Html<String>, Problem> {
    let view = whole(&app, &reader, &id, &eyes).await?;
    let names = Names::of(&reader, &view);
    let turns = turns(&view.log);
    let title = reader.say("web-log");
    let news = news(&turns, view.viewer);
    let body = html! {
        p { a href={ "/t/" (view.id) } { (reader.say("problem-back")) } }
        h1 { (title) ": " (reader.game(&view.game)) }
        div.log { (list(&names, &view, &view.log, &turns, 0, &news, false)) }
    };
    Ok(layout::framed(&reader, &title, &body, &styles()))
}

/// The style sheet of everything that tells a story.
pub(crate) fn styles() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("story.css")); }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_what_came_after_the_last_own_turn() {
        let [me, other] = [Seat::new(0), Seat::new(1)];
        let turn = |seat: Option<Seat>, deciders: &[Option<Seat>]| Chapter {
            seat,
            deciders: deciders.iter().flatten().copied().collect(),
            ..Chapter::default()
        };
        let of = |turns: &[Chapter]| news(turns, me);
        let mut turns = vec![turn(other, &[other]), turn(me, &[me])];
        assert_eq!(of(&turns), 0..1, "while the own turn is under way");
        // A round ends and asks again: what came before the own turn is no news any more.
        turns.push(turn(None, &[other, me]));
        assert_eq!(of(&turns), 2..2);
        turns.extend([turn(None, &[]), turn(other, &[other]), turn(me, &[me])]);
        assert_eq!(of(&turns), 3..5);
        assert_eq!(news(&turns, None), 6..6);
    }
}

//! The page of a table, plain for every game, drawn where there is a board; no script needed.
//!
//! The page is made of parts with an id each: `sheet` renders them, `live` sends those that changed to open
//! pages.

use crate::App;
use crate::analysis;
use crate::assets;
use crate::calendar::day;
use crate::end;
use crate::gzip;
use crate::hint;
use crate::layout;
use crate::log;
use crate::pace;
use crate::plan;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::seats;
use crate::tables::{Eyes, Names, barrier_text, table_id};
use crate::talk;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, Render, html};
use orrery_board::{Button, Drawing, Part, Scene};
use orrery_core::{
    Chapter, Look, Offer, Outcome, Panel, Phrase, Refused, Seat, Side, SideName, Viewer,
};
use orrery_table::{Ended, Pack, People, SeatView, Status, TableView, TalkView};
use orrery_text::has;
use serde_json::{Value, json};
use std::sync::Arc;

/// Whoever has come so far in a game needs no tour around its board.
const BEGUN: usize = 48;

/// `GET /t/{id}`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let (viewer, session) = (eyes.viewer()?, reader.secret());
    let (table, talk) = app
        .at(&reader, move |tables| {
            let mut table = tables.people(&id, session, viewer)?;
            if let Some(seat) = table.at_screen.filter(|_| viewer.is_none()) {
                table = tables.people(&id, session, Some(Viewer::Seat(seat)))?;
            }
            tables.saw(&id, session, table.seq)?;
            let talk = tables.talk(&id, session)?;
            Ok((table, talk))
        })
        .await?;
    let sheet = app.sheet(&reader, &table).await?;
    let drawn = sheet.drawn;
    let mut stream = format!("/t/{}/stream", table.id);
    if shares_screen(&table) || eyes.seat.is_some() {
        let seat = table.viewer.map_or(0, Seat::number);
        stream += &format!("?seat={seat}");
    }
    let playing = matches!(table.status, Status::Playing { .. });
    let offered = table.viewer.is_some() && playing && table.plies < BEGUN;
    let body = html! {
        @if drawn { (tour(&reader, offered)) (past(&reader)) (log::player(&reader)) }
        div #notices role="status" {}
        div #table.table.drawn[drawn] data-game=(table.game) data-stream=(stream)
            data-foresee={ "/t/" (table.id) "/foresee" } data-seq=(sheet.seq) data-now=[table.due.map(|_| app.tables.clock().date())]
            data-turn=(if is_my_turn(&table) { "yes" } else { "no" }) {
            div #notice role="alert" {}
            @if drawn { p #hint role="status" {} }
            (layout::HOLE)
            (section(SEATS, people(&app, &Names::of(&reader, &table), &table, &talk)))
        }
    };
    let head = html! {
        @if drawn { (board_styles(&table.game)) }
        (log::styles())
        script type="module" src=(assets::url("live.js")) {}
    };
    let [before, after] = layout::around_hole(&reader, &sheet.title, &body, &head);
    let mut pieces = vec![before];
    pieces.extend_from_slice(sheet.sections(&app.packed));
    pieces.push(after);
    Ok(gzip::page(reader.gzip, &pieces))
}

/// A part of the page.
pub(crate) fn section(id: &str, html: impl Render) -> Markup {
    html! { section id=(id) class=(id) { (html) } }
}

/// The bubble of the tour around the board, and the question that newcomers are asked; the script shows both.
fn tour(reader: &Reader, offered: bool) -> Markup {
    let button = |way: &str, key: &str| {
        html! { button type="button" data-go=(way) { (reader.say(key)) } }
    };
    html! {
        @if offered {
            div #tour-offer.row hidden {
                span { (reader.say("web-tour-offer")) }
                button.main type="button" data-tour-start { (reader.say("web-tour-start")) }
                button type="button" data-tour-no { (reader.say("web-tour-no")) }
            }
        }
        div #tour-spot hidden {}
        div #tour role="dialog" aria-labelledby="tour-text" hidden {
            div #tour-text aria-live="polite" {
                p.step.quiet {}
                p { strong.title {} " " span.words {} }
            }
            div.row {
                (button("back", "web-tour-back"))
                (button("next", "web-tour-next"))
                (button("done", "web-tour-done"))
                (button("skip", "web-tour-skip"))
            }
        }
    }
}

/// Where the script shows earlier positions on the board: what happened, and the way on.
fn past(reader: &Reader) -> Markup {
    html! {
        div #past role="group" aria-label=(reader.say("web-replay")) hidden {
            div.told aria-live="polite" {}
            div.row {
                button type="button" data-to="-1" { (reader.say("web-replay-back")) }
                button type="button" data-to="1" { (reader.say("web-replay-next")) }
                button type="button" data-to="now" { (reader.say("web-replay-now")) }
            }
        }
    }
}

/// The title of the page: first of all whether it is my turn.
pub(crate) fn title(reader: &Reader, view: &People) -> String {
    let game = reader.game(&view.game);
    match is_my_turn(view) {
        true => reader.text("web-title-your-turn", &[("game", game.into())]),
        false => game,
    }
}

/// True if whoever reads decides now.
pub(crate) fn is_my_turn(view: &People) -> bool {
    decider(view).is_some_and(|seat| is_mine(view, seat))
}

/// `GET /t/{id}/turn`: whether it is the reader's turn, for pages that nobody sees now. Whoever does not look has seen
/// nothing.
pub(crate) async fn turn(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let view = app.at(&reader, move |tables| tables.people(&id, session, None));
    let view = view.await?;
    Ok(Json(
        json!({"title": title(&reader, &view), "turn": is_my_turn(&view)}),
    ))
}

/// Who decides now.
fn decider(view: &People) -> Option<Seat> {
    match &view.status {
        Status::Playing { decision } => Some(decision.seat),
        _ => None,
    }
}

fn is_mine(view: &People, seat: Seat) -> bool {
    let seat = view.seats.get(seat.index());
    seat.is_some_and(|seat| seat.mine)
}

/// The part of the page that is made for each reader: who sits where, with the forms and links of the seats.
pub(crate) const SEATS: &str = "seats";

/// Everything else on the page that can change, and whether the position is drawn.
pub(crate) fn parts(reader: &Reader, view: &TableView) -> (Vec<Part>, bool) {
    let names = Names::of(reader, view);
    let part = |id, html| Part { id, html };
    let told = view.log.plies.iter().flat_map(|ply| &ply.events);
    let told: Vec<_> = told.map(|happening| &happening.phrase).collect();
    let turns = log::turns(&view.log);
    let under_way = log::under_way(view, &turns);
    let around = Around {
        told: &told,
        so_far: log::so_far(&names, &view.game, under_way.as_ref()),
        result: Some(format!("/t/{}/result", view.id)),
    };
    let look = view.look.as_ref();
    let drawing = drawing(&names, &view.game, view.viewer, look, &around);
    let drawn = drawing.is_some();
    let (answers, tray, board, why) = match drawing {
        Some(Drawing {
            parts,
            answers,
            tray,
            why,
        }) => (answers, tray, parts, why),
        None => {
            let (tray, panels) = in_words(&names, view.look.as_ref());
            (html! {}, tray, vec![panels], None)
        }
    };
    let mut parts = vec![
        part(
            "status",
            status(
                &names,
                view,
                &turns,
                why.or_else(|| log::cause(&names, under_way.as_ref())),
                drawn,
            ),
        ),
        part("choices", choices(&names, view, &answers, &tray, drawn)),
    ];
    parts.extend(board);
    parts.push(part("log", log::recent(&names, view, &turns)));
    parts.push(part("ribbon", log::ribbon(&names, view, &turns)));
    (hint::lit(view, parts), drawn)
}

/// The position as tables, and every choice in words.
pub(crate) fn in_words(names: &Names<'_>, look: Option<&Look>) -> (Vec<Button>, Part) {
    let position = look.map(Look::panels).unwrap_or_default();
    let offers = look.map(Look::offers).unwrap_or_default();
    let button = |offer: Offer| Button {
        label: names.say(&offer.phrase),
        choice: offer.choice,
    };
    let html = panels(names, &position);
    (
        offers.into_iter().map(button).collect(),
        Part { id: "panels", html },
    )
}

/// What a board tells besides the position; see [`Scene`].
#[derive(Default)]
pub(crate) struct Around<'a> {
    pub(crate) told: &'a [&'a Phrase],
    pub(crate) so_far: Option<Markup>,
    pub(crate) result: Option<String>,
}

/// The position drawn, if there is a board and the reader wants to see it.
pub(crate) fn drawing(
    names: &Names<'_>,
    game: &str,
    viewer: Option<Seat>,
    look: Option<&Look>,
    around: &Around<'_>,
) -> Option<Drawing> {
    let look = look.filter(|_| !names.reader.plain)?;
    with_scene(names, viewer, look, around, |scene| {
        orrery_board::draw(game, scene)
    })
}

/// What a board draws from.
pub(crate) fn with_scene<T>(
    names: &Names<'_>,
    viewer: Option<Seat>,
    look: &Look,
    around: &Around<'_>,
    draw: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    draw(&Scene {
        look,
        viewer,
        told: around.told,
        names: &names.names,
        you: names.you,
        so_far: around.so_far.as_ref(),
        result: around.result.as_deref(),
        lang: names.reader.lang,
        icons: &assets::url("icons.svg"),
    })
}

/// The style sheets of a drawn board, and its script if it has one.
pub(crate) fn board_styles(game: &str) -> Markup {
    let (script, style) = (format!("{game}.js"), format!("{game}.css"));
    html! {
        link rel="stylesheet" href=(assets::url("board.css"));
        @if assets::has(&style) { link rel="stylesheet" href=(assets::url(&style)); }
        @if assets::has(&script) { script type="module" src=(assets::url(&script)) {} }
    }
}

/// What is asked and why, or who is waited for, or how it ended.
fn status(
    names: &Names<'_>,
    view: &TableView,
    turns: &[Chapter],
    why: Option<Markup>,
    drawn: bool,
) -> Markup {
    let reader = names.reader;
    html! {
        h1 { (reader.game(&view.game)) }
        @match &view.status {
            Status::Playing { decision } => {
                @let name = names.seat(decision.seat);
                @if view.viewer == Some(decision.seat) {
                    p.prompt {
                        span.tag.turn {
                            @if shares_screen(view) {
                                (reader.text("web-turn-of", &[("name", name.into())]))
                            } @else {
                                (reader.say("web-your-turn"))
                            }
                        }
                        " " strong { (reader.say(&format!("about-{}-{}", view.game, decision.about))) }
                        }
                    (log::last_turn(names, view, turns))
                    @if let Some(why) = why { p.why.quiet { (why) } }
                } @else if is_mine(view, decision.seat) {
                    (curtain(names, view, decision.seat))
                } @else {
                    p.prompt { (waiting(reader, view, decision.seat, name)) }
                    (log::last_turn(names, view, turns))
                }
            }
            Status::Over { outcome } => (result(names, view, outcome, drawn)),
            Status::Closed { how } => (closed(names, view, *how)),
            Status::SetAside { .. } => p.prompt { (reader.say("problem-set-aside")) },
        }
        (pace::ends(reader, view.due))
        @if view.viewer.is_none() && !hands_over(view) && !matches!(view.status, Status::Over { .. }) {
            p.quiet { (reader.say("web-watching")) }
        }
    }
}

/// How a game ended before its time.
fn closed(names: &Names<'_>, view: &People, how: Ended) -> Markup {
    let reader = names.reader;
    let mut left = view.seats.iter().filter(|seat| !seat.resigned);
    let told = match (how, left.next(), left.next()) {
        (Ended::Resigned, Some(winner), None) => {
            reader.text("people-won", &[("name", names.seat(winner.seat).into())])
        }
        (Ended::Resigned, ..) => reader.say("people-given-up"),
        (Ended::Agreed, ..) => reader.say("people-stopped"),
        (Ended::Host, ..) => reader.say("web-closed"),
    };
    html! {
        p.prompt { (told) }
        @if view.seats.iter().any(|seat| seat.mine) {
            (rematch(reader, view))
        }
    }
}

/// Playing again, or sitting down where somebody else wants to.
fn rematch(reader: &Reader, view: &People) -> Markup {
    let (waits, key) = match view.rematch {
        Some(_) => (true, "web-rematch-join"),
        None => (false, rematch_key(view)),
    };
    html! {
        form.row method="post" action={ "/t/" (view.id) "/rematch" } {
            (layout::token(reader))
            @if waits { span role="status" { (reader.say("web-rematch-waits")) } }
            button.main[waits] { (reader.say(key)) }
        }
    }
}

/// Between two people at one screen: who comes next, and what the last one did.
fn curtain(names: &Names<'_>, view: &TableView, next: Seat) -> Markup {
    let reader = names.reader;
    let name = || ("name", names.seat(next).into());
    let last = view.log.plies.last().map(|ply| ply.seat);
    let turn = view
        .log
        .plies
        .iter()
        .rev()
        .take_while(|ply| Some(ply.seat) == last);
    let mut told: Vec<_> = turn
        .flat_map(|ply| ply.events.iter().rev())
        .take(CURTAIN)
        .collect();
    told.reverse();
    html! {
        div.curtain {
            div.box {
                p.prompt { (layout::mark(next)) strong { (reader.text("web-hand-over", &[name()])) } }
                p.quiet { (reader.text("web-hand-over-covered", &[name()])) }
                @if !told.is_empty() {
                    ul.news { @for happening in told { li { (names.say(&happening.phrase)) } } }
                }
                a.button.main.large.take-over href={ "/t/" (view.id) "?seat=" (next) } {
                    (reader.text("web-take-over", &[name()]))
                }
            }
        }
    }
}

/// So many lines tell what the last one did.
const CURTAIN: usize = 6;

/// True if whoever decides sits at this screen, but somebody else was looking: until they have changed places,
/// nothing private is shown.
pub(crate) fn hands_over(view: &People) -> bool {
    let decides = decider(view).filter(|&seat| is_mine(view, seat));
    shares_screen(view) && decides.is_some() && decides != view.viewer
}

/// True if several people play on this screen.
fn shares_screen(view: &People) -> bool {
    view.seats.iter().filter(|seat| seat.mine).count() > 1
}

fn waiting(reader: &Reader, view: &People, seat: Seat, name: String) -> String {
    let sits = view.seats.get(seat.index());
    let key = match sits {
        Some(seat) if seat.bot.is_some() => "web-waiting-bot",
        Some(seat) if !seat.taken => "web-waiting-empty",
        _ => "web-waiting",
    };
    reader.text(key, &[("name", name.into())])
}

/// The choices of a decision, those of one kind together.
fn grouped(buttons: &[Button]) -> Vec<(&str, Vec<&Button>)> {
    let mut groups: Vec<(&str, Vec<&Button>)> = Vec::new();
    for button in buttons {
        let kind = button.choice.split(' ').next().unwrap_or_default();
        match groups.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, group)) => group.push(button),
            None => groups.push((kind, vec![button])),
        }
    }
    groups
}

/// The choices that are not drawn elsewhere, why others are not possible, and the way back. In words,
/// what is not possible stands where it would be chosen; a board has places of its own for it.
fn choices(
    names: &Names<'_>,
    view: &TableView,
    answers: &Markup,
    tray: &[Button],
    drawn: bool,
) -> Markup {
    let reader = names.reader;
    let refusals = view.look.as_ref().map_or(&[][..], Look::refused);
    let playing = matches!(view.status, Status::Playing { .. });
    html! {
        @if view.viewer.is_some() && decider(view) == view.viewer {
            h2.quiet { (reader.say("web-choices")) }
            (plan::unplanned(names, view))
            form #play.live method="post" action={ "/t/" (view.id) "/play" } {
                (layout::token(reader))
                input type="hidden" name="seq" value=(view.seq);
                (answers)
                (offered(names, &view.game, tray, refusals, drawn))
            }
            (refusals_beside(names, refusals, drawn))
            (hint::advice(names, view))
        }
        @if playing && view.seats.iter().any(|seat| seat.mine) { (undo(reader, view, drawn)) }
    }
}

/// Choices as buttons of a form, those of one kind together, and what is not possible beside them.
pub(crate) fn offered(
    names: &Names<'_>,
    game: &str,
    tray: &[Button],
    refusals: &[Refused],
    drawn: bool,
) -> Markup {
    let reader = names.reader;
    let kind_of = |refused: &Refused| refused.refusal.what.split(' ').next().map(str::to_owned);
    let refused = |offered: &dyn Fn(&str) -> bool| {
        let here = refusals.iter().filter(|_| !drawn);
        let here = here.filter(|refused| kind_of(refused).is_some_and(|kind| offered(&kind)));
        html! { @for refused in here { (not_now(names, refused)) } }
    };
    let (many, single): (Vec<_>, Vec<_>) = grouped(tray)
        .into_iter()
        .partition(|(_, group)| group.len() > 1);
    let button = |button: &Button| {
        html! { button name="choice" value=(button.choice) { (button.label) } }
    };
    html! {
        div.group {
            @for (_, group) in &single { @for offer in group { (button(offer)) } }
            (refused(&|kind| many.iter().all(|(known, _)| *known != kind)))
        }
        @for (kind, group) in &many {
            @let key = format!("action-{game}-{kind}");
            fieldset.group {
                @if has(reader.lang, &key) { legend { (reader.say(&key)) } }
                @for offer in group { (button(offer)) }
                (refused(&|refused| refused == *kind))
            }
        }
    }
}

/// Why other things are not possible, in a list of its own beside a board.
pub(crate) fn refusals_beside(names: &Names<'_>, refusals: &[Refused], drawn: bool) -> Markup {
    html! {
        @if drawn && !refusals.is_empty() {
            details.refusals #refusals {
                summary { (names.reader.text("web-refusals", &[("count", refusals.len().into())])) }
                ul {
                    @for refused in refusals {
                        li { (names.say(&refused.phrase)) (layout::rules(&refused.phrase.rules)) }
                    }
                }
            }
        }
    }
}

/// Something that is not possible now, and why.
fn not_now(names: &Names<'_>, refused: &Refused) -> Markup {
    html! {
        span.refused {
            button type="button" aria-disabled="true" { (names.say(&refused.phrase)) }
            (layout::rules(&refused.phrase.rules))
        }
    }
}

/// The way back. Beside a board there is room for one word about its end, so the sentence is told on asking.
fn undo(reader: &Reader, view: &People, drawn: bool) -> Markup {
    let steps = view.undo.steps;
    let why = barrier_text(reader, view.undo.barrier);
    html! {
        form.live.undo method="post" action={ "/t/" (view.id) "/undo" } {
            (layout::token(reader))
            input type="hidden" name="seq" value=(view.seq);
            button name="back" value="step" disabled[steps == 0] { (reader.say("web-undo-step")) }
            " "
            button name="back" value="turn" disabled[view.undo.turn == 0] { (reader.say("web-undo-turn")) }
            " "
            @if steps > 0 {
                small { (reader.text("web-undo-steps", &[("count", steps.into())])) }
            } @else if drawn {
                small.why tabindex="0" title=(why) data-tell=(why) {
                    span aria-hidden="true" { (reader.say("web-undo-why")) } span.sr { (why) }
                }
            } @else {
                small { (why) }
            }
        }
    }
}

/// The position as tables.
pub(crate) fn panels(names: &Names<'_>, panels: &[Panel]) -> Markup {
    html! {
        h2.quiet { (names.reader.say("web-position")) }
        div.panels {
            @for panel in panels {
                div.panel {
                    div.wide {
                        table {
                            caption { (names.say(&panel.title)) }
                            @if !panel.columns.is_empty() {
                                thead {
                                    tr {
                                        td {}
                                        @for column in &panel.columns {
                                            th scope="col" { (names.say(column)) }
                                        }
                                    }
                                }
                            }
                            tbody {
                                @for row in &panel.rows {
                                    tr {
                                        th scope="row" { (names.word(&row.label)) }
                                        @for cell in &row.cells { td { (names.word(cell)) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The result with its parts, which can be folded, and what one can do next. Over a board they stay folded: it is still
/// worth a look, and the page of the result tells everything.
fn result(names: &Names<'_>, view: &People, outcome: &Outcome, drawn: bool) -> Markup {
    let reader = names.reader;
    html! {
        p.prompt { strong { (reader.say("web-over")) } }
        p.why { (end::verdict(names, view, outcome)) }
        details.outcome #outcome open[!drawn] {
            summary { (winners(names, outcome)) }
            div.panel { div.wide { (breakdown(names, view, outcome)) } }
        }
        div.row {
            a.button.main href={ "/t/" (view.id) "/result" } { (reader.say("story-result")) }
            @if view.seats.iter().any(|seat| seat.mine) {
                @if view.sequel {
                    form method="post" action={ "/t/" (view.id) "/sequel" } {
                        (layout::token(reader))
                        button { (reader.say(sequel_key(outcome))) }
                    }
                }
                (rematch(reader, view))
            }
            a.button href={ "/t/" (view.id) "/replay" } { (reader.say("web-replay")) }
            (analysis::offer(reader, view, 0, ""))
            a.button href={ "/t/" (view.id) "/record" } download { (reader.say("web-record")) }
        }
    }
}

pub(crate) fn side_name(names: &Names<'_>, name: &SideName) -> String {
    match name {
        SideName::Seat(seat) => names.seat(*seat),
        SideName::Automaton(name) => names.reader.say(&format!("automaton-{name}")),
    }
}

/// The same where it stands alone, outside of a sentence.
pub(crate) fn side_called(names: &Names<'_>, name: &SideName) -> String {
    match name {
        SideName::Seat(seat) => names.called(*seat),
        SideName::Automaton(_) => side_name(names, name),
    }
}

/// All sides with their points, in short.
fn winners(names: &Names<'_>, outcome: &Outcome) -> Markup {
    html! {
        @for (index, side) in outcome.sides.iter().enumerate() {
            @if index > 0 { " · " }
            @if side.won { strong { (side_called(names, &side.name)) " " (side.score) } }
            @else { (side_called(names, &side.name)) " " (side.score) }
        }
    }
}

/// Where the points came from; sources that gave nobody anything are left out.
fn breakdown(names: &Names<'_>, view: &People, outcome: &Outcome) -> Markup {
    let reader = names.reader;
    let points = |side: &Side, index: usize| side.breakdown.get(index).map_or(0, |part| part.1);
    let parts = outcome.sides.first();
    let parts = parts.map_or(&[][..], |side| &side.breakdown);
    let parts = parts.iter().enumerate();
    let parts =
        parts.filter(|(index, _)| outcome.sides.iter().any(|side| points(side, *index) != 0));
    html! {
        table.result {
            thead {
                tr {
                    td {}
                    @for side in &outcome.sides {
                        th scope="col" {
                            (side_called(names, &side.name))
                            @if side.won { " " span.tag.turn { (reader.say("web-won")) } }
                        }
                    }
                }
            }
            tbody {
                @for (index, (part, _)) in parts {
                    tr {
                        th scope="row" { (reader.say(&format!("score-{}-{part}", view.game))) }
                        @for side in &outcome.sides { td { (points(side, index)) } }
                    }
                }
                tr.sum {
                    th scope="row" { (reader.say("scores")) }
                    @for side in &outcome.sides { td { (side.score) } }
                }
            }
        }
    }
}

pub(crate) fn people(app: &App, names: &Names<'_>, view: &People, talk: &TalkView) -> Markup {
    let reader = names.reader;
    let several = shares_screen(view);
    let over = matches!(view.status, Status::Over { .. });
    html! {
        h2.quiet { (reader.say("web-seats")) }
        ul.people {
            @for seat in &view.seats {
                li.box id={ "person-" (seat.seat) } {
                    div.row {
                        strong { (seat.name) }
                        (seat_tags(reader, view, seat))
                        (pace::of_seat(reader, view, seat))
                        @if (several && seat.mine) || over {
                            a href={ "/t/" (view.id) "?seat=" (seat.seat) } {
                                (reader.say("web-look"))
                            }
                        }
                    }
                    (seats::forms(app, names, view, seat))
                    @if let Some(wish) = seat.auto_end.filter(|_| !over) {
                        form.live method="post" action={ "/t/" (view.id) "/auto-end" } {
                            (layout::token(reader))
                            input type="hidden" name="seat" value=(seat.seat);
                            button.small name="wish" value=(if wish { "no" } else { "yes" })
                                aria-pressed=(if wish { "true" } else { "false" }) {
                                (reader.say("web-auto-end"))
                            }
                        }
                    }
                }
            }
        }
        @if !reader.offline { (talk::part(reader, view, talk)) }
        (pace::terms(reader, view))
        (agreed(reader, view))
        p.row {
            @if view.plies > 0 && !over {
                a href={ "/t/" (view.id) "/replay" } { (reader.say("web-replay")) }
            }
            a href={ "/rules/" (view.game) } { (reader.say("web-nav-rules")) } (plan::way(reader, view))
            @if app.has_hooks() && !view.is_stranger() && !over {
                a href={ "/t/" (view.id) "/hooks" } { (reader.say("notice-table")) }
            }
            @if let Some(pack) = &view.pack {
                span.quiet title=(pack.id) {
                    (reader.text("web-pack-used", &[("name", pack_name(app, reader, view, pack).into())]))
                }
            }
        }
        @if view.host && !seats::has_company(view) && matches!(view.status, Status::Playing { .. }) {
            details #close {
                summary.quiet { (reader.say("web-close")) }
                form.live method="post" action={ "/t/" (view.id) "/close" } {
                    (layout::token(reader))
                    p { (reader.say("web-close-sure")) }
                    button { (reader.say("web-close-now")) }
                }
            }
        }
    }
}

/// How the table was made, as far as everybody should know.
fn agreed(reader: &Reader, view: &People) -> Markup {
    let told = [
        (
            view.hints_agreed,
            "hints",
            "web-hints-allowed",
            "web-hints-allowed-why",
        ),
        (
            view.duplicate,
            "duplicate",
            "web-duplicate",
            "web-duplicate-why",
        ),
        (
            view.rated,
            "rated",
            "profile-new-rated",
            "profile-new-rated-help",
        ),
    ];
    html! {
        @for (_, id, tag, why) in told.iter().filter(|(so, ..)| *so) {
            p id=(id) { span.tag { (reader.say(tag)) } " " span.quiet { (reader.say(why)) } }
        }
    }
}

/// Playing the same again: nobody takes revenge on themselves.
pub(crate) fn rematch_key(view: &People) -> &'static str {
    match view.seats.len() {
        1 => "web-again",
        _ => "web-rematch",
    }
}

/// What follows a level of a campaign: the next one once it was passed.
pub(crate) fn sequel_key(outcome: &Outcome) -> &'static str {
    let passed = |side: &Side| side.won && matches!(side.name, SideName::Seat(_));
    match outcome.sides.iter().any(passed) {
        true => "web-sequel-next",
        false => "web-sequel-again",
    }
}

/// The name of the data pack of a table.
fn pack_name(app: &App, reader: &Reader, view: &People, pack: &Pack) -> String {
    if app.builtin_pack(&view.game).as_deref() == Some(&pack.id) {
        reader.say("web-pack-builtin")
    } else {
        pack.name.clone()
    }
}

fn seat_tags(reader: &Reader, view: &People, seat: &SeatView) -> Markup {
    html! {
        @if decider(view) == Some(seat.seat) { span.tag.turn { (reader.say("web-decides")) } }
        @if seat.mine { span.tag { (reader.say("web-you")) } }
        @if seat.resigned { span.tag { (reader.say("people-resigned")) } }
        @if seat.stops { span.tag { (reader.say("people-stops")) } }
        @if let Some(until) = seat.away { span.tag { (reader.text("people-away", &[("date", day(reader, until).into())])) } }
        @if let Some(bot) = seat.bot { span.tag { (reader.say(&format!("web-seat-bot-{bot}"))) } }
        @if !seat.taken {
            span.tag { (reader.say(if seat.left { "web-left" } else { "web-empty" })) }
        }
    }
}

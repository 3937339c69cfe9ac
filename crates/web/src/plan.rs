//! Planning the next turn while others decide.

use crate::App;
use crate::layout;
use crate::play::{Deed, act, seat_of};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::stage::{So, Stage, foreseen};
use crate::tables::{Names, table_id};
use axum::extract::{Path, Query, State};
use axum::response::{Html, Response};
use maud::{Markup, html};
use orrery_core::Seat;
use orrery_table::{Ahead, Crossed, People, PlanView, SeatView, Status, TableView};
use serde::Deserialize;
use std::sync::Arc;

/// Which of one's seats; by default the first that can plan.
#[derive(Deserialize)]
pub(crate) struct Whose {
    seat: Option<u8>,
}

/// The seat of a reader that can plan: somebody else decides.
fn planner(view: &People, wanted: Option<u8>) -> Option<&SeatView> {
    let Status::Playing { decision } = &view.status else {
        return None;
    };
    let mut mine = view.seats.iter().filter(|seat| seat.mine);
    mine.find(|seat| {
        seat.seat != decision.seat && wanted.is_none_or(|one| one == seat.seat.number())
    })
}

/// The way to the plan on the page of a table, if there is anything to plan.
pub(crate) fn way(reader: &Reader, view: &People) -> Markup {
    let other = |seat: &SeatView| seat.bot.is_none() && !seat.mine;
    let company = view.seats.iter().any(other);
    html! {
        @if company && planner(view, None).is_some() {
            a href={ "/t/" (view.id) "/plan" } { (reader.say("plan-open")) }
        }
    }
}

/// That a plan for this turn was not played, and why.
pub(crate) fn unplanned(names: &Names<'_>, view: &TableView) -> Markup {
    let (reader, seat) = (names.reader, view.viewer);
    let Some((plan, seat)) = view.unplanned.as_ref().zip(seat) else {
        return html! {};
    };
    let key = match plan.why {
        Crossed::Chosen => "plan-dropped-chosen",
        Crossed::TakenBack => "plan-dropped-back",
        Crossed::Impossible(_) => "plan-dropped-impossible",
        Crossed::Differs(_) => "plan-dropped-differs",
    };
    html! {
        div #unplanned.unplanned role="status" {
            p {
                strong { (reader.say("plan-dropped")) } " " (reader.say(key)) " "
                @if let Some(step) = &plan.step { q { (names.say(step)) } }
                @if let Some(because) = &plan.because {
                    (names.say(&because.phrase)) (layout::rules(&because.phrase.rules))
                }
            }
            form method="post" action={ "/t/" (view.id) "/drop-plan" } {
                (layout::token(reader))
                input type="hidden" name="seat" value=(seat);
                button.small { (reader.say("plan-dropped-seen")) }
            }
        }
    }
}

/// `GET /t/{id}/plan?so=…&choice=…`
pub(crate) async fn page(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(so): Query<So>,
    Query(whose): Query<Whose>,
) -> Result<Html<String>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let choices: Vec<String> = so.choices().into_iter().map(str::to_owned).collect();
    let (table, made) = (id.clone(), choices.clone());
    let (view, seat, ahead, kept) = app
        .think_at(&reader, move |tables| {
            let view = tables.people(&table, session, None)?;
            let seat = planner(&view, whose.seat).map(|seat| seat.seat);
            // Whoever has nothing to plan is told so by the table.
            let seat = seat.or_else(|| Seat::from_number(whose.seat.unwrap_or(1)));
            let seat = seat.ok_or(orrery_table::TableError::NotFound)?;
            let made: Vec<&str> = made.iter().map(String::as_str).collect();
            let ahead = tables.ahead(&table, session, seat, &made)?;
            Ok((view, seat, ahead, tables.plan(&table, session, seat)?))
        })
        .await
        .map_err(|problem| problem.back_to_table(&id))?;
    let names = Names::of(&reader, &view);
    let game = app.game(&view.game).ok_or(Problem::NOT_FOUND)?;
    let chosen: Vec<&str> = choices.iter().map(String::as_str).collect();
    let teacher = teacher(&names, &view, seat, &chosen, &ahead, kept.as_ref());
    let Ahead {
        look, about, told, ..
    } = ahead;
    let stage = Stage {
        names: &names,
        game: game.id(),
        address: format!("/t/{}/plan", view.id),
        choices: &chosen,
        seat,
        look,
        about,
        told: &told,
        spot: &[],
        lit: None,
        along: vec![("seat", seat.to_string())],
    };
    let title = reader.say("plan-title");
    Ok(stage.page(&title, &teacher))
}

/// What is said beside the board: what this is, the plan so far, and what can be done with it.
fn teacher(
    names: &Names<'_>,
    view: &People,
    seat: Seat,
    choices: &[&str],
    ahead: &Ahead,
    kept: Option<&PlanView>,
) -> Markup {
    let reader = names.reader;
    let path = format!("/t/{}/plan", view.id);
    html! {
        aside #teacher.teacher {
            div.where { a href={ "/t/" (view.id) } { (reader.say("story-table")) } }
            h1 { (reader.say("plan-title")) }
            div.words {
                @if choices.is_empty() { p { (reader.say("plan-about")) } }
                @else { ol.solution { @for phrase in &ahead.said { li { (names.say(phrase)) } } } }
                @if ahead.about.is_none() { p { (reader.say("plan-end")) } }
                @if !choices.is_empty() {
                    label { input type="checkbox" form="keep" name="whatever" value="yes"; " " (reader.say("plan-whatever")) }
                }
                @if kept.is_some() { p.good { (reader.say("plan-waits")) } }
            }
            div.row {
                @if let Some(kept) = kept {
                    (stage_link(reader, &path, seat, kept))
                    form method="post" action={ "/t/" (view.id) "/drop-plan" } {
                        (layout::token(reader))
                        input type="hidden" name="seat" value=(seat);
                        button.small { (reader.say("plan-drop")) }
                    }
                }
                @if !choices.is_empty() {
                    a.button.small href={ (path) "?seat=" (seat) } { (reader.say("plan-again")) }
                    form #keep method="post" action=(path) {
                        (layout::token(reader))
                        input type="hidden" name="seat" value=(seat);
                        input type="hidden" name="choices" value=(choices.join(";"));
                        button.main { (reader.say("plan-keep")) }
                    }
                }
            }
        }
    }
}

/// Leads to the plan that waits, as a form, so that no choice has to be encoded.
fn stage_link(reader: &Reader, path: &str, seat: Seat, kept: &PlanView) -> Markup {
    html! {
        form method="get" action=(path) {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="so" value=(kept.choices.join(";"));
            button.small { (reader.say("plan-look")) }
        }
    }
}

/// What a form wants to be planned.
fn keep(form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    let choices = form.get("choices").ok_or(Problem::BAD)?.to_owned();
    let whatever = form.get("whatever") == Some("yes");
    Ok(Box::new(move |tables, id, visitor| {
        let choices: Vec<&str> = choices.split(';').collect();
        tables.keep_plan(id, visitor.session, seat, &choices, whatever)?;
        Ok(0)
    }))
}

/// `POST /t/{id}/plan`
pub(crate) async fn post(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    form: Posted,
) -> Result<Response, Problem> {
    let deed = keep(&form)?;
    act(&app, &reader, &table_id(&id)?, deed).await
}

/// `POST /t/{id}/drop-plan`
pub(crate) fn drop_plan(_: &Arc<App>, form: &Posted) -> Result<Deed, Problem> {
    let seat = seat_of(form)?;
    Ok(Box::new(move |tables, id, visitor| {
        tables.drop_plan(id, visitor.session, seat)?;
        Ok(0)
    }))
}

/// What one more choice would do.
#[derive(Deserialize)]
pub(crate) struct Considered {
    #[serde(default)]
    so: String,
    choice: String,
}

/// `GET /t/{id}/plan/foresee?so=…&choice=…`
pub(crate) async fn foresee(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(Considered { so, choice }): Query<Considered>,
) -> Result<Html<String>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let (game, sure) = app
        .think_at(&reader, move |tables| {
            let view = tables.people(&id, session, None)?;
            let seat = planner(&view, None).map(|seat| seat.seat);
            let seat = seat.ok_or(orrery_table::TableError::Forbidden)?;
            let made: Vec<&str> = so.split(';').filter(|one| !one.is_empty()).collect();
            let sure = tables.foresee_ahead(&id, session, seat, &made, &choice)?;
            Ok((view.game.clone(), sure))
        })
        .await?;
    Ok(foreseen(&reader, &game, sure.as_ref()))
}

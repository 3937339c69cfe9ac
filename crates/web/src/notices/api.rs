//! How somebody wants to be told, for programs.

use super::hooks::{Wanted, change_hooks, shortened};
use super::page::{add_browser, ask_mail, away_until, change_own, go_away, zones};
use super::wishes::{Hook, Quiet, Wishes};
use crate::App;
use crate::api::Body;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::tables::table_id;
use axum::extract::{Path, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use orrery_notice::Subscription;
use orrery_table::{Kind, TableError, Tables};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// The routes around notices.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/notices", get(wishes).post(save))
        .route("/api/notices/push", post(add_push))
        .route("/api/notices/mail", post(add_mail))
        .route("/api/notices/hooks", post(add_hook))
        .route("/api/notices/remove", post(remove))
        .route("/api/notices/away", post(away))
        .route("/api/tables/{id}/hooks", get(hooks).post(change_table))
}

fn hook(one: &Hook) -> Value {
    json!({
        "channel": format!("hook-{}", one.number),
        "form": one.form.name(),
        "url": shortened(&one.url),
    })
}

/// `GET /api/notices`
async fn wishes(reader: Reader, State(app): State<Arc<App>>) -> Result<Json<Value>, Problem> {
    let session = reader.secret();
    let (wishes, away) = app
        .at(&reader, move |tables| {
            let wishes = Wishes::of(tables, session)?.unwrap_or_default();
            Ok((wishes, away_until(tables, session)?))
        })
        .await?;
    let kinds = Kind::ALL.into_iter().filter(|kind| wishes.wants(*kind));
    let push = wishes
        .push
        .iter()
        .map(|one| json!({"channel": format!("push-{}", one.number), "device": one.device}));
    let mail = wishes
        .mail
        .as_ref()
        .map(|mail| json!({"address": mail.address, "confirmed": mail.asked.is_none()}));
    let key = app.notices.push.as_ref();
    let now = app.tables.clock().date();
    Ok(Json(json!({
        "kinds": kinds.map(Kind::name).collect::<Vec<&str>>(),
        "quiet": wishes.quiet,
        "digest": wishes.digest,
        "push": push.collect::<Vec<Value>>(),
        "mail": mail,
        "hooks": wishes.hooks.iter().map(hook).collect::<Vec<Value>>(),
        "away": away.map(|(_, until)| until).filter(|until| *until > now),
        "offers": {
            "push": key.map(orrery_notice::PushKey::public),
            "mail": app.notices.has_mail(),
            "hooks": app.notices.hooks,
        },
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Save {
    kinds: Vec<String>,
    quiet: Option<Quiet>,
    digest: u32,
}

/// `POST /api/notices`
async fn save(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(body): Body<Save>,
) -> Result<Json<Value>, Problem> {
    let known = body.kinds.iter().all(|kind| Kind::named(kind).is_some());
    let day = 24 * 60;
    let real = |quiet: Quiet| {
        quiet.from < day && quiet.until < day && zones().any(|zone| zone == quiet.ahead)
    };
    if !known || !body.quiet.is_none_or(real) || !super::page::DIGESTS.contains(&body.digest) {
        return Err(Problem::BAD);
    }
    let not = Kind::ALL.map(Kind::name).into_iter();
    let not = not.filter(|kind| !body.kinds.iter().any(|wanted| wanted == kind));
    let not: Vec<String> = not.map(str::to_owned).collect();
    change_own(&app, &reader, move |wishes| {
        (wishes.not, wishes.quiet, wishes.digest) = (not.clone(), body.quiet, body.digest);
    })
    .await?;
    Ok(Json(json!({})))
}

/// `POST /api/notices/push`
async fn add_push(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(to): Body<Subscription>,
) -> Result<Json<Value>, Problem> {
    add_browser(&app, &reader, to).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Address {
    address: String,
}

/// `POST /api/notices/mail`
async fn add_mail(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(Address { address }): Body<Address>,
) -> Result<Json<Value>, Problem> {
    ask_mail(&app, &reader, address).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewHook {
    form: String,
    url: String,
}

/// `POST /api/notices/hooks`
async fn add_hook(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(NewHook { form, url }): Body<NewHook>,
) -> Result<Json<Value>, Problem> {
    let hook = app.checked_hook(&reader, &form, &url)?;
    change_own(&app, &reader, move |wishes| wishes.add_hook(&hook)).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Channel {
    channel: String,
}

/// `POST /api/notices/remove`
async fn remove(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(Channel { channel }): Body<Channel>,
) -> Result<Json<Value>, Problem> {
    change_own(&app, &reader, move |wishes| wishes.remove(&channel)).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Days {
    days: u32,
}

/// `POST /api/notices/away`
async fn away(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(Days { days }): Body<Days>,
) -> Result<Json<Value>, Problem> {
    let tables = go_away(&app, &reader, days).await?;
    Ok(Json(json!({ "tables": tables })))
}

/// `GET /api/tables/{id}/hooks`: those who play there may know who else is told, the host also by which address.
async fn hooks(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let (host, wishes) = app
        .at(&reader, move |tables| {
            let view = tables.people(&id, session, None)?;
            if view.is_stranger() {
                return Err(TableError::Forbidden);
            }
            let wishes = Wishes::of(tables, Tables::ear_of(&id))?;
            Ok((view.host, wishes.unwrap_or_default()))
        })
        .await?;
    let shown = |one: &Hook| match host {
        true => hook(one),
        false => json!({"form": one.form.name()}),
    };
    let hooks: Vec<Value> = wishes.hooks.iter().map(shown).collect();
    Ok(Json(json!({ "hooks": hooks })))
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum OfTable {
    Add { form: String, url: String },
    Remove { remove: String },
}

/// `POST /api/tables/{id}/hooks`
async fn change_table(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Body(body): Body<OfTable>,
) -> Result<Json<Value>, Problem> {
    let (id, by) = (table_id(&id)?, reader.clone());
    let wanted = match body {
        OfTable::Add { form, url } => Wanted::Add(app.checked_hook(&reader, &form, &url)?),
        OfTable::Remove { remove } => Wanted::Remove(remove),
    };
    app.at(&reader, move |tables| {
        change_hooks(tables, &id, &by, &wanted)
    })
    .await?;
    Ok(Json(json!({})))
}

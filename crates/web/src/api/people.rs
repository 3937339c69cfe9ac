//! Accounts, what people have played, and who asks them to sit down, for programs.

use super::{Body, Nothing, seat_at};
use crate::App;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use data_encoding::BASE64URL_NOPAD;
use orrery_table::{
    Account, Claim, Invitation, Profile, Rating, SignedIn, Sum, TableError, Tables,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The routes around people.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/account", get(account).post(change))
        .route("/api/account/export", get(crate::account::export))
        .route("/api/account/leave", post(leave))
        .route("/api/account/delete", post(delete))
        .route("/api/account/devices/{device}/end", post(end_device))
        .route("/api/account/passkeys/{key}/remove", post(remove_passkey))
        .route("/api/people", get(best))
        .route("/api/people/{tag}", get(profile))
        .route("/api/invitations", get(invitations))
        .route("/api/tables/{id}/seats/{seat}/ask", post(ask))
        .route("/api/tables/{id}/seats/{seat}/join", post(join))
        .route("/api/tables/{id}/seats/{seat}/decline", post(decline))
}

fn done() -> Json<Value> {
    Json(json!({}))
}

/// `GET /api/account`
async fn account(reader: Reader, State(app): State<Arc<App>>) -> Result<Json<Value>, Problem> {
    let Some(account) = reader.account.clone() else {
        return Ok(Json(json!({"signed_in": false})));
    };
    let this = reader.device_secret();
    let (devices, keys, account) = app
        .at(&reader, move |tables| {
            let devices = tables.signed_in(account.person, this)?;
            Ok((devices, tables.passkeys(account.person)?, account))
        })
        .await?;
    let device = |one: &SignedIn| {
        json!({
            "id": one.id,
            "device": one.device,
            "since": one.since,
            "active": one.active,
            "this": one.this,
        })
    };
    let keys = keys.iter().map(|key| {
        json!({
            "id": BASE64URL_NOPAD.encode(&key.id),
            "device": key.device,
            "since": key.since,
            "used": key.used,
        })
    });
    Ok(Json(json!({
        "signed_in": true,
        "name": account.name,
        "tag": account.tag,
        "mail": account.mail,
        "public": account.public,
        "created": account.created,
        "devices": devices.iter().map(device).collect::<Vec<Value>>(),
        "passkeys": keys.collect::<Vec<Value>>(),
    })))
}

/// Does something to the account of whoever asks.
async fn own(
    app: &App,
    reader: &Reader,
    work: impl FnOnce(&Tables, &Account) -> Result<(), TableError> + Send + 'static,
) -> Result<Json<Value>, Problem> {
    let account = Arc::clone(reader.signed_in()?);
    app.at(reader, move |tables| work(tables, &account)).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    name: Option<String>,
    public: Option<bool>,
}

/// `POST /api/account`
async fn change(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(body): Body<Change>,
) -> Result<Json<Value>, Problem> {
    own(&app, &reader, move |tables, account| {
        if let Some(name) = &body.name {
            tables.rename(account.person, name)?;
        }
        match body.public {
            Some(public) => tables.set_public(account.person, public),
            None => Ok(()),
        }
    })
    .await
}

/// `POST /api/account/leave`
async fn leave(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<Value>, Problem> {
    let session = reader.device_secret();
    own(&app, &reader, move |tables, _| tables.sign_out(session)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sure {
    sure: bool,
}

/// `POST /api/account/delete`
async fn delete(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(Sure { sure }): Body<Sure>,
) -> Result<Json<Value>, Problem> {
    reader.signed_in()?;
    if !sure {
        return Err(Problem::BAD);
    }
    app.must_be_fresh(&reader).await?;
    let somebody = reader.say("account-somebody");
    own(&app, &reader, move |tables, account| {
        tables.delete_account(account.person, &somebody)
    })
    .await
}

/// `POST /api/account/devices/{device}/end`
async fn end_device(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(device): Path<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<Value>, Problem> {
    own(&app, &reader, move |tables, account| {
        tables.end_signed_in(account.person, &device)
    })
    .await
}

/// `POST /api/account/passkeys/{key}/remove`
async fn remove_passkey(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<Value>, Problem> {
    app.must_be_fresh(&reader).await?;
    own(&app, &reader, move |tables, account| {
        let key = BASE64URL_NOPAD.decode(key.as_bytes());
        let key = key.map_err(|_| TableError::NotFound)?;
        tables.remove_passkey(account.person, &key)
    })
    .await
}

#[derive(Deserialize)]
struct Game {
    game: String,
}

fn rating(rating: Rating, games: u32) -> Value {
    json!({"rating": rating.rating.round(), "doubt": rating.doubt.round(), "games": games})
}

/// `GET /api/people?game=seti`
async fn best(
    reader: Reader,
    State(app): State<Arc<App>>,
    Query(Game { game }): Query<Game>,
) -> Result<Json<Value>, Problem> {
    let game = app.game(&game).ok_or(Problem::NOT_FOUND)?.id();
    let best = app.at(&reader, move |tables| tables.best(game)).await?;
    let people = best.iter().map(|one| {
        let mut json = rating(one.rating, one.games);
        (json["name"], json["tag"]) = (json!(one.name), json!(one.tag));
        json
    });
    Ok(Json(json!({"people": people.collect::<Vec<Value>>()})))
}

/// `GET /api/people/{tag}`: what everybody may see, and one's own.
async fn profile(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(tag): Path<String>,
) -> Result<Json<Value>, Problem> {
    let own = reader.account.clone().filter(|account| account.tag == tag);
    let found = app
        .at(&reader, move |tables| {
            tables.count_results()?;
            if let Some(account) = own {
                let profile = tables.profile(account.person)?;
                return Ok(Some(profile_json(&account, &profile, true)));
            }
            let Some(account) = tables.public_account(&tag)? else {
                return Ok(None);
            };
            let profile = tables.public_profile(account.person)?;
            Ok(Some(profile_json(&account, &profile, false)))
        })
        .await?;
    Ok(Json(found.ok_or(Problem::NOT_FOUND)?))
}

fn sum(sum: &Sum) -> Value {
    json!({"games": sum.games, "won": sum.won, "points": sum.points, "best": sum.best})
}

/// The addresses of tables are for those who sat there: whoever knows one may look on.
fn profile_json(account: &Account, profile: &Profile, own: bool) -> Value {
    let games: BTreeMap<&String, Value> = profile
        .games
        .iter()
        .map(|(game, all)| {
            let mut json = sum(all);
            if let Some((value, games)) = profile.ratings.get(game) {
                json["rated"] = rating(*value, *games);
            }
            (game, json)
        })
        .collect();
    let settings = profile.settings.iter().map(|((game, with), all)| {
        let mut json = sum(all);
        (json["game"], json["with"]) = (json!(game), json!(with));
        json
    });
    let last = profile.last.iter().map(|one| {
        let mut json = json!({
            "game": one.game,
            "at": one.at,
            "players": one.players,
            "place": one.place,
            "points": one.points,
            "won": one.won,
            "rated": one.rated,
            "change": one.change,
        });
        if own {
            json["table"] = json!(one.table);
        }
        json
    });
    let rivals = profile.rivals.iter().map(|one| {
        json!({
            "name": one.name,
            "tag": one.tag,
            "games": one.games,
            "ahead": one.ahead,
            "behind": one.behind,
        })
    });
    json!({
        "name": account.name,
        "tag": account.tag,
        "since": account.created,
        "games": games,
        "settings": settings.collect::<Vec<Value>>(),
        "last": last.collect::<Vec<Value>>(),
        "rivals": rivals.collect::<Vec<Value>>(),
    })
}

/// `GET /api/invitations`
async fn invitations(reader: Reader, State(app): State<Arc<App>>) -> Result<Json<Value>, Problem> {
    let person = reader.secret();
    let all = app.at(&reader, move |tables| tables.invitations(person));
    let one = |one: &Invitation| {
        json!({
            "table": one.table,
            "game": one.game,
            "seat": one.seat,
            "host": one.host,
            "rematch": one.rematch,
        })
    };
    let all: Vec<Value> = all.await?.iter().map(one).collect();
    Ok(Json(json!({"invitations": all})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    who: String,
}

/// `POST /api/tables/{id}/seats/{seat}/ask`: whether there is such an account nobody is told.
async fn ask(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(path): Path<(String, u8)>,
    Body(Ask { who }): Body<Ask>,
) -> Result<Json<Value>, Problem> {
    let ((id, seat), session) = (seat_at(path)?, reader.secret());
    app.may_sit(&reader)?;
    app.at(&reader, move |tables| {
        tables.ask_named(&id, session, seat, &who)
    })
    .await?;
    Ok(done())
}

/// `POST /api/tables/{id}/seats/{seat}/join`: sits down where one was asked to.
async fn join(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(path): Path<(String, u8)>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<Value>, Problem> {
    let ((id, seat), by) = (seat_at(path)?, reader.clone());
    let sit = move |tables: &Tables| tables.claim(&id, by.visitor(), Claim::Invited(seat), None);
    Ok(Json(json!({"seat": app.at(&reader, sit).await?})))
}

/// `POST /api/tables/{id}/seats/{seat}/decline`
async fn decline(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(path): Path<(String, u8)>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<Value>, Problem> {
    let ((id, seat), person) = (seat_at(path)?, reader.secret());
    app.at(&reader, move |tables| tables.decline(&id, person, seat))
        .await?;
    Ok(done())
}

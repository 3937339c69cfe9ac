//! The JSON API: the same tables for programs. `openapi.json` describes it, `docs/api.md` shows it.

pub(crate) mod people;

use crate::App;
use crate::analysis;
use crate::live;
use crate::new::{default_name, make, seat_kind, told_apart, wishes};
use crate::options::{wrong, wrong_kind};
use crate::play::{choose, follow};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay;
use crate::seats::{bot_named, note_text};
use crate::tables::{Eyes, Names, barrier_text, table_id};
use crate::talk;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use orrery_bots::BotKind;
use orrery_core::{Look, Seat, SideName};
use orrery_table::{
    After, Back, Claim, LogPly, MessageView, NewSeat, NewTable, Note, Pace, People, Reaction, Said,
    SeatView, Secret, Span, Status, Summary, TableError, TableId, TableView, Tables,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::sync::Arc;

/// The description of the API.
pub(crate) const OPENAPI: &str = include_str!("openapi.json");

/// The routes under `/api`.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/openapi.json", get(openapi))
        .route("/api/games", get(games))
        .route("/api/tables", get(list).post(create))
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/choices", post(play))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/seats", post(sit))
        .route("/api/tables/{id}/seats/{seat}/link", post(invite))
        .route("/api/tables/{id}/seats/{seat}/end-device", post(end_device))
        .route("/api/tables/{id}/seats/{seat}/leave", leave())
        .route("/api/tables/{id}/seats/{seat}/resign", resign())
        .route("/api/tables/{id}/seats/{seat}/stop", post(want_stop))
        .route("/api/tables/{id}/seats/{seat}/free", free())
        .route("/api/tables/{id}/seats/{seat}/bot", post(want_bot))
        .route("/api/tables/{id}/talk", get(talk).post(say))
        .route("/api/tables/{id}/talk/mute", post(mute))
        .route("/api/tables/{id}/rematch", following(After::Rematch))
        .route("/api/tables/{id}/sequel", following(After::Sequel))
        .route("/api/tables/{id}/events", get(live::api))
        .route("/api/tables/{id}/positions/{ply}", get(position))
        .route("/api/tables/{id}/record", get(replay::record))
        .route("/api/tables/{id}/analysis", analysed())
}

async fn openapi(reader: Reader) -> impl IntoResponse {
    let document: Cow<'_, str> = match reader.base.path() {
        "" => OPENAPI.into(),
        // Where the paths of the description begin.
        base => {
            let servers = format!("{{\n \"servers\": [{{\"url\": \"{base}\"}}],");
            OPENAPI.replacen('{', &servers, 1).into()
        }
    };
    ([(CONTENT_TYPE, "application/json")], document)
}

/// A JSON body; what cannot be read is explained.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Problem::KIND),
            Err(JsonRejection::JsonDataError(error)) => {
                Err(Problem::BAD.because(error.body_text()))
            }
            Err(JsonRejection::JsonSyntaxError(error)) => {
                Err(Problem::BAD.because(error.body_text()))
            }
            Err(other) => Err(Problem::of_status(other.status())),
        }
    }
}

/// `GET /api/games`
async fn games(reader: Reader, State(app): State<Arc<App>>) -> Result<Json<Value>, Problem> {
    let games = app.games();
    let packs = app
        .at(&reader, move |tables| {
            games
                .into_iter()
                .map(|game| Ok((game, tables.packs(game.id())?)))
                .collect::<Result<Vec<_>, _>>()
        })
        .await?;
    let games = packs.into_iter().map(|(game, packs)| {
        let info = game.core.info;
        json!({
            "id": info.id,
            "name": reader.game(info.id),
            "rules": info.rules_version,
            "players": [info.players.0, info.players.1],
            "options": info.options,
            "packs": packs,
        })
    });
    Ok(Json(json!({
        "games": games.collect::<Vec<Value>>(),
        "bots": BotKind::ALL.map(|bot| format!("bot-{bot}")),
    })))
}

/// `GET /api/tables`
async fn list(reader: Reader, State(app): State<Arc<App>>) -> Result<Json<Value>, Problem> {
    let session = reader.secret();
    let (mine, public) = app
        .at(&reader, move |tables| {
            Ok((tables.mine(session)?, tables.public(session)?))
        })
        .await?;
    let all = |tables: &[Summary]| tables.iter().map(summary).collect::<Vec<Value>>();
    Ok(Json(json!({"mine": all(&mine), "public": all(&public)})))
}

fn summary(table: &Summary) -> Value {
    json!({
        "id": table.id,
        "game": table.game,
        "public": table.public,
        "duplicate": table.duplicate,
        "created": table.created,
        "updated": table.updated,
        "seats": table.seats.iter().map(seat).collect::<Vec<Value>>(),
        "plies": table.plies,
        "decides": table.decides,
        "over": table.outcome.is_some(),
        "my_turn": table.my_turn,
        "unread": table.unread,
        "due": table.due,
    })
}

fn seat(seat: &SeatView) -> Value {
    json!({
        "seat": seat.seat,
        "name": seat.name,
        "bot": seat.bot,
        "taken": seat.taken,
        "open": seat.open,
        "mine": seat.mine,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Create {
    game: String,
    #[serde(default)]
    options: serde_json::Map<String, Value>,
    pack: Option<String>,
    seed: Option<u64>,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    several: bool,
    #[serde(default)]
    hints: bool,
    #[serde(default)]
    rated: bool,
    pace: Option<Pace>,
    #[serde(default)]
    wishes: CreateWishes,
    seats: Vec<CreateSeat>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct CreateWishes {
    lang: String,
    level: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CreateSeat {
    kind: String,
    name: Option<String>,
}

/// `POST /api/tables`
async fn create(
    reader: Reader,
    State(app): State<Arc<App>>,
    Body(body): Body<Create>,
) -> Result<Response, Problem> {
    let game = app
        .game(&body.game)
        .ok_or_else(|| wrong(&reader, None, "game"))?;
    let mut options = body.options;
    let players = body.seats.len();
    options.entry("players").or_insert_with(|| players.into());
    let seat = |(index, seat): (usize, CreateSeat)| {
        let kind = seat_kind(&seat.kind).ok_or_else(|| wrong_kind(&reader, &seat.kind))?;
        let name = seat.name.filter(|name| !name.trim().is_empty());
        let name = name.unwrap_or_else(|| default_name(&reader, kind, index + 1));
        Ok(NewSeat { name, kind })
    };
    let seats: Result<Vec<NewSeat>, Problem> =
        body.seats.into_iter().enumerate().map(seat).collect();
    let new = NewTable {
        game: game.id().to_owned(),
        options: options.into(),
        pack: body.pack,
        seed: body.seed,
        public: body.public,
        several: body.several,
        hints: body.hints,
        rated: body.rated,
        pace: body.pace,
        seats: told_apart(seats?),
    };
    let wished = wishes(&body.wishes.lang, &body.wishes.level);
    let wished = wished.ok_or_else(|| wrong(&reader, None, "wishes"))?;
    let id = make(&app, &reader, new, wished).await?;
    created(&app, &reader, id).await
}

/// The answer with a new table.
async fn created(app: &App, reader: &Reader, id: TableId) -> Result<Response, Problem> {
    let session = reader.secret();
    let view = app
        .at(reader, move |tables| {
            tables.view(&id, session, None, Span::After(0))
        })
        .await?;
    let shown = Json(shown(app, reader, &view));
    Ok((StatusCode::CREATED, shown).into_response())
}

/// A body with nothing in it: `{}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// `POST /api/tables/{id}/rematch` and `POST /api/tables/{id}/sequel`
fn following(after: After) -> MethodRouter<Arc<App>> {
    post(
        move |reader: Reader,
              State(app): State<Arc<App>>,
              Path(id): Path<String>,
              Body(Nothing {}): Body<Nothing>| async move {
            let new = follow(&app, &reader, &id, after).await?;
            created(&app, &reader, new).await
        },
    )
}

/// `GET` and `POST /api/tables/{id}/analysis`
fn analysed() -> MethodRouter<Arc<App>> {
    get(analysis::get).post(
        |reader: Reader,
         State(app): State<Arc<App>>,
         Path(id): Path<String>,
         Body(Nothing {}): Body<Nothing>| async move { analysis::ask(&reader, &app, &id).await },
    )
}

#[derive(Deserialize)]
struct Since {
    #[serde(default)]
    since: u64,
}

/// `GET /api/tables/{id}`
async fn table(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    Query(since): Query<Since>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let (viewer, session) = (eyes.viewer()?, reader.secret());
    let view = app
        .at(&reader, move |tables| {
            let view = tables.view(&id, session, viewer, Span::After(since.since))?;
            tables.saw(&id, session, view.seq)?;
            Ok(view)
        })
        .await?;
    Ok(Json(shown(&app, &reader, &view)).into_response())
}

/// A table as its viewer may know it. The log is not turned into values first: it may be long, and the
/// events in it are JSON already.
#[derive(Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    table: Value,
    log: ShownLog<'a>,
}

#[derive(Serialize)]
struct ShownLog<'a> {
    keep: usize,
    plies: Vec<ShownPly<'a>>,
    people: Vec<ShownNote<'a>>,
}

#[derive(Serialize)]
struct ShownNote<'a> {
    #[serde(flatten)]
    note: &'a Note,
    text: String,
}

#[derive(Serialize)]
struct ShownPly<'a> {
    ply: usize,
    seq: u64,
    at: i64,
    seat: Seat,
    choice: Option<&'a str>,
    events: Vec<ShownEvent<'a>>,
}

#[derive(Serialize)]
struct ShownEvent<'a> {
    text: String,
    rules: &'a [&'static str],
    event: &'a orrery_core::Json,
}

fn shown<'a>(app: &App, reader: &Reader, view: &'a TableView) -> Shown<'a> {
    let names = Names::of(reader, view);
    let plies = view.log.plies.iter();
    Shown {
        table: table_json(app, &names, view),
        log: ShownLog {
            keep: view.log.keep,
            plies: plies.map(|ply| log_ply(&names, ply)).collect(),
            people: (view.log.people.iter())
                .map(|note| ShownNote {
                    text: note_text(&names, note),
                    note,
                })
                .collect(),
        },
    }
}

/// A seat of a table as its viewer may know it.
fn seat_of_table(app: &App, reader: &Reader, view: &People, one: &SeatView) -> Value {
    let mut json = seat(one);
    if let Some(link) = app.seat_link(&view.id, one) {
        json["link"] = format!("{}{link}", reader.base).into();
    }
    if one.mine {
        json["devices"] = json!(one.devices);
    }
    if !one.taken {
        (json["wishes"], json["left"]) = (json!(one.wishes), one.left.into());
    }
    for (is, what) in [
        (one.absent, "absent"),
        (one.resigned, "resigned"),
        (one.stops, "wants_stop"),
    ] {
        if is {
            json[what] = true.into();
        }
    }
    if let Some(until) = one.away {
        json["away"] = until.into();
    }
    if let Some(time) = one.time {
        json["time_left"] = time.into();
    }
    json
}

fn table_json(app: &App, names: &Names<'_>, view: &TableView) -> Value {
    let reader = names.reader;
    let choices = view.choices().into_iter();
    let choices = choices.map(|offer| {
        let mut json = json!({"choice": offer.choice, "text": names.say(&offer.phrase)});
        if let Some(idle) = &offer.idle {
            let why = idle.why.iter().map(|why| names.say(why));
            json["no_effect"] = why.collect::<Vec<String>>().into();
        }
        json
    });
    let refused = view.look.as_ref().map_or(&[][..], Look::refused);
    let refusals = refused.iter().map(|refused| {
        let phrase = &refused.phrase;
        let what = &refused.refusal.what;
        json!({"text": names.say(phrase), "rules": phrase.rules, "what": what})
    });
    let seats = view.seats.iter();
    let seats = seats.map(|one| seat_of_table(app, reader, view, one));
    json!({
        "id": view.id,
        "game": view.game,
        "rules": view.rules,
        "options": view.options,
        "pack": view.pack,
        "public": view.public,
        "duplicate": view.duplicate,
        "several": view.several,
        "hints": view.hints_agreed,
        "rated": view.rated,
        "pace": view.pace,
        "due": view.due,
        "host": view.host,
        "seq": view.seq,
        "plies": view.plies,
        "viewer": view.viewer,
        "seats": seats.collect::<Vec<Value>>(),
        "status": status(names, view),
        "position": view.look.as_ref().map(Look::json),
        "choices": choices.collect::<Vec<Value>>(),
        "refusals": refusals.collect::<Vec<Value>>(),
        "undo": {
            "steps": view.undo.steps,
            "barrier": view.undo.barrier,
            "text": barrier_text(reader, view.undo.barrier),
        },
        "sequel": view.sequel,
        "rematch": view.rematch,
    })
}

fn status(names: &Names<'_>, view: &People) -> Value {
    let reader = names.reader;
    match &view.status {
        Status::Playing { decision } => json!({
            "is": "playing",
            "decides": decision.seat,
            "about": decision.about,
            "text": reader.say(&format!("about-{}-{}", view.game, decision.about)),
        }),
        Status::Over { outcome } => {
            let sides = outcome.sides.iter().map(|side| {
                let name = match &side.name {
                    SideName::Seat(seat) => names.seat(*seat),
                    SideName::Automaton(name) => reader.say(&format!("automaton-{name}")),
                };
                let parts = side.breakdown.iter();
                let parts = parts.map(|(part, points)| json!({"part": part, "points": points}));
                json!({
                    "side": side.name.to_string(),
                    "name": name,
                    "score": side.score,
                    "won": side.won,
                    "breakdown": parts.collect::<Vec<Value>>(),
                })
            });
            json!({"is": "over", "sides": sides.collect::<Vec<Value>>()})
        }
        Status::Closed { how } => json!({"is": "closed", "how": how}),
        Status::SetAside { .. } => {
            json!({"is": "set_aside", "text": reader.say("problem-set-aside")})
        }
    }
}

fn log_ply<'a>(names: &Names<'_>, ply: &'a LogPly) -> ShownPly<'a> {
    let events = ply.events.iter().map(|happening| ShownEvent {
        text: names.say(&happening.phrase),
        rules: &happening.phrase.rules,
        event: &happening.event,
    });
    ShownPly {
        ply: ply.ply,
        seq: ply.seq,
        at: ply.at,
        seat: ply.seat,
        choice: ply.choice.as_deref(),
        events: events.collect(),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    seq: u64,
    choice: String,
}

/// `POST /api/tables/{id}/choices`
async fn play(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Body(body): Body<Play>,
) -> Result<Json<Value>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let update = choose(&app, &reader, move |tables| {
        tables.play(&id, session, body.seq, &body.choice)
    });
    let update = update.await?;
    Ok(Json(json!(update)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepBack {
    seq: u64,
    #[serde(default)]
    turn: bool,
}

/// `POST /api/tables/{id}/undo`
async fn undo(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Body(body): Body<StepBack>,
) -> Result<Json<Value>, Problem> {
    let id = table_id(&id)?;
    let session = reader.secret();
    let back = if body.turn { Back::Turn } else { Back::Step };
    let undo = move |tables: &Tables| tables.undo(&id, session, body.seq, back);
    Ok(Json(json!(app.at(&reader, undo).await?)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sit {
    /// The last part of the seat's link.
    link: Option<String>,
    /// An open seat.
    seat: Option<Seat>,
    name: Option<String>,
}

/// `POST /api/tables/{id}/seats`
async fn sit(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Body(body): Body<Sit>,
) -> Result<Json<Value>, Problem> {
    let id = table_id(&id)?;
    if body.link.is_none() {
        app.may_sit(&reader)?;
    }
    let by = reader.clone();
    let sit = move |tables: &Tables| {
        let claim = match (&body.link, body.seat) {
            (Some(link), _) => Claim::Link(link.rsplit('/').next().unwrap_or(link)),
            (None, Some(seat)) => Claim::Open(seat),
            (None, None) => return Err(TableError::Forbidden),
        };
        tables.claim(&id, by.visitor(), claim, body.name.as_deref())
    };
    Ok(Json(json!({"seat": app.at(&reader, sit).await?})))
}

/// The table and the seat of an address.
fn seat_at((id, seat): (String, u8)) -> Result<(TableId, Seat), Problem> {
    let seat = Seat::from_number(seat).ok_or(Problem::NOT_FOUND)?;
    Ok((table_id(&id)?, seat))
}

/// `POST /api/tables/{id}/seats/{seat}/link`
async fn invite(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(path): Path<(String, u8)>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Json<Value>, Problem> {
    let (id, seat) = seat_at(path)?;
    let (links, session) = (Arc::clone(&app), reader.secret());
    let link = move |tables: &Tables| {
        let token = |number| links.link(&id, seat, number);
        let number = tables.invite(&id, session, seat, &token)?;
        Ok(format!("/t/{id}/seat/{}", token(number)))
    };
    let link = app.at(&reader, link).await?;
    Ok(Json(json!({"link": format!("{}{link}", reader.base)})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    device: u64,
}

/// `POST /api/tables/{id}/seats/{seat}/end-device`
async fn end_device(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(path): Path<(String, u8)>,
    Body(End { device }): Body<End>,
) -> Result<Json<Value>, Problem> {
    let ((id, seat), session) = (seat_at(path)?, reader.secret());
    let end = move |tables: &Tables| tables.end_device(&id, session, seat, device);
    app.at(&reader, end).await?;
    Ok(Json(json!({})))
}

/// Leaves a seat, gives it up, or gives one free.
type Vacate = fn(&Tables, &TableId, Secret, Seat) -> Result<u64, TableError>;

/// `POST /api/tables/{id}/seats/{seat}/leave`
fn leave() -> MethodRouter<Arc<App>> {
    vacating(Tables::leave)
}

/// `POST /api/tables/{id}/seats/{seat}/resign`
fn resign() -> MethodRouter<Arc<App>> {
    vacating(Tables::resign)
}

/// `POST /api/tables/{id}/seats/{seat}/free`
fn free() -> MethodRouter<Arc<App>> {
    vacating(Tables::free)
}

fn vacating(vacate: Vacate) -> MethodRouter<Arc<App>> {
    post(
        move |reader: Reader,
              State(app): State<Arc<App>>,
              Path(path): Path<(String, u8)>,
              Body(Nothing {}): Body<Nothing>| async move {
            let ((id, seat), session) = (seat_at(path)?, reader.secret());
            let done = move |tables: &Tables| vacate(tables, &id, session, seat);
            let seq = app.at(&reader, done).await?;
            Ok::<_, Problem>(Json(json!({ "seq": seq })))
        },
    )
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stop {
    wish: bool,
}

/// `POST /api/tables/{id}/seats/{seat}/stop`
async fn want_stop(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(path): Path<(String, u8)>,
    Body(Stop { wish }): Body<Stop>,
) -> Result<Json<Value>, Problem> {
    let ((id, seat), session) = (seat_at(path)?, reader.secret());
    let want = move |tables: &Tables| tables.want_stop(&id, session, seat, wish);
    let seq = app.at(&reader, want).await?;
    Ok(Json(json!({ "seq": seq })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Want {
    bot: Option<String>,
}

/// `POST /api/tables/{id}/seats/{seat}/bot`
async fn want_bot(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(path): Path<(String, u8)>,
    Body(Want { bot }): Body<Want>,
) -> Result<Json<Value>, Problem> {
    let ((id, seat), session) = (seat_at(path)?, reader.secret());
    let named = |name: String| {
        let bot = name.strip_prefix("bot-").and_then(bot_named);
        bot.ok_or_else(|| wrong_kind(&reader, &name))
    };
    let bot = bot.map(named).transpose()?;
    let want = move |tables: &Tables| tables.want_bot(&id, session, seat, bot);
    let seq = app.at(&reader, want).await?;
    Ok(Json(json!({ "seq": seq })))
}

/// `GET /api/tables/{id}/talk`
async fn talk(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let talk = app.at(&reader, move |tables| tables.talk(&id, session));
    let talk = talk.await?;
    let message = |message: &MessageView| {
        let mut json = json!(message);
        if let Said::Reaction(reaction) = &message.said {
            json["text"] = reader
                .say(&format!("talk-reaction-{}", reaction.name()))
                .into();
        }
        json
    };
    Ok(Json(json!({
        "sits": talk.sits,
        "messages": talk.messages.iter().map(message).collect::<Vec<Value>>(),
        "muted": talk.muted,
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    text: Option<String>,
    reaction: Option<Reaction>,
    /// Whoever watches needs one.
    name: Option<String>,
}

/// `POST /api/tables/{id}/talk`
async fn say(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Body(body): Body<Say>,
) -> Result<Json<Value>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let said = match (body.text, body.reaction) {
        (Some(text), None) => Said::Text(text),
        (None, Some(reaction)) => Said::Reaction(reaction),
        _ => return Err(Problem::BAD),
    };
    app.may_say(&reader, &id, talk::SAYING).await?;
    let name = body.name;
    let say = move |tables: &Tables| tables.say(&id, session, name.as_deref(), said);
    app.at(&reader, say).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Silence {
    message: u64,
    mute: bool,
}

/// `POST /api/tables/{id}/talk/mute`
async fn mute(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Body(Silence { message, mute }): Body<Silence>,
) -> Result<Json<Value>, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    app.may_say(&reader, &id, talk::MUTING).await?;
    let silence = move |tables: &Tables| tables.mute(&id, session, message, mute);
    app.at(&reader, silence).await?;
    Ok(Json(json!({})))
}

/// `GET /api/tables/{id}/positions/{ply}`
async fn position(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path((id, ply)): Path<(String, usize)>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Value>, Problem> {
    let id = table_id(&id)?;
    let (viewer, session) = (eyes.viewer()?, reader.secret());
    let (table, position) = app
        .at(&reader, move |tables| {
            let table = tables.people(&id, session, viewer)?;
            Ok((table, tables.position(&id, session, viewer, ply)?))
        })
        .await?;
    let names = Names::of(&reader, &table);
    Ok(Json(json!({
        "plies": position.plies,
        "of": position.of,
        "viewer": position.viewer,
        "decides": position.decision.map(|decision| decision.seat),
        "position": position.look.json(),
        "last": position.last.as_ref().map(|ply| log_ply(&names, ply)),
    })))
}

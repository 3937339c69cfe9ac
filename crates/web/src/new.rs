//! Setting up a table: the form, and what comes of it.

use crate::App;
use crate::layout;
use crate::options::{wrong, wrong_kind};
use crate::problem::Problem;
use crate::reader::{Posted, Reader};
use crate::tables::problem;
use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use orrery_bots::BotKind;
use orrery_core::{OptionInfo, OptionKind};
use orrery_games::GameEntry;
use orrery_table::{NewSeat, NewTable, SeatKind, TableId};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The ways to fill a seat, as forms and the API call them. A bot is called by its kind.
const PEOPLE: [(&str, SeatKind); 4] = [
    ("me", SeatKind::Here),
    ("here", SeatKind::Here),
    ("link", SeatKind::Link),
    ("open", SeatKind::Open),
];

/// How a seat is filled, by its name.
pub(crate) fn seat_kind(name: &str) -> Option<SeatKind> {
    let person = PEOPLE.iter().find(|(known, _)| *known == name);
    let named = |bot: &BotKind| Some(bot.to_string().as_str()) == name.strip_prefix("bot-");
    let bot = || BotKind::ALL.into_iter().find(named).map(SeatKind::Bot);
    person.map(|(_, kind)| *kind).or_else(bot)
}

/// The names of all ways to fill a seat.
pub(crate) fn seat_kinds() -> Vec<String> {
    let people = PEOPLE.iter().map(|(name, _)| (*name).to_owned());
    let bots = BotKind::ALL.iter().map(|bot| format!("bot-{bot}"));
    people.chain(bots).collect()
}

/// What somebody is called who has given no name.
pub(crate) fn default_name(reader: &Reader, kind: SeatKind, number: usize) -> String {
    let key = match kind {
        SeatKind::Bot(_) => "web-name-bot",
        _ => "web-name-player",
    };
    reader.text(key, &[("seat", number.into())])
}

#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<String>,
}

/// `GET /new`
pub(crate) async fn form(
    reader: Reader,
    State(app): State<Arc<App>>,
    Query(which): Query<Which>,
) -> Result<Html<String>, Problem> {
    let games = app.games();
    let game = match &which.game {
        Some(id) => app.game(id).ok_or(Problem::NOT_FOUND)?,
        None => games.first().copied().ok_or(Problem::NOT_FOUND)?,
    };
    let id = game.id();
    let packs = app.at(&reader, move |tables| tables.packs(id)).await?;
    let title = reader.say("web-nav-new");
    let body = html! {
        h1 { (title) ": " (reader.game(game.id())) }
        @if games.len() > 1 {
            nav.row aria-label=(reader.say("web-new-game")) {
                @for other in &games {
                    a.button href={ "/new?game=" (other.id()) }
                        aria-current=[(other.id() == game.id()).then_some("page")] {
                        (reader.game(other.id()))
                    }
                }
            }
        }
        (fields(&reader, game, &packs))
    };
    Ok(layout::page(&reader, &title, &body))
}

fn fields(reader: &Reader, game: &GameEntry, packs: &[String]) -> Markup {
    let info = game.core.info;
    let (min, max) = info.players;
    let usual = 2.clamp(min, max);
    html! {
        form.new method="post" action="/new" {
            (layout::token(reader))
            input type="hidden" name="game" value=(info.id);
            fieldset.box {
                legend { (reader.say("web-new-players")) }
                div.row role="radiogroup" {
                    @for n in min..=max {
                        label.pick {
                            input type="radio" name="players" value=(n) checked[n == usual];
                            " " (reader.text("web-players", &[("count", n.into())]))
                        }
                    }
                }
                @for n in 1..=max { (seat_row(reader, n, true)) }
            }
            fieldset.box {
                legend { (reader.say("web-new-options")) }
                @for option in info.options { (option_field(reader, game, option)) }
                @if !packs.is_empty() {
                    p {
                        label for="pack" { (reader.say("web-pack")) } " "
                        select #pack name="pack" {
                            option value="" { (reader.say("web-pack-builtin")) }
                            @for pack in packs { option value=(pack) { (pack) } }
                        }
                    }
                }
                p {
                    label for="seed" { (reader.say("web-new-seed")) } " "
                    input #seed name="seed" inputmode="numeric" pattern="[0-9]*" maxlength="20"
                        autocomplete="off" aria-describedby="seed-help";
                    " " small #seed-help { (reader.say("web-new-seed-help")) }
                }
                p {
                    label {
                        input type="checkbox" name="public" value="yes";
                        " " (reader.say("web-new-public"))
                    }
                }
                p {
                    label {
                        input type="checkbox" name="several" value="yes";
                        " " (reader.say("web-new-several"))
                    }
                }
            }
            button.main { (reader.say("web-new-start")) }
        }
    }
}

/// Who sits in a seat, and their name. Seats for anybody exist only where a table can be public.
pub(crate) fn seat_row(reader: &Reader, number: u8, public: bool) -> Markup {
    let usual = if number == 1 { "me" } else { "here" };
    let offered = |kind: &String| public || seat_kind(kind) != Some(SeatKind::Open);
    let kinds = seat_kinds().into_iter().filter(offered);
    html! {
        div class={ "row seat seat-" (number) } {
            label for={ "seat-" (number) } {
                (reader.text("seat", &[("seat", number.into())]))
            }
            select id={ "seat-" (number) } name={ "seat-" (number) } {
                @for kind in kinds {
                    option value=(kind) selected[kind == usual] {
                        (reader.say(&format!("web-seat-{kind}")))
                    }
                }
            }
            input name={ "name-" (number) } maxlength=(orrery_table::MAX_NAME)
                autocomplete="off" placeholder=(reader.say("web-name"))
                aria-label=(reader.text("web-name-of", &[("seat", number.into())]));
        }
    }
}

fn option_field(reader: &Reader, game: &GameEntry, option: &OptionInfo) -> Markup {
    let id = game.id();
    let key = option.key;
    let (min, max) = option.players;
    let name = reader.say(&format!("option-{id}-{key}"));
    let defaults = (game.core.options)(&json!({"players": max})).unwrap_or_default();
    let usual = defaults.get(key);
    let select =
        |field: String, label: String, values: Vec<(String, String)>, usual: Option<String>| {
            html! {
                label for=(field) { (label) } " "
                select id=(field) name=(field) {
                    @if usual.is_none() { option value="" { (reader.say("web-option-random")) } }
                    @for (value, text) in values {
                        option value=(value) selected[usual.as_ref() == Some(&value)] { (text) }
                    }
                }
                " "
            }
        };
    let named = |of: &str, names: &[&str]| -> Vec<(String, String)> {
        let named = |name: &&str| ((*name).to_owned(), reader.say(&format!("{of}-{id}-{name}")));
        names.iter().map(named).collect()
    };
    let text = usual.map(|value| {
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    });
    html! {
        p.option data-min=(min) data-max=(max) {
            @match option.kind {
                OptionKind::Number(low, high) => {
                    (select(format!("option-{key}"), name,
                        (low..=high).map(|n| (n.to_string(), n.to_string())).collect(),
                        text.or(Some(low.to_string()))))
                }
                OptionKind::Flag => {
                    label {
                        input type="checkbox" name={ "option-" (key) } value="true"
                            checked[usual == Some(&Value::Bool(true))];
                        " " (name)
                    }
                }
                OptionKind::Name { of, names } => {
                    (select(format!("option-{key}"), name, named(of, names), text))
                }
                OptionKind::Names { of, names, count } => {
                    @for n in 1..=count {
                        (select(format!("option-{key}-{n}"), format!("{name} {n}"),
                            named(of, names), None))
                    }
                }
            }
            @if min == max {
                small { (reader.text("web-option-players", &[("count", min.into())])) }
            }
        }
    }
}

/// `POST /new`
pub(crate) async fn create(
    reader: Reader,
    State(app): State<Arc<App>>,
    form: Posted,
) -> Result<Response, Problem> {
    let game = form.get("game").and_then(|id| app.game(id));
    let game = game.ok_or(Problem::NOT_FOUND)?;
    let back = |problem: Problem| problem.back_to_form(game.id());
    let new = read(&reader, game, &form).map_err(back)?;
    let id = make(&app, &reader, new).await.map_err(back)?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// The table that a form describes.
fn read(reader: &Reader, game: &GameEntry, form: &Posted) -> Result<NewTable, Problem> {
    let wrong = |field: &str| wrong(reader, Some(game), field);
    let players = form.get("players").map_or(Ok(2), str::parse::<u8>);
    let players = players.map_err(|_| wrong("players"))?;
    let mut options = Map::new();
    options.insert("players".to_owned(), players.into());
    for option in game.core.info.options {
        if (option.players.0..=option.players.1).contains(&players) {
            let value = option_value(option, form).map_err(|()| wrong(option.key))?;
            options.extend(value.map(|value| (option.key.to_owned(), value)));
        }
    }
    let seed = form.get("seed").map(str::parse).transpose();
    Ok(NewTable {
        game: game.id().to_owned(),
        options: options.into(),
        pack: form.get("pack").map(str::to_owned),
        seed: seed.map_err(|_| wrong("seed"))?,
        public: form.get("public").is_some(),
        several: form.get("several").is_some(),
        seats: seats(reader, form, players)?,
    })
}

/// The seats that a form describes.
pub(crate) fn seats(reader: &Reader, form: &Posted, players: u8) -> Result<Vec<NewSeat>, Problem> {
    let seat = |number: u8| {
        let kind = form.get(&format!("seat-{number}")).unwrap_or("me");
        let kind = seat_kind(kind).ok_or_else(|| wrong_kind(reader, kind))?;
        let name = form.get(&format!("name-{number}")).map(str::to_owned);
        let name = name.unwrap_or_else(|| default_name(reader, kind, number.into()));
        Ok(NewSeat { name, kind })
    };
    (1..=players).map(seat).collect()
}

/// What a form says about an option; nothing if it is left to chance.
fn option_value(option: &OptionInfo, form: &Posted) -> Result<Option<Value>, ()> {
    let field = format!("option-{}", option.key);
    let value = form.get(&field);
    Ok(match option.kind {
        OptionKind::Number(..) => {
            let number = value.map(str::parse::<i64>).transpose();
            number.map_err(|_| ())?.map(Value::from)
        }
        OptionKind::Flag => Some(value.is_some().into()),
        OptionKind::Name { .. } => value.map(Value::from),
        OptionKind::Names { count, .. } => {
            let names: Vec<&str> = (1..=count)
                .filter_map(|n| form.get(&format!("{field}-{n}")))
                .collect();
            if names.len() == count {
                Some(json!(names))
            } else if names.is_empty() {
                None
            } else {
                return Err(());
            }
        }
    })
}

/// Creates a table for the reader, if there may be one more.
pub(crate) async fn make(
    app: &Arc<App>,
    reader: &Reader,
    new: NewTable,
) -> Result<TableId, Problem> {
    app.may_make(reader)?;
    let (links, by) = (Arc::clone(app), reader.clone());
    let game = app.game(&new.game);
    let made = app
        .blocking(move |tables| {
            let links = |id: &_, seat| links.link(id, seat, 0);
            tables.create(by.visitor(), &new, &links)
        })
        .await?;
    made.map_err(|error| problem(reader, game, &error))
}

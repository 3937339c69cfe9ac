//! Boards as pictures: a position of a stored game for those who do not know the games yet, and the present position
//! of a table. Everybody may see them: they show what spectators see.

use crate::App;
use crate::assets;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::tables::{Names, table_id};
use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use orrery_board::Scene;
use orrery_core::{Look, Record, Viewer};
use orrery_games::entries;
use orrery_table::Span;
use orrery_text::Lang;
use std::sync::Arc;

/// A stored game for each board, and the choice after which it is shown.
const SHOWN: &[(&str, &[u8], usize)] = &[
    (
        "seti",
        include_bytes!("../../../records/seti/3p-centaurians-oumuamua.orrery"),
        260,
    ),
    (
        "kepler",
        include_bytes!("../../../records/kepler/3p-advanced.orrery"),
        420,
    ),
];

/// The pictures of all games in all languages, with the names under which they are kept.
pub(crate) fn shown() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (game, record, ply) in SHOWN {
        let record = Record::from_bytes(record).ok();
        let position = record.and_then(|record| {
            let ply = record.plies.len().min(*ply);
            record.position(&entries(), ply).ok()
        });
        let Some(position) = position else { continue };
        let look = position.look(Viewer::Spectator);
        for lang in Lang::ALL {
            let names = vec![String::new(); position.seats()];
            let picture = picture(game, &look, &names, lang);
            all.extend(picture.map(|picture| (name(game, lang), picture)));
        }
    }
    all
}

/// The name of the picture of a game.
fn name(game: &str, lang: Lang) -> String {
    format!("{game}-board-{}.svg", lang.code())
}

/// The address of the picture of a game, if it has one.
pub(crate) fn url(game: &str, lang: Lang) -> Option<String> {
    let name = name(game, lang);
    assets::has(&name).then(|| assets::url(&name))
}

/// A position as a picture, if the game has a board.
pub(crate) fn picture(game: &str, look: &Look, names: &[String], lang: Lang) -> Option<String> {
    let scene = Scene {
        look,
        viewer: None,
        told: &[],
        names,
        you: None,
        so_far: None,
        result: None,
        lang,
        icons: "",
    };
    orrery_board::picture(game, &scene, assets::tokens())
}

/// `GET /t/{id}/board.svg`: a table as strangers see it now.
pub(crate) async fn table(
    reader: Reader,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let (id, session) = (table_id(&id)?, reader.secret());
    let view = app
        .at(&reader, move |tables| {
            tables.view(&id, session, Some(Viewer::Spectator), Span::Nothing)
        })
        .await?;
    let names = Names::of(&reader, &view);
    let drawn = view.look.as_ref();
    let drawn = drawn.and_then(|look| picture(&view.game, look, &names.names, reader.lang));
    let drawn = drawn.ok_or(Problem::NOT_FOUND)?;
    let kind = HeaderValue::from_static("image/svg+xml");
    let keep = HeaderValue::from_static("private, no-cache");
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, keep)], drawn).into_response())
}

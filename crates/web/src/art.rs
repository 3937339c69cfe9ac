//! Boards as pictures: a position of a stored game for those who do not know the games yet, and the present position
//! of a table. Everybody may see them: they show what spectators see.

use crate::App;
use crate::assets::{self, Asset};
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
use std::sync::{Arc, OnceLock};
use xxhash_rust::xxh3::xxh3_64;

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

/// A picture of a stored game, and a fingerprint of it for its address.
pub(crate) struct Shown {
    pub(crate) asset: Asset,
    pub(crate) print: String,
}

/// The pictures of all games in all languages, drawn when somebody looks.
static PICTURES: [[OnceLock<Option<Shown>>; Lang::ALL.len()]; SHOWN.len()] =
    [const { [const { OnceLock::new() }; Lang::ALL.len()] }; SHOWN.len()];

fn shown_in(game: &str, lang: Lang) -> Option<&'static Shown> {
    let at = SHOWN.iter().position(|(known, ..)| *known == game)?;
    let drawn = || draw(&SHOWN[at], lang);
    PICTURES[at][lang as usize].get_or_init(drawn).as_ref()
}

fn draw((game, record, ply): &(&str, &[u8], usize), lang: Lang) -> Option<Shown> {
    let record = Record::from_bytes(record).ok()?;
    let ply = record.plies.len().min(*ply);
    let position = record.position(&entries(), ply).ok()?;
    let look = position.look(Viewer::Spectator);
    let names = vec![String::new(); position.seats()];
    let picture = picture(game, &look, &names, lang)?.into_bytes();
    Some(Shown {
        print: format!("{:016x}", xxh3_64(&picture)),
        asset: Asset::new(name(game, lang), picture),
    })
}

/// The picture with this name.
pub(crate) fn shown(picture: &str) -> Option<&'static Shown> {
    let games = SHOWN.iter().map(|(game, ..)| *game);
    let mut all = games.flat_map(|game| Lang::ALL.map(|lang| (game, lang)));
    let (game, lang) = all.find(|(game, lang)| name(game, *lang) == picture)?;
    shown_in(game, lang)
}

/// The name of the picture of a game.
fn name(game: &str, lang: Lang) -> String {
    format!("{game}-board-{}.svg", lang.code())
}

/// True if a game has a picture.
pub(crate) fn has(game: &str) -> bool {
    SHOWN.iter().any(|(known, ..)| *known == game)
}

/// The address of the picture of a game, if it has one.
pub(crate) fn url(game: &str, lang: Lang) -> Option<String> {
    let shown = shown_in(game, lang)?;
    Some(format!("/assets/{}/{}", shown.print, name(game, lang)))
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

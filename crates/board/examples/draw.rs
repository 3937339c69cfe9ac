//! Draws a position of a record into a folder, to be looked at in a browser.
//!
//! `cargo run -p orrery-board --example draw -- records/kepler/2p-standard.orrery 120 en target/draw`,
//! then serve the root of the repository and open `/target/draw/120-en.html`. Style sheets are taken from the
//! sources, so that they can be changed without building anything.

use maud::{DOCTYPE, Markup, html};
use orrery_board::{Part, Scene};
use orrery_core::{Entry, Record, Viewer};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use std::error::Error;
use std::fs;
use std::path::Path;

const ENTRIES: [Entry; 2] = [Entry::of::<Seti>(), Entry::of::<Kepler>()];

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [record, ply, lang, out] = &args[..] else {
        return Err("usage: draw RECORD PLY LANGUAGE FOLDER".into());
    };
    let record = Record::parse(&fs::read_to_string(record)?)?;
    let game = record.position(&ENTRIES, ply.parse()?)?;
    let decision = game.decision();
    let viewer = decision.map(|decision| decision.seat);
    let refused: Vec<_> = game
        .refusals()
        .into_iter()
        .map(|refusal| (refusal.clone(), game.say_refusal(&refusal)))
        .collect();
    let scene = Scene {
        sight: &game.sight(viewer.map_or(Viewer::Spectator, Viewer::Seat)),
        viewer,
        offers: &game.offers(),
        refused: &refused,
        names: &record.seats,
        lang: lang.parse()?,
        icons: "icons.svg",
    };
    let drawing = orrery_board::draw(&record.game, &scene).ok_or("this game has no board")?;
    let about = decision.map_or(String::new(), |decision| {
        scene.key(&format!("about-{}-{}", record.game, decision.about))
    });
    let tray = html! {
        form #play {
            div.group {
                @for index in drawing.tray {
                    @let offer = &scene.offers[index];
                    button name="choice" value=(offer.choice) { (scene.say(&offer.phrase)) }
                }
            }
        }
    };
    let page = page(&record.game, lang, &about, &tray, &drawing.parts);
    let out = Path::new(out);
    fs::create_dir_all(out)?;
    fs::write(out.join("icons.svg"), orrery_board::ICONS)?;
    fs::write(out.join(format!("{ply}-{lang}.html")), page.into_string())?;
    Ok(())
}

fn page(game: &str, lang: &str, about: &str, tray: &Markup, parts: &[Part]) -> Markup {
    let web = "/crates/web/assets";
    let board = "/crates/board/assets";
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (game) }
                link rel="stylesheet" href={ (web) "/style.css" };
                link rel="stylesheet" href={ (web) "/board.css" };
                link rel="stylesheet" href={ (board) "/" (game) ".css" };
                script type="module" src={ (board) "/" (game) ".js" } {}
            }
            body {
                header.top { a.brand href="/" { span.orb {} "Orrery" } }
                main {
                    div #table.table.drawn data-game=(game) {
                        div #notice {}
                        p #hint {}
                        section #status.status { p.prompt { span.tag.turn { "●" } " " strong { (about) } } }
                        section #choices.choices { (tray) }
                        @for Part { id, html } in parts { section id=(id) class=(id) { (html) } }
                    }
                }
            }
        }
    }
}

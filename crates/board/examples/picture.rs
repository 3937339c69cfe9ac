//! Draws a position of a record into one HTML file, to look at without a server:
//!
//! `cargo run -p orrery-board --example picture -- RECORD PLY LANGUAGE [VIEWER] > page.html`
//!
//! Without a viewer the one who decides looks at it.

use maud::{DOCTYPE, PreEscaped, html};
use orrery_board::{BOARDS, Scene, icons};
use orrery_core::{Entry, Record, Seat, Viewer};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use orrery_text::Lang;
use std::io::Write;

const FRAME: [&str; 5] = [
    include_str!("../../web/assets/style/tokens.css"),
    include_str!("../../web/assets/style/page.css"),
    include_str!("../../web/assets/style/table.css"),
    include_str!("../../web/assets/style/lens.css"),
    include_str!("../../web/assets/board.css"),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [record, ply, lang, viewer @ ..] = args.as_slice() else {
        return Err("usage: picture RECORD PLY LANGUAGE [VIEWER]".into());
    };
    let record = Record::from_bytes(&std::fs::read(record)?)?;
    let lang: Lang = lang.parse()?;
    let entries = [Entry::of::<Seti>(), Entry::of::<Kepler>()];
    let game = record.position(&entries, ply.parse()?)?;
    let decides = game.decision().map(|decision| decision.seat);
    let viewer = match viewer {
        [number, ..] => Seat::from_number(number.parse()?),
        [] => decides,
    };
    let about = game.decision().map(|decision| decision.about);
    let names = ["Ada", "Beda", "Cleo", "Dora"].map(str::to_owned);
    let scene = Scene {
        look: &game.look(viewer.map_or(Viewer::Spectator, Viewer::Seat)),
        viewer,
        told: &[],
        names: &names[..game.seats()],
        you: None,
        so_far: None,
        result: None,
        lang,
        icons: "",
    };
    let drawing = orrery_board::draw(game.info().id, &scene).ok_or("no board")?;
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (game.info().id) }
                @for style in FRAME.into_iter().chain(BOARDS.iter().map(|board| board.style)) { style { (PreEscaped(style)) } }
            }
            body {
                div hidden { (PreEscaped(icons())) }
                main {
                    div #table.table.drawn data-game=(game.info().id) {
                        p #hint {}
                        section #status.status {
                            h1 { (game.info().id) }
                            @if let Some(about) = about {
                                p.prompt { (scene.key(&format!("about-{}-{about}", game.info().id))) }
                            }
                        }
                        section #choices.choices {
                            form #play {
                                @for button in drawing.tray {
                                    button name="choice" value=(button.choice) {
                                        (button.label)
                                    }
                                }
                            }
                        }
                        @for part in &drawing.parts {
                            section id=(part.id) class=(part.id) { (part.html) }
                        }
                    }
                }
            }
        }
    };
    Ok(std::io::stdout().write_all(page.into_string().as_bytes())?)
}

//! Writes every picture of a board's cards into one HTML file, to look at all of them together:
//!
//! `cargo run -p orrery-board --example gallery -- GAME > page.html`

use orrery_board::BOARDS;
use std::io::Write;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = std::env::args().nth(1).ok_or("usage: gallery GAME")?;
    let board = BOARDS
        .iter()
        .find(|board| board.game == game)
        .ok_or("no board")?;
    let names = (1..=250).flat_map(|n| [format!("{n}.svg"), format!("et.{n}.svg")]);
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "<!doctype html><meta charset=utf-8><body style='background:#070b1a;display:flex;flex-wrap:wrap;gap:8px'>"
    )?;
    for (n, name) in names.enumerate() {
        let Some(art) = (board.art)(&name) else {
            continue;
        };
        let own = |id: &str| format!("{id}{n}");
        let svg = ["s", "n", "g"].iter().fold(art.svg.to_owned(), |svg, id| {
            svg.replace(&format!("id=\"{id}\""), &format!("id=\"{}\"", own(id)))
                .replace(&format!("url(#{id})"), &format!("url(#{})", own(id)))
        });
        writeln!(out, "<div style='width:160px;height:120px'>{svg}</div>")?;
    }
    Ok(())
}

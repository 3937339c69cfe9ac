//! A position as one picture that stands alone: an SVG document with its own styles and icons.

use crate::{BOARDS, Scene, icons};

/// The part of a board that shows the whole position, and the styles it needs.
pub struct Picture {
    /// The id of the part.
    pub part: &'static str,
    /// The part with drawings that it uses.
    pub stock: Option<&'static str>,
    /// Its style sheet.
    pub style: &'static str,
}

/// Draws a position; `None` if the game has no board. `tokens` is the sheet that names the colours. Who looks should
/// be a spectator: buttons have no place in a picture.
#[must_use]
pub fn picture(game: &str, scene: &Scene<'_>, tokens: &str) -> Option<String> {
    let board = BOARDS.iter().find(|board| board.game == game)?;
    let Picture { part, stock, style } = board.picture;
    let drawing = (board.draw)(scene)?;
    let find = |id: &str| drawing.parts.iter().find(|one| one.id == id);
    let html = &find(part)?.html.0;
    let stock = stock.and_then(find);
    let stock = stock.and_then(|stock| between(&stock.html.0, "<defs>", "</defs>"));
    let stock = stock.unwrap_or_default();
    let inner = html.get(html.find("<svg")?..html.rfind("</svg>")? + "</svg>".len())?;
    let view = between(inner, "viewBox=\"", "\"")?;
    let [_, _, width, height] = view.split(' ').collect::<Vec<_>>()[..] else {
        return None;
    };
    let sheet = icons();
    let mut symbols = String::new();
    for symbol in sheet.split("<symbol ").skip(1) {
        let id = between(symbol, "id=\"", "\"")?;
        if inner.contains(&format!("href=\"#{id}\"")) {
            let (symbol, _) = symbol.split_once("</symbol>")?;
            symbols += &format!("<symbol {symbol}</symbol>");
        }
    }
    Some(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="drawn" data-game="{game}" data-theme="dark" viewBox="0 0 {width} {height}"><style><![CDATA[{tokens}{style}text{{font-family:var(--sans)}}]]></style><defs>{symbols}{stock}</defs><g class="{part}">{inner}</g></svg>"#
    ))
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    Some(rest.split_once(after)?.0)
}

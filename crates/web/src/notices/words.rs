//! What a notice says.

use orrery_core::Seat;
use orrery_table::{Kind, Listed};
use orrery_text::{Lang, text};

/// What happened, in which game, with whom; and whether what somebody had planned for this turn was not played.
pub(crate) fn sentence(lang: Lang, kind: Kind, table: &Listed, unplanned: bool) -> String {
    let others = Seat::first(table.seats.len()).zip(&table.seats);
    let others = others.filter(|(seat, _)| !table.mine.contains(seat));
    let others: Vec<&str> = others.map(|(_, row)| row.name.as_str()).collect();
    let game = text(lang, &format!("game-{}", table.table.game), &[]);
    let people = match others.is_empty() {
        true => text(lang, "notice-nobody", &[]),
        false => others.join(", "),
    };
    let key = format!("notice-{}", kind.name());
    let with = [("game", game.into()), ("people", people.into())];
    let told = text(lang, &key, &with);
    match unplanned {
        true => format!("{told} {}", text(lang, "notice-unplanned", &[])),
        false => told,
    }
}

/// One sentence for everybody who reads what is told of a table: whose turn it is, or that the game is over.
pub(crate) fn of_table(lang: Lang, table: &Listed) -> String {
    let game = text(lang, &format!("game-{}", table.table.game), &[]);
    let names: Vec<&str> = table.seats.iter().map(|row| row.name.as_str()).collect();
    let decides = table.table.head.decides;
    let (key, what, value) = match decides.and_then(|seat| names.get(seat.index())) {
        Some(name) => ("notice-table-turn", "name", (*name).to_owned()),
        None => ("notice-table-over", "people", names.join(", ")),
    };
    text(lang, key, &[("game", game.into()), (what, value.into())])
}

/// A letter about several things: the heading, and the text with a link for each.
pub(crate) fn letter(lang: Lang, told: &[(String, String)], off: &str) -> (String, String) {
    let subject = match told {
        [(only, _)] => only.clone(),
        _ => text(lang, "notice-several", &[("count", told.len().into())]),
    };
    let mut body = String::new();
    for (sentence, link) in told {
        body += &format!("{sentence}\n{link}\n\n");
    }
    body += &format!("-- \n{}\n{off}\n", text(lang, "notice-letter-off", &[]));
    (subject, body)
}

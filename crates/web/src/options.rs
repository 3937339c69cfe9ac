//! What is wrong with an option, in words.

use crate::problem::Problem;
use crate::reader::Reader;
use orrery_core::{OptionInfo, OptionKind};
use orrery_games::GameEntry;

/// No table can be made because of this option: what may be chosen instead.
pub(crate) fn wrong(reader: &Reader, game: Option<&GameEntry>, option: &str) -> Problem {
    // `species[1]` is the second of the option `species`.
    let key = option.split(['[', '.']).next().unwrap_or(option);
    let known = game.and_then(|game| {
        let known = game
            .core
            .info
            .options
            .iter()
            .find(|known| known.key == key)?;
        Some((game, known))
    });
    let reason = match (key, game, known) {
        (_, _, Some((game, known))) => of_game(reader, game, known),
        ("players", Some(game), _) => {
            let (min, max) = game.core.info.players;
            let args = [
                ("game", reader.game(game.id()).into()),
                ("min", min.into()),
                ("max", max.into()),
            ];
            reader.text("problem-option-players", &args)
        }
        ("name", ..) => {
            let max = orrery_table::MAX_NAME.into();
            reader.text("problem-option-name", &[("max", max)])
        }
        ("game" | "pack" | "pace" | "rated" | "seats" | "seed" | "text", ..) => {
            reader.say(&format!("problem-option-{key}"))
        }
        _ => reader.text("problem-option-other", &[("option", option.into())]),
    };
    Problem::OPTIONS.because(reason).about(key)
}

/// No seat can be filled like this: the ways that there are.
pub(crate) fn wrong_kind(reader: &Reader, kind: &str) -> Problem {
    let kind: String = kind.chars().take(orrery_table::MAX_NAME).collect();
    let kinds = crate::new::seat_kinds().join(", ");
    let args = [("kind", kind.into()), ("kinds", kinds.into())];
    let reason = reader.text("problem-option-kind", &args);
    Problem::OPTIONS.because(reason).about("seats")
}

/// What an option of a game may be.
fn of_game(reader: &Reader, game: &GameEntry, option: &OptionInfo) -> String {
    let name = reader.say(&format!("option-{}-{}", game.id(), option.key));
    let name = ("option", name.into());
    let what = match option.kind {
        OptionKind::Number(min, max) => {
            let args = [name, ("min", min.into()), ("max", max.into())];
            reader.text("problem-option-number", &args)
        }
        OptionKind::Flag => reader.text("problem-option-flag", &[name]),
        OptionKind::Name { .. } => reader.text("problem-option-choice", &[name]),
        OptionKind::Names { count, .. } => {
            reader.text("problem-option-several", &[name, ("count", count.into())])
        }
    };
    if option.players == game.core.info.players {
        return what;
    }
    let (min, max) = option.players;
    let when = reader.text(
        "problem-option-when",
        &[("min", min.into()), ("max", max.into())],
    );
    format!("{what} {when}")
}

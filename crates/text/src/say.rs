//! Phrases of games as sentences.

use crate::{Arg, Lang, text};
use orrery_core::{Phrase, Seat, Word};

/// A phrase as a sentence. `names` tells who sits where, see [`seat_name`].
#[must_use]
pub fn say(lang: Lang, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
    let arg = |word: &Word| match word {
        Word::Number(number) => Arg::from(*number),
        word => self::word(lang, word, names).into(),
    };
    let args: Vec<(&str, Arg<'_>)> = phrase
        .args
        .iter()
        .map(|(name, word)| (*name, arg(word)))
        .collect();
    text(lang, &phrase.key, &args)
}

/// A word alone, as in the cell of a panel.
#[must_use]
pub fn word(lang: Lang, word: &Word, names: &dyn Fn(Seat) -> String) -> String {
    match word {
        Word::Number(number) => number.to_string(),
        Word::Text(text) => text.clone(),
        Word::Name(key) => text(lang, key, &[]),
        Word::Seat(seat) => names(*seat),
        Word::Phrase(phrase) => say(lang, phrase, names),
        Word::List(words) if words.is_empty() => "–".to_owned(),
        Word::List(words) => {
            let words: Vec<String> = words
                .iter()
                .map(|one| self::word(lang, one, names))
                .collect();
            let inner = words.iter().any(|word| word.contains(", "));
            words.join(if inner { "; " } else { ", " })
        }
    }
}

/// Who sits in a seat: its name, or the opponent that the rules play if nobody has a name there.
#[must_use]
pub fn seat_name(lang: Lang, names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) => name.clone(),
        None => text(lang, "automaton-rival", &[]),
    }
}

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
        Word::Text(text) => text.clone().into_owned(),
        Word::Local { text, others } => {
            let own = others.iter().find(|(code, _)| *code == lang.code());
            own.map_or(text, |(_, own)| own).clone()
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_become_sentences() {
        let names = |seat: Seat| format!("seat {seat}");
        let says = |lang, phrase: &Phrase| say(lang, phrase, &names);
        let chased = Phrase::new("event-comets-chased")
            .with("seat", Seat::default())
            .with("comet", Word::text("Halley"))
            .with("points", 1u8);
        assert_eq!(says(Lang::En, &chased), "seat 1 chases Halley: 1 point.");
        assert_eq!(says(Lang::Uk, &chased), "seat 1 наздоганяє Halley: 1 очко.");
        let fuel = Phrase::new("refusal-lacking")
            .with("what", Word::name("resource-fuel"))
            .with("needs", 3)
            .with("has", 1);
        let refusal = Phrase::new("refusal-because")
            .with("what", Phrase::new("choice-comets-observe"))
            .with("facts", Word::list([fuel]));
        assert_eq!(
            says(Lang::De, &refusal),
            "Jetzt nicht möglich: Beobachten (Treibstoff: 3 nötig, 1 vorhanden)"
        );
    }

    #[test]
    fn lists_show_where_one_word_ends() {
        let says = |one: &Word| word(Lang::En, one, &|seat| seat.to_string());
        assert_eq!(says(&Word::list::<Word>([])), "–");
        assert_eq!(says(&Word::list([1u8, 2])), "1, 2");
        let inner = Word::list([Word::list([1u8, 2]), Word::text("x")]);
        assert_eq!(says(&inner), "1, 2; x");
    }

    #[test]
    fn a_seat_without_a_name_is_the_rival() {
        let seats = ["Ada".to_owned()];
        let name = |index| seat_name(Lang::It, &seats, Seat::new(index).unwrap());
        assert_eq!([name(0), name(1)], ["Ada", "Rivale"]);
    }
}

//! Phrases of games as sentences.

use crate::{Arg, Lang, attribute, signed, text};
use orrery_core::{Phrase, Seat, Word};
use std::sync::OnceLock;

/// A phrase as a sentence. `names` tells who sits where, see [`seat_name`].
#[must_use]
pub fn say(lang: Lang, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
    let mut sentence = formatted(lang, phrase, names, "");
    // A name that ends with a mark of its own, such as “Are we Being Observed?”, ends the sentence too.
    if sentence.ends_with("?.") || sentence.ends_with("!.") {
        sentence.pop();
    }
    let constants = constants(lang);
    match sentence.strip_prefix(&constants.rival_said) {
        Some(rest) => capital(&constants.rival_said) + rest,
        None => sentence,
    }
}

/// A word alone, as in the cell of a panel.
#[must_use]
pub fn word(lang: Lang, word: &Word, names: &dyn Fn(Seat) -> String) -> String {
    read(lang, word, names, ALONE)
}

/// A word as it stands where a sentence has it as this argument.
#[must_use]
pub fn word_as(lang: Lang, word: &Word, names: &dyn Fn(Seat) -> String, arg: &str) -> String {
    read(lang, word, names, arg)
}

/// The form of what stands alone.
const ALONE: &str = "alone";

/// What stands alone is named (`1 карта`, `Rival`); within a sentence it is told about (`1 карту`, `the rival`). A
/// message can have forms of its own: `.alone`, and one for each argument that it can be, such as `.to` for what
/// stands where a sentence has `{ $to }` (`Венеру`, `zur Venus`).
fn formatted(lang: Lang, phrase: &Phrase, names: &dyn Fn(Seat) -> String, form: &str) -> String {
    let arg = |name: &str, word: &Word| match word {
        Word::Number(number) => Arg::from(*number),
        word => read(lang, word, names, name).into(),
    };
    let args: Vec<(&str, Arg<'_>)> = phrase
        .args
        .iter()
        .map(|(name, word)| (*name, arg(name, word)))
        .collect();
    in_form(lang, &phrase.key, form, &args)
}

/// The message in this form if it has it, or as it is.
pub(crate) fn in_form(lang: Lang, key: &str, form: &str, args: &[(&str, Arg<'_>)]) -> String {
    attribute(lang, key, form, args).unwrap_or_else(|| text(lang, key, args))
}

fn read(lang: Lang, word: &Word, names: &dyn Fn(Seat) -> String, form: &str) -> String {
    match word {
        Word::Number(number) => signed(number.to_string()),
        Word::Text(text) => text.clone().into_owned(),
        Word::Local { text, others } => {
            let own = others.iter().find(|(code, _)| *code == lang.code());
            own.map_or(text, |(_, own)| own).clone()
        }
        Word::Name(key) => in_form(lang, key, form, &[]),
        Word::Seat(seat) => match names(*seat) {
            name if form != ALONE && name == constants(lang).rival => {
                constants(lang).rival_said.clone()
            }
            name => name,
        },
        Word::Phrase(phrase) => formatted(lang, phrase, names, form),
        Word::List(words) => joined(lang, &read_all(lang, words, names, form), None),
        // What stands in a cell is no part of a sentence.
        Word::All(words) if form == ALONE => {
            joined(lang, &read_all(lang, words, names, form), None)
        }
        Word::All(words) => joined(lang, &read_all(lang, words, names, form), Some(AND)),
        Word::Either(words) => joined(lang, &read_all(lang, words, names, form), Some(OR)),
    }
}

fn read_all(lang: Lang, words: &[Word], names: &dyn Fn(Seat) -> String, form: &str) -> Vec<String> {
    let read = |one| read(lang, one, names, form);
    words.iter().map(read).collect()
}

/// Several words of a sentence that hold together.
#[must_use]
pub fn all(lang: Lang, words: &[String]) -> String {
    joined(lang, words, Some(AND))
}

/// The messages that put the last of several words to the others.
const AND: &str = "list-and";
const OR: &str = "list-or";

/// Their form before a word that begins with this letter: Italian has *ed* before another *e*.
const BEFORE_E: &str = "before-e";

/// `a, b and c`; `a and b; c` if the words themselves hold several, so that one sees where each ends.
fn joined(lang: Lang, words: &[String], last: Option<&str>) -> String {
    match words {
        [] => "–".to_owned(),
        [one] => one.clone(),
        [most @ .., one] => {
            let joints = &constants(lang).joints;
            let several = |word: &String| {
                word.contains(", ") || joints.iter().any(|joint| word.contains(joint))
            };
            let form = if one.starts_with(['e', 'E']) {
                BEFORE_E
            } else {
                ""
            };
            match last {
                _ if words.iter().any(several) => words.join("; "),
                Some(key) => put(lang, key, form, most.join(", "), one),
                None => words.join(", "),
            }
        }
    }
}

fn put(lang: Lang, key: &str, form: &str, most: String, last: &str) -> String {
    let args = [("most", most.into()), ("last", last.into())];
    in_form(lang, key, form, &args)
}

/// What is looked for in every sentence.
struct Constants {
    rival: String,
    /// How a sentence speaks of the rival.
    rival_said: String,
    /// What stands between the last two of several words.
    joints: [String; 3],
}

fn constants(lang: Lang) -> &'static Constants {
    static ALL: [OnceLock<Constants>; 4] = [const { OnceLock::new() }; 4];
    ALL[lang as usize].get_or_init(|| Constants {
        rival: text(lang, "automaton-rival", &[]),
        rival_said: in_form(lang, "automaton-rival", "said", &[]),
        joints: [(AND, ""), (AND, BEFORE_E), (OR, "")]
            .map(|(key, form)| put(lang, key, form, String::new(), "")),
    })
}

fn capital(text: &str) -> String {
    let mut rest = text.chars();
    let first = rest.next().into_iter().flat_map(char::to_uppercase);
    first.chain(rest.clone()).collect()
}

/// Who sits in a seat: its name, or the opponent that the rules play if nobody has a name there.
#[must_use]
pub fn seat_name(lang: Lang, names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) => name.clone(),
        None => constants(lang).rival.clone(),
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
        assert_eq!(
            says(Lang::Uk, &chased),
            "seat 1 наздоганяє комету Halley: 1 очко."
        );
        let asks = Phrase::new("event-comets-observed")
            .with("seat", Seat::default())
            .with("comet", Word::text("Who Goes There?"));
        assert_eq!(says(Lang::En, &asks), "seat 1 observes Who Goes There?");
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
        let either = Word::list([Word::either([1u8, 2]), Word::text("x")]);
        assert_eq!(says(&either), "1 or 2; x");
    }

    #[test]
    fn sentences_put_the_last_of_several_words_to_the_others() {
        let says = |lang, effects: Word| {
            let gained = Phrase::new("op-seti-may-pay").with("what", Word::text("x"));
            say(lang, &gained.with("then", effects), &|seat| {
                seat.to_string()
            })
        };
        let some = |n: usize| ["a", "b", "c"].into_iter().take(n).map(Word::text);
        assert_eq!(says(Lang::En, Word::all(some(0))), "you may spend x: –");
        assert_eq!(says(Lang::En, Word::all(some(1))), "you may spend x: a");
        assert_eq!(
            says(Lang::En, Word::all(some(2))),
            "you may spend x: a and b"
        );
        assert!(says(Lang::It, Word::all(some(3))).ends_with(" a, b e c"));
        let before_e = [Word::text("a"), Word::text("Esplorazione")];
        assert!(says(Lang::It, Word::all(before_e.clone())).ends_with(" a ed Esplorazione"));
        let inner = [Word::all(before_e), Word::text("c")];
        assert!(says(Lang::It, Word::all(inner)).ends_with(" a ed Esplorazione; c"));
        assert!(says(Lang::De, Word::either(some(3))).ends_with(" a, b oder c"));
        assert!(says(Lang::Uk, Word::all(some(2))).ends_with(" a та b"));
        let inner = [Word::all(some(2)), Word::text("c")];
        assert!(says(Lang::En, Word::all(inner)).ends_with(" a and b; c"));
        assert!(says(Lang::En, Word::list(some(3))).ends_with(" a, b, c"));
        let cell = word(Lang::En, &Word::all(some(3)), &|seat| seat.to_string());
        assert_eq!(cell, "a, b, c");
    }

    #[test]
    fn a_seat_without_a_name_is_the_rival() {
        let seats = ["Ada".to_owned()];
        let name = |index| seat_name(Lang::It, &seats, Seat::new(index).unwrap());
        assert_eq!([name(0), name(1)], ["Ada", "Rivale"]);
        let launches = |lang, seat: usize| {
            let seat = Seat::new(seat).unwrap();
            let launched = Phrase::new("event-seti-launched").with("seat", seat);
            say(lang, &launched, &|seat| seat_name(lang, &seats, seat))
        };
        assert_eq!(launches(Lang::En, 0), "Ada launches a probe.");
        assert_eq!(launches(Lang::En, 1), "The rival launches a probe.");
        assert_eq!(launches(Lang::De, 1), "Der Rivale startet eine Sonde.");
    }

    #[test]
    fn what_stands_alone_is_named() {
        let nobody = |seat: Seat| seat.to_string();
        let amount = Phrase::new("amount-seti-energy").with("n", 1);
        let gained = Phrase::new("event-seti-gained")
            .with("seat", Seat::default())
            .with("amount", amount.clone());
        assert_eq!(say(Lang::Uk, &gained, &nobody), "1 отримує 1 енергію.");
        let moved = Phrase::new("event-seti-moved").with("seat", Seat::default());
        let moved = moved.with("to", Word::name("body-seti-venus"));
        assert_eq!(
            say(Lang::De, &moved, &nobody),
            "1 bewegt eine Sonde zur Venus."
        );
        assert_eq!(
            say(Lang::Uk, &moved, &nobody),
            "1 переміщує зонд на Венеру."
        );
        let alone = Word::list([amount, Phrase::new("reward-seti-pick")]);
        assert_eq!(
            word(Lang::Uk, &alone, &nobody),
            "1 енергія, 1 карта з ряду чи колоди"
        );
    }
}

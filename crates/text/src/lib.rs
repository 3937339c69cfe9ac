//! Every sentence a person reads, in every language of Orrery.
//!
//! The sentences live in `locales/<language>/<area>.ftl` (Fluent) and are built into the program. That every
//! language has all of them is a check of `cargo xtask tidy`; everything else may look at English alone.
//!
//! | area | what |
//! |---|---|
//! | `command`, `report`, `web` | what the command prints, the page of `simulate --report`, the pages of the server |
//! | `learn` | the pages around lessons |
//! | `people`, `notices` | people at a table, and how they are told of it elsewhere |
//! | `rules` | the examples of the rules, `example-<game>-<scenario>` |
//! | `story` | the log, the turns of others, looking back, and the end of a game |
//! | `common` | words that all games share |
//! | `<game>-names` | the game, its options, components and places, parts of the score |
//! | `<game>-effects` | what its components say |
//! | `<game>-choices` | what is decided |
//! | `<game>-events` | what happens |
//! | `<game>-story` | headlines of turns, and what they bring |
//! | `<game>-panels` | positions in words |
//! | `<game>-board` | what is written on its drawn board |
//! | `<game>-lessons` | what its lessons say |
//!
//! A small game has all of its areas in one file, `<game>`. Keys that are made up from stable names elsewhere:
//!
//! | key | what |
//! |---|---|
//! | `game-<game>` | name of a game |
//! | `catalog-<game>-<section>` | heading of a section of the catalogue |
//! | `fact-<game>-<fact>` | name of a fact printed on a component |
//! | `<kind>-<game>-<name>` | name of a thing: `star-seti-vega`; with a fact as kind, a value of that fact |
//! | `op-<game>-<op>` | an effect or condition printed on a component, with its other fields as arguments |
//! | `tech-<game>-<name>-does` | what a technology does |
//! | `option-<game>-<option>` | name of an option of a game |
//! | `resource-<what>` | what a refusal says is missing |
//! | `about-<game>-<decision>` | what somebody has to decide |
//! | `choice-<game>-<words>` | a choice, by its text without the arguments: `place lower 2` is `place-lower` |
//! | `action-<game>-<words>` | what a refusal speaks of if it is not a whole choice |
//! | `why-<game>-<words>` | the reason of a refusal, part of a sentence |
//! | `event-<game>-<words>` | what happened |
//! | `beat-<game>-<words>` | the same in the headline of a turn |
//! | `gain-<game>-<what>` | so many of something, behind a sign |
//! | `draw-<game>-<words>` | what is written on a drawn board |
//! | `panel-<game>-<words>` | headings and labels of a position |
//! | `lesson-<game>-<lesson>` | the title of a lesson; `-about` its subtitle, `-<n>` a task, `-<n>-done` what is said when it is done, `-<n>-<name>` what is said about something else that was tried |
//! | `automaton-<name>` | an opponent that the rules play |
//! | `score-<game>-<part>` | a part of the final score |
//! | `things-<game>-<kind>` | a kind of component in statistics; with `-about`, what is told of it |
//! | `deed-<deed>` | what players do with components, as the heading of a column |
//!
//! A message can have forms beside its usual one, as attributes: `.alone` for what stands in a cell of its own, and one
//! for each argument of a sentence that needs another case or an article. `body-seti-venus` has `.to = zur Venus` for
//! `{ $seat } bewegt eine Sonde { $to }.`; whatever has no such form is said as it is.
//!
//! Deliberately absent: rules of games, layout, and the choice of a language.

mod catalog;
mod lang;
mod proof;
mod say;

pub use catalog::{Fact, component, fact, facts, mark};
pub use fluent_bundle::FluentValue as Arg;
pub use lang::{Lang, UnknownLang};
pub use proof::faults;
pub use say::{all, say, seat_name, word, word_as};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Entry;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The text files of all languages, in the order of [`Lang::ALL`].
macro_rules! sources {
    ($($area:literal),*) => {
        sources!(@languages ["en", "it", "de", "uk"] [$($area),*])
    };
    (@languages [$($lang:literal),*] $areas:tt) => {
        [$(sources!(@areas $lang $areas)),*]
    };
    (@areas $lang:literal [$($area:literal),*]) => {
        [$(include_str!(concat!("../../../locales/", $lang, "/", $area, ".ftl"))),*]
    };
}

static SOURCES: [[&str; 32]; 4] = sources![
    "command",
    "common",
    "report",
    "rules",
    "web",
    "learn",
    "offline",
    "people",
    "account",
    "notices",
    "teach",
    "seti-lessons",
    "kepler-lessons",
    "comets",
    "kepler-board",
    "kepler-choices",
    "kepler-effects",
    "kepler-events",
    "kepler-names",
    "kepler-panels",
    "kepler-reasons",
    "kepler-story",
    "seti-board",
    "seti-choices",
    "seti-effects",
    "seti-events",
    "seti-names",
    "seti-panels",
    "seti-reasons",
    "seti-story",
    "seti-table",
    "story"
];

/// The rules of a game in the languages after English.
macro_rules! rules {
    ($($game:literal),*) => {
        [$((
            $game,
            [
                include_str!(concat!("../../../docs/rules/it/", $game, ".md")),
                include_str!(concat!("../../../docs/rules/de/", $game, ".md")),
                include_str!(concat!("../../../docs/rules/uk/", $game, ".md")),
            ],
        )),*]
    };
}

static RULES: [(&str, [&str; 3]); 3] = rules!["comets", "kepler", "seti"];

/// The numbered rules of a game in this language, Markdown; the English ones are given.
#[must_use]
pub fn rules(lang: Lang, game: &str, english: &'static str) -> &'static str {
    let translated = || {
        let (_, languages) = RULES.iter().find(|(known, _)| *known == game)?;
        languages.get((lang as usize).checked_sub(1)?).copied()
    };
    translated().unwrap_or(english)
}

struct Locale {
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
}

/// Each language is read when somebody speaks it.
static LOCALES: [LazyLock<Locale>; 4] = [
    LazyLock::new(|| built_in(Lang::En)),
    LazyLock::new(|| built_in(Lang::It)),
    LazyLock::new(|| built_in(Lang::De)),
    LazyLock::new(|| built_in(Lang::Uk)),
];

fn built_in(lang: Lang) -> Locale {
    load(lang, &SOURCES[lang as usize]).expect("the embedded locales are valid")
}

fn load(lang: Lang, sources: &[&str]) -> Result<Locale, String> {
    let id: LanguageIdentifier = lang
        .code()
        .parse()
        .map_err(|_| format!("{lang}: no code"))?;
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks that protect mixed writing directions would be litter in a terminal, and all our
    // languages are written in the same direction.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        Arg::Number(number) => Some(signed(number.as_string().into_owned())),
        _ => None,
    }));
    let mut keys = Vec::new();
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned())
            .map_err(|(_, errors)| format!("{lang}: {errors:?}"))?;
        keys.extend(resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
        bundle
            .add_resource(resource)
            .map_err(|errors| format!("{lang}: {errors:?}"))?;
    }
    keys.sort_unstable();
    Ok(Locale { bundle, keys })
}

fn locale(lang: Lang) -> &'static Locale {
    &LOCALES[lang as usize]
}

/// The sentence with this key. If the language does not have it, English stands in; if English does not
/// have it either, the key itself.
#[must_use]
pub fn text(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let args: FluentArgs<'_> = args.iter().cloned().collect();
    [lang, Lang::En]
        .into_iter()
        .find_map(|lang| format(lang, key, &args))
        .map_or_else(|| key.to_owned(), |(text, _)| text)
}

/// A form of its own that a message has beside its usual one, such as `.alone`.
#[must_use]
pub fn attribute(lang: Lang, key: &str, name: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let bundle = &locale(lang).bundle;
    let pattern = bundle.get_message(key)?.get_attribute(name)?.value();
    let args: FluentArgs<'_> = args.iter().cloned().collect();
    let text = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
    Some(text.into_owned())
}

/// The sentence, and whether something went wrong while putting the arguments in.
fn format(lang: Lang, key: &str, args: &FluentArgs<'_>) -> Option<(String, bool)> {
    let bundle = &locale(lang).bundle;
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    Some((text.into_owned(), !errors.is_empty()))
}

/// True if the language itself has this sentence.
#[must_use]
pub fn has(lang: Lang, key: &str) -> bool {
    locale(lang).bundle.has_message(key)
}

/// All keys of a language, sorted.
#[must_use]
pub fn keys(lang: Lang) -> &'static [String] {
    &locale(lang).keys
}

/// A number with the sign that people write.
fn signed(number: String) -> String {
    match number.strip_prefix('-') {
        Some(rest) => format!("−{rest}"),
        None => number,
    }
}

/// A sentence or a name that stands alone begins with a capital letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}

/// A number as the language writes it: a comma or a point, and thousands apart. Four digits stay together but in
/// English.
#[must_use]
pub fn number(lang: Lang, value: f64, decimals: usize) -> String {
    let plain = format!("{value:.decimals$}");
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let (thousands, decimal) = match lang {
        Lang::En => (',', '.'),
        Lang::It | Lang::De => ('.', ','),
        Lang::Uk => ('\u{a0}', ','),
    };
    let digits = whole.trim_start_matches('-').len();
    let apart = digits > 4 || lang == Lang::En;
    let mut out = String::new();
    for (position, digit) in whole.char_indices() {
        let left = whole.len() - position;
        if apart && left.is_multiple_of(3) && out.ends_with(|c: char| c.is_ascii_digit()) {
            out.push(thousands);
        }
        out.push(digit);
    }
    if !fraction.is_empty() {
        out.push(decimal);
        out.push_str(fraction);
    }
    signed(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::Path;

    /// The variables of each message, read from the text files, and whether one of them is shown: others only choose
    /// between words.
    fn variables(lang: Lang) -> BTreeMap<&'static str, (BTreeSet<&'static str>, bool)> {
        let mut messages: BTreeMap<_, (BTreeSet<_>, bool)> = BTreeMap::new();
        for source in SOURCES[lang as usize] {
            let mut current = "";
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                if let Some((key, _)) = line.split_once(" =")
                    && !key.contains(' ')
                {
                    current = key;
                    messages.entry(current).or_default();
                }
                for rest in line.split('$').skip(1) {
                    let end = rest.find(|c: char| !c.is_ascii_lowercase());
                    let (name, rest) = rest.split_at(end.unwrap_or(rest.len()));
                    let (names, shown) = messages.get_mut(current).unwrap();
                    names.insert(name);
                    *shown |= !rest.trim_start().starts_with("->");
                }
            }
        }
        messages
    }

    /// The message has a variant for exactly this number, which may be said in words: `research for free`.
    fn has_words_for(lang: Lang, key: &str, n: i32) -> bool {
        let sources = SOURCES[lang as usize].iter();
        let mut rest = sources.filter_map(|source| source.split_once(&format!("\n{key} =")));
        let message = rest.next().map(|(_, rest)| rest.split("\n}").next());
        message
            .flatten()
            .is_some_and(|message| message.contains(&format!("[{n}] ")))
    }

    #[test]
    fn every_sentence_can_be_formatted() {
        for lang in Lang::ALL {
            for (key, (variables, shown)) in variables(lang) {
                for n in [0, 1, 2, 5, 11, 21] {
                    let args = variables.iter().map(|name| (*name, Arg::from(n))).collect();
                    let (text, wrong) = format(lang, key, &args).unwrap();
                    assert!(!wrong && !text.is_empty(), "{lang} {key} {n}: {text}");
                    if shown && !has_words_for(lang, key, n) {
                        assert!(text.contains(&n.to_string()), "{lang} {key} {n}: {text}");
                    }
                }
            }
        }
    }

    /// A message as it is and in all its forms.
    fn every_form(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> Vec<String> {
        let message = locale(lang).bundle.get_message(key).unwrap();
        let forms = message.attributes().map(|form| form.id().to_owned());
        let forms: Vec<String> = forms.collect();
        let said = forms.iter().map(|form| attribute(lang, key, form, args));
        said.flatten().chain([text(lang, key, args)]).collect()
    }

    /// The variables that some language chooses plurals by: the others are names.
    fn counts() -> BTreeSet<&'static str> {
        let sources = SOURCES.iter().flatten();
        let plurals = sources.flat_map(|source| source.split("{ $").skip(1));
        plurals
            .filter_map(|rest| rest.split_once(" ->\n"))
            .filter(|(name, rest)| !name.contains(' ') && rest.trim_start().starts_with("[one]"))
            .map(|(name, _)| name)
            .collect()
    }

    #[test]
    fn every_message_can_be_printed_with_every_number_and_name() {
        let counts = counts();
        assert!(
            counts.contains("n") && !counts.contains("trace"),
            "{counts:?}"
        );
        let numbers = [0, 1, 2, 5, 11, 12, 21, 22, 101, -4].map(Arg::from);
        let names = ["Ada", "Who Goes There", "4/12"].map(Arg::from);
        let mut wrong = Vec::new();
        for lang in Lang::ALL {
            for (key, (variables, _)) in variables(lang) {
                for arg in numbers.iter().chain(&names) {
                    let ada = Arg::from("Ada");
                    let number = matches!(arg, Arg::Number(_));
                    let arg = |name: &str| match number && !counts.contains(name) {
                        true => ada.clone(),
                        false => arg.clone(),
                    };
                    let args: Vec<_> = variables.iter().map(|one| (*one, arg(one))).collect();
                    for said in every_form(lang, key, &args) {
                        // Behind a hole in a number's place the same number stands twice.
                        let mut found = faults(lang, &said);
                        found.retain(|kind| *kind != "the same word twice");
                        if !found.is_empty() {
                            wrong.push(format!("{lang} {key}: {found:?} in `{said}`"));
                        }
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// A name that ends with a full stop of its own ends no sentence twice.
    #[test]
    fn abbreviations_stand_within_their_sentences() {
        for lang in Lang::ALL {
            let bonus = text(lang, "bonus-kepler-neo-exploitation", &[]);
            let args = [("seat", "Ada".into()), ("bonus", bonus.into())];
            let said = text(lang, "event-kepler-bonus", &args);
            assert_eq!(faults(lang, &said), [""; 0], "{lang}: {said}");
        }
    }

    #[test]
    fn every_text_file_is_built_in() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        for lang in Lang::ALL {
            let files = fs::read_dir(locales.join(lang.code())).unwrap();
            let files: BTreeSet<String> = files
                .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
                .collect();
            let built_in = SOURCES[lang as usize].map(ToOwned::to_owned).into();
            assert!(files == built_in, "{lang}: not the files of locales/");
        }
        assert_eq!(fs::read_dir(locales).unwrap().count(), Lang::ALL.len());
    }

    #[test]
    fn broken_text_files_are_noticed() {
        assert!(load(Lang::En, &["a = { $x"]).is_err());
        assert!(load(Lang::En, &["a = 1", "a = 2"]).is_err());
        assert!(load(Lang::En, &["a = 1", "b = 2"]).is_ok());
    }

    #[test]
    fn sentences_are_natural_in_every_language() {
        let count = |lang, n: i32| text(lang, "rules-count", &[("count", n.into())]);
        assert_eq!(count(Lang::En, 1), "1 rule");
        assert_eq!(count(Lang::It, 6), "6 regole");
        assert_eq!(count(Lang::De, 2), "2 Regeln");
        let ukrainian = [1, 2, 5, 11, 21, 22].map(|n| count(Lang::Uk, n));
        assert_eq!(
            ukrainian,
            [
                "1 правило",
                "2 правила",
                "5 правил",
                "11 правил",
                "21 правило",
                "22 правила"
            ]
        );
        let lacking = |lang| {
            let what = text(lang, "resource-fuel", &[]);
            let args = [
                ("what", what.into()),
                ("needs", 3.into()),
                ("has", 1.into()),
            ];
            text(lang, "refusal-lacking", &args)
        };
        assert_eq!(
            Lang::ALL.map(lacking),
            [
                "fuel: 3 needed, 1 available",
                "carburante: ne servono 3, ne hai 1",
                "Treibstoff: 3 nötig, 1 vorhanden",
                "паливо: потрібно 3, є 1",
            ]
        );
    }

    #[test]
    fn an_unknown_key_is_detectable_and_stands_for_itself() {
        assert!(has(Lang::It, "game-seti") && !has(Lang::It, "Halley"));
        assert_eq!(text(Lang::It, "Halley", &[]), "Halley");
    }

    #[test]
    fn numbers_are_written_as_people_write_them() {
        assert_eq!(number(Lang::En, 1_234_567.0, 0), "1,234,567");
        assert_eq!(number(Lang::De, 12_345.678, 2), "12.345,68");
        assert_eq!(number(Lang::It, 1234.567, 2), "1234,57");
        assert_eq!(number(Lang::En, -123.0, 1), "−123.0");
        assert_eq!(number(Lang::Uk, -12_345.0, 0), "−12\u{a0}345");
        let less = [("n", (-4).into()), ("part", "x".into())];
        assert_eq!(text(Lang::En, "panel-seti-part", &less), "x: −4");
        assert_eq!(number(Lang::It, 0.0, 0), "0");
    }
}

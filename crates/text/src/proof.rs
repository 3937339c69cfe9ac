//! What a proofreader marks in a sentence, whatever it says. The tests of all texts read with it.

use crate::{Lang, has};

/// The faults of a sentence; none if it can be printed.
#[must_use]
pub fn faults(lang: Lang, said: &str) -> Vec<&'static str> {
    let all: [(&'static str, bool); 11] = [
        ("spaces", spaces(said)),
        ("full stops", stops(said)),
        ("signs of typewriters", said.contains(['\'', '"', '`'])),
        ("quotation marks", quotes(lang, said)),
        ("minus and dash", dashes(said)),
        ("decimals that are none", decimals(lang, said)),
        ("placeholders", placeholders(said)),
        ("the same word twice", twice(said)),
        ("articles", articles(lang, said)),
        ("numbers and nouns", !agree(lang, said)),
        ("sounds", sounds(lang, said)),
    ];
    let found = all.into_iter().filter(|(_, wrong)| *wrong);
    found.map(|(kind, _)| kind).collect()
}

fn any(said: &str, wrong: &[&str]) -> bool {
    wrong.iter().any(|wrong| said.contains(wrong))
}

fn spaces(said: &str) -> bool {
    let before = [" ,", " .", " ;", " :", " ?", " !", " )", " …", "( ", "  "];
    any(said, &before) || said.trim() != said
}

fn stops(said: &str) -> bool {
    any(said, &["..", ",,", ";;", "::", "?.", "!.", ":.", ",."])
}

/// Each language has its own, and they come in pairs.
fn quotes(lang: Lang, said: &str) -> bool {
    let (open, close) = match lang {
        Lang::En => ('“', '”'),
        Lang::De => ('„', '“'),
        Lang::It | Lang::Uk => ('«', '»'),
    };
    let foreign = |sign: char| "«»„“”".contains(sign) && sign != open && sign != close;
    let count = |sign: char| said.matches(sign).count();
    said.contains(foreign) || count(open) != count(close)
}

/// A minus is no hyphen, and neither is a dash.
fn dashes(said: &str) -> bool {
    let mut before = ' ';
    let mut rest = said.chars().peekable();
    while let Some(sign) = rest.next() {
        let number = rest.peek().is_some_and(char::is_ascii_digit);
        if sign == '-' && number && !before.is_alphanumeric() {
            return true;
        }
        before = sign;
    }
    any(said, &[" - ", "--"])
}

/// Coordinates with a comma; English has a comma before three digits.
fn decimals(lang: Lang, said: &str) -> bool {
    said.match_indices(',').any(|(at, _)| {
        let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
        let before = said[..at].ends_with(|c: char| c.is_ascii_digit());
        let after = digits(&said[at + 1..]);
        before && after > 0 && !(lang == Lang::En && after == 3)
    })
}

/// Keys of messages, variables, names of fields.
fn placeholders(said: &str) -> bool {
    let key = |word: &str| word.contains('-') && has(Lang::En, word);
    said.contains(['{', '}', '$', '_'])
        || words(said).any(|word| ["null", "None"].contains(&word))
        || words(said).any(key)
}

fn words(said: &str) -> impl Iterator<Item = &str> {
    said.split_whitespace()
}

fn twice(said: &str) -> bool {
    let letters = |word: &&str| word.chars().all(char::is_alphabetic);
    let pairs = words(said).zip(words(said).skip(1));
    pairs
        .filter(|(one, _)| letters(one))
        .any(|(one, other)| one == other)
}

/// English `a orange`, Italian `di il`, German `von der Rivale`.
fn articles(lang: Lang, said: &str) -> bool {
    let pairs = words(said).zip(words(said).skip(1));
    let vowel = |word: &str| word.starts_with(['a', 'e', 'i', 'o']);
    let consonant = |word: &str| word.starts_with(|c: char| "bcdfgjklmnpqrstvwxyz".contains(c));
    let mut pairs = pairs.map(|(one, other)| (one.trim_start_matches('('), other));
    match lang {
        Lang::En => pairs.any(|(one, other)| match one.to_lowercase().as_str() {
            "a" => vowel(other) && !other.starts_with("one"),
            "an" => consonant(other),
            _ => false,
        }),
        Lang::It => pairs.any(|(one, other)| {
            ["di", "da", "a", "in", "su"].contains(&one)
                && ["il", "lo", "la", "i", "gli", "le"].contains(&other)
        }),
        Lang::De => {
            pairs.any(|(one, other)| one == "der" && other == "Rivalen")
                || any(
                    said,
                    &[
                        "von der Rivale",
                        "bei der Rivale",
                        "zu der Rivale",
                        "mit der Rivale",
                    ],
                )
        }
        Lang::Uk => false,
    }
}

/// After a consonant Ukrainian has `і`, not `й`.
fn sounds(lang: Lang, said: &str) -> bool {
    let hard = |word: &str| word.ends_with(|c: char| "бвгґджзклмнпрстфхцчшщь".contains(c));
    let mut pairs = words(said).zip(words(said).skip(1));
    lang == Lang::Uk && pairs.any(|(one, other)| other == "й" && hard(one))
}

/// Nouns as they stand after 1, after 2 and after 5; several forms are cases.
type Noun = [&'static str; 3];

const ENGLISH: &[Noun] = &[
    ["action", "actions", "actions"],
    ["card", "cards", "cards"],
    ["colony", "colonies", "colonies"],
    ["credit", "credits", "credits"],
    ["cube", "cubes", "cubes"],
    ["exofossil", "exofossils", "exofossils"],
    ["game", "games", "games"],
    ["hex", "hexes", "hexes"],
    ["level", "levels", "levels"],
    ["move", "moves", "moves"],
    ["planet", "planets", "planets"],
    ["player", "players", "players"],
    ["point", "points", "points"],
    ["probe", "probes", "probes"],
    ["ship", "ships", "ships"],
    ["signal", "signals", "signals"],
    ["space", "spaces", "spaces"],
    ["step", "steps", "steps"],
    ["tile", "tiles", "tiles"],
    ["trace", "traces", "traces"],
];

const ITALIAN: &[Noun] = &[
    ["astronave", "astronavi", "astronavi"],
    ["carta", "carte", "carte"],
    ["casella", "caselle", "caselle"],
    ["colonia", "colonie", "colonie"],
    ["credito", "crediti", "crediti"],
    ["dato", "dati", "dati"],
    ["esagono", "esagoni", "esagoni"],
    ["esofossile", "esofossili", "esofossili"],
    ["giocatore", "giocatori", "giocatori"],
    ["livello", "livelli", "livelli"],
    ["medaglia", "medaglie", "medaglie"],
    ["mossa", "mosse", "mosse"],
    ["movimento", "movimenti", "movimenti"],
    ["passo", "passi", "passi"],
    ["pianeta", "pianeti", "pianeti"],
    ["punto", "punti", "punti"],
    ["risorsa", "risorse", "risorse"],
    ["segnale", "segnali", "segnali"],
    ["sonda", "sonde", "sonde"],
    ["tessera", "tessere", "tessere"],
    ["traccia", "tracce", "tracce"],
];

const GERMAN: &[Noun] = &[
    ["Bewegung", "Bewegungen", "Bewegungen"],
    ["Credit", "Credits", "Credits"],
    ["Datensatz", "Daten", "Daten"],
    ["Exofossil", "Exofossilien", "Exofossilien"],
    ["Feld", "Felder", "Felder"],
    ["Karte", "Karten", "Karten"],
    ["Kolonie", "Kolonien", "Kolonien"],
    ["Medaille", "Medaillen", "Medaillen"],
    ["Partie", "Partien", "Partien"],
    ["Person", "Personen", "Personen"],
    ["Punkt", "Punkte Punkten", "Punkte Punkten"],
    ["Runde", "Runden", "Runden"],
    ["Schritt", "Schritte", "Schritte"],
    ["Signal", "Signale", "Signale"],
    ["Sonde", "Sonden", "Sonden"],
    ["Stufe", "Stufen", "Stufen"],
];

const UKRAINIAN: &[Noun] = &[
    ["гекс", "гекси", "гексів"],
    ["гравець", "гравці", "гравців"],
    ["екзофосилія екзофосилію", "екзофосилії", "екзофосилій"],
    ["жетон", "жетони", "жетонів"],
    ["зонд", "зонди", "зондів"],
    ["карта карту", "карти", "карт"],
    ["кредит", "кредити", "кредитів"],
    ["крок", "кроки", "кроків"],
    ["кубик", "кубики", "кубиків"],
    ["медаль", "медалі", "медалей"],
    ["очко", "очки", "очок"],
    ["партія", "партії", "партій"],
    ["планета планету", "планети", "планет"],
    ["плитка плитку", "плитки", "плиток"],
    ["поділка поділку", "поділки", "поділок"],
    ["раунд", "раунди", "раундів"],
    ["сигнал", "сигнали", "сигналів"],
];

/// Behind these words of Ukrainian amounts stand in the genitive.
const GENITIVE: [&str; 3] = ["до", "бракує", "забракло"];

/// Every number and the noun behind it agree.
fn agree(lang: Lang, said: &str) -> bool {
    let nouns = match lang {
        Lang::En => ENGLISH,
        Lang::It => ITALIAN,
        Lang::De => GERMAN,
        Lang::Uk => UKRAINIAN,
    };
    let before = std::iter::once("").chain(words(said));
    let pairs = before.zip(words(said)).zip(words(said).skip(1));
    pairs.into_iter().all(|((before, number), noun)| {
        let Ok(n) = number.trim_start_matches(['(', '+', '−']).parse::<u64>() else {
            return true;
        };
        let word = noun.trim_end_matches(|c: char| !c.is_alphabetic());
        let stands = |forms: &&str| forms.split(' ').any(|form| form == word);
        let known = nouns.iter().find(|noun| noun.iter().any(stands));
        let genitive =
            lang == Lang::Uk && n > 1 && GENITIVE.contains(&before.to_lowercase().as_str());
        known.is_none_or(|noun| stands(&noun[form(lang, n)]) || genitive && stands(&noun[2]))
    })
}

/// Which of the forms of a noun stands behind a number.
fn form(lang: Lang, n: u64) -> usize {
    match (lang, n % 10, n % 100) {
        (Lang::Uk, 1, hundred) if hundred != 11 => 0,
        (Lang::Uk, 2..=4, hundred) if !(12..=14).contains(&hundred) => 1,
        (Lang::Uk, ..) => 2,
        _ if n == 1 => 0,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong, and how it is right.
    const FAULTS: &[(Lang, &str, &str, &str)] = &[
        (Lang::En, "spaces", "Ada  moves.", "Ada moves."),
        (
            Lang::Uk,
            "numbers and nouns",
            "бракує 2 очко",
            "бракує 2 очок",
        ),
        (Lang::En, "spaces", "Ada moves .", "Ada moves."),
        (
            Lang::En,
            "full stops",
            "Ada takes N.E.O..",
            "Ada takes N.E.O.",
        ),
        (Lang::En, "full stops", "Ada plays Who?.", "Ada plays Who?"),
        (Lang::En, "signs of typewriters", "Ada's turn", "Ada’s turn"),
        (Lang::En, "quotation marks", "the card «X»", "the card “X”"),
        (Lang::It, "quotation marks", "la carta “X”", "la carta «X»"),
        (
            Lang::De,
            "quotation marks",
            "die Karte “X”",
            "die Karte „X“",
        ),
        (Lang::Uk, "quotation marks", "карта «X", "карта «X»"),
        (Lang::En, "minus and dash", "x: -4", "x: −4"),
        (Lang::En, "minus and dash", "x - y", "x – y"),
        (Lang::It, "decimals that are none", "in 4,12", "in 4/12"),
        (
            Lang::En,
            "decimals that are none",
            "at 4,12",
            "12,345 copies",
        ),
        (Lang::En, "placeholders", "{ $n } cards", "Kepler-22"),
        (Lang::En, "placeholders", "body-seti-mars", "Mars"),
        (
            Lang::De,
            "the same word twice",
            "auf auf Feld 3",
            "auf Feld 3",
        ),
        (Lang::En, "articles", "a orange trace", "an orange trace"),
        (Lang::En, "articles", "an blue trace", "a blue trace"),
        (
            Lang::It,
            "articles",
            "sonda di il rivale",
            "sonda del rivale",
        ),
        (Lang::De, "articles", "von der Rivale", "vom Rivalen"),
        (Lang::En, "numbers and nouns", "+1 points", "+1 point"),
        (Lang::It, "numbers and nouns", "(1 crediti)", "(1 credito)"),
        (
            Lang::De,
            "numbers and nouns",
            "1 Bewegungen",
            "2 Bewegungen",
        ),
        (
            Lang::De,
            "numbers and nouns",
            "mit 21 Punkt.",
            "mit 21 Punkten.",
        ),
        (Lang::Uk, "numbers and nouns", "21 карт", "21 карту"),
        (Lang::Uk, "numbers and nouns", "5 кредити", "5 кредитів"),
        (Lang::Uk, "numbers and nouns", "12 очки", "22 очки"),
        (
            Lang::Uk,
            "sounds",
            "одну з карт й отримайте",
            "карту й отримайте",
        ),
    ];

    #[test]
    fn every_kind_of_fault_is_found_and_what_is_right_is_left_alone() {
        for &(lang, kind, wrong, right) in FAULTS {
            assert_eq!(faults(lang, wrong), [kind], "{lang}: {wrong}");
            assert_eq!(faults(lang, right), [""; 0], "{lang}: {right}");
        }
        let kinds = faults(
            Lang::En,
            "  a body-seti-mars 'x - 4,1 1 points..” the the a orange",
        );
        assert_eq!(kinds.len(), 10, "{kinds:?}");
    }
}

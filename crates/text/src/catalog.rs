//! The facts of components in words.

use crate::say::{all, in_form};
use crate::{Arg, Lang, has, signed, text};
use orrery_core::CatalogItem;
use serde_json::{Map, Value};

/// What marks a value that is not printed anywhere we know, and one that a public page gives.
#[must_use]
pub fn mark(item: &CatalogItem, fact: &str) -> &'static str {
    match item.sources.get(fact).map(String::as_str) {
        Some("reconstructed") => "*",
        Some(origin) if origin.starts_with("public:") => "°",
        _ => "",
    }
}

/// The name of a component: in the language if the locales know this very component, else as it stands in its data.
#[must_use]
pub fn component(lang: Lang, game: &str, section: &str, item: &CatalogItem) -> String {
    let kind = match section {
        "planets" => "planet",
        "technologies" => "level",
        "cards" => "card",
        "objectives" => "objective",
        "campaigns" => "campaign",
        "main-actions" => "main",
        "bonus-actions" => "bonus",
        "types" => "type",
        _ => return text(lang, &item.name, &[]),
    };
    let key = format!("{kind}-{game}-{}", item.id);
    let named = |fact: &str| item.facts.get(fact).and_then(Value::as_str);
    let printed = as_printed(named(ITALIAN).unwrap_or(&item.name));
    if has(Lang::It, &key) && text(Lang::It, &key, &[]).eq_ignore_ascii_case(&printed) {
        return text(lang, &key, &[]);
    }
    let own = NAMES.iter().find(|(_, of)| *of == lang);
    match own.and_then(|(fact, _)| named(fact)) {
        Some(own) => as_printed(own),
        None => text(lang, &item.name, &[]),
    }
}

/// The facts that name a component in a language.
const NAMES: [(&str, Lang); 3] = [
    (ITALIAN, Lang::It),
    ("german", Lang::De),
    ("ukrainian", Lang::Uk),
];
const ITALIAN: &str = "italian";

/// A fact of a component in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What is told.
    pub name: String,
    /// What is so, marked if it is not printed.
    pub value: String,
    /// The language of the value, if it is not the reader's.
    pub lang: Option<Lang>,
}

/// What there is to tell of a component beside its name. Of its names in other languages only the Italian one, which is
/// printed, tells anything.
#[must_use]
pub fn facts(lang: Lang, game: &str, item: &CatalogItem) -> Vec<Fact> {
    let mut told: Vec<(&String, &Value)> = item.facts.iter().collect();
    told.retain(|(key, _)| {
        let names = NAMES.iter().find(|(fact, _)| fact == key);
        names.is_none_or(|(fact, of)| *fact == ITALIAN && *of != lang)
    });
    let say = |(key, value): (&String, &Value)| Fact {
        name: text(lang, &format!("fact-{game}-{key}"), &[]),
        value: fact(lang, game, key, value) + mark(item, key),
        lang: (key == ITALIAN).then_some(Lang::It),
    };
    told.into_iter().map(say).collect()
}

/// A text of a data file as it is printed: with an apostrophe instead of the mark of typewriters, and coordinates as
/// sentences have them, because a comma would make a number of them in most languages.
fn as_printed(text: &str) -> String {
    let coordinates = text.split_once(',').filter(|(q, r)| {
        let number = |text: &str| text.parse::<i8>().is_ok();
        number(q) && number(r)
    });
    match coordinates {
        Some((q, r)) => format!("{}/{}", signed(q.to_owned()), signed(r.to_owned())),
        None => text.replace('\'', "’"),
    }
}

/// The value of a fact of a component in words.
#[must_use]
pub fn fact(lang: Lang, game: &str, fact: &str, value: &Value) -> String {
    Words { lang, game }.value(fact, value)
}

/// Puts the values of facts into words.
struct Words<'a> {
    lang: Lang,
    game: &'a str,
}

impl Words<'_> {
    fn value(&self, fact: &str, value: &Value) -> String {
        match value {
            Value::Null => "–".to_owned(),
            Value::Bool(true) => text(self.lang, "fact-yes", &[]),
            Value::Bool(false) => text(self.lang, "fact-no", &[]),
            Value::Number(number) => signed(number.to_string()),
            Value::String(word) => self.word(fact, word, ""),
            Value::Array(values) => {
                let values = values.iter().map(|value| self.value(fact, value));
                values.collect::<Vec<_>>().join("; ")
            }
            Value::Object(object) => match object.get("op") {
                Some(Value::String(op)) => self.sentence(op, object),
                _ => self.resources(object),
            },
        }
    }

    /// The value in the language, or as it stands if it is no word of the game. One of several `objectives` is an
    /// `objective`.
    fn word(&self, fact: &str, value: &str, form: &str) -> String {
        let one = fact.strip_suffix('s').unwrap_or(fact);
        let keys = [fact, one].map(|kind| format!("{kind}-{}-{value}", self.game));
        match keys.iter().find(|key| has(self.lang, key)) {
            Some(key) => in_form(self.lang, key, form, &[]),
            None => as_printed(value),
        }
    }

    /// An operation or condition: a message with the other fields as its arguments. Numbers stay numbers and truth
    /// values `true` or `false`, so that the message can choose its words by them.
    fn sentence(&self, op: &str, fields: &Map<String, Value>) -> String {
        let argument = |(field, value): (&String, &Value)| {
            let value = match value {
                Value::Bool(truth) => Arg::from(truth.to_string()),
                Value::Number(number) => Arg::from(number.as_f64().unwrap_or_default()),
                Value::String(word) => Arg::from(self.word(field, word, field)),
                Value::Object(amounts) if !amounts.contains_key("op") => {
                    Arg::from(self.amounts(amounts))
                }
                // Effects follow each other; of conditions the message says how many have to hold.
                Value::Array(effects) if field != "conditions" => {
                    let effects = effects.iter().map(|effect| self.value(field, effect));
                    Arg::from(all(self.lang, &effects.collect::<Vec<_>>()))
                }
                value => Arg::from(self.value(field, value)),
            };
            (field.replace('_', ""), value)
        };
        let arguments: Vec<(String, Arg<'_>)> = fields.iter().map(argument).collect();
        let arguments: Vec<(&str, Arg<'_>)> = arguments
            .iter()
            .map(|(name, value)| (name.as_str(), value.clone()))
            .collect();
        text(self.lang, &format!("op-{}-{op}", self.game), &arguments)
    }

    /// `2 energy, 1 matter`, as a sentence tells it.
    fn amounts(&self, amounts: &Map<String, Value>) -> String {
        let there = amounts.iter().filter(|(_, amount)| **amount != 0);
        let told = there.map(|(what, amount)| {
            let key = format!("amount-{}-{what}", self.game);
            let n = Arg::from(amount.as_f64().unwrap_or_default());
            text(self.lang, &key, &[("n", n)])
        });
        all(self.lang, &told.collect::<Vec<_>>())
    }

    /// `energy 2 + matter 1`, or a dash for nothing.
    fn resources(&self, amounts: &Map<String, Value>) -> String {
        let there = amounts.iter().filter(|(_, amount)| **amount != 0);
        let resource = |(what, amount): (&String, &Value)| {
            format!(
                "{} {amount}",
                text(self.lang, &format!("resource-{what}"), &[])
            )
        };
        let resources: Vec<String> = there.map(resource).collect();
        match resources.join(" + ") {
            nothing if nothing.is_empty() => "–".to_owned(),
            resources => resources,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn components_are_named_in_the_language_of_the_reader() {
        let facts_of = |value: Value| match value {
            Value::Object(facts) => facts,
            _ => Map::new(),
        };
        let named = json!({"german": "Eis", "italian": "Rifiuto d'Oro", "points": 2});
        let item = CatalogItem {
            id: "999".to_owned(),
            name: "Ice".to_owned(),
            facts: facts_of(named),
            sources: [("points".to_owned(), "reconstructed".to_owned())].into(),
        };
        let name = |lang| component(lang, "kepler", "planets", &item);
        assert_eq!(Lang::ALL.map(name), ["Ice", "Rifiuto d’Oro", "Eis", "Ice"]);
        let told = |lang| -> Vec<String> {
            let facts = facts(lang, "kepler", &item).into_iter();
            facts
                .map(|Fact { name, value, lang }| match lang {
                    Some(lang) => format!("{name} ({lang}): {value}"),
                    None => format!("{name}: {value}"),
                })
                .collect()
        };
        assert_eq!(told(Lang::It), ["punti: 2*"]);
        assert_eq!(
            told(Lang::De),
            ["italienischer Name (it): Rifiuto d’Oro", "Punkte: 2*"]
        );
    }

    #[test]
    fn places_are_not_numbers() {
        let says = |lang, value: Value| fact(lang, "kepler", "binary", &value);
        assert_eq!(says(Lang::De, json!(["-2,7", "11,9"])), "−2/7; 11/9");
        let there = json!({"op": "hex", "hex": "-2,7", "zone": "long"});
        assert_eq!(says(Lang::En, there), "−2/7 (long-range zone)");
    }

    #[test]
    fn sentences_take_words_and_amounts_in_their_forms() {
        let says = |lang, effect: Value| fact(lang, "kepler", "effect", &effect);
        let produce = json!({
            "op": "produce", "on": "earth", "resources": {"energy": 1, "matter": 2, "antimatter": 0},
        });
        assert_eq!(
            says(Lang::En, produce.clone()),
            "produce 1 energy and 2 matter on Earth"
        );
        assert_eq!(
            says(Lang::Uk, produce),
            "виробити 1 енергію та 2 матерії на Землі"
        );
        let advance = json!({"op": "advance-track", "track": "colonial", "amount": 2});
        assert_eq!(
            says(Lang::Uk, advance),
            "просунутися на 2 поділки колоніального треку"
        );
        assert_eq!(
            fact(Lang::Uk, "kepler", "track", &json!("colonial")),
            "колоніальний трек"
        );
    }
}

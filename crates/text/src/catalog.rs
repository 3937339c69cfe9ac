//! The facts of components in words.

use crate::say::in_form;
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
    let italian = item.facts.get("italian").and_then(Value::as_str);
    let printed = italian.unwrap_or(&item.name).replace('\'', "’");
    if has(Lang::It, &key) && text(Lang::It, &key, &[]).eq_ignore_ascii_case(&printed) {
        text(lang, &key, &[])
    } else {
        text(lang, &item.name, &[])
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
        match keys.iter().find(|key| has(Lang::En, key)) {
            Some(key) => in_form(self.lang, key, form, &[]),
            None => value.to_owned(),
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
        told.collect::<Vec<_>>().join(", ")
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
    fn sentences_take_words_and_amounts_in_their_forms() {
        let says = |lang, effect: Value| fact(lang, "kepler", "effect", &effect);
        let produce = json!({
            "op": "produce", "on": "earth", "resources": {"energy": 1, "matter": 2, "antimatter": 0},
        });
        assert_eq!(
            says(Lang::En, produce.clone()),
            "produce 1 energy, 2 matter on Earth"
        );
        assert_eq!(
            says(Lang::Uk, produce),
            "виробити 1 енергію, 2 матерії на Землі"
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

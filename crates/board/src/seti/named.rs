//! What there is to read about something that the log names, and to see: a card, a technology, a planet, a moon.

use super::{card, techs};
use crate::Named;
use maud::Markup;
use orrery_core::{Phrase, Seat, Word};
use orrery_seti::choice::Site;
use orrery_seti::names::{Body, CARDS, Card, Moon, PLANETS};
use orrery_seti::op::Addr;
use orrery_seti::pack::pack;
use orrery_seti::speak;
use orrery_text::{Lang, text, word};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// All cards by their names, which are the same in every language.
static BY_NAME: LazyLock<BTreeMap<&str, Card>> = LazyLock::new(|| {
    let cards = (0..CARDS).map(Card::at);
    cards
        .map(|card| (pack().card(card).name.as_ref(), card))
        .collect()
});

pub(super) fn named(lang: Lang, it: &Word) -> Option<Named> {
    match it {
        Word::Text(name) => {
            let card = BY_NAME.get(name.as_ref())?;
            Some(Named::Component(card.to_string()))
        }
        Word::Name(key) => {
            let (kind, id) = key.split_once("-seti-")?;
            let words = match kind {
                "tech" => techs::says(lang, id.parse().ok()?),
                "body" => planet(lang, id.parse().ok()?)?,
                "moon" => moon(lang, id.parse().ok()?),
                _ => return None,
            };
            Some(Named::Words(words))
        }
        _ => None,
    }
}

/// The picture of a card that a sentence names, or of one that shows the planet it names.
pub(super) fn poster(phrase: &Phrase) -> Option<Markup> {
    let shown = phrase.args.iter().find_map(|(_, word)| shows(word));
    Some(card::art(shown?))
}

fn shows(it: &Word) -> Option<Card> {
    match it {
        Word::Text(name) => BY_NAME.get(name.as_ref()).copied(),
        Word::Name(key) => {
            let planet = match key.split_once("-seti-")? {
                ("body", id) => id.to_owned(),
                ("moon", id) => id.parse::<Moon>().ok()?.planet().to_string(),
                _ => return None,
            };
            let there = |card: &Card| {
                let place = pack().card(*card).place;
                place.is_some_and(|place| place.to_string() == planet)
            };
            (0..CARDS).map(Card::at).find(there)
        }
        _ => None,
    }
}

fn say(lang: Lang, it: &Word) -> String {
    let nobody = |_: Seat| String::new();
    word(lang, it, &nobody)
}

/// What one of the two ways to visit a place brings.
fn brings(lang: Lang, key: &str, program: Addr) -> String {
    format!(
        "{}: {}.",
        text(lang, key, &[]),
        say(lang, &speak::reward(program))
    )
}

fn planet(lang: Lang, body: Body) -> Option<String> {
    let printed = pack()
        .planets
        .get(body.index())
        .filter(|_| body.index() < PLANETS)?;
    let ways = [
        say(lang, &body.into()) + ".",
        brings(lang, "draw-seti-orbit", printed.every_orbiter),
        brings(lang, "draw-seti-land", printed.every_lander),
    ];
    Some(ways.join(" "))
}

fn moon(lang: Lang, moon: Moon) -> String {
    let name = say(lang, &Site::Moon(moon).into());
    format!(
        "{name}. {}",
        brings(lang, "draw-seti-land", pack().moons[moon.index()])
    )
}

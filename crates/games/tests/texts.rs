//! Every name, prompt and choice that games show exists in every language.
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic too")]

use orrery_core::{Game, Match, Phrase, Rng, Speak, Viewer, Word};
use orrery_games::{GAMES, entries};
use orrery_seti::names::{
    About, Body, Color, Corner, Gold, Income, Moon, Side, Source, Species, Star, Tech, Trace,
};
use orrery_seti::{Options, Seti};
use orrery_text::{Arg, Lang, has, keys, say, seat_name, text};
use serde_json::json;
use std::collections::BTreeSet;

#[track_caller]
fn all_languages_have(key: &str) {
    for lang in Lang::ALL {
        assert!(has(lang, key), "{lang}: `{key}` is missing");
    }
}

#[test]
fn catalogues_speak_every_language() {
    for game in GAMES {
        let id = game.id();
        all_languages_have(&format!("game-{id}"));
        for section in (game.core.info.catalog)().sections {
            all_languages_have(&format!("catalog-{id}-{}", section.id));
            for (fact, value) in section.items.iter().flat_map(|item| &item.facts) {
                all_languages_have(&format!("fact-{id}-{fact}"));
                if let Some(word) = value.as_str() {
                    all_languages_have(&format!("{fact}-{id}-{word}"));
                }
            }
        }
    }
}

#[test]
fn names_of_seti_exist() {
    macro_rules! names {
        ($($kind:literal: $set:ident),* $(,)?) => {
            $(for name in $set::ALL {
                all_languages_have(&format!(concat!($kind, "-seti-{}"), name));
            })*
        };
    }
    names! {
        "about": About, "body": Body, "corner": Corner, "gold": Gold, "income": Income,
        "moon": Moon, "score": Source, "side": Side, "signal": Color, "species": Species,
        "star": Star, "tech": Tech, "trace": Trace,
    }
    for tech in Tech::ALL {
        all_languages_have(&format!("tech-seti-{tech}-does"));
    }
    all_languages_have("space-seti");
    let resources = "cards computer credits data energy exofossils probe-room probes publicity";
    for what in resources.split(' ') {
        all_languages_have(&format!("resource-{what}"));
    }
}

/// One choice for each message.
const CHOICES: &str = "income 24; launch; orbit mars; land europa; scan; analyse; play 57; \
    research; pass; move 1 r3s4; corner 12; place upper; place lower 2; complete 88; \
    deliver et.4 2; exchange credit energy; buy; end; continue; take 57; draw; tuck 57; skip; \
    done; step 1 r3s4; step 1 r3s4 energy; step 1 r3s4 card 12; earth kepler-22; row 57; \
    telescope-2; telescope-3 57; telescope-4 launch; telescope-4 move; signal vega; \
    signal oumuamua; discard 57; trace pink right 2; trace blue left discovery; \
    trace orange left overflow; tech telescope-2; slot 3; remove orbiter mars; \
    remove orbiter mars first; remove lander europa; remove lander mars space 1; probe r2s6; \
    pay; show 2; sample 3; samples jupiter; cover 77 2; publicity; movement; space 2; \
    gold income; message 2; secret et.44; resolve vega; resolve oumuamua; milestone gold; \
    milestone message; milestone card; milestone exertian; task 2 1";

/// The message exists in every language and says every argument.
#[track_caller]
fn says_everything(phrase: &Phrase) {
    all_languages_have(&phrase.key);
    // Numbers, since a message may choose its words by them.
    let names = phrase.args.iter().map(|&(name, _)| name);
    let values: Vec<(&str, i32)> = names.zip(101..).collect();
    let args: Vec<(&str, Arg<'_>)> = values.iter().map(|&(name, n)| (name, n.into())).collect();
    for lang in Lang::ALL {
        let sentence = text(lang, &phrase.key, &args);
        assert!(!sentence.contains('{'), "{lang} {}: {sentence}", phrase.key);
        for (name, n) in &values {
            let told = sentence.contains(&n.to_string());
            assert!(
                told,
                "{lang} {}: ${name} is not in `{sentence}`",
                phrase.key
            );
        }
    }
}

fn keys_starting(prefix: &str) -> BTreeSet<String> {
    let known = keys(Lang::En).iter().cloned();
    known.filter(|key| key.starts_with(prefix)).collect()
}

#[test]
fn choices_of_seti_have_messages() {
    let game = Seti::new(&Options::default(), 1).unwrap();
    let view = Game::view(&game, Viewer::Spectator);
    let mut shown = BTreeSet::new();
    for example in CHOICES.split("; ") {
        let phrase = Seti::say_choice(&view, example.parse().expect(example));
        says_everything(&phrase);
        assert!(
            shown.insert(phrase.key),
            "`{example}` is one example too many"
        );
    }
    assert_eq!(
        shown,
        keys_starting("choice-seti-"),
        "messages and examples differ"
    );
}

/// Plays a random game and checks everything that people read on the way.
fn read_game(game: &mut dyn Match, rng: &mut Rng) {
    let seats: Vec<String> = (1..=game.seats())
        .map(|seat| format!("Ada {seat}"))
        .collect();
    while let Some(decision) = game.decision() {
        let prompt = format!("about-{}-{}", game.info().id, decision.about);
        assert!(has(Lang::En, &prompt), "{prompt}");
        let offers = game.offers();
        for lang in Lang::ALL {
            let mut said = BTreeSet::new();
            for offer in &offers {
                let sentence = sentence(lang, &offer.phrase, &seats);
                assert!(said.insert(sentence), "{lang}: {offer:?} is said twice");
            }
            for refusal in game.refusals() {
                sentence(lang, &game.say_refusal(&refusal), &seats);
            }
        }
        let choice = &offers[rng.below(offers.len())].choice;
        game.play(decision.seat, choice).unwrap();
    }
}

/// The sentence, which must be one: every key in it exists in the language itself.
#[track_caller]
fn sentence(lang: Lang, phrase: &Phrase, seats: &[String]) -> String {
    check_keys(lang, &Word::Phrase(phrase.clone()));
    let sentence = say(lang, phrase, &|seat| seat_name(lang, seats, seat));
    assert!(!sentence.contains('{'), "{lang}: {sentence}");
    sentence
}

#[track_caller]
fn check_keys(lang: Lang, word: &Word) {
    match word {
        Word::Number(_) | Word::Text(_) | Word::Seat(_) => {}
        Word::Name(key) => assert!(has(lang, key), "{lang}: `{key}` is missing"),
        Word::Phrase(phrase) => {
            assert!(
                has(lang, &phrase.key),
                "{lang}: `{}` is missing",
                phrase.key
            );
            phrase
                .args
                .iter()
                .for_each(|(_, word)| check_keys(lang, word));
        }
        Word::List(words) => words.iter().for_each(|word| check_keys(lang, word)),
    }
}

#[test]
fn people_can_read_every_game() {
    let mut rng = Rng::new(7);
    for entry in entries() {
        let (fewest, most) = entry.info.players;
        for players in fewest..=most {
            for seed in 0..3 {
                let options = json!({ "players": players });
                read_game(&mut *(entry.start)(&options, seed).unwrap(), &mut rng);
            }
        }
    }
}

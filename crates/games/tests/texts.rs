//! Every name, prompt and choice that games show exists in every language.

use orrery_core::{Catalog, Game, Rng, Silent};
use orrery_games::GAMES;
use orrery_kepler::names::{Icon, Kind, Target, Zone};
use orrery_kepler::pack::PackRef;
use orrery_seti::choice::{Extra, MilestoneKind, Spot};
use orrery_seti::names::{
    About, Body, Color, Corner, Gold, Income, Moon, Side, Source, Species, Star, Tech, Trace,
};
use orrery_seti::{Choice, Options, Seti};
use orrery_text::{Arg, Lang, has, keys, text};
use serde_json::Value;
use std::collections::BTreeSet;

#[track_caller]
fn all_languages_have(key: &str) {
    for lang in Lang::ALL {
        assert!(has(lang, key), "{lang}: `{key}` is missing");
    }
}

/// Facts whose values are names or places and no words of the game.
const NO_WORDS: &str = "italian objectives sol single binary triple sagittarius-a";

#[test]
fn catalogues_speak_every_language() {
    for game in GAMES {
        catalogue_speaks(game.id(), &(game.core.info.catalog)());
    }
    catalogue_speaks("kepler", &PackRef::builtin().catalog);
}

fn catalogue_speaks(game: &str, catalog: &Catalog) {
    all_languages_have(&format!("game-{game}"));
    for section in &catalog.sections {
        all_languages_have(&format!("catalog-{game}-{}", section.id));
        for item in &section.items {
            if item.name.contains(&format!("-{game}-")) {
                all_languages_have(&item.name);
            }
            for (fact, value) in &item.facts {
                all_languages_have(&format!("fact-{game}-{fact}"));
                value_speaks(game, fact, value);
            }
        }
    }
}

fn value_speaks(game: &str, fact: &str, value: &Value) {
    match value {
        Value::String(word) if !NO_WORDS.split(' ').any(|free| free == fact) => {
            all_languages_have(&format!("{fact}-{game}-{word}"));
        }
        Value::Array(values) => values
            .iter()
            .for_each(|value| value_speaks(game, fact, value)),
        Value::Object(fields) => match fields.get("op").and_then(Value::as_str) {
            Some(op) => {
                all_languages_have(&format!("op-{game}-{op}"));
                for (field, value) in fields.iter().filter(|(field, _)| *field != "op") {
                    value_speaks(game, field, value);
                }
            }
            None => fields
                .keys()
                .for_each(|what| all_languages_have(&format!("resource-{what}"))),
        },
        _ => {}
    }
}

/// Words that no entry of the built-in pack happens to use.
#[test]
fn words_of_other_packs_of_kepler_exist() {
    for icon in Icon::ALL {
        all_languages_have(&format!("icon-kepler-{icon}"));
    }
    for kind in Kind::ALL {
        all_languages_have(&format!("type-kepler-{kind}"));
    }
    for zone in Zone::ALL {
        all_languages_have(&format!("zone-kepler-{zone}"));
    }
    for target in Target::ALL {
        all_languages_have(&format!("target-kepler-{target}"));
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

/// The words of the message of a choice, and its arguments.
fn message(choice: Choice) -> (&'static str, &'static [&'static str]) {
    use Choice as C;
    match choice {
        C::Income(_) => ("income", &["card"]),
        C::Launch => ("launch", &[]),
        C::Orbit(_) => ("orbit", &["body"]),
        C::Land(_) => ("land", &["site"]),
        C::Scan => ("scan", &[]),
        C::Analyse => ("analyse", &[]),
        C::Play(_) => ("play", &["card"]),
        C::Research => ("research", &[]),
        C::Pass => ("pass", &[]),
        C::Move(..) => ("move", &["probe", "space"]),
        C::Corner(_) => ("corner", &["card"]),
        C::PlaceUpper => ("place-upper", &[]),
        C::PlaceLower(_) => ("place-lower", &["slot"]),
        C::Complete(_) => ("complete", &["card"]),
        C::Deliver(..) => ("deliver", &["card", "probe"]),
        C::Exchange(..) => ("exchange", &["give", "gain"]),
        C::Buy => ("buy", &[]),
        C::End => ("end", &[]),
        C::Continue => ("continue", &[]),
        C::Take(_) => ("take", &["card"]),
        C::Draw => ("draw", &[]),
        C::Tuck(_) => ("tuck", &["card"]),
        C::Skip => ("skip", &[]),
        C::Done => ("done", &[]),
        C::Step(.., Extra::None) => ("step", &["probe", "space"]),
        C::Step(.., Extra::Energy) => ("step-energy", &["probe", "space"]),
        C::Step(.., Extra::Card(_)) => ("step-card", &["probe", "space", "card"]),
        C::Earth(_) => ("earth", &["star"]),
        C::Row(_) => ("row", &["card"]),
        C::Telescope2 => ("telescope-2", &[]),
        C::Telescope3(_) => ("telescope-3", &["card"]),
        C::Telescope4Launch => ("telescope-4-launch", &[]),
        C::Telescope4Move => ("telescope-4-move", &[]),
        C::Signal(_) => ("signal", &["star"]),
        C::SignalTile => ("signal-oumuamua", &[]),
        C::Discard(_) => ("discard", &["card"]),
        C::Trace(.., Spot::Row(_)) => ("trace", &["trace", "side", "number"]),
        C::Trace(.., Spot::Discovery) => ("trace-discovery", &["trace", "side"]),
        C::Trace(.., Spot::Overflow) => ("trace-overflow", &["trace", "side"]),
        C::Tech(_) => ("tech", &["tech"]),
        C::Slot(_) => ("slot", &["slot"]),
        C::RemoveOrbiter(_, false) => ("remove-orbiter", &["body"]),
        C::RemoveOrbiter(_, true) => ("remove-orbiter-first", &["body"]),
        C::RemoveLander(_, 0) => ("remove-lander", &["site"]),
        C::RemoveLander(..) => ("remove-lander-space", &["site", "number"]),
        C::Probe(_) => ("probe", &["space"]),
        C::Pay => ("pay", &[]),
        C::Show(_) => ("show", &["count"]),
        C::Sample(_) => ("sample", &["number"]),
        C::Samples(_) => ("samples", &["body"]),
        C::Cover(..) => ("cover", &["card", "number"]),
        C::Publicity => ("publicity", &[]),
        C::Movement => ("movement", &[]),
        C::DataSpace(_) => ("space", &["number"]),
        C::Gold(_) => ("gold", &["gold"]),
        C::Message(_) => ("message", &["number"]),
        C::Secret(_) => ("secret", &["card"]),
        C::Resolve(_) => ("resolve", &["star"]),
        C::ResolveTile => ("resolve-oumuamua", &[]),
        C::Task(..) => ("task", &["tile", "task"]),
        C::Milestone(MilestoneKind::Gold) => ("milestone-gold", &[]),
        C::Milestone(MilestoneKind::Message) => ("milestone-message", &[]),
        C::Milestone(MilestoneKind::Card) => ("milestone-card", &[]),
        C::Milestone(MilestoneKind::Exertian) => ("milestone-exertian", &[]),
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

#[test]
fn choices_of_seti_have_messages() {
    let mut shown = BTreeSet::new();
    for example in CHOICES.split("; ") {
        let choice: Choice = example.parse().expect(example);
        let (words, names) = message(choice);
        let key = format!("choice-seti-{words}");
        all_languages_have(&key);
        // Numbers, since a message may choose its words by them.
        let values: Vec<(&str, i32)> = names.iter().copied().zip(101..).collect();
        let args: Vec<(&str, Arg<'_>)> = values.iter().map(|&(name, n)| (name, n.into())).collect();
        for lang in Lang::ALL {
            let sentence = text(lang, &key, &args);
            assert!(!sentence.contains('{'), "{lang} {key}: {sentence}");
            for (name, n) in &values {
                let told = sentence.contains(&n.to_string());
                assert!(told, "{lang} {key}: ${name} is not in `{sentence}`");
            }
        }
        assert!(shown.insert(key), "`{example}` is one example too many");
    }
    let known = keys(Lang::En).iter().cloned();
    let known: BTreeSet<String> = known
        .filter(|key| key.starts_with("choice-seti-"))
        .collect();
    assert_eq!(shown, known, "messages and examples differ");
}

#[test]
fn games_of_seti_show_only_known_words() {
    let mut rng = Rng::new(7);
    let (mut choices, mut resources) = (Vec::new(), BTreeSet::new());
    for seed in 0..12 {
        let options = Options {
            players: 2 + (seed % 3) as u8,
            ..Options::default()
        };
        let mut game = Seti::new(&options, seed).unwrap();
        while let Some(decision) = game.decision() {
            assert!(has(Lang::En, &format!("about-seti-{}", decision.about)));
            let facts = game
                .refusals()
                .into_iter()
                .flat_map(|refusal| refusal.facts);
            resources.extend(facts.map(|fact| fact.what));
            choices.clear();
            game.choices(&mut choices);
            for choice in &choices {
                let (words, _) = message(*choice);
                assert!(has(Lang::En, &format!("choice-seti-{words}")), "{choice}");
            }
            game.apply(choices[rng.below(choices.len())], &mut Silent);
        }
        assert!(game.outcome().is_some());
    }
    assert!(resources.len() > 5, "{resources:?}");
    for what in resources {
        all_languages_have(&format!("resource-{what}"));
    }
}

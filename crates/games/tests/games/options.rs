//! What games say about their options is what they accept.

use orrery_core::OptionKind;
use orrery_games::GAMES;
use orrery_text::{Lang, has};
use serde_json::{Value, json};

/// Every value that an option offers, and some that it does not.
fn values(kind: OptionKind) -> (Vec<Value>, Vec<Value>) {
    match kind {
        OptionKind::Number(min, max) => {
            let good = (min..=max).map(Value::from).collect();
            (good, vec![json!(min - 1), json!(max + 1), json!("x")])
        }
        OptionKind::Flag => (vec![json!(true), json!(false)], vec![json!(2)]),
        OptionKind::Name { names, .. } => {
            let good = names.iter().map(|name| json!(name)).collect();
            (good, vec![json!("x"), json!(1)])
        }
        OptionKind::Names { names, count, .. } => {
            let list = |start: usize| {
                let turned = names.iter().cycle().skip(start).take(count);
                json!(turned.collect::<Vec<_>>())
            };
            let good = (0..names.len()).map(list).collect();
            let same = vec![names[0]; count.max(2)];
            (good, vec![json!(same), json!([]), json!("x")])
        }
    }
}

#[test]
fn every_value_on_offer_is_accepted_and_no_other() {
    for game in GAMES {
        let (info, start) = (game.core.info, game.core.start);
        for option in info.options {
            let (good, bad) = values(option.kind);
            for players in option.players.0..=option.players.1 {
                let with =
                    |value: &Value| start(&json!({"players": players, option.key: value}), 1);
                for value in &good {
                    let done = with(value).map(|_| ());
                    assert_eq!(done, Ok(()), "{} {} {value}", game.id(), option.key);
                }
                for value in &bad {
                    let refused = with(value).err().unwrap();
                    assert!(refused.option.starts_with(option.key), "{refused}");
                }
            }
        }
    }
}

#[test]
fn options_have_names() {
    for game in GAMES {
        let id = game.id();
        for option in game.core.info.options {
            let mut keys = vec![format!("option-{id}-{}", option.key)];
            if let OptionKind::Name { of, names } | OptionKind::Names { of, names, .. } =
                option.kind
            {
                keys.extend(names.iter().map(|name| format!("{of}-{id}-{name}")));
            }
            for key in keys {
                assert!(has(Lang::En, &key), "{key}");
            }
        }
    }
}

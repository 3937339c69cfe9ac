//! The fingerprint of a pack.

use crate::{Files, places};
use orrery_kepler::pack::PackRef;
use orrery_kepler::read::{FILES, builtin_file, read};
use serde_json::{Value, json};

fn is_provenance(pointer: &str) -> bool {
    pointer.contains("/source") || pointer.contains("/note")
}

#[test]
fn the_fingerprint_changes_with_every_value_and_with_nothing_else() {
    let builtin = Files::builtin();
    let hash = PackRef::builtin().hash;
    let (mut values, mut origins, mut refused) = (0, 0, 0);
    for (file, content) in &builtin.0 {
        let mut found = Vec::new();
        places(content, "", &mut found);
        for pointer in found {
            let changed = match content.pointer(&pointer) {
                _ if pointer.is_empty() => continue,
                Some(Value::Number(n)) => vec![json!(n.as_u64().unwrap() + 1)],
                Some(Value::Bool(truth)) => vec![json!(!truth)],
                Some(Value::Null) => vec![json!(1), json!("regenerate")],
                Some(Value::String(text)) if is_provenance(&pointer) => {
                    let origin = if text == "printed" {
                        "rulebook"
                    } else {
                        "printed"
                    };
                    vec![json!(origin)]
                }
                Some(Value::String(text)) => {
                    vec![json!(format!("{text}x")), json!("rocky"), json!("long")]
                }
                _ => continue,
            };
            for value in changed {
                let same = content.pointer(&pointer) == Some(&value);
                let mut files = builtin.clone();
                files.change(file, &pointer, Some(value));
                match files.read() {
                    _ if same => {}
                    Ok(pack) if is_provenance(&pointer) => {
                        assert_eq!(pack.hash, hash, "{file} {pointer}");
                        origins += 1;
                    }
                    Ok(pack) => {
                        assert_ne!(pack.hash, hash, "{file} {pointer}");
                        values += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(
        values > 500 && origins > 100 && refused > 200,
        "{values} {origins} {refused}"
    );
}

#[test]
fn the_fingerprint_ignores_how_the_files_are_written() {
    let hash = PackRef::builtin().hash;
    let spaced = |name: &str| {
        let value = Files::builtin().0.remove(name)?;
        Some(format!(
            "\n{}\n",
            serde_json::to_string_pretty(&value).unwrap()
        ))
    };
    assert_eq!(read(&spaced).unwrap().hash, hash);
    // The keys of this entry in another order, and a default written out.
    let reordered = |name: &str| {
        let text = builtin_file(name)?;
        let text = text.replace(r#""energy": 1, "matter": 1"#, r#""matter": 1, "energy": 1"#);
        let card = r#""id": "primato-coloniale","#;
        Some(text.replace(card, &format!(r#"{card} "removed_in_solo": false,"#)))
    };
    let changed = FILES
        .iter()
        .filter(|name| reordered(name).as_deref() != builtin_file(name));
    assert!(changed.count() > 3);
    assert_eq!(read(&reordered).unwrap().hash, hash);
}

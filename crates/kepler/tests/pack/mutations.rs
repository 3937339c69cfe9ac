//! No change of a pack makes the reader panic or let pass what the engine cannot play.

use crate::{Files, places, within_limits};
use orrery_core::Rng;
use orrery_kepler::read::{FILES, builtin_file, read};
use serde_json::{Value, json};

#[test]
fn no_mutation_makes_trouble() {
    let builtin = Files::builtin();
    let mut spots = Vec::new();
    for (file, value) in &builtin.0 {
        let mut found = Vec::new();
        places(value, "", &mut found);
        spots.extend(
            found
                .into_iter()
                .filter(|at| !at.is_empty())
                .map(|at| (*file, at)),
        );
    }
    let values = [
        Value::Null,
        json!(true),
        json!(0),
        json!(1),
        json!(2),
        json!(5),
        json!(-1),
        json!(255),
        json!(256),
        json!(1e9),
        json!(""),
        json!("alien"),
        json!("printed"),
        json!("\u{7}é"),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!("."),
        json!({"op": "all-of", "conditions": []}),
        json!({"op": "lowest", "of": {"op": "medals"}}),
        json!({"op": "cubes", "where": "well"}),
    ];
    let mut rng = Rng::new(3042);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..2000 {
        let mut files = builtin.clone();
        for _ in 0..1 + rng.below(2) {
            let (file, at) = &spots[rng.below(spots.len())];
            let Some(old) = files.0[file].pointer(at).cloned() else {
                continue;
            };
            let value = match rng.below(4) {
                0 => None,
                1 => {
                    let (other, at) = &spots[rng.below(spots.len())];
                    builtin.0[other].pointer(at).cloned()
                }
                2 if old.is_number() => Some(json!(old.as_u64().unwrap_or(0) + 1)),
                _ => Some(values[rng.below(values.len())].clone()),
            };
            let parent = at.rsplit_once('/').unwrap().0;
            if files.0[file].pointer(parent).is_some() {
                files.change(file, at, value);
            }
        }
        match files.read() {
            Ok(pack) => {
                within_limits(&pack);
                accepted += 1;
            }
            Err(errors) => {
                assert!(!errors.is_empty());
                refused += 1;
            }
        }
    }
    assert!(
        accepted > 100 && refused > 1000,
        "{accepted} accepted, {refused} refused"
    );
}

#[test]
fn no_broken_text_makes_trouble() {
    let mut rng = Rng::new(7);
    for _ in 0..1000 {
        let target = FILES[rng.below(FILES.len())];
        let mut bytes = builtin_file(target).unwrap().as_bytes().to_vec();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(bytes.len());
            match rng.below(3) {
                0 => {
                    bytes.remove(at);
                }
                1 => bytes.insert(at, b"0123[]{}\",: .@#slm"[rng.below(18)]),
                _ => bytes[at] = b"0123[]{}\",: .@#slm"[rng.below(18)],
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let texts = |name: &str| match name == target {
            true => Some(text.clone()),
            false => builtin_file(name).map(str::to_owned),
        };
        if let Ok(pack) = read(&texts) {
            within_limits(&pack);
        }
    }
}

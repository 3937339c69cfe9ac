//! Compares the JSON forms of two states, and keeps count of which secrets were dealt anew.

use super::named;
use orrery_core::{MAX_SEATS, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::collections::HashMap;
use std::fmt::Write as _;

/// The pointer of the first place outside `secrets` where two JSON values differ.
pub(super) fn difference_outside(secrets: &[String], a: &Value, b: &Value) -> Option<String> {
    fn descend(secrets: &[String], a: &Value, b: &Value, at: String) -> Option<String> {
        if a == b || secrets.contains(&at) {
            return None;
        }
        match (a, b) {
            (Value::Array(a), Value::Array(b)) if a.len() == b.len() => a
                .iter()
                .zip(b)
                .enumerate()
                .find_map(|(i, (a, b))| descend(secrets, a, b, format!("{at}/{i}"))),
            (Value::Object(a), Value::Object(b)) if a.len() == b.len() && a.keys().eq(b.keys()) => {
                a.iter().zip(b.values()).find_map(|((key, a), b)| {
                    descend(secrets, a, b, at.clone() + "/" + &escaped(key))
                })
            }
            _ => Some(at),
        }
    }
    descend(secrets, a, b, String::new())
}

fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// Says where two things that should be equal differ in their JSON forms.
pub(super) fn describe_difference(should_be: &impl Serialize, is: &impl Serialize) -> String {
    let json = |value: serde_json::Result<Value>| value.unwrap_or_default();
    let should_be = json(serde_json::to_value(should_be));
    let is = json(serde_json::to_value(is));
    match difference_outside(&[], &should_be, &is) {
        None => "the difference does not show in JSON".to_owned(),
        Some(at) => format!(
            "at `{at}`: {} should be {}",
            is.pointer(&at).unwrap_or(&Value::Null),
            should_be.pointer(&at).unwrap_or(&Value::Null),
        ),
    }
}

/// For each viewer and each hidden place: is it ever dealt anew?
///
/// A place in a list counts twice, once by its index from the front and once from the back, so that a
/// determinization that keeps just the top card of a deck is noticed wherever the top is.
#[derive(Default)]
pub(super) struct Dealt([HashMap<String, Leaf>; MAX_SEATS + 1]);

struct Leaf {
    first_truth: Value,
    truth_varies: bool,
    dealt_anew: bool,
    seen: u64,
}

impl Dealt {
    /// A place seen less often may have been the same by chance.
    const ENOUGH: u64 = 100;

    /// Notes the truth below a secret pointer and what was dealt in its place.
    pub(super) fn note(
        &mut self,
        viewer: Viewer,
        pointer: &str,
        truth: &Value,
        dealt: Option<&Value>,
    ) {
        let index = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => MAX_SEATS,
        };
        let mut names = [pointer.to_owned(), pointer.to_owned()];
        note_leaves(&mut self.0[index], &mut names, truth, dealt);
    }

    pub(super) fn merge(&mut self, other: Self) {
        for (ours, theirs) in self.0.iter_mut().zip(other.0) {
            for (name, leaf) in theirs {
                let Some(known) = ours.get_mut(&name) else {
                    ours.insert(name, leaf);
                    continue;
                };
                known.truth_varies |= leaf.truth_varies || leaf.first_truth != known.first_truth;
                known.dealt_anew |= leaf.dealt_anew;
                known.seen += leaf.seen;
            }
        }
    }

    /// A secret that differs from game to game but is never dealt anew.
    pub(super) fn kept(&self) -> Option<String> {
        self.0.iter().enumerate().find_map(|(index, leaves)| {
            let kept = leaves.iter().filter(|(_, leaf)| {
                leaf.truth_varies && !leaf.dealt_anew && leaf.seen >= Self::ENOUGH
            });
            let (name, leaf) = kept.min_by_key(|(name, _)| name.as_str())?;
            let viewer = named(Seat::new(index).map_or(Viewer::Spectator, Viewer::Seat));
            Some(format!(
                "`{name}` (an index below 0 counts from the end) is a secret for {viewer} but kept its true value in all {} determinizations; if it is not hidden, secrets should not name it",
                leaf.seen
            ))
        })
    }

    /// How many places were seen to vary both ways.
    pub(super) fn proven(&self) -> u64 {
        let leaves = self.0.iter().flat_map(HashMap::values);
        leaves
            .filter(|leaf| leaf.truth_varies && leaf.dealt_anew)
            .count() as u64
    }
}

/// `names` are the two names of this place: list indices from the front, and from the back.
fn note_leaves(
    leaves: &mut HashMap<String, Leaf>,
    names: &mut [String; 2],
    truth: &Value,
    dealt: Option<&Value>,
) {
    let mut below = |steps: [&dyn std::fmt::Display; 2], truth, dealt| {
        let lengths = [names[0].len(), names[1].len()];
        for (name, step) in names.iter_mut().zip(steps) {
            let _ = write!(name, "/{step}");
        }
        note_leaves(leaves, names, truth, dealt);
        for (name, length) in names.iter_mut().zip(lengths) {
            name.truncate(length);
        }
    };
    match truth {
        Value::Array(items) if !items.is_empty() => {
            for (i, item) in items.iter().enumerate() {
                let from_back = i as isize - items.len() as isize;
                below([&i, &from_back], item, dealt.and_then(|dealt| dealt.get(i)));
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            for (key, field) in fields {
                let dealt = dealt.and_then(|dealt| dealt.get(key));
                below([key, key], field, dealt);
            }
        }
        _ => {
            let [front, back] = names;
            note_leaf(leaves, front, truth, dealt);
            if front != back {
                note_leaf(leaves, back, truth, dealt);
            }
        }
    }
}

fn note_leaf(leaves: &mut HashMap<String, Leaf>, name: &str, truth: &Value, dealt: Option<&Value>) {
    let dealt_anew = dealt != Some(truth);
    match leaves.get_mut(name) {
        Some(leaf) => {
            leaf.truth_varies |= leaf.first_truth != *truth;
            leaf.dealt_anew |= dealt_anew;
            leaf.seen += 1;
        }
        None => {
            let leaf = Leaf {
                first_truth: truth.clone(),
                truth_varies: false,
                dealt_anew,
                seen: 1,
            };
            leaves.insert(name.to_owned(), leaf);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn differences_are_found_outside_the_secrets_only() {
        let a = json!({"deck": [1, 2], "a/b": {"x": 1}, "n": [1]});
        let b = json!({"deck": [2, 1], "a/b": {"x": 2}, "n": [1]});
        let secrets =
            |pointers: &[&str]| pointers.iter().map(ToString::to_string).collect::<Vec<_>>();
        let found = |pointers| difference_outside(&secrets(pointers), &a, &b);
        assert_eq!(found(&[]), Some("/a~1b/x".to_owned()));
        assert_eq!(found(&["/a~1b"]), Some("/deck/0".to_owned()));
        assert_eq!(found(&["/a~1b/x", "/deck/0"]), Some("/deck/1".to_owned()));
        assert_eq!(found(&["/a~1b", "/deck"]), None);
        assert_eq!(describe_difference(&a, &b), "at `/a~1b/x`: 2 should be 1");
    }

    #[test]
    fn a_kept_top_card_is_noticed_however_long_the_deck_is() {
        let mut dealt = Dealt::default();
        for i in 0..200u64 {
            let truth: Vec<u64> = (0..=i % 3).map(|place| i + place).collect();
            let mut anew = truth.clone();
            let top = anew.len() - 1;
            anew[..top].iter_mut().for_each(|card| *card += 1000);
            note(&mut dealt, &json!(truth), &json!(anew));
        }
        let kept = dealt.kept().unwrap();
        assert!(kept.starts_with("`/deck/-1`"), "{kept}");
        note(&mut dealt, &json!([1]), &json!([2]));
        assert_eq!(dealt.kept(), None);
        // From the front 0, 1, 2 and from the back -1, -2, -3.
        assert_eq!(dealt.proven(), 5);
    }

    fn note(dealt: &mut Dealt, truth: &Value, anew: &Value) {
        dealt.note(Viewer::Spectator, "/deck", truth, Some(anew));
    }
}

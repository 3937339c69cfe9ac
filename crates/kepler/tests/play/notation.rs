//! The texts of choices in `docs/notation-kepler.md` are choices.

use orrery_kepler::Choice;
use std::collections::BTreeSet;

#[test]
fn every_example_is_the_text_of_a_choice() {
    let document = include_str!("../../../../docs/notation-kepler.md");
    let (_, choices) = document.split_once("## Setup").unwrap();
    let mut words = BTreeSet::new();
    for row in choices.lines().filter(|line| line.starts_with("| `")) {
        let texts = row.split('|').nth(1).unwrap();
        for text in texts.split('`').skip(1).step_by(2) {
            let choice: Choice = text.parse().unwrap_or_else(|()| panic!("`{text}`"));
            assert_eq!(choice.to_string(), text);
            words.extend(text.split(' ').next());
        }
    }
    assert_eq!(words.len(), 28, "kinds of choices: {words:?}");
}

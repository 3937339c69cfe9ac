//! The texts of choices.

use super::{Checked, Property, ensure};
use std::fmt::Debug;
use std::str::FromStr;

/// Checks the text of one choice on its own.
pub(super) fn check_text<C>(choice: &C, text: &str) -> Checked
where
    C: Copy + Eq + Debug + ToString + FromStr,
{
    let words_are_plain = text
        .split(' ')
        .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_graphic()));
    ensure(words_are_plain && text.len() <= 60, Property::Text, || {
        format!("{text:?}")
    })?;
    ensure(
        text.parse().is_ok_and(|parsed: C| parsed == *choice),
        Property::Parses,
        || format!("{text:?} is {choice:?} but parses as something else, or not at all"),
    )?;
    for near_miss in near_misses(text) {
        let parsed = near_miss.parse().ok();
        ensure(
            parsed.is_none_or(|parsed: C| parsed.to_string() == near_miss),
            Property::Canonical,
            || format!("{near_miss:?} parses as {parsed:?}"),
        )?;
    }
    Ok(())
}

/// Texts that a careless parser would take for `text`.
fn near_misses(text: &str) -> Vec<String> {
    let mut padded = String::new();
    let mut before = ' ';
    for letter in text.chars() {
        if letter.is_ascii_digit() && !before.is_ascii_digit() {
            padded.push('0');
        }
        padded.push(letter);
        before = letter;
    }
    let mut misses = vec![
        String::new(),
        format!(" {text}"),
        format!("{text} "),
        format!("{text}\n"),
        format!("{text} 1"),
        format!("{text} x"),
        format!("{text}x"),
        text.replace(' ', "  "),
        text.replace(' ', "\t"),
        text.replace(' ', " +"),
        text.to_ascii_uppercase(),
        text[..text.len() - 1].to_owned(),
        padded,
    ];
    misses.retain(|miss| miss != text);
    misses
}

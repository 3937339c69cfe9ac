//! Names of people: what may stand in them.

use orrery_core::OptionsError;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// The longest name of a seat, in characters.
pub const MAX_NAME: usize = 40;

/// So many marks may stand over one letter; a tower of them covers what others wrote.
const MARKS: usize = 3;

/// A name as it is kept. What only says how the letter before it looks, or joins letters, is left out, so that
/// names that look the same are the same.
pub(crate) fn checked_name(name: &str) -> Result<String, OptionsError> {
    let name: String = name.trim().chars().filter(|c| !is_joiner(*c)).collect();
    let length = name.chars().count();
    if length == 0 || length > MAX_NAME || !name.chars().all(is_visible) || is_tower(&name) {
        let problem = format!("a name has 1 to {MAX_NAME} characters, all of which can be seen");
        return Err(OptionsError::new("name", problem));
    }
    Ok(name)
}

/// The longest text that somebody may say, in characters.
pub const MAX_TEXT: usize = 300;

/// What somebody says, as it is kept: on one line.
pub(crate) fn checked_text(text: &str) -> Result<String, OptionsError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text: String = words.join(" ");
    let text: String = text.chars().filter(|c| !is_joiner(*c)).collect();
    let length = text.chars().count();
    if length == 0 || length > MAX_TEXT || !text.chars().all(is_visible) || is_tower(&text) {
        let problem = format!("a text has 1 to {MAX_TEXT} characters, all of which can be seen");
        return Err(OptionsError::new("text", problem));
    }
    Ok(text)
}

/// Joiners and variation selectors, which keyboards put into emoji.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// A character that shows and turns nothing around: no control, no direction, no filler.
fn is_visible(c: char) -> bool {
    // Unicode counts these among the letters, marks and symbols, but nothing is seen of them.
    let filler = matches!(
        c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}'
    );
    let group = c.general_category_group();
    let other = matches!(group, GeneralCategoryGroup::Other);
    let space = matches!(group, GeneralCategoryGroup::Separator) && c != ' ';
    !(filler || other || space)
}

fn is_tower(name: &str) -> bool {
    let mark = |c: char| {
        use GeneralCategory::{EnclosingMark, NonspacingMark};
        matches!(c.general_category(), NonspacingMark | EnclosingMark)
    };
    let mut high = 0;
    name.chars().any(|c| {
        high = if mark(c) { high + 1 } else { 0 };
        high > MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen() {
        for name in [
            "Ada",
            "Зоряна",
            "Зо́ря",
            "José",
            "李小龙",
            "محمد",
            "Ada 2",
            "🚀",
            "O’Neil",
            "ế̂",
        ] {
            assert_eq!(checked_name(name), Ok(name.to_owned()), "{name}");
        }
        assert_eq!(checked_name(" Ada\u{fe0f} "), Ok("Ada".to_owned()));
        assert_eq!(checked_name("👩\u{200d}🚀"), Ok("👩🚀".to_owned()));
    }

    #[test]
    fn a_text_stands_on_one_line() {
        let text = checked_text("  Gut\n gespielt,\tДякую! 🚀 ");
        assert_eq!(text, Ok("Gut gespielt, Дякую! 🚀".to_owned()));
        assert!(checked_text(&"x".repeat(MAX_TEXT)).is_ok());
        for wrong in [" \n", "a\u{202e}b", "a\u{7}", &"x".repeat(MAX_TEXT + 1)] {
            assert!(checked_text(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn what_is_invisible_or_turns_the_line_around_is_refused() {
        for hidden in [
            '\0',
            '\n',
            '\u{7f}',
            '\u{85}',
            '\u{a0}',
            '\u{ad}',
            '\u{61c}',
            '\u{115f}',
            '\u{200b}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3000}',
            '\u{3164}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fffe}',
            '\u{e000}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{10ffff}',
        ] {
            assert!(checked_name(&format!("A{hidden}da")).is_err(), "{hidden:?}");
        }
        assert!(checked_name("\u{200d}").is_err());
        assert!(checked_name(&format!("A{}", "\u{301}".repeat(4))).is_err());
        for wrong in ["", "  ", &"x".repeat(41)] {
            assert!(checked_name(wrong).is_err());
        }
    }
}

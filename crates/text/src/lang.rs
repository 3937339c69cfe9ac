//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language of Orrery.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// German.
    De,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::En, Self::It, Self::De, Self::Uk];

    /// `en`, `it`, `de` or `uk`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::De => "de",
            Self::Uk => "uk",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::It => "Italiano",
            Self::De => "Deutsch",
            Self::Uk => "Українська",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads `de`, also as `de-AT`, `de_CH` or `DE`.
    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let code = text.split(['-', '_']).next().unwrap_or(text);
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// Orrery does not speak this language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown language `{0}`; there are: {known}", known = Lang::ALL.map(Lang::code).join(", "))]
pub struct UnknownLang(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_known_by_code() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
            assert!(!lang.name().is_empty());
        }
        assert_eq!("en-GB".parse(), Ok(Lang::En));
        assert_eq!("DE_at".parse(), Ok(Lang::De));
        for wrong in ["", "-", "e", "eng", "fr", "ук"] {
            let error = wrong.parse::<Lang>().unwrap_err().to_string();
            assert_eq!(
                error,
                format!("unknown language `{wrong}`; there are: en, it, de, uk")
            );
        }
    }
}

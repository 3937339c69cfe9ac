//! Names and secrets: table ids, sessions, links of seats.

use orrery_outside::{NoRandom, fill};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// So many random letters and digits, five bits each.
pub fn letters(count: usize) -> Result<String, NoRandom> {
    let mut bytes = vec![0; count];
    fill(&mut bytes)?;
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
    Ok(bytes.into_iter().map(letter).collect())
}

/// The name of a table: 16 letters and digits, 80 random bits. Nobody guesses one, so whoever knows it
/// was given it, and may watch.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct TableId(String);

impl TableId {
    /// How many characters.
    pub const LEN: usize = 16;

    pub(crate) fn random() -> Result<Self, NoRandom> {
        letters(Self::LEN).map(Self)
    }

    /// Its characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Not the form of a table id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not the id of a table")]
pub struct NotAnId;

impl FromStr for TableId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let fits = text.len() == Self::LEN && text.bytes().all(|byte| LETTERS.contains(&byte));
        fits.then(|| Self(text.to_owned())).ok_or(NotAnId)
    }
}

impl TryFrom<String> for TableId {
    type Error = NotAnId;

    fn try_from(text: String) -> Result<Self, NotAnId> {
        text.parse()
    }
}

/// What is kept of a secret: its SHA-256. Whoever reads the store cannot sit down anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The fingerprint of a secret text: a session id, the token of a seat's link.
    #[must_use]
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    /// As it is stored.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// From the store.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// As 64 digits.
impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits: Vec<String> = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        serializer.serialize_str(&digits.concat())
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let byte = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..text.len() / 2).map(byte).collect();
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        let wrong = || de::Error::custom("not a fingerprint");
        bytes.map(Self).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_nothing_else_is() {
        let id = TableId::random().unwrap();
        assert_eq!(id.to_string().parse(), Ok(id.clone()));
        assert_ne!(TableId::random().unwrap(), id);
        for text in [
            "",
            "abc",
            "ABCDEFGHIJKLMNOP",
            "abcdefghijklmno1",
            "abcdefghijklmnoü",
        ] {
            assert_eq!(text.parse::<TableId>(), Err(NotAnId), "{text}");
        }
    }

    #[test]
    fn a_secret_does_not_show() {
        let secret = Secret::of("open sesame");
        assert_eq!(format!("{secret:?}"), "Secret");
        assert_eq!(secret, Secret::of("open sesame"));
        assert_ne!(secret, Secret::of("open sesame "));
    }
}

//! Who is asking: a random name in a signed cookie, and the tokens that forms carry.
//!
//! The server keeps no list of sessions. A session is whatever carries a signature made with the key of
//! the data directory, so it survives a restart; whoever loses the key loses nothing but the seats that
//! were not opened by their links.

use hmac::{Hmac, KeyInit as _, Mac as _};
use orrery_outside::{NoRandom, fill};
use orrery_table::Secret;
use sha2::Sha256;
use std::fmt::Write as _;
use std::net::IpAddr;

/// The bytes of a form token, and of the mask over it.
const TOKEN: usize = 32;

/// The secret that signs sessions and form tokens.
pub struct Key(pub(crate) [u8; 64]);

impl Key {
    /// A key that nobody else has and that nothing keeps: for tests.
    pub fn random() -> Result<Self, NoRandom> {
        let mut key = [0; 64];
        fill(&mut key)?;
        Ok(Self(key))
    }

    /// The key that another server has [written down](Self::bytes).
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// What to write down for other servers, where nobody else reads it.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::new((&self.0).into());
        mac.update(purpose.as_bytes());
        mac.update(b"\0");
        mac.update(text.as_bytes());
        mac
    }

    /// A signature of a text, good for one purpose only.
    fn sign(&self, purpose: &str, text: &str) -> String {
        hex(&self.mac(purpose, text).finalize().into_bytes())
    }

    fn verify(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let bytes = unhex(signature);
        bytes.is_some_and(|bytes| self.mac(purpose, text).verify_slice(&bytes).is_ok())
    }

    /// The cookie of a session.
    #[must_use]
    pub fn cookie(&self, session: &str) -> String {
        format!("{session}.{}", self.sign("session", session))
    }

    /// The session of a cookie, if we made it.
    #[must_use]
    pub fn session(&self, cookie: &str) -> Option<String> {
        let (session, signature) = cookie.split_once('.')?;
        self.verify("session", session, signature)
            .then(|| session.to_owned())
    }

    /// What the forms of a session carry, so that no other site can fill them in. It is another text every
    /// time, half of it a mask of the other half: whoever sees only how well pages can be compressed learns
    /// nothing about it from page to page.
    pub fn token(&self, session: &str) -> Result<String, NoRandom> {
        let mut mask = [0; TOKEN];
        fill(&mut mask)?;
        let mac = self.mac("form", session).finalize().into_bytes();
        Ok(hex(&mask) + &hex(&xor(&mac, &mask)))
    }

    /// The secret of a seat's link with this number. It can be made again whenever somebody may see it.
    #[must_use]
    pub fn link(&self, table: &str, seat: u8, number: u32) -> String {
        let what = match number {
            // As it was when a seat had one link for ever.
            0 => format!("{table}/{seat}"),
            number => format!("{table}/{seat}/{number}"),
        };
        let mut link = self.sign("seat", &what);
        link.truncate(32);
        link
    }

    /// Proves that we wrote a link of our own about this.
    #[cfg(feature = "serve")]
    #[must_use]
    pub(crate) fn voucher(&self, purpose: &str, text: &str) -> String {
        let mut voucher = self.sign(purpose, text);
        voucher.truncate(32);
        voucher
    }

    /// Stands for the address of a client where the address itself has no business.
    #[must_use]
    pub fn origin(&self, client: IpAddr) -> Secret {
        Secret::of(&self.sign("origin", &client.to_string()))
    }

    /// True if a form of this session carried this.
    #[must_use]
    pub fn knows(&self, session: &str, token: &str) -> bool {
        let bytes = unhex(token).filter(|bytes| bytes.len() == 2 * TOKEN);
        bytes.is_some_and(|bytes| {
            let (mask, masked) = bytes.split_at(TOKEN);
            let mac = self.mac("form", session);
            mac.verify_slice(&xor(masked, mask)).is_ok()
        })
    }
}

/// A name that cannot be guessed: 128 random bits.
pub(crate) fn random_name() -> Result<String, NoRandom> {
    let mut bytes = [0; 16];
    fill(&mut bytes)?;
    Ok(hex(&bytes))
}

fn xor(bytes: &[u8], mask: &[u8]) -> Vec<u8> {
    bytes
        .iter()
        .zip(mask)
        .map(|(byte, mask)| byte ^ mask)
        .collect()
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .map(|c| c.to_digit(16).map(|digit| digit as u8))
        .collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    Some(
        digits
            .chunks(2)
            .map(|pair| pair[0] << 4 | pair[1])
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_cookies_are_believed() {
        let (key, other) = (Key::random().unwrap(), Key::random().unwrap());
        let session = random_name().unwrap();
        let cookie = key.cookie(&session);
        assert_eq!(key.session(&cookie), Some(session.clone()));
        assert_eq!(other.session(&cookie), None);
        assert_eq!(key.session(&cookie.replace('.', "0.")), None);
        for wrong in [
            "",
            ".",
            "a.b",
            "é.é",
            &cookie[1..],
            &cookie[..cookie.len() - 2],
        ] {
            assert_eq!(key.session(wrong), None, "{wrong}");
        }
        // A form token is no session and the other way round.
        let token = key.token(&session).unwrap();
        assert!(key.knows(&session, &token));
        assert!(!key.knows("somebody else", &token));
        assert_eq!(key.session(&format!("{session}.{token}")), None);
        let signature = cookie.split_once('.').unwrap().1;
        for wrong in ["", "0", signature, &token[2..], &format!("{token}00")] {
            assert!(!key.knows(&session, wrong), "{wrong}");
        }
    }

    #[test]
    fn no_two_form_tokens_have_a_part_in_common() {
        let key = Key::random().unwrap();
        let tokens: Vec<String> = (0..50).map(|_| key.token("a").unwrap()).collect();
        for (index, token) in tokens.iter().enumerate() {
            assert!(key.knows("a", token));
            for other in &tokens[..index] {
                assert!(!other.contains(&token[..12]) && !other.contains(&token[64..76]));
            }
        }
    }
}

//! Who is asking: a random name in a signed cookie, and the tokens that forms carry.
//!
//! The server keeps no list of sessions. A session is whatever carries a signature made with the key of
//! the data directory, so it survives a restart; whoever loses the key loses nothing but the seats that
//! were not opened by their links.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

/// The secret that signs sessions and form tokens.
pub struct Key([u8; 64]);

impl Key {
    /// A key that nobody else has and that nothing keeps: for tests.
    pub fn random() -> io::Result<Self> {
        let mut key = [0; 64];
        getrandom::fill(&mut key).map_err(io::Error::other)?;
        Ok(Self(key))
    }

    /// The key kept in this file, made now if there is none.
    pub fn load(path: &Path) -> io::Result<Self> {
        match fs::read(path) {
            Ok(bytes) => bytes.try_into().map(Self).map_err(|_| {
                let problem = format!("{}: not a key of 64 bytes", path.display());
                io::Error::new(io::ErrorKind::InvalidData, problem)
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = Self::random()?;
                let new = path.with_extension("new");
                let mut file = private(&new)?;
                file.write_all(&key.0)?;
                file.sync_all()?;
                fs::rename(new, path)?;
                Ok(key)
            }
            Err(error) => Err(error),
        }
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

    /// What the forms of a session carry, so that no other site can fill them in.
    #[must_use]
    pub fn token(&self, session: &str) -> String {
        self.sign("form", session)
    }

    /// The secret of a seat's link. It can be made again whenever somebody may see it.
    #[must_use]
    pub fn link(&self, table: &str, seat: u8) -> String {
        let mut link = self.sign("seat", &format!("{table}/{seat}"));
        link.truncate(32);
        link
    }

    /// True if a form of this session carried this.
    #[must_use]
    pub fn knows(&self, session: &str, token: &str) -> bool {
        self.verify("form", session, token)
    }
}

/// A new file that only its owner can read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A name that cannot be guessed: 128 random bits.
pub(crate) fn random_name() -> io::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(hex(&bytes))
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
        assert!(key.knows(&session, &key.token(&session)));
        assert!(!key.knows("somebody else", &key.token(&session)));
        assert_eq!(
            key.session(&format!("{session}.{}", key.token(&session))),
            None
        );
    }

    #[test]
    fn the_key_is_kept_and_private() {
        let file = std::env::temp_dir().join(format!("orrery-key-{}", random_name().unwrap()));
        let cookie = Key::load(&file).unwrap().cookie("a");
        assert_eq!(Key::load(&file).unwrap().session(&cookie).unwrap(), "a");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(
                fs::metadata(&file).unwrap().permissions().mode() & 0o777,
                0o600
            );
        }
        fs::write(&file, "short").unwrap();
        assert!(Key::load(&file).is_err());
        fs::remove_file(file).unwrap();
    }
}

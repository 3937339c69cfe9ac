//! Cookies. A service worker neither sees those of a browser nor can set them, so they are kept here.

use orrery_web::{REMEMBERED, together};
use std::collections::BTreeMap;

/// No cookie is longer.
const LONGEST: usize = 4096;

/// See the [module](self).
#[derive(Default)]
pub(crate) struct Jar(BTreeMap<String, String>);

impl Jar {
    /// From the [text](Self::text) in which it was kept.
    pub(crate) fn of(text: &str) -> Self {
        let pairs = text.lines().filter_map(|line| line.split_once('='));
        Self(
            pairs
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
        )
    }

    pub(crate) fn text(&self) -> String {
        let lines = self
            .0
            .iter()
            .map(|(name, value)| format!("{name}={value}\n"));
        lines.collect()
    }

    /// Remembers too what another browser did that is nobody's secret; true if that changes something. What could not be a
    /// cookie is left out.
    pub(crate) fn take_in(&mut self, other: &Self) -> bool {
        let plain = |value: &str| {
            value.len() <= LONGEST
                && value
                    .bytes()
                    .all(|byte| byte.is_ascii_graphic() && byte != b';')
        };
        let known = |from: &Self| -> BTreeMap<String, String> {
            let kept = from.0.iter();
            kept.filter(|(name, value)| REMEMBERED.contains(&name.as_str()) && plain(value))
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect()
        };
        let before = self.0.clone();
        self.0.extend(together(known(other), &known(self)));
        self.0 != before
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The header of a request.
    pub(crate) fn header(&self) -> Option<String> {
        let pairs: Vec<String> = self
            .0
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }

    /// What an answer sets; true if it changes something.
    pub(crate) fn set(&mut self, cookie: &str) -> bool {
        let mut parts = cookie.split(';').map(str::trim);
        let Some((name, value)) = parts.next().and_then(|pair| pair.split_once('=')) else {
            return false;
        };
        let over = parts.any(|part| part.eq_ignore_ascii_case("max-age=0"));
        match over {
            true => self.0.remove(name).is_some(),
            false => self.0.insert(name.to_owned(), value.to_owned()).as_deref() != Some(value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_kept_sent_and_forgotten() {
        let mut jar = Jar::default();
        assert_eq!(jar.header(), None);
        assert!(jar.set("lang=de; Path=/x; Max-Age=34560000; SameSite=Lax"));
        assert!(!jar.set("lang=de; Path=/x"));
        assert!(jar.set("orrery=a.b=; HttpOnly"));
        assert_eq!(jar.header().as_deref(), Some("lang=de; orrery=a.b="));
        let mut again = Jar::of(&jar.text());
        assert_eq!(again.header(), jar.header());
        assert!(again.set("lang=; Max-Age=0") && !again.set("nothing"));
        assert_eq!(again.header().as_deref(), Some("orrery=a.b="));
    }

    #[test]
    fn what_another_browser_learned_comes_along_and_its_secret_does_not() {
        let mut jar = Jar::of("orrery=mine\nlang=de\nlearned=seti.launch\n");
        let other = Jar::of(
            "orrery=theirs\nlang=uk\ntheme=dark\nlearned=seti.scan\nstreak=7.3\nevil=1\nboard=a;b\n",
        );
        assert!(jar.take_in(&other));
        assert_eq!(
            (jar.get("orrery"), jar.get("lang")),
            (Some("mine"), Some("de"))
        );
        assert_eq!(
            (jar.get("theme"), jar.get("streak")),
            (Some("dark"), Some("7.3"))
        );
        let learned = jar.get("learned").unwrap();
        assert!(learned.contains("seti.launch") && learned.contains("seti.scan"));
        assert_eq!((jar.get("evil"), jar.get("board")), (None, None));
        assert!(!jar.take_in(&other), "nothing new");
    }
}

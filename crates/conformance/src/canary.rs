//! The seed of a game is its greatest secret: who knows it knows every shuffle.

use super::{Checked, Property, ensure, fault};

/// The forms in which the seed of a game would betray itself.
pub(super) struct Canary(Vec<String>);

impl Canary {
    pub(super) fn new(seed: u64) -> Self {
        if seed >> 60 == 0 {
            return Self(Vec::new());
        }
        let bytes = |bytes: [u8; 8]| bytes.map(|byte| byte.to_string()).join(",");
        Self(vec![
            seed.to_string(),
            seed.cast_signed().to_string(),
            format!("{seed:x}"),
            format!("{seed:X}"),
            bytes(seed.to_be_bytes()),
            bytes(seed.to_le_bytes()),
        ])
    }

    pub(super) fn heard_in(&self, text: &str) -> Option<&str> {
        let mut forms = self.0.iter().map(String::as_str);
        forms.find(|form| text.contains(form))
    }

    /// Checks a text that somebody may read.
    pub(super) fn listen(&self, what: &str, text: &str) -> Checked {
        ensure(!text.is_empty(), Property::Json, || {
            format!("{what} cannot be written")
        })?;
        match self.heard_in(text) {
            Some(form) => Err(fault(Property::Canary, format!("{form} in {what}: {text}"))),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_is_heard_in_every_form() {
        let canary = Canary::new(0xfedc_ba98_7654_3210);
        for text in [
            "seed 18364758544493064720",
            "seed -81985529216486896",
            "0xfedcba9876543210",
            "FEDCBA9876543210",
            "[254,220,186,152,118,84,50,16]",
            "[16,50,84,118,152,186,220,254]",
        ] {
            let found = canary.listen("a view", text).unwrap_err();
            assert_eq!(found.property, Property::Canary);
        }
        assert!(canary.listen("a view", "[16,50,84,118]").is_ok());
    }

    #[test]
    fn a_view_that_cannot_be_written_is_noticed() {
        let found = Canary::new(u64::MAX).listen("a view", "").unwrap_err();
        assert_eq!(found.property, Property::Json);
    }

    #[test]
    fn a_small_seed_may_appear_by_chance() {
        assert_eq!(Canary::new(7).heard_in("7 points"), None);
    }
}

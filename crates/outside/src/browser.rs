//! A browser in the place of a system: whoever holds the page [gives](give) what there is.

use std::sync::OnceLock;
use std::time::Duration;

/// What a browser has to give.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    /// Milliseconds since the beginning of 1970.
    pub date: fn() -> i64,
    /// Time since some moment; it never runs back.
    pub uptime: fn() -> Duration,
    /// Fills all of it with random numbers; false if there are none.
    pub fill: fn(&mut [u8]) -> bool,
}

static GIVEN: OnceLock<Given> = OnceLock::new();

/// Gives it, before anything else happens. What was given first stays.
pub fn give(given: Given) {
    let _ = GIVEN.set(given);
}

pub(crate) fn date() -> i64 {
    GIVEN.get().map_or(0, |given| (given.date)())
}

pub(crate) fn uptime() -> Duration {
    GIVEN.get().map_or(Duration::ZERO, |given| (given.uptime)())
}

pub(crate) fn fill(bytes: &mut [u8]) -> Result<(), String> {
    let filled = GIVEN.get().is_some_and(|given| (given.fill)(bytes));
    filled
        .then_some(())
        .ok_or_else(|| "the browser gave none".to_owned())
}

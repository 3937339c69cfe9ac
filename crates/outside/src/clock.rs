//! The clock.

use crate::system;
use std::time::Duration;

/// Where the time comes from; by default [the system](crate::system).
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    date: fn() -> i64,
    uptime: fn() -> Duration,
}

impl Clock {
    /// A clock of one's own: milliseconds since the beginning of 1970, and the time since some moment, which
    /// must never run back.
    #[must_use]
    pub const fn new(date: fn() -> i64, uptime: fn() -> Duration) -> Self {
        Self { date, uptime }
    }

    /// Milliseconds since the beginning of 1970: when something happened.
    #[must_use]
    pub fn date(self) -> i64 {
        (self.date)()
    }

    /// Time since some moment, the same for all users of this clock: how long something takes.
    #[must_use]
    pub fn uptime(self) -> Duration {
        (self.uptime)()
    }

    /// How long ago the clock showed this [`uptime`](Self::uptime).
    #[must_use]
    pub fn since(self, uptime: Duration) -> Duration {
        self.uptime().saturating_sub(uptime)
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::new(system::date, system::uptime)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_of_the_system_goes_on() {
        let clock = Clock::default();
        let (date, uptime) = (clock.date(), clock.uptime());
        std::thread::sleep(Duration::from_millis(20));
        assert!(clock.date() > date && date > 1_700_000_000_000);
        assert!(clock.since(uptime) >= Duration::from_millis(20));
    }

    #[test]
    fn a_clock_can_be_given() {
        let clock = Clock::new(|| 7, || Duration::from_secs(5));
        assert_eq!(clock.date(), 7);
        assert_eq!(clock.since(Duration::from_secs(2)), Duration::from_secs(3));
        assert_eq!(clock.since(Duration::from_secs(9)), Duration::ZERO);
    }
}

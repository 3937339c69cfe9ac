//! What may happen many times in a second and is told of once in a while.

use std::time::Duration;

/// See the [module](self).
#[derive(Default)]
pub(crate) struct Seldom {
    told: Option<Duration>,
    times: u64,
}

impl Seldom {
    /// It happens now, by the uptime of the clock: how often since it was last told, if it is to be told again.
    pub(crate) fn now(&mut self, now: Duration) -> Option<u64> {
        self.times += 1;
        let pause = Duration::from_secs(60);
        if self
            .told
            .is_some_and(|told| now.saturating_sub(told) < pause)
        {
            return None;
        }
        self.told = Some(now);
        Some(std::mem::take(&mut self.times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_often_is_told_once_a_minute() {
        let mut seldom = Seldom::default();
        let mut told = Vec::new();
        for tenth in 0..1300 {
            told.extend(seldom.now(Duration::from_millis(tenth * 100)));
        }
        assert_eq!(told, [1, 600, 600]);
    }
}

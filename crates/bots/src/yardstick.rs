//! How fast this machine copies memory right now.
//!
//! Decisions per second say little across machines, or on one that others use at the same time. Divided
//! by this figure, measured in the same run, they become comparable.

use orrery_outside::Clock;
use std::hint::black_box;
use std::time::Duration;

const BLOCK: usize = 2048;
const RING: usize = 64;

/// Copies made and the time they took.
#[derive(Clone, Copy, Default, Debug)]
pub struct Copies {
    count: u64,
    time: Duration,
}

impl Copies {
    /// Copies 2,048-byte blocks on this thread, each to the next place in a ring of 64, for at least
    /// that long.
    pub fn measure(&mut self, at_least: Duration) {
        let mut ring = vec![1u8; BLOCK * RING];
        let clock = Clock::default();
        let start = clock.uptime();
        while clock.since(start) < at_least {
            for block in 0..RING {
                let next = (block + 1) % RING;
                ring.copy_within(block * BLOCK..(block + 1) * BLOCK, next * BLOCK);
                black_box(ring.as_mut_slice());
            }
            self.count += RING as u64;
        }
        self.time += clock.since(start);
    }

    /// Blocks per second over all measurements.
    #[must_use]
    pub fn per_second(self) -> f64 {
        self.count as f64 / self.time.as_secs_f64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_really_copied() {
        let mut copies = Copies::default();
        copies.measure(Duration::from_millis(20));
        copies.measure(Duration::from_millis(20));
        assert!(copies.time >= Duration::from_millis(40));
        // Between 0.2 GB and 2 TB per second: neither nothing nor optimised away.
        let speed = copies.per_second();
        assert!((1e5..1e9).contains(&speed), "{speed}");
    }
}

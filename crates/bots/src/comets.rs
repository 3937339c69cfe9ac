//! What positions of Comets are worth: the points there are.

use crate::judge::Judge;
use orrery_comets::Comets;
use orrery_core::Seat;

impl Judge for Comets {
    fn worth(&self, seat: Seat) -> f32 {
        self.score(seat) as f32
    }
}

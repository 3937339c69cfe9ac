//! What positions of Comets are worth: the points there are.

use crate::judge::Judge;
use orrery_comets::Comets;
use orrery_core::{Game, Seat, Viewer};

impl Judge for Comets {
    fn worth(&self, seat: Seat) -> f32 {
        self.points_now(seat)
    }

    fn points_now(&self, seat: Seat) -> f32 {
        let view = self.view(Viewer::Spectator);
        f32::from(view.players[seat.index()].score)
    }
}

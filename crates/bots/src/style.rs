//! Favourite plans: a player with a style sees more in some positions than they are worth.

use crate::judge::{Eye, Judge};
use orrery_core::Seat;

/// What somebody likes best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Ships and probes on far planets.
    Explorer,
    /// Signals, data and whatever is ahead of the others.
    Observer,
    /// Life: traces, species, planets made habitable.
    Biologist,
    /// Technology.
    Engineer,
    /// Cards, missions and objectives.
    Collector,
}

impl Style {
    /// Every one.
    pub const ALL: [Self; 5] = [
        Self::Explorer,
        Self::Observer,
        Self::Biologist,
        Self::Engineer,
        Self::Collector,
    ];

    /// Who among the bots has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explorer => "mara",
            Self::Observer => "otto",
            Self::Biologist => "lin",
            Self::Engineer => "rasmus",
            Self::Collector => "paloma",
        }
    }
}

/// The eye of somebody who sees the points of today and little of what may come, and likes one plan best: which
/// one, the seat decides.
pub(crate) fn short_sighted<G: Judge>(sight: f32, part: f32) -> Box<dyn Eye<G>> {
    Box::new(move |game: &G, seat: Seat| {
        let (now, worth) = (game.points_now(seat), game.worth(seat));
        let style = Style::ALL[seat.index() % Style::ALL.len()];
        now + sight * (worth - now) + part * game.liked(seat, style)
    })
}

/// The eye of somebody with a style that counts so much with them.
struct Leaning<G> {
    eye: Box<dyn Eye<G>>,
    style: Style,
    part: f32,
}

/// Positions as this eye sees them and this style likes them, which counts so much.
pub(crate) fn leaning<G: Judge>(eye: Box<dyn Eye<G>>, style: Style, part: f32) -> Box<dyn Eye<G>> {
    match part {
        0.0 => eye,
        _ => Box::new(Leaning { eye, style, part }),
    }
}

impl<G: Judge> Eye<G> for Leaning<G> {
    fn stand(&mut self, from: &G, seat: Seat) {
        self.eye.stand(from, seat);
    }

    fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        self.eye.worth(position, seat) + self.part * position.liked(seat, self.style)
    }
}

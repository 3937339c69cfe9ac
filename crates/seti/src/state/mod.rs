//! The complete state of a game: one plain value.
//!
//! Everything unfinished is on [`Seti::stack`]; there is no second place for pending business. What
//! can be computed from the rest is not stored, with two exceptions that conditions ask for all the
//! time: traces per species and points per source.

mod board;
mod job;
mod player;
mod rival;
mod sets;
mod species;
mod turn;

pub use board::{Marker, Marks, Planet, Sector, TechStack};
pub use job::{Frame, Job, Occasion, ProbesLeft};
pub use player::{Computer, Piece, Player, SLOT_SPACES};
pub use rival::{OpenObjective, Rival};
pub use sets::{CardSet, SecretSet, TechSet};
pub use species::{Anomaly, Pending, ROWS, Relics, Sample, SpeciesSlot};
pub use turn::{Facts, Fate, InPlay, Phase, Watch};

use crate::names::{
    Body, Card, Gold, MOONS, PLANETS, PROJECTS, Side, Space, Species, Star, TECHS, TRIGGERED,
};
use crate::pack::pack;
use crate::solar::{Cell, Layout, Offsets, Sight};
use orrery_core::plain::List;
use orrery_core::{Rng, Seat};
use serde::{Deserialize, Serialize};

/// A game of SETI in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seti {
    pub round: u8,
    pub first: Seat,
    /// Whose turn it is.
    #[serde(rename = "turn")]
    pub active: Seat,
    pub phase: Phase,
    /// A free action is being resolved.
    pub in_free: bool,
    /// Nobody has passed in this round yet.
    pub reminder: bool,
    pub players: List<Player, 4>,
    /// The main deck; the top card is the last one.
    pub deck: List<Card, PROJECTS>,
    pub row: [Option<Card>; 3],
    pub discard: CardSet,
    /// The discard pile has become the deck at least once (S8.22).
    #[serde(default)]
    pub reshuffled: bool,
    /// Species cards that left the game (S8.29).
    pub gone: CardSet,
    /// End-of-round stacks of rounds 1 to 4.
    pub stacks: [List<Card, 5>; 4],
    /// Completed missions of all players.
    pub completed: CardSet,
    /// Covered circles, one bit each, by the card's slot index.
    pub covered: [u8; TRIGGERED],
    pub offsets: Offsets,
    /// The disc that turns next, 0 to 2.
    pub next_disc: u8,
    /// The star of each sector.
    pub stars: [Star; 8],
    /// By star.
    pub sectors: [Sector; 8],
    pub planets: [Planet; PLANETS],
    /// Landers on moons by player.
    pub moons: [[u8; 4]; MOONS],
    pub techs: [TechStack; TECHS],
    /// Side B of each gold tile up?
    pub gold_side_b: [bool; 4],
    /// Markers on each gold tile in order.
    pub gold: [List<Seat, 4>; 4],
    /// Neutral markers left at 20 and 30.
    pub neutral: [u8; 2],
    pub species: [SpeciesSlot; 2],
    pub relics: Relics,
    /// Present in solo games only.
    #[serde(default, skip_serializing_if = "Rival::is_absent")]
    pub rival: Rival,
    pub facts: Facts,
    pub in_play: InPlay,
    pub stack: List<Frame, 24>,
    pub rng: Rng,
}

const _: () = assert!(size_of::<Seti>() <= 1992, "a state must stay within 2 KiB");

impl Seti {
    /// What is visible now.
    #[inline]
    #[must_use]
    pub fn layout(&self) -> &'static Layout {
        pack().layouts.get(self.offsets)
    }

    /// The slot that holds this species, if it is discovered.
    #[inline]
    #[must_use]
    pub fn discovered(&self, species: Species) -> Option<Side> {
        let found = |side: &&Side| {
            let slot = &self.species[side.index()];
            slot.discovered && slot.species == species
        };
        Side::ALL.iter().find(found).copied()
    }

    /// The species slot on this side.
    #[inline]
    #[must_use]
    pub fn slot(&self, side: Side) -> &SpeciesSlot {
        &self.species[side.index()]
    }

    /// What a space shows.
    #[inline]
    #[must_use]
    pub fn cell(&self, space: Space) -> Cell {
        let layout = self.layout();
        if self.tile_in_play() && layout.space_of(Body::Oumuamua) == space {
            return Cell::Body(Body::Oumuamua);
        }
        layout.cell(space)
    }

    /// What people see in a space.
    #[must_use]
    pub fn sight(&self, space: Space) -> Sight {
        Sight::of(space, &self.stars, |space| self.cell(space))
    }

    /// Where a body stands.
    #[inline]
    #[must_use]
    pub fn space_of(&self, body: Body) -> Space {
        self.layout().space_of(body)
    }

    /// The star in front of which a sector lies.
    #[inline]
    #[must_use]
    pub fn star_of(&self, sector: u8) -> Star {
        self.stars[sector as usize]
    }

    /// The sector of a star.
    #[must_use]
    pub fn sector_of(&self, star: Star) -> u8 {
        self.stars.iter().position(|&one| one == star).unwrap_or(0) as u8
    }

    /// One player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// One player, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Seats in turn order, starting with this one.
    pub fn seats_from(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let n = self.players.len();
        (0..n).filter_map(move |step| Seat::new((seat.index() + step) % n))
    }

    /// How many of a tile's spaces pay what (S10.4).
    #[must_use]
    pub fn gold_values(&self, gold: Gold) -> [u8; 4] {
        pack().gold[gold.index()][usize::from(self.gold_side_b[gold.index()])]
    }
}

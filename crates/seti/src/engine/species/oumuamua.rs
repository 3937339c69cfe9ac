//! 'Oumuamua (S16): a planet on disc 3 whose tile takes signals and gives exofossils.

use super::Rules;
use crate::engine::Engine;
use crate::event::Event;
use crate::names::{Body, Resource, Side, Source, Species, Star};
use crate::pack::pack;
use crate::state::{Frame, Marker, Planet, Seti};
use crate::view::View;
use orrery_core::{Seat, Sink};

/// Data on the tile.
pub const TILE_CAPACITY: usize = 3;
/// Stands for the tile among the sectors that the rival completed.
pub(crate) const COMPLETED_TILE: u8 = 8;

/// S16.9: points for the marker in this position of the tile, counted from 1.
#[must_use]
pub const fn tile_points(position: usize) -> u8 {
    match position {
        1 => 1,
        3 => 2,
        _ => 0,
    }
}

pub(crate) struct Oumuamua;

impl Rules for Oumuamua {
    const SPECIES: Species = Species::Oumuamua;

    /// S16.1, S16.2, D-74
    fn meet<S: Sink<Event>>(engine: &mut Engine<'_, S>, _side: Side) {
        let at = engine.state.space_of(Body::Oumuamua);
        for seat in engine.state.seats_from(engine.state.active) {
            let pieces = engine.state.player(seat).pieces.iter();
            let there = pieces.filter(|piece| piece.at == at).count();
            engine.gain(seat, Resource::Publicity, there as u8, Source::Species);
        }
    }

    fn check(state: &Seti) -> Result<(), String> {
        if state.tile_in_play() {
            return Ok(());
        }
        super::absent(
            Self::SPECIES,
            state.relics.tile.is_empty(),
            "/relics/tile",
            "S16.1",
        )?;
        let body = Body::Oumuamua.index();
        let planet = state.planets[body] == Planet::default();
        super::absent(Self::SPECIES, planet, &format!("/planets/{body}"), "S16.3")?;
        for (index, player) in state.players.iter().enumerate() {
            let place = format!("/players/{index}/exofossils");
            super::absent(Self::SPECIES, player.exofossils == 0, &place, "S16.1")?;
        }
        Ok(())
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// S16.8, S16.9, D-68
    pub(in crate::engine) fn mark_tile(&mut self, frame: Frame, no_data: bool) {
        let who = frame.who;
        if !self.state.relics.tile.try_push(who) {
            return; // more markers than a game can bring there
        }
        let position = self.state.relics.tile.len();
        self.tell(|| Event::TileSignal { seat: who });
        if frame.own {
            self.state.in_play.tile_signals += 1;
            self.state.in_play.last_star = None;
        }
        if position <= TILE_CAPACITY && !no_data {
            self.gain(who, Resource::Data, 1, Source::Species);
        }
        if tile_points(position) > 0 {
            self.gain(who, Resource::Vp, tile_points(position), Source::Species);
        }
        if position == TILE_CAPACITY {
            self.complete_tile(who);
        }
    }

    /// S16.10, S16.11, D-70, D-78: exofossils at once, and no publicity (D-79).
    fn complete_tile(&mut self, who: Seat) {
        self.tell(|| Event::TileCompleted);
        let marks = self.state.relics.tile;
        for seat in self.state.seats_from(self.state.active) {
            if marks.contains(&seat) {
                self.gain(seat, Resource::Exofossil, 1, Source::Species);
            }
        }
        if self.state.is_rival(who) {
            self.state.rival.completed.push_if_room(COMPLETED_TILE);
        }
        self.sector_completed(who);
    }

    /// S16.11: what is left to do after the main action.
    pub(in crate::engine) fn reset_tile(&mut self) {
        self.state.relics.tile.clear();
        self.tell(|| Event::TileReset);
    }
}

impl Seti {
    /// True once the tile lies on disc 3.
    #[inline]
    #[must_use]
    pub fn tile_in_play(&self) -> bool {
        self.discovered(Species::Oumuamua).is_some()
    }

    /// True if there is such a body in this game so far.
    #[inline]
    #[must_use]
    pub fn body_in_play(&self, body: Body) -> bool {
        body != Body::Oumuamua || self.tile_in_play()
    }

    /// True if the tile lies in this star's sector.
    pub(in crate::engine) fn tile_before(&self, star: Star) -> bool {
        self.tile_in_play() && self.star_of(self.space_of(Body::Oumuamua).sector()) == star
    }

    pub(in crate::engine) fn tile_completed(&self) -> bool {
        self.relics.tile.len() >= TILE_CAPACITY
    }

    /// Own markers on spaces that cost exofossils.
    pub(in crate::engine) fn on_exofossil_spaces(&self, who: Seat) -> u8 {
        let Some(side) = self.discovered(Species::Oumuamua) else {
            return 0;
        };
        let slot = self.slot(side);
        let board = &pack().boards[Species::Oumuamua.index()];
        let mine = Some(Marker::of(who));
        (0..3)
            .map(|color| {
                let rows = board[color]
                    .iter()
                    .enumerate()
                    .filter(|(_, space)| space.cost.is_some());
                rows.map(|(row, space)| match space.repeatable {
                    true => slot.top[color][who.index()],
                    false => u8::from(slot.board[color][row] == mine),
                })
                .sum::<u8>()
            })
            .sum()
    }
}

impl View {
    /// True if there is such a body in this game so far (S16.1).
    #[must_use]
    pub fn body_in_play(&self, body: Body) -> bool {
        body != Body::Oumuamua || self.discovered(Species::Oumuamua)
    }
}

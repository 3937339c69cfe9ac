//! Moving cubes: paying, producing, burning, regenerating, quantum physics (K4, K13.2). Nothing but
//! regenerating takes from the well (K4.6).

use super::Engine;
use crate::choice::Place;
use crate::event::Event;
use crate::names::{Cubes, Resource};
use crate::op::Loss;
use crate::state::Player;
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// Spends cubes of one planet card (K4.3).
    pub(super) fn pay(&mut self, who: Seat, from: Place, cubes: Cubes) {
        self.state.before(Loss::Spent, who);
        let player = self.state.player_mut(who);
        if let Some(here) = cubes_at(player, from) {
            *here -= cubes;
            player.storage += cubes;
        }
        let pack = self.state.pack;
        self.tell(|| Event::Paid {
            pack,
            seat: who,
            from,
            cubes,
        });
    }

    /// Moves cubes from storage to one planet card (K4.2).
    pub(super) fn produce(&mut self, who: Seat, on: Place, cubes: Cubes) {
        self.state.before(Loss::Stored, who);
        let player = self.state.player_mut(who);
        player.storage -= cubes;
        if let Some(here) = cubes_at(player, on) {
            *here += cubes;
        }
        let pack = self.state.pack;
        self.tell(|| Event::Produced {
            pack,
            seat: who,
            on,
            cubes,
        });
    }

    /// Moves a cube to the well (K4.4).
    pub(super) fn burn(&mut self, who: Seat, resource: Resource, from: Place) {
        let loss = match from {
            Place::Storage => Loss::Stored,
            Place::Earth | Place::Planet(_) => Loss::Spent,
        };
        self.state.before(loss, who);
        let player = self.state.player_mut(who);
        if let Some(here) = cubes_at(player, from) {
            here[resource] -= 1;
            player.well[resource] += 1;
        }
        let pack = self.state.pack;
        self.tell(|| Event::Burned {
            pack,
            seat: who,
            resource,
            from,
        });
    }

    /// Moves a cube from the well to storage (K4.5).
    pub(super) fn regenerate(&mut self, who: Seat, resource: Resource) {
        self.state.before(Loss::Well, who);
        let player = self.state.player_mut(who);
        player.well[resource] -= 1;
        player.storage[resource] += 1;
        self.tell(|| Event::Regenerated {
            seat: who,
            resource,
        });
    }

    /// A cube beyond the usual ones (K15.8).
    pub(super) fn bonus_cube(&mut self, who: Seat, resource: Resource) {
        self.state.player_mut(who).earth[resource] += 1;
        self.tell(|| Event::BonusCube {
            seat: who,
            resource,
        });
    }

    /// K13.2a.
    pub(super) fn convert(&mut self, who: Seat, gives: Resource, on: Place) {
        self.state.before(Loss::Converted, who);
        let takes = other(gives);
        let player = self.state.player_mut(who);
        player.storage[takes] -= 1;
        player.storage[gives] += 1;
        if let Some(here) = cubes_at(player, on) {
            here[gives] -= 1;
            here[takes] += 1;
        }
        let position = player.planets().position(|(place, _)| place == on);
        debug_assert!(position.is_some(), "{on:?} is not a planet of {who}");
        let bit = 2 * position.unwrap_or_default() + gives.index();
        self.state.facts.converted |= 1 << bit;
        self.state.facts.conversions = self.state.facts.conversions.saturating_add(1);
        let pack = self.state.pack;
        self.tell(|| Event::Converted {
            pack,
            seat: who,
            on,
            gives,
        });
    }

    /// K13.2b.
    pub(super) fn shift(&mut self, who: Seat, resource: Resource, from: Place, to: Place) {
        self.state.before(Loss::Shifted, who);
        let player = self.state.player_mut(who);
        if let Some(here) = cubes_at(player, from) {
            here[resource] -= 1;
        }
        if let Some(there) = cubes_at(player, to) {
            there[resource] += 1;
        }
        self.state.facts.shifts += 1;
        let pack = self.state.pack;
        self.tell(|| Event::Shifted {
            pack,
            seat: who,
            resource,
            from,
            to,
        });
    }
}

/// The cubes at a place of which a choice speaks: only places that are there are on offer.
fn cubes_at(player: &mut Player, place: Place) -> Option<&mut Cubes> {
    let here = player.cubes_mut(place);
    debug_assert!(here.is_some(), "no cubes can be at {place:?}");
    here
}

/// Energy for matter, matter for energy.
pub(crate) fn other(resource: Resource) -> Resource {
    match resource {
        Resource::Energy => Resource::Matter,
        Resource::Matter | Resource::Antimatter => Resource::Energy,
    }
}

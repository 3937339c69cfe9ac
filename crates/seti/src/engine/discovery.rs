//! Discovery of species (S10.13 to S10.21).

use super::Engine;
use super::species::ask;
use crate::event::{Cause, Event};
use crate::names::Side;
use crate::state::{Marker, Seti};
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// S2.20, S2.21; true if a species was discovered.
    pub(super) fn next_discovery(&mut self) -> bool {
        let due = |side: &&Side| {
            let slot = self.state.slot(**side);
            !slot.discovered && slot.discovery.iter().all(Option::is_some)
        };
        let Some(&side) = Side::ALL.iter().find(due) else {
            return false;
        };
        self.discover(side);
        true
    }

    pub(crate) fn discover(&mut self, side: Side) {
        let species = self.state.slot(side).species;
        let mut deck = ask!(species => deck());
        self.state.rng.shuffle(&mut deck);
        let slot = &mut self.state.species[side.index()];
        slot.discovered = true;
        slot.deck = deck;
        if self.state.rival.level > 0 {
            self.state.rival.first_discovered.get_or_insert(side);
        }
        self.tell(|| Event::Discovered { side, species });
        ask!(species => deal(self, side));
        ask!(species => meet(self, side));
    }

    /// S10.17 to S10.19
    pub(super) fn deal_species_cards(&mut self, side: Side) {
        for seat in self.state.seats_from(self.state.active) {
            for _ in 0..self.state.discovery_markers(side, seat) {
                self.deal_species_card(side, seat);
            }
        }
        let slot = &mut self.state.species[side.index()];
        slot.face_up = slot.deck.pop();
    }

    fn deal_species_card(&mut self, side: Side, seat: Seat) {
        if self.state.is_rival(seat) {
            return self.progress(1, Cause::Card); // S19.58
        }
        if let Some(card) = self.state.species[side.index()].deck.pop() {
            self.state.player_mut(seat).hand.insert(card);
            self.tell_drawn(seat, card);
        }
    }
}

impl Seti {
    /// Own markers on the discovery spaces of a side (S10.16).
    pub(super) fn discovery_markers(&self, side: Side, seat: Seat) -> usize {
        let mine = Some(Marker::of(seat));
        self.slot(side)
            .discovery
            .iter()
            .filter(|&&marker| marker == mine)
            .count()
    }
}

//! Every legal choice of a decision, in a stable order.

use super::cubes::other;
use crate::choice::{Choice, Place};
use crate::names::{COLONIES, Cubes, Kind, Resource, Tech};
use crate::state::{Frame, Job, Kepler, On, Player, What};
use orrery_core::Seat;
use std::ops::ControlFlow::{self, Break, Continue};

/// Receives choices until it has enough of them.
pub(super) trait Out {
    fn add(&mut self, choice: Choice) -> ControlFlow<()>;
}

impl Out for Vec<Choice> {
    fn add(&mut self, choice: Choice) -> ControlFlow<()> {
        self.push(choice);
        Continue(())
    }
}

/// Whether there is a choice at all: the first one is enough.
struct First;

impl Out for First {
    fn add(&mut self, _: Choice) -> ControlFlow<()> {
        Break(())
    }
}

impl Kepler {
    /// Appends every legal choice of the current decision.
    pub(crate) fn list(&self, out: &mut Vec<Choice>) {
        let Some(&frame) = self.stack.last() else {
            return;
        };
        let effects = self.effects(frame, out);
        if effects.is_continue() && self.quantum(frame, out).is_continue() {
            out.extend(frame.job.way_out());
        }
    }

    /// True if a decision offers nothing but its way out. The turn ends only when its player says so.
    pub(super) fn is_idle(&self, frame: Frame) -> bool {
        if matches!(frame.job, Job::Recall | Job::Destination { .. }) {
            return false;
        }
        let quantum = || self.quantum_may_help(frame) && self.quantum(frame, &mut First).is_break();
        self.effects(frame, &mut First).is_continue() && !quantum()
    }

    /// A cube of the only kind in the well is always regenerated (K4.5).
    pub(crate) fn plain_choice(&self) -> Option<Choice> {
        let frame = *self.stack.last()?;
        let Job::Regenerate(_) = frame.job else {
            return None;
        };
        let mut kinds = kinds_in(self.player(frame.who).well);
        let only = kinds.next().filter(|_| kinds.next().is_none())?;
        Some(Choice::Regenerate(only))
    }

    /// True if quantum physics can be used during this decision: at any of the own turn (R20).
    fn pauses(&self, frame: Frame) -> bool {
        frame.who == self.active && self.in_turn()
    }

    /// True in phase 2 (K13.2c): the last step of the turn is still on the stack.
    pub(crate) fn in_turn(&self) -> bool {
        self.stack.iter().any(|frame| frame.job == Job::Recall)
    }

    pub(super) fn tile_places(&self, out: &mut impl Out) -> ControlFlow<()> {
        let spots = self.pack.map.spots().iter().enumerate();
        let mut legal = spots.filter(|&(index, _)| self.may_hold_tile(index));
        legal.try_for_each(|(_, spot)| out.add(Choice::Place(spot.hex)))
    }

    pub(super) fn settlements(&self, who: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let player = self.player(who);
        for tile in self.tiles.iter() {
            if let What::Planet(planet) = tile.what
                && player.ships.contains(&Some(tile.hex))
                && self.may_settle(who, planet)
            {
                out.add(Choice::Settle(planet))?;
            }
        }
        Continue(())
    }

    pub(super) fn developments(&self, who: Seat, out: &mut impl Out) -> ControlFlow<()> {
        let player = self.player(who);
        for &tech in Tech::ALL {
            if self.can_advance(who, tech) {
                let cost = self.pack.level(tech, player.level(tech) + 1).cost;
                let mut payers = player.planets().filter(|(_, cubes)| cubes.covers(cost));
                payers.try_for_each(|(place, _)| out.add(Choice::Develop(tech, place)))?;
            }
        }
        Continue(())
    }

    pub(super) fn terraformings(
        &self,
        who: Seat,
        paid: bool,
        out: &mut impl Out,
    ) -> ControlFlow<()> {
        for colony in self.player(who).colonies.iter() {
            let cost = self.pack.planet(colony.planet).cost;
            let payable = !paid || colony.cubes.covers(cost);
            if payable && self.may_terraform(who, colony.planet) {
                out.add(Choice::Terraform(colony.planet))?;
            }
        }
        Continue(())
    }

    pub(super) fn exploits(
        &self,
        who: Seat,
        left: u8,
        done: u8,
        out: &mut impl Out,
    ) -> ControlFlow<()> {
        let player = self.player(who);
        for (at, colony) in player.colonies.iter().enumerate() {
            let cubes = self.yields(who, colony.planet).at_most(player.storage);
            if left > 0 && done & 1 << at == 0 && !cubes.is_empty() {
                out.add(Choice::Exploit(colony.planet))?;
            }
        }
        Continue(())
    }

    pub(super) fn bonus_actions(&self, who: Seat, out: &mut impl Out) -> ControlFlow<()> {
        if self.player(who).outside_well().total() < self.bonus_price() {
            return Continue(());
        }
        if self.facts.bonus & 1 == 0 {
            out.add(Choice::Bonus(self.bonus_of_row(who)))?;
        }
        if self.facts.bonus & 2 == 0 {
            out.add(Choice::Bonus(self.bonus_of_column(who)))?;
        }
        Continue(())
    }

    /// Ships that can fly, but for those that are out of it (K9.3).
    pub(super) fn flights(
        &self,
        who: Seat,
        speed: u8,
        out_of_it: u8,
        out: &mut impl Out,
    ) -> ControlFlow<()> {
        for ship in 0..self.player(who).ships.len() as u8 {
            if out_of_it & 1 << ship == 0 && self.can_fly(who, ship, speed) {
                out.add(Choice::Ship(ship))?;
            }
        }
        Continue(())
    }

    /// Face-down tiles that are not chosen yet (K7.6).
    pub(super) fn reveals(&self, out: &mut impl Out) -> ControlFlow<()> {
        for (at, tile) in self.tiles.iter().enumerate() {
            if !tile.up && !self.chosen.has(at) {
                out.add(Choice::Reveal(tile.hex))?;
            }
        }
        Continue(())
    }

    /// K7.2a, K7.2b.
    pub(crate) fn may_settle(&self, seat: Seat, planet: u8) -> bool {
        let allowed = self.kind(planet) != Kind::Alien
            || self.benefit(seat, Tech::AntimatterScience).alien_colonies;
        allowed && self.player(seat).colonies.len() < COLONIES
    }

    /// K7.5, but for the cost.
    pub(crate) fn may_terraform(&self, seat: Seat, planet: u8) -> bool {
        let colony = self.player(seat).colony(planet);
        colony.is_some_and(|colony| !colony.terraformed)
            && self.benefit(seat, Tech::Terraforming).terraform >= self.pack.planet(planet).level
    }

    /// Conversions and shifts (K13.2).
    fn quantum(&self, frame: Frame, out: &mut impl Out) -> ControlFlow<()> {
        let (conversions, shifts) = self.quanta();
        if conversions == 0 && shifts == 0 || !self.pauses(frame) {
            return Continue(());
        }
        let player = self.player(frame.who);
        if conversions > 0 {
            for (position, (place, cubes)) in player.planets().enumerate() {
                for gives in [Resource::Energy, Resource::Matter] {
                    let possible = cubes[gives] > 0 && player.storage[other(gives)] > 0;
                    if possible && !self.would_undo(position, gives) {
                        out.add(Choice::Convert(gives, place))?;
                    }
                }
            }
        }
        if shifts > 0 {
            for (from, cubes) in player.planets() {
                for resource in kinds_in(cubes) {
                    let mut others = player.planets().filter(|&(to, _)| to != from);
                    others.try_for_each(|(to, _)| out.add(Choice::Shift(resource, from, to)))?;
                }
            }
        }
        Continue(())
    }
}

pub(super) fn starts(player: &Player, out: &mut impl Out) -> ControlFlow<()> {
    let mut techs = Tech::ALL.iter().filter(|&&tech| player.level(tech) == 0);
    techs.try_for_each(|&tech| out.add(Choice::Start(tech)))
}

pub(super) fn advances(
    player: &Player,
    levels: u8,
    max: u8,
    burn: bool,
    out: &mut impl Out,
) -> ControlFlow<()> {
    let cubes = player.outside_well().total();
    for &tech in Tech::ALL {
        let level = player.level(tech) + levels;
        if level <= max && !(burn && level > cubes) {
            out.add(Choice::Advance(tech))?;
        }
    }
    Continue(())
}

pub(super) fn burns(player: &Player, out: &mut impl Out) -> ControlFlow<()> {
    let storage = std::iter::once((Place::Storage, player.storage));
    for (place, cubes) in storage.chain(player.planets()) {
        kinds_in(cubes).try_for_each(|resource| out.add(Choice::Burn(resource, place)))?;
    }
    Continue(())
}

/// The kinds of which there is a cube.
pub(super) fn kinds_in(cubes: Cubes) -> impl Iterator<Item = Resource> {
    let kinds = Resource::ALL.iter().copied();
    kinds.filter(move |&resource| cubes[resource] > 0)
}

/// Every part of what may be produced, most first (K4.7).
pub(super) fn produces(
    player: &Player,
    cubes: Cubes,
    on: On,
    out: &mut impl Out,
) -> ControlFlow<()> {
    let most = cubes.at_most(player.storage);
    let mut add = |place| {
        for energy in (0..=most.energy).rev() {
            for matter in (0..=most.matter).rev() {
                for antimatter in (0..=most.antimatter).rev() {
                    let cubes = Cubes::new(energy, matter, antimatter);
                    if !cubes.is_empty() {
                        out.add(Choice::Produce(place, cubes))?;
                    }
                }
            }
        }
        Continue(())
    };
    match on {
        On::Any => player.planets().try_for_each(|(place, _)| add(place)),
        On::Earth => add(Place::Earth),
        On::Planet(number) => add(Place::Planet(number)),
    }
}

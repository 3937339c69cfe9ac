//! Where ships can be built and where they can go (K9, K10).

use super::Engine;
use crate::choice::Place;
use crate::event::Event;
use crate::map::{Cell, Grid, Hex};
use crate::names::{Cubes, SHIPS, Tech, Track};
use crate::op::Loss;
use crate::state::{Frame, Job, Kepler, Tile, What};
use orrery_core::{Seat, Sink};
use std::ops::ControlFlow::{self, Continue};

impl Kepler {
    /// The board as ships meet it now.
    fn grid(&self) -> Grid {
        let tiles = self.tiles.iter().map(|tile| {
            let what = tile.up.then_some(tile.what);
            (tile.hex, What::cell(what, tile.owner.is_some()))
        });
        let ships = self.players.iter().flat_map(|player| player.ships);
        self.pack.map.grid(tiles, ships.flatten())
    }

    /// Every hex where this ship can go with so many steps.
    pub(super) fn destinations(&self, seat: Seat, ship: u8, left: u8, mut add: impl FnMut(Hex)) {
        if let Some(from) = self.player(seat).ships[ship as usize] {
            let map = &self.pack.map;
            map.reach(&self.grid(), from, left, |hex, _| add(hex));
        }
    }

    /// How many of so many steps a ship needs for a way that it can go.
    fn steps(&self, from: Hex, to: Hex, left: u8) -> u8 {
        let mut steps = left;
        let map = &self.pack.map;
        map.reach(&self.grid(), from, left, |hex, step| {
            if hex == to {
                steps = step;
            }
        });
        steps
    }

    /// True if the ship stands on an empty hex beside one that is not impassable (K9.3).
    pub(crate) fn can_fly(&self, seat: Seat, ship: u8, speed: u8) -> bool {
        let map = &self.pack.map;
        let Some(hex) = self.player(seat).ships[ship as usize] else {
            return false;
        };
        let Some(index) = map.find(hex) else {
            return false;
        };
        let enterable = |beside: usize| {
            let hex = map.spot(beside).hex;
            map.is_space(beside)
                && self
                    .tile(hex)
                    .is_none_or(|tile| tile.up && tile.owner.is_none() && !self.has_ship(hex))
        };
        speed > 0 && self.tile(hex).is_none() && map.around(index).any(enterable)
    }

    /// Every planet that can build a ship now, with every hex for it (K7.1, K9.1).
    pub(super) fn builds(
        &self,
        seat: Seat,
        paid: bool,
        mut add: impl FnMut(Place, Hex) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = self.player(seat);
        let cost = if paid {
            self.benefit(seat, Tech::SpaceTravel).ship_cost
        } else {
            Cubes::NONE
        };
        let mut payers = player.planets().filter(|(_, cubes)| cubes.covers(cost));
        if player.reserve() == 0 || payers.clone().next().is_none() {
            return Continue(());
        }
        let grid = self.grid();
        payers.try_for_each(|(place, _)| self.sites(&grid, place, |hex| add(place, hex)))
    }

    /// The nearest free hexes around a planet's tile, or around Sol for Earth (K9.1, K16.6).
    fn sites(
        &self,
        grid: &Grid,
        place: Place,
        mut add: impl FnMut(Hex) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let map = &self.pack.map;
        let Some(home) = self.home(place).and_then(|hex| map.find(hex)) else {
            return Continue(());
        };
        let mut beside = false;
        for index in map.around(home).filter(|&index| grid[index] == Cell::Free) {
            beside = true;
            add(map.spot(index).hex)?;
        }
        if beside {
            return Continue(());
        }
        let home = map.spot(home).hex;
        let hexes = map.spots().iter().map(|spot| spot.hex).zip(grid);
        let free = hexes.filter(|&(_, &cell)| cell == Cell::Free);
        let distances = free.map(|(hex, _)| (hex.distance(home), hex));
        let nearest = distances.clone().map(|(distance, _)| distance).min();
        let mut nearest = distances.filter(|&(distance, _)| Some(distance) == nearest);
        nearest.try_for_each(|(_, hex)| add(hex))
    }
}

impl<S: Sink<Event>> Engine<'_, S> {
    /// A new ship, paid from this place if it is not free (K16.4).
    pub(super) fn build(&mut self, who: Seat, hex: Hex, payer: Option<Place>) {
        self.state.before(Loss::Ships, who);
        if let Some(place) = payer {
            let cost = self.state.benefit(who, Tech::SpaceTravel).ship_cost;
            self.pay(who, place, cost);
        }
        let player = self.state.player_mut(who);
        let Some(ship) = (0..SHIPS).find(|&ship| player.ships[ship].is_none()) else {
            return;
        };
        player.ships[ship] = Some(hex);
        self.tell(|| Event::Built {
            seat: who,
            ship: ship as u8 + 1,
            hex,
        });
    }

    pub(super) fn fly(&mut self, who: Seat, ship: u8, to: Hex, left: u8) {
        let Some(from) = self.state.player(who).ships[ship as usize] else {
            return;
        };
        let is_target = |tile: &Tile| tile.hex == to && tile.what == What::Target;
        let target = self.state.tiles.iter().position(is_target);
        let steps = target.map_or(left, |_| self.state.steps(from, to, left));
        self.state.player_mut(who).ships[ship as usize] = Some(to);
        let pack = self.state.pack;
        let tile = self.state.tile(to).filter(|tile| tile.up);
        let at = tile.map(|tile| tile.what);
        self.tell(|| Event::Moved {
            pack,
            seat: who,
            ship: ship + 1,
            from,
            to,
            at,
        });
        if let Some(Frame {
            job: Job::Fly { aside, .. },
            ..
        }) = self.state.stack.last_mut()
        {
            *aside = 0; // R44
        }
        if let Some(index) = target {
            self.state.tiles.remove(index); // K16.11
            self.tell(|| Event::Target { seat: who, hex: to });
            let left = left - steps;
            if left > 0 {
                self.push(who, Job::Destination { ship, left });
            }
            self.push(who, Job::Advance(Track::Colonial, 1)); // K9.9
        }
    }

    /// The ship moves next.
    pub(super) fn pick_ship(&mut self, who: Seat, mut fly: Job, ship: u8) {
        if let Job::Fly { speed, moved, .. } = &mut fly {
            *moved |= 1 << ship;
            let left = *speed;
            self.push(who, fly);
            self.push(who, Job::Destination { ship, left });
        }
    }

    /// A ship that was picked and has not moved can be picked again once another one has moved (R44).
    pub(super) fn put_back(&mut self, ship: u8, left: u8) {
        if let Some(Frame {
            job:
                Job::Fly {
                    speed,
                    moved,
                    aside,
                },
            ..
        }) = self.state.stack.last_mut()
            && *speed == left
        {
            *moved &= !(1 << ship);
            *aside |= 1 << ship;
        }
    }

    /// K10.
    pub(super) fn recall(&mut self, who: Seat, ship: u8) {
        self.state.before(Loss::Ships, who);
        let Some(hex) = self.state.player_mut(who).ships[ship as usize].take() else {
            return;
        };
        self.tell(|| Event::Recalled {
            seat: who,
            ship: ship + 1,
            hex,
        });
        if self
            .state
            .tile(hex)
            .is_some_and(|tile| tile.what == What::Mine)
        {
            self.push(who, Job::Regenerate(1)); // K10.2
        }
    }
}

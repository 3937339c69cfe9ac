//! Why what a player might expect is not possible now.
//!
//! Every choice can be asked about, see `choice`. Here is what is worth showing without being asked: the things in
//! front of the player that are closed, and kinds of choices of which none is possible.

mod choice;

use crate::brings::{none_produces, why};
use crate::choice::{Choice, Place};
use crate::names::{Bonus, Cubes, Main, Resource, SHIPS, Tech};
use crate::state::{Job, Kepler, On, Tile, What};
use choice::Now;
use orrery_core::Refusal;

/// See [`orrery_core::Game::refusal`].
pub(crate) fn refusal(state: &Kepler, choice: Choice) -> Option<Refusal> {
    Now::of(state)?.refusal(choice)
}

/// See [`orrery_core::Game::refusals`].
pub(crate) fn refusals(state: &Kepler) -> Vec<Refusal> {
    let (Some(now), Some(frame)) = (Now::of(state), state.stack.last()) else {
        return Vec::new();
    };
    let mut out = Vec::new();
    match frame.job {
        Job::Start(_) => now.things(Tech::ALL.iter().map(|&tech| Choice::Start(tech)), &mut out),
        Job::Main => now.things([Choice::Action(state.action(now.who))], &mut out),
        Job::Build { paid, .. } => now.builds(paid, &mut out),
        Job::Settle => now.settles(&mut out),
        Job::Develop => now.develops(&mut out),
        Job::AdvanceFree { .. } => {
            now.things(
                Tech::ALL.iter().map(|&tech| Choice::Advance(tech)),
                &mut out,
            );
        }
        Job::Fly { .. } => now.things((0..SHIPS as u8).map(Choice::Ship), &mut out),
        Job::Destination { ship, left } => now.destinations(ship, left, &mut out),
        Job::Terraform { .. } => now.terraforms(&mut out),
        Job::Exploit { .. } => now.exploits(&mut out),
        Job::Produce { cubes, on } => now.produces(cubes, on, &mut out),
        Job::Bonus => {
            now.passed_over(&mut out);
            now.bonuses(&mut out);
        }
        Job::Recall => now.recalls(&mut out),
        Job::Regenerate(_) => {
            now.things(
                Resource::ALL.iter().map(|&kind| Choice::Regenerate(kind)),
                &mut out,
            );
        }
        _ => {}
    }
    if now.who == state.active && state.in_turn() {
        now.quantum(&mut out);
    }
    out
}

fn short_of(mut refusal: Refusal, cost: Cubes, cubes: Cubes) -> Refusal {
    for &kind in Resource::ALL {
        if cubes[kind] < cost[kind] {
            refusal = refusal.lacking(kind.name(), cost[kind].into(), cubes[kind].into());
        }
    }
    refusal
}

impl Now<'_> {
    /// Those of these choices that something stands in the way of.
    fn things(&self, choices: impl IntoIterator<Item = Choice>, out: &mut Vec<Refusal>) {
        out.extend(
            choices
                .into_iter()
                .filter_map(|choice| self.hindrance(choice)),
        );
    }

    /// A main action that can do nothing is passed over; the next decision tells why.
    fn passed_over(&self, out: &mut Vec<Refusal>) {
        match self.state.action(self.who) {
            Main::SpaceMissions => self.builds(true, out),
            Main::ColonialSettlement => self.settles(out),
            Main::TechnologicalDevelopment => self.develops(out),
            Main::Terraform => self.terraforms(out),
            Main::PlanetaryExploitation => self.exploits(out),
            _ => {}
        }
    }

    /// A refusal for a price that no planet card alone can pay: it tells of the card that comes nearest.
    fn unpaid(&self, refusal: Refusal, cost: Cubes) -> Refusal {
        let cards = self.player.planets().map(|(_, cubes)| cubes);
        let nearest = cards.min_by_key(|&cubes| cost.without(cubes).total());
        short_of(refusal, cost, nearest.unwrap_or_default())
    }

    fn builds(&self, paid: bool, out: &mut Vec<Refusal>) {
        let player = self.player;
        if player.reserve() == 0 {
            out.push(Refusal::new("build", &["K16.5"]).lacking("ships", 1, 0));
            return;
        }
        let cost = self.state.benefit(self.who, Tech::SpaceTravel).ship_cost;
        if paid {
            for (place, cubes) in player.planets().filter(|(_, cubes)| !cubes.covers(cost)) {
                let refusal = Refusal::new(format!("build {place}"), &["K7.1", "K4.3"]);
                out.push(short_of(refusal, cost, cubes));
            }
            if !player.planets().any(|(_, cubes)| cubes.covers(cost)) {
                out.push(self.unpaid(Refusal::new("build", &["K7.1", "K4.3"]), cost));
            }
        }
    }

    fn settles(&self, out: &mut Vec<Refusal>) {
        let stands = |tile: &&Tile| self.player.ships.contains(&Some(tile.hex));
        let tiles = self.state.tiles.iter().filter(stands);
        let planets = tiles.filter_map(|tile| match tile.what {
            What::Planet(planet) => Some(Choice::Settle(planet)),
            What::Mine | What::Target => None,
        });
        let planets: Vec<Choice> = planets.collect();
        if planets.is_empty() {
            out.push(Refusal::new("settle", &["K7.2"]).because(why("none-landed")));
        }
        self.things(planets, out);
    }

    fn develops(&self, out: &mut Vec<Refusal>) {
        for &tech in Tech::ALL {
            let what = format!("develop {tech}");
            if !self.state.can_advance(self.who, tech) {
                out.push(Refusal::new(what, &["K13.8"]).because(why("at-top")));
                continue;
            }
            let cost = self
                .state
                .pack
                .level(tech, self.player.level(tech) + 1)
                .cost;
            if !self.player.planets().any(|(_, cubes)| cubes.covers(cost)) {
                out.push(self.unpaid(Refusal::new(what, &["K7.3", "K16.8"]), cost));
            }
        }
    }

    /// Hexes that are near enough but closed to the ship. Whatever is not named lies too far away.
    fn destinations(&self, ship: u8, left: u8, out: &mut Vec<Refusal>) {
        let (state, map) = (self.state, &self.state.pack.map);
        let Some(from) = self.player.ships[ship as usize] else {
            return;
        };
        let hexes = map.spots().iter().enumerate();
        let closed = hexes.filter(|&(index, spot)| {
            let tile = state.tile(spot.hex);
            let near = spot.hex != from && spot.hex.distance(from) <= left;
            let covered = tile.is_some_and(|tile| !tile.up || tile.owner.is_some());
            near && (!map.is_space(index) || covered || state.has_ship(spot.hex))
        });
        self.things(closed.map(|(_, spot)| Choice::Move(ship, spot.hex)), out);
    }

    fn terraforms(&self, out: &mut Vec<Refusal>) {
        let colonies = self.player.colonies.iter();
        self.things(colonies.map(|card| Choice::Terraform(card.planet)), out);
        if self.player.colonies.is_empty() {
            out.push(Refusal::new("terraform", &["K7.5", "K4.8"]).because(why("no-colony")));
        }
    }

    fn exploits(&self, out: &mut Vec<Refusal>) {
        let producing = self.state.benefit(self.who, Tech::Terraforming).producing;
        if producing == 0 {
            let refusal = Refusal::new("exploit", &["K7.8", "K13.4"]);
            out.push(refusal.because(none_produces(self.state.pack)));
            return;
        }
        out.push(Refusal::new("exploit earth", &["K7.8", "K4.8"]).because(why("never-earth")));
        let colonies = self.player.colonies.iter();
        self.things(colonies.map(|card| Choice::Exploit(card.planet)), out);
    }

    /// More than there is in storage.
    fn produces(&self, cubes: Cubes, on: On, out: &mut Vec<Refusal>) {
        let places = self.player.planets().map(|(place, _)| place);
        let here = |place: &Place| match on {
            On::Any => true,
            On::Earth => *place == Place::Earth,
            On::Planet(number) => *place == Place::Planet(number),
        };
        if !self.player.storage.covers(cubes) {
            let places = places.filter(here);
            self.things(places.map(|place| Choice::Produce(place, cubes)), out);
        }
    }

    fn bonuses(&self, out: &mut Vec<Refusal>) {
        self.things(Bonus::ALL.iter().map(|&bonus| Choice::Bonus(bonus)), out);
    }

    /// The last step of the turn tells of steps that were passed over, too.
    fn recalls(&self, out: &mut Vec<Refusal>) {
        self.things((0..SHIPS as u8).map(Choice::Recall), out);
        if self.state.benefit(self.who, Tech::SpaceTravel).speed == 0 {
            out.push(Refusal::new("ship", &["K9.10", "K9.3"]).because(why("speed")));
        }
        if self.player.outside_well().total() < self.state.bonus_price() {
            self.bonuses(out);
        }
    }

    fn quantum(&self, out: &mut Vec<Refusal>) {
        let (conversions, shifts) = self.state.quanta();
        let gives = self.state.benefit(self.who, Tech::QuantumPhysics);
        let facts = self.state.facts;
        if conversions == 0 {
            let refusal = Refusal::new("convert", &["K13.2a"]);
            let needs = i32::from(facts.conversions) + 1;
            out.push(refusal.lacking("conversions", needs, gives.conversions.into()));
        } else {
            for (gives, takes) in [
                (Resource::Energy, Resource::Matter),
                (Resource::Matter, Resource::Energy),
            ] {
                if self.player.storage[takes] == 0 {
                    let refusal = Refusal::new(format!("convert {gives}"), &["K13.2a"]);
                    out.push(
                        refusal
                            .lacking(takes.name(), 1, 0)
                            .because(why("storage-empty")),
                    );
                }
            }
            let refusal = Refusal::new("convert antimatter", &["K13.2a"]);
            out.push(refusal.because(why("antimatter-stays")));
        }
        if shifts == 0 {
            let refusal = Refusal::new("shift", &["K13.2b"]);
            let needs = i32::from(facts.shifts) + 1;
            out.push(refusal.lacking("shifts", needs, gives.shifts.into()));
        }
    }
}

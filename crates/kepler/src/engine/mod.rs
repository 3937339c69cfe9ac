//! The machine: takes a choice, changes the state, and runs on until somebody has to decide again.
//!
//! | module | owns |
//! |---|---|
//! | here | the stack, and what the main actions do |
//! | `decisions` | for each kind of job: what it is about, what can be chosen, what a choice does |
//! | `list` | every legal choice there is, and what the rows of `decisions` list |
//! | `cubes` | paying, producing, burning, quantum physics (K4, K13.2) |
//! | `ships` | where ships can be built and where they can go (K9) |
//! | `steps` | business that needs no choice: rounds, tracks, technologies, cards, the ghost |

mod cubes;
mod decisions;
mod list;
mod ships;
mod steps;

pub(crate) use cubes::other;

use crate::choice::{Choice, Place};
use crate::event::{CardName, Event};
use crate::map::Hex;
use crate::names::{Bonus, Cubes, Main, Resource, SHIPS, TOP, Tech, Track, Zone};
use crate::op::Loss;
use crate::state::{Colony, Frame, Job, Kepler, On, Tile, What};
use orrery_core::{Audience, Seat, Sink};

/// How many tiles Galactic Mapping turns up (K7.6).
pub(crate) const MAPPED: u8 = 4;

/// A state and who listens to what happens to it.
pub(crate) struct Engine<'a, S> {
    state: &'a mut Kepler,
    events: &'a mut S,
}

impl<'a, S: Sink<Event>> Engine<'a, S> {
    pub(crate) fn new(state: &'a mut Kepler, events: &'a mut S) -> Self {
        Self { state, events }
    }

    fn tell(&mut self, make: impl FnOnce() -> Event) {
        self.events.tell(Audience::All, make);
    }

    fn push(&mut self, who: Seat, job: Job) {
        self.state.stack.push(Frame { who, job });
    }

    /// Plays a legal choice and everything that follows from it.
    pub(crate) fn play(&mut self, choice: Choice) {
        let Some(&frame) = self.state.stack.last() else {
            return;
        };
        match choice {
            Choice::Convert(gives, on) => self.convert(frame.who, gives, on),
            Choice::Shift(resource, from, to) => self.shift(frame.who, resource, from, to),
            _ => {
                self.state.facts.converted = 0;
                self.state.stack.pop();
                self.decide(frame, choice);
            }
        }
        self.run();
    }

    /// Runs what needs no choice, and passes over decisions in which nothing can be chosen.
    pub(crate) fn run(&mut self) {
        while let Some(&frame) = self.state.stack.last() {
            if frame.job.decides() && !self.state.is_idle(frame) {
                return;
            }
            self.state.stack.pop();
            if !frame.job.decides() {
                self.step(frame);
            }
        }
    }

    /// Leaves the same job with one less to do.
    fn again(&mut self, who: Seat, job: impl Fn(u8) -> Job, left: u8) {
        if left > 1 {
            self.push(who, job(left - 1));
        }
    }

    /// K3.4.
    fn start_with(&mut self, who: Seat, tech: Tech, left: u8) {
        self.again(who, Job::Start, left);
        self.acquire(who, tech, 1);
        if left == 1 && self.state.is_solo() {
            self.ghost_starts();
        }
    }

    /// K7.3: the next level, paid from one place.
    fn develop(&mut self, who: Seat, tech: Tech, place: Place) {
        let next = self.state.player(who).level(tech) + 1;
        let cost = self.state.pack.level(tech, next).cost;
        self.pay(who, place, cost);
        self.push(who, Job::Acquire(tech, next));
    }

    fn advance_free(&mut self, who: Seat, tech: Tech, levels: u8, burn: bool) {
        let level = (self.state.player(who).level(tech) + levels).min(TOP);
        if burn {
            self.push(who, Job::Burn(level));
        }
        self.push(who, Job::Acquire(tech, level));
    }

    fn decline(&mut self, seat: Seat) {
        if let Some(card) = self.card_name() {
            self.tell(|| Event::Declined { seat, card });
        }
    }

    /// K2.6.
    fn place_tile(&mut self, who: Seat, hex: Hex) {
        let Some(what) = self.state.pile.pop() else {
            return;
        };
        self.state.put_tile(what, hex);
        self.tell(|| Event::TilePlaced { seat: who, hex });
        if !self.state.pile.is_empty() {
            let next = who.next(self.state.players.len());
            self.push(next, Job::PlaceTile);
        }
    }

    /// The cube moves, and the action may be carried out (K6, K7).
    fn take_action(&mut self, who: Seat, action: Main) {
        let space = self
            .state
            .pack
            .board
            .iter()
            .position(|&main| main == action);
        debug_assert!(space.is_some(), "{action} is not on the board");
        self.state.player_mut(who).cube = space.unwrap_or_default() as u8;
        self.tell(|| Event::Action { seat: who, action });
        let produce = |resource, n| Job::Produce {
            cubes: Cubes::of(resource, n),
            on: On::Any,
        };
        let job = match action {
            Main::SpaceMissions => Job::Build {
                left: SHIPS as u8,
                paid: true,
            },
            Main::ColonialSettlement => Job::Settle,
            Main::TechnologicalDevelopment => Job::Develop,
            Main::StellarPropulsion => Job::MoveShips, // K7.4
            Main::Terraform => Job::Terraform {
                left: u8::MAX,
                paid: true,
            },
            Main::GalacticMapping => Job::Map,
            Main::EnergyStorage => {
                let n = self.state.benefit(who, Tech::EnergyDevelopment).energy;
                produce(Resource::Energy, n) // K7.7
            }
            Main::PlanetaryExploitation => {
                let left = self.state.benefit(who, Tech::Terraforming).producing;
                Job::Exploit { left, done: 0 }
            }
            Main::AntimatterGeneration => {
                let n = self.state.benefit(who, Tech::AntimatterScience).antimatter;
                produce(Resource::Antimatter, n) // K7.9
            }
        };
        self.push(who, job);
    }

    /// K7.2, K7.2c.
    fn settle_planet(&mut self, who: Seat, planet: u8) {
        let what = What::Planet(planet);
        let Some(tile) = self.state.tiles.iter_mut().find(|tile| tile.what == what) else {
            return;
        };
        tile.owner = Some(who);
        let hex = tile.hex;
        self.state.before(Loss::Ships, who);
        let player = self.state.player_mut(who);
        for ship in &mut player.ships {
            *ship = ship.filter(|&at| at != hex);
        }
        player.colonies.push(Colony {
            planet,
            ..Colony::default()
        });
        let pack = self.state.pack;
        self.tell(|| Event::Settled {
            pack,
            seat: who,
            planet,
            hex,
        });
        let (colonising, _) = pack.kinds[self.state.kind(planet).index()];
        self.push(who, Job::Advance(Track::Colonial, colonising));
    }

    /// K7.5.
    fn terraform(&mut self, who: Seat, planet: u8, paid: bool) {
        if paid {
            let cost = self.state.pack.planet(planet).cost;
            self.pay(who, Place::Planet(planet), cost);
        }
        for colony in self.state.player_mut(who).colonies.iter_mut() {
            colony.terraformed |= colony.planet == planet;
        }
        let pack = self.state.pack;
        self.tell(|| Event::Terraformed {
            pack,
            seat: who,
            planet,
        });
        let (_, terraforming) = pack.kinds[self.state.kind(planet).index()];
        self.push(who, Job::Advance(Track::Colonial, terraforming));
    }

    /// K7.6: the tile is turned up as soon as the last one is chosen, together with all others.
    fn choose_tile(&mut self, who: Seat, hex: Hex, left: u8) {
        let mut tiles = self.state.tiles.iter();
        let Some(at) = tiles.position(|tile| tile.hex == hex) else {
            return;
        };
        self.state.chosen.insert(at);
        let face_down = self.state.tiles.iter().filter(|tile| !tile.up).count();
        if left > 1 && self.state.chosen.len() < face_down {
            self.push(who, Job::Reveal(left - 1));
            return;
        }
        for at in std::mem::take(&mut self.state.chosen).iter() {
            self.turn_up(Some(who), at);
        }
    }

    /// Turns a tile face up; `who` is `None` during the setup.
    fn turn_up(&mut self, who: Option<Seat>, at: usize) {
        let pack = self.state.pack;
        let tile = &mut self.state.tiles[at];
        tile.up = true;
        let (hex, tile) = (tile.hex, tile.what);
        self.tell(|| match who {
            Some(seat) => Event::Revealed {
                pack,
                seat,
                hex,
                tile,
            },
            None => Event::TurnedUp { pack, hex, tile },
        });
    }

    /// K2.7, R27.
    fn turn_up_near_tiles(&mut self) {
        for at in 0..self.state.tiles.len() {
            if self.state.zone(self.state.tiles[at].hex) == Zone::Short {
                self.turn_up(None, at);
            }
        }
    }

    /// K7.8, R24.
    fn exploit(&mut self, who: Seat, planet: u8, left: u8, done: u8) {
        let colonies = &self.state.player(who).colonies;
        let at = colonies.iter().position(|colony| colony.planet == planet);
        debug_assert!(at.is_some(), "planet {planet} is not a colony of {who}");
        let done = done | 1 << at.unwrap_or_default();
        if left > 1 {
            let left = left - 1;
            self.push(who, Job::Exploit { left, done });
        }
        let cubes = self.state.yields(who, planet);
        let on = On::Planet(planet);
        self.push(who, Job::Produce { cubes, on });
    }

    /// K8: the price is paid before the effect (K8.11).
    fn bonus_action(&mut self, who: Seat, bonus: Bonus) {
        self.push(who, Job::Bonus);
        self.push(who, Job::Run(self.state.pack.bonus[bonus.index()]));
        let price = self.state.bonus_price();
        if price > 0 {
            self.push(who, Job::Burn(price));
        }
        let in_row = self.state.bonus_of_row(who) == bonus;
        self.state.facts.bonus |= if in_row { 1 } else { 2 };
        self.tell(|| Event::BonusAction { seat: who, bonus });
    }

    fn card_name(&self) -> Option<CardName> {
        let pack = self.state.pack;
        self.state.card.map(|index| CardName { pack, index })
    }
}

impl Kepler {
    /// What a planet produces on its current side (K7.8).
    pub(crate) fn yields(&self, seat: Seat, planet: u8) -> Cubes {
        let colony = self.player(seat).colony(planet);
        let terraformed = colony.is_some_and(|colony| colony.terraformed);
        self.pack.planet(planet).produces(terraformed)
    }

    /// The bonus action of the row of a player's cube (K8.1).
    #[must_use]
    pub fn bonus_of_row(&self, seat: Seat) -> Bonus {
        self.pack.lines[self.player(seat).cube as usize / 3]
    }

    /// The bonus action of the column of a player's cube.
    #[must_use]
    pub fn bonus_of_column(&self, seat: Seat) -> Bonus {
        self.pack.lines[3 + self.player(seat).cube as usize % 3]
    }

    /// What the next bonus action of this turn costs (K8.3, K13.3).
    #[must_use]
    pub fn bonus_price(&self) -> u8 {
        let gives = self.benefit(self.active, Tech::EnergyDevelopment);
        let each = self.pack.burn_per_bonus;
        if self.facts.bonus != 0 && gives.single_burn {
            self.pack.burn_for_both.saturating_sub(each)
        } else {
            each
        }
    }

    /// Puts a tile on the board, face down (K2.4, K2.6).
    pub(crate) fn put_tile(&mut self, what: What, hex: Hex) {
        self.tiles.push(Tile {
            hex,
            what,
            up: false,
            owner: None,
        });
    }
}

impl Job {
    /// True if a player has to choose.
    pub(crate) fn decides(self) -> bool {
        self.about().is_some()
    }
}

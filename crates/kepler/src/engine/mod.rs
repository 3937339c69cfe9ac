//! The machine: takes a choice, changes the state, and runs on until somebody has to decide again.
//!
//! | module | owns |
//! |---|---|
//! | here | the stack and what each choice does |
//! | `list` | every legal choice of a decision |
//! | `cubes` | paying, producing, burning, quantum physics (K4, K13.2) |
//! | `ships` | where ships can be built and where they can go (K9) |
//! | `run` | business that needs no choice: rounds, tracks, technologies, cards, the ghost |

mod cubes;
mod list;
mod run;
mod ships;

pub(crate) use cubes::other;

use crate::choice::Choice;
use crate::event::{CardName, Event};
use crate::map::Hex;
use crate::names::{Bonus, Cubes, Main, Resource, SHIPS, TOP, Tech, Track, Zone};
use crate::state::{Colony, Frame, Kepler, On, Task, Tile, What};
use orrery_core::{Audience, Seat, Sink};

/// How many tiles Galactic Mapping turns up (K7.6).
pub(crate) const MAPPED: u8 = 4;

/// A state and who listens to what happens to it.
pub(crate) struct Engine<'a, S> {
    s: &'a mut Kepler,
    events: &'a mut S,
}

impl<'a, S: Sink<Event>> Engine<'a, S> {
    pub(crate) fn new(s: &'a mut Kepler, events: &'a mut S) -> Self {
        Self { s, events }
    }

    fn tell(&mut self, make: impl FnOnce() -> Event) {
        self.events.tell(Audience::All, make);
    }

    fn push(&mut self, who: Seat, task: Task) {
        self.s.stack.push(Frame { who, task });
    }

    /// Plays a legal choice and everything that follows from it.
    pub(crate) fn play(&mut self, choice: Choice) {
        let Some(&frame) = self.s.stack.last() else {
            return;
        };
        match choice {
            Choice::Convert(gives, on) => self.convert(frame.who, gives, on),
            Choice::Shift(resource, from, to) => self.shift(frame.who, resource, from, to),
            _ => {
                self.s.turn.converted = 0;
                self.s.stack.pop();
                self.resolve(frame, choice);
            }
        }
        self.settle();
    }

    /// Runs what needs no choice, and passes over decisions in which nothing can be chosen.
    pub(crate) fn settle(&mut self) {
        while let Some(&frame) = self.s.stack.last() {
            if frame.task.decides() && !self.s.is_idle(frame) {
                return;
            }
            self.s.stack.pop();
            if !frame.task.decides() {
                self.run(frame);
            }
        }
    }

    /// The frame of the choice has been taken from the stack.
    fn resolve(&mut self, Frame { who, task }: Frame, choice: Choice) {
        match (task, choice) {
            (Task::PlaceTile, Choice::Place(hex)) => self.place_tile(who, hex),
            (Task::Start(left), Choice::Start(tech)) => {
                self.again(who, Task::Start, left);
                if left == 1 && self.s.is_solo() {
                    self.ghost_starts(tech);
                }
                self.push(who, Task::Acquire(tech, 1));
            }
            (Task::Cubes(left), Choice::Cube(resource)) => {
                self.again(who, Task::Cubes, left);
                self.bonus_cube(who, resource);
            }
            (Task::Main, Choice::Action(action)) => self.take_action(who, action),
            (Task::Build { left, paid }, Choice::Build(place, hex)) => {
                if left > 1 {
                    let left = left - 1;
                    self.push(who, Task::Build { left, paid });
                }
                if paid {
                    let cost = self.s.benefit(who, Tech::SpaceTravel).ship_cost;
                    self.pay(who, place, cost);
                }
                self.build(who, hex);
            }
            (Task::Settle, Choice::Settle(planet)) => {
                self.push(who, Task::Settle);
                self.settle_planet(who, planet);
            }
            (Task::Develop, Choice::Develop(tech, place)) => {
                self.push(who, Task::Develop);
                let next = self.s.player(who).level(tech) + 1;
                let cost = self.s.pack.level(tech, next).cost;
                self.pay(who, place, cost);
                self.push(who, Task::Acquire(tech, next));
            }
            (Task::AdvanceFree { levels, burn, .. }, Choice::Advance(tech)) => {
                let level = (self.s.player(who).level(tech) + levels).min(TOP);
                if burn {
                    self.push(who, Task::Burn(level));
                }
                self.push(who, Task::Acquire(tech, level));
            }
            (Task::Fly { speed, moved }, Choice::Ship(ship)) => {
                let moved = moved | 1 << ship;
                self.push(who, Task::Fly { speed, moved });
                self.push(who, Task::Destination { ship, left: speed });
            }
            (Task::Destination { left, .. }, Choice::Move(ship, hex)) => {
                self.fly(who, ship, hex, left);
            }
            (Task::Terraform { left, paid }, Choice::Terraform(planet)) => {
                if left > 1 {
                    let left = left - 1;
                    self.push(who, Task::Terraform { left, paid });
                }
                self.terraform(who, planet, paid);
            }
            (Task::ChooseTrack(n), Choice::Track(track)) => {
                self.push(who, Task::Advance(track, n));
            }
            (Task::Reveal(left), Choice::Reveal(hex)) => {
                self.again(who, Task::Reveal, left);
                self.reveal(who, hex);
            }
            (Task::Exploit { left, done }, Choice::Exploit(planet)) => {
                self.exploit(who, planet, left, done);
            }
            (Task::Produce { .. }, Choice::Produce(on, cubes)) => self.produce(who, on, cubes),
            (Task::Bonus, Choice::Bonus(bonus)) => self.bonus_action(who, bonus),
            (Task::Burn(left), Choice::Burn(resource, from)) => {
                self.again(who, Task::Burn, left);
                self.burn(who, resource, from);
            }
            (Task::Recall, Choice::Recall(ship)) => {
                self.push(who, Task::Recall);
                self.recall(who, ship);
            }
            (Task::Regenerate(left), Choice::Regenerate(resource)) => {
                self.again(who, Task::Regenerate, left);
                self.regenerate(who, resource);
            }
            (Task::Offer(step), Choice::Accept) => self.apply_step(who, step),
            (Task::Offer(_), Choice::Decline) => {
                if let Some(card) = self.card_name() {
                    self.tell(|| Event::Declined { seat: who, card });
                }
            }
            (Task::Opponent(theirs, own), Choice::Opponent(opponent)) => {
                self.push(who, Task::Run(own));
                self.push(opponent, Task::Run(theirs));
                self.tell(|| Event::Named {
                    seat: who,
                    opponent,
                });
            }
            // The way out of a decision: nothing happens.
            _ => {}
        }
    }

    /// Leaves the same task with one less to do.
    fn again(&mut self, who: Seat, task: fn(u8) -> Task, left: u8) {
        if left > 1 {
            self.push(who, task(left - 1));
        }
    }

    /// K2.6.
    fn place_tile(&mut self, who: Seat, hex: Hex) {
        let Some(what) = self.s.pile.pop() else {
            return;
        };
        let up = self.s.put_tile(what, hex);
        let pack = self.s.pack;
        self.tell(|| Event::TilePlaced {
            pack,
            seat: who,
            hex,
            tile: up.then_some(what),
        });
        if !self.s.pile.is_empty() {
            let next = who.next(self.s.players.len());
            self.push(next, Task::PlaceTile);
        }
    }

    /// The cube moves, and the action may be carried out (K6, K7).
    fn take_action(&mut self, who: Seat, action: Main) {
        let space = self.s.pack.board.iter().position(|&main| main == action);
        self.s.player_mut(who).cube = space.unwrap_or_default() as u8;
        self.tell(|| Event::Action { seat: who, action });
        let produce = |resource, n| Task::Produce {
            cubes: Cubes::of(resource, n),
            on: On::Any,
        };
        let task = match action {
            Main::SpaceMissions => Task::Build {
                left: SHIPS as u8,
                paid: true,
            },
            Main::ColonialSettlement => Task::Settle,
            Main::TechnologicalDevelopment => Task::Develop,
            Main::StellarPropulsion => Task::MoveShips,
            Main::Terraform => Task::Terraform {
                left: u8::MAX,
                paid: true,
            },
            Main::GalacticMapping => {
                self.push(who, Task::Reveal(MAPPED));
                Task::ChooseTrack(1)
            }
            Main::EnergyStorage => {
                let n = self.s.benefit(who, Tech::EnergyDevelopment).energy;
                produce(Resource::Energy, n)
            }
            Main::PlanetaryExploitation => {
                let left = self.s.benefit(who, Tech::Terraforming).producing;
                Task::Exploit { left, done: 0 }
            }
            Main::AntimatterGeneration => {
                let n = self.s.benefit(who, Tech::AntimatterScience).antimatter;
                produce(Resource::Antimatter, n)
            }
        };
        self.push(who, task);
    }

    /// K7.2.
    fn settle_planet(&mut self, who: Seat, planet: u8) {
        let what = What::Planet(planet);
        let Some(tile) = self.s.tiles.iter_mut().find(|tile| tile.what == what) else {
            return;
        };
        tile.owner = Some(who);
        let hex = tile.hex;
        let player = self.s.player_mut(who);
        for ship in &mut player.ships {
            *ship = ship.filter(|&at| at != hex);
        }
        player.colonies.push(Colony {
            planet,
            ..Colony::default()
        });
        let pack = self.s.pack;
        self.tell(|| Event::Settled {
            pack,
            seat: who,
            planet,
            hex,
        });
        let (colonising, _) = pack.kinds[self.s.kind(planet).index()];
        self.push(who, Task::Advance(Track::Colonial, colonising));
    }

    /// K7.5.
    fn terraform(&mut self, who: Seat, planet: u8, paid: bool) {
        if paid {
            let cost = self.s.pack.planet(planet).cost;
            self.pay(who, crate::choice::Place::Planet(planet), cost);
        }
        for colony in self.s.player_mut(who).colonies.iter_mut() {
            colony.terraformed |= colony.planet == planet;
        }
        let pack = self.s.pack;
        self.tell(|| Event::Terraformed {
            pack,
            seat: who,
            planet,
        });
        let (_, terraforming) = pack.kinds[self.s.kind(planet).index()];
        self.push(who, Task::Advance(Track::Colonial, terraforming));
    }

    /// K7.6.
    fn reveal(&mut self, who: Seat, hex: Hex) {
        let Some(tile) = self.s.tiles.iter_mut().find(|tile| tile.hex == hex) else {
            return;
        };
        tile.up = true;
        let tile = tile.what;
        let pack = self.s.pack;
        self.tell(|| Event::Revealed {
            pack,
            seat: who,
            hex,
            tile,
        });
    }

    /// K7.8.
    fn exploit(&mut self, who: Seat, planet: u8, left: u8, done: u8) {
        let colonies = &self.s.player(who).colonies;
        let at = colonies.iter().position(|colony| colony.planet == planet);
        let done = done | 1 << at.unwrap_or_default();
        if left > 1 {
            let left = left - 1;
            self.push(who, Task::Exploit { left, done });
        }
        let cubes = self.s.yields(who, planet);
        let on = On::Planet(planet);
        self.push(who, Task::Produce { cubes, on });
    }

    /// K8: the price is paid before the effect (K8.11).
    fn bonus_action(&mut self, who: Seat, bonus: Bonus) {
        self.push(who, Task::Bonus);
        self.push(who, Task::Run(self.s.pack.bonus[bonus.index()]));
        let price = self.s.bonus_price();
        if price > 0 {
            self.push(who, Task::Burn(price));
        }
        let in_row = self.s.bonus_of_row(who) == bonus;
        self.s.turn.bonus |= if in_row { 1 } else { 2 };
        self.tell(|| Event::BonusAction { seat: who, bonus });
    }

    fn card_name(&self) -> Option<CardName> {
        let pack = self.s.pack;
        self.s.card.map(|index| CardName { pack, index })
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
        if self.turn.bonus != 0 && gives.single_burn {
            self.pack.burn_for_both.saturating_sub(each)
        } else {
            each
        }
    }

    /// Puts a tile on the board, face up in the short-range zone (K2.7); says whether it is.
    pub(crate) fn put_tile(&mut self, what: What, hex: Hex) -> bool {
        let up = self.zone(hex) == Zone::Short;
        self.tiles.push(Tile {
            hex,
            what,
            up,
            owner: None,
        });
        up
    }
}

impl Task {
    /// What a player has to decide: a stable key; `None` if this runs by itself.
    pub(crate) fn about(self) -> Option<&'static str> {
        Some(match self {
            Self::PlaceTile => "place",
            Self::Start(_) => "start",
            Self::Cubes(_) => "cubes",
            Self::Main => "main",
            Self::Build { .. } => "build",
            Self::Settle => "settle",
            Self::Develop => "develop",
            Self::AdvanceFree { .. } => "advance",
            Self::Fly { .. } => "fly",
            Self::Destination { .. } => "destination",
            Self::Terraform { .. } => "terraform",
            Self::ChooseTrack(_) => "track",
            Self::Reveal(_) => "reveal",
            Self::Exploit { .. } => "exploit",
            Self::Produce { .. } => "produce",
            Self::Bonus => "bonus",
            Self::Burn(_) => "burn",
            Self::Recall => "recall",
            Self::Regenerate(_) => "regenerate",
            Self::Offer(_) => "offer",
            Self::Opponent(..) => "opponent",
            Self::NewRound
            | Self::Turns(_)
            | Self::MoveShips
            | Self::Advance(..)
            | Self::Acquire(..)
            | Self::Run(_)
            | Self::CardStep(_)
            | Self::ApplyCard
            | Self::Award => return None,
        })
    }

    /// True if a player has to choose.
    pub(crate) fn decides(self) -> bool {
        self.about().is_some()
    }
}

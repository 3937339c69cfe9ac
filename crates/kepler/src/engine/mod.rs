//! The machine: takes a choice, changes the state, and runs on until somebody has to decide again.
//!
//! | module | owns |
//! |---|---|
//! | here | the stack and what each choice does |
//! | `list` | every legal choice of a decision |
//! | `cubes` | paying, producing, burning, quantum physics (K4, K13.2) |
//! | `ships` | where ships can be built and where they can go (K9) |
//! | `steps` | business that needs no choice: rounds, tracks, technologies, cards, the ghost |

mod cubes;
mod list;
mod ships;
mod steps;

pub(crate) use cubes::other;

use crate::choice::Choice;
use crate::event::{CardName, Event};
use crate::map::Hex;
use crate::names::{Bonus, Cubes, Main, Resource, SHIPS, TOP, Tech, Track, Zone};
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

    /// The frame of the choice has been taken from the stack.
    fn decide(&mut self, Frame { who, job }: Frame, choice: Choice) {
        match (job, choice) {
            (Job::PlaceTile, Choice::Place(hex)) => self.place_tile(who, hex),
            (Job::Start(left), Choice::Start(tech)) => {
                self.again(who, Job::Start, left);
                if left == 1 && self.state.is_solo() {
                    self.ghost_starts(tech);
                }
                self.push(who, Job::Acquire(tech, 1));
            }
            (Job::Cubes(left), Choice::Cube(resource)) => {
                self.again(who, Job::Cubes, left);
                self.bonus_cube(who, resource);
            }
            (Job::Main, Choice::Action(action)) => self.take_action(who, action),
            (Job::Build { left, paid }, Choice::Build(place, hex)) => {
                if left > 1 {
                    let left = left - 1;
                    self.push(who, Job::Build { left, paid });
                }
                if paid {
                    let cost = self.state.benefit(who, Tech::SpaceTravel).ship_cost;
                    self.pay(who, place, cost); // K16.4
                }
                self.build(who, hex);
            }
            (Job::Settle, Choice::Settle(planet)) => {
                self.push(who, Job::Settle);
                self.settle_planet(who, planet);
            }
            (Job::Develop, Choice::Develop(tech, place)) => {
                self.push(who, Job::Develop);
                let next = self.state.player(who).level(tech) + 1;
                let cost = self.state.pack.level(tech, next).cost;
                self.pay(who, place, cost);
                self.push(who, Job::Acquire(tech, next));
            }
            (Job::AdvanceFree { levels, burn, .. }, Choice::Advance(tech)) => {
                let level = (self.state.player(who).level(tech) + levels).min(TOP);
                if burn {
                    self.push(who, Job::Burn(level));
                }
                self.push(who, Job::Acquire(tech, level));
            }
            (Job::Fly { speed, moved }, Choice::Ship(ship)) => {
                let moved = moved | 1 << ship;
                self.push(who, Job::Fly { speed, moved });
                self.push(who, Job::Destination { ship, left: speed });
            }
            (Job::Destination { left, .. }, Choice::Move(ship, hex)) => {
                self.fly(who, ship, hex, left);
            }
            (Job::Terraform { left, paid }, Choice::Terraform(planet)) => {
                if left > 1 {
                    let left = left - 1;
                    self.push(who, Job::Terraform { left, paid });
                }
                self.terraform(who, planet, paid);
            }
            (Job::ChooseTrack(n), Choice::Track(track)) => {
                self.push(who, Job::Advance(track, n));
            }
            (Job::Reveal(left), Choice::Reveal(hex)) => {
                self.again(who, Job::Reveal, left);
                self.reveal(who, hex);
            }
            (Job::Exploit { left, done }, Choice::Exploit(planet)) => {
                self.exploit(who, planet, left, done);
            }
            (Job::Produce { .. }, Choice::Produce(on, cubes)) => self.produce(who, on, cubes),
            (Job::Bonus, Choice::Bonus(bonus)) => self.bonus_action(who, bonus),
            (Job::Burn(left), Choice::Burn(resource, from)) => {
                self.again(who, Job::Burn, left);
                self.burn(who, resource, from);
            }
            (Job::Recall, Choice::Recall(ship)) => {
                self.push(who, Job::Recall);
                self.recall(who, ship);
            }
            (Job::Regenerate(left), Choice::Regenerate(resource)) => {
                self.again(who, Job::Regenerate, left);
                self.regenerate(who, resource);
            }
            (Job::Offer(step), Choice::Accept) => self.apply_step(who, step),
            (Job::Offer(_), Choice::Decline) => {
                if let Some(card) = self.card_name() {
                    self.tell(|| Event::Declined { seat: who, card });
                }
            }
            (Job::Opponent(theirs, own), Choice::Opponent(opponent)) => {
                self.push(who, Job::Run(own));
                self.push(opponent, Job::Run(theirs));
                self.tell(|| Event::Named {
                    seat: who,
                    opponent,
                });
            }
            // The way out of a decision: nothing happens (K6.2).
            _ => {}
        }
    }

    /// Leaves the same job with one less to do.
    fn again(&mut self, who: Seat, job: fn(u8) -> Job, left: u8) {
        if left > 1 {
            self.push(who, job(left - 1));
        }
    }

    /// K2.6.
    fn place_tile(&mut self, who: Seat, hex: Hex) {
        let Some(what) = self.state.pile.pop() else {
            return;
        };
        let up = self.state.put_tile(what, hex);
        let pack = self.state.pack;
        self.tell(|| Event::TilePlaced {
            pack,
            seat: who,
            hex,
            tile: up.then_some(what),
        });
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
            Main::GalacticMapping => {
                self.push(who, Job::Reveal(MAPPED));
                Job::ChooseTrack(1)
            }
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
            self.pay(who, crate::choice::Place::Planet(planet), cost);
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

    /// K7.6.
    fn reveal(&mut self, who: Seat, hex: Hex) {
        let Some(tile) = self.state.tiles.iter_mut().find(|tile| tile.hex == hex) else {
            return;
        };
        tile.up = true;
        let tile = tile.what;
        let pack = self.state.pack;
        self.tell(|| Event::Revealed {
            pack,
            seat: who,
            hex,
            tile,
        });
    }

    /// K7.8, R24.
    fn exploit(&mut self, who: Seat, planet: u8, left: u8, done: u8) {
        let colonies = &self.state.player(who).colonies;
        let at = colonies.iter().position(|colony| colony.planet == planet);
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

    /// Puts a tile on the board, face up in the short-range zone (K2.7, R27); says whether it is.
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

impl Job {
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

//! What a choice would bring its player now, in numbers, and what of it would come to nothing (K16.5, R18).
//!
//! Boards write the numbers on the choice; [`Speak::idle`](orrery_core::Speak::idle) tells the rest. Counted is the
//! most that the choice itself can bring: neither what spaces of tracks give on the way nor what conversions and
//! shifts would make possible on top of it. `actions` knows main actions and effects that do the same.

mod actions;

use crate::choice::Choice;
use crate::engine::{MAPPED, other};
use crate::names::{Cubes, Main, Resource, TOP, Tech, Track};
use crate::op::Op;
use crate::pack::{Benefit, PackRef, UNLIMITED};
use crate::speak::amount;
use crate::state::{Job, What};
use crate::view::{PlayerView, View};
use orrery_core::{Idle, Phrase, Seat, names};

names! {
    /// What a choice can bring; the text is the key of its icon.
    Good {
        Ship = "ship", Reserve = "reserve", Flight = "flight", Colony = "colony",
        Terraformed = "terraformed", Level = "level", Tile = "tile", Colonial = "colonial",
        Technology = "technology", AnyTrack = "any-track", Energy = "energy", Matter = "matter",
        Antimatter = "antimatter", Regenerate = "regenerate", Points = "points",
    }
}

impl From<Track> for Good {
    fn from(track: Track) -> Self {
        match track {
            Track::Colonial => Self::Colonial,
            Track::Technology => Self::Technology,
        }
    }
}

impl From<Resource> for Good {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Energy => Self::Energy,
            Resource::Matter => Self::Matter,
            Resource::Antimatter => Self::Antimatter,
        }
    }
}

/// So much of something: ships built, brought back to the reserve or able to fly, colonies, planets terraformed,
/// levels, tiles turned up, spaces on a track, cubes produced or regenerated, and the points that are printed
/// on planets, zones and mines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    pub what: Good,
    pub n: u8,
}

/// What a choice brings.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Brings {
    /// The most important first; none of them is 0.
    pub gains: Vec<Gain>,
    /// Why parts of the choice, or all of it, come to nothing.
    pub void: Vec<Phrase>,
    /// A conversion or a shift could still make something of it (R20).
    quantum: bool,
}

impl Brings {
    /// How much of this it brings.
    #[must_use]
    pub fn of(&self, what: Good) -> u8 {
        let found = self.gains.iter().find(|gain| gain.what == what);
        found.map_or(0, |gain| gain.n)
    }

    /// What of the choice would come to nothing.
    #[must_use]
    pub fn idle(self) -> Option<Idle> {
        let whole = self.gains.is_empty() && !self.quantum;
        (!self.void.is_empty()).then_some(Idle {
            whole,
            why: self.void,
        })
    }
}

impl View {
    /// What a legal choice of the present decision would bring the one who decides.
    #[must_use]
    pub fn brings(&self, choice: Choice) -> Brings {
        let Some(frame) = self.stack.last() else {
            return Brings::default();
        };
        let mut sum = Sum {
            view: self,
            who: frame.who,
            own: self.player(frame.who),
            out: Brings::default(),
        };
        sum.choice(frame.job, choice);
        sum.out
    }
}

/// A reason in words, a part of a sentence.
pub(crate) fn why(words: &str) -> Phrase {
    Phrase::new(format!("why-kepler-{words}"))
}

/// That no colony may produce before a level of Terraforming is reached (K13.4).
pub(crate) fn none_produces(pack: PackRef) -> Phrase {
    let may = |&level: &u8| pack.level(Tech::Terraforming, level).gives.producing > 0;
    why("terraform-level").with("n", (0..=TOP).find(may).unwrap_or(TOP))
}

/// Adds up what comes of a choice.
struct Sum<'a> {
    view: &'a View,
    who: Seat,
    own: &'a PlayerView,
    out: Brings,
}

impl Sum<'_> {
    fn choice(&mut self, job: Job, choice: Choice) {
        let pack = self.view.pack;
        match choice {
            Choice::Action(main) => self.action(main),
            Choice::Bonus(bonus) => {
                self.program(
                    pack.program(pack.bonus[bonus.index()]),
                    self.view.bonus_price,
                );
            }
            Choice::Accept => {
                if let (Job::Offer(step), Some(card)) = (job, self.view.card) {
                    let step = pack.cards[card as usize].steps[step as usize];
                    self.program(pack.program(step.run), 0);
                }
            }
            Choice::Opponent(_) => {
                if let Job::Opponent(_, own) = job {
                    self.program(pack.program(own), 0);
                }
            }
            Choice::Build(..) => self.gain(Good::Ship, 1),
            Choice::Settle(planet) => self.settle(&[planet]),
            Choice::Terraform(planet) => self.terraform(&[planet]),
            Choice::Start(tech) | Choice::Develop(tech, _) => self.levels(tech, 1),
            Choice::Advance(tech) => match job {
                Job::AdvanceFree { levels, .. } => self.levels(tech, levels),
                _ => self.levels(tech, 1),
            },
            Choice::Track(track) => match job {
                Job::ChooseTrack(n) => self.steps(track, n),
                _ => {
                    self.steps(track, 1);
                    self.tiles(MAPPED);
                }
            },
            Choice::Move(_, hex) => match self.view.tile(hex).and_then(|tile| tile.what) {
                Some(What::Target) => self.steps(Track::Colonial, 1), // K9.9
                Some(What::Mine) => self.gain(Good::Points, pack.scoring.ship_on_mine),
                Some(What::Planet(_)) | None => {}
            },
            Choice::Recall(ship) => {
                self.gain(Good::Reserve, 1);
                let hex = self.own.ships[ship as usize];
                if hex.and_then(|hex| self.view.tile(hex)?.what) == Some(What::Mine) {
                    self.regenerate(1, 0); // K10.2
                }
            }
            Choice::Reveal(_) => self.gain(Good::Tile, 1),
            Choice::Exploit(planet) => self.produce(self.yields(planet), 0),
            Choice::Produce(_, cubes) => self.cubes(cubes),
            Choice::Cube(resource) => self.gain(resource.into(), 1),
            Choice::Regenerate(_) => self.gain(Good::Regenerate, 1),
            Choice::Convert(gives, _) => self.gain(other(gives).into(), 1),
            Choice::Place(_)
            | Choice::Ship(_)
            | Choice::Stay
            | Choice::Burn(..)
            | Choice::Shift(..)
            | Choice::Decline
            | Choice::Done
            | Choice::Skip
            | Choice::End => {}
        }
    }

    /// K7.
    fn action(&mut self, main: Main) {
        match main {
            Main::SpaceMissions => self.missions(),
            Main::ColonialSettlement => self.settlement(),
            Main::TechnologicalDevelopment => self.development(),
            Main::StellarPropulsion => self.flights(self.benefit(Tech::SpaceTravel).speed),
            Main::Terraform => self.terraforming(u8::MAX, true),
            Main::GalacticMapping => {
                self.any_track(1);
                self.tiles(MAPPED);
            }
            Main::EnergyStorage => {
                let n = self.benefit(Tech::EnergyDevelopment).energy;
                self.generate(Resource::Energy, n);
            }
            Main::PlanetaryExploitation => self.exploitation(),
            Main::AntimatterGeneration => {
                let n = self.benefit(Tech::AntimatterScience).antimatter;
                self.generate(Resource::Antimatter, n);
            }
        }
    }

    /// What is paid before the first operation is burned; where an earlier operation brings something, nobody can say
    /// yet that a later one comes to nothing.
    fn program(&mut self, ops: &[Op], mut burned: u8) {
        for (at, op) in ops.iter().enumerate() {
            let told = self.out.void.len();
            let first = self.out.gains.is_empty();
            match *op {
                Op::AdvanceTrack(Some(track), n) => self.steps(track, n),
                Op::AdvanceTrack(None, n) => self.any_track(n),
                Op::Regenerate(n) => self.regenerate(n, burned),
                Op::Produce(cubes) | Op::ProduceOnEarth(cubes) => self.produce(cubes, burned),
                Op::Burn(n) => burned += n,
                Op::BurnLevel => {}
                Op::AdvanceTechnology { levels, max } => {
                    let burns = ops.get(at + 1) == Some(&Op::BurnLevel);
                    self.free_levels(levels, max, burns.then_some(burned));
                }
                Op::BuildShip if self.reserve() > 0 => self.gain(Good::Ship, 1),
                Op::BuildShip => self.void(why("no-ship")),
                Op::MoveShips(speed) => self.flights(speed),
                Op::RevealTiles(n) => self.tiles(n),
                Op::Terraform { planets, paid } => self.terraforming(planets, paid),
                Op::ChooseOpponent(_, own) => {
                    self.program(self.view.pack.program(own), burned);
                }
            }
            if !first {
                self.out.void.truncate(told);
            }
        }
    }

    fn gain(&mut self, what: Good, n: u8) {
        if n == 0 {
            return;
        }
        let mut gains = self.out.gains.iter_mut();
        match gains.find(|gain| gain.what == what) {
            Some(gain) => gain.n += n,
            None => self.out.gains.push(Gain { what, n }),
        }
    }

    fn cubes(&mut self, cubes: Cubes) {
        for &resource in Resource::ALL {
            self.gain(resource.into(), cubes[resource]);
        }
    }

    fn void(&mut self, why: Phrase) {
        self.out.void.push(why);
    }

    /// Nothing for now; but quantum physics may help if it can do anything in this turn (R20).
    fn unless_quantum(&mut self) {
        if self.view.quantum_works(self.who) {
            self.out.quantum = true;
            self.void(why("quantum"));
        }
    }

    fn benefit(&self, tech: Tech) -> Benefit {
        self.view.benefit(self.who, tech)
    }

    fn reserve(&self) -> u8 {
        let here = self.own.ships.iter().filter(|ship| ship.is_none());
        here.count() as u8
    }

    fn yields(&self, planet: u8) -> Cubes {
        let mut colonies = self.own.colonies.iter();
        let colony = colonies.find(|colony| colony.planet == planet);
        let terraformed = colony.is_some_and(|colony| colony.terraformed);
        self.view.pack.planet(planet).produces(terraformed)
    }

    /// K12.1, K12.5.
    fn steps(&mut self, track: Track, n: u8) {
        let room = self.view.room(self.who, track);
        self.gain(track.into(), n.min(room));
        if room < n {
            self.void(why("track-end").with("track", track));
        }
    }

    /// On the track where more can be gained.
    fn any_track(&mut self, n: u8) {
        let rooms = Track::ALL.iter();
        let rooms = rooms.map(|&track| self.view.room(self.who, track));
        let room = rooms.max().unwrap_or_default();
        self.gain(Good::AnyTrack, n.min(room));
        if room == 0 {
            self.void(why("tracks-end"));
        }
    }

    fn tiles(&mut self, n: u8) {
        let tiles = self.view.tiles.iter();
        let down = tiles.filter(|tile| tile.what.is_none() && !tile.chosen);
        let down = down.count() as u8;
        self.gain(Good::Tile, n.min(down));
        if down == 0 {
            self.void(why("no-tile"));
        }
    }

    fn regenerate(&mut self, n: u8, burned: u8) {
        let well = self.own.well.total() + burned;
        self.gain(Good::Regenerate, n.min(well));
        if well == 0 {
            self.void(why("well"));
        }
    }

    /// K4.7; so many cubes were burned before, the wanted ones last (K8.11).
    fn produce(&mut self, wanted: Cubes, burned: u8) {
        let mut most = wanted.at_most(self.own.storage);
        let all = self.own.storage.total() + self.view.on_cards(self.who).total();
        let others = all - most.total();
        let mut paid = burned.saturating_sub(others);
        if paid > 0 && paid >= most.total() && !most.is_empty() {
            self.void(why("last-cube"));
        }
        for &resource in Resource::ALL {
            let less = paid.min(most[resource]);
            most[resource] -= less;
            paid -= less;
        }
        self.cubes(most);
        let missing = Resource::ALL.iter();
        let missing = missing.filter(|&&kind| wanted[kind] > 0 && self.own.storage[kind] == 0);
        for &kind in missing {
            self.void(why("storage").with("amount", amount(kind, 0)));
        }
        if most.is_empty() && wanted.convertible() {
            self.unless_quantum();
        }
    }

    /// K7.7, K7.9.
    fn generate(&mut self, resource: Resource, n: u8) {
        if n == 0 {
            self.void(why("produces").with("amount", amount(resource, 0)));
        } else {
            self.produce(Cubes::of(resource, n), 0);
        }
    }
}

impl PlayerView {
    /// The cubes on each planet card, Earth first.
    fn cards(&self) -> Vec<Cubes> {
        let colonies = self.colonies.iter().map(|colony| colony.cubes);
        std::iter::once(self.earth).chain(colonies).collect()
    }
}

impl View {
    fn benefit(&self, seat: Seat, tech: Tech) -> Benefit {
        let level = self.player(seat).techs[tech.index()];
        self.pack.level(tech, level).gives
    }

    fn on_cards(&self, seat: Seat) -> Cubes {
        let cards = self.player(seat).cards().into_iter();
        cards.fold(Cubes::NONE, |sum, cubes| sum + cubes)
    }

    /// Spaces left on a track (K12.5).
    fn room(&self, seat: Seat, track: Track) -> u8 {
        let last = self.pack.track(track).len() - 1;
        last as u8 - self.player(seat).tracks[track.index()]
    }

    /// Leadership for colonising a planet (K7.2).
    #[must_use]
    pub fn colonising(&self, planet: u8) -> u8 {
        self.pack.kinds[self.pack.planet(planet).kind.index()].0
    }

    /// The planets on which ships of a player stand.
    fn landed(&self, seat: Seat) -> Vec<u8> {
        let ships = self.player(seat).ships.iter().flatten();
        let tiles = ships.filter_map(|&hex| self.tile(hex)?.what);
        let planets = tiles.filter_map(|what| match what {
            What::Planet(planet) => Some(planet),
            What::Mine | What::Target => None,
        });
        planets.collect()
    }

    /// True if a conversion or a shift is possible in this turn (K13.2).
    fn quantum_works(&self, seat: Seat) -> bool {
        let gives = self.benefit(seat, Tech::QuantumPhysics);
        let own = self.player(seat);
        let cards = own.cards();
        let converts = gives.conversions == UNLIMITED || gives.conversions > self.facts.conversions;
        let pairs = [
            (Resource::Energy, Resource::Matter),
            (Resource::Matter, Resource::Energy),
        ];
        let mut possible = pairs.iter().filter(|(gives, takes)| {
            own.storage[*takes] > 0 && cards.iter().any(|cubes| cubes[*gives] > 0)
        });
        let shifts = gives.shifts > self.facts.shifts && cards.len() > 1;
        self.turn() == Some(seat)
            && (converts && possible.next().is_some()
                || shifts && cards.iter().any(|cubes| !cubes.is_empty()))
    }
}

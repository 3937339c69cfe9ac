//! Why one choice, whichever it is, is not possible now: its rules, and what is missing, counted or in words.
//!
//! A choice that belongs to another decision is refused for that; any other for what stands in its own way. Nothing
//! here looks at what lies face down.

use super::short_of;
use crate::brings::{none_produces, why};
use crate::choice::{Choice, Place};
use crate::engine::other;
use crate::map::{Hex, Print};
use crate::names::{Bonus, COLONIES, Cubes, Kind, Main, Resource, SHIPS, Tech};
use crate::pack::UNLIMITED;
use crate::placement;
use crate::state::{Frame, Job, Kepler, On, Player, Tile, What};
use orrery_core::{Phrase, Refusal, Seat};

/// The decision in which somebody tries something.
pub(super) struct Now<'a> {
    pub(super) state: &'a Kepler,
    pub(super) who: Seat,
    pub(super) player: &'a Player,
    job: Job,
    legal: Vec<Choice>,
}

/// Rules and a reason in words.
fn no(rules: &[&'static str], words: &str) -> Refusal {
    says(rules, why(words))
}

fn says(rules: &[&'static str], why: Phrase) -> Refusal {
    Refusal::new("", rules).because(why)
}

/// One kind of thing is missing altogether.
fn none(rules: &[&'static str], what: &'static str) -> Refusal {
    Refusal::new("", rules).lacking(what, 1, 0)
}

impl<'a> Now<'a> {
    pub(super) fn of(state: &'a Kepler) -> Option<Self> {
        let frame = state.stack.last()?;
        let mut legal = Vec::new();
        state.list(&mut legal);
        Some(Self {
            state,
            who: frame.who,
            player: state.player(frame.who),
            job: frame.job,
            legal,
        })
    }

    /// Why the choice is not possible; `None` if it is.
    pub(super) fn refusal(&self, choice: Choice) -> Option<Refusal> {
        if self.legal.contains(&choice) {
            return None;
        }
        let refusal = self.hindrance(choice);
        let refusal = refusal.unwrap_or_else(|| self.unsuited(choice));
        Some(Refusal {
            what: choice.to_string(),
            ..refusal
        })
    }

    /// What stands in its way, now or whenever it is its turn, if anything does.
    pub(super) fn hindrance(&self, choice: Choice) -> Option<Refusal> {
        if self.legal.contains(&choice) {
            return None;
        }
        let refusal = if self.suits(choice) {
            self.barred(choice)
        } else {
            self.barred_in_turn(choice)?
        };
        Some(Refusal {
            what: choice.to_string(),
            ..refusal
        })
    }

    fn turn(&self) -> bool {
        self.state.in_turn() && self.who == self.state.active
    }

    /// The same if its action were carried out now: people point at planets before they choose an action.
    fn barred_in_turn(&self, choice: Choice) -> Option<Refusal> {
        let paid = true;
        let job = match choice {
            Choice::Build(..) => Job::Build { left: 1, paid },
            Choice::Settle(_) => Job::Settle,
            Choice::Develop(..) => Job::Develop,
            Choice::Terraform(_) => Job::Terraform { left: 1, paid },
            Choice::Exploit(_) => {
                let left = self.state.benefit(self.who, Tech::Terraforming).producing;
                if self.turn() && left == 0 {
                    return Some(says(&["K7.8", "K13.4"], none_produces(self.state.pack)));
                }
                Job::Exploit { left, done: 0 }
            }
            Choice::Bonus(_) if self.job != Job::Main => Job::Bonus,
            _ => return None,
        };
        if !self.turn() {
            return None;
        }
        let mut state = *self.state;
        let who = self.who;
        state.stack.push(Frame { who, job });
        let then = Now::of(&state)?;
        (!then.legal.contains(&choice)).then(|| then.barred(choice))
    }

    /// True if the decision is about choices of this kind.
    fn suits(&self, choice: Choice) -> bool {
        match choice {
            Choice::Place(_) => self.job == Job::PlaceTile,
            Choice::Start(_) => matches!(self.job, Job::Start(_)),
            Choice::Cube(_) => matches!(self.job, Job::Cubes(_)),
            Choice::Action(_) => self.job == Job::Main,
            Choice::Build(..) => matches!(self.job, Job::Build { .. }),
            Choice::Settle(_) => self.job == Job::Settle,
            Choice::Develop(..) => self.job == Job::Develop,
            Choice::Advance(_) => matches!(self.job, Job::AdvanceFree { .. }),
            Choice::Ship(_) => matches!(self.job, Job::Fly { .. }),
            Choice::Move(..) => matches!(self.job, Job::Destination { .. }),
            Choice::Terraform(_) => matches!(self.job, Job::Terraform { .. }),
            Choice::Reveal(_) => matches!(self.job, Job::Reveal(_)),
            Choice::Exploit(_) => matches!(self.job, Job::Exploit { .. }),
            Choice::Produce(..) => matches!(self.job, Job::Produce { .. }),
            Choice::Bonus(_) => self.job == Job::Bonus,
            Choice::Burn(..) => matches!(self.job, Job::Burn(_)),
            Choice::Recall(_) => self.job == Job::Recall,
            Choice::Regenerate(_) => matches!(self.job, Job::Regenerate(_)),
            Choice::Opponent(_) => matches!(self.job, Job::Opponent(..)),
            Choice::Convert(..) | Choice::Shift(..) => self.turn(),
            // Where these belong they are always possible.
            Choice::Track(_)
            | Choice::Stay
            | Choice::Accept
            | Choice::Decline
            | Choice::Done
            | Choice::Skip
            | Choice::End => false,
        }
    }

    /// What must be decided now is something else.
    fn unsuited(&self, choice: Choice) -> Refusal {
        match choice {
            Choice::Convert(..) => no(&["K13.2c", "K13.2a"], "not-your-turn"),
            Choice::Shift(..) => no(&["K13.2c", "K13.2b"], "not-your-turn"),
            Choice::Place(_) => no(&["K2.6"], "only-placing"),
            Choice::Start(_) => no(&["K3.4"], "only-starting"),
            Choice::Cube(_) => no(&["K15.8"], "only-starting-cubes"),
            Choice::Action(_) if self.turn() => no(&["K6.1", "K5.3"], "cube-moved"),
            Choice::Action(_) => no(&["K5.3"], "not-your-turn"),
            Choice::Build(..) => no(&["K7.1", "K8.5"], "only-building"),
            Choice::Settle(_) => only(&["K7.2"], Main::ColonialSettlement),
            Choice::Develop(..) => only(&["K7.3"], Main::TechnologicalDevelopment),
            Choice::Terraform(_) => only(&["K7.5"], Main::Terraform),
            Choice::Exploit(_) => only(&["K7.8"], Main::PlanetaryExploitation),
            Choice::Reveal(_) => only(&["K7.6"], Main::GalacticMapping),
            Choice::Track(_) => only(&["K7.6", "K12.1"], Main::GalacticMapping),
            Choice::Advance(_) => no(&["K11.1", "K20.5"], "only-card"),
            Choice::Opponent(_) => no(&["K11.1", "K20.5"], "only-card"),
            Choice::Accept | Choice::Decline => no(&["K11.1", "R22"], "no-offer"),
            Choice::Ship(_) | Choice::Move(..) | Choice::Stay => no(&["K9.3", "K5.3"], "no-flight"),
            Choice::Produce(..) => no(&["K4.2"], "no-production"),
            Choice::Burn(..) => no(&["K4.4"], "no-burning"),
            Choice::Regenerate(_) => no(&["K4.5"], "no-regeneration"),
            Choice::Bonus(_) => no(&["K8.1", "K5.3"], "not-bonus-step"),
            Choice::Recall(_) | Choice::End => no(&["K10.1", "K5.3"], "not-last-step"),
            Choice::Done => no(&["K6.2", "K5.3"], "not-done"),
            Choice::Skip => no(&["K4.7", "K6.2"], "no-skip"),
        }
    }

    /// Something stands in its way.
    fn barred(&self, choice: Choice) -> Refusal {
        match choice {
            Choice::Place(hex) => self.place(hex),
            Choice::Start(_) => no(&["K3.4"], "started"),
            Choice::Action(_) => no(&["K6.1", "K16.1"], "cube-here"),
            Choice::Build(from, hex) => self.build(from, hex),
            Choice::Settle(planet) => self.settle(planet),
            Choice::Develop(tech, from) => self.develop(tech, from),
            Choice::Advance(tech) => self.advance(tech),
            Choice::Ship(ship) => self.ship(ship),
            Choice::Move(ship, hex) => self.fly(ship, hex),
            Choice::Terraform(planet) => self.terraform(planet),
            Choice::Reveal(hex) => self.reveal(hex),
            Choice::Exploit(planet) => self.exploit(planet),
            Choice::Produce(on, cubes) => self.produce(on, cubes),
            Choice::Bonus(bonus) => self.bonus(bonus),
            Choice::Burn(resource, from) => match self.own(from) {
                Err(refusal) if from != Place::Storage => refusal,
                _ => none(&["K4.4"], resource.name()),
            },
            Choice::Recall(_) => no(&["K10.1"], "in-reserve"),
            Choice::Regenerate(resource) => none(&["K4.5"], resource.name()),
            Choice::Opponent(seat) if seat == self.who => no(&["K20.5"], "yourself"),
            Choice::Opponent(_) => no(&["K20.5"], "nobody"),
            Choice::Convert(gives, on) => self.convert(gives, on),
            Choice::Shift(resource, from, to) => self.shift(resource, from, to),
            // Antimatter; the others are never barred where they belong.
            _ => no(&["K15.8"], "energy-or-matter"),
        }
    }

    /// The cubes of a planet card of one's own (K4.8).
    fn own(&self, place: Place) -> Result<Cubes, Refusal> {
        match place {
            Place::Storage => Err(no(&["K4.2", "K4.3"], "storage-is-no-planet")),
            Place::Earth => Ok(self.player.earth),
            Place::Planet(number) => match self.player.colony(number) {
                Some(colony) => Ok(colony.cubes),
                None => Err(self.not_mine(&["K4.8"], number)),
            },
        }
    }

    /// A planet that somebody else, or nobody, has colonised.
    fn not_mine(&self, rules: &[&'static str], number: u8) -> Refusal {
        let tile = self.face_up(number);
        match tile.and_then(|tile| tile.owner) {
            Some(owner) => says(rules, why("colony-of").with("seat", owner)),
            None => no(rules, "not-colonised"),
        }
    }

    fn face_up(&self, number: u8) -> Option<&Tile> {
        let mut tiles = self.state.tiles.iter();
        tiles.find(|tile| tile.up && tile.what == What::Planet(number))
    }

    /// K2.4.
    fn place(&self, hex: Hex) -> Refusal {
        let map = &self.state.pack.map;
        let players = self.state.players.len() as u8;
        let Some(index) = map.find(hex) else {
            return no(&["K2.1", "K2.4"], "off-board");
        };
        let star = |at: usize| map.spot(at).print.is_star();
        let covered = |at: usize| self.state.tile(map.spot(at).hex).is_some();
        let words = if !map.is_space(index) {
            "no-space"
        } else if covered(index) {
            "tile-here"
        } else if map.around(index).any(covered) {
            "tile-beside"
        } else if map.is_beside(index, Print::Sol) {
            "sol-beside"
        } else if !map.around(index).any(star) {
            "no-star-beside"
        } else {
            debug_assert!(!placement::suits(map, index, players));
            "large-star-beside"
        };
        no(&["K2.4"], words)
    }

    /// K7.1, K9.1.
    fn build(&self, from: Place, hex: Hex) -> Refusal {
        let state = self.state;
        if self.player.reserve() == 0 {
            return none(&["K16.5"], "ships");
        }
        let cubes = match self.own(from) {
            Ok(cubes) => cubes,
            Err(refusal) => return refusal,
        };
        let cost = state.benefit(self.who, Tech::SpaceTravel).ship_cost;
        if matches!(self.job, Job::Build { paid: true, .. }) && !cubes.covers(cost) {
            return short_of(Refusal::new("", &["K7.1", "K4.3"]), cost, cubes);
        }
        let words = match state.pack.map.find(hex) {
            None => "off-board",
            Some(index) if !state.pack.map.is_space(index) => "no-space",
            Some(_) if state.tile(hex).is_some() => "tile-here",
            Some(_) if state.has_ship(hex) => "ship-here",
            Some(_) => "nearer-hex",
        };
        no(&["K9.1"], words)
    }

    /// K7.2.
    fn settle(&self, planet: u8) -> Refusal {
        let tile = self.face_up(planet);
        let landed = tile.is_some_and(|tile| self.player.ships.contains(&Some(tile.hex)));
        if self.player.colony(planet).is_some() {
            no(&["K7.2c"], "colony-yours")
        } else if tile.is_some_and(|tile| tile.owner.is_some()) {
            self.not_mine(&["K7.2c", "K9.7"], planet)
        } else if !landed {
            no(&["K7.2"], "no-ship-there")
        } else if self.player.colonies.len() == COLONIES {
            none(&["K7.2b", "K1.7"], "markers")
        } else {
            debug_assert_eq!(self.state.kind(planet), Kind::Alien);
            no(&["K7.2a", "K13.5"], "alien")
        }
    }

    /// K7.3.
    fn develop(&self, tech: Tech, from: Place) -> Refusal {
        if !self.state.can_advance(self.who, tech) {
            return no(&["K13.8"], "at-top");
        }
        let cost = self
            .state
            .pack
            .level(tech, self.player.level(tech) + 1)
            .cost;
        match self.own(from) {
            Ok(cubes) => short_of(Refusal::new("", &["K7.3", "K16.8"]), cost, cubes),
            Err(refusal) => refusal,
        }
    }

    /// K20.5.
    fn advance(&self, tech: Tech) -> Refusal {
        let Job::AdvanceFree { levels, max, .. } = self.job else {
            return no(&["K20.5"], "only-card");
        };
        let level = self.player.level(tech) + levels;
        if level > max {
            no(&["K13.8", "K20.5"], "at-top")
        } else {
            let cubes = self.player.outside_well().total();
            Refusal::new("", &["K4.7", "K11.1"]).lacking("cubes", level.into(), cubes.into())
        }
    }

    /// K9.3.
    fn ship(&self, ship: u8) -> Refusal {
        let Job::Fly { moved, aside, .. } = self.job else {
            return no(&["K9.3"], "no-flight");
        };
        match self.player.ships[ship as usize % SHIPS] {
            None => no(&["K9.3"], "in-reserve"),
            Some(_) if moved & 1 << ship != 0 => no(&["K9.3"], "moved"),
            Some(_) if aside & 1 << ship != 0 => no(&["R44", "K9.3"], "put-back"),
            Some(hex) if self.state.tile(hex).is_some() => no(&["K9.3", "K9.8"], "landed"),
            Some(_) => no(&["K16.10", "K9.5"], "enclosed"),
        }
    }

    /// K9.3–K9.8.
    fn fly(&self, ship: u8, hex: Hex) -> Refusal {
        let Job::Destination { ship: moving, left } = self.job else {
            return no(&["K9.3"], "no-flight");
        };
        let (state, map) = (self.state, &self.state.pack.map);
        let from = self.player.ships[moving as usize].filter(|_| ship == moving);
        let Some(from) = from else {
            return says(&["K9.3"], why("other-ship").with("ship", moving + 1));
        };
        let Some(index) = map.find(hex) else {
            return no(&["K9.4", "K2.1"], "off-board");
        };
        let tile = state.tile(hex);
        let distance = hex.distance(from);
        if hex == from {
            no(&["K9.4"], "ship-is-here")
        } else if !map.is_space(index) {
            no(&["K9.5"], "no-space")
        } else if tile.is_some_and(|tile| !tile.up) {
            no(&["K9.5"], "face-down")
        } else if let Some(owner) = tile.and_then(|tile| tile.owner) {
            says(&["K9.7"], why("colony-of").with("seat", owner))
        } else if state.has_ship(hex) {
            let rule = if tile.is_some() { "K9.7" } else { "K9.6" };
            no(&[rule], "ship-here")
        } else if distance > left {
            Refusal::new("", &["K9.3"]).lacking("steps", distance.into(), left.into())
        } else {
            says(&["K9.5", "K9.3"], why("no-way").with("n", left))
        }
    }

    /// K7.5.
    fn terraform(&self, planet: u8) -> Refusal {
        let printed = self.state.pack.planet(planet);
        let level = self.state.benefit(self.who, Tech::Terraforming).terraform;
        let Some(colony) = self.player.colony(planet) else {
            return self.not_mine(&["K7.5", "K4.8"], planet);
        };
        if colony.terraformed {
            no(&["K7.5"], "terraformed")
        } else if level < printed.level {
            let refusal = Refusal::new("", &["K7.5", "K13.4"]);
            refusal.lacking("terraform-level", printed.level.into(), level.into())
        } else {
            let refusal = Refusal::new("", &["K7.5", "K16.2"]);
            short_of(refusal, printed.cost, colony.cubes)
        }
    }

    /// K7.6.
    fn reveal(&self, hex: Hex) -> Refusal {
        let words = match self.state.tile(hex) {
            None => "no-tile-here",
            Some(tile) if tile.up => "face-up",
            Some(_) => "chosen",
        };
        no(&["K7.6"], words)
    }

    /// K7.8.
    fn exploit(&self, planet: u8) -> Refusal {
        let colonies = &self.player.colonies;
        let at = colonies.iter().position(|colony| colony.planet == planet);
        let Some(at) = at else {
            return self.not_mine(&["K7.8", "K4.8"], planet);
        };
        let done = matches!(self.job, Job::Exploit { done, .. } if done & 1 << at != 0);
        let yields = self.state.yields(self.who, planet);
        if done {
            no(&["K7.8"], "exploited")
        } else if yields.is_empty() {
            no(&["K7.8"], "yields-nothing")
        } else {
            short_of(Refusal::new("", &["K4.7"]), yields, self.player.storage)
        }
    }

    /// K4.2, K4.7.
    fn produce(&self, place: Place, wanted: Cubes) -> Refusal {
        let Job::Produce { cubes, on } = self.job else {
            return no(&["K4.2"], "no-production");
        };
        if let Err(refusal) = self.own(place) {
            return refusal;
        }
        let here = match on {
            On::Any => true,
            On::Earth => place == Place::Earth,
            On::Planet(number) => place == Place::Planet(number),
        };
        if !here {
            no(&["K4.2", "K7.8"], "other-planet")
        } else if wanted.is_empty() {
            no(&["K4.7"], "no-cubes")
        } else if !cubes.covers(wanted) {
            short_of(Refusal::new("", &["K4.2"]), wanted, cubes).because(why("gives-less"))
        } else {
            let refusal = Refusal::new("", &["K4.7", "K16.7"]);
            short_of(refusal, wanted, self.player.storage)
        }
    }

    /// K8.
    fn bonus(&self, bonus: Bonus) -> Refusal {
        let state = self.state;
        let (row, column) = (
            state.bonus_of_row(self.who),
            state.bonus_of_column(self.who),
        );
        let price = state.bonus_price();
        let cubes = self.player.outside_well().total();
        let bit = if bonus == row { 1 } else { 2 };
        if bonus != row && bonus != column {
            no(&["K8.1"], "other-line")
        } else if state.facts.bonus & bit != 0 {
            no(&["K8.2"], "bonus-taken")
        } else {
            let refusal = Refusal::new("", &["K8.4", "K8.3"]);
            refusal.lacking("cubes", price.into(), cubes.into())
        }
    }

    /// K13.2a.
    fn convert(&self, gives: Resource, on: Place) -> Refusal {
        let takes = other(gives);
        let allowed = self.state.benefit(self.who, Tech::QuantumPhysics);
        let (conversions, _) = self.state.quanta();
        let used = i32::from(self.state.facts.conversions);
        if gives == Resource::Antimatter {
            return no(&["K13.2a"], "antimatter-stays");
        }
        let cubes = match self.own(on) {
            Ok(cubes) => cubes,
            Err(refusal) => return refusal,
        };
        if conversions == 0 && allowed.conversions != UNLIMITED {
            let has = allowed.conversions.into();
            Refusal::new("", &["K13.2a"]).lacking("conversions", used + 1, has)
        } else if cubes[gives] == 0 {
            none(&["K13.2a", "K4.3"], gives.name()).because(why("card-empty"))
        } else if self.player.storage[takes] == 0 {
            none(&["K13.2a"], takes.name()).because(why("storage-empty"))
        } else {
            no(&["R19"], "undoes")
        }
    }

    /// K13.2b.
    fn shift(&self, resource: Resource, from: Place, to: Place) -> Refusal {
        let (_, shifts) = self.state.quanta();
        let allowed = self.state.benefit(self.who, Tech::QuantumPhysics).shifts;
        let used = i32::from(self.state.facts.shifts);
        match (self.own(from), self.own(to)) {
            (Err(refusal), _) | (_, Err(refusal)) => refusal,
            _ if from == to => no(&["K13.2b"], "same-planet"),
            _ if shifts == 0 => {
                Refusal::new("", &["K13.2b"]).lacking("shifts", used + 1, allowed.into())
            }
            _ => none(&["K13.2b"], resource.name()).because(why("card-empty")),
        }
    }
}

/// A main action alone makes it possible, or an effect that does the same.
fn only(rules: &[&'static str], action: Main) -> Refusal {
    says(rules, why("only").with("action", action))
}

//! What positions of Kepler-3042 are worth.
//!
//! A player has 16 turns, and everything is judged by what can still come of it in those that are left:
//! cubes feed bonus actions and pay, ships become colonies, colonies are exploited and terraformed,
//! leaders collect medals.

use crate::judge::{Edition, Eye, Judge};
use crate::style::Style;
use crate::tune::Tuned;
use orrery_core::Seat;
use orrery_core::plain::List;
use orrery_kepler::map::Hex;
use orrery_kepler::names::{COLONIES, Cubes, Kind, SHIPS, TOP, Tech, Track, Zone};
use orrery_kepler::op::{Addr, Cond, Count};
use orrery_kepler::pack::Pack;
use orrery_kepler::state::{Colony, Job, Player, TILES, Tile, What};
use orrery_kepler::{Choice, Kepler};
use serde::Deserialize as _;
use serde_json::{Value, json};
use std::borrow::Borrow;

mod sketch;
mod weights;

use weights::Weights;

impl Judge for Kepler {
    fn points_now(&self, seat: Seat) -> f32 {
        self.points(seat).iter().sum::<i32>() as f32
    }

    fn worth(&self, seat: Seat) -> f32 {
        worth(self, seat, &weights::NOW)
    }

    fn eye(edition: Edition) -> Box<dyn Eye<Self>> {
        match edition {
            Edition::First => eye(&weights::FIRST),
            Edition::Now => eye(&weights::NOW),
        }
    }

    fn liked(&self, seat: Seat, style: Style) -> f32 {
        liked(self, seat, style)
    }

    /// Quantum physics helps to pay, and is left for the end of the turn otherwise.
    fn can_wait(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Convert(..) | Choice::Shift(..))
            && self.stack.last().is_some_and(|frame| {
                !matches!(
                    frame.job,
                    Job::Build { .. } | Job::Develop | Job::Terraform { .. } | Job::Recall
                )
            })
    }
}

/// What a player has done that a style likes, in points.
fn liked(game: &Kepler, seat: Seat, style: Style) -> f32 {
    let player = game.player(seat);
    match style {
        Style::Explorer => {
            let far = player.colonies.iter().filter(|colony| {
                let tile = game.planet_tile(colony.planet);
                tile.is_some_and(|tile| game.zone(tile.hex) != Zone::Short)
            });
            let ships = player.ships.iter().flatten().count();
            ships as f32 + 2.0 * far.count() as f32
        }
        Style::Observer => 0.6 * f32::from(player.tracks.iter().sum::<u8>()),
        Style::Biologist => {
            let made = player.colonies.iter().filter(|colony| colony.terraformed);
            3.0 * made.count() as f32
        }
        Style::Engineer => 1.5 * f32::from(player.techs.iter().sum::<u8>()),
        Style::Collector => {
            let met = game
                .objectives(seat)
                .filter(|&card| game.fulfils(seat, card));
            4.0 * met.count() as f32
        }
    }
}

fn eye(weights: impl Borrow<Weights> + Send + 'static) -> Box<dyn Eye<Kepler>> {
    Box::new(move |game: &Kepler, seat: Seat| worth(game, seat, weights.borrow()))
}

impl Tuned for Kepler {
    fn table() -> Value {
        json!(weights::NOW)
    }

    fn eye_of(table: &Value) -> Option<Box<dyn Eye<Self>>> {
        Some(eye(Weights::deserialize(table).ok()?))
    }
}

fn worth(game: &Kepler, seat: Seat, weights: &Weights) -> f32 {
    let prospects = if game.stack.is_empty() {
        end_of_campaign(game, seat, weights)
    } else {
        Outlook::new(game, seat, weights).worth()
    };
    game.points_now(seat) + prospects
}

fn end_of_campaign(game: &Kepler, seat: Seat, weights: &Weights) -> f32 {
    if !game.is_solo() {
        return 0.0;
    }
    let met = game
        .objectives(seat)
        .filter(|&card| game.fulfils(seat, card));
    let met = met.count() as f32 * weights.required;
    let passed = game.winners().contains(&seat);
    met + if passed { weights.passed } else { 0.0 }
}

/// What a player can expect beyond the points on the table.
struct Outlook<'a> {
    w: &'a Weights,
    game: &'a Kepler,
    seat: Seat,
    player: &'a Player,
    /// Turns to come.
    turns: u8,
    /// The same as a part of the game.
    left: f32,
    /// Nearly 1 until the last turns.
    time: f32,
    wishes: Wishes,
}

/// What a planet is worth beside its own value, by its kind and its zone.
#[derive(Default)]
struct Wishes {
    colony: ByKindAndZone,
    terraformed: ByKindAndZone,
}

type ByKindAndZone = [[f32; Zone::ALL.len()]; Kind::ALL.len()];

impl<'a> Outlook<'a> {
    fn new(game: &'a Kepler, seat: Seat, w: &'a Weights) -> Self {
        let turns = game.pack.rounds - game.round;
        let mut outlook = Self {
            w,
            game,
            seat,
            player: game.player(seat),
            turns,
            left: f32::from(turns) / f32::from(game.pack.rounds),
            time: (f32::from(turns) / 3.0).min(1.0),
            wishes: Wishes::default(),
        };
        outlook.wish_for_sets();
        for card in game.objectives(seat) {
            if !game.fulfils(seat, card) {
                let condition = game.pack.objectives[card as usize].condition;
                outlook.wish_for(condition, outlook.value(card));
            }
        }
        outlook
    }

    fn worth(&self) -> f32 {
        self.cubes()
            + self.tracks()
            + self.levels()
            + self.colonies()
            + self.ships()
            + self.objectives()
    }

    /// Sets of planets (K14.2): the third of a kind, the fifth kind.
    fn wish_for_sets(&mut self) {
        let mut count = [0; Kind::ALL.len()];
        for colony in self.player.colonies.iter() {
            count[self.game.kind(colony.planet).index()] += 1;
        }
        let scoring = &self.game.pack.scoring;
        let (three, all) = (
            f32::from(scoring.three_of_a_type),
            f32::from(scoring.all_types),
        );
        let kinds = count.iter().filter(|&&n| n > 0).count();
        let done = count.iter().any(|&n| n >= 3);
        for (wishes, n) in self.wishes.colony.iter_mut().zip(count) {
            let wish = match n {
                0 => all * self.w.fifth_kind[kinds],
                1 | 2 if !done => three * self.w.third_of_kind[n],
                _ => 0.0,
            };
            wishes.fill(wish);
        }
    }

    /// Planets that a condition asks for, which counts so much as a whole.
    fn wish_for(&mut self, cond: Cond, value: f32) {
        let (has, needs) = self.game.tally(self.seat, cond);
        if has >= needs {
            return;
        }
        let of = match cond {
            Cond::AtLeast(of, _) => of,
            Cond::Several { n, of } => {
                // All parts are needed, or those of many that come first.
                let pack = self.game.pack;
                let share = f32::from(n) / f32::from(of.len);
                for &part in pack.conditions(of) {
                    self.wish_for(part, value * share);
                }
                return;
            }
            Cond::Highest { .. } | Cond::Lowest { .. } => return,
        };
        let each = value / f32::from(needs);
        let terraformed = terraformed(of);
        let found = has + if terraformed { self.hopeful(of) } else { 0 };
        let first_step = if terraformed {
            self.w.progress * self.w.colonised
        } else {
            self.w.wanted
        };
        for &kind in Kind::ALL {
            for &zone in Zone::ALL {
                if !asks_for(of, kind, zone) {
                    continue;
                }
                let (kind, zone) = (kind.index(), zone.index());
                if found < needs {
                    self.wishes.colony[kind][zone] += each * first_step;
                }
                if terraformed {
                    self.wishes.terraformed[kind][zone] += each * self.w.wanted;
                }
            }
        }
    }

    /// Colonies that are still to be terraformed as a condition asks.
    fn hopeful(&self, of: Count) -> u8 {
        let open = self
            .player
            .colonies
            .iter()
            .filter(|colony| !colony.terraformed);
        let hopeful = open.filter(|colony| {
            let kind = self.game.kind(colony.planet);
            asks_for(of, kind, self.zone(colony.planet))
        });
        hopeful.count() as u8
    }

    fn zone(&self, planet: u8) -> Zone {
        let tile = self.game.planet_tile(planet);
        tile.map_or(Zone::Short, |tile| self.game.zone(tile.hex))
    }

    /// What an objective counts: its points, and alone that it is required (K15.9).
    fn value(&self, card: u8) -> f32 {
        let points = f32::from(self.game.pack.objectives[card as usize].points);
        points
            + if self.game.is_solo() {
                self.w.required
            } else {
                0.0
            }
    }

    /// What is left of a gain that takes so many turns; nothing if it takes too long, less if there is
    /// hardly a turn to spare.
    fn in_time(&self, takes: u8) -> f32 {
        if takes > self.turns {
            return 0.0;
        }
        let spare = f32::from(self.turns - takes);
        power(self.w.patience, takes) * (self.w.haste + (1.0 - self.w.haste) * spare / 2.0).min(1.0)
    }

    /// Cubes are burned for bonus actions, two a turn, and pay for ships and levels if they lie on a
    /// card. Those that a planet waits for to be terraformed are judged there.
    fn cubes(&self) -> f32 {
        let cubes = self.player.outside_well();
        let fuel = f32::from(cubes.total().min(2 * self.turns)) * self.w.fuel;
        let stock =
            f32::from(cubes.energy.min(self.w.few) + cubes.matter.min(self.w.few)) * self.w.stock;
        let colonies = self.player.colonies.iter();
        let paying: f32 = colonies
            .map(|colony| card(colony.cubes - self.towards_cost(colony), self.w))
            .sum();
        fuel + (stock + card(self.player.earth, self.w) + paying) * self.time
    }

    /// What lies on the card of a colony towards the cost of terraforming it (K7.5).
    fn towards_cost(&self, colony: &Colony) -> Cubes {
        if colony.terraformed {
            return Cubes::NONE;
        }
        colony
            .cubes
            .at_most(self.game.pack.planet(colony.planet).cost)
    }

    /// Spaces towards the next points, and medals: those on the card and those ahead.
    fn tracks(&self) -> f32 {
        let medal = f32::from(self.game.pack.scoring.medal);
        let mut worth = 0.0;
        for &track in Track::ALL {
            let own = self.player.tracks[track.index()];
            let first = own.max(self.best_other(track));
            let end = self.game.pack.track(track).len() - 1;
            let last = usize::from(first) + (self.w.pace * f32::from(self.turns)) as usize;
            let medals = self.game.medals[track.index()];
            let ahead = usize::from(first) + 1..=last.min(end);
            let ahead = ahead.filter(|&space| medals.has(space));
            let ahead = ahead.count() as f32 * self.w.medals;
            let waiting = f32::from(self.game.on_card[track.index()]);
            let lead = self.lead(track);
            worth += medal
                * (waiting * chance(lead * self.w.now) + ahead * chance(lead * self.w.later))
                + towards_points(self.game, track, own) * self.time
                + f32::from(own) * self.w.space * self.left;
        }
        worth
    }

    fn best_other(&self, track: Track) -> u8 {
        let others = self.game.others(self.seat);
        let others = others.map(|other| self.game.player(other).tracks[track.index()]);
        let ghost = self.game.solo.ghost.tracks[track.index()];
        others.max().unwrap_or_default().max(ghost)
    }

    /// Above 0 for who would get the medals: ties count (K11.3).
    fn lead(&self, track: Track) -> f32 {
        let own = f32::from(self.player.tracks[track.index()]);
        own - f32::from(self.best_other(track)) + 0.5
    }

    fn levels(&self) -> f32 {
        let techs = self.player.techs;
        let steady = techs.iter().zip(self.w.levels);
        let steady: f32 = steady.map(|(&level, worth)| f32::from(level) * worth).sum();
        let gives = self.game.benefit(self.seat, Tech::EnergyDevelopment);
        let saved = if gives.single_burn {
            self.w.single_burn
        } else {
            0.0
        };
        let nearly = techs.iter().filter(|&&level| level + 1 == TOP).count() as f32;
        let highest = f32::from(self.game.pack.scoring.maxed_technology);
        steady * self.left
            + saved * f32::from(self.turns)
            + nearly * highest * self.w.nearly * self.time
    }

    /// What colonies can still be terraformed for, and what they produce.
    fn colonies(&self) -> f32 {
        let game = self.game;
        let mut worth = 0.0;
        let mut yields: List<f32, COLONIES> = List::new();
        for colony in self.player.colonies.iter() {
            let printed = game.pack.planet(colony.planet);
            yields.push(production(printed.produces(colony.terraformed), self.w));
            if !colony.terraformed {
                let cost = printed.cost.total();
                let unpaid = cost - self.towards_cost(colony).total();
                let share = self.w.ready
                    - (self.w.ready - self.w.open) * f32::from(unpaid) / f32::from(cost.max(1));
                let missing = self.missing(colony.planet);
                worth += self.terraforming(colony.planet, self.zone(colony.planet))
                    * share
                    * power(self.w.missing, missing)
                    * self.in_time(1 + missing.min(1) + unpaid.div_ceil(3));
            }
        }
        yields.sort_unstable_by(|a, b| b.total_cmp(a));
        let producing = game.benefit(self.seat, Tech::Terraforming).producing;
        let exploited: f32 = yields.iter().take(producing.into()).sum();
        worth + exploited * self.w.exploit * self.left
    }

    /// Levels of Terraforming that a planet waits for.
    fn missing(&self, planet: u8) -> u8 {
        let level = self.game.pack.planet(planet).level;
        level.saturating_sub(self.player.level(Tech::Terraforming))
    }

    /// What terraforming a planet brings.
    fn terraforming(&self, planet: u8, zone: Zone) -> f32 {
        let printed = self.game.pack.planet(planet);
        let (_, steps) = self.game.pack.kinds[printed.kind.index()];
        f32::from(printed.points)
            + f32::from(steps) * self.w.step
            + self.wishes.terraformed[printed.kind.index()][zone.index()]
    }

    /// What colonising a planet brings, and what may come of it.
    fn settling(&self, tile: &Tile, planet: u8) -> f32 {
        let pack = &self.game.pack;
        let printed = pack.planet(planet);
        let zone = self.game.zone(tile.hex);
        let (steps, _) = pack.kinds[printed.kind.index()];
        let missing = self.missing(planet);
        let terraformed = self.terraforming(planet, zone)
            * self.w.open
            * power(self.w.missing, missing)
            * self.in_time(self.w.terraformed_after + missing);
        f32::from(pack.scoring.zones[zone.index()])
            + f32::from(steps) * self.w.step
            + self.wishes.colony[printed.kind.index()][zone.index()]
            + terraformed
            + production(printed.colony, self.w) * self.w.later_exploit * self.left
    }

    /// Ships on planets and on their way there; no two to the same goal.
    fn ships(&self) -> f32 {
        let mut room = COLONIES - self.player.colonies.len();
        let mut worth = 0.0;
        let mut flying: List<Hex, SHIPS> = List::new();
        for &hex in self.player.ships.iter().flatten() {
            match self.game.tile(hex) {
                None => flying.push(hex),
                Some(tile) => {
                    if let Some(planet) = self.may_settle(tile)
                        && room > 0
                    {
                        room -= 1;
                        worth += self.settling(tile, planet) * self.w.landed * self.in_time(1);
                    }
                }
            }
        }
        if flying.is_empty() {
            return worth;
        }
        let speed = self.game.benefit(self.seat, Tech::SpaceTravel).speed.max(1);
        let mut goals = self.goals();
        while !flying.is_empty() {
            let (mut most, mut best) = (0.0, None);
            for (ship, hex) in flying.iter().enumerate() {
                for (place, goal) in goals.iter().enumerate() {
                    let flight = hex.distance(goal.hex).div_ceil(speed);
                    let net = goal.worth * self.in_time(flight + u8::from(goal.colony));
                    if net > most && !(goal.colony && room == 0) {
                        (most, best) = (net, Some((ship, place)));
                    }
                }
            }
            let Some((ship, place)) = best else {
                break;
            };
            worth += most + self.w.ship * self.time;
            room -= usize::from(goals[place].colony);
            flying.remove(ship);
            goals.remove(place);
        }
        worth
    }

    /// The planet of a tile, if this player can make it a colony (K7.2a).
    fn may_settle(&self, tile: &Tile) -> Option<u8> {
        let What::Planet(planet) = tile.what else {
            return None;
        };
        let gives = self.game.benefit(self.seat, Tech::AntimatterScience);
        let allowed = gives.alien_colonies || self.game.kind(planet) != Kind::Alien;
        allowed.then_some(planet)
    }

    fn goals(&self) -> List<Goal, TILES> {
        let mut goals = List::new();
        for tile in self.game.tiles.iter() {
            if !tile.up || tile.owner.is_some() || self.game.has_ship(tile.hex) {
                continue;
            }
            let (worth, colony) = match (tile.what, self.may_settle(tile)) {
                (_, Some(planet)) => (self.settling(tile, planet) * self.w.landed, true),
                (What::Planet(_), None) => continue,
                (What::Mine, _) => (self.w.mine, false),
                (What::Target, _) => (self.w.target, false),
            };
            goals.push(Goal {
                hex: tile.hex,
                worth,
                colony,
            });
        }
        goals
    }

    /// Objectives in part, and those in which others may still overtake. Their points are counted
    /// already if they are fulfilled.
    fn objectives(&self) -> f32 {
        let mut worth = 0.0;
        for card in self.game.objectives(self.seat) {
            let objective = &self.game.pack.objectives[card as usize];
            let fulfilled = self.game.fulfils(self.seat, card);
            let likely = if fulfilled && !compares(&self.game.pack, objective.condition) {
                1.0
            } else {
                self.likely(objective.condition)
            };
            worth += self.value(card) * likely;
            if fulfilled {
                worth -= f32::from(objective.points);
            }
        }
        worth
    }

    /// For a condition about alien planets: how much of the way to the technology is done (K7.2a).
    fn towards_aliens(&self, of: Count) -> f32 {
        let aliens = Some(Kind::Alien);
        if !matches!(of, Count::Planets { kind, .. } if kind == aliens) {
            return 0.0;
        }
        let levels = &self.game.pack.technologies[Tech::AntimatterScience.index()].levels;
        let allows = levels.iter().position(|level| level.gives.alien_colonies);
        let needs = allows.unwrap_or(levels.len()).max(1);
        let has = usize::from(self.player.level(Tech::AntimatterScience)).min(needs);
        has as f32 / needs as f32
    }

    /// How likely a condition will hold at the end, as far as this player has got with it.
    fn likely(&self, cond: Cond) -> f32 {
        let (has, needs) = self.game.tally(self.seat, cond);
        let of = match cond {
            Cond::AtLeast(of, _) => of,
            Cond::Highest { of, .. } => return self.race(of, f32::from(has) - f32::from(needs)),
            Cond::Lowest { .. } => return f32::from(has) * 0.5,
            Cond::Several { n, of } => return self.likely_several(n, of),
        };
        match of {
            _ if has >= needs => 1.0,
            Count::Technologies { level } => {
                let mut techs = self.player.techs;
                techs.sort_unstable_by(|a, b| b.cmp(a));
                let best = techs.iter().take(needs.into());
                let sum: u8 = best.map(|&own| own.min(level)).sum();
                self.w.progress * f32::from(sum) / f32::from(level * needs) * self.time
            }
            _ => {
                let mut done = f32::from(has);
                if terraformed(of) {
                    done += self.w.colonised * f32::from(self.hopeful(of).min(needs - has));
                }
                let part = done / f32::from(needs) + self.towards_aliens(of) * self.w.alien;
                self.w.progress * part.min(1.0) * self.time
            }
        }
    }

    /// How likely it is to be ahead of all others at the end.
    fn race(&self, of: Count, ahead: f32) -> f32 {
        let lead = match of {
            Count::Spaces(track) => self.lead(track),
            _ => ahead + 0.5,
        };
        chance(lead * 3.0 / f32::from(1 + self.turns).sqrt())
    }

    /// The least likely of those parts that are easiest.
    fn likely_several(&self, n: u8, of: Addr) -> f32 {
        let parts = self.game.pack.conditions(of).iter();
        let mut parts: List<f32, { u8::MAX as usize }> =
            parts.map(|&part| self.likely(part)).collect();
        parts.sort_unstable_by(|a, b| b.total_cmp(a));
        let last = usize::from(n).saturating_sub(1);
        parts.get(last).copied().unwrap_or_default()
    }
}

/// True if terraformed planets are counted, not only colonies.
fn terraformed(of: Count) -> bool {
    match of {
        Count::Planets { terraformed, .. }
        | Count::OfOneType { terraformed }
        | Count::Types { terraformed } => terraformed,
        _ => false,
    }
}

/// True if planets of this kind in this zone are counted.
fn asks_for(of: Count, kind: Kind, zone: Zone) -> bool {
    match of {
        Count::Planets {
            kind: of_kind,
            zone: in_zone,
            ..
        } => of_kind.is_none_or(|of| of == kind) && in_zone.is_none_or(|of| of == zone),
        Count::OfOneType { .. } | Count::Types { .. } => true,
        _ => false,
    }
}

/// True if players are compared, which is decided only at the end (R15).
fn compares(pack: &Pack, cond: Cond) -> bool {
    match cond {
        Cond::AtLeast(..) => false,
        Cond::Highest { .. } | Cond::Lowest { .. } => true,
        Cond::Several { of, .. } => {
            let mut parts = pack.conditions(of).iter();
            parts.any(|&part| compares(pack, part))
        }
    }
}

/// A tile for a ship to go to.
#[derive(Clone, Copy, Default)]
struct Goal {
    hex: Hex,
    worth: f32,
    colony: bool,
}

/// Cubes on a card that can pay.
fn card(cubes: Cubes, w: &Weights) -> f32 {
    let of = |n: u8, each: f32| {
        let handful = n.min(w.handful);
        each * (f32::from(handful) + w.beyond * f32::from(n - handful))
    };
    of(cubes.energy, w.energy) + of(cubes.matter, w.matter) + of(cubes.antimatter, w.antimatter)
}

fn production(cubes: Cubes, w: &Weights) -> f32 {
    f32::from(cubes.energy) * w.energy
        + f32::from(cubes.matter) * w.matter
        + f32::from(cubes.antimatter)
}

/// Between 0 and 1.
fn chance(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

fn power(base: f32, exponent: u8) -> f32 {
    (0..exponent).fold(1.0, |product, _| product * base)
}

/// The part of the next points of a track that lies behind.
fn towards_points(game: &Kepler, track: Track, own: u8) -> f32 {
    let (behind, ahead) = game.pack.track(track).split_at(own as usize + 1);
    let points = behind[own as usize].points;
    let Some(next) = ahead.iter().position(|space| space.points > points) else {
        return 0.0;
    };
    let same = behind
        .iter()
        .rev()
        .take_while(|space| space.points == points);
    let done = same.count() as f32 - 1.0;
    f32::from(ahead[next].points - points) * done / (done + next as f32 + 1.0)
}

//! What main actions, and effects that do the same, would bring (K7, K8).

use super::{Good, Sum, none_produces, why};
use crate::map::{Cell, Hex};
use crate::names::{COLONIES, Cubes, Kind, SHIPS, TOP, Tech, Track};
use crate::pack::Pack;
use crate::speak::cubes;
use crate::state::{Colony, What};

impl Sum<'_> {
    /// K7.1.
    pub(super) fn missions(&mut self) {
        let cost = self.benefit(Tech::SpaceTravel).ship_cost;
        let reserve = self.reserve();
        if reserve == 0 {
            self.void(why("no-ship"));
            return;
        }
        let payable = |mut cubes: Cubes| {
            let mut ships = 0;
            while ships < SHIPS as u8 && cubes.covers(cost) {
                cubes -= cost;
                ships += 1;
            }
            ships
        };
        let cards = self.own.cards();
        let ships: u8 = cards.iter().map(|&cubes| payable(cubes)).sum();
        self.gain(Good::Ship, ships.min(reserve));
        if ships == 0 {
            self.unpaid(&[cost], &cards);
        }
    }

    /// K7.2.
    pub(super) fn settlement(&mut self) {
        let landed = self.view.landed(self.who);
        let alien = |planet: &u8| self.view.pack.planet(*planet).kind == Kind::Alien;
        let may = self.benefit(Tech::AntimatterScience).alien_colonies;
        let mut open: Vec<u8> = landed
            .iter()
            .copied()
            .filter(|p| may || !alien(p))
            .collect();
        open.sort_by_key(|&planet| std::cmp::Reverse(self.view.colonising(planet)));
        open.truncate(COLONIES - self.own.colonies.len());
        self.settle(&open);
        if landed.is_empty() {
            self.void(why("none-landed"));
        } else if self.own.colonies.len() == COLONIES {
            self.void(why("no-marker"));
        } else if open.is_empty() {
            self.void(why("alien"));
        }
    }

    pub(super) fn settle(&mut self, planets: &[u8]) {
        let view = self.view;
        self.gain(Good::Colony, planets.len() as u8);
        let steps = planets.iter().map(|&planet| view.colonising(planet)).sum();
        self.steps(Track::Colonial, steps);
        for &planet in planets {
            let tile = Some(What::Planet(planet));
            if let Some(tile) = view.tiles.iter().find(|there| there.what == tile) {
                let zone = view.pack.map.zone(tile.hex);
                self.gain(Good::Points, view.pack.scoring.zones[zone.index()]);
            }
        }
    }

    /// K7.5.
    pub(super) fn terraforming(&mut self, planets: u8, paid: bool) {
        let pack = self.view.pack;
        let level = self.benefit(Tech::Terraforming).terraform;
        let colonies: Vec<Colony> = self.own.colonies.clone();
        let raw: Vec<&Colony> = colonies.iter().filter(|card| !card.terraformed).collect();
        let allowed = raw
            .iter()
            .filter(|card| level >= pack.planet(card.planet).level);
        let allowed: Vec<&&Colony> = allowed.collect();
        let payable = |card: &Colony| !paid || card.cubes.covers(pack.planet(card.planet).cost);
        let open = allowed.iter().filter(|card| payable(card));
        let mut open: Vec<u8> = open.map(|card| card.planet).collect();
        open.sort_by_key(|&planet| std::cmp::Reverse(pack.planet(planet).points));
        open.truncate(planets.into());
        self.terraform(&open);
        if !open.is_empty() {
            return;
        }
        if colonies.is_empty() {
            self.void(why("no-colony"));
        } else if raw.is_empty() {
            self.void(why("all-terraformed"));
        } else if allowed.is_empty() {
            let needs = raw.iter().map(|card| pack.planet(card.planet).level).min();
            let needs = needs.unwrap_or_default();
            self.void(why("terraform-level").with("n", needs));
        } else {
            let lacks = |card: &Colony| {
                let lacks = pack.planet(card.planet).cost.without(card.cubes);
                (Some(card.planet), lacks)
            };
            self.missing(allowed.iter().map(|card| lacks(card)));
            self.unless_quantum();
        }
    }

    pub(super) fn terraform(&mut self, planets: &[u8]) {
        let pack = self.view.pack;
        self.gain(Good::Terraformed, planets.len() as u8);
        let steps = |&planet: &u8| pack.kinds[pack.planet(planet).kind.index()].1;
        self.steps(Track::Colonial, planets.iter().map(steps).sum());
        for &planet in planets {
            self.gain(Good::Points, pack.planet(planet).points);
        }
    }

    /// K7.8: the planets that produce most together.
    pub(super) fn exploitation(&mut self) {
        let left = self.benefit(Tech::Terraforming).producing;
        let colonies = &self.own.colonies;
        let yields: Vec<Cubes> = colonies.iter().map(|c| self.yields(c.planet)).collect();
        let sum = |chosen: u32| {
            let chosen = (0..yields.len()).filter(|at| chosen & 1 << at != 0);
            let sum = chosen.fold(Cubes::NONE, |sum, at| sum + yields[at]);
            sum.at_most(self.own.storage)
        };
        let sets = (0..1u32 << yields.len()).filter(|set| set.count_ones() <= left.into());
        let best = sets.map(sum).max_by_key(|cubes| cubes.total());
        let best = best.unwrap_or_default();
        self.cubes(best);
        if !best.is_empty() {
            return;
        }
        if colonies.is_empty() {
            self.void(why("no-colony"));
        } else if left == 0 {
            self.void(none_produces(self.view.pack));
        } else {
            let all = yields.iter().fold(Cubes::NONE, |sum, &more| sum + more);
            self.produce(all, 0);
        }
    }

    /// K9.3: ships that can fly at least one hex.
    pub(super) fn flights(&mut self, speed: u8) {
        let away: Vec<Hex> = self.own.ships.iter().copied().flatten().collect();
        let in_space = away.iter().filter(|&&hex| self.view.tile(hex).is_none());
        let in_space: Vec<Hex> = in_space.copied().collect();
        let (map, grid) = (&self.view.pack.map, self.view.grid());
        let way_out = |&&hex: &&Hex| {
            let index = map.find(hex).into_iter();
            let mut around = index.flat_map(|index| map.around(index));
            around.any(|beside| grid[beside] != Cell::Blocked)
        };
        let flying = in_space.iter().filter(way_out).count() as u8;
        if speed > 0 {
            self.gain(Good::Flight, flying);
        }
        if away.is_empty() {
            self.void(why("none-away"));
        } else if in_space.is_empty() {
            self.void(why("all-landed"));
        } else if speed == 0 {
            self.void(why("speed"));
        } else if flying == 0 {
            self.void(why("enclosed"));
        }
    }

    /// K7.3.
    pub(super) fn development(&mut self) {
        let pack = &self.view.pack;
        let mut cards = self.own.cards();
        self.gain(
            Good::Level,
            most_levels(pack, self.own.techs, 0, &mut cards),
        );
        if !self.out.gains.is_empty() {
            return;
        }
        let open = Tech::ALL.iter();
        let open = open.filter(|tech| self.own.techs[tech.index()] < TOP);
        let next = open.map(|&tech| pack.level(tech, self.own.techs[tech.index()] + 1).cost);
        let next: Vec<Cubes> = next.collect();
        if next.is_empty() {
            self.void(why("top"));
        } else {
            self.unpaid(&next, &cards);
        }
    }

    /// The least that one card lacks of one of these prices.
    fn unpaid(&mut self, prices: &[Cubes], cards: &[Cubes]) {
        // Earth is the first of the cards.
        let planets = self.own.colonies.iter().map(|colony| Some(colony.planet));
        let places: Vec<Option<u8>> = std::iter::once(None).chain(planets).collect();
        let lacks = |price: &Cubes| {
            let cards = places.iter().zip(cards);
            let lacks = cards.map(|(&place, &card)| (place, price.without(card)));
            lacks.collect::<Vec<_>>()
        };
        self.missing(prices.iter().flat_map(lacks));
        self.unless_quantum();
    }

    /// The least that is missing, and where: a price is paid from one card (K4.3).
    fn missing(&mut self, lacks: impl Iterator<Item = (Option<u8>, Cubes)>) {
        let Some((place, least)) = lacks.min_by_key(|(_, cubes)| cubes.total()) else {
            return;
        };
        let missing = match place {
            None => why("missing-earth"),
            Some(planet) => why("missing-planet").with("planet", planet),
        };
        self.void(missing.with("cubes", cubes(least)));
    }

    /// So many levels of a technology, with their leadership (K13.6).
    pub(super) fn levels(&mut self, tech: Tech, n: u8) {
        let own = self.own.techs[tech.index()];
        let to = (own + n).min(TOP);
        self.gain(Good::Level, to - own);
        let icons = (own + 1..=to).map(|level| self.view.pack.level(tech, level).leadership);
        self.steps(Track::Technology, icons.sum());
    }

    /// A technology of choice; `burned` if the level reached is burned on top of that.
    pub(super) fn free_levels(&mut self, levels: u8, max: u8, burned: Option<u8>) {
        let all = self.own.storage.total() + self.view.on_cards(self.who).total();
        let open = self.own.techs.iter().any(|own| {
            let level = own + levels;
            level <= max && burned.is_none_or(|burned| level + burned <= all)
        });
        if open {
            self.gain(Good::Level, levels);
        } else {
            self.void(why("no-technology"));
        }
    }
}

/// How many levels these cards can pay for, in technologies from the one with this index on.
fn most_levels(pack: &Pack, techs: [u8; 5], from: usize, cards: &mut [Cubes]) -> u8 {
    let Some(&tech) = Tech::ALL.get(from) else {
        return 0;
    };
    let mut most = most_levels(pack, techs, from + 1, cards);
    let level = techs[from] + 1;
    if level > TOP {
        return most;
    }
    let cost = pack.level(tech, level).cost;
    let mut techs = techs;
    techs[from] = level;
    for at in 0..cards.len() {
        let card = cards[at];
        if card.covers(cost) && !cards[..at].contains(&card) {
            cards[at] -= cost;
            most = most.max(1 + most_levels(pack, techs, from, cards));
            cards[at] = card;
        }
    }
    most
}

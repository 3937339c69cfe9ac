//! Final scoring (K14), conditions of objectives and cards (K20.4, K20.6), success in a campaign (K15.9).

use crate::names::{Berth, COLONIES, Kind, Pool, Source, TOP, Track, Zone};
use crate::op::{Cond, Count, Loss};
use crate::state::{Colony, Kepler, What};
use orrery_core::Seat;

fn at_level(techs: [u8; 5], level: u8) -> u8 {
    techs.iter().filter(|&&own| own >= level).count() as u8
}

fn medals(medals: [u8; 2], track: Option<Track>) -> u8 {
    track.map_or_else(|| medals.iter().sum(), |track| medals[track.index()])
}

/// Points by [`Source`].
pub type Points = [i32; Source::ALL.len()];

impl Kepler {
    /// Where the points of a player come from on the present position (K14.2).
    #[must_use]
    pub fn points(&self, seat: Seat) -> Points {
        let scoring = &self.pack.scoring;
        let player = self.player(seat);
        let of_kind = |kind| self.count(seat, |_, planet| planet == kind);
        let all_types = Kind::ALL.iter().all(|&kind| of_kind(kind) > 0);
        let three = Kind::ALL.iter().any(|&kind| of_kind(kind) >= 3);
        let maxed = player.techs.iter().filter(|&&level| level == TOP).count();
        let medals: i32 = player.medals.iter().map(|&n| i32::from(n)).sum();
        let zones = Zone::ALL
            .iter()
            .map(|&zone| {
                let there = self.count(seat, |colony, _| self.zone_of(colony.planet) == Some(zone));
                there * scoring.zones[zone.index()]
            })
            .sum::<u8>();
        // K12.6
        let track = |track: Track| {
            let space = player.tracks[track.index()];
            self.pack.track(track)[space as usize].points
        };
        let terraformed = player.colonies.iter().filter(|colony| colony.terraformed);
        let terraformed: u8 = terraformed
            .map(|colony| self.pack.planet(colony.planet).points)
            .sum();
        let each = |n: i32, points: u8| n * i32::from(points);
        std::array::from_fn(|index| match Source::at(index) {
            Source::Antimatter => each(player.on_planets().antimatter.into(), scoring.antimatter),
            Source::AllTypes => each(all_types.into(), scoring.all_types),
            Source::ThreeOfAType => each(three.into(), scoring.three_of_a_type),
            // K4.12
            Source::Mines => each(self.ships(seat, Berth::Mines).into(), scoring.ship_on_mine),
            Source::Technologies => each(maxed as i32, scoring.maxed_technology),
            Source::Medals => each(medals, scoring.medal),
            Source::Zones => zones.into(),
            Source::Colonial => track(Track::Colonial).into(),
            Source::Technology => track(Track::Technology).into(),
            Source::Terraformed => terraformed.into(),
            Source::Objectives => self.objective_points(seat).into(),
        })
    }

    /// The objectives that count for a player: the own card, or all of the campaign up to its level.
    pub fn objectives(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let campaign = &self.pack.campaigns[self.solo.campaign as usize];
        let required = campaign
            .objectives
            .into_iter()
            .take(self.solo.level as usize);
        self.player(seat).objective.into_iter().chain(required)
    }

    fn objective_points(&self, seat: Seat) -> u8 {
        let fulfilled = self
            .objectives(seat)
            .filter(|&card| self.fulfils(seat, card));
        fulfilled
            .map(|card| self.pack.objectives[card as usize].points)
            .sum()
    }

    /// True if a player has fulfilled an objective: it holds now, or it held before and can only be lost by
    /// cubes and ships that are needed elsewhere (K14.3, R15).
    #[must_use]
    pub fn fulfils(&self, seat: Seat, objective: u8) -> bool {
        let condition = self.pack.objectives[objective as usize].condition;
        self.player(seat).achieved.has(objective.into()) || self.holds(seat, condition)
    }

    /// Notes what a player fulfils before cubes or ships move on; nobody else moves them (R15).
    pub(crate) fn before(&mut self, loss: Loss, seat: Seat) {
        let pack = self.pack;
        for &(objective, losses) in &pack.passing {
            let index = usize::from(objective);
            if losses & loss as u8 != 0
                && !self.player(seat).achieved.has(index)
                && self.holds(seat, pack.objectives[index].condition)
            {
                self.player_mut(seat).achieved.insert(index);
            }
        }
    }

    /// True if a condition holds for a player.
    #[must_use]
    pub fn holds(&self, seat: Seat, cond: Cond) -> bool {
        let (reached, needed) = self.tally(seat, cond);
        reached >= needed
    }

    /// How much of what a condition asks a player has reached, and how much is needed.
    #[must_use]
    pub fn tally(&self, seat: Seat, cond: Cond) -> (u8, u8) {
        match cond {
            Cond::AtLeast(of, n) => (self.amount(seat, of), n),
            Cond::Highest { of, ties, ghost } => match self.rivals(seat, of, ghost).max() {
                Some(best) => (self.amount(seat, of), best + u8::from(!ties)),
                None => (1, 1),
            },
            Cond::Lowest { of, ties, ghost } => {
                let own = self.amount(seat, of);
                let mut rivals = self.rivals(seat, of, ghost);
                let lowest = rivals.all(|other| own < other || ties && own == other);
                (lowest.into(), 1)
            }
            Cond::Several { n, of } => {
                let parts = self.pack.conditions(of).iter();
                let met = parts.filter(|&&part| self.holds(seat, part));
                (met.count() as u8, n)
            }
        }
    }

    /// How much a player has of what is counted.
    #[must_use]
    pub fn amount(&self, seat: Seat, of: Count) -> u8 {
        let player = self.player(seat);
        let of_kind = |kind: Kind, terraformed: bool| {
            self.count(seat, |colony, of| {
                of == kind && (colony.terraformed || !terraformed)
            })
        };
        match of {
            Count::Planets {
                terraformed,
                kind,
                zone,
            } => self.count(seat, |colony, of| {
                (colony.terraformed || !terraformed)
                    && kind.is_none_or(|kind| kind == of)
                    && zone.is_none_or(|zone| self.zone_of(colony.planet) == Some(zone))
            }),
            Count::OfOneType { terraformed } => {
                let kinds = Kind::ALL.iter().map(|&kind| of_kind(kind, terraformed));
                kinds.max().unwrap_or_default()
            }
            Count::Types { terraformed } => {
                let there = |kind: &&Kind| of_kind(**kind, terraformed) > 0;
                Kind::ALL.iter().filter(there).count() as u8
            }
            Count::Technologies { level } => at_level(player.techs, level),
            Count::Levels(tech) => player.level(tech),
            Count::Spaces(track) => player.tracks[track.index()],
            Count::Medals(track) => medals(player.medals, track),
            Count::Ships(berth) => self.ships(seat, berth),
            Count::Cubes(resource, pool) => {
                let cubes = match pool {
                    Pool::Planets => player.on_planets(),
                    Pool::Earth => player.earth,
                    Pool::Storage => player.storage,
                    Pool::Well => player.well,
                };
                resource.map_or_else(|| cubes.total(), |resource| cubes[resource])
            }
        }
    }

    /// What the ghost has of it; nothing where it has no pieces (K15.4, K15.7).
    fn ghost_amount(&self, of: Count) -> Option<u8> {
        let ghost = self.is_solo().then_some(&self.solo.ghost)?;
        match of {
            Count::Technologies { level } => Some(at_level(ghost.techs, level)),
            Count::Levels(tech) => Some(ghost.techs[tech.index()]),
            Count::Spaces(track) => Some(ghost.tracks[track.index()]),
            Count::Medals(track) => Some(medals(ghost.medals, track)),
            Count::Planets { .. }
            | Count::OfOneType { .. }
            | Count::Types { .. }
            | Count::Ships(_)
            | Count::Cubes(..) => None,
        }
    }

    /// What the others have of it, the ghost included if it counts.
    fn rivals(&self, seat: Seat, of: Count, ghost: bool) -> impl Iterator<Item = u8> {
        let others = self.others(seat).map(move |other| self.amount(other, of));
        others.chain(self.ghost_amount(of).filter(|_| ghost))
    }

    /// Colonies of a player for which `wanted` says yes to the card and its kind.
    fn count(&self, seat: Seat, wanted: impl Fn(&Colony, Kind) -> bool) -> u8 {
        const { assert!(COLONIES < 256) };
        let colonies = self.player(seat).colonies.iter();
        let wanted = colonies.filter(|colony| wanted(colony, self.kind(colony.planet)));
        wanted.count() as u8
    }

    fn zone_of(&self, planet: u8) -> Option<Zone> {
        self.planet_tile(planet).map(|tile| self.zone(tile.hex))
    }

    fn ships(&self, seat: Seat, berth: Berth) -> u8 {
        let player = self.player(seat);
        let on = |wanted: fn(What) -> bool| {
            let ships = player.ships.iter().flatten();
            let there = ships.filter(|&&hex| self.tile(hex).is_some_and(|tile| wanted(tile.what)));
            there.count()
        };
        let n = match berth {
            Berth::Board => player.ships.len() - player.reserve(),
            Berth::Mines => on(|what| what == What::Mine),
            Berth::Planets => on(|what| matches!(what, What::Planet(_))),
            Berth::Reserve => player.reserve(),
        };
        n as u8
    }

    /// The seats that win (K14.4); in a campaign the player, if the level is passed (K15.9).
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        let seats = || Seat::first(self.players.len());
        let score = |seat| self.points(seat).iter().sum::<i32>();
        if self.is_solo() {
            let minimum = self.pack.levels[self.solo.level as usize - 1].minimum;
            let passed = |seat: Seat| {
                score(seat) >= i32::from(minimum)
                    && self.objectives(seat).all(|card| self.fulfils(seat, card))
            };
            return seats().filter(|&seat| passed(seat)).collect();
        }
        let rank = |seat| {
            let colonies = self.player(seat).colonies.iter();
            let best = colonies.filter(|c| c.terraformed).map(|c| c.planet).max();
            (score(seat), best)
        };
        let best = seats().map(rank).max();
        seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}

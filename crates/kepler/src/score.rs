//! Final scoring (K14), objectives (K20.6) and success in a campaign (K15.9).

use crate::names::{COLONIES, Kind, Source, TOP, Track, Zone};
use crate::op::Cond;
use crate::state::{Colony, Kepler, What};
use orrery_core::Seat;

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
            .map(|&zone| self.in_zone(seat, zone, false) * scoring.zones[zone.index()])
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
            Source::Mines => each(self.ships_on_mines(seat).into(), scoring.ship_on_mine),
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

    /// True if a player fulfils an objective on the present position (K14.3).
    #[must_use]
    pub fn fulfils(&self, seat: Seat, objective: u8) -> bool {
        let conditions = &self.pack.objectives[objective as usize].conditions;
        conditions.iter().all(|&cond| self.holds(seat, cond))
    }

    /// True if a condition holds for a player.
    #[must_use]
    pub fn holds(&self, seat: Seat, cond: Cond) -> bool {
        let (has, needs) = self.tally(seat, cond);
        has >= needs
    }

    /// How much of what a condition counts a player has, and how much it needs.
    #[must_use]
    pub fn tally(&self, seat: Seat, cond: Cond) -> (u8, u8) {
        let player = self.player(seat);
        let terraformed = |kind| self.count(seat, |colony, of| colony.terraformed && of == kind);
        match cond {
            Cond::TerraformedInZone(zone, n) => (self.in_zone(seat, zone, true), n),
            Cond::TerraformedOfKind(kind, n) => (terraformed(kind), n),
            Cond::TerraformedTotal(n) => (self.count(seat, |colony, _| colony.terraformed), n),
            Cond::TerraformedSameKind(n) => {
                let most = Kind::ALL.iter().map(|&kind| terraformed(kind)).max();
                (most.unwrap_or_default(), n)
            }
            Cond::ColonisedInZone(zone, n) => (self.in_zone(seat, zone, false), n),
            Cond::ColonisedOfKind(kind, n) => (self.count(seat, |_, of| of == kind), n),
            Cond::ColonisedTotal(n) => (player.colonies.len() as u8, n),
            Cond::TechnologiesAtLevel { level, n } => {
                let high = player.techs.iter().filter(|&&own| own >= level);
                (high.count() as u8, n)
            }
            Cond::AntimatterOnPlanets(n) => (player.on_planets().antimatter, n),
            Cond::ShipsOnMines(n) => (self.ships_on_mines(seat), n),
            Cond::ShipsOnBoard(n) => (player.ships.iter().flatten().count() as u8, n),
            Cond::HighestOnTrack { track, ties, ghost } => {
                (self.is_highest(seat, track, ties, ghost).into(), 1)
            }
        }
    }

    fn is_highest(&self, seat: Seat, track: Track, ties: bool, ghost: bool) -> bool {
        let own = self.player(seat).tracks[track.index()];
        let positions = self.positions(track).enumerate();
        // The ghost comes after the players.
        let mut others = positions
            .filter(|&(at, _)| at != seat.index() && (ghost || at < self.players.len()))
            .map(|(_, space)| space);
        others.all(|other| other < own || ties && other == own)
    }

    /// Colonies of a player for which `wanted` says yes to the card and its kind.
    fn count(&self, seat: Seat, wanted: impl Fn(&Colony, Kind) -> bool) -> u8 {
        const { assert!(COLONIES < 256) };
        let colonies = self.player(seat).colonies.iter();
        let wanted = colonies.filter(|colony| wanted(colony, self.kind(colony.planet)));
        wanted.count() as u8
    }

    fn in_zone(&self, seat: Seat, zone: Zone, terraformed: bool) -> u8 {
        self.count(seat, |colony, _| {
            let tile = self.planet_tile(colony.planet);
            tile.is_some_and(|tile| self.zone(tile.hex) == zone)
                && (colony.terraformed || !terraformed)
        })
    }

    fn ships_on_mines(&self, seat: Seat) -> u8 {
        let ships = self.player(seat).ships.iter().flatten();
        let mines = ships.filter(|&&hex| self.tile(hex).is_some_and(|t| t.what == What::Mine));
        mines.count() as u8
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

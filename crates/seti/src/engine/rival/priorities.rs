//! What the rival would do (S19.9, S19.20 to S19.52): which action is possible, and what it prefers.

use crate::choice::{Choice, Spot};
use crate::engine::ranking;
use crate::engine::species::{COMPLETED_TILE, ask};
use crate::names::{Body, Resource, Side, Space, Star, Tech, Trace};
use crate::pack::pack;
use crate::rival::{Action, Arrival, Target};
use crate::solar::Cell;
use crate::state::{Marks, Piece, Seti};
use orrery_core::plain::List;

/// A flight plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    pub(crate) publicity: u8,
    pub(crate) cost: u8,
    /// The spaces entered.
    pub(crate) path: List<Space, 8>,
}

impl Seti {
    /// S19.10: the leftmost or the rightmost.
    pub(super) fn by_arrow<T: Copy>(&self, options: &[T]) -> Option<T> {
        if self.rival.arrow_right {
            options.last()
        } else {
            options.first()
        }
        .copied()
    }

    /// The first or second discovered species (S19.46).
    pub(super) fn nth_discovered(&self, ordinal: u8) -> Option<Side> {
        let first = self.rival.first_discovered?;
        if ordinal == 1 {
            return Some(first);
        }
        let other = if first == Side::Left {
            Side::Right
        } else {
            Side::Left
        };
        self.slot(other).discovered.then_some(other)
    }

    /// Why an action of a card is not possible: the rule.
    pub(super) fn rival_possible(&self, action: &Action) -> Result<(), &'static str> {
        let who = self.rival_seat();
        let rival = self.player(who);
        let earth = self.space_of(Body::Earth);
        let ready = rival.pieces.iter().any(|piece: &Piece| piece.at == earth);
        let (possible, rule) = match action {
            Action::Analyse { .. } => (rival.computer.upper == 6, "S19.39"),
            Action::Launch { .. } => (!ready, "S19.26"),
            Action::Research { publicity_cost, .. } => {
                (rival.publicity >= *publicity_cost, "S19.20")
            }
            Action::Fly { targets, .. } => {
                let reachable = |target: &Target| self.route_to(target).is_some();
                (ready && targets.iter().any(reachable), "S19.27")
            }
            Action::Scan { .. } => (true, "S19.34"),
            Action::SpeciesSwitch { discovered_ordinal } => {
                (self.nth_discovered(*discovered_ordinal).is_some(), "S19.45")
            }
            Action::AnomalyTrace { .. } => (self.rival_wants_anomaly(), "S19.48"),
            Action::Message { .. } => (self.rival_has_message(), "S19.51"),
            Action::PlayExertian => (self.rival_may_play_secret(), "S19.52"),
        };
        if possible { Ok(()) } else { Err(rule) }
    }

    /// The flight from Earth to a listed planet, if it is in play and in reach (S19.27).
    pub(super) fn route_to(&self, target: &Target) -> Option<Route> {
        if !self.body_in_play(target.planet) {
            return None;
        }
        let (earth, to) = (self.space_of(Body::Earth), self.space_of(target.planet));
        self.best_route(earth, to, target.moves)
    }

    /// S19.29: most publicity within the allowance, then the shortest; no space twice.
    pub(crate) fn best_route(&self, from: Space, to: Space, moves: u8) -> Option<Route> {
        debug_assert!(moves <= 8, "a route has at most 8 spaces");
        let mut best = None;
        let start = Route {
            publicity: 0,
            cost: 0,
            path: List::new(),
        };
        self.extend_route(from, to, moves, start, 1 << from.index(), &mut best);
        best
    }

    fn extend_route(
        &self,
        at: Space,
        to: Space,
        moves: u8,
        route: Route,
        seen: u32,
        best: &mut Option<Route>,
    ) {
        if at == to {
            let rank = |route: Route| (route.publicity, u8::MAX - route.cost);
            if best.is_none_or(|best| rank(route) > rank(best)) {
                *best = Some(route);
            }
            return;
        }
        let cost = route.cost + 1 + u8::from(self.cell(at) == Cell::Asteroids);
        if cost > moves {
            return;
        }
        for next in at.neighbours() {
            if seen >> next.index() & 1 == 1 {
                continue;
            }
            let pays = match self.cell(next) {
                Cell::Body(body) => body != Body::Earth,
                Cell::Comet => true,
                Cell::Asteroids | Cell::Empty => false,
            };
            let mut route = Route {
                publicity: route.publicity + u8::from(pays),
                cost,
                path: route.path,
            };
            route.path.push(next);
            self.extend_route(next, to, moves, route, seen | 1 << next.index(), best);
        }
    }

    /// S19.31, S19.32
    pub(super) fn arrival(&self, body: Body, prefer: &[Arrival]) -> Arrival {
        let preferred = prefer.first().copied().unwrap_or(Arrival::Land);
        if prefer.len() < 2 {
            return preferred; // D-58
        }
        let orbit = self.planets[body.index()].first_orbiter.is_none();
        let land = self.data_spaces(body, false).next().is_some();
        match (orbit, land) {
            (true, false) => Arrival::Orbit,
            (false, true) => Arrival::Land,
            _ => preferred,
        }
    }

    /// S19.21, S19.22
    pub(super) fn rival_tech(&self) -> Option<Tech> {
        let board = &pack().solo.boards[self.rival.level as usize - 1];
        let steps = (0..12).map(|step| board.track[(self.rival.progress as usize + step) % 12]);
        let stack = |tech: &Tech| &self.techs[tech.index()];
        let mut fresh = steps.clone().filter(|tech| stack(tech).two_points);
        fresh
            .next()
            .or_else(|| steps.clone().find(|tech| !stack(tech).tiles.is_empty()))
    }

    /// S19.36: the best of these stars for a signal.
    pub(crate) fn rival_star(&self, stars: u8) -> Star {
        debug_assert!(stars != 0, "there is a star to aim at");
        let candidates = Star::ALL
            .iter()
            .copied()
            .filter(|star| stars >> star.index() & 1 == 1);
        let rank = |star: &Star| {
            let capacity = pack().star(*star).capacity;
            (self.star_priority(*star), capacity, u8::MAX - *star as u8)
        };
        candidates.max_by_key(rank).unwrap_or(Star::Procyon)
    }

    /// Completing and winning, then the second position, then the number of own markers; a step that
    /// decides leaves its ties to the capacity.
    pub(super) fn star_priority(&self, star: Star) -> (u8, usize) {
        let who = self.rival_seat();
        let capacity = pack().star(star).capacity as usize;
        let marks = self.sectors[star.index()].marks;
        let own = marks.iter().filter(|&&mark| mark == who).count();
        let mut after = marks;
        if !after.try_push(who) {
            return (0, own); // no room for another marker
        }
        let wins = |marks: &Marks| marks.len() >= capacity && ranking(marks)[0] == Some(who);
        if wins(&after) && !wins(&marks) {
            return (2, 0); // D-31
        }
        if after.len() == 2 {
            return (1, 0);
        }
        (0, own)
    }

    /// S19.38: what the rival completed is resolved in the order of completion.
    pub(super) fn first_completed(&self) -> Option<Choice> {
        let full = u16::from(self.completed_sectors())
            | u16::from(self.tile_completed()) << COMPLETED_TILE;
        let mut in_order = self.rival.completed.iter().copied();
        let place = in_order
            .find(|place| full >> place & 1 == 1)
            .or((full != 0).then_some(full.trailing_zeros() as u8))?;
        Some(match place {
            COMPLETED_TILE => Choice::ResolveTile,
            star => Choice::Resolve(Star::at(star as usize)),
        })
    }

    /// The lowest free and payable row of a column, counted from 1.
    pub(in crate::engine) fn lowest_row(&self, side: Side, color: Trace) -> Option<u8> {
        let slot = self.slot(side);
        if !slot.discovered {
            return None;
        }
        let spaces = &pack().boards[slot.species.index()][color.index()];
        let free = spaces.iter().enumerate().position(|(row, space)| {
            let open = space.repeatable || slot.board[color.index()][row].is_none();
            open && ask!(slot.species => row_exists(self, color, row))
                && self.rival_can_pay(space.cost)
        });
        free.map(|row| row as u8 + 1)
    }

    /// S19.43
    fn rival_can_pay(&self, cost: Option<(Resource, u8)>) -> bool {
        let rival = self.player(self.rival_seat());
        match cost {
            None => true,
            Some((Resource::Data, n)) => rival.computer.upper == 6 && rival.data >= n,
            Some((resource, n)) => self.has(self.rival_seat(), resource) >= n,
        }
    }

    /// S19.40 to S19.44, S19.63: the lowest space, ties by the arrow; overflow only if nothing else is open.
    pub(crate) fn rival_trace(&self, color: Option<Trace>) -> (Trace, Side, Spot) {
        let mut spots: Vec<(u8, (Trace, Side, Spot))> = Vec::new();
        let mut overflow = Vec::new();
        for &side in Side::ALL {
            for &one in Trace::ALL
                .iter()
                .filter(|&&one| color.is_none_or(|color| color == one))
            {
                if self.slot(side).discovery[one.index()].is_none() {
                    spots.push((0, (one, side, Spot::Discovery)));
                } else if let Some(row) = self.lowest_row(side, one) {
                    spots.push((row, (one, side, Spot::Row(row))));
                }
                overflow.push((one, side, Spot::Overflow));
            }
        }
        let lowest = spots.iter().map(|(level, _)| *level).min();
        let equal = spots
            .iter()
            .filter(|(level, _)| Some(*level) == lowest)
            .map(|(_, spot)| *spot);
        let options: Vec<_> = if lowest.is_some() {
            equal.collect()
        } else {
            overflow
        };
        debug_assert!(!options.is_empty(), "the overflow is always open (S11.8)");
        self.by_arrow(&options)
            .unwrap_or((Trace::Blue, Side::Left, Spot::Overflow))
    }
}

//! The rival agency (S19): everything it does is decided here, nothing by chance.

use super::Engine;
use crate::choice::{Choice, Site, Spot};
use crate::event::{Cause, Event};
use crate::names::{
    Body, Color, Gold, Moon, Resource, Side, Source, Space, Species, Star, Tech, TechKind,
    TileBonus, Trace,
};
use crate::rival::{Action, ActionCard, Arrival, RivalSignal, Target, species_card};
use crate::solar::Cell;
use crate::state::{Frame, Job, Phase, Piece, Seti};
use orrery_core::plain::List;
use orrery_core::{Seat, Sink};

/// Stands for the 'Oumuamua tile among the completed sectors.
pub(super) const COMPLETED_TILE: u8 = 8;
/// S19.52
const EXERTIAN_LIMIT: usize = 5;

impl<S: Sink<Event>> Engine<'_, S> {
    fn rival_frame(&self, from: Source) -> Frame {
        Frame {
            who: self.state.rival_seat(),
            from,
            own: false,
            job: Job::RivalTurn,
        }
    }

    /// S19.12, S19.13
    pub(super) fn progress(&mut self, steps: u8, cause: Cause) {
        if steps > 0 {
            let to = (self.state.rival.progress + steps) % 12 + 1;
            self.tell(|| Event::Progress { steps, to, cause });
        }
        for _ in 0..steps {
            self.state.rival.progress = (self.state.rival.progress + 1) % 12;
            if self.state.rival.progress == 0
                && let Some(card) = self.state.rival.reserve.pop()
            {
                self.state.rival.deck.push(card);
                self.tell(|| Event::Strengthened);
            }
        }
    }

    /// S19.16 to S19.19: what the rival gains is converted; true if nothing is left to gain.
    #[cold]
    pub(super) fn convert(&mut self, resource: Resource, n: u8, from: Source) -> bool {
        match resource {
            Resource::Credit => self.progress(n, Cause::Credit),
            Resource::Energy => self.progress(n, Cause::Energy),
            Resource::Data => self.rival_data(n, from),
            Resource::Vp | Resource::Publicity | Resource::Exofossil => return false,
        }
        true
    }

    fn rival_data(&mut self, n: u8, from: Source) {
        let seat = self.state.rival_seat();
        let resource = Resource::Data;
        self.tell(|| Event::Gained {
            seat,
            resource,
            n,
            from,
        });
        (0..n).for_each(|_| self.store_data());
    }

    /// S19.19
    fn store_data(&mut self) {
        let seat = self.state.rival_seat();
        let rival = self.state.player_mut(seat);
        if rival.computer.upper == 6 {
            rival.data = rival.data.saturating_add(1);
            return;
        }
        rival.computer.upper += 1;
        let filled = rival.computer.upper;
        self.tell(|| Event::DataPlaced { seat, upper: true });
        match filled {
            2 => self.gain(seat, Resource::Publicity, 1, Source::Computer),
            4 => self.progress(4, Cause::Computer),
            _ => {}
        }
    }

    /// Decisions that fall to the rival; `None` if the job needs no decision.
    #[cold]
    pub(super) fn rival_step(&mut self, frame: Frame) -> Option<bool> {
        match frame.job {
            Job::RivalTurn => self.rival_turn(),
            Job::RivalResearch(progress) => self.rival_research(progress),
            Job::RivalAnalysed => self.rival_analysed(),
            Job::RivalSample(body) => self.rival_sample(body),
            Job::RivalPassed => self.rival_passed(),
            Job::Pick | Job::SpeciesPick(_) => {
                self.pop();
                self.progress(1, Cause::Card);
            }
            Job::Tuck => {
                self.pop();
                self.progress(4, Cause::Income); // S19.17
            }
            Job::Moves(_) | Job::Secret(_) => self.pop(), // S19.18, S18.15
            Job::Target { stars, n, no_data } => {
                let star = self.aim(stars);
                self.set_top(Job::Mark { star, n, no_data });
            }
            Job::Mark { star, n, no_data } => {
                self.pop();
                (0..n).for_each(|_| self.mark(frame, star, no_data)); // S19.37
            }
            Job::DataSpace(body, _) => {
                let spaces: Vec<u8> = self.state.data_spaces(body, false).collect();
                match self.state.by_arrow(&spaces) {
                    Some(space) => self.play_data_space(frame, body, Choice::DataSpace(space)),
                    None => self.pop(),
                }
            }
            Job::Trace(color, _) => {
                let (color, side, spot) = self.state.rival_trace(color);
                self.play_trace(frame, Choice::Trace(color, side, spot));
            }
            Job::Gold => {
                let free = |gold: &Gold| self.state.gold[gold.index()].is_empty();
                let open: Vec<Gold> = Gold::ALL.iter().copied().filter(free).collect();
                match self.state.by_arrow(&open) {
                    Some(gold) => self.play_gold(frame, Choice::Gold(gold)), // S19.54
                    None => {
                        self.pop();
                        self.tell(|| Event::GoldMissed { seat: frame.who });
                    }
                }
            }
            Job::Message => {
                let free = (0..4u8).filter(|&i| self.state.relics.messages[i as usize].is_none());
                let free: Vec<u8> = free.collect();
                match self.state.by_arrow(&free) {
                    Some(reward) => self.play_message(frame, Choice::Message(reward)), // S19.53
                    None => self.pop(),
                }
            }
            Job::Milestone => match self.state.due(frame.who).next() {
                Some(kind) => self.play_milestone(frame, Choice::Milestone(kind)),
                None => self.pop(),
            },
            Job::Sectors => match self.state.first_completed() {
                Some(next) => self.play_sectors(frame, next),
                None => return None,
            },
            _ => return None,
        }
        Some(false)
    }

    /// S19.8
    fn rival_turn(&mut self) {
        self.pop();
        self.state.phase = Phase::Closed;
        let frame = self.rival_frame(Source::Cards);
        self.push(frame, Job::Finish);
        self.push(frame, Job::Sectors);
        match self.state.rival.deck.pop() {
            Some(card) => {
                self.state.rival.played.push(card);
                self.resolve_action_card(card);
            }
            None => self.rival_pass(),
        }
    }

    /// The first possible action from the top.
    fn resolve_action_card(&mut self, card: ActionCard) {
        let printed = self.pack.solo.card(card);
        self.state.rival.arrow_right = printed.right; // S19.9
        self.state.rival.seen |= 1 << card;
        let mut skipped = Vec::new();
        for action in &printed.actions {
            match self.state.rival_possible(action) {
                Ok(()) => {
                    let line = skipped.len() as u8 + 1;
                    self.tell(|| Event::RivalActs {
                        card,
                        line,
                        skipped,
                    });
                    self.rival_act(action, card);
                    return;
                }
                Err(rule) => skipped.push(rule),
            }
        }
        self.tell(|| Event::RivalActs {
            card,
            line: 0,
            skipped,
        });
    }

    fn rival_act(&mut self, action: &Action, card: ActionCard) {
        let who = self.state.rival_seat();
        match action {
            Action::Analyse { vp } => {
                self.state.player_mut(who).computer.upper = 0;
                self.tell(|| Event::Analysed { seat: who });
                self.gain(who, Resource::Vp, *vp, Source::Cards);
                let frame = self.rival_frame(Source::Traces);
                self.push(frame, Job::RivalAnalysed);
                self.push(
                    frame,
                    Job::Trace(Some(Trace::Blue), crate::op::TraceOn::Any),
                );
            }
            Action::Launch {
                publicity,
                progress,
            } => {
                self.launch(self.rival_frame(Source::Cards));
                self.gain(who, Resource::Publicity, *publicity, Source::Cards);
                self.progress(*progress, Cause::Printed);
            }
            Action::Research {
                publicity_cost,
                progress,
            } => {
                self.pay(who, Resource::Publicity, *publicity_cost);
                self.push(
                    self.rival_frame(Source::Technology),
                    Job::RivalResearch(*progress),
                );
                self.rotate();
            }
            Action::Fly {
                targets,
                moon_first,
                prefer,
            } => {
                self.rival_fly(targets, *moon_first, prefer, card);
            }
            Action::Scan { signals } => self.rival_scan(signals),
            Action::SpeciesSwitch { discovered_ordinal } => {
                if let Some(side) = self.state.nth_discovered(*discovered_ordinal) {
                    let card = species_card(self.state.slot(side).species);
                    self.state.rival.played.pop();
                    self.state.rival.played.push(card);
                    self.resolve_action_card(card); // S19.45
                }
            }
            Action::AnomalyTrace { vp } => {
                self.gain(who, Resource::Vp, *vp, Source::Cards);
                if let (Some(anomaly), Some(side)) = (
                    self.state.next_anomaly(),
                    self.state.discovered(Species::Anomalies),
                ) && let Some(row) = self.state.lowest_row(side, anomaly.color)
                {
                    let frame = self.rival_frame(Source::Species);
                    self.mark_trace(frame, anomaly.color, side, Spot::Row(row));
                }
            }
            Action::Message { progress } => {
                self.state.rival.messages -= 1;
                self.place_message(who);
                self.progress(*progress, Cause::Printed);
            }
            Action::PlayExertian => {
                if let Some(side) = self.state.discovered(Species::Exertians)
                    && let Some(card) = self.state.species[side.index()].deck.pop()
                {
                    self.state.player_mut(who).secrets.insert(card);
                    self.tell(|| Event::SecretPlayed {
                        seat: who,
                        card: None,
                    });
                }
            }
        }
    }

    /// S19.21 to S19.25
    fn rival_research(&mut self, progress: u8) {
        self.pop();
        let who = self.state.rival_seat();
        if let Some(tech) = self.state.rival_tech() {
            let stack = &mut self.state.techs[tech.index()];
            let bonus = stack.tiles.pop();
            let two_points = std::mem::take(&mut stack.two_points);
            self.state.rival.techs[tech.index()] += 1;
            self.tell(|| Event::Researched { seat: who, tech });
            if two_points {
                self.gain(who, Resource::Vp, 2, Source::Technology);
            }
            match bonus.map(|bonus| TileBonus::at(bonus as usize)) {
                Some(TileBonus::Points) => self.gain(who, Resource::Vp, 3, Source::Technology),
                Some(TileBonus::Publicity) => {
                    self.gain(who, Resource::Publicity, 1, Source::Technology);
                }
                Some(TileBonus::Energy) => self.progress(1, Cause::Energy),
                Some(TileBonus::Card) => self.progress(1, Cause::Card),
                None => {}
            }
        }
        self.progress(progress, Cause::Printed);
    }

    /// S19.28 to S19.32
    fn rival_fly(&mut self, targets: &[Target], moon: bool, prefer: &[Arrival], card: ActionCard) {
        let who = self.state.rival_seat();
        let reached = targets
            .iter()
            .position(|target| self.state.route_to(target).is_some());
        let Some(place) = reached else { return };
        let Some(route) = self.state.route_to(&targets[place]) else {
            return;
        };
        let body = targets[place].planet;
        self.tell(|| Event::RivalFlies {
            body,
            moves: route.cost,
            publicity: route.publicity,
            beyond: targets[..place].iter().map(|one| one.planet).collect(),
        });
        let (mut from, there) = (self.state.space_of(Body::Earth), self.state.space_of(body));
        let mut pieces = self.state.player_mut(who).pieces.iter_mut();
        if let Some(probe) = pieces.find(|piece| piece.at == from) {
            probe.at = there;
        }
        for &to in route.path.iter() {
            self.tell(|| Event::Moved {
                seat: who,
                from,
                to,
            });
            from = to;
        }
        self.gain(who, Resource::Publicity, route.publicity, Source::Planets);
        let frame = self.rival_frame(Source::Planets);
        if card == species_card(Species::Mascamites) {
            self.push(frame, Job::RivalSample(body)); // S14.16
        }
        let free = |moon: &Moon| moon.planet() == body && self.state.moons[moon.index()] == [0; 4];
        let moons: Vec<Moon> = Moon::ALL.iter().copied().filter(free).collect();
        if moon
            && let Some(moon) = self.state.by_arrow(&moons)
            && self.discard_tech(TechKind::Probe)
        {
            return self.land(frame, Site::Moon(moon), false); // S19.30
        }
        match self.state.arrival(body, prefer) {
            Arrival::Orbit => self.orbit(frame, body),
            Arrival::Land => self.land(frame, Site::Planet(body), false),
        }
    }

    /// S19.25, D-76: a stored technology is spent, the one with the fewest dots.
    fn discard_tech(&mut self, kind: TechKind) -> bool {
        let owned = Tech::ALL.iter().copied().filter(|tech| tech.kind() == kind);
        let mut owned = owned.filter(|tech| self.state.rival.techs[tech.index()] > 0);
        let Some(tech) = owned.next() else {
            return false;
        };
        self.state.rival.techs[tech.index()] -= 1;
        self.tell(|| Event::RivalSpends { tech });
        true
    }

    /// S19.34, S19.35
    fn rival_scan(&mut self, signals: &[RivalSignal]) {
        let frame = self.rival_frame(Source::Sectors);
        self.push(frame, Job::Refill);
        for signal in signals {
            match signal {
                RivalSignal::EarthSector => {
                    let star = self
                        .state
                        .star_of(self.state.space_of(Body::Earth).sector());
                    self.mark(frame, star, false);
                }
                RivalSignal::CardRow => self.rival_row_signal(frame),
                RivalSignal::OumuamuaTile => {
                    if self.state.tile_in_play() {
                        self.mark_tile(frame, false); // S16.15
                    }
                }
            }
        }
        if self.discard_tech(TechKind::Telescope) {
            self.rival_row_signal(frame);
        }
    }

    fn rival_row_signal(&mut self, frame: Frame) {
        let row: Vec<_> = self.state.row.iter().flatten().copied().collect();
        let Some(card) = self.state.by_arrow(&row) else {
            return;
        };
        self.discard_from_row(frame.who, card);
        let color: Color = self.pack.card(card).color;
        let [a, b] = self.pack.stars_of_color[color.index()];
        let star = self.aim(1 << a.index() | 1 << b.index());
        self.mark(frame, star, false);
    }

    /// S19.36
    fn aim(&mut self, stars: u8) -> Star {
        let star = self.state.rival_star(stars);
        if stars.count_ones() > 1 {
            let step = 3 - self.state.star_priority(star).0;
            self.tell(|| Event::RivalAims { star, step });
        }
        star
    }

    /// S19.39: after the trace the computer is refilled from the pool.
    fn rival_analysed(&mut self) {
        self.pop();
        let who = self.state.rival_seat();
        let pool = &mut self.state.player_mut(who).data;
        let n = (*pool).min(6);
        *pool -= n;
        (0..n).for_each(|_| self.store_data());
        if self.discard_tech(TechKind::Computer) {
            self.gain(who, Resource::Vp, 3, Source::Technology);
            self.progress(1, Cause::Technology);
        }
    }

    /// S14.16
    fn rival_sample(&mut self, body: Body) {
        self.pop();
        let n = self.state.samples_of(body).len();
        if n == 0 {
            return;
        }
        let index = self.state.rng.below(n);
        if let Some(samples) = self.state.samples_mut(body) {
            let sample = samples.remove(index);
            self.state.relics.delivered.try_push(sample);
            self.tell(|| Event::RivalSample {
                body,
                sample: sample.into(),
            });
        }
    }

    /// S19.56, S19.57, D-38, D-39
    fn rival_pass(&mut self) {
        let who = self.state.rival_seat();
        self.state.player_mut(who).passed = true;
        self.tell(|| Event::Passed { seat: who });
        if self.state.round < super::turn::ROUNDS {
            let mut deck = self.state.rival.played;
            self.state.rival.played.clear();
            self.state.rng.shuffle(&mut deck);
            self.state.rival.deck = deck;
            self.tell(|| Event::RivalShuffles {
                cards: deck.len() as u8,
            });
            self.push(self.rival_frame(Source::Cards), Job::RivalPassed);
        }
        if std::mem::take(&mut self.state.reminder) {
            self.rotate();
        }
    }

    fn rival_passed(&mut self) {
        self.pop();
        if let Some(card) = self.state.stacks[self.state.round as usize - 1].pop() {
            let seat = self.state.rival_seat();
            self.discard(card);
            self.tell(|| Event::Discarded { seat, card });
            self.progress(1, Cause::Card);
        }
    }
}

/// A flight plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    pub(crate) publicity: u8,
    pub(crate) cost: u8,
    /// The spaces entered.
    pub(crate) path: List<Space, 8>,
}

impl Seti {
    /// True for the side that the rules play.
    #[inline]
    #[must_use]
    pub fn is_rival(&self, who: Seat) -> bool {
        self.rival.level > 0 && who.index() == 1
    }

    /// The rival's seat; meaningful only in a solo game.
    #[must_use]
    pub fn rival_seat(&self) -> Seat {
        Seat::first(2).next_back().unwrap_or_default()
    }

    /// S19.10: the leftmost or the rightmost.
    fn by_arrow<T: Copy>(&self, options: &[T]) -> Option<T> {
        if self.rival.arrow_right {
            options.last()
        } else {
            options.first()
        }
        .copied()
    }

    /// The first or second discovered species (S19.46).
    fn nth_discovered(&self, ordinal: u8) -> Option<Side> {
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
    fn rival_possible(&self, action: &Action) -> Result<(), &'static str> {
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
            Action::AnomalyTrace { .. } => {
                let leads = self
                    .next_anomaly()
                    .zip(self.discovered(Species::Anomalies))
                    .is_some_and(|(anomaly, side)| {
                        self.column_leader(side, anomaly.color) == Some(who)
                    });
                (!leads && self.next_anomaly().is_some(), "S19.48")
            }
            Action::Message { .. } => (self.rival.messages > 0 && rival.message == 0, "S19.51"),
            Action::PlayExertian => {
                let deck = self.discovered(Species::Exertians).map_or(0, |side| {
                    let slot = self.slot(side);
                    slot.deck.len()
                });
                let used = rival.secrets.len() + self.exertian_markers(who);
                (deck > 0 && used < EXERTIAN_LIMIT, "S19.52")
            }
        };
        if possible { Ok(()) } else { Err(rule) }
    }

    fn exertian_markers(&self, who: Seat) -> usize {
        let Some(side) = self.discovered(Species::Exertians) else {
            return 0;
        };
        let mine = Some(crate::state::Marker::of(who));
        self.slot(side)
            .board
            .iter()
            .flatten()
            .filter(|&&marker| marker == mine)
            .count()
    }

    /// The flight from Earth to a listed planet, if it is in play and in reach (S19.27).
    fn route_to(&self, target: &Target) -> Option<Route> {
        if target.planet == Body::Oumuamua && !self.tile_in_play() {
            return None;
        }
        let (earth, to) = (self.space_of(Body::Earth), self.space_of(target.planet));
        self.best_route(earth, to, target.moves)
    }

    /// S19.29: most publicity within the allowance, then the shortest; no space twice.
    pub(crate) fn best_route(&self, from: Space, to: Space, moves: u8) -> Option<Route> {
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
            route.path.try_push(next);
            self.extend_route(next, to, moves, route, seen | 1 << next.index(), best);
        }
    }

    /// S19.31, S19.32
    fn arrival(&self, body: Body, prefer: &[Arrival]) -> Arrival {
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
    fn rival_tech(&self) -> Option<Tech> {
        let board = &crate::pack::pack().solo.boards[self.rival.level as usize - 1];
        let steps = (0..12).map(|step| board.track[(self.rival.progress as usize + step) % 12]);
        let stack = |tech: &Tech| &self.techs[tech.index()];
        let mut fresh = steps.clone().filter(|tech| stack(tech).two_points);
        fresh
            .next()
            .or_else(|| steps.clone().find(|tech| !stack(tech).tiles.is_empty()))
    }

    /// S19.36: the best of these stars for a signal.
    pub(crate) fn rival_star(&self, stars: u8) -> Star {
        let candidates = Star::ALL
            .iter()
            .copied()
            .filter(|star| stars >> star.index() & 1 == 1);
        let rank = |star: &Star| {
            let capacity = crate::pack::pack().star(*star).capacity;
            (self.star_priority(*star), capacity, u8::MAX - *star as u8)
        };
        candidates.max_by_key(rank).unwrap_or(Star::Procyon)
    }

    /// Completing and winning, then the second position, then the number of own markers; a step that
    /// decides leaves its ties to the capacity.
    fn star_priority(&self, star: Star) -> (u8, usize) {
        let who = self.rival_seat();
        let capacity = crate::pack::pack().star(star).capacity as usize;
        let marks = self.sectors[star.index()].marks;
        let mut after = marks;
        after.try_push(who);
        let wins = |marks: &crate::state::Marks| {
            marks.len() >= capacity && super::scan::ranking(marks)[0] == Some(who)
        };
        if wins(&after) && !wins(&marks) {
            return (2, 0); // D-31
        }
        if after.len() == 2 {
            return (1, 0);
        }
        (0, marks.iter().filter(|&&mark| mark == who).count())
    }

    /// S19.38: what the rival completed is resolved in the order of completion.
    fn first_completed(&self) -> Option<Choice> {
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
    fn lowest_row(&self, side: Side, color: Trace) -> Option<u8> {
        let slot = self.slot(side);
        if !slot.discovered {
            return None;
        }
        let spaces = &crate::pack::pack().boards[slot.species.index()][color.index()];
        let free = spaces.iter().enumerate().position(|(row, space)| {
            let open = space.repeatable || slot.board[color.index()][row].is_none();
            open && self.row_exists(slot.species, color, row) && self.rival_can_pay(space.cost)
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

    /// S19.40 to S19.44: the lowest space, ties by the arrow; overflow only if nothing else is open.
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
        self.by_arrow(&options)
            .unwrap_or((Trace::Blue, Side::Left, Spot::Overflow))
    }
}

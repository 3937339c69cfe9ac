//! The rival agency (S19): what it does. What it would choose is in `priorities`.

mod priorities;

use super::Engine;
use super::species::ask;
use crate::choice::{Choice, Site};
use crate::event::{Cause, Event};
use crate::names::{
    Body, Color, Gold, Moon, Resource, Source, Star, Tech, TechKind, TileBonus, Trace,
};
use crate::rival::{Action, ActionCard, Arrival, RivalSignal, Target, species_card, species_of};
use crate::state::{Frame, Job, Phase, Seti};
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    pub(super) fn rival_frame(&self, from: Source) -> Frame {
        Frame {
            who: self.state.rival_seat(),
            from,
            own: false,
            job: Job::RivalTurn,
        }
    }

    /// S19.12 to S19.15
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
            Job::Pick => {
                self.pop();
                self.progress(1, Cause::Card);
            }
            Job::SpeciesPick(species) => {
                self.pop();
                if self.state.species_card_left(species) {
                    self.progress(1, Cause::Card); // D-81
                }
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
                let free: Vec<u8> = self.state.free_messages().collect();
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
                Some(next) => self.play_sectors(next),
                None => return None,
            },
            _ => return None,
        }
        Some(false)
    }

    /// S19.8; it does nothing else (S19.60).
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
            Action::AnomalyTrace { vp } => self.rival_anomaly_trace(*vp),
            Action::Message { progress } => self.rival_message(*progress),
            Action::PlayExertian => self.rival_secret(),
        }
    }

    /// S19.21 to S19.25, D-37, D-47
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

    /// S19.28 to S19.33
    fn rival_fly(
        &mut self,
        targets: &[Target],
        moon_first: bool,
        prefer: &[Arrival],
        card: ActionCard,
    ) {
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
            self.tell_moved(who, from, to);
            from = to;
        }
        self.gain(who, Resource::Publicity, route.publicity, Source::Planets);
        let frame = self.rival_frame(Source::Planets);
        if let Some(species) = species_of(card) {
            ask!(species => rival_flew(self, frame, body));
        }
        let free = |moon: &Moon| moon.planet() == body && self.state.moons[moon.index()] == [0; 4];
        let moons: Vec<Moon> = Moon::ALL.iter().copied().filter(free).collect();
        if moon_first
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

    /// S19.56, S19.57, D-38, D-39: the deck, the card, the rotation.
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
            self.rival_removes();
        }
        if std::mem::take(&mut self.state.reminder) {
            self.rotate();
        }
    }

    /// D-80: out of the game, and nobody sees it.
    fn rival_removes(&mut self) {
        if let Some(card) = self.state.stacks[self.state.round as usize - 1].pop() {
            self.state.rival.removed.push_sure(card);
            self.tell(|| Event::RivalRemoves);
            self.progress(1, Cause::Card);
        }
    }
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
}

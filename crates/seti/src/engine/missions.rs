//! Missions (S8.9 to S8.18): deeds that cover circles, conditions, and what a turn is watched for.

use super::Engine;
use crate::choice::Choice;
use crate::data::{Kind, data};
use crate::event::Event;
use crate::names::{Body, Card, Color, PLANETS, Side, Source, Space, Species, Trace};
use crate::op::{Cond, Feature, Metric, OnSpecies, Op, Piece, Trigger};
use crate::solar::{Cell, VISIT_ASTEROIDS, VISIT_BODIES, VISIT_COMET};
use crate::state::{Deed, Frame, Phase, Seti, Task};
use crate::view::Standing;
use orrery_core::plain::List;
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// Something happened that may cover a circle.
    pub(super) fn deed(&mut self, who: Seat, deed: Deed) {
        self.objective_deed(who, deed);
        if self.s.has_circle(who, deed) {
            let frame = Frame {
                who,
                from: Source::Missions,
                own: false,
                task: Task::Trigger(deed),
            };
            self.s.stack.push(frame);
        }
    }

    /// S8.12 to S8.17
    pub(super) fn play_trigger(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Cover(card, circle) = choice else {
            return;
        };
        let printed = self.d.card(card);
        let covered = &mut self.s.covered[printed.slot_index as usize];
        *covered |= 1 << circle;
        let complete = covered.count_ones() as usize == printed.slots.len();
        self.tell(|| Event::Covered {
            seat: frame.who,
            card,
            circle,
        });
        self.push_run(
            frame.who,
            Source::Missions,
            printed.slots[circle as usize].1,
        );
        if complete {
            self.s.completed.insert(card);
            self.objective_deed(frame.who, Deed::Mission);
            self.tell(|| Event::Completed {
                seat: frame.who,
                card,
            });
        }
    }

    /// S8.9: the reward of a conditional mission.
    pub(super) fn complete(&mut self, who: Seat, card: Card) {
        self.s.completed.insert(card);
        self.objective_deed(who, Deed::Mission);
        self.tell(|| Event::Completed { seat: who, card });
        self.push_run(who, Source::Missions, self.d.card(card).later);
    }

    /// S14.12 to S14.14
    pub(super) fn deliver(&mut self, who: Seat, card: Card, piece: u8) {
        let piece = self.s.player_mut(who).pieces.remove(piece as usize);
        let Some(sample) = piece.sample else { return };
        self.s.in_play.sample = Some(sample);
        self.s.relics.delivered.try_push(sample);
        self.tell(|| Event::Delivered {
            seat: who,
            card,
            sample: sample.into(),
        });
        self.complete(who, card);
    }

    /// D-55: pauses only if a mission could be completed that the reset of a sector may spoil. From here
    /// on there are no free actions until the sectors are resolved (S2.15).
    pub(super) fn step_settle(&mut self, who: Seat) -> bool {
        self.s.phase = Phase::Closed;
        let pending = self.s.completed_sectors() != 0 || self.s.tile_completed();
        let possible = pending && self.s.completable(who).next().is_some();
        self.wait_if(possible)
    }

    pub(super) fn play_settle(&mut self, frame: Frame, choice: Choice) {
        match choice {
            Choice::Complete(card) => self.complete(frame.who, card),
            _ => self.pop(),
        }
    }

    /// D-50: pays what has become true in this turn.
    pub(super) fn check_watches(&mut self) {
        let who = self.s.turn;
        let mut index = 0;
        while index < self.s.facts.watches.len() {
            let watch = self.s.facts.watches[index];
            match self.d.code.at(watch.pc) {
                Op::Watch(cond, _) if self.s.holds(who, cond) => {
                    self.s.facts.watches.remove(index);
                    self.push_run(who, Source::Cards, watch.pc + 1);
                }
                Op::WatchPer(resource, n, metric) => {
                    let units = self.s.count(who, metric);
                    self.s.facts.watches[index].paid = units;
                    self.gain(
                        who,
                        resource,
                        n.saturating_mul(units.saturating_sub(watch.paid)),
                        Source::Cards,
                    );
                    index += 1;
                }
                _ => index += 1,
            }
        }
    }
}

fn matches(trigger: Trigger, deed: Deed, own_turn: bool) -> bool {
    match (trigger, deed) {
        (Trigger::Visit(wanted), Deed::Visit(body)) => wanted == body,
        (Trigger::VisitPlanet, Deed::Visit(body)) => body != Body::Earth,
        (Trigger::VisitAsteroidsOwnTurn, Deed::VisitAsteroids) => own_turn,
        (Trigger::Launch, Deed::Launch)
        | (Trigger::Orbit | Trigger::OrbitOrLand, Deed::Orbit(_))
        | (Trigger::Land | Trigger::OrbitOrLand, Deed::Land(_))
        | (Trigger::Scan, Deed::Scan) => true,
        (Trigger::Tech(wanted), Deed::Tech(kind)) => wanted.is_none_or(|wanted| wanted == kind),
        (Trigger::Trace(wanted), Deed::Trace(color)) => wanted.is_none_or(|wanted| wanted == color),
        (Trigger::Signal(wanted), Deed::Signal(color)) => wanted == color,
        (Trigger::PlayCard(wanted), Deed::PlayCard(cost)) => wanted == cost,
        (Trigger::CornerDiscard(wanted), Deed::Corner(corner)) => wanted == corner,
        _ => false,
    }
}

impl Seti {
    /// Open circles that this deed could cover.
    pub(super) fn circles(&self, who: Seat, deed: Deed) -> impl Iterator<Item = (Card, u8)> + '_ {
        let d = data();
        let played = self
            .player(who)
            .played
            .0
            .and(d.kind_is[Kind::Triggered as usize]);
        let own_turn = who == self.turn;
        played
            .minus(self.completed.0)
            .iter()
            .map(Card::at)
            .flat_map(move |card| {
                let printed = d.card(card);
                let covered = self.covered[printed.slot_index as usize];
                (0u8..)
                    .zip(&printed.slots)
                    .filter_map(move |(circle, &(trigger, _))| {
                        let open = covered >> circle & 1 == 0;
                        (open && matches(trigger, deed, own_turn)).then_some((card, circle))
                    })
            })
    }

    pub(super) fn has_circle(&self, who: Seat, deed: Deed) -> bool {
        self.circles(who, deed).next().is_some()
    }

    /// Open conditional missions of a player.
    fn open_conditionals(&self, who: Seat) -> impl Iterator<Item = (Card, Cond)> + use<> {
        let d = data();
        let played = self
            .player(who)
            .played
            .0
            .and(d.kind_is[Kind::Conditional as usize]);
        let open = played.minus(self.completed.0).iter().map(Card::at);
        open.filter_map(|card| d.card(card).cond.map(|cond| (card, cond)))
    }

    /// Conditional missions that can be completed now, except deliveries.
    pub(super) fn completable(&self, who: Seat) -> impl Iterator<Item = Card> + '_ {
        self.open_conditionals(who)
            .filter(move |&(_, cond)| {
                !matches!(cond, Cond::DeliverSample(_)) && self.holds(who, cond)
            })
            .map(|(card, _)| card)
    }

    pub(super) fn list_complete(&self, who: Seat, out: &mut Vec<Choice>) {
        for card in self.completable(who) {
            out.push(Choice::Complete(card));
        }
    }

    /// S14.12: deliveries that can be made now.
    pub(super) fn list_deliveries(&self, who: Seat, out: &mut Vec<Choice>) {
        let pieces = &self.player(who).pieces;
        if pieces.iter().all(|piece| piece.sample.is_none()) {
            return;
        }
        for (card, cond) in self.open_conditionals(who) {
            let Cond::DeliverSample(body) = cond else {
                continue;
            };
            let there = self.space_of(body);
            for (index, piece) in (0u8..).zip(pieces.iter()) {
                if piece.sample.is_some() && piece.at == there {
                    out.push(Choice::Deliver(card, index));
                }
            }
        }
    }

    /// Orbiters and landers of a player at a planet and its moons (S8.30).
    fn figures_at(&self, who: Seat, body: Body) -> u8 {
        let planet = &self.planets[body.index()];
        planet.orbiters[who.index()] + planet.landers[who.index()] + self.on_moons(who, body)
    }

    fn on_moons(&self, who: Seat, body: Body) -> u8 {
        let moons = crate::names::Moon::ALL
            .iter()
            .filter(|moon| moon.planet() == body);
        moons
            .map(|moon| self.moons[moon.index()][who.index()])
            .sum()
    }

    /// Orbiters, landers on planets, landers on moons.
    pub(super) fn figures(&self, who: Seat) -> [u8; 3] {
        let who = who.index();
        let mut sum = [0; 3];
        for planet in &self.planets {
            sum[0] += planet.orbiters[who];
            sum[1] += planet.landers[who];
        }
        sum[2] = self.moons.iter().map(|moon| moon[who]).sum();
        sum
    }

    /// Win markers of a player, in one colour or all.
    pub(super) fn wins(&self, who: Seat, color: Option<Color>) -> u8 {
        let stars = self.sectors.iter().zip(&data().stars);
        stars
            .filter(|(_, star)| color.is_none_or(|color| color == star.color))
            .map(|(sector, _)| sector.wins[who.index()])
            .sum()
    }

    fn sectors_with_signal(&self, who: Seat) -> u8 {
        self.sectors
            .iter()
            .filter(|sector| sector.marks.contains(&who))
            .count() as u8
    }

    /// Own traces of a colour (or all) on these species.
    fn traces(&self, who: Seat, color: Option<Trace>, on: OnSpecies) -> u8 {
        let counts = &self.player(who).traces;
        let side_counts = |side: &&Side| match on {
            OnSpecies::Both => true,
            OnSpecies::This(species) => self.slot(**side).species == species,
            OnSpecies::NotThis(species) => self.slot(**side).species != species,
        };
        Side::ALL
            .iter()
            .filter(side_counts)
            .map(|side| match color {
                Some(color) => counts[side.index()][color.index()],
                None => counts[side.index()].iter().sum(),
            })
            .sum()
    }

    fn is(&self, space: Space, feature: Feature) -> bool {
        match feature {
            Feature::Asteroids => self.cell(space) == Cell::Asteroids,
            Feature::Comet => self.cell(space) == Cell::Comet,
        }
    }

    /// Steps on the shortest path between two spaces; nothing ever blocks (S5.14).
    fn distance(a: Space, b: Space) -> u8 {
        let around = (a.sector() + 8 - b.sector()) % 8;
        a.ring().abs_diff(b.ring()) + around.min(8 - around)
    }

    /// The anomaly in this sector.
    pub(super) fn anomaly_in(&self, sector: u8) -> Option<crate::state::Anomaly> {
        self.relics
            .anomalies
            .iter()
            .copied()
            .find(|anomaly| anomaly.sector == sector)
    }

    /// S19.49: the first anomaly counter-clockwise of Earth, not counting Earth's own sector.
    pub(super) fn next_anomaly(&self) -> Option<crate::state::Anomaly> {
        let earth = self.space_of(Body::Earth).sector();
        (1..8).find_map(|step| self.anomaly_in((earth + 8 - step) % 8))
    }

    /// Own markers on 'Oumuamua spaces that cost exofossils.
    fn on_exofossil_spaces(&self, who: Seat) -> u8 {
        let Some(side) = self.discovered(Species::Oumuamua) else {
            return 0;
        };
        let slot = self.slot(side);
        let board = &data().boards[Species::Oumuamua.index()];
        let mine = Some(crate::state::Marker::of(who));
        (0..3)
            .map(|color| {
                let rows = board[color]
                    .iter()
                    .enumerate()
                    .filter(|(_, space)| space.cost.is_some());
                rows.map(|(row, space)| match space.repeatable {
                    true => slot.top[color][who.index()],
                    false => u8::from(slot.board[color][row] == mine),
                })
                .sum::<u8>()
            })
            .sum()
    }

    /// Cards tucked for income, of one kind.
    #[must_use]
    pub fn tucked(&self, who: Seat, income: crate::names::Income) -> u8 {
        self.player(who)
            .tucked
            .0
            .and(data().income_is[income.index()])
            .len() as u8
    }

    /// Completed missions of a player.
    pub(super) fn completed_missions(&self, who: Seat) -> u8 {
        self.player(who).played.0.and(self.completed.0).len() as u8
    }

    /// True if the condition holds for this player now.
    pub(super) fn holds(&self, who: Seat, cond: Cond) -> bool {
        let holds = self.evaluate(who, cond);
        #[cfg(feature = "coverage")]
        crate::coverage::condition(cond, holds);
        holds
    }

    #[inline]
    fn evaluate(&self, who: Seat, cond: Cond) -> bool {
        let player = self.player(who);
        match cond {
            Cond::FigureAtAll(bodies) => Body::ALL[..PLANETS]
                .iter()
                .all(|&body| bodies >> body.index() & 1 == 0 || self.figures_at(who, body) > 0),
            Cond::Figures { piece, n, moons } => {
                let [orbiters, landers, on_moons] = self.figures(who);
                let landers = landers + if moons { on_moons } else { 0 };
                n <= match piece {
                    Piece::Orbiter => orbiters,
                    Piece::Lander => landers,
                    Piece::OrbiterOrLander => orbiters + landers,
                }
            }
            Cond::OrbiterAndLanderSamePlanet => Body::ALL[..PLANETS].iter().any(|&body| {
                let planet = &self.planets[body.index()];
                let landed = planet.landers[who.index()] + self.on_moons(who, body);
                planet.orbiters[who.index()] > 0 && landed > 0
            }),
            Cond::SectorWins {
                n,
                same_sector: true,
                ..
            } => self
                .sectors
                .iter()
                .any(|sector| sector.wins[who.index()] >= n),
            Cond::SectorWins { color, n, .. } => self.wins(who, color) >= n,
            Cond::SectorsWithOwnSignal(n) => self.sectors_with_signal(who) >= n,
            Cond::Traces { color, on, n } => self.traces(who, color, on) >= n,
            Cond::TracesSameColor(n) => {
                Trace::ALL.iter().any(|&color| player.traces_of(color) >= n)
            }
            Cond::TraceOnEachSpecies(color) => {
                player.traces.iter().all(|side| side[color.index()] > 0)
            }
            Cond::AllTraceColorsOnOneSpecies => {
                player.traces.iter().any(|side| side.iter().all(|&n| n > 0))
            }
            Cond::AllTraceColors(species) => Side::ALL.iter().any(|side| {
                self.slot(*side).species == species
                    && player.traces[side.index()].iter().all(|&n| n > 0)
            }),
            Cond::TraceOnExofossilCostSpace(n) => self.on_exofossil_spaces(who) >= n,
            Cond::Techs(kind, n) => player.techs.by_kind()[kind.index()] >= n,
            Cond::Publicity(n) => player.publicity >= n,
            Cond::Score(n) => player.score >= u16::from(n),
            Cond::HandEmpty => player.hand.is_empty(),
            Cond::ProbeOn {
                feature,
                next_to_earth,
            } => {
                let earth = self.space_of(Body::Earth);
                player.pieces.iter().any(|piece| {
                    self.is(piece.at, feature)
                        && (!next_to_earth || Self::distance(piece.at, earth) == 1)
                })
            }
            Cond::ProbeDistanceFromEarth(n) => {
                let earth = self.space_of(Body::Earth);
                player
                    .pieces
                    .iter()
                    .any(|piece| Self::distance(piece.at, earth) >= n)
            }
            Cond::VisitedBody(body) => self.facts.visited >> body.index() & 1 == 1,
            Cond::VisitedFeature(Feature::Asteroids) => self.facts.visited & VISIT_ASTEROIDS != 0,
            Cond::VisitedFeature(Feature::Comet) => self.facts.visited & VISIT_COMET != 0,
            Cond::MovedWithinRing => self.facts.moved_in_ring,
            Cond::CompletedSector => self.facts.completed_sector,
            Cond::LandedWithThisCard { bodies, any_moon } => {
                self.in_play
                    .landed
                    .is_some_and(|body| match self.in_play.on_moon {
                        true => any_moon,
                        false => bodies >> body.index() & 1 == 1,
                    })
            }
            Cond::ChosenProbeOn(feature) => self
                .in_play
                .probe
                .is_some_and(|space| self.is(space, feature)),
            Cond::TakenTechOwnedByOther => {
                self.in_play.tech.is_some() && self.in_play.tech_of_others
            }
            Cond::OwnSignalsInThatSector(n) => self.in_play.last_star.is_some_and(|star| {
                let marks = self.sectors[star.index()].marks;
                marks.iter().filter(|&&mark| mark == who).count() == n as usize
            }),
            Cond::DeliverSample(body) => {
                let there = self.space_of(body);
                player
                    .pieces
                    .iter()
                    .any(|piece| piece.sample.is_some() && piece.at == there)
            }
            Cond::Exofossils(n) => player.exofossils >= n,
            Cond::LanderAt(body) => self.planets[body.index()].landers[who.index()] > 0,
            Cond::SignalsOnOumuamua(n) => {
                self.relics.tile.iter().filter(|&&mark| mark == who).count() >= n as usize
            }
            Cond::SignalsOnOumuamuaByThisCard(n) => self.in_play.tile_signals >= n,
            Cond::LaunchedInAnomalySector => self.in_play.launched_at_anomaly,
            Cond::FiguresAtOnePlanet(n) => Body::ALL[..PLANETS]
                .iter()
                .any(|&body| self.figures_at(who, body) >= n),
            Cond::TuckedCards(n) => player.tucked.len() >= n as usize,
            Cond::CompletedMissions(n) => self.completed_missions(who) >= n,
        }
    }

    /// Where the condition or the gold box of a card stands for this player.
    #[must_use]
    pub fn standing(&self, who: Seat, card: Card) -> Option<Standing> {
        let printed = data().card(card);
        match (printed.end, printed.cond) {
            (Some(_), _) => Some(Standing::Worth(self.end_card(who, card))),
            (None, Some(cond)) => {
                let (has, needs) = self.reached(who, cond);
                Some(Standing::Reached(has, needs))
            }
            (None, None) => None,
        }
    }

    /// How much of a condition is reached, and how much it asks for.
    fn reached(&self, who: Seat, cond: Cond) -> (u16, u16) {
        let player = self.player(who);
        let [orbiters, landers, on_moons] = self.figures(who);
        let colors = |side: &[u8; 3]| side.iter().filter(|&&n| n > 0).count() as u8;
        let (has, needs) = match cond {
            Cond::Score(n) => return (player.score.min(n.into()), n.into()),
            Cond::FigureAtAll(bodies) => {
                let asked = |body: &&Body| bodies >> body.index() & 1 == 1;
                let there = Body::ALL.iter().filter(asked);
                let there = there.filter(|&&body| self.figures_at(who, body) > 0);
                (there.count() as u8, bodies.count_ones() as u8)
            }
            Cond::Figures { piece, n, moons } => {
                let landers = landers + if moons { on_moons } else { 0 };
                let has = match piece {
                    Piece::Orbiter => orbiters,
                    Piece::Lander => landers,
                    Piece::OrbiterOrLander => orbiters + landers,
                };
                (has, n)
            }
            Cond::SectorWins {
                n,
                same_sector: true,
                ..
            } => {
                let wins = self.sectors.iter().map(|sector| sector.wins[who.index()]);
                (wins.max().unwrap_or(0), n)
            }
            Cond::SectorWins { color, n, .. } => (self.wins(who, color), n),
            Cond::SectorsWithOwnSignal(n) => (self.sectors_with_signal(who), n),
            Cond::Traces { color, on, n } => (self.traces(who, color, on), n),
            Cond::TracesSameColor(n) => {
                let most = Trace::ALL
                    .iter()
                    .map(|&color| player.traces_of(color))
                    .max();
                (most.unwrap_or(0), n)
            }
            Cond::TraceOnEachSpecies(color) => {
                let sides = player.traces.iter().filter(|side| side[color.index()] > 0);
                (sides.count() as u8, 2)
            }
            Cond::AllTraceColorsOnOneSpecies => {
                (player.traces.iter().map(colors).max().unwrap_or(0), 3)
            }
            Cond::AllTraceColors(species) => {
                let sides = Side::ALL
                    .iter()
                    .filter(|side| self.slot(**side).species == species);
                let most = sides.map(|side| colors(&player.traces[side.index()])).max();
                (most.unwrap_or(0), 3)
            }
            Cond::TraceOnExofossilCostSpace(n) => (self.on_exofossil_spaces(who), n),
            Cond::Techs(kind, n) => (player.techs.by_kind()[kind.index()], n),
            Cond::Publicity(n) => (player.publicity, n),
            Cond::Exofossils(n) => (player.exofossils, n),
            Cond::FiguresAtOnePlanet(n) => {
                let most = Body::ALL[..PLANETS].iter();
                let most = most.map(|&body| self.figures_at(who, body)).max();
                (most.unwrap_or(0), n)
            }
            Cond::TuckedCards(n) => (player.tucked.len() as u8, n),
            Cond::CompletedMissions(n) => (self.completed_missions(who), n),
            other => (self.evaluate(who, other).into(), 1),
        };
        (has.min(needs).into(), needs.into())
    }

    /// The number of units of a metric for this player now.
    pub(super) fn count(&self, who: Seat, metric: Metric) -> u8 {
        let player = self.player(who);
        match metric {
            Metric::FiguresAt(body) => self.figures_at(who, body),
            Metric::SectorWins(color) => self.wins(who, Some(color)),
            Metric::SectorsWithOwnSignal => self.sectors_with_signal(who),
            Metric::SectorsSignaledByThisCard => self.in_play.sectors.count_ones() as u8,
            Metric::SignalsByThisCard(color) => self.in_play.signals[color.index()],
            Metric::Traces { color, on } => self.traces(who, color, on),
            Metric::TracesJustMarked => self
                .in_play
                .trace
                .map_or(0, |color| player.traces_of(color)),
            Metric::Techs(kind) => player.techs.by_kind()[kind.index()],
            Metric::TechsJustTaken => {
                let kind = self.in_play.tech.map(|tech| tech.kind().index());
                kind.map_or(0, |kind| player.techs.by_kind()[kind])
            }
            Metric::Publicity => player.publicity,
            Metric::TuckedCards(income) => self.tucked(who, income),
            Metric::UniquePlanetsVisited => (self.facts.visited & VISIT_BODIES).count_ones() as u8,
            Metric::AsteroidsNextToChosenProbe => self.in_play.probe.map_or(0, |space| {
                space
                    .neighbours()
                    .filter(|&near| self.cell(near) == Cell::Asteroids)
                    .count() as u8
            }),
            Metric::OtherPlanetsAndCometsInEarthSector => {
                let earth = self.space_of(Body::Earth);
                let others = (1..=4).map(|ring| Space::new(ring, earth.sector()));
                let counts = |&space: &Space| {
                    space != earth && matches!(self.cell(space), Cell::Comet | Cell::Body(_))
                };
                others.filter(counts).count() as u8
            }
            Metric::OwnSignalsInAnomalySectors => {
                let sectors = self.relics.anomalies.iter().map(|anomaly| anomaly.sector);
                let marks = |sector| self.sectors[self.star_of(sector).index()].marks;
                sectors
                    .map(|sector| marks(sector).iter().filter(|&&mark| mark == who).count() as u8)
                    .sum()
            }
            Metric::SignalsOnOumuamuaByThisCard => self.in_play.tile_signals,
        }
    }

    /// Face-down samples on a planet's space.
    #[must_use]
    pub fn samples_of(&self, body: Body) -> &[crate::state::Sample] {
        match body {
            Body::Jupiter => &self.relics.samples[0],
            Body::Saturn => &self.relics.samples[1],
            _ => &[],
        }
    }

    pub(super) fn samples_mut(&mut self, body: Body) -> Option<&mut List<crate::state::Sample, 3>> {
        match body {
            Body::Jupiter => Some(&mut self.relics.samples[0]),
            Body::Saturn => Some(&mut self.relics.samples[1]),
            _ => None,
        }
    }
}

//! Missions (S8.9 to S8.18): deeds that cover circles, completing and delivering, and what a turn is
//! watched for. Conditions are in [`super::conditions`].

use super::Engine;
use crate::choice::Choice;
use crate::data::{Kind, data};
use crate::event::Event;
use crate::names::{Body, Card, Source};
use crate::op::{Cond, Op, Trigger};
use crate::state::{Deed, Frame, Phase, Seti, Task};
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

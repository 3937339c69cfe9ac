//! Missions (S8.9 to S8.18): occasions that cover circles, completing them, and what a turn is
//! watched for. Conditions are in [`super::conditions`].

use super::Engine;
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Body, Card, Income, Source};
use crate::op::{Cond, Op, Trigger};
use crate::pack::{Kind, pack};
use crate::state::{CardSet, Frame, Job, Occasion, Phase, Seti};
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// Something happened that may cover a circle.
    pub(super) fn occasion(&mut self, who: Seat, occasion: Occasion) {
        self.objective_occasion(who, occasion);
        if self.state.has_circle(who, occasion) {
            let frame = Frame {
                who,
                from: Source::Missions,
                own: false,
                job: Job::Trigger(occasion),
            };
            self.state.stack.push(frame);
        }
    }

    /// S8.12 to S8.17, D-63, D-65
    pub(super) fn play_trigger(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Cover(card, circle) = choice else {
            return;
        };
        let printed = self.pack.card(card);
        let covered = &mut self.state.covered[printed.slot_index as usize];
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
            self.state.completed.insert(card);
            self.objective_occasion(frame.who, Occasion::Mission);
            self.tell(|| Event::Completed {
                seat: frame.who,
                card,
            });
        }
    }

    /// S8.9: the reward of a conditional mission.
    pub(super) fn complete(&mut self, who: Seat, card: Card) {
        self.state.completed.insert(card);
        self.objective_occasion(who, Occasion::Mission);
        self.tell(|| Event::Completed { seat: who, card });
        self.push_run(who, Source::Missions, self.pack.card(card).later);
    }

    /// S6.21, S21.12, D-55: pauses only if a mission could be completed that the reset of a sector may
    /// spoil. From here on there are no free actions until the sectors are resolved (S2.15).
    pub(super) fn step_settle(&mut self, who: Seat) -> bool {
        self.state.phase = Phase::Closed;
        let pending = self.state.completed_sectors() != 0 || self.state.tile_completed();
        let possible = pending && self.state.completable(who).next().is_some();
        self.wait_if(possible)
    }

    /// D-64: true if the instruction could undo what a mission asks for that is fulfilled since the player last
    /// decided.
    #[cold]
    pub(super) fn undoes_mission(&self, who: Seat, op: Op) -> bool {
        let op = match op {
            Op::TuckSelf if self.state.in_play_draws() => Op::Draw(1),
            op => op,
        };
        let mut open = self.state.open_for_now(who);
        open.any(|(card, cond)| {
            cond.undone_by(op) && !self.offered.has(card) && self.state.holds(who, cond)
        })
    }

    pub(super) fn play_settle(&mut self, frame: Frame, choice: Choice) {
        match choice {
            Choice::Complete(card) => self.complete(frame.who, card),
            _ => self.pop(),
        }
    }

    /// D-50: pays what has become true since the card came into force, once (S21.26).
    pub(super) fn check_watches(&mut self) {
        let who = self.state.active;
        let mut index = 0;
        while index < self.state.facts.watches.len() {
            let watch = self.state.facts.watches[index];
            match self.pack.code.at(watch.pc) {
                Op::Watch(cond, _) if self.state.holds(who, cond) => {
                    self.state.facts.watches.remove(index);
                    self.push_run(who, Source::Cards, watch.pc + 1);
                }
                Op::WatchPer(resource, n, metric) => {
                    let units = self.state.count(who, metric);
                    self.state.facts.watches[index].paid = units;
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

fn matches(trigger: Trigger, occasion: Occasion, own_turn: bool) -> bool {
    match (trigger, occasion) {
        (Trigger::Visit(wanted), Occasion::Visit(body)) => wanted == body,
        (Trigger::VisitPlanet, Occasion::Visit(body)) => body != Body::Earth,
        (Trigger::VisitAsteroidsOwnTurn, Occasion::VisitAsteroids) => own_turn,
        (Trigger::Launch, Occasion::Launch)
        | (Trigger::Orbit | Trigger::OrbitOrLand, Occasion::Orbit(_))
        | (Trigger::Land | Trigger::OrbitOrLand, Occasion::Land(_))
        | (Trigger::Scan, Occasion::Scan) => true,
        (Trigger::Tech(wanted), Occasion::Tech(kind)) => wanted.is_none_or(|wanted| wanted == kind),
        (Trigger::Trace(wanted), Occasion::Trace(color)) => {
            wanted.is_none_or(|wanted| wanted == color)
        }
        (Trigger::Signal(wanted), Occasion::Signal(color)) => wanted == color,
        (Trigger::PlayCard(wanted), Occasion::PlayCard(cost)) => wanted == cost,
        (Trigger::CornerDiscard(wanted), Occasion::Corner(corner)) => wanted == corner,
        _ => false,
    }
}

impl Seti {
    /// Open circles that this occasion could cover.
    pub(super) fn circles(
        &self,
        who: Seat,
        occasion: Occasion,
    ) -> impl Iterator<Item = (Card, u8)> + '_ {
        let pack = pack();
        let played = self
            .player(who)
            .played
            .0
            .and(pack.kind_is[Kind::Triggered as usize]);
        let own_turn = who == self.active;
        played
            .minus(self.completed.0)
            .iter()
            .map(Card::at)
            .flat_map(move |card| {
                let printed = pack.card(card);
                let covered = self.covered[printed.slot_index as usize];
                (0u8..)
                    .zip(&printed.slots)
                    .filter_map(move |(circle, &(trigger, _))| {
                        let open = covered >> circle & 1 == 0;
                        (open && matches(trigger, occasion, own_turn)).then_some((card, circle))
                    })
            })
    }

    pub(crate) fn has_circle(&self, who: Seat, occasion: Occasion) -> bool {
        self.circles(who, occasion).next().is_some()
    }

    /// Open conditional missions of a player.
    #[inline]
    pub(super) fn open_conditionals(
        &self,
        who: Seat,
    ) -> impl Iterator<Item = (Card, Cond)> + use<> {
        let pack = pack();
        let played = self
            .player(who)
            .played
            .0
            .and(pack.kind_is[Kind::Conditional as usize]);
        let open = played.minus(self.completed.0).iter().map(Card::at);
        open.filter_map(|card| pack.card(card).cond.map(|cond| (card, cond)))
    }

    /// True if the player has played a mission whose condition an instruction can undo. Few have.
    #[inline]
    pub(super) fn has_for_now(&self, who: Seat) -> bool {
        !self.player(who).played.0.and(pack().for_now).is_empty()
    }

    /// Those that are open.
    pub(super) fn open_for_now(&self, who: Seat) -> impl Iterator<Item = (Card, Cond)> + use<> {
        let pack = pack();
        let open = self.player(who).played.0.and(pack.for_now);
        let open = open.minus(self.completed.0).iter().map(Card::at);
        open.filter_map(|card| pack.card(card).cond.map(|cond| (card, cond)))
    }

    /// Those that are open and fulfilled.
    #[cold]
    pub(super) fn fulfilled_for_now(&self, who: Seat) -> CardSet {
        let open = self.open_for_now(who);
        let fulfilled = open.filter(|&(_, cond)| self.holds(who, cond));
        fulfilled.map(|(card, _)| card).collect()
    }

    /// True if the card in play gives a card as income.
    fn in_play_draws(&self) -> bool {
        let card = self.in_play.card.map(|card| pack().card(card));
        card.is_some_and(|card| card.income == Income::Card)
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
}

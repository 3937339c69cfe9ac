//! The interpreter of effect programs.

use super::{DATA_LIMIT, Engine, PUBLICITY_LIMIT, foreign};
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Body, Card, Resource, Star};
use crate::op::{Addr, At, Kinds, Op, Skip, This};
use crate::state::{Fate, Frame, Job, Phase, Seti, Watch};
use orrery_core::{Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// Carries out one instruction. The frame moves on before anything is put on top of it.
    pub(super) fn step_program(&mut self, frame: Frame, pc: Addr) -> bool {
        let who = frame.who;
        let op = self.pack.code.at(pc);
        if self.pause_helps(frame, op) {
            self.pause(frame);
            return true;
        }
        #[cfg(feature = "coverage")]
        crate::coverage::op(pc, op);
        self.set_top(Job::Run(pc + 1));
        match op {
            Op::End => self.pop(),
            Op::Gain(resource, n) => self.gain(who, resource, n, frame.from),
            Op::GainPer(resource, n, metric) => {
                let units = self.state.count(who, metric);
                self.gain(who, resource, n.saturating_mul(units), frame.from);
            }
            // The program is only started if it can be paid, but a position from outside may stand anywhere in it.
            Op::Spend(resource, n) => self.pay(who, resource, n.min(self.state.has(who, resource))),
            Op::Draw(n) => self.draw_for_effect(frame, n),
            Op::Pick => self.push(frame, Job::Pick),
            Op::SpeciesCard(This(species)) => self.push(frame, Job::SpeciesPick(species)),
            Op::TakeRow => self.take_row(who),
            Op::DiscardForCorner => self.push(frame, Job::DrawnCorner),
            Op::DiscardForIncome => self.push(frame, Job::DrawnIncome),
            Op::Move(n) => self.push(frame, Job::Moves(n)),
            Op::MovePer(n, metric) => {
                let units = self.state.count(who, metric);
                self.push(frame, Job::Moves(n.saturating_mul(units)));
            }
            Op::ShowCorners(_) | Op::ShowIncomes(..) => self.push(frame, Job::Show(pc)), // D-66
            Op::Launch { ignore_limit } => self.launch_granted(frame, ignore_limit),
            Op::Land { any_moon, occupied } => self.push(frame, Job::Land { any_moon, occupied }),
            Op::OrbitOrLand => self.push(frame, Job::OrbitOrLand),
            Op::Scan => self.begin_scan(frame),
            Op::Rotate => self.rotate(),
            Op::Tech {
                kinds: Kinds(kinds),
                of_others,
                no_bonus,
            } => {
                self.push(
                    frame,
                    Job::TakeTech {
                        kinds,
                        of_others,
                        no_bonus,
                    },
                );
            }
            Op::Signal { n, at, no_data } => self.signal(frame, n, at, no_data),
            Op::SignalRow(n) => {
                self.push(frame, Job::Refill);
                self.push(frame, Job::RowSignals(n)); // S6.4, S21.13
            }
            Op::SignalHand(n) => self.push(frame, Job::HandSignals(n)),
            Op::SignalDeck(n) => self.push(frame, Job::DeckSignals(n)),
            Op::Trace(color, on) => self.push(frame, Job::Trace(color, on)),
            Op::RemoveOrbiter { skip } => {
                let any = self.state.has_orbiter(who);
                self.push_or_skip(frame, any, Job::RemoveOrbiter, pc, skip);
            }
            Op::RemoveLander { skip } => {
                let any = self.state.has_lander(who);
                self.push_or_skip(frame, any, Job::RemoveLander, pc, skip);
            }
            Op::ChooseProbe { skip } => {
                let any = !self.state.player(who).pieces.is_empty();
                self.push_or_skip(frame, any, Job::ChooseProbe, pc, skip);
            }
            Op::CornerOfPicked => {
                if let Some(card) = self.state.in_play.picked.take() {
                    self.tell(|| Event::Shown { seat: who, card });
                    let corner = self.pack.card(card).corner;
                    self.push(frame, Job::Run(corner));
                }
            }
            Op::RowCorners => {
                self.push(frame, Job::Refill);
                self.push(frame, Job::RowCorners(3)); // S21.15
            }
            Op::Tuck => self.push(frame, Job::Tuck), // S21.6, D-36
            Op::TuckSelf => {
                if let Some(card) = self.state.in_play.card {
                    self.state.in_play.fate = Fate::Tucked; // D-51
                    self.tuck(who, card, frame.from);
                }
            }
            Op::ReturnSelf => self.state.in_play.fate = Fate::Returned,
            Op::TurnRule(rule) => self.state.facts.rules |= 1 << rule as u8, // S21.24
            Op::If(cond, skip) => {
                if !self.state.holds(who, cond) {
                    self.set_top(Job::Run(pc + 1 + Addr::from(skip)));
                }
            }
            Op::Watch(_, skip) => {
                self.set_top(Job::Run(pc + 1 + Addr::from(skip)));
                self.state.facts.watches.push_sure(Watch { pc, paid: 0 });
                self.check_watches();
            }
            Op::WatchPer(..) => {
                self.state.facts.watches.push_sure(Watch { pc, paid: 0 });
                self.check_watches();
            }
            Op::MayPay { .. } => self.push(frame, Job::MayPay(pc)),
            Op::Again(back) => self.set_top(Job::Run(pc - Addr::from(back))),
            Op::Message(ahead) => self.wait_for_score(who, ahead),
            Op::SamplePickUp => self.sample_pick_up(frame),
            Op::SamplePeek(from) => self.sample_peek(frame, from),
            Op::SampleReward(times) => self.sample_reward(frame, times),
            Op::SampleOnSpace => self.sample_reward(frame, 1),
            Op::NextAnomalyReward => self.next_anomaly_reward(frame),
        }
        false
    }

    /// Runs the body that follows after a decision, or jumps over it.
    fn push_or_skip(&mut self, frame: Frame, possible: bool, job: Job, pc: Addr, skip: Skip) {
        if possible {
            self.push(frame, job);
        } else {
            self.set_top(Job::Run(pc + 1 + Addr::from(skip)));
        }
    }

    /// S2.5, D-64: where a free action between two automatic steps can make a difference.
    #[inline]
    fn pause_helps(&self, frame: Frame, op: Op) -> bool {
        self.state.phase == Phase::Main
            && self.state.free_allowed(frame)
            && (self.state.facts.gained && self.overtakes(frame, op)
                || self.state.has_for_now(frame.who) && self.undoes_mission(frame.who, op))
    }

    /// True if the next step turns a disc, or gives something that would be lost: it matters if something was
    /// gained since the player last decided.
    fn overtakes(&self, frame: Frame, op: Op) -> bool {
        let player = self.state.player(frame.who);
        let (resource, n) = match op {
            Op::Rotate => {
                return !player.pieces.is_empty() && self.state.can_find_movement(frame.who);
            }
            Op::Gain(resource, n) => (resource, n),
            Op::GainPer(resource, n, metric) => (
                resource,
                n.saturating_mul(self.state.count(frame.who, metric)),
            ),
            _ => return false,
        };
        match resource {
            Resource::Data => {
                player.data.saturating_add(n) > DATA_LIMIT && self.state.can_place(frame.who)
            }
            Resource::Publicity => {
                player.publicity.saturating_add(n) > PUBLICITY_LIMIT
                    && self.state.can_buy(frame.who)
            }
            _ => false,
        }
    }

    pub(super) fn pause(&mut self, frame: Frame) {
        self.state.facts.gained = false;
        self.push(frame, Job::Pause);
    }

    fn draw_for_effect(&mut self, frame: Frame, n: u8) {
        for _ in 0..n {
            let card = self.draw(frame.who);
            if let (true, Some(card)) = (frame.own, card) {
                // No card asks about more than it has room for.
                self.state.in_play.drawn.push_sure(card);
            }
        }
    }

    fn signal(&mut self, frame: Frame, n: u8, at: At, no_data: bool) {
        if at == At::Body(Body::Oumuamua)
            && self.state.is_rival(frame.who)
            && self.state.tile_in_play()
        {
            return (0..n).for_each(|_| self.mark_tile(frame, no_data)); // D-75
        }
        let bit = |star: Star| 1u8 << star.index();
        let stars = match at {
            At::Body(body) if !self.state.body_in_play(body) => 0,
            At::Body(body) => bit(self.state.star_of(self.state.space_of(body).sector())),
            At::Star(star) => bit(star),
            At::Color(color) => self.pack.stars_of_color[color.index()]
                .map(bit)
                .iter()
                .sum(),
            At::Any | At::OneSector => 0xff,
            At::OwnProbe | At::OwnProbeAndNeighbours => self.state.probe_stars(frame.who),
            At::ChosenProbes => {
                self.push(frame, Job::ProbeSignals(n, None));
                return;
            }
            At::NextAnomaly => self
                .state
                .next_anomaly()
                .map_or(0, |anomaly| bit(self.state.star_of(anomaly.sector))),
        };
        if stars == 0 {
            return; // S2.12
        }
        match at {
            At::OwnProbeAndNeighbours => self.push(frame, Job::Around(stars)),
            _ => self.push(frame, Job::Target { stars, n, no_data }),
        }
    }

    /// Skipped without the price, also if a free action has spent it meanwhile.
    pub(super) fn step_may_pay(&mut self, frame: Frame, pc: Addr) -> bool {
        let Op::MayPay { what, n, .. } = self.pack.code.at(pc) else {
            return self.wait_if(false);
        };
        let payable = self.state.has(frame.who, what) >= n;
        if !payable {
            self.play_may_pay(frame, pc, Choice::Skip);
        }
        payable
    }

    pub(super) fn play_may_pay(&mut self, frame: Frame, pc: Addr, choice: Choice) {
        let Op::MayPay { what, n, skip, .. } = self.pack.code.at(pc) else {
            return;
        };
        self.pop();
        if choice == Choice::Pay {
            self.pay(frame.who, what, n);
            self.set_top(Job::Run(pc + 1));
        } else {
            self.set_top(Job::Run(pc + 1 + Addr::from(skip)));
        }
    }

    pub(super) fn play_show(&mut self, frame: Frame, pc: Addr, choice: Choice) {
        let Choice::Show(n) = choice else {
            return foreign(choice);
        };
        self.pop();
        match self.pack.code.at(pc) {
            Op::ShowCorners(_) => self.push(frame, Job::Moves(n)),
            Op::ShowIncomes(_, resource) => self.gain(frame.who, resource, n, frame.from),
            _ => {}
        }
    }
}

impl Seti {
    /// True if free actions could end in a movement: by energy, a corner, or what they are got for.
    fn can_find_movement(&self, who: Seat) -> bool {
        let player = self.player(who);
        player.energy > 0
            || !player.hand.is_empty()
            || player.credits >= 2
            || self.can_place(who)
            || self.can_buy(who)
    }

    /// How many hand cards could be shown for this instruction.
    pub(crate) fn showable(&self, who: Seat, pc: Addr) -> usize {
        let pack = crate::pack::pack();
        let hand = self.player(who).hand.0;
        match pack.code.at(pc) {
            Op::ShowCorners(corner) => hand.and(pack.corner_is[corner.index()]).len(),
            Op::ShowIncomes(income, _) => hand.and(pack.income_is[income.index()]).len(),
            _ => 0,
        }
    }

    /// The cards just drawn by the card in play that are still in hand.
    pub(super) fn drawn_in_hand(&self, who: Seat) -> crate::state::CardSet {
        let hand = self.player(who).hand;
        self.in_play
            .drawn
            .iter()
            .copied()
            .filter(|&card: &Card| hand.has(card))
            .collect()
    }
}

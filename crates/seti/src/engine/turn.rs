//! Turns, passing and rounds (S2, S12).

use super::{Engine, foreign};
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Income, Source};
use crate::op::Op;
use crate::state::{Facts, Frame, InPlay, Job, Phase};
use orrery_core::{Seat, Sink};

/// S2.1
pub const ROUNDS: u8 = 5;
/// S12.2
pub(crate) const HAND_LIMIT: usize = 4;

impl<S: Sink<Event>> Engine<'_, S> {
    pub(crate) fn start_turn(&mut self, who: Seat) {
        self.state.active = who;
        self.state.phase = Phase::Before;
        self.state.in_free = false;
        self.state.facts = Facts::default();
        self.state.in_play = InPlay::default();
        self.state.rival.completed.clear();
        let job = if self.state.is_rival(who) {
            Job::RivalTurn
        } else {
            Job::Turn
        };
        self.state.stack.push(Frame {
            who,
            from: Source::Cards,
            own: false,
            job,
        });
        self.events.tell_turn(|| Event::Turn { seat: who });
    }

    /// S2.14 steps 6 to 10, in this order (S2.19, S2.22, D-40, D-45), then the next player who has not
    /// passed (S2.2, S2.24) or the end of the round (S2.25). The frame stays until nothing is due any more.
    pub(super) fn step_finish(&mut self) -> bool {
        self.state.phase = Phase::Closing;
        if self.next_milestone() || self.next_neutral() || self.next_discovery() {
            return false;
        }
        let solo = self.state.rival.level > 0;
        if solo && !self.state.is_rival(self.state.active) && self.next_objective() {
            return false; // S20.21
        }
        self.pop();
        let next = self
            .state
            .seats_from(self.state.active)
            .skip(1)
            .find(|&seat| !self.state.player(seat).passed);
        match next {
            Some(seat) => self.start_turn(seat),
            None if !self.state.player(self.state.active).passed => {
                self.start_turn(self.state.active);
            }
            None => self.end_round(),
        }
        false
    }

    /// S3.27, S12.1, S12.2, S12.7: no free actions from here on (S4.13).
    pub(super) fn pass(&mut self, frame: Frame) {
        self.pop();
        self.state.phase = Phase::Closed;
        self.state.player_mut(frame.who).passed = true;
        self.tell(|| Event::Passed { seat: frame.who });
        self.push(frame, Job::Finish);
        self.push(frame, Job::Sectors);
        self.push(frame, Job::PassTake);
        self.push(frame, Job::PassRotate);
        self.push(frame, Job::PassDiscard);
    }

    pub(super) fn play_pass_discard(&mut self, frame: Frame, choice: Choice) {
        if let Choice::Discard(card) = choice {
            self.discard_from_hand(frame.who, card);
        }
    }

    pub(super) fn step_pass_rotate(&mut self) -> bool {
        self.pop();
        if std::mem::take(&mut self.state.reminder) {
            self.rotate();
        }
        false
    }

    /// S12.5: there is no stack in round 5. Asked at once (S12.6, D-84).
    pub(super) fn step_pass_take(&mut self) -> bool {
        let stack = self.state.stacks.get(self.state.round as usize - 1);
        let possible = stack.is_some_and(|stack| !stack.is_empty());
        self.wait_if(possible)
    }

    pub(super) fn play_pass_take(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Take(card) = choice else {
            return foreign(choice);
        };
        let seat = frame.who;
        let stack = &mut self.state.stacks[self.state.round as usize - 1];
        if let Some(index) = stack.iter().position(|&one| one == card) {
            stack.remove(index);
            self.state.player_mut(seat).hand.insert(card);
            self.tell_unseen(seat, card, |card| Event::Kept { seat, card });
        }
    }

    /// S12.8 to S12.15, D-35
    fn end_round(&mut self) {
        if self.state.round == ROUNDS {
            self.final_scoring();
            return;
        }
        let round = self.state.round;
        self.tell(|| Event::RoundEnds { round });
        let leftover = self.state.stacks[self.state.round as usize - 1];
        self.state.stacks[self.state.round as usize - 1].clear();
        leftover.iter().for_each(|&card| self.discard(card));
        self.spend_objectives(); // S12.9
        for seat in self.state.seats_from(self.state.first) {
            if !self.state.is_rival(seat) {
                self.income(seat);
            }
        }
        self.state.first = self.state.first.next(self.state.players.len());
        self.state.round += 1;
        self.state.reminder = true;
        self.state
            .players
            .iter_mut()
            .for_each(|player| player.passed = false);
        let round = self.state.round;
        self.tell(|| Event::Round { round });
        self.start_turn(self.state.first);
    }

    /// S12.10, S12.12
    fn income(&mut self, who: Seat) {
        let code = &self.pack.code;
        for op in code.program(self.pack.income_card) {
            match op {
                Op::Gain(resource, n) => self.gain(who, resource, n, Source::Start),
                Op::Draw(n) => (0..n).for_each(|_| {
                    self.draw(who);
                }),
                _ => {}
            }
        }
        for &income in Income::ALL {
            let n = self.state.tucked(who, income);
            self.gain_income(who, income, n, Source::Start);
        }
    }
}

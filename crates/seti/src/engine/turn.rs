//! Turns, passing and rounds (S2, S12).

use super::Engine;
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Income, Source};
use crate::op::Op;
use crate::state::{Facts, Frame, InPlay, Phase, Task};
use orrery_core::{Audience, Seat, Sink};

/// S2.1
pub const ROUNDS: u8 = 5;
/// S12.2
pub(crate) const HAND_LIMIT: usize = 4;

impl<S: Sink<Event>> Engine<'_, S> {
    pub(super) fn start_turn(&mut self, who: Seat) {
        self.s.turn = who;
        self.s.phase = Phase::Before;
        self.s.in_free = false;
        self.s.facts = Facts::default();
        self.s.in_play = InPlay::default();
        self.s.rival.completed.clear();
        let task = if self.s.is_rival(who) {
            Task::RivalTurn
        } else {
            Task::Turn
        };
        self.s.stack.push(Frame {
            who,
            from: Source::Cards,
            own: false,
            task,
        });
        self.tell(|| Event::Turn { seat: who });
    }

    /// S2.14 steps 6 to 10. The frame stays until nothing is due any more.
    pub(super) fn step_finish(&mut self) -> bool {
        self.s.phase = Phase::Closing;
        if self.next_milestone() || self.next_neutral() || self.next_discovery() {
            return false;
        }
        let solo = self.s.rival.level > 0;
        if solo && !self.s.is_rival(self.s.turn) && self.next_objective() {
            return false; // S20.21
        }
        self.pop();
        let next = self
            .s
            .from_seat(self.s.turn)
            .skip(1)
            .find(|&seat| !self.s.player(seat).passed);
        match next {
            Some(seat) => self.start_turn(seat),
            None if !self.s.player(self.s.turn).passed => self.start_turn(self.s.turn),
            None => self.end_round(),
        }
        false
    }

    /// S12.1, S12.2: no free actions from here on (S4.13).
    pub(super) fn pass(&mut self, frame: Frame) {
        self.pop();
        self.s.phase = Phase::Closed;
        self.s.player_mut(frame.who).passed = true;
        self.tell(|| Event::Passed { seat: frame.who });
        self.push(frame, Task::Finish);
        self.push(frame, Task::Sectors);
        self.push(frame, Task::PassTake);
        self.push(frame, Task::PassRotate);
        self.push(frame, Task::PassDiscard);
    }

    pub(super) fn play_pass_discard(&mut self, frame: Frame, choice: Choice) {
        if let Choice::Discard(card) = choice {
            self.discard_from_hand(frame.who, card);
        }
    }

    pub(super) fn step_pass_rotate(&mut self) -> bool {
        self.pop();
        if std::mem::take(&mut self.s.reminder) {
            self.rotate();
        }
        false
    }

    /// S12.5: there is no stack in round 5.
    pub(super) fn step_pass_take(&mut self) -> bool {
        let stack = self.s.stacks.get(self.s.round as usize - 1);
        let possible = stack.is_some_and(|stack| !stack.is_empty());
        self.wait_if(possible)
    }

    pub(super) fn play_pass_take(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let Choice::Take(card) = choice else { return };
        let seat = frame.who;
        let stack = &mut self.s.stacks[self.s.round as usize - 1];
        if let Some(index) = stack.iter().position(|&one| one == card) {
            stack.remove(index);
            self.s.player_mut(seat).hand.insert(card);
            self.out.tell(Audience::Only(seat), || Event::Drew {
                seat,
                card: Some(card),
            });
            self.out
                .tell(Audience::Except(seat), || Event::Drew { seat, card: None });
        }
    }

    /// S12.8 to S12.14
    fn end_round(&mut self) {
        if self.s.round == ROUNDS {
            self.final_scoring();
            return;
        }
        let leftover = self.s.stacks[self.s.round as usize - 1];
        self.s.stacks[self.s.round as usize - 1].clear();
        leftover.iter().for_each(|&card| self.discard(card));
        self.spend_objectives(); // S12.9
        for seat in self.s.from_seat(self.s.first) {
            if !self.s.is_rival(seat) {
                self.income(seat);
            }
        }
        self.s.first = self.s.first.next(self.s.players.len());
        self.s.round += 1;
        self.s.reminder = true;
        self.s
            .players
            .iter_mut()
            .for_each(|player| player.passed = false);
        let round = self.s.round;
        self.tell(|| Event::Round { round });
        self.start_turn(self.s.first);
    }

    /// S12.10, S12.12
    fn income(&mut self, who: Seat) {
        let code = &self.d.code;
        for op in code.program(self.d.income_card) {
            match op {
                Op::Gain(resource, n) => self.gain(who, resource, n, Source::Start),
                Op::Draw(n) => (0..n).for_each(|_| {
                    self.draw(who);
                }),
                _ => {}
            }
        }
        for &income in Income::ALL {
            let n = self.s.tucked(who, income);
            self.gain_income(who, income, n, Source::Start);
        }
    }
}

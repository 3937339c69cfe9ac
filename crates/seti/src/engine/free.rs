//! Free actions (S4). A free action is finished before the next one starts (S2.6);
//! there is no limit to their number (S4.12).

use super::Engine;
use crate::choice::Choice;
use crate::event::Event;
use crate::names::{Income, Resource, Source};
use crate::state::{Frame, Job, Occasion, Phase, Seti};
use orrery_core::{Seat, Sink};

/// S4.10
pub(crate) const BUY_COST: u8 = 3;

impl<S: Sink<Event>> Engine<'_, S> {
    /// Plays the choice if it is a free action.
    pub(super) fn play_free(&mut self, top: Frame, choice: Choice) -> bool {
        let who = top.who;
        let frame = Frame {
            who,
            from: Source::Cards,
            own: false,
            job: Job::FreeEnd,
        };
        let begin = |engine: &mut Self| {
            engine.state.in_free = true;
            engine.state.stack.push(frame);
        };
        match choice {
            Choice::Move(piece, to) => {
                let from = self.state.player(who).pieces[piece as usize].at;
                let cost = self.state.step_cost(who, from);
                begin(self);
                self.pay(who, Resource::Energy, cost);
                self.move_piece(frame, piece, to);
            }
            Choice::Corner(card) => {
                begin(self);
                self.discard_from_hand(who, card);
                let printed = self.pack.card(card);
                self.occasion(who, Occasion::Corner(printed.corner_kind)); // S8.32
                self.push(frame, Job::Run(printed.corner));
            }
            Choice::PlaceUpper => {
                begin(self);
                self.place_data(who, None);
            }
            Choice::PlaceLower(slot) => {
                begin(self);
                self.place_data(who, Some(slot));
            }
            Choice::Complete(card) => {
                begin(self);
                self.complete(who, card);
            }
            Choice::Deliver(card, piece) => {
                begin(self);
                self.deliver(who, card, piece);
            }
            Choice::Exchange(give, gain) => {
                begin(self);
                self.exchange(frame, give, gain);
            }
            Choice::Buy => {
                begin(self);
                self.pay(who, Resource::Publicity, BUY_COST);
                self.push(frame, Job::Pick);
            }
            _ => return false,
        }
        true
    }

    /// S4.6, S4.7
    fn exchange(&mut self, frame: Frame, give: Income, gain: Income) {
        match give {
            Income::Credit => self.pay(frame.who, Resource::Credit, 2),
            Income::Energy => self.pay(frame.who, Resource::Energy, 2),
            _ => return self.push(frame, Job::Give(2, gain)),
        }
        self.receive(frame, gain);
    }

    /// S4.8: a card comes from the row or the deck.
    fn receive(&mut self, frame: Frame, gain: Income) {
        match gain {
            Income::Credit => self.gain(frame.who, Resource::Credit, 1, frame.from),
            Income::Energy => self.gain(frame.who, Resource::Energy, 1, frame.from),
            _ => self.push(frame, Job::Pick),
        }
    }

    pub(super) fn step_give(&mut self, frame: Frame, n: u8, gain: Income) -> bool {
        if n > 0 && !self.state.player(frame.who).hand.is_empty() {
            return true;
        }
        self.pop();
        self.receive(frame, gain);
        false
    }

    pub(super) fn play_give(&mut self, frame: Frame, n: u8, gain: Income, choice: Choice) {
        if let Choice::Discard(card) = choice {
            self.set_top(Job::Give(n - 1, gain));
            self.discard_from_hand(frame.who, card);
        }
    }

    /// S2.16: after the main action, a sector completed by a free action is resolved at once.
    pub(super) fn step_free_end(&mut self, frame: Frame) -> bool {
        let state = &*self.state;
        let pending = || state.completed_sectors() != 0 || state.tile_completed();
        if state.phase == Phase::After && pending() {
            self.push(frame, Job::Sectors);
        } else {
            self.pop();
            self.state.in_free = false;
        }
        false
    }
}

impl Seti {
    /// True if a card could be bought now.
    pub(super) fn can_buy(&self, who: Seat) -> bool {
        self.player(who).publicity >= BUY_COST && self.card_available()
    }

    pub(super) fn list_free(&self, who: Seat, out: &mut Vec<Choice>) {
        let player = self.player(who);
        self.list_energy_moves(who, out);
        out.extend(player.hand.iter().map(Choice::Corner));
        self.list_place(who, out);
        self.list_complete(who, out);
        self.list_deliveries(who, out);
        self.list_exchanges(who, out);
        if self.can_buy(who) {
            out.push(Choice::Buy);
        }
    }

    /// S4.6, S4.9; credits for a credit and energy for energy only lose (D-62).
    fn list_exchanges(&self, who: Seat, out: &mut Vec<Choice>) {
        let player = self.player(who);
        let mut offer = |give: Income, enough: bool| {
            if !enough {
                return;
            }
            for gain in [Income::Credit, Income::Energy, Income::Card] {
                let sensible = give != gain || give == Income::Card;
                // Two cards given up are a card that can be taken.
                let possible =
                    gain != Income::Card || give == Income::Card || self.card_available();
                if sensible && possible {
                    out.push(Choice::Exchange(give, gain));
                }
            }
        };
        offer(Income::Credit, player.credits >= 2);
        offer(Income::Energy, player.energy >= 2);
        offer(Income::Card, player.hand.iter().nth(1).is_some());
    }
}

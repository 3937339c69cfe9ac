//! Deck, row, hand and income (S8.20 to S8.29), and what becomes of a played card.

use super::{Engine, foreign};
use crate::choice::Choice;
use crate::event::{Cause, Event};
use crate::names::{Card, Income, PROJECTS, Resource, Source, Species};
use crate::op::Op;
use crate::pack::Kind;
use crate::state::{Fate, Frame, InPlay, Job, Occasion, Seti};
use orrery_core::plain::List;
use orrery_core::{Audience, Seat, Sink};

impl<S: Sink<Event>> Engine<'_, S> {
    /// The top card of the deck; S8.22: an empty deck is made anew from the discard pile.
    pub(super) fn draw_top(&mut self) -> Option<Card> {
        if self.state.deck.is_empty() && !self.state.discard.is_empty() {
            let mut deck: List<Card, PROJECTS> = self.state.discard.iter().collect();
            self.state.discard = crate::state::CardSet::default();
            self.state.rng.shuffle(&mut deck);
            self.state.deck = deck;
            self.state.reshuffled = true;
            self.tell(|| Event::Reshuffled);
        }
        self.state.deck.pop()
    }

    /// A card from the top of the deck into the hand.
    pub(super) fn draw(&mut self, who: Seat) -> Option<Card> {
        if self.state.is_rival(who) {
            self.progress(1, Cause::Card); // S19.16
            return None;
        }
        let card = self.draw_top()?;
        self.hand_gains(who, card);
        self.tell_drawn(who, card);
        Some(card)
    }

    /// A card was drawn unseen.
    pub(super) fn tell_drawn(&mut self, seat: Seat, card: Card) {
        self.tell_unseen(seat, card, |card| Event::Drew { seat, card });
    }

    /// Whose card it is knows which, the others only that there is one.
    pub(super) fn tell_unseen(
        &mut self,
        seat: Seat,
        card: Card,
        event: impl Fn(Option<Card>) -> Event,
    ) {
        self.events.tell(Audience::Only(seat), || event(Some(card)));
        self.events.tell(Audience::Except(seat), || event(None));
    }

    fn hand_gains(&mut self, who: Seat, card: Card) {
        self.state.player_mut(who).hand.insert(card);
        if who == self.state.active {
            self.state.facts.gained = true;
        }
    }

    /// S8.29: species cards never enter the discard pile.
    pub(super) fn discard(&mut self, card: Card) {
        if card.is_project() {
            self.state.discard.insert(card);
        } else {
            self.state.gone.insert(card);
        }
    }

    pub(super) fn discard_from_hand(&mut self, who: Seat, card: Card) {
        self.state.player_mut(who).hand.remove(card);
        self.discard(card);
        self.tell(|| Event::Discarded { seat: who, card });
    }

    /// Leaves a gap in the row; somebody refills it later.
    pub(super) fn discard_from_row(&mut self, who: Seat, card: Card) {
        for place in &mut self.state.row {
            if *place == Some(card) {
                *place = None;
            }
        }
        self.discard(card);
        self.tell(|| Event::Discarded { seat: who, card });
    }

    pub(super) fn step_refill(&mut self) -> bool {
        self.pop();
        for place in 0..3 {
            if self.state.row[place].is_none() {
                self.fill_row(place);
            }
        }
        false
    }

    /// S8.21, S8.22, D-72: turns up a card in an empty place of the row.
    fn fill_row(&mut self, place: usize) {
        self.state.row[place] = self.draw_top();
        if let Some(card) = self.state.row[place] {
            let place = place as u8 + 1;
            self.tell(|| Event::RowFilled { place, card });
        }
    }

    pub(super) fn take_row(&mut self, who: Seat) {
        for place in 0..3 {
            if let Some(card) = self.state.row[place].take() {
                self.hand_gains(who, card);
                self.tell(|| Event::Took { seat: who, card });
            }
        }
        (0..3).for_each(|place| self.fill_row(place));
    }

    /// S8.20, S8.21: a row card is replaced at once.
    pub(super) fn play_pick(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        let who = frame.who;
        let card = match choice {
            Choice::Take(card) => {
                let place = self.state.row.iter().position(|&place| place == Some(card));
                self.hand_gains(who, card);
                self.tell(|| Event::Took { seat: who, card });
                if let Some(place) = place {
                    self.state.row[place] = None;
                    self.fill_row(place);
                }
                Some(card)
            }
            _ => self.draw(who),
        };
        // Only card 11 asks for the card just picked, and at once: nobody else shall learn of it.
        if let Some(&Frame {
            job: Job::Run(pc), ..
        }) = self.state.stack.last()
            && self.pack.code.at(pc) == Op::CornerOfPicked
        {
            self.state.in_play.picked = card;
        }
    }

    /// S10.19
    pub(super) fn step_species_pick(&mut self, frame: Frame, species: Species) -> bool {
        let Some(side) = self.state.discovered(species) else {
            self.pop();
            return false;
        };
        let slot = self.state.slot(side);
        match (slot.face_up, slot.deck.is_empty()) {
            (None, true) => self.pop(),
            (Some(card), true) => self.play_species_pick(frame, species, Choice::Take(card)),
            (None, false) => self.play_species_pick(frame, species, Choice::Draw),
            (Some(_), false) => return true,
        }
        false
    }

    pub(super) fn play_species_pick(&mut self, frame: Frame, species: Species, choice: Choice) {
        self.pop();
        let who = frame.who;
        let Some(side) = self.state.discovered(species) else {
            return;
        };
        let slot = &mut self.state.species[side.index()];
        match choice {
            Choice::Take(card) => {
                slot.face_up = slot.deck.pop();
                self.hand_gains(who, card);
                self.tell(|| Event::Took { seat: who, card });
            }
            _ => {
                if let Some(card) = slot.deck.pop() {
                    self.hand_gains(who, card);
                    self.tell_drawn(who, card);
                }
            }
        }
    }

    /// S8.23: tucks a card that is already out of the hand and pays its income at once.
    pub(super) fn tuck(&mut self, who: Seat, card: Card, from: Source) {
        self.state.player_mut(who).tucked.insert(card);
        self.tell(|| Event::Tucked { seat: who, card });
        self.gain_income(who, self.pack.card(card).income, 1, from);
    }

    /// S8.26: income of type card is a random card.
    pub(super) fn gain_income(&mut self, who: Seat, income: Income, n: u8, from: Source) {
        match income {
            Income::Credit => self.gain(who, Resource::Credit, n, from),
            Income::Energy => self.gain(who, Resource::Energy, n, from),
            Income::Publicity => self.gain(who, Resource::Publicity, n, from),
            Income::Data => self.gain(who, Resource::Data, n, from),
            Income::Card => (0..n).for_each(|_| {
                self.draw(who);
            }),
        }
    }

    pub(super) fn play_tuck(&mut self, frame: Frame, choice: Choice) {
        self.pop();
        if let Choice::Tuck(card) = choice {
            self.state.player_mut(frame.who).hand.remove(card);
            self.tuck(frame.who, card, frame.from);
        }
    }

    pub(super) fn play_first_income(&mut self, frame: Frame, choice: Choice) {
        let Choice::Income(card) = choice else {
            return foreign(choice);
        };
        self.pop();
        self.state.player_mut(frame.who).hand.remove(card);
        self.tuck(frame.who, card, Source::Start);
        if self.state.stack.is_empty() {
            let round = self.state.round;
            self.tell(|| Event::Round { round });
            self.start_turn(self.state.first);
        }
    }

    /// S3.25, S8.2, S8.3, S17.5: the cost is paid, then the white part is resolved.
    pub(super) fn play_card(&mut self, who: Seat, card: Card) {
        let printed = self.pack.card(card);
        let resource = if printed.costs_energy {
            Resource::Energy
        } else {
            Resource::Credit
        };
        self.pay(who, resource, printed.cost);
        self.state.player_mut(who).hand.remove(card);
        self.state.in_play = InPlay {
            card: Some(card),
            ..InPlay::default()
        };
        self.tell(|| Event::Played { seat: who, card });
        let frame = Frame {
            who,
            from: Source::Cards,
            own: true,
            job: Job::CardEnd,
        };
        self.state.stack.push(frame);
        self.push(frame, Job::Run(printed.play));
    }

    /// S8.5 to S8.7: the card comes to rest, and only now its mission is in play. Circles for playing a
    /// card are covered before that (S21.20), so no card covers its own.
    pub(super) fn step_card_end(&mut self, frame: Frame) -> bool {
        let who = frame.who;
        let Some(card) = self.state.in_play.card else {
            self.pop();
            return false;
        };
        let printed = self.pack.card(card);
        if !std::mem::replace(&mut self.state.in_play.announced, true) && !printed.costs_energy {
            self.occasion(who, Occasion::PlayCard(printed.cost)); // D-73
            return false;
        }
        self.pop();
        match self.state.in_play.fate {
            Fate::Tucked => {}
            Fate::Returned => {
                self.state.player_mut(who).hand.insert(card);
                self.tell(|| Event::Returned { seat: who, card });
            }
            Fate::Usual => match printed.kind {
                Kind::Event | Kind::Exertian => self.discard(card),
                Kind::Conditional | Kind::Triggered | Kind::Endgame => {
                    self.state.player_mut(who).played.insert(card);
                }
                Kind::Message => {} // it waits in `relics.pending` (S17.6, S17.11)
            },
        }
        self.state.in_play = InPlay::default();
        false
    }

    pub(super) fn play_row_corner(&mut self, frame: Frame, n: u8, choice: Choice) {
        let Choice::Row(card) = choice else {
            return foreign(choice);
        };
        self.set_top(Job::RowCorners(n - 1));
        self.discard_from_row(frame.who, card);
        self.push(frame, Job::Run(self.pack.card(card).corner));
    }

    pub(super) fn play_drawn(&mut self, frame: Frame, corner: bool, choice: Choice) {
        let Choice::Discard(card) = choice else {
            return foreign(choice);
        };
        self.pop();
        self.discard_from_hand(frame.who, card);
        let printed = self.pack.card(card);
        if corner {
            self.push(frame, Job::Run(printed.corner));
        } else {
            self.gain_income(frame.who, printed.income, 1, frame.from);
        }
    }
}

impl Seti {
    /// True if a card can be taken from the row or the deck.
    pub(crate) fn card_available(&self) -> bool {
        self.row.iter().any(Option::is_some) || !self.deck.is_empty() || !self.discard.is_empty()
    }

    pub(super) fn list_pick(&self, out: &mut Vec<Choice>) {
        out.extend(self.row.iter().flatten().copied().map(Choice::Take));
        if !self.deck.is_empty() || !self.discard.is_empty() {
            out.push(Choice::Draw);
        }
    }

    /// S10.19: without a card the symbol has no effect.
    pub(crate) fn species_card_left(&self, species: Species) -> bool {
        let slot = self.discovered(species).map(|side| self.slot(side));
        slot.is_some_and(|slot| slot.face_up.is_some() || !slot.deck.is_empty())
    }

    pub(super) fn list_species_pick(&self, species: Species, out: &mut Vec<Choice>) {
        if let Some(side) = self.discovered(species) {
            let slot = self.slot(side);
            out.extend(slot.face_up.map(Choice::Take));
            if !slot.deck.is_empty() {
                out.push(Choice::Draw);
            }
        }
    }
}

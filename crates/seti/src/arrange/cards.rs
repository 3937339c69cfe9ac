//! Cards: each is in one place, and holes that a placement leaves are filled from the deck.

use super::words::{CardName, Placements};
use crate::names::{Card, HAND_CARDS};
use crate::pack::{CardBits, Kind, pack};
use crate::state::{CardSet, Player, Seti};
use orrery_core::arrange::{BySeat, Done, seated, wrong};
use orrery_core::{Misplaced, Seat};

/// Cards that have got their place.
struct Dealer<'a> {
    state: &'a mut Seti,
    placed: CardBits,
}

type Pile = fn(&mut Player) -> &mut CardSet;

pub(super) fn place(state: &mut Seti, words: &Placements) -> Done {
    let mut dealer = Dealer {
        state,
        placed: CardBits::default(),
    };
    let named = words.all_cards();
    for (place, CardName(card)) in named {
        dealer.claim(&place, card)?;
    }
    let piles: [(&str, &BySeat<Vec<CardName>>, Pile); 3] = [
        ("hand", &words.hand, |player| &mut player.hand),
        ("tucked", &words.tucked, |player| &mut player.tucked),
        ("played", &words.played, |player| &mut player.played),
    ];
    for (word, cards, pile) in piles {
        dealer.place_piles(word, cards, pile)?;
    }
    dealer.place_row(words)?;
    dealer.place_discard(words)?;
    dealer.place_stack(words)?;
    for &CardName(card) in words.deck.iter().rev() {
        dealer.take("deck", card)?;
        dealer.state.deck.push_if_room(card);
    }
    missions(dealer.state, words)
}

impl Placements {
    /// Every card that gets a place, with the word that names it.
    fn all_cards(&self) -> Vec<(String, CardName)> {
        let seats = [
            ("hand", &self.hand),
            ("tucked", &self.tucked),
            ("played", &self.played),
        ];
        let mut all = Vec::new();
        for (word, cards) in seats {
            for (seat, cards) in cards {
                all.extend(cards.iter().map(|&card| (format!("{word}.{seat}"), card)));
            }
        }
        let piles = [
            ("row", self.row.iter().flatten().copied().collect()),
            ("deck", self.deck.clone()),
            ("discard", self.discard.clone().unwrap_or_default()),
            ("stack", self.stack.clone().unwrap_or_default()),
        ];
        for (word, cards) in piles {
            let cards: Vec<CardName> = cards;
            all.extend(cards.into_iter().map(|card| (word.to_owned(), card)));
        }
        all
    }
}

impl Dealer<'_> {
    /// A card can be named once, and only if it is in the game.
    fn claim(&mut self, place: &str, card: Card) -> Done {
        if self.placed.has(card.index()) {
            return wrong(place, format!("card {card} is placed twice"));
        }
        if card.index() >= HAND_CARDS {
            return wrong(place, format!("card {card} is an Exertian card (S18.3)"));
        }
        if let Some(species) = pack().card(card).species
            && self.state.discovered(species).is_none()
        {
            let problem = format!("card {card} is one of the {species}, which are not discovered");
            return wrong(place, problem);
        }
        self.placed.insert(card.index());
        Ok(())
    }

    /// Under its deck.
    fn bury(&mut self, card: Card) {
        match pack().card(card).species {
            None => self.state.deck.insert(0, card),
            Some(species) => {
                let mut slots = self.state.species.iter_mut();
                if let Some(slot) = slots.find(|slot| slot.species == species) {
                    slot.deck.insert(0, card);
                }
            }
        }
    }

    /// The top card of the deck that nobody has named.
    fn draw(&mut self) -> Option<Card> {
        let free = |card: &Card| !self.placed.has(card.index());
        let at = self.state.deck.iter().rposition(free)?;
        Some(self.state.deck.remove(at))
    }

    /// Takes a card from wherever it is. Hands, the row and the stacks get another one for it.
    fn take(&mut self, place: &str, card: Card) -> Done {
        if let Some(at) = self.state.deck.iter().position(|&one| one == card) {
            self.state.deck.remove(at);
            return Ok(());
        }
        let state = &mut *self.state;
        for slot in &mut state.species {
            if let Some(at) = slot.deck.iter().position(|&one| one == card) {
                slot.deck.remove(at);
                return Ok(());
            }
            if slot.face_up == Some(card) {
                slot.face_up = slot.deck.pop();
                return Ok(());
            }
        }
        if state.discard.has(card) || state.gone.has(card) {
            state.discard.remove(card);
            state.gone.remove(card);
            return Ok(());
        }
        if let Some(at) = state.row.iter().position(|&one| one == Some(card)) {
            self.state.row[at] = self.draw();
            return Ok(());
        }
        for round in 0..self.state.stacks.len() {
            let stack = &self.state.stacks[round];
            if let Some(at) = stack.iter().position(|&one| one == card) {
                self.state.stacks[round].remove(at);
                let other = self.draw();
                other
                    .into_iter()
                    .for_each(|card| self.state.stacks[round].push_if_room(card));
                return Ok(());
            }
        }
        self.take_from_players(place, card)
    }

    fn take_from_players(&mut self, place: &str, card: Card) -> Done {
        for seat in Seat::first(self.state.players.len()) {
            let player = self.state.player_mut(seat);
            if player.hand.has(card) {
                player.hand.remove(card);
                let other = self.draw().filter(|_| card.is_project());
                other
                    .into_iter()
                    .for_each(|card| self.state.player_mut(seat).hand.insert(card));
                return Ok(());
            }
            if player.tucked.has(card) || player.played.has(card) {
                player.tucked.remove(card);
                player.played.remove(card);
                return Ok(());
            }
        }
        wrong(place, format!("card {card} is being played"))
    }

    fn place_piles(&mut self, word: &str, cards: &BySeat<Vec<CardName>>, pile: Pile) -> Done {
        for (&seat, cards) in cards {
            let place = format!("{word}.{seat}");
            let seat = self.person(&place, seat)?;
            let before = std::mem::take(pile(self.state.player_mut(seat)));
            before.iter().for_each(|card| self.bury(card));
            for &CardName(card) in cards {
                self.take(&place, card)?;
                pile(self.state.player_mut(seat)).insert(card);
            }
        }
        Ok(())
    }

    fn person(&self, place: &str, seat: Seat) -> Result<Seat, Misplaced> {
        if self.state.is_rival(seat) {
            return wrong(place, "the rival has no cards (S19.3)");
        }
        seated(place, seat, self.state.players.len())
    }

    fn place_row(&mut self, words: &Placements) -> Done {
        let Some(row) = words.row else { return Ok(()) };
        let before = std::mem::take(&mut self.state.row);
        before
            .into_iter()
            .flatten()
            .for_each(|card| self.bury(card));
        for (at, CardName(card)) in row.into_iter().enumerate() {
            self.take("row", card)?;
            self.state.row[at] = Some(card);
        }
        Ok(())
    }

    fn place_discard(&mut self, words: &Placements) -> Done {
        let Some(cards) = &words.discard else {
            return Ok(());
        };
        let before = std::mem::take(&mut self.state.discard);
        before.iter().for_each(|card| self.bury(card));
        for &CardName(card) in cards {
            self.take("discard", card)?;
            self.state.discard.insert(card);
        }
        Ok(())
    }

    fn place_stack(&mut self, words: &Placements) -> Done {
        let Some(cards) = &words.stack else {
            return Ok(());
        };
        let round = self.state.round as usize;
        if round > self.state.stacks.len() {
            return wrong("stack", "there is no stack in the last round (S12.5)");
        }
        if cards.len() > 5 {
            return wrong("stack", "a stack has at most 5 cards (S1.13)");
        }
        let before = std::mem::take(&mut self.state.stacks[round - 1]);
        before.iter().for_each(|&card| self.bury(card));
        for &CardName(card) in cards {
            self.take("stack", card)?;
            self.state.stacks[round - 1].push_if_room(card);
        }
        Ok(())
    }
}

/// Missions that are done, and circles that are covered. Both lie in front of somebody.
fn missions(state: &mut Seti, words: &Placements) -> Done {
    let lies = |state: &Seti, card: Card| {
        let mut players = state.players.iter();
        players.any(|player| player.played.has(card))
    };
    for &CardName(card) in &words.completed {
        if !lies(state, card) {
            return wrong("completed", format!("card {card} is `played` by nobody"));
        }
        state.completed.insert(card);
    }
    for (&CardName(card), circles) in &words.covered {
        let place = format!("covered.{card}");
        let data = pack().card(card);
        if data.kind != Kind::Triggered || !lies(state, card) {
            return wrong(
                place,
                format!("card {card} has no circles in front of anybody"),
            );
        }
        let mut bits = 0;
        for &circle in circles {
            if circle == 0 || circle as usize > data.slots.len() {
                let n = data.slots.len();
                return wrong(place, format!("card {card} has circles 1 to {n}"));
            }
            bits |= 1 << (circle - 1);
        }
        state.covered[data.slot_index as usize] = bits;
    }
    // What lies in front of nobody any more is neither done nor covered.
    let done: Vec<Card> = state.completed.iter().collect();
    for card in done {
        if !lies(state, card) {
            state.completed.remove(card);
        }
    }
    Ok(())
}

//! What can be seen on the table.

use super::{Table, card, seat, star};
use orrery_core::plain::List;
use orrery_core::{Game, Refusal};
use orrery_seti::names::Card;
use orrery_seti::state::{Piece, Seti};

impl Table {
    /// Every legal choice.
    pub fn choices(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.s.choices(&mut choices);
        choices.iter().map(ToString::to_string).collect()
    }

    /// The legal choices that are not free actions: those of the decision itself.
    pub fn own_choices(&self) -> Vec<String> {
        let free = [
            "move", "corner", "place", "complete", "deliver", "exchange", "buy",
        ];
        let is_free = |text: &String| free.contains(&text.split(' ').next().unwrap());
        self.choices()
            .into_iter()
            .filter(|text| !is_free(text))
            .collect()
    }

    pub fn refusal(&self, choice: &str) -> Option<Refusal> {
        let choice = choice.parse().expect("a choice");
        self.s.refusal(choice)
    }

    /// Who decides, and what about: `1 turn`.
    pub fn decides(&self) -> String {
        match self.s.decision() {
            Some(decision) => format!("{} {}", decision.seat, decision.about),
            None => "over".to_owned(),
        }
    }

    /// What a player gained and lost since the last [`Table::mark`], for example
    /// `vp+4 credits-1 publicity+1 hand-1`; empty if nothing changed.
    pub fn diff(&self, number: u8) -> String {
        let counts = |s: &Seti| {
            let p = s.player(seat(number));
            let traces: u8 = p.traces.iter().flatten().sum();
            [
                ("vp", i32::from(p.score)),
                ("credits", i32::from(p.credits)),
                ("energy", i32::from(p.energy)),
                ("publicity", i32::from(p.publicity)),
                ("data", i32::from(p.data)),
                ("exofossils", i32::from(p.exofossils)),
                ("hand", p.hand.len() as i32),
                ("tucked", p.tucked.len() as i32),
                ("played", p.played.len() as i32),
                ("pieces", p.pieces.len() as i32),
                ("techs", p.techs.iter().count() as i32),
                ("traces", i32::from(traces)),
            ]
        };
        let changes = counts(&self.before).into_iter().zip(counts(&self.s));
        let changed = changes.filter(|((_, before), (_, after))| before != after);
        let words: Vec<String> = changed
            .map(|((name, before), (_, after))| format!("{name}{:+}", after - before))
            .collect();
        words.join(" ")
    }

    /// The main deck; the top card is the last one.
    pub fn deck(&self) -> &List<Card, 138> {
        &self.s.deck
    }

    /// Where a card lies: `hand 1`, `front 1`, `completed 1`, `tucked 1`, `discard`, `row`, `gone` or `deck`.
    pub fn place(&self, text: &str) -> String {
        let card = card(text);
        let mut places = Vec::new();
        for (n, player) in (1..).zip(self.s.players.iter()) {
            let front = if self.s.completed.has(card) {
                "completed"
            } else {
                "front"
            };
            let sets = [
                ("hand", player.hand),
                (front, player.played),
                ("tucked", player.tucked),
            ];
            let found = sets.into_iter().filter(|(_, set)| set.has(card));
            places.extend(found.map(|(place, _)| format!("{place} {n}")));
        }
        let common = [
            ("discard", self.s.discard.has(card)),
            ("row", self.s.row.contains(&Some(card))),
            ("gone", self.s.gone.has(card)),
            ("deck", self.s.deck.contains(&card)),
        ];
        let found = common.into_iter().filter(|(_, here)| *here);
        places.extend(found.map(|(place, _)| place.to_owned()));
        places.join(", ")
    }

    /// The row, with a dash for an empty place: `110 - 112`.
    pub fn row_now(&self) -> String {
        let place = |place: &Option<Card>| place.map_or("-".to_owned(), |card| card.to_string());
        self.s.row.iter().map(place).collect::<Vec<_>>().join(" ")
    }

    /// The markers in a star's slot, oldest first, as [`Table::signals`] takes them.
    pub fn marks(&self, name: &str) -> String {
        let marks = self.s.sectors[star(name).index()].marks;
        let seats: Vec<String> = marks.iter().map(ToString::to_string).collect();
        seats.join(" ")
    }

    /// The space of each piece of a player, with its sample: `r1s5` or `r1s5:3`.
    pub fn pieces(&self, number: u8) -> Vec<String> {
        let text = |piece: &Piece| match piece.sample {
            Some(sample) => format!("{}:{}", piece.at, u8::from(sample)),
            None => piece.at.to_string(),
        };
        let pieces = self.s.player(seat(number)).pieces;
        pieces.iter().map(text).collect()
    }
}

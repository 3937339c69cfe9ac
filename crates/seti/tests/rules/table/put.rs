//! What can be put on the table: cards, pieces, markers, species.

use super::{Table, card, seat};
use orrery_core::plain::List;
use orrery_seti::names::{Body, Card, Moon, PROJECTS, Side, Space, Species, Star, Tech, Trace};
use orrery_seti::state::{Anomaly, CardSet, Marker, Piece, Sample};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

impl Table {
    /// Puts cards into a hand: `hand(1, "57 et.3")`. Species cards need their species discovered.
    pub fn hand(&mut self, number: u8, text: &str) -> &mut Self {
        for card in cards(text) {
            self.lift(card);
            self.p(number).hand.insert(card);
        }
        self.settle()
    }

    /// Puts missions or gold-box cards in front of a player.
    pub fn played(&mut self, number: u8, text: &str) -> &mut Self {
        for card in cards(text) {
            self.lift(card);
            self.p(number).played.insert(card);
        }
        self.settle()
    }

    /// Tucks cards without paying their income.
    pub fn tucked(&mut self, number: u8, text: &str) -> &mut Self {
        for card in cards(text) {
            self.lift(card);
            self.p(number).tucked.insert(card);
        }
        self.settle()
    }

    /// Sets the row.
    pub fn row(&mut self, text: &str) -> &mut Self {
        for (place, card) in cards(text).into_iter().enumerate() {
            self.lift(card);
            self.s.row[place] = Some(card);
        }
        self.settle()
    }

    /// The next cards of the deck, in the order in which they will be drawn.
    pub fn deck_top(&mut self, text: &str) -> &mut Self {
        let top = cards(text);
        for &card in &top {
            self.lift(card);
        }
        self.rebuild_deck(&top);
        self
    }

    /// Takes a card out of deck, row, stacks, discard pile or species deck.
    fn lift(&mut self, card: Card) {
        let s = &mut self.s;
        s.discard.remove(card);
        for stack in &mut s.stacks {
            if let Some(index) = stack.iter().position(|&one| one == card) {
                stack.remove(index);
            }
        }
        for slot in &mut s.species {
            if slot.face_up == Some(card) {
                slot.face_up = slot.deck.pop();
            }
            if let Some(index) = slot.deck.iter().position(|&one| one == card) {
                slot.deck.remove(index);
            }
        }
        if let Some(place) = s.row.iter().position(|&one| one == Some(card)) {
            let spare = (0..PROJECTS).map(Card::at).rev().find(|&spare| {
                spare != card && s.deck.contains(&spare) && !s.row.contains(&Some(spare))
            });
            s.row[place] = spare;
        }
    }

    fn settle(&mut self) -> &mut Self {
        let deck: Vec<Card> = self.s.deck.iter().rev().copied().collect();
        let mut elsewhere = CardSet::default();
        self.s
            .row
            .iter()
            .flatten()
            .for_each(|&card| elsewhere.insert(card));
        for player in self.s.players.iter() {
            let sets = [player.hand, player.tucked, player.played];
            sets.into_iter()
                .flat_map(CardSet::iter)
                .for_each(|card| elsewhere.insert(card));
        }
        let top: Vec<Card> = deck
            .into_iter()
            .filter(|card| !elsewhere.has(*card))
            .collect();
        self.rebuild_deck(&top);
        self.mark()
    }

    /// Puts a probe on a space.
    pub fn probe(&mut self, number: u8, space: &str) -> &mut Self {
        let at: Space = space.parse().unwrap();
        self.p(number).pieces.push(Piece { at, sample: None });
        self.s.reshuffled = true; // any number: card 9 may have been played (S3.7)
        self.mark()
    }

    /// Puts a capsule on a space; the sample is taken from wherever it is.
    pub fn capsule(&mut self, number: u8, space: &str, sample: u8) -> &mut Self {
        let sample = Sample::number(sample).unwrap();
        for samples in &mut self.s.relics.samples {
            if let Some(index) = samples.iter().position(|&one| one == sample) {
                samples.remove(index);
            }
        }
        let at: Space = space.parse().unwrap();
        self.p(number).pieces.push(Piece {
            at,
            sample: Some(sample),
        });
        self.mark()
    }

    /// Gives technologies; computer tiles go into the leftmost free slot.
    pub fn tech(&mut self, number: u8, text: &str) -> &mut Self {
        for tech in text
            .split_whitespace()
            .map(|tech| tech.parse::<Tech>().unwrap())
        {
            self.s.techs[tech.index()].tiles.remove(0);
            let player = self.p(number);
            player.techs.insert(tech);
            if tech.index() >= 8 {
                let slot = player
                    .computer
                    .tiles
                    .iter()
                    .position(Option::is_none)
                    .unwrap();
                player.computer.tiles[slot] = Some(tech);
            }
        }
        self.mark()
    }

    /// Puts markers into a star's slot, oldest first: `signals("vega", "1 2 1")`.
    pub fn signals(&mut self, star: &str, seats: &str) -> &mut Self {
        let star: Star = star.parse().unwrap();
        let marks = seats
            .split_whitespace()
            .map(|number| seat(number.parse().unwrap()));
        self.s.sectors[star.index()].marks = marks.collect();
        self.mark()
    }

    /// Puts an orbiter at a planet; the first one covers the first-orbiter space.
    pub fn orbiter(&mut self, number: u8, planet: &str) -> &mut Self {
        let body: Body = planet.parse().unwrap();
        let planet = &mut self.s.planets[body.index()];
        planet.orbiters[number as usize - 1] += 1;
        planet.first_orbiter.get_or_insert(Marker::of(seat(number)));
        self.mark()
    }

    /// Puts a lander on a planet (without covering data spaces) or on a moon.
    pub fn lander(&mut self, number: u8, site: &str) -> &mut Self {
        match site.parse::<Moon>() {
            Ok(moon) => self.s.moons[moon.index()][number as usize - 1] += 1,
            Err(()) => {
                let body: Body = site.parse().unwrap();
                self.s.planets[body.index()].landers[number as usize - 1] += 1;
            }
        }
        self.mark()
    }

    /// Marks traces without reward, on overflow spaces: `overflow(1, "left", "pink", 2)`.
    pub fn overflow(&mut self, number: u8, side: &str, color: &str, n: u8) -> &mut Self {
        let side: Side = side.parse().unwrap();
        let color: Trace = color.parse().unwrap();
        self.s.species[side.index()].overflow[color.index()][number as usize - 1] += n;
        self.p(number).traces[side.index()][color.index()] += n;
        self.mark()
    }

    /// Sets the score; the points are booked as starting points.
    pub fn score(&mut self, number: u8, score: u16) -> &mut Self {
        let player = self.p(number);
        player.score = score;
        player.points = Default::default();
        player.points[0] = score as i16;
        self.s.facts.scored |= 1 << seat(number).index(); // or milestones would have to be resolved
        self.mark()
    }

    /// Brings a species into play without rewards: neutral markers on its discovery spaces, its deck in
    /// ascending order (lowest on top, the lowest face up), samples 1 2 3 on Jupiter, 4 5 6 on Saturn and 7
    /// delivered, anomalies pink/orange/blue (first side) in Earth's sector, 3 clockwise, 3
    /// counter-clockwise; Exertian milestones as by S18.4 and no Exertian cards dealt (they are in the deck).
    pub fn discover(&mut self, side: &str) -> &mut Self {
        let side: Side = side.parse().unwrap();
        let earth = self.s.space_of(Body::Earth).sector();
        let slot = &mut self.s.species[side.index()];
        slot.discovery = [Some(Marker::Neutral); 3];
        slot.discovered = true;
        let first = 1 + 10 * slot.species.index() as u8;
        let n = if slot.species == Species::Exertians {
            15
        } else {
            10
        };
        let deck = (first..first + n).rev().filter_map(Card::species);
        slot.deck = deck.collect();
        let relics = &mut self.s.relics;
        match slot.species {
            Species::Mascamites => {
                let sample = |n: u8| Sample::number(n).unwrap();
                relics.samples =
                    [[1, 2, 3], [4, 5, 6]].map(|n| n.map(sample).into_iter().collect());
                relics.delivered = [sample(7)].into_iter().collect();
            }
            Species::Anomalies => {
                use Trace::{Blue, Orange, Pink};
                let tokens = [(Pink, 0), (Orange, 3), (Blue, 5)];
                relics.anomalies = tokens
                    .map(|(color, away)| Anomaly {
                        sector: (earth + away) % 8,
                        color,
                        side: 0,
                    })
                    .into_iter()
                    .collect();
            }
            Species::Oumuamua => {}
            Species::Centaurians => {
                self.s
                    .players
                    .iter_mut()
                    .for_each(|player| player.message = player.score + 15);
            }
            Species::Exertians => {
                let leader = self
                    .s
                    .players
                    .iter()
                    .map(|player| player.score)
                    .max()
                    .unwrap();
                relics.exertian_milestones = [leader + 20, leader + 40];
            }
        }
        let slot = &mut self.s.species[side.index()];
        if slot.species != Species::Exertians {
            slot.face_up = slot.deck.pop();
        }
        self.mark()
    }

    /// Goes to round 5: the end-of-round stacks are gone.
    pub fn last_round(&mut self) -> &mut Self {
        self.s.round = 5;
        self.s.stacks = [List::new(); 4];
        self.settle()
    }

    /// Puts a player's marker on a discovery space without reward: `found(1, "left", "pink")`.
    pub fn found(&mut self, number: u8, side: &str, color: &str) -> &mut Self {
        let side = side.parse::<Side>().unwrap().index();
        let color = color.parse::<Trace>().unwrap().index();
        self.s.species[side].discovery[color] = Some(Marker::of(seat(number)));
        self.p(number).traces[side][color] += 1;
        self.mark()
    }

    /// Gold and neutral milestones are behind everybody, so that any score is quiet.
    pub fn no_milestones(&mut self) -> &mut Self {
        for player in self.s.players.iter_mut() {
            (player.gold_done, player.neutral_done) = ([true; 3], [true; 2]);
        }
        self.mark()
    }

    /// Marks spaces of a species board without reward: `on_board(1, "left", "pink", &[1, 2])`.
    pub fn on_board(&mut self, number: u8, side: &str, color: &str, rows: &[usize]) -> &mut Self {
        let side = side.parse::<Side>().unwrap().index();
        let color = color.parse::<Trace>().unwrap().index();
        for row in rows {
            self.s.species[side].board[color][row - 1] = Some(Marker::of(seat(number)));
            self.p(number).traces[side][color] += 1;
        }
        self.mark()
    }

    /// The rival's action deck holds these cards, the next one first; the reserve holds none of them.
    pub fn rival_deck(&mut self, cards: &[u8]) -> &mut Self {
        let rival = &mut self.s.rival;
        rival.deck = cards.iter().rev().copied().collect();
        let reserve = rival.reserve;
        let others = reserve.iter().filter(|card| !cards.contains(card));
        rival.reserve = others.copied().collect();
        self.mark()
    }
}

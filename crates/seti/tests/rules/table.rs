//! A prepared position and short words to change, play and check it.
//!
//! [`Table::new`] gives a quiet position: seat 1 is on turn in round 1; discs stand as in the reference
//! picture of `data/seti/solar_system.json` (Earth r1s5, Mercury r1s1, Venus r1s3, Mars r2s2, Jupiter
//! r3s3, Saturn r3s7, Uranus r4s0, Neptune r4s3; asteroids r1s7 r2s4 r2s6 r2s7 r3s1; comets r2s0 r2s1
//! r4s5 r4s7), disc 1 turns next; stars by sector 0 to 7: vega, sirius-a, barnards-star, kepler-22,
//! proxima-centauri, 61-virginis, beta-pictoris, procyon; gold tiles with side A; left species
//! Mascamites, right Anomalies, both undiscovered; every technology stack shows bonus `points` first, then
//! publicity, energy, card. Everybody has 10 credits, 10 energy, 5 publicity, 0 points, no cards, no
//! pieces. The row is 110 (red), 108 (black), 112 (yellow); the end-of-round stacks hold the highest
//! numbers; the deck holds the other cards in ascending order, lowest on top.

use orrery_core::plain::List;
use orrery_core::{Game, Refusal, Seat, Told};
use orrery_seti::names::{Card, PROJECTS, Side, Space, Species, Tech};
use orrery_seti::state::{CardSet, Marker, Piece, Player, Sample, Seti};
use orrery_seti::{Choice, Event, Options};

#[derive(Clone)]
pub struct Table {
    pub s: Seti,
    before: Seti,
    /// Everything that happened since the last [`Table::mark`].
    pub events: Vec<Told<Event>>,
}

pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace()
        .map(|card| card.parse().unwrap())
        .collect()
}

impl Table {
    pub fn new(players: u8) -> Self {
        Self::with_species(players, Species::Mascamites, Species::Anomalies)
    }

    /// A quiet solo position as [`Table::new`]: seat 1 is the human, index 1 of `s.players` the rival.
    /// The rival's action deck is S.1 to S.4 with S.1 on top, the reserve gives S.5 first; objectives are
    /// dealt by the difficulty, and none is marked.
    pub fn solo(level: u8) -> Self {
        Self::start(1, Some(level), Species::Mascamites, Species::Anomalies)
    }

    /// As [`Table::solo`] with other species.
    pub fn solo_with(level: u8, left: Species, right: Species) -> Self {
        Self::start(1, Some(level), left, right)
    }

    pub fn with_species(players: u8, left: Species, right: Species) -> Self {
        Self::start(players, None, left, right)
    }

    fn start(players: u8, solo: Option<u8>, left: Species, right: Species) -> Self {
        let options = Options {
            players,
            solo,
            species: Some([left, right]),
            discs: Some([0, 0, 0]),
            tiles: Some("ABCD".to_owned()),
            gold: Some("AAAA".to_owned()),
            first: Some(seat(1)),
        };
        let mut s = Seti::new(&options, 1).unwrap();
        for _ in 0..players {
            let mut choices = Vec::new();
            s.choices(&mut choices);
            s.play(choices[0], &mut Vec::new()).unwrap();
        }
        for player in s.players.iter_mut() {
            *player = Player {
                credits: 10,
                energy: 10,
                publicity: 5,
                ..Player::default()
            };
        }
        if solo.is_some() {
            s.players[1] = Player {
                publicity: 4,
                ..Player::default()
            };
            s.rival.deck = [4, 3, 2, 1].into_iter().collect();
            s.rival.reserve = (5..=14).rev().collect();
        }
        for stack in &mut s.techs {
            stack.tiles = [3, 2, 1, 0].into_iter().collect();
        }
        s.discard = CardSet::default();
        s.row = ["110", "108", "112"].map(|card| Some(card.parse().unwrap()));
        let mut table = Self {
            s,
            before: s,
            events: Vec::new(),
        };
        for round in 0..4 {
            let n = table.s.stacks[round].len();
            table.s.stacks[round].clear();
            let from = 138 - 5 * (round + 1);
            table.s.stacks[round] = (from..from + n).map(Card::at).collect();
        }
        table.rebuild_deck(&[]);
        table.mark();
        table
    }

    /// Puts every project card that is nowhere else into the deck, `top` first.
    fn rebuild_deck(&mut self, top: &[Card]) {
        let s = &mut self.s;
        let mut placed = s.discard;
        s.row.iter().flatten().for_each(|&card| placed.insert(card));
        s.stacks
            .iter()
            .flat_map(|stack| stack.iter())
            .for_each(|&card| placed.insert(card));
        s.in_play
            .card
            .into_iter()
            .for_each(|card| placed.insert(card));
        for player in s.players.iter() {
            let sets = [player.hand, player.tucked, player.played];
            sets.into_iter()
                .flat_map(CardSet::iter)
                .for_each(|card| placed.insert(card));
        }
        top.iter()
            .for_each(|&card| assert!(!placed.has(card), "card {card} is not in the deck"));
        let rest = (0..PROJECTS)
            .map(Card::at)
            .filter(|card| !placed.has(*card));
        let rest: Vec<Card> = rest.filter(|card| !top.contains(card)).collect();
        s.deck = rest
            .into_iter()
            .rev()
            .chain(top.iter().rev().copied())
            .collect();
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

    pub fn p(&mut self, number: u8) -> &mut Player {
        self.s.player_mut(seat(number))
    }

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
        let star: orrery_seti::names::Star = star.parse().unwrap();
        let marks = seats
            .split_whitespace()
            .map(|number| seat(number.parse().unwrap()));
        self.s.sectors[star.index()].marks = marks.collect();
        self.mark()
    }

    /// Puts an orbiter at a planet; the first one covers the first-orbiter space.
    pub fn orbiter(&mut self, number: u8, planet: &str) -> &mut Self {
        let body: orrery_seti::names::Body = planet.parse().unwrap();
        let planet = &mut self.s.planets[body.index()];
        planet.orbiters[number as usize - 1] += 1;
        planet.first_orbiter.get_or_insert(Marker::of(seat(number)));
        self.mark()
    }

    /// Puts a lander on a planet (without covering data spaces) or on a moon.
    pub fn lander(&mut self, number: u8, site: &str) -> &mut Self {
        match site.parse::<orrery_seti::names::Moon>() {
            Ok(moon) => self.s.moons[moon.index()][number as usize - 1] += 1,
            Err(()) => {
                let body: orrery_seti::names::Body = site.parse().unwrap();
                self.s.planets[body.index()].landers[number as usize - 1] += 1;
            }
        }
        self.mark()
    }

    /// Marks traces without reward, on overflow spaces: `overflow(1, "left", "pink", 2)`.
    pub fn overflow(&mut self, number: u8, side: &str, color: &str, n: u8) -> &mut Self {
        let side: Side = side.parse().unwrap();
        let color: orrery_seti::names::Trace = color.parse().unwrap();
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
        self.mark()
    }

    /// Brings a species into play without rewards: neutral markers on its discovery spaces, its deck in
    /// ascending order (lowest on top, the lowest face up), samples 1 2 3 on Jupiter, 4 5 6 on Saturn and 7
    /// delivered, anomalies pink/orange/blue (first side) in Earth's sector, 3 clockwise, 3
    /// counter-clockwise; Exertian milestones as by S18.4 and no Exertian cards dealt (they are in the deck).
    pub fn discover(&mut self, side: &str) -> &mut Self {
        let side: Side = side.parse().unwrap();
        let earth = self.s.space_of(orrery_seti::names::Body::Earth).sector();
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
                use orrery_seti::names::Trace::{Blue, Orange, Pink};
                let tokens = [(Pink, 0), (Orange, 3), (Blue, 5)];
                relics.anomalies = tokens
                    .map(|(color, away)| orrery_seti::state::Anomaly {
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

    /// Starts counting for [`Table::diff`] and [`Table::events`] from here.
    pub fn mark(&mut self) -> &mut Self {
        self.before = self.s;
        self.events.clear();
        self
    }

    /// Plays choices for whoever decides, separated by semicolons: `play("launch; end")`.
    #[track_caller]
    pub fn play(&mut self, choices: &str) -> &mut Self {
        if let Err(problem) = self.s.validate() {
            panic!("the prepared position is impossible: {problem}");
        }
        for text in choices.split(';').map(str::trim) {
            let choice: Choice = text
                .parse()
                .unwrap_or_else(|()| panic!("`{text}` is no choice"));
            if let Err(illegal) = self.s.play(choice, &mut self.events) {
                panic!(
                    "{illegal}\n{} may choose: {}",
                    self.decides(),
                    self.choices().join("; ")
                );
            }
            if let Err(problem) = self.s.validate() {
                panic!("impossible after `{text}`: {problem}");
            }
        }
        self
    }

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

    #[track_caller]
    pub fn legal(&mut self, choices: &str) -> &mut Self {
        let all = self.choices();
        for text in choices.split(';').map(str::trim) {
            assert!(
                all.iter().any(|one| one == text),
                "`{text}` is not in: {}",
                all.join("; ")
            );
        }
        self
    }

    #[track_caller]
    pub fn illegal(&mut self, choices: &str) -> &mut Self {
        let all = self.choices();
        for text in choices.split(';').map(str::trim) {
            assert!(text.parse::<Choice>().is_ok(), "`{text}` is no choice");
            assert!(!all.iter().any(|one| one == text), "`{text}` is legal");
        }
        self
    }

    /// The choice is not possible, and this rule says so.
    #[track_caller]
    pub fn refused(&mut self, choice: &str, rule: &str) -> &mut Self {
        self.illegal(choice);
        let refusal = self.refusal(choice);
        let rules = refusal
            .as_ref()
            .map(|refusal| refusal.rules.clone())
            .unwrap_or_default();
        assert!(
            rules.contains(&rule),
            "`{choice}` is refused by {rules:?}, not by {rule}"
        );
        self
    }

    pub fn refusal(&self, choice: &str) -> Option<Refusal> {
        let covering = self
            .s
            .refusals()
            .into_iter()
            .filter(|refusal| refusal.covers(choice));
        covering.max_by_key(|refusal| refusal.what.len())
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

    /// Ends this turn and lets everybody else pass, so that the same seat is on turn again.
    pub fn next_own_turn(&mut self) -> &mut Self {
        let me = self.s.turn;
        self.play("end");
        while self.s.turn != me {
            let mut choices = Vec::new();
            self.s.choices(&mut choices);
            let choice = if choices.contains(&Choice::Pass) {
                Choice::Pass
            } else {
                choices[0]
            };
            self.s.play(choice, &mut self.events).unwrap();
        }
        self.mark()
    }

    /// The main deck; the top card is the last one.
    pub fn deck(&self) -> &List<Card, 138> {
        &self.s.deck
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
        let color = color.parse::<orrery_seti::names::Trace>().unwrap().index();
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

    /// Two players discover the left species in three turns: seat 1 marks pink (card 75), seat 2 blue
    /// (analysing), seat 1 orange (landing on Mars). Seat 1 gains 17 points, seat 2 gains 5.
    pub fn discover_by_play(&mut self) -> &mut Self {
        self.hand(1, "75").probe(1, "r2s2");
        self.p(2).computer.upper = 6;
        self.mark().play("play 75; trace pink left discovery; end");
        self.play("analyse; trace blue left discovery; end");
        self.play("land mars; trace orange left discovery; space 1; end")
    }
}

#[test]
fn the_prepared_position_is_possible() {
    for players in 2..=4 {
        let mut table = Table::new(players);
        assert_eq!(table.s.validate(), Ok(()));
        assert_eq!(table.decides(), "1 turn");
        table
            .hand(1, "110 57 5")
            .probe(2, "r3s3")
            .tech(1, "probe-1 computer-2");
        table
            .signals("vega", "1 2")
            .deck_top("9 8 7")
            .discover("left")
            .discover("right");
        table.hand(1, "et.3 et.11");
        assert_eq!(table.s.validate(), Ok(()));
        assert_eq!(table.diff(1), "");
    }
}

#[test]
fn launching_costs_two_credits() {
    let mut table = Table::new(2);
    table.play("launch");
    assert_eq!(table.diff(1), "credits-2 pieces+1");
    table.play("end");
    assert_eq!(table.decides(), "2 turn");
}

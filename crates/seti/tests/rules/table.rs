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

mod look;
mod put;

use orrery_core::{Game, Seat, Told};
use orrery_seti::names::{Card, PROJECTS, Species, Star};
use orrery_seti::state::{CardSet, Player, Seti};
use orrery_seti::{Choice, Event, Options};

pub const PROBES: &str = "probe-1 probe-2 probe-3 probe-4";
pub const TELESCOPES: &str = "telescope-1 telescope-2 telescope-3 telescope-4";
pub const COMPUTERS: &str = "computer-1 computer-2 computer-3 computer-4";

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

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub fn star(name: &str) -> Star {
    name.parse().unwrap()
}

/// Every order of these steps.
pub fn orders(steps: &[&'static str]) -> Vec<Vec<&'static str>> {
    if steps.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in steps.iter().enumerate() {
        let rest: Vec<&str> = [&steps[..index], &steps[index + 1..]].concat();
        all.extend(
            orders(&rest)
                .into_iter()
                .map(|rest| [vec![first], rest].concat()),
        );
    }
    all
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

    /// This species is discovered on the left; on the right are the Anomalies, undiscovered.
    pub fn with_left(players: u8, left: Species) -> Self {
        let mut table = Self::with_species(players, left, Species::Anomalies);
        table.discover("left");
        table
    }

    /// For two, Mascamites on the left and Anomalies on the right, both discovered.
    pub fn met() -> Self {
        let mut table = Self::with_left(2, Species::Mascamites);
        table.discover("right");
        table
    }

    /// For two, with these cards in the hand of seat 1.
    pub fn holding(hand: &str) -> Self {
        let mut table = Self::new(2);
        table.hand(1, hand);
        table
    }

    /// For two, with probes of seat 1 on these spaces.
    pub fn probing(spaces: &str) -> Self {
        let mut table = Self::new(2);
        spaces.split_whitespace().for_each(|space| {
            table.probe(1, space);
        });
        table
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

    pub fn p(&mut self, number: u8) -> &mut Player {
        self.s.player_mut(seat(number))
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

    /// Ends this turn and lets everybody else pass, so that the same seat is on turn again.
    pub fn next_own_turn(&mut self) -> &mut Self {
        let me = self.s.active;
        self.play("end");
        while self.s.active != me {
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

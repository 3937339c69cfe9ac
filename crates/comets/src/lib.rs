//! Comets: a tiny card game that shows how a game is written for Orrery.
//!
//! The rules are in `docs/rules/comets.md`; their ids are cited where they are enforced. The
//! conformance kit is proved on this game and on deliberately broken variants of it.

use orrery_core::arrange::seated;
use orrery_core::plain::{Bits, List};
use orrery_core::{
    Arrange, Audience, Beat, Catalog, CatalogItem, CatalogSection, Chronicle, Decision, Deed, Game,
    Info, Kind, MAX_SEATS, Misplaced, Named, OptionInfo, OptionKind, OptionsError, Outcome, POINTS,
    Panel, Part, Phrase, Refusal, Rng, Seat, Side, SideName, Sink, Speak, Thing, Viewer, Weight,
    Word, Words, read_words,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

const COMETS: usize = 12;
const HAND_LIMIT: usize = 3; // C2.2
const FUEL_LIMIT: u8 = 3; // C2.5

/// One printed comet.
#[derive(Deserialize)]
struct Comet {
    id: String,
    name: String,
    brightness: u8,
}

static DATA: LazyLock<Vec<Comet>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../data/comets/comets.json"))
        .expect("the embedded data file is valid")
});

fn brightness(comet: u8) -> u8 {
    DATA[comet as usize].brightness
}

/// C2.4
fn cost(comet: u8) -> u8 {
    brightness(comet).saturating_sub(2)
}

/// The reason of a refusal, in words.
fn why(key: &str) -> Phrase {
    Phrase::new(format!("why-comets-{key}"))
}

/// How a game of Comets is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 2 to 4.
    pub players: u8,
    /// 1 to 9.
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 2,
            rounds: 4,
        }
    }
}

/// What a player can do. Comets are numbered 1 to 12 in text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Choice {
    /// C2.2
    Observe,
    /// C2.4
    Chase(u8),
    /// C2.5
    Rest,
    /// C2.6
    Drop(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Observe => write!(f, "observe"),
            Self::Chase(comet) => write!(f, "chase {}", comet + 1),
            Self::Rest => write!(f, "rest"),
            Self::Drop(comet) => write!(f, "drop {}", comet + 1),
        }
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let comet = |number: &str| match number.parse::<u8>() {
            Ok(n @ 1..=12) if n.to_string() == number => Ok(n - 1),
            _ => Err(()),
        };
        match text.split_once(' ') {
            None if text == "observe" => Ok(Self::Observe),
            None if text == "rest" => Ok(Self::Rest),
            Some(("chase", number)) => comet(number).map(Self::Chase),
            Some(("drop", number)) => comet(number).map(Self::Drop),
            _ => Err(()),
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Event {
    Round { round: u8 },
    Turn { seat: Seat },
    Observed { seat: Seat, comet: Option<u8> },
    Chased { seat: Seat, comet: u8, points: u8 },
    Rested { seat: Seat },
    Dropped { seat: Seat, comet: u8 },
    Shuffled,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Comets in hand, numbered from 0.
    pub hand: Bits<1>,
    /// Fuel, 0 to 3.
    pub fuel: u8,
    /// Points so far.
    pub score: u16,
}

/// A game of Comets in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comets {
    players: List<Player, 4>,
    /// The top comet is the last one.
    deck: List<u8, COMETS>,
    pile: Bits<1>,
    aside: u8,
    rounds: u8,
    round: u8,
    first: Seat,
    turn: Seat,
    /// C2.6: this player must drop a comet before the turn passes on.
    dazzled: Option<Seat>,
    rng: Rng,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub players: Vec<PlayerView>,
    pub deck: usize,
    pub pile: Bits<1>,
    pub rounds: u8,
    pub round: u8,
    pub turn: Seat,
    pub dazzled: Option<Seat>,
}

/// What one viewer may know of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Only for the player's own eyes.
    pub hand: Option<Bits<1>>,
    pub cards: usize,
    pub fuel: u8,
    pub score: u16,
}

impl Comets {
    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// C2.3
    fn can_observe(&self) -> bool {
        !self.deck.is_empty() || !self.pile.is_empty()
    }

    fn observe(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if self.deck.is_empty() {
            self.deck = self.pile.iter().map(|comet| comet as u8).collect();
            self.pile = Bits::EMPTY;
            self.rng.shuffle(&mut self.deck);
            events.tell(Audience::All, || Event::Shuffled);
        }
        if let Some(comet) = self.deck.pop() {
            self.player(seat).hand.insert(comet as usize);
            events.tell(Audience::Only(seat), || Event::Observed {
                seat,
                comet: Some(comet),
            });
            events.tell(Audience::Except(seat), || Event::Observed {
                seat,
                comet: None,
            });
        }
    }

    fn chase(&mut self, seat: Seat, comet: u8, events: &mut impl Sink<Event>) {
        let player = self.player(seat);
        player.hand.remove(comet as usize);
        player.fuel -= cost(comet);
        player.score += u16::from(brightness(comet));
        self.pile.insert(comet as usize);
        events.tell(Audience::All, || Event::Chased {
            seat,
            comet,
            points: brightness(comet),
        });
        let next = seat.next(self.players.len());
        if brightness(comet) == 5 && !self.players[next.index()].hand.is_empty() {
            self.dazzled = Some(next); // C2.6
        }
    }

    /// C2.1: the turn passes clockwise.
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.turn = self.turn.next(self.players.len());
        if self.turn == self.first {
            self.round += 1; // C3.1
            if self.round > self.rounds {
                return;
            }
            events.tell(Audience::All, || Event::Round { round: self.round });
        }
        events.tell_turn(|| Event::Turn { seat: self.turn });
    }
}

impl Game for Comets {
    const INFO: Info = Info {
        id: "comets",
        rules_version: 1,
        players: (2, 4),
        demo: true,
        options: &[OptionInfo {
            key: "rounds",
            players: (2, 4),
            kind: OptionKind::Number(1, 9),
        }],
        rules: include_str!("../../../docs/rules/comets.md"),
        catalog,
        pack: None,
    };
    type Options = Options;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    fn new(options: &Options, seed: u64) -> Result<Self, OptionsError> {
        OptionsError::check_players(&Self::INFO, options.players)?; // C1.1
        if !(1..=9).contains(&options.rounds) {
            return Err(OptionsError::new("rounds", "must be 1 to 9")); // C3.1
        }
        let mut rng = Rng::new(seed);
        let mut deck: List<u8, COMETS> = (0..COMETS as u8).collect();
        rng.shuffle(&mut deck);
        let first = Seat::new(rng.below(options.players as usize)).unwrap_or_default(); // C1.3
        let mut take = || deck.pop().unwrap_or_default();
        let aside = take(); // C1.2
        let players = (0..options.players)
            .map(|_| Player {
                hand: [take(), take()].map(usize::from).into_iter().collect(),
                fuel: 1, // C1.3
                score: 0,
            })
            .collect();
        let (rounds, pile) = (options.rounds, Bits::EMPTY);
        Ok(Self {
            players,
            deck,
            pile,
            aside,
            rounds,
            round: 1,
            first,
            turn: first,
            dazzled: None,
            rng,
        })
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn decision(&self) -> Option<Decision> {
        if self.round > self.rounds {
            return None;
        }
        Some(match self.dazzled {
            Some(seat) => Decision {
                seat,
                about: "dazzled",
            },
            None => Decision {
                seat: self.turn,
                about: "turn",
            },
        })
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        let Some(decision) = self.decision() else {
            return;
        };
        let player = &self.players[decision.seat.index()];
        let hand = player.hand.iter().map(|comet| comet as u8);
        if self.dazzled.is_some() {
            out.extend(hand.map(Choice::Drop));
            return;
        }
        if player.hand.len() < HAND_LIMIT && self.can_observe() {
            out.push(Choice::Observe);
        }
        out.extend(
            hand.filter(|&comet| cost(comet) <= player.fuel)
                .map(Choice::Chase),
        );
        out.push(Choice::Rest);
    }

    fn apply(&mut self, choice: Choice, events: &mut impl Sink<Event>) {
        let Some(Decision { seat, .. }) = self.decision() else {
            return;
        };
        match choice {
            Choice::Observe => self.observe(seat, events),
            Choice::Chase(comet) => self.chase(seat, comet, events),
            Choice::Rest => {
                let player = self.player(seat);
                player.fuel = FUEL_LIMIT.min(player.fuel + 1);
                events.tell(Audience::All, || Event::Rested { seat });
            }
            Choice::Drop(comet) => {
                self.player(seat).hand.remove(comet as usize);
                self.pile.insert(comet as usize);
                self.dazzled = None;
                events.tell(Audience::All, || Event::Dropped { seat, comet });
            }
        }
        if self.dazzled.is_none() {
            self.end_turn(events);
        }
    }

    fn refusals(&self) -> Vec<Refusal> {
        let Some(decision) = self.decision() else {
            return Vec::new();
        };
        if self.dazzled.is_some() {
            return ["observe", "chase", "rest"]
                .map(|what| Refusal::new(what, &["C2.6"]).because(why("dazzled")))
                .into();
        }
        let player = &self.players[decision.seat.index()];
        let mut refusals = vec![Refusal::new("drop", &["C2.6"]).because(why("undazzled"))];
        refusals.extend(self.refusal(Choice::Observe));
        let held = player.hand.iter().map(|comet| Choice::Chase(comet as u8));
        refusals.extend(held.filter_map(|chase| self.refusal(chase)));
        refusals
    }

    fn refusal(&self, choice: Choice) -> Option<Refusal> {
        let player = &self.players[self.decision()?.seat.index()];
        let refused = |rule, key| Some(Refusal::new(choice.to_string(), &[rule]).because(why(key)));
        match choice {
            Choice::Drop(comet) if self.dazzled.is_some() => {
                let held = player.hand.has(comet as usize);
                if held {
                    None
                } else {
                    refused("C2.6", "not-held")
                }
            }
            Choice::Drop(_) => refused("C2.6", "undazzled"),
            _ if self.dazzled.is_some() => refused("C2.6", "dazzled"),
            Choice::Observe if player.hand.len() >= HAND_LIMIT => refused("C2.2", "hand-full"),
            Choice::Observe if !self.can_observe() => refused("C2.3", "no-comets"),
            Choice::Chase(comet) if !player.hand.has(comet as usize) => refused("C2.4", "not-held"),
            Choice::Chase(comet) if cost(comet) > player.fuel => {
                let refusal = Refusal::new(choice.to_string(), &["C2.4"]);
                Some(refusal.lacking("fuel", cost(comet).into(), player.fuel.into()))
            }
            Choice::Observe | Choice::Chase(_) | Choice::Rest => None,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let players = Seat::first(self.players.len()).zip(self.players.iter());
        View {
            players: players
                .map(|(seat, player)| PlayerView {
                    hand: viewer.is(seat).then_some(player.hand),
                    cards: player.hand.len(),
                    fuel: player.fuel,
                    score: player.score,
                })
                .collect(),
            deck: self.deck.len(),
            pile: self.pile,
            rounds: self.rounds,
            round: self.round,
            turn: self.turn,
            dazzled: self.dazzled,
        }
    }

    fn secrets(&self, viewer: Viewer) -> Vec<String> {
        let others = Seat::first(self.players.len()).filter(|&seat| !viewer.is(seat));
        others
            .map(|seat| format!("/players/{}/hand", seat.index()))
            .chain(["/deck", "/aside", "/rng"].map(str::to_owned))
            .collect()
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Self {
        let mut state = *self;
        let mut rng = Rng::new(seed);
        let mut known = self.pile;
        for (seat, player) in Seat::first(self.players.len()).zip(self.players.iter()) {
            if viewer.is(seat) {
                known = known.or(player.hand);
            }
        }
        let unknown = Bits::<1>::below(COMETS).minus(known);
        let mut cards: List<u8, COMETS> = unknown.iter().map(|comet| comet as u8).collect();
        rng.shuffle(&mut cards);
        let mut take = || cards.pop().unwrap_or_default();
        state.aside = take();
        for (seat, player) in Seat::first(self.players.len()).zip(state.players.iter_mut()) {
            if !viewer.is(seat) {
                player.hand = (0..player.hand.len()).map(|_| take() as usize).collect();
            }
        }
        state.deck.iter_mut().for_each(|comet| *comet = take());
        state.rng = rng;
        state
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.decision().is_some() {
            return None;
        }
        let best = self.players.iter().map(|player| player.score).max()?;
        let sides = Seat::first(self.players.len()).zip(self.players.iter());
        Some(Outcome {
            sides: sides
                .map(|(seat, player)| Side {
                    name: SideName::Seat(seat),
                    score: i32::from(player.score),
                    won: player.score == best, // C3.2
                    breakdown: vec![("comets".to_owned(), i32::from(player.score))],
                })
                .collect(),
        })
    }

    fn standing(&self) -> Vec<Vec<i32>> {
        let scores = self.players.iter();
        scores.map(|player| vec![i32::from(player.score)]).collect()
    }

    fn validate(&self) -> Result<(), String> {
        let seats = self.players.len();
        if !(2..=4).contains(&seats) {
            return Err(format!("{seats} players; C1.1 wants 2 to 4"));
        }
        for comet in 0..COMETS {
            let places = self.places(comet);
            if places.len() != 1 {
                let places = orrery_core::arrange::places(&places);
                return Err(format!("comet {comet} {places} (C1.2)"));
            }
        }
        let mut known = self.deck.iter().chain([&self.aside]);
        let hands = self.players.iter().map(|player| &player.hand);
        let mut held = hands.chain([&self.pile]).flat_map(|set| set.iter());
        if known.any(|&comet| comet as usize >= COMETS) || held.any(|comet| comet >= COMETS) {
            return Err("comets are 0 to 11 (C1.2)".to_owned());
        }
        for (seat, player) in Seat::first(seats).zip(self.players.iter()) {
            if player.hand.len() > HAND_LIMIT {
                return Err(format!("seat {seat} holds more than 3 comets (C2.2)"));
            }
            if player.fuel > FUEL_LIMIT {
                return Err(format!("seat {seat} has more than 3 fuel (C2.5)"));
            }
            let turns = u16::from(self.round.min(self.rounds));
            if player.score > 5 * turns {
                return Err(format!("seat {seat} has more than 5 points a turn (C2.4)"));
            }
        }
        if !(1..=9).contains(&self.rounds) || self.round == 0 || self.round > self.rounds + 1 {
            return Err("round and rounds do not fit (C3.1)".to_owned());
        }
        if self.turn.index() >= seats || self.first.index() >= seats {
            return Err("no such seat".to_owned());
        }
        match self.dazzled {
            Some(seat) if seat != self.turn.next(seats) => {
                Err("only the next player can be dazzled (C2.6)".to_owned())
            }
            Some(seat) if self.players[seat.index()].hand.is_empty() => {
                Err("a player without comets cannot be dazzled (C2.6)".to_owned())
            }
            _ => Ok(()),
        }
    }
}

/// What people place (`docs/scenarios.md`). Comets are numbered from 1 here, as in choices.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Placements {
    round: Option<u8>,
    turn: Option<Seat>,
    fuel: BTreeMap<Seat, u8>,
    score: BTreeMap<Seat, u16>,
    hand: BTreeMap<Seat, Vec<u8>>,
    pile: Option<Vec<u8>>,
    /// The next comets, in the order in which they are drawn.
    deck: Option<Vec<u8>>,
}

impl Arrange for Comets {
    fn named(&self) -> Vec<Named> {
        vec![Named::seats("/players")]
    }

    fn arrange(&mut self, words: &Words) -> Result<Option<Seat>, Misplaced> {
        let words: Placements = read_words(words)?;
        if let Some(round) = words.round {
            (self.round, self.dazzled) = (round, None);
        }
        if let Some(turn) = words.turn {
            (self.turn, self.dazzled) = (turn, None);
        }
        for (seat, fuel) in words.fuel {
            self.seated("fuel", seat)?.fuel = fuel;
        }
        for (seat, score) in words.score {
            self.seated("score", seat)?.score = score;
        }
        let mut placed = Bits::EMPTY;
        for (seat, comets) in words.hand {
            let place = format!("hand.{seat}");
            let before = std::mem::take(&mut self.seated("hand", seat)?.hand);
            before.iter().for_each(|comet| self.bury(comet as u8));
            for comet in comets {
                let comet = self.take(&place, comet, &mut placed)?;
                self.player(seat).hand.insert(comet);
            }
        }
        if let Some(comets) = words.pile {
            let before = std::mem::take(&mut self.pile);
            before.iter().for_each(|comet| self.bury(comet as u8));
            for comet in comets {
                let comet = self.take("pile", comet, &mut placed)?;
                self.pile.insert(comet);
            }
        }
        for comet in words.deck.into_iter().flatten().rev() {
            let comet = self.take("deck", comet, &mut placed)?;
            self.deck.push_if_room(comet as u8);
        }
        Ok(None)
    }
}

impl Comets {
    fn seated(&mut self, word: &str, seat: Seat) -> Result<&mut Player, Misplaced> {
        let seat = seated(format!("{word}.{seat}"), seat, self.players.len())?;
        Ok(self.player(seat))
    }

    /// Under the deck.
    fn bury(&mut self, comet: u8) {
        self.deck.insert(0, comet);
    }

    /// Takes a comet from wherever it is; a hand and what is set aside get another one instead.
    fn take(&mut self, place: &str, number: u8, placed: &mut Bits<1>) -> Result<usize, Misplaced> {
        let wrong = |problem: String| Err(Misplaced::new(place, problem));
        let Some(comet) = number.checked_sub(1).filter(|&comet| comet < COMETS as u8) else {
            return wrong(format!(
                "there is no comet {number}; they are 1 to {COMETS}"
            ));
        };
        if placed.has(comet as usize) {
            return wrong(format!("comet {number} is placed twice"));
        }
        placed.insert(comet as usize);
        self.pile.remove(comet as usize);
        if let Some(at) = self.deck.iter().position(|&one| one == comet) {
            self.deck.remove(at);
            return Ok(comet as usize);
        }
        // The one that makes up for it must not be one that has its place.
        let free = self.deck.iter().rposition(|&one| !placed.has(one as usize));
        let other = free.map(|at| self.deck.remove(at));
        for player in self.players.iter_mut() {
            if player.hand.has(comet as usize) {
                player.hand.remove(comet as usize);
                other
                    .into_iter()
                    .for_each(|other| player.hand.insert(other as usize));
                return Ok(comet as usize);
            }
        }
        if self.aside == comet {
            self.aside = other.unwrap_or(comet);
        } else {
            other.into_iter().for_each(|other| self.bury(other));
        }
        Ok(comet as usize)
    }

    /// Where a comet is, counted from 0.
    fn places(&self, comet: usize) -> Vec<String> {
        let mut places = Vec::new();
        let mut add = |n: usize, place: String| (0..n).for_each(|_| places.push(place.clone()));
        let in_deck = self.deck.iter().filter(|&&one| one as usize == comet);
        add(in_deck.count(), "in the deck".to_owned());
        for (seat, player) in Seat::first(MAX_SEATS).zip(self.players.iter()) {
            add(
                usize::from(player.hand.has(comet)),
                format!("in hand {seat}"),
            );
        }
        add(usize::from(self.pile.has(comet)), "on the pile".to_owned());
        add(
            usize::from(self.aside as usize == comet),
            "set aside".to_owned(),
        );
        places
    }
}

fn comet_name(comet: u8) -> Word {
    Word::text(&DATA[comet as usize].name)
}

impl Speak for Comets {
    fn say_choice(_: &View, choice: Choice) -> Phrase {
        match choice {
            Choice::Observe => Phrase::new("choice-comets-observe"),
            Choice::Chase(comet) => {
                Phrase::new("choice-comets-chase").with("comet", comet_name(comet))
            }
            Choice::Rest => Phrase::new("choice-comets-rest"),
            Choice::Drop(comet) => {
                Phrase::new("choice-comets-drop").with("comet", comet_name(comet))
            }
        }
    }

    fn say_event(event: &Event) -> Phrase {
        let phrase = |words: &str| Phrase::new(format!("event-comets-{words}"));
        match *event {
            Event::Round { round } => phrase("round").with("round", round),
            Event::Turn { seat } => phrase("turn").with("seat", seat),
            Event::Observed { seat, comet: None } => phrase("observed-hidden").with("seat", seat),
            Event::Observed {
                seat,
                comet: Some(comet),
            } => phrase("observed")
                .with("seat", seat)
                .with("comet", comet_name(comet)),
            Event::Chased {
                seat,
                comet,
                points,
            } => phrase("chased")
                .with("seat", seat)
                .with("comet", comet_name(comet))
                .with("points", points)
                .citing(&["C2.4"]),
            Event::Rested { seat } => phrase("rested").with("seat", seat).citing(&["C2.5"]),
            Event::Dropped { seat, comet } => phrase("dropped")
                .with("seat", seat)
                .with("comet", comet_name(comet))
                .citing(&["C2.6"]),
            Event::Shuffled => phrase("shuffled").citing(&["C2.3"]),
        }
    }

    fn begins(event: &Event) -> Option<Part> {
        match event {
            Event::Round { .. } => Some(Part::Round),
            Event::Turn { .. } => Some(Part::Turn),
            _ => None,
        }
    }

    fn beat(event: &Event) -> Option<Beat> {
        let by = |seat: Seat, words: &str| {
            let phrase = Phrase::new(format!("beat-comets-{words}"));
            Beat::new(Weight::Action, Some(seat), "", phrase)
        };
        match *event {
            Event::Turn { seat } => Some(Beat::of(seat)),
            Event::Observed { seat, .. } => Some(by(seat, "observed")),
            Event::Chased {
                seat,
                comet,
                points,
            } => {
                let mut beat = by(seat, "chased").bringing(seat, POINTS, points);
                beat.phrase = beat
                    .phrase
                    .map(|phrase| phrase.with("comet", comet_name(comet)));
                Some(beat)
            }
            Event::Rested { seat } => Some(by(seat, "rested")),
            Event::Round { .. } | Event::Dropped { .. } | Event::Shuffled => None,
        }
    }

    fn panels(view: &View) -> Vec<Panel> {
        let phrase = |words: &str| Phrase::new(format!("panel-comets-{words}"));
        let comets = |set: Bits<1>| Word::list(set.iter().map(|comet| comet_name(comet as u8)));
        let mut table = Panel::new(phrase("table"), Vec::new());
        let round = phrase("round-of").with("round", view.round.min(view.rounds));
        table.row(
            phrase("round"),
            vec![round.with("rounds", view.rounds).into()],
        );
        table.row(phrase("turn"), vec![view.turn.into()]);
        table.row(phrase("deck"), vec![view.deck.into()]);
        table.row(phrase("pile"), vec![comets(view.pile)]);
        let columns = ["points", "fuel", "hand"].map(phrase).into();
        let mut players = Panel::new(phrase("players"), columns);
        for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
            let hand = match player.hand {
                Some(hand) => comets(hand),
                None => phrase("backs").with("n", player.cards).into(),
            };
            players.row(seat, vec![player.score.into(), player.fuel.into(), hand]);
        }
        vec![table, players]
    }
}

impl Chronicle for Comets {
    const KINDS: &'static [Kind] = &[Kind {
        id: "comets",
        deeds: &["drawn", "chased", "dropped"],
        telling: "chased",
        often: false,
    }];
    const BEGUN: &'static [Part] = &[Part::Round, Part::Turn];

    fn things(&self, _: &str) -> Vec<Thing> {
        let thing = |(comet, printed): (u8, &Comet)| Thing {
            id: printed.id.clone(),
            name: comet_name(comet),
        };
        (0..).zip(&*DATA).map(thing).collect()
    }

    fn deeds(event: &Event) -> Vec<Deed> {
        let deed = |seat, what, comet: u8| vec![Deed::of(seat, "comets", what, comet.into())];
        match *event {
            Event::Observed {
                seat,
                comet: Some(comet),
            } => deed(seat, "drawn", comet),
            Event::Chased { seat, comet, .. } => deed(seat, "chased", comet),
            Event::Dropped { seat, comet } => deed(seat, "dropped", comet),
            _ => Vec::new(),
        }
    }

    fn dealt(&self) -> Vec<Deed> {
        let players = Seat::first(self.players.len()).zip(self.players.iter());
        let hand = |(seat, player): (Seat, &Player)| {
            let hand = player.hand;
            hand.iter()
                .map(move |comet| Deed::of(seat, "comets", "drawn", comet))
                .collect::<Vec<_>>()
        };
        players.flat_map(hand).collect()
    }
}

fn catalog() -> Catalog {
    let item = |comet: &Comet| CatalogItem {
        id: comet.id.clone(),
        name: comet.name.clone(),
        facts: [("brightness".to_owned(), comet.brightness.into())]
            .into_iter()
            .collect(),
        sources: BTreeMap::new(),
    };
    let items = DATA.iter().map(item).collect();
    Catalog {
        sections: vec![CatalogSection {
            id: "comets",
            items,
        }],
    }
}

//! The conformance kit on a game as large as a real one: 2 KiB of state, 300 decisions, about 25 choices
//! in each. Prints how fast it goes.

use orrery_conformance::{Conform, Plan, Property, check};
use orrery_core::plain::{Bits, List};
use orrery_core::{
    Audience, Catalog, Decision, Game, Info, OptionsError, Outcome, Refusal, Rng, Seat, Side,
    SideName, Sink, Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Instant;

const CARDS: usize = 160;
const HAND: usize = 12;
const MARKS: u8 = 18;
const SPOTS: usize = 200;
const TURNS: u16 = 300;

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Player {
    hand: List<u8, HAND>,
    board: List<u8, SPOTS>,
    plans: List<u8, SPOTS>,
}

/// `HONEST` says that a die without effect is fleeting.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Large<const HONEST: bool> {
    players: List<Player, 4>,
    deck: List<u8, CARDS>,
    discard: List<u8, CARDS>,
    turn: u16,
    rng: Rng,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct PlayerView {
    hand: Option<List<u8, HAND>>,
    cards: usize,
    board: List<u8, SPOTS>,
    plans: List<u8, SPOTS>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct View {
    players: Vec<PlayerView>,
    deck: usize,
    discard: List<u8, CARDS>,
    turn: u16,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
enum Event {
    Drew(u8),
    Played(u8),
    Rolled(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Choice {
    Draw,
    Play(u8),
    Mark(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => write!(f, "draw"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Mark(spot) => write!(f, "mark {spot}"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let choice = match text.split_once(' ') {
            None => Self::Draw,
            Some(("play", card)) => Self::Play(card.parse().map_err(|_| ())?),
            Some((_, spot)) => Self::Mark(spot.parse().map_err(|_| ())?),
        };
        Some(choice)
            .filter(|choice| choice.to_string() == text)
            .ok_or(())
    }
}

impl<const HONEST: bool> Large<HONEST> {
    fn seat(&self) -> Seat {
        Seat::new(self.turn as usize % self.players.len()).unwrap_or_default()
    }
}

impl<const HONEST: bool> Game for Large<HONEST> {
    const INFO: Info = Info {
        id: "large",
        rules_version: 1,
        players: (4, 4),
        demo: true,
        options: &[],
        rules: "## L0 Rules\n- **L1** A hand holds 12 cards.\n- **L2** Only spots 0 to 17.",
        catalog: || Catalog {
            sections: Vec::new(),
        },
        pack: None,
    };
    type Options = ();
    type Choice = Choice;
    type View = View;
    type Event = Event;

    fn new((): &(), seed: u64) -> Result<Self, OptionsError> {
        let mut rng = Rng::new(seed);
        let mut deck: List<u8, CARDS> = (0..CARDS as u8).collect();
        rng.shuffle(&mut deck);
        let player = Player {
            hand: List::new(),
            board: (0..SPOTS as u8).collect(),
            plans: (0..SPOTS as u8).rev().collect(),
        };
        let mut players: List<Player, 4> = [player; 4].into_iter().collect();
        for player in players.iter_mut() {
            player.hand = (0..HAND).filter_map(|_| deck.pop()).collect();
        }
        Ok(Self {
            players,
            deck,
            discard: List::new(),
            turn: 0,
            rng,
        })
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn decision(&self) -> Option<Decision> {
        (self.turn < TURNS).then(|| Decision {
            seat: self.seat(),
            about: "turn",
        })
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        if self.turn < TURNS {
            let hand = &self.players[self.seat().index()].hand;
            if hand.len() < HAND {
                out.push(Choice::Draw);
            }
            out.extend(hand.iter().map(|&card| Choice::Play(card)));
            out.extend((0..MARKS).map(Choice::Mark));
        }
    }

    fn apply(&mut self, choice: Choice, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        let player = &mut self.players[seat.index()];
        match choice {
            Choice::Draw => {
                if self.deck.is_empty() {
                    std::mem::swap(&mut self.deck, &mut self.discard);
                    self.rng.shuffle(&mut self.deck);
                }
                if let Some(card) = self.deck.pop() {
                    player.hand.push(card);
                    events.tell(Audience::Only(seat), || Event::Drew(card));
                }
            }
            Choice::Play(card) => {
                player.hand = player.hand.iter().copied().filter(|&c| c != card).collect();
                self.discard.push(card);
                player.board[card as usize] ^= 1;
                events.tell(Audience::All, || Event::Played(card));
            }
            Choice::Mark(spot) => {
                let roll = self.rng.below(6);
                player.plans[spot as usize] ^= u8::from(roll == 5);
                events.tell(Audience::All, || Event::Rolled(roll));
            }
        }
        self.turn += 1;
    }

    fn refusals(&self) -> Vec<Refusal> {
        let hand = self.players[self.seat().index()].hand.len();
        let mut refusals: Vec<Refusal> = (MARKS..MARKS + 8)
            .map(|spot| Refusal::new(format!("mark {spot}"), &["L2"]))
            .collect();
        if hand == HAND {
            refusals.push(Refusal::new("draw", &["L1"]).lacking("room", 1, 0));
        }
        refusals
    }

    fn view(&self, viewer: Viewer) -> View {
        let players = Seat::first(self.players.len()).zip(self.players.iter());
        View {
            players: players
                .map(|(seat, player)| PlayerView {
                    hand: viewer.is(seat).then_some(player.hand),
                    cards: player.hand.len(),
                    board: player.board,
                    plans: player.plans,
                })
                .collect(),
            deck: self.deck.len(),
            discard: self.discard,
            turn: self.turn,
        }
    }

    fn secrets(&self, viewer: Viewer) -> Vec<String> {
        let others = Seat::first(4).filter(|&seat| !viewer.is(seat));
        others
            .map(|seat| format!("/players/{}/hand", seat.index()))
            .chain(["/deck", "/rng"].map(str::to_owned))
            .collect()
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Self {
        let mut state = *self;
        let mut rng = Rng::new(seed);
        let mut unknown = Bits::<3>::below(CARDS);
        let own = Seat::first(4).zip(self.players.iter());
        let own = own.filter(|(seat, _)| viewer.is(*seat));
        let own = own.flat_map(|(_, player)| player.hand.iter());
        for &card in own.chain(self.discard.iter()) {
            unknown.remove(card as usize);
        }
        let mut cards: List<u8, CARDS> = unknown.iter().map(|card| card as u8).collect();
        rng.shuffle(&mut cards);
        let mut deal = |places: &mut [u8]| {
            for place in places {
                *place = cards.pop().unwrap_or_default();
            }
        };
        for (seat, player) in Seat::first(4).zip(state.players.iter_mut()) {
            if !viewer.is(seat) {
                deal(&mut player.hand);
            }
        }
        deal(&mut state.deck);
        state.rng = rng;
        state
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn == TURNS).then(|| Outcome {
            sides: Seat::first(4)
                .map(|seat| Side {
                    name: SideName::Seat(seat),
                    score: 0,
                    won: true,
                    breakdown: Vec::new(),
                })
                .collect(),
        })
    }

    fn validate(&self) -> Result<(), String> {
        let mut seen = [false; CARDS];
        let hands = self.players.iter().flat_map(|player| player.hand.iter());
        for &card in hands.chain(self.deck.iter()).chain(self.discard.iter()) {
            match seen.get_mut(card as usize) {
                Some(seen) if !*seen => *seen = true,
                _ => return Err(format!("card {card} is wrong")),
            }
        }
        if self.players.len() != 4 || self.turn > TURNS || seen.contains(&false) {
            return Err("something is missing".to_owned());
        }
        Ok(())
    }
}

impl<const HONEST: bool> Conform for Large<HONEST> {
    const MAX_PLIES: usize = TURNS as usize;

    fn option_sets() -> Vec<()> {
        vec![()]
    }

    /// Its refusals are not what is looked at.
    fn vocabulary() -> Vec<Choice> {
        Vec::new()
    }

    fn fleeting(event: &Event) -> bool {
        HONEST && matches!(event, Event::Rolled(_))
    }
}

#[test]
fn a_large_game_passes_and_tells_how_fast() {
    assert!(size_of::<Large<true>>() > 2000);
    let plan = Plan {
        games: 20,
        ..Plan::default()
    };
    let begin = Instant::now();
    let report = check::<Large<true>>(&plan).unwrap_or_else(|violation| panic!("{violation}"));
    let seconds = begin.elapsed().as_secs_f64();
    println!("{report:?}");
    println!("{:.0} decisions/s", report.decisions as f64 / seconds);
    println!("{:.1} ms/game", 1000.0 * seconds / report.games as f64);
    assert_eq!(report.decisions, 20 * 300);
}

#[test]
fn a_die_that_leaves_no_trace_must_be_declared_fleeting() {
    let violation = check::<Large<false>>(&Plan::default()).unwrap_err();
    assert_eq!(violation.property, Property::Told);
    assert!(violation.detail.contains("Rolled"), "{violation}");
}

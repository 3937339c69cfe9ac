//! One game behind an object-safe face in which choices are indices.

use orrery_bots::{BotKind, Intention, Judge, Seen, Stop};
use orrery_core::entry::parse_options;
use orrery_core::{
    Arrange, Decision, Entry, Game, Illegal, Match, Outcome, Record, Seat, Silent, Speak, Viewer,
};
use orrery_encode::Encode;
use serde_json::Value;
use std::any::Any;
use std::sync::Arc;

/// Everything a game needs to be offered to Python.
pub(crate) trait Playable: Encode + Judge + Speak + Arrange {}
impl<G: Encode + Judge + Speak + Arrange> Playable for G {}

/// One game.
pub(crate) trait Single: Send + Sync {
    fn fork(&self) -> Box<dyn Single>;
    fn id(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn decision(&self) -> Option<Decision>;
    /// The indices of the legal choices.
    fn legal(&self) -> &[i32];
    /// Their texts.
    fn texts(&self) -> Vec<String>;
    /// Plays the choice with this index; the reason if it is not possible.
    fn play(&mut self, index: i64) -> Result<(), String>;
    /// Plays the choice with this text.
    fn play_text(&mut self, text: &str) -> Result<(), String>;
    /// Has bots play all seats to the end.
    fn playout(&mut self, kind: BotKind, seed: u64);
    /// What a bot would choose.
    fn decide(&self, kind: BotKind, seed: u64, intention: &mut Intention) -> Option<i32>;
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// The view in JSON.
    fn view(&self, viewer: Viewer) -> String;
    fn determinize(&self, seat: Seat, seed: u64) -> Box<dyn Single>;
    fn hash(&self) -> u64;
    fn outcome(&self) -> Option<Outcome>;
    /// The points of every side as everybody can count them.
    fn points(&self) -> Vec<i32>;
    /// The record of the game so far; the reason if there is none.
    fn record(&self, names: Vec<String>) -> Result<String, String>;
    fn as_any(&self) -> &dyn Any;
}

/// How a game began and what was chosen since.
#[derive(Clone)]
struct Past {
    options: Arc<Value>,
    seed: u64,
    plies: Vec<(Seat, i32)>,
}

/// A game with its legal choices at hand.
#[derive(Clone)]
pub(crate) struct One<G: Game> {
    game: G,
    /// `None` if it did not begin with a seed.
    past: Option<Past>,
    decision: Option<Decision>,
    choices: Vec<G::Choice>,
    legal: Vec<i32>,
}

/// The index of a choice that a game offers.
fn number<G: Encode>(choice: G::Choice) -> i32 {
    G::index(choice).expect("every choice that is offered has an index") as i32
}

/// Why the choice with this index is not possible.
fn refused<G: Encode>(game: &G, index: i64) -> String {
    let choice = usize::try_from(index).ok().and_then(G::choice);
    match choice {
        None => format!(
            "action {index} does not exist; there are 0 to {}",
            G::ACTIONS - 1
        ),
        Some(_) if game.decision().is_none() => "the game is over".to_owned(),
        Some(choice) => format!("action {index}: {}", Illegal::explained(game, choice)),
    }
}

/// Options that were read: as the game takes them, and as a record tells them.
pub(crate) struct Read<G: Game> {
    options: G::Options,
    told: Arc<Value>,
}

impl<G: Game> Read<G> {
    pub(crate) fn new(options: &Value) -> Result<Self, String> {
        let options = parse_options::<G>(options).map_err(|error| error.to_string())?;
        let told = serde_json::to_value(&options).map_err(|error| error.to_string())?;
        let told = Arc::new(told);
        Ok(Self { options, told })
    }
}

/// See [`start`].
pub(crate) type Start = fn(&Value, u64) -> Result<Box<dyn Single>, String>;

/// A new game.
pub(crate) fn start<G: Playable>(options: &Value, seed: u64) -> Result<Box<dyn Single>, String> {
    let mut one = One::<G>::begin(&Read::new(options)?, seed)?;
    one.number();
    Ok(Box::new(one))
}

impl<G: Playable> One<G> {
    /// A new game; its choices have no indices yet.
    pub(crate) fn begin(read: &Read<G>, seed: u64) -> Result<Self, String> {
        let game = G::new(&read.options, seed).map_err(|error| error.to_string())?;
        let past = Past {
            options: Arc::clone(&read.told),
            seed,
            plies: Vec::new(),
        };
        Ok(Self::of(game, Some(past)))
    }

    fn of(game: G, past: Option<Past>) -> Self {
        let mut one = Self {
            game,
            past,
            decision: None,
            choices: Vec::new(),
            legal: Vec::new(),
        };
        one.list();
        one
    }

    /// The same in the place of a game that began like it.
    pub(crate) fn begin_again(&mut self, read: &Read<G>, seed: u64) -> Result<(), String> {
        self.game = G::new(&read.options, seed).map_err(|error| error.to_string())?;
        let plies = self.past.take().map(|past| past.plies);
        let mut plies = plies.unwrap_or_default();
        plies.clear();
        self.past = Some(Past {
            options: Arc::clone(&read.told),
            seed,
            plies,
        });
        self.list();
        Ok(())
    }

    /// The game itself.
    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// The legal choices.
    pub(crate) fn choices(&self) -> &[G::Choice] {
        &self.choices
    }

    /// Where among the legal choices this index is; the reason if it is not.
    pub(crate) fn find(&self, index: i64) -> Result<usize, String> {
        let mut legal = self.legal.iter();
        let at = legal.position(|&legal| i64::from(legal) == index);
        at.ok_or_else(|| refused(&self.game, index))
    }

    /// Plays a legal choice; those that follow have no indices yet.
    pub(crate) fn advance(&mut self, at: usize) {
        let choice = self.choices[at];
        if let Some((past, decision)) = self.past.as_mut().zip(self.decision) {
            past.plies.push((decision.seat, number::<G>(choice)));
        }
        self.game.apply(choice, &mut Silent);
        self.list();
    }

    fn list(&mut self) {
        self.decision = Game::decision(&self.game);
        self.choices.clear();
        Game::choices(&self.game, &mut self.choices);
    }

    /// Gives the legal choices their indices.
    pub(crate) fn number(&mut self) {
        self.legal.clear();
        let choices = self.choices.iter();
        self.legal
            .extend(choices.map(|&choice| number::<G>(choice)));
    }

    fn play_at(&mut self, at: usize) {
        self.advance(at);
        self.number();
    }
}

impl<G: Playable> Single for One<G> {
    fn fork(&self) -> Box<dyn Single> {
        Box::new(self.clone())
    }

    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn seats(&self) -> usize {
        Game::seats(&self.game)
    }

    fn decision(&self) -> Option<Decision> {
        self.decision
    }

    fn legal(&self) -> &[i32] {
        &self.legal
    }

    fn texts(&self) -> Vec<String> {
        self.choices.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, index: i64) -> Result<(), String> {
        let at = self.find(index)?;
        self.play_at(at);
        Ok(())
    }

    fn play_text(&mut self, text: &str) -> Result<(), String> {
        let read = text.parse::<G::Choice>().ok();
        let choice = read.filter(|choice| choice.to_string() == text);
        let choice = choice.ok_or_else(|| format!("`{text}` is not a choice of this game"))?;
        match self.choices.iter().position(|&legal| legal == choice) {
            Some(at) => {
                self.play_at(at);
                Ok(())
            }
            None if self.choices.is_empty() => Err("the game is over".to_owned()),
            None => Err(Illegal::explained(&self.game, choice).to_string()),
        }
    }

    fn playout(&mut self, kind: BotKind, seed: u64) {
        let seats = Seat::first(self.seats()).map(|seat| seed.wrapping_add(seat.index() as u64));
        let mut bots: Vec<_> = seats.map(|seed| kind.build::<G>(seed)).collect();
        let stop = Stop::default();
        while let Some(Decision { seat, .. }) = Single::decision(self) {
            let seen = Seen::new(&self.game, seat, &self.choices, &stop);
            let picked = bots[seat.index()].choose(&seen);
            self.advance(picked);
        }
        self.number();
    }

    fn decide(&self, kind: BotKind, seed: u64, intention: &mut Intention) -> Option<i32> {
        let text = orrery_bots::decide::<G>(&self.game, kind, seed, intention, &Stop::default())?;
        text.parse().ok().map(number::<G>)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.game.observe(seat, out);
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.game.view(viewer)).unwrap_or_default()
    }

    fn determinize(&self, seat: Seat, seed: u64) -> Box<dyn Single> {
        let game = self.game.determinize(Viewer::Seat(seat), seed);
        let mut one = Self::of(game, None);
        one.number();
        Box::new(one)
    }

    fn hash(&self) -> u64 {
        Game::hash(&self.game)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(&self.game)
    }

    fn points(&self) -> Vec<i32> {
        points(&self.game)
    }

    fn record(&self, names: Vec<String>) -> Result<String, String> {
        let past = self
            .past
            .as_ref()
            .ok_or("this game did not begin with a seed: what was dealt anew has no record")?;
        let entry = Entry::of::<G>();
        let (mut record, mut game) = Record::start(&entry, &past.options, past.seed, names)
            .map_err(|error| error.to_string())?;
        for &(seat, index) in &past.plies {
            let choice = G::choice(index as usize).ok_or("a choice without an index")?;
            let played = record.play(&mut *game, seat, &choice.to_string());
            played.map_err(|error| error.to_string())?;
        }
        Ok(record.to_string())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The points of every side as everybody can count them; at the end those of the result.
pub(crate) fn points<G: Game>(game: &G) -> Vec<i32> {
    match game.outcome() {
        Some(outcome) => outcome.sides.iter().map(|side| side.score).collect(),
        None => game
            .standing()
            .iter()
            .map(|side| side.iter().sum())
            .collect(),
    }
}

/// The game of a record after so many choices, all of them if not given; the whole record is checked.
pub(crate) fn read(text: &str, plies: Option<usize>) -> Result<Box<dyn Single>, String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    let entries = crate::KINDS.map(|kind| kind.entry);
    let whole: Box<dyn Match> = record
        .replay(&entries, |_, _, _| {})
        .map_err(|error| error.to_string())?;
    let kind = crate::kind(whole.info().id)?;
    let mut one = (kind.start)(&record.options, record.seed)?;
    let plies = plies.unwrap_or(record.plies.len());
    if plies > record.plies.len() {
        return Err(format!(
            "the record has {} choices, not {plies}",
            record.plies.len()
        ));
    }
    for ply in &record.plies[..plies] {
        one.play_text(&ply.choice)?;
    }
    Ok(one)
}

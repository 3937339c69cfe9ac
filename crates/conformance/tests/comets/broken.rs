//! Comets with one fault.
//!
//! [`Broken`] passes everything on to Comets, except for the steps that the [`Fault`] in force replaces.

use orrery_comets::{Choice, Comets, Event, Options, View};
use orrery_conformance::{Conform, Property};
use orrery_core::{
    Audience, Decision, Game, Illegal, Info, OptionsError, Outcome, Phrase, Refusal, Sink, Told,
    Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cell::Cell;
use std::fmt::{self, Display};
use std::str::FromStr;

/// What goes wrong.
#[derive(Clone, Copy)]
pub(crate) struct Fault {
    pub(crate) name: &'static str,
    /// The property that is expected to notice.
    pub(crate) breaks: Property,
    pub(crate) option_sets: fn() -> Vec<Options>,
    pub(crate) start: fn(&Options, u64) -> Result<Comets, OptionsError>,
    /// Two states with different numbers of moves are different.
    pub(crate) moves_matter: bool,
    pub(crate) decision: fn(&Comets) -> Option<Decision>,
    pub(crate) choices: fn(&Broken, &mut Vec<Choice>),
    pub(crate) text: fn(Choice) -> String,
    pub(crate) parse: fn(&str) -> Result<Choice, ()>,
    /// Takes a choice and whether it is listed.
    pub(crate) accepts: fn(Choice, bool) -> bool,
    pub(crate) after_refusal: fn(&mut Comets, &mut Vec<Told<Event>>),
    pub(crate) apply: fn(&mut Comets, Choice, &mut Vec<Told<Event>>),
    /// Runs only if somebody listens.
    pub(crate) if_heard: fn(&mut Comets),
    /// Tells everybody more about the state before a choice than they may know.
    pub(crate) also_tells: fn(&Comets, Choice) -> Value,
    /// Shows everybody more than they may know.
    pub(crate) also_shows: fn(&Comets) -> Value,
    pub(crate) refusals: fn(&Comets) -> Vec<Refusal>,
    /// Why a choice that is not listed is not possible.
    pub(crate) refusal: fn(&Comets, Choice) -> Option<Refusal>,
    pub(crate) determinize: fn(&Comets, Viewer, u64) -> Comets,
    pub(crate) secrets: fn(&Comets, Viewer) -> Vec<String>,
    pub(crate) outcome: fn(&Comets) -> Option<Outcome>,
    pub(crate) fingerprint: fn(&Comets) -> u64,
}

/// No fault.
pub(crate) const HEALTHY: Fault = Fault {
    name: "healthy",
    breaks: Property::Panics,
    option_sets: Comets::option_sets,
    start: Comets::new,
    moves_matter: false,
    decision: Comets::decision,
    choices: |state, out| state.game.choices(out),
    text: |choice| choice.to_string(),
    parse: Choice::from_str,
    accepts: |_, listed| listed,
    after_refusal: |_, _| {},
    apply: |game, choice, events| game.apply(choice, events),
    if_heard: |_| {},
    also_tells: |_, _| Value::Null,
    also_shows: |_| Value::Null,
    refusals: Comets::refusals,
    refusal: |game, choice| {
        let unlisted = Refusal::new(choice.to_string(), &["C2.1"]);
        let unlisted = unlisted.because(Phrase::new("why-comets-dazzled"));
        game.refusal(choice).or(Some(unlisted))
    },
    determinize: Comets::determinize,
    secrets: Comets::secrets,
    outcome: Comets::outcome,
    fingerprint: <Comets as Game>::hash,
};

thread_local! {
    static IN_FORCE: Cell<Fault> = const { Cell::new(HEALTHY) };
}

/// From now on every [`Broken`] of this thread has this fault.
pub(crate) fn put_in_force(fault: &Fault) {
    IN_FORCE.set(*fault);
}

fn fault() -> Fault {
    IN_FORCE.get()
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Broken {
    pub(crate) game: Comets,
    /// Choices played since the start, plus one; lost when the state is written as JSON.
    #[serde(skip)]
    pub(crate) moves: u32,
}

impl PartialEq for Broken {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && (!fault().moves_matter || self.moves == other.moves)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Word(Choice);

impl Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(fault().text)(self.0))
    }
}

impl FromStr for Word {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        (fault().parse)(text).map(Self)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct MoreView {
    view: View,
    more: Value,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum MoreEvent {
    Comets(Event),
    More(Value),
}

fn pass_on(told: Vec<Told<Event>>, events: &mut impl Sink<MoreEvent>) {
    for Told { to, event } in told {
        events.tell(to, || MoreEvent::Comets(event));
    }
}

impl Game for Broken {
    const INFO: Info = Comets::INFO;
    type Options = Options;
    type Choice = Word;
    type View = MoreView;
    type Event = MoreEvent;

    fn new(options: &Options, seed: u64) -> Result<Self, OptionsError> {
        let game = (fault().start)(options, seed)?;
        Ok(Self { game, moves: 1 })
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn decision(&self) -> Option<Decision> {
        (fault().decision)(&self.game)
    }

    fn choices(&self, out: &mut Vec<Word>) {
        let mut choices = Vec::new();
        (fault().choices)(self, &mut choices);
        out.extend(choices.into_iter().map(Word));
    }

    fn apply(&mut self, Word(choice): Word, events: &mut impl Sink<MoreEvent>) {
        let before = self.game;
        let mut told = Vec::new();
        (fault().apply)(&mut self.game, choice, &mut told);
        self.moves += 1;
        pass_on(told, events);
        events.tell(Audience::All, || {
            (fault().if_heard)(&mut self.game);
            MoreEvent::More((fault().also_tells)(&before, choice))
        });
    }

    fn play(&mut self, choice: Word, events: &mut impl Sink<MoreEvent>) -> Result<(), Illegal> {
        let mut listed = Vec::new();
        self.choices(&mut listed);
        if (fault().accepts)(choice.0, listed.contains(&choice)) {
            self.apply(choice, events);
            return Ok(());
        }
        let refused = Illegal::explained(self, choice);
        let mut told = Vec::new();
        (fault().after_refusal)(&mut self.game, &mut told);
        pass_on(told, events);
        Err(refused)
    }

    fn refusals(&self) -> Vec<Refusal> {
        (fault().refusals)(&self.game)
    }

    fn refusal(&self, choice: Word) -> Option<Refusal> {
        let mut listed = Vec::new();
        self.choices(&mut listed);
        let unlisted = self.decision().is_some() && !listed.contains(&choice);
        let refusal = (fault().refusal)(&self.game, choice.0);
        refusal.filter(|_| unlisted)
    }

    fn view(&self, viewer: Viewer) -> MoreView {
        MoreView {
            view: self.game.view(viewer),
            more: (fault().also_shows)(&self.game),
        }
    }

    fn secrets(&self, viewer: Viewer) -> Vec<String> {
        (fault().secrets)(&self.game, viewer)
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Self {
        Self {
            game: (fault().determinize)(&self.game, viewer, seed),
            ..*self
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (fault().outcome)(&self.game)
    }

    fn validate(&self) -> Result<(), String> {
        self.game.validate()
    }

    fn hash(&self) -> u64 {
        (fault().fingerprint)(&self.game)
    }
}

impl Conform for Broken {
    const MAX_PLIES: usize = Comets::MAX_PLIES;

    fn option_sets() -> Vec<Options> {
        (fault().option_sets)()
    }

    fn vocabulary() -> Vec<Word> {
        Comets::vocabulary().into_iter().map(Word).collect()
    }
}

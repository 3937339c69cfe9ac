//! The rules of Kepler-3042 for 1 to 4 players.
//!
//! | module | owns |
//! |---|---|
//! | [`names`] | the vocabulary: resources, technologies, actions … with one text form each |
//! | [`map`] | the printed galaxy board |
//! | [`op`] | effect programs of bonus actions and progress cards, conditions of objectives |
//! | [`pack`] | every printed value; [`read`] reads and checks the files of a data pack |
//! | [`state`] | the complete state, one plain value |
//! | [`choice`] | every choice and its text |
//! | `engine` | the machine |
//! | [`brings`] | what a choice would bring now, and what of it would come to nothing |
//! | [`speak`] | what choices, events and positions mean, as phrases without a language |
//! | `arrange` | positions made by hand: placements, completed |
//! | `chronicle` | what players did with components, for statistics |
//! | [`setup`], [`score`], [`view`], `determinize`, `refusals`, `validate` | the rest of the contract |
//!
//! Rule ids (K9.3, R19) refer to `docs/rules/kepler.md`. Deliberately absent: I/O, sentences,
//! knowledge of bots or tables.

mod arrange;
pub mod brings;
pub mod choice;
mod chronicle;
mod determinize;
mod engine;
pub mod event;
pub mod map;
pub mod names;
pub mod op;
pub mod pack;
pub mod placement;
pub mod read;
mod refusals;
pub mod score;
pub mod setup;
pub mod speak;
pub mod state;
mod validate;
pub mod view;

pub use choice::Choice;
pub use event::Event;
pub use setup::Options;
pub use state::Kepler;
pub use view::View;

use crate::names::Source;
use crate::pack::PackRef;
use engine::Engine;
use orrery_core::{
    Decision, Game, Info, OptionsError, Outcome, Packs, Refusal, Seat, Side, SideName, Sink, Viewer,
};

/// The identity card of the game.
pub const INFO: Info = Info {
    id: "kepler",
    rules_version: 2,
    players: (1, 4),
    demo: false,
    options: setup::OPTIONS,
    rules: include_str!("../../../docs/rules/kepler.md"),
    catalog: || PackRef::builtin().catalog.clone(),
    pack: Some(Packs {
        load: read::load,
        name: |id| Some(PackRef::find(pack::fingerprint(id)?)?.name.clone()),
    }),
};

impl Game for Kepler {
    const INFO: Info = INFO;
    type Options = Options;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    fn new(options: &Options, seed: u64) -> Result<Self, OptionsError> {
        setup::new(options, seed)
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn decision(&self) -> Option<Decision> {
        let frame = self.stack.last()?;
        Some(Decision {
            seat: frame.who,
            about: frame.job.about()?,
        })
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        self.list(out);
    }

    fn apply(&mut self, choice: Choice, events: &mut impl Sink<Event>) {
        Engine::new(self, events).play(choice);
    }

    fn plain(&self) -> Option<Choice> {
        self.plain_choice()
    }

    fn refusals(&self) -> Vec<Refusal> {
        refusals::refusals(self)
    }

    fn refusal(&self, choice: Choice) -> Option<Refusal> {
        refusals::refusal(self, choice)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn secrets(&self, viewer: Viewer) -> Vec<String> {
        determinize::pointers(self, viewer)
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Self {
        determinize::determinize(self, viewer, seed)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.stack.is_empty() {
            return None;
        }
        let winners = self.winners();
        let side = |seat: Seat| {
            let points = self.points(seat);
            let parts = Source::ALL.iter().zip(points);
            Side {
                name: SideName::Seat(seat),
                score: points.iter().sum(),
                won: winners.contains(&seat),
                breakdown: parts
                    .map(|(source, points)| (source.name().to_owned(), points))
                    .collect(),
            }
        };
        Some(Outcome {
            sides: Seat::first(self.players.len()).map(side).collect(),
        })
    }

    fn standing(&self) -> Vec<Vec<i32>> {
        let over = self.stack.is_empty();
        let counted = |seat: Seat| {
            let mut known = *self;
            if !over {
                known.player_mut(seat).objective = None; // K1.8
            }
            known.points(seat).to_vec()
        };
        Seat::first(self.players.len()).map(counted).collect()
    }

    fn sequel(&self) -> Option<Options> {
        setup::sequel(self)
    }

    fn validate(&self) -> Result<(), String> {
        validate::validate(self)
    }
}

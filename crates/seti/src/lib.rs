//! The rules of SETI for 1 to 4 players.
//!
//! | module | owns |
//! |---|---|
//! | [`names`] | the vocabulary: bodies, stars, cards, spaces … with one text form each |
//! | [`pack`] | the printed components from `data/seti/` |
//! | [`op`] | effect programs and the conditions, metrics and triggers they use |
//! | [`rival`] | the printed components of the solo game |
//! | [`solar`] | the layers of the solar system and their rotation |
//! | [`state`] | the complete state, one plain value |
//! | [`choice`] | every choice and its text |
//! | `engine` | the machine: the table of decisions, one module per section of the rules, one per species |
//! | [`speak`] | what choices, events and positions mean, without a language |
//! | `arrange` | positions made by hand: placements, completed |
//! | `chronicle` | what players did with components, for statistics |
//! | [`setup`], [`view`], `determinize`, `refusals`, `validate` | the rest of the contract |
//!
//! Rule ids (S6.17, D-05) refer to `docs/rules/seti.md`. Deliberately absent: I/O, sentences,
//! knowledge of bots or tables.

mod arrange;
pub mod choice;
mod chronicle;
#[cfg(feature = "coverage")]
pub mod coverage;
mod determinize;
pub mod engine;
pub mod event;
pub mod names;
pub mod op;
pub mod pack;
mod refusals;
pub mod rival;
pub mod setup;
pub mod solar;
pub mod speak;
pub mod state;
mod validate;
pub mod view;

pub use choice::Choice;
pub use event::{Cause, Event};
pub use setup::Options;
pub use state::Seti;
pub use view::View;

use engine::Engine;
use orrery_core::{
    Catalog, CatalogItem, CatalogSection, Decision, Game, Info, OptionsError, Outcome, Refusal,
    Seat, Side, SideName, Sink, Viewer,
};
use state::Phase;
use std::collections::BTreeMap;

/// The identity card of the game.
pub const INFO: Info = Info {
    id: "seti",
    rules_version: 2,
    players: (1, 4),
    demo: false,
    options: setup::OPTIONS,
    rules: include_str!("../../../docs/rules/seti.md"),
    catalog,
    pack: None,
};

impl Game for Seti {
    const INFO: Info = INFO;
    type Options = Options;
    type Choice = Choice;
    type View = View;
    type Event = Event;

    fn new(options: &Options, seed: u64) -> Result<Self, OptionsError> {
        setup::new(options, seed)
    }

    fn seats(&self) -> usize {
        if self.rival.level > 0 {
            1
        } else {
            self.players.len()
        }
    }

    fn decision(&self) -> Option<Decision> {
        let frame = self.stack.last()?;
        Some(Decision {
            seat: frame.who,
            about: self.about()?.name(),
        })
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        self.list(out);
    }

    fn apply(&mut self, choice: Choice, events: &mut impl Sink<Event>) {
        Engine::new(self, events).play(choice);
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
        if self.phase != Phase::Over {
            return None;
        }
        let best = self.players.iter().map(|player| player.score).max()?;
        let human = self.players.first()?.score;
        let side = |seat: Seat| {
            let player = self.player(seat);
            let won = match (self.rival.level > 0, self.is_rival(seat)) {
                (false, _) => player.score == best,    // S13.14
                (true, true) => player.score >= human, // S19.64, D-46
                (true, false) => self.player(self.rival_seat()).score < human,
            };
            let rival = || SideName::Automaton("rival".to_owned());
            Side {
                name: if self.is_rival(seat) {
                    rival()
                } else {
                    SideName::Seat(seat)
                },
                score: i32::from(player.score),
                won,
                breakdown: (self.breakdown(seat).into_iter())
                    .map(|(part, points)| (part.to_owned(), points))
                    .collect(),
            }
        };
        Some(Outcome {
            sides: Seat::first(self.players.len()).map(side).collect(),
        })
    }

    fn standing(&self) -> Vec<Vec<i32>> {
        let points = |seat| self.breakdown(seat).into_iter().map(|(_, n)| n).collect();
        Seat::first(self.players.len()).map(points).collect()
    }

    fn validate(&self) -> Result<(), String> {
        validate::validate(self)
    }
}

fn catalog() -> Catalog {
    let cards = |species: bool| {
        let range = if species {
            names::PROJECTS..names::CARDS
        } else {
            0..names::PROJECTS
        };
        let item = |index: usize| {
            let card = names::Card::at(index);
            let printed = pack::pack().card(card);
            let mut facts = serde_json::Map::new();
            if printed.kind == pack::Kind::Exertian {
                facts.insert("danger".to_owned(), printed.danger.into());
                facts.insert("points".to_owned(), printed.end_vp.into());
            } else {
                let paid_in = if printed.costs_energy {
                    "energy"
                } else {
                    "credits"
                };
                facts.insert(paid_in.to_owned(), printed.cost.into());
                facts.insert("corner".to_owned(), printed.corner_kind.name().into());
                facts.insert("signal".to_owned(), printed.color.name().into());
                facts.insert("income".to_owned(), printed.income.name().into());
            }
            if let Some(species) = printed.species {
                facts.insert("species".to_owned(), species.name().into());
            }
            CatalogItem {
                id: card.to_string(),
                name: printed.name.clone(),
                facts,
                sources: BTreeMap::new(),
            }
        };
        range.map(item).collect()
    };
    Catalog {
        sections: vec![
            CatalogSection {
                id: "projects",
                items: cards(false),
            },
            CatalogSection {
                id: "species-cards",
                items: cards(true),
            },
        ],
    }
}

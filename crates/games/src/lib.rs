//! The registry: every game that Orrery knows. A new game is one line in [`GAMES`].

mod lessons;
pub mod puzzles;

pub use lessons::{FIRST_LESSONS, Named as NamedLesson, lesson_files, lessons, quick_look};

#[cfg(not(target_family = "wasm"))]
use orrery_bots::simulate::Playout;
#[cfg(not(target_family = "wasm"))]
use orrery_bots::{
    Arena, Report, Series, SimulateError, Simulation, arena, playout, report, simulate,
};
use orrery_bots::{BotKind, Intention, Judge, Question, Stop, Weighed, decide, weigh};
use orrery_comets::Comets;
use orrery_core::{Arrange, Chronicle, Entry, Match};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use std::any::Any;

/// All games, in the order in which they are shown.
pub static GAMES: &[GameEntry] = &[
    GameEntry::of::<Seti>(),
    GameEntry::of::<Kepler>(),
    GameEntry::of::<Comets>(),
];

/// A line of the registry.
#[derive(Clone, Copy)]
pub struct GameEntry {
    /// What tables, records and scenarios need.
    pub core: Entry,
    /// Many games at once, which is nothing for a browser.
    #[cfg(not(target_family = "wasm"))]
    pub many: Many,
    /// See [`decide`].
    pub decide: fn(&dyn Match, BotKind, u64, &mut Intention, &Stop) -> Option<String>,
    /// See [`weigh`](orrery_bots::weigh()).
    pub weigh: fn(&dyn Match, &Question, &Stop) -> Option<Weighed>,
    /// What everybody at the table plays with alike, such as the species: the ids of these things of a kind. For finished
    /// games only.
    pub setting: fn(&dyn Match, &str) -> Vec<String>,
    /// See [`themes`](puzzles::themes()).
    pub themes: fn(&dyn Match, &[String]) -> Vec<&'static str>,
    /// See [`Chronicle::THEMES`].
    pub all_themes: &'static [&'static str],
}

/// Many games between bots.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy)]
pub struct Many {
    /// See [`simulate`](orrery_bots::simulate()).
    pub simulate: fn(&Series, &(dyn Fn() + Sync)) -> Result<Simulation, SimulateError>,
    /// See [`report`](orrery_bots::report()).
    pub report: fn(&Series, &(dyn Fn() + Sync)) -> Result<Report, SimulateError>,
    /// See [`arena`](orrery_bots::arena()).
    pub arena: fn(&Series, &(dyn Fn() + Sync)) -> Result<Arena, SimulateError>,
    /// See [`playout`].
    pub playout: fn(&Series, u64) -> Result<Playout, SimulateError>,
}

fn setting<G: Chronicle>(game: &dyn Match, kind: &str) -> Vec<String> {
    let game: &dyn Any = game;
    let Some(game) = game.downcast_ref::<G>() else {
        return Vec::new();
    };
    let things = game.things(kind);
    let dealt = game.dealt().into_iter();
    let alike = dealt.filter(|deed| deed.by.is_none() && deed.kind == kind);
    alike
        .filter_map(|deed| Some(things.get(deed.thing)?.id.clone()))
        .collect()
}

impl GameEntry {
    const fn of<G: Judge + Chronicle + Arrange>() -> Self {
        Self {
            core: Entry::of::<G>(),
            #[cfg(not(target_family = "wasm"))]
            many: Many {
                simulate: simulate::<G>,
                report: report::<G>,
                arena: arena::<G>,
                playout: playout::<G>,
            },
            decide: decide::<G>,
            weigh: weigh::<G>,
            setting: setting::<G>,
            themes: puzzles::themes::<G>,
            all_themes: G::THEMES,
        }
    }

    /// The short stable name.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.core.info.id
    }
}

/// What records and scenarios need to know of all games.
#[must_use]
pub fn entries() -> Vec<Entry> {
    GAMES.iter().map(|game| game.core).collect()
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static GameEntry, UnknownGame> {
    let known = GAMES.iter().find(|game| game.id() == id);
    known.ok_or_else(|| UnknownGame(id.to_owned()))
}

/// No game has this id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game `{0}`; there are: {known}", known = known())]
pub struct UnknownGame(pub String);

fn known() -> String {
    let ids: Vec<&str> = GAMES.iter().map(GameEntry::id).collect();
    ids.join(", ")
}

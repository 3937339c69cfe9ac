//! The contract every game of Orrery obeys.
//!
//! A game is a deterministic function of (rules version, options, seed, list of choices). Everything
//! else follows from that: a stored table is a list of choices, undo is replaying one choice less, a
//! bug report is a text file.
//!
//! | module | owns |
//! |---|---|
//! | [`game`] | the [`Game`] trait and the words it speaks in |
//! | [`seat`] | [`Seat`] and [`Viewer`] |
//! | [`rng`] | the portable random generator that lives inside a state |
//! | [`names!`] | small closed sets of names |
//! | [`plain`] | fixed-size collections for plain-data states |
//! | [`event`] | what happened, and who may know it |
//! | [`phrase`] | sentences without a language: [`Speak`] |
//! | [`arrange`] | positions made by hand: names for places, and placements that a game completes |
//! | [`deed`] | what players did with components, for statistics: [`Chronicle`] |
//! | [`dice`] | [`Dice`] for whoever tries games out |
//! | [`entry`] | any game behind one object-safe face, for tables and tools |
//! | [`look`] | what one viewer sees of any game |
//! | [`read`] | reading data files, with the place of everything that is wrong in them |
//! | [`rules`] | reading the numbered rules of `docs/rules/` |
//! | [`record`] | one game as a text file: [`Record`] |
//! | [`scenario`] | a position made by hand, played and checked: [`Scenario`] |
//! | [`lesson`] | a position made by hand, and tasks in it: [`Lesson`] |
//!
//! Deliberately absent: I/O, clocks, threads, sentences for people, global state.

pub mod arrange;
pub mod deed;
pub mod dice;
pub mod entry;
pub mod event;
pub mod game;
pub mod lesson;
pub mod look;
mod names;
pub mod phrase;
pub mod plain;
pub mod read;
pub mod record;
pub mod rng;
pub mod rules;
pub mod scenario;
pub mod seat;
pub mod story;

pub use arrange::{Arrange, Misplaced, Named, Words, read_words};
pub use deed::{Chronicle, Deed, Kind, Thing};
pub use dice::Dice;
pub use entry::{Entry, Foresight, Match, PlayError};
pub use event::{Audience, Silent, Sink, Told};
pub use game::{
    Catalog, CatalogItem, CatalogSection, Decision, Fact, Game, Illegal, Info, LoadPack,
    LoadedPack, OptionInfo, OptionKind, OptionsError, Outcome, Packs, Refusal, Side, SideName,
};
pub use lesson::{Lesson, Lessoned, Task};
pub use look::{Look, Seen};
pub use phrase::{
    Happening, Idle, Json, Offer, Panel, PanelRow, Part, Phrase, Progress, Refused, Speak, Word,
};
pub use record::{Ply, Record, RecordError, ReplayError, SideResult};
pub use rng::Rng;
pub use scenario::{Puzzle, Scenario, ScenarioError, ScenarioReport};
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use story::{Beat, Chapter, Gain, Headline, POINTS, Weight, chapters};

//! What people get to see of tables. These types have no place for a seed, for the record of a running
//! game or for anybody else's secrets.

use crate::id::TableId;
use orrery_bots::BotKind;
use orrery_core::{Decision, Happening, Offer, Outcome, Panel, Phrase, Refusal, Seat, Sight};
use serde::Serialize;
use serde_json::Value;

/// A table through the eyes of one viewer.
#[derive(Clone, Debug, Serialize)]
pub struct TableView {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The rules version it is played with.
    pub rules: u32,
    /// The complete options.
    pub options: Value,
    /// True if it is listed for everybody.
    pub public: bool,
    /// True for the session that created it.
    pub host: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// The number of the last act. Whoever posts names it; whoever listens goes on from it.
    pub seq: u64,
    /// Choices played so far.
    pub plies: usize,
    /// Through whose eyes: a seat, or nobody's.
    pub viewer: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Where the game stands.
    pub status: Status,
    /// The position: the game's own view. Absent if the game cannot be played with this release.
    pub position: Option<Value>,
    /// The same as a value, for whoever can draw it.
    #[serde(skip)]
    pub sight: Option<Sight>,
    /// The same for people.
    pub panels: Vec<Panel>,
    /// The legal choices, if the viewer decides.
    pub choices: Vec<Offer>,
    /// Why other things are not possible, if the viewer decides.
    pub refusals: Vec<Refused>,
    /// What the viewer may take back.
    pub undo: Undo,
    /// What happened.
    pub log: Log,
}

/// Something that is not possible now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refused {
    /// What, and why.
    #[serde(flatten)]
    pub refusal: Refusal,
    /// The same for people.
    pub phrase: Phrase,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// What the others call them.
    pub name: String,
    /// The program that plays it, if it is one.
    pub bot: Option<BotKind>,
    /// True if a person or a bot is there to play it.
    pub taken: bool,
    /// True if anybody may sit down.
    pub open: bool,
    /// True if the session that looks may play it.
    pub mine: bool,
    /// The wish that turns end by themselves; told only to those who hold the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto_end: Option<bool>,
}

/// Where a game stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Status {
    /// Somebody decides.
    Playing {
        /// Who, and what about.
        decision: Decision,
    },
    /// It has come to its end.
    Over {
        /// The result.
        outcome: Outcome,
    },
    /// The host has closed the table before that.
    Closed,
    /// It cannot go on with this release; it is kept as it is.
    SetAside {
        /// Why.
        because: Aside,
    },
}

/// Why a game is set aside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Aside {
    /// This release has no such game.
    #[error("there is no game `{game}` in this release")]
    UnknownGame {
        /// Which.
        game: String,
    },
    /// This release plays it by other rules.
    #[error("it was played by rules version {recorded}; this release has version {here}")]
    Rules {
        /// The version of the game.
        recorded: u32,
        /// The version of this release.
        here: u32,
    },
    /// Its choices no longer lead to the position that was stored.
    #[error("choice {ply}: {problem}")]
    Differs {
        /// The running number of the choice.
        ply: usize,
        /// For the operator, not for players.
        #[serde(skip)]
        problem: String,
    },
}

/// How far a viewer may step back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Undo {
    /// So many choices can be taken back.
    pub steps: usize,
    /// So many of them belong to the present turn.
    pub turn: usize,
    /// Why not one more.
    pub barrier: Barrier,
}

/// How far to step back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// One choice.
    Step,
    /// To the start of my turn, or as near to it as possible.
    Turn,
}

/// Why a choice cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Barrier {
    /// There is none.
    Start,
    /// It revealed something hidden, or chance decided something.
    Revealed,
    /// Somebody else decided, or had to decide, after it.
    Other,
    /// The viewer does not decide now.
    NotYourTurn,
    /// The game has ended.
    Over,
}

/// What happened, as far as the viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Log {
    /// So many choices of what the reader has are still true; those after them were taken back.
    pub keep: usize,
    /// The choices after those.
    pub plies: Vec<LogPly>,
}

/// One choice in the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogPly {
    /// Its running number, from 1.
    pub ply: usize,
    /// The number of its act.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who chose.
    pub seat: Seat,
    /// What. Others may not know while the game runs: they learn what the events tell them.
    pub choice: Option<String>,
    /// What came of it.
    pub events: Vec<Happening>,
}

/// An earlier position, through the eyes of one viewer.
#[derive(Clone, Debug, Serialize)]
pub struct Position {
    /// After so many choices.
    pub plies: usize,
    /// Of so many.
    pub of: usize,
    /// Through whose eyes.
    pub viewer: Option<Seat>,
    /// Who decided, and what about.
    pub decision: Option<Decision>,
    /// The game's own view.
    pub position: Value,
    /// The same as a value, for whoever can draw it.
    #[serde(skip)]
    pub sight: Sight,
    /// The same for people.
    pub panels: Vec<Panel>,
    /// The last choice that led here.
    pub last: Option<LogPly>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// True if it is listed for everybody.
    pub public: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Choices played so far.
    pub plies: usize,
    /// Who decides; nobody if it is over or closed.
    pub decides: Option<Seat>,
    /// The result, if it is over.
    pub outcome: Option<Outcome>,
    /// True if it cannot go on because this release has other rules.
    pub aside: bool,
    /// True if a seat of mine decides.
    pub my_turn: bool,
    /// Acts since I last looked.
    pub unread: u64,
}

/// What a listener is told: where the table stands now. It is the same for everybody; what it means for
/// a viewer is in their [`TableView`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Update {
    /// The number of the last act.
    pub seq: u64,
    /// Choices played so far.
    pub plies: usize,
    /// Who decides.
    pub decides: Option<Seat>,
}

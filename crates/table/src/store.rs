//! What is kept of a table, and the small trait behind which it is kept.
//!
//! The unique key (table, seq) is the only lock: whoever appends the act with a number first has
//! decided, in this process or in another one.

use crate::id::{Secret, TableId};
use crate::packs::PackFiles;
use orrery_bots::BotKind;
use orrery_core::{Outcome, Seat};
use serde_json::Value;

/// A table as it was created, and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The rules version it is played with.
    pub rules: u32,
    /// The complete options.
    pub options: Value,
    /// The seed of the game: nobody's business while the game runs.
    pub seed: u64,
    /// The session that created it.
    pub host: Secret,
    /// True if it is listed for everybody.
    pub public: bool,
    /// The table that it follows, and how; no table is followed twice in the same way.
    pub after: Option<(TableId, After)>,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When its last act was written.
    pub updated: i64,
    /// The number of its last act; 0 before the first.
    pub seq: u64,
    /// Where it stands after that act.
    pub head: Head,
}

/// How a table follows another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The same game again.
    Rematch,
    /// The game that goes on from it: see [`Match::sequel`](orrery_core::Match::sequel).
    Sequel,
}

/// Where a table stands, for lists that do not replay it. A closed table has neither somebody who
/// decides nor an outcome.
#[derive(Clone, PartialEq, Debug)]
pub struct Head {
    /// Choices that count, those taken back excluded.
    pub plies: usize,
    /// Who decides.
    pub decides: Option<Seat>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// Who sits here.
    pub kind: SeatKind,
    /// What the others call them.
    pub name: String,
    /// The token that lets a session sit down; bots have none.
    pub link: Option<Secret>,
    /// The wish that turns end by themselves when nothing else is possible.
    pub auto_end: bool,
}

/// How a seat is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person at the screen of the host.
    Here,
    /// Whoever opens the seat's secret link.
    Link,
    /// Whoever comes first; later the link works too.
    Open,
    /// A program.
    Bot(BotKind),
}

/// A session that may play a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Holder {
    /// Which seat.
    pub seat: Seat,
    /// Whose session.
    pub session: Secret,
}

/// One line of the append-only log of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Act {
    /// Counted from 1, without gaps.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who.
    pub seat: Option<Seat>,
    /// What.
    pub what: What,
    /// [`Match::hash`](orrery_core::Match::hash) of the position after it.
    pub hash: u64,
}

/// What an [`Act`] says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// This was chosen.
    Choice(String),
    /// Choices were taken back, so that this many are left.
    Undo(usize),
    /// The host closed the table; nothing follows.
    Close,
}

/// Everything that is kept of one table.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// The table.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// Who may play them.
    pub holders: Vec<Holder>,
    /// Its log in order.
    pub acts: Vec<Act>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// The table.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// Which of them somebody holds.
    pub taken: Vec<Seat>,
    /// The seats of the session that asked.
    pub mine: Vec<Seat>,
    /// The last act that session has seen.
    pub seen: u64,
}

/// Keeps tables. Every method that changes something returns when the change is durable, except
/// [`saw`](Self::saw).
pub trait Store: Send + Sync {
    /// Writes a new table with everything in it. [`StoreError::Taken`] if the id, or the place after
    /// another table, is taken.
    fn create(&self, new: Stored) -> Result<(), StoreError>;

    /// Everything about a table.
    fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError>;

    /// Appends acts, all or none of them, and the place where the table then stands.
    /// [`StoreError::Taken`] if the first of them does not follow the last one stored.
    fn append(&self, id: &TableId, acts: Vec<Act>, head: Head) -> Result<(), StoreError>;

    /// Gives a seat to a session and, if a name is given, a new name to the seat. With `alone` only if
    /// nobody holds it; tells whether the session now holds the seat.
    fn hold(
        &self,
        id: &TableId,
        holder: Holder,
        name: Option<&str>,
        alone: bool,
    ) -> Result<bool, StoreError>;

    /// See [`SeatRow::auto_end`].
    fn set_auto_end(&self, id: &TableId, seat: Seat, wish: bool) -> Result<(), StoreError>;

    /// Remembers, some time soon, the last act that a session has seen.
    fn saw(&self, id: &TableId, session: Secret, seq: u64);

    /// The tables at which a session sits, those that changed last first.
    fn of_session(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError>;

    /// The public tables, those that changed last first.
    fn public(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError>;

    /// How many unfinished tables a session has created.
    fn hosted(&self, session: Secret) -> Result<usize, StoreError>;

    /// The table that follows another in this way.
    fn follower(&self, id: &TableId, after: After) -> Result<Option<TableId>, StoreError>;

    /// Keeps the files of a data pack of a game under its fingerprint, if it is not there already.
    fn keep_pack(&self, game: &str, id: &str, files: &PackFiles) -> Result<(), StoreError>;

    /// Whether a data pack is kept.
    fn has_pack(&self, game: &str, id: &str) -> Result<bool, StoreError>;

    /// The data packs that are kept, each with its game.
    fn packs(&self) -> Result<Vec<(String, PackFiles)>, StoreError>;

    /// The tables at which a bot decides.
    fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError>;
}

/// Why the store did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("somebody else was first")]
    Taken,
    /// The database was written by a later release.
    #[error(
        "{path} was written by a newer Orrery (database version {found}, this one knows {known}); it has not been touched: start the newer Orrery, or use another data directory"
    )]
    Newer {
        /// The file.
        path: String,
        /// Its version.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// The file is something else.
    #[error("{0} is not a database of Orrery; it has not been touched")]
    Foreign(String),
    /// Another process works with it.
    #[error("{0} is in use by another Orrery")]
    InUse(String),
    /// What is stored makes no sense.
    #[error("the stored table {table} is damaged: {problem}")]
    Damaged {
        /// Which.
        table: String,
        /// What is wrong.
        problem: String,
    },
    /// The disk or the database failed.
    #[error("the store failed: {0}")]
    Failed(String),
}

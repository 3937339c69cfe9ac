//! What is kept of a table, and the small trait behind which it is kept.
//!
//! The unique key (table, seq) is the only lock: whoever appends the act with a number first has
//! decided, in this process or in another one.

use crate::id::{Secret, TableId};
use crate::pace::Pace;
use crate::packs::PackFiles;
use crate::personal::Remark;
use crate::sql::{Line, Step};
use orrery_bots::BotKind;
use orrery_core::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::mpsc::Receiver;
use std::time::Duration;

/// A table as it was created, and where it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// True if somebody may know the seed all the same: it was chosen, or comes from a finished game.
    pub duplicate: bool,
    /// The session that created it.
    pub host: Secret,
    /// Where it was created: tables of one origin share the time of bots.
    pub origin: Secret,
    /// True if it is listed for everybody.
    pub public: bool,
    /// True if one person may take several open seats.
    pub several: bool,
    /// The table that it follows, and how; no table is followed twice in the same way.
    pub after: Option<(TableId, After)>,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When its last act was written.
    pub updated: i64,
    /// The number of its last act; 0 before the first.
    pub seq: u64,
    /// How often it changed who sits here, devices and links included; the lock of such changes.
    pub seating: u64,
    /// How often something was said here, or somebody muted; the lock of that.
    pub spoken: u64,
    /// Where it stands after the last act.
    pub head: Head,
}

/// How a table follows another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum After {
    /// The same game again.
    Rematch,
    /// The game that goes on from it: see [`Match::sequel`](orrery_core::Match::sequel).
    Sequel,
}

/// Where a table stands, for lists that do not replay it. A closed table has neither somebody who
/// decides nor an outcome.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// Choices that count, those taken back excluded.
    pub plies: usize,
    /// Who decides.
    pub decides: Option<Seat>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// When the time of whoever decides ends, in milliseconds since 1970.
    pub due: Option<i64>,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Who sits here.
    pub kind: SeatKind,
    /// What the others call them.
    pub name: String,
    /// The token that lets a session sit down, once.
    pub link: Option<Secret>,
    /// The number of that link, or of the last one: they are counted from 0.
    pub links: u32,
    /// The wish that turns end by themselves when nothing else is possible.
    pub auto_end: bool,
}

/// How a seat is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SeatKind {
    /// A person at the screen of the host.
    Here,
    /// Whoever opens the seat's secret link first.
    Link,
    /// Whoever comes first.
    Open,
    /// A program.
    Bot(BotKind),
}

/// A session that may play a seat: one device of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Holder {
    /// Which seat.
    pub seat: Seat,
    /// Whose session.
    pub session: Secret,
    /// Its number at this table, never given twice.
    pub number: u64,
    /// What the device calls itself.
    pub device: String,
    /// When it sat down, in milliseconds since 1970; 0 if that is not known.
    pub since: i64,
    /// When it was last here.
    pub active: i64,
    /// The last act it has seen when it was read from the store.
    pub seen: u64,
}

/// Who sits at a table, after a change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seating {
    /// See [`TableRow::seating`]; one more than before.
    pub number: u64,
    /// All seats in order.
    pub seats: Vec<SeatRow>,
    /// Everybody who may play them.
    pub holders: Vec<Holder>,
}

/// One line of the append-only log of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Act {
    /// Counted from 1, without gaps.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whose seat it is about.
    pub seat: Option<Seat>,
    /// What.
    pub what: What,
    /// [`Match::hash`](orrery_core::Match::hash) of the position after it.
    pub hash: u64,
}

/// What an [`Act`] says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum What {
    /// This was chosen.
    Choice(String),
    /// Choices were taken back, so that this many are left.
    Undo(usize),
    /// The table was closed: by its host, because all agreed, or because whoever else played has resigned. Nothing
    /// follows.
    Close,
    /// Somebody came or went. The position is the same as before.
    Seat(SeatChange),
}

/// What happened to a seat. Names are those of that moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum SeatChange {
    /// This person sat down.
    Sat {
        /// What the others call them.
        name: String,
    },
    /// This person left.
    Left {
        /// What the others called them.
        name: String,
    },
    /// The host gave the seat of this person free, who had not been here for long.
    Freed {
        /// What the others called them.
        name: String,
    },
    /// Somebody wants this bot to take over the empty seat, or does not any more.
    Wish {
        /// Who.
        by: Seat,
        /// Which bot.
        bot: Option<BotKind>,
    },
    /// This person asked for a hint.
    Hint,
    /// The table was made with hints for everybody.
    Hints,
    /// The table was made so that people are judged by the result.
    Rated,
    /// The account with this tag plays here, and is judged by the result.
    Player {
        /// See [`Account::tag`](crate::Account::tag).
        tag: String,
    },
    /// The table was made with this agreement about time.
    Pace(Pace),
    /// This person ran out of time.
    Late {
        /// What the others call them.
        name: String,
    },
    /// This person is away until this moment, in milliseconds since 1970, or has come back: their time stands still.
    Away {
        /// Until when; the moment of the act for whoever has come back.
        until: i64,
    },
    /// This person has lost, by their own will or for lack of time.
    Resigned {
        /// What the others call them.
        name: String,
    },
    /// This person wants to stop the game, or does not any more.
    Stop {
        /// Which of the two.
        wish: bool,
    },
    /// This bot plays on: all the others wanted it, or the person ran out of time or has resigned.
    Bot {
        /// What the others called the person for whom it plays.
        name: String,
        /// Which bot.
        bot: BotKind,
    },
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// See [`TableRow::spoken`].
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// After so many choices.
    pub plies: usize,
    /// By whom.
    pub author: Author,
    /// What they were called then.
    pub name: String,
    /// What.
    pub said: Said,
}

/// Who speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Author {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// Somebody who watches.
    Watcher(Secret),
}

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// In words of their own.
    Text(String),
    /// In a word that everybody reads in their own language.
    Reaction(Reaction),
}

/// The words that everybody reads in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hello, and good luck.
    Hello,
    /// Well played.
    Well,
    /// Thank you.
    Thanks,
    /// I did not want that.
    Oops,
    /// I need a moment.
    Moment,
    /// It was a good game.
    Game,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Hello,
        Self::Well,
        Self::Thanks,
        Self::Oops,
        Self::Moment,
        Self::Game,
    ];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::Well => "well",
            Self::Thanks => "thanks",
            Self::Oops => "oops",
            Self::Moment => "moment",
            Self::Game => "game",
        }
    }

    /// The one with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// Somebody does not want to hear somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mute {
    /// Who does not.
    pub by: Secret,
    /// Whom.
    pub whom: Author,
}

/// A change of the talk at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spoken {
    /// This was said.
    Said(Message),
    /// Somebody was muted.
    Muted(Mute),
    /// Somebody is heard again.
    Heard(Mute),
}

/// The talk at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Talk {
    /// What was said, in order.
    pub messages: Vec<Message>,
    /// Who does not want to hear whom.
    pub mutes: Vec<Mute>,
}

/// Everything that is kept of one table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// The table.
    pub table: TableRow,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
    /// Who may play them.
    pub holders: Vec<Holder>,
    /// Its log in order.
    pub acts: Vec<Act>,
    /// What was said there.
    pub talk: Talk,
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

/// Where a table stands: the number of its last act, and of its last change of who sits there and what was said. A database that was
/// restored, or replaced by a copy that lacked the end, may have other acts with the same numbers: their time tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// See [`TableRow::seq`].
    pub seq: u64,
    /// See [`TableRow::seating`].
    pub seating: u64,
    /// See [`TableRow::spoken`].
    pub spoken: u64,
    /// See [`TableRow::updated`].
    pub updated: i64,
}

/// What other servers have done at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Later {
    /// Nothing.
    Nothing,
    /// It stands elsewhere: all about it, of the acts and of what was said only what is new.
    More(Box<Stored>),
    /// It was deleted.
    Gone,
}

/// What other servers say. It may be late, twice, or lost.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Hint {
    /// Something happened at this table.
    Table(TableId),
    /// Anything may have happened: for a while nothing was heard.
    Lost,
}

/// A data pack that a table was made with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPack {
    /// Of which game.
    pub game: String,
    /// Its fingerprint.
    pub id: String,
    /// What it is made of.
    pub files: PackFiles,
}

/// How much a store keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// All tables.
    pub tables: u64,
    /// Those that are neither over nor closed.
    pub unfinished: u64,
    /// What all of it takes on the disk.
    pub bytes: u64,
    /// What is still free there, if the system says so.
    pub free: Option<u64>,
}

/// Keeps tables. Every method that changes something returns when the change is durable, except
/// [`saw`](Self::saw).
pub trait Store: Send + Sync {
    /// Writes a new table with everything in it. [`StoreError::Taken`] if the id, or the place after
    /// another table, is taken.
    fn create(&self, new: Stored) -> Result<(), StoreError>;

    /// Everything about a table.
    fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError>;

    /// Appends acts and the place where the table then stands, and changes who sits there; all or nothing,
    /// and either may be nothing. [`StoreError::Taken`] if the first act does not follow the last one stored,
    /// or the seating the one before it.
    fn append(
        &self,
        id: &TableId,
        acts: Vec<Act>,
        head: Head,
        seating: Option<Seating>,
    ) -> Result<(), StoreError>;

    /// Changes the talk at a table; [`StoreError::Taken`] if the number does not follow the last one.
    fn speak(&self, id: &TableId, number: u64, spoken: Spoken) -> Result<(), StoreError>;

    /// Remembers, some time soon, the last act that a session has seen, and when.
    fn saw(&self, id: &TableId, session: Secret, seq: u64, at: i64);

    /// The tables at which a session sits, those that changed last first.
    fn of_session(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError>;

    /// The public tables, those that changed last first.
    fn public(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError>;

    /// One table, whether the session sits at it or not.
    fn listed(&self, id: &TableId, session: Secret) -> Result<Option<Listed>, StoreError>;

    /// How many unfinished tables a session has created.
    fn hosted(&self, session: Secret) -> Result<usize, StoreError>;

    /// How many unfinished tables have a bot in every seat.
    fn unattended(&self) -> Result<usize, StoreError>;

    /// Tables whose last act was written before this moment, the oldest first, each with the number of that
    /// act: those that came to their end, or those that did not.
    fn untouched(
        &self,
        before: i64,
        over: bool,
        limit: usize,
    ) -> Result<Vec<(TableId, u64)>, StoreError>;

    /// Tables at which the time of whoever decides ended after the first of these moments and not after the second,
    /// the longest ago first, each with the moment.
    fn overdue(
        &self,
        after: i64,
        until: i64,
        limit: usize,
    ) -> Result<Vec<(TableId, i64)>, StoreError>;

    /// Deletes a table with everything in it, unless this is no longer its last act: [`StoreError::Taken`].
    fn delete(&self, id: &TableId, seq: u64) -> Result<(), StoreError>;

    /// The table that follows another in this way.
    fn follower(&self, id: &TableId, after: After) -> Result<Option<TableId>, StoreError>;

    /// Keeps the analysis of a finished game, in place of an earlier one. It can be made again at any time. As long as
    /// it is only asked for, the text is empty.
    fn keep_analysis(&self, id: &TableId, text: &str) -> Result<(), StoreError>;

    /// The games whose analysis is only asked for and for which nobody holds a [lease](Self::lease), each with the origin
    /// of its table.
    fn asked_analyses(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError>;

    /// The analysis of a finished game, if one is kept.
    fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError>;

    /// Keeps the files of a data pack of a game under its fingerprint, if it is not there already.
    fn keep_pack(&self, game: &str, id: &str, files: &PackFiles) -> Result<(), StoreError>;

    /// Whether a data pack is kept.
    fn has_pack(&self, game: &str, id: &str) -> Result<bool, StoreError>;

    /// The data packs that are kept.
    fn packs(&self) -> Result<Vec<KeptPack>, StoreError>;

    /// The names under which the store itself offers data packs of a game, each with its fingerprint.
    fn offers(&self, _game: &str) -> Result<Vec<(String, String)>, StoreError> {
        Ok(Vec::new())
    }

    /// The tables at which a bot decides and for which nobody holds a [lease](Self::lease), each with its origin;
    /// those that have waited longest first.
    fn waiting_for_bots(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError>;

    /// Whether this server may think about the decision after this act, for so long; until then no other may.
    /// Unless a store says otherwise, there are no others.
    fn lease(&self, _id: &TableId, _seq: u64, _time: Duration) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// What others have done at a table since it stood there.
    fn later(&self, _id: &TableId, _mark: Mark) -> Result<Later, StoreError> {
        Ok(Later::Nothing)
    }

    /// Where these tables stand; those that do not exist are left out.
    fn marks(&self, ids: &[TableId]) -> Result<Vec<(TableId, Mark)>, StoreError>;

    /// What other servers say from now on; nothing if there are none. Asked once.
    fn hints(&self) -> Option<Receiver<Hint>> {
        None
    }

    /// The ids of all tables that come after this one in their order.
    fn ids(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// The rows that a statement finds, for what is kept beside tables; see [`sql`](crate::sql). A store without a
    /// database keeps no such things.
    fn rows(&self, _step: Step) -> Result<Vec<Line>, StoreError> {
        Ok(Vec::new())
    }

    /// Does all of it or nothing; what the last statement gives back. [`StoreError::Taken`] if one that
    /// [must](Step::must) concern a row concerns none.
    fn run(&self, _steps: Vec<Step>) -> Result<Vec<Line>, StoreError> {
        Ok(Vec::new())
    }

    /// What somebody noted at a table, in the order of the positions.
    fn remarks(&self, id: &TableId, who: Secret) -> Result<Vec<Remark>, StoreError> {
        let sql = "SELECT ply, at, text FROM remarks WHERE table_id = $1 AND who = $2 ORDER BY ply";
        let lines = self.rows(Step::new(sql, [id.as_str().into(), who.into()]))?;
        let read = |line: &Line| {
            Ok(Remark {
                ply: line.number(0)? as usize,
                at: line.number(1)?,
                text: line.text(2)?,
            })
        };
        lines.iter().map(read).collect()
    }

    /// Keeps a note in place of an earlier one at the same position; an empty one is none.
    fn keep_remark(&self, id: &TableId, who: Secret, remark: &Remark) -> Result<(), StoreError> {
        let (table, ply) = (id.as_str().into(), (remark.ply as i64).into());
        let step = match remark.text.as_str() {
            "" => Step::new(
                "DELETE FROM remarks WHERE table_id = $1 AND who = $2 AND ply = $3",
                [table, who.into(), ply],
            ),
            text => Step::new(
                "INSERT INTO remarks (table_id, who, ply, at, text) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (table_id, who, ply) DO UPDATE SET at = excluded.at, text = excluded.text",
                [table, who.into(), ply, remark.at.into(), text.into()],
            ),
        };
        self.run(vec![step]).map(drop)
    }

    /// Writes something and waits until it is durable.
    fn probe(&self) -> Result<(), StoreError>;

    /// How much is kept.
    fn size(&self) -> Result<Size, StoreError>;
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
    /// Servers of another kind work with it.
    #[error(
        "other servers at this database {how}; nothing has been changed: stop them first, then start this one"
    )]
    Others {
        /// What they do otherwise.
        how: String,
    },
    /// The database is away, or too slow to wait for.
    #[error("the database does not answer: {0}")]
    Away(String),
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

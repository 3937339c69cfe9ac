//! Tables: people and bots play a game of the registry, and nothing acknowledged is ever lost.
//!
//! | module | owns |
//! |---|---|
//! | [`tables`](Tables) | all tables: who may do what, the path of a move |
//! | [`seats`](Claim) | who sits where: sitting down, devices, leaving, being replaced |
//! | [`account`](Account), `farewell` | who somebody is on all devices; deleting an account, and what is kept about it |
//! | [`setup`](NewTable) | new tables, and those that follow another one |
//! | [`invite`](Invitation) | who is asked to sit down, and whom open tables wish for |
//! | `lists` | lists of tables |
//! | `memory` | which tables are in memory; waking those who listen |
//! | [`config`](Config) | what operators set and see |
//! | `table` | one table: replay, drafts of what comes next, undo, what a viewer gets to see |
//! | [`view`](TableView) | the things that are shown |
//! | [`store`] | what is kept of a table, and the trait [`Store`] behind which it is kept |
//! | [`sqlite`] | the store in one SQLite file |
//! | [`postgres`] | the store in a PostgreSQL database, for any number of servers |
//! | [`journal`](JournalStore) | the store in memory, whose changes somebody else writes down |
//! | [`backup`](backup()) | copies of it, and the way back |
//! | [`migrate`](copy()) | from one store to another |
//! | [`packs`](read_pack) | data packs: reading and checking them, which are on offer |
//! | [`sql`] | statements that mean the same in both databases |
//! | `rows` | the texts and numbers in which tables stand in a database |
//! | `crew` | the threads in which bots think |
//! | [`task`](Task) | the same without threads: what to think about is taken elsewhere |
//! | `teach` | hints, and the analysis of finished games |
//! | `watch` | noticing what other servers do |
//! | `id` | table ids; fingerprints of secrets |
//! | `name` | what people may call themselves |
//! | [`order`](Report) | what people report, and what an operator does about it |
//! | `pace`, `away` | the time that people have, and their days off |
//! | [`plan`](PlanView) | what somebody wants to do in their next turn, and what they hear if it is not played |
//! | `talk` | what people say |
//! | [`played`](Profile), [`rating`](Rating) | what people have played; how strong they are |
//! | [`personal`](Notice) | what is kept for people beside the tables: how they want to be told, notices on their way, remarks, plans |
//!
//! A session and the link of a seat are opaque texts of the caller; only their fingerprints
//! ([`Secret`]) are kept and compared.
//!
//! Deliberately absent: HTTP, cookies, languages, anything about a particular game.

mod account;
mod away;
#[cfg(feature = "sqlite")]
mod backup;
mod config;
mod crew;
mod error;
mod farewell;
mod id;
mod invite;
mod journal;
mod lists;
mod memory;
mod migrate;
mod name;
mod order;
mod pace;
mod packs;
mod personal;
mod plan;
mod played;
#[cfg(feature = "postgres")]
pub mod postgres;
mod rating;
#[cfg_attr(
    not(all(feature = "postgres", feature = "sqlite")),
    allow(dead_code, reason = "some of it is for one database only")
)]
mod rows;
mod seats;
mod setup;
pub mod sql;
#[cfg(feature = "sqlite")]
pub mod sqlite;
pub mod store;
mod table;
mod tables;
mod talk;
mod task;
mod teach;
mod view;
mod watch;

pub use account::{Account, Arrival, Passkey, Purpose, SignedIn, Ticket};
#[cfg(feature = "sqlite")]
pub use backup::{BackupError, backup, restore};
pub use config::{Config, KeptFor, Stats};
pub use error::{Limited, TableError};
pub use id::{NotAnId, Secret, TableId, letters};
pub use invite::{Invitation, Terms, Wishes};
pub use journal::{Change, JournalStore};
pub use lists::MAX_LIST;
pub use migrate::{MigrateError, Migrated, copy};
pub use name::{MAX_NAME, MAX_TEXT};
pub use order::Report;
pub use pace::{End, Pace, Time};
pub use packs::{Offer, PackFiles, read_offers, read_pack};
pub use personal::{Kind, Listener, News, Notice, Remark};
pub use plan::{Ahead, Crossed, MAX_PLAN, PlanView, Unplanned};
pub use played::{Played, Profile, Ranked, Rival, Sum};
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use rating::{DOUBTFUL, Rating};
pub use seats::{Claim, Visitor};
pub use setup::{Links, MAX_OPTIONS, NewSeat, NewTable};
#[cfg(feature = "sqlite")]
pub use sqlite::SqliteStore;
pub use store::{
    After, KeptPack, Listed, Reaction, Said, SeatChange, SeatKind, Size, Store, StoreError,
};
pub use tables::Tables;
pub use task::{Ask, Found, Task, Thinker};
pub use teach::{STAGES, causes};
pub use view::{
    Advice, Analysed, Aside, Back, Barrier, Device, Ended, HintView, Log, LogPly, MessageView,
    Muted, Note, Pack, People, Position, SeatView, Span, Status, Summary, TableView, TalkView,
    Undo, Update, Wish,
};

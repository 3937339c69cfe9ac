//! What is kept for people beside the tables: how they want to be told, notices on their way, remarks at positions,
//! plans.
//!
//! News are what happens at tables that somebody may want to be told of. They are noticed where it happens, so with
//! several servers each of them comes up once; whoever sends notices [takes](Tables::news) them and queues
//! what has to be sent. A queued notice is taken by one server at a time: taking it moves the moment at which it is due, and
//! whoever took it settles it before that.

use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::name::checked_text;
use crate::store::{Listed, StoreError};
use crate::table::Table;
use crate::tables::Tables;
use orrery_core::Seat;
use orrery_outside::lock;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Mutex;

/// So many news wait for whoever sends notices; beyond that the oldest are forgotten.
const WAITING: usize = 10_000;

/// So many notes somebody may make at one table.
const REMARKS: usize = 200;

/// What somebody may want to be told of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// It is their turn.
    Turn,
    /// The game is over.
    Over,
    /// They are invited to a table.
    Invitation,
    /// Somebody said something at their table.
    Talk,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Turn, Self::Over, Self::Invitation, Self::Talk];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Over => "over",
            Self::Invitation => "invitation",
            Self::Talk => "talk",
        }
    }

    /// The one with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Where.
    pub table: TableId,
    /// What.
    pub kind: Kind,
    /// The last act then.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The sessions that it is news to.
    pub to: Vec<Secret>,
}

/// A notice on its way. There is one for each person, channel, table and kind: a newer one takes its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Whose: the fingerprint by which tables know a person.
    pub who: Secret,
    /// By which of their channels; a name that whoever sends gives it.
    pub channel: String,
    /// What happened where.
    pub table: TableId,
    /// See [`News::kind`].
    pub kind: Kind,
    /// The session that sits at the table.
    pub session: Secret,
    /// See [`News::seq`].
    pub seq: u64,
    /// See [`News::at`].
    pub at: i64,
    /// When it is to be sent, or, once it was taken, by when it must have been.
    pub due: i64,
    /// How often that was tried.
    pub tries: u32,
}

/// How somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listener {
    /// Counts changes; the lock of them.
    pub version: u64,
    /// What they said, in the form of whoever asks them.
    pub text: String,
}

/// A note that somebody made for themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Remark {
    /// After so many choices.
    pub ply: usize,
    /// When.
    pub at: i64,
    /// What.
    pub text: String,
}

/// Keeps all of that.
pub trait Personal {
    /// How somebody wants to be told.
    fn listener(&self, who: Secret) -> Result<Option<Listener>, StoreError>;

    /// Changes it; [`StoreError::Taken`] unless the version follows the one that is kept.
    fn keep_listener(&self, who: Secret, new: Listener) -> Result<(), StoreError>;

    /// All who want to be told something, after this one in their order.
    fn listeners(
        &self,
        after: Option<Secret>,
        limit: usize,
    ) -> Result<Vec<(Secret, Listener)>, StoreError>;

    /// Puts notices on their way, each in place of an earlier one of the same kind.
    fn queue_notices(&self, new: Vec<Notice>) -> Result<(), StoreError>;

    /// Takes notices that are due at this moment, the oldest first; until then nobody else does.
    fn take_notices(&self, now: i64, until: i64, limit: usize) -> Result<Vec<Notice>, StoreError>;

    /// Takes all notices of somebody by one channel, due or not, except those that somebody else has taken for longer.
    fn take_together(
        &self,
        who: Secret,
        channel: &str,
        until: i64,
    ) -> Result<Vec<Notice>, StoreError>;

    /// A notice that was taken needs nothing more, or is due again at this moment. If a newer one has come, that stays.
    fn settle_notice(&self, notice: &Notice, again: Option<i64>) -> Result<(), StoreError>;

    /// A table in the list of a session, and when that session was last there.
    fn seen_by(&self, id: &TableId, session: Secret) -> Result<Option<(Listed, i64)>, StoreError>;

    /// What somebody noted at a table, in the order of the positions.
    fn remarks(&self, id: &TableId, who: Secret) -> Result<Vec<Remark>, StoreError>;

    /// All that was noted at a table.
    fn all_remarks(&self, id: &TableId) -> Result<Vec<(Secret, Remark)>, StoreError>;

    /// Keeps a note in place of an earlier one at the same position; an empty one is none.
    fn keep_remark(&self, id: &TableId, who: Secret, remark: Remark) -> Result<(), StoreError>;

    /// What whoever holds a seat wants to do next.
    fn plan(&self, id: &TableId, seat: Seat) -> Result<Option<String>, StoreError>;

    /// Keeps a plan in place of an earlier one, or none any more.
    fn keep_plan(&self, id: &TableId, seat: Seat, text: Option<&str>) -> Result<(), StoreError>;

    /// Takes a plan away if it still is this one; false if somebody else was first.
    fn take_plan(&self, id: &TableId, seat: Seat, text: &str) -> Result<bool, StoreError>;

    /// Tables at which somebody decides who has a plan, each with its origin.
    fn planned(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError>;
}

/// What happened here and was not asked for yet.
#[derive(Default)]
pub(crate) struct Told(Mutex<Option<VecDeque<News>>>);

impl Shared {
    /// Remembers what happened, if anybody ever asks.
    pub(crate) fn news(&self, table: &Table, kind: Kind, to: Vec<Secret>) {
        self.spread_news(News {
            table: table.row.id.clone(),
            kind,
            seq: table.row.seq,
            at: self.now(),
            to,
        });
    }

    pub(crate) fn spread_news(&self, news: News) {
        if let Some(waiting) = lock(&self.told.0).as_mut().filter(|_| !news.to.is_empty()) {
            if waiting.len() == WAITING {
                waiting.pop_front();
            }
            waiting.push_back(news);
        }
    }

    /// Tells whose turn has come, or that there are no more.
    pub(crate) fn turn_news(&self, table: &Table, before: Option<Seat>) {
        let now = table.row.head.decides;
        if now == before {
            return;
        }
        self.call_plan(table);
        let kind = if now.is_some() {
            Kind::Turn
        } else {
            Kind::Over
        };
        let concerned = table
            .holders
            .iter()
            .filter(|holder| now.is_none_or(|seat| holder.seat == seat));
        let mut to: Vec<Secret> = concerned.map(|holder| holder.session).collect();
        to.sort_unstable_by_key(|session| *session.as_bytes());
        to.dedup();
        self.news(table, kind, to);
    }
}

impl Tables {
    /// What happened since this was last asked. What happens before it was first asked is nobody's business.
    #[must_use]
    pub fn news(&self) -> Vec<News> {
        let mut told = lock(&self.shared().told.0);
        told.replace(VecDeque::new())
            .map(Vec::from)
            .unwrap_or_default()
    }

    /// Something else that people may want to be told of.
    pub fn tell(&self, news: News) {
        self.shared().spread_news(news);
    }

    /// See [`Personal::listener`].
    pub fn listener(&self, who: Secret) -> Result<Option<Listener>, TableError> {
        Ok(self.shared().store.listener(who)?)
    }

    /// See [`Personal::keep_listener`].
    pub fn keep_listener(&self, who: Secret, new: Listener) -> Result<(), TableError> {
        Ok(self.shared().store.keep_listener(who, new)?)
    }

    /// See [`Personal::queue_notices`].
    pub fn queue_notices(&self, new: Vec<Notice>) -> Result<(), TableError> {
        Ok(self.shared().store.queue_notices(new)?)
    }

    /// See [`Personal::take_notices`].
    pub fn take_notices(
        &self,
        now: i64,
        until: i64,
        limit: usize,
    ) -> Result<Vec<Notice>, TableError> {
        Ok(self.shared().store.take_notices(now, until, limit)?)
    }

    /// See [`Personal::take_together`].
    pub fn take_together(
        &self,
        who: Secret,
        channel: &str,
        until: i64,
    ) -> Result<Vec<Notice>, TableError> {
        Ok(self.shared().store.take_together(who, channel, until)?)
    }

    /// See [`Personal::settle_notice`].
    pub fn settle_notice(&self, notice: &Notice, again: Option<i64>) -> Result<(), TableError> {
        Ok(self.shared().store.settle_notice(notice, again)?)
    }

    /// What somebody who sits at a table noted there for themselves.
    pub fn remarks(&self, id: &TableId, session: Secret) -> Result<Vec<Remark>, TableError> {
        self.shared()
            .at(id, |_, table| match table.member(session) {
                true => Ok(self.shared().store.remarks(id, session)?),
                false => Err(TableError::Forbidden),
            })
    }

    /// Notes something at a position, for nobody else; an empty text takes the note away.
    pub fn remark(
        &self,
        id: &TableId,
        session: Secret,
        ply: usize,
        text: &str,
    ) -> Result<(), TableError> {
        let text = match text.trim() {
            "" => String::new(),
            text => checked_text(text)?,
        };
        self.shared().at(id, |_, table| {
            if !table.member(session) {
                return Err(TableError::Forbidden);
            }
            if ply > table.made() {
                return Err(TableError::NotFound);
            }
            let (store, who) = (&self.shared().store, session);
            let there = store.remarks(id, who)?;
            let (what, limit) = (Limited::Remarks, REMARKS);
            if there.len() >= limit && !there.iter().any(|one| one.ply == ply) {
                return Err(TableError::TooMany { what, limit });
            }
            let at = self.shared().now();
            Ok(store.keep_remark(id, who, Remark { ply, at, text })?)
        })
    }

    /// See [`Personal::seen_by`].
    pub fn seen_by(
        &self,
        id: &TableId,
        session: Secret,
    ) -> Result<Option<(Listed, i64)>, TableError> {
        Ok(self.shared().store.seen_by(id, session)?)
    }
}

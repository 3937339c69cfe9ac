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
use crate::sql::{Line, Step};
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

/// A device that was not used for so many milliseconds is signed out.
const ASLEEP: i64 = 366 * 24 * 60 * 60 * 1000;

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
    /// When they last said something, in milliseconds since 1970; 0 if it is kept whether anybody plays or not.
    pub at: i64,
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

const NOTICE_SETTLED: &str = "DELETE FROM notices
    WHERE who = $1 AND channel = $2 AND table_id = $3 AND kind = $4 AND seq = $5 AND due = $6";

const NOTICE_AGAIN: &str = "UPDATE notices SET due = $7, tries = $8
    WHERE who = $1 AND channel = $2 AND table_id = $3 AND kind = $4 AND seq = $5 AND due = $6";

fn listener(line: &Line) -> Result<Listener, StoreError> {
    Ok(Listener {
        version: line.number(0)?.cast_unsigned(),
        text: line.text(1)?,
        at: line.number(2)?,
    })
}

fn notice(line: &Line) -> Result<Notice, StoreError> {
    let kind = line.text(3)?;
    let odd = || StoreError::Failed(format!("a notice of kind `{kind}`"));
    Ok(Notice {
        who: line.secret(0)?,
        channel: line.text(1)?,
        table: line.table(2)?,
        kind: Kind::named(&kind).ok_or_else(odd)?,
        session: line.secret(4)?,
        seq: line.number(5)?.cast_unsigned(),
        at: line.number(6)?,
        due: line.number(7)?,
        tries: u32::try_from(line.number(8)?).unwrap_or(u32::MAX),
    })
}

/// Puts a notice on its way, unless its table is gone.
fn queue(one: &Notice) -> Step {
    Step::new(
        "INSERT INTO notices (who, channel, table_id, kind, session, seq, at, due, tries)
         SELECT $1, $2, id, $4, $5, $6, $7, $8, $9 FROM tables WHERE id = $3 FOR KEY SHARE
         ON CONFLICT (who, channel, table_id, kind) DO UPDATE SET session = excluded.session,
             seq = excluded.seq, at = excluded.at, due = excluded.due, tries = excluded.tries",
        [
            one.who.into(),
            one.channel.as_str().into(),
            one.table.as_str().into(),
            one.kind.name().into(),
            one.session.into(),
            one.seq.into(),
            one.at.into(),
            one.due.into(),
            i64::from(one.tries).into(),
        ],
    )
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

    /// Forgets how browsers wanted to be told that have no account, sit nowhere, and said nothing since this moment;
    /// signs out devices that nobody has used for a year; and forgets days off of long ago.
    pub(crate) fn forget_listeners(&self, before: i64) -> Result<(), TableError> {
        let gone = "DELETE FROM listeners WHERE at > 0 AND at < $1
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = who)
             AND NOT EXISTS (SELECT 1 FROM holders WHERE session = who)";
        // Whoever found a device in a drawer must not find a seat on it.
        let asleep = "DELETE FROM devices WHERE active < $1";
        let steps = vec![
            Step::new(gone, [before.into()]),
            Step::new(asleep, [(self.now() - ASLEEP).into()]),
            self.old_days(),
        ];
        Ok(self.store.run(steps).map(drop)?)
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

    /// How somebody wants to be told.
    pub fn listener(&self, who: Secret) -> Result<Option<Listener>, TableError> {
        let sql = "SELECT version, text, at FROM listeners WHERE who = $1";
        let lines = self.shared().store.rows(Step::new(sql, [who.into()]))?;
        Ok(lines.first().map(listener).transpose()?)
    }

    /// Changes it; [`StoreError::Taken`] unless the version follows the one that is kept.
    pub fn keep_listener(&self, who: Secret, new: &Listener) -> Result<(), TableError> {
        let sql = "INSERT INTO listeners (who, version, text, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (who) DO UPDATE
             SET version = excluded.version, text = excluded.text, at = excluded.at
             WHERE listeners.version = excluded.version - 1";
        let with = [
            who.into(),
            new.version.into(),
            new.text.as_str().into(),
            new.at.into(),
        ];
        let step = Step::new(sql, with).must();
        Ok(self.shared().store.run(vec![step]).map(drop)?)
    }

    /// Nobody wants to be told any more.
    pub fn drop_listener(&self, who: Secret) -> Result<(), TableError> {
        let sql = "DELETE FROM listeners WHERE who = $1";
        let step = Step::new(sql, [who.into()]);
        Ok(self.shared().store.run(vec![step]).map(drop)?)
    }

    /// By whom it is heard what a table tells elsewhere: a listener of its own, whom its host commands.
    #[must_use]
    pub fn ear_of(id: &TableId) -> Secret {
        Secret::of(&format!("the ear of the table {id}"))
    }

    /// The last act that anybody in a seat has seen.
    pub fn seen_at(&self, id: &TableId, seat: Seat) -> Result<u64, TableError> {
        let sql = "SELECT max(seen) FROM holders WHERE table_id = $1 AND seat = $2";
        let step = Step::new(sql, [id.as_str().into(), seat.into()]);
        let lines = self.shared().store.rows(step)?;
        let seen = lines.first().map(|line| line.maybe(0, Line::number));
        Ok(seen.transpose()?.flatten().map_or(0, i64::cast_unsigned))
    }

    /// Puts notices on their way, each in place of an earlier one of the same kind.
    pub fn queue_notices(&self, new: &[Notice]) -> Result<(), TableError> {
        let steps = new.iter().map(queue).collect();
        Ok(self.shared().store.run(steps).map(drop)?)
    }

    /// Takes notices that are due at this moment, the oldest first; until then nobody else does.
    pub fn take_notices(
        &self,
        now: i64,
        until: i64,
        limit: usize,
    ) -> Result<Vec<Notice>, TableError> {
        let sql = "UPDATE notices SET due = $2 WHERE (who, channel, table_id, kind) IN (
                 SELECT who, channel, table_id, kind FROM notices WHERE due <= $1
                 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)
             RETURNING who, channel, table_id, kind, session, seq, at, due, tries";
        let limit = limit as i64;
        self.taken(Step::new(sql, [now.into(), until.into(), limit.into()]))
    }

    /// Takes all notices of somebody by one channel, due or not, except those that somebody else has taken for longer.
    pub fn take_together(
        &self,
        who: Secret,
        channel: &str,
        until: i64,
    ) -> Result<Vec<Notice>, TableError> {
        let sql = "UPDATE notices SET due = $3 WHERE (who, channel, table_id, kind) IN (
                 SELECT who, channel, table_id, kind FROM notices
                 WHERE who = $1 AND channel = $2 AND due <= $3 FOR UPDATE SKIP LOCKED)
             RETURNING who, channel, table_id, kind, session, seq, at, due, tries";
        self.taken(Step::new(sql, [who.into(), channel.into(), until.into()]))
    }

    fn taken(&self, step: Step) -> Result<Vec<Notice>, TableError> {
        let lines = self.shared().store.run(vec![step])?;
        let damage = &self.shared().damage;
        Ok(damage.leave_out(lines.iter().map(notice)))
    }

    /// A notice that was taken needs nothing more, or is due again at this moment. If a newer one has come, that stays.
    pub fn settle_notice(&self, one: &Notice, again: Option<i64>) -> Result<(), TableError> {
        let mut with = vec![
            one.who.into(),
            one.channel.as_str().into(),
            one.table.as_str().into(),
            one.kind.name().into(),
            one.seq.into(),
            one.due.into(),
        ];
        let sql = match again {
            None => NOTICE_SETTLED,
            Some(again) => {
                with.extend([again.into(), i64::from(one.tries).into()]);
                NOTICE_AGAIN
            }
        };
        let must = false;
        let step = Step { sql, with, must };
        Ok(self.shared().store.run(vec![step]).map(drop)?)
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
            Ok(store.keep_remark(id, who, &Remark { ply, at, text })?)
        })
    }

    /// A table in the list of a session, and when that session was last there.
    pub fn seen_by(
        &self,
        id: &TableId,
        session: Secret,
    ) -> Result<Option<(Listed, i64)>, TableError> {
        let store = &self.shared().store;
        let Some(listed) = store.listed(id, session)? else {
            return Ok(None);
        };
        let sql = "SELECT max(active) FROM holders WHERE table_id = $1 AND session = $2";
        let lines = store.rows(Step::new(sql, [id.as_str().into(), session.into()]))?;
        let active = lines.first().map(|line| line.maybe(0, Line::number));
        let active = active.transpose()?.flatten().unwrap_or(0);
        Ok(Some((listed, active)))
    }
}

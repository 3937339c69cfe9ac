//! From news to notices, and from notices to those who are told.
//!
//! News become notices that wait a moment: whoever is at the table sees it there and is told nothing. What is due is
//! taken by one server, looked at once more (is it still their turn?), and sent. What cannot be sent now is tried again,
//! each time later, and given up after a day; a receiver that is gone for good is forgotten.

use super::wishes::{MAIL, Push, Wishes, change, of_print};
use super::words;
use crate::App;
use orrery_notice::{Door, Failure, Letter, Sending};
use orrery_outside::start;
use orrery_table::{Kind, Listed, News, Notice, Secret, TableError, Tables};
use serde_json::json;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;

/// How long a notice waits for people to see for themselves.
const MOMENT: i64 = 20 * SECOND;

/// A server that has taken a notice has sent it by then, or another takes it.
const LEASE: i64 = 2 * MINUTE;

/// So many are sent side by side.
const TOGETHER: usize = 64;

/// When it is tried again.
pub(super) const AGAIN: [i64; 5] = [
    MINUTE,
    5 * MINUTE,
    30 * MINUTE,
    2 * 60 * MINUTE,
    8 * 60 * MINUTE,
];

/// What is so old is news to nobody.
const OLD: i64 = 36 * 60 * MINUTE;

/// Whoever was here so shortly before has heard it.
const PRESENT: i64 = 10 * MINUTE;

/// How often there is a round.
const PAUSE: Duration = Duration::from_secs(1);

/// Something to be sent, and the notices that it settles.
struct Parcel {
    what: Sending,
    who: Secret,
    notices: Vec<Notice>,
}

/// Threads that send until this is [stopped](Self::stop).
pub(crate) struct Rounds {
    stop: Vec<Sender<()>>,
    threads: Vec<JoinHandle<()>>,
}

impl Rounds {
    /// Starts the threads that send notices and letters, if anything can be sent.
    pub(crate) fn start(app: &Arc<App>) -> io::Result<Self> {
        let mut rounds = Self {
            stop: Vec::new(),
            threads: Vec::new(),
        };
        if app.notices.is_on() {
            rounds.add("notices", app, |app| {
                if let Err(error) = app.send_notices() {
                    tracing::debug!(%error, "notices have to wait");
                }
            })?;
            rounds.add("letters", app, App::send_letters)?;
        }
        Ok(rounds)
    }

    fn add(&mut self, name: &str, app: &Arc<App>, round: fn(&App)) -> io::Result<()> {
        let (app, (stop, stopped)) = (Arc::clone(app), channel());
        let thread = start(name, move || {
            while let Err(RecvTimeoutError::Timeout) = stopped.recv_timeout(PAUSE) {
                round(&app);
            }
        })?;
        self.stop.push(stop);
        self.threads.push(thread);
        Ok(())
    }

    /// Waits for the rounds under way, which have an end.
    pub(crate) fn stop(self) {
        drop(self.stop);
        for thread in self.threads {
            let _ = thread.join();
        }
    }
}

impl App {
    /// One round: what happened is queued, what is due is sent. Blocks until everything was tried. Tells how many
    /// notices were settled.
    pub fn send_notices(&self) -> Result<usize, TableError> {
        let Some(door) = &self.notices.door else {
            return Ok(0);
        };
        let now = self.tables.clock().date();
        let mut known = Known(HashMap::new());
        self.queue_news(&mut known, now)?;
        let taken = self.tables.take_notices(now, now + LEASE, TOGETHER)?;
        let count = taken.len();
        let parcels = self.pack(&mut known, taken, now)?;
        self.send_parcels(door, parcels, now)?;
        Ok(count)
    }

    fn queue_news(&self, known: &mut Known, now: i64) -> Result<(), TableError> {
        let mut new = Vec::new();
        for news in self.tables.news() {
            let table = self.ear_of(&news);
            for session in news.to.iter().chain(&table) {
                let who = *session;
                let Some(wishes) = known.of(self, who)? else {
                    continue;
                };
                if !wishes.wants(news.kind) {
                    continue;
                }
                for channel in wishes.channels() {
                    let due = match channel == MAIL {
                        true => wishes.mailed + i64::from(wishes.digest) * MINUTE,
                        false => 0,
                    };
                    new.push(Notice {
                        who,
                        channel,
                        table: news.table.clone(),
                        kind: news.kind,
                        session: *session,
                        seq: news.seq,
                        at: news.at,
                        due: due.max(now + MOMENT),
                        tries: 0,
                    });
                }
            }
        }
        match new.is_empty() {
            true => Ok(()),
            false => self.tables.queue_notices(&new),
        }
    }

    /// Whom a table tells of its news, if it tells anybody.
    fn ear_of(&self, news: &News) -> Option<Secret> {
        let told = matches!(news.kind, Kind::Turn | Kind::Over) && self.notices.has_hooks();
        told.then(|| Tables::ear_of(&news.table))
    }

    /// What has to be sent for these notices. Those that have become pointless are settled.
    fn pack(
        &self,
        known: &mut Known,
        taken: Vec<Notice>,
        now: i64,
    ) -> Result<Vec<Parcel>, TableError> {
        let mut parcels = Vec::new();
        let mut written = Vec::new();
        for notice in taken {
            let Some(wishes) = known.of(self, notice.who)?.cloned() else {
                self.tables.settle_notice(&notice, None)?;
                continue;
            };
            if let Some(ends) = wishes.quiet.and_then(|quiet| quiet.ends(now)) {
                self.tables.settle_notice(&notice, Some(ends))?;
                continue;
            }
            if self.is_signed_out(&wishes, &notice)? {
                change(&self.tables, notice.who, |wishes| {
                    wishes.remove(&notice.channel);
                })?;
                self.tables.settle_notice(&notice, None)?;
                continue;
            }
            if notice.channel != MAIL {
                parcels.extend(self.parcel(&wishes, notice, now)?);
            } else if !written.contains(&notice.who) {
                written.push(notice.who);
                parcels.extend(self.letter(&wishes, notice.who, now)?);
            }
        }
        Ok(parcels)
    }

    /// True if the browser that is to be told does not belong to the person any more.
    fn is_signed_out(&self, wishes: &Wishes, notice: &Notice) -> Result<bool, TableError> {
        let channel = |one: &&Push| format!("push-{}", one.number) == notice.channel;
        let session = wishes.push.iter().find(channel);
        // Who was noted down before sessions were has none.
        let session = session.and_then(|one| of_print(&one.session));
        match session.filter(|session| *session != notice.who) {
            Some(session) => Ok(!self.tables.is_device_of(session, notice.who)?),
            None => Ok(false),
        }
    }

    /// The table of a notice, if it is still news.
    fn still_news(&self, notice: &Notice, now: i64) -> Result<Option<Listed>, TableError> {
        let Some((table, active)) = self.tables.seen_by(&notice.table, notice.session)? else {
            return Ok(None);
        };
        let head = &table.table.head;
        if notice.who == Tables::ear_of(&notice.table) {
            let news = match head.decides {
                Some(seat) => self.tables.seen_at(&notice.table, seat)? < notice.seq,
                None => notice.kind == Kind::Over,
            };
            return Ok(Some(table).filter(|_| news && now - notice.at < OLD));
        }
        let mine = !table.mine.is_empty();
        let news = match notice.kind {
            Kind::Turn => {
                let decides = head.decides.is_some_and(|seat| table.mine.contains(&seat));
                decides && table.seen < notice.seq
            }
            Kind::Over => mine && head.decides.is_none() && table.seen < notice.seq,
            Kind::Invitation => {
                let waits = head.decides.is_some() && active <= notice.at;
                waits && self.tables.is_invited(&notice.table, notice.session)?
            }
            Kind::Talk => mine && active + PRESENT < notice.at,
        };
        Ok(Some(table).filter(|_| news && now - notice.at < OLD))
    }

    fn parcel(
        &self,
        wishes: &Wishes,
        notice: Notice,
        now: i64,
    ) -> Result<Option<Parcel>, TableError> {
        let what = self
            .still_news(&notice, now)?
            .and_then(|table| self.message(wishes, &notice, &table, now));
        let Some(request) = what else {
            self.tables.settle_notice(&notice, None)?;
            return Ok(None);
        };
        Ok(Some(Parcel {
            what: Sending::Post(request),
            who: notice.who,
            notices: vec![notice],
        }))
    }

    /// What somebody is told.
    fn sentence(&self, wishes: &Wishes, notice: &Notice, table: &Listed) -> String {
        let plan = || self.tables.unplanned(&notice.table, notice.session);
        // If that cannot be known now, the table tells it.
        let unplanned = notice.kind == Kind::Turn && matches!(plan(), Ok(Some(_)));
        words::sentence(wishes.lang(), notice.kind, table, unplanned)
    }

    /// What a browser or a webhook is sent.
    fn message(
        &self,
        wishes: &Wishes,
        notice: &Notice,
        table: &Listed,
        now: i64,
    ) -> Option<orrery_notice::door::Request> {
        let told = match notice.who == Tables::ear_of(&notice.table) {
            true => words::of_table(wishes.lang(), table),
            false => self.sentence(wishes, notice, table),
        };
        let path = format!("/t/{}", notice.table);
        let number = notice.channel.split_once('-')?.1.parse().ok();
        if notice.channel.starts_with("hook-") {
            let hook = wishes.hooks.iter().find(|one| Some(one.number) == number)?;
            // The operator may have changed their mind since.
            let host = orrery_notice::host(&hook.url, self.notices.reach()).ok()?;
            let allowed = self.notices.hooks.contains(&host);
            let link = self.notices.link(&path);
            return allowed.then(|| hook.form.message(&hook.url, &told, &link));
        }
        let push = wishes.push.iter().find(|one| Some(one.number) == number)?;
        // What counted when it was said need not count any more.
        push.to.checked(&self.notices.services).ok()?;
        let topic = format!("{}{}", notice.table, notice.kind.name());
        let url = format!("{}{path}", self.settings.base);
        let message = json!({"text": told, "url": url, "tag": topic}).to_string();
        let (key, contact) = (self.notices.push.as_ref()?, self.notices.contact());
        let sealed = key.message(&push.to, message.as_bytes(), &topic, contact, now / SECOND);
        sealed.ok()
    }

    /// One letter about everything that waits for somebody.
    fn letter(&self, wishes: &Wishes, who: Secret, now: i64) -> Result<Option<Parcel>, TableError> {
        let waiting = self.tables.take_together(who, MAIL, now + LEASE)?;
        let (mut notices, mut told) = (Vec::new(), Vec::new());
        for notice in waiting {
            match self.still_news(&notice, now)? {
                Some(table) => {
                    let sentence = self.sentence(wishes, &notice, &table);
                    let link = self.notices.link(&format!("/t/{}", notice.table));
                    told.push((sentence, link));
                    notices.push(notice);
                }
                None => self.tables.settle_notice(&notice, None)?,
            }
        }
        let Some(to) = wishes.address().filter(|_| !told.is_empty()) else {
            for notice in &notices {
                self.tables.settle_notice(notice, None)?;
            }
            return Ok(None);
        };
        let code = self.off_code(who, to);
        let off = self.notices.link(&format!("/notices/off/{code}"));
        let (subject, text) = words::letter(wishes.lang(), &told, &off);
        Ok(Some(Parcel {
            what: Sending::Mail(Letter {
                to: to.to_owned(),
                subject,
                text,
                unsubscribe: Some(off),
            }),
            who,
            notices,
        }))
    }

    fn send_parcels(&self, door: &Door, parcels: Vec<Parcel>, now: i64) -> Result<(), TableError> {
        let all = parcels.iter().map(|parcel| parcel.what.clone()).collect();
        let sent = door.send(all, now);
        for (parcel, sent) in parcels.into_iter().zip(sent) {
            let channel = parcel.notices.first().map(|one| one.channel.clone());
            let mailed = channel.as_deref() == Some(MAIL);
            match &sent {
                Ok(()) if mailed => {
                    change(&self.tables, parcel.who, |wishes| wishes.mailed = now)?;
                }
                Err(Failure::Gone) => {
                    let channel = channel.unwrap_or_default();
                    change(&self.tables, parcel.who, |wishes| wishes.remove(&channel))?;
                }
                Err(error) => tracing::info!(%error, "a notice was not sent"),
                Ok(()) => {}
            }
            for mut notice in parcel.notices {
                let again = match sent {
                    Err(Failure::Later(_)) => AGAIN.get(notice.tries as usize),
                    _ => None,
                };
                notice.tries += 1;
                let again = again.map(|pause| now + pause);
                self.tables.settle_notice(&notice, again)?;
            }
        }
        Ok(())
    }
}

/// Wishes that were read in this round.
struct Known(HashMap<Secret, Option<Wishes>>);

impl Known {
    fn of(&mut self, app: &App, who: Secret) -> Result<Option<&Wishes>, TableError> {
        let known = match self.0.entry(who) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Wishes::of(&app.tables, who)?),
        };
        Ok(known.as_ref())
    }
}

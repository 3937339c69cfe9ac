//! All tables: who may do what, and the path of a move.

use crate::config::{Config, KeptFor, Stats};
use crate::crew::Queue;
use crate::error::TableError;
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::packs::know_packs;
use crate::personal::Told;
use crate::rows::Damage;
use crate::store::{Size, Store, StoreError};
use crate::table::Lone;
use crate::teach::Analyses;
use crate::view::{Back, Log, People, Position, Span, TableView, Update};
use orrery_core::{Foresight, Record, Viewer};
use orrery_games::GameEntry;
use orrery_outside::{Clock, lock};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::watch;

/// So many tables with a bot that decides are taken up at the start.
const QUEUED: usize = 100_000;

/// All tables. Copies are the same.
///
/// The methods block: on the disk, on replaying, on whoever else is busy with the same table. Async
/// callers run them on threads made for that.
#[derive(Clone)]
pub struct Tables {
    inner: Arc<Inner>,
}

struct Inner {
    shared: Arc<Shared>,
    crew: Mutex<Vec<JoinHandle<()>>>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.shut_down();
    }
}

impl Inner {
    fn shut_down(&self) {
        self.shared.queue.close();
        self.shared.analyses.cancel();
        for slot in lock(&self.shared.slots).values() {
            if let Some(table) = lock(&slot.table).as_mut() {
                (table.thinking, table.hint) = (None, None);
            }
        }
        for thread in lock(&self.crew).drain(..) {
            let _ = thread.join();
        }
    }
}

impl Tables {
    /// Opens the tables of a store. Bots that were thinking when it was last closed think on.
    pub fn open(
        store: Arc<dyn Store>,
        games: &'static [GameEntry],
        config: Config,
    ) -> Result<Self, TableError> {
        know_packs(&*store, games)?;
        let waiting = store.waiting_for_bots(QUEUED)?;
        let threads = config.bot_threads;
        let shared = Arc::new(Shared {
            store,
            games,
            config,
            slots: Mutex::default(),
            queue: Queue::default(),
            analyses: Analyses::default(),
            loaded: AtomicUsize::new(0),
            changes: AtomicU64::new(0),
            loads: AtomicU64::new(0),
            appends: AtomicU64::new(0),
            bot_choices: AtomicU64::new(0),
            bot_failures: AtomicU64::new(0),
            deleted: AtomicU64::new(0),
            rounds: Mutex::default(),
            told: Told::default(),
            damage: Damage::default(),
        });
        if let Err(error) = shared.clear() {
            tracing::error!(%error, "abandoned tables could not be deleted");
        }
        for (id, origin) in waiting {
            shared.queue.push(id, origin, false);
        }
        shared.take_up_analyses()?;
        shared.take_up_plans()?;
        let crew = (0..threads)
            .map(|number| crate::crew::start(number, Arc::clone(&shared)))
            .chain(crate::watch::start(&shared))
            .collect::<Result<_, _>>()
            .map_err(|error| StoreError::Failed(format!("cannot start a thread: {error}")))?;
        Ok(Self {
            inner: Arc::new(Inner {
                shared,
                crew: Mutex::new(crew),
            }),
        })
    }

    /// The clock of these tables.
    #[must_use]
    pub fn clock(&self) -> Clock {
        self.shared().config.clock
    }

    /// Stops the bots and waits for them. What is stored is stored; nothing else needs care.
    pub fn shut_down(&self) {
        self.inner.shut_down();
    }

    /// A table and its people as a session knows them, through the eyes of a viewer, by default its own.
    pub fn people(
        &self,
        id: &TableId,
        session: Secret,
        viewer: Option<Viewer>,
    ) -> Result<People, TableError> {
        self.shared().at(id, |_, table| {
            let viewer = table.viewer(session, viewer)?;
            let mut people = table.people(session, viewer, self.shared().absent());
            people.rematch = self.shared().rematch_of(table, session)?;
            Ok(people)
        })
    }

    /// The table through the eyes of a viewer, by default the session's own; and as much of the log.
    pub fn view(
        &self,
        id: &TableId,
        session: Secret,
        viewer: Option<Viewer>,
        log: Span,
    ) -> Result<TableView, TableError> {
        self.shared().at(id, |_, table| {
            let viewer = table.viewer(session, viewer)?;
            self.shared().call_expert(table, viewer);
            let mut view = table.view(session, viewer, self.shared().absent(), log);
            view.people.rematch = self.shared().rematch_of(table, session)?;
            let mine = |seat| viewer == Viewer::Seat(seat);
            if table.row.head.decides.is_some_and(mine) {
                view.unplanned = self.shared().unplanned(table, session);
            }
            Ok(view)
        })
    }

    /// What happened, as far as a viewer may know, by default the session's own.
    pub fn log(
        &self,
        id: &TableId,
        session: Secret,
        viewer: Option<Viewer>,
        span: Span,
    ) -> Result<Log, TableError> {
        self.shared().at(id, |_, table| {
            let viewer = table.viewer(session, viewer)?;
            Ok(table.log(viewer, span))
        })
    }

    /// Plays a choice for the seat that decides, which the session must hold. `seq` is the act that it
    /// has seen last.
    pub fn play(
        &self,
        id: &TableId,
        session: Secret,
        seq: u64,
        choice: &str,
    ) -> Result<Update, TableError> {
        self.shared().at(id, |slot, table| {
            let seat = table.decider(session, seq)?;
            let draft = table.draft_choices(seat, &[choice], Lone::Asked, self.shared().now())?;
            self.shared().commit(slot, table, draft)
        })
    }

    /// Plays choices that belong together, all of them or none, as [`play`](Self::play) does; decisions of people that
    /// then leave no choice are made for them.
    pub fn play_on(
        &self,
        id: &TableId,
        session: Secret,
        seq: u64,
        choices: &[&str],
    ) -> Result<Update, TableError> {
        self.shared().at(id, |slot, table| {
            let seat = table.decider(session, seq)?;
            let draft = table.draft_choices(seat, choices, Lone::Made, self.shared().now())?;
            self.shared().commit(slot, table, draft)
        })
    }

    /// What is sure to come of a choice, for the session that may play it now.
    pub fn foresee(
        &self,
        id: &TableId,
        session: Secret,
        seq: u64,
        choice: &str,
    ) -> Result<Foresight, TableError> {
        self.shared().at(id, |_, table| {
            table.decider(session, seq)?;
            let sure = table.game()?.foresee(choice);
            sure.ok_or_else(|| TableError::Illegal {
                choice: choice.to_owned(),
                because: None,
            })
        })
    }

    /// Takes back choices of the seat that decides, which the session must hold.
    pub fn undo(
        &self,
        id: &TableId,
        session: Secret,
        seq: u64,
        back: Back,
    ) -> Result<Update, TableError> {
        self.shared().at(id, |slot, table| {
            let seat = table.decider(session, seq)?;
            let draft = table.draft_undo(seat, back, self.shared().now())?;
            self.shared().commit(slot, table, draft)
        })
    }

    /// Closes an unfinished table for good; only its host may, and only while nobody else sits there or can play. With
    /// others it takes an [agreement](Self::want_stop).
    pub fn close(&self, id: &TableId, session: Secret, seq: u64) -> Result<Update, TableError> {
        self.shared().at(id, |slot, table| {
            let aside = table.aside().is_some();
            if table.row.host != session || !(table.is_alone(session) || aside) {
                return Err(TableError::Forbidden);
            }
            table.current(seq)?;
            let now = self.shared().now();
            let draft = match table.judged_seat(session) {
                Some(seat) if !aside => table.draft_resigned(seat, None, now),
                _ => table.draft_close(now)?,
            };
            self.shared().commit(slot, table, draft)
        })
    }

    /// Listens to a table. The receiver always holds the newest state of things and wakes up when it
    /// changes. A slow listener skips what is no longer true and loses nothing:
    /// [`view`](Self::view) tells everything since the act it last saw.
    pub fn listen(&self, id: &TableId) -> Result<watch::Receiver<Update>, TableError> {
        self.shared().at(id, |slot, _| Ok(slot.news.subscribe()))
    }

    /// Remembers that the session has seen everything up to this act.
    pub fn saw(&self, id: &TableId, session: Secret, seq: u64) -> Result<(), TableError> {
        let (now, uptime) = (self.shared().now(), self.clock().uptime());
        self.shared().at(id, |_, table| {
            if table.saw(session, seq, now, uptime) {
                self.shared().store.saw(id, session, seq, now);
            }
            if table.member(session) {
                self.shared().call_bot(table);
            }
            Ok(())
        })
    }

    /// The position after `plies` choices. Of a running game everybody sees it through their own eyes,
    /// of a finished one through anybody's.
    pub fn position(
        &self,
        id: &TableId,
        session: Secret,
        viewer: Option<Viewer>,
        plies: usize,
    ) -> Result<Position, TableError> {
        self.shared().at(id, |_, table| {
            let viewer = table.viewer(session, viewer)?;
            table.position(self.shared().games, viewer, plies)
        })
    }

    /// The whole game, once it is over, seed and all.
    pub fn record(&self, id: &TableId) -> Result<Record, TableError> {
        self.shared().at(id, |_, table| table.record())
    }

    /// The game as far as it has come, seed and all: only for places where whoever asks has all of it anyway.
    pub fn record_so_far(&self, id: &TableId) -> Result<Record, TableError> {
        self.shared().at(id, |_, table| {
            table.game()?;
            Ok(table.record_so_far())
        })
    }

    /// Lets tables leave memory that nobody has used for this long. It happens by itself now and then.
    pub fn sweep(&self, idle: Duration) {
        self.shared().sweep(idle);
    }

    /// Notices time that has run out where nobody looks. It happens by itself all the time.
    pub fn notice_late(&self) -> Result<(), TableError> {
        self.shared().notice_late()
    }

    /// Deletes tables that were abandoned for as long as the operator says. It happens by itself now and then.
    pub fn clear(&self) -> Result<(), TableError> {
        self.shared().clear()
    }

    /// After how many days things are deleted; nothing if they are kept for ever.
    #[must_use]
    pub fn kept_for(&self) -> KeptFor {
        let days = |time: Option<Duration>| Some(time?.as_secs() / (24 * 60 * 60));
        let config = &self.shared().config;
        KeptFor {
            unfinished: days(config.abandoned),
            finished: days(config.finished),
            accounts: days(config.unused),
        }
    }

    /// Numbers for the operator.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let shared = self.shared();
        let slots = lock(&shared.slots);
        let listeners = slots.values().map(|slot| slot.news.receiver_count()).sum();
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats {
            loaded: shared.loaded.load(Ordering::Relaxed),
            listeners,
            loads: count(&shared.loads),
            appends: count(&shared.appends),
            bot_choices: count(&shared.bot_choices),
            bot_failures: count(&shared.bot_failures),
            bots_waiting: shared.queue.waiting(),
            deleted: count(&shared.deleted),
        }
    }

    /// How much is kept, and how much more there is room for.
    pub fn size(&self) -> Result<Size, TableError> {
        Ok(self.shared().store.size()?)
    }

    /// Whether a choice could be stored now: writes something and waits until it is durable.
    pub fn probe(&self) -> Result<(), TableError> {
        Ok(self.shared().store.probe()?)
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.inner.shared
    }
}

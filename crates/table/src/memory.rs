//! Which tables are in memory, and the only way to one of them: whoever works with a table has it alone.

use crate::config::Config;
use crate::crew::{Queue, TICK};
use crate::error::{Limited, TableError};
use crate::id::TableId;
use crate::personal::Told;
use crate::rows::Damage;
use crate::sql::Step;
use crate::store::{Act, Later, Mark, SeatChange, Store, StoreError, What};
use crate::table::{Draft, Table};
use crate::tables::Tables;
use crate::teach::Analyses;
use crate::view::Update;
use orrery_games::GameEntry;
use orrery_outside::lock;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;

/// What the threads of bots share with everybody else.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: &'static [GameEntry],
    pub(crate) config: Config,
    pub(crate) slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    pub(crate) queue: Queue,
    pub(crate) analyses: Analyses,
    pub(crate) loaded: AtomicUsize,
    pub(crate) changes: AtomicU64,
    pub(crate) loads: AtomicU64,
    pub(crate) appends: AtomicU64,
    pub(crate) bot_choices: AtomicU64,
    pub(crate) bot_failures: AtomicU64,
    pub(crate) deleted: AtomicU64,
    pub(crate) rounds: Mutex<Rounds>,
    pub(crate) told: Told,
    pub(crate) damage: Damage,
}

/// What is done now and then, and when it was last done, by the uptime of the clock.
#[derive(Default)]
pub(crate) struct Rounds {
    /// Tables leave memory.
    swept: Duration,
    /// Abandoned ones are deleted.
    cleared: Duration,
    /// Time that has run out is noticed.
    timed: Duration,
    /// Up to this moment, in milliseconds since 1970, that was done.
    timed_until: i64,
}

/// How often tables that may leave memory are looked for.
const TIDY: Duration = Duration::from_secs(30);

/// How often abandoned tables are deleted, and how many at once.
const CLEAR: Duration = Duration::from_secs(10 * 60);
const AT_ONCE: usize = 200;

/// Whoever has no account, sits nowhere and has said nothing for so long is told nothing any more, in milliseconds.
const FORGOTTEN: i64 = 30 * 24 * 60 * 60 * 1000;

/// The clocks of servers may differ by so many milliseconds: what ended so lately is looked at again.
const ASTRAY: i64 = 10 * 60 * 1000;

/// One in so many acts of a table may be that somebody came or went.
const PEOPLE: usize = 10;

/// A bot hurries for somebody who looked at the table so short a time ago.
const AWAITED: Duration = Duration::from_secs(120);

/// The place of a table in memory. Whoever holds the lock owns the table.
pub(crate) struct Slot {
    pub(crate) table: Mutex<Option<Table>>,
    /// By the uptime of the clock.
    pub(crate) used: Mutex<Duration>,
    pub(crate) news: watch::Sender<Update>,
    /// Where it stood when whoever listens was last told.
    pub(crate) stands: Mutex<Mark>,
}

impl Shared {
    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.config.clock.date()
    }

    /// Works with a table, which nobody else touches meanwhile; loads it first if it is not in memory.
    pub(crate) fn at<T>(
        &self,
        id: &TableId,
        work: impl FnOnce(&Slot, &mut Table) -> Result<T, TableError>,
    ) -> Result<T, TableError> {
        let slot = self.slot(id);
        let asked = self.config.clock.uptime();
        *lock(&slot.used) = asked;
        let mut place = lock(&slot.table);
        let fresh = place.is_none();
        let ready = match fresh {
            true => self.load(id, &slot).map(|table| *place = Some(table)),
            false => self.refresh(id, &slot, &mut place, asked),
        };
        if let Err(error) = ready {
            // Whoever listens hears on when the store is back.
            let used = place.is_some() || slot.news.receiver_count() > 0;
            drop(place);
            if error == TableError::NotFound || !used {
                self.discard(id, slot);
            }
            return Err(error);
        }
        self.keep_time(id, &slot, &mut place)?;
        let done = match &mut *place {
            Some(table) => work(&slot, table),
            None => Err(TableError::NotFound),
        };
        if let Err(TableError::Store(error)) = &done {
            // What is stored now is not known here.
            self.forget(&mut place);
            if *error == StoreError::Taken {
                let table = place.insert(self.load(id, &slot)?);
                return Err(TableError::Stale { seq: table.row.seq });
            }
        }
        drop(place);
        if fresh && self.loaded.load(Ordering::Relaxed) > self.config.loaded {
            self.tidy();
        }
        done
    }

    /// Time that has run out has its consequence before anybody does anything else. If that cannot be stored now,
    /// people may still look.
    fn keep_time(
        &self,
        id: &TableId,
        slot: &Slot,
        place: &mut Option<Table>,
    ) -> Result<(), TableError> {
        let now = self.now();
        let Some((table, seat)) = (place.as_mut()).and_then(|table| {
            let seat = table.late(now)?;
            Some((table, seat))
        }) else {
            return Ok(());
        };
        let draft = table.draft_late(seat, now);
        if self.make_true(slot, table, draft).is_err() {
            self.forget(place);
            *place = Some(self.load(id, slot)?);
        }
        Ok(())
    }

    /// Sees to it that time which has run out is noticed, also where nobody looks.
    pub(crate) fn notice_late(&self) -> Result<(), TableError> {
        let now = self.now();
        let after = lock(&self.rounds).timed_until - ASTRAY;
        let late = self.store.overdue(after, now, AT_ONCE)?;
        let until = match late.last() {
            Some((_, due)) if late.len() == AT_ONCE => *due,
            _ => now,
        };
        for (id, _) in late {
            match self.at(&id, |_, _| Ok(())) {
                Ok(()) | Err(TableError::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        lock(&self.rounds).timed_until = until;
        Ok(())
    }

    /// Gives up a place that turned out to be nobody's.
    fn discard(&self, id: &TableId, slot: Arc<Slot>) {
        let mut slots = lock(&self.slots);
        drop(slot);
        let unused = slots
            .get(id)
            .is_some_and(|slot| Arc::strong_count(slot) == 1);
        if unused {
            slots.remove(id);
        }
    }

    fn slot(&self, id: &TableId) -> Arc<Slot> {
        let mut slots = lock(&self.slots);
        let slot = slots.entry(id.clone()).or_insert_with(|| {
            let nothing = Update {
                seq: 0,
                plies: 0,
                decides: None,
                change: 0,
            };
            Arc::new(Slot {
                table: Mutex::new(None),
                used: Mutex::new(self.config.clock.uptime()),
                news: watch::Sender::new(nothing),
                stands: Mutex::default(),
            })
        });
        Arc::clone(slot)
    }

    /// Brings a table in memory to where other servers have left it, as of this moment or later.
    fn refresh(
        &self,
        id: &TableId,
        slot: &Slot,
        place: &mut Option<Table>,
        asked: Duration,
    ) -> Result<(), TableError> {
        let Some(table) = place.as_mut().filter(|table| table.checked <= asked) else {
            // Somebody who waited before us has looked since.
            return Ok(());
        };
        let now = self.config.clock.uptime();
        match self.store.later(id, table.mark())? {
            Later::Nothing => table.checked = now,
            Later::More(later) => {
                if !table.catch_up(*later) {
                    self.forget(place);
                    *place = Some(self.load(id, slot)?);
                    return Ok(());
                }
                table.checked = now;
                self.announce(slot, table);
            }
            Later::Gone => {
                self.forget(place);
                // Whoever listens looks, and finds nothing.
                slot.news.send_modify(|update| update.change = u64::MAX);
                return Err(TableError::NotFound);
            }
        }
        Ok(())
    }

    fn load(&self, id: &TableId, slot: &Slot) -> Result<Table, TableError> {
        let now = self.config.clock.uptime();
        let Some(stored) = self.store.load(id)? else {
            return Err(TableError::NotFound);
        };
        self.know_pack(&stored.table)?;
        let mut table = Table::load(stored, self.games);
        table.checked = now;
        if let Some(because) = table.aside() {
            tracing::warn!(table = %id, %because, "a table is set aside");
        }
        self.loads.fetch_add(1, Ordering::Relaxed);
        self.loaded.fetch_add(1, Ordering::Relaxed);
        self.announce(slot, &mut table);
        Ok(table)
    }

    /// Reads a table once more that is in memory: what is stored of it was changed otherwise.
    pub(crate) fn reload(&self, id: &TableId) -> Result<(), TableError> {
        let Some(slot) = lock(&self.slots).get(id).cloned() else {
            return Ok(());
        };
        let mut place = lock(&slot.table);
        if place.is_some() {
            self.forget(&mut place);
            *place = Some(self.load(id, &slot)?);
        }
        Ok(())
    }

    /// What is shown of a table has changed, though nothing happened there: everybody who looks at it looks again.
    pub(crate) fn show_anew(&self, id: &TableId) -> Result<(), TableError> {
        let sql = "UPDATE tables SET seating = seating + 1 WHERE id = $1";
        self.store.run(vec![Step::new(sql, [id.as_str().into()])])?;
        self.reload(id)
    }

    fn forget(&self, place: &mut Option<Table>) {
        if place.take().is_some() {
            self.loaded.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Stores a draft, makes it true, tells everybody: in this order.
    pub(crate) fn commit(
        &self,
        slot: &Slot,
        table: &mut Table,
        draft: Draft,
    ) -> Result<Update, TableError> {
        let limit = self.config.acts_per_table;
        let coming = draft.acts.iter().filter(|act| !act.what.moves()).count();
        let hints = |act: &Act| act.what == What::Seat(SeatChange::Hint);
        // Whoever comes and goes all the time leaves room for the choices of the others, and whoever wants one hint
        // after the other for those who come and go.
        let (what, room) = match draft.acts.iter().any(hints) {
            true => (Limited::Hints, limit / PEOPLE / 2),
            false => (Limited::Comings, limit / PEOPLE),
        };
        let crowded = coming > 0 && table.notes.len() + coming > room;
        if table.row.seq as usize + draft.acts.len() > limit {
            let what = Limited::Acts;
            return Err(TableError::TooMany { what, limit });
        }
        if crowded {
            return Err(TableError::TooMany { what, limit });
        }
        self.make_true(slot, table, draft)
    }

    fn make_true(
        &self,
        slot: &Slot,
        table: &mut Table,
        mut draft: Draft,
    ) -> Result<Update, TableError> {
        let before = table.row.head.decides;
        draft.head.due = table.due_after(&draft);
        let (acts, head) = (draft.acts.clone(), draft.head.clone());
        self.remember_stays(table, &draft)?;
        self.store
            .append(&table.row.id, acts, head, draft.seating.clone())?;
        table.accept(draft);
        self.appends.fetch_add(1, Ordering::Relaxed);
        self.announce(slot, table);
        self.turn_news(table, before);
        Ok(table.update())
    }

    fn announce(&self, slot: &Slot, table: &mut Table) {
        self.tell(slot, table);
        self.call_bot(table);
    }

    /// Has the bot think that decides now, if one does and nobody thinks for it yet.
    pub(crate) fn call_bot(&self, table: &Table) {
        if table.bot().is_some() && table.thinking.is_none() {
            let recent = |looked: Duration| self.config.clock.since(looked) < AWAITED;
            let awaited = table.looked.is_some_and(recent);
            let row = &table.row;
            self.queue.push(row.id.clone(), row.origin, awaited);
        }
    }

    /// Whoever was last at a table before this moment is absent.
    pub(crate) fn absent(&self) -> i64 {
        self.now() - self.config.absent.as_millis() as i64
    }

    /// Wakes everybody who listens to a table.
    pub(crate) fn tell(&self, slot: &Slot, table: &mut Table) {
        *lock(&slot.stands) = table.mark();
        table.change = self.changes.fetch_add(1, Ordering::Relaxed) + 1;
        slot.news.send_replace(table.update());
    }

    /// Lets tables leave memory: those idle for so long, and the longest idle beyond the limit.
    pub(crate) fn sweep(&self, idle: Duration) {
        let slots: Vec<Arc<Slot>> = lock(&self.slots).values().cloned().collect();
        let mut aged: Vec<(Duration, &Arc<Slot>)> = slots
            .iter()
            .map(|slot| (self.config.clock.since(*lock(&slot.used)), slot))
            .collect();
        aged.sort_by_key(|&(age, _)| age);
        let mut kept = 0;
        for (age, slot) in aged {
            // A table in use stays; so does one that a bot thinks about.
            let Ok(mut place) = slot.table.try_lock() else {
                continue;
            };
            let busy = place.as_ref().is_some_and(|table| table.thinking.is_some());
            if place.is_some() && (busy || (age < idle && kept < self.config.loaded)) {
                kept += 1;
            } else {
                self.forget(&mut place);
            }
        }
        drop(slots);
        lock(&self.slots).retain(|_, slot| {
            // Nobody can be about to use it: getting hold of it takes the lock we hold.
            let unused = Arc::strong_count(slot) == 1 && slot.news.receiver_count() == 0;
            !unused || lock(&slot.table).is_some()
        });
    }

    /// Sweeps by the operator's measure.
    pub(crate) fn tidy(&self) {
        self.sweep(self.config.idle);
    }

    /// Sweeps, and deletes abandoned tables, if it was not done lately.
    pub(crate) fn tidy_now_and_then(&self) {
        let now = self.config.clock.uptime();
        let due = |last: &mut Duration, pause: Duration| {
            let due = now.saturating_sub(*last) >= pause;
            if due {
                *last = now;
            }
            due
        };
        let (sweep, clear, time) = {
            let rounds = &mut *lock(&self.rounds);
            (
                due(&mut rounds.swept, TIDY),
                due(&mut rounds.cleared, CLEAR),
                due(&mut rounds.timed, TICK),
            )
        };
        if time && let Err(error) = self.count_results() {
            tracing::error!(%error, "results could not be counted");
        }
        if time && let Err(error) = self.notice_late() {
            tracing::error!(%error, "time that has run out could not be noticed");
        }
        if sweep {
            self.tidy();
            // While the store is away, nobody is told; the next time may do.
            let _ = self.take_up_analyses().and(self.take_up_plans());
        }
        if clear && let Err(error) = self.clear() {
            tracing::error!(%error, "abandoned tables could not be deleted");
        }
    }

    /// Deletes tables that nobody has played at for as long as the operator says.
    pub(crate) fn clear(&self) -> Result<(), TableError> {
        let mut gone = 0;
        for (age, over) in [(self.config.abandoned, false), (self.config.finished, true)] {
            let Some(age) = age else {
                continue;
            };
            let before = self.now() - age.as_millis() as i64;
            for (id, seq) in self.store.untouched(before, over, AT_ONCE)? {
                gone += u64::from(self.delete(&id, seq)?);
            }
        }
        if let Some(age) = self.config.unused {
            let accounts = self.delete_unused(self.now() - age.as_millis() as i64)?;
            if accounts > 0 {
                tracing::info!(accounts, "accounts that nobody used were deleted");
            }
        }
        self.forget_listeners(self.now() - FORGOTTEN)?;
        if gone > 0 {
            self.deleted.fetch_add(gone, Ordering::Relaxed);
            tracing::info!(tables = gone, "abandoned tables were deleted");
        }
        Ok(())
    }

    /// Deletes a table, unless somebody has played at it just now.
    fn delete(&self, id: &TableId, seq: u64) -> Result<bool, TableError> {
        let slot = self.slot(id);
        let mut place = lock(&slot.table);
        let deleted = match self.store.delete(id, seq) {
            Ok(()) => true,
            Err(StoreError::Taken) => false,
            Err(error) => return Err(error.into()),
        };
        self.forget(&mut place);
        drop(place);
        if deleted {
            let sql = "DELETE FROM listeners WHERE who = $1";
            self.store
                .run(vec![Step::new(sql, [Tables::ear_of(id).into()])])?;
            // Whoever listens looks, and finds nothing.
            slot.news.send_modify(|update| update.change = u64::MAX);
        }
        self.discard(id, slot);
        Ok(deleted)
    }
}

//! The threads in which bots think: a queue of tables, one decision at a time for each, so that no table
//! keeps the others waiting for longer than that.

use crate::error::TableError;
use crate::id::TableId;
use crate::memory::Shared;
use crate::table::Thinking;
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::{Match, Seat};
use orrery_outside::lock;
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// How often an idle crew looks for tables that may leave memory.
const TIDY: Duration = Duration::from_secs(30);

/// Tables at which a bot may have to decide.
#[derive(Default)]
pub(crate) struct Queue {
    state: Mutex<State>,
    ready: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<TableId>,
    closed: bool,
}

enum Next {
    Table(TableId),
    Nothing,
    Closed,
}

impl Queue {
    pub(crate) fn push(&self, id: TableId) {
        lock(&self.state).waiting.push_back(id);
        self.ready.notify_one();
    }

    pub(crate) fn close(&self) {
        lock(&self.state).closed = true;
        self.ready.notify_all();
    }

    fn next(&self) -> Next {
        let idle = |state: &mut State| state.waiting.is_empty() && !state.closed;
        let waited = self.ready.wait_timeout_while(lock(&self.state), TIDY, idle);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        match state.closed {
            true => Next::Closed,
            false => state.waiting.pop_front().map_or(Next::Nothing, Next::Table),
        }
    }
}

/// A position for a bot to think about.
struct Thought {
    game: Box<dyn Match>,
    kind: BotKind,
    stop: Stop,
    decide: fn(&dyn Match, BotKind, u64, &mut Intention, &Stop) -> Option<String>,
    intention: Intention,
    seat: Seat,
    seq: u64,
}

/// Starts one thread of the crew.
pub(crate) fn start(number: usize, shared: Arc<Shared>) -> io::Result<JoinHandle<()>> {
    let work = move || {
        loop {
            match shared.queue.next() {
                Next::Closed => return,
                Next::Nothing => shared.tidy(),
                Next::Table(id) => decide(&shared, &id),
            }
        }
    };
    orrery_outside::start(&format!("bot {number}"), work)
}

impl Shared {
    /// The position at which a bot decides, if there is one and no other thread is at it.
    fn thought(&self, id: &TableId) -> Option<Thought> {
        let thought = self.at(id, |_, table| {
            let Some((seat, kind)) = table.bot().filter(|_| table.thinking.is_none()) else {
                return Ok(None);
            };
            let stop = Stop::after(self.config.bot_time, self.config.clock);
            let thought = Thought {
                game: table.game()?.fork(),
                kind,
                stop: stop.clone(),
                decide: self.entry(&table.row.game)?.decide,
                intention: std::mem::take(&mut table.intention),
                seat,
                seq: table.row.seq,
            };
            table.thinking = Some(Thinking(stop));
            Ok(Some(thought))
        });
        thought.ok().flatten()
    }

    /// Plays what a bot has decided, unless the table has moved on.
    fn finish(&self, id: &TableId, thought: Thought, choice: Option<&str>) {
        let done = self.at(id, |slot, table| {
            if table.row.seq != thought.seq || thought.stop.cancelled() {
                return Ok(());
            }
            table.thinking = None;
            let Some(choice) = choice else {
                return Err(TableError::NotFound);
            };
            let draft = table.draft_choice(thought.seat, choice, self.now())?;
            self.commit(slot, table, draft)?;
            table.intention = thought.intention;
            self.bot_choices.fetch_add(1, Ordering::Relaxed);
            Ok(())
        });
        if done.is_err() {
            self.bot_failures.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn decide(shared: &Shared, id: &TableId) {
    let Some(mut thought) = shared.thought(id) else {
        return;
    };
    // A bot that fails must not take the thread with it: others need it.
    let choice = catch_unwind(AssertUnwindSafe(|| think(&mut thought)));
    shared.finish(id, thought, choice.ok().flatten().as_deref());
}

fn think(thought: &mut Thought) -> Option<String> {
    // Nothing of the game: whoever knew a bot's numbers would know what it does next.
    let seed = orrery_outside::number().ok()?;
    (thought.decide)(
        &*thought.game,
        thought.kind,
        seed,
        &mut thought.intention,
        &thought.stop,
    )
}

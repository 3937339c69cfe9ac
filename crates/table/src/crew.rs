//! The threads in which bots think: a queue of tables, one decision at a time for each, so that no table
//! keeps the others waiting for longer than that.

use crate::id::TableId;
use crate::tables::{Shared, Task, lock};
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
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
    Builder::new().name(format!("bot {number}")).spawn(work)
}

fn decide(shared: &Shared, id: &TableId) {
    let Some(mut task) = shared.task(id) else {
        return;
    };
    // A bot that fails must not take the thread with it: others need it.
    let choice = catch_unwind(AssertUnwindSafe(|| think(&mut task)));
    shared.finish(id, task, choice.ok().flatten().as_deref());
}

fn think(task: &mut Task) -> Option<String> {
    // Nothing of the game: whoever knew a bot's numbers would know what it does next.
    let seed = getrandom::u64().ok()?;
    (task.decide)(
        &*task.game,
        task.kind,
        seed,
        &mut task.intention,
        &task.stop,
    )
}

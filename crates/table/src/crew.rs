//! The threads in which bots think: a queue of tables, one decision, hint or judged turn at a time for each, so that no
//! table keeps the others waiting for longer than that.
//!
//! Tables at which a person waits come first, and the origins of tables take turns, so that whoever makes many
//! tables of bots slows down nobody but themselves. Now and then it is the turn of the table that has waited longest,
//! whatever it is, so that none waits for ever. Analyses take long and nobody waits beside them: if there are several
//! threads, they leave one to the others.

use crate::error::TableError;
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::table::{Lone, Thinking};
use orrery_bots::{BotKind, Intention, Stop};
use orrery_core::{Match, Seat};
use orrery_outside::lock;
use std::collections::HashMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// How often the crew looks for time that has run out.
pub(crate) const TICK: Duration = Duration::from_secs(2);

/// Every so many turns it is that of the table that has waited longest.
const PATIENT: u64 = 4;

/// A decision for which no bot can think here is left alone for so long, so that others come up.
const ASIDE: Duration = Duration::from_secs(10 * 60);

/// So much longer than a bot may think no other server does.
const LATE: Duration = Duration::from_secs(2);

/// What is to be done for a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Errand {
    /// A bot decides.
    Decide,
    /// Somebody wants a hint.
    Hint,
    /// The turn has come that somebody has planned.
    Plan,
    /// A finished game is analysed, one turn at a time.
    Analyse,
}

/// Tables for which there is something to think about.
#[derive(Default)]
pub(crate) struct Queue {
    state: Mutex<State>,
    ready: Condvar,
}

#[derive(Default)]
struct State {
    waiting: HashMap<(TableId, Errand), Waiting>,
    /// The last turn of each origin that waits.
    turns: HashMap<Secret, u64>,
    turn: u64,
    /// How many came so far.
    came: u64,
    closed: bool,
}

/// A table in the queue.
struct Waiting {
    origin: Secret,
    /// True if somebody waits for it.
    awaited: bool,
    /// When it came, by count.
    came: u64,
}

enum Next {
    Table(TableId, Errand),
    Nothing,
    Closed,
}

impl Queue {
    /// Adds a table at which a bot decides.
    pub(crate) fn push(&self, id: TableId, origin: Secret, awaited: bool) {
        self.send(id, Errand::Decide, origin, awaited);
    }

    /// Adds a table at which somebody decides who has planned it.
    pub(crate) fn send_plan(&self, id: TableId, origin: Secret) {
        self.send(id, Errand::Plan, origin, true);
    }

    /// Adds an errand of a table, once; if somebody waits for it, it is moved up.
    pub(crate) fn send(&self, id: TableId, errand: Errand, origin: Secret, awaited: bool) {
        let mut state = lock(&self.state);
        state.came += 1;
        let came = state.came;
        let waiting = state.waiting.entry((id, errand)).or_insert(Waiting {
            origin,
            awaited,
            came,
        });
        waiting.awaited |= awaited;
        // Not one: it might be the one that leaves it to the others.
        self.ready.notify_all();
    }

    /// How many errands wait.
    pub(crate) fn waiting(&self) -> usize {
        lock(&self.state).waiting.len()
    }

    pub(crate) fn close(&self) {
        lock(&self.state).closed = true;
        self.ready.notify_all();
    }

    pub(crate) fn is_closed(&self) -> bool {
        lock(&self.state).closed
    }

    /// What is to be done next, for whoever thinks without threads.
    pub(crate) fn take(&self) -> Option<(TableId, Errand)> {
        lock(&self.state).take(|_| true)
    }

    /// What a thread does next that also analyses, or does not.
    fn next(&self, analyses: bool) -> Next {
        let takes = |(_, errand): &(TableId, Errand)| analyses || *errand != Errand::Analyse;
        let idle = |state: &mut State| !state.waiting.keys().any(takes) && !state.closed;
        let waited = self.ready.wait_timeout_while(lock(&self.state), TICK, idle);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        match state.closed {
            true => Next::Closed,
            false => state
                .take(takes)
                .map_or(Next::Nothing, |(id, errand)| Next::Table(id, errand)),
        }
    }
}

impl State {
    fn take(&mut self, takes: impl Fn(&(TableId, Errand)) -> bool) -> Option<(TableId, Errand)> {
        self.turn += 1;
        let patient = self.turn.is_multiple_of(PATIENT);
        let order = |waiting: &Waiting| {
            let turn = self.turns.get(&waiting.origin).copied().unwrap_or(0);
            match patient {
                true => (false, 0, waiting.came),
                false => (!waiting.awaited, turn, waiting.came),
            }
        };
        let first = self
            .waiting
            .iter()
            .filter(|(errand, _)| takes(errand))
            .min_by_key(|(_, waiting)| order(waiting));
        let errand = first?.0.clone();
        let origin = self.waiting.remove(&errand)?.origin;
        self.turns.insert(origin, self.turn);
        // Whoever does not wait is forgotten, so that nobody outside can make it grow.
        if self.turns.len() > 2 * self.waiting.len() + 8 {
            let waits = |origin: &Secret| self.waiting.values().any(|one| one.origin == *origin);
            self.turns.retain(|origin, _| waits(origin));
        }
        Some(errand)
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
    let analyses = number > 0 || shared.config.bot_threads < 2;
    let work = move || {
        loop {
            match shared.queue.next(analyses) {
                Next::Closed => return,
                Next::Nothing => {}
                Next::Table(id, Errand::Decide) => decide(&shared, &id),
                Next::Table(id, Errand::Hint) => shared.think_of_hint(&id),
                Next::Table(id, Errand::Plan) => shared.carry_out(&id),
                Next::Table(id, Errand::Analyse) => shared.analyse_on(&id),
            }
            shared.tidy_now_and_then();
        }
    };
    orrery_outside::start(&format!("bot {number}"), work)
}

impl Shared {
    /// The position at which a bot decides, if there is one and no other thread is at it.
    fn thought(&self, id: &TableId) -> Option<Thought> {
        let thought = self.at(id, |_, table| {
            if table.aside().is_some() {
                self.store.lease(id, table.moved(), ASIDE)?;
            }
            let Some((seat, kind)) = table.bot().filter(|_| table.thinking.is_none()) else {
                return Ok(None);
            };
            if !self
                .store
                .lease(id, table.moved(), self.config.bot_time + LATE)?
            {
                // Another server thinks about it. If that dies, the table is found again.
                return Ok(None);
            }
            let stop = Stop::after(self.config.bot_time, self.config.clock);
            let thought = Thought {
                game: table.game()?.fork(),
                kind,
                stop: stop.clone(),
                decide: self.entry(&table.row.game)?.decide,
                intention: std::mem::take(&mut table.intention),
                seat,
                seq: table.moved(),
            };
            table.thinking = Some(Thinking(stop));
            Ok(Some(thought))
        });
        thought.ok().flatten()
    }

    /// Plays what a bot has decided, unless the table has moved on.
    fn finish(&self, id: &TableId, thought: Thought, choice: Option<&str>) {
        let done = self.at(id, |slot, table| {
            if table.moved() != thought.seq || thought.stop.cancelled() {
                return Ok(());
            }
            table.thinking = None;
            let Some(choice) = choice else {
                return Err(TableError::NotFound);
            };
            let draft = table.draft_choices(thought.seat, &[choice], Lone::Made, self.now())?;
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
    let mut choice = attempt(&mut thought);
    if choice.is_none() && !thought.stop.cancelled() {
        tracing::error!(table = %id, bot = %thought.kind, "a bot failed; another one plays for it");
        choice = attempt(&mut thought.simpler());
        let helped = u64::from(choice.is_some());
        shared.bot_failures.fetch_add(helped, Ordering::Relaxed);
    }
    shared.finish(id, thought, choice.as_deref());
}

/// What the bot decides, if that is legal. One that fails must not take the thread with it: others need it.
fn attempt(thought: &mut Thought) -> Option<String> {
    let choice = catch_unwind(AssertUnwindSafe(|| think(thought)));
    choice
        .ok()
        .flatten()
        .filter(|choice| thought.game.choices().contains(choice))
}

impl Thought {
    /// The same for a bot that is soon done and can hardly fail.
    fn simpler(&self) -> Self {
        Self {
            game: self.game.fork(),
            kind: BotKind::Greedy,
            stop: Stop::default(),
            intention: Intention::default(),
            ..*self
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: u8) -> TableId {
        let letters = format!("{number:0>16}").replace('0', "a").replace('1', "b");
        letters.replace('8', "h").replace('9', "i").parse().unwrap()
    }

    fn order(queue: &Queue, count: usize) -> Vec<TableId> {
        let next = || match queue.next(true) {
            Next::Table(id, _) => id,
            _ => panic!("nothing"),
        };
        (0..count).map(|_| next()).collect()
    }

    #[test]
    fn origins_take_turns_and_whoever_waits_comes_first() {
        let queue = Queue::default();
        let [many, one, bots] = ["many", "one", "bots"].map(Secret::of);
        for number in 2..8 {
            queue.push(table(number), many, true);
        }
        queue.push(table(22), bots, false);
        queue.push(table(23), one, true);
        queue.push(table(24), one, false);
        let served = order(&queue, 9);
        // Every fourth is the one that has waited longest.
        let expected = [2, 23, 3, 4, 5, 6, 7, 22, 24].map(table);
        assert_eq!(served, expected);
        assert_eq!(queue.waiting(), 0);
    }

    #[test]
    fn a_table_waits_once_and_moves_up_when_somebody_comes() {
        let queue = Queue::default();
        let [one, other] = ["one", "other"].map(Secret::of);
        queue.push(table(2), one, false);
        queue.push(table(3), other, false);
        queue.push(table(3), other, true);
        queue.push(table(2), one, false);
        assert_eq!(queue.waiting(), 2);
        assert_eq!(order(&queue, 2), [table(3), table(2)]);
    }

    #[test]
    fn origins_are_forgotten() {
        let queue = Queue::default();
        for number in 0..1000 {
            queue.push(table(2), Secret::of(&number.to_string()), true);
            order(&queue, 1);
        }
        assert!(lock(&queue.state).turns.len() < 10);
    }
}

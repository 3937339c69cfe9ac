//! Noticing what other servers do at the tables that somebody follows here, and the decisions of bots for which no
//! server thinks.
//!
//! Hints make it quick. Looking makes it sure: at all followed tables together, the more seldom the longer hints have
//! told everything.

use crate::id::TableId;
use crate::memory::{Shared, Slot};
use crate::store::{Hint, Mark};
use orrery_outside::{lock, number, start as thread};
use std::collections::{HashMap, HashSet};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

/// Threads that follow hints: one that waits for the database does not keep the others waiting.
const THREADS: usize = 3;

/// How often all followed tables are looked at: at first, and when hints have told everything for long.
const LOOK: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(8)];

/// So many tables are looked at together.
const TOGETHER: usize = 1000;

/// How often a server whose bots have nothing to do looks for others' decisions, how much later if they have, and how
/// many it takes up.
const BOTS: Duration = Duration::from_secs(1);
const BUSY: Duration = Duration::from_secs(10);
const SOME: usize = 8;

/// How often it is noticed that the tables are closed.
const AWAKE: Duration = Duration::from_millis(25);

/// When to look next.
struct Watch {
    hints: Mutex<Receiver<Hint>>,
    due: Mutex<Due>,
}

struct Due {
    look: Duration,
    pause: Duration,
    bots: Duration,
}

impl Watch {
    /// What is heard next, each word once however often it was said; nothing if nobody speaks any more.
    fn listen(&self) -> Option<HashSet<Hint>> {
        let hints = lock(&self.hints);
        let first = match hints.recv_timeout(AWAKE) {
            Ok(first) => Some(first),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return None,
        };
        Some(
            first
                .into_iter()
                .chain(hints.try_iter().take(TOGETHER))
                .collect(),
        )
    }
}

/// Starts the threads, if there can be other servers.
pub(crate) fn start(shared: &Arc<Shared>) -> Vec<io::Result<JoinHandle<()>>> {
    let Some(hints) = shared.store.hints() else {
        return Vec::new();
    };
    let watch = Arc::new(Watch {
        hints: Mutex::new(hints),
        due: Mutex::new(Due {
            look: Duration::ZERO,
            pause: LOOK[0],
            bots: Duration::ZERO,
        }),
    });
    let one = |index| {
        let (shared, watch) = (Arc::clone(shared), Arc::clone(&watch));
        thread(&format!("watch {index}"), move || shared.watch(&watch))
    };
    (0..THREADS).map(one).collect()
}

/// Between three quarters and five quarters of a time, so that servers do not keep step.
fn about(time: Duration) -> Duration {
    let chance = number().unwrap_or(500) % 1000;
    time.mul_f64(0.75 + chance as f64 / 2000.0)
}

impl Shared {
    fn watch(&self, watch: &Watch) {
        while !self.queue.is_closed() {
            let Some(heard) = watch.listen() else {
                return;
            };
            for hint in heard {
                match hint {
                    Hint::Table(id) => self.follow_up(&id),
                    Hint::Lost => {
                        let mut due = lock(&watch.due);
                        (due.look, due.pause) = (Duration::ZERO, LOOK[0]);
                    }
                }
            }
            self.look_around(watch);
        }
    }

    /// Catches up with a table that somebody here follows. Others are looked at when they are asked for.
    fn follow_up(&self, id: &TableId) {
        let followed =
            (lock(&self.slots).get(id)).is_some_and(|slot| slot.news.receiver_count() > 0);
        if followed {
            // Whoever follows it asks again; what goes wrong is told to them.
            let _ = self.at(id, |_, _| Ok(()));
        }
    }

    /// Does what is due; one thread at a time.
    fn look_around(&self, watch: &Watch) {
        let Ok(mut due) = watch.due.try_lock() else {
            return;
        };
        let now = self.config.clock.uptime();
        if now >= due.look {
            due.pause = match self.look_at_followed() {
                true => (due.pause * 2).min(LOOK[1]),
                false => LOOK[0],
            };
            due.look = now + about(due.pause);
        }
        let busy = self.queue.waiting() > 0;
        if now >= due.bots + if busy { BUSY } else { Duration::ZERO } {
            due.bots = now + about(BOTS);
            let waiting = self.store.waiting_for_bots(SOME).unwrap_or_default();
            for (id, origin) in waiting {
                self.queue.push(id, origin, false);
            }
        }
    }

    /// Looks at all followed tables, and catches up with those that stand elsewhere. True if there were none.
    fn look_at_followed(&self) -> bool {
        let followed: HashMap<TableId, Arc<Slot>> = lock(&self.slots)
            .iter()
            .filter(|(_, slot)| slot.news.receiver_count() > 0)
            .map(|(id, slot)| (id.clone(), Arc::clone(slot)))
            .collect();
        let ids: Vec<TableId> = followed.keys().cloned().collect();
        let mut quiet = true;
        for ids in ids.chunks(TOGETHER) {
            let Ok(marks) = self.store.marks(ids) else {
                return false;
            };
            let marks: HashMap<TableId, Mark> = marks.into_iter().collect();
            for id in ids {
                if marks.get(id) != followed.get(id).map(|slot| *lock(&slot.stands)).as_ref() {
                    quiet = false;
                    self.follow_up(id);
                }
            }
        }
        quiet
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn what_is_said_many_times_is_followed_up_once() {
        let (say, hints) = channel();
        let watch = Watch {
            hints: Mutex::new(hints),
            due: Mutex::new(Due {
                look: Duration::ZERO,
                pause: LOOK[0],
                bots: Duration::ZERO,
            }),
        };
        let table = |name: &str| Hint::Table(name.repeat(16).parse().unwrap());
        for _ in 0..100 {
            say.send(table("a")).unwrap();
        }
        say.send(Hint::Lost).unwrap();
        say.send(table("b")).unwrap();
        let heard = HashSet::from([table("a"), table("b"), Hint::Lost]);
        assert_eq!(watch.listen(), Some(heard));
        assert_eq!(watch.listen(), Some(HashSet::new()));
        drop(say);
        assert_eq!(watch.listen(), None);
    }
}

//! How much one client may ask for, so that nobody can hurt the others.

use orrery_outside::lock;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

/// What one client may do. A client is an address, in IPv6 a network of 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests in a second, averaged; ten times as many at once.
    pub requests: u32,
    /// Streams open at the same time.
    pub streams: u32,
    /// Connections open at the same time.
    pub connections: u32,
    /// Connections of all clients together: fewer than the files that the system lets us open.
    pub sockets: u32,
    /// Tables made in an hour.
    pub tables: u32,
    /// Messages in a minute.
    pub messages: u32,
    /// Messages in a day to those who watch one table; muting somebody counts as five. Whoever watches needs no name that
    /// lasts, so one client could fill the room that they all share.
    pub watchers: u32,
    /// Reports to the operator in an hour.
    pub reports: u32,
    /// People in an hour who say for the first time how they want to be told, or that they are away.
    pub listeners: u32,
    /// Attempts to sign in, or to make an account, in ten minutes.
    pub entries: u32,
    /// Letters in an hour that somebody has sent to an address.
    pub letters: u32,
    /// Letters in an hour that are sent to one address because somebody asks for them.
    pub letters_to: u32,
    /// Bytes of a request.
    pub body: usize,
    /// How long a connection may take to send the head of its next request. Slow ones are cut off, and so
    /// are those that stay open and ask for nothing.
    pub head: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: 50,
            streams: 60,
            connections: 250,
            sockets: 900,
            tables: 60,
            messages: 20,
            watchers: 100,
            reports: 10,
            listeners: 30,
            entries: 30,
            letters: 10,
            letters_to: 5,
            body: 64 << 10,
            head: Duration::from_secs(20),
        }
    }
}

/// Counts that fill up with time.
pub(crate) struct Buckets<K> {
    size: f64,
    per_second: f64,
    levels: Mutex<HashMap<K, (f64, Duration)>>,
}

/// More clients than this are not remembered; those that asked for least are forgotten first.
const REMEMBERED: usize = 20_000;

impl<K: Hash + Eq + Clone> Buckets<K> {
    pub(crate) fn new(size: u32, per_second: f64) -> Self {
        Self {
            size: f64::from(size),
            per_second,
            levels: Mutex::default(),
        }
    }

    /// Takes one from the bucket of `key`, if there is one; `now` is the uptime of the clock.
    pub(crate) fn take(&self, key: &K, now: Duration) -> bool {
        let mut levels = lock(&self.levels);
        let level = |(level, then): (f64, Duration)| {
            let seconds = now.saturating_sub(then).as_secs_f64();
            (level + seconds * self.per_second).min(self.size)
        };
        if levels.len() >= REMEMBERED {
            let mut all: Vec<f64> = levels.values().map(|entry| level(*entry)).collect();
            let (_, median, _) = all.select_nth_unstable_by(REMEMBERED / 2, f64::total_cmp);
            let median = *median;
            levels.retain(|_, entry| level(*entry) < median);
        }
        let before = levels.get(key).map_or(self.size, |entry| level(*entry));
        let taken = before >= 1.0;
        let after = if taken { before - 1.0 } else { before };
        levels.insert(key.clone(), (after, now));
        taken
    }
}

/// How many streams, or connections, each client has open.
#[derive(Clone, Default)]
pub(crate) struct Open(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// One open stream or connection; closing it is dropping this.
pub(crate) struct Stream {
    open: Open,
    client: IpAddr,
}

impl Open {
    /// Opens one more, if the client has fewer than `most`.
    pub(crate) fn one(&self, client: IpAddr, most: u32) -> Option<Stream> {
        let mut counts = lock(&self.0);
        if counts.get(&client).is_some_and(|count| *count >= most) || most == 0 {
            return None;
        }
        *counts.entry(client).or_default() += 1;
        Some(Stream {
            open: self.clone(),
            client,
        })
    }

    /// All that are open.
    pub(crate) fn count(&self) -> u32 {
        lock(&self.0).values().sum()
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut counts = lock(&self.open.0);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

/// Work that is done one piece after the other, where clients take turns: whoever asks for much waits for themselves.
#[derive(Clone)]
pub(crate) struct Turns {
    own: Arc<Mutex<HashMap<IpAddr, Weak<Semaphore>>>>,
    all: Arc<Semaphore>,
}

impl Default for Turns {
    fn default() -> Self {
        Self {
            own: Arc::default(),
            all: Arc::new(Semaphore::new(1)),
        }
    }
}

/// The turn of a client; it ends when this is dropped.
pub(crate) struct Turn {
    _all: OwnedSemaphorePermit,
    _own: OwnedSemaphorePermit,
}

impl Turns {
    /// Waits for the turn of this client. Each waits in the common line with one piece of work at most.
    pub(crate) async fn next(&self, client: IpAddr) -> Result<Turn, AcquireError> {
        let own = self.own(client).acquire_owned().await?;
        let all = Arc::clone(&self.all).acquire_owned().await?;
        Ok(Turn {
            _all: all,
            _own: own,
        })
    }

    fn own(&self, client: IpAddr) -> Arc<Semaphore> {
        let mut own = lock(&self.own);
        own.retain(|_, line| line.strong_count() > 0);
        if let Some(line) = own.get(&client).and_then(Weak::upgrade) {
            return line;
        }
        let line = Arc::new(Semaphore::new(1));
        own.insert(client, Arc::downgrade(&line));
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_up_again() {
        let buckets = Buckets::new(3, 2.0);
        let take = |key: &str, millis: u64| {
            buckets.take(&key.to_owned(), Duration::from_millis(1000 + millis))
        };
        assert_eq!(
            [0, 0, 0, 0].map(|at| take("a", at)),
            [true, true, true, false]
        );
        assert!(take("b", 0), "clients do not share");
        assert!(!take("a", 400) && take("a", 600) && !take("a", 700));
        assert_eq!([9000; 4].map(|at| take("a", at)), [true, true, true, false]);
    }

    #[test]
    fn many_clients_are_not_all_remembered_but_the_greedy_are() {
        let buckets = Buckets::new(3, 0.001);
        let now = Duration::from_secs(1);
        let greedy = u32::MAX;
        while buckets.take(&greedy, now) {}
        for client in 0..3 * REMEMBERED as u32 {
            assert!(buckets.take(&client, now));
            assert!(lock(&buckets.levels).len() <= REMEMBERED);
        }
        assert!(!buckets.take(&greedy, now));
    }

    #[tokio::test]
    async fn clients_take_turns_however_much_one_asks_for() {
        let turns = Turns::default();
        let [a, b] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        let first = turns.next(a).await.unwrap();
        let done = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (number, client) in [a, a, a, b].into_iter().enumerate() {
            let (turns, done) = (turns.clone(), Arc::clone(&done));
            waiting.push(tokio::spawn(async move {
                let turn = turns.next(client).await;
                lock(&done).push(number);
                drop(turn);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in waiting {
            task.await.unwrap();
        }
        let done = lock(&done).clone();
        let place = done.iter().position(|&number| number == 3);
        assert!(place <= Some(1), "{done:?}");
        assert_eq!(done.len(), 4);
        drop(turns.next(b).await);
        assert_eq!(lock(&turns.own).len(), 1, "only who is here is remembered");
    }

    #[test]
    fn streams_are_counted_while_they_are_open() {
        let open = Open::default();
        let [a, b] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        let first = open.one(a, 2);
        let second = open.one(a, 2);
        assert!(first.is_some() && second.is_some() && open.one(a, 2).is_none());
        let other = open.one(b, 2);
        assert_eq!(open.count(), 3);
        drop((first, other));
        assert!(open.count() == 1 && open.one(a, 2).is_some());
        drop(second);
        assert_eq!(open.count(), 0);
    }
}

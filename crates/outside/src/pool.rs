//! Threads that share work out among themselves.

use rayon::prelude::*;

/// Threads that share work out among themselves.
pub struct Pool(rayon::ThreadPool);

impl Pool {
    /// So many threads, or one for each processor core if 0.
    pub fn new(threads: usize) -> Result<Self, NoThreads> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        pool.build().map(Self).map_err(NoThreads)
    }

    /// How many threads there are.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.0.current_num_threads()
    }

    /// What comes of the numbers below `count`, in their order. `room` makes what one thread uses again from
    /// number to number.
    pub fn map<R, T: Send>(
        &self,
        count: usize,
        room: impl Fn() -> R + Sync + Send,
        work: impl Fn(&mut R, usize) -> T + Sync + Send,
    ) -> Vec<T> {
        // Small parts towards the end, so that no thread is left with much while the others wait.
        let part = (count / (64 * self.threads())).max(1);
        let numbers = (0..count).into_par_iter().with_max_len(part);
        self.0.install(|| numbers.map_init(room, work).collect())
    }

    /// Does something with every one of these.
    pub fn each<T: Send>(&self, items: &mut [T], work: impl Fn(&mut T) + Sync + Send) {
        self.0.install(|| items.par_iter_mut().for_each(work));
    }
}

/// The threads could not be started.
#[derive(Debug, thiserror::Error)]
#[error("cannot start the threads: {0}")]
pub struct NoThreads(rayon::ThreadPoolBuildError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_shared_out_and_comes_back_in_order() {
        let pool = Pool::new(3).unwrap();
        assert_eq!(pool.threads(), 3);
        let double = |room: &mut Vec<usize>, number: usize| {
            room.push(number);
            (2 * number, room.len())
        };
        let done = pool.map(1000, Vec::new, double);
        assert!(
            done.iter()
                .map(|&(twice, _)| twice)
                .eq((0..1000).map(|n| 2 * n))
        );
        assert!(done.iter().any(|&(_, uses)| uses > 1));
        assert!(pool.map(0, Vec::new, double).is_empty());
        let mut numbers = [1, 2, 3];
        pool.each(&mut numbers, |number| *number *= 10);
        assert_eq!(numbers, [10, 20, 30]);
    }
}

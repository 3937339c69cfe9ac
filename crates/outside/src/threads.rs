//! Threads, and what they share.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

/// Starts a thread with this name.
pub fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<JoinHandle<()>> {
    Builder::new().name(name.to_owned()).spawn(work)
}

/// Locks, also after a panic of somebody who held the lock: what is shared here is whole at every moment.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn a_lock_outlives_a_panic() {
        let count = Arc::new(Mutex::new(1));
        let held = Arc::clone(&count);
        let thread = start("test", move || {
            let _count = lock(&held);
            std::panic::resume_unwind(Box::new(()));
        });
        assert!(thread.unwrap().join().is_err());
        *lock(&count) += 1;
        assert_eq!(*lock(&count), 2);
    }
}

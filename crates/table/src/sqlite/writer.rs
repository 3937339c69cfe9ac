//! The one thread that writes: all changes that wait go into one transaction.

use crate::store::StoreError;
use rusqlite::{Connection, TransactionBehavior};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// At most so many changes share a transaction.
const BATCH: usize = 256;

/// What nobody waits for may wait this long for company.
const LATER: Duration = Duration::from_secs(1);

pub(super) struct Job {
    pub(super) work: Work,
    /// True if somebody waits for it.
    pub(super) awaited: bool,
}

/// Works inside a transaction; what it returns is called once the transaction is over.
pub(super) type Work = Box<dyn FnOnce(&Connection) -> Done + Send>;
pub(super) type Done = Box<dyn FnOnce(Result<(), StoreError>)>;

pub(super) fn write_all(mut db: Connection, waiting: &Receiver<Job>) {
    let mut batch: Vec<Work> = Vec::new();
    loop {
        let next = match batch.is_empty() {
            true => waiting.recv().map_err(RecvTimeoutError::from),
            false => waiting.recv_timeout(LATER),
        };
        match next {
            Ok(job) => {
                batch.push(job.work);
                if !job.awaited && batch.len() < BATCH {
                    continue;
                }
            }
            Err(RecvTimeoutError::Disconnected) if batch.is_empty() => return,
            Err(_) => {}
        }
        batch.extend(waiting.try_iter().take(BATCH).map(|job| job.work));
        commit(&mut db, batch.drain(..));
    }
}

pub(super) fn commit(db: &mut Connection, batch: impl Iterator<Item = Work>) {
    // If there is no transaction, the work is dropped, and its callers notice that no answer comes.
    if let Ok(transaction) = db.transaction_with_behavior(TransactionBehavior::Immediate) {
        let done: Vec<Done> = batch.map(|work| work(&transaction)).collect();
        let committed = transaction.commit().map_err(StoreError::from);
        done.into_iter().for_each(|done| done(committed.clone()));
    }
}

/// Work that leaves no trace in the transaction if it fails.
pub(super) fn apart<T>(
    db: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let run = |sql| db.execute_batch(sql).map_err(StoreError::from);
    run("SAVEPOINT job")?;
    let done = work(db);
    if done.is_err() {
        run("ROLLBACK TO job")?;
    }
    run("RELEASE job")?;
    done
}

//! From one store to another: everything, and proved to be the same.

use crate::id::TableId;
use crate::packs::know_packs;
use crate::store::{Store, StoreError};
use crate::table::Table;
use crate::view::Aside;
use orrery_core::Seat;
use orrery_games::GameEntry;

/// So many ids are read at once.
const PAGE: usize = 500;

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Migrated {
    /// Tables.
    pub tables: u64,
    /// Acts of all of them.
    pub acts: u64,
    /// Tables of other rules or unknown games: they were copied, but nobody can replay them here.
    pub aside: u64,
}

/// Why nothing was copied, or not all of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MigrateError {
    /// A table cannot be trusted.
    #[error("the table {0} does not come out the same when it is replayed: {1}")]
    Differs(TableId, String),
    /// What was written is not what was read.
    #[error("the table {0} is not the same in the new store")]
    Changed(TableId),
    /// A store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Copies everything from one store into another, which is empty and which nobody uses, and replays every table as
/// it was read back.
pub fn copy(
    from: &dyn Store,
    to: &dyn Store,
    games: &[GameEntry],
    mut progress: impl FnMut(&Migrated),
) -> Result<Migrated, MigrateError> {
    know_packs(from, games)?;
    for pack in from.packs()? {
        to.keep_pack(&pack.game, &pack.id, &pack.files)?;
    }
    copy_listeners(from, to)?;
    let mut done = Migrated::default();
    let mut after = None;
    loop {
        let ids = from.ids(after.as_ref(), PAGE)?;
        let Some(last) = ids.last() else {
            return Ok(done);
        };
        after = Some(last.clone());
        for id in &ids {
            let Some(stored) = from.load(id)? else {
                continue;
            };
            to.create(stored.clone())?;
            let copied = to.load(id)?.filter(|copied| *copied == stored);
            let copied = copied.ok_or_else(|| MigrateError::Changed(id.clone()))?;
            for (who, remark) in from.all_remarks(id)? {
                to.keep_remark(id, who, remark)?;
            }
            for seat in Seat::first(stored.seats.len()) {
                if let Some(plan) = from.plan(id, seat)? {
                    to.keep_plan(id, seat, Some(&plan))?;
                }
            }
            if let Some(analysis) = from.analysis(id)? {
                to.keep_analysis(id, &analysis)?;
            }
            done.tables += 1;
            done.acts += copied.acts.len() as u64;
            match Table::load(copied, games).problem() {
                None => {}
                Some(because @ Aside::Differs { .. }) => {
                    return Err(MigrateError::Differs(id.clone(), because.to_string()));
                }
                Some(_) => done.aside += 1,
            }
        }
        progress(&done);
    }
}

/// How people want to be told. Notices on their way stay behind: they are worth nothing the next day.
fn copy_listeners(from: &dyn Store, to: &dyn Store) -> Result<(), StoreError> {
    let mut after = None;
    loop {
        let some = from.listeners(after, PAGE)?;
        let Some((last, _)) = some.last() else {
            return Ok(());
        };
        after = Some(*last);
        for (who, listener) in some {
            to.keep_listener(who, listener)?;
        }
    }
}

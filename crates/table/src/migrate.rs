//! From one store to another: everything, and proved to be the same.

use crate::id::TableId;
use crate::packs::know_packs;
use crate::sql::Step;
use crate::store::{Store, StoreError};
use crate::table::Table;
use crate::view::Aside;
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

/// How rows are read, page by page, and written.
type Rows = (&'static str, &'static str);

/// What is kept of people. What works once, and not for long, stays behind.
const PEOPLE: [Rows; 7] = [
    (
        "SELECT person, tag, name, mail, public, banned, created, active, kept FROM accounts
         ORDER BY person LIMIT $1 OFFSET $2",
        "INSERT INTO accounts (person, tag, name, mail, public, banned, created, active, kept)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    ),
    (
        "SELECT session, person, id, device, since, active, proved FROM devices
         ORDER BY session LIMIT $1 OFFSET $2",
        "INSERT INTO devices (session, person, id, device, since, active, proved)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    ),
    (
        "SELECT id, person, key, counter, device, since, used FROM passkeys ORDER BY id LIMIT $1 OFFSET $2",
        "INSERT INTO passkeys (id, person, key, counter, device, since, used)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    ),
    (
        "SELECT person, table_id, game, at, players, place, points, won, setting, rated, rating, change
         FROM results ORDER BY person, table_id LIMIT $1 OFFSET $2",
        "INSERT INTO results
             (person, table_id, game, at, players, place, points, won, setting, rated, rating, change)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
    ),
    (
        "SELECT person, game, rating, doubt, games FROM ratings ORDER BY person, game LIMIT $1 OFFSET $2",
        "INSERT INTO ratings (person, game, rating, doubt, games) VALUES ($1, $2, $3, $4, $5)",
    ),
    (
        "SELECT who, version, text, at FROM listeners ORDER BY who LIMIT $1 OFFSET $2",
        "INSERT INTO listeners (who, version, text, at) VALUES ($1, $2, $3, $4)",
    ),
    (
        "SELECT who, since, until FROM days_off ORDER BY who, since LIMIT $1 OFFSET $2",
        "INSERT INTO days_off (who, since, until) VALUES ($1, $2, $3)",
    ),
];

/// What is kept beside tables and needs them. Notices on their way stay behind: they are worth nothing the next day.
const BESIDE_TABLES: [Rows; 6] = [
    (
        "SELECT table_id, who, ply, at, text FROM remarks
         ORDER BY table_id, who, ply LIMIT $1 OFFSET $2",
        "INSERT INTO remarks (table_id, who, ply, at, text) VALUES ($1, $2, $3, $4, $5)",
    ),
    (
        "SELECT table_id, seat, text, dropped FROM plans ORDER BY table_id, seat LIMIT $1 OFFSET $2",
        "INSERT INTO plans (table_id, seat, text, dropped) VALUES ($1, $2, $3, $4)",
    ),
    (
        "SELECT table_id, seat, person, host, at FROM invitations
         ORDER BY table_id, seat, person LIMIT $1 OFFSET $2",
        "INSERT INTO invitations (table_id, seat, person, host, at) VALUES ($1, $2, $3, $4, $5)",
    ),
    (
        "SELECT person, table_id, seat, name, since, until FROM stays
         ORDER BY person, table_id, seat, since LIMIT $1 OFFSET $2",
        "INSERT INTO stays (person, table_id, seat, name, since, until) VALUES ($1, $2, $3, $4, $5, $6)",
    ),
    (
        "SELECT table_id, lang, level, terms FROM wishes ORDER BY table_id LIMIT $1 OFFSET $2",
        "INSERT INTO wishes (table_id, lang, level, terms) VALUES ($1, $2, $3, $4)",
    ),
    (
        "SELECT id, at, reporter, table_id, message, name, said, why FROM reports
         ORDER BY id LIMIT $1 OFFSET $2",
        "INSERT INTO reports (id, at, reporter, table_id, message, name, said, why)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    ),
];

fn copy_rows(from: &dyn Store, to: &dyn Store, kinds: &[Rows]) -> Result<(), StoreError> {
    for &(read, write) in kinds {
        let mut done = 0;
        loop {
            let page = Step::new(read, [(PAGE as i64).into(), done.into()]);
            let lines = from.rows(page)?;
            if lines.is_empty() {
                break;
            }
            done += lines.len() as i64;
            let insert = |line: crate::sql::Line| Step {
                sql: write,
                with: line.0,
                must: false,
            };
            to.run(lines.into_iter().map(insert).collect())?;
        }
    }
    Ok(())
}

/// Of which games the result stands in the results already.
fn copy_counted(from: &dyn Store, to: &dyn Store) -> Result<(), StoreError> {
    let sql = "SELECT id FROM tables WHERE decides IS NULL AND counted = 0";
    let still = from.rows(Step::new(sql, []))?;
    let mut steps = vec![Step::new(
        "UPDATE tables SET counted = 1 WHERE decides IS NULL",
        [],
    )];
    for line in still {
        let sql = "UPDATE tables SET counted = 0 WHERE id = $1";
        steps.push(Step::new(sql, [line.text(0)?.as_str().into()]));
    }
    to.run(steps).map(drop)
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
    copy_rows(from, to, &PEOPLE)?;
    let mut done = Migrated::default();
    let mut after = None;
    loop {
        let ids = from.ids(after.as_ref(), PAGE)?;
        let Some(last) = ids.last() else {
            copy_rows(from, to, &BESIDE_TABLES)?;
            copy_counted(from, to)?;
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

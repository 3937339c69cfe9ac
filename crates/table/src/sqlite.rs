//! The store in one SQLite file.
//!
//! One thread writes. All changes that wait when it begins a transaction go into that transaction, so
//! many tables share one flush to the disk; their callers are answered after it. Reading has a connection
//! of its own and never waits for the disk. Nothing about games is known here.

use crate::id::{Secret, TableId};
use crate::packs::PackFiles;
use crate::store::{
    Act, After, Head, Holder, Listed, SeatKind, SeatRow, Seating, Size, Store, StoreError, Stored,
    TableRow, What,
};
use orrery_core::{Outcome, Seat};
use rusqlite::{
    Connection, ErrorCode, OpenFlags, OptionalExtension as _, Row, ToSql, TransactionBehavior,
    named_params, params,
};
use std::collections::HashSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::Duration;

/// Marks a file as ours: "ORRY".
const APPLICATION: i64 = 0x4f52_5259;

/// Step `i` leads from version `i` to `i + 1`. A step that was ever released never changes.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        options TEXT NOT NULL,
        seed INTEGER NOT NULL,
        host BLOB NOT NULL,
        public INTEGER NOT NULL,
        rematch_of TEXT UNIQUE,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        plies INTEGER NOT NULL,
        decides INTEGER,
        outcome TEXT
    ) STRICT;
    CREATE INDEX tables_host ON tables (host) WHERE decides IS NOT NULL;
    CREATE INDEX tables_public ON tables (updated) WHERE public;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        bot TEXT,
        name TEXT NOT NULL,
        link BLOB,
        auto_end INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE holders (
        table_id TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        session BLOB NOT NULL,
        seen INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, session)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX holders_session ON holders (session);
    CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        seat INTEGER,
        choice TEXT,
        undo INTEGER,
        hash INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
",
    "
    ALTER TABLE tables ADD COLUMN sequel_of TEXT;
    CREATE UNIQUE INDEX tables_sequel_of ON tables (sequel_of);
    CREATE TABLE packs (
        game TEXT NOT NULL,
        id TEXT NOT NULL,
        files TEXT NOT NULL,
        PRIMARY KEY (game, id)
    ) STRICT, WITHOUT ROWID;
",
    // Links are for one use, so those of seats that somebody holds are void now.
    "
    ALTER TABLE tables ADD COLUMN duplicate INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN origin BLOB;
    ALTER TABLE tables ADD COLUMN several INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN seating INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_updated ON tables (updated);
    ALTER TABLE seats ADD COLUMN links INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE holders ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE holders ADD COLUMN device TEXT NOT NULL DEFAULT '';
    ALTER TABLE holders ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE holders ADD COLUMN active INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE acts ADD COLUMN people TEXT;
    UPDATE holders SET
        active = (SELECT updated FROM tables WHERE id = table_id),
        number = (SELECT count(*) FROM holders AS other WHERE other.table_id = holders.table_id
                  AND (other.seat, other.session) <= (holders.seat, holders.session));
    UPDATE tables SET seating = (SELECT count(*) FROM holders WHERE table_id = id);
    UPDATE seats SET link = NULL WHERE kind <> 'link' OR EXISTS (
        SELECT 1 FROM holders WHERE holders.table_id = seats.table_id AND holders.seat = seats.seat);
",
];

/// The version of the schema that this release writes.
pub const VERSION: i64 = MIGRATIONS.len() as i64;

/// At most so many changes share a transaction.
const BATCH: usize = 256;

/// So many kinds of damage are told of.
const KNOWN: usize = 1000;

/// What nobody waits for may wait this long for company.
const LATER: Duration = Duration::from_secs(1);

struct Job {
    work: Work,
    /// True if somebody waits for it.
    awaited: bool,
}

/// Works inside a transaction; what it returns is called once the transaction is over.
type Work = Box<dyn FnOnce(&Connection) -> Done + Send>;
type Done = Box<dyn FnOnce(Result<(), StoreError>)>;

/// See the [module](self).
pub struct SqliteStore {
    reader: Mutex<Connection>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    path: PathBuf,
    /// Damage that the operator was told of.
    known: Mutex<HashSet<String>>,
    /// Held as long as the store is open.
    _lock: File,
}

impl SqliteStore {
    /// Opens the database in this file, or creates it. A file `….lock` beside it keeps a second process
    /// out.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = lock(path)?;
        keep_private(path)?;
        let reserve = beside(path, ".reserve");
        let (writer, reader) = match connect(path) {
            // The disk is full, perhaps: what was kept back for that is enough to open it.
            Err(StoreError::Failed(_)) if fs::remove_file(&reserve).is_ok() => connect(path)?,
            opened => opened?,
        };
        keep_back(&reserve);
        let (jobs, waiting) = channel();
        let writer = orrery_outside::start("store", move || write_all(writer, &waiting))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            reader: Mutex::new(reader),
            jobs: Some(jobs),
            writer: Some(writer),
            path: path.to_owned(),
            known: Mutex::default(),
            _lock: lock,
        })
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        orrery_outside::lock(&self.reader)
    }

    fn send(&self, awaited: bool, work: Work) {
        if let Some(jobs) = &self.jobs {
            // If the writer is gone, the work and with it the way to answer is dropped.
            let _ = jobs.send(Job { work, awaited });
        }
    }

    /// Has the writer do it and waits until that is durable.
    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, result) = channel();
        let work = move |db: &Connection| -> Done {
            let done = apart(db, work);
            Box::new(move |committed| {
                let _ = answer.send(committed.and(done));
            })
        };
        self.send(true, Box::new(work));
        let gone = |_| StoreError::Failed("the writing thread gave no answer".to_owned());
        result.recv().map_err(gone)?
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Self::Taken,
            _ => Self::Failed(error.to_string()),
        }
    }
}

/// A connection that writes and one that reads.
fn connect(path: &Path) -> Result<(Connection, Connection), StoreError> {
    let version = version_of(path)?;
    let mut writer = Connection::open(path)?;
    prepare(&mut writer, version)?;
    let reader = Connection::open(path)?;
    reader.pragma_update(None, "query_only", true)?;
    // Now, not with the first request: on a full disk this can fail.
    reader.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok((writer, reader))
}

/// A disk with less room than this is full.
const LITTLE: u64 = 1 << 20;

/// Even reading takes some room on the disk, for what connections share.
const RESERVE: usize = 256 << 10;

/// Keeps some room back, so that a server on a full disk can be started again and show its games.
fn keep_back(reserve: &Path) {
    let mut bytes = vec![0; RESERVE];
    // Zeros would take no room on some disks.
    let kept = reserve.exists()
        || (orrery_outside::fill(&mut bytes).is_ok()
            && private(reserve).is_ok_and(|mut file| file.write_all(&bytes).is_ok()));
    if !kept {
        let _ = fs::remove_file(reserve);
    }
}

/// Keeps other processes out of the database as long as the file is open.
pub(crate) fn lock(path: &Path) -> Result<File, StoreError> {
    let name = beside(path, ".lock");
    let problem = |error| StoreError::Failed(format!("{}: {error}", name.display()));
    let file = private(&name).map_err(problem)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(problem(error)),
    }
}

/// Opens a file, or makes one that only its owner can read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Nobody else on this machine is to read who sits where, and the seeds of games. What SQLite puts beside the
/// file takes its permissions from it.
fn keep_private(path: &Path) -> Result<(), StoreError> {
    let problem = |error| StoreError::Failed(format!("{}: {error}", path.display()));
    if !path.exists() {
        private(path).map_err(problem)?;
    }
    #[cfg(unix)]
    for end in ["", ".lock", ".reserve", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt as _;
        let name = beside(path, end);
        if let Ok(meta) = fs::metadata(&name)
            && meta.permissions().mode() & 0o077 != 0
            && let Err(error) = fs::set_permissions(&name, fs::Permissions::from_mode(0o600))
        {
            // Somebody else's file that we may use, perhaps on purpose.
            tracing::warn!(%error, file = %name.display(), "others can read this file");
        }
    }
    Ok(())
}

/// The version of the schema in this file, 0 if there is none yet. Nothing is written.
pub(crate) fn version_of(path: &Path) -> Result<i64, StoreError> {
    let empty = path.metadata().is_ok_and(|meta| meta.len() == 0);
    if empty || !path.exists() {
        return Ok(0);
    }
    let foreign = || StoreError::Foreign(path.display().to_string());
    let db = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let pragma = |name: &str| -> Result<i64, StoreError> {
        db.pragma_query_value(None, name, |row| row.get(0))
            .map_err(|error| match error.sqlite_error_code() {
                Some(ErrorCode::NotADatabase) => foreign(),
                _ => error.into(),
            })
    };
    let (application, version) = (pragma("application_id")?, pragma("user_version")?);
    let tables: i64 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    match application {
        APPLICATION if version > VERSION => Err(StoreError::Newer {
            path: path.display().to_string(),
            found: version,
            known: VERSION,
        }),
        APPLICATION => Ok(version),
        0 if tables == 0 => Ok(0),
        _ => Err(foreign()),
    }
}

fn prepare(db: &mut Connection, version: i64) -> Result<(), StoreError> {
    // FULL: the log is flushed to the disk before a commit returns.
    db.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
    )?;
    if version == VERSION {
        return Ok(());
    }
    let step = db.transaction()?;
    for migration in &MIGRATIONS[version as usize..] {
        step.execute_batch(migration)?;
    }
    step.pragma_update(None, "application_id", APPLICATION)?;
    step.pragma_update(None, "user_version", VERSION)?;
    step.commit().map_err(StoreError::from)
}

fn write_all(mut db: Connection, waiting: &Receiver<Job>) {
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

fn commit(db: &mut Connection, batch: impl Iterator<Item = Work>) {
    // If there is no transaction, the work is dropped, and its callers notice that no answer comes.
    if let Ok(transaction) = db.transaction_with_behavior(TransactionBehavior::Immediate) {
        let done: Vec<Done> = batch.map(|work| work(&transaction)).collect();
        let committed = transaction.commit().map_err(StoreError::from);
        done.into_iter().for_each(|done| done(committed.clone()));
    }
}

/// Work that leaves no trace in the transaction if it fails.
fn apart<T>(
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

impl Store for SqliteStore {
    fn create(&self, new: Stored) -> Result<(), StoreError> {
        self.write(move |db| {
            let Stored {
                table,
                seats,
                holders,
                acts,
            } = new;
            insert_table(db, &table)?;
            for (seat, row) in Seat::first(seats.len()).zip(&seats) {
                insert_seat(db, &table.id, seat, row)?;
            }
            for holder in &holders {
                insert_holder(db, &table.id, holder, table.seq)?;
            }
            acts.iter()
                .try_for_each(|act| insert_act(db, &table.id, act))
        })
    }

    fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        let mut db = self.reader();
        let db = db.transaction()?;
        let sql = format!("{TABLE} WHERE id = ?1");
        let Some(table) = query(&db, &sql, &[&id.as_str()], read_table)?.pop() else {
            return Ok(None);
        };
        let stored = Stored {
            table: table?,
            seats: read_seats(&db, id)?,
            holders: read_holders(&db, id)?,
            acts: read_acts(&db, id)?,
        };
        Ok(Some(stored))
    }

    fn append(
        &self,
        id: &TableId,
        acts: Vec<Act>,
        head: Head,
        seating: Option<Seating>,
    ) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db| {
            if let (Some(first), Some(last)) = (acts.first(), acts.last()) {
                move_on(db, &id, first, last, &head)?;
            }
            if let Some(seating) = seating {
                seat_all(db, &id, &seating)?;
            }
            acts.iter().try_for_each(|act| insert_act(db, &id, act))
        })
    }

    fn saw(&self, id: &TableId, session: Secret, seq: u64, at: i64) {
        let id = id.clone();
        let work = move |db: &Connection| -> Done {
            let sql = "UPDATE holders SET seen = max(seen, ?3), active = max(active, ?4)
                       WHERE table_id = ?1 AND session = ?2";
            // Nobody waits, and nothing is lost but the mark of what is new.
            let _ = db.execute(
                sql,
                params![id.as_str(), session.as_bytes(), seq as i64, at],
            );
            Box::new(|_| ())
        };
        self.send(false, Box::new(work));
    }

    fn of_session(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError> {
        let sql = format!(
            "{TABLE} WHERE id IN (SELECT table_id FROM holders WHERE session = ?1)
             ORDER BY updated DESC, id LIMIT ?2"
        );
        self.list(&sql, &[session.as_bytes(), &(limit as i64)], session)
    }

    fn public(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError> {
        let sql = format!("{TABLE} WHERE public ORDER BY updated DESC, id LIMIT ?1");
        self.list(&sql, &[&(limit as i64)], session)
    }

    fn hosted(&self, session: Secret) -> Result<usize, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND decides IS NOT NULL";
        let count = self
            .reader()
            .query_row(sql, [session.as_bytes()], |row| row.get::<_, i64>(0))?;
        Ok(count as usize)
    }

    fn unattended(&self) -> Result<usize, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE decides IS NOT NULL AND NOT EXISTS
                   (SELECT 1 FROM seats WHERE table_id = id AND kind <> 'bot')";
        let count = self
            .reader()
            .query_row(sql, [], |row| row.get::<_, i64>(0))?;
        Ok(count as usize)
    }

    fn untouched(
        &self,
        before: i64,
        over: bool,
        limit: usize,
    ) -> Result<Vec<(TableId, u64)>, StoreError> {
        let sql = "SELECT id, seq FROM tables WHERE updated < ?1 AND (outcome IS NOT NULL) = ?2
                   ORDER BY updated LIMIT ?3";
        let rows = query(
            &self.reader(),
            sql,
            &[&before, &over, &(limit as i64)],
            |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)),
        )?;
        let read = |(id, seq): (String, i64)| Ok((table_id(&id)?, seq.cast_unsigned()));
        let tables = rows.into_iter().map(read);
        Ok(tables.filter_map(|table| self.readable(table)).collect())
    }

    fn delete(&self, id: &TableId, seq: u64) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db| {
            for sql in [
                "DELETE FROM acts WHERE table_id = ?1",
                "DELETE FROM holders WHERE table_id = ?1",
                "DELETE FROM seats WHERE table_id = ?1",
            ] {
                db.execute(sql, [id.as_str()])?;
            }
            let sql = "DELETE FROM tables WHERE id = ?1 AND seq = ?2";
            match db.execute(sql, params![id.as_str(), seq as i64])? {
                0 => Err(StoreError::Taken),
                _ => Ok(()),
            }
        })
    }

    fn follower(&self, id: &TableId, after: After) -> Result<Option<TableId>, StoreError> {
        let sql = match after {
            After::Rematch => "SELECT id FROM tables WHERE rematch_of = ?1",
            After::Sequel => "SELECT id FROM tables WHERE sequel_of = ?1",
        };
        let found = self
            .reader()
            .query_row(sql, [id.as_str()], |row| row.get::<_, String>(0))
            .optional()?;
        found.map(|id| table_id(&id)).transpose()
    }

    fn keep_pack(&self, game: &str, id: &str, files: &PackFiles) -> Result<(), StoreError> {
        let (game, id) = (game.to_owned(), id.to_owned());
        let files = serde_json::to_string(files);
        let files = files.map_err(|error| StoreError::Failed(error.to_string()))?;
        self.write(move |db| {
            let sql = "INSERT OR IGNORE INTO packs (game, id, files) VALUES (?1, ?2, ?3)";
            db.execute(sql, params![game, id, files])?;
            Ok(())
        })
    }

    fn has_pack(&self, game: &str, id: &str) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM packs WHERE game = ?1 AND id = ?2)";
        let found = self.reader().query_row(sql, [game, id], |row| row.get(0));
        found.map_err(StoreError::from)
    }

    fn packs(&self) -> Result<Vec<(String, PackFiles)>, StoreError> {
        let sql = "SELECT game, files FROM packs ORDER BY game, id";
        let rows = query(&self.reader(), sql, &[], |row| {
            Ok((row.get(0)?, row.get::<_, String>(1)?))
        })?;
        let read = |(game, files): (String, String)| {
            let files = serde_json::from_str(&files);
            let files = files.map_err(|error| damaged(&game, format!("a data pack: {error}")))?;
            Ok((game, files))
        };
        let packs = rows.into_iter().map(read);
        Ok(packs.filter_map(|pack| self.readable(pack)).collect())
    }

    fn waiting_for_bots(&self) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let sql = "SELECT id, coalesce(origin, host) FROM tables JOIN seats ON table_id = id AND seat = decides
                   WHERE kind = 'bot' ORDER BY updated";
        let rows = query(&self.reader(), sql, &[], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, [u8; 32]>(1)))
        })?;
        let read = |(id, origin): (String, rusqlite::Result<_>)| {
            let origin = origin.map_err(|error| damaged(&id, error.to_string()))?;
            Ok((table_id(&id)?, Secret::from_bytes(origin)))
        };
        let tables = rows.into_iter().map(read);
        Ok(tables.filter_map(|table| self.readable(table)).collect())
    }

    fn probe(&self) -> Result<(), StoreError> {
        // What stands there already is written all the same: a page of the file, and a flush.
        self.write(|db| Ok(db.pragma_update(None, "user_version", VERSION)?))?;
        // A page may still fit where the next table does not.
        match free_bytes(&self.path) {
            Some(free @ ..LITTLE) => Err(StoreError::Failed(format!("only {free} bytes are free"))),
            _ => Ok(()),
        }
    }

    fn size(&self) -> Result<Size, StoreError> {
        let sql = "SELECT count(*), count(decides) FROM tables";
        let count = |row: &Row<'_>| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?));
        let (tables, unfinished) = self.reader().query_row(sql, [], count)?;
        let bytes = |path: PathBuf| path.metadata().map_or(0, |file| file.len());
        Ok(Size {
            tables: tables.cast_unsigned(),
            unfinished: unfinished.cast_unsigned(),
            bytes: ["", "-wal", "-shm"]
                .map(|end| bytes(beside(&self.path, end)))
                .iter()
                .sum(),
            free: free_bytes(&self.path),
        })
    }
}

/// A file beside the database: the same name with another end.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// What an ordinary user may still write to the disk of this file.
#[cfg(unix)]
fn free_bytes(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &Path) -> Option<u64> {
    None
}

impl SqliteStore {
    fn list(
        &self,
        sql: &str,
        params: &[&dyn ToSql],
        session: Secret,
    ) -> Result<Vec<Listed>, StoreError> {
        let mut db = self.reader();
        let db = db.transaction()?;
        let tables = query(&db, sql, params, |row| Ok(whole(row)))?;
        let listed = |table: Result<TableRow, StoreError>| {
            let table = table?;
            let holders = read_holders(&db, &table.id)?;
            let mut taken: Vec<Seat> = holders.iter().map(|holder| holder.seat).collect();
            taken.dedup();
            let mine = holders.iter().filter(|holder| holder.session == session);
            let sql = "SELECT coalesce(max(seen), 0) FROM holders
                       WHERE table_id = ?1 AND session = ?2";
            let seen: i64 =
                db.query_row(sql, params![table.id.as_str(), session.as_bytes()], |row| {
                    row.get(0)
                })?;
            Ok(Listed {
                seats: read_seats(&db, &table.id)?,
                taken,
                mine: mine.map(|holder| holder.seat).collect(),
                seen: seen as u64,
                table,
            })
        };
        let listed = tables.into_iter().map(listed);
        Ok(listed.filter_map(|listed| self.readable(listed)).collect())
    }

    /// One of many, unless it is damaged: then the others are shown without it, and the operator is told once.
    fn readable<T>(&self, one: Result<T, StoreError>) -> Option<T> {
        one.map_err(|error| {
            let mut known = orrery_outside::lock(&self.known);
            if known.len() < KNOWN && known.insert(error.to_string()) {
                tracing::error!(%error, "something damaged is left out");
            }
        })
        .ok()
    }
}

fn query<T>(
    db: &Connection,
    sql: &str,
    params: &[&dyn ToSql],
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    db.prepare_cached(sql)
        .and_then(|mut select| select.query_map(params, read)?.collect())
        .map_err(StoreError::from)
}

fn insert_table(db: &Connection, table: &TableRow) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO tables (id, game, rules, options, seed, duplicate, host, origin, public, several,
             rematch_of, sequel_of, created, updated, seq, seating, plies, decides, outcome)
         VALUES (:id, :game, :rules, :options, :seed, :duplicate, :host, :origin, :public, :several,
             :rematch_of, :sequel_of, :created, :updated, :seq, :seating, :plies, :decides, :outcome)",
        named_params! {
            ":id": table.id.as_str(),
            ":game": table.game,
            ":rules": table.rules,
            ":options": table.options.to_string(),
            ":seed": table.seed.cast_signed(),
            ":duplicate": table.duplicate,
            ":host": table.host.as_bytes(),
            ":origin": table.origin.as_bytes(),
            ":public": table.public,
            ":several": table.several,
            ":rematch_of": follows(table, After::Rematch),
            ":sequel_of": follows(table, After::Sequel),
            ":created": table.created,
            ":updated": table.updated,
            ":seq": table.seq as i64,
            ":seating": table.seating as i64,
            ":plies": table.head.plies as i64,
            ":decides": table.head.decides.map(Seat::number),
            ":outcome": outcome_text(&table.head),
        },
    )?;
    Ok(())
}

/// The table that this one follows in this way.
fn follows(table: &TableRow, how: After) -> Option<&str> {
    let (id, after) = table.after.as_ref()?;
    (*after == how).then(|| id.as_str())
}

/// The place where a table stands after these acts; [`StoreError::Taken`] if they do not follow its last one.
fn move_on(
    db: &Connection,
    id: &TableId,
    first: &Act,
    last: &Act,
    head: &Head,
) -> Result<(), StoreError> {
    let moved = db
        .prepare_cached(
            "UPDATE tables SET seq = :seq, updated = :at, plies = :plies,
                 decides = :decides, outcome = :outcome
             WHERE id = :id AND seq = :before",
        )
        .and_then(|mut update| {
            update.execute(named_params! {
                ":id": id.as_str(),
                ":before": first.seq as i64 - 1,
                ":seq": last.seq as i64,
                ":at": last.at,
                ":plies": head.plies as i64,
                ":decides": head.decides.map(Seat::number),
                ":outcome": outcome_text(head),
            })
        })?;
    match moved {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

/// Makes a seating true; [`StoreError::Taken`] if it does not follow the present one.
fn seat_all(db: &Connection, id: &TableId, seating: &Seating) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET seating = ?2 WHERE id = ?1 AND seating = ?2 - 1";
    if db.execute(sql, params![id.as_str(), seating.number as i64])? == 0 {
        return Err(StoreError::Taken);
    }
    for (seat, row) in Seat::first(seating.seats.len()).zip(&seating.seats) {
        insert_seat(db, id, seat, row)?;
    }
    let stays = |number: u64| seating.holders.iter().any(|holder| holder.number == number);
    let before = read_holders(db, id)?;
    for gone in before.iter().filter(|holder| !stays(holder.number)) {
        let sql = "DELETE FROM holders WHERE table_id = ?1 AND number = ?2";
        db.execute(sql, params![id.as_str(), gone.number as i64])?;
    }
    let known = |number: u64| before.iter().any(|holder| holder.number == number);
    let mut new = seating
        .holders
        .iter()
        .filter(|holder| !known(holder.number));
    // Whoever sits down has seen what is there.
    let sql = "SELECT seq FROM tables WHERE id = ?1";
    let seen: i64 = db.query_row(sql, [id.as_str()], |row| row.get(0))?;
    new.try_for_each(|holder| insert_holder(db, id, holder, seen.cast_unsigned()))
}

/// Writes a seat, over the present one if there is one.
fn insert_seat(db: &Connection, id: &TableId, seat: Seat, row: &SeatRow) -> Result<(), StoreError> {
    let (kind, bot) = match row.kind {
        SeatKind::Here => ("here", None),
        SeatKind::Link => ("link", None),
        SeatKind::Open => ("open", None),
        SeatKind::Bot(bot) => ("bot", Some(bot.to_string())),
    };
    db.execute(
        "INSERT OR REPLACE INTO seats (table_id, seat, kind, bot, name, link, links, auto_end)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            id.as_str(),
            seat.number(),
            kind,
            bot,
            row.name,
            row.link.as_ref().map(Secret::as_bytes),
            row.links,
            row.auto_end
        ],
    )?;
    Ok(())
}

fn insert_holder(
    db: &Connection,
    id: &TableId,
    holder: &Holder,
    seen: u64,
) -> Result<(), StoreError> {
    db.execute(
        "INSERT INTO holders (table_id, seat, session, seen, number, device, since, active)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        params![
            id.as_str(),
            holder.seat.number(),
            holder.session.as_bytes(),
            seen as i64,
            holder.number as i64,
            holder.device,
            holder.since,
            holder.active
        ],
    )?;
    Ok(())
}

fn insert_act(db: &Connection, id: &TableId, act: &Act) -> Result<(), StoreError> {
    let (mut choice, mut undo, mut people) = (None, None, None);
    match &act.what {
        What::Choice(text) => choice = Some(text),
        What::Undo(plies) => undo = Some(*plies as i64),
        What::Close => {}
        What::Seat(change) => {
            let text = serde_json::to_string(change);
            people = Some(text.map_err(|error| StoreError::Failed(error.to_string()))?);
        }
    }
    db.prepare_cached(
        "INSERT INTO acts (table_id, seq, at, seat, choice, undo, people, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )
    .and_then(|mut insert| {
        insert.execute(params![
            id.as_str(),
            act.seq as i64,
            act.at,
            act.seat.map(Seat::number),
            choice,
            undo,
            people,
            act.hash.cast_signed()
        ])
    })?;
    Ok(())
}

const TABLE: &str =
    "SELECT id, game, rules, options, seed, duplicate, host, coalesce(origin, host) AS origin, public,
    several, rematch_of, sequel_of, created, updated, seq, seating, plies, decides, outcome FROM tables";

/// The table in a row, or what is wrong with it.
fn whole(row: &Row<'_>) -> Result<TableRow, StoreError> {
    let id = row.get("id").unwrap_or_else(|_| "?".to_owned());
    let read = read_table(row).map_err(|error| damaged(&id, error.to_string()));
    read.flatten()
}

/// The outer result is about the database, the inner one about what stands in it.
fn read_table(row: &Row<'_>) -> rusqlite::Result<Result<TableRow, StoreError>> {
    let id: String = row.get("id")?;
    let (options, outcome): (String, Option<String>) = (row.get("options")?, row.get("outcome")?);
    let (rematch_of, sequel_of): (Option<String>, Option<String>) =
        (row.get("rematch_of")?, row.get("sequel_of")?);
    let decides: Option<u8> = row.get("decides")?;
    let parts = || {
        let options = serde_json::from_str(&options);
        let options = options.map_err(|error| damaged(&id, format!("its options: {error}")))?;
        let outcome = outcome.map(|text| serde_json::from_str::<Outcome>(&text));
        let outcome = outcome.transpose();
        let outcome = outcome.map_err(|error| damaged(&id, format!("its outcome: {error}")))?;
        let decides = decides.map(|number| seat(&id, number)).transpose()?;
        let after = rematch_of.map(|id| (id, After::Rematch));
        let after = after.or(sequel_of.map(|id| (id, After::Sequel)));
        let after = match after {
            Some((id, after)) => Some((table_id(&id)?, after)),
            None => None,
        };
        Ok((table_id(&id)?, options, outcome, decides, after))
    };
    let (id, options, outcome, decides, after) = match parts() {
        Ok(parts) => parts,
        Err(error) => return Ok(Err(error)),
    };
    Ok(Ok(TableRow {
        id,
        game: row.get("game")?,
        rules: row.get("rules")?,
        options,
        seed: row.get::<_, i64>("seed")?.cast_unsigned(),
        duplicate: row.get("duplicate")?,
        host: Secret::from_bytes(row.get("host")?),
        origin: Secret::from_bytes(row.get("origin")?),
        public: row.get("public")?,
        several: row.get("several")?,
        after,
        created: row.get("created")?,
        updated: row.get("updated")?,
        seq: row.get::<_, i64>("seq")?.cast_unsigned(),
        seating: row.get::<_, i64>("seating")?.cast_unsigned(),
        head: Head {
            plies: row.get::<_, i64>("plies")? as usize,
            decides,
            outcome,
        },
    }))
}

fn read_seats(db: &Connection, id: &TableId) -> Result<Vec<SeatRow>, StoreError> {
    let sql = "SELECT kind, bot, name, link, links, auto_end FROM seats
               WHERE table_id = ?1 ORDER BY seat";
    let rows = query(db, sql, &[&id.as_str()], |row| {
        let kind: (String, Option<String>) = (row.get("kind")?, row.get("bot")?);
        Ok((
            kind,
            row.get("name")?,
            row.get("link")?,
            row.get("links")?,
            row.get("auto_end")?,
        ))
    })?;
    let read = |(kind, name, link, links, auto_end): (_, _, Option<[u8; 32]>, _, _)| {
        Ok(SeatRow {
            kind: seat_kind(id, kind)?,
            name,
            link: link.map(Secret::from_bytes),
            links,
            auto_end,
        })
    };
    rows.into_iter().map(read).collect()
}

fn seat_kind(id: &TableId, (kind, bot): (String, Option<String>)) -> Result<SeatKind, StoreError> {
    match (kind.as_str(), bot) {
        ("here", None) => Ok(SeatKind::Here),
        ("link", None) => Ok(SeatKind::Link),
        ("open", None) => Ok(SeatKind::Open),
        ("bot", Some(bot)) => match bot.parse() {
            Ok(bot) => Ok(SeatKind::Bot(bot)),
            Err(error) => Err(damaged(id.as_str(), format!("{error}"))),
        },
        (kind, _) => Err(damaged(id.as_str(), format!("a seat of kind `{kind}`"))),
    }
}

fn read_holders(db: &Connection, id: &TableId) -> Result<Vec<Holder>, StoreError> {
    let sql = "SELECT seat, session, number, device, since, active FROM holders
               WHERE table_id = ?1 ORDER BY seat, number";
    let rows = query(db, sql, &[&id.as_str()], |row| {
        let who = (row.get::<_, u8>(0)?, Secret::from_bytes(row.get(1)?));
        let device = (row.get::<_, i64>(2)?, row.get(3)?);
        Ok((who, device, (row.get(4)?, row.get(5)?)))
    })?;
    let read = |((number, session), device, (since, active)): (_, (i64, _), _)| {
        Ok(Holder {
            seat: seat(id.as_str(), number)?,
            session,
            number: device.0.cast_unsigned(),
            device: device.1,
            since,
            active,
        })
    };
    rows.into_iter().map(read).collect()
}

fn read_acts(db: &Connection, id: &TableId) -> Result<Vec<Act>, StoreError> {
    let sql = "SELECT seq, at, seat, choice, undo, people, hash FROM acts
               WHERE table_id = ?1 ORDER BY seq";
    let mut due = 0;
    let rows = query(db, sql, &[&id.as_str()], |row| {
        let choice: Option<String> = row.get("choice")?;
        let undo: Option<i64> = row.get("undo")?;
        let people: Option<String> = row.get("people")?;
        let what = match (choice, undo, people) {
            (Some(choice), None, None) => Some(What::Choice(choice)),
            (None, Some(plies), None) => Some(What::Undo(plies as usize)),
            (None, None, None) => Some(What::Close),
            (None, None, Some(change)) => serde_json::from_str(&change).ok().map(What::Seat),
            _ => None,
        };
        Ok((
            row.get::<_, i64>("seq")?,
            row.get("at")?,
            row.get::<_, Option<u8>>("seat")?,
            what,
            row.get::<_, i64>("hash")?,
        ))
    })?;
    let read = |(seq, at, number, what, hash): (i64, _, Option<u8>, Option<What>, i64)| {
        due += 1;
        let seat = number.map(|number| seat(id.as_str(), number)).transpose()?;
        match what {
            Some(what) if seq == due => Ok(Act {
                seq: seq.cast_unsigned(),
                at,
                seat,
                what,
                hash: hash.cast_unsigned(),
            }),
            _ => Err(damaged(id.as_str(), format!("act {due}"))),
        }
    };
    rows.into_iter().map(read).collect()
}

fn outcome_text(head: &Head) -> Option<String> {
    let outcome = head.outcome.as_ref()?;
    serde_json::to_string(outcome).ok()
}

fn damaged(table: &str, problem: String) -> StoreError {
    StoreError::Damaged {
        table: table.to_owned(),
        problem,
    }
}

fn table_id(text: &str) -> Result<TableId, StoreError> {
    text.parse()
        .map_err(|_| damaged(text, "its id has the wrong form".to_owned()))
}

fn seat(table: &str, number: u8) -> Result<Seat, StoreError> {
    Seat::from_number(number).ok_or_else(|| damaged(table, format!("a seat {number}")))
}

//! The store in one SQLite file.
//!
//! One thread writes. All changes that wait when it begins a transaction go into that transaction, so
//! many tables share one flush to the disk; their callers are answered after it. Reading has a connection
//! of its own and never waits for the disk. Nothing about games is known here.

use crate::id::{Secret, TableId};
use crate::packs::PackFiles;
use crate::store::{
    Act, After, Head, Holder, Listed, SeatKind, SeatRow, Store, StoreError, Stored, TableRow, What,
};
use orrery_core::{Outcome, Seat};
use rusqlite::{
    Connection, ErrorCode, OpenFlags, OptionalExtension as _, Row, ToSql, TransactionBehavior,
    named_params, params,
};
use std::fs::{File, TryLockError};
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
];

/// The version of the schema that this release writes.
pub const VERSION: i64 = MIGRATIONS.len() as i64;

/// At most so many changes share a transaction.
const BATCH: usize = 256;

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
    /// Held as long as the store is open.
    _lock: File,
}

impl SqliteStore {
    /// Opens the database in this file, or creates it. A file `….lock` beside it keeps a second process
    /// out.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = lock(path)?;
        let version = version_of(path)?;
        let mut writer = Connection::open(path)?;
        prepare(&mut writer, version)?;
        let reader = Connection::open(path)?;
        reader.pragma_update(None, "query_only", true)?;
        let (jobs, waiting) = channel();
        let writer = orrery_outside::start("store", move || write_all(writer, &waiting))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            reader: Mutex::new(reader),
            jobs: Some(jobs),
            writer: Some(writer),
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

fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let problem = |error| StoreError::Failed(format!("{}: {error}", name.display()));
    let file = File::create(&name).map_err(problem)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(problem(error)),
    }
}

/// The version of the schema in this file, 0 if there is none yet. Nothing is written.
fn version_of(path: &Path) -> Result<i64, StoreError> {
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

    fn append(&self, id: &TableId, acts: Vec<Act>, head: Head) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db| {
            let (Some(first), Some(last)) = (acts.first(), acts.last()) else {
                return Ok(());
            };
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
                        ":outcome": outcome_text(&head),
                    })
                })?;
            if moved == 0 {
                return Err(StoreError::Taken);
            }
            acts.iter().try_for_each(|act| insert_act(db, &id, act))
        })
    }

    fn hold(
        &self,
        id: &TableId,
        holder: Holder,
        name: Option<&str>,
        alone: bool,
    ) -> Result<bool, StoreError> {
        let (id, name) = (id.clone(), name.map(str::to_owned));
        self.write(move |db| {
            let holders = read_holders(db, &id)?;
            if alone && holders.iter().any(|other| other.seat == holder.seat) {
                return Ok(holders.contains(&holder));
            }
            if !holders.contains(&holder) {
                insert_holder(db, &id, &holder, 0)?;
            }
            if let Some(name) = name {
                let sql = "UPDATE seats SET name = ?3 WHERE table_id = ?1 AND seat = ?2";
                db.execute(sql, params![id.as_str(), holder.seat.number(), name])?;
            }
            Ok(true)
        })
    }

    fn set_auto_end(&self, id: &TableId, seat: Seat, wish: bool) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db| {
            let sql = "UPDATE seats SET auto_end = ?3 WHERE table_id = ?1 AND seat = ?2";
            db.execute(sql, params![id.as_str(), seat.number(), wish])?;
            Ok(())
        })
    }

    fn saw(&self, id: &TableId, session: Secret, seq: u64) {
        let id = id.clone();
        let work = move |db: &Connection| -> Done {
            let sql = "UPDATE holders SET seen = ?3
                       WHERE table_id = ?1 AND session = ?2 AND seen < ?3";
            // Nobody waits, and nothing is lost but the mark of what is new.
            let _ = db.execute(sql, params![id.as_str(), session.as_bytes(), seq as i64]);
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
            let files = files.map_err(|error| StoreError::Failed(error.to_string()))?;
            Ok((game, files))
        };
        rows.into_iter().map(read).collect()
    }

    fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables JOIN seats ON table_id = id AND seat = decides
                   WHERE kind = 'bot' ORDER BY updated";
        let ids = query(&self.reader(), sql, &[], |row| row.get::<_, String>(0))?;
        ids.iter().map(|id| table_id(id)).collect()
    }
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
        let tables = query(&db, sql, params, read_table)?;
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
        tables.into_iter().map(listed).collect()
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
        "INSERT INTO tables (id, game, rules, options, seed, host, public, rematch_of, sequel_of,
             created, updated, seq, plies, decides, outcome)
         VALUES (:id, :game, :rules, :options, :seed, :host, :public, :rematch_of, :sequel_of,
             :created, :updated, :seq, :plies, :decides, :outcome)",
        named_params! {
            ":id": table.id.as_str(),
            ":game": table.game,
            ":rules": table.rules,
            ":options": table.options.to_string(),
            ":seed": table.seed.cast_signed(),
            ":host": table.host.as_bytes(),
            ":public": table.public,
            ":rematch_of": follows(table, After::Rematch),
            ":sequel_of": follows(table, After::Sequel),
            ":created": table.created,
            ":updated": table.updated,
            ":seq": table.seq as i64,
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

fn insert_seat(db: &Connection, id: &TableId, seat: Seat, row: &SeatRow) -> Result<(), StoreError> {
    let (kind, bot) = match row.kind {
        SeatKind::Here => ("here", None),
        SeatKind::Link => ("link", None),
        SeatKind::Open => ("open", None),
        SeatKind::Bot(bot) => ("bot", Some(bot.to_string())),
    };
    db.execute(
        "INSERT INTO seats (table_id, seat, kind, bot, name, link, auto_end)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![
            id.as_str(),
            seat.number(),
            kind,
            bot,
            row.name,
            row.link.as_ref().map(Secret::as_bytes),
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
        "INSERT INTO holders (table_id, seat, session, seen) VALUES (?1, ?2, ?3, ?4)",
        params![
            id.as_str(),
            holder.seat.number(),
            holder.session.as_bytes(),
            seen as i64
        ],
    )?;
    Ok(())
}

fn insert_act(db: &Connection, id: &TableId, act: &Act) -> Result<(), StoreError> {
    let (choice, undo) = match &act.what {
        What::Choice(choice) => (Some(choice), None),
        What::Undo(plies) => (None, Some(*plies as i64)),
        What::Close => (None, None),
    };
    db.prepare_cached(
        "INSERT INTO acts (table_id, seq, at, seat, choice, undo, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )
    .and_then(|mut insert| {
        insert.execute(params![
            id.as_str(),
            act.seq as i64,
            act.at,
            act.seat.map(Seat::number),
            choice,
            undo,
            act.hash.cast_signed()
        ])
    })?;
    Ok(())
}

const TABLE: &str =
    "SELECT id, game, rules, options, seed, host, public, rematch_of, sequel_of, created, updated,
    seq, plies, decides, outcome FROM tables";

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
        host: Secret::from_bytes(row.get("host")?),
        public: row.get("public")?,
        after,
        created: row.get("created")?,
        updated: row.get("updated")?,
        seq: row.get::<_, i64>("seq")?.cast_unsigned(),
        head: Head {
            plies: row.get::<_, i64>("plies")? as usize,
            decides,
            outcome,
        },
    }))
}

fn read_seats(db: &Connection, id: &TableId) -> Result<Vec<SeatRow>, StoreError> {
    let sql = "SELECT kind, bot, name, link, auto_end FROM seats WHERE table_id = ?1 ORDER BY seat";
    let rows = query(db, sql, &[&id.as_str()], |row| {
        let kind: (String, Option<String>) = (row.get("kind")?, row.get("bot")?);
        Ok((
            kind,
            row.get("name")?,
            row.get("link")?,
            row.get("auto_end")?,
        ))
    })?;
    let read = |(kind, name, link, auto_end): (_, _, Option<[u8; 32]>, _)| {
        Ok(SeatRow {
            kind: seat_kind(id, kind)?,
            name,
            link: link.map(Secret::from_bytes),
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
    let sql = "SELECT seat, session FROM holders WHERE table_id = ?1 ORDER BY seat";
    let rows = query(db, sql, &[&id.as_str()], |row| {
        Ok((row.get(0)?, Secret::from_bytes(row.get(1)?)))
    })?;
    let read = |(number, session)| {
        let seat = seat(id.as_str(), number)?;
        Ok(Holder { seat, session })
    };
    rows.into_iter().map(read).collect()
}

fn read_acts(db: &Connection, id: &TableId) -> Result<Vec<Act>, StoreError> {
    let sql = "SELECT seq, at, seat, choice, undo, hash FROM acts
               WHERE table_id = ?1 ORDER BY seq";
    let mut due = 0;
    let rows = query(db, sql, &[&id.as_str()], |row| {
        let choice: Option<String> = row.get("choice")?;
        let undo: Option<i64> = row.get("undo")?;
        let what = match (choice, undo) {
            (Some(choice), None) => Some(What::Choice(choice)),
            (None, Some(plies)) => Some(What::Undo(plies as usize)),
            (None, None) => Some(What::Close),
            (Some(_), Some(_)) => None,
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

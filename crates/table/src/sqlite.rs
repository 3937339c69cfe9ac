//! The store in one SQLite file.
//!
//! One thread writes. All changes that wait when it begins a transaction go into that transaction, so
//! many tables share one flush to the disk; their callers are answered after it. Reading has a connection
//! of its own and never waits for the disk. Nothing about games is known here.

mod plain;
mod rows;
mod schema;
mod writer;

use crate::id::{Secret, TableId};
use crate::packs::PackFiles;
use crate::rows::{Damage, listed, origin, pack, pack_text, stands, table_id};
use crate::sql::{Line, Step};
use crate::store::{
    Act, After, Head, KeptPack, Listed, Mark, Seating, Size, Spoken, Store, StoreError, Stored,
    TableRow,
};
use orrery_core::Seat;
use rows::{
    TABLE, insert_act, insert_holder, insert_seat, insert_table, insert_talk, move_on, query,
    read_acts, read_holders, read_seats, read_table, read_talk, seat_all, speak, whole,
};
use rusqlite::{Connection, ErrorCode, OptionalExtension as _, Row, ToSql, params};
use schema::{LITTLE, beside, connect, free_bytes, keep_back, keep_private};
pub use schema::{Lock, VERSION};
pub(crate) use schema::{lock, version_of};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread::JoinHandle;
use writer::{Done, Job, Work, apart, write_all};

/// See the [module](self).
pub struct SqliteStore {
    reader: Mutex<Connection>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    path: PathBuf,
    damage: Damage,
    /// Held as long as the store is open.
    _lock: Lock,
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
            damage: Damage::default(),
            _lock: lock,
        })
    }

    /// Keeps everybody out of this file, which need not exist, as long as what it gives back is there.
    pub fn keep_out(path: &Path) -> Result<Lock, StoreError> {
        lock(path)
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

impl Store for SqliteStore {
    fn create(&self, new: Stored) -> Result<(), StoreError> {
        self.write(move |db| {
            let Stored {
                table,
                seats,
                holders,
                acts,
                talk,
            } = new;
            insert_table(db, &table)?;
            for (seat, row) in Seat::first(seats.len()).zip(&seats) {
                insert_seat(db, &table.id, seat, row)?;
            }
            for holder in &holders {
                insert_holder(db, &table.id, holder)?;
            }
            insert_talk(db, &table.id, &talk)?;
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
            talk: read_talk(&db, id)?,
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

    fn speak(&self, id: &TableId, number: u64, spoken: Spoken) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db| speak(db, &id, number, &spoken))
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

    fn listed(&self, id: &TableId, session: Secret) -> Result<Option<Listed>, StoreError> {
        let sql = format!("{TABLE} WHERE id = ?1");
        Ok(self.list(&sql, &[&id.as_str()], session)?.pop())
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
        let tables = rows.iter().map(|(id, seq)| stands(id, *seq));
        Ok(self.damage.leave_out(tables))
    }

    fn overdue(
        &self,
        after: i64,
        until: i64,
        limit: usize,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let sql = "SELECT id, due FROM tables WHERE due > ?1 AND due <= ?2 ORDER BY due LIMIT ?3";
        let rows = query(
            &self.reader(),
            sql,
            &[&after, &until, &(limit as i64)],
            |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)),
        )?;
        let tables = rows.iter().map(|(id, due)| Ok((table_id(id)?, *due)));
        Ok(self.damage.leave_out(tables))
    }

    fn delete(&self, id: &TableId, seq: u64) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |db| {
            for sql in [
                "DELETE FROM notices WHERE table_id = ?1",
                "DELETE FROM remarks WHERE table_id = ?1",
                "DELETE FROM plans WHERE table_id = ?1",
                "DELETE FROM analyses WHERE table_id = ?1",
                "DELETE FROM talk WHERE table_id = ?1",
                "DELETE FROM mutes WHERE table_id = ?1",
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

    fn keep_analysis(&self, id: &TableId, text: &str) -> Result<(), StoreError> {
        let (id, text) = (id.clone(), text.to_owned());
        self.write(move |db| {
            let sql = "INSERT OR REPLACE INTO analyses (table_id, text) VALUES (?1, ?2)";
            db.execute(sql, params![id.as_str(), text])?;
            Ok(())
        })
    }

    fn asked_analyses(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let sql = "SELECT id, coalesce(origin, host) FROM analyses JOIN tables ON table_id = id
                   WHERE text = '' LIMIT ?1";
        self.origins(sql, limit)
    }

    fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT text FROM analyses WHERE table_id = ?1";
        let db = self.reader();
        let found = db.query_row(sql, [id.as_str()], |row| row.get(0));
        Ok(found.optional()?)
    }

    fn keep_pack(&self, game: &str, id: &str, files: &PackFiles) -> Result<(), StoreError> {
        let (game, id) = (game.to_owned(), id.to_owned());
        let files = pack_text(files)?;
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

    fn packs(&self) -> Result<Vec<KeptPack>, StoreError> {
        let sql = "SELECT game, id, files FROM packs ORDER BY game, id";
        let rows = query(&self.reader(), sql, &[], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get::<_, String>(2)?))
        })?;
        let packs = rows.into_iter();
        let packs = packs.map(|(game, id, files)| pack(game, id, &files));
        Ok(self.damage.leave_out(packs))
    }

    fn waiting_for_bots(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let sql = "SELECT id, coalesce(origin, host) FROM tables JOIN seats ON table_id = id AND seat = decides
                   WHERE kind = 'bot' ORDER BY updated LIMIT ?1";
        self.origins(sql, limit)
    }

    fn marks(&self, ids: &[TableId]) -> Result<Vec<(TableId, Mark)>, StoreError> {
        let db = self.reader();
        let sql = "SELECT seq, seating, spoken, updated FROM tables WHERE id = ?1";
        let mark = |row: &Row<'_>| {
            Ok(Mark {
                seq: row.get::<_, i64>(0)?.cast_unsigned(),
                seating: row.get::<_, i64>(1)?.cast_unsigned(),
                spoken: row.get::<_, i64>(2)?.cast_unsigned(),
                updated: row.get(3)?,
            })
        };
        let mut marks = Vec::new();
        for id in ids {
            let found = query(&db, sql, &[&id.as_str()], mark)?;
            marks.extend(found.into_iter().map(|mark| (id.clone(), mark)));
        }
        Ok(marks)
    }

    fn ids(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2";
        let after = after.map_or("", TableId::as_str);
        let rows = query(&self.reader(), sql, &[&after, &(limit as i64)], |row| {
            row.get::<_, String>(0)
        })?;
        rows.iter().map(|id| table_id(id)).collect()
    }

    fn rows(&self, step: Step) -> Result<Vec<Line>, StoreError> {
        plain::run(&self.reader(), &step)
    }

    fn run(&self, steps: Vec<Step>) -> Result<Vec<Line>, StoreError> {
        self.write(move |db| {
            let mut last = Vec::new();
            for step in &steps {
                last = plain::run(db, step)?;
            }
            Ok(last)
        })
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

impl SqliteStore {
    /// At most so many tables, each with its origin.
    fn origins(&self, sql: &str, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let rows = query(&self.reader(), sql, &[&(limit as i64)], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, Vec<u8>>(1)?))
        })?;
        let tables = rows.iter().map(|(id, from)| origin(id, from));
        Ok(self.damage.leave_out(tables))
    }

    fn list(
        &self,
        sql: &str,
        params: &[&dyn ToSql],
        session: Secret,
    ) -> Result<Vec<Listed>, StoreError> {
        let mut db = self.reader();
        let db = db.transaction()?;
        let tables = query(&db, sql, params, |row| Ok(whole(row)))?;
        let one = |table: Result<TableRow, StoreError>| {
            let table = table?;
            let (seats, holders) = (read_seats(&db, &table.id)?, read_holders(&db, &table.id)?);
            Ok(listed(table, seats, &holders, session))
        };
        Ok(self.damage.leave_out(tables.into_iter().map(one)))
    }
}

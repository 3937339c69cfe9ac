//! The schema, how it came about, and the files it lies in.

use crate::store::StoreError;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

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
    "
    CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables,
        text TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
",
    "
    CREATE INDEX analyses_asked ON analyses (table_id) WHERE text = '';
",
    "
    ALTER TABLE tables ADD COLUMN due INTEGER;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
",
    "
    ALTER TABLE tables ADD COLUMN spoken INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE talk (
        table_id TEXT NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        plies INTEGER NOT NULL,
        author BLOB NOT NULL,
        name TEXT NOT NULL,
        text TEXT,
        reaction TEXT,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE mutes (
        table_id TEXT NOT NULL REFERENCES tables,
        session BLOB NOT NULL,
        whom BLOB NOT NULL,
        PRIMARY KEY (table_id, session, whom)
    ) STRICT, WITHOUT ROWID;
",
    "
    CREATE TABLE accounts (
        person BLOB PRIMARY KEY,
        tag TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        mail TEXT UNIQUE,
        public INTEGER NOT NULL,
        banned INTEGER NOT NULL,
        created INTEGER NOT NULL,
        active INTEGER NOT NULL,
        kept TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX accounts_active ON accounts (active);
    CREATE TABLE devices (
        session BLOB PRIMARY KEY,
        person BLOB NOT NULL REFERENCES accounts ON DELETE CASCADE,
        id TEXT NOT NULL,
        device TEXT NOT NULL,
        since INTEGER NOT NULL,
        active INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_person ON devices (person);
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        person BLOB NOT NULL REFERENCES accounts ON DELETE CASCADE,
        key BLOB NOT NULL,
        counter INTEGER NOT NULL,
        device TEXT NOT NULL,
        since INTEGER NOT NULL,
        used INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_person ON passkeys (person);
    CREATE TABLE tickets (
        secret BLOB PRIMARY KEY,
        purpose TEXT NOT NULL,
        person BLOB REFERENCES accounts ON DELETE CASCADE,
        note TEXT NOT NULL,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tickets_person ON tickets (person);
    CREATE TABLE results (
        person BLOB NOT NULL REFERENCES accounts ON DELETE CASCADE,
        table_id TEXT NOT NULL,
        game TEXT NOT NULL,
        at INTEGER NOT NULL,
        players INTEGER NOT NULL,
        place INTEGER NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL,
        setting TEXT NOT NULL,
        rated INTEGER NOT NULL,
        rating REAL NOT NULL,
        change REAL NOT NULL,
        PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX results_table ON results (table_id);
    CREATE TABLE ratings (
        person BLOB NOT NULL REFERENCES accounts ON DELETE CASCADE,
        game TEXT NOT NULL,
        rating REAL NOT NULL,
        doubt REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, game)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_game ON ratings (game, rating);
    CREATE TABLE invitations (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person BLOB NOT NULL,
        host TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invitations_person ON invitations (person);
    CREATE TABLE wishes (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        lang TEXT NOT NULL,
        level TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        at INTEGER NOT NULL,
        reporter BLOB NOT NULL,
        table_id TEXT NOT NULL,
        message INTEGER NOT NULL,
        name TEXT NOT NULL,
        said TEXT NOT NULL,
        why TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET counted = 1 WHERE decides IS NULL;
    CREATE INDEX tables_uncounted ON tables (updated) WHERE decides IS NULL AND counted = 0;
",
    "
    CREATE TABLE listeners (
        who BLOB PRIMARY KEY,
        version INTEGER NOT NULL,
        text TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE notices (
        who BLOB NOT NULL,
        channel TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables,
        kind TEXT NOT NULL,
        session BLOB NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        due INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        PRIMARY KEY (who, channel, table_id, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX notices_due ON notices (due);
    CREATE INDEX notices_table ON notices (table_id);
    CREATE TABLE remarks (
        table_id TEXT NOT NULL REFERENCES tables,
        who BLOB NOT NULL,
        ply INTEGER NOT NULL,
        at INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, who, ply)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE plans (
        table_id TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
",
    "
    CREATE TABLE days_off (
        who BLOB NOT NULL,
        since INTEGER NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (who, since)
    ) STRICT, WITHOUT ROWID;
",
    "
    ALTER TABLE wishes ADD COLUMN terms TEXT NOT NULL DEFAULT '';
    ALTER TABLE listeners ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX listeners_at ON listeners (at) WHERE at > 0;
    CREATE TABLE stays (
        person BLOB NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        since INTEGER NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (person, table_id, seat, since)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX stays_table ON stays (table_id);
",
    "
    ALTER TABLE devices ADD COLUMN proved INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE plans ADD COLUMN dropped TEXT;
",
];

/// The version of the schema that this release writes.
pub const VERSION: i64 = MIGRATIONS.len() as i64;

/// A connection that writes and one that reads.
pub(super) fn connect(path: &Path) -> Result<(Connection, Connection), StoreError> {
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
pub(super) const LITTLE: u64 = 1 << 20;

/// Even reading takes some room on the disk, for what connections share.
const RESERVE: usize = 256 << 10;

/// Keeps some room back, so that a server on a full disk can be started again and show its games.
pub(super) fn keep_back(reserve: &Path) {
    let mut bytes = vec![0; RESERVE];
    // Zeros would take no room on some disks.
    let kept = reserve.exists()
        || (orrery_outside::fill(&mut bytes).is_ok()
            && private(reserve).is_ok_and(|mut file| file.write_all(&bytes).is_ok()));
    if !kept {
        let _ = fs::remove_file(reserve);
    }
}

/// Keeps other processes out of a database as long as it lives.
pub struct Lock(File);

impl Drop for Lock {
    /// Closing the file is not enough: a program that is just being started holds it too until it runs.
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

/// Keeps other processes out of the database.
pub(crate) fn lock(path: &Path) -> Result<Lock, StoreError> {
    let name = beside(path, ".lock");
    let problem = |error| StoreError::Failed(format!("{}: {error}", name.display()));
    let file = private(&name).map_err(problem)?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(problem(error)),
    }
}

/// Opens a file, or makes one that only its owner can read.
pub(super) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Nobody else on this machine is to read who sits where, and the seeds of games. What SQLite puts beside the
/// file takes its permissions from it.
pub(super) fn keep_private(path: &Path) -> Result<(), StoreError> {
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

pub(super) fn prepare(db: &mut Connection, version: i64) -> Result<(), StoreError> {
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

/// A file beside the database: the same name with another end.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// What an ordinary user may still write to the disk of this file.
#[cfg(unix)]
pub(super) fn free_bytes(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
pub(super) fn free_bytes(_: &Path) -> Option<u64> {
    None
}

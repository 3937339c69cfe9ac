//! Copies of a store for the case that its disk is lost, and the way back from them.
//!
//! A copy is one file: a database with everything that had been acknowledged when it was begun, whether a server is
//! running or not, and in a table of its own the other files that belong to it.

use crate::sqlite::{lock, version_of};
use crate::store::StoreError;
use rusqlite::{Connection, OpenFlags, params};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Component, Path, PathBuf};

/// Why there is no copy, or nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is nothing to copy.
    #[error("there are no games in {}", .0.display())]
    Nothing(PathBuf),
    /// Nothing is overwritten.
    #[error("{} is there already; name a new file", .0.display())]
    Exists(PathBuf),
    /// Nothing is mixed with what is there.
    #[error("{} is not empty; restore into a new folder", .0.display())]
    NotEmpty(PathBuf),
    /// The copy makes no sense.
    #[error("{} is damaged: {problem}", .file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// The disk failed.
    #[error("{}: {error}", .path.display())]
    Disk {
        /// Where.
        path: PathBuf,
        /// How.
        error: io::Error,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

type Result<T> = std::result::Result<T, BackupError>;

fn at(path: &Path) -> impl Fn(io::Error) -> BackupError {
    let path = path.to_owned();
    move |error| BackupError::Disk {
        path: path.clone(),
        error,
    }
}

/// Copies the database `name` in a folder, and the files and folders `others` beside it, into one new file. Tells how
/// many tables are in it.
pub fn backup(folder: &Path, name: &str, others: &[&str], file: &Path) -> Result<u64> {
    let database = folder.join(name);
    if !database.exists() || version_of(&database)? == 0 {
        return Err(BackupError::Nothing(folder.to_owned()));
    }
    if file.exists() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let new = with_end(file, ".new");
    private(&new)?;
    let done = copy(&database, &new).and_then(|count| {
        keep_files(folder, others, &new)?;
        settle(&new, file)?;
        Ok(count)
    });
    if done.is_err() {
        let _ = fs::remove_file(&new);
    }
    done
}

/// One reading transaction, which sees everything that was committed before it and nothing half.
fn copy(database: &Path, new: &Path) -> Result<u64> {
    let db = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let target = new.to_str().ok_or_else(|| BackupError::Disk {
        path: new.to_owned(),
        error: io::ErrorKind::InvalidFilename.into(),
    })?;
    db.execute("VACUUM INTO ?1", [target])?;
    tables(&Connection::open(new)?)
}

fn tables(db: &Connection) -> Result<u64> {
    let count = db.query_row("SELECT count(*) FROM tables", [], |row| {
        row.get::<_, i64>(0)
    });
    Ok(count?.cast_unsigned())
}

/// Puts the other files into the copy.
fn keep_files(folder: &Path, others: &[&str], new: &Path) -> Result<()> {
    let mut db = Connection::open(new)?;
    let step = db.transaction()?;
    step.execute_batch(
        "CREATE TABLE files (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT, WITHOUT ROWID;",
    )?;
    let mut todo: Vec<String> = others.iter().map(|name| (*name).to_owned()).collect();
    while let Some(name) = todo.pop() {
        let path = folder.join(&name);
        if path.is_dir() {
            for entry in fs::read_dir(&path).map_err(at(&path))? {
                let entry = entry.map_err(at(&path))?;
                todo.push(format!("{name}/{}", entry.file_name().display()));
            }
        } else if path.exists() {
            let bytes = fs::read(&path).map_err(at(&path))?;
            step.execute("INSERT INTO files VALUES (?1, ?2)", params![name, bytes])?;
        }
    }
    Ok(step.commit()?)
}

/// Makes a folder what it was when the copy was made. Tells how many tables are in it.
pub fn restore(file: &Path, folder: &Path, name: &str) -> Result<u64> {
    let database = folder.join(name);
    fs::create_dir_all(folder).map_err(at(folder))?;
    let lock_name = format!("{name}.lock");
    let _lock = lock(&database)?;
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        if entry.map_err(at(folder))?.file_name() != *lock_name {
            return Err(BackupError::NotEmpty(folder.to_owned()));
        }
    }
    if version_of(file)? == 0 {
        return Err(BackupError::Nothing(file.to_owned()));
    }
    let new = with_end(&database, ".new");
    let mut target = private(&new)?;
    let mut source = File::open(file).map_err(at(file))?;
    io::copy(&mut source, &mut target).map_err(at(&new))?;
    drop(target);
    let count = unpack(&new, file, folder)?;
    // The database comes last: whatever stops us before leaves a folder without games.
    settle(&new, &database)?;
    Ok(count)
}

/// Checks the copy, and takes the other files out of it.
fn unpack(new: &Path, file: &Path, folder: &Path) -> Result<u64> {
    let damaged = |problem: String| BackupError::Damaged {
        file: file.to_owned(),
        problem,
    };
    let db = Connection::open(new)?;
    let check: String = db.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if check != "ok" {
        return Err(damaged(check));
    }
    let has_files = db.table_exists(None, "files")?;
    if has_files {
        let mut files = db.prepare("SELECT name, bytes FROM files")?;
        let mut rows = files.query([])?;
        while let Some(row) = rows.next()? {
            let (name, bytes): (String, Vec<u8>) = (row.get(0)?, row.get(1)?);
            let path = PathBuf::from(&name);
            let plain = |part: Component<'_>| matches!(part, Component::Normal(_));
            if !path.components().all(plain) {
                return Err(damaged(format!("a file `{name}`")));
            }
            let path = folder.join(path);
            let parent = path.parent().unwrap_or(folder);
            fs::create_dir_all(parent).map_err(at(parent))?;
            let mut out = private(&path)?;
            out.write_all(&bytes)
                .and_then(|()| out.sync_all())
                .map_err(at(&path))?;
        }
    }
    db.execute_batch("DROP TABLE IF EXISTS files; VACUUM;")?;
    tables(&db)
}

/// Makes a written file durable, and gives it its name.
fn settle(new: &Path, file: &Path) -> Result<()> {
    let parent = file
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty());
    let parent = parent.unwrap_or(Path::new("."));
    File::open(new)
        .and_then(|file| file.sync_all())
        .map_err(at(new))?;
    fs::rename(new, file).map_err(at(file))?;
    // Not every system can flush a folder.
    let _ = File::open(parent).and_then(|folder| folder.sync_all());
    Ok(())
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// A new file that only its owner can read: it holds the key.
fn private(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(at(path))
}

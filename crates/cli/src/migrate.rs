//! `orrery migrate`: from the file to a database, and back.

use crate::Failure;
use crate::backup::{DATABASE, KEY};
use orrery_games::GAMES;
use orrery_table::{MigrateError, Migrated, PostgresStore, SqliteStore, Store};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Copy all games from a data directory into a PostgreSQL database, or back
///
/// Everything is copied: tables, seats, the key by which browsers keep them, the data packs that tables need. Every
/// table is read back, compared and replayed. No server may run meanwhile. The target must be empty and is not found by
/// servers before all is done: if the command is interrupted, the next one starts afresh. The source stays as it is.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  orrery migrate --from sqlite:/var/lib/orrery --to postgres://orrery@db.example.org/orrery\n  \
                  orrery migrate --from postgres://orrery@db.example.org/orrery --to sqlite:/var/lib/orrery"
)]
pub(crate) struct Args {
    /// Where the games are: sqlite:DIR, a data directory, or postgres://…
    #[arg(long, value_name = "STORE")]
    from: Place,

    /// Where they are to be
    #[arg(long, value_name = "STORE")]
    to: Place,
}

/// Where games are kept.
#[derive(Clone)]
enum Place {
    Folder(PathBuf),
    Database(String),
}

impl FromStr for Place {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("sqlite:") {
            Some(folder) if !folder.is_empty() => Ok(Self::Folder(folder.into())),
            _ if PostgresStore::is_address(text) => Ok(Self::Database(text.to_owned())),
            _ => Err("a store is sqlite:DIR or postgres://USER:PASSWORD@HOST/NAME"),
        }
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn told(error: impl ToString) -> Failure {
    Failure::Check(vec![error.to_string()])
}

fn at(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| told(format!("{}: {error}", path.display()))
}

/// What is copied, and the key.
struct Source {
    store: Box<dyn Store>,
    key: Option<Vec<u8>>,
}

fn source(place: &Place) -> Result<Source, Failure> {
    match place {
        Place::Folder(folder) => {
            let file = folder.join(DATABASE);
            if !file.exists() {
                return Err(told(format!("there are no games in {}", folder.display())));
            }
            let key = folder.join(KEY);
            let key = match fs::read(&key) {
                Ok(key) => Some(key),
                Err(error) if error.kind() == io::ErrorKind::NotFound => None,
                Err(error) => return Err(at(&key)(error)),
            };
            let store = Box::new(SqliteStore::open(&file).map_err(told)?);
            Ok(Source { store, key })
        }
        Place::Database(url) => {
            let store = PostgresStore::open_alone(url).map_err(told)?;
            let key = store.secret(KEY).map_err(told)?;
            let store = Box::new(store);
            Ok(Source { store, key })
        }
    }
}

fn copy(from: &Source, to: &dyn Store, out: &mut impl Write) -> Result<Migrated, Failure> {
    let progress = |done: &Migrated| {
        // Whoever does not watch does not stop it.
        let _ = writeln!(out, "tables: {}, acts: {}", done.tables, done.acts).and(out.flush());
    };
    let done = orrery_table::copy(&*from.store, to, GAMES, progress);
    done.map_err(|error: MigrateError| told(error))
}

fn into_database(from: &Source, url: &str, out: &mut impl Write) -> Result<Migrated, Failure> {
    let store = PostgresStore::open_new(url).map_err(told)?;
    if let Some(key) = &from.key {
        store.keep_secret(KEY, key).map_err(told)?;
    }
    let done = copy(from, &store, out)?;
    store.settle().map_err(told)?;
    Ok(done)
}

/// The database comes last: whatever stops us before leaves a folder without games.
fn into_folder(from: &Source, folder: &Path, out: &mut impl Write) -> Result<Migrated, Failure> {
    fs::create_dir_all(folder).map_err(at(folder))?;
    let (new, file, key) = (
        folder.join("migrating"),
        folder.join(DATABASE),
        folder.join(KEY),
    );
    // A key that is ours is what an earlier attempt has left.
    let foreign = fs::read(&key).is_ok_and(|bytes| Some(bytes) != from.key);
    for there in [(&file, file.exists()), (&key, foreign)] {
        if there.1 {
            return Err(told(format!("{} is there already", there.0.display())));
        }
    }
    if new.exists() {
        fs::remove_dir_all(&new).map_err(at(&new))?;
    }
    fs::create_dir(&new).map_err(at(&new))?;
    let made = new.join(DATABASE);
    let store = SqliteStore::open(&made).map_err(told)?;
    let done = copy(from, &store, out)?;
    // Closing it puts everything into the one file.
    drop(store);
    if let Some(bytes) = &from.key {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut kept = options.open(&key).map_err(at(&key))?;
        kept.write_all(bytes)
            .and_then(|()| kept.sync_all())
            .map_err(at(&key))?;
    }
    let flushed = fs::File::open(&made).and_then(|file| file.sync_all());
    flushed.map_err(at(&made))?;
    fs::rename(&made, &file).map_err(at(&file))?;
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    fs::remove_dir_all(&new).map_err(at(&new))?;
    Ok(done)
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let from = source(&args.from)?;
    let done = match &args.to {
        Place::Folder(folder) => into_folder(&from, folder, out)?,
        Place::Database(url) => into_database(&from, url, out)?,
    };
    let Migrated {
        tables,
        acts,
        aside,
    } = done;
    Ok(writeln!(
        out,
        "all copied and replayed: tables: {tables}, acts: {acts}; of other rules and not replayed: {aside}"
    )?)
}

//! `orrery migrate`: from the file to a database, and back.

use crate::Failure;
use crate::backup::{DATABASE, KEY, PACKS, PUSH};
use orrery_games::GAMES;
use orrery_table::{
    MigrateError, Migrated, Offer, PostgresStore, SqliteStore, Store, StoreError, read_offers,
};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

/// Copy all games from a data directory into a PostgreSQL database, or back
///
/// Everything is copied: tables, seats, the key by which browsers keep them, data packs, also those on offer. Every
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
pub(crate) enum Place {
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

/// The file of a data directory, which must be there.
fn file_in(folder: &Path) -> Result<PathBuf, Failure> {
    let file = folder.join(DATABASE);
    match file.exists() {
        true => Ok(file),
        false => Err(told(format!("there are no games in {}", folder.display()))),
    }
}

impl Place {
    /// The store, as a server works with it.
    pub(crate) fn open(&self) -> Result<Arc<dyn Store>, Failure> {
        Ok(match self {
            Self::Folder(folder) => {
                let file = file_in(folder)?;
                Arc::new(SqliteStore::open(&file).map_err(told)?)
            }
            Self::Database(url) => Arc::new(PostgresStore::open(url, GAMES).map_err(told)?),
        })
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn told(error: impl ToString) -> Failure {
    Failure::Check(vec![error.to_string()])
}

fn at(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| told(format!("{}: {error}", path.display()))
}

/// The keys that belong to a store.
const KEYS: [&str; 2] = [KEY, PUSH];

/// What is copied, the keys by their names, and the data packs on offer.
struct Source {
    store: Box<dyn Store>,
    keys: Vec<(&'static str, Vec<u8>)>,
    offers: Vec<Offer>,
}

fn source(place: &Place) -> Result<Source, Failure> {
    match place {
        Place::Folder(folder) => {
            let file = file_in(folder)?;
            let mut keys = Vec::new();
            for name in KEYS {
                let key = folder.join(name);
                match fs::read(&key) {
                    Ok(bytes) => keys.push((name, bytes)),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    Err(error) => return Err(at(&key)(error)),
                }
            }
            let offers = read_offers(&folder.join(PACKS), GAMES).map_err(Failure::Check)?;
            let store = Box::new(SqliteStore::open(&file).map_err(told)?);
            Ok(Source {
                store,
                keys,
                offers,
            })
        }
        Place::Database(url) => {
            let store = PostgresStore::open_alone(url).map_err(told)?;
            let mut keys = Vec::new();
            for name in KEYS {
                let key = store.secret(name).map_err(told)?;
                keys.extend(key.map(|bytes| (name, bytes)));
            }
            let (offers, store) = (offers(&store).map_err(told)?, Box::new(store));
            Ok(Source {
                store,
                keys,
                offers,
            })
        }
    }
}

/// What a database offers.
fn offers(store: &PostgresStore) -> Result<Vec<Offer>, StoreError> {
    let packs = store.packs()?;
    let mut offers = Vec::new();
    for game in GAMES {
        for (name, id) in store.offers(game.id())? {
            let pack = packs
                .iter()
                .find(|pack| (&*pack.game, &pack.id) == (game.id(), &id));
            offers.extend(pack.map(|pack| Offer {
                name,
                pack: pack.clone(),
            }));
        }
    }
    Ok(offers)
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
    for (name, key) in &from.keys {
        store.keep_secret(name, key).map_err(told)?;
    }
    store.offer(&from.offers).map_err(told)?;
    let done = copy(from, &store, out)?;
    store.settle().map_err(told)?;
    Ok(done)
}

/// Writes a file that only its owner can read.
fn keep(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// The database comes last: whatever stops us before leaves a folder without games.
fn into_folder(from: &Source, folder: &Path, out: &mut impl Write) -> Result<Migrated, Failure> {
    fs::create_dir_all(folder).map_err(at(folder))?;
    let (new, file) = (folder.join("migrating"), folder.join(DATABASE));
    // No server starts here meanwhile, and nobody else copies.
    let _alone = SqliteStore::keep_out(&file).map_err(told)?;
    let keys = from.keys.iter();
    let mut files: Vec<(PathBuf, &[u8])> = keys
        .map(|(name, bytes)| (folder.join(name), &**bytes))
        .collect();
    for Offer { name, pack } in &from.offers {
        let folder = folder.join(PACKS).join(&pack.game).join(name);
        let all = pack.files.iter();
        files.extend(all.map(|(name, text)| (folder.join(name), text.as_bytes())));
    }
    // A file that is ours is what an earlier attempt has left.
    let foreign =
        |(path, bytes): &&(PathBuf, &[u8])| fs::read(path).is_ok_and(|there| there != *bytes);
    let foreign = files.iter().find(foreign).map(|(path, _)| path);
    if let Some(there) = foreign.or_else(|| file.exists().then_some(&file)) {
        return Err(told(format!("{} is there already", there.display())));
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
    let rest = new.join(format!("{DATABASE}-wal"));
    if rest.exists() {
        return Err(told(format!("{} could not be emptied", rest.display())));
    }
    for (path, bytes) in files {
        keep(&path, bytes).map_err(at(&path))?;
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

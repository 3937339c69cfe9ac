//! `orrery backup` and `orrery restore`.

use crate::Failure;
use crate::serve::data_directory;
use orrery_table::BackupError;
use std::io::Write;
use std::path::PathBuf;

/// The database in the data directory.
pub(crate) const DATABASE: &str = "orrery.db";
/// What else belongs to it: without the key nobody keeps a seat.
pub(crate) const KEY: &str = "key";
/// By this one push services know the server.
pub(crate) const PUSH: &str = "push-key";
pub(crate) const PACKS: &str = "packs";

/// Copy all games into one file, also while the server runs
///
/// The copy holds every choice that was answered before it was begun, the key by which browsers keep their seats, and
/// the data packs of the data directory. Whoever has it can sit down in every seat: keep it as safe as the server.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  orrery backup --data /var/lib/orrery /var/backups/orrery-$(date +%F).db"
)]
pub(crate) struct BackupArgs {
    /// The new file; nothing is overwritten
    file: PathBuf,

    /// A file with further options, the one that the server is started with
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// Where the games are kept; by default the user's data directory
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Make a data directory of a copy that `orrery backup` has made
///
/// The data directory must be new or empty, and no server may use it.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  orrery restore --data /var/lib/orrery /var/backups/orrery-2026-01-31.db"
)]
pub(crate) struct RestoreArgs {
    /// The copy
    file: PathBuf,

    /// A file with further options, the one that the server is started with
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// Where games are to be kept; by default the user's data directory
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

fn failed(error: &BackupError) -> Failure {
    Failure::Check(vec![error.to_string()])
}

pub(crate) fn backup(args: &BackupArgs, out: &mut impl Write) -> Result<(), Failure> {
    let data = data_directory(args.data.as_deref())?;
    let count = orrery_table::backup(&data, DATABASE, &[KEY, PUSH, PACKS], &args.file);
    let count = count.map_err(|error| failed(&error))?;
    Ok(writeln!(out, "{}: tables: {count}", args.file.display())?)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut impl Write) -> Result<(), Failure> {
    let data = data_directory(args.data.as_deref())?;
    let count = orrery_table::restore(&args.file, &data, DATABASE);
    let count = count.map_err(|error| failed(&error))?;
    Ok(writeln!(out, "{}: tables: {count}", data.display())?)
}

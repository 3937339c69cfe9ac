//! `orrery offer`: data packs for all servers at a database.

use crate::Failure;
use crate::serve::address;
use orrery_games::GAMES;
use orrery_table::{PostgresStore, StoreError, read_offers};
use std::io::Write;
use std::path::PathBuf;

/// Offer the data packs in a folder to all servers at a PostgreSQL database, and no others
///
/// The folder holds them as GAME/NAME, like the folder packs of a data directory. Each is read and checked, and all are
/// put into the database; servers offer them for new games from then on. Tables keep the pack they were made with.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  orrery offer --store postgres://orrery@db.example.org/orrery packs"
)]
pub(crate) struct Args {
    /// The folder; an empty one takes all offers back
    folder: PathBuf,

    /// A file with further options, the one that the server is started with
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// The database, postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", value_parser = address)]
    store: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let folder = &args.folder;
    if !folder.is_dir() {
        let problem = format!("{} is no folder", folder.display());
        return Err(Failure::Usage(problem));
    }
    let Some(url) = &args.store else {
        let problem =
            "name the database with --store; without one, packs lie in the data directory";
        return Err(Failure::Usage(problem.to_owned()));
    };
    let offers = read_offers(folder, GAMES).map_err(Failure::Check)?;
    let told = |error: StoreError| Failure::Check(vec![error.to_string()]);
    let store = PostgresStore::open(url, GAMES).map_err(told)?;
    store.offer(&offers).map_err(told)?;
    for offer in &offers {
        writeln!(out, "{} {}", offer.pack.game, offer.name)?;
    }
    Ok(writeln!(out, "on offer: {}", offers.len())?)
}

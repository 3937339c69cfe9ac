//! `--data`: component values of an owner in place of the built-in ones.

use crate::Failure;
use orrery_core::{LoadedPack, Packs};
use orrery_games::{GAMES, GameEntry};
use orrery_table::read_pack;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Data {
    /// Use the data pack in this folder; `docs/data-packs.md` explains what it holds
    #[arg(long = "data", value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Data {
    /// Loads the pack, if one is asked for, for this game.
    pub(crate) fn load(&self, game: &GameEntry) -> Result<Option<LoadedPack>, Failure> {
        let Some(dir) = &self.dir else {
            return Ok(None);
        };
        match game.core.info.pack {
            Some(packs) => load(dir, packs).map(Some),
            None => {
                let problem = format!("--data: {} has no data packs", game.id());
                Err(Failure::Usage(problem))
            }
        }
    }

    /// Loads the pack, if one is asked for, for files that may hold any game.
    pub(crate) fn load_for_files(&self) -> Result<(), Failure> {
        let Some(dir) = &self.dir else {
            return Ok(());
        };
        let mut packs = GAMES.iter().filter_map(|game| game.core.info.pack);
        packs.try_for_each(|packs| load(dir, packs).map(drop))
    }
}

fn load(dir: &Path, packs: Packs) -> Result<LoadedPack, Failure> {
    if !dir.is_dir() {
        let problem = format!("--data: {} is no folder", dir.display());
        return Err(Failure::Usage(problem));
    }
    let (pack, _) = read_pack(dir, packs.load).map_err(|problems| {
        let named = |problem| dir.join(problem).display().to_string();
        Failure::Check(problems.into_iter().map(named).collect())
    })?;
    Ok(pack)
}

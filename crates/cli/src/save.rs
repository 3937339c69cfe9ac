//! Writing simulated games as records.

use crate::Failure;
use orrery_bots::{BotKind, Series};
use orrery_core::Record;
use orrery_games::GameEntry;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The records of all games of a series.
pub(crate) struct Files<'a> {
    pub(crate) dir: &'a Path,
    pub(crate) game: &'static GameEntry,
    pub(crate) series: &'a Series,
}

impl Files<'_> {
    fn path(&self, index: u64) -> PathBuf {
        let (game, series) = (self.game.id(), self.series);
        let (players, seed) = (&series.options["players"], series.seed);
        let width = series.games.to_string().len();
        let number = index + 1; // people count from 1
        self.dir
            .join(format!("{game}-{players}-{seed}-{number:0width$}.orrery"))
    }

    /// Fails if something would be overwritten.
    pub(crate) fn check_free(&self) -> Result<(), Failure> {
        let mut paths = (0..self.series.games.get()).map(|index| self.path(index));
        match paths.find(|path| path.exists()) {
            Some(path) => Err(Failure::Usage(format!("{} exists already", path.display()))),
            None => Ok(()),
        }
    }

    /// Plays every game again and writes it down.
    pub(crate) fn save(&self, bots: &[BotKind]) -> Result<(), Failure> {
        for index in 0..self.series.games.get() {
            let path = self.path(index);
            let written = self.record(index, bots).and_then(|record| {
                fs::create_dir_all(self.dir)
                    .and_then(|()| File::create_new(&path))
                    .and_then(|mut file| file.write_all(record.to_string().as_bytes()))
                    .map_err(|error| format!("cannot be written: {error}"))
            });
            written.map_err(|problem| {
                Failure::Check(vec![format!("{}: {problem}", path.display())])
            })?;
        }
        Ok(())
    }

    fn record(&self, index: u64, bots: &[BotKind]) -> Result<Record, String> {
        let playout =
            (self.game.many.playout)(self.series, index).map_err(|error| error.to_string())?;
        let seats = bots.iter().map(ToString::to_string).collect();
        let started = Record::start(&self.game.core, &playout.options, playout.seed, seats);
        let (mut record, mut position) = started.map_err(|error| error.to_string())?;
        for (seat, choice) in &playout.choices {
            record
                .play(&mut *position, *seat, choice)
                .map_err(|error| error.to_string())?;
        }
        Ok(record)
    }
}

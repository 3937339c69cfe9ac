//! `orrery simulate --report`: what happened in many games, as a page and as tables.

mod csv;
mod figures;
mod page;
mod plot;

use crate::Failure;
use orrery_bots::Report;
use orrery_games::GameEntry;
use orrery_text::Lang;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

/// Where the report goes.
pub(crate) struct Folder<'a>(pub(crate) &'a Path);

const PAGE: &str = "index.html";
const GAMES: &str = "games.csv";
const SOURCES: &str = "sources.csv";
const COMPONENTS: &str = "components.csv";

impl Folder<'_> {
    /// Fails if something would be overwritten.
    pub(crate) fn check_free(&self) -> Result<(), Failure> {
        let files = [PAGE, GAMES, SOURCES, COMPONENTS];
        let mut paths = files.iter().map(|name| self.0.join(name));
        match paths.find(|path| path.exists()) {
            Some(path) => Err(Failure::Usage(format!("{} exists already", path.display()))),
            None => Ok(()),
        }
    }

    pub(crate) fn write(
        &self,
        game: &GameEntry,
        report: &Report,
        lang: Lang,
    ) -> Result<(), Failure> {
        self.file(PAGE, &page::page(game, report, lang))?;
        self.file(GAMES, &csv::games(report))?;
        self.file(SOURCES, &csv::sources(report))?;
        self.file(COMPONENTS, &csv::components(report, lang))
    }

    fn file(&self, name: &str, text: &str) -> Result<(), Failure> {
        let path = self.0.join(name);
        fs::create_dir_all(self.0)
            .and_then(|()| File::create_new(&path))
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| {
                let problem = format!("{}: cannot be written: {error}", path.display());
                Failure::Check(vec![problem])
            })
    }
}

//! A store in a temporary folder.

use orrery_games::{GAMES, GameEntry};
use orrery_table::{Config, SqliteStore, Store, Tables};
use rusqlite::Connection;
use std::path::PathBuf;
use std::sync::Arc;
use tempfile::TempDir;

/// A folder with a store.
pub(crate) struct Place {
    folder: TempDir,
}

impl Place {
    /// Whether it keeps whom a table asks to sit down.
    pub(crate) const ASKS: bool = true;

    /// A byte in SQL.
    pub(crate) const BYTE: &str = "x'00'";

    /// Gives the table with seed 1 an id that is none, and a bot that decides there.
    pub(crate) const ODD: &str = "PRAGMA foreign_keys = OFF;
        UPDATE tables SET id = 'odd', decides = 2 WHERE seed = 1;
        UPDATE seats SET table_id = 'odd', kind = 'bot', bot = 'random'
        WHERE table_id NOT IN (SELECT id FROM tables) AND seat = 2";

    pub(crate) fn new() -> Self {
        let folder = TempDir::new().unwrap();
        Self { folder }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("orrery.db")
    }

    pub(crate) fn store(&self, _: &'static [GameEntry]) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(&self.file()).unwrap())
    }

    pub(crate) fn open(&self) -> Tables {
        self.open_with(GAMES, Config::default())
    }

    pub(crate) fn open_with(&self, games: &'static [GameEntry], config: Config) -> Tables {
        Tables::open(self.store(games), games, config).unwrap()
    }

    /// Who looks may ask another server; over a file there is only this one.
    pub(crate) fn another(&self, tables: &Tables) -> Tables {
        tables.clone()
    }

    /// All servers that were here are gone for long; a file has only one.
    pub(crate) fn forget_servers(&self) {}

    /// Changes what is stored behind the back of everybody.
    pub(crate) fn tamper(&self, sql: &str) {
        let db = Connection::open(self.file()).unwrap();
        db.execute_batch(sql).unwrap();
    }

    /// The numbers that a query finds.
    pub(crate) fn numbers(&self, sql: &str) -> Vec<i64> {
        let db = Connection::open(self.file()).unwrap();
        let mut select = db.prepare(sql).unwrap();
        let rows = select.query_map([], |row| row.get(0)).unwrap();
        rows.map(Result::unwrap).collect()
    }
}

//! A schema in a database that all tests share.

use crate::cluster::Cluster;
use orrery_games::{GAMES, GameEntry};
use orrery_table::{Config, PostgresStore, Store, Tables};
use std::sync::{Arc, LazyLock};

pub(crate) static CLUSTER: LazyLock<Cluster> = LazyLock::new(|| Cluster::start(false));

/// A schema with a store.
pub(crate) struct Place {
    schema: String,
}

impl Place {
    /// Whether it keeps whom a table asks to sit down.
    pub(crate) const ASKS: bool = true;

    /// A byte in SQL.
    pub(crate) const BYTE: &str = r"'\x00'";

    /// Gives the table with seed 1 an id that is none, and a bot that decides there.
    pub(crate) const ODD: &str = "ALTER TABLE seats DROP CONSTRAINT seats_table_id_fkey;
        ALTER TABLE holders DROP CONSTRAINT holders_table_id_fkey;
        UPDATE tables SET id = 'odd', decides = 2, bot = true WHERE seed = 1;
        UPDATE seats SET table_id = 'odd', kind = 'bot', bot = 'random'
        WHERE table_id NOT IN (SELECT id FROM tables) AND seat = 2";

    pub(crate) fn new() -> Self {
        let number = orrery_outside::number().unwrap();
        let schema = format!("t{number:x}");
        Self { schema }
    }

    pub(crate) fn url(&self) -> String {
        CLUSTER.url(&self.schema)
    }

    pub(crate) fn store(&self, games: &'static [GameEntry]) -> Arc<dyn Store> {
        Arc::new(PostgresStore::open(&self.url(), games).unwrap())
    }

    pub(crate) fn open(&self) -> Tables {
        self.open_with(GAMES, Config::default())
    }

    pub(crate) fn open_with(&self, games: &'static [GameEntry], config: Config) -> Tables {
        Tables::open(self.store(games), games, config).unwrap()
    }

    /// Another server.
    pub(crate) fn another(&self, _: &Tables) -> Tables {
        self.open()
    }

    /// All servers that were here are gone for long.
    pub(crate) fn forget_servers(&self) {
        self.tamper("DELETE FROM leases");
    }

    pub(crate) fn schema(&self) -> &str {
        &self.schema
    }

    /// Changes what is stored behind the back of everybody.
    pub(crate) fn tamper(&self, sql: &str) {
        CLUSTER.sql(&self.schema, sql);
    }

    /// The numbers that a query finds.
    pub(crate) fn numbers(&self, sql: &str) -> Vec<i64> {
        let text = CLUSTER.sql(&self.schema, sql);
        text.lines().map(|line| line.parse().unwrap()).collect()
    }
}

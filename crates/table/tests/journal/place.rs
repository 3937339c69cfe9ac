//! Rows in memory, as somebody else has written them down.

use orrery_games::{GAMES, GameEntry};
use orrery_table::{Change, Config, JournalStore, Store, Tables};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// What was written down.
#[derive(Default)]
pub(crate) struct Place {
    rows: Mutex<BTreeMap<(String, u64), String>>,
    /// The store whose changes are to be written down.
    last: Mutex<Option<Arc<JournalStore>>>,
}

impl Place {
    /// Whether it keeps whom a table asks to sit down: where there is no server there is nobody else.
    pub(crate) const ASKS: bool = false;

    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Writes down what has changed.
    fn write(&self) {
        let last = self.last.lock().unwrap().take();
        let mut rows = self.rows.lock().unwrap();
        for change in last.iter().flat_map(|store| store.changes()) {
            match change {
                Change::Add {
                    table,
                    number,
                    text,
                } => {
                    assert!(
                        rows.insert((table, number), text).is_none(),
                        "row {number} twice"
                    );
                }
                Change::Put {
                    table,
                    number,
                    text,
                } => {
                    rows.insert((table, number), text);
                }
                Change::Remove { table } => rows.retain(|(of, _), _| *of != table),
            }
        }
    }

    /// A store with all rows.
    pub(crate) fn store(&self, _: &'static [GameEntry]) -> Arc<dyn Store> {
        self.write();
        let rows = self.rows.lock().unwrap();
        let rows = rows
            .iter()
            .map(|((table, number), text)| (table.clone(), *number, text.clone()));
        let store = Arc::new(JournalStore::open(rows));
        assert!(store.damaged().is_empty(), "{:?}", store.damaged());
        *self.last.lock().unwrap() = Some(Arc::clone(&store));
        store
    }

    pub(crate) fn open(&self) -> Tables {
        self.open_with(GAMES, Config::default())
    }

    pub(crate) fn open_with(&self, games: &'static [GameEntry], config: Config) -> Tables {
        Tables::open(self.store(games), games, config).unwrap()
    }

    /// There is only this one.
    pub(crate) fn another(&self, tables: &Tables) -> Tables {
        tables.clone()
    }

    /// There were none.
    pub(crate) fn forget_servers(&self) {}

    /// All rows, to be changed.
    pub(crate) fn rows(&self) -> std::sync::MutexGuard<'_, BTreeMap<(String, u64), String>> {
        self.write();
        self.rows.lock().unwrap()
    }
}

//! What an operator may set, and the numbers an operator sees.

use orrery_outside::Clock;
use std::path::PathBuf;
use std::time::Duration;

/// What an operator may set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Unfinished tables that one session may have created.
    pub tables_per_session: usize,
    /// Acts of one table, choices and undos.
    pub acts_per_table: usize,
    /// Sessions that may hold one seat: the devices of one person.
    pub holders_per_seat: usize,
    /// Tables kept in memory; beyond that, those not used for the longest time leave it.
    pub loaded: usize,
    /// A table that nobody has used for so long leaves memory.
    pub idle: Duration,
    /// Threads in which bots think, at least one.
    pub bot_threads: usize,
    /// How long a bot may think about one choice.
    pub bot_time: Duration,
    /// Where data packs lie: `<game>/<name>/`.
    pub packs: Option<PathBuf>,
    /// What the time is.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            tables_per_session: 100,
            acts_per_table: 20_000,
            holders_per_seat: 16,
            loaded: 300,
            idle: Duration::from_secs(10 * 60),
            bot_threads: 2,
            bot_time: Duration::from_secs(3),
            packs: None,
            clock: Clock::default(),
        }
    }
}

/// Numbers for the operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Tables in memory.
    pub loaded: usize,
    /// Who listens to them, and to tables that have left memory.
    pub listeners: usize,
    /// Tables replayed from the store since the start.
    pub loads: u64,
    /// Drafts stored since the start: choices, undos, closings.
    pub appends: u64,
    /// Choices of bots among them.
    pub bot_choices: u64,
    /// Bots that came to no answer.
    pub bot_failures: u64,
}

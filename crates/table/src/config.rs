//! What an operator may set, and the numbers an operator sees.

use orrery_outside::Clock;
use std::path::PathBuf;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// What an operator may set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Unfinished tables that one session may have created.
    pub tables_per_session: usize,
    /// Acts of one table, choices and undos.
    pub acts_per_table: usize,
    /// Messages that are kept of those who sit at one table, and as many of those who watch it.
    pub messages_per_table: usize,
    /// Sessions that may hold one seat: the devices of one person.
    pub holders_per_seat: usize,
    /// Unfinished tables with a bot in every seat, of everybody together.
    pub unattended: usize,
    /// Whoever has not been at a table for so long is absent: the host may give their seat free.
    pub absent: Duration,
    /// Days that somebody may be away in a year, while the clocks of their tables stand still.
    pub days_off: u32,
    /// A table that did not come to its end is deleted when nothing was done at it for so long.
    pub abandoned: Option<Duration>,
    /// A finished game is deleted so long after its end.
    pub finished: Option<Duration>,
    /// An account that nobody has used for so long is deleted.
    pub unused: Option<Duration>,
    /// Tables kept in memory; beyond that, those not used for the longest time leave it.
    pub loaded: usize,
    /// A table that nobody has used for so long leaves memory.
    pub idle: Duration,
    /// Threads in which bots think; none if what there is to think about is [taken elsewhere](crate::Tables::task).
    pub bot_threads: usize,
    /// How long a bot may think about one choice.
    pub bot_time: Duration,
    /// Positions that are made for each turn of a game that is analysed.
    pub analysis: u64,
    /// Analyses that may wait or be under way, of everybody together.
    pub analyses: usize,
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
            messages_per_table: 1000,
            holders_per_seat: 16,
            unattended: 12,
            absent: 3 * DAY,
            days_off: 21,
            abandoned: Some(180 * DAY),
            finished: None,
            unused: Some(730 * DAY),
            loaded: 300,
            idle: Duration::from_secs(10 * 60),
            bot_threads: 2,
            bot_time: Duration::from_secs(3),
            analysis: orrery_bots::analyse::STANDARD,
            analyses: 100,
            packs: None,
            clock: Clock::default(),
        }
    }
}

/// After how many days things are deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeptFor {
    /// Tables that did not come to their end.
    pub unfinished: Option<u64>,
    /// Finished games.
    pub finished: Option<u64>,
    /// Accounts that nobody uses.
    pub accounts: Option<u64>,
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
    /// Tables that wait for a thread in which their bot can think.
    pub bots_waiting: usize,
    /// Tables deleted since the start.
    pub deleted: u64,
}

//! Thinking without threads: what there is to think about is taken as plain data, thought about elsewhere, such as in
//! another thread of a browser that shares no memory, and brought back.
//!
//! Of a running game a task holds only what the one for whom is thought may know: a guess that cannot be told from the
//! truth.

use crate::crew::Errand;
use crate::error::TableError;
use crate::id::TableId;
use crate::memory::Shared;
use crate::table::Lone;
use crate::tables::Tables;
use orrery_bots::weigh::Estimate;
use orrery_bots::{Analyst, BotKind, Intention, Stop};
use orrery_core::{Match, Record, Seat, Viewer};
use orrery_games::{GameEntry, entries};
use orrery_outside::Clock;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Something to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Task {
    /// For which table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// The act after which: what is found is good only there.
    pub seq: u64,
    /// What.
    pub ask: Ask,
}

/// What is to be found out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Ask {
    /// What this bot chooses.
    Decide {
        /// Which bot.
        bot: BotKind,
        /// A position that looks the same to it.
        state: Value,
        /// How long it may think.
        millis: u64,
    },
    /// What the expert would do.
    Hint {
        /// A position that looks the same to whoever asked.
        state: Value,
    },
    /// How well a finished game was played: one turn more.
    Analyse {
        /// The whole game.
        record: String,
        /// How hard to try.
        budget: u64,
    },
}

/// What was found out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Found {
    /// The bot chooses this.
    Choice {
        /// The text of it.
        choice: String,
    },
    /// The expert would do this.
    Turn {
        /// The choices of the turn.
        choices: Vec<String>,
        /// The result that can be expected.
        result: Estimate,
        /// How much more that is than with the next different turn.
        more: Option<Estimate>,
    },
    /// So much of a game is analysed.
    Judged {
        /// Turns that are done.
        done: usize,
        /// All turns.
        all: usize,
        /// The analysis, once it is done.
        analysis: Option<String>,
    },
    /// Nothing: thinking failed.
    Nothing,
}

/// Whoever thinks elsewhere, and what they keep in mind from task to task.
#[derive(Default)]
pub struct Thinker {
    intention: Option<(TableId, Intention)>,
    analyst: Option<(TableId, Analyst)>,
}

impl Thinker {
    /// Thinks about a task. `seed` is any number.
    pub fn think(&mut self, task: &Task, seed: u64) -> Found {
        let found = orrery_games::find(&task.game)
            .ok()
            .and_then(|entry| match &task.ask {
                Ask::Decide { bot, state, millis } => {
                    let millis = Duration::from_millis(*millis);
                    self.decide(entry, &task.table, (*bot, state), (seed, millis))
                }
                Ask::Hint { state } => {
                    let game = (entry.core.restore)(state).ok()?;
                    crate::teach::weigh_hint(&*game, entry.weigh)
                }
                Ask::Analyse { record, budget } => {
                    self.judge(entry, &task.table, (record, *budget))
                }
            });
        found.unwrap_or(Found::Nothing)
    }

    fn decide(
        &mut self,
        entry: &GameEntry,
        table: &TableId,
        (bot, state): (BotKind, &Value),
        (seed, time): (u64, Duration),
    ) -> Option<Found> {
        let game = (entry.core.restore)(state).ok()?;
        let before = self.intention.take().filter(|(of, _)| of == table);
        let mut intention = before.map(|(_, intention)| intention).unwrap_or_default();
        let stop = Stop::after(time, Clock::default());
        let choice = (entry.decide)(&*game, bot, seed, &mut intention, &stop)?;
        self.intention = Some((table.clone(), intention));
        Some(Found::Choice { choice })
    }

    fn judge(
        &mut self,
        entry: &GameEntry,
        table: &TableId,
        (record, budget): (&str, u64),
    ) -> Option<Found> {
        let known = self.analyst.take().filter(|(of, _)| of == table);
        let mut analyst = match known {
            Some((_, analyst)) => analyst,
            None => {
                let record = Record::from_bytes(record.as_bytes()).ok()?;
                Analyst::new(&record, &entries(), entry.weigh, budget).ok()?
            }
        };
        let more = analyst.step(&Stop::default());
        let (done, all) = analyst.progress();
        let analysis = match more {
            true => {
                self.analyst = Some((table.clone(), analyst));
                None
            }
            false => Some(serde_json::to_string(&analyst.finish()).ok()?),
        };
        Some(Found::Judged {
            done,
            all,
            analysis,
        })
    }
}

impl Tables {
    /// The next thing to think about, if there is one. Whoever takes it brings it [back](Self::found) before
    /// they take another one.
    pub fn task(&self) -> Option<Task> {
        let shared = self.shared();
        shared.tidy_now_and_then();
        while let Some((id, errand)) = shared.queue.take() {
            let task = match errand {
                Errand::Decide => shared.decision(&id),
                Errand::Hint => shared.hint_task(&id),
                Errand::Analyse => shared.analysis_task(&id),
                Errand::Plan => {
                    shared.carry_out(&id);
                    Ok(None)
                }
            };
            // A table that is gone, or cannot be read now, has nothing to think about.
            if let Ok(Some(task)) = task {
                return Some(task);
            }
        }
        None
    }

    /// Nobody thinks any more, whatever was taken before: it is there to be taken again.
    pub fn recall_tasks(&self) -> Result<(), TableError> {
        let shared = self.shared();
        for (id, origin) in shared.store.waiting_for_bots(usize::MAX)? {
            shared.queue.push(id, origin, false);
        }
        shared.call_for_analyses();
        Ok(())
    }

    /// True as long as [`found`](Self::found) can make something of what comes of this task.
    #[must_use]
    pub fn wants(&self, task: &Task) -> bool {
        let shared = self.shared();
        let wanted = shared.at(&task.table, |_, table| {
            Ok(match task.ask {
                Ask::Decide { .. } => table.moved() == task.seq && table.bot().is_some(),
                Ask::Hint { .. } => table.moved() == task.seq && table.awaits_hint().is_some(),
                Ask::Analyse { .. } => shared.analyses.is_running(&task.table),
            })
        });
        // Of a table that cannot be read now nobody knows.
        !matches!(wanted, Ok(false) | Err(TableError::NotFound))
    }

    /// What came of a task; if the table has moved on meanwhile, nothing. True if it has changed something that people
    /// see.
    pub fn found(&self, task: &Task, found: Found) -> Result<bool, TableError> {
        let shared = self.shared();
        match (&task.ask, found) {
            (Ask::Decide { .. }, Found::Choice { choice }) => shared.decided(task, &choice),
            (Ask::Decide { .. }, _) => shared.decide_simply(task),
            (
                Ask::Hint { .. },
                Found::Turn {
                    choices,
                    result,
                    more,
                },
            ) => shared.hinted(task, choices, (result, more)),
            (Ask::Hint { .. }, _) => shared.hinted(task, Vec::new(), Default::default()),
            (
                Ask::Analyse { .. },
                Found::Judged {
                    done,
                    all,
                    analysis,
                },
            ) => {
                shared.judged(&task.table, (done, all), analysis.as_deref());
                Ok(true)
            }
            (Ask::Analyse { .. }, _) => {
                shared.judged(&task.table, (0, 0), Some(crate::teach::FAILED));
                Ok(true)
            }
        }
    }
}

/// What a seat knows of a position, as data.
fn known(game: &dyn Match, seat: Seat) -> Result<Value, TableError> {
    let seed = orrery_outside::number()?;
    Ok(game.guess(Viewer::Seat(seat), seed).state())
}

impl Shared {
    fn decision(&self, id: &TableId) -> Result<Option<Task>, TableError> {
        self.at(id, |_, table| {
            let Some((seat, bot)) = table.bot() else {
                return Ok(None);
            };
            Ok(Some(Task {
                table: id.clone(),
                game: table.row.game.clone(),
                seq: table.moved(),
                ask: Ask::Decide {
                    bot,
                    state: known(table.game()?, seat)?,
                    millis: self.config.bot_time.as_millis() as u64,
                },
            }))
        })
    }

    fn hint_task(&self, id: &TableId) -> Result<Option<Task>, TableError> {
        self.at(id, |_, table| {
            let Some(seat) = table.awaits_hint() else {
                return Ok(None);
            };
            Ok(Some(Task {
                table: id.clone(),
                game: table.row.game.clone(),
                seq: table.moved(),
                ask: Ask::Hint {
                    state: known(table.game()?, seat)?,
                },
            }))
        })
    }

    fn analysis_task(&self, id: &TableId) -> Result<Option<Task>, TableError> {
        if !self.analyses.is_running(id) {
            return Ok(None);
        }
        self.at(id, |_, table| {
            Ok(Some(Task {
                table: id.clone(),
                game: table.row.game.clone(),
                seq: table.moved(),
                ask: Ask::Analyse {
                    record: table.record()?.to_string(),
                    budget: self.config.analysis,
                },
            }))
        })
    }

    fn decided(&self, task: &Task, choice: &str) -> Result<bool, TableError> {
        let done = self.at(&task.table, |slot, table| {
            let Some((seat, _)) = table.bot().filter(|_| table.moved() == task.seq) else {
                return Ok(false);
            };
            let draft = table.draft_choices(seat, &[choice], Lone::Made, self.now())?;
            self.commit(slot, table, draft)?;
            self.bot_choices.fetch_add(1, Ordering::Relaxed);
            Ok(true)
        });
        match done {
            Err(TableError::Illegal { .. }) => self.decide_simply(task),
            done => done,
        }
    }

    /// A bot failed; one that is soon done and can hardly fail plays for it.
    fn decide_simply(&self, task: &Task) -> Result<bool, TableError> {
        self.bot_failures.fetch_add(1, Ordering::Relaxed);
        self.at(&task.table, |slot, table| {
            let Some((seat, _)) = table.bot().filter(|_| table.moved() == task.seq) else {
                return Ok(false);
            };
            let decide = self.entry(&table.row.game)?.decide;
            let seed = orrery_outside::number()?;
            let (mut intention, stop) = (Intention::default(), Stop::default());
            let choice = decide(table.game()?, BotKind::Greedy, seed, &mut intention, &stop);
            let choice = choice.ok_or(TableError::NotFound)?;
            let draft = table.draft_choices(seat, &[&choice], Lone::Made, self.now())?;
            self.commit(slot, table, draft)?;
            Ok(true)
        })
    }
}

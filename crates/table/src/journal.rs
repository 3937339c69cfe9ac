//! The store in memory. What changes is told as rows, one for each change, that somebody else writes down before
//! anybody is answered; a store that is opened with all rows again is the same.
//!
//! A row is a text of this module's own. Later releases read the rows of earlier ones: fields that are added to what is
//! stored have defaults.

use crate::id::{Secret, TableId};
use crate::packs::PackFiles;
use crate::personal::Remark;
use crate::sql::{self, Step};
use crate::store::{
    Act, After, Head, Holder, KeptPack, Listed, Mark, Seating, Size, Spoken, Store, StoreError,
    Stored,
};
use orrery_core::Seat;
use orrery_outside::lock;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

/// The row of a table that is written anew each time.
const SEEN: u64 = 0;

/// Data packs stand where a table would.
const PACKS: &str = "packs";

/// What is to be written down, in this order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Change {
    /// One more row of a table. Nobody has written one with this number: if somebody has, this store is not the only
    /// one, and has to be opened anew.
    Add {
        /// Which table.
        table: String,
        /// Counted from 1.
        number: u64,
        /// The row.
        text: String,
    },
    /// The row in place of the one with this number.
    Put {
        /// Which table.
        table: String,
        /// Which row.
        number: u64,
        /// The row.
        text: String,
    },
    /// All rows of a table are gone.
    Remove {
        /// Which table.
        table: String,
    },
}

/// A row.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Create(Box<Stored>),
    Append {
        acts: Vec<Act>,
        head: Head,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seating: Option<Seating>,
    },
    Speak {
        number: u64,
        spoken: Spoken,
    },
    Analysis(String),
    Remark {
        who: Secret,
        remark: Remark,
    },
    /// Who has seen what, and when.
    Seen(Vec<(Secret, u64, i64)>),
    Pack {
        game: String,
        id: String,
        files: PackFiles,
    },
}

/// A table and what belongs to it.
struct Kept {
    stored: Stored,
    analysis: Option<String>,
    remarks: Vec<(Secret, Remark)>,
    rows: u64,
}

#[derive(Default)]
struct State {
    tables: BTreeMap<TableId, Kept>,
    packs: Vec<KeptPack>,
    changes: Vec<Change>,
    /// Bytes of all rows.
    bytes: u64,
}

/// See the [module](self).
#[derive(Default)]
pub struct JournalStore {
    state: Mutex<State>,
    damaged: Vec<String>,
}

impl JournalStore {
    /// The store with these rows: table, number, text. What cannot be read is left out and [named](Self::damaged).
    pub fn open(rows: impl IntoIterator<Item = (String, u64, String)>) -> Self {
        let mut all: HashMap<String, Vec<(u64, String)>> = HashMap::new();
        for (table, number, text) in rows {
            all.entry(table).or_default().push((number, text));
        }
        let (mut state, mut damaged) = (State::default(), Vec::new());
        for (table, mut rows) in all {
            rows.sort_unstable_by_key(|(number, _)| *number);
            state.bytes += rows.iter().map(|(_, text)| text.len() as u64).sum::<u64>();
            let read = match table == PACKS {
                true => state.read_packs(&rows),
                false => read_table(&table, &rows).map(|kept| {
                    state.tables.insert(kept.stored.table.id.clone(), kept);
                }),
            };
            if read.is_none() {
                damaged.push(table);
            }
        }
        damaged.sort_unstable();
        Self {
            state: Mutex::new(state),
            damaged,
        }
    }

    /// Tables whose rows could not be read: damaged, or of a later release. They are where they were.
    #[must_use]
    pub fn damaged(&self) -> &[String] {
        &self.damaged
    }

    /// What has changed since this was last asked.
    #[must_use]
    pub fn changes(&self) -> Vec<Change> {
        std::mem::take(&mut lock(&self.state).changes)
    }
}

/// A table from its rows.
fn read_table(name: &str, rows: &[(u64, String)]) -> Option<Kept> {
    let mut kept = None;
    let mut due = 1;
    let mut seen = Vec::new();
    for (number, text) in rows {
        let line = serde_json::from_str(text).ok()?;
        match (line, &mut kept) {
            (Line::Seen(all), _) if *number == SEEN => {
                seen = all;
                continue;
            }
            (Line::Create(stored), None) if stored.table.id.as_str() == name => {
                kept = Some(Kept {
                    stored: *stored,
                    analysis: None,
                    remarks: Vec::new(),
                    rows: 0,
                });
            }
            (line, Some(kept)) => kept.apply(line).ok()?,
            _ => return None,
        }
        (due == *number).then_some(())?;
        due += 1;
        kept.as_mut()?.rows = *number;
    }
    let mut kept = kept?;
    for (session, seq, at) in seen {
        kept.saw(session, seq, at);
    }
    Some(kept)
}

impl Kept {
    /// What a row says comes true, or nothing.
    fn apply(&mut self, line: Line) -> Result<(), StoreError> {
        let Stored {
            table,
            seats,
            holders,
            acts: log,
            talk,
        } = &mut self.stored;
        match line {
            Line::Append {
                acts,
                head,
                seating,
            } => {
                let follows = acts.first().is_none_or(|act| act.seq == table.seq + 1);
                let sits = seating
                    .as_ref()
                    .is_none_or(|one| one.number == table.seating + 1);
                if !follows || !sits {
                    return Err(StoreError::Taken);
                }
                if let Some(last) = acts.last() {
                    (table.seq, table.updated) = (last.seq, last.at);
                }
                table.head = head;
                log.extend(acts);
                if let Some(seating) = seating {
                    table.seating = seating.number;
                    *seats = seating.seats;
                    // Whoever sits down has seen what is there; the others stay as they are known here.
                    let seat =
                        |one: Holder| match holders.iter().find(|known| known.number == one.number)
                        {
                            Some(known) => known.clone(),
                            None => Holder {
                                seen: table.seq,
                                ..one
                            },
                        };
                    *holders = seating.holders.into_iter().map(seat).collect();
                }
            }
            Line::Speak { number, spoken } => {
                if number != table.spoken + 1 {
                    return Err(StoreError::Taken);
                }
                table.spoken = number;
                match spoken {
                    Spoken::Said(message) => talk.messages.push(message),
                    Spoken::Muted(mute) if !talk.mutes.contains(&mute) => talk.mutes.push(mute),
                    Spoken::Muted(_) => {}
                    Spoken::Heard(mute) => talk.mutes.retain(|one| *one != mute),
                }
            }
            Line::Analysis(text) => self.analysis = Some(text),
            Line::Remark { who, remark } => {
                self.remarks
                    .retain(|(whose, one)| *whose != who || one.ply != remark.ply);
                if !remark.text.is_empty() {
                    self.remarks.push((who, remark));
                    self.remarks.sort_by_key(|(_, one)| one.ply);
                }
            }
            Line::Create(_) | Line::Seen(_) | Line::Pack { .. } => return Err(StoreError::Taken),
        }
        Ok(())
    }

    fn saw(&mut self, session: Secret, seq: u64, at: i64) {
        let holders = self.stored.holders.iter_mut();
        for holder in holders.filter(|holder| holder.session == session) {
            holder.seen = holder.seen.max(seq);
            holder.active = holder.active.max(at);
        }
    }

    fn seen(&self) -> Line {
        let holders = self.stored.holders.iter();
        Line::Seen(
            holders
                .map(|one| (one.session, one.seen, one.active))
                .collect(),
        )
    }

    fn unfinished(&self) -> bool {
        self.stored.table.head.decides.is_some()
    }

    fn bot_decides(&self) -> bool {
        let seat = self.stored.table.head.decides;
        let seat = seat.and_then(|seat| self.stored.seats.get(seat.index()));
        seat.is_some_and(|seat| matches!(seat.kind, crate::SeatKind::Bot(_)))
    }

    fn listed(&self, session: Secret) -> Listed {
        let Stored {
            table,
            seats,
            holders,
            ..
        } = &self.stored;
        let mut taken: Vec<Seat> = holders.iter().map(|holder| holder.seat).collect();
        taken.dedup();
        let mine = holders.iter().filter(|holder| holder.session == session);
        Listed {
            table: table.clone(),
            seats: seats.clone(),
            taken,
            mine: mine.clone().map(|holder| holder.seat).collect(),
            seen: mine.map(|holder| holder.seen).max().unwrap_or(0),
        }
    }
}

fn text(line: &Line) -> Result<String, StoreError> {
    serde_json::to_string(line).map_err(|error| StoreError::Failed(error.to_string()))
}

impl State {
    fn read_packs(&mut self, rows: &[(u64, String)]) -> Option<()> {
        for (_, text) in rows {
            let Ok(Line::Pack { game, id, files }) = serde_json::from_str(text) else {
                return None;
            };
            self.packs.push(KeptPack { game, id, files });
        }
        Some(())
    }

    fn add(&mut self, table: &str, number: u64, text: String) {
        self.bytes += text.len() as u64;
        self.changes.push(Change::Add {
            table: table.to_owned(),
            number,
            text,
        });
    }

    /// Makes a change of a table true and notes it.
    fn change(&mut self, id: &TableId, line: Line) -> Result<(), StoreError> {
        let row = text(&line)?;
        let Some(kept) = self.tables.get_mut(id) else {
            return Err(StoreError::Taken);
        };
        kept.apply(line)?;
        kept.rows += 1;
        let number = kept.rows;
        self.add(id.as_str(), number, row);
        Ok(())
    }

    /// Those of all tables that are wanted, the last changed first.
    fn latest(
        &self,
        session: Secret,
        limit: usize,
        wanted: impl Fn(&Stored) -> bool,
    ) -> Vec<Listed> {
        let mut all: Vec<&Kept> = self.tables.values().collect();
        all.retain(|kept| wanted(&kept.stored));
        all.sort_by_key(|kept| std::cmp::Reverse(kept.stored.table.updated));
        let all = all.into_iter().take(limit);
        all.map(|kept| kept.listed(session)).collect()
    }
}

impl Store for JournalStore {
    fn create(&self, new: Stored) -> Result<(), StoreError> {
        let mut state = lock(&self.state);
        let id = new.table.id.clone();
        let place =
            |kept: &Kept| new.table.after.is_some() && kept.stored.table.after == new.table.after;
        if state.tables.contains_key(&id) || state.tables.values().any(place) {
            return Err(StoreError::Taken);
        }
        let line = Line::Create(Box::new(new));
        let row = text(&line)?;
        if let Line::Create(stored) = line {
            let kept = Kept {
                stored: *stored,
                analysis: None,
                remarks: Vec::new(),
                rows: 1,
            };
            state.tables.insert(id.clone(), kept);
        }
        state.add(id.as_str(), 1, row);
        Ok(())
    }

    fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        let state = lock(&self.state);
        Ok(state.tables.get(id).map(|kept| kept.stored.clone()))
    }

    fn append(
        &self,
        id: &TableId,
        acts: Vec<Act>,
        head: Head,
        seating: Option<Seating>,
    ) -> Result<(), StoreError> {
        let line = Line::Append {
            acts,
            head,
            seating,
        };
        lock(&self.state).change(id, line)
    }

    fn speak(&self, id: &TableId, number: u64, spoken: Spoken) -> Result<(), StoreError> {
        lock(&self.state).change(id, Line::Speak { number, spoken })
    }

    fn saw(&self, id: &TableId, session: Secret, seq: u64, at: i64) {
        let state = &mut *lock(&self.state);
        let Some(kept) = state.tables.get_mut(id) else {
            return;
        };
        kept.saw(session, seq, at);
        if let Ok(text) = text(&kept.seen()) {
            state.changes.push(Change::Put {
                table: id.to_string(),
                number: SEEN,
                text,
            });
        }
    }

    fn of_session(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError> {
        let sits = |stored: &Stored| stored.holders.iter().any(|one| one.session == session);
        Ok(lock(&self.state).latest(session, limit, sits))
    }

    fn listed(&self, id: &TableId, session: Secret) -> Result<Option<Listed>, StoreError> {
        let state = lock(&self.state);
        Ok(state.tables.get(id).map(|kept| kept.listed(session)))
    }

    fn public(&self, session: Secret, limit: usize) -> Result<Vec<Listed>, StoreError> {
        Ok(lock(&self.state).latest(session, limit, |stored| stored.table.public))
    }

    fn hosted(&self, session: Secret) -> Result<usize, StoreError> {
        let state = lock(&self.state);
        let hosts = |kept: &&Kept| kept.stored.table.host == session && kept.unfinished();
        Ok(state.tables.values().filter(hosts).count())
    }

    fn unattended(&self) -> Result<usize, StoreError> {
        let state = lock(&self.state);
        let bot = |seat: &crate::store::SeatRow| matches!(seat.kind, crate::SeatKind::Bot(_));
        let alone = |kept: &&Kept| kept.unfinished() && kept.stored.seats.iter().all(bot);
        Ok(state.tables.values().filter(alone).count())
    }

    fn untouched(
        &self,
        before: i64,
        over: bool,
        limit: usize,
    ) -> Result<Vec<(TableId, u64)>, StoreError> {
        let state = lock(&self.state);
        let tables = state.tables.values().map(|kept| &kept.stored.table);
        let old =
            tables.filter(|table| table.updated < before && table.head.outcome.is_some() == over);
        let mut old: Vec<_> = old
            .map(|table| (table.updated, table.id.clone(), table.seq))
            .collect();
        old.sort_unstable();
        let old = old.into_iter().take(limit);
        Ok(old.map(|(_, id, seq)| (id, seq)).collect())
    }

    fn overdue(
        &self,
        after: i64,
        until: i64,
        limit: usize,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let state = lock(&self.state);
        let tables = state.tables.values().map(|kept| &kept.stored.table);
        let due = tables.filter_map(|table| Some((table.head.due?, &table.id)));
        let mut due: Vec<_> = due
            .filter(|(due, _)| *due > after && *due <= until)
            .collect();
        due.sort_unstable();
        let due = due.into_iter().take(limit);
        Ok(due.map(|(due, id)| (id.clone(), due)).collect())
    }

    fn delete(&self, id: &TableId, seq: u64) -> Result<(), StoreError> {
        let state = &mut *lock(&self.state);
        let here = state.tables.get(id);
        if here.is_none_or(|kept| kept.stored.table.seq != seq) {
            return Err(StoreError::Taken);
        }
        state.tables.remove(id);
        state.changes.push(Change::Remove {
            table: id.to_string(),
        });
        Ok(())
    }

    fn follower(&self, id: &TableId, after: After) -> Result<Option<TableId>, StoreError> {
        let state = lock(&self.state);
        let tables = state.tables.values().map(|kept| &kept.stored.table);
        let mut after = tables.filter(|table| {
            let place = table.after.as_ref();
            place.is_some_and(|(place, how)| place == id && *how == after)
        });
        Ok(after.next().map(|table| table.id.clone()))
    }

    fn keep_analysis(&self, id: &TableId, text: &str) -> Result<(), StoreError> {
        lock(&self.state).change(id, Line::Analysis(text.to_owned()))
    }

    fn remarks(&self, id: &TableId, who: Secret) -> Result<Vec<Remark>, StoreError> {
        let state = lock(&self.state);
        let remarks = state.tables.get(id).map_or(&[][..], |kept| &kept.remarks);
        let own = remarks.iter().filter(|(whose, _)| *whose == who);
        Ok(own.map(|(_, remark)| remark.clone()).collect())
    }

    fn keep_remark(&self, id: &TableId, who: Secret, remark: &Remark) -> Result<(), StoreError> {
        let remark = remark.clone();
        lock(&self.state).change(id, Line::Remark { who, remark })
    }

    // Nothing else is kept beside tables: where there is no server there are no accounts, nobody is told anything outside
    // of the page, and nobody plays over days.
    fn rows(&self, _step: Step) -> Result<Vec<sql::Line>, StoreError> {
        Ok(Vec::new())
    }

    fn run(&self, steps: Vec<Step>) -> Result<Vec<sql::Line>, StoreError> {
        match steps.iter().any(|step| step.must) {
            true => Err(StoreError::Taken),
            false => Ok(Vec::new()),
        }
    }

    fn asked_analyses(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let state = lock(&self.state);
        let asked = state
            .tables
            .values()
            .filter(|kept| kept.analysis.as_deref() == Some(""));
        let asked = asked.map(|kept| &kept.stored.table).take(limit);
        Ok(asked
            .map(|table| (table.id.clone(), table.origin))
            .collect())
    }

    fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        let state = lock(&self.state);
        Ok(state.tables.get(id).and_then(|kept| kept.analysis.clone()))
    }

    fn keep_pack(&self, game: &str, id: &str, files: &PackFiles) -> Result<(), StoreError> {
        if self.has_pack(game, id)? {
            return Ok(());
        }
        let mut state = lock(&self.state);
        let (game, id, files) = (game.to_owned(), id.to_owned(), files.clone());
        let pack = Line::Pack { game, id, files };
        let row = text(&pack)?;
        if let Line::Pack { game, id, files } = pack {
            state.packs.push(KeptPack { game, id, files });
        }
        let number = state.packs.len() as u64;
        state.add(PACKS, number, row);
        Ok(())
    }

    fn has_pack(&self, game: &str, id: &str) -> Result<bool, StoreError> {
        let state = lock(&self.state);
        Ok(state
            .packs
            .iter()
            .any(|pack| pack.game == game && pack.id == id))
    }

    fn packs(&self) -> Result<Vec<KeptPack>, StoreError> {
        Ok(lock(&self.state).packs.clone())
    }

    fn waiting_for_bots(&self, limit: usize) -> Result<Vec<(TableId, Secret)>, StoreError> {
        let state = lock(&self.state);
        let mut waiting: Vec<&Kept> = state
            .tables
            .values()
            .filter(|kept| kept.bot_decides())
            .collect();
        waiting.sort_by_key(|kept| kept.stored.table.updated);
        let waiting = waiting
            .into_iter()
            .take(limit)
            .map(|kept| &kept.stored.table);
        Ok(waiting
            .map(|table| (table.id.clone(), table.origin))
            .collect())
    }

    fn marks(&self, ids: &[TableId]) -> Result<Vec<(TableId, Mark)>, StoreError> {
        let state = lock(&self.state);
        let tables = ids.iter().filter_map(|id| state.tables.get(id));
        let mark = |kept: &Kept| {
            let table = &kept.stored.table;
            let mark = Mark {
                seq: table.seq,
                seating: table.seating,
                spoken: table.spoken,
                updated: table.updated,
            };
            (table.id.clone(), mark)
        };
        Ok(tables.map(mark).collect())
    }

    fn ids(&self, after: Option<&TableId>, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let state = lock(&self.state);
        let ids = state.tables.keys();
        let ids = ids.filter(|id| after.is_none_or(|after| *id > after));
        Ok(ids.take(limit).cloned().collect())
    }

    fn probe(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn size(&self) -> Result<Size, StoreError> {
        let state = lock(&self.state);
        let unfinished = state.tables.values().filter(|kept| kept.unfinished());
        Ok(Size {
            tables: state.tables.len() as u64,
            unfinished: unfinished.count() as u64,
            bytes: state.bytes,
            free: None,
        })
    }
}

//! Days off: somebody is away, and their time stands still.
//!
//! Days off are somebody's own: how many they may have in a year is counted for all their tables together. Being away is
//! an act of each table with a clock at which they sit, also of one at which they sit down meanwhile, and says until when.
//! Coming back early is another one that ends it now. A seat cannot be away for longer in a year than one person, however many
//! devices without an account hold it.

use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::sql::{Line, Step};
use crate::store::{SeatChange, StoreError};
use crate::table::Table;
use crate::tables::Tables;
use crate::view::Note;
use orrery_core::Seat;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// So often somebody may go away in a year, and come or go at one table.
const TIMES: usize = 40;

/// What is older than that matters to nobody: it was in another year.
const KEPT: i64 = 400 * DAY;

/// The times in which a seat was away, in order: from one moment to another. What was said later ends what was said
/// before, and so does another person in the seat.
pub(crate) fn times_off(seat: Seat, notes: &[Note]) -> Vec<(i64, i64)> {
    let mut off: Vec<(i64, i64)> = Vec::new();
    for note in notes.iter().filter(|note| note.seat == seat) {
        let away = match note.what {
            SeatChange::Away { until } => Some(until),
            ref what if what.seats() => None,
            _ => continue,
        };
        if let Some((_, end)) = off.last_mut() {
            *end = (*end).min(note.at);
        }
        off.extend(away.map(|until| (note.at, until)));
    }
    off.retain(|(from, until)| from < until);
    off
}

/// How much of a stretch of time was off.
pub(crate) fn stood(off: &[(i64, i64)], from: i64, until: i64) -> i64 {
    let overlap = |&(begin, end): &(i64, i64)| (end.min(until) - begin.max(from)).max(0);
    off.iter().map(overlap).sum()
}

/// When so much time has passed since a moment, what was off left out.
pub(crate) fn after(off: &[(i64, i64)], since: i64, left: i64) -> i64 {
    off.iter().fold(since + left, |due, &(begin, end)| {
        match begin < due && end > since {
            true => due + end - begin.max(since),
            false => due,
        }
    })
}

/// The year of a moment, by the clock of everybody.
fn year(millis: i64) -> i64 {
    // Years begin in March here, so January and February belong to the one before.
    let day = millis.div_euclid(DAY) + 719_468;
    let (era, day) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    year + era * 400 + i64::from(day >= 306)
}

impl Table {
    /// Until when whoever sits here is away; nothing if they never were, or have come back.
    pub(crate) fn away(&self, seat: Seat) -> Option<i64> {
        let (_, until) = times_off(seat, &self.notes).pop()?;
        (until > self.row.updated).then_some(until)
    }

    /// True if there is a clock that a person in one of these seats could stop once more.
    fn may_stop(&self, seat: Seat) -> bool {
        let said = |note: &&Note| matches!(note.what, SeatChange::Away { .. }) && note.seat == seat;
        self.notes.iter().filter(said).count() < TIMES
    }
}

/// The milliseconds that somebody has been away until now, in the year of this moment, and how often. What was to come
/// ends with whatever is said now.
fn used(off: &[(i64, i64)], now: i64) -> (i64, usize) {
    let this = off.iter().filter(|(from, _)| year(*from) == year(now));
    let time = |(from, until): &(i64, i64)| (*until.min(&now) - from).max(0);
    (this.clone().map(time).sum(), this.count())
}

impl Shared {
    /// Takes away days off that matter to nobody.
    pub(crate) fn old_days(&self) -> Step {
        let sql = "DELETE FROM days_off WHERE until < $1";
        Step::new(sql, [(self.now() - KEPT).into()])
    }

    /// When somebody was, is and will be away, in order.
    fn days_off(&self, who: Secret) -> Result<Vec<(i64, i64)>, StoreError> {
        let sql = "SELECT since, until FROM days_off WHERE who = $1 ORDER BY since";
        let lines = self.store.rows(Step::new(sql, [who.into()]))?;
        let read = |line: &Line| Ok((line.number(0)?, line.number(1)?));
        lines.iter().map(read).collect()
    }

    /// Until when somebody is away, if they are.
    fn away_until(&self, who: Secret) -> Result<Option<i64>, StoreError> {
        let off = self.days_off(who)?;
        let until = off.iter().map(|(_, until)| *until).max();
        Ok(until.filter(|until| *until > self.now()))
    }

    /// Somebody who is away has sat down at a table: their time stands still there too.
    pub(crate) fn stay_away(&self, id: &TableId, who: Secret) -> Result<(), TableError> {
        match self.away_until(who)? {
            Some(until) => self.away_at(id, who, until).map(drop),
            None => Ok(()),
        }
    }

    /// Goes away at one table; false if nothing had to be done.
    fn away_at(&self, id: &TableId, session: Secret, until: i64) -> Result<bool, TableError> {
        self.at(id, |slot, table| {
            let now = self.now();
            let allowed = i64::from(self.config.days_off) * DAY;
            let held = Seat::first(table.seats.len()).filter(|seat| table.holds(session, *seat));
            let held: Vec<Seat> = held.filter(|seat| table.may_stop(*seat)).collect();
            if table.pace().is_none() || table.decides().is_err() {
                return Ok(false);
            }
            let mut changed = false;
            for seat in held {
                let present = table.away(seat).unwrap_or(now).max(now);
                let (used, _) = used(&times_off(seat, &table.notes), now);
                let until = until.min(now + allowed - used).max(now);
                if present == until {
                    continue;
                }
                let draft = table.draft_note(seat, SeatChange::Away { until }, now);
                self.commit(slot, table, draft)?;
                changed = true;
            }
            Ok(changed)
        })
    }
}

impl Tables {
    /// Until when somebody is away, if they are.
    pub fn away_until(&self, who: Secret) -> Result<Option<i64>, TableError> {
        Ok(self.shared().away_until(who)?)
    }

    /// At how many unfinished tables with a clock somebody sits.
    pub fn clocks_of(&self, who: Secret) -> Result<usize, TableError> {
        let mine = self.shared().running_of(who)?;
        let clock = |id: &TableId| {
            self.shared()
                .at(id, |_, table| Ok(table.pace().is_some()))
                .unwrap_or(false)
        };
        Ok(mine.iter().filter(|id| clock(id)).count())
    }

    /// Goes away until a moment, at every table with a clock at which the session sits; coming back is going away until
    /// now. Tells at how many tables that changed something.
    pub fn go_away(&self, who: Secret, until: i64) -> Result<usize, TableError> {
        let (shared, now) = (self.shared(), self.shared().now());
        let until = until.max(now);
        let (used, times) = used(&shared.days_off(who)?, now);
        let days = shared.config.days_off;
        let long = used + (until - now) > i64::from(days) * DAY;
        if until > now && (long || times >= TIMES) {
            let (what, limit) = (Limited::Away, days as usize);
            return Err(TableError::TooMany { what, limit });
        }
        let mut steps = vec![
            Step::new(
                "UPDATE days_off SET until = $2 WHERE who = $1 AND until > $2",
                [who.into(), now.into()],
            ),
            Step::new(
                "DELETE FROM days_off WHERE who = $1 AND until <= since",
                [who.into()],
            ),
            shared.old_days(),
        ];
        if until > now {
            steps.push(Step::new(
                "INSERT INTO days_off (who, since, until) VALUES ($1, $2, $3)
                 ON CONFLICT (who, since) DO UPDATE SET until = excluded.until",
                [who.into(), now.into(), until.into()],
            ));
        }
        shared.store.run(steps)?;
        let mut count = 0;
        for id in shared.running_of(who)? {
            count += usize::from(shared.away_at(&id, who, until)?);
        }
        Ok(count)
    }
}

impl Shared {
    /// The unfinished tables at which somebody sits.
    fn running_of(&self, who: Secret) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE decides IS NOT NULL
             AND id IN (SELECT table_id FROM holders WHERE session = $1) ORDER BY id";
        let lines = self.store.rows(Step::new(sql, [who.into()]))?;
        lines.iter().map(|line| line.table(0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_while_somebody_is_away() {
        let off = [(100, 200), (300, 350)];
        assert_eq!(stood(&off, 0, 1000), 150);
        assert_eq!(stood(&off, 150, 320), 70);
        assert_eq!(stood(&off, 200, 300), 0);
        assert_eq!(after(&off, 0, 50), 50);
        assert_eq!(after(&off, 0, 100), 100);
        assert_eq!(after(&off, 0, 150), 250);
        assert_eq!(after(&off, 0, 250), 400);
        assert_eq!(after(&off, 150, 10), 210);
        assert_eq!(after(&off, 220, 10), 230);
    }

    #[test]
    fn years_are_those_of_the_calendar() {
        assert_eq!(year(0), 1970);
        assert_eq!(year(-1), 1969);
        assert_eq!(year(951_782_400_000), 2000);
        assert_eq!(year(1_735_689_599_999), 2024);
        assert_eq!(year(1_735_689_600_000), 2025);
    }

    #[test]
    fn what_is_said_later_counts() {
        let note = |at, what| Note {
            ply: 0,
            seq: 1,
            at,
            seat: Seat::default(),
            what,
        };
        let away = |at, until| note(at, SeatChange::Away { until });
        let gone = |at| {
            let name = String::new();
            note(at, SeatChange::Left { name })
        };
        let off = |notes: &[Note]| times_off(Seat::default(), notes);
        assert_eq!(off(&[away(10, 50), away(20, 20)]), [(10, 20)]);
        assert_eq!(off(&[away(10, 50), away(20, 90)]), [(10, 20), (20, 90)]);
        assert_eq!(off(&[away(10, 50), gone(30)]), [(10, 30)]);
        assert_eq!(off(&[away(10, 50), gone(60)]), [(10, 50)]);
    }
}

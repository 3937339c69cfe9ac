//! Days off: somebody is away, and their time stands still.
//!
//! Being away is an act of each table with a clock at which they sit, and says until when. Coming back early is another
//! one that ends it now. How many days somebody may be away is counted from the acts, for each table and year.

use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId};
use crate::lists::MAX_LIST;
use crate::store::SeatChange;
use crate::table::Table;
use crate::tables::Tables;
use crate::view::Note;
use orrery_core::Seat;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// So often somebody may go away or come back at one table.
const TIMES: usize = 40;

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

    /// The milliseconds that a seat has been away until now, in the year of this moment. What was to come ends with
    /// whatever is said now.
    fn away_in_year(&self, seat: Seat, now: i64) -> i64 {
        let off = times_off(seat, &self.notes);
        let this = off.iter().filter(|(from, _)| year(*from) == year(now));
        this.map(|(from, until)| (*until.min(&now) - from).max(0))
            .sum()
    }
}

impl Tables {
    /// Goes away until a moment, at every table with a clock at which the session sits; coming back is going away until
    /// now. Tells at how many tables.
    pub fn go_away(&self, session: Secret, until: i64) -> Result<usize, TableError> {
        let running = self.shared().store.of_session(session, MAX_LIST)?;
        let running = running
            .iter()
            .filter(|one| one.table.head.decides.is_some());
        let mut count = 0;
        for listed in running {
            count += usize::from(self.away_at(&listed.table.id, session, until)?);
        }
        Ok(count)
    }

    /// The same at one table; false if nothing had to be done.
    fn away_at(&self, id: &TableId, session: Secret, until: i64) -> Result<bool, TableError> {
        self.shared().at(id, |slot, table| {
            let now = self.shared().now();
            let until = until.max(now);
            let held = Seat::first(table.seats.len()).filter(|seat| table.holds(session, *seat));
            let held: Vec<Seat> = held.collect();
            if table.pace().is_none() || table.decides().is_err() {
                return Ok(false);
            }
            let mut changed = false;
            for seat in held {
                let present = table.away(seat).unwrap_or(now).max(now);
                if present == until {
                    continue;
                }
                table.may_go(seat, now, until, self.shared().config.days_off)?;
                let draft = table.draft_note(seat, SeatChange::Away { until }, now);
                self.shared().commit(slot, table, draft)?;
                changed = true;
            }
            Ok(changed)
        })
    }
}

impl Table {
    /// An error unless somebody may be away until then.
    fn may_go(&self, seat: Seat, now: i64, until: i64, days: u32) -> Result<(), TableError> {
        let said = |note: &&Note| matches!(note.what, SeatChange::Away { .. }) && note.seat == seat;
        let (what, limit) = (Limited::Away, days as usize);
        let times = self.notes.iter().filter(said).count();
        let used = self.away_in_year(seat, now) + (until - now);
        match times >= TIMES || (until > now && used > i64::from(days) * DAY) {
            true => Err(TableError::TooMany { what, limit }),
            false => Ok(()),
        }
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

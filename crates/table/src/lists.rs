//! Lists of tables: those at which a session sits, and those that everybody may see.

use crate::error::TableError;
use crate::id::Secret;
use crate::memory::Shared;
use crate::seats::seat_view;
use crate::store::Listed;
use crate::tables::Tables;
use crate::view::Summary;
use orrery_core::Seat;

/// The longest list of tables.
pub const MAX_LIST: usize = 200;

impl Tables {
    /// The tables at which the session sits: my turn first, then those that run, then the others, each
    /// by the time of their last change.
    pub fn mine(&self, session: Secret) -> Result<Vec<Summary>, TableError> {
        let listed = self.shared().store.of_session(session, MAX_LIST)?;
        Ok(self.shared().summaries(listed))
    }

    /// The public tables in the same order.
    pub fn public(&self, session: Secret) -> Result<Vec<Summary>, TableError> {
        let listed = self.shared().store.public(session, MAX_LIST)?;
        Ok(self.shared().summaries(listed))
    }
}

impl Shared {
    fn summaries(&self, listed: Vec<Listed>) -> Vec<Summary> {
        let mut all: Vec<Summary> = listed.into_iter().map(|one| self.summary(one)).collect();
        all.sort_by_key(|one| (!one.my_turn, one.decides.is_none()));
        all
    }

    fn summary(&self, listed: Listed) -> Summary {
        let Listed {
            table,
            seats,
            taken,
            mine,
            seen,
        } = listed;
        let seats = Seat::first(seats.len()).zip(&seats);
        let rules = self
            .entry(&table.game)
            .map(|game| game.core.info.rules_version);
        let decides = table.head.decides;
        Summary {
            id: table.id,
            game: table.game,
            public: table.public,
            duplicate: table.duplicate,
            created: table.created,
            updated: table.updated,
            seats: seats
                .map(|(seat, row)| {
                    seat_view(seat, row, taken.contains(&seat), mine.contains(&seat))
                })
                .collect(),
            seq: table.seq,
            plies: table.head.plies,
            decides,
            outcome: table.head.outcome,
            due: table.head.due,
            aside: decides.is_some() && rules != Ok(table.rules),
            my_turn: decides.is_some_and(|seat| mine.contains(&seat)),
            unread: table.seq.saturating_sub(seen),
        }
    }
}

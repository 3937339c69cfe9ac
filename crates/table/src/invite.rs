//! Who is asked to sit down: by name, or because they played before; and what open tables wish for.

use crate::error::TableError;
use crate::id::{Secret, TableId};
use crate::pace::Pace;
use crate::personal::{Kind, News};
use crate::seats::{Claim, Visitor};
use crate::sql::{Line, Step};
use crate::store::{SeatKind, StoreError};
use crate::table::Table;
use crate::tables::Tables;
use orrery_core::Seat;
use orrery_outside::fill;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// So many invitations of one person are listed.
const LISTED: i64 = 50;

/// So often somebody may be asked to one seat.
const ASKED: usize = 8;

/// A seat that waits for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// What those who ask are called.
    pub host: String,
    /// True if it is the game that they played, once more.
    pub rematch: bool,
}

/// Whom an open table wishes for, and on which terms; what is empty does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// The language in which people talk.
    pub lang: String,
    /// How well they know the game.
    pub level: String,
    /// See there.
    pub terms: Terms,
}

/// What is agreed at a table before anybody sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// How much time everybody has.
    pub pace: Option<Pace>,
    /// Whether people are judged by the game.
    pub rated: bool,
}

/// A person who does not exist.
fn nobody() -> Result<Secret, TableError> {
    let mut bytes = [0; 32];
    fill(&mut bytes)?;
    Ok(Secret::from_bytes(bytes))
}

impl Tables {
    /// The seats that wait for somebody.
    pub fn invitations(&self, person: Secret) -> Result<Vec<Invitation>, TableError> {
        let sql = "SELECT table_id, game, seat, invitations.host, rematch_of FROM invitations
            JOIN tables ON tables.id = table_id
            WHERE person = $1 AND decides IS NOT NULL ORDER BY at DESC LIMIT $2";
        let step = Step::new(sql, [person.into(), LISTED.into()]);
        let lines = self.shared().store.rows(step)?;
        let read = |line: &Line| {
            Ok(Invitation {
                seat: line.seat(2)?,
                table: line.table(0)?,
                game: line.text(1)?,
                host: line.text(3)?,
                rematch: line.maybe(4, Line::text)?.is_some(),
            })
        };
        lines.iter().map(read).collect()
    }

    /// Whether a seat of a table still waits for somebody.
    pub fn is_invited(&self, id: &TableId, person: Secret) -> Result<bool, TableError> {
        Ok(!self.invited_to(id, person)?.is_empty())
    }

    /// The seats of one table that wait for somebody.
    pub(crate) fn invited_to(&self, id: &TableId, person: Secret) -> Result<Vec<Seat>, TableError> {
        let sql = "SELECT seat FROM invitations WHERE table_id = $1 AND person = $2 ORDER BY seat";
        let step = Step::new(sql, [id.as_str().into(), person.into()]);
        let lines = self.shared().store.rows(step)?;
        let read = |line: &Line| Ok(line.seat(0)?);
        lines.iter().map(read).collect()
    }

    /// Asks people to sit down.
    pub(crate) fn ask(
        &self,
        id: &TableId,
        host: &str,
        asked: &[(Seat, Secret)],
    ) -> Result<(), TableError> {
        let now = self.shared().now();
        let step = |&(seat, person): &(Seat, Secret)| {
            Step::new(
                "INSERT INTO invitations (table_id, seat, person, host, at) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT DO NOTHING",
                [
                    id.as_str().into(),
                    i64::from(seat.number()).into(),
                    person.into(),
                    host.into(),
                    now.into(),
                ],
            )
        };
        let steps = asked.iter().map(step).collect();
        Ok(self.shared().store.run(steps).map(drop)?)
    }

    /// Asks somebody to an empty seat by their tag, or by the name of an account with which the host has played; only the
    /// host may. Whether there is such an account nobody is told.
    pub fn ask_named(
        &self,
        id: &TableId,
        session: Secret,
        seat: Seat,
        named: &str,
    ) -> Result<(), TableError> {
        let host = self.shared().at(id, |_, table| {
            let row = table.seats.get(seat.index()).ok_or(TableError::NotFound)?;
            let empty = !table.held(seat) && !matches!(row.kind, SeatKind::Bot(_));
            if table.row.host != session || !empty {
                return Err(TableError::Forbidden);
            }
            table.decides()?;
            Ok(table.host_name(session))
        })?;
        // A name is what somebody calls themselves; the tag behind it says who they are.
        let host = match self.account_of(session)? {
            Some(account) => format!("{host} #{}", account.tag),
            None => host,
        };
        let sql = "SELECT count(*) FROM invitations WHERE table_id = $1 AND seat = $2";
        let with = [id.as_str().into(), i64::from(seat.number()).into()];
        let there = self.shared().store.rows(Step::new(sql, with))?;
        let there = there.first().map_or(Ok(0), |line| line.number(0))?;
        if there as usize >= ASKED {
            let (what, limit) = (crate::error::Limited::Invitations, ASKED);
            return Err(TableError::TooMany { what, limit });
        }
        let found = match named.rsplit_once('#') {
            Some((_, tag)) => self.account_tagged(&tag.trim().to_lowercase())?,
            None => match self.account_tagged(&named.to_lowercase())? {
                Some(account) => Some(account),
                None => self.played_with(session, named)?,
            },
        };
        let found = found.filter(|account| !account.banned && account.person != session);
        let found = match found {
            Some(account) if self.invited_to(id, account.person)?.contains(&seat) => None,
            found => found,
        };
        // Every question takes a place, or the limit would tell whether there is such an account.
        let whom = match &found {
            Some(account) => account.person,
            None => nobody()?,
        };
        self.ask(id, &host, &[(seat, whom)])?;
        if found.is_some() {
            self.tell(News {
                table: id.clone(),
                kind: Kind::Invitation,
                seq: 0,
                at: self.shared().now(),
                to: vec![whom],
            });
        }
        Ok(())
    }

    /// The account of this name with which somebody has played, the last one if there are several.
    fn played_with(
        &self,
        person: Secret,
        name: &str,
    ) -> Result<Option<crate::account::Account>, TableError> {
        let sql = "SELECT accounts.person FROM results AS own
            JOIN results AS other ON other.table_id = own.table_id AND other.person <> own.person
            JOIN accounts ON accounts.person = other.person
            WHERE own.person = $1 AND accounts.name = $2 ORDER BY own.at DESC LIMIT 1";
        let step = Step::new(sql, [person.into(), name.into()]);
        let lines = self.shared().store.rows(step)?;
        match lines.first() {
            Some(line) => self.account_of(line.secret(0)?),
            None => Ok(None),
        }
    }

    /// Does not want to sit down. The place stays taken, as if nobody had been meant.
    pub fn decline(&self, id: &TableId, person: Secret, seat: Seat) -> Result<(), TableError> {
        let sql = "UPDATE invitations SET person = $4
            WHERE table_id = $1 AND seat = $2 AND person = $3";
        let with = [
            id.as_str().into(),
            i64::from(seat.number()).into(),
            person.into(),
            nobody()?.into(),
        ];
        self.one(Step::new(sql, with))
    }

    /// Nobody else is asked to a seat any more.
    pub(crate) fn filled(&self, id: &TableId, seat: Seat) -> Result<(), TableError> {
        let sql = "DELETE FROM invitations WHERE table_id = $1 AND seat = $2";
        let with = [id.as_str().into(), i64::from(seat.number()).into()];
        Ok(self
            .shared()
            .store
            .run(vec![Step::new(sql, with)])
            .map(drop)?)
    }

    /// Sits down wherever one is asked to at this table.
    pub(crate) fn accept_all(&self, id: &TableId, visitor: Visitor<'_>) -> Result<(), TableError> {
        for seat in self.invited_to(id, visitor.session)? {
            match self.claim(id, visitor, Claim::Invited(seat), None) {
                Ok(_) | Err(TableError::SeatTaken | TableError::Over) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Says whom an open table wishes for.
    pub fn wish(&self, id: &TableId, wishes: &Wishes) -> Result<(), TableError> {
        let sql = "INSERT INTO wishes (table_id, lang, level, terms) VALUES ($1, $2, $3, $4)
            ON CONFLICT DO NOTHING";
        let terms = serde_json::to_string(&wishes.terms);
        let terms = terms.map_err(|error| StoreError::Failed(error.to_string()))?;
        let with = [
            id.as_str().into(),
            wishes.lang.as_str().into(),
            wishes.level.as_str().into(),
            terms.as_str().into(),
        ];
        Ok(self
            .shared()
            .store
            .run(vec![Step::new(sql, with)])
            .map(drop)?)
    }

    /// Whom the open tables wish for.
    pub fn wishes(&self) -> Result<BTreeMap<TableId, Wishes>, TableError> {
        let sql =
            "SELECT table_id, lang, level, terms FROM wishes JOIN tables ON tables.id = table_id
            WHERE public AND decides IS NOT NULL ORDER BY updated DESC LIMIT 200";
        let lines = self.shared().store.rows(Step::new(sql, []))?;
        let read = |line: &Line| {
            let wishes = Wishes {
                lang: line.text(1)?,
                level: line.text(2)?,
                // Those of before terms were kept have none.
                terms: serde_json::from_str(&line.text(3)?).unwrap_or_default(),
            };
            Ok((line.table(0)?, wishes))
        };
        lines.iter().map(read).collect()
    }
}

impl Table {
    /// What somebody is called who sits here.
    pub(crate) fn host_name(&self, session: Secret) -> String {
        let mine = self.holders.iter().find(|one| one.session == session);
        mine.map(|one| self.seats[one.seat.index()].name.clone())
            .unwrap_or_default()
    }
}

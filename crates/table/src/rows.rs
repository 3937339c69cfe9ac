//! The texts and numbers in which tables stand in a database, whichever it is.

use crate::id::{Secret, TableId};
use crate::packs::PackFiles;
use crate::store::{
    Act, After, Author, Head, Holder, KeptPack, Listed, Message, Reaction, Said, SeatChange,
    SeatKind, SeatRow, StoreError, TableRow, What,
};
use orrery_core::{Outcome, Seat};
use orrery_outside::lock;
use serde_json::Value;
use std::collections::HashSet;
use std::sync::Mutex;

/// So many kinds of damage are told of.
const KNOWN: usize = 1000;

/// Damage that the operator was told of.
#[derive(Default)]
pub(crate) struct Damage(Mutex<HashSet<String>>);

impl Damage {
    /// Those of many that can be read. The others are left out, and the operator is told once.
    pub(crate) fn leave_out<T>(&self, all: impl Iterator<Item = Result<T, StoreError>>) -> Vec<T> {
        let readable = all.filter_map(|one| match one {
            Ok(one) => Some(one),
            Err(error) => {
                let mut known = lock(&self.0);
                if known.len() < KNOWN && known.insert(error.to_string()) {
                    tracing::error!(%error, "something damaged is left out");
                }
                None
            }
        });
        readable.collect()
    }
}

/// A table in the list of a session.
pub(crate) fn listed(
    table: TableRow,
    seats: Vec<SeatRow>,
    holders: &[Holder],
    session: Secret,
) -> Listed {
    let mut taken: Vec<Seat> = holders.iter().map(|holder| holder.seat).collect();
    taken.dedup();
    let mine = holders.iter().filter(|holder| holder.session == session);
    Listed {
        seats,
        taken,
        mine: mine.clone().map(|holder| holder.seat).collect(),
        seen: mine.map(|holder| holder.seen).max().unwrap_or(0),
        table,
    }
}

/// The files of a data pack as one text.
pub(crate) fn pack_text(files: &PackFiles) -> Result<String, StoreError> {
    serde_json::to_string(files).map_err(|error| StoreError::Failed(error.to_string()))
}

pub(crate) fn pack(game: String, id: String, files: &str) -> Result<KeptPack, StoreError> {
    match serde_json::from_str(files) {
        Ok(files) => Ok(KeptPack { game, id, files }),
        Err(error) => Err(damaged(&game, format!("a data pack: {error}"))),
    }
}

/// The fingerprint of a secret.
pub(crate) fn secret(table: &str, bytes: &[u8]) -> Result<Secret, StoreError> {
    let bytes = bytes.try_into();
    let bytes = bytes.map_err(|_| damaged(table, "a fingerprint of another length".to_owned()))?;
    Ok(Secret::from_bytes(bytes))
}

/// A table and where it was made.
pub(crate) fn origin(id: &str, origin: &[u8]) -> Result<(TableId, Secret), StoreError> {
    Ok((table_id(id)?, secret(id, origin)?))
}

/// A table and its last act.
pub(crate) fn stands(id: &str, seq: i64) -> Result<(TableId, u64), StoreError> {
    Ok((table_id(id)?, seq.cast_unsigned()))
}

/// The table that this one follows in this way.
pub(crate) fn follows(table: &TableRow, how: After) -> Option<&str> {
    let (id, after) = table.after.as_ref()?;
    (*after == how).then(|| id.as_str())
}

/// What a seat is called in its row: the kind, and which bot.
pub(crate) fn kind_text(kind: SeatKind) -> (&'static str, Option<String>) {
    match kind {
        SeatKind::Here => ("here", None),
        SeatKind::Link => ("link", None),
        SeatKind::Open => ("open", None),
        SeatKind::Bot(bot) => ("bot", Some(bot.to_string())),
    }
}

pub(crate) fn seat_kind(
    id: &TableId,
    (kind, bot): (String, Option<String>),
) -> Result<SeatKind, StoreError> {
    match (kind.as_str(), bot) {
        ("here", None) => Ok(SeatKind::Here),
        ("link", None) => Ok(SeatKind::Link),
        ("open", None) => Ok(SeatKind::Open),
        ("bot", Some(bot)) => match bot.parse() {
            Ok(bot) => Ok(SeatKind::Bot(bot)),
            Err(error) => Err(damaged(id.as_str(), format!("{error}"))),
        },
        (kind, _) => Err(damaged(id.as_str(), format!("a seat of kind `{kind}`"))),
    }
}

/// The columns `choice`, `undo` and `people` of an act.
pub(crate) type WhatText = (Option<String>, Option<i64>, Option<String>);

pub(crate) fn what_text(what: &What) -> Result<WhatText, StoreError> {
    Ok(match what {
        What::Choice(text) => (Some(text.clone()), None, None),
        What::Undo(plies) => (None, Some(*plies as i64), None),
        What::Close => (None, None, None),
        What::Seat(change) => {
            let text = serde_json::to_string(change);
            let text = text.map_err(|error| StoreError::Failed(error.to_string()))?;
            (None, None, Some(text))
        }
    })
}

fn what((choice, undo, people): WhatText) -> Option<What> {
    match (choice, undo, people) {
        (Some(choice), None, None) => Some(What::Choice(choice)),
        (None, Some(plies), None) => Some(What::Undo(plies as usize)),
        (None, None, None) => Some(What::Close),
        (None, None, Some(change)) => {
            let change = serde_json::from_str::<SeatChange>(&change);
            change.ok().map(What::Seat)
        }
        _ => None,
    }
}

/// An act as it stands in a row.
pub(crate) struct ActText {
    pub(crate) seq: i64,
    pub(crate) at: i64,
    pub(crate) seat: Option<u8>,
    pub(crate) what: WhatText,
    pub(crate) hash: i64,
}

impl ActText {
    /// The act, which has to be the one with this number.
    pub(crate) fn read(self, id: &TableId, due: u64) -> Result<Act, StoreError> {
        let seat = self.seat.map(|number| seat(id.as_str(), number));
        let seat = seat.transpose()?;
        match what(self.what) {
            Some(what) if self.seq.cast_unsigned() == due => Ok(Act {
                seq: due,
                at: self.at,
                seat,
                what,
                hash: self.hash.cast_unsigned(),
            }),
            _ => Err(damaged(id.as_str(), format!("act {due}"))),
        }
    }
}

/// Who speaks: the number of a seat, or the fingerprint of a session.
pub(crate) fn author_bytes(author: Author) -> Vec<u8> {
    match author {
        Author::Seat(seat) => vec![seat.number()],
        Author::Watcher(session) => session.as_bytes().to_vec(),
    }
}

pub(crate) fn author(table: &str, bytes: &[u8]) -> Result<Author, StoreError> {
    match bytes {
        [number] => Ok(Author::Seat(seat(table, *number)?)),
        _ => Ok(Author::Watcher(secret(table, bytes)?)),
    }
}

/// The columns `text` and `reaction` of a message.
pub(crate) type SaidText = (Option<String>, Option<String>);

pub(crate) fn said_text(said: &Said) -> SaidText {
    match said {
        Said::Text(text) => (Some(text.clone()), None),
        Said::Reaction(reaction) => (None, Some(reaction.name().to_owned())),
    }
}

/// A message as it stands in a row.
pub(crate) struct MessageText {
    pub(crate) number: i64,
    pub(crate) at: i64,
    pub(crate) plies: i64,
    pub(crate) author: Vec<u8>,
    pub(crate) name: String,
    pub(crate) said: SaidText,
}

impl MessageText {
    pub(crate) fn read(self, table: &str) -> Result<Message, StoreError> {
        let reaction = |name: &str| Reaction::named(name).map(Said::Reaction);
        let said = match self.said {
            (Some(text), None) => Some(Said::Text(text)),
            (None, Some(name)) => reaction(&name),
            _ => None,
        };
        let number = self.number.cast_unsigned();
        Ok(Message {
            number,
            at: self.at,
            plies: self.plies as usize,
            author: author(table, &self.author)?,
            name: self.name,
            said: said.ok_or_else(|| damaged(table, format!("message {number}")))?,
        })
    }
}

/// What of a table stands in its row as text.
pub(crate) struct TableText {
    pub(crate) id: String,
    pub(crate) options: String,
    pub(crate) outcome: Option<String>,
    pub(crate) decides: Option<u8>,
    pub(crate) rematch_of: Option<String>,
    pub(crate) sequel_of: Option<String>,
}

/// What these texts say.
pub(crate) struct TableParts {
    pub(crate) id: TableId,
    pub(crate) options: Value,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) decides: Option<Seat>,
    pub(crate) after: Option<(TableId, After)>,
}

impl TableText {
    pub(crate) fn read(self) -> Result<TableParts, StoreError> {
        let id = &self.id;
        let options = serde_json::from_str(&self.options);
        let options = options.map_err(|error| damaged(id, format!("its options: {error}")))?;
        let outcome = self.outcome.as_deref().map(serde_json::from_str);
        let outcome = outcome.transpose();
        let outcome = outcome.map_err(|error| damaged(id, format!("its outcome: {error}")))?;
        let decides = self.decides.map(|number| seat(id, number)).transpose()?;
        let after = self.rematch_of.map(|id| (id, After::Rematch));
        let after = after.or(self.sequel_of.map(|id| (id, After::Sequel)));
        let after = match after {
            Some((id, after)) => Some((table_id(&id)?, after)),
            None => None,
        };
        Ok(TableParts {
            id: table_id(id)?,
            options,
            outcome,
            decides,
            after,
        })
    }
}

pub(crate) fn outcome_text(head: &Head) -> Option<String> {
    let outcome = head.outcome.as_ref()?;
    serde_json::to_string(outcome).ok()
}

pub(crate) fn damaged(table: &str, problem: String) -> StoreError {
    StoreError::Damaged {
        table: table.to_owned(),
        problem,
    }
}

pub(crate) fn table_id(text: &str) -> Result<TableId, StoreError> {
    text.parse()
        .map_err(|_| damaged(text, "its id has the wrong form".to_owned()))
}

pub(crate) fn seat(table: &str, number: u8) -> Result<Seat, StoreError> {
    Seat::from_number(number).ok_or_else(|| damaged(table, format!("a seat {number}")))
}

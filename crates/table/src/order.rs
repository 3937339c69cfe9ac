//! Keeping order: what people report, and what an operator does about it.

use crate::error::{Limited, TableError};
use crate::id::{Secret, TableId, letters};
use crate::name::checked_text;
use crate::sql::{Line, Step};
use crate::store::{Author, Said, Talk};
use crate::table::Table;
use crate::tables::Tables;
use orrery_core::Seat;

/// Letters of the id of a report.
const ID: usize = 12;

/// Reports that wait, of one person, about one table, and of everybody.
const OF_ONE: i64 = 5;
const OF_TABLE: i64 = 20;
const OF_ALL: i64 = 500;

/// What stands in place of a message that an operator has hidden.
const HIDDEN: &str = "…";

/// Something that somebody reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its name.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// At which table.
    pub table: String,
    /// Which message; 0 if it is about the table.
    pub message: u64,
    /// Who said it.
    pub name: String,
    /// The tag of their account, if there is one.
    pub tag: Option<String>,
    /// What was said.
    pub said: String,
    /// What is wrong with it.
    pub why: String,
}

/// Who said something, as it is kept. The last number sign is ours, whatever people call themselves: a name must not
/// pass for the tag of somebody else.
fn named(name: &str, tag: Option<&str>) -> String {
    format!("{name}#{}", tag.unwrap_or_default())
}

fn name_and_tag(text: &str) -> (String, Option<String>) {
    let (name, tag) = text.rsplit_once('#').unwrap_or((text, ""));
    let tag = Some(tag.to_owned()).filter(|tag| !tag.is_empty());
    (name.to_owned(), tag)
}

impl Table {
    /// The words of a message, who said them, and the person in that seat.
    fn quoted(&self, talk: &Talk, number: u64) -> Option<(String, String, Option<Secret>)> {
        let mut messages = talk.messages.iter();
        let message = messages.find(|message| message.number == number)?;
        let said = match &message.said {
            Said::Text(text) => text.clone(),
            Said::Reaction(reaction) => reaction.name().to_owned(),
        };
        let person = match message.author {
            Author::Seat(seat) => self.holder_since(seat, message.at),
            Author::Watcher(session) => Some(session),
        };
        Some((message.name.clone(), said, person))
    }

    /// Who holds a seat and did so at this moment already: whoever came later did not say what was said before.
    fn holder_since(&self, seat: Seat, at: i64) -> Option<Secret> {
        let mut holders = self.holders.iter();
        let holder = holders.find(|holder| holder.seat == seat && holder.since <= at);
        holder.map(|holder| holder.session)
    }
}

impl Tables {
    /// Reports a message at a table to the operator, or the table itself. Only what somebody hears they can report.
    pub fn report(
        &self,
        id: &TableId,
        reporter: Secret,
        message: Option<u64>,
        why: &str,
    ) -> Result<(), TableError> {
        let why = checked_text(why)?;
        if let Some(number) = message {
            let heard = self.talk(id, reporter)?;
            if !heard.messages.iter().any(|one| one.number == number) {
                return Err(TableError::NotFound);
            }
        }
        let quoted = self.shared().at(id, |_, table| {
            Ok(message.and_then(|number| table.quoted(&table.talk, number)))
        })?;
        let (name, said, person) = quoted.unwrap_or_default();
        let account = person.map(|person| self.account_of(person));
        let tag = account.transpose()?.flatten().map(|account| account.tag);
        let name = named(&name, tag.as_deref());
        if self.is_crowded(id, reporter)? {
            let (what, limit) = (Limited::Reports, OF_ONE as usize);
            return Err(TableError::TooMany { what, limit });
        }
        let step = Step::new(
            "INSERT INTO reports (id, at, reporter, table_id, message, name, said, why)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            [
                letters(ID)?.as_str().into(),
                self.shared().now().into(),
                reporter.into(),
                id.as_str().into(),
                (message.unwrap_or(0) as i64).into(),
                name.as_str().into(),
                said.as_str().into(),
                why.as_str().into(),
            ],
        );
        Ok(self.shared().store.run(vec![step]).map(drop)?)
    }

    /// Whether nobody can say more to the operator: this person, about this table, or anybody.
    fn is_crowded(&self, id: &TableId, reporter: Secret) -> Result<bool, TableError> {
        let own = Step::new(
            "SELECT count(*) FROM reports WHERE reporter = $1",
            [reporter.into()],
        );
        let here = Step::new(
            "SELECT count(*) FROM reports WHERE table_id = $1",
            [id.as_str().into()],
        );
        let all = Step::new("SELECT count(*) FROM reports", []);
        for (step, most) in [(own, OF_ONE), (here, OF_TABLE), (all, OF_ALL)] {
            let count = self.shared().store.rows(step)?;
            let count = count.first().map_or(Ok(0), |line| line.number(0))?;
            if count >= most {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What waits for the operator, the oldest first.
    pub fn reports(&self) -> Result<Vec<Report>, TableError> {
        let sql = "SELECT id, at, table_id, message, name, said, why FROM reports ORDER BY at, id";
        let lines = self.shared().store.rows(Step::new(sql, []))?;
        let read = |line: &Line| {
            let (name, tag) = name_and_tag(&line.text(4)?);
            Ok(Report {
                id: line.text(0)?,
                at: line.number(1)?,
                table: line.text(2)?,
                message: line.number(3)?.cast_unsigned(),
                name,
                tag,
                said: line.text(5)?,
                why: line.text(6)?,
            })
        };
        lines.iter().map(read).collect()
    }

    /// A report is done with.
    pub fn settle_report(&self, id: &str) -> Result<(), TableError> {
        self.one(Step::new("DELETE FROM reports WHERE id = $1", [id.into()]))
    }

    /// Closes a table in the name of the operator.
    pub fn shut(&self, id: &TableId) -> Result<(), TableError> {
        self.shared().at(id, |slot, table| {
            let draft = table.draft_close(self.shared().now())?;
            self.shared().commit(slot, table, draft).map(drop)
        })
    }

    /// Takes a table from the list of those that everybody sees.
    pub fn hide(&self, id: &TableId) -> Result<(), TableError> {
        let sql = "UPDATE tables SET public = $2, seating = seating + 1 WHERE id = $1";
        self.one(Step::new(sql, [id.as_str().into(), false.into()]))?;
        self.shared().reload(id)
    }

    /// Takes the words from a message.
    pub fn unsay(&self, id: &TableId, message: u64) -> Result<(), TableError> {
        let sql = "UPDATE talk SET text = $3, reaction = NULL WHERE table_id = $1 AND number = $2";
        let number = message as i64;
        let with = [id.as_str().into(), number.into(), HIDDEN.into()];
        self.one(Step::new(sql, with))?;
        self.shared().reload(id)
    }

    /// Shuts an account out, or lets it in again. Its devices are signed out.
    pub fn ban(&self, tag: &str, banned: bool) -> Result<(), TableError> {
        let sql = "UPDATE accounts SET banned = $2 WHERE tag = $1";
        self.one(Step::new(sql, [tag.into(), banned.into()]))?;
        let sql =
            "DELETE FROM devices WHERE person IN (SELECT person FROM accounts WHERE tag = $1)";
        let step = Step::new(sql, [tag.into()]);
        Ok(self.shared().store.run(vec![step]).map(drop)?)
    }
}

//! The end of an account, and what it may take with it: everything that is kept about somebody.

use crate::error::TableError;
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::sql::{Cell, Line, Step};
use crate::store::StoreError;
use crate::tables::Tables;
use orrery_core::Seat;
use serde_json::{Map, Value, json};

/// So many accounts are deleted at once, for nobody having used them.
const AT_ONCE: i64 = 50;

/// What somebody is called whose account was deleted because nobody used it.
const SOMEBODY: &str = "?";

impl Shared {
    /// See [`Tables::delete_account`].
    fn delete_account(&self, person: Secret, somebody: &str) -> Result<(), TableError> {
        let seats = self.seats_of(person)?;
        for (id, number, _) in &seats {
            let Some(seat) = u8::try_from(*number).ok().and_then(Seat::from_number) else {
                continue;
            };
            // Any other failure says that it is over, or that nobody can play there any more.
            if let Err(TableError::Store(error)) = self.leave(id, person, seat) {
                return Err(error.into());
            }
        }
        let mut steps = Vec::new();
        for (id, number, name) in &seats {
            steps.extend(forget_name(id, *number, name, somebody)?);
        }
        let last = [
            "DELETE FROM holders WHERE session = $1",
            "DELETE FROM mutes WHERE session = $1",
            "DELETE FROM invitations WHERE person = $1",
            "DELETE FROM listeners WHERE who = $1",
            "DELETE FROM notices WHERE who = $1",
            "DELETE FROM remarks WHERE who = $1",
            "DELETE FROM days_off WHERE who = $1",
            "DELETE FROM reports WHERE reporter = $1",
            "DELETE FROM accounts WHERE person = $1",
        ];
        steps.extend(last.map(|sql| Step::new(sql, [person.into()])));
        self.store.run(steps)?;
        self.read_again(seats.into_iter().map(|(id, ..)| id))
    }

    /// Deletes accounts that nobody has used since this moment.
    pub(crate) fn delete_unused(&self, before: i64) -> Result<usize, TableError> {
        let sql =
            "SELECT person FROM accounts WHERE active < $1 AND banned = 0 ORDER BY active LIMIT $2";
        let step = Step::new(sql, [before.into(), AT_ONCE.into()]);
        let unused = self.store.rows(step)?;
        for line in &unused {
            self.delete_account(line.secret(0)?, SOMEBODY)?;
        }
        Ok(unused.len())
    }
}

impl Tables {
    /// Deletes an account and all that is kept about it. Games that run are left; in all of them, and in what was said
    /// there, it is `somebody` from now on.
    pub fn delete_account(&self, person: Secret, somebody: &str) -> Result<(), TableError> {
        self.shared().delete_account(person, somebody)
    }

    /// Everything that is kept about a person.
    pub fn export(&self, person: Secret) -> Result<Value, TableError> {
        let account = self.account_of(person)?.ok_or(TableError::NotFound)?;
        let all = |sql, names: &[&str]| self.all(Step::new(sql, [person.into()]), names);
        let devices = all(
            "SELECT device, since, active FROM devices WHERE person = $1 ORDER BY since",
            &["device", "since", "active"],
        )?;
        let passkeys = all(
            "SELECT device, since, used FROM passkeys WHERE person = $1 ORDER BY since",
            &["device", "since", "used"],
        )?;
        let results = all(
            "SELECT table_id, game, at, players, place, points, won, rated, rating, change FROM results
             WHERE person = $1 ORDER BY at",
            &[
                "table", "game", "at", "players", "place", "points", "won", "rated", "rating", "change",
            ],
        )?;
        let ratings = all(
            "SELECT game, rating, doubt, games FROM ratings WHERE person = $1 ORDER BY game",
            &["game", "rating", "doubt", "games"],
        )?;
        let invitations = all(
            "SELECT table_id, host, at FROM invitations WHERE person = $1 ORDER BY at",
            &["table", "from", "at"],
        )?;
        let reports = all(
            "SELECT at, table_id, name, said, why FROM reports WHERE reporter = $1 ORDER BY at",
            &["at", "table", "name", "said", "why"],
        )?;
        let remarks = all(
            "SELECT table_id, ply, at, text FROM remarks WHERE who = $1 ORDER BY at",
            &["table", "choices", "at", "text"],
        )?;
        let away = all(
            "SELECT since, until FROM days_off WHERE who = $1 ORDER BY since",
            &["since", "until"],
        )?;
        let notices = all("SELECT text FROM listeners WHERE who = $1", &["settings"])?;
        let tables = self.shared().seats_of(person)?;
        let tables = tables
            .iter()
            .map(|(id, seat, name)| self.of_table(id, *seat, name));
        Ok(json!({
            "account": {
                "name": account.name,
                "tag": account.tag,
                "mail": account.mail,
                "public": account.public,
                "created": account.created,
                "active": account.active,
                "kept": account.kept,
            },
            "devices": devices,
            "passkeys": passkeys,
            "results": results,
            "ratings": ratings,
            "invitations": invitations,
            "reports": reports,
            "remarks": remarks,
            "notices": notices,
            "days_off": away,
            "tables": tables.collect::<Result<Vec<_>, _>>()?,
        }))
    }

    /// What a person did and said at a table.
    fn of_table(&self, id: &TableId, seat: i64, name: &str) -> Result<Value, TableError> {
        let choices = Step::new(
            "SELECT seq, at, choice FROM acts WHERE table_id = $1 AND seat = $2 AND choice IS NOT NULL ORDER BY seq",
            [id.as_str().into(), seat.into()],
        );
        let said = Step::new(
            "SELECT at, text, reaction FROM talk WHERE table_id = $1 AND author = $2 ORDER BY number",
            [id.as_str().into(), author(seat)],
        );
        Ok(json!({
            "table": id,
            "seat": seat,
            "name": name,
            "choices": self.all(choices, &["number", "at", "choice"])?,
            "said": self.all(said, &["at", "text", "reaction"])?,
        }))
    }

    fn all(&self, step: Step, names: &[&str]) -> Result<Vec<Value>, TableError> {
        let lines = self.shared().store.rows(step)?;
        let value = |cell: &Cell| match cell {
            Cell::Null | Cell::Bytes(_) => Value::Null,
            Cell::Number(number) => json!(number),
            Cell::Real(number) => json!(number),
            Cell::Text(text) => json!(text),
        };
        let object = |line: &Line| {
            let pairs = names.iter().zip(&line.0);
            let pairs = pairs.map(|(name, cell)| ((*name).to_owned(), value(cell)));
            Value::Object(pairs.collect::<Map<_, _>>())
        };
        Ok(lines.iter().map(object).collect())
    }
}

/// Who speaks in a seat, as the talk of a table keeps it.
fn author(seat: i64) -> Cell {
    Cell::Bytes(vec![seat as u8])
}

/// Takes a name from a seat, from what the log tells of it, and from what was said there.
fn forget_name(
    id: &TableId,
    seat: i64,
    name: &str,
    somebody: &str,
) -> Result<Vec<Step>, StoreError> {
    let text = |name: &str| {
        let name = serde_json::to_string(name);
        name.map(|name| format!("\"name\":{name}"))
            .map_err(|error| StoreError::Failed(error.to_string()))
    };
    let at = || (Cell::from(id.as_str()), Cell::from(seat));
    let (table, number) = at();
    let (before, after) = (text(name)?, text(somebody)?);
    Ok(vec![
        Step::new(
            "UPDATE tables SET seating = seating + 1 WHERE id = $1",
            [table.clone()],
        ),
        Step::new(
            "UPDATE seats SET name = $3 WHERE table_id = $1 AND seat = $2",
            [table.clone(), number.clone(), somebody.into()],
        ),
        Step::new(
            "UPDATE acts SET people = replace(people, $3, $4)
             WHERE table_id = $1 AND seat = $2 AND people IS NOT NULL",
            [
                table.clone(),
                number,
                before.as_str().into(),
                after.as_str().into(),
            ],
        ),
        Step::new(
            "UPDATE talk SET name = $3 WHERE table_id = $1 AND author = $2 AND name = $4",
            [table, author(seat), somebody.into(), name.into()],
        ),
    ])
}

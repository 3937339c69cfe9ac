//! The end of an account, and what it may take with it: everything that is kept about somebody.

use crate::error::TableError;
use crate::id::{Secret, TableId};
use crate::memory::Shared;
use crate::plan::hex;
use crate::sql::{Cell, Line, Step};
use crate::store::{Holder, StoreError};
use crate::table::{Draft, Table};
use crate::tables::Tables;
use orrery_core::Seat;
use serde_json::{Map, Value, json};

/// So many accounts are deleted at once, for nobody having used them.
const AT_ONCE: i64 = 50;

/// Where a person is named elsewhere than in a seat.
const LAST_NAMES: [&str; 3] = [
    "UPDATE talk SET name = $2 WHERE author = $1",
    "UPDATE invitations SET host = $2 WHERE table_id IN (SELECT id FROM tables WHERE host = $1)",
    // Who is named in a report is found by the tag behind the name.
    "UPDATE reports SET name = CAST($2 AS text) || '#'
     WHERE name LIKE '%#' || (SELECT tag FROM accounts WHERE person = $1)",
];

/// What is only theirs.
const LAST: [&str; 10] = [
    "DELETE FROM holders WHERE session = $1",
    "DELETE FROM stays WHERE person = $1",
    "DELETE FROM mutes WHERE session = $1",
    "DELETE FROM invitations WHERE person = $1",
    "DELETE FROM listeners WHERE who = $1",
    "DELETE FROM notices WHERE who = $1",
    "DELETE FROM remarks WHERE who = $1",
    "DELETE FROM days_off WHERE who = $1",
    "DELETE FROM reports WHERE reporter = $1",
    "DELETE FROM accounts WHERE person = $1",
];

/// What is exported of a person: its name, the statement, the names of the columns.
const OWN: [(&str, &str, &[&str]); 11] = [
    (
        "devices",
        "SELECT device, since, active, proved FROM devices WHERE person = $1 ORDER BY since",
        &["device", "since", "active", "proved"],
    ),
    (
        "passkeys",
        "SELECT device, since, used FROM passkeys WHERE person = $1 ORDER BY since",
        &["device", "since", "used"],
    ),
    (
        "results",
        "SELECT table_id, game, at, players, place, points, won, rated, rating, change FROM results
         WHERE person = $1 ORDER BY at",
        &[
            "table", "game", "at", "players", "place", "points", "won", "rated", "rating", "change",
        ],
    ),
    (
        "ratings",
        "SELECT game, rating, doubt, games FROM ratings WHERE person = $1 ORDER BY game",
        &["game", "rating", "doubt", "games"],
    ),
    (
        "invitations",
        "SELECT table_id, host, at FROM invitations WHERE person = $1 ORDER BY at",
        &["table", "from", "at"],
    ),
    (
        "reports",
        "SELECT at, table_id, name, said, why FROM reports WHERE reporter = $1 ORDER BY at",
        &["at", "table", "name", "said", "why"],
    ),
    (
        "remarks",
        "SELECT table_id, ply, at, text FROM remarks WHERE who = $1 ORDER BY at",
        &["table", "choices", "at", "text"],
    ),
    (
        "days_off",
        "SELECT since, until FROM days_off WHERE who = $1 ORDER BY since",
        &["since", "until"],
    ),
    (
        "notices",
        "SELECT text FROM listeners WHERE who = $1",
        &["settings"],
    ),
    (
        "said_as_a_watcher",
        "SELECT table_id, at, name, text, reaction FROM talk WHERE author = $1 ORDER BY at",
        &["table", "at", "name", "text", "reaction"],
    ),
    (
        "muted",
        "SELECT table_id, count(*) FROM mutes WHERE session = $1 GROUP BY table_id ORDER BY table_id",
        &["table", "people"],
    ),
];

/// What somebody is called whose account was deleted because nobody used it.
const SOMEBODY: &str = "?";

/// Somebody in a seat, now or once.
struct Stay {
    table: TableId,
    seat: i64,
    name: String,
    since: i64,
}

impl Shared {
    /// Notes who holds a seat until now, so that everything at a table that tells of somebody can be found. If what is drafted
    /// comes to nothing, that tells no more than who holds the seat.
    pub(crate) fn remember_stays(&self, table: &Table, draft: &Draft) -> Result<(), StoreError> {
        let Some(seating) = &draft.seating else {
            return Ok(());
        };
        let stays = |one: &Holder| {
            seating
                .holders
                .iter()
                .any(|other| other.number == one.number)
        };
        let gone = table.holders.iter().filter(|one| !stays(one));
        let step = |one: &Holder| {
            Step::new(
                "INSERT INTO stays (person, table_id, seat, name, since, until) VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (person, table_id, seat, since) DO UPDATE SET until = excluded.until",
                [
                    one.session.into(),
                    table.row.id.as_str().into(),
                    one.seat.into(),
                    table.seats[one.seat.index()].name.as_str().into(),
                    one.since.into(),
                    self.now().into(),
                ],
            )
        };
        let steps: Vec<Step> = gone.map(step).collect();
        match steps.is_empty() {
            true => Ok(()),
            false => self.store.run(steps).map(drop),
        }
    }

    /// Where somebody sits, and where they once did.
    fn stays(&self, person: Secret) -> Result<Vec<Stay>, TableError> {
        let sql = "SELECT holders.table_id, holders.seat, seats.name, holders.since FROM holders
             JOIN seats ON seats.table_id = holders.table_id AND seats.seat = holders.seat
             WHERE session = $1
             UNION ALL SELECT table_id, seat, name, since FROM stays WHERE person = $1";
        let lines = self.store.rows(Step::new(sql, [person.into()]))?;
        let read = |line: &Line| {
            Ok(Stay {
                table: line.table(0)?,
                seat: line.number(1)?,
                name: line.text(2)?,
                since: line.number(3)?,
            })
        };
        lines.iter().map(read).collect()
    }

    /// See [`Tables::delete_account`].
    fn delete_account(&self, person: Secret, somebody: &str) -> Result<(), TableError> {
        for (id, number, _) in self.seats_of(person)? {
            let Some(seat) = u8::try_from(number).ok().and_then(Seat::from_number) else {
                continue;
            };
            // Any other failure says that it is over, or that nobody can play there any more.
            if let Err(TableError::Store(error)) = self.leave(&id, person, seat) {
                return Err(error.into());
            }
        }
        let stays = self.stays(person)?;
        let mut steps = Vec::new();
        for stay in &stays {
            steps.extend(forget_name(stay, person, somebody)?);
        }
        steps.extend(self.forget_host(person)?);
        steps.extend(LAST_NAMES.map(|sql| Step::new(sql, [person.into(), somebody.into()])));
        steps.extend(LAST.map(|sql| Step::new(sql, [person.into()])));
        let sql = "SELECT DISTINCT table_id FROM talk WHERE author = $1";
        let heard = self.store.rows(Step::new(sql, [person.into()]))?;
        let heard: Vec<TableId> = heard
            .iter()
            .map(|line| line.table(0))
            .collect::<Result<_, _>>()?;
        self.store.run(steps)?;
        let sat = stays.into_iter().map(|stay| stay.table);
        self.read_again(sat.chain(heard))
    }

    /// What a host has others told of their tables goes with them.
    fn forget_host(&self, person: Secret) -> Result<Vec<Step>, StoreError> {
        let sql = "SELECT id FROM tables WHERE host = $1";
        let hosted = self.store.rows(Step::new(sql, [person.into()]))?;
        let ear = |line: &Line| {
            let ear = Tables::ear_of(&line.table(0)?);
            let sql = "DELETE FROM listeners WHERE who = $1";
            Ok(Step::new(sql, [ear.into()]))
        };
        hosted.iter().map(ear).collect()
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
        let mut export = json!({
            "account": {
                "name": account.name,
                "tag": account.tag,
                "mail": account.mail,
                "public": account.public,
                "created": account.created,
                "active": account.active,
                "kept": account.kept,
            },
            "notices_of_tables": self.hosted(person)?,
        });
        for (name, sql, columns) in OWN {
            export[name] = self.all(Step::new(sql, [person.into()]), columns)?.into();
        }
        let stays = self.shared().stays(person)?;
        let stays = stays.iter().map(|stay| self.of_table(person, stay));
        export["tables"] = stays.collect::<Result<Vec<_>, _>>()?.into();
        Ok(export)
    }

    /// What the tables of a host tell elsewhere.
    fn hosted(&self, person: Secret) -> Result<Vec<Value>, TableError> {
        let sql = "SELECT id FROM tables WHERE host = $1 ORDER BY id";
        let hosted = self.shared().store.rows(Step::new(sql, [person.into()]))?;
        let mut told = Vec::new();
        for line in &hosted {
            let id = line.table(0)?;
            let listener = self.listener(Self::ear_of(&id))?;
            told.extend(listener.map(|one| json!({"table": id, "settings": one.text})));
        }
        Ok(told)
    }

    /// What a person did and said at a table while they sat there, and what they plan.
    fn of_table(&self, person: Secret, stay: &Stay) -> Result<Value, TableError> {
        let (id, seat) = (stay.table.as_str(), stay.seat);
        let until = "SELECT until FROM stays WHERE person = $1 AND table_id = $2 AND seat = $3 AND since = $4";
        let until = Step::new(
            until,
            [person.into(), id.into(), seat.into(), stay.since.into()],
        );
        let until = self.shared().store.rows(until)?;
        let until = until.first().map(|line| line.number(0)).transpose()?;
        let then = (
            Cell::from(stay.since),
            Cell::from(until.unwrap_or(i64::MAX)),
        );
        let choices = Step::new(
            "SELECT seq, at, choice FROM acts WHERE table_id = $1 AND seat = $2 AND choice IS NOT NULL
             AND at BETWEEN $3 AND $4 ORDER BY seq",
            [id.into(), seat.into(), then.0.clone(), then.1.clone()],
        );
        let said = Step::new(
            "SELECT at, text, reaction FROM talk WHERE table_id = $1 AND author = $2
             AND at BETWEEN $3 AND $4 ORDER BY number",
            [id.into(), author(seat), then.0, then.1],
        );
        let plan = Step::new(
            "SELECT text FROM plans WHERE table_id = $1 AND seat = $2",
            [id.into(), seat.into()],
        );
        // That of whoever sat there before is none of theirs.
        let own = hex(person);
        let mine = |plan: &Value| {
            plan["plan"]
                .as_str()
                .is_some_and(|text| text.contains(&own))
        };
        let plan = match until {
            None => self.all(plan, &["plan"])?.pop().filter(mine),
            Some(_) => None,
        };
        Ok(json!({
            "table": id,
            "seat": seat,
            "name": stay.name,
            "since": stay.since,
            "until": until,
            "choices": self.all(choices, &["number", "at", "choice"])?,
            "said": self.all(said, &["at", "text", "reaction"])?,
            "plan": plan.map(|plan| plan["plan"].clone()),
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

/// Takes a name from a seat, from what the log has told of it since then, and from what was said there.
fn forget_name(stay: &Stay, person: Secret, somebody: &str) -> Result<Vec<Step>, StoreError> {
    let text = |name: &str| {
        let name = serde_json::to_string(name);
        name.map(|name| format!("\"name\":{name}"))
            .map_err(|error| StoreError::Failed(error.to_string()))
    };
    let (table, name) = (stay.table.as_str(), stay.name.as_str());
    let (before, after) = (text(name)?, text(somebody)?);
    Ok(vec![
        Step::new(
            "UPDATE tables SET seating = seating + 1 WHERE id = $1",
            [table.into()],
        ),
        // Somebody of the same name may sit there now.
        Step::new(
            "UPDATE seats SET name = $3 WHERE table_id = $1 AND seat = $2 AND name = $4
             AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.table_id = seats.table_id
                 AND holders.seat = seats.seat AND session <> $5)",
            [
                table.into(),
                stay.seat.into(),
                somebody.into(),
                name.into(),
                person.into(),
            ],
        ),
        Step::new(
            "UPDATE acts SET people = replace(people, $3, $4)
             WHERE table_id = $1 AND seat = $2 AND people IS NOT NULL AND at >= $5",
            [
                table.into(),
                stay.seat.into(),
                before.as_str().into(),
                after.as_str().into(),
                stay.since.into(),
            ],
        ),
        Step::new(
            "UPDATE talk SET name = $3 WHERE table_id = $1 AND author = $2 AND name = $4 AND at >= $5",
            [
                table.into(),
                author(stay.seat),
                somebody.into(),
                name.into(),
                stay.since.into(),
            ],
        ),
    ])
}

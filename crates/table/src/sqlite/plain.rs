//! Plain statements: see [`sql`](crate::sql).

use crate::sql::{Cell, Line, Step};
use crate::store::StoreError;
use rusqlite::types::{ToSqlOutput, Value, ValueRef};
use rusqlite::{Connection, ToSql, params_from_iter};

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Null => ToSqlOutput::Owned(Value::Null),
            Self::Number(number) => ToSqlOutput::Owned(Value::Integer(*number)),
            Self::Real(number) => ToSqlOutput::Owned(Value::Real(*number)),
            Self::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Self::Bytes(bytes) => ToSqlOutput::Borrowed(ValueRef::Blob(bytes)),
        })
    }
}

fn cell(value: ValueRef<'_>) -> Cell {
    match value {
        ValueRef::Null => Cell::Null,
        ValueRef::Integer(number) => Cell::Number(number),
        ValueRef::Real(number) => Cell::Real(number),
        ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Cell::Bytes(bytes.to_owned()),
    }
}

/// What only a database with several writers has to be told.
const LOCKS: [&str; 2] = [" FOR UPDATE SKIP LOCKED", " FOR KEY SHARE"];

fn words(sql: &str) -> String {
    let unlocked = LOCKS
        .iter()
        .fold(sql.to_owned(), |sql, lock| sql.replace(lock, ""));
    unlocked.replace('$', "?")
}

/// The rows that a statement gives back.
pub(super) fn run(db: &Connection, step: &Step) -> Result<Vec<Line>, StoreError> {
    let mut statement = db.prepare_cached(&words(step.sql))?;
    let params = params_from_iter(&step.with);
    let columns = statement.column_count();
    if columns == 0 {
        let done = statement.execute(params)?;
        return match done == 0 && step.must {
            true => Err(StoreError::Taken),
            false => Ok(Vec::new()),
        };
    }
    let lines = statement.query_map(params, |row| {
        let cells = (0..columns).map(|column| Ok(cell(row.get_ref(column)?)));
        Ok(Line(cells.collect::<rusqlite::Result<_>>()?))
    })?;
    let lines: Vec<Line> = lines.collect::<rusqlite::Result<_>>()?;
    match lines.is_empty() && step.must {
        true => Err(StoreError::Taken),
        false => Ok(lines),
    }
}

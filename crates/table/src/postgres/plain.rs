//! Plain statements: see [`sql`](crate::sql).

use super::pool::{Conn, failed};
use crate::sql::{Cell, Line, Step};
use crate::store::StoreError;
use tokio_postgres::Row;
use tokio_postgres::types::{ToSql, Type};

type Param = Box<dyn ToSql + Sync + Send>;

/// A value as a column of this type takes it.
fn param(cell: &Cell, kind: &Type) -> Param {
    match (cell, kind) {
        (Cell::Null, &Type::INT8) => Box::new(None::<i64>),
        (Cell::Null, &Type::FLOAT8) => Box::new(None::<f64>),
        (Cell::Null, &Type::BYTEA) => Box::new(None::<Vec<u8>>),
        (Cell::Null, _) => Box::new(None::<String>),
        (Cell::Number(number), &Type::BOOL) => Box::new(*number != 0),
        (Cell::Number(number), &Type::INT2) => Box::new(*number as i16),
        (Cell::Number(number), &Type::INT4) => Box::new(*number as i32),
        (Cell::Number(number), _) => Box::new(*number),
        (Cell::Real(number), _) => Box::new(*number),
        (Cell::Text(text), _) => Box::new(text.clone()),
        (Cell::Bytes(bytes), _) => Box::new(bytes.clone()),
    }
}

fn line(row: &Row) -> Result<Line, StoreError> {
    let cell = |(column, described): (usize, &tokio_postgres::Column)| {
        let cell = match *described.type_() {
            Type::INT8 => row.try_get::<_, Option<i64>>(column).map(Cell::from),
            Type::INT4 => {
                let number = row.try_get::<_, Option<i32>>(column);
                number.map(|number| number.map(i64::from).into())
            }
            Type::INT2 => {
                let number = row.try_get::<_, Option<i16>>(column);
                number.map(|number| number.map(i64::from).into())
            }
            Type::BOOL => row.try_get::<_, Option<bool>>(column).map(Cell::from),
            Type::FLOAT8 => row.try_get::<_, Option<f64>>(column).map(Cell::from),
            Type::BYTEA => row.try_get::<_, Option<&[u8]>>(column).map(Cell::from),
            _ => row.try_get::<_, Option<&str>>(column).map(Cell::from),
        };
        cell.map_err(|error| StoreError::Failed(error.to_string()))
    };
    let cells = row.columns().iter().enumerate().map(cell);
    Ok(Line(cells.collect::<Result<_, _>>()?))
}

/// The rows that a statement gives back.
pub(super) async fn run(conn: &mut Conn, step: &Step) -> Result<Vec<Line>, StoreError> {
    let statement = conn.statement(step.sql).await?;
    let params = step.with.iter().zip(statement.params());
    let params: Vec<Param> = params.map(|(cell, kind)| param(cell, kind)).collect();
    let params: Vec<&(dyn ToSql + Sync)> = params.iter().map(|one| &**one as _).collect();
    let (lines, done) = match statement.columns().is_empty() {
        true => {
            let done = conn.client.execute(&statement, &params).await;
            (Vec::new(), done.map_err(failed)? as usize)
        }
        false => {
            let rows = conn.client.query(&statement, &params).await;
            let rows = rows.map_err(failed)?;
            let lines: Result<Vec<Line>, _> = rows.iter().map(line).collect();
            (lines?, rows.len())
        }
    };
    match done == 0 && step.must {
        true => Err(StoreError::Taken),
        false => Ok(lines),
    }
}

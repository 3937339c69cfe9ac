//! Statements that mean the same in both databases, so that what is kept beside tables, accounts above all, is written
//! down once.
//!
//! Numbers are `INTEGER` or `bigint`, texts `TEXT`, fingerprints `BLOB` or `bytea`. Parameters are `$1` and so on. What
//! PostgreSQL has to lock (`FOR UPDATE SKIP LOCKED`, `FOR KEY SHARE`) is locked anyway in a file that one thread writes.

use crate::id::{Secret, TableId};
use crate::store::StoreError;
use orrery_core::Seat;

/// A value in a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// None.
    Null,
    /// A number, a moment, yes or no.
    Number(i64),
    /// A number with a fraction.
    Real(f64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

impl From<i64> for Cell {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u64> for Cell {
    fn from(number: u64) -> Self {
        Self::Number(number.cast_signed())
    }
}

impl From<Seat> for Cell {
    fn from(seat: Seat) -> Self {
        Self::Number(seat.number().into())
    }
}

impl From<bool> for Cell {
    fn from(yes: bool) -> Self {
        Self::Number(yes.into())
    }
}

impl From<f64> for Cell {
    fn from(number: f64) -> Self {
        Self::Real(number)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&[u8]> for Cell {
    fn from(bytes: &[u8]) -> Self {
        Self::Bytes(bytes.to_owned())
    }
}

impl From<Secret> for Cell {
    fn from(secret: Secret) -> Self {
        Self::Bytes(secret.as_bytes().to_vec())
    }
}

impl<T: Into<Self>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// One statement and its parameters.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// In words that both databases understand.
    pub sql: &'static str,
    /// `$1` and so on.
    pub with: Vec<Cell>,
    /// True if it has to concern a row; otherwise somebody else was first.
    pub must: bool,
}

impl Step {
    pub(crate) fn new<const N: usize>(sql: &'static str, with: [Cell; N]) -> Self {
        Self {
            sql,
            with: with.into(),
            must: false,
        }
    }

    /// [`StoreError::Taken`], and nothing is done, unless a row is concerned.
    pub(crate) fn must(mut self) -> Self {
        self.must = true;
        self
    }
}

/// A row.
#[derive(Clone, PartialEq, Debug)]
pub struct Line(pub Vec<Cell>);

impl Line {
    fn wrong(&self, column: usize) -> StoreError {
        StoreError::Failed(format!("column {column} of {:?}", self.0.get(column)))
    }

    pub(crate) fn number(&self, column: usize) -> Result<i64, StoreError> {
        match self.0.get(column) {
            Some(Cell::Number(number)) => Ok(*number),
            _ => Err(self.wrong(column)),
        }
    }

    pub(crate) fn yes(&self, column: usize) -> Result<bool, StoreError> {
        Ok(self.number(column)? != 0)
    }

    pub(crate) fn real(&self, column: usize) -> Result<f64, StoreError> {
        match self.0.get(column) {
            Some(Cell::Real(number)) => Ok(*number),
            _ => Err(self.wrong(column)),
        }
    }

    pub(crate) fn text(&self, column: usize) -> Result<String, StoreError> {
        match self.0.get(column) {
            Some(Cell::Text(text)) => Ok(text.clone()),
            _ => Err(self.wrong(column)),
        }
    }

    pub(crate) fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError> {
        match self.0.get(column) {
            Some(Cell::Bytes(bytes)) => Ok(bytes.clone()),
            _ => Err(self.wrong(column)),
        }
    }

    pub(crate) fn secret(&self, column: usize) -> Result<Secret, StoreError> {
        let bytes = self.bytes(column)?.try_into();
        let bytes = bytes.map_err(|_| self.wrong(column))?;
        Ok(Secret::from_bytes(bytes))
    }

    pub(crate) fn table(&self, column: usize) -> Result<TableId, StoreError> {
        let id = self.text(column)?.parse();
        id.map_err(|_| self.wrong(column))
    }

    pub(crate) fn seat(&self, column: usize) -> Result<Seat, StoreError> {
        let number = u8::try_from(self.number(column)?).ok();
        let seat = number.and_then(Seat::from_number);
        seat.ok_or_else(|| self.wrong(column))
    }

    /// A value that may be missing.
    pub(crate) fn maybe<T>(
        &self,
        column: usize,
        read: impl FnOnce(&Self, usize) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        match self.0.get(column) {
            Some(Cell::Null) => Ok(None),
            _ => read(self, column).map(Some),
        }
    }
}

//! What Python hands over, and what is said of it if it cannot be used.

use crate::{IllegalAction, option_error};
use orrery_bots::BotKind;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyString};
use std::ops::RangeInclusive;

/// Most games of a batch: more would not fit into the memory of most machines.
const MOST_GAMES: u64 = 1 << 16;

/// Most threads of a batch.
const MOST_THREADS: u64 = 1024;

/// A whole number that an option takes; an error that names the option for anything else.
fn whole(given: &Bound<'_, PyAny>, option: &str, range: &RangeInclusive<u64>) -> PyResult<u64> {
    let number = given.extract().ok().filter(|number| range.contains(number));
    number
        .filter(|_| !given.is_instance_of::<PyBool>())
        .ok_or_else(|| {
            let (first, last) = (range.start(), range.end());
            option_error(format!(
                "option {option}: a whole number from {first} to {last}, not {given:?}"
            ))
        })
}

/// Makes the types of options that are whole numbers.
macro_rules! options {
    ($($(#[$doc:meta])* $name:ident = $option:literal, $range:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(crate) struct $name(pub(crate) u64);

        impl<'py> FromPyObject<'_, 'py> for $name {
            type Error = PyErr;
            fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
                whole(&given, $option, &$range).map(Self)
            }
        }
    )*};
}

options! {
    /// The seed of a game or of a bot.
    Seed = "seed", 0..=u64::MAX;
    /// How many games a batch has.
    Size = "size", 1..=MOST_GAMES;
    /// How many threads a batch has; 0 for one per core.
    Threads = "threads", 0..=MOST_THREADS;
}

/// The bot with this name, which an option was given.
pub(crate) fn bot(option: &str, name: &str) -> PyResult<BotKind> {
    name.parse()
        .map_err(|error: orrery_bots::UnknownBot| option_error(format!("option {option}: {error}")))
}

/// The index of an action.
#[derive(Clone, Copy)]
pub(crate) struct Index(pub(crate) i64);

impl<'py> FromPyObject<'_, 'py> for Index {
    type Error = PyErr;
    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let number = !given.is_instance_of::<PyBool>();
        if let Some(index) = given.extract().ok().filter(|_| number) {
            return Ok(Self(index));
        }
        let given = &*given;
        Err(IllegalAction::new_err(
            match number && given.is_instance_of::<PyInt>() {
                true => format!("action {given} does not exist"),
                false => {
                    format!("an action is an index or the text of a choice, not {given:?}")
                }
            },
        ))
    }
}

/// An action: its index, or the text of its choice.
pub(crate) enum Action {
    Index(i64),
    Text(String),
}

impl<'py> FromPyObject<'_, 'py> for Action {
    type Error = PyErr;
    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match given.is_instance_of::<PyString>() {
            true => given.extract().map(Self::Text),
            false => given.extract().map(|Index(index)| Self::Index(index)),
        }
    }
}

//! The games as a Python module, `orrery_games._engine`.
//!
//! | module | owns |
//! |---|---|
//! | (here) | the module, its exceptions, what the games are called |
//! | `one` | one game behind an object-safe face |
//! | `lanes` | many games side by side |
//! | `game` | the classes `Game` and `Bot` |
//! | `batch` | the class `Batch` |
//! | `given` | what Python hands over, and what is said of it if it cannot be used |
//! | `guard` | where panics end |
//!
//! Everything that takes long runs without Python's lock. A panic becomes a `RuntimeError`. Deliberately absent: rules,
//! encodings, whatever plain Python can do.

mod batch;
mod game;
mod given;
mod guard;
mod lanes;
mod one;

use given::Index;
use guard::safely;
use lanes::{Lanes, Plan};
use one::Playable;
use orrery_core::Entry;
use orrery_encode::{ActionKind, Encode, Order, Part};
use orrery_kepler::Kepler;
use orrery_seti::Seti;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;
use std::fmt::Display;

create_exception!(
    orrery_games,
    IllegalAction,
    PyValueError,
    "An action that is not possible now. It says which rule forbids it; nothing has changed."
);
create_exception!(
    orrery_games,
    OptionError,
    PyValueError,
    "Options that make no game. It names the option."
);

/// What Python may ask of a kind of game before there is one.
#[derive(Clone, Copy)]
struct Kind {
    entry: Entry,
    actions: usize,
    features: usize,
    start: one::Start,
    lanes: fn(Plan) -> Result<Box<dyn Lanes>, String>,
    kinds: fn() -> Vec<ActionKind>,
    parts: fn() -> Result<Vec<Part>, String>,
    orders: fn() -> Vec<Order>,
    text: fn(usize) -> Option<String>,
    index: fn(&str) -> Option<usize>,
}

impl Kind {
    const fn of<G: Playable>() -> Self {
        Self {
            entry: Entry::of::<G>(),
            actions: G::ACTIONS,
            features: G::FEATURES,
            start: one::start::<G>,
            lanes: lanes::lanes::<G>,
            kinds: G::kinds,
            parts: parts::<G>,
            orders: G::orders,
            text: |index| G::choice(index).map(|choice| choice.to_string()),
            index: |text| {
                let choice: G::Choice = text.parse().ok()?;
                let index = G::index(choice)?;
                (choice.to_string() == text).then_some(index)
            },
        }
    }
}

fn parts<G: Encode>() -> Result<Vec<Part>, String> {
    let options = serde_json::json!({ "players": 4 });
    let options = orrery_core::entry::parse_options::<G>(&options);
    let game = options.and_then(|options| G::new(&options, 0));
    Ok(orrery_encode::parts(
        &game.map_err(|error| error.to_string())?,
    ))
}

const KINDS: [Kind; 2] = [Kind::of::<Seti>(), Kind::of::<Kepler>()];

/// The kind of game with this name.
fn kind(id: &str) -> Result<Kind, String> {
    let known = KINDS.into_iter().find(|kind| kind.entry.info.id == id);
    known.ok_or_else(|| format!("option game: there is no `{id}`; there are seti and kepler"))
}

fn option_error(error: String) -> PyErr {
    OptionError::new_err(error)
}

/// The options of a game as they are given in Python.
fn options(options: Option<&Bound<'_, PyDict>>) -> PyResult<Value> {
    let Some(options) = options else {
        return Ok(Value::Object(serde_json::Map::new()));
    };
    let json = options.py().import("json")?;
    let mut read = serde_json::Map::new();
    for (name, value) in options.iter() {
        let name: String = name.extract()?;
        let wrong = |error: &dyn Display| option_error(format!("option {name}: {error}"));
        let text = json.call_method1("dumps", (value,));
        let text: String = text.map_err(|error| wrong(&error))?.extract()?;
        let value = serde_json::from_str(&text).map_err(|error| wrong(&error))?;
        read.insert(name, value);
    }
    Ok(Value::Object(read))
}

/// How many indices the actions of a game have.
#[pyfunction]
fn actions(game: &str) -> PyResult<usize> {
    Ok(kind(game).map_err(option_error)?.actions)
}

/// How many numbers an observation of a game has.
#[pyfunction]
fn features(game: &str) -> PyResult<usize> {
    Ok(kind(game).map_err(option_error)?.features)
}

/// The text of the choice with this index.
#[pyfunction]
fn action_text(game: &str, action: Index) -> PyResult<String> {
    let kind = kind(game).map_err(option_error)?;
    let unknown = || {
        format!(
            "action {} does not exist; there are 0 to {}",
            action.0,
            kind.actions - 1
        )
    };
    let text = usize::try_from(action.0).ok();
    let text = text.map(|action| safely(|| (kind.text)(action)));
    text.transpose()?
        .flatten()
        .ok_or_else(|| IllegalAction::new_err(unknown()))
}

/// The index of the choice with this text.
#[pyfunction]
fn action_index(game: &str, text: &str) -> PyResult<usize> {
    let kind = kind(game).map_err(option_error)?;
    let unknown = || format!("`{text}` is not a choice of this game");
    safely(|| (kind.index)(text))?.ok_or_else(|| IllegalAction::new_err(unknown()))
}

/// The kinds of actions: first words, first index, how many.
#[pyfunction]
fn action_table(game: &str) -> PyResult<Vec<(&'static str, usize, usize)>> {
    let kind = kind(game).map_err(option_error)?;
    let kinds = safely(|| (kind.kinds)())?;
    Ok(kinds
        .iter()
        .map(|kind| (kind.form, kind.first, kind.count))
        .collect())
}

/// The parts of an observation: name, meaning, first place, how many.
#[pyfunction]
fn feature_table(game: &str) -> PyResult<Vec<(String, &'static str, usize, usize)>> {
    let kind = kind(game).map_err(option_error)?;
    let parts = safely(|| (kind.parts)())?.map_err(option_error)?;
    let row = |part: Part| (part.name, part.meaning, part.first, part.count);
    Ok(parts.into_iter().map(row).collect())
}

/// The lists that places of an observation are counted by: the names that meanings have between `*`, and what they list.
#[pyfunction]
fn feature_lists(game: &str) -> PyResult<Vec<(&'static str, Vec<String>)>> {
    let kind = kind(game).map_err(option_error)?;
    let orders = safely(|| (kind.orders)())?.into_iter();
    Ok(orders.map(|order| (order.name, order.values)).collect())
}

/// SETI and Kepler-3042 as fast games for programs.
#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add("OptionError", py.get_type::<OptionError>())?;
    module.add("ENCODING", orrery_encode::VERSION)?;
    module.add("BOUND", orrery_encode::BOUND)?;
    module.add("VERSION", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::Game>()?;
    module.add_class::<game::Bot>()?;
    module.add_class::<batch::Batch>()?;
    module.add_function(wrap_pyfunction!(actions, module)?)?;
    module.add_function(wrap_pyfunction!(features, module)?)?;
    module.add_function(wrap_pyfunction!(action_text, module)?)?;
    module.add_function(wrap_pyfunction!(action_index, module)?)?;
    module.add_function(wrap_pyfunction!(action_table, module)?)?;
    module.add_function(wrap_pyfunction!(feature_table, module)?)?;
    module.add_function(wrap_pyfunction!(feature_lists, module)?)?;
    Ok(())
}

//! The classes `Game` and `Bot`.

use crate::given::{Action, Seed, bot};
use crate::guard::{Guarded, safely};
use crate::one::{self, Single};
use crate::{IllegalAction, kind, option_error};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use orrery_bots::{BotKind, Intention};
use orrery_core::{Decision, Seat, Viewer};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Mutex;

/// One game of SETI or Kepler-3042.
///
/// `Game("seti", seed=7, players=2)`: what follows the seed are the options of the game. The same options and seed give
/// the same game.
#[pyclass(module = "orrery_games")]
pub(crate) struct Game {
    pub(crate) one: Guarded<dyn Single>,
    id: &'static str,
    seats: usize,
    actions: usize,
    features: usize,
}

impl Game {
    pub(crate) fn of(one: Box<dyn Single>) -> PyResult<Self> {
        let kind = kind(one.id()).map_err(option_error)?;
        let seats = safely(|| one.seats())?;
        Ok(Self {
            one: Guarded::new(one),
            id: kind.entry.info.id,
            seats,
            actions: kind.actions,
            features: kind.features,
        })
    }

    fn decision(&self) -> PyResult<Option<Decision>> {
        self.one.ask(Single::decision)
    }

    fn seat_of(&self, seat: usize) -> PyResult<Seat> {
        let known = Seat::new(seat).filter(|seat| seat.index() < self.seats);
        known.ok_or_else(|| {
            PyIndexError::new_err(format!("seat {seat}: there are 0 to {}", self.seats - 1))
        })
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, seed = Seed(0), **options), text_signature = "(game, seed=0, **options)")]
    fn new(game: &str, seed: Seed, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let kind = kind(game).map_err(option_error)?;
        let options = crate::options(options)?;
        Self::of(safely(|| (kind.start)(&options, seed.0))?.map_err(option_error)?)
    }

    /// The game that a record tells, after so many choices; the whole record is checked.
    #[staticmethod]
    #[pyo3(signature = (text, plies = None))]
    fn from_record(py: Python<'_>, text: &str, plies: Option<usize>) -> PyResult<Self> {
        let one = py.detach(|| safely(|| one::read(text, plies)))?;
        Self::of(one.map_err(PyValueError::new_err)?)
    }

    /// The record of the game so far. `names` says who sits where.
    #[pyo3(signature = (names = None))]
    fn record(&self, py: Python<'_>, names: Option<Vec<String>>) -> PyResult<String> {
        let seats = 1..=self.seats;
        let names = names.unwrap_or_else(|| seats.map(|seat| format!("player {seat}")).collect());
        let one = &self.one;
        let record = py.detach(|| one.ask(|one| one.record(names)))?;
        record.map_err(PyValueError::new_err)
    }

    /// `seti` or `kepler`.
    #[getter]
    fn game(&self) -> &'static str {
        self.id
    }

    /// How many seats decide.
    #[getter]
    fn players(&self) -> usize {
        self.seats
    }

    /// The seat that decides, counted from 0; `None` when the game is over.
    #[getter]
    fn seat(&self) -> PyResult<Option<usize>> {
        Ok(self.decision()?.map(|decision| decision.seat.index()))
    }

    /// What it decides about.
    #[getter]
    fn about(&self) -> PyResult<Option<&'static str>> {
        Ok(self.decision()?.map(|decision| decision.about))
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> PyResult<bool> {
        Ok(self.decision()?.is_none())
    }

    /// The indices of the legal actions.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        self.one.ask(|one| PyArray1::from_slice(py, one.legal()))
    }

    /// The texts of the legal choices, in the order of `legal()`.
    fn choices(&self) -> PyResult<Vec<String>> {
        self.one.ask(Single::texts)
    }

    /// 1 for every legal action, 0 for all others.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = PyArray1::zeros(py, self.actions, false);
        let mut open = mask.try_readwrite()?;
        let places = open.as_slice_mut()?;
        self.one.ask(|one| {
            for &index in one.legal() {
                places[index as usize] = 1;
            }
        })?;
        drop(open);
        Ok(mask)
    }

    /// Plays an action, by its index or by the text of its choice.
    fn play(&mut self, action: Action) -> PyResult<()> {
        let played = self.one.tell(|one| match action {
            Action::Index(index) => one.play(index),
            Action::Text(text) => one.play_text(&text),
        })?;
        played.map_err(IllegalAction::new_err)
    }

    /// What a seat may know, as numbers. `out` is written to if it is given.
    #[pyo3(signature = (seat, out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat_of(seat)?;
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.features, false));
        let mut open: PyReadwriteArray1<'py, f32> = out.try_readwrite()?;
        let places = open.as_slice_mut()?;
        if places.len() != self.features {
            let (has, needs) = (places.len(), self.features);
            return Err(PyValueError::new_err(format!(
                "out has {has} places, not {needs}"
            )));
        }
        self.one.ask(|one| one.observe(seat, places))?;
        drop(open);
        Ok(out)
    }

    /// What a seat may know, in JSON; what everybody may know if no seat is given.
    #[pyo3(signature = (seat = None))]
    fn view_json(&self, seat: Option<usize>) -> PyResult<String> {
        let viewer = match seat {
            Some(seat) => Viewer::Seat(self.seat_of(seat)?),
            None => Viewer::Spectator,
        };
        self.one.ask(|one| one.view(viewer))
    }

    /// An independent copy.
    fn clone(&self) -> PyResult<Self> {
        Self::of(self.one.ask(Single::fork)?)
    }

    fn __copy__(&self) -> PyResult<Self> {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.clone()
    }

    /// Another complete game that this seat cannot tell from this one: all that is hidden from it is dealt anew.
    fn determinize(&self, seat: usize, seed: Seed) -> PyResult<Self> {
        let seat = self.seat_of(seat)?;
        Self::of(self.one.ask(|one| one.determinize(seat, seed.0))?)
    }

    /// A fingerprint of the whole state, equal on every platform.
    fn hash(&self) -> PyResult<u64> {
        self.one.ask(Single::hash)
    }

    /// The points of every side as everybody can count them now; sides beyond the seats are played by the rules.
    fn points(&self) -> PyResult<Vec<i32>> {
        self.one.ask(Single::points)
    }

    /// The result: for every side its points and whether it won; `None` while the game goes on.
    fn outcome(&self) -> PyResult<Option<Vec<(i32, bool)>>> {
        let Some(outcome) = self.one.ask(Single::outcome)? else {
            return Ok(None);
        };
        let sides = outcome.sides.iter();
        Ok(Some(sides.map(|side| (side.score, side.won)).collect()))
    }

    /// Has bots play all seats to the end.
    #[pyo3(signature = (bot = "random", seed = Seed(0)), text_signature = "($self, bot='random', seed=0)")]
    fn playout(&mut self, py: Python<'_>, bot: &str, seed: Seed) -> PyResult<()> {
        let kind = self::bot("bot", bot)?;
        let one = &mut self.one;
        py.detach(|| one.tell(|one| one.playout(kind, seed.0)))
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err(
            "a Game cannot be pickled: send its record() and read it with Game.from_record()",
        ))
    }

    /// Breaks off as a mistake of the engine would; only so can a test see what comes of one.
    #[expect(clippy::panic, reason = "this is what it is for")]
    fn _break_off(&mut self) -> PyResult<()> {
        self.one.tell(|_| panic!("on purpose"))
    }

    fn __repr__(&self) -> PyResult<String> {
        let id = self.id;
        Ok(match self.decision()? {
            Some(Decision { seat, about }) => {
                let seat = seat.index();
                format!("<Game {id}: seat {seat} decides about {about}>")
            }
            None => format!("<Game {id}: over>"),
        })
    }
}

/// One of Orrery's bots: `novice`, `standard`, `expert`, `greedy`, `random`, or `search:NODES`.
///
/// It sees what its seat may know. One bot plays one seat of one game.
#[pyclass(module = "orrery_games")]
pub(crate) struct Bot {
    kind: BotKind,
    seed: u64,
    intention: Mutex<Intention>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = Seed(0)), text_signature = "(name, seed=0)")]
    fn new(name: &str, seed: Seed) -> PyResult<Self> {
        Ok(Self {
            kind: bot("name", name)?,
            seed: seed.0,
            intention: Mutex::default(),
        })
    }

    /// The action that it would play now.
    fn choose(&mut self, py: Python<'_>, game: &Bound<'_, Game>) -> PyResult<i32> {
        self.seed = self.seed.wrapping_add(1);
        let (kind, seed) = (self.kind, self.seed);
        let game = game.try_borrow()?;
        let (one, intention) = (&game.one, &self.intention);
        let chosen = py.detach(|| {
            one.ask(|one| one.decide(kind, seed, &mut orrery_outside::lock(intention)))
        })?;
        chosen.ok_or_else(|| PyRuntimeError::new_err("the game is over"))
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err(
            "a Bot cannot be pickled: make one with its name and a seed",
        ))
    }
}

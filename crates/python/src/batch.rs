//! The class `Batch`.

use crate::game::Game;
use crate::given::{Seed, Size, Threads, bot};
use crate::guard::{Guarded, safely};
use crate::lanes::{Lanes, Plan, Rows, Sheet};
use crate::{IllegalAction, kind, option_error};
use numpy::ndarray::Dimension;
use numpy::{Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use orrery_core::MAX_SEATS;
use orrery_encode::CHOICES;
use orrery_outside::{Pool, lock};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::Mutex;

/// Many games side by side, stepped together on all cores.
///
/// The arrays are written in place by `reset` and `step`: copy what is to be kept. Games that are over begin anew.
#[pyclass(module = "orrery_games")]
pub(crate) struct Batch {
    lanes: Mutex<Guarded<dyn Lanes>>,
    pool: Option<Pool>,
    /// The process whose threads these are.
    process: u32,
    size: usize,
    /// Which seat decides in each game.
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
    /// How many legal actions each game has.
    #[pyo3(get)]
    counts: Py<PyArray1<i32>>,
    /// The legal actions of each game; only the first `counts` of a row are meant.
    #[pyo3(get)]
    legal: Py<PyArray2<i32>>,
    /// 1 for each legal action of each game; empty unless asked for.
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    /// What the seat that decides may know in each game; empty unless asked for.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// The points of every side as everybody can count them; empty unless asked for.
    #[pyo3(get)]
    points: Py<PyArray2<f32>>,
    /// By game and seat: 1 or -1 in the step that ended a game, otherwise 0.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// By game and side: the final scores of the last game that ended.
    #[pyo3(get)]
    scores: Py<PyArray2<f32>>,
    /// Whether the last step ended a game; what else is shown is of the new one.
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
}

/// A step of all lanes.
type Work = fn(&mut dyn Lanes, Sheet<'_>, Option<&Pool>);

impl Batch {
    /// Does something with all lanes, while the arrays are ours and Python's lock is not.
    fn run(&mut self, py: Python<'_>, work: Work) -> PyResult<()> {
        self.check_process()?;
        let mut seats = self.seats.bind(py).try_readwrite()?;
        let mut counts = self.counts.bind(py).try_readwrite()?;
        let mut legal = self.legal.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut points = self.points.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut scores = self.scores.bind(py).try_readwrite()?;
        let mut dones = self.dones.bind(py).try_readwrite()?;
        let size = self.size.max(1);
        fn rows<T>(all: &mut [T], size: usize) -> Rows<'_, T> {
            let width = all.len() / size;
            Rows { all, width }
        }
        let sheet = Sheet {
            seats: rows(seats.as_slice_mut()?, size),
            counts: rows(counts.as_slice_mut()?, size),
            legal: rows(legal.as_slice_mut()?, size),
            masks: rows(masks.as_slice_mut()?, size),
            observations: rows(observations.as_slice_mut()?, size),
            points: rows(points.as_slice_mut()?, size),
            rewards: rows(rewards.as_slice_mut()?, size),
            scores: rows(scores.as_slice_mut()?, size),
            dones: rows(dones.as_slice_mut()?, size),
        };
        let (lanes, pool) = (&self.lanes, self.pool.as_ref());
        py.detach(|| lock(lanes).tell(|lanes| work(lanes, sheet, pool)))
    }

    /// Threads do not follow into the child of a fork; waiting for them would never end.
    fn check_process(&self) -> PyResult<()> {
        if self.pool.is_some() && self.process != std::process::id() {
            return Err(PyRuntimeError::new_err(
                "this batch was made before a fork, and its threads stayed behind: make one in the new process, or use threads=1",
            ));
        }
        Ok(())
    }

    fn lane(&self, lane: usize) -> PyResult<usize> {
        let known = Some(lane).filter(|&lane| lane < self.size);
        known.ok_or_else(|| {
            PyIndexError::new_err(format!("game {lane}: there are 0 to {}", self.size - 1))
        })
    }
}

/// An array of zeros. Python makes it, so that what does not fit into memory is a `MemoryError`.
fn zeros<T: Element, D: Dimension, const N: usize>(
    py: Python<'_>,
    shape: [usize; N],
) -> PyResult<Py<PyArray<T, D>>> {
    let shape = PyTuple::new(py, shape)?;
    let array = py
        .import("numpy")?
        .call_method1("zeros", (shape, numpy::dtype::<T>(py)))?;
    Ok(array.cast_into::<PyArray<T, D>>()?.unbind())
}

/// Whole numbers of either size.
fn numbers(actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = actions.extract::<PyReadonlyArray1<'_, i32>>() {
        return Ok(array
            .as_array()
            .iter()
            .map(|&action| action.into())
            .collect());
    }
    let array = actions.extract::<PyReadonlyArray1<'_, i64>>();
    let array = array.map_err(|_| {
        PyTypeError::new_err("actions must be an array of int32 or int64, one for each game")
    })?;
    Ok(array.as_array().iter().copied().collect())
}

#[pymethods]
impl Batch {
    /// `Batch("kepler", 1024, players=4)`: so many games with these options. Game `i` has the seed `seed + i`, the next one in its place `seed + i + size`
    /// and so on. `threads` is 0 for one per core. `bots` names a bot for each seat, `None` for seats that actions are
    /// given for.
    #[new]
    #[pyo3(signature = (
        game, size = Size(256), seed = Seed(0), *, threads = Threads(0), bots = Vec::new(),
        masks = false, observations = true, points = false, **options
    ), text_signature = "(game, size=256, seed=0, *, threads=0, bots=(), masks=False, observations=True, points=False, **options)")]
    #[expect(
        clippy::too_many_arguments,
        clippy::needless_pass_by_value,
        reason = "in Python they have names, and lists are copied on the way here"
    )]
    fn new(
        py: Python<'_>,
        game: &str,
        size: Size,
        seed: Seed,
        threads: Threads,
        bots: Vec<Option<String>>,
        masks: bool,
        observations: bool,
        points: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let (size, threads) = (size.0 as usize, threads.0 as usize);
        let kind = kind(game).map_err(option_error)?;
        let bots = bots
            .iter()
            .map(|name| name.as_deref().map(|name| bot("bots", name)).transpose());
        let plan = Plan {
            options: crate::options(options)?,
            lanes: size,
            seed: seed.0,
            bots: bots.collect::<PyResult<_>>()?,
        };
        let lanes = safely(|| (kind.lanes)(plan))?.map_err(option_error)?;
        let pool = (threads != 1).then(|| Pool::new(threads)).transpose();
        let pool = pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        let wide = |wanted: bool, width: usize| [size, if wanted { width } else { 0 }];
        let mut batch = Self {
            lanes: Mutex::new(Guarded::new(lanes)),
            pool,
            process: std::process::id(),
            size,
            seats: zeros(py, [size])?,
            counts: zeros(py, [size])?,
            legal: zeros(py, [size, CHOICES])?,
            masks: zeros(py, wide(masks, kind.actions))?,
            observations: zeros(py, wide(observations, kind.features))?,
            points: zeros(py, wide(points, MAX_SEATS))?,
            rewards: zeros(py, [size, MAX_SEATS])?,
            scores: zeros(py, [size, MAX_SEATS])?,
            dones: zeros(py, [size])?,
        };
        batch.reset(py)?;
        Ok(batch)
    }

    /// Begins all games anew, with the seeds of the beginning.
    fn reset(&mut self, py: Python<'_>) -> PyResult<()> {
        self.run(py, |lanes, sheet, pool| lanes.reset(sheet, pool))
    }

    /// Plays one action in each game, then the bots; games that are over begin anew. If one action is not possible,
    /// none is played.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = numbers(actions)?;
        if actions.len() != self.size {
            let (has, needs) = (actions.len(), self.size);
            return Err(PyValueError::new_err(format!(
                "{has} actions for {needs} games"
            )));
        }
        self.check_process()?;
        let lanes = &self.lanes;
        let picked = py.detach(|| lock(lanes).tell(|lanes| lanes.pick(&actions)))?;
        picked.map_err(IllegalAction::new_err)?;
        self.run(py, |lanes, sheet, pool| lanes.step(sheet, pool))
    }

    /// A copy of one of the games.
    fn game(&self, game: usize) -> PyResult<Game> {
        let place = self.lane(game)?;
        let game = lock(&self.lanes).ask(|lanes| lanes.get(place))?;
        Game::of(game.ok_or_else(|| PyIndexError::new_err("there is no such game"))?)
    }

    /// Puts copies of games in the place of others: `[(3, game), …]`, all or none of them. A game goes on where it
    /// stands, with its own record, after the bots of this batch, made anew with a seed from its position, have played
    /// on to the next decision. The game that follows it has the seed that it would have had without. `dones`, `rewards`
    /// and `scores` stay those of the last step.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "lists are copied on the way here"
    )]
    fn put(&mut self, py: Python<'_>, games: Vec<(usize, PyRef<'_, Game>)>) -> PyResult<()> {
        let mut lanes = lock(&self.lanes);
        for (place, game) in &games {
            self.lane(*place)?;
            let fits = game.one.ask(|one| lanes.ask(|lanes| lanes.fits(one)))??;
            fits.map_err(PyValueError::new_err)?;
        }
        for (place, game) in &games {
            game.one
                .ask(|one| lanes.tell(|lanes| lanes.put(*place, one)))??;
        }
        drop(lanes);
        self.run(py, |lanes, sheet, pool| lanes.show(sheet, pool))
    }

    /// Breaks off in the middle of its games as a mistake of the engine would; only so can a test see what comes of one.
    fn _break_off(&mut self, py: Python<'_>) -> PyResult<()> {
        self.run(py, |lanes, sheet, pool| lanes.break_off(sheet, pool))
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err(
            "a Batch cannot be pickled: make one in each process",
        ))
    }

    fn __len__(&self) -> usize {
        self.size
    }
}

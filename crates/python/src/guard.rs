//! Where panics end. A panic is a mistake of ours: Python gets a `RuntimeError`, not the end of the program.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs something that may panic.
pub(crate) fn safely<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        let text = text.unwrap_or("no message");
        PyRuntimeError::new_err(format!("a mistake in the engine, please report it: {text}"))
    })
}

/// Something that is reached only through calls that may panic. What broke off while it changed may be in any state, so
/// nobody gets to see it again.
pub(crate) struct Guarded<T: ?Sized> {
    broken: bool,
    inner: Box<T>,
}

impl<T: ?Sized> Guarded<T> {
    pub(crate) fn new(inner: Box<T>) -> Self {
        let broken = false;
        Self { broken, inner }
    }

    /// Asks for something and changes nothing.
    pub(crate) fn ask<R>(&self, work: impl FnOnce(&T) -> R) -> PyResult<R> {
        self.whole()?;
        safely(|| work(&self.inner))
    }

    /// Changes something.
    pub(crate) fn tell<R>(&mut self, work: impl FnOnce(&mut T) -> R) -> PyResult<R> {
        self.whole()?;
        let done = safely(|| work(&mut self.inner));
        self.broken = done.is_err();
        done
    }

    fn whole(&self) -> PyResult<()> {
        match self.broken {
            false => Ok(()),
            true => Err(PyRuntimeError::new_err(
                "an earlier call broke off half-way; make a new one",
            )),
        }
    }
}

//! Counts what random games reach. Compiled only with the feature `coverage`.

use crate::op::{Addr, Cond, Op};
use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, MutexGuard};

/// How often something was reached.
#[derive(Default)]
pub struct Counts {
    /// Instructions by address.
    pub code: BTreeMap<Addr, u64>,
    /// Conditions by their form: how often false and true.
    pub conditions: BTreeMap<String, [u64; 2]>,
}

static COUNTS: LazyLock<Mutex<Counts>> = LazyLock::new(Mutex::default);

/// The counts so far.
pub fn counts() -> MutexGuard<'static, Counts> {
    COUNTS
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

pub(crate) fn op(pc: Addr, _op: Op) {
    *counts().code.entry(pc).or_default() += 1;
}

pub(crate) fn condition(cond: Cond, holds: bool) {
    counts().conditions.entry(format!("{cond:?}")).or_default()[usize::from(holds)] += 1;
}

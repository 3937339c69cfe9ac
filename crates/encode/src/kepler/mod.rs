//! Kepler-3042 as numbers.

mod actions;
mod orders;
mod vector;

use crate::{ActionKind, Encode, Order, Pen};
use orrery_core::{Decision, Seat};
use orrery_kepler::{Choice, Kepler, View};

impl Encode for Kepler {
    const ACTIONS: usize = actions::ACTIONS;
    const FEATURES: usize = 1621;

    fn index(choice: Choice) -> Option<usize> {
        actions::index(choice)
    }

    fn choice(index: usize) -> Option<Choice> {
        actions::choice(index)
    }

    fn kinds() -> Vec<ActionKind> {
        actions::kinds()
    }

    fn orders() -> Vec<Order> {
        orders::orders()
    }

    fn write(view: &View, seat: Seat, decision: Option<Decision>, pen: &mut Pen<'_>) {
        vector::write(view, seat, decision, pen);
    }
}

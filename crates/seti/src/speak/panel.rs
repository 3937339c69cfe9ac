//! The position as tables.

use crate::view::View;
use orrery_core::Panel;

pub(super) fn all(_: &View) -> Vec<Panel> {
    Vec::new()
}

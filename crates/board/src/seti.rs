//! The board.
use crate::{Drawing, Scene};
pub(crate) fn draw(_scene: &Scene<'_>) -> Option<Drawing> {
    None
}

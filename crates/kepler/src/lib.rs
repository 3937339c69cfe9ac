//! The rules of Kepler-3042 for 1 to 4 players.

pub mod map;
pub mod names;
pub mod op;
pub mod pack;
pub mod placement;
pub mod read;

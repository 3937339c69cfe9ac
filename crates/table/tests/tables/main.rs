//! Tables on a real SQLite file.

mod kit;
mod play;

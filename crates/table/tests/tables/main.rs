//! Tables on a real SQLite file.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up shall fail"
)]

mod bots;
mod kit;
mod memory;
mod packs;
mod people;
mod play;
mod seats;
mod secrecy;
mod undo;

//! Tables on a real SQLite file. Most of these tests run over PostgreSQL too: see `tests/postgres`.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up shall fail"
)]

mod accounts;
mod bots;
mod file;
mod kit;
mod memory;
mod old;
mod packs;
mod people;
mod personal;
mod place;
mod planning;
mod play;
mod rated;
mod seats;
mod secrecy;
mod talk;
mod teach;
mod time;
mod undo;

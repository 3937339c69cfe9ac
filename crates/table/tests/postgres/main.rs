//! The tests of tables once more, over PostgreSQL; and what only several servers can show.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot be set up shall fail"
)]

#[path = "../tables/accounts.rs"]
mod accounts;
#[path = "../tables/bots.rs"]
mod bots;
mod cluster;
#[path = "../tables/kit.rs"]
mod kit;
#[path = "../tables/memory.rs"]
mod memory;
mod moving;
#[path = "../tables/old.rs"]
mod old;
#[path = "../tables/packs.rs"]
mod packs;
#[path = "../tables/people.rs"]
mod people;
#[path = "../tables/personal.rs"]
mod personal;
mod place;
#[path = "../tables/play.rs"]
mod play;
#[path = "../tables/rated.rs"]
mod rated;
#[path = "../tables/seats.rs"]
mod seats;
#[path = "../tables/secrecy.rs"]
mod secrecy;
mod servers;
#[path = "../tables/talk.rs"]
mod talk;
#[path = "../tables/teach.rs"]
mod teach;
#[path = "../tables/time.rs"]
mod time;
mod trouble;
#[path = "../tables/undo.rs"]
mod undo;

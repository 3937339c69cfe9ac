//! The tests of tables once more, over rows that somebody else writes down; and bots that think elsewhere.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot be set up shall fail; the kit is for more tests than these"
)]

#[path = "../tables/bots.rs"]
mod bots;
#[path = "../tables/kit.rs"]
mod kit;
#[path = "../tables/people.rs"]
mod people;
mod place;
#[path = "../tables/play.rs"]
mod play;
mod rows;
#[path = "../tables/secrecy.rs"]
mod secrecy;
#[path = "../tables/talk.rs"]
mod talk;
mod tasks;
#[path = "../tables/teach.rs"]
mod teach;
#[path = "../tables/time.rs"]
mod time;
#[path = "../tables/undo.rs"]
mod undo;

//! The doors to the outside that several crates go through: the clock, random numbers, threads.
//!
//! Nothing else asks the system for these (`cargo xtask tidy` looks), so a test can set the clock, and a
//! place that has none of them, such as a browser, has to replace only this crate. The other doors belong
//! to one crate each: the disk to the store and the packs of `table` and the key file of `web`, sockets to
//! the server of `web`.

mod clock;
mod random;
mod threads;

pub use clock::Clock;
pub use random::{NoRandom, fill, number};
pub use threads::{NoThreads, Pool, lock, start};

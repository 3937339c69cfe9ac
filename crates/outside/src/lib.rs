//! The doors to the outside that several crates go through: the clock, random numbers, threads.
//!
//! Nothing else asks the system for these (`cargo xtask tidy` looks), so a test can set the clock, and in a
//! browser, which has none of them, only this crate is another one: there `give` says what the time is. The other
//! doors belong to one crate each: the disk to the store and the packs of `table` and the key file of `web`, sockets to
//! the server of `web`.

mod clock;
mod random;
mod threads;

#[cfg_attr(target_family = "wasm", path = "alone.rs")]
mod pool;
#[cfg_attr(target_family = "wasm", path = "browser.rs")]
mod system;

pub use clock::Clock;
pub use pool::{NoThreads, Pool};
pub use random::{NoRandom, fill, number};
#[cfg(target_family = "wasm")]
pub use system::{Given, give};
pub use threads::{lock, start};

//! The server as operators run it: the real binary, started, stopped, killed, copied, configured.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests may panic too"
)]

mod backup;
mod disk;
mod fuzz;
mod kill;
mod kit;
mod power;
mod proxies;
mod settings;

//! The server as operators run it: the real binary, started, stopped, killed, copied, configured.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests may panic too"
)]

mod backup;
#[path = "../../../table/tests/postgres/cluster.rs"]
mod cluster;
mod disk;
mod fuzz;
mod kill;
mod kit;
mod many;
mod power;
mod proxies;
mod relay;
mod settings;

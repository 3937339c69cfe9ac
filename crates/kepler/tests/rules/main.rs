//! The numbered rules of Kepler-3042, one module for each section.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "a test that cannot be set up shall fail"
)]
#![allow(
    clippy::type_complexity,
    clippy::wrong_self_convention,
    reason = "tests are tables, and `to_the_end` is where a game goes"
)]

mod cards;
mod k01_components;
mod k02_setup;
mod k03_players;
mod k04_terms;
mod k05_course;
mod k06_choosing;
mod k07_actions;
mod k08_bonus;
mod k09_ships;
mod k10_recall;
mod k11_cleanup;
mod k12_tracks;
mod k13_technologies;
mod k14_end;
mod k15_solo;
mod k16_edge_cases;
mod k17_holes;
mod k18_rulings;
mod k19_examples;
mod k20_data;
mod objectives;
mod planets;
mod refusals;
mod table;

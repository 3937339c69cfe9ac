//! Tests of the rules of SETI, a module for each section of the rules (or part of a large one) and for each
//! group of cards. Each test cites the rules it would catch being broken. `table` is the prepared position
//! they all start from; `rival` and `objectives` add words for solo games.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "a test that cannot be set up shall fail"
)]

mod impossible;
mod objectives;
mod reasons;
mod rival;
mod table;

mod cards;
mod s01_setup;
mod s02_end_of_turn;
mod s02_turns;
mod s03_main_actions;
mod s04_free_actions;
mod s05_movement;
mod s05_rotation;
mod s06_scan;
mod s06_sectors;
mod s06_telescopes;
mod s07_computer;
mod s08_cards;
mod s08_missions;
mod s09_technology;
mod s10_discovery;
mod s10_milestones;
mod s11_traces;
mod s12_passing;
mod s13_scoring;
mod s14_capsules;
mod s14_mascamites;
mod s15_anomalies;
mod s16_oumuamua;
mod s17_centaurians;
mod s18_exertians;
mod s19_action_cards;
mod s19_flight;
mod s19_log;
mod s19_passing_and_end;
mod s19_research;
mod s19_scan;
mod s19_setup;
mod s19_species;
mod s19_traces;
mod s19_turns;
mod s20_objectives;
mod s20_rounds;
mod s20_tiles;
mod s21_boards;
mod s21_cards;
mod s21_movement;
mod s21_probes;
mod s21_scanning;
mod s21_secrets;
mod s21_species;
mod species_cards;

//! Tests of the rules of SETI. Each cites the rules it would catch being broken; `table` is the prepared
//! position they all start from.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "a test that cannot be set up shall fail"
)]

mod table;

mod alien_cards_1;
mod alien_cards_2;
mod alien_cards_3;
mod cards_001_046;
mod cards_047_092;
mod cards_093_138;
mod s01_s04;
mod s05;
mod s06_s07;
mod s08_s09;
mod s10_s13;
mod s14_s16;
mod s17_s18;
mod s19_actions;
mod s19_log;
mod s19_rival;
mod s20_objectives;
mod s21_rulings;

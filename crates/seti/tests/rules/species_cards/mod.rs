//! Species cards (ET.1 to ET.55), a module for each species; [`printed`] checks what is printed on them.

mod anomalies;
mod centaurians;
mod exertians;
mod mascamites;
mod oumuamua;
mod printed;

use crate::table::Table;
use orrery_seti::names::Species;

/// Mascamites and Anomalies discovered, the card in seat 1's hand.
pub fn with(card: &str) -> Table {
    let mut t = Table::met();
    t.hand(1, card);
    t
}

/// The tile lies on r3s5, in front of 61 Virginis and in the sector of Earth.
pub fn oumuamua(text: &str) -> Table {
    let mut t = Table::with_left(2, Species::Oumuamua);
    t.hand(1, text);
    t
}

/// Without message tiles, so that only waiting cards are resolved.
pub fn centaurians(text: &str) -> Table {
    let mut t = Table::with_left(2, Species::Centaurians);
    t.hand(1, text).no_milestones();
    t.s.players.iter_mut().for_each(|player| player.message = 0);
    t
}

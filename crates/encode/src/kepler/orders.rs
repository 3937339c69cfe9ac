//! What places of the vector of Kepler-3042 are counted by.

use super::vector::ABOUT;
use crate::Order;
use orrery_kepler::names::{PLANETS, Source, Tech, Zone};
use orrery_kepler::pack::PackRef;

pub(super) fn orders() -> Vec<Order> {
    let pack = PackRef::builtin();
    vec![
        Order::of("decision", ABOUT),
        Order::of("planet", 1..=PLANETS),
        Order::of("technology", Tech::NAMES),
        Order::of("main action", pack.board),
        Order::of("source", Source::NAMES),
        Order::of("zone", Zone::NAMES),
        Order::of("objective", pack.objectives.iter().map(|card| &card.id)),
        Order::of("progress card", pack.cards.iter().map(|card| &card.id)),
        Order::of("campaign", pack.campaigns.iter().map(|one| &one.id)),
    ]
}

//! What places of the vector of SETI are counted by.

use crate::Order;
use orrery_seti::names::{
    About, Body, CARDS, Card, Color, Gold, HAND_CARDS, Income, Moon, PLANETS, PROJECTS, SPACES,
    Source, Space, Species, Star, Tech, TileBonus, Trace,
};
use orrery_seti::pack::{Kind, pack};

pub(super) fn orders() -> Vec<Order> {
    let circles = (0..CARDS).filter(|&card| pack().cards[card].kind == Kind::Triggered);
    vec![
        Order::of("decision", About::NAMES),
        Order::of("technology", Tech::NAMES),
        Order::of("income", Income::NAMES),
        Order::of("card", cards(0, HAND_CARDS)),
        Order::of("species card", cards(PROJECTS, HAND_CARDS)),
        Order::of("Exertian card", cards(HAND_CARDS, CARDS)),
        Order::of("mission with circles", circles.map(Card::at)),
        Order::of("trace", Trace::NAMES),
        Order::of("source", Source::NAMES),
        Order::of("space", (0..SPACES).map(Space::at)),
        Order::of("body", Body::NAMES),
        Order::of("planet", &Body::NAMES[..PLANETS]),
        Order::of("moon", Moon::NAMES),
        Order::of("star", Star::NAMES),
        Order::of("color", Color::NAMES),
        Order::of("bonus", TileBonus::NAMES),
        Order::of("gold tile", Gold::NAMES),
        Order::of("species", Species::NAMES),
        Order::of("sample", 1..=7),
        Order::of(
            "objective",
            pack().solo.objectives.iter().map(|one| &one.id),
        ),
    ]
}

fn cards(first: usize, end: usize) -> impl Iterator<Item = Card> {
    (first..end).map(Card::at)
}

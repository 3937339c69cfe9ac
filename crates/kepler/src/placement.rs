//! Where tiles may lie, and placing them at random (K2.3–K2.5).

use crate::map::{Hexes, Map, Print};
use orrery_core::Rng;
use orrery_core::rng::Stream;

/// How many tiles a game with so many players has (K2.3).
#[must_use]
pub const fn tiles(players: u8) -> usize {
    match players {
        4 => 36,
        3 => 30,
        _ => 24,
    }
}

/// True if a hex may hold a tile as far as the printed board goes: empty space next to a star but not
/// next to Sol, and with few players not next to the larger stars (K2.4).
#[must_use]
pub fn suits(map: &Map, index: usize, players: u8) -> bool {
    let beside = |print| map.is_beside(index, print);
    let forbidden = beside(Print::Sol)
        || players <= 3 && beside(Print::Triple)
        || players <= 2 && beside(Print::Binary);
    let mut prints = Print::ALL.iter();
    map.is_space(index) && prints.any(|&print| print.is_star() && beside(print)) && !forbidden
}

/// All hexes that suit.
fn sites(map: &Map, players: u8) -> Hexes {
    let hexes = 0..map.spots().len();
    hexes.filter(|&hex| suits(map, hex, players)).collect()
}

/// One try to place all tiles, each on a hex drawn from all that are still allowed (K2.5). `None` if there
/// is no such hex before all tiles lie.
#[must_use]
pub fn place(map: &Map, players: u8, stream: &mut Stream) -> Option<Vec<usize>> {
    place_on(sites(map, players), map, players, stream)
}

fn place_on(mut sites: Hexes, map: &Map, players: u8, stream: &mut Stream) -> Option<Vec<usize>> {
    let mut placed = Vec::with_capacity(tiles(players));
    while placed.len() < tiles(players) {
        let hex = sites.iter().nth(stream.below(sites.len()))?;
        placed.push(hex);
        sites.remove(hex);
        map.around(hex).for_each(|beside| sites.remove(beside));
    }
    Some(placed)
}

/// How many seeds [`possible`] tries, and how many of them must do, so that a few tries always suffice.
const TRIES: (u64, usize) = (64, 8);

/// True if tiles for so many players can be placed at random without endless tries.
#[must_use]
pub fn possible(map: &Map, players: u8) -> bool {
    let (tries, enough) = TRIES;
    let sites = sites(map, players);
    let placed = |seed: &u64| {
        let mut rng = Rng::new(*seed);
        rng.with(|stream| place_on(sites, map, players, stream).is_some())
    };
    (0..tries).filter(placed).take(enough).count() == enough
}

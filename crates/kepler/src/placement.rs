//! Where tiles may lie, and placing them at random (K2.3–K2.5).

use crate::map::{Map, Print};
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
    let mut by_star = false;
    for beside in map.around(index) {
        let print = map.spot(beside).print;
        let forbidden = match print {
            Print::Sol => true,
            Print::Triple => players <= 3,
            Print::Binary => players <= 2,
            Print::Space | Print::Single | Print::SagittariusA => false,
        };
        if forbidden {
            return false;
        }
        by_star |= print.is_star();
    }
    by_star && map.is_space(index)
}

/// All hexes that suit.
fn sites(map: &Map, players: u8) -> Vec<usize> {
    let hexes = 0..map.spots().len();
    hexes.filter(|&hex| suits(map, hex, players)).collect()
}

/// One try to place all tiles, each on a hex drawn from all that are still allowed (K2.5). `None` if there
/// is no such hex before all tiles lie.
#[must_use]
pub fn place(map: &Map, players: u8, stream: &mut Stream) -> Option<Vec<usize>> {
    place_on(sites(map, players), map, players, stream)
}

fn place_on(
    mut sites: Vec<usize>,
    map: &Map,
    players: u8,
    stream: &mut Stream,
) -> Option<Vec<usize>> {
    let mut placed = Vec::new();
    while placed.len() < tiles(players) {
        if sites.is_empty() {
            return None;
        }
        let hex = sites[stream.below(sites.len())];
        placed.push(hex);
        sites.retain(|&site| site != hex && map.around(hex).all(|beside| beside != site));
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
        rng.with(|stream| place_on(sites.clone(), map, players, stream).is_some())
    };
    (0..tries).filter(placed).take(enough).count() == enough
}

//! The galaxy board from its two pictures.
//!
//! A picture has one text for each row of hexes. The hexes of a row stand two characters apart, and each
//! row is shifted by one character against the next, as on the table: the hex in row `r` at character `x`,
//! both counted from 0, has the coordinates `q = (x - r) / 2` and `r`. `board` shows what is printed,
//! `zones` in which zone each hex lies.

use super::PackError;
use super::check::Check;
use super::form::GalaxyForm;
use crate::map::{HEXES, Hex, Map, Print};
use crate::names::Zone;
use crate::placement;
use std::collections::BTreeMap;

/// A larger picture is refused: coordinates must fit.
const MAX_SIDE: usize = 120;

fn print(sign: char) -> Option<Print> {
    Some(match sign {
        '.' => Print::Space,
        '1' => Print::Single,
        '2' => Print::Binary,
        '3' => Print::Triple,
        '@' => Print::Sol,
        '#' => Print::SagittariusA,
        _ => return None,
    })
}

fn zone(sign: char) -> Option<Zone> {
    Some(match sign {
        's' => Zone::Short,
        'm' => Zone::Medium,
        'l' => Zone::Long,
        _ => return None,
    })
}

/// The signs of a picture by their hexes.
fn signs<T>(rows: &[String], read: fn(char) -> Option<T>, at: &mut Check<'_>) -> BTreeMap<Hex, T> {
    let mut found = BTreeMap::new();
    at.need(rows.len() <= MAX_SIDE, || {
        format!("more than {MAX_SIDE} rows")
    });
    for (row, text) in rows.iter().enumerate().take(MAX_SIDE) {
        let mut at = at.at(&format!("/{row}"));
        at.need(text.chars().count() <= MAX_SIDE, || {
            format!("longer than {MAX_SIDE} characters")
        });
        for (column, sign) in text.chars().enumerate().take(MAX_SIDE) {
            if sign == ' ' {
                continue;
            }
            let Some(meaning) = read(sign) else {
                at.fail(format!("`{sign}` at character {column} means nothing"));
                continue;
            };
            if column % 2 != row % 2 {
                at.fail(format!(
                    "`{sign}` at character {column} is not in line with the other hexes of this row"
                ));
                continue;
            }
            let q = (column as i16 - row as i16) / 2;
            found.insert(Hex::new(q as i8, row as i8), meaning);
        }
    }
    found
}

/// The map, if everything about it is right.
pub(crate) fn read(form: &GalaxyForm, errors: &mut Vec<PackError>) -> Option<Map> {
    let before = errors.len();
    let mut at = Check::file("galaxy.json", errors);
    at.source(form);
    let board = signs(&form.board, print, &mut at.at("/board"));
    let mut zones = signs(&form.zones, zone, &mut at.at("/zones"));
    let mut hexes = Vec::new();
    for (hex, print) in board {
        match zones.remove(&hex) {
            Some(zone) => hexes.push((hex, print, zone)),
            None => at
                .at("/zones")
                .fail(format!("the zone of hex {hex} is missing")),
        }
    }
    for hex in zones.keys() {
        at.at("/zones")
            .fail(format!("hex {hex} is not on the board"));
    }
    // Row by row, as people read.
    hexes.sort_unstable_by_key(|(hex, ..)| (hex.r, hex.q));
    check_counts(&hexes, &mut at);
    if errors.len() > before {
        return None;
    }
    let mut at = Check::file("galaxy.json", errors);
    match Map::new(&hexes) {
        Err(problem) => {
            at.fail(problem);
            None
        }
        Ok(map) => {
            check_map(&map, &mut at);
            Some(map)
        }
    }
}

fn check_counts(hexes: &[(Hex, Print, Zone)], at: &mut Check<'_>) {
    let count = |is: &dyn Fn(Print) -> bool| hexes.iter().filter(|hex| is(hex.1)).count();
    at.at("/board").need(hexes.len() <= HEXES, || {
        format!("hexes: {} instead of {HEXES} at most", hexes.len())
    });
    for (what, found, wanted) in [
        ("Sol", count(&|print| print == Print::Sol), 1),
        (
            "Sagittarius A*",
            count(&|print| print == Print::SagittariusA),
            1,
        ),
    ] {
        at.at("/board").need(found == wanted, || {
            format!("{what}: {found} instead of {wanted}")
        });
    }
    for &zone in Zone::ALL {
        at.at("/zones")
            .need(hexes.iter().any(|hex| hex.2 == zone), || {
                format!("no hex lies in the zone `{zone}`")
            });
    }
}

fn check_map(map: &Map, at: &mut Check<'_>) {
    let is_space = |index: &usize| map.spot(*index).print == Print::Space;
    for (index, spot) in map.spots().iter().enumerate() {
        let around = map.around(index).filter(is_space).count();
        let hex = spot.hex;
        match spot.print {
            Print::Sol => {
                at.at("/board").need(around == 6, || {
                    format!("Sol at {hex} must have six hexes of empty space around it (K9.5)")
                });
                at.at("/zones").need(spot.zone == Zone::Short, || {
                    format!("Sol at {hex} must lie in the short-range zone (K4.11)")
                });
            }
            Print::Single | Print::Binary | Print::Triple => {
                at.at("/board").need(around > 0, || {
                    format!("the star at {hex} has no empty space beside it")
                });
            }
            Print::Space | Print::SagittariusA => {}
        }
    }
    let lost = unreachable(map);
    at.at("/board").need(lost.is_none(), || {
        let hex = lost.unwrap_or_default();
        format!("the empty space at {hex} cannot be reached from Sol")
    });
    for players in 2..=4 {
        at.at("/board").need(placement::possible(map, players), || {
            let tiles = placement::tiles(players);
            format!("{tiles} tiles cannot be placed for {players} players (K2.4)")
        });
    }
}

/// Some empty space that no ship could ever reach.
fn unreachable(map: &Map) -> Option<Hex> {
    let mut seen = vec![false; map.spots().len()];
    let mut todo: Vec<usize> = map.find(map.sol()).into_iter().collect();
    while let Some(index) = todo.pop() {
        for beside in map.around(index) {
            if map.spot(beside).print == Print::Space && !seen[beside] {
                seen[beside] = true;
                todo.push(beside);
            }
        }
    }
    let spots = map.spots().iter().zip(seen);
    let mut lost = spots.filter(|(spot, seen)| spot.print == Print::Space && !seen);
    lost.next().map(|(spot, _)| spot.hex)
}

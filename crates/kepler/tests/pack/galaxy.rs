//! Galaxy boards and the tiles on them.

use crate::{Files, errors, within_limits};
use orrery_core::Rng;
use orrery_kepler::map::Print;
use orrery_kepler::pack::PackRef;
use orrery_kepler::placement;
use serde_json::Value;
use std::collections::BTreeSet;

#[test]
fn another_star_map_is_accepted() {
    let mut files = Files::builtin();
    for picture in ["board", "zones"] {
        let rows = files.0["galaxy.json"][picture].as_array().unwrap();
        // 19 rows upside down keep their even and odd ones apart.
        let turned: Vec<Value> = rows.iter().rev().cloned().collect();
        files.change("galaxy.json", &format!("/{picture}"), Some(turned.into()));
    }
    let pack = files.read().unwrap();
    assert_ne!(pack.hash, PackRef::builtin().hash);
    assert_eq!(pack.map.sol().r, 18 - PackRef::builtin().map.sol().r);
    within_limits(&pack);

    // The board need not be a rectangle.
    let mut files = Files::builtin();
    for (picture, sign) in [("board", "."), ("zones", "l")] {
        let row = |n: usize| format!("/{picture}/{n}");
        let text = |n: usize| {
            files.0["galaxy.json"][picture][n]
                .as_str()
                .unwrap()
                .to_owned()
        };
        let (first, second) = (text(0), text(1));
        let shorter = first[..first.len() - 2].to_owned();
        files.change("galaxy.json", &row(0), Some(shorter.into()));
        files.change(
            "galaxy.json",
            &row(1),
            Some(format!("{second} {sign}").into()),
        );
    }
    within_limits(&files.read().unwrap());
}

/// Swaps the signs of two hexes of the galaxy board.
fn swap(files: &mut Files, (row, column): (usize, usize), (to_row, to_column): (usize, usize)) {
    let board = files.0.get_mut("galaxy.json").unwrap()["board"]
        .as_array_mut()
        .unwrap();
    let mut rows: Vec<Vec<u8>> = board
        .iter()
        .map(|row| row.as_str().unwrap().as_bytes().to_vec())
        .collect();
    let sign = rows[row][column];
    rows[row][column] = rows[to_row][to_column];
    rows[to_row][to_column] = sign;
    *board = rows
        .into_iter()
        .map(|row| String::from_utf8(row).unwrap().into())
        .collect();
}

#[test]
fn galaxy_boards_that_cannot_be_played_are_refused() {
    // A star beside Sol, which stands in row 15 at character 21.
    let mut files = Files::builtin();
    swap(&mut files, (15, 23), (13, 27));
    let told = errors(files.read());
    assert!(
        told.iter()
            .any(|error| error.contains("Sol at 3,15 must have six")),
        "{told:?}"
    );
    // The corner of row 0 cut off by two stars.
    let mut files = Files::builtin();
    swap(&mut files, (0, 2), (1, 11));
    swap(&mut files, (1, 1), (1, 19));
    let told = errors(files.read());
    assert!(
        told.iter()
            .any(|error| error.contains("0,0 cannot be reached")),
        "{told:?}"
    );
    // All stars on a heap leave no room for the tiles.
    let mut files = Files::builtin();
    let stars: Vec<(usize, usize)> = (0..19)
        .flat_map(|row| (0..44).map(move |column| (row, column)))
        .filter(|&at| b"123".contains(&sign(&files, at)))
        .collect();
    for star in stars {
        let heap = (15..19).flat_map(|row| (0..6).map(move |n| (row, 32 + 2 * n + row % 2)));
        let free = heap
            .into_iter()
            .find(|&at| sign(&files, at) == b'.')
            .unwrap();
        swap(&mut files, star, free);
    }
    let told = errors(files.read());
    let told = told
        .iter()
        .any(|error| error.contains("36 tiles cannot be placed for 4"));
    assert!(told);
}

fn sign(files: &Files, (row, column): (usize, usize)) -> u8 {
    let row = files.0["galaxy.json"]["board"][row].as_str().unwrap();
    *row.as_bytes().get(column).unwrap_or(&b' ')
}

/// K2.3, K2.4: tiles lie as they should.
#[test]
fn tiles_are_placed_by_the_rules() {
    let map = &PackRef::builtin().map;
    for (players, tiles) in [(1, 24), (2, 24), (3, 30), (4, 36)] {
        for seed in 0..50 {
            let placed = Rng::new(seed).with(|stream| placement::place(map, players, stream));
            let placed = placed.unwrap();
            assert_eq!(placed.iter().collect::<BTreeSet<_>>().len(), tiles);
            for &hex in &placed {
                assert_eq!(map.spot(hex).print, Print::Space);
                let around: Vec<Print> = map.around(hex).map(|hex| map.spot(hex).print).collect();
                assert!(around.iter().any(|print| print.is_star()));
                assert!(!around.contains(&Print::Sol));
                assert!(players == 4 || !around.contains(&Print::Triple));
                assert!(players >= 3 || !around.contains(&Print::Binary));
                assert!(!map.around(hex).any(|hex| placed.contains(&hex)));
            }
        }
    }
}

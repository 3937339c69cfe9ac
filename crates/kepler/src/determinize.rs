//! Another complete game that looks the same to a viewer: everything hidden is dealt anew.

use crate::names::{CARDS, OBJECTIVES};
use crate::state::{Kepler, TILES, What};
use orrery_core::plain::List;
use orrery_core::{Rng, Seat, Viewer};

/// See [`orrery_core::Game::determinize`].
pub(crate) fn determinize(state: &Kepler, viewer: Viewer, seed: u64) -> Kepler {
    let mut state = *state;
    let mut rng = Rng::new(seed);
    rng.with(|stream| {
        let mut tiles = hidden_tiles(&state);
        tiles.sort_unstable(); // what is dealt must not depend on the truth
        stream.shuffle(&mut tiles);
        for tile in state.tiles.iter_mut().filter(|tile| !tile.up) {
            tile.what = tiles.pop().unwrap_or_default();
        }
        for what in state.pile.iter_mut() {
            *what = tiles.pop().unwrap_or_default();
        }

        let mut cards: List<u8, CARDS> = state
            .deck
            .iter()
            .chain(state.boxed.iter())
            .copied()
            .collect();
        cards.sort_unstable();
        stream.shuffle(&mut cards);
        for card in state.deck.iter_mut().chain(state.boxed.iter_mut()) {
            *card = cards.pop().unwrap_or_default();
        }
        state.boxed.sort_unstable();

        if !state.stack.is_empty() {
            let hidden = |seat: &Seat| !viewer.is(*seat);
            let others = || Seat::first(state.players.len()).filter(hidden);
            let held = others().filter_map(|seat| state.player(seat).objective);
            let mut cards: List<u8, OBJECTIVES> = held.chain(state.spare.iter().copied()).collect();
            cards.sort_unstable();
            stream.shuffle(&mut cards);
            for seat in others().collect::<List<Seat, 4>>().iter() {
                if let Some(objective) = &mut state.player_mut(*seat).objective {
                    *objective = cards.pop().unwrap_or_default();
                }
            }
            cards.sort_unstable();
            state.spare = cards;
        }
    });
    state.rng = rng;
    state
}

/// Tiles that nobody has seen.
fn hidden_tiles(state: &Kepler) -> List<What, TILES> {
    let face_down = state.tiles.iter().filter(|tile| !tile.up);
    let face_down = face_down.map(|tile| tile.what);
    face_down.chain(state.pile.iter().copied()).collect()
}

/// Where the state holds what a viewer does not know: see [`orrery_core::Game::secrets`].
pub(crate) fn pointers(game: &Kepler, viewer: Viewer) -> Vec<String> {
    let mut secrets = vec!["/rng".to_owned()];
    let tiles = hidden_tiles(game);
    // The last kind of tiles is no secret.
    if tiles.iter().any(|what| *what != tiles[0]) {
        let tiles = game.tiles.iter().enumerate().filter(|(_, tile)| !tile.up);
        secrets.extend(tiles.map(|(index, _)| format!("/tiles/{index}/what")));
        secrets.extend((0..game.pile.len()).map(|index| format!("/pile/{index}")));
    }
    if game.deck.len() + game.boxed.len() > 1 {
        secrets.extend((0..game.deck.len()).map(|index| format!("/deck/{index}")));
    }
    if !game.deck.is_empty() {
        secrets.push("/box".to_owned());
    }
    if !game.is_solo() && !game.stack.is_empty() {
        let others = Seat::first(game.players.len()).filter(|&seat| !viewer.is(seat));
        secrets.extend(others.map(|seat| format!("/players/{}/objective", seat.index())));
        secrets.push("/spare".to_owned());
    }
    secrets
}

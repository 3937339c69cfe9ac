//! Games are found by their id, and only by it.

use orrery_games::{GAMES, GameEntry, find};
use std::collections::HashSet;

#[test]
fn games_are_found_by_their_id() {
    let ids: HashSet<&str> = GAMES.iter().map(GameEntry::id).collect();
    assert_eq!(ids.len(), GAMES.len());
    for id in ids {
        assert_eq!(find(id).unwrap().id(), id);
    }
    let error = find("chess").map(GameEntry::id).unwrap_err();
    let text = error.to_string();
    assert!(text.starts_with("unknown game `chess`; there are: "));
    assert!(text.contains("comets"));
}

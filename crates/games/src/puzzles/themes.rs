//! What a turn is about, told by what happens in it.

use orrery_core::{Chronicle, Game, Match, Told, Viewer};
use std::any::Any;

/// The themes of a turn in a game whose type is erased, in the order of [`Chronicle::THEMES`].
#[must_use]
pub fn themes<G: Chronicle>(game: &dyn Match, turn: &[String]) -> Vec<&'static str> {
    let (Some(game), Some(now)) = ((game as &dyn Any).downcast_ref::<G>(), game.decision()) else {
        return Vec::new();
    };
    let mut guess = game.determinize(Viewer::Seat(now.seat), 0);
    let mut told = Vec::<Told<G::Event>>::new();
    for choice in turn.iter().map_while(|text| text.parse::<G::Choice>().ok()) {
        if Game::play(&mut guess, choice, &mut told).is_err() {
            break;
        }
    }
    let found = told
        .iter()
        .filter_map(|told| G::theme(&told.event, now.seat));
    let found: Vec<&str> = found.collect();
    let all = G::THEMES.iter().copied();
    all.filter(|theme| found.contains(theme)).collect()
}

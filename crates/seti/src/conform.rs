//! What the conformance kit needs to know about SETI.

use crate::choice::{Choice, Spot};
use crate::event::Event;
use crate::names::{Body, Species};
use crate::setup::Options;
use crate::solar::Cell;
use crate::state::{Phase, Seti};
use crate::view::{choosing_stack, looking_at};
use orrery_core::conformance::Conform;
use orrery_core::{Seat, Viewer};

impl Conform for Seti {
    const MAX_PLIES: usize = 6000;

    /// Every pair of species with every number of players, and alone at every difficulty.
    fn option_sets() -> Vec<Options> {
        let mut sets = Vec::new();
        let tables = (2..=4).map(|players| (players, None));
        let solo = (1..=5).map(|level| (1, Some(level)));
        for (place, (players, solo)) in tables.chain(solo).enumerate() {
            for (index, &left) in Species::ALL.iter().enumerate() {
                for &right in &Species::ALL[index + 1..] {
                    // Either of the two may lie on the left.
                    let species = if (index + place).is_multiple_of(2) {
                        [left, right]
                    } else {
                        [right, left]
                    };
                    sets.push(Options {
                        players,
                        solo,
                        species: Some(species),
                        ..Options::default()
                    });
                }
            }
        }
        sets
    }

    fn secrets(&self, viewer: Viewer) -> Vec<String> {
        let mut secrets: Vec<String> = vec!["/rng".to_owned(), "/deck".to_owned()];
        let mut hide = |pointer: String| secrets.push(pointer);
        for seat in Seat::first(self.players.len()).filter(|&seat| !viewer.is(seat)) {
            let player = format!("/players/{}", seat.index());
            hide(format!("{player}/hand"));
            hide(format!("{player}/exertians"));
            if self.phase != Phase::Over {
                hide(format!("{player}/secrets"));
            }
            for (index, piece) in self.player(seat).pieces.iter().enumerate() {
                if piece.sample.is_some() {
                    hide(format!("{player}/pieces/{index}/sample"));
                }
            }
        }
        for round in 0..4 {
            if !(choosing_stack(self, viewer) && round + 1 == self.round as usize) {
                hide(format!("/stacks/{round}"));
            }
        }
        for (tech, stack) in self.techs.iter().enumerate() {
            // The tile below a visible top is known when it is the only one.
            (0..stack.tiles.len().saturating_sub(1)).for_each(|tile| {
                if stack.tiles.len() > 2 {
                    hide(format!("/techs/{tech}/tiles/{tile}"));
                }
            });
        }
        for (side, slot) in self.species.iter().enumerate() {
            hide(format!("/species/{side}/deck"));
            if !slot.discovered {
                hide(format!("/species/{side}/species"));
            }
        }
        for (place, body) in [Body::Jupiter, Body::Saturn].into_iter().enumerate() {
            if looking_at(self, viewer) != Some(body) {
                hide(format!("/relics/samples/{place}"));
            }
        }
        if self.rival.level > 0 {
            for pile in ["deck", "reserve", "objectives"] {
                hide(format!("/rival/{pile}"));
            }
        }
        if !viewer.is(self.turn) {
            hide("/in_play/drawn".to_owned());
        }
        secrets
    }

    /// Card 11 shows a card that then goes back into the hand (D-49): nobody's view keeps it.
    fn fleeting(event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    /// Towards long games in which species are discovered: uniformly random players pass at once.
    fn eagerness(&self, choice: Choice) -> u32 {
        match choice {
            Choice::Pass | Choice::Corner(_) | Choice::Exchange(..) | Choice::Skip => 1,
            Choice::Move(_, to) | Choice::Step(_, to, _) if matches!(self.cell(to), Cell::Body(body) if body != Body::Earth) => {
                60
            }
            Choice::Move(..) | Choice::Buy | Choice::Done | Choice::Trace(_, _, Spot::Overflow) => {
                4
            }
            Choice::End | Choice::Continue | Choice::Step(..) => 8,
            Choice::Launch | Choice::Scan | Choice::Research | Choice::Play(_) => 40,
            Choice::Trace(_, _, Spot::Row(_)) | Choice::Orbit(_) => 60,
            Choice::PlaceUpper
            | Choice::PlaceLower(_)
            | Choice::Complete(_)
            | Choice::Deliver(..) => 100,
            Choice::Land(_) | Choice::Analyse | Choice::Trace(_, _, Spot::Discovery) => 200,
            _ => 20,
        }
    }
}

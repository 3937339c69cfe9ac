//! What the conformance kit needs to know about SETI.

use crate::choice::{Choice, Spot};
use crate::event::Event;
use crate::names::{Body, Species};
use crate::setup::Options;
use crate::solar::Cell;
use crate::state::Seti;
use orrery_core::conformance::Conform;

impl Conform for Seti {
    const MAX_PLIES: usize = 6000;

    /// Every number of players and every pair of species.
    fn option_sets() -> Vec<Options> {
        let mut sets = Vec::new();
        for (index, &left) in Species::ALL.iter().enumerate() {
            for &right in &Species::ALL[index + 1..] {
                for players in 2..=4 {
                    // Either of the two may lie on the left.
                    let species = if (index + players as usize).is_multiple_of(2) {
                        [left, right]
                    } else {
                        [right, left]
                    };
                    sets.push(Options {
                        players,
                        species: Some(species),
                        ..Options::default()
                    });
                }
            }
        }
        // The solo game at every difficulty, with changing species.
        for level in 1..=5u8 {
            let left = Species::at(level as usize - 1);
            for away in [1, 2] {
                let right = Species::at((level as usize - 1 + away) % 5);
                let species = Some([left, right]);
                sets.push(Options {
                    players: 1,
                    solo: Some(level),
                    species,
                    ..Options::default()
                });
            }
        }
        sets
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

//! What the kit needs to know about SETI.

use crate::Conform;
use orrery_seti::choice::Spot;
use orrery_seti::names::{Body, Species};
use orrery_seti::solar::Cell;
use orrery_seti::{Choice, Event, Options, Seti};

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

    fn vocabulary() -> Vec<Choice> {
        Vec::new()
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

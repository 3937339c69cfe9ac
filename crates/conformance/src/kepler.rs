//! What the kit needs to know about Kepler-3042.

use crate::Conform;
use orrery_core::{Game, Silent};
use orrery_kepler::choice::Place;
use orrery_kepler::map::Hex;
use orrery_kepler::names::ObjectiveSet;
use orrery_kepler::setup::Placement;
use orrery_kepler::state::What;
use orrery_kepler::{Choice, Kepler, Options};

impl Conform for Kepler {
    const MAX_PLIES: usize = 8000;

    /// Every number of players with both sets of objectives and both ways of placing tiles, and every
    /// level of every campaign.
    fn option_sets() -> Vec<Options> {
        let mut sets = Vec::new();
        for players in 2..=4 {
            for objectives in ObjectiveSet::ALL {
                for placement in [Placement::Random, Placement::Players] {
                    sets.push(Options {
                        players,
                        objectives: Some(*objectives),
                        placement,
                        ..Options::default()
                    });
                }
            }
        }
        let pack = Options::default().pack;
        for (index, campaign) in pack.campaigns.iter().enumerate() {
            for level in 0..4 {
                let passed = pack.levels.iter().take(level);
                let scores = passed.map(|passed| passed.minimum + 7 * index as u16);
                sets.push(Options {
                    players: 1,
                    campaign: Some(campaign.id.clone()),
                    scores: scores.collect(),
                    ..Options::default()
                });
            }
        }
        sets
    }

    fn vocabulary() -> Vec<Choice> {
        Vec::new()
    }

    /// Towards games in which ships fly to planets, and planets are settled, exploited and terraformed.
    fn eagerness(&self, choice: Choice) -> u32 {
        match choice {
            Choice::Action(_) => promise(*self, choice),
            Choice::Settle(_) | Choice::Terraform(_) => 400,
            Choice::Develop(..) => 40,
            Choice::Move(_, hex) => 4000 >> (3 * steps_to_a_free_planet(self, hex)).min(12),
            Choice::Produce(Place::Planet(_), cubes) => 40 * u32::from(cubes.total()).pow(2),
            Choice::Produce(_, cubes) => 8 * u32::from(cubes.total()).pow(2),
            Choice::End => 60,
            Choice::Burn(_, Place::Storage) | Choice::Regenerate(_) => 20,
            Choice::Done | Choice::Skip | Choice::Stay | Choice::Decline => 2,
            Choice::Recall(_)
            | Choice::Convert(..)
            | Choice::Shift(..)
            | Choice::Burn(..)
            | Choice::Bonus(_) => 1,
            _ => 8,
        }
    }
}

/// How much a main action promises, by the decision that it leads to.
fn promise(mut game: Kepler, action: Choice) -> u32 {
    game.apply(action, &mut Silent);
    match game.decision().map(|decision| decision.about) {
        Some("settle" | "terraform") => 200,
        Some("exploit") => 60,
        Some("build" | "fly" | "develop" | "produce") => 20,
        Some("track") => 8,
        _ => 1,
    }
}

/// Hexes from here to the nearest face-up planet without a marker.
fn steps_to_a_free_planet(game: &Kepler, hex: Hex) -> u32 {
    let free = game
        .tiles
        .iter()
        .filter(|tile| tile.up && tile.owner.is_none() && matches!(tile.what, What::Planet(_)));
    let distances = free.map(|tile| u32::from(tile.hex.distance(hex)));
    distances.min().unwrap_or_default()
}

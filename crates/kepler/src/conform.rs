//! What the conformance kit needs to know about Kepler-3042.

use crate::choice::Choice;
use crate::names::ObjectiveSet;
use crate::setup::{Options, Placement};
use crate::state::Kepler;
use orrery_core::conformance::Conform;

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

    /// Towards games in which ships fly, planets are settled and terraformed.
    fn eagerness(&self, choice: Choice) -> u32 {
        match choice {
            Choice::Recall(_) | Choice::Convert(..) | Choice::Shift(..) | Choice::Burn(..) => 1,
            Choice::Done | Choice::Skip | Choice::Stay | Choice::Decline => 2,
            Choice::Bonus(_) | Choice::End => 4,
            Choice::Settle(_) | Choice::Terraform(_) | Choice::Develop(..) => 40,
            Choice::Move(_, hex) if self.tile(hex).is_some() => 60,
            _ => 8,
        }
    }
}

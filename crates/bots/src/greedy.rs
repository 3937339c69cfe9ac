//! A bot that looks ahead to the end of its own turn.

use crate::judge::Judge;
use crate::turn::{Breadth, lines};
use crate::{Bot, Seen};
use orrery_core::{Rng, Viewer};
use std::collections::VecDeque;

/// Plays the turn that leads to the most promising position, hidden things being as it guesses.
pub(crate) struct Greedy<G: Judge> {
    rng: Rng,
    breadth: Breadth,
    /// What it means to do next, and how the table should look by then.
    plan: VecDeque<(G, G::Choice)>,
}

impl<G: Judge> Greedy<G> {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            rng: Rng::new(seed),
            breadth: Breadth {
                lines: 2,
                depth: 20,
            },
            plan: VecDeque::new(),
        }
    }

    /// The next choice of the plan, if everything came as expected.
    fn planned(&mut self, seen: &Seen<'_, G>) -> Option<usize> {
        let (expected, choice) = self.plan.pop_front()?;
        let as_expected = expected.view(Viewer::Seat(seen.seat())) == seen.view();
        let index = seen.choices().iter().position(|&legal| legal == choice);
        index.filter(|_| as_expected)
    }
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if seen.choices().len() == 1 {
            return 0;
        }
        if let Some(index) = self.planned(seen) {
            return index;
        }
        let guess = seen.determinize(self.rng.below(1 << 30) as u64);
        let lines = lines(&guess, seen.seat(), seen.choices(), self.breadth);
        let ranked = lines.iter().enumerate();
        let best = ranked.max_by(|(_, a), (_, b)| a.worth.total_cmp(&b.worth));
        let Some((index, line)) = best else {
            return 0;
        };
        self.plan = line
            .positions
            .iter()
            .copied()
            .zip(line.choices.iter().skip(1).copied())
            .collect();
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotKind, Stop};
    use orrery_core::Silent;
    use orrery_kepler::Kepler;
    use orrery_seti::Seti;

    /// Plays against itself; at every decision it must choose the same in another game that its seat
    /// cannot tell from the true one.
    fn sees_only_its_view<G: Judge>(options: &G::Options, decisions: usize) {
        let mut game = G::new(options, 5).unwrap();
        let mut choices = Vec::new();
        for number in 0..decisions {
            let Some(decision) = game.decision() else {
                return;
            };
            choices.clear();
            game.choices(&mut choices);
            let stop = Stop::default();
            let choose = |game: &G| {
                let seen = Seen::new(game, decision.seat, &choices, &stop);
                BotKind::Greedy.build(number as u64).choose(&seen)
            };
            let other = game.determinize(Viewer::Seat(decision.seat), 99);
            let index = choose(&game);
            assert_eq!(index, choose(&other), "decision {number}: {decision:?}");
            game.apply(choices[index], &mut Silent);
        }
    }

    #[test]
    fn it_sees_only_its_view() {
        sees_only_its_view::<Seti>(&orrery_seti::Options::default(), 60);
        sees_only_its_view::<Kepler>(&orrery_kepler::Options::default(), 60);
    }

    type Playing =
        fn(&crate::Plan, &(dyn Fn() + Sync)) -> Result<crate::Simulation, crate::SimulateError>;

    /// Whole games: it ends them, and scores far more than chance does.
    #[test]
    fn it_plays_better_than_chance() {
        let wins = |options: serde_json::Value, play: Playing| {
            let plan = crate::Plan {
                options,
                games: 6.try_into().unwrap(),
                seed: 3,
                bots: vec![BotKind::Greedy, BotKind::Random],
                threads: 1,
            };
            let result = play(&plan, &|| ()).unwrap();
            assert_eq!(result.finished, 6);
            result.scores.sides[0].wins
        };
        let players = serde_json::json!({"players": 2});
        assert_eq!(wins(players.clone(), crate::simulate::<Seti>), 6);
        assert_eq!(wins(players, crate::simulate::<Kepler>), 6);
    }
}

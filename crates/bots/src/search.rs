//! A bot that tries its best turns out, in many guesses of what is hidden.

use crate::Seen;
use crate::judge::{Edition, Eye, Judge};
use crate::mind::{Mind, Thinker};
use crate::turn::{Breadth, Line, TurnBegins};
use orrery_core::{Rng, Seat};

/// Choices in a row when candidates are looked for; how many lines is [`Judge::lines`].
const DEPTH: usize = 20;
/// Lines of the quick look at every first choice, and the part of the rest of the budget that may go into
/// the closer look at the best of them.
const QUICK: usize = 2;
const CLOSER: f32 = 0.75;
/// How a turn is played when a candidate is tried out.
const TRIAL: Breadth = Breadth {
    lines: 1,
    depth: 12,
};
/// How a turn is finished that was begun in another guess.
const FINISH: Breadth = Breadth {
    lines: 2,
    depth: DEPTH,
};
/// Turns that are tried out at most if each has its own first choice, and how much less they may
/// promise than the best.
const MOST: usize = 12;
const MARGIN: f32 = 12.0;
/// First choices that are looked at in a turn of a trial: by the player, and by the others.
const OWN_SAMPLE: usize = 30;
const OTHER_SAMPLE: usize = 1;
/// Further turns of the player in a trial.
const TURNS: usize = 2;
/// How many trials the first look is worth.
const PROMISE: f32 = 2.0;

/// Finds candidate turns as the greedy bot does, then plays on from each of them in several guesses of
/// what is hidden, and keeps the better half until one is left or the budget is used up.
pub(crate) struct Search<G: Judge> {
    mind: Mind<G>,
    /// Positions it may make for one decision.
    nodes: u64,
    edition: Edition,
}

struct Candidate<G: Judge> {
    line: Line<G>,
    total: f32,
    trials: u32,
}

impl<G: Judge> Candidate<G> {
    /// The mean of the trials, and of what it promised at first as if that were some trials more.
    fn mean(&self) -> f32 {
        (self.total + PROMISE * self.line.worth) / (self.trials as f32 + PROMISE)
    }
}

impl<G: Judge> Search<G> {
    pub(crate) fn new(seed: u64, nodes: u64, edition: Edition, eye: Box<dyn Eye<G>>) -> Self {
        Self {
            mind: Mind::new(seed, eye),
            nodes,
            edition,
        }
    }

    /// A guess of what is hidden.
    pub(crate) fn guess(&mut self, seen: &Seen<'_, G>) -> G {
        seen.determinize(self.mind.rng.below(1 << 30) as u64)
    }

    /// A guess, and the turns worth trying out that are found in it, the most promising first.
    pub(crate) fn turns(&mut self, seen: &Seen<'_, G>) -> (G, Vec<Line<G>>) {
        let guess = self.guess(seen);
        let found = self.candidates(&guess, seen).into_iter();
        (guess, found.map(|candidate| candidate.line).collect())
    }

    fn candidates(&mut self, guess: &G, seen: &Seen<'_, G>) -> Vec<Candidate<G>> {
        let alike = G::alike(self.nodes);
        let lines = self.look(guess, seen, alike);
        let mut found: Vec<Candidate<G>> = Vec::new();
        for line in lines {
            let known = |other: &Candidate<G>| {
                other.line.worth == line.worth
                    && other.line.positions.last() == line.positions.last()
            };
            if !found.iter().any(known) {
                found.push(Candidate {
                    line,
                    total: 0.0,
                    trials: 0,
                });
            }
        }
        found.sort_by(|a, b| a.line.before(a.line.worth, &b.line, b.line.worth));
        found.truncate(MOST * alike);
        let best = found.first().map_or(0.0, |best| best.line.worth);
        found.retain(|one| one.line.worth >= best - MARGIN);
        found
    }

    /// The best lines for each first choice, so many that begin alike: after a quick look at all of them a
    /// closer one at those that promise most, as close as most of the budget allows.
    fn look(&mut self, guess: &G, seen: &Seen<'_, G>, alike: usize) -> Vec<Line<G>> {
        let (seat, choices, stop) = (seen.seat(), seen.choices(), seen.stop());
        let all: Vec<_> = choices.iter().copied().enumerate().collect();
        let most = G::lines(self.nodes, self.edition);
        let quick = match self.edition {
            Edition::First => most,
            Edition::Now => most.min(QUICK),
        };
        let start = self.mind.ahead.nodes;
        let mut breadth = Breadth {
            lines: quick,
            depth: DEPTH,
        };
        let mut lines = self
            .mind
            .ahead
            .lines(guess, seat, &all, breadth, alike, stop);
        let best = lines.iter().map(|line| line.worth);
        let best = best.fold(f32::NEG_INFINITY, f32::max);
        let mut promising = all.clone();
        promising.retain(|&(number, _)| {
            let mut own = lines.iter().filter(|line| line.first == number);
            own.any(|line| line.worth >= best - MARGIN)
        });
        let spent = self.mind.ahead.nodes - start;
        let again = spent * promising.len() as u64 / all.len() as u64;
        let left = self.nodes.saturating_sub(spent) as f32 * CLOSER;
        breadth.lines = most.min((quick as f32 * left / again.max(1) as f32) as usize);
        if breadth.lines > quick {
            let closer = self
                .mind
                .ahead
                .lines(guess, seat, &promising, breadth, alike, stop);
            lines.retain(|line| closer.iter().all(|other| other.first != line.first));
            lines.extend(closer);
        }
        lines
    }

    /// Plays the candidate and some turns more in this guess. What the player can expect then; what the
    /// others have does not count, as minding it did not win more games.
    fn trial(&mut self, guess: &G, seat: Seat, line: &Line<G>, seed: u64) -> f32 {
        self.mind.effort.trials += 1;
        let (game, _) = self.replay(guess, seat, &line.choices);
        let end = self.play_on(game, seat, seed);
        self.worth(&end, seat)
    }

    /// Positions made so far.
    pub(crate) fn made(&self) -> u64 {
        self.mind.ahead.nodes
    }

    /// What a position is worth to a player.
    pub(crate) fn worth(&mut self, position: &G, seat: Seat) -> f32 {
        self.mind.ahead.eye.worth(position, seat)
    }

    /// Where a turn leads in this guess some turns later. If these choices are not the whole turn, or not possible
    /// here, its player finishes it as seems best.
    pub(crate) fn play_out(
        &mut self,
        guess: &G,
        seat: Seat,
        choices: &[G::Choice],
        seed: u64,
    ) -> G {
        let (mut game, ended) = self.replay(guess, seat, choices);
        if !ended {
            let mut firsts = Vec::new();
            game.choices(&mut firsts);
            let end = self.mind.ahead.best_end(&game, seat, &firsts, FINISH);
            game = end.unwrap_or(game);
        }
        self.play_on(game, seat, seed)
    }

    /// Plays some turns more.
    fn play_on(&mut self, mut game: G, seat: Seat, seed: u64) -> G {
        let mut rng = Rng::new(seed);
        let mut firsts = Vec::new();
        let mut turns = 0;
        while let Some(decision) = game.decision() {
            let own = decision.seat == seat;
            if own && turns == TURNS {
                break;
            }
            turns += usize::from(own);
            firsts.clear();
            game.choices(&mut firsts);
            let sample = if own { OWN_SAMPLE } else { OTHER_SAMPLE };
            let sample = sample.min(firsts.len());
            for place in 0..sample {
                let other = place + rng.below(firsts.len() - place);
                firsts.swap(place, other);
            }
            let best = self
                .mind
                .ahead
                .best_end(&game, decision.seat, &firsts[..sample], TRIAL);
            game = best.unwrap_or(game);
        }
        game
    }

    /// The choices of a line in another guess, and whether the turn has ended with them. If that deals other cards,
    /// the line may be impossible from there on.
    fn replay(&mut self, guess: &G, seat: Seat, choices: &[G::Choice]) -> (G, bool) {
        let mut game = *guess;
        let mut legal = Vec::new();
        let mut begins = TurnBegins::default();
        for &choice in choices {
            let own = game.decision().is_some_and(|next| next.seat == seat);
            legal.clear();
            game.choices(&mut legal);
            if !own || !legal.contains(&choice) {
                break;
            }
            begins = TurnBegins::default();
            game.apply(choice, &mut begins);
            self.mind.ahead.nodes += 1;
        }
        let own = game.decision().is_some_and(|next| next.seat == seat);
        (game, begins.0 || !own)
    }

    /// One trial more for each of these, all in the same guess.
    fn try_out(&mut self, seen: &Seen<'_, G>, candidates: &mut [Candidate<G>], seed: u64) {
        let guess = seen.determinize(seed);
        for candidate in candidates {
            candidate.total += self.trial(&guess, seen.seat(), &candidate.line, seed);
            candidate.trials += 1;
        }
    }

    /// The best candidate by trials. The budget counts from `start` and is kept to about one trial: what a
    /// trial takes shows the first one, and no more candidates are tried out than can be compared then.
    fn choose_by_trials(
        &mut self,
        seen: &Seen<'_, G>,
        mut candidates: Vec<Candidate<G>>,
        start: u64,
    ) -> Option<Candidate<G>> {
        let (looked, trials) = (self.mind.ahead.nodes, self.mind.effort.trials);
        let left = (start + self.nodes).saturating_sub(looked);
        if candidates.len() > 1 && left > 0 && !seen.stop().now() {
            let seed = self.mind.rng.below(1 << 30) as u64;
            self.try_out(seen, &mut candidates[..1], seed);
            let cost = (self.mind.ahead.nodes - looked).max(1);
            candidates.truncate(comparable(candidates.len(), left / cost));
            self.try_out(seen, &mut candidates[1..], seed);
        }
        let rounds = rounds(candidates.len());
        for round in 0..rounds {
            let used = left * u64::from(round + 1) / u64::from(rounds);
            let many = candidates.len() as u64;
            while many > 1 && !seen.stop().now() {
                let (tried, spent) = (
                    self.mind.effort.trials - trials,
                    self.mind.ahead.nodes - looked,
                );
                if tried == 0 || spent + many * spent / tried > used {
                    break;
                }
                let seed = self.mind.rng.below(1 << 30) as u64;
                self.try_out(seen, &mut candidates, seed);
            }
            keep_better_half(&mut candidates);
        }
        candidates.into_iter().next()
    }

    /// The same as the first edition did it: in whole sweeps over all candidates, however few there are and
    /// whatever the last one takes.
    fn choose_by_sweeps(
        &mut self,
        seen: &Seen<'_, G>,
        mut candidates: Vec<Candidate<G>>,
        start: u64,
    ) -> Option<Candidate<G>> {
        let rounds = rounds(candidates.len());
        for round in 0..rounds {
            let used = start + self.nodes * u64::from(round + 1) / u64::from(rounds);
            while self.mind.ahead.nodes < used && !seen.stop().now() {
                let seed = self.mind.rng.below(1 << 30) as u64;
                self.try_out(seen, &mut candidates, seed);
            }
            keep_better_half(&mut candidates);
            if candidates.len() == 1 {
                break;
            }
        }
        candidates.into_iter().next()
    }
}

/// How often so many candidates are halved.
fn rounds(candidates: usize) -> u32 {
    candidates.max(2).ilog2().max(1)
}

/// How many of so many candidates can be tried out at least once in every round, with so many trials.
fn comparable(candidates: usize, trials: u64) -> usize {
    let fits = |many: &usize| *many as u64 * u64::from(rounds(*many)) <= trials;
    (1..=candidates).rev().find(fits).unwrap_or(1)
}

fn keep_better_half<G: Judge>(candidates: &mut Vec<Candidate<G>>) {
    candidates.sort_by(|a, b| a.line.before(a.mean(), &b.line, b.mean()));
    candidates.truncate(candidates.len().div_ceil(2).max(1));
}

impl<G: Judge> Thinker<G> for Search<G> {
    fn think(&mut self, seen: &Seen<'_, G>) -> Option<Line<G>> {
        let start = self.mind.ahead.nodes;
        let guess = self.guess(seen);
        let candidates = self.candidates(&guess, seen);
        let best = match self.edition {
            Edition::First => self.choose_by_sweeps(seen, candidates, start),
            Edition::Now => self.choose_by_trials(seen, candidates, start),
        };
        Some(best?.line)
    }

    fn mind(&self) -> &Mind<G> {
        &self.mind
    }

    fn mind_mut(&mut self) -> &mut Mind<G> {
        &mut self.mind
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mind::Turns;
    use crate::{Bot, Stop};
    use orrery_core::{Game, Silent};
    use orrery_kepler::Kepler;
    use orrery_seti::Seti;

    /// Positions for each decision in the first 60 choices of a game.
    fn positions<G: Judge>(nodes: u64, edition: Edition) -> u64 {
        let options = serde_json::from_str("{}").expect("options");
        let mut game = G::new(&options, 5).expect("options");
        let mut bot = Turns(Search::<G>::new(3, nodes, edition, G::eye(edition)));
        let (stop, mut choices) = (Stop::default(), Vec::new());
        for _ in 0..60 {
            let seat = Game::decision(&game).expect("the game goes on").seat;
            choices.clear();
            game.choices(&mut choices);
            let picked = bot.choose(&Seen::new(&game, seat, &choices, &stop));
            game.apply(choices[picked], &mut Silent);
        }
        bot.effort().positions / bot.effort().decisions
    }

    #[test]
    fn the_budget_is_kept() {
        let seti = positions::<Seti>(10_000, Edition::Now);
        assert!((5_000..10_500).contains(&seti), "{seti}");
        let kepler = positions::<Kepler>(2_000, Edition::Now);
        assert!((1_000..2_200).contains(&kepler), "{kepler}");
        // What this is measured against.
        let first = positions::<Seti>(10_000, Edition::First);
        assert!(first > 14_000, "{first}");
    }

    #[test]
    fn few_trials_compare_few_candidates() {
        assert_eq!(
            [0, 1, 3, 8, 23, 24].map(|trials| comparable(8, trials)),
            [1, 1, 3, 4, 7, 8]
        );
        assert_eq!(comparable(1, 1_000), 1);
        assert_eq!(comparable(12, 1_000), 12);
    }
}

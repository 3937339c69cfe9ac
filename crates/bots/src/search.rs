//! A bot that tries its best turns out, in many guesses of what is hidden.

use crate::intent::Intent;
use crate::judge::Judge;
use crate::turn::{Breadth, Line, LookAhead};
use crate::{Bot, Effort, Seen};
use orrery_core::{Rng, Seat, Silent};
use std::sync::Arc;

/// Choices in a row when candidates are looked for; how many lines is [`Judge::lines`].
const DEPTH: usize = 20;
/// How a turn is played when a candidate is tried out.
const TRIAL: Breadth = Breadth {
    lines: 1,
    depth: 12,
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
    rng: Rng,
    /// Positions it may make for one decision.
    nodes: u64,
    ahead: LookAhead<G>,
    intent: Intent<G>,
    effort: Effort,
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
    pub(crate) fn new(seed: u64, nodes: u64) -> Self {
        Self {
            rng: Rng::new(seed),
            nodes,
            ahead: LookAhead::new(Arc::new(|game: &G, seat| game.forecast(seat))),
            intent: Intent::default(),
            effort: Effort::default(),
        }
    }

    fn candidates(&mut self, seen: &Seen<'_, G>) -> Vec<Candidate<G>> {
        let guess = seen.determinize(self.rng.below(1 << 30) as u64);
        let (seat, firsts) = (seen.seat(), seen.choices());
        let alike = G::alike(self.nodes);
        let breadth = Breadth {
            lines: G::lines(self.nodes),
            depth: DEPTH,
        };
        let lines = self
            .ahead
            .lines(&guess, seat, firsts, breadth, alike, seen.stop());
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
        found.sort_by(|a, b| b.line.worth.total_cmp(&a.line.worth));
        found.truncate(MOST * alike);
        let best = found.first().map_or(0.0, |best| best.line.worth);
        found.retain(|one| one.line.worth >= best - MARGIN);
        found
    }

    /// Plays the candidate and some turns more in this guess. What the player can expect then; what the
    /// others have does not count, as minding it did not win more games.
    fn trial(&mut self, guess: &G, seat: Seat, line: &Line<G>, seed: u64) -> f32 {
        self.effort.trials += 1;
        let mut game = self.replay(guess, seat, line);
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
                .ahead
                .best_end(&game, decision.seat, &firsts[..sample], TRIAL);
            game = best.unwrap_or(game);
        }
        game.forecast(seat)
    }

    /// The line in another guess. If that deals other cards, the line may be impossible from there on.
    fn replay(&mut self, guess: &G, seat: Seat, line: &Line<G>) -> G {
        let mut game = *guess;
        let mut legal = Vec::new();
        for &choice in &line.choices {
            let own = game.decision().is_some_and(|next| next.seat == seat);
            legal.clear();
            game.choices(&mut legal);
            if !own || !legal.contains(&choice) {
                break;
            }
            game.apply(choice, &mut Silent);
            self.ahead.nodes += 1;
        }
        game
    }

    /// The best candidate by trials. The budget counts from `start`.
    fn choose_by_trials(
        &mut self,
        seen: &Seen<'_, G>,
        mut candidates: Vec<Candidate<G>>,
        start: u64,
    ) -> Option<Candidate<G>> {
        let rounds = candidates.len().max(2).ilog2().max(1);
        for round in 0..rounds {
            let used = start + self.nodes * u64::from(round + 1) / u64::from(rounds);
            while self.ahead.nodes < used && !seen.stop().now() {
                let seed = self.rng.below(1 << 30) as u64;
                let guess = seen.determinize(seed);
                for candidate in &mut candidates {
                    candidate.total += self.trial(&guess, seen.seat(), &candidate.line, seed);
                    candidate.trials += 1;
                }
            }
            candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            candidates.truncate(candidates.len().div_ceil(2).max(1));
            if candidates.len() == 1 {
                break;
            }
        }
        candidates.into_iter().next()
    }
}

impl<G: Judge> Bot<G> for Search<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if seen.choices().len() == 1 {
            return 0;
        }
        if let Some(index) = self.intent.next(seen) {
            return index;
        }
        let clock = seen.stop().clock();
        let (start, begun) = (self.ahead.nodes, clock.uptime());
        let candidates = self.candidates(seen);
        let best = self.choose_by_trials(seen, candidates, start);
        self.effort.decisions += 1;
        self.effort.seconds += clock.since(begun).as_secs_f64();
        let Some(best) = best else {
            return 0;
        };
        self.intent = Intent::of(&best.line);
        best.line.first
    }

    fn intent(&mut self) -> Option<&mut Intent<G>> {
        Some(&mut self.intent)
    }

    fn effort(&self) -> Effort {
        Effort {
            positions: self.ahead.nodes,
            ..self.effort
        }
    }
}

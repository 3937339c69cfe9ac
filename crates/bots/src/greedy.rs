//! A bot that looks ahead to the end of its own turn.

use crate::intent::Intent;
use crate::judge::Judge;
use crate::turn::{Breadth, Eye, Line, LookAhead};
use crate::{Bot, Effort, Seen};
use orrery_core::Rng;
use std::sync::Arc;

/// Plays the turn that leads to the most promising position, hidden things being as it guesses.
pub(crate) struct Greedy<G: Judge> {
    rng: Rng,
    breadth: Breadth,
    /// Every turn seems better or worse than it is by up to so many points.
    error: f32,
    ahead: LookAhead<G>,
    intent: Intent<G>,
    effort: Effort,
}

impl<G: Judge> Greedy<G> {
    pub(crate) fn new(seed: u64) -> Self {
        Self::with(seed, by_hand(), 2, 0.0)
    }

    /// One that misjudges its turns and looks less closely.
    pub(crate) fn novice(seed: u64, error: f32) -> Self {
        Self::with(seed, by_hand(), 1, error)
    }

    /// One with this eye that follows so many lines for each first choice.
    pub(crate) fn with(seed: u64, eye: Eye<G>, lines: usize, error: f32) -> Self {
        Self {
            rng: Rng::new(seed),
            breadth: Breadth { lines, depth: 20 },
            error,
            ahead: LookAhead::new(eye),
            intent: Intent::default(),
            effort: Effort::default(),
        }
    }

    fn misjudged(&mut self, worth: f32) -> f32 {
        if self.error == 0.0 {
            return worth;
        }
        const STEPS: usize = 1 << 16;
        let part = self.rng.below(STEPS) as f32 / STEPS as f32;
        worth + self.error * (2.0 * part - 1.0)
    }
}

pub(crate) fn by_hand<G: Judge>() -> Eye<G> {
    Arc::new(|game: &G, seat| game.worth(seat))
}

impl<G: Judge> Bot<G> for Greedy<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if seen.choices().len() == 1 {
            return 0;
        }
        if let Some(index) = self.intent.next(seen) {
            return index;
        }
        let clock = seen.stop().clock();
        let begun = clock.uptime();
        let guess = seen.determinize(self.rng.below(1 << 30) as u64);
        let (seat, firsts) = (seen.seat(), seen.choices());
        let lines = self
            .ahead
            .lines(&guess, seat, firsts, self.breadth, 1, seen.stop());
        self.effort.decisions += 1;
        self.effort.seconds += clock.since(begun).as_secs_f64();
        let mut best: Option<(&Line<G>, f32)> = None;
        for line in &lines {
            let worth = self.misjudged(line.worth);
            if best.is_none_or(|(_, most)| worth >= most) {
                best = Some((line, worth));
            }
        }
        let Some((best, _)) = best else {
            return 0;
        };
        self.intent = Intent::of(best);
        best.first
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

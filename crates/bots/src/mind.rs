//! What bots have in common that think their turns through.

use crate::intent::Intent;
use crate::judge::Judge;
use crate::turn::{Eye, Line, LookAhead};
use crate::{Bot, Effort, Seen};
use orrery_core::Rng;

/// How a bot thinks.
pub(crate) trait Thinker<G: Judge>: Send {
    /// The best turn it finds.
    fn think(&mut self, seen: &Seen<'_, G>) -> Option<Line<G>>;

    fn mind(&self) -> &Mind<G>;

    fn mind_mut(&mut self) -> &mut Mind<G>;
}

pub(crate) struct Mind<G: Judge> {
    pub(crate) rng: Rng,
    pub(crate) ahead: LookAhead<G>,
    pub(crate) effort: Effort,
    intent: Intent<G>,
}

impl<G: Judge> Mind<G> {
    pub(crate) fn new(seed: u64, eye: Box<dyn Eye<G>>) -> Self {
        Self {
            rng: Rng::new(seed),
            ahead: LookAhead::new(eye),
            effort: Effort::default(),
            intent: Intent::default(),
        }
    }
}

/// Thinks a turn through, then plays it for as long as everything comes as expected.
pub(crate) struct Turns<T>(pub(crate) T);

impl<G: Judge, T: Thinker<G>> Bot<G> for Turns<T> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if seen.choices().len() == 1 {
            return 0;
        }
        if let Some(index) = self.0.mind_mut().intent.next(seen) {
            return index;
        }
        let clock = seen.stop().clock();
        let begun = clock.uptime();
        let best = self.0.think(seen);
        let mind = self.0.mind_mut();
        mind.effort.decisions += 1;
        mind.effort.seconds += clock.since(begun).as_secs_f64();
        let Some(best) = best else {
            return 0;
        };
        mind.intent = Intent::of(&best);
        best.first
    }

    fn intent(&mut self) -> Option<&mut Intent<G>> {
        Some(&mut self.0.mind_mut().intent)
    }

    fn effort(&self) -> Effort {
        let mind = self.0.mind();
        Effort {
            positions: mind.ahead.nodes,
            ..mind.effort
        }
    }
}

//! What the turns open to a player are worth, and how sure that is.
//!
//! Turns are looked for as the search does it, from what the player may know only. The most promising are then tried
//! out in guesses that had no part in choosing them, all in the same ones, so that their differences are told more
//! exactly than their results. A turn goes as far as its player knows what comes: after a card is drawn or something
//! is revealed, each guess plays on as it sees fit.

use crate::judge::{Edition, Judge};
use crate::search::Search;
use crate::turn::Line;
use crate::{Seen, Stop};
use orrery_core::{Game, Match, Phrase, Rng, Silent, Viewer};
use serde::{Deserialize, Serialize};
use std::any::Any;

/// So many turns are measured, and the one that was played.
const FINALISTS: usize = 3;
/// One part in so many of the budget may go into looking for turns.
const LOOK: u64 = 2;
/// The part of the rest with which the finalists are found.
const SCREENING: f32 = 0.5;
/// The only turn there is gets one part in so many.
const ALONE: u64 = 10;
/// In so many other guesses a turn must come as expected.
const SURE: usize = 3;
/// How many trials the first look is worth while finalists are found.
const PROMISE: f32 = 2.0;

/// A mean, and how far off it may be.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean of the trials.
    pub mean: f32,
    /// Its standard error.
    pub error: f32,
}

impl Estimate {
    /// Of these trials.
    #[must_use]
    pub fn of(trials: &[f32]) -> Self {
        let n = trials.len() as f32;
        if trials.is_empty() {
            return Self::default();
        }
        let mean = trials.iter().sum::<f32>() / n;
        let spread = trials.iter().map(|one| (one - mean).powi(2)).sum::<f32>();
        let error = match trials.len() {
            // A single trial says nothing about the next one.
            1 => f32::INFINITY,
            _ => (spread / (n - 1.0) / n).sqrt(),
        };
        Self { mean, error }
    }

    /// This less another one of other trials.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        Self {
            mean: self.mean - other.mean,
            error: self.error.hypot(other.error),
        }
    }
}

/// How carefully to weigh, and the turn that must be among those weighed.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// Positions that may be made.
    pub nodes: u64,
    /// The same seed gives the same answer.
    pub seed: u64,
    /// The choices of the turn that was played, as far as they followed from one another.
    pub played: Option<Vec<String>>,
    /// If this is given, no turns are looked for: the played one is compared with this one alone.
    pub against: Option<Vec<String>>,
}

/// The turns open to a player, the best first.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// The best ones, and the one that was played.
    pub turns: Vec<Weighing>,
    /// Guesses in which they were measured.
    pub trials: usize,
    /// Positions made.
    pub positions: u64,
}

/// A turn and what it is worth.
#[derive(Clone, Debug)]
pub struct Weighing {
    /// The texts of its choices, as far as its player knows what comes of them.
    pub choices: Vec<String>,
    /// The same in words, as its player would read them.
    pub phrases: Vec<Phrase>,
    /// The points that its player can expect at the end; alone against an automaton the lead over it.
    pub result: Estimate,
    /// How much less it is worth than the best one, in the same guesses.
    pub behind: Estimate,
    /// True for the turn that was played.
    pub played: bool,
}

impl Weighed {
    /// The turn that was played.
    #[must_use]
    pub fn played(&self) -> Option<&Weighing> {
        self.turns.iter().find(|turn| turn.played)
    }
}

/// Weighs the turns of the one who decides in a game whose type is erased. `None` if the game is over, if it is not of
/// type `G`, if the played turn is not possible, or if it was told to stop.
#[must_use]
pub fn weigh<G: Judge>(game: &dyn Match, question: &Question, stop: &Stop) -> Option<Weighed> {
    let game = (game as &dyn Any).downcast_ref::<G>()?;
    let seat = Game::decision(game)?.seat;
    let mut choices = Vec::new();
    Game::choices(game, &mut choices);
    let seen = Seen::new(game, seat, &choices, stop);
    let read = |texts: &Vec<String>| {
        let read = texts.iter().map(|text| text.parse::<G::Choice>().ok());
        read.collect::<Option<Vec<_>>>()
    };
    let played = match &question.played {
        Some(texts) => Some(read(texts)?),
        None => None,
    };
    let against = match &question.against {
        Some(texts) => Some(read(texts)?),
        None => None,
    };
    Scales::new(&seen, question).weigh(played, against)
}

/// A turn that is tried out.
struct Tried<G: Judge> {
    choices: Vec<G::Choice>,
    /// The position in the first guess before each choice, and after the last.
    positions: Vec<G>,
    /// What the first look promised.
    promise: Option<f32>,
    /// The results of its trials.
    results: Vec<f32>,
    played: bool,
}

impl<G: Judge> Tried<G> {
    fn mean(&self) -> f32 {
        let (total, many) = (self.results.iter().sum::<f32>(), self.results.len() as f32);
        match self.promise {
            Some(promise) => (total + PROMISE * promise) / (many + PROMISE),
            None => total / many.max(1.0),
        }
    }
}

struct Scales<'a, G: Judge> {
    seen: &'a Seen<'a, G>,
    search: Search<G>,
    rng: Rng,
    nodes: u64,
}

impl<'a, G: Judge> Scales<'a, G> {
    fn new(seen: &'a Seen<'a, G>, question: &Question) -> Self {
        let (seed, nodes) = (question.seed, question.nodes);
        Self {
            seen,
            search: Search::new(seed, nodes / LOOK, Edition::Now, G::eye(Edition::Now)),
            rng: Rng::new(!seed),
            nodes,
        }
    }

    fn number(&mut self) -> u64 {
        self.rng.below(1 << 30) as u64
    }

    fn weigh(
        mut self,
        played: Option<Vec<G::Choice>>,
        against: Option<Vec<G::Choice>>,
    ) -> Option<Weighed> {
        let (guess, mut turns) = match against {
            Some(turn) => self.only(turn)?,
            None => {
                let (guess, lines) = self.search.turns(self.seen);
                (guess, self.distinct(&guess, lines))
            }
        };
        if let Some(played) = played {
            self.add_played(&guess, &mut turns, played)?;
        }
        let looked = self.search.made();
        let mut left = self.nodes.saturating_sub(looked);
        match turns.len() {
            // There is nothing to compare, so a few trials must do.
            0 | 1 => left /= ALONE,
            // Nothing is to be left out.
            2..=FINALISTS => {}
            _ => self.screen(&mut turns, looked + (left as f32 * SCREENING) as u64),
        }
        let screened = turns.first().map_or(0, |turn| turn.results.len());
        self.measure(&mut turns, looked + left);
        if self.seen.stop().cancelled() {
            return None;
        }
        Some(self.answer(turns, screened))
    }

    /// A guess, and this turn as the only one that is known.
    fn only(&mut self, turn: Vec<G::Choice>) -> Option<(G, Vec<Tried<G>>)> {
        let guess = self.search.guess(self.seen);
        let mut turns = Vec::new();
        self.add_played(&guess, &mut turns, turn)?;
        turns.iter_mut().for_each(|turn| turn.played = false);
        Some((guess, turns))
    }

    /// The lines as far as they are sure, each once.
    fn distinct(&mut self, guess: &G, lines: Vec<Line<G>>) -> Vec<Tried<G>> {
        let others: Vec<G> = (0..SURE)
            .map(|_| {
                let seed = self.number();
                self.seen.determinize(seed)
            })
            .collect();
        let mut turns: Vec<Tried<G>> = Vec::new();
        for mut line in lines {
            let sure = others.iter().map(|other| self.sure(other, &line)).min();
            line.choices.truncate(sure.unwrap_or(0).max(1));
            line.positions.truncate(line.choices.len());
            let end = line.positions.last();
            if turns.iter().any(|turn| turn.positions.last() == end) {
                continue;
            }
            let mut positions = vec![*guess];
            positions.extend(line.positions);
            turns.push(Tried {
                choices: line.choices,
                positions,
                promise: Some(line.worth),
                results: Vec::new(),
                played: false,
            });
        }
        turns
    }

    /// So many choices of a line can be made in another guess before the player sees something else there.
    fn sure(&self, guess: &G, line: &Line<G>) -> usize {
        let viewer = Viewer::Seat(self.seen.seat());
        let mut game = *guess;
        let mut legal = Vec::new();
        for (made, (&choice, after)) in line.choices.iter().zip(&line.positions).enumerate() {
            legal.clear();
            game.choices(&mut legal);
            if !legal.contains(&choice) {
                return made;
            }
            game.apply(choice, &mut Silent);
            if game.view(viewer) != after.view(viewer) {
                return made + 1;
            }
        }
        line.choices.len()
    }

    /// Adds the turn that was played, or finds it among the others; `None` if it is not possible.
    fn add_played(
        &mut self,
        guess: &G,
        turns: &mut Vec<Tried<G>>,
        played: Vec<G::Choice>,
    ) -> Option<()> {
        let seat = self.seen.seat();
        let mut positions = vec![*guess];
        let mut legal = Vec::new();
        for &choice in &played {
            let mut game = *positions.last()?;
            legal.clear();
            game.choices(&mut legal);
            let own = Game::decision(&game).is_some_and(|next| next.seat == seat);
            if !own || !legal.contains(&choice) {
                return None;
            }
            game.apply(choice, &mut Silent);
            positions.push(game);
        }
        let end = positions.last();
        let same = |turn: &&mut Tried<G>| turn.choices == played || turn.positions.last() == end;
        if let Some(known) = turns.iter_mut().find(same) {
            known.played = true;
            return Some(());
        }
        turns.push(Tried {
            choices: played,
            positions,
            promise: None,
            results: Vec::new(),
            played: true,
        });
        Some(())
    }

    /// One trial more for each of these, all in the same guess.
    fn try_out(&mut self, turns: &mut [Tried<G>]) {
        let seed = self.number();
        let (seat, guess) = (self.seen.seat(), self.seen.determinize(seed));
        for turn in turns {
            let end = self.search.play_out(&guess, seat, &turn.choices, seed);
            let result = self.search.worth(&end, seat);
            turn.results.push(result);
        }
    }

    /// Tries out all, and halves them until the finalists are left.
    fn screen(&mut self, turns: &mut Vec<Tried<G>>, until: u64) {
        let begun = self.search.made();
        let rounds = (turns.len().div_ceil(FINALISTS))
            .next_power_of_two()
            .ilog2()
            + 1;
        for round in 1..=u64::from(rounds) {
            let end = begun + until.saturating_sub(begun) * round / u64::from(rounds);
            loop {
                let before = self.search.made();
                self.try_out(turns);
                let sweep = self.search.made() - before;
                if self.search.made() + sweep > end || self.seen.stop().now() {
                    break;
                }
            }
            turns.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            let half = turns.len().div_ceil(2);
            keep_first(turns, half.max(FINALISTS));
        }
        keep_first(turns, FINALISTS);
    }

    /// Measures the finalists in guesses that did not choose them; at least two, or nobody would know how far off the
    /// mean may be.
    fn measure(&mut self, turns: &mut [Tried<G>], until: u64) {
        self.try_out(turns);
        loop {
            let before = self.search.made();
            self.try_out(turns);
            let sweep = self.search.made() - before;
            if self.search.made() + sweep > until || self.seen.stop().now() {
                break;
            }
        }
    }

    /// Best first by all trials; what they are worth by those that came after so many.
    fn answer(&self, mut turns: Vec<Tried<G>>, screened: usize) -> Weighed {
        for turn in &mut turns {
            turn.promise = None;
        }
        let trials = turns
            .first()
            .map_or(0, |turn| turn.results.len() - screened);
        let fresh = |all: &[f32]| all[all.len() - trials..].to_vec();
        turns.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let best = turns.first().map(|best| fresh(&best.results));
        let best = best.unwrap_or_default();
        let viewer = Viewer::Seat(self.seen.seat());
        let weighed = |turn: &Tried<G>| {
            let results = fresh(&turn.results);
            let behind: Vec<f32> = best.iter().zip(&results).map(|(a, b)| a - b).collect();
            let made = turn.positions.iter().zip(&turn.choices);
            Weighing {
                choices: turn.choices.iter().map(ToString::to_string).collect(),
                phrases: made
                    .map(|(at, &choice)| G::say_choice(&at.view(viewer), choice))
                    .collect(),
                result: Estimate::of(&results),
                behind: Estimate::of(&behind),
                played: turn.played,
            }
        };
        Weighed {
            turns: turns.iter().map(weighed).collect(),
            trials,
            positions: self.search.made(),
        }
    }
}

/// Keeps the first ones and the one that was played.
fn keep_first<G: Judge>(turns: &mut Vec<Tried<G>>, many: usize) {
    let mut place = 0;
    turns.retain(|turn| {
        place += 1;
        place <= many || turn.played
    });
}
